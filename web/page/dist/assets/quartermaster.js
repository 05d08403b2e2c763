function de(e,t){if(e==null)throw new Error(`${t} is missing`);return e}var ke=e=>e!=null;var R,Ds,mi,Ce,Oo,Pt,As,jt,Es,Lo,Bo,$i,ot=Symbol.for("pv"),Ot={},Bt=[],fi=/^m(i|n|o|s|text|space)$/,Io=Array.isArray,Do=Bt.slice,De=Object.assign;function Ie(e){e&&e.parentNode&&e.remove()}function Ns(e,t,o){var s,a,n,i={},l=arguments.length;for(n in t)n=="key"?s=t[n]:n=="ref"&&typeof e!="function"?a=t[n]:i[n]=t[n];return l>2&&(i.children=l>3?Do.call(arguments,2):o),tt(e,i,s,a,null)}function tt(e,t,o,s,a){var n={type:e,props:t,key:o,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ot,__v:a||++Ds,__i:-1,__u:0};return!a&&R.vnode&&R.vnode(n),n}function Lt(e){return e.children}function St(e,t){this.props=e,this.context=t,this.__g=0}function Me(e,t){if(t==null)return e.__&&Me(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:Me(e)}function gi(e){var t,o=e.__v,s=o.__e,a=[],n=[],i=e.__P;i&&((t=De({constructor:ot},o)).__v=o.__v+1,R.vnode&&R.vnode(t),Ao(i,t,o,e.__n,i.namespaceURI,32&o.__u?[s]:null,a,s||Me(o),32&o.__u,n),t.__v=o.__v,t.__.__k[t.__i]=t,Gs(a,t,n),o.__=o.__e=null,t.__e!=s&&qs(t))}function qs(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),qs(e)}function Ls(e){(8&e.__g||(e.__g|=8,Ce.push(e),Pt++))&&Oo==R.debounceRendering||((Oo=R.debounceRendering)||queueMicrotask)(Ws)}function Ws(){try{for(var e,t=1;Ce.length;)Ce.length>t&&Ce.sort(As),e=Ce.shift(),t=Ce.length,8&e.__g&&gi(e)}finally{(Pt=Ce.length)&&(Oo||queueMicrotask)(Ws)}}function Hs(e,t,o,s,a,n,i,l,c,d,u){var p,$,h,f,m,w,v=s.__k||Bt,b=t.length;for(c=wi(o,t,v,c,b),p=0;p<b;p++)(h=o.__k[p])!=null&&($=~h.__i&&v[h.__i]||Ot,h.__i=p,w=Ao(e,h,$,a,n,i,l,c,d,u),f=h.__e,($.ref!=h.ref||8&$.__u)&&($.ref&&Eo($.ref,null,h,$),h.ref&&u.push(h.ref,h.__c||f,h)),m=m||f,4&h.__u?(c=Rs(h,c,e,!$.__v),$.__e&&($.__e=null)):typeof h.type=="function"&&w!==void 0?c=w:f&&(c=f.nextSibling),h.__u&=-21);return o.__e=m,c}function wi(e,t,o,s,a){var n,i,l,c,d,u,p,$,h,f=o.length,m=f,w=0,v=0,b=e.__k=Array(a);for(n=0;n<a;n++)(i=t[n])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=b[n]=tt(null,i):Io(i)?i=b[n]=tt(Lt,{children:i}):i.constructor===ot&&i.__b?i=b[n]=tt(i.type,i.props,i.key,i.ref,i.__v):b[n]=i,c=n+w,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=ki(i,o,c,m))&&(m--,(l=o[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==c-1?w--:d==c+1?w++:d!=c&&(d>c?w--:w++,v=1)):(~d||(a>f?w--:a<f&&w++),typeof i.type!="function"&&(i.__u|=4))):b[n]=null;if(v){for(u=[],p=[],n=0;n<a;n++)if((i=b[n])&&16&i.__u){for(w=0,$=u.length;w<$;)u[h=w+$>>1]<i.__i?w=h+1:$=h;u[w]=i.__i,p[n]=w+1}for(w=u.length;n--;)p[n]&&(p[n]==w?w--:b[n].__u|=4)}if(m)for(n=0;n<f;n++)!(l=o[n])||2&l.__u||(l.__e==s&&(s=Me(l)),No(l,l));return s}function Rs(e,t,o,s){var a,n,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(n=0;n<a.length;n++)a[n]&&(a[n].__=e,t=Rs(a[n],t,o,!1));return t}for(t&&!t.parentNode&&(t=Me(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!s&&o.moveBefore&&i.parentNode?o.moveBefore(i,t):o.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ki(e,t,o,s){var a,n=e.key,i=e.type,l=t[o],c=l&&!(2&l.__u);if(l===null&&n==null||c&&n==l.key&&i==l.type)return o;if(s>(c?1:0)){for(a=o-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&n==l.key&&i==l.type)return a;for(a=o+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&n==l.key&&i==l.type)return a}return-1}function Is(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function Mt(e,t,o,s,a){var n,i;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)o&&t in o||Is(e.style,t);if(o)for(t in o)s&&o[t]==s[t]||Is(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=o,o&&s||(i=Bo[t]||(Bo[t]=bi(t)),(e.__a||(e.__a={}))[t]=Lo,n=t!=(t=t.replace(Es,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,i,n):e.removeEventListener(t,i,n));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function bi(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[jt]==null)t[jt]=Lo++;else if(t[jt]<this.__a[e])return;return o(R.event?R.event(t):t)}}}function Ao(e,t,o,s,a,n,i,l,c,d){var u,p,$,h,f,m,w,v,b,g,z,C,B,_,x,O,j,L,A=t.type;if(t.constructor!==ot)return null;128&o.__u&&(c=32&o.__u,u=o.__c.__z)&&(t.__u|=c,p=n=[],u.nodeType==8?l=Tt(u,n):n.push(u),l=n[0]||l),(u=R.__b)&&u(t);e:if(typeof A=="function"){$=i.length;try{if(v=t.props,b=(u=A.prototype)&&u.render,g=(u=A.contextType)&&s[u.__c],z=u?g?g.props.value:u.__:s,(h=o.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(b?t.__c=h=new A(v,z):(t.__c=h=new St(v,z),h.constructor=A,h.render=vi),g&&g.sub(h),h.state||(h.state={}),h.__n=s,h.__g|=8,h.__h=[],h.__k=[]),b&&(h.__s||(h.__s=h.state),A.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=De({},h.__s)),De(h.__s,A.getDerivedStateFromProps(v,h.__s)))),f=h.props,m=h.state,h.__v=t,o.__c){if(v!==f&&b&&!A.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(v,z),t.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(v,h.__s,z)===!1){t.__v!=o.__v&&(h.props=v,h.state=h.__s,h.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(T){T&&(T.__=t)}),Bt.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=Me(o);break e}h.componentWillUpdate&&h.componentWillUpdate(v,h.__s,z),b&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(f,m,w)})}else b&&!A.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),b&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=z,h.props=v,h.__P=e,h.__g&=-5,C=R.__r,B=b?25:0;do h.__g&=-9,C&&C(t),u=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++B<25);b&&(Bt.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(s=De({},s,h.getChildContext())),b&&o.__c&&h.getSnapshotBeforeUpdate&&(w=h.getSnapshotBeforeUpdate(f,m)),_=u&&u.type===Lt&&u.key==null?u.props.children:u,v.__P&&(u=l,a=(e=v.__P).namespaceURI,c=n=null,o.props&&o.props.__P!=e&&(o.__k.some(function(T){T&&No(T,T)}),o.__k=null),l=o.__k?Me(o,0):null),l=Hs(e,Io(_)?_:[_],t,o,s,a,n,i,l,c,d),v.__P&&(t.__e=null,l=u),t.__u&=-161,p&&p.some(Ie),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch(T){if(i.length=$,t.__v=null,c||n)if(T&&T.then){if(t.__u|=128|c,n){for(~(j=n.indexOf(l||void 0))||(j=n.length);(L=n[j-1])&&L.nodeType==8;)j--;for(;j<n.length;j++)if(L=n[j])if(n[j]=null,x){if(L==O)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(O=Tt(x=L))}}if(!x){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;x=l}(u=Tt(x=t.__c.__z||(t.__c.__z=x)))?(t.__e=x,l=u):t.__e=l,l=l&&l.nextSibling}else n&&n.some(Ie);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),T&&T.then||Fs(t),R.__e(T,t,o)}}else l=t.__e=yi(o.__e,t,o,s,a,n,i,c,d,e);return(u=R.diffed)&&u(t),l}function Tt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function Fs(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Fs))}function Gs(e,t,o){for(var s=0;s<o.length;)Eo(o[s++],o[s++],o[s++]);R.__c&&R.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(n){n.call(a)})}catch(n){R.__e(n,a.__v)}})}function yi(e,t,o,s,a,n,i,l,c,d){var u,p,$,h,f,m,w,v,b=o.props||Ot,g=t.props,z=t.type;if(z=="svg"?a="http://www.w3.org/2000/svg":z=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),n){for(u=0;u<n.length;u++)if((f=n[u])&&(z?f.localName==z:f.nodeType==3)){e=f,n[u]=null;break}}if(!e){if(v=d.ownerDocument||document,!z)return v.createTextNode(g);e=v.createElementNS(a,z,g.is?g:d),l&&(R.__m&&R.__m(t,n),l=!1),n=null}if(z){if(d=z=="template"&&e.content||e,n=z=="textarea"&&g.defaultValue!=null?null:n&&Do.call(d.childNodes),!l&&n)for(b={},u=0;u<e.attributes.length;u++)b[(f=e.attributes[u]).name]=f.value;for(u in b)f=b[u],u=="dangerouslySetInnerHTML"?$=f:u=="children"||u in g||u=="value"&&"defaultValue"in g||u=="checked"&&"defaultChecked"in g||Mt(e,u,null,f,a);for(u in g)f=g[u],u=="children"?h=f:u=="dangerouslySetInnerHTML"?p=f:u=="value"?m=f:u=="checked"?w=f:l&&typeof f!="function"||b[u]===f||Mt(e,u,f,b[u],a);p?(l||$&&(p.__html==$.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):($&&(e.textContent=""),(z=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&fi.test(z))&&(a="http://www.w3.org/1999/xhtml"),Hs(d,Io(h)?h:[h],t,o,s,a,n,i,n?n[0]:o.__k&&Me(o,0),l,c),n&&n.some(Ie)),l&&z!="textarea"||(u="value",z=="progress"&&m==null?e.removeAttribute(u):m==null||m===e[u]&&(z!="progress"||m)||Mt(e,u,m,b[u],a),u="checked",w!=null&&w!=e[u]&&Mt(e,u,w,b[u],a))}else b===g||l&&e.data==g||(e.data=g);return e}function Eo(e,t,o,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){R.__e(a,o)}}function No(e,t,o){var s,a,n,i;if(R.unmount&&R.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Eo(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){R.__e(l,t)}s.__P=s.__n=null}if(s=e.__k)for(i=0;i<s.length;i++)s[i]&&No(s[i],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(s=e.__c)&&(s=s.__z)&&(a=Tt(s,n=[]))&&(s==e.__e&&n.some(Ie),Ie(a),Ie(s)),o||Ie(e.__e),e.__e=e.__c=e.__=null}function vi(e,t,o){return this.constructor(e,o)}function Ks(e,t){var o,s,a,n;R.__&&R.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(o=e&&32&e.__u)?null:t.__k,t.__k=tt(Lt,{children:[e]}),a=[],n=[],Ao(t,t.__k,s||Ot,Ot,t.namespaceURI,s?null:t.firstChild?Do.call(t.childNodes):null,a,s?s.__e:t.firstChild,o,n),Gs(a,t.__k,n),t.__k.props.children=null}R={__e:function(e,t,o,s){for(var a,n,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(n=a.constructor)&&n.getDerivedStateFromError)&&a.setState(n.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,s||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw Pt=0,e}},Ds=0,mi=function(e){return e!=null&&e.constructor===ot},St.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=De({},this.state)),typeof e=="function"&&(e=e(De({},o),this.props)),e&&(De(o,e),this.__v&&(t&&this.__k.push(t),Ls(this)))},St.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ls(this))},St.prototype.render=Lt,Ce=[],Pt=0,As=function(e,t){return e.__v.__b-t.__v.__b},jt=Symbol(),Es=/(PointerCapture)$|Capture$/i,Lo=0,Bo={},$i=0;var Zs=function(e,t,o,s){var a;t[0]=0;for(var n=1;n<t.length;n++){var i=t[n++],l=t[n]?(t[0]|=i?1:2,o[t[n++]]):t[++n];i===3?s[0]=l:i===4?s[1]=Object.assign(s[1]||{},l):i===5?(s[1]=s[1]||{})[t[++n]]=l:i===6?s[1][t[++n]]+=l+"":i?(a=e.apply(l,Zs(e,l,o,["",null])),s.push(a),l[0]?t[0]|=2:(t[n-2]=0,t[n]=a)):s.push(l)}return s},Us=new Map;function Js(e){var t=Us.get(this);return t||(t=new Map,Us.set(this,t)),(t=Zs(this,t.get(e)||(t.set(e,t=(function(o){for(var s,a,n=1,i="",l="",c=[0],d=function($){n===1&&($||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,$,i):n===3&&($||i)?(c.push(3,$,i),n=2):n===2&&i==="..."&&$?c.push(4,$,0):n===2&&i&&!$?c.push(5,0,!0,i):n>=5&&((i||!$&&n===5)&&(c.push(n,0,i,a),n=6),$&&(c.push(n,$,0,a),n=6)),i=""},u=0;u<o.length;u++){u&&(n===1&&d(),d(u));for(var p=0;p<o[u].length;p++)s=o[u][p],n===1?s==="<"?(d(),c=[c],n=3):i+=s:n===4?i==="--"&&s===">"?(n=1,i=""):i=s+i[0]:l?s===l?l="":i+=s:s==='"'||s==="'"?l=s:s===">"?(d(),n=1):n&&(s==="="?(n=5,a=i,i=""):s==="/"&&(n<5||o[u][p+1]===">")?(d(),n===3&&(c=c[0]),n=c,(c=c[0]).push(2,0,n),n=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),n=2):i+=s),n===3&&i==="!--"&&(n=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}var zi=/(^|[^\p{L}\p{N}])((?:[aiouwz] )+)(?=\S)/giu,Vs=e=>e.replace(zi,(t,o,s)=>o+s.replaceAll(" "," "));var xi=(e,t,...o)=>Ns(e,t,...o.map(s=>typeof s=="string"?Vs(s):s)),r=Js.bind(xi);var Ue,Q,qo,Qs,Wo=Object.is,It=0,rn=[],Ho=[],Z=R,Ys=Z.__b,Xs=Z.__r,en=Z.diffed,tn=Z.__c,on=Z.unmount,sn=Z.__;function Dt(e,t){Z.__h&&Z.__h(Q,e,It||t),It=0;var o=Q.__H||(Q.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function k(e){return It=1,_i(ln,e)}function _i(e,t,o){var s=Dt(Ue++,2);if(s.t=e,!s.__c&&(s.__=[o?o(t):ln(void 0,t),function(n){var i=(s.__N||s.__)[0],l=s.t(i,n);Wo(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=Q,!Q.__f)){Q.__f=!0;var a=Q.shouldComponentUpdate;Q.shouldComponentUpdate=function(n,i,l){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=n;if(c.__.some(function($){$.__N&&(d=!0,Wo($.__[0],$.__N[0])||(u=!0))}),a){var p=a.call(this,n,i,l);return d?p||u:p}return!d||u}}return s.__}function P(e,t){var o=Dt(Ue++,3);!Z.__s&&Fo(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,Q.__H.__h.push(o))}function je(e,t){var o=Dt(Ue++,4);!Z.__s&&Fo(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,Q.__h.push(o))}function W(e){return It=5,Ae(function(){return{current:e}},[])}function Ae(e,t){var o=Dt(Ue++,7);return Fo(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function Ci(){var e;do{for(;e=Ho.shift();)try{st(e)}catch(o){Z.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=rn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(st),t.__h.some(Ro),t.__h=[]}catch(o){t.__h=[],Z.__e(o,e.__v)}}}while(Ho.length)}Z.__b=function(e){Q=null,Ys&&Ys(e)},Z.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),sn&&sn(e,t)},Z.__r=function(e){Xs&&Xs(e),Ue=0;var t=(Q=e.__c).__H;t&&(qo==Q?Q.__h=[]:(t.__h.some(st),t.__h.some(Ro),Ue=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),qo=Q},Z.diffed=function(e){en&&en(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&an(rn.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),qo=Q=null},Z.__c=function(e,t){t.some(function(o){try{o.__h.some(st),o.__h=o.__h.filter(function(s){return!s.__||Ro(s)})}catch(s){o.__h=[function(){throw s}]}}),tn&&tn(e,t)},Z.unmount=function(e){on&&on(e);var t,o,s=e.__c;s&&s.__H&&(s.__H.__.some(function(a){try{if(a.__P&&a.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}a.__P=o,an(Ho.push(a))}else st(a)}catch(n){t=n}}),s.__H=void 0,t&&Z.__e(t,s.__v))};var nn=typeof requestAnimationFrame=="function";function Mi(e){var t,o=function(){clearTimeout(s),nn&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(o,35);nn&&(t=requestAnimationFrame(o))}function an(e){e!=1&&Qs==Z.requestAnimationFrame||((Qs=Z.requestAnimationFrame)||Mi)(Ci)}function st(e){var t=Q,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),Q=t}function Ro(e){var t=Q;e.__c=e.__(),Q=t}function Fo(e,t){return!e||e.length!=t.length||t.some(function(o,s){return!Wo(o,e[s])})}function ln(e,t){return typeof t=="function"?t(e):t}var Go=`<svg xmlns="http://www.w3.org/2000/svg">
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
`;var Si=new Set([...Go.matchAll(/<symbol id="([^"]+)"/g)].map(e=>e[1]));function cn(){let e=document.createElement("div");e.className="sprite",e.setAttribute("aria-hidden","true"),e.innerHTML=Go,document.body.prepend(e)}var me=e=>Si.has(e),F=({id:e,class:t,...o})=>r`
  <svg class=${t} aria-hidden="true" ...${o}><use href=${"#"+e} /></svg>
`,y=({id:e,class:t=""})=>r`
  <${F} id=${"i-"+e} class=${"ic "+t} />
`,Ee=e=>me("tm-"+e)?"tm-"+e:"tm-other",D=({colour:e,class:t=""})=>r`
  <${F} id=${Ee(e)} class=${`tm c-${e} ${t}`} />
`;function G({colour:e,face:t,game:o,figures:s,class:a=""}){let n="die-"+t;return me(n)&&!(s&&Number(t)>0)?r`
      <${F} id=${n} class=${`die c-${e} ${a}`} />
    `:r`
    <span class=${`die faced c-${e} ${a}`}>
      <${F} id="die-0" class="die-body" />
      ${/^\d+$/.test(String(t))?r`
              <b class="die-number">${t}</b>
            `:r`
              <${q} name=${t} game=${o} class="ic" />
            `}
    </span>
  `}var Ko=new Map;function Ti({game:e,name:t,class:o}){let s=`/api/v1/emblems/${encodeURIComponent(e)}/${encodeURIComponent(t)}.svg`,[,a]=k(0);P(()=>{if(Ko.get(s))return;let l=new Image;return l.onload=()=>{Ko.set(s,l.naturalHeight?l.naturalWidth/l.naturalHeight:1),a(c=>c+1)},l.src=s,()=>{l.onload=null}},[s]);let n=Ko.get(s),i=n?`url("${s}")`:"";return r`
    <span
      class=${o+(i?" em-file":" em-none")+(n>1.2?" em-wide":"")}
      style=${i?{maskImage:i,WebkitMaskImage:i,"--ratio":n}:void 0}
      aria-hidden="true"
    ></span>
  `}function q({name:e,game:t,class:o="ic"}){return e?e.startsWith("die-")&&me(e)?r`
      <${F} id=${e} class=${o+" c-plain"} />
    `:me(e)?r`
      <${F} id=${e} class=${o+(e.startsWith("flag-")?" flag":"")} />
    `:me("tm-"+e)?r`
      <${D} colour=${e} class=${o} />
    `:t?r`
        <${Ti} key=${e} game=${t} name=${e} class=${o} />
      `:null:null}var un={"home.share":"win together","home.again":"Again","home.result":"Result","set.here":"Kept on this device only.","set.off":"Off","set.on":"On","set.scheme.dark":"Dark","set.scheme.light":"Light","set.scheme.auto":"As the device","set.scheme":"Colours","set.voice":"A voice reads events","set.sound":"Sounds","set.language":"Language","set.title":"Settings","score.hours":{one:"{n} h {minutes} min",other:"{n} h {minutes} min"},"score.minutes":{one:"{n} min",other:"{n} min"},"score.copied":"Copied","score.share":"Share","score.rounds":"Points after each round","log.again":{one:"Once the dice are put right, {n} step after this is worked out again; what still fits is kept.",other:"Once the dice are put right, {n} steps after this are worked out again; what still fits is kept."},"log.drops":{one:"{n} step after this is dropped. “Redo” brings it back until something new is answered.",other:"{n} steps after this are dropped. “Redo” brings them back until something new is answered."},"log.costs":{one:"This drops {n} later step:",other:"This drops {n} later steps:"},"log.return.sure":"Yes, go back here","log.change":"Put it right all the same","log.back":"Back to the log","log.show":"Show the result","hand.rub":"Undo one die","ask.source":"Rule {rule}","sighting.again":{one:"{n} to throw again",other:"{n} to throw again"},"battle.ranks":"Distances in order","battle.counts":{one:"{n} die",other:"{n} dice"},"ask.less":"Less: {what}","ask.more":"More: {what}","ask.order":"Tap in order","ask.rub":"Rub out","ask.range":"{from} to {to}","ask.empty":"nothing","ask.cells":"Numbers","ask.keys":"Keys: {what}","ask.following":"Next number","ask.sign":"Change the sign","ask.pick":"Choose","ask.send":"Continue","ask.skip":"Skip","ask.who":"Who answers","ask.worth":"Sum {n}","bar.home":"Home","bar.log":"Log","bar.redo":"Redo","bar.undo":"Undo","battle.afloat":"Afloat","battle.again":"Next throw","battle.answer":"Back to the question","battle.back":"Previous","battle.both":"Both sink","battle.close":"measured","battle.duel":"Duel {n} of {all}","battle.list":"Duels in order","battle.look":"Show again: {what}","battle.next":"Next","battle.none":"Nobody sinks","battle.on":"Continue","battle.open":"Waits for an answer","battle.outcome":"Outcome","battle.over":"The battle is over","battle.pause":"Pause","battle.play":"Play the battle","battle.result":"Result","battle.row":"Duel {n}: {a} and {b}, {gap} mm","battle.sinks":"{Die} sinks","battle.sunk":{one:"{n} sunk",other:"{n} sunk"},"beside.more":"More ({n})","beside.title":"More","camera.folder":"Pictures from a folder","camera.live":"Live","camera.lost":"No picture","camera.none":"By hand","camera.simulated":"Simulation","camera.upload":"Pictures from a phone","closer.from":"from {die}","closer.tip":"The difference is too small for the camera. Use the ruler from the game.","closer.title":"Nearly a tie","colour.black":"black","colour.blue":"blue","colour.combat":"combat","colour.green":"green","colour.orange":"orange","colour.purple":"purple","colour.red":"red","colour.white":"white","colour.yellow":"yellow","crew.camera":"camera","crew.eye":"Scan with the phone that will be the camera","setup.phone.title":"Let a phone be the camera","setup.phone.text":"Both devices must be on the same Wi-Fi. The phone says what comes next; a new phone replaces the one before.","setup.phone.other":"Another phone","lead.title":"This phone becomes the camera","lead.warns":"Your browser will warn you next. That is expected: nobody vouches for a box at home, so it made its own certificate. Go on like this, once:","lead.step.1":"The warning comes: the connection is not private.","lead.step.2.chrome":"Tap “Advanced”.","lead.step.3.chrome":"Tap “Proceed”, at the very bottom.","lead.step.2.safari":"Tap “Show Details”.","lead.step.3.safari":"Tap “visit this website”, then “Visit Website”.","lead.step.2.firefox":"Tap “Advanced”.","lead.step.3.firefox":"Tap “Accept the Risk and Continue”.","lead.worth":"What this gives you: nobody on your Wi-Fi can listen in. It does not prove that the box is really yours, so do this only at home, when you know everybody on the Wi-Fi.","lead.none":"The box does not answer over HTTPS now, so a phone cannot be the camera. Whoever looks after the box should look into its log.","lead.go":"On to the warning","eye.title":"Camera","eye.sees":"What this phone's camera sees","eye.drawn":"A phone lies on a stand above the lid and sees all of it","eye.asks":"Allow the camera","eye.denied":"No camera","eye.denied.text":"The browser does not let this page use the camera. Allow it in the browser's settings for this page, then tap here.","eye.again":"Try again","eye.waits":"Not connected","eye.live":"Connected","eye.rests":"Connected, resting","eye.other":"Not used","eye.other.text":"The table uses another camera. The host can choose the phone in the set-up of the camera.","eye.gone":"Sent away","eye.gone.text":"Another phone is the camera now, or the host has sent this one away. To be the camera again, scan the host's code.","eye.lay":"Lay me on the stand, over the middle of the lid, screen up.","eye.lid":"The whole lid must be in the picture.","eye.power":"Plug in the charger and leave this page open.","crew.as":"The new device","crew.ask":"The host lets others in and gives the roles.","crew.away":"offline","crew.device":"Device","crew.end":"Send {name} away","crew.end.sure":"Send away","crew.here":"online","crew.host":"host","crew.hosts":"Only the host of this table can do that.","crew.leave":"Leave the table","crew.let":"Let play","crew.looks":"This device only watches. The host can let it play.","crew.once":"It lets one device in. The next code comes by itself.","crew.only":"Only watch","crew.pass":"Make host","crew.pass.sure":"Yes, make it the host","crew.player":"player","crew.plays":"Player","crew.qr":"QR code with the address that lets one device in","crew.scan":"Scan to join","crew.spectator":"watcher","crew.title":"Who is here","crew.watch":"Scan to watch","crew.watches":"Watcher","crew.you":"this device","listen.title":"Other programs","listen.what":"A streaming program such as OBS, or a script of your own, can hear of every throw. It sees the dice and their picture, nothing else.","listen.name":"Name of the program","listen.make":"Make a token","listen.once":"{name} may listen now. This is shown only once: copy it.","listen.overlay":"For OBS: address of a browser source","listen.token":"For a script: token","listen.copy":"Copy","listen.copied":"Copied","listen.noted":"Done","listen.here":"listening","listen.away":"not listening now","listen.never":"has not called yet","listen.end":"End the access of {name}","listen.end.sure":"End access","failed.back":"Back to the throw","failed.text":"This picture could not be read.","failed.title":"Not read","fix.done":"Done","fix.fixed":"corrected","fix.move":"Tap the chart to move the die.","fix.new":"A new die","fix.not":"Nothing lies here","fix.pose":"How it lies","fix.remove":"Remove","fix.title":"Correct a die","fix.value":"Pips","fix.which":"What lies here?","fix.whose":"Whose","guard.again":"Read again","guard.againhow":"from a new picture","guard.focus":"The picture is out of focus.","guard.hand":"A hand is over the board.","guard.lens":"The lens is dirty or covered.","guard.light":"The light differs from the set-up.","guard.motion":"Something still moves.","guard.moved":"The camera or the board has moved.","guard.not-a-board":"There is no board in the picture.","guard.outside":"A die lies off the board.","guard.size":"The dice are larger or smaller than those that were taught: teach them again.","guard.title":"The picture is doubtful","guard.untaught":"These dice are not those that were taught.","guard.use":"This picture is good","guard.usehow":"read it all the same","faces.told":"The dice of this throw","faces.any":"Tap what each die shows","faces.all":{one:"{n} die, that is all",other:"{n} dice, that is all"},"faces.none":"No die yet","faces.kept":"Which dice were thrown again? Tap them","faces.kept.none":"All dice were thrown again","faces.again":"Thrown again: {die}","faces.printed":"Printed faces","faces.which":"{die} {n} of {all}: what does it show?","hand.discard":"Start over","hand.done":"Count the battle","hand.how":"Tap the chart to place each die","hand.lacks":{one:"{n} die to go",other:"{n} dice to go"},"hand.ready":"All dice are there","hand.tip":"Gaps are measured on the chart; use a ruler for near ties.","hand.title":"By hand","home.camera":"camera","home.clock":"Clock for calls","home.clock.off":"off","home.clock.seconds":"{n} s","who.title":"Whose device is this?","who.why":"Then you choose in secret here, and your own questions come first.","who.all":"Everybody's","who.chosen":"You have chosen","who.wait":"Still choosing: {names}","who.change":"Change my choice","who.told":"Have chosen on their own devices: {names}","home.host":"The host starts the next game.","home.wait":"The host starts a game. It then shows here by itself.","home.order":"In the order of the seats, clockwise. The order matters","crew.shows":"May show a code","prepare.step":"Step {n} of {all}","prepare.title":"Set-up","prepare.done":"Everything lies ready","home.colour":"Colour of player {n}: {colour}. Change","home.continue":"Continue","home.count":"Players","home.going":"Game in progress","home.more":{one:"All rules ({n})",other:"All rules ({n})"},"home.name":"Name of player {n}","home.new":"New game","home.norules":"This game has no variants.","home.not":"Back","home.player":"Player {n}","home.points":"score only","home.rules":"Rules","home.seats":"{from}–{to} players","home.start":"Start","home.sub":"Counts the dice and the chests. You play.","home.parked":{one:"Game put aside ({n})",other:"Games put aside ({n})"},"home.parked.title":"Games put aside","home.parked.how":"Tap a game to go on with it. The one that is played now will wait.","home.sure":"A new game begins; the current one waits and can be continued later.","home.which":"Game","home.yes":"Yes, start","join.box":"No host any more? On the box, “quartermaster pair” shows a new code.","join.code":"Or type the code","join.hold":"No host any more? Hold the throw button for five seconds; then this device can become the host.","crew.hold":"Is the host's tablet lost? Hold the throw button for five seconds; then this device can become the host.","offer.title":"Be the host?","offer.why":"The throw button was held. The first device to tap here becomes the host. Whoever was the host stays as a player.","offer.take":"Make this device the host","offer.told":"The throw button was held: for two minutes another device can become the host.","offer.end":"Don't allow it","join.go":"Come in","join.scan":"Scan the QR code on the host's tablet or on the box.","join.title":"Come to the table","link.first":"Connecting to the table…","link.lost":"Connection lost. Reconnecting…","look.add":"Tap an empty place to add a die.","look.again":"Try again","look.back":"Back to the question","look.drop":"Leave it as it was","look.how":"Tap a die to correct it","look.title":"The whole board","notice.behind":"This device has already shown step {was}; the table is at step {now}. If nobody brought a copy back, steps were lost: compare before you go on.","notice.close":"Close","notice.mend.empty":"Empty board again","notice.mend.corners":"Corners again","notice.mend.view":"Look at the view","notice.error":"That did not work. Try again.","notice.network":"Not sent: there is no connection. Try again in a moment.","notice.stale":"The table has moved on meanwhile.","picture.die":"Correct: {die}","picture.label":"The board seen from above","picture.live":"The camera’s picture","pose.cocked":"cocked","pose.flat":"flat","pose.hidden":"hidden","pose.stacked":"on another","question.add":"A die is missing","question.addhow":"tap its place on the picture","question.again":"that die is thrown again","question.all":"Those are all","question.board":"The whole board","question.cocked":"It leans","question.counts":"counts as {die}","question.first":"Question 1 of {all}","question.flat":"It lies flat","question.flats":"All of them lie flat","question.is":"It is a die","question.isnt":"It is not a die","question.kept":"It was kept","question.thrown":"It was thrown again","question.near":"and landed close to where it had been","question.leans":"It leans","question.not":"Not all of them","question.each":"then each is asked about in turn","question.asread":"they count as read","question.one":"Question","question.right":"That is right","question.then":"then tell the pips","question.wrong":"Let me correct it","reader.none":"The reader is off","reader.reading":"Reading","reader.ready":"Still","reader.restarting":"Reader restarts","reading.title":"Reading the dice…","reading.wait":"One moment…","score.again":"Play again","score.by":{one:"wins by {n} point",other:"wins by {n} points"},"score.course":"Last events","score.print":"Print","score.shared":"shared victory","score.title":"Game over","score.total":"Victory points","score.wins":"wins","seat.all":"Players","seat.firstlong":"First player","seat.score":"Points","seat.table":"Table","sighting.questions":{one:"{n} question",other:"{n} questions"},"sighting.sure":"{n} of {all} sure","throw.hand":"Enter by hand","throw.now":"Throw","throw.photo":"Picture with a phone","throw.read":"Read now","throw.sending":"Sending…","throw.shoot":"Take a picture","throw.tip.hand":"Tap the chart to place the dice.","throw.tip.live":"Throw. Once the dice lie still, they are read by themselves.","throw.tip.thrown":"Tap “Throw”: the simulator throws the dice.","scene.hand":"A hand is over the board: I wait.","scene.moving":"The dice are rolling.","scene.still":"The dice lie still: I am reading them.","throw.tip.upload":"Throw, and take a picture from above.","ask.rule":"What does the rule say?","log.anew":"The new answer replaces the old one. All that came after is worked out again.","log.put":"put right","log.by":"Device: {who}","log.dice":"Put dice right","log.edit":"Put answer right","log.return":"Go back here","log.lost":{one:"Put right. One later step no longer holds and is left out:",other:"Put right. {n} later steps no longer hold and are left out:"},"log.holds":"Put right. All later steps still hold.","log.none":"Nothing is written down yet.","log.throws":"All throws as a file:","log.earlier":{one:"{n} earlier step",other:"{n} earlier steps"},"home.first":"First player","home.chance":"by chance","archive.again":"Try again","archive.average":"Average","archive.best":"Best","archive.copies":"Copies","archive.copies.sub":"Nothing is lost","archive.dice":"Dice","archive.dice.few":"Too few throws to say.","archive.dice.fits":"As a fair die falls.","archive.dice.how":"Bar: what fell; line: uncertainty (95 %); dashed: a fair die.","archive.dice.odd":"A fair die hardly ever falls like this.","archive.face":"{face}: {n} times, true share between {low} and {high} %","archive.forget":"Forget","archive.forget.how":"Forgetting takes the name out of all games and copies kept here. The games stay, and read N.N. Copies that were carried away keep the name.","archive.forget.sure":"Forget for good","archive.games":"Games","archive.games.none":"No game has been finished yet.","archive.games.sub":"Finished games, newest first","archive.length":{one:"{n} step in {minutes} min",other:"{n} steps in {minutes} min"},"archive.people":"People","archive.people.none":"Nobody is remembered yet. Whoever gets a name in a new game will be.","archive.people.sub":"Name, colour, sign and language","archive.person.colour":"Colour","archive.person.language":"Language","archive.person.name":"Name","archive.person.new":"New person","archive.person.save":"Save","archive.person.sign":"Sign {n}","archive.person.symbol":"Sign","archive.played":"Games","archive.rounds":"Round by round","archive.sheet":"Score sheet","archive.standings":"Statistics","archive.standings.sub":"Wins, averages and fair dice","archive.throws":{one:"{n} throw",other:"{n} throws"},"archive.title":"People and games","archive.wins":"Wins","copies.back":"Bring back","copies.before":"before another was brought back","copies.bring":"Bring a copy back","copies.brought":{one:"Brought back: {n} step, as on {when}.",other:"Brought back: {n} steps, as on {when}."},"copies.daily":"kept by itself or on demand","copies.here":"Kept here","copies.how":"A copy holds all games and people of this machine. Before one is brought back, what is there now is kept as a copy too.","copies.keep":"Keep one here","copies.kept":"A copy is kept here.","copies.last":"played until {when}","copies.none":"No copy is kept here yet; one is made each day that something is played.","copies.other":"For other programs","copies.salvaged":"saved from a damaged record","copies.steps":{one:"{n} step",other:"{n} steps"},"copies.sure":"Put {name} in place of all games and people? What is there now is kept as a copy.","copies.take":"Download a copy","copies.yes":"Replace everything","tables.title":"Tables","tables.at":"Table {name}. Other tables","tables.free":"No game","tables.over":"{game} · finished","tables.here":"you are here","tables.how":"At your own table you play; at the others you look on.","archive.health":"Machine","archive.health.sub":"Camera, reading, disk and copies","health.well":"All is well.","health.camera":"Camera","health.rate":"{n} pictures a second","health.reading":"Reading","health.read":"the last in {last} s, {mean} s on average · {n} read, {failed} not","health.never":"nothing was read yet","health.disk":"Disk","health.free":"{free} GB of {size} GB free","health.copy":"Last copy","health.none":"none yet","health.heat":"Temperature","health.supply":"Power supply","health.fine":"strong enough","health.weak":"too weak","health.devices":"Devices","health.here":"{here} at the table, {known} let in","health.since":"Running since","health.unknown":"not known","whole.none":"none","health.examined":"What was examined","health.examine":"Examine again","health.ok":"Fine:","health.note":"Note:","health.bad":"Bad:","health.report":"Report a problem","health.how":"A file without names, addresses or pictures: how the machine is, the game, the newest lines of the log. Send it to whoever you ask for help.","hue.black":"black","hue.blue":"blue","hue.green":"green","hue.orange":"orange","hue.purple":"purple","hue.red":"red","hue.white":"white","hue.yellow":"yellow","crew.mine.player":"You are a player.","crew.mine.spectator":"You are watching.","crew.mine.host":"You are the host.","archive.panel":"Button and light","archive.panel.sub":"What is wired, and what it shows","health.panel":"Button and light","health.parts":"{found} found, {failed} failed","panel.drawn":"A panel drawn beside the simulated table. A real one does the same: press its button.","panel.real":"The panel of this table.","panel.press":"Press","panel.hold":"Hold for 5 seconds","panel.down":"The button is down.","panel.up":"The button is up.","panel.pressed":{one:"Pressed {n} time",other:"Pressed {n} times"},"panel.held":{one:"held {n} time",other:"held {n} times"},"panel.light.on":"Light on: {n} %","panel.light.off":"Light off","panel.room":"room {n} lx","panel.dark":"Darker than when it was set up","panel.signal.off":"Nobody plays","panel.signal.ready":"Ready","panel.signal.reading":"Reading","panel.signal.asks":"Question","panel.signal.trouble":"Trouble","panel.part.button":"Button","panel.part.light":"Light","panel.part.state":"Signal lamps","panel.part.buzzer":"Buzzer","panel.part.sensor":"Light sensor","panel.is.found":"found","panel.is.skipped":"not used","panel.is.failed":"failed","panel.is.opening":"searching","panel.wiring":"What is wired","panel.how":"Pins are numbered 1 to 40, as in the guide's drawing. Switch the computer off before you wire anything.","panel.none":"not wired","panel.kind":"Kind","panel.kind.apa":"APA102 strip","panel.kind.ws":"WS2812 strip","panel.kind.relay":"Relay","panel.kind.pwm":"Dimmed light","panel.kind.leds":"Single LEDs","panel.pin":"Pin","panel.data":"Data pin","panel.pixels":"Number of LEDs","panel.bright":"Brightness (%)","panel.led":"LED {n}","panel.level":"On when the pin is","panel.high":"high","panel.low":"low","panel.sound":"Sound","panel.sound.on":"on","panel.sound.off":"off","panel.addr":"Its ADDR pin","panel.addr.low":"to ground or open","panel.addr.high":"to 3.3 V","panel.save":"Save the wiring","panel.kept":"Saved. It applies from now on.","setup.title":"Camera set-up","setup.sub":"10 minutes; play on by hand","setup.live":"The camera's picture","setup.waits":"One moment …","setup.back":"Back","setup.next":"Go on","setup.again":"Take the picture again","setup.step.view":"View","setup.step.sizes":"Sizes","setup.step.corners":"Corners","setup.step.empty":"Empty board","setup.step.dice":"Dice","setup.step.test":"Test","setup.step.lens":"Lens","setup.refused":"That did not work","setup.goto":"Go to: {step}","setup.camera.which":"Which camera looks at the board?","setup.camera.other":"Other camera","setup.camera.held":"Used at the table “{table}”","setup.camera.address":"Address of a network camera or phone app","setup.camera.call":"Connect","setup.camera.rpicam":"Raspberry Pi camera","setup.camera.v4l2":"USB camera","setup.camera.http":"Network camera","setup.camera.upload":"Single pictures from a phone","setup.camera.upload.text":"You take a picture after each throw.","setup.camera.phone":"A phone as the camera","setup.camera.phone.text":"It lies above the lid and sees each throw by itself.","setup.camera.simulated":"Simulated camera","setup.camera.folder":"Pictures from a folder","setup.view.title":"Hang the camera over the lid","setup.view.text":"The whole lid, walls included, should fill the picture.","setup.view.next":"The view is fine","setup.view.picture":"Picture","setup.view.wait":"Looking …","setup.view.good":"Good","setup.view.lost":"No picture","setup.view.lid":"The lid","setup.view.lid.wait":"Looking …","setup.view.lid.wait.text":"The lid is being looked for.","setup.view.lid.fair":"Not sure","setup.view.lid.fair.text":"You can mark the corners yourself in a moment.","setup.view.lid.bad":"Cut off","setup.view.lid.bad.text":"Hang the camera higher or move the lid to the middle.","setup.view.lid.good":"All in the picture","setup.view.die":"A die is about {n} pixels wide.","setup.view.sharp":"Sharpness","setup.view.blurred":"Blurred","setup.view.blurred.text":"It was sharper before: set the focus back, or wait until nothing moves.","setup.view.small":"Dice are small here: hang the camera lower, or choose a higher resolution.","setup.view.light":"Light","setup.view.dark":"Too dark","setup.view.dark.text":"Bring a lamp nearer.","setup.view.bright":"Too bright","setup.view.bright.text":"Turn the lamp away, so that nothing is overexposed.","setup.view.bands":"Flickers","setup.view.bands.text":"A lamp flickers: use another lamp, or set the camera to 50 or 60 Hz.","setup.sizes.title":"How large is the lid?","setup.sizes.text":"Measure the floor from wall to wall. Every millimetre counts.","setup.sizes.floor":"Floor","setup.sizes.other":"Other","setup.sizes.width":"Floor, left to right","setup.sizes.height":"Floor, top to bottom","setup.sizes.wall":"Wall height, inside","setup.sizes.die":"Edge of a die","setup.corners.title":"Where are the floor's corners?","setup.corners.text":"The corners of the floor, not the rim of the walls. Drag a point near its corner; it snaps to the sides.","setup.corners.one":"Corner {n}","setup.corners.next":"The corners fit","setup.corners.anyway":"Use them as they are","setup.corners.again":"Look again","setup.corners.wait":"Looking …","setup.corners.wait.text":"The sides of the floor are being looked for.","setup.corners.good":"They fit","setup.corners.good.text":"All four sides of the floor are clearly visible.","setup.corners.fair":"Please check","setup.corners.doubt.unseen":"The sides of the floor are not clearly visible. Drag the points onto the corners yourself.","setup.corners.doubt.choice":"Two edges look alike here. Check that the line follows the floor, not its print or the rim.","setup.corners.doubt.inexact":"The corners do not fit a floor of this size exactly. Check them, and the sizes.","setup.corners.doubt.hand":"Placed by hand.","setup.empty.title":"Empty the board","setup.empty.text":"Take everything out of the lid and keep hands away. The picture is taken automatically.","setup.empty.next":"The board is empty","setup.still":"Stillness","setup.still.wait":"Waiting","setup.still.hand":"Hand in view","setup.still.text":"The picture is taken once nothing has moved for two seconds.","setup.still.taken":"Taken","setup.still.taken.text":"Look at the picture: is it as it should be?","setup.dice.title":"Lay the dice out","setup.dice.text":"Two or three of each colour, flat and apart. The picture is taken automatically.","setup.dice.name":"Which colour is each group? Tap a group to correct it.","setup.dice.none":"Not a die","setup.dice.count":{one:"{n} die",other:"{n} dice"},"setup.dice.next":"Calibrate","setup.dice.runs":"Calibrating …","setup.dice.fair":"Please check","setup.dice.other":"Something here is too large for a single die: move the dice apart and take the picture again.","setup.dice.nothing":"No dice were found. Lay some on the board.","setup.keep.title":"The camera is set up","setup.keep.text":"Keep it, then try three throws.","setup.keep.next":"Keep and test","setup.keep.exact":"Accuracy","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"If two distances differ by less than this, the players are asked.","setup.keep.lens":"Make it more exact","setup.view.mains":"Lamps","setup.view.mains.hz":"{n} Hz","setup.view.mains.text":"Mains: 50 Hz, in the Americas 60 Hz.","setup.lens.title":"Exact lens","setup.lens.text":"Hold a chessboard so that it fills the dashed outline, and keep it still. Pictures are taken automatically. You may skip this.","setup.lens.none.text":"Which lens does the camera have? If it is none of these, choose the last.","setup.lens.which":"Chessboard","setup.lens.paper":"On paper","setup.lens.phone":"On a phone","setup.lens.none":"None","setup.lens.stock.pi-camera-3":"Camera Module 3","setup.lens.stock.pi-camera-3-wide":"Camera Module 3 Wide","setup.lens.stock.pi-hq-6mm":"HQ camera, 6 mm lens","setup.lens.stock.pi-global-6mm":"Global Shutter, 6 mm lens","setup.lens.stock.other":"Another, or unknown","setup.lens.print":"PDF, {paper}","setup.lens.bar":"Measured length of the bar","setup.lens.square":"One square","setup.lens.phone.text":"Scan this code with a phone, or open {address} on it. The phone shows the chessboard and the size of a square.","setup.lens.qr":"QR code for the phone that shows the chessboard","setup.lens.pictures":{one:"{n} picture",other:"{n} pictures"},"setup.lens.hint.wait":"Looking …","setup.lens.hint.none":"No chessboard is visible. Hold it so that all of it is in the picture.","setup.lens.hint.same":"This position is done. Move the chessboard to the dashed outline.","setup.lens.hint.moves":"Hold it still.","setup.lens.hint.blurred":"It is blurred: hold it farther away or bring a lamp nearer.","setup.lens.hint.hold":"Good. Hold it like this.","setup.lens.hint.done":"That is enough: the lens is known exactly.","setup.lens.next":"Calibrate","setup.lens.skip":"Go on without a chessboard","setup.chess.title":"Chessboard","setup.chess.card":"Hold a bank card to the frame and change its size until both are equally wide.","setup.chess.size":"Size","setup.chess.less":"Smaller","setup.chess.more":"Larger","setup.chess.show":"Show the chessboard","setup.chess.square":"One square: {n} mm. Brightness up. Tap to go back.","setup.faces.title":"A die with printed faces","setup.faces.which":"What colour is it, and what is on its faces, from the lowest to the highest?","setup.faces.colour":"Colour of the die","setup.faces.names":"Its faces","setup.faces.lay":"Lay it down with “{face}” on top","setup.faces.text":"Only this die, away from the walls. The picture is taken automatically; then turn the die.","setup.faces.done":"All faces are taken","setup.faces.done.text":"The picture of the other dice stays; they need not be laid out again.","setup.faces.end":"Done","setup.faces.without":"Go on without this die","setup.faces.turn":"Now turn the die: “{face}” on top.","setup.faces.again":"Take it again","setup.faces.add":"A die with printed faces","setup.faces.there":{one:"Printed die: {n} face",other:"Printed die: {n} faces"},"setup.test.value":"What is on top?","setup.test.colour":"Colour","setup.test.done":"Done","setup.test.told":"Now it is right","setup.test.again":"Throw again instead","setup.test.more":"One more throw","setup.help.good":"Everything was right. Play on.","setup.help.lens":"Everything was right. With an exact lens the players are asked about distances less often.","setup.help.missed":"A die was overlooked, or something else taken for one. A new picture of the empty board helps most, with even light.","setup.help.colours":"Colours were confused. Lay out more dice of each colour and calibrate again; even light helps too.","setup.help.values":"Numbers were misread. A sharper picture helps most, or a camera closer to the board.","setup.help.asks":"The camera asks a lot. More even light helps most, then a camera closer to the board.","setup.test.title":"Test","setup.test.first":"Lay out the dice and calibrate first.","setup.test.throw":"Throw {n} of {all}","setup.test.text":"Throw some dice into the lid, then read them.","setup.test.read":"Read the dice","setup.test.look":"Is every die right? Tap one that is wrong, or a place where one is missing.","setup.test.right":"All right","setup.test.dice":{one:"{n} die",other:"{n} dice"},"setup.test.asks":{one:"asks {n} question",other:"asks {n} questions"},"setup.test.sure":"Sure","setup.test.over":"The test is over","setup.test.over.text":"From now on the camera reads the throws of this table.","setup.test.end":"To the game","setup.test.verdict":"Result","setup.test.score":"{n} of {all} right","colour.pink":"pink","colour.brown":"brown","colour.grey":"grey","setup.keep.name":"What is this place called?","setup.keep.name.usual":"Our table"};var dn={"home.share":"wygrywają razem","home.again":"Jeszcze raz","home.result":"Wynik","set.here":"Zapamiętane tylko na tym urządzeniu.","set.off":"Nie","set.on":"Tak","set.scheme.dark":"Ciemne","set.scheme.light":"Jasne","set.scheme.auto":"Jak urządzenie","set.scheme":"Kolory","set.voice":"Głos czyta zdarzenia","set.sound":"Dźwięki","set.language":"Język","set.title":"Ustawienia","score.hours":{one:"{n} godz. {minutes} min",few:"{n} godz. {minutes} min",many:"{n} godz. {minutes} min",other:"{n} godz. {minutes} min"},"score.minutes":{one:"{n} min",few:"{n} min",many:"{n} min",other:"{n} min"},"score.copied":"Skopiowano","score.share":"Udostępnij","score.rounds":"Punkty po każdej rundzie","log.again":{one:"Po poprawce kostek {n} późniejszy krok zostanie policzony na nowo; co nadal pasuje, zostaje.",few:"Po poprawce kostek {n} późniejsze kroki zostaną policzone na nowo; co nadal pasuje, zostaje.",many:"Po poprawce kostek {n} późniejszych kroków zostanie policzonych na nowo; co nadal pasuje, zostaje.",other:"Po poprawce kostek {n} późniejszego kroku zostanie policzone na nowo; co nadal pasuje, zostaje."},"log.drops":{one:"Wypadnie {n} późniejszy krok. Do nowej odpowiedzi można go odzyskać przyciskiem „Przywróć”.",few:"Wypadną {n} późniejsze kroki. Do nowej odpowiedzi można je odzyskać przyciskiem „Przywróć”.",many:"Wypadnie {n} późniejszych kroków. Do nowej odpowiedzi można je odzyskać przyciskiem „Przywróć”.",other:"Wypadnie {n} późniejszego kroku. Do nowej odpowiedzi można to odzyskać przyciskiem „Przywróć”."},"log.costs":{one:"Po tej poprawce wypadnie {n} późniejszy krok:",few:"Po tej poprawce wypadną {n} późniejsze kroki:",many:"Po tej poprawce wypadnie {n} późniejszych kroków:",other:"Po tej poprawce wypadnie {n} późniejszego kroku:"},"log.return.sure":"Tak, wróć tutaj","log.change":"Mimo to popraw","log.back":"Wróć do dziennika","log.show":"Pokaż wynik","hand.rub":"Cofnij kostkę","ask.source":"Zasada {rule}","sighting.again":{one:"{n} do ponownego rzutu",few:"{n} do ponownego rzutu",many:"{n} do ponownego rzutu",other:"{n} do ponownego rzutu"},"battle.ranks":"Odległości po kolei","battle.counts":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"ask.less":"Mniej: {what}","ask.more":"Więcej: {what}","ask.order":"Stukaj po kolei","ask.rub":"Zmaż","ask.range":"od {from} do {to}","ask.empty":"nic","ask.cells":"Liczby","ask.keys":"Klawisze: {what}","ask.following":"Następna liczba","ask.sign":"Zmień znak","ask.pick":"Wybierz","ask.send":"Dalej","ask.skip":"Pomiń","ask.who":"Kto odpowiada","ask.worth":"razem {n}","bar.home":"Strona główna","bar.log":"Dziennik","bar.redo":"Przywróć","bar.undo":"Cofnij","battle.afloat":"Na wodzie","battle.again":"Następny rzut","battle.answer":"Wróć do pytania","battle.back":"Poprzedni","battle.both":"Obie toną","battle.close":"zmierzone","battle.duel":"Pojedynek {n} z {all}","battle.list":"Pojedynki po kolei","battle.look":"Pokaż jeszcze raz: {what}","battle.next":"Następny","battle.none":"Nikt nie tonie","battle.on":"Dalej","battle.open":"Czeka na odpowiedź","battle.outcome":"Wynik","battle.over":"Koniec bitwy","battle.pause":"Zatrzymaj","battle.play":"Odtwórz bitwę","battle.result":"Wynik gry","battle.row":"Pojedynek {n}: {a} i {b}, {gap} mm","battle.sinks":"Tonie {die}","battle.sunk":{one:"{n} pod wodą",few:"{n} pod wodą",many:"{n} pod wodą",other:"{n} pod wodą"},"beside.more":"Inne ({n})","beside.title":"Inne","camera.folder":"Zdjęcia z folderu","camera.live":"Na żywo","camera.lost":"Brak obrazu","camera.none":"Ręcznie","camera.simulated":"Symulacja","camera.upload":"Zdjęcia z telefonu","closer.from":"od: {die}","closer.tip":"Różnica jest za mała dla kamery. Przyłóżcie linijkę z gry.","closer.title":"Prawie remis","colour.black":"czarna","colour.blue":"niebieska","colour.combat":"bojowa","colour.green":"zielona","colour.orange":"pomarańczowa","colour.purple":"fioletowa","colour.red":"czerwona","colour.white":"biała","colour.yellow":"żółta","crew.camera":"kamera","crew.eye":"Zeskanuj telefonem, który ma być kamerą","setup.phone.title":"Telefon jako kamera","setup.phone.text":"Oba urządzenia muszą być w tej samej sieci Wi-Fi. Telefon sam powie, co dalej; nowy telefon zastępuje poprzedni.","setup.phone.other":"Inny telefon","lead.title":"Ten telefon będzie kamerą","lead.warns":"Za chwilę przeglądarka wyświetli ostrzeżenie. Tak ma być: za domowe urządzenie nikt nie ręczy, więc samo wystawiło sobie certyfikat. Zrób tak, tylko ten jeden raz:","lead.step.1":"Pojawi się ostrzeżenie: połączenie nie jest prywatne.","lead.step.2.chrome":"Dotknij „Zaawansowane”.","lead.step.3.chrome":"Dotknij odnośnika na samym dole, żeby przejść dalej mimo ostrzeżenia.","lead.step.2.safari":"Dotknij „Pokaż szczegóły”.","lead.step.3.safari":"Dotknij „odwiedź tę witrynę”, a potem potwierdź.","lead.step.2.firefox":"Dotknij „Zaawansowane”.","lead.step.3.firefox":"Dotknij „Akceptuję ryzyko, kontynuuj”.","lead.worth":"Co to daje: nikt w sieci Wi-Fi nie podsłucha połączenia. Nie dowodzi to jednak, że po drugiej stronie jest na pewno wasze urządzenie – rób to tylko w domu, gdy w sieci są sami znajomi.","lead.none":"Urządzenie nie odpowiada teraz przez HTTPS, więc telefon nie może być kamerą. Osoba, która się nim opiekuje, powinna zajrzeć do dziennika.","lead.go":"Dalej, do ostrzeżenia","eye.title":"Kamera","eye.sees":"Obraz z aparatu tego telefonu","eye.drawn":"Telefon leży na stojaku nad wiekiem i widzi je w całości","eye.asks":"Pozwól użyć aparatu","eye.denied":"Brak aparatu","eye.denied.text":"Przeglądarka nie udostępnia aparatu. Zezwól na to w ustawieniach przeglądarki dla tej strony, a potem dotknij tutaj.","eye.again":"Spróbuj jeszcze raz","eye.waits":"Brak połączenia","eye.live":"Połączono","eye.rests":"Połączono, odpoczywa","eye.other":"Nieużywany","eye.other.text":"Stół korzysta z innej kamery. Gospodarz może wybrać telefon w ustawieniach kamery.","eye.gone":"Odesłany","eye.gone.text":"Kamerą jest teraz inny telefon albo gospodarz odesłał ten. Aby znów był kamerą, zeskanuj kod gospodarza.","eye.lay":"Połóż mnie na stojaku, nad środkiem wieka, ekranem do góry.","eye.lid":"W kadrze musi być całe wieko.","eye.power":"Podłącz ładowarkę i nie zamykaj tej strony.","crew.as":"Nowe urządzenie","crew.ask":"Gospodarz wpuszcza innych i rozdaje role.","crew.away":"offline","crew.device":"Urządzenie","crew.end":"Odeślij: {name}","crew.end.sure":"Odeślij","crew.here":"online","crew.host":"gospodarz","crew.hosts":"To może zrobić tylko gospodarz stołu.","crew.leave":"Odejdź od stołu","crew.let":"Niech gra","crew.looks":"To urządzenie tylko ogląda grę. Gospodarz może pozwolić mu grać.","crew.once":"Kod wpuszcza jedno urządzenie. Następny pojawi się sam.","crew.only":"Tylko ogląda","crew.pass":"Ustaw jako gospodarza","crew.pass.sure":"Tak, to gospodarz","crew.player":"gracz","crew.plays":"Gracz","crew.qr":"Kod QR z adresem, który wpuszcza jedno urządzenie","crew.scan":"Zeskanuj, aby dołączyć","crew.spectator":"widz","crew.title":"Kto jest przy stole","crew.watch":"Zeskanuj, aby tylko oglądać","crew.watches":"Widz","crew.you":"to urządzenie","listen.title":"Inne programy","listen.what":"Program do transmisji, na przykład OBS, albo własny skrypt może odbierać każdy rzut. Widzi kostki i ich zdjęcie, nic więcej.","listen.name":"Nazwa programu","listen.make":"Utwórz token","listen.once":"{name} może już odbierać rzuty. Te dane widać tylko raz, więc je skopiuj.","listen.overlay":"Dla OBS: adres źródła „Przeglądarka”","listen.token":"Dla skryptu: token","listen.copy":"Kopiuj","listen.copied":"Skopiowano","listen.noted":"Gotowe","listen.here":"odbiera rzuty","listen.away":"teraz nie odbiera","listen.never":"jeszcze się nie łączył","listen.end":"Odbierz dostęp: {name}","listen.end.sure":"Odbierz dostęp","failed.back":"Wróć do rzutu","failed.text":"Tego obrazu nie udało się odczytać.","failed.title":"Nie odczytano","fix.done":"Gotowe","fix.fixed":"poprawiona","fix.move":"Dotknij mapy, by przesunąć kostkę.","fix.new":"Nowa kostka","fix.not":"Nic tu nie leży","fix.pose":"Jak leży","fix.remove":"Usuń","fix.title":"Popraw kostkę","fix.value":"Oczka","fix.which":"Co tu leży?","fix.whose":"Czyja","guard.again":"Czytaj jeszcze raz","guard.againhow":"z nowego obrazu","guard.focus":"Obraz jest nieostry.","guard.hand":"Nad planszą jest ręka.","guard.lens":"Obiektyw jest brudny albo zasłonięty.","guard.light":"Światło jest inne niż przy ustawianiu.","guard.motion":"Coś się jeszcze rusza.","guard.moved":"Kamera albo plansza się przesunęła.","guard.not-a-board":"Na obrazie nie widać planszy.","guard.outside":"Kostka leży poza planszą.","guard.size":"Wielkość kostek się nie zgadza: naucz program od nowa.","guard.title":"Obraz jest niepewny","guard.untaught":"To nie są kostki, których program się uczył.","guard.use":"Ten obraz jest dobry","guard.usehow":"czytaj go mimo to","faces.told":"Kostki tego rzutu","faces.any":"Wskaż, co pokazuje każda kostka","faces.all":{one:"{n} kostka, to wszystko",few:"{n} kostki, to wszystko",many:"{n} kostek, to wszystko",other:"{n} kostki, to wszystko"},"faces.none":"Jeszcze nie ma kostek","faces.kept":"Którymi kostkami rzucono jeszcze raz? Wskaż je","faces.kept.none":"Rzucono wszystkimi kostkami","faces.again":"Rzucona jeszcze raz: {die}","faces.printed":"Ścianki z nadrukiem","faces.which":"{die} {n} z {all}: co pokazuje?","hand.discard":"Zacznij od nowa","hand.done":"Rozstrzygnij bitwę","hand.how":"Dotknij mapy tam, gdzie leży każda kostka","hand.lacks":{one:"Jeszcze {n} kostka",few:"Jeszcze {n} kostki",many:"Jeszcze {n} kostek",other:"Jeszcze {n} kostki"},"hand.ready":"Wszystkie kostki leżą","hand.tip":"Odległości liczą się z mapy; prawie równe zmierzcie linijką.","hand.title":"Ręcznie","home.camera":"kamera","home.clock":"Zegar przy wywołaniu","home.clock.off":"wyłączony","home.clock.seconds":"{n} s","who.title":"Czyje to urządzenie?","who.why":"Wtedy wybierasz tu w tajemnicy, a twoje pytania są pierwsze.","who.all":"Wspólne","who.chosen":"Wybór zapisany","who.wait":"Jeszcze bez wyboru: {names}","who.change":"Zmień mój wybór","who.told":"Wybór na własnym urządzeniu: {names}","home.host":"Następną grę zaczyna gospodarz.","home.wait":"Grę zaczyna gospodarz. Pojawi się tu sama.","home.order":"W kolejności miejsc, zgodnie z ruchem wskazówek zegara. Kolejność ma znaczenie","crew.shows":"Może pokazywać kod","prepare.step":"Krok {n} z {all}","prepare.title":"Przygotowanie","prepare.done":"Wszystko gotowe","home.colour":"Kolor gracza {n}: {colour}. Zmień","home.continue":"Graj dalej","home.count":"Liczba graczy","home.going":"Gra trwa","home.more":{one:"Wszystkie zasady ({n})",few:"Wszystkie zasady ({n})",many:"Wszystkie zasady ({n})",other:"Wszystkie zasady ({n})"},"home.name":"Imię gracza {n}","home.new":"Nowa gra","home.norules":"Ta gra nie ma wariantów.","home.not":"Wróć","home.player":"Gracz {n}","home.points":"tylko punkty","home.rules":"Zasady","home.seats":"{from}–{to} graczy","home.start":"Zacznij","home.sub":"Liczy kostki i skrzynie. Wy gracie.","home.parked":{one:"Odłożona gra ({n})",few:"Odłożone gry ({n})",many:"Odłożone gry ({n})",other:"Odłożone gry ({n})"},"home.parked.title":"Odłożone gry","home.parked.how":"Dotknij gry, żeby do niej wrócić. Ta, która trwa teraz, poczeka.","home.sure":"Zacznie się nowa gra; obecna poczeka i można do niej wrócić.","home.which":"Gra","home.yes":"Tak, zacznij","join.box":"Nie ma już gospodarza? Nowy kod pokaże komputer stołu, po wpisaniu „quartermaster pair”.","join.code":"Albo wpisz kod","join.hold":"Nie ma już gospodarza? Przytrzymaj przycisk rzutu przez pięć sekund, a gospodarzem będzie mogło zostać to urządzenie.","crew.hold":"Tablet gospodarza zginął? Przytrzymaj przycisk rzutu przez pięć sekund, a gospodarzem będzie mogło zostać to urządzenie.","offer.title":"Zostać gospodarzem?","offer.why":"Przycisk rzutu był przytrzymany. Gospodarzem zostanie to urządzenie, na którym ktoś pierwszy dotknie przycisku poniżej. Dotychczasowy gospodarz zostanie zwykłym graczem.","offer.take":"Ustaw to urządzenie jako gospodarza","offer.told":"Przytrzymano przycisk rzutu: przez dwie minuty gospodarzem może zostać inne urządzenie.","offer.end":"Nie pozwalaj","join.go":"Wejdź","join.scan":"Zeskanuj kod QR z tabletu gospodarza albo z komputera stołu.","join.title":"Usiądź do stołu","link.first":"Łączę ze stołem…","link.lost":"Brak połączenia. Łączę ponownie…","look.add":"Dotknij pustego miejsca, by dodać kostkę.","look.again":"Spróbuj jeszcze raz","look.back":"Wróć do pytania","look.drop":"Zostaw, jak było","look.how":"Dotknij kostki, by ją poprawić","look.title":"Cała plansza","notice.behind":"To urządzenie pokazało już krok {was}, a stół jest na kroku {now}. Jeśli nikt nie przywrócił kopii, zginęły kroki: porównajcie, zanim zagracie dalej.","notice.close":"Zamknij","notice.mend.empty":"Pusta plansza od nowa","notice.mend.corners":"Rogi od nowa","notice.mend.view":"Zobacz widok","notice.error":"Nie udało się. Spróbuj jeszcze raz.","notice.network":"Nie wysłano, bo nie ma połączenia. Spróbuj za chwilę.","notice.stale":"Gra poszła już dalej.","picture.die":"Popraw: {die}","picture.label":"Plansza widziana z góry","picture.live":"Obraz z kamery","pose.cocked":"krzywo","pose.flat":"płasko","pose.hidden":"zakryta","pose.stacked":"na innej","question.add":"Brakuje kostki","question.addhow":"wskażcie miejsce na obrazie","question.again":"tą kostką rzuca się jeszcze raz","question.all":"To wszystkie kostki","question.board":"Cała plansza","question.cocked":"Leży krzywo","question.counts":"liczy się {die}","question.first":"Pytanie 1 z {all}","question.flat":"Leży płasko","question.flats":"Wszystkie leżą płasko","question.is":"To kostka","question.isnt":"To nie kostka","question.kept":"Została","question.thrown":"Rzucono ją ponownie","question.near":"i spadła blisko miejsca, gdzie leżała","question.leans":"Leży krzywo","question.not":"Nie wszystkie","question.each":"wtedy pytanie padnie o każdą z osobna","question.asread":"liczą się tak, jak je odczytano","question.one":"Pytanie","question.right":"Tak jest","question.then":"wtedy podacie oczka","question.wrong":"Poprawię","reader.none":"Czytnik nie działa","reader.reading":"Czyta","reader.ready":"Nieruchomo","reader.restarting":"Czytnik się uruchamia","reading.title":"Czytam kostki…","reading.wait":"Chwila…","score.again":"Rewanż","score.by":{one:"wygrywa {n} punktem",few:"wygrywa {n} punktami",many:"wygrywa {n} punktami",other:"wygrywa {n} punktu"},"score.course":"Ostatnie zdarzenia","score.print":"Drukuj","score.shared":"wspólne zwycięstwo","score.title":"Koniec gry","score.total":"Punkty zwycięstwa","score.wins":"wygrywa","seat.all":"Gracze","seat.firstlong":"Pierwszy gracz","seat.score":"Punkty","seat.table":"Stół","sighting.questions":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"sighting.sure":"{n} z {all} pewnych","throw.hand":"Podaj ręcznie","throw.now":"Rzuć","throw.photo":"Zdjęcie z telefonu","throw.read":"Czytaj teraz","throw.sending":"Wysyłam…","throw.shoot":"Zrób zdjęcie","throw.tip.hand":"Kostki układa się palcem na mapie.","throw.tip.live":"Rzućcie. Gdy kostki się zatrzymają, odczytają się same.","throw.tip.thrown":"Dotknij „Rzuć” – kostki rzuci symulator.","scene.hand":"Ręka nad planszą: czekam.","scene.moving":"Kostki się toczą.","scene.still":"Kostki leżą: czytam.","throw.tip.upload":"Rzućcie i zróbcie zdjęcie z góry.","ask.rule":"Co mówi zasada?","log.anew":"Nowa odpowiedź zastąpi starą. Wszystko, co było potem, zostanie policzone na nowo.","log.put":"poprawione","log.by":"Urządzenie: {who}","log.dice":"Popraw kostki","log.edit":"Popraw odpowiedź","log.return":"Wróć tutaj","log.lost":{one:"Poprawione. Jeden późniejszy krok już nie pasuje i wypada:",few:"Poprawione. {n} późniejsze kroki już nie pasują i wypadają:",many:"Poprawione. {n} późniejszych kroków już nie pasuje i wypada:",other:"Poprawione. {n} późniejszego kroku już nie pasuje i wypada:"},"log.holds":"Poprawione. Wszystkie późniejsze kroki nadal pasują.","log.none":"Jeszcze nic nie zapisano.","log.throws":"Rzuty w pliku:","log.earlier":{one:"Jeszcze {n} wcześniejszy krok",few:"Jeszcze {n} wcześniejsze kroki",many:"Jeszcze {n} wcześniejszych kroków",other:"Jeszcze {n} wcześniejszego kroku"},"home.first":"Pierwszy gracz","home.chance":"losowo","archive.again":"Spróbuj ponownie","archive.average":"Średnia","archive.best":"Najlepiej","archive.copies":"Kopie","archive.copies.sub":"Nic nie ginie","archive.dice":"Kostki","archive.dice.few":"Za mało rzutów, żeby coś powiedzieć.","archive.dice.fits":"Tak pada uczciwa kostka.","archive.dice.how":"Słupek: wyniki; kreska: niepewność (95 %); przerywana: uczciwa kostka.","archive.dice.odd":"Uczciwa kostka prawie nigdy tak nie pada.","archive.face":"{face}: {n} razy, prawdziwy udział od {low} do {high} %","archive.forget":"Zapomnij","archive.forget.how":"Imię zniknie ze wszystkich gier i z kopii trzymanych tutaj. Gry zostaną, z napisem N.N. Kopie zabrane gdzie indziej zachowają imię.","archive.forget.sure":"Zapomnij na zawsze","archive.games":"Gry","archive.games.none":"Żadna gra nie została jeszcze skończona.","archive.games.sub":"Skończone gry, od najnowszej","archive.length":{one:"{n} krok w {minutes} min",few:"{n} kroki w {minutes} min",many:"{n} kroków w {minutes} min",other:"{n} kroku w {minutes} min"},"archive.people":"Ludzie","archive.people.none":"Nikt nie jest jeszcze zapamiętany. Program zapamięta każdego, kto dostanie imię w nowej grze.","archive.people.sub":"Imię, kolor, znak i język","archive.person.colour":"Kolor","archive.person.language":"Język","archive.person.name":"Imię","archive.person.new":"Nowa osoba","archive.person.save":"Zapisz","archive.person.sign":"Znak {n}","archive.person.symbol":"Znak","archive.played":"Gry","archive.rounds":"Runda po rundzie","archive.sheet":"Arkusz punktów","archive.standings":"Statystyki","archive.standings.sub":"Wygrane, średnie i uczciwe kostki","archive.throws":{one:"{n} rzut",few:"{n} rzuty",many:"{n} rzutów",other:"{n} rzutu"},"archive.title":"Ludzie i gry","archive.wins":"Wygrane","copies.back":"Przywróć","copies.before":"sprzed przywrócenia innej","copies.bring":"Przywróć z pliku","copies.brought":{one:"Przywrócono {n} krok, stan z: {when}.",few:"Przywrócono {n} kroki, stan z: {when}.",many:"Przywrócono {n} kroków, stan z: {when}.",other:"Przywrócono {n} kroku, stan z: {when}."},"copies.daily":"zachowana sama lub na życzenie","copies.here":"Zachowane tutaj","copies.how":"Kopia zawiera wszystkie gry i osoby z tego urządzenia. Przed przywróceniem to, co było wcześniej, też zostaje zachowane jako kopia.","copies.keep":"Zachowaj tutaj","copies.kept":"Kopia została tutaj zachowana.","copies.last":"grano do {when}","copies.none":"Nie ma tu jeszcze kopii; powstaje jedna w każdym dniu, w którym się gra.","copies.other":"Dla innych programów","copies.salvaged":"uratowana z uszkodzonego zapisu","copies.steps":{one:"{n} krok",few:"{n} kroki",many:"{n} kroków",other:"{n} kroku"},"copies.sure":"Zastąpić wszystkie gry i osoby plikiem {name}? To, co jest teraz, zostanie jako kopia.","copies.take":"Pobierz kopię","copies.yes":"Zastąp wszystko","tables.title":"Stoły","tables.at":"Stół {name}. Inne stoły","tables.free":"Bez gry","tables.over":"{game} · koniec","tables.here":"jesteś tutaj","tables.how":"Przy swoim stole grasz, inne oglądasz.","archive.health":"Sprzęt","archive.health.sub":"Kamera, czytanie, dysk i kopie","health.well":"Wszystko w porządku.","health.camera":"Kamera","health.rate":"obrazy na sekundę: {n}","health.reading":"Czytanie","health.read":"ostatnie: {last} s, średnio {mean} s · odczytane: {n}, nieodczytane: {failed}","health.never":"nic jeszcze nie czytano","health.disk":"Dysk","health.free":"wolne {free} GB z {size} GB","health.copy":"Ostatnia kopia","health.none":"jeszcze żadnej","health.heat":"Temperatura","health.supply":"Zasilanie","health.fine":"wystarcza","health.weak":"za słabe","health.devices":"Urządzenia","health.here":"przy stole: {here}, wpuszczone: {known}","health.since":"Działa od","health.unknown":"nie wiadomo","whole.none":"brak","health.examined":"Co sprawdzono","health.examine":"Sprawdź ponownie","health.ok":"Dobrze:","health.note":"Uwaga:","health.bad":"Źle:","health.report":"Zgłoś problem","health.how":"Plik bez imion, adresów i obrazów: stan sprzętu, gra i ostatnie wpisy dziennika. Wyślij go temu, kogo prosisz o pomoc.","hue.black":"czarny","hue.blue":"niebieski","hue.green":"zielony","hue.orange":"pomarańczowy","hue.purple":"fioletowy","hue.red":"czerwony","hue.white":"biały","hue.yellow":"żółty","crew.mine.player":"Jesteś graczem.","crew.mine.spectator":"Tylko oglądasz.","crew.mine.host":"Jesteś gospodarzem.","archive.panel":"Przycisk i światło","archive.panel.sub":"Co jest podłączone i co pokazuje","health.panel":"Przycisk i światło","health.parts":"działa: {found}, nie działa: {failed}","panel.drawn":"Panel narysowany przy symulowanym stole. Prawdziwy robi to samo: naciśnij jego przycisk.","panel.real":"Panel tego stołu.","panel.press":"Naciśnij","panel.hold":"Przytrzymaj 5 sekund","panel.down":"Przycisk jest wciśnięty.","panel.up":"Przycisk nie jest wciśnięty.","panel.pressed":{one:"Naciśnięto {n} raz",few:"Naciśnięto {n} razy",many:"Naciśnięto {n} razy",other:"Naciśnięto {n} razy"},"panel.held":{one:"przytrzymano {n} raz",few:"przytrzymano {n} razy",many:"przytrzymano {n} razy",other:"przytrzymano {n} razy"},"panel.light.on":"Światło świeci: {n} %","panel.light.off":"Światło zgaszone","panel.room":"w pokoju {n} lx","panel.dark":"Ciemniej niż przy ustawianiu stołu","panel.signal.off":"Nikt nie gra","panel.signal.ready":"Gotowe","panel.signal.reading":"Czytanie","panel.signal.asks":"Pytanie","panel.signal.trouble":"Kłopot","panel.part.button":"Przycisk","panel.part.light":"Światło","panel.part.state":"Lampki","panel.part.buzzer":"Brzęczyk","panel.part.sensor":"Czujnik światła","panel.is.found":"działa","panel.is.skipped":"nieużywane","panel.is.failed":"nie działa","panel.is.opening":"szukam","panel.wiring":"Co jest podłączone","panel.how":"Piny mają numery od 1 do 40, jak na rysunku w instrukcji. Zanim coś podłączysz, wyłącz komputer.","panel.none":"nie podłączono","panel.kind":"Rodzaj","panel.kind.apa":"Pasek APA102","panel.kind.ws":"Pasek WS2812","panel.kind.relay":"Przekaźnik","panel.kind.pwm":"Światło ściemniane","panel.kind.leds":"Pojedyncze diody","panel.pin":"Pin","panel.data":"Pin danych","panel.pixels":"Liczba diod","panel.bright":"Jasność (%)","panel.led":"Dioda {n}","panel.level":"Włącza się, gdy stan pinu jest","panel.high":"wysoki","panel.low":"niski","panel.sound":"Dźwięk","panel.sound.on":"włączony","panel.sound.off":"wyłączony","panel.addr":"Jego pin ADDR","panel.addr.low":"do masy lub wolny","panel.addr.high":"do 3,3 V","panel.save":"Zapisz połączenia","panel.kept":"Zapisano. Obowiązuje od teraz.","setup.title":"Ustawianie kamery","setup.sub":"10 minut; można grać ręcznie","setup.live":"Obraz z kamery","setup.waits":"Chwileczkę …","setup.back":"Wstecz","setup.next":"Dalej","setup.again":"Zrób zdjęcie jeszcze raz","setup.step.view":"Widok","setup.step.sizes":"Wymiary","setup.step.corners":"Rogi","setup.step.empty":"Pusta plansza","setup.step.dice":"Kostki","setup.step.test":"Próba","setup.step.lens":"Obiektyw","setup.refused":"To się nie udało","setup.goto":"Przejdź do: {step}","setup.camera.which":"Która kamera patrzy na planszę?","setup.camera.other":"Inna kamera","setup.camera.held":"Używana przy stole „{table}”","setup.camera.address":"Adres kamery sieciowej lub aplikacji w telefonie","setup.camera.call":"Połącz","setup.camera.rpicam":"Kamera Raspberry Pi","setup.camera.v4l2":"Kamera USB","setup.camera.http":"Kamera sieciowa","setup.camera.upload":"Pojedyncze zdjęcia z telefonu","setup.camera.upload.text":"Po każdym rzucie robicie zdjęcie.","setup.camera.phone":"Telefon jako kamera","setup.camera.phone.text":"Leży nad wiekiem i sam widzi każdy rzut.","setup.camera.simulated":"Kamera symulowana","setup.camera.folder":"Zdjęcia z folderu","setup.view.title":"Powieś kamerę nad wiekiem","setup.view.text":"Całe wieko razem ze ściankami powinno wypełniać obraz.","setup.view.next":"Widok jest dobry","setup.view.picture":"Obraz","setup.view.wait":"Sprawdzam …","setup.view.good":"Dobrze","setup.view.lost":"Brak obrazu","setup.view.lid":"Wieko","setup.view.lid.wait":"Szukam …","setup.view.lid.wait.text":"Szukam wieka na obrazie.","setup.view.lid.fair":"Niepewne","setup.view.lid.fair.text":"Za chwilę możesz zaznaczyć rogi ręcznie.","setup.view.lid.bad":"Ucięte","setup.view.lid.bad.text":"Powieś kamerę wyżej albo przesuń wieko na środek.","setup.view.lid.good":"Całe na obrazie","setup.view.die":"Kostka ma około {n} px szerokości.","setup.view.sharp":"Ostrość","setup.view.blurred":"Nieostro","setup.view.blurred.text":"Obraz był już ostrzejszy: ustaw ostrość jak przedtem albo poczekaj, aż nic nie będzie się ruszać.","setup.view.small":"Kostki są tu małe: powieś kamerę niżej albo wybierz większą rozdzielczość.","setup.view.light":"Światło","setup.view.dark":"Za ciemno","setup.view.dark.text":"Przysuń lampę.","setup.view.bright":"Za jasno","setup.view.bright.text":"Odwróć lampę, żeby nic nie było prześwietlone.","setup.view.bands":"Migocze","setup.view.bands.text":"Lampa migocze: weź inną albo ustaw w kamerze 50 lub 60 Hz.","setup.sizes.title":"Jak duże jest wieko?","setup.sizes.text":"Zmierz dno od ścianki do ścianki. Liczy się każdy milimetr.","setup.sizes.floor":"Dno","setup.sizes.other":"Inne","setup.sizes.width":"Dno, od lewej do prawej","setup.sizes.height":"Dno, od góry do dołu","setup.sizes.wall":"Wysokość ścianki od środka","setup.sizes.die":"Krawędź kostki","setup.corners.title":"Gdzie są rogi dna?","setup.corners.text":"Chodzi o rogi dna, nie o górną krawędź ścianek. Przeciągnij punkt w pobliże rogu, a sam dopasuje się do brzegów dna.","setup.corners.one":"Róg {n}","setup.corners.next":"Rogi pasują","setup.corners.anyway":"Zostaw tak, jak jest","setup.corners.again":"Poszukaj jeszcze raz","setup.corners.wait":"Szukam …","setup.corners.wait.text":"Szukam brzegów dna.","setup.corners.good":"Pasują","setup.corners.good.text":"Wszystkie cztery brzegi dna widać wyraźnie.","setup.corners.fair":"Sprawdź","setup.corners.doubt.unseen":"Brzegów dna nie widać wyraźnie. Przeciągnij punkty na rogi ręcznie.","setup.corners.doubt.choice":"Dwie krawędzie wyglądają tu podobnie. Sprawdź, czy linia biegnie brzegiem dna, a nie po nadruku lub górnej krawędzi ścianki.","setup.corners.doubt.inexact":"Rogi nie pasują dokładnie do dna o tych wymiarach. Sprawdź je oraz wymiary.","setup.corners.doubt.hand":"Ustawione ręcznie.","setup.empty.title":"Opróżnij planszę","setup.empty.text":"Wyjmij wszystko z wieka i zabierz ręce. Zdjęcie zrobi się samo.","setup.empty.next":"Plansza jest pusta","setup.still":"Bezruch","setup.still.wait":"Czekam","setup.still.hand":"Widać rękę","setup.still.text":"Zdjęcie zrobi się, gdy przez dwie sekundy nic się nie poruszy.","setup.still.taken":"Zrobione","setup.still.taken.text":"Spójrz na zdjęcie: czy jest takie, jak trzeba?","setup.dice.title":"Rozłóż kostki","setup.dice.text":"Po dwie lub trzy kostki w każdym kolorze, płasko i osobno. Zdjęcie zrobi się samo.","setup.dice.name":"Jakiego koloru jest każda grupa? Dotknij grupy, by ją poprawić.","setup.dice.none":"To nie kostka","setup.dice.count":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.dice.next":"Kalibruj","setup.dice.runs":"Kalibruję …","setup.dice.fair":"Sprawdź","setup.dice.other":"Coś tu jest za duże jak na jedną kostkę: rozsuń kostki i zrób zdjęcie jeszcze raz.","setup.dice.nothing":"Nie widać kostek. Połóż kilka na planszy.","setup.keep.title":"Kamera jest ustawiona","setup.keep.text":"Zapisz ustawienie i wypróbuj trzy rzuty.","setup.keep.next":"Zapisz i wypróbuj","setup.keep.exact":"Dokładność","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"Jeśli dwie odległości różnią się o mniej, program pyta graczy.","setup.keep.lens":"Zwiększ dokładność","setup.view.mains":"Lampy","setup.view.mains.hz":"{n} Hz","setup.view.mains.text":"Prąd w sieci: 50 Hz, w Ameryce 60 Hz.","setup.lens.title":"Dokładny obiektyw","setup.lens.text":"Trzymaj szachownicę nieruchomo tak, by wypełniała przerywany obrys. Zdjęcia robią się same. Ten krok można pominąć.","setup.lens.none.text":"Jaki obiektyw ma kamera? Jeśli żaden z tych, wybierz ostatnią możliwość.","setup.lens.which":"Szachownica","setup.lens.paper":"Na kartce","setup.lens.phone":"W telefonie","setup.lens.none":"Bez niej","setup.lens.stock.pi-camera-3":"Camera Module 3","setup.lens.stock.pi-camera-3-wide":"Camera Module 3 Wide","setup.lens.stock.pi-hq-6mm":"Kamera HQ, obiektyw 6 mm","setup.lens.stock.pi-global-6mm":"Global Shutter, obiektyw 6 mm","setup.lens.stock.other":"Inny lub nie wiem","setup.lens.print":"PDF, {paper}","setup.lens.bar":"Zmierzona długość odcinka","setup.lens.square":"Bok jednego pola","setup.lens.phone.text":"Zeskanuj ten kod telefonem albo otwórz w nim {address}. Telefon pokaże szachownicę i wielkość jej pola.","setup.lens.qr":"Kod QR dla telefonu, który pokaże szachownicę","setup.lens.pictures":{one:"{n} zdjęcie",few:"{n} zdjęcia",many:"{n} zdjęć",other:"{n} zdjęcia"},"setup.lens.hint.wait":"Szukam …","setup.lens.hint.none":"Nie widać szachownicy. Trzymaj ją tak, by cała była na obrazie.","setup.lens.hint.same":"Takie zdjęcie już jest. Przesuń szachownicę na przerywany obrys.","setup.lens.hint.moves":"Trzymaj ją nieruchomo.","setup.lens.hint.blurred":"Obraz jest nieostry: odsuń szachownicę od kamery albo przysuń lampę.","setup.lens.hint.hold":"Dobrze. Trzymaj tak dalej.","setup.lens.hint.done":"Wystarczy: obiektyw jest dokładnie zmierzony.","setup.lens.next":"Kalibruj","setup.lens.skip":"Dalej bez szachownicy","setup.chess.title":"Szachownica","setup.chess.card":"Przyłóż do ramki kartę płatniczą i zmieniaj jej wielkość, aż obie będą równie szerokie.","setup.chess.size":"Wielkość","setup.chess.less":"Mniejsza","setup.chess.more":"Większa","setup.chess.show":"Pokaż szachownicę","setup.chess.square":"Bok pola: {n} mm. Rozjaśnij ekran. Dotknij ekranu, by wrócić.","setup.faces.title":"Kostka z nadrukiem","setup.faces.which":"Jakiego jest koloru i co jest na jej ściankach, od najniższej do najwyższej?","setup.faces.colour":"Kolor kostki","setup.faces.names":"Jej ścianki","setup.faces.lay":"Połóż ją stroną „{face}” do góry","setup.faces.text":"Tylko tę kostkę, z dala od ścianek wieka. Zdjęcie zrobi się samo; potem obróć kostkę.","setup.faces.done":"Wszystkie ścianki sfotografowane","setup.faces.done.text":"Zdjęcie pozostałych kostek zostaje, nie trzeba ich rozkładać od nowa.","setup.faces.end":"Gotowe","setup.faces.without":"Dalej bez tej kostki","setup.faces.turn":"Teraz obróć kostkę: „{face}” do góry.","setup.faces.again":"Zrób jeszcze raz","setup.faces.add":"Kostka z nadrukiem","setup.faces.there":{one:"Kostka z nadrukiem: {n} ścianka",few:"Kostka z nadrukiem: {n} ścianki",many:"Kostka z nadrukiem: {n} ścianek",other:"Kostka z nadrukiem: {n} ścianki"},"setup.test.value":"Co jest na górze?","setup.test.colour":"Kolor","setup.test.done":"Gotowe","setup.test.told":"Teraz się zgadza","setup.test.again":"Rzuć jeszcze raz","setup.test.more":"Jeszcze jeden rzut","setup.help.good":"Wszystko się zgadzało. Można grać.","setup.help.lens":"Wszystko się zgadzało. Z dokładnym obiektywem pytań o odległości będzie mniej.","setup.help.missed":"Jakaś kostka została przeoczona albo coś innego uznane za kostkę. Najbardziej pomoże nowe zdjęcie pustej planszy w równym świetle.","setup.help.colours":"Kolory zostały pomylone. Rozłóż więcej kostek każdego koloru i skalibruj jeszcze raz; pomaga też równe światło.","setup.help.values":"Liczby zostały źle odczytane. Najbardziej pomoże ostrzejszy obraz albo kamera bliżej planszy.","setup.help.asks":"Kamera często pyta. Najbardziej pomoże równiejsze światło, potem kamera bliżej planszy.","setup.test.title":"Próba","setup.test.first":"Najpierw rozłóż kostki i skalibruj.","setup.test.throw":"Rzut {n} z {all}","setup.test.text":"Rzuć kilka kostek do wieka, potem je odczytaj.","setup.test.read":"Odczytaj kostki","setup.test.look":"Czy wszystko się zgadza? Dotknij kostki, która się nie zgadza, albo miejsca, gdzie jej brakuje.","setup.test.right":"Wszystko się zgadza","setup.test.dice":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.test.asks":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"setup.test.sure":"Pewne","setup.test.over":"Próba zakończona","setup.test.over.text":"Odtąd kamera odczytuje rzuty przy tym stole.","setup.test.end":"Do gry","setup.test.verdict":"Wynik","setup.test.score":"{n} z {all} dobrze","colour.pink":"różowa","colour.brown":"brązowa","colour.grey":"szara","setup.keep.name":"Jak nazywa się to miejsce?","setup.keep.name.usual":"Nasz stół"};var nt={en:un,pl:dn},at=Object.keys(nt),pn=e=>at.find(t=>t!==e)||e,At={pl:"Polski",en:"English"};function hn(){let e=new URL(location.href),t=e.searchParams.get("lang");t&&(e.searchParams.delete("lang"),history.replaceState(null,"",e),nt[t]&&localStorage.setItem("lang",t));let o=localStorage.getItem("lang");return o&&nt[o]?o:(navigator.languages||[navigator.language]).map(a=>a.slice(0,2)).find(a=>nt[a])||"en"}function Ze(e){let t=nt[e],o=new Intl.PluralRules(e),s=new Intl.NumberFormat(e,{minimumFractionDigits:1,maximumFractionDigits:1}),a=(n,i={})=>{let l=t[n];return l===void 0?n:(typeof l=="object"&&(l=l[o.select(i.n)]??l.other),l.replace(/\{(\w+)\}/g,(c,d)=>i[d]??""))};return a.lang=e,a.mm=n=>s.format(n),a.colour=n=>t["colour."+n]??n,a.hue=n=>t["hue."+n]??n,a.die=(n,i)=>i&&i!=="0"&&i!==0?`${a.colour(n)} ${i}`:a.colour(n),a.title=n=>n.charAt(0).toLocaleUpperCase(e)+n.slice(1),a}var Et=class extends Error{constructor(t,o){super(o?.error?.text||""),this.status=t,this.help=o?.error?.help||"",this.table=o?.table||null}},Bi="/api/v1",mn=new URLSearchParams(location.search).get("table")||"",te=(e,t="")=>{let o=[t&&"lang="+t,mn&&"table="+encodeURIComponent(mn)].filter(Boolean).join("&");return Bi+e+(o&&(e.includes("?")?"&":"?")+o)};async function I(e,t,o,s,a=20){let n=s instanceof Blob,i,l=null;try{i=await fetch(te(o,e),{method:t,headers:n?{"Content-Type":s.type}:s?{"Content-Type":"application/json"}:{},body:n?s:s?JSON.stringify(s):void 0,signal:AbortSignal.timeout(a*1e3)});let c=await i.text();c&&(l=JSON.parse(c))}catch{if(!i||i.ok)throw new Et(0,null)}if(!i.ok)throw new Et(i.status,l);return l}var $n=e=>new EventSource(te("/events",e));var Uo=(e,t)=>Array.from({length:e},(o,s)=>t(s)).flat(),Zo=[0,.085,.15,.235,.3,.345,.39,.43,.455,.475],Nt={dice:Uo(Zo.length,e=>[{at:Zo[e],long:.05,loud:.8*.8**e,from:3100-190*(e*5%7),to:1400,rise:.002,band:2.5},{at:Zo[e],long:.09,loud:.5*.82**e,from:520-45*(e*3%5),to:260,rise:.002,warm:.5}]),clash:[{at:0,long:.3,loud:1,from:150,to:48,rise:.004,warm:.3},{at:0,long:.12,loud:.9,from:1900,to:500,rise:.002,band:1.1},{at:.05,long:.09,loud:.5,from:2700,to:900,rise:.002,band:2},{at:.03,long:.4,loud:.35,from:420,to:110,rise:.01,band:.8}],sink:[{at:0,long:.5,loud:.75,from:1700,to:260,rise:.03,band:.7},{at:.1,long:.85,loud:.5,from:380,to:130,rise:.12,band:.8},...Uo(7,e=>[{at:.24+.105*e+.02*(e%2),long:.1,loud:.42*.86**e,from:210+55*(e*2%5),to:520+70*(e*3%5),rise:.012}])],whirl:[{at:0,long:1.4,loud:.8,from:320,to:950,rise:.55,band:2.2,sway:3.2},{at:.1,long:1.3,loud:.5,from:900,to:190,rise:.4,band:3,sway:4.6},{at:.2,long:1.15,loud:.5,from:118,to:52,rise:.5,warm:.4,sway:3.2}],win:[...Uo(3,e=>[{at:.13*e,long:.2,loud:.5,from:[392,523.25,659.25][e],rise:.012,warm:.55},{at:.13*e,long:.14,loud:.25,from:[196,261.63,329.63][e],rise:.01,warm:.4}]),...[261.63,523.25,659.25,783.99,787.5].map(e=>({at:.39,long:1,loud:.36,from:e,rise:.02,warm:.5})),{at:.39,long:.3,loud:.7,from:98,to:65,rise:.004,warm:.3}]},Li=.8;function Ii(e){let t=e|1;return()=>(t^=t<<13,t^=t>>>17,t^=t<<5,t/2147483648)}function Di(e,t){let o=e.rise??.02;return(t<o?t/o:((e.long-t)/(e.long-o))**2)*(e.sway?.62-.38*Math.cos(2*Math.PI*e.sway*t):1)}function Ai(e,t,o,s){let a=Ii(s),n=Math.round(o.at*t),i=Math.min(Math.round(o.long*t),e.length-n),l=Math.log((o.to??o.from)/o.from)/o.long,c=0,d=0,u=0;for(let p=0;p<i;p++){let $=p/t,h=o.from*Math.exp(l*$),f;if(o.band){let m=2*Math.sin(Math.PI*Math.min(h,t/7)/t);d+=m*u,u+=m*(a()-d-u/o.band),f=u/Math.sqrt(o.band)}else{c+=2*Math.PI*h/t;let m=o.warm??0;f=(Math.sin(c)+m*(.5*Math.sin(2*c)+.33*Math.sin(3*c)))/(1+m*.6)}e[n+p]+=o.loud*Di(o,$)*f}}function fn(e,t){let o=Nt[e],s=new Float32Array(Math.ceil(Math.max(...o.map(n=>n.at+n.long))*t));o.forEach((n,i)=>Ai(s,t,n,7919*(i+1)));let a=s.reduce((n,i)=>Math.max(n,Math.abs(i)),0);return s.map(n=>n*Li/a)}var gn="sound",wn=22050,qt=()=>typeof AudioContext<"u",Wt=class{constructor(t){this.me=t,this.kept=qt()?localStorage.getItem(gn):"off",this.audio=null,this.samples={},this.touched=!1,this.prepared=!1;for(let o of["pointerdown","keydown"])addEventListener(o,()=>{this.touched=!0,!(this.prepared||!this.on)&&(this.prepared=!0,this.prepare(Object.keys(Nt)))})}get on(){let t=this.me();return qt()&&(this.kept?this.kept==="on":!!t&&t.role!=="spectator")}turn(t){this.kept=t?"on":"off",localStorage.setItem(gn,this.kept)}prepare([t,...o]){t&&setTimeout(()=>{this.samplesOf(t),this.prepare(o)},300)}samplesOf(t){return this.samples[t]||=fn(t,wn),this.samples[t]}play(t){if(!Nt[t]||!this.touched||!this.on||document.visibilityState==="hidden")return;this.audio||=new AudioContext,this.audio.state==="suspended"&&this.audio.resume().catch(()=>{});let o=this.samplesOf(t),s=this.audio.createBufferSource();s.buffer=this.audio.createBuffer(1,o.length,wn),s.buffer.copyToChannel(o,0),s.connect(this.audio.destination),s.start()}hear(t,o){if(!t||t.game?.id!==o.game?.id)return;let s=n=>n.view?.table?.find(i=>i.battle)?.battle,a=s(o);o.result&&!t.result?this.play("win"):a&&a.id!==s(t)?.id?this.play(a.reach?"whirl":"dice"):o.sighting?.state==="asking"&&t.sighting?.state==="reading"&&this.play("dice")}};var kn="voice",Ei={pl:"pl-PL",en:"en-GB"},Jo=()=>typeof speechSynthesis<"u"&&typeof SpeechSynthesisUtterance<"u",Ht=class{constructor(){this.on=Jo()&&localStorage.getItem(kn)==="on",this.last=null}turn(t){this.on=t,localStorage.setItem(kn,t?"on":"off"),t||speechSynthesis.cancel()}hear(t){let o=(t?.log||[]).filter(l=>l.entry),s=o.at(-1)?.entry??0,a=this.last,n=t?.game?.id;if(this.last=s,!this.on||a===null||s<=a||!n)return;let i=o.filter(l=>l.entry>a&&l.announce).map(l=>l.text);if(i.length){speechSynthesis.cancel();for(let l of i.slice(-6)){let c=new SpeechSynthesisUtterance(l.replace(/[–·]/g,","));c.lang=Ei[t.lang]||t.lang,speechSynthesis.speak(c)}}}};var Ni=2e3,qi=400,Wi=3e3,bn=[900,1500],Rt=class{constructor(t){this.on=t,this.heard=this.looked=this.opened=Date.now(),this.lang="",this.stream=null,this.tries=0,addEventListener("online",()=>this.open()),addEventListener("offline",()=>this.on.lost(!0)),addEventListener("pageshow",o=>{o.persisted&&this.open()}),navigator.connection?.addEventListener?.("change",()=>this.open()),document.addEventListener("resume",()=>this.open()),document.addEventListener("visibilitychange",()=>this.look()),setInterval(()=>this.look(),qi)}open(t=this.lang){this.lang=t,this.opened=Date.now(),this.stream?.close();let o=$n(t);this.stream=o;let s=!0,a=(n,i)=>o.addEventListener(n,l=>{this.stream===o&&(this.heard=Date.now(),this.tries=0,i(l))});a("open",()=>{s=!0}),a("you",n=>this.on.you(JSON.parse(n.data))),a("table",n=>{this.on.table(JSON.parse(n.data),s),s=!1,this.on.lost(!1)}),a("crew",()=>this.on.crew()),a("here",()=>this.on.lost(!1)),o.addEventListener("error",()=>{o.readyState===EventSource.CLOSED&&this.stream===o&&this.ask()})}close(){this.stream?.close(),this.stream=null}async ask(){try{(await I(this.lang,"GET","/me",null,2)).role==="nobody"&&(this.close(),this.on.stranger())}catch(t){t.status===404&&location.replace("/")}}look(){let t=Date.now(),o=t-this.looked>Wi;this.looked=t,!(!this.stream||document.visibilityState==="hidden"||t-this.heard<=Ni)&&(this.on.lost(!0),(o||t-this.opened>Math.min(bn[0]+100*this.tries,bn[1]))&&(this.tries=o?0:this.tries+1,this.open()))}};var yn=["nobody","spectator","player","host"],ee=(e,t)=>!e||yn.indexOf(e.role)>=yn.indexOf(t);function vn(){let e=["lang","scheme","sound","voice"].map(t=>({k:t,v:localStorage.getItem(t)}));localStorage.clear();for(let{k:t,v:o}of e)o&&localStorage.setItem(t,o)}async function zn(e){let t=/^#join=([\w-]+)$/.exec(location.hash)?.[1];return t?(history.replaceState(null,"",location.pathname+location.search),rt(e,t)):""}async function rt(e,t){try{return await I(e,"POST","/pair",{code:t}),""}catch(o){return o.message||"network"}}var Vo="step"+(new URLSearchParams(location.search).get("table")||""),Qo=e=>({kind:e.status===0?"network":e.status===409?"stale":e.status===422||e.status===400?"refused":"error",text:e.message,help:e.help}),Ft=class{constructor(t){this.lang=t,this.snapshot=null,this.lost=!1,this.begun=!1,this.busy="",this.taps=0,this.seen=0,this.notice=null,this.behind=null,this.read=new Set,this.listeners=new Set,this.voice=new Ht,this.sound=new Wt(()=>this.me),this.me=null,this.crew=0,this.stranger="",this.link=new Rt({table:(o,s)=>this.accept(o,s),you:o=>this.set({me:o,stranger:""}),crew:()=>this.set({crew:this.crew+1}),lost:o=>{this.lost!==o&&this.set({lost:o})},stranger:()=>{vn(),this.set({stranger:this.stranger||!0,me:null,snapshot:null,lost:!1,notice:null})}})}subscribe(t){return this.listeners.add(t),()=>this.listeners.delete(t)}set(t){Object.assign(this,t),this.listeners.forEach(o=>o())}open(){this.link.open(this.lang)}speak(t){localStorage.setItem("lang",t),this.lang=t,this.set({notice:null}),this.open()}accept(t,o=!1){if(!t||t.lang&&t.lang!==this.lang||!o&&this.snapshot&&t.serial<this.snapshot.serial)return;this.voice.hear(t),this.sound.hear(this.snapshot,t);let s=Number(localStorage.getItem(Vo))||0,a=t.version;a>=s&&localStorage.setItem(Vo,String(a));let n=a===this.seen?this.busy:"";this.set({snapshot:t,busy:n,behind:a<s?{was:s,now:a}:null})}goOn(){localStorage.setItem(Vo,String(this.snapshot?.version??0)),this.set({behind:null})}close(t){this.read.add(t),this.set({})}async send(t,o,s,a,n=!1){if(this.busy)return!1;if(!ee(this.me,["/game","/game/parked","/clock"].includes(o)?"host":"player"))return n||this.set({notice:{kind:"refused",id:this.me?.role==="player"?"crew.hosts":"crew.looks"}}),!1;let i=++this.taps,l=this.snapshot?.version??0,c=()=>i===this.taps?"":this.busy;this.set({busy:t,seen:l,notice:null});try{let d=s instanceof Blob?s:{...s,seen:l},u=await I(this.lang,"POST",o,d,a);return this.set({busy:c()}),u?.serial!==void 0&&this.accept(u),!0}catch(d){let u=Qo(d);return this.set({busy:c(),notice:n&&["stale","network"].includes(u.kind)?null:u}),d.table&&this.accept(d.table,!0),(d.status===401||d.status===403)&&this.open(),!1}}async start(t,o,s){let a=JSON.parse(localStorage.getItem("prepared")||"[]"),n=`${t} ${o.length}`;this.begun=!a.includes(n);let i=await this.send("start","/game",{game:t,seats:o,options:s});return i&&this.begun&&localStorage.setItem("prepared",JSON.stringify([...a,n].slice(-40))),i}takeUp(t){return this.send("take up","/game/parked",{entry:t})}answer(t,o,s,a){return this.send("answer","/answers",{ask:t.id,seat:o,fields:s},20,a)}throwNow(t){return this.send("throw","/throw",{ask:t.id})}byHand(t){return this.send("hand","/throw",{ask:t.id,by:"hand"})}picture(t){return this.send("picture","/pictures",t,90)}fix(t,o){return this.send("fix","/sighting/fixes",{sighting:t.id,fix:o})}correct(t,o,s,a){return this.send("correct","/corrections",{of:t,ask:o.id,seat:s,fields:a})}openAgain(t){return this.send("open",`/steps/${t}/open`,{})}goBack(t){return this.send("return",`/steps/${t}/return`,{})}undo(){return this.send("undo","/undo",{})}redo(){return this.send("redo","/redo",{})}async hold(t){try{this.accept(await I(this.lang,"POST","/clock/hold",{hold:t,seen:this.snapshot?.version??0}))}catch{}}pace(t){return this.send("pace","/clock",{seconds:t})}hush(){this.set({notice:null})}};var Yo="scheme",xn=matchMedia("(prefers-color-scheme: dark)"),Xo=()=>localStorage.getItem(Yo)||"auto";function Gt(){let e=Xo();document.documentElement.dataset.scheme=e==="auto"?xn.matches?"dark":"light":e}function _n(e){e==="auto"?localStorage.removeItem(Yo):localStorage.setItem(Yo,e),Gt()}xn.addEventListener("change",Gt);var be=e=>e?.view?.seats?.length?e.view.seats:e?.people||[];var qe=e=>e?.view?.table?.find(t=>t.battle)?.battle||null,Ne=(e,t)=>new Set(e.duels.slice(0,t).flatMap(o=>o.sinks||[]));function Cn(e,t,o){let[s,a]=[Ne(t,o),Ne(t,o+1)];return es(e,t).map(({colour:n})=>({colour:n,own:t.dice.filter(i=>i.colour===n)})).filter(({own:n})=>n.length).map(({colour:n,own:i})=>({colour:n,was:i.filter(l=>!s.has(l.id)).length,is:i.filter(l=>!a.has(l.id)).length}))}function es(e,t){let o=Ne(t,t.duels.length),s=new Map,a=t.reach&&new Set(t.reach.order.filter(u=>u.in).map(u=>u.die)),n=u=>a?a.has(u.id):t.hits?.length?t.hits.includes(u.id):!0,i=u=>s.get(u)||s.set(u,{colour:u,faces:[],sunk:0,lines:[],still:!1}).get(u);for(let u of t.dice)o.has(u.id)?i(u.colour).sunk++:n(u)&&i(u.colour).faces.push(u.face);let l=be(e),c=u=>l.find(p=>p.seat===u)?.colour||e.people?.find(p=>p.seat===u)?.colour;for(let u of t.told||[]){let p=c(u.seat);p&&Object.assign(i(p),{lines:u.lines,still:!!u.still})}let d=u=>l.findIndex(p=>(p.colour||c(p.seat))===u);return[...s.values()].sort((u,p)=>d(u.colour)-d(p.colour))}var Se=(e,t)=>t?String(t.id?`${t.id}@${e?.game?.id}`:t.sighting??e?.sighting?.id??"battle-"+t.dice.length+"-"+e?.game?.id):"";function ie(e,t,o){let s=(e.view?.seats||[]).find(n=>n.colour===t&&n.name)||(e.people||[]).find(n=>n.colour===t),a=e.view?.owners?.find(n=>n.colour===t);return s?.name||(a?o.title(a.name):o.title(o.hue(t)))}var Je=(e,t)=>de(e.dice.find(o=>o.id===t),`die ${t} of the battle`);function Mn(e,t,o){let s=t.sinks||[];if(s.length===0)return t.text?o.title(t.text):o("battle.none");if(s.length>1)return o("battle.both");let a=Je(e,s[0]);return o("battle.sinks",{die:o.die(a.colour,a.face),Die:o.title(o.die(a.colour,a.face))})}var ts=e=>!!e?.dice.length&&!e.duels.length&&!e.reach&&!e.told?.length&&!e.hits?.length,jn=e=>[...e].sort((t,o)=>(Number(o.face)||0)-(Number(t.face)||0)||t.face.localeCompare(o.face)||t.colour.localeCompare(o.colour));function Sn(e){let[t,...o]=e.split(/(?<=[.?])\s+/);return{head:o.length?t.replace(/\.$/,""):t,rest:o.join(" ")}}function Kt(e,t,o=-1){let s=e?.asks||[],a=n=>o>=0&&n.seats?.length===1&&n.seats[0]===o;return s.find(n=>n.id===t)||s.find(n=>a(n)&&n.secret&&!n.sealed)||s.find(n=>a(n)&&n.primary&&!n.anytime)||s.find(n=>n.primary&&!n.anytime)||s.find(n=>!n.anytime)||null}var We=e=>!!e&&(e.kind==="choose"||e.kind==="form")&&e.fields?.length===1&&(e.fields[0].choices||[]).filter(t=>t.dice?.length).length>=2,Tn=(e,t,o=-1)=>{let s=e?.asks||[],a=i=>i.secret&&i.seats[0]===o,n=s.some(a);return s.filter(i=>i!==t&&i.kind!=="throw"&&(i.secret?a(i)&&!i.sealed:i.anytime||!n))};function Ut(e){let t=e.fields?.[0];return e.fields?.length===1&&t.choices?.length===1&&!t.choices[0].refused?{fields:{[t.id]:t.choices[0].id},choice:t.choices[0]}:null}var it=e=>!!e&&e.state==="asking"&&(e.questions?.length>0||e.guards?.length>0);function Pn(e,t){if(!e)return"loading";if(t.home||!e.game)return"home";let o=e.sighting,s=qe(e),a=Kt(e,t.ask,t.seat);return o?.state==="reading"?"reading":o?.state==="failed"&&a?.kind==="throw"&&t.away!==o.id?"failed":o?.state==="asking"&&!o.picture?"hand":o&&it(o)&&!t.peek?o.guards?.length?"guard":"question":o?.state==="asking"?"board":t.ask&&a?.id===t.ask&&!We(a)?"deck":We(a)&&!t.peek?"closer":s&&!s.again?.length&&(We(a)||(s.past?t.put===null:t.put!==Se(e,s)))?"battle":a?.kind==="throw"?"throw":!a&&(e.result||os(e))?"score":"deck"}var os=e=>e.result?.sheet||[...e.view?.table||[]].reverse().find(t=>t.ledger)?.ledger||null;var Hi=2e4;function On(e,t){let o=e.snapshot?.clock,s=!!o?.running&&o.ask===t.id&&!e.lost;return P(()=>{if(!s||!ee(e.me,"player"))return;let a=()=>e.hold(!0);return addEventListener("pointerdown",a),()=>removeEventListener("pointerdown",a)},[s,o?.start]),s?{seconds:o.seconds,start:o.start}:null}var Zt=new Set,ss=new Set;function Bn(){P(()=>{let e={},t=()=>ss.forEach(o=>o(Zt.size));return Zt.add(e),t(),()=>{Zt.delete(e),t()}},[])}function Ri(){let[e,t]=k(Zt.size);return P(()=>(ss.add(t),()=>ss.delete(t)),[]),e>0}function Ln(e,t,o){let s=e.snapshot,a=Ri(),n=!!s?.clock?.seconds&&!!s.clock.ask&&ee(e.me,"player"),i=n&&(t||a),l=n&&!i&&o>0;P(()=>{if(!i)return;e.hold(!0);let c=setInterval(()=>e.hold(!0),Hi);return()=>{clearInterval(c),e.hold(!1)}},[i,s?.version]),P(()=>{if(!l)return;e.hold(!0);let c=setTimeout(()=>e.hold(!1),o),d=()=>{clearTimeout(c),e.hold(!0)};return addEventListener("pointerdown",d),()=>{removeEventListener("pointerdown",d),clearTimeout(c),e.hold(!1)}},[l,s?.version])}function H({t:e,title:t,onClose:o,wide:s,children:a}){let n=W(null);return Bn(),P(()=>{n.current.showModal()},[]),r`
    <dialog ref=${n} class=${"sheet-dialog"+(s?" wide":"")} onClose=${o}>
      <div class="dialog-head">
        <h2>${t}</h2>
        <button class="btn square close" onClick=${()=>n.current.close()} aria-label=${e("notice.close")}>
          <${y} id="close" />
        </button>
      </div>
      ${a}
    </dialog>
  `}var Jt=({label:e,choices:t,value:o,onPick:s})=>r`
  <div class="setting">
    <span>${e}</span>
    <div class="seg" role="group" aria-label=${e}>
      ${t.map(a=>r`
          <button
            key=${a.id}
            lang=${a.lang}
            class=${`set-${a.id}${a.id===o?" on":""}`}
            aria-pressed=${a.id===o}
            onClick=${()=>s(a.id)}
          >
            ${a.text}
          </button>
        `)}
    </div>
  </div>
`;function Fi({t:e,table:t,onClose:o}){let[,s]=k(0),a=c=>d=>{c(d),s(u=>u+1)},n=c=>[{id:c+"-on",text:e("set.on")},{id:c+"-off",text:e("set.off")}],i=t.sound.on,l=c=>{t.sound.turn(c==="sound-on"),c==="sound-on"&&t.sound.play("dice")};return r`
    <${H} t=${e} title=${e("set.title")} onClose=${o}>
      <div class="dialog-body settings">
        <${Jt}
          label=${e("set.language")}
          choices=${at.map(c=>({id:c,lang:c,text:At[c]}))}
          value=${e.lang}
          onPick=${c=>t.speak(c)}
        />
        ${qt()?r`
                <${Jt}
                  label=${e("set.sound")}
                  choices=${n("sound")}
                  value=${i?"sound-on":"sound-off"}
                  onPick=${a(l)}
                />
              `:null}
        ${Jo()?r`
                <${Jt}
                  label=${e("set.voice")}
                  choices=${n("voice")}
                  value=${t.voice.on?"voice-on":"voice-off"}
                  onPick=${a(c=>t.voice.turn(c==="voice-on"))}
                />
              `:null}
        <${Jt}
          label=${e("set.scheme")}
          choices=${["auto","light","dark"].map(c=>({id:c,text:e("set.scheme."+c)}))}
          value=${Xo()}
          onPick=${a(_n)}
        />
        <p class="dim">${e("set.here")}</p>
      </div>
    <//>
  `}function Vt({t:e,table:t,named:o}){let[s,a]=k(!1);return r`
    <button class=${o?"btn settings-open":"lang settings-open"} aria-label=${e("set.title")} onClick=${()=>a(!0)}>
      <${y} id="set" />
      ${o?r`
              <span>${e("set.title")}</span>
            `:null}
    </button>
    ${s?r`
            <${Fi} t=${e} table=${t} onClose=${()=>a(!1)} />
          `:null}
  `}function In({t:e,table:t}){return r`
    <button class="btn" onClick=${()=>I(e.lang,"DELETE","/host").catch(s=>t.set({notice:Qo(s)}))}>${e("offer.end")}</button>
  `}function Qt({t:e,table:t}){let[o,s]=k(""),[a,n]=k(!1),i=async()=>{n(!0);try{await I(e.lang,"POST","/host",{}),t.open()}catch(l){s(l.message||e("notice.network"))}n(!1)};return r`
    <section class="offer">
      <h2>${e("offer.title")}</h2>
      <p>${e("offer.why")}</p>
      <button class="btn primary" disabled=${a} onClick=${i}>
        ${e("offer.take")}
        <${y} id="next" />
      </button>
      <p class=${"trouble"+(o?"":" vh-keep")} role="alert">${o}</p>
    </section>
  `}async function Dn(e,t,o){try{let{setup:s}=await I(e.lang,"GET","/setup"),{rigs:a}=await I(e.lang,"GET","/rigs"),n=a.find(i=>i.chosen);n&&(!s||s.kept||s.mends)&&await I(e.lang,"POST","/setup/begin",{mends:n.id,step:o}),location.hash="#setup"}catch(s){t.set({notice:{kind:"refused",text:s.message,id:s.message?"":"notice.network"}})}}var Gi=({icon:e,text:t,kind:o="",hide:s=""})=>r`
  <span class=${`chip ${o} ${s}`}>
    <${y} id=${e} />
    <span>${t}</span>
  </span>
`;function Te(e,t){let o=t?.camera,s=t?.sighting,a=[];!o||o.kind==="none"||!o.kind?a.push({icon:"hand",text:e("camera.none"),kind:"plain"}):o.kind==="simulated"||o.kind==="folder"?a.push({icon:"camera",text:e("camera."+o.kind),kind:"plain"}):o.kind==="upload"?a.push({icon:"phone",text:e("camera.upload"),kind:"plain"}):o.live?a.push({icon:"camera",text:e("camera.live")}):a.push({icon:"camera",text:o.reason||e("camera.lost"),kind:"bad"}),o?.reader==="none"&&o.kind&&o.kind!=="none"?a.push({icon:"warn",text:e("reader.none"),kind:"warn"}):o?.reader==="restarting"?a.push({icon:"warn",text:o.reader_reason||e("reader.restarting"),kind:"warn"}):o?.reader==="reading"||s?.state==="reading"?a.push({icon:"still",text:e("reader.reading"),kind:"now"}):o?.reader==="ready"&&o.kind!=="upload"&&a.push({icon:"still",text:e("reader.ready")});let n=(t?.asks||[]).find(l=>l.kind==="throw")?.id,i=(t?.view?.table||[]).find(l=>l.battle)?.battle?.again?.length;if(i)a.push({icon:"dice",text:e("sighting.again",{n:i}),kind:"warn",hide:"sure long"});else if(s&&s.dice?.length&&!(s.state==="answered"&&n&&n!==s.ask)&&(s.state==="asking"||s.state==="answered")){let l=(s.questions?.length||0)+(s.guards?.length||0),c=new Set((s.questions||[]).flatMap(d=>d.dice||[])).size;a.push(l?{icon:"ask",text:e("sighting.questions",{n:l}),kind:"warn",hide:"sure"}:{icon:"check",text:e("sighting.sure",{n:s.dice.length-c,all:s.dice.length}),hide:"sure"})}return a}var ns=e=>Array.isArray(e)?e.reduce((t,o)=>t+ns(o),0):typeof e=="string"?e.trim().length:0;function pe({t:e,table:t,title:o,sub:s,chips:a=[],game:n=!0,onHome:i,onLog:l,onUndo:c,children:d}){let u=t.snapshot;return r`
    <header class="bar">
      <button class="mark" onClick=${i} aria-label=${e("bar.home")}><${F} id="logo" class="logo" /></button>
      <div class="title">
        <h1 class=${ns(o)>34?"long":""}>${o}</h1>
        <p class=${ns(s)>48?"long":""}>${s}</p>
      </div>
      <div class="chips" role="status">
        ${a.map(p=>r`
            <${Gi} key=${p.icon} ...${p} />
          `)}
      </div>
      ${d}
      ${n?r`
              ${u?.can?.redo?r`
                      <button class="btn square redo" disabled=${!!t.busy} onClick=${()=>t.redo()} aria-label=${e("bar.redo")}>
                        <${y} id="redo" />
                      </button>
                    `:null}
              ${l?r`
                      <button class="btn square log-open" onClick=${l} aria-label=${e("bar.log")}><${y} id="log" /></button>
                    `:null}
              <button
                class="btn undo"
                disabled=${!(c||u?.can?.undo)||!!t.busy}
                onClick=${c||(()=>t.undo())}
                aria-label=${e("bar.undo")}
              >
                <${y} id="undo" />
                <span>${e("bar.undo")}</span>
              </button>
            `:null}
      <${Vt} t=${e} table=${t} />
    </header>
  `}function An({t:e,table:t,before:o=!1}){let s=t.notice,a=o&&t.snapshot?.camera?.guards||[],n=ee(t.me,"host");return r`
    <div class="notices">
      ${(t.snapshot?.alerts||[]).filter(i=>!t.read.has(i)).map(i=>r`
            <div key=${i} class="notice bad" role="alert">
              <${y} id="warn" />
              <p>${i}</p>
              <button class="btn square" onClick=${()=>t.close(i)} aria-label=${e("notice.close")}><${y} id="close" /></button>
            </div>
          `)}
      ${a.filter(i=>!t.read.has(i.text)).map(i=>r`
            <div key=${i.kind} class="notice warn fault" role="alert">
              <${y} id="warn" />
              <p>
                ${i.text}
                <small>${i.remedy}</small>
              </p>
              ${n&&i.step?r`
                      <button class="btn mend" onClick=${()=>Dn(e,t,i.step||"")}>${e("notice.mend."+i.step)}</button>
                    `:null}
              <button class="btn square" onClick=${()=>t.close(i.text)} aria-label=${e("notice.close")}>
                <${y} id="close" />
              </button>
            </div>
          `)}
      ${t.me?.offer&&t.me.role==="host"?r`
              <div class="notice warn" role="alert">
                <${y} id="warn" />
                <p>${e("offer.told")}</p>
                <${In} t=${e} table=${t} />
              </div>
            `:null}
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
      ${s?r`
              <div class=${"notice "+(s.kind==="stale"?"warn":"bad")} role="alert">
                <${y} id="warn" />
                <p>
                  ${s.kind==="network"?e("notice.network"):r`
                          ${s.kind==="stale"?r`
                                  <b>${e("notice.stale")}${" "}</b>
                                `:null}${s.id?e(s.id):s.text||e("notice.error")}${s.help?r`
                                  <small>${s.help}</small>
                                `:null}
                        `}
                </p>
                <button class="btn square" onClick=${()=>t.hush()} aria-label=${e("notice.close")}><${y} id="close" /></button>
              </div>
            `:null}
    </div>
  `}var as=e=>{let t=e.reduce(([o,s],[a,n])=>[o+a,s+n],[0,0]);return[t[0]/e.length,t[1]/e.length]},Ki=([e,t])=>Math.hypot(t[0]-e[0],t[1]-e[1]),En=([e,t])=>Math.atan2(t[1]-e[1],t[0]-e[0])*180/Math.PI;function Ui([e,t],o,s){let a=Math.cos(o*Math.PI/180),n=Math.sin(o*Math.PI/180),i=s/2;return[[-i,-i],[i,-i],[i,i],[-i,i]].map(([l,c])=>[e+a*l-n*c,t+n*l+a*c])}function lt(e,t){if(e){let o=new Set((e.questions||[]).flatMap(s=>s.dice||[]));return(e.dice||[]).filter(s=>s.placed!==!1).map(s=>{let a=s.edge_mm||e.edge_mm||16,n=s.footprint_mm?.length===4?s.footprint_mm:Ui(s.centre_mm,s.yaw_deg||0,a);return{id:s.id,colour:s.colour,value:s.value||0,face:s.value?e.faces?.[s.colour]?.[s.value-1]||String(s.value):"0",footprint:n,centre:s.centre_mm,edge:a,yaw:En(n),pose:s.pose||"flat",unsure:o.has(s.id),fixed:!!s.fixed}})}return(t?.dice||[]).flatMap(o=>o.footprint?.length===4?[Zi(o,o.footprint)]:[])}var Zi=(e,t)=>({id:e.id,colour:e.colour,value:Number(e.face)||0,face:e.face,footprint:t,centre:as(t),edge:Ki(t),yaw:En(t),pose:e.loose?"cocked":"flat",unsure:!1,fixed:!1});function Nn(e,[t,o],s){let a=null,n=s;for(let i of e){let l=Math.hypot(i.centre[0]-t,i.centre[1]-o)-i.edge/2;l<n&&([a,n]=[i,l])}return a}function Yt(e,t){let o=(e.edge+2*t)/e.edge;return e.footprint.map(([s,a])=>[e.centre[0]+(s-e.centre[0])*o,e.centre[1]+(a-e.centre[1])*o])}function Xt(e,t){let o=e.length,s=n=>n.map(i=>i.toFixed(2)).join(" "),a=(n,i)=>{let l=Math.hypot(i[0]-n[0],i[1]-n[1])||1,c=Math.min(t,l/2)/l;return[n[0]+(i[0]-n[0])*c,n[1]+(i[1]-n[1])*c]};return e.map((n,i)=>`${i?"L":"M"}${s(a(n,e[(i+o-1)%o]))}Q${s(n)} ${s(a(n,e[(i+1)%o]))}`).join("")+"Z"}function qn(e,t){let o=e.length,a=e.reduce((c,[d,u],p)=>c+d*e[(p+1)%o][1]-u*e[(p+1)%o][0],0)<0?-1:1,n=c=>c.map(d=>d.toFixed(2)).join(" "),i=(c,d)=>{let u=Math.hypot(d[0]-c[0],d[1]-c[1])||1,p=[a*t*(d[1]-c[1])/u,-a*t*(d[0]-c[0])/u];return[[c[0]+p[0],c[1]+p[1]],[d[0]+p[0],d[1]+p[1]]]},l=e.map((c,d)=>i(c,e[(d+1)%o]));return l.map(([c,d],u)=>`${u?`A${t} ${t} 0 0 ${a>0?1:0} `:"M"}${n(c)}L${n(d)}`).join("")+`A${t} ${t} 0 0 ${a>0?1:0} ${n(l[0][0])}Z`}function eo(e,t,o=60,s=14){if(!e.length)return[0,0,t.width_mm,t.height_mm];let a=e.flatMap($=>$.footprint.map(h=>h[0])),n=e.flatMap($=>$.footprint.map(h=>h[1])),[i,l,c,d]=[Math.min(...a),Math.max(...a),Math.min(...n),Math.max(...n)],u=Math.min(Math.max(l-i+2*s,d-c+2*s,o),Math.max(t.width_mm,t.height_mm)),p=($,h)=>Math.min(Math.max($-u/2,-5),Math.max(h+5-u,-5));return[p((i+l)/2,t.width_mm),p((c+d)/2,t.height_mm),u,u]}function Wn(e,t,o,s){let a=[],n=new Map,i=5.1*o,l=([c,d],[u,p])=>{let $=p[0]-u[0],h=p[1]-u[1],f=$*$+h*h||1,m=Math.max(0,Math.min(1,((c-u[0])*$+(d-u[1])*h)/f));return Math.hypot(c-u[0]-m*$,d-u[1]-m*h)};for(let c of e){let d=null,u=-1/0;for(let[p,$]of[-45,-135,45,135,-90,0,180,90].entries()){let h=$*Math.PI/180,f=c.edge/2+(p<4?4.7:3.4)*o+(p<4?c.edge*.16:0),m=[c.centre[0]+f*Math.cos(h),c.centre[1]+f*Math.sin(h)];if(m[0]<s[0]+i||m[1]<s[1]+i||m[0]>s[0]+s[2]-i||m[1]>s[1]+s[3]-i)continue;let w=12*o;for(let v of e)v!==c&&(w=Math.min(w,Math.hypot(v.centre[0]-m[0],v.centre[1]-m[1])-v.edge*.55));for(let v of a)w=Math.min(w,Math.hypot(v[0]-m[0],v[1]-m[1])-i);for(let v of t)w=Math.min(w,l(m,v)+i*.5);w-=p*.5*o,w>u&&([d,u]=[m,w])}d||=c.centre,a.push(d),n.set(c.id,d)}return n}var Hn=e=>(e?.groups||[]).flatMap(t=>Array.from({length:t.count},()=>t));function Rn(e,t){let o=[...e];for(let s of t){let a=o.findIndex(n=>n.colour===s.colour);o.splice(a<0?o.findIndex(n=>!n.colour):a,1)}return o}var ct=e=>!e.every(t=>/^[1-6]$/.test(t));var xe=(e,t)=>Xt(Yt(e,t),e.edge*.2);function ut(e,t){let o=e?.picture;if(!o)return[-5,-5,t.width_mm+10,t.height_mm+10];let s=o.pixels_per_mm;return[-o.origin_px[0]/s,-o.origin_px[1]/s,o.width_px/s,o.height_px/s]}function to({sighting:e,board:t}){let o=e?.picture,[s,a,n,i]=ut(e,t);return r`
    <image href=${o?o.url:"/assets/chart.svg"} x=${s} y=${a} width=${n} height=${i} preserveAspectRatio="none" />
  `}function Ji(e){let t=W(null),[o,s]=k(2.2);return P(()=>{let a=new ResizeObserver(([n])=>{let{width:i,height:l}=n.contentRect;i&&s(Math.min(i/e[2],l/e[3]))});return a.observe(t.current),()=>a.disconnect()},[e[2],e[3]]),[t,o]}var Vi=()=>parseFloat(getComputedStyle(document.documentElement).fontSize),rs=({d:e})=>r`
  <g transform=${`translate(${e.centre[0]} ${e.centre[1]}) rotate(${e.yaw})`} class=${"c-"+e.colour}>
    <use href=${"#die-"+(me("die-"+e.face)?e.face:0)} x=${-e.edge/2} y=${-e.edge/2} width=${e.edge} height=${e.edge} />
  </g>
`,oo=({d:e,sighting:t,board:o,name:s})=>t?.picture?r`
        <clipPath id=${`${s}-${e.id}`}><path d=${xe(e,.6)} /></clipPath>
        <g clip-path=${`url(#${s}-${e.id})`}><${to} sighting=${t} board=${o} /></g>
      `:r`
        <${rs} d=${e} />
      `,Qi=({d:e,k:t})=>r`
  <g class="ghost">
    <path d=${xe(e,1.3*t)} stroke-width=${.9*t} stroke-dasharray=${`${2.4*t} ${1.9*t}`} />
    <use href="#sunk" x=${e.centre[0]-e.edge*.41} y=${e.centre[1]-e.edge*.41} width=${e.edge*.82} height=${e.edge*.82} />
  </g>
`;function Fn({n:e,duel:t,now:o,k:s,edge:a,t:n}){let[i,l]=[t.from,t.to],c=Math.hypot(l[0]-i[0],l[1]-i[1]),[d,u]=c>.01?[-(l[1]-i[1])/c,(l[0]-i[0])/c]:[0,-1];d<0&&([d,u]=[-d,-u]);let p=5.2*s,$=c<2.4*p?Math.max(2.6*p,a*.8+p):0,h=[(i[0]+l[0])/2+d*$,(i[1]+l[1])/2+u*$],f=t.gap==null?"":`${n.mm(t.gap)} mm`,m=(f.length*3.7+5)*s,w=6.4*s+Math.abs(d)*(m/2)+Math.abs(u)*p,v=[h[0]+d*w,h[1]+u*w];return r`
    <g class=${"ln"+(o?" now":"")}>
      <line class="case" x1=${i[0]} y1=${i[1]} x2=${l[0]} y2=${l[1]} stroke-width=${(o?3.6:2.2)*s} />
      <line
        class="ink"
        x1=${i[0]}
        y1=${i[1]}
        x2=${l[0]}
        y2=${l[1]}
        stroke-width=${(o?1.7:.9)*s}
        stroke-dasharray=${o?"none":`${2.6*s} ${2*s}`}
      />
      ${$?r`
              <line class="lead" x1=${(i[0]+l[0])/2} y1=${(i[1]+l[1])/2} x2=${h[0]} y2=${h[1]} stroke-width=${.6*s} />
            `:null}
      ${o&&f?r`
              <g class="mm">
                <rect x=${v[0]-m/2} y=${v[1]-5*s} width=${m} height=${10*s} rx=${5*s} stroke-width=${.8*s} />
                <text x=${v[0]} y=${v[1]+2.3*s} font-size=${6.6*s}>${f}</text>
              </g>
            `:null}
      <circle class="dot" cx=${h[0]} cy=${h[1]} r=${p} stroke-width=${s} />
      <text x=${h[0]} y=${h[1]+2.35*s} font-size=${6.6*s}>${e}</text>
    </g>
  `}function Yi({d:e,k:t,plate:o,sunk:s,t:a,onDie:n}){let l=n?{role:"button",tabindex:0,onKeyDown:c=>{c.key!=="Enter"&&c.key!==" "||(c.preventDefault(),n?.(e.id))},"aria-label":a("picture.die",{die:a.die(e.colour,e.face)})}:{};return r`
    <g class=${"o"+(e.unsure||e.pose!=="flat"?" unsure":"")+(s?" gone":"")} data-die=${e.id} ...${l}>
      <path class="out-c" d=${xe(e,1.3*t)} stroke-width=${2.6*t} />
      <path
        class="out"
        d=${xe(e,1.3*t)}
        stroke-width=${(e.unsure?1.8:1.1)*t}
        stroke-dasharray=${e.unsure||e.pose!=="flat"?`${3*t} ${2*t}`:"none"}
      />
      <circle class="plate" cx=${o[0]} cy=${o[1]} r=${5.1*t} stroke-width=${.5*t} />
      <use
        href=${"#"+Ee(e.colour)}
        class=${"c-"+e.colour}
        x=${o[0]-3.2*t}
        y=${o[1]-3.2*t}
        width=${6.4*t}
        height=${6.4*t}
      />
    </g>
  `}var is=({d:e,k:t,class:o="",style:s})=>r`
  <g class=${"hot "+o} style=${s}>
    <path class="a" d=${xe(e,1.7*t)} stroke-width=${4*t} />
    <path class="b" d=${xe(e,1.7*t)} stroke-width=${2.1*t} />
  </g>
`;function so({t:e,sighting:t,board:o,dice:s,duels:a=[],first:n=0,now:i=!1,sunk:l,rings:c=[],frame:d,spot:u,onDie:p,onFloor:$,bare:h,children:f,label:m}){let w=d||ut(t,o),[v,b]=Ji(w),g=s[0]?.edge||t?.edge_mm||16,z=Math.max(g/16,7/(5.1*b)),C=Math.max(z,.9*Vi()/(6.6*b)),B=a.map(j=>[j.from,j.to]),_=Ae(()=>h?null:Wn(s,B,z,w),[s,z,h,String(w),String(B)]),x=j=>{let L=new DOMPoint(j.clientX,j.clientY).matrixTransform(v.current.getScreenCTM().inverse()),A=Nn(s,[L.x,L.y],Math.max(g*.5,26/b));A?p?.(A.id):$&&L.x>=0&&L.y>=0&&L.x<=o.width_mm&&L.y<=o.height_mm&&$([L.x,L.y])},O=j=>s.find(L=>L.id===j);return r`
    <svg
      ref=${v}
      class="view"
      viewBox=${w.join(" ")}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label=${m}
      onClick=${p||$?x:void 0}
    >
      <${to} sighting=${t} board=${o} />
      ${t?.picture?null:s.map(j=>r`
                <${rs} key=${j.id} d=${j} />
              `)}
      ${h?null:s.map(j=>r`
                <${Yi} key=${j.id} d=${j} k=${z} plate=${_?.get(j.id)} sunk=${l?.has(j.id)} t=${e} onDie=${p} />
              `)}
      ${h||!l?null:[...l].map(O).filter(ke).map(j=>r`
                  <${Qi} key=${"g"+j.id} d=${j} k=${z} />
                `)}
      ${c.map(O).filter(ke).map(j=>r`
            <${is} key=${"r"+j.id} d=${j} k=${z} />
          `)}
      ${a.map((j,L)=>r`
            <${Fn} key=${n+L} n=${n+L+1} duel=${j} now=${!1} k=${C} edge=${g} t=${e} />
          `).slice(i?1:0).reverse()}
      ${i&&a.length?r`
              <${Fn} key="now" n=${n+1} duel=${a[0]} now=${!0} k=${C} edge=${g} t=${e} />
            `:null}
      ${u?r`
              <g class="spot">
                <circle class="a" cx=${u[0]} cy=${u[1]} r=${g*.75} stroke-width=${4*z} />
                <circle class="b" cx=${u[0]} cy=${u[1]} r=${g*.75} stroke-width=${2*z} />
              </g>
            `:null}
      ${f}
    </svg>
  `}var Gn=({sighting:e,board:t,frame:o})=>r`
  <div class="mini">
    <svg viewBox=${ut(e,t).join(" ")} aria-hidden="true">
      <${to} sighting=${e} board=${t} />
      <rect class="frame" x=${o[0]} y=${o[1]} width=${o[2]} height=${o[3]} />
    </svg>
  </div>
`,ls=({sighting:e,board:t,centre:o,edge:s,dice:a=[]})=>r`
  <svg class="crop" viewBox=${`${o[0]-s} ${o[1]-s} ${2*s} ${2*s}`} aria-hidden="true">
    <${to} sighting=${e} board=${t} />
    ${e?.picture?null:a.map(n=>r`
              <${rs} key=${n.id} d=${n} />
            `)}
  </svg>
`;var Kn=700,Un=1050;function Xi(e,t){let o=[t.centre[0]-e.centre[0],t.centre[1]-e.centre[1]],s=Math.hypot(o[0],o[1])||1,a=Math.max(0,(s-(e.edge+t.edge)*.56)/2/s);return[[o[0]*a,o[1]*a],[-o[0]*a,-o[1]*a]]}var dt=e=>e.map(t=>t.toFixed(2)+"px");function el({die:e,other:t,way:o,sinks:s,sighting:a,board:n}){let[i,l]=dt(o),c=e.centre[0]<t.centre[0]?"-16deg":"16deg";return r`
    <path class=${"patch"+(s?" stays":"")} d=${xe(e,.2)} />
    <g class="moves" style=${{"--x":i,"--y":l}}>
      <g class=${s?"sinking":""} style=${{"--turn":c,transformOrigin:dt(e.centre).join(" ")}}>
        <${oo} d=${e} sighting=${a} board=${n} name="clash" />
        <path class="hull" d=${xe(e,.6)} stroke-width=${e.edge/12} />
      </g>
    </g>
  `}var tl=({die:e})=>{let[t,o]=e.centre,s={transformOrigin:dt(e.centre).join(" ")};return r`
    <g class="splash">
      <use
        href="#sunk"
        class="waves"
        x=${t-e.edge*.41}
        y=${o-e.edge*.41}
        width=${e.edge*.82}
        height=${e.edge*.82}
      />
      ${[0,1,2].map(a=>r`
          <circle key=${a} class=${"ripple r"+a} cx=${t} cy=${o} r=${e.edge*.8} stroke-width=${e.edge/9} style=${s} />
        `)}
      ${[0,1,2,3,4,5,6].map(a=>{let n=a*2*Math.PI/7+.4,i=e.edge*(1+.25*(a%3)),[l,c]=dt([i*Math.cos(n),i*Math.sin(n)]);return r`
          <circle key=${"d"+a} class="drop" cx=${t} cy=${o} r=${e.edge*(.1+.03*(a%2))} style=${{"--x":l,"--y":c}} />
        `})}
    </g>
  `},ol=({at:e,edge:t})=>{let o=Array.from({length:16},(s,a)=>{let n=t*(a%2?.36:.95),i=a*Math.PI/8;return`${(e[0]+n*Math.cos(i)).toFixed(2)} ${(e[1]+n*Math.sin(i)).toFixed(2)}`});return r`
    <path class="star" d=${`M${o.join("L")}Z`} style=${{transformOrigin:dt(e).join(" ")}} />
  `};function Zn({sighting:e,board:t,dice:o,duel:s}){let a=o.find(u=>u.id===s.a),n=o.find(u=>u.id===s.b),i=s.sinks||[];if(!a||!n||s.gap==null)return null;let[l,c]=Xi(a,n),d=[{die:a,other:n,way:l,sinks:i.includes(a.id)},{die:n,other:a,way:c,sinks:i.includes(n.id)}];return r`
    <svg class="clash" viewBox=${ut(e,t).join(" ")} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      ${d.map(u=>r`
          <${el} key=${u.die.id} ...${u} sighting=${e} board=${t} />
        `)}
      <${ol} at=${[(a.centre[0]+n.centre[0])/2,(a.centre[1]+n.centre[1])/2]} edge=${Math.min(a.edge,n.edge)} />
      ${d.filter(u=>u.sinks).map(u=>r`
            <${tl} key=${"s"+u.die.id} die=${u.die} />
          `)}
    </svg>
  `}var Jn=({die:e,sinks:t,snapshot:o,t:s})=>r`
  <figure class=${t?"sinks":"stays"}>
    <${G} colour=${e.colour} face=${e.face} />
    <${F} id="sunk" class="wave" preserveAspectRatio="none" />
    <figcaption>
      <${D} colour=${e.colour} />
      <span>${ie(o,e.colour,s)}</span>
    </figcaption>
  </figure>
`,sl=({t:e,snapshot:t,battle:o,step:s})=>r`
  <ul class="fleets-left" aria-label=${e("battle.afloat")}>
    ${Cn(t,o,s).map(a=>r`
        <li key=${a.colour} class=${a.was===a.is?"":"falls"} aria-label=${`${ie(t,a.colour,e)}: ${a.is}`}>
          <${D} colour=${a.colour} />
          <span class="turns" data-was=${a.was} aria-hidden="true"><b>${a.is}</b></span>
        </li>
      `)}
  </ul>
`;function Vn({t:e,snapshot:t,battle:o,step:s}){let a=o.duels[s],n=c=>Je(o,c),i=a.sinks||[],l=Mn(o,a,e);return r`
    <article class="card duel" aria-live="polite">
      <div class="duel-head">
        <p class="eyebrow">${e("battle.duel",{n:s+1,all:o.duels.length})}</p>
        ${a.close?r`
                <span class="near">
                  <${y} id="ruler" class="ic-s" />
                  ${e("battle.close")}
                </span>
              `:null}
      </div>
      <div class="pair">
        <${Jn} die=${n(a.a)} sinks=${i.includes(a.a)} snapshot=${t} t=${e} />
        <div class="gap">
          ${a.gap==null?r`
                  <b>–</b>
                `:r`
                  <b>${e.mm(a.gap)}</b>
                  <span>mm</span>
                `}
        </div>
        <${Jn} die=${n(a.b)} sinks=${i.includes(a.b)} snapshot=${t} t=${e} />
      </div>
      <p class=${"verdict"+(l.length>18?" long":"")}>${l}</p>
      <p class="after">${a.note||""}</p>
      <${sl} t=${e} snapshot=${t} battle=${o} step=${s} />
    </article>
  `}function nl({t:e,battle:t,n:o,step:s,onStep:a}){let n=t.duels[o],i=n.sinks||[],l=p=>Je(t,p),c=o<=s,d=(p,$)=>{let h=l(p),f=r`
        <span class="face">
          <${G} colour=${h.colour} face=${h.face} />
          <${F} id="sunk" class="wv" />
        </span>
      `,m=r`
        <${D} colour=${h.colour} />
      `;return r`
      <span class=${`dd ${c&&i.includes(p)?"x":""}`}>${$?[m,f]:[f,m]}</span>
    `},u=e("battle.row",{n:o+1,a:e.die(l(n.a).colour,l(n.a).face),b:e.die(l(n.b).colour,l(n.b).face),gap:n.gap==null?"–":e.mm(n.gap)});return r`
    <button
      class=${`row ${o===s?"now":o<s?"past":""}`}
      aria-current=${o===s?"step":void 0}
      onClick=${()=>a(o)}
    >
      <span class="vh">${u}</span>
      <span class="n" aria-hidden="true">${o+1}</span>
      ${d(n.a,!1)}
      <span class="mm" aria-hidden="true">${n.gap==null?"–":e.mm(n.gap)}</span>
      ${d(n.b,!0)}
      <span class=${"st"+(n.close?" near":"")}>
        ${n.close?r`
                <${y} id="ruler" class="ic-s" />
              `:o<s?r`
                  <${y} id="check" class="ic-s" />
                `:""}
      </span>
    </button>
  `}function no({t:e,battle:t,step:o,onStep:s}){let a=W(null);return P(()=>{let n=a.current,i=n.querySelector("[aria-current]");i?(i.offsetTop<n.scrollTop||i.offsetTop+i.offsetHeight>n.scrollTop+n.clientHeight)&&(n.scrollTop=i.offsetTop-(n.clientHeight-i.offsetHeight)/2):n.scrollTop=0},[o]),r`
    <nav class="card list" ref=${a} tabindex="0" aria-label=${e("battle.list")}>
      ${t.duels.map((n,i)=>r`
          <${nl} key=${i} t=${e} battle=${t} n=${i} step=${o} onStep=${s} />
        `)}
    </nav>
  `}function Qn({t:e,battle:t,step:o,playing:s,onStep:a,onPlay:n,last:i}){let l=t.duels.length;return l?r`
    <div class="steps dock">
      <button class="btn square" disabled=${o<=0} onClick=${()=>a(o-1)} aria-label=${e("battle.back")}>
        <${y} id="prev" />
      </button>
      <button class="btn square" onClick=${n} aria-label=${e(s?"battle.pause":"battle.play")} aria-pressed=${s}>
        <${y} id=${s?"pause":"play"} />
      </button>
      ${o>=l?i:s||o===l-1?r`
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
    `}var al=e=>e.scrollHeight>e.clientHeight+1||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).textOverflow!=="ellipsis";function ye(e,t){let o=W(null),s=()=>{let i=o.current;if(i){for(let l=0;l<=e;l++)if(i.dataset.tight!==String(l)&&(i.dataset.tight=l),![i,...i.querySelectorAll(t)].some(al))return}},a=W(null),n=W(null);return je(()=>{s(),n.current!==o.current&&(n.current=o.current,a.current||=new ResizeObserver(s),a.current.disconnect(),o.current&&a.current.observe(o.current))}),P(()=>(document.fonts.ready.then(s),()=>a.current?.disconnect()),[]),o}var rl=({row:e})=>e.faces.map((t,o)=>r`
      <${G} key=${o} colour=${e.colour||"white"} face=${t} />
    `);function cs({said:e}){let{head:t,rest:o}=Sn(e);return r`
    <h2 class=${/^\d+$/.test(t)?"number":t.length>36?"long":""}>${t}</h2>
    ${o?r`
            <p class="rest">${o}</p>
          `:null}
  `}function ao({t:e,snapshot:t,battle:o,open:s}){let a=es(t,o),n=ye(3,"ul");return r`
    <article class="card outcome" ref=${n} aria-live="polite">
      <${cs} said=${e.title(s?e("battle.open"):o.outcome||e("battle.over"))} />
      <ul>
        ${a.map(i=>r`
            <li key=${i.colour} class=${i.still?i.faces.length||i.sunk?"still":"still bare":""}>
              ${i.colour?r`
                      <${D} colour=${i.colour} />
                    `:r`
                      <span></span>
                    `}
              <b>${i.colour&&ie(t,i.colour,e)}</b>
              <span class="afloat" role="img" aria-label=${e("battle.counts",{n:i.faces.length})}><${rl} row=${i} /></span>
              ${i.sunk?r`
                      <span class="lost" role="img" aria-label=${e("battle.sunk",{n:i.sunk})}>
                        <${F} id="sunk" class="ic" />
                        ${i.sunk}
                      </span>
                    `:r`
                      <span></span>
                    `}
              ${i.lines.length?r`
                      <span class="told">
                        ${i.lines.map((l,c)=>r`
                            <span key=${c}>${l}${c<i.lines.length-1?" ·":""}</span>
                            ${" "}
                          `)}
                      </span>
                    `:null}
            </li>
          `)}
      </ul>
    </article>
  `}var il=1500,Yn=(e,t)=>Math.round(il*Math.min(1,(t.gap??0)/(e.within||1)));function ro({t:e,snapshot:t,battle:o}){let s=a=>Je(o,a);return r`
    <ol class="card list ranks" tabindex="0" aria-label=${e("battle.ranks")}>
      ${(o.reach?.order||[]).map((a,n)=>{let i=s(a.die);return r`
          <li
            key=${a.die}
            class=${"row "+(a.in?"in":"out")}
            style=${a.in&&o.reach?{"--after":`${Yn(o.reach,a)}ms`}:void 0}
          >
            <span class="n">${n+1}</span>
            <span class="dd">
              <span class="face"><${G} colour=${i.colour} face=${i.face} /></span>
            </span>
            <span class="whose">
              <${D} colour=${i.colour} />
              ${ie(t,i.colour,e)}
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
  `}function io({battle:e,dice:t,sighting:o,board:s}){let a=e.reach,n=t.find($=>$.id===a?.die),i=a?.within;if(!a||!n||i==null)return null;let[l,c]=n.centre,d={transformOrigin:`${l}px ${c}px`},u=a.by==="centres"?r`
          <circle class="area" cx=${l} cy=${c} r=${i} style=${d} />
        `:r`
          <path class="area" d=${qn(n.footprint,i)} style=${d} />
        `,p=$=>`M${l} ${c}${Array.from({length:72},(h,f)=>{let m=(f+1)/72*2.4*Math.PI+$*2*Math.PI/4,w=((f+1)/72)**1.15*(i+n.edge*.42);return`L${(l+w*Math.cos(m)).toFixed(1)} ${(c+w*Math.sin(m)).toFixed(1)}`}).join("")}`;return r`
    <g class="reach">
      ${u}
      <g class="swirl" style=${d}>
        ${[0,1,2,3].map($=>r`
            <path key=${$} class=${$%2?"thin":""} d=${p($)} />
          `)}
      </g>
      ${a.order.map($=>{let h=$.in&&t.find(m=>m.id===$.die);if(!h)return null;let f={"--after":`${Yn(a,$)}ms`,transformOrigin:h.centre.map(m=>m+"px").join(" ")};return r`
          <g key=${$.die} class="caught" style=${f}>
            <${oo} d=${h} sighting=${o} board=${s} name="reach" />
          </g>
          <${is} key=${"r"+$.die} d=${h} k=${h.edge/16} class="reached" style=${f} />
        `})}
    </g>
  `}var ll=e=>e<=2?"r1":e<=6?"r2":e<=15?"r3":"r4",cl=({t:e,snapshot:t,piece:o,counted:s})=>{let a=o.emblem?.startsWith("die-")?o.emblem.slice(4):null,n=o.colour?ie(t,o.colour,e):o.label||a;return r`
    <li>
      ${s&&o.colour?r`
              <${D} colour=${o.colour} />
              <span>${n}</span>
            `:a?r`
                <${G} colour=${o.colour||"white"} face=${a} game=${t.game?.id} />
                <span class="vh">${s?n:e.die(o.colour,a)}</span>
              `:r`
                <span>${n}</span>
              `}
      ${s?r`
              <b>${o.colour?o.count:`× ${o.count}`}</b>
            `:null}
    </li>
  `};function Xn({t:e,snapshot:t,battle:o}){let s=ye(5,".sum"),a=(t.view?.table||[]).flatMap(n=>n.pieces&&n.id!=="dice"?[{title:n.title,counted:!!n.pieces.counted,items:n.pieces.items.filter(i=>!n.pieces?.counted||i.count)}]:[]);return r`
    <article class="card tally" ref=${s} aria-live="polite">
      <${cs} said=${e.title(o.outcome||e("battle.over"))} />
      <div class=${"rolled "+ll(o.dice.length)} role="img" aria-label=${e("battle.counts",{n:o.dice.length})}>
        ${jn(o.dice).map(n=>r`
            <${G}
              key=${n.id}
              colour=${n.colour||"white"}
              face=${n.face}
              game=${t.game?.id}
              class=${n.kept===void 0?"":"stayed"}
            />
          `)}
      </div>
      ${a.map(n=>r`
          <section class="sum" key=${n.title}>
            <h3>${n.title}</h3>
            <ul>
              ${n.items.map((i,l)=>r`
                  <${cl} key=${l} t=${e} snapshot=${t} piece=${i} counted=${n.counted} />
                `)}
            </ul>
          </section>
        `)}
    </article>
  `}var ul=["1","2","3","4","5","6"],ea=(e,t)=>e?.faces?.[t]?.length?e.faces[t]:ul,dl=["flat","cocked","stacked","hidden"],lo=(e,t)=>e?.colours?.length?e.colours:[...new Set((t?.dice||[]).map(o=>o.colour))],co=({t:e,sighting:t,colour:o,value:s,onPick:a,busy:n,game:i})=>r`
  <div class="faces">
    ${ea(t,o).map((l,c)=>r`
        <button
          key=${c}
          class=${"key"+(c+1===s?" on":"")}
          disabled=${n}
          aria-label=${e.die(o,l)}
          aria-pressed=${c+1===s}
          onClick=${()=>a(c+1)}
        >
          <${G} colour=${o} face=${l} game=${i} figures=${ct(ea(t,o))} />
        </button>
      `)}
  </div>
`,uo=({t:e,snapshot:t,colours:o,colour:s,onPick:a,busy:n})=>r`
  <div class=${"tints n"+o.length}>
    ${o.map(i=>r`
        <button
          key=${i}
          class=${"key"+(i===s?" on":"")}
          disabled=${n}
          aria-pressed=${i===s}
          onClick=${()=>a(i)}
        >
          <${D} colour=${i} />
          <span>${ie(t,i,e)}</span>
        </button>
      `)}
  </div>
`;function ta({t:e,table:t,sighting:o,board:s,dice:a,die:n,battle:i,moving:l,onClose:c}){let d=async $=>{await t.fix(o,{die:n.id,...$})&&c()},u=!!t.busy,p=n.value;return r`
    <section class="card fix">
      <div class="fix-head">
        <${ls} sighting=${o} board=${s} centre=${n.centre} edge=${n.edge} dice=${a} />
        <div>
          <p class="eyebrow">
            ${e("fix.title")}${n.fixed?r`
                    ${" · "}${e("fix.fixed")}
                  `:null}
          </p>
          <h2>${e.title(e.die(n.colour,n.face))}</h2>
        </div>
      </div>
      <${co}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${n.colour}
        value=${p}
        busy=${u}
        onPick=${$=>$===p&&n.pose==="flat"?c():d({value:$})}
      />
      <h3>${e("fix.whose")}</h3>
      <${uo}
        t=${e}
        snapshot=${t.snapshot}
        colours=${lo(o,i)}
        colour=${n.colour}
        busy=${u}
        onPick=${$=>$===n.colour?c():d({colour:$})}
      />
      <h3>${e("fix.pose")}</h3>
      <div class="poses">
        ${dl.map($=>r`
            <button
              key=${$}
              class=${"key"+($===n.pose?" on":"")}
              disabled=${u}
              aria-pressed=${$===n.pose}
              onClick=${()=>$===n.pose?c():d({pose:$})}
            >
              ${e("pose."+$)}
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
        <button class="btn bad" disabled=${u} onClick=${()=>d({remove:!0})}>
          <${y} id="remove" />
          ${e("fix.remove")}
        </button>
        <button class="btn primary" onClick=${c}>${e("fix.done")}</button>
      </div>
    </section>
  `}function oa({t:e,table:t,sighting:o,board:s,dice:a,spot:n,battle:i,onClose:l}){let c=lo(o,i),[d,u]=k(o.missing?.[0]?.colour||c[0]),p=async $=>{await t.fix(o,{add:{colour:d,value:$,centre_mm:n.map(h=>Math.round(h*10)/10)}})&&l()};return r`
    <section class="card fix">
      <div class="fix-head">
        <${ls} sighting=${o} board=${s} centre=${n} edge=${o.edge_mm||16} dice=${a} />
        <div>
          <p class="eyebrow">${e("fix.new")}</p>
          <h2>${e("fix.which")}</h2>
        </div>
      </div>
      <h3>${e("fix.whose")}</h3>
      <${uo} t=${e} snapshot=${t.snapshot} colours=${c} colour=${d} onPick=${u} />
      <h3>${e("fix.value")}</h3>
      <${co}
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
  `}var le=({text:e,note:t,onClick:o,busy:s,icon:a})=>r`
  <button class="choice plain" disabled=${s} onClick=${o}>
    ${a?r`
            <${y} id=${a} />
          `:null}
    <span>
      ${e}${t?r`
              <small>${t}</small>
            `:null}
    </span>
  </button>
`;function pl({t:e,table:t,sighting:o,q:s,battle:a,onBoard:n}){let i=!!t.busy,l=s.dice?.[0],c=o.dice.find(p=>p.id===l),d=p=>t.fix(o,p),u=()=>d({answer:{question:s.id,ok:!0}});return c&&s.kind==="value"?r`
      <${co}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${c.colour}
        value=${c.value}
        busy=${i}
        onPick=${p=>p===c.value?u():d({die:l,value:p})}
      />
      <button class="btn" disabled=${i} onClick=${()=>d({die:l,pose:"cocked"})}>${e("question.leans")}</button>
    `:c&&s.kind==="colour"?r`
      <${uo}
        t=${e}
        snapshot=${t.snapshot}
        colours=${lo(o,a)}
        colour=${c.colour}
        busy=${i}
        onPick=${p=>p===c.colour?u():d({die:l,colour:p})}
      />
    `:s.kind==="pose"&&s.dice?.length>1?r`
      <${le} icon="check" text=${e("question.flats")} note=${e("question.asread")} busy=${i} onClick=${u} />
      <${le}
        text=${e("question.not")}
        note=${e("question.each")}
        busy=${i}
        onClick=${()=>d({answer:{question:s.id,ok:!1}})}
      />
    `:c&&s.kind==="pose"?r`
      <${le}
        text=${e("question.flat")}
        note=${c.value?e("question.counts",{die:e.die(c.colour,c.value)}):e("question.then")}
        busy=${i}
        onClick=${()=>c.pose==="flat"?u():d({die:l,pose:"flat"})}
      />
      <${le}
        text=${e("question.cocked")}
        note=${e("question.again")}
        busy=${i}
        onClick=${()=>c.pose==="cocked"?u():d({die:l,pose:"cocked"})}
      />
    `:c&&s.kind==="exists"?r`
      <${le} icon="check" text=${e("question.is")} note=${e.die(c.colour,c.value)} busy=${i} onClick=${u} />
      <${le} icon="close" text=${e("question.isnt")} busy=${i} onClick=${()=>d({die:l,remove:!0})} />
    `:c&&s.kind==="kept"?r`
      <${le} icon="check" text=${e("question.kept")} note=${e.die(c.colour,c.value)} busy=${i} onClick=${u} />
      <${le}
        icon="dice"
        text=${e("question.thrown")}
        note=${e("question.near")}
        busy=${i}
        onClick=${()=>d({answer:{question:s.id,ok:!1}})}
      />
    `:s.kind==="count"?r`
      <${le} icon="plus" text=${e("question.add")} note=${e("question.addhow")} busy=${i} onClick=${n} />
      <${le} icon="check" text=${e("question.all")} busy=${i} onClick=${u} />
    `:r`
    <${le} icon="check" text=${e("question.right")} busy=${i} onClick=${u} />
    <${le} icon="edit" text=${e("question.wrong")} busy=${i} onClick=${n} />
  `}function sa({t:e,table:t,sighting:o,battle:s,onBoard:a}){let n=o.questions[0],i=o.questions.length;return r`
    <section class=${"land q kind-"+n.kind} key=${n.id} aria-live="polite">
      <p class="eyebrow">${i>1?e("question.first",{all:i}):e("question.one")}</p>
      <h2>${n.text}</h2>
      <${pl} t=${e} table=${t} sighting=${o} q=${n} battle=${s} onBoard=${a} />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function na({t:e,table:t,sighting:o,ask:s,onBoard:a}){let n=o.guards[0],i=!!t.busy;return r`
    <section class="land q" key=${n.kind} aria-live="polite">
      <p class="eyebrow">${e("guard.title")}</p>
      <h2>${n.text||e("guard."+n.kind)}</h2>
      <${le}
        icon="camera"
        text=${e("guard.again")}
        note=${e("guard.againhow")}
        busy=${i}
        onClick=${()=>t.throwNow(s||{id:o.ask})}
      />
      <${le}
        icon="check"
        text=${e("guard.use")}
        note=${e("guard.usehow")}
        busy=${i}
        onClick=${()=>t.fix(o,{guard:n.kind,ok:!0})}
      />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function aa(e,t){let o=new Map(t.map(s=>[s.id,s]));return e.fields[0].choices.flatMap(s=>s.dice?.length?[{choice:s,ids:s.dice}]:[]).map(({choice:s,ids:a},n)=>{let[i,l]=a.length>1?a.map(c=>o.get(c)):[void 0,o.get(a[0])];return{letter:String.fromCharCode(65+n),choice:s,m:i,p:l,...s.between}})}var ra=(e,t)=>eo([...new Set(e.flatMap(o=>[o.m,o.p]).filter(ke))],t,60,12);function ia({pairs:e,frame:t}){let o=t[2]/116;return r`
    ${e.flatMap(s=>[s.m,s.p]).filter(ke).map(s=>r`
          <path class="zc" d=${Xt(Yt(s,.06*s.edge),s.edge*.2)} stroke-width=${1.2*o} />
        `)}
    ${e.flatMap(({letter:s,from:a,to:n})=>a&&n?[{letter:s,from:a,to:n}]:[]).map((s,a,n)=>{let i=(a+1)/(n.length+1),[l,c]=[s.from,s.to],d=Math.hypot(c[0]-l[0],c[1]-l[1])||1,u=d<14*o,[p,$]=[-(c[1]-l[1])/d,(c[0]-l[0])/d];(t[0]+t[2]/2-l[0])*p+(t[1]+t[3]/2-l[1])*$<0&&([p,$]=[-p,-$]);let f=u?[(l[0]+c[0])/2+p*11*o,(l[1]+c[1])/2+$*11*o]:[l[0]+(c[0]-l[0])*i,l[1]+(c[1]-l[1])*i];return r`
          <g class=${"ab "+s.letter}>
            <line class="case" x1=${l[0]} y1=${l[1]} x2=${c[0]} y2=${c[1]} stroke-width=${2.2*o} />
            <line class="ink" x1=${l[0]} y1=${l[1]} x2=${c[0]} y2=${c[1]} stroke-width=${1.1*o} />
            <circle cx=${f[0]} cy=${f[1]} r=${5.2*o} stroke-width=${.9*o} />
            <text x=${f[0]} y=${f[1]+2.2*o} font-size=${6.2*o}>${s.letter}</text>
          </g>
        `})}
  `}function la({t:e,table:t,ask:o,pairs:s,others:a,onBoard:n}){let i=o.fields[0],l=!!t.busy,c=o.seats?.[0]??-1,d=o.kind==="form",[u,p]=k([]),$=Math.max(i.max||1,1),h=g=>t.answer(o,c,{[i.id]:g}),f=g=>{d?p(u.includes(g.id)?u.filter(z=>z!==g.id):[...u.length>=$?u.slice(1):u,g.id]):h(g.id)},m=s.some(g=>g.m),w=s.some(g=>g.m!==s[0].m),v=i.choices.filter(g=>!g.dice?.length),b=g=>[g.choice.effect?.join(" · ")||(g.gap!==void 0?`${e.mm(g.gap)} mm`:""),w&&g.m?e("closer.from",{die:e.die(g.m.colour,g.m.face)}):""].filter(Boolean).join(" · ");return r`
    <section class=${`land q closer${s.length>2?" many":""}`} key=${o.id} aria-live="polite">
      <p class="eyebrow">${m?e("closer.title"):t.snapshot.view?.round}</p>
      <h2>${e.title(o.prompt)}</h2>
      ${s.map(g=>r`
          <button
            key=${g.choice.id}
            class=${`choice ${g.letter}${u.includes(g.choice.id)?" on":""}`}
            disabled=${l||!!g.choice.refused}
            aria-pressed=${d?u.includes(g.choice.id):void 0}
            onClick=${()=>f(g.choice)}
          >
            <span class="let">${g.letter}</span>
            ${g.p?r`
                    <${G} colour=${g.p.colour} face=${g.p.face} />
                  `:r`
                    <i></i>
                  `}
            <span class="say">
              ${g.m&&g.p?e.die(g.p.colour,g.p.face):g.choice.label}
              <small>${b(g)}</small>
            </span>
          </button>
        `)}
      ${v.map(g=>r`
          <button key=${g.id} class="btn equal" disabled=${l||!!g.refused} onClick=${()=>h(d?[g.id]:g.id)}>
            ${g.label}
          </button>
        `)}
      ${d?r`
              <button
                class="btn primary send"
                disabled=${l||u.length<(i.min||1)}
                onClick=${()=>h($>1?u:u[0])}
              >
                ${e("ask.send")}
                <${y} id="next" />
              </button>
            `:null}
      ${o.help||m?r`
              <p class="tip">
                <${y} id=${m?"ruler":"ask"} />
                <span>
                  ${o.note}${" "}
                  <span class=${o.note?"more":""}>${o.help||e("closer.tip")}</span>
                </span>
              </p>
            `:null}
      <div class="foot">
        ${a}
        <button class="btn" onClick=${n}>${e("question.board")}</button>
      </div>
    </section>
  `}var $e=e=>new Promise(t=>setTimeout(t,e));function Ve(e){let t=!1;return(async()=>{for(;!t;)await e(()=>t)})(),()=>{t=!0}}async function hl(e,t){let o=new URLSearchParams;"small"in e?o.set("seq",String(Date.now())):(t&&o.set("after",t),e.camera&&o.set("camera",e.camera));let s="small"in e?te(`/camera.jpg?${o}`):te(`/live.jpg?${o}`,document.documentElement.lang),a=await fetch(s,{signal:AbortSignal.timeout(8e3)});if(!a.ok)throw(await a.json())?.error?.text||"";return{frame:a.headers.get("X-Frame")||"",picture:await a.blob()}}var us="…";function J(e,t=!0){let[o,s]=k(null),[a,n]=k(""),i="small"in e?700:120;return P(()=>{if(!t)return;let l="";return Ve(async c=>{let d=Date.now();try{let{frame:u,picture:p}=await hl(e,l);if(!u||u!==l){let $=await createImageBitmap(p);if(c())return;s({bitmap:$,frame:u,width:$.width,height:$.height})}l=u,n("")}catch(u){if(c())return;n(typeof u=="string"&&u?u:us),await $e(1e3)}await $e(Math.max(0,i-(Date.now()-d)))})},[JSON.stringify(e),t]),{shot:o,dark:t?a:""}}function He({bitmap:e,from:t,class:o="",label:s}){let a=W(null),[n,i,l,c]=t||[0,0,e.width,e.height];return je(()=>{let d=a.current.getContext("2d");d.fillRect(0,0,l,c),d.drawImage(e,n,i,l,c,0,0,l,c)},[e,n,i,l,c]),r`
    <canvas
      ref=${a}
      class=${o}
      width=${l}
      height=${c}
      role=${s?"img":void 0}
      aria-label=${s}
      aria-hidden=${s?void 0:"true"}
    ></canvas>
  `}function ua({t:e,camera:t,children:o}){let{shot:s,dark:a}=J({small:!0},!!t?.live);return!t?.live||a||!s?.bitmap?o:r`
    <${He} bitmap=${s.bitmap} class="live" label=${e("picture.live")} />
  `}var ca=({t:e,table:t,primary:o,label:s})=>r`
  <label class=${"btn upload"+(o?" primary":"")} aria-disabled=${!!t.busy}>
    <${y} id=${o?"camera":"phone"} />
    <span>${t.busy==="picture"?e("throw.sending"):s}</span>
    <input
      class="vh"
      type="file"
      accept="image/jpeg,image/png"
      capture="environment"
      disabled=${!!t.busy}
      onChange=${a=>{let n=a.target.files[0];n&&t.picture(n),a.target.value=""}}
    />
  </label>
`,ml=e=>(e?.groups||[]).map(t=>({...t,count:t.count-(e?.stay||[]).filter(o=>o.colour===t.colour).length})),ds=({t:e,snapshot:t,ask:o,have:s})=>r`
  <ul class="wanted">
    ${(s?o?.throw?.groups||[]:ml(o?.throw)).filter(a=>a.count||s).map(a=>{let n=s?s.filter(i=>i.colour===a.colour).length:null;return r`
          <li key=${a.colour+a.kind}>
            ${a.colour?r`
                    <${D} colour=${a.colour} />
                  `:r`
                    <${y} id="dice" />
                  `}
            <b>${a.colour?ie(t,a.colour,e):a.name}</b>
            <span class="dd">
              ${Array.from({length:a.count},()=>r`
                  <${G} colour=${a.colour||"white"} face="0" />
                `)}
            </span>
            <span class=${"n"+(n!==null&&n!==a.count?" off":"")}>${n===null?a.count:`${n}/${a.count}`}</span>
          </li>
        `})}
  </ul>
`;function $l(e,t,o,s){return o?e("scene."+o):t.kind&&t.kind!=="none"&&t.reader==="none"&&t.reader_reason?`${e("reader.none")}: ${t.reader_reason}`:!t.live&&t.reason?t.reason:e(s!=="throw"?"throw.tip."+s:t.kind==="simulated"||t.kind==="folder"?"throw.tip.thrown":"throw.tip.live")}var ps=({snapshot:e,ask:t})=>r`
  <p class="eyebrow">${e.view?.round||e.game?.name}</p>
  <h2 class=${t.prompt.length>60?"long":""}>${t.prompt}</h2>
  ${t.note?r`
          <p class="help note">${t.note}</p>
        `:null}
`;function da({t:e,table:t,ask:o,others:s}){let a=ye(3,"h2, .wanted, .wanted li"),n=t.snapshot,i=n.camera,l=n.can,c=!!t.busy,d=i.kind==="simulated"||i.kind==="folder",u=l.throw_now?"throw":l.upload?"upload":"hand",p=i.live&&i.reader!=="none"&&i.scene&&["hand","moving","still"].includes(i.scene)?i.scene:null;return r`
    <div class="stack">
      <section class="card before" ref=${a}>
        <${ps} snapshot=${n} ask=${o} />
        <${ds} t=${e} snapshot=${n} ask=${o} />
        <p class="tip">
          <${y} id=${p==="hand"||!p&&u==="hand"?"hand":p==="moving"?"dice":u==="upload"?"phone":"still"} />
          <span>${$l(e,i,p,u)}</span>
        </p>
      </section>
      <div class="ways">
        ${s}
        ${u!=="hand"?r`
                <button class="btn by-hand" disabled=${c} onClick=${()=>t.byHand(o)}>
                  <${y} id="hand" />
                  ${e("throw.hand")}
                </button>
              `:null}
        ${u==="throw"&&l.upload?r`
                <${ca} t=${e} table=${t} label=${e("throw.photo")} />
              `:null}
      </div>
      <div class="steps one dock">
        ${u==="throw"?r`
                <button class="btn primary throw" disabled=${c} onClick=${()=>t.throwNow(o)}>
                  <${y} id="dice" />
                  ${e(d?"throw.now":"throw.read")}
                </button>
              `:u==="upload"?r`
                  <${ca} t=${e} table=${t} primary label=${e("throw.shoot")} />
                `:r`
                  <button class="btn primary by-hand" disabled=${c} onClick=${()=>t.byHand(o)}>
                    <${y} id="hand" />
                    ${e("throw.hand")}
                  </button>
                `}
      </div>
    </div>
  `}var pa=({t:e,snapshot:t,ask:o})=>r`
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
      <${ds} t=${e} snapshot=${t} ask=${o} />
    </section>
    <div class="ways"></div>
    <div class="steps one dock"><button class="btn primary" disabled>${e("reading.wait")}</button></div>
  </div>
`,ha=({t:e,table:t,ask:o,sighting:s,onAway:a})=>r`
  <section class="land q" aria-live="polite">
    <p class="eyebrow">${e("failed.title")}</p>
    <h2>${s.error||e("failed.text")}</h2>
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
`,pt=(e,t)=>e.fix(t,{die:Math.max(...t.dice.map(o=>o.id)),remove:!0});function ma({t:e,table:t,ask:o,sighting:s,others:a}){let n=t.snapshot,i=s.dice||[],l=!!t.busy,c=(o?.throw?.groups||[]).reduce((d,u)=>d+Math.abs(u.count-i.filter(p=>p.colour===u.colour).length),0);return r`
    <div class="stack">
      <section class="card before">
        <p class="eyebrow">${e("hand.title")}</p>
        <h2>${c||!i.length?e("hand.how"):e("hand.ready")}</h2>
        ${s.error?r`
                <p class="trouble" role="alert">${s.error}</p>
              `:null}
        <${ds} t=${e} snapshot=${n} ask=${o} have=${i} />
        <p class="tip">
          <${y} id="ruler" />
          <span>${e("hand.tip")}</span>
        </p>
      </section>
      <div class="ways">
        ${a}
        <button class="btn rub" disabled=${l||!i.length} onClick=${()=>pt(t,s)}>
          <${y} id="undo" />
          ${e("hand.rub")}
        </button>
        <button class="btn" disabled=${l} onClick=${()=>t.fix(s,{discard:!0})}>
          <${y} id="close" />
          ${e(s.corrects?"look.drop":"hand.discard")}
        </button>
      </div>
      <div class="steps one dock">
        <button class="btn primary done" disabled=${l||!!c||!i.length} onClick=${()=>t.fix(s,{done:!0})}>
          ${c?e("hand.lacks",{n:c}):e("hand.done")}
          <${y} id="check" />
        </button>
      </div>
    </div>
  `}var fa=e=>e?.kind==="throw"&&!!e.throw&&!e.throw.places,fl=(e,t)=>t.face||e?.faces?.[t.colour]?.[t.value-1]||String(t.value),$a={colour:"",kind:"",name:"",count:1,faces:["1","2","3","4","5","6"]},gl=({t:e,kept:t,busy:o,game:s,onAgain:a})=>r`
  <h3>${e(t.length?"faces.kept":"faces.kept.none")}</h3>
  <div class="kept">
    ${t.map(n=>r`
        <button
          key=${n.id}
          class="key"
          disabled=${o}
          aria-label=${e("faces.again",{die:n.colour?e.die(n.colour,n.face):n.face})}
          onClick=${()=>a(n)}
        >
          <${G} colour=${n.colour||"white"} face=${n.face} game=${s} />
        </button>
      `)}
  </div>
`;function ga({t:e,table:t,ask:o,sighting:s,others:a}){let n=t.snapshot,i=!!t.busy,l=o.throw?.keep||[],c=s?.dice||[],d=!o.throw?.groups?.length,u=s?c.filter(g=>g.kept):l,p=c.filter(g=>!g.kept),$=d?[...p.map(()=>$a),$a]:Rn(Hn(o.throw),u),h=$[p.length]||$[$.length-1],f=async g=>{!s&&!await t.byHand(o)||await t.fix(s||t.snapshot.sighting,g)},m=(g,z)=>f({add:{colour:h.colour,value:g,face:z,nth:u.length+p.length+1}}),w=i||p.length>=(d?60:$.length),v=g=>f({die:g.id,remove:!0}),b=g=>g.colour?ie(n,g.colour,e):g.name;return r`
    <div class="stack by-faces">
      <section class="card before">
        <${ps} snapshot=${n} ask=${o} />
        ${s?.error?r`
                <p class="trouble" role="alert">${s.error}</p>
              `:null}
        ${l.length?r`
                <${gl}
                  t=${e}
                  kept=${u.map(g=>({...g,face:fl(s,g)}))}
                  busy=${i}
                  game=${n.game?.id}
                  onAgain=${v}
                />
              `:null}
        ${$.length>1?r`
                <ol class="slots" aria-label=${e("faces.told")}>
                  ${$.map((g,z)=>r`
                      <li key=${z} class=${z===p.length?"now":""} aria-current=${z===p.length?"step":void 0}>
                        <${G}
                          colour=${g.colour||"white"}
                          face=${p[z]?p[z].face||g.faces[p[z].value-1]:"0"}
                          game=${n.game?.id}
                          figures=${!!p[z]?.face||ct(g.faces)}
                        />
                      </li>
                    `)}
                </ol>
              `:null}
        <h3 hidden=${!h}>
          ${d?e("faces.any"):h&&e.title(e("faces.which",{n:Math.min(p.length+1,$.length),all:$.length,die:b(h)}))}
        </h3>
        <div class=${"faces n"+(h?.faces.length||6)}>
          ${(h?.faces||[]).map((g,z)=>r`
              <button key=${g} class="key" disabled=${w} aria-label=${g} onClick=${()=>m(z+1)}>
                <${G} colour=${h.colour||"white"} face=${g} game=${n.game?.id} figures=${ct(h.faces)} />
              </button>
            `)}
        </div>
        ${h&&o.throw?.printed?.length?r`
                <div class="faces printed" role="group" aria-label=${e("faces.printed")}>
                  ${o.throw.printed.map(({face:g,name:z})=>r`
                      <button key=${g} class="key" disabled=${w} aria-label=${z} onClick=${()=>m(0,g)}>
                        <${G} colour=${h.colour||"white"} face=${g} game=${n.game?.id} />
                        ${z===g?null:r`
                                <small>${z}</small>
                              `}
                      </button>
                    `)}
                </div>
              `:null}
      </section>
      <div class="ways">
        ${a}
        ${p.length?r`
                <button class="btn rub" disabled=${i} onClick=${()=>pt(t,s)}>
                  <${y} id="undo" />
                  ${e("hand.rub")}
                </button>
              `:null}
        ${s&&n.camera?.live?r`
                <button class="btn" disabled=${i} onClick=${()=>t.fix(s,{discard:!0})}>
                  <${y} id="close" />
                  ${e(s.corrects?"look.drop":"hand.discard")}
                </button>
              `:null}
      </div>
      ${d?r`
              <div class="steps one dock">
                <button class="btn primary done" disabled=${i||!c.length} onClick=${()=>t.fix(s,{done:!0})}>
                  ${c.length?e("faces.all",{n:c.length}):e("faces.none")}
                  <${y} id="check" />
                </button>
              </div>
            `:null}
    </div>
  `}var hs=(e,t)=>e.secret?t("who.change"):e.button||Ut(e)?.choice.label||e.prompt;function wa({t:e,table:t,a:o,onChoose:s,onDone:a}){let n=Ut(o),i=()=>{a?.(),n?t.answer(o,o.seats?.length===1?o.seats[0]:-1,n.fields):s(o.id)};return r`
    <button class="btn other" disabled=${!!t.busy} title=${o.prompt} onClick=${i}>
      ${n?.choice.emblem?r`
              <${q} name=${n.choice.emblem} game=${t.snapshot.game?.id} />
            `:null}
      <span>
        ${hs(o,e)}${a&&n&&n.choice.label!==o.prompt?r`
                <small>${o.prompt}</small>
              `:null}
      </span>
    </button>
  `}function ht({t:e,table:t,ask:o,onChoose:s}){let a=Tn(t.snapshot,o,t.me?.seat),[n,i]=k(!1),l=m=>hs(m,e).length<=24;if(!a.length)return null;let c=a.find(m=>m.quick&&Ut(m)&&l(m)),d=a.filter(l),u=d.length===1&&!a.some(m=>m.button)?d[0]:null,p=38,$=m=>(m.button||m===c||m===u)&&(p-=hs(m,e).length)>=0,h=a.filter($),f=a.filter(m=>!h.includes(m));return r`
    ${h.map(m=>r`
        <${wa} key=${m.id} t=${e} table=${t} a=${m} onChoose=${s} />
      `)}
    ${f.length?r`
            <button class="btn others" aria-label=${u?null:e("beside.more",{n:f.length})} onClick=${()=>i(!0)}>
              <${y} id="more" />
              ${u?r`
                      <span class="vh">${e("beside.title")}</span>
                    `:null}
              <span class="lbl">${u?" "+f.length:e("beside.more",{n:f.length})}</span>
            </button>
          `:null}
    ${n?r`
            <${H} t=${e} title=${e("beside.title")} onClose=${()=>i(!1)}>
              <div class="dialog-body menu">
                ${f.map(m=>r`
                    <${wa} key=${m.id} t=${e} table=${t} a=${m} onChoose=${s} onDone=${()=>i(!1)} />
                  `)}
              </div>
            <//>
          `:null}
  `}var po=2e3,ka=700,wl=2500,kl=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function bl(e,t,o,s){let a=t?.duels.length??0,n=()=>e&&o.current!==e?{key:e,step:0,playing:!0,opening:!kl()&&(a>0||!!t?.reach),fresh:!0}:{key:e,step:a,playing:!1,opening:!1,fresh:!1},[i,l]=k(n),c=i;i.key!==e&&(c=n(),l(c)),c.step>a&&(c={...c,step:a}),e&&(o.current=e),P(()=>{if(!c.playing||!t)return;if(c.opening)return yl(s,()=>l({...c,opening:!1}));if(c.step>=a){l({...c,playing:!1});return}let p=setTimeout(()=>l({...c,step:c.step+1}),po);return()=>clearTimeout(p)},[c.key,c.step,c.playing,c.opening,a,s]);let d=t?.taken||[];P(()=>{let p=t?.duels[c.step];p?.sinks?.length&&!c.playing&&p.sinks.every($=>d.includes($))&&l({...c,step:c.step+1})},[c.key,d.length]);let u={...c,opening:!1,playing:!1};return{step:c.step,playing:c.playing,opening:c.opening,fresh:c.fresh,end:a,go:p=>l({...u,step:Math.max(0,Math.min(a,p))}),play:()=>l({...u,step:c.step>=a?0:c.step,playing:!c.playing})}}function yl(e,t){let o=setTimeout(t,e?wl:ka),s=!1;if(e){let a=new Image;a.src=e,a.decode().then(()=>{s||(clearTimeout(o),o=setTimeout(t,ka))},()=>{})}return()=>{s=!0,clearTimeout(o)}}function ba({t:e,table:t,focus:o,ask:s,local:a,setLocal:n,shown:i,onHome:l,onLog:c}){let d=t.snapshot,u=qe(d),p=Se(d,u),$=o==="throw"&&u?.again?.length?u.again:null,f=d.sighting&&($||["throw","reading"].indexOf(o)<0)&&!(u&&u.sighting!==void 0&&String(u.sighting)!==String(d.sighting.id)&&o==="battle")?d.sighting:null,m=()=>de(f,"what lies there"),w=f?.board?.width_mm?f.board:d.sighting?.board?.width_mm?d.sighting.board:{width_mm:290,height_mm:290},v=Ae(()=>$?lt(null,u):lt(f,["throw","reading"].includes(o)?null:u),[f,u,o]),b=bl(o==="battle"?p:"",o==="battle"?u:null,i,f?.picture?.url),g=o==="battle"&&!b.opening?u?.duels[b.step]:void 0,z=f&&v.find(S=>S.id===a.picked),C=f&&a.spot,B=S=>n({...a,...S}),_=()=>B({picked:null,spot:null});P(()=>{if(!g)return;let S=g.gap!=null,M=S?[setTimeout(()=>t.sound.play("clash"),Kn)]:[];return g.sinks?.length&&M.push(setTimeout(()=>t.sound.play("sink"),S?Un:0)),()=>M.forEach(clearTimeout)},[p,b.step,b.opening,o]);let x=f&&t.me?.role!=="spectator"&&["battle","board","hand","question","guard","closer"].includes(o),O=async S=>{z&&f&&await t.fix(f,{die:z.id,centre_mm:S.map(M=>Math.round(M*10)/10)})&&_()},j=null,L=[],A=null,T=!1,N,ge={},ae=r`
    <${ht} t=${e} table=${t} ask=${s} onChoose=${S=>B({ask:S})} />
  `,oe=d.can,ue=fa(s)&&(o==="hand"||o==="throw"&&!oe.throw_now&&!oe.upload),se=o==="battle"&&ts(u)&&!f?.picture&&!v.length,he=()=>B({peek:!0});if(z)L=[z.id],N=r`
      <${ta}
        key=${"fix"+z.id}
        t=${e}
        table=${t}
        sighting=${f}
        board=${w}
        dice=${v}
        die=${z}
        battle=${u}
        moving=${o==="hand"}
        onClose=${_}
      />
    `;else if(C)N=r`
      <${oa}
        key=${"add"+C}
        t=${e}
        table=${t}
        sighting=${f}
        board=${w}
        dice=${v}
        spot=${C}
        battle=${u}
        onClose=${_}
      />
    `;else if(ue)N=r`
      <${ga} t=${e} table=${t} ask=${s} sighting=${o==="hand"?f:null} others=${ae} />
    `;else if(o==="throw")L=$||[],N=r`
      <${da} t=${e} table=${t} ask=${s} others=${ae} />
    `;else if(o==="reading")N=r`
      <${pa} t=${e} snapshot=${d} ask=${s} />
    `;else if(o==="failed")N=r`
      <${ha}
        t=${e}
        table=${t}
        ask=${s}
        sighting=${de(d.sighting,"what failed")}
        onAway=${()=>B({away:d.sighting?.id})}
      />
    `;else if(o==="hand")N=r`
      <${ma} t=${e} table=${t} ask=${s} sighting=${m()} others=${ae} />
    `;else if(o==="guard")N=r`
      <${na} t=${e} table=${t} sighting=${m()} ask=${s} onBoard=${he} />
    `;else if(o==="question"){let S=m().questions[0],M=v.filter(E=>S.dice?.includes(E.id));M.length&&(j=eo(M,w,70),L=M.map(E=>E.id),T=!0),N=r`
      <${sa} t=${e} table=${t} sighting=${m()} battle=${u} onBoard=${he} />
    `}else if(o==="closer"){let S=aa(s,v);S.some(M=>M.p)&&(j=ra(S,w),A=r`
        <${ia} pairs=${S} frame=${j} />
      `,T=!0),N=r`
      <${la} t=${e} table=${t} ask=${s} pairs=${S} others=${ae} onBoard=${he} />
    `}else if(o==="board")N=r`
      <${vl} t=${e} table=${t} sighting=${m()} onBack=${()=>B({peek:!1})} />
    `;else{let S=de(u,"the battle"),M=We(s),E=M?r`
          <button class="btn primary" onClick=${()=>B({peek:!1})}>
            ${e("battle.answer")}
            <${y} id="ask" />
          </button>
        `:r`
          <button class="btn primary" onClick=${()=>B({put:p})}>
            ${e(s?.kind==="throw"?"battle.again":s?"battle.on":"battle.result")}
            <${y} id="next" />
          </button>
        `;ge={duels:S.duels.slice(b.step).filter(K=>K.gap!=null&&K.from),first:b.step,now:b.step<b.end&&S.duels[b.step].gap!=null,sunk:Ne(S,b.step)},b.step<b.end?L=[S.duels[b.step].a,S.duels[b.step].b]:L=S.reach?[]:S.hits||[],S.reach&&!M&&!b.opening&&(A=r`
        <${io} battle=${S} dice=${v} sighting=${f} board=${w} />
      `),N=r`
      <div class="stack">
        ${b.step<b.end?r`
                <${Vn} key=${`${b.step} ${b.opening}`} t=${e} snapshot=${d} battle=${S} step=${b.step} />
              `:ts(S)&&!M?r`
                  <${Xn} t=${e} snapshot=${d} battle=${S} />
                `:r`
                  <${ao} t=${e} snapshot=${d} battle=${S} open=${M} />
                `}
        ${S.duels.length?r`
                <${no} t=${e} battle=${S} step=${b.step} onStep=${b.go} />
              `:S.reach&&!M?r`
                  <${ro} t=${e} snapshot=${d} battle=${S} />
                `:null}
        <${Qn} t=${e} battle=${S} step=${b.step} playing=${b.playing} onStep=${b.go} onPlay=${b.play} last=${E} />
      </div>
    `}let Oe=r`
    <${so}
      t=${e}
      sighting=${f}
      board=${w}
      dice=${v}
      ...${ge}
      rings=${L}
      frame=${j}
      bare=${T}
      spot=${C}
      onDie=${x?S=>B({picked:S,spot:null}):void 0}
      onFloor=${x&&!j&&!b.playing?S=>z&&o==="hand"?O(S):B({spot:S,picked:null}):void 0}
      label=${e("picture.label")}
    >
      ${A}
    <//>
  `,we=d.view?.headline,Ke=we&&we!==s?.prompt?we:d.game?.name||"Quartermaster",_e=S=>{o==="battle"&&b.playing&&!S.target.closest("button")&&b.go(b.end)},Be=o==="battle"?`${b.fresh?" fresh":""}${b.opening?" opening":b.playing?" playing":""}`:"";return r`
    <div class=${"p-throw"+Be}>
      <${pe}
        t=${e}
        table=${t}
        title=${Ke}
        sub=${d.view?.round||""}
        chips=${Te(e,d)}
        onHome=${l}
        onLog=${c}
        onUndo=${o==="hand"&&f?.dice.length?()=>pt(t,f):void 0}
      />
      <main class=${"table"+(ue||se?" told-by-faces":"")} onClick=${_e}>
        ${ue||se?null:r`
                <section class=${"picture"+(f?.picture?"":" chart")} aria-label=${e("picture.label")}>
                  ${o==="throw"&&!$||o==="reading"?r`
                          <${ua} t=${e} camera=${d.camera}>${Oe}<//>
                        `:Oe}
                  ${g&&!z&&!C?r`
                          <${Zn} key=${b.step} sighting=${f} board=${w} dice=${v} duel=${g} />
                        `:null}
                  ${j?r`
                          <${Gn} sighting=${f} board=${w} frame=${j} />
                        `:null}
                </section>
              `}
        <aside class="side">${N}</aside>
      </main>
    </div>
  `}var vl=({t:e,table:t,sighting:o,onBack:s})=>r`
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
      ${it(o)?r`
              <button class="btn primary" onClick=${s}>
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
`;var U=e=>e<0?"−"+-e:String(e);var ya=({p:e,game:t})=>r`
  <span class=${`pcard${e.colour?" c-"+e.colour:""}${e.faded?" open":""}`}>
    <${q} name=${e.emblem} game=${t} />
    ${e.count?r`
            <b>${e.count}</b>
          `:null}
  </span>
`,ms=e=>[[e.label,e.count].filter(Boolean).join(" "),e.on?ms(e.on):""].filter(Boolean).join(", "),$s=e=>(e.count||0)+(e.on?$s(e.on):0),ho=({items:e,game:t,named:o})=>r`
  <div class=${"pcards n"+Math.min(e.length,6)}>
    ${e.map((s,a)=>r`
        <span key=${a} class=${"pset"+(s.on?" ptwo":"")} role="img" title=${ms(s)} aria-label=${ms(s)}>
          <${ya} p=${s} game=${t} />
          ${s.on?r`
                  <${ya} p=${s.on} game=${t} />
                `:null}${o?r`
                  <small>${s.label}</small>
                `:null}
        </span>
      `)}
  </div>
`;var mo=e=>e.map(t=>t.name).join("|");function $o({t:e,table:t,onDone:o}){let s=t.snapshot?.people||[],[a,n]=k(""),i=l=>I(e.lang,"POST","/me",{person:l}).then(c=>{localStorage.setItem("whose",mo(s)),t.set({me:c}),o?.()},c=>n(c.message||e("notice.network")));return r`
    <div class="whose" role="group" aria-label=${e("who.title")}>
      ${s.map(l=>r`
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
  `}function va({t:e,table:t}){let o=t.snapshot,s=o?.people||[],[a,n]=k("");return t.me?.role!=="player"||t.me.seat!==-1||!o?.game||!o.asks?.length||localStorage.getItem("whose")===mo(s)||a===mo(s)?null:r`
    <${H} t=${e} title=${e("who.title")} onClose=${()=>n(mo(s))}>
      <div class="dialog-body">
        <p>${e("who.why")}</p>
        <${$o} t=${e} table=${t} />
      </div>
    <//>
  `}function za({t:e,table:t,others:o,onChange:s}){let a=t.snapshot,n=(a.asks||[]).filter(i=>i.secret&&!i.sealed).map(i=>(a.people||[]).find(l=>l.seat===i.seats[0])).filter(ke);return r`
    <section class="land now-q waiting">
      <div></div>
      <div class="ask-body">
        <h2><span>${e("who.chosen")}</span></h2>
        <p class="who-told">${e("who.wait",{names:n.map(i=>i.name).join(", ")})}</p>
      </div>
      <div class="ask-foot">
        <div class="sent">
          <button class="btn other" onClick=${s}>${e("who.change")}</button>
          ${o}
        </div>
        <div></div>
      </div>
    </section>
  `}function xa({t:e,table:t,ask:o}){let s=o.secret||o.anytime?[]:(t.snapshot.asks||[]).filter(n=>n.secret&&n.sealed);if(!s.length)return null;let a=s.map(n=>(t.snapshot.people||[]).find(i=>i.seat===n.seats[0])?.name).filter(Boolean);return r`
    <p class="who-told" role="status">${e("who.told",{names:a.join(", ")})}</p>
  `}var mt=e=>!!e.choices?.length&&!(e.max>1),Re=e=>!e.choices?.length;function _a(e,t){if(e==="order")return[];if(t.default!==void 0&&t.default!==null)return t.default;if(Re(t))return t.min??0;let o=t.choices.filter(s=>!s.refused);return mt(t)?o.length===1&&e==="choose"?o[0].id:null:[]}var Ca=(e,t,o)=>e==="order"?o.length===t.choices.length:Re(t)?Number.isInteger(o)&&o>=t.min&&o<=t.max:mt(t)?o!==null||e==="form"&&t.min===0:o.length>=(t.min||0)&&o.length<=t.max;function zl(e,t,o){let s=0;for(let a of e.slice(0,e.indexOf(t))){let n=(a.choices||[]).findIndex(i=>i.id===o[a.id]);if(n<0)return;s=s*a.choices.length+n}return t.now?.[s]}function Ma(e,t,o){let s={...t,...o};return e.forEach((a,n)=>{a.now&&e.slice(0,n).some(i=>i.id in o)&&(s[a.id]=zl(e,a,s)??s[a.id])}),s}var $t=(e,t,o)=>Math.min(e.max,Math.max(e.min,t+o));function ja(e,t){return e.some(s=>s.choices?.some(a=>a.worth))?e.reduce((s,a)=>s+(a.choices||[]).filter(n=>[t[a.id]].flat().includes(n.id)).reduce((n,i)=>n+(i.worth||0),0),0):null}function Sa(e,t){let o=e==="form"?t.filter(Re):[];return o.length>=5&&o.length<=16?o:[]}var xl=e=>String(Math.max(Math.abs(e.min),Math.abs(e.max))).length;function Ta(e,t,o){return t===null?o:String(Math.abs(t)).length>=xl(e)?t:(t<0?-1:1)*(Math.abs(t)*10+o)}var Pa=e=>e===null||Math.abs(e)<10?null:Math.trunc(e/10),Oa=(e,t)=>t!==null&&(t<e.min||t>e.max);function _l({text:e,longest:t}){let o=/^([+−-]?\d+)\s+(.{1,14})$/.exec(e);return o?r`
      <span class="big">${o[1]}</span>
      <small class="unit">${o[2]}</small>
    `:r`
    <span class=${e.length<=3&&(t<=3||/^\d/.test(e))?"big":e.length<=14?"mid":"long"}>${e}</span>
  `}var Ba=0,Cl=e=>{let t=e.detail>1&&Date.now()-Ba<350;return Ba=Date.now(),t};function fs({game:e,f:t,value:o,onPick:s,numbered:a}){let n=Math.max(...t.choices.map(p=>p.label.length)),i=t.choices.length,l=i>8&&i%4===0&&n<=14,c=l?4:n<=3?i<=7?i:Math.ceil(i/2):n>26?2:n>16?3:i>10?6:i>8?5:i>5?Math.ceil(i/2):5,d=Math.min(i,c),u=t.choices.some(p=>p.effect?.length);return r`
    <div
      class=${`answers c${d} t${Math.min(i,d+1)}${i>8?" many":""}${l?" square":""}${u?" fx":""}`}
      role="group"
      aria-label=${t.label}
    >
      ${t.choices.map(p=>{let $=Array.isArray(o)?o.indexOf(p.id):o===p.id?0:-1;return r`
          <button
            key=${p.id}
            class=${`ans${$>=0?" on":""}${p.refused?" off":""}${p.faded?" unlikely":""}`}
            disabled=${!!p.refused}
            aria-pressed=${$>=0}
            onClick=${h=>{Cl(h)||s(p.id)}}
          >
            ${p.emblem?r`
                    <span class=${p.colour?"c-"+p.colour:""}><${q} name=${p.emblem} game=${e} /></span>
                  `:p.colour?r`
                      <${D} colour=${p.colour} />
                    `:null}
            <${_l} text=${p.label} longest=${n} />
            ${p.refused?r`
                    <small class="why">${p.refused}</small>
                  `:p.effect?.length?r`
                      <small>${p.effect.join(" · ")}</small>
                    `:null}
            ${a&&$>=0?r`
                    <i class="ord">${$+1}</i>
                  `:null}
          </button>
        `})}
    </div>
  `}var gs=(e,t)=>e.length>1&&mt(t)&&(t.choices.length>12||e.length>3&&e.some(o=>mt(o)&&o.choices.length>12)||t.choices.length>3&&!t.choices.some(o=>o.emblem||o.colour||o.effect?.length)&&t.choices.some(o=>o.label.length>9)),La=({t:e,f:t,value:o,onPick:s})=>r`
  <span class="select">
    <select aria-label=${t.label} value=${o??""} onChange=${a=>s(a.target.value)}>
      ${o==null?r`
              <option value="" disabled selected>${e("ask.pick")}</option>
            `:null}${t.choices.map(a=>r`
          <option key=${a.id} value=${a.id} selected=${a.id===o} disabled=${!!a.refused}>${a.label}</option>
        `)}
    </select>
    <${y} id="down" />
  </span>
`;var ft=e=>!e.choices?.length&&e.min>=0&&e.max-e.min>=12&&(e.default===void 0||e.default===null);function Ia({t:e,f:t,value:o,onSet:s}){let a=o===null?"":String(o),n=String(t.max).length,i=o!==null&&(o<t.min||o>t.max);return r`
    <div class="keypad" role="group" aria-label=${t.label}>
      <output class=${"num"+(i?" wrong":"")} aria-live="polite">
        <b>${a||"–"}</b>
        <small>${t.min}–${t.max}</small>
      </output>
      ${[1,2,3,4,5,6,7,8,9,0].map(l=>r`
          <button key=${l} class="ans" disabled=${a.length>=n} onClick=${()=>s(Number(a+l))}>
            <span class="big">${l}</span>
          </button>
        `)}
      <button
        class="ans"
        disabled=${!a}
        onClick=${()=>s(a.length>1?Number(a.slice(0,-1)):null)}
        aria-label=${e("ask.rub")}
      >
        <${y} id="prev" />
      </button>
    </div>
  `}function Ml({t:e,f:t,value:o,onSet:s,large:a}){let n=t.max-t.min>40,i=l=>r`
    <button class="btn square ten" disabled=${l<0?o<=t.min:o>=t.max} onClick=${()=>s($t(t,o,l))}>
      ${l<0?"−10":"+10"}
    </button>
  `;return r`
    <div class=${"stepper"+(a?" large":"")+(n?" far":"")}>
      ${n?i(-10):null}
      <button
        class="btn square"
        disabled=${o<=t.min}
        onClick=${()=>s($t(t,o,-1))}
        aria-label=${e("ask.less",{what:t.label})}
      >
        <${y} id="minus" />
      </button>
      ${n?r`
              <input
                class="num"
                type="number"
                inputmode="numeric"
                min=${t.min}
                max=${t.max}
                value=${o}
                aria-label=${t.label}
                onChange=${l=>s($t(t,Math.trunc(Number(l.target.value))||0,0))}
              />
            `:r`
              <output class="num" aria-live="polite">${o}</output>
            `}
      <button
        class="btn square"
        disabled=${o>=t.max}
        onClick=${()=>s($t(t,o,1))}
        aria-label=${e("ask.more",{what:t.label})}
      >
        <${y} id="plus" />
      </button>
      ${n?i(10):null}
    </div>
  `}function ws({t:e,f:t,value:o,onSet:s,alone:a}){let n=t.max-t.min+1;return a&&n<=7?r`
      <div class=${`answers c${n}`} role="group" aria-label=${t.label}>
        ${Array.from({length:n},(i,l)=>t.min+l).map(i=>r`
            <button key=${i} class=${"ans"+(i===o?" on":"")} aria-pressed=${i===o} onClick=${()=>s(i)}>
              <span class="big">${i}</span>
              ${t.label?r`
                      <small>${t.label}</small>
                    `:null}
            </button>
          `)}
      </div>
    `:a&&ft(t)?r`
      <${Ia} t=${e} f=${t} value=${o} onSet=${s} />
    `:r`
    <${Ml} t=${e} f=${t} value=${o} onSet=${s} large=${a} />
  `}function jl({t:e,game:t,f:o,value:s,on:a,onPick:n}){let i=Oa(o,s),l=e("ask.range",{from:U(o.min),to:U(o.max)});return r`
    <button class=${"cell"+(a?" on":"")+(i?" wrong":"")} aria-pressed=${a} onClick=${n}>
      ${o.colour||o.emblem?r`
              <span class="signs">
                ${o.colour?r`
                        <${D} colour=${o.colour} />
                      `:null}
                <${q} name=${o.emblem} game=${t} />
              </span>
            `:null}
      <span class="lb">
        ${o.label}${i?r`
                <small>${l}</small>
              `:null}
      </span>
      <b class="num">
        ${s===null?r`
                <span aria-hidden="true">–</span>
                <span class="vh">${e("ask.empty")}</span>
              `:U(s)}
      </b>
    </button>
  `}function Da({t:e,game:t,fields:o,values:s,onSet:a}){let[n,i]=k({cell:0,begun:!1}),l=o[Math.min(n.cell,o.length-1)],c=s[l.id],d=f=>i({cell:(f+o.length)%o.length,begun:!1}),u=f=>{i({...n,begun:!0}),a(l,f)},p=f=>u(Ta(l,n.begun?c:null,f)),$=()=>u(Pa(c));return r`
    <div class="pad" onKeyDown=${f=>{if(/^\d$/.test(f.key))p(Number(f.key));else if(f.key==="Backspace")$();else if(f.key==="ArrowDown")d(n.cell+1);else if(f.key==="ArrowUp")d(n.cell-1);else return;f.preventDefault()}}>
      <div class=${`cells n${o.length<=6?2:o.length<=12?3:4}`} role="group" aria-label=${e("ask.cells")}>
        ${o.map((f,m)=>r`
            <${jl} key=${f.id} t=${e} game=${t} f=${f} value=${s[f.id]} on=${f===l} onPick=${()=>d(m)} />
          `)}
      </div>
      <div class=${"keys"+(o.some(f=>f.min<0)?" signed":"")} role="group" aria-label=${e("ask.keys",{what:l.label})}>
        ${[1,2,3,4,5,6,7,8,9].map(f=>r`
            <button key=${f} class="key" onClick=${()=>p(f)}>${f}</button>
          `)}
        <button class="key rub" disabled=${c===null} onClick=${$} aria-label=${e("ask.rub")}><${y} id="prev" /></button>
        <button class="key" onClick=${()=>p(0)}>0</button>
        <button class="key following" onClick=${()=>d(n.cell+1)} aria-label=${e("ask.following")}><${y} id="next" /></button>
        ${o.some(f=>f.min<0)?r`
                <button
                  class="key minus"
                  disabled=${!c||l.min>=0}
                  onClick=${()=>c&&u(-c)}
                  aria-label=${e("ask.sign")}
                >
                  ±
                </button>
              `:null}
      </div>
    </div>
  `}function Sl({t:e,ask:t}){let[o,s]=k(!1);return!t.rule||!t.help?null:r`
    <button class="btn rule" onClick=${()=>s(!0)} aria-label=${e("ask.rule")}>?</button>
    ${o?r`
            <${H} t=${e} title=${t.prompt} onClose=${()=>s(!1)}>
              <div class="dialog-body">
                <p class="rule-text">${t.help}</p>
                <p class="dim">${e("ask.source",{rule:t.rule})}</p>
              </div>
            <//>
          `:null}
  `}function fo({t:e,table:t,ask:o,others:s,banner:a,back:n,seatName:i,colourOf:l,given:c,onDone:d}){let u=t.snapshot.game?.id,p=o.fields||[],$=t.snapshot.version,h=()=>Object.fromEntries(p.map(S=>[S.id,c?.[S.id]??(p.length===1&&ft(S)||o.quick&&S.choices?.length>1?null:_a(o.kind,S))])),[f,m]=k({of:"",values:{}}),w=o.anytime?o.id:`${o.id}@${$}`,v=f.of===w?f.values:h(),b=(o.seats||[]).filter(S=>S>=0),[g,z]=k(null),C=b.length===1?b[0]:g!==null&&b.includes(g)?g:null,B=S=>m({of:w,values:Ma(p,v,S)}),_=(S,M)=>B({[S.id]:M}),x=(S,M)=>{let E=v[S.id],K=o.distinct&&p.find(V=>V!==S&&v[V.id]===M);return K?B({[S.id]:M,[K.id]:E}):Array.isArray(E)?E.includes(M)?_(S,E.filter(V=>V!==M)):_(S,o.kind!=="order"&&S.max&&E.length>=S.max?[...E.slice(1),M]:[...E,M]):_(S,E===M&&S.min===0?null:M)},O=p.every(S=>Ca(o.kind,S,v[S.id]))&&(b.length<=1||C!==null),j=!!t.busy,L=async(S,M)=>{await t.answer(o,S,M)&&(m(E=>E.of===w?{of:"",values:{}}:E),d?.())},A=S=>L(C??-1,S?{}:Object.fromEntries(Object.entries(v).map(([M,E])=>[M,E===null?[]:E]))),T=p[0],N=o.kind==="choose"&&T?.choices?.find(S=>S.id===v[T.id]),ge=p.length===1,ae=ge&&!(o.kind==="form"&&T.emblem&&!ft(T)),oe=o.kind==="choose"&&o.quick&&b.length<=1,ue=oe&&o.clock,se=o.kind==="choose"&&ge&&T.choices?.length===1&&!ue,he=ye(5,".ask-body, .ask-foot, .fields, .answers, .ans, .pad, .cells, .cell"),Oe=ja(p,v),we=Sa(o.kind,p),Ke=p.filter(S=>!we.includes(S)),_e=On(t,o),Be=_e&&!c;return r`
    <section ref=${he} class=${"land now-q kind-"+o.kind} key=${o.id}>
      ${a?.length?r`
              <div class="banner" role="status">
                <${y} id="bell" />
                <ul class=${"n"+Math.min(a.length,6)}>
                  ${a.map((S,M)=>r`
                      <li key=${M}>
                        ${S.seat>=0?r`
                                <${D} colour=${l(S.seat)} />
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
          ${C!==null?r`
                  <${D} colour=${l(C)} />
                `:null}
          <span>${o.prompt}</span>
        </h2>
        ${o.note||o.help?r`
                <p class=${o.note?"help note":"help"}>${o.note||o.help}</p>
              `:null}
        <${xa} t=${e} table=${t} ask=${o} />
        ${b.length>1?r`
                <div class="seats-pick" role="group" aria-label=${e("ask.who")}>
                  ${b.map(S=>r`
                      <button key=${S} class=${"btn"+(S===C?" on":"")} aria-pressed=${S===C} onClick=${()=>z(S)}>
                        <${D} colour=${l(S)} />
                        ${i(S)}
                      </button>
                    `)}
                </div>
              `:null}
        ${se?null:ae?Re(T)?r`
                    <${ws} t=${e} f=${T} value=${v[T.id]} onSet=${S=>_(T,S)} alone />
                  `:r`
                    <${fs}
                      game=${u}
                      f=${T}
                      value=${v[T.id]}
                      onPick=${S=>oe?L(C??-1,{[T.id]:S}):x(T,S)}
                      numbered=${o.kind==="order"}
                    />
                  `:Ke.length?r`
                    <div class="fields">
                      ${Ke.map(S=>r`
                          <div class=${"field"+(Re(S)?"":gs(p,S)?" list":" wide")} key=${S.id}>
                            <span class="lbl">
                              ${S.colour?r`
                                      <${D} colour=${S.colour} />
                                    `:null}
                              <${q} name=${S.emblem} game=${u} />
                              ${S.label}
                            </span>
                            ${Re(S)?r`
                                    <${ws} t=${e} f=${S} value=${v[S.id]} onSet=${M=>_(S,M)} />
                                  `:gs(p,S)?r`
                                      <${La} t=${e} f=${S} value=${v[S.id]} onPick=${M=>_(S,M)} />
                                    `:r`
                                      <${fs} game=${u} f=${S} value=${v[S.id]} onPick=${M=>x(S,M)} />
                                    `}
                          </div>
                        `)}
                    </div>
                  `:null}
        ${we.length?r`
                <${Da} t=${e} game=${u} fields=${we} values=${v} onSet=${_} />
              `:null}
      </div>
      <div class="ask-foot">
        <div class="sent">
          ${n?r`
                  <button class="btn other" onClick=${n}>
                    <${y} id="prev" />
                    ${e("home.not")}
                  </button>
                `:s}
          <${Sl} t=${e} ask=${o} />
        </div>
        <div class="go dock">
          ${Oe!==null?r`
                  <output class="worth">${e("ask.worth",{n:Oe})}</output>
                `:null}
          ${o.skip?r`
                  <button
                    class=${"btn skip"+(ue?" primary":"")}
                    disabled=${j}
                    onClick=${()=>A(!0)}
                    style=${Be?{"--after":`${_e.seconds}s`}:void 0}
                  >
                    ${o.pass||e("ask.skip")}${Be?r`
                            <span class="fuse" key=${_e.start}><i></i></span>
                          `:null}
                  </button>
                `:null}
          ${oe&&!se?null:r`
                  <button class="btn primary send" disabled=${j||!O} onClick=${()=>A(!1)}>
                    ${N?N.label:e(O?"ask.send":o.kind==="order"?"ask.order":"ask.pick")}
                    <${y} id="next" />
                  </button>
                `}
        </div>
      </div>
    </section>
  `}var Pe=e=>[e.label,wo(e).map(t=>t.label).filter(Boolean).join(", ")].filter(Boolean).join(": ");function Fe({p:e,game:t,counted:o}){let s=e.on?.emblem||(e.emblem&&!e.emblem.startsWith("die-")&&e.emblem!=="ship"?e.emblem:""),a=Pe(e);if(e.colour&&e.emblem?.startsWith("die-"))return r`
      <span
        class=${"ship"+(e.faded?" faded":"")}
        role=${a?"img":void 0}
        title=${a||void 0}
        aria-label=${a||void 0}
      >
        <${G} colour=${e.colour} face=${e.emblem.slice(4)} />
      </span>
    `;if(e.colour)return r`
      <span
        class=${`ship c-${e.colour}${e.faded?" res":""}`}
        title=${a||void 0}
        role=${a?"img":void 0}
        aria-label=${a||void 0}
      >
        <${F} id=${e.faded?"die-slot":"die-0"} class="body" />
        ${s&&e.on?.on?.emblem?r`
                <span class="both">
                  <${q} name=${s} game=${t} />
                  <${q} name=${e.on.on.emblem} game=${t} />
                </span>
              `:s?r`
                  <${q} name=${s} game=${t} />
                `:null}
      </span>
    `;let n=o||(e.count??0)>1?e.count:0;return r`
    <span class=${"tokn"+(e.faded?" faded":"")} role="img" title=${a} aria-label=${a+(n?`: ${n}`:"")}>
      <${q} name=${e.emblem} game=${t} />
      ${e.emblem?null:e.label}${n?r`
              <b>${n}</b>
            `:null}
    </span>
  `}var Aa=({items:e,counted:t})=>e.flatMap(o=>o.colour?Array.from({length:Math.min(t?o.count||0:1,20)},()=>o):[o]),Ea=({items:e,counted:t})=>{let o=new Map,s=e.find(a=>a.on)?.label;for(let a of e)a.colour&&a.label&&o.set(a.on?s:a.label,(o.get(a.on?s:a.label)||0)+(t?a.count||0:1));return[...o].filter(([,a])=>a>0)},Tl=({items:e,counted:t})=>e.filter(o=>!t||(o.count??0)>0).map(o=>t?`${o.count} ${Pe(o)}`:Pe(o)).join("; "),go=({pieces:e,game:t,title:o})=>r`
  <div class=${"fleet"+(Aa(e).length>10?" many":"")} role="img" aria-label=${`${o}: ${Tl(e)}`}>
    ${Aa(e).map((s,a)=>r`
        <${Fe} key=${a} p=${s} game=${t} />
      `)}
  </div>
  ${Ea(e).length?r`
          <div class="fleet-key">
            ${Ea(e).map(([s,a])=>r`
                <span key=${s}>${a} ${s}</span>
              `)}
          </div>
        `:null}
`,wo=e=>{let t=[];for(let o=e.on;o;o=o.on)t[e.colour?"push":"unshift"](o);return t},ko=e=>e.on||!e.colour?wo(e):[{colour:e.colour,label:""}];function Na({t:e,table:t}){let o=t.snapshot,s=o?.prepare||[],[a,n]=k(t.begun&&s.length?0:-1);if(!s.length)return null;let i=s[a],l=()=>{t.begun=!1,n(-1)};return r`
    <button class="btn other prepare-open" onClick=${()=>n(0)}>
      <${y} id="rule" />
      ${e("prepare.title")}
    </button>
    ${i?r`
            <${H} t=${e} title=${e("prepare.title")} wide onClose=${l}>
              <div class="dialog-body prepare">
                <p class="dim" role="status">${e("prepare.step",{n:a+1,all:s.length})}</p>
                <div class="lot">
                  ${i.pieces.map((c,d)=>r`
                      <${Fe} key=${`${a} ${d}`} p=${c} game=${o?.game?.id} />
                    `)}
                </div>
                <p class="what">${i.text}</p>
                <div class="ends">
                  <button class="btn" disabled=${a===0} onClick=${()=>n(a-1)}>
                    <${y} id="prev" />
                    ${e("setup.back")}
                  </button>
                  <button class="btn primary" onClick=${()=>a+1<s.length?n(a+1):l()}>
                    ${e(a+1<s.length?"setup.next":"prepare.done")}
                    <${y} id="next" />
                  </button>
                </div>
              </div>
            <//>
          `:null}
  `}function qa(e,t){let o=e.log||[],s=o[o.length-1];if(!s)return[];let a=o.filter(d=>d.announce&&(d===s||d.entry&&d.entry===s.entry)),n=new Map;for(let d of a){let u=d.seats?.length===1&&d.seats[0]>=0?d.seats[0]:-1,p=n.get(u)||{seat:u,texts:[]};p.texts.includes(d.text)||p.texts.push(d.text),n.set(u,p)}let i=d=>d<0?-1:t.findIndex(u=>u.seat===d),l=d=>t.find(u=>u.seat===d)?.name,c=({seat:d,texts:u})=>d<0?u.map(p=>({seat:d,text:p})):[{seat:d,text:Pl(u,l(d))}];return[...n.values()].sort((d,u)=>i(d.seat)-i(u.seat)).flatMap(c)}function Pl(e,t){return e.map((o,s)=>s&&t&&o.startsWith(t)?o.slice(t.length).replace(/^[:,]?\s+/,""):o).join(" · ")}var Wa=({name:e,colour:t})=>r`
  <span class="who">
    ${t?r`
            <${D} colour=${t} />
          `:null}${e}
  </span>
`,bo=({ledger:e,heads:t,best:o,t:s})=>r`
  <table>
    <thead>
      <tr>
        <td></td>
        ${t.map((a,n)=>r`
            <th key=${n} scope="col" class=${o.includes(n)?"win":""}>
              <${Wa} name=${a.name} colour=${a.colour} />
            </th>
          `)}
      </tr>
    </thead>
    <tbody>
      ${e.lines.filter(a=>!a.total).map((a,n)=>r`
            <tr key=${n}>
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
                    ${U(i)}${a.how?r`
                            <small>${a.how[l]}</small>
                          `:null}
                  </td>
                `)}
            </tr>
          `)}
    </tbody>
    <tfoot>
      ${e.lines.filter(a=>a.total).map((a,n)=>r`
            <tr key=${n}>
              <th scope="row">${a.label||s("score.total")}</th>
              ${a.values.map((i,l)=>r`
                  <td key=${l} class=${o.includes(l)?"win":""}>${U(i)}</td>
                `)}
            </tr>
          `)}
    </tfoot>
  </table>
`,Ha=({ledger:e,heads:t,best:o,t:s})=>r`
  <table class="by-people">
    <thead>
      <tr>
        <td></td>
        ${e.lines.map((a,n)=>r`
            <th key=${n} scope="col">${a.label||s("score.total")}</th>
          `)}
      </tr>
    </thead>
    <tbody>
      ${t.map((a,n)=>r`
          <tr key=${n} class=${o.includes(n)?"win":""}>
            <th scope="row">
              <${Wa} name=${a.name} colour=${a.colour} />
            </th>
            ${e.lines.map((i,l)=>r`
                <td key=${l} class=${[i.total&&"total",i.values[n]<0&&"neg"].filter(Boolean).join(" ")}>
                  ${U(i.values[n])}${i.how?r`
                          <small>${i.how[n]}</small>
                        `:null}
                </td>
              `)}
          </tr>
        `)}
    </tbody>
  </table>
`;function gt(){let e=W(null),[t,o]=k(null);return P(()=>{let s=e.current;if(!s)return;let a=()=>{let{width:i,height:l}=s.getBoundingClientRect(),c=parseFloat(getComputedStyle(document.documentElement).fontSize);o(d=>d&&Math.abs(d.width-i)<1&&Math.abs(d.height-l)<1&&d.rem===c?d:{width:i,height:l,rem:c})};a();let n=new ResizeObserver(a);return n.observe(s),()=>n.disconnect()},[]),{ref:e,size:t}}function Ol(e,t){let o=Array.from({length:e},()=>[]);for(let[i,l]of t)i>=0&&i<e&&l>0&&l<e&&i!==l&&o[i].push(l);let s=[],a=new Array(e).fill(0),n=i=>{a[i]=1,o[i]=o[i].filter(l=>(a[l]===0&&n(l),a[l]!==1)),a[i]=2,s.unshift(i)};n(0);for(let i=1;i<e;i++)if(a[i]===0){let l=s.length;n(i),s.push(...s.splice(0,s.length-l))}return{next:o,order:s}}function Ra(e,t){let o=t.length?t:Array.from({length:e-1},(g,z)=>[z,z+1]),{next:s,order:a}=Ol(e,o),n=[...new Set(o.filter(([g,z])=>z===0&&g>0&&g<e).map(([g])=>g))],i=n.length>0,l=i?e+1:e,c=new Array(l).fill(0),d=new Array(l).fill(-1),u=new Array(l).fill(-1),p=0,$=(g,z)=>{c[g]+1>c[z]&&([c[z],u[z]]=[c[g]+1,g])};for(let g of a)g!==0&&u[g]<0&&(c[g]=p+1),s[g].forEach(z=>$(g,z)),p=Math.max(p,c[g]);n.forEach(g=>$(g,e)),i&&(c[e]=Math.max(c[e],p+1));let h=Math.max(...c),f=[...a.flatMap(g=>s[g].map(z=>({from:g,to:z,lane:0}))),...n.map(g=>({from:g,to:e,lane:0}))];for(let g=c.indexOf(h);g>=0;g=u[g])d[g]=0;let m=new Array(h+1).fill(0),w=[],v=(g,z)=>{let C=1,B=()=>w[C]?.slice(g,z+1).some(Boolean);for(;B();)C++;w[C]||=[];for(let _=g;_<=z;_++)w[C][_]=!0,m[_]=Math.max(m[_],C);return C};for(let g of a){if(d[g]>=0)continue;let z=[g],C=O=>s[O].find(j=>d[j]<0&&!z.includes(j));for(let O=C(g);O!==void 0;O=C(O))z.push(O);let B=z[z.length-1],_=Math.min(...f.filter(O=>O.from===B).map(O=>c[O.to]-1),h),x=v(c[g],Math.max(_,c[B]));z.forEach(O=>d[O]=x)}for(let g of f)c[g.to]-c[g.from]<=1||(g.lane=d[g.from]||d[g.to]||v(c[g.from]+1,c[g.to]-1));let b=Array.from({length:h+1},(g,z)=>f.filter(C=>c[C.from]<=z&&c[C.to]>z).length);return{step:c,lane:d,links:f,crossing:b,widest:m,last:h,lap:i}}function Bl(e,t){let o=[];for(let s=0;s<=e.last;){let a=Math.min(s+t-1,e.last);for(let n=a;a<e.last&&n>=s+t/2;n--)if(e.crossing[n]<=1){a=n;break}o.push({from:s,to:a,lanes:1+Math.max(...e.widest.slice(s,a+1))}),s=a+1}return o}function yo(e,t){let o=Bl(e,t),s=[],a=0;for(let d of o)s.push(a),a+=d.lanes;let n=(d,u)=>{let p=o.findIndex(v=>d<=v.to),{from:$,to:h}=o[p],f=h-$,m=p<o.length-1&&f>0?(t-1)/f:1,w=(d-$)*m;return[p%2?t-1-w:w,s[p]+u]},i=e.step.length,l=e.step.map((d,u)=>{let[p,$]=n(d,e.lane[u]),h=e.lap&&u===i-1;return{place:h?0:u,end:h,x:p,y:$}}),c=e.links.map(d=>{let u=e.step[d.from],p=e.step[d.to],$=[];for(let h=u+1;h<p;h++)$.push(n(h,d.lane));return[n(u,e.lane[d.from]),...$,n(p,e.lane[d.to])]});return{columns:t,rows:a,spots:l,lines:c}}function Fa(e,t,o){let s=yo(e,1),a=0;for(let n=2;n<=Math.max(2,Math.min(e.last+1,40));n++){let i=yo(e,n),l=Math.min(t/n,o/i.rows/1.1);l>a&&([s,a]=[i,l])}return s}var Ga=(e,t,o)=>Math.max(...[1,2,3].map(s=>Math.min(t/Math.ceil(Math.max(e,1)/s),o/s)));var Qe=({places:e,links:t})=>!!t?.length||e.some(o=>o.emblem);function Ka({places:e}){let t=new Map;for(let o of e.flatMap(s=>s.on?[s,s.on]:[s]))o.emblem&&o.label&&!t.has(o.emblem)&&t.set(o.emblem,o);return[...t.values()]}function Ua({marks:e}){let t=new Map;for(let o of e)t.set(o.place,[...t.get(o.place)||[],o]);return t}var Za=({track:e,nameOf:t})=>e.marks.map(o=>`${t(o.seat)} ${e.places[o.place]?.label||o.place}`).join(", ");function Ll(e,t,o){let s=[...Ua(e)].map(([n,i])=>({x:t(n),marks:i,width:i.length>1?i.length*11:15,left:0})).sort((n,i)=>n.x-i.x),a=0;for(let n of s)n.left=Math.max(n.x-n.width/2,a),a=n.left+n.width;a=o;for(let n of[...s].reverse())n.left=Math.min(n.left,a-n.width),a=n.left;return s}function Il(e){let{track:t,colourOf:o}=e,{ref:s,size:a}=gt(),n=t.places.length,i=(a?.rem||16)/16,l=!a||a.height/i>32.5,c=l?33.2:22,d=a?a.width/i:300,u=$=>14+$/Math.max(n-1,1)*(d-28),p=n>60?20:n>30?10:n>12?5:1;return r`
    <svg ref=${s} class="track" viewBox=${`0 0 ${d} ${c}`} role="img" aria-label=${Za(e)}>
      <rect x="14" y="16" width=${Math.max(d-28,0)} height="5" class="way-bar" />
      ${t.places.map(($,h)=>r`
          <path d=${`M${u(h)} ${h%p?18.5:16}v${h%p?2.5:5}`} class="tick" />
          ${$.strong?r`
                  <rect x=${u(h)-11} y=${l?21.5:9} width="22" height="13" rx="3" class="plate" />
                `:null}${l&&h%p===0||$.strong?r`
                  <text
                    x=${u(h)}
                    y=${l?33:20.5}
                    text-anchor="middle"
                    class=${$.strong?l?"on-plate":"on-plate low":""}
                  >
                    ${$.label||h}
                  </text>
                `:null}
        `)}
      ${Ll(t,u,d).map(({x:$,marks:h,width:f,left:m})=>r`
          ${Math.abs(m+f/2-$)>1||h.length>1?r`
                  <path class="points" d=${`M${m} 11H${m+f}L${$} 17z`} />
                `:null}${h.map((w,v)=>{let b=f/h.length,g=w.seat>=0?Ee(o(w.seat)):w.emblem&&me(w.emblem)?w.emblem:"anchor";return r`
              <use
                key=${v}
                href=${"#"+g}
                class=${w.seat>=0?"c-"+o(w.seat):"mark-em"}
                x=${m+v*b}
                y="0"
                width=${b}
                height=${b}
              />
            `})}
        `)}
    </svg>
  `}var Dl=e=>e.slice(1).map(([t,o],s)=>{let[a,n]=e[s],i=Math.hypot(t-a,o-n)||1,[l,c]=[(t-a)/i,(o-n)/i],[d,u]=[(t+a)/2,(o+n)/2];return`M${d-3*l-4*c} ${u-3*c+4*l}L${d+3*l} ${u+3*c}L${d-3*l+4*c} ${u-3*c-4*l}`});function Al({place:e,marks:t,drawn:o,width:s,height:a}){let{game:n,colourOf:i,nameOf:l}=o,c=e.count||0,d=c?.55*String(c).length:0,u=e.emblem||!c?1:0,p=e.on&&!c,$=Math.min(a*.46,(s-12)/Math.max(d+u+(p?1:0),1.3)),h=Ga(t.length+(e.on&&c?1:0),s-2,a*.52-2),f=e.on?r`
          <i class="lies">
            ${e.on.emblem?r`
                    <${q} name=${e.on.emblem} game=${n} />
                  `:e.on.label}
          </i>
        `:null;return r`
    <span
      class=${`isle${e.strong?" strong":""}${e.faded?" faded":""}`}
      title=${Pe(e)||void 0}
      style=${{"--unit":$+"px"}}
    >
      ${e.emblem?r`
              <${q} name=${e.emblem} game=${n} />
            `:c?null:r`
                <span class="word">${e.label}</span>
              `}${c?r`
              <b class="num">${c}</b>
            `:null}${p?f:null}
    </span>
    <span class="ships" style=${{"--ship":h+"px"}}>
      ${f&&!p?r`
              <span>${f}</span>
            `:null}${t.map((m,w)=>r`
          <span key=${w} title=${l(m.seat)}>
            ${m.seat>=0?r`
                    <${D} colour=${i(m.seat)} />
                  `:r`
                    <${q} name=${m.emblem||"anchor"} game=${n} />
                  `}
          </span>
        `)}
    </span>
  `}function El(e){let{track:t}=e,{ref:o,size:s}=gt();if(!t.places.length)return null;let a=Ra(t.places.length,t.links||[]),n=s?.width||320,i=s?.rem||16,l=yo(a,Math.max(2,Math.floor(n/(3.25*i)))).rows*3.5*i,c=Fa(a,n,s?.height||l),d=n/c.columns,u=(s?.height||l)/c.rows,p=Ua(t),$=c.lines.map(h=>h.map(([f,m])=>[(f+.5)*d,(m+.27)*u]));return r`
    <div ref=${o} class="race-map" role="img" aria-label=${Za(e)} style=${{"--tall":l+"px"}}>
      <svg class="race-ways" aria-hidden="true">
        ${$.map((h,f)=>r`
            <path key=${f} class="way-line" d=${"M"+h.map(m=>m.join(" ")).join("L")} />
            <path class="way-arrow" d=${Dl(h).join("")} />
          `)}
      </svg>
      ${c.spots.map(({place:h,end:f,x:m,y:w})=>r`
          <div
            key=${h+(f?"end":"")}
            class="spot"
            style=${{left:m*d+"px",top:w*u+"px",width:d+"px",height:u+"px"}}
          >
            <${Al}
              place=${f?{...t.places[h],on:void 0}:t.places[h]}
              marks=${f?[]:p.get(h)||[]}
              drawn=${e}
              width=${d}
              height=${u}
            />
          </div>
        `)}
    </div>
  `}var Ja=e=>Qe(e.track)?r`
        <${El} ...${e} />
      `:r`
        <${Il} ...${e} />
      `;var Nl=({value:e,of:t})=>r`
  <span class="scale" aria-hidden="true">
    ${Array.from({length:Math.min(t,20)},(o,s)=>r`
        <i class=${s<e?"on":""}></i>
      `)}
  </span>
`,wt=({part:e,cls:t="",children:o})=>r`
  <section class=${`card part ${t} id-${e.id}`}>
    ${e.title?r`
            <h2 class="cap">${e.title}</h2>
          `:null}${o}
  </section>
`;function ql({part:e,game:t}){let o=e.counter;return r`
    <section class="card part counter">
      ${o.emblem?r`
              <${q} name=${o.emblem} game=${t} />
            `:null}
      <h2 class="cap">${e.title}</h2>
      <b class="num">
        ${U(o.value)}${o.of?r`
                <small>/${o.of}</small>
              `:null}
      </b>
      ${o.of?r`
              <${Nl} value=${o.value} of=${o.of} />
            `:null}
    </section>
  `}var Wl=({part:e,game:t})=>{if(e.pieces.cards)return r`
      <${wt} part=${e} cls="pieces"><${ho} items=${e.pieces.items} game=${t} named /><//>
    `;let{items:o,counted:s}=e.pieces,a=o.length>0&&o.every(n=>n.colour);return r`
    <${wt} part=${e} cls="pieces">
      ${a?r`
              <${go} pieces=${e.pieces} game=${t} title=${e.title} />
            `:r`
              <div class=${"cards n"+Math.min(o.length,6)}>
                ${o.map((n,i)=>r`
                    <div
                      key=${i}
                      role="img"
                      title=${Pe(n)}
                      aria-label=${Pe(n)+(s&&!(n.on&&!n.count)?`: ${n.count||0}`:n.on?.count?`, ${n.on.count}`:"")}
                      class=${"ac"+(n.faded?" old":"")+(n.strong?" pile":"")+(n.colour?" c-"+n.colour:"")}
                    >
                      ${n.colour?r`
                              <${D} colour=${n.colour} />
                            `:null}${n.emblem?r`
                              <${q} name=${n.emblem} game=${t} />
                            `:null}${s&&!(n.on&&!n.count)?r`
                              <b>${n.count||0}</b>
                            `:null}${n.label?r`
                              <span class="lb">${n.label}</span>
                            `:null}${n.on?r`
                              <span class="fl">
                                ${n.on.colour?r`
                                        <${D} colour=${n.on.colour} />
                                      `:r`
                                        <${q} name=${n.on.emblem} game=${t} />
                                      `}
                                <span>${n.on.count||n.on.label}</span>
                              </span>
                            `:null}
                    </div>
                  `)}
              </div>
            `}
    <//>
  `},Hl=({part:e,game:t})=>r`
  <${wt} part=${e} cls="stepped">
    <ol class="mini-steps">
      ${e.steps.items.map((o,s)=>r`
          <li key=${s} class=${s<e.steps.current?"done":s===e.steps.current?"now":""}>
            <${q} name=${o.emblem} game=${t} />
            <span>${o.label}</span>
          </li>
        `)}
    </ol>
  <//>
`;function Va({part:e,game:t,t:o,colourOf:s,nameOf:a}){let n=e.pieces?.items||e.steps?.items,i=e.pieces?.cards;if(e.counter)return r`
      <ul class="items">
        <li>
          ${e.counter.emblem?r`
                  <${q} name=${e.counter.emblem} game=${t} />
                `:r`
                  <span class="tok" aria-hidden="true">${U(e.counter.value)}</span>
                `}
          <span>${e.title}</span>
          <b class="num">${U(e.counter.value)}${e.counter.of?`/${e.counter.of}`:""}</b>
        </li>
      </ul>
    `;if(e.track&&Qe(e.track))return r`
      <${kt} part=${e} game=${t} t=${o} colourOf=${s} nameOf=${a} />
      <ul class="items">
        ${Ka(e.track).map((u,p)=>r`
            <li key=${p}>
              <${q} name=${u.emblem} game=${t} />
              <span>${u.label}</span>
              <b></b>
            </li>
          `)}
      </ul>
    `;if(!n)return r`
      <${kt} part=${e} game=${t} t=${o} colourOf=${s} nameOf=${a} />
    `;let l=e.pieces?.counted,c=n.filter(u=>!u.colour||i||!l||(u.count??0)>0),d=u=>u.colour&&!i?r`
          <${Fe} p=${u} game=${t} />
        `:u.emblem?r`
            <${q} name=${u.emblem} game=${t} />
          `:u.colour?r`
              <${D} colour=${u.colour} />
            `:r`
              <i></i>
            `;return r`
    <section class="part">
      <h2 class="cap">
        ${e.title}${c.length?null:r`
                <small>${o("whole.none")}</small>
              `}
      </h2>
      <ul class="items">
        ${c.map((u,p)=>r`
            <li key=${p} class=${u.faded?"faded":""} aria-current=${e.steps?.current===p?"step":void 0}>
              ${d(u)}
              <span>
                ${u.colour&&!i&&l?`${u.count} `:""}${u.label}${wo(u).filter($=>$.label).map($=>r`
                      ${" · "}${u.colour?null:$.colour?r`
                                <${D} colour=${$.colour} />
                                ${" "}
                              `:$.emblem?r`
                                  <${q} name=${$.emblem} game=${t} />
                                  ${" "}
                                `:null}${$.label}
                    `)}
              </span>
              <b class="num">${i?$s(u)||"":u.colour?"":l?u.count||0:u.on?.count||""}</b>
            </li>
          `)}
      </ul>
    </section>
  `}function kt({part:e,game:t,t:o,colourOf:s,nameOf:a}){return e.counter?r`
      <${ql} part=${e} game=${t} />
    `:e.track?r`
      <${wt} part=${e} cls=${Qe(e.track)?"race":"way"}>
        <${Ja} track=${e.track} game=${t} colourOf=${s} nameOf=${a} />
      <//>
    `:e.pieces?r`
      <${Wl} part=${e} game=${t} />
    `:e.steps?r`
      <${Hl} part=${e} game=${t} />
    `:e.ledger?r`
      <${wt} part=${e} cls="tally">
        <${bo} t=${o} ledger=${e.ledger} heads=${e.ledger.columns.map(n=>({name:n}))} best=${[]} />
      <//>
    `:null}var Qa=({part:e,game:t,onWhole:o})=>r`
  <ol
    class=${"rail"+(e.steps.items.length>8?" many":"")}
    style=${{"--steps":e.steps.items.length}}
    aria-label=${e.title}
    onClick=${o}
  >
    ${e.steps.items.map((s,a)=>{let n=a<e.steps.current?"done":a===e.steps.current?"now":"next";return r`
        <li key=${a} class=${`ch ${n}`} aria-current=${n==="now"?"step":void 0}>
          <${q} name=${s.emblem} game=${t} class="em" />
          <b>${s.label}</b>
          <span class="by">
            ${ko(s).length>1?ko(s).map(i=>r`
                      <span role="img" aria-label=${i.label} title=${i.label}><${D} colour=${i.colour} /></span>
                    `):ko(s).map(i=>r`
                      ${i.colour?r`
                              <${D} colour=${i.colour} />
                            `:null}${i.label}
                    `)}
          </span>
        </li>
      `})}
  </ol>
`;var Ya=({items:e,counted:t})=>t?e.filter(o=>(o.count??0)>0):e,ks=(e,t)=>e.filter(o=>o[t]!==void 0);function Rl({t:e,seat:t,game:o,turn:s,colourOf:a,nameOf:n,onWhole:i}){let l=t.parts||[],c=ks(l,"counter"),d=c.filter(m=>!m.counter.large),u=c.filter(m=>m.counter.large),p=ks(l,"pieces"),$=p.filter(m=>m.pieces.items.some(w=>w.colour)),h=p.filter(m=>!m.pieces.items.some(w=>w.colour)&&Ya(m.pieces).length),f=l.filter(m=>!m.counter&&!m.pieces);return r`
    <article class=${"card pl"+(s?" turn":"")} onClick=${i}>
      <div class="pl-head">
        <${D} colour=${t.colour} />
        <b>${t.name||n(t.seat)}</b>
        ${t.first?r`
                <span class="first" role="img" aria-label=${e("seat.firstlong")} title=${e("seat.firstlong")}><${F} id="first" /></span>
              `:null}${u.length?r`
                <span class="score num">
                  ${u.map(m=>r`
                      <span
                        key=${m.id}
                        class=${m.counter.emblem?"":"tok"}
                        role="img"
                        title=${m.title}
                        aria-label=${`${m.title}: ${m.counter.value}`}
                      >
                        ${m.counter.emblem?r`
                                <${q} name=${m.counter.emblem} game=${o} />
                              `:null}${U(m.counter.value)}
                      </span>
                    `)}
                </span>
              `:t.score!==void 0&&r`
                <span class="score num" role="img" aria-label=${`${e("seat.score")}: ${t.score}`}>${U(t.score)}</span>
              `}
      </div>
      ${$.map(m=>m.pieces.cards?r`
              <${ho} key=${m.id} items=${m.pieces.items} game=${o} />
            `:r`
              <${go} key=${m.id} pieces=${m.pieces} game=${o} title=${m.title} />
            `)}
      <div class="toks">
        ${d.map(m=>r`
            <span key=${m.id} class=${"id-"+m.id} role="img" aria-label=${`${m.title}: ${m.counter.value}`} title=${m.title}>
              ${m.counter.emblem?r`
                      <${q} name=${m.counter.emblem} game=${o} />
                    `:r`
                      <i>${m.title}</i>
                    `}${U(m.counter.value)}${m.counter.of?`/${m.counter.of}`:""}
            </span>
          `)}
        ${h.length?r`
                <span class="sep">
                  ${h.map(m=>r`
                      <span key=${m.id} class="lot" role="group" aria-label=${m.title} title=${m.title}>
                        ${Ya(m.pieces).map((w,v)=>r`
                            <${Fe} key=${v} p=${w} game=${o} counted=${m.pieces.counted} />
                          `)}
                      </span>
                    `)}
                </span>
              `:null}
      </div>
      ${f.map(m=>r`
          <${kt} key=${m.id} part=${m} game=${o} t=${e} colourOf=${a} nameOf=${n} />
        `)}
    </article>
  `}var Fl=({badges:e=[],game:t})=>r`
  <div class="badges">
    ${e.slice(0,2).map((o,s)=>r`
        <span key=${s} class=${"chip "+(o.urgent?"now":"plain")}>
          ${o.emblem?r`
                  <${q} name=${o.emblem} game=${t} />
                `:null}
          <span>${o.text}</span>
        </span>
      `)}${e.length>2?r`
            <span class="chip plain">+${e.length-2}</span>
          `:null}
  </div>
`;function Xa({t:e,table:t,ask:o,local:s,setLocal:a,onHome:n,onLog:i}){let l=t.snapshot,c=l.game?.id,d=l.view||{},u=d.table||[],p=d.seats||[],$=ks(u,"steps")[0],h=u.find(T=>T.battle&&!T.battle.again?.length),f=u.filter(T=>T!==$&&!T.battle&&!(T.ledger&&u.length>3)),m=T=>p.find(N=>N.seat===T)||(l.people||[]).find(N=>N.seat===T),w=T=>m(T)?.colour||"none",v=T=>m(T)?.name||e("seat.table"),[b,g]=k(null),z=ye(4,".part, .ac, .fl, .lb"),C=T=>a({...s,...T}),B=qa(l,p),_=o?.seats||[],x=T=>_.length&&_.length<p.length&&_[0]>=0?_.includes(T.seat):T.active,O=o&&!o.secret&&s.ask!==o.id&&(l.asks||[]).find(T=>T.secret&&T.sealed&&T.seats[0]===t.me?.seat),j=()=>g({title:l.game?.name,badges:d.badges,parts:[...f,...$?[$]:[]]}),L=d.round?r`
        <${y} id="round" />
        ${d.round}
      `:"",A=Te(e,l).filter(T=>T.kind==="bad"||T.kind==="warn");return r`
    <div class="p-round">
      <${pe}
        t=${e}
        table=${t}
        title=${d.headline&&d.headline!==o?.prompt?d.headline:L||l.game?.name}
        sub=${d.headline&&d.headline!==o?.prompt?L:l.game?.name}
        chips=${A}
        onHome=${n}
        onLog=${i}
      >
        <${Fl} badges=${d.badges} game=${c} />
      <//>
      <main
        class=${`deck${$?"":" no-rail"}${f.length?"":" no-shore"}${f.some(T=>T.track&&Qe(T.track))?" raced":""}`}
      >
        ${$?r`
                <${Qa} part=${$} game=${c} onWhole=${j} />
              `:null}
        ${O?r`
                <${za}
                  t=${e}
                  table=${t}
                  onChange=${()=>C({ask:O.id})}
                  others=${r`
                    <${ht} t=${e} table=${t} ask=${o} onChoose=${T=>C({ask:T})} />
                  `}
                />
              `:o?r`
                  <${fo}
                    t=${e}
                    table=${t}
                    ask=${o}
                    others=${r`
                      <${Na} t=${e} table=${t} />
                      <${ht} t=${e} table=${t} ask=${o} onChoose=${T=>C({ask:T})} />
                      ${h?r`
                              <button
                                class="btn square show-last"
                                aria-label=${e("battle.look",{what:h.title})}
                                title=${e("battle.look",{what:h.title})}
                                onClick=${()=>C({put:null})}
                              >
                                <${y} id="dice" />
                              </button>
                            `:null}
                    `}
                    banner=${B}
                    back=${s.ask===o.id?()=>C({ask:null}):null}
                    onDone=${()=>a(T=>({...T,ask:null}))}
                    seatName=${v}
                    colourOf=${w}
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
            class=${"ashore"+(f.length?"":" bare")}
            ref=${z}
            onClick=${T=>{T.target.closest("button")||j()}}
          >
            ${f.map(T=>r`
                <${kt} key=${T.id} part=${T} game=${c} t=${e} colourOf=${w} nameOf=${v} />
              `)}
          </aside>
        `}
        ${p.length?r`
                <section class=${"fleets n"+p.length} aria-label=${e("seat.all")}>
                  ${p.map(T=>r`
                      <${Rl}
                        key=${T.seat}
                        t=${e}
                        seat=${T}
                        game=${c}
                        turn=${x(T)}
                        colourOf=${w}
                        nameOf=${v}
                        onWhole=${()=>g({title:T.name||v(T.seat),first:T.first,parts:T.parts||[]})}
                      />
                    `)}
                </section>
              `:null}
      </main>
      ${b&&b.parts.length?r`
              <${H} t=${e} title=${b.title} onClose=${()=>g(null)}>
                <div class="dialog-body whole" tabindex="0" role="group" aria-label=${b.title}>
                  ${b.first?r`
                          <ul class="items">
                            <li>
                              <${F} id="first" class="ic" />
                              <span>${e("seat.firstlong")}</span>
                              <b></b>
                            </li>
                          </ul>
                        `:null}${(b.badges||[]).map((T,N)=>r`
                      <p key=${N} class="badge">
                        ${T.emblem?r`
                                <${q} name=${T.emblem} game=${c} />
                              `:null}${T.text}
                      </p>
                    `)}${b.parts.map(T=>r`
                      <${Va} key=${T.id} part=${T} game=${c} t=${e} colourOf=${w} nameOf=${v} />
                    `)}
                </div>
              <//>
            `:null}
    </div>
  `}function tr(e,t){let o=be(e),s=t.lines.find(d=>d.total),a=d=>s?.values[d]??o[d]?.score,n=t.columns.map((d,u)=>({i:u,name:o[u]?.name||d,colour:o[u]?.colour,seat:o[u]?.seat??u,points:a(u)})),i=e.result?.ranking,l=d=>i?i.findIndex(u=>u.includes(d.seat)):-(d.points??0),c=[...n].sort((d,u)=>l(d)-l(u));return{order:c,best:c.filter(d=>l(d)===l(c[0]))}}var or=(e,t,o,s,a)=>[`${t.game?.name}, ${new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(a)}`,...o.map(n=>`${s.includes(n)?"★ ":""}${n.name}${n.points===void 0?"":`: ${U(n.points)}`}`)].join(`
`),sr=(e,t)=>e.find(o=>o.game.id===t.game?.id&&JSON.stringify(o.sheet)===JSON.stringify(t.result?.sheet)),er=e=>!!e&&e.scores.every(t=>t!==null),nr=({rounds:e})=>er(e.at(-1))&&e.filter(er).length>1;function ar(e,t){let[o,s]=k(null);return P(()=>{let a=!1,n=0,i=0,l=()=>I(e.lang,"GET","/history").then(c=>{if(a)return;let d=sr(c||[],t);d?s(d):++n<5&&(i=window.setTimeout(l,2e3))},()=>{});return l(),()=>{a=!0,clearTimeout(i)}},[e.lang,t.version]),o}var rr=e=>Math.max(1,Math.round((Date.parse(e.ended)-Date.parse(e.began))/6e4)),Gl=e=>[1,2,5,10,20,50,100,200].find(t=>e/t<=4)||500,Kl=e=>e.map((t,o)=>t?`${e[o-1]?"L":"M"}${t[0].toFixed(1)} ${t[1].toFixed(1)}`:"").join("");function ir({t:e,game:t,best:o}){let{ref:s,size:a}=gt(),n=(a?.rem||16)/16,i=a?a.width/n:320,l=a?a.height/n:300,c=34,d=92,u=28,p=10,$=t.rounds,h=$.length,f=$.flatMap(j=>j.scores).filter(j=>j!==null),m=Math.min(0,...f),w=Math.max(1,...f),v=Gl(w-m),b=Math.ceil(w/v)*v,g=Math.floor(m/v)*v,z=j=>c+j/(h-1)*(i-c-d),C=j=>p+(b-(j??0))/(b-g)*(l-p-u),B=Array.from({length:Math.round((b-g)/v)+1},(j,L)=>g+L*v),_=Math.ceil(h/6),x=t.people.map((j,L)=>({...j,seat:L,y:C($[h-1].scores[L])})).sort((j,L)=>j.y-L.y);x.forEach((j,L)=>{L&&(j.y=Math.max(j.y,x[L-1].y+19))});let O=Math.max(0,x[x.length-1].y-(l-u));return r`
    <section class="card course">
      <h2 class="cap">${e("score.rounds")}</h2>
      <svg ref=${s} viewBox=${`0 0 ${i} ${l}`} role="img" aria-label=${e("score.rounds")}>
        ${B.map(j=>r`
            <g key=${j}>
              <line class="grid" x1=${c} x2=${i-d} y1=${C(j)} y2=${C(j)} />
              <text x=${c-6} y=${C(j)+4} text-anchor="end">${j}</text>
            </g>
          `)}
        ${$.map((j,L)=>(L%_===0||L===h-1)&&(L===h-1||h-1-L>=_/2)&&r`
              <text key=${L} x=${z(L)} y=${l-8} text-anchor="middle">${L+1}</text>
            `)}
        ${t.people.map((j,L)=>r`
            <path
              key=${L}
              class=${`trace c-${j.colour}${o.includes(L)?" best":""}`}
              d=${Kl($.map((A,T)=>A.scores[L]===null?null:[z(T),C(A.scores[L])]))}
            />
          `)}
        ${x.map(j=>r`
            <g key=${j.seat}>
              <use
                href=${"#"+(me("tm-"+j.colour)?"tm-"+j.colour:"tm-other")}
                class=${"c-"+j.colour}
                x=${i-d+6}
                y=${j.y-O-7}
                width="13"
                height="13"
              />
              <text class="name" x=${i-d+22} y=${j.y-O+4}>${j.name.length>8?j.name.slice(0,7)+"…":j.name}</text>
            </g>
          `)}
      </svg>
    </section>
  `}var Ul=36,vo=e=>(e*.618034+.21)%1,lr=({colours:e})=>r`
  <div class="pennants" aria-hidden="true">
    ${Array.from({length:Ul},(t,o)=>{let s={"--left":`${(vo(o)*100).toFixed(1)}%`,"--after":`${Math.round(1250+1300*vo(o*7+3))}ms`,"--aside":`${Math.round(160*vo(o*3+1)-80)}px`,"--turn":`${Math.round(500+700*vo(o*5+2))}deg`};return r`
        <i key=${o} class=${"c-"+(e[o%e.length]||"plain")} style=${s} />
      `})}
  </div>
`;var Zl=(e,t)=>t<60?e("score.minutes",{n:t}):e("score.hours",{n:Math.floor(t/60),minutes:t%60});function cr({t:e,table:t,fresh:o,onSeen:s,onHome:a,onLog:n,onAgain:i}){let[l]=k(o);P(s,[]);let[c,d]=k(!1),u=ar(e,t.snapshot),p=async()=>{let z=or(e,$,f,m,new Date);try{navigator.share?await navigator.share({text:z}):(await navigator.clipboard.writeText(z),d(!0))}catch{}},$=t.snapshot,h=de(os($),"the score sheet"),{order:f,best:m}=tr($,h),w={...h,lines:h.lines.map(z=>({...z,values:f.map(C=>z.values[C.i]),how:z.how&&f.map(C=>z.how?.[C.i])}))},v=h.lines.length===1||f.length>4&&h.lines.length<=5?Ha:bo,b=f.length>m.length?(m[0].points??0)-(f[m.length].points??0):0,g=m[0].points??null;return r`
    <div class=${"p-score"+(l?" fresh":"")}>
      <${pe}
        t=${e}
        table=${t}
        title=${e("score.title")}
        sub=${[$.game?.name,$.view?.round,u&&Zl(e,rr(u))].filter(Boolean).join(" · ")}
        onHome=${a}
        onLog=${n}
      />
      <main class="sheet">
        <section class=${`card tally${h.lines.length>7?" long":""}`}>
          <${v} t=${e} ledger=${w} heads=${f} best=${f.flatMap((z,C)=>m.includes(z)?[C]:[])} />
        </section>
        <aside class="say">
          <section class=${"podium"+(String(m[0].points??"").length+m[0].name.length>8?" far":"")}>
            <${F} id="crown" class="em" />
            <h2>
              ${m.map(z=>r`
                  <span class="who">
                    <${D} colour=${z.colour} />
                    ${z.name}
                  </span>
                `)}
            </h2>
            <p>${m.length>1?e("score.shared"):b?e("score.by",{n:b}):e("score.wins")}</p>
            <b class="pts">${g===null?"":U(g)}</b>
          </section>
          ${u&&nr(u)?r`
                  <${ir} t=${e} game=${u} best=${m.map(z=>z.seat)} />
                `:r`
                  <section class="card course">
                    <h2 class="cap">${e("score.course")}</h2>
                    <ol>
                      ${($.log||[]).slice(-8).reverse().map((z,C)=>r`
                            <li key=${C}>${z.text}</li>
                          `)}
                    </ol>
                  </section>
                `}
          <div class="tasks dock">
            <button class="btn" onClick=${p}>
              <${y} id="share" />
              ${e(c?"score.copied":"score.share")}
            </button>
            <button class="btn" onClick=${()=>print()}>
              <${y} id="print" />
              ${e("score.print")}
            </button>
            ${ee(t.me,"host")?r`
                    <button class="btn primary" onClick=${i}>
                      ${e("score.again")}
                      <${y} id="next" />
                    </button>
                  `:null}
          </div>
        </aside>
      </main>
      ${l?r`
              <${lr} colours=${m.map(z=>z.colour)} />
            `:null}
    </div>
  `}var zo=({label:e,qr:t})=>r`
  <div class="qr">
    ${t?r`
            <svg viewBox=${`0 0 ${t.size} ${t.size}`} role="img" aria-label=${e} shape-rendering="crispEdges">
              <path d=${t.path} />
            </svg>
          `:null}
  </div>
`;function Jl({t:e,made:t,onDone:o}){let[s,a]=k(""),n=W(null);P(()=>n.current?.scrollIntoView({block:"nearest"}),[]);let i=(c,d)=>navigator.clipboard?.writeText(d).then(()=>a(c)).catch(()=>{}),l=(c,d,u)=>r`
    <div class="secret">
      <h4>${d}</h4>
      <code>${u}</code>
      ${navigator.clipboard?r`
              <button class="btn" onClick=${()=>i(c,u)}>${e(s===c?"listen.copied":"listen.copy")}</button>
            `:null}
    </div>
  `;return r`
    <section class="made" ref=${n} aria-label=${t.listener.name}>
      <p>
        <b>${e("listen.once",{name:t.listener.name})}</b>
      </p>
      ${l("overlay",e("listen.overlay"),t.overlay)} ${l("token",e("listen.token"),t.token)}
      <button class="btn primary" onClick=${o}>${e("listen.noted")}</button>
    </section>
  `}function ur({t:e,table:t}){let[o,s]=k(null),[a,n]=k(null),[i,l]=k(""),[c,d]=k(""),[u,p]=k(!1),[$,h]=k(""),f=b=>b.then(g=>{s(g),h("")},g=>h(g.message||e("notice.network"))),m=()=>f(I(e.lang,"GET","/listeners"));P(()=>{m()},[t.crew,e.lang]);let w=async b=>{b.preventDefault();try{n(await I(e.lang,"POST","/listeners",{name:i})),l(""),m()}catch(g){h(g.message||e("notice.network"))}},v=b=>{d(""),a?.listener.id===b.id&&n(null),f(I(e.lang,"DELETE","/listeners/"+b.id))};return r`
    <details class="listeners" open=${u} onToggle=${b=>p(b.currentTarget.open)}>
      <summary>${e("listen.title")}</summary>
      <p class="dim">${e("listen.what")}</p>
      ${a?r`
              <${Jl} t=${e} made=${a} onDone=${()=>n(null)} />
            `:r`
              <form class="listen-new" onSubmit=${w}>
                <label>
                  <span>${e("listen.name")}</span>
                  <input
                    value=${i}
                    maxlength="30"
                    placeholder="OBS"
                    autocomplete="off"
                    onInput=${b=>l(b.target.value)}
                  />
                </label>
                <button class="btn" disabled=${!i.trim()}>${e("listen.make")}</button>
              </form>
            `}
      ${$?r`
              <p class="trouble" role="alert">${$}</p>
            `:null}
      <ul class="devices">
        ${(o||[]).map(b=>r`
            <li key=${b.id} class=${b.here?"here":""}>
              <span class="device">
                <b>${b.name}</b>
                <small>${e(b.here?"listen.here":b.seen?"listen.away":"listen.never")}</small>
              </span>
              ${c===b.id?r`
                      <button class="btn bad" onClick=${()=>v(b)}>${e("listen.end.sure")}</button>
                      <button class="btn" onClick=${()=>d("")}>${e("home.not")}</button>
                    `:r`
                      <button class="btn square" onClick=${()=>d(b.id)} aria-label=${e("listen.end",{name:b.name})}>
                        <${y} id="remove" />
                      </button>
                    `}
            </li>
          `)}
      </ul>
    </details>
  `}var Vl={player:"crew.player",spectator:"crew.spectator",host:"crew.host",camera:"crew.camera"},Ql={player:"crew.scan",spectator:"crew.watch",camera:"crew.eye"};function bt({t:e,table:t,role:o,path:s="/invitations"}){let[a,n]=k(null),[i,l]=k("");return P(()=>{let c=!1,d=0,u=()=>I(e.lang,"POST",s,s==="/invitations"?{role:o}:{}).then(p=>{c||(n(p),l(""),d=window.setTimeout(u,Math.max(1e4,Date.parse(p.until)-Date.now()-3e4)))},p=>{c||(l(p.message||""),d=window.setTimeout(u,3e3))});return u(),()=>{c=!0,clearTimeout(d)}},[o,t.crew,e.lang]),r`
    <div class="invite">
      <${zo} label=${e("crew.qr")} qr=${a?.qr} />
      <div>
        <p>${e(Ql[o])}</p>
        <p class="code num">${a?.code||""}</p>
        <p class="dim address">${a?a.url.split("/#")[0]:""}</p>
        <p class="dim">${e("crew.once")}</p>
        <p class="trouble" role="alert">${i}</p>
      </div>
    </div>
  `}function Yl({t:e,table:t}){let[o,s]=k(null),[a,n]=k(null),[i,l]=k(""),c=p=>p.then($=>{s($),l("")},$=>l($.message||e("notice.network")));P(()=>{c(I(e.lang,"GET","/devices"))},[t.crew,e.lang]);let d=(p,$)=>{n(null),c(I(e.lang,"POST","/devices/"+p.id,{role:$}))},u=p=>{n(null),c(I(e.lang,"DELETE","/devices/"+p.id))};return r`
    <ul class="devices">
      ${(o||[]).map(p=>r`
          <li key=${p.id} class=${p.here?"here":""}>
            <span class="device">
              <b>${p.name==="?"?e("crew.device"):p.name}</b>
              <small>
                ${p.you?e("crew.you"):p.here?e("crew.here"):e("crew.away")}${" · "}${e(Vl[p.role])}
                ${p.person?` · ${p.person}`:""}
              </small>
            </span>
            ${p.role==="host"?null:a?.id===p.id?r`
                      <button class="btn bad" onClick=${()=>a.what==="end"?u(p):d(p,"host")}>
                        ${e(a.what==="end"?"crew.end.sure":"crew.pass.sure")}
                      </button>
                      <button class="btn" onClick=${()=>n(null)}>${e("home.not")}</button>
                    `:r`
                      ${p.role==="camera"?null:r`
                              <button class="btn" onClick=${()=>d(p,p.role==="player"?"spectator":"player")}>
                                ${e(p.role==="player"?"crew.only":"crew.let")}
                              </button>
                            `}
                      ${p.role==="spectator"?r`
                              <button
                                class=${"btn"+(p.shows?" on":"")}
                                aria-pressed=${!!p.shows}
                                onClick=${()=>c(I(e.lang,"POST","/devices/"+p.id,{shows:!p.shows}))}
                              >
                                ${e("crew.shows")}
                              </button>
                            `:null}
                      ${p.role==="camera"?null:r`
                              <button class="btn" onClick=${()=>n({id:p.id,what:"pass"})}>${e("crew.pass")}</button>
                            `}
                      <button
                        class="btn square"
                        onClick=${()=>n({id:p.id,what:"end"})}
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
  `}function Xl({t:e,table:t,onClose:o}){let[s,a]=k("player"),n=ee(t.me,"host"),i=async()=>{try{await I(e.lang,"POST","/leave",{})}catch{return}o(),t.open()};return r`
    <${H} t=${e} title=${e("crew.title")} onClose=${o}>
      <div class="dialog-body crew">
        ${n?r`
                <div class="seg" role="group" aria-label=${e("crew.as")}>
                  ${["player","spectator"].map(l=>r`
                      <button key=${l} class=${l===s?"on":""} aria-pressed=${l===s} onClick=${()=>a(l)}>
                        ${e(l==="player"?"crew.plays":"crew.watches")}
                      </button>
                    `)}
                </div>
                <${bt} t=${e} table=${t} role=${s} />
                <${Yl} t=${e} table=${t} />
                ${t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${$o} t=${e} table=${t} />
                      `:null}
                <${ur} t=${e} table=${t} />
              `:r`
                <p>${e("crew.mine."+(t.me?.role||"player"))}</p>
                <p class="dim">${e("crew.ask")}</p>
                ${t.me?.offer?r`
                        <${Qt} t=${e} table=${t} />
                      `:t.me?.button?r`
                          <p class="dim">${e("crew.hold")}</p>
                        `:null}
                ${ee(t.me,"player")&&t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${$o} t=${e} table=${t} />
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
  `}function dr({t:e,table:t}){let[o,s]=k(!1);return t.me?r`
    <button class="btn crew-open" aria-label=${e("crew.title")} onClick=${()=>s(!0)}>
      <${y} id="phone" />
      <span>${e("crew.title")}</span>
    </button>
    ${o?r`
            <${Xl} t=${e} table=${t} onClose=${()=>s(!1)} />
          `:null}
  `:null}function re(e,t){let[o,s]=k({}),[a,n]=k(0);return P(()=>{let i=!1;return I(e.lang,"GET",t,void 0,60).then(l=>{i||s({value:l})},l=>{i||s(c=>({...c,trouble:l.message||e("notice.network")}))}),()=>{i=!0}},[e.lang,t,a]),{...o,again:()=>n(i=>i+1)}}var ce=({t:e,kept:t})=>t.trouble?r`
        <p class="trouble" role="alert">${t.trouble}</p>
        <button class="btn" onClick=${t.again}>${e("archive.again")}</button>
      `:r`
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      `,bs=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date(t)),Ge=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));var ec=2e3,pr=["bad","note","ok"];function tc({t:e,kept:t}){if(!t.value)return r`
      <${ce} t=${e} kept=${t} />
    `;let o=[...t.value].sort((s,a)=>pr.indexOf(s.grade)-pr.indexOf(a.grade));return r`
    <ul class="findings">
      ${o.map(s=>r`
          <li key=${s.part+s.text} class=${s.grade}>
            <${y} id=${s.grade==="ok"?"check":"warn"} />
            <p>
              <span class="vh">${e("health."+s.grade)}</span>
              ${s.text}
              ${s.remedy?r`
                      <b>${s.remedy}</b>
                    `:null}
            </p>
          </li>
        `)}
    </ul>
  `}function hr({t:e}){let t=re(e,"/health"),o=re(e,"/examination"),s=t.value;if(P(()=>{let d=setInterval(t.again,ec);return()=>clearInterval(d)},[]),!s)return r`
      <${ce} t=${e} kept=${t} />
    `;let a=(d,u=1)=>d===null?e("health.unknown"):new Intl.NumberFormat(e.lang,{maximumFractionDigits:u}).format(d),n=d=>a(d===null?null:d/2**30),i=(d,u)=>d==null?e("health.unknown"):u(d),l=s.reading,c=[["camera",Te(e,{camera:s.camera}).map(d=>d.text).join(" · ")+(s.camera.live?` · ${e("health.rate",{n:a(s.camera.rate)})}`:"")],["reading",l.count+l.failed?e("health.read",{last:a(l.last_ms/1e3,2),mean:a(l.mean_ms/1e3,2),n:l.count,failed:l.failed}):e("health.never")],["disk",i(s.box.disk_free,d=>e("health.free",{free:n(d),size:n(s.box.disk_size)}))],["panel",s.panel.some(d=>d.is!=="skipped")?e("health.parts",{found:s.panel.filter(d=>d.is==="found").length,failed:s.panel.filter(d=>d.is==="failed").length}):e("health.none")],["copy",s.copy?Ge(e,s.copy):e("health.none")],["heat",i(s.box.celsius,d=>`${a(d,0)} °C`)],["supply",i(s.box.low_voltage,d=>e(d?"health.weak":"health.fine"))],["devices",e("health.here",{here:s.devices.here,known:s.devices.known})],["since",Ge(e,new Date(Date.now()-s.up*1e3).toISOString())]];return r`
    <div class="worries" role="status">
      ${s.ok?r`
              <p class="well">
                <${y} id="check" />
                ${e("health.well")}
              </p>
            `:s.worries.map(d=>r`
                <p key=${d} class="worry">
                  <${y} id="warn" />
                  ${d}
                </p>
              `)}
    </div>
    ${t.trouble?r`
            <p class="trouble" role="alert">${t.trouble}</p>
          `:null}
    <div class="copy-acts">
      <button class="btn" onClick=${o.again}>${e("health.examine")}</button>
      <a class="btn" href=${te("/report",e.lang)} download>
        <${y} id="save" />
        ${e("health.report")}
      </a>
    </div>
    <p class="dim">${e("health.how")}</p>
    <dl class="facts">
      ${c.map(([d,u])=>r`
          <div key=${d}>
            <dt>${e("health."+d)}</dt>
            <dd class="num">${u}</dd>
          </div>
        `)}
    </dl>
    <h2>${e("health.examined")}</h2>
    <${tc} t=${e} kept=${o} />
  `}var oc=700,mr=["ready","reading","asks","trouble"],sc={apa102:"apa",ws2812:"ws",relay:"relay",pwm:"pwm",leds:"leds"},nc=[12,32,33,35],ac=[19,38],rc=({t:e,p:t})=>r`
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
      ${mr.map(o=>r`
          <li key=${o} class=${`lamp at-${o}${t.signal===o?" on":""}`}>
            <i></i>
            <span>${e("panel.signal."+o)}</span>
          </li>
        `)}
    </ul>
  </figure>
`;function ic({t:e,p:t,press:o,busy:s,onWire:a}){let n=Math.round(t.light*100);return r`
    <div class="panel-desk">
      <p class="panel-now" role="status">${e("panel.signal."+(t.signal||"off"))}</p>
      <p>
        ${n?e("panel.light.on",{n}):e("panel.light.off")}${t.lux===null?"":` · ${e("panel.room",{n:Math.round(t.lux)})}`}
      </p>
      <p class="panel-dark">${t.dark?e("panel.dark"):""}</p>
      ${t.drawn?r`
              <button class=${"press"+(t.down?" down":"")} disabled=${s||!t.wiring.button} onClick=${()=>o(0)}>
                <span>${e("panel.press")}</span>
              </button>
              <button class="btn hold" disabled=${s||!t.wiring.button} onClick=${()=>o(5.2)}>${e("panel.hold")}</button>
            `:r`
              <p>${e(t.down?"panel.down":"panel.up")}</p>
            `}
      <p class="dim num">${e("panel.pressed",{n:t.presses})}${t.holds?` · ${e("panel.held",{n:t.holds})}`:""}</p>
      <button class="btn wire" onClick=${a}>
        <${y} id="edit" />
        ${e("panel.wiring")}
      </button>
    </div>
  `}var lc={found:"check",failed:"warn",skipped:"minus",opening:"more"},cc=({t:e,parts:t})=>r`
  <ul class="panel-parts">
    ${t.map(o=>r`
        <li key=${o.name} class=${o.is}>
          <${y} id=${lc[o.is]} />
          <b>${e("panel.part."+o.name)}</b>
          <span>${o.why||e("panel.is."+o.is)}</span>
        </li>
      `)}
  </ul>
`,ve=({label:e,value:t,options:o,onPick:s})=>r`
  <label class="panel-pick">
    <span>${e}</span>
    <span class="select">
      <select value=${t} onChange=${a=>s(a.target.value)}>
        ${o.map(([a,n])=>r`
            <option key=${a} value=${a} selected=${String(a)===String(t)}>${n}</option>
          `)}
      </select>
      <${y} id="down" />
    </span>
  </label>
`;function uc({t:e,p:t,onClose:o}){let[s,a]=k(null),[n,i]=k(null),[l,c]=k(!1),d=s||t.wiring,u=(_,x)=>{i(null),a({...d,[_]:x})},p=["",e("panel.none")],$=_=>[_,`${_} · ${t.header[_-1].name}`],h=t.header.filter(_=>_.use==="free").map(_=>$(_.pin)),f=ac.map($),m=_=>[p,..._.map(x=>[x,e("panel.kind."+sc[x])])],w=_=>r`
    <label class="panel-pick">
      <span>${e("panel.pixels")}</span>
      <input
        class="num"
        type="number"
        inputmode="numeric"
        min="1"
        max="60"
        value=${d[_].pixels||""}
        onInput=${x=>u(_,{...d[_],pixels:Math.trunc(Number(x.target.value))||0})}
      />
    </label>
  `,v=(_,x)=>({kind:_,pin:x===19?38:19,pixels:8}),b=_=>_&&(_.kind==="apa102"||_.kind==="ws2812"),g=_=>u("light",_?_==="relay"?{kind:_,pin:36}:_==="pwm"?{kind:_,pin:32}:{...v(_,b(d.state)&&d.state.pin),pixels:16}:void 0),z=_=>u("state",_?_==="leds"?{kind:_,pins:[29,31,33,37]}:v(_,b(d.light)&&d.light.pin):void 0),C=async()=>{c(!0);try{await I(e.lang,"POST","/panel",d,20),a(null),i({good:!0,text:e("panel.kept")})}catch(_){i({text:_.message||e("notice.network")})}c(!1)},B=_=>{let x=[...d.state.pins||[]];return O=>{O?x[_]=Number(O):x.splice(_,1),u("state",{...d.state,pins:x.filter(Boolean)})}};return r`
    <${H} t=${e} title=${e("panel.wiring")} onClose=${o}>
      <div class="dialog-body panel-wiring">
        <p class="dim">${e("panel.how")}</p>
        <fieldset>
          <legend>${e("panel.part.button")}</legend>
          <${ve}
            label=${e("panel.pin")}
            value=${d.button?.pin??""}
            options=${[p,...h]}
            onPick=${_=>u("button",_?{pin:Number(_)}:void 0)}
          />
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.light")}</legend>
          <${ve}
            label=${e("panel.kind")}
            value=${d.light?.kind??""}
            options=${m(["apa102","ws2812","relay","pwm"])}
            onPick=${g}
          />
          ${d.light?r`
                  <${ve}
                    label=${e(b(d.light)?"panel.data":"panel.pin")}
                    value=${d.light.pin}
                    options=${b(d.light)?f:d.light.kind==="pwm"?nc.map($):h}
                    onPick=${_=>u("light",{...d.light,pin:Number(_)})}
                  />
                `:null}
          ${b(d.light)?w("light"):null}
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
                      onInput=${_=>u("light",{...d.light,level:(Math.trunc(Number(_.target.value))||100)/100})}
                    />
                  </label>
                `:null}
          ${d.light?.kind==="relay"?r`
                  <${ve}
                    label=${e("panel.level")}
                    value=${d.light.low?"low":"high"}
                    options=${[["high",e("panel.high")],["low",e("panel.low")]]}
                    onPick=${_=>u("light",{...d.light,low:_==="low"||void 0})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.state")}</legend>
          <${ve} label=${e("panel.kind")} value=${d.state?.kind??""} options=${m(["leds","apa102","ws2812"])} onPick=${z} />
          ${d.state?.kind==="leds"?mr.slice(0,Math.min(4,(d.state.pins?.length||0)+1)).map((_,x)=>r`
                    <${ve}
                      key=${_}
                      label=${e("panel.led",{n:x+1})}
                      value=${d.state.pins?.[x]??""}
                      options=${[p,...h]}
                      onPick=${B(x)}
                    />
                  `):null}
          ${b(d.state)?r`
                  <${ve}
                    label=${e("panel.data")}
                    value=${d.state.pin}
                    options=${f}
                    onPick=${_=>u("state",{...d.state,pin:Number(_)})}
                  />
                  ${w("state")}
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.buzzer")}</legend>
          <${ve}
            label=${e("panel.pin")}
            value=${d.buzzer?.pin??""}
            options=${[p,...h]}
            onPick=${_=>u("buzzer",_?{on:!!d.buzzer?.on,pin:Number(_)}:void 0)}
          />
          ${d.buzzer?r`
                  <${ve}
                    label=${e("panel.sound")}
                    value=${d.buzzer.on?"on":"off"}
                    options=${[["off",e("panel.sound.off")],["on",e("panel.sound.on")]]}
                    onPick=${_=>u("buzzer",{...d.buzzer,on:_==="on"})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.sensor")}</legend>
          <${ve}
            label=${e("panel.addr")}
            value=${d.sensor?d.sensor.high?"high":"low":""}
            options=${[p,["low",e("panel.addr.low")],["high",e("panel.addr.high")]]}
            onPick=${_=>u("sensor",_?{high:_==="high"}:void 0)}
          />
        </fieldset>
        <div class="panel-keep">
          <p class=${"copy-said "+(n?.good?"good":"trouble")} role="status">${n?.text||""}</p>
          <button class="btn primary keep" disabled=${l||!s} onClick=${C}>
            <${y} id="save" />
            ${e("panel.save")}
          </button>
        </div>
      </div>
    <//>
  `}function $r({t:e}){let t=re(e,"/panel"),o=t.value,[s,a]=k(""),[n,i]=k(!1),[l,c]=k(!1);return P(()=>{let u=setInterval(t.again,oc);return()=>clearInterval(u)},[]),o?r`
    <div class="panel-top">
      <${rc} t=${e} p=${o} />
      <${ic} t=${e} p=${o} press=${async u=>{i(!0),a("");try{await I(e.lang,"POST","/panel/press",{seconds:u},20)}catch(p){a(p.message||e("notice.network"))}i(!1),t.again()}} busy=${n} onWire=${()=>c(!0)} />
    </div>
    <p class="copy-said trouble" role="alert">${s||o.fault||""}</p>
    <${cc} t=${e} parts=${o.parts} />
    <p class="dim">${e(o.drawn?"panel.drawn":"panel.real")}</p>
    ${l?r`
            <${uc} t=${e} p=${o} onClose=${()=>c(!1)} />
          `:null}
  `:r`
      <${ce} t=${e} kept=${t} />
    `}var dc=e=>e.people.map((t,o)=>({...t,seat:o,place:e.places[o],score:e.scores[o]})).sort((t,o)=>(t.place||99)-(o.place||99)),fr=({head:e,rows:t,total:o})=>r`
  <div class="grid-scroll">
    <table class="ar-grid">
      <thead>
        <tr>
          <td></td>
          ${e.map((s,a)=>r`
              <th key=${a}>${s}</th>
            `)}
        </tr>
      </thead>
      <tbody>
        ${t.map((s,a)=>r`
            <tr key=${a} class=${o?.(a)?"total":""}>
              <th>${s.label}</th>
              ${s.values.map((n,i)=>r`
                  <td key=${i} class="num">${n??"–"}</td>
                `)}
            </tr>
          `)}
      </tbody>
    </table>
  </div>
`;function pc({t:e,game:t,onClose:o}){let s=t.sheet?.lines||[];return r`
    <${H} t=${e} wide title=${`${t.game.name}, ${bs(e,t.ended)}`} onClose=${o}>
      <div class="dialog-body ar-past">
        ${s.length?r`
                <h3>${e("archive.sheet")}</h3>
                <${fr} head=${t.sheet.columns} rows=${s} total=${a=>s[a].total} />
              `:null}
        <h3>${e("archive.rounds")}</h3>
        <${fr} head=${t.people.map(a=>a.name)} rows=${t.rounds.map(a=>({label:a.name,values:a.scores}))} />
        <p class="dim">
          ${e("archive.length",{n:t.steps,minutes:Math.round((Date.parse(t.ended)-Date.parse(t.began))/6e4)})}
        </p>
      </div>
    <//>
  `}function gr({t:e}){let t=re(e,"/history"),[o,s]=k(null);return t.value?t.value.length?r`
    <ul class="games-list">
      ${t.value.map(a=>r`
          <li key=${a.table+a.no}>
            <button class="past-game" onClick=${()=>s(a)}>
              <span class="when">
                <b>${a.game.name}</b>
                <small>${bs(e,a.ended)}</small>
              </span>
              <span class="ar-who">
                ${dc(a).map(n=>r`
                    <span key=${n.seat} class=${n.place===1?"won":""}>
                      <${D} colour=${n.colour} />
                      ${n.name}${" "}
                      <b class="num">${n.score??""}</b>
                    </span>
                  `)}
              </span>
            </button>
          </li>
        `)}
    </ul>
    ${o?r`
            <${pc} t=${e} game=${o} onClose=${()=>s(null)} />
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `:r`
      <${ce} t=${e} kept=${t} />
    `}function hc({t:e,die:t}){let o=1/t.faces.length,s=Math.max(...t.faces.map(n=>n.high),2*o),a=n=>`${(100*Math.min(1,n/s)).toFixed(2)}%`;return r`
    <li class=${"fairness "+t.verdict}>
      <p class="colour">
        <${D} colour=${t.colour} />
        <b>${e.title(e.colour(t.colour))}</b>
        <small>${e("archive.throws",{n:t.throws})}</small>
      </p>
      <ol class="ar-faces">
        ${t.faces.map((n,i)=>r`
            <li
              key=${i}
              aria-label=${e("archive.face",{face:i+1,n:n.count,low:Math.round(100*n.low),high:Math.round(100*n.high)})}
            >
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  class="bar-of"
                  x="22"
                  width="56"
                  y=${100-parseFloat(a(t.throws?n.count/t.throws:0))}
                  height=${parseFloat(a(t.throws?n.count/t.throws:0))}
                />
                <line class="range" x1="50" x2="50" y1=${100-parseFloat(a(n.high))} y2=${100-parseFloat(a(n.low))} />
                <line class="fair" x1="0" x2="100" y1=${100-parseFloat(a(o))} y2=${100-parseFloat(a(o))} />
              </svg>
              ${t.kind==="pips"?r`
                      <${G} colour=${t.colour} face=${i+1} />
                    `:r`
                      <small>${i+1}</small>
                    `}
              <b class="num">${n.count}</b>
            </li>
          `)}
      </ol>
      <p class="judged">${e("archive.dice."+t.verdict)}</p>
    </li>
  `}function wr({t:e}){let t=re(e,"/statistics");if(!t.value)return r`
      <${ce} t=${e} kept=${t} />
    `;let{people:o,dice:s}=t.value,a=[...new Set(o.map(n=>n.game_name))];return o.length?r`
    ${a.map(n=>r`
        <h2 key=${n}>${n}</h2>
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
              ${o.filter(i=>i.game_name===n).map(i=>r`
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
    ${s.length?r`
            <h2>${e("archive.dice")}</h2>
            <ul class="dice-list">
              ${s.map(n=>r`
                  <${hc} key=${n.colour+n.kind} t=${e} die=${n} />
                `)}
            </ul>
            <p class="dim">${e("archive.dice.how")}</p>
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `}var mc=["red","green","blue","white","yellow","black","purple","orange"];function $c({t:e,person:t,symbols:o,onDone:s,onClose:a}){let[n,i]=k({colour:"",symbol:"",language:"",...t}),[l,c]=k(!1),[d,u]=k(""),p=m=>{c(!1),i({...n,...m})},$=m=>m.then(s,w=>{c(!1),u(w.message||e("notice.network"))}),h=()=>$(I(e.lang,"POST","/people"+(n.id?"/"+n.id:""),{name:n.name,colour:n.colour,symbol:n.symbol,language:n.language})),f=()=>l?$(I(e.lang,"DELETE","/people/"+n.id,void 0,120)):c(!0);return r`
    <${H} t=${e} title=${n.id?t.name:e("archive.person.new")} onClose=${a}>
      <div class="dialog-body person-form">
        <label>
          ${e("archive.person.name")}
          <input
            type="text"
            maxlength="30"
            autocomplete="off"
            spellcheck=${!1}
            value=${n.name}
            onInput=${m=>p({name:m.target.value})}
          />
        </label>
        <div class="signs" role="group" aria-label=${e("archive.person.colour")}>
          ${mc.map(m=>r`
              <button
                key=${m}
                class=${"sign"+(m===n.colour?" on":"")}
                aria-pressed=${m===n.colour}
                aria-label=${e.hue(m)}
                onClick=${()=>p({colour:m===n.colour?"":m})}
              >
                <${D} colour=${m} />
              </button>
            `)}
        </div>
        <div class="signs" role="group" aria-label=${e("archive.person.symbol")}>
          ${o.map((m,w)=>r`
              <button
                key=${m}
                class=${"sign"+(m===n.symbol?" on":"")}
                aria-pressed=${m===n.symbol}
                aria-label=${e("archive.person.sign",{n:w+1})}
                onClick=${()=>p({symbol:m===n.symbol?"":m})}
              >
                <${q} name=${m} class="ic" />
              </button>
            `)}
        </div>
        <div class="seg" role="group" aria-label=${e("archive.person.language")}>
          ${at.map(m=>r`
              <button
                key=${m}
                lang=${m}
                class=${m===n.language?"on":""}
                aria-pressed=${m===n.language}
                onClick=${()=>p({language:m})}
              >
                ${m.toUpperCase()}
              </button>
            `)}
        </div>
        <p class="trouble" role="alert">${d}</p>
        <div class="ends">
          ${n.id?r`
                  <button class=${"btn"+(l?" bad":"")} onClick=${f}>
                    ${e(l?"archive.forget.sure":"archive.forget")}
                  </button>
                `:null}
          <button class="btn primary" onClick=${h}>${e("archive.person.save")}</button>
        </div>
        ${n.id?r`
                <p class="dim">${e("archive.forget.how")}</p>
              `:null}
      </div>
    <//>
  `}function kr({t:e,host:t}){let o=re(e,"/people"),[s,a]=k(null);if(!o.value)return r`
      <${ce} t=${e} kept=${o} />
    `;let{people:n,symbols:i}=o.value;return r`
    ${n.length?null:r`
            <p class="none">${e("archive.people.none")}</p>
          `}
    <ul class="people-list">
      ${n.map(l=>r`
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
    ${s?r`
            <${$c}
              key=${s.id||"new"}
              t=${e}
              person=${s}
              symbols=${i}
              onClose=${()=>a(null)}
              onDone=${()=>{a(null),o.again()}}
            />
          `:null}
  `}function br({t:e}){let t=re(e,"/copies"),[o,s]=k(null),[a,n]=k(null),[i,l]=k(!1),c=async(h,f)=>{l(!0),n(null);try{let m=await h();n({good:!0,text:f(m)})}catch(m){n({text:m.message||e("notice.network")})}l(!1),s(null),t.again()},d=h=>e("copies.brought",{n:h.steps,when:Ge(e,h.last||h.made)}),u=h=>o===h.name?c(()=>I(e.lang,"POST","/copies/"+encodeURIComponent(h.name),{},120),d):s(h.name),p=h=>{let f=h.target.files[0];h.target.value="",f&&s(f)},$=h=>c(()=>I(e.lang,"POST","/copy",new Blob([h],{type:"application/gzip"}),180),d);return r`
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
        onClick=${()=>c(()=>I(e.lang,"POST","/copies",{},60),()=>e("copies.kept"))}
      >
        ${e("copies.keep")}
      </button>
    </div>
    ${o instanceof File?r`
            <div class="copy-sure">
              <p>${e("copies.sure",{name:o.name})}</p>
              <button class="btn" onClick=${()=>s(null)}>${e("home.not")}</button>
              <button class="btn bad" disabled=${i} onClick=${()=>$(o)}>${e("copies.yes")}</button>
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
                      <b>${Ge(e,h.made)}</b>
                      <small>
                        ${e("copies."+h.why)}${" · "}${e("copies.steps",{n:h.steps})}
                        ${h.last?" · "+e("copies.last",{when:Ge(e,h.last)}):""}
                      </small>
                    </span>
                    ${o===h.name?r`
                            <button class="btn" onClick=${()=>s(null)}>${e("home.not")}</button>
                          `:null}
                    <button class=${"btn"+(o===h.name?" bad":"")} disabled=${i} onClick=${()=>u(h)}>
                      ${e(o===h.name?"copies.yes":"copies.back")}
                    </button>
                  </li>
                `)}
            </ul>
          `:r`
            <${ce} t=${e} kept=${t} />
          `}
    <p class="dim">${e("copies.how")}</p>
    <h2>${e("copies.other")}</h2>
    <div class="copy-acts">
      ${[["bgsplay","BG Stats"],["csv","CSV"],["json","JSON"]].map(([h,f])=>r`
          <a key=${h} class="btn" href=${`/api/v1/export/quartermaster.${h}?lang=${e.lang}`} download>${f}</a>
        `)}
    </div>
  `}var yr={games:gr,standings:wr,people:kr,copies:br,health:hr,panel:$r},vr=({t:e})=>r`
  <a class="btn archive-open" href="#archive" aria-label=${e("archive.title")}>
    <${y} id="chart" />
    <span>${e("archive.title")}</span>
  </a>
`;function zr({t:e,table:t,onHome:o}){let s=!t.me||t.me.house,a=Object.keys(yr).filter(d=>d==="copies"?s:d==="health"||d==="panel"?ee(t.me,"host"):!0),n=location.hash.split("/")[1],[i,l]=k(a.includes(n)?n:"games"),c=yr[i];return r`
    <div class="p-archive">
      <${pe} t=${e} table=${t} game=${!1} title=${e("archive.title")} sub=${e("archive."+i+".sub")} onHome=${o} />
      <main class="archive">
        <div class="seg tabs" role="tablist">
          ${a.map(d=>r`
              <button key=${d} role="tab" class=${d===i?"on":""} aria-selected=${d===i} onClick=${()=>l(d)}>
                ${e("archive."+d)}
              </button>
            `)}
        </div>
        <section class="kept" role="tabpanel" tabindex="0" aria-label=${e("archive."+i)} data-tab=${i}>
          <${c} t=${e} table=${t} host=${s} />
        </section>
      </main>
    </div>
  `}var yt=["view","sizes","corners","empty","dice","lens","test"];function xr(e){let[t,o]=k({known:!1,setup:null,trouble:""}),s=W(0),a=i=>{s.current=i?.setup?.serial||0,o({known:!0,setup:i?.setup||null,trouble:""})};P(()=>{let i=!0;return Ve(async l=>{let c=s.current;!i&&!c&&await $e(1500);try{let d=await I(e.lang,"GET","/setup"+(i?"":"?after="+c),void 0,25);if(l())return;let u=d?.setup?.serial||0;if(!i&&u===s.current)return;(c===s.current||u>s.current)&&a(d),i=!1}catch(d){if(l())return;o(u=>({...u,trouble:d.message||e("notice.network")})),await $e(1500)}})},[e.lang]);let n=async(i,l,c,d=30)=>{try{let u=await I(e.lang,i,l,c,d);return u&&"setup"in u&&a(u),o(p=>({...p,trouble:""})),u||{}}catch(u){return o(p=>({...p,trouble:u.message||e("notice.network")})),null}};return{...t,ask:n,begin:()=>n("POST","/setup/begin",{}),go:i=>n("POST","/setup",{seen:s.current,step:i}),say:(i,l)=>n("POST","/setup",{seen:s.current,answers:i,...l?{step:l}:{}}),shoot:async i=>{let l=await n("POST","/setup/pictures",{for:i});return l?.late?(o(c=>({...c,trouble:l.late})),null):l}}}function Y({t:e,shot:t,dark:o="",draw:s,onPointer:a,children:n}){let i=W(null),[l,c]=k(600);P(()=>{let p=new ResizeObserver(()=>i.current&&c(i.current.clientWidth||600));return p.observe(i.current),()=>p.disconnect()},[]);let d=p=>$=>{if(!a||!t)return;let h=i.current.getBoundingClientRect();a(p,[($.clientX-h.left)/h.width*t.width,($.clientY-h.top)/h.height*t.height],$)},u=!o||o===us?e("setup.waits"):o;return r`
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
                        <${He} bitmap=${t.bitmap} />
                      `:r`
                        <img src=${t.url} alt=${e("setup.live")} draggable="false" />
                      `}
                <svg viewBox=${`0 0 ${t.width} ${t.height}`} aria-hidden="true">${s?s(t.width/l):null}</svg>
                ${o?r`
                        <p class="setup-stopped" role="status">${u}</p>
                      `:null}
              `:r`
                <p class="setup-dark" role="status">${u}</p>
              `}
        ${n}
      </div>
    </figure>
  `}var fe=({class:e,points:t,width:o})=>r`
  <polygon class=${e} points=${t.map(s=>s.join(",")).join(" ")} stroke-width=${o} />
`,_r=({shot:e,place:t,side:o})=>{let s=Math.round(e.width/32);return r`
    <div class=${"setup-loupe "+o} aria-hidden="true">
      <${He} bitmap=${e.bitmap} from=${[Math.round(t[0])-s,Math.round(t[1])-s,2*s+1,2*s+1]} />
      <b></b>
      <b></b>
    </div>
  `};function ze(e,t,o){let[s,a]=k(null);return P(()=>{if(a(null),!!t)return Ve(async n=>{if(document.visibilityState!=="hidden")try{let i=await I(e,"GET",t,void 0,10);n()||a(i)}catch{}await $e(o)})},[e,t,o]),s}function X({t:e,kept:t,title:o,text:s,back:a,next:n,onNext:i,ready:l=!0,children:c,other:d}){let[u,p]=k(!1),$=async()=>{i&&(p(!0),await i(),p(!1))};return r`
    <aside class="setup-say">
      <section class="setup-task">
        <h2>${o}</h2>
        <p>${s}</p>
      </section>
      <div class="setup-marks">${c}</div>
      <p class="trouble" role="alert">${t.trouble}</p>
      <div class="setup-go">
        ${d}
        ${a?r`
                <button class="btn square back" onClick=${()=>t.go(a)} aria-label=${e("setup.back")}><${y} id="prev" /></button>
              `:null}
        ${n?r`
                <button class="btn primary next" disabled=${!l||u} onClick=${$}>
                  ${n}
                  <${y} id="next" />
                </button>
              `:null}
      </div>
    </aside>
  `}var ne=({icon:e,name:t,is:o,word:s,text:a="",share:n})=>r`
  <section class=${"card setup-mark "+o}>
    <div>
      <${y} id=${e} />
      <span>${t}</span>
      <b>
        <${y} id=${o==="good"?"check":o==="wait"?"more":"warn"} class="ic-s" />
        ${s}
      </b>
    </div>
    ${n===void 0?null:r`
            <span class="setup-scale"><i style=${`width:${Math.round(100*Math.min(1,Math.max(0,n)))}%`}></i></span>
          `}
    <p>${a}</p>
  </section>
`;var Cr={phone:"setup.camera.phone.text",upload:"setup.camera.upload.text"};function fc({t:e,one:t,onPick:o}){let{shot:s}=J({camera:t.id},t.sees);return r`
    <li>
      <button class="card setup-camera" disabled=${!!t.held_by} onClick=${o} data-camera=${t.kind}>
        ${s?r`
                <${He} bitmap=${s.bitmap} />
              `:r`
                <span class="setup-noimg"><${y} id=${t.kind==="upload"||t.kind==="phone"?"phone":"camera"} /></span>
              `}
        <b>${t.name||e("setup.camera."+t.kind)}</b>
        <small>${t.held_by?e("setup.camera.held",{table:t.held_by}):Cr[t.kind]?e(Cr[t.kind]):""}</small>
      </button>
    </li>
  `}function gc({t:e,kept:t,cameras:o,onChosen:s,onClose:a}){let[n,i]=k(""),[l,c]=k(!1),d=async u=>{c(!0);let p=await t.ask("POST","/camera",u,30);c(!1),p&&s(p)};return r`
    <section class="setup-choose">
      <h2>${e("setup.camera.which")}</h2>
      <p>${o.advice||""}</p>
      <ul class="setup-cameras">
        ${o.cameras.map(u=>r`
            <${fc} key=${u.id} t=${e} one=${u} onPick=${()=>d({id:u.id})} />
          `)}
      </ul>
      <form
        class="setup-address"
        onSubmit=${u=>{u.preventDefault(),n&&d({address:n})}}
      >
        <label>
          <span>${e("setup.camera.address")}</span>
          <input
            type="text"
            inputmode="url"
            placeholder="http://192.168.1.20:8080/video"
            value=${n}
            onInput=${u=>i(u.target.value)}
          />
        </label>
        <button class="btn" disabled=${l||!n}>${e("setup.camera.call")}</button>
      </form>
      <p class="trouble" role="alert">${t.trouble}</p>
      ${a?r`
              <button class="btn" onClick=${a}>${e("setup.back")}</button>
            `:null}
    </section>
  `}var ys=()=>{let e=Intl.DateTimeFormat().resolvedOptions().timeZone||"",t=/^America\/(Argentina|Asuncion|Montevideo|Santiago|Punta_Arenas|La_Paz|Cayenne|Martinique|Guadeloupe|Barbados|Jam|Grenada)/;return/^America\//.test(e)&&!t.test(e)||/^(Asia\/(Seoul|Taipei|Manila|Riyadh)|Pacific\/(Honolulu|Guam))$/.test(e)?60:50},wc=(e,t,o)=>{if(!t)return[{icon:"camera",name:e("setup.view.picture"),is:"wait",word:e("setup.view.wait")}];let s=l=>t.faults.includes(l),a=t.lid?t.lid.doubt?"fair":s("cut")?"bad":"good":"wait",n=["dark","bright","bands"].find(s),i={is:"wait",word:e("setup.view.lost"),text:"",share:0};return[{icon:"corners",name:e("setup.view.lid"),is:a,word:e("setup.view.lid."+a),text:a==="good"&&t.die_px?e("setup.view.die",{n:Math.round(t.die_px)}):e("setup.view.lid."+a+".text")},{icon:"focus",name:e("setup.view.sharp"),is:s("blurred")?"fair":"good",word:e(s("blurred")?"setup.view.blurred":"setup.view.good"),text:s("blurred")?e("setup.view.blurred.text"):s("small")?e("setup.view.small"):"",share:t.sharp},{icon:"sun",name:e("setup.view.light"),is:n?"fair":"good",word:e("setup.view."+(n||"good")),text:n&&e("setup.view."+n+".text")}].map(l=>o?{...l,...i}:l)};function Mr({t:e,table:t,kept:o,setup:s}){let[a,n]=k(null),[i,l]=k(!1),[c,d]=k(!1),{shot:u,dark:p}=J({camera:""},!!a?.chosen&&!i),$=ze(e.lang,a?.chosen&&u?"/setup/view":"",350);P(()=>{o.ask("GET","/cameras").then(z=>z&&n(z))},[]);let h=async z=>{let C=await o.ask("POST","/camera",{mains_hz:z});C&&n(C)};if(!a)return r`
      <p class="setup-dark" role="status">${o.trouble||e("setup.waits")}</p>
    `;if(!a.chosen&&!a.by_flags||i)return r`
      <${gc}
        t=${e}
        kept=${o}
        cameras=${a}
        onChosen=${z=>{n(z),l(!1)}}
        onClose=${i?()=>l(!1):void 0}
      />
    `;let f=a.cameras.some(z=>z.chosen&&z.kind==="phone"),m=!!t.snapshot?.camera?.live,w=!m&&t.snapshot?.camera?.reason||"",v=async()=>{!a.mains_hz&&!f&&await h(ys()),!(!s&&!await o.begin())&&await o.go("sizes")},b=$?.lid&&!$.lid.doubt?$.lid.corners_px:null,g=f&&(!m||c)?r`
          <section class="card setup-phone">
            <h2>${e("setup.phone.title")}</h2>
            <p class="setup-why" role="status">${w}</p>
            <${bt} t=${e} table=${t} role="camera" />
            <p class="dim">${e("setup.phone.text")}</p>
            ${m?r`
                    <button class="btn" onClick=${()=>d(!1)}>${e("setup.back")}</button>
                  `:null}
          </section>
        `:null;return r`
    ${g||r`
        <${Y}
          t=${e}
          shot=${u}
          dark=${p}
          draw=${z=>b&&r`
              <${fe} class="setup-lid" points=${b} width=${3*z} />
            `}
        />
      `}
    <${X}
      t=${e}
      kept=${o}
      title=${e("setup.view.title")}
      text=${e("setup.view.text")}
      next=${e("setup.view.next")}
      onNext=${v}
      ready=${!!u&&!g}
      other=${a.by_flags?null:r`
              <button class="btn setup-other" onClick=${()=>l(!0)}>${e("setup.camera.other")}</button>
              ${f&&m&&!c?r`
                      <button class="btn" onClick=${()=>d(!0)}>${e("setup.phone.other")}</button>
                    `:null}
            `}
    >
      ${(g?[]:wc(e,$,p)).map(z=>r`
          <${ne} key=${z.icon} ...${z} />
        `)}
      ${f?null:r`
              <section class="setup-mains">
                <div class="seg setup-floors" role="group" aria-label=${e("setup.view.mains")}>
                  ${[50,60].map(z=>r`
                      <button
                        key=${z}
                        data-hertz=${z}
                        class=${(a.mains_hz||ys())===z?"on":""}
                        aria-pressed=${(a.mains_hz||ys())===z}
                        onClick=${()=>h(z)}
                      >
                        ${e("setup.view.mains.hz",{n:z})}
                      </button>
                    `)}
                </div>
                <p>${e("setup.view.mains.text")}</p>
              </section>
            `}
    <//>
  `}var Ye=({label:e,name:t,value:o,least:s,onInput:a})=>r`
  <label class="setup-number">
    <span>${e}</span>
    <input
      class="num"
      type="number"
      inputmode="decimal"
      step="any"
      min=${s}
      name=${t}
      value=${o}
      onInput=${n=>a(Number(n.target.value))}
    />
    <span>mm</span>
  </label>
`;var jr=[[290,290],[400,280]];function Sr({t:e,kept:t,setup:o}){let{shot:s,dark:a}=J({camera:""}),n=o.answers.board,[i,l]=k(n||{width_mm:290,height_mm:290,wall_mm:45}),[c,d]=k(o.answers.die?.edge_mm||16),[u,p]=k(!!n&&!jr.some(([f,m])=>f===n.width_mm&&m===n.height_mm)),$=f=>r`
    <${Ye}
      label=${e("setup.sizes."+f)}
      name=${f}
      value=${i[f+"_mm"]}
      least=${0}
      onInput=${m=>l({...i,[f+"_mm"]:m})}
    />
  `,h=i.width_mm>=50&&i.height_mm>=50&&i.wall_mm>=0&&c>=5&&c<=50;return r`
    <${Y} t=${e} shot=${s} dark=${a} />
    <${X}
      t=${e}
      kept=${t}
      title=${e("setup.sizes.title")}
      text=${e("setup.sizes.text")}
      back="view"
      next=${e("setup.next")}
      onNext=${()=>t.say({board:i,die:{edge_mm:c}},"corners")}
      ready=${h}
    >
      <div class="seg setup-floors" role="group" aria-label=${e("setup.sizes.floor")}>
        ${jr.map(([f,m])=>{let w=!u&&i.width_mm===f&&i.height_mm===m;return r`
            <button
              key=${f}
              class=${w?"on":""}
              aria-pressed=${w}
              onClick=${()=>{p(!1),l({...i,width_mm:f,height_mm:m})}}
            >
              ${f} × ${m} mm
            </button>
          `})}
        <button class=${u?"on":""} aria-pressed=${u} onClick=${()=>p(!0)}>${e("setup.sizes.other")}</button>
      </div>
      ${u?[$("width"),$("height")]:null} ${$("wall")}
      <${Ye} label=${e("setup.sizes.die")} name="die" value=${c} least=${0} onInput=${d} />
    <//>
  `}function Tr({t:e,kept:t,setup:o}){let{shot:s,dark:a}=J({camera:""}),[n,i]=k(o.answers.corners_px?.length===4?o.answers.corners_px:null),[l,c]=k(o.answers.corners_px?.length===4?"":null),[d,u]=k(-1),p=async w=>{c(null);let v=await t.ask("POST","/setup/corners",w?{corners_px:w}:{},60);if(!v){c("unseen");return}i(v.corners_px),c(v.doubt)};P(()=>{n||p(null)},[]);let $=(w,v,b)=>{if(!(!n||!s))if(w==="down"){let g=n.map((z,C)=>[Math.hypot(z[0]-v[0],z[1]-v[1]),C]).sort((z,C)=>z[0]-C[0])[0];if(g[0]>s.width/6)return;b.currentTarget.setPointerCapture(b.pointerId),u(g[1]),i(n.map((z,C)=>C===g[1]?v:z))}else w==="move"&&d>=0?i(n.map((g,z)=>z===d?v:g)):w==="up"&&d>=0&&(u(-1),p(n))},h=w=>v=>{let b={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[v.key];!b||!n||(v.preventDefault(),i(n.map((g,z)=>z===w?[g[0]+b[0],g[1]+b[1]]:g)),c("hand"))},f=()=>n&&t.say({corners_px:n.map(w=>w.map(v=>Math.round(v*100)/100))},"empty"),m=l===null?"wait":l===""?"good":"fair";return r`
    <${Y}
      t=${e}
      shot=${s}
      dark=${a}
      onPointer=${$}
      draw=${w=>n&&r`
          <${fe} class="setup-lid" points=${n} width=${2.5*w} />
          ${n.map((v,b)=>r`
              <g key=${b} class="setup-corner">
                <circle cx=${v[0]} cy=${v[1]} r=${22*w} stroke-width=${3*w} />
                <circle class="dot" cx=${v[0]} cy=${v[1]} r=${3*w} />
                <text x=${v[0]} y=${v[1]+(v[1]<50*w?44:-28)*w} font-size=${20*w}>${b+1}</text>
              </g>
            `)}
        `}
    >
      ${n&&s?r`
              <div class="setup-handles">
                ${n.map((w,v)=>r`
                    <button
                      key=${v}
                      style=${`left:${100*w[0]/s.width}%;top:${100*w[1]/s.height}%`}
                      aria-label=${e("setup.corners.one",{n:v+1})}
                      onKeyDown=${h(v)}
                    ></button>
                  `)}
              </div>
            `:null}
      ${d>=0&&s&&n?r`
              <${_r} shot=${s} place=${n[d]} side=${n[d][0]>s.width/2?"left":"right"} />
            `:null}
    <//>
    <${X}
      t=${e}
      kept=${t}
      title=${e("setup.corners.title")}
      text=${e("setup.corners.text")}
      back="sizes"
      next=${e(m==="fair"?"setup.corners.anyway":"setup.corners.next")}
      onNext=${f}
      ready=${!!n&&m!=="wait"}
      other=${r`
        <button class="btn setup-other" disabled=${m==="wait"} onClick=${()=>p(null)}>
          <${y} id="corners" />
          ${e("setup.corners.again")}
        </button>
      `}
    >
      <${ne}
        icon="corners"
        name=${e("setup.step.corners")}
        is=${m}
        word=${e("setup.corners."+m)}
        text=${e(m==="fair"?"setup.corners.doubt."+l:"setup.corners."+m+".text")}
      />
    <//>
  `}function xo(e,t){let o=t.calibration.state,s=W(o);return P(()=>{s.current==="running"&&o==="ready"&&e.go("test"),s.current=o},[o]),{runs:o==="running",begin:()=>e.ask("POST","/setup/calibration")}}function Xe({t:e,kept:t,setup:o}){let s=o.calibration.refusal;return s?r`
    <section class="card setup-mark bad refusal" role="alert">
      <div>
        <${y} id="warn" />
        <b>${e("setup.refused")}</b>
      </div>
      <p>${s.text}</p>
      ${s.step&&s.step!==o.step?r`
              <button class="btn" onClick=${()=>t.go(s.step)}>
                ${e("setup.goto",{step:e("setup.step."+s.step)})}
              </button>
            `:null}
    </section>
  `:null}var _o=(e,t)=>[...e?.pictures||[]].reverse().find(o=>o.for===t)||null,vs=e=>e&&{url:te("/setup/pictures/"+e.id),width:e.width_px,height:e.height_px};function zs(e,t,o,s){let a=_o(t,o),[n,i]=k(!a),l=W(!1),c=ze(s.lang,n?"/setup/still?for="+o:"",250);return P(()=>{!n||l.current||!c?.ready||(l.current=!0,e.shoot(o).then(d=>{l.current=!1,d&&i(!1)}))},[c,n]),{taken:n?null:a,still:c,again:()=>i(!0)}}var vt=({t:e,still:t,taken:o})=>r`
  <${ne}
    icon="still"
    name=${e("setup.still")}
    is=${o?"good":t?.hand?"fair":"wait"}
    word=${e(o?"setup.still.taken":t?.hand?"setup.still.hand":"setup.still.wait")}
    text=${e(o?"setup.still.taken.text":"setup.still.text")}
    share=${o?1:Math.min(1,(t?.seconds||0)/2)}
  />
`;function Pr({t:e,kept:t,setup:o,onEnd:s}){let{taken:a,still:n,again:i}=zs(t,o,"empty",e),{shot:l,dark:c}=J({camera:""},!a),d=o.answers.corners_px,u=!!o.mends&&!o.kept&&o.answers.dice?.length>0,p=o.calibration.state,$=W(p);return P(()=>{let h=u&&$.current==="running"&&p==="ready";$.current=p,h&&t.ask("POST","/setup/keep",{name:o.answers.name},60).then(f=>f&&s?.())},[p]),r`
    <${Y}
      t=${e}
      shot=${a?vs(a):l}
      dark=${c}
      draw=${h=>d&&r`
          <${fe} class="setup-lid" points=${d} width=${2*h} />
        `}
    />
    <${X}
      t=${e}
      kept=${t}
      title=${e("setup.empty.title")}
      text=${e("setup.empty.text")}
      back="corners"
      next=${e(p==="running"?"setup.dice.runs":"setup.empty.next")}
      onNext=${()=>u?t.ask("POST","/setup/calibration"):t.go("dice")}
      ready=${!!a&&p!=="running"}
      other=${a?r`
              <button class="btn setup-other" onClick=${i}>
                <${y} id="redo" />
                ${e("setup.again")}
              </button>
            `:null}
    >
      <${Xe} t=${e} kept=${t} setup=${o} />
      <${vt} t=${e} still=${n} taken=${a} />
    <//>
  `}var Or="combat",Br=["2","4","6","8","10","star"],kc=(e,t)=>{let o=(e.answers.colours||[]).find(a=>a.name===t)?.faces||[],s=[...new Set(o.map(a=>a.face))];return s.every(a=>Br.includes(a))?Br:s};function Lr({t:e,kept:t,setup:o,colours:s,colour:a,onClose:n}){let{shot:i,dark:l}=J({camera:""}),[c,d]=k(a||Or),[u,p]=k(()=>kc(o,a)),[$,h]=k(!!a),f=(o.answers.colours||[]).find(C=>C.name===c)?.faces||[],m=u.find(C=>!f.some(B=>B.face===C)),w=ze(e.lang,$&&m?"/setup/still?for=face":"",250),v=W(!1),b=W(!1),g=C=>{let B=(o.answers.colours||[]).filter(_=>_.name!==c);return t.say({colours:C.length?[...B,{name:c,faces:C}]:B})};P(()=>{if(!(!w||!m||b.current)){if(!w.ready){v.current=!0;return}v.current&&(v.current=!1,b.current=!0,t.shoot("face").then(C=>{C||(v.current=!0);let B=C?.setup?.pictures.filter(_=>_.for==="face").at(-1);return B&&g([...f,{face:m,picture:B.id}])}).finally(()=>{b.current=!1}))}},[w]);let z=async C=>{v.current=!1,await g(f.filter(B=>B!==C))&&await t.ask("DELETE","/setup/pictures/"+C.picture)};return $?r`
    <${Y} t=${e} shot=${i} dark=${l} />
    <${X}
      t=${e}
      kept=${t}
      title=${m?e("setup.faces.lay",{face:m}):e("setup.faces.done")}
      text=${e(m?"setup.faces.text":"setup.faces.done.text")}
      next=${e("setup.faces.end")}
      ready=${!m}
      onNext=${n}
      other=${r`
        <button
          class="btn setup-other"
          onClick=${async()=>{m&&!await g([])||n()}}
        >
          ${e(m?"setup.faces.without":"setup.back")}
        </button>
      `}
    >
      ${m?w?.ready&&f.length?r`
                <${ne}
                  icon="still"
                  name=${e("setup.still")}
                  is="good"
                  word=${e("setup.still.taken")}
                  text=${e("setup.faces.turn",{face:m})}
                  share=${1}
                />
              `:r`
                <${vt} t=${e} still=${w} taken=${!1} />
              `:null}
      <ul class="setup-groups">
        ${u.map(C=>{let B=f.find(_=>_.face===C);return r`
            <li key=${C}>
              <button class="setup-group face" disabled=${!B} onClick=${()=>z(B)}>
                <i>
                  ${B?r`
                          <${y} id="check" class="ic-s" />
                        `:null}
                </i>
                <b>${C}</b>
                <span>${B?e("setup.faces.again"):""}</span>
                <${y} id=${B?"redo":"more"} class="ic-s" />
              </button>
            </li>
          `})}
      </ul>
    <//>
  `:r`
      <${Y} t=${e} shot=${i} dark=${l} />
      <${X}
        t=${e}
        kept=${t}
        title=${e("setup.faces.title")}
        text=${e("setup.faces.which")}
        next=${e("setup.next")}
        ready=${!!c&&new Set(u).size===u.length&&u.length>1}
        onNext=${()=>h(!0)}
        other=${r`
          <button class="btn setup-other" onClick=${n}>${e("setup.back")}</button>
        `}
      >
        <div class="setup-names" role="group" aria-label=${e("setup.faces.colour")}>
          ${[Or,...s].map(C=>r`
              <button key=${C} data-name=${C} class=${C===c?"on":""} aria-pressed=${C===c} onClick=${()=>d(C)}>
                ${e.colour(C)}
              </button>
            `)}
        </div>
        <label class="setup-name">
          <span>${e("setup.faces.names")}</span>
          <input
            type="text"
            value=${u.join(", ")}
            onChange=${C=>p(C.target.value.split(/[,\s]+/).filter(Boolean).slice(0,6))}
          />
        </label>
      <//>
    `}var bc=(e,t)=>{let[o,s]=e.dice[0],a=t.find(n=>Math.hypot(n.px[0]-o,n.px[1]-s)<3);return{...e,on:!t.length||!!a,name:a?.colour||e.name}},Ir=["red","green","blue","white","yellow","black","purple","orange","pink","brown","grey"];function Dr({t:e,kept:t,setup:o}){let{taken:s,still:a,again:n}=zs(t,o,"teach",e),{shot:i,dark:l}=J({camera:""},!s),[c,d]=k(null),[u,p]=k([]),[$,h]=k(-1),[f,m]=k(!1),w=s?.id,v=(o.answers.colours||[]).filter(_=>_.faces?.length),{runs:b,begin:g}=xo(t,o);P(()=>{if(d(null),!w)return;let _=!1;return t.ask("GET","/setup/dice",void 0,40).then(x=>{_||(d(x||void 0),x&&p(x.groups.map(O=>bc(O,o.answers.dice||[]))))}),()=>{_=!0}},[w]);let z=u.filter(_=>_.on&&!v.some(x=>x.name===_.name)),C=async()=>{let _=[...[...new Set(z.map(O=>O.name))].map(O=>({name:O})),...v],x=z.flatMap(O=>O.dice.map(j=>({colour:O.name,px:j})));await t.say({colours:_,dice:x})&&await g()},B=(_,x)=>{p(u.map((O,j)=>j===_?{...O,...x}:O)),h(-1)};return f?r`
      <${Lr} t=${e} kept=${t} setup=${o} colours=${Ir} colour=${v[0]?.name||""} onClose=${()=>m(!1)} />
    `:r`
    <${Y}
      t=${e}
      shot=${s?vs(s):i}
      dark=${l}
      draw=${_=>s&&u.map((x,O)=>x.on?x.dice.map((j,L)=>r`
                  <g key=${O+"-"+L} class=${"setup-die"+($===O?" on":"")}>
                    <circle cx=${j[0]} cy=${j[1]} r=${17*_} fill=${x.colour} stroke-width=${3*_} />
                    <text x=${j[0]} y=${j[1]+7*_} font-size=${20*_}>${O+1}</text>
                  </g>
                `):null)}
    />
    <${X}
      t=${e}
      kept=${t}
      title=${e("setup.dice.title")}
      text=${e(s?"setup.dice.name":"setup.dice.text")}
      back="empty"
      next=${e(b?"setup.dice.runs":"setup.dice.next")}
      onNext=${C}
      ready=${!!s&&z.length>0&&!b}
      other=${s?r`
              <button
                class="btn setup-other"
                disabled=${b}
                onClick=${()=>{p([]),n()}}
              >
                <${y} id="redo" />
                ${e("setup.again")}
              </button>
            `:null}
    >
      ${s?null:r`
              <${vt} t=${e} still=${a} taken=${s} />
            `}
      <${Xe} t=${e} kept=${t} setup=${o} />
      ${s?r`
              <ul class="setup-groups">
                ${u.map((_,x)=>r`
                    <li key=${x} class=${_.on?"":"off"}>
                      <button class="setup-group" aria-expanded=${$===x} onClick=${()=>h($===x?-1:x)}>
                        <i style=${`background:${_.colour}`}>${x+1}</i>
                        <b>${_.on?e.colour(_.name):e("setup.dice.none")}</b>
                        <span class="num">${e("setup.dice.count",{n:_.dice.length})}</span>
                        <${y} id="down" class="ic-s" />
                      </button>
                      ${$===x?r`
                              <div class="setup-names">
                                ${Ir.map(O=>r`
                                    <button
                                      key=${O}
                                      data-name=${O}
                                      class=${_.on&&O===_.name?"on":""}
                                      onClick=${()=>B(x,{name:O,on:!0})}
                                    >
                                      ${e.colour(O)}
                                    </button>
                                  `)}
                                <button class="none" onClick=${()=>B(x,{on:!1})}>${e("setup.dice.none")}</button>
                              </div>
                            `:null}
                    </li>
                  `)}
              </ul>
              <button class="btn setup-printed" disabled=${b} onClick=${()=>m(!0)}>
                <${y} id="dice" class="ic-s" />
                ${e(v.length?"setup.faces.there":"setup.faces.add",{n:v[0]?.faces.length||0})}
              </button>
              ${c===null?r`
                      <p role="status">${e("setup.waits")}</p>
                    `:c&&(c.other.length||!u.length)?r`
                        <${ne}
                          icon="dice"
                          name=${e("setup.step.dice")}
                          is="fair"
                          word=${e("setup.dice.fair")}
                          text=${e(u.length?"setup.dice.other":"setup.dice.nothing")}
                        />
                      `:null}
            `:null}
    <//>
  `}var yc={columns:9,rows:6},Co=24,vc=["pi-camera-3","pi-camera-3-wide","pi-hq-6mm","pi-global-6mm"],Ar=.03,zc=.003,xc=e=>{if(!e)return 0;if(e.done)return 1;let t=e.focal_sd?Math.log(Ar/e.focal_sd)/Math.log(Ar/zc):0;return Math.min(.95,Math.max(e.pictures/12,t*Math.min(1,e.pictures/5)))};function Er({t:e,kept:t,setup:o}){let s=o.answers.lens,a=s?.square_mm||Co,{shot:n,dark:i}=J({camera:""}),[l,c]=k(s?.profile?"none":"paper"),[d,u]=k(Math.round(1e3*a/Co)/10),[p,$]=k(a===Co?8:a),h=ze(e.lang,l==="none"?"":"/setup/lens",200),{runs:f,begin:m}=xo(t,o),w=W(!1),v={...yc,square_mm:l==="phone"?p:Co*d/100};P(()=>{if(!h?.ready||w.current||f||l==="none")return;w.current=!0,(s&&!s.profile&&s.square_mm===v.square_mm?Promise.resolve(!0):t.say({lens:v})).then(B=>B&&t.shoot("lens")).finally(()=>{w.current=!1})},[h]);let b=async()=>{let C=l==="none"?{lens:s?.profile?{profile:s.profile}:null}:{lens:v};await t.say(C)&&await m()},g=l!=="none"&&h?.pictures>0,z=h?.done?"done":h?.hint||"wait";return r`
    <${Y}
      t=${e}
      shot=${n}
      dark=${i}
      draw=${C=>l!=="none"&&h?r`
              ${h.done?null:r`
                      <${fe} class="setup-target" points=${h.target_px} width=${5*C} />
                    `}
              ${h.board_px.length===4?r`
                      <${fe} class=${"setup-board "+h.hint} points=${h.board_px} width=${3*C} />
                    `:null}
            `:null}
    />
    <${X}
      t=${e}
      kept=${t}
      title=${e("setup.lens.title")}
      text=${e(l==="none"?"setup.lens.none.text":"setup.lens.text")}
      back="dice"
      next=${e(f?"setup.dice.runs":g?"setup.lens.next":"setup.lens.skip")}
      onNext=${()=>g||l==="none"||o.calibration.state!=="ready"?b():t.go("test")}
      ready=${!f&&(!g||h.pictures>=3)}
    >
      <${Xe} t=${e} kept=${t} setup=${o} />
      <div class="seg setup-floors" role="group" aria-label=${e("setup.lens.which")}>
        ${["paper","phone","none"].map(C=>r`
            <button key=${C} data-way=${C} class=${l===C?"on":""} aria-pressed=${l===C} onClick=${()=>c(C)}>
              ${e("setup.lens."+C)}
            </button>
          `)}
      </div>
      ${l==="none"?r`
              <ul class="setup-names">
                ${[...vc,""].map(C=>r`
                    <li key=${C}>
                      <button
                        data-lens=${C}
                        class=${(s?.profile||"")===C?"on":""}
                        aria-pressed=${(s?.profile||"")===C}
                        onClick=${()=>t.say({lens:C?{profile:C}:null})}
                      >
                        ${e("setup.lens.stock."+(C||"other"))}
                      </button>
                    </li>
                  `)}
              </ul>
            `:r`
              <${ne}
                icon="ruler"
                name=${e("setup.keep.exact")}
                is=${h?.done?"good":"wait"}
                word=${e("setup.lens.pictures",{n:h?.pictures||0})}
                text=${e("setup.lens.hint."+z)}
                share=${xc(h)}
              />
            `}
      ${l==="paper"?r`
              <p class="setup-links">
                <a class="btn" href=${te("/chessboard/a4")} download="chessboard-a4.pdf">
                  <${y} id="down" class="ic-s" />
                  ${e("setup.lens.print",{paper:"A4"})}
                </a>
                <a class="btn" href=${te("/chessboard/letter")} download="chessboard-letter.pdf">
                  <${y} id="down" class="ic-s" />
                  ${e("setup.lens.print",{paper:"Letter"})}
                </a>
              </p>
              <${Ye} label=${e("setup.lens.bar")} name="bar" value=${d} least=${1} onInput=${u} />
            `:null}
      ${l==="phone"?r`
              <${_c} t=${e} />
              <${Ye} label=${e("setup.lens.square")} name="square" value=${p} least=${1} onInput=${$} />
            `:null}
    <//>
  `}function _c({t:e}){let{value:t}=re(e,"/setup/screen");return r`
    <div class="setup-screen">
      <${zo} label=${e("setup.lens.qr")} qr=${t?.qr} />
      <p>${e("setup.lens.phone.text",{address:t?.url||location.origin+"/#chessboard"})}</p>
    </div>
  `}var xs=3,Cc=["1","2","3","4","5","6"],Mc=e=>e.missed+e.extra+e.values+e.colours===0,jc=(e,t)=>{let o=s=>e.reduce((a,n)=>a+n[s],0);return o("missed")+o("extra")?["missed","empty"]:o("colours")?["colours","dice"]:o("values")?["values","view"]:o("questions")>e.length?["asks","view"]:t&&!t.lens_pictures&&t.margin_mm>1.2?["lens","lens"]:["good",""]},_s=(e,t)=>{let o=(e.answers.colours||[]).find(s=>s.name===t)?.faces;return o?.length?[...new Set(o.map(s=>s.face))]:Cc};function Sc({t:e,kept:t,setup:o}){let s=J({camera:""}),[a,n]=k(o.answers.name||e("setup.keep.name.usual")),i=o.calibration.found;return r`
    <${Y} t=${e} shot=${s.shot} dark=${s.dark} />
    <${X}
      t=${e}
      kept=${t}
      title=${e("setup.keep.title")}
      text=${e("setup.keep.text")}
      back="dice"
      next=${e("setup.keep.next")}
      onNext=${()=>t.ask("POST","/setup/keep",{name:a},60)}
      ready=${!!a.trim()}
      other=${i.lens_pictures?null:r`
              <button class="btn setup-other" onClick=${()=>t.go("lens")}>
                <${y} id="ruler" />
                ${e("setup.keep.lens")}
              </button>
            `}
    >
      <${ne}
        icon="ruler"
        name=${e("setup.keep.exact")}
        is=${i.margin_mm<=1.2?"good":"fair"}
        word=${e("setup.keep.margin",{n:e.mm(i.margin_mm)})}
        text=${e("setup.keep.margin.text")}
      />
      <label class="setup-name">
        <span>${e("setup.keep.name")}</span>
        <input type="text" maxlength="30" value=${a} onInput=${l=>n(l.target.value)} />
      </label>
      ${o.calibration.notes.map(l=>r`
          <p key=${l}>${l}</p>
        `)}
    <//>
  `}var Tc=({dice:e,picked:t,px:o,edge:s})=>{let a=Math.max(15*o,Math.min(26*o,.8*s)),n=Math.max(6*o,Math.min(11*o,.28*s));return e.map(i=>r`
      <g key=${i.key} class=${"setup-die read"+(i===t?" on":"")}>
        <${fe} points=${i.outline} width=${(i===t?6:3)*o} />
        <text x=${i.at[0]} y=${i.at[1]-.55*s} font-size=${a} stroke-width=${.2*a}>${i.face}</text>
        <circle class="plate" cx=${i.at[0]} cy=${i.at[1]+.75*s} r=${n} stroke-width=${o} />
        <use
          href=${"#"+Ee(i.colour)}
          class=${"c-"+i.colour}
          x=${i.at[0]-.65*n}
          y=${i.at[1]+.75*s-.65*n}
          width=${1.3*n}
          height=${1.3*n}
        />
      </g>
    `)},Pc=({t:e,setup:t,die:o,onChange:s,onRemove:a,onClose:n})=>r`
  <section class="card setup-correct">
    <h3>${e("setup.test.value")}</h3>
    <div class="setup-names">
      ${_s(t,o.colour).map((i,l)=>r`
          <button
            key=${l}
            data-value=${l+1}
            class=${o.value===l+1?"on":""}
            aria-pressed=${o.value===l+1}
            onClick=${()=>s({value:l+1,face:i})}
          >
            ${i}
          </button>
        `)}
    </div>
    <h3>${e("setup.test.colour")}</h3>
    <div class="setup-names">
      ${(t.answers.colours||[]).map(i=>r`
          <button
            key=${i.name}
            data-name=${i.name}
            class=${o.colour===i.name?"on":""}
            aria-pressed=${o.colour===i.name}
            onClick=${()=>s({colour:i.name,face:_s(t,i.name)[o.value-1]||"?"})}
          >
            ${e.colour(i.name)}
          </button>
        `)}
    </div>
    <div class="two">
      <button class="btn bad" onClick=${a}>
        <${y} id="remove" />
        ${e("setup.dice.none")}
      </button>
      <button class="btn" onClick=${n}>${e("setup.test.done")}</button>
    </div>
  </section>
`;function Oc({t:e,kept:t,setup:o,onEnd:s}){let[a,n]=k(0),[i,l]=k(null),[c,d]=k([]),[u,p]=k(null),[$,h]=k(!1),f=J({camera:""},!i),m=o.tests.length,w=m>=xs+a,v=o.tests.filter(Mc).length,[b,g]=jc(o.tests,o.calibration.found),z=async()=>{let A=await t.ask("POST","/reading",{},40);if(!A)return;let T=f.shot;l({...A,shot:{url:te("/live.jpg?frame="+A.frame),width:T?.width||4,height:T?.height||3}}),d((A.reading.dice||[]).map(N=>({key:N.id,id:N.id,colour:N.colour,value:N.value,face:N.face||(N.value?String(N.value):"?"),outline:N.outline_px,at:as(N.outline_px)}))),h(!1)},C=async()=>{let A=c.map(T=>T.id!==null?{id:T.id,colour:T.colour,value:T.value}:{colour:T.colour,value:T.value,px:T.at});await t.ask("POST","/setup/test",{frame:i.frame,dice:A})&&l(null)},B=A=>{let T={...u,...A};d(c.map(N=>N===u?T:N)),p(T),h(!0)},_=()=>{d(c.filter(A=>A!==u)),p(null),h(!0)},x=(o.calibration.found?.die_px||24)/2,O=(A,T)=>{if(A!=="up"||!i)return;let N=c.map(se=>({d:se,off:Math.hypot(se.at[0]-T[0],se.at[1]-T[1])})).sort((se,he)=>se.off-he.off)[0];if(N&&N.off<2*x){p(N.d);return}let ge=o.answers.colours[0].name,[ae,oe]=T.map(se=>Math.round(10*se)/10),ue={key:"new-"+Date.now(),id:null,colour:ge,value:1,face:_s(o,ge)[0],at:[ae,oe],outline:[[ae-x,oe-x],[ae+x,oe-x],[ae+x,oe+x],[ae-x,oe+x]]};d([...c,ue]),p(ue),h(!0)};if(w)return r`
      <${Y} t=${e} shot=${f.shot} dark=${f.dark} />
      <${X}
        t=${e}
        kept=${t}
        title=${e("setup.test.over")}
        text=${e("setup.test.over.text")}
        next=${e("setup.test.end")}
        onNext=${async()=>{await t.ask("DELETE","/setup")&&s()}}
        other=${r`
          <button class="btn setup-other" onClick=${()=>n(m-xs+1)}>
            <${y} id="dice" />
            ${e("setup.test.more")}
          </button>
        `}
      >
        <${ne}
          icon="check"
          name=${e("setup.test.verdict")}
          is=${["good","lens"].includes(b)?"good":"fair"}
          word=${e("setup.test.score",{n:v,all:m})}
          text=${e("setup.help."+b)}
        />
        ${g?r`
                <button class="btn" onClick=${()=>t.go(g)}>${e("setup.goto",{step:e("setup.step."+g)})}</button>
              `:null}
      <//>
    `;let j=i?.reading.questions?.length||0,L=c.some(A=>!A.value);return r`
    <${Y}
      t=${e}
      shot=${i?i.shot:f.shot}
      dark=${f.dark}
      onPointer=${i?O:void 0}
      draw=${A=>i&&r`
          <${Tc} dice=${c} picked=${u} px=${A} edge=${2*x} />
        `}
    >
      ${i?r`
              <div class="setup-handles">
                ${c.map(A=>r`
                    <button
                      key=${A.key}
                      style=${`left:${100*A.at[0]/i.shot.width}%;top:${100*A.at[1]/i.shot.height}%`}
                      aria-label=${e.die(A.colour,A.face)}
                      onClick=${()=>p(A)}
                    ></button>
                  `)}
              </div>
            `:null}
    <//>
    <${X}
      t=${e}
      kept=${t}
      title=${e("setup.test.throw",{n:m+1,all:xs+a})}
      text=${e(i?"setup.test.look":"setup.test.text")}
      next=${e(i?$?"setup.test.told":"setup.test.right":"setup.test.read")}
      ready=${!i||!u&&!L}
      onNext=${i?C:z}
      other=${i?r`
              <button
                class="btn setup-other"
                onClick=${()=>{l(null),p(null)}}
              >
                <${y} id="redo" />
                ${e("setup.test.again")}
              </button>
            `:null}
    >
      ${u?r`
              <${Pc} t=${e} setup=${o} die=${u} onChange=${B} onRemove=${_} onClose=${()=>p(null)} />
            `:i?r`
                <${ne}
                  icon="dice"
                  name=${e("setup.test.dice",{n:c.length})}
                  is=${j||L?"fair":"good"}
                  word=${j?e("setup.test.asks",{n:j}):e("setup.test.sure")}
                  text=${c.map(A=>e.die(A.colour,A.face)).join(", ")}
                />
              `:null}
    <//>
  `}function Nr({t:e,kept:t,setup:o,onEnd:s}){let a=J({camera:""},!o.kept&&o.calibration.state!=="ready");return o.kept?r`
      <${Oc} t=${e} kept=${t} setup=${o} onEnd=${s} />
    `:o.calibration.state==="ready"?r`
      <${Sc} t=${e} kept=${t} setup=${o} />
    `:r`
    <${Y} t=${e} shot=${a.shot} dark=${a.dark} />
    <${X} t=${e} kept=${t} title=${e("setup.test.title")} text=${e("setup.test.first")} back="dice" />
  `}var qr={view:Mr,sizes:Sr,corners:Tr,empty:Pr,dice:Dr,lens:Er,test:Nr},Wr=({t:e})=>r`
  <a class="btn setup-open" href="#setup" aria-label=${e("setup.title")}>
    <${y} id="camera" />
    <span>${e("setup.title")}</span>
  </a>
`,Bc=e=>{let t=e.answers;return{view:!!t.board||yt.indexOf(e.step)>0,sizes:!!t.board&&!!t.die,corners:t.corners_px?.length===4,empty:!!_o(e,"empty"),dice:!!_o(e,"teach")&&t.dice?.length>0,lens:!!t.lens,test:e.tests?.length>=3}};function Hr({t:e,table:t,onHome:o}){let s=xr(e),a=s.setup?qr[s.setup.step]?s.setup.step:"test":"view",n=s.setup?Bc(s.setup):{},i=qr[a],l=c=>{let d=c==="test"?"dice":yt[yt.indexOf(c)-1];return s.setup&&(c===a||n[c]||d&&n[d])};return r`
    <div class="p-setup" data-step=${a} data-kept=${s.known}>
      <${pe} t=${e} table=${t} game=${!1} title=${e("setup.title")} sub=${e("setup.sub")} onHome=${o} />
      <main class="setup">
        <ol class="setup-steps">
          ${yt.map((c,d)=>r`
              <li key=${c} class=${c===a?"now":n[c]?"done":""} aria-current=${c===a?"step":void 0}>
                <button disabled=${!l(c)} onClick=${()=>s.go(c)} data-to=${c}>
                  ${n[c]&&c!==a?r`
                          <${y} id="check" class="ic-s" />
                        `:r`
                          <b class="num">${d+1}</b>
                        `}
                  <span>${e("setup.step."+c)}</span>
                </button>
              </li>
            `)}
        </ol>
        ${s.known?r`
                <${i} key=${a} t=${e} table=${t} kept=${s} setup=${s.setup} onEnd=${o} />
              `:r`
                <p class="setup-dark" role="status">${s.trouble||e("setup.waits")}</p>
              `}
      </main>
    </div>
  `}var Mo=({name:e,state:t,people:o})=>r`
  <span class="what">
    <b>${e}</b>
    <small>${t}</small>
  </span>
  ${o.length?r`
          <span class="who">
            ${o.map(s=>r`
                <span key=${s.seat}>
                  <${D} colour=${s.colour} />
                  ${s.name}
                </span>
              `)}
          </span>
        `:null}
`;var Lc=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));function Rr({t:e,table:t,onContinue:o}){let s=t.snapshot?.parked||[],[a,n]=k(!1);if(!s.length)return null;let i=async l=>{await t.takeUp(l)&&(n(!1),o())};return r`
    <button class="btn parked-open" onClick=${()=>n(!0)}>${e("home.parked",{n:s.length})}</button>
    ${a?r`
            <${H} t=${e} title=${e("home.parked.title")} onClose=${()=>n(!1)}>
              <div class="dialog-body">
                <p class="dim">${e("home.parked.how")}</p>
                <ul class="tables">
                  ${s.map(l=>r`
                      <li key=${l.entry}>
                        <button class="btn table-at" disabled=${!!t.busy} onClick=${()=>i(l.entry)}>
                          <${Mo} name=${l.game.name} state=${Lc(e,l.at)} people=${l.people} />
                          <${y} id="next" />
                        </button>
                      </li>
                    `)}
                </ul>
              </div>
            <//>
          `:null}
  `}var Ic=4e3,Dc=(e,t)=>t.game?t.over?e("tables.over",{game:t.game.name}):t.round?`${t.game.name} · ${t.round}`:t.game.name:e("tables.free");function Ac({t:e,list:t,mine:o,onClose:s}){return r`
    <${H} t=${e} title=${e("tables.title")} onClose=${s}>
      <div class="dialog-body">
        <ul class="tables">
          ${t.map(a=>r`
              <li key=${a.id}>
                <a
                  class=${"btn table-at"+(a.id===o?" on":"")}
                  href=${"/?table="+encodeURIComponent(a.id)}
                  aria-current=${a.id===o?"page":null}
                >
                  <${Mo} name=${a.id} state=${Dc(e,a)} people=${a.people} />
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
  `}function Fr({t:e,table:t}){let[o,s]=k([]),[a,n]=k(!1),i=t.me?.table,l=!o.length;return P(()=>{if(!i)return;let c=!1,d=()=>I(e.lang,"GET","/tables").then(p=>{c||s(p)},()=>{});(a||l)&&d();let u=a||l?setInterval(d,Ic):0;return()=>{c=!0,clearInterval(u)}},[e.lang,a,l,!i]),!i||o.length<2?null:r`
    <button class="btn tables-open" aria-label=${e("tables.at",{name:i})} onClick=${()=>n(!0)}>
      <${y} id="corners" />
      <span>${i}</span>
    </button>
    ${a?r`
            <${Ac} t=${e} list=${o} mine=${i} onClose=${()=>n(!1)} />
          `:null}
  `}var zt=({option:e,value:t,onPick:o})=>r`
  <label class="option">
    <span>${e.label}</span>
    ${e.choices.length===2&&e.choices.every(s=>s.label.length<=9)?r`
            <span class="seg" role="group">
              ${e.choices.map(s=>r`
                  <button
                    key=${s.id}
                    class=${s.id===t?"on":""}
                    aria-pressed=${s.id===t}
                    onClick=${a=>{a.preventDefault(),o(s.id)}}
                  >
                    ${s.label}
                  </button>
                `)}
            </span>
          `:r`
            <span class="select">
              <select value=${t} onChange=${s=>o(s.target.value)}>
                ${e.choices.map(s=>r`
                    <option key=${s.id} value=${s.id} selected=${s.id===t}>${s.label}</option>
                  `)}
              </select>
              <${y} id="down" />
            </span>
          `}
  </label>
`;function Gr({t:e,options:t,values:o,onPick:s,onClose:a}){return r`
    <${H} t=${e} title=${e("home.rules")} onClose=${a}>
      <div class="dialog-body">
        ${t.map(n=>r`
            <div class="option-long" key=${n.id}>
              <${zt} option=${n} value=${o[n.id]??n.choices[0]?.id} onPick=${i=>s(n.id,i)} />
              ${n.why?r`
                      <p>${n.why}</p>
                    `:null}
            </div>
          `)}
      </div>
    <//>
  `}var jo=({seats:e})=>r`
  <ul>
    ${e.map(t=>r`
        <li key=${t.seat}>
          <${D} colour=${t.colour} />
          ${t.name}${" "}${t.score!==void 0?r`
                  <b class="num">${U(t.score)}</b>
                `:null}
        </li>
      `)}
  </ul>
`;function Kr({t:e,snapshot:t,game:o,onResult:s,onAgain:a}){let n=be(t),i=t.result?.ranking?.[0]||[],l=(t.result?.ranking||[]).flat().map(c=>n.find(d=>d.seat===c)).filter(ke);return r`
    <section class="land cont over">
      <p class="line">${o.name} · ${e("score.title")}</p>
      <h2>
        <${F} id="crown" class="ic" />
        ${i.map(c=>n.find(d=>d.seat===c)?.name).filter(Boolean).join(", ")||o.name}${" "}${e(i.length>1?"home.share":"score.wins")}
      </h2>
      <${jo} seats=${l.length?l:n} />
      <div class="ends">
        <button class="btn result" onClick=${s}>${e("home.result")}</button>
        ${a?r`
                <button class="btn primary again" onClick=${a}>
                  ${e("home.again")}
                  <${y} id="next" />
                </button>
              `:null}
      </div>
    </section>
  `}var Ur=()=>{try{return JSON.parse(localStorage.getItem("people")||"[]")||[]}catch{return[]}};function Zr(e,t,o,s){let a=[...e.colours],n=[];for(let i=0;i<t;i++){let l=o[i]||{},c=a.includes(l.colour)?l.colour:a.find(d=>!o.slice(0,t).some(u=>u?.colour===d))||a[0];a.splice(a.indexOf(c),1),n.push({name:l.name??"",colour:c})}return n}var Jr=(e,t)=>e!==null&&e<t?e:null;function Vr({t:e,table:t,onContinue:o,onLog:s}){let a=t.snapshot,[n,i]=k(null),[l,c]=k(localStorage.getItem("game")||""),[d,u]=k(Number(localStorage.getItem("count"))||4),[p,$]=k(Ur),[h,f]=k({}),[m,w]=k(!1),[v,b]=k(!1),[g,z]=k(null),[C,B]=k([]),_=()=>I(e.lang,"GET","/games").then(M=>i(Array.isArray(M)?M:M.games)).catch(()=>setTimeout(_,3e3));P(()=>{_()},[e.lang]),P(()=>{I(e.lang,"GET","/people").then(M=>B(M?.people||[]),()=>{})},[]);let x=n?.find(M=>M.id===l)||n?.[0],O=x?Math.min(Math.max(d,x.fewest_seats),x.most_seats):d,j=x?Zr(x,O,p,e):[],L=!!t.busy,A=Jr(g,O),T=M=>{localStorage.setItem("people",JSON.stringify(M)),$(M)},N=(M,E)=>T(Array.from({length:Math.max(p.length,O)},(K,V)=>V===M?{...j[V]||p[V],...E}:j[V]||p[V])),ge=M=>{if(!x)return;let E=x.colours[(x.colours.indexOf(j[M].colour)+1)%x.colours.length];T(j.map((K,V)=>V===M?{...K,colour:E}:K.colour===E?{...K,colour:j[M].colour}:K))},ae=(M,E)=>{let K=C.find(Le=>Le.name.toLowerCase()===E.trim().toLowerCase()),V=!!K?.colour&&!!x?.colours.includes(K.colour)&&j.every((Le,hi)=>hi===M||Le.colour!==K.colour);N(M,K&&V?{name:E,colour:K.colour}:{name:E})},oe=ee(t.me,"host"),ue=j.findIndex(M=>!M.name.trim()),se=C.filter(M=>!j.some(E=>E.name.trim().toLowerCase()===M.name.toLowerCase())),he=a?.game&&(a.asks||[]).length>0,Oe=async()=>{if(!x)return;if(he&&!v){b(!0);return}b(!1),localStorage.setItem("game",x.id),localStorage.setItem("count",String(O));let M=Object.fromEntries(Object.entries(h).filter(([V])=>x.options?.some(Le=>Le.id===V))),E=A??Math.floor(Math.random()*O),K=j.map((V,Le)=>({name:V.name.trim()||e("home.player",{n:Le+1}),colour:V.colour,keep:!!V.name.trim()}));await t.start(x.id,[...K.slice(E),...K.slice(0,E)],M)&&o()},we=a?.clock&&{label:e("home.clock"),choices:a.clock.paces.map(M=>({id:String(M),label:M?e("home.clock.seconds",{n:M}):e("home.clock.off")}))},Ke=()=>{a?.game&&(c(a.game.id),u(a.people.length),T(a.people.map(M=>({name:M.name,colour:M.colour}))),document.querySelector(".start")?.focus())},_e=x?.options?.slice(0,3)||[],Be=(M,E)=>f({...h,[M]:E}),S={label:e("home.first"),choices:[{id:"chance",label:e("home.chance")},...j.map((M,E)=>({id:String(E),label:M.name.trim()||e("home.player",{n:E+1})}))]};return r`
    <div class="p-home">
      <${pe}
        t=${e}
        table=${t}
        game=${!1}
        title="Quartermaster"
        sub=${e("home.sub")}
        chips=${a?Te(e,{camera:a.camera}):[]}
        onHome=${()=>{}}
        onLog=${s}
      >
        <${Fr} t=${e} table=${t} />
        ${ee(t.me,"host")?r`
                <${Wr} t=${e} />
              `:null}
        <${vr} t=${e} />
        <${dr} t=${e} table=${t} />
      <//>
      <main class="hub">
        ${a?.game&&!he?r`
                <${Kr} t=${e} snapshot=${a} game=${a.game} onResult=${o} onAgain=${oe?Ke:void 0} />
              `:a?.game?r`
                  <section class="land cont">
                    <p class="line">${a.view?.round||e("home.going")}</p>
                    <h2>${a.game.name}</h2>
                    <${jo} seats=${be(a)} />
                    <button class="btn primary continue" onClick=${o}>
                      ${e("home.continue")}
                      <${y} id="next" />
                    </button>
                  </section>
                `:null}
        ${oe?null:r`
                <section class="card new guest">
                  <p>${e(a?.game?"home.host":"home.wait")}</p>
                  ${t.me?.shows?r`
                          <${bt} t=${e} table=${t} role="spectator" path="/me/invitation" />
                        `:null}
                </section>
              `}
        ${oe?r`
                <section class="card new">
                  <div class="new-head">
                    <h2>${e("home.new")}</h2>
                    <${Rr} t=${e} table=${t} onContinue=${o} />
                  </div>
                  <datalist id="known">
                    ${C.map(M=>r`
                        <option key=${M.id} value=${M.name} />
                      `)}
                  </datalist>
                  <div class=${"games n"+(n?.length||0)} role="group" aria-label=${e("home.which")}>
                    ${(n||[]).map(M=>r`
                        <button
                          key=${M.id}
                          class=${"game"+(M===x?" on":"")}
                          aria-pressed=${M===x}
                          onClick=${()=>{c(M.id),f({})}}
                        >
                          <${q} name=${M.emblem} game=${M.id} class="em" />
                          <span>${M.name}</span>
                          <small>
                            ${M.camera===void 0?e("home.seats",{from:M.fewest_seats,to:M.most_seats}):e(M.camera?"home.camera":"home.points")}
                          </small>
                        </button>
                      `)}
                  </div>
                  ${x?r`
                          <div class=${x.most_seats-x.fewest_seats>5?"seats many":"seats"}>
                            <div class="seg" role="group" aria-label=${e("home.count")}>
                              ${Array.from({length:x.most_seats-x.fewest_seats+1},(M,E)=>x.fewest_seats+E).map(M=>r`
                                  <button key=${M} class=${M===O?"on":""} aria-pressed=${M===O} onClick=${()=>u(M)}>
                                    ${M}
                                  </button>
                                `)}
                            </div>
                            <div class=${"people n"+O}>
                              ${j.map((M,E)=>r`
                                  <div class="person" key=${E}>
                                    <button
                                      class="swap"
                                      onClick=${()=>ge(E)}
                                      aria-label=${e("home.colour",{n:E+1,colour:e.hue(M.colour)})}
                                    >
                                      <${D} colour=${M.colour} />
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
                                      onInput=${K=>ae(E,K.target.value)}
                                    />
                                  </div>
                                `)}
                            </div>
                          </div>
                          ${!he&&ue>=0&&se.length?r`
                                  <div class="known" role="group" aria-label=${e("home.order")}>
                                    <small>${e("home.order")}</small>
                                    <div>
                                      ${se.slice(0,6).map(M=>r`
                                          <button key=${M.id} class="btn" onClick=${()=>ae(ue,M.name)}>
                                            ${M.colour?r`
                                                    <${D} colour=${M.colour} />
                                                  `:null}${M.name}
                                          </button>
                                        `)}
                                    </div>
                                  </div>
                                `:null}
                        `:null}
                  <div class="new-foot">
                    <p class=${"sure"+(v?"":" vh-keep")} role="status">${e("home.sure")}</p>
                    ${v?r`
                            <button class="btn" onClick=${()=>b(!1)}>${e("home.not")}</button>
                          `:null}
                    <div class=${a?.game?"":"dock"}>
                      <button class=${"btn start"+(a?.game?"":" primary")} disabled=${!x||L} onClick=${Oe}>
                        ${e(v?"home.yes":"home.start")}
                        <${y} id="next" />
                      </button>
                    </div>
                  </div>
                </section>
              `:null}
        ${oe?r`
                <aside class="col">
                  <section class="card rules">
                    <h2>${e("home.rules")}</h2>
                    ${x?r`
                            <${zt}
                              option=${S}
                              value=${A===null?"chance":String(A)}
                              onPick=${M=>z(M==="chance"?null:Number(M))}
                            />
                          `:null}${_e.map(M=>r`
                        <${zt} key=${M.id} option=${M} value=${h[M.id]??M.choices[0]?.id} onPick=${E=>Be(M.id,E)} />
                      `)}
                    ${x?.clock&&we?r`
                            <${zt} option=${we} value=${String(a.clock.seconds)} onPick=${M=>t.pace(Number(M))} />
                          `:null}
                    ${x&&!_e.length?r`
                            <p class="dim">${e("home.norules")}</p>
                          `:null}
                    ${(x?.options?.length||0)>0?r`
                            <button class="btn more" onClick=${()=>w(!0)}>${e("home.more",{n:x?.options.length})}</button>
                          `:null}
                  </section>
                </aside>
              `:null}
      </main>
      ${m&&x?r`
              <${Gr} t=${e} options=${x.options} values=${h} onPick=${Be} onClose=${()=>w(!1)} />
            `:null}
    </div>
  `}function Qr({t:e,table:t,step:o,onBack:s}){let[a,n]=k(null),[i,l]=k(null),c=t.snapshot;if(P(()=>{I(e.lang,"GET",`/steps/${o.entry}`).then(w=>n(w.came?.battle||null)).catch(s)},[o.entry]),!a)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let d=a.duels.length,u=i??d,p=c.sighting?.board?.width_mm?c.sighting.board:{width_mm:290,height_mm:290},$=c.sighting&&String(c.sighting.id)===String(a.sighting)?c.sighting:null,h=lt(null,a),f=u<d&&a.duels[u],m=f?[f.a,f.b]:a.reach?[]:a.hits||[];return r`
    <div class="dialog-body shown">
      ${h.length?r`
              <div class="picture">
                <${so}
                  t=${e}
                  sighting=${$}
                  board=${p}
                  dice=${h}
                  label=${e("picture.label")}
                  duels=${a.duels.slice(u).filter(w=>w.gap!=null&&w.from)}
                  first=${u}
                  now=${!!f&&f.gap!=null}
                  sunk=${Ne(a,u)}
                  rings=${m}
                >
                  ${a.reach?r`
                          <${io} battle=${a} dice=${h} sighting=${$} board=${p} />
                        `:null}
                <//>
              </div>
            `:null}
      <div class="stack">
        <${ao} t=${e} snapshot=${c} battle=${a} />
        ${d?r`
                <${no} t=${e} battle=${a} step=${u} onStep=${w=>l(w===i?null:w)} />
              `:a.reach?r`
                  <${ro} t=${e} snapshot=${c} battle=${a} />
                `:null}
        <button class="btn" onClick=${s}>${e("log.back")}</button>
      </div>
    </div>
  `}var Ec=e=>e?new Date(e).toLocaleTimeString([],{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}):"",Nc=40;async function qc(e,t,o){try{return[await I(e.lang,"POST","/corrections/trial",{...o,seen:t.snapshot?.version??0})]}catch(s){return[null,{kind:s.status===0?"network":s.status===409?"stale":"refused",text:s.message,help:s.help}]}}function Wc({t:e,table:t,step:o,seatName:s,colourOf:a,onDone:n,onBack:i}){let[l,c]=k(null),[d,u]=k(null);if(P(()=>{I(e.lang,"GET",`/steps/${o.entry}`).then(c).catch(i)},[o.entry]),!l)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let p=async(h,f,m)=>{let[w,v]=await qc(e,t,{of:o.entry,ask:l.ask.id,seat:l.seat,fields:m});if(v){t.set({notice:v});return}w.lost.length?u({lost:w.lost,fields:m}):await t.correct(o.entry,l.ask,l.seat,m)&&n()};if(d)return r`
      <div class="dialog-body anew cost">
        <p class="trouble" role="alert">${e("log.costs",{n:d.lost.length})}</p>
        <ul>
          ${d.lost.map((h,f)=>r`
              <li key=${f} class="lost-step">${h}</li>
            `)}
        </ul>
        <div class="two dock">
          <button class="btn" onClick=${()=>u(null)}>${e("home.not")}</button>
          <button
            class="btn primary"
            disabled=${!!t.busy}
            onClick=${async()=>{await t.correct(o.entry,l.ask,l.seat,d.fields)&&n()}}
          >
            ${e("log.change")}
          </button>
        </div>
      </div>
    `;let $={snapshot:{...t.snapshot,asks:[]},busy:t.busy,answer:p};return r`
    <div class="dialog-body anew">
      <p class="dim">${e("log.anew")}</p>
      <${fo} t=${e} table=${$} ask=${l.ask} given=${l.fields} back=${i} seatName=${s} colourOf=${a} />
    </div>
  `}function Hc({t:e,step:t,after:o,open:s,busy:a,colourOf:n,onOpen:i,onAnew:l,onDice:c,onReturn:d,onShow:u}){let[p,$]=k(""),h=t.seats.length===1&&t.seats[0]>=0?t.seats[0]:null,f=t.lines.filter(w=>w.announce),m=t.lines.filter(w=>!w.announce);return r`
    <li class=${"step"+(s?" open":"")}>
      <button class="step-head" aria-expanded=${s} onClick=${i}>
        <span class="at num">${Ec(t.at)}</span>
        <span class="what">
          ${h===null?null:r`
                  <${D} colour=${n(h)} />
                `}${t.prompt}${" "}
          <b>${t.answer}</b>
          ${t.put?r`
                  <i class="chip warn">${e("log.put")}</i>
                `:null}
          ${[...f,...m].map((w,v)=>r`
              <small key=${v} class=${w.announce?"loud":""}>${w.text}</small>
            `)}
          ${t.notes.map((w,v)=>r`
              <small key=${"n"+v} class="trouble">${w}</small>
            `)}
        </span>
        <${y} id="down" class="turn" />
      </button>
      ${s?r`
              <div class="step-do">
                ${t.by?r`
                        <p class="dim">${e("log.by",{who:t.by})}</p>
                      `:null}
                ${t.shows?r`
                        <button class="btn show" onClick=${u}>
                          <${y} id="dice" />
                          ${e("log.show")}
                        </button>
                      `:null}
                ${t.throw?t.opens?r`
                          <button class="btn dice" disabled=${a} onClick=${c}>
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
                        <button class="btn" onClick=${()=>$("")}>${e("home.not")}</button>
                        <button class="btn bad return" disabled=${a} onClick=${d}>
                          <${y} id="undo" />
                          ${e("log.return.sure")}
                        </button>
                      `:r`
                        <button class="btn return" disabled=${a} onClick=${()=>o?$("return"):d()}>
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
  `}function Yr({t:e,table:t,onClose:o}){let s=t.snapshot,[a,n]=k(null),[i,l]=k(0),[c,d]=k(null),[u,p]=k(null),[$,h]=k(null),[f,m]=k(Nc),w=()=>I(e.lang,"GET","/steps").then(x=>(n(x),x)).catch(()=>[]);P(()=>{w()},[e.lang,s?.version]);let v=be(s),b=x=>v.find(O=>O.seat===x),g=x=>b(x)?.colour||"none",z=x=>b(x)?.name||e("seat.table"),C=async()=>{d(null),l(0),h((await w()).flatMap(x=>x.notes))},B=a||[],_=B.slice(-f).reverse();return r`
    <${H} t=${e} title=${e("bar.log")} wide onClose=${o}>
      ${u?r`
              <${Qr} t=${e} table=${t} step=${u} onBack=${()=>p(null)} />
            `:c?r`
                <${Wc}
                  t=${e}
                  table=${t}
                  step=${c}
                  seatName=${z}
                  colourOf=${g}
                  onDone=${C}
                  onBack=${()=>d(null)}
                />
              `:r`
                <div class="log-tools"><${Vt} t=${e} table=${t} named /></div>
                <div class="dialog-body">
                  ${$?r`
                          <p class=${$.length?"trouble":"well-done"} role="status">
                            ${$.length?e("log.lost",{n:$.length}):e("log.holds")}
                          </p>
                          ${$.map((x,O)=>r`
                              <p key=${O} class="lost-step">${x}</p>
                            `)}
                        `:null}
                  ${a&&!a.length?r`
                          <p class="dim">${e("log.none")}</p>
                        `:null}
                  <ol class="log">
                    ${_.map(x=>r`
                        <${Hc}
                          key=${x.entry}
                          t=${e}
                          step=${x}
                          open=${i===x.entry}
                          after=${B.length-1-B.indexOf(x)}
                          busy=${!!t.busy}
                          colourOf=${g}
                          onShow=${()=>p(x)}
                          onOpen=${()=>l(i===x.entry?0:x.entry)}
                          onAnew=${()=>d(x)}
                          onDice=${async()=>{await t.openAgain(x.entry)&&o()}}
                          onReturn=${async()=>{await t.goBack(x.entry)&&o()}}
                        />
                      `)}
                  </ol>
                  ${B.length>f?r`
                          <button class="btn earlier" onClick=${()=>m(f+200)}>
                            ${e("log.earlier",{n:B.length-f})}
                          </button>
                        `:null}
                  ${B.some(x=>x.throw)?r`
                          <p class="log-files">
                            ${e("log.throws")}
                            ${["csv","json"].map(x=>r`
                                <a key=${x} class="btn" href=${te("/game/throws/throws."+x,e.lang)} download>${x.toUpperCase()}</a>
                              `)}
                          </p>
                        `:null}
                </div>
              `}
    <//>
  `}var Cs="camera",xt=()=>location.protocol==="https:",Xr=()=>/^#camera=([\w-]+)$/.exec(location.hash)?.[1]||"";async function So(e){try{let t=await I(e,"GET","/me",void 0,8);return t.role!=="camera"?Ms():localStorage.setItem(Cs,"1"),t.role==="camera"}catch{return localStorage.getItem(Cs)==="1"}}var Ms=()=>localStorage.removeItem(Cs);function To(e){let[t,o]=k(e);return[t,s=>{localStorage.setItem("lang",s),o(s)}]}function js({lang:e,speak:t}){let o=pn(e);return r`
    <button
      class="lang"
      lang=${o}
      onClick=${s=>{s.stopPropagation(),t(o)}}
      aria-label=${`${o.toUpperCase()} ${At[o]}`}
    >
      ${o.toUpperCase()}
    </button>
  `}var _t=({lang:e,speak:t})=>r`
  <header class="join-head">
    <${F} id="logo" class="logo" />
    <h1>Quartermaster</h1>
    <${js} lang=${e} speak=${t} />
  </header>
`;function ei({t:e,table:t}){let[o,s]=k(""),[a,n]=k(!1),i=ze(e.lang,"/me",2e3),l=t.stranger,c=async d=>{if(d.preventDefault(),a)return;n(!0);let u=await rt(e.lang,o);n(!1),u?t.set({stranger:u}):xt()&&await So(e.lang)?location.reload():t.open()};return i?.offer&&!o?r`
      <div class="p-join">
        <${_t} lang=${e.lang} speak=${d=>t.speak(d)} />
        <main class="card join"><${Qt} t=${e} table=${t} /></main>
      </div>
    `:r`
    <div class="p-join">
      <${_t} lang=${e.lang} speak=${d=>t.speak(d)} />
      <main class="card join">
        <h2>${e("join.title")}</h2>
        <p>${e("join.scan")}</p>
        <form onSubmit=${c}>
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
              onInput=${d=>s(d.target.value)}
            />
          </label>
          <p class=${"trouble"+(l&&l!==!0?"":" vh-keep")} role="alert">
            ${l==="network"?e("notice.network"):l&&l!==!0?l:""}
          </p>
          <button class="btn primary" disabled=${a||o.replace(/[^0-9a-z]/gi,"").length<8}>
            ${e("join.go")}
            <${y} id="next" />
          </button>
        </form>
        <p class="dim">${e(i?.button?"join.hold":"join.box")}</p>
      </main>
    </div>
  `}var ti=[85.6,53.98],Rc=[96/25.4,6],Ss=10,Ts=7;function oi({t:e}){let[t,o]=k(()=>Number(localStorage.getItem("px-per-mm"))||Rc[Math.min(innerWidth,innerHeight)<500?1:0]),[s,a]=k(!1),[n,i]=k([innerWidth,innerHeight]);P(()=>{let f=()=>i([innerWidth,innerHeight]);return addEventListener("resize",f),()=>removeEventListener("resize",f)},[]),P(()=>{localStorage.setItem("px-per-mm",String(t))},[t]);let l=n[1]>n[0],[c,d]=l?[n[1],n[0]]:n,u=Math.floor(Math.min((c-72)/Ss,(d-24)/Ts)),p=Math.round(100*u/t)/100;if(!s)return r`
      <main class="p-chess">
        <h1>${e("setup.chess.title")}</h1>
        <p>${e("setup.chess.card")}</p>
        <div
          class="chess-card"
          style=${`width:${ti[l?1:0]*t}px;height:${ti[l?0:1]*t}px`}
          aria-hidden="true"
        ></div>
        <label>
          <span>${e("setup.chess.size")}</span>
          <input
            type="range"
            min="2"
            max="12"
            step="0.01"
            value=${t}
            onInput=${f=>o(Number(f.target.value))}
          />
        </label>
        <div class="chess-steps">
          <button class="btn square" aria-label=${e("setup.chess.less")} onClick=${()=>o(t-.02)}>−</button>
          <button class="btn square" aria-label=${e("setup.chess.more")} onClick=${()=>o(t+.02)}>+</button>
        </div>
        <button class="btn primary next" onClick=${()=>a(!0)}>${e("setup.chess.show")}</button>
      </main>
    `;let $=l?Ts:Ss,h=l?Ss:Ts;return r`
    <main class="p-chess shown" onClick=${()=>a(!1)}>
      <h1 class="vh">${e("setup.chess.title")}</h1>
      <svg width=${$*u} height=${h*u} viewBox=${`0 0 ${$} ${h}`} shape-rendering="crispEdges" aria-hidden="true">
        ${Array.from({length:$*h},(f,m)=>(Math.floor(m/$)+m%$)%2===0?r`
                <rect key=${m} x=${m%$} y=${Math.floor(m/$)} width="1" height="1" />
              `:null)}
      </svg>
      <p>${e("setup.chess.square",{n:p.toLocaleString(e.lang)})}</p>
    </main>
  `}var Fc=8e3,Gc=3e5,Ps=(e,t)=>e.duels.length*t+Fc;function si(e,t,o,s,a,n,i){let l=W(null),c=e.me?.role==="spectator",d=t&&s&&`${o}|${s.outcome}|${s.dice.map(p=>p.face).join()}`;t&&l.current?.of!==d&&(l.current={of:d,ask:a?.id});let u=t&&l.current.ask!==a?.id;P(()=>{if(!t)return;if(u){i();return}if(!c||!s)return;let p=setTimeout(i,Ps(s,n));return()=>clearTimeout(p)},[d,u,c])}function ni(e,t){let[o,s]=k(!1),a=t&&e.me?.role==="spectator"&&!!e.me.shows;return P(()=>{if(s(!1),!a)return;let n=setTimeout(()=>s(!0),Gc);return()=>clearTimeout(n)},[a]),[o&&a,()=>s(!1)]}function ai({table:e}){let[,t]=k(0),[o,s]=k({home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup",chessboard:location.hash==="#chessboard"}),[a,n]=k(!1),i=W(null);je(()=>e.subscribe(()=>t(x=>x+1)),[e]);let l=Ae(()=>Ze(e.lang),[e.lang]),c=e.snapshot,d=e.me?.seat??-1,u=Kt(c,o.ask,d),p=c&&o.setup&&ee(e.me,"host")?"setup":c&&o.archive?"archive":Pn(c,{...o,seat:d}),[$,h]=ni(e,p==="score"),f=$?"home":p,m=W(!1);c?.game&&!c.result&&(m.current=!0),c&&i.current===null&&(i.current=Se(c,qe(c)));let w=`${c?.sighting?.id}|${c?.sighting?.state}|${Kt(c,null,d)?.id}`,v=W(w);je(()=>{if(v.current===w)return;let x=v.current.split("|")[0]===w.split("|")[0];v.current=w;let O=j=>(c?.asks||[]).some(L=>L.id===j.ask&&L.anytime);s(j=>({...j,peek:it(c?.sighting)&&x?j.peek:!1,ask:O(j)?j.ask:null,...x?{}:{picked:null,spot:null}}))},[w]),P(()=>{document.documentElement.lang=l.lang,document.title=c?.game?`${c.view?.headline||c.game.name} · Quartermaster`:"Quartermaster"}),je(()=>{let x=()=>s(O=>({...O,home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup",chessboard:location.hash==="#chessboard"}));return addEventListener("hashchange",x),()=>removeEventListener("hashchange",x)},[]);let b=qe(c);Ln(e,!!o.ask&&f==="deck"||["hand","question","guard","board","closer"].includes(f),f==="battle"&&b?Ps(b,po):0),si(e,f==="battle"&&!We(u)&&!o.picked&&!o.spot,Se(c,b),b,u,po,()=>s(x=>({...x,put:Se(c,b)})));let g=()=>{location.hash="#home"},z=()=>{location.hash="",h()},C=()=>{m.current=!1},B={t:l,table:e,onHome:g,onLog:()=>n(!0)},_;return o.chessboard?_=r`
      <${oi} t=${l} />
    `:e.stranger&&!c?_=r`
      <${ei} t=${l} table=${e} />
    `:f==="loading"?_=r`
      <div class="p-wait">
        <p role="status">${l("link.first")}</p>
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `:f==="archive"?_=r`
      <${zr} ...${B} />
    `:f==="setup"?_=r`
      <${Hr} ...${B} />
    `:f==="home"?_=r`
      <${Vr} ...${B} onContinue=${z} />
    `:f==="score"?_=r`
      <${cr} ...${B} fresh=${m.current} onSeen=${C} onAgain=${g} />
    `:f==="deck"?_=r`
      <${Xa} ...${B} ask=${u} local=${o} setLocal=${s} />
    `:_=r`
      <${ba} ...${B} focus=${f} ask=${u} local=${o} setLocal=${s} shown=${i} />
    `,r`
    <div
      class=${"page f-"+f+(e.me?.role==="spectator"?" watching":"")}
      data-focus=${e.stranger&&!c?"join":f}
      data-serial=${c?.serial}
      data-version=${c?.version}
    >
      ${_}
      <${va} t=${l} table=${e} />
      <${An} t=${l} table=${e} before=${f==="home"||f==="throw"} />
      ${a?r`
              <${Yr} t=${l} table=${e} onClose=${()=>n(!1)} />
            `:null}
    </div>
  `}function Os(e){let t=null,o=async()=>{if(!navigator.wakeLock)return;let s=document.visibilityState==="visible"&&e();if(s!==!!t){if(!s){let a=t;t=null,a.release?.();return}t={};try{t=await navigator.wakeLock.request("screen"),t.addEventListener("release",()=>{t=null})}catch{t=null}}};return o(),document.addEventListener("visibilitychange",o),{look:o,end:()=>{document.removeEventListener("visibilitychange",o),t?.release?.()}}}var ri=e=>e.subscribe(Os(()=>!!e.snapshot?.game&&(e.snapshot.asks||[]).length>0).look);var Kc=2e3,Uc=6e3,Zc=.9,ii={focusDistance:"focusMode",exposureTime:"exposureMode",iso:"exposureMode",colorTemperature:"whiteBalanceMode"},Jc={audio:!1,video:{facingMode:{ideal:"environment"},width:{ideal:1920},height:{ideal:1440},frameRate:{ideal:15},resizeMode:{ideal:"none"}}},Po=class{constructor(t,o){this.video=t,this.told=o,this.over=!1,this.track=null,this.held="",this.canvas=document.createElement("canvas")}async run(){for(let t=0;!this.over;)try{(!this.track||this.track.readyState!=="live")&&await this.open();let o=await this.turn();t=0,await $e(o)}catch(o){if(this.over)return;t++,["NotAllowedError","SecurityError","NotFoundError"].includes(o?.name)?(this.told("denied"),await this.asked()):(this.told("waits"),await $e(Math.min(5e3,500*2**(t-1))))}}stop(){this.over=!0,this.track?.stop()}again(){this.wake?.()}asked(){return new Promise(t=>{this.wake=()=>t(void 0)})}async open(){this.told("asks"),this.track?.stop();let t=await navigator.mediaDevices.getUserMedia(Jc);if(this.track=t.getVideoTracks()[0],this.held="",this.over){this.track.stop();return}this.video.srcObject=t,await this.video.play()}async turn(){let t=this.rests?new Blob([],{type:"image/jpeg"}):await this.shoot(),o=await fetch(te("/frames"),{method:"POST",headers:{"Content-Type":"image/jpeg","X-Camera":JSON.stringify(this.settings())},body:t,signal:AbortSignal.timeout(Uc)});if(o.status===401||o.status===403)return this.told("gone"),this.stop(),0;if(o.status===422)return this.told("other"),2e3;if(!o.ok&&o.status!==429&&o.status!==400)throw new Error(String(o.status));if(!o.ok)return 300;let s=await o.json();return this.rests=s.rests,this.told(s.rests?"rests":"live"),await this.hold(s.hold||{}),s.wait_ms}async shoot(){let t=this.video;await new Promise((s,a)=>{let n=setTimeout(()=>{this.track?.stop(),a(new Error("still"))},Kc),i=()=>{clearTimeout(n),s(void 0)};t.requestVideoFrameCallback?t.requestVideoFrameCallback(i):t.addEventListener("timeupdate",i,{once:!0})}),this.canvas.width=t.videoWidth,this.canvas.height=t.videoHeight,de(this.canvas.getContext("2d"),"a drawing on the canvas").drawImage(t,0,0);let o=await new Promise(s=>this.canvas.toBlob(s,"image/jpeg",Zc));if(!o)throw new Error("no picture");return o}settings(){let t=this.track?.getCapabilities?.()||{},o=this.track?.getSettings?.()||{};return Object.fromEntries(Object.entries(ii).filter(([s,a])=>t[a]?.includes("manual")&&typeof o[s]=="number").map(([s])=>[s,o[s]]))}async hold(t){let o=JSON.stringify(t);if(o===(this.held||"{}"))return;let s=this.track?.getCapabilities?.()||{},a={};for(let[n,i]of Object.entries(ii))n in t&&s[i]?.includes("manual")&&s[n]?(a[i]="manual",a[n]=Math.min(s[n].max,Math.max(s[n].min,t[n]))):!(i in a)&&s[i]?.includes("continuous")&&(a[i]="continuous");this.held=o;try{await this.track.applyConstraints({advanced:[a]})}catch{}}};var li=({label:e})=>r`
  <svg class="eye-drawn" viewBox="0 0 200 150" role="img" aria-label=${e}>
    <path class="see" d="M100 34 40 122h120z" />
    <path class="stand" d="M22 132V30h62" />
    <rect class="thing" x="72" y="22" width="56" height="10" rx="3" />
    <circle class="dot" cx="100" cy="34" r="3" />
    <path class="lid" d="M36 112v18h128v-18" />
    <path class="die" d="M70 117h12v12H70zM96 117h12v12H96zM124 117h12v12h-12z" />
  </svg>
`,ci=({step:e})=>r`
  <svg class="lead-drawn" viewBox="0 0 90 120" aria-hidden="true">
    <rect class="phone" x="6" y="3" width="78" height="114" rx="9" />
    <path class="line" d="M18 17h54" />
    <path class=${"sign"+(e===1?" now":"")} d="M45 27 61 55H29z" />
    <path class="sign-in" d="M45 37v8M45 49v1" />
    <path class="line" d="M20 66h50M20 74h38" />
    <path class=${"tap"+(e===2?" now":"")} d="M20 88h22" />
    ${e===3?r`
            <path class="tap now" d="M20 104h44" />
          `:r`
            <path class="button" d="M52 82h20v10H52z" />
          `}
    ${e===1?null:r`
            <circle class="finger" cx=${e===2?42:64} cy=${e===2?88:104} r="8" />
          `}
  </svg>
`;var Vc=async()=>{try{document.fullscreenElement||await document.documentElement.requestFullscreen({navigationUI:"hide"}),await screen.orientation.lock(screen.orientation.type)}catch{}},Qc={live:"check",rests:"pause",asks:"camera",waits:"link",denied:"warn",other:"warn",gone:"warn"};function ui({first:e}){let[t,o]=To(e),[s,a]=k("asks"),n=W(null),i=W(null),l=Ze(t);return P(()=>{let c=new Po(n.current,a);i.current=c,c.run();let d=Os(()=>!0),u=setInterval(d.look,15e3),p=()=>document.visibilityState==="visible"&&c.again();return document.addEventListener("visibilitychange",p),()=>{document.removeEventListener("visibilitychange",p),c.stop(),clearInterval(u),d.end()}},[]),P(()=>{document.documentElement.lang=t,document.title=l("eye.title"),s==="gone"&&Ms()}),r`
    <main
      class="page p-eye"
      data-focus="eye"
      data-state=${s}
      onClick=${()=>{i.current?.again(),Vc()}}
    >
      <video ref=${n} muted playsinline autoplay aria-label=${l("eye.sees")}></video>
      <div class=${"eye-state "+s} role="status">
        <${y} id=${Qc[s]} />
        <b>${l("eye."+s)}</b>
        <${js} lang=${t} speak=${o} />
      </div>
      <div class="eye-say">
        ${["live","rests","waits","asks"].includes(s)?r`
                <${li} label=${l("eye.drawn")} />
                <div>
                  <p>${l("eye.lay")}</p>
                  <p>${l("eye.lid")}</p>
                  <p class="small">${l("eye.power")}</p>
                </div>
              `:r`
                <p>${l("eye."+s+".text")}</p>
                ${s==="denied"?r`
                        <button class="btn primary">${l("eye.again")}</button>
                      `:null}
              `}
      </div>
    </main>
  `}var di=e=>/Firefox|FxiOS/.test(e)?"firefox":/Chrom|CriOS|Edg/.test(e)?"chrome":/Safari/.test(e)?"safari":"chrome";function pi({first:e,code:t}){let[o,s]=To(e),[a,n]=k(""),[i,l]=k(""),c=Ze(o),d=di(navigator.userAgent);return P(()=>{document.documentElement.lang=o,document.title=c("lead.title"),I(o,"GET","/me").then(u=>{u.secure&&n(u.secure+location.search+"#join="+t),l(u.secure?"":c("lead.none"))},u=>l(u.message||c("notice.network")))},[o]),r`
    <div class="page p-lead" data-focus="lead">
      <${_t} lang=${o} speak=${s} />
      <main class="card lead">
        <h2>${c("lead.title")}</h2>
        <p>${c("lead.warns")}</p>
        <ol class="lead-steps">
          ${[1,2,3].map(u=>r`
              <li key=${u}>
                <${ci} step=${u} />
                <p>
                  <b class="num">${u}</b>
                  ${c("lead.step."+(u===1?"1":`${u}.${d}`))}
                </p>
              </li>
            `)}
        </ol>
        <p class="lead-worth">
          <${y} id="warn" />
          <span>${c("lead.worth")}</span>
        </p>
        <p class=${"trouble"+(i?"":" vh-keep")} role="alert">${i}</p>
        <a class=${"btn primary"+(a?"":" off")} href=${a||void 0} aria-disabled=${!a}>
          ${c("lead.go")}
          <${y} id="next" />
        </a>
      </main>
    </div>
  `}cn();Gt();var et=hn(),Yc=de(document.getElementById("page"),"the place of the page"),Ct=Xr(),Bs=e=>Ks(e,Yc);Ct&&!xt()?Bs(r`
    <${pi} first=${et} code=${Ct} />
  `):Xc();async function Xc(){Ct&&history.replaceState(null,"",location.pathname+location.search);let e=Ct?rt(et,Ct):zn(et);if(xt()&&(await e,await So(et))){Bs(r`
        <${ui} first=${et} />
      `);return}let t=new Ft(et);ri(t),e.then(o=>{t.stranger=o,t.open()}),Bs(r`
    <${ai} table=${t} />
  `)}
