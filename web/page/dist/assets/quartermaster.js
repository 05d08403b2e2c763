var E,Do,aa,ke,Rt,tt,Ao,Ye,Io,Ft,Ht,ra,qe=Symbol.for("pv"),ot={},nt=[],ia=/^m(i|n|o|s|text|space)$/,Ut=Array.isArray,Gt=nt.slice,Se=Object.assign;function je(e){e&&e.parentNode&&e.remove()}function qo(e,t,o){var n,a,s,i={},l=arguments.length;for(s in t)s=="key"?n=t[s]:s=="ref"&&typeof e!="function"?a=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Gt.call(arguments,2):o),Ie(e,i,n,a,null)}function Ie(e,t,o,n,a){var s={type:e,props:t,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qe,__v:a||++Do,__i:-1,__u:0};return!a&&E.vnode&&E.vnode(s),s}function st(e){return e.children}function Xe(e,t){this.props=e,this.context=t,this.__g=0}function be(e,t){if(t==null)return e.__&&be(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:be(e)}function la(e){var t,o=e.__v,n=o.__e,a=[],s=[],i=e.__P;i&&((t=Se({constructor:qe},o)).__v=o.__v+1,E.vnode&&E.vnode(t),Kt(i,t,o,e.__n,i.namespaceURI,32&o.__u?[n]:null,a,n||be(o),32&o.__u,s),t.__v=o.__v,t.__.__k[t.__i]=t,Fo(a,t,s),o.__=o.__e=null,t.__e!=n&&No(t))}function No(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),No(e)}function Oo(e){(8&e.__g||(e.__g|=8,ke.push(e),tt++))&&Rt==E.debounceRendering||((Rt=E.debounceRendering)||queueMicrotask)(Wo)}function Wo(){try{for(var e,t=1;ke.length;)ke.length>t&&ke.sort(Ao),e=ke.shift(),t=ke.length,8&e.__g&&la(e)}finally{(tt=ke.length)&&(Rt||queueMicrotask)(Wo)}}function Eo(e,t,o,n,a,s,i,l,u,d,c){var p,m,h,$,f,_,k=n.__k||nt,w=t.length;for(u=ca(o,t,k,u,w),p=0;p<w;p++)(h=o.__k[p])!=null&&(m=~h.__i&&k[h.__i]||ot,h.__i=p,_=Kt(e,h,m,a,s,i,l,u,d,c),$=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&Vt(m.ref,null,h,m),h.ref&&c.push(h.ref,h.__c||$,h)),f=f||$,4&h.__u?(u=Ro(h,u,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="function"&&_!==void 0?u=_:$&&(u=$.nextSibling),h.__u&=-21);return o.__e=f,u}function ca(e,t,o,n,a){var s,i,l,u,d,c,p,m,h,$=o.length,f=$,_=0,k=0,w=e.__k=Array(a);for(s=0;s<a;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[s]=Ie(null,i):Ut(i)?i=w[s]=Ie(st,{children:i}):i.constructor===qe&&i.__b?i=w[s]=Ie(i.type,i.props,i.key,i.ref,i.__v):w[s]=i,u=s+_,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=ua(i,o,u,f))&&(f--,(l=o[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==u-1?_--:d==u+1?_++:d!=u&&(d>u?_--:_++,k=1)):(~d||(a>$?_--:a<$&&_++),typeof i.type!="function"&&(i.__u|=4))):w[s]=null;if(k){for(c=[],p=[],s=0;s<a;s++)if((i=w[s])&&16&i.__u){for(_=0,m=c.length;_<m;)c[h=_+m>>1]<i.__i?_=h+1:m=h;c[_]=i.__i,p[s]=_+1}for(_=c.length;s--;)p[s]&&(p[s]==_?_--:w[s].__u|=4)}if(f)for(s=0;s<$;s++)!(l=o[s])||2&l.__u||(l.__e==n&&(n=be(l)),Zt(l,l));return n}function Ro(e,t,o,n){var a,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&(a[s].__=e,t=Ro(a[s],t,o,!1));return t}for(t&&!t.parentNode&&(t=be(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!n&&o.moveBefore&&i.parentNode?o.moveBefore(i,t):o.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ua(e,t,o,n){var a,s=e.key,i=e.type,l=t[o],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return o;if(n>(u?1:0)){for(a=o-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a;for(a=o+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a}return-1}function Lo(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function Qe(e,t,o,n,a){var s,i;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)o&&t in o||Lo(e.style,t);if(o)for(t in o)n&&o[t]==n[t]||Lo(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=o,o&&n||(i=Ht[t]||(Ht[t]=da(t)),(e.__a||(e.__a={}))[t]=Ft,s=t!=(t=t.replace(Io,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function da(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[Ye]==null)t[Ye]=Ft++;else if(t[Ye]<this.__a[e])return;return o(E.event?E.event(t):t)}}}function Kt(e,t,o,n,a,s,i,l,u,d){var c,p,m,h,$,f,_,k,w,b,C,S,T,g,y,O,B,I,A=t.type;if(t.constructor!==qe)return null;128&o.__u&&(u=32&o.__u,c=o.__c.__z)&&(t.__u|=u,p=s=[],c.nodeType==8?l=et(c,s):s.push(c),l=s[0]||l),(c=E.__b)&&c(t);e:if(typeof A=="function"){m=i.length;try{if(k=t.props,w=(c=A.prototype)&&c.render,b=(c=A.contextType)&&n[c.__c],C=c?b?b.props.value:c.__:n,(h=o.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(w?t.__c=h=new A(k,C):(t.__c=h=new Xe(k,C),h.constructor=A,h.render=ha),b&&b.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),w&&(h.__s||(h.__s=h.state),A.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Se({},h.__s)),Se(h.__s,A.getDerivedStateFromProps(k,h.__s)))),$=h.props,f=h.state,h.__v=t,o.__c){if(k!==$&&w&&!A.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(k,C),t.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(k,h.__s,C)===!1){t.__v!=o.__v&&(h.props=k,h.state=h.__s,h.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(M){M&&(M.__=t)}),nt.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=be(o);break e}h.componentWillUpdate&&h.componentWillUpdate(k,h.__s,C),w&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate($,f,_)})}else w&&!A.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),w&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=C,h.props=k,h.__P=e,h.__g&=-5,S=E.__r,T=w?25:0;do h.__g&=-9,S&&S(t),c=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++T<25);w&&(nt.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=Se({},n,h.getChildContext())),w&&o.__c&&h.getSnapshotBeforeUpdate&&(_=h.getSnapshotBeforeUpdate($,f)),g=c&&c.type===st&&c.key==null?c.props.children:c,k.__P&&(c=l,a=(e=k.__P).namespaceURI,u=s=null,o.props&&o.props.__P!=e&&(o.__k.some(function(M){M&&Zt(M,M)}),o.__k=null),l=o.__k?be(o,0):null),l=Eo(e,Ut(g)?g:[g],t,o,n,a,s,i,l,u,d),k.__P&&(t.__e=null,l=c),t.__u&=-161,p&&p.some(je),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch(M){if(i.length=m,t.__v=null,u||s)if(M&&M.then){if(t.__u|=128|u,s){for(~(B=s.indexOf(l||void 0))||(B=s.length);(I=s[B-1])&&I.nodeType==8;)B--;for(;B<s.length;B++)if(I=s[B])if(s[B]=null,y){if(I==O)break}else{if(I.nodeType!=8)break;I.data.startsWith("$s")&&(O=et(y=I))}}if(!y){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;y=l}(c=et(y=t.__c.__z||(t.__c.__z=y)))?(t.__e=y,l=c):t.__e=l,l=l&&l.nextSibling}else s&&s.some(je);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),M&&M.then||Ho(t),E.__e(M,t,o)}}else l=t.__e=pa(o.__e,t,o,n,a,s,i,u,d,e);return(c=E.diffed)&&c(t),l}function et(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function Ho(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ho))}function Fo(e,t,o){for(var n=0;n<o.length;)Vt(o[n++],o[n++],o[n++]);E.__c&&E.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(s){s.call(a)})}catch(s){E.__e(s,a.__v)}})}function pa(e,t,o,n,a,s,i,l,u,d){var c,p,m,h,$,f,_,k,w=o.props||ot,b=t.props,C=t.type;if(C=="svg"?a="http://www.w3.org/2000/svg":C=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),s){for(c=0;c<s.length;c++)if(($=s[c])&&(C?$.localName==C:$.nodeType==3)){e=$,s[c]=null;break}}if(!e){if(k=d.ownerDocument||document,!C)return k.createTextNode(b);e=k.createElementNS(a,C,b.is?b:d),l&&(E.__m&&E.__m(t,s),l=!1),s=null}if(C){if(d=C=="template"&&e.content||e,s=C=="textarea"&&b.defaultValue!=null?null:s&&Gt.call(d.childNodes),!l&&s)for(w={},c=0;c<e.attributes.length;c++)w[($=e.attributes[c]).name]=$.value;for(c in w)$=w[c],c=="dangerouslySetInnerHTML"?m=$:c=="children"||c in b||c=="value"&&"defaultValue"in b||c=="checked"&&"defaultChecked"in b||Qe(e,c,null,$,a);for(c in b)$=b[c],c=="children"?h=$:c=="dangerouslySetInnerHTML"?p=$:c=="value"?f=$:c=="checked"?_=$:l&&typeof $!="function"||w[c]===$||Qe(e,c,$,w[c],a);p?(l||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(m&&(e.textContent=""),(C=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&ia.test(C))&&(a="http://www.w3.org/1999/xhtml"),Eo(d,Ut(h)?h:[h],t,o,n,a,s,i,s?s[0]:o.__k&&be(o,0),l,u),s&&s.some(je)),l&&C!="textarea"||(c="value",C=="progress"&&f==null?e.removeAttribute(c):f==null||f===e[c]&&(C!="progress"||f)||Qe(e,c,f,w[c],a),c="checked",_!=null&&_!=e[c]&&Qe(e,c,_,w[c],a))}else w===b||l&&e.data==b||(e.data=b);return e}function Vt(e,t,o,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){E.__e(a,o)}}function Zt(e,t,o){var n,a,s,i;if(E.unmount&&E.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||Vt(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){E.__e(l,t)}n.__P=n.__n=null}if(n=e.__k)for(i=0;i<n.length;i++)n[i]&&Zt(n[i],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(n=e.__c)&&(n=n.__z)&&(a=et(n,s=[]))&&(n==e.__e&&s.some(je),je(a),je(n)),o||je(e.__e),e.__e=e.__c=e.__=null}function ha(e,t,o){return this.constructor(e,o)}function Uo(e,t){var o,n,a,s;E.__&&E.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(o=e&&32&e.__u)?null:t.__k,t.__k=Ie(st,{children:[e]}),a=[],s=[],Kt(t,t.__k,n||ot,ot,t.namespaceURI,n?null:t.firstChild?Gt.call(t.childNodes):null,a,n?n.__e:t.firstChild,o,s),Fo(a,t.__k,s),t.__k.props.children=null}E={__e:function(e,t,o,n){for(var a,s,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(s=a.constructor)&&s.getDerivedStateFromError)&&a.setState(s.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,n||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw tt=0,e}},Do=0,aa=function(e){return e!=null&&e.constructor===qe},Xe.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=Se({},this.state)),typeof e=="function"&&(e=e(Se({},o),this.props)),e&&(Se(o,e),this.__v&&(t&&this.__k.push(t),Oo(this)))},Xe.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Oo(this))},Xe.prototype.render=st,ke=[],tt=0,Ao=function(e,t){return e.__v.__b-t.__v.__b},Ye=Symbol(),Io=/(PointerCapture)$|Capture$/i,Ft=0,Ht={},ra=0;var Ko=function(e,t,o,n){var a;t[0]=0;for(var s=1;s<t.length;s++){var i=t[s++],l=t[s]?(t[0]|=i?1:2,o[t[s++]]):t[++s];i===3?n[0]=l:i===4?n[1]=Object.assign(n[1]||{},l):i===5?(n[1]=n[1]||{})[t[++s]]=l:i===6?n[1][t[++s]]+=l+"":i?(a=e.apply(l,Ko(e,l,o,["",null])),n.push(a),l[0]?t[0]|=2:(t[s-2]=0,t[s]=a)):n.push(l)}return n},Go=new Map;function Vo(e){var t=Go.get(this);return t||(t=new Map,Go.set(this,t)),(t=Ko(this,t.get(e)||(t.set(e,t=(function(o){for(var n,a,s=1,i="",l="",u=[0],d=function(m){s===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,i):s===3&&(m||i)?(u.push(3,m,i),s=2):s===2&&i==="..."&&m?u.push(4,m,0):s===2&&i&&!m?u.push(5,0,!0,i):s>=5&&((i||!m&&s===5)&&(u.push(s,0,i,a),s=6),m&&(u.push(s,m,0,a),s=6)),i=""},c=0;c<o.length;c++){c&&(s===1&&d(),d(c));for(var p=0;p<o[c].length;p++)n=o[c][p],s===1?n==="<"?(d(),u=[u],s=3):i+=n:s===4?i==="--"&&n===">"?(s=1,i=""):i=n+i[0]:l?n===l?l="":i+=n:n==='"'||n==="'"?l=n:n===">"?(d(),s=1):s&&(n==="="?(s=5,a=i,i=""):n==="/"&&(s<5||o[c][p+1]===">")?(d(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):n===" "||n==="	"||n===`
`||n==="\r"?(d(),s=2):i+=n),s===3&&i==="!--"&&(s=4,u=u[0])}return d(),u})(e)),t),arguments,[])).length>1?t:t[0]}var r=Vo.bind(qo);var Le,K,Jt,Zo,Qt=Object.is,at=0,sn=[],Yt=[],G=E,Jo=G.__b,Qo=G.__r,Yo=G.diffed,Xo=G.__c,en=G.unmount,tn=G.__;function rt(e,t){G.__h&&G.__h(K,e,at||t),at=0;var o=K.__H||(K.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function x(e){return at=1,ma(an,e)}function ma(e,t,o){var n=rt(Le++,2);if(n.t=e,!n.__c&&(n.__=[o?o(t):an(void 0,t),function(s){var i=(n.__N||n.__)[0],l=n.t(i,s);Qt(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=K,!K.__f)){K.__f=!0;var a=K.shouldComponentUpdate;K.shouldComponentUpdate=function(s,i,l){var u=this.__H;if(!u)return!0;var d=!1,c=this.props!=s;if(u.__.some(function(m){m.__N&&(d=!0,Qt(m.__[0],m.__N[0])||(c=!0))}),a){var p=a.call(this,s,i,l);return d?p||c:p}return!d||c}}return n.__}function P(e,t){var o=rt(Le++,3);!G.__s&&eo(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,K.__H.__h.push(o))}function ye(e,t){var o=rt(Le++,4);!G.__s&&eo(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,K.__h.push(o))}function U(e){return at=5,Pe(function(){return{current:e}},[])}function Pe(e,t){var o=rt(Le++,7);return eo(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function $a(){var e;do{for(;e=Yt.shift();)try{Ne(e)}catch(o){G.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=sn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ne),t.__h.some(Xt),t.__h=[]}catch(o){t.__h=[],G.__e(o,e.__v)}}}while(Yt.length)}G.__b=function(e){K=null,Jo&&Jo(e)},G.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),tn&&tn(e,t)},G.__r=function(e){Qo&&Qo(e),Le=0;var t=(K=e.__c).__H;t&&(Jt==K?K.__h=[]:(t.__h.some(Ne),t.__h.some(Xt),Le=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Jt=K},G.diffed=function(e){Yo&&Yo(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&nn(sn.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Jt=K=null},G.__c=function(e,t){t.some(function(o){try{o.__h.some(Ne),o.__h=o.__h.filter(function(n){return!n.__||Xt(n)})}catch(n){o.__h=[function(){throw n}]}}),Xo&&Xo(e,t)},G.unmount=function(e){en&&en(e);var t,o,n=e.__c;n&&n.__H&&(n.__H.__.some(function(a){try{if(a.__P&&a.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}a.__P=o,nn(Yt.push(a))}else Ne(a)}catch(s){t=s}}),n.__H=void 0,t&&G.__e(t,n.__v))};var on=typeof requestAnimationFrame=="function";function fa(e){var t,o=function(){clearTimeout(n),on&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(o,35);on&&(t=requestAnimationFrame(o))}function nn(e){e!=1&&Zo==G.requestAnimationFrame||((Zo=G.requestAnimationFrame)||fa)($a)}function Ne(e){var t=K,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),K=t}function Xt(e){var t=K;e.__c=e.__(),K=t}function eo(e,t){return!e||e.length!=t.length||t.some(function(o,n){return!Qt(o,e[n])})}function an(e,t){return typeof t=="function"?t(e):t}var to=`<svg xmlns="http://www.w3.org/2000/svg">
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
`;var wa=new Set([...to.matchAll(/<symbol id="([^"]+)"/g)].map(e=>e[1]));function rn(){let e=document.createElement("div");e.className="sprite",e.setAttribute("aria-hidden","true"),e.innerHTML=to,document.body.prepend(e)}var se=e=>wa.has(e),F=({id:e,class:t,...o})=>r`
  <svg class=${t} aria-hidden="true" ...${o}><use href=${"#"+e} /></svg>
`,v=({id:e,class:t=""})=>r`
  <${F} id=${"i-"+e} class=${"ic "+t} />
`,no=e=>se("tm-"+e)?"tm-"+e:"tm-other",D=({colour:e,class:t=""})=>r`
  <${F} id=${no(e)} class=${`tm c-${e} ${t}`} />
`;function V({colour:e,face:t,game:o,class:n=""}){let a="die-"+t;return se(a)?r`
      <${F} id=${a} class=${`die c-${e} ${n}`} />
    `:r`
    <span class=${`die faced c-${e} ${n}`}>
      <${F} id="die-0" class="die-body" />
      ${/^\d+$/.test(String(t))?r`
              <b class="die-number">${t}</b>
            `:r`
              <${q} name=${t} game=${o} class="ic" />
            `}
    </span>
  `}var oo=new Map;function ka({game:e,name:t,class:o}){let n=`/api/v1/emblems/${encodeURIComponent(e)}/${encodeURIComponent(t)}.svg`,[,a]=x(0);P(()=>{if(oo.get(n))return;let i=new Image;return i.onload=()=>{oo.set(n,!0),a(l=>l+1)},i.src=n,()=>{i.onload=null}},[n]);let s=oo.get(n)?`url("${n}")`:"";return r`
    <span
      class=${o+(s?" em-file":" em-none")}
      style=${s?{maskImage:s,WebkitMaskImage:s}:void 0}
      aria-hidden="true"
    ></span>
  `}function q({name:e,game:t,class:o="ic"}){return e?e.startsWith("die-")&&se(e)?r`
      <${F} id=${e} class=${o+" c-plain"} />
    `:se(e)?r`
      <${F} id=${e} class=${o+(e.startsWith("flag-")?" flag":"")} />
    `:se("tm-"+e)?r`
      <${D} colour=${e} class=${o} />
    `:t?r`
        <${ka} key=${e} game=${t} name=${e} class=${o} />
      `:null:null}var ln={"home.share":"win together","home.again":"Again","home.result":"Result","set.here":"Kept on this device only.","set.off":"Off","set.on":"On","set.scheme.dark":"Dark","set.scheme.light":"Light","set.scheme.auto":"As the device","set.scheme":"Colours","set.voice":"A voice reads events","set.sound":"Sounds","set.language":"Language","set.title":"Settings","score.hours":{one:"{n} h {minutes} min",other:"{n} h {minutes} min"},"score.minutes":{one:"{n} min",other:"{n} min"},"score.copied":"Copied","score.share":"Share","score.rounds":"Points after each round","log.again":{one:"Once the dice are put right, {n} step after this is worked out again; what still fits is kept.",other:"Once the dice are put right, {n} steps after this are worked out again; what still fits is kept."},"log.drops":{one:"{n} step after this is dropped. “Redo” brings it back until something new is answered.",other:"{n} steps after this are dropped. “Redo” brings them back until something new is answered."},"log.costs":{one:"This drops {n} later step:",other:"This drops {n} later steps:"},"log.return.sure":"Yes, go back here","log.change":"Put it right all the same","log.back":"Back to the log","log.show":"Show the result","hand.rub":"Undo one die","ask.source":"Rule {rule}","sighting.again":{one:"{n} to throw again",other:"{n} to throw again"},"battle.ranks":"Distances in order","battle.counts":{one:"{n} die",other:"{n} dice"},"ask.less":"Less: {what}","ask.more":"More: {what}","ask.order":"Tap in order","ask.rub":"Rub out","ask.pick":"Choose","ask.send":"Continue","ask.skip":"Skip","ask.who":"Who answers","ask.worth":"Sum {n}","bar.home":"Home","bar.log":"Log","bar.redo":"Redo","bar.undo":"Undo","battle.again":"Next throw","battle.answer":"Back to the question","battle.back":"Previous","battle.both":"Both sink","battle.close":"measured","battle.duel":"Duel {n} of {all}","battle.list":"Duels in order","battle.look":"Show again: {what}","battle.next":"Next","battle.none":"Nobody sinks","battle.on":"Continue","battle.open":"Waits for an answer","battle.outcome":"Outcome","battle.over":"The battle is over","battle.pause":"Pause","battle.play":"Play the battle","battle.result":"Result","battle.row":"Duel {n}: {a} and {b}, {gap} mm","battle.sinks":"{Die} sinks","battle.sunk":{one:"{n} sunk",other:"{n} sunk"},"beside.more":"More ({n})","beside.title":"More","camera.folder":"Pictures from a folder","camera.live":"Live","camera.lost":"No picture","camera.none":"By hand","camera.simulated":"Simulation","camera.upload":"Pictures by phone","closer.from":"from {die}","closer.tip":"The difference is too small for the camera. Use the ruler from the game.","closer.title":"Nearly a tie","colour.black":"black","colour.blue":"blue","colour.green":"green","colour.orange":"orange","colour.purple":"purple","colour.red":"red","colour.white":"white","colour.yellow":"yellow","crew.as":"The new device","crew.ask":"The host lets others in and gives the roles.","crew.away":"offline","crew.device":"Device","crew.end":"Send {name} away","crew.end.sure":"Send away","crew.here":"online","crew.host":"host","crew.hosts":"Only the host of this table can do that.","crew.leave":"Leave the table","crew.let":"Let play","crew.looks":"This device only watches. The host can let it play.","crew.once":"It lets one device in. The next code comes by itself.","crew.only":"Only watch","crew.pass":"Make host","crew.pass.sure":"Yes, make it the host","crew.player":"player","crew.plays":"Player","crew.qr":"QR code with the address that lets one device in","crew.scan":"Scan to join","crew.spectator":"watcher","crew.title":"Who is here","crew.watch":"Scan to watch","crew.watches":"Watcher","crew.you":"this device","failed.back":"Back to the throw","failed.text":"This picture could not be read.","failed.title":"Not read","fix.done":"Done","fix.fixed":"corrected","fix.move":"Tap the chart to move the die.","fix.new":"A new die","fix.not":"Nothing lies here","fix.pose":"How it lies","fix.remove":"Remove","fix.title":"Correct a die","fix.value":"Pips","fix.which":"What lies here?","fix.whose":"Whose","guard.again":"Read again","guard.againhow":"from a new picture","guard.focus":"The picture is out of focus.","guard.hand":"A hand is over the board.","guard.lens":"The lens is dirty or covered.","guard.light":"The light differs from the set-up.","guard.motion":"Something still moves.","guard.moved":"The camera or the board has moved.","guard.not-a-board":"There is no board in the picture.","guard.outside":"A die lies off the board.","guard.size":"The size does not fit: teach the dice again.","guard.title":"The picture is doubtful","guard.untaught":"These dice are not those that were taught.","guard.use":"This picture is good","guard.usehow":"read it all the same","faces.told":"The dice that are told","faces.which":"{die} {n} of {all}: what does it show?","hand.discard":"Start over","hand.done":"Count the battle","hand.how":"Tap the chart to place each die","hand.lacks":{one:"{n} die to go",other:"{n} dice to go"},"hand.ready":"All dice are there","hand.tip":"Gaps are measured on the chart; near ties you measure by ruler.","hand.title":"By hand","home.camera":"camera","home.clock":"Clock for calls","home.clock.off":"off","home.clock.seconds":"{n} s","who.title":"Whose device is this?","who.why":"Then you choose in secret here, and your own questions come first.","who.all":"Everybody's","who.chosen":"You have chosen","who.wait":"Still choosing: {names}","who.change":"Change my choice","who.told":"Have chosen on their own devices: {names}","home.host":"The host starts the next game.","home.wait":"The host starts a game. It then shows here by itself.","home.order":"In the order of the seats, clockwise. The order matters","crew.shows":"May show a code","prepare.title":"Set-up","prepare.done":"Everything lies ready","home.colour":"Colour of player {n}: {colour}. Change","home.continue":"Continue","home.count":"Players","home.going":"Game in progress","home.more":{one:"All rules ({n})",other:"All rules ({n})"},"home.name":"Name of player {n}","home.new":"New game","home.norules":"This game has no variants.","home.not":"Back","home.player":"Player {n}","home.points":"score only","home.rules":"Rules","home.seats":"{from}–{to} players","home.start":"Start","home.sub":"Counts the dice and the chests. You play.","home.sure":"A new game starts; the current one ends.","home.which":"Game","home.yes":"Yes, start","join.box":"No host any more? On the box, “quartermaster pair” shows a new code.","join.code":"Or type the code","join.go":"Come in","join.scan":"Scan the QR code on the host's tablet or on the box.","join.title":"Come to the table","link.first":"Connecting to the table…","link.lost":"Connection lost. Reconnecting…","look.add":"Tap an empty place to add a die.","look.again":"Try again","look.back":"Back to the question","look.drop":"Leave it as it was","look.how":"Tap a die to correct it","look.title":"The whole board","notice.behind":"This device has already shown step {was}; the table is at step {now}. If nobody brought a copy back, steps were lost: compare before you go on.","notice.close":"Close","notice.error":"That did not work. Try again.","notice.network":"Not sent: there is no connection. Try again in a moment.","notice.stale":"The table has moved on meanwhile.","picture.die":"Correct: {die}","picture.label":"The board seen from above","picture.live":"The camera’s picture","pose.cocked":"cocked","pose.flat":"flat","pose.hidden":"hidden","pose.stacked":"on another","question.add":"A die is missing","question.addhow":"tap its place on the picture","question.again":"that die is thrown again","question.all":"Those are all","question.board":"The whole board","question.cocked":"It leans","question.counts":"counts as {die}","question.first":"Question 1 of {all}","question.flat":"It lies flat","question.flats":"All of them lie flat","question.is":"It is a die","question.isnt":"It is not a die","question.leans":"It leans","question.not":"Not all of them","question.each":"then one is asked after the other","question.asread":"they count as read","question.one":"Question","question.right":"That is right","question.then":"then tell the pips","question.wrong":"Let me correct it","reader.none":"The reader is off","reader.reading":"Reading","reader.ready":"Still","reader.restarting":"Reader restarts","reading.title":"Reading the dice…","reading.wait":"One moment…","score.again":"Play again","score.by":{one:"wins by {n} point",other:"wins by {n} points"},"score.course":"Last events","score.print":"Print","score.shared":"shared victory","score.title":"Game over","score.total":"Victory points","score.wins":"wins","seat.all":"Players","seat.firstlong":"First player","seat.score":"Points","seat.table":"Table","sighting.questions":{one:"{n} question",other:"{n} questions"},"sighting.sure":"{n} of {all} sure","throw.hand":"Enter by hand","throw.now":"Throw","throw.photo":"Picture by phone","throw.read":"Read now","throw.sending":"Sending…","throw.shoot":"Take a picture","throw.tip.hand":"Put the dice on the chart by tap.","throw.tip.live":"Throw. When the dice lie still they are read by themselves.","throw.tip.thrown":"Tap “Throw”: the simulator throws the dice.","scene.hand":"A hand is over the board: I wait.","scene.moving":"The dice are rolling.","scene.still":"The dice lie still: I am reading them.","throw.tip.upload":"Throw, and take a picture from above.","ask.rule":"What does the rule say?","log.anew":"The new answer replaces the old one. All that came after is worked out again.","log.put":"put right","log.by":"Device: {who}","log.dice":"Put dice right","log.edit":"Put answer right","log.return":"Go back here","log.lost":{one:"Put right. One later step no longer holds and is left out:",other:"Put right. {n} later steps no longer hold and are left out:"},"log.holds":"Put right. All later steps still hold.","log.none":"Nothing is written down yet.","log.earlier":{one:"{n} earlier step",other:"{n} earlier steps"},"home.first":"First player","home.chance":"by chance","archive.again":"Try again","archive.average":"Average","archive.best":"Best","archive.copies":"Copies","archive.copies.sub":"Nothing is lost","archive.dice":"Dice","archive.dice.few":"Too few throws to say.","archive.dice.fits":"As a fair die falls.","archive.dice.how":"The bar is what fell, the line through it where the true share lies (95 %, exact), the dashed line a fair die.","archive.dice.odd":"A fair die hardly ever falls like this.","archive.face":"{face}: {n} times, true share between {low} and {high} %","archive.forget":"Forget","archive.forget.how":"Forgetting takes the name out of all games and copies kept here. The games stay, and read N.N. Copies that were carried away keep the name.","archive.forget.sure":"Forget for good","archive.games":"Games","archive.games.none":"No game has been finished yet.","archive.games.sub":"Finished games, newest first","archive.length":{one:"{n} step in {minutes} min",other:"{n} steps in {minutes} min"},"archive.people":"People","archive.people.none":"Nobody is remembered yet: whoever gets a name in a new game is.","archive.people.sub":"Name, colour, sign and language","archive.person.colour":"Colour","archive.person.language":"Language","archive.person.name":"Name","archive.person.new":"New person","archive.person.save":"Save","archive.person.sign":"Sign {n}","archive.person.symbol":"Sign","archive.played":"Games","archive.rounds":"Round by round","archive.sheet":"Score sheet","archive.standings":"Statistics","archive.standings.sub":"Wins, averages and fair dice","archive.throws":{one:"{n} throw",other:"{n} throws"},"archive.title":"People and games","archive.wins":"Wins","copies.back":"Bring back","copies.before":"before another was brought back","copies.bring":"Bring a copy back","copies.brought":{one:"Brought back: {n} step, as on {when}.",other:"Brought back: {n} steps, as on {when}."},"copies.daily":"kept by itself or on demand","copies.here":"Kept here","copies.how":"A copy holds all games and all people of this machine. Bringing one back keeps what was there before as a copy.","copies.keep":"Keep one here","copies.kept":"A copy is kept here.","copies.last":"played until {when}","copies.none":"No copy is kept here yet; one is made each day that something is played.","copies.other":"For other programs","copies.salvaged":"saved from a damaged record","copies.steps":{one:"{n} step",other:"{n} steps"},"copies.sure":"Put {name} in place of all games and people? What is there now is kept as a copy.","copies.take":"Download a copy","copies.yes":"Replace everything","tables.title":"Tables","tables.at":"Table {name}. Other tables","tables.free":"No game","tables.over":"{game} · finished","tables.here":"you are here","tables.how":"At your own table you play; at the others you look on.","archive.health":"Machine","archive.health.sub":"Camera, reading, disk and copies","health.well":"All is well.","health.camera":"Camera","health.rate":"{n} pictures a second","health.reading":"Reading","health.read":"the last in {last} s, {mean} s on average · {n} read, {failed} not","health.never":"nothing was read yet","health.disk":"Disk","health.free":"{free} GB of {size} GB free","health.copy":"Last copy","health.none":"none yet","health.heat":"Temperature","health.supply":"Power supply","health.fine":"strong enough","health.weak":"too weak","health.devices":"Devices","health.here":"{here} at the table, {known} let in","health.since":"Running since","health.unknown":"not known","whole.none":"none","health.report":"Report a problem","health.how":"A file without names, addresses or pictures: how the machine is, the game, the newest lines of the log. Send it to whoever you ask for help.","hue.black":"black","hue.blue":"blue","hue.green":"green","hue.orange":"orange","hue.purple":"purple","hue.red":"red","hue.white":"white","hue.yellow":"yellow","crew.mine.player":"You are a player.","crew.mine.spectator":"You are watching.","crew.mine.host":"You are the host.","archive.panel":"Button and light","archive.panel.sub":"What is wired, and what it shows","health.panel":"Button and light","health.parts":"{found} found, {failed} failed","panel.drawn":"A drawn panel beside the simulated table. A real one does the same: press its button.","panel.real":"The panel of this table.","panel.press":"Press","panel.hold":"Hold for 5 seconds","panel.down":"The button is down.","panel.up":"The button is up.","panel.pressed":{one:"Pressed {n} time",other:"Pressed {n} times"},"panel.held":{one:"held {n} time",other:"held {n} times"},"panel.light.on":"Light on: {n} %","panel.light.off":"Light off","panel.room":"room {n} lx","panel.dark":"Darker than when it was set up","panel.signal.off":"Nobody plays","panel.signal.ready":"Ready","panel.signal.reading":"Reading","panel.signal.asks":"Question","panel.signal.trouble":"Trouble","panel.part.button":"Button","panel.part.light":"Light","panel.part.state":"Signal lamps","panel.part.buzzer":"Buzzer","panel.part.sensor":"Light sensor","panel.is.found":"found","panel.is.skipped":"not used","panel.is.failed":"failed","panel.is.opening":"being looked for","panel.wiring":"What is wired","panel.how":"Pins are numbered 1 to 40, as in the guide's drawing. Switch the computer off before you wire anything.","panel.none":"not wired","panel.kind":"Kind","panel.kind.apa":"APA102 strip","panel.kind.ws":"WS2812 strip","panel.kind.relay":"Relay","panel.kind.pwm":"Dimmed light","panel.kind.leds":"Single LEDs","panel.pin":"Pin","panel.data":"Data pin","panel.pixels":"Number of LEDs","panel.bright":"Brightness (%)","panel.led":"LED {n}","panel.level":"On when the pin is","panel.high":"high","panel.low":"low","panel.sound":"Sound","panel.sound.on":"on","panel.sound.off":"off","panel.addr":"Its ADDR pin","panel.addr.low":"to ground or open","panel.addr.high":"to 3.3 V","panel.save":"Keep the wiring","panel.kept":"Kept. It holds from now on.","setup.title":"Camera set-up","setup.sub":"About ten minutes. The game can be played by hand meanwhile.","setup.live":"The camera's picture","setup.waits":"One moment …","setup.back":"Back","setup.next":"Go on","setup.again":"Once more","setup.step.view":"View","setup.step.sizes":"Sizes","setup.step.corners":"Corners","setup.step.empty":"Empty board","setup.step.dice":"Dice","setup.step.test":"Test","setup.step.lens":"Exact lens","setup.refused":"That did not work out","setup.goto":"Go to: {step}","setup.camera.which":"Which camera looks at the board?","setup.camera.other":"Other camera","setup.camera.held":"Used at the table “{table}”","setup.camera.address":"A network camera or phone app, by its address","setup.camera.call":"Call it","setup.camera.rpicam":"Raspberry Pi camera","setup.camera.v4l2":"USB camera","setup.camera.http":"Network camera","setup.camera.upload":"Pictures from a phone","setup.camera.phone":"Phone","setup.camera.simulated":"Simulated camera","setup.camera.folder":"Pictures of a folder","setup.view.title":"Hang the camera over the lid","setup.view.text":"The whole lid, walls included, should fill the picture.","setup.view.next":"The view is fine","setup.view.picture":"Picture","setup.view.wait":"Looking …","setup.view.good":"Good","setup.view.lid":"The lid","setup.view.lid.wait":"Looking …","setup.view.lid.wait.text":"The lid is being looked for.","setup.view.lid.fair":"Not sure","setup.view.lid.fair.text":"You can mark the corners yourself in a moment.","setup.view.lid.bad":"Cut off","setup.view.lid.bad.text":"Hang the camera higher or move the lid to the middle.","setup.view.lid.good":"All in the picture","setup.view.die":"A die is about {n} pixels wide.","setup.view.sharp":"Sharpness","setup.view.blurred":"Blurred","setup.view.blurred.text":"It was sharper before: turn the focus back, or wait until nothing moves.","setup.view.small":"Dice are small here: hang the camera lower, or choose a larger picture.","setup.view.light":"Light","setup.view.dark":"Too dark","setup.view.dark.text":"Bring a lamp nearer.","setup.view.bright":"Too bright","setup.view.bright.text":"Turn the lamp away, so that nothing is burnt out.","setup.view.bands":"Flickers","setup.view.bands.text":"A lamp flickers: use another lamp, or set the camera to 50 or 60 Hz.","setup.sizes.title":"How large is the lid?","setup.sizes.text":"Measure the floor inside the walls. A millimetre matters.","setup.sizes.floor":"Floor","setup.sizes.other":"Other","setup.sizes.width":"Floor, width","setup.sizes.height":"Floor, height","setup.sizes.wall":"Wall, height inside","setup.sizes.die":"Die, one edge","setup.corners.title":"Where are the floor's corners?","setup.corners.text":"The corners of the floor, not the rim of the walls. Drag a point near its corner; it snaps to the sides.","setup.corners.one":"Corner {n}","setup.corners.next":"The corners fit","setup.corners.anyway":"Take them as they are","setup.corners.again":"Look again","setup.corners.wait":"Looking …","setup.corners.wait.text":"The sides of the floor are being looked for.","setup.corners.good":"They fit","setup.corners.good.text":"All four sides are seen clearly.","setup.corners.fair":"Please check","setup.corners.doubt.unseen":"The sides are not seen clearly. Drag the points onto the corners yourself.","setup.corners.doubt.choice":"Two edges look alike here. Check that the line follows the floor, not its print or the rim.","setup.corners.doubt.inexact":"The corners do not fit a floor of this size exactly. Check them, and the sizes.","setup.corners.doubt.hand":"Placed by hand.","setup.empty.title":"Empty the board","setup.empty.text":"Take everything out of the lid and keep hands away. The picture is taken by itself.","setup.empty.next":"The board is empty","setup.still":"Stillness","setup.still.wait":"Waiting","setup.still.hand":"A hand","setup.still.text":"After two seconds in which nothing moves.","setup.still.taken":"Taken","setup.still.taken.text":"Look at the picture: is it as it should be?","setup.dice.title":"Lay the dice out","setup.dice.text":"Two or three of each colour, flat and apart. The picture is taken by itself.","setup.dice.name":"What is each colour called? Tap what is wrong.","setup.dice.none":"Not a die","setup.dice.count":{one:"{n} die",other:"{n} dice"},"setup.dice.next":"Calibrate","setup.dice.runs":"Calibrating …","setup.dice.fair":"Please check","setup.dice.other":"Some things are too large for one die: lay dice apart and take the picture once more.","setup.dice.nothing":"No dice were found. Lay some on the board.","setup.keep.title":"The camera is set up","setup.keep.text":"Keep it, then try three throws.","setup.keep.next":"Keep and test","setup.keep.exact":"Exactness","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"Where two distances differ by less, people are asked.","setup.test.title":"Test","setup.test.first":"Lay out the dice and calibrate first.","setup.test.throw":"Throw {n} of {all}","setup.test.text":"Throw some dice into the lid, then read them.","setup.test.read":"Read the dice","setup.test.look":"Does each number and colour agree with its die?","setup.test.right":"All right","setup.test.wrong":"Something is wrong","setup.test.dice":{one:"{n} die",other:"{n} dice"},"setup.test.asks":{one:"asks {n} question",other:"asks {n} questions"},"setup.test.sure":"Sure","setup.test.over":"The test is over","setup.test.over.text":"The camera reads the throws of this table from now on.","setup.test.end":"To the game","setup.test.verdict":"Verdict","setup.test.score":"{n} of {all} right","setup.test.good":"Good. Play on.","setup.test.help":"More even light helps most; then more pixels a die. Or begin again with the empty board.","colour.pink":"pink","colour.brown":"brown","colour.grey":"grey","setup.keep.name":"What is this place called?","setup.keep.name.usual":"Our table"};var cn={"home.share":"wygrywają razem","home.again":"Jeszcze raz","home.result":"Wynik","set.here":"Zapamiętane tylko na tym urządzeniu.","set.off":"Nie","set.on":"Tak","set.scheme.dark":"Ciemne","set.scheme.light":"Jasne","set.scheme.auto":"Jak urządzenie","set.scheme":"Kolory","set.voice":"Głos czyta zdarzenia","set.sound":"Dźwięki","set.language":"Język","set.title":"Ustawienia","score.hours":{one:"{n} godz. {minutes} min",few:"{n} godz. {minutes} min",many:"{n} godz. {minutes} min",other:"{n} godz. {minutes} min"},"score.minutes":{one:"{n} min",few:"{n} min",many:"{n} min",other:"{n} min"},"score.copied":"Skopiowano","score.share":"Wyślij","score.rounds":"Punkty po każdej rundzie","log.again":{one:"Po poprawce kostek {n} późniejszy krok zostanie policzony na nowo; co nadal pasuje, zostaje.",few:"Po poprawce kostek {n} późniejsze kroki zostaną policzone na nowo; co nadal pasuje, zostaje.",many:"Po poprawce kostek {n} późniejszych kroków zostanie policzonych na nowo; co nadal pasuje, zostaje.",other:"Po poprawce kostek {n} późniejszego kroku zostanie policzone na nowo; co nadal pasuje, zostaje."},"log.drops":{one:"Wypadnie {n} późniejszy krok. „Przywróć” odda go, dopóki nie padnie nowa odpowiedź.",few:"Wypadną {n} późniejsze kroki. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź.",many:"Wypadnie {n} późniejszych kroków. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź.",other:"Wypadnie {n} późniejszego kroku. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź."},"log.costs":{one:"Po tej poprawce wypadnie {n} późniejszy krok:",few:"Po tej poprawce wypadną {n} późniejsze kroki:",many:"Po tej poprawce wypadnie {n} późniejszych kroków:",other:"Po tej poprawce wypadnie {n} późniejszego kroku:"},"log.return.sure":"Tak, wróć tutaj","log.change":"Mimo to popraw","log.back":"Wróć do dziennika","log.show":"Pokaż wynik","hand.rub":"Cofnij kostkę","ask.source":"Zasada {rule}","sighting.again":{one:"{n} do ponownego rzutu",few:"{n} do ponownego rzutu",many:"{n} do ponownego rzutu",other:"{n} do ponownego rzutu"},"battle.ranks":"Odległości po kolei","battle.counts":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"ask.less":"Mniej: {what}","ask.more":"Więcej: {what}","ask.order":"Stukaj po kolei","ask.rub":"Zmaż","ask.pick":"Wybierz","ask.send":"Dalej","ask.skip":"Pomiń","ask.who":"Kto odpowiada","ask.worth":"razem {n}","bar.home":"Strona główna","bar.log":"Dziennik","bar.redo":"Przywróć","bar.undo":"Cofnij","battle.again":"Następny rzut","battle.answer":"Wróć do pytania","battle.back":"Poprzedni","battle.both":"Obie toną","battle.close":"zmierzone","battle.duel":"Pojedynek {n} z {all}","battle.list":"Pojedynki po kolei","battle.look":"Pokaż jeszcze raz: {what}","battle.next":"Następny","battle.none":"Nikt nie tonie","battle.on":"Dalej","battle.open":"Czeka na odpowiedź","battle.outcome":"Wynik","battle.over":"Koniec bitwy","battle.pause":"Zatrzymaj","battle.play":"Odtwórz bitwę","battle.result":"Wynik gry","battle.row":"Pojedynek {n}: {a} i {b}, {gap} mm","battle.sinks":"Tonie {die}","battle.sunk":{one:"{n} pod wodą",few:"{n} pod wodą",many:"{n} pod wodą",other:"{n} pod wodą"},"beside.more":"Inne ({n})","beside.title":"Inne","camera.folder":"Zdjęcia z folderu","camera.live":"Na żywo","camera.lost":"Brak obrazu","camera.none":"Ręcznie","camera.simulated":"Symulacja","camera.upload":"Zdjęcia z telefonu","closer.from":"od: {die}","closer.tip":"Różnica jest za mała dla kamery. Przyłóżcie linijkę z gry.","closer.title":"Prawie remis","colour.black":"czarna","colour.blue":"niebieska","colour.green":"zielona","colour.orange":"pomarańczowa","colour.purple":"fioletowa","colour.red":"czerwona","colour.white":"biała","colour.yellow":"żółta","crew.as":"Nowe urządzenie","crew.ask":"Gospodarz wpuszcza innych i rozdaje role.","crew.away":"offline","crew.device":"Urządzenie","crew.end":"Odeślij: {name}","crew.end.sure":"Odeślij","crew.here":"online","crew.host":"gospodarz","crew.hosts":"To może zrobić tylko gospodarz stołu.","crew.leave":"Odejdź od stołu","crew.let":"Niech gra","crew.looks":"To urządzenie tylko ogląda. Gospodarz może pozwolić mu grać.","crew.once":"Kod wpuszcza jedno urządzenie. Następny pojawi się sam.","crew.only":"Tylko ogląda","crew.pass":"Ustaw jako gospodarza","crew.pass.sure":"Tak, to gospodarz","crew.player":"gracz","crew.plays":"Gracz","crew.qr":"Kod QR z adresem, który wpuszcza jedno urządzenie","crew.scan":"Zeskanuj, aby dołączyć","crew.spectator":"widz","crew.title":"Kto jest przy stole","crew.watch":"Zeskanuj, aby tylko oglądać","crew.watches":"Widz","crew.you":"to urządzenie","failed.back":"Wróć do rzutu","failed.text":"Tego obrazu nie udało się odczytać.","failed.title":"Nie odczytano","fix.done":"Gotowe","fix.fixed":"poprawiona","fix.move":"Stuknij mapę, by przesunąć kostkę.","fix.new":"Nowa kostka","fix.not":"Nic tu nie leży","fix.pose":"Jak leży","fix.remove":"Usuń","fix.title":"Popraw kostkę","fix.value":"Oczka","fix.which":"Co tu leży?","fix.whose":"Czyja","guard.again":"Czytaj jeszcze raz","guard.againhow":"z nowego obrazu","guard.focus":"Obraz jest nieostry.","guard.hand":"Nad planszą jest ręka.","guard.lens":"Obiektyw jest brudny albo zasłonięty.","guard.light":"Światło jest inne niż przy ustawianiu.","guard.motion":"Coś się jeszcze rusza.","guard.moved":"Kamera albo plansza się przesunęła.","guard.not-a-board":"Na obrazie nie widać planszy.","guard.outside":"Kostka leży poza planszą.","guard.size":"Wielkość kostek się nie zgadza: naucz program od nowa.","guard.title":"Obraz jest niepewny","guard.untaught":"To nie są kostki, których program się uczył.","guard.use":"Ten obraz jest dobry","guard.usehow":"czytaj go mimo to","faces.told":"Podane kostki","faces.which":"{die} {n} z {all}: co pokazuje?","hand.discard":"Zacznij od nowa","hand.done":"Rozstrzygnij bitwę","hand.how":"Stuknij mapę tam, gdzie leży każda kostka","hand.lacks":{one:"Jeszcze {n} kostka",few:"Jeszcze {n} kostki",many:"Jeszcze {n} kostek",other:"Jeszcze {n} kostki"},"hand.ready":"Wszystkie kostki leżą","hand.tip":"Odległości liczą się z mapy; prawie równe zmierzcie linijką.","hand.title":"Ręcznie","home.camera":"kamera","home.clock":"Zegar przy wywołaniu","home.clock.off":"wyłączony","home.clock.seconds":"{n} s","who.title":"Czyje to urządzenie?","who.why":"Wtedy wybierasz tu w tajemnicy, a twoje pytania są pierwsze.","who.all":"Wspólne","who.chosen":"Wybór zapisany","who.wait":"Jeszcze wybierają: {names}","who.change":"Zmień mój wybór","who.told":"Wybór na własnym urządzeniu: {names}","home.host":"Następną grę zaczyna gospodarz.","home.wait":"Grę zaczyna gospodarz. Pojawi się tu sama.","home.order":"W kolejności miejsc, zgodnie z ruchem wskazówek zegara. Kolejność ma znaczenie","crew.shows":"Może pokazywać kod","prepare.title":"Przygotowanie","prepare.done":"Wszystko gotowe","home.colour":"Kolor gracza {n}: {colour}. Zmień","home.continue":"Graj dalej","home.count":"Liczba graczy","home.going":"Gra trwa","home.more":{one:"Wszystkie zasady ({n})",few:"Wszystkie zasady ({n})",many:"Wszystkie zasady ({n})",other:"Wszystkie zasady ({n})"},"home.name":"Imię gracza {n}","home.new":"Nowa gra","home.norules":"Ta gra nie ma wariantów.","home.not":"Wróć","home.player":"Gracz {n}","home.points":"tylko punkty","home.rules":"Zasady","home.seats":"{from}–{to} graczy","home.start":"Zacznij","home.sub":"Liczy kostki i skrzynie. Wy gracie.","home.sure":"Zacznie się nowa gra; obecna się skończy.","home.which":"Gra","home.yes":"Tak, zacznij","join.box":"Nie ma już gospodarza? Nowy kod pokaże komputer stołu, po wpisaniu „quartermaster pair”.","join.code":"Albo wpisz kod","join.go":"Wejdź","join.scan":"Zeskanuj kod QR z tabletu gospodarza albo z komputera stołu.","join.title":"Usiądź do stołu","link.first":"Łączę ze stołem…","link.lost":"Brak połączenia. Łączę ponownie…","look.add":"Stuknij puste miejsce, by dodać kostkę.","look.again":"Spróbuj jeszcze raz","look.back":"Wróć do pytania","look.drop":"Zostaw jak było","look.how":"Stuknij kostkę, by ją poprawić","look.title":"Cała plansza","notice.behind":"To urządzenie pokazało już krok {was}, a stół jest na kroku {now}. Jeśli nikt nie przywrócił kopii, zginęły kroki: porównajcie, zanim zagracie dalej.","notice.close":"Zamknij","notice.error":"Nie udało się. Spróbuj jeszcze raz.","notice.network":"Nie wysłano, bo nie ma połączenia. Spróbuj za chwilę.","notice.stale":"Gra poszła już dalej.","picture.die":"Popraw: {die}","picture.label":"Plansza widziana z góry","picture.live":"Obraz z kamery","pose.cocked":"krzywo","pose.flat":"płasko","pose.hidden":"zakryta","pose.stacked":"na innej","question.add":"Brakuje kostki","question.addhow":"wskażcie miejsce na obrazie","question.again":"tą kostką rzuca się jeszcze raz","question.all":"To wszystkie kostki","question.board":"Cała plansza","question.cocked":"Leży krzywo","question.counts":"liczy się {die}","question.first":"Pytanie 1 z {all}","question.flat":"Leży płasko","question.flats":"Wszystkie leżą płasko","question.is":"To kostka","question.isnt":"To nie kostka","question.leans":"Leży krzywo","question.not":"Nie wszystkie","question.each":"wtedy pytanie padnie o każdą z osobna","question.asread":"liczą się tak, jak je odczytano","question.one":"Pytanie","question.right":"Tak jest","question.then":"wtedy podacie oczka","question.wrong":"Poprawię","reader.none":"Czytnik nie działa","reader.reading":"Czyta","reader.ready":"Nieruchomo","reader.restarting":"Czytnik się uruchamia","reading.title":"Czytam kostki…","reading.wait":"Chwila…","score.again":"Rewanż","score.by":{one:"wygrywa {n} punktem",few:"wygrywa {n} punktami",many:"wygrywa {n} punktami",other:"wygrywa {n} punktu"},"score.course":"Ostatnie zdarzenia","score.print":"Drukuj","score.shared":"wspólne zwycięstwo","score.title":"Koniec gry","score.total":"Punkty zwycięstwa","score.wins":"wygrywa","seat.all":"Gracze","seat.firstlong":"Pierwszy gracz","seat.score":"Punkty","seat.table":"Stół","sighting.questions":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"sighting.sure":"{n} z {all} pewnych","throw.hand":"Podaj ręcznie","throw.now":"Rzuć","throw.photo":"Zdjęcie z telefonu","throw.read":"Czytaj teraz","throw.sending":"Wysyłam…","throw.shoot":"Zrób zdjęcie","throw.tip.hand":"Układacie kostki palcem na mapie.","throw.tip.live":"Rzućcie. Gdy kostki się zatrzymają, odczytam je sam.","throw.tip.thrown":"Dotknij „Rzuć” – kostki rzuci symulator.","scene.hand":"Ręka nad planszą: czekam.","scene.moving":"Kostki się toczą.","scene.still":"Kostki leżą: czytam.","throw.tip.upload":"Rzućcie i zróbcie zdjęcie z góry.","ask.rule":"Co mówi zasada?","log.anew":"Nowa odpowiedź zastąpi starą. Wszystko, co było potem, zostanie policzone na nowo.","log.put":"poprawione","log.by":"Urządzenie: {who}","log.dice":"Popraw kostki","log.edit":"Popraw odpowiedź","log.return":"Wróć tutaj","log.lost":{one:"Poprawione. Jeden późniejszy krok już nie pasuje i wypada:",few:"Poprawione. {n} późniejsze kroki już nie pasują i wypadają:",many:"Poprawione. {n} późniejszych kroków już nie pasuje i wypada:",other:"Poprawione. {n} późniejszego kroku już nie pasuje i wypada:"},"log.holds":"Poprawione. Wszystkie późniejsze kroki nadal pasują.","log.none":"Jeszcze nic nie zapisano.","log.earlier":{one:"Jeszcze {n} wcześniejszy krok",few:"Jeszcze {n} wcześniejsze kroki",many:"Jeszcze {n} wcześniejszych kroków",other:"Jeszcze {n} wcześniejszego kroku"},"home.first":"Pierwszy gracz","home.chance":"losowo","archive.again":"Spróbuj ponownie","archive.average":"Średnia","archive.best":"Najlepiej","archive.copies":"Kopie","archive.copies.sub":"Nic nie ginie","archive.dice":"Kostki","archive.dice.few":"Za mało rzutów, żeby coś powiedzieć.","archive.dice.fits":"Tak pada uczciwa kostka.","archive.dice.how":"Słupek: wyniki; kreska: niepewność (95 %); przerywana: uczciwa kostka.","archive.dice.odd":"Uczciwa kostka prawie nigdy tak nie pada.","archive.face":"{face}: {n} razy, prawdziwy udział od {low} do {high} %","archive.forget":"Zapomnij","archive.forget.how":"Imię zniknie ze wszystkich gier i z kopii trzymanych tutaj. Gry zostaną, z napisem N.N. Kopie zabrane gdzie indziej zachowają imię.","archive.forget.sure":"Zapomnij na zawsze","archive.games":"Gry","archive.games.none":"Żadna gra nie została jeszcze skończona.","archive.games.sub":"Skończone gry, od najnowszej","archive.length":{one:"{n} krok w {minutes} min",few:"{n} kroki w {minutes} min",many:"{n} kroków w {minutes} min",other:"{n} kroku w {minutes} min"},"archive.people":"Ludzie","archive.people.none":"Nikt nie jest jeszcze zapamiętany: będzie, kto dostanie imię w nowej grze.","archive.people.sub":"Imię, kolor, znak i język","archive.person.colour":"Kolor","archive.person.language":"Język","archive.person.name":"Imię","archive.person.new":"Nowa osoba","archive.person.save":"Zapisz","archive.person.sign":"Znak {n}","archive.person.symbol":"Znak","archive.played":"Gry","archive.rounds":"Runda po rundzie","archive.sheet":"Arkusz punktów","archive.standings":"Statystyki","archive.standings.sub":"Wygrane, średnie i uczciwe kostki","archive.throws":{one:"{n} rzut",few:"{n} rzuty",many:"{n} rzutów",other:"{n} rzutu"},"archive.title":"Ludzie i gry","archive.wins":"Wygrane","copies.back":"Przywróć","copies.before":"sprzed przywrócenia innej","copies.bring":"Przywróć z pliku","copies.brought":{one:"Przywrócono {n} krok, stan z: {when}.",few:"Przywrócono {n} kroki, stan z: {when}.",many:"Przywrócono {n} kroków, stan z: {when}.",other:"Przywrócono {n} kroku, stan z: {when}."},"copies.daily":"zachowana sama lub na życzenie","copies.here":"Zachowane tutaj","copies.how":"Kopia zawiera wszystkie gry i wszystkich ludzi z tej maszyny. Przywrócenie zachowuje to, co było wcześniej, jako kopię.","copies.keep":"Zachowaj tutaj","copies.kept":"Kopia została tutaj zachowana.","copies.last":"grano do {when}","copies.none":"Nie ma tu jeszcze kopii; powstaje jedna w każdym dniu, w którym się gra.","copies.other":"Dla innych programów","copies.salvaged":"uratowana z uszkodzonego zapisu","copies.steps":{one:"{n} krok",few:"{n} kroki",many:"{n} kroków",other:"{n} kroku"},"copies.sure":"Zastąpić wszystkie gry i ludzi plikiem {name}? To, co jest teraz, zostanie jako kopia.","copies.take":"Pobierz kopię","copies.yes":"Zastąp wszystko","tables.title":"Stoły","tables.at":"Stół {name}. Inne stoły","tables.free":"Bez gry","tables.over":"{game} · koniec","tables.here":"jesteś tutaj","tables.how":"Przy swoim stole grasz, inne oglądasz.","archive.health":"Sprzęt","archive.health.sub":"Kamera, czytanie, dysk i kopie","health.well":"Wszystko w porządku.","health.camera":"Kamera","health.rate":"{n} obrazów na sekundę","health.reading":"Czytanie","health.read":"ostatnie {last} s, średnio {mean} s · odczytane: {n}, nie: {failed}","health.never":"nic jeszcze nie czytano","health.disk":"Dysk","health.free":"wolne {free} GB z {size} GB","health.copy":"Ostatnia kopia","health.none":"jeszcze żadnej","health.heat":"Temperatura","health.supply":"Zasilanie","health.fine":"wystarcza","health.weak":"za słabe","health.devices":"Urządzenia","health.here":"przy stole: {here}, wpuszczone: {known}","health.since":"Działa od","health.unknown":"nie wiadomo","whole.none":"brak","health.report":"Zgłoś problem","health.how":"Plik bez imion, adresów i obrazów: stan sprzętu, gra i ostatnie wpisy dziennika. Wyślij go temu, kogo prosisz o pomoc.","hue.black":"czarny","hue.blue":"niebieski","hue.green":"zielony","hue.orange":"pomarańczowy","hue.purple":"fioletowy","hue.red":"czerwony","hue.white":"biały","hue.yellow":"żółty","crew.mine.player":"Jesteś graczem.","crew.mine.spectator":"Tylko oglądasz.","crew.mine.host":"Jesteś gospodarzem.","archive.panel":"Przycisk i światło","archive.panel.sub":"Co jest podłączone i co pokazuje","health.panel":"Przycisk i światło","health.parts":"działa: {found}, nie działa: {failed}","panel.drawn":"Panel narysowany przy symulowanym stole. Prawdziwy robi to samo: naciśnij jego przycisk.","panel.real":"Panel tego stołu.","panel.press":"Naciśnij","panel.hold":"Przytrzymaj 5 sekund","panel.down":"Przycisk jest wciśnięty.","panel.up":"Przycisk nie jest wciśnięty.","panel.pressed":{one:"Naciśnięto {n} raz",few:"Naciśnięto {n} razy",many:"Naciśnięto {n} razy",other:"Naciśnięto {n} razy"},"panel.held":{one:"przytrzymano {n} raz",few:"przytrzymano {n} razy",many:"przytrzymano {n} razy",other:"przytrzymano {n} razy"},"panel.light.on":"Światło świeci: {n} %","panel.light.off":"Światło zgaszone","panel.room":"w pokoju {n} lx","panel.dark":"Ciemniej niż przy ustawianiu stołu","panel.signal.off":"Nikt nie gra","panel.signal.ready":"Gotowe","panel.signal.reading":"Czytanie","panel.signal.asks":"Pytanie","panel.signal.trouble":"Kłopot","panel.part.button":"Przycisk","panel.part.light":"Światło","panel.part.state":"Lampki","panel.part.buzzer":"Brzęczyk","panel.part.sensor":"Czujnik światła","panel.is.found":"działa","panel.is.skipped":"nie używamy","panel.is.failed":"nie działa","panel.is.opening":"szukamy","panel.wiring":"Co jest podłączone","panel.how":"Piny mają numery od 1 do 40, jak na rysunku w instrukcji. Zanim coś podłączysz, wyłącz komputer.","panel.none":"nie podłączono","panel.kind":"Rodzaj","panel.kind.apa":"Pasek APA102","panel.kind.ws":"Pasek WS2812","panel.kind.relay":"Przekaźnik","panel.kind.pwm":"Światło ściemniane","panel.kind.leds":"Pojedyncze diody","panel.pin":"Pin","panel.data":"Pin danych","panel.pixels":"Liczba diod","panel.bright":"Jasność (%)","panel.led":"Dioda {n}","panel.level":"Włącza się, gdy stan pinu jest","panel.high":"wysoki","panel.low":"niski","panel.sound":"Dźwięk","panel.sound.on":"włączony","panel.sound.off":"wyłączony","panel.addr":"Jego pin ADDR","panel.addr.low":"do masy lub wolny","panel.addr.high":"do 3,3 V","panel.save":"Zapisz połączenia","panel.kept":"Zapisano. Obowiązuje od teraz.","setup.title":"Ustawienie kamery","setup.sub":"Około dziesięciu minut. Tymczasem można grać ręcznie.","setup.live":"Obraz z kamery","setup.waits":"Chwileczkę …","setup.back":"Wstecz","setup.next":"Dalej","setup.again":"Jeszcze raz","setup.step.view":"Widok","setup.step.sizes":"Wymiary","setup.step.corners":"Rogi","setup.step.empty":"Pusta plansza","setup.step.dice":"Kostki","setup.step.test":"Próba","setup.step.lens":"Dokładny obiektyw","setup.refused":"To się nie udało","setup.goto":"Przejdź do: {step}","setup.camera.which":"Która kamera patrzy na planszę?","setup.camera.other":"Inna kamera","setup.camera.held":"Używana przy stole „{table}”","setup.camera.address":"Kamera sieciowa lub aplikacja w telefonie, według adresu","setup.camera.call":"Połącz","setup.camera.rpicam":"Kamera Raspberry Pi","setup.camera.v4l2":"Kamera USB","setup.camera.http":"Kamera sieciowa","setup.camera.upload":"Zdjęcia z telefonu","setup.camera.phone":"Telefon","setup.camera.simulated":"Kamera symulowana","setup.camera.folder":"Obrazy z folderu","setup.view.title":"Powieś kamerę nad wiekiem","setup.view.text":"Całe wieko razem ze ściankami powinno wypełniać obraz.","setup.view.next":"Widok jest dobry","setup.view.picture":"Obraz","setup.view.wait":"Sprawdzam …","setup.view.good":"Dobrze","setup.view.lid":"Wieko","setup.view.lid.wait":"Szukam …","setup.view.lid.wait.text":"Szukam wieka na obrazie.","setup.view.lid.fair":"Nie wiem","setup.view.lid.fair.text":"Za chwilę możesz sam zaznaczyć rogi.","setup.view.lid.bad":"Ucięte","setup.view.lid.bad.text":"Powieś kamerę wyżej albo przesuń wieko na środek.","setup.view.lid.good":"Całe na obrazie","setup.view.die":"Kostka ma około {n} pikseli szerokości.","setup.view.sharp":"Ostrość","setup.view.blurred":"Nieostro","setup.view.blurred.text":"Było ostrzej: cofnij ostrość albo poczekaj, aż nic się nie rusza.","setup.view.small":"Kostki są tu małe: powieś kamerę niżej albo wybierz większy obraz.","setup.view.light":"Światło","setup.view.dark":"Za ciemno","setup.view.dark.text":"Przysuń lampę.","setup.view.bright":"Za jasno","setup.view.bright.text":"Odwróć lampę, żeby nic nie było prześwietlone.","setup.view.bands":"Migocze","setup.view.bands.text":"Lampa migocze: weź inną albo ustaw w kamerze 50 lub 60 Hz.","setup.sizes.title":"Jak duże jest wieko?","setup.sizes.text":"Zmierz dno wewnątrz ścianek. Liczy się każdy milimetr.","setup.sizes.floor":"Dno","setup.sizes.other":"Inne","setup.sizes.width":"Dno, szerokość","setup.sizes.height":"Dno, wysokość","setup.sizes.wall":"Ścianka, wysokość wewnątrz","setup.sizes.die":"Kostka, krawędź","setup.corners.title":"Gdzie są rogi dna?","setup.corners.text":"Chodzi o rogi dna, nie o krawędź ścianek. Przeciągnij punkt w pobliże rogu, a sam dosunie się do boków.","setup.corners.one":"Róg {n}","setup.corners.next":"Rogi pasują","setup.corners.anyway":"Zostaw, jak są","setup.corners.again":"Szukaj znowu","setup.corners.wait":"Szukam …","setup.corners.wait.text":"Szukam boków dna.","setup.corners.good":"Pasują","setup.corners.good.text":"Wszystkie cztery boki widać wyraźnie.","setup.corners.fair":"Sprawdź","setup.corners.doubt.unseen":"Boków nie widać wyraźnie. Przeciągnij punkty na rogi samodzielnie.","setup.corners.doubt.choice":"Dwie krawędzie wyglądają tu podobnie. Sprawdź, czy linia biegnie po dnie, a nie po nadruku lub krawędzi ścianki.","setup.corners.doubt.inexact":"Rogi nie pasują dokładnie do dna o tych wymiarach. Sprawdź je oraz wymiary.","setup.corners.doubt.hand":"Ustawione ręcznie.","setup.empty.title":"Opróżnij planszę","setup.empty.text":"Wyjmij wszystko z wieka i zabierz ręce. Zdjęcie zrobi się samo.","setup.empty.next":"Plansza jest pusta","setup.still":"Bezruch","setup.still.wait":"Czekam","setup.still.hand":"Ręka","setup.still.text":"Po dwóch sekundach, w których nic się nie rusza.","setup.still.taken":"Zrobione","setup.still.taken.text":"Spójrz na zdjęcie: czy jest takie, jak trzeba?","setup.dice.title":"Rozłóż kostki","setup.dice.text":"Po dwie lub trzy w każdym kolorze, płasko i osobno. Zdjęcie zrobi się samo.","setup.dice.name":"Jak nazywa się każdy kolor? Dotknij tego, co się nie zgadza.","setup.dice.none":"To nie kostka","setup.dice.count":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.dice.next":"Kalibruj","setup.dice.runs":"Kalibruję …","setup.dice.fair":"Sprawdź","setup.dice.other":"Coś jest za duże na jedną kostkę: rozsuń kostki i zrób zdjęcie jeszcze raz.","setup.dice.nothing":"Nie widać kostek. Połóż kilka na planszy.","setup.keep.title":"Kamera jest ustawiona","setup.keep.text":"Zapisz ustawienie i wypróbuj trzy rzuty.","setup.keep.next":"Zapisz i wypróbuj","setup.keep.exact":"Dokładność","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"Gdy dwie odległości różnią się o mniej, pytamy ludzi.","setup.test.title":"Próba","setup.test.first":"Najpierw rozłóż kostki i skalibruj.","setup.test.throw":"Rzut {n} z {all}","setup.test.text":"Rzuć kilka kostek do wieka, potem je odczytaj.","setup.test.read":"Odczytaj kostki","setup.test.look":"Czy każda liczba i kolor zgadza się z kostką?","setup.test.right":"Wszystko się zgadza","setup.test.wrong":"Coś się nie zgadza","setup.test.dice":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.test.asks":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"setup.test.sure":"Na pewno","setup.test.over":"Próba zakończona","setup.test.over.text":"Odtąd kamera odczytuje rzuty tego stołu.","setup.test.end":"Do gry","setup.test.verdict":"Ocena","setup.test.score":"{n} z {all} dobrze","setup.test.good":"Dobrze. Można grać.","setup.test.help":"Najbardziej pomoże równiejsze światło, potem więcej pikseli na kostkę. Albo zacznij znowu od pustej planszy.","colour.pink":"różowa","colour.brown":"brązowa","colour.grey":"szara","setup.keep.name":"Jak nazywa się to miejsce?","setup.keep.name.usual":"Nasz stół"};var it={en:ln,pl:cn},De=Object.keys(it),lt={pl:"Polski",en:"English"};function un(){let e=localStorage.getItem("lang");return it[e]?e:(navigator.languages||[navigator.language]).map(o=>o.slice(0,2)).find(o=>it[o])||"en"}function dn(e){let t=it[e],o=new Intl.PluralRules(e),n=new Intl.NumberFormat(e,{minimumFractionDigits:1,maximumFractionDigits:1}),a=(s,i={})=>{let l=t[s];return l===void 0?s:(typeof l=="object"&&(l=l[o.select(i.n)]??l.other),l.replace(/\{(\w+)\}/g,(u,d)=>i[d]??""))};return a.lang=e,a.mm=s=>n.format(s),a.colour=s=>t["colour."+s]??s,a.hue=s=>t["hue."+s]??s,a.die=(s,i)=>i&&i!=="0"&&i!==0?`${a.colour(s)} ${i}`:a.colour(s),a.title=s=>s.charAt(0).toLocaleUpperCase(e)+s.slice(1),a}var ct=class extends Error{constructor(t,o){super(o?.error?.text||""),this.status=t,this.help=o?.error?.help||"",this.table=o?.table||null}},va="/api/v1",pn=new URLSearchParams(location.search).get("table")||"",he=(e,t="")=>{let o=[t&&"lang="+t,pn&&"table="+encodeURIComponent(pn)].filter(Boolean).join("&");return va+e+(o&&(e.includes("?")?"&":"?")+o)};async function L(e,t,o,n,a=20){let s=n instanceof Blob,i,l=null;try{i=await fetch(he(o,e),{method:t,headers:s?{"Content-Type":n.type}:n?{"Content-Type":"application/json"}:{},body:s?n:n?JSON.stringify(n):void 0,signal:AbortSignal.timeout(a*1e3)});let u=await i.text();u&&(l=JSON.parse(u))}catch{if(!i||i.ok)throw new ct(0,null)}if(!i.ok)throw new ct(i.status,l);return l}var hn=e=>new EventSource(he("/events",e));var mn="sound";function xa(e){let t=e.createBuffer(1,e.sampleRate,e.sampleRate),o=t.getChannelData(0);for(let n=0;n<o.length;n++)o[n]=Math.random()*2-1;return t}function so(e,t,{at:o,long:n,from:a,to:s,loud:i,q:l=1,type:u="bandpass"}){let d=e.createBufferSource(),c=e.createBiquadFilter(),p=e.createGain(),m=e.currentTime+o;d.buffer=t,d.loop=!0,c.type=u,c.Q.value=l,c.frequency.setValueAtTime(a,m),c.frequency.exponentialRampToValueAtTime(s,m+n),p.gain.setValueAtTime(1e-4,m),p.gain.exponentialRampToValueAtTime(i,m+Math.min(.15*n,.1)),p.gain.exponentialRampToValueAtTime(1e-4,m+n),d.connect(c).connect(p).connect(e.destination),d.start(m,Math.random()*.5),d.stop(m+n+.05)}function ao(e,{at:t,long:o,from:n,to:a=n,loud:s,shape:i="sine"}){let l=e.createOscillator(),u=e.createGain(),d=e.currentTime+t;l.type=i,l.frequency.setValueAtTime(n,d),l.frequency.exponentialRampToValueAtTime(a,d+o),u.gain.setValueAtTime(1e-4,d),u.gain.exponentialRampToValueAtTime(s,d+.015),u.gain.exponentialRampToValueAtTime(1e-4,d+o),l.connect(u).connect(e.destination),l.start(d),l.stop(d+o+.05)}var _a={dice:(e,t)=>[0,.07,.16,.22,.31].forEach((o,n)=>{so(e,t,{at:o,long:.06,from:2600-300*n,to:900,loud:.28-.04*n,q:3}),ao(e,{at:o,long:.05,from:420-40*n,to:180,loud:.12,shape:"triangle"})}),sink:(e,t)=>{so(e,t,{at:0,long:.9,from:900,to:120,loud:.22,type:"lowpass"}),[.15,.3,.42,.58].forEach((o,n)=>ao(e,{at:o,long:.11,from:190+60*n,to:420+70*n,loud:.09}))},whirl:(e,t)=>[0,.5,1].forEach((o,n)=>so(e,t,{at:o,long:.9,from:260,to:1300-250*n,loud:.16,q:4})),win:e=>[392,523.25,659.25,783.99].forEach((t,o)=>ao(e,{at:.14*o,long:o===3?1.1:.35,from:t,loud:.16,shape:"triangle"}))},ut=()=>typeof AudioContext<"u",dt=class{constructor(){this.kept=ut()?localStorage.getItem(mn):"off",this.audio=null,this.noise=null,this.touched=!1;for(let t of["pointerdown","keydown"])addEventListener(t,()=>{this.touched=!0})}on(t){return ut()&&(this.kept?this.kept==="on":!!t&&t.role!=="spectator")}turn(t){this.kept=t?"on":"off",localStorage.setItem(mn,this.kept)}play(t,o){!this.touched||!this.on(o)||document.visibilityState==="hidden"||(this.audio||=new AudioContext,this.audio.state==="suspended"&&this.audio.resume().catch(()=>{}),this.noise||=xa(this.audio),_a[t](this.audio,this.noise))}hear(t,o,n){if(!t||t.game?.id!==o.game?.id)return;let a=s=>s.view?.table?.find(i=>i.battle)?.battle;o.result&&!t.result?this.play("win",n):a(o)&&a(o).id!==a(t)?.id?this.play(a(o).reach?"whirl":"dice",n):o.sighting?.state==="asking"&&t.sighting?.state==="reading"&&this.play("dice",n)}};var $n="voice",za={pl:"pl-PL",en:"en-GB"},ro=()=>typeof speechSynthesis<"u"&&typeof SpeechSynthesisUtterance<"u",pt=class{constructor(){this.on=ro()&&localStorage.getItem($n)==="on",this.last=null}turn(t){this.on=t,localStorage.setItem($n,t?"on":"off"),t||speechSynthesis.cancel()}hear(t){let o=(t?.log||[]).filter(l=>l.entry),n=o.at(-1)?.entry??0,a=this.last,s=t?.game?.id;if(this.last=n,!this.on||a===null||n<=a||!s)return;let i=o.filter(l=>l.entry>a&&l.announce).map(l=>l.text);if(i.length){speechSynthesis.cancel();for(let l of i.slice(-6)){let u=new SpeechSynthesisUtterance(l.replace(/[–·]/g,","));u.lang=za[t.lang]||t.lang,speechSynthesis.speak(u)}}}};var Ca=2e3,Ma=400,ja=3e3,fn=[900,1500],ht=class{constructor(t){this.on=t,this.heard=this.looked=Date.now(),this.tries=0,addEventListener("online",()=>this.open()),addEventListener("offline",()=>this.on.lost(!0)),addEventListener("pageshow",o=>{o.persisted&&this.open()}),navigator.connection?.addEventListener?.("change",()=>this.open()),document.addEventListener("resume",()=>this.open()),document.addEventListener("visibilitychange",()=>this.look()),setInterval(()=>this.look(),Ma)}open(t=this.lang){this.lang=t,this.opened=Date.now(),this.stream?.close();let o=hn(t);this.stream=o;let n=!0,a=(s,i)=>o.addEventListener(s,l=>{this.stream===o&&(this.heard=Date.now(),this.tries=0,i(l))});a("open",()=>{n=!0}),a("you",s=>this.on.you(JSON.parse(s.data))),a("table",s=>{this.on.table(JSON.parse(s.data),n),n=!1,this.on.lost(!1)}),a("crew",()=>this.on.crew()),a("here",()=>this.on.lost(!1)),o.addEventListener("error",()=>{o.readyState===EventSource.CLOSED&&this.stream===o&&this.ask()})}close(){this.stream?.close(),this.stream=null}async ask(){try{(await L(this.lang,"GET","/me",null,2)).role==="nobody"&&(this.close(),this.on.stranger())}catch(t){t.status===404&&location.replace("/")}}look(){let t=Date.now(),o=t-this.looked>ja;this.looked=t,!(!this.stream||document.visibilityState==="hidden"||t-this.heard<=Ca)&&(this.on.lost(!0),(o||t-this.opened>Math.min(fn[0]+100*this.tries,fn[1]))&&(this.tries=o?0:this.tries+1,this.open()))}};var gn=["nobody","spectator","player","host"],X=(e,t)=>!e||gn.indexOf(e.role)>=gn.indexOf(t);function wn(){let e=["lang","scheme","sound","voice"].map(t=>[t,localStorage.getItem(t)]).filter(([,t])=>t);localStorage.clear(),e.forEach(([t,o])=>localStorage.setItem(t,o))}async function kn(e){let t=/^#join=([\w-]+)$/.exec(location.hash)?.[1];return t?(history.replaceState(null,"",location.pathname+location.search),io(e,t)):""}async function io(e,t){try{return await L(e,"POST","/pair",{code:t}),""}catch(o){return o.message||"network"}}var lo="step"+(new URLSearchParams(location.search).get("table")||""),mt=class{constructor(t){this.lang=t,this.snapshot=null,this.lost=!1,this.busy="",this.notice=null,this.behind=null,this.read=new Set,this.listeners=new Set,this.voice=new pt,this.sound=new dt,this.me=null,this.crew=0,this.stranger="",this.link=new ht({table:(o,n)=>this.accept(o,n),you:o=>this.set({me:o,stranger:""}),crew:()=>this.set({crew:this.crew+1}),lost:o=>{this.lost!==o&&this.set({lost:o})},stranger:()=>{wn(),this.set({stranger:this.stranger||!0,me:null,snapshot:null,lost:!1,notice:null})}})}subscribe(t){return this.listeners.add(t),()=>this.listeners.delete(t)}set(t){Object.assign(this,t),this.listeners.forEach(o=>o())}open(){this.link.open(this.lang)}speak(t){localStorage.setItem("lang",t),this.lang=t,this.set({notice:null}),this.open()}accept(t,o=!1){if(!t||t.lang&&t.lang!==this.lang||!o&&this.snapshot&&t.serial<this.snapshot.serial)return;this.voice.hear(t),this.sound.hear(this.snapshot,t,this.me);let n=Number(localStorage.getItem(lo))||0,a=t.version;a>=n&&localStorage.setItem(lo,String(a)),this.set({snapshot:t,behind:a<n?{was:n,now:a}:null})}goOn(){localStorage.setItem(lo,String(this.snapshot.version)),this.set({behind:null})}close(t){this.read.add(t),this.set({})}async send(t,o,n,a,s=!1){if(this.busy)return!1;if(!X(this.me,["/game","/clock"].includes(o)?"host":"player"))return s||this.set({notice:{kind:"refused",id:this.me.role==="player"?"crew.hosts":"crew.looks"}}),!1;this.set({busy:t,notice:null});try{let i=n instanceof Blob?n:{...n,seen:this.snapshot?.version??0},l=await L(this.lang,"POST",o,i,a);return this.set({busy:""}),l?.serial!==void 0&&this.accept(l),!0}catch(i){let l=i.status===0?"network":i.status===409?"stale":i.status===422||i.status===400?"refused":"error";return this.set({busy:"",notice:s&&(l==="stale"||l==="network")?null:{kind:l,text:i.message,help:i.help}}),i.table&&this.accept(i.table,!0),(i.status===401||i.status===403)&&this.open(),!1}}start(t,o,n){return this.send("start","/game",{game:t,seats:o,options:n})}answer(t,o,n,a){return this.send("answer","/answers",{ask:t.id,seat:o,fields:n},20,a)}throwNow(t){return this.send("throw","/throw",{ask:t.id})}byHand(t){return this.send("hand","/throw",{ask:t.id,by:"hand"})}picture(t){return this.send("picture","/pictures",t,90)}fix(t,o){return this.send("fix","/sighting/fixes",{sighting:t.id,fix:o})}correct(t,o,n,a){return this.send("correct","/corrections",{of:t,ask:o.id,seat:n,fields:a})}openAgain(t){return this.send("open",`/steps/${t}/open`,{})}goBack(t){return this.send("return",`/steps/${t}/return`,{})}undo(){return this.send("undo","/undo",{})}redo(){return this.send("redo","/redo",{})}async hold(t){try{this.accept(await L(this.lang,"POST","/clock/hold",{hold:t,seen:this.snapshot?.version??0}))}catch{}}pace(t){return this.send("pace","/clock",{seconds:t})}hush(){this.set({notice:null})}};var co="scheme",bn=matchMedia("(prefers-color-scheme: dark)"),uo=()=>localStorage.getItem(co)||"auto";function $t(){let e=uo();document.documentElement.dataset.scheme=e==="auto"?bn.matches?"dark":"light":e}function yn(e){e==="auto"?localStorage.removeItem(co):localStorage.setItem(co,e),$t()}bn.addEventListener("change",$t);var $e=e=>e?.view?.seats?.length?e.view.seats:e?.people||[];var fe=e=>e?.view?.table?.find(t=>t.battle)?.battle||null,We=(e,t)=>new Set(e.duels.slice(0,t).flatMap(o=>o.sinks||[]));function vn(e,t){let o=We(t,t.duels.length),n=new Map,a=t.reach&&new Set(t.reach.order.filter(c=>c.in).map(c=>c.die)),s=c=>a?a.has(c.id):t.hits?.length?t.hits.includes(c.id):!0,i=c=>n.get(c)||n.set(c,{colour:c,faces:[],sunk:0,lines:[],still:!1}).get(c);for(let c of t.dice)o.has(c.id)?i(c.colour).sunk++:s(c)&&i(c.colour).faces.push(c.face);let l=$e(e),u=c=>l.find(p=>p.seat===c)?.colour||e.people?.find(p=>p.seat===c)?.colour;for(let c of t.told||[])u(c.seat)&&Object.assign(i(u(c.seat)),{lines:c.lines,still:!!c.still});let d=c=>l.findIndex(p=>(p.colour||u(p.seat))===c);return[...n.values()].sort((c,p)=>d(c.colour)-d(p.colour))}var ve=(e,t)=>t?String(t.id?`${t.id}@${e.game?.id}`:t.sighting??e.sighting?.id??"battle-"+t.dice.length+"-"+e.game?.id):"";function ue(e,t,o){let n=(e.view?.seats||[]).find(s=>s.colour===t&&s.name)||(e.people||[]).find(s=>s.colour===t),a=e.view?.owners?.find(s=>s.colour===t);return n?.name||(a?o.title(a.name):o.title(o.hue(t)))}function xn(e,t,o){let n=t.sinks||[];if(n.length===0)return t.text?o.title(t.text):o("battle.none");if(n.length>1)return o("battle.both");let a=e.dice.find(s=>s.id===n[0]);return o("battle.sinks",{die:o.die(a.colour,a.face),Die:o.title(o.die(a.colour,a.face))})}function ft(e,t,o=-1){let n=e?.asks||[],a=s=>o>=0&&s.seats?.length===1&&s.seats[0]===o;return n.find(s=>s.id===t)||n.find(s=>a(s)&&s.secret&&!s.sealed)||n.find(s=>a(s)&&s.primary&&!s.anytime)||n.find(s=>s.primary&&!s.anytime)||n.find(s=>!s.anytime)||null}var Te=e=>(e?.kind==="choose"||e?.kind==="form")&&e.fields?.length===1&&(e.fields[0].choices||[]).filter(t=>t.dice?.length).length>=2,_n=(e,t,o=-1)=>{let n=e?.asks||[],a=i=>i.secret&&i.seats[0]===o,s=n.some(a);return n.filter(i=>i!==t&&i.kind!=="throw"&&(i.secret?a(i)&&!i.sealed:i.anytime||!s))};function gt(e){let t=e.fields?.[0];return e.fields?.length===1&&t.choices?.length===1&&!t.choices[0].refused?{fields:{[t.id]:t.choices[0].id},choice:t.choices[0]}:null}var Ee=e=>e?.state==="asking"&&(e.questions?.length>0||e.guards?.length>0);function zn(e,t){if(!e)return"loading";if(t.home||!e.game)return"home";let o=e.sighting,n=fe(e),a=ft(e,t.ask,t.seat);return o?.state==="reading"?"reading":o?.state==="failed"&&a?.kind==="throw"&&t.away!==o.id?"failed":o?.state==="asking"&&!o.picture?"hand":Ee(o)&&!t.peek?o.guards?.length?"guard":"question":o?.state==="asking"?"board":t.ask&&a?.id===t.ask&&!Te(a)?"deck":Te(a)&&!t.peek?"closer":n&&!n.again?.length&&(Te(a)||(n.past?t.put===null:t.put!==ve(e,n)))?"battle":a?.kind==="throw"?"throw":!a&&(e.result||po(e))?"score":"deck"}var po=e=>e.result?.sheet||[...e.view?.table||[]].reverse().find(t=>t.ledger)?.ledger||null;var Sa=2e4;function Cn(e,t){let o=e.snapshot?.clock,n=!!o?.running&&o.ask===t.id&&!e.lost;return P(()=>{if(!n||!X(e.me,"player"))return;let a=()=>e.hold(!0);return addEventListener("pointerdown",a),()=>removeEventListener("pointerdown",a)},[n,o?.start]),n?{seconds:o.seconds,start:o.start}:null}var wt=new Set,ho=new Set;function Mn(){P(()=>{let e={},t=()=>ho.forEach(o=>o(wt.size));return wt.add(e),t(),()=>{wt.delete(e),t()}},[])}function Pa(){let[e,t]=x(wt.size);return P(()=>(ho.add(t),()=>ho.delete(t)),[]),e>0}function jn(e,t,o){let n=e.snapshot,a=Pa(),s=!!n?.clock?.seconds&&!!n.clock.ask&&X(e.me,"player"),i=s&&(t||a),l=i||s&&o;P(()=>{if(!l)return;e.hold(!0);let u=i?setInterval(()=>e.hold(!0),Sa):0;return()=>{clearInterval(u),e.hold(!1)}},[l,i,n?.version])}function R({t:e,title:t,onClose:o,wide:n,children:a}){let s=U(null);return Mn(),P(()=>{s.current.showModal()},[]),r`
    <dialog ref=${s} class=${"sheet-dialog"+(n?" wide":"")} onClose=${o}>
      <div class="dialog-head">
        <h2>${t}</h2>
        <button class="btn square close" onClick=${()=>s.current.close()} aria-label=${e("notice.close")}>
          <${v} id="close" />
        </button>
      </div>
      ${a}
    </dialog>
  `}var kt=({label:e,choices:t,value:o,onPick:n})=>r`
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
`;function Ta({t:e,table:t,onClose:o}){let[,n]=x(0),a=u=>d=>{u(d),n(c=>c+1)},s=u=>[{id:u+"-on",text:e("set.on")},{id:u+"-off",text:e("set.off")}],i=t.sound.on(t.me),l=u=>{t.sound.turn(u==="sound-on"),u==="sound-on"&&t.sound.play("dice",t.me)};return r`
    <${R} t=${e} title=${e("set.title")} onClose=${o}>
      <div class="dialog-body settings">
        <${kt}
          label=${e("set.language")}
          choices=${De.map(u=>({id:u,lang:u,text:lt[u]}))}
          value=${e.lang}
          onPick=${u=>t.speak(u)}
        />
        ${ut()?r`
                <${kt}
                  label=${e("set.sound")}
                  choices=${s("sound")}
                  value=${i?"sound-on":"sound-off"}
                  onPick=${a(l)}
                />
              `:null}
        ${ro()?r`
                <${kt}
                  label=${e("set.voice")}
                  choices=${s("voice")}
                  value=${t.voice.on?"voice-on":"voice-off"}
                  onPick=${a(u=>t.voice.turn(u==="voice-on"))}
                />
              `:null}
        <${kt}
          label=${e("set.scheme")}
          choices=${["auto","light","dark"].map(u=>({id:u,text:e("set.scheme."+u)}))}
          value=${uo()}
          onPick=${a(yn)}
        />
        <p class="dim">${e("set.here")}</p>
      </div>
    <//>
  `}function bt({t:e,table:t,named:o}){let[n,a]=x(!1);return r`
    <button class=${o?"btn settings-open":"lang settings-open"} aria-label=${e("set.title")} onClick=${()=>a(!0)}>
      <${v} id="set" />
      ${o?r`
              <span>${e("set.title")}</span>
            `:null}
    </button>
    ${n?r`
            <${Ta} t=${e} table=${t} onClose=${()=>a(!1)} />
          `:null}
  `}var Ba=({icon:e,text:t,kind:o="",hide:n=""})=>r`
  <span class=${`chip ${o} ${n}`}>
    <${v} id=${e} />
    <span>${t}</span>
  </span>
`;function xe(e,t){let o=t?.camera,n=t?.sighting,a=[];!o||o.kind==="none"||!o.kind?a.push({icon:"hand",text:e("camera.none"),kind:"plain"}):o.kind==="simulated"||o.kind==="folder"?a.push({icon:"camera",text:e("camera."+o.kind),kind:"plain"}):o.kind==="upload"?a.push({icon:"phone",text:e("camera.upload"),kind:"plain"}):o.live?a.push({icon:"camera",text:e("camera.live")}):a.push({icon:"camera",text:o.reason||e("camera.lost"),kind:"bad"}),o?.reader==="none"&&o.kind&&o.kind!=="none"?a.push({icon:"warn",text:e("reader.none"),kind:"warn"}):o?.reader==="restarting"?a.push({icon:"warn",text:o.reader_reason||e("reader.restarting"),kind:"warn"}):o?.reader==="reading"||n?.state==="reading"?a.push({icon:"still",text:e("reader.reading"),kind:"now"}):o?.reader==="ready"&&o.kind!=="upload"&&a.push({icon:"still",text:e("reader.ready")});let s=(t?.asks||[]).find(l=>l.kind==="throw")?.id,i=(t?.view?.table||[]).find(l=>l.battle)?.battle.again?.length;if(i)a.push({icon:"dice",text:e("sighting.again",{n:i}),kind:"warn",hide:"sure"});else if(n&&n.dice?.length&&!(n.state==="answered"&&s&&s!==n.ask)&&(n.state==="asking"||n.state==="answered")){let l=(n.questions?.length||0)+(n.guards?.length||0),u=new Set((n.questions||[]).flatMap(d=>d.dice||[])).size;a.push(l?{icon:"ask",text:e("sighting.questions",{n:l}),kind:"warn",hide:"sure"}:{icon:"check",text:e("sighting.sure",{n:n.dice.length-u,all:n.dice.length}),hide:"sure"})}return a}function ae({t:e,table:t,title:o,sub:n,chips:a=[],game:s=!0,onHome:i,onLog:l,onUndo:u,children:d}){let c=t.snapshot;return r`
    <header class="bar">
      <button class="mark" onClick=${i} aria-label=${e("bar.home")}><${F} id="logo" class="logo" /></button>
      <div class="title">
        <h1>${o}</h1>
        <p>${n}</p>
      </div>
      <div class="chips" role="status">
        ${a.map(p=>r`
            <${Ba} key=${p.icon} ...${p} />
          `)}
      </div>
      ${d}
      ${s?r`
              ${c?.can?.redo?r`
                      <button class="btn square redo" disabled=${!!t.busy} onClick=${()=>t.redo()} aria-label=${e("bar.redo")}>
                        <${v} id="redo" />
                      </button>
                    `:null}
              ${l?r`
                      <button class="btn square log-open" onClick=${l} aria-label=${e("bar.log")}><${v} id="log" /></button>
                    `:null}
              <button
                class="btn undo"
                disabled=${!(u||c?.can?.undo)||!!t.busy}
                onClick=${u||(()=>t.undo())}
                aria-label=${e("bar.undo")}
              >
                <${v} id="undo" />
                <span>${e("bar.undo")}</span>
              </button>
            `:null}
      <${bt} t=${e} table=${t} />
    </header>
  `}function Sn({t:e,table:t}){let o=t.notice;return r`
    <div class="notices">
      ${(t.snapshot?.alerts||[]).filter(n=>!t.read.has(n)).map(n=>r`
            <div key=${n} class="notice bad" role="alert">
              <${v} id="warn" />
              <p>${n}</p>
              <button class="btn square" onClick=${()=>t.close(n)} aria-label=${e("notice.close")}><${v} id="close" /></button>
            </div>
          `)}
      ${t.behind?r`
              <div class="notice bad" role="alert">
                <${v} id="warn" />
                <p>${e("notice.behind",t.behind)}</p>
                <button class="btn square" onClick=${()=>t.goOn()} aria-label=${e("notice.close")}><${v} id="close" /></button>
              </div>
            `:null}
      ${t.lost?r`
              <div class="notice bad lost" role="alert">
                <${v} id="link" />
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
                <${v} id="warn" />
                <p>
                  ${o.kind==="network"?e("notice.network"):r`
                          ${o.kind==="stale"?r`
                                  <b>${e("notice.stale")}${" "}</b>
                                `:null}${o.id?e(o.id):o.text||e("notice.error")}${o.help?r`
                                  <small>${o.help}</small>
                                `:null}
                        `}
                </p>
                <button class="btn square" onClick=${()=>t.hush()} aria-label=${e("notice.close")}><${v} id="close" /></button>
              </div>
            `:null}
    </div>
  `}var Oa=e=>{let t=e.reduce(([o,n],[a,s])=>[o+a,n+s],[0,0]);return[t[0]/e.length,t[1]/e.length]},La=([e,t])=>Math.hypot(t[0]-e[0],t[1]-e[1]),Pn=([e,t])=>Math.atan2(t[1]-e[1],t[0]-e[0])*180/Math.PI;function Da([e,t],o,n){let a=Math.cos(o*Math.PI/180),s=Math.sin(o*Math.PI/180),i=n/2;return[[-i,-i],[i,-i],[i,i],[-i,i]].map(([l,u])=>[e+a*l-s*u,t+s*l+a*u])}function Re(e,t){if(e){let o=new Set((e.questions||[]).flatMap(n=>n.dice||[]));return(e.dice||[]).filter(n=>n.placed!==!1).map(n=>{let a=n.edge_mm||e.edge_mm||16,s=n.footprint_mm?.length===4?n.footprint_mm:Da(n.centre_mm,n.yaw_deg||0,a);return{id:n.id,colour:n.colour,value:n.value||0,face:n.value?e.faces?.[n.colour]?.[n.value-1]||String(n.value):"0",footprint:s,centre:n.centre_mm,edge:a,yaw:Pn(s),pose:n.pose||"flat",unsure:o.has(n.id),fixed:!!n.fixed}})}return(t?.dice||[]).filter(o=>o.footprint?.length===4).map(o=>({id:o.id,colour:o.colour,value:Number(o.face)||0,face:o.face,footprint:o.footprint,centre:Oa(o.footprint),edge:La(o.footprint),yaw:Pn(o.footprint),pose:o.loose?"cocked":"flat",unsure:!1,fixed:!1}))}function Tn(e,[t,o],n){let a=null,s=n;for(let i of e){let l=Math.hypot(i.centre[0]-t,i.centre[1]-o)-i.edge/2;l<s&&([a,s]=[i,l])}return a}function yt(e,t){let o=(e.edge+2*t)/e.edge;return e.footprint.map(([n,a])=>[e.centre[0]+(n-e.centre[0])*o,e.centre[1]+(a-e.centre[1])*o])}function vt(e,t){let o=e.length,n=s=>s.map(i=>i.toFixed(2)).join(" "),a=(s,i)=>{let l=Math.hypot(i[0]-s[0],i[1]-s[1])||1,u=Math.min(t,l/2)/l;return[s[0]+(i[0]-s[0])*u,s[1]+(i[1]-s[1])*u]};return e.map((s,i)=>`${i?"L":"M"}${n(a(s,e[(i+o-1)%o]))}Q${n(s)} ${n(a(s,e[(i+1)%o]))}`).join("")+"Z"}function Bn(e,t){let o=e.length,a=e.reduce((u,[d,c],p)=>u+d*e[(p+1)%o][1]-c*e[(p+1)%o][0],0)<0?-1:1,s=u=>u.map(d=>d.toFixed(2)).join(" "),i=(u,d)=>{let c=Math.hypot(d[0]-u[0],d[1]-u[1])||1,p=[a*t*(d[1]-u[1])/c,-a*t*(d[0]-u[0])/c];return[[u[0]+p[0],u[1]+p[1]],[d[0]+p[0],d[1]+p[1]]]},l=e.map((u,d)=>i(u,e[(d+1)%o]));return l.map(([u,d],c)=>`${c?`A${t} ${t} 0 0 ${a>0?1:0} `:"M"}${s(u)}L${s(d)}`).join("")+`A${t} ${t} 0 0 ${a>0?1:0} ${s(l[0][0])}Z`}function xt(e,t,o=60,n=14){if(!e.length)return[0,0,t.width_mm,t.height_mm];let a=e.flatMap(m=>m.footprint.map(h=>h[0])),s=e.flatMap(m=>m.footprint.map(h=>h[1])),[i,l,u,d]=[Math.min(...a),Math.max(...a),Math.min(...s),Math.max(...s)],c=Math.min(Math.max(l-i+2*n,d-u+2*n,o),Math.max(t.width_mm,t.height_mm)),p=(m,h)=>Math.min(Math.max(m-c/2,-5),Math.max(h+5-c,-5));return[p((i+l)/2,t.width_mm),p((u+d)/2,t.height_mm),c,c]}function On(e,t,o,n){let a=[],s=new Map,i=5.1*o,l=([u,d],[c,p])=>{let m=p[0]-c[0],h=p[1]-c[1],$=m*m+h*h||1,f=Math.max(0,Math.min(1,((u-c[0])*m+(d-c[1])*h)/$));return Math.hypot(u-c[0]-f*m,d-c[1]-f*h)};for(let u of e){let d=null,c=-1/0;for(let[p,m]of[-45,-135,45,135,-90,0,180,90].entries()){let h=m*Math.PI/180,$=u.edge/2+(p<4?4.7:3.4)*o+(p<4?u.edge*.16:0),f=[u.centre[0]+$*Math.cos(h),u.centre[1]+$*Math.sin(h)];if(f[0]<n[0]+i||f[1]<n[1]+i||f[0]>n[0]+n[2]-i||f[1]>n[1]+n[3]-i)continue;let _=12*o;for(let k of e)k!==u&&(_=Math.min(_,Math.hypot(k.centre[0]-f[0],k.centre[1]-f[1])-k.edge*.55));for(let k of a)_=Math.min(_,Math.hypot(k[0]-f[0],k[1]-f[1])-i);for(let k of t)_=Math.min(_,l(f,k)+i*.5);_-=p*.5*o,_>c&&([d,c]=[f,_])}d||=u.centre,a.push(d),s.set(u.id,d)}return s}var He=(e,t)=>vt(yt(e,t),e.edge*.2);function mo(e,t){let o=e?.picture;if(!o)return[-5,-5,t.width_mm+10,t.height_mm+10];let n=o.pixels_per_mm;return[-o.origin_px[0]/n,-o.origin_px[1]/n,o.width_px/n,o.height_px/n]}function $o({sighting:e,board:t}){let o=e?.picture,[n,a,s,i]=mo(e,t);return r`
    <image href=${o?o.url:"/assets/chart.svg"} x=${n} y=${a} width=${s} height=${i} preserveAspectRatio="none" />
  `}function Aa(e){let t=U(null),[o,n]=x(2.2);return P(()=>{let a=new ResizeObserver(([s])=>{let{width:i,height:l}=s.contentRect;i&&n(Math.min(i/e[2],l/e[3]))});return a.observe(t.current),()=>a.disconnect()},[e[2],e[3]]),[t,o]}var Dn=({d:e})=>r`
  <g transform=${`translate(${e.centre[0]} ${e.centre[1]}) rotate(${e.yaw})`} class=${"c-"+e.colour}>
    <use href=${"#die-"+(se("die-"+e.face)?e.face:0)} x=${-e.edge/2} y=${-e.edge/2} width=${e.edge} height=${e.edge} />
  </g>
`,Ia=({d:e,k:t,now:o})=>r`
  <g class=${"ghost"+(o?" going":"")}>
    <path d=${He(e,1.3*t)} stroke-width=${.9*t} stroke-dasharray=${`${2.4*t} ${1.9*t}`} />
    <use href="#sunk" x=${e.centre[0]-e.edge*.41} y=${e.centre[1]-e.edge*.41} width=${e.edge*.82} height=${e.edge*.82} />
  </g>
`;function Ln({n:e,duel:t,now:o,k:n,edge:a,t:s}){let[i,l]=[t.from,t.to],u=Math.hypot(l[0]-i[0],l[1]-i[1]),[d,c]=u>.01?[-(l[1]-i[1])/u,(l[0]-i[0])/u]:[0,-1];d<0&&([d,c]=[-d,-c]);let p=5.2*n,m=u<2.4*p?Math.max(2.6*p,a*.8+p):0,h=[(i[0]+l[0])/2+d*m,(i[1]+l[1])/2+c*m],$=`${s.mm(t.gap)} mm`,f=($.length*3.7+5)*n,_=6.4*n+Math.abs(d)*(f/2)+Math.abs(c)*p,k=[h[0]+d*_,h[1]+c*_];return r`
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
                <rect x=${k[0]-f/2} y=${k[1]-5*n} width=${f} height=${10*n} rx=${5*n} stroke-width=${.8*n} />
                <text x=${k[0]} y=${k[1]+2.3*n} font-size=${6.6*n}>${$}</text>
              </g>
            `:null}
      <circle class="dot" cx=${h[0]} cy=${h[1]} r=${p} stroke-width=${n} />
      <text x=${h[0]} y=${h[1]+2.35*n} font-size=${6.6*n}>${e}</text>
    </g>
  `}function qa({d:e,k:t,plate:o,sunk:n,t:a,onDie:s}){let l=s?{role:"button",tabindex:0,onKeyDown:u=>{u.key!=="Enter"&&u.key!==" "||(u.preventDefault(),s(e.id))},"aria-label":a("picture.die",{die:a.die(e.colour,e.face)})}:{};return r`
    <g class=${"o"+(e.unsure||e.pose!=="flat"?" unsure":"")+(n?" gone":"")} data-die=${e.id} ...${l}>
      <path class="out-c" d=${He(e,1.3*t)} stroke-width=${2.6*t} />
      <path
        class="out"
        d=${He(e,1.3*t)}
        stroke-width=${(e.unsure?1.8:1.1)*t}
        stroke-dasharray=${e.unsure||e.pose!=="flat"?`${3*t} ${2*t}`:"none"}
      />
      <circle class="plate" cx=${o[0]} cy=${o[1]} r=${5.1*t} stroke-width=${.5*t} />
      <use
        href=${"#"+no(e.colour)}
        class=${"c-"+e.colour}
        x=${o[0]-3.2*t}
        y=${o[1]-3.2*t}
        width=${6.4*t}
        height=${6.4*t}
      />
    </g>
  `}var Na=({d:e,k:t})=>r`
  <g class="hot">
    <path class="a" d=${He(e,1.7*t)} stroke-width=${4*t} />
    <path class="b" d=${He(e,1.7*t)} stroke-width=${2.1*t} />
  </g>
`;function _t({t:e,sighting:t,board:o,dice:n,duels:a=[],first:s=0,now:i=!1,sunk:l,going:u,rings:d=[],frame:c,spot:p,onDie:m,onFloor:h,bare:$,children:f,label:_}){let k=c||mo(t,o),[w,b]=Aa(k),C=n[0]?.edge||t?.edge_mm||16,S=Math.max(C/16,7/(5.1*b)),T=a.map(B=>[B.from,B.to]),g=Pe(()=>$?null:On(n,T,S,k),[n,S,$,String(k),String(T)]),y=B=>{let I=new DOMPoint(B.clientX,B.clientY).matrixTransform(w.current.getScreenCTM().inverse()),A=Tn(n,[I.x,I.y],Math.max(C*.5,26/b));A?m?.(A.id):h&&I.x>=0&&I.y>=0&&I.x<=o.width_mm&&I.y<=o.height_mm&&h([I.x,I.y])},O=B=>n.find(I=>I.id===B);return r`
    <svg
      ref=${w}
      class="view"
      viewBox=${k.join(" ")}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label=${_}
      onClick=${m||h?y:void 0}
    >
      <${$o} sighting=${t} board=${o} />
      ${t?.picture?null:n.map(B=>r`
                <${Dn} key=${B.id} d=${B} />
              `)}
      ${$?null:n.map(B=>r`
                <${qa} key=${B.id} d=${B} k=${S} plate=${g.get(B.id)} sunk=${l?.has(B.id)} t=${e} onDie=${m} />
              `)}
      ${$||!l?null:[...l].map(O).filter(Boolean).map(B=>r`
                  <${Ia} key=${"g"+B.id} d=${B} k=${S} now=${u?.includes(B.id)} />
                `)}
      ${d.map(O).filter(Boolean).map(B=>r`
            <${Na} key=${"r"+B.id} d=${B} k=${S} />
          `)}
      ${a.map((B,I)=>r`
            <${Ln} key=${s+I} n=${s+I+1} duel=${B} now=${!1} k=${S} edge=${C} t=${e} />
          `).slice(i?1:0).reverse()}
      ${i&&a.length?r`
              <${Ln} key="now" n=${s+1} duel=${a[0]} now=${!0} k=${S} edge=${C} t=${e} />
            `:null}
      ${p?r`
              <g class="spot">
                <circle class="a" cx=${p[0]} cy=${p[1]} r=${C*.75} stroke-width=${4*S} />
                <circle class="b" cx=${p[0]} cy=${p[1]} r=${C*.75} stroke-width=${2*S} />
              </g>
            `:null}
      ${f}
    </svg>
  `}var An=({sighting:e,board:t,frame:o})=>r`
  <div class="mini">
    <svg viewBox=${mo(e,t).join(" ")} aria-hidden="true">
      <${$o} sighting=${e} board=${t} />
      <rect class="frame" x=${o[0]} y=${o[1]} width=${o[2]} height=${o[3]} />
    </svg>
  </div>
`,fo=({sighting:e,board:t,centre:o,edge:n,dice:a=[]})=>r`
  <svg class="crop" viewBox=${`${o[0]-n} ${o[1]-n} ${2*n} ${2*n}`} aria-hidden="true">
    <${$o} sighting=${e} board=${t} />
    ${e?.picture?null:a.map(s=>r`
              <${Dn} key=${s.id} d=${s} />
            `)}
  </svg>
`;var In=({die:e,sinks:t,snapshot:o,t:n})=>r`
  <figure class=${t?"sinks":"stays"}>
    <${V} colour=${e.colour} face=${e.face} />
    <${F} id="sunk" class="wave" preserveAspectRatio="none" />
    <figcaption>
      <${D} colour=${e.colour} />
      <span>${ue(o,e.colour,n)}</span>
    </figcaption>
  </figure>
`;function qn({t:e,snapshot:t,battle:o,step:n,onAsk:a}){let s=o.duels[n],i=d=>o.dice.find(c=>c.id===d),l=s.sinks||[],u=xn(o,s,e);return r`
    <article class="card duel" key=${n} aria-live="polite">
      <div class="duel-head">
        <p class="eyebrow">${e("battle.duel",{n:n+1,all:o.duels.length})}</p>
        ${s.close?r`
                <span class="near">
                  <${v} id="ruler" class="ic-s" />
                  ${e("battle.close")}
                </span>
              `:null}
      </div>
      <div class="pair">
        <${In} die=${i(s.a)} sinks=${l.includes(s.a)} snapshot=${t} t=${e} />
        <div class="gap">
          ${s.gap==null?r`
                  <b>–</b>
                `:r`
                  <b>${e.mm(s.gap)}</b>
                  <span>mm</span>
                `}
        </div>
        <${In} die=${i(s.b)} sinks=${l.includes(s.b)} snapshot=${t} t=${e} />
      </div>
      <p class=${"verdict"+(u.length>18?" long":"")}>${u}</p>
      <p class="after">${s.note||""}</p>
    </article>
  `}function Wa({t:e,battle:t,n:o,step:n,onStep:a}){let s=t.duels[o],i=s.sinks||[],l=p=>t.dice.find(m=>m.id===p),u=o<=n,d=(p,m)=>{let h=l(p),$=r`
        <span class="face">
          <${V} colour=${h.colour} face=${h.face} />
          <${F} id="sunk" class="wv" />
        </span>
      `,f=r`
        <${D} colour=${h.colour} />
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
                <${v} id="ruler" class="ic-s" />
              `:o<n?r`
                  <${v} id="check" class="ic-s" />
                `:""}
      </span>
    </button>
  `}function zt({t:e,battle:t,step:o,onStep:n}){let a=U(null);return P(()=>{let s=a.current.querySelector("[aria-current]")||(o>=t.duels.length?a.current.firstElementChild:null);s&&(a.current.scrollTop=s.offsetTop-(a.current.clientHeight-s.offsetHeight)/2)},[o]),r`
    <nav class="card list" ref=${a} tabindex="0" aria-label=${e("battle.list")}>
      ${t.duels.map((s,i)=>r`
          <${Wa} key=${i} t=${e} battle=${t} n=${i} step=${o} onStep=${n} />
        `)}
    </nav>
  `}function Nn({t:e,battle:t,step:o,playing:n,onStep:a,onPlay:s,last:i}){let l=t.duels.length;return l?r`
    <div class="steps dock">
      <button class="btn square" disabled=${o<=0} onClick=${()=>a(o-1)} aria-label=${e("battle.back")}>
        <${v} id="prev" />
      </button>
      <button class="btn square" onClick=${s} aria-label=${e(n?"battle.pause":"battle.play")} aria-pressed=${n}>
        <${v} id=${n?"pause":"play"} />
      </button>
      ${o>=l?i:n||o===l-1?r`
                <button class="btn primary next" onClick=${()=>a(l)}>
                  ${e("battle.outcome")}
                  <${v} id="next" />
                </button>
              `:r`
                <button class="btn primary next" onClick=${()=>a(o+1)}>
                  ${e("battle.next")}
                  <${v} id="next" />
                </button>
              `}
    </div>
  `:r`
      <div class="steps one dock">${i}</div>
    `}var Ea=e=>e.scrollHeight>e.clientHeight+1||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).textOverflow!=="ellipsis";function _e(e,t){let o=U(null),n=()=>{let i=o.current;if(i){for(let l=0;l<=e;l++)if(i.dataset.tight!==String(l)&&(i.dataset.tight=l),![i,...i.querySelectorAll(t)].some(Ea))return}},a=U(null),s=U(null);return ye(()=>{n(),s.current!==o.current&&(s.current=o.current,a.current||=new ResizeObserver(n),a.current.disconnect(),o.current&&a.current.observe(o.current))}),P(()=>(document.fonts.ready.then(n),()=>a.current?.disconnect()),[]),o}var Ra=({row:e})=>e.faces.map((t,o)=>r`
      <${V} key=${o} colour=${e.colour} face=${t} />
    `);function Ct({t:e,snapshot:t,battle:o,open:n}){let a=e.title(n?e("battle.open"):o.outcome||e("battle.over")),[s,...i]=a.split(/(?<=[.?])\s+/),l=i.length?s.replace(/\.$/,""):s,u=vn(t,o),d=_e(3,"ul");return r`
    <article class="card outcome" ref=${d} aria-live="polite">
      <h2 class=${l.length>36?"long":""}>${l}</h2>
      ${i.length?r`
              <p class="rest">${i.join(" ")}</p>
            `:null}
      <ul>
        ${u.map(c=>r`
            <li key=${c.colour} class=${c.still?"still":""}>
              <${D} colour=${c.colour} />
              <b>${ue(t,c.colour,e)}</b>
              <span class="afloat" role="img" aria-label=${e("battle.counts",{n:c.faces.length})}><${Ra} row=${c} /></span>
              ${c.sunk?r`
                      <span class="lost" role="img" aria-label=${e("battle.sunk",{n:c.sunk})}>
                        <${F} id="sunk" class="ic" />
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
  `}function Mt({t:e,snapshot:t,battle:o}){let n=a=>o.dice.find(s=>s.id===a);return r`
    <ol class="card list ranks" tabindex="0" aria-label=${e("battle.ranks")}>
      ${o.reach.order.map((a,s)=>{let i=n(a.die);return r`
          <li key=${a.die} class=${"row "+(a.in?"in":"out")}>
            <span class="n">${s+1}</span>
            <span class="dd">
              <span class="face"><${V} colour=${i.colour} face=${i.face} /></span>
            </span>
            <span class="whose">
              <${D} colour=${i.colour} />
              ${ue(t,i.colour,e)}
            </span>
            <span class="mm">${a.gap==null?"–":`${e.mm(a.gap)} mm`}</span>
            <span class="st">
              ${a.in?r`
                      <${v} id="check" class="ic-s" />
                    `:null}
            </span>
          </li>
        `})}
    </ol>
  `}function jt({battle:e,dice:t}){let o=e.reach,n=t.find(u=>u.id===o.die);if(!n||o.within==null)return null;let a=o.by==="centres"?r`
          <circle cx=${n.centre[0]} cy=${n.centre[1]} r=${o.within} />
        `:r`
          <path d=${Bn(n.footprint,o.within)} />
        `,[s,i]=n.centre,l=u=>`M${s} ${i}${Array.from({length:24},(d,c)=>{let p=(c+1)/24*2.4*Math.PI+u*2*Math.PI/3,m=(c+1)/24*(o.within+n.edge/2);return`L${(s+m*Math.cos(p)).toFixed(1)} ${(i+m*Math.sin(p)).toFixed(1)}`}).join("")}`;return r`
    <g class="reach">
      ${a}
      <g class="swirl" style=${{transformOrigin:`${s}px ${i}px`}}>
        ${[0,1,2].map(u=>r`
            <path key=${u} d=${l(u)} />
          `)}
      </g>
    </g>
  `}var Ha=["1","2","3","4","5","6"],Fa=(e,t)=>e?.faces?.[t]?.length?e.faces[t]:Ha,Ua=["flat","cocked","stacked","hidden"],St=(e,t)=>e?.colours?.length?e.colours:[...new Set((t?.dice||[]).map(o=>o.colour))],Pt=({t:e,sighting:t,colour:o,value:n,onPick:a,busy:s,game:i})=>r`
  <div class="faces">
    ${Fa(t,o).map((l,u)=>r`
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
`,Tt=({t:e,snapshot:t,colours:o,colour:n,onPick:a,busy:s})=>r`
  <div class=${"tints n"+o.length}>
    ${o.map(i=>r`
        <button
          key=${i}
          class=${"key"+(i===n?" on":"")}
          disabled=${s}
          aria-pressed=${i===n}
          onClick=${()=>a(i)}
        >
          <${D} colour=${i} />
          <span>${ue(t,i,e)}</span>
        </button>
      `)}
  </div>
`;function Wn({t:e,table:t,sighting:o,board:n,dice:a,die:s,battle:i,moving:l,onClose:u}){let d=async m=>{await t.fix(o,{die:s.id,...m})&&u()},c=!!t.busy,p=s.value;return r`
    <section class="card fix">
      <div class="fix-head">
        <${fo} sighting=${o} board=${n} centre=${s.centre} edge=${s.edge} dice=${a} />
        <div>
          <p class="eyebrow">
            ${e("fix.title")}${s.fixed?r`
                    ${" · "}${e("fix.fixed")}
                  `:null}
          </p>
          <h2>${e.title(e.die(s.colour,s.face))}</h2>
        </div>
      </div>
      <${Pt}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${s.colour}
        value=${p}
        busy=${c}
        onPick=${m=>m===p&&s.pose==="flat"?u():d({value:m})}
      />
      <h3>${e("fix.whose")}</h3>
      <${Tt}
        t=${e}
        snapshot=${t.snapshot}
        colours=${St(o,i)}
        colour=${s.colour}
        busy=${c}
        onPick=${m=>m===s.colour?u():d({colour:m})}
      />
      <h3>${e("fix.pose")}</h3>
      <div class="poses">
        ${Ua.map(m=>r`
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
                <${v} id="hand" />
                <span>${e("fix.move")}</span>
              </p>
            `:null}
      <div class="two dock">
        <button class="btn bad" disabled=${c} onClick=${()=>d({remove:!0})}>
          <${v} id="remove" />
          ${e("fix.remove")}
        </button>
        <button class="btn primary" onClick=${u}>${e("fix.done")}</button>
      </div>
    </section>
  `}function En({t:e,table:t,sighting:o,board:n,dice:a,spot:s,battle:i,onClose:l}){let u=St(o,i),[d,c]=x(o.missing?.[0]?.colour||u[0]),p=async m=>{await t.fix(o,{add:{colour:d,value:m,centre_mm:s.map(h=>Math.round(h*10)/10)}})&&l()};return r`
    <section class="card fix">
      <div class="fix-head">
        <${fo} sighting=${o} board=${n} centre=${s} edge=${o.edge_mm||16} dice=${a} />
        <div>
          <p class="eyebrow">${e("fix.new")}</p>
          <h2>${e("fix.which")}</h2>
        </div>
      </div>
      <h3>${e("fix.whose")}</h3>
      <${Tt} t=${e} snapshot=${t.snapshot} colours=${u} colour=${d} onPick=${c} />
      <h3>${e("fix.value")}</h3>
      <${Pt}
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
  `}var re=({text:e,note:t,onClick:o,busy:n,icon:a})=>r`
  <button class="choice plain" disabled=${n} onClick=${o}>
    ${a?r`
            <${v} id=${a} />
          `:null}
    <span>
      ${e}${t?r`
              <small>${t}</small>
            `:null}
    </span>
  </button>
`;function Ga({t:e,table:t,sighting:o,q:n,battle:a,onBoard:s}){let i=!!t.busy,l=n.dice?.[0],u=o.dice.find(p=>p.id===l),d=p=>t.fix(o,p),c=()=>d({answer:{question:n.id,ok:!0}});return u&&n.kind==="value"?r`
      <${Pt}
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
      <${Tt}
        t=${e}
        snapshot=${t.snapshot}
        colours=${St(o,a)}
        colour=${u.colour}
        busy=${i}
        onPick=${p=>p===u.colour?c():d({die:l,colour:p})}
      />
    `:n.kind==="pose"&&n.dice?.length>1?r`
      <${re} icon="check" text=${e("question.flats")} note=${e("question.asread")} busy=${i} onClick=${c} />
      <${re}
        text=${e("question.not")}
        note=${e("question.each")}
        busy=${i}
        onClick=${()=>d({answer:{question:n.id,ok:!1}})}
      />
    `:u&&n.kind==="pose"?r`
      <${re}
        text=${e("question.flat")}
        note=${u.value?e("question.counts",{die:e.die(u.colour,u.value)}):e("question.then")}
        busy=${i}
        onClick=${()=>u.pose==="flat"?c():d({die:l,pose:"flat"})}
      />
      <${re}
        text=${e("question.cocked")}
        note=${e("question.again")}
        busy=${i}
        onClick=${()=>u.pose==="cocked"?c():d({die:l,pose:"cocked"})}
      />
    `:u&&n.kind==="exists"?r`
      <${re} icon="check" text=${e("question.is")} note=${e.die(u.colour,u.value)} busy=${i} onClick=${c} />
      <${re} icon="close" text=${e("question.isnt")} busy=${i} onClick=${()=>d({die:l,remove:!0})} />
    `:n.kind==="count"?r`
      <${re} icon="plus" text=${e("question.add")} note=${e("question.addhow")} busy=${i} onClick=${s} />
      <${re} icon="check" text=${e("question.all")} busy=${i} onClick=${c} />
    `:r`
    <${re} icon="check" text=${e("question.right")} busy=${i} onClick=${c} />
    <${re} icon="edit" text=${e("question.wrong")} busy=${i} onClick=${s} />
  `}function Rn({t:e,table:t,sighting:o,battle:n,onBoard:a}){let s=o.questions[0],i=o.questions.length;return r`
    <section class=${"land q kind-"+s.kind} key=${s.id} aria-live="polite">
      <p class="eyebrow">${i>1?e("question.first",{all:i}):e("question.one")}</p>
      <h2>${s.text}</h2>
      <${Ga} t=${e} table=${t} sighting=${o} q=${s} battle=${n} onBoard=${a} />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function Hn({t:e,table:t,sighting:o,ask:n,onBoard:a}){let s=o.guards[0],i=!!t.busy;return r`
    <section class="land q" key=${s.kind} aria-live="polite">
      <p class="eyebrow">${e("guard.title")}</p>
      <h2>${s.text||e("guard."+s.kind)}</h2>
      <${re}
        icon="camera"
        text=${e("guard.again")}
        note=${e("guard.againhow")}
        busy=${i}
        onClick=${()=>t.throwNow(n||{id:o.ask})}
      />
      <${re}
        icon="check"
        text=${e("guard.use")}
        note=${e("guard.usehow")}
        busy=${i}
        onClick=${()=>t.fix(o,{guard:s.kind,ok:!0})}
      />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function Fn(e,t){let o=new Map(t.map(n=>[n.id,n]));return e.fields[0].choices.filter(n=>n.dice?.length).map((n,a)=>{let[s,i]=n.dice.length>1?n.dice.map(l=>o.get(l)):[null,o.get(n.dice[0])];return{letter:String.fromCharCode(65+a),choice:n,m:s,p:i,...n.between}})}var Un=(e,t)=>xt([...new Set(e.flatMap(o=>[o.m,o.p]).filter(Boolean))],t,60,12);function Gn({pairs:e,frame:t}){let o=t[2]/116;return r`
    ${e.flatMap(n=>[n.m,n.p]).filter(Boolean).map(n=>r`
          <path class="zc" d=${vt(yt(n,.06*n.edge),n.edge*.2)} stroke-width=${1.2*o} />
        `)}
    ${e.filter(n=>n.from).map((n,a,s)=>{let i=(a+1)/(s.length+1),[l,u]=[n.from,n.to],d=Math.hypot(u[0]-l[0],u[1]-l[1])||1,c=d<14*o,[p,m]=[-(u[1]-l[1])/d,(u[0]-l[0])/d];(t[0]+t[2]/2-l[0])*p+(t[1]+t[3]/2-l[1])*m<0&&([p,m]=[-p,-m]);let $=c?[(l[0]+u[0])/2+p*11*o,(l[1]+u[1])/2+m*11*o]:[l[0]+(u[0]-l[0])*i,l[1]+(u[1]-l[1])*i];return r`
          <g class=${"ab "+n.letter}>
            <line class="case" x1=${l[0]} y1=${l[1]} x2=${u[0]} y2=${u[1]} stroke-width=${2.2*o} />
            <line class="ink" x1=${l[0]} y1=${l[1]} x2=${u[0]} y2=${u[1]} stroke-width=${1.1*o} />
            <circle cx=${$[0]} cy=${$[1]} r=${5.2*o} stroke-width=${.9*o} />
            <text x=${$[0]} y=${$[1]+2.2*o} font-size=${6.2*o}>${n.letter}</text>
          </g>
        `})}
  `}function Kn({t:e,table:t,ask:o,pairs:n,others:a,onBoard:s}){let i=o.fields[0],l=!!t.busy,u=o.seats?.[0]??-1,d=o.kind==="form",[c,p]=x([]),m=Math.max(i.max||1,1),h=b=>t.answer(o,u,{[i.id]:b}),$=b=>{d?p(c.includes(b.id)?c.filter(C=>C!==b.id):[...c.length>=m?c.slice(1):c,b.id]):h(b.id)},f=n.some(b=>b.m),_=n.some(b=>b.m!==n[0].m),k=i.choices.filter(b=>!b.dice?.length),w=b=>[b.choice.effect?.join(" · ")||(b.gap!==void 0?`${e.mm(b.gap)} mm`:""),_&&b.m?e("closer.from",{die:e.die(b.m.colour,b.m.face)}):""].filter(Boolean).join(" · ");return r`
    <section class=${`land q closer${n.length>2?" many":""}`} key=${o.id} aria-live="polite">
      <p class="eyebrow">${f?e("closer.title"):t.snapshot.view?.round}</p>
      <h2>${e.title(o.prompt)}</h2>
      ${n.map(b=>r`
          <button
            key=${b.choice.id}
            class=${`choice ${b.letter}${c.includes(b.choice.id)?" on":""}`}
            disabled=${l||!!b.choice.refused}
            aria-pressed=${d?c.includes(b.choice.id):void 0}
            onClick=${()=>$(b.choice)}
          >
            <span class="let">${b.letter}</span>
            ${b.p?r`
                    <${V} colour=${b.p.colour} face=${b.p.face} />
                  `:r`
                    <i></i>
                  `}
            <span class="say">
              ${b.m&&b.p?e.die(b.p.colour,b.p.face):b.choice.label}
              <small>${w(b)}</small>
            </span>
          </button>
        `)}
      ${k.map(b=>r`
          <button key=${b.id} class="btn equal" disabled=${l||!!b.refused} onClick=${()=>h(d?[b.id]:b.id)}>
            ${b.label}
          </button>
        `)}
      ${d?r`
              <button
                class="btn primary send"
                disabled=${l||c.length<(i.min||1)}
                onClick=${()=>h(m>1?c:c[0])}
              >
                ${e("ask.send")}
                <${v} id="next" />
              </button>
            `:null}
      ${o.help||f?r`
              <p class="tip">
                <${v} id=${f?"ruler":"ask"} />
                <span>${o.help||e("closer.tip")}</span>
              </p>
            `:null}
      <div class="foot">
        ${a}
        <button class="btn" onClick=${s}>${e("question.board")}</button>
      </div>
    </section>
  `}function Zn({t:e,camera:t,children:o}){let[n,a]=x(1),[s,i]=x(!1);return P(()=>{if(!s)return;let l=setTimeout(()=>{i(!1),a(u=>u+1)},5e3);return()=>clearTimeout(l)},[s]),!t?.live||s?o:r`
    <img
      class="live"
      src=${he(`/camera.jpg?seq=${n}`)}
      alt=${e("picture.live")}
      onLoad=${()=>setTimeout(()=>a(l=>l+1),700)}
      onError=${()=>i(!0)}
    />
  `}var Vn=({t:e,table:t,primary:o,label:n})=>r`
  <label class=${"btn upload"+(o?" primary":"")} aria-disabled=${!!t.busy}>
    <${v} id=${o?"camera":"phone"} />
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
`,Ka=e=>(e?.groups||[]).map(t=>({...t,count:t.count-(e.stay||[]).filter(o=>o.colour===t.colour).length})),go=({t:e,snapshot:t,ask:o,have:n})=>r`
  <ul class="wanted">
    ${(n?o?.throw?.groups||[]:Ka(o?.throw)).filter(a=>a.count||n).map(a=>{let s=n?n.filter(i=>i.colour===a.colour).length:null;return r`
          <li key=${a.colour+a.kind}>
            ${a.colour?r`
                    <${D} colour=${a.colour} />
                  `:r`
                    <${v} id="dice" />
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
`;function Va(e,t,o,n){return o?e("scene."+o):t.kind&&t.kind!=="none"&&t.reader==="none"&&t.reader_reason?`${e("reader.none")}: ${t.reader_reason}`:!t.live&&t.reason?t.reason:e(n!=="throw"?"throw.tip."+n:t.kind==="simulated"||t.kind==="folder"?"throw.tip.thrown":"throw.tip.live")}function Jn({t:e,table:t,ask:o,others:n}){let a=_e(3,"h2, .wanted, .wanted li"),s=t.snapshot,i=s.camera,l=s.can,u=!!t.busy,d=i.kind==="simulated"||i.kind==="folder",c=l.throw_now?"throw":l.upload?"upload":"hand",p=i.live&&i.reader!=="none"&&["hand","moving","still"].includes(i.scene)?i.scene:null,m=p==="hand"||!p&&c==="hand";return r`
    <div class="stack">
      <section class="card before" ref=${a}>
        <p class="eyebrow">${s.view?.round||s.game?.name}</p>
        <h2 class=${o.prompt.length>60?"long":""}>${o.prompt}</h2>
        ${o.note?r`
                <p class="help note">${o.note}</p>
              `:null}
        <${go} t=${e} snapshot=${s} ask=${o} />
        <p class="tip">
          <${v} id=${m?"hand":p==="moving"?"dice":c==="upload"?"phone":"still"} />
          <span>${Va(e,i,p,c)}</span>
        </p>
      </section>
      <div class="ways">
        ${n}
        ${c!=="hand"?r`
                <button class="btn by-hand" disabled=${u} onClick=${()=>t.byHand(o)}>
                  <${v} id="hand" />
                  ${e("throw.hand")}
                </button>
              `:null}
        ${c==="throw"&&l.upload?r`
                <${Vn} t=${e} table=${t} label=${e("throw.photo")} />
              `:null}
      </div>
      <div class="steps one dock">
        ${c==="throw"?r`
                <button class="btn primary throw" disabled=${u} onClick=${()=>t.throwNow(o)}>
                  <${v} id="dice" />
                  ${e(d?"throw.now":"throw.read")}
                </button>
              `:c==="upload"?r`
                  <${Vn} t=${e} table=${t} primary label=${e("throw.shoot")} />
                `:r`
                  <button class="btn primary by-hand" disabled=${u} onClick=${()=>t.byHand(o)}>
                    <${v} id="hand" />
                    ${e("throw.hand")}
                  </button>
                `}
      </div>
    </div>
  `}var Qn=({t:e,snapshot:t,ask:o})=>r`
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
      <${go} t=${e} snapshot=${t} ask=${o} />
    </section>
    <div class="ways"></div>
    <div class="steps one dock"><button class="btn primary" disabled>${e("reading.wait")}</button></div>
  </div>
`,Yn=({t:e,table:t,ask:o,sighting:n,onAway:a})=>r`
  <section class="land q" aria-live="polite">
    <p class="eyebrow">${e("failed.title")}</p>
    <h2>${n.error||e("failed.text")}</h2>
    <button class="choice plain" disabled=${!!t.busy} onClick=${()=>t.snapshot.can?.throw_now?t.throwNow(o):a()}>
      <${v} id="camera" />
      <span>
        ${e("guard.again")}
        <small>${e("guard.againhow")}</small>
      </span>
    </button>
    <button class="choice plain" disabled=${!!t.busy} onClick=${()=>t.byHand(o)}>
      <${v} id="hand" />
      <span>
        ${e("throw.hand")}
        <small>${e("throw.tip.hand")}</small>
      </span>
    </button>
    <div class="foot"><button class="btn" onClick=${a}>${e("failed.back")}</button></div>
  </section>
`,wo=(e,t)=>e.fix(t,{die:Math.max(...t.dice.map(o=>o.id)),remove:!0});function Xn({t:e,table:t,ask:o,sighting:n,others:a}){let s=t.snapshot,i=n.dice||[],l=!!t.busy,u=(o?.throw?.groups||[]).reduce((d,c)=>d+Math.abs(c.count-i.filter(p=>p.colour===c.colour).length),0);return r`
    <div class="stack">
      <section class="card before">
        <p class="eyebrow">${e("hand.title")}</p>
        <h2>${u||!i.length?e("hand.how"):e("hand.ready")}</h2>
        ${n.error?r`
                <p class="trouble" role="alert">${n.error}</p>
              `:null}
        <${go} t=${e} snapshot=${s} ask=${o} have=${i} />
        <p class="tip">
          <${v} id="ruler" />
          <span>${e("hand.tip")}</span>
        </p>
      </section>
      <div class="ways">
        ${a}
        <button class="btn rub" disabled=${l||!i.length} onClick=${()=>wo(t,n)}>
          <${v} id="undo" />
          ${e("hand.rub")}
        </button>
        <button class="btn" disabled=${l} onClick=${()=>t.fix(n,{discard:!0})}>
          <${v} id="close" />
          ${e(n.corrects?"look.drop":"hand.discard")}
        </button>
      </div>
      <div class="steps one dock">
        <button class="btn primary done" disabled=${l||!!u||!i.length} onClick=${()=>t.fix(n,{done:!0})}>
          ${u?e("hand.lacks",{n:u}):e("hand.done")}
          <${v} id="check" />
        </button>
      </div>
    </div>
  `}var es=e=>e?.kind==="throw"&&!e.throw.places&&e.throw.groups?.length>0,Za=e=>(e?.groups||[]).flatMap(t=>Array.from({length:t.count},()=>t));function ts({t:e,table:t,ask:o,sighting:n,others:a}){let s=t.snapshot,i=!!t.busy,l=n?.dice||[],u=Za(o.throw),d=u[l.length]||u[u.length-1],c=async m=>{!n&&!await t.byHand(o)||await t.fix(n||t.snapshot.sighting,{add:{colour:d.colour,value:m,nth:l.length+1}})},p=m=>m.colour?ue(s,m.colour,e):m.name;return r`
    <div class="stack by-faces">
      <section class="card before">
        <p class="eyebrow">${s.view?.round||s.game?.name}</p>
        <h2 class=${o.prompt.length>60?"long":""}>${o.prompt}</h2>
        ${o.note?r`
                <p class="help note">${o.note}</p>
              `:null}
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
                <button
                  class="btn rub"
                  disabled=${i}
                  onClick=${()=>t.fix(n,{die:Math.max(...l.map(m=>m.id)),remove:!0})}
                >
                  <${v} id="undo" />
                  ${e("hand.rub")}
                </button>
              `:null}
        ${n&&s.camera?.live?r`
                <button class="btn" disabled=${i} onClick=${()=>t.fix(n,{discard:!0})}>
                  <${v} id="close" />
                  ${e(n.corrects?"look.drop":"hand.discard")}
                </button>
              `:null}
      </div>
    </div>
  `}var ko=(e,t)=>e.secret?t("who.change"):e.button||gt(e)?.choice.label||e.prompt;function os({t:e,table:t,a:o,onChoose:n,onDone:a}){let s=gt(o),i=()=>{a?.(),s?t.answer(o,o.seats?.length===1?o.seats[0]:-1,s.fields):n(o.id)};return r`
    <button class="btn other" disabled=${!!t.busy} title=${o.prompt} onClick=${i}>
      ${s?.choice.emblem?r`
              <${q} name=${s.choice.emblem} game=${t.snapshot.game?.id} />
            `:null}
      <span>
        ${ko(o,e)}${a&&s&&s.choice.label!==o.prompt?r`
                <small>${o.prompt}</small>
              `:null}
      </span>
    </button>
  `}function Fe({t:e,table:t,ask:o,onChoose:n}){let a=_n(t.snapshot,o,t.me?.seat),[s,i]=x(!1),l=f=>ko(f,e).length<=24;if(!a.length)return null;let u=a.find(f=>f.quick&&gt(f)&&l(f)),d=a.filter(l),c=d.length===1&&!a.some(f=>f.button)?d[0]:null,p=38,m=f=>(f.button||f===u||f===c)&&(p-=ko(f,e).length)>=0,h=a.filter(m),$=a.filter(f=>!h.includes(f));return r`
    ${h.map(f=>r`
        <${os} key=${f.id} t=${e} table=${t} a=${f} onChoose=${n} />
      `)}
    ${$.length?r`
            <button class="btn others" aria-label=${e("beside.more",{n:$.length})} onClick=${()=>i(!0)}>
              <${v} id="more" />
              ${c?$.length:e("beside.more",{n:$.length})}
            </button>
          `:null}
    ${s?r`
            <${R} t=${e} title=${e("beside.title")} onClose=${()=>i(!1)}>
              <div class="dialog-body menu">
                ${$.map(f=>r`
                    <${os} key=${f.id} t=${e} table=${t} a=${f} onChoose=${n} onDone=${()=>i(!1)} />
                  `)}
              </div>
            <//>
          `:null}
  `}var bo=1800;function Ja(e,t,o){let n=t?.duels.length??0,a=()=>e&&o.current!==e?{key:e,step:0,playing:!0}:{key:e,step:n,playing:!1},[s,i]=x(a),l=s;s.key!==e&&(l=a(),i(l)),l.step>n&&(l={...l,step:n}),e&&(o.current=e),P(()=>{if(!l.playing||!t)return;if(l.step>=n){i({...l,playing:!1});return}let d=setTimeout(()=>i({...l,step:l.step+1}),bo);return()=>clearTimeout(d)},[l.key,l.step,l.playing,n]);let u=t?.taken||[];return P(()=>{let d=t?.duels[l.step];d?.sinks?.length&&!l.playing&&d.sinks.every(c=>u.includes(c))&&i({...l,step:l.step+1})},[l.key,u.length]),{step:l.step,playing:l.playing,end:n,go:d=>i({key:e,step:Math.max(0,Math.min(n,d)),playing:!1}),play:()=>i({key:e,step:l.step>=n?0:l.step,playing:!l.playing})}}function ns({t:e,table:t,focus:o,ask:n,local:a,setLocal:s,shown:i,onHome:l,onLog:u}){let d=t.snapshot,c=fe(d),p=ve(d,c),m=o==="throw"&&c?.again?.length?c.again:null,$=d.sighting&&(m||["throw","reading"].indexOf(o)<0)&&!(c&&c.sighting!==void 0&&String(c.sighting)!==String(d.sighting.id)&&o==="battle")?d.sighting:null,f=$?.board?.width_mm?$.board:d.sighting?.board?.width_mm?d.sighting.board:{width_mm:290,height_mm:290},_=Pe(()=>m?Re(null,c):Re($,["throw","reading"].includes(o)?null:c),[$,c,o]),k=Ja(o==="battle"?p:"",o==="battle"?c:null,i),w=$&&_.find(N=>N.id===a.picked),b=$&&a.spot,C=N=>s({...a,...N}),S=()=>C({picked:null,spot:null});P(()=>{o==="battle"&&c?.duels[k.step]?.sinks?.length&&t.sound.play("sink",t.me)},[p,k.step,o]);let T=$&&t.me?.role!=="spectator"&&["battle","board","hand","question","guard","closer"].includes(o),g=async N=>{await t.fix($,{die:w.id,centre_mm:N.map(J=>Math.round(J*10)/10)})&&S()},y=null,O=[],B=null,I=!1,A,M={},Z=r`
    <${Fe} t=${e} table=${t} ask=${n} onChoose=${N=>C({ask:N})} />
  `,ze=d.can,de=es(n)&&(o==="hand"||o==="throw"&&!ze.throw_now&&!ze.upload),pe=()=>C({peek:!0});if(w)O=[w.id],A=r`
      <${Wn}
        key=${"fix"+w.id}
        t=${e}
        table=${t}
        sighting=${$}
        board=${f}
        dice=${_}
        die=${w}
        battle=${c}
        moving=${o==="hand"}
        onClose=${S}
      />
    `;else if(b)A=r`
      <${En}
        key=${"add"+b}
        t=${e}
        table=${t}
        sighting=${$}
        board=${f}
        dice=${_}
        spot=${b}
        battle=${c}
        onClose=${S}
      />
    `;else if(de)A=r`
      <${ts} t=${e} table=${t} ask=${n} sighting=${o==="hand"?$:null} others=${Z} />
    `;else if(o==="throw")O=m||[],A=r`
      <${Jn} t=${e} table=${t} ask=${n} others=${Z} />
    `;else if(o==="reading")A=r`
      <${Qn} t=${e} snapshot=${d} ask=${n} />
    `;else if(o==="failed")A=r`
      <${Yn}
        t=${e}
        table=${t}
        ask=${n}
        sighting=${d.sighting}
        onAway=${()=>C({away:d.sighting.id})}
      />
    `;else if(o==="hand")A=r`
      <${Xn} t=${e} table=${t} ask=${n} sighting=${$} others=${Z} />
    `;else if(o==="guard")A=r`
      <${Hn} t=${e} table=${t} sighting=${$} ask=${n} onBoard=${pe} />
    `;else if(o==="question"){let N=$.questions[0],J=_.filter(j=>N.dice?.includes(j.id));J.length&&(y=xt(J,f,70),O=J.map(j=>j.id),I=!0),A=r`
      <${Rn} t=${e} table=${t} sighting=${$} battle=${c} onBoard=${pe} />
    `}else if(o==="closer"){let N=Fn(n,_);N.some(J=>J.p)&&(y=Un(N,f),B=r`
        <${Gn} pairs=${N} frame=${y} />
      `,I=!0),A=r`
      <${Kn} t=${e} table=${t} ask=${n} pairs=${N} others=${Z} onBoard=${pe} />
    `}else if(o==="board")A=r`
      <${Qa} t=${e} table=${t} sighting=${$} onBack=${()=>C({peek:!1})} />
    `;else{let N=Te(n),J=N?r`
          <button class="btn primary" onClick=${()=>C({peek:!1})}>
            ${e("battle.answer")}
            <${v} id="ask" />
          </button>
        `:r`
          <button class="btn primary" onClick=${()=>C({put:p})}>
            ${e(n?.kind==="throw"?"battle.again":n?"battle.on":"battle.result")}
            <${v} id="next" />
          </button>
        `;M={duels:c.duels.slice(k.step).filter(j=>j.gap!=null&&j.from),first:k.step,now:k.step<k.end&&c.duels[k.step].gap!=null,sunk:We(c,k.step)},k.step<k.end?O=[c.duels[k.step].a,c.duels[k.step].b]:O=c.reach?c.reach.order.filter(j=>j.in).map(j=>j.die):c.hits||[],c.reach&&!N&&(B=r`
        <${jt} battle=${c} dice=${_} />
      `),A=r`
      <div class="stack">
        ${k.step<k.end?r`
                <${qn} t=${e} snapshot=${d} battle=${c} step=${k.step} />
              `:r`
                <${Ct} t=${e} snapshot=${d} battle=${c} open=${N} />
              `}
        ${c.duels.length?r`
                <${zt} t=${e} battle=${c} step=${k.step} onStep=${k.go} />
              `:c.reach&&!N?r`
                  <${Mt} t=${e} snapshot=${d} battle=${c} />
                `:null}
        <${Nn} t=${e} battle=${c} step=${k.step} playing=${k.playing} onStep=${k.go} onPlay=${k.play} last=${J} />
      </div>
    `}let ge=r`
    <${_t}
      t=${e}
      sighting=${$}
      board=${f}
      dice=${_}
      ...${M}
      rings=${O}
      frame=${y}
      bare=${I}
      spot=${b}
      onDie=${T?N=>C({picked:N,spot:null}):void 0}
      onFloor=${T&&!y?N=>w&&o==="hand"?g(N):C({spot:N,picked:null}):void 0}
      label=${e("picture.label")}
    >
      ${B}
    <//>
  `,we=d.view?.headline,Ce=we&&we!==n?.prompt?we:d.game?.name||"Quartermaster";return r`
    <div class="p-throw">
      <${ae}
        t=${e}
        table=${t}
        title=${Ce}
        sub=${d.view?.round||""}
        chips=${xe(e,d)}
        onHome=${l}
        onLog=${u}
        onUndo=${o==="hand"&&$.dice.length?()=>wo(t,$):void 0}
      />
      <main class=${"table"+(de?" told-by-faces":"")}>
        ${de?null:r`
                <section class=${"picture"+($?.picture?"":" chart")} aria-label=${e("picture.label")}>
                  ${o==="throw"&&!m||o==="reading"?r`
                          <${Zn} t=${e} camera=${d.camera}>${ge}<//>
                        `:ge}
                  ${y?r`
                          <${An} sighting=${$} board=${f} frame=${y} />
                        `:null}
                </section>
              `}
        <aside class="side">${A}</aside>
      </main>
    </div>
  `}var Qa=({t:e,table:t,sighting:o,onBack:n})=>r`
  <div class="stack">
    <section class="card before">
      <p class="eyebrow">${e("look.title")}</p>
      <h2>${e("look.how")}</h2>
      ${o.error?r`
              <p class="trouble" role="alert">${o.error}</p>
            `:null}
      <p class="tip">
        <${v} id="plus" />
        <span>${e("look.add")}</span>
      </p>
    </section>
    <div class="ways">
      ${o.state==="asking"?r`
              <button class="btn discard" disabled=${!!t.busy} onClick=${()=>t.fix(o,{discard:!0})}>
                <${v} id="close" />
                ${e(o.corrects?"look.drop":"hand.discard")}
              </button>
            `:null}
    </div>
    <div class="steps one dock">
      ${Ee(o)?r`
              <button class="btn primary" onClick=${n}>
                <${v} id="ask" />
                ${e("look.back")}
              </button>
            `:r`
              <button
                class="btn primary"
                disabled=${!!t.busy}
                onClick=${()=>t.fix(o,o.error?{again:!0}:{done:!0})}
              >
                ${e(o.error?"look.again":"hand.done")}
                <${v} id="check" />
              </button>
            `}
    </div>
  </div>
`;var ss=({p:e,game:t})=>r`
  <span class=${`pcard${e.colour?" c-"+e.colour:""}${e.faded?" open":""}`}>
    <${q} name=${e.emblem} game=${t} />
    ${e.count?r`
            <b>${e.count}</b>
          `:null}
  </span>
`,yo=e=>[[e.label,e.count].filter(Boolean).join(" "),e.on?yo(e.on):""].filter(Boolean).join(", "),vo=e=>(e.count||0)+(e.on?vo(e.on):0),Bt=({items:e,game:t,named:o})=>r`
  <div class=${"pcards n"+Math.min(e.length,6)}>
    ${e.map((n,a)=>r`
        <span key=${a} class=${"pset"+(n.on?" ptwo":"")} role="img" title=${yo(n)} aria-label=${yo(n)}>
          <${ss} p=${n} game=${t} />
          ${n.on?r`
                  <${ss} p=${n.on} game=${t} />
                `:null}${o?r`
                  <small>${n.label}</small>
                `:null}
        </span>
      `)}
  </div>
`;var Ot=e=>e.map(t=>t.name).join("|");function Lt({t:e,table:t,onDone:o}){let n=t.snapshot?.people||[],[a,s]=x(""),i=l=>L(e.lang,"POST","/me",{person:l}).then(u=>{localStorage.setItem("whose",Ot(n)),t.set({me:u}),o?.()},u=>s(u.message||e("notice.network")));return r`
    <div class="whose" role="group" aria-label=${e("who.title")}>
      ${n.map(l=>r`
          <button
            key=${l.seat}
            class=${"btn"+(t.me?.seat===l.seat?" on":"")}
            aria-pressed=${t.me?.seat===l.seat}
            onClick=${()=>i(l.name)}
          >
            <${D} colour=${l.colour} />
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
  `}function as({t:e,table:t}){let o=t.snapshot,n=o?.people||[],[a,s]=x("");return t.me?.role!=="player"||t.me.seat!==-1||!o?.game||!o.asks?.length||localStorage.getItem("whose")===Ot(n)||a===Ot(n)?null:r`
    <${R} t=${e} title=${e("who.title")} onClose=${()=>s(Ot(n))}>
      <div class="dialog-body">
        <p>${e("who.why")}</p>
        <${Lt} t=${e} table=${t} />
      </div>
    <//>
  `}function rs({t:e,table:t,others:o,onChange:n}){let a=t.snapshot,s=(a.asks||[]).filter(i=>i.secret&&!i.sealed).map(i=>(a.people||[]).find(l=>l.seat===i.seats[0])).filter(Boolean);return r`
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
  `}function is({t:e,table:t,ask:o}){let n=o.secret||o.anytime?[]:(t.snapshot.asks||[]).filter(s=>s.secret&&s.sealed);if(!n.length)return null;let a=n.map(s=>(t.snapshot.people||[]).find(i=>i.seat===s.seats[0])?.name).filter(Boolean);return r`
    <p class="who-told" role="status">${e("who.told",{names:a.join(", ")})}</p>
  `}var xo=e=>!e.choices?.length&&e.min>=0&&e.max-e.min>=12&&(e.default===void 0||e.default===null);function ls({t:e,f:t,value:o,onSet:n}){let a=o===null?"":String(o),s=String(t.max).length,i=o!==null&&(o<t.min||o>t.max);return r`
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
        <${v} id="prev" />
      </button>
    </div>
  `}var At=e=>!!e.choices?.length&&!(e.max>1),Ue=e=>!e.choices?.length;function Ya(e,t){if(e==="order")return[];if(t.default!==void 0&&t.default!==null)return t.default;if(Ue(t))return t.min??0;let o=t.choices.filter(n=>!n.refused);return At(t)?o.length===1&&e==="choose"?o[0].id:null:[]}var Xa=(e,t,o)=>e==="order"?o.length===t.choices.length:Ue(t)?Number.isInteger(o)&&o>=t.min&&o<=t.max:At(t)?o!==null||e==="form"&&t.min===0:o.length>=(t.min||0)&&o.length<=t.max;function er(e,t,o){let n=0;for(let a of e.slice(0,e.indexOf(t))){let s=(a.choices||[]).findIndex(i=>i.id===o[a.id]);if(s<0)return;n=n*a.choices.length+s}return t.now?.[n]}function tr(e,t,o){let n={...t,...o};return e.forEach((a,s)=>{a.now&&e.slice(0,s).some(i=>i.id in o)&&(n[a.id]=er(e,a,n)??n[a.id])}),n}var Dt=(e,t,o)=>Math.min(e.max,Math.max(e.min,t+o));function or({text:e,longest:t}){let o=/^([+−-]?\d+)\s+(.{1,14})$/.exec(e);return o?r`
      <span class="big">${o[1]}</span>
      <small>${o[2]}</small>
    `:r`
    <span class=${e.length<=3&&(t<=3||/^\d/.test(e))?"big":e.length<=14?"mid":"long"}>${e}</span>
  `}var cs=0,nr=e=>{let t=e.detail>1&&Date.now()-cs<350;return cs=Date.now(),t};function us({game:e,f:t,value:o,onPick:n,numbered:a}){let s=Math.max(...t.choices.map(p=>p.label.length)),i=t.choices.length,l=i>8&&i%4===0&&s<=14,u=l?4:s<=3?i<=7?i:Math.ceil(i/2):s>26?2:s>16?3:i>10?6:i>8?5:i>5?Math.ceil(i/2):5,d=Math.min(i,u),c=t.choices.some(p=>p.effect?.length);return r`
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
            onClick=${h=>{nr(h)||n(p.id)}}
          >
            ${p.emblem?r`
                    <span class=${p.colour?"c-"+p.colour:""}><${q} name=${p.emblem} game=${e} /></span>
                  `:p.colour?r`
                      <${D} colour=${p.colour} />
                    `:null}
            <${or} text=${p.label} longest=${s} />
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
  `}var ds=(e,t)=>e.length>1&&At(t)&&(t.choices.length>12||e.length>3&&e.some(o=>At(o)&&o.choices.length>12)||t.choices.length>3&&!t.choices.some(o=>o.emblem||o.colour||o.effect?.length)&&t.choices.some(o=>o.label.length>9)),sr=({t:e,f:t,value:o,onPick:n})=>r`
  <span class="select">
    <select aria-label=${t.label} value=${o??""} onChange=${a=>n(a.target.value)}>
      ${o==null?r`
              <option value="" disabled selected>${e("ask.pick")}</option>
            `:null}${t.choices.map(a=>r`
          <option key=${a.id} value=${a.id} selected=${a.id===o} disabled=${!!a.refused}>${a.label}</option>
        `)}
    </select>
    <${v} id="down" />
  </span>
`;function ar({t:e,f:t,value:o,onSet:n,large:a}){let s=t.max-t.min>40,i=l=>r`
    <button class="btn square ten" disabled=${l<0?o<=t.min:o>=t.max} onClick=${()=>n(Dt(t,o,l))}>
      ${l<0?"−10":"+10"}
    </button>
  `;return r`
    <div class=${"stepper"+(a?" large":"")+(s?" far":"")}>
      ${s?i(-10):null}
      <button
        class="btn square"
        disabled=${o<=t.min}
        onClick=${()=>n(Dt(t,o,-1))}
        aria-label=${e("ask.less",{what:t.label})}
      >
        <${v} id="minus" />
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
                onChange=${l=>n(Dt(t,Math.trunc(Number(l.target.value))||0,0))}
              />
            `:r`
              <output class="num" aria-live="polite">${o}</output>
            `}
      <button
        class="btn square"
        disabled=${o>=t.max}
        onClick=${()=>n(Dt(t,o,1))}
        aria-label=${e("ask.more",{what:t.label})}
      >
        <${v} id="plus" />
      </button>
      ${s?i(10):null}
    </div>
  `}function ps({t:e,f:t,value:o,onSet:n,alone:a}){let s=t.max-t.min+1;return a&&s<=7?r`
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
    `:a&&xo(t)?r`
      <${ls} t=${e} f=${t} value=${o} onSet=${n} />
    `:r`
    <${ar} t=${e} f=${t} value=${o} onSet=${n} large=${a} />
  `}function rr(e,t){return e.some(n=>n.choices?.some(a=>a.worth))?e.reduce((n,a)=>n+(a.choices||[]).filter(s=>[t[a.id]].flat().includes(s.id)).reduce((s,i)=>s+(i.worth||0),0),0):null}function ir({t:e,ask:t}){let[o,n]=x(!1);return!t.rule||!t.help?null:r`
    <button class="btn rule" onClick=${()=>n(!0)} aria-label=${e("ask.rule")}>?</button>
    ${o?r`
            <${R} t=${e} title=${t.prompt} onClose=${()=>n(!1)}>
              <div class="dialog-body">
                <p class="rule-text">${t.help}</p>
                <p class="dim">${e("ask.source",{rule:t.rule})}</p>
              </div>
            <//>
          `:null}
  `}function It({t:e,table:t,ask:o,others:n,banner:a,back:s,seatName:i,colourOf:l,given:u,onDone:d}){let c=t.snapshot.game?.id,p=o.fields||[],m=t.snapshot.version,h=()=>Object.fromEntries(p.map(j=>[j.id,u?.[j.id]??(p.length===1&&xo(j)||o.quick&&j.choices?.length>1?null:Ya(o.kind,j))])),[$,f]=x({of:"",values:{}}),_=o.anytime?o.id:`${o.id}@${m}`,k=$.of===_?$.values:h(),w=(o.seats||[]).filter(j=>j>=0),[b,C]=x(null),S=w.length===1?w[0]:w.includes(b)?b:null,T=j=>f({of:_,values:tr(p,k,j)}),g=(j,H)=>T({[j.id]:H}),y=(j,H)=>{let ee=k[j.id],Je=o.distinct&&p.find(z=>z!==j&&k[z.id]===H);return Je?T({[j.id]:H,[Je.id]:ee}):Array.isArray(ee)?ee.includes(H)?g(j,ee.filter(z=>z!==H)):g(j,o.kind!=="order"&&j.max&&ee.length>=j.max?[...ee.slice(1),H]:[...ee,H]):g(j,ee===H&&j.min===0?null:H)},O=p.every(j=>Xa(o.kind,j,k[j.id]))&&(w.length<=1||S!==null),B=!!t.busy,I=async(j,H)=>{await t.answer(o,j,H)&&(f({of:"",values:{}}),d?.())},A=j=>I(S??-1,j?{}:Object.fromEntries(Object.entries(k).map(([H,ee])=>[H,ee===null?[]:ee]))),M=p[0],Z=o.kind==="choose"&&M?.choices?.find(j=>j.id===k[M.id]),ze=p.length===1,de=o.kind==="choose"&&o.quick&&w.length<=1,pe=de&&o.clock,ge=o.kind==="choose"&&ze&&M.choices?.length===1&&!pe,we=_e(5,".ask-body, .ask-foot, .fields, .answers, .ans"),Ce=rr(p,k),N=Cn(t,o),J=N&&!u;return r`
    <section ref=${we} class=${"land now-q kind-"+o.kind} key=${o.id}>
      ${a?.length?r`
              <div class="banner" role="status">
                <${v} id="bell" />
                <ul class=${"n"+Math.min(a.length,6)}>
                  ${a.map((j,H)=>r`
                      <li key=${H}>
                        ${j.seat>=0?r`
                                <${D} colour=${l(j.seat)} />
                              `:null}${j.text}
                      </li>
                    `)}
                </ul>
              </div>
            `:r`
              <div></div>
            `}
      <div class="ask-body">
        <h2 class=${o.prompt.length>46?"long":""}>
          ${S!==null?r`
                  <${D} colour=${l(S)} />
                `:null}
          <span>${o.prompt}</span>
        </h2>
        ${o.note||o.help?r`
                <p class=${o.note?"help note":"help"}>${o.note||o.help}</p>
              `:null}
        <${is} t=${e} table=${t} ask=${o} />
        ${w.length>1?r`
                <div class="seats-pick" role="group" aria-label=${e("ask.who")}>
                  ${w.map(j=>r`
                      <button key=${j} class=${"btn"+(j===S?" on":"")} aria-pressed=${j===S} onClick=${()=>C(j)}>
                        <${D} colour=${l(j)} />
                        ${i(j)}
                      </button>
                    `)}
                </div>
              `:null}
        ${ge?null:ze?Ue(M)?r`
                    <${ps} t=${e} f=${M} value=${k[M.id]} onSet=${j=>g(M,j)} alone />
                  `:r`
                    <${us}
                      game=${c}
                      f=${M}
                      value=${k[M.id]}
                      onPick=${j=>de?I(S??-1,{[M.id]:j}):y(M,j)}
                      numbered=${o.kind==="order"}
                    />
                  `:p.length?r`
                    <div class="fields">
                      ${p.map(j=>r`
                          <div class=${"field"+(Ue(j)?"":ds(p,j)?" list":" wide")} key=${j.id}>
                            <span class="lbl">
                              ${j.colour?r`
                                      <${D} colour=${j.colour} />
                                    `:null}
                              <${q} name=${j.emblem} game=${c} />
                              ${j.label}
                            </span>
                            ${Ue(j)?r`
                                    <${ps} t=${e} f=${j} value=${k[j.id]} onSet=${H=>g(j,H)} />
                                  `:ds(p,j)?r`
                                      <${sr} t=${e} f=${j} value=${k[j.id]} onPick=${H=>g(j,H)} />
                                    `:r`
                                      <${us} game=${c} f=${j} value=${k[j.id]} onPick=${H=>y(j,H)} />
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
                    <${v} id="prev" />
                    ${e("home.not")}
                  </button>
                `:n}
          <${ir} t=${e} ask=${o} />
        </div>
        <div class="go dock">
          ${Ce!==null?r`
                  <output class="worth">${e("ask.worth",{n:Ce})}</output>
                `:null}
          ${o.skip?r`
                  <button
                    class=${"btn skip"+(pe?" primary":"")}
                    disabled=${B}
                    onClick=${()=>A(!0)}
                    style=${J?{"--after":`${N.seconds}s`}:void 0}
                  >
                    ${o.pass||e("ask.skip")}${J?r`
                            <span class="fuse" key=${N.start}><i></i></span>
                          `:null}
                  </button>
                `:null}
          ${de&&!ge?null:r`
                  <button class="btn primary send" disabled=${B||!O} onClick=${()=>A(!1)}>
                    ${Z?Z.label:e(O?"ask.send":o.kind==="order"?"ask.order":"ask.pick")}
                    <${v} id="next" />
                  </button>
                `}
        </div>
      </div>
    </section>
  `}var lr=({value:e,of:t})=>r`
  <span class="scale" aria-hidden="true">
    ${Array.from({length:Math.min(t,20)},(o,n)=>r`
        <i class=${n<e?"on":""}></i>
      `)}
  </span>
`,Ge=e=>[e.label,Co(e).map(t=>t.label).filter(Boolean).join(", ")].filter(Boolean).join(": ");function Ae({p:e,game:t}){let o=e.on?.emblem||(e.emblem&&!e.emblem.startsWith("die-")&&e.emblem!=="ship"?e.emblem:""),n=Ge(e);return e.colour&&e.emblem?.startsWith("die-")?r`
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
        <${F} id=${e.faded?"die-slot":"die-0"} class="body" />
        ${o&&e.on?.on?.emblem?r`
                <span class="both">
                  <${q} name=${o} game=${t} />
                  <${q} name=${e.on.on.emblem} game=${t} />
                </span>
              `:o?r`
                  <${q} name=${o} game=${t} />
                `:null}
      </span>
    `:r`
    <span class=${"tokn"+(e.faded?" faded":"")} role="img" title=${n} aria-label=${n+(e.count>1?`: ${e.count}`:"")}>
      <${q} name=${e.emblem} game=${t} />
      ${e.emblem?null:e.label}${e.count>1?r`
              <b>${e.count}</b>
            `:null}
    </span>
  `}var hs=({items:e,counted:t})=>e.flatMap(o=>o.colour?Array.from({length:Math.min(t?o.count||0:1,20)},()=>o):[o]),ms=({items:e,counted:t})=>{let o=new Map,n=e.find(a=>a.on)?.label;for(let a of e)a.colour&&a.label&&o.set(a.on?n:a.label,(o.get(a.on?n:a.label)||0)+(t?a.count||0:1));return[...o].filter(([,a])=>a>0)},cr=({items:e,counted:t})=>e.filter(o=>!t||o.count>0).map(o=>t?`${o.count} ${Ge(o)}`:Ge(o)).join("; "),zo=({pieces:e,game:t,title:o})=>r`
  <div class=${"fleet"+(hs(e).length>10?" many":"")} role="img" aria-label=${`${o}: ${cr(e)}`}>
    ${hs(e).map((n,a)=>r`
        <${Ae} key=${a} p=${n} game=${t} />
      `)}
  </div>
  ${ms(e).length?r`
          <div class="fleet-key">
            ${ms(e).map(([n,a])=>r`
                <span key=${n}>${a} ${n}</span>
              `)}
          </div>
        `:null}
`,Co=e=>{let t=[];for(let o=e.on;o;o=o.on)t[e.colour?"push":"unshift"](o);return t},_o=e=>e.on||!e.colour?Co(e):[{colour:e.colour,label:""}],$s=({part:e,game:t,onWhole:o})=>r`
  <ol class="rail" style=${{"--steps":e.steps.items.length}} aria-label=${e.title} onClick=${o}>
    ${e.steps.items.map((n,a)=>{let s=a<e.steps.current?"done":a===e.steps.current?"now":"next";return r`
        <li key=${a} class=${`ch ${s}`} aria-current=${s==="now"?"step":void 0}>
          <${q} name=${n.emblem} game=${t} class="em" />
          <b>${n.label}</b>
          <span class="by">
            ${_o(n).length>1?_o(n).map(i=>r`
                      <span role="img" aria-label=${i.label} title=${i.label}><${D} colour=${i.colour} /></span>
                    `):_o(n).map(i=>r`
                      ${i.colour?r`
                              <${D} colour=${i.colour} />
                            `:null}${i.label}
                    `)}
          </span>
        </li>
      `})}
  </ol>
`,Ke=({part:e,cls:t="",children:o})=>r`
  <section class=${`card part ${t} id-${e.id}`}>
    ${e.title?r`
            <h2 class="cap">${e.title}</h2>
          `:null}${o}
  </section>
`;function ur({part:e,game:t}){let o=e.counter;return r`
    <section class="card part counter">
      ${o.emblem?r`
              <${q} name=${o.emblem} game=${t} />
            `:null}
      <h2 class="cap">${e.title}</h2>
      <b class="num">
        ${o.value}${o.of?r`
                <small>/${o.of}</small>
              `:null}
      </b>
      ${o.of?r`
              <${lr} value=${o.value} of=${o.of} />
            `:null}
    </section>
  `}var dr=({part:e,game:t})=>{if(e.pieces.cards)return r`
      <${Ke} part=${e} cls="pieces"><${Bt} items=${e.pieces.items} game=${t} named /><//>
    `;let{items:o,counted:n}=e.pieces,a=o.length>0&&o.every(s=>s.colour);return r`
    <${Ke} part=${e} cls="pieces">
      ${a?r`
              <${zo} pieces=${e.pieces} game=${t} title=${e.title} />
            `:r`
              <div class=${"cards n"+Math.min(o.length,6)}>
                ${o.map((s,i)=>r`
                    <div
                      key=${i}
                      role="img"
                      title=${Ge(s)}
                      aria-label=${Ge(s)+(n&&!(s.on&&!s.count)?`: ${s.count||0}`:s.on?.count?`, ${s.on.count}`:"")}
                      class=${"ac"+(s.faded?" old":"")+(s.strong?" pile":"")+(s.colour?" c-"+s.colour:"")}
                    >
                      ${s.colour?r`
                              <${D} colour=${s.colour} />
                            `:null}${s.emblem?r`
                              <${q} name=${s.emblem} game=${t} />
                            `:null}${n&&!(s.on&&!s.count)?r`
                              <b>${s.count||0}</b>
                            `:null}${s.label?r`
                              <span class="lb">${s.label}</span>
                            `:null}${s.on?r`
                              <span class="fl">
                                ${s.on.colour?r`
                                        <${D} colour=${s.on.colour} />
                                      `:r`
                                        <${q} name=${s.on.emblem} game=${t} />
                                      `}
                                <span>${s.on.count||s.on.label}</span>
                              </span>
                            `:null}
                    </div>
                  `)}
              </div>
            `}
    <//>
  `},pr=({part:e,game:t})=>r`
  <${Ke} part=${e} cls="stepped">
    <ol class="mini-steps">
      ${e.steps.items.map((o,n)=>r`
          <li key=${n} class=${n<e.steps.current?"done":n===e.steps.current?"now":""}>
            <${q} name=${o.emblem} game=${t} />
            <span>${o.label}</span>
          </li>
        `)}
    </ol>
  <//>
`;function hr({ms:e,x:t,y:o,size:n,M:a,colourOf:s,most:i}){let l=e.length>1,u=l?Math.min(n,9):n,d=Math.min(Math.max(t-e.length*u/2,0),i-e.length*u),c=l?10:a;return r`
    ${l?r`
            <path class="points" d=${`M${d} ${o+11}H${d+e.length*u}L${t} ${o+17}z`} />
          `:null}${e.map((p,m)=>{let h=l?{x:d+m*u-(c-u)/2,y:o,width:c,height:c}:{x:t-c/2,y:o,width:c,height:c},$=p.seat>=0?se("tm-"+s(p.seat))?"tm-"+s(p.seat):"tm-other":se(p.emblem)?p.emblem:"anchor";return r`
        <use key=${m} href=${"#"+$} class=${p.seat>=0?"c-"+s(p.seat):"mark-em"} ...${h} />
      `})}
  `}function mr({part:e,game:t,colourOf:o,nameOf:n}){let{places:a=[],links:s=[],at:i=[],marks:l=[]}=e.track,u=a.length,d=i.length===u&&u>0,c=d?240:300,p=d?130:36,m=d?16:15,h=w=>d?14+i[w][0]/100*(c-28):14+w/Math.max(u-1,1)*(c-28),$=w=>d?14+i[w][1]/100*(p-28):19,f=s.length?s:d?a.slice(1).map((w,b)=>[b,b+1]):[],_=new Map;for(let w of l)_.set(w.place,[..._.get(w.place)||[],w]);let k=u>60?20:u>30?10:u>12?5:1;return r`
    <${Ke} part=${e} cls="way">
      <svg
        class="track"
        viewBox=${`0 0 ${c} ${p}`}
        role="img"
        aria-label=${l.map(w=>`${n(w.seat)} ${a[w.place]?.label||w.place}`).join(", ")}
      >
        ${d?f.map(([w,b])=>r`
                  <line x1=${h(w)} y1=${$(w)} x2=${h(b)} y2=${$(b)} class="way-line" />
                `):r`
                <rect x="14" y="16" width=${c-28} height="5" class="way-bar" />
              `}
        ${a.map((w,b)=>d?r`
                <circle cx=${h(b)} cy=${$(b)} r="7" class="place" />
              `:r`
                <path d=${`M${h(b)} ${b%k?18.5:16}v${b%k?2.5:5}`} class="tick" />
              `)}
        ${a.map((w,b)=>(d||b%k===0)&&r`
              ${w.strong?r`
                      <rect x=${h(b)-11} y=${d?$(b)+7:23} width="22" height="13" rx="3" class="plate" />
                    `:null}
              <text x=${h(b)} y=${d?$(b)+17:34} text-anchor="middle" class=${w.strong?"on-plate":""}>
                ${w.label||(d?"":b)}
              </text>
            `)}
        ${[..._].map(([w,b])=>r`
            <${hr}
              key=${w}
              ms=${b}
              x=${h(w)}
              y=${d?$(w)-9:0}
              size=${d?12:11}
              M=${m}
              colourOf=${o}
              most=${c}
            />
          `)}
      </svg>
    <//>
  `}var Mo=({ledger:e,heads:t,best:o,t:n})=>r`
  <table>
    <thead>
      <tr>
        <td></td>
        ${t.map((a,s)=>r`
            <th key=${s} scope="col" class=${o.includes(s)?"win":""}>
              <span class="who">
                ${a.colour?r`
                        <${D} colour=${a.colour} />
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
`;function fs({part:e,game:t,t:o,colourOf:n,nameOf:a}){let s=e.pieces?.items||e.steps?.items,i=e.pieces?.cards;if(e.counter)return r`
      <ul class="items">
        <li>
          ${e.counter.emblem?r`
                  <${q} name=${e.counter.emblem} game=${t} />
                `:r`
                  <span class="tok" aria-hidden="true">${e.counter.value}</span>
                `}
          <span>${e.title}</span>
          <b class="num">${e.counter.value}${e.counter.of?`/${e.counter.of}`:""}</b>
        </li>
      </ul>
    `;if(!s)return r`
      <${qt} part=${e} game=${t} t=${o} colourOf=${n} nameOf=${a} />
    `;let l=e.pieces?.counted,u=s.filter(c=>!c.colour||i||!l||c.count>0),d=c=>c.colour&&!i?r`
          <${Ae} p=${c} game=${t} />
        `:c.emblem?r`
            <${q} name=${c.emblem} game=${t} />
          `:c.colour?r`
              <${D} colour=${c.colour} />
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
                ${c.colour&&!i&&l?`${c.count} `:""}${c.label}${Co(c).filter(m=>m.label).map(m=>r`
                      ${" · "}${c.colour?null:m.colour?r`
                                <${D} colour=${m.colour} />
                                ${" "}
                              `:m.emblem?r`
                                  <${q} name=${m.emblem} game=${t} />
                                  ${" "}
                                `:null}${m.label}
                    `)}
              </span>
              <b class="num">${i?vo(c)||"":c.colour?"":l?c.count||0:c.on?.count||""}</b>
            </li>
          `)}
      </ul>
    </section>
  `}function qt({part:e,game:t,t:o,colourOf:n,nameOf:a}){return e.counter?r`
      <${ur} part=${e} game=${t} />
    `:e.track?r`
      <${mr} part=${e} game=${t} colourOf=${n} nameOf=${a} />
    `:e.pieces?r`
      <${dr} part=${e} game=${t} />
    `:e.steps?r`
      <${pr} part=${e} game=${t} />
    `:e.ledger?r`
      <${Ke} part=${e} cls="tally">
        <${Mo} t=${o} ledger=${e.ledger} heads=${e.ledger.columns.map(s=>({name:s}))} best=${[]} />
      <//>
    `:null}function gs({t:e,table:t}){let o=t.snapshot,n=o?.prepare||[],[a,s]=x(!1);return n.length?r`
    <button class="btn other prepare-open" onClick=${()=>s(!0)}>
      <${v} id="rule" />
      ${e("prepare.title")}
    </button>
    ${a?r`
            <${R} t=${e} title=${e("prepare.title")} wide onClose=${()=>s(!1)}>
              <div class="dialog-body prepare">
                <ol>
                  ${n.map((i,l)=>r`
                      <li key=${l}>
                        <p>${i.text}</p>
                        ${i.pieces.length?r`
                                <div class="lot">
                                  ${i.pieces.map((u,d)=>r`
                                      <${Ae} key=${d} p=${u} game=${o.game.id} />
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
  `:null}function ws(e,t){let o=e.log||[],n=o[o.length-1];if(!n)return[];let a=o.filter(d=>d.announce&&(d===n||d.entry&&d.entry===n.entry)),s=new Map;for(let d of a){let c=d.seats?.length===1&&d.seats[0]>=0?d.seats[0]:-1,p=s.get(c)||{seat:c,texts:[]};p.texts.includes(d.text)||p.texts.push(d.text),s.set(c,p)}let i=d=>d<0?-1:t.findIndex(c=>c.seat===d),l=d=>t.find(c=>c.seat===d)?.name,u=({seat:d,texts:c})=>d<0?c.map(p=>({seat:d,text:p})):[{seat:d,text:$r(c,l(d))}];return[...s.values()].sort((d,c)=>i(d.seat)-i(c.seat)).flatMap(u)}function $r(e,t){return e.map((o,n)=>n&&t&&o.startsWith(t)?o.slice(t.length).replace(/^[:,]?\s+/,""):o).join(" · ")}var ks=({items:e,counted:t})=>t?e.filter(o=>o.count>0):e;function fr({t:e,seat:t,game:o,turn:n,colourOf:a,nameOf:s,onWhole:i}){let l=t.parts||[],u=l.filter($=>$.counter&&!$.counter.large),d=l.filter($=>$.counter?.large),c=l.filter($=>$.pieces),p=c.filter($=>$.pieces.items.some(f=>f.colour)),m=c.filter($=>!$.pieces.items.some(f=>f.colour)&&ks($.pieces).length),h=l.filter($=>!$.counter&&!$.pieces);return r`
    <article class=${"card pl"+(n?" turn":"")} onClick=${i}>
      <div class="pl-head">
        <${D} colour=${t.colour} />
        <b>${t.name||s(t.seat)}</b>
        ${t.first?r`
                <span class="first" role="img" aria-label=${e("seat.firstlong")} title=${e("seat.firstlong")}><${F} id="first" /></span>
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
                                <${q} name=${$.counter.emblem} game=${o} />
                              `:null}${$.counter.value}
                      </span>
                    `)}
                </span>
              `:t.score!==void 0&&r`
                <span class="score num" role="img" aria-label=${`${e("seat.score")}: ${t.score}`}>${t.score}</span>
              `}
      </div>
      ${p.map($=>$.pieces.cards?r`
              <${Bt} key=${$.id} items=${$.pieces.items} game=${o} />
            `:r`
              <${zo} key=${$.id} pieces=${$.pieces} game=${o} title=${$.title} />
            `)}
      <div class="toks">
        ${u.map($=>r`
            <span key=${$.id} class=${"id-"+$.id} role="img" aria-label=${`${$.title}: ${$.counter.value}`} title=${$.title}>
              ${$.counter.emblem?r`
                      <${q} name=${$.counter.emblem} game=${o} />
                    `:r`
                      <i>${$.title}</i>
                    `}${$.counter.value}${$.counter.of?`/${$.counter.of}`:""}
            </span>
          `)}
        ${m.length?r`
                <span class="sep">
                  ${m.map($=>r`
                      <span key=${$.id} class="lot" role="group" aria-label=${$.title} title=${$.title}>
                        ${ks($.pieces).map((f,_)=>r`
                            <${Ae} key=${_} p=${f} game=${o} />
                          `)}
                      </span>
                    `)}
                </span>
              `:null}
      </div>
      ${h.map($=>r`
          <${qt} key=${$.id} part=${$} game=${o} t=${e} colourOf=${a} nameOf=${s} />
        `)}
    </article>
  `}var gr=({badges:e=[],game:t})=>r`
  <div class="badges">
    ${e.slice(0,2).map((o,n)=>r`
        <span key=${n} class=${"chip "+(o.urgent?"now":"plain")}>
          ${o.emblem?r`
                  <${q} name=${o.emblem} game=${t} />
                `:null}
          <span>${o.text}</span>
        </span>
      `)}${e.length>2?r`
            <span class="chip plain">+${e.length-2}</span>
          `:null}
  </div>
`;function bs({t:e,table:t,ask:o,local:n,setLocal:a,onHome:s,onLog:i}){let l=t.snapshot,u=l.game?.id,d=l.view||{},c=d.table||[],p=d.seats||[],m=c.find(M=>M.steps),h=c.find(M=>M.battle&&!M.battle.again?.length),$=c.filter(M=>M!==m&&!M.battle&&!(M.ledger&&c.length>3)),f=M=>p.find(Z=>Z.seat===M)||(l.people||[]).find(Z=>Z.seat===M),_=M=>f(M)?.colour||"none",k=M=>f(M)?.name||e("seat.table"),[w,b]=x(null),C=_e(4,".part, .ac, .fl, .lb"),S=M=>a({...n,...M}),T=ws(l,p),g=o?.seats||[],y=M=>g.length&&g.length<p.length&&g[0]>=0?g.includes(M.seat):M.active,O=o&&!o.secret&&n.ask!==o.id&&(l.asks||[]).find(M=>M.secret&&M.sealed&&M.seats[0]===t.me?.seat),B=()=>b({title:l.game?.name,badges:d.badges,parts:[...$,...m?[m]:[]]}),I=d.round?r`
        <${v} id="round" />
        ${d.round}
      `:"",A=xe(e,l).filter(M=>M.kind==="bad"||M.kind==="warn");return r`
    <div class="p-round">
      <${ae}
        t=${e}
        table=${t}
        title=${d.headline&&d.headline!==o?.prompt?d.headline:I||l.game?.name}
        sub=${d.headline&&d.headline!==o?.prompt?I:l.game?.name}
        chips=${A}
        onHome=${s}
        onLog=${i}
      >
        <${gr} badges=${d.badges} game=${u} />
      <//>
      <main class=${`deck${m?"":" no-rail"}${$.length?"":" no-shore"}`}>
        ${m?r`
                <${$s} part=${m} game=${u} onWhole=${B} />
              `:null}
        ${O?r`
                <${rs}
                  t=${e}
                  table=${t}
                  onChange=${()=>S({ask:O.id})}
                  others=${r`
                    <${Fe} t=${e} table=${t} ask=${o} onChoose=${M=>S({ask:M})} />
                  `}
                />
              `:o?r`
                  <${It}
                    t=${e}
                    table=${t}
                    ask=${o}
                    others=${r`
                      <${gs} t=${e} table=${t} />
                      <${Fe} t=${e} table=${t} ask=${o} onChoose=${M=>S({ask:M})} />
                      ${h?r`
                              <button
                                class="btn square show-last"
                                aria-label=${e("battle.look",{what:h.title})}
                                title=${e("battle.look",{what:h.title})}
                                onClick=${()=>S({put:null})}
                              >
                                <${v} id="dice" />
                              </button>
                            `:null}
                    `}
                    banner=${T}
                    back=${n.ask===o.id?()=>S({ask:null}):null}
                    onDone=${()=>a(M=>({...M,ask:null}))}
                    seatName=${k}
                    colourOf=${_}
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
            onClick=${M=>{M.target.closest("button")||B()}}
          >
            ${$.map(M=>r`
                <${qt} key=${M.id} part=${M} game=${u} t=${e} colourOf=${_} nameOf=${k} />
              `)}
          </aside>
        `}
        ${p.length?r`
                <section class=${"fleets n"+p.length} aria-label=${e("seat.all")}>
                  ${p.map(M=>r`
                      <${fr}
                        key=${M.seat}
                        t=${e}
                        seat=${M}
                        game=${u}
                        turn=${y(M)}
                        colourOf=${_}
                        nameOf=${k}
                        onWhole=${()=>b({title:M.name||k(M.seat),first:M.first,parts:M.parts||[]})}
                      />
                    `)}
                </section>
              `:null}
      </main>
      ${w&&w.parts.length?r`
              <${R} t=${e} title=${w.title} onClose=${()=>b(null)}>
                <div class="dialog-body whole" tabindex="0" role="group" aria-label=${w.title}>
                  ${w.first?r`
                          <ul class="items">
                            <li>
                              <${F} id="first" class="ic" />
                              <span>${e("seat.firstlong")}</span>
                              <b></b>
                            </li>
                          </ul>
                        `:null}${(w.badges||[]).map((M,Z)=>r`
                      <p key=${Z} class="badge">
                        ${M.emblem?r`
                                <${q} name=${M.emblem} game=${u} />
                              `:null}${M.text}
                      </p>
                    `)}${w.parts.map(M=>r`
                      <${fs} key=${M.id} part=${M} game=${u} t=${e} colourOf=${_} nameOf=${k} />
                    `)}
                </div>
              <//>
            `:null}
    </div>
  `}function ys(e,t){let[o,n]=x(null);return P(()=>{let a=!1,s=0,i=0,l=()=>L(e.lang,"GET","/history").then(u=>{let d=(u||[]).find(c=>c.game.id===t.game?.id&&c.people.map(p=>p.name).join()===t.people.map(p=>p.name).join());a||(d?n(d):++s<5&&(i=window.setTimeout(l,2e3)))},()=>{});return l(),()=>{a=!0,clearTimeout(i)}},[e.lang,t.game?.id]),o}var vs=e=>Math.max(1,Math.round((Date.parse(e.ended)-Date.parse(e.began))/6e4)),wr=e=>[1,2,5,10,20,50,100,200].find(t=>e/t<=4)||500,kr=e=>e.map((t,o)=>t?`${e[o-1]?"L":"M"}${t[0].toFixed(1)} ${t[1].toFixed(1)}`:"").join("");function xs({t:e,game:t,best:o}){let d=t.rounds,c=d.length;if(c<2||d[c-1].scores.some(g=>g===null))return null;let p=d.flatMap(g=>g.scores).filter(g=>g!==null),m=Math.min(0,...p),h=Math.max(1,...p),$=wr(h-m),f=Math.ceil(h/$)*$,_=Math.floor(m/$)*$,k=g=>30+g/(c-1)*216,w=g=>10+(f-g)/(f-_)*264,b=Array.from({length:Math.round((f-_)/$)+1},(g,y)=>_+y*$),C=Math.ceil(c/6),S=t.people.map((g,y)=>({...g,seat:y,y:w(d[c-1].scores[y])})).sort((g,y)=>g.y-y.y);S.forEach((g,y)=>{y&&(g.y=Math.max(g.y,S[y-1].y+17))});let T=Math.max(0,S[S.length-1].y-274);return r`
    <section class="card course">
      <h2 class="cap">${e("score.rounds")}</h2>
      <svg viewBox=${"0 0 320 300"} role="img" aria-label=${e("score.rounds")}>
        ${b.map(g=>r`
            <g key=${g}>
              <line class="grid" x1=${30} x2=${246} y1=${w(g)} y2=${w(g)} />
              <text x=${24} y=${w(g)+4} text-anchor="end">${g}</text>
            </g>
          `)}
        ${d.map((g,y)=>(y%C===0||y===c-1)&&(y===c-1||c-1-y>=C/2)&&r`
              <text key=${y} x=${k(y)} y=${292} text-anchor="middle">${y+1}</text>
            `)}
        ${t.people.map((g,y)=>r`
            <path
              key=${y}
              class=${`trace c-${g.colour}${o.includes(y)?" best":""}`}
              d=${kr(d.map((O,B)=>O.scores[y]===null?null:[k(B),w(O.scores[y])]))}
            />
          `)}
        ${S.map(g=>r`
            <g key=${g.seat}>
              <use
                href=${"#"+(se("tm-"+g.colour)?"tm-"+g.colour:"tm-other")}
                class=${"c-"+g.colour}
                x=${252}
                y=${g.y-T-7}
                width="13"
                height="13"
              />
              <text class="name" x=${268} y=${g.y-T+4}>${g.name.length>8?g.name.slice(0,7)+"…":g.name}</text>
            </g>
          `)}
      </svg>
    </section>
  `}function br(e,t){let o=$e(e),n=t.lines.find(d=>d.total),a=d=>n?.values[d]??o[d]?.score,s=t.columns.map((d,c)=>({i:c,name:o[c]?.name||d,colour:o[c]?.colour,seat:o[c]?.seat??c,points:a(c)})),i=e.result?.ranking,l=d=>i?i.findIndex(c=>c.includes(d.seat)):-(d.points??0),u=[...s].sort((d,c)=>l(d)-l(c));return{order:u,best:u.filter(d=>l(d)===l(u[0]))}}var yr=(e,t)=>t<60?e("score.minutes",{n:t}):e("score.hours",{n:Math.floor(t/60),minutes:t%60}),vr=(e,t,o,n)=>[`${t.game?.name}, ${new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date)}`,...o.map(a=>`${n.includes(a)?"★ ":""}${a.name}${a.points===void 0?"":`: ${a.points}`}`)].join(`
`);function _s({t:e,table:t,onHome:o,onLog:n,onAgain:a}){let[s,i]=x(!1),l=ys(e,t.snapshot),u=async()=>{let f=vr(e,d,p,m);try{navigator.share?await navigator.share({text:f}):(await navigator.clipboard.writeText(f),i(!0))}catch{}},d=t.snapshot,c=po(d),{order:p,best:m}=br(d,c),h={...c,lines:c.lines.map(f=>({...f,values:p.map(_=>f.values[_.i]),how:f.how&&p.map(_=>f.how[_.i])}))},$=p.length>m.length&&m[0].points-p[m.length].points||0;return r`
    <div class="p-score">
      <${ae}
        t=${e}
        table=${t}
        title=${e("score.title")}
        sub=${[d.game?.name,d.view?.round,l&&yr(e,vs(l))].filter(Boolean).join(" · ")}
        onHome=${o}
        onLog=${n}
      />
      <main class="sheet">
        <section class=${`card tally${c.lines.length>7?" long":""}`}>
          <${Mo} t=${e} ledger=${h} heads=${p} best=${p.flatMap((f,_)=>m.includes(f)?[_]:[])} />
        </section>
        <aside class="say">
          <section class=${"podium"+(String(m[0].points??"").length+m[0].name.length>8?" far":"")}>
            <${F} id="crown" class="em" />
            <h2>
              ${m.map(f=>r`
                  <span class="who">
                    <${D} colour=${f.colour} />
                    ${f.name}
                  </span>
                `)}
            </h2>
            <p>${m.length>1?e("score.shared"):$?e("score.by",{n:$}):e("score.wins")}</p>
            <b class="pts">${m[0].points<0?"−"+-m[0].points:m[0].points??""}</b>
          </section>
          ${l&&l.rounds.length>1?r`
                  <${xs} t=${e} game=${l} best=${m.map(f=>f.seat)} />
                `:r`
                  <section class="card course">
                    <h2 class="cap">${e("score.course")}</h2>
                    <ol>
                      ${(d.log||[]).slice(-8).reverse().map((f,_)=>r`
                            <li key=${_}>${f.text}</li>
                          `)}
                    </ol>
                  </section>
                `}
          <div class="tasks dock">
            <button class="btn" onClick=${u}>
              <${v} id="share" />
              ${e(s?"score.copied":"score.share")}
            </button>
            <button class="btn" onClick=${()=>print()}>
              <${v} id="print" />
              ${e("score.print")}
            </button>
            <button class="btn primary" onClick=${a}>
              ${e("score.again")}
              <${v} id="next" />
            </button>
          </div>
        </aside>
      </main>
    </div>
  `}var xr={player:"crew.player",spectator:"crew.spectator",host:"crew.host"};function jo({t:e,table:t,role:o,path:n="/invitations"}){let[a,s]=x(null);return P(()=>{let i=!1,l=0,u=()=>L(e.lang,"POST",n,n==="/invitations"?{role:o}:{}).then(d=>{i||(s(d),l=window.setTimeout(u,Math.max(1e4,Date.parse(d.until)-Date.now()-3e4)))},()=>{l=window.setTimeout(u,3e3)});return u(),()=>{i=!0,clearTimeout(l)}},[o,t.crew,e.lang]),r`
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
  `}function _r({t:e,table:t}){let[o,n]=x(null),[a,s]=x(null),[i,l]=x(""),u=p=>p.then(m=>{n(m),l("")},m=>l(m.message||e("notice.network")));P(()=>{u(L(e.lang,"GET","/devices"))},[t.crew,e.lang]);let d=(p,m)=>{s(null),u(L(e.lang,"POST","/devices/"+p.id,{role:m}))},c=p=>{s(null),u(L(e.lang,"DELETE","/devices/"+p.id))};return r`
    <ul class="devices">
      ${(o||[]).map(p=>r`
          <li key=${p.id} class=${p.here?"here":""}>
            <span class="device">
              <b>${p.name==="?"?e("crew.device"):p.name}</b>
              <small>
                ${p.you?e("crew.you"):p.here?e("crew.here"):e("crew.away")}${" · "}${e(xr[p.role])}
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
                                onClick=${()=>u(L(e.lang,"POST","/devices/"+p.id,{shows:!p.shows}))}
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
                        <${v} id="remove" />
                      </button>
                    `}
          </li>
        `)}
    </ul>
    ${i?r`
            <p class="trouble" role="alert">${i}</p>
          `:null}
  `}function zr({t:e,table:t,onClose:o}){let[n,a]=x("player"),s=X(t.me,"host"),i=async()=>{try{await L(e.lang,"POST","/leave",{})}catch{return}o(),t.open()};return r`
    <${R} t=${e} title=${e("crew.title")} onClose=${o}>
      <div class="dialog-body crew">
        ${s?r`
                <div class="seg" role="group" aria-label=${e("crew.as")}>
                  ${["player","spectator"].map(l=>r`
                      <button key=${l} class=${l===n?"on":""} aria-pressed=${l===n} onClick=${()=>a(l)}>
                        ${e(l==="player"?"crew.plays":"crew.watches")}
                      </button>
                    `)}
                </div>
                <${jo} t=${e} table=${t} role=${n} />
                <${_r} t=${e} table=${t} />
                ${t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${Lt} t=${e} table=${t} />
                      `:null}
              `:r`
                <p>${e("crew.mine."+(t.me?.role||"player"))}</p>
                <p class="dim">${e("crew.ask")}</p>
                ${X(t.me,"player")&&t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${Lt} t=${e} table=${t} />
                      `:null}
                <div class="menu">
                  <button class="btn" onClick=${i}>
                    <${v} id="close" />
                    ${e("crew.leave")}
                  </button>
                </div>
              `}
      </div>
    <//>
  `}function zs({t:e,table:t}){let[o,n]=x(!1);return t.me?r`
    <button class="btn crew-open" aria-label=${e("crew.title")} onClick=${()=>n(!0)}>
      <${v} id="phone" />
      <span>${e("crew.title")}</span>
    </button>
    ${o?r`
            <${zr} t=${e} table=${t} onClose=${()=>n(!1)} />
          `:null}
  `:null}function ie(e,t){let[o,n]=x({}),[a,s]=x(0);return P(()=>{let i=!1;return L(e.lang,"GET",t,void 0,60).then(l=>{i||n({value:l})},l=>{i||n(u=>({...u,trouble:l.message||e("notice.network")}))}),()=>{i=!0}},[e.lang,t,a]),{...o,again:()=>s(i=>i+1)}}var le=({t:e,kept:t})=>t.trouble?r`
        <p class="trouble" role="alert">${t.trouble}</p>
        <button class="btn" onClick=${t.again}>${e("archive.again")}</button>
      `:r`
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      `,So=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date(t)),Be=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));var Cr=2e3;function Cs({t:e}){let t=ie(e,"/health"),o=t.value;if(P(()=>{let u=setInterval(t.again,Cr);return()=>clearInterval(u)},[]),!o)return r`
      <${le} t=${e} kept=${t} />
    `;let n=(u,d=1)=>new Intl.NumberFormat(e.lang,{maximumFractionDigits:d}).format(u),a=u=>n(u/2**30),s=(u,d)=>u==null?e("health.unknown"):d(u),i=o.reading,l=[["camera",xe(e,{camera:o.camera}).map(u=>u.text).join(" · ")+(o.camera.live?` · ${e("health.rate",{n:n(o.camera.rate)})}`:"")],["reading",i.count+i.failed?e("health.read",{last:n(i.last_ms/1e3,2),mean:n(i.mean_ms/1e3,2),n:i.count,failed:i.failed}):e("health.never")],["disk",s(o.box.disk_free,u=>e("health.free",{free:a(u),size:a(o.box.disk_size)}))],["panel",o.panel.some(u=>u.is!=="skipped")?e("health.parts",{found:o.panel.filter(u=>u.is==="found").length,failed:o.panel.filter(u=>u.is==="failed").length}):e("health.none")],["copy",o.copy?Be(e,o.copy):e("health.none")],["heat",s(o.box.celsius,u=>`${n(u,0)} °C`)],["supply",s(o.box.low_voltage,u=>e(u?"health.weak":"health.fine"))],["devices",e("health.here",{here:o.devices.here,known:o.devices.known})],["since",Be(e,new Date(Date.now()-o.up*1e3).toISOString())]];return r`
    <div class="worries" role="status">
      ${o.ok?r`
              <p class="well">
                <${v} id="check" />
                ${e("health.well")}
              </p>
            `:o.worries.map(u=>r`
                <p key=${u} class="worry">
                  <${v} id="warn" />
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
        <${v} id="save" />
        ${e("health.report")}
      </a>
    </div>
    <p class="dim">${e("health.how")}</p>
  `}var Mr=700,Ms=["ready","reading","asks","trouble"],jr={apa102:"apa",ws2812:"ws",relay:"relay",pwm:"pwm",leds:"leds"},Sr=[12,32,33,35],Pr=[19,38],Tr=({t:e,p:t})=>r`
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
      ${Ms.map(o=>r`
          <li key=${o} class=${`lamp at-${o}${t.signal===o?" on":""}`}>
            <i></i>
            <span>${e("panel.signal."+o)}</span>
          </li>
        `)}
    </ul>
  </figure>
`;function Br({t:e,p:t,press:o,busy:n,onWire:a}){let s=Math.round(t.light*100);return r`
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
        <${v} id="edit" />
        ${e("panel.wiring")}
      </button>
    </div>
  `}var Or={found:"check",failed:"warn",skipped:"minus",opening:"more"},Lr=({t:e,parts:t})=>r`
  <ul class="panel-parts">
    ${t.map(o=>r`
        <li key=${o.name} class=${o.is}>
          <${v} id=${Or[o.is]} />
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
      <${v} id="down" />
    </span>
  </label>
`;function Dr({t:e,p:t,onClose:o}){let[n,a]=x(null),[s,i]=x(null),[l,u]=x(!1),d=n||t.wiring,c=(g,y)=>{i(null),a({...d,[g]:y})},p=["",e("panel.none")],m=g=>[g,`${g} · ${t.header[g-1].name}`],h=t.header.filter(g=>g.use==="free").map(g=>m(g.pin)),$=Pr.map(m),f=g=>[p,...g.map(y=>[y,e("panel.kind."+jr[y])])],_=g=>r`
    <label class="panel-pick">
      <span>${e("panel.pixels")}</span>
      <input
        class="num"
        type="number"
        inputmode="numeric"
        min="1"
        max="60"
        value=${d[g].pixels||""}
        onInput=${y=>c(g,{...d[g],pixels:Math.trunc(Number(y.target.value))||0})}
      />
    </label>
  `,k=(g,y)=>({kind:g,pin:y===19?38:19,pixels:8}),w=g=>g&&(g.kind==="apa102"||g.kind==="ws2812"),b=g=>c("light",g?g==="relay"?{kind:g,pin:36}:g==="pwm"?{kind:g,pin:32}:{...k(g,w(d.state)&&d.state.pin),pixels:16}:void 0),C=g=>c("state",g?g==="leds"?{kind:g,pins:[29,31,33,37]}:k(g,w(d.light)&&d.light.pin):void 0),S=async()=>{u(!0);try{await L(e.lang,"POST","/panel",d,20),a(null),i({good:!0,text:e("panel.kept")})}catch(g){i({text:g.message||e("notice.network")})}u(!1)},T=g=>{let y=[...d.state.pins||[]];return O=>{O?y[g]=Number(O):y.splice(g,1),c("state",{...d.state,pins:y.filter(Boolean)})}};return r`
    <${R} t=${e} title=${e("panel.wiring")} onClose=${o}>
      <div class="dialog-body panel-wiring">
        <p class="dim">${e("panel.how")}</p>
        <fieldset>
          <legend>${e("panel.part.button")}</legend>
          <${me}
            label=${e("panel.pin")}
            value=${d.button?.pin??""}
            options=${[p,...h]}
            onPick=${g=>c("button",g?{pin:Number(g)}:void 0)}
          />
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.light")}</legend>
          <${me}
            label=${e("panel.kind")}
            value=${d.light?.kind??""}
            options=${f(["apa102","ws2812","relay","pwm"])}
            onPick=${b}
          />
          ${d.light?r`
                  <${me}
                    label=${e(w(d.light)?"panel.data":"panel.pin")}
                    value=${d.light.pin}
                    options=${w(d.light)?$:d.light.kind==="pwm"?Sr.map(m):h}
                    onPick=${g=>c("light",{...d.light,pin:Number(g)})}
                  />
                `:null}
          ${w(d.light)?_("light"):null}
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
                      onInput=${g=>c("light",{...d.light,level:(Math.trunc(Number(g.target.value))||100)/100})}
                    />
                  </label>
                `:null}
          ${d.light?.kind==="relay"?r`
                  <${me}
                    label=${e("panel.level")}
                    value=${d.light.low?"low":"high"}
                    options=${[["high",e("panel.high")],["low",e("panel.low")]]}
                    onPick=${g=>c("light",{...d.light,low:g==="low"||void 0})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.state")}</legend>
          <${me} label=${e("panel.kind")} value=${d.state?.kind??""} options=${f(["leds","apa102","ws2812"])} onPick=${C} />
          ${d.state?.kind==="leds"?Ms.slice(0,Math.min(4,(d.state.pins?.length||0)+1)).map((g,y)=>r`
                    <${me}
                      key=${g}
                      label=${e("panel.led",{n:y+1})}
                      value=${d.state.pins?.[y]??""}
                      options=${[p,...h]}
                      onPick=${T(y)}
                    />
                  `):null}
          ${w(d.state)?r`
                  <${me}
                    label=${e("panel.data")}
                    value=${d.state.pin}
                    options=${$}
                    onPick=${g=>c("state",{...d.state,pin:Number(g)})}
                  />
                  ${_("state")}
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.buzzer")}</legend>
          <${me}
            label=${e("panel.pin")}
            value=${d.buzzer?.pin??""}
            options=${[p,...h]}
            onPick=${g=>c("buzzer",g?{on:!!d.buzzer?.on,pin:Number(g)}:void 0)}
          />
          ${d.buzzer?r`
                  <${me}
                    label=${e("panel.sound")}
                    value=${d.buzzer.on?"on":"off"}
                    options=${[["off",e("panel.sound.off")],["on",e("panel.sound.on")]]}
                    onPick=${g=>c("buzzer",{...d.buzzer,on:g==="on"})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.sensor")}</legend>
          <${me}
            label=${e("panel.addr")}
            value=${d.sensor?d.sensor.high?"high":"low":""}
            options=${[p,["low",e("panel.addr.low")],["high",e("panel.addr.high")]]}
            onPick=${g=>c("sensor",g?{high:g==="high"}:void 0)}
          />
        </fieldset>
        <div class="panel-keep">
          <p class=${"copy-said "+(s?.good?"good":"trouble")} role="status">${s?.text||""}</p>
          <button class="btn primary keep" disabled=${l||!n} onClick=${S}>
            <${v} id="save" />
            ${e("panel.save")}
          </button>
        </div>
      </div>
    <//>
  `}function js({t:e}){let t=ie(e,"/panel"),o=t.value,[n,a]=x(""),[s,i]=x(!1),[l,u]=x(!1);return P(()=>{let c=setInterval(t.again,Mr);return()=>clearInterval(c)},[]),o?r`
    <div class="panel-top">
      <${Tr} t=${e} p=${o} />
      <${Br} t=${e} p=${o} press=${async c=>{i(!0),a("");try{await L(e.lang,"POST","/panel/press",{seconds:c},20)}catch(p){a(p.message||e("notice.network"))}i(!1),t.again()}} busy=${s} onWire=${()=>u(!0)} />
    </div>
    <p class="copy-said trouble" role="alert">${n||o.fault||""}</p>
    <${Lr} t=${e} parts=${o.parts} />
    <p class="dim">${e(o.drawn?"panel.drawn":"panel.real")}</p>
    ${l?r`
            <${Dr} t=${e} p=${o} onClose=${()=>u(!1)} />
          `:null}
  `:r`
      <${le} t=${e} kept=${t} />
    `}var Ar=e=>e.people.map((t,o)=>({...t,seat:o,place:e.places[o],score:e.scores[o]})).sort((t,o)=>(t.place||99)-(o.place||99)),Ss=({head:e,rows:t,total:o})=>r`
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
`;function Ir({t:e,game:t,onClose:o}){let n=t.sheet?.lines||[];return r`
    <${R} t=${e} wide title=${`${t.game.name}, ${So(e,t.ended)}`} onClose=${o}>
      <div class="dialog-body ar-past">
        ${n.length?r`
                <h3>${e("archive.sheet")}</h3>
                <${Ss} head=${t.sheet.columns} rows=${n} total=${a=>n[a].total} />
              `:null}
        <h3>${e("archive.rounds")}</h3>
        <${Ss} head=${t.people.map(a=>a.name)} rows=${t.rounds.map(a=>({label:a.name,values:a.scores}))} />
        <p class="dim">
          ${e("archive.length",{n:t.steps,minutes:Math.round((Date.parse(t.ended)-Date.parse(t.began))/6e4)})}
        </p>
      </div>
    <//>
  `}function Ps({t:e}){let t=ie(e,"/history"),[o,n]=x(null);return t.value?t.value.length?r`
    <ul class="games-list">
      ${t.value.map(a=>r`
          <li key=${a.table+a.no}>
            <button class="past-game" onClick=${()=>n(a)}>
              <span class="when">
                <b>${a.game.name}</b>
                <small>${So(e,a.ended)}</small>
              </span>
              <span class="ar-who">
                ${Ar(a).map(s=>r`
                    <span key=${s.seat} class=${s.place===1?"won":""}>
                      <${D} colour=${s.colour} />
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
            <${Ir} t=${e} game=${o} onClose=${()=>n(null)} />
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `:r`
      <${le} t=${e} kept=${t} />
    `}function qr({t:e,die:t}){let o=1/t.faces.length,n=Math.max(...t.faces.map(s=>s.high),2*o),a=s=>`${(100*Math.min(1,s/n)).toFixed(2)}%`;return r`
    <li class=${"fairness "+t.verdict}>
      <p class="colour">
        <${D} colour=${t.colour} />
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
  `}function Ts({t:e}){let t=ie(e,"/statistics");if(!t.value)return r`
      <${le} t=${e} kept=${t} />
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
                  <${qr} key=${s.colour+s.kind} t=${e} die=${s} />
                `)}
            </ul>
            <p class="dim">${e("archive.dice.how")}</p>
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `}var Nr=["red","green","blue","white","yellow","black","purple","orange"];function Wr({t:e,person:t,symbols:o,onDone:n,onClose:a}){let[s,i]=x({name:"",colour:"",symbol:"",language:"",...t}),[l,u]=x(!1),[d,c]=x(""),p=f=>{u(!1),i({...s,...f})},m=f=>f.then(n,_=>{u(!1),c(_.message||e("notice.network"))}),h=()=>m(L(e.lang,"POST","/people"+(s.id?"/"+s.id:""),{name:s.name,colour:s.colour,symbol:s.symbol,language:s.language})),$=()=>l?m(L(e.lang,"DELETE","/people/"+s.id,void 0,120)):u(!0);return r`
    <${R} t=${e} title=${s.id?t.name:e("archive.person.new")} onClose=${a}>
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
          ${Nr.map(f=>r`
              <button
                key=${f}
                class=${"sign"+(f===s.colour?" on":"")}
                aria-pressed=${f===s.colour}
                aria-label=${e.hue(f)}
                onClick=${()=>p({colour:f===s.colour?"":f})}
              >
                <${D} colour=${f} />
              </button>
            `)}
        </div>
        <div class="signs" role="group" aria-label=${e("archive.person.symbol")}>
          ${o.map((f,_)=>r`
              <button
                key=${f}
                class=${"sign"+(f===s.symbol?" on":"")}
                aria-pressed=${f===s.symbol}
                aria-label=${e("archive.person.sign",{n:_+1})}
                onClick=${()=>p({symbol:f===s.symbol?"":f})}
              >
                <${q} name=${f} class="ic" />
              </button>
            `)}
        </div>
        <div class="seg" role="group" aria-label=${e("archive.person.language")}>
          ${De.map(f=>r`
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
  `}function Bs({t:e,host:t}){let o=ie(e,"/people"),[n,a]=x(null);if(!o.value)return r`
      <${le} t=${e} kept=${o} />
    `;let{people:s,symbols:i}=o.value;return r`
    ${s.length?null:r`
            <p class="none">${e("archive.people.none")}</p>
          `}
    <ul class="people-list">
      ${s.map(l=>r`
          <li key=${l.id}>
            <button class="someone" disabled=${!t} onClick=${()=>a(l)}>
              ${l.colour?r`
                      <${D} colour=${l.colour} />
                    `:r`
                      <span class="tm"></span>
                    `}
              ${l.symbol?r`
                      <${q} name=${l.symbol} class="ic" />
                    `:r`
                      <span class="ic"></span>
                    `}
              <b>${l.name}</b>
              <small>${(l.language||"").toUpperCase()}</small>
              ${t?r`
                      <${v} id="edit" />
                    `:null}
            </button>
          </li>
        `)}
    </ul>
    ${t?r`
            <button class="btn add" onClick=${()=>a({})}>
              <${v} id="plus" />
              ${e("archive.person.new")}
            </button>
          `:null}
    ${n?r`
            <${Wr}
              key=${n.id||"new"}
              t=${e}
              person=${n}
              symbols=${i}
              onClose=${()=>a(null)}
              onDone=${()=>{a(null),o.again()}}
            />
          `:null}
  `}function Os({t:e}){let t=ie(e,"/copies"),[o,n]=x(null),[a,s]=x(null),[i,l]=x(!1),u=async(h,$)=>{l(!0),s(null);try{let f=await h();s({good:!0,text:$(f)})}catch(f){s({text:f.message||e("notice.network")})}l(!1),n(null),t.again()},d=h=>e("copies.brought",{n:h.steps,when:Be(e,h.last||h.made)}),c=h=>o===h.name?u(()=>L(e.lang,"POST","/copies/"+encodeURIComponent(h.name),{},120),d):n(h.name),p=h=>{let $=h.target.files[0];h.target.value="",$&&n($)},m=h=>u(()=>L(e.lang,"POST","/copy",new Blob([h],{type:"application/gzip"}),180),d);return r`
    <div class="copy-acts">
      <a class="btn primary" href=${"/api/v1/copy?lang="+e.lang} download>
        <${v} id="save" />
        ${e("copies.take")}
      </a>
      <label class="btn">
        <${v} id="share" />
        ${e("copies.bring")}
        <input class="vh" type="file" accept=".quartermaster" disabled=${i} onChange=${p} />
      </label>
      <button
        class="btn"
        disabled=${i}
        onClick=${()=>u(()=>L(e.lang,"POST","/copies",{},60),()=>e("copies.kept"))}
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
                      <b>${Be(e,h.made)}</b>
                      <small>
                        ${e("copies."+h.why)}${" · "}${e("copies.steps",{n:h.steps})}
                        ${h.last?" · "+e("copies.last",{when:Be(e,h.last)}):""}
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
            <${le} t=${e} kept=${t} />
          `}
    <p class="dim">${e("copies.how")}</p>
    <h2>${e("copies.other")}</h2>
    <div class="copy-acts">
      ${[["bgsplay","BG Stats"],["csv","CSV"],["json","JSON"]].map(([h,$])=>r`
          <a key=${h} class="btn" href=${`/api/v1/export/quartermaster.${h}?lang=${e.lang}`} download>${$}</a>
        `)}
    </div>
  `}var Ls={games:Ps,standings:Ts,people:Bs,copies:Os,health:Cs,panel:js},Ds=({t:e})=>r`
  <a class="btn archive-open" href="#archive" aria-label=${e("archive.title")}>
    <${v} id="chart" />
    <span>${e("archive.title")}</span>
  </a>
`;function As({t:e,table:t,onHome:o}){let n=!t.me||t.me.house,a=Object.keys(Ls).filter(d=>d==="copies"?n:d==="health"||d==="panel"?X(t.me,"host"):!0),s=location.hash.split("/")[1],[i,l]=x(a.includes(s)?s:"games"),u=Ls[i];return r`
    <div class="p-archive">
      <${ae} t=${e} table=${t} game=${!1} title=${e("archive.title")} sub=${e("archive."+i+".sub")} onHome=${o} />
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
  `}var Oe=["view","sizes","corners","empty","dice","test"];function Is(e){let[t,o]=x({known:!1,setup:null,trouble:""}),n=U(0),a=i=>{n.current=i?.setup?.serial||0,o({known:!0,setup:i?.setup||null,trouble:""})};P(()=>{let i=!1;return(async()=>{let u=!0;for(;!i;){let d=n.current;!u&&!d&&await new Promise(c=>setTimeout(c,1500));try{let c=await L(e.lang,"GET","/setup"+(u?"":"?after="+d),void 0,25);if(i)return;let p=c?.setup?.serial||0;if(!u&&p===n.current)continue;(d===n.current||p>n.current)&&a(c),u=!1}catch(c){if(i)return;o(p=>({...p,trouble:c.message||e("notice.network")})),await new Promise(p=>setTimeout(p,1500))}}})(),()=>{i=!0}},[e.lang]);let s=async(i,l,u,d=30)=>{try{let c=await L(e.lang,i,l,u,d);return c&&"setup"in c&&a(c),o(p=>({...p,trouble:""})),c||{}}catch(c){return o(p=>({...p,trouble:c.message||e("notice.network")})),null}};return{...t,ask:s,take:a,begin:()=>s("POST","/setup/begin",{}),go:i=>s("POST","/setup",{seen:n.current,step:i}),say:(i,l)=>s("POST","/setup",{seen:n.current,answers:i,...l?{step:l}:{}}),shoot:i=>s("POST","/setup/pictures",{for:i})}}function Nt(e,t,o=400){let[n,a]=x(null);return P(()=>{let s=!1;return a(null),t?((async()=>{for(;!s;){try{let l=await L(e.lang,"GET",t,void 0,10);s||a(l)}catch{}await new Promise(l=>setTimeout(l,o))}})(),()=>{s=!0}):void 0},[e.lang,t]),n}function ne(e,t=!0){let[o,n]=x(null),[a,s]=x("");return P(()=>{if(!t)return;let i=!1,l="";return(async()=>{for(;!i;){let d=Date.now();try{let c=[l&&"after="+l,e&&"camera="+encodeURIComponent(e)].filter(Boolean).join("&"),p=await fetch(he("/live.jpg"+(c&&"?"+c)),{signal:AbortSignal.timeout(8e3)});if(!p.ok)throw(await p.json())?.error?.text||"";let m=p.headers.get("X-Frame")||"";if(m!==l){let h=await createImageBitmap(await p.blob());if(i)return;n({bitmap:h,frame:m,width:h.width,height:h.height})}l=m,s("")}catch(c){if(i)return;s(typeof c=="string"?c:"…"),await new Promise(p=>setTimeout(p,1e3))}await new Promise(c=>setTimeout(c,Math.max(0,120-(Date.now()-d))))}})(),()=>{i=!0}},[e,t]),{shot:o,dark:a}}function Wt({bitmap:e,from:t,class:o=""}){let n=U(null),[a,s,i,l]=t||[0,0,e.width,e.height];return ye(()=>{let u=n.current.getContext("2d");u.fillRect(0,0,i,l),u.drawImage(e,a,s,i,l,0,0,i,l)},[e,a,s,i,l]),r`
    <canvas ref=${n} class=${o} width=${i} height=${l} aria-hidden="true"></canvas>
  `}function te({t:e,shot:t,dark:o="",name:n="",draw:a,onPointer:s,children:i}){let l=U(null),[u,d]=x(600);P(()=>{let p=new ResizeObserver(()=>l.current&&d(l.current.clientWidth||600));return p.observe(l.current),()=>p.disconnect()},[]);let c=p=>m=>{if(!s||!t)return;let h=l.current.getBoundingClientRect();s(p,[(m.clientX-h.left)/h.width*t.width,(m.clientY-h.top)/h.height*t.height],m)};return r`
    <figure class="setup-feed">
      <div
        ref=${l}
        class=${"setup-shot"+(s?" drags":"")}
        style=${t?`aspect-ratio:${t.width}/${t.height}`:"aspect-ratio:4/3"}
        onPointerDown=${c("down")}
        onPointerMove=${c("move")}
        onPointerUp=${c("up")}
        onPointerCancel=${c("up")}
      >
        ${t?r`
                ${t.bitmap?r`
                        <${Wt} bitmap=${t.bitmap} />
                      `:r`
                        <img src=${t.url} alt=${n||e("setup.live")} draggable="false" />
                      `}
                <svg viewBox=${`0 0 ${t.width} ${t.height}`} aria-hidden="true">${a?a(t.width/u):null}</svg>
              `:r`
                <p class="setup-dark" role="status">${o||e("setup.waits")}</p>
              `}
        ${i}
      </div>
    </figure>
  `}var qs=({shot:e,place:t,side:o})=>{let n=Math.round(e.width/32);return r`
    <div class=${"setup-loupe "+o} aria-hidden="true">
      <${Wt} bitmap=${e.bitmap} from=${[Math.round(t[0])-n,Math.round(t[1])-n,2*n+1,2*n+1]} />
      <b></b>
      <b></b>
    </div>
  `};function oe({t:e,kept:t,title:o,text:n,back:a,next:s,onNext:i,ready:l=!0,busy:u=!1,children:d,other:c}){return r`
    <aside class="setup-say">
      <section class="setup-task">
        <h2>${o}</h2>
        <p>${n}</p>
      </section>
      <div class="setup-marks">${d}</div>
      <p class="trouble" role="alert">${t.trouble}</p>
      <div class="setup-go">
        ${c}
        ${a?r`
                <button class="btn square back" onClick=${()=>t.go(a)} aria-label=${e("setup.back")}><${v} id="prev" /></button>
              `:null}
        ${s?r`
                <button class="btn primary next" disabled=${!l||u} onClick=${i}>
                  ${s}
                  <${v} id="next" />
                </button>
              `:null}
      </div>
    </aside>
  `}var ce=({icon:e,name:t,is:o,word:n,text:a="",share:s})=>r`
  <section class=${"card setup-mark "+o}>
    <div>
      <${v} id=${e} />
      <span>${t}</span>
      <b>
        <${v} id=${o==="good"?"check":o==="wait"?"more":"warn"} class="ic-s" />
        ${n}
      </b>
    </div>
    ${s===void 0?null:r`
            <span class="setup-scale"><i style=${`width:${Math.round(100*Math.min(1,Math.max(0,s)))}%`}></i></span>
          `}
    <p>${a}</p>
  </section>
`;function Er({t:e,one:t,onPick:o}){let{shot:n}=ne(t.id,t.sees);return r`
    <li>
      <button class="card setup-camera" disabled=${!!t.held_by} onClick=${o} data-camera=${t.kind}>
        ${n?r`
                <${Wt} bitmap=${n.bitmap} />
              `:r`
                <span class="setup-noimg"><${v} id=${t.kind==="upload"||t.kind==="phone"?"phone":"camera"} /></span>
              `}
        <b>${t.name||e("setup.camera."+t.kind)}</b>
        <small>${t.held_by?e("setup.camera.held",{table:t.held_by}):""}</small>
      </button>
    </li>
  `}function Rr({t:e,kept:t,cameras:o,onChosen:n,onClose:a}){let[s,i]=x(""),[l,u]=x(!1),d=async c=>{u(!0);let p=await t.ask("POST","/camera",c,30);u(!1),p&&n(p)};return r`
    <section class="setup-choose">
      <h2>${e("setup.camera.which")}</h2>
      <p>${o.advice||""}</p>
      <ul class="setup-cameras">
        ${o.cameras.map(c=>r`
            <${Er} key=${c.id} t=${e} one=${c} onPick=${()=>d({id:c.id})} />
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
  `}var Hr=(e,t)=>{if(!t)return[{icon:"camera",name:e("setup.view.picture"),is:"wait",word:e("setup.view.wait")}];let o=a=>t.faults.includes(a),n=t.lid?o("lid")||t.lid.doubt?"fair":o("cut")?"bad":"good":"wait";return[{icon:"corners",name:e("setup.view.lid"),is:n,word:e("setup.view.lid."+n),text:n==="good"&&t.die_px?e("setup.view.die",{n:Math.round(t.die_px)}):e("setup.view.lid."+n+".text")},{icon:"focus",name:e("setup.view.sharp"),is:o("blurred")?"fair":"good",word:e(o("blurred")?"setup.view.blurred":"setup.view.good"),text:o("blurred")?e("setup.view.blurred.text"):o("small")?e("setup.view.small"):"",share:t.sharp},...[["dark","dark"],["bright","bright"],["bands","bands"]].filter(([a])=>o(a)).slice(0,1).map(([a])=>({icon:"sun",name:e("setup.view.light"),is:"fair",word:e("setup.view."+a),text:e("setup.view."+a+".text")})),...o("dark")||o("bright")||o("bands")?[]:[{icon:"sun",name:e("setup.view.light"),is:"good",word:e("setup.view.good")}]]};function Ns({t:e,kept:t,setup:o}){let[n,a]=x(null),[s,i]=x(!1),{shot:l,dark:u}=ne("",!!n?.chosen&&!s),d=Nt(e,n?.chosen&&l?"/setup/view":"",350);if(P(()=>{L(e.lang,"GET","/cameras",void 0,30).then(a,m=>t.take({setup:null})||m)},[]),!n)return r`
      <p class="setup-dark" role="status">${t.trouble||e("setup.waits")}</p>
    `;if(!n.chosen&&!n.by_flags||s)return r`
      <${Rr}
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
          <polygon class="setup-lid" points=${p.map(h=>h.join(",")).join(" ")} stroke-width=${3*m} />
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
      ${Hr(e,d).map(m=>r`
          <${ce} key=${m.icon} ...${m} />
        `)}
    <//>
  `}var Ws=[[290,290],[400,280]];function Es({t:e,kept:t,setup:o}){let{shot:n,dark:a}=ne(""),s=o.answers.board,[i,l]=x(s||{width_mm:290,height_mm:290,wall_mm:45}),[u,d]=x(o.answers.die?.edge_mm||16),[c,p]=x(!!s&&!Ws.some(([k,w])=>k===s.width_mm&&w===s.height_mm)),[m,h]=x(!1),$=(k,w,b,C)=>r`
    <label class="setup-number">
      <span>${k}</span>
      <input
        class="num"
        type="number"
        inputmode="decimal"
        step="any"
        min="0"
        name=${C}
        value=${w}
        onInput=${S=>b(Number(S.target.value))}
      />
      <span>mm</span>
    </label>
  `,f=i.width_mm>=50&&i.height_mm>=50&&i.wall_mm>=0&&u>=5&&u<=50,_=async()=>{h(!0),await t.say({board:i,die:{edge_mm:u}},"corners"),h(!1)};return r`
    <${te} t=${e} shot=${n} dark=${a} />
    <${oe}
      t=${e}
      kept=${t}
      title=${e("setup.sizes.title")}
      text=${e("setup.sizes.text")}
      back="view"
      next=${e("setup.next")}
      onNext=${_}
      ready=${f}
      busy=${m}
    >
      <div class="seg setup-floors" role="group" aria-label=${e("setup.sizes.floor")}>
        ${Ws.map(([k,w])=>{let b=!c&&i.width_mm===k&&i.height_mm===w;return r`
            <button
              key=${k}
              class=${b?"on":""}
              aria-pressed=${b}
              onClick=${()=>{p(!1),l({...i,width_mm:k,height_mm:w})}}
            >
              ${k} × ${w} mm
            </button>
          `})}
        <button class=${c?"on":""} aria-pressed=${c} onClick=${()=>p(!0)}>${e("setup.sizes.other")}</button>
      </div>
      ${c?$(e("setup.sizes.width"),i.width_mm,k=>l({...i,width_mm:k}),"width"):null}
      ${c?$(e("setup.sizes.height"),i.height_mm,k=>l({...i,height_mm:k}),"height"):null}
      ${$(e("setup.sizes.wall"),i.wall_mm,k=>l({...i,wall_mm:k}),"wall")}
      ${$(e("setup.sizes.die"),u,d,"die")}
    <//>
  `}function Rs({t:e,kept:t,setup:o}){let{shot:n,dark:a}=ne(""),[s,i]=x(o.answers.corners_px?.length===4?o.answers.corners_px:null),[l,u]=x(o.answers.corners_px?.length===4?"":null),[d,c]=x(-1),[p,m]=x(!1),h=async w=>{u(null);let b=await t.ask("POST","/setup/corners",w?{corners_px:w}:{},60);if(!b){u("unseen");return}i(b.corners_px),u(b.doubt)};P(()=>{s||h(null)},[]);let $=(w,b,C)=>{if(!(!s||!n))if(w==="down"){let S=s.map((T,g)=>[Math.hypot(T[0]-b[0],T[1]-b[1]),g]).sort((T,g)=>T[0]-g[0])[0];if(S[0]>n.width/6)return;C.currentTarget.setPointerCapture(C.pointerId),c(S[1]),i(s.map((T,g)=>g===S[1]?b:T))}else w==="move"&&d>=0?i(s.map((S,T)=>T===d?b:S)):w==="up"&&d>=0&&(c(-1),h(s))},f=w=>b=>{let C={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[b.key];C&&(b.preventDefault(),i(s.map((S,T)=>T===w?[S[0]+C[0],S[1]+C[1]]:S)),u("hand"))},_=async()=>{m(!0),await t.say({corners_px:s.map(w=>w.map(b=>Math.round(b*100)/100))},"empty"),m(!1)},k=l===null?"wait":l===""?"good":"fair";return r`
    <${te}
      t=${e}
      shot=${n}
      dark=${a}
      onPointer=${$}
      draw=${w=>s&&r`
          <polygon class="setup-lid" points=${s.map(b=>b.join(",")).join(" ")} stroke-width=${2.5*w} />
          ${s.map((b,C)=>r`
              <g key=${C} class="setup-corner">
                <circle cx=${b[0]} cy=${b[1]} r=${22*w} stroke-width=${3*w} />
                <circle class="dot" cx=${b[0]} cy=${b[1]} r=${3*w} />
                <text x=${b[0]} y=${b[1]-28*w} font-size=${20*w}>${C+1}</text>
              </g>
            `)}
        `}
    >
      ${s&&n?r`
              <div class="setup-handles">
                ${s.map((w,b)=>r`
                    <button
                      key=${b}
                      style=${`left:${100*w[0]/n.width}%;top:${100*w[1]/n.height}%`}
                      aria-label=${e("setup.corners.one",{n:b+1})}
                      onKeyDown=${f(b)}
                    ></button>
                  `)}
              </div>
            `:null}
      ${d>=0&&n?r`
              <${qs} shot=${n} place=${s[d]} side=${s[d][0]>n.width/2?"left":"right"} />
            `:null}
    <//>
    <${oe}
      t=${e}
      kept=${t}
      title=${e("setup.corners.title")}
      text=${e("setup.corners.text")}
      back="sizes"
      next=${e(k==="fair"?"setup.corners.anyway":"setup.corners.next")}
      onNext=${_}
      ready=${!!s&&k!=="wait"}
      busy=${p}
      other=${r`
        <button class="btn setup-other" disabled=${k==="wait"} onClick=${()=>h(null)}>
          <${v} id="corners" />
          ${e("setup.corners.again")}
        </button>
      `}
    >
      <${ce}
        icon="corners"
        name=${e("setup.step.corners")}
        is=${k}
        word=${e("setup.corners."+k)}
        text=${e(k==="fair"?"setup.corners.doubt."+l:"setup.corners."+k+".text")}
      />
    <//>
  `}var Fr=(e,t)=>[...e?.pictures||[]].reverse().find(o=>o.for===t)||null,Po=e=>e&&{url:he("/setup/pictures/"+e.id),width:e.width_px,height:e.height_px};function To(e,t,o,n){let a=Fr(t,o),[s,i]=x(!a),l=U(!1),u=Nt(n,"/setup/still?for="+o,250);return P(()=>{!s||l.current||!u?.ready||(l.current=!0,e.shoot(o).then(d=>{l.current=!1,d&&i(!1)}))},[u,s]),{taken:s?null:a,still:u,again:()=>i(!0)}}var Bo=({t:e,still:t,taken:o})=>r`
  <${ce}
    icon="still"
    name=${e("setup.still")}
    is=${o?"good":t?.hand?"fair":"wait"}
    word=${e(o?"setup.still.taken":t?.hand?"setup.still.hand":"setup.still.wait")}
    text=${e(o?"setup.still.taken.text":"setup.still.text")}
    share=${o?1:Math.min(1,(t?.seconds||0)/2)}
  />
`;function Hs({t:e,kept:t,setup:o}){let{taken:n,still:a,again:s}=To(t,o,"empty",e),{shot:i,dark:l}=ne("",!n),u=o.answers.corners_px;return r`
    <${te}
      t=${e}
      shot=${n?Po(n):i}
      dark=${l}
      draw=${d=>u&&r`
          <polygon class="setup-lid" points=${u.map(c=>c.join(",")).join(" ")} stroke-width=${2*d} />
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
                <${v} id="redo" />
                ${e("setup.again")}
              </button>
            `:null}
    >
      <${Bo} t=${e} still=${a} taken=${n} />
    <//>
  `}var Ur=["red","green","blue","white","yellow","black","purple","orange","pink","brown","grey"];function Fs({t:e,kept:t,setup:o}){let{taken:n,still:a,again:s}=To(t,o,"teach",e),{shot:i,dark:l}=ne("",!n),[u,d]=x(null),[c,p]=x([]),[m,h]=x(-1),[$,f]=x(!1),_=n?.id,k=o.calibration.state;P(()=>{if(d(null),!_)return;let T=!1;return L(e.lang,"GET","/setup/dice",void 0,40).then(g=>{T||(d(g),p(g.groups.map(y=>({...y,on:!0}))))},()=>!T&&d({groups:[],other:[]})),()=>{T=!0}},[_]),P(()=>{k==="ready"&&t.go("test")},[k]);let w=c.filter(T=>T.on),b=async()=>{f(!0);let T=[...new Set(w.map(y=>y.name))].map(y=>({name:y})),g=w.flatMap(y=>y.dice.map(O=>({colour:y.name,px:O})));await t.say({colours:T,dice:g})&&await t.ask("POST","/setup/calibration"),f(!1)},C=o.calibration.refusal,S=k==="running";return r`
    <${te}
      t=${e}
      shot=${n?Po(n):i}
      dark=${l}
      draw=${T=>n&&c.map((g,y)=>g.on?g.dice.map((O,B)=>r`
                  <g key=${y+"-"+B} class=${"setup-die"+(m===y?" on":"")}>
                    <circle cx=${O[0]} cy=${O[1]} r=${17*T} fill=${g.colour} stroke-width=${3*T} />
                    <text x=${O[0]} y=${O[1]+7*T} font-size=${20*T}>${y+1}</text>
                  </g>
                `):null)}
    />
    <${oe}
      t=${e}
      kept=${t}
      title=${e("setup.dice.title")}
      text=${e(n?"setup.dice.name":"setup.dice.text")}
      back="empty"
      next=${e(S?"setup.dice.runs":"setup.dice.next")}
      onNext=${b}
      ready=${!!n&&w.length>0&&!S}
      busy=${$}
      other=${n?r`
              <button
                class="btn setup-other"
                disabled=${S}
                onClick=${()=>{p([]),s()}}
              >
                <${v} id="redo" />
                ${e("setup.again")}
              </button>
            `:null}
    >
      ${n?null:r`
              <${Bo} t=${e} still=${a} taken=${n} />
            `}
      ${C?r`
              <section class="card setup-mark bad refusal" role="alert">
                <div>
                  <${v} id="warn" />
                  <b>${e("setup.refused")}</b>
                </div>
                <p>${C.text}</p>
                ${C.step&&C.step!=="dice"?r`
                        <button class="btn" onClick=${()=>t.go(C.step)}>
                          ${e("setup.goto",{step:e("setup.step."+C.step)})}
                        </button>
                      `:null}
              </section>
            `:null}
      ${n?r`
              <ul class="setup-groups">
                ${c.map((T,g)=>r`
                    <li key=${g} class=${T.on?"":"off"}>
                      <button class="setup-group" aria-expanded=${m===g} onClick=${()=>h(m===g?-1:g)}>
                        <i style=${`background:${T.colour}`}>${g+1}</i>
                        <b>${T.on?e("colour."+T.name):e("setup.dice.none")}</b>
                        <span class="num">${e("setup.dice.count",{n:T.dice.length})}</span>
                        <${v} id="down" class="ic-s" />
                      </button>
                      ${m===g?r`
                              <div class="setup-names">
                                ${Ur.map(y=>r`
                                    <button
                                      key=${y}
                                      data-name=${y}
                                      class=${T.on&&y===T.name?"on":""}
                                      onClick=${()=>{p(c.map((O,B)=>B===g?{...O,name:y,on:!0}:O)),h(-1)}}
                                    >
                                      ${e("colour."+y)}
                                    </button>
                                  `)}
                                <button
                                  class="none"
                                  onClick=${()=>{p(c.map((y,O)=>O===g?{...y,on:!1}:y)),h(-1)}}
                                >
                                  ${e("setup.dice.none")}
                                </button>
                              </div>
                            `:null}
                    </li>
                  `)}
              </ul>
              ${u===null?r`
                      <p role="status">${e("setup.waits")}</p>
                    `:u.other.length||!c.length?r`
                        <${ce}
                          icon="dice"
                          name=${e("setup.step.dice")}
                          is="fair"
                          word=${e("setup.dice.fair")}
                          text=${e(c.length?"setup.dice.other":"setup.dice.nothing")}
                        />
                      `:null}
            `:null}
    <//>
  `}var Ve=3,Us=(e,t)=>e.outline_px.reduce((o,n)=>o+n[t]/4,0);function Gs({t:e,kept:t,setup:o,onTested:n,onEnd:a}){let s=ne(""),[i,l]=x(null),[u,d]=x([]),[c,p]=x(!1),[m,h]=x(o?.answers.name||e("setup.keep.name.usual")),$=o?.calibration?.found,f=o?.calibration?.state==="ready";P(()=>{o||n()},[o]);let _=async()=>{p(!0),n(),await t.ask("POST","/setup/keep",{name:m},60),p(!1)},k=async()=>{p(!0);let g=await t.ask("POST","/reading",{},40);g&&l({reading:g.reading}),p(!1)},w=g=>{d([...u,g]),l(null)},b=u.filter(g=>g==="right").length,C=u.length>=Ve;if(o&&!f)return r`
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
        onNext=${_}
        ready=${!!m.trim()}
        busy=${c}
      >
        <${ce}
          icon="ruler"
          name=${e("setup.keep.exact")}
          is=${$.margin_mm<=1?"good":"fair"}
          word=${e("setup.keep.margin",{n:$.margin_mm.toFixed(1)})}
          text=${e("setup.keep.margin.text")}
        />
        <label class="setup-name">
          <span>${e("setup.keep.name")}</span>
          <input type="text" maxlength="40" value=${m} onInput=${g=>h(g.target.value)} />
        </label>
        ${o.calibration.notes.map(g=>r`
            <p key=${g}>${g}</p>
          `)}
      <//>
    `;let S=i?.reading?.dice||[],T=i?.reading?.questions?.length||0;return r`
    <${te}
      t=${e}
      shot=${s.shot}
      dark=${s.dark}
      draw=${g=>S.map(y=>r`
            <g key=${y.id} class="setup-die read">
              <polygon points=${y.outline_px.map(O=>O.join(",")).join(" ")} stroke-width=${3*g} />
              <text x=${Us(y,0)} y=${Us(y,1)-22*g} font-size=${26*g} stroke-width=${5*g}>${y.value}</text>
            </g>
          `)}
    />
    <${oe}
      t=${e}
      kept=${t}
      title=${C?e("setup.test.over"):e("setup.test.throw",{n:u.length+1,all:Ve})}
      text=${e(C?"setup.test.over.text":i?"setup.test.look":"setup.test.text")}
      next=${e(C?"setup.test.end":i?"setup.test.right":"setup.test.read")}
      onNext=${C?a:i?()=>w("right"):k}
      ready=${!c}
      other=${i&&!C?r`
              <button class="btn setup-other wrong" onClick=${()=>w("wrong")}>
                <${v} id="close" />
                ${e("setup.test.wrong")}
              </button>
            `:null}
    >
      ${i?r`
              <${ce}
                icon="dice"
                name=${e("setup.test.dice",{n:S.length})}
                is=${T?"fair":"good"}
                word=${T?e("setup.test.asks",{n:T}):e("setup.test.sure")}
                text=${S.map(g=>e("colour."+g.colour)+" "+g.value).join(", ")}
              />
            `:null}
      ${C?r`
              <${ce}
                icon="check"
                name=${e("setup.test.verdict")}
                is=${b===Ve?"good":"fair"}
                word=${e("setup.test.score",{n:b,all:Ve})}
                text=${e(b===Ve?"setup.test.good":"setup.test.help")}
              />
            `:null}
    <//>
  `}var Ks={view:Ns,sizes:Es,corners:Rs,empty:Hs,dice:Fs,test:Gs},Vs=({t:e})=>r`
  <a class="btn setup-open" href="#setup" aria-label=${e("setup.title")}>
    <${v} id="camera" />
    <span>${e("setup.title")}</span>
  </a>
`,Gr=e=>{let t=e?.answers||{},o=n=>(e?.pictures||[]).some(a=>a.for===n);return{view:!!t.board||Oe.indexOf(e?.step)>0,sizes:!!t.board&&!!t.die,corners:t.corners_px?.length===4,empty:o("empty"),dice:o("teach")&&t.dice?.length>0,test:!1}};function Zs({t:e,table:t,onHome:o}){let n=Is(e),[a,s]=x(!1),i=n.setup?Ks[n.setup.step]?n.setup.step:"test":a?"test":"view",l=n.setup?Gr(n.setup):a?Object.fromEntries(Oe.map(c=>[c,!0])):{},u=Ks[i],d=c=>n.setup&&(c===i||l[c]||Oe.indexOf(c)>0&&l[Oe[Oe.indexOf(c)-1]]);return r`
    <div class="p-setup" data-step=${i} data-kept=${n.known}>
      <${ae} t=${e} table=${t} game=${!1} title=${e("setup.title")} sub=${e("setup.sub")} onHome=${o} />
      <main class="setup">
        <ol class="setup-steps">
          ${Oe.map((c,p)=>r`
              <li key=${c} class=${c===i?"now":l[c]?"done":""} aria-current=${c===i?"step":void 0}>
                <button disabled=${!d(c)} onClick=${()=>n.go(c)} data-to=${c}>
                  ${l[c]&&c!==i?r`
                          <${v} id="check" class="ic-s" />
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
  `}var Kr=4e3,Vr=(e,t)=>t.game?t.over?e("tables.over",{game:t.game.name}):t.round?`${t.game.name} · ${t.round}`:t.game.name:e("tables.free");function Zr({t:e,list:t,mine:o,onClose:n}){return r`
    <${R} t=${e} title=${e("tables.title")} onClose=${n}>
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
                    <small>${Vr(e,a)}</small>
                  </span>
                  ${a.people.length?r`
                          <span class="who">
                            ${a.people.map(s=>r`
                                <span key=${s.seat}>
                                  <${D} colour=${s.colour} />
                                  ${s.name}
                                </span>
                              `)}
                          </span>
                        `:null}
                  ${a.id===o?r`
                          <small>${e("tables.here")}</small>
                        `:r`
                          <${v} id="next" />
                        `}
                </a>
              </li>
            `)}
        </ul>
        <p class="dim">${e("tables.how")}</p>
      </div>
    <//>
  `}function Js({t:e,table:t}){let[o,n]=x([]),[a,s]=x(!1),i=t.me?.table,l=!o.length;return P(()=>{if(!i)return;let u=!1,d=()=>L(e.lang,"GET","/tables").then(p=>{u||n(p)},()=>{});(a||l)&&d();let c=a||l?setInterval(d,Kr):0;return()=>{u=!0,clearInterval(c)}},[e.lang,a,l,!i]),!i||o.length<2?null:r`
    <button class="btn tables-open" aria-label=${e("tables.at",{name:i})} onClick=${()=>s(!0)}>
      <${v} id="corners" />
      <span>${i}</span>
    </button>
    ${a?r`
            <${Zr} t=${e} list=${o} mine=${i} onClose=${()=>s(!1)} />
          `:null}
  `}var Jr=()=>{try{return JSON.parse(localStorage.getItem("people"))||[]}catch{return[]}};function Qr(e,t,o,n){let a=[...e.colours],s=[];for(let i=0;i<t;i++){let l=o[i]||{},u=a.includes(l.colour)?l.colour:a.find(d=>!o.slice(0,t).some(c=>c?.colour===d))||a[0];a.splice(a.indexOf(u),1),s.push({name:l.name??"",colour:u})}return s}var Yr=(e,t)=>e!==null&&e<t?e:null,Et=({option:e,value:t,onPick:o})=>r`
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
              <${v} id="down" />
            </span>
          `}
  </label>
`;function Xr({t:e,options:t,values:o,onPick:n,onClose:a}){return r`
    <${R} t=${e} title=${e("home.rules")} onClose=${a}>
      <div class="dialog-body">
        ${t.map(s=>r`
            <div class="option-long" key=${s.id}>
              <${Et} option=${s} value=${o[s.id]??s.choices[0]?.id} onPick=${i=>n(s.id,i)} />
              ${s.why?r`
                      <p>${s.why}</p>
                    `:null}
            </div>
          `)}
      </div>
    <//>
  `}function ei({t:e,snapshot:t,onResult:o,onAgain:n}){let a=$e(t),s=t.result?.ranking?.[0]||[],i=(t.result?.ranking||[]).flat().map(l=>a.find(u=>u.seat===l)).filter(Boolean);return r`
    <section class="land cont over">
      <p class="line">${t.game.name} · ${e("score.title")}</p>
      <h2>
        <${F} id="crown" class="ic" />
        ${s.map(l=>a.find(u=>u.seat===l)?.name).filter(Boolean).join(", ")||t.game.name}${" "}${e(s.length>1?"home.share":"score.wins")}
      </h2>
      <ul>
        ${(i.length?i:a).map(l=>r`
            <li key=${l.seat}>
              <${D} colour=${l.colour} />
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
          <${v} id="next" />
        </button>
      </div>
    </section>
  `}function Qs({t:e,table:t,onContinue:o,onLog:n}){let a=t.snapshot,[s,i]=x(null),[l,u]=x(localStorage.getItem("game")||""),[d,c]=x(Number(localStorage.getItem("count"))||4),[p,m]=x(Jr),[h,$]=x({}),[f,_]=x(!1),[k,w]=x(!1),[b,C]=x(null),[S,T]=x([]),g=()=>L(e.lang,"GET","/games").then(z=>i(Array.isArray(z)?z:z.games)).catch(()=>setTimeout(g,3e3));P(()=>{g()},[e.lang]),P(()=>{L(e.lang,"GET","/people").then(z=>T(z?.people||[]),()=>{})},[]);let y=s?.find(z=>z.id===l)||s?.[0],O=y?Math.min(Math.max(d,y.fewest_seats),y.most_seats):d,B=y?Qr(y,O,p,e):[],I=!!t.busy,A=Yr(b,O),M=z=>{localStorage.setItem("people",JSON.stringify(z)),m(z)},Z=(z,W)=>M(Array.from({length:Math.max(p.length,O)},(Q,Y)=>Y===z?{...B[Y]||p[Y],...W}:B[Y]||p[Y])),ze=z=>{let W=y.colours[(y.colours.indexOf(B[z].colour)+1)%y.colours.length];M(B.map((Q,Y)=>Y===z?{...Q,colour:W}:Q.colour===W?{...Q,colour:B[z].colour}:Q))},de=(z,W)=>{let Q=S.find(Me=>Me.name.toLowerCase()===W.trim().toLowerCase()),Y=Q&&y.colours.includes(Q.colour)&&B.every((Me,sa)=>sa===z||Me.colour!==Q.colour);Z(z,Y?{name:W,colour:Q.colour}:{name:W})},pe=X(t.me,"host"),ge=B.findIndex(z=>!z.name.trim()),we=S.filter(z=>!B.some(W=>W.name.trim().toLowerCase()===z.name.toLowerCase())),Ce=a?.game&&(a.asks||[]).length>0,N=async()=>{if(Ce&&!k){w(!0);return}w(!1),localStorage.setItem("game",y.id),localStorage.setItem("count",String(O));let z=Object.fromEntries(Object.entries(h).filter(([Y])=>y.options?.some(Me=>Me.id===Y))),W=A??Math.floor(Math.random()*O),Q=B.map((Y,Me)=>({name:Y.name.trim()||e("home.player",{n:Me+1}),colour:Y.colour,keep:!!Y.name.trim()}));await t.start(y.id,[...Q.slice(W),...Q.slice(0,W)],z)&&o()},J=a?.clock&&{label:e("home.clock"),choices:a.clock.paces.map(z=>({id:String(z),label:z?e("home.clock.seconds",{n:z}):e("home.clock.off")}))},j=()=>{u(a.game.id),c(a.people.length),M(a.people.map(z=>({name:z.name,colour:z.colour}))),document.querySelector(".start")?.focus()},H=y?.options?.slice(0,3)||[],ee=(z,W)=>$({...h,[z]:W}),Je={label:e("home.first"),choices:[{id:"chance",label:e("home.chance")},...B.map((z,W)=>({id:String(W),label:z.name.trim()||e("home.player",{n:W+1})}))]};return r`
    <div class="p-home">
      <${ae}
        t=${e}
        table=${t}
        game=${!1}
        title="Quartermaster"
        sub=${e("home.sub")}
        chips=${a?xe(e,{camera:a.camera}):[]}
        onHome=${()=>{}}
        onLog=${n}
      >
        <${Js} t=${e} table=${t} />
        ${X(t.me,"host")?r`
                <${Vs} t=${e} />
              `:null}
        <${Ds} t=${e} />
        <${zs} t=${e} table=${t} />
      <//>
      <main class="hub">
        ${a?.game&&!Ce?r`
                <${ei} t=${e} snapshot=${a} onResult=${o} onAgain=${j} />
              `:a?.game?r`
                  <section class="land cont">
                    <p class="line">${a.view?.round||e("home.going")}</p>
                    <h2>${a.game.name}</h2>
                    <ul>
                      ${$e(a).map(z=>r`
                          <li key=${z.seat}>
                            <${D} colour=${z.colour} />
                            ${z.name}${" "}${z.score!==void 0?r`
                                    <b class="num">${z.score}</b>
                                  `:null}
                          </li>
                        `)}
                    </ul>
                    <button class="btn primary continue" onClick=${o}>
                      ${e("home.continue")}
                      <${v} id="next" />
                    </button>
                  </section>
                `:null}
        ${pe?null:r`
                <section class="card new guest">
                  <p>${e(a?.game?"home.host":"home.wait")}</p>
                  ${t.me?.shows?r`
                          <${jo} t=${e} table=${t} role="spectator" path="/me/invitation" />
                        `:null}
                </section>
              `}
        ${pe?r`
                <section class="card new">
                  <h2>${e("home.new")}</h2>
                  <datalist id="known">
                    ${S.map(z=>r`
                        <option key=${z.id} value=${z.name} />
                      `)}
                  </datalist>
                  <div class=${"games n"+(s?.length||0)} role="group" aria-label=${e("home.which")}>
                    ${(s||[]).map(z=>r`
                        <button
                          key=${z.id}
                          class=${"game"+(z===y?" on":"")}
                          aria-pressed=${z===y}
                          onClick=${()=>{u(z.id),$({})}}
                        >
                          <${q} name=${z.emblem} game=${z.id} class="em" />
                          <span>${z.name}</span>
                          <small>
                            ${z.camera===void 0?e("home.seats",{from:z.fewest_seats,to:z.most_seats}):e(z.camera?"home.camera":"home.points")}
                          </small>
                        </button>
                      `)}
                  </div>
                  ${y?r`
                          <div class="seats">
                            <div class="seg" role="group" aria-label=${e("home.count")}>
                              ${Array.from({length:y.most_seats-y.fewest_seats+1},(z,W)=>y.fewest_seats+W).map(z=>r`
                                  <button key=${z} class=${z===O?"on":""} aria-pressed=${z===O} onClick=${()=>c(z)}>
                                    ${z}
                                  </button>
                                `)}
                            </div>
                            <div class=${"people n"+O}>
                              ${B.map((z,W)=>r`
                                  <div class="person" key=${W}>
                                    <button
                                      class="swap"
                                      onClick=${()=>ze(W)}
                                      aria-label=${e("home.colour",{n:W+1,colour:e.hue(z.colour)})}
                                    >
                                      <${D} colour=${z.colour} />
                                    </button>
                                    <input
                                      type="text"
                                      maxlength="16"
                                      autocomplete="off"
                                      spellcheck=${!1}
                                      value=${z.name}
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
                                    ${we.slice(0,6).map(z=>r`
                                        <button key=${z.id} class="btn" onClick=${()=>de(ge,z.name)}>
                                          ${z.colour?r`
                                                  <${D} colour=${z.colour} />
                                                `:null}${z.name}
                                        </button>
                                      `)}
                                  </div>
                                `:null}
                        `:null}
                  <div class="new-foot">
                    <p class=${"sure"+(k?"":" vh-keep")} role="status">${e("home.sure")}</p>
                    ${k?r`
                            <button class="btn" onClick=${()=>w(!1)}>${e("home.not")}</button>
                          `:null}
                    <div class=${a?.game?"":"dock"}>
                      <button class=${"btn start"+(a?.game?"":" primary")} disabled=${!y||I} onClick=${N}>
                        ${e(k?"home.yes":"home.start")}
                        <${v} id="next" />
                      </button>
                    </div>
                  </div>
                </section>
              `:null}
        ${pe?r`
                <aside class="col">
                  <section class="card rules">
                    <h2>${e("home.rules")}</h2>
                    ${y?r`
                            <${Et}
                              option=${Je}
                              value=${A===null?"chance":String(A)}
                              onPick=${z=>C(z==="chance"?null:Number(z))}
                            />
                          `:null}${H.map(z=>r`
                        <${Et} key=${z.id} option=${z} value=${h[z.id]??z.choices[0]?.id} onPick=${W=>ee(z.id,W)} />
                      `)}
                    ${y?.clock&&J?r`
                            <${Et} option=${J} value=${String(a.clock.seconds)} onPick=${z=>t.pace(Number(z))} />
                          `:null}
                    ${y&&!H.length?r`
                            <p class="dim">${e("home.norules")}</p>
                          `:null}
                    ${(y?.options?.length||0)>0?r`
                            <button class="btn more" onClick=${()=>_(!0)}>${e("home.more",{n:y.options.length})}</button>
                          `:null}
                  </section>
                </aside>
              `:null}
      </main>
      ${f?r`
              <${Xr} t=${e} options=${y.options} values=${h} onPick=${ee} onClose=${()=>_(!1)} />
            `:null}
    </div>
  `}function Ys({t:e,table:t,step:o,onBack:n}){let[a,s]=x(null),[i,l]=x(null),u=t.snapshot;if(P(()=>{L(e.lang,"GET",`/steps/${o.entry}`).then(_=>s(_.came?.battle||null)).catch(n)},[o.entry]),!a)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let d=a.duels.length,c=i??d,p=u.sighting?.board?.width_mm?u.sighting.board:{width_mm:290,height_mm:290},m=u.sighting&&String(u.sighting.id)===String(a.sighting)?u.sighting:null,h=Re(null,a),$=c<d&&a.duels[c],f=$?[$.a,$.b]:a.reach?a.reach.order.filter(_=>_.in).map(_=>_.die):a.hits||[];return r`
    <div class="dialog-body shown">
      ${h.length?r`
              <div class="picture">
                <${_t}
                  t=${e}
                  sighting=${m}
                  board=${p}
                  dice=${h}
                  label=${e("picture.label")}
                  duels=${a.duels.slice(c).filter(_=>_.gap!=null&&_.from)}
                  first=${c}
                  now=${!!$&&$.gap!=null}
                  sunk=${We(a,c)}
                  rings=${f}
                >
                  ${a.reach?r`
                          <${jt} battle=${a} dice=${h} />
                        `:null}
                <//>
              </div>
            `:null}
      <div class="stack">
        <${Ct} t=${e} snapshot=${u} battle=${a} />
        ${d?r`
                <${zt} t=${e} battle=${a} step=${c} onStep=${_=>l(_===i?null:_)} />
              `:a.reach?r`
                  <${Mt} t=${e} snapshot=${u} battle=${a} />
                `:null}
        <button class="btn" onClick=${n}>${e("log.back")}</button>
      </div>
    </div>
  `}var ti=e=>e?new Date(e).toLocaleTimeString([],{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}):"",oi=40;async function ni(e,t,o){try{return[await L(e.lang,"POST","/corrections/trial",{...o,seen:t.snapshot?.version??0})]}catch(n){return[null,{kind:n.status===0?"network":n.status===409?"stale":"refused",text:n.message,help:n.help}]}}function si({t:e,table:t,step:o,seatName:n,colourOf:a,onDone:s,onBack:i}){let[l,u]=x(null),[d,c]=x(null);if(P(()=>{L(e.lang,"GET",`/steps/${o.entry}`).then(u).catch(i)},[o.entry]),!l)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let p=async(h,$,f)=>{let[_,k]=await ni(e,t,{of:o.entry,ask:l.ask.id,seat:l.seat,fields:f});if(k){t.set({notice:k});return}_.lost.length?c({lost:_.lost,fields:f}):await t.correct(o.entry,l.ask,l.seat,f)&&s()};if(d)return r`
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
      <${It} t=${e} table=${m} ask=${l.ask} given=${l.fields} back=${i} seatName=${n} colourOf=${a} />
    </div>
  `}function ai({t:e,step:t,after:o,open:n,busy:a,colourOf:s,onOpen:i,onAnew:l,onDice:u,onReturn:d,onShow:c}){let[p,m]=x(""),h=t.seats.length===1&&t.seats[0]>=0?t.seats[0]:null,$=t.lines.filter(_=>_.announce),f=t.lines.filter(_=>!_.announce);return r`
    <li class=${"step"+(n?" open":"")}>
      <button class="step-head" aria-expanded=${n} onClick=${i}>
        <span class="at num">${ti(t.at)}</span>
        <span class="what">
          ${h===null?null:r`
                  <${D} colour=${s(h)} />
                `}${t.prompt}${" "}
          <b>${t.answer}</b>
          ${t.put?r`
                  <i class="chip warn">${e("log.put")}</i>
                `:null}
          ${[...$,...f].map((_,k)=>r`
              <small key=${k} class=${_.announce?"loud":""}>${_.text}</small>
            `)}
          ${t.notes.map((_,k)=>r`
              <small key=${"n"+k} class="trouble">${_}</small>
            `)}
        </span>
        <${v} id="down" class="turn" />
      </button>
      ${n?r`
              <div class="step-do">
                ${t.by?r`
                        <p class="dim">${e("log.by",{who:t.by})}</p>
                      `:null}
                ${t.shows?r`
                        <button class="btn show" onClick=${c}>
                          <${v} id="dice" />
                          ${e("log.show")}
                        </button>
                      `:null}
                ${t.throw?t.opens?r`
                          <button class="btn dice" disabled=${a} onClick=${u}>
                            <${v} id="edit" />
                            ${e("log.dice")}
                          </button>
                        `:null:r`
                        <button class="btn edit" disabled=${a} onClick=${l}>
                          <${v} id="edit" />
                          ${e("log.edit")}
                        </button>
                      `}
                ${p==="return"?r`
                        <p class="trouble" role="alert">${e("log.drops",{n:o})}</p>
                        <button class="btn" onClick=${()=>m("")}>${e("home.not")}</button>
                        <button class="btn bad return" disabled=${a} onClick=${d}>
                          <${v} id="undo" />
                          ${e("log.return.sure")}
                        </button>
                      `:r`
                        <button class="btn return" disabled=${a} onClick=${()=>o?m("return"):d()}>
                          <${v} id="undo" />
                          ${e("log.return")}
                        </button>
                      `}
                ${t.throw&&t.opens&&o?r`
                        <p class="dim">${e("log.again",{n:o})}</p>
                      `:null}
              </div>
            `:null}
    </li>
  `}function Xs({t:e,table:t,onClose:o}){let n=t.snapshot,[a,s]=x(null),[i,l]=x(0),[u,d]=x(null),[c,p]=x(null),[m,h]=x(null),[$,f]=x(oi),_=()=>L(e.lang,"GET","/steps").then(y=>(s(y),y)).catch(()=>[]);P(()=>{_()},[e.lang,n?.version]);let k=$e(n),w=y=>k.find(O=>O.seat===y),b=y=>w(y)?.colour||"none",C=y=>w(y)?.name||e("seat.table"),S=async()=>{d(null),l(0),h((await _()).flatMap(y=>y.notes))},T=a||[],g=T.slice(-$).reverse();return r`
    <${R} t=${e} title=${e("bar.log")} wide onClose=${o}>
      ${c?r`
              <${Ys} t=${e} table=${t} step=${c} onBack=${()=>p(null)} />
            `:u?r`
                <${si}
                  t=${e}
                  table=${t}
                  step=${u}
                  seatName=${C}
                  colourOf=${b}
                  onDone=${S}
                  onBack=${()=>d(null)}
                />
              `:r`
                <div class="log-tools"><${bt} t=${e} table=${t} named /></div>
                <div class="dialog-body">
                  ${m?r`
                          <p class=${m.length?"trouble":"well-done"} role="status">
                            ${m.length?e("log.lost",{n:m.length}):e("log.holds")}
                          </p>
                          ${m.map((y,O)=>r`
                              <p key=${O} class="lost-step">${y}</p>
                            `)}
                        `:null}
                  ${a&&!a.length?r`
                          <p class="dim">${e("log.none")}</p>
                        `:null}
                  <ol class="log">
                    ${g.map(y=>r`
                        <${ai}
                          key=${y.entry}
                          t=${e}
                          step=${y}
                          open=${i===y.entry}
                          after=${T.length-1-T.indexOf(y)}
                          busy=${!!t.busy}
                          colourOf=${b}
                          onShow=${()=>p(y)}
                          onOpen=${()=>l(i===y.entry?0:y.entry)}
                          onAnew=${()=>d(y)}
                          onDice=${async()=>{await t.openAgain(y.entry)&&o()}}
                          onReturn=${async()=>{await t.goBack(y.entry)&&o()}}
                        />
                      `)}
                  </ol>
                  ${T.length>$?r`
                          <button class="btn earlier" onClick=${()=>f($+200)}>
                            ${e("log.earlier",{n:T.length-$})}
                          </button>
                        `:null}
                </div>
              `}
    <//>
  `}function ea({t:e,table:t}){let[o,n]=x(""),[a,s]=x(!1),i=t.stranger,l=De.find(d=>d!==e.lang),u=async d=>{if(d.preventDefault(),a)return;s(!0);let c=await io(e.lang,o);s(!1),c?t.set({stranger:c}):t.open()};return r`
    <div class="p-join">
      <header class="join-head">
        <${F} id="logo" class="logo" />
        <h1>Quartermaster</h1>
        <button
          class="lang"
          lang=${l}
          onClick=${()=>{t.speak(l)}}
          aria-label=${`${l.toUpperCase()} ${lt[l]}`}
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
            <${v} id="next" />
          </button>
        </form>
        <p class="dim">${e("join.box")}</p>
      </main>
    </div>
  `}var ri=8e3;function ta(e,t,o,n,a,s,i){let l=U(null),u=e.me?.role==="spectator",d=t&&`${o}|${n.outcome}|${n.dice.map(p=>p.face).join()}`;t&&l.current?.of!==d&&(l.current={of:d,ask:a?.id});let c=t&&l.current.ask!==a?.id;P(()=>{if(!t)return;if(c){i();return}if(!u)return;let p=setTimeout(i,n.duels.length*s+ri);return()=>clearTimeout(p)},[d,c,u])}function oa({table:e}){let[,t]=x(0),[o,n]=x({home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup"}),[a,s]=x(!1),i=U(null);ye(()=>e.subscribe(()=>t(w=>w+1)),[e]);let l=Pe(()=>dn(e.lang),[e.lang]),u=e.snapshot,d=e.me?.seat??-1,c=ft(u,o.ask,d),p=u&&o.setup&&X(e.me,"host")?"setup":u&&o.archive?"archive":zn(u,{...o,seat:d});u&&i.current===null&&(i.current=ve(u,fe(u)));let m=`${u?.sighting?.id}|${u?.sighting?.state}|${ft(u,null,d)?.id}`,h=U(m);ye(()=>{if(h.current===m)return;let w=h.current.split("|")[0]===m.split("|")[0];h.current=m;let b=C=>(u?.asks||[]).some(S=>S.id===C.ask&&S.anytime);n(C=>({...C,peek:Ee(u?.sighting)&&w?C.peek:!1,ask:b(C)?C.ask:null,...w?{}:{picked:null,spot:null}}))},[m]),P(()=>{document.documentElement.lang=l.lang,document.title=u?.game?`${u.view?.headline||u.game.name} · Quartermaster`:"Quartermaster"}),ye(()=>{let w=()=>n(b=>({...b,home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup"}));return addEventListener("hashchange",w),()=>removeEventListener("hashchange",w)},[]),jn(e,!!o.ask&&p==="deck"||["hand","question","guard","board","closer"].includes(p),p==="battle"),ta(e,p==="battle"&&!Te(c)&&!o.picked&&!o.spot,ve(u,fe(u)),fe(u),c,bo,()=>n(w=>({...w,put:ve(u,fe(u))})));let $=()=>{location.hash="#home"},f=()=>{location.hash=""},_={t:l,table:e,onHome:$,onLog:()=>s(!0)},k;return e.stranger&&!u?k=r`
      <${ea} t=${l} table=${e} />
    `:p==="loading"?k=r`
      <div class="p-wait">
        <p role="status">${l("link.first")}</p>
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `:p==="archive"?k=r`
      <${As} ...${_} />
    `:p==="setup"?k=r`
      <${Zs} ...${_} />
    `:p==="home"?k=r`
      <${Qs} ...${_} onContinue=${f} />
    `:p==="score"?k=r`
      <${_s} ...${_} onAgain=${$} />
    `:p==="deck"?k=r`
      <${bs} ...${_} ask=${c} local=${o} setLocal=${n} />
    `:k=r`
      <${ns} ...${_} focus=${p} ask=${c} local=${o} setLocal=${n} shown=${i} />
    `,r`
    <div
      class=${"page f-"+p+(e.me?.role==="spectator"?" watching":"")}
      data-focus=${e.stranger&&!u?"join":p}
      data-serial=${u?.serial}
      data-version=${u?.version}
    >
      ${k}
      <${as} t=${l} table=${e} />
      <${Sn} t=${l} table=${e} />
      ${a?r`
              <${Xs} t=${l} table=${e} onClose=${()=>s(!1)} />
            `:null}
    </div>
  `}function na(e){let t=null,o=async()=>{let n=!!e.snapshot?.game&&(e.snapshot.asks||[]).length>0&&document.visibilityState==="visible";if(n!==!!t){if(!n){let a=t;t=null,a.release?.();return}t={};try{t=await navigator.wakeLock.request("screen"),t.addEventListener("release",()=>{t=null})}catch{t=null}}};navigator.wakeLock&&(e.subscribe(o),document.addEventListener("visibilitychange",o))}rn();$t();var Ze=new mt(un());na(Ze);kn(Ze.lang).then(e=>{Ze.stranger=e,Ze.open()});Uo(r`
    <${oa} table=${Ze} />
  `,document.getElementById("page"));
