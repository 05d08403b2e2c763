var R,Zo,Ba,ke,no,dt,Jo,lt,Qo,ao,so,La,Fe=Symbol.for("pv"),pt={},ht=[],Aa=/^m(i|n|o|s|text|space)$/,ro=Array.isArray,io=ht.slice,Pe=Object.assign;function Te(e){e&&e.parentNode&&e.remove()}function Yo(e,t,o){var n,a,s,i={},l=arguments.length;for(s in t)s=="key"?n=t[s]:s=="ref"&&typeof e!="function"?a=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?io.call(arguments,2):o),He(e,i,n,a,null)}function He(e,t,o,n,a){var s={type:e,props:t,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fe,__v:a||++Zo,__i:-1,__u:0};return!a&&R.vnode&&R.vnode(s),s}function mt(e){return e.children}function ct(e,t){this.props=e,this.context=t,this.__g=0}function be(e,t){if(t==null)return e.__&&be(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:be(e)}function Da(e){var t,o=e.__v,n=o.__e,a=[],s=[],i=e.__P;i&&((t=Pe({constructor:Fe},o)).__v=o.__v+1,R.vnode&&R.vnode(t),lo(i,t,o,e.__n,i.namespaceURI,32&o.__u?[n]:null,a,n||be(o),32&o.__u,s),t.__v=o.__v,t.__.__k[t.__i]=t,sn(a,t,s),o.__=o.__e=null,t.__e!=n&&Xo(t))}function Xo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Xo(e)}function Ko(e){(8&e.__g||(e.__g|=8,ke.push(e),dt++))&&no==R.debounceRendering||((no=R.debounceRendering)||queueMicrotask)(en)}function en(){try{for(var e,t=1;ke.length;)ke.length>t&&ke.sort(Jo),e=ke.shift(),t=ke.length,8&e.__g&&Da(e)}finally{(dt=ke.length)&&(no||queueMicrotask)(en)}}function tn(e,t,o,n,a,s,i,l,u,d,c){var p,m,h,$,f,g,w=n.__k||ht,x=t.length;for(u=Ia(o,t,w,u,x),p=0;p<x;p++)(h=o.__k[p])!=null&&(m=~h.__i&&w[h.__i]||pt,h.__i=p,g=lo(e,h,m,a,s,i,l,u,d,c),$=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&co(m.ref,null,h,m),h.ref&&c.push(h.ref,h.__c||$,h)),f=f||$,4&h.__u?(u=on(h,u,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="function"&&g!==void 0?u=g:$&&(u=$.nextSibling),h.__u&=-21);return o.__e=f,u}function Ia(e,t,o,n,a){var s,i,l,u,d,c,p,m,h,$=o.length,f=$,g=0,w=0,x=e.__k=Array(a);for(s=0;s<a;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=x[s]=He(null,i):ro(i)?i=x[s]=He(mt,{children:i}):i.constructor===Fe&&i.__b?i=x[s]=He(i.type,i.props,i.key,i.ref,i.__v):x[s]=i,u=s+g,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=qa(i,o,u,f))&&(f--,(l=o[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==u-1?g--:d==u+1?g++:d!=u&&(d>u?g--:g++,w=1)):(~d||(a>$?g--:a<$&&g++),typeof i.type!="function"&&(i.__u|=4))):x[s]=null;if(w){for(c=[],p=[],s=0;s<a;s++)if((i=x[s])&&16&i.__u){for(g=0,m=c.length;g<m;)c[h=g+m>>1]<i.__i?g=h+1:m=h;c[g]=i.__i,p[s]=g+1}for(g=c.length;s--;)p[s]&&(p[s]==g?g--:x[s].__u|=4)}if(f)for(s=0;s<$;s++)!(l=o[s])||2&l.__u||(l.__e==n&&(n=be(l)),uo(l,l));return n}function on(e,t,o,n){var a,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&(a[s].__=e,t=on(a[s],t,o,!1));return t}for(t&&!t.parentNode&&(t=be(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!n&&o.moveBefore&&i.parentNode?o.moveBefore(i,t):o.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function qa(e,t,o,n){var a,s=e.key,i=e.type,l=t[o],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return o;if(n>(u?1:0)){for(a=o-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a;for(a=o+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a}return-1}function Vo(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function it(e,t,o,n,a){var s,i;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)o&&t in o||Vo(e.style,t);if(o)for(t in o)n&&o[t]==n[t]||Vo(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=o,o&&n||(i=so[t]||(so[t]=Ea(t)),(e.__a||(e.__a={}))[t]=ao,s=t!=(t=t.replace(Qo,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function Ea(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[lt]==null)t[lt]=ao++;else if(t[lt]<this.__a[e])return;return o(R.event?R.event(t):t)}}}function lo(e,t,o,n,a,s,i,l,u,d){var c,p,m,h,$,f,g,w,x,k,C,z,B,v,_,A,S,P,D=t.type;if(t.constructor!==Fe)return null;128&o.__u&&(u=32&o.__u,c=o.__c.__z)&&(t.__u|=u,p=s=[],c.nodeType==8?l=ut(c,s):s.push(c),l=s[0]||l),(c=R.__b)&&c(t);e:if(typeof D=="function"){m=i.length;try{if(w=t.props,x=(c=D.prototype)&&c.render,k=(c=D.contextType)&&n[c.__c],C=c?k?k.props.value:c.__:n,(h=o.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(x?t.__c=h=new D(w,C):(t.__c=h=new ct(w,C),h.constructor=D,h.render=Wa),k&&k.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),D.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Pe({},h.__s)),Pe(h.__s,D.getDerivedStateFromProps(w,h.__s)))),$=h.props,f=h.state,h.__v=t,o.__c){if(w!==$&&x&&!D.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(w,C),t.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(w,h.__s,C)===!1){t.__v!=o.__v&&(h.props=w,h.state=h.__s,h.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(j){j&&(j.__=t)}),ht.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=be(o);break e}h.componentWillUpdate&&h.componentWillUpdate(w,h.__s,C),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate($,f,g)})}else x&&!D.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=C,h.props=w,h.__P=e,h.__g&=-5,z=R.__r,B=x?25:0;do h.__g&=-9,z&&z(t),c=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++B<25);x&&(ht.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=Pe({},n,h.getChildContext())),x&&o.__c&&h.getSnapshotBeforeUpdate&&(g=h.getSnapshotBeforeUpdate($,f)),v=c&&c.type===mt&&c.key==null?c.props.children:c,w.__P&&(c=l,a=(e=w.__P).namespaceURI,u=s=null,o.props&&o.props.__P!=e&&(o.__k.some(function(j){j&&uo(j,j)}),o.__k=null),l=o.__k?be(o,0):null),l=tn(e,ro(v)?v:[v],t,o,n,a,s,i,l,u,d),w.__P&&(t.__e=null,l=c),t.__u&=-161,p&&p.some(Te),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch(j){if(i.length=m,t.__v=null,u||s)if(j&&j.then){if(t.__u|=128|u,s){for(~(S=s.indexOf(l||void 0))||(S=s.length);(P=s[S-1])&&P.nodeType==8;)S--;for(;S<s.length;S++)if(P=s[S])if(s[S]=null,_){if(P==A)break}else{if(P.nodeType!=8)break;P.data.startsWith("$s")&&(A=ut(_=P))}}if(!_){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;_=l}(c=ut(_=t.__c.__z||(t.__c.__z=_)))?(t.__e=_,l=c):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Te);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),j&&j.then||nn(t),R.__e(j,t,o)}}else l=t.__e=Na(o.__e,t,o,n,a,s,i,u,d,e);return(c=R.diffed)&&c(t),l}function ut(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function nn(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(nn))}function sn(e,t,o){for(var n=0;n<o.length;)co(o[n++],o[n++],o[n++]);R.__c&&R.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(s){s.call(a)})}catch(s){R.__e(s,a.__v)}})}function Na(e,t,o,n,a,s,i,l,u,d){var c,p,m,h,$,f,g,w,x=o.props||pt,k=t.props,C=t.type;if(C=="svg"?a="http://www.w3.org/2000/svg":C=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),s){for(c=0;c<s.length;c++)if(($=s[c])&&(C?$.localName==C:$.nodeType==3)){e=$,s[c]=null;break}}if(!e){if(w=d.ownerDocument||document,!C)return w.createTextNode(k);e=w.createElementNS(a,C,k.is?k:d),l&&(R.__m&&R.__m(t,s),l=!1),s=null}if(C){if(d=C=="template"&&e.content||e,s=C=="textarea"&&k.defaultValue!=null?null:s&&io.call(d.childNodes),!l&&s)for(x={},c=0;c<e.attributes.length;c++)x[($=e.attributes[c]).name]=$.value;for(c in x)$=x[c],c=="dangerouslySetInnerHTML"?m=$:c=="children"||c in k||c=="value"&&"defaultValue"in k||c=="checked"&&"defaultChecked"in k||it(e,c,null,$,a);for(c in k)$=k[c],c=="children"?h=$:c=="dangerouslySetInnerHTML"?p=$:c=="value"?f=$:c=="checked"?g=$:l&&typeof $!="function"||x[c]===$||it(e,c,$,x[c],a);p?(l||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(m&&(e.textContent=""),(C=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&Aa.test(C))&&(a="http://www.w3.org/1999/xhtml"),tn(d,ro(h)?h:[h],t,o,n,a,s,i,s?s[0]:o.__k&&be(o,0),l,u),s&&s.some(Te)),l&&C!="textarea"||(c="value",C=="progress"&&f==null?e.removeAttribute(c):f==null||f===e[c]&&(C!="progress"||f)||it(e,c,f,x[c],a),c="checked",g!=null&&g!=e[c]&&it(e,c,g,x[c],a))}else x===k||l&&e.data==k||(e.data=k);return e}function co(e,t,o,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){R.__e(a,o)}}function uo(e,t,o){var n,a,s,i;if(R.unmount&&R.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||co(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){R.__e(l,t)}n.__P=n.__n=null}if(n=e.__k)for(i=0;i<n.length;i++)n[i]&&uo(n[i],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(n=e.__c)&&(n=n.__z)&&(a=ut(n,s=[]))&&(n==e.__e&&s.some(Te),Te(a),Te(n)),o||Te(e.__e),e.__e=e.__c=e.__=null}function Wa(e,t,o){return this.constructor(e,o)}function an(e,t){var o,n,a,s;R.__&&R.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(o=e&&32&e.__u)?null:t.__k,t.__k=He(mt,{children:[e]}),a=[],s=[],lo(t,t.__k,n||pt,pt,t.namespaceURI,n?null:t.firstChild?io.call(t.childNodes):null,a,n?n.__e:t.firstChild,o,s),sn(a,t.__k,s),t.__k.props.children=null}R={__e:function(e,t,o,n){for(var a,s,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(s=a.constructor)&&s.getDerivedStateFromError)&&a.setState(s.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,n||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw dt=0,e}},Zo=0,Ba=function(e){return e!=null&&e.constructor===Fe},ct.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=Pe({},this.state)),typeof e=="function"&&(e=e(Pe({},o),this.props)),e&&(Pe(o,e),this.__v&&(t&&this.__k.push(t),Ko(this)))},ct.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ko(this))},ct.prototype.render=mt,ke=[],dt=0,Jo=function(e,t){return e.__v.__b-t.__v.__b},lt=Symbol(),Qo=/(PointerCapture)$|Capture$/i,ao=0,so={},La=0;var ln=function(e,t,o,n){var a;t[0]=0;for(var s=1;s<t.length;s++){var i=t[s++],l=t[s]?(t[0]|=i?1:2,o[t[s++]]):t[++s];i===3?n[0]=l:i===4?n[1]=Object.assign(n[1]||{},l):i===5?(n[1]=n[1]||{})[t[++s]]=l:i===6?n[1][t[++s]]+=l+"":i?(a=e.apply(l,ln(e,l,o,["",null])),n.push(a),l[0]?t[0]|=2:(t[s-2]=0,t[s]=a)):n.push(l)}return n},rn=new Map;function cn(e){var t=rn.get(this);return t||(t=new Map,rn.set(this,t)),(t=ln(this,t.get(e)||(t.set(e,t=(function(o){for(var n,a,s=1,i="",l="",u=[0],d=function(m){s===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,i):s===3&&(m||i)?(u.push(3,m,i),s=2):s===2&&i==="..."&&m?u.push(4,m,0):s===2&&i&&!m?u.push(5,0,!0,i):s>=5&&((i||!m&&s===5)&&(u.push(s,0,i,a),s=6),m&&(u.push(s,m,0,a),s=6)),i=""},c=0;c<o.length;c++){c&&(s===1&&d(),d(c));for(var p=0;p<o[c].length;p++)n=o[c][p],s===1?n==="<"?(d(),u=[u],s=3):i+=n:s===4?i==="--"&&n===">"?(s=1,i=""):i=n+i[0]:l?n===l?l="":i+=n:n==='"'||n==="'"?l=n:n===">"?(d(),s=1):s&&(n==="="?(s=5,a=i,i=""):n==="/"&&(s<5||o[c][p+1]===">")?(d(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):n===" "||n==="	"||n===`
`||n==="\r"?(d(),s=2):i+=n),s===3&&i==="!--"&&(s=4,u=u[0])}return d(),u})(e)),t),arguments,[])).length>1?t:t[0]}var r=cn.bind(Yo);var Ee,V,po,un,ho=Object.is,$t=0,kn=[],mo=[],G=R,dn=G.__b,pn=G.__r,hn=G.diffed,mn=G.__c,$n=G.unmount,fn=G.__;function ft(e,t){G.__h&&G.__h(V,e,$t||t),$t=0;var o=V.__H||(V.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function y(e){return $t=1,Ra(bn,e)}function Ra(e,t,o){var n=ft(Ee++,2);if(n.t=e,!n.__c&&(n.__=[o?o(t):bn(void 0,t),function(s){var i=(n.__N||n.__)[0],l=n.t(i,s);ho(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=V,!V.__f)){V.__f=!0;var a=V.shouldComponentUpdate;V.shouldComponentUpdate=function(s,i,l){var u=this.__H;if(!u)return!0;var d=!1,c=this.props!=s;if(u.__.some(function(m){m.__N&&(d=!0,ho(m.__[0],m.__N[0])||(c=!0))}),a){var p=a.call(this,s,i,l);return d?p||c:p}return!d||c}}return n.__}function O(e,t){var o=ft(Ee++,3);!G.__s&&fo(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,V.__H.__h.push(o))}function ye(e,t){var o=ft(Ee++,4);!G.__s&&fo(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,V.__h.push(o))}function F(e){return $t=5,Oe(function(){return{current:e}},[])}function Oe(e,t){var o=ft(Ee++,7);return fo(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function Ha(){var e;do{for(;e=mo.shift();)try{Ue(e)}catch(o){G.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=kn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ue),t.__h.some($o),t.__h=[]}catch(o){t.__h=[],G.__e(o,e.__v)}}}while(mo.length)}G.__b=function(e){V=null,dn&&dn(e)},G.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),fn&&fn(e,t)},G.__r=function(e){pn&&pn(e),Ee=0;var t=(V=e.__c).__H;t&&(po==V?V.__h=[]:(t.__h.some(Ue),t.__h.some($o),Ee=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),po=V},G.diffed=function(e){hn&&hn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&wn(kn.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),po=V=null},G.__c=function(e,t){t.some(function(o){try{o.__h.some(Ue),o.__h=o.__h.filter(function(n){return!n.__||$o(n)})}catch(n){o.__h=[function(){throw n}]}}),mn&&mn(e,t)},G.unmount=function(e){$n&&$n(e);var t,o,n=e.__c;n&&n.__H&&(n.__H.__.some(function(a){try{if(a.__P&&a.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}a.__P=o,wn(mo.push(a))}else Ue(a)}catch(s){t=s}}),n.__H=void 0,t&&G.__e(t,n.__v))};var gn=typeof requestAnimationFrame=="function";function Fa(e){var t,o=function(){clearTimeout(n),gn&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(o,35);gn&&(t=requestAnimationFrame(o))}function wn(e){e!=1&&un==G.requestAnimationFrame||((un=G.requestAnimationFrame)||Fa)(Ha)}function Ue(e){var t=V,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),V=t}function $o(e){var t=V;e.__c=e.__(),V=t}function fo(e,t){return!e||e.length!=t.length||t.some(function(o,n){return!ho(o,e[n])})}function bn(e,t){return typeof t=="function"?t(e):t}var go=`<svg xmlns="http://www.w3.org/2000/svg">
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
`;var Ga=new Set([...go.matchAll(/<symbol id="([^"]+)"/g)].map(e=>e[1]));function yn(){let e=document.createElement("div");e.className="sprite",e.setAttribute("aria-hidden","true"),e.innerHTML=go,document.body.prepend(e)}var ce=e=>Ga.has(e),U=({id:e,class:t,...o})=>r`
  <svg class=${t} aria-hidden="true" ...${o}><use href=${"#"+e} /></svg>
`,b=({id:e,class:t=""})=>r`
  <${U} id=${"i-"+e} class=${"ic "+t} />
`,Ge=e=>ce("tm-"+e)?"tm-"+e:"tm-other",L=({colour:e,class:t=""})=>r`
  <${U} id=${Ge(e)} class=${`tm c-${e} ${t}`} />
`;function Z({colour:e,face:t,game:o,class:n=""}){let a="die-"+t;return ce(a)?r`
      <${U} id=${a} class=${`die c-${e} ${n}`} />
    `:r`
    <span class=${`die faced c-${e} ${n}`}>
      <${U} id="die-0" class="die-body" />
      ${/^\d+$/.test(String(t))?r`
              <b class="die-number">${t}</b>
            `:r`
              <${q} name=${t} game=${o} class="ic" />
            `}
    </span>
  `}var wo=new Map;function Ka({game:e,name:t,class:o}){let n=`/api/v1/emblems/${encodeURIComponent(e)}/${encodeURIComponent(t)}.svg`,[,a]=y(0);O(()=>{if(wo.get(n))return;let i=new Image;return i.onload=()=>{wo.set(n,!0),a(l=>l+1)},i.src=n,()=>{i.onload=null}},[n]);let s=wo.get(n)?`url("${n}")`:"";return r`
    <span
      class=${o+(s?" em-file":" em-none")}
      style=${s?{maskImage:s,WebkitMaskImage:s}:void 0}
      aria-hidden="true"
    ></span>
  `}function q({name:e,game:t,class:o="ic"}){return e?e.startsWith("die-")&&ce(e)?r`
      <${U} id=${e} class=${o+" c-plain"} />
    `:ce(e)?r`
      <${U} id=${e} class=${o+(e.startsWith("flag-")?" flag":"")} />
    `:ce("tm-"+e)?r`
      <${L} colour=${e} class=${o} />
    `:t?r`
        <${Ka} key=${e} game=${t} name=${e} class=${o} />
      `:null:null}var vn={"home.share":"win together","home.again":"Again","home.result":"Result","set.here":"Kept on this device only.","set.off":"Off","set.on":"On","set.scheme.dark":"Dark","set.scheme.light":"Light","set.scheme.auto":"As the device","set.scheme":"Colours","set.voice":"A voice reads events","set.sound":"Sounds","set.language":"Language","set.title":"Settings","score.hours":{one:"{n} h {minutes} min",other:"{n} h {minutes} min"},"score.minutes":{one:"{n} min",other:"{n} min"},"score.copied":"Copied","score.share":"Share","score.rounds":"Points after each round","log.again":{one:"Once the dice are put right, {n} step after this is worked out again; what still fits is kept.",other:"Once the dice are put right, {n} steps after this are worked out again; what still fits is kept."},"log.drops":{one:"{n} step after this is dropped. “Redo” brings it back until something new is answered.",other:"{n} steps after this are dropped. “Redo” brings them back until something new is answered."},"log.costs":{one:"This drops {n} later step:",other:"This drops {n} later steps:"},"log.return.sure":"Yes, go back here","log.change":"Put it right all the same","log.back":"Back to the log","log.show":"Show the result","hand.rub":"Undo one die","ask.source":"Rule {rule}","sighting.again":{one:"{n} to throw again",other:"{n} to throw again"},"battle.ranks":"Distances in order","battle.counts":{one:"{n} die",other:"{n} dice"},"ask.less":"Less: {what}","ask.more":"More: {what}","ask.order":"Tap in order","ask.rub":"Rub out","ask.range":"{from} to {to}","ask.empty":"nothing","ask.cells":"Numbers","ask.keys":"Keys: {what}","ask.following":"Next number","ask.sign":"Change the sign","ask.pick":"Choose","ask.send":"Continue","ask.skip":"Skip","ask.who":"Who answers","ask.worth":"Sum {n}","bar.home":"Home","bar.log":"Log","bar.redo":"Redo","bar.undo":"Undo","battle.again":"Next throw","battle.answer":"Back to the question","battle.back":"Previous","battle.both":"Both sink","battle.close":"measured","battle.duel":"Duel {n} of {all}","battle.list":"Duels in order","battle.look":"Show again: {what}","battle.next":"Next","battle.none":"Nobody sinks","battle.on":"Continue","battle.open":"Waits for an answer","battle.outcome":"Outcome","battle.over":"The battle is over","battle.pause":"Pause","battle.play":"Play the battle","battle.result":"Result","battle.row":"Duel {n}: {a} and {b}, {gap} mm","battle.sinks":"{Die} sinks","battle.sunk":{one:"{n} sunk",other:"{n} sunk"},"beside.more":"More ({n})","beside.title":"More","camera.folder":"Pictures from a folder","camera.live":"Live","camera.lost":"No picture","camera.none":"By hand","camera.simulated":"Simulation","camera.upload":"Pictures by phone","closer.from":"from {die}","closer.tip":"The difference is too small for the camera. Use the ruler from the game.","closer.title":"Nearly a tie","colour.black":"black","colour.blue":"blue","colour.green":"green","colour.orange":"orange","colour.purple":"purple","colour.red":"red","colour.white":"white","colour.yellow":"yellow","crew.as":"The new device","crew.ask":"The host lets others in and gives the roles.","crew.away":"offline","crew.device":"Device","crew.end":"Send {name} away","crew.end.sure":"Send away","crew.here":"online","crew.host":"host","crew.hosts":"Only the host of this table can do that.","crew.leave":"Leave the table","crew.let":"Let play","crew.looks":"This device only watches. The host can let it play.","crew.once":"It lets one device in. The next code comes by itself.","crew.only":"Only watch","crew.pass":"Make host","crew.pass.sure":"Yes, make it the host","crew.player":"player","crew.plays":"Player","crew.qr":"QR code with the address that lets one device in","crew.scan":"Scan to join","crew.spectator":"watcher","crew.title":"Who is here","crew.watch":"Scan to watch","crew.watches":"Watcher","crew.you":"this device","failed.back":"Back to the throw","failed.text":"This picture could not be read.","failed.title":"Not read","fix.done":"Done","fix.fixed":"corrected","fix.move":"Tap the chart to move the die.","fix.new":"A new die","fix.not":"Nothing lies here","fix.pose":"How it lies","fix.remove":"Remove","fix.title":"Correct a die","fix.value":"Pips","fix.which":"What lies here?","fix.whose":"Whose","guard.again":"Read again","guard.againhow":"from a new picture","guard.focus":"The picture is out of focus.","guard.hand":"A hand is over the board.","guard.lens":"The lens is dirty or covered.","guard.light":"The light differs from the set-up.","guard.motion":"Something still moves.","guard.moved":"The camera or the board has moved.","guard.not-a-board":"There is no board in the picture.","guard.outside":"A die lies off the board.","guard.size":"The size does not fit: teach the dice again.","guard.title":"The picture is doubtful","guard.untaught":"These dice are not those that were taught.","guard.use":"This picture is good","guard.usehow":"read it all the same","faces.told":"The dice of this throw","faces.which":"{die} {n} of {all}: what does it show?","hand.discard":"Start over","hand.done":"Count the battle","hand.how":"Tap the chart to place each die","hand.lacks":{one:"{n} die to go",other:"{n} dice to go"},"hand.ready":"All dice are there","hand.tip":"Gaps are measured on the chart; near ties you measure by ruler.","hand.title":"By hand","home.camera":"camera","home.clock":"Clock for calls","home.clock.off":"off","home.clock.seconds":"{n} s","who.title":"Whose device is this?","who.why":"Then you choose in secret here, and your own questions come first.","who.all":"Everybody's","who.chosen":"You have chosen","who.wait":"Still choosing: {names}","who.change":"Change my choice","who.told":"Have chosen on their own devices: {names}","home.host":"The host starts the next game.","home.wait":"The host starts a game. It then shows here by itself.","home.order":"In the order of the seats, clockwise. The order matters","crew.shows":"May show a code","prepare.title":"Set-up","prepare.done":"Everything lies ready","home.colour":"Colour of player {n}: {colour}. Change","home.continue":"Continue","home.count":"Players","home.going":"Game in progress","home.more":{one:"All rules ({n})",other:"All rules ({n})"},"home.name":"Name of player {n}","home.new":"New game","home.norules":"This game has no variants.","home.not":"Back","home.player":"Player {n}","home.points":"score only","home.rules":"Rules","home.seats":"{from}–{to} players","home.start":"Start","home.sub":"Counts the dice and the chests. You play.","home.parked":{one:"Game put aside ({n})",other:"Games put aside ({n})"},"home.parked.title":"Games put aside","home.parked.how":"Tap a game to go on with it. The one that is played now will wait.","home.sure":"A new game begins; the present one waits and can be taken up again.","home.which":"Game","home.yes":"Yes, start","join.box":"No host any more? On the box, “quartermaster pair” shows a new code.","join.code":"Or type the code","join.go":"Come in","join.scan":"Scan the QR code on the host's tablet or on the box.","join.title":"Come to the table","link.first":"Connecting to the table…","link.lost":"Connection lost. Reconnecting…","look.add":"Tap an empty place to add a die.","look.again":"Try again","look.back":"Back to the question","look.drop":"Leave it as it was","look.how":"Tap a die to correct it","look.title":"The whole board","notice.behind":"This device has already shown step {was}; the table is at step {now}. If nobody brought a copy back, steps were lost: compare before you go on.","notice.close":"Close","notice.error":"That did not work. Try again.","notice.network":"Not sent: there is no connection. Try again in a moment.","notice.stale":"The table has moved on meanwhile.","picture.die":"Correct: {die}","picture.label":"The board seen from above","picture.live":"The camera’s picture","pose.cocked":"cocked","pose.flat":"flat","pose.hidden":"hidden","pose.stacked":"on another","question.add":"A die is missing","question.addhow":"tap its place on the picture","question.again":"that die is thrown again","question.all":"Those are all","question.board":"The whole board","question.cocked":"It leans","question.counts":"counts as {die}","question.first":"Question 1 of {all}","question.flat":"It lies flat","question.flats":"All of them lie flat","question.is":"It is a die","question.isnt":"It is not a die","question.leans":"It leans","question.not":"Not all of them","question.each":"then each is asked about in turn","question.asread":"they count as read","question.one":"Question","question.right":"That is right","question.then":"then tell the pips","question.wrong":"Let me correct it","reader.none":"The reader is off","reader.reading":"Reading","reader.ready":"Still","reader.restarting":"Reader restarts","reading.title":"Reading the dice…","reading.wait":"One moment…","score.again":"Play again","score.by":{one:"wins by {n} point",other:"wins by {n} points"},"score.course":"Last events","score.print":"Print","score.shared":"shared victory","score.title":"Game over","score.total":"Victory points","score.wins":"wins","seat.all":"Players","seat.firstlong":"First player","seat.score":"Points","seat.table":"Table","sighting.questions":{one:"{n} question",other:"{n} questions"},"sighting.sure":"{n} of {all} sure","throw.hand":"Enter by hand","throw.now":"Throw","throw.photo":"Picture by phone","throw.read":"Read now","throw.sending":"Sending…","throw.shoot":"Take a picture","throw.tip.hand":"Put the dice on the chart by tap.","throw.tip.live":"Throw. When the dice lie still they are read by themselves.","throw.tip.thrown":"Tap “Throw”: the simulator throws the dice.","scene.hand":"A hand is over the board: I wait.","scene.moving":"The dice are rolling.","scene.still":"The dice lie still: I am reading them.","throw.tip.upload":"Throw, and take a picture from above.","ask.rule":"What does the rule say?","log.anew":"The new answer replaces the old one. All that came after is worked out again.","log.put":"put right","log.by":"Device: {who}","log.dice":"Put dice right","log.edit":"Put answer right","log.return":"Go back here","log.lost":{one:"Put right. One later step no longer holds and is left out:",other:"Put right. {n} later steps no longer hold and are left out:"},"log.holds":"Put right. All later steps still hold.","log.none":"Nothing is written down yet.","log.earlier":{one:"{n} earlier step",other:"{n} earlier steps"},"home.first":"First player","home.chance":"by chance","archive.again":"Try again","archive.average":"Average","archive.best":"Best","archive.copies":"Copies","archive.copies.sub":"Nothing is lost","archive.dice":"Dice","archive.dice.few":"Too few throws to say.","archive.dice.fits":"As a fair die falls.","archive.dice.how":"The bar is what fell, the line through it where the true share lies (95 %, exact), the dashed line a fair die.","archive.dice.odd":"A fair die hardly ever falls like this.","archive.face":"{face}: {n} times, true share between {low} and {high} %","archive.forget":"Forget","archive.forget.how":"Forgetting takes the name out of all games and copies kept here. The games stay, and read N.N. Copies that were carried away keep the name.","archive.forget.sure":"Forget for good","archive.games":"Games","archive.games.none":"No game has been finished yet.","archive.games.sub":"Finished games, newest first","archive.length":{one:"{n} step in {minutes} min",other:"{n} steps in {minutes} min"},"archive.people":"People","archive.people.none":"Nobody is remembered yet: whoever gets a name in a new game is.","archive.people.sub":"Name, colour, sign and language","archive.person.colour":"Colour","archive.person.language":"Language","archive.person.name":"Name","archive.person.new":"New person","archive.person.save":"Save","archive.person.sign":"Sign {n}","archive.person.symbol":"Sign","archive.played":"Games","archive.rounds":"Round by round","archive.sheet":"Score sheet","archive.standings":"Statistics","archive.standings.sub":"Wins, averages and fair dice","archive.throws":{one:"{n} throw",other:"{n} throws"},"archive.title":"People and games","archive.wins":"Wins","copies.back":"Bring back","copies.before":"before another was brought back","copies.bring":"Bring a copy back","copies.brought":{one:"Brought back: {n} step, as on {when}.",other:"Brought back: {n} steps, as on {when}."},"copies.daily":"kept by itself or on demand","copies.here":"Kept here","copies.how":"A copy holds all games and all people of this machine. Bringing one back keeps what was there before as a copy.","copies.keep":"Keep one here","copies.kept":"A copy is kept here.","copies.last":"played until {when}","copies.none":"No copy is kept here yet; one is made each day that something is played.","copies.other":"For other programs","copies.salvaged":"saved from a damaged record","copies.steps":{one:"{n} step",other:"{n} steps"},"copies.sure":"Put {name} in place of all games and people? What is there now is kept as a copy.","copies.take":"Download a copy","copies.yes":"Replace everything","tables.title":"Tables","tables.at":"Table {name}. Other tables","tables.free":"No game","tables.over":"{game} · finished","tables.here":"you are here","tables.how":"At your own table you play; at the others you look on.","archive.health":"Machine","archive.health.sub":"Camera, reading, disk and copies","health.well":"All is well.","health.camera":"Camera","health.rate":"{n} pictures a second","health.reading":"Reading","health.read":"the last in {last} s, {mean} s on average · {n} read, {failed} not","health.never":"nothing was read yet","health.disk":"Disk","health.free":"{free} GB of {size} GB free","health.copy":"Last copy","health.none":"none yet","health.heat":"Temperature","health.supply":"Power supply","health.fine":"strong enough","health.weak":"too weak","health.devices":"Devices","health.here":"{here} at the table, {known} let in","health.since":"Running since","health.unknown":"not known","whole.none":"none","health.report":"Report a problem","health.how":"A file without names, addresses or pictures: how the machine is, the game, the newest lines of the log. Send it to whoever you ask for help.","hue.black":"black","hue.blue":"blue","hue.green":"green","hue.orange":"orange","hue.purple":"purple","hue.red":"red","hue.white":"white","hue.yellow":"yellow","crew.mine.player":"You are a player.","crew.mine.spectator":"You are watching.","crew.mine.host":"You are the host.","archive.panel":"Button and light","archive.panel.sub":"What is wired, and what it shows","health.panel":"Button and light","health.parts":"{found} found, {failed} failed","panel.drawn":"A drawn panel beside the simulated table. A real one does the same: press its button.","panel.real":"The panel of this table.","panel.press":"Press","panel.hold":"Hold for 5 seconds","panel.down":"The button is down.","panel.up":"The button is up.","panel.pressed":{one:"Pressed {n} time",other:"Pressed {n} times"},"panel.held":{one:"held {n} time",other:"held {n} times"},"panel.light.on":"Light on: {n} %","panel.light.off":"Light off","panel.room":"room {n} lx","panel.dark":"Darker than when it was set up","panel.signal.off":"Nobody plays","panel.signal.ready":"Ready","panel.signal.reading":"Reading","panel.signal.asks":"Question","panel.signal.trouble":"Trouble","panel.part.button":"Button","panel.part.light":"Light","panel.part.state":"Signal lamps","panel.part.buzzer":"Buzzer","panel.part.sensor":"Light sensor","panel.is.found":"found","panel.is.skipped":"not used","panel.is.failed":"failed","panel.is.opening":"being looked for","panel.wiring":"What is wired","panel.how":"Pins are numbered 1 to 40, as in the guide's drawing. Switch the computer off before you wire anything.","panel.none":"not wired","panel.kind":"Kind","panel.kind.apa":"APA102 strip","panel.kind.ws":"WS2812 strip","panel.kind.relay":"Relay","panel.kind.pwm":"Dimmed light","panel.kind.leds":"Single LEDs","panel.pin":"Pin","panel.data":"Data pin","panel.pixels":"Number of LEDs","panel.bright":"Brightness (%)","panel.led":"LED {n}","panel.level":"On when the pin is","panel.high":"high","panel.low":"low","panel.sound":"Sound","panel.sound.on":"on","panel.sound.off":"off","panel.addr":"Its ADDR pin","panel.addr.low":"to ground or open","panel.addr.high":"to 3.3 V","panel.save":"Keep the wiring","panel.kept":"Kept. It holds from now on.","setup.title":"Camera set-up","setup.sub":"About ten minutes. The game can be played by hand meanwhile.","setup.live":"The camera's picture","setup.waits":"One moment …","setup.back":"Back","setup.next":"Go on","setup.again":"Take the picture again","setup.step.view":"View","setup.step.sizes":"Sizes","setup.step.corners":"Corners","setup.step.empty":"Empty board","setup.step.dice":"Dice","setup.step.test":"Test","setup.step.lens":"Exact lens","setup.refused":"That did not work out","setup.goto":"Go to: {step}","setup.camera.which":"Which camera looks at the board?","setup.camera.other":"Other camera","setup.camera.held":"Used at the table “{table}”","setup.camera.address":"Address of a network camera or phone app","setup.camera.call":"Connect","setup.camera.rpicam":"Raspberry Pi camera","setup.camera.v4l2":"USB camera","setup.camera.http":"Network camera","setup.camera.upload":"Pictures from a phone","setup.camera.phone":"Phone","setup.camera.simulated":"Simulated camera","setup.camera.folder":"Pictures from a folder","setup.view.title":"Hang the camera over the lid","setup.view.text":"The whole lid, walls included, should fill the picture.","setup.view.next":"The view is fine","setup.view.picture":"Picture","setup.view.wait":"Looking …","setup.view.good":"Good","setup.view.lid":"The lid","setup.view.lid.wait":"Looking …","setup.view.lid.wait.text":"The lid is being looked for.","setup.view.lid.fair":"Not sure","setup.view.lid.fair.text":"You can mark the corners yourself in a moment.","setup.view.lid.bad":"Cut off","setup.view.lid.bad.text":"Hang the camera higher or move the lid to the middle.","setup.view.lid.good":"All in the picture","setup.view.die":"A die is about {n} pixels wide.","setup.view.sharp":"Sharpness","setup.view.blurred":"Blurred","setup.view.blurred.text":"It was sharper before: set the focus back, or wait until nothing moves.","setup.view.small":"Dice are small here: hang the camera lower, or choose a higher resolution.","setup.view.light":"Light","setup.view.dark":"Too dark","setup.view.dark.text":"Bring a lamp nearer.","setup.view.bright":"Too bright","setup.view.bright.text":"Turn the lamp away, so that nothing is overexposed.","setup.view.bands":"Flickers","setup.view.bands.text":"A lamp flickers: use another lamp, or set the camera to 50 or 60 Hz.","setup.sizes.title":"How large is the lid?","setup.sizes.text":"Measure the floor from wall to wall. Every millimetre counts.","setup.sizes.floor":"Floor","setup.sizes.other":"Other","setup.sizes.width":"Floor, left to right","setup.sizes.height":"Floor, top to bottom","setup.sizes.wall":"Wall height, inside","setup.sizes.die":"Edge of a die","setup.corners.title":"Where are the floor's corners?","setup.corners.text":"The corners of the floor, not the rim of the walls. Drag a point near its corner; it snaps to the sides.","setup.corners.one":"Corner {n}","setup.corners.next":"The corners fit","setup.corners.anyway":"Use them as they are","setup.corners.again":"Look again","setup.corners.wait":"Looking …","setup.corners.wait.text":"The sides of the floor are being looked for.","setup.corners.good":"They fit","setup.corners.good.text":"All four sides of the floor are clearly visible.","setup.corners.fair":"Please check","setup.corners.doubt.unseen":"The sides of the floor are not clearly visible. Drag the points onto the corners yourself.","setup.corners.doubt.choice":"Two edges look alike here. Check that the line follows the floor, not its print or the rim.","setup.corners.doubt.inexact":"The corners do not fit a floor of this size exactly. Check them, and the sizes.","setup.corners.doubt.hand":"Placed by hand.","setup.empty.title":"Empty the board","setup.empty.text":"Take everything out of the lid and keep hands away. The picture is taken automatically.","setup.empty.next":"The board is empty","setup.still":"Stillness","setup.still.wait":"Waiting","setup.still.hand":"Hand in view","setup.still.text":"The picture is taken once nothing has moved for two seconds.","setup.still.taken":"Taken","setup.still.taken.text":"Look at the picture: is it as it should be?","setup.dice.title":"Lay the dice out","setup.dice.text":"Two or three of each colour, flat and apart. The picture is taken automatically.","setup.dice.name":"Which colour is each group? Tap a group to correct it.","setup.dice.none":"Not a die","setup.dice.count":{one:"{n} die",other:"{n} dice"},"setup.dice.next":"Calibrate","setup.dice.runs":"Calibrating …","setup.dice.fair":"Please check","setup.dice.other":"Something here is too large for a single die: move the dice apart and take the picture again.","setup.dice.nothing":"No dice were found. Lay some on the board.","setup.keep.title":"The camera is set up","setup.keep.text":"Keep it, then try three throws.","setup.keep.next":"Keep and test","setup.keep.exact":"Accuracy","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"If two distances differ by less than this, the players are asked.","setup.test.title":"Test","setup.test.first":"Lay out the dice and calibrate first.","setup.test.throw":"Throw {n} of {all}","setup.test.text":"Throw some dice into the lid, then read them.","setup.test.read":"Read the dice","setup.test.look":"Are the number and colour of each die right?","setup.test.right":"All right","setup.test.wrong":"Something is wrong","setup.test.dice":{one:"{n} die",other:"{n} dice"},"setup.test.asks":{one:"asks {n} question",other:"asks {n} questions"},"setup.test.sure":"Sure","setup.test.over":"The test is over","setup.test.over.text":"From now on the camera reads the throws of this table.","setup.test.end":"To the game","setup.test.verdict":"Result","setup.test.score":"{n} of {all} right","setup.test.good":"Good. Play on.","setup.test.help":"More even light helps most, then a camera closer to the board. Or begin again with the empty board.","colour.pink":"pink","colour.brown":"brown","colour.grey":"grey","setup.keep.name":"What is this place called?","setup.keep.name.usual":"Our table"};var xn={"home.share":"wygrywają razem","home.again":"Jeszcze raz","home.result":"Wynik","set.here":"Zapamiętane tylko na tym urządzeniu.","set.off":"Nie","set.on":"Tak","set.scheme.dark":"Ciemne","set.scheme.light":"Jasne","set.scheme.auto":"Jak urządzenie","set.scheme":"Kolory","set.voice":"Głos czyta zdarzenia","set.sound":"Dźwięki","set.language":"Język","set.title":"Ustawienia","score.hours":{one:"{n} godz. {minutes} min",few:"{n} godz. {minutes} min",many:"{n} godz. {minutes} min",other:"{n} godz. {minutes} min"},"score.minutes":{one:"{n} min",few:"{n} min",many:"{n} min",other:"{n} min"},"score.copied":"Skopiowano","score.share":"Wyślij","score.rounds":"Punkty po każdej rundzie","log.again":{one:"Po poprawce kostek {n} późniejszy krok zostanie policzony na nowo; co nadal pasuje, zostaje.",few:"Po poprawce kostek {n} późniejsze kroki zostaną policzone na nowo; co nadal pasuje, zostaje.",many:"Po poprawce kostek {n} późniejszych kroków zostanie policzonych na nowo; co nadal pasuje, zostaje.",other:"Po poprawce kostek {n} późniejszego kroku zostanie policzone na nowo; co nadal pasuje, zostaje."},"log.drops":{one:"Wypadnie {n} późniejszy krok. „Przywróć” odda go, dopóki nie padnie nowa odpowiedź.",few:"Wypadną {n} późniejsze kroki. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź.",many:"Wypadnie {n} późniejszych kroków. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź.",other:"Wypadnie {n} późniejszego kroku. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź."},"log.costs":{one:"Po tej poprawce wypadnie {n} późniejszy krok:",few:"Po tej poprawce wypadną {n} późniejsze kroki:",many:"Po tej poprawce wypadnie {n} późniejszych kroków:",other:"Po tej poprawce wypadnie {n} późniejszego kroku:"},"log.return.sure":"Tak, wróć tutaj","log.change":"Mimo to popraw","log.back":"Wróć do dziennika","log.show":"Pokaż wynik","hand.rub":"Cofnij kostkę","ask.source":"Zasada {rule}","sighting.again":{one:"{n} do ponownego rzutu",few:"{n} do ponownego rzutu",many:"{n} do ponownego rzutu",other:"{n} do ponownego rzutu"},"battle.ranks":"Odległości po kolei","battle.counts":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"ask.less":"Mniej: {what}","ask.more":"Więcej: {what}","ask.order":"Stukaj po kolei","ask.rub":"Zmaż","ask.range":"od {from} do {to}","ask.empty":"nic","ask.cells":"Liczby","ask.keys":"Klawisze: {what}","ask.following":"Następna liczba","ask.sign":"Zmień znak","ask.pick":"Wybierz","ask.send":"Dalej","ask.skip":"Pomiń","ask.who":"Kto odpowiada","ask.worth":"razem {n}","bar.home":"Strona główna","bar.log":"Dziennik","bar.redo":"Przywróć","bar.undo":"Cofnij","battle.again":"Następny rzut","battle.answer":"Wróć do pytania","battle.back":"Poprzedni","battle.both":"Obie toną","battle.close":"zmierzone","battle.duel":"Pojedynek {n} z {all}","battle.list":"Pojedynki po kolei","battle.look":"Pokaż jeszcze raz: {what}","battle.next":"Następny","battle.none":"Nikt nie tonie","battle.on":"Dalej","battle.open":"Czeka na odpowiedź","battle.outcome":"Wynik","battle.over":"Koniec bitwy","battle.pause":"Zatrzymaj","battle.play":"Odtwórz bitwę","battle.result":"Wynik gry","battle.row":"Pojedynek {n}: {a} i {b}, {gap} mm","battle.sinks":"Tonie {die}","battle.sunk":{one:"{n} pod wodą",few:"{n} pod wodą",many:"{n} pod wodą",other:"{n} pod wodą"},"beside.more":"Inne ({n})","beside.title":"Inne","camera.folder":"Zdjęcia z folderu","camera.live":"Na żywo","camera.lost":"Brak obrazu","camera.none":"Ręcznie","camera.simulated":"Symulacja","camera.upload":"Zdjęcia z telefonu","closer.from":"od: {die}","closer.tip":"Różnica jest za mała dla kamery. Przyłóżcie linijkę z gry.","closer.title":"Prawie remis","colour.black":"czarna","colour.blue":"niebieska","colour.green":"zielona","colour.orange":"pomarańczowa","colour.purple":"fioletowa","colour.red":"czerwona","colour.white":"biała","colour.yellow":"żółta","crew.as":"Nowe urządzenie","crew.ask":"Gospodarz wpuszcza innych i rozdaje role.","crew.away":"offline","crew.device":"Urządzenie","crew.end":"Odeślij: {name}","crew.end.sure":"Odeślij","crew.here":"online","crew.host":"gospodarz","crew.hosts":"To może zrobić tylko gospodarz stołu.","crew.leave":"Odejdź od stołu","crew.let":"Niech gra","crew.looks":"To urządzenie tylko ogląda. Gospodarz może pozwolić mu grać.","crew.once":"Kod wpuszcza jedno urządzenie. Następny pojawi się sam.","crew.only":"Tylko ogląda","crew.pass":"Ustaw jako gospodarza","crew.pass.sure":"Tak, to gospodarz","crew.player":"gracz","crew.plays":"Gracz","crew.qr":"Kod QR z adresem, który wpuszcza jedno urządzenie","crew.scan":"Zeskanuj, aby dołączyć","crew.spectator":"widz","crew.title":"Kto jest przy stole","crew.watch":"Zeskanuj, aby tylko oglądać","crew.watches":"Widz","crew.you":"to urządzenie","failed.back":"Wróć do rzutu","failed.text":"Tego obrazu nie udało się odczytać.","failed.title":"Nie odczytano","fix.done":"Gotowe","fix.fixed":"poprawiona","fix.move":"Stuknij mapę, by przesunąć kostkę.","fix.new":"Nowa kostka","fix.not":"Nic tu nie leży","fix.pose":"Jak leży","fix.remove":"Usuń","fix.title":"Popraw kostkę","fix.value":"Oczka","fix.which":"Co tu leży?","fix.whose":"Czyja","guard.again":"Czytaj jeszcze raz","guard.againhow":"z nowego obrazu","guard.focus":"Obraz jest nieostry.","guard.hand":"Nad planszą jest ręka.","guard.lens":"Obiektyw jest brudny albo zasłonięty.","guard.light":"Światło jest inne niż przy ustawianiu.","guard.motion":"Coś się jeszcze rusza.","guard.moved":"Kamera albo plansza się przesunęła.","guard.not-a-board":"Na obrazie nie widać planszy.","guard.outside":"Kostka leży poza planszą.","guard.size":"Wielkość kostek się nie zgadza: naucz program od nowa.","guard.title":"Obraz jest niepewny","guard.untaught":"To nie są kostki, których program się uczył.","guard.use":"Ten obraz jest dobry","guard.usehow":"czytaj go mimo to","faces.told":"Kostki tego rzutu","faces.which":"{die} {n} z {all}: co pokazuje?","hand.discard":"Zacznij od nowa","hand.done":"Rozstrzygnij bitwę","hand.how":"Stuknij mapę tam, gdzie leży każda kostka","hand.lacks":{one:"Jeszcze {n} kostka",few:"Jeszcze {n} kostki",many:"Jeszcze {n} kostek",other:"Jeszcze {n} kostki"},"hand.ready":"Wszystkie kostki leżą","hand.tip":"Odległości liczą się z mapy; prawie równe zmierzcie linijką.","hand.title":"Ręcznie","home.camera":"kamera","home.clock":"Zegar przy wywołaniu","home.clock.off":"wyłączony","home.clock.seconds":"{n} s","who.title":"Czyje to urządzenie?","who.why":"Wtedy wybierasz tu w tajemnicy, a twoje pytania są pierwsze.","who.all":"Wspólne","who.chosen":"Wybór zapisany","who.wait":"Jeszcze wybierają: {names}","who.change":"Zmień mój wybór","who.told":"Wybór na własnym urządzeniu: {names}","home.host":"Następną grę zaczyna gospodarz.","home.wait":"Grę zaczyna gospodarz. Pojawi się tu sama.","home.order":"W kolejności miejsc, zgodnie z ruchem wskazówek zegara. Kolejność ma znaczenie","crew.shows":"Może pokazywać kod","prepare.title":"Przygotowanie","prepare.done":"Wszystko gotowe","home.colour":"Kolor gracza {n}: {colour}. Zmień","home.continue":"Graj dalej","home.count":"Liczba graczy","home.going":"Gra trwa","home.more":{one:"Wszystkie zasady ({n})",few:"Wszystkie zasady ({n})",many:"Wszystkie zasady ({n})",other:"Wszystkie zasady ({n})"},"home.name":"Imię gracza {n}","home.new":"Nowa gra","home.norules":"Ta gra nie ma wariantów.","home.not":"Wróć","home.player":"Gracz {n}","home.points":"tylko punkty","home.rules":"Zasady","home.seats":"{from}–{to} graczy","home.start":"Zacznij","home.sub":"Liczy kostki i skrzynie. Wy gracie.","home.parked":{one:"Odłożona gra ({n})",few:"Odłożone gry ({n})",many:"Odłożone gry ({n})",other:"Odłożone gry ({n})"},"home.parked.title":"Odłożone gry","home.parked.how":"Stuknij grę, żeby do niej wrócić. Ta, która trwa teraz, poczeka.","home.sure":"Zacznie się nowa gra; obecna poczeka i można do niej wrócić.","home.which":"Gra","home.yes":"Tak, zacznij","join.box":"Nie ma już gospodarza? Nowy kod pokaże komputer stołu, po wpisaniu „quartermaster pair”.","join.code":"Albo wpisz kod","join.go":"Wejdź","join.scan":"Zeskanuj kod QR z tabletu gospodarza albo z komputera stołu.","join.title":"Usiądź do stołu","link.first":"Łączę ze stołem…","link.lost":"Brak połączenia. Łączę ponownie…","look.add":"Stuknij puste miejsce, by dodać kostkę.","look.again":"Spróbuj jeszcze raz","look.back":"Wróć do pytania","look.drop":"Zostaw jak było","look.how":"Stuknij kostkę, by ją poprawić","look.title":"Cała plansza","notice.behind":"To urządzenie pokazało już krok {was}, a stół jest na kroku {now}. Jeśli nikt nie przywrócił kopii, zginęły kroki: porównajcie, zanim zagracie dalej.","notice.close":"Zamknij","notice.error":"Nie udało się. Spróbuj jeszcze raz.","notice.network":"Nie wysłano, bo nie ma połączenia. Spróbuj za chwilę.","notice.stale":"Gra poszła już dalej.","picture.die":"Popraw: {die}","picture.label":"Plansza widziana z góry","picture.live":"Obraz z kamery","pose.cocked":"krzywo","pose.flat":"płasko","pose.hidden":"zakryta","pose.stacked":"na innej","question.add":"Brakuje kostki","question.addhow":"wskażcie miejsce na obrazie","question.again":"tą kostką rzuca się jeszcze raz","question.all":"To wszystkie kostki","question.board":"Cała plansza","question.cocked":"Leży krzywo","question.counts":"liczy się {die}","question.first":"Pytanie 1 z {all}","question.flat":"Leży płasko","question.flats":"Wszystkie leżą płasko","question.is":"To kostka","question.isnt":"To nie kostka","question.leans":"Leży krzywo","question.not":"Nie wszystkie","question.each":"wtedy pytanie padnie o każdą z osobna","question.asread":"liczą się tak, jak je odczytano","question.one":"Pytanie","question.right":"Tak jest","question.then":"wtedy podacie oczka","question.wrong":"Poprawię","reader.none":"Czytnik nie działa","reader.reading":"Czyta","reader.ready":"Nieruchomo","reader.restarting":"Czytnik się uruchamia","reading.title":"Czytam kostki…","reading.wait":"Chwila…","score.again":"Rewanż","score.by":{one:"wygrywa {n} punktem",few:"wygrywa {n} punktami",many:"wygrywa {n} punktami",other:"wygrywa {n} punktu"},"score.course":"Ostatnie zdarzenia","score.print":"Drukuj","score.shared":"wspólne zwycięstwo","score.title":"Koniec gry","score.total":"Punkty zwycięstwa","score.wins":"wygrywa","seat.all":"Gracze","seat.firstlong":"Pierwszy gracz","seat.score":"Punkty","seat.table":"Stół","sighting.questions":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"sighting.sure":"{n} z {all} pewnych","throw.hand":"Podaj ręcznie","throw.now":"Rzuć","throw.photo":"Zdjęcie z telefonu","throw.read":"Czytaj teraz","throw.sending":"Wysyłam…","throw.shoot":"Zrób zdjęcie","throw.tip.hand":"Układacie kostki palcem na mapie.","throw.tip.live":"Rzućcie. Gdy kostki się zatrzymają, odczytam je sam.","throw.tip.thrown":"Dotknij „Rzuć” – kostki rzuci symulator.","scene.hand":"Ręka nad planszą: czekam.","scene.moving":"Kostki się toczą.","scene.still":"Kostki leżą: czytam.","throw.tip.upload":"Rzućcie i zróbcie zdjęcie z góry.","ask.rule":"Co mówi zasada?","log.anew":"Nowa odpowiedź zastąpi starą. Wszystko, co było potem, zostanie policzone na nowo.","log.put":"poprawione","log.by":"Urządzenie: {who}","log.dice":"Popraw kostki","log.edit":"Popraw odpowiedź","log.return":"Wróć tutaj","log.lost":{one:"Poprawione. Jeden późniejszy krok już nie pasuje i wypada:",few:"Poprawione. {n} późniejsze kroki już nie pasują i wypadają:",many:"Poprawione. {n} późniejszych kroków już nie pasuje i wypada:",other:"Poprawione. {n} późniejszego kroku już nie pasuje i wypada:"},"log.holds":"Poprawione. Wszystkie późniejsze kroki nadal pasują.","log.none":"Jeszcze nic nie zapisano.","log.earlier":{one:"Jeszcze {n} wcześniejszy krok",few:"Jeszcze {n} wcześniejsze kroki",many:"Jeszcze {n} wcześniejszych kroków",other:"Jeszcze {n} wcześniejszego kroku"},"home.first":"Pierwszy gracz","home.chance":"losowo","archive.again":"Spróbuj ponownie","archive.average":"Średnia","archive.best":"Najlepiej","archive.copies":"Kopie","archive.copies.sub":"Nic nie ginie","archive.dice":"Kostki","archive.dice.few":"Za mało rzutów, żeby coś powiedzieć.","archive.dice.fits":"Tak pada uczciwa kostka.","archive.dice.how":"Słupek: wyniki; kreska: niepewność (95 %); przerywana: uczciwa kostka.","archive.dice.odd":"Uczciwa kostka prawie nigdy tak nie pada.","archive.face":"{face}: {n} razy, prawdziwy udział od {low} do {high} %","archive.forget":"Zapomnij","archive.forget.how":"Imię zniknie ze wszystkich gier i z kopii trzymanych tutaj. Gry zostaną, z napisem N.N. Kopie zabrane gdzie indziej zachowają imię.","archive.forget.sure":"Zapomnij na zawsze","archive.games":"Gry","archive.games.none":"Żadna gra nie została jeszcze skończona.","archive.games.sub":"Skończone gry, od najnowszej","archive.length":{one:"{n} krok w {minutes} min",few:"{n} kroki w {minutes} min",many:"{n} kroków w {minutes} min",other:"{n} kroku w {minutes} min"},"archive.people":"Ludzie","archive.people.none":"Nikt nie jest jeszcze zapamiętany: będzie, kto dostanie imię w nowej grze.","archive.people.sub":"Imię, kolor, znak i język","archive.person.colour":"Kolor","archive.person.language":"Język","archive.person.name":"Imię","archive.person.new":"Nowa osoba","archive.person.save":"Zapisz","archive.person.sign":"Znak {n}","archive.person.symbol":"Znak","archive.played":"Gry","archive.rounds":"Runda po rundzie","archive.sheet":"Arkusz punktów","archive.standings":"Statystyki","archive.standings.sub":"Wygrane, średnie i uczciwe kostki","archive.throws":{one:"{n} rzut",few:"{n} rzuty",many:"{n} rzutów",other:"{n} rzutu"},"archive.title":"Ludzie i gry","archive.wins":"Wygrane","copies.back":"Przywróć","copies.before":"sprzed przywrócenia innej","copies.bring":"Przywróć z pliku","copies.brought":{one:"Przywrócono {n} krok, stan z: {when}.",few:"Przywrócono {n} kroki, stan z: {when}.",many:"Przywrócono {n} kroków, stan z: {when}.",other:"Przywrócono {n} kroku, stan z: {when}."},"copies.daily":"zachowana sama lub na życzenie","copies.here":"Zachowane tutaj","copies.how":"Kopia zawiera wszystkie gry i wszystkich ludzi z tej maszyny. Przywrócenie zachowuje to, co było wcześniej, jako kopię.","copies.keep":"Zachowaj tutaj","copies.kept":"Kopia została tutaj zachowana.","copies.last":"grano do {when}","copies.none":"Nie ma tu jeszcze kopii; powstaje jedna w każdym dniu, w którym się gra.","copies.other":"Dla innych programów","copies.salvaged":"uratowana z uszkodzonego zapisu","copies.steps":{one:"{n} krok",few:"{n} kroki",many:"{n} kroków",other:"{n} kroku"},"copies.sure":"Zastąpić wszystkie gry i ludzi plikiem {name}? To, co jest teraz, zostanie jako kopia.","copies.take":"Pobierz kopię","copies.yes":"Zastąp wszystko","tables.title":"Stoły","tables.at":"Stół {name}. Inne stoły","tables.free":"Bez gry","tables.over":"{game} · koniec","tables.here":"jesteś tutaj","tables.how":"Przy swoim stole grasz, inne oglądasz.","archive.health":"Sprzęt","archive.health.sub":"Kamera, czytanie, dysk i kopie","health.well":"Wszystko w porządku.","health.camera":"Kamera","health.rate":"{n} obrazów na sekundę","health.reading":"Czytanie","health.read":"ostatnie {last} s, średnio {mean} s · odczytane: {n}, nie: {failed}","health.never":"nic jeszcze nie czytano","health.disk":"Dysk","health.free":"wolne {free} GB z {size} GB","health.copy":"Ostatnia kopia","health.none":"jeszcze żadnej","health.heat":"Temperatura","health.supply":"Zasilanie","health.fine":"wystarcza","health.weak":"za słabe","health.devices":"Urządzenia","health.here":"przy stole: {here}, wpuszczone: {known}","health.since":"Działa od","health.unknown":"nie wiadomo","whole.none":"brak","health.report":"Zgłoś problem","health.how":"Plik bez imion, adresów i obrazów: stan sprzętu, gra i ostatnie wpisy dziennika. Wyślij go temu, kogo prosisz o pomoc.","hue.black":"czarny","hue.blue":"niebieski","hue.green":"zielony","hue.orange":"pomarańczowy","hue.purple":"fioletowy","hue.red":"czerwony","hue.white":"biały","hue.yellow":"żółty","crew.mine.player":"Jesteś graczem.","crew.mine.spectator":"Tylko oglądasz.","crew.mine.host":"Jesteś gospodarzem.","archive.panel":"Przycisk i światło","archive.panel.sub":"Co jest podłączone i co pokazuje","health.panel":"Przycisk i światło","health.parts":"działa: {found}, nie działa: {failed}","panel.drawn":"Panel narysowany przy symulowanym stole. Prawdziwy robi to samo: naciśnij jego przycisk.","panel.real":"Panel tego stołu.","panel.press":"Naciśnij","panel.hold":"Przytrzymaj 5 sekund","panel.down":"Przycisk jest wciśnięty.","panel.up":"Przycisk nie jest wciśnięty.","panel.pressed":{one:"Naciśnięto {n} raz",few:"Naciśnięto {n} razy",many:"Naciśnięto {n} razy",other:"Naciśnięto {n} razy"},"panel.held":{one:"przytrzymano {n} raz",few:"przytrzymano {n} razy",many:"przytrzymano {n} razy",other:"przytrzymano {n} razy"},"panel.light.on":"Światło świeci: {n} %","panel.light.off":"Światło zgaszone","panel.room":"w pokoju {n} lx","panel.dark":"Ciemniej niż przy ustawianiu stołu","panel.signal.off":"Nikt nie gra","panel.signal.ready":"Gotowe","panel.signal.reading":"Czytanie","panel.signal.asks":"Pytanie","panel.signal.trouble":"Kłopot","panel.part.button":"Przycisk","panel.part.light":"Światło","panel.part.state":"Lampki","panel.part.buzzer":"Brzęczyk","panel.part.sensor":"Czujnik światła","panel.is.found":"działa","panel.is.skipped":"nie używamy","panel.is.failed":"nie działa","panel.is.opening":"szukamy","panel.wiring":"Co jest podłączone","panel.how":"Piny mają numery od 1 do 40, jak na rysunku w instrukcji. Zanim coś podłączysz, wyłącz komputer.","panel.none":"nie podłączono","panel.kind":"Rodzaj","panel.kind.apa":"Pasek APA102","panel.kind.ws":"Pasek WS2812","panel.kind.relay":"Przekaźnik","panel.kind.pwm":"Światło ściemniane","panel.kind.leds":"Pojedyncze diody","panel.pin":"Pin","panel.data":"Pin danych","panel.pixels":"Liczba diod","panel.bright":"Jasność (%)","panel.led":"Dioda {n}","panel.level":"Włącza się, gdy stan pinu jest","panel.high":"wysoki","panel.low":"niski","panel.sound":"Dźwięk","panel.sound.on":"włączony","panel.sound.off":"wyłączony","panel.addr":"Jego pin ADDR","panel.addr.low":"do masy lub wolny","panel.addr.high":"do 3,3 V","panel.save":"Zapisz połączenia","panel.kept":"Zapisano. Obowiązuje od teraz.","setup.title":"Ustawianie kamery","setup.sub":"Około dziesięciu minut. Tymczasem można grać ręcznie.","setup.live":"Obraz z kamery","setup.waits":"Chwileczkę …","setup.back":"Wstecz","setup.next":"Dalej","setup.again":"Zrób zdjęcie jeszcze raz","setup.step.view":"Widok","setup.step.sizes":"Wymiary","setup.step.corners":"Rogi","setup.step.empty":"Pusta plansza","setup.step.dice":"Kostki","setup.step.test":"Próba","setup.step.lens":"Dokładny obiektyw","setup.refused":"To się nie udało","setup.goto":"Przejdź do: {step}","setup.camera.which":"Która kamera patrzy na planszę?","setup.camera.other":"Inna kamera","setup.camera.held":"Używana przy stole „{table}”","setup.camera.address":"Adres kamery sieciowej lub aplikacji w telefonie","setup.camera.call":"Połącz","setup.camera.rpicam":"Kamera Raspberry Pi","setup.camera.v4l2":"Kamera USB","setup.camera.http":"Kamera sieciowa","setup.camera.upload":"Zdjęcia z telefonu","setup.camera.phone":"Telefon","setup.camera.simulated":"Kamera symulowana","setup.camera.folder":"Zdjęcia z folderu","setup.view.title":"Powieś kamerę nad wiekiem","setup.view.text":"Całe wieko razem ze ściankami powinno wypełniać obraz.","setup.view.next":"Widok jest dobry","setup.view.picture":"Obraz","setup.view.wait":"Sprawdzam …","setup.view.good":"Dobrze","setup.view.lid":"Wieko","setup.view.lid.wait":"Szukam …","setup.view.lid.wait.text":"Szukam wieka na obrazie.","setup.view.lid.fair":"Niepewne","setup.view.lid.fair.text":"Za chwilę możesz zaznaczyć rogi ręcznie.","setup.view.lid.bad":"Ucięte","setup.view.lid.bad.text":"Powieś kamerę wyżej albo przesuń wieko na środek.","setup.view.lid.good":"Całe na obrazie","setup.view.die":"Kostka ma około {n} pikseli szerokości.","setup.view.sharp":"Ostrość","setup.view.blurred":"Nieostro","setup.view.blurred.text":"Obraz był już ostrzejszy: ustaw ostrość jak przedtem albo poczekaj, aż nic nie będzie się ruszać.","setup.view.small":"Kostki są tu małe: powieś kamerę niżej albo wybierz większą rozdzielczość.","setup.view.light":"Światło","setup.view.dark":"Za ciemno","setup.view.dark.text":"Przysuń lampę.","setup.view.bright":"Za jasno","setup.view.bright.text":"Odwróć lampę, żeby nic nie było prześwietlone.","setup.view.bands":"Migocze","setup.view.bands.text":"Lampa migocze: weź inną albo ustaw w kamerze 50 lub 60 Hz.","setup.sizes.title":"Jak duże jest wieko?","setup.sizes.text":"Zmierz dno od ścianki do ścianki. Liczy się każdy milimetr.","setup.sizes.floor":"Dno","setup.sizes.other":"Inne","setup.sizes.width":"Dno, od lewej do prawej","setup.sizes.height":"Dno, od góry do dołu","setup.sizes.wall":"Wysokość ścianki od środka","setup.sizes.die":"Krawędź kostki","setup.corners.title":"Gdzie są rogi dna?","setup.corners.text":"Chodzi o rogi dna, nie o górną krawędź ścianek. Przeciągnij punkt w pobliże rogu, a sam dopasuje się do brzegów dna.","setup.corners.one":"Róg {n}","setup.corners.next":"Rogi pasują","setup.corners.anyway":"Zostaw tak, jak jest","setup.corners.again":"Poszukaj jeszcze raz","setup.corners.wait":"Szukam …","setup.corners.wait.text":"Szukam brzegów dna.","setup.corners.good":"Pasują","setup.corners.good.text":"Wszystkie cztery brzegi dna widać wyraźnie.","setup.corners.fair":"Sprawdź","setup.corners.doubt.unseen":"Brzegów dna nie widać wyraźnie. Przeciągnij punkty na rogi ręcznie.","setup.corners.doubt.choice":"Dwie krawędzie wyglądają tu podobnie. Sprawdź, czy linia biegnie brzegiem dna, a nie po nadruku lub górnej krawędzi ścianki.","setup.corners.doubt.inexact":"Rogi nie pasują dokładnie do dna o tych wymiarach. Sprawdź je oraz wymiary.","setup.corners.doubt.hand":"Ustawione ręcznie.","setup.empty.title":"Opróżnij planszę","setup.empty.text":"Wyjmij wszystko z wieka i zabierz ręce. Zdjęcie zrobi się samo.","setup.empty.next":"Plansza jest pusta","setup.still":"Bezruch","setup.still.wait":"Czekam","setup.still.hand":"Widać rękę","setup.still.text":"Zdjęcie zrobi się, gdy przez dwie sekundy nic się nie poruszy.","setup.still.taken":"Zrobione","setup.still.taken.text":"Spójrz na zdjęcie: czy jest takie, jak trzeba?","setup.dice.title":"Rozłóż kostki","setup.dice.text":"Po dwie lub trzy kostki w każdym kolorze, płasko i osobno. Zdjęcie zrobi się samo.","setup.dice.name":"Jakiego koloru jest każda grupa? Stuknij grupę, by ją poprawić.","setup.dice.none":"To nie kostka","setup.dice.count":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.dice.next":"Kalibruj","setup.dice.runs":"Kalibruję …","setup.dice.fair":"Sprawdź","setup.dice.other":"Coś tu jest za duże jak na jedną kostkę: rozsuń kostki i zrób zdjęcie jeszcze raz.","setup.dice.nothing":"Nie widać kostek. Połóż kilka na planszy.","setup.keep.title":"Kamera jest ustawiona","setup.keep.text":"Zapisz ustawienie i wypróbuj trzy rzuty.","setup.keep.next":"Zapisz i wypróbuj","setup.keep.exact":"Dokładność","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"Jeśli dwie odległości różnią się o mniej, program pyta graczy.","setup.test.title":"Próba","setup.test.first":"Najpierw rozłóż kostki i skalibruj.","setup.test.throw":"Rzut {n} z {all}","setup.test.text":"Rzuć kilka kostek do wieka, potem je odczytaj.","setup.test.read":"Odczytaj kostki","setup.test.look":"Czy przy każdej kostce zgadzają się liczba i kolor?","setup.test.right":"Wszystko się zgadza","setup.test.wrong":"Coś się nie zgadza","setup.test.dice":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.test.asks":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"setup.test.sure":"Pewne","setup.test.over":"Próba zakończona","setup.test.over.text":"Odtąd kamera odczytuje rzuty przy tym stole.","setup.test.end":"Do gry","setup.test.verdict":"Wynik","setup.test.score":"{n} z {all} dobrze","setup.test.good":"Dobrze. Można grać.","setup.test.help":"Najbardziej pomoże równiejsze światło, potem kamera bliżej planszy. Można też zacząć znowu od pustej planszy.","colour.pink":"różowa","colour.brown":"brązowa","colour.grey":"szara","setup.keep.name":"Jak nazywa się to miejsce?","setup.keep.name.usual":"Nasz stół"};var gt={en:vn,pl:xn},Ne=Object.keys(gt),wt={pl:"Polski",en:"English"};function _n(){let e=localStorage.getItem("lang");return gt[e]?e:(navigator.languages||[navigator.language]).map(o=>o.slice(0,2)).find(o=>gt[o])||"en"}function zn(e){let t=gt[e],o=new Intl.PluralRules(e),n=new Intl.NumberFormat(e,{minimumFractionDigits:1,maximumFractionDigits:1}),a=(s,i={})=>{let l=t[s];return l===void 0?s:(typeof l=="object"&&(l=l[o.select(i.n)]??l.other),l.replace(/\{(\w+)\}/g,(u,d)=>i[d]??""))};return a.lang=e,a.mm=s=>n.format(s),a.colour=s=>t["colour."+s]??s,a.hue=s=>t["hue."+s]??s,a.die=(s,i)=>i&&i!=="0"&&i!==0?`${a.colour(s)} ${i}`:a.colour(s),a.title=s=>s.charAt(0).toLocaleUpperCase(e)+s.slice(1),a}var kt=class extends Error{constructor(t,o){super(o?.error?.text||""),this.status=t,this.help=o?.error?.help||"",this.table=o?.table||null}},Ja="/api/v1",Cn=new URLSearchParams(location.search).get("table")||"",he=(e,t="")=>{let o=[t&&"lang="+t,Cn&&"table="+encodeURIComponent(Cn)].filter(Boolean).join("&");return Ja+e+(o&&(e.includes("?")?"&":"?")+o)};async function I(e,t,o,n,a=20){let s=n instanceof Blob,i,l=null;try{i=await fetch(he(o,e),{method:t,headers:s?{"Content-Type":n.type}:n?{"Content-Type":"application/json"}:{},body:s?n:n?JSON.stringify(n):void 0,signal:AbortSignal.timeout(a*1e3)});let u=await i.text();u&&(l=JSON.parse(u))}catch{if(!i||i.ok)throw new kt(0,null)}if(!i.ok)throw new kt(i.status,l);return l}var Mn=e=>new EventSource(he("/events",e));var jn="sound";function Qa(e){let t=e.createBuffer(1,e.sampleRate,e.sampleRate),o=t.getChannelData(0);for(let n=0;n<o.length;n++)o[n]=Math.random()*2-1;return t}function ko(e,t,{at:o,long:n,from:a,to:s,loud:i,q:l=1,type:u="bandpass"}){let d=e.createBufferSource(),c=e.createBiquadFilter(),p=e.createGain(),m=e.currentTime+o;d.buffer=t,d.loop=!0,c.type=u,c.Q.value=l,c.frequency.setValueAtTime(a,m),c.frequency.exponentialRampToValueAtTime(s,m+n),p.gain.setValueAtTime(1e-4,m),p.gain.exponentialRampToValueAtTime(i,m+Math.min(.15*n,.1)),p.gain.exponentialRampToValueAtTime(1e-4,m+n),d.connect(c).connect(p).connect(e.destination),d.start(m,Math.random()*.5),d.stop(m+n+.05)}function bo(e,{at:t,long:o,from:n,to:a=n,loud:s,shape:i="sine"}){let l=e.createOscillator(),u=e.createGain(),d=e.currentTime+t;l.type=i,l.frequency.setValueAtTime(n,d),l.frequency.exponentialRampToValueAtTime(a,d+o),u.gain.setValueAtTime(1e-4,d),u.gain.exponentialRampToValueAtTime(s,d+.015),u.gain.exponentialRampToValueAtTime(1e-4,d+o),l.connect(u).connect(e.destination),l.start(d),l.stop(d+o+.05)}var Ya={dice:(e,t)=>[0,.07,.16,.22,.31].forEach((o,n)=>{ko(e,t,{at:o,long:.06,from:2600-300*n,to:900,loud:.28-.04*n,q:3}),bo(e,{at:o,long:.05,from:420-40*n,to:180,loud:.12,shape:"triangle"})}),sink:(e,t)=>{ko(e,t,{at:0,long:.9,from:900,to:120,loud:.22,type:"lowpass"}),[.15,.3,.42,.58].forEach((o,n)=>bo(e,{at:o,long:.11,from:190+60*n,to:420+70*n,loud:.09}))},whirl:(e,t)=>[0,.5,1].forEach((o,n)=>ko(e,t,{at:o,long:.9,from:260,to:1300-250*n,loud:.16,q:4})),win:e=>[392,523.25,659.25,783.99].forEach((t,o)=>bo(e,{at:.14*o,long:o===3?1.1:.35,from:t,loud:.16,shape:"triangle"}))},bt=()=>typeof AudioContext<"u",yt=class{constructor(){this.kept=bt()?localStorage.getItem(jn):"off",this.audio=null,this.noise=null,this.touched=!1;for(let t of["pointerdown","keydown"])addEventListener(t,()=>{this.touched=!0})}on(t){return bt()&&(this.kept?this.kept==="on":!!t&&t.role!=="spectator")}turn(t){this.kept=t?"on":"off",localStorage.setItem(jn,this.kept)}play(t,o){!this.touched||!this.on(o)||document.visibilityState==="hidden"||(this.audio||=new AudioContext,this.audio.state==="suspended"&&this.audio.resume().catch(()=>{}),this.noise||=Qa(this.audio),Ya[t](this.audio,this.noise))}hear(t,o,n){if(!t||t.game?.id!==o.game?.id)return;let a=s=>s.view?.table?.find(i=>i.battle)?.battle;o.result&&!t.result?this.play("win",n):a(o)&&a(o).id!==a(t)?.id?this.play(a(o).reach?"whirl":"dice",n):o.sighting?.state==="asking"&&t.sighting?.state==="reading"&&this.play("dice",n)}};var Sn="voice",Xa={pl:"pl-PL",en:"en-GB"},yo=()=>typeof speechSynthesis<"u"&&typeof SpeechSynthesisUtterance<"u",vt=class{constructor(){this.on=yo()&&localStorage.getItem(Sn)==="on",this.last=null}turn(t){this.on=t,localStorage.setItem(Sn,t?"on":"off"),t||speechSynthesis.cancel()}hear(t){let o=(t?.log||[]).filter(l=>l.entry),n=o.at(-1)?.entry??0,a=this.last,s=t?.game?.id;if(this.last=n,!this.on||a===null||n<=a||!s)return;let i=o.filter(l=>l.entry>a&&l.announce).map(l=>l.text);if(i.length){speechSynthesis.cancel();for(let l of i.slice(-6)){let u=new SpeechSynthesisUtterance(l.replace(/[–·]/g,","));u.lang=Xa[t.lang]||t.lang,speechSynthesis.speak(u)}}}};var er=2e3,tr=400,or=3e3,Tn=[900,1500],xt=class{constructor(t){this.on=t,this.heard=this.looked=Date.now(),this.tries=0,addEventListener("online",()=>this.open()),addEventListener("offline",()=>this.on.lost(!0)),addEventListener("pageshow",o=>{o.persisted&&this.open()}),navigator.connection?.addEventListener?.("change",()=>this.open()),document.addEventListener("resume",()=>this.open()),document.addEventListener("visibilitychange",()=>this.look()),setInterval(()=>this.look(),tr)}open(t=this.lang){this.lang=t,this.opened=Date.now(),this.stream?.close();let o=Mn(t);this.stream=o;let n=!0,a=(s,i)=>o.addEventListener(s,l=>{this.stream===o&&(this.heard=Date.now(),this.tries=0,i(l))});a("open",()=>{n=!0}),a("you",s=>this.on.you(JSON.parse(s.data))),a("table",s=>{this.on.table(JSON.parse(s.data),n),n=!1,this.on.lost(!1)}),a("crew",()=>this.on.crew()),a("here",()=>this.on.lost(!1)),o.addEventListener("error",()=>{o.readyState===EventSource.CLOSED&&this.stream===o&&this.ask()})}close(){this.stream?.close(),this.stream=null}async ask(){try{(await I(this.lang,"GET","/me",null,2)).role==="nobody"&&(this.close(),this.on.stranger())}catch(t){t.status===404&&location.replace("/")}}look(){let t=Date.now(),o=t-this.looked>or;this.looked=t,!(!this.stream||document.visibilityState==="hidden"||t-this.heard<=er)&&(this.on.lost(!0),(o||t-this.opened>Math.min(Tn[0]+100*this.tries,Tn[1]))&&(this.tries=o?0:this.tries+1,this.open()))}};var Pn=["nobody","spectator","player","host"],ee=(e,t)=>!e||Pn.indexOf(e.role)>=Pn.indexOf(t);function On(){let e=["lang","scheme","sound","voice"].map(t=>[t,localStorage.getItem(t)]).filter(([,t])=>t);localStorage.clear(),e.forEach(([t,o])=>localStorage.setItem(t,o))}async function Bn(e){let t=/^#join=([\w-]+)$/.exec(location.hash)?.[1];return t?(history.replaceState(null,"",location.pathname+location.search),vo(e,t)):""}async function vo(e,t){try{return await I(e,"POST","/pair",{code:t}),""}catch(o){return o.message||"network"}}var xo="step"+(new URLSearchParams(location.search).get("table")||""),_t=class{constructor(t){this.lang=t,this.snapshot=null,this.lost=!1,this.busy="",this.notice=null,this.behind=null,this.read=new Set,this.listeners=new Set,this.voice=new vt,this.sound=new yt,this.me=null,this.crew=0,this.stranger="",this.link=new xt({table:(o,n)=>this.accept(o,n),you:o=>this.set({me:o,stranger:""}),crew:()=>this.set({crew:this.crew+1}),lost:o=>{this.lost!==o&&this.set({lost:o})},stranger:()=>{On(),this.set({stranger:this.stranger||!0,me:null,snapshot:null,lost:!1,notice:null})}})}subscribe(t){return this.listeners.add(t),()=>this.listeners.delete(t)}set(t){Object.assign(this,t),this.listeners.forEach(o=>o())}open(){this.link.open(this.lang)}speak(t){localStorage.setItem("lang",t),this.lang=t,this.set({notice:null}),this.open()}accept(t,o=!1){if(!t||t.lang&&t.lang!==this.lang||!o&&this.snapshot&&t.serial<this.snapshot.serial)return;this.voice.hear(t),this.sound.hear(this.snapshot,t,this.me);let n=Number(localStorage.getItem(xo))||0,a=t.version;a>=n&&localStorage.setItem(xo,String(a)),this.set({snapshot:t,behind:a<n?{was:n,now:a}:null})}goOn(){localStorage.setItem(xo,String(this.snapshot.version)),this.set({behind:null})}close(t){this.read.add(t),this.set({})}async send(t,o,n,a,s=!1){if(this.busy)return!1;if(!ee(this.me,["/game","/game/parked","/clock"].includes(o)?"host":"player"))return s||this.set({notice:{kind:"refused",id:this.me.role==="player"?"crew.hosts":"crew.looks"}}),!1;this.set({busy:t,notice:null});try{let i=n instanceof Blob?n:{...n,seen:this.snapshot?.version??0},l=await I(this.lang,"POST",o,i,a);return this.set({busy:""}),l?.serial!==void 0&&this.accept(l),!0}catch(i){let l=i.status===0?"network":i.status===409?"stale":i.status===422||i.status===400?"refused":"error";return this.set({busy:"",notice:s&&(l==="stale"||l==="network")?null:{kind:l,text:i.message,help:i.help}}),i.table&&this.accept(i.table,!0),(i.status===401||i.status===403)&&this.open(),!1}}start(t,o,n){return this.send("start","/game",{game:t,seats:o,options:n})}takeUp(t){return this.send("take up","/game/parked",{entry:t})}answer(t,o,n,a){return this.send("answer","/answers",{ask:t.id,seat:o,fields:n},20,a)}throwNow(t){return this.send("throw","/throw",{ask:t.id})}byHand(t){return this.send("hand","/throw",{ask:t.id,by:"hand"})}picture(t){return this.send("picture","/pictures",t,90)}fix(t,o){return this.send("fix","/sighting/fixes",{sighting:t.id,fix:o})}correct(t,o,n,a){return this.send("correct","/corrections",{of:t,ask:o.id,seat:n,fields:a})}openAgain(t){return this.send("open",`/steps/${t}/open`,{})}goBack(t){return this.send("return",`/steps/${t}/return`,{})}undo(){return this.send("undo","/undo",{})}redo(){return this.send("redo","/redo",{})}async hold(t){try{this.accept(await I(this.lang,"POST","/clock/hold",{hold:t,seen:this.snapshot?.version??0}))}catch{}}pace(t){return this.send("pace","/clock",{seconds:t})}hush(){this.set({notice:null})}};var _o="scheme",Ln=matchMedia("(prefers-color-scheme: dark)"),zo=()=>localStorage.getItem(_o)||"auto";function zt(){let e=zo();document.documentElement.dataset.scheme=e==="auto"?Ln.matches?"dark":"light":e}function An(e){e==="auto"?localStorage.removeItem(_o):localStorage.setItem(_o,e),zt()}Ln.addEventListener("change",zt);var $e=e=>e?.view?.seats?.length?e.view.seats:e?.people||[];var fe=e=>e?.view?.table?.find(t=>t.battle)?.battle||null,Ke=(e,t)=>new Set(e.duels.slice(0,t).flatMap(o=>o.sinks||[]));function Dn(e,t){let o=Ke(t,t.duels.length),n=new Map,a=t.reach&&new Set(t.reach.order.filter(c=>c.in).map(c=>c.die)),s=c=>a?a.has(c.id):t.hits?.length?t.hits.includes(c.id):!0,i=c=>n.get(c)||n.set(c,{colour:c,faces:[],sunk:0,lines:[],still:!1}).get(c);for(let c of t.dice)o.has(c.id)?i(c.colour).sunk++:s(c)&&i(c.colour).faces.push(c.face);let l=$e(e),u=c=>l.find(p=>p.seat===c)?.colour||e.people?.find(p=>p.seat===c)?.colour;for(let c of t.told||[])u(c.seat)&&Object.assign(i(u(c.seat)),{lines:c.lines,still:!!c.still});let d=c=>l.findIndex(p=>(p.colour||u(p.seat))===c);return[...n.values()].sort((c,p)=>d(c.colour)-d(p.colour))}var ve=(e,t)=>t?String(t.id?`${t.id}@${e.game?.id}`:t.sighting??e.sighting?.id??"battle-"+t.dice.length+"-"+e.game?.id):"";function ue(e,t,o){let n=(e.view?.seats||[]).find(s=>s.colour===t&&s.name)||(e.people||[]).find(s=>s.colour===t),a=e.view?.owners?.find(s=>s.colour===t);return n?.name||(a?o.title(a.name):o.title(o.hue(t)))}function In(e,t,o){let n=t.sinks||[];if(n.length===0)return t.text?o.title(t.text):o("battle.none");if(n.length>1)return o("battle.both");let a=e.dice.find(s=>s.id===n[0]);return o("battle.sinks",{die:o.die(a.colour,a.face),Die:o.title(o.die(a.colour,a.face))})}function Ct(e,t,o=-1){let n=e?.asks||[],a=s=>o>=0&&s.seats?.length===1&&s.seats[0]===o;return n.find(s=>s.id===t)||n.find(s=>a(s)&&s.secret&&!s.sealed)||n.find(s=>a(s)&&s.primary&&!s.anytime)||n.find(s=>s.primary&&!s.anytime)||n.find(s=>!s.anytime)||null}var Be=e=>(e?.kind==="choose"||e?.kind==="form")&&e.fields?.length===1&&(e.fields[0].choices||[]).filter(t=>t.dice?.length).length>=2,qn=(e,t,o=-1)=>{let n=e?.asks||[],a=i=>i.secret&&i.seats[0]===o,s=n.some(a);return n.filter(i=>i!==t&&i.kind!=="throw"&&(i.secret?a(i)&&!i.sealed:i.anytime||!s))};function Mt(e){let t=e.fields?.[0];return e.fields?.length===1&&t.choices?.length===1&&!t.choices[0].refused?{fields:{[t.id]:t.choices[0].id},choice:t.choices[0]}:null}var Ve=e=>e?.state==="asking"&&(e.questions?.length>0||e.guards?.length>0);function En(e,t){if(!e)return"loading";if(t.home||!e.game)return"home";let o=e.sighting,n=fe(e),a=Ct(e,t.ask,t.seat);return o?.state==="reading"?"reading":o?.state==="failed"&&a?.kind==="throw"&&t.away!==o.id?"failed":o?.state==="asking"&&!o.picture?"hand":Ve(o)&&!t.peek?o.guards?.length?"guard":"question":o?.state==="asking"?"board":t.ask&&a?.id===t.ask&&!Be(a)?"deck":Be(a)&&!t.peek?"closer":n&&!n.again?.length&&(Be(a)||(n.past?t.put===null:t.put!==ve(e,n)))?"battle":a?.kind==="throw"?"throw":!a&&(e.result||Co(e))?"score":"deck"}var Co=e=>e.result?.sheet||[...e.view?.table||[]].reverse().find(t=>t.ledger)?.ledger||null;var nr=2e4;function Nn(e,t){let o=e.snapshot?.clock,n=!!o?.running&&o.ask===t.id&&!e.lost;return O(()=>{if(!n||!ee(e.me,"player"))return;let a=()=>e.hold(!0);return addEventListener("pointerdown",a),()=>removeEventListener("pointerdown",a)},[n,o?.start]),n?{seconds:o.seconds,start:o.start}:null}var jt=new Set,Mo=new Set;function Wn(){O(()=>{let e={},t=()=>Mo.forEach(o=>o(jt.size));return jt.add(e),t(),()=>{jt.delete(e),t()}},[])}function sr(){let[e,t]=y(jt.size);return O(()=>(Mo.add(t),()=>Mo.delete(t)),[]),e>0}function Rn(e,t,o){let n=e.snapshot,a=sr(),s=!!n?.clock?.seconds&&!!n.clock.ask&&ee(e.me,"player"),i=s&&(t||a),l=i||s&&o;O(()=>{if(!l)return;e.hold(!0);let u=i?setInterval(()=>e.hold(!0),nr):0;return()=>{clearInterval(u),e.hold(!1)}},[l,i,n?.version])}function W({t:e,title:t,onClose:o,wide:n,children:a}){let s=F(null);return Wn(),O(()=>{s.current.showModal()},[]),r`
    <dialog ref=${s} class=${"sheet-dialog"+(n?" wide":"")} onClose=${o}>
      <div class="dialog-head">
        <h2>${t}</h2>
        <button class="btn square close" onClick=${()=>s.current.close()} aria-label=${e("notice.close")}>
          <${b} id="close" />
        </button>
      </div>
      ${a}
    </dialog>
  `}var St=({label:e,choices:t,value:o,onPick:n})=>r`
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
`;function ar({t:e,table:t,onClose:o}){let[,n]=y(0),a=u=>d=>{u(d),n(c=>c+1)},s=u=>[{id:u+"-on",text:e("set.on")},{id:u+"-off",text:e("set.off")}],i=t.sound.on(t.me),l=u=>{t.sound.turn(u==="sound-on"),u==="sound-on"&&t.sound.play("dice",t.me)};return r`
    <${W} t=${e} title=${e("set.title")} onClose=${o}>
      <div class="dialog-body settings">
        <${St}
          label=${e("set.language")}
          choices=${Ne.map(u=>({id:u,lang:u,text:wt[u]}))}
          value=${e.lang}
          onPick=${u=>t.speak(u)}
        />
        ${bt()?r`
                <${St}
                  label=${e("set.sound")}
                  choices=${s("sound")}
                  value=${i?"sound-on":"sound-off"}
                  onPick=${a(l)}
                />
              `:null}
        ${yo()?r`
                <${St}
                  label=${e("set.voice")}
                  choices=${s("voice")}
                  value=${t.voice.on?"voice-on":"voice-off"}
                  onPick=${a(u=>t.voice.turn(u==="voice-on"))}
                />
              `:null}
        <${St}
          label=${e("set.scheme")}
          choices=${["auto","light","dark"].map(u=>({id:u,text:e("set.scheme."+u)}))}
          value=${zo()}
          onPick=${a(An)}
        />
        <p class="dim">${e("set.here")}</p>
      </div>
    <//>
  `}function Tt({t:e,table:t,named:o}){let[n,a]=y(!1);return r`
    <button class=${o?"btn settings-open":"lang settings-open"} aria-label=${e("set.title")} onClick=${()=>a(!0)}>
      <${b} id="set" />
      ${o?r`
              <span>${e("set.title")}</span>
            `:null}
    </button>
    ${n?r`
            <${ar} t=${e} table=${t} onClose=${()=>a(!1)} />
          `:null}
  `}var rr=({icon:e,text:t,kind:o="",hide:n=""})=>r`
  <span class=${`chip ${o} ${n}`}>
    <${b} id=${e} />
    <span>${t}</span>
  </span>
`;function xe(e,t){let o=t?.camera,n=t?.sighting,a=[];!o||o.kind==="none"||!o.kind?a.push({icon:"hand",text:e("camera.none"),kind:"plain"}):o.kind==="simulated"||o.kind==="folder"?a.push({icon:"camera",text:e("camera."+o.kind),kind:"plain"}):o.kind==="upload"?a.push({icon:"phone",text:e("camera.upload"),kind:"plain"}):o.live?a.push({icon:"camera",text:e("camera.live")}):a.push({icon:"camera",text:o.reason||e("camera.lost"),kind:"bad"}),o?.reader==="none"&&o.kind&&o.kind!=="none"?a.push({icon:"warn",text:e("reader.none"),kind:"warn"}):o?.reader==="restarting"?a.push({icon:"warn",text:o.reader_reason||e("reader.restarting"),kind:"warn"}):o?.reader==="reading"||n?.state==="reading"?a.push({icon:"still",text:e("reader.reading"),kind:"now"}):o?.reader==="ready"&&o.kind!=="upload"&&a.push({icon:"still",text:e("reader.ready")});let s=(t?.asks||[]).find(l=>l.kind==="throw")?.id,i=(t?.view?.table||[]).find(l=>l.battle)?.battle.again?.length;if(i)a.push({icon:"dice",text:e("sighting.again",{n:i}),kind:"warn",hide:"sure"});else if(n&&n.dice?.length&&!(n.state==="answered"&&s&&s!==n.ask)&&(n.state==="asking"||n.state==="answered")){let l=(n.questions?.length||0)+(n.guards?.length||0),u=new Set((n.questions||[]).flatMap(d=>d.dice||[])).size;a.push(l?{icon:"ask",text:e("sighting.questions",{n:l}),kind:"warn",hide:"sure"}:{icon:"check",text:e("sighting.sure",{n:n.dice.length-u,all:n.dice.length}),hide:"sure"})}return a}var jo=e=>Array.isArray(e)?e.reduce((t,o)=>t+jo(o),0):typeof e=="string"?e.trim().length:0;function se({t:e,table:t,title:o,sub:n,chips:a=[],game:s=!0,onHome:i,onLog:l,onUndo:u,children:d}){let c=t.snapshot;return r`
    <header class="bar">
      <button class="mark" onClick=${i} aria-label=${e("bar.home")}><${U} id="logo" class="logo" /></button>
      <div class="title">
        <h1 class=${jo(o)>34?"long":""}>${o}</h1>
        <p class=${jo(n)>48?"long":""}>${n}</p>
      </div>
      <div class="chips" role="status">
        ${a.map(p=>r`
            <${rr} key=${p.icon} ...${p} />
          `)}
      </div>
      ${d}
      ${s?r`
              ${c?.can?.redo?r`
                      <button class="btn square redo" disabled=${!!t.busy} onClick=${()=>t.redo()} aria-label=${e("bar.redo")}>
                        <${b} id="redo" />
                      </button>
                    `:null}
              ${l?r`
                      <button class="btn square log-open" onClick=${l} aria-label=${e("bar.log")}><${b} id="log" /></button>
                    `:null}
              <button
                class="btn undo"
                disabled=${!(u||c?.can?.undo)||!!t.busy}
                onClick=${u||(()=>t.undo())}
                aria-label=${e("bar.undo")}
              >
                <${b} id="undo" />
                <span>${e("bar.undo")}</span>
              </button>
            `:null}
      <${Tt} t=${e} table=${t} />
    </header>
  `}function Hn({t:e,table:t}){let o=t.notice;return r`
    <div class="notices">
      ${(t.snapshot?.alerts||[]).filter(n=>!t.read.has(n)).map(n=>r`
            <div key=${n} class="notice bad" role="alert">
              <${b} id="warn" />
              <p>${n}</p>
              <button class="btn square" onClick=${()=>t.close(n)} aria-label=${e("notice.close")}><${b} id="close" /></button>
            </div>
          `)}
      ${t.behind?r`
              <div class="notice bad" role="alert">
                <${b} id="warn" />
                <p>${e("notice.behind",t.behind)}</p>
                <button class="btn square" onClick=${()=>t.goOn()} aria-label=${e("notice.close")}><${b} id="close" /></button>
              </div>
            `:null}
      ${t.lost?r`
              <div class="notice bad lost" role="alert">
                <${b} id="link" />
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
                <${b} id="warn" />
                <p>
                  ${o.kind==="network"?e("notice.network"):r`
                          ${o.kind==="stale"?r`
                                  <b>${e("notice.stale")}${" "}</b>
                                `:null}${o.id?e(o.id):o.text||e("notice.error")}${o.help?r`
                                  <small>${o.help}</small>
                                `:null}
                        `}
                </p>
                <button class="btn square" onClick=${()=>t.hush()} aria-label=${e("notice.close")}><${b} id="close" /></button>
              </div>
            `:null}
    </div>
  `}var So=e=>{let t=e.reduce(([o,n],[a,s])=>[o+a,n+s],[0,0]);return[t[0]/e.length,t[1]/e.length]},ir=([e,t])=>Math.hypot(t[0]-e[0],t[1]-e[1]),Fn=([e,t])=>Math.atan2(t[1]-e[1],t[0]-e[0])*180/Math.PI;function lr([e,t],o,n){let a=Math.cos(o*Math.PI/180),s=Math.sin(o*Math.PI/180),i=n/2;return[[-i,-i],[i,-i],[i,i],[-i,i]].map(([l,u])=>[e+a*l-s*u,t+s*l+a*u])}function Ze(e,t){if(e){let o=new Set((e.questions||[]).flatMap(n=>n.dice||[]));return(e.dice||[]).filter(n=>n.placed!==!1).map(n=>{let a=n.edge_mm||e.edge_mm||16,s=n.footprint_mm?.length===4?n.footprint_mm:lr(n.centre_mm,n.yaw_deg||0,a);return{id:n.id,colour:n.colour,value:n.value||0,face:n.value?e.faces?.[n.colour]?.[n.value-1]||String(n.value):"0",footprint:s,centre:n.centre_mm,edge:a,yaw:Fn(s),pose:n.pose||"flat",unsure:o.has(n.id),fixed:!!n.fixed}})}return(t?.dice||[]).filter(o=>o.footprint?.length===4).map(o=>({id:o.id,colour:o.colour,value:Number(o.face)||0,face:o.face,footprint:o.footprint,centre:So(o.footprint),edge:ir(o.footprint),yaw:Fn(o.footprint),pose:o.loose?"cocked":"flat",unsure:!1,fixed:!1}))}function Un(e,[t,o],n){let a=null,s=n;for(let i of e){let l=Math.hypot(i.centre[0]-t,i.centre[1]-o)-i.edge/2;l<s&&([a,s]=[i,l])}return a}function Pt(e,t){let o=(e.edge+2*t)/e.edge;return e.footprint.map(([n,a])=>[e.centre[0]+(n-e.centre[0])*o,e.centre[1]+(a-e.centre[1])*o])}function Ot(e,t){let o=e.length,n=s=>s.map(i=>i.toFixed(2)).join(" "),a=(s,i)=>{let l=Math.hypot(i[0]-s[0],i[1]-s[1])||1,u=Math.min(t,l/2)/l;return[s[0]+(i[0]-s[0])*u,s[1]+(i[1]-s[1])*u]};return e.map((s,i)=>`${i?"L":"M"}${n(a(s,e[(i+o-1)%o]))}Q${n(s)} ${n(a(s,e[(i+1)%o]))}`).join("")+"Z"}function Gn(e,t){let o=e.length,a=e.reduce((u,[d,c],p)=>u+d*e[(p+1)%o][1]-c*e[(p+1)%o][0],0)<0?-1:1,s=u=>u.map(d=>d.toFixed(2)).join(" "),i=(u,d)=>{let c=Math.hypot(d[0]-u[0],d[1]-u[1])||1,p=[a*t*(d[1]-u[1])/c,-a*t*(d[0]-u[0])/c];return[[u[0]+p[0],u[1]+p[1]],[d[0]+p[0],d[1]+p[1]]]},l=e.map((u,d)=>i(u,e[(d+1)%o]));return l.map(([u,d],c)=>`${c?`A${t} ${t} 0 0 ${a>0?1:0} `:"M"}${s(u)}L${s(d)}`).join("")+`A${t} ${t} 0 0 ${a>0?1:0} ${s(l[0][0])}Z`}function Bt(e,t,o=60,n=14){if(!e.length)return[0,0,t.width_mm,t.height_mm];let a=e.flatMap(m=>m.footprint.map(h=>h[0])),s=e.flatMap(m=>m.footprint.map(h=>h[1])),[i,l,u,d]=[Math.min(...a),Math.max(...a),Math.min(...s),Math.max(...s)],c=Math.min(Math.max(l-i+2*n,d-u+2*n,o),Math.max(t.width_mm,t.height_mm)),p=(m,h)=>Math.min(Math.max(m-c/2,-5),Math.max(h+5-c,-5));return[p((i+l)/2,t.width_mm),p((u+d)/2,t.height_mm),c,c]}function Kn(e,t,o,n){let a=[],s=new Map,i=5.1*o,l=([u,d],[c,p])=>{let m=p[0]-c[0],h=p[1]-c[1],$=m*m+h*h||1,f=Math.max(0,Math.min(1,((u-c[0])*m+(d-c[1])*h)/$));return Math.hypot(u-c[0]-f*m,d-c[1]-f*h)};for(let u of e){let d=null,c=-1/0;for(let[p,m]of[-45,-135,45,135,-90,0,180,90].entries()){let h=m*Math.PI/180,$=u.edge/2+(p<4?4.7:3.4)*o+(p<4?u.edge*.16:0),f=[u.centre[0]+$*Math.cos(h),u.centre[1]+$*Math.sin(h)];if(f[0]<n[0]+i||f[1]<n[1]+i||f[0]>n[0]+n[2]-i||f[1]>n[1]+n[3]-i)continue;let g=12*o;for(let w of e)w!==u&&(g=Math.min(g,Math.hypot(w.centre[0]-f[0],w.centre[1]-f[1])-w.edge*.55));for(let w of a)g=Math.min(g,Math.hypot(w[0]-f[0],w[1]-f[1])-i);for(let w of t)g=Math.min(g,l(f,w)+i*.5);g-=p*.5*o,g>c&&([d,c]=[f,g])}d||=u.centre,a.push(d),s.set(u.id,d)}return s}var Je=(e,t)=>Ot(Pt(e,t),e.edge*.2);function To(e,t){let o=e?.picture;if(!o)return[-5,-5,t.width_mm+10,t.height_mm+10];let n=o.pixels_per_mm;return[-o.origin_px[0]/n,-o.origin_px[1]/n,o.width_px/n,o.height_px/n]}function Po({sighting:e,board:t}){let o=e?.picture,[n,a,s,i]=To(e,t);return r`
    <image href=${o?o.url:"/assets/chart.svg"} x=${n} y=${a} width=${s} height=${i} preserveAspectRatio="none" />
  `}function cr(e){let t=F(null),[o,n]=y(2.2);return O(()=>{let a=new ResizeObserver(([s])=>{let{width:i,height:l}=s.contentRect;i&&n(Math.min(i/e[2],l/e[3]))});return a.observe(t.current),()=>a.disconnect()},[e[2],e[3]]),[t,o]}var ur=()=>parseFloat(getComputedStyle(document.documentElement).fontSize),Zn=({d:e})=>r`
  <g transform=${`translate(${e.centre[0]} ${e.centre[1]}) rotate(${e.yaw})`} class=${"c-"+e.colour}>
    <use href=${"#die-"+(ce("die-"+e.face)?e.face:0)} x=${-e.edge/2} y=${-e.edge/2} width=${e.edge} height=${e.edge} />
  </g>
`,dr=({d:e,k:t,now:o})=>r`
  <g class=${"ghost"+(o?" going":"")}>
    <path d=${Je(e,1.3*t)} stroke-width=${.9*t} stroke-dasharray=${`${2.4*t} ${1.9*t}`} />
    <use href="#sunk" x=${e.centre[0]-e.edge*.41} y=${e.centre[1]-e.edge*.41} width=${e.edge*.82} height=${e.edge*.82} />
  </g>
`;function Vn({n:e,duel:t,now:o,k:n,edge:a,t:s}){let[i,l]=[t.from,t.to],u=Math.hypot(l[0]-i[0],l[1]-i[1]),[d,c]=u>.01?[-(l[1]-i[1])/u,(l[0]-i[0])/u]:[0,-1];d<0&&([d,c]=[-d,-c]);let p=5.2*n,m=u<2.4*p?Math.max(2.6*p,a*.8+p):0,h=[(i[0]+l[0])/2+d*m,(i[1]+l[1])/2+c*m],$=`${s.mm(t.gap)} mm`,f=($.length*3.7+5)*n,g=6.4*n+Math.abs(d)*(f/2)+Math.abs(c)*p,w=[h[0]+d*g,h[1]+c*g];return r`
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
  `}function pr({d:e,k:t,plate:o,sunk:n,t:a,onDie:s}){let l=s?{role:"button",tabindex:0,onKeyDown:u=>{u.key!=="Enter"&&u.key!==" "||(u.preventDefault(),s(e.id))},"aria-label":a("picture.die",{die:a.die(e.colour,e.face)})}:{};return r`
    <g class=${"o"+(e.unsure||e.pose!=="flat"?" unsure":"")+(n?" gone":"")} data-die=${e.id} ...${l}>
      <path class="out-c" d=${Je(e,1.3*t)} stroke-width=${2.6*t} />
      <path
        class="out"
        d=${Je(e,1.3*t)}
        stroke-width=${(e.unsure?1.8:1.1)*t}
        stroke-dasharray=${e.unsure||e.pose!=="flat"?`${3*t} ${2*t}`:"none"}
      />
      <circle class="plate" cx=${o[0]} cy=${o[1]} r=${5.1*t} stroke-width=${.5*t} />
      <use
        href=${"#"+Ge(e.colour)}
        class=${"c-"+e.colour}
        x=${o[0]-3.2*t}
        y=${o[1]-3.2*t}
        width=${6.4*t}
        height=${6.4*t}
      />
    </g>
  `}var hr=({d:e,k:t})=>r`
  <g class="hot">
    <path class="a" d=${Je(e,1.7*t)} stroke-width=${4*t} />
    <path class="b" d=${Je(e,1.7*t)} stroke-width=${2.1*t} />
  </g>
`;function Lt({t:e,sighting:t,board:o,dice:n,duels:a=[],first:s=0,now:i=!1,sunk:l,going:u,rings:d=[],frame:c,spot:p,onDie:m,onFloor:h,bare:$,children:f,label:g}){let w=c||To(t,o),[x,k]=cr(w),C=n[0]?.edge||t?.edge_mm||16,z=Math.max(C/16,7/(5.1*k)),B=Math.max(z,.9*ur()/(6.6*k)),v=a.map(P=>[P.from,P.to]),_=Oe(()=>$?null:Kn(n,v,z,w),[n,z,$,String(w),String(v)]),A=P=>{let D=new DOMPoint(P.clientX,P.clientY).matrixTransform(x.current.getScreenCTM().inverse()),j=Un(n,[D.x,D.y],Math.max(C*.5,26/k));j?m?.(j.id):h&&D.x>=0&&D.y>=0&&D.x<=o.width_mm&&D.y<=o.height_mm&&h([D.x,D.y])},S=P=>n.find(D=>D.id===P);return r`
    <svg
      ref=${x}
      class="view"
      viewBox=${w.join(" ")}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label=${g}
      onClick=${m||h?A:void 0}
    >
      <${Po} sighting=${t} board=${o} />
      ${t?.picture?null:n.map(P=>r`
                <${Zn} key=${P.id} d=${P} />
              `)}
      ${$?null:n.map(P=>r`
                <${pr} key=${P.id} d=${P} k=${z} plate=${_.get(P.id)} sunk=${l?.has(P.id)} t=${e} onDie=${m} />
              `)}
      ${$||!l?null:[...l].map(S).filter(Boolean).map(P=>r`
                  <${dr} key=${"g"+P.id} d=${P} k=${z} now=${u?.includes(P.id)} />
                `)}
      ${d.map(S).filter(Boolean).map(P=>r`
            <${hr} key=${"r"+P.id} d=${P} k=${z} />
          `)}
      ${a.map((P,D)=>r`
            <${Vn} key=${s+D} n=${s+D+1} duel=${P} now=${!1} k=${B} edge=${C} t=${e} />
          `).slice(i?1:0).reverse()}
      ${i&&a.length?r`
              <${Vn} key="now" n=${s+1} duel=${a[0]} now=${!0} k=${B} edge=${C} t=${e} />
            `:null}
      ${p?r`
              <g class="spot">
                <circle class="a" cx=${p[0]} cy=${p[1]} r=${C*.75} stroke-width=${4*z} />
                <circle class="b" cx=${p[0]} cy=${p[1]} r=${C*.75} stroke-width=${2*z} />
              </g>
            `:null}
      ${f}
    </svg>
  `}var Jn=({sighting:e,board:t,frame:o})=>r`
  <div class="mini">
    <svg viewBox=${To(e,t).join(" ")} aria-hidden="true">
      <${Po} sighting=${e} board=${t} />
      <rect class="frame" x=${o[0]} y=${o[1]} width=${o[2]} height=${o[3]} />
    </svg>
  </div>
`,Oo=({sighting:e,board:t,centre:o,edge:n,dice:a=[]})=>r`
  <svg class="crop" viewBox=${`${o[0]-n} ${o[1]-n} ${2*n} ${2*n}`} aria-hidden="true">
    <${Po} sighting=${e} board=${t} />
    ${e?.picture?null:a.map(s=>r`
              <${Zn} key=${s.id} d=${s} />
            `)}
  </svg>
`;var Qn=({die:e,sinks:t,snapshot:o,t:n})=>r`
  <figure class=${t?"sinks":"stays"}>
    <${Z} colour=${e.colour} face=${e.face} />
    <${U} id="sunk" class="wave" preserveAspectRatio="none" />
    <figcaption>
      <${L} colour=${e.colour} />
      <span>${ue(o,e.colour,n)}</span>
    </figcaption>
  </figure>
`;function Yn({t:e,snapshot:t,battle:o,step:n,onAsk:a}){let s=o.duels[n],i=d=>o.dice.find(c=>c.id===d),l=s.sinks||[],u=In(o,s,e);return r`
    <article class="card duel" key=${n} aria-live="polite">
      <div class="duel-head">
        <p class="eyebrow">${e("battle.duel",{n:n+1,all:o.duels.length})}</p>
        ${s.close?r`
                <span class="near">
                  <${b} id="ruler" class="ic-s" />
                  ${e("battle.close")}
                </span>
              `:null}
      </div>
      <div class="pair">
        <${Qn} die=${i(s.a)} sinks=${l.includes(s.a)} snapshot=${t} t=${e} />
        <div class="gap">
          ${s.gap==null?r`
                  <b>–</b>
                `:r`
                  <b>${e.mm(s.gap)}</b>
                  <span>mm</span>
                `}
        </div>
        <${Qn} die=${i(s.b)} sinks=${l.includes(s.b)} snapshot=${t} t=${e} />
      </div>
      <p class=${"verdict"+(u.length>18?" long":"")}>${u}</p>
      <p class="after">${s.note||""}</p>
    </article>
  `}function mr({t:e,battle:t,n:o,step:n,onStep:a}){let s=t.duels[o],i=s.sinks||[],l=p=>t.dice.find(m=>m.id===p),u=o<=n,d=(p,m)=>{let h=l(p),$=r`
        <span class="face">
          <${Z} colour=${h.colour} face=${h.face} />
          <${U} id="sunk" class="wv" />
        </span>
      `,f=r`
        <${L} colour=${h.colour} />
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
                <${b} id="ruler" class="ic-s" />
              `:o<n?r`
                  <${b} id="check" class="ic-s" />
                `:""}
      </span>
    </button>
  `}function At({t:e,battle:t,step:o,onStep:n}){let a=F(null);return O(()=>{let s=a.current.querySelector("[aria-current]")||(o>=t.duels.length?a.current.firstElementChild:null);s&&(a.current.scrollTop=s.offsetTop-(a.current.clientHeight-s.offsetHeight)/2)},[o]),r`
    <nav class="card list" ref=${a} tabindex="0" aria-label=${e("battle.list")}>
      ${t.duels.map((s,i)=>r`
          <${mr} key=${i} t=${e} battle=${t} n=${i} step=${o} onStep=${n} />
        `)}
    </nav>
  `}function Xn({t:e,battle:t,step:o,playing:n,onStep:a,onPlay:s,last:i}){let l=t.duels.length;return l?r`
    <div class="steps dock">
      <button class="btn square" disabled=${o<=0} onClick=${()=>a(o-1)} aria-label=${e("battle.back")}>
        <${b} id="prev" />
      </button>
      <button class="btn square" onClick=${s} aria-label=${e(n?"battle.pause":"battle.play")} aria-pressed=${n}>
        <${b} id=${n?"pause":"play"} />
      </button>
      ${o>=l?i:n||o===l-1?r`
                <button class="btn primary next" onClick=${()=>a(l)}>
                  ${e("battle.outcome")}
                  <${b} id="next" />
                </button>
              `:r`
                <button class="btn primary next" onClick=${()=>a(o+1)}>
                  ${e("battle.next")}
                  <${b} id="next" />
                </button>
              `}
    </div>
  `:r`
      <div class="steps one dock">${i}</div>
    `}var $r=e=>e.scrollHeight>e.clientHeight+1||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).textOverflow!=="ellipsis";function _e(e,t){let o=F(null),n=()=>{let i=o.current;if(i){for(let l=0;l<=e;l++)if(i.dataset.tight!==String(l)&&(i.dataset.tight=l),![i,...i.querySelectorAll(t)].some($r))return}},a=F(null),s=F(null);return ye(()=>{n(),s.current!==o.current&&(s.current=o.current,a.current||=new ResizeObserver(n),a.current.disconnect(),o.current&&a.current.observe(o.current))}),O(()=>(document.fonts.ready.then(n),()=>a.current?.disconnect()),[]),o}var fr=({row:e})=>e.faces.map((t,o)=>r`
      <${Z} key=${o} colour=${e.colour} face=${t} />
    `);function Dt({t:e,snapshot:t,battle:o,open:n}){let a=e.title(n?e("battle.open"):o.outcome||e("battle.over")),[s,...i]=a.split(/(?<=[.?])\s+/),l=i.length?s.replace(/\.$/,""):s,u=Dn(t,o),d=_e(3,"ul");return r`
    <article class="card outcome" ref=${d} aria-live="polite">
      <h2 class=${l.length>36?"long":""}>${l}</h2>
      ${i.length?r`
              <p class="rest">${i.join(" ")}</p>
            `:null}
      <ul>
        ${u.map(c=>r`
            <li key=${c.colour} class=${c.still?"still":""}>
              <${L} colour=${c.colour} />
              <b>${ue(t,c.colour,e)}</b>
              <span class="afloat" role="img" aria-label=${e("battle.counts",{n:c.faces.length})}><${fr} row=${c} /></span>
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
  `}function It({t:e,snapshot:t,battle:o}){let n=a=>o.dice.find(s=>s.id===a);return r`
    <ol class="card list ranks" tabindex="0" aria-label=${e("battle.ranks")}>
      ${o.reach.order.map((a,s)=>{let i=n(a.die);return r`
          <li key=${a.die} class=${"row "+(a.in?"in":"out")}>
            <span class="n">${s+1}</span>
            <span class="dd">
              <span class="face"><${Z} colour=${i.colour} face=${i.face} /></span>
            </span>
            <span class="whose">
              <${L} colour=${i.colour} />
              ${ue(t,i.colour,e)}
            </span>
            <span class="mm">${a.gap==null?"–":`${e.mm(a.gap)} mm`}</span>
            <span class="st">
              ${a.in?r`
                      <${b} id="check" class="ic-s" />
                    `:null}
            </span>
          </li>
        `})}
    </ol>
  `}function qt({battle:e,dice:t}){let o=e.reach,n=t.find(u=>u.id===o.die);if(!n||o.within==null)return null;let a=o.by==="centres"?r`
          <circle cx=${n.centre[0]} cy=${n.centre[1]} r=${o.within} />
        `:r`
          <path d=${Gn(n.footprint,o.within)} />
        `,[s,i]=n.centre,l=u=>`M${s} ${i}${Array.from({length:24},(d,c)=>{let p=(c+1)/24*2.4*Math.PI+u*2*Math.PI/3,m=(c+1)/24*(o.within+n.edge/2);return`L${(s+m*Math.cos(p)).toFixed(1)} ${(i+m*Math.sin(p)).toFixed(1)}`}).join("")}`;return r`
    <g class="reach">
      ${a}
      <g class="swirl" style=${{transformOrigin:`${s}px ${i}px`}}>
        ${[0,1,2].map(u=>r`
            <path key=${u} d=${l(u)} />
          `)}
      </g>
    </g>
  `}var gr=["1","2","3","4","5","6"],wr=(e,t)=>e?.faces?.[t]?.length?e.faces[t]:gr,kr=["flat","cocked","stacked","hidden"],Et=(e,t)=>e?.colours?.length?e.colours:[...new Set((t?.dice||[]).map(o=>o.colour))],Nt=({t:e,sighting:t,colour:o,value:n,onPick:a,busy:s,game:i})=>r`
  <div class="faces">
    ${wr(t,o).map((l,u)=>r`
        <button
          key=${u}
          class=${"key"+(u+1===n?" on":"")}
          disabled=${s}
          aria-label=${e.die(o,l)}
          aria-pressed=${u+1===n}
          onClick=${()=>a(u+1)}
        >
          <${Z} colour=${o} face=${l} game=${i} />
        </button>
      `)}
  </div>
`,Wt=({t:e,snapshot:t,colours:o,colour:n,onPick:a,busy:s})=>r`
  <div class=${"tints n"+o.length}>
    ${o.map(i=>r`
        <button
          key=${i}
          class=${"key"+(i===n?" on":"")}
          disabled=${s}
          aria-pressed=${i===n}
          onClick=${()=>a(i)}
        >
          <${L} colour=${i} />
          <span>${ue(t,i,e)}</span>
        </button>
      `)}
  </div>
`;function es({t:e,table:t,sighting:o,board:n,dice:a,die:s,battle:i,moving:l,onClose:u}){let d=async m=>{await t.fix(o,{die:s.id,...m})&&u()},c=!!t.busy,p=s.value;return r`
    <section class="card fix">
      <div class="fix-head">
        <${Oo} sighting=${o} board=${n} centre=${s.centre} edge=${s.edge} dice=${a} />
        <div>
          <p class="eyebrow">
            ${e("fix.title")}${s.fixed?r`
                    ${" · "}${e("fix.fixed")}
                  `:null}
          </p>
          <h2>${e.title(e.die(s.colour,s.face))}</h2>
        </div>
      </div>
      <${Nt}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${s.colour}
        value=${p}
        busy=${c}
        onPick=${m=>m===p&&s.pose==="flat"?u():d({value:m})}
      />
      <h3>${e("fix.whose")}</h3>
      <${Wt}
        t=${e}
        snapshot=${t.snapshot}
        colours=${Et(o,i)}
        colour=${s.colour}
        busy=${c}
        onPick=${m=>m===s.colour?u():d({colour:m})}
      />
      <h3>${e("fix.pose")}</h3>
      <div class="poses">
        ${kr.map(m=>r`
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
                <${b} id="hand" />
                <span>${e("fix.move")}</span>
              </p>
            `:null}
      <div class="two dock">
        <button class="btn bad" disabled=${c} onClick=${()=>d({remove:!0})}>
          <${b} id="remove" />
          ${e("fix.remove")}
        </button>
        <button class="btn primary" onClick=${u}>${e("fix.done")}</button>
      </div>
    </section>
  `}function ts({t:e,table:t,sighting:o,board:n,dice:a,spot:s,battle:i,onClose:l}){let u=Et(o,i),[d,c]=y(o.missing?.[0]?.colour||u[0]),p=async m=>{await t.fix(o,{add:{colour:d,value:m,centre_mm:s.map(h=>Math.round(h*10)/10)}})&&l()};return r`
    <section class="card fix">
      <div class="fix-head">
        <${Oo} sighting=${o} board=${n} centre=${s} edge=${o.edge_mm||16} dice=${a} />
        <div>
          <p class="eyebrow">${e("fix.new")}</p>
          <h2>${e("fix.which")}</h2>
        </div>
      </div>
      <h3>${e("fix.whose")}</h3>
      <${Wt} t=${e} snapshot=${t.snapshot} colours=${u} colour=${d} onPick=${c} />
      <h3>${e("fix.value")}</h3>
      <${Nt}
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
            <${b} id=${a} />
          `:null}
    <span>
      ${e}${t?r`
              <small>${t}</small>
            `:null}
    </span>
  </button>
`;function br({t:e,table:t,sighting:o,q:n,battle:a,onBoard:s}){let i=!!t.busy,l=n.dice?.[0],u=o.dice.find(p=>p.id===l),d=p=>t.fix(o,p),c=()=>d({answer:{question:n.id,ok:!0}});return u&&n.kind==="value"?r`
      <${Nt}
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
      <${Wt}
        t=${e}
        snapshot=${t.snapshot}
        colours=${Et(o,a)}
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
  `}function os({t:e,table:t,sighting:o,battle:n,onBoard:a}){let s=o.questions[0],i=o.questions.length;return r`
    <section class=${"land q kind-"+s.kind} key=${s.id} aria-live="polite">
      <p class="eyebrow">${i>1?e("question.first",{all:i}):e("question.one")}</p>
      <h2>${s.text}</h2>
      <${br} t=${e} table=${t} sighting=${o} q=${s} battle=${n} onBoard=${a} />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function ns({t:e,table:t,sighting:o,ask:n,onBoard:a}){let s=o.guards[0],i=!!t.busy;return r`
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
  `}function ss(e,t){let o=new Map(t.map(n=>[n.id,n]));return e.fields[0].choices.filter(n=>n.dice?.length).map((n,a)=>{let[s,i]=n.dice.length>1?n.dice.map(l=>o.get(l)):[null,o.get(n.dice[0])];return{letter:String.fromCharCode(65+a),choice:n,m:s,p:i,...n.between}})}var as=(e,t)=>Bt([...new Set(e.flatMap(o=>[o.m,o.p]).filter(Boolean))],t,60,12);function rs({pairs:e,frame:t}){let o=t[2]/116;return r`
    ${e.flatMap(n=>[n.m,n.p]).filter(Boolean).map(n=>r`
          <path class="zc" d=${Ot(Pt(n,.06*n.edge),n.edge*.2)} stroke-width=${1.2*o} />
        `)}
    ${e.filter(n=>n.from).map((n,a,s)=>{let i=(a+1)/(s.length+1),[l,u]=[n.from,n.to],d=Math.hypot(u[0]-l[0],u[1]-l[1])||1,c=d<14*o,[p,m]=[-(u[1]-l[1])/d,(u[0]-l[0])/d];(t[0]+t[2]/2-l[0])*p+(t[1]+t[3]/2-l[1])*m<0&&([p,m]=[-p,-m]);let $=c?[(l[0]+u[0])/2+p*11*o,(l[1]+u[1])/2+m*11*o]:[l[0]+(u[0]-l[0])*i,l[1]+(u[1]-l[1])*i];return r`
          <g class=${"ab "+n.letter}>
            <line class="case" x1=${l[0]} y1=${l[1]} x2=${u[0]} y2=${u[1]} stroke-width=${2.2*o} />
            <line class="ink" x1=${l[0]} y1=${l[1]} x2=${u[0]} y2=${u[1]} stroke-width=${1.1*o} />
            <circle cx=${$[0]} cy=${$[1]} r=${5.2*o} stroke-width=${.9*o} />
            <text x=${$[0]} y=${$[1]+2.2*o} font-size=${6.2*o}>${n.letter}</text>
          </g>
        `})}
  `}function is({t:e,table:t,ask:o,pairs:n,others:a,onBoard:s}){let i=o.fields[0],l=!!t.busy,u=o.seats?.[0]??-1,d=o.kind==="form",[c,p]=y([]),m=Math.max(i.max||1,1),h=k=>t.answer(o,u,{[i.id]:k}),$=k=>{d?p(c.includes(k.id)?c.filter(C=>C!==k.id):[...c.length>=m?c.slice(1):c,k.id]):h(k.id)},f=n.some(k=>k.m),g=n.some(k=>k.m!==n[0].m),w=i.choices.filter(k=>!k.dice?.length),x=k=>[k.choice.effect?.join(" · ")||(k.gap!==void 0?`${e.mm(k.gap)} mm`:""),g&&k.m?e("closer.from",{die:e.die(k.m.colour,k.m.face)}):""].filter(Boolean).join(" · ");return r`
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
                    <${Z} colour=${k.p.colour} face=${k.p.face} />
                  `:r`
                    <i></i>
                  `}
            <span class="say">
              ${k.m&&k.p?e.die(k.p.colour,k.p.face):k.choice.label}
              <small>${x(k)}</small>
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
                <${b} id="next" />
              </button>
            `:null}
      ${o.help||f?r`
              <p class="tip">
                <${b} id=${f?"ruler":"ask"} />
                <span>${o.help||e("closer.tip")}</span>
              </p>
            `:null}
      <div class="foot">
        ${a}
        <button class="btn" onClick=${s}>${e("question.board")}</button>
      </div>
    </section>
  `}function cs({t:e,camera:t,children:o}){let[n,a]=y(1),[s,i]=y(!1);return O(()=>{if(!s)return;let l=setTimeout(()=>{i(!1),a(u=>u+1)},5e3);return()=>clearTimeout(l)},[s]),!t?.live||s?o:r`
    <img
      class="live"
      src=${he(`/camera.jpg?seq=${n}`)}
      alt=${e("picture.live")}
      onLoad=${()=>setTimeout(()=>a(l=>l+1),700)}
      onError=${()=>i(!0)}
    />
  `}var ls=({t:e,table:t,primary:o,label:n})=>r`
  <label class=${"btn upload"+(o?" primary":"")} aria-disabled=${!!t.busy}>
    <${b} id=${o?"camera":"phone"} />
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
`,yr=e=>(e?.groups||[]).map(t=>({...t,count:t.count-(e.stay||[]).filter(o=>o.colour===t.colour).length})),Bo=({t:e,snapshot:t,ask:o,have:n})=>r`
  <ul class="wanted">
    ${(n?o?.throw?.groups||[]:yr(o?.throw)).filter(a=>a.count||n).map(a=>{let s=n?n.filter(i=>i.colour===a.colour).length:null;return r`
          <li key=${a.colour+a.kind}>
            ${a.colour?r`
                    <${L} colour=${a.colour} />
                  `:r`
                    <${b} id="dice" />
                  `}
            <b>${a.colour?ue(t,a.colour,e):a.name}</b>
            <span class="dd">
              ${Array.from({length:a.count},()=>r`
                  <${Z} colour=${a.colour||"white"} face="0" />
                `)}
            </span>
            <span class=${"n"+(s!==null&&s!==a.count?" off":"")}>${s===null?a.count:`${s}/${a.count}`}</span>
          </li>
        `})}
  </ul>
`;function vr(e,t,o,n){return o?e("scene."+o):t.kind&&t.kind!=="none"&&t.reader==="none"&&t.reader_reason?`${e("reader.none")}: ${t.reader_reason}`:!t.live&&t.reason?t.reason:e(n!=="throw"?"throw.tip."+n:t.kind==="simulated"||t.kind==="folder"?"throw.tip.thrown":"throw.tip.live")}var Lo=({snapshot:e,ask:t})=>r`
  <p class="eyebrow">${e.view?.round||e.game?.name}</p>
  <h2 class=${t.prompt.length>60?"long":""}>${t.prompt}</h2>
  ${t.note?r`
          <p class="help note">${t.note}</p>
        `:null}
`;function us({t:e,table:t,ask:o,others:n}){let a=_e(3,"h2, .wanted, .wanted li"),s=t.snapshot,i=s.camera,l=s.can,u=!!t.busy,d=i.kind==="simulated"||i.kind==="folder",c=l.throw_now?"throw":l.upload?"upload":"hand",p=i.live&&i.reader!=="none"&&["hand","moving","still"].includes(i.scene)?i.scene:null;return r`
    <div class="stack">
      <section class="card before" ref=${a}>
        <${Lo} snapshot=${s} ask=${o} />
        <${Bo} t=${e} snapshot=${s} ask=${o} />
        <p class="tip">
          <${b} id=${p==="hand"||!p&&c==="hand"?"hand":p==="moving"?"dice":c==="upload"?"phone":"still"} />
          <span>${vr(e,i,p,c)}</span>
        </p>
      </section>
      <div class="ways">
        ${n}
        ${c!=="hand"?r`
                <button class="btn by-hand" disabled=${u} onClick=${()=>t.byHand(o)}>
                  <${b} id="hand" />
                  ${e("throw.hand")}
                </button>
              `:null}
        ${c==="throw"&&l.upload?r`
                <${ls} t=${e} table=${t} label=${e("throw.photo")} />
              `:null}
      </div>
      <div class="steps one dock">
        ${c==="throw"?r`
                <button class="btn primary throw" disabled=${u} onClick=${()=>t.throwNow(o)}>
                  <${b} id="dice" />
                  ${e(d?"throw.now":"throw.read")}
                </button>
              `:c==="upload"?r`
                  <${ls} t=${e} table=${t} primary label=${e("throw.shoot")} />
                `:r`
                  <button class="btn primary by-hand" disabled=${u} onClick=${()=>t.byHand(o)}>
                    <${b} id="hand" />
                    ${e("throw.hand")}
                  </button>
                `}
      </div>
    </div>
  `}var ds=({t:e,snapshot:t,ask:o})=>r`
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
      <${Bo} t=${e} snapshot=${t} ask=${o} />
    </section>
    <div class="ways"></div>
    <div class="steps one dock"><button class="btn primary" disabled>${e("reading.wait")}</button></div>
  </div>
`,ps=({t:e,table:t,ask:o,sighting:n,onAway:a})=>r`
  <section class="land q" aria-live="polite">
    <p class="eyebrow">${e("failed.title")}</p>
    <h2>${n.error||e("failed.text")}</h2>
    <button class="choice plain" disabled=${!!t.busy} onClick=${()=>t.snapshot.can?.throw_now?t.throwNow(o):a()}>
      <${b} id="camera" />
      <span>
        ${e("guard.again")}
        <small>${e("guard.againhow")}</small>
      </span>
    </button>
    <button class="choice plain" disabled=${!!t.busy} onClick=${()=>t.byHand(o)}>
      <${b} id="hand" />
      <span>
        ${e("throw.hand")}
        <small>${e("throw.tip.hand")}</small>
      </span>
    </button>
    <div class="foot"><button class="btn" onClick=${a}>${e("failed.back")}</button></div>
  </section>
`,Qe=(e,t)=>e.fix(t,{die:Math.max(...t.dice.map(o=>o.id)),remove:!0});function hs({t:e,table:t,ask:o,sighting:n,others:a}){let s=t.snapshot,i=n.dice||[],l=!!t.busy,u=(o?.throw?.groups||[]).reduce((d,c)=>d+Math.abs(c.count-i.filter(p=>p.colour===c.colour).length),0);return r`
    <div class="stack">
      <section class="card before">
        <p class="eyebrow">${e("hand.title")}</p>
        <h2>${u||!i.length?e("hand.how"):e("hand.ready")}</h2>
        ${n.error?r`
                <p class="trouble" role="alert">${n.error}</p>
              `:null}
        <${Bo} t=${e} snapshot=${s} ask=${o} have=${i} />
        <p class="tip">
          <${b} id="ruler" />
          <span>${e("hand.tip")}</span>
        </p>
      </section>
      <div class="ways">
        ${a}
        <button class="btn rub" disabled=${l||!i.length} onClick=${()=>Qe(t,n)}>
          <${b} id="undo" />
          ${e("hand.rub")}
        </button>
        <button class="btn" disabled=${l} onClick=${()=>t.fix(n,{discard:!0})}>
          <${b} id="close" />
          ${e(n.corrects?"look.drop":"hand.discard")}
        </button>
      </div>
      <div class="steps one dock">
        <button class="btn primary done" disabled=${l||!!u||!i.length} onClick=${()=>t.fix(n,{done:!0})}>
          ${u?e("hand.lacks",{n:u}):e("hand.done")}
          <${b} id="check" />
        </button>
      </div>
    </div>
  `}var ms=e=>e?.kind==="throw"&&!e.throw.places&&e.throw.groups?.length>0,xr=e=>(e?.groups||[]).flatMap(t=>Array.from({length:t.count},()=>t));function $s({t:e,table:t,ask:o,sighting:n,others:a}){let s=t.snapshot,i=!!t.busy,l=n?.dice||[],u=xr(o.throw),d=u[l.length]||u[u.length-1],c=async m=>{!n&&!await t.byHand(o)||await t.fix(n||t.snapshot.sighting,{add:{colour:d.colour,value:m,nth:l.length+1}})},p=m=>m.colour?ue(s,m.colour,e):m.name;return r`
    <div class="stack by-faces">
      <section class="card before">
        <${Lo} snapshot=${s} ask=${o} />
        ${n?.error?r`
                <p class="trouble" role="alert">${n.error}</p>
              `:null}
        ${u.length>1?r`
                <ol class="slots" aria-label=${e("faces.told")}>
                  ${u.map((m,h)=>r`
                      <li key=${h} class=${h===l.length?"now":""} aria-current=${h===l.length?"step":void 0}>
                        <${Z} colour=${m.colour||"white"} face=${l[h]?m.faces[l[h].value-1]:"0"} game=${s.game?.id} />
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
                <${Z} colour=${d.colour||"white"} face=${m} game=${s.game?.id} />
              </button>
            `)}
        </div>
      </section>
      <div class="ways">
        ${a}
        ${l.length?r`
                <button class="btn rub" disabled=${i} onClick=${()=>Qe(t,n)}>
                  <${b} id="undo" />
                  ${e("hand.rub")}
                </button>
              `:null}
        ${n&&s.camera?.live?r`
                <button class="btn" disabled=${i} onClick=${()=>t.fix(n,{discard:!0})}>
                  <${b} id="close" />
                  ${e(n.corrects?"look.drop":"hand.discard")}
                </button>
              `:null}
      </div>
    </div>
  `}var Ao=(e,t)=>e.secret?t("who.change"):e.button||Mt(e)?.choice.label||e.prompt;function fs({t:e,table:t,a:o,onChoose:n,onDone:a}){let s=Mt(o),i=()=>{a?.(),s?t.answer(o,o.seats?.length===1?o.seats[0]:-1,s.fields):n(o.id)};return r`
    <button class="btn other" disabled=${!!t.busy} title=${o.prompt} onClick=${i}>
      ${s?.choice.emblem?r`
              <${q} name=${s.choice.emblem} game=${t.snapshot.game?.id} />
            `:null}
      <span>
        ${Ao(o,e)}${a&&s&&s.choice.label!==o.prompt?r`
                <small>${o.prompt}</small>
              `:null}
      </span>
    </button>
  `}function Ye({t:e,table:t,ask:o,onChoose:n}){let a=qn(t.snapshot,o,t.me?.seat),[s,i]=y(!1),l=f=>Ao(f,e).length<=24;if(!a.length)return null;let u=a.find(f=>f.quick&&Mt(f)&&l(f)),d=a.filter(l),c=d.length===1&&!a.some(f=>f.button)?d[0]:null,p=38,m=f=>(f.button||f===u||f===c)&&(p-=Ao(f,e).length)>=0,h=a.filter(m),$=a.filter(f=>!h.includes(f));return r`
    ${h.map(f=>r`
        <${fs} key=${f.id} t=${e} table=${t} a=${f} onChoose=${n} />
      `)}
    ${$.length?r`
            <button class="btn others" aria-label=${e("beside.more",{n:$.length})} onClick=${()=>i(!0)}>
              <${b} id="more" />
              ${c?$.length:e("beside.more",{n:$.length})}
            </button>
          `:null}
    ${s?r`
            <${W} t=${e} title=${e("beside.title")} onClose=${()=>i(!1)}>
              <div class="dialog-body menu">
                ${$.map(f=>r`
                    <${fs} key=${f.id} t=${e} table=${t} a=${f} onChoose=${n} onDone=${()=>i(!1)} />
                  `)}
              </div>
            <//>
          `:null}
  `}var Do=1800;function _r(e,t,o){let n=t?.duels.length??0,a=()=>e&&o.current!==e?{key:e,step:0,playing:!0}:{key:e,step:n,playing:!1},[s,i]=y(a),l=s;s.key!==e&&(l=a(),i(l)),l.step>n&&(l={...l,step:n}),e&&(o.current=e),O(()=>{if(!l.playing||!t)return;if(l.step>=n){i({...l,playing:!1});return}let d=setTimeout(()=>i({...l,step:l.step+1}),Do);return()=>clearTimeout(d)},[l.key,l.step,l.playing,n]);let u=t?.taken||[];return O(()=>{let d=t?.duels[l.step];d?.sinks?.length&&!l.playing&&d.sinks.every(c=>u.includes(c))&&i({...l,step:l.step+1})},[l.key,u.length]),{step:l.step,playing:l.playing,end:n,go:d=>i({key:e,step:Math.max(0,Math.min(n,d)),playing:!1}),play:()=>i({key:e,step:l.step>=n?0:l.step,playing:!l.playing})}}function gs({t:e,table:t,focus:o,ask:n,local:a,setLocal:s,shown:i,onHome:l,onLog:u}){let d=t.snapshot,c=fe(d),p=ve(d,c),m=o==="throw"&&c?.again?.length?c.again:null,$=d.sighting&&(m||["throw","reading"].indexOf(o)<0)&&!(c&&c.sighting!==void 0&&String(c.sighting)!==String(d.sighting.id)&&o==="battle")?d.sighting:null,f=$?.board?.width_mm?$.board:d.sighting?.board?.width_mm?d.sighting.board:{width_mm:290,height_mm:290},g=Oe(()=>m?Ze(null,c):Ze($,["throw","reading"].includes(o)?null:c),[$,c,o]),w=_r(o==="battle"?p:"",o==="battle"?c:null,i),x=$&&g.find(N=>N.id===a.picked),k=$&&a.spot,C=N=>s({...a,...N}),z=()=>C({picked:null,spot:null});O(()=>{o==="battle"&&c?.duels[w.step]?.sinks?.length&&t.sound.play("sink",t.me)},[p,w.step,o]);let B=$&&t.me?.role!=="spectator"&&["battle","board","hand","question","guard","closer"].includes(o),v=async N=>{await t.fix($,{die:x.id,centre_mm:N.map(Y=>Math.round(Y*10)/10)})&&z()},_=null,A=[],S=null,P=!1,D,j={},Q=r`
    <${Ye} t=${e} table=${t} ask=${n} onChoose=${N=>C({ask:N})} />
  `,Me=d.can,de=ms(n)&&(o==="hand"||o==="throw"&&!Me.throw_now&&!Me.upload),pe=()=>C({peek:!0});if(x)A=[x.id],D=r`
      <${es}
        key=${"fix"+x.id}
        t=${e}
        table=${t}
        sighting=${$}
        board=${f}
        dice=${g}
        die=${x}
        battle=${c}
        moving=${o==="hand"}
        onClose=${z}
      />
    `;else if(k)D=r`
      <${ts}
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
    `;else if(de)D=r`
      <${$s} t=${e} table=${t} ask=${n} sighting=${o==="hand"?$:null} others=${Q} />
    `;else if(o==="throw")A=m||[],D=r`
      <${us} t=${e} table=${t} ask=${n} others=${Q} />
    `;else if(o==="reading")D=r`
      <${ds} t=${e} snapshot=${d} ask=${n} />
    `;else if(o==="failed")D=r`
      <${ps}
        t=${e}
        table=${t}
        ask=${n}
        sighting=${d.sighting}
        onAway=${()=>C({away:d.sighting.id})}
      />
    `;else if(o==="hand")D=r`
      <${hs} t=${e} table=${t} ask=${n} sighting=${$} others=${Q} />
    `;else if(o==="guard")D=r`
      <${ns} t=${e} table=${t} sighting=${$} ask=${n} onBoard=${pe} />
    `;else if(o==="question"){let N=$.questions[0],Y=g.filter(J=>N.dice?.includes(J.id));Y.length&&(_=Bt(Y,f,70),A=Y.map(J=>J.id),P=!0),D=r`
      <${os} t=${e} table=${t} sighting=${$} battle=${c} onBoard=${pe} />
    `}else if(o==="closer"){let N=ss(n,g);N.some(Y=>Y.p)&&(_=as(N,f),S=r`
        <${rs} pairs=${N} frame=${_} />
      `,P=!0),D=r`
      <${is} t=${e} table=${t} ask=${n} pairs=${N} others=${Q} onBoard=${pe} />
    `}else if(o==="board")D=r`
      <${zr} t=${e} table=${t} sighting=${$} onBack=${()=>C({peek:!1})} />
    `;else{let N=Be(n),Y=N?r`
          <button class="btn primary" onClick=${()=>C({peek:!1})}>
            ${e("battle.answer")}
            <${b} id="ask" />
          </button>
        `:r`
          <button class="btn primary" onClick=${()=>C({put:p})}>
            ${e(n?.kind==="throw"?"battle.again":n?"battle.on":"battle.result")}
            <${b} id="next" />
          </button>
        `;j={duels:c.duels.slice(w.step).filter(J=>J.gap!=null&&J.from),first:w.step,now:w.step<w.end&&c.duels[w.step].gap!=null,sunk:Ke(c,w.step)},w.step<w.end?A=[c.duels[w.step].a,c.duels[w.step].b]:A=c.reach?c.reach.order.filter(J=>J.in).map(J=>J.die):c.hits||[],c.reach&&!N&&(S=r`
        <${qt} battle=${c} dice=${g} />
      `),D=r`
      <div class="stack">
        ${w.step<w.end?r`
                <${Yn} t=${e} snapshot=${d} battle=${c} step=${w.step} />
              `:r`
                <${Dt} t=${e} snapshot=${d} battle=${c} open=${N} />
              `}
        ${c.duels.length?r`
                <${At} t=${e} battle=${c} step=${w.step} onStep=${w.go} />
              `:c.reach&&!N?r`
                  <${It} t=${e} snapshot=${d} battle=${c} />
                `:null}
        <${Xn} t=${e} battle=${c} step=${w.step} playing=${w.playing} onStep=${w.go} onPlay=${w.play} last=${Y} />
      </div>
    `}let ge=r`
    <${Lt}
      t=${e}
      sighting=${$}
      board=${f}
      dice=${g}
      ...${j}
      rings=${A}
      frame=${_}
      bare=${P}
      spot=${k}
      onDie=${B?N=>C({picked:N,spot:null}):void 0}
      onFloor=${B&&!_?N=>x&&o==="hand"?v(N):C({spot:N,picked:null}):void 0}
      label=${e("picture.label")}
    >
      ${S}
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
        onUndo=${o==="hand"&&$.dice.length?()=>Qe(t,$):void 0}
      />
      <main class=${"table"+(de?" told-by-faces":"")}>
        ${de?null:r`
                <section class=${"picture"+($?.picture?"":" chart")} aria-label=${e("picture.label")}>
                  ${o==="throw"&&!m||o==="reading"?r`
                          <${cs} t=${e} camera=${d.camera}>${ge}<//>
                        `:ge}
                  ${_?r`
                          <${Jn} sighting=${$} board=${f} frame=${_} />
                        `:null}
                </section>
              `}
        <aside class="side">${D}</aside>
      </main>
    </div>
  `}var zr=({t:e,table:t,sighting:o,onBack:n})=>r`
  <div class="stack">
    <section class="card before">
      <p class="eyebrow">${e("look.title")}</p>
      <h2>${e("look.how")}</h2>
      ${o.error?r`
              <p class="trouble" role="alert">${o.error}</p>
            `:null}
      <p class="tip">
        <${b} id="plus" />
        <span>${e("look.add")}</span>
      </p>
    </section>
    <div class="ways">
      ${o.state==="asking"?r`
              <button class="btn discard" disabled=${!!t.busy} onClick=${()=>t.fix(o,{discard:!0})}>
                <${b} id="close" />
                ${e(o.corrects?"look.drop":"hand.discard")}
              </button>
            `:null}
    </div>
    <div class="steps one dock">
      ${Ve(o)?r`
              <button class="btn primary" onClick=${n}>
                <${b} id="ask" />
                ${e("look.back")}
              </button>
            `:r`
              <button
                class="btn primary"
                disabled=${!!t.busy}
                onClick=${()=>t.fix(o,o.error?{again:!0}:{done:!0})}
              >
                ${e(o.error?"look.again":"hand.done")}
                <${b} id="check" />
              </button>
            `}
    </div>
  </div>
`;var ws=({p:e,game:t})=>r`
  <span class=${`pcard${e.colour?" c-"+e.colour:""}${e.faded?" open":""}`}>
    <${q} name=${e.emblem} game=${t} />
    ${e.count?r`
            <b>${e.count}</b>
          `:null}
  </span>
`,Io=e=>[[e.label,e.count].filter(Boolean).join(" "),e.on?Io(e.on):""].filter(Boolean).join(", "),qo=e=>(e.count||0)+(e.on?qo(e.on):0),Rt=({items:e,game:t,named:o})=>r`
  <div class=${"pcards n"+Math.min(e.length,6)}>
    ${e.map((n,a)=>r`
        <span key=${a} class=${"pset"+(n.on?" ptwo":"")} role="img" title=${Io(n)} aria-label=${Io(n)}>
          <${ws} p=${n} game=${t} />
          ${n.on?r`
                  <${ws} p=${n.on} game=${t} />
                `:null}${o?r`
                  <small>${n.label}</small>
                `:null}
        </span>
      `)}
  </div>
`;var Ht=e=>e.map(t=>t.name).join("|");function Ft({t:e,table:t,onDone:o}){let n=t.snapshot?.people||[],[a,s]=y(""),i=l=>I(e.lang,"POST","/me",{person:l}).then(u=>{localStorage.setItem("whose",Ht(n)),t.set({me:u}),o?.()},u=>s(u.message||e("notice.network")));return r`
    <div class="whose" role="group" aria-label=${e("who.title")}>
      ${n.map(l=>r`
          <button
            key=${l.seat}
            class=${"btn"+(t.me?.seat===l.seat?" on":"")}
            aria-pressed=${t.me?.seat===l.seat}
            onClick=${()=>i(l.name)}
          >
            <${L} colour=${l.colour} />
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
  `}function ks({t:e,table:t}){let o=t.snapshot,n=o?.people||[],[a,s]=y("");return t.me?.role!=="player"||t.me.seat!==-1||!o?.game||!o.asks?.length||localStorage.getItem("whose")===Ht(n)||a===Ht(n)?null:r`
    <${W} t=${e} title=${e("who.title")} onClose=${()=>s(Ht(n))}>
      <div class="dialog-body">
        <p>${e("who.why")}</p>
        <${Ft} t=${e} table=${t} />
      </div>
    <//>
  `}function bs({t:e,table:t,others:o,onChange:n}){let a=t.snapshot,s=(a.asks||[]).filter(i=>i.secret&&!i.sealed).map(i=>(a.people||[]).find(l=>l.seat===i.seats[0])).filter(Boolean);return r`
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
  `}function ys({t:e,table:t,ask:o}){let n=o.secret||o.anytime?[]:(t.snapshot.asks||[]).filter(s=>s.secret&&s.sealed);if(!n.length)return null;let a=n.map(s=>(t.snapshot.people||[]).find(i=>i.seat===s.seats[0])?.name).filter(Boolean);return r`
    <p class="who-told" role="status">${e("who.told",{names:a.join(", ")})}</p>
  `}var Xe=e=>!!e.choices?.length&&!(e.max>1),Le=e=>!e.choices?.length;function vs(e,t){if(e==="order")return[];if(t.default!==void 0&&t.default!==null)return t.default;if(Le(t))return t.min??0;let o=t.choices.filter(n=>!n.refused);return Xe(t)?o.length===1&&e==="choose"?o[0].id:null:[]}var xs=(e,t,o)=>e==="order"?o.length===t.choices.length:Le(t)?Number.isInteger(o)&&o>=t.min&&o<=t.max:Xe(t)?o!==null||e==="form"&&t.min===0:o.length>=(t.min||0)&&o.length<=t.max;function Cr(e,t,o){let n=0;for(let a of e.slice(0,e.indexOf(t))){let s=(a.choices||[]).findIndex(i=>i.id===o[a.id]);if(s<0)return;n=n*a.choices.length+s}return t.now?.[n]}function _s(e,t,o){let n={...t,...o};return e.forEach((a,s)=>{a.now&&e.slice(0,s).some(i=>i.id in o)&&(n[a.id]=Cr(e,a,n)??n[a.id])}),n}var et=(e,t,o)=>Math.min(e.max,Math.max(e.min,t+o));function zs(e,t){return e.some(n=>n.choices?.some(a=>a.worth))?e.reduce((n,a)=>n+(a.choices||[]).filter(s=>[t[a.id]].flat().includes(s.id)).reduce((s,i)=>s+(i.worth||0),0),0):null}function Cs(e,t){let o=e==="form"?t.filter(Le):[];return o.length>=5&&o.length<=16?o:[]}var Mr=e=>String(Math.max(Math.abs(e.min),Math.abs(e.max))).length;function Ms(e,t,o){return t===null?o:String(Math.abs(t)).length>=Mr(e)?t:(t<0?-1:1)*(Math.abs(t)*10+o)}var js=e=>e===null||Math.abs(e)<10?null:Math.trunc(e/10),Ss=(e,t)=>t!==null&&(t<e.min||t>e.max);function jr({text:e,longest:t}){let o=/^([+−-]?\d+)\s+(.{1,14})$/.exec(e);return o?r`
      <span class="big">${o[1]}</span>
      <small>${o[2]}</small>
    `:r`
    <span class=${e.length<=3&&(t<=3||/^\d/.test(e))?"big":e.length<=14?"mid":"long"}>${e}</span>
  `}var Ts=0,Sr=e=>{let t=e.detail>1&&Date.now()-Ts<350;return Ts=Date.now(),t};function Eo({game:e,f:t,value:o,onPick:n,numbered:a}){let s=Math.max(...t.choices.map(p=>p.label.length)),i=t.choices.length,l=i>8&&i%4===0&&s<=14,u=l?4:s<=3?i<=7?i:Math.ceil(i/2):s>26?2:s>16?3:i>10?6:i>8?5:i>5?Math.ceil(i/2):5,d=Math.min(i,u),c=t.choices.some(p=>p.effect?.length);return r`
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
            onClick=${h=>{Sr(h)||n(p.id)}}
          >
            ${p.emblem?r`
                    <span class=${p.colour?"c-"+p.colour:""}><${q} name=${p.emblem} game=${e} /></span>
                  `:p.colour?r`
                      <${L} colour=${p.colour} />
                    `:null}
            <${jr} text=${p.label} longest=${s} />
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
  `}var No=(e,t)=>e.length>1&&Xe(t)&&(t.choices.length>12||e.length>3&&e.some(o=>Xe(o)&&o.choices.length>12)||t.choices.length>3&&!t.choices.some(o=>o.emblem||o.colour||o.effect?.length)&&t.choices.some(o=>o.label.length>9)),Ps=({t:e,f:t,value:o,onPick:n})=>r`
  <span class="select">
    <select aria-label=${t.label} value=${o??""} onChange=${a=>n(a.target.value)}>
      ${o==null?r`
              <option value="" disabled selected>${e("ask.pick")}</option>
            `:null}${t.choices.map(a=>r`
          <option key=${a.id} value=${a.id} selected=${a.id===o} disabled=${!!a.refused}>${a.label}</option>
        `)}
    </select>
    <${b} id="down" />
  </span>
`;var Ut=e=>!e.choices?.length&&e.min>=0&&e.max-e.min>=12&&(e.default===void 0||e.default===null);function Os({t:e,f:t,value:o,onSet:n}){let a=o===null?"":String(o),s=String(t.max).length,i=o!==null&&(o<t.min||o>t.max);return r`
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
        <${b} id="prev" />
      </button>
    </div>
  `}function Tr({t:e,f:t,value:o,onSet:n,large:a}){let s=t.max-t.min>40,i=l=>r`
    <button class="btn square ten" disabled=${l<0?o<=t.min:o>=t.max} onClick=${()=>n(et(t,o,l))}>
      ${l<0?"−10":"+10"}
    </button>
  `;return r`
    <div class=${"stepper"+(a?" large":"")+(s?" far":"")}>
      ${s?i(-10):null}
      <button
        class="btn square"
        disabled=${o<=t.min}
        onClick=${()=>n(et(t,o,-1))}
        aria-label=${e("ask.less",{what:t.label})}
      >
        <${b} id="minus" />
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
                onChange=${l=>n(et(t,Math.trunc(Number(l.target.value))||0,0))}
              />
            `:r`
              <output class="num" aria-live="polite">${o}</output>
            `}
      <button
        class="btn square"
        disabled=${o>=t.max}
        onClick=${()=>n(et(t,o,1))}
        aria-label=${e("ask.more",{what:t.label})}
      >
        <${b} id="plus" />
      </button>
      ${s?i(10):null}
    </div>
  `}function Wo({t:e,f:t,value:o,onSet:n,alone:a}){let s=t.max-t.min+1;return a&&s<=7?r`
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
    `:a&&Ut(t)?r`
      <${Os} t=${e} f=${t} value=${o} onSet=${n} />
    `:r`
    <${Tr} t=${e} f=${t} value=${o} onSet=${n} large=${a} />
  `}var Gt=e=>e<0?"−"+-e:String(e);function Pr({t:e,game:t,f:o,value:n,on:a,onPick:s}){let i=Ss(o,n),l=e("ask.range",{from:Gt(o.min),to:Gt(o.max)});return r`
    <button
      class=${"cell"+(a?" on":"")+(i?" wrong":"")}
      aria-pressed=${a}
      aria-label=${`${o.label}: ${n===null?e("ask.empty"):Gt(n)}${i?`, ${l}`:""}`}
      onClick=${s}
    >
      ${o.colour||o.emblem?r`
              <span class="signs">
                ${o.colour?r`
                        <${L} colour=${o.colour} />
                      `:null}
                <${q} name=${o.emblem} game=${t} />
              </span>
            `:null}
      <span class="lb">
        ${o.label}${i?r`
                <small>${l}</small>
              `:null}
      </span>
      <b class="num">${n===null?"–":Gt(n)}</b>
    </button>
  `}function Bs({t:e,game:t,fields:o,values:n,onSet:a}){let[s,i]=y({cell:0,begun:!1}),l=o[Math.min(s.cell,o.length-1)],u=n[l.id],d=$=>i({cell:($+o.length)%o.length,begun:!1}),c=$=>{i({...s,begun:!0}),a(l,$)},p=$=>c(Ms(l,s.begun?u:null,$)),m=()=>c(js(u));return r`
    <div class="pad" onKeyDown=${$=>{if(/^\d$/.test($.key))p(Number($.key));else if($.key==="Backspace")m();else if($.key==="ArrowDown")d(s.cell+1);else if($.key==="ArrowUp")d(s.cell-1);else return;$.preventDefault()}}>
      <div class=${`cells n${o.length<=6?2:o.length<=12?3:4}`} role="group" aria-label=${e("ask.cells")}>
        ${o.map(($,f)=>r`
            <${Pr} key=${$.id} t=${e} game=${t} f=${$} value=${n[$.id]} on=${$===l} onPick=${()=>d(f)} />
          `)}
      </div>
      <div class=${"keys"+(o.some($=>$.min<0)?" signed":"")} role="group" aria-label=${e("ask.keys",{what:l.label})}>
        ${[1,2,3,4,5,6,7,8,9].map($=>r`
            <button key=${$} class="key" onClick=${()=>p($)}>${$}</button>
          `)}
        <button class="key rub" disabled=${u===null} onClick=${m} aria-label=${e("ask.rub")}><${b} id="prev" /></button>
        <button class="key" onClick=${()=>p(0)}>0</button>
        <button class="key following" onClick=${()=>d(s.cell+1)} aria-label=${e("ask.following")}><${b} id="next" /></button>
        ${o.some($=>$.min<0)?r`
                <button
                  class="key minus"
                  disabled=${!u||l.min>=0}
                  onClick=${()=>u&&c(-u)}
                  aria-label=${e("ask.sign")}
                >
                  ±
                </button>
              `:null}
      </div>
    </div>
  `}function Or({t:e,ask:t}){let[o,n]=y(!1);return!t.rule||!t.help?null:r`
    <button class="btn rule" onClick=${()=>n(!0)} aria-label=${e("ask.rule")}>?</button>
    ${o?r`
            <${W} t=${e} title=${t.prompt} onClose=${()=>n(!1)}>
              <div class="dialog-body">
                <p class="rule-text">${t.help}</p>
                <p class="dim">${e("ask.source",{rule:t.rule})}</p>
              </div>
            <//>
          `:null}
  `}function Kt({t:e,table:t,ask:o,others:n,banner:a,back:s,seatName:i,colourOf:l,given:u,onDone:d}){let c=t.snapshot.game?.id,p=o.fields||[],m=t.snapshot.version,h=()=>Object.fromEntries(p.map(T=>[T.id,u?.[T.id]??(p.length===1&&Ut(T)||o.quick&&T.choices?.length>1?null:vs(o.kind,T))])),[$,f]=y({of:"",values:{}}),g=o.anytime?o.id:`${o.id}@${m}`,w=$.of===g?$.values:h(),x=(o.seats||[]).filter(T=>T>=0),[k,C]=y(null),z=x.length===1?x[0]:x.includes(k)?k:null,B=T=>f({of:g,values:_s(p,w,T)}),v=(T,H)=>B({[T.id]:H}),_=(T,H)=>{let M=w[T.id],E=o.distinct&&p.find(K=>K!==T&&w[K.id]===H);return E?B({[T.id]:H,[E.id]:M}):Array.isArray(M)?M.includes(H)?v(T,M.filter(K=>K!==H)):v(T,o.kind!=="order"&&T.max&&M.length>=T.max?[...M.slice(1),H]:[...M,H]):v(T,M===H&&T.min===0?null:H)},A=p.every(T=>xs(o.kind,T,w[T.id]))&&(x.length<=1||z!==null),S=!!t.busy,P=async(T,H)=>{await t.answer(o,T,H)&&(f({of:"",values:{}}),d?.())},D=T=>P(z??-1,T?{}:Object.fromEntries(Object.entries(w).map(([H,M])=>[H,M===null?[]:M]))),j=p[0],Q=o.kind==="choose"&&j?.choices?.find(T=>T.id===w[j.id]),Me=p.length===1,de=o.kind==="choose"&&o.quick&&x.length<=1,pe=de&&o.clock,ge=o.kind==="choose"&&Me&&j.choices?.length===1&&!pe,we=_e(5,".ask-body, .ask-foot, .fields, .answers, .ans, .pad, .cells, .cell"),je=zs(p,w),N=Cs(o.kind,p),Y=p.filter(T=>!N.includes(T)),J=Nn(t,o),Re=J&&!u;return r`
    <section ref=${we} class=${"land now-q kind-"+o.kind} key=${o.id}>
      ${a?.length?r`
              <div class="banner" role="status">
                <${b} id="bell" />
                <ul class=${"n"+Math.min(a.length,6)}>
                  ${a.map((T,H)=>r`
                      <li key=${H}>
                        ${T.seat>=0?r`
                                <${L} colour=${l(T.seat)} />
                              `:null}${T.text}
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
                  <${L} colour=${l(z)} />
                `:null}
          <span>${o.prompt}</span>
        </h2>
        ${o.note||o.help?r`
                <p class=${o.note?"help note":"help"}>${o.note||o.help}</p>
              `:null}
        <${ys} t=${e} table=${t} ask=${o} />
        ${x.length>1?r`
                <div class="seats-pick" role="group" aria-label=${e("ask.who")}>
                  ${x.map(T=>r`
                      <button key=${T} class=${"btn"+(T===z?" on":"")} aria-pressed=${T===z} onClick=${()=>C(T)}>
                        <${L} colour=${l(T)} />
                        ${i(T)}
                      </button>
                    `)}
                </div>
              `:null}
        ${ge?null:Me?Le(j)?r`
                    <${Wo} t=${e} f=${j} value=${w[j.id]} onSet=${T=>v(j,T)} alone />
                  `:r`
                    <${Eo}
                      game=${c}
                      f=${j}
                      value=${w[j.id]}
                      onPick=${T=>de?P(z??-1,{[j.id]:T}):_(j,T)}
                      numbered=${o.kind==="order"}
                    />
                  `:Y.length?r`
                    <div class="fields">
                      ${Y.map(T=>r`
                          <div class=${"field"+(Le(T)?"":No(p,T)?" list":" wide")} key=${T.id}>
                            <span class="lbl">
                              ${T.colour?r`
                                      <${L} colour=${T.colour} />
                                    `:null}
                              <${q} name=${T.emblem} game=${c} />
                              ${T.label}
                            </span>
                            ${Le(T)?r`
                                    <${Wo} t=${e} f=${T} value=${w[T.id]} onSet=${H=>v(T,H)} />
                                  `:No(p,T)?r`
                                      <${Ps} t=${e} f=${T} value=${w[T.id]} onPick=${H=>v(T,H)} />
                                    `:r`
                                      <${Eo} game=${c} f=${T} value=${w[T.id]} onPick=${H=>_(T,H)} />
                                    `}
                          </div>
                        `)}
                    </div>
                  `:null}
        ${N.length?r`
                <${Bs} t=${e} game=${c} fields=${N} values=${w} onSet=${v} />
              `:null}
      </div>
      <div class="ask-foot">
        <div class="sent">
          ${s?r`
                  <button class="btn other" onClick=${s}>
                    <${b} id="prev" />
                    ${e("home.not")}
                  </button>
                `:n}
          <${Or} t=${e} ask=${o} />
        </div>
        <div class="go dock">
          ${je!==null?r`
                  <output class="worth">${e("ask.worth",{n:je})}</output>
                `:null}
          ${o.skip?r`
                  <button
                    class=${"btn skip"+(pe?" primary":"")}
                    disabled=${S}
                    onClick=${()=>D(!0)}
                    style=${Re?{"--after":`${J.seconds}s`}:void 0}
                  >
                    ${o.pass||e("ask.skip")}${Re?r`
                            <span class="fuse" key=${J.start}><i></i></span>
                          `:null}
                  </button>
                `:null}
          ${de&&!ge?null:r`
                  <button class="btn primary send" disabled=${S||!A} onClick=${()=>D(!1)}>
                    ${Q?Q.label:e(A?"ask.send":o.kind==="order"?"ask.order":"ask.pick")}
                    <${b} id="next" />
                  </button>
                `}
        </div>
      </div>
    </section>
  `}var ze=e=>[e.label,Zt(e).map(t=>t.label).filter(Boolean).join(", ")].filter(Boolean).join(": ");function Ae({p:e,game:t}){let o=e.on?.emblem||(e.emblem&&!e.emblem.startsWith("die-")&&e.emblem!=="ship"?e.emblem:""),n=ze(e);return e.colour&&e.emblem?.startsWith("die-")?r`
      <span
        class=${"ship"+(e.faded?" faded":"")}
        role=${n?"img":void 0}
        title=${n||void 0}
        aria-label=${n||void 0}
      >
        <${Z} colour=${e.colour} face=${e.emblem.slice(4)} />
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
  `}var Ls=({items:e,counted:t})=>e.flatMap(o=>o.colour?Array.from({length:Math.min(t?o.count||0:1,20)},()=>o):[o]),As=({items:e,counted:t})=>{let o=new Map,n=e.find(a=>a.on)?.label;for(let a of e)a.colour&&a.label&&o.set(a.on?n:a.label,(o.get(a.on?n:a.label)||0)+(t?a.count||0:1));return[...o].filter(([,a])=>a>0)},Br=({items:e,counted:t})=>e.filter(o=>!t||o.count>0).map(o=>t?`${o.count} ${ze(o)}`:ze(o)).join("; "),Vt=({pieces:e,game:t,title:o})=>r`
  <div class=${"fleet"+(Ls(e).length>10?" many":"")} role="img" aria-label=${`${o}: ${Br(e)}`}>
    ${Ls(e).map((n,a)=>r`
        <${Ae} key=${a} p=${n} game=${t} />
      `)}
  </div>
  ${As(e).length?r`
          <div class="fleet-key">
            ${As(e).map(([n,a])=>r`
                <span key=${n}>${a} ${n}</span>
              `)}
          </div>
        `:null}
`,Zt=e=>{let t=[];for(let o=e.on;o;o=o.on)t[e.colour?"push":"unshift"](o);return t},Jt=e=>e.on||!e.colour?Zt(e):[{colour:e.colour,label:""}];function Ds({t:e,table:t}){let o=t.snapshot,n=o?.prepare||[],[a,s]=y(!1);return n.length?r`
    <button class="btn other prepare-open" onClick=${()=>s(!0)}>
      <${b} id="rule" />
      ${e("prepare.title")}
    </button>
    ${a?r`
            <${W} t=${e} title=${e("prepare.title")} wide onClose=${()=>s(!1)}>
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
  `:null}function Is(e,t){let o=e.log||[],n=o[o.length-1];if(!n)return[];let a=o.filter(d=>d.announce&&(d===n||d.entry&&d.entry===n.entry)),s=new Map;for(let d of a){let c=d.seats?.length===1&&d.seats[0]>=0?d.seats[0]:-1,p=s.get(c)||{seat:c,texts:[]};p.texts.includes(d.text)||p.texts.push(d.text),s.set(c,p)}let i=d=>d<0?-1:t.findIndex(c=>c.seat===d),l=d=>t.find(c=>c.seat===d)?.name,u=({seat:d,texts:c})=>d<0?c.map(p=>({seat:d,text:p})):[{seat:d,text:Lr(c,l(d))}];return[...s.values()].sort((d,c)=>i(d.seat)-i(c.seat)).flatMap(u)}function Lr(e,t){return e.map((o,n)=>n&&t&&o.startsWith(t)?o.slice(t.length).replace(/^[:,]?\s+/,""):o).join(" · ")}var Qt=({ledger:e,heads:t,best:o,t:n})=>r`
  <table>
    <thead>
      <tr>
        <td></td>
        ${t.map((a,s)=>r`
            <th key=${s} scope="col" class=${o.includes(s)?"win":""}>
              <span class="who">
                ${a.colour?r`
                        <${L} colour=${a.colour} />
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
`;function tt(){let e=F(null),[t,o]=y(null);return O(()=>{let n=e.current;if(!n)return;let a=()=>{let{width:i,height:l}=n.getBoundingClientRect(),u=parseFloat(getComputedStyle(document.documentElement).fontSize);o(d=>d&&Math.abs(d.width-i)<1&&Math.abs(d.height-l)<1&&d.rem===u?d:{width:i,height:l,rem:u})};a();let s=new ResizeObserver(a);return s.observe(n),()=>s.disconnect()},[]),{ref:e,size:t}}function Ar(e,t){let o=Array.from({length:e},()=>[]);for(let[i,l]of t)i>=0&&i<e&&l>0&&l<e&&i!==l&&o[i].push(l);let n=[],a=new Array(e).fill(0),s=i=>{a[i]=1,o[i]=o[i].filter(l=>(a[l]===0&&s(l),a[l]!==1)),a[i]=2,n.unshift(i)};s(0);for(let i=1;i<e;i++)if(a[i]===0){let l=n.length;s(i),n.push(...n.splice(0,n.length-l))}return{next:o,order:n}}function qs(e,t){let o=t.length?t:Array.from({length:e-1},(k,C)=>[C,C+1]),{next:n,order:a}=Ar(e,o),s=[...new Set(o.filter(([k,C])=>C===0&&k>0&&k<e).map(([k])=>k))],i=s.length>0,l=i?e+1:e,u=new Array(l).fill(0),d=new Array(l).fill(-1),c=new Array(l).fill(-1),p=0,m=(k,C)=>{u[k]+1>u[C]&&([u[C],c[C]]=[u[k]+1,k])};for(let k of a)k!==0&&c[k]<0&&(u[k]=p+1),n[k].forEach(C=>m(k,C)),p=Math.max(p,u[k]);s.forEach(k=>m(k,e)),i&&(u[e]=Math.max(u[e],p+1));let h=Math.max(...u),$=[...a.flatMap(k=>n[k].map(C=>({from:k,to:C,lane:0}))),...s.map(k=>({from:k,to:e,lane:0}))];for(let k=u.indexOf(h);k>=0;k=c[k])d[k]=0;let f=new Array(h+1).fill(0),g=[],w=(k,C)=>{let z=1,B=()=>g[z]?.slice(k,C+1).some(Boolean);for(;B();)z++;g[z]||=[];for(let v=k;v<=C;v++)g[z][v]=!0,f[v]=Math.max(f[v],z);return z};for(let k of a){if(d[k]>=0)continue;let C=[k],z=A=>n[A].find(S=>d[S]<0&&!C.includes(S));for(let A=z(k);A!==void 0;A=z(A))C.push(A);let B=C[C.length-1],v=Math.min(...$.filter(A=>A.from===B).map(A=>u[A.to]-1),h),_=w(u[k],Math.max(v,u[B]));C.forEach(A=>d[A]=_)}for(let k of $)u[k.to]-u[k.from]<=1||(k.lane=d[k.from]||d[k.to]||w(u[k.from]+1,u[k.to]-1));let x=Array.from({length:h+1},(k,C)=>$.filter(z=>u[z.from]<=C&&u[z.to]>C).length);return{step:u,lane:d,links:$,crossing:x,widest:f,last:h,lap:i}}function Dr(e,t){let o=[];for(let n=0;n<=e.last;){let a=Math.min(n+t-1,e.last);for(let s=a;a<e.last&&s>=n+t/2;s--)if(e.crossing[s]<=1){a=s;break}o.push({from:n,to:a,lanes:1+Math.max(...e.widest.slice(n,a+1))}),n=a+1}return o}function Yt(e,t){let o=Dr(e,t),n=[],a=0;for(let d of o)n.push(a),a+=d.lanes;let s=(d,c)=>{let p=o.findIndex(w=>d<=w.to),{from:m,to:h}=o[p],$=h-m,f=p<o.length-1&&$>0?(t-1)/$:1,g=(d-m)*f;return[p%2?t-1-g:g,n[p]+c]},i=e.step.length,l=e.step.map((d,c)=>{let[p,m]=s(d,e.lane[c]),h=e.lap&&c===i-1;return{place:h?0:c,end:h,x:p,y:m}}),u=e.links.map(d=>{let c=e.step[d.from],p=e.step[d.to],m=[];for(let h=c+1;h<p;h++)m.push(s(h,d.lane));return[s(c,e.lane[d.from]),...m,s(p,e.lane[d.to])]});return{columns:t,rows:a,spots:l,lines:u}}function Es(e,t,o){let n=Yt(e,1),a=0;for(let s=2;s<=Math.max(2,Math.min(e.last+1,40));s++){let i=Yt(e,s),l=Math.min(t/s,o/i.rows/1.1);l>a&&([n,a]=[i,l])}return n}var Ns=(e,t,o)=>Math.max(...[1,2,3].map(n=>Math.min(t/Math.ceil(Math.max(e,1)/n),o/n)));var We=({places:e,links:t})=>!!t?.length||e.some(o=>o.emblem);function Ws({places:e}){let t=new Map;for(let o of e.flatMap(n=>n.on?[n,n.on]:[n]))o.emblem&&o.label&&!t.has(o.emblem)&&t.set(o.emblem,o);return[...t.values()]}function Rs({marks:e}){let t=new Map;for(let o of e)t.set(o.place,[...t.get(o.place)||[],o]);return t}var Hs=({track:e,nameOf:t})=>e.marks.map(o=>`${t(o.seat)} ${e.places[o.place]?.label||o.place}`).join(", ");function Ir(e,t,o){let n=[...Rs(e)].map(([s,i])=>({x:t(s),marks:i,width:i.length>1?i.length*11:15,left:0})).sort((s,i)=>s.x-i.x),a=0;for(let s of n)s.left=Math.max(s.x-s.width/2,a),a=s.left+s.width;a=o;for(let s of[...n].reverse())s.left=Math.min(s.left,a-s.width),a=s.left;return n}function qr(e){let{track:t,colourOf:o}=e,{ref:n,size:a}=tt(),s=t.places.length,i=(a?.rem||16)/16,l=!a||a.height/i>32.5,u=l?33.2:22,d=a?a.width/i:300,c=m=>14+m/Math.max(s-1,1)*(d-28),p=s>60?20:s>30?10:s>12?5:1;return r`
    <svg ref=${n} class="track" viewBox=${`0 0 ${d} ${u}`} role="img" aria-label=${Hs(e)}>
      <rect x="14" y="16" width=${Math.max(d-28,0)} height="5" class="way-bar" />
      ${t.places.map((m,h)=>r`
          <path d=${`M${c(h)} ${h%p?18.5:16}v${h%p?2.5:5}`} class="tick" />
          ${l&&m.strong?r`
                  <rect x=${c(h)-11} y="21.5" width="22" height="13" rx="3" class="plate" />
                `:null}${l&&h%p===0?r`
                  <text x=${c(h)} y="33" text-anchor="middle" class=${m.strong?"on-plate":""}>${m.label||h}</text>
                `:null}
        `)}
      ${Ir(t,c,d).map(({x:m,marks:h,width:$,left:f})=>r`
          ${Math.abs(f+$/2-m)>1||h.length>1?r`
                  <path class="points" d=${`M${f} 11H${f+$}L${m} 17z`} />
                `:null}${h.map((g,w)=>{let x=$/h.length,k=g.seat>=0?Ge(o(g.seat)):g.emblem&&ce(g.emblem)?g.emblem:"anchor";return r`
              <use
                key=${w}
                href=${"#"+k}
                class=${g.seat>=0?"c-"+o(g.seat):"mark-em"}
                x=${f+w*x}
                y="0"
                width=${x}
                height=${x}
              />
            `})}
        `)}
    </svg>
  `}var Er=e=>e.slice(1).map(([t,o],n)=>{let[a,s]=e[n],i=Math.hypot(t-a,o-s)||1,[l,u]=[(t-a)/i,(o-s)/i],[d,c]=[(t+a)/2,(o+s)/2];return`M${d-3*l-4*u} ${c-3*u+4*l}L${d+3*l} ${c+3*u}L${d-3*l+4*u} ${c-3*u-4*l}`});function Nr({place:e,marks:t,drawn:o,width:n,height:a}){let{game:s,colourOf:i,nameOf:l}=o,u=e.count||0,d=u?.55*String(u).length:0,c=e.emblem||!u?1:0,p=e.on&&!u,m=Math.min(a*.46,(n-12)/Math.max(d+c+(p?1:0),1.3)),h=Ns(t.length+(e.on&&u?1:0),n-2,a*.52-2),$=e.on?r`
          <i class="lies">
            ${e.on.emblem?r`
                    <${q} name=${e.on.emblem} game=${s} />
                  `:e.on.label}
          </i>
        `:null;return r`
    <span
      class=${`isle${e.strong?" strong":""}${e.faded?" faded":""}`}
      title=${ze(e)||void 0}
      style=${{"--unit":m+"px"}}
    >
      ${e.emblem?r`
              <${q} name=${e.emblem} game=${s} />
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
                    <${L} colour=${i(f.seat)} />
                  `:r`
                    <${q} name=${f.emblem||"anchor"} game=${s} />
                  `}
          </span>
        `)}
    </span>
  `}function Wr(e){let{track:t}=e,{ref:o,size:n}=tt();if(!t.places.length)return null;let a=qs(t.places.length,t.links||[]),s=n?.width||320,i=n?.rem||16,l=Yt(a,Math.max(2,Math.floor(s/(3.25*i)))).rows*3.5*i,u=Es(a,s,n?.height||l),d=s/u.columns,c=(n?.height||l)/u.rows,p=Rs(t),m=u.lines.map(h=>h.map(([$,f])=>[($+.5)*d,(f+.27)*c]));return r`
    <div ref=${o} class="race-map" role="img" aria-label=${Hs(e)} style=${{"--tall":l+"px"}}>
      <svg class="race-ways" aria-hidden="true">
        ${m.map((h,$)=>r`
            <path key=${$} class="way-line" d=${"M"+h.map(f=>f.join(" ")).join("L")} />
            <path class="way-arrow" d=${Er(h).join("")} />
          `)}
      </svg>
      ${u.spots.map(({place:h,end:$,x:f,y:g})=>r`
          <div
            key=${h+($?"end":"")}
            class="spot"
            style=${{left:f*d+"px",top:g*c+"px",width:d+"px",height:c+"px"}}
          >
            <${Nr}
              place=${$?{...t.places[h],on:void 0}:t.places[h]}
              marks=${$?[]:p.get(h)||[]}
              drawn=${e}
              width=${d}
              height=${c}
            />
          </div>
        `)}
    </div>
  `}var Fs=e=>We(e.track)?r`
        <${Wr} ...${e} />
      `:r`
        <${qr} ...${e} />
      `;var Rr=({value:e,of:t})=>r`
  <span class="scale" aria-hidden="true">
    ${Array.from({length:Math.min(t,20)},(o,n)=>r`
        <i class=${n<e?"on":""}></i>
      `)}
  </span>
`,ot=({part:e,cls:t="",children:o})=>r`
  <section class=${`card part ${t} id-${e.id}`}>
    ${e.title?r`
            <h2 class="cap">${e.title}</h2>
          `:null}${o}
  </section>
`;function Hr({part:e,game:t}){let o=e.counter;return r`
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
              <${Rr} value=${o.value} of=${o.of} />
            `:null}
    </section>
  `}var Fr=({part:e,game:t})=>{if(e.pieces.cards)return r`
      <${ot} part=${e} cls="pieces"><${Rt} items=${e.pieces.items} game=${t} named /><//>
    `;let{items:o,counted:n}=e.pieces,a=o.length>0&&o.every(s=>s.colour);return r`
    <${ot} part=${e} cls="pieces">
      ${a?r`
              <${Vt} pieces=${e.pieces} game=${t} title=${e.title} />
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
                              <${L} colour=${s.colour} />
                            `:null}${s.emblem?r`
                              <${q} name=${s.emblem} game=${t} />
                            `:null}${n&&!(s.on&&!s.count)?r`
                              <b>${s.count||0}</b>
                            `:null}${s.label?r`
                              <span class="lb">${s.label}</span>
                            `:null}${s.on?r`
                              <span class="fl">
                                ${s.on.colour?r`
                                        <${L} colour=${s.on.colour} />
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
  `},Ur=({part:e,game:t})=>r`
  <${ot} part=${e} cls="stepped">
    <ol class="mini-steps">
      ${e.steps.items.map((o,n)=>r`
          <li key=${n} class=${n<e.steps.current?"done":n===e.steps.current?"now":""}>
            <${q} name=${o.emblem} game=${t} />
            <span>${o.label}</span>
          </li>
        `)}
    </ol>
  <//>
`;function Us({part:e,game:t,t:o,colourOf:n,nameOf:a}){let s=e.pieces?.items||e.steps?.items,i=e.pieces?.cards;if(e.counter)return r`
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
    `;if(e.track&&We(e.track))return r`
      <${nt} part=${e} game=${t} t=${o} colourOf=${n} nameOf=${a} />
      <ul class="items">
        ${Ws(e.track).map((c,p)=>r`
            <li key=${p}>
              <${q} name=${c.emblem} game=${t} />
              <span>${c.label}</span>
              <b></b>
            </li>
          `)}
      </ul>
    `;if(!s)return r`
      <${nt} part=${e} game=${t} t=${o} colourOf=${n} nameOf=${a} />
    `;let l=e.pieces?.counted,u=s.filter(c=>!c.colour||i||!l||c.count>0),d=c=>c.colour&&!i?r`
          <${Ae} p=${c} game=${t} />
        `:c.emblem?r`
            <${q} name=${c.emblem} game=${t} />
          `:c.colour?r`
              <${L} colour=${c.colour} />
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
                ${c.colour&&!i&&l?`${c.count} `:""}${c.label}${Zt(c).filter(m=>m.label).map(m=>r`
                      ${" · "}${c.colour?null:m.colour?r`
                                <${L} colour=${m.colour} />
                                ${" "}
                              `:m.emblem?r`
                                  <${q} name=${m.emblem} game=${t} />
                                  ${" "}
                                `:null}${m.label}
                    `)}
              </span>
              <b class="num">${i?qo(c)||"":c.colour?"":l?c.count||0:c.on?.count||""}</b>
            </li>
          `)}
      </ul>
    </section>
  `}function nt({part:e,game:t,t:o,colourOf:n,nameOf:a}){return e.counter?r`
      <${Hr} part=${e} game=${t} />
    `:e.track?r`
      <${ot} part=${e} cls=${We(e.track)?"race":"way"}>
        <${Fs} track=${e.track} game=${t} colourOf=${n} nameOf=${a} />
      <//>
    `:e.pieces?r`
      <${Fr} part=${e} game=${t} />
    `:e.steps?r`
      <${Ur} part=${e} game=${t} />
    `:e.ledger?r`
      <${ot} part=${e} cls="tally">
        <${Qt} t=${o} ledger=${e.ledger} heads=${e.ledger.columns.map(s=>({name:s}))} best=${[]} />
      <//>
    `:null}var Gs=({part:e,game:t,onWhole:o})=>r`
  <ol
    class=${"rail"+(e.steps.items.length>8?" many":"")}
    style=${{"--steps":e.steps.items.length}}
    aria-label=${e.title}
    onClick=${o}
  >
    ${e.steps.items.map((n,a)=>{let s=a<e.steps.current?"done":a===e.steps.current?"now":"next";return r`
        <li key=${a} class=${`ch ${s}`} aria-current=${s==="now"?"step":void 0}>
          <${q} name=${n.emblem} game=${t} class="em" />
          <b>${n.label}</b>
          <span class="by">
            ${Jt(n).length>1?Jt(n).map(i=>r`
                      <span role="img" aria-label=${i.label} title=${i.label}><${L} colour=${i.colour} /></span>
                    `):Jt(n).map(i=>r`
                      ${i.colour?r`
                              <${L} colour=${i.colour} />
                            `:null}${i.label}
                    `)}
          </span>
        </li>
      `})}
  </ol>
`;var Ks=({items:e,counted:t})=>t?e.filter(o=>o.count>0):e;function Gr({t:e,seat:t,game:o,turn:n,colourOf:a,nameOf:s,onWhole:i}){let l=t.parts||[],u=l.filter($=>$.counter&&!$.counter.large),d=l.filter($=>$.counter?.large),c=l.filter($=>$.pieces),p=c.filter($=>$.pieces.items.some(f=>f.colour)),m=c.filter($=>!$.pieces.items.some(f=>f.colour)&&Ks($.pieces).length),h=l.filter($=>!$.counter&&!$.pieces);return r`
    <article class=${"card pl"+(n?" turn":"")} onClick=${i}>
      <div class="pl-head">
        <${L} colour=${t.colour} />
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
              <${Rt} key=${$.id} items=${$.pieces.items} game=${o} />
            `:r`
              <${Vt} key=${$.id} pieces=${$.pieces} game=${o} title=${$.title} />
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
                        ${Ks($.pieces).map((f,g)=>r`
                            <${Ae} key=${g} p=${f} game=${o} />
                          `)}
                      </span>
                    `)}
                </span>
              `:null}
      </div>
      ${h.map($=>r`
          <${nt} key=${$.id} part=${$} game=${o} t=${e} colourOf=${a} nameOf=${s} />
        `)}
    </article>
  `}var Kr=({badges:e=[],game:t})=>r`
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
`;function Vs({t:e,table:t,ask:o,local:n,setLocal:a,onHome:s,onLog:i}){let l=t.snapshot,u=l.game?.id,d=l.view||{},c=d.table||[],p=d.seats||[],m=c.find(j=>j.steps),h=c.find(j=>j.battle&&!j.battle.again?.length),$=c.filter(j=>j!==m&&!j.battle&&!(j.ledger&&c.length>3)),f=j=>p.find(Q=>Q.seat===j)||(l.people||[]).find(Q=>Q.seat===j),g=j=>f(j)?.colour||"none",w=j=>f(j)?.name||e("seat.table"),[x,k]=y(null),C=_e(4,".part, .ac, .fl, .lb"),z=j=>a({...n,...j}),B=Is(l,p),v=o?.seats||[],_=j=>v.length&&v.length<p.length&&v[0]>=0?v.includes(j.seat):j.active,A=o&&!o.secret&&n.ask!==o.id&&(l.asks||[]).find(j=>j.secret&&j.sealed&&j.seats[0]===t.me?.seat),S=()=>k({title:l.game?.name,badges:d.badges,parts:[...$,...m?[m]:[]]}),P=d.round?r`
        <${b} id="round" />
        ${d.round}
      `:"",D=xe(e,l).filter(j=>j.kind==="bad"||j.kind==="warn");return r`
    <div class="p-round">
      <${se}
        t=${e}
        table=${t}
        title=${d.headline&&d.headline!==o?.prompt?d.headline:P||l.game?.name}
        sub=${d.headline&&d.headline!==o?.prompt?P:l.game?.name}
        chips=${D}
        onHome=${s}
        onLog=${i}
      >
        <${Kr} badges=${d.badges} game=${u} />
      <//>
      <main
        class=${`deck${m?"":" no-rail"}${$.length?"":" no-shore"}${$.some(j=>j.track&&We(j.track))?" raced":""}`}
      >
        ${m?r`
                <${Gs} part=${m} game=${u} onWhole=${S} />
              `:null}
        ${A?r`
                <${bs}
                  t=${e}
                  table=${t}
                  onChange=${()=>z({ask:A.id})}
                  others=${r`
                    <${Ye} t=${e} table=${t} ask=${o} onChoose=${j=>z({ask:j})} />
                  `}
                />
              `:o?r`
                  <${Kt}
                    t=${e}
                    table=${t}
                    ask=${o}
                    others=${r`
                      <${Ds} t=${e} table=${t} />
                      <${Ye} t=${e} table=${t} ask=${o} onChoose=${j=>z({ask:j})} />
                      ${h?r`
                              <button
                                class="btn square show-last"
                                aria-label=${e("battle.look",{what:h.title})}
                                title=${e("battle.look",{what:h.title})}
                                onClick=${()=>z({put:null})}
                              >
                                <${b} id="dice" />
                              </button>
                            `:null}
                    `}
                    banner=${B}
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
            onClick=${j=>{j.target.closest("button")||S()}}
          >
            ${$.map(j=>r`
                <${nt} key=${j.id} part=${j} game=${u} t=${e} colourOf=${g} nameOf=${w} />
              `)}
          </aside>
        `}
        ${p.length?r`
                <section class=${"fleets n"+p.length} aria-label=${e("seat.all")}>
                  ${p.map(j=>r`
                      <${Gr}
                        key=${j.seat}
                        t=${e}
                        seat=${j}
                        game=${u}
                        turn=${_(j)}
                        colourOf=${g}
                        nameOf=${w}
                        onWhole=${()=>k({title:j.name||w(j.seat),first:j.first,parts:j.parts||[]})}
                      />
                    `)}
                </section>
              `:null}
      </main>
      ${x&&x.parts.length?r`
              <${W} t=${e} title=${x.title} onClose=${()=>k(null)}>
                <div class="dialog-body whole" tabindex="0" role="group" aria-label=${x.title}>
                  ${x.first?r`
                          <ul class="items">
                            <li>
                              <${U} id="first" class="ic" />
                              <span>${e("seat.firstlong")}</span>
                              <b></b>
                            </li>
                          </ul>
                        `:null}${(x.badges||[]).map((j,Q)=>r`
                      <p key=${Q} class="badge">
                        ${j.emblem?r`
                                <${q} name=${j.emblem} game=${u} />
                              `:null}${j.text}
                      </p>
                    `)}${x.parts.map(j=>r`
                      <${Us} key=${j.id} part=${j} game=${u} t=${e} colourOf=${g} nameOf=${w} />
                    `)}
                </div>
              <//>
            `:null}
    </div>
  `}function Zs(e,t){let[o,n]=y(null);return O(()=>{let a=!1,s=0,i=0,l=()=>I(e.lang,"GET","/history").then(u=>{let d=(u||[]).find(c=>c.game.id===t.game?.id&&c.people.map(p=>p.name).join()===t.people.map(p=>p.name).join());a||(d?n(d):++s<5&&(i=window.setTimeout(l,2e3)))},()=>{});return l(),()=>{a=!0,clearTimeout(i)}},[e.lang,t.game?.id]),o}var Js=e=>Math.max(1,Math.round((Date.parse(e.ended)-Date.parse(e.began))/6e4)),Vr=e=>[1,2,5,10,20,50,100,200].find(t=>e/t<=4)||500,Zr=e=>e.map((t,o)=>t?`${e[o-1]?"L":"M"}${t[0].toFixed(1)} ${t[1].toFixed(1)}`:"").join("");function Qs({t:e,game:t,best:o}){let{ref:n,size:a}=tt(),s=(a?.rem||16)/16,i=a?a.width/s:320,l=a?a.height/s:300,u=34,d=92,c=28,p=10,m=t.rounds,h=m.length;if(h<2||m[h-1].scores.some(S=>S===null))return null;let $=m.flatMap(S=>S.scores).filter(S=>S!==null),f=Math.min(0,...$),g=Math.max(1,...$),w=Vr(g-f),x=Math.ceil(g/w)*w,k=Math.floor(f/w)*w,C=S=>u+S/(h-1)*(i-u-d),z=S=>p+(x-S)/(x-k)*(l-p-c),B=Array.from({length:Math.round((x-k)/w)+1},(S,P)=>k+P*w),v=Math.ceil(h/6),_=t.people.map((S,P)=>({...S,seat:P,y:z(m[h-1].scores[P])})).sort((S,P)=>S.y-P.y);_.forEach((S,P)=>{P&&(S.y=Math.max(S.y,_[P-1].y+19))});let A=Math.max(0,_[_.length-1].y-(l-c));return r`
    <section class="card course">
      <h2 class="cap">${e("score.rounds")}</h2>
      <svg ref=${n} viewBox=${`0 0 ${i} ${l}`} role="img" aria-label=${e("score.rounds")}>
        ${B.map(S=>r`
            <g key=${S}>
              <line class="grid" x1=${u} x2=${i-d} y1=${z(S)} y2=${z(S)} />
              <text x=${u-6} y=${z(S)+4} text-anchor="end">${S}</text>
            </g>
          `)}
        ${m.map((S,P)=>(P%v===0||P===h-1)&&(P===h-1||h-1-P>=v/2)&&r`
              <text key=${P} x=${C(P)} y=${l-8} text-anchor="middle">${P+1}</text>
            `)}
        ${t.people.map((S,P)=>r`
            <path
              key=${P}
              class=${`trace c-${S.colour}${o.includes(P)?" best":""}`}
              d=${Zr(m.map((D,j)=>D.scores[P]===null?null:[C(j),z(D.scores[P])]))}
            />
          `)}
        ${_.map(S=>r`
            <g key=${S.seat}>
              <use
                href=${"#"+(ce("tm-"+S.colour)?"tm-"+S.colour:"tm-other")}
                class=${"c-"+S.colour}
                x=${i-d+6}
                y=${S.y-A-7}
                width="13"
                height="13"
              />
              <text class="name" x=${i-d+22} y=${S.y-A+4}>${S.name.length>8?S.name.slice(0,7)+"…":S.name}</text>
            </g>
          `)}
      </svg>
    </section>
  `}function Jr(e,t){let o=$e(e),n=t.lines.find(d=>d.total),a=d=>n?.values[d]??o[d]?.score,s=t.columns.map((d,c)=>({i:c,name:o[c]?.name||d,colour:o[c]?.colour,seat:o[c]?.seat??c,points:a(c)})),i=e.result?.ranking,l=d=>i?i.findIndex(c=>c.includes(d.seat)):-(d.points??0),u=[...s].sort((d,c)=>l(d)-l(c));return{order:u,best:u.filter(d=>l(d)===l(u[0]))}}var Qr=(e,t)=>t<60?e("score.minutes",{n:t}):e("score.hours",{n:Math.floor(t/60),minutes:t%60}),Yr=(e,t,o,n)=>[`${t.game?.name}, ${new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date)}`,...o.map(a=>`${n.includes(a)?"★ ":""}${a.name}${a.points===void 0?"":`: ${a.points}`}`)].join(`
`);function Ys({t:e,table:t,onHome:o,onLog:n,onAgain:a}){let[s,i]=y(!1),l=Zs(e,t.snapshot),u=async()=>{let f=Yr(e,d,p,m);try{navigator.share?await navigator.share({text:f}):(await navigator.clipboard.writeText(f),i(!0))}catch{}},d=t.snapshot,c=Co(d),{order:p,best:m}=Jr(d,c),h={...c,lines:c.lines.map(f=>({...f,values:p.map(g=>f.values[g.i]),how:f.how&&p.map(g=>f.how[g.i])}))},$=p.length>m.length&&m[0].points-p[m.length].points||0;return r`
    <div class="p-score">
      <${se}
        t=${e}
        table=${t}
        title=${e("score.title")}
        sub=${[d.game?.name,d.view?.round,l&&Qr(e,Js(l))].filter(Boolean).join(" · ")}
        onHome=${o}
        onLog=${n}
      />
      <main class="sheet">
        <section class=${`card tally${c.lines.length>7?" long":""}`}>
          <${Qt} t=${e} ledger=${h} heads=${p} best=${p.flatMap((f,g)=>m.includes(f)?[g]:[])} />
        </section>
        <aside class="say">
          <section class=${"podium"+(String(m[0].points??"").length+m[0].name.length>8?" far":"")}>
            <${U} id="crown" class="em" />
            <h2>
              ${m.map(f=>r`
                  <span class="who">
                    <${L} colour=${f.colour} />
                    ${f.name}
                  </span>
                `)}
            </h2>
            <p>${m.length>1?e("score.shared"):$?e("score.by",{n:$}):e("score.wins")}</p>
            <b class="pts">${m[0].points<0?"−"+-m[0].points:m[0].points??""}</b>
          </section>
          ${l&&l.rounds.length>1?r`
                  <${Qs} t=${e} game=${l} best=${m.map(f=>f.seat)} />
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
              <${b} id="share" />
              ${e(s?"score.copied":"score.share")}
            </button>
            <button class="btn" onClick=${()=>print()}>
              <${b} id="print" />
              ${e("score.print")}
            </button>
            <button class="btn primary" onClick=${a}>
              ${e("score.again")}
              <${b} id="next" />
            </button>
          </div>
        </aside>
      </main>
    </div>
  `}var Xr={player:"crew.player",spectator:"crew.spectator",host:"crew.host"};function Ro({t:e,table:t,role:o,path:n="/invitations"}){let[a,s]=y(null);return O(()=>{let i=!1,l=0,u=()=>I(e.lang,"POST",n,n==="/invitations"?{role:o}:{}).then(d=>{i||(s(d),l=window.setTimeout(u,Math.max(1e4,Date.parse(d.until)-Date.now()-3e4)))},()=>{l=window.setTimeout(u,3e3)});return u(),()=>{i=!0,clearTimeout(l)}},[o,t.crew,e.lang]),r`
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
  `}function ei({t:e,table:t}){let[o,n]=y(null),[a,s]=y(null),[i,l]=y(""),u=p=>p.then(m=>{n(m),l("")},m=>l(m.message||e("notice.network")));O(()=>{u(I(e.lang,"GET","/devices"))},[t.crew,e.lang]);let d=(p,m)=>{s(null),u(I(e.lang,"POST","/devices/"+p.id,{role:m}))},c=p=>{s(null),u(I(e.lang,"DELETE","/devices/"+p.id))};return r`
    <ul class="devices">
      ${(o||[]).map(p=>r`
          <li key=${p.id} class=${p.here?"here":""}>
            <span class="device">
              <b>${p.name==="?"?e("crew.device"):p.name}</b>
              <small>
                ${p.you?e("crew.you"):p.here?e("crew.here"):e("crew.away")}${" · "}${e(Xr[p.role])}
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
                                onClick=${()=>u(I(e.lang,"POST","/devices/"+p.id,{shows:!p.shows}))}
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
                        <${b} id="remove" />
                      </button>
                    `}
          </li>
        `)}
    </ul>
    ${i?r`
            <p class="trouble" role="alert">${i}</p>
          `:null}
  `}function ti({t:e,table:t,onClose:o}){let[n,a]=y("player"),s=ee(t.me,"host"),i=async()=>{try{await I(e.lang,"POST","/leave",{})}catch{return}o(),t.open()};return r`
    <${W} t=${e} title=${e("crew.title")} onClose=${o}>
      <div class="dialog-body crew">
        ${s?r`
                <div class="seg" role="group" aria-label=${e("crew.as")}>
                  ${["player","spectator"].map(l=>r`
                      <button key=${l} class=${l===n?"on":""} aria-pressed=${l===n} onClick=${()=>a(l)}>
                        ${e(l==="player"?"crew.plays":"crew.watches")}
                      </button>
                    `)}
                </div>
                <${Ro} t=${e} table=${t} role=${n} />
                <${ei} t=${e} table=${t} />
                ${t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${Ft} t=${e} table=${t} />
                      `:null}
              `:r`
                <p>${e("crew.mine."+(t.me?.role||"player"))}</p>
                <p class="dim">${e("crew.ask")}</p>
                ${ee(t.me,"player")&&t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${Ft} t=${e} table=${t} />
                      `:null}
                <div class="menu">
                  <button class="btn" onClick=${i}>
                    <${b} id="close" />
                    ${e("crew.leave")}
                  </button>
                </div>
              `}
      </div>
    <//>
  `}function Xs({t:e,table:t}){let[o,n]=y(!1);return t.me?r`
    <button class="btn crew-open" aria-label=${e("crew.title")} onClick=${()=>n(!0)}>
      <${b} id="phone" />
      <span>${e("crew.title")}</span>
    </button>
    ${o?r`
            <${ti} t=${e} table=${t} onClose=${()=>n(!1)} />
          `:null}
  `:null}function re(e,t){let[o,n]=y({}),[a,s]=y(0);return O(()=>{let i=!1;return I(e.lang,"GET",t,void 0,60).then(l=>{i||n({value:l})},l=>{i||n(u=>({...u,trouble:l.message||e("notice.network")}))}),()=>{i=!0}},[e.lang,t,a]),{...o,again:()=>s(i=>i+1)}}var ie=({t:e,kept:t})=>t.trouble?r`
        <p class="trouble" role="alert">${t.trouble}</p>
        <button class="btn" onClick=${t.again}>${e("archive.again")}</button>
      `:r`
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      `,Ho=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date(t)),De=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));var oi=2e3;function ea({t:e}){let t=re(e,"/health"),o=t.value;if(O(()=>{let u=setInterval(t.again,oi);return()=>clearInterval(u)},[]),!o)return r`
      <${ie} t=${e} kept=${t} />
    `;let n=(u,d=1)=>new Intl.NumberFormat(e.lang,{maximumFractionDigits:d}).format(u),a=u=>n(u/2**30),s=(u,d)=>u==null?e("health.unknown"):d(u),i=o.reading,l=[["camera",xe(e,{camera:o.camera}).map(u=>u.text).join(" · ")+(o.camera.live?` · ${e("health.rate",{n:n(o.camera.rate)})}`:"")],["reading",i.count+i.failed?e("health.read",{last:n(i.last_ms/1e3,2),mean:n(i.mean_ms/1e3,2),n:i.count,failed:i.failed}):e("health.never")],["disk",s(o.box.disk_free,u=>e("health.free",{free:a(u),size:a(o.box.disk_size)}))],["panel",o.panel.some(u=>u.is!=="skipped")?e("health.parts",{found:o.panel.filter(u=>u.is==="found").length,failed:o.panel.filter(u=>u.is==="failed").length}):e("health.none")],["copy",o.copy?De(e,o.copy):e("health.none")],["heat",s(o.box.celsius,u=>`${n(u,0)} °C`)],["supply",s(o.box.low_voltage,u=>e(u?"health.weak":"health.fine"))],["devices",e("health.here",{here:o.devices.here,known:o.devices.known})],["since",De(e,new Date(Date.now()-o.up*1e3).toISOString())]];return r`
    <div class="worries" role="status">
      ${o.ok?r`
              <p class="well">
                <${b} id="check" />
                ${e("health.well")}
              </p>
            `:o.worries.map(u=>r`
                <p key=${u} class="worry">
                  <${b} id="warn" />
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
        <${b} id="save" />
        ${e("health.report")}
      </a>
    </div>
    <p class="dim">${e("health.how")}</p>
  `}var ni=700,ta=["ready","reading","asks","trouble"],si={apa102:"apa",ws2812:"ws",relay:"relay",pwm:"pwm",leds:"leds"},ai=[12,32,33,35],ri=[19,38],ii=({t:e,p:t})=>r`
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
      ${ta.map(o=>r`
          <li key=${o} class=${`lamp at-${o}${t.signal===o?" on":""}`}>
            <i></i>
            <span>${e("panel.signal."+o)}</span>
          </li>
        `)}
    </ul>
  </figure>
`;function li({t:e,p:t,press:o,busy:n,onWire:a}){let s=Math.round(t.light*100);return r`
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
        <${b} id="edit" />
        ${e("panel.wiring")}
      </button>
    </div>
  `}var ci={found:"check",failed:"warn",skipped:"minus",opening:"more"},ui=({t:e,parts:t})=>r`
  <ul class="panel-parts">
    ${t.map(o=>r`
        <li key=${o.name} class=${o.is}>
          <${b} id=${ci[o.is]} />
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
      <${b} id="down" />
    </span>
  </label>
`;function di({t:e,p:t,onClose:o}){let[n,a]=y(null),[s,i]=y(null),[l,u]=y(!1),d=n||t.wiring,c=(v,_)=>{i(null),a({...d,[v]:_})},p=["",e("panel.none")],m=v=>[v,`${v} · ${t.header[v-1].name}`],h=t.header.filter(v=>v.use==="free").map(v=>m(v.pin)),$=ri.map(m),f=v=>[p,...v.map(_=>[_,e("panel.kind."+si[_])])],g=v=>r`
    <label class="panel-pick">
      <span>${e("panel.pixels")}</span>
      <input
        class="num"
        type="number"
        inputmode="numeric"
        min="1"
        max="60"
        value=${d[v].pixels||""}
        onInput=${_=>c(v,{...d[v],pixels:Math.trunc(Number(_.target.value))||0})}
      />
    </label>
  `,w=(v,_)=>({kind:v,pin:_===19?38:19,pixels:8}),x=v=>v&&(v.kind==="apa102"||v.kind==="ws2812"),k=v=>c("light",v?v==="relay"?{kind:v,pin:36}:v==="pwm"?{kind:v,pin:32}:{...w(v,x(d.state)&&d.state.pin),pixels:16}:void 0),C=v=>c("state",v?v==="leds"?{kind:v,pins:[29,31,33,37]}:w(v,x(d.light)&&d.light.pin):void 0),z=async()=>{u(!0);try{await I(e.lang,"POST","/panel",d,20),a(null),i({good:!0,text:e("panel.kept")})}catch(v){i({text:v.message||e("notice.network")})}u(!1)},B=v=>{let _=[...d.state.pins||[]];return A=>{A?_[v]=Number(A):_.splice(v,1),c("state",{...d.state,pins:_.filter(Boolean)})}};return r`
    <${W} t=${e} title=${e("panel.wiring")} onClose=${o}>
      <div class="dialog-body panel-wiring">
        <p class="dim">${e("panel.how")}</p>
        <fieldset>
          <legend>${e("panel.part.button")}</legend>
          <${me}
            label=${e("panel.pin")}
            value=${d.button?.pin??""}
            options=${[p,...h]}
            onPick=${v=>c("button",v?{pin:Number(v)}:void 0)}
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
                    label=${e(x(d.light)?"panel.data":"panel.pin")}
                    value=${d.light.pin}
                    options=${x(d.light)?$:d.light.kind==="pwm"?ai.map(m):h}
                    onPick=${v=>c("light",{...d.light,pin:Number(v)})}
                  />
                `:null}
          ${x(d.light)?g("light"):null}
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
                      onInput=${v=>c("light",{...d.light,level:(Math.trunc(Number(v.target.value))||100)/100})}
                    />
                  </label>
                `:null}
          ${d.light?.kind==="relay"?r`
                  <${me}
                    label=${e("panel.level")}
                    value=${d.light.low?"low":"high"}
                    options=${[["high",e("panel.high")],["low",e("panel.low")]]}
                    onPick=${v=>c("light",{...d.light,low:v==="low"||void 0})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.state")}</legend>
          <${me} label=${e("panel.kind")} value=${d.state?.kind??""} options=${f(["leds","apa102","ws2812"])} onPick=${C} />
          ${d.state?.kind==="leds"?ta.slice(0,Math.min(4,(d.state.pins?.length||0)+1)).map((v,_)=>r`
                    <${me}
                      key=${v}
                      label=${e("panel.led",{n:_+1})}
                      value=${d.state.pins?.[_]??""}
                      options=${[p,...h]}
                      onPick=${B(_)}
                    />
                  `):null}
          ${x(d.state)?r`
                  <${me}
                    label=${e("panel.data")}
                    value=${d.state.pin}
                    options=${$}
                    onPick=${v=>c("state",{...d.state,pin:Number(v)})}
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
            onPick=${v=>c("buzzer",v?{on:!!d.buzzer?.on,pin:Number(v)}:void 0)}
          />
          ${d.buzzer?r`
                  <${me}
                    label=${e("panel.sound")}
                    value=${d.buzzer.on?"on":"off"}
                    options=${[["off",e("panel.sound.off")],["on",e("panel.sound.on")]]}
                    onPick=${v=>c("buzzer",{...d.buzzer,on:v==="on"})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.sensor")}</legend>
          <${me}
            label=${e("panel.addr")}
            value=${d.sensor?d.sensor.high?"high":"low":""}
            options=${[p,["low",e("panel.addr.low")],["high",e("panel.addr.high")]]}
            onPick=${v=>c("sensor",v?{high:v==="high"}:void 0)}
          />
        </fieldset>
        <div class="panel-keep">
          <p class=${"copy-said "+(s?.good?"good":"trouble")} role="status">${s?.text||""}</p>
          <button class="btn primary keep" disabled=${l||!n} onClick=${z}>
            <${b} id="save" />
            ${e("panel.save")}
          </button>
        </div>
      </div>
    <//>
  `}function oa({t:e}){let t=re(e,"/panel"),o=t.value,[n,a]=y(""),[s,i]=y(!1),[l,u]=y(!1);return O(()=>{let c=setInterval(t.again,ni);return()=>clearInterval(c)},[]),o?r`
    <div class="panel-top">
      <${ii} t=${e} p=${o} />
      <${li} t=${e} p=${o} press=${async c=>{i(!0),a("");try{await I(e.lang,"POST","/panel/press",{seconds:c},20)}catch(p){a(p.message||e("notice.network"))}i(!1),t.again()}} busy=${s} onWire=${()=>u(!0)} />
    </div>
    <p class="copy-said trouble" role="alert">${n||o.fault||""}</p>
    <${ui} t=${e} parts=${o.parts} />
    <p class="dim">${e(o.drawn?"panel.drawn":"panel.real")}</p>
    ${l?r`
            <${di} t=${e} p=${o} onClose=${()=>u(!1)} />
          `:null}
  `:r`
      <${ie} t=${e} kept=${t} />
    `}var pi=e=>e.people.map((t,o)=>({...t,seat:o,place:e.places[o],score:e.scores[o]})).sort((t,o)=>(t.place||99)-(o.place||99)),na=({head:e,rows:t,total:o})=>r`
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
`;function hi({t:e,game:t,onClose:o}){let n=t.sheet?.lines||[];return r`
    <${W} t=${e} wide title=${`${t.game.name}, ${Ho(e,t.ended)}`} onClose=${o}>
      <div class="dialog-body ar-past">
        ${n.length?r`
                <h3>${e("archive.sheet")}</h3>
                <${na} head=${t.sheet.columns} rows=${n} total=${a=>n[a].total} />
              `:null}
        <h3>${e("archive.rounds")}</h3>
        <${na} head=${t.people.map(a=>a.name)} rows=${t.rounds.map(a=>({label:a.name,values:a.scores}))} />
        <p class="dim">
          ${e("archive.length",{n:t.steps,minutes:Math.round((Date.parse(t.ended)-Date.parse(t.began))/6e4)})}
        </p>
      </div>
    <//>
  `}function sa({t:e}){let t=re(e,"/history"),[o,n]=y(null);return t.value?t.value.length?r`
    <ul class="games-list">
      ${t.value.map(a=>r`
          <li key=${a.table+a.no}>
            <button class="past-game" onClick=${()=>n(a)}>
              <span class="when">
                <b>${a.game.name}</b>
                <small>${Ho(e,a.ended)}</small>
              </span>
              <span class="ar-who">
                ${pi(a).map(s=>r`
                    <span key=${s.seat} class=${s.place===1?"won":""}>
                      <${L} colour=${s.colour} />
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
            <${hi} t=${e} game=${o} onClose=${()=>n(null)} />
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `:r`
      <${ie} t=${e} kept=${t} />
    `}function mi({t:e,die:t}){let o=1/t.faces.length,n=Math.max(...t.faces.map(s=>s.high),2*o),a=s=>`${(100*Math.min(1,s/n)).toFixed(2)}%`;return r`
    <li class=${"fairness "+t.verdict}>
      <p class="colour">
        <${L} colour=${t.colour} />
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
                      <${Z} colour=${t.colour} face=${i+1} />
                    `:r`
                      <small>${i+1}</small>
                    `}
              <b class="num">${s.count}</b>
            </li>
          `)}
      </ol>
      <p class="judged">${e("archive.dice."+t.verdict)}</p>
    </li>
  `}function aa({t:e}){let t=re(e,"/statistics");if(!t.value)return r`
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
                  <${mi} key=${s.colour+s.kind} t=${e} die=${s} />
                `)}
            </ul>
            <p class="dim">${e("archive.dice.how")}</p>
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `}var $i=["red","green","blue","white","yellow","black","purple","orange"];function fi({t:e,person:t,symbols:o,onDone:n,onClose:a}){let[s,i]=y({name:"",colour:"",symbol:"",language:"",...t}),[l,u]=y(!1),[d,c]=y(""),p=f=>{u(!1),i({...s,...f})},m=f=>f.then(n,g=>{u(!1),c(g.message||e("notice.network"))}),h=()=>m(I(e.lang,"POST","/people"+(s.id?"/"+s.id:""),{name:s.name,colour:s.colour,symbol:s.symbol,language:s.language})),$=()=>l?m(I(e.lang,"DELETE","/people/"+s.id,void 0,120)):u(!0);return r`
    <${W} t=${e} title=${s.id?t.name:e("archive.person.new")} onClose=${a}>
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
          ${$i.map(f=>r`
              <button
                key=${f}
                class=${"sign"+(f===s.colour?" on":"")}
                aria-pressed=${f===s.colour}
                aria-label=${e.hue(f)}
                onClick=${()=>p({colour:f===s.colour?"":f})}
              >
                <${L} colour=${f} />
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
                <${q} name=${f} class="ic" />
              </button>
            `)}
        </div>
        <div class="seg" role="group" aria-label=${e("archive.person.language")}>
          ${Ne.map(f=>r`
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
  `}function ra({t:e,host:t}){let o=re(e,"/people"),[n,a]=y(null);if(!o.value)return r`
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
                      <${L} colour=${l.colour} />
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
                      <${b} id="edit" />
                    `:null}
            </button>
          </li>
        `)}
    </ul>
    ${t?r`
            <button class="btn add" onClick=${()=>a({})}>
              <${b} id="plus" />
              ${e("archive.person.new")}
            </button>
          `:null}
    ${n?r`
            <${fi}
              key=${n.id||"new"}
              t=${e}
              person=${n}
              symbols=${i}
              onClose=${()=>a(null)}
              onDone=${()=>{a(null),o.again()}}
            />
          `:null}
  `}function ia({t:e}){let t=re(e,"/copies"),[o,n]=y(null),[a,s]=y(null),[i,l]=y(!1),u=async(h,$)=>{l(!0),s(null);try{let f=await h();s({good:!0,text:$(f)})}catch(f){s({text:f.message||e("notice.network")})}l(!1),n(null),t.again()},d=h=>e("copies.brought",{n:h.steps,when:De(e,h.last||h.made)}),c=h=>o===h.name?u(()=>I(e.lang,"POST","/copies/"+encodeURIComponent(h.name),{},120),d):n(h.name),p=h=>{let $=h.target.files[0];h.target.value="",$&&n($)},m=h=>u(()=>I(e.lang,"POST","/copy",new Blob([h],{type:"application/gzip"}),180),d);return r`
    <div class="copy-acts">
      <a class="btn primary" href=${"/api/v1/copy?lang="+e.lang} download>
        <${b} id="save" />
        ${e("copies.take")}
      </a>
      <label class="btn">
        <${b} id="share" />
        ${e("copies.bring")}
        <input class="vh" type="file" accept=".quartermaster" disabled=${i} onChange=${p} />
      </label>
      <button
        class="btn"
        disabled=${i}
        onClick=${()=>u(()=>I(e.lang,"POST","/copies",{},60),()=>e("copies.kept"))}
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
                      <b>${De(e,h.made)}</b>
                      <small>
                        ${e("copies."+h.why)}${" · "}${e("copies.steps",{n:h.steps})}
                        ${h.last?" · "+e("copies.last",{when:De(e,h.last)}):""}
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
  `}var la={games:sa,standings:aa,people:ra,copies:ia,health:ea,panel:oa},ca=({t:e})=>r`
  <a class="btn archive-open" href="#archive" aria-label=${e("archive.title")}>
    <${b} id="chart" />
    <span>${e("archive.title")}</span>
  </a>
`;function ua({t:e,table:t,onHome:o}){let n=!t.me||t.me.house,a=Object.keys(la).filter(d=>d==="copies"?n:d==="health"||d==="panel"?ee(t.me,"host"):!0),s=location.hash.split("/")[1],[i,l]=y(a.includes(s)?s:"games"),u=la[i];return r`
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
  `}var Ie=e=>new Promise(t=>setTimeout(t,e));function st(e){let t=!1;return(async()=>{for(;!t;)await e(()=>t)})(),()=>{t=!0}}var qe=["view","sizes","corners","empty","dice","test"];function da(e){let[t,o]=y({known:!1,setup:null,trouble:""}),n=F(0),a=i=>{n.current=i?.setup?.serial||0,o({known:!0,setup:i?.setup||null,trouble:""})};O(()=>{let i=!0;return st(async l=>{let u=n.current;!i&&!u&&await Ie(1500);try{let d=await I(e.lang,"GET","/setup"+(i?"":"?after="+u),void 0,25);if(l())return;let c=d?.setup?.serial||0;if(!i&&c===n.current)return;(u===n.current||c>n.current)&&a(d),i=!1}catch(d){if(l())return;o(c=>({...c,trouble:d.message||e("notice.network")})),await Ie(1500)}})},[e.lang]);let s=async(i,l,u,d=30)=>{try{let c=await I(e.lang,i,l,u,d);return c&&"setup"in c&&a(c),o(p=>({...p,trouble:""})),c||{}}catch(c){return o(p=>({...p,trouble:c.message||e("notice.network")})),null}};return{...t,ask:s,begin:()=>s("POST","/setup/begin",{}),go:i=>s("POST","/setup",{seen:n.current,step:i}),say:(i,l)=>s("POST","/setup",{seen:n.current,answers:i,...l?{step:l}:{}}),shoot:i=>s("POST","/setup/pictures",{for:i})}}function Xt(e,t,o=400){let[n,a]=y(null);return O(()=>{if(a(null),!!t)return st(async s=>{try{let i=await I(e.lang,"GET",t,void 0,10);s()||a(i)}catch{}await Ie(o)})},[e.lang,t]),n}function ne(e,t=!0){let[o,n]=y(null),[a,s]=y("");return O(()=>{if(!t)return;let i="";return st(async l=>{let u=Date.now();try{let d=[i&&"after="+i,e&&"camera="+encodeURIComponent(e)].filter(Boolean).join("&"),c=await fetch(he("/live.jpg"+(d&&"?"+d)),{signal:AbortSignal.timeout(8e3)});if(!c.ok)throw(await c.json())?.error?.text||"";let p=c.headers.get("X-Frame")||"";if(p!==i){let m=await createImageBitmap(await c.blob());if(l())return;n({bitmap:m,frame:p,width:m.width,height:m.height})}i=p,s("")}catch(d){if(l())return;s(typeof d=="string"?d:"…"),await Ie(1e3)}await Ie(Math.max(0,120-(Date.now()-u)))})},[e,t]),{shot:o,dark:a}}function eo({bitmap:e,from:t,class:o=""}){let n=F(null),[a,s,i,l]=t||[0,0,e.width,e.height];return ye(()=>{let u=n.current.getContext("2d");u.fillRect(0,0,i,l),u.drawImage(e,a,s,i,l,0,0,i,l)},[e,a,s,i,l]),r`
    <canvas ref=${n} class=${o} width=${i} height=${l} aria-hidden="true"></canvas>
  `}function te({t:e,shot:t,dark:o="",draw:n,onPointer:a,children:s}){let i=F(null),[l,u]=y(600);O(()=>{let c=new ResizeObserver(()=>i.current&&u(i.current.clientWidth||600));return c.observe(i.current),()=>c.disconnect()},[]);let d=c=>p=>{if(!a||!t)return;let m=i.current.getBoundingClientRect();a(c,[(p.clientX-m.left)/m.width*t.width,(p.clientY-m.top)/m.height*t.height],p)};return r`
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
                        <${eo} bitmap=${t.bitmap} />
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
`,pa=({shot:e,place:t,side:o})=>{let n=Math.round(e.width/32);return r`
    <div class=${"setup-loupe "+o} aria-hidden="true">
      <${eo} bitmap=${e.bitmap} from=${[Math.round(t[0])-n,Math.round(t[1])-n,2*n+1,2*n+1]} />
      <b></b>
      <b></b>
    </div>
  `};function oe({t:e,kept:t,title:o,text:n,back:a,next:s,onNext:i,ready:l=!0,children:u,other:d}){let[c,p]=y(!1),m=async()=>{p(!0),await i(),p(!1)};return r`
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
                <button class="btn square back" onClick=${()=>t.go(a)} aria-label=${e("setup.back")}><${b} id="prev" /></button>
              `:null}
        ${s?r`
                <button class="btn primary next" disabled=${!l||c} onClick=${m}>
                  ${s}
                  <${b} id="next" />
                </button>
              `:null}
      </div>
    </aside>
  `}var le=({icon:e,name:t,is:o,word:n,text:a="",share:s})=>r`
  <section class=${"card setup-mark "+o}>
    <div>
      <${b} id=${e} />
      <span>${t}</span>
      <b>
        <${b} id=${o==="good"?"check":o==="wait"?"more":"warn"} class="ic-s" />
        ${n}
      </b>
    </div>
    ${s===void 0?null:r`
            <span class="setup-scale"><i style=${`width:${Math.round(100*Math.min(1,Math.max(0,s)))}%`}></i></span>
          `}
    <p>${a}</p>
  </section>
`;function gi({t:e,one:t,onPick:o}){let{shot:n}=ne(t.id,t.sees);return r`
    <li>
      <button class="card setup-camera" disabled=${!!t.held_by} onClick=${o} data-camera=${t.kind}>
        ${n?r`
                <${eo} bitmap=${n.bitmap} />
              `:r`
                <span class="setup-noimg"><${b} id=${t.kind==="upload"||t.kind==="phone"?"phone":"camera"} /></span>
              `}
        <b>${t.name||e("setup.camera."+t.kind)}</b>
        <small>${t.held_by?e("setup.camera.held",{table:t.held_by}):""}</small>
      </button>
    </li>
  `}function wi({t:e,kept:t,cameras:o,onChosen:n,onClose:a}){let[s,i]=y(""),[l,u]=y(!1),d=async c=>{u(!0);let p=await t.ask("POST","/camera",c,30);u(!1),p&&n(p)};return r`
    <section class="setup-choose">
      <h2>${e("setup.camera.which")}</h2>
      <p>${o.advice||""}</p>
      <ul class="setup-cameras">
        ${o.cameras.map(c=>r`
            <${gi} key=${c.id} t=${e} one=${c} onPick=${()=>d({id:c.id})} />
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
  `}var ki=(e,t)=>{if(!t)return[{icon:"camera",name:e("setup.view.picture"),is:"wait",word:e("setup.view.wait")}];let o=s=>t.faults.includes(s),n=t.lid?t.lid.doubt?"fair":o("cut")?"bad":"good":"wait",a=["dark","bright","bands"].find(o);return[{icon:"corners",name:e("setup.view.lid"),is:n,word:e("setup.view.lid."+n),text:n==="good"&&t.die_px?e("setup.view.die",{n:Math.round(t.die_px)}):e("setup.view.lid."+n+".text")},{icon:"focus",name:e("setup.view.sharp"),is:o("blurred")?"fair":"good",word:e(o("blurred")?"setup.view.blurred":"setup.view.good"),text:o("blurred")?e("setup.view.blurred.text"):o("small")?e("setup.view.small"):"",share:t.sharp},{icon:"sun",name:e("setup.view.light"),is:a?"fair":"good",word:e("setup.view."+(a||"good")),text:a&&e("setup.view."+a+".text")}]};function ha({t:e,kept:t,setup:o}){let[n,a]=y(null),[s,i]=y(!1),{shot:l,dark:u}=ne("",!!n?.chosen&&!s),d=Xt(e,n?.chosen&&l?"/setup/view":"",350);if(O(()=>{t.ask("GET","/cameras").then(m=>m&&a(m))},[]),!n)return r`
      <p class="setup-dark" role="status">${t.trouble||e("setup.waits")}</p>
    `;if(!n.chosen&&!n.by_flags||s)return r`
      <${wi}
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
      ${ki(e,d).map(m=>r`
          <${le} key=${m.icon} ...${m} />
        `)}
    <//>
  `}var ma=[[290,290],[400,280]];function $a({t:e,kept:t,setup:o}){let{shot:n,dark:a}=ne(""),s=o.answers.board,[i,l]=y(s||{width_mm:290,height_mm:290,wall_mm:45}),[u,d]=y(o.answers.die?.edge_mm||16),[c,p]=y(!!s&&!ma.some(([$,f])=>$===s.width_mm&&f===s.height_mm)),m=($,f,g,w)=>r`
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
        onInput=${x=>g(Number(x.target.value))}
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
        ${ma.map(([$,f])=>{let g=!c&&i.width_mm===$&&i.height_mm===f;return r`
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
  `}function fa({t:e,kept:t,setup:o}){let{shot:n,dark:a}=ne(""),[s,i]=y(o.answers.corners_px?.length===4?o.answers.corners_px:null),[l,u]=y(o.answers.corners_px?.length===4?"":null),[d,c]=y(-1),p=async g=>{u(null);let w=await t.ask("POST","/setup/corners",g?{corners_px:g}:{},60);if(!w){u("unseen");return}i(w.corners_px),u(w.doubt)};O(()=>{s||p(null)},[]);let m=(g,w,x)=>{if(!(!s||!n))if(g==="down"){let k=s.map((C,z)=>[Math.hypot(C[0]-w[0],C[1]-w[1]),z]).sort((C,z)=>C[0]-z[0])[0];if(k[0]>n.width/6)return;x.currentTarget.setPointerCapture(x.pointerId),c(k[1]),i(s.map((C,z)=>z===k[1]?w:C))}else g==="move"&&d>=0?i(s.map((k,C)=>C===d?w:k)):g==="up"&&d>=0&&(c(-1),p(s))},h=g=>w=>{let x={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[w.key];x&&(w.preventDefault(),i(s.map((k,C)=>C===g?[k[0]+x[0],k[1]+x[1]]:k)),u("hand"))},$=()=>t.say({corners_px:s.map(g=>g.map(w=>Math.round(w*100)/100))},"empty"),f=l===null?"wait":l===""?"good":"fair";return r`
    <${te}
      t=${e}
      shot=${n}
      dark=${a}
      onPointer=${m}
      draw=${g=>s&&r`
          <${Ce} class="setup-lid" points=${s} width=${2.5*g} />
          ${s.map((w,x)=>r`
              <g key=${x} class="setup-corner">
                <circle cx=${w[0]} cy=${w[1]} r=${22*g} stroke-width=${3*g} />
                <circle class="dot" cx=${w[0]} cy=${w[1]} r=${3*g} />
                <text x=${w[0]} y=${w[1]-28*g} font-size=${20*g}>${x+1}</text>
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
              <${pa} shot=${n} place=${s[d]} side=${s[d][0]>n.width/2?"left":"right"} />
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
          <${b} id="corners" />
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
  `}var to=(e,t)=>[...e?.pictures||[]].reverse().find(o=>o.for===t)||null,Fo=e=>e&&{url:he("/setup/pictures/"+e.id),width:e.width_px,height:e.height_px};function Uo(e,t,o,n){let a=to(t,o),[s,i]=y(!a),l=F(!1),u=Xt(n,"/setup/still?for="+o,250);return O(()=>{!s||l.current||!u?.ready||(l.current=!0,e.shoot(o).then(d=>{l.current=!1,d&&i(!1)}))},[u,s]),{taken:s?null:a,still:u,again:()=>i(!0)}}var Go=({t:e,still:t,taken:o})=>r`
  <${le}
    icon="still"
    name=${e("setup.still")}
    is=${o?"good":t?.hand?"fair":"wait"}
    word=${e(o?"setup.still.taken":t?.hand?"setup.still.hand":"setup.still.wait")}
    text=${e(o?"setup.still.taken.text":"setup.still.text")}
    share=${o?1:Math.min(1,(t?.seconds||0)/2)}
  />
`;function ga({t:e,kept:t,setup:o}){let{taken:n,still:a,again:s}=Uo(t,o,"empty",e),{shot:i,dark:l}=ne("",!n),u=o.answers.corners_px;return r`
    <${te}
      t=${e}
      shot=${n?Fo(n):i}
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
                <${b} id="redo" />
                ${e("setup.again")}
              </button>
            `:null}
    >
      <${Go} t=${e} still=${a} taken=${n} />
    <//>
  `}var bi=["red","green","blue","white","yellow","black","purple","orange","pink","brown","grey"];function wa({t:e,kept:t,setup:o}){let{taken:n,still:a,again:s}=Uo(t,o,"teach",e),{shot:i,dark:l}=ne("",!n),[u,d]=y(null),[c,p]=y([]),[m,h]=y(-1),$=n?.id,f=o.calibration.state;O(()=>{if(d(null),!$)return;let z=!1;return t.ask("GET","/setup/dice",void 0,40).then(B=>{z||(d(B||void 0),B&&p(B.groups.map(v=>({...v,on:!0}))))}),()=>{z=!0}},[$]),O(()=>{f==="ready"&&t.go("test")},[f]);let g=c.filter(z=>z.on),w=async()=>{let z=[...new Set(g.map(v=>v.name))].map(v=>({name:v})),B=g.flatMap(v=>v.dice.map(_=>({colour:v.name,px:_})));await t.say({colours:z,dice:B})&&await t.ask("POST","/setup/calibration")},x=(z,B)=>{p(c.map((v,_)=>_===z?{...v,...B}:v)),h(-1)},k=o.calibration.refusal,C=f==="running";return r`
    <${te}
      t=${e}
      shot=${n?Fo(n):i}
      dark=${l}
      draw=${z=>n&&c.map((B,v)=>B.on?B.dice.map((_,A)=>r`
                  <g key=${v+"-"+A} class=${"setup-die"+(m===v?" on":"")}>
                    <circle cx=${_[0]} cy=${_[1]} r=${17*z} fill=${B.colour} stroke-width=${3*z} />
                    <text x=${_[0]} y=${_[1]+7*z} font-size=${20*z}>${v+1}</text>
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
                <${b} id="redo" />
                ${e("setup.again")}
              </button>
            `:null}
    >
      ${n?null:r`
              <${Go} t=${e} still=${a} taken=${n} />
            `}
      ${k?r`
              <section class="card setup-mark bad refusal" role="alert">
                <div>
                  <${b} id="warn" />
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
                ${c.map((z,B)=>r`
                    <li key=${B} class=${z.on?"":"off"}>
                      <button class="setup-group" aria-expanded=${m===B} onClick=${()=>h(m===B?-1:B)}>
                        <i style=${`background:${z.colour}`}>${B+1}</i>
                        <b>${z.on?e.colour(z.name):e("setup.dice.none")}</b>
                        <span class="num">${e("setup.dice.count",{n:z.dice.length})}</span>
                        <${b} id="down" class="ic-s" />
                      </button>
                      ${m===B?r`
                              <div class="setup-names">
                                ${bi.map(v=>r`
                                    <button
                                      key=${v}
                                      data-name=${v}
                                      class=${z.on&&v===z.name?"on":""}
                                      onClick=${()=>x(B,{name:v,on:!0})}
                                    >
                                      ${e.colour(v)}
                                    </button>
                                  `)}
                                <button class="none" onClick=${()=>x(B,{on:!1})}>${e("setup.dice.none")}</button>
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
  `}var at=3;function ka({t:e,kept:t,setup:o,onTested:n,onEnd:a}){let s=ne(""),[i,l]=y(null),[u,d]=y([]),[c,p]=y(o?.answers.name||e("setup.keep.name.usual")),m=o?.calibration?.found,h=o?.calibration?.state==="ready";O(()=>{o||n()},[o]);let $=async()=>{n(),await t.ask("POST","/setup/keep",{name:c},60)},f=async()=>{let z=await t.ask("POST","/reading",{},40);z&&l(z.reading)},g=z=>{d([...u,z]),l(null)},w=u.filter(z=>z==="right").length,x=u.length>=at;if(o&&!h)return r`
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
      draw=${z=>k.map(B=>{let[v,_]=So(B.outline_px);return r`
            <g key=${B.id} class="setup-die read">
              <${Ce} points=${B.outline_px} width=${3*z} />
              <text x=${v} y=${_-22*z} font-size=${26*z} stroke-width=${5*z}>${B.value}</text>
            </g>
          `})}
    />
    <${oe}
      t=${e}
      kept=${t}
      title=${x?e("setup.test.over"):e("setup.test.throw",{n:u.length+1,all:at})}
      text=${e(x?"setup.test.over.text":i?"setup.test.look":"setup.test.text")}
      next=${e(x?"setup.test.end":i?"setup.test.right":"setup.test.read")}
      onNext=${x?a:i?()=>g("right"):f}
      other=${i&&!x?r`
              <button class="btn setup-other wrong" onClick=${()=>g("wrong")}>
                <${b} id="close" />
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
      ${x?r`
              <${le}
                icon="check"
                name=${e("setup.test.verdict")}
                is=${w===at?"good":"fair"}
                word=${e("setup.test.score",{n:w,all:at})}
                text=${e(w===at?"setup.test.good":"setup.test.help")}
              />
            `:null}
    <//>
  `}var ba={view:ha,sizes:$a,corners:fa,empty:ga,dice:wa,test:ka},ya=({t:e})=>r`
  <a class="btn setup-open" href="#setup" aria-label=${e("setup.title")}>
    <${b} id="camera" />
    <span>${e("setup.title")}</span>
  </a>
`,yi=e=>{let t=e.answers;return{view:!!t.board||qe.indexOf(e.step)>0,sizes:!!t.board&&!!t.die,corners:t.corners_px?.length===4,empty:!!to(e,"empty"),dice:!!to(e,"teach")&&t.dice?.length>0,test:!1}};function va({t:e,table:t,onHome:o}){let n=da(e),[a,s]=y(!1),i=n.setup?ba[n.setup.step]?n.setup.step:"test":a?"test":"view",l=n.setup?yi(n.setup):a?Object.fromEntries(qe.map(c=>[c,!0])):{},u=ba[i],d=c=>n.setup&&(c===i||l[c]||qe.indexOf(c)>0&&l[qe[qe.indexOf(c)-1]]);return r`
    <div class="p-setup" data-step=${i} data-kept=${n.known}>
      <${se} t=${e} table=${t} game=${!1} title=${e("setup.title")} sub=${e("setup.sub")} onHome=${o} />
      <main class="setup">
        <ol class="setup-steps">
          ${qe.map((c,p)=>r`
              <li key=${c} class=${c===i?"now":l[c]?"done":""} aria-current=${c===i?"step":void 0}>
                <button disabled=${!d(c)} onClick=${()=>n.go(c)} data-to=${c}>
                  ${l[c]&&c!==i?r`
                          <${b} id="check" class="ic-s" />
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
  `}var vi=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));function xa({t:e,table:t,onContinue:o}){let n=t.snapshot?.parked||[],[a,s]=y(!1);if(!n.length)return null;let i=async l=>{await t.takeUp(l)&&(s(!1),o())};return r`
    <button class="btn parked-open" onClick=${()=>s(!0)}>${e("home.parked",{n:n.length})}</button>
    ${a?r`
            <${W} t=${e} title=${e("home.parked.title")} onClose=${()=>s(!1)}>
              <div class="dialog-body">
                <p class="dim">${e("home.parked.how")}</p>
                <ul class="tables">
                  ${n.map(l=>r`
                      <li key=${l.entry}>
                        <button class="btn table-at" disabled=${!!t.busy} onClick=${()=>i(l.entry)}>
                          <span class="what">
                            <b>${l.game.name}</b>
                            <small>${vi(e,l.at)}</small>
                          </span>
                          <span class="who">
                            ${l.people.map(u=>r`
                                <span key=${u.seat}>
                                  <${L} colour=${u.colour} />
                                  ${u.name}
                                </span>
                              `)}
                          </span>
                          <${b} id="next" />
                        </button>
                      </li>
                    `)}
                </ul>
              </div>
            <//>
          `:null}
  `}var xi=4e3,_i=(e,t)=>t.game?t.over?e("tables.over",{game:t.game.name}):t.round?`${t.game.name} · ${t.round}`:t.game.name:e("tables.free");function zi({t:e,list:t,mine:o,onClose:n}){return r`
    <${W} t=${e} title=${e("tables.title")} onClose=${n}>
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
                    <small>${_i(e,a)}</small>
                  </span>
                  ${a.people.length?r`
                          <span class="who">
                            ${a.people.map(s=>r`
                                <span key=${s.seat}>
                                  <${L} colour=${s.colour} />
                                  ${s.name}
                                </span>
                              `)}
                          </span>
                        `:null}
                  ${a.id===o?r`
                          <small>${e("tables.here")}</small>
                        `:r`
                          <${b} id="next" />
                        `}
                </a>
              </li>
            `)}
        </ul>
        <p class="dim">${e("tables.how")}</p>
      </div>
    <//>
  `}function _a({t:e,table:t}){let[o,n]=y([]),[a,s]=y(!1),i=t.me?.table,l=!o.length;return O(()=>{if(!i)return;let u=!1,d=()=>I(e.lang,"GET","/tables").then(p=>{u||n(p)},()=>{});(a||l)&&d();let c=a||l?setInterval(d,xi):0;return()=>{u=!0,clearInterval(c)}},[e.lang,a,l,!i]),!i||o.length<2?null:r`
    <button class="btn tables-open" aria-label=${e("tables.at",{name:i})} onClick=${()=>s(!0)}>
      <${b} id="corners" />
      <span>${i}</span>
    </button>
    ${a?r`
            <${zi} t=${e} list=${o} mine=${i} onClose=${()=>s(!1)} />
          `:null}
  `}var Ci=()=>{try{return JSON.parse(localStorage.getItem("people"))||[]}catch{return[]}};function Mi(e,t,o,n){let a=[...e.colours],s=[];for(let i=0;i<t;i++){let l=o[i]||{},u=a.includes(l.colour)?l.colour:a.find(d=>!o.slice(0,t).some(c=>c?.colour===d))||a[0];a.splice(a.indexOf(u),1),s.push({name:l.name??"",colour:u})}return s}var ji=(e,t)=>e!==null&&e<t?e:null,oo=({option:e,value:t,onPick:o})=>r`
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
              <${b} id="down" />
            </span>
          `}
  </label>
`;function Si({t:e,options:t,values:o,onPick:n,onClose:a}){return r`
    <${W} t=${e} title=${e("home.rules")} onClose=${a}>
      <div class="dialog-body">
        ${t.map(s=>r`
            <div class="option-long" key=${s.id}>
              <${oo} option=${s} value=${o[s.id]??s.choices[0]?.id} onPick=${i=>n(s.id,i)} />
              ${s.why?r`
                      <p>${s.why}</p>
                    `:null}
            </div>
          `)}
      </div>
    <//>
  `}function Ti({t:e,snapshot:t,onResult:o,onAgain:n}){let a=$e(t),s=t.result?.ranking?.[0]||[],i=(t.result?.ranking||[]).flat().map(l=>a.find(u=>u.seat===l)).filter(Boolean);return r`
    <section class="land cont over">
      <p class="line">${t.game.name} · ${e("score.title")}</p>
      <h2>
        <${U} id="crown" class="ic" />
        ${s.map(l=>a.find(u=>u.seat===l)?.name).filter(Boolean).join(", ")||t.game.name}${" "}${e(s.length>1?"home.share":"score.wins")}
      </h2>
      <ul>
        ${(i.length?i:a).map(l=>r`
            <li key=${l.seat}>
              <${L} colour=${l.colour} />
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
          <${b} id="next" />
        </button>
      </div>
    </section>
  `}function za({t:e,table:t,onContinue:o,onLog:n}){let a=t.snapshot,[s,i]=y(null),[l,u]=y(localStorage.getItem("game")||""),[d,c]=y(Number(localStorage.getItem("count"))||4),[p,m]=y(Ci),[h,$]=y({}),[f,g]=y(!1),[w,x]=y(!1),[k,C]=y(null),[z,B]=y([]),v=()=>I(e.lang,"GET","/games").then(M=>i(Array.isArray(M)?M:M.games)).catch(()=>setTimeout(v,3e3));O(()=>{v()},[e.lang]),O(()=>{I(e.lang,"GET","/people").then(M=>B(M?.people||[]),()=>{})},[]);let _=s?.find(M=>M.id===l)||s?.[0],A=_?Math.min(Math.max(d,_.fewest_seats),_.most_seats):d,S=_?Mi(_,A,p,e):[],P=!!t.busy,D=ji(k,A),j=M=>{localStorage.setItem("people",JSON.stringify(M)),m(M)},Q=(M,E)=>j(Array.from({length:Math.max(p.length,A)},(K,X)=>X===M?{...S[X]||p[X],...E}:S[X]||p[X])),Me=M=>{let E=_.colours[(_.colours.indexOf(S[M].colour)+1)%_.colours.length];j(S.map((K,X)=>X===M?{...K,colour:E}:K.colour===E?{...K,colour:S[M].colour}:K))},de=(M,E)=>{let K=z.find(Se=>Se.name.toLowerCase()===E.trim().toLowerCase()),X=K&&_.colours.includes(K.colour)&&S.every((Se,Oa)=>Oa===M||Se.colour!==K.colour);Q(M,X?{name:E,colour:K.colour}:{name:E})},pe=ee(t.me,"host"),ge=S.findIndex(M=>!M.name.trim()),we=z.filter(M=>!S.some(E=>E.name.trim().toLowerCase()===M.name.toLowerCase())),je=a?.game&&(a.asks||[]).length>0,N=async()=>{if(je&&!w){x(!0);return}x(!1),localStorage.setItem("game",_.id),localStorage.setItem("count",String(A));let M=Object.fromEntries(Object.entries(h).filter(([X])=>_.options?.some(Se=>Se.id===X))),E=D??Math.floor(Math.random()*A),K=S.map((X,Se)=>({name:X.name.trim()||e("home.player",{n:Se+1}),colour:X.colour,keep:!!X.name.trim()}));await t.start(_.id,[...K.slice(E),...K.slice(0,E)],M)&&o()},Y=a?.clock&&{label:e("home.clock"),choices:a.clock.paces.map(M=>({id:String(M),label:M?e("home.clock.seconds",{n:M}):e("home.clock.off")}))},J=()=>{u(a.game.id),c(a.people.length),j(a.people.map(M=>({name:M.name,colour:M.colour}))),document.querySelector(".start")?.focus()},Re=_?.options?.slice(0,3)||[],T=(M,E)=>$({...h,[M]:E}),H={label:e("home.first"),choices:[{id:"chance",label:e("home.chance")},...S.map((M,E)=>({id:String(E),label:M.name.trim()||e("home.player",{n:E+1})}))]};return r`
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
        <${_a} t=${e} table=${t} />
        ${ee(t.me,"host")?r`
                <${ya} t=${e} />
              `:null}
        <${ca} t=${e} />
        <${Xs} t=${e} table=${t} />
      <//>
      <main class="hub">
        ${a?.game&&!je?r`
                <${Ti} t=${e} snapshot=${a} onResult=${o} onAgain=${J} />
              `:a?.game?r`
                  <section class="land cont">
                    <p class="line">${a.view?.round||e("home.going")}</p>
                    <h2>${a.game.name}</h2>
                    <ul>
                      ${$e(a).map(M=>r`
                          <li key=${M.seat}>
                            <${L} colour=${M.colour} />
                            ${M.name}${" "}${M.score!==void 0?r`
                                    <b class="num">${M.score}</b>
                                  `:null}
                          </li>
                        `)}
                    </ul>
                    <button class="btn primary continue" onClick=${o}>
                      ${e("home.continue")}
                      <${b} id="next" />
                    </button>
                  </section>
                `:null}
        ${pe?null:r`
                <section class="card new guest">
                  <p>${e(a?.game?"home.host":"home.wait")}</p>
                  ${t.me?.shows?r`
                          <${Ro} t=${e} table=${t} role="spectator" path="/me/invitation" />
                        `:null}
                </section>
              `}
        ${pe?r`
                <section class="card new">
                  <div class="new-head">
                    <h2>${e("home.new")}</h2>
                    <${xa} t=${e} table=${t} onContinue=${o} />
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
                          class=${"game"+(M===_?" on":"")}
                          aria-pressed=${M===_}
                          onClick=${()=>{u(M.id),$({})}}
                        >
                          <${q} name=${M.emblem} game=${M.id} class="em" />
                          <span>${M.name}</span>
                          <small>
                            ${M.camera===void 0?e("home.seats",{from:M.fewest_seats,to:M.most_seats}):e(M.camera?"home.camera":"home.points")}
                          </small>
                        </button>
                      `)}
                  </div>
                  ${_?r`
                          <div class="seats">
                            <div class="seg" role="group" aria-label=${e("home.count")}>
                              ${Array.from({length:_.most_seats-_.fewest_seats+1},(M,E)=>_.fewest_seats+E).map(M=>r`
                                  <button key=${M} class=${M===A?"on":""} aria-pressed=${M===A} onClick=${()=>c(M)}>
                                    ${M}
                                  </button>
                                `)}
                            </div>
                            <div class=${"people n"+A}>
                              ${S.map((M,E)=>r`
                                  <div class="person" key=${E}>
                                    <button
                                      class="swap"
                                      onClick=${()=>Me(E)}
                                      aria-label=${e("home.colour",{n:E+1,colour:e.hue(M.colour)})}
                                    >
                                      <${L} colour=${M.colour} />
                                    </button>
                                    <input
                                      type="text"
                                      maxlength="16"
                                      autocomplete="off"
                                      spellcheck=${!1}
                                      value=${M.name}
                                      placeholder=${e("home.player",{n:E+1})}
                                      aria-label=${e("home.name",{n:E+1})}
                                      list="known"
                                      onInput=${K=>de(E,K.target.value)}
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
                                                  <${L} colour=${M.colour} />
                                                `:null}${M.name}
                                        </button>
                                      `)}
                                  </div>
                                `:null}
                        `:null}
                  <div class="new-foot">
                    <p class=${"sure"+(w?"":" vh-keep")} role="status">${e("home.sure")}</p>
                    ${w?r`
                            <button class="btn" onClick=${()=>x(!1)}>${e("home.not")}</button>
                          `:null}
                    <div class=${a?.game?"":"dock"}>
                      <button class=${"btn start"+(a?.game?"":" primary")} disabled=${!_||P} onClick=${N}>
                        ${e(w?"home.yes":"home.start")}
                        <${b} id="next" />
                      </button>
                    </div>
                  </div>
                </section>
              `:null}
        ${pe?r`
                <aside class="col">
                  <section class="card rules">
                    <h2>${e("home.rules")}</h2>
                    ${_?r`
                            <${oo}
                              option=${H}
                              value=${D===null?"chance":String(D)}
                              onPick=${M=>C(M==="chance"?null:Number(M))}
                            />
                          `:null}${Re.map(M=>r`
                        <${oo} key=${M.id} option=${M} value=${h[M.id]??M.choices[0]?.id} onPick=${E=>T(M.id,E)} />
                      `)}
                    ${_?.clock&&Y?r`
                            <${oo} option=${Y} value=${String(a.clock.seconds)} onPick=${M=>t.pace(Number(M))} />
                          `:null}
                    ${_&&!Re.length?r`
                            <p class="dim">${e("home.norules")}</p>
                          `:null}
                    ${(_?.options?.length||0)>0?r`
                            <button class="btn more" onClick=${()=>g(!0)}>${e("home.more",{n:_.options.length})}</button>
                          `:null}
                  </section>
                </aside>
              `:null}
      </main>
      ${f?r`
              <${Si} t=${e} options=${_.options} values=${h} onPick=${T} onClose=${()=>g(!1)} />
            `:null}
    </div>
  `}function Ca({t:e,table:t,step:o,onBack:n}){let[a,s]=y(null),[i,l]=y(null),u=t.snapshot;if(O(()=>{I(e.lang,"GET",`/steps/${o.entry}`).then(g=>s(g.came?.battle||null)).catch(n)},[o.entry]),!a)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let d=a.duels.length,c=i??d,p=u.sighting?.board?.width_mm?u.sighting.board:{width_mm:290,height_mm:290},m=u.sighting&&String(u.sighting.id)===String(a.sighting)?u.sighting:null,h=Ze(null,a),$=c<d&&a.duels[c],f=$?[$.a,$.b]:a.reach?a.reach.order.filter(g=>g.in).map(g=>g.die):a.hits||[];return r`
    <div class="dialog-body shown">
      ${h.length?r`
              <div class="picture">
                <${Lt}
                  t=${e}
                  sighting=${m}
                  board=${p}
                  dice=${h}
                  label=${e("picture.label")}
                  duels=${a.duels.slice(c).filter(g=>g.gap!=null&&g.from)}
                  first=${c}
                  now=${!!$&&$.gap!=null}
                  sunk=${Ke(a,c)}
                  rings=${f}
                >
                  ${a.reach?r`
                          <${qt} battle=${a} dice=${h} />
                        `:null}
                <//>
              </div>
            `:null}
      <div class="stack">
        <${Dt} t=${e} snapshot=${u} battle=${a} />
        ${d?r`
                <${At} t=${e} battle=${a} step=${c} onStep=${g=>l(g===i?null:g)} />
              `:a.reach?r`
                  <${It} t=${e} snapshot=${u} battle=${a} />
                `:null}
        <button class="btn" onClick=${n}>${e("log.back")}</button>
      </div>
    </div>
  `}var Pi=e=>e?new Date(e).toLocaleTimeString([],{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}):"",Oi=40;async function Bi(e,t,o){try{return[await I(e.lang,"POST","/corrections/trial",{...o,seen:t.snapshot?.version??0})]}catch(n){return[null,{kind:n.status===0?"network":n.status===409?"stale":"refused",text:n.message,help:n.help}]}}function Li({t:e,table:t,step:o,seatName:n,colourOf:a,onDone:s,onBack:i}){let[l,u]=y(null),[d,c]=y(null);if(O(()=>{I(e.lang,"GET",`/steps/${o.entry}`).then(u).catch(i)},[o.entry]),!l)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let p=async(h,$,f)=>{let[g,w]=await Bi(e,t,{of:o.entry,ask:l.ask.id,seat:l.seat,fields:f});if(w){t.set({notice:w});return}g.lost.length?c({lost:g.lost,fields:f}):await t.correct(o.entry,l.ask,l.seat,f)&&s()};if(d)return r`
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
      <${Kt} t=${e} table=${m} ask=${l.ask} given=${l.fields} back=${i} seatName=${n} colourOf=${a} />
    </div>
  `}function Ai({t:e,step:t,after:o,open:n,busy:a,colourOf:s,onOpen:i,onAnew:l,onDice:u,onReturn:d,onShow:c}){let[p,m]=y(""),h=t.seats.length===1&&t.seats[0]>=0?t.seats[0]:null,$=t.lines.filter(g=>g.announce),f=t.lines.filter(g=>!g.announce);return r`
    <li class=${"step"+(n?" open":"")}>
      <button class="step-head" aria-expanded=${n} onClick=${i}>
        <span class="at num">${Pi(t.at)}</span>
        <span class="what">
          ${h===null?null:r`
                  <${L} colour=${s(h)} />
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
        <${b} id="down" class="turn" />
      </button>
      ${n?r`
              <div class="step-do">
                ${t.by?r`
                        <p class="dim">${e("log.by",{who:t.by})}</p>
                      `:null}
                ${t.shows?r`
                        <button class="btn show" onClick=${c}>
                          <${b} id="dice" />
                          ${e("log.show")}
                        </button>
                      `:null}
                ${t.throw?t.opens?r`
                          <button class="btn dice" disabled=${a} onClick=${u}>
                            <${b} id="edit" />
                            ${e("log.dice")}
                          </button>
                        `:null:r`
                        <button class="btn edit" disabled=${a} onClick=${l}>
                          <${b} id="edit" />
                          ${e("log.edit")}
                        </button>
                      `}
                ${p==="return"?r`
                        <p class="trouble" role="alert">${e("log.drops",{n:o})}</p>
                        <button class="btn" onClick=${()=>m("")}>${e("home.not")}</button>
                        <button class="btn bad return" disabled=${a} onClick=${d}>
                          <${b} id="undo" />
                          ${e("log.return.sure")}
                        </button>
                      `:r`
                        <button class="btn return" disabled=${a} onClick=${()=>o?m("return"):d()}>
                          <${b} id="undo" />
                          ${e("log.return")}
                        </button>
                      `}
                ${t.throw&&t.opens&&o?r`
                        <p class="dim">${e("log.again",{n:o})}</p>
                      `:null}
              </div>
            `:null}
    </li>
  `}function Ma({t:e,table:t,onClose:o}){let n=t.snapshot,[a,s]=y(null),[i,l]=y(0),[u,d]=y(null),[c,p]=y(null),[m,h]=y(null),[$,f]=y(Oi),g=()=>I(e.lang,"GET","/steps").then(_=>(s(_),_)).catch(()=>[]);O(()=>{g()},[e.lang,n?.version]);let w=$e(n),x=_=>w.find(A=>A.seat===_),k=_=>x(_)?.colour||"none",C=_=>x(_)?.name||e("seat.table"),z=async()=>{d(null),l(0),h((await g()).flatMap(_=>_.notes))},B=a||[],v=B.slice(-$).reverse();return r`
    <${W} t=${e} title=${e("bar.log")} wide onClose=${o}>
      ${c?r`
              <${Ca} t=${e} table=${t} step=${c} onBack=${()=>p(null)} />
            `:u?r`
                <${Li}
                  t=${e}
                  table=${t}
                  step=${u}
                  seatName=${C}
                  colourOf=${k}
                  onDone=${z}
                  onBack=${()=>d(null)}
                />
              `:r`
                <div class="log-tools"><${Tt} t=${e} table=${t} named /></div>
                <div class="dialog-body">
                  ${m?r`
                          <p class=${m.length?"trouble":"well-done"} role="status">
                            ${m.length?e("log.lost",{n:m.length}):e("log.holds")}
                          </p>
                          ${m.map((_,A)=>r`
                              <p key=${A} class="lost-step">${_}</p>
                            `)}
                        `:null}
                  ${a&&!a.length?r`
                          <p class="dim">${e("log.none")}</p>
                        `:null}
                  <ol class="log">
                    ${v.map(_=>r`
                        <${Ai}
                          key=${_.entry}
                          t=${e}
                          step=${_}
                          open=${i===_.entry}
                          after=${B.length-1-B.indexOf(_)}
                          busy=${!!t.busy}
                          colourOf=${k}
                          onShow=${()=>p(_)}
                          onOpen=${()=>l(i===_.entry?0:_.entry)}
                          onAnew=${()=>d(_)}
                          onDice=${async()=>{await t.openAgain(_.entry)&&o()}}
                          onReturn=${async()=>{await t.goBack(_.entry)&&o()}}
                        />
                      `)}
                  </ol>
                  ${B.length>$?r`
                          <button class="btn earlier" onClick=${()=>f($+200)}>
                            ${e("log.earlier",{n:B.length-$})}
                          </button>
                        `:null}
                </div>
              `}
    <//>
  `}function ja({t:e,table:t}){let[o,n]=y(""),[a,s]=y(!1),i=t.stranger,l=Ne.find(d=>d!==e.lang),u=async d=>{if(d.preventDefault(),a)return;s(!0);let c=await vo(e.lang,o);s(!1),c?t.set({stranger:c}):t.open()};return r`
    <div class="p-join">
      <header class="join-head">
        <${U} id="logo" class="logo" />
        <h1>Quartermaster</h1>
        <button
          class="lang"
          lang=${l}
          onClick=${()=>{t.speak(l)}}
          aria-label=${`${l.toUpperCase()} ${wt[l]}`}
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
            <${b} id="next" />
          </button>
        </form>
        <p class="dim">${e("join.box")}</p>
      </main>
    </div>
  `}var Di=8e3;function Sa(e,t,o,n,a,s,i){let l=F(null),u=e.me?.role==="spectator",d=t&&`${o}|${n.outcome}|${n.dice.map(p=>p.face).join()}`;t&&l.current?.of!==d&&(l.current={of:d,ask:a?.id});let c=t&&l.current.ask!==a?.id;O(()=>{if(!t)return;if(c){i();return}if(!u)return;let p=setTimeout(i,n.duels.length*s+Di);return()=>clearTimeout(p)},[d,c,u])}function Ta({table:e}){let[,t]=y(0),[o,n]=y({home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup"}),[a,s]=y(!1),i=F(null);ye(()=>e.subscribe(()=>t(x=>x+1)),[e]);let l=Oe(()=>zn(e.lang),[e.lang]),u=e.snapshot,d=e.me?.seat??-1,c=Ct(u,o.ask,d),p=u&&o.setup&&ee(e.me,"host")?"setup":u&&o.archive?"archive":En(u,{...o,seat:d});u&&i.current===null&&(i.current=ve(u,fe(u)));let m=`${u?.sighting?.id}|${u?.sighting?.state}|${Ct(u,null,d)?.id}`,h=F(m);ye(()=>{if(h.current===m)return;let x=h.current.split("|")[0]===m.split("|")[0];h.current=m;let k=C=>(u?.asks||[]).some(z=>z.id===C.ask&&z.anytime);n(C=>({...C,peek:Ve(u?.sighting)&&x?C.peek:!1,ask:k(C)?C.ask:null,...x?{}:{picked:null,spot:null}}))},[m]),O(()=>{document.documentElement.lang=l.lang,document.title=u?.game?`${u.view?.headline||u.game.name} · Quartermaster`:"Quartermaster"}),ye(()=>{let x=()=>n(k=>({...k,home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup"}));return addEventListener("hashchange",x),()=>removeEventListener("hashchange",x)},[]),Rn(e,!!o.ask&&p==="deck"||["hand","question","guard","board","closer"].includes(p),p==="battle"),Sa(e,p==="battle"&&!Be(c)&&!o.picked&&!o.spot,ve(u,fe(u)),fe(u),c,Do,()=>n(x=>({...x,put:ve(u,fe(u))})));let $=()=>{location.hash="#home"},f=()=>{location.hash=""},g={t:l,table:e,onHome:$,onLog:()=>s(!0)},w;return e.stranger&&!u?w=r`
      <${ja} t=${l} table=${e} />
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
      <${ua} ...${g} />
    `:p==="setup"?w=r`
      <${va} ...${g} />
    `:p==="home"?w=r`
      <${za} ...${g} onContinue=${f} />
    `:p==="score"?w=r`
      <${Ys} ...${g} onAgain=${$} />
    `:p==="deck"?w=r`
      <${Vs} ...${g} ask=${c} local=${o} setLocal=${n} />
    `:w=r`
      <${gs} ...${g} focus=${p} ask=${c} local=${o} setLocal=${n} shown=${i} />
    `,r`
    <div
      class=${"page f-"+p+(e.me?.role==="spectator"?" watching":"")}
      data-focus=${e.stranger&&!u?"join":p}
      data-serial=${u?.serial}
      data-version=${u?.version}
    >
      ${w}
      <${ks} t=${l} table=${e} />
      <${Hn} t=${l} table=${e} />
      ${a?r`
              <${Ma} t=${l} table=${e} onClose=${()=>s(!1)} />
            `:null}
    </div>
  `}function Pa(e){let t=null,o=async()=>{let n=!!e.snapshot?.game&&(e.snapshot.asks||[]).length>0&&document.visibilityState==="visible";if(n!==!!t){if(!n){let a=t;t=null,a.release?.();return}t={};try{t=await navigator.wakeLock.request("screen"),t.addEventListener("release",()=>{t=null})}catch{t=null}}};navigator.wakeLock&&(e.subscribe(o),document.addEventListener("visibilitychange",o))}yn();zt();var rt=new _t(_n());Pa(rt);Bn(rt.lang).then(e=>{rt.stranger=e,rt.open()});an(r`
    <${Ta} table=${rt} />
  `,document.getElementById("page"));
