var H,nn,Ga,ye,uo,gt,sn,mt,an,ho,po,Ka,Ke=Symbol.for("pv"),wt={},kt=[],Va=/^m(i|n|o|s|text|space)$/,mo=Array.isArray,$o=kt.slice,Le=Object.assign;function Be(e){e&&e.parentNode&&e.remove()}function rn(e,t,o){var n,a,s,i={},l=arguments.length;for(s in t)s=="key"?n=t[s]:s=="ref"&&typeof e!="function"?a=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?$o.call(arguments,2):o),Ge(e,i,n,a,null)}function Ge(e,t,o,n,a){var s={type:e,props:t,key:o,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ke,__v:a||++nn,__i:-1,__u:0};return!a&&H.vnode&&H.vnode(s),s}function bt(e){return e.children}function $t(e,t){this.props=e,this.context=t,this.__g=0}function ve(e,t){if(t==null)return e.__&&ve(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:ve(e)}function Za(e){var t,o=e.__v,n=o.__e,a=[],s=[],i=e.__P;i&&((t=Le({constructor:Ke},o)).__v=o.__v+1,H.vnode&&H.vnode(t),fo(i,t,o,e.__n,i.namespaceURI,32&o.__u?[n]:null,a,n||ve(o),32&o.__u,s),t.__v=o.__v,t.__.__k[t.__i]=t,hn(a,t,s),o.__=o.__e=null,t.__e!=n&&ln(t))}function ln(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ln(e)}function tn(e){(8&e.__g||(e.__g|=8,ye.push(e),gt++))&&uo==H.debounceRendering||((uo=H.debounceRendering)||queueMicrotask)(cn)}function cn(){try{for(var e,t=1;ye.length;)ye.length>t&&ye.sort(sn),e=ye.shift(),t=ye.length,8&e.__g&&Za(e)}finally{(gt=ye.length)&&(uo||queueMicrotask)(cn)}}function un(e,t,o,n,a,s,i,l,c,d,u){var p,m,h,$,f,g,w=n.__k||kt,v=t.length;for(c=Ja(o,t,w,c,v),p=0;p<v;p++)(h=o.__k[p])!=null&&(m=~h.__i&&w[h.__i]||wt,h.__i=p,g=fo(e,h,m,a,s,i,l,c,d,u),$=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&go(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||$,h)),f=f||$,4&h.__u?(c=dn(h,c,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="function"&&g!==void 0?c=g:$&&(c=$.nextSibling),h.__u&=-21);return o.__e=f,c}function Ja(e,t,o,n,a){var s,i,l,c,d,u,p,m,h,$=o.length,f=$,g=0,w=0,v=e.__k=Array(a);for(s=0;s<a;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=v[s]=Ge(null,i):mo(i)?i=v[s]=Ge(bt,{children:i}):i.constructor===Ke&&i.__b?i=v[s]=Ge(i.type,i.props,i.key,i.ref,i.__v):v[s]=i,c=s+g,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=Qa(i,o,c,f))&&(f--,(l=o[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==c-1?g--:d==c+1?g++:d!=c&&(d>c?g--:g++,w=1)):(~d||(a>$?g--:a<$&&g++),typeof i.type!="function"&&(i.__u|=4))):v[s]=null;if(w){for(u=[],p=[],s=0;s<a;s++)if((i=v[s])&&16&i.__u){for(g=0,m=u.length;g<m;)u[h=g+m>>1]<i.__i?g=h+1:m=h;u[g]=i.__i,p[s]=g+1}for(g=u.length;s--;)p[s]&&(p[s]==g?g--:v[s].__u|=4)}if(f)for(s=0;s<$;s++)!(l=o[s])||2&l.__u||(l.__e==n&&(n=ve(l)),wo(l,l));return n}function dn(e,t,o,n){var a,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&(a[s].__=e,t=dn(a[s],t,o,!1));return t}for(t&&!t.parentNode&&(t=ve(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!n&&o.moveBefore&&i.parentNode?o.moveBefore(i,t):o.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Qa(e,t,o,n){var a,s=e.key,i=e.type,l=t[o],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&i==l.type)return o;if(n>(c?1:0)){for(a=o-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a;for(a=o+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a}return-1}function on(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function ht(e,t,o,n,a){var s,i;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)o&&t in o||on(e.style,t);if(o)for(t in o)n&&o[t]==n[t]||on(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=o,o&&n||(i=po[t]||(po[t]=Ya(t)),(e.__a||(e.__a={}))[t]=ho,s=t!=(t=t.replace(an,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function Ya(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[mt]==null)t[mt]=ho++;else if(t[mt]<this.__a[e])return;return o(H.event?H.event(t):t)}}}function fo(e,t,o,n,a,s,i,l,c,d){var u,p,m,h,$,f,g,w,v,k,C,_,B,x,z,A,S,O,I=t.type;if(t.constructor!==Ke)return null;128&o.__u&&(c=32&o.__u,u=o.__c.__z)&&(t.__u|=c,p=s=[],u.nodeType==8?l=ft(u,s):s.push(u),l=s[0]||l),(u=H.__b)&&u(t);e:if(typeof I=="function"){m=i.length;try{if(w=t.props,v=(u=I.prototype)&&u.render,k=(u=I.contextType)&&n[u.__c],C=u?k?k.props.value:u.__:n,(h=o.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(v?t.__c=h=new I(w,C):(t.__c=h=new $t(w,C),h.constructor=I,h.render=er),k&&k.sub(h),h.state||(h.state={}),h.__n=n,h.__g|=8,h.__h=[],h.__k=[]),v&&(h.__s||(h.__s=h.state),I.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Le({},h.__s)),Le(h.__s,I.getDerivedStateFromProps(w,h.__s)))),$=h.props,f=h.state,h.__v=t,o.__c){if(w!==$&&v&&!I.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(w,C),t.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(w,h.__s,C)===!1){t.__v!=o.__v&&(h.props=w,h.state=h.__s,h.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(j){j&&(j.__=t)}),kt.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=ve(o);break e}h.componentWillUpdate&&h.componentWillUpdate(w,h.__s,C),v&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate($,f,g)})}else v&&!I.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),v&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=C,h.props=w,h.__P=e,h.__g&=-5,_=H.__r,B=v?25:0;do h.__g&=-9,_&&_(t),u=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++B<25);v&&(kt.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=Le({},n,h.getChildContext())),v&&o.__c&&h.getSnapshotBeforeUpdate&&(g=h.getSnapshotBeforeUpdate($,f)),x=u&&u.type===bt&&u.key==null?u.props.children:u,w.__P&&(u=l,a=(e=w.__P).namespaceURI,c=s=null,o.props&&o.props.__P!=e&&(o.__k.some(function(j){j&&wo(j,j)}),o.__k=null),l=o.__k?ve(o,0):null),l=un(e,mo(x)?x:[x],t,o,n,a,s,i,l,c,d),w.__P&&(t.__e=null,l=u),t.__u&=-161,p&&p.some(Be),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch(j){if(i.length=m,t.__v=null,c||s)if(j&&j.then){if(t.__u|=128|c,s){for(~(S=s.indexOf(l||void 0))||(S=s.length);(O=s[S-1])&&O.nodeType==8;)S--;for(;S<s.length;S++)if(O=s[S])if(s[S]=null,z){if(O==A)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(A=ft(z=O))}}if(!z){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;z=l}(u=ft(z=t.__c.__z||(t.__c.__z=z)))?(t.__e=z,l=u):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Be);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),j&&j.then||pn(t),H.__e(j,t,o)}}else l=t.__e=Xa(o.__e,t,o,n,a,s,i,c,d,e);return(u=H.diffed)&&u(t),l}function ft(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function pn(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(pn))}function hn(e,t,o){for(var n=0;n<o.length;)go(o[n++],o[n++],o[n++]);H.__c&&H.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(s){s.call(a)})}catch(s){H.__e(s,a.__v)}})}function Xa(e,t,o,n,a,s,i,l,c,d){var u,p,m,h,$,f,g,w,v=o.props||wt,k=t.props,C=t.type;if(C=="svg"?a="http://www.w3.org/2000/svg":C=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if(($=s[u])&&(C?$.localName==C:$.nodeType==3)){e=$,s[u]=null;break}}if(!e){if(w=d.ownerDocument||document,!C)return w.createTextNode(k);e=w.createElementNS(a,C,k.is?k:d),l&&(H.__m&&H.__m(t,s),l=!1),s=null}if(C){if(d=C=="template"&&e.content||e,s=C=="textarea"&&k.defaultValue!=null?null:s&&$o.call(d.childNodes),!l&&s)for(v={},u=0;u<e.attributes.length;u++)v[($=e.attributes[u]).name]=$.value;for(u in v)$=v[u],u=="dangerouslySetInnerHTML"?m=$:u=="children"||u in k||u=="value"&&"defaultValue"in k||u=="checked"&&"defaultChecked"in k||ht(e,u,null,$,a);for(u in k)$=k[u],u=="children"?h=$:u=="dangerouslySetInnerHTML"?p=$:u=="value"?f=$:u=="checked"?g=$:l&&typeof $!="function"||v[u]===$||ht(e,u,$,v[u],a);p?(l||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(m&&(e.textContent=""),(C=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&Va.test(C))&&(a="http://www.w3.org/1999/xhtml"),un(d,mo(h)?h:[h],t,o,n,a,s,i,s?s[0]:o.__k&&ve(o,0),l,c),s&&s.some(Be)),l&&C!="textarea"||(u="value",C=="progress"&&f==null?e.removeAttribute(u):f==null||f===e[u]&&(C!="progress"||f)||ht(e,u,f,v[u],a),u="checked",g!=null&&g!=e[u]&&ht(e,u,g,v[u],a))}else v===k||l&&e.data==k||(e.data=k);return e}function go(e,t,o,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){H.__e(a,o)}}function wo(e,t,o){var n,a,s,i;if(H.unmount&&H.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||go(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){H.__e(l,t)}n.__P=n.__n=null}if(n=e.__k)for(i=0;i<n.length;i++)n[i]&&wo(n[i],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(n=e.__c)&&(n=n.__z)&&(a=ft(n,s=[]))&&(n==e.__e&&s.some(Be),Be(a),Be(n)),o||Be(e.__e),e.__e=e.__c=e.__=null}function er(e,t,o){return this.constructor(e,o)}function mn(e,t){var o,n,a,s;H.__&&H.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(o=e&&32&e.__u)?null:t.__k,t.__k=Ge(bt,{children:[e]}),a=[],s=[],fo(t,t.__k,n||wt,wt,t.namespaceURI,n?null:t.firstChild?$o.call(t.childNodes):null,a,n?n.__e:t.firstChild,o,s),hn(a,t.__k,s),t.__k.props.children=null}H={__e:function(e,t,o,n){for(var a,s,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(s=a.constructor)&&s.getDerivedStateFromError)&&a.setState(s.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,n||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw gt=0,e}},nn=0,Ga=function(e){return e!=null&&e.constructor===Ke},$t.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=Le({},this.state)),typeof e=="function"&&(e=e(Le({},o),this.props)),e&&(Le(o,e),this.__v&&(t&&this.__k.push(t),tn(this)))},$t.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),tn(this))},$t.prototype.render=bt,ye=[],gt=0,sn=function(e,t){return e.__v.__b-t.__v.__b},mt=Symbol(),an=/(PointerCapture)$|Capture$/i,ho=0,po={},Ka=0;var fn=function(e,t,o,n){var a;t[0]=0;for(var s=1;s<t.length;s++){var i=t[s++],l=t[s]?(t[0]|=i?1:2,o[t[s++]]):t[++s];i===3?n[0]=l:i===4?n[1]=Object.assign(n[1]||{},l):i===5?(n[1]=n[1]||{})[t[++s]]=l:i===6?n[1][t[++s]]+=l+"":i?(a=e.apply(l,fn(e,l,o,["",null])),n.push(a),l[0]?t[0]|=2:(t[s-2]=0,t[s]=a)):n.push(l)}return n},$n=new Map;function gn(e){var t=$n.get(this);return t||(t=new Map,$n.set(this,t)),(t=fn(this,t.get(e)||(t.set(e,t=(function(o){for(var n,a,s=1,i="",l="",c=[0],d=function(m){s===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,m,i):s===3&&(m||i)?(c.push(3,m,i),s=2):s===2&&i==="..."&&m?c.push(4,m,0):s===2&&i&&!m?c.push(5,0,!0,i):s>=5&&((i||!m&&s===5)&&(c.push(s,0,i,a),s=6),m&&(c.push(s,m,0,a),s=6)),i=""},u=0;u<o.length;u++){u&&(s===1&&d(),d(u));for(var p=0;p<o[u].length;p++)n=o[u][p],s===1?n==="<"?(d(),c=[c],s=3):i+=n:s===4?i==="--"&&n===">"?(s=1,i=""):i=n+i[0]:l?n===l?l="":i+=n:n==='"'||n==="'"?l=n:n===">"?(d(),s=1):s&&(n==="="?(s=5,a=i,i=""):n==="/"&&(s<5||o[u][p+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):n===" "||n==="	"||n===`
`||n==="\r"?(d(),s=2):i+=n),s===3&&i==="!--"&&(s=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}var r=gn.bind(rn);var We,V,ko,wn,bo=Object.is,yt=0,Mn=[],yo=[],G=H,kn=G.__b,bn=G.__r,yn=G.diffed,vn=G.__c,xn=G.unmount,zn=G.__;function vt(e,t){G.__h&&G.__h(V,e,yt||t),yt=0;var o=V.__H||(V.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function b(e){return yt=1,tr(jn,e)}function tr(e,t,o){var n=vt(We++,2);if(n.t=e,!n.__c&&(n.__=[o?o(t):jn(void 0,t),function(s){var i=(n.__N||n.__)[0],l=n.t(i,s);bo(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=V,!V.__f)){V.__f=!0;var a=V.shouldComponentUpdate;V.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=s;if(c.__.some(function(m){m.__N&&(d=!0,bo(m.__[0],m.__N[0])||(u=!0))}),a){var p=a.call(this,s,i,l);return d?p||u:p}return!d||u}}return n.__}function P(e,t){var o=vt(We++,3);!G.__s&&xo(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,V.__H.__h.push(o))}function xe(e,t){var o=vt(We++,4);!G.__s&&xo(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,V.__h.push(o))}function R(e){return yt=5,Ae(function(){return{current:e}},[])}function Ae(e,t){var o=vt(We++,7);return xo(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function or(){var e;do{for(;e=yo.shift();)try{Ve(e)}catch(o){G.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=Mn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ve),t.__h.some(vo),t.__h=[]}catch(o){t.__h=[],G.__e(o,e.__v)}}}while(yo.length)}G.__b=function(e){V=null,kn&&kn(e)},G.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),zn&&zn(e,t)},G.__r=function(e){bn&&bn(e),We=0;var t=(V=e.__c).__H;t&&(ko==V?V.__h=[]:(t.__h.some(Ve),t.__h.some(vo),We=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),ko=V},G.diffed=function(e){yn&&yn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Cn(Mn.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),ko=V=null},G.__c=function(e,t){t.some(function(o){try{o.__h.some(Ve),o.__h=o.__h.filter(function(n){return!n.__||vo(n)})}catch(n){o.__h=[function(){throw n}]}}),vn&&vn(e,t)},G.unmount=function(e){xn&&xn(e);var t,o,n=e.__c;n&&n.__H&&(n.__H.__.some(function(a){try{if(a.__P&&a.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}a.__P=o,Cn(yo.push(a))}else Ve(a)}catch(s){t=s}}),n.__H=void 0,t&&G.__e(t,n.__v))};var _n=typeof requestAnimationFrame=="function";function nr(e){var t,o=function(){clearTimeout(n),_n&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(o,35);_n&&(t=requestAnimationFrame(o))}function Cn(e){e!=1&&wn==G.requestAnimationFrame||((wn=G.requestAnimationFrame)||nr)(or)}function Ve(e){var t=V,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),V=t}function vo(e){var t=V;e.__c=e.__(),V=t}function xo(e,t){return!e||e.length!=t.length||t.some(function(o,n){return!bo(o,e[n])})}function jn(e,t){return typeof t=="function"?t(e):t}var zo=`<svg xmlns="http://www.w3.org/2000/svg">
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
`;var ar=new Set([...zo.matchAll(/<symbol id="([^"]+)"/g)].map(e=>e[1]));function Sn(){let e=document.createElement("div");e.className="sprite",e.setAttribute("aria-hidden","true"),e.innerHTML=zo,document.body.prepend(e)}var ue=e=>ar.has(e),F=({id:e,class:t,...o})=>r`
  <svg class=${t} aria-hidden="true" ...${o}><use href=${"#"+e} /></svg>
`,y=({id:e,class:t=""})=>r`
  <${F} id=${"i-"+e} class=${"ic "+t} />
`,Ze=e=>ue("tm-"+e)?"tm-"+e:"tm-other",L=({colour:e,class:t=""})=>r`
  <${F} id=${Ze(e)} class=${`tm c-${e} ${t}`} />
`;function Z({colour:e,face:t,game:o,class:n=""}){let a="die-"+t;return ue(a)?r`
      <${F} id=${a} class=${`die c-${e} ${n}`} />
    `:r`
    <span class=${`die faced c-${e} ${n}`}>
      <${F} id="die-0" class="die-body" />
      ${/^\d+$/.test(String(t))?r`
              <b class="die-number">${t}</b>
            `:r`
              <${E} name=${t} game=${o} class="ic" />
            `}
    </span>
  `}var _o=new Map;function rr({game:e,name:t,class:o}){let n=`/api/v1/emblems/${encodeURIComponent(e)}/${encodeURIComponent(t)}.svg`,[,a]=b(0);P(()=>{if(_o.get(n))return;let i=new Image;return i.onload=()=>{_o.set(n,!0),a(l=>l+1)},i.src=n,()=>{i.onload=null}},[n]);let s=_o.get(n)?`url("${n}")`:"";return r`
    <span
      class=${o+(s?" em-file":" em-none")}
      style=${s?{maskImage:s,WebkitMaskImage:s}:void 0}
      aria-hidden="true"
    ></span>
  `}function E({name:e,game:t,class:o="ic"}){return e?e.startsWith("die-")&&ue(e)?r`
      <${F} id=${e} class=${o+" c-plain"} />
    `:ue(e)?r`
      <${F} id=${e} class=${o+(e.startsWith("flag-")?" flag":"")} />
    `:ue("tm-"+e)?r`
      <${L} colour=${e} class=${o} />
    `:t?r`
        <${rr} key=${e} game=${t} name=${e} class=${o} />
      `:null:null}var Tn={"home.share":"win together","home.again":"Again","home.result":"Result","set.here":"Kept on this device only.","set.off":"Off","set.on":"On","set.scheme.dark":"Dark","set.scheme.light":"Light","set.scheme.auto":"As the device","set.scheme":"Colours","set.voice":"A voice reads events","set.sound":"Sounds","set.language":"Language","set.title":"Settings","score.hours":{one:"{n} h {minutes} min",other:"{n} h {minutes} min"},"score.minutes":{one:"{n} min",other:"{n} min"},"score.copied":"Copied","score.share":"Share","score.rounds":"Points after each round","log.again":{one:"Once the dice are put right, {n} step after this is worked out again; what still fits is kept.",other:"Once the dice are put right, {n} steps after this are worked out again; what still fits is kept."},"log.drops":{one:"{n} step after this is dropped. “Redo” brings it back until something new is answered.",other:"{n} steps after this are dropped. “Redo” brings them back until something new is answered."},"log.costs":{one:"This drops {n} later step:",other:"This drops {n} later steps:"},"log.return.sure":"Yes, go back here","log.change":"Put it right all the same","log.back":"Back to the log","log.show":"Show the result","hand.rub":"Undo one die","ask.source":"Rule {rule}","sighting.again":{one:"{n} to throw again",other:"{n} to throw again"},"battle.ranks":"Distances in order","battle.counts":{one:"{n} die",other:"{n} dice"},"ask.less":"Less: {what}","ask.more":"More: {what}","ask.order":"Tap in order","ask.rub":"Rub out","ask.range":"{from} to {to}","ask.empty":"nothing","ask.cells":"Numbers","ask.keys":"Keys: {what}","ask.following":"Next number","ask.sign":"Change the sign","ask.pick":"Choose","ask.send":"Continue","ask.skip":"Skip","ask.who":"Who answers","ask.worth":"Sum {n}","bar.home":"Home","bar.log":"Log","bar.redo":"Redo","bar.undo":"Undo","battle.again":"Next throw","battle.answer":"Back to the question","battle.back":"Previous","battle.both":"Both sink","battle.close":"measured","battle.duel":"Duel {n} of {all}","battle.list":"Duels in order","battle.look":"Show again: {what}","battle.next":"Next","battle.none":"Nobody sinks","battle.on":"Continue","battle.open":"Waits for an answer","battle.outcome":"Outcome","battle.over":"The battle is over","battle.pause":"Pause","battle.play":"Play the battle","battle.result":"Result","battle.row":"Duel {n}: {a} and {b}, {gap} mm","battle.sinks":"{Die} sinks","battle.sunk":{one:"{n} sunk",other:"{n} sunk"},"beside.more":"More ({n})","beside.title":"More","camera.folder":"Pictures from a folder","camera.live":"Live","camera.lost":"No picture","camera.none":"By hand","camera.simulated":"Simulation","camera.upload":"Pictures by phone","closer.from":"from {die}","closer.tip":"The difference is too small for the camera. Use the ruler from the game.","closer.title":"Nearly a tie","colour.black":"black","colour.blue":"blue","colour.green":"green","colour.orange":"orange","colour.purple":"purple","colour.red":"red","colour.white":"white","colour.yellow":"yellow","crew.camera":"camera","crew.eye":"Scan with the phone that is to be the camera","setup.phone.title":"Let a phone be the camera","setup.phone.text":"Both devices must be in the same Wi-Fi. The phone says what comes next; a new phone takes the place of the one before.","setup.phone.other":"Another phone","lead.title":"This phone becomes the camera","lead.warns":"Your browser will warn you next. That is expected: nobody vouches for a box at home, so it made its own certificate. Go on like this, once:","lead.step.1":"The warning comes: the connection is not private.","lead.step.2.chrome":"Tap “Advanced”.","lead.step.3.chrome":"Tap “Proceed”, at the very bottom.","lead.step.2.safari":"Tap “Show Details”.","lead.step.3.safari":"Tap “visit this website”, then “Visit Website”.","lead.step.2.firefox":"Tap “Advanced”.","lead.step.3.firefox":"Tap “Accept the Risk and Continue”.","lead.worth":"What it is worth: nobody in your Wi-Fi can listen in. It does not prove that the box is really yours, so do this only at home, with people you know in the Wi-Fi.","lead.none":"The box does not answer over HTTPS now, so a phone cannot be the camera. Whoever looks after the box should look into its log.","lead.go":"On to the warning","eye.title":"Camera","eye.sees":"What this phone's camera sees","eye.drawn":"A phone lies on a stand above the lid and sees all of it","eye.asks":"Allow the camera","eye.denied":"No camera","eye.denied.text":"The browser keeps the camera closed. Allow it in the browser's settings for this page, then tap here.","eye.again":"Try again","eye.waits":"Not connected","eye.live":"Connected","eye.rests":"Connected, resting","eye.other":"Not used","eye.other.text":"The table looks through another camera. The host chooses the phone in the set-up of the camera.","eye.gone":"Sent away","eye.gone.text":"Another phone is the camera now, or the host has sent this one away. To be the camera again, scan the host's code.","eye.lay":"Lay me on the stand, over the middle of the lid, screen up.","eye.lid":"The whole lid must be in the picture.","eye.power":"Plug in the charger and leave this page open.","crew.as":"The new device","crew.ask":"The host lets others in and gives the roles.","crew.away":"offline","crew.device":"Device","crew.end":"Send {name} away","crew.end.sure":"Send away","crew.here":"online","crew.host":"host","crew.hosts":"Only the host of this table can do that.","crew.leave":"Leave the table","crew.let":"Let play","crew.looks":"This device only watches. The host can let it play.","crew.once":"It lets one device in. The next code comes by itself.","crew.only":"Only watch","crew.pass":"Make host","crew.pass.sure":"Yes, make it the host","crew.player":"player","crew.plays":"Player","crew.qr":"QR code with the address that lets one device in","crew.scan":"Scan to join","crew.spectator":"watcher","crew.title":"Who is here","crew.watch":"Scan to watch","crew.watches":"Watcher","crew.you":"this device","failed.back":"Back to the throw","failed.text":"This picture could not be read.","failed.title":"Not read","fix.done":"Done","fix.fixed":"corrected","fix.move":"Tap the chart to move the die.","fix.new":"A new die","fix.not":"Nothing lies here","fix.pose":"How it lies","fix.remove":"Remove","fix.title":"Correct a die","fix.value":"Pips","fix.which":"What lies here?","fix.whose":"Whose","guard.again":"Read again","guard.againhow":"from a new picture","guard.focus":"The picture is out of focus.","guard.hand":"A hand is over the board.","guard.lens":"The lens is dirty or covered.","guard.light":"The light differs from the set-up.","guard.motion":"Something still moves.","guard.moved":"The camera or the board has moved.","guard.not-a-board":"There is no board in the picture.","guard.outside":"A die lies off the board.","guard.size":"The size does not fit: teach the dice again.","guard.title":"The picture is doubtful","guard.untaught":"These dice are not those that were taught.","guard.use":"This picture is good","guard.usehow":"read it all the same","faces.told":"The dice of this throw","faces.which":"{die} {n} of {all}: what does it show?","hand.discard":"Start over","hand.done":"Count the battle","hand.how":"Tap the chart to place each die","hand.lacks":{one:"{n} die to go",other:"{n} dice to go"},"hand.ready":"All dice are there","hand.tip":"Gaps are measured on the chart; near ties you measure by ruler.","hand.title":"By hand","home.camera":"camera","home.clock":"Clock for calls","home.clock.off":"off","home.clock.seconds":"{n} s","who.title":"Whose device is this?","who.why":"Then you choose in secret here, and your own questions come first.","who.all":"Everybody's","who.chosen":"You have chosen","who.wait":"Still choosing: {names}","who.change":"Change my choice","who.told":"Have chosen on their own devices: {names}","home.host":"The host starts the next game.","home.wait":"The host starts a game. It then shows here by itself.","home.order":"In the order of the seats, clockwise. The order matters","crew.shows":"May show a code","prepare.title":"Set-up","prepare.done":"Everything lies ready","home.colour":"Colour of player {n}: {colour}. Change","home.continue":"Continue","home.count":"Players","home.going":"Game in progress","home.more":{one:"All rules ({n})",other:"All rules ({n})"},"home.name":"Name of player {n}","home.new":"New game","home.norules":"This game has no variants.","home.not":"Back","home.player":"Player {n}","home.points":"score only","home.rules":"Rules","home.seats":"{from}–{to} players","home.start":"Start","home.sub":"Counts the dice and the chests. You play.","home.parked":{one:"Game put aside ({n})",other:"Games put aside ({n})"},"home.parked.title":"Games put aside","home.parked.how":"Tap a game to go on with it. The one that is played now will wait.","home.sure":"A new game begins; the present one waits and can be taken up again.","home.which":"Game","home.yes":"Yes, start","join.box":"No host any more? On the box, “quartermaster pair” shows a new code.","join.code":"Or type the code","join.go":"Come in","join.scan":"Scan the QR code on the host's tablet or on the box.","join.title":"Come to the table","link.first":"Connecting to the table…","link.lost":"Connection lost. Reconnecting…","look.add":"Tap an empty place to add a die.","look.again":"Try again","look.back":"Back to the question","look.drop":"Leave it as it was","look.how":"Tap a die to correct it","look.title":"The whole board","notice.behind":"This device has already shown step {was}; the table is at step {now}. If nobody brought a copy back, steps were lost: compare before you go on.","notice.close":"Close","notice.error":"That did not work. Try again.","notice.network":"Not sent: there is no connection. Try again in a moment.","notice.stale":"The table has moved on meanwhile.","picture.die":"Correct: {die}","picture.label":"The board seen from above","picture.live":"The camera’s picture","pose.cocked":"cocked","pose.flat":"flat","pose.hidden":"hidden","pose.stacked":"on another","question.add":"A die is missing","question.addhow":"tap its place on the picture","question.again":"that die is thrown again","question.all":"Those are all","question.board":"The whole board","question.cocked":"It leans","question.counts":"counts as {die}","question.first":"Question 1 of {all}","question.flat":"It lies flat","question.flats":"All of them lie flat","question.is":"It is a die","question.isnt":"It is not a die","question.leans":"It leans","question.not":"Not all of them","question.each":"then each is asked about in turn","question.asread":"they count as read","question.one":"Question","question.right":"That is right","question.then":"then tell the pips","question.wrong":"Let me correct it","reader.none":"The reader is off","reader.reading":"Reading","reader.ready":"Still","reader.restarting":"Reader restarts","reading.title":"Reading the dice…","reading.wait":"One moment…","score.again":"Play again","score.by":{one:"wins by {n} point",other:"wins by {n} points"},"score.course":"Last events","score.print":"Print","score.shared":"shared victory","score.title":"Game over","score.total":"Victory points","score.wins":"wins","seat.all":"Players","seat.firstlong":"First player","seat.score":"Points","seat.table":"Table","sighting.questions":{one:"{n} question",other:"{n} questions"},"sighting.sure":"{n} of {all} sure","throw.hand":"Enter by hand","throw.now":"Throw","throw.photo":"Picture by phone","throw.read":"Read now","throw.sending":"Sending…","throw.shoot":"Take a picture","throw.tip.hand":"Put the dice on the chart by tap.","throw.tip.live":"Throw. When the dice lie still they are read by themselves.","throw.tip.thrown":"Tap “Throw”: the simulator throws the dice.","scene.hand":"A hand is over the board: I wait.","scene.moving":"The dice are rolling.","scene.still":"The dice lie still: I am reading them.","throw.tip.upload":"Throw, and take a picture from above.","ask.rule":"What does the rule say?","log.anew":"The new answer replaces the old one. All that came after is worked out again.","log.put":"put right","log.by":"Device: {who}","log.dice":"Put dice right","log.edit":"Put answer right","log.return":"Go back here","log.lost":{one:"Put right. One later step no longer holds and is left out:",other:"Put right. {n} later steps no longer hold and are left out:"},"log.holds":"Put right. All later steps still hold.","log.none":"Nothing is written down yet.","log.earlier":{one:"{n} earlier step",other:"{n} earlier steps"},"home.first":"First player","home.chance":"by chance","archive.again":"Try again","archive.average":"Average","archive.best":"Best","archive.copies":"Copies","archive.copies.sub":"Nothing is lost","archive.dice":"Dice","archive.dice.few":"Too few throws to say.","archive.dice.fits":"As a fair die falls.","archive.dice.how":"The bar is what fell, the line through it where the true share lies (95 %, exact), the dashed line a fair die.","archive.dice.odd":"A fair die hardly ever falls like this.","archive.face":"{face}: {n} times, true share between {low} and {high} %","archive.forget":"Forget","archive.forget.how":"Forgetting takes the name out of all games and copies kept here. The games stay, and read N.N. Copies that were carried away keep the name.","archive.forget.sure":"Forget for good","archive.games":"Games","archive.games.none":"No game has been finished yet.","archive.games.sub":"Finished games, newest first","archive.length":{one:"{n} step in {minutes} min",other:"{n} steps in {minutes} min"},"archive.people":"People","archive.people.none":"Nobody is remembered yet: whoever gets a name in a new game is.","archive.people.sub":"Name, colour, sign and language","archive.person.colour":"Colour","archive.person.language":"Language","archive.person.name":"Name","archive.person.new":"New person","archive.person.save":"Save","archive.person.sign":"Sign {n}","archive.person.symbol":"Sign","archive.played":"Games","archive.rounds":"Round by round","archive.sheet":"Score sheet","archive.standings":"Statistics","archive.standings.sub":"Wins, averages and fair dice","archive.throws":{one:"{n} throw",other:"{n} throws"},"archive.title":"People and games","archive.wins":"Wins","copies.back":"Bring back","copies.before":"before another was brought back","copies.bring":"Bring a copy back","copies.brought":{one:"Brought back: {n} step, as on {when}.",other:"Brought back: {n} steps, as on {when}."},"copies.daily":"kept by itself or on demand","copies.here":"Kept here","copies.how":"A copy holds all games and all people of this machine. Bringing one back keeps what was there before as a copy.","copies.keep":"Keep one here","copies.kept":"A copy is kept here.","copies.last":"played until {when}","copies.none":"No copy is kept here yet; one is made each day that something is played.","copies.other":"For other programs","copies.salvaged":"saved from a damaged record","copies.steps":{one:"{n} step",other:"{n} steps"},"copies.sure":"Put {name} in place of all games and people? What is there now is kept as a copy.","copies.take":"Download a copy","copies.yes":"Replace everything","tables.title":"Tables","tables.at":"Table {name}. Other tables","tables.free":"No game","tables.over":"{game} · finished","tables.here":"you are here","tables.how":"At your own table you play; at the others you look on.","archive.health":"Machine","archive.health.sub":"Camera, reading, disk and copies","health.well":"All is well.","health.camera":"Camera","health.rate":"{n} pictures a second","health.reading":"Reading","health.read":"the last in {last} s, {mean} s on average · {n} read, {failed} not","health.never":"nothing was read yet","health.disk":"Disk","health.free":"{free} GB of {size} GB free","health.copy":"Last copy","health.none":"none yet","health.heat":"Temperature","health.supply":"Power supply","health.fine":"strong enough","health.weak":"too weak","health.devices":"Devices","health.here":"{here} at the table, {known} let in","health.since":"Running since","health.unknown":"not known","whole.none":"none","health.report":"Report a problem","health.how":"A file without names, addresses or pictures: how the machine is, the game, the newest lines of the log. Send it to whoever you ask for help.","hue.black":"black","hue.blue":"blue","hue.green":"green","hue.orange":"orange","hue.purple":"purple","hue.red":"red","hue.white":"white","hue.yellow":"yellow","crew.mine.player":"You are a player.","crew.mine.spectator":"You are watching.","crew.mine.host":"You are the host.","archive.panel":"Button and light","archive.panel.sub":"What is wired, and what it shows","health.panel":"Button and light","health.parts":"{found} found, {failed} failed","panel.drawn":"A drawn panel beside the simulated table. A real one does the same: press its button.","panel.real":"The panel of this table.","panel.press":"Press","panel.hold":"Hold for 5 seconds","panel.down":"The button is down.","panel.up":"The button is up.","panel.pressed":{one:"Pressed {n} time",other:"Pressed {n} times"},"panel.held":{one:"held {n} time",other:"held {n} times"},"panel.light.on":"Light on: {n} %","panel.light.off":"Light off","panel.room":"room {n} lx","panel.dark":"Darker than when it was set up","panel.signal.off":"Nobody plays","panel.signal.ready":"Ready","panel.signal.reading":"Reading","panel.signal.asks":"Question","panel.signal.trouble":"Trouble","panel.part.button":"Button","panel.part.light":"Light","panel.part.state":"Signal lamps","panel.part.buzzer":"Buzzer","panel.part.sensor":"Light sensor","panel.is.found":"found","panel.is.skipped":"not used","panel.is.failed":"failed","panel.is.opening":"being looked for","panel.wiring":"What is wired","panel.how":"Pins are numbered 1 to 40, as in the guide's drawing. Switch the computer off before you wire anything.","panel.none":"not wired","panel.kind":"Kind","panel.kind.apa":"APA102 strip","panel.kind.ws":"WS2812 strip","panel.kind.relay":"Relay","panel.kind.pwm":"Dimmed light","panel.kind.leds":"Single LEDs","panel.pin":"Pin","panel.data":"Data pin","panel.pixels":"Number of LEDs","panel.bright":"Brightness (%)","panel.led":"LED {n}","panel.level":"On when the pin is","panel.high":"high","panel.low":"low","panel.sound":"Sound","panel.sound.on":"on","panel.sound.off":"off","panel.addr":"Its ADDR pin","panel.addr.low":"to ground or open","panel.addr.high":"to 3.3 V","panel.save":"Keep the wiring","panel.kept":"Kept. It holds from now on.","setup.title":"Camera set-up","setup.sub":"About ten minutes. The game can be played by hand meanwhile.","setup.live":"The camera's picture","setup.waits":"One moment …","setup.back":"Back","setup.next":"Go on","setup.again":"Take the picture again","setup.step.view":"View","setup.step.sizes":"Sizes","setup.step.corners":"Corners","setup.step.empty":"Empty board","setup.step.dice":"Dice","setup.step.test":"Test","setup.step.lens":"Exact lens","setup.refused":"That did not work out","setup.goto":"Go to: {step}","setup.camera.which":"Which camera looks at the board?","setup.camera.other":"Other camera","setup.camera.held":"Used at the table “{table}”","setup.camera.address":"Address of a network camera or phone app","setup.camera.call":"Connect","setup.camera.rpicam":"Raspberry Pi camera","setup.camera.v4l2":"USB camera","setup.camera.http":"Network camera","setup.camera.upload":"Single pictures from a phone","setup.camera.phone":"A phone as the camera","setup.camera.simulated":"Simulated camera","setup.camera.folder":"Pictures from a folder","setup.view.title":"Hang the camera over the lid","setup.view.text":"The whole lid, walls included, should fill the picture.","setup.view.next":"The view is fine","setup.view.picture":"Picture","setup.view.wait":"Looking …","setup.view.good":"Good","setup.view.lid":"The lid","setup.view.lid.wait":"Looking …","setup.view.lid.wait.text":"The lid is being looked for.","setup.view.lid.fair":"Not sure","setup.view.lid.fair.text":"You can mark the corners yourself in a moment.","setup.view.lid.bad":"Cut off","setup.view.lid.bad.text":"Hang the camera higher or move the lid to the middle.","setup.view.lid.good":"All in the picture","setup.view.die":"A die is about {n} pixels wide.","setup.view.sharp":"Sharpness","setup.view.blurred":"Blurred","setup.view.blurred.text":"It was sharper before: set the focus back, or wait until nothing moves.","setup.view.small":"Dice are small here: hang the camera lower, or choose a higher resolution.","setup.view.light":"Light","setup.view.dark":"Too dark","setup.view.dark.text":"Bring a lamp nearer.","setup.view.bright":"Too bright","setup.view.bright.text":"Turn the lamp away, so that nothing is overexposed.","setup.view.bands":"Flickers","setup.view.bands.text":"A lamp flickers: use another lamp, or set the camera to 50 or 60 Hz.","setup.sizes.title":"How large is the lid?","setup.sizes.text":"Measure the floor from wall to wall. Every millimetre counts.","setup.sizes.floor":"Floor","setup.sizes.other":"Other","setup.sizes.width":"Floor, left to right","setup.sizes.height":"Floor, top to bottom","setup.sizes.wall":"Wall height, inside","setup.sizes.die":"Edge of a die","setup.corners.title":"Where are the floor's corners?","setup.corners.text":"The corners of the floor, not the rim of the walls. Drag a point near its corner; it snaps to the sides.","setup.corners.one":"Corner {n}","setup.corners.next":"The corners fit","setup.corners.anyway":"Use them as they are","setup.corners.again":"Look again","setup.corners.wait":"Looking …","setup.corners.wait.text":"The sides of the floor are being looked for.","setup.corners.good":"They fit","setup.corners.good.text":"All four sides of the floor are clearly visible.","setup.corners.fair":"Please check","setup.corners.doubt.unseen":"The sides of the floor are not clearly visible. Drag the points onto the corners yourself.","setup.corners.doubt.choice":"Two edges look alike here. Check that the line follows the floor, not its print or the rim.","setup.corners.doubt.inexact":"The corners do not fit a floor of this size exactly. Check them, and the sizes.","setup.corners.doubt.hand":"Placed by hand.","setup.empty.title":"Empty the board","setup.empty.text":"Take everything out of the lid and keep hands away. The picture is taken automatically.","setup.empty.next":"The board is empty","setup.still":"Stillness","setup.still.wait":"Waiting","setup.still.hand":"Hand in view","setup.still.text":"The picture is taken once nothing has moved for two seconds.","setup.still.taken":"Taken","setup.still.taken.text":"Look at the picture: is it as it should be?","setup.dice.title":"Lay the dice out","setup.dice.text":"Two or three of each colour, flat and apart. The picture is taken automatically.","setup.dice.name":"Which colour is each group? Tap a group to correct it.","setup.dice.none":"Not a die","setup.dice.count":{one:"{n} die",other:"{n} dice"},"setup.dice.next":"Calibrate","setup.dice.runs":"Calibrating …","setup.dice.fair":"Please check","setup.dice.other":"Something here is too large for a single die: move the dice apart and take the picture again.","setup.dice.nothing":"No dice were found. Lay some on the board.","setup.keep.title":"The camera is set up","setup.keep.text":"Keep it, then try three throws.","setup.keep.next":"Keep and test","setup.keep.exact":"Accuracy","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"If two distances differ by less than this, the players are asked.","setup.test.title":"Test","setup.test.first":"Lay out the dice and calibrate first.","setup.test.throw":"Throw {n} of {all}","setup.test.text":"Throw some dice into the lid, then read them.","setup.test.read":"Read the dice","setup.test.look":"Are the number and colour of each die right?","setup.test.right":"All right","setup.test.wrong":"Something is wrong","setup.test.dice":{one:"{n} die",other:"{n} dice"},"setup.test.asks":{one:"asks {n} question",other:"asks {n} questions"},"setup.test.sure":"Sure","setup.test.over":"The test is over","setup.test.over.text":"From now on the camera reads the throws of this table.","setup.test.end":"To the game","setup.test.verdict":"Result","setup.test.score":"{n} of {all} right","setup.test.good":"Good. Play on.","setup.test.help":"More even light helps most, then a camera closer to the board. Or begin again with the empty board.","colour.pink":"pink","colour.brown":"brown","colour.grey":"grey","setup.keep.name":"What is this place called?","setup.keep.name.usual":"Our table"};var Pn={"home.share":"wygrywają razem","home.again":"Jeszcze raz","home.result":"Wynik","set.here":"Zapamiętane tylko na tym urządzeniu.","set.off":"Nie","set.on":"Tak","set.scheme.dark":"Ciemne","set.scheme.light":"Jasne","set.scheme.auto":"Jak urządzenie","set.scheme":"Kolory","set.voice":"Głos czyta zdarzenia","set.sound":"Dźwięki","set.language":"Język","set.title":"Ustawienia","score.hours":{one:"{n} godz. {minutes} min",few:"{n} godz. {minutes} min",many:"{n} godz. {minutes} min",other:"{n} godz. {minutes} min"},"score.minutes":{one:"{n} min",few:"{n} min",many:"{n} min",other:"{n} min"},"score.copied":"Skopiowano","score.share":"Wyślij","score.rounds":"Punkty po każdej rundzie","log.again":{one:"Po poprawce kostek {n} późniejszy krok zostanie policzony na nowo; co nadal pasuje, zostaje.",few:"Po poprawce kostek {n} późniejsze kroki zostaną policzone na nowo; co nadal pasuje, zostaje.",many:"Po poprawce kostek {n} późniejszych kroków zostanie policzonych na nowo; co nadal pasuje, zostaje.",other:"Po poprawce kostek {n} późniejszego kroku zostanie policzone na nowo; co nadal pasuje, zostaje."},"log.drops":{one:"Wypadnie {n} późniejszy krok. „Przywróć” odda go, dopóki nie padnie nowa odpowiedź.",few:"Wypadną {n} późniejsze kroki. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź.",many:"Wypadnie {n} późniejszych kroków. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź.",other:"Wypadnie {n} późniejszego kroku. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź."},"log.costs":{one:"Po tej poprawce wypadnie {n} późniejszy krok:",few:"Po tej poprawce wypadną {n} późniejsze kroki:",many:"Po tej poprawce wypadnie {n} późniejszych kroków:",other:"Po tej poprawce wypadnie {n} późniejszego kroku:"},"log.return.sure":"Tak, wróć tutaj","log.change":"Mimo to popraw","log.back":"Wróć do dziennika","log.show":"Pokaż wynik","hand.rub":"Cofnij kostkę","ask.source":"Zasada {rule}","sighting.again":{one:"{n} do ponownego rzutu",few:"{n} do ponownego rzutu",many:"{n} do ponownego rzutu",other:"{n} do ponownego rzutu"},"battle.ranks":"Odległości po kolei","battle.counts":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"ask.less":"Mniej: {what}","ask.more":"Więcej: {what}","ask.order":"Stukaj po kolei","ask.rub":"Zmaż","ask.range":"od {from} do {to}","ask.empty":"nic","ask.cells":"Liczby","ask.keys":"Klawisze: {what}","ask.following":"Następna liczba","ask.sign":"Zmień znak","ask.pick":"Wybierz","ask.send":"Dalej","ask.skip":"Pomiń","ask.who":"Kto odpowiada","ask.worth":"razem {n}","bar.home":"Strona główna","bar.log":"Dziennik","bar.redo":"Przywróć","bar.undo":"Cofnij","battle.again":"Następny rzut","battle.answer":"Wróć do pytania","battle.back":"Poprzedni","battle.both":"Obie toną","battle.close":"zmierzone","battle.duel":"Pojedynek {n} z {all}","battle.list":"Pojedynki po kolei","battle.look":"Pokaż jeszcze raz: {what}","battle.next":"Następny","battle.none":"Nikt nie tonie","battle.on":"Dalej","battle.open":"Czeka na odpowiedź","battle.outcome":"Wynik","battle.over":"Koniec bitwy","battle.pause":"Zatrzymaj","battle.play":"Odtwórz bitwę","battle.result":"Wynik gry","battle.row":"Pojedynek {n}: {a} i {b}, {gap} mm","battle.sinks":"Tonie {die}","battle.sunk":{one:"{n} pod wodą",few:"{n} pod wodą",many:"{n} pod wodą",other:"{n} pod wodą"},"beside.more":"Inne ({n})","beside.title":"Inne","camera.folder":"Zdjęcia z folderu","camera.live":"Na żywo","camera.lost":"Brak obrazu","camera.none":"Ręcznie","camera.simulated":"Symulacja","camera.upload":"Zdjęcia z telefonu","closer.from":"od: {die}","closer.tip":"Różnica jest za mała dla kamery. Przyłóżcie linijkę z gry.","closer.title":"Prawie remis","colour.black":"czarna","colour.blue":"niebieska","colour.green":"zielona","colour.orange":"pomarańczowa","colour.purple":"fioletowa","colour.red":"czerwona","colour.white":"biała","colour.yellow":"żółta","crew.camera":"kamera","crew.eye":"Zeskanuj telefonem, który ma być kamerą","setup.phone.title":"Telefon jako kamera","setup.phone.text":"Oba urządzenia muszą być w tej samej sieci Wi-Fi. Telefon sam powie, co dalej; nowy telefon zastępuje poprzedni.","setup.phone.other":"Inny telefon","lead.title":"Ten telefon będzie kamerą","lead.warns":"Za chwilę przeglądarka wyświetli ostrzeżenie. Tak ma być: za domowe urządzenie nikt nie ręczy, więc samo wystawiło sobie certyfikat. Zrób tak, tylko ten jeden raz:","lead.step.1":"Pojawi się ostrzeżenie: połączenie nie jest prywatne.","lead.step.2.chrome":"Dotknij „Zaawansowane”.","lead.step.3.chrome":"Dotknij odnośnika na samym dole, żeby przejść dalej mimo ostrzeżenia.","lead.step.2.safari":"Dotknij „Pokaż szczegóły”.","lead.step.3.safari":"Dotknij „odwiedź tę witrynę”, a potem potwierdź.","lead.step.2.firefox":"Dotknij „Zaawansowane”.","lead.step.3.firefox":"Dotknij „Akceptuję ryzyko, kontynuuj”.","lead.worth":"Co to daje: nikt w sieci Wi-Fi nie podsłucha połączenia. Nie dowodzi to jednak, że po drugiej stronie jest na pewno wasze urządzenie – rób to tylko w domu, gdy w sieci są sami znajomi.","lead.none":"Urządzenie nie odpowiada teraz przez HTTPS, więc telefon nie może być kamerą. Osoba, która się nim opiekuje, powinna zajrzeć do dziennika.","lead.go":"Dalej, do ostrzeżenia","eye.title":"Kamera","eye.sees":"Obraz z aparatu tego telefonu","eye.drawn":"Telefon leży na stojaku nad wiekiem i widzi je w całości","eye.asks":"Pozwól użyć aparatu","eye.denied":"Brak aparatu","eye.denied.text":"Przeglądarka nie udostępnia aparatu. Zezwól na to w ustawieniach przeglądarki dla tej strony, a potem dotknij tutaj.","eye.again":"Spróbuj jeszcze raz","eye.waits":"Brak połączenia","eye.live":"Połączono","eye.rests":"Połączono, odpoczywa","eye.other":"Nieużywany","eye.other.text":"Stół korzysta z innej kamery. Gospodarz może wybrać telefon w ustawieniach kamery.","eye.gone":"Odesłany","eye.gone.text":"Kamerą jest teraz inny telefon albo gospodarz odesłał ten. Aby znów był kamerą, zeskanuj kod gospodarza.","eye.lay":"Połóż mnie na stojaku, nad środkiem wieka, ekranem do góry.","eye.lid":"W kadrze musi być całe wieko.","eye.power":"Podłącz ładowarkę i nie zamykaj tej strony.","crew.as":"Nowe urządzenie","crew.ask":"Gospodarz wpuszcza innych i rozdaje role.","crew.away":"offline","crew.device":"Urządzenie","crew.end":"Odeślij: {name}","crew.end.sure":"Odeślij","crew.here":"online","crew.host":"gospodarz","crew.hosts":"To może zrobić tylko gospodarz stołu.","crew.leave":"Odejdź od stołu","crew.let":"Niech gra","crew.looks":"To urządzenie tylko ogląda. Gospodarz może pozwolić mu grać.","crew.once":"Kod wpuszcza jedno urządzenie. Następny pojawi się sam.","crew.only":"Tylko ogląda","crew.pass":"Ustaw jako gospodarza","crew.pass.sure":"Tak, to gospodarz","crew.player":"gracz","crew.plays":"Gracz","crew.qr":"Kod QR z adresem, który wpuszcza jedno urządzenie","crew.scan":"Zeskanuj, aby dołączyć","crew.spectator":"widz","crew.title":"Kto jest przy stole","crew.watch":"Zeskanuj, aby tylko oglądać","crew.watches":"Widz","crew.you":"to urządzenie","failed.back":"Wróć do rzutu","failed.text":"Tego obrazu nie udało się odczytać.","failed.title":"Nie odczytano","fix.done":"Gotowe","fix.fixed":"poprawiona","fix.move":"Stuknij mapę, by przesunąć kostkę.","fix.new":"Nowa kostka","fix.not":"Nic tu nie leży","fix.pose":"Jak leży","fix.remove":"Usuń","fix.title":"Popraw kostkę","fix.value":"Oczka","fix.which":"Co tu leży?","fix.whose":"Czyja","guard.again":"Czytaj jeszcze raz","guard.againhow":"z nowego obrazu","guard.focus":"Obraz jest nieostry.","guard.hand":"Nad planszą jest ręka.","guard.lens":"Obiektyw jest brudny albo zasłonięty.","guard.light":"Światło jest inne niż przy ustawianiu.","guard.motion":"Coś się jeszcze rusza.","guard.moved":"Kamera albo plansza się przesunęła.","guard.not-a-board":"Na obrazie nie widać planszy.","guard.outside":"Kostka leży poza planszą.","guard.size":"Wielkość kostek się nie zgadza: naucz program od nowa.","guard.title":"Obraz jest niepewny","guard.untaught":"To nie są kostki, których program się uczył.","guard.use":"Ten obraz jest dobry","guard.usehow":"czytaj go mimo to","faces.told":"Kostki tego rzutu","faces.which":"{die} {n} z {all}: co pokazuje?","hand.discard":"Zacznij od nowa","hand.done":"Rozstrzygnij bitwę","hand.how":"Stuknij mapę tam, gdzie leży każda kostka","hand.lacks":{one:"Jeszcze {n} kostka",few:"Jeszcze {n} kostki",many:"Jeszcze {n} kostek",other:"Jeszcze {n} kostki"},"hand.ready":"Wszystkie kostki leżą","hand.tip":"Odległości liczą się z mapy; prawie równe zmierzcie linijką.","hand.title":"Ręcznie","home.camera":"kamera","home.clock":"Zegar przy wywołaniu","home.clock.off":"wyłączony","home.clock.seconds":"{n} s","who.title":"Czyje to urządzenie?","who.why":"Wtedy wybierasz tu w tajemnicy, a twoje pytania są pierwsze.","who.all":"Wspólne","who.chosen":"Wybór zapisany","who.wait":"Jeszcze wybierają: {names}","who.change":"Zmień mój wybór","who.told":"Wybór na własnym urządzeniu: {names}","home.host":"Następną grę zaczyna gospodarz.","home.wait":"Grę zaczyna gospodarz. Pojawi się tu sama.","home.order":"W kolejności miejsc, zgodnie z ruchem wskazówek zegara. Kolejność ma znaczenie","crew.shows":"Może pokazywać kod","prepare.title":"Przygotowanie","prepare.done":"Wszystko gotowe","home.colour":"Kolor gracza {n}: {colour}. Zmień","home.continue":"Graj dalej","home.count":"Liczba graczy","home.going":"Gra trwa","home.more":{one:"Wszystkie zasady ({n})",few:"Wszystkie zasady ({n})",many:"Wszystkie zasady ({n})",other:"Wszystkie zasady ({n})"},"home.name":"Imię gracza {n}","home.new":"Nowa gra","home.norules":"Ta gra nie ma wariantów.","home.not":"Wróć","home.player":"Gracz {n}","home.points":"tylko punkty","home.rules":"Zasady","home.seats":"{from}–{to} graczy","home.start":"Zacznij","home.sub":"Liczy kostki i skrzynie. Wy gracie.","home.parked":{one:"Odłożona gra ({n})",few:"Odłożone gry ({n})",many:"Odłożone gry ({n})",other:"Odłożone gry ({n})"},"home.parked.title":"Odłożone gry","home.parked.how":"Stuknij grę, żeby do niej wrócić. Ta, która trwa teraz, poczeka.","home.sure":"Zacznie się nowa gra; obecna poczeka i można do niej wrócić.","home.which":"Gra","home.yes":"Tak, zacznij","join.box":"Nie ma już gospodarza? Nowy kod pokaże komputer stołu, po wpisaniu „quartermaster pair”.","join.code":"Albo wpisz kod","join.go":"Wejdź","join.scan":"Zeskanuj kod QR z tabletu gospodarza albo z komputera stołu.","join.title":"Usiądź do stołu","link.first":"Łączę ze stołem…","link.lost":"Brak połączenia. Łączę ponownie…","look.add":"Stuknij puste miejsce, by dodać kostkę.","look.again":"Spróbuj jeszcze raz","look.back":"Wróć do pytania","look.drop":"Zostaw jak było","look.how":"Stuknij kostkę, by ją poprawić","look.title":"Cała plansza","notice.behind":"To urządzenie pokazało już krok {was}, a stół jest na kroku {now}. Jeśli nikt nie przywrócił kopii, zginęły kroki: porównajcie, zanim zagracie dalej.","notice.close":"Zamknij","notice.error":"Nie udało się. Spróbuj jeszcze raz.","notice.network":"Nie wysłano, bo nie ma połączenia. Spróbuj za chwilę.","notice.stale":"Gra poszła już dalej.","picture.die":"Popraw: {die}","picture.label":"Plansza widziana z góry","picture.live":"Obraz z kamery","pose.cocked":"krzywo","pose.flat":"płasko","pose.hidden":"zakryta","pose.stacked":"na innej","question.add":"Brakuje kostki","question.addhow":"wskażcie miejsce na obrazie","question.again":"tą kostką rzuca się jeszcze raz","question.all":"To wszystkie kostki","question.board":"Cała plansza","question.cocked":"Leży krzywo","question.counts":"liczy się {die}","question.first":"Pytanie 1 z {all}","question.flat":"Leży płasko","question.flats":"Wszystkie leżą płasko","question.is":"To kostka","question.isnt":"To nie kostka","question.leans":"Leży krzywo","question.not":"Nie wszystkie","question.each":"wtedy pytanie padnie o każdą z osobna","question.asread":"liczą się tak, jak je odczytano","question.one":"Pytanie","question.right":"Tak jest","question.then":"wtedy podacie oczka","question.wrong":"Poprawię","reader.none":"Czytnik nie działa","reader.reading":"Czyta","reader.ready":"Nieruchomo","reader.restarting":"Czytnik się uruchamia","reading.title":"Czytam kostki…","reading.wait":"Chwila…","score.again":"Rewanż","score.by":{one:"wygrywa {n} punktem",few:"wygrywa {n} punktami",many:"wygrywa {n} punktami",other:"wygrywa {n} punktu"},"score.course":"Ostatnie zdarzenia","score.print":"Drukuj","score.shared":"wspólne zwycięstwo","score.title":"Koniec gry","score.total":"Punkty zwycięstwa","score.wins":"wygrywa","seat.all":"Gracze","seat.firstlong":"Pierwszy gracz","seat.score":"Punkty","seat.table":"Stół","sighting.questions":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"sighting.sure":"{n} z {all} pewnych","throw.hand":"Podaj ręcznie","throw.now":"Rzuć","throw.photo":"Zdjęcie z telefonu","throw.read":"Czytaj teraz","throw.sending":"Wysyłam…","throw.shoot":"Zrób zdjęcie","throw.tip.hand":"Układacie kostki palcem na mapie.","throw.tip.live":"Rzućcie. Gdy kostki się zatrzymają, odczytam je sam.","throw.tip.thrown":"Dotknij „Rzuć” – kostki rzuci symulator.","scene.hand":"Ręka nad planszą: czekam.","scene.moving":"Kostki się toczą.","scene.still":"Kostki leżą: czytam.","throw.tip.upload":"Rzućcie i zróbcie zdjęcie z góry.","ask.rule":"Co mówi zasada?","log.anew":"Nowa odpowiedź zastąpi starą. Wszystko, co było potem, zostanie policzone na nowo.","log.put":"poprawione","log.by":"Urządzenie: {who}","log.dice":"Popraw kostki","log.edit":"Popraw odpowiedź","log.return":"Wróć tutaj","log.lost":{one:"Poprawione. Jeden późniejszy krok już nie pasuje i wypada:",few:"Poprawione. {n} późniejsze kroki już nie pasują i wypadają:",many:"Poprawione. {n} późniejszych kroków już nie pasuje i wypada:",other:"Poprawione. {n} późniejszego kroku już nie pasuje i wypada:"},"log.holds":"Poprawione. Wszystkie późniejsze kroki nadal pasują.","log.none":"Jeszcze nic nie zapisano.","log.earlier":{one:"Jeszcze {n} wcześniejszy krok",few:"Jeszcze {n} wcześniejsze kroki",many:"Jeszcze {n} wcześniejszych kroków",other:"Jeszcze {n} wcześniejszego kroku"},"home.first":"Pierwszy gracz","home.chance":"losowo","archive.again":"Spróbuj ponownie","archive.average":"Średnia","archive.best":"Najlepiej","archive.copies":"Kopie","archive.copies.sub":"Nic nie ginie","archive.dice":"Kostki","archive.dice.few":"Za mało rzutów, żeby coś powiedzieć.","archive.dice.fits":"Tak pada uczciwa kostka.","archive.dice.how":"Słupek: wyniki; kreska: niepewność (95 %); przerywana: uczciwa kostka.","archive.dice.odd":"Uczciwa kostka prawie nigdy tak nie pada.","archive.face":"{face}: {n} razy, prawdziwy udział od {low} do {high} %","archive.forget":"Zapomnij","archive.forget.how":"Imię zniknie ze wszystkich gier i z kopii trzymanych tutaj. Gry zostaną, z napisem N.N. Kopie zabrane gdzie indziej zachowają imię.","archive.forget.sure":"Zapomnij na zawsze","archive.games":"Gry","archive.games.none":"Żadna gra nie została jeszcze skończona.","archive.games.sub":"Skończone gry, od najnowszej","archive.length":{one:"{n} krok w {minutes} min",few:"{n} kroki w {minutes} min",many:"{n} kroków w {minutes} min",other:"{n} kroku w {minutes} min"},"archive.people":"Ludzie","archive.people.none":"Nikt nie jest jeszcze zapamiętany: będzie, kto dostanie imię w nowej grze.","archive.people.sub":"Imię, kolor, znak i język","archive.person.colour":"Kolor","archive.person.language":"Język","archive.person.name":"Imię","archive.person.new":"Nowa osoba","archive.person.save":"Zapisz","archive.person.sign":"Znak {n}","archive.person.symbol":"Znak","archive.played":"Gry","archive.rounds":"Runda po rundzie","archive.sheet":"Arkusz punktów","archive.standings":"Statystyki","archive.standings.sub":"Wygrane, średnie i uczciwe kostki","archive.throws":{one:"{n} rzut",few:"{n} rzuty",many:"{n} rzutów",other:"{n} rzutu"},"archive.title":"Ludzie i gry","archive.wins":"Wygrane","copies.back":"Przywróć","copies.before":"sprzed przywrócenia innej","copies.bring":"Przywróć z pliku","copies.brought":{one:"Przywrócono {n} krok, stan z: {when}.",few:"Przywrócono {n} kroki, stan z: {when}.",many:"Przywrócono {n} kroków, stan z: {when}.",other:"Przywrócono {n} kroku, stan z: {when}."},"copies.daily":"zachowana sama lub na życzenie","copies.here":"Zachowane tutaj","copies.how":"Kopia zawiera wszystkie gry i wszystkich ludzi z tej maszyny. Przywrócenie zachowuje to, co było wcześniej, jako kopię.","copies.keep":"Zachowaj tutaj","copies.kept":"Kopia została tutaj zachowana.","copies.last":"grano do {when}","copies.none":"Nie ma tu jeszcze kopii; powstaje jedna w każdym dniu, w którym się gra.","copies.other":"Dla innych programów","copies.salvaged":"uratowana z uszkodzonego zapisu","copies.steps":{one:"{n} krok",few:"{n} kroki",many:"{n} kroków",other:"{n} kroku"},"copies.sure":"Zastąpić wszystkie gry i ludzi plikiem {name}? To, co jest teraz, zostanie jako kopia.","copies.take":"Pobierz kopię","copies.yes":"Zastąp wszystko","tables.title":"Stoły","tables.at":"Stół {name}. Inne stoły","tables.free":"Bez gry","tables.over":"{game} · koniec","tables.here":"jesteś tutaj","tables.how":"Przy swoim stole grasz, inne oglądasz.","archive.health":"Sprzęt","archive.health.sub":"Kamera, czytanie, dysk i kopie","health.well":"Wszystko w porządku.","health.camera":"Kamera","health.rate":"{n} obrazów na sekundę","health.reading":"Czytanie","health.read":"ostatnie {last} s, średnio {mean} s · odczytane: {n}, nie: {failed}","health.never":"nic jeszcze nie czytano","health.disk":"Dysk","health.free":"wolne {free} GB z {size} GB","health.copy":"Ostatnia kopia","health.none":"jeszcze żadnej","health.heat":"Temperatura","health.supply":"Zasilanie","health.fine":"wystarcza","health.weak":"za słabe","health.devices":"Urządzenia","health.here":"przy stole: {here}, wpuszczone: {known}","health.since":"Działa od","health.unknown":"nie wiadomo","whole.none":"brak","health.report":"Zgłoś problem","health.how":"Plik bez imion, adresów i obrazów: stan sprzętu, gra i ostatnie wpisy dziennika. Wyślij go temu, kogo prosisz o pomoc.","hue.black":"czarny","hue.blue":"niebieski","hue.green":"zielony","hue.orange":"pomarańczowy","hue.purple":"fioletowy","hue.red":"czerwony","hue.white":"biały","hue.yellow":"żółty","crew.mine.player":"Jesteś graczem.","crew.mine.spectator":"Tylko oglądasz.","crew.mine.host":"Jesteś gospodarzem.","archive.panel":"Przycisk i światło","archive.panel.sub":"Co jest podłączone i co pokazuje","health.panel":"Przycisk i światło","health.parts":"działa: {found}, nie działa: {failed}","panel.drawn":"Panel narysowany przy symulowanym stole. Prawdziwy robi to samo: naciśnij jego przycisk.","panel.real":"Panel tego stołu.","panel.press":"Naciśnij","panel.hold":"Przytrzymaj 5 sekund","panel.down":"Przycisk jest wciśnięty.","panel.up":"Przycisk nie jest wciśnięty.","panel.pressed":{one:"Naciśnięto {n} raz",few:"Naciśnięto {n} razy",many:"Naciśnięto {n} razy",other:"Naciśnięto {n} razy"},"panel.held":{one:"przytrzymano {n} raz",few:"przytrzymano {n} razy",many:"przytrzymano {n} razy",other:"przytrzymano {n} razy"},"panel.light.on":"Światło świeci: {n} %","panel.light.off":"Światło zgaszone","panel.room":"w pokoju {n} lx","panel.dark":"Ciemniej niż przy ustawianiu stołu","panel.signal.off":"Nikt nie gra","panel.signal.ready":"Gotowe","panel.signal.reading":"Czytanie","panel.signal.asks":"Pytanie","panel.signal.trouble":"Kłopot","panel.part.button":"Przycisk","panel.part.light":"Światło","panel.part.state":"Lampki","panel.part.buzzer":"Brzęczyk","panel.part.sensor":"Czujnik światła","panel.is.found":"działa","panel.is.skipped":"nie używamy","panel.is.failed":"nie działa","panel.is.opening":"szukamy","panel.wiring":"Co jest podłączone","panel.how":"Piny mają numery od 1 do 40, jak na rysunku w instrukcji. Zanim coś podłączysz, wyłącz komputer.","panel.none":"nie podłączono","panel.kind":"Rodzaj","panel.kind.apa":"Pasek APA102","panel.kind.ws":"Pasek WS2812","panel.kind.relay":"Przekaźnik","panel.kind.pwm":"Światło ściemniane","panel.kind.leds":"Pojedyncze diody","panel.pin":"Pin","panel.data":"Pin danych","panel.pixels":"Liczba diod","panel.bright":"Jasność (%)","panel.led":"Dioda {n}","panel.level":"Włącza się, gdy stan pinu jest","panel.high":"wysoki","panel.low":"niski","panel.sound":"Dźwięk","panel.sound.on":"włączony","panel.sound.off":"wyłączony","panel.addr":"Jego pin ADDR","panel.addr.low":"do masy lub wolny","panel.addr.high":"do 3,3 V","panel.save":"Zapisz połączenia","panel.kept":"Zapisano. Obowiązuje od teraz.","setup.title":"Ustawianie kamery","setup.sub":"Około dziesięciu minut. Tymczasem można grać ręcznie.","setup.live":"Obraz z kamery","setup.waits":"Chwileczkę …","setup.back":"Wstecz","setup.next":"Dalej","setup.again":"Zrób zdjęcie jeszcze raz","setup.step.view":"Widok","setup.step.sizes":"Wymiary","setup.step.corners":"Rogi","setup.step.empty":"Pusta plansza","setup.step.dice":"Kostki","setup.step.test":"Próba","setup.step.lens":"Dokładny obiektyw","setup.refused":"To się nie udało","setup.goto":"Przejdź do: {step}","setup.camera.which":"Która kamera patrzy na planszę?","setup.camera.other":"Inna kamera","setup.camera.held":"Używana przy stole „{table}”","setup.camera.address":"Adres kamery sieciowej lub aplikacji w telefonie","setup.camera.call":"Połącz","setup.camera.rpicam":"Kamera Raspberry Pi","setup.camera.v4l2":"Kamera USB","setup.camera.http":"Kamera sieciowa","setup.camera.upload":"Pojedyncze zdjęcia z telefonu","setup.camera.phone":"Telefon jako kamera","setup.camera.simulated":"Kamera symulowana","setup.camera.folder":"Zdjęcia z folderu","setup.view.title":"Powieś kamerę nad wiekiem","setup.view.text":"Całe wieko razem ze ściankami powinno wypełniać obraz.","setup.view.next":"Widok jest dobry","setup.view.picture":"Obraz","setup.view.wait":"Sprawdzam …","setup.view.good":"Dobrze","setup.view.lid":"Wieko","setup.view.lid.wait":"Szukam …","setup.view.lid.wait.text":"Szukam wieka na obrazie.","setup.view.lid.fair":"Niepewne","setup.view.lid.fair.text":"Za chwilę możesz zaznaczyć rogi ręcznie.","setup.view.lid.bad":"Ucięte","setup.view.lid.bad.text":"Powieś kamerę wyżej albo przesuń wieko na środek.","setup.view.lid.good":"Całe na obrazie","setup.view.die":"Kostka ma około {n} pikseli szerokości.","setup.view.sharp":"Ostrość","setup.view.blurred":"Nieostro","setup.view.blurred.text":"Obraz był już ostrzejszy: ustaw ostrość jak przedtem albo poczekaj, aż nic nie będzie się ruszać.","setup.view.small":"Kostki są tu małe: powieś kamerę niżej albo wybierz większą rozdzielczość.","setup.view.light":"Światło","setup.view.dark":"Za ciemno","setup.view.dark.text":"Przysuń lampę.","setup.view.bright":"Za jasno","setup.view.bright.text":"Odwróć lampę, żeby nic nie było prześwietlone.","setup.view.bands":"Migocze","setup.view.bands.text":"Lampa migocze: weź inną albo ustaw w kamerze 50 lub 60 Hz.","setup.sizes.title":"Jak duże jest wieko?","setup.sizes.text":"Zmierz dno od ścianki do ścianki. Liczy się każdy milimetr.","setup.sizes.floor":"Dno","setup.sizes.other":"Inne","setup.sizes.width":"Dno, od lewej do prawej","setup.sizes.height":"Dno, od góry do dołu","setup.sizes.wall":"Wysokość ścianki od środka","setup.sizes.die":"Krawędź kostki","setup.corners.title":"Gdzie są rogi dna?","setup.corners.text":"Chodzi o rogi dna, nie o górną krawędź ścianek. Przeciągnij punkt w pobliże rogu, a sam dopasuje się do brzegów dna.","setup.corners.one":"Róg {n}","setup.corners.next":"Rogi pasują","setup.corners.anyway":"Zostaw tak, jak jest","setup.corners.again":"Poszukaj jeszcze raz","setup.corners.wait":"Szukam …","setup.corners.wait.text":"Szukam brzegów dna.","setup.corners.good":"Pasują","setup.corners.good.text":"Wszystkie cztery brzegi dna widać wyraźnie.","setup.corners.fair":"Sprawdź","setup.corners.doubt.unseen":"Brzegów dna nie widać wyraźnie. Przeciągnij punkty na rogi ręcznie.","setup.corners.doubt.choice":"Dwie krawędzie wyglądają tu podobnie. Sprawdź, czy linia biegnie brzegiem dna, a nie po nadruku lub górnej krawędzi ścianki.","setup.corners.doubt.inexact":"Rogi nie pasują dokładnie do dna o tych wymiarach. Sprawdź je oraz wymiary.","setup.corners.doubt.hand":"Ustawione ręcznie.","setup.empty.title":"Opróżnij planszę","setup.empty.text":"Wyjmij wszystko z wieka i zabierz ręce. Zdjęcie zrobi się samo.","setup.empty.next":"Plansza jest pusta","setup.still":"Bezruch","setup.still.wait":"Czekam","setup.still.hand":"Widać rękę","setup.still.text":"Zdjęcie zrobi się, gdy przez dwie sekundy nic się nie poruszy.","setup.still.taken":"Zrobione","setup.still.taken.text":"Spójrz na zdjęcie: czy jest takie, jak trzeba?","setup.dice.title":"Rozłóż kostki","setup.dice.text":"Po dwie lub trzy kostki w każdym kolorze, płasko i osobno. Zdjęcie zrobi się samo.","setup.dice.name":"Jakiego koloru jest każda grupa? Stuknij grupę, by ją poprawić.","setup.dice.none":"To nie kostka","setup.dice.count":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.dice.next":"Kalibruj","setup.dice.runs":"Kalibruję …","setup.dice.fair":"Sprawdź","setup.dice.other":"Coś tu jest za duże jak na jedną kostkę: rozsuń kostki i zrób zdjęcie jeszcze raz.","setup.dice.nothing":"Nie widać kostek. Połóż kilka na planszy.","setup.keep.title":"Kamera jest ustawiona","setup.keep.text":"Zapisz ustawienie i wypróbuj trzy rzuty.","setup.keep.next":"Zapisz i wypróbuj","setup.keep.exact":"Dokładność","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"Jeśli dwie odległości różnią się o mniej, program pyta graczy.","setup.test.title":"Próba","setup.test.first":"Najpierw rozłóż kostki i skalibruj.","setup.test.throw":"Rzut {n} z {all}","setup.test.text":"Rzuć kilka kostek do wieka, potem je odczytaj.","setup.test.read":"Odczytaj kostki","setup.test.look":"Czy przy każdej kostce zgadzają się liczba i kolor?","setup.test.right":"Wszystko się zgadza","setup.test.wrong":"Coś się nie zgadza","setup.test.dice":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.test.asks":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"setup.test.sure":"Pewne","setup.test.over":"Próba zakończona","setup.test.over.text":"Odtąd kamera odczytuje rzuty przy tym stole.","setup.test.end":"Do gry","setup.test.verdict":"Wynik","setup.test.score":"{n} z {all} dobrze","setup.test.good":"Dobrze. Można grać.","setup.test.help":"Najbardziej pomoże równiejsze światło, potem kamera bliżej planszy. Można też zacząć znowu od pustej planszy.","colour.pink":"różowa","colour.brown":"brązowa","colour.grey":"szara","setup.keep.name":"Jak nazywa się to miejsce?","setup.keep.name.usual":"Nasz stół"};var xt={en:Tn,pl:Pn},me=Object.keys(xt),ze={pl:"Polski",en:"English"};function On(){let e=localStorage.getItem("lang");return xt[e]?e:(navigator.languages||[navigator.language]).map(o=>o.slice(0,2)).find(o=>xt[o])||"en"}function Re(e){let t=xt[e],o=new Intl.PluralRules(e),n=new Intl.NumberFormat(e,{minimumFractionDigits:1,maximumFractionDigits:1}),a=(s,i={})=>{let l=t[s];return l===void 0?s:(typeof l=="object"&&(l=l[o.select(i.n)]??l.other),l.replace(/\{(\w+)\}/g,(c,d)=>i[d]??""))};return a.lang=e,a.mm=s=>n.format(s),a.colour=s=>t["colour."+s]??s,a.hue=s=>t["hue."+s]??s,a.die=(s,i)=>i&&i!=="0"&&i!==0?`${a.colour(s)} ${i}`:a.colour(s),a.title=s=>s.charAt(0).toLocaleUpperCase(e)+s.slice(1),a}var zt=class extends Error{constructor(t,o){super(o?.error?.text||""),this.status=t,this.help=o?.error?.help||"",this.table=o?.table||null}},cr="/api/v1",Bn=new URLSearchParams(location.search).get("table")||"",se=(e,t="")=>{let o=[t&&"lang="+t,Bn&&"table="+encodeURIComponent(Bn)].filter(Boolean).join("&");return cr+e+(o&&(e.includes("?")?"&":"?")+o)};async function D(e,t,o,n,a=20){let s=n instanceof Blob,i,l=null;try{i=await fetch(se(o,e),{method:t,headers:s?{"Content-Type":n.type}:n?{"Content-Type":"application/json"}:{},body:s?n:n?JSON.stringify(n):void 0,signal:AbortSignal.timeout(a*1e3)});let c=await i.text();c&&(l=JSON.parse(c))}catch{if(!i||i.ok)throw new zt(0,null)}if(!i.ok)throw new zt(i.status,l);return l}var Ln=e=>new EventSource(se("/events",e));var An="sound";function ur(e){let t=e.createBuffer(1,e.sampleRate,e.sampleRate),o=t.getChannelData(0);for(let n=0;n<o.length;n++)o[n]=Math.random()*2-1;return t}function Co(e,t,{at:o,long:n,from:a,to:s,loud:i,q:l=1,type:c="bandpass"}){let d=e.createBufferSource(),u=e.createBiquadFilter(),p=e.createGain(),m=e.currentTime+o;d.buffer=t,d.loop=!0,u.type=c,u.Q.value=l,u.frequency.setValueAtTime(a,m),u.frequency.exponentialRampToValueAtTime(s,m+n),p.gain.setValueAtTime(1e-4,m),p.gain.exponentialRampToValueAtTime(i,m+Math.min(.15*n,.1)),p.gain.exponentialRampToValueAtTime(1e-4,m+n),d.connect(u).connect(p).connect(e.destination),d.start(m,Math.random()*.5),d.stop(m+n+.05)}function Mo(e,{at:t,long:o,from:n,to:a=n,loud:s,shape:i="sine"}){let l=e.createOscillator(),c=e.createGain(),d=e.currentTime+t;l.type=i,l.frequency.setValueAtTime(n,d),l.frequency.exponentialRampToValueAtTime(a,d+o),c.gain.setValueAtTime(1e-4,d),c.gain.exponentialRampToValueAtTime(s,d+.015),c.gain.exponentialRampToValueAtTime(1e-4,d+o),l.connect(c).connect(e.destination),l.start(d),l.stop(d+o+.05)}var dr={dice:(e,t)=>[0,.07,.16,.22,.31].forEach((o,n)=>{Co(e,t,{at:o,long:.06,from:2600-300*n,to:900,loud:.28-.04*n,q:3}),Mo(e,{at:o,long:.05,from:420-40*n,to:180,loud:.12,shape:"triangle"})}),sink:(e,t)=>{Co(e,t,{at:0,long:.9,from:900,to:120,loud:.22,type:"lowpass"}),[.15,.3,.42,.58].forEach((o,n)=>Mo(e,{at:o,long:.11,from:190+60*n,to:420+70*n,loud:.09}))},whirl:(e,t)=>[0,.5,1].forEach((o,n)=>Co(e,t,{at:o,long:.9,from:260,to:1300-250*n,loud:.16,q:4})),win:e=>[392,523.25,659.25,783.99].forEach((t,o)=>Mo(e,{at:.14*o,long:o===3?1.1:.35,from:t,loud:.16,shape:"triangle"}))},_t=()=>typeof AudioContext<"u",Ct=class{constructor(){this.kept=_t()?localStorage.getItem(An):"off",this.audio=null,this.noise=null,this.touched=!1;for(let t of["pointerdown","keydown"])addEventListener(t,()=>{this.touched=!0})}on(t){return _t()&&(this.kept?this.kept==="on":!!t&&t.role!=="spectator")}turn(t){this.kept=t?"on":"off",localStorage.setItem(An,this.kept)}play(t,o){!this.touched||!this.on(o)||document.visibilityState==="hidden"||(this.audio||=new AudioContext,this.audio.state==="suspended"&&this.audio.resume().catch(()=>{}),this.noise||=ur(this.audio),dr[t](this.audio,this.noise))}hear(t,o,n){if(!t||t.game?.id!==o.game?.id)return;let a=s=>s.view?.table?.find(i=>i.battle)?.battle;o.result&&!t.result?this.play("win",n):a(o)&&a(o).id!==a(t)?.id?this.play(a(o).reach?"whirl":"dice",n):o.sighting?.state==="asking"&&t.sighting?.state==="reading"&&this.play("dice",n)}};var In="voice",pr={pl:"pl-PL",en:"en-GB"},jo=()=>typeof speechSynthesis<"u"&&typeof SpeechSynthesisUtterance<"u",Mt=class{constructor(){this.on=jo()&&localStorage.getItem(In)==="on",this.last=null}turn(t){this.on=t,localStorage.setItem(In,t?"on":"off"),t||speechSynthesis.cancel()}hear(t){let o=(t?.log||[]).filter(l=>l.entry),n=o.at(-1)?.entry??0,a=this.last,s=t?.game?.id;if(this.last=n,!this.on||a===null||n<=a||!s)return;let i=o.filter(l=>l.entry>a&&l.announce).map(l=>l.text);if(i.length){speechSynthesis.cancel();for(let l of i.slice(-6)){let c=new SpeechSynthesisUtterance(l.replace(/[–·]/g,","));c.lang=pr[t.lang]||t.lang,speechSynthesis.speak(c)}}}};var hr=2e3,mr=400,$r=3e3,Dn=[900,1500],jt=class{constructor(t){this.on=t,this.heard=this.looked=Date.now(),this.tries=0,addEventListener("online",()=>this.open()),addEventListener("offline",()=>this.on.lost(!0)),addEventListener("pageshow",o=>{o.persisted&&this.open()}),navigator.connection?.addEventListener?.("change",()=>this.open()),document.addEventListener("resume",()=>this.open()),document.addEventListener("visibilitychange",()=>this.look()),setInterval(()=>this.look(),mr)}open(t=this.lang){this.lang=t,this.opened=Date.now(),this.stream?.close();let o=Ln(t);this.stream=o;let n=!0,a=(s,i)=>o.addEventListener(s,l=>{this.stream===o&&(this.heard=Date.now(),this.tries=0,i(l))});a("open",()=>{n=!0}),a("you",s=>this.on.you(JSON.parse(s.data))),a("table",s=>{this.on.table(JSON.parse(s.data),n),n=!1,this.on.lost(!1)}),a("crew",()=>this.on.crew()),a("here",()=>this.on.lost(!1)),o.addEventListener("error",()=>{o.readyState===EventSource.CLOSED&&this.stream===o&&this.ask()})}close(){this.stream?.close(),this.stream=null}async ask(){try{(await D(this.lang,"GET","/me",null,2)).role==="nobody"&&(this.close(),this.on.stranger())}catch(t){t.status===404&&location.replace("/")}}look(){let t=Date.now(),o=t-this.looked>$r;this.looked=t,!(!this.stream||document.visibilityState==="hidden"||t-this.heard<=hr)&&(this.on.lost(!0),(o||t-this.opened>Math.min(Dn[0]+100*this.tries,Dn[1]))&&(this.tries=o?0:this.tries+1,this.open()))}};var En=["nobody","spectator","player","host"],ee=(e,t)=>!e||En.indexOf(e.role)>=En.indexOf(t);function Nn(){let e=["lang","scheme","sound","voice"].map(t=>[t,localStorage.getItem(t)]).filter(([,t])=>t);localStorage.clear(),e.forEach(([t,o])=>localStorage.setItem(t,o))}async function qn(e){let t=/^#join=([\w-]+)$/.exec(location.hash)?.[1];return t?(history.replaceState(null,"",location.pathname+location.search),Je(e,t)):""}async function Je(e,t){try{return await D(e,"POST","/pair",{code:t}),""}catch(o){return o.message||"network"}}var So="step"+(new URLSearchParams(location.search).get("table")||""),St=class{constructor(t){this.lang=t,this.snapshot=null,this.lost=!1,this.busy="",this.notice=null,this.behind=null,this.read=new Set,this.listeners=new Set,this.voice=new Mt,this.sound=new Ct,this.me=null,this.crew=0,this.stranger="",this.link=new jt({table:(o,n)=>this.accept(o,n),you:o=>this.set({me:o,stranger:""}),crew:()=>this.set({crew:this.crew+1}),lost:o=>{this.lost!==o&&this.set({lost:o})},stranger:()=>{Nn(),this.set({stranger:this.stranger||!0,me:null,snapshot:null,lost:!1,notice:null})}})}subscribe(t){return this.listeners.add(t),()=>this.listeners.delete(t)}set(t){Object.assign(this,t),this.listeners.forEach(o=>o())}open(){this.link.open(this.lang)}speak(t){localStorage.setItem("lang",t),this.lang=t,this.set({notice:null}),this.open()}accept(t,o=!1){if(!t||t.lang&&t.lang!==this.lang||!o&&this.snapshot&&t.serial<this.snapshot.serial)return;this.voice.hear(t),this.sound.hear(this.snapshot,t,this.me);let n=Number(localStorage.getItem(So))||0,a=t.version;a>=n&&localStorage.setItem(So,String(a)),this.set({snapshot:t,behind:a<n?{was:n,now:a}:null})}goOn(){localStorage.setItem(So,String(this.snapshot.version)),this.set({behind:null})}close(t){this.read.add(t),this.set({})}async send(t,o,n,a,s=!1){if(this.busy)return!1;if(!ee(this.me,["/game","/game/parked","/clock"].includes(o)?"host":"player"))return s||this.set({notice:{kind:"refused",id:this.me.role==="player"?"crew.hosts":"crew.looks"}}),!1;this.set({busy:t,notice:null});try{let i=n instanceof Blob?n:{...n,seen:this.snapshot?.version??0},l=await D(this.lang,"POST",o,i,a);return this.set({busy:""}),l?.serial!==void 0&&this.accept(l),!0}catch(i){let l=i.status===0?"network":i.status===409?"stale":i.status===422||i.status===400?"refused":"error";return this.set({busy:"",notice:s&&(l==="stale"||l==="network")?null:{kind:l,text:i.message,help:i.help}}),i.table&&this.accept(i.table,!0),(i.status===401||i.status===403)&&this.open(),!1}}start(t,o,n){return this.send("start","/game",{game:t,seats:o,options:n})}takeUp(t){return this.send("take up","/game/parked",{entry:t})}answer(t,o,n,a){return this.send("answer","/answers",{ask:t.id,seat:o,fields:n},20,a)}throwNow(t){return this.send("throw","/throw",{ask:t.id})}byHand(t){return this.send("hand","/throw",{ask:t.id,by:"hand"})}picture(t){return this.send("picture","/pictures",t,90)}fix(t,o){return this.send("fix","/sighting/fixes",{sighting:t.id,fix:o})}correct(t,o,n,a){return this.send("correct","/corrections",{of:t,ask:o.id,seat:n,fields:a})}openAgain(t){return this.send("open",`/steps/${t}/open`,{})}goBack(t){return this.send("return",`/steps/${t}/return`,{})}undo(){return this.send("undo","/undo",{})}redo(){return this.send("redo","/redo",{})}async hold(t){try{this.accept(await D(this.lang,"POST","/clock/hold",{hold:t,seen:this.snapshot?.version??0}))}catch{}}pace(t){return this.send("pace","/clock",{seconds:t})}hush(){this.set({notice:null})}};var To="scheme",Wn=matchMedia("(prefers-color-scheme: dark)"),Po=()=>localStorage.getItem(To)||"auto";function Tt(){let e=Po();document.documentElement.dataset.scheme=e==="auto"?Wn.matches?"dark":"light":e}function Rn(e){e==="auto"?localStorage.removeItem(To):localStorage.setItem(To,e),Tt()}Wn.addEventListener("change",Tt);var ge=e=>e?.view?.seats?.length?e.view.seats:e?.people||[];var we=e=>e?.view?.table?.find(t=>t.battle)?.battle||null,Qe=(e,t)=>new Set(e.duels.slice(0,t).flatMap(o=>o.sinks||[]));function Hn(e,t){let o=Qe(t,t.duels.length),n=new Map,a=t.reach&&new Set(t.reach.order.filter(u=>u.in).map(u=>u.die)),s=u=>a?a.has(u.id):t.hits?.length?t.hits.includes(u.id):!0,i=u=>n.get(u)||n.set(u,{colour:u,faces:[],sunk:0,lines:[],still:!1}).get(u);for(let u of t.dice)o.has(u.id)?i(u.colour).sunk++:s(u)&&i(u.colour).faces.push(u.face);let l=ge(e),c=u=>l.find(p=>p.seat===u)?.colour||e.people?.find(p=>p.seat===u)?.colour;for(let u of t.told||[])c(u.seat)&&Object.assign(i(c(u.seat)),{lines:u.lines,still:!!u.still});let d=u=>l.findIndex(p=>(p.colour||c(p.seat))===u);return[...n.values()].sort((u,p)=>d(u.colour)-d(p.colour))}var _e=(e,t)=>t?String(t.id?`${t.id}@${e.game?.id}`:t.sighting??e.sighting?.id??"battle-"+t.dice.length+"-"+e.game?.id):"";function de(e,t,o){let n=(e.view?.seats||[]).find(s=>s.colour===t&&s.name)||(e.people||[]).find(s=>s.colour===t),a=e.view?.owners?.find(s=>s.colour===t);return n?.name||(a?o.title(a.name):o.title(o.hue(t)))}function Fn(e,t,o){let n=t.sinks||[];if(n.length===0)return t.text?o.title(t.text):o("battle.none");if(n.length>1)return o("battle.both");let a=e.dice.find(s=>s.id===n[0]);return o("battle.sinks",{die:o.die(a.colour,a.face),Die:o.title(o.die(a.colour,a.face))})}function Pt(e,t,o=-1){let n=e?.asks||[],a=s=>o>=0&&s.seats?.length===1&&s.seats[0]===o;return n.find(s=>s.id===t)||n.find(s=>a(s)&&s.secret&&!s.sealed)||n.find(s=>a(s)&&s.primary&&!s.anytime)||n.find(s=>s.primary&&!s.anytime)||n.find(s=>!s.anytime)||null}var Ie=e=>(e?.kind==="choose"||e?.kind==="form")&&e.fields?.length===1&&(e.fields[0].choices||[]).filter(t=>t.dice?.length).length>=2,Un=(e,t,o=-1)=>{let n=e?.asks||[],a=i=>i.secret&&i.seats[0]===o,s=n.some(a);return n.filter(i=>i!==t&&i.kind!=="throw"&&(i.secret?a(i)&&!i.sealed:i.anytime||!s))};function Ot(e){let t=e.fields?.[0];return e.fields?.length===1&&t.choices?.length===1&&!t.choices[0].refused?{fields:{[t.id]:t.choices[0].id},choice:t.choices[0]}:null}var Ye=e=>e?.state==="asking"&&(e.questions?.length>0||e.guards?.length>0);function Gn(e,t){if(!e)return"loading";if(t.home||!e.game)return"home";let o=e.sighting,n=we(e),a=Pt(e,t.ask,t.seat);return o?.state==="reading"?"reading":o?.state==="failed"&&a?.kind==="throw"&&t.away!==o.id?"failed":o?.state==="asking"&&!o.picture?"hand":Ye(o)&&!t.peek?o.guards?.length?"guard":"question":o?.state==="asking"?"board":t.ask&&a?.id===t.ask&&!Ie(a)?"deck":Ie(a)&&!t.peek?"closer":n&&!n.again?.length&&(Ie(a)||(n.past?t.put===null:t.put!==_e(e,n)))?"battle":a?.kind==="throw"?"throw":!a&&(e.result||Oo(e))?"score":"deck"}var Oo=e=>e.result?.sheet||[...e.view?.table||[]].reverse().find(t=>t.ledger)?.ledger||null;var fr=2e4;function Kn(e,t){let o=e.snapshot?.clock,n=!!o?.running&&o.ask===t.id&&!e.lost;return P(()=>{if(!n||!ee(e.me,"player"))return;let a=()=>e.hold(!0);return addEventListener("pointerdown",a),()=>removeEventListener("pointerdown",a)},[n,o?.start]),n?{seconds:o.seconds,start:o.start}:null}var Bt=new Set,Bo=new Set;function Vn(){P(()=>{let e={},t=()=>Bo.forEach(o=>o(Bt.size));return Bt.add(e),t(),()=>{Bt.delete(e),t()}},[])}function gr(){let[e,t]=b(Bt.size);return P(()=>(Bo.add(t),()=>Bo.delete(t)),[]),e>0}function Zn(e,t,o){let n=e.snapshot,a=gr(),s=!!n?.clock?.seconds&&!!n.clock.ask&&ee(e.me,"player"),i=s&&(t||a),l=i||s&&o;P(()=>{if(!l)return;e.hold(!0);let c=i?setInterval(()=>e.hold(!0),fr):0;return()=>{clearInterval(c),e.hold(!1)}},[l,i,n?.version])}function W({t:e,title:t,onClose:o,wide:n,children:a}){let s=R(null);return Vn(),P(()=>{s.current.showModal()},[]),r`
    <dialog ref=${s} class=${"sheet-dialog"+(n?" wide":"")} onClose=${o}>
      <div class="dialog-head">
        <h2>${t}</h2>
        <button class="btn square close" onClick=${()=>s.current.close()} aria-label=${e("notice.close")}>
          <${y} id="close" />
        </button>
      </div>
      ${a}
    </dialog>
  `}var Lt=({label:e,choices:t,value:o,onPick:n})=>r`
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
`;function wr({t:e,table:t,onClose:o}){let[,n]=b(0),a=c=>d=>{c(d),n(u=>u+1)},s=c=>[{id:c+"-on",text:e("set.on")},{id:c+"-off",text:e("set.off")}],i=t.sound.on(t.me),l=c=>{t.sound.turn(c==="sound-on"),c==="sound-on"&&t.sound.play("dice",t.me)};return r`
    <${W} t=${e} title=${e("set.title")} onClose=${o}>
      <div class="dialog-body settings">
        <${Lt}
          label=${e("set.language")}
          choices=${me.map(c=>({id:c,lang:c,text:ze[c]}))}
          value=${e.lang}
          onPick=${c=>t.speak(c)}
        />
        ${_t()?r`
                <${Lt}
                  label=${e("set.sound")}
                  choices=${s("sound")}
                  value=${i?"sound-on":"sound-off"}
                  onPick=${a(l)}
                />
              `:null}
        ${jo()?r`
                <${Lt}
                  label=${e("set.voice")}
                  choices=${s("voice")}
                  value=${t.voice.on?"voice-on":"voice-off"}
                  onPick=${a(c=>t.voice.turn(c==="voice-on"))}
                />
              `:null}
        <${Lt}
          label=${e("set.scheme")}
          choices=${["auto","light","dark"].map(c=>({id:c,text:e("set.scheme."+c)}))}
          value=${Po()}
          onPick=${a(Rn)}
        />
        <p class="dim">${e("set.here")}</p>
      </div>
    <//>
  `}function At({t:e,table:t,named:o}){let[n,a]=b(!1);return r`
    <button class=${o?"btn settings-open":"lang settings-open"} aria-label=${e("set.title")} onClick=${()=>a(!0)}>
      <${y} id="set" />
      ${o?r`
              <span>${e("set.title")}</span>
            `:null}
    </button>
    ${n?r`
            <${wr} t=${e} table=${t} onClose=${()=>a(!1)} />
          `:null}
  `}var kr=({icon:e,text:t,kind:o="",hide:n=""})=>r`
  <span class=${`chip ${o} ${n}`}>
    <${y} id=${e} />
    <span>${t}</span>
  </span>
`;function Ce(e,t){let o=t?.camera,n=t?.sighting,a=[];!o||o.kind==="none"||!o.kind?a.push({icon:"hand",text:e("camera.none"),kind:"plain"}):o.kind==="simulated"||o.kind==="folder"?a.push({icon:"camera",text:e("camera."+o.kind),kind:"plain"}):o.kind==="upload"?a.push({icon:"phone",text:e("camera.upload"),kind:"plain"}):o.live?a.push({icon:"camera",text:e("camera.live")}):a.push({icon:"camera",text:o.reason||e("camera.lost"),kind:"bad"}),o?.reader==="none"&&o.kind&&o.kind!=="none"?a.push({icon:"warn",text:e("reader.none"),kind:"warn"}):o?.reader==="restarting"?a.push({icon:"warn",text:o.reader_reason||e("reader.restarting"),kind:"warn"}):o?.reader==="reading"||n?.state==="reading"?a.push({icon:"still",text:e("reader.reading"),kind:"now"}):o?.reader==="ready"&&o.kind!=="upload"&&a.push({icon:"still",text:e("reader.ready")});let s=(t?.asks||[]).find(l=>l.kind==="throw")?.id,i=(t?.view?.table||[]).find(l=>l.battle)?.battle.again?.length;if(i)a.push({icon:"dice",text:e("sighting.again",{n:i}),kind:"warn",hide:"sure"});else if(n&&n.dice?.length&&!(n.state==="answered"&&s&&s!==n.ask)&&(n.state==="asking"||n.state==="answered")){let l=(n.questions?.length||0)+(n.guards?.length||0),c=new Set((n.questions||[]).flatMap(d=>d.dice||[])).size;a.push(l?{icon:"ask",text:e("sighting.questions",{n:l}),kind:"warn",hide:"sure"}:{icon:"check",text:e("sighting.sure",{n:n.dice.length-c,all:n.dice.length}),hide:"sure"})}return a}var Lo=e=>Array.isArray(e)?e.reduce((t,o)=>t+Lo(o),0):typeof e=="string"?e.trim().length:0;function ae({t:e,table:t,title:o,sub:n,chips:a=[],game:s=!0,onHome:i,onLog:l,onUndo:c,children:d}){let u=t.snapshot;return r`
    <header class="bar">
      <button class="mark" onClick=${i} aria-label=${e("bar.home")}><${F} id="logo" class="logo" /></button>
      <div class="title">
        <h1 class=${Lo(o)>34?"long":""}>${o}</h1>
        <p class=${Lo(n)>48?"long":""}>${n}</p>
      </div>
      <div class="chips" role="status">
        ${a.map(p=>r`
            <${kr} key=${p.icon} ...${p} />
          `)}
      </div>
      ${d}
      ${s?r`
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
      <${At} t=${e} table=${t} />
    </header>
  `}function Jn({t:e,table:t}){let o=t.notice;return r`
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
  `}var Ao=e=>{let t=e.reduce(([o,n],[a,s])=>[o+a,n+s],[0,0]);return[t[0]/e.length,t[1]/e.length]},br=([e,t])=>Math.hypot(t[0]-e[0],t[1]-e[1]),Qn=([e,t])=>Math.atan2(t[1]-e[1],t[0]-e[0])*180/Math.PI;function yr([e,t],o,n){let a=Math.cos(o*Math.PI/180),s=Math.sin(o*Math.PI/180),i=n/2;return[[-i,-i],[i,-i],[i,i],[-i,i]].map(([l,c])=>[e+a*l-s*c,t+s*l+a*c])}function Xe(e,t){if(e){let o=new Set((e.questions||[]).flatMap(n=>n.dice||[]));return(e.dice||[]).filter(n=>n.placed!==!1).map(n=>{let a=n.edge_mm||e.edge_mm||16,s=n.footprint_mm?.length===4?n.footprint_mm:yr(n.centre_mm,n.yaw_deg||0,a);return{id:n.id,colour:n.colour,value:n.value||0,face:n.value?e.faces?.[n.colour]?.[n.value-1]||String(n.value):"0",footprint:s,centre:n.centre_mm,edge:a,yaw:Qn(s),pose:n.pose||"flat",unsure:o.has(n.id),fixed:!!n.fixed}})}return(t?.dice||[]).filter(o=>o.footprint?.length===4).map(o=>({id:o.id,colour:o.colour,value:Number(o.face)||0,face:o.face,footprint:o.footprint,centre:Ao(o.footprint),edge:br(o.footprint),yaw:Qn(o.footprint),pose:o.loose?"cocked":"flat",unsure:!1,fixed:!1}))}function Yn(e,[t,o],n){let a=null,s=n;for(let i of e){let l=Math.hypot(i.centre[0]-t,i.centre[1]-o)-i.edge/2;l<s&&([a,s]=[i,l])}return a}function It(e,t){let o=(e.edge+2*t)/e.edge;return e.footprint.map(([n,a])=>[e.centre[0]+(n-e.centre[0])*o,e.centre[1]+(a-e.centre[1])*o])}function Dt(e,t){let o=e.length,n=s=>s.map(i=>i.toFixed(2)).join(" "),a=(s,i)=>{let l=Math.hypot(i[0]-s[0],i[1]-s[1])||1,c=Math.min(t,l/2)/l;return[s[0]+(i[0]-s[0])*c,s[1]+(i[1]-s[1])*c]};return e.map((s,i)=>`${i?"L":"M"}${n(a(s,e[(i+o-1)%o]))}Q${n(s)} ${n(a(s,e[(i+1)%o]))}`).join("")+"Z"}function Xn(e,t){let o=e.length,a=e.reduce((c,[d,u],p)=>c+d*e[(p+1)%o][1]-u*e[(p+1)%o][0],0)<0?-1:1,s=c=>c.map(d=>d.toFixed(2)).join(" "),i=(c,d)=>{let u=Math.hypot(d[0]-c[0],d[1]-c[1])||1,p=[a*t*(d[1]-c[1])/u,-a*t*(d[0]-c[0])/u];return[[c[0]+p[0],c[1]+p[1]],[d[0]+p[0],d[1]+p[1]]]},l=e.map((c,d)=>i(c,e[(d+1)%o]));return l.map(([c,d],u)=>`${u?`A${t} ${t} 0 0 ${a>0?1:0} `:"M"}${s(c)}L${s(d)}`).join("")+`A${t} ${t} 0 0 ${a>0?1:0} ${s(l[0][0])}Z`}function Et(e,t,o=60,n=14){if(!e.length)return[0,0,t.width_mm,t.height_mm];let a=e.flatMap(m=>m.footprint.map(h=>h[0])),s=e.flatMap(m=>m.footprint.map(h=>h[1])),[i,l,c,d]=[Math.min(...a),Math.max(...a),Math.min(...s),Math.max(...s)],u=Math.min(Math.max(l-i+2*n,d-c+2*n,o),Math.max(t.width_mm,t.height_mm)),p=(m,h)=>Math.min(Math.max(m-u/2,-5),Math.max(h+5-u,-5));return[p((i+l)/2,t.width_mm),p((c+d)/2,t.height_mm),u,u]}function es(e,t,o,n){let a=[],s=new Map,i=5.1*o,l=([c,d],[u,p])=>{let m=p[0]-u[0],h=p[1]-u[1],$=m*m+h*h||1,f=Math.max(0,Math.min(1,((c-u[0])*m+(d-u[1])*h)/$));return Math.hypot(c-u[0]-f*m,d-u[1]-f*h)};for(let c of e){let d=null,u=-1/0;for(let[p,m]of[-45,-135,45,135,-90,0,180,90].entries()){let h=m*Math.PI/180,$=c.edge/2+(p<4?4.7:3.4)*o+(p<4?c.edge*.16:0),f=[c.centre[0]+$*Math.cos(h),c.centre[1]+$*Math.sin(h)];if(f[0]<n[0]+i||f[1]<n[1]+i||f[0]>n[0]+n[2]-i||f[1]>n[1]+n[3]-i)continue;let g=12*o;for(let w of e)w!==c&&(g=Math.min(g,Math.hypot(w.centre[0]-f[0],w.centre[1]-f[1])-w.edge*.55));for(let w of a)g=Math.min(g,Math.hypot(w[0]-f[0],w[1]-f[1])-i);for(let w of t)g=Math.min(g,l(f,w)+i*.5);g-=p*.5*o,g>u&&([d,u]=[f,g])}d||=c.centre,a.push(d),s.set(c.id,d)}return s}var et=(e,t)=>Dt(It(e,t),e.edge*.2);function Io(e,t){let o=e?.picture;if(!o)return[-5,-5,t.width_mm+10,t.height_mm+10];let n=o.pixels_per_mm;return[-o.origin_px[0]/n,-o.origin_px[1]/n,o.width_px/n,o.height_px/n]}function Do({sighting:e,board:t}){let o=e?.picture,[n,a,s,i]=Io(e,t);return r`
    <image href=${o?o.url:"/assets/chart.svg"} x=${n} y=${a} width=${s} height=${i} preserveAspectRatio="none" />
  `}function vr(e){let t=R(null),[o,n]=b(2.2);return P(()=>{let a=new ResizeObserver(([s])=>{let{width:i,height:l}=s.contentRect;i&&n(Math.min(i/e[2],l/e[3]))});return a.observe(t.current),()=>a.disconnect()},[e[2],e[3]]),[t,o]}var xr=()=>parseFloat(getComputedStyle(document.documentElement).fontSize),os=({d:e})=>r`
  <g transform=${`translate(${e.centre[0]} ${e.centre[1]}) rotate(${e.yaw})`} class=${"c-"+e.colour}>
    <use href=${"#die-"+(ue("die-"+e.face)?e.face:0)} x=${-e.edge/2} y=${-e.edge/2} width=${e.edge} height=${e.edge} />
  </g>
`,zr=({d:e,k:t,now:o})=>r`
  <g class=${"ghost"+(o?" going":"")}>
    <path d=${et(e,1.3*t)} stroke-width=${.9*t} stroke-dasharray=${`${2.4*t} ${1.9*t}`} />
    <use href="#sunk" x=${e.centre[0]-e.edge*.41} y=${e.centre[1]-e.edge*.41} width=${e.edge*.82} height=${e.edge*.82} />
  </g>
`;function ts({n:e,duel:t,now:o,k:n,edge:a,t:s}){let[i,l]=[t.from,t.to],c=Math.hypot(l[0]-i[0],l[1]-i[1]),[d,u]=c>.01?[-(l[1]-i[1])/c,(l[0]-i[0])/c]:[0,-1];d<0&&([d,u]=[-d,-u]);let p=5.2*n,m=c<2.4*p?Math.max(2.6*p,a*.8+p):0,h=[(i[0]+l[0])/2+d*m,(i[1]+l[1])/2+u*m],$=`${s.mm(t.gap)} mm`,f=($.length*3.7+5)*n,g=6.4*n+Math.abs(d)*(f/2)+Math.abs(u)*p,w=[h[0]+d*g,h[1]+u*g];return r`
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
  `}function _r({d:e,k:t,plate:o,sunk:n,t:a,onDie:s}){let l=s?{role:"button",tabindex:0,onKeyDown:c=>{c.key!=="Enter"&&c.key!==" "||(c.preventDefault(),s(e.id))},"aria-label":a("picture.die",{die:a.die(e.colour,e.face)})}:{};return r`
    <g class=${"o"+(e.unsure||e.pose!=="flat"?" unsure":"")+(n?" gone":"")} data-die=${e.id} ...${l}>
      <path class="out-c" d=${et(e,1.3*t)} stroke-width=${2.6*t} />
      <path
        class="out"
        d=${et(e,1.3*t)}
        stroke-width=${(e.unsure?1.8:1.1)*t}
        stroke-dasharray=${e.unsure||e.pose!=="flat"?`${3*t} ${2*t}`:"none"}
      />
      <circle class="plate" cx=${o[0]} cy=${o[1]} r=${5.1*t} stroke-width=${.5*t} />
      <use
        href=${"#"+Ze(e.colour)}
        class=${"c-"+e.colour}
        x=${o[0]-3.2*t}
        y=${o[1]-3.2*t}
        width=${6.4*t}
        height=${6.4*t}
      />
    </g>
  `}var Cr=({d:e,k:t})=>r`
  <g class="hot">
    <path class="a" d=${et(e,1.7*t)} stroke-width=${4*t} />
    <path class="b" d=${et(e,1.7*t)} stroke-width=${2.1*t} />
  </g>
`;function Nt({t:e,sighting:t,board:o,dice:n,duels:a=[],first:s=0,now:i=!1,sunk:l,going:c,rings:d=[],frame:u,spot:p,onDie:m,onFloor:h,bare:$,children:f,label:g}){let w=u||Io(t,o),[v,k]=vr(w),C=n[0]?.edge||t?.edge_mm||16,_=Math.max(C/16,7/(5.1*k)),B=Math.max(_,.9*xr()/(6.6*k)),x=a.map(O=>[O.from,O.to]),z=Ae(()=>$?null:es(n,x,_,w),[n,_,$,String(w),String(x)]),A=O=>{let I=new DOMPoint(O.clientX,O.clientY).matrixTransform(v.current.getScreenCTM().inverse()),j=Yn(n,[I.x,I.y],Math.max(C*.5,26/k));j?m?.(j.id):h&&I.x>=0&&I.y>=0&&I.x<=o.width_mm&&I.y<=o.height_mm&&h([I.x,I.y])},S=O=>n.find(I=>I.id===O);return r`
    <svg
      ref=${v}
      class="view"
      viewBox=${w.join(" ")}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label=${g}
      onClick=${m||h?A:void 0}
    >
      <${Do} sighting=${t} board=${o} />
      ${t?.picture?null:n.map(O=>r`
                <${os} key=${O.id} d=${O} />
              `)}
      ${$?null:n.map(O=>r`
                <${_r} key=${O.id} d=${O} k=${_} plate=${z.get(O.id)} sunk=${l?.has(O.id)} t=${e} onDie=${m} />
              `)}
      ${$||!l?null:[...l].map(S).filter(Boolean).map(O=>r`
                  <${zr} key=${"g"+O.id} d=${O} k=${_} now=${c?.includes(O.id)} />
                `)}
      ${d.map(S).filter(Boolean).map(O=>r`
            <${Cr} key=${"r"+O.id} d=${O} k=${_} />
          `)}
      ${a.map((O,I)=>r`
            <${ts} key=${s+I} n=${s+I+1} duel=${O} now=${!1} k=${B} edge=${C} t=${e} />
          `).slice(i?1:0).reverse()}
      ${i&&a.length?r`
              <${ts} key="now" n=${s+1} duel=${a[0]} now=${!0} k=${B} edge=${C} t=${e} />
            `:null}
      ${p?r`
              <g class="spot">
                <circle class="a" cx=${p[0]} cy=${p[1]} r=${C*.75} stroke-width=${4*_} />
                <circle class="b" cx=${p[0]} cy=${p[1]} r=${C*.75} stroke-width=${2*_} />
              </g>
            `:null}
      ${f}
    </svg>
  `}var ns=({sighting:e,board:t,frame:o})=>r`
  <div class="mini">
    <svg viewBox=${Io(e,t).join(" ")} aria-hidden="true">
      <${Do} sighting=${e} board=${t} />
      <rect class="frame" x=${o[0]} y=${o[1]} width=${o[2]} height=${o[3]} />
    </svg>
  </div>
`,Eo=({sighting:e,board:t,centre:o,edge:n,dice:a=[]})=>r`
  <svg class="crop" viewBox=${`${o[0]-n} ${o[1]-n} ${2*n} ${2*n}`} aria-hidden="true">
    <${Do} sighting=${e} board=${t} />
    ${e?.picture?null:a.map(s=>r`
              <${os} key=${s.id} d=${s} />
            `)}
  </svg>
`;var ss=({die:e,sinks:t,snapshot:o,t:n})=>r`
  <figure class=${t?"sinks":"stays"}>
    <${Z} colour=${e.colour} face=${e.face} />
    <${F} id="sunk" class="wave" preserveAspectRatio="none" />
    <figcaption>
      <${L} colour=${e.colour} />
      <span>${de(o,e.colour,n)}</span>
    </figcaption>
  </figure>
`;function as({t:e,snapshot:t,battle:o,step:n,onAsk:a}){let s=o.duels[n],i=d=>o.dice.find(u=>u.id===d),l=s.sinks||[],c=Fn(o,s,e);return r`
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
        <${ss} die=${i(s.a)} sinks=${l.includes(s.a)} snapshot=${t} t=${e} />
        <div class="gap">
          ${s.gap==null?r`
                  <b>–</b>
                `:r`
                  <b>${e.mm(s.gap)}</b>
                  <span>mm</span>
                `}
        </div>
        <${ss} die=${i(s.b)} sinks=${l.includes(s.b)} snapshot=${t} t=${e} />
      </div>
      <p class=${"verdict"+(c.length>18?" long":"")}>${c}</p>
      <p class="after">${s.note||""}</p>
    </article>
  `}function Mr({t:e,battle:t,n:o,step:n,onStep:a}){let s=t.duels[o],i=s.sinks||[],l=p=>t.dice.find(m=>m.id===p),c=o<=n,d=(p,m)=>{let h=l(p),$=r`
        <span class="face">
          <${Z} colour=${h.colour} face=${h.face} />
          <${F} id="sunk" class="wv" />
        </span>
      `,f=r`
        <${L} colour=${h.colour} />
      `;return r`
      <span class=${`dd ${c&&i.includes(p)?"x":""}`}>${m?[f,$]:[$,f]}</span>
    `},u=e("battle.row",{n:o+1,a:e.die(l(s.a).colour,l(s.a).face),b:e.die(l(s.b).colour,l(s.b).face),gap:s.gap==null?"–":e.mm(s.gap)});return r`
    <button
      class=${`row ${o===n?"now":o<n?"past":""}`}
      aria-current=${o===n?"step":void 0}
      onClick=${()=>a(o)}
    >
      <span class="vh">${u}</span>
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
  `}function qt({t:e,battle:t,step:o,onStep:n}){let a=R(null);return P(()=>{let s=a.current.querySelector("[aria-current]")||(o>=t.duels.length?a.current.firstElementChild:null);s&&(a.current.scrollTop=s.offsetTop-(a.current.clientHeight-s.offsetHeight)/2)},[o]),r`
    <nav class="card list" ref=${a} tabindex="0" aria-label=${e("battle.list")}>
      ${t.duels.map((s,i)=>r`
          <${Mr} key=${i} t=${e} battle=${t} n=${i} step=${o} onStep=${n} />
        `)}
    </nav>
  `}function rs({t:e,battle:t,step:o,playing:n,onStep:a,onPlay:s,last:i}){let l=t.duels.length;return l?r`
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
    `}var jr=e=>e.scrollHeight>e.clientHeight+1||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).textOverflow!=="ellipsis";function Me(e,t){let o=R(null),n=()=>{let i=o.current;if(i){for(let l=0;l<=e;l++)if(i.dataset.tight!==String(l)&&(i.dataset.tight=l),![i,...i.querySelectorAll(t)].some(jr))return}},a=R(null),s=R(null);return xe(()=>{n(),s.current!==o.current&&(s.current=o.current,a.current||=new ResizeObserver(n),a.current.disconnect(),o.current&&a.current.observe(o.current))}),P(()=>(document.fonts.ready.then(n),()=>a.current?.disconnect()),[]),o}var Sr=({row:e})=>e.faces.map((t,o)=>r`
      <${Z} key=${o} colour=${e.colour} face=${t} />
    `);function Wt({t:e,snapshot:t,battle:o,open:n}){let a=e.title(n?e("battle.open"):o.outcome||e("battle.over")),[s,...i]=a.split(/(?<=[.?])\s+/),l=i.length?s.replace(/\.$/,""):s,c=Hn(t,o),d=Me(3,"ul");return r`
    <article class="card outcome" ref=${d} aria-live="polite">
      <h2 class=${l.length>36?"long":""}>${l}</h2>
      ${i.length?r`
              <p class="rest">${i.join(" ")}</p>
            `:null}
      <ul>
        ${c.map(u=>r`
            <li key=${u.colour} class=${u.still?"still":""}>
              <${L} colour=${u.colour} />
              <b>${de(t,u.colour,e)}</b>
              <span class="afloat" role="img" aria-label=${e("battle.counts",{n:u.faces.length})}><${Sr} row=${u} /></span>
              ${u.sunk?r`
                      <span class="lost" role="img" aria-label=${e("battle.sunk",{n:u.sunk})}>
                        <${F} id="sunk" class="ic" />
                        ${u.sunk}
                      </span>
                    `:r`
                      <span></span>
                    `}
              ${u.lines.length?r`
                      <span class="told">
                        ${u.lines.map((p,m)=>r`
                            <span key=${m}>${m?"· ":""}${p}</span>
                            ${" "}
                          `)}
                      </span>
                    `:null}
            </li>
          `)}
      </ul>
    </article>
  `}function Rt({t:e,snapshot:t,battle:o}){let n=a=>o.dice.find(s=>s.id===a);return r`
    <ol class="card list ranks" tabindex="0" aria-label=${e("battle.ranks")}>
      ${o.reach.order.map((a,s)=>{let i=n(a.die);return r`
          <li key=${a.die} class=${"row "+(a.in?"in":"out")}>
            <span class="n">${s+1}</span>
            <span class="dd">
              <span class="face"><${Z} colour=${i.colour} face=${i.face} /></span>
            </span>
            <span class="whose">
              <${L} colour=${i.colour} />
              ${de(t,i.colour,e)}
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
  `}function Ht({battle:e,dice:t}){let o=e.reach,n=t.find(c=>c.id===o.die);if(!n||o.within==null)return null;let a=o.by==="centres"?r`
          <circle cx=${n.centre[0]} cy=${n.centre[1]} r=${o.within} />
        `:r`
          <path d=${Xn(n.footprint,o.within)} />
        `,[s,i]=n.centre,l=c=>`M${s} ${i}${Array.from({length:24},(d,u)=>{let p=(u+1)/24*2.4*Math.PI+c*2*Math.PI/3,m=(u+1)/24*(o.within+n.edge/2);return`L${(s+m*Math.cos(p)).toFixed(1)} ${(i+m*Math.sin(p)).toFixed(1)}`}).join("")}`;return r`
    <g class="reach">
      ${a}
      <g class="swirl" style=${{transformOrigin:`${s}px ${i}px`}}>
        ${[0,1,2].map(c=>r`
            <path key=${c} d=${l(c)} />
          `)}
      </g>
    </g>
  `}var Tr=["1","2","3","4","5","6"],Pr=(e,t)=>e?.faces?.[t]?.length?e.faces[t]:Tr,Or=["flat","cocked","stacked","hidden"],Ft=(e,t)=>e?.colours?.length?e.colours:[...new Set((t?.dice||[]).map(o=>o.colour))],Ut=({t:e,sighting:t,colour:o,value:n,onPick:a,busy:s,game:i})=>r`
  <div class="faces">
    ${Pr(t,o).map((l,c)=>r`
        <button
          key=${c}
          class=${"key"+(c+1===n?" on":"")}
          disabled=${s}
          aria-label=${e.die(o,l)}
          aria-pressed=${c+1===n}
          onClick=${()=>a(c+1)}
        >
          <${Z} colour=${o} face=${l} game=${i} />
        </button>
      `)}
  </div>
`,Gt=({t:e,snapshot:t,colours:o,colour:n,onPick:a,busy:s})=>r`
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
          <span>${de(t,i,e)}</span>
        </button>
      `)}
  </div>
`;function is({t:e,table:t,sighting:o,board:n,dice:a,die:s,battle:i,moving:l,onClose:c}){let d=async m=>{await t.fix(o,{die:s.id,...m})&&c()},u=!!t.busy,p=s.value;return r`
    <section class="card fix">
      <div class="fix-head">
        <${Eo} sighting=${o} board=${n} centre=${s.centre} edge=${s.edge} dice=${a} />
        <div>
          <p class="eyebrow">
            ${e("fix.title")}${s.fixed?r`
                    ${" · "}${e("fix.fixed")}
                  `:null}
          </p>
          <h2>${e.title(e.die(s.colour,s.face))}</h2>
        </div>
      </div>
      <${Ut}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${s.colour}
        value=${p}
        busy=${u}
        onPick=${m=>m===p&&s.pose==="flat"?c():d({value:m})}
      />
      <h3>${e("fix.whose")}</h3>
      <${Gt}
        t=${e}
        snapshot=${t.snapshot}
        colours=${Ft(o,i)}
        colour=${s.colour}
        busy=${u}
        onPick=${m=>m===s.colour?c():d({colour:m})}
      />
      <h3>${e("fix.pose")}</h3>
      <div class="poses">
        ${Or.map(m=>r`
            <button
              key=${m}
              class=${"key"+(m===s.pose?" on":"")}
              disabled=${u}
              aria-pressed=${m===s.pose}
              onClick=${()=>m===s.pose?c():d({pose:m})}
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
        <button class="btn bad" disabled=${u} onClick=${()=>d({remove:!0})}>
          <${y} id="remove" />
          ${e("fix.remove")}
        </button>
        <button class="btn primary" onClick=${c}>${e("fix.done")}</button>
      </div>
    </section>
  `}function ls({t:e,table:t,sighting:o,board:n,dice:a,spot:s,battle:i,onClose:l}){let c=Ft(o,i),[d,u]=b(o.missing?.[0]?.colour||c[0]),p=async m=>{await t.fix(o,{add:{colour:d,value:m,centre_mm:s.map(h=>Math.round(h*10)/10)}})&&l()};return r`
    <section class="card fix">
      <div class="fix-head">
        <${Eo} sighting=${o} board=${n} centre=${s} edge=${o.edge_mm||16} dice=${a} />
        <div>
          <p class="eyebrow">${e("fix.new")}</p>
          <h2>${e("fix.which")}</h2>
        </div>
      </div>
      <h3>${e("fix.whose")}</h3>
      <${Gt} t=${e} snapshot=${t.snapshot} colours=${c} colour=${d} onPick=${u} />
      <h3>${e("fix.value")}</h3>
      <${Ut}
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
            <${y} id=${a} />
          `:null}
    <span>
      ${e}${t?r`
              <small>${t}</small>
            `:null}
    </span>
  </button>
`;function Br({t:e,table:t,sighting:o,q:n,battle:a,onBoard:s}){let i=!!t.busy,l=n.dice?.[0],c=o.dice.find(p=>p.id===l),d=p=>t.fix(o,p),u=()=>d({answer:{question:n.id,ok:!0}});return c&&n.kind==="value"?r`
      <${Ut}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${c.colour}
        value=${c.value}
        busy=${i}
        onPick=${p=>p===c.value?u():d({die:l,value:p})}
      />
      <button class="btn" disabled=${i} onClick=${()=>d({die:l,pose:"cocked"})}>${e("question.leans")}</button>
    `:c&&n.kind==="colour"?r`
      <${Gt}
        t=${e}
        snapshot=${t.snapshot}
        colours=${Ft(o,a)}
        colour=${c.colour}
        busy=${i}
        onPick=${p=>p===c.colour?u():d({die:l,colour:p})}
      />
    `:n.kind==="pose"&&n.dice?.length>1?r`
      <${re} icon="check" text=${e("question.flats")} note=${e("question.asread")} busy=${i} onClick=${u} />
      <${re}
        text=${e("question.not")}
        note=${e("question.each")}
        busy=${i}
        onClick=${()=>d({answer:{question:n.id,ok:!1}})}
      />
    `:c&&n.kind==="pose"?r`
      <${re}
        text=${e("question.flat")}
        note=${c.value?e("question.counts",{die:e.die(c.colour,c.value)}):e("question.then")}
        busy=${i}
        onClick=${()=>c.pose==="flat"?u():d({die:l,pose:"flat"})}
      />
      <${re}
        text=${e("question.cocked")}
        note=${e("question.again")}
        busy=${i}
        onClick=${()=>c.pose==="cocked"?u():d({die:l,pose:"cocked"})}
      />
    `:c&&n.kind==="exists"?r`
      <${re} icon="check" text=${e("question.is")} note=${e.die(c.colour,c.value)} busy=${i} onClick=${u} />
      <${re} icon="close" text=${e("question.isnt")} busy=${i} onClick=${()=>d({die:l,remove:!0})} />
    `:n.kind==="count"?r`
      <${re} icon="plus" text=${e("question.add")} note=${e("question.addhow")} busy=${i} onClick=${s} />
      <${re} icon="check" text=${e("question.all")} busy=${i} onClick=${u} />
    `:r`
    <${re} icon="check" text=${e("question.right")} busy=${i} onClick=${u} />
    <${re} icon="edit" text=${e("question.wrong")} busy=${i} onClick=${s} />
  `}function cs({t:e,table:t,sighting:o,battle:n,onBoard:a}){let s=o.questions[0],i=o.questions.length;return r`
    <section class=${"land q kind-"+s.kind} key=${s.id} aria-live="polite">
      <p class="eyebrow">${i>1?e("question.first",{all:i}):e("question.one")}</p>
      <h2>${s.text}</h2>
      <${Br} t=${e} table=${t} sighting=${o} q=${s} battle=${n} onBoard=${a} />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function us({t:e,table:t,sighting:o,ask:n,onBoard:a}){let s=o.guards[0],i=!!t.busy;return r`
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
  `}function ds(e,t){let o=new Map(t.map(n=>[n.id,n]));return e.fields[0].choices.filter(n=>n.dice?.length).map((n,a)=>{let[s,i]=n.dice.length>1?n.dice.map(l=>o.get(l)):[null,o.get(n.dice[0])];return{letter:String.fromCharCode(65+a),choice:n,m:s,p:i,...n.between}})}var ps=(e,t)=>Et([...new Set(e.flatMap(o=>[o.m,o.p]).filter(Boolean))],t,60,12);function hs({pairs:e,frame:t}){let o=t[2]/116;return r`
    ${e.flatMap(n=>[n.m,n.p]).filter(Boolean).map(n=>r`
          <path class="zc" d=${Dt(It(n,.06*n.edge),n.edge*.2)} stroke-width=${1.2*o} />
        `)}
    ${e.filter(n=>n.from).map((n,a,s)=>{let i=(a+1)/(s.length+1),[l,c]=[n.from,n.to],d=Math.hypot(c[0]-l[0],c[1]-l[1])||1,u=d<14*o,[p,m]=[-(c[1]-l[1])/d,(c[0]-l[0])/d];(t[0]+t[2]/2-l[0])*p+(t[1]+t[3]/2-l[1])*m<0&&([p,m]=[-p,-m]);let $=u?[(l[0]+c[0])/2+p*11*o,(l[1]+c[1])/2+m*11*o]:[l[0]+(c[0]-l[0])*i,l[1]+(c[1]-l[1])*i];return r`
          <g class=${"ab "+n.letter}>
            <line class="case" x1=${l[0]} y1=${l[1]} x2=${c[0]} y2=${c[1]} stroke-width=${2.2*o} />
            <line class="ink" x1=${l[0]} y1=${l[1]} x2=${c[0]} y2=${c[1]} stroke-width=${1.1*o} />
            <circle cx=${$[0]} cy=${$[1]} r=${5.2*o} stroke-width=${.9*o} />
            <text x=${$[0]} y=${$[1]+2.2*o} font-size=${6.2*o}>${n.letter}</text>
          </g>
        `})}
  `}function ms({t:e,table:t,ask:o,pairs:n,others:a,onBoard:s}){let i=o.fields[0],l=!!t.busy,c=o.seats?.[0]??-1,d=o.kind==="form",[u,p]=b([]),m=Math.max(i.max||1,1),h=k=>t.answer(o,c,{[i.id]:k}),$=k=>{d?p(u.includes(k.id)?u.filter(C=>C!==k.id):[...u.length>=m?u.slice(1):u,k.id]):h(k.id)},f=n.some(k=>k.m),g=n.some(k=>k.m!==n[0].m),w=i.choices.filter(k=>!k.dice?.length),v=k=>[k.choice.effect?.join(" · ")||(k.gap!==void 0?`${e.mm(k.gap)} mm`:""),g&&k.m?e("closer.from",{die:e.die(k.m.colour,k.m.face)}):""].filter(Boolean).join(" · ");return r`
    <section class=${`land q closer${n.length>2?" many":""}`} key=${o.id} aria-live="polite">
      <p class="eyebrow">${f?e("closer.title"):t.snapshot.view?.round}</p>
      <h2>${e.title(o.prompt)}</h2>
      ${n.map(k=>r`
          <button
            key=${k.choice.id}
            class=${`choice ${k.letter}${u.includes(k.choice.id)?" on":""}`}
            disabled=${l||!!k.choice.refused}
            aria-pressed=${d?u.includes(k.choice.id):void 0}
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
              <small>${v(k)}</small>
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
                disabled=${l||u.length<(i.min||1)}
                onClick=${()=>h(m>1?u:u[0])}
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
  `}function fs({t:e,camera:t,children:o}){let[n,a]=b(1),[s,i]=b(!1);return P(()=>{if(!s)return;let l=setTimeout(()=>{i(!1),a(c=>c+1)},5e3);return()=>clearTimeout(l)},[s]),!t?.live||s?o:r`
    <img
      class="live"
      src=${se(`/camera.jpg?seq=${n}`)}
      alt=${e("picture.live")}
      onLoad=${()=>setTimeout(()=>a(l=>l+1),700)}
      onError=${()=>i(!0)}
    />
  `}var $s=({t:e,table:t,primary:o,label:n})=>r`
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
`,Lr=e=>(e?.groups||[]).map(t=>({...t,count:t.count-(e.stay||[]).filter(o=>o.colour===t.colour).length})),No=({t:e,snapshot:t,ask:o,have:n})=>r`
  <ul class="wanted">
    ${(n?o?.throw?.groups||[]:Lr(o?.throw)).filter(a=>a.count||n).map(a=>{let s=n?n.filter(i=>i.colour===a.colour).length:null;return r`
          <li key=${a.colour+a.kind}>
            ${a.colour?r`
                    <${L} colour=${a.colour} />
                  `:r`
                    <${y} id="dice" />
                  `}
            <b>${a.colour?de(t,a.colour,e):a.name}</b>
            <span class="dd">
              ${Array.from({length:a.count},()=>r`
                  <${Z} colour=${a.colour||"white"} face="0" />
                `)}
            </span>
            <span class=${"n"+(s!==null&&s!==a.count?" off":"")}>${s===null?a.count:`${s}/${a.count}`}</span>
          </li>
        `})}
  </ul>
`;function Ar(e,t,o,n){return o?e("scene."+o):t.kind&&t.kind!=="none"&&t.reader==="none"&&t.reader_reason?`${e("reader.none")}: ${t.reader_reason}`:!t.live&&t.reason?t.reason:e(n!=="throw"?"throw.tip."+n:t.kind==="simulated"||t.kind==="folder"?"throw.tip.thrown":"throw.tip.live")}var qo=({snapshot:e,ask:t})=>r`
  <p class="eyebrow">${e.view?.round||e.game?.name}</p>
  <h2 class=${t.prompt.length>60?"long":""}>${t.prompt}</h2>
  ${t.note?r`
          <p class="help note">${t.note}</p>
        `:null}
`;function gs({t:e,table:t,ask:o,others:n}){let a=Me(3,"h2, .wanted, .wanted li"),s=t.snapshot,i=s.camera,l=s.can,c=!!t.busy,d=i.kind==="simulated"||i.kind==="folder",u=l.throw_now?"throw":l.upload?"upload":"hand",p=i.live&&i.reader!=="none"&&["hand","moving","still"].includes(i.scene)?i.scene:null;return r`
    <div class="stack">
      <section class="card before" ref=${a}>
        <${qo} snapshot=${s} ask=${o} />
        <${No} t=${e} snapshot=${s} ask=${o} />
        <p class="tip">
          <${y} id=${p==="hand"||!p&&u==="hand"?"hand":p==="moving"?"dice":u==="upload"?"phone":"still"} />
          <span>${Ar(e,i,p,u)}</span>
        </p>
      </section>
      <div class="ways">
        ${n}
        ${u!=="hand"?r`
                <button class="btn by-hand" disabled=${c} onClick=${()=>t.byHand(o)}>
                  <${y} id="hand" />
                  ${e("throw.hand")}
                </button>
              `:null}
        ${u==="throw"&&l.upload?r`
                <${$s} t=${e} table=${t} label=${e("throw.photo")} />
              `:null}
      </div>
      <div class="steps one dock">
        ${u==="throw"?r`
                <button class="btn primary throw" disabled=${c} onClick=${()=>t.throwNow(o)}>
                  <${y} id="dice" />
                  ${e(d?"throw.now":"throw.read")}
                </button>
              `:u==="upload"?r`
                  <${$s} t=${e} table=${t} primary label=${e("throw.shoot")} />
                `:r`
                  <button class="btn primary by-hand" disabled=${c} onClick=${()=>t.byHand(o)}>
                    <${y} id="hand" />
                    ${e("throw.hand")}
                  </button>
                `}
      </div>
    </div>
  `}var ws=({t:e,snapshot:t,ask:o})=>r`
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
      <${No} t=${e} snapshot=${t} ask=${o} />
    </section>
    <div class="ways"></div>
    <div class="steps one dock"><button class="btn primary" disabled>${e("reading.wait")}</button></div>
  </div>
`,ks=({t:e,table:t,ask:o,sighting:n,onAway:a})=>r`
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
`,tt=(e,t)=>e.fix(t,{die:Math.max(...t.dice.map(o=>o.id)),remove:!0});function bs({t:e,table:t,ask:o,sighting:n,others:a}){let s=t.snapshot,i=n.dice||[],l=!!t.busy,c=(o?.throw?.groups||[]).reduce((d,u)=>d+Math.abs(u.count-i.filter(p=>p.colour===u.colour).length),0);return r`
    <div class="stack">
      <section class="card before">
        <p class="eyebrow">${e("hand.title")}</p>
        <h2>${c||!i.length?e("hand.how"):e("hand.ready")}</h2>
        ${n.error?r`
                <p class="trouble" role="alert">${n.error}</p>
              `:null}
        <${No} t=${e} snapshot=${s} ask=${o} have=${i} />
        <p class="tip">
          <${y} id="ruler" />
          <span>${e("hand.tip")}</span>
        </p>
      </section>
      <div class="ways">
        ${a}
        <button class="btn rub" disabled=${l||!i.length} onClick=${()=>tt(t,n)}>
          <${y} id="undo" />
          ${e("hand.rub")}
        </button>
        <button class="btn" disabled=${l} onClick=${()=>t.fix(n,{discard:!0})}>
          <${y} id="close" />
          ${e(n.corrects?"look.drop":"hand.discard")}
        </button>
      </div>
      <div class="steps one dock">
        <button class="btn primary done" disabled=${l||!!c||!i.length} onClick=${()=>t.fix(n,{done:!0})}>
          ${c?e("hand.lacks",{n:c}):e("hand.done")}
          <${y} id="check" />
        </button>
      </div>
    </div>
  `}var ys=e=>e?.kind==="throw"&&!e.throw.places&&e.throw.groups?.length>0,Ir=e=>(e?.groups||[]).flatMap(t=>Array.from({length:t.count},()=>t));function vs({t:e,table:t,ask:o,sighting:n,others:a}){let s=t.snapshot,i=!!t.busy,l=n?.dice||[],c=Ir(o.throw),d=c[l.length]||c[c.length-1],u=async m=>{!n&&!await t.byHand(o)||await t.fix(n||t.snapshot.sighting,{add:{colour:d.colour,value:m,nth:l.length+1}})},p=m=>m.colour?de(s,m.colour,e):m.name;return r`
    <div class="stack by-faces">
      <section class="card before">
        <${qo} snapshot=${s} ask=${o} />
        ${n?.error?r`
                <p class="trouble" role="alert">${n.error}</p>
              `:null}
        ${c.length>1?r`
                <ol class="slots" aria-label=${e("faces.told")}>
                  ${c.map((m,h)=>r`
                      <li key=${h} class=${h===l.length?"now":""} aria-current=${h===l.length?"step":void 0}>
                        <${Z} colour=${m.colour||"white"} face=${l[h]?m.faces[l[h].value-1]:"0"} game=${s.game?.id} />
                      </li>
                    `)}
                </ol>
              `:null}
        <h3>${e.title(e("faces.which",{n:Math.min(l.length+1,c.length),all:c.length,die:p(d)}))}</h3>
        <div class=${"faces n"+d.faces.length}>
          ${d.faces.map((m,h)=>r`
              <button
                key=${m}
                class="key"
                disabled=${i||l.length>=c.length}
                aria-label=${m}
                onClick=${()=>u(h+1)}
              >
                <${Z} colour=${d.colour||"white"} face=${m} game=${s.game?.id} />
              </button>
            `)}
        </div>
      </section>
      <div class="ways">
        ${a}
        ${l.length?r`
                <button class="btn rub" disabled=${i} onClick=${()=>tt(t,n)}>
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
  `}var Wo=(e,t)=>e.secret?t("who.change"):e.button||Ot(e)?.choice.label||e.prompt;function xs({t:e,table:t,a:o,onChoose:n,onDone:a}){let s=Ot(o),i=()=>{a?.(),s?t.answer(o,o.seats?.length===1?o.seats[0]:-1,s.fields):n(o.id)};return r`
    <button class="btn other" disabled=${!!t.busy} title=${o.prompt} onClick=${i}>
      ${s?.choice.emblem?r`
              <${E} name=${s.choice.emblem} game=${t.snapshot.game?.id} />
            `:null}
      <span>
        ${Wo(o,e)}${a&&s&&s.choice.label!==o.prompt?r`
                <small>${o.prompt}</small>
              `:null}
      </span>
    </button>
  `}function ot({t:e,table:t,ask:o,onChoose:n}){let a=Un(t.snapshot,o,t.me?.seat),[s,i]=b(!1),l=f=>Wo(f,e).length<=24;if(!a.length)return null;let c=a.find(f=>f.quick&&Ot(f)&&l(f)),d=a.filter(l),u=d.length===1&&!a.some(f=>f.button)?d[0]:null,p=38,m=f=>(f.button||f===c||f===u)&&(p-=Wo(f,e).length)>=0,h=a.filter(m),$=a.filter(f=>!h.includes(f));return r`
    ${h.map(f=>r`
        <${xs} key=${f.id} t=${e} table=${t} a=${f} onChoose=${n} />
      `)}
    ${$.length?r`
            <button class="btn others" aria-label=${e("beside.more",{n:$.length})} onClick=${()=>i(!0)}>
              <${y} id="more" />
              ${u?$.length:e("beside.more",{n:$.length})}
            </button>
          `:null}
    ${s?r`
            <${W} t=${e} title=${e("beside.title")} onClose=${()=>i(!1)}>
              <div class="dialog-body menu">
                ${$.map(f=>r`
                    <${xs} key=${f.id} t=${e} table=${t} a=${f} onChoose=${n} onDone=${()=>i(!1)} />
                  `)}
              </div>
            <//>
          `:null}
  `}var Ro=1800;function Dr(e,t,o){let n=t?.duels.length??0,a=()=>e&&o.current!==e?{key:e,step:0,playing:!0}:{key:e,step:n,playing:!1},[s,i]=b(a),l=s;s.key!==e&&(l=a(),i(l)),l.step>n&&(l={...l,step:n}),e&&(o.current=e),P(()=>{if(!l.playing||!t)return;if(l.step>=n){i({...l,playing:!1});return}let d=setTimeout(()=>i({...l,step:l.step+1}),Ro);return()=>clearTimeout(d)},[l.key,l.step,l.playing,n]);let c=t?.taken||[];return P(()=>{let d=t?.duels[l.step];d?.sinks?.length&&!l.playing&&d.sinks.every(u=>c.includes(u))&&i({...l,step:l.step+1})},[l.key,c.length]),{step:l.step,playing:l.playing,end:n,go:d=>i({key:e,step:Math.max(0,Math.min(n,d)),playing:!1}),play:()=>i({key:e,step:l.step>=n?0:l.step,playing:!l.playing})}}function zs({t:e,table:t,focus:o,ask:n,local:a,setLocal:s,shown:i,onHome:l,onLog:c}){let d=t.snapshot,u=we(d),p=_e(d,u),m=o==="throw"&&u?.again?.length?u.again:null,$=d.sighting&&(m||["throw","reading"].indexOf(o)<0)&&!(u&&u.sighting!==void 0&&String(u.sighting)!==String(d.sighting.id)&&o==="battle")?d.sighting:null,f=$?.board?.width_mm?$.board:d.sighting?.board?.width_mm?d.sighting.board:{width_mm:290,height_mm:290},g=Ae(()=>m?Xe(null,u):Xe($,["throw","reading"].includes(o)?null:u),[$,u,o]),w=Dr(o==="battle"?p:"",o==="battle"?u:null,i),v=$&&g.find(q=>q.id===a.picked),k=$&&a.spot,C=q=>s({...a,...q}),_=()=>C({picked:null,spot:null});P(()=>{o==="battle"&&u?.duels[w.step]?.sinks?.length&&t.sound.play("sink",t.me)},[p,w.step,o]);let B=$&&t.me?.role!=="spectator"&&["battle","board","hand","question","guard","closer"].includes(o),x=async q=>{await t.fix($,{die:v.id,centre_mm:q.map(Y=>Math.round(Y*10)/10)})&&_()},z=null,A=[],S=null,O=!1,I,j={},Q=r`
    <${ot} t=${e} table=${t} ask=${n} onChoose=${q=>C({ask:q})} />
  `,Te=d.can,pe=ys(n)&&(o==="hand"||o==="throw"&&!Te.throw_now&&!Te.upload),he=()=>C({peek:!0});if(v)A=[v.id],I=r`
      <${is}
        key=${"fix"+v.id}
        t=${e}
        table=${t}
        sighting=${$}
        board=${f}
        dice=${g}
        die=${v}
        battle=${u}
        moving=${o==="hand"}
        onClose=${_}
      />
    `;else if(k)I=r`
      <${ls}
        key=${"add"+k}
        t=${e}
        table=${t}
        sighting=${$}
        board=${f}
        dice=${g}
        spot=${k}
        battle=${u}
        onClose=${_}
      />
    `;else if(pe)I=r`
      <${vs} t=${e} table=${t} ask=${n} sighting=${o==="hand"?$:null} others=${Q} />
    `;else if(o==="throw")A=m||[],I=r`
      <${gs} t=${e} table=${t} ask=${n} others=${Q} />
    `;else if(o==="reading")I=r`
      <${ws} t=${e} snapshot=${d} ask=${n} />
    `;else if(o==="failed")I=r`
      <${ks}
        t=${e}
        table=${t}
        ask=${n}
        sighting=${d.sighting}
        onAway=${()=>C({away:d.sighting.id})}
      />
    `;else if(o==="hand")I=r`
      <${bs} t=${e} table=${t} ask=${n} sighting=${$} others=${Q} />
    `;else if(o==="guard")I=r`
      <${us} t=${e} table=${t} sighting=${$} ask=${n} onBoard=${he} />
    `;else if(o==="question"){let q=$.questions[0],Y=g.filter(J=>q.dice?.includes(J.id));Y.length&&(z=Et(Y,f,70),A=Y.map(J=>J.id),O=!0),I=r`
      <${cs} t=${e} table=${t} sighting=${$} battle=${u} onBoard=${he} />
    `}else if(o==="closer"){let q=ds(n,g);q.some(Y=>Y.p)&&(z=ps(q,f),S=r`
        <${hs} pairs=${q} frame=${z} />
      `,O=!0),I=r`
      <${ms} t=${e} table=${t} ask=${n} pairs=${q} others=${Q} onBoard=${he} />
    `}else if(o==="board")I=r`
      <${Er} t=${e} table=${t} sighting=${$} onBack=${()=>C({peek:!1})} />
    `;else{let q=Ie(n),Y=q?r`
          <button class="btn primary" onClick=${()=>C({peek:!1})}>
            ${e("battle.answer")}
            <${y} id="ask" />
          </button>
        `:r`
          <button class="btn primary" onClick=${()=>C({put:p})}>
            ${e(n?.kind==="throw"?"battle.again":n?"battle.on":"battle.result")}
            <${y} id="next" />
          </button>
        `;j={duels:u.duels.slice(w.step).filter(J=>J.gap!=null&&J.from),first:w.step,now:w.step<w.end&&u.duels[w.step].gap!=null,sunk:Qe(u,w.step)},w.step<w.end?A=[u.duels[w.step].a,u.duels[w.step].b]:A=u.reach?u.reach.order.filter(J=>J.in).map(J=>J.die):u.hits||[],u.reach&&!q&&(S=r`
        <${Ht} battle=${u} dice=${g} />
      `),I=r`
      <div class="stack">
        ${w.step<w.end?r`
                <${as} t=${e} snapshot=${d} battle=${u} step=${w.step} />
              `:r`
                <${Wt} t=${e} snapshot=${d} battle=${u} open=${q} />
              `}
        ${u.duels.length?r`
                <${qt} t=${e} battle=${u} step=${w.step} onStep=${w.go} />
              `:u.reach&&!q?r`
                  <${Rt} t=${e} snapshot=${d} battle=${u} />
                `:null}
        <${rs} t=${e} battle=${u} step=${w.step} playing=${w.playing} onStep=${w.go} onPlay=${w.play} last=${Y} />
      </div>
    `}let ke=r`
    <${Nt}
      t=${e}
      sighting=${$}
      board=${f}
      dice=${g}
      ...${j}
      rings=${A}
      frame=${z}
      bare=${O}
      spot=${k}
      onDie=${B?q=>C({picked:q,spot:null}):void 0}
      onFloor=${B&&!z?q=>v&&o==="hand"?x(q):C({spot:q,picked:null}):void 0}
      label=${e("picture.label")}
    >
      ${S}
    <//>
  `,be=d.view?.headline,Pe=be&&be!==n?.prompt?be:d.game?.name||"Quartermaster";return r`
    <div class="p-throw">
      <${ae}
        t=${e}
        table=${t}
        title=${Pe}
        sub=${d.view?.round||""}
        chips=${Ce(e,d)}
        onHome=${l}
        onLog=${c}
        onUndo=${o==="hand"&&$.dice.length?()=>tt(t,$):void 0}
      />
      <main class=${"table"+(pe?" told-by-faces":"")}>
        ${pe?null:r`
                <section class=${"picture"+($?.picture?"":" chart")} aria-label=${e("picture.label")}>
                  ${o==="throw"&&!m||o==="reading"?r`
                          <${fs} t=${e} camera=${d.camera}>${ke}<//>
                        `:ke}
                  ${z?r`
                          <${ns} sighting=${$} board=${f} frame=${z} />
                        `:null}
                </section>
              `}
        <aside class="side">${I}</aside>
      </main>
    </div>
  `}var Er=({t:e,table:t,sighting:o,onBack:n})=>r`
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
      ${Ye(o)?r`
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
`;var _s=({p:e,game:t})=>r`
  <span class=${`pcard${e.colour?" c-"+e.colour:""}${e.faded?" open":""}`}>
    <${E} name=${e.emblem} game=${t} />
    ${e.count?r`
            <b>${e.count}</b>
          `:null}
  </span>
`,Ho=e=>[[e.label,e.count].filter(Boolean).join(" "),e.on?Ho(e.on):""].filter(Boolean).join(", "),Fo=e=>(e.count||0)+(e.on?Fo(e.on):0),Kt=({items:e,game:t,named:o})=>r`
  <div class=${"pcards n"+Math.min(e.length,6)}>
    ${e.map((n,a)=>r`
        <span key=${a} class=${"pset"+(n.on?" ptwo":"")} role="img" title=${Ho(n)} aria-label=${Ho(n)}>
          <${_s} p=${n} game=${t} />
          ${n.on?r`
                  <${_s} p=${n.on} game=${t} />
                `:null}${o?r`
                  <small>${n.label}</small>
                `:null}
        </span>
      `)}
  </div>
`;var Vt=e=>e.map(t=>t.name).join("|");function Zt({t:e,table:t,onDone:o}){let n=t.snapshot?.people||[],[a,s]=b(""),i=l=>D(e.lang,"POST","/me",{person:l}).then(c=>{localStorage.setItem("whose",Vt(n)),t.set({me:c}),o?.()},c=>s(c.message||e("notice.network")));return r`
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
  `}function Cs({t:e,table:t}){let o=t.snapshot,n=o?.people||[],[a,s]=b("");return t.me?.role!=="player"||t.me.seat!==-1||!o?.game||!o.asks?.length||localStorage.getItem("whose")===Vt(n)||a===Vt(n)?null:r`
    <${W} t=${e} title=${e("who.title")} onClose=${()=>s(Vt(n))}>
      <div class="dialog-body">
        <p>${e("who.why")}</p>
        <${Zt} t=${e} table=${t} />
      </div>
    <//>
  `}function Ms({t:e,table:t,others:o,onChange:n}){let a=t.snapshot,s=(a.asks||[]).filter(i=>i.secret&&!i.sealed).map(i=>(a.people||[]).find(l=>l.seat===i.seats[0])).filter(Boolean);return r`
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
  `}function js({t:e,table:t,ask:o}){let n=o.secret||o.anytime?[]:(t.snapshot.asks||[]).filter(s=>s.secret&&s.sealed);if(!n.length)return null;let a=n.map(s=>(t.snapshot.people||[]).find(i=>i.seat===s.seats[0])?.name).filter(Boolean);return r`
    <p class="who-told" role="status">${e("who.told",{names:a.join(", ")})}</p>
  `}var nt=e=>!!e.choices?.length&&!(e.max>1),De=e=>!e.choices?.length;function Ss(e,t){if(e==="order")return[];if(t.default!==void 0&&t.default!==null)return t.default;if(De(t))return t.min??0;let o=t.choices.filter(n=>!n.refused);return nt(t)?o.length===1&&e==="choose"?o[0].id:null:[]}var Ts=(e,t,o)=>e==="order"?o.length===t.choices.length:De(t)?Number.isInteger(o)&&o>=t.min&&o<=t.max:nt(t)?o!==null||e==="form"&&t.min===0:o.length>=(t.min||0)&&o.length<=t.max;function Nr(e,t,o){let n=0;for(let a of e.slice(0,e.indexOf(t))){let s=(a.choices||[]).findIndex(i=>i.id===o[a.id]);if(s<0)return;n=n*a.choices.length+s}return t.now?.[n]}function Ps(e,t,o){let n={...t,...o};return e.forEach((a,s)=>{a.now&&e.slice(0,s).some(i=>i.id in o)&&(n[a.id]=Nr(e,a,n)??n[a.id])}),n}var st=(e,t,o)=>Math.min(e.max,Math.max(e.min,t+o));function Os(e,t){return e.some(n=>n.choices?.some(a=>a.worth))?e.reduce((n,a)=>n+(a.choices||[]).filter(s=>[t[a.id]].flat().includes(s.id)).reduce((s,i)=>s+(i.worth||0),0),0):null}function Bs(e,t){let o=e==="form"?t.filter(De):[];return o.length>=5&&o.length<=16?o:[]}var qr=e=>String(Math.max(Math.abs(e.min),Math.abs(e.max))).length;function Ls(e,t,o){return t===null?o:String(Math.abs(t)).length>=qr(e)?t:(t<0?-1:1)*(Math.abs(t)*10+o)}var As=e=>e===null||Math.abs(e)<10?null:Math.trunc(e/10),Is=(e,t)=>t!==null&&(t<e.min||t>e.max);function Wr({text:e,longest:t}){let o=/^([+−-]?\d+)\s+(.{1,14})$/.exec(e);return o?r`
      <span class="big">${o[1]}</span>
      <small>${o[2]}</small>
    `:r`
    <span class=${e.length<=3&&(t<=3||/^\d/.test(e))?"big":e.length<=14?"mid":"long"}>${e}</span>
  `}var Ds=0,Rr=e=>{let t=e.detail>1&&Date.now()-Ds<350;return Ds=Date.now(),t};function Uo({game:e,f:t,value:o,onPick:n,numbered:a}){let s=Math.max(...t.choices.map(p=>p.label.length)),i=t.choices.length,l=i>8&&i%4===0&&s<=14,c=l?4:s<=3?i<=7?i:Math.ceil(i/2):s>26?2:s>16?3:i>10?6:i>8?5:i>5?Math.ceil(i/2):5,d=Math.min(i,c),u=t.choices.some(p=>p.effect?.length);return r`
    <div
      class=${`answers c${d} t${Math.min(i,d+1)}${i>8?" many":""}${l?" square":""}${u?" fx":""}`}
      role="group"
      aria-label=${t.label}
    >
      ${t.choices.map(p=>{let m=Array.isArray(o)?o.indexOf(p.id):o===p.id?0:-1;return r`
          <button
            key=${p.id}
            class=${`ans${m>=0?" on":""}${p.refused?" off":""}${p.faded?" unlikely":""}`}
            disabled=${!!p.refused}
            aria-pressed=${m>=0}
            onClick=${h=>{Rr(h)||n(p.id)}}
          >
            ${p.emblem?r`
                    <span class=${p.colour?"c-"+p.colour:""}><${E} name=${p.emblem} game=${e} /></span>
                  `:p.colour?r`
                      <${L} colour=${p.colour} />
                    `:null}
            <${Wr} text=${p.label} longest=${s} />
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
  `}var Go=(e,t)=>e.length>1&&nt(t)&&(t.choices.length>12||e.length>3&&e.some(o=>nt(o)&&o.choices.length>12)||t.choices.length>3&&!t.choices.some(o=>o.emblem||o.colour||o.effect?.length)&&t.choices.some(o=>o.label.length>9)),Es=({t:e,f:t,value:o,onPick:n})=>r`
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
`;var Jt=e=>!e.choices?.length&&e.min>=0&&e.max-e.min>=12&&(e.default===void 0||e.default===null);function Ns({t:e,f:t,value:o,onSet:n}){let a=o===null?"":String(o),s=String(t.max).length,i=o!==null&&(o<t.min||o>t.max);return r`
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
  `}function Hr({t:e,f:t,value:o,onSet:n,large:a}){let s=t.max-t.min>40,i=l=>r`
    <button class="btn square ten" disabled=${l<0?o<=t.min:o>=t.max} onClick=${()=>n(st(t,o,l))}>
      ${l<0?"−10":"+10"}
    </button>
  `;return r`
    <div class=${"stepper"+(a?" large":"")+(s?" far":"")}>
      ${s?i(-10):null}
      <button
        class="btn square"
        disabled=${o<=t.min}
        onClick=${()=>n(st(t,o,-1))}
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
                onChange=${l=>n(st(t,Math.trunc(Number(l.target.value))||0,0))}
              />
            `:r`
              <output class="num" aria-live="polite">${o}</output>
            `}
      <button
        class="btn square"
        disabled=${o>=t.max}
        onClick=${()=>n(st(t,o,1))}
        aria-label=${e("ask.more",{what:t.label})}
      >
        <${y} id="plus" />
      </button>
      ${s?i(10):null}
    </div>
  `}function Ko({t:e,f:t,value:o,onSet:n,alone:a}){let s=t.max-t.min+1;return a&&s<=7?r`
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
    `:a&&Jt(t)?r`
      <${Ns} t=${e} f=${t} value=${o} onSet=${n} />
    `:r`
    <${Hr} t=${e} f=${t} value=${o} onSet=${n} large=${a} />
  `}var Qt=e=>e<0?"−"+-e:String(e);function Fr({t:e,game:t,f:o,value:n,on:a,onPick:s}){let i=Is(o,n),l=e("ask.range",{from:Qt(o.min),to:Qt(o.max)});return r`
    <button
      class=${"cell"+(a?" on":"")+(i?" wrong":"")}
      aria-pressed=${a}
      aria-label=${`${o.label}: ${n===null?e("ask.empty"):Qt(n)}${i?`, ${l}`:""}`}
      onClick=${s}
    >
      ${o.colour||o.emblem?r`
              <span class="signs">
                ${o.colour?r`
                        <${L} colour=${o.colour} />
                      `:null}
                <${E} name=${o.emblem} game=${t} />
              </span>
            `:null}
      <span class="lb">
        ${o.label}${i?r`
                <small>${l}</small>
              `:null}
      </span>
      <b class="num">${n===null?"–":Qt(n)}</b>
    </button>
  `}function qs({t:e,game:t,fields:o,values:n,onSet:a}){let[s,i]=b({cell:0,begun:!1}),l=o[Math.min(s.cell,o.length-1)],c=n[l.id],d=$=>i({cell:($+o.length)%o.length,begun:!1}),u=$=>{i({...s,begun:!0}),a(l,$)},p=$=>u(Ls(l,s.begun?c:null,$)),m=()=>u(As(c));return r`
    <div class="pad" onKeyDown=${$=>{if(/^\d$/.test($.key))p(Number($.key));else if($.key==="Backspace")m();else if($.key==="ArrowDown")d(s.cell+1);else if($.key==="ArrowUp")d(s.cell-1);else return;$.preventDefault()}}>
      <div class=${`cells n${o.length<=6?2:o.length<=12?3:4}`} role="group" aria-label=${e("ask.cells")}>
        ${o.map(($,f)=>r`
            <${Fr} key=${$.id} t=${e} game=${t} f=${$} value=${n[$.id]} on=${$===l} onPick=${()=>d(f)} />
          `)}
      </div>
      <div class=${"keys"+(o.some($=>$.min<0)?" signed":"")} role="group" aria-label=${e("ask.keys",{what:l.label})}>
        ${[1,2,3,4,5,6,7,8,9].map($=>r`
            <button key=${$} class="key" onClick=${()=>p($)}>${$}</button>
          `)}
        <button class="key rub" disabled=${c===null} onClick=${m} aria-label=${e("ask.rub")}><${y} id="prev" /></button>
        <button class="key" onClick=${()=>p(0)}>0</button>
        <button class="key following" onClick=${()=>d(s.cell+1)} aria-label=${e("ask.following")}><${y} id="next" /></button>
        ${o.some($=>$.min<0)?r`
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
  `}function Ur({t:e,ask:t}){let[o,n]=b(!1);return!t.rule||!t.help?null:r`
    <button class="btn rule" onClick=${()=>n(!0)} aria-label=${e("ask.rule")}>?</button>
    ${o?r`
            <${W} t=${e} title=${t.prompt} onClose=${()=>n(!1)}>
              <div class="dialog-body">
                <p class="rule-text">${t.help}</p>
                <p class="dim">${e("ask.source",{rule:t.rule})}</p>
              </div>
            <//>
          `:null}
  `}function Yt({t:e,table:t,ask:o,others:n,banner:a,back:s,seatName:i,colourOf:l,given:c,onDone:d}){let u=t.snapshot.game?.id,p=o.fields||[],m=t.snapshot.version,h=()=>Object.fromEntries(p.map(T=>[T.id,c?.[T.id]??(p.length===1&&Jt(T)||o.quick&&T.choices?.length>1?null:Ss(o.kind,T))])),[$,f]=b({of:"",values:{}}),g=o.anytime?o.id:`${o.id}@${m}`,w=$.of===g?$.values:h(),v=(o.seats||[]).filter(T=>T>=0),[k,C]=b(null),_=v.length===1?v[0]:v.includes(k)?k:null,B=T=>f({of:g,values:Ps(p,w,T)}),x=(T,U)=>B({[T.id]:U}),z=(T,U)=>{let M=w[T.id],N=o.distinct&&p.find(K=>K!==T&&w[K.id]===U);return N?B({[T.id]:U,[N.id]:M}):Array.isArray(M)?M.includes(U)?x(T,M.filter(K=>K!==U)):x(T,o.kind!=="order"&&T.max&&M.length>=T.max?[...M.slice(1),U]:[...M,U]):x(T,M===U&&T.min===0?null:U)},A=p.every(T=>Ts(o.kind,T,w[T.id]))&&(v.length<=1||_!==null),S=!!t.busy,O=async(T,U)=>{await t.answer(o,T,U)&&(f({of:"",values:{}}),d?.())},I=T=>O(_??-1,T?{}:Object.fromEntries(Object.entries(w).map(([U,M])=>[U,M===null?[]:M]))),j=p[0],Q=o.kind==="choose"&&j?.choices?.find(T=>T.id===w[j.id]),Te=p.length===1,pe=o.kind==="choose"&&o.quick&&v.length<=1,he=pe&&o.clock,ke=o.kind==="choose"&&Te&&j.choices?.length===1&&!he,be=Me(5,".ask-body, .ask-foot, .fields, .answers, .ans, .pad, .cells, .cell"),Pe=Os(p,w),q=Bs(o.kind,p),Y=p.filter(T=>!q.includes(T)),J=Kn(t,o),Ue=J&&!c;return r`
    <section ref=${be} class=${"land now-q kind-"+o.kind} key=${o.id}>
      ${a?.length?r`
              <div class="banner" role="status">
                <${y} id="bell" />
                <ul class=${"n"+Math.min(a.length,6)}>
                  ${a.map((T,U)=>r`
                      <li key=${U}>
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
          ${_!==null?r`
                  <${L} colour=${l(_)} />
                `:null}
          <span>${o.prompt}</span>
        </h2>
        ${o.note||o.help?r`
                <p class=${o.note?"help note":"help"}>${o.note||o.help}</p>
              `:null}
        <${js} t=${e} table=${t} ask=${o} />
        ${v.length>1?r`
                <div class="seats-pick" role="group" aria-label=${e("ask.who")}>
                  ${v.map(T=>r`
                      <button key=${T} class=${"btn"+(T===_?" on":"")} aria-pressed=${T===_} onClick=${()=>C(T)}>
                        <${L} colour=${l(T)} />
                        ${i(T)}
                      </button>
                    `)}
                </div>
              `:null}
        ${ke?null:Te?De(j)?r`
                    <${Ko} t=${e} f=${j} value=${w[j.id]} onSet=${T=>x(j,T)} alone />
                  `:r`
                    <${Uo}
                      game=${u}
                      f=${j}
                      value=${w[j.id]}
                      onPick=${T=>pe?O(_??-1,{[j.id]:T}):z(j,T)}
                      numbered=${o.kind==="order"}
                    />
                  `:Y.length?r`
                    <div class="fields">
                      ${Y.map(T=>r`
                          <div class=${"field"+(De(T)?"":Go(p,T)?" list":" wide")} key=${T.id}>
                            <span class="lbl">
                              ${T.colour?r`
                                      <${L} colour=${T.colour} />
                                    `:null}
                              <${E} name=${T.emblem} game=${u} />
                              ${T.label}
                            </span>
                            ${De(T)?r`
                                    <${Ko} t=${e} f=${T} value=${w[T.id]} onSet=${U=>x(T,U)} />
                                  `:Go(p,T)?r`
                                      <${Es} t=${e} f=${T} value=${w[T.id]} onPick=${U=>x(T,U)} />
                                    `:r`
                                      <${Uo} game=${u} f=${T} value=${w[T.id]} onPick=${U=>z(T,U)} />
                                    `}
                          </div>
                        `)}
                    </div>
                  `:null}
        ${q.length?r`
                <${qs} t=${e} game=${u} fields=${q} values=${w} onSet=${x} />
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
          <${Ur} t=${e} ask=${o} />
        </div>
        <div class="go dock">
          ${Pe!==null?r`
                  <output class="worth">${e("ask.worth",{n:Pe})}</output>
                `:null}
          ${o.skip?r`
                  <button
                    class=${"btn skip"+(he?" primary":"")}
                    disabled=${S}
                    onClick=${()=>I(!0)}
                    style=${Ue?{"--after":`${J.seconds}s`}:void 0}
                  >
                    ${o.pass||e("ask.skip")}${Ue?r`
                            <span class="fuse" key=${J.start}><i></i></span>
                          `:null}
                  </button>
                `:null}
          ${pe&&!ke?null:r`
                  <button class="btn primary send" disabled=${S||!A} onClick=${()=>I(!1)}>
                    ${Q?Q.label:e(A?"ask.send":o.kind==="order"?"ask.order":"ask.pick")}
                    <${y} id="next" />
                  </button>
                `}
        </div>
      </div>
    </section>
  `}var je=e=>[e.label,eo(e).map(t=>t.label).filter(Boolean).join(", ")].filter(Boolean).join(": ");function Ee({p:e,game:t}){let o=e.on?.emblem||(e.emblem&&!e.emblem.startsWith("die-")&&e.emblem!=="ship"?e.emblem:""),n=je(e);return e.colour&&e.emblem?.startsWith("die-")?r`
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
        <${F} id=${e.faded?"die-slot":"die-0"} class="body" />
        ${o&&e.on?.on?.emblem?r`
                <span class="both">
                  <${E} name=${o} game=${t} />
                  <${E} name=${e.on.on.emblem} game=${t} />
                </span>
              `:o?r`
                  <${E} name=${o} game=${t} />
                `:null}
      </span>
    `:r`
    <span class=${"tokn"+(e.faded?" faded":"")} role="img" title=${n} aria-label=${n+(e.count>1?`: ${e.count}`:"")}>
      <${E} name=${e.emblem} game=${t} />
      ${e.emblem?null:e.label}${e.count>1?r`
              <b>${e.count}</b>
            `:null}
    </span>
  `}var Ws=({items:e,counted:t})=>e.flatMap(o=>o.colour?Array.from({length:Math.min(t?o.count||0:1,20)},()=>o):[o]),Rs=({items:e,counted:t})=>{let o=new Map,n=e.find(a=>a.on)?.label;for(let a of e)a.colour&&a.label&&o.set(a.on?n:a.label,(o.get(a.on?n:a.label)||0)+(t?a.count||0:1));return[...o].filter(([,a])=>a>0)},Gr=({items:e,counted:t})=>e.filter(o=>!t||o.count>0).map(o=>t?`${o.count} ${je(o)}`:je(o)).join("; "),Xt=({pieces:e,game:t,title:o})=>r`
  <div class=${"fleet"+(Ws(e).length>10?" many":"")} role="img" aria-label=${`${o}: ${Gr(e)}`}>
    ${Ws(e).map((n,a)=>r`
        <${Ee} key=${a} p=${n} game=${t} />
      `)}
  </div>
  ${Rs(e).length?r`
          <div class="fleet-key">
            ${Rs(e).map(([n,a])=>r`
                <span key=${n}>${a} ${n}</span>
              `)}
          </div>
        `:null}
`,eo=e=>{let t=[];for(let o=e.on;o;o=o.on)t[e.colour?"push":"unshift"](o);return t},to=e=>e.on||!e.colour?eo(e):[{colour:e.colour,label:""}];function Hs({t:e,table:t}){let o=t.snapshot,n=o?.prepare||[],[a,s]=b(!1);return n.length?r`
    <button class="btn other prepare-open" onClick=${()=>s(!0)}>
      <${y} id="rule" />
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
                                  ${i.pieces.map((c,d)=>r`
                                      <${Ee} key=${d} p=${c} game=${o.game.id} />
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
  `:null}function Fs(e,t){let o=e.log||[],n=o[o.length-1];if(!n)return[];let a=o.filter(d=>d.announce&&(d===n||d.entry&&d.entry===n.entry)),s=new Map;for(let d of a){let u=d.seats?.length===1&&d.seats[0]>=0?d.seats[0]:-1,p=s.get(u)||{seat:u,texts:[]};p.texts.includes(d.text)||p.texts.push(d.text),s.set(u,p)}let i=d=>d<0?-1:t.findIndex(u=>u.seat===d),l=d=>t.find(u=>u.seat===d)?.name,c=({seat:d,texts:u})=>d<0?u.map(p=>({seat:d,text:p})):[{seat:d,text:Kr(u,l(d))}];return[...s.values()].sort((d,u)=>i(d.seat)-i(u.seat)).flatMap(c)}function Kr(e,t){return e.map((o,n)=>n&&t&&o.startsWith(t)?o.slice(t.length).replace(/^[:,]?\s+/,""):o).join(" · ")}var oo=({ledger:e,heads:t,best:o,t:n})=>r`
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
`;function at(){let e=R(null),[t,o]=b(null);return P(()=>{let n=e.current;if(!n)return;let a=()=>{let{width:i,height:l}=n.getBoundingClientRect(),c=parseFloat(getComputedStyle(document.documentElement).fontSize);o(d=>d&&Math.abs(d.width-i)<1&&Math.abs(d.height-l)<1&&d.rem===c?d:{width:i,height:l,rem:c})};a();let s=new ResizeObserver(a);return s.observe(n),()=>s.disconnect()},[]),{ref:e,size:t}}function Vr(e,t){let o=Array.from({length:e},()=>[]);for(let[i,l]of t)i>=0&&i<e&&l>0&&l<e&&i!==l&&o[i].push(l);let n=[],a=new Array(e).fill(0),s=i=>{a[i]=1,o[i]=o[i].filter(l=>(a[l]===0&&s(l),a[l]!==1)),a[i]=2,n.unshift(i)};s(0);for(let i=1;i<e;i++)if(a[i]===0){let l=n.length;s(i),n.push(...n.splice(0,n.length-l))}return{next:o,order:n}}function Us(e,t){let o=t.length?t:Array.from({length:e-1},(k,C)=>[C,C+1]),{next:n,order:a}=Vr(e,o),s=[...new Set(o.filter(([k,C])=>C===0&&k>0&&k<e).map(([k])=>k))],i=s.length>0,l=i?e+1:e,c=new Array(l).fill(0),d=new Array(l).fill(-1),u=new Array(l).fill(-1),p=0,m=(k,C)=>{c[k]+1>c[C]&&([c[C],u[C]]=[c[k]+1,k])};for(let k of a)k!==0&&u[k]<0&&(c[k]=p+1),n[k].forEach(C=>m(k,C)),p=Math.max(p,c[k]);s.forEach(k=>m(k,e)),i&&(c[e]=Math.max(c[e],p+1));let h=Math.max(...c),$=[...a.flatMap(k=>n[k].map(C=>({from:k,to:C,lane:0}))),...s.map(k=>({from:k,to:e,lane:0}))];for(let k=c.indexOf(h);k>=0;k=u[k])d[k]=0;let f=new Array(h+1).fill(0),g=[],w=(k,C)=>{let _=1,B=()=>g[_]?.slice(k,C+1).some(Boolean);for(;B();)_++;g[_]||=[];for(let x=k;x<=C;x++)g[_][x]=!0,f[x]=Math.max(f[x],_);return _};for(let k of a){if(d[k]>=0)continue;let C=[k],_=A=>n[A].find(S=>d[S]<0&&!C.includes(S));for(let A=_(k);A!==void 0;A=_(A))C.push(A);let B=C[C.length-1],x=Math.min(...$.filter(A=>A.from===B).map(A=>c[A.to]-1),h),z=w(c[k],Math.max(x,c[B]));C.forEach(A=>d[A]=z)}for(let k of $)c[k.to]-c[k.from]<=1||(k.lane=d[k.from]||d[k.to]||w(c[k.from]+1,c[k.to]-1));let v=Array.from({length:h+1},(k,C)=>$.filter(_=>c[_.from]<=C&&c[_.to]>C).length);return{step:c,lane:d,links:$,crossing:v,widest:f,last:h,lap:i}}function Zr(e,t){let o=[];for(let n=0;n<=e.last;){let a=Math.min(n+t-1,e.last);for(let s=a;a<e.last&&s>=n+t/2;s--)if(e.crossing[s]<=1){a=s;break}o.push({from:n,to:a,lanes:1+Math.max(...e.widest.slice(n,a+1))}),n=a+1}return o}function no(e,t){let o=Zr(e,t),n=[],a=0;for(let d of o)n.push(a),a+=d.lanes;let s=(d,u)=>{let p=o.findIndex(w=>d<=w.to),{from:m,to:h}=o[p],$=h-m,f=p<o.length-1&&$>0?(t-1)/$:1,g=(d-m)*f;return[p%2?t-1-g:g,n[p]+u]},i=e.step.length,l=e.step.map((d,u)=>{let[p,m]=s(d,e.lane[u]),h=e.lap&&u===i-1;return{place:h?0:u,end:h,x:p,y:m}}),c=e.links.map(d=>{let u=e.step[d.from],p=e.step[d.to],m=[];for(let h=u+1;h<p;h++)m.push(s(h,d.lane));return[s(u,e.lane[d.from]),...m,s(p,e.lane[d.to])]});return{columns:t,rows:a,spots:l,lines:c}}function Gs(e,t,o){let n=no(e,1),a=0;for(let s=2;s<=Math.max(2,Math.min(e.last+1,40));s++){let i=no(e,s),l=Math.min(t/s,o/i.rows/1.1);l>a&&([n,a]=[i,l])}return n}var Ks=(e,t,o)=>Math.max(...[1,2,3].map(n=>Math.min(t/Math.ceil(Math.max(e,1)/n),o/n)));var He=({places:e,links:t})=>!!t?.length||e.some(o=>o.emblem);function Vs({places:e}){let t=new Map;for(let o of e.flatMap(n=>n.on?[n,n.on]:[n]))o.emblem&&o.label&&!t.has(o.emblem)&&t.set(o.emblem,o);return[...t.values()]}function Zs({marks:e}){let t=new Map;for(let o of e)t.set(o.place,[...t.get(o.place)||[],o]);return t}var Js=({track:e,nameOf:t})=>e.marks.map(o=>`${t(o.seat)} ${e.places[o.place]?.label||o.place}`).join(", ");function Jr(e,t,o){let n=[...Zs(e)].map(([s,i])=>({x:t(s),marks:i,width:i.length>1?i.length*11:15,left:0})).sort((s,i)=>s.x-i.x),a=0;for(let s of n)s.left=Math.max(s.x-s.width/2,a),a=s.left+s.width;a=o;for(let s of[...n].reverse())s.left=Math.min(s.left,a-s.width),a=s.left;return n}function Qr(e){let{track:t,colourOf:o}=e,{ref:n,size:a}=at(),s=t.places.length,i=(a?.rem||16)/16,l=!a||a.height/i>32.5,c=l?33.2:22,d=a?a.width/i:300,u=m=>14+m/Math.max(s-1,1)*(d-28),p=s>60?20:s>30?10:s>12?5:1;return r`
    <svg ref=${n} class="track" viewBox=${`0 0 ${d} ${c}`} role="img" aria-label=${Js(e)}>
      <rect x="14" y="16" width=${Math.max(d-28,0)} height="5" class="way-bar" />
      ${t.places.map((m,h)=>r`
          <path d=${`M${u(h)} ${h%p?18.5:16}v${h%p?2.5:5}`} class="tick" />
          ${l&&m.strong?r`
                  <rect x=${u(h)-11} y="21.5" width="22" height="13" rx="3" class="plate" />
                `:null}${l&&h%p===0?r`
                  <text x=${u(h)} y="33" text-anchor="middle" class=${m.strong?"on-plate":""}>${m.label||h}</text>
                `:null}
        `)}
      ${Jr(t,u,d).map(({x:m,marks:h,width:$,left:f})=>r`
          ${Math.abs(f+$/2-m)>1||h.length>1?r`
                  <path class="points" d=${`M${f} 11H${f+$}L${m} 17z`} />
                `:null}${h.map((g,w)=>{let v=$/h.length,k=g.seat>=0?Ze(o(g.seat)):g.emblem&&ue(g.emblem)?g.emblem:"anchor";return r`
              <use
                key=${w}
                href=${"#"+k}
                class=${g.seat>=0?"c-"+o(g.seat):"mark-em"}
                x=${f+w*v}
                y="0"
                width=${v}
                height=${v}
              />
            `})}
        `)}
    </svg>
  `}var Yr=e=>e.slice(1).map(([t,o],n)=>{let[a,s]=e[n],i=Math.hypot(t-a,o-s)||1,[l,c]=[(t-a)/i,(o-s)/i],[d,u]=[(t+a)/2,(o+s)/2];return`M${d-3*l-4*c} ${u-3*c+4*l}L${d+3*l} ${u+3*c}L${d-3*l+4*c} ${u-3*c-4*l}`});function Xr({place:e,marks:t,drawn:o,width:n,height:a}){let{game:s,colourOf:i,nameOf:l}=o,c=e.count||0,d=c?.55*String(c).length:0,u=e.emblem||!c?1:0,p=e.on&&!c,m=Math.min(a*.46,(n-12)/Math.max(d+u+(p?1:0),1.3)),h=Ks(t.length+(e.on&&c?1:0),n-2,a*.52-2),$=e.on?r`
          <i class="lies">
            ${e.on.emblem?r`
                    <${E} name=${e.on.emblem} game=${s} />
                  `:e.on.label}
          </i>
        `:null;return r`
    <span
      class=${`isle${e.strong?" strong":""}${e.faded?" faded":""}`}
      title=${je(e)||void 0}
      style=${{"--unit":m+"px"}}
    >
      ${e.emblem?r`
              <${E} name=${e.emblem} game=${s} />
            `:c?null:r`
                <span class="word">${e.label}</span>
              `}${c?r`
              <b class="num">${c}</b>
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
                    <${E} name=${f.emblem||"anchor"} game=${s} />
                  `}
          </span>
        `)}
    </span>
  `}function ei(e){let{track:t}=e,{ref:o,size:n}=at();if(!t.places.length)return null;let a=Us(t.places.length,t.links||[]),s=n?.width||320,i=n?.rem||16,l=no(a,Math.max(2,Math.floor(s/(3.25*i)))).rows*3.5*i,c=Gs(a,s,n?.height||l),d=s/c.columns,u=(n?.height||l)/c.rows,p=Zs(t),m=c.lines.map(h=>h.map(([$,f])=>[($+.5)*d,(f+.27)*u]));return r`
    <div ref=${o} class="race-map" role="img" aria-label=${Js(e)} style=${{"--tall":l+"px"}}>
      <svg class="race-ways" aria-hidden="true">
        ${m.map((h,$)=>r`
            <path key=${$} class="way-line" d=${"M"+h.map(f=>f.join(" ")).join("L")} />
            <path class="way-arrow" d=${Yr(h).join("")} />
          `)}
      </svg>
      ${c.spots.map(({place:h,end:$,x:f,y:g})=>r`
          <div
            key=${h+($?"end":"")}
            class="spot"
            style=${{left:f*d+"px",top:g*u+"px",width:d+"px",height:u+"px"}}
          >
            <${Xr}
              place=${$?{...t.places[h],on:void 0}:t.places[h]}
              marks=${$?[]:p.get(h)||[]}
              drawn=${e}
              width=${d}
              height=${u}
            />
          </div>
        `)}
    </div>
  `}var Qs=e=>He(e.track)?r`
        <${ei} ...${e} />
      `:r`
        <${Qr} ...${e} />
      `;var ti=({value:e,of:t})=>r`
  <span class="scale" aria-hidden="true">
    ${Array.from({length:Math.min(t,20)},(o,n)=>r`
        <i class=${n<e?"on":""}></i>
      `)}
  </span>
`,rt=({part:e,cls:t="",children:o})=>r`
  <section class=${`card part ${t} id-${e.id}`}>
    ${e.title?r`
            <h2 class="cap">${e.title}</h2>
          `:null}${o}
  </section>
`;function oi({part:e,game:t}){let o=e.counter;return r`
    <section class="card part counter">
      ${o.emblem?r`
              <${E} name=${o.emblem} game=${t} />
            `:null}
      <h2 class="cap">${e.title}</h2>
      <b class="num">
        ${o.value}${o.of?r`
                <small>/${o.of}</small>
              `:null}
      </b>
      ${o.of?r`
              <${ti} value=${o.value} of=${o.of} />
            `:null}
    </section>
  `}var ni=({part:e,game:t})=>{if(e.pieces.cards)return r`
      <${rt} part=${e} cls="pieces"><${Kt} items=${e.pieces.items} game=${t} named /><//>
    `;let{items:o,counted:n}=e.pieces,a=o.length>0&&o.every(s=>s.colour);return r`
    <${rt} part=${e} cls="pieces">
      ${a?r`
              <${Xt} pieces=${e.pieces} game=${t} title=${e.title} />
            `:r`
              <div class=${"cards n"+Math.min(o.length,6)}>
                ${o.map((s,i)=>r`
                    <div
                      key=${i}
                      role="img"
                      title=${je(s)}
                      aria-label=${je(s)+(n&&!(s.on&&!s.count)?`: ${s.count||0}`:s.on?.count?`, ${s.on.count}`:"")}
                      class=${"ac"+(s.faded?" old":"")+(s.strong?" pile":"")+(s.colour?" c-"+s.colour:"")}
                    >
                      ${s.colour?r`
                              <${L} colour=${s.colour} />
                            `:null}${s.emblem?r`
                              <${E} name=${s.emblem} game=${t} />
                            `:null}${n&&!(s.on&&!s.count)?r`
                              <b>${s.count||0}</b>
                            `:null}${s.label?r`
                              <span class="lb">${s.label}</span>
                            `:null}${s.on?r`
                              <span class="fl">
                                ${s.on.colour?r`
                                        <${L} colour=${s.on.colour} />
                                      `:r`
                                        <${E} name=${s.on.emblem} game=${t} />
                                      `}
                                <span>${s.on.count||s.on.label}</span>
                              </span>
                            `:null}
                    </div>
                  `)}
              </div>
            `}
    <//>
  `},si=({part:e,game:t})=>r`
  <${rt} part=${e} cls="stepped">
    <ol class="mini-steps">
      ${e.steps.items.map((o,n)=>r`
          <li key=${n} class=${n<e.steps.current?"done":n===e.steps.current?"now":""}>
            <${E} name=${o.emblem} game=${t} />
            <span>${o.label}</span>
          </li>
        `)}
    </ol>
  <//>
`;function Ys({part:e,game:t,t:o,colourOf:n,nameOf:a}){let s=e.pieces?.items||e.steps?.items,i=e.pieces?.cards;if(e.counter)return r`
      <ul class="items">
        <li>
          ${e.counter.emblem?r`
                  <${E} name=${e.counter.emblem} game=${t} />
                `:r`
                  <span class="tok" aria-hidden="true">${e.counter.value}</span>
                `}
          <span>${e.title}</span>
          <b class="num">${e.counter.value}${e.counter.of?`/${e.counter.of}`:""}</b>
        </li>
      </ul>
    `;if(e.track&&He(e.track))return r`
      <${it} part=${e} game=${t} t=${o} colourOf=${n} nameOf=${a} />
      <ul class="items">
        ${Vs(e.track).map((u,p)=>r`
            <li key=${p}>
              <${E} name=${u.emblem} game=${t} />
              <span>${u.label}</span>
              <b></b>
            </li>
          `)}
      </ul>
    `;if(!s)return r`
      <${it} part=${e} game=${t} t=${o} colourOf=${n} nameOf=${a} />
    `;let l=e.pieces?.counted,c=s.filter(u=>!u.colour||i||!l||u.count>0),d=u=>u.colour&&!i?r`
          <${Ee} p=${u} game=${t} />
        `:u.emblem?r`
            <${E} name=${u.emblem} game=${t} />
          `:u.colour?r`
              <${L} colour=${u.colour} />
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
                ${u.colour&&!i&&l?`${u.count} `:""}${u.label}${eo(u).filter(m=>m.label).map(m=>r`
                      ${" · "}${u.colour?null:m.colour?r`
                                <${L} colour=${m.colour} />
                                ${" "}
                              `:m.emblem?r`
                                  <${E} name=${m.emblem} game=${t} />
                                  ${" "}
                                `:null}${m.label}
                    `)}
              </span>
              <b class="num">${i?Fo(u)||"":u.colour?"":l?u.count||0:u.on?.count||""}</b>
            </li>
          `)}
      </ul>
    </section>
  `}function it({part:e,game:t,t:o,colourOf:n,nameOf:a}){return e.counter?r`
      <${oi} part=${e} game=${t} />
    `:e.track?r`
      <${rt} part=${e} cls=${He(e.track)?"race":"way"}>
        <${Qs} track=${e.track} game=${t} colourOf=${n} nameOf=${a} />
      <//>
    `:e.pieces?r`
      <${ni} part=${e} game=${t} />
    `:e.steps?r`
      <${si} part=${e} game=${t} />
    `:e.ledger?r`
      <${rt} part=${e} cls="tally">
        <${oo} t=${o} ledger=${e.ledger} heads=${e.ledger.columns.map(s=>({name:s}))} best=${[]} />
      <//>
    `:null}var Xs=({part:e,game:t,onWhole:o})=>r`
  <ol
    class=${"rail"+(e.steps.items.length>8?" many":"")}
    style=${{"--steps":e.steps.items.length}}
    aria-label=${e.title}
    onClick=${o}
  >
    ${e.steps.items.map((n,a)=>{let s=a<e.steps.current?"done":a===e.steps.current?"now":"next";return r`
        <li key=${a} class=${`ch ${s}`} aria-current=${s==="now"?"step":void 0}>
          <${E} name=${n.emblem} game=${t} class="em" />
          <b>${n.label}</b>
          <span class="by">
            ${to(n).length>1?to(n).map(i=>r`
                      <span role="img" aria-label=${i.label} title=${i.label}><${L} colour=${i.colour} /></span>
                    `):to(n).map(i=>r`
                      ${i.colour?r`
                              <${L} colour=${i.colour} />
                            `:null}${i.label}
                    `)}
          </span>
        </li>
      `})}
  </ol>
`;var ea=({items:e,counted:t})=>t?e.filter(o=>o.count>0):e;function ai({t:e,seat:t,game:o,turn:n,colourOf:a,nameOf:s,onWhole:i}){let l=t.parts||[],c=l.filter($=>$.counter&&!$.counter.large),d=l.filter($=>$.counter?.large),u=l.filter($=>$.pieces),p=u.filter($=>$.pieces.items.some(f=>f.colour)),m=u.filter($=>!$.pieces.items.some(f=>f.colour)&&ea($.pieces).length),h=l.filter($=>!$.counter&&!$.pieces);return r`
    <article class=${"card pl"+(n?" turn":"")} onClick=${i}>
      <div class="pl-head">
        <${L} colour=${t.colour} />
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
                                <${E} name=${$.counter.emblem} game=${o} />
                              `:null}${$.counter.value}
                      </span>
                    `)}
                </span>
              `:t.score!==void 0&&r`
                <span class="score num" role="img" aria-label=${`${e("seat.score")}: ${t.score}`}>${t.score}</span>
              `}
      </div>
      ${p.map($=>$.pieces.cards?r`
              <${Kt} key=${$.id} items=${$.pieces.items} game=${o} />
            `:r`
              <${Xt} key=${$.id} pieces=${$.pieces} game=${o} title=${$.title} />
            `)}
      <div class="toks">
        ${c.map($=>r`
            <span key=${$.id} class=${"id-"+$.id} role="img" aria-label=${`${$.title}: ${$.counter.value}`} title=${$.title}>
              ${$.counter.emblem?r`
                      <${E} name=${$.counter.emblem} game=${o} />
                    `:r`
                      <i>${$.title}</i>
                    `}${$.counter.value}${$.counter.of?`/${$.counter.of}`:""}
            </span>
          `)}
        ${m.length?r`
                <span class="sep">
                  ${m.map($=>r`
                      <span key=${$.id} class="lot" role="group" aria-label=${$.title} title=${$.title}>
                        ${ea($.pieces).map((f,g)=>r`
                            <${Ee} key=${g} p=${f} game=${o} />
                          `)}
                      </span>
                    `)}
                </span>
              `:null}
      </div>
      ${h.map($=>r`
          <${it} key=${$.id} part=${$} game=${o} t=${e} colourOf=${a} nameOf=${s} />
        `)}
    </article>
  `}var ri=({badges:e=[],game:t})=>r`
  <div class="badges">
    ${e.slice(0,2).map((o,n)=>r`
        <span key=${n} class=${"chip "+(o.urgent?"now":"plain")}>
          ${o.emblem?r`
                  <${E} name=${o.emblem} game=${t} />
                `:null}
          <span>${o.text}</span>
        </span>
      `)}${e.length>2?r`
            <span class="chip plain">+${e.length-2}</span>
          `:null}
  </div>
`;function ta({t:e,table:t,ask:o,local:n,setLocal:a,onHome:s,onLog:i}){let l=t.snapshot,c=l.game?.id,d=l.view||{},u=d.table||[],p=d.seats||[],m=u.find(j=>j.steps),h=u.find(j=>j.battle&&!j.battle.again?.length),$=u.filter(j=>j!==m&&!j.battle&&!(j.ledger&&u.length>3)),f=j=>p.find(Q=>Q.seat===j)||(l.people||[]).find(Q=>Q.seat===j),g=j=>f(j)?.colour||"none",w=j=>f(j)?.name||e("seat.table"),[v,k]=b(null),C=Me(4,".part, .ac, .fl, .lb"),_=j=>a({...n,...j}),B=Fs(l,p),x=o?.seats||[],z=j=>x.length&&x.length<p.length&&x[0]>=0?x.includes(j.seat):j.active,A=o&&!o.secret&&n.ask!==o.id&&(l.asks||[]).find(j=>j.secret&&j.sealed&&j.seats[0]===t.me?.seat),S=()=>k({title:l.game?.name,badges:d.badges,parts:[...$,...m?[m]:[]]}),O=d.round?r`
        <${y} id="round" />
        ${d.round}
      `:"",I=Ce(e,l).filter(j=>j.kind==="bad"||j.kind==="warn");return r`
    <div class="p-round">
      <${ae}
        t=${e}
        table=${t}
        title=${d.headline&&d.headline!==o?.prompt?d.headline:O||l.game?.name}
        sub=${d.headline&&d.headline!==o?.prompt?O:l.game?.name}
        chips=${I}
        onHome=${s}
        onLog=${i}
      >
        <${ri} badges=${d.badges} game=${c} />
      <//>
      <main
        class=${`deck${m?"":" no-rail"}${$.length?"":" no-shore"}${$.some(j=>j.track&&He(j.track))?" raced":""}`}
      >
        ${m?r`
                <${Xs} part=${m} game=${c} onWhole=${S} />
              `:null}
        ${A?r`
                <${Ms}
                  t=${e}
                  table=${t}
                  onChange=${()=>_({ask:A.id})}
                  others=${r`
                    <${ot} t=${e} table=${t} ask=${o} onChoose=${j=>_({ask:j})} />
                  `}
                />
              `:o?r`
                  <${Yt}
                    t=${e}
                    table=${t}
                    ask=${o}
                    others=${r`
                      <${Hs} t=${e} table=${t} />
                      <${ot} t=${e} table=${t} ask=${o} onChoose=${j=>_({ask:j})} />
                      ${h?r`
                              <button
                                class="btn square show-last"
                                aria-label=${e("battle.look",{what:h.title})}
                                title=${e("battle.look",{what:h.title})}
                                onClick=${()=>_({put:null})}
                              >
                                <${y} id="dice" />
                              </button>
                            `:null}
                    `}
                    banner=${B}
                    back=${n.ask===o.id?()=>_({ask:null}):null}
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
                <${it} key=${j.id} part=${j} game=${c} t=${e} colourOf=${g} nameOf=${w} />
              `)}
          </aside>
        `}
        ${p.length?r`
                <section class=${"fleets n"+p.length} aria-label=${e("seat.all")}>
                  ${p.map(j=>r`
                      <${ai}
                        key=${j.seat}
                        t=${e}
                        seat=${j}
                        game=${c}
                        turn=${z(j)}
                        colourOf=${g}
                        nameOf=${w}
                        onWhole=${()=>k({title:j.name||w(j.seat),first:j.first,parts:j.parts||[]})}
                      />
                    `)}
                </section>
              `:null}
      </main>
      ${v&&v.parts.length?r`
              <${W} t=${e} title=${v.title} onClose=${()=>k(null)}>
                <div class="dialog-body whole" tabindex="0" role="group" aria-label=${v.title}>
                  ${v.first?r`
                          <ul class="items">
                            <li>
                              <${F} id="first" class="ic" />
                              <span>${e("seat.firstlong")}</span>
                              <b></b>
                            </li>
                          </ul>
                        `:null}${(v.badges||[]).map((j,Q)=>r`
                      <p key=${Q} class="badge">
                        ${j.emblem?r`
                                <${E} name=${j.emblem} game=${c} />
                              `:null}${j.text}
                      </p>
                    `)}${v.parts.map(j=>r`
                      <${Ys} key=${j.id} part=${j} game=${c} t=${e} colourOf=${g} nameOf=${w} />
                    `)}
                </div>
              <//>
            `:null}
    </div>
  `}function oa(e,t){let[o,n]=b(null);return P(()=>{let a=!1,s=0,i=0,l=()=>D(e.lang,"GET","/history").then(c=>{let d=(c||[]).find(u=>u.game.id===t.game?.id&&u.people.map(p=>p.name).join()===t.people.map(p=>p.name).join());a||(d?n(d):++s<5&&(i=window.setTimeout(l,2e3)))},()=>{});return l(),()=>{a=!0,clearTimeout(i)}},[e.lang,t.game?.id]),o}var na=e=>Math.max(1,Math.round((Date.parse(e.ended)-Date.parse(e.began))/6e4)),ii=e=>[1,2,5,10,20,50,100,200].find(t=>e/t<=4)||500,li=e=>e.map((t,o)=>t?`${e[o-1]?"L":"M"}${t[0].toFixed(1)} ${t[1].toFixed(1)}`:"").join("");function sa({t:e,game:t,best:o}){let{ref:n,size:a}=at(),s=(a?.rem||16)/16,i=a?a.width/s:320,l=a?a.height/s:300,c=34,d=92,u=28,p=10,m=t.rounds,h=m.length;if(h<2||m[h-1].scores.some(S=>S===null))return null;let $=m.flatMap(S=>S.scores).filter(S=>S!==null),f=Math.min(0,...$),g=Math.max(1,...$),w=ii(g-f),v=Math.ceil(g/w)*w,k=Math.floor(f/w)*w,C=S=>c+S/(h-1)*(i-c-d),_=S=>p+(v-S)/(v-k)*(l-p-u),B=Array.from({length:Math.round((v-k)/w)+1},(S,O)=>k+O*w),x=Math.ceil(h/6),z=t.people.map((S,O)=>({...S,seat:O,y:_(m[h-1].scores[O])})).sort((S,O)=>S.y-O.y);z.forEach((S,O)=>{O&&(S.y=Math.max(S.y,z[O-1].y+19))});let A=Math.max(0,z[z.length-1].y-(l-u));return r`
    <section class="card course">
      <h2 class="cap">${e("score.rounds")}</h2>
      <svg ref=${n} viewBox=${`0 0 ${i} ${l}`} role="img" aria-label=${e("score.rounds")}>
        ${B.map(S=>r`
            <g key=${S}>
              <line class="grid" x1=${c} x2=${i-d} y1=${_(S)} y2=${_(S)} />
              <text x=${c-6} y=${_(S)+4} text-anchor="end">${S}</text>
            </g>
          `)}
        ${m.map((S,O)=>(O%x===0||O===h-1)&&(O===h-1||h-1-O>=x/2)&&r`
              <text key=${O} x=${C(O)} y=${l-8} text-anchor="middle">${O+1}</text>
            `)}
        ${t.people.map((S,O)=>r`
            <path
              key=${O}
              class=${`trace c-${S.colour}${o.includes(O)?" best":""}`}
              d=${li(m.map((I,j)=>I.scores[O]===null?null:[C(j),_(I.scores[O])]))}
            />
          `)}
        ${z.map(S=>r`
            <g key=${S.seat}>
              <use
                href=${"#"+(ue("tm-"+S.colour)?"tm-"+S.colour:"tm-other")}
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
  `}function ci(e,t){let o=ge(e),n=t.lines.find(d=>d.total),a=d=>n?.values[d]??o[d]?.score,s=t.columns.map((d,u)=>({i:u,name:o[u]?.name||d,colour:o[u]?.colour,seat:o[u]?.seat??u,points:a(u)})),i=e.result?.ranking,l=d=>i?i.findIndex(u=>u.includes(d.seat)):-(d.points??0),c=[...s].sort((d,u)=>l(d)-l(u));return{order:c,best:c.filter(d=>l(d)===l(c[0]))}}var ui=(e,t)=>t<60?e("score.minutes",{n:t}):e("score.hours",{n:Math.floor(t/60),minutes:t%60}),di=(e,t,o,n)=>[`${t.game?.name}, ${new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date)}`,...o.map(a=>`${n.includes(a)?"★ ":""}${a.name}${a.points===void 0?"":`: ${a.points}`}`)].join(`
`);function aa({t:e,table:t,onHome:o,onLog:n,onAgain:a}){let[s,i]=b(!1),l=oa(e,t.snapshot),c=async()=>{let f=di(e,d,p,m);try{navigator.share?await navigator.share({text:f}):(await navigator.clipboard.writeText(f),i(!0))}catch{}},d=t.snapshot,u=Oo(d),{order:p,best:m}=ci(d,u),h={...u,lines:u.lines.map(f=>({...f,values:p.map(g=>f.values[g.i]),how:f.how&&p.map(g=>f.how[g.i])}))},$=p.length>m.length&&m[0].points-p[m.length].points||0;return r`
    <div class="p-score">
      <${ae}
        t=${e}
        table=${t}
        title=${e("score.title")}
        sub=${[d.game?.name,d.view?.round,l&&ui(e,na(l))].filter(Boolean).join(" · ")}
        onHome=${o}
        onLog=${n}
      />
      <main class="sheet">
        <section class=${`card tally${u.lines.length>7?" long":""}`}>
          <${oo} t=${e} ledger=${h} heads=${p} best=${p.flatMap((f,g)=>m.includes(f)?[g]:[])} />
        </section>
        <aside class="say">
          <section class=${"podium"+(String(m[0].points??"").length+m[0].name.length>8?" far":"")}>
            <${F} id="crown" class="em" />
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
                  <${sa} t=${e} game=${l} best=${m.map(f=>f.seat)} />
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
            <button class="btn" onClick=${c}>
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
  `}var pi={player:"crew.player",spectator:"crew.spectator",host:"crew.host",camera:"crew.camera"},hi={player:"crew.scan",spectator:"crew.watch",camera:"crew.eye"};function lt({t:e,table:t,role:o,path:n="/invitations"}){let[a,s]=b(null),[i,l]=b("");return P(()=>{let c=!1,d=0,u=()=>D(e.lang,"POST",n,n==="/invitations"?{role:o}:{}).then(p=>{c||(s(p),l(""),d=window.setTimeout(u,Math.max(1e4,Date.parse(p.until)-Date.now()-3e4)))},p=>{c||(l(p.message||""),d=window.setTimeout(u,3e3))});return u(),()=>{c=!0,clearTimeout(d)}},[o,t.crew,e.lang]),r`
    <div class="invite">
      <div class="qr">
        ${a?r`
                <svg viewBox=${`0 0 ${a.qr.size} ${a.qr.size}`} role="img" aria-label=${e("crew.qr")} shape-rendering="crispEdges">
                  <path d=${a.qr.path} />
                </svg>
              `:null}
      </div>
      <div>
        <p>${e(hi[o])}</p>
        <p class="code num">${a?.code||""}</p>
        <p class="dim address">${a?a.url.split("/#")[0]:""}</p>
        <p class="dim">${e("crew.once")}</p>
        <p class="trouble" role="alert">${i}</p>
      </div>
    </div>
  `}function mi({t:e,table:t}){let[o,n]=b(null),[a,s]=b(null),[i,l]=b(""),c=p=>p.then(m=>{n(m),l("")},m=>l(m.message||e("notice.network")));P(()=>{c(D(e.lang,"GET","/devices"))},[t.crew,e.lang]);let d=(p,m)=>{s(null),c(D(e.lang,"POST","/devices/"+p.id,{role:m}))},u=p=>{s(null),c(D(e.lang,"DELETE","/devices/"+p.id))};return r`
    <ul class="devices">
      ${(o||[]).map(p=>r`
          <li key=${p.id} class=${p.here?"here":""}>
            <span class="device">
              <b>${p.name==="?"?e("crew.device"):p.name}</b>
              <small>
                ${p.you?e("crew.you"):p.here?e("crew.here"):e("crew.away")}${" · "}${e(pi[p.role])}
                ${p.person?` · ${p.person}`:""}
              </small>
            </span>
            ${p.role==="host"?null:a?.id===p.id?r`
                      <button class="btn bad" onClick=${()=>a.what==="end"?u(p):d(p,"host")}>
                        ${e(a.what==="end"?"crew.end.sure":"crew.pass.sure")}
                      </button>
                      <button class="btn" onClick=${()=>s(null)}>${e("home.not")}</button>
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
                                onClick=${()=>c(D(e.lang,"POST","/devices/"+p.id,{shows:!p.shows}))}
                              >
                                ${e("crew.shows")}
                              </button>
                            `:null}
                      ${p.role==="camera"?null:r`
                              <button class="btn" onClick=${()=>s({id:p.id,what:"pass"})}>${e("crew.pass")}</button>
                            `}
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
  `}function $i({t:e,table:t,onClose:o}){let[n,a]=b("player"),s=ee(t.me,"host"),i=async()=>{try{await D(e.lang,"POST","/leave",{})}catch{return}o(),t.open()};return r`
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
                <${lt} t=${e} table=${t} role=${n} />
                <${mi} t=${e} table=${t} />
                ${t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${Zt} t=${e} table=${t} />
                      `:null}
              `:r`
                <p>${e("crew.mine."+(t.me?.role||"player"))}</p>
                <p class="dim">${e("crew.ask")}</p>
                ${ee(t.me,"player")&&t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${Zt} t=${e} table=${t} />
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
  `}function ra({t:e,table:t}){let[o,n]=b(!1);return t.me?r`
    <button class="btn crew-open" aria-label=${e("crew.title")} onClick=${()=>n(!0)}>
      <${y} id="phone" />
      <span>${e("crew.title")}</span>
    </button>
    ${o?r`
            <${$i} t=${e} table=${t} onClose=${()=>n(!1)} />
          `:null}
  `:null}function ie(e,t){let[o,n]=b({}),[a,s]=b(0);return P(()=>{let i=!1;return D(e.lang,"GET",t,void 0,60).then(l=>{i||n({value:l})},l=>{i||n(c=>({...c,trouble:l.message||e("notice.network")}))}),()=>{i=!0}},[e.lang,t,a]),{...o,again:()=>s(i=>i+1)}}var le=({t:e,kept:t})=>t.trouble?r`
        <p class="trouble" role="alert">${t.trouble}</p>
        <button class="btn" onClick=${t.again}>${e("archive.again")}</button>
      `:r`
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      `,Vo=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date(t)),Ne=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));var fi=2e3;function ia({t:e}){let t=ie(e,"/health"),o=t.value;if(P(()=>{let c=setInterval(t.again,fi);return()=>clearInterval(c)},[]),!o)return r`
      <${le} t=${e} kept=${t} />
    `;let n=(c,d=1)=>new Intl.NumberFormat(e.lang,{maximumFractionDigits:d}).format(c),a=c=>n(c/2**30),s=(c,d)=>c==null?e("health.unknown"):d(c),i=o.reading,l=[["camera",Ce(e,{camera:o.camera}).map(c=>c.text).join(" · ")+(o.camera.live?` · ${e("health.rate",{n:n(o.camera.rate)})}`:"")],["reading",i.count+i.failed?e("health.read",{last:n(i.last_ms/1e3,2),mean:n(i.mean_ms/1e3,2),n:i.count,failed:i.failed}):e("health.never")],["disk",s(o.box.disk_free,c=>e("health.free",{free:a(c),size:a(o.box.disk_size)}))],["panel",o.panel.some(c=>c.is!=="skipped")?e("health.parts",{found:o.panel.filter(c=>c.is==="found").length,failed:o.panel.filter(c=>c.is==="failed").length}):e("health.none")],["copy",o.copy?Ne(e,o.copy):e("health.none")],["heat",s(o.box.celsius,c=>`${n(c,0)} °C`)],["supply",s(o.box.low_voltage,c=>e(c?"health.weak":"health.fine"))],["devices",e("health.here",{here:o.devices.here,known:o.devices.known})],["since",Ne(e,new Date(Date.now()-o.up*1e3).toISOString())]];return r`
    <div class="worries" role="status">
      ${o.ok?r`
              <p class="well">
                <${y} id="check" />
                ${e("health.well")}
              </p>
            `:o.worries.map(c=>r`
                <p key=${c} class="worry">
                  <${y} id="warn" />
                  ${c}
                </p>
              `)}
    </div>
    ${t.trouble?r`
            <p class="trouble" role="alert">${t.trouble}</p>
          `:null}
    <dl class="facts">
      ${l.map(([c,d])=>r`
          <div key=${c}>
            <dt>${e("health."+c)}</dt>
            <dd class="num">${d}</dd>
          </div>
        `)}
    </dl>
    <div class="copy-acts">
      <a class="btn" href=${se("/report",e.lang)} download>
        <${y} id="save" />
        ${e("health.report")}
      </a>
    </div>
    <p class="dim">${e("health.how")}</p>
  `}var gi=700,la=["ready","reading","asks","trouble"],wi={apa102:"apa",ws2812:"ws",relay:"relay",pwm:"pwm",leds:"leds"},ki=[12,32,33,35],bi=[19,38],yi=({t:e,p:t})=>r`
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
      ${la.map(o=>r`
          <li key=${o} class=${`lamp at-${o}${t.signal===o?" on":""}`}>
            <i></i>
            <span>${e("panel.signal."+o)}</span>
          </li>
        `)}
    </ul>
  </figure>
`;function vi({t:e,p:t,press:o,busy:n,onWire:a}){let s=Math.round(t.light*100);return r`
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
  `}var xi={found:"check",failed:"warn",skipped:"minus",opening:"more"},zi=({t:e,parts:t})=>r`
  <ul class="panel-parts">
    ${t.map(o=>r`
        <li key=${o.name} class=${o.is}>
          <${y} id=${xi[o.is]} />
          <b>${e("panel.part."+o.name)}</b>
          <span>${o.why||e("panel.is."+o.is)}</span>
        </li>
      `)}
  </ul>
`,$e=({label:e,value:t,options:o,onPick:n})=>r`
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
`;function _i({t:e,p:t,onClose:o}){let[n,a]=b(null),[s,i]=b(null),[l,c]=b(!1),d=n||t.wiring,u=(x,z)=>{i(null),a({...d,[x]:z})},p=["",e("panel.none")],m=x=>[x,`${x} · ${t.header[x-1].name}`],h=t.header.filter(x=>x.use==="free").map(x=>m(x.pin)),$=bi.map(m),f=x=>[p,...x.map(z=>[z,e("panel.kind."+wi[z])])],g=x=>r`
    <label class="panel-pick">
      <span>${e("panel.pixels")}</span>
      <input
        class="num"
        type="number"
        inputmode="numeric"
        min="1"
        max="60"
        value=${d[x].pixels||""}
        onInput=${z=>u(x,{...d[x],pixels:Math.trunc(Number(z.target.value))||0})}
      />
    </label>
  `,w=(x,z)=>({kind:x,pin:z===19?38:19,pixels:8}),v=x=>x&&(x.kind==="apa102"||x.kind==="ws2812"),k=x=>u("light",x?x==="relay"?{kind:x,pin:36}:x==="pwm"?{kind:x,pin:32}:{...w(x,v(d.state)&&d.state.pin),pixels:16}:void 0),C=x=>u("state",x?x==="leds"?{kind:x,pins:[29,31,33,37]}:w(x,v(d.light)&&d.light.pin):void 0),_=async()=>{c(!0);try{await D(e.lang,"POST","/panel",d,20),a(null),i({good:!0,text:e("panel.kept")})}catch(x){i({text:x.message||e("notice.network")})}c(!1)},B=x=>{let z=[...d.state.pins||[]];return A=>{A?z[x]=Number(A):z.splice(x,1),u("state",{...d.state,pins:z.filter(Boolean)})}};return r`
    <${W} t=${e} title=${e("panel.wiring")} onClose=${o}>
      <div class="dialog-body panel-wiring">
        <p class="dim">${e("panel.how")}</p>
        <fieldset>
          <legend>${e("panel.part.button")}</legend>
          <${$e}
            label=${e("panel.pin")}
            value=${d.button?.pin??""}
            options=${[p,...h]}
            onPick=${x=>u("button",x?{pin:Number(x)}:void 0)}
          />
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.light")}</legend>
          <${$e}
            label=${e("panel.kind")}
            value=${d.light?.kind??""}
            options=${f(["apa102","ws2812","relay","pwm"])}
            onPick=${k}
          />
          ${d.light?r`
                  <${$e}
                    label=${e(v(d.light)?"panel.data":"panel.pin")}
                    value=${d.light.pin}
                    options=${v(d.light)?$:d.light.kind==="pwm"?ki.map(m):h}
                    onPick=${x=>u("light",{...d.light,pin:Number(x)})}
                  />
                `:null}
          ${v(d.light)?g("light"):null}
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
                      onInput=${x=>u("light",{...d.light,level:(Math.trunc(Number(x.target.value))||100)/100})}
                    />
                  </label>
                `:null}
          ${d.light?.kind==="relay"?r`
                  <${$e}
                    label=${e("panel.level")}
                    value=${d.light.low?"low":"high"}
                    options=${[["high",e("panel.high")],["low",e("panel.low")]]}
                    onPick=${x=>u("light",{...d.light,low:x==="low"||void 0})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.state")}</legend>
          <${$e} label=${e("panel.kind")} value=${d.state?.kind??""} options=${f(["leds","apa102","ws2812"])} onPick=${C} />
          ${d.state?.kind==="leds"?la.slice(0,Math.min(4,(d.state.pins?.length||0)+1)).map((x,z)=>r`
                    <${$e}
                      key=${x}
                      label=${e("panel.led",{n:z+1})}
                      value=${d.state.pins?.[z]??""}
                      options=${[p,...h]}
                      onPick=${B(z)}
                    />
                  `):null}
          ${v(d.state)?r`
                  <${$e}
                    label=${e("panel.data")}
                    value=${d.state.pin}
                    options=${$}
                    onPick=${x=>u("state",{...d.state,pin:Number(x)})}
                  />
                  ${g("state")}
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.buzzer")}</legend>
          <${$e}
            label=${e("panel.pin")}
            value=${d.buzzer?.pin??""}
            options=${[p,...h]}
            onPick=${x=>u("buzzer",x?{on:!!d.buzzer?.on,pin:Number(x)}:void 0)}
          />
          ${d.buzzer?r`
                  <${$e}
                    label=${e("panel.sound")}
                    value=${d.buzzer.on?"on":"off"}
                    options=${[["off",e("panel.sound.off")],["on",e("panel.sound.on")]]}
                    onPick=${x=>u("buzzer",{...d.buzzer,on:x==="on"})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.sensor")}</legend>
          <${$e}
            label=${e("panel.addr")}
            value=${d.sensor?d.sensor.high?"high":"low":""}
            options=${[p,["low",e("panel.addr.low")],["high",e("panel.addr.high")]]}
            onPick=${x=>u("sensor",x?{high:x==="high"}:void 0)}
          />
        </fieldset>
        <div class="panel-keep">
          <p class=${"copy-said "+(s?.good?"good":"trouble")} role="status">${s?.text||""}</p>
          <button class="btn primary keep" disabled=${l||!n} onClick=${_}>
            <${y} id="save" />
            ${e("panel.save")}
          </button>
        </div>
      </div>
    <//>
  `}function ca({t:e}){let t=ie(e,"/panel"),o=t.value,[n,a]=b(""),[s,i]=b(!1),[l,c]=b(!1);return P(()=>{let u=setInterval(t.again,gi);return()=>clearInterval(u)},[]),o?r`
    <div class="panel-top">
      <${yi} t=${e} p=${o} />
      <${vi} t=${e} p=${o} press=${async u=>{i(!0),a("");try{await D(e.lang,"POST","/panel/press",{seconds:u},20)}catch(p){a(p.message||e("notice.network"))}i(!1),t.again()}} busy=${s} onWire=${()=>c(!0)} />
    </div>
    <p class="copy-said trouble" role="alert">${n||o.fault||""}</p>
    <${zi} t=${e} parts=${o.parts} />
    <p class="dim">${e(o.drawn?"panel.drawn":"panel.real")}</p>
    ${l?r`
            <${_i} t=${e} p=${o} onClose=${()=>c(!1)} />
          `:null}
  `:r`
      <${le} t=${e} kept=${t} />
    `}var Ci=e=>e.people.map((t,o)=>({...t,seat:o,place:e.places[o],score:e.scores[o]})).sort((t,o)=>(t.place||99)-(o.place||99)),ua=({head:e,rows:t,total:o})=>r`
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
`;function Mi({t:e,game:t,onClose:o}){let n=t.sheet?.lines||[];return r`
    <${W} t=${e} wide title=${`${t.game.name}, ${Vo(e,t.ended)}`} onClose=${o}>
      <div class="dialog-body ar-past">
        ${n.length?r`
                <h3>${e("archive.sheet")}</h3>
                <${ua} head=${t.sheet.columns} rows=${n} total=${a=>n[a].total} />
              `:null}
        <h3>${e("archive.rounds")}</h3>
        <${ua} head=${t.people.map(a=>a.name)} rows=${t.rounds.map(a=>({label:a.name,values:a.scores}))} />
        <p class="dim">
          ${e("archive.length",{n:t.steps,minutes:Math.round((Date.parse(t.ended)-Date.parse(t.began))/6e4)})}
        </p>
      </div>
    <//>
  `}function da({t:e}){let t=ie(e,"/history"),[o,n]=b(null);return t.value?t.value.length?r`
    <ul class="games-list">
      ${t.value.map(a=>r`
          <li key=${a.table+a.no}>
            <button class="past-game" onClick=${()=>n(a)}>
              <span class="when">
                <b>${a.game.name}</b>
                <small>${Vo(e,a.ended)}</small>
              </span>
              <span class="ar-who">
                ${Ci(a).map(s=>r`
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
            <${Mi} t=${e} game=${o} onClose=${()=>n(null)} />
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `:r`
      <${le} t=${e} kept=${t} />
    `}function ji({t:e,die:t}){let o=1/t.faces.length,n=Math.max(...t.faces.map(s=>s.high),2*o),a=s=>`${(100*Math.min(1,s/n)).toFixed(2)}%`;return r`
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
  `}function pa({t:e}){let t=ie(e,"/statistics");if(!t.value)return r`
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
                  <${ji} key=${s.colour+s.kind} t=${e} die=${s} />
                `)}
            </ul>
            <p class="dim">${e("archive.dice.how")}</p>
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `}var Si=["red","green","blue","white","yellow","black","purple","orange"];function Ti({t:e,person:t,symbols:o,onDone:n,onClose:a}){let[s,i]=b({name:"",colour:"",symbol:"",language:"",...t}),[l,c]=b(!1),[d,u]=b(""),p=f=>{c(!1),i({...s,...f})},m=f=>f.then(n,g=>{c(!1),u(g.message||e("notice.network"))}),h=()=>m(D(e.lang,"POST","/people"+(s.id?"/"+s.id:""),{name:s.name,colour:s.colour,symbol:s.symbol,language:s.language})),$=()=>l?m(D(e.lang,"DELETE","/people/"+s.id,void 0,120)):c(!0);return r`
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
          ${Si.map(f=>r`
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
                <${E} name=${f} class="ic" />
              </button>
            `)}
        </div>
        <div class="seg" role="group" aria-label=${e("archive.person.language")}>
          ${me.map(f=>r`
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
  `}function ha({t:e,host:t}){let o=ie(e,"/people"),[n,a]=b(null);if(!o.value)return r`
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
                      <${L} colour=${l.colour} />
                    `:r`
                      <span class="tm"></span>
                    `}
              ${l.symbol?r`
                      <${E} name=${l.symbol} class="ic" />
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
            <${Ti}
              key=${n.id||"new"}
              t=${e}
              person=${n}
              symbols=${i}
              onClose=${()=>a(null)}
              onDone=${()=>{a(null),o.again()}}
            />
          `:null}
  `}function ma({t:e}){let t=ie(e,"/copies"),[o,n]=b(null),[a,s]=b(null),[i,l]=b(!1),c=async(h,$)=>{l(!0),s(null);try{let f=await h();s({good:!0,text:$(f)})}catch(f){s({text:f.message||e("notice.network")})}l(!1),n(null),t.again()},d=h=>e("copies.brought",{n:h.steps,when:Ne(e,h.last||h.made)}),u=h=>o===h.name?c(()=>D(e.lang,"POST","/copies/"+encodeURIComponent(h.name),{},120),d):n(h.name),p=h=>{let $=h.target.files[0];h.target.value="",$&&n($)},m=h=>c(()=>D(e.lang,"POST","/copy",new Blob([h],{type:"application/gzip"}),180),d);return r`
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
        onClick=${()=>c(()=>D(e.lang,"POST","/copies",{},60),()=>e("copies.kept"))}
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
                      <b>${Ne(e,h.made)}</b>
                      <small>
                        ${e("copies."+h.why)}${" · "}${e("copies.steps",{n:h.steps})}
                        ${h.last?" · "+e("copies.last",{when:Ne(e,h.last)}):""}
                      </small>
                    </span>
                    ${o===h.name?r`
                            <button class="btn" onClick=${()=>n(null)}>${e("home.not")}</button>
                          `:null}
                    <button class=${"btn"+(o===h.name?" bad":"")} disabled=${i} onClick=${()=>u(h)}>
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
  `}var $a={games:da,standings:pa,people:ha,copies:ma,health:ia,panel:ca},fa=({t:e})=>r`
  <a class="btn archive-open" href="#archive" aria-label=${e("archive.title")}>
    <${y} id="chart" />
    <span>${e("archive.title")}</span>
  </a>
`;function ga({t:e,table:t,onHome:o}){let n=!t.me||t.me.house,a=Object.keys($a).filter(d=>d==="copies"?n:d==="health"||d==="panel"?ee(t.me,"host"):!0),s=location.hash.split("/")[1],[i,l]=b(a.includes(s)?s:"games"),c=$a[i];return r`
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
          <${c} t=${e} table=${t} host=${n} />
        </section>
      </main>
    </div>
  `}var fe=e=>new Promise(t=>setTimeout(t,e));function ct(e){let t=!1;return(async()=>{for(;!t;)await e(()=>t)})(),()=>{t=!0}}var qe=["view","sizes","corners","empty","dice","test"];function wa(e){let[t,o]=b({known:!1,setup:null,trouble:""}),n=R(0),a=i=>{n.current=i?.setup?.serial||0,o({known:!0,setup:i?.setup||null,trouble:""})};P(()=>{let i=!0;return ct(async l=>{let c=n.current;!i&&!c&&await fe(1500);try{let d=await D(e.lang,"GET","/setup"+(i?"":"?after="+c),void 0,25);if(l())return;let u=d?.setup?.serial||0;if(!i&&u===n.current)return;(c===n.current||u>n.current)&&a(d),i=!1}catch(d){if(l())return;o(u=>({...u,trouble:d.message||e("notice.network")})),await fe(1500)}})},[e.lang]);let s=async(i,l,c,d=30)=>{try{let u=await D(e.lang,i,l,c,d);return u&&"setup"in u&&a(u),o(p=>({...p,trouble:""})),u||{}}catch(u){return o(p=>({...p,trouble:u.message||e("notice.network")})),null}};return{...t,ask:s,begin:()=>s("POST","/setup/begin",{}),go:i=>s("POST","/setup",{seen:n.current,step:i}),say:(i,l)=>s("POST","/setup",{seen:n.current,answers:i,...l?{step:l}:{}}),shoot:i=>s("POST","/setup/pictures",{for:i})}}function so(e,t,o=400){let[n,a]=b(null);return P(()=>{if(a(null),!!t)return ct(async s=>{try{let i=await D(e.lang,"GET",t,void 0,10);s()||a(i)}catch{}await fe(o)})},[e.lang,t]),n}function ne(e,t=!0){let[o,n]=b(null),[a,s]=b("");return P(()=>{if(!t)return;let i="";return ct(async l=>{let c=Date.now();try{let d=[i&&"after="+i,e&&"camera="+encodeURIComponent(e)].filter(Boolean).join("&"),u=await fetch(se("/live.jpg"+(d&&"?"+d)),{signal:AbortSignal.timeout(8e3)});if(!u.ok)throw(await u.json())?.error?.text||"";let p=u.headers.get("X-Frame")||"";if(p!==i){let m=await createImageBitmap(await u.blob());if(l())return;n({bitmap:m,frame:p,width:m.width,height:m.height})}i=p,s("")}catch(d){if(l())return;s(typeof d=="string"?d:"…"),await fe(1e3)}await fe(Math.max(0,120-(Date.now()-c)))})},[e,t]),{shot:o,dark:a}}function ao({bitmap:e,from:t,class:o=""}){let n=R(null),[a,s,i,l]=t||[0,0,e.width,e.height];return xe(()=>{let c=n.current.getContext("2d");c.fillRect(0,0,i,l),c.drawImage(e,a,s,i,l,0,0,i,l)},[e,a,s,i,l]),r`
    <canvas ref=${n} class=${o} width=${i} height=${l} aria-hidden="true"></canvas>
  `}function te({t:e,shot:t,dark:o="",draw:n,onPointer:a,children:s}){let i=R(null),[l,c]=b(600);P(()=>{let u=new ResizeObserver(()=>i.current&&c(i.current.clientWidth||600));return u.observe(i.current),()=>u.disconnect()},[]);let d=u=>p=>{if(!a||!t)return;let m=i.current.getBoundingClientRect();a(u,[(p.clientX-m.left)/m.width*t.width,(p.clientY-m.top)/m.height*t.height],p)};return r`
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
                        <${ao} bitmap=${t.bitmap} />
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
  `}var Se=({class:e,points:t,width:o})=>r`
  <polygon class=${e} points=${t.map(n=>n.join(",")).join(" ")} stroke-width=${o} />
`,ka=({shot:e,place:t,side:o})=>{let n=Math.round(e.width/32);return r`
    <div class=${"setup-loupe "+o} aria-hidden="true">
      <${ao} bitmap=${e.bitmap} from=${[Math.round(t[0])-n,Math.round(t[1])-n,2*n+1,2*n+1]} />
      <b></b>
      <b></b>
    </div>
  `};function oe({t:e,kept:t,title:o,text:n,back:a,next:s,onNext:i,ready:l=!0,children:c,other:d}){let[u,p]=b(!1),m=async()=>{p(!0),await i(),p(!1)};return r`
    <aside class="setup-say">
      <section class="setup-task">
        <h2>${o}</h2>
        <p>${n}</p>
      </section>
      <div class="setup-marks">${c}</div>
      <p class="trouble" role="alert">${t.trouble}</p>
      <div class="setup-go">
        ${d}
        ${a?r`
                <button class="btn square back" onClick=${()=>t.go(a)} aria-label=${e("setup.back")}><${y} id="prev" /></button>
              `:null}
        ${s?r`
                <button class="btn primary next" disabled=${!l||u} onClick=${m}>
                  ${s}
                  <${y} id="next" />
                </button>
              `:null}
      </div>
    </aside>
  `}var ce=({icon:e,name:t,is:o,word:n,text:a="",share:s})=>r`
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
`;function Pi({t:e,one:t,onPick:o}){let{shot:n}=ne(t.id,t.sees);return r`
    <li>
      <button class="card setup-camera" disabled=${!!t.held_by} onClick=${o} data-camera=${t.kind}>
        ${n?r`
                <${ao} bitmap=${n.bitmap} />
              `:r`
                <span class="setup-noimg"><${y} id=${t.kind==="upload"||t.kind==="phone"?"phone":"camera"} /></span>
              `}
        <b>${t.name||e("setup.camera."+t.kind)}</b>
        <small>${t.held_by?e("setup.camera.held",{table:t.held_by}):""}</small>
      </button>
    </li>
  `}function Oi({t:e,kept:t,cameras:o,onChosen:n,onClose:a}){let[s,i]=b(""),[l,c]=b(!1),d=async u=>{c(!0);let p=await t.ask("POST","/camera",u,30);c(!1),p&&n(p)};return r`
    <section class="setup-choose">
      <h2>${e("setup.camera.which")}</h2>
      <p>${o.advice||""}</p>
      <ul class="setup-cameras">
        ${o.cameras.map(u=>r`
            <${Pi} key=${u.id} t=${e} one=${u} onPick=${()=>d({id:u.id})} />
          `)}
      </ul>
      <form
        class="setup-address"
        onSubmit=${u=>{u.preventDefault(),s&&d({address:s})}}
      >
        <label>
          <span>${e("setup.camera.address")}</span>
          <input
            type="text"
            inputmode="url"
            placeholder="http://192.168.1.20:8080/video"
            value=${s}
            onInput=${u=>i(u.target.value)}
          />
        </label>
        <button class="btn" disabled=${l||!s}>${e("setup.camera.call")}</button>
      </form>
      <p class="trouble" role="alert">${t.trouble}</p>
      ${a?r`
              <button class="btn" onClick=${a}>${e("setup.back")}</button>
            `:null}
    </section>
  `}var Bi=(e,t)=>{if(!t)return[{icon:"camera",name:e("setup.view.picture"),is:"wait",word:e("setup.view.wait")}];let o=s=>t.faults.includes(s),n=t.lid?t.lid.doubt?"fair":o("cut")?"bad":"good":"wait",a=["dark","bright","bands"].find(o);return[{icon:"corners",name:e("setup.view.lid"),is:n,word:e("setup.view.lid."+n),text:n==="good"&&t.die_px?e("setup.view.die",{n:Math.round(t.die_px)}):e("setup.view.lid."+n+".text")},{icon:"focus",name:e("setup.view.sharp"),is:o("blurred")?"fair":"good",word:e(o("blurred")?"setup.view.blurred":"setup.view.good"),text:o("blurred")?e("setup.view.blurred.text"):o("small")?e("setup.view.small"):"",share:t.sharp},{icon:"sun",name:e("setup.view.light"),is:a?"fair":"good",word:e("setup.view."+(a||"good")),text:a&&e("setup.view."+a+".text")}]};function ba({t:e,table:t,kept:o,setup:n}){let[a,s]=b(null),[i,l]=b(!1),[c,d]=b(!1),{shot:u,dark:p}=ne("",!!a?.chosen&&!i),m=so(e,a?.chosen&&u?"/setup/view":"",350);if(P(()=>{o.ask("GET","/cameras").then(v=>v&&s(v))},[]),!a)return r`
      <p class="setup-dark" role="status">${o.trouble||e("setup.waits")}</p>
    `;if(!a.chosen&&!a.by_flags||i)return r`
      <${Oi}
        t=${e}
        kept=${o}
        cameras=${a}
        onChosen=${v=>{s(v),l(!1)}}
        onClose=${i?()=>l(!1):void 0}
      />
    `;let h=async()=>{!n&&!await o.begin()||await o.go("sizes")},$=a.cameras.some(v=>v.chosen&&v.kind==="phone"),f=!!t.snapshot?.camera?.live,g=m?.lid&&!m.lid.doubt?m.lid.corners_px:null,w=$&&(!f||c)?r`
          <section class="card setup-phone">
            <h2>${e("setup.phone.title")}</h2>
            <${lt} t=${e} table=${t} role="camera" />
            <p class="dim">${e("setup.phone.text")}</p>
            ${f?r`
                    <button class="btn" onClick=${()=>d(!1)}>${e("setup.back")}</button>
                  `:null}
          </section>
        `:null;return r`
    ${w||r`
        <${te}
          t=${e}
          shot=${u}
          dark=${p}
          draw=${v=>g&&r`
              <${Se} class="setup-lid" points=${g} width=${3*v} />
            `}
        />
      `}
    <${oe}
      t=${e}
      kept=${o}
      title=${e("setup.view.title")}
      text=${e("setup.view.text")}
      next=${e("setup.view.next")}
      onNext=${h}
      ready=${!!u&&!w}
      other=${a.by_flags?null:r`
              <button class="btn setup-other" onClick=${()=>l(!0)}>${e("setup.camera.other")}</button>
              ${$&&f&&!c?r`
                      <button class="btn" onClick=${()=>d(!0)}>${e("setup.phone.other")}</button>
                    `:null}
            `}
    >
      ${(w?[]:Bi(e,m)).map(v=>r`
          <${ce} key=${v.icon} ...${v} />
        `)}
    <//>
  `}var ya=[[290,290],[400,280]];function va({t:e,kept:t,setup:o}){let{shot:n,dark:a}=ne(""),s=o.answers.board,[i,l]=b(s||{width_mm:290,height_mm:290,wall_mm:45}),[c,d]=b(o.answers.die?.edge_mm||16),[u,p]=b(!!s&&!ya.some(([$,f])=>$===s.width_mm&&f===s.height_mm)),m=($,f,g,w)=>r`
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
        onInput=${v=>g(Number(v.target.value))}
      />
      <span>mm</span>
    </label>
  `,h=i.width_mm>=50&&i.height_mm>=50&&i.wall_mm>=0&&c>=5&&c<=50;return r`
    <${te} t=${e} shot=${n} dark=${a} />
    <${oe}
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
        ${ya.map(([$,f])=>{let g=!u&&i.width_mm===$&&i.height_mm===f;return r`
            <button
              key=${$}
              class=${g?"on":""}
              aria-pressed=${g}
              onClick=${()=>{p(!1),l({...i,width_mm:$,height_mm:f})}}
            >
              ${$} × ${f} mm
            </button>
          `})}
        <button class=${u?"on":""} aria-pressed=${u} onClick=${()=>p(!0)}>${e("setup.sizes.other")}</button>
      </div>
      ${u?m(e("setup.sizes.width"),i.width_mm,$=>l({...i,width_mm:$}),"width"):null}
      ${u?m(e("setup.sizes.height"),i.height_mm,$=>l({...i,height_mm:$}),"height"):null}
      ${m(e("setup.sizes.wall"),i.wall_mm,$=>l({...i,wall_mm:$}),"wall")}
      ${m(e("setup.sizes.die"),c,d,"die")}
    <//>
  `}function xa({t:e,kept:t,setup:o}){let{shot:n,dark:a}=ne(""),[s,i]=b(o.answers.corners_px?.length===4?o.answers.corners_px:null),[l,c]=b(o.answers.corners_px?.length===4?"":null),[d,u]=b(-1),p=async g=>{c(null);let w=await t.ask("POST","/setup/corners",g?{corners_px:g}:{},60);if(!w){c("unseen");return}i(w.corners_px),c(w.doubt)};P(()=>{s||p(null)},[]);let m=(g,w,v)=>{if(!(!s||!n))if(g==="down"){let k=s.map((C,_)=>[Math.hypot(C[0]-w[0],C[1]-w[1]),_]).sort((C,_)=>C[0]-_[0])[0];if(k[0]>n.width/6)return;v.currentTarget.setPointerCapture(v.pointerId),u(k[1]),i(s.map((C,_)=>_===k[1]?w:C))}else g==="move"&&d>=0?i(s.map((k,C)=>C===d?w:k)):g==="up"&&d>=0&&(u(-1),p(s))},h=g=>w=>{let v={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[w.key];v&&(w.preventDefault(),i(s.map((k,C)=>C===g?[k[0]+v[0],k[1]+v[1]]:k)),c("hand"))},$=()=>t.say({corners_px:s.map(g=>g.map(w=>Math.round(w*100)/100))},"empty"),f=l===null?"wait":l===""?"good":"fair";return r`
    <${te}
      t=${e}
      shot=${n}
      dark=${a}
      onPointer=${m}
      draw=${g=>s&&r`
          <${Se} class="setup-lid" points=${s} width=${2.5*g} />
          ${s.map((w,v)=>r`
              <g key=${v} class="setup-corner">
                <circle cx=${w[0]} cy=${w[1]} r=${22*g} stroke-width=${3*g} />
                <circle class="dot" cx=${w[0]} cy=${w[1]} r=${3*g} />
                <text x=${w[0]} y=${w[1]-28*g} font-size=${20*g}>${v+1}</text>
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
              <${ka} shot=${n} place=${s[d]} side=${s[d][0]>n.width/2?"left":"right"} />
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
      <${ce}
        icon="corners"
        name=${e("setup.step.corners")}
        is=${f}
        word=${e("setup.corners."+f)}
        text=${e(f==="fair"?"setup.corners.doubt."+l:"setup.corners."+f+".text")}
      />
    <//>
  `}var ro=(e,t)=>[...e?.pictures||[]].reverse().find(o=>o.for===t)||null,Zo=e=>e&&{url:se("/setup/pictures/"+e.id),width:e.width_px,height:e.height_px};function Jo(e,t,o,n){let a=ro(t,o),[s,i]=b(!a),l=R(!1),c=so(n,"/setup/still?for="+o,250);return P(()=>{!s||l.current||!c?.ready||(l.current=!0,e.shoot(o).then(d=>{l.current=!1,d&&i(!1)}))},[c,s]),{taken:s?null:a,still:c,again:()=>i(!0)}}var Qo=({t:e,still:t,taken:o})=>r`
  <${ce}
    icon="still"
    name=${e("setup.still")}
    is=${o?"good":t?.hand?"fair":"wait"}
    word=${e(o?"setup.still.taken":t?.hand?"setup.still.hand":"setup.still.wait")}
    text=${e(o?"setup.still.taken.text":"setup.still.text")}
    share=${o?1:Math.min(1,(t?.seconds||0)/2)}
  />
`;function za({t:e,kept:t,setup:o}){let{taken:n,still:a,again:s}=Jo(t,o,"empty",e),{shot:i,dark:l}=ne("",!n),c=o.answers.corners_px;return r`
    <${te}
      t=${e}
      shot=${n?Zo(n):i}
      dark=${l}
      draw=${d=>c&&r`
          <${Se} class="setup-lid" points=${c} width=${2*d} />
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
      <${Qo} t=${e} still=${a} taken=${n} />
    <//>
  `}var Li=["red","green","blue","white","yellow","black","purple","orange","pink","brown","grey"];function _a({t:e,kept:t,setup:o}){let{taken:n,still:a,again:s}=Jo(t,o,"teach",e),{shot:i,dark:l}=ne("",!n),[c,d]=b(null),[u,p]=b([]),[m,h]=b(-1),$=n?.id,f=o.calibration.state;P(()=>{if(d(null),!$)return;let _=!1;return t.ask("GET","/setup/dice",void 0,40).then(B=>{_||(d(B||void 0),B&&p(B.groups.map(x=>({...x,on:!0}))))}),()=>{_=!0}},[$]),P(()=>{f==="ready"&&t.go("test")},[f]);let g=u.filter(_=>_.on),w=async()=>{let _=[...new Set(g.map(x=>x.name))].map(x=>({name:x})),B=g.flatMap(x=>x.dice.map(z=>({colour:x.name,px:z})));await t.say({colours:_,dice:B})&&await t.ask("POST","/setup/calibration")},v=(_,B)=>{p(u.map((x,z)=>z===_?{...x,...B}:x)),h(-1)},k=o.calibration.refusal,C=f==="running";return r`
    <${te}
      t=${e}
      shot=${n?Zo(n):i}
      dark=${l}
      draw=${_=>n&&u.map((B,x)=>B.on?B.dice.map((z,A)=>r`
                  <g key=${x+"-"+A} class=${"setup-die"+(m===x?" on":"")}>
                    <circle cx=${z[0]} cy=${z[1]} r=${17*_} fill=${B.colour} stroke-width=${3*_} />
                    <text x=${z[0]} y=${z[1]+7*_} font-size=${20*_}>${x+1}</text>
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
              <${Qo} t=${e} still=${a} taken=${n} />
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
                ${u.map((_,B)=>r`
                    <li key=${B} class=${_.on?"":"off"}>
                      <button class="setup-group" aria-expanded=${m===B} onClick=${()=>h(m===B?-1:B)}>
                        <i style=${`background:${_.colour}`}>${B+1}</i>
                        <b>${_.on?e.colour(_.name):e("setup.dice.none")}</b>
                        <span class="num">${e("setup.dice.count",{n:_.dice.length})}</span>
                        <${y} id="down" class="ic-s" />
                      </button>
                      ${m===B?r`
                              <div class="setup-names">
                                ${Li.map(x=>r`
                                    <button
                                      key=${x}
                                      data-name=${x}
                                      class=${_.on&&x===_.name?"on":""}
                                      onClick=${()=>v(B,{name:x,on:!0})}
                                    >
                                      ${e.colour(x)}
                                    </button>
                                  `)}
                                <button class="none" onClick=${()=>v(B,{on:!1})}>${e("setup.dice.none")}</button>
                              </div>
                            `:null}
                    </li>
                  `)}
              </ul>
              ${c===null?r`
                      <p role="status">${e("setup.waits")}</p>
                    `:c&&(c.other.length||!u.length)?r`
                        <${ce}
                          icon="dice"
                          name=${e("setup.step.dice")}
                          is="fair"
                          word=${e("setup.dice.fair")}
                          text=${e(u.length?"setup.dice.other":"setup.dice.nothing")}
                        />
                      `:null}
            `:null}
    <//>
  `}var ut=3;function Ca({t:e,kept:t,setup:o,onTested:n,onEnd:a}){let s=ne(""),[i,l]=b(null),[c,d]=b([]),[u,p]=b(o?.answers.name||e("setup.keep.name.usual")),m=o?.calibration?.found,h=o?.calibration?.state==="ready";P(()=>{o||n()},[o]);let $=async()=>{n(),await t.ask("POST","/setup/keep",{name:u},60)},f=async()=>{let _=await t.ask("POST","/reading",{},40);_&&l(_.reading)},g=_=>{d([...c,_]),l(null)},w=c.filter(_=>_==="right").length,v=c.length>=ut;if(o&&!h)return r`
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
        ready=${!!u.trim()}
      >
        <${ce}
          icon="ruler"
          name=${e("setup.keep.exact")}
          is=${m.margin_mm<=1?"good":"fair"}
          word=${e("setup.keep.margin",{n:e.mm(m.margin_mm)})}
          text=${e("setup.keep.margin.text")}
        />
        <label class="setup-name">
          <span>${e("setup.keep.name")}</span>
          <input type="text" maxlength="40" value=${u} onInput=${_=>p(_.target.value)} />
        </label>
        ${o.calibration.notes.map(_=>r`
            <p key=${_}>${_}</p>
          `)}
      <//>
    `;let k=i?.dice||[],C=i?.questions?.length||0;return r`
    <${te}
      t=${e}
      shot=${s.shot}
      dark=${s.dark}
      draw=${_=>k.map(B=>{let[x,z]=Ao(B.outline_px);return r`
            <g key=${B.id} class="setup-die read">
              <${Se} points=${B.outline_px} width=${3*_} />
              <text x=${x} y=${z-22*_} font-size=${26*_} stroke-width=${5*_}>${B.value}</text>
            </g>
          `})}
    />
    <${oe}
      t=${e}
      kept=${t}
      title=${v?e("setup.test.over"):e("setup.test.throw",{n:c.length+1,all:ut})}
      text=${e(v?"setup.test.over.text":i?"setup.test.look":"setup.test.text")}
      next=${e(v?"setup.test.end":i?"setup.test.right":"setup.test.read")}
      onNext=${v?a:i?()=>g("right"):f}
      other=${i&&!v?r`
              <button class="btn setup-other wrong" onClick=${()=>g("wrong")}>
                <${y} id="close" />
                ${e("setup.test.wrong")}
              </button>
            `:null}
    >
      ${i?r`
              <${ce}
                icon="dice"
                name=${e("setup.test.dice",{n:k.length})}
                is=${C?"fair":"good"}
                word=${C?e("setup.test.asks",{n:C}):e("setup.test.sure")}
                text=${k.map(_=>e.die(_.colour,_.value)).join(", ")}
              />
            `:null}
      ${v?r`
              <${ce}
                icon="check"
                name=${e("setup.test.verdict")}
                is=${w===ut?"good":"fair"}
                word=${e("setup.test.score",{n:w,all:ut})}
                text=${e(w===ut?"setup.test.good":"setup.test.help")}
              />
            `:null}
    <//>
  `}var Ma={view:ba,sizes:va,corners:xa,empty:za,dice:_a,test:Ca},ja=({t:e})=>r`
  <a class="btn setup-open" href="#setup" aria-label=${e("setup.title")}>
    <${y} id="camera" />
    <span>${e("setup.title")}</span>
  </a>
`,Ai=e=>{let t=e.answers;return{view:!!t.board||qe.indexOf(e.step)>0,sizes:!!t.board&&!!t.die,corners:t.corners_px?.length===4,empty:!!ro(e,"empty"),dice:!!ro(e,"teach")&&t.dice?.length>0,test:!1}};function Sa({t:e,table:t,onHome:o}){let n=wa(e),[a,s]=b(!1),i=n.setup?Ma[n.setup.step]?n.setup.step:"test":a?"test":"view",l=n.setup?Ai(n.setup):a?Object.fromEntries(qe.map(u=>[u,!0])):{},c=Ma[i],d=u=>n.setup&&(u===i||l[u]||qe.indexOf(u)>0&&l[qe[qe.indexOf(u)-1]]);return r`
    <div class="p-setup" data-step=${i} data-kept=${n.known}>
      <${ae} t=${e} table=${t} game=${!1} title=${e("setup.title")} sub=${e("setup.sub")} onHome=${o} />
      <main class="setup">
        <ol class="setup-steps">
          ${qe.map((u,p)=>r`
              <li key=${u} class=${u===i?"now":l[u]?"done":""} aria-current=${u===i?"step":void 0}>
                <button disabled=${!d(u)} onClick=${()=>n.go(u)} data-to=${u}>
                  ${l[u]&&u!==i?r`
                          <${y} id="check" class="ic-s" />
                        `:r`
                          <b class="num">${p+1}</b>
                        `}
                  <span>${e("setup.step."+u)}</span>
                </button>
              </li>
            `)}
        </ol>
        ${n.known?r`
                <${c}
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
  `}var Ii=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));function Ta({t:e,table:t,onContinue:o}){let n=t.snapshot?.parked||[],[a,s]=b(!1);if(!n.length)return null;let i=async l=>{await t.takeUp(l)&&(s(!1),o())};return r`
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
                            <small>${Ii(e,l.at)}</small>
                          </span>
                          <span class="who">
                            ${l.people.map(c=>r`
                                <span key=${c.seat}>
                                  <${L} colour=${c.colour} />
                                  ${c.name}
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
  `}var Di=4e3,Ei=(e,t)=>t.game?t.over?e("tables.over",{game:t.game.name}):t.round?`${t.game.name} · ${t.round}`:t.game.name:e("tables.free");function Ni({t:e,list:t,mine:o,onClose:n}){return r`
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
                    <small>${Ei(e,a)}</small>
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
                          <${y} id="next" />
                        `}
                </a>
              </li>
            `)}
        </ul>
        <p class="dim">${e("tables.how")}</p>
      </div>
    <//>
  `}function Pa({t:e,table:t}){let[o,n]=b([]),[a,s]=b(!1),i=t.me?.table,l=!o.length;return P(()=>{if(!i)return;let c=!1,d=()=>D(e.lang,"GET","/tables").then(p=>{c||n(p)},()=>{});(a||l)&&d();let u=a||l?setInterval(d,Di):0;return()=>{c=!0,clearInterval(u)}},[e.lang,a,l,!i]),!i||o.length<2?null:r`
    <button class="btn tables-open" aria-label=${e("tables.at",{name:i})} onClick=${()=>s(!0)}>
      <${y} id="corners" />
      <span>${i}</span>
    </button>
    ${a?r`
            <${Ni} t=${e} list=${o} mine=${i} onClose=${()=>s(!1)} />
          `:null}
  `}var qi=()=>{try{return JSON.parse(localStorage.getItem("people"))||[]}catch{return[]}};function Wi(e,t,o,n){let a=[...e.colours],s=[];for(let i=0;i<t;i++){let l=o[i]||{},c=a.includes(l.colour)?l.colour:a.find(d=>!o.slice(0,t).some(u=>u?.colour===d))||a[0];a.splice(a.indexOf(c),1),s.push({name:l.name??"",colour:c})}return s}var Ri=(e,t)=>e!==null&&e<t?e:null,io=({option:e,value:t,onPick:o})=>r`
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
`;function Hi({t:e,options:t,values:o,onPick:n,onClose:a}){return r`
    <${W} t=${e} title=${e("home.rules")} onClose=${a}>
      <div class="dialog-body">
        ${t.map(s=>r`
            <div class="option-long" key=${s.id}>
              <${io} option=${s} value=${o[s.id]??s.choices[0]?.id} onPick=${i=>n(s.id,i)} />
              ${s.why?r`
                      <p>${s.why}</p>
                    `:null}
            </div>
          `)}
      </div>
    <//>
  `}function Fi({t:e,snapshot:t,onResult:o,onAgain:n}){let a=ge(t),s=t.result?.ranking?.[0]||[],i=(t.result?.ranking||[]).flat().map(l=>a.find(c=>c.seat===l)).filter(Boolean);return r`
    <section class="land cont over">
      <p class="line">${t.game.name} · ${e("score.title")}</p>
      <h2>
        <${F} id="crown" class="ic" />
        ${s.map(l=>a.find(c=>c.seat===l)?.name).filter(Boolean).join(", ")||t.game.name}${" "}${e(s.length>1?"home.share":"score.wins")}
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
          <${y} id="next" />
        </button>
      </div>
    </section>
  `}function Oa({t:e,table:t,onContinue:o,onLog:n}){let a=t.snapshot,[s,i]=b(null),[l,c]=b(localStorage.getItem("game")||""),[d,u]=b(Number(localStorage.getItem("count"))||4),[p,m]=b(qi),[h,$]=b({}),[f,g]=b(!1),[w,v]=b(!1),[k,C]=b(null),[_,B]=b([]),x=()=>D(e.lang,"GET","/games").then(M=>i(Array.isArray(M)?M:M.games)).catch(()=>setTimeout(x,3e3));P(()=>{x()},[e.lang]),P(()=>{D(e.lang,"GET","/people").then(M=>B(M?.people||[]),()=>{})},[]);let z=s?.find(M=>M.id===l)||s?.[0],A=z?Math.min(Math.max(d,z.fewest_seats),z.most_seats):d,S=z?Wi(z,A,p,e):[],O=!!t.busy,I=Ri(k,A),j=M=>{localStorage.setItem("people",JSON.stringify(M)),m(M)},Q=(M,N)=>j(Array.from({length:Math.max(p.length,A)},(K,X)=>X===M?{...S[X]||p[X],...N}:S[X]||p[X])),Te=M=>{let N=z.colours[(z.colours.indexOf(S[M].colour)+1)%z.colours.length];j(S.map((K,X)=>X===M?{...K,colour:N}:K.colour===N?{...K,colour:S[M].colour}:K))},pe=(M,N)=>{let K=_.find(Oe=>Oe.name.toLowerCase()===N.trim().toLowerCase()),X=K&&z.colours.includes(K.colour)&&S.every((Oe,Ua)=>Ua===M||Oe.colour!==K.colour);Q(M,X?{name:N,colour:K.colour}:{name:N})},he=ee(t.me,"host"),ke=S.findIndex(M=>!M.name.trim()),be=_.filter(M=>!S.some(N=>N.name.trim().toLowerCase()===M.name.toLowerCase())),Pe=a?.game&&(a.asks||[]).length>0,q=async()=>{if(Pe&&!w){v(!0);return}v(!1),localStorage.setItem("game",z.id),localStorage.setItem("count",String(A));let M=Object.fromEntries(Object.entries(h).filter(([X])=>z.options?.some(Oe=>Oe.id===X))),N=I??Math.floor(Math.random()*A),K=S.map((X,Oe)=>({name:X.name.trim()||e("home.player",{n:Oe+1}),colour:X.colour,keep:!!X.name.trim()}));await t.start(z.id,[...K.slice(N),...K.slice(0,N)],M)&&o()},Y=a?.clock&&{label:e("home.clock"),choices:a.clock.paces.map(M=>({id:String(M),label:M?e("home.clock.seconds",{n:M}):e("home.clock.off")}))},J=()=>{c(a.game.id),u(a.people.length),j(a.people.map(M=>({name:M.name,colour:M.colour}))),document.querySelector(".start")?.focus()},Ue=z?.options?.slice(0,3)||[],T=(M,N)=>$({...h,[M]:N}),U={label:e("home.first"),choices:[{id:"chance",label:e("home.chance")},...S.map((M,N)=>({id:String(N),label:M.name.trim()||e("home.player",{n:N+1})}))]};return r`
    <div class="p-home">
      <${ae}
        t=${e}
        table=${t}
        game=${!1}
        title="Quartermaster"
        sub=${e("home.sub")}
        chips=${a?Ce(e,{camera:a.camera}):[]}
        onHome=${()=>{}}
        onLog=${n}
      >
        <${Pa} t=${e} table=${t} />
        ${ee(t.me,"host")?r`
                <${ja} t=${e} />
              `:null}
        <${fa} t=${e} />
        <${ra} t=${e} table=${t} />
      <//>
      <main class="hub">
        ${a?.game&&!Pe?r`
                <${Fi} t=${e} snapshot=${a} onResult=${o} onAgain=${J} />
              `:a?.game?r`
                  <section class="land cont">
                    <p class="line">${a.view?.round||e("home.going")}</p>
                    <h2>${a.game.name}</h2>
                    <ul>
                      ${ge(a).map(M=>r`
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
                      <${y} id="next" />
                    </button>
                  </section>
                `:null}
        ${he?null:r`
                <section class="card new guest">
                  <p>${e(a?.game?"home.host":"home.wait")}</p>
                  ${t.me?.shows?r`
                          <${lt} t=${e} table=${t} role="spectator" path="/me/invitation" />
                        `:null}
                </section>
              `}
        ${he?r`
                <section class="card new">
                  <div class="new-head">
                    <h2>${e("home.new")}</h2>
                    <${Ta} t=${e} table=${t} onContinue=${o} />
                  </div>
                  <datalist id="known">
                    ${_.map(M=>r`
                        <option key=${M.id} value=${M.name} />
                      `)}
                  </datalist>
                  <div class=${"games n"+(s?.length||0)} role="group" aria-label=${e("home.which")}>
                    ${(s||[]).map(M=>r`
                        <button
                          key=${M.id}
                          class=${"game"+(M===z?" on":"")}
                          aria-pressed=${M===z}
                          onClick=${()=>{c(M.id),$({})}}
                        >
                          <${E} name=${M.emblem} game=${M.id} class="em" />
                          <span>${M.name}</span>
                          <small>
                            ${M.camera===void 0?e("home.seats",{from:M.fewest_seats,to:M.most_seats}):e(M.camera?"home.camera":"home.points")}
                          </small>
                        </button>
                      `)}
                  </div>
                  ${z?r`
                          <div class="seats">
                            <div class="seg" role="group" aria-label=${e("home.count")}>
                              ${Array.from({length:z.most_seats-z.fewest_seats+1},(M,N)=>z.fewest_seats+N).map(M=>r`
                                  <button key=${M} class=${M===A?"on":""} aria-pressed=${M===A} onClick=${()=>u(M)}>
                                    ${M}
                                  </button>
                                `)}
                            </div>
                            <div class=${"people n"+A}>
                              ${S.map((M,N)=>r`
                                  <div class="person" key=${N}>
                                    <button
                                      class="swap"
                                      onClick=${()=>Te(N)}
                                      aria-label=${e("home.colour",{n:N+1,colour:e.hue(M.colour)})}
                                    >
                                      <${L} colour=${M.colour} />
                                    </button>
                                    <input
                                      type="text"
                                      maxlength="16"
                                      autocomplete="off"
                                      spellcheck=${!1}
                                      value=${M.name}
                                      placeholder=${e("home.player",{n:N+1})}
                                      aria-label=${e("home.name",{n:N+1})}
                                      list="known"
                                      onInput=${K=>pe(N,K.target.value)}
                                    />
                                  </div>
                                `)}
                            </div>
                          </div>
                          ${!a?.game&&ke>=0&&be.length?r`
                                  <div class="known" role="group" aria-label=${e("home.order")}>
                                    <small>${e("home.order")}</small>
                                    ${be.slice(0,6).map(M=>r`
                                        <button key=${M.id} class="btn" onClick=${()=>pe(ke,M.name)}>
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
                            <button class="btn" onClick=${()=>v(!1)}>${e("home.not")}</button>
                          `:null}
                    <div class=${a?.game?"":"dock"}>
                      <button class=${"btn start"+(a?.game?"":" primary")} disabled=${!z||O} onClick=${q}>
                        ${e(w?"home.yes":"home.start")}
                        <${y} id="next" />
                      </button>
                    </div>
                  </div>
                </section>
              `:null}
        ${he?r`
                <aside class="col">
                  <section class="card rules">
                    <h2>${e("home.rules")}</h2>
                    ${z?r`
                            <${io}
                              option=${U}
                              value=${I===null?"chance":String(I)}
                              onPick=${M=>C(M==="chance"?null:Number(M))}
                            />
                          `:null}${Ue.map(M=>r`
                        <${io} key=${M.id} option=${M} value=${h[M.id]??M.choices[0]?.id} onPick=${N=>T(M.id,N)} />
                      `)}
                    ${z?.clock&&Y?r`
                            <${io} option=${Y} value=${String(a.clock.seconds)} onPick=${M=>t.pace(Number(M))} />
                          `:null}
                    ${z&&!Ue.length?r`
                            <p class="dim">${e("home.norules")}</p>
                          `:null}
                    ${(z?.options?.length||0)>0?r`
                            <button class="btn more" onClick=${()=>g(!0)}>${e("home.more",{n:z.options.length})}</button>
                          `:null}
                  </section>
                </aside>
              `:null}
      </main>
      ${f?r`
              <${Hi} t=${e} options=${z.options} values=${h} onPick=${T} onClose=${()=>g(!1)} />
            `:null}
    </div>
  `}function Ba({t:e,table:t,step:o,onBack:n}){let[a,s]=b(null),[i,l]=b(null),c=t.snapshot;if(P(()=>{D(e.lang,"GET",`/steps/${o.entry}`).then(g=>s(g.came?.battle||null)).catch(n)},[o.entry]),!a)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let d=a.duels.length,u=i??d,p=c.sighting?.board?.width_mm?c.sighting.board:{width_mm:290,height_mm:290},m=c.sighting&&String(c.sighting.id)===String(a.sighting)?c.sighting:null,h=Xe(null,a),$=u<d&&a.duels[u],f=$?[$.a,$.b]:a.reach?a.reach.order.filter(g=>g.in).map(g=>g.die):a.hits||[];return r`
    <div class="dialog-body shown">
      ${h.length?r`
              <div class="picture">
                <${Nt}
                  t=${e}
                  sighting=${m}
                  board=${p}
                  dice=${h}
                  label=${e("picture.label")}
                  duels=${a.duels.slice(u).filter(g=>g.gap!=null&&g.from)}
                  first=${u}
                  now=${!!$&&$.gap!=null}
                  sunk=${Qe(a,u)}
                  rings=${f}
                >
                  ${a.reach?r`
                          <${Ht} battle=${a} dice=${h} />
                        `:null}
                <//>
              </div>
            `:null}
      <div class="stack">
        <${Wt} t=${e} snapshot=${c} battle=${a} />
        ${d?r`
                <${qt} t=${e} battle=${a} step=${u} onStep=${g=>l(g===i?null:g)} />
              `:a.reach?r`
                  <${Rt} t=${e} snapshot=${c} battle=${a} />
                `:null}
        <button class="btn" onClick=${n}>${e("log.back")}</button>
      </div>
    </div>
  `}var Ui=e=>e?new Date(e).toLocaleTimeString([],{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}):"",Gi=40;async function Ki(e,t,o){try{return[await D(e.lang,"POST","/corrections/trial",{...o,seen:t.snapshot?.version??0})]}catch(n){return[null,{kind:n.status===0?"network":n.status===409?"stale":"refused",text:n.message,help:n.help}]}}function Vi({t:e,table:t,step:o,seatName:n,colourOf:a,onDone:s,onBack:i}){let[l,c]=b(null),[d,u]=b(null);if(P(()=>{D(e.lang,"GET",`/steps/${o.entry}`).then(c).catch(i)},[o.entry]),!l)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let p=async(h,$,f)=>{let[g,w]=await Ki(e,t,{of:o.entry,ask:l.ask.id,seat:l.seat,fields:f});if(w){t.set({notice:w});return}g.lost.length?u({lost:g.lost,fields:f}):await t.correct(o.entry,l.ask,l.seat,f)&&s()};if(d)return r`
      <div class="dialog-body anew cost">
        <p class="trouble" role="alert">${e("log.costs",{n:d.lost.length})}</p>
        <ul>
          ${d.lost.map((h,$)=>r`
              <li key=${$} class="lost-step">${h}</li>
            `)}
        </ul>
        <div class="two dock">
          <button class="btn" onClick=${()=>u(null)}>${e("home.not")}</button>
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
      <${Yt} t=${e} table=${m} ask=${l.ask} given=${l.fields} back=${i} seatName=${n} colourOf=${a} />
    </div>
  `}function Zi({t:e,step:t,after:o,open:n,busy:a,colourOf:s,onOpen:i,onAnew:l,onDice:c,onReturn:d,onShow:u}){let[p,m]=b(""),h=t.seats.length===1&&t.seats[0]>=0?t.seats[0]:null,$=t.lines.filter(g=>g.announce),f=t.lines.filter(g=>!g.announce);return r`
    <li class=${"step"+(n?" open":"")}>
      <button class="step-head" aria-expanded=${n} onClick=${i}>
        <span class="at num">${Ui(t.at)}</span>
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
        <${y} id="down" class="turn" />
      </button>
      ${n?r`
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
  `}function La({t:e,table:t,onClose:o}){let n=t.snapshot,[a,s]=b(null),[i,l]=b(0),[c,d]=b(null),[u,p]=b(null),[m,h]=b(null),[$,f]=b(Gi),g=()=>D(e.lang,"GET","/steps").then(z=>(s(z),z)).catch(()=>[]);P(()=>{g()},[e.lang,n?.version]);let w=ge(n),v=z=>w.find(A=>A.seat===z),k=z=>v(z)?.colour||"none",C=z=>v(z)?.name||e("seat.table"),_=async()=>{d(null),l(0),h((await g()).flatMap(z=>z.notes))},B=a||[],x=B.slice(-$).reverse();return r`
    <${W} t=${e} title=${e("bar.log")} wide onClose=${o}>
      ${u?r`
              <${Ba} t=${e} table=${t} step=${u} onBack=${()=>p(null)} />
            `:c?r`
                <${Vi}
                  t=${e}
                  table=${t}
                  step=${c}
                  seatName=${C}
                  colourOf=${k}
                  onDone=${_}
                  onBack=${()=>d(null)}
                />
              `:r`
                <div class="log-tools"><${At} t=${e} table=${t} named /></div>
                <div class="dialog-body">
                  ${m?r`
                          <p class=${m.length?"trouble":"well-done"} role="status">
                            ${m.length?e("log.lost",{n:m.length}):e("log.holds")}
                          </p>
                          ${m.map((z,A)=>r`
                              <p key=${A} class="lost-step">${z}</p>
                            `)}
                        `:null}
                  ${a&&!a.length?r`
                          <p class="dim">${e("log.none")}</p>
                        `:null}
                  <ol class="log">
                    ${x.map(z=>r`
                        <${Zi}
                          key=${z.entry}
                          t=${e}
                          step=${z}
                          open=${i===z.entry}
                          after=${B.length-1-B.indexOf(z)}
                          busy=${!!t.busy}
                          colourOf=${k}
                          onShow=${()=>p(z)}
                          onOpen=${()=>l(i===z.entry?0:z.entry)}
                          onAnew=${()=>d(z)}
                          onDice=${async()=>{await t.openAgain(z.entry)&&o()}}
                          onReturn=${async()=>{await t.goBack(z.entry)&&o()}}
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
  `}var Yo="camera",dt=()=>location.protocol==="https:",Aa=()=>/^#camera=([\w-]+)$/.exec(location.hash)?.[1]||"";async function lo(e){try{let t=await D(e,"GET","/me",void 0,8);return t.role!=="camera"?Xo():localStorage.setItem(Yo,"1"),t.role==="camera"}catch{return localStorage.getItem(Yo)==="1"}}var Xo=()=>localStorage.removeItem(Yo);function Ia({t:e,table:t}){let[o,n]=b(""),[a,s]=b(!1),i=t.stranger,l=me.find(d=>d!==e.lang),c=async d=>{if(d.preventDefault(),a)return;s(!0);let u=await Je(e.lang,o);s(!1),u?t.set({stranger:u}):dt()&&await lo(e.lang)?location.reload():t.open()};return r`
    <div class="p-join">
      <header class="join-head">
        <${F} id="logo" class="logo" />
        <h1>Quartermaster</h1>
        <button
          class="lang"
          lang=${l}
          onClick=${()=>{t.speak(l)}}
          aria-label=${`${l.toUpperCase()} ${ze[l]}`}
        >
          ${l.toUpperCase()}
        </button>
      </header>
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
  `}var Ji=8e3;function Da(e,t,o,n,a,s,i){let l=R(null),c=e.me?.role==="spectator",d=t&&`${o}|${n.outcome}|${n.dice.map(p=>p.face).join()}`;t&&l.current?.of!==d&&(l.current={of:d,ask:a?.id});let u=t&&l.current.ask!==a?.id;P(()=>{if(!t)return;if(u){i();return}if(!c)return;let p=setTimeout(i,n.duels.length*s+Ji);return()=>clearTimeout(p)},[d,u,c])}function Ea({table:e}){let[,t]=b(0),[o,n]=b({home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup"}),[a,s]=b(!1),i=R(null);xe(()=>e.subscribe(()=>t(v=>v+1)),[e]);let l=Ae(()=>Re(e.lang),[e.lang]),c=e.snapshot,d=e.me?.seat??-1,u=Pt(c,o.ask,d),p=c&&o.setup&&ee(e.me,"host")?"setup":c&&o.archive?"archive":Gn(c,{...o,seat:d});c&&i.current===null&&(i.current=_e(c,we(c)));let m=`${c?.sighting?.id}|${c?.sighting?.state}|${Pt(c,null,d)?.id}`,h=R(m);xe(()=>{if(h.current===m)return;let v=h.current.split("|")[0]===m.split("|")[0];h.current=m;let k=C=>(c?.asks||[]).some(_=>_.id===C.ask&&_.anytime);n(C=>({...C,peek:Ye(c?.sighting)&&v?C.peek:!1,ask:k(C)?C.ask:null,...v?{}:{picked:null,spot:null}}))},[m]),P(()=>{document.documentElement.lang=l.lang,document.title=c?.game?`${c.view?.headline||c.game.name} · Quartermaster`:"Quartermaster"}),xe(()=>{let v=()=>n(k=>({...k,home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup"}));return addEventListener("hashchange",v),()=>removeEventListener("hashchange",v)},[]),Zn(e,!!o.ask&&p==="deck"||["hand","question","guard","board","closer"].includes(p),p==="battle"),Da(e,p==="battle"&&!Ie(u)&&!o.picked&&!o.spot,_e(c,we(c)),we(c),u,Ro,()=>n(v=>({...v,put:_e(c,we(c))})));let $=()=>{location.hash="#home"},f=()=>{location.hash=""},g={t:l,table:e,onHome:$,onLog:()=>s(!0)},w;return e.stranger&&!c?w=r`
      <${Ia} t=${l} table=${e} />
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
      <${ga} ...${g} />
    `:p==="setup"?w=r`
      <${Sa} ...${g} />
    `:p==="home"?w=r`
      <${Oa} ...${g} onContinue=${f} />
    `:p==="score"?w=r`
      <${aa} ...${g} onAgain=${$} />
    `:p==="deck"?w=r`
      <${ta} ...${g} ask=${u} local=${o} setLocal=${n} />
    `:w=r`
      <${zs} ...${g} focus=${p} ask=${u} local=${o} setLocal=${n} shown=${i} />
    `,r`
    <div
      class=${"page f-"+p+(e.me?.role==="spectator"?" watching":"")}
      data-focus=${e.stranger&&!c?"join":p}
      data-serial=${c?.serial}
      data-version=${c?.version}
    >
      ${w}
      <${Cs} t=${l} table=${e} />
      <${Jn} t=${l} table=${e} />
      ${a?r`
              <${La} t=${l} table=${e} onClose=${()=>s(!1)} />
            `:null}
    </div>
  `}function Na(e){let t=null,o=async()=>{let n=!!e.snapshot?.game&&(e.snapshot.asks||[]).length>0&&document.visibilityState==="visible";if(n!==!!t){if(!n){let a=t;t=null,a.release?.();return}t={};try{t=await navigator.wakeLock.request("screen"),t.addEventListener("release",()=>{t=null})}catch{t=null}}};navigator.wakeLock&&(e.subscribe(o),document.addEventListener("visibilitychange",o))}var Qi=2e3,Yi=6e3,Xi=.9,qa={focusDistance:"focusMode",exposureTime:"exposureMode",iso:"exposureMode",colorTemperature:"whiteBalanceMode"},el={audio:!1,video:{facingMode:{ideal:"environment"},width:{ideal:1920},height:{ideal:1440},frameRate:{ideal:15},resizeMode:{ideal:"none"}}},co=class{constructor(t,o){this.video=t,this.told=o,this.over=!1,this.track=null,this.held="",this.canvas=document.createElement("canvas")}async run(){for(let t=0;!this.over;)try{(!this.track||this.track.readyState!=="live")&&await this.open();let o=await this.turn();t=0,await fe(o)}catch(o){if(this.over)return;t++,["NotAllowedError","SecurityError","NotFoundError"].includes(o?.name)?(this.told("denied"),await this.asked()):(this.told("waits"),await fe(Math.min(5e3,500*2**(t-1))))}}stop(){this.over=!0,this.track?.stop()}again(){this.wake?.()}asked(){return new Promise(t=>{this.wake=()=>t(void 0)})}async open(){this.told("asks"),this.track?.stop();let t=await navigator.mediaDevices.getUserMedia(el);if(this.track=t.getVideoTracks()[0],this.held="",this.over){this.track.stop();return}this.video.srcObject=t,await this.video.play()}async turn(){let t=this.rests?new Blob([],{type:"image/jpeg"}):await this.shoot(),o=await fetch(se("/frames"),{method:"POST",headers:{"Content-Type":"image/jpeg","X-Camera":JSON.stringify(this.settings())},body:t,signal:AbortSignal.timeout(Yi)});if(o.status===401||o.status===403)return this.told("gone"),this.stop(),0;if(o.status===422)return this.told("other"),2e3;if(!o.ok&&o.status!==429&&o.status!==400)throw new Error(String(o.status));if(!o.ok)return 300;let n=await o.json();return this.rests=n.rests,this.told(n.rests?"rests":"live"),await this.hold(n.hold||{}),n.wait_ms}async shoot(){let t=this.video;await new Promise((n,a)=>{let s=setTimeout(()=>{this.track?.stop(),a(new Error("still"))},Qi),i=()=>{clearTimeout(s),n(void 0)};t.requestVideoFrameCallback?t.requestVideoFrameCallback(i):t.addEventListener("timeupdate",i,{once:!0})}),this.canvas.width=t.videoWidth,this.canvas.height=t.videoHeight,this.canvas.getContext("2d").drawImage(t,0,0);let o=await new Promise(n=>this.canvas.toBlob(n,"image/jpeg",Xi));if(!o)throw new Error("no picture");return o}settings(){let t=this.track?.getCapabilities?.()||{},o=this.track?.getSettings?.()||{};return Object.fromEntries(Object.entries(qa).filter(([n,a])=>t[a]?.includes("manual")&&typeof o[n]=="number").map(([n])=>[n,o[n]]))}async hold(t){let o=JSON.stringify(t);if(o===(this.held||"{}"))return;let n=this.track?.getCapabilities?.()||{},a={};for(let[s,i]of Object.entries(qa))s in t&&n[i]?.includes("manual")&&n[s]?(a[i]="manual",a[s]=Math.min(n[s].max,Math.max(n[s].min,t[s]))):!(i in a)&&n[i]?.includes("continuous")&&(a[i]="continuous");this.held=o;try{await this.track.applyConstraints({advanced:[a]})}catch{}}};var Wa=({label:e})=>r`
  <svg class="eye-drawn" viewBox="0 0 200 150" role="img" aria-label=${e}>
    <path class="see" d="M100 34 40 122h120z" />
    <path class="stand" d="M22 132V30h62" />
    <rect class="thing" x="72" y="22" width="56" height="10" rx="3" />
    <circle class="dot" cx="100" cy="34" r="3" />
    <path class="lid" d="M36 112v18h128v-18" />
    <path class="die" d="M70 117h12v12H70zM96 117h12v12H96zM124 117h12v12h-12z" />
  </svg>
`,Ra=({step:e})=>r`
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
`;function tl(){let e=null,t=async()=>{if(!(!navigator.wakeLock||e||document.visibilityState!=="visible")){e={};try{e=await navigator.wakeLock.request("screen"),e.addEventListener("release",()=>{e=null})}catch{e=null}}};t(),document.addEventListener("visibilitychange",t);let o=setInterval(t,15e3);return()=>{clearInterval(o),document.removeEventListener("visibilitychange",t),e?.release?.()}}var ol=async()=>{try{document.fullscreenElement||await document.documentElement.requestFullscreen({navigationUI:"hide"}),await screen.orientation.lock(screen.orientation.type)}catch{}},nl={live:"check",rests:"pause",asks:"camera",waits:"link",denied:"warn",other:"warn",gone:"warn"};function Ha({first:e}){let[t,o]=b(e),[n,a]=b("asks"),s=R(null),i=R(null),l=Re(t),c=me.find(d=>d!==t);return P(()=>{i.current=new co(s.current,a),i.current.run();let d=tl(),u=()=>document.visibilityState==="visible"&&i.current.again();return document.addEventListener("visibilitychange",u),()=>{document.removeEventListener("visibilitychange",u),i.current.stop(),d()}},[]),P(()=>{document.documentElement.lang=t,document.title=l("eye.title"),n==="gone"&&Xo()}),r`
    <main
      class="page p-eye"
      data-focus="eye"
      data-state=${n}
      onClick=${()=>{i.current.again(),ol()}}
    >
      <video ref=${s} muted playsinline autoplay aria-label=${l("eye.sees")}></video>
      <div class=${"eye-state "+n} role="status">
        <${y} id=${nl[n]} />
        <b>${l("eye."+n)}</b>
        <button
          class="lang"
          lang=${c}
          onClick=${d=>{d.stopPropagation(),localStorage.setItem("lang",c),o(c)}}
          aria-label=${`${c.toUpperCase()} ${ze[c]}`}
        >
          ${c.toUpperCase()}
        </button>
      </div>
      <div class="eye-say">
        ${["live","rests","waits","asks"].includes(n)?r`
                <${Wa} label=${l("eye.drawn")} />
                <div>
                  <p>${l("eye.lay")}</p>
                  <p>${l("eye.lid")}</p>
                  <p class="small">${l("eye.power")}</p>
                </div>
              `:r`
                <p>${l("eye."+n+".text")}</p>
                ${n==="denied"?r`
                        <button class="btn primary">${l("eye.again")}</button>
                      `:null}
              `}
      </div>
    </main>
  `}var sl=(e=navigator.userAgent)=>/iPhone|iPad|Macintosh.*Safari(?!.*Chrom)/.test(e)?"safari":/Firefox/.test(e)?"firefox":"chrome";function Fa({first:e,code:t}){let[o,n]=b(e),[a,s]=b(""),[i,l]=b(""),c=Re(o),d=me.find(p=>p!==o),u=sl();return P(()=>{document.documentElement.lang=o,document.title=c("lead.title"),D(o,"GET","/me").then(p=>{p.secure&&s(p.secure+location.search+"#join="+t),l(p.secure?"":c("lead.none"))},p=>l(p.message||c("notice.network")))},[o]),r`
    <div class="page p-lead" data-focus="lead">
      <header class="join-head">
        <${F} id="logo" class="logo" />
        <h1>Quartermaster</h1>
        <button
          class="lang"
          lang=${d}
          onClick=${()=>{localStorage.setItem("lang",d),n(d)}}
          aria-label=${`${d.toUpperCase()} ${ze[d]}`}
        >
          ${d.toUpperCase()}
        </button>
      </header>
      <main class="card lead">
        <h2>${c("lead.title")}</h2>
        <p>${c("lead.warns")}</p>
        <ol class="lead-steps">
          ${[1,2,3].map(p=>r`
              <li key=${p}>
                <${Ra} step=${p} />
                <p>
                  <b class="num">${p}</b>
                  ${c(p===1?"lead.step.1":`lead.step.${p}.${u}`)}
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
  `}Sn();Tt();var Fe=On(),al=document.getElementById("page"),pt=Aa(),en=e=>mn(e,al);pt&&!dt()?en(r`
    <${Fa} first=${Fe} code=${pt} />
  `):rl();async function rl(){pt&&history.replaceState(null,"",location.pathname+location.search);let e=pt?Je(Fe,pt):qn(Fe);if(dt()&&(await e,await lo(Fe))){en(r`
        <${Ha} first=${Fe} />
      `);return}let t=new St(Fe);Na(t),e.then(o=>{t.stranger=o,t.open()}),en(r`
    <${Ea} table=${t} />
  `)}
