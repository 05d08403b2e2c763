var R,Uo,ya,ke,eo,it,Go,st,Ko,oo,to,va,Ne=Symbol.for("pv"),lt={},ct=[],xa=/^m(i|n|o|s|text|space)$/,no=Array.isArray,so=ct.slice,Pe=Object.assign;function Te(e){e&&e.parentNode&&e.remove()}function Vo(e,t,o){var n,a,s,i={},l=arguments.length;for(s in t)s=="key"?n=t[s]:s=="ref"&&typeof e!="function"?a=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?so.call(arguments,2):o),We(e,i,n,a,null)}function We(e,t,o,n,a){var s={type:e,props:t,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ne,__v:a||++Uo,__i:-1,__u:0};return!a&&R.vnode&&R.vnode(s),s}function ut(e){return e.children}function at(e,t){this.props=e,this.context=t,this.__g=0}function be(e,t){if(t==null)return e.__&&be(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:be(e)}function _a(e){var t,o=e.__v,n=o.__e,a=[],s=[],i=e.__P;i&&((t=Pe({constructor:Ne},o)).__v=o.__v+1,R.vnode&&R.vnode(t),ao(i,t,o,e.__n,i.namespaceURI,32&o.__u?[n]:null,a,n||be(o),32&o.__u,s),t.__v=o.__v,t.__.__k[t.__i]=t,en(a,t,s),o.__=o.__e=null,t.__e!=n&&Zo(t))}function Zo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Zo(e)}function Ho(e){(8&e.__g||(e.__g|=8,ke.push(e),it++))&&eo==R.debounceRendering||((eo=R.debounceRendering)||queueMicrotask)(Jo)}function Jo(){try{for(var e,t=1;ke.length;)ke.length>t&&ke.sort(Go),e=ke.shift(),t=ke.length,8&e.__g&&_a(e)}finally{(it=ke.length)&&(eo||queueMicrotask)(Jo)}}function Qo(e,t,o,n,a,s,i,l,u,d,c){var p,m,h,$,f,g,w=n.__k||ct,_=t.length;for(u=za(o,t,w,u,_),p=0;p<_;p++)(h=o.__k[p])!=null&&(m=~h.__i&&w[h.__i]||lt,h.__i=p,g=ao(e,h,m,a,s,i,l,u,d,c),$=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&ro(m.ref,null,h,m),h.ref&&c.push(h.ref,h.__c||$,h)),f=f||$,4&h.__u?(u=Yo(h,u,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="function"&&g!==void 0?u=g:$&&(u=$.nextSibling),h.__u&=-21);return o.__e=f,u}function za(e,t,o,n,a){var s,i,l,u,d,c,p,m,h,$=o.length,f=$,g=0,w=0,_=e.__k=Array(a);for(s=0;s<a;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=_[s]=We(null,i):no(i)?i=_[s]=We(ut,{children:i}):i.constructor===Ne&&i.__b?i=_[s]=We(i.type,i.props,i.key,i.ref,i.__v):_[s]=i,u=s+g,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=Ca(i,o,u,f))&&(f--,(l=o[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==u-1?g--:d==u+1?g++:d!=u&&(d>u?g--:g++,w=1)):(~d||(a>$?g--:a<$&&g++),typeof i.type!="function"&&(i.__u|=4))):_[s]=null;if(w){for(c=[],p=[],s=0;s<a;s++)if((i=_[s])&&16&i.__u){for(g=0,m=c.length;g<m;)c[h=g+m>>1]<i.__i?g=h+1:m=h;c[g]=i.__i,p[s]=g+1}for(g=c.length;s--;)p[s]&&(p[s]==g?g--:_[s].__u|=4)}if(f)for(s=0;s<$;s++)!(l=o[s])||2&l.__u||(l.__e==n&&(n=be(l)),io(l,l));return n}function Yo(e,t,o,n){var a,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&(a[s].__=e,t=Yo(a[s],t,o,!1));return t}for(t&&!t.parentNode&&(t=be(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!n&&o.moveBefore&&i.parentNode?o.moveBefore(i,t):o.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ca(e,t,o,n){var a,s=e.key,i=e.type,l=t[o],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return o;if(n>(u?1:0)){for(a=o-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a;for(a=o+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a}return-1}function Fo(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function nt(e,t,o,n,a){var s,i;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)o&&t in o||Fo(e.style,t);if(o)for(t in o)n&&o[t]==n[t]||Fo(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=o,o&&n||(i=to[t]||(to[t]=Ma(t)),(e.__a||(e.__a={}))[t]=oo,s=t!=(t=t.replace(Ko,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function Ma(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[st]==null)t[st]=oo++;else if(t[st]<this.__a[e])return;return o(R.event?R.event(t):t)}}}function ao(e,t,o,n,a,s,i,l,u,d){var c,p,m,h,$,f,g,w,_,k,C,z,O,b,x,L,P,q,I=t.type;if(t.constructor!==Ne)return null;128&o.__u&&(u=32&o.__u,c=o.__c.__z)&&(t.__u|=u,p=s=[],c.nodeType==8?l=rt(c,s):s.push(c),l=s[0]||l),(c=R.__b)&&c(t);e:if(typeof I=="function"){m=i.length;try{if(w=t.props,_=(c=I.prototype)&&c.render,k=(c=I.contextType)&&n[c.__c],C=c?k?k.props.value:c.__:n,(h=o.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(_?t.__c=h=new I(w,C):(t.__c=h=new at(w,C),h.constructor=I,h.render=Sa),k&&k.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),_&&(h.__s||(h.__s=h.state),I.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Pe({},h.__s)),Pe(h.__s,I.getDerivedStateFromProps(w,h.__s)))),$=h.props,f=h.state,h.__v=t,o.__c){if(w!==$&&_&&!I.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(w,C),t.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(w,h.__s,C)===!1){t.__v!=o.__v&&(h.props=w,h.state=h.__s,h.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(j){j&&(j.__=t)}),ct.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=be(o);break e}h.componentWillUpdate&&h.componentWillUpdate(w,h.__s,C),_&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate($,f,g)})}else _&&!I.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),_&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=C,h.props=w,h.__P=e,h.__g&=-5,z=R.__r,O=_?25:0;do h.__g&=-9,z&&z(t),c=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++O<25);_&&(ct.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=Pe({},n,h.getChildContext())),_&&o.__c&&h.getSnapshotBeforeUpdate&&(g=h.getSnapshotBeforeUpdate($,f)),b=c&&c.type===ut&&c.key==null?c.props.children:c,w.__P&&(c=l,a=(e=w.__P).namespaceURI,u=s=null,o.props&&o.props.__P!=e&&(o.__k.some(function(j){j&&io(j,j)}),o.__k=null),l=o.__k?be(o,0):null),l=Qo(e,no(b)?b:[b],t,o,n,a,s,i,l,u,d),w.__P&&(t.__e=null,l=c),t.__u&=-161,p&&p.some(Te),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch(j){if(i.length=m,t.__v=null,u||s)if(j&&j.then){if(t.__u|=128|u,s){for(~(P=s.indexOf(l||void 0))||(P=s.length);(q=s[P-1])&&q.nodeType==8;)P--;for(;P<s.length;P++)if(q=s[P])if(s[P]=null,x){if(q==L)break}else{if(q.nodeType!=8)break;q.data.startsWith("$s")&&(L=rt(x=q))}}if(!x){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;x=l}(c=rt(x=t.__c.__z||(t.__c.__z=x)))?(t.__e=x,l=c):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Te);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),j&&j.then||Xo(t),R.__e(j,t,o)}}else l=t.__e=ja(o.__e,t,o,n,a,s,i,u,d,e);return(c=R.diffed)&&c(t),l}function rt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function Xo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Xo))}function en(e,t,o){for(var n=0;n<o.length;)ro(o[n++],o[n++],o[n++]);R.__c&&R.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(s){s.call(a)})}catch(s){R.__e(s,a.__v)}})}function ja(e,t,o,n,a,s,i,l,u,d){var c,p,m,h,$,f,g,w,_=o.props||lt,k=t.props,C=t.type;if(C=="svg"?a="http://www.w3.org/2000/svg":C=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),s){for(c=0;c<s.length;c++)if(($=s[c])&&(C?$.localName==C:$.nodeType==3)){e=$,s[c]=null;break}}if(!e){if(w=d.ownerDocument||document,!C)return w.createTextNode(k);e=w.createElementNS(a,C,k.is?k:d),l&&(R.__m&&R.__m(t,s),l=!1),s=null}if(C){if(d=C=="template"&&e.content||e,s=C=="textarea"&&k.defaultValue!=null?null:s&&so.call(d.childNodes),!l&&s)for(_={},c=0;c<e.attributes.length;c++)_[($=e.attributes[c]).name]=$.value;for(c in _)$=_[c],c=="dangerouslySetInnerHTML"?m=$:c=="children"||c in k||c=="value"&&"defaultValue"in k||c=="checked"&&"defaultChecked"in k||nt(e,c,null,$,a);for(c in k)$=k[c],c=="children"?h=$:c=="dangerouslySetInnerHTML"?p=$:c=="value"?f=$:c=="checked"?g=$:l&&typeof $!="function"||_[c]===$||nt(e,c,$,_[c],a);p?(l||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(m&&(e.textContent=""),(C=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&xa.test(C))&&(a="http://www.w3.org/1999/xhtml"),Qo(d,no(h)?h:[h],t,o,n,a,s,i,s?s[0]:o.__k&&be(o,0),l,u),s&&s.some(Te)),l&&C!="textarea"||(c="value",C=="progress"&&f==null?e.removeAttribute(c):f==null||f===e[c]&&(C!="progress"||f)||nt(e,c,f,_[c],a),c="checked",g!=null&&g!=e[c]&&nt(e,c,g,_[c],a))}else _===k||l&&e.data==k||(e.data=k);return e}function ro(e,t,o,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){R.__e(a,o)}}function io(e,t,o){var n,a,s,i;if(R.unmount&&R.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||ro(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){R.__e(l,t)}n.__P=n.__n=null}if(n=e.__k)for(i=0;i<n.length;i++)n[i]&&io(n[i],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(n=e.__c)&&(n=n.__z)&&(a=rt(n,s=[]))&&(n==e.__e&&s.some(Te),Te(a),Te(n)),o||Te(e.__e),e.__e=e.__c=e.__=null}function Sa(e,t,o){return this.constructor(e,o)}function tn(e,t){var o,n,a,s;R.__&&R.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(o=e&&32&e.__u)?null:t.__k,t.__k=We(ut,{children:[e]}),a=[],s=[],ao(t,t.__k,n||lt,lt,t.namespaceURI,n?null:t.firstChild?so.call(t.childNodes):null,a,n?n.__e:t.firstChild,o,s),en(a,t.__k,s),t.__k.props.children=null}R={__e:function(e,t,o,n){for(var a,s,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(s=a.constructor)&&s.getDerivedStateFromError)&&a.setState(s.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,n||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw it=0,e}},Uo=0,ya=function(e){return e!=null&&e.constructor===Ne},at.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=Pe({},this.state)),typeof e=="function"&&(e=e(Pe({},o),this.props)),e&&(Pe(o,e),this.__v&&(t&&this.__k.push(t),Ho(this)))},at.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ho(this))},at.prototype.render=ut,ke=[],it=0,Go=function(e,t){return e.__v.__b-t.__v.__b},st=Symbol(),Ko=/(PointerCapture)$|Capture$/i,oo=0,to={},va=0;var nn=function(e,t,o,n){var a;t[0]=0;for(var s=1;s<t.length;s++){var i=t[s++],l=t[s]?(t[0]|=i?1:2,o[t[s++]]):t[++s];i===3?n[0]=l:i===4?n[1]=Object.assign(n[1]||{},l):i===5?(n[1]=n[1]||{})[t[++s]]=l:i===6?n[1][t[++s]]+=l+"":i?(a=e.apply(l,nn(e,l,o,["",null])),n.push(a),l[0]?t[0]|=2:(t[s-2]=0,t[s]=a)):n.push(l)}return n},on=new Map;function sn(e){var t=on.get(this);return t||(t=new Map,on.set(this,t)),(t=nn(this,t.get(e)||(t.set(e,t=(function(o){for(var n,a,s=1,i="",l="",u=[0],d=function(m){s===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,i):s===3&&(m||i)?(u.push(3,m,i),s=2):s===2&&i==="..."&&m?u.push(4,m,0):s===2&&i&&!m?u.push(5,0,!0,i):s>=5&&((i||!m&&s===5)&&(u.push(s,0,i,a),s=6),m&&(u.push(s,m,0,a),s=6)),i=""},c=0;c<o.length;c++){c&&(s===1&&d(),d(c));for(var p=0;p<o[c].length;p++)n=o[c][p],s===1?n==="<"?(d(),u=[u],s=3):i+=n:s===4?i==="--"&&n===">"?(s=1,i=""):i=n+i[0]:l?n===l?l="":i+=n:n==='"'||n==="'"?l=n:n===">"?(d(),s=1):s&&(n==="="?(s=5,a=i,i=""):n==="/"&&(s<5||o[c][p+1]===">")?(d(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):n===" "||n==="	"||n===`
`||n==="\r"?(d(),s=2):i+=n),s===3&&i==="!--"&&(s=4,u=u[0])}return d(),u})(e)),t),arguments,[])).length>1?t:t[0]}var r=sn.bind(Vo);var qe,K,lo,an,co=Object.is,dt=0,$n=[],uo=[],G=R,rn=G.__b,ln=G.__r,cn=G.diffed,un=G.__c,dn=G.unmount,pn=G.__;function pt(e,t){G.__h&&G.__h(K,e,dt||t),dt=0;var o=K.__H||(K.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function v(e){return dt=1,Ta(fn,e)}function Ta(e,t,o){var n=pt(qe++,2);if(n.t=e,!n.__c&&(n.__=[o?o(t):fn(void 0,t),function(s){var i=(n.__N||n.__)[0],l=n.t(i,s);co(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=K,!K.__f)){K.__f=!0;var a=K.shouldComponentUpdate;K.shouldComponentUpdate=function(s,i,l){var u=this.__H;if(!u)return!0;var d=!1,c=this.props!=s;if(u.__.some(function(m){m.__N&&(d=!0,co(m.__[0],m.__N[0])||(c=!0))}),a){var p=a.call(this,s,i,l);return d?p||c:p}return!d||c}}return n.__}function T(e,t){var o=pt(qe++,3);!G.__s&&ho(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,K.__H.__h.push(o))}function ye(e,t){var o=pt(qe++,4);!G.__s&&ho(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,K.__h.push(o))}function F(e){return dt=5,Oe(function(){return{current:e}},[])}function Oe(e,t){var o=pt(qe++,7);return ho(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function Pa(){var e;do{for(;e=uo.shift();)try{Re(e)}catch(o){G.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=$n.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Re),t.__h.some(po),t.__h=[]}catch(o){t.__h=[],G.__e(o,e.__v)}}}while(uo.length)}G.__b=function(e){K=null,rn&&rn(e)},G.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),pn&&pn(e,t)},G.__r=function(e){ln&&ln(e),qe=0;var t=(K=e.__c).__H;t&&(lo==K?K.__h=[]:(t.__h.some(Re),t.__h.some(po),qe=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),lo=K},G.diffed=function(e){cn&&cn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&mn($n.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),lo=K=null},G.__c=function(e,t){t.some(function(o){try{o.__h.some(Re),o.__h=o.__h.filter(function(n){return!n.__||po(n)})}catch(n){o.__h=[function(){throw n}]}}),un&&un(e,t)},G.unmount=function(e){dn&&dn(e);var t,o,n=e.__c;n&&n.__H&&(n.__H.__.some(function(a){try{if(a.__P&&a.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}a.__P=o,mn(uo.push(a))}else Re(a)}catch(s){t=s}}),n.__H=void 0,t&&G.__e(t,n.__v))};var hn=typeof requestAnimationFrame=="function";function Oa(e){var t,o=function(){clearTimeout(n),hn&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(o,35);hn&&(t=requestAnimationFrame(o))}function mn(e){e!=1&&an==G.requestAnimationFrame||((an=G.requestAnimationFrame)||Oa)(Pa)}function Re(e){var t=K,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),K=t}function po(e){var t=K;e.__c=e.__(),K=t}function ho(e,t){return!e||e.length!=t.length||t.some(function(o,n){return!co(o,e[n])})}function fn(e,t){return typeof t=="function"?t(e):t}var mo=`<svg xmlns="http://www.w3.org/2000/svg">
<!-- Quartermaster emblems. Drawn for this project. 24 grid: interface, tokens; 48 grid: characters, games.
     Paint comes from outside: currentColor, and the custom properties cut (what shows through), die, die-edge, pip. -->
<!-- mark -->
<symbol id="logo" viewBox="0 0 48 48"><circle cx="24" cy="24" r="18.5" fill="none" stroke="currentColor" stroke-width="3"/><path d="M24 1.5v8M24 38.5v8M1.5 24h8M38.5 24h8" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><rect x="14.5" y="14.5" width="19" height="19" rx="4.5" transform="rotate(18 24 24)" fill="currentColor"/><circle cx="20" cy="20" r="2" fill="var(--cut)" transform="rotate(18 24 24)"/><circle cx="24" cy="24" r="2" fill="var(--cut)"/><circle cx="28" cy="28" r="2" fill="var(--cut)" transform="rotate(18 24 24)"/></symbol>
<!-- dice -->
<symbol id="die-1" viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="4.6" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.2"/><circle cx="12" cy="12" r="2.7" fill="var(--pip)"/></symbol>
<symbol id="die-2" viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="4.6" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.2"/><g fill="var(--pip)"><circle cx="7" cy="7" r="2.4"/><circle cx="17" cy="17" r="2.4"/></g></symbol>
<symbol id="die-3" viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="4.6" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.2"/><g fill="var(--pip)"><circle cx="6.8" cy="6.8" r="2.3"/><circle cx="12" cy="12" r="2.3"/><circle cx="17.2" cy="17.2" r="2.3"/></g></symbol>
<symbol id="die-4" viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="4.6" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.2"/><g fill="var(--pip)"><circle cx="7" cy="7" r="2.3"/><circle cx="17" cy="7" r="2.3"/><circle cx="7" cy="17" r="2.3"/><circle cx="17" cy="17" r="2.3"/></g></symbol>
<symbol id="die-5" viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="4.6" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.2"/><g fill="var(--pip)"><circle cx="6.8" cy="6.8" r="2.2"/><circle cx="17.2" cy="6.8" r="2.2"/><circle cx="12" cy="12" r="2.2"/><circle cx="6.8" cy="17.2" r="2.2"/><circle cx="17.2" cy="17.2" r="2.2"/></g></symbol>
<symbol id="die-6" viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="4.6" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.2"/><g fill="var(--pip)"><circle cx="7.2" cy="6.2" r="2.1"/><circle cx="16.8" cy="6.2" r="2.1"/><circle cx="7.2" cy="12" r="2.1"/><circle cx="16.8" cy="12" r="2.1"/><circle cx="7.2" cy="17.8" r="2.1"/><circle cx="16.8" cy="17.8" r="2.1"/></g></symbol>
<symbol id="die-0" viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="4.6" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.2"/></symbol>
<symbol id="die-slot" viewBox="0 0 24 24"><rect x="1.8" y="1.8" width="20.4" height="20.4" rx="4" fill="none" stroke="currentColor" stroke-width="1.7" stroke-dasharray="3 2.6"/></symbol>
<symbol id="sunk" viewBox="0 0 24 24"><path d="M1 9.5c1.8 0 1.8 1.8 3.7 1.8s1.8-1.8 3.6-1.8 1.9 1.8 3.7 1.8 1.9-1.8 3.7-1.8 1.8 1.8 3.6 1.8S21.2 9.5 23 9.5M1 15c1.8 0 1.8 1.8 3.7 1.8s1.8-1.8 3.6-1.8 1.9 1.8 3.7 1.8 1.9-1.8 3.7-1.8 1.8 1.8 3.6 1.8S21.2 15 23 15" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/></symbol>
<!-- topmarks: the shapes of the world's buoys, one for each fleet -->
<symbol id="tm-red" viewBox="0 0 24 24"><rect x="5" y="2.5" width="14" height="19" rx="1.5" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.8"/></symbol>
<symbol id="tm-green" viewBox="0 0 24 24"><path d="M12 2.5 22 21.5H2z" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.8" stroke-linejoin="round"/></symbol>
<symbol id="tm-white" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.5" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.8"/></symbol>
<symbol id="tm-yellow" viewBox="0 0 24 24"><path d="M6.5 2 12 7.5 17.5 2 22 6.5 16.5 12 22 17.5 17.5 22 12 16.5 6.5 22 2 17.5 7.5 12 2 6.5z" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.6" stroke-linejoin="round"/></symbol>
<symbol id="tm-blue" viewBox="0 0 24 24"><path d="M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.6" stroke-linejoin="round"/></symbol>
<symbol id="tm-black" viewBox="0 0 24 24"><g fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.6"><circle cx="12" cy="6.6" r="5"/><circle cx="12" cy="17.4" r="5"/></g></symbol>
<symbol id="tm-purple" viewBox="0 0 24 24"><path d="M12 1.5 21.5 12 12 22.5 2.5 12z" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.8" stroke-linejoin="round"/></symbol>
<symbol id="tm-orange" viewBox="0 0 24 24"><path d="M3.5 2.5h17L12 12l8.5 9.5h-17L12 12z" fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.8" stroke-linejoin="round"/></symbol>
<symbol id="tm-other" viewBox="0 0 24 24"><path d="M7 3h10l5 9-5 9H7l-5-9z" fill="var(--die,var(--paper))" stroke="var(--die-edge,currentColor)" stroke-width="1.8" stroke-linejoin="round"/></symbol>
<!-- tokens -->
<symbol id="rum" viewBox="0 0 24 24"><path d="M9.6 1.5h4.8v4.8l.5 1.1c1.7 1 2.6 2.4 2.6 4.3v8.8a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-8.8c0-1.9.9-3.3 2.6-4.3l.5-1.1z" fill="currentColor"/><path d="M6.5 12.8h11M6.5 18h11" stroke="var(--cut)" stroke-width="1.5"/></symbol>
<symbol id="coffee" viewBox="0 0 24 24"><ellipse cx="12" cy="12" rx="7.2" ry="10.2" transform="rotate(35 12 12)" fill="currentColor"/><path d="M6.6 19.9c3-2.4.9-5 3.9-7.4s3.2-4.6 6.6-8" fill="none" stroke="var(--cut)" stroke-width="1.7"/></symbol>
<symbol id="fruit" viewBox="0 0 24 24"><circle cx="11.5" cy="14.5" r="8" fill="currentColor"/><path d="M11.5 7.5c0-3.6 2.6-6 7.5-6 0 4-3 6.2-7.5 6z" fill="currentColor"/><path d="M6.9 15.5a4.6 4.6 0 0 1 3.2-5" fill="none" stroke="var(--cut)" stroke-width="1.7" stroke-linecap="round"/></symbol>
<symbol id="chest" viewBox="0 0 24 24"><path d="M2 10.8V9.5A5.5 5.5 0 0 1 7.5 4h9A5.5 5.5 0 0 1 22 9.5v1.3zM2 12.6h7.3v2.6h5.4v-2.6H22V20H2z" fill="currentColor"/><rect x="10.8" y="10.8" width="2.4" height="2.9" fill="currentColor"/></symbol>
<symbol id="yinyang" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.7" fill="var(--cut)" stroke="currentColor" stroke-width="1.8"/><path d="M12 2.3a4.85 4.85 0 0 1 0 9.7 4.85 4.85 0 0 0 0 9.7 9.7 9.7 0 0 1 0-19.4z" fill="currentColor"/><circle cx="12" cy="7.2" r="1.5" fill="var(--cut)"/><circle cx="12" cy="16.8" r="1.5" fill="currentColor"/></symbol>
<symbol id="skull" viewBox="0 0 24 24"><path d="M12 2C6.7 2 3 5.6 3 10.5c0 3 1.4 5.3 3.6 6.6v3.4A1.5 1.5 0 0 0 8.1 22h7.8a1.5 1.5 0 0 0 1.5-1.5v-3.4c2.2-1.3 3.6-3.6 3.6-6.6C21 5.6 17.3 2 12 2z" fill="currentColor"/><circle cx="8.3" cy="11.2" r="2.3" fill="var(--cut)"/><circle cx="15.7" cy="11.2" r="2.3" fill="var(--cut)"/><path d="M12 13.8l1.3 2.4h-2.6zM10.3 22v-3M13.7 22v-3" fill="var(--cut)" stroke="var(--cut)" stroke-width="1.2"/></symbol>
<symbol id="guard" viewBox="0 0 24 24"><path d="M12 1.5 21 4.5v6.7c0 5.4-3.6 9.2-9 11.3-5.4-2.1-9-5.9-9-11.3V4.5z" fill="currentColor"/><path d="M8 16.5V8.2h1.9v1.6h1.2V8.2h1.8v1.6h1.2V8.2H16v8.3z" fill="var(--cut)"/></symbol>
<symbol id="anchor" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="4.8" r="2.3"/><path d="M12 7.1V21M8 10.5h8M3.5 13.5c.6 4.6 3.9 7.5 8.5 7.5s7.9-2.9 8.5-7.5M1.8 15.6l1.7-2.3 2.3 1.5M22.2 15.6l-1.7-2.3-2.3 1.5"/></g></symbol>
<symbol id="sail" viewBox="0 0 24 24"><path d="M12.8 1.5v14.3h8.4C20.5 9.5 17.5 4.5 12.8 1.5zM10.8 5.5v10.3H4.2c.5-4.4 2.9-7.8 6.6-10.3zM2 17.8h20c-.6 2.7-2.3 4.7-4.5 4.7h-11C4.3 22.5 2.6 20.5 2 17.8z" fill="currentColor"/></symbol>
<symbol id="talisman" viewBox="0 0 24 24"><path d="M4.5 2c1 4.5 3.8 6.8 7.5 6.8S18.5 6.5 19.5 2" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><path d="M12 8.8 18.5 15 12 22.5 5.5 15z" fill="currentColor"/><circle cx="12" cy="15.3" r="2.1" fill="var(--cut)"/></symbol>
<symbol id="hold" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><rect x="5.5" y="2" width="13" height="9" rx="1"/><rect x="2" y="13" width="20" height="9" rx="1"/><path d="M12 2v9M8.5 13v9M15.5 13v9"/></g></symbol>
<symbol id="lifebuoy" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="9.8"/><circle cx="12" cy="12" r="4.2"/></g><path d="M6 3.8 9.6 8a4.6 4.6 0 0 0-1.7 1.7L3.8 6.1zM20.2 6l-4.1 3.7A4.6 4.6 0 0 0 14.4 8L18 3.8zM3.8 17.9l4.1-3.6A4.6 4.6 0 0 0 9.6 16L6 20.2zM18 20.2 14.4 16a4.6 4.6 0 0 0 1.7-1.7l4.1 3.7z" fill="currentColor"/></symbol>
<symbol id="barter" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="8" cy="8" r="5.5"/><path d="M16.2 10.7A5.5 5.5 0 1 1 10.7 16.2M17 2.5h4.5V7M7 21.5H2.5V17"/></g></symbol>
<symbol id="loot" viewBox="0 0 24 24"><path d="M8 5.5V4a1.8 1.8 0 0 1 1.8-1.8h9.400A1.8 1.8 0 0 1 21 4v12.5a1.8 1.8 0 0 1-1.8 1.8H18" fill="none" stroke="currentColor" stroke-width="2"/><rect x="3" y="6.5" width="13" height="16" rx="1.8" fill="currentColor"/><path d="M9.5 10.300l3.200 4.200-3.200 4.200-3.200-4.200z" fill="var(--cut)"/></symbol>
<!-- flags of the privateers -->
<symbol id="flag-en" viewBox="0 0 36 24"><rect x=".75" y=".75" width="34.5" height="22.5" rx="1.5" fill="#fff" stroke="#44586a" stroke-width="1.5"/><path d="M15.5 1.5h5v8H34.5v5H20.5v8h-5v-8H1.5v-5h14z" fill="#b3261e"/></symbol>
<symbol id="flag-es" viewBox="0 0 36 24"><rect x=".75" y=".75" width="34.5" height="22.5" rx="1.5" fill="#fff" stroke="#44586a" stroke-width="1.5"/><path d="M5 2.5 31 21.5M31 2.5 5 21.5" stroke="#b3261e" stroke-width="3.4"/><path d="M8 7.5l3.5-1M12.5 11l3.5-1M24.5 6.5l3.5 1M20 10l3.5 1M11.5 17.5 8 16.5M16 14l-3.5-1M28 16.5l-3.5 1M23.5 13 20 14" stroke="#b3261e" stroke-width="2"/></symbol>
<symbol id="flag-fr" viewBox="0 0 36 24"><rect x=".75" y=".75" width="34.5" height="22.5" rx="1.5" fill="#23509b" stroke="#44586a" stroke-width="1.5"/><path d="M15.5 1.5h5v8H34.5v5H20.5v8h-5v-8H1.5v-5h14z" fill="#fff"/></symbol>
<symbol id="flag-nl" viewBox="0 0 36 24"><rect x=".75" y=".75" width="34.5" height="22.5" rx="1.5" fill="#fff" stroke="#44586a" stroke-width="1.5"/><path d="M1.5 2.5a1 1 0 0 1 1-1h31a1 1 0 0 1 1 1V8.5h-33z" fill="#b3261e"/><path d="M1.5 15.5h33v6a1 1 0 0 1-1 1h-31a1 1 0 0 1-1-1z" fill="#23509b"/></symbol>
<!-- adventure cards -->
<symbol id="convoy" viewBox="0 0 24 24"><path d="M12.5 1.5v8h5c-.4-3.6-2.1-6.3-5-8zM11 4v5.5H7C7.3 7 8.7 5.2 11 4zM6 11h12c-.5 2-1.5 3-3 3H9c-1.5 0-2.5-1-3-3zM1 18.5h10c-.4 2-1.3 3-2.6 3H3.6c-1.3 0-2.2-1-2.6-3zM13 18.5h10c-.4 2-1.3 3-2.6 3h-4.8c-1.3 0-2.2-1-2.6-3zM6.2 13.8v3.7H3.4c.2-1.7 1.2-2.9 2.8-3.7zM18.2 13.8v3.7h-2.8c.2-1.7 1.2-2.9 2.8-3.7z" fill="currentColor"/></symbol>
<symbol id="port" viewBox="0 0 24 24"><path d="M9.8 9h4.4l1.6 11H8.2zM9 6.5h6V9H9zM12 1.5l3.5 3.8h-7zM5 20h14v2.5H5z" fill="currentColor"/><path d="M2 5.5l4 1.2M2 10.5l4-1.2M22 5.5l-4 1.2M22 10.5l-4-1.2" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><path d="M9 15h6" stroke="var(--cut)" stroke-width="1.8"/></symbol>
<symbol id="whirl" viewBox="0 0 24 24"><path d="M12 12.5c-.7-1.3.6-2.7 2.2-2.2 2.4.7 2.8 3.9.7 5.5-2.8 2.2-7.2.4-7.8-3.3C6.4 8 10.2 4.5 14.5 5.2c4.7.7 7.4 5.3 6.3 9.7-1 4.1-4.7 6.6-9 6.6-5 0-8.8-3.2-9.6-7.7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/></symbol>
<symbol id="kraken" viewBox="0 0 24 24"><path d="M7 22c-3-4-3-9 .5-12.5C10 7 13.5 7.5 14 10c.4 2-1.8 3-2.8 1.6M12 22c-1-3.5.5-6 3.5-7.5 3.5-1.8 4.5-5 2.5-8C16.5 4 13.5 4 12.5 5.5M17 22c-.5-2 .5-3.5 2.5-4.3" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/></symbol>
<symbol id="tavern" viewBox="0 0 24 24"><path d="M4 8.5h12V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" fill="currentColor"/><path d="M16 11h2.5a2.5 2.5 0 0 1 2.5 2.5v2a2.5 2.5 0 0 1-2.5 2.5H16M4.5 8c-2-3 1-5.5 3-4.3C8.5 1.3 12 1.5 12.5 4c2-.8 4.5 1 3.5 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M8 12v6M12 12v6" stroke="var(--cut)" stroke-width="1.7" stroke-linecap="round"/></symbol>
<!-- characters -->
<symbol id="ch-1" viewBox="0 0 48 48"><path d="M5 33c5 8 12 11.5 19 11.5S38 41 43 33c-5.5 3.5-12 5-19 5S10.5 36.5 5 33z" fill="currentColor"/><path d="M21.5 12.5l6 6L13 33l-6-6z" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" transform="translate(1 -2)"/><path d="M20 6.5 33.5 20l5-5L25 1.5z" fill="currentColor" transform="translate(1 1)"/><path d="M30 26l11 4M33 24.5l-2 4.5" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></symbol>
<symbol id="ch-2" viewBox="0 0 48 48"><path d="M10 4h25a4 4 0 0 1 4 4v21H14V9a5 5 0 0 0-5-5 5 5 0 0 0-5 5v4h10" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linejoin="round"/><path d="M20 12h13M20 18h13M20 24h7" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M27 36.5 23.5 47l5-2.2 3 2.7 1.5-7 1.5 7 3-2.7 5 2.2L39 36.5z" fill="currentColor"/><circle cx="33" cy="33" r="7.8" fill="currentColor"/><circle cx="33" cy="33" r="3.4" fill="none" stroke="var(--cut)" stroke-width="2"/></symbol>
<symbol id="ch-3" viewBox="0 0 48 48"><g fill="none" stroke="currentColor" stroke-linecap="round"><circle cx="24" cy="24" r="13.5" stroke-width="4"/><path d="M24 2v44M2 24h44M8.4 8.4l31.2 31.2M39.6 8.4 8.4 39.6" stroke-width="2.8"/></g><circle cx="24" cy="24" r="5.5" fill="currentColor"/><circle cx="24" cy="24" r="2" fill="var(--cut)"/></symbol>
<symbol id="ch-4" viewBox="0 0 48 48"><path d="M6 37c4-5 10.5-8 18-8s14 3 18 8z" fill="currentColor"/><path d="M4 42.5c3.3 0 3.3 2.5 6.7 2.5s3.3-2.5 6.6-2.5 3.4 2.5 6.7 2.5 3.4-2.5 6.7-2.5 3.3 2.5 6.6 2.5 3.4-2.5 6.7-2.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M23 30c3-6 3.4-11 2.4-17" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/><path d="M25.4 13.5C21 7.5 14 6.5 8.5 11.5c6-1 11 .2 16.9 2zM25.4 13.5C19.5 12.8 14.3 16 13 23c4-4.5 7.7-7 12.4-9.5zM25.4 13.5C25 7 29 2.5 36.5 3.5c-5 2.5-8.3 5.3-11.1 10zM25.4 13.5C31.5 9.5 38.5 11.5 41 18c-5-3-9.5-4.3-15.6-4.5zM25.4 13.5c5 1.5 8 5.5 7 11.5-2-4.8-4-8-7-11.5z" fill="currentColor"/></symbol>
<symbol id="ch-5" viewBox="0 0 48 48"><path d="M12 16c0-2 .8-3.3 2.5-4 3-1.2 6-1.5 9.5-1.5s6.5.3 9.5 1.5c1.7.7 2.5 2 2.5 4v10c0 10-5 17.5-12 20.5-7-3-12-10.5-12-20.5z" fill="currentColor"/><path d="M16 21.5l6.5 2.5c-.5 2.5-5.7 2.5-6.5-2.5zM32 21.5 25.5 24c.5 2.5 5.7 2.5 6.5-2.5z" fill="var(--cut)"/><path d="M19.5 36.5c3 1.8 6 1.8 9 0M24 25v6" stroke="var(--cut)" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M24 8V1.5M15.5 9l-4-6M32.5 9l4-6M9.5 13.5 3.5 9M38.5 13.5l6-4.5" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></symbol>
<symbol id="ch-6" viewBox="0 0 48 48"><path d="M24 4v37M14 44h20M8 11c6 0 11-1.5 16-3.5C29 9.5 34 11 40 11" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M8.5 12 3.5 28M8.5 12l5 16M39.5 12l-5 16M39.5 12l5 16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M1.5 28h14c-.8 4.2-3.5 6.5-7 6.5s-6.2-2.3-7-6.5zM32.5 28h14c-.8 4.2-3.5 6.5-7 6.5s-6.2-2.3-7-6.5z" fill="currentColor"/><path d="M15 41h18v4H15z" fill="currentColor"/></symbol>
<symbol id="ch-7" viewBox="0 0 48 48"><circle cx="24" cy="7" r="4.5" fill="none" stroke="currentColor" stroke-width="3"/><path d="M21.5 11 12 41M26.5 11 36 41" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"/><path d="M16.8 27.5c4.8 2 9.6 2 14.4 0" fill="none" stroke="currentColor" stroke-width="3"/><path d="M3 37c3 5.5 9.5 9 21 9s18-3.5 21-9" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="5 4.5"/></symbol>
<!-- games -->
<symbol id="gm-1" viewBox="0 0 48 48"><path d="M26 3v25h14.5C39.5 16.5 35 8 26 3zM22 10v18H9.5C10.5 20 15 14 22 10z" fill="currentColor"/><g fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"><path d="M3 34c3.5 0 3.5 3 7 3s3.5-3 7-3 3.5 3 7 3 3.5-3 7-3 3.5 3 7 3 3.5-3 7-3"/><path d="M10 43c3.5 0 3.5 3 7 3s3.5-3 7-3 3.5 3 7 3 3.5-3 7-3"/></g></symbol>
<symbol id="gm-2" viewBox="0 0 48 48"><ellipse cx="10.5" cy="21" rx="4.3" ry="5.8" transform="rotate(-20 10.5 21)" fill="currentColor"/><ellipse cx="37.5" cy="21" rx="4.3" ry="5.8" transform="rotate(20 37.5 21)" fill="currentColor"/><ellipse cx="18.5" cy="11" rx="4.5" ry="6.3" fill="currentColor"/><ellipse cx="29.5" cy="11" rx="4.5" ry="6.3" fill="currentColor"/><path d="M24 20c7 0 12.5 6 12.5 11 0 3.5-3 4.8-6 4.3-2.5-.5-4-1-6.5-1s-4 .5-6.5 1c-3 .5-6-.8-6-4.3 0-5 5.5-11 12.5-11z" fill="currentColor"/><path d="M3 42.5c3.5 0 3.5 3 7 3s3.5-3 7-3 3.5 3 7 3 3.5-3 7-3 3.5 3 7 3 3.5-3 7-3" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/></symbol>
<symbol id="gm-3" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20.5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-dasharray="6.5 5" stroke-linecap="round"/><path d="M12 27c1-4 6-5 9-8 2.5-2.5 6-3.5 9-1s6.5 3 6.5 7.5-4 4.5-7 6.5-6 3.5-9.5 2-9-2.5-8-7z" fill="currentColor"/><path d="M36 1.5 46 8l-11 4.5z" fill="currentColor" stroke="var(--cut)" stroke-width="2.5" stroke-linejoin="round"/></symbol>
<symbol id="gm-4" viewBox="0 0 48 48"><path d="M25.5 2v17H37C36 11 32 5.5 25.5 2zM22 7v12H12.5C13.5 13.5 17 9.3 22 7zM9 22h30c-.8 3.6-3 6-6 6H15c-3 0-5.2-2.4-6-6z" fill="currentColor"/><path d="M10 46a6.5 6.5 0 0 1-.5-13c1.5-4 6-5.5 9.5-3 3-4 9.5-4 12 .5 4-1.8 7.5.3 8 4 3 .3 5 2.6 5 5.5s-2.5 6-6 6z" fill="currentColor" stroke="var(--cut)" stroke-width="2.4"/></symbol>
<symbol id="gm-5" viewBox="0 0 48 48"><g fill="none" stroke="currentColor" stroke-linecap="round"><path d="M10.5 37.5C23 33 36 20 42 3.5M37.5 37.5C25 33 12 20 6 3.5" stroke-width="4"/><path d="M5.5 30.5c1 6 5 10.5 11 12M42.5 30.5c-1 6-5 10.5-11 12" stroke-width="3.2"/><path d="M9.5 38.5 4 44M38.5 38.5 44 44" stroke-width="4.4"/></g><circle cx="24" cy="9" r="6" fill="none" stroke="currentColor" stroke-width="2.8"/></symbol>
<!-- interface -->
<symbol id="i-camera" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M4 8h3.5L9 5h6l1.5 3H20a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 4 8z"/><circle cx="12" cy="13.3" r="3.4"/></g></symbol>
<symbol id="i-still" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2"><rect x="2" y="7.5" width="20" height="9" rx="4.5"/><path d="M8.5 7.5v9M15.5 7.5v9"/></g><circle cx="12" cy="12" r="2" fill="currentColor"/></symbol>
<symbol id="i-check" viewBox="0 0 24 24"><path d="M4 12.8 9.5 18 20 6.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-play" viewBox="0 0 24 24"><path d="M7.5 4.5v15L19.5 12z" fill="currentColor" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></symbol>
<symbol id="i-next" viewBox="0 0 24 24"><path d="M9 4.5 16.5 12 9 19.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-prev" viewBox="0 0 24 24"><path d="M15 4.5 7.5 12l7.5 7.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-undo" viewBox="0 0 24 24"><path d="M8 4 3.5 8.5 8 13M4 8.5h10.5a5.7 5.7 0 0 1 0 11.5H8" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-edit" viewBox="0 0 24 24"><path d="M4 20l1-4.5L16.5 4a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19zM14.5 6l3.5 3.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></symbol>
<symbol id="i-remove" viewBox="0 0 24 24"><path d="M4 6.5h16M9.5 6.5V3.5h5v3M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-ask" viewBox="0 0 24 24"><path d="M8 8.5a4 4 0 1 1 6 3.5c-1.4.8-2 1.6-2 3" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><circle cx="12" cy="19.3" r="1.7" fill="currentColor"/></symbol>
<symbol id="i-ruler" viewBox="0 0 24 24"><path d="M15.5 2.5 21.5 8.5 8.5 21.5 2.5 15.5zM12 6l2.2 2.2M8.8 9.2 11 11.4M5.6 12.4l2.2 2.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></symbol>
<symbol id="i-share" viewBox="0 0 24 24"><path d="M12 14.5V3M7.5 7 12 2.5 16.5 7M6 11H4.5v10.5h15V11H18" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-save" viewBox="0 0 24 24"><path d="M12 3v11.5M7.5 10.5 12 15l4.5-4.5M4.5 17v4h15v-4" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-print" viewBox="0 0 24 24"><path d="M7 8V3h10v5M7 17H3.5V8h17v9H17M7 13.5h10v7.5H7z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></symbol>
<symbol id="i-phone" viewBox="0 0 24 24"><rect x="6.5" y="2" width="11" height="20" rx="2.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M10.5 18.5h3" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="i-tv" viewBox="0 0 24 24"><rect x="2" y="4" width="20" height="13" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M8 21h8" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="i-sun" viewBox="0 0 24 24"><circle cx="12" cy="12" r="4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="i-focus" viewBox="0 0 24 24"><path d="M3 8V4.5A1.5 1.5 0 0 1 4.5 3H8M16 3h3.5A1.5 1.5 0 0 1 21 4.5V8M21 16v3.5a1.5 1.5 0 0 1-1.5 1.5H16M8 21H4.5A1.5 1.5 0 0 1 3 19.5V16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="12" r="3.5" fill="none" stroke="currentColor" stroke-width="2"/></symbol>
<symbol id="i-corners" viewBox="0 0 24 24"><path d="M6 5.5 19 4l1.5 15L4 20z" fill="none" stroke="currentColor" stroke-width="1.8"/><g fill="currentColor"><circle cx="6" cy="5.5" r="2.6"/><circle cx="19" cy="4" r="2.6"/><circle cx="20.5" cy="19" r="2.6"/><circle cx="4" cy="20" r="2.6"/></g></symbol>
<symbol id="i-plus" viewBox="0 0 24 24"><path d="M12 4.5v15M4.5 12h15" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></symbol>
<symbol id="i-minus" viewBox="0 0 24 24"><path d="M4.5 12h15" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></symbol>
<symbol id="i-close" viewBox="0 0 24 24"><path d="M5.5 5.5l13 13M18.5 5.5l-13 13" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></symbol>
<symbol id="i-home" viewBox="0 0 24 24"><path d="M3 11.5 12 4l9 7.5M5.5 10v10.5h13V10M10 20.5v-6h4v6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-warn" viewBox="0 0 24 24"><path d="M12 3 22 20.5H2z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M12 9.5v5" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="12" cy="17.5" r="1.2" fill="currentColor"/></symbol>
<symbol id="i-bell" viewBox="0 0 24 24"><path d="M10 3.5h4M12 3.5V6M6 17c0-6 1-11 6-11s6 5 6 11zM4 17h16M10.5 20.5h3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-rule" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><path d="M9.2 9.3a2.9 2.9 0 1 1 4.2 2.9c-.9.5-1.4 1-1.4 2.1" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><circle cx="12" cy="17.3" r="1.25" fill="currentColor"/></symbol>
<symbol id="i-voice" viewBox="0 0 24 24"><path d="M4 9.5h3.5L12 5.5v13l-4.500-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><path d="M15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></symbol>
<symbol id="i-mute" viewBox="0 0 24 24"><path d="M4 9.5h3.5L12 5.5v13l-4.500-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><path d="m16 9.500 5 5m0-5-5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></symbol>
<symbol id="i-log" viewBox="0 0 24 24"><path d="M4 4.5h5.5A2.5 2.5 0 0 1 12 7v13.5a2 2 0 0 0-2-2H4zM20 4.5h-5.5A2.5 2.5 0 0 0 12 7v13.5a2 2 0 0 1 2-2h6z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></symbol>
<symbol id="i-chart" viewBox="0 0 24 24"><path d="M3.5 3.5v17h17M7.5 15.5l4-5 3.5 3 5-7" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-hand" viewBox="0 0 24 24"><path d="M7.5 12.5V6a1.6 1.6 0 0 1 3.2 0V4a1.6 1.6 0 0 1 3.2 0v2a1.6 1.6 0 0 1 3.2 0v8.5c0 4-2.3 7-6 7-3 0-4.5-1.3-5.8-3.6L3.5 14a1.6 1.6 0 0 1 2.7-1.7z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></symbol>
<symbol id="i-redo" viewBox="0 0 24 24"><path d="M16 4l4.5 4.5L16 13M20 8.5H9.5a5.7 5.7 0 0 0 0 11.5H16" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-pause" viewBox="0 0 24 24"><path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="4" stroke-linecap="round"/></symbol>
<symbol id="i-link" viewBox="0 0 24 24"><path d="M9 15l6-6M10.5 6.5 13 4a4.5 4.5 0 0 1 6.5 6.5L17 13M13.5 17.5 11 20a4.5 4.5 0 0 1-6.5-6.5L7 11M4 4l2.5 2.5M20 20l-2.5-2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="i-dice" viewBox="0 0 24 24"><rect x="2.5" y="9" width="12" height="12" rx="2.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M10 5.5 11.5 3.6a2 2 0 0 1 2.800-.3l6 4.800a2 2 0 0 1 .3 2.800L18 14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><g fill="currentColor"><circle cx="6.5" cy="13" r="1.4"/><circle cx="10.5" cy="17" r="1.4"/><circle cx="15.800" cy="8" r="1.3"/></g></symbol>
<symbol id="i-down" viewBox="0 0 24 24"><path d="M4.5 8.5 12 16l7.5-7.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-set" viewBox="0 0 24 24"><path d="M4 7h8M17.5 7H20M4 17h2.5M12 17h8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="14.7" cy="7" r="2.6" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="9.3" cy="17" r="2.6" fill="none" stroke="currentColor" stroke-width="2"/></symbol>
<symbol id="i-more" viewBox="0 0 24 24"><g fill="currentColor"><circle cx="5" cy="12" r="2.2"/><circle cx="12" cy="12" r="2.2"/><circle cx="19" cy="12" r="2.2"/></g></symbol>
<symbol id="first" viewBox="0 0 24 24"><path d="M4 2v20" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><path d="M5 3h17l-4 6.5 4 6.5H5z" fill="currentColor"/><path d="M9.4 7.2l2.4-1.6v7.8" fill="none" stroke="var(--cut)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="i-round" viewBox="0 0 24 24"><path d="M6 2.5h12M6 21.5h12M7.5 2.5v4L12 12l4.5-5.5v-4M7.5 21.5v-4L12 12l4.5 5.5v4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M9.5 20.5 12 17.5l2.5 3z" fill="currentColor"/></symbol>
<symbol id="crown" viewBox="0 0 24 24"><path d="M3 8l4.5 4L12 4l4.5 8L21 8l-1.8 9.5H4.8zM4.8 19h14.4v2.5H4.8z" fill="currentColor"/></symbol>
</svg>
`;var La=new Set([...mo.matchAll(/<symbol id="([^"]+)"/g)].map(e=>e[1]));function gn(){let e=document.createElement("div");e.className="sprite",e.setAttribute("aria-hidden","true"),e.innerHTML=mo,document.body.prepend(e)}var ce=e=>La.has(e),U=({id:e,class:t,...o})=>r`
  <svg class=${t} aria-hidden="true" ...${o}><use href=${"#"+e} /></svg>
`,y=({id:e,class:t=""})=>r`
  <${U} id=${"i-"+e} class=${"ic "+t} />
`,He=e=>ce("tm-"+e)?"tm-"+e:"tm-other",B=({colour:e,class:t=""})=>r`
  <${U} id=${He(e)} class=${`tm c-${e} ${t}`} />
`;function V({colour:e,face:t,game:o,class:n=""}){let a="die-"+t;return ce(a)?r`
      <${U} id=${a} class=${`die c-${e} ${n}`} />
    `:r`
    <span class=${`die faced c-${e} ${n}`}>
      <${U} id="die-0" class="die-body" />
      ${/^\d+$/.test(String(t))?r`
              <b class="die-number">${t}</b>
            `:r`
              <${D} name=${t} game=${o} class="ic" />
            `}
    </span>
  `}var $o=new Map;function Aa({game:e,name:t,class:o}){let n=`/api/v1/emblems/${encodeURIComponent(e)}/${encodeURIComponent(t)}.svg`,[,a]=v(0);T(()=>{if($o.get(n))return;let i=new Image;return i.onload=()=>{$o.set(n,!0),a(l=>l+1)},i.src=n,()=>{i.onload=null}},[n]);let s=$o.get(n)?`url("${n}")`:"";return r`
    <span
      class=${o+(s?" em-file":" em-none")}
      style=${s?{maskImage:s,WebkitMaskImage:s}:void 0}
      aria-hidden="true"
    ></span>
  `}function D({name:e,game:t,class:o="ic"}){return e?e.startsWith("die-")&&ce(e)?r`
      <${U} id=${e} class=${o+" c-plain"} />
    `:ce(e)?r`
      <${U} id=${e} class=${o+(e.startsWith("flag-")?" flag":"")} />
    `:ce("tm-"+e)?r`
      <${B} colour=${e} class=${o} />
    `:t?r`
        <${Aa} key=${e} game=${t} name=${e} class=${o} />
      `:null:null}var wn={"home.share":"win together","home.again":"Again","home.result":"Result","set.here":"Kept on this device only.","set.off":"Off","set.on":"On","set.scheme.dark":"Dark","set.scheme.light":"Light","set.scheme.auto":"As the device","set.scheme":"Colours","set.voice":"A voice reads events","set.sound":"Sounds","set.language":"Language","set.title":"Settings","score.hours":{one:"{n} h {minutes} min",other:"{n} h {minutes} min"},"score.minutes":{one:"{n} min",other:"{n} min"},"score.copied":"Copied","score.share":"Share","score.rounds":"Points after each round","log.again":{one:"Once the dice are put right, {n} step after this is worked out again; what still fits is kept.",other:"Once the dice are put right, {n} steps after this are worked out again; what still fits is kept."},"log.drops":{one:"{n} step after this is dropped. “Redo” brings it back until something new is answered.",other:"{n} steps after this are dropped. “Redo” brings them back until something new is answered."},"log.costs":{one:"This drops {n} later step:",other:"This drops {n} later steps:"},"log.return.sure":"Yes, go back here","log.change":"Put it right all the same","log.back":"Back to the log","log.show":"Show the result","hand.rub":"Undo one die","ask.source":"Rule {rule}","sighting.again":{one:"{n} to throw again",other:"{n} to throw again"},"battle.ranks":"Distances in order","battle.counts":{one:"{n} die",other:"{n} dice"},"ask.less":"Less: {what}","ask.more":"More: {what}","ask.order":"Tap in order","ask.rub":"Rub out","ask.pick":"Choose","ask.send":"Continue","ask.skip":"Skip","ask.who":"Who answers","ask.worth":"Sum {n}","bar.home":"Home","bar.log":"Log","bar.redo":"Redo","bar.undo":"Undo","battle.again":"Next throw","battle.answer":"Back to the question","battle.back":"Previous","battle.both":"Both sink","battle.close":"measured","battle.duel":"Duel {n} of {all}","battle.list":"Duels in order","battle.look":"Show again: {what}","battle.next":"Next","battle.none":"Nobody sinks","battle.on":"Continue","battle.open":"Waits for an answer","battle.outcome":"Outcome","battle.over":"The battle is over","battle.pause":"Pause","battle.play":"Play the battle","battle.result":"Result","battle.row":"Duel {n}: {a} and {b}, {gap} mm","battle.sinks":"{Die} sinks","battle.sunk":{one:"{n} sunk",other:"{n} sunk"},"beside.more":"More ({n})","beside.title":"More","camera.folder":"Pictures from a folder","camera.live":"Live","camera.lost":"No picture","camera.none":"By hand","camera.simulated":"Simulation","camera.upload":"Pictures by phone","closer.from":"from {die}","closer.tip":"The difference is too small for the camera. Use the ruler from the game.","closer.title":"Nearly a tie","colour.black":"black","colour.blue":"blue","colour.green":"green","colour.orange":"orange","colour.purple":"purple","colour.red":"red","colour.white":"white","colour.yellow":"yellow","crew.as":"The new device","crew.ask":"The host lets others in and gives the roles.","crew.away":"offline","crew.device":"Device","crew.end":"Send {name} away","crew.end.sure":"Send away","crew.here":"online","crew.host":"host","crew.hosts":"Only the host of this table can do that.","crew.leave":"Leave the table","crew.let":"Let play","crew.looks":"This device only watches. The host can let it play.","crew.once":"It lets one device in. The next code comes by itself.","crew.only":"Only watch","crew.pass":"Make host","crew.pass.sure":"Yes, make it the host","crew.player":"player","crew.plays":"Player","crew.qr":"QR code with the address that lets one device in","crew.scan":"Scan to join","crew.spectator":"watcher","crew.title":"Who is here","crew.watch":"Scan to watch","crew.watches":"Watcher","crew.you":"this device","failed.back":"Back to the throw","failed.text":"This picture could not be read.","failed.title":"Not read","fix.done":"Done","fix.fixed":"corrected","fix.move":"Tap the chart to move the die.","fix.new":"A new die","fix.not":"Nothing lies here","fix.pose":"How it lies","fix.remove":"Remove","fix.title":"Correct a die","fix.value":"Pips","fix.which":"What lies here?","fix.whose":"Whose","guard.again":"Read again","guard.againhow":"from a new picture","guard.focus":"The picture is out of focus.","guard.hand":"A hand is over the board.","guard.lens":"The lens is dirty or covered.","guard.light":"The light differs from the set-up.","guard.motion":"Something still moves.","guard.moved":"The camera or the board has moved.","guard.not-a-board":"There is no board in the picture.","guard.outside":"A die lies off the board.","guard.size":"The size does not fit: teach the dice again.","guard.title":"The picture is doubtful","guard.untaught":"These dice are not those that were taught.","guard.use":"This picture is good","guard.usehow":"read it all the same","faces.told":"The dice of this throw","faces.which":"{die} {n} of {all}: what does it show?","hand.discard":"Start over","hand.done":"Count the battle","hand.how":"Tap the chart to place each die","hand.lacks":{one:"{n} die to go",other:"{n} dice to go"},"hand.ready":"All dice are there","hand.tip":"Gaps are measured on the chart; near ties you measure by ruler.","hand.title":"By hand","home.camera":"camera","home.clock":"Clock for calls","home.clock.off":"off","home.clock.seconds":"{n} s","who.title":"Whose device is this?","who.why":"Then you choose in secret here, and your own questions come first.","who.all":"Everybody's","who.chosen":"You have chosen","who.wait":"Still choosing: {names}","who.change":"Change my choice","who.told":"Have chosen on their own devices: {names}","home.host":"The host starts the next game.","home.wait":"The host starts a game. It then shows here by itself.","home.order":"In the order of the seats, clockwise. The order matters","crew.shows":"May show a code","prepare.title":"Set-up","prepare.done":"Everything lies ready","home.colour":"Colour of player {n}: {colour}. Change","home.continue":"Continue","home.count":"Players","home.going":"Game in progress","home.more":{one:"All rules ({n})",other:"All rules ({n})"},"home.name":"Name of player {n}","home.new":"New game","home.norules":"This game has no variants.","home.not":"Back","home.player":"Player {n}","home.points":"score only","home.rules":"Rules","home.seats":"{from}–{to} players","home.start":"Start","home.sub":"Counts the dice and the chests. You play.","home.parked":{one:"Game put aside ({n})",other:"Games put aside ({n})"},"home.parked.title":"Games put aside","home.parked.how":"Tap a game to go on with it. The one that is played now will wait.","home.sure":"A new game begins; the present one waits and can be taken up again.","home.which":"Game","home.yes":"Yes, start","join.box":"No host any more? On the box, “quartermaster pair” shows a new code.","join.code":"Or type the code","join.go":"Come in","join.scan":"Scan the QR code on the host's tablet or on the box.","join.title":"Come to the table","link.first":"Connecting to the table…","link.lost":"Connection lost. Reconnecting…","look.add":"Tap an empty place to add a die.","look.again":"Try again","look.back":"Back to the question","look.drop":"Leave it as it was","look.how":"Tap a die to correct it","look.title":"The whole board","notice.behind":"This device has already shown step {was}; the table is at step {now}. If nobody brought a copy back, steps were lost: compare before you go on.","notice.close":"Close","notice.error":"That did not work. Try again.","notice.network":"Not sent: there is no connection. Try again in a moment.","notice.stale":"The table has moved on meanwhile.","picture.die":"Correct: {die}","picture.label":"The board seen from above","picture.live":"The camera’s picture","pose.cocked":"cocked","pose.flat":"flat","pose.hidden":"hidden","pose.stacked":"on another","question.add":"A die is missing","question.addhow":"tap its place on the picture","question.again":"that die is thrown again","question.all":"Those are all","question.board":"The whole board","question.cocked":"It leans","question.counts":"counts as {die}","question.first":"Question 1 of {all}","question.flat":"It lies flat","question.flats":"All of them lie flat","question.is":"It is a die","question.isnt":"It is not a die","question.leans":"It leans","question.not":"Not all of them","question.each":"then each is asked about in turn","question.asread":"they count as read","question.one":"Question","question.right":"That is right","question.then":"then tell the pips","question.wrong":"Let me correct it","reader.none":"The reader is off","reader.reading":"Reading","reader.ready":"Still","reader.restarting":"Reader restarts","reading.title":"Reading the dice…","reading.wait":"One moment…","score.again":"Play again","score.by":{one:"wins by {n} point",other:"wins by {n} points"},"score.course":"Last events","score.print":"Print","score.shared":"shared victory","score.title":"Game over","score.total":"Victory points","score.wins":"wins","seat.all":"Players","seat.firstlong":"First player","seat.score":"Points","seat.table":"Table","sighting.questions":{one:"{n} question",other:"{n} questions"},"sighting.sure":"{n} of {all} sure","throw.hand":"Enter by hand","throw.now":"Throw","throw.photo":"Picture by phone","throw.read":"Read now","throw.sending":"Sending…","throw.shoot":"Take a picture","throw.tip.hand":"Put the dice on the chart by tap.","throw.tip.live":"Throw. When the dice lie still they are read by themselves.","throw.tip.thrown":"Tap “Throw”: the simulator throws the dice.","scene.hand":"A hand is over the board: I wait.","scene.moving":"The dice are rolling.","scene.still":"The dice lie still: I am reading them.","throw.tip.upload":"Throw, and take a picture from above.","ask.rule":"What does the rule say?","log.anew":"The new answer replaces the old one. All that came after is worked out again.","log.put":"put right","log.by":"Device: {who}","log.dice":"Put dice right","log.edit":"Put answer right","log.return":"Go back here","log.lost":{one:"Put right. One later step no longer holds and is left out:",other:"Put right. {n} later steps no longer hold and are left out:"},"log.holds":"Put right. All later steps still hold.","log.none":"Nothing is written down yet.","log.earlier":{one:"{n} earlier step",other:"{n} earlier steps"},"home.first":"First player","home.chance":"by chance","archive.again":"Try again","archive.average":"Average","archive.best":"Best","archive.copies":"Copies","archive.copies.sub":"Nothing is lost","archive.dice":"Dice","archive.dice.few":"Too few throws to say.","archive.dice.fits":"As a fair die falls.","archive.dice.how":"The bar is what fell, the line through it where the true share lies (95 %, exact), the dashed line a fair die.","archive.dice.odd":"A fair die hardly ever falls like this.","archive.face":"{face}: {n} times, true share between {low} and {high} %","archive.forget":"Forget","archive.forget.how":"Forgetting takes the name out of all games and copies kept here. The games stay, and read N.N. Copies that were carried away keep the name.","archive.forget.sure":"Forget for good","archive.games":"Games","archive.games.none":"No game has been finished yet.","archive.games.sub":"Finished games, newest first","archive.length":{one:"{n} step in {minutes} min",other:"{n} steps in {minutes} min"},"archive.people":"People","archive.people.none":"Nobody is remembered yet: whoever gets a name in a new game is.","archive.people.sub":"Name, colour, sign and language","archive.person.colour":"Colour","archive.person.language":"Language","archive.person.name":"Name","archive.person.new":"New person","archive.person.save":"Save","archive.person.sign":"Sign {n}","archive.person.symbol":"Sign","archive.played":"Games","archive.rounds":"Round by round","archive.sheet":"Score sheet","archive.standings":"Statistics","archive.standings.sub":"Wins, averages and fair dice","archive.throws":{one:"{n} throw",other:"{n} throws"},"archive.title":"People and games","archive.wins":"Wins","copies.back":"Bring back","copies.before":"before another was brought back","copies.bring":"Bring a copy back","copies.brought":{one:"Brought back: {n} step, as on {when}.",other:"Brought back: {n} steps, as on {when}."},"copies.daily":"kept by itself or on demand","copies.here":"Kept here","copies.how":"A copy holds all games and all people of this machine. Bringing one back keeps what was there before as a copy.","copies.keep":"Keep one here","copies.kept":"A copy is kept here.","copies.last":"played until {when}","copies.none":"No copy is kept here yet; one is made each day that something is played.","copies.other":"For other programs","copies.salvaged":"saved from a damaged record","copies.steps":{one:"{n} step",other:"{n} steps"},"copies.sure":"Put {name} in place of all games and people? What is there now is kept as a copy.","copies.take":"Download a copy","copies.yes":"Replace everything","tables.title":"Tables","tables.at":"Table {name}. Other tables","tables.free":"No game","tables.over":"{game} · finished","tables.here":"you are here","tables.how":"At your own table you play; at the others you look on.","archive.health":"Machine","archive.health.sub":"Camera, reading, disk and copies","health.well":"All is well.","health.camera":"Camera","health.rate":"{n} pictures a second","health.reading":"Reading","health.read":"the last in {last} s, {mean} s on average · {n} read, {failed} not","health.never":"nothing was read yet","health.disk":"Disk","health.free":"{free} GB of {size} GB free","health.copy":"Last copy","health.none":"none yet","health.heat":"Temperature","health.supply":"Power supply","health.fine":"strong enough","health.weak":"too weak","health.devices":"Devices","health.here":"{here} at the table, {known} let in","health.since":"Running since","health.unknown":"not known","whole.none":"none","health.report":"Report a problem","health.how":"A file without names, addresses or pictures: how the machine is, the game, the newest lines of the log. Send it to whoever you ask for help.","hue.black":"black","hue.blue":"blue","hue.green":"green","hue.orange":"orange","hue.purple":"purple","hue.red":"red","hue.white":"white","hue.yellow":"yellow","crew.mine.player":"You are a player.","crew.mine.spectator":"You are watching.","crew.mine.host":"You are the host.","archive.panel":"Button and light","archive.panel.sub":"What is wired, and what it shows","health.panel":"Button and light","health.parts":"{found} found, {failed} failed","panel.drawn":"A drawn panel beside the simulated table. A real one does the same: press its button.","panel.real":"The panel of this table.","panel.press":"Press","panel.hold":"Hold for 5 seconds","panel.down":"The button is down.","panel.up":"The button is up.","panel.pressed":{one:"Pressed {n} time",other:"Pressed {n} times"},"panel.held":{one:"held {n} time",other:"held {n} times"},"panel.light.on":"Light on: {n} %","panel.light.off":"Light off","panel.room":"room {n} lx","panel.dark":"Darker than when it was set up","panel.signal.off":"Nobody plays","panel.signal.ready":"Ready","panel.signal.reading":"Reading","panel.signal.asks":"Question","panel.signal.trouble":"Trouble","panel.part.button":"Button","panel.part.light":"Light","panel.part.state":"Signal lamps","panel.part.buzzer":"Buzzer","panel.part.sensor":"Light sensor","panel.is.found":"found","panel.is.skipped":"not used","panel.is.failed":"failed","panel.is.opening":"being looked for","panel.wiring":"What is wired","panel.how":"Pins are numbered 1 to 40, as in the guide's drawing. Switch the computer off before you wire anything.","panel.none":"not wired","panel.kind":"Kind","panel.kind.apa":"APA102 strip","panel.kind.ws":"WS2812 strip","panel.kind.relay":"Relay","panel.kind.pwm":"Dimmed light","panel.kind.leds":"Single LEDs","panel.pin":"Pin","panel.data":"Data pin","panel.pixels":"Number of LEDs","panel.bright":"Brightness (%)","panel.led":"LED {n}","panel.level":"On when the pin is","panel.high":"high","panel.low":"low","panel.sound":"Sound","panel.sound.on":"on","panel.sound.off":"off","panel.addr":"Its ADDR pin","panel.addr.low":"to ground or open","panel.addr.high":"to 3.3 V","panel.save":"Keep the wiring","panel.kept":"Kept. It holds from now on.","setup.title":"Camera set-up","setup.sub":"About ten minutes. The game can be played by hand meanwhile.","setup.live":"The camera's picture","setup.waits":"One moment …","setup.back":"Back","setup.next":"Go on","setup.again":"Take the picture again","setup.step.view":"View","setup.step.sizes":"Sizes","setup.step.corners":"Corners","setup.step.empty":"Empty board","setup.step.dice":"Dice","setup.step.test":"Test","setup.step.lens":"Exact lens","setup.refused":"That did not work out","setup.goto":"Go to: {step}","setup.camera.which":"Which camera looks at the board?","setup.camera.other":"Other camera","setup.camera.held":"Used at the table “{table}”","setup.camera.address":"Address of a network camera or phone app","setup.camera.call":"Connect","setup.camera.rpicam":"Raspberry Pi camera","setup.camera.v4l2":"USB camera","setup.camera.http":"Network camera","setup.camera.upload":"Pictures from a phone","setup.camera.phone":"Phone","setup.camera.simulated":"Simulated camera","setup.camera.folder":"Pictures from a folder","setup.view.title":"Hang the camera over the lid","setup.view.text":"The whole lid, walls included, should fill the picture.","setup.view.next":"The view is fine","setup.view.picture":"Picture","setup.view.wait":"Looking …","setup.view.good":"Good","setup.view.lid":"The lid","setup.view.lid.wait":"Looking …","setup.view.lid.wait.text":"The lid is being looked for.","setup.view.lid.fair":"Not sure","setup.view.lid.fair.text":"You can mark the corners yourself in a moment.","setup.view.lid.bad":"Cut off","setup.view.lid.bad.text":"Hang the camera higher or move the lid to the middle.","setup.view.lid.good":"All in the picture","setup.view.die":"A die is about {n} pixels wide.","setup.view.sharp":"Sharpness","setup.view.blurred":"Blurred","setup.view.blurred.text":"It was sharper before: set the focus back, or wait until nothing moves.","setup.view.small":"Dice are small here: hang the camera lower, or choose a higher resolution.","setup.view.light":"Light","setup.view.dark":"Too dark","setup.view.dark.text":"Bring a lamp nearer.","setup.view.bright":"Too bright","setup.view.bright.text":"Turn the lamp away, so that nothing is overexposed.","setup.view.bands":"Flickers","setup.view.bands.text":"A lamp flickers: use another lamp, or set the camera to 50 or 60 Hz.","setup.sizes.title":"How large is the lid?","setup.sizes.text":"Measure the floor from wall to wall. Every millimetre counts.","setup.sizes.floor":"Floor","setup.sizes.other":"Other","setup.sizes.width":"Floor, left to right","setup.sizes.height":"Floor, top to bottom","setup.sizes.wall":"Wall height, inside","setup.sizes.die":"Edge of a die","setup.corners.title":"Where are the floor's corners?","setup.corners.text":"The corners of the floor, not the rim of the walls. Drag a point near its corner; it snaps to the sides.","setup.corners.one":"Corner {n}","setup.corners.next":"The corners fit","setup.corners.anyway":"Use them as they are","setup.corners.again":"Look again","setup.corners.wait":"Looking …","setup.corners.wait.text":"The sides of the floor are being looked for.","setup.corners.good":"They fit","setup.corners.good.text":"All four sides of the floor are clearly visible.","setup.corners.fair":"Please check","setup.corners.doubt.unseen":"The sides of the floor are not clearly visible. Drag the points onto the corners yourself.","setup.corners.doubt.choice":"Two edges look alike here. Check that the line follows the floor, not its print or the rim.","setup.corners.doubt.inexact":"The corners do not fit a floor of this size exactly. Check them, and the sizes.","setup.corners.doubt.hand":"Placed by hand.","setup.empty.title":"Empty the board","setup.empty.text":"Take everything out of the lid and keep hands away. The picture is taken automatically.","setup.empty.next":"The board is empty","setup.still":"Stillness","setup.still.wait":"Waiting","setup.still.hand":"Hand in view","setup.still.text":"The picture is taken once nothing has moved for two seconds.","setup.still.taken":"Taken","setup.still.taken.text":"Look at the picture: is it as it should be?","setup.dice.title":"Lay the dice out","setup.dice.text":"Two or three of each colour, flat and apart. The picture is taken automatically.","setup.dice.name":"Which colour is each group? Tap a group to correct it.","setup.dice.none":"Not a die","setup.dice.count":{one:"{n} die",other:"{n} dice"},"setup.dice.next":"Calibrate","setup.dice.runs":"Calibrating …","setup.dice.fair":"Please check","setup.dice.other":"Something here is too large for a single die: move the dice apart and take the picture again.","setup.dice.nothing":"No dice were found. Lay some on the board.","setup.keep.title":"The camera is set up","setup.keep.text":"Keep it, then try three throws.","setup.keep.next":"Keep and test","setup.keep.exact":"Accuracy","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"If two distances differ by less than this, the players are asked.","setup.test.title":"Test","setup.test.first":"Lay out the dice and calibrate first.","setup.test.throw":"Throw {n} of {all}","setup.test.text":"Throw some dice into the lid, then read them.","setup.test.read":"Read the dice","setup.test.look":"Are the number and colour of each die right?","setup.test.right":"All right","setup.test.wrong":"Something is wrong","setup.test.dice":{one:"{n} die",other:"{n} dice"},"setup.test.asks":{one:"asks {n} question",other:"asks {n} questions"},"setup.test.sure":"Sure","setup.test.over":"The test is over","setup.test.over.text":"From now on the camera reads the throws of this table.","setup.test.end":"To the game","setup.test.verdict":"Result","setup.test.score":"{n} of {all} right","setup.test.good":"Good. Play on.","setup.test.help":"More even light helps most, then a camera closer to the board. Or begin again with the empty board.","colour.pink":"pink","colour.brown":"brown","colour.grey":"grey","setup.keep.name":"What is this place called?","setup.keep.name.usual":"Our table"};var kn={"home.share":"wygrywają razem","home.again":"Jeszcze raz","home.result":"Wynik","set.here":"Zapamiętane tylko na tym urządzeniu.","set.off":"Nie","set.on":"Tak","set.scheme.dark":"Ciemne","set.scheme.light":"Jasne","set.scheme.auto":"Jak urządzenie","set.scheme":"Kolory","set.voice":"Głos czyta zdarzenia","set.sound":"Dźwięki","set.language":"Język","set.title":"Ustawienia","score.hours":{one:"{n} godz. {minutes} min",few:"{n} godz. {minutes} min",many:"{n} godz. {minutes} min",other:"{n} godz. {minutes} min"},"score.minutes":{one:"{n} min",few:"{n} min",many:"{n} min",other:"{n} min"},"score.copied":"Skopiowano","score.share":"Wyślij","score.rounds":"Punkty po każdej rundzie","log.again":{one:"Po poprawce kostek {n} późniejszy krok zostanie policzony na nowo; co nadal pasuje, zostaje.",few:"Po poprawce kostek {n} późniejsze kroki zostaną policzone na nowo; co nadal pasuje, zostaje.",many:"Po poprawce kostek {n} późniejszych kroków zostanie policzonych na nowo; co nadal pasuje, zostaje.",other:"Po poprawce kostek {n} późniejszego kroku zostanie policzone na nowo; co nadal pasuje, zostaje."},"log.drops":{one:"Wypadnie {n} późniejszy krok. „Przywróć” odda go, dopóki nie padnie nowa odpowiedź.",few:"Wypadną {n} późniejsze kroki. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź.",many:"Wypadnie {n} późniejszych kroków. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź.",other:"Wypadnie {n} późniejszego kroku. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź."},"log.costs":{one:"Po tej poprawce wypadnie {n} późniejszy krok:",few:"Po tej poprawce wypadną {n} późniejsze kroki:",many:"Po tej poprawce wypadnie {n} późniejszych kroków:",other:"Po tej poprawce wypadnie {n} późniejszego kroku:"},"log.return.sure":"Tak, wróć tutaj","log.change":"Mimo to popraw","log.back":"Wróć do dziennika","log.show":"Pokaż wynik","hand.rub":"Cofnij kostkę","ask.source":"Zasada {rule}","sighting.again":{one:"{n} do ponownego rzutu",few:"{n} do ponownego rzutu",many:"{n} do ponownego rzutu",other:"{n} do ponownego rzutu"},"battle.ranks":"Odległości po kolei","battle.counts":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"ask.less":"Mniej: {what}","ask.more":"Więcej: {what}","ask.order":"Stukaj po kolei","ask.rub":"Zmaż","ask.pick":"Wybierz","ask.send":"Dalej","ask.skip":"Pomiń","ask.who":"Kto odpowiada","ask.worth":"razem {n}","bar.home":"Strona główna","bar.log":"Dziennik","bar.redo":"Przywróć","bar.undo":"Cofnij","battle.again":"Następny rzut","battle.answer":"Wróć do pytania","battle.back":"Poprzedni","battle.both":"Obie toną","battle.close":"zmierzone","battle.duel":"Pojedynek {n} z {all}","battle.list":"Pojedynki po kolei","battle.look":"Pokaż jeszcze raz: {what}","battle.next":"Następny","battle.none":"Nikt nie tonie","battle.on":"Dalej","battle.open":"Czeka na odpowiedź","battle.outcome":"Wynik","battle.over":"Koniec bitwy","battle.pause":"Zatrzymaj","battle.play":"Odtwórz bitwę","battle.result":"Wynik gry","battle.row":"Pojedynek {n}: {a} i {b}, {gap} mm","battle.sinks":"Tonie {die}","battle.sunk":{one:"{n} pod wodą",few:"{n} pod wodą",many:"{n} pod wodą",other:"{n} pod wodą"},"beside.more":"Inne ({n})","beside.title":"Inne","camera.folder":"Zdjęcia z folderu","camera.live":"Na żywo","camera.lost":"Brak obrazu","camera.none":"Ręcznie","camera.simulated":"Symulacja","camera.upload":"Zdjęcia z telefonu","closer.from":"od: {die}","closer.tip":"Różnica jest za mała dla kamery. Przyłóżcie linijkę z gry.","closer.title":"Prawie remis","colour.black":"czarna","colour.blue":"niebieska","colour.green":"zielona","colour.orange":"pomarańczowa","colour.purple":"fioletowa","colour.red":"czerwona","colour.white":"biała","colour.yellow":"żółta","crew.as":"Nowe urządzenie","crew.ask":"Gospodarz wpuszcza innych i rozdaje role.","crew.away":"offline","crew.device":"Urządzenie","crew.end":"Odeślij: {name}","crew.end.sure":"Odeślij","crew.here":"online","crew.host":"gospodarz","crew.hosts":"To może zrobić tylko gospodarz stołu.","crew.leave":"Odejdź od stołu","crew.let":"Niech gra","crew.looks":"To urządzenie tylko ogląda. Gospodarz może pozwolić mu grać.","crew.once":"Kod wpuszcza jedno urządzenie. Następny pojawi się sam.","crew.only":"Tylko ogląda","crew.pass":"Ustaw jako gospodarza","crew.pass.sure":"Tak, to gospodarz","crew.player":"gracz","crew.plays":"Gracz","crew.qr":"Kod QR z adresem, który wpuszcza jedno urządzenie","crew.scan":"Zeskanuj, aby dołączyć","crew.spectator":"widz","crew.title":"Kto jest przy stole","crew.watch":"Zeskanuj, aby tylko oglądać","crew.watches":"Widz","crew.you":"to urządzenie","failed.back":"Wróć do rzutu","failed.text":"Tego obrazu nie udało się odczytać.","failed.title":"Nie odczytano","fix.done":"Gotowe","fix.fixed":"poprawiona","fix.move":"Stuknij mapę, by przesunąć kostkę.","fix.new":"Nowa kostka","fix.not":"Nic tu nie leży","fix.pose":"Jak leży","fix.remove":"Usuń","fix.title":"Popraw kostkę","fix.value":"Oczka","fix.which":"Co tu leży?","fix.whose":"Czyja","guard.again":"Czytaj jeszcze raz","guard.againhow":"z nowego obrazu","guard.focus":"Obraz jest nieostry.","guard.hand":"Nad planszą jest ręka.","guard.lens":"Obiektyw jest brudny albo zasłonięty.","guard.light":"Światło jest inne niż przy ustawianiu.","guard.motion":"Coś się jeszcze rusza.","guard.moved":"Kamera albo plansza się przesunęła.","guard.not-a-board":"Na obrazie nie widać planszy.","guard.outside":"Kostka leży poza planszą.","guard.size":"Wielkość kostek się nie zgadza: naucz program od nowa.","guard.title":"Obraz jest niepewny","guard.untaught":"To nie są kostki, których program się uczył.","guard.use":"Ten obraz jest dobry","guard.usehow":"czytaj go mimo to","faces.told":"Kostki tego rzutu","faces.which":"{die} {n} z {all}: co pokazuje?","hand.discard":"Zacznij od nowa","hand.done":"Rozstrzygnij bitwę","hand.how":"Stuknij mapę tam, gdzie leży każda kostka","hand.lacks":{one:"Jeszcze {n} kostka",few:"Jeszcze {n} kostki",many:"Jeszcze {n} kostek",other:"Jeszcze {n} kostki"},"hand.ready":"Wszystkie kostki leżą","hand.tip":"Odległości liczą się z mapy; prawie równe zmierzcie linijką.","hand.title":"Ręcznie","home.camera":"kamera","home.clock":"Zegar przy wywołaniu","home.clock.off":"wyłączony","home.clock.seconds":"{n} s","who.title":"Czyje to urządzenie?","who.why":"Wtedy wybierasz tu w tajemnicy, a twoje pytania są pierwsze.","who.all":"Wspólne","who.chosen":"Wybór zapisany","who.wait":"Jeszcze wybierają: {names}","who.change":"Zmień mój wybór","who.told":"Wybór na własnym urządzeniu: {names}","home.host":"Następną grę zaczyna gospodarz.","home.wait":"Grę zaczyna gospodarz. Pojawi się tu sama.","home.order":"W kolejności miejsc, zgodnie z ruchem wskazówek zegara. Kolejność ma znaczenie","crew.shows":"Może pokazywać kod","prepare.title":"Przygotowanie","prepare.done":"Wszystko gotowe","home.colour":"Kolor gracza {n}: {colour}. Zmień","home.continue":"Graj dalej","home.count":"Liczba graczy","home.going":"Gra trwa","home.more":{one:"Wszystkie zasady ({n})",few:"Wszystkie zasady ({n})",many:"Wszystkie zasady ({n})",other:"Wszystkie zasady ({n})"},"home.name":"Imię gracza {n}","home.new":"Nowa gra","home.norules":"Ta gra nie ma wariantów.","home.not":"Wróć","home.player":"Gracz {n}","home.points":"tylko punkty","home.rules":"Zasady","home.seats":"{from}–{to} graczy","home.start":"Zacznij","home.sub":"Liczy kostki i skrzynie. Wy gracie.","home.parked":{one:"Odłożona gra ({n})",few:"Odłożone gry ({n})",many:"Odłożone gry ({n})",other:"Odłożone gry ({n})"},"home.parked.title":"Odłożone gry","home.parked.how":"Stuknij grę, żeby do niej wrócić. Ta, która trwa teraz, poczeka.","home.sure":"Zacznie się nowa gra; obecna poczeka i można do niej wrócić.","home.which":"Gra","home.yes":"Tak, zacznij","join.box":"Nie ma już gospodarza? Nowy kod pokaże komputer stołu, po wpisaniu „quartermaster pair”.","join.code":"Albo wpisz kod","join.go":"Wejdź","join.scan":"Zeskanuj kod QR z tabletu gospodarza albo z komputera stołu.","join.title":"Usiądź do stołu","link.first":"Łączę ze stołem…","link.lost":"Brak połączenia. Łączę ponownie…","look.add":"Stuknij puste miejsce, by dodać kostkę.","look.again":"Spróbuj jeszcze raz","look.back":"Wróć do pytania","look.drop":"Zostaw jak było","look.how":"Stuknij kostkę, by ją poprawić","look.title":"Cała plansza","notice.behind":"To urządzenie pokazało już krok {was}, a stół jest na kroku {now}. Jeśli nikt nie przywrócił kopii, zginęły kroki: porównajcie, zanim zagracie dalej.","notice.close":"Zamknij","notice.error":"Nie udało się. Spróbuj jeszcze raz.","notice.network":"Nie wysłano, bo nie ma połączenia. Spróbuj za chwilę.","notice.stale":"Gra poszła już dalej.","picture.die":"Popraw: {die}","picture.label":"Plansza widziana z góry","picture.live":"Obraz z kamery","pose.cocked":"krzywo","pose.flat":"płasko","pose.hidden":"zakryta","pose.stacked":"na innej","question.add":"Brakuje kostki","question.addhow":"wskażcie miejsce na obrazie","question.again":"tą kostką rzuca się jeszcze raz","question.all":"To wszystkie kostki","question.board":"Cała plansza","question.cocked":"Leży krzywo","question.counts":"liczy się {die}","question.first":"Pytanie 1 z {all}","question.flat":"Leży płasko","question.flats":"Wszystkie leżą płasko","question.is":"To kostka","question.isnt":"To nie kostka","question.leans":"Leży krzywo","question.not":"Nie wszystkie","question.each":"wtedy pytanie padnie o każdą z osobna","question.asread":"liczą się tak, jak je odczytano","question.one":"Pytanie","question.right":"Tak jest","question.then":"wtedy podacie oczka","question.wrong":"Poprawię","reader.none":"Czytnik nie działa","reader.reading":"Czyta","reader.ready":"Nieruchomo","reader.restarting":"Czytnik się uruchamia","reading.title":"Czytam kostki…","reading.wait":"Chwila…","score.again":"Rewanż","score.by":{one:"wygrywa {n} punktem",few:"wygrywa {n} punktami",many:"wygrywa {n} punktami",other:"wygrywa {n} punktu"},"score.course":"Ostatnie zdarzenia","score.print":"Drukuj","score.shared":"wspólne zwycięstwo","score.title":"Koniec gry","score.total":"Punkty zwycięstwa","score.wins":"wygrywa","seat.all":"Gracze","seat.firstlong":"Pierwszy gracz","seat.score":"Punkty","seat.table":"Stół","sighting.questions":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"sighting.sure":"{n} z {all} pewnych","throw.hand":"Podaj ręcznie","throw.now":"Rzuć","throw.photo":"Zdjęcie z telefonu","throw.read":"Czytaj teraz","throw.sending":"Wysyłam…","throw.shoot":"Zrób zdjęcie","throw.tip.hand":"Układacie kostki palcem na mapie.","throw.tip.live":"Rzućcie. Gdy kostki się zatrzymają, odczytam je sam.","throw.tip.thrown":"Dotknij „Rzuć” – kostki rzuci symulator.","scene.hand":"Ręka nad planszą: czekam.","scene.moving":"Kostki się toczą.","scene.still":"Kostki leżą: czytam.","throw.tip.upload":"Rzućcie i zróbcie zdjęcie z góry.","ask.rule":"Co mówi zasada?","log.anew":"Nowa odpowiedź zastąpi starą. Wszystko, co było potem, zostanie policzone na nowo.","log.put":"poprawione","log.by":"Urządzenie: {who}","log.dice":"Popraw kostki","log.edit":"Popraw odpowiedź","log.return":"Wróć tutaj","log.lost":{one:"Poprawione. Jeden późniejszy krok już nie pasuje i wypada:",few:"Poprawione. {n} późniejsze kroki już nie pasują i wypadają:",many:"Poprawione. {n} późniejszych kroków już nie pasuje i wypada:",other:"Poprawione. {n} późniejszego kroku już nie pasuje i wypada:"},"log.holds":"Poprawione. Wszystkie późniejsze kroki nadal pasują.","log.none":"Jeszcze nic nie zapisano.","log.earlier":{one:"Jeszcze {n} wcześniejszy krok",few:"Jeszcze {n} wcześniejsze kroki",many:"Jeszcze {n} wcześniejszych kroków",other:"Jeszcze {n} wcześniejszego kroku"},"home.first":"Pierwszy gracz","home.chance":"losowo","archive.again":"Spróbuj ponownie","archive.average":"Średnia","archive.best":"Najlepiej","archive.copies":"Kopie","archive.copies.sub":"Nic nie ginie","archive.dice":"Kostki","archive.dice.few":"Za mało rzutów, żeby coś powiedzieć.","archive.dice.fits":"Tak pada uczciwa kostka.","archive.dice.how":"Słupek: wyniki; kreska: niepewność (95 %); przerywana: uczciwa kostka.","archive.dice.odd":"Uczciwa kostka prawie nigdy tak nie pada.","archive.face":"{face}: {n} razy, prawdziwy udział od {low} do {high} %","archive.forget":"Zapomnij","archive.forget.how":"Imię zniknie ze wszystkich gier i z kopii trzymanych tutaj. Gry zostaną, z napisem N.N. Kopie zabrane gdzie indziej zachowają imię.","archive.forget.sure":"Zapomnij na zawsze","archive.games":"Gry","archive.games.none":"Żadna gra nie została jeszcze skończona.","archive.games.sub":"Skończone gry, od najnowszej","archive.length":{one:"{n} krok w {minutes} min",few:"{n} kroki w {minutes} min",many:"{n} kroków w {minutes} min",other:"{n} kroku w {minutes} min"},"archive.people":"Ludzie","archive.people.none":"Nikt nie jest jeszcze zapamiętany: będzie, kto dostanie imię w nowej grze.","archive.people.sub":"Imię, kolor, znak i język","archive.person.colour":"Kolor","archive.person.language":"Język","archive.person.name":"Imię","archive.person.new":"Nowa osoba","archive.person.save":"Zapisz","archive.person.sign":"Znak {n}","archive.person.symbol":"Znak","archive.played":"Gry","archive.rounds":"Runda po rundzie","archive.sheet":"Arkusz punktów","archive.standings":"Statystyki","archive.standings.sub":"Wygrane, średnie i uczciwe kostki","archive.throws":{one:"{n} rzut",few:"{n} rzuty",many:"{n} rzutów",other:"{n} rzutu"},"archive.title":"Ludzie i gry","archive.wins":"Wygrane","copies.back":"Przywróć","copies.before":"sprzed przywrócenia innej","copies.bring":"Przywróć z pliku","copies.brought":{one:"Przywrócono {n} krok, stan z: {when}.",few:"Przywrócono {n} kroki, stan z: {when}.",many:"Przywrócono {n} kroków, stan z: {when}.",other:"Przywrócono {n} kroku, stan z: {when}."},"copies.daily":"zachowana sama lub na życzenie","copies.here":"Zachowane tutaj","copies.how":"Kopia zawiera wszystkie gry i wszystkich ludzi z tej maszyny. Przywrócenie zachowuje to, co było wcześniej, jako kopię.","copies.keep":"Zachowaj tutaj","copies.kept":"Kopia została tutaj zachowana.","copies.last":"grano do {when}","copies.none":"Nie ma tu jeszcze kopii; powstaje jedna w każdym dniu, w którym się gra.","copies.other":"Dla innych programów","copies.salvaged":"uratowana z uszkodzonego zapisu","copies.steps":{one:"{n} krok",few:"{n} kroki",many:"{n} kroków",other:"{n} kroku"},"copies.sure":"Zastąpić wszystkie gry i ludzi plikiem {name}? To, co jest teraz, zostanie jako kopia.","copies.take":"Pobierz kopię","copies.yes":"Zastąp wszystko","tables.title":"Stoły","tables.at":"Stół {name}. Inne stoły","tables.free":"Bez gry","tables.over":"{game} · koniec","tables.here":"jesteś tutaj","tables.how":"Przy swoim stole grasz, inne oglądasz.","archive.health":"Sprzęt","archive.health.sub":"Kamera, czytanie, dysk i kopie","health.well":"Wszystko w porządku.","health.camera":"Kamera","health.rate":"{n} obrazów na sekundę","health.reading":"Czytanie","health.read":"ostatnie {last} s, średnio {mean} s · odczytane: {n}, nie: {failed}","health.never":"nic jeszcze nie czytano","health.disk":"Dysk","health.free":"wolne {free} GB z {size} GB","health.copy":"Ostatnia kopia","health.none":"jeszcze żadnej","health.heat":"Temperatura","health.supply":"Zasilanie","health.fine":"wystarcza","health.weak":"za słabe","health.devices":"Urządzenia","health.here":"przy stole: {here}, wpuszczone: {known}","health.since":"Działa od","health.unknown":"nie wiadomo","whole.none":"brak","health.report":"Zgłoś problem","health.how":"Plik bez imion, adresów i obrazów: stan sprzętu, gra i ostatnie wpisy dziennika. Wyślij go temu, kogo prosisz o pomoc.","hue.black":"czarny","hue.blue":"niebieski","hue.green":"zielony","hue.orange":"pomarańczowy","hue.purple":"fioletowy","hue.red":"czerwony","hue.white":"biały","hue.yellow":"żółty","crew.mine.player":"Jesteś graczem.","crew.mine.spectator":"Tylko oglądasz.","crew.mine.host":"Jesteś gospodarzem.","archive.panel":"Przycisk i światło","archive.panel.sub":"Co jest podłączone i co pokazuje","health.panel":"Przycisk i światło","health.parts":"działa: {found}, nie działa: {failed}","panel.drawn":"Panel narysowany przy symulowanym stole. Prawdziwy robi to samo: naciśnij jego przycisk.","panel.real":"Panel tego stołu.","panel.press":"Naciśnij","panel.hold":"Przytrzymaj 5 sekund","panel.down":"Przycisk jest wciśnięty.","panel.up":"Przycisk nie jest wciśnięty.","panel.pressed":{one:"Naciśnięto {n} raz",few:"Naciśnięto {n} razy",many:"Naciśnięto {n} razy",other:"Naciśnięto {n} razy"},"panel.held":{one:"przytrzymano {n} raz",few:"przytrzymano {n} razy",many:"przytrzymano {n} razy",other:"przytrzymano {n} razy"},"panel.light.on":"Światło świeci: {n} %","panel.light.off":"Światło zgaszone","panel.room":"w pokoju {n} lx","panel.dark":"Ciemniej niż przy ustawianiu stołu","panel.signal.off":"Nikt nie gra","panel.signal.ready":"Gotowe","panel.signal.reading":"Czytanie","panel.signal.asks":"Pytanie","panel.signal.trouble":"Kłopot","panel.part.button":"Przycisk","panel.part.light":"Światło","panel.part.state":"Lampki","panel.part.buzzer":"Brzęczyk","panel.part.sensor":"Czujnik światła","panel.is.found":"działa","panel.is.skipped":"nie używamy","panel.is.failed":"nie działa","panel.is.opening":"szukamy","panel.wiring":"Co jest podłączone","panel.how":"Piny mają numery od 1 do 40, jak na rysunku w instrukcji. Zanim coś podłączysz, wyłącz komputer.","panel.none":"nie podłączono","panel.kind":"Rodzaj","panel.kind.apa":"Pasek APA102","panel.kind.ws":"Pasek WS2812","panel.kind.relay":"Przekaźnik","panel.kind.pwm":"Światło ściemniane","panel.kind.leds":"Pojedyncze diody","panel.pin":"Pin","panel.data":"Pin danych","panel.pixels":"Liczba diod","panel.bright":"Jasność (%)","panel.led":"Dioda {n}","panel.level":"Włącza się, gdy stan pinu jest","panel.high":"wysoki","panel.low":"niski","panel.sound":"Dźwięk","panel.sound.on":"włączony","panel.sound.off":"wyłączony","panel.addr":"Jego pin ADDR","panel.addr.low":"do masy lub wolny","panel.addr.high":"do 3,3 V","panel.save":"Zapisz połączenia","panel.kept":"Zapisano. Obowiązuje od teraz.","setup.title":"Ustawianie kamery","setup.sub":"Około dziesięciu minut. Tymczasem można grać ręcznie.","setup.live":"Obraz z kamery","setup.waits":"Chwileczkę …","setup.back":"Wstecz","setup.next":"Dalej","setup.again":"Zrób zdjęcie jeszcze raz","setup.step.view":"Widok","setup.step.sizes":"Wymiary","setup.step.corners":"Rogi","setup.step.empty":"Pusta plansza","setup.step.dice":"Kostki","setup.step.test":"Próba","setup.step.lens":"Dokładny obiektyw","setup.refused":"To się nie udało","setup.goto":"Przejdź do: {step}","setup.camera.which":"Która kamera patrzy na planszę?","setup.camera.other":"Inna kamera","setup.camera.held":"Używana przy stole „{table}”","setup.camera.address":"Adres kamery sieciowej lub aplikacji w telefonie","setup.camera.call":"Połącz","setup.camera.rpicam":"Kamera Raspberry Pi","setup.camera.v4l2":"Kamera USB","setup.camera.http":"Kamera sieciowa","setup.camera.upload":"Zdjęcia z telefonu","setup.camera.phone":"Telefon","setup.camera.simulated":"Kamera symulowana","setup.camera.folder":"Zdjęcia z folderu","setup.view.title":"Powieś kamerę nad wiekiem","setup.view.text":"Całe wieko razem ze ściankami powinno wypełniać obraz.","setup.view.next":"Widok jest dobry","setup.view.picture":"Obraz","setup.view.wait":"Sprawdzam …","setup.view.good":"Dobrze","setup.view.lid":"Wieko","setup.view.lid.wait":"Szukam …","setup.view.lid.wait.text":"Szukam wieka na obrazie.","setup.view.lid.fair":"Niepewne","setup.view.lid.fair.text":"Za chwilę możesz zaznaczyć rogi ręcznie.","setup.view.lid.bad":"Ucięte","setup.view.lid.bad.text":"Powieś kamerę wyżej albo przesuń wieko na środek.","setup.view.lid.good":"Całe na obrazie","setup.view.die":"Kostka ma około {n} pikseli szerokości.","setup.view.sharp":"Ostrość","setup.view.blurred":"Nieostro","setup.view.blurred.text":"Obraz był już ostrzejszy: ustaw ostrość jak przedtem albo poczekaj, aż nic nie będzie się ruszać.","setup.view.small":"Kostki są tu małe: powieś kamerę niżej albo wybierz większą rozdzielczość.","setup.view.light":"Światło","setup.view.dark":"Za ciemno","setup.view.dark.text":"Przysuń lampę.","setup.view.bright":"Za jasno","setup.view.bright.text":"Odwróć lampę, żeby nic nie było prześwietlone.","setup.view.bands":"Migocze","setup.view.bands.text":"Lampa migocze: weź inną albo ustaw w kamerze 50 lub 60 Hz.","setup.sizes.title":"Jak duże jest wieko?","setup.sizes.text":"Zmierz dno od ścianki do ścianki. Liczy się każdy milimetr.","setup.sizes.floor":"Dno","setup.sizes.other":"Inne","setup.sizes.width":"Dno, od lewej do prawej","setup.sizes.height":"Dno, od góry do dołu","setup.sizes.wall":"Wysokość ścianki od środka","setup.sizes.die":"Krawędź kostki","setup.corners.title":"Gdzie są rogi dna?","setup.corners.text":"Chodzi o rogi dna, nie o górną krawędź ścianek. Przeciągnij punkt w pobliże rogu, a sam dopasuje się do brzegów dna.","setup.corners.one":"Róg {n}","setup.corners.next":"Rogi pasują","setup.corners.anyway":"Zostaw tak, jak jest","setup.corners.again":"Poszukaj jeszcze raz","setup.corners.wait":"Szukam …","setup.corners.wait.text":"Szukam brzegów dna.","setup.corners.good":"Pasują","setup.corners.good.text":"Wszystkie cztery brzegi dna widać wyraźnie.","setup.corners.fair":"Sprawdź","setup.corners.doubt.unseen":"Brzegów dna nie widać wyraźnie. Przeciągnij punkty na rogi ręcznie.","setup.corners.doubt.choice":"Dwie krawędzie wyglądają tu podobnie. Sprawdź, czy linia biegnie brzegiem dna, a nie po nadruku lub górnej krawędzi ścianki.","setup.corners.doubt.inexact":"Rogi nie pasują dokładnie do dna o tych wymiarach. Sprawdź je oraz wymiary.","setup.corners.doubt.hand":"Ustawione ręcznie.","setup.empty.title":"Opróżnij planszę","setup.empty.text":"Wyjmij wszystko z wieka i zabierz ręce. Zdjęcie zrobi się samo.","setup.empty.next":"Plansza jest pusta","setup.still":"Bezruch","setup.still.wait":"Czekam","setup.still.hand":"Widać rękę","setup.still.text":"Zdjęcie zrobi się, gdy przez dwie sekundy nic się nie poruszy.","setup.still.taken":"Zrobione","setup.still.taken.text":"Spójrz na zdjęcie: czy jest takie, jak trzeba?","setup.dice.title":"Rozłóż kostki","setup.dice.text":"Po dwie lub trzy kostki w każdym kolorze, płasko i osobno. Zdjęcie zrobi się samo.","setup.dice.name":"Jakiego koloru jest każda grupa? Stuknij grupę, by ją poprawić.","setup.dice.none":"To nie kostka","setup.dice.count":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.dice.next":"Kalibruj","setup.dice.runs":"Kalibruję …","setup.dice.fair":"Sprawdź","setup.dice.other":"Coś tu jest za duże jak na jedną kostkę: rozsuń kostki i zrób zdjęcie jeszcze raz.","setup.dice.nothing":"Nie widać kostek. Połóż kilka na planszy.","setup.keep.title":"Kamera jest ustawiona","setup.keep.text":"Zapisz ustawienie i wypróbuj trzy rzuty.","setup.keep.next":"Zapisz i wypróbuj","setup.keep.exact":"Dokładność","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"Jeśli dwie odległości różnią się o mniej, program pyta graczy.","setup.test.title":"Próba","setup.test.first":"Najpierw rozłóż kostki i skalibruj.","setup.test.throw":"Rzut {n} z {all}","setup.test.text":"Rzuć kilka kostek do wieka, potem je odczytaj.","setup.test.read":"Odczytaj kostki","setup.test.look":"Czy przy każdej kostce zgadzają się liczba i kolor?","setup.test.right":"Wszystko się zgadza","setup.test.wrong":"Coś się nie zgadza","setup.test.dice":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.test.asks":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"setup.test.sure":"Pewne","setup.test.over":"Próba zakończona","setup.test.over.text":"Odtąd kamera odczytuje rzuty przy tym stole.","setup.test.end":"Do gry","setup.test.verdict":"Wynik","setup.test.score":"{n} z {all} dobrze","setup.test.good":"Dobrze. Można grać.","setup.test.help":"Najbardziej pomoże równiejsze światło, potem kamera bliżej planszy. Można też zacząć znowu od pustej planszy.","colour.pink":"różowa","colour.brown":"brązowa","colour.grey":"szara","setup.keep.name":"Jak nazywa się to miejsce?","setup.keep.name.usual":"Nasz stół"};var ht={en:wn,pl:kn},Ee=Object.keys(ht),mt={pl:"Polski",en:"English"};function bn(){let e=localStorage.getItem("lang");return ht[e]?e:(navigator.languages||[navigator.language]).map(o=>o.slice(0,2)).find(o=>ht[o])||"en"}function yn(e){let t=ht[e],o=new Intl.PluralRules(e),n=new Intl.NumberFormat(e,{minimumFractionDigits:1,maximumFractionDigits:1}),a=(s,i={})=>{let l=t[s];return l===void 0?s:(typeof l=="object"&&(l=l[o.select(i.n)]??l.other),l.replace(/\{(\w+)\}/g,(u,d)=>i[d]??""))};return a.lang=e,a.mm=s=>n.format(s),a.colour=s=>t["colour."+s]??s,a.hue=s=>t["hue."+s]??s,a.die=(s,i)=>i&&i!=="0"&&i!==0?`${a.colour(s)} ${i}`:a.colour(s),a.title=s=>s.charAt(0).toLocaleUpperCase(e)+s.slice(1),a}var $t=class extends Error{constructor(t,o){super(o?.error?.text||""),this.status=t,this.help=o?.error?.help||"",this.table=o?.table||null}},qa="/api/v1",vn=new URLSearchParams(location.search).get("table")||"",he=(e,t="")=>{let o=[t&&"lang="+t,vn&&"table="+encodeURIComponent(vn)].filter(Boolean).join("&");return qa+e+(o&&(e.includes("?")?"&":"?")+o)};async function A(e,t,o,n,a=20){let s=n instanceof Blob,i,l=null;try{i=await fetch(he(o,e),{method:t,headers:s?{"Content-Type":n.type}:n?{"Content-Type":"application/json"}:{},body:s?n:n?JSON.stringify(n):void 0,signal:AbortSignal.timeout(a*1e3)});let u=await i.text();u&&(l=JSON.parse(u))}catch{if(!i||i.ok)throw new $t(0,null)}if(!i.ok)throw new $t(i.status,l);return l}var xn=e=>new EventSource(he("/events",e));var _n="sound";function Ea(e){let t=e.createBuffer(1,e.sampleRate,e.sampleRate),o=t.getChannelData(0);for(let n=0;n<o.length;n++)o[n]=Math.random()*2-1;return t}function fo(e,t,{at:o,long:n,from:a,to:s,loud:i,q:l=1,type:u="bandpass"}){let d=e.createBufferSource(),c=e.createBiquadFilter(),p=e.createGain(),m=e.currentTime+o;d.buffer=t,d.loop=!0,c.type=u,c.Q.value=l,c.frequency.setValueAtTime(a,m),c.frequency.exponentialRampToValueAtTime(s,m+n),p.gain.setValueAtTime(1e-4,m),p.gain.exponentialRampToValueAtTime(i,m+Math.min(.15*n,.1)),p.gain.exponentialRampToValueAtTime(1e-4,m+n),d.connect(c).connect(p).connect(e.destination),d.start(m,Math.random()*.5),d.stop(m+n+.05)}function go(e,{at:t,long:o,from:n,to:a=n,loud:s,shape:i="sine"}){let l=e.createOscillator(),u=e.createGain(),d=e.currentTime+t;l.type=i,l.frequency.setValueAtTime(n,d),l.frequency.exponentialRampToValueAtTime(a,d+o),u.gain.setValueAtTime(1e-4,d),u.gain.exponentialRampToValueAtTime(s,d+.015),u.gain.exponentialRampToValueAtTime(1e-4,d+o),l.connect(u).connect(e.destination),l.start(d),l.stop(d+o+.05)}var Wa={dice:(e,t)=>[0,.07,.16,.22,.31].forEach((o,n)=>{fo(e,t,{at:o,long:.06,from:2600-300*n,to:900,loud:.28-.04*n,q:3}),go(e,{at:o,long:.05,from:420-40*n,to:180,loud:.12,shape:"triangle"})}),sink:(e,t)=>{fo(e,t,{at:0,long:.9,from:900,to:120,loud:.22,type:"lowpass"}),[.15,.3,.42,.58].forEach((o,n)=>go(e,{at:o,long:.11,from:190+60*n,to:420+70*n,loud:.09}))},whirl:(e,t)=>[0,.5,1].forEach((o,n)=>fo(e,t,{at:o,long:.9,from:260,to:1300-250*n,loud:.16,q:4})),win:e=>[392,523.25,659.25,783.99].forEach((t,o)=>go(e,{at:.14*o,long:o===3?1.1:.35,from:t,loud:.16,shape:"triangle"}))},ft=()=>typeof AudioContext<"u",gt=class{constructor(){this.kept=ft()?localStorage.getItem(_n):"off",this.audio=null,this.noise=null,this.touched=!1;for(let t of["pointerdown","keydown"])addEventListener(t,()=>{this.touched=!0})}on(t){return ft()&&(this.kept?this.kept==="on":!!t&&t.role!=="spectator")}turn(t){this.kept=t?"on":"off",localStorage.setItem(_n,this.kept)}play(t,o){!this.touched||!this.on(o)||document.visibilityState==="hidden"||(this.audio||=new AudioContext,this.audio.state==="suspended"&&this.audio.resume().catch(()=>{}),this.noise||=Ea(this.audio),Wa[t](this.audio,this.noise))}hear(t,o,n){if(!t||t.game?.id!==o.game?.id)return;let a=s=>s.view?.table?.find(i=>i.battle)?.battle;o.result&&!t.result?this.play("win",n):a(o)&&a(o).id!==a(t)?.id?this.play(a(o).reach?"whirl":"dice",n):o.sighting?.state==="asking"&&t.sighting?.state==="reading"&&this.play("dice",n)}};var zn="voice",Na={pl:"pl-PL",en:"en-GB"},wo=()=>typeof speechSynthesis<"u"&&typeof SpeechSynthesisUtterance<"u",wt=class{constructor(){this.on=wo()&&localStorage.getItem(zn)==="on",this.last=null}turn(t){this.on=t,localStorage.setItem(zn,t?"on":"off"),t||speechSynthesis.cancel()}hear(t){let o=(t?.log||[]).filter(l=>l.entry),n=o.at(-1)?.entry??0,a=this.last,s=t?.game?.id;if(this.last=n,!this.on||a===null||n<=a||!s)return;let i=o.filter(l=>l.entry>a&&l.announce).map(l=>l.text);if(i.length){speechSynthesis.cancel();for(let l of i.slice(-6)){let u=new SpeechSynthesisUtterance(l.replace(/[–·]/g,","));u.lang=Na[t.lang]||t.lang,speechSynthesis.speak(u)}}}};var Ra=2e3,Ha=400,Fa=3e3,Cn=[900,1500],kt=class{constructor(t){this.on=t,this.heard=this.looked=Date.now(),this.tries=0,addEventListener("online",()=>this.open()),addEventListener("offline",()=>this.on.lost(!0)),addEventListener("pageshow",o=>{o.persisted&&this.open()}),navigator.connection?.addEventListener?.("change",()=>this.open()),document.addEventListener("resume",()=>this.open()),document.addEventListener("visibilitychange",()=>this.look()),setInterval(()=>this.look(),Ha)}open(t=this.lang){this.lang=t,this.opened=Date.now(),this.stream?.close();let o=xn(t);this.stream=o;let n=!0,a=(s,i)=>o.addEventListener(s,l=>{this.stream===o&&(this.heard=Date.now(),this.tries=0,i(l))});a("open",()=>{n=!0}),a("you",s=>this.on.you(JSON.parse(s.data))),a("table",s=>{this.on.table(JSON.parse(s.data),n),n=!1,this.on.lost(!1)}),a("crew",()=>this.on.crew()),a("here",()=>this.on.lost(!1)),o.addEventListener("error",()=>{o.readyState===EventSource.CLOSED&&this.stream===o&&this.ask()})}close(){this.stream?.close(),this.stream=null}async ask(){try{(await A(this.lang,"GET","/me",null,2)).role==="nobody"&&(this.close(),this.on.stranger())}catch(t){t.status===404&&location.replace("/")}}look(){let t=Date.now(),o=t-this.looked>Fa;this.looked=t,!(!this.stream||document.visibilityState==="hidden"||t-this.heard<=Ra)&&(this.on.lost(!0),(o||t-this.opened>Math.min(Cn[0]+100*this.tries,Cn[1]))&&(this.tries=o?0:this.tries+1,this.open()))}};var Mn=["nobody","spectator","player","host"],X=(e,t)=>!e||Mn.indexOf(e.role)>=Mn.indexOf(t);function jn(){let e=["lang","scheme","sound","voice"].map(t=>[t,localStorage.getItem(t)]).filter(([,t])=>t);localStorage.clear(),e.forEach(([t,o])=>localStorage.setItem(t,o))}async function Sn(e){let t=/^#join=([\w-]+)$/.exec(location.hash)?.[1];return t?(history.replaceState(null,"",location.pathname+location.search),ko(e,t)):""}async function ko(e,t){try{return await A(e,"POST","/pair",{code:t}),""}catch(o){return o.message||"network"}}var bo="step"+(new URLSearchParams(location.search).get("table")||""),bt=class{constructor(t){this.lang=t,this.snapshot=null,this.lost=!1,this.busy="",this.notice=null,this.behind=null,this.read=new Set,this.listeners=new Set,this.voice=new wt,this.sound=new gt,this.me=null,this.crew=0,this.stranger="",this.link=new kt({table:(o,n)=>this.accept(o,n),you:o=>this.set({me:o,stranger:""}),crew:()=>this.set({crew:this.crew+1}),lost:o=>{this.lost!==o&&this.set({lost:o})},stranger:()=>{jn(),this.set({stranger:this.stranger||!0,me:null,snapshot:null,lost:!1,notice:null})}})}subscribe(t){return this.listeners.add(t),()=>this.listeners.delete(t)}set(t){Object.assign(this,t),this.listeners.forEach(o=>o())}open(){this.link.open(this.lang)}speak(t){localStorage.setItem("lang",t),this.lang=t,this.set({notice:null}),this.open()}accept(t,o=!1){if(!t||t.lang&&t.lang!==this.lang||!o&&this.snapshot&&t.serial<this.snapshot.serial)return;this.voice.hear(t),this.sound.hear(this.snapshot,t,this.me);let n=Number(localStorage.getItem(bo))||0,a=t.version;a>=n&&localStorage.setItem(bo,String(a)),this.set({snapshot:t,behind:a<n?{was:n,now:a}:null})}goOn(){localStorage.setItem(bo,String(this.snapshot.version)),this.set({behind:null})}close(t){this.read.add(t),this.set({})}async send(t,o,n,a,s=!1){if(this.busy)return!1;if(!X(this.me,["/game","/game/parked","/clock"].includes(o)?"host":"player"))return s||this.set({notice:{kind:"refused",id:this.me.role==="player"?"crew.hosts":"crew.looks"}}),!1;this.set({busy:t,notice:null});try{let i=n instanceof Blob?n:{...n,seen:this.snapshot?.version??0},l=await A(this.lang,"POST",o,i,a);return this.set({busy:""}),l?.serial!==void 0&&this.accept(l),!0}catch(i){let l=i.status===0?"network":i.status===409?"stale":i.status===422||i.status===400?"refused":"error";return this.set({busy:"",notice:s&&(l==="stale"||l==="network")?null:{kind:l,text:i.message,help:i.help}}),i.table&&this.accept(i.table,!0),(i.status===401||i.status===403)&&this.open(),!1}}start(t,o,n){return this.send("start","/game",{game:t,seats:o,options:n})}takeUp(t){return this.send("take up","/game/parked",{entry:t})}answer(t,o,n,a){return this.send("answer","/answers",{ask:t.id,seat:o,fields:n},20,a)}throwNow(t){return this.send("throw","/throw",{ask:t.id})}byHand(t){return this.send("hand","/throw",{ask:t.id,by:"hand"})}picture(t){return this.send("picture","/pictures",t,90)}fix(t,o){return this.send("fix","/sighting/fixes",{sighting:t.id,fix:o})}correct(t,o,n,a){return this.send("correct","/corrections",{of:t,ask:o.id,seat:n,fields:a})}openAgain(t){return this.send("open",`/steps/${t}/open`,{})}goBack(t){return this.send("return",`/steps/${t}/return`,{})}undo(){return this.send("undo","/undo",{})}redo(){return this.send("redo","/redo",{})}async hold(t){try{this.accept(await A(this.lang,"POST","/clock/hold",{hold:t,seen:this.snapshot?.version??0}))}catch{}}pace(t){return this.send("pace","/clock",{seconds:t})}hush(){this.set({notice:null})}};var yo="scheme",Tn=matchMedia("(prefers-color-scheme: dark)"),vo=()=>localStorage.getItem(yo)||"auto";function yt(){let e=vo();document.documentElement.dataset.scheme=e==="auto"?Tn.matches?"dark":"light":e}function Pn(e){e==="auto"?localStorage.removeItem(yo):localStorage.setItem(yo,e),yt()}Tn.addEventListener("change",yt);var $e=e=>e?.view?.seats?.length?e.view.seats:e?.people||[];var fe=e=>e?.view?.table?.find(t=>t.battle)?.battle||null,Fe=(e,t)=>new Set(e.duels.slice(0,t).flatMap(o=>o.sinks||[]));function On(e,t){let o=Fe(t,t.duels.length),n=new Map,a=t.reach&&new Set(t.reach.order.filter(c=>c.in).map(c=>c.die)),s=c=>a?a.has(c.id):t.hits?.length?t.hits.includes(c.id):!0,i=c=>n.get(c)||n.set(c,{colour:c,faces:[],sunk:0,lines:[],still:!1}).get(c);for(let c of t.dice)o.has(c.id)?i(c.colour).sunk++:s(c)&&i(c.colour).faces.push(c.face);let l=$e(e),u=c=>l.find(p=>p.seat===c)?.colour||e.people?.find(p=>p.seat===c)?.colour;for(let c of t.told||[])u(c.seat)&&Object.assign(i(u(c.seat)),{lines:c.lines,still:!!c.still});let d=c=>l.findIndex(p=>(p.colour||u(p.seat))===c);return[...n.values()].sort((c,p)=>d(c.colour)-d(p.colour))}var ve=(e,t)=>t?String(t.id?`${t.id}@${e.game?.id}`:t.sighting??e.sighting?.id??"battle-"+t.dice.length+"-"+e.game?.id):"";function ue(e,t,o){let n=(e.view?.seats||[]).find(s=>s.colour===t&&s.name)||(e.people||[]).find(s=>s.colour===t),a=e.view?.owners?.find(s=>s.colour===t);return n?.name||(a?o.title(a.name):o.title(o.hue(t)))}function Bn(e,t,o){let n=t.sinks||[];if(n.length===0)return t.text?o.title(t.text):o("battle.none");if(n.length>1)return o("battle.both");let a=e.dice.find(s=>s.id===n[0]);return o("battle.sinks",{die:o.die(a.colour,a.face),Die:o.title(o.die(a.colour,a.face))})}function vt(e,t,o=-1){let n=e?.asks||[],a=s=>o>=0&&s.seats?.length===1&&s.seats[0]===o;return n.find(s=>s.id===t)||n.find(s=>a(s)&&s.secret&&!s.sealed)||n.find(s=>a(s)&&s.primary&&!s.anytime)||n.find(s=>s.primary&&!s.anytime)||n.find(s=>!s.anytime)||null}var Be=e=>(e?.kind==="choose"||e?.kind==="form")&&e.fields?.length===1&&(e.fields[0].choices||[]).filter(t=>t.dice?.length).length>=2,Ln=(e,t,o=-1)=>{let n=e?.asks||[],a=i=>i.secret&&i.seats[0]===o,s=n.some(a);return n.filter(i=>i!==t&&i.kind!=="throw"&&(i.secret?a(i)&&!i.sealed:i.anytime||!s))};function xt(e){let t=e.fields?.[0];return e.fields?.length===1&&t.choices?.length===1&&!t.choices[0].refused?{fields:{[t.id]:t.choices[0].id},choice:t.choices[0]}:null}var Ue=e=>e?.state==="asking"&&(e.questions?.length>0||e.guards?.length>0);function An(e,t){if(!e)return"loading";if(t.home||!e.game)return"home";let o=e.sighting,n=fe(e),a=vt(e,t.ask,t.seat);return o?.state==="reading"?"reading":o?.state==="failed"&&a?.kind==="throw"&&t.away!==o.id?"failed":o?.state==="asking"&&!o.picture?"hand":Ue(o)&&!t.peek?o.guards?.length?"guard":"question":o?.state==="asking"?"board":t.ask&&a?.id===t.ask&&!Be(a)?"deck":Be(a)&&!t.peek?"closer":n&&!n.again?.length&&(Be(a)||(n.past?t.put===null:t.put!==ve(e,n)))?"battle":a?.kind==="throw"?"throw":!a&&(e.result||xo(e))?"score":"deck"}var xo=e=>e.result?.sheet||[...e.view?.table||[]].reverse().find(t=>t.ledger)?.ledger||null;var Ua=2e4;function Dn(e,t){let o=e.snapshot?.clock,n=!!o?.running&&o.ask===t.id&&!e.lost;return T(()=>{if(!n||!X(e.me,"player"))return;let a=()=>e.hold(!0);return addEventListener("pointerdown",a),()=>removeEventListener("pointerdown",a)},[n,o?.start]),n?{seconds:o.seconds,start:o.start}:null}var _t=new Set,_o=new Set;function In(){T(()=>{let e={},t=()=>_o.forEach(o=>o(_t.size));return _t.add(e),t(),()=>{_t.delete(e),t()}},[])}function Ga(){let[e,t]=v(_t.size);return T(()=>(_o.add(t),()=>_o.delete(t)),[]),e>0}function qn(e,t,o){let n=e.snapshot,a=Ga(),s=!!n?.clock?.seconds&&!!n.clock.ask&&X(e.me,"player"),i=s&&(t||a),l=i||s&&o;T(()=>{if(!l)return;e.hold(!0);let u=i?setInterval(()=>e.hold(!0),Ua):0;return()=>{clearInterval(u),e.hold(!1)}},[l,i,n?.version])}function N({t:e,title:t,onClose:o,wide:n,children:a}){let s=F(null);return In(),T(()=>{s.current.showModal()},[]),r`
    <dialog ref=${s} class=${"sheet-dialog"+(n?" wide":"")} onClose=${o}>
      <div class="dialog-head">
        <h2>${t}</h2>
        <button class="btn square close" onClick=${()=>s.current.close()} aria-label=${e("notice.close")}>
          <${y} id="close" />
        </button>
      </div>
      ${a}
    </dialog>
  `}var zt=({label:e,choices:t,value:o,onPick:n})=>r`
  <div class="setting">
    <span>${e}</span>
    <div class="seg" role="group" aria-label=${e}>
      ${t.map(a=>r`
          <button
            key=${a.id}
            lang=${a.lang}
            class=${`set-${a.id}${a.id===o?" on":""}`}
            aria-pressed=${a.id===o}
            onClick=${()=>n(a.id)}
          >
            ${a.text}
          </button>
        `)}
    </div>
  </div>
`;function Ka({t:e,table:t,onClose:o}){let[,n]=v(0),a=u=>d=>{u(d),n(c=>c+1)},s=u=>[{id:u+"-on",text:e("set.on")},{id:u+"-off",text:e("set.off")}],i=t.sound.on(t.me),l=u=>{t.sound.turn(u==="sound-on"),u==="sound-on"&&t.sound.play("dice",t.me)};return r`
    <${N} t=${e} title=${e("set.title")} onClose=${o}>
      <div class="dialog-body settings">
        <${zt}
          label=${e("set.language")}
          choices=${Ee.map(u=>({id:u,lang:u,text:mt[u]}))}
          value=${e.lang}
          onPick=${u=>t.speak(u)}
        />
        ${ft()?r`
                <${zt}
                  label=${e("set.sound")}
                  choices=${s("sound")}
                  value=${i?"sound-on":"sound-off"}
                  onPick=${a(l)}
                />
              `:null}
        ${wo()?r`
                <${zt}
                  label=${e("set.voice")}
                  choices=${s("voice")}
                  value=${t.voice.on?"voice-on":"voice-off"}
                  onPick=${a(u=>t.voice.turn(u==="voice-on"))}
                />
              `:null}
        <${zt}
          label=${e("set.scheme")}
          choices=${["auto","light","dark"].map(u=>({id:u,text:e("set.scheme."+u)}))}
          value=${vo()}
          onPick=${a(Pn)}
        />
        <p class="dim">${e("set.here")}</p>
      </div>
    <//>
  `}function Ct({t:e,table:t,named:o}){let[n,a]=v(!1);return r`
    <button class=${o?"btn settings-open":"lang settings-open"} aria-label=${e("set.title")} onClick=${()=>a(!0)}>
      <${y} id="set" />
      ${o?r`
              <span>${e("set.title")}</span>
            `:null}
    </button>
    ${n?r`
            <${Ka} t=${e} table=${t} onClose=${()=>a(!1)} />
          `:null}
  `}var Va=({icon:e,text:t,kind:o="",hide:n=""})=>r`
  <span class=${`chip ${o} ${n}`}>
    <${y} id=${e} />
    <span>${t}</span>
  </span>
`;function xe(e,t){let o=t?.camera,n=t?.sighting,a=[];!o||o.kind==="none"||!o.kind?a.push({icon:"hand",text:e("camera.none"),kind:"plain"}):o.kind==="simulated"||o.kind==="folder"?a.push({icon:"camera",text:e("camera."+o.kind),kind:"plain"}):o.kind==="upload"?a.push({icon:"phone",text:e("camera.upload"),kind:"plain"}):o.live?a.push({icon:"camera",text:e("camera.live")}):a.push({icon:"camera",text:o.reason||e("camera.lost"),kind:"bad"}),o?.reader==="none"&&o.kind&&o.kind!=="none"?a.push({icon:"warn",text:e("reader.none"),kind:"warn"}):o?.reader==="restarting"?a.push({icon:"warn",text:o.reader_reason||e("reader.restarting"),kind:"warn"}):o?.reader==="reading"||n?.state==="reading"?a.push({icon:"still",text:e("reader.reading"),kind:"now"}):o?.reader==="ready"&&o.kind!=="upload"&&a.push({icon:"still",text:e("reader.ready")});let s=(t?.asks||[]).find(l=>l.kind==="throw")?.id,i=(t?.view?.table||[]).find(l=>l.battle)?.battle.again?.length;if(i)a.push({icon:"dice",text:e("sighting.again",{n:i}),kind:"warn",hide:"sure"});else if(n&&n.dice?.length&&!(n.state==="answered"&&s&&s!==n.ask)&&(n.state==="asking"||n.state==="answered")){let l=(n.questions?.length||0)+(n.guards?.length||0),u=new Set((n.questions||[]).flatMap(d=>d.dice||[])).size;a.push(l?{icon:"ask",text:e("sighting.questions",{n:l}),kind:"warn",hide:"sure"}:{icon:"check",text:e("sighting.sure",{n:n.dice.length-u,all:n.dice.length}),hide:"sure"})}return a}var zo=e=>Array.isArray(e)?e.reduce((t,o)=>t+zo(o),0):typeof e=="string"?e.trim().length:0;function se({t:e,table:t,title:o,sub:n,chips:a=[],game:s=!0,onHome:i,onLog:l,onUndo:u,children:d}){let c=t.snapshot;return r`
    <header class="bar">
      <button class="mark" onClick=${i} aria-label=${e("bar.home")}><${U} id="logo" class="logo" /></button>
      <div class="title">
        <h1 class=${zo(o)>34?"long":""}>${o}</h1>
        <p class=${zo(n)>48?"long":""}>${n}</p>
      </div>
      <div class="chips" role="status">
        ${a.map(p=>r`
            <${Va} key=${p.icon} ...${p} />
          `)}
      </div>
      ${d}
      ${s?r`
              ${c?.can?.redo?r`
                      <button class="btn square redo" disabled=${!!t.busy} onClick=${()=>t.redo()} aria-label=${e("bar.redo")}>
                        <${y} id="redo" />
                      </button>
                    `:null}
              ${l?r`
                      <button class="btn square log-open" onClick=${l} aria-label=${e("bar.log")}><${y} id="log" /></button>
                    `:null}
              <button
                class="btn undo"
                disabled=${!(u||c?.can?.undo)||!!t.busy}
                onClick=${u||(()=>t.undo())}
                aria-label=${e("bar.undo")}
              >
                <${y} id="undo" />
                <span>${e("bar.undo")}</span>
              </button>
            `:null}
      <${Ct} t=${e} table=${t} />
    </header>
  `}function En({t:e,table:t}){let o=t.notice;return r`
    <div class="notices">
      ${(t.snapshot?.alerts||[]).filter(n=>!t.read.has(n)).map(n=>r`
            <div key=${n} class="notice bad" role="alert">
              <${y} id="warn" />
              <p>${n}</p>
              <button class="btn square" onClick=${()=>t.close(n)} aria-label=${e("notice.close")}><${y} id="close" /></button>
            </div>
          `)}
      ${t.behind?r`
              <div class="notice bad" role="alert">
                <${y} id="warn" />
                <p>${e("notice.behind",t.behind)}</p>
                <button class="btn square" onClick=${()=>t.goOn()} aria-label=${e("notice.close")}><${y} id="close" /></button>
              </div>
            `:null}
      ${t.lost?r`
              <div class="notice bad lost" role="alert">
                <${y} id="link" />
                <p>${e("link.lost")}</p>
                <span class="scale wait">
                  <i></i>
                  <i></i>
                  <i></i>
                  <i></i>
                </span>
              </div>
            `:null}
      ${o?r`
              <div class=${"notice "+(o.kind==="stale"?"warn":"bad")} role="alert">
                <${y} id="warn" />
                <p>
                  ${o.kind==="network"?e("notice.network"):r`
                          ${o.kind==="stale"?r`
                                  <b>${e("notice.stale")}${" "}</b>
                                `:null}${o.id?e(o.id):o.text||e("notice.error")}${o.help?r`
                                  <small>${o.help}</small>
                                `:null}
                        `}
                </p>
                <button class="btn square" onClick=${()=>t.hush()} aria-label=${e("notice.close")}><${y} id="close" /></button>
              </div>
            `:null}
    </div>
  `}var Co=e=>{let t=e.reduce(([o,n],[a,s])=>[o+a,n+s],[0,0]);return[t[0]/e.length,t[1]/e.length]},Za=([e,t])=>Math.hypot(t[0]-e[0],t[1]-e[1]),Wn=([e,t])=>Math.atan2(t[1]-e[1],t[0]-e[0])*180/Math.PI;function Ja([e,t],o,n){let a=Math.cos(o*Math.PI/180),s=Math.sin(o*Math.PI/180),i=n/2;return[[-i,-i],[i,-i],[i,i],[-i,i]].map(([l,u])=>[e+a*l-s*u,t+s*l+a*u])}function Ge(e,t){if(e){let o=new Set((e.questions||[]).flatMap(n=>n.dice||[]));return(e.dice||[]).filter(n=>n.placed!==!1).map(n=>{let a=n.edge_mm||e.edge_mm||16,s=n.footprint_mm?.length===4?n.footprint_mm:Ja(n.centre_mm,n.yaw_deg||0,a);return{id:n.id,colour:n.colour,value:n.value||0,face:n.value?e.faces?.[n.colour]?.[n.value-1]||String(n.value):"0",footprint:s,centre:n.centre_mm,edge:a,yaw:Wn(s),pose:n.pose||"flat",unsure:o.has(n.id),fixed:!!n.fixed}})}return(t?.dice||[]).filter(o=>o.footprint?.length===4).map(o=>({id:o.id,colour:o.colour,value:Number(o.face)||0,face:o.face,footprint:o.footprint,centre:Co(o.footprint),edge:Za(o.footprint),yaw:Wn(o.footprint),pose:o.loose?"cocked":"flat",unsure:!1,fixed:!1}))}function Nn(e,[t,o],n){let a=null,s=n;for(let i of e){let l=Math.hypot(i.centre[0]-t,i.centre[1]-o)-i.edge/2;l<s&&([a,s]=[i,l])}return a}function Mt(e,t){let o=(e.edge+2*t)/e.edge;return e.footprint.map(([n,a])=>[e.centre[0]+(n-e.centre[0])*o,e.centre[1]+(a-e.centre[1])*o])}function jt(e,t){let o=e.length,n=s=>s.map(i=>i.toFixed(2)).join(" "),a=(s,i)=>{let l=Math.hypot(i[0]-s[0],i[1]-s[1])||1,u=Math.min(t,l/2)/l;return[s[0]+(i[0]-s[0])*u,s[1]+(i[1]-s[1])*u]};return e.map((s,i)=>`${i?"L":"M"}${n(a(s,e[(i+o-1)%o]))}Q${n(s)} ${n(a(s,e[(i+1)%o]))}`).join("")+"Z"}function Rn(e,t){let o=e.length,a=e.reduce((u,[d,c],p)=>u+d*e[(p+1)%o][1]-c*e[(p+1)%o][0],0)<0?-1:1,s=u=>u.map(d=>d.toFixed(2)).join(" "),i=(u,d)=>{let c=Math.hypot(d[0]-u[0],d[1]-u[1])||1,p=[a*t*(d[1]-u[1])/c,-a*t*(d[0]-u[0])/c];return[[u[0]+p[0],u[1]+p[1]],[d[0]+p[0],d[1]+p[1]]]},l=e.map((u,d)=>i(u,e[(d+1)%o]));return l.map(([u,d],c)=>`${c?`A${t} ${t} 0 0 ${a>0?1:0} `:"M"}${s(u)}L${s(d)}`).join("")+`A${t} ${t} 0 0 ${a>0?1:0} ${s(l[0][0])}Z`}function St(e,t,o=60,n=14){if(!e.length)return[0,0,t.width_mm,t.height_mm];let a=e.flatMap(m=>m.footprint.map(h=>h[0])),s=e.flatMap(m=>m.footprint.map(h=>h[1])),[i,l,u,d]=[Math.min(...a),Math.max(...a),Math.min(...s),Math.max(...s)],c=Math.min(Math.max(l-i+2*n,d-u+2*n,o),Math.max(t.width_mm,t.height_mm)),p=(m,h)=>Math.min(Math.max(m-c/2,-5),Math.max(h+5-c,-5));return[p((i+l)/2,t.width_mm),p((u+d)/2,t.height_mm),c,c]}function Hn(e,t,o,n){let a=[],s=new Map,i=5.1*o,l=([u,d],[c,p])=>{let m=p[0]-c[0],h=p[1]-c[1],$=m*m+h*h||1,f=Math.max(0,Math.min(1,((u-c[0])*m+(d-c[1])*h)/$));return Math.hypot(u-c[0]-f*m,d-c[1]-f*h)};for(let u of e){let d=null,c=-1/0;for(let[p,m]of[-45,-135,45,135,-90,0,180,90].entries()){let h=m*Math.PI/180,$=u.edge/2+(p<4?4.7:3.4)*o+(p<4?u.edge*.16:0),f=[u.centre[0]+$*Math.cos(h),u.centre[1]+$*Math.sin(h)];if(f[0]<n[0]+i||f[1]<n[1]+i||f[0]>n[0]+n[2]-i||f[1]>n[1]+n[3]-i)continue;let g=12*o;for(let w of e)w!==u&&(g=Math.min(g,Math.hypot(w.centre[0]-f[0],w.centre[1]-f[1])-w.edge*.55));for(let w of a)g=Math.min(g,Math.hypot(w[0]-f[0],w[1]-f[1])-i);for(let w of t)g=Math.min(g,l(f,w)+i*.5);g-=p*.5*o,g>c&&([d,c]=[f,g])}d||=u.centre,a.push(d),s.set(u.id,d)}return s}var Ke=(e,t)=>jt(Mt(e,t),e.edge*.2);function Mo(e,t){let o=e?.picture;if(!o)return[-5,-5,t.width_mm+10,t.height_mm+10];let n=o.pixels_per_mm;return[-o.origin_px[0]/n,-o.origin_px[1]/n,o.width_px/n,o.height_px/n]}function jo({sighting:e,board:t}){let o=e?.picture,[n,a,s,i]=Mo(e,t);return r`
    <image href=${o?o.url:"/assets/chart.svg"} x=${n} y=${a} width=${s} height=${i} preserveAspectRatio="none" />
  `}function Qa(e){let t=F(null),[o,n]=v(2.2);return T(()=>{let a=new ResizeObserver(([s])=>{let{width:i,height:l}=s.contentRect;i&&n(Math.min(i/e[2],l/e[3]))});return a.observe(t.current),()=>a.disconnect()},[e[2],e[3]]),[t,o]}var Un=({d:e})=>r`
  <g transform=${`translate(${e.centre[0]} ${e.centre[1]}) rotate(${e.yaw})`} class=${"c-"+e.colour}>
    <use href=${"#die-"+(ce("die-"+e.face)?e.face:0)} x=${-e.edge/2} y=${-e.edge/2} width=${e.edge} height=${e.edge} />
  </g>
`,Ya=({d:e,k:t,now:o})=>r`
  <g class=${"ghost"+(o?" going":"")}>
    <path d=${Ke(e,1.3*t)} stroke-width=${.9*t} stroke-dasharray=${`${2.4*t} ${1.9*t}`} />
    <use href="#sunk" x=${e.centre[0]-e.edge*.41} y=${e.centre[1]-e.edge*.41} width=${e.edge*.82} height=${e.edge*.82} />
  </g>
`;function Fn({n:e,duel:t,now:o,k:n,edge:a,t:s}){let[i,l]=[t.from,t.to],u=Math.hypot(l[0]-i[0],l[1]-i[1]),[d,c]=u>.01?[-(l[1]-i[1])/u,(l[0]-i[0])/u]:[0,-1];d<0&&([d,c]=[-d,-c]);let p=5.2*n,m=u<2.4*p?Math.max(2.6*p,a*.8+p):0,h=[(i[0]+l[0])/2+d*m,(i[1]+l[1])/2+c*m],$=`${s.mm(t.gap)} mm`,f=($.length*3.7+5)*n,g=6.4*n+Math.abs(d)*(f/2)+Math.abs(c)*p,w=[h[0]+d*g,h[1]+c*g];return r`
    <g class=${"ln"+(o?" now":"")}>
      <line class="case" x1=${i[0]} y1=${i[1]} x2=${l[0]} y2=${l[1]} stroke-width=${(o?3.6:2.2)*n} />
      <line
        class="ink"
        x1=${i[0]}
        y1=${i[1]}
        x2=${l[0]}
        y2=${l[1]}
        stroke-width=${(o?1.7:.9)*n}
        stroke-dasharray=${o?"none":`${2.6*n} ${2*n}`}
      />
      ${m?r`
              <line class="lead" x1=${(i[0]+l[0])/2} y1=${(i[1]+l[1])/2} x2=${h[0]} y2=${h[1]} stroke-width=${.6*n} />
            `:null}
      ${o?r`
              <g class="mm">
                <rect x=${w[0]-f/2} y=${w[1]-5*n} width=${f} height=${10*n} rx=${5*n} stroke-width=${.8*n} />
                <text x=${w[0]} y=${w[1]+2.3*n} font-size=${6.6*n}>${$}</text>
              </g>
            `:null}
      <circle class="dot" cx=${h[0]} cy=${h[1]} r=${p} stroke-width=${n} />
      <text x=${h[0]} y=${h[1]+2.35*n} font-size=${6.6*n}>${e}</text>
    </g>
  `}function Xa({d:e,k:t,plate:o,sunk:n,t:a,onDie:s}){let l=s?{role:"button",tabindex:0,onKeyDown:u=>{u.key!=="Enter"&&u.key!==" "||(u.preventDefault(),s(e.id))},"aria-label":a("picture.die",{die:a.die(e.colour,e.face)})}:{};return r`
    <g class=${"o"+(e.unsure||e.pose!=="flat"?" unsure":"")+(n?" gone":"")} data-die=${e.id} ...${l}>
      <path class="out-c" d=${Ke(e,1.3*t)} stroke-width=${2.6*t} />
      <path
        class="out"
        d=${Ke(e,1.3*t)}
        stroke-width=${(e.unsure?1.8:1.1)*t}
        stroke-dasharray=${e.unsure||e.pose!=="flat"?`${3*t} ${2*t}`:"none"}
      />
      <circle class="plate" cx=${o[0]} cy=${o[1]} r=${5.1*t} stroke-width=${.5*t} />
      <use
        href=${"#"+He(e.colour)}
        class=${"c-"+e.colour}
        x=${o[0]-3.2*t}
        y=${o[1]-3.2*t}
        width=${6.4*t}
        height=${6.4*t}
      />
    </g>
  `}var er=({d:e,k:t})=>r`
  <g class="hot">
    <path class="a" d=${Ke(e,1.7*t)} stroke-width=${4*t} />
    <path class="b" d=${Ke(e,1.7*t)} stroke-width=${2.1*t} />
  </g>
`;function Tt({t:e,sighting:t,board:o,dice:n,duels:a=[],first:s=0,now:i=!1,sunk:l,going:u,rings:d=[],frame:c,spot:p,onDie:m,onFloor:h,bare:$,children:f,label:g}){let w=c||Mo(t,o),[_,k]=Qa(w),C=n[0]?.edge||t?.edge_mm||16,z=Math.max(C/16,7/(5.1*k)),O=a.map(P=>[P.from,P.to]),b=Oe(()=>$?null:Hn(n,O,z,w),[n,z,$,String(w),String(O)]),x=P=>{let q=new DOMPoint(P.clientX,P.clientY).matrixTransform(_.current.getScreenCTM().inverse()),I=Nn(n,[q.x,q.y],Math.max(C*.5,26/k));I?m?.(I.id):h&&q.x>=0&&q.y>=0&&q.x<=o.width_mm&&q.y<=o.height_mm&&h([q.x,q.y])},L=P=>n.find(q=>q.id===P);return r`
    <svg
      ref=${_}
      class="view"
      viewBox=${w.join(" ")}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label=${g}
      onClick=${m||h?x:void 0}
    >
      <${jo} sighting=${t} board=${o} />
      ${t?.picture?null:n.map(P=>r`
                <${Un} key=${P.id} d=${P} />
              `)}
      ${$?null:n.map(P=>r`
                <${Xa} key=${P.id} d=${P} k=${z} plate=${b.get(P.id)} sunk=${l?.has(P.id)} t=${e} onDie=${m} />
              `)}
      ${$||!l?null:[...l].map(L).filter(Boolean).map(P=>r`
                  <${Ya} key=${"g"+P.id} d=${P} k=${z} now=${u?.includes(P.id)} />
                `)}
      ${d.map(L).filter(Boolean).map(P=>r`
            <${er} key=${"r"+P.id} d=${P} k=${z} />
          `)}
      ${a.map((P,q)=>r`
            <${Fn} key=${s+q} n=${s+q+1} duel=${P} now=${!1} k=${z} edge=${C} t=${e} />
          `).slice(i?1:0).reverse()}
      ${i&&a.length?r`
              <${Fn} key="now" n=${s+1} duel=${a[0]} now=${!0} k=${z} edge=${C} t=${e} />
            `:null}
      ${p?r`
              <g class="spot">
                <circle class="a" cx=${p[0]} cy=${p[1]} r=${C*.75} stroke-width=${4*z} />
                <circle class="b" cx=${p[0]} cy=${p[1]} r=${C*.75} stroke-width=${2*z} />
              </g>
            `:null}
      ${f}
    </svg>
  `}var Gn=({sighting:e,board:t,frame:o})=>r`
  <div class="mini">
    <svg viewBox=${Mo(e,t).join(" ")} aria-hidden="true">
      <${jo} sighting=${e} board=${t} />
      <rect class="frame" x=${o[0]} y=${o[1]} width=${o[2]} height=${o[3]} />
    </svg>
  </div>
`,So=({sighting:e,board:t,centre:o,edge:n,dice:a=[]})=>r`
  <svg class="crop" viewBox=${`${o[0]-n} ${o[1]-n} ${2*n} ${2*n}`} aria-hidden="true">
    <${jo} sighting=${e} board=${t} />
    ${e?.picture?null:a.map(s=>r`
              <${Un} key=${s.id} d=${s} />
            `)}
  </svg>
`;var Kn=({die:e,sinks:t,snapshot:o,t:n})=>r`
  <figure class=${t?"sinks":"stays"}>
    <${V} colour=${e.colour} face=${e.face} />
    <${U} id="sunk" class="wave" preserveAspectRatio="none" />
    <figcaption>
      <${B} colour=${e.colour} />
      <span>${ue(o,e.colour,n)}</span>
    </figcaption>
  </figure>
`;function Vn({t:e,snapshot:t,battle:o,step:n,onAsk:a}){let s=o.duels[n],i=d=>o.dice.find(c=>c.id===d),l=s.sinks||[],u=Bn(o,s,e);return r`
    <article class="card duel" key=${n} aria-live="polite">
      <div class="duel-head">
        <p class="eyebrow">${e("battle.duel",{n:n+1,all:o.duels.length})}</p>
        ${s.close?r`
                <span class="near">
                  <${y} id="ruler" class="ic-s" />
                  ${e("battle.close")}
                </span>
              `:null}
      </div>
      <div class="pair">
        <${Kn} die=${i(s.a)} sinks=${l.includes(s.a)} snapshot=${t} t=${e} />
        <div class="gap">
          ${s.gap==null?r`
                  <b>–</b>
                `:r`
                  <b>${e.mm(s.gap)}</b>
                  <span>mm</span>
                `}
        </div>
        <${Kn} die=${i(s.b)} sinks=${l.includes(s.b)} snapshot=${t} t=${e} />
      </div>
      <p class=${"verdict"+(u.length>18?" long":"")}>${u}</p>
      <p class="after">${s.note||""}</p>
    </article>
  `}function tr({t:e,battle:t,n:o,step:n,onStep:a}){let s=t.duels[o],i=s.sinks||[],l=p=>t.dice.find(m=>m.id===p),u=o<=n,d=(p,m)=>{let h=l(p),$=r`
        <span class="face">
          <${V} colour=${h.colour} face=${h.face} />
          <${U} id="sunk" class="wv" />
        </span>
      `,f=r`
        <${B} colour=${h.colour} />
      `;return r`
      <span class=${`dd ${u&&i.includes(p)?"x":""}`}>${m?[f,$]:[$,f]}</span>
    `},c=e("battle.row",{n:o+1,a:e.die(l(s.a).colour,l(s.a).face),b:e.die(l(s.b).colour,l(s.b).face),gap:s.gap==null?"–":e.mm(s.gap)});return r`
    <button
      class=${`row ${o===n?"now":o<n?"past":""}`}
      aria-current=${o===n?"step":void 0}
      onClick=${()=>a(o)}
    >
      <span class="vh">${c}</span>
      <span class="n" aria-hidden="true">${o+1}</span>
      ${d(s.a,!1)}
      <span class="mm" aria-hidden="true">${s.gap==null?"–":e.mm(s.gap)}</span>
      ${d(s.b,!0)}
      <span class=${"st"+(s.close?" near":"")}>
        ${s.close?r`
                <${y} id="ruler" class="ic-s" />
              `:o<n?r`
                  <${y} id="check" class="ic-s" />
                `:""}
      </span>
    </button>
  `}function Pt({t:e,battle:t,step:o,onStep:n}){let a=F(null);return T(()=>{let s=a.current.querySelector("[aria-current]")||(o>=t.duels.length?a.current.firstElementChild:null);s&&(a.current.scrollTop=s.offsetTop-(a.current.clientHeight-s.offsetHeight)/2)},[o]),r`
    <nav class="card list" ref=${a} tabindex="0" aria-label=${e("battle.list")}>
      ${t.duels.map((s,i)=>r`
          <${tr} key=${i} t=${e} battle=${t} n=${i} step=${o} onStep=${n} />
        `)}
    </nav>
  `}function Zn({t:e,battle:t,step:o,playing:n,onStep:a,onPlay:s,last:i}){let l=t.duels.length;return l?r`
    <div class="steps dock">
      <button class="btn square" disabled=${o<=0} onClick=${()=>a(o-1)} aria-label=${e("battle.back")}>
        <${y} id="prev" />
      </button>
      <button class="btn square" onClick=${s} aria-label=${e(n?"battle.pause":"battle.play")} aria-pressed=${n}>
        <${y} id=${n?"pause":"play"} />
      </button>
      ${o>=l?i:n||o===l-1?r`
                <button class="btn primary next" onClick=${()=>a(l)}>
                  ${e("battle.outcome")}
                  <${y} id="next" />
                </button>
              `:r`
                <button class="btn primary next" onClick=${()=>a(o+1)}>
                  ${e("battle.next")}
                  <${y} id="next" />
                </button>
              `}
    </div>
  `:r`
      <div class="steps one dock">${i}</div>
    `}var or=e=>e.scrollHeight>e.clientHeight+1||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).textOverflow!=="ellipsis";function _e(e,t){let o=F(null),n=()=>{let i=o.current;if(i){for(let l=0;l<=e;l++)if(i.dataset.tight!==String(l)&&(i.dataset.tight=l),![i,...i.querySelectorAll(t)].some(or))return}},a=F(null),s=F(null);return ye(()=>{n(),s.current!==o.current&&(s.current=o.current,a.current||=new ResizeObserver(n),a.current.disconnect(),o.current&&a.current.observe(o.current))}),T(()=>(document.fonts.ready.then(n),()=>a.current?.disconnect()),[]),o}var nr=({row:e})=>e.faces.map((t,o)=>r`
      <${V} key=${o} colour=${e.colour} face=${t} />
    `);function Ot({t:e,snapshot:t,battle:o,open:n}){let a=e.title(n?e("battle.open"):o.outcome||e("battle.over")),[s,...i]=a.split(/(?<=[.?])\s+/),l=i.length?s.replace(/\.$/,""):s,u=On(t,o),d=_e(3,"ul");return r`
    <article class="card outcome" ref=${d} aria-live="polite">
      <h2 class=${l.length>36?"long":""}>${l}</h2>
      ${i.length?r`
              <p class="rest">${i.join(" ")}</p>
            `:null}
      <ul>
        ${u.map(c=>r`
            <li key=${c.colour} class=${c.still?"still":""}>
              <${B} colour=${c.colour} />
              <b>${ue(t,c.colour,e)}</b>
              <span class="afloat" role="img" aria-label=${e("battle.counts",{n:c.faces.length})}><${nr} row=${c} /></span>
              ${c.sunk?r`
                      <span class="lost" role="img" aria-label=${e("battle.sunk",{n:c.sunk})}>
                        <${U} id="sunk" class="ic" />
                        ${c.sunk}
                      </span>
                    `:r`
                      <span></span>
                    `}
              ${c.lines.length?r`
                      <span class="told">
                        ${c.lines.map((p,m)=>r`
                            <span key=${m}>${m?"· ":""}${p}</span>
                            ${" "}
                          `)}
                      </span>
                    `:null}
            </li>
          `)}
      </ul>
    </article>
  `}function Bt({t:e,snapshot:t,battle:o}){let n=a=>o.dice.find(s=>s.id===a);return r`
    <ol class="card list ranks" tabindex="0" aria-label=${e("battle.ranks")}>
      ${o.reach.order.map((a,s)=>{let i=n(a.die);return r`
          <li key=${a.die} class=${"row "+(a.in?"in":"out")}>
            <span class="n">${s+1}</span>
            <span class="dd">
              <span class="face"><${V} colour=${i.colour} face=${i.face} /></span>
            </span>
            <span class="whose">
              <${B} colour=${i.colour} />
              ${ue(t,i.colour,e)}
            </span>
            <span class="mm">${a.gap==null?"–":`${e.mm(a.gap)} mm`}</span>
            <span class="st">
              ${a.in?r`
                      <${y} id="check" class="ic-s" />
                    `:null}
            </span>
          </li>
        `})}
    </ol>
  `}function Lt({battle:e,dice:t}){let o=e.reach,n=t.find(u=>u.id===o.die);if(!n||o.within==null)return null;let a=o.by==="centres"?r`
          <circle cx=${n.centre[0]} cy=${n.centre[1]} r=${o.within} />
        `:r`
          <path d=${Rn(n.footprint,o.within)} />
        `,[s,i]=n.centre,l=u=>`M${s} ${i}${Array.from({length:24},(d,c)=>{let p=(c+1)/24*2.4*Math.PI+u*2*Math.PI/3,m=(c+1)/24*(o.within+n.edge/2);return`L${(s+m*Math.cos(p)).toFixed(1)} ${(i+m*Math.sin(p)).toFixed(1)}`}).join("")}`;return r`
    <g class="reach">
      ${a}
      <g class="swirl" style=${{transformOrigin:`${s}px ${i}px`}}>
        ${[0,1,2].map(u=>r`
            <path key=${u} d=${l(u)} />
          `)}
      </g>
    </g>
  `}var sr=["1","2","3","4","5","6"],ar=(e,t)=>e?.faces?.[t]?.length?e.faces[t]:sr,rr=["flat","cocked","stacked","hidden"],At=(e,t)=>e?.colours?.length?e.colours:[...new Set((t?.dice||[]).map(o=>o.colour))],Dt=({t:e,sighting:t,colour:o,value:n,onPick:a,busy:s,game:i})=>r`
  <div class="faces">
    ${ar(t,o).map((l,u)=>r`
        <button
          key=${u}
          class=${"key"+(u+1===n?" on":"")}
          disabled=${s}
          aria-label=${e.die(o,l)}
          aria-pressed=${u+1===n}
          onClick=${()=>a(u+1)}
        >
          <${V} colour=${o} face=${l} game=${i} />
        </button>
      `)}
  </div>
`,It=({t:e,snapshot:t,colours:o,colour:n,onPick:a,busy:s})=>r`
  <div class=${"tints n"+o.length}>
    ${o.map(i=>r`
        <button
          key=${i}
          class=${"key"+(i===n?" on":"")}
          disabled=${s}
          aria-pressed=${i===n}
          onClick=${()=>a(i)}
        >
          <${B} colour=${i} />
          <span>${ue(t,i,e)}</span>
        </button>
      `)}
  </div>
`;function Jn({t:e,table:t,sighting:o,board:n,dice:a,die:s,battle:i,moving:l,onClose:u}){let d=async m=>{await t.fix(o,{die:s.id,...m})&&u()},c=!!t.busy,p=s.value;return r`
    <section class="card fix">
      <div class="fix-head">
        <${So} sighting=${o} board=${n} centre=${s.centre} edge=${s.edge} dice=${a} />
        <div>
          <p class="eyebrow">
            ${e("fix.title")}${s.fixed?r`
                    ${" · "}${e("fix.fixed")}
                  `:null}
          </p>
          <h2>${e.title(e.die(s.colour,s.face))}</h2>
        </div>
      </div>
      <${Dt}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${s.colour}
        value=${p}
        busy=${c}
        onPick=${m=>m===p&&s.pose==="flat"?u():d({value:m})}
      />
      <h3>${e("fix.whose")}</h3>
      <${It}
        t=${e}
        snapshot=${t.snapshot}
        colours=${At(o,i)}
        colour=${s.colour}
        busy=${c}
        onPick=${m=>m===s.colour?u():d({colour:m})}
      />
      <h3>${e("fix.pose")}</h3>
      <div class="poses">
        ${rr.map(m=>r`
            <button
              key=${m}
              class=${"key"+(m===s.pose?" on":"")}
              disabled=${c}
              aria-pressed=${m===s.pose}
              onClick=${()=>m===s.pose?u():d({pose:m})}
            >
              ${e("pose."+m)}
            </button>
          `)}
      </div>
      ${l?r`
              <p class="tip">
                <${y} id="hand" />
                <span>${e("fix.move")}</span>
              </p>
            `:null}
      <div class="two dock">
        <button class="btn bad" disabled=${c} onClick=${()=>d({remove:!0})}>
          <${y} id="remove" />
          ${e("fix.remove")}
        </button>
        <button class="btn primary" onClick=${u}>${e("fix.done")}</button>
      </div>
    </section>
  `}function Qn({t:e,table:t,sighting:o,board:n,dice:a,spot:s,battle:i,onClose:l}){let u=At(o,i),[d,c]=v(o.missing?.[0]?.colour||u[0]),p=async m=>{await t.fix(o,{add:{colour:d,value:m,centre_mm:s.map(h=>Math.round(h*10)/10)}})&&l()};return r`
    <section class="card fix">
      <div class="fix-head">
        <${So} sighting=${o} board=${n} centre=${s} edge=${o.edge_mm||16} dice=${a} />
        <div>
          <p class="eyebrow">${e("fix.new")}</p>
          <h2>${e("fix.which")}</h2>
        </div>
      </div>
      <h3>${e("fix.whose")}</h3>
      <${It} t=${e} snapshot=${t.snapshot} colours=${u} colour=${d} onPick=${c} />
      <h3>${e("fix.value")}</h3>
      <${Dt}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${d}
        value=${0}
        busy=${!!t.busy}
        onPick=${p}
      />
      <div class="two one dock"><button class="btn" onClick=${l}>${e("fix.not")}</button></div>
    </section>
  `}var ae=({text:e,note:t,onClick:o,busy:n,icon:a})=>r`
  <button class="choice plain" disabled=${n} onClick=${o}>
    ${a?r`
            <${y} id=${a} />
          `:null}
    <span>
      ${e}${t?r`
              <small>${t}</small>
            `:null}
    </span>
  </button>
`;function ir({t:e,table:t,sighting:o,q:n,battle:a,onBoard:s}){let i=!!t.busy,l=n.dice?.[0],u=o.dice.find(p=>p.id===l),d=p=>t.fix(o,p),c=()=>d({answer:{question:n.id,ok:!0}});return u&&n.kind==="value"?r`
      <${Dt}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${u.colour}
        value=${u.value}
        busy=${i}
        onPick=${p=>p===u.value?c():d({die:l,value:p})}
      />
      <button class="btn" disabled=${i} onClick=${()=>d({die:l,pose:"cocked"})}>${e("question.leans")}</button>
    `:u&&n.kind==="colour"?r`
      <${It}
        t=${e}
        snapshot=${t.snapshot}
        colours=${At(o,a)}
        colour=${u.colour}
        busy=${i}
        onPick=${p=>p===u.colour?c():d({die:l,colour:p})}
      />
    `:n.kind==="pose"&&n.dice?.length>1?r`
      <${ae} icon="check" text=${e("question.flats")} note=${e("question.asread")} busy=${i} onClick=${c} />
      <${ae}
        text=${e("question.not")}
        note=${e("question.each")}
        busy=${i}
        onClick=${()=>d({answer:{question:n.id,ok:!1}})}
      />
    `:u&&n.kind==="pose"?r`
      <${ae}
        text=${e("question.flat")}
        note=${u.value?e("question.counts",{die:e.die(u.colour,u.value)}):e("question.then")}
        busy=${i}
        onClick=${()=>u.pose==="flat"?c():d({die:l,pose:"flat"})}
      />
      <${ae}
        text=${e("question.cocked")}
        note=${e("question.again")}
        busy=${i}
        onClick=${()=>u.pose==="cocked"?c():d({die:l,pose:"cocked"})}
      />
    `:u&&n.kind==="exists"?r`
      <${ae} icon="check" text=${e("question.is")} note=${e.die(u.colour,u.value)} busy=${i} onClick=${c} />
      <${ae} icon="close" text=${e("question.isnt")} busy=${i} onClick=${()=>d({die:l,remove:!0})} />
    `:n.kind==="count"?r`
      <${ae} icon="plus" text=${e("question.add")} note=${e("question.addhow")} busy=${i} onClick=${s} />
      <${ae} icon="check" text=${e("question.all")} busy=${i} onClick=${c} />
    `:r`
    <${ae} icon="check" text=${e("question.right")} busy=${i} onClick=${c} />
    <${ae} icon="edit" text=${e("question.wrong")} busy=${i} onClick=${s} />
  `}function Yn({t:e,table:t,sighting:o,battle:n,onBoard:a}){let s=o.questions[0],i=o.questions.length;return r`
    <section class=${"land q kind-"+s.kind} key=${s.id} aria-live="polite">
      <p class="eyebrow">${i>1?e("question.first",{all:i}):e("question.one")}</p>
      <h2>${s.text}</h2>
      <${ir} t=${e} table=${t} sighting=${o} q=${s} battle=${n} onBoard=${a} />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function Xn({t:e,table:t,sighting:o,ask:n,onBoard:a}){let s=o.guards[0],i=!!t.busy;return r`
    <section class="land q" key=${s.kind} aria-live="polite">
      <p class="eyebrow">${e("guard.title")}</p>
      <h2>${s.text||e("guard."+s.kind)}</h2>
      <${ae}
        icon="camera"
        text=${e("guard.again")}
        note=${e("guard.againhow")}
        busy=${i}
        onClick=${()=>t.throwNow(n||{id:o.ask})}
      />
      <${ae}
        icon="check"
        text=${e("guard.use")}
        note=${e("guard.usehow")}
        busy=${i}
        onClick=${()=>t.fix(o,{guard:s.kind,ok:!0})}
      />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function es(e,t){let o=new Map(t.map(n=>[n.id,n]));return e.fields[0].choices.filter(n=>n.dice?.length).map((n,a)=>{let[s,i]=n.dice.length>1?n.dice.map(l=>o.get(l)):[null,o.get(n.dice[0])];return{letter:String.fromCharCode(65+a),choice:n,m:s,p:i,...n.between}})}var ts=(e,t)=>St([...new Set(e.flatMap(o=>[o.m,o.p]).filter(Boolean))],t,60,12);function os({pairs:e,frame:t}){let o=t[2]/116;return r`
    ${e.flatMap(n=>[n.m,n.p]).filter(Boolean).map(n=>r`
          <path class="zc" d=${jt(Mt(n,.06*n.edge),n.edge*.2)} stroke-width=${1.2*o} />
        `)}
    ${e.filter(n=>n.from).map((n,a,s)=>{let i=(a+1)/(s.length+1),[l,u]=[n.from,n.to],d=Math.hypot(u[0]-l[0],u[1]-l[1])||1,c=d<14*o,[p,m]=[-(u[1]-l[1])/d,(u[0]-l[0])/d];(t[0]+t[2]/2-l[0])*p+(t[1]+t[3]/2-l[1])*m<0&&([p,m]=[-p,-m]);let $=c?[(l[0]+u[0])/2+p*11*o,(l[1]+u[1])/2+m*11*o]:[l[0]+(u[0]-l[0])*i,l[1]+(u[1]-l[1])*i];return r`
          <g class=${"ab "+n.letter}>
            <line class="case" x1=${l[0]} y1=${l[1]} x2=${u[0]} y2=${u[1]} stroke-width=${2.2*o} />
            <line class="ink" x1=${l[0]} y1=${l[1]} x2=${u[0]} y2=${u[1]} stroke-width=${1.1*o} />
            <circle cx=${$[0]} cy=${$[1]} r=${5.2*o} stroke-width=${.9*o} />
            <text x=${$[0]} y=${$[1]+2.2*o} font-size=${6.2*o}>${n.letter}</text>
          </g>
        `})}
  `}function ns({t:e,table:t,ask:o,pairs:n,others:a,onBoard:s}){let i=o.fields[0],l=!!t.busy,u=o.seats?.[0]??-1,d=o.kind==="form",[c,p]=v([]),m=Math.max(i.max||1,1),h=k=>t.answer(o,u,{[i.id]:k}),$=k=>{d?p(c.includes(k.id)?c.filter(C=>C!==k.id):[...c.length>=m?c.slice(1):c,k.id]):h(k.id)},f=n.some(k=>k.m),g=n.some(k=>k.m!==n[0].m),w=i.choices.filter(k=>!k.dice?.length),_=k=>[k.choice.effect?.join(" · ")||(k.gap!==void 0?`${e.mm(k.gap)} mm`:""),g&&k.m?e("closer.from",{die:e.die(k.m.colour,k.m.face)}):""].filter(Boolean).join(" · ");return r`
    <section class=${`land q closer${n.length>2?" many":""}`} key=${o.id} aria-live="polite">
      <p class="eyebrow">${f?e("closer.title"):t.snapshot.view?.round}</p>
      <h2>${e.title(o.prompt)}</h2>
      ${n.map(k=>r`
          <button
            key=${k.choice.id}
            class=${`choice ${k.letter}${c.includes(k.choice.id)?" on":""}`}
            disabled=${l||!!k.choice.refused}
            aria-pressed=${d?c.includes(k.choice.id):void 0}
            onClick=${()=>$(k.choice)}
          >
            <span class="let">${k.letter}</span>
            ${k.p?r`
                    <${V} colour=${k.p.colour} face=${k.p.face} />
                  `:r`
                    <i></i>
                  `}
            <span class="say">
              ${k.m&&k.p?e.die(k.p.colour,k.p.face):k.choice.label}
              <small>${_(k)}</small>
            </span>
          </button>
        `)}
      ${w.map(k=>r`
          <button key=${k.id} class="btn equal" disabled=${l||!!k.refused} onClick=${()=>h(d?[k.id]:k.id)}>
            ${k.label}
          </button>
        `)}
      ${d?r`
              <button
                class="btn primary send"
                disabled=${l||c.length<(i.min||1)}
                onClick=${()=>h(m>1?c:c[0])}
              >
                ${e("ask.send")}
                <${y} id="next" />
              </button>
            `:null}
      ${o.help||f?r`
              <p class="tip">
                <${y} id=${f?"ruler":"ask"} />
                <span>${o.help||e("closer.tip")}</span>
              </p>
            `:null}
      <div class="foot">
        ${a}
        <button class="btn" onClick=${s}>${e("question.board")}</button>
      </div>
    </section>
  `}function as({t:e,camera:t,children:o}){let[n,a]=v(1),[s,i]=v(!1);return T(()=>{if(!s)return;let l=setTimeout(()=>{i(!1),a(u=>u+1)},5e3);return()=>clearTimeout(l)},[s]),!t?.live||s?o:r`
    <img
      class="live"
      src=${he(`/camera.jpg?seq=${n}`)}
      alt=${e("picture.live")}
      onLoad=${()=>setTimeout(()=>a(l=>l+1),700)}
      onError=${()=>i(!0)}
    />
  `}var ss=({t:e,table:t,primary:o,label:n})=>r`
  <label class=${"btn upload"+(o?" primary":"")} aria-disabled=${!!t.busy}>
    <${y} id=${o?"camera":"phone"} />
    <span>${t.busy==="picture"?e("throw.sending"):n}</span>
    <input
      class="vh"
      type="file"
      accept="image/jpeg,image/png"
      capture="environment"
      disabled=${!!t.busy}
      onChange=${a=>{let s=a.target.files[0];s&&t.picture(s),a.target.value=""}}
    />
  </label>
`,lr=e=>(e?.groups||[]).map(t=>({...t,count:t.count-(e.stay||[]).filter(o=>o.colour===t.colour).length})),To=({t:e,snapshot:t,ask:o,have:n})=>r`
  <ul class="wanted">
    ${(n?o?.throw?.groups||[]:lr(o?.throw)).filter(a=>a.count||n).map(a=>{let s=n?n.filter(i=>i.colour===a.colour).length:null;return r`
          <li key=${a.colour+a.kind}>
            ${a.colour?r`
                    <${B} colour=${a.colour} />
                  `:r`
                    <${y} id="dice" />
                  `}
            <b>${a.colour?ue(t,a.colour,e):a.name}</b>
            <span class="dd">
              ${Array.from({length:a.count},()=>r`
                  <${V} colour=${a.colour||"white"} face="0" />
                `)}
            </span>
            <span class=${"n"+(s!==null&&s!==a.count?" off":"")}>${s===null?a.count:`${s}/${a.count}`}</span>
          </li>
        `})}
  </ul>
`;function cr(e,t,o,n){return o?e("scene."+o):t.kind&&t.kind!=="none"&&t.reader==="none"&&t.reader_reason?`${e("reader.none")}: ${t.reader_reason}`:!t.live&&t.reason?t.reason:e(n!=="throw"?"throw.tip."+n:t.kind==="simulated"||t.kind==="folder"?"throw.tip.thrown":"throw.tip.live")}var Po=({snapshot:e,ask:t})=>r`
  <p class="eyebrow">${e.view?.round||e.game?.name}</p>
  <h2 class=${t.prompt.length>60?"long":""}>${t.prompt}</h2>
  ${t.note?r`
          <p class="help note">${t.note}</p>
        `:null}
`;function rs({t:e,table:t,ask:o,others:n}){let a=_e(3,"h2, .wanted, .wanted li"),s=t.snapshot,i=s.camera,l=s.can,u=!!t.busy,d=i.kind==="simulated"||i.kind==="folder",c=l.throw_now?"throw":l.upload?"upload":"hand",p=i.live&&i.reader!=="none"&&["hand","moving","still"].includes(i.scene)?i.scene:null;return r`
    <div class="stack">
      <section class="card before" ref=${a}>
        <${Po} snapshot=${s} ask=${o} />
        <${To} t=${e} snapshot=${s} ask=${o} />
        <p class="tip">
          <${y} id=${p==="hand"||!p&&c==="hand"?"hand":p==="moving"?"dice":c==="upload"?"phone":"still"} />
          <span>${cr(e,i,p,c)}</span>
        </p>
      </section>
      <div class="ways">
        ${n}
        ${c!=="hand"?r`
                <button class="btn by-hand" disabled=${u} onClick=${()=>t.byHand(o)}>
                  <${y} id="hand" />
                  ${e("throw.hand")}
                </button>
              `:null}
        ${c==="throw"&&l.upload?r`
                <${ss} t=${e} table=${t} label=${e("throw.photo")} />
              `:null}
      </div>
      <div class="steps one dock">
        ${c==="throw"?r`
                <button class="btn primary throw" disabled=${u} onClick=${()=>t.throwNow(o)}>
                  <${y} id="dice" />
                  ${e(d?"throw.now":"throw.read")}
                </button>
              `:c==="upload"?r`
                  <${ss} t=${e} table=${t} primary label=${e("throw.shoot")} />
                `:r`
                  <button class="btn primary by-hand" disabled=${u} onClick=${()=>t.byHand(o)}>
                    <${y} id="hand" />
                    ${e("throw.hand")}
                  </button>
                `}
      </div>
    </div>
  `}var is=({t:e,snapshot:t,ask:o})=>r`
  <div class="stack">
    <section class="card before reading" aria-live="polite">
      <p class="eyebrow">${t.view?.round||t.game?.name}</p>
      <h2>${e("reading.title")}</h2>
      <div class="scale wait">
        <i></i>
        <i></i>
        <i></i>
        <i></i>
        <i></i>
        <i></i>
      </div>
      <${To} t=${e} snapshot=${t} ask=${o} />
    </section>
    <div class="ways"></div>
    <div class="steps one dock"><button class="btn primary" disabled>${e("reading.wait")}</button></div>
  </div>
`,ls=({t:e,table:t,ask:o,sighting:n,onAway:a})=>r`
  <section class="land q" aria-live="polite">
    <p class="eyebrow">${e("failed.title")}</p>
    <h2>${n.error||e("failed.text")}</h2>
    <button class="choice plain" disabled=${!!t.busy} onClick=${()=>t.snapshot.can?.throw_now?t.throwNow(o):a()}>
      <${y} id="camera" />
      <span>
        ${e("guard.again")}
        <small>${e("guard.againhow")}</small>
      </span>
    </button>
    <button class="choice plain" disabled=${!!t.busy} onClick=${()=>t.byHand(o)}>
      <${y} id="hand" />
      <span>
        ${e("throw.hand")}
        <small>${e("throw.tip.hand")}</small>
      </span>
    </button>
    <div class="foot"><button class="btn" onClick=${a}>${e("failed.back")}</button></div>
  </section>
`,Ve=(e,t)=>e.fix(t,{die:Math.max(...t.dice.map(o=>o.id)),remove:!0});function cs({t:e,table:t,ask:o,sighting:n,others:a}){let s=t.snapshot,i=n.dice||[],l=!!t.busy,u=(o?.throw?.groups||[]).reduce((d,c)=>d+Math.abs(c.count-i.filter(p=>p.colour===c.colour).length),0);return r`
    <div class="stack">
      <section class="card before">
        <p class="eyebrow">${e("hand.title")}</p>
        <h2>${u||!i.length?e("hand.how"):e("hand.ready")}</h2>
        ${n.error?r`
                <p class="trouble" role="alert">${n.error}</p>
              `:null}
        <${To} t=${e} snapshot=${s} ask=${o} have=${i} />
        <p class="tip">
          <${y} id="ruler" />
          <span>${e("hand.tip")}</span>
        </p>
      </section>
      <div class="ways">
        ${a}
        <button class="btn rub" disabled=${l||!i.length} onClick=${()=>Ve(t,n)}>
          <${y} id="undo" />
          ${e("hand.rub")}
        </button>
        <button class="btn" disabled=${l} onClick=${()=>t.fix(n,{discard:!0})}>
          <${y} id="close" />
          ${e(n.corrects?"look.drop":"hand.discard")}
        </button>
      </div>
      <div class="steps one dock">
        <button class="btn primary done" disabled=${l||!!u||!i.length} onClick=${()=>t.fix(n,{done:!0})}>
          ${u?e("hand.lacks",{n:u}):e("hand.done")}
          <${y} id="check" />
        </button>
      </div>
    </div>
  `}var us=e=>e?.kind==="throw"&&!e.throw.places&&e.throw.groups?.length>0,ur=e=>(e?.groups||[]).flatMap(t=>Array.from({length:t.count},()=>t));function ds({t:e,table:t,ask:o,sighting:n,others:a}){let s=t.snapshot,i=!!t.busy,l=n?.dice||[],u=ur(o.throw),d=u[l.length]||u[u.length-1],c=async m=>{!n&&!await t.byHand(o)||await t.fix(n||t.snapshot.sighting,{add:{colour:d.colour,value:m,nth:l.length+1}})},p=m=>m.colour?ue(s,m.colour,e):m.name;return r`
    <div class="stack by-faces">
      <section class="card before">
        <${Po} snapshot=${s} ask=${o} />
        ${n?.error?r`
                <p class="trouble" role="alert">${n.error}</p>
              `:null}
        ${u.length>1?r`
                <ol class="slots" aria-label=${e("faces.told")}>
                  ${u.map((m,h)=>r`
                      <li key=${h} class=${h===l.length?"now":""} aria-current=${h===l.length?"step":void 0}>
                        <${V} colour=${m.colour||"white"} face=${l[h]?m.faces[l[h].value-1]:"0"} game=${s.game?.id} />
                      </li>
                    `)}
                </ol>
              `:null}
        <h3>${e.title(e("faces.which",{n:Math.min(l.length+1,u.length),all:u.length,die:p(d)}))}</h3>
        <div class=${"faces n"+d.faces.length}>
          ${d.faces.map((m,h)=>r`
              <button
                key=${m}
                class="key"
                disabled=${i||l.length>=u.length}
                aria-label=${m}
                onClick=${()=>c(h+1)}
              >
                <${V} colour=${d.colour||"white"} face=${m} game=${s.game?.id} />
              </button>
            `)}
        </div>
      </section>
      <div class="ways">
        ${a}
        ${l.length?r`
                <button class="btn rub" disabled=${i} onClick=${()=>Ve(t,n)}>
                  <${y} id="undo" />
                  ${e("hand.rub")}
                </button>
              `:null}
        ${n&&s.camera?.live?r`
                <button class="btn" disabled=${i} onClick=${()=>t.fix(n,{discard:!0})}>
                  <${y} id="close" />
                  ${e(n.corrects?"look.drop":"hand.discard")}
                </button>
              `:null}
      </div>
    </div>
  `}var Oo=(e,t)=>e.secret?t("who.change"):e.button||xt(e)?.choice.label||e.prompt;function ps({t:e,table:t,a:o,onChoose:n,onDone:a}){let s=xt(o),i=()=>{a?.(),s?t.answer(o,o.seats?.length===1?o.seats[0]:-1,s.fields):n(o.id)};return r`
    <button class="btn other" disabled=${!!t.busy} title=${o.prompt} onClick=${i}>
      ${s?.choice.emblem?r`
              <${D} name=${s.choice.emblem} game=${t.snapshot.game?.id} />
            `:null}
      <span>
        ${Oo(o,e)}${a&&s&&s.choice.label!==o.prompt?r`
                <small>${o.prompt}</small>
              `:null}
      </span>
    </button>
  `}function Ze({t:e,table:t,ask:o,onChoose:n}){let a=Ln(t.snapshot,o,t.me?.seat),[s,i]=v(!1),l=f=>Oo(f,e).length<=24;if(!a.length)return null;let u=a.find(f=>f.quick&&xt(f)&&l(f)),d=a.filter(l),c=d.length===1&&!a.some(f=>f.button)?d[0]:null,p=38,m=f=>(f.button||f===u||f===c)&&(p-=Oo(f,e).length)>=0,h=a.filter(m),$=a.filter(f=>!h.includes(f));return r`
    ${h.map(f=>r`
        <${ps} key=${f.id} t=${e} table=${t} a=${f} onChoose=${n} />
      `)}
    ${$.length?r`
            <button class="btn others" aria-label=${e("beside.more",{n:$.length})} onClick=${()=>i(!0)}>
              <${y} id="more" />
              ${c?$.length:e("beside.more",{n:$.length})}
            </button>
          `:null}
    ${s?r`
            <${N} t=${e} title=${e("beside.title")} onClose=${()=>i(!1)}>
              <div class="dialog-body menu">
                ${$.map(f=>r`
                    <${ps} key=${f.id} t=${e} table=${t} a=${f} onChoose=${n} onDone=${()=>i(!1)} />
                  `)}
              </div>
            <//>
          `:null}
  `}var Bo=1800;function dr(e,t,o){let n=t?.duels.length??0,a=()=>e&&o.current!==e?{key:e,step:0,playing:!0}:{key:e,step:n,playing:!1},[s,i]=v(a),l=s;s.key!==e&&(l=a(),i(l)),l.step>n&&(l={...l,step:n}),e&&(o.current=e),T(()=>{if(!l.playing||!t)return;if(l.step>=n){i({...l,playing:!1});return}let d=setTimeout(()=>i({...l,step:l.step+1}),Bo);return()=>clearTimeout(d)},[l.key,l.step,l.playing,n]);let u=t?.taken||[];return T(()=>{let d=t?.duels[l.step];d?.sinks?.length&&!l.playing&&d.sinks.every(c=>u.includes(c))&&i({...l,step:l.step+1})},[l.key,u.length]),{step:l.step,playing:l.playing,end:n,go:d=>i({key:e,step:Math.max(0,Math.min(n,d)),playing:!1}),play:()=>i({key:e,step:l.step>=n?0:l.step,playing:!l.playing})}}function hs({t:e,table:t,focus:o,ask:n,local:a,setLocal:s,shown:i,onHome:l,onLog:u}){let d=t.snapshot,c=fe(d),p=ve(d,c),m=o==="throw"&&c?.again?.length?c.again:null,$=d.sighting&&(m||["throw","reading"].indexOf(o)<0)&&!(c&&c.sighting!==void 0&&String(c.sighting)!==String(d.sighting.id)&&o==="battle")?d.sighting:null,f=$?.board?.width_mm?$.board:d.sighting?.board?.width_mm?d.sighting.board:{width_mm:290,height_mm:290},g=Oe(()=>m?Ge(null,c):Ge($,["throw","reading"].includes(o)?null:c),[$,c,o]),w=dr(o==="battle"?p:"",o==="battle"?c:null,i),_=$&&g.find(E=>E.id===a.picked),k=$&&a.spot,C=E=>s({...a,...E}),z=()=>C({picked:null,spot:null});T(()=>{o==="battle"&&c?.duels[w.step]?.sinks?.length&&t.sound.play("sink",t.me)},[p,w.step,o]);let O=$&&t.me?.role!=="spectator"&&["battle","board","hand","question","guard","closer"].includes(o),b=async E=>{await t.fix($,{die:_.id,centre_mm:E.map(J=>Math.round(J*10)/10)})&&z()},x=null,L=[],P=null,q=!1,I,j={},Z=r`
    <${Ze} t=${e} table=${t} ask=${n} onChoose=${E=>C({ask:E})} />
  `,Me=d.can,de=us(n)&&(o==="hand"||o==="throw"&&!Me.throw_now&&!Me.upload),pe=()=>C({peek:!0});if(_)L=[_.id],I=r`
      <${Jn}
        key=${"fix"+_.id}
        t=${e}
        table=${t}
        sighting=${$}
        board=${f}
        dice=${g}
        die=${_}
        battle=${c}
        moving=${o==="hand"}
        onClose=${z}
      />
    `;else if(k)I=r`
      <${Qn}
        key=${"add"+k}
        t=${e}
        table=${t}
        sighting=${$}
        board=${f}
        dice=${g}
        spot=${k}
        battle=${c}
        onClose=${z}
      />
    `;else if(de)I=r`
      <${ds} t=${e} table=${t} ask=${n} sighting=${o==="hand"?$:null} others=${Z} />
    `;else if(o==="throw")L=m||[],I=r`
      <${rs} t=${e} table=${t} ask=${n} others=${Z} />
    `;else if(o==="reading")I=r`
      <${is} t=${e} snapshot=${d} ask=${n} />
    `;else if(o==="failed")I=r`
      <${ls}
        t=${e}
        table=${t}
        ask=${n}
        sighting=${d.sighting}
        onAway=${()=>C({away:d.sighting.id})}
      />
    `;else if(o==="hand")I=r`
      <${cs} t=${e} table=${t} ask=${n} sighting=${$} others=${Z} />
    `;else if(o==="guard")I=r`
      <${Xn} t=${e} table=${t} sighting=${$} ask=${n} onBoard=${pe} />
    `;else if(o==="question"){let E=$.questions[0],J=g.filter(S=>E.dice?.includes(S.id));J.length&&(x=St(J,f,70),L=J.map(S=>S.id),q=!0),I=r`
      <${Yn} t=${e} table=${t} sighting=${$} battle=${c} onBoard=${pe} />
    `}else if(o==="closer"){let E=es(n,g);E.some(J=>J.p)&&(x=ts(E,f),P=r`
        <${os} pairs=${E} frame=${x} />
      `,q=!0),I=r`
      <${ns} t=${e} table=${t} ask=${n} pairs=${E} others=${Z} onBoard=${pe} />
    `}else if(o==="board")I=r`
      <${pr} t=${e} table=${t} sighting=${$} onBack=${()=>C({peek:!1})} />
    `;else{let E=Be(n),J=E?r`
          <button class="btn primary" onClick=${()=>C({peek:!1})}>
            ${e("battle.answer")}
            <${y} id="ask" />
          </button>
        `:r`
          <button class="btn primary" onClick=${()=>C({put:p})}>
            ${e(n?.kind==="throw"?"battle.again":n?"battle.on":"battle.result")}
            <${y} id="next" />
          </button>
        `;j={duels:c.duels.slice(w.step).filter(S=>S.gap!=null&&S.from),first:w.step,now:w.step<w.end&&c.duels[w.step].gap!=null,sunk:Fe(c,w.step)},w.step<w.end?L=[c.duels[w.step].a,c.duels[w.step].b]:L=c.reach?c.reach.order.filter(S=>S.in).map(S=>S.die):c.hits||[],c.reach&&!E&&(P=r`
        <${Lt} battle=${c} dice=${g} />
      `),I=r`
      <div class="stack">
        ${w.step<w.end?r`
                <${Vn} t=${e} snapshot=${d} battle=${c} step=${w.step} />
              `:r`
                <${Ot} t=${e} snapshot=${d} battle=${c} open=${E} />
              `}
        ${c.duels.length?r`
                <${Pt} t=${e} battle=${c} step=${w.step} onStep=${w.go} />
              `:c.reach&&!E?r`
                  <${Bt} t=${e} snapshot=${d} battle=${c} />
                `:null}
        <${Zn} t=${e} battle=${c} step=${w.step} playing=${w.playing} onStep=${w.go} onPlay=${w.play} last=${J} />
      </div>
    `}let ge=r`
    <${Tt}
      t=${e}
      sighting=${$}
      board=${f}
      dice=${g}
      ...${j}
      rings=${L}
      frame=${x}
      bare=${q}
      spot=${k}
      onDie=${O?E=>C({picked:E,spot:null}):void 0}
      onFloor=${O&&!x?E=>_&&o==="hand"?b(E):C({spot:E,picked:null}):void 0}
      label=${e("picture.label")}
    >
      ${P}
    <//>
  `,we=d.view?.headline,je=we&&we!==n?.prompt?we:d.game?.name||"Quartermaster";return r`
    <div class="p-throw">
      <${se}
        t=${e}
        table=${t}
        title=${je}
        sub=${d.view?.round||""}
        chips=${xe(e,d)}
        onHome=${l}
        onLog=${u}
        onUndo=${o==="hand"&&$.dice.length?()=>Ve(t,$):void 0}
      />
      <main class=${"table"+(de?" told-by-faces":"")}>
        ${de?null:r`
                <section class=${"picture"+($?.picture?"":" chart")} aria-label=${e("picture.label")}>
                  ${o==="throw"&&!m||o==="reading"?r`
                          <${as} t=${e} camera=${d.camera}>${ge}<//>
                        `:ge}
                  ${x?r`
                          <${Gn} sighting=${$} board=${f} frame=${x} />
                        `:null}
                </section>
              `}
        <aside class="side">${I}</aside>
      </main>
    </div>
  `}var pr=({t:e,table:t,sighting:o,onBack:n})=>r`
  <div class="stack">
    <section class="card before">
      <p class="eyebrow">${e("look.title")}</p>
      <h2>${e("look.how")}</h2>
      ${o.error?r`
              <p class="trouble" role="alert">${o.error}</p>
            `:null}
      <p class="tip">
        <${y} id="plus" />
        <span>${e("look.add")}</span>
      </p>
    </section>
    <div class="ways">
      ${o.state==="asking"?r`
              <button class="btn discard" disabled=${!!t.busy} onClick=${()=>t.fix(o,{discard:!0})}>
                <${y} id="close" />
                ${e(o.corrects?"look.drop":"hand.discard")}
              </button>
            `:null}
    </div>
    <div class="steps one dock">
      ${Ue(o)?r`
              <button class="btn primary" onClick=${n}>
                <${y} id="ask" />
                ${e("look.back")}
              </button>
            `:r`
              <button
                class="btn primary"
                disabled=${!!t.busy}
                onClick=${()=>t.fix(o,o.error?{again:!0}:{done:!0})}
              >
                ${e(o.error?"look.again":"hand.done")}
                <${y} id="check" />
              </button>
            `}
    </div>
  </div>
`;var ms=({p:e,game:t})=>r`
  <span class=${`pcard${e.colour?" c-"+e.colour:""}${e.faded?" open":""}`}>
    <${D} name=${e.emblem} game=${t} />
    ${e.count?r`
            <b>${e.count}</b>
          `:null}
  </span>
`,Lo=e=>[[e.label,e.count].filter(Boolean).join(" "),e.on?Lo(e.on):""].filter(Boolean).join(", "),Ao=e=>(e.count||0)+(e.on?Ao(e.on):0),qt=({items:e,game:t,named:o})=>r`
  <div class=${"pcards n"+Math.min(e.length,6)}>
    ${e.map((n,a)=>r`
        <span key=${a} class=${"pset"+(n.on?" ptwo":"")} role="img" title=${Lo(n)} aria-label=${Lo(n)}>
          <${ms} p=${n} game=${t} />
          ${n.on?r`
                  <${ms} p=${n.on} game=${t} />
                `:null}${o?r`
                  <small>${n.label}</small>
                `:null}
        </span>
      `)}
  </div>
`;var Et=e=>e.map(t=>t.name).join("|");function Wt({t:e,table:t,onDone:o}){let n=t.snapshot?.people||[],[a,s]=v(""),i=l=>A(e.lang,"POST","/me",{person:l}).then(u=>{localStorage.setItem("whose",Et(n)),t.set({me:u}),o?.()},u=>s(u.message||e("notice.network")));return r`
    <div class="whose" role="group" aria-label=${e("who.title")}>
      ${n.map(l=>r`
          <button
            key=${l.seat}
            class=${"btn"+(t.me?.seat===l.seat?" on":"")}
            aria-pressed=${t.me?.seat===l.seat}
            onClick=${()=>i(l.name)}
          >
            <${B} colour=${l.colour} />
            ${l.name}
          </button>
        `)}
      <button class=${"btn"+(t.me?.seat===-1?" on":"")} aria-pressed=${t.me?.seat===-1} onClick=${()=>i("")}>
        ${e("who.all")}
      </button>
    </div>
    ${a?r`
            <p class="trouble" role="alert">${a}</p>
          `:null}
  `}function $s({t:e,table:t}){let o=t.snapshot,n=o?.people||[],[a,s]=v("");return t.me?.role!=="player"||t.me.seat!==-1||!o?.game||!o.asks?.length||localStorage.getItem("whose")===Et(n)||a===Et(n)?null:r`
    <${N} t=${e} title=${e("who.title")} onClose=${()=>s(Et(n))}>
      <div class="dialog-body">
        <p>${e("who.why")}</p>
        <${Wt} t=${e} table=${t} />
      </div>
    <//>
  `}function fs({t:e,table:t,others:o,onChange:n}){let a=t.snapshot,s=(a.asks||[]).filter(i=>i.secret&&!i.sealed).map(i=>(a.people||[]).find(l=>l.seat===i.seats[0])).filter(Boolean);return r`
    <section class="land now-q waiting">
      <div></div>
      <div class="ask-body">
        <h2><span>${e("who.chosen")}</span></h2>
        <p class="who-told">${e("who.wait",{names:s.map(i=>i.name).join(", ")})}</p>
      </div>
      <div class="ask-foot">
        <div class="sent">
          <button class="btn other" onClick=${n}>${e("who.change")}</button>
          ${o}
        </div>
        <div></div>
      </div>
    </section>
  `}function gs({t:e,table:t,ask:o}){let n=o.secret||o.anytime?[]:(t.snapshot.asks||[]).filter(s=>s.secret&&s.sealed);if(!n.length)return null;let a=n.map(s=>(t.snapshot.people||[]).find(i=>i.seat===s.seats[0])?.name).filter(Boolean);return r`
    <p class="who-told" role="status">${e("who.told",{names:a.join(", ")})}</p>
  `}var Do=e=>!e.choices?.length&&e.min>=0&&e.max-e.min>=12&&(e.default===void 0||e.default===null);function ws({t:e,f:t,value:o,onSet:n}){let a=o===null?"":String(o),s=String(t.max).length,i=o!==null&&(o<t.min||o>t.max);return r`
    <div class="keypad" role="group" aria-label=${t.label}>
      <output class=${"num"+(i?" wrong":"")} aria-live="polite">
        <b>${a||"–"}</b>
        <small>${t.min}–${t.max}</small>
      </output>
      ${[1,2,3,4,5,6,7,8,9,0].map(l=>r`
          <button key=${l} class="ans" disabled=${a.length>=s} onClick=${()=>n(Number(a+l))}>
            <span class="big">${l}</span>
          </button>
        `)}
      <button
        class="ans"
        disabled=${!a}
        onClick=${()=>n(a.length>1?Number(a.slice(0,-1)):null)}
        aria-label=${e("ask.rub")}
      >
        <${y} id="prev" />
      </button>
    </div>
  `}var Rt=e=>!!e.choices?.length&&!(e.max>1),Je=e=>!e.choices?.length;function hr(e,t){if(e==="order")return[];if(t.default!==void 0&&t.default!==null)return t.default;if(Je(t))return t.min??0;let o=t.choices.filter(n=>!n.refused);return Rt(t)?o.length===1&&e==="choose"?o[0].id:null:[]}var mr=(e,t,o)=>e==="order"?o.length===t.choices.length:Je(t)?Number.isInteger(o)&&o>=t.min&&o<=t.max:Rt(t)?o!==null||e==="form"&&t.min===0:o.length>=(t.min||0)&&o.length<=t.max;function $r(e,t,o){let n=0;for(let a of e.slice(0,e.indexOf(t))){let s=(a.choices||[]).findIndex(i=>i.id===o[a.id]);if(s<0)return;n=n*a.choices.length+s}return t.now?.[n]}function fr(e,t,o){let n={...t,...o};return e.forEach((a,s)=>{a.now&&e.slice(0,s).some(i=>i.id in o)&&(n[a.id]=$r(e,a,n)??n[a.id])}),n}var Nt=(e,t,o)=>Math.min(e.max,Math.max(e.min,t+o));function gr({text:e,longest:t}){let o=/^([+−-]?\d+)\s+(.{1,14})$/.exec(e);return o?r`
      <span class="big">${o[1]}</span>
      <small>${o[2]}</small>
    `:r`
    <span class=${e.length<=3&&(t<=3||/^\d/.test(e))?"big":e.length<=14?"mid":"long"}>${e}</span>
  `}var ks=0,wr=e=>{let t=e.detail>1&&Date.now()-ks<350;return ks=Date.now(),t};function bs({game:e,f:t,value:o,onPick:n,numbered:a}){let s=Math.max(...t.choices.map(p=>p.label.length)),i=t.choices.length,l=i>8&&i%4===0&&s<=14,u=l?4:s<=3?i<=7?i:Math.ceil(i/2):s>26?2:s>16?3:i>10?6:i>8?5:i>5?Math.ceil(i/2):5,d=Math.min(i,u),c=t.choices.some(p=>p.effect?.length);return r`
    <div
      class=${`answers c${d} t${Math.min(i,d+1)}${i>8?" many":""}${l?" square":""}${c?" fx":""}`}
      role="group"
      aria-label=${t.label}
    >
      ${t.choices.map(p=>{let m=Array.isArray(o)?o.indexOf(p.id):o===p.id?0:-1;return r`
          <button
            key=${p.id}
            class=${`ans${m>=0?" on":""}${p.refused?" off":""}${p.faded?" unlikely":""}`}
            disabled=${!!p.refused}
            aria-pressed=${m>=0}
            onClick=${h=>{wr(h)||n(p.id)}}
          >
            ${p.emblem?r`
                    <span class=${p.colour?"c-"+p.colour:""}><${D} name=${p.emblem} game=${e} /></span>
                  `:p.colour?r`
                      <${B} colour=${p.colour} />
                    `:null}
            <${gr} text=${p.label} longest=${s} />
            ${p.refused?r`
                    <small class="why">${p.refused}</small>
                  `:p.effect?.length?r`
                      <small>${p.effect.join(" · ")}</small>
                    `:null}
            ${a&&m>=0?r`
                    <i class="ord">${m+1}</i>
                  `:null}
          </button>
        `})}
    </div>
  `}var ys=(e,t)=>e.length>1&&Rt(t)&&(t.choices.length>12||e.length>3&&e.some(o=>Rt(o)&&o.choices.length>12)||t.choices.length>3&&!t.choices.some(o=>o.emblem||o.colour||o.effect?.length)&&t.choices.some(o=>o.label.length>9)),kr=({t:e,f:t,value:o,onPick:n})=>r`
  <span class="select">
    <select aria-label=${t.label} value=${o??""} onChange=${a=>n(a.target.value)}>
      ${o==null?r`
              <option value="" disabled selected>${e("ask.pick")}</option>
            `:null}${t.choices.map(a=>r`
          <option key=${a.id} value=${a.id} selected=${a.id===o} disabled=${!!a.refused}>${a.label}</option>
        `)}
    </select>
    <${y} id="down" />
  </span>
`;function br({t:e,f:t,value:o,onSet:n,large:a}){let s=t.max-t.min>40,i=l=>r`
    <button class="btn square ten" disabled=${l<0?o<=t.min:o>=t.max} onClick=${()=>n(Nt(t,o,l))}>
      ${l<0?"−10":"+10"}
    </button>
  `;return r`
    <div class=${"stepper"+(a?" large":"")+(s?" far":"")}>
      ${s?i(-10):null}
      <button
        class="btn square"
        disabled=${o<=t.min}
        onClick=${()=>n(Nt(t,o,-1))}
        aria-label=${e("ask.less",{what:t.label})}
      >
        <${y} id="minus" />
      </button>
      ${s?r`
              <input
                class="num"
                type="number"
                inputmode="numeric"
                min=${t.min}
                max=${t.max}
                value=${o}
                aria-label=${t.label}
                onChange=${l=>n(Nt(t,Math.trunc(Number(l.target.value))||0,0))}
              />
            `:r`
              <output class="num" aria-live="polite">${o}</output>
            `}
      <button
        class="btn square"
        disabled=${o>=t.max}
        onClick=${()=>n(Nt(t,o,1))}
        aria-label=${e("ask.more",{what:t.label})}
      >
        <${y} id="plus" />
      </button>
      ${s?i(10):null}
    </div>
  `}function vs({t:e,f:t,value:o,onSet:n,alone:a}){let s=t.max-t.min+1;return a&&s<=7?r`
      <div class=${`answers c${s}`} role="group" aria-label=${t.label}>
        ${Array.from({length:s},(i,l)=>t.min+l).map(i=>r`
            <button key=${i} class=${"ans"+(i===o?" on":"")} aria-pressed=${i===o} onClick=${()=>n(i)}>
              <span class="big">${i}</span>
              ${t.label?r`
                      <small>${t.label}</small>
                    `:null}
            </button>
          `)}
      </div>
    `:a&&Do(t)?r`
      <${ws} t=${e} f=${t} value=${o} onSet=${n} />
    `:r`
    <${br} t=${e} f=${t} value=${o} onSet=${n} large=${a} />
  `}function yr(e,t){return e.some(n=>n.choices?.some(a=>a.worth))?e.reduce((n,a)=>n+(a.choices||[]).filter(s=>[t[a.id]].flat().includes(s.id)).reduce((s,i)=>s+(i.worth||0),0),0):null}function vr({t:e,ask:t}){let[o,n]=v(!1);return!t.rule||!t.help?null:r`
    <button class="btn rule" onClick=${()=>n(!0)} aria-label=${e("ask.rule")}>?</button>
    ${o?r`
            <${N} t=${e} title=${t.prompt} onClose=${()=>n(!1)}>
              <div class="dialog-body">
                <p class="rule-text">${t.help}</p>
                <p class="dim">${e("ask.source",{rule:t.rule})}</p>
              </div>
            <//>
          `:null}
  `}function Ht({t:e,table:t,ask:o,others:n,banner:a,back:s,seatName:i,colourOf:l,given:u,onDone:d}){let c=t.snapshot.game?.id,p=o.fields||[],m=t.snapshot.version,h=()=>Object.fromEntries(p.map(S=>[S.id,u?.[S.id]??(p.length===1&&Do(S)||o.quick&&S.choices?.length>1?null:hr(o.kind,S))])),[$,f]=v({of:"",values:{}}),g=o.anytime?o.id:`${o.id}@${m}`,w=$.of===g?$.values:h(),_=(o.seats||[]).filter(S=>S>=0),[k,C]=v(null),z=_.length===1?_[0]:_.includes(k)?k:null,O=S=>f({of:g,values:fr(p,w,S)}),b=(S,H)=>O({[S.id]:H}),x=(S,H)=>{let ee=w[S.id],ot=o.distinct&&p.find(M=>M!==S&&w[M.id]===H);return ot?O({[S.id]:H,[ot.id]:ee}):Array.isArray(ee)?ee.includes(H)?b(S,ee.filter(M=>M!==H)):b(S,o.kind!=="order"&&S.max&&ee.length>=S.max?[...ee.slice(1),H]:[...ee,H]):b(S,ee===H&&S.min===0?null:H)},L=p.every(S=>mr(o.kind,S,w[S.id]))&&(_.length<=1||z!==null),P=!!t.busy,q=async(S,H)=>{await t.answer(o,S,H)&&(f({of:"",values:{}}),d?.())},I=S=>q(z??-1,S?{}:Object.fromEntries(Object.entries(w).map(([H,ee])=>[H,ee===null?[]:ee]))),j=p[0],Z=o.kind==="choose"&&j?.choices?.find(S=>S.id===w[j.id]),Me=p.length===1,de=o.kind==="choose"&&o.quick&&_.length<=1,pe=de&&o.clock,ge=o.kind==="choose"&&Me&&j.choices?.length===1&&!pe,we=_e(5,".ask-body, .ask-foot, .fields, .answers, .ans"),je=yr(p,w),E=Dn(t,o),J=E&&!u;return r`
    <section ref=${we} class=${"land now-q kind-"+o.kind} key=${o.id}>
      ${a?.length?r`
              <div class="banner" role="status">
                <${y} id="bell" />
                <ul class=${"n"+Math.min(a.length,6)}>
                  ${a.map((S,H)=>r`
                      <li key=${H}>
                        ${S.seat>=0?r`
                                <${B} colour=${l(S.seat)} />
                              `:null}${S.text}
                      </li>
                    `)}
                </ul>
              </div>
            `:r`
              <div></div>
            `}
      <div class="ask-body">
        <h2 class=${o.prompt.length>46?"long":""}>
          ${z!==null?r`
                  <${B} colour=${l(z)} />
                `:null}
          <span>${o.prompt}</span>
        </h2>
        ${o.note||o.help?r`
                <p class=${o.note?"help note":"help"}>${o.note||o.help}</p>
              `:null}
        <${gs} t=${e} table=${t} ask=${o} />
        ${_.length>1?r`
                <div class="seats-pick" role="group" aria-label=${e("ask.who")}>
                  ${_.map(S=>r`
                      <button key=${S} class=${"btn"+(S===z?" on":"")} aria-pressed=${S===z} onClick=${()=>C(S)}>
                        <${B} colour=${l(S)} />
                        ${i(S)}
                      </button>
                    `)}
                </div>
              `:null}
        ${ge?null:Me?Je(j)?r`
                    <${vs} t=${e} f=${j} value=${w[j.id]} onSet=${S=>b(j,S)} alone />
                  `:r`
                    <${bs}
                      game=${c}
                      f=${j}
                      value=${w[j.id]}
                      onPick=${S=>de?q(z??-1,{[j.id]:S}):x(j,S)}
                      numbered=${o.kind==="order"}
                    />
                  `:p.length?r`
                    <div class="fields">
                      ${p.map(S=>r`
                          <div class=${"field"+(Je(S)?"":ys(p,S)?" list":" wide")} key=${S.id}>
                            <span class="lbl">
                              ${S.colour?r`
                                      <${B} colour=${S.colour} />
                                    `:null}
                              <${D} name=${S.emblem} game=${c} />
                              ${S.label}
                            </span>
                            ${Je(S)?r`
                                    <${vs} t=${e} f=${S} value=${w[S.id]} onSet=${H=>b(S,H)} />
                                  `:ys(p,S)?r`
                                      <${kr} t=${e} f=${S} value=${w[S.id]} onPick=${H=>b(S,H)} />
                                    `:r`
                                      <${bs} game=${c} f=${S} value=${w[S.id]} onPick=${H=>x(S,H)} />
                                    `}
                          </div>
                        `)}
                    </div>
                  `:null}
      </div>
      <div class="ask-foot">
        <div class="sent">
          ${s?r`
                  <button class="btn other" onClick=${s}>
                    <${y} id="prev" />
                    ${e("home.not")}
                  </button>
                `:n}
          <${vr} t=${e} ask=${o} />
        </div>
        <div class="go dock">
          ${je!==null?r`
                  <output class="worth">${e("ask.worth",{n:je})}</output>
                `:null}
          ${o.skip?r`
                  <button
                    class=${"btn skip"+(pe?" primary":"")}
                    disabled=${P}
                    onClick=${()=>I(!0)}
                    style=${J?{"--after":`${E.seconds}s`}:void 0}
                  >
                    ${o.pass||e("ask.skip")}${J?r`
                            <span class="fuse" key=${E.start}><i></i></span>
                          `:null}
                  </button>
                `:null}
          ${de&&!ge?null:r`
                  <button class="btn primary send" disabled=${P||!L} onClick=${()=>I(!1)}>
                    ${Z?Z.label:e(L?"ask.send":o.kind==="order"?"ask.order":"ask.pick")}
                    <${y} id="next" />
                  </button>
                `}
        </div>
      </div>
    </section>
  `}var ze=e=>[e.label,Ut(e).map(t=>t.label).filter(Boolean).join(", ")].filter(Boolean).join(": ");function Le({p:e,game:t}){let o=e.on?.emblem||(e.emblem&&!e.emblem.startsWith("die-")&&e.emblem!=="ship"?e.emblem:""),n=ze(e);return e.colour&&e.emblem?.startsWith("die-")?r`
      <span
        class=${"ship"+(e.faded?" faded":"")}
        role=${n?"img":void 0}
        title=${n||void 0}
        aria-label=${n||void 0}
      >
        <${V} colour=${e.colour} face=${e.emblem.slice(4)} />
      </span>
    `:e.colour?r`
      <span
        class=${`ship c-${e.colour}${e.faded?" res":""}`}
        title=${n||void 0}
        role=${n?"img":void 0}
        aria-label=${n||void 0}
      >
        <${U} id=${e.faded?"die-slot":"die-0"} class="body" />
        ${o&&e.on?.on?.emblem?r`
                <span class="both">
                  <${D} name=${o} game=${t} />
                  <${D} name=${e.on.on.emblem} game=${t} />
                </span>
              `:o?r`
                  <${D} name=${o} game=${t} />
                `:null}
      </span>
    `:r`
    <span class=${"tokn"+(e.faded?" faded":"")} role="img" title=${n} aria-label=${n+(e.count>1?`: ${e.count}`:"")}>
      <${D} name=${e.emblem} game=${t} />
      ${e.emblem?null:e.label}${e.count>1?r`
              <b>${e.count}</b>
            `:null}
    </span>
  `}var xs=({items:e,counted:t})=>e.flatMap(o=>o.colour?Array.from({length:Math.min(t?o.count||0:1,20)},()=>o):[o]),_s=({items:e,counted:t})=>{let o=new Map,n=e.find(a=>a.on)?.label;for(let a of e)a.colour&&a.label&&o.set(a.on?n:a.label,(o.get(a.on?n:a.label)||0)+(t?a.count||0:1));return[...o].filter(([,a])=>a>0)},xr=({items:e,counted:t})=>e.filter(o=>!t||o.count>0).map(o=>t?`${o.count} ${ze(o)}`:ze(o)).join("; "),Ft=({pieces:e,game:t,title:o})=>r`
  <div class=${"fleet"+(xs(e).length>10?" many":"")} role="img" aria-label=${`${o}: ${xr(e)}`}>
    ${xs(e).map((n,a)=>r`
        <${Le} key=${a} p=${n} game=${t} />
      `)}
  </div>
  ${_s(e).length?r`
          <div class="fleet-key">
            ${_s(e).map(([n,a])=>r`
                <span key=${n}>${a} ${n}</span>
              `)}
          </div>
        `:null}
`,Ut=e=>{let t=[];for(let o=e.on;o;o=o.on)t[e.colour?"push":"unshift"](o);return t},Gt=e=>e.on||!e.colour?Ut(e):[{colour:e.colour,label:""}];function zs({t:e,table:t}){let o=t.snapshot,n=o?.prepare||[],[a,s]=v(!1);return n.length?r`
    <button class="btn other prepare-open" onClick=${()=>s(!0)}>
      <${y} id="rule" />
      ${e("prepare.title")}
    </button>
    ${a?r`
            <${N} t=${e} title=${e("prepare.title")} wide onClose=${()=>s(!1)}>
              <div class="dialog-body prepare">
                <ol>
                  ${n.map((i,l)=>r`
                      <li key=${l}>
                        <p>${i.text}</p>
                        ${i.pieces.length?r`
                                <div class="lot">
                                  ${i.pieces.map((u,d)=>r`
                                      <${Le} key=${d} p=${u} game=${o.game.id} />
                                    `)}
                                </div>
                              `:null}
                      </li>
                    `)}
                </ol>
                <button class="btn primary" onClick=${()=>s(!1)}>${e("prepare.done")}</button>
              </div>
            <//>
          `:null}
  `:null}function Cs(e,t){let o=e.log||[],n=o[o.length-1];if(!n)return[];let a=o.filter(d=>d.announce&&(d===n||d.entry&&d.entry===n.entry)),s=new Map;for(let d of a){let c=d.seats?.length===1&&d.seats[0]>=0?d.seats[0]:-1,p=s.get(c)||{seat:c,texts:[]};p.texts.includes(d.text)||p.texts.push(d.text),s.set(c,p)}let i=d=>d<0?-1:t.findIndex(c=>c.seat===d),l=d=>t.find(c=>c.seat===d)?.name,u=({seat:d,texts:c})=>d<0?c.map(p=>({seat:d,text:p})):[{seat:d,text:_r(c,l(d))}];return[...s.values()].sort((d,c)=>i(d.seat)-i(c.seat)).flatMap(u)}function _r(e,t){return e.map((o,n)=>n&&t&&o.startsWith(t)?o.slice(t.length).replace(/^[:,]?\s+/,""):o).join(" · ")}var Kt=({ledger:e,heads:t,best:o,t:n})=>r`
  <table>
    <thead>
      <tr>
        <td></td>
        ${t.map((a,s)=>r`
            <th key=${s} scope="col" class=${o.includes(s)?"win":""}>
              <span class="who">
                ${a.colour?r`
                        <${B} colour=${a.colour} />
                      `:null}${a.name}
              </span>
            </th>
          `)}
      </tr>
    </thead>
    <tbody>
      ${e.lines.filter(a=>!a.total).map((a,s)=>r`
            <tr key=${s}>
              <th scope="row">
                <div>
                  <span>
                    ${a.label}${a.help&&!a.how?r`
                            <small>${a.help}</small>
                          `:null}
                  </span>
                </div>
              </th>
              ${a.values.map((i,l)=>r`
                  <td key=${l} class=${[o.includes(l)&&"win",i<0&&"neg"].filter(Boolean).join(" ")}>
                    ${i<0?"−"+-i:i}${a.how?r`
                            <small>${a.how[l]}</small>
                          `:null}
                  </td>
                `)}
            </tr>
          `)}
    </tbody>
    <tfoot>
      ${e.lines.filter(a=>a.total).map((a,s)=>r`
            <tr key=${s}>
              <th scope="row">${a.label||n("score.total")}</th>
              ${a.values.map((i,l)=>r`
                  <td key=${l} class=${o.includes(l)?"win":""}>${i<0?"−"+-i:i}</td>
                `)}
            </tr>
          `)}
    </tfoot>
  </table>
`;function Io(){let e=F(null),[t,o]=v(null);return T(()=>{let n=e.current;if(!n)return;let a=()=>{let{width:i,height:l}=n.getBoundingClientRect(),u=parseFloat(getComputedStyle(document.documentElement).fontSize);o(d=>d&&Math.abs(d.width-i)<1&&Math.abs(d.height-l)<1&&d.rem===u?d:{width:i,height:l,rem:u})};a();let s=new ResizeObserver(a);return s.observe(n),()=>s.disconnect()},[]),{ref:e,size:t}}function zr(e,t){let o=Array.from({length:e},()=>[]);for(let[i,l]of t)i>=0&&i<e&&l>0&&l<e&&i!==l&&o[i].push(l);let n=[],a=new Array(e).fill(0),s=i=>{a[i]=1,o[i]=o[i].filter(l=>(a[l]===0&&s(l),a[l]!==1)),a[i]=2,n.unshift(i)};s(0);for(let i=1;i<e;i++)if(a[i]===0){let l=n.length;s(i),n.push(...n.splice(0,n.length-l))}return{next:o,order:n}}function Ms(e,t){let o=t.length?t:Array.from({length:e-1},(k,C)=>[C,C+1]),{next:n,order:a}=zr(e,o),s=[...new Set(o.filter(([k,C])=>C===0&&k>0&&k<e).map(([k])=>k))],i=s.length>0,l=i?e+1:e,u=new Array(l).fill(0),d=new Array(l).fill(-1),c=new Array(l).fill(-1),p=0,m=(k,C)=>{u[k]+1>u[C]&&([u[C],c[C]]=[u[k]+1,k])};for(let k of a)k!==0&&c[k]<0&&(u[k]=p+1),n[k].forEach(C=>m(k,C)),p=Math.max(p,u[k]);s.forEach(k=>m(k,e)),i&&(u[e]=Math.max(u[e],p+1));let h=Math.max(...u),$=[...a.flatMap(k=>n[k].map(C=>({from:k,to:C,lane:0}))),...s.map(k=>({from:k,to:e,lane:0}))];for(let k=u.indexOf(h);k>=0;k=c[k])d[k]=0;let f=new Array(h+1).fill(0),g=[],w=(k,C)=>{let z=1,O=()=>g[z]?.slice(k,C+1).some(Boolean);for(;O();)z++;g[z]||=[];for(let b=k;b<=C;b++)g[z][b]=!0,f[b]=Math.max(f[b],z);return z};for(let k of a){if(d[k]>=0)continue;let C=[k],z=L=>n[L].find(P=>d[P]<0&&!C.includes(P));for(let L=z(k);L!==void 0;L=z(L))C.push(L);let O=C[C.length-1],b=Math.min(...$.filter(L=>L.from===O).map(L=>u[L.to]-1),h),x=w(u[k],Math.max(b,u[O]));C.forEach(L=>d[L]=x)}for(let k of $)u[k.to]-u[k.from]<=1||(k.lane=d[k.from]||d[k.to]||w(u[k.from]+1,u[k.to]-1));let _=Array.from({length:h+1},(k,C)=>$.filter(z=>u[z.from]<=C&&u[z.to]>C).length);return{step:u,lane:d,links:$,crossing:_,widest:f,last:h,lap:i}}function Cr(e,t){let o=[];for(let n=0;n<=e.last;){let a=Math.min(n+t-1,e.last);for(let s=a;a<e.last&&s>=n+t/2;s--)if(e.crossing[s]<=1){a=s;break}o.push({from:n,to:a,lanes:1+Math.max(...e.widest.slice(n,a+1))}),n=a+1}return o}function Vt(e,t){let o=Cr(e,t),n=[],a=0;for(let d of o)n.push(a),a+=d.lanes;let s=(d,c)=>{let p=o.findIndex(w=>d<=w.to),{from:m,to:h}=o[p],$=h-m,f=p<o.length-1&&$>0?(t-1)/$:1,g=(d-m)*f;return[p%2?t-1-g:g,n[p]+c]},i=e.step.length,l=e.step.map((d,c)=>{let[p,m]=s(d,e.lane[c]),h=e.lap&&c===i-1;return{place:h?0:c,end:h,x:p,y:m}}),u=e.links.map(d=>{let c=e.step[d.from],p=e.step[d.to],m=[];for(let h=c+1;h<p;h++)m.push(s(h,d.lane));return[s(c,e.lane[d.from]),...m,s(p,e.lane[d.to])]});return{columns:t,rows:a,spots:l,lines:u}}function js(e,t,o){let n=Vt(e,1),a=0;for(let s=2;s<=Math.max(2,Math.min(e.last+1,40));s++){let i=Vt(e,s),l=Math.min(t/s,o/i.rows/1.1);l>a&&([n,a]=[i,l])}return n}var Ss=(e,t,o)=>Math.max(...[1,2,3].map(n=>Math.min(t/Math.ceil(Math.max(e,1)/n),o/n)));var Qe=({places:e,links:t})=>!!t?.length||e.some(o=>o.emblem);function Ts({marks:e}){let t=new Map;for(let o of e)t.set(o.place,[...t.get(o.place)||[],o]);return t}var Ps=({track:e,nameOf:t})=>e.marks.map(o=>`${t(o.seat)} ${e.places[o.place]?.label||o.place}`).join(", ");function Mr(e,t,o){let n=[...Ts(e)].map(([s,i])=>({x:t(s),marks:i,width:i.length>1?i.length*11:15,left:0})).sort((s,i)=>s.x-i.x),a=0;for(let s of n)s.left=Math.max(s.x-s.width/2,a),a=s.left+s.width;a=o;for(let s of[...n].reverse())s.left=Math.min(s.left,a-s.width),a=s.left;return n}function jr(e){let{track:t,colourOf:o}=e,{ref:n,size:a}=Io(),s=t.places.length,i=35,l=a?a.width/(a.rem/16):300,u=c=>14+c/Math.max(s-1,1)*(l-28),d=s>60?20:s>30?10:s>12?5:1;return r`
    <svg ref=${n} class="track" viewBox=${`0 0 ${l} ${i}`} role="img" aria-label=${Ps(e)}>
      <rect x="14" y="16" width=${Math.max(l-28,0)} height="5" class="way-bar" />
      ${t.places.map((c,p)=>r`
          <path d=${`M${u(p)} ${p%d?18.5:16}v${p%d?2.5:5}`} class="tick" />
          ${c.strong?r`
                  <rect x=${u(p)-11} y="23" width="22" height="12" rx="3" class="plate" />
                `:null}${p%d===0?r`
                  <text x=${u(p)} y="34" text-anchor="middle" class=${c.strong?"on-plate":""}>${c.label||p}</text>
                `:null}
        `)}
      ${Mr(t,u,l).map(({x:c,marks:p,width:m,left:h})=>r`
          ${Math.abs(h+m/2-c)>1||p.length>1?r`
                  <path class="points" d=${`M${h} 11H${h+m}L${c} 17z`} />
                `:null}${p.map(($,f)=>{let g=m/p.length,w=$.seat>=0?He(o($.seat)):$.emblem&&ce($.emblem)?$.emblem:"anchor";return r`
              <use
                key=${f}
                href=${"#"+w}
                class=${$.seat>=0?"c-"+o($.seat):"mark-em"}
                x=${h+f*g}
                y="0"
                width=${g}
                height=${g}
              />
            `})}
        `)}
    </svg>
  `}var Sr=e=>e.slice(1).map(([t,o],n)=>{let[a,s]=e[n],i=Math.hypot(t-a,o-s)||1,[l,u]=[(t-a)/i,(o-s)/i],[d,c]=[(t+a)/2,(o+s)/2];return`M${d-3*l-4*u} ${c-3*u+4*l}L${d+3*l} ${c+3*u}L${d-3*l+4*u} ${c-3*u-4*l}`});function Tr({place:e,marks:t,drawn:o,width:n,height:a}){let{game:s,colourOf:i,nameOf:l}=o,u=e.count||0,d=u?.55*String(u).length:0,c=e.emblem||!u?1:0,p=e.on&&!u,m=Math.min(a*.46,(n-12)/Math.max(d+c+(p?1:0),1.3)),h=Ss(t.length+(e.on&&u?1:0),n-2,a*.52-2),$=e.on?r`
          <i class="lies">
            ${e.on.emblem?r`
                    <${D} name=${e.on.emblem} game=${s} />
                  `:e.on.label}
          </i>
        `:null;return r`
    <span
      class=${`isle${e.strong?" strong":""}${e.faded?" faded":""}`}
      title=${ze(e)||void 0}
      style=${{"--unit":m+"px"}}
    >
      ${e.emblem?r`
              <${D} name=${e.emblem} game=${s} />
            `:u?null:r`
                <span class="word">${e.label}</span>
              `}${u?r`
              <b class="num">${u}</b>
            `:null}${p?$:null}
    </span>
    <span class="ships" style=${{"--ship":h+"px"}}>
      ${$&&!p?r`
              <span>${$}</span>
            `:null}${t.map((f,g)=>r`
          <span key=${g} title=${l(f.seat)}>
            ${f.seat>=0?r`
                    <${B} colour=${i(f.seat)} />
                  `:r`
                    <${D} name=${f.emblem||"anchor"} game=${s} />
                  `}
          </span>
        `)}
    </span>
  `}function Pr(e){let{track:t}=e,{ref:o,size:n}=Io();if(!t.places.length)return null;let a=Ms(t.places.length,t.links||[]),s=n?.width||320,i=n?.rem||16,l=Vt(a,Math.max(2,Math.floor(s/(3.25*i)))).rows*3.5*i,u=js(a,s,n?.height||l),d=s/u.columns,c=(n?.height||l)/u.rows,p=Ts(t),m=u.lines.map(h=>h.map(([$,f])=>[($+.5)*d,(f+.27)*c]));return r`
    <div ref=${o} class="race-map" role="img" aria-label=${Ps(e)} style=${{"--tall":l+"px"}}>
      <svg class="race-ways" aria-hidden="true">
        ${m.map((h,$)=>r`
            <path key=${$} class="way-line" d=${"M"+h.map(f=>f.join(" ")).join("L")} />
            <path class="way-arrow" d=${Sr(h).join("")} />
          `)}
      </svg>
      ${u.spots.map(({place:h,end:$,x:f,y:g})=>r`
          <div
            key=${h+($?"end":"")}
            class="spot"
            style=${{left:f*d+"px",top:g*c+"px",width:d+"px",height:c+"px"}}
          >
            <${Tr}
              place=${$?{...t.places[h],on:void 0}:t.places[h]}
              marks=${$?[]:p.get(h)||[]}
              drawn=${e}
              width=${d}
              height=${c}
            />
          </div>
        `)}
    </div>
  `}var Os=e=>Qe(e.track)?r`
        <${Pr} ...${e} />
      `:r`
        <${jr} ...${e} />
      `;var Or=({value:e,of:t})=>r`
  <span class="scale" aria-hidden="true">
    ${Array.from({length:Math.min(t,20)},(o,n)=>r`
        <i class=${n<e?"on":""}></i>
      `)}
  </span>
`,Ye=({part:e,cls:t="",children:o})=>r`
  <section class=${`card part ${t} id-${e.id}`}>
    ${e.title?r`
            <h2 class="cap">${e.title}</h2>
          `:null}${o}
  </section>
`;function Br({part:e,game:t}){let o=e.counter;return r`
    <section class="card part counter">
      ${o.emblem?r`
              <${D} name=${o.emblem} game=${t} />
            `:null}
      <h2 class="cap">${e.title}</h2>
      <b class="num">
        ${o.value}${o.of?r`
                <small>/${o.of}</small>
              `:null}
      </b>
      ${o.of?r`
              <${Or} value=${o.value} of=${o.of} />
            `:null}
    </section>
  `}var Lr=({part:e,game:t})=>{if(e.pieces.cards)return r`
      <${Ye} part=${e} cls="pieces"><${qt} items=${e.pieces.items} game=${t} named /><//>
    `;let{items:o,counted:n}=e.pieces,a=o.length>0&&o.every(s=>s.colour);return r`
    <${Ye} part=${e} cls="pieces">
      ${a?r`
              <${Ft} pieces=${e.pieces} game=${t} title=${e.title} />
            `:r`
              <div class=${"cards n"+Math.min(o.length,6)}>
                ${o.map((s,i)=>r`
                    <div
                      key=${i}
                      role="img"
                      title=${ze(s)}
                      aria-label=${ze(s)+(n&&!(s.on&&!s.count)?`: ${s.count||0}`:s.on?.count?`, ${s.on.count}`:"")}
                      class=${"ac"+(s.faded?" old":"")+(s.strong?" pile":"")+(s.colour?" c-"+s.colour:"")}
                    >
                      ${s.colour?r`
                              <${B} colour=${s.colour} />
                            `:null}${s.emblem?r`
                              <${D} name=${s.emblem} game=${t} />
                            `:null}${n&&!(s.on&&!s.count)?r`
                              <b>${s.count||0}</b>
                            `:null}${s.label?r`
                              <span class="lb">${s.label}</span>
                            `:null}${s.on?r`
                              <span class="fl">
                                ${s.on.colour?r`
                                        <${B} colour=${s.on.colour} />
                                      `:r`
                                        <${D} name=${s.on.emblem} game=${t} />
                                      `}
                                <span>${s.on.count||s.on.label}</span>
                              </span>
                            `:null}
                    </div>
                  `)}
              </div>
            `}
    <//>
  `},Ar=({part:e,game:t})=>r`
  <${Ye} part=${e} cls="stepped">
    <ol class="mini-steps">
      ${e.steps.items.map((o,n)=>r`
          <li key=${n} class=${n<e.steps.current?"done":n===e.steps.current?"now":""}>
            <${D} name=${o.emblem} game=${t} />
            <span>${o.label}</span>
          </li>
        `)}
    </ol>
  <//>
`;function Bs({part:e,game:t,t:o,colourOf:n,nameOf:a}){let s=e.pieces?.items||e.steps?.items,i=e.pieces?.cards;if(e.counter)return r`
      <ul class="items">
        <li>
          ${e.counter.emblem?r`
                  <${D} name=${e.counter.emblem} game=${t} />
                `:r`
                  <span class="tok" aria-hidden="true">${e.counter.value}</span>
                `}
          <span>${e.title}</span>
          <b class="num">${e.counter.value}${e.counter.of?`/${e.counter.of}`:""}</b>
        </li>
      </ul>
    `;if(!s)return r`
      <${Zt} part=${e} game=${t} t=${o} colourOf=${n} nameOf=${a} />
    `;let l=e.pieces?.counted,u=s.filter(c=>!c.colour||i||!l||c.count>0),d=c=>c.colour&&!i?r`
          <${Le} p=${c} game=${t} />
        `:c.emblem?r`
            <${D} name=${c.emblem} game=${t} />
          `:c.colour?r`
              <${B} colour=${c.colour} />
            `:r`
              <i></i>
            `;return r`
    <section class="part">
      <h2 class="cap">
        ${e.title}${u.length?null:r`
                <small>${o("whole.none")}</small>
              `}
      </h2>
      <ul class="items">
        ${u.map((c,p)=>r`
            <li key=${p} class=${c.faded?"faded":""} aria-current=${e.steps?.current===p?"step":void 0}>
              ${d(c)}
              <span>
                ${c.colour&&!i&&l?`${c.count} `:""}${c.label}${Ut(c).filter(m=>m.label).map(m=>r`
                      ${" · "}${c.colour?null:m.colour?r`
                                <${B} colour=${m.colour} />
                                ${" "}
                              `:m.emblem?r`
                                  <${D} name=${m.emblem} game=${t} />
                                  ${" "}
                                `:null}${m.label}
                    `)}
              </span>
              <b class="num">${i?Ao(c)||"":c.colour?"":l?c.count||0:c.on?.count||""}</b>
            </li>
          `)}
      </ul>
    </section>
  `}function Zt({part:e,game:t,t:o,colourOf:n,nameOf:a}){return e.counter?r`
      <${Br} part=${e} game=${t} />
    `:e.track?r`
      <${Ye} part=${e} cls=${Qe(e.track)?"race":"way"}>
        <${Os} track=${e.track} game=${t} colourOf=${n} nameOf=${a} />
      <//>
    `:e.pieces?r`
      <${Lr} part=${e} game=${t} />
    `:e.steps?r`
      <${Ar} part=${e} game=${t} />
    `:e.ledger?r`
      <${Ye} part=${e} cls="tally">
        <${Kt} t=${o} ledger=${e.ledger} heads=${e.ledger.columns.map(s=>({name:s}))} best=${[]} />
      <//>
    `:null}var Ls=({part:e,game:t,onWhole:o})=>r`
  <ol
    class=${"rail"+(e.steps.items.length>8?" many":"")}
    style=${{"--steps":e.steps.items.length}}
    aria-label=${e.title}
    onClick=${o}
  >
    ${e.steps.items.map((n,a)=>{let s=a<e.steps.current?"done":a===e.steps.current?"now":"next";return r`
        <li key=${a} class=${`ch ${s}`} aria-current=${s==="now"?"step":void 0}>
          <${D} name=${n.emblem} game=${t} class="em" />
          <b>${n.label}</b>
          <span class="by">
            ${Gt(n).length>1?Gt(n).map(i=>r`
                      <span role="img" aria-label=${i.label} title=${i.label}><${B} colour=${i.colour} /></span>
                    `):Gt(n).map(i=>r`
                      ${i.colour?r`
                              <${B} colour=${i.colour} />
                            `:null}${i.label}
                    `)}
          </span>
        </li>
      `})}
  </ol>
`;var As=({items:e,counted:t})=>t?e.filter(o=>o.count>0):e;function Dr({t:e,seat:t,game:o,turn:n,colourOf:a,nameOf:s,onWhole:i}){let l=t.parts||[],u=l.filter($=>$.counter&&!$.counter.large),d=l.filter($=>$.counter?.large),c=l.filter($=>$.pieces),p=c.filter($=>$.pieces.items.some(f=>f.colour)),m=c.filter($=>!$.pieces.items.some(f=>f.colour)&&As($.pieces).length),h=l.filter($=>!$.counter&&!$.pieces);return r`
    <article class=${"card pl"+(n?" turn":"")} onClick=${i}>
      <div class="pl-head">
        <${B} colour=${t.colour} />
        <b>${t.name||s(t.seat)}</b>
        ${t.first?r`
                <span class="first" role="img" aria-label=${e("seat.firstlong")} title=${e("seat.firstlong")}><${U} id="first" /></span>
              `:null}${d.length?r`
                <span class="score num">
                  ${d.map($=>r`
                      <span
                        key=${$.id}
                        class=${$.counter.emblem?"":"tok"}
                        role="img"
                        title=${$.title}
                        aria-label=${`${$.title}: ${$.counter.value}`}
                      >
                        ${$.counter.emblem?r`
                                <${D} name=${$.counter.emblem} game=${o} />
                              `:null}${$.counter.value}
                      </span>
                    `)}
                </span>
              `:t.score!==void 0&&r`
                <span class="score num" role="img" aria-label=${`${e("seat.score")}: ${t.score}`}>${t.score}</span>
              `}
      </div>
      ${p.map($=>$.pieces.cards?r`
              <${qt} key=${$.id} items=${$.pieces.items} game=${o} />
            `:r`
              <${Ft} key=${$.id} pieces=${$.pieces} game=${o} title=${$.title} />
            `)}
      <div class="toks">
        ${u.map($=>r`
            <span key=${$.id} class=${"id-"+$.id} role="img" aria-label=${`${$.title}: ${$.counter.value}`} title=${$.title}>
              ${$.counter.emblem?r`
                      <${D} name=${$.counter.emblem} game=${o} />
                    `:r`
                      <i>${$.title}</i>
                    `}${$.counter.value}${$.counter.of?`/${$.counter.of}`:""}
            </span>
          `)}
        ${m.length?r`
                <span class="sep">
                  ${m.map($=>r`
                      <span key=${$.id} class="lot" role="group" aria-label=${$.title} title=${$.title}>
                        ${As($.pieces).map((f,g)=>r`
                            <${Le} key=${g} p=${f} game=${o} />
                          `)}
                      </span>
                    `)}
                </span>
              `:null}
      </div>
      ${h.map($=>r`
          <${Zt} key=${$.id} part=${$} game=${o} t=${e} colourOf=${a} nameOf=${s} />
        `)}
    </article>
  `}var Ir=({badges:e=[],game:t})=>r`
  <div class="badges">
    ${e.slice(0,2).map((o,n)=>r`
        <span key=${n} class=${"chip "+(o.urgent?"now":"plain")}>
          ${o.emblem?r`
                  <${D} name=${o.emblem} game=${t} />
                `:null}
          <span>${o.text}</span>
        </span>
      `)}${e.length>2?r`
            <span class="chip plain">+${e.length-2}</span>
          `:null}
  </div>
`;function Ds({t:e,table:t,ask:o,local:n,setLocal:a,onHome:s,onLog:i}){let l=t.snapshot,u=l.game?.id,d=l.view||{},c=d.table||[],p=d.seats||[],m=c.find(j=>j.steps),h=c.find(j=>j.battle&&!j.battle.again?.length),$=c.filter(j=>j!==m&&!j.battle&&!(j.ledger&&c.length>3)),f=j=>p.find(Z=>Z.seat===j)||(l.people||[]).find(Z=>Z.seat===j),g=j=>f(j)?.colour||"none",w=j=>f(j)?.name||e("seat.table"),[_,k]=v(null),C=_e(4,".part, .ac, .fl, .lb"),z=j=>a({...n,...j}),O=Cs(l,p),b=o?.seats||[],x=j=>b.length&&b.length<p.length&&b[0]>=0?b.includes(j.seat):j.active,L=o&&!o.secret&&n.ask!==o.id&&(l.asks||[]).find(j=>j.secret&&j.sealed&&j.seats[0]===t.me?.seat),P=()=>k({title:l.game?.name,badges:d.badges,parts:[...$,...m?[m]:[]]}),q=d.round?r`
        <${y} id="round" />
        ${d.round}
      `:"",I=xe(e,l).filter(j=>j.kind==="bad"||j.kind==="warn");return r`
    <div class="p-round">
      <${se}
        t=${e}
        table=${t}
        title=${d.headline&&d.headline!==o?.prompt?d.headline:q||l.game?.name}
        sub=${d.headline&&d.headline!==o?.prompt?q:l.game?.name}
        chips=${I}
        onHome=${s}
        onLog=${i}
      >
        <${Ir} badges=${d.badges} game=${u} />
      <//>
      <main
        class=${`deck${m?"":" no-rail"}${$.length?"":" no-shore"}${$.some(j=>j.track&&Qe(j.track))?" raced":""}`}
      >
        ${m?r`
                <${Ls} part=${m} game=${u} onWhole=${P} />
              `:null}
        ${L?r`
                <${fs}
                  t=${e}
                  table=${t}
                  onChange=${()=>z({ask:L.id})}
                  others=${r`
                    <${Ze} t=${e} table=${t} ask=${o} onChoose=${j=>z({ask:j})} />
                  `}
                />
              `:o?r`
                  <${Ht}
                    t=${e}
                    table=${t}
                    ask=${o}
                    others=${r`
                      <${zs} t=${e} table=${t} />
                      <${Ze} t=${e} table=${t} ask=${o} onChoose=${j=>z({ask:j})} />
                      ${h?r`
                              <button
                                class="btn square show-last"
                                aria-label=${e("battle.look",{what:h.title})}
                                title=${e("battle.look",{what:h.title})}
                                onClick=${()=>z({put:null})}
                              >
                                <${y} id="dice" />
                              </button>
                            `:null}
                    `}
                    banner=${O}
                    back=${n.ask===o.id?()=>z({ask:null}):null}
                    onDone=${()=>a(j=>({...j,ask:null}))}
                    seatName=${w}
                    colourOf=${g}
                  />
                `:r`
                  <section class="land now-q">
                    <div></div>
                    <div class="ask-body">
                      <h2><span>${d.headline}</span></h2>
                    </div>
                    <div></div>
                  </section>
                `}
        ${r`
          <aside
            class=${"ashore"+($.length?"":" bare")}
            ref=${C}
            onClick=${j=>{j.target.closest("button")||P()}}
          >
            ${$.map(j=>r`
                <${Zt} key=${j.id} part=${j} game=${u} t=${e} colourOf=${g} nameOf=${w} />
              `)}
          </aside>
        `}
        ${p.length?r`
                <section class=${"fleets n"+p.length} aria-label=${e("seat.all")}>
                  ${p.map(j=>r`
                      <${Dr}
                        key=${j.seat}
                        t=${e}
                        seat=${j}
                        game=${u}
                        turn=${x(j)}
                        colourOf=${g}
                        nameOf=${w}
                        onWhole=${()=>k({title:j.name||w(j.seat),first:j.first,parts:j.parts||[]})}
                      />
                    `)}
                </section>
              `:null}
      </main>
      ${_&&_.parts.length?r`
              <${N} t=${e} title=${_.title} onClose=${()=>k(null)}>
                <div class="dialog-body whole" tabindex="0" role="group" aria-label=${_.title}>
                  ${_.first?r`
                          <ul class="items">
                            <li>
                              <${U} id="first" class="ic" />
                              <span>${e("seat.firstlong")}</span>
                              <b></b>
                            </li>
                          </ul>
                        `:null}${(_.badges||[]).map((j,Z)=>r`
                      <p key=${Z} class="badge">
                        ${j.emblem?r`
                                <${D} name=${j.emblem} game=${u} />
                              `:null}${j.text}
                      </p>
                    `)}${_.parts.map(j=>r`
                      <${Bs} key=${j.id} part=${j} game=${u} t=${e} colourOf=${g} nameOf=${w} />
                    `)}
                </div>
              <//>
            `:null}
    </div>
  `}function Is(e,t){let[o,n]=v(null);return T(()=>{let a=!1,s=0,i=0,l=()=>A(e.lang,"GET","/history").then(u=>{let d=(u||[]).find(c=>c.game.id===t.game?.id&&c.people.map(p=>p.name).join()===t.people.map(p=>p.name).join());a||(d?n(d):++s<5&&(i=window.setTimeout(l,2e3)))},()=>{});return l(),()=>{a=!0,clearTimeout(i)}},[e.lang,t.game?.id]),o}var qs=e=>Math.max(1,Math.round((Date.parse(e.ended)-Date.parse(e.began))/6e4)),qr=e=>[1,2,5,10,20,50,100,200].find(t=>e/t<=4)||500,Er=e=>e.map((t,o)=>t?`${e[o-1]?"L":"M"}${t[0].toFixed(1)} ${t[1].toFixed(1)}`:"").join("");function Es({t:e,game:t,best:o}){let d=t.rounds,c=d.length;if(c<2||d[c-1].scores.some(b=>b===null))return null;let p=d.flatMap(b=>b.scores).filter(b=>b!==null),m=Math.min(0,...p),h=Math.max(1,...p),$=qr(h-m),f=Math.ceil(h/$)*$,g=Math.floor(m/$)*$,w=b=>30+b/(c-1)*216,_=b=>10+(f-b)/(f-g)*264,k=Array.from({length:Math.round((f-g)/$)+1},(b,x)=>g+x*$),C=Math.ceil(c/6),z=t.people.map((b,x)=>({...b,seat:x,y:_(d[c-1].scores[x])})).sort((b,x)=>b.y-x.y);z.forEach((b,x)=>{x&&(b.y=Math.max(b.y,z[x-1].y+17))});let O=Math.max(0,z[z.length-1].y-274);return r`
    <section class="card course">
      <h2 class="cap">${e("score.rounds")}</h2>
      <svg viewBox=${"0 0 320 300"} role="img" aria-label=${e("score.rounds")}>
        ${k.map(b=>r`
            <g key=${b}>
              <line class="grid" x1=${30} x2=${246} y1=${_(b)} y2=${_(b)} />
              <text x=${24} y=${_(b)+4} text-anchor="end">${b}</text>
            </g>
          `)}
        ${d.map((b,x)=>(x%C===0||x===c-1)&&(x===c-1||c-1-x>=C/2)&&r`
              <text key=${x} x=${w(x)} y=${292} text-anchor="middle">${x+1}</text>
            `)}
        ${t.people.map((b,x)=>r`
            <path
              key=${x}
              class=${`trace c-${b.colour}${o.includes(x)?" best":""}`}
              d=${Er(d.map((L,P)=>L.scores[x]===null?null:[w(P),_(L.scores[x])]))}
            />
          `)}
        ${z.map(b=>r`
            <g key=${b.seat}>
              <use
                href=${"#"+(ce("tm-"+b.colour)?"tm-"+b.colour:"tm-other")}
                class=${"c-"+b.colour}
                x=${252}
                y=${b.y-O-7}
                width="13"
                height="13"
              />
              <text class="name" x=${268} y=${b.y-O+4}>${b.name.length>8?b.name.slice(0,7)+"…":b.name}</text>
            </g>
          `)}
      </svg>
    </section>
  `}function Wr(e,t){let o=$e(e),n=t.lines.find(d=>d.total),a=d=>n?.values[d]??o[d]?.score,s=t.columns.map((d,c)=>({i:c,name:o[c]?.name||d,colour:o[c]?.colour,seat:o[c]?.seat??c,points:a(c)})),i=e.result?.ranking,l=d=>i?i.findIndex(c=>c.includes(d.seat)):-(d.points??0),u=[...s].sort((d,c)=>l(d)-l(c));return{order:u,best:u.filter(d=>l(d)===l(u[0]))}}var Nr=(e,t)=>t<60?e("score.minutes",{n:t}):e("score.hours",{n:Math.floor(t/60),minutes:t%60}),Rr=(e,t,o,n)=>[`${t.game?.name}, ${new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date)}`,...o.map(a=>`${n.includes(a)?"★ ":""}${a.name}${a.points===void 0?"":`: ${a.points}`}`)].join(`
`);function Ws({t:e,table:t,onHome:o,onLog:n,onAgain:a}){let[s,i]=v(!1),l=Is(e,t.snapshot),u=async()=>{let f=Rr(e,d,p,m);try{navigator.share?await navigator.share({text:f}):(await navigator.clipboard.writeText(f),i(!0))}catch{}},d=t.snapshot,c=xo(d),{order:p,best:m}=Wr(d,c),h={...c,lines:c.lines.map(f=>({...f,values:p.map(g=>f.values[g.i]),how:f.how&&p.map(g=>f.how[g.i])}))},$=p.length>m.length&&m[0].points-p[m.length].points||0;return r`
    <div class="p-score">
      <${se}
        t=${e}
        table=${t}
        title=${e("score.title")}
        sub=${[d.game?.name,d.view?.round,l&&Nr(e,qs(l))].filter(Boolean).join(" · ")}
        onHome=${o}
        onLog=${n}
      />
      <main class="sheet">
        <section class=${`card tally${c.lines.length>7?" long":""}`}>
          <${Kt} t=${e} ledger=${h} heads=${p} best=${p.flatMap((f,g)=>m.includes(f)?[g]:[])} />
        </section>
        <aside class="say">
          <section class=${"podium"+(String(m[0].points??"").length+m[0].name.length>8?" far":"")}>
            <${U} id="crown" class="em" />
            <h2>
              ${m.map(f=>r`
                  <span class="who">
                    <${B} colour=${f.colour} />
                    ${f.name}
                  </span>
                `)}
            </h2>
            <p>${m.length>1?e("score.shared"):$?e("score.by",{n:$}):e("score.wins")}</p>
            <b class="pts">${m[0].points<0?"−"+-m[0].points:m[0].points??""}</b>
          </section>
          ${l&&l.rounds.length>1?r`
                  <${Es} t=${e} game=${l} best=${m.map(f=>f.seat)} />
                `:r`
                  <section class="card course">
                    <h2 class="cap">${e("score.course")}</h2>
                    <ol>
                      ${(d.log||[]).slice(-8).reverse().map((f,g)=>r`
                            <li key=${g}>${f.text}</li>
                          `)}
                    </ol>
                  </section>
                `}
          <div class="tasks dock">
            <button class="btn" onClick=${u}>
              <${y} id="share" />
              ${e(s?"score.copied":"score.share")}
            </button>
            <button class="btn" onClick=${()=>print()}>
              <${y} id="print" />
              ${e("score.print")}
            </button>
            <button class="btn primary" onClick=${a}>
              ${e("score.again")}
              <${y} id="next" />
            </button>
          </div>
        </aside>
      </main>
    </div>
  `}var Hr={player:"crew.player",spectator:"crew.spectator",host:"crew.host"};function qo({t:e,table:t,role:o,path:n="/invitations"}){let[a,s]=v(null);return T(()=>{let i=!1,l=0,u=()=>A(e.lang,"POST",n,n==="/invitations"?{role:o}:{}).then(d=>{i||(s(d),l=window.setTimeout(u,Math.max(1e4,Date.parse(d.until)-Date.now()-3e4)))},()=>{l=window.setTimeout(u,3e3)});return u(),()=>{i=!0,clearTimeout(l)}},[o,t.crew,e.lang]),r`
    <div class="invite">
      <div class="qr">
        ${a?r`
                <svg viewBox=${`0 0 ${a.qr.size} ${a.qr.size}`} role="img" aria-label=${e("crew.qr")} shape-rendering="crispEdges">
                  <path d=${a.qr.path} />
                </svg>
              `:null}
      </div>
      <div>
        <p>${e(o==="player"?"crew.scan":"crew.watch")}</p>
        <p class="code num">${a?.code||""}</p>
        <p class="dim address">${a?a.url.split("/#")[0]:""}</p>
        <p class="dim">${e("crew.once")}</p>
      </div>
    </div>
  `}function Fr({t:e,table:t}){let[o,n]=v(null),[a,s]=v(null),[i,l]=v(""),u=p=>p.then(m=>{n(m),l("")},m=>l(m.message||e("notice.network")));T(()=>{u(A(e.lang,"GET","/devices"))},[t.crew,e.lang]);let d=(p,m)=>{s(null),u(A(e.lang,"POST","/devices/"+p.id,{role:m}))},c=p=>{s(null),u(A(e.lang,"DELETE","/devices/"+p.id))};return r`
    <ul class="devices">
      ${(o||[]).map(p=>r`
          <li key=${p.id} class=${p.here?"here":""}>
            <span class="device">
              <b>${p.name==="?"?e("crew.device"):p.name}</b>
              <small>
                ${p.you?e("crew.you"):p.here?e("crew.here"):e("crew.away")}${" · "}${e(Hr[p.role])}
                ${p.person?` · ${p.person}`:""}
              </small>
            </span>
            ${p.role==="host"?null:a?.id===p.id?r`
                      <button class="btn bad" onClick=${()=>a.what==="end"?c(p):d(p,"host")}>
                        ${e(a.what==="end"?"crew.end.sure":"crew.pass.sure")}
                      </button>
                      <button class="btn" onClick=${()=>s(null)}>${e("home.not")}</button>
                    `:r`
                      <button class="btn" onClick=${()=>d(p,p.role==="player"?"spectator":"player")}>
                        ${e(p.role==="player"?"crew.only":"crew.let")}
                      </button>
                      ${p.role==="spectator"?r`
                              <button
                                class=${"btn"+(p.shows?" on":"")}
                                aria-pressed=${!!p.shows}
                                onClick=${()=>u(A(e.lang,"POST","/devices/"+p.id,{shows:!p.shows}))}
                              >
                                ${e("crew.shows")}
                              </button>
                            `:null}
                      <button class="btn" onClick=${()=>s({id:p.id,what:"pass"})}>${e("crew.pass")}</button>
                      <button
                        class="btn square"
                        onClick=${()=>s({id:p.id,what:"end"})}
                        aria-label=${e("crew.end",{name:p.name})}
                      >
                        <${y} id="remove" />
                      </button>
                    `}
          </li>
        `)}
    </ul>
    ${i?r`
            <p class="trouble" role="alert">${i}</p>
          `:null}
  `}function Ur({t:e,table:t,onClose:o}){let[n,a]=v("player"),s=X(t.me,"host"),i=async()=>{try{await A(e.lang,"POST","/leave",{})}catch{return}o(),t.open()};return r`
    <${N} t=${e} title=${e("crew.title")} onClose=${o}>
      <div class="dialog-body crew">
        ${s?r`
                <div class="seg" role="group" aria-label=${e("crew.as")}>
                  ${["player","spectator"].map(l=>r`
                      <button key=${l} class=${l===n?"on":""} aria-pressed=${l===n} onClick=${()=>a(l)}>
                        ${e(l==="player"?"crew.plays":"crew.watches")}
                      </button>
                    `)}
                </div>
                <${qo} t=${e} table=${t} role=${n} />
                <${Fr} t=${e} table=${t} />
                ${t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${Wt} t=${e} table=${t} />
                      `:null}
              `:r`
                <p>${e("crew.mine."+(t.me?.role||"player"))}</p>
                <p class="dim">${e("crew.ask")}</p>
                ${X(t.me,"player")&&t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${Wt} t=${e} table=${t} />
                      `:null}
                <div class="menu">
                  <button class="btn" onClick=${i}>
                    <${y} id="close" />
                    ${e("crew.leave")}
                  </button>
                </div>
              `}
      </div>
    <//>
  `}function Ns({t:e,table:t}){let[o,n]=v(!1);return t.me?r`
    <button class="btn crew-open" aria-label=${e("crew.title")} onClick=${()=>n(!0)}>
      <${y} id="phone" />
      <span>${e("crew.title")}</span>
    </button>
    ${o?r`
            <${Ur} t=${e} table=${t} onClose=${()=>n(!1)} />
          `:null}
  `:null}function re(e,t){let[o,n]=v({}),[a,s]=v(0);return T(()=>{let i=!1;return A(e.lang,"GET",t,void 0,60).then(l=>{i||n({value:l})},l=>{i||n(u=>({...u,trouble:l.message||e("notice.network")}))}),()=>{i=!0}},[e.lang,t,a]),{...o,again:()=>s(i=>i+1)}}var ie=({t:e,kept:t})=>t.trouble?r`
        <p class="trouble" role="alert">${t.trouble}</p>
        <button class="btn" onClick=${t.again}>${e("archive.again")}</button>
      `:r`
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      `,Eo=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date(t)),Ae=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));var Gr=2e3;function Rs({t:e}){let t=re(e,"/health"),o=t.value;if(T(()=>{let u=setInterval(t.again,Gr);return()=>clearInterval(u)},[]),!o)return r`
      <${ie} t=${e} kept=${t} />
    `;let n=(u,d=1)=>new Intl.NumberFormat(e.lang,{maximumFractionDigits:d}).format(u),a=u=>n(u/2**30),s=(u,d)=>u==null?e("health.unknown"):d(u),i=o.reading,l=[["camera",xe(e,{camera:o.camera}).map(u=>u.text).join(" · ")+(o.camera.live?` · ${e("health.rate",{n:n(o.camera.rate)})}`:"")],["reading",i.count+i.failed?e("health.read",{last:n(i.last_ms/1e3,2),mean:n(i.mean_ms/1e3,2),n:i.count,failed:i.failed}):e("health.never")],["disk",s(o.box.disk_free,u=>e("health.free",{free:a(u),size:a(o.box.disk_size)}))],["panel",o.panel.some(u=>u.is!=="skipped")?e("health.parts",{found:o.panel.filter(u=>u.is==="found").length,failed:o.panel.filter(u=>u.is==="failed").length}):e("health.none")],["copy",o.copy?Ae(e,o.copy):e("health.none")],["heat",s(o.box.celsius,u=>`${n(u,0)} °C`)],["supply",s(o.box.low_voltage,u=>e(u?"health.weak":"health.fine"))],["devices",e("health.here",{here:o.devices.here,known:o.devices.known})],["since",Ae(e,new Date(Date.now()-o.up*1e3).toISOString())]];return r`
    <div class="worries" role="status">
      ${o.ok?r`
              <p class="well">
                <${y} id="check" />
                ${e("health.well")}
              </p>
            `:o.worries.map(u=>r`
                <p key=${u} class="worry">
                  <${y} id="warn" />
                  ${u}
                </p>
              `)}
    </div>
    ${t.trouble?r`
            <p class="trouble" role="alert">${t.trouble}</p>
          `:null}
    <dl class="facts">
      ${l.map(([u,d])=>r`
          <div key=${u}>
            <dt>${e("health."+u)}</dt>
            <dd class="num">${d}</dd>
          </div>
        `)}
    </dl>
    <div class="copy-acts">
      <a class="btn" href=${he("/report",e.lang)} download>
        <${y} id="save" />
        ${e("health.report")}
      </a>
    </div>
    <p class="dim">${e("health.how")}</p>
  `}var Kr=700,Hs=["ready","reading","asks","trouble"],Vr={apa102:"apa",ws2812:"ws",relay:"relay",pwm:"pwm",leds:"leds"},Zr=[12,32,33,35],Jr=[19,38],Qr=({t:e,p:t})=>r`
  <figure class=${"panel-drawing"+(t.light>0?" lit":"")}>
    <svg viewBox="0 0 320 190" aria-hidden="true">
      <path class="glow" d="M110 36 30 168h260L210 36z" />
      <rect class="ring" x="104" y="22" width="112" height="14" rx="7" />
      <path class="arm" d="M160 22V8" />
      <path class="lid" d="M34 146h252v26a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" />
      <path class="rim" d="M28 140h264v10H28z" />
      <g class="dice">
        <rect x="96" y="152" width="18" height="18" rx="3" />
        <rect x="150" y="152" width="18" height="18" rx="3" />
        <rect x="206" y="152" width="18" height="18" rx="3" />
      </g>
    </svg>
    <ul class="panel-lamps">
      ${Hs.map(o=>r`
          <li key=${o} class=${`lamp at-${o}${t.signal===o?" on":""}`}>
            <i></i>
            <span>${e("panel.signal."+o)}</span>
          </li>
        `)}
    </ul>
  </figure>
`;function Yr({t:e,p:t,press:o,busy:n,onWire:a}){let s=Math.round(t.light*100);return r`
    <div class="panel-desk">
      <p class="panel-now" role="status">${e("panel.signal."+(t.signal||"off"))}</p>
      <p>
        ${s?e("panel.light.on",{n:s}):e("panel.light.off")}${t.lux===null?"":` · ${e("panel.room",{n:Math.round(t.lux)})}`}
      </p>
      <p class="panel-dark">${t.dark?e("panel.dark"):""}</p>
      ${t.drawn?r`
              <button class=${"press"+(t.down?" down":"")} disabled=${n||!t.wiring.button} onClick=${()=>o(0)}>
                <span>${e("panel.press")}</span>
              </button>
              <button class="btn hold" disabled=${n||!t.wiring.button} onClick=${()=>o(5.2)}>${e("panel.hold")}</button>
            `:r`
              <p>${e(t.down?"panel.down":"panel.up")}</p>
            `}
      <p class="dim num">${e("panel.pressed",{n:t.presses})}${t.holds?` · ${e("panel.held",{n:t.holds})}`:""}</p>
      <button class="btn wire" onClick=${a}>
        <${y} id="edit" />
        ${e("panel.wiring")}
      </button>
    </div>
  `}var Xr={found:"check",failed:"warn",skipped:"minus",opening:"more"},ei=({t:e,parts:t})=>r`
  <ul class="panel-parts">
    ${t.map(o=>r`
        <li key=${o.name} class=${o.is}>
          <${y} id=${Xr[o.is]} />
          <b>${e("panel.part."+o.name)}</b>
          <span>${o.why||e("panel.is."+o.is)}</span>
        </li>
      `)}
  </ul>
`,me=({label:e,value:t,options:o,onPick:n})=>r`
  <label class="panel-pick">
    <span>${e}</span>
    <span class="select">
      <select value=${t} onChange=${a=>n(a.target.value)}>
        ${o.map(([a,s])=>r`
            <option key=${a} value=${a} selected=${String(a)===String(t)}>${s}</option>
          `)}
      </select>
      <${y} id="down" />
    </span>
  </label>
`;function ti({t:e,p:t,onClose:o}){let[n,a]=v(null),[s,i]=v(null),[l,u]=v(!1),d=n||t.wiring,c=(b,x)=>{i(null),a({...d,[b]:x})},p=["",e("panel.none")],m=b=>[b,`${b} · ${t.header[b-1].name}`],h=t.header.filter(b=>b.use==="free").map(b=>m(b.pin)),$=Jr.map(m),f=b=>[p,...b.map(x=>[x,e("panel.kind."+Vr[x])])],g=b=>r`
    <label class="panel-pick">
      <span>${e("panel.pixels")}</span>
      <input
        class="num"
        type="number"
        inputmode="numeric"
        min="1"
        max="60"
        value=${d[b].pixels||""}
        onInput=${x=>c(b,{...d[b],pixels:Math.trunc(Number(x.target.value))||0})}
      />
    </label>
  `,w=(b,x)=>({kind:b,pin:x===19?38:19,pixels:8}),_=b=>b&&(b.kind==="apa102"||b.kind==="ws2812"),k=b=>c("light",b?b==="relay"?{kind:b,pin:36}:b==="pwm"?{kind:b,pin:32}:{...w(b,_(d.state)&&d.state.pin),pixels:16}:void 0),C=b=>c("state",b?b==="leds"?{kind:b,pins:[29,31,33,37]}:w(b,_(d.light)&&d.light.pin):void 0),z=async()=>{u(!0);try{await A(e.lang,"POST","/panel",d,20),a(null),i({good:!0,text:e("panel.kept")})}catch(b){i({text:b.message||e("notice.network")})}u(!1)},O=b=>{let x=[...d.state.pins||[]];return L=>{L?x[b]=Number(L):x.splice(b,1),c("state",{...d.state,pins:x.filter(Boolean)})}};return r`
    <${N} t=${e} title=${e("panel.wiring")} onClose=${o}>
      <div class="dialog-body panel-wiring">
        <p class="dim">${e("panel.how")}</p>
        <fieldset>
          <legend>${e("panel.part.button")}</legend>
          <${me}
            label=${e("panel.pin")}
            value=${d.button?.pin??""}
            options=${[p,...h]}
            onPick=${b=>c("button",b?{pin:Number(b)}:void 0)}
          />
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.light")}</legend>
          <${me}
            label=${e("panel.kind")}
            value=${d.light?.kind??""}
            options=${f(["apa102","ws2812","relay","pwm"])}
            onPick=${k}
          />
          ${d.light?r`
                  <${me}
                    label=${e(_(d.light)?"panel.data":"panel.pin")}
                    value=${d.light.pin}
                    options=${_(d.light)?$:d.light.kind==="pwm"?Zr.map(m):h}
                    onPick=${b=>c("light",{...d.light,pin:Number(b)})}
                  />
                `:null}
          ${_(d.light)?g("light"):null}
          ${d.light&&d.light.kind!=="relay"&&!t.calibrated?r`
                  <label class="panel-pick">
                    <span>${e("panel.bright")}</span>
                    <input
                      class="num"
                      type="number"
                      inputmode="numeric"
                      min="1"
                      max="100"
                      value=${Math.round(100*(d.light.level||1))}
                      onInput=${b=>c("light",{...d.light,level:(Math.trunc(Number(b.target.value))||100)/100})}
                    />
                  </label>
                `:null}
          ${d.light?.kind==="relay"?r`
                  <${me}
                    label=${e("panel.level")}
                    value=${d.light.low?"low":"high"}
                    options=${[["high",e("panel.high")],["low",e("panel.low")]]}
                    onPick=${b=>c("light",{...d.light,low:b==="low"||void 0})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.state")}</legend>
          <${me} label=${e("panel.kind")} value=${d.state?.kind??""} options=${f(["leds","apa102","ws2812"])} onPick=${C} />
          ${d.state?.kind==="leds"?Hs.slice(0,Math.min(4,(d.state.pins?.length||0)+1)).map((b,x)=>r`
                    <${me}
                      key=${b}
                      label=${e("panel.led",{n:x+1})}
                      value=${d.state.pins?.[x]??""}
                      options=${[p,...h]}
                      onPick=${O(x)}
                    />
                  `):null}
          ${_(d.state)?r`
                  <${me}
                    label=${e("panel.data")}
                    value=${d.state.pin}
                    options=${$}
                    onPick=${b=>c("state",{...d.state,pin:Number(b)})}
                  />
                  ${g("state")}
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.buzzer")}</legend>
          <${me}
            label=${e("panel.pin")}
            value=${d.buzzer?.pin??""}
            options=${[p,...h]}
            onPick=${b=>c("buzzer",b?{on:!!d.buzzer?.on,pin:Number(b)}:void 0)}
          />
          ${d.buzzer?r`
                  <${me}
                    label=${e("panel.sound")}
                    value=${d.buzzer.on?"on":"off"}
                    options=${[["off",e("panel.sound.off")],["on",e("panel.sound.on")]]}
                    onPick=${b=>c("buzzer",{...d.buzzer,on:b==="on"})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.sensor")}</legend>
          <${me}
            label=${e("panel.addr")}
            value=${d.sensor?d.sensor.high?"high":"low":""}
            options=${[p,["low",e("panel.addr.low")],["high",e("panel.addr.high")]]}
            onPick=${b=>c("sensor",b?{high:b==="high"}:void 0)}
          />
        </fieldset>
        <div class="panel-keep">
          <p class=${"copy-said "+(s?.good?"good":"trouble")} role="status">${s?.text||""}</p>
          <button class="btn primary keep" disabled=${l||!n} onClick=${z}>
            <${y} id="save" />
            ${e("panel.save")}
          </button>
        </div>
      </div>
    <//>
  `}function Fs({t:e}){let t=re(e,"/panel"),o=t.value,[n,a]=v(""),[s,i]=v(!1),[l,u]=v(!1);return T(()=>{let c=setInterval(t.again,Kr);return()=>clearInterval(c)},[]),o?r`
    <div class="panel-top">
      <${Qr} t=${e} p=${o} />
      <${Yr} t=${e} p=${o} press=${async c=>{i(!0),a("");try{await A(e.lang,"POST","/panel/press",{seconds:c},20)}catch(p){a(p.message||e("notice.network"))}i(!1),t.again()}} busy=${s} onWire=${()=>u(!0)} />
    </div>
    <p class="copy-said trouble" role="alert">${n||o.fault||""}</p>
    <${ei} t=${e} parts=${o.parts} />
    <p class="dim">${e(o.drawn?"panel.drawn":"panel.real")}</p>
    ${l?r`
            <${ti} t=${e} p=${o} onClose=${()=>u(!1)} />
          `:null}
  `:r`
      <${ie} t=${e} kept=${t} />
    `}var oi=e=>e.people.map((t,o)=>({...t,seat:o,place:e.places[o],score:e.scores[o]})).sort((t,o)=>(t.place||99)-(o.place||99)),Us=({head:e,rows:t,total:o})=>r`
  <div class="grid-scroll">
    <table class="ar-grid">
      <thead>
        <tr>
          <td></td>
          ${e.map((n,a)=>r`
              <th key=${a}>${n}</th>
            `)}
        </tr>
      </thead>
      <tbody>
        ${t.map((n,a)=>r`
            <tr key=${a} class=${o?.(a)?"total":""}>
              <th>${n.label}</th>
              ${n.values.map((s,i)=>r`
                  <td key=${i} class="num">${s??"–"}</td>
                `)}
            </tr>
          `)}
      </tbody>
    </table>
  </div>
`;function ni({t:e,game:t,onClose:o}){let n=t.sheet?.lines||[];return r`
    <${N} t=${e} wide title=${`${t.game.name}, ${Eo(e,t.ended)}`} onClose=${o}>
      <div class="dialog-body ar-past">
        ${n.length?r`
                <h3>${e("archive.sheet")}</h3>
                <${Us} head=${t.sheet.columns} rows=${n} total=${a=>n[a].total} />
              `:null}
        <h3>${e("archive.rounds")}</h3>
        <${Us} head=${t.people.map(a=>a.name)} rows=${t.rounds.map(a=>({label:a.name,values:a.scores}))} />
        <p class="dim">
          ${e("archive.length",{n:t.steps,minutes:Math.round((Date.parse(t.ended)-Date.parse(t.began))/6e4)})}
        </p>
      </div>
    <//>
  `}function Gs({t:e}){let t=re(e,"/history"),[o,n]=v(null);return t.value?t.value.length?r`
    <ul class="games-list">
      ${t.value.map(a=>r`
          <li key=${a.table+a.no}>
            <button class="past-game" onClick=${()=>n(a)}>
              <span class="when">
                <b>${a.game.name}</b>
                <small>${Eo(e,a.ended)}</small>
              </span>
              <span class="ar-who">
                ${oi(a).map(s=>r`
                    <span key=${s.seat} class=${s.place===1?"won":""}>
                      <${B} colour=${s.colour} />
                      ${s.name}${" "}
                      <b class="num">${s.score??""}</b>
                    </span>
                  `)}
              </span>
            </button>
          </li>
        `)}
    </ul>
    ${o?r`
            <${ni} t=${e} game=${o} onClose=${()=>n(null)} />
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `:r`
      <${ie} t=${e} kept=${t} />
    `}function si({t:e,die:t}){let o=1/t.faces.length,n=Math.max(...t.faces.map(s=>s.high),2*o),a=s=>`${(100*Math.min(1,s/n)).toFixed(2)}%`;return r`
    <li class=${"fairness "+t.verdict}>
      <p class="colour">
        <${B} colour=${t.colour} />
        <b>${e.title(e.colour(t.colour))}</b>
        <small>${e("archive.throws",{n:t.throws})}</small>
      </p>
      <ol class="ar-faces">
        ${t.faces.map((s,i)=>r`
            <li
              key=${i}
              aria-label=${e("archive.face",{face:i+1,n:s.count,low:Math.round(100*s.low),high:Math.round(100*s.high)})}
            >
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  class="bar-of"
                  x="22"
                  width="56"
                  y=${100-parseFloat(a(t.throws?s.count/t.throws:0))}
                  height=${parseFloat(a(t.throws?s.count/t.throws:0))}
                />
                <line class="range" x1="50" x2="50" y1=${100-parseFloat(a(s.high))} y2=${100-parseFloat(a(s.low))} />
                <line class="fair" x1="0" x2="100" y1=${100-parseFloat(a(o))} y2=${100-parseFloat(a(o))} />
              </svg>
              ${t.kind==="pips"?r`
                      <${V} colour=${t.colour} face=${i+1} />
                    `:r`
                      <small>${i+1}</small>
                    `}
              <b class="num">${s.count}</b>
            </li>
          `)}
      </ol>
      <p class="judged">${e("archive.dice."+t.verdict)}</p>
    </li>
  `}function Ks({t:e}){let t=re(e,"/statistics");if(!t.value)return r`
      <${ie} t=${e} kept=${t} />
    `;let{people:o,dice:n}=t.value,a=[...new Set(o.map(s=>s.game_name))];return o.length?r`
    ${a.map(s=>r`
        <h2 key=${s}>${s}</h2>
        <div class="grid-scroll">
          <table class="ar-grid">
            <thead>
              <tr>
                <td></td>
                ${["wins","played","average","best"].map(i=>r`
                    <th key=${i}>${e("archive."+i)}</th>
                  `)}
              </tr>
            </thead>
            <tbody>
              ${o.filter(i=>i.game_name===s).map(i=>r`
                    <tr key=${i.id||i.name}>
                      <th>${i.name}</th>
                      <td class="num">${i.wins}</td>
                      <td class="num">${i.games}</td>
                      <td class="num">${i.average===void 0?"–":e.mm(i.average)}</td>
                      <td class="num">${i.best??"–"}</td>
                    </tr>
                  `)}
            </tbody>
          </table>
        </div>
      `)}
    ${n.length?r`
            <h2>${e("archive.dice")}</h2>
            <ul class="dice-list">
              ${n.map(s=>r`
                  <${si} key=${s.colour+s.kind} t=${e} die=${s} />
                `)}
            </ul>
            <p class="dim">${e("archive.dice.how")}</p>
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `}var ai=["red","green","blue","white","yellow","black","purple","orange"];function ri({t:e,person:t,symbols:o,onDone:n,onClose:a}){let[s,i]=v({name:"",colour:"",symbol:"",language:"",...t}),[l,u]=v(!1),[d,c]=v(""),p=f=>{u(!1),i({...s,...f})},m=f=>f.then(n,g=>{u(!1),c(g.message||e("notice.network"))}),h=()=>m(A(e.lang,"POST","/people"+(s.id?"/"+s.id:""),{name:s.name,colour:s.colour,symbol:s.symbol,language:s.language})),$=()=>l?m(A(e.lang,"DELETE","/people/"+s.id,void 0,120)):u(!0);return r`
    <${N} t=${e} title=${s.id?t.name:e("archive.person.new")} onClose=${a}>
      <div class="dialog-body person-form">
        <label>
          ${e("archive.person.name")}
          <input
            type="text"
            maxlength="30"
            autocomplete="off"
            spellcheck=${!1}
            value=${s.name}
            onInput=${f=>p({name:f.target.value})}
          />
        </label>
        <div class="signs" role="group" aria-label=${e("archive.person.colour")}>
          ${ai.map(f=>r`
              <button
                key=${f}
                class=${"sign"+(f===s.colour?" on":"")}
                aria-pressed=${f===s.colour}
                aria-label=${e.hue(f)}
                onClick=${()=>p({colour:f===s.colour?"":f})}
              >
                <${B} colour=${f} />
              </button>
            `)}
        </div>
        <div class="signs" role="group" aria-label=${e("archive.person.symbol")}>
          ${o.map((f,g)=>r`
              <button
                key=${f}
                class=${"sign"+(f===s.symbol?" on":"")}
                aria-pressed=${f===s.symbol}
                aria-label=${e("archive.person.sign",{n:g+1})}
                onClick=${()=>p({symbol:f===s.symbol?"":f})}
              >
                <${D} name=${f} class="ic" />
              </button>
            `)}
        </div>
        <div class="seg" role="group" aria-label=${e("archive.person.language")}>
          ${Ee.map(f=>r`
              <button
                key=${f}
                lang=${f}
                class=${f===s.language?"on":""}
                aria-pressed=${f===s.language}
                onClick=${()=>p({language:f})}
              >
                ${f.toUpperCase()}
              </button>
            `)}
        </div>
        <p class="trouble" role="alert">${d}</p>
        <div class="ends">
          ${s.id?r`
                  <button class=${"btn"+(l?" bad":"")} onClick=${$}>
                    ${e(l?"archive.forget.sure":"archive.forget")}
                  </button>
                `:null}
          <button class="btn primary" onClick=${h}>${e("archive.person.save")}</button>
        </div>
        ${s.id?r`
                <p class="dim">${e("archive.forget.how")}</p>
              `:null}
      </div>
    <//>
  `}function Vs({t:e,host:t}){let o=re(e,"/people"),[n,a]=v(null);if(!o.value)return r`
      <${ie} t=${e} kept=${o} />
    `;let{people:s,symbols:i}=o.value;return r`
    ${s.length?null:r`
            <p class="none">${e("archive.people.none")}</p>
          `}
    <ul class="people-list">
      ${s.map(l=>r`
          <li key=${l.id}>
            <button class="someone" disabled=${!t} onClick=${()=>a(l)}>
              ${l.colour?r`
                      <${B} colour=${l.colour} />
                    `:r`
                      <span class="tm"></span>
                    `}
              ${l.symbol?r`
                      <${D} name=${l.symbol} class="ic" />
                    `:r`
                      <span class="ic"></span>
                    `}
              <b>${l.name}</b>
              <small>${(l.language||"").toUpperCase()}</small>
              ${t?r`
                      <${y} id="edit" />
                    `:null}
            </button>
          </li>
        `)}
    </ul>
    ${t?r`
            <button class="btn add" onClick=${()=>a({})}>
              <${y} id="plus" />
              ${e("archive.person.new")}
            </button>
          `:null}
    ${n?r`
            <${ri}
              key=${n.id||"new"}
              t=${e}
              person=${n}
              symbols=${i}
              onClose=${()=>a(null)}
              onDone=${()=>{a(null),o.again()}}
            />
          `:null}
  `}function Zs({t:e}){let t=re(e,"/copies"),[o,n]=v(null),[a,s]=v(null),[i,l]=v(!1),u=async(h,$)=>{l(!0),s(null);try{let f=await h();s({good:!0,text:$(f)})}catch(f){s({text:f.message||e("notice.network")})}l(!1),n(null),t.again()},d=h=>e("copies.brought",{n:h.steps,when:Ae(e,h.last||h.made)}),c=h=>o===h.name?u(()=>A(e.lang,"POST","/copies/"+encodeURIComponent(h.name),{},120),d):n(h.name),p=h=>{let $=h.target.files[0];h.target.value="",$&&n($)},m=h=>u(()=>A(e.lang,"POST","/copy",new Blob([h],{type:"application/gzip"}),180),d);return r`
    <div class="copy-acts">
      <a class="btn primary" href=${"/api/v1/copy?lang="+e.lang} download>
        <${y} id="save" />
        ${e("copies.take")}
      </a>
      <label class="btn">
        <${y} id="share" />
        ${e("copies.bring")}
        <input class="vh" type="file" accept=".quartermaster" disabled=${i} onChange=${p} />
      </label>
      <button
        class="btn"
        disabled=${i}
        onClick=${()=>u(()=>A(e.lang,"POST","/copies",{},60),()=>e("copies.kept"))}
      >
        ${e("copies.keep")}
      </button>
    </div>
    ${o instanceof File?r`
            <div class="copy-sure">
              <p>${e("copies.sure",{name:o.name})}</p>
              <button class="btn" onClick=${()=>n(null)}>${e("home.not")}</button>
              <button class="btn bad" disabled=${i} onClick=${()=>m(o)}>${e("copies.yes")}</button>
            </div>
          `:null}
    <p class=${"copy-said "+(a?.good?"good":"trouble")} role="status">${a?.text||""}</p>
    <h2>${e("copies.here")}</h2>
    ${t.value?r`
            ${t.value.length?null:r`
                    <p class="none">${e("copies.none")}</p>
                  `}
            <ul class="copies-list">
              ${t.value.map(h=>r`
                  <li key=${h.name} class=${h.why}>
                    <span>
                      <b>${Ae(e,h.made)}</b>
                      <small>
                        ${e("copies."+h.why)}${" · "}${e("copies.steps",{n:h.steps})}
                        ${h.last?" · "+e("copies.last",{when:Ae(e,h.last)}):""}
                      </small>
                    </span>
                    ${o===h.name?r`
                            <button class="btn" onClick=${()=>n(null)}>${e("home.not")}</button>
                          `:null}
                    <button class=${"btn"+(o===h.name?" bad":"")} disabled=${i} onClick=${()=>c(h)}>
                      ${e(o===h.name?"copies.yes":"copies.back")}
                    </button>
                  </li>
                `)}
            </ul>
          `:r`
            <${ie} t=${e} kept=${t} />
          `}
    <p class="dim">${e("copies.how")}</p>
    <h2>${e("copies.other")}</h2>
    <div class="copy-acts">
      ${[["bgsplay","BG Stats"],["csv","CSV"],["json","JSON"]].map(([h,$])=>r`
          <a key=${h} class="btn" href=${`/api/v1/export/quartermaster.${h}?lang=${e.lang}`} download>${$}</a>
        `)}
    </div>
  `}var Js={games:Gs,standings:Ks,people:Vs,copies:Zs,health:Rs,panel:Fs},Qs=({t:e})=>r`
  <a class="btn archive-open" href="#archive" aria-label=${e("archive.title")}>
    <${y} id="chart" />
    <span>${e("archive.title")}</span>
  </a>
`;function Ys({t:e,table:t,onHome:o}){let n=!t.me||t.me.house,a=Object.keys(Js).filter(d=>d==="copies"?n:d==="health"||d==="panel"?X(t.me,"host"):!0),s=location.hash.split("/")[1],[i,l]=v(a.includes(s)?s:"games"),u=Js[i];return r`
    <div class="p-archive">
      <${se} t=${e} table=${t} game=${!1} title=${e("archive.title")} sub=${e("archive."+i+".sub")} onHome=${o} />
      <main class="archive">
        <div class="seg tabs" role="tablist">
          ${a.map(d=>r`
              <button key=${d} role="tab" class=${d===i?"on":""} aria-selected=${d===i} onClick=${()=>l(d)}>
                ${e("archive."+d)}
              </button>
            `)}
        </div>
        <section class="kept" role="tabpanel" tabindex="0" aria-label=${e("archive."+i)} data-tab=${i}>
          <${u} t=${e} table=${t} host=${n} />
        </section>
      </main>
    </div>
  `}var De=e=>new Promise(t=>setTimeout(t,e));function Xe(e){let t=!1;return(async()=>{for(;!t;)await e(()=>t)})(),()=>{t=!0}}var Ie=["view","sizes","corners","empty","dice","test"];function Xs(e){let[t,o]=v({known:!1,setup:null,trouble:""}),n=F(0),a=i=>{n.current=i?.setup?.serial||0,o({known:!0,setup:i?.setup||null,trouble:""})};T(()=>{let i=!0;return Xe(async l=>{let u=n.current;!i&&!u&&await De(1500);try{let d=await A(e.lang,"GET","/setup"+(i?"":"?after="+u),void 0,25);if(l())return;let c=d?.setup?.serial||0;if(!i&&c===n.current)return;(u===n.current||c>n.current)&&a(d),i=!1}catch(d){if(l())return;o(c=>({...c,trouble:d.message||e("notice.network")})),await De(1500)}})},[e.lang]);let s=async(i,l,u,d=30)=>{try{let c=await A(e.lang,i,l,u,d);return c&&"setup"in c&&a(c),o(p=>({...p,trouble:""})),c||{}}catch(c){return o(p=>({...p,trouble:c.message||e("notice.network")})),null}};return{...t,ask:s,begin:()=>s("POST","/setup/begin",{}),go:i=>s("POST","/setup",{seen:n.current,step:i}),say:(i,l)=>s("POST","/setup",{seen:n.current,answers:i,...l?{step:l}:{}}),shoot:i=>s("POST","/setup/pictures",{for:i})}}function Jt(e,t,o=400){let[n,a]=v(null);return T(()=>{if(a(null),!!t)return Xe(async s=>{try{let i=await A(e.lang,"GET",t,void 0,10);s()||a(i)}catch{}await De(o)})},[e.lang,t]),n}function ne(e,t=!0){let[o,n]=v(null),[a,s]=v("");return T(()=>{if(!t)return;let i="";return Xe(async l=>{let u=Date.now();try{let d=[i&&"after="+i,e&&"camera="+encodeURIComponent(e)].filter(Boolean).join("&"),c=await fetch(he("/live.jpg"+(d&&"?"+d)),{signal:AbortSignal.timeout(8e3)});if(!c.ok)throw(await c.json())?.error?.text||"";let p=c.headers.get("X-Frame")||"";if(p!==i){let m=await createImageBitmap(await c.blob());if(l())return;n({bitmap:m,frame:p,width:m.width,height:m.height})}i=p,s("")}catch(d){if(l())return;s(typeof d=="string"?d:"…"),await De(1e3)}await De(Math.max(0,120-(Date.now()-u)))})},[e,t]),{shot:o,dark:a}}function Qt({bitmap:e,from:t,class:o=""}){let n=F(null),[a,s,i,l]=t||[0,0,e.width,e.height];return ye(()=>{let u=n.current.getContext("2d");u.fillRect(0,0,i,l),u.drawImage(e,a,s,i,l,0,0,i,l)},[e,a,s,i,l]),r`
    <canvas ref=${n} class=${o} width=${i} height=${l} aria-hidden="true"></canvas>
  `}function te({t:e,shot:t,dark:o="",draw:n,onPointer:a,children:s}){let i=F(null),[l,u]=v(600);T(()=>{let c=new ResizeObserver(()=>i.current&&u(i.current.clientWidth||600));return c.observe(i.current),()=>c.disconnect()},[]);let d=c=>p=>{if(!a||!t)return;let m=i.current.getBoundingClientRect();a(c,[(p.clientX-m.left)/m.width*t.width,(p.clientY-m.top)/m.height*t.height],p)};return r`
    <figure class="setup-feed">
      <div
        ref=${i}
        class=${"setup-shot"+(a?" drags":"")}
        style=${t?`aspect-ratio:${t.width}/${t.height}`:"aspect-ratio:4/3"}
        onPointerDown=${d("down")}
        onPointerMove=${d("move")}
        onPointerUp=${d("up")}
        onPointerCancel=${d("up")}
      >
        ${t?r`
                ${t.bitmap?r`
                        <${Qt} bitmap=${t.bitmap} />
                      `:r`
                        <img src=${t.url} alt=${e("setup.live")} draggable="false" />
                      `}
                <svg viewBox=${`0 0 ${t.width} ${t.height}`} aria-hidden="true">${n?n(t.width/l):null}</svg>
              `:r`
                <p class="setup-dark" role="status">${o||e("setup.waits")}</p>
              `}
        ${s}
      </div>
    </figure>
  `}var Ce=({class:e,points:t,width:o})=>r`
  <polygon class=${e} points=${t.map(n=>n.join(",")).join(" ")} stroke-width=${o} />
`,ea=({shot:e,place:t,side:o})=>{let n=Math.round(e.width/32);return r`
    <div class=${"setup-loupe "+o} aria-hidden="true">
      <${Qt} bitmap=${e.bitmap} from=${[Math.round(t[0])-n,Math.round(t[1])-n,2*n+1,2*n+1]} />
      <b></b>
      <b></b>
    </div>
  `};function oe({t:e,kept:t,title:o,text:n,back:a,next:s,onNext:i,ready:l=!0,children:u,other:d}){let[c,p]=v(!1),m=async()=>{p(!0),await i(),p(!1)};return r`
    <aside class="setup-say">
      <section class="setup-task">
        <h2>${o}</h2>
        <p>${n}</p>
      </section>
      <div class="setup-marks">${u}</div>
      <p class="trouble" role="alert">${t.trouble}</p>
      <div class="setup-go">
        ${d}
        ${a?r`
                <button class="btn square back" onClick=${()=>t.go(a)} aria-label=${e("setup.back")}><${y} id="prev" /></button>
              `:null}
        ${s?r`
                <button class="btn primary next" disabled=${!l||c} onClick=${m}>
                  ${s}
                  <${y} id="next" />
                </button>
              `:null}
      </div>
    </aside>
  `}var le=({icon:e,name:t,is:o,word:n,text:a="",share:s})=>r`
  <section class=${"card setup-mark "+o}>
    <div>
      <${y} id=${e} />
      <span>${t}</span>
      <b>
        <${y} id=${o==="good"?"check":o==="wait"?"more":"warn"} class="ic-s" />
        ${n}
      </b>
    </div>
    ${s===void 0?null:r`
            <span class="setup-scale"><i style=${`width:${Math.round(100*Math.min(1,Math.max(0,s)))}%`}></i></span>
          `}
    <p>${a}</p>
  </section>
`;function ii({t:e,one:t,onPick:o}){let{shot:n}=ne(t.id,t.sees);return r`
    <li>
      <button class="card setup-camera" disabled=${!!t.held_by} onClick=${o} data-camera=${t.kind}>
        ${n?r`
                <${Qt} bitmap=${n.bitmap} />
              `:r`
                <span class="setup-noimg"><${y} id=${t.kind==="upload"||t.kind==="phone"?"phone":"camera"} /></span>
              `}
        <b>${t.name||e("setup.camera."+t.kind)}</b>
        <small>${t.held_by?e("setup.camera.held",{table:t.held_by}):""}</small>
      </button>
    </li>
  `}function li({t:e,kept:t,cameras:o,onChosen:n,onClose:a}){let[s,i]=v(""),[l,u]=v(!1),d=async c=>{u(!0);let p=await t.ask("POST","/camera",c,30);u(!1),p&&n(p)};return r`
    <section class="setup-choose">
      <h2>${e("setup.camera.which")}</h2>
      <p>${o.advice||""}</p>
      <ul class="setup-cameras">
        ${o.cameras.map(c=>r`
            <${ii} key=${c.id} t=${e} one=${c} onPick=${()=>d({id:c.id})} />
          `)}
      </ul>
      <form
        class="setup-address"
        onSubmit=${c=>{c.preventDefault(),s&&d({address:s})}}
      >
        <label>
          <span>${e("setup.camera.address")}</span>
          <input
            type="text"
            inputmode="url"
            placeholder="http://192.168.1.20:8080/video"
            value=${s}
            onInput=${c=>i(c.target.value)}
          />
        </label>
        <button class="btn" disabled=${l||!s}>${e("setup.camera.call")}</button>
      </form>
      <p class="trouble" role="alert">${t.trouble}</p>
      ${a?r`
              <button class="btn" onClick=${a}>${e("setup.back")}</button>
            `:null}
    </section>
  `}var ci=(e,t)=>{if(!t)return[{icon:"camera",name:e("setup.view.picture"),is:"wait",word:e("setup.view.wait")}];let o=s=>t.faults.includes(s),n=t.lid?t.lid.doubt?"fair":o("cut")?"bad":"good":"wait",a=["dark","bright","bands"].find(o);return[{icon:"corners",name:e("setup.view.lid"),is:n,word:e("setup.view.lid."+n),text:n==="good"&&t.die_px?e("setup.view.die",{n:Math.round(t.die_px)}):e("setup.view.lid."+n+".text")},{icon:"focus",name:e("setup.view.sharp"),is:o("blurred")?"fair":"good",word:e(o("blurred")?"setup.view.blurred":"setup.view.good"),text:o("blurred")?e("setup.view.blurred.text"):o("small")?e("setup.view.small"):"",share:t.sharp},{icon:"sun",name:e("setup.view.light"),is:a?"fair":"good",word:e("setup.view."+(a||"good")),text:a&&e("setup.view."+a+".text")}]};function ta({t:e,kept:t,setup:o}){let[n,a]=v(null),[s,i]=v(!1),{shot:l,dark:u}=ne("",!!n?.chosen&&!s),d=Jt(e,n?.chosen&&l?"/setup/view":"",350);if(T(()=>{t.ask("GET","/cameras").then(m=>m&&a(m))},[]),!n)return r`
      <p class="setup-dark" role="status">${t.trouble||e("setup.waits")}</p>
    `;if(!n.chosen&&!n.by_flags||s)return r`
      <${li}
        t=${e}
        kept=${t}
        cameras=${n}
        onChosen=${m=>{a(m),i(!1)}}
        onClose=${s?()=>i(!1):void 0}
      />
    `;let c=async()=>{!o&&!await t.begin()||await t.go("sizes")},p=d?.lid&&!d.lid.doubt?d.lid.corners_px:null;return r`
    <${te}
      t=${e}
      shot=${l}
      dark=${u}
      draw=${m=>p&&r`
          <${Ce} class="setup-lid" points=${p} width=${3*m} />
        `}
    />
    <${oe}
      t=${e}
      kept=${t}
      title=${e("setup.view.title")}
      text=${e("setup.view.text")}
      next=${e("setup.view.next")}
      onNext=${c}
      ready=${!!l}
      other=${n.by_flags?null:r`
              <button class="btn setup-other" onClick=${()=>i(!0)}>${e("setup.camera.other")}</button>
            `}
    >
      ${ci(e,d).map(m=>r`
          <${le} key=${m.icon} ...${m} />
        `)}
    <//>
  `}var oa=[[290,290],[400,280]];function na({t:e,kept:t,setup:o}){let{shot:n,dark:a}=ne(""),s=o.answers.board,[i,l]=v(s||{width_mm:290,height_mm:290,wall_mm:45}),[u,d]=v(o.answers.die?.edge_mm||16),[c,p]=v(!!s&&!oa.some(([$,f])=>$===s.width_mm&&f===s.height_mm)),m=($,f,g,w)=>r`
    <label class="setup-number">
      <span>${$}</span>
      <input
        class="num"
        type="number"
        inputmode="decimal"
        step="any"
        min="0"
        name=${w}
        value=${f}
        onInput=${_=>g(Number(_.target.value))}
      />
      <span>mm</span>
    </label>
  `,h=i.width_mm>=50&&i.height_mm>=50&&i.wall_mm>=0&&u>=5&&u<=50;return r`
    <${te} t=${e} shot=${n} dark=${a} />
    <${oe}
      t=${e}
      kept=${t}
      title=${e("setup.sizes.title")}
      text=${e("setup.sizes.text")}
      back="view"
      next=${e("setup.next")}
      onNext=${()=>t.say({board:i,die:{edge_mm:u}},"corners")}
      ready=${h}
    >
      <div class="seg setup-floors" role="group" aria-label=${e("setup.sizes.floor")}>
        ${oa.map(([$,f])=>{let g=!c&&i.width_mm===$&&i.height_mm===f;return r`
            <button
              key=${$}
              class=${g?"on":""}
              aria-pressed=${g}
              onClick=${()=>{p(!1),l({...i,width_mm:$,height_mm:f})}}
            >
              ${$} × ${f} mm
            </button>
          `})}
        <button class=${c?"on":""} aria-pressed=${c} onClick=${()=>p(!0)}>${e("setup.sizes.other")}</button>
      </div>
      ${c?m(e("setup.sizes.width"),i.width_mm,$=>l({...i,width_mm:$}),"width"):null}
      ${c?m(e("setup.sizes.height"),i.height_mm,$=>l({...i,height_mm:$}),"height"):null}
      ${m(e("setup.sizes.wall"),i.wall_mm,$=>l({...i,wall_mm:$}),"wall")}
      ${m(e("setup.sizes.die"),u,d,"die")}
    <//>
  `}function sa({t:e,kept:t,setup:o}){let{shot:n,dark:a}=ne(""),[s,i]=v(o.answers.corners_px?.length===4?o.answers.corners_px:null),[l,u]=v(o.answers.corners_px?.length===4?"":null),[d,c]=v(-1),p=async g=>{u(null);let w=await t.ask("POST","/setup/corners",g?{corners_px:g}:{},60);if(!w){u("unseen");return}i(w.corners_px),u(w.doubt)};T(()=>{s||p(null)},[]);let m=(g,w,_)=>{if(!(!s||!n))if(g==="down"){let k=s.map((C,z)=>[Math.hypot(C[0]-w[0],C[1]-w[1]),z]).sort((C,z)=>C[0]-z[0])[0];if(k[0]>n.width/6)return;_.currentTarget.setPointerCapture(_.pointerId),c(k[1]),i(s.map((C,z)=>z===k[1]?w:C))}else g==="move"&&d>=0?i(s.map((k,C)=>C===d?w:k)):g==="up"&&d>=0&&(c(-1),p(s))},h=g=>w=>{let _={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[w.key];_&&(w.preventDefault(),i(s.map((k,C)=>C===g?[k[0]+_[0],k[1]+_[1]]:k)),u("hand"))},$=()=>t.say({corners_px:s.map(g=>g.map(w=>Math.round(w*100)/100))},"empty"),f=l===null?"wait":l===""?"good":"fair";return r`
    <${te}
      t=${e}
      shot=${n}
      dark=${a}
      onPointer=${m}
      draw=${g=>s&&r`
          <${Ce} class="setup-lid" points=${s} width=${2.5*g} />
          ${s.map((w,_)=>r`
              <g key=${_} class="setup-corner">
                <circle cx=${w[0]} cy=${w[1]} r=${22*g} stroke-width=${3*g} />
                <circle class="dot" cx=${w[0]} cy=${w[1]} r=${3*g} />
                <text x=${w[0]} y=${w[1]-28*g} font-size=${20*g}>${_+1}</text>
              </g>
            `)}
        `}
    >
      ${s&&n?r`
              <div class="setup-handles">
                ${s.map((g,w)=>r`
                    <button
                      key=${w}
                      style=${`left:${100*g[0]/n.width}%;top:${100*g[1]/n.height}%`}
                      aria-label=${e("setup.corners.one",{n:w+1})}
                      onKeyDown=${h(w)}
                    ></button>
                  `)}
              </div>
            `:null}
      ${d>=0&&n?r`
              <${ea} shot=${n} place=${s[d]} side=${s[d][0]>n.width/2?"left":"right"} />
            `:null}
    <//>
    <${oe}
      t=${e}
      kept=${t}
      title=${e("setup.corners.title")}
      text=${e("setup.corners.text")}
      back="sizes"
      next=${e(f==="fair"?"setup.corners.anyway":"setup.corners.next")}
      onNext=${$}
      ready=${!!s&&f!=="wait"}
      other=${r`
        <button class="btn setup-other" disabled=${f==="wait"} onClick=${()=>p(null)}>
          <${y} id="corners" />
          ${e("setup.corners.again")}
        </button>
      `}
    >
      <${le}
        icon="corners"
        name=${e("setup.step.corners")}
        is=${f}
        word=${e("setup.corners."+f)}
        text=${e(f==="fair"?"setup.corners.doubt."+l:"setup.corners."+f+".text")}
      />
    <//>
  `}var Yt=(e,t)=>[...e?.pictures||[]].reverse().find(o=>o.for===t)||null,Wo=e=>e&&{url:he("/setup/pictures/"+e.id),width:e.width_px,height:e.height_px};function No(e,t,o,n){let a=Yt(t,o),[s,i]=v(!a),l=F(!1),u=Jt(n,"/setup/still?for="+o,250);return T(()=>{!s||l.current||!u?.ready||(l.current=!0,e.shoot(o).then(d=>{l.current=!1,d&&i(!1)}))},[u,s]),{taken:s?null:a,still:u,again:()=>i(!0)}}var Ro=({t:e,still:t,taken:o})=>r`
  <${le}
    icon="still"
    name=${e("setup.still")}
    is=${o?"good":t?.hand?"fair":"wait"}
    word=${e(o?"setup.still.taken":t?.hand?"setup.still.hand":"setup.still.wait")}
    text=${e(o?"setup.still.taken.text":"setup.still.text")}
    share=${o?1:Math.min(1,(t?.seconds||0)/2)}
  />
`;function aa({t:e,kept:t,setup:o}){let{taken:n,still:a,again:s}=No(t,o,"empty",e),{shot:i,dark:l}=ne("",!n),u=o.answers.corners_px;return r`
    <${te}
      t=${e}
      shot=${n?Wo(n):i}
      dark=${l}
      draw=${d=>u&&r`
          <${Ce} class="setup-lid" points=${u} width=${2*d} />
        `}
    />
    <${oe}
      t=${e}
      kept=${t}
      title=${e("setup.empty.title")}
      text=${e("setup.empty.text")}
      back="corners"
      next=${e("setup.empty.next")}
      onNext=${()=>t.go("dice")}
      ready=${!!n}
      other=${n?r`
              <button class="btn setup-other" onClick=${s}>
                <${y} id="redo" />
                ${e("setup.again")}
              </button>
            `:null}
    >
      <${Ro} t=${e} still=${a} taken=${n} />
    <//>
  `}var ui=["red","green","blue","white","yellow","black","purple","orange","pink","brown","grey"];function ra({t:e,kept:t,setup:o}){let{taken:n,still:a,again:s}=No(t,o,"teach",e),{shot:i,dark:l}=ne("",!n),[u,d]=v(null),[c,p]=v([]),[m,h]=v(-1),$=n?.id,f=o.calibration.state;T(()=>{if(d(null),!$)return;let z=!1;return t.ask("GET","/setup/dice",void 0,40).then(O=>{z||(d(O||void 0),O&&p(O.groups.map(b=>({...b,on:!0}))))}),()=>{z=!0}},[$]),T(()=>{f==="ready"&&t.go("test")},[f]);let g=c.filter(z=>z.on),w=async()=>{let z=[...new Set(g.map(b=>b.name))].map(b=>({name:b})),O=g.flatMap(b=>b.dice.map(x=>({colour:b.name,px:x})));await t.say({colours:z,dice:O})&&await t.ask("POST","/setup/calibration")},_=(z,O)=>{p(c.map((b,x)=>x===z?{...b,...O}:b)),h(-1)},k=o.calibration.refusal,C=f==="running";return r`
    <${te}
      t=${e}
      shot=${n?Wo(n):i}
      dark=${l}
      draw=${z=>n&&c.map((O,b)=>O.on?O.dice.map((x,L)=>r`
                  <g key=${b+"-"+L} class=${"setup-die"+(m===b?" on":"")}>
                    <circle cx=${x[0]} cy=${x[1]} r=${17*z} fill=${O.colour} stroke-width=${3*z} />
                    <text x=${x[0]} y=${x[1]+7*z} font-size=${20*z}>${b+1}</text>
                  </g>
                `):null)}
    />
    <${oe}
      t=${e}
      kept=${t}
      title=${e("setup.dice.title")}
      text=${e(n?"setup.dice.name":"setup.dice.text")}
      back="empty"
      next=${e(C?"setup.dice.runs":"setup.dice.next")}
      onNext=${w}
      ready=${!!n&&g.length>0&&!C}
      other=${n?r`
              <button
                class="btn setup-other"
                disabled=${C}
                onClick=${()=>{p([]),s()}}
              >
                <${y} id="redo" />
                ${e("setup.again")}
              </button>
            `:null}
    >
      ${n?null:r`
              <${Ro} t=${e} still=${a} taken=${n} />
            `}
      ${k?r`
              <section class="card setup-mark bad refusal" role="alert">
                <div>
                  <${y} id="warn" />
                  <b>${e("setup.refused")}</b>
                </div>
                <p>${k.text}</p>
                ${k.step&&k.step!=="dice"?r`
                        <button class="btn" onClick=${()=>t.go(k.step)}>
                          ${e("setup.goto",{step:e("setup.step."+k.step)})}
                        </button>
                      `:null}
              </section>
            `:null}
      ${n?r`
              <ul class="setup-groups">
                ${c.map((z,O)=>r`
                    <li key=${O} class=${z.on?"":"off"}>
                      <button class="setup-group" aria-expanded=${m===O} onClick=${()=>h(m===O?-1:O)}>
                        <i style=${`background:${z.colour}`}>${O+1}</i>
                        <b>${z.on?e.colour(z.name):e("setup.dice.none")}</b>
                        <span class="num">${e("setup.dice.count",{n:z.dice.length})}</span>
                        <${y} id="down" class="ic-s" />
                      </button>
                      ${m===O?r`
                              <div class="setup-names">
                                ${ui.map(b=>r`
                                    <button
                                      key=${b}
                                      data-name=${b}
                                      class=${z.on&&b===z.name?"on":""}
                                      onClick=${()=>_(O,{name:b,on:!0})}
                                    >
                                      ${e.colour(b)}
                                    </button>
                                  `)}
                                <button class="none" onClick=${()=>_(O,{on:!1})}>${e("setup.dice.none")}</button>
                              </div>
                            `:null}
                    </li>
                  `)}
              </ul>
              ${u===null?r`
                      <p role="status">${e("setup.waits")}</p>
                    `:u&&(u.other.length||!c.length)?r`
                        <${le}
                          icon="dice"
                          name=${e("setup.step.dice")}
                          is="fair"
                          word=${e("setup.dice.fair")}
                          text=${e(c.length?"setup.dice.other":"setup.dice.nothing")}
                        />
                      `:null}
            `:null}
    <//>
  `}var et=3;function ia({t:e,kept:t,setup:o,onTested:n,onEnd:a}){let s=ne(""),[i,l]=v(null),[u,d]=v([]),[c,p]=v(o?.answers.name||e("setup.keep.name.usual")),m=o?.calibration?.found,h=o?.calibration?.state==="ready";T(()=>{o||n()},[o]);let $=async()=>{n(),await t.ask("POST","/setup/keep",{name:c},60)},f=async()=>{let z=await t.ask("POST","/reading",{},40);z&&l(z.reading)},g=z=>{d([...u,z]),l(null)},w=u.filter(z=>z==="right").length,_=u.length>=et;if(o&&!h)return r`
      <${te} t=${e} shot=${s.shot} dark=${s.dark} />
      <${oe} t=${e} kept=${t} title=${e("setup.test.title")} text=${e("setup.test.first")} back="dice" />
    `;if(o)return r`
      <${te} t=${e} shot=${s.shot} dark=${s.dark} />
      <${oe}
        t=${e}
        kept=${t}
        title=${e("setup.keep.title")}
        text=${e("setup.keep.text")}
        back="dice"
        next=${e("setup.keep.next")}
        onNext=${$}
        ready=${!!c.trim()}
      >
        <${le}
          icon="ruler"
          name=${e("setup.keep.exact")}
          is=${m.margin_mm<=1?"good":"fair"}
          word=${e("setup.keep.margin",{n:e.mm(m.margin_mm)})}
          text=${e("setup.keep.margin.text")}
        />
        <label class="setup-name">
          <span>${e("setup.keep.name")}</span>
          <input type="text" maxlength="40" value=${c} onInput=${z=>p(z.target.value)} />
        </label>
        ${o.calibration.notes.map(z=>r`
            <p key=${z}>${z}</p>
          `)}
      <//>
    `;let k=i?.dice||[],C=i?.questions?.length||0;return r`
    <${te}
      t=${e}
      shot=${s.shot}
      dark=${s.dark}
      draw=${z=>k.map(O=>{let[b,x]=Co(O.outline_px);return r`
            <g key=${O.id} class="setup-die read">
              <${Ce} points=${O.outline_px} width=${3*z} />
              <text x=${b} y=${x-22*z} font-size=${26*z} stroke-width=${5*z}>${O.value}</text>
            </g>
          `})}
    />
    <${oe}
      t=${e}
      kept=${t}
      title=${_?e("setup.test.over"):e("setup.test.throw",{n:u.length+1,all:et})}
      text=${e(_?"setup.test.over.text":i?"setup.test.look":"setup.test.text")}
      next=${e(_?"setup.test.end":i?"setup.test.right":"setup.test.read")}
      onNext=${_?a:i?()=>g("right"):f}
      other=${i&&!_?r`
              <button class="btn setup-other wrong" onClick=${()=>g("wrong")}>
                <${y} id="close" />
                ${e("setup.test.wrong")}
              </button>
            `:null}
    >
      ${i?r`
              <${le}
                icon="dice"
                name=${e("setup.test.dice",{n:k.length})}
                is=${C?"fair":"good"}
                word=${C?e("setup.test.asks",{n:C}):e("setup.test.sure")}
                text=${k.map(z=>e.die(z.colour,z.value)).join(", ")}
              />
            `:null}
      ${_?r`
              <${le}
                icon="check"
                name=${e("setup.test.verdict")}
                is=${w===et?"good":"fair"}
                word=${e("setup.test.score",{n:w,all:et})}
                text=${e(w===et?"setup.test.good":"setup.test.help")}
              />
            `:null}
    <//>
  `}var la={view:ta,sizes:na,corners:sa,empty:aa,dice:ra,test:ia},ca=({t:e})=>r`
  <a class="btn setup-open" href="#setup" aria-label=${e("setup.title")}>
    <${y} id="camera" />
    <span>${e("setup.title")}</span>
  </a>
`,di=e=>{let t=e.answers;return{view:!!t.board||Ie.indexOf(e.step)>0,sizes:!!t.board&&!!t.die,corners:t.corners_px?.length===4,empty:!!Yt(e,"empty"),dice:!!Yt(e,"teach")&&t.dice?.length>0,test:!1}};function ua({t:e,table:t,onHome:o}){let n=Xs(e),[a,s]=v(!1),i=n.setup?la[n.setup.step]?n.setup.step:"test":a?"test":"view",l=n.setup?di(n.setup):a?Object.fromEntries(Ie.map(c=>[c,!0])):{},u=la[i],d=c=>n.setup&&(c===i||l[c]||Ie.indexOf(c)>0&&l[Ie[Ie.indexOf(c)-1]]);return r`
    <div class="p-setup" data-step=${i} data-kept=${n.known}>
      <${se} t=${e} table=${t} game=${!1} title=${e("setup.title")} sub=${e("setup.sub")} onHome=${o} />
      <main class="setup">
        <ol class="setup-steps">
          ${Ie.map((c,p)=>r`
              <li key=${c} class=${c===i?"now":l[c]?"done":""} aria-current=${c===i?"step":void 0}>
                <button disabled=${!d(c)} onClick=${()=>n.go(c)} data-to=${c}>
                  ${l[c]&&c!==i?r`
                          <${y} id="check" class="ic-s" />
                        `:r`
                          <b class="num">${p+1}</b>
                        `}
                  <span>${e("setup.step."+c)}</span>
                </button>
              </li>
            `)}
        </ol>
        ${n.known?r`
                <${u}
                  key=${i}
                  t=${e}
                  table=${t}
                  kept=${n}
                  setup=${n.setup}
                  onTested=${()=>s(!0)}
                  onEnd=${o}
                />
              `:r`
                <p class="setup-dark" role="status">${n.trouble||e("setup.waits")}</p>
              `}
      </main>
    </div>
  `}var pi=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));function da({t:e,table:t,onContinue:o}){let n=t.snapshot?.parked||[],[a,s]=v(!1);if(!n.length)return null;let i=async l=>{await t.takeUp(l)&&(s(!1),o())};return r`
    <button class="btn parked-open" onClick=${()=>s(!0)}>${e("home.parked",{n:n.length})}</button>
    ${a?r`
            <${N} t=${e} title=${e("home.parked.title")} onClose=${()=>s(!1)}>
              <div class="dialog-body">
                <p class="dim">${e("home.parked.how")}</p>
                <ul class="tables">
                  ${n.map(l=>r`
                      <li key=${l.entry}>
                        <button class="btn table-at" disabled=${!!t.busy} onClick=${()=>i(l.entry)}>
                          <span class="what">
                            <b>${l.game.name}</b>
                            <small>${pi(e,l.at)}</small>
                          </span>
                          <span class="who">
                            ${l.people.map(u=>r`
                                <span key=${u.seat}>
                                  <${B} colour=${u.colour} />
                                  ${u.name}
                                </span>
                              `)}
                          </span>
                          <${y} id="next" />
                        </button>
                      </li>
                    `)}
                </ul>
              </div>
            <//>
          `:null}
  `}var hi=4e3,mi=(e,t)=>t.game?t.over?e("tables.over",{game:t.game.name}):t.round?`${t.game.name} · ${t.round}`:t.game.name:e("tables.free");function $i({t:e,list:t,mine:o,onClose:n}){return r`
    <${N} t=${e} title=${e("tables.title")} onClose=${n}>
      <div class="dialog-body">
        <ul class="tables">
          ${t.map(a=>r`
              <li key=${a.id}>
                <a
                  class=${"btn table-at"+(a.id===o?" on":"")}
                  href=${"/?table="+encodeURIComponent(a.id)}
                  aria-current=${a.id===o?"page":null}
                >
                  <span class="what">
                    <b>${a.id}</b>
                    <small>${mi(e,a)}</small>
                  </span>
                  ${a.people.length?r`
                          <span class="who">
                            ${a.people.map(s=>r`
                                <span key=${s.seat}>
                                  <${B} colour=${s.colour} />
                                  ${s.name}
                                </span>
                              `)}
                          </span>
                        `:null}
                  ${a.id===o?r`
                          <small>${e("tables.here")}</small>
                        `:r`
                          <${y} id="next" />
                        `}
                </a>
              </li>
            `)}
        </ul>
        <p class="dim">${e("tables.how")}</p>
      </div>
    <//>
  `}function pa({t:e,table:t}){let[o,n]=v([]),[a,s]=v(!1),i=t.me?.table,l=!o.length;return T(()=>{if(!i)return;let u=!1,d=()=>A(e.lang,"GET","/tables").then(p=>{u||n(p)},()=>{});(a||l)&&d();let c=a||l?setInterval(d,hi):0;return()=>{u=!0,clearInterval(c)}},[e.lang,a,l,!i]),!i||o.length<2?null:r`
    <button class="btn tables-open" aria-label=${e("tables.at",{name:i})} onClick=${()=>s(!0)}>
      <${y} id="corners" />
      <span>${i}</span>
    </button>
    ${a?r`
            <${$i} t=${e} list=${o} mine=${i} onClose=${()=>s(!1)} />
          `:null}
  `}var fi=()=>{try{return JSON.parse(localStorage.getItem("people"))||[]}catch{return[]}};function gi(e,t,o,n){let a=[...e.colours],s=[];for(let i=0;i<t;i++){let l=o[i]||{},u=a.includes(l.colour)?l.colour:a.find(d=>!o.slice(0,t).some(c=>c?.colour===d))||a[0];a.splice(a.indexOf(u),1),s.push({name:l.name??"",colour:u})}return s}var wi=(e,t)=>e!==null&&e<t?e:null,Xt=({option:e,value:t,onPick:o})=>r`
  <label class="option">
    <span>${e.label}</span>
    ${e.choices.length===2&&e.choices.every(n=>n.label.length<=9)?r`
            <span class="seg" role="group">
              ${e.choices.map(n=>r`
                  <button
                    key=${n.id}
                    class=${n.id===t?"on":""}
                    aria-pressed=${n.id===t}
                    onClick=${a=>{a.preventDefault(),o(n.id)}}
                  >
                    ${n.label}
                  </button>
                `)}
            </span>
          `:r`
            <span class="select">
              <select value=${t} onChange=${n=>o(n.target.value)}>
                ${e.choices.map(n=>r`
                    <option key=${n.id} value=${n.id} selected=${n.id===t}>${n.label}</option>
                  `)}
              </select>
              <${y} id="down" />
            </span>
          `}
  </label>
`;function ki({t:e,options:t,values:o,onPick:n,onClose:a}){return r`
    <${N} t=${e} title=${e("home.rules")} onClose=${a}>
      <div class="dialog-body">
        ${t.map(s=>r`
            <div class="option-long" key=${s.id}>
              <${Xt} option=${s} value=${o[s.id]??s.choices[0]?.id} onPick=${i=>n(s.id,i)} />
              ${s.why?r`
                      <p>${s.why}</p>
                    `:null}
            </div>
          `)}
      </div>
    <//>
  `}function bi({t:e,snapshot:t,onResult:o,onAgain:n}){let a=$e(t),s=t.result?.ranking?.[0]||[],i=(t.result?.ranking||[]).flat().map(l=>a.find(u=>u.seat===l)).filter(Boolean);return r`
    <section class="land cont over">
      <p class="line">${t.game.name} · ${e("score.title")}</p>
      <h2>
        <${U} id="crown" class="ic" />
        ${s.map(l=>a.find(u=>u.seat===l)?.name).filter(Boolean).join(", ")||t.game.name}${" "}${e(s.length>1?"home.share":"score.wins")}
      </h2>
      <ul>
        ${(i.length?i:a).map(l=>r`
            <li key=${l.seat}>
              <${B} colour=${l.colour} />
              ${l.name}${" "}${l.score!==void 0?r`
                      <b class="num">${l.score}</b>
                    `:null}
            </li>
          `)}
      </ul>
      <div class="ends">
        <button class="btn result" onClick=${o}>${e("home.result")}</button>
        <button class="btn primary again" onClick=${n}>
          ${e("home.again")}
          <${y} id="next" />
        </button>
      </div>
    </section>
  `}function ha({t:e,table:t,onContinue:o,onLog:n}){let a=t.snapshot,[s,i]=v(null),[l,u]=v(localStorage.getItem("game")||""),[d,c]=v(Number(localStorage.getItem("count"))||4),[p,m]=v(fi),[h,$]=v({}),[f,g]=v(!1),[w,_]=v(!1),[k,C]=v(null),[z,O]=v([]),b=()=>A(e.lang,"GET","/games").then(M=>i(Array.isArray(M)?M:M.games)).catch(()=>setTimeout(b,3e3));T(()=>{b()},[e.lang]),T(()=>{A(e.lang,"GET","/people").then(M=>O(M?.people||[]),()=>{})},[]);let x=s?.find(M=>M.id===l)||s?.[0],L=x?Math.min(Math.max(d,x.fewest_seats),x.most_seats):d,P=x?gi(x,L,p,e):[],q=!!t.busy,I=wi(k,L),j=M=>{localStorage.setItem("people",JSON.stringify(M)),m(M)},Z=(M,W)=>j(Array.from({length:Math.max(p.length,L)},(Q,Y)=>Y===M?{...P[Y]||p[Y],...W}:P[Y]||p[Y])),Me=M=>{let W=x.colours[(x.colours.indexOf(P[M].colour)+1)%x.colours.length];j(P.map((Q,Y)=>Y===M?{...Q,colour:W}:Q.colour===W?{...Q,colour:P[M].colour}:Q))},de=(M,W)=>{let Q=z.find(Se=>Se.name.toLowerCase()===W.trim().toLowerCase()),Y=Q&&x.colours.includes(Q.colour)&&P.every((Se,ba)=>ba===M||Se.colour!==Q.colour);Z(M,Y?{name:W,colour:Q.colour}:{name:W})},pe=X(t.me,"host"),ge=P.findIndex(M=>!M.name.trim()),we=z.filter(M=>!P.some(W=>W.name.trim().toLowerCase()===M.name.toLowerCase())),je=a?.game&&(a.asks||[]).length>0,E=async()=>{if(je&&!w){_(!0);return}_(!1),localStorage.setItem("game",x.id),localStorage.setItem("count",String(L));let M=Object.fromEntries(Object.entries(h).filter(([Y])=>x.options?.some(Se=>Se.id===Y))),W=I??Math.floor(Math.random()*L),Q=P.map((Y,Se)=>({name:Y.name.trim()||e("home.player",{n:Se+1}),colour:Y.colour,keep:!!Y.name.trim()}));await t.start(x.id,[...Q.slice(W),...Q.slice(0,W)],M)&&o()},J=a?.clock&&{label:e("home.clock"),choices:a.clock.paces.map(M=>({id:String(M),label:M?e("home.clock.seconds",{n:M}):e("home.clock.off")}))},S=()=>{u(a.game.id),c(a.people.length),j(a.people.map(M=>({name:M.name,colour:M.colour}))),document.querySelector(".start")?.focus()},H=x?.options?.slice(0,3)||[],ee=(M,W)=>$({...h,[M]:W}),ot={label:e("home.first"),choices:[{id:"chance",label:e("home.chance")},...P.map((M,W)=>({id:String(W),label:M.name.trim()||e("home.player",{n:W+1})}))]};return r`
    <div class="p-home">
      <${se}
        t=${e}
        table=${t}
        game=${!1}
        title="Quartermaster"
        sub=${e("home.sub")}
        chips=${a?xe(e,{camera:a.camera}):[]}
        onHome=${()=>{}}
        onLog=${n}
      >
        <${pa} t=${e} table=${t} />
        ${X(t.me,"host")?r`
                <${ca} t=${e} />
              `:null}
        <${Qs} t=${e} />
        <${Ns} t=${e} table=${t} />
      <//>
      <main class="hub">
        ${a?.game&&!je?r`
                <${bi} t=${e} snapshot=${a} onResult=${o} onAgain=${S} />
              `:a?.game?r`
                  <section class="land cont">
                    <p class="line">${a.view?.round||e("home.going")}</p>
                    <h2>${a.game.name}</h2>
                    <ul>
                      ${$e(a).map(M=>r`
                          <li key=${M.seat}>
                            <${B} colour=${M.colour} />
                            ${M.name}${" "}${M.score!==void 0?r`
                                    <b class="num">${M.score}</b>
                                  `:null}
                          </li>
                        `)}
                    </ul>
                    <button class="btn primary continue" onClick=${o}>
                      ${e("home.continue")}
                      <${y} id="next" />
                    </button>
                  </section>
                `:null}
        ${pe?null:r`
                <section class="card new guest">
                  <p>${e(a?.game?"home.host":"home.wait")}</p>
                  ${t.me?.shows?r`
                          <${qo} t=${e} table=${t} role="spectator" path="/me/invitation" />
                        `:null}
                </section>
              `}
        ${pe?r`
                <section class="card new">
                  <div class="new-head">
                    <h2>${e("home.new")}</h2>
                    <${da} t=${e} table=${t} onContinue=${o} />
                  </div>
                  <datalist id="known">
                    ${z.map(M=>r`
                        <option key=${M.id} value=${M.name} />
                      `)}
                  </datalist>
                  <div class=${"games n"+(s?.length||0)} role="group" aria-label=${e("home.which")}>
                    ${(s||[]).map(M=>r`
                        <button
                          key=${M.id}
                          class=${"game"+(M===x?" on":"")}
                          aria-pressed=${M===x}
                          onClick=${()=>{u(M.id),$({})}}
                        >
                          <${D} name=${M.emblem} game=${M.id} class="em" />
                          <span>${M.name}</span>
                          <small>
                            ${M.camera===void 0?e("home.seats",{from:M.fewest_seats,to:M.most_seats}):e(M.camera?"home.camera":"home.points")}
                          </small>
                        </button>
                      `)}
                  </div>
                  ${x?r`
                          <div class="seats">
                            <div class="seg" role="group" aria-label=${e("home.count")}>
                              ${Array.from({length:x.most_seats-x.fewest_seats+1},(M,W)=>x.fewest_seats+W).map(M=>r`
                                  <button key=${M} class=${M===L?"on":""} aria-pressed=${M===L} onClick=${()=>c(M)}>
                                    ${M}
                                  </button>
                                `)}
                            </div>
                            <div class=${"people n"+L}>
                              ${P.map((M,W)=>r`
                                  <div class="person" key=${W}>
                                    <button
                                      class="swap"
                                      onClick=${()=>Me(W)}
                                      aria-label=${e("home.colour",{n:W+1,colour:e.hue(M.colour)})}
                                    >
                                      <${B} colour=${M.colour} />
                                    </button>
                                    <input
                                      type="text"
                                      maxlength="16"
                                      autocomplete="off"
                                      spellcheck=${!1}
                                      value=${M.name}
                                      placeholder=${e("home.player",{n:W+1})}
                                      aria-label=${e("home.name",{n:W+1})}
                                      list="known"
                                      onInput=${Q=>de(W,Q.target.value)}
                                    />
                                  </div>
                                `)}
                            </div>
                          </div>
                          ${!a?.game&&ge>=0&&we.length?r`
                                  <div class="known" role="group" aria-label=${e("home.order")}>
                                    <small>${e("home.order")}</small>
                                    ${we.slice(0,6).map(M=>r`
                                        <button key=${M.id} class="btn" onClick=${()=>de(ge,M.name)}>
                                          ${M.colour?r`
                                                  <${B} colour=${M.colour} />
                                                `:null}${M.name}
                                        </button>
                                      `)}
                                  </div>
                                `:null}
                        `:null}
                  <div class="new-foot">
                    <p class=${"sure"+(w?"":" vh-keep")} role="status">${e("home.sure")}</p>
                    ${w?r`
                            <button class="btn" onClick=${()=>_(!1)}>${e("home.not")}</button>
                          `:null}
                    <div class=${a?.game?"":"dock"}>
                      <button class=${"btn start"+(a?.game?"":" primary")} disabled=${!x||q} onClick=${E}>
                        ${e(w?"home.yes":"home.start")}
                        <${y} id="next" />
                      </button>
                    </div>
                  </div>
                </section>
              `:null}
        ${pe?r`
                <aside class="col">
                  <section class="card rules">
                    <h2>${e("home.rules")}</h2>
                    ${x?r`
                            <${Xt}
                              option=${ot}
                              value=${I===null?"chance":String(I)}
                              onPick=${M=>C(M==="chance"?null:Number(M))}
                            />
                          `:null}${H.map(M=>r`
                        <${Xt} key=${M.id} option=${M} value=${h[M.id]??M.choices[0]?.id} onPick=${W=>ee(M.id,W)} />
                      `)}
                    ${x?.clock&&J?r`
                            <${Xt} option=${J} value=${String(a.clock.seconds)} onPick=${M=>t.pace(Number(M))} />
                          `:null}
                    ${x&&!H.length?r`
                            <p class="dim">${e("home.norules")}</p>
                          `:null}
                    ${(x?.options?.length||0)>0?r`
                            <button class="btn more" onClick=${()=>g(!0)}>${e("home.more",{n:x.options.length})}</button>
                          `:null}
                  </section>
                </aside>
              `:null}
      </main>
      ${f?r`
              <${ki} t=${e} options=${x.options} values=${h} onPick=${ee} onClose=${()=>g(!1)} />
            `:null}
    </div>
  `}function ma({t:e,table:t,step:o,onBack:n}){let[a,s]=v(null),[i,l]=v(null),u=t.snapshot;if(T(()=>{A(e.lang,"GET",`/steps/${o.entry}`).then(g=>s(g.came?.battle||null)).catch(n)},[o.entry]),!a)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let d=a.duels.length,c=i??d,p=u.sighting?.board?.width_mm?u.sighting.board:{width_mm:290,height_mm:290},m=u.sighting&&String(u.sighting.id)===String(a.sighting)?u.sighting:null,h=Ge(null,a),$=c<d&&a.duels[c],f=$?[$.a,$.b]:a.reach?a.reach.order.filter(g=>g.in).map(g=>g.die):a.hits||[];return r`
    <div class="dialog-body shown">
      ${h.length?r`
              <div class="picture">
                <${Tt}
                  t=${e}
                  sighting=${m}
                  board=${p}
                  dice=${h}
                  label=${e("picture.label")}
                  duels=${a.duels.slice(c).filter(g=>g.gap!=null&&g.from)}
                  first=${c}
                  now=${!!$&&$.gap!=null}
                  sunk=${Fe(a,c)}
                  rings=${f}
                >
                  ${a.reach?r`
                          <${Lt} battle=${a} dice=${h} />
                        `:null}
                <//>
              </div>
            `:null}
      <div class="stack">
        <${Ot} t=${e} snapshot=${u} battle=${a} />
        ${d?r`
                <${Pt} t=${e} battle=${a} step=${c} onStep=${g=>l(g===i?null:g)} />
              `:a.reach?r`
                  <${Bt} t=${e} snapshot=${u} battle=${a} />
                `:null}
        <button class="btn" onClick=${n}>${e("log.back")}</button>
      </div>
    </div>
  `}var yi=e=>e?new Date(e).toLocaleTimeString([],{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}):"",vi=40;async function xi(e,t,o){try{return[await A(e.lang,"POST","/corrections/trial",{...o,seen:t.snapshot?.version??0})]}catch(n){return[null,{kind:n.status===0?"network":n.status===409?"stale":"refused",text:n.message,help:n.help}]}}function _i({t:e,table:t,step:o,seatName:n,colourOf:a,onDone:s,onBack:i}){let[l,u]=v(null),[d,c]=v(null);if(T(()=>{A(e.lang,"GET",`/steps/${o.entry}`).then(u).catch(i)},[o.entry]),!l)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let p=async(h,$,f)=>{let[g,w]=await xi(e,t,{of:o.entry,ask:l.ask.id,seat:l.seat,fields:f});if(w){t.set({notice:w});return}g.lost.length?c({lost:g.lost,fields:f}):await t.correct(o.entry,l.ask,l.seat,f)&&s()};if(d)return r`
      <div class="dialog-body anew cost">
        <p class="trouble" role="alert">${e("log.costs",{n:d.lost.length})}</p>
        <ul>
          ${d.lost.map((h,$)=>r`
              <li key=${$} class="lost-step">${h}</li>
            `)}
        </ul>
        <div class="two dock">
          <button class="btn" onClick=${()=>c(null)}>${e("home.not")}</button>
          <button
            class="btn primary"
            disabled=${!!t.busy}
            onClick=${async()=>{await t.correct(o.entry,l.ask,l.seat,d.fields)&&s()}}
          >
            ${e("log.change")}
          </button>
        </div>
      </div>
    `;let m={snapshot:{...t.snapshot,asks:[]},busy:t.busy,answer:p};return r`
    <div class="dialog-body anew">
      <p class="dim">${e("log.anew")}</p>
      <${Ht} t=${e} table=${m} ask=${l.ask} given=${l.fields} back=${i} seatName=${n} colourOf=${a} />
    </div>
  `}function zi({t:e,step:t,after:o,open:n,busy:a,colourOf:s,onOpen:i,onAnew:l,onDice:u,onReturn:d,onShow:c}){let[p,m]=v(""),h=t.seats.length===1&&t.seats[0]>=0?t.seats[0]:null,$=t.lines.filter(g=>g.announce),f=t.lines.filter(g=>!g.announce);return r`
    <li class=${"step"+(n?" open":"")}>
      <button class="step-head" aria-expanded=${n} onClick=${i}>
        <span class="at num">${yi(t.at)}</span>
        <span class="what">
          ${h===null?null:r`
                  <${B} colour=${s(h)} />
                `}${t.prompt}${" "}
          <b>${t.answer}</b>
          ${t.put?r`
                  <i class="chip warn">${e("log.put")}</i>
                `:null}
          ${[...$,...f].map((g,w)=>r`
              <small key=${w} class=${g.announce?"loud":""}>${g.text}</small>
            `)}
          ${t.notes.map((g,w)=>r`
              <small key=${"n"+w} class="trouble">${g}</small>
            `)}
        </span>
        <${y} id="down" class="turn" />
      </button>
      ${n?r`
              <div class="step-do">
                ${t.by?r`
                        <p class="dim">${e("log.by",{who:t.by})}</p>
                      `:null}
                ${t.shows?r`
                        <button class="btn show" onClick=${c}>
                          <${y} id="dice" />
                          ${e("log.show")}
                        </button>
                      `:null}
                ${t.throw?t.opens?r`
                          <button class="btn dice" disabled=${a} onClick=${u}>
                            <${y} id="edit" />
                            ${e("log.dice")}
                          </button>
                        `:null:r`
                        <button class="btn edit" disabled=${a} onClick=${l}>
                          <${y} id="edit" />
                          ${e("log.edit")}
                        </button>
                      `}
                ${p==="return"?r`
                        <p class="trouble" role="alert">${e("log.drops",{n:o})}</p>
                        <button class="btn" onClick=${()=>m("")}>${e("home.not")}</button>
                        <button class="btn bad return" disabled=${a} onClick=${d}>
                          <${y} id="undo" />
                          ${e("log.return.sure")}
                        </button>
                      `:r`
                        <button class="btn return" disabled=${a} onClick=${()=>o?m("return"):d()}>
                          <${y} id="undo" />
                          ${e("log.return")}
                        </button>
                      `}
                ${t.throw&&t.opens&&o?r`
                        <p class="dim">${e("log.again",{n:o})}</p>
                      `:null}
              </div>
            `:null}
    </li>
  `}function $a({t:e,table:t,onClose:o}){let n=t.snapshot,[a,s]=v(null),[i,l]=v(0),[u,d]=v(null),[c,p]=v(null),[m,h]=v(null),[$,f]=v(vi),g=()=>A(e.lang,"GET","/steps").then(x=>(s(x),x)).catch(()=>[]);T(()=>{g()},[e.lang,n?.version]);let w=$e(n),_=x=>w.find(L=>L.seat===x),k=x=>_(x)?.colour||"none",C=x=>_(x)?.name||e("seat.table"),z=async()=>{d(null),l(0),h((await g()).flatMap(x=>x.notes))},O=a||[],b=O.slice(-$).reverse();return r`
    <${N} t=${e} title=${e("bar.log")} wide onClose=${o}>
      ${c?r`
              <${ma} t=${e} table=${t} step=${c} onBack=${()=>p(null)} />
            `:u?r`
                <${_i}
                  t=${e}
                  table=${t}
                  step=${u}
                  seatName=${C}
                  colourOf=${k}
                  onDone=${z}
                  onBack=${()=>d(null)}
                />
              `:r`
                <div class="log-tools"><${Ct} t=${e} table=${t} named /></div>
                <div class="dialog-body">
                  ${m?r`
                          <p class=${m.length?"trouble":"well-done"} role="status">
                            ${m.length?e("log.lost",{n:m.length}):e("log.holds")}
                          </p>
                          ${m.map((x,L)=>r`
                              <p key=${L} class="lost-step">${x}</p>
                            `)}
                        `:null}
                  ${a&&!a.length?r`
                          <p class="dim">${e("log.none")}</p>
                        `:null}
                  <ol class="log">
                    ${b.map(x=>r`
                        <${zi}
                          key=${x.entry}
                          t=${e}
                          step=${x}
                          open=${i===x.entry}
                          after=${O.length-1-O.indexOf(x)}
                          busy=${!!t.busy}
                          colourOf=${k}
                          onShow=${()=>p(x)}
                          onOpen=${()=>l(i===x.entry?0:x.entry)}
                          onAnew=${()=>d(x)}
                          onDice=${async()=>{await t.openAgain(x.entry)&&o()}}
                          onReturn=${async()=>{await t.goBack(x.entry)&&o()}}
                        />
                      `)}
                  </ol>
                  ${O.length>$?r`
                          <button class="btn earlier" onClick=${()=>f($+200)}>
                            ${e("log.earlier",{n:O.length-$})}
                          </button>
                        `:null}
                </div>
              `}
    <//>
  `}function fa({t:e,table:t}){let[o,n]=v(""),[a,s]=v(!1),i=t.stranger,l=Ee.find(d=>d!==e.lang),u=async d=>{if(d.preventDefault(),a)return;s(!0);let c=await ko(e.lang,o);s(!1),c?t.set({stranger:c}):t.open()};return r`
    <div class="p-join">
      <header class="join-head">
        <${U} id="logo" class="logo" />
        <h1>Quartermaster</h1>
        <button
          class="lang"
          lang=${l}
          onClick=${()=>{t.speak(l)}}
          aria-label=${`${l.toUpperCase()} ${mt[l]}`}
        >
          ${l.toUpperCase()}
        </button>
      </header>
      <main class="card join">
        <h2>${e("join.title")}</h2>
        <p>${e("join.scan")}</p>
        <form onSubmit=${u}>
          <label>
            <span>${e("join.code")}</span>
            <input
              type="text"
              class="code"
              value=${o}
              maxlength="12"
              autocomplete="one-time-code"
              autocapitalize="characters"
              spellcheck=${!1}
              onInput=${d=>n(d.target.value)}
            />
          </label>
          <p class=${"trouble"+(i&&i!==!0?"":" vh-keep")} role="alert">
            ${i==="network"?e("notice.network"):i&&i!==!0?i:""}
          </p>
          <button class="btn primary" disabled=${a||o.replace(/[^0-9a-z]/gi,"").length<8}>
            ${e("join.go")}
            <${y} id="next" />
          </button>
        </form>
        <p class="dim">${e("join.box")}</p>
      </main>
    </div>
  `}var Ci=8e3;function ga(e,t,o,n,a,s,i){let l=F(null),u=e.me?.role==="spectator",d=t&&`${o}|${n.outcome}|${n.dice.map(p=>p.face).join()}`;t&&l.current?.of!==d&&(l.current={of:d,ask:a?.id});let c=t&&l.current.ask!==a?.id;T(()=>{if(!t)return;if(c){i();return}if(!u)return;let p=setTimeout(i,n.duels.length*s+Ci);return()=>clearTimeout(p)},[d,c,u])}function wa({table:e}){let[,t]=v(0),[o,n]=v({home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup"}),[a,s]=v(!1),i=F(null);ye(()=>e.subscribe(()=>t(_=>_+1)),[e]);let l=Oe(()=>yn(e.lang),[e.lang]),u=e.snapshot,d=e.me?.seat??-1,c=vt(u,o.ask,d),p=u&&o.setup&&X(e.me,"host")?"setup":u&&o.archive?"archive":An(u,{...o,seat:d});u&&i.current===null&&(i.current=ve(u,fe(u)));let m=`${u?.sighting?.id}|${u?.sighting?.state}|${vt(u,null,d)?.id}`,h=F(m);ye(()=>{if(h.current===m)return;let _=h.current.split("|")[0]===m.split("|")[0];h.current=m;let k=C=>(u?.asks||[]).some(z=>z.id===C.ask&&z.anytime);n(C=>({...C,peek:Ue(u?.sighting)&&_?C.peek:!1,ask:k(C)?C.ask:null,..._?{}:{picked:null,spot:null}}))},[m]),T(()=>{document.documentElement.lang=l.lang,document.title=u?.game?`${u.view?.headline||u.game.name} · Quartermaster`:"Quartermaster"}),ye(()=>{let _=()=>n(k=>({...k,home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup"}));return addEventListener("hashchange",_),()=>removeEventListener("hashchange",_)},[]),qn(e,!!o.ask&&p==="deck"||["hand","question","guard","board","closer"].includes(p),p==="battle"),ga(e,p==="battle"&&!Be(c)&&!o.picked&&!o.spot,ve(u,fe(u)),fe(u),c,Bo,()=>n(_=>({..._,put:ve(u,fe(u))})));let $=()=>{location.hash="#home"},f=()=>{location.hash=""},g={t:l,table:e,onHome:$,onLog:()=>s(!0)},w;return e.stranger&&!u?w=r`
      <${fa} t=${l} table=${e} />
    `:p==="loading"?w=r`
      <div class="p-wait">
        <p role="status">${l("link.first")}</p>
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `:p==="archive"?w=r`
      <${Ys} ...${g} />
    `:p==="setup"?w=r`
      <${ua} ...${g} />
    `:p==="home"?w=r`
      <${ha} ...${g} onContinue=${f} />
    `:p==="score"?w=r`
      <${Ws} ...${g} onAgain=${$} />
    `:p==="deck"?w=r`
      <${Ds} ...${g} ask=${c} local=${o} setLocal=${n} />
    `:w=r`
      <${hs} ...${g} focus=${p} ask=${c} local=${o} setLocal=${n} shown=${i} />
    `,r`
    <div
      class=${"page f-"+p+(e.me?.role==="spectator"?" watching":"")}
      data-focus=${e.stranger&&!u?"join":p}
      data-serial=${u?.serial}
      data-version=${u?.version}
    >
      ${w}
      <${$s} t=${l} table=${e} />
      <${En} t=${l} table=${e} />
      ${a?r`
              <${$a} t=${l} table=${e} onClose=${()=>s(!1)} />
            `:null}
    </div>
  `}function ka(e){let t=null,o=async()=>{let n=!!e.snapshot?.game&&(e.snapshot.asks||[]).length>0&&document.visibilityState==="visible";if(n!==!!t){if(!n){let a=t;t=null,a.release?.();return}t={};try{t=await navigator.wakeLock.request("screen"),t.addEventListener("release",()=>{t=null})}catch{t=null}}};navigator.wakeLock&&(e.subscribe(o),document.addEventListener("visibilitychange",o))}gn();yt();var tt=new bt(bn());ka(tt);Sn(tt.lang).then(e=>{tt.stranger=e,tt.open()});tn(r`
    <${wa} table=${tt} />
  `,document.getElementById("page"));
