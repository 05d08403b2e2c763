var N,xt,Ls,$e,Lo,Ze,zt,Ge,Ct,Io,Ao,As,Oe=Symbol.for("pv"),Je={},Qe=[],Is=/^m(i|n|o|s|text|space)$/,Do=Array.isArray,Wo=Qe.slice,_e=Object.assign;function ve(e){e&&e.parentNode&&e.remove()}function Mt(e,o,t){var n,a,s,i={},l=arguments.length;for(s in o)s=="key"?n=o[s]:s=="ref"&&typeof e!="function"?a=o[s]:i[s]=o[s];return l>2&&(i.children=l>3?Wo.call(arguments,2):t),Be(e,i,n,a,null)}function Be(e,o,t,n,a){var s={type:e,props:o,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Oe,__v:a||++xt,__i:-1,__u:0};return!a&&N.vnode&&N.vnode(s),s}function Ye(e){return e.children}function Ve(e,o){this.props=e,this.context=o,this.__g=0}function me(e,o){if(o==null)return e.__&&me(e.__,e.__i+1);for(var t;o<e.__k.length;o++)if((t=e.__k[o])&&t.__e)return t.__e;return typeof e.type!="function"||e.props.__P?null:me(e)}function Ds(e){var o,t=e.__v,n=t.__e,a=[],s=[],i=e.__P;i&&((o=_e({constructor:Oe},t)).__v=t.__v+1,N.vnode&&N.vnode(o),Ho(i,o,t,e.__n,i.namespaceURI,32&t.__u?[n]:null,a,n||me(t),32&t.__u,s),o.__v=t.__v,o.__.__k[o.__i]=o,Ot(a,o,s),t.__=t.__e=null,o.__e!=n&&jt(o))}function jt(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(o){return o&&(e.__e=o.__e)}),jt(e)}function vt(e){(8&e.__g||(e.__g|=8,$e.push(e),Ze++))&&Lo==N.debounceRendering||((Lo=N.debounceRendering)||queueMicrotask)(St)}function St(){try{for(var e,o=1;$e.length;)$e.length>o&&$e.sort(zt),e=$e.shift(),o=$e.length,8&e.__g&&Ds(e)}finally{(Ze=$e.length)&&(Lo||queueMicrotask)(St)}}function Pt(e,o,t,n,a,s,i,l,u,d,c){var h,$,p,m,f,g,w=n.__k||Qe,b=o.length;for(u=Ws(t,o,w,u,b),h=0;h<b;h++)(p=t.__k[h])!=null&&($=~p.__i&&w[p.__i]||Je,p.__i=h,g=Ho(e,p,$,a,s,i,l,u,d,c),m=p.__e,($.ref!=p.ref||8&$.__u)&&($.ref&&No($.ref,null,p,$),p.ref&&c.push(p.ref,p.__c||m,p)),f=f||m,4&p.__u?(u=Tt(p,u,e,!$.__v),$.__e&&($.__e=null)):typeof p.type=="function"&&g!==void 0?u=g:m&&(u=m.nextSibling),p.__u&=-21);return t.__e=f,u}function Ws(e,o,t,n,a){var s,i,l,u,d,c,h,$,p,m=t.length,f=m,g=0,w=0,b=e.__k=Array(a);for(s=0;s<a;s++)(i=o[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=b[s]=Be(null,i):Do(i)?i=b[s]=Be(Ye,{children:i}):i.constructor===Oe&&i.__b?i=b[s]=Be(i.type,i.props,i.key,i.ref,i.__v):b[s]=i,u=s+g,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=Hs(i,t,u,f))&&(f--,(l=t[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==u-1?g--:d==u+1?g++:d!=u&&(d>u?g--:g++,w=1)):(~d||(a>m?g--:a<m&&g++),typeof i.type!="function"&&(i.__u|=4))):b[s]=null;if(w){for(c=[],h=[],s=0;s<a;s++)if((i=b[s])&&16&i.__u){for(g=0,$=c.length;g<$;)c[p=g+$>>1]<i.__i?g=p+1:$=p;c[g]=i.__i,h[s]=g+1}for(g=c.length;s--;)h[s]&&(h[s]==g?g--:b[s].__u|=4)}if(f)for(s=0;s<m;s++)!(l=t[s])||2&l.__u||(l.__e==n&&(n=me(l)),Eo(l,l));return n}function Tt(e,o,t,n){var a,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return o;if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&(a[s].__=e,o=Tt(a[s],o,t,!1));return o}for(o&&!o.parentNode&&(o=me(e))&&!o.parentNode&&(o=null),i=e.__e,l=o;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!n&&t.moveBefore&&i.parentNode?t.moveBefore(i,o):t.insertBefore(i,o||null)),o=i;(o=o&&o.nextSibling)&&o.nodeType==8&&!o.data.startsWith("$s"););return o}function Hs(e,o,t,n){var a,s=e.key,i=e.type,l=o[t],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return t;if(n>(u?1:0)){for(a=t-1;a>=0;a--)if((l=o[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a;for(a=t+1;a<o.length;a++)if((l=o[a])&&!(2&l.__u)&&s==l.key&&i==l.type)return a}return-1}function _t(e,o,t){t==null&&(t=""),o[0]=="-"?e.setProperty(o,t):e[o]=t}function Ue(e,o,t,n,a){var s,i;if(o=="style")if(typeof t=="string")e.style.cssText=t;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(o in n)t&&o in t||_t(e.style,o);if(t)for(o in t)n&&t[o]==n[o]||_t(e.style,o,t[o])}else if(o[0]=="o"&&o[1]=="n")typeof t!="function"&&(t=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[o]=t,t&&n||(i=Ao[o]||(Ao[o]=Ns(o)),(e.__a||(e.__a={}))[o]=Io,s=o!=(o=o.replace(Ct,"$1")),(o=o.slice(2))[0]<"a"&&(o=o.toLowerCase()),t?e.addEventListener(o,i,s):e.removeEventListener(o,i,s));else{if(a=="http://www.w3.org/2000/svg")o=o.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(o!="width"&&o!="height"&&o!="href"&&o!="list"&&o!="form"&&o!="tabIndex"&&o!="download"&&o!="rowSpan"&&o!="colSpan"&&o!="role"&&o!="popover"&&o in e)try{return void(e[o]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&o[4]!="-"?e.removeAttribute(o):e.setAttribute(o,o=="popover"&&t==1?"":t)}}function Ns(e){return function(o){var t=this.__e;if(t){if(t=t[e],o[Ge]==null)o[Ge]=Io++;else if(o[Ge]<this.__a[e])return;return t(N.event?N.event(o):o)}}}function Ho(e,o,t,n,a,s,i,l,u,d){var c,h,$,p,m,f,g,w,b,_,j,P,H,k,v,q,S,A,L=o.type;if(o.constructor!==Oe)return null;128&t.__u&&(u=32&t.__u,c=t.__c.__z)&&(o.__u|=u,h=s=[],c.nodeType==8?l=Ke(c,s):s.push(c),l=s[0]||l),(c=N.__b)&&c(o);e:if(typeof L=="function"){$=i.length;try{if(w=o.props,b=(c=L.prototype)&&c.render,_=(c=L.contextType)&&n[c.__c],j=c?_?_.props.value:c.__:n,(p=t.__c)?(o.__c=p,2&p.__g&&(p.__g|=1)):(b?o.__c=p=new L(w,j):(o.__c=p=new Ve(w,j),p.constructor=L,p.render=Rs),_&&_.sub(p),p.state||(p.state={}),p.__n=n,p.__g|=8,p.__h=[],p.__k=[]),b&&(p.__s||(p.__s=p.state),L.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=_e({},p.__s)),_e(p.__s,L.getDerivedStateFromProps(w,p.__s)))),m=p.props,f=p.state,p.__v=o,t.__c){if(w!==m&&b&&!L.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(w,j),o.__v==t.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(w,p.__s,j)===!1){o.__v!=t.__v&&(p.props=w,p.state=p.__s,p.__g&=-9),o.__e=t.__e,o.__k=t.__k,o.__k.some(function(C){C&&(C.__=o)}),Qe.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),l=me(t);break e}p.componentWillUpdate&&p.componentWillUpdate(w,p.__s,j),b&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,f,g)})}else b&&!L.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),b&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=j,p.props=w,p.__P=e,p.__g&=-5,P=N.__r,H=b?25:0;do p.__g&=-9,P&&P(o),c=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++H<25);b&&(Qe.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(n=_e({},n,p.getChildContext())),b&&t.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(m,f)),k=c&&c.type===Ye&&c.key==null?c.props.children:c,w.__P&&(c=l,a=(e=w.__P).namespaceURI,u=s=null,t.props&&t.props.__P!=e&&(t.__k.some(function(C){C&&Eo(C,C)}),t.__k=null),l=t.__k?me(t,0):null),l=Pt(e,Do(k)?k:[k],o,t,n,a,s,i,l,u,d),w.__P&&(o.__e=null,l=c),o.__u&=-161,h&&h.some(ve),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=-4)}catch(C){if(i.length=$,o.__v=null,u||s)if(C&&C.then){if(o.__u|=128|u,s){for(~(S=s.indexOf(l||void 0))||(S=s.length);(A=s[S-1])&&A.nodeType==8;)S--;for(;S<s.length;S++)if(A=s[S])if(s[S]=null,v){if(A==q)break}else{if(A.nodeType!=8)break;A.data.startsWith("$s")&&(q=Ke(v=A))}}if(!v){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;v=l}(c=Ke(v=o.__c.__z||(o.__c.__z=v)))?(o.__e=v,l=c):o.__e=l,l=l&&l.nextSibling}else s&&s.some(ve);else o.__e=t.__e;o.__k||(o.__k=t.__k||[]),C&&C.then||Bt(o),N.__e(C,o,t)}}else l=o.__e=Es(t.__e,o,t,n,a,s,i,u,d,e);return(c=N.diffed)&&c(o),l}function Ke(e,o){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var t=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))t++;else if(e.data.startsWith("/$s")&&!--t)return e}o&&o.push(e)}}function Bt(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Bt))}function Ot(e,o,t){for(var n=0;n<t.length;)No(t[n++],t[n++],t[n++]);N.__c&&N.__c(o,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(s){s.call(a)})}catch(s){N.__e(s,a.__v)}})}function Es(e,o,t,n,a,s,i,l,u,d){var c,h,$,p,m,f,g,w,b=t.props||Je,_=o.props,j=o.type;if(j=="svg"?a="http://www.w3.org/2000/svg":j=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),s){for(c=0;c<s.length;c++)if((m=s[c])&&(j?m.localName==j:m.nodeType==3)){e=m,s[c]=null;break}}if(!e){if(w=d.ownerDocument||document,!j)return w.createTextNode(_);e=w.createElementNS(a,j,_.is?_:d),l&&(N.__m&&N.__m(o,s),l=!1),s=null}if(j){if(d=j=="template"&&e.content||e,s=j=="textarea"&&_.defaultValue!=null?null:s&&Wo.call(d.childNodes),!l&&s)for(b={},c=0;c<e.attributes.length;c++)b[(m=e.attributes[c]).name]=m.value;for(c in b)m=b[c],c=="dangerouslySetInnerHTML"?$=m:c=="children"||c in _||c=="value"&&"defaultValue"in _||c=="checked"&&"defaultChecked"in _||Ue(e,c,null,m,a);for(c in _)m=_[c],c=="children"?p=m:c=="dangerouslySetInnerHTML"?h=m:c=="value"?f=m:c=="checked"?g=m:l&&typeof m!="function"||b[c]===m||Ue(e,c,m,b[c],a);h?(l||$&&(h.__html==$.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),o.__k=[]):($&&(e.textContent=""),(j=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&Is.test(j))&&(a="http://www.w3.org/1999/xhtml"),Pt(d,Do(p)?p:[p],o,t,n,a,s,i,s?s[0]:t.__k&&me(t,0),l,u),s&&s.some(ve)),l&&j!="textarea"||(c="value",j=="progress"&&f==null?e.removeAttribute(c):f==null||f===e[c]&&(j!="progress"||f)||Ue(e,c,f,b[c],a),c="checked",g!=null&&g!=e[c]&&Ue(e,c,g,b[c],a))}else b===_||l&&e.data==_||(e.data=_);return e}function No(e,o,t,n){try{typeof e=="function"?o?o.__x=e(o)||1:n&&(n=n.__c||n.__e)&&(o=n.__x)&&(n.__x=null,typeof o=="function"?o():e(null)):e.current=o}catch(a){N.__e(a,t)}}function Eo(e,o,t){var n,a,s,i;if(N.unmount&&N.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||No(n,null,o,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){N.__e(l,o)}n.__P=n.__n=null}if(n=e.__k)for(i=0;i<n.length;i++)n[i]&&Eo(n[i],o,typeof e.type!="function"||t&&!e.props.__P);!t&&(n=e.__c)&&(n=n.__z)&&(a=Ke(n,s=[]))&&(n==e.__e&&s.some(ve),ve(a),ve(n)),t||ve(e.__e),e.__e=e.__c=e.__=null}function Rs(e,o,t){return this.constructor(e,t)}function qt(e,o){var t,n,a,s;N.__&&N.__(e,o),o.nodeType==9&&(o=o.documentElement),n=(t=e&&32&e.__u)?null:o.__k,o.__k=Be(Ye,{children:[e]}),a=[],s=[],Ho(o,o.__k,n||Je,Je,o.namespaceURI,n?null:o.firstChild?Wo.call(o.childNodes):null,a,n?n.__e:o.firstChild,t,s),Ot(a,o.__k,s),o.__k.props.children=null}N={__e:function(e,o,t,n){for(var a,s,i;o=o.__;)if((a=o.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(s=a.constructor)&&s.getDerivedStateFromError)&&a.setState(s.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,n||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw Ze=0,e}},xt=0,Ls=function(e){return e!=null&&e.constructor===Oe},Ve.prototype.setState=function(e,o){var t=this.__s;t&&t!=this.state||(t=this.__s=_e({},this.state)),typeof e=="function"&&(e=e(_e({},t),this.props)),e&&(_e(t,e),this.__v&&(o&&this.__k.push(o),vt(this)))},Ve.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),vt(this))},Ve.prototype.render=Ye,$e=[],Ze=0,zt=function(e,o){return e.__v.__b-o.__v.__b},Ge=Symbol(),Ct=/(PointerCapture)$|Capture$/i,Io=0,Ao={},As=0;var At=function(e,o,t,n){var a;o[0]=0;for(var s=1;s<o.length;s++){var i=o[s++],l=o[s]?(o[0]|=i?1:2,t[o[s++]]):o[++s];i===3?n[0]=l:i===4?n[1]=Object.assign(n[1]||{},l):i===5?(n[1]=n[1]||{})[o[++s]]=l:i===6?n[1][o[++s]]+=l+"":i?(a=e.apply(l,At(e,l,t,["",null])),n.push(a),l[0]?o[0]|=2:(o[s-2]=0,o[s]=a)):n.push(l)}return n},Lt=new Map;function It(e){var o=Lt.get(this);return o||(o=new Map,Lt.set(this,o)),(o=At(this,o.get(e)||(o.set(e,o=(function(t){for(var n,a,s=1,i="",l="",u=[0],d=function($){s===1&&($||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,$,i):s===3&&($||i)?(u.push(3,$,i),s=2):s===2&&i==="..."&&$?u.push(4,$,0):s===2&&i&&!$?u.push(5,0,!0,i):s>=5&&((i||!$&&s===5)&&(u.push(s,0,i,a),s=6),$&&(u.push(s,$,0,a),s=6)),i=""},c=0;c<t.length;c++){c&&(s===1&&d(),d(c));for(var h=0;h<t[c].length;h++)n=t[c][h],s===1?n==="<"?(d(),u=[u],s=3):i+=n:s===4?i==="--"&&n===">"?(s=1,i=""):i=n+i[0]:l?n===l?l="":i+=n:n==='"'||n==="'"?l=n:n===">"?(d(),s=1):s&&(n==="="?(s=5,a=i,i=""):n==="/"&&(s<5||t[c][h+1]===">")?(d(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):n===" "||n==="	"||n===`
`||n==="\r"?(d(),s=2):i+=n),s===3&&i==="!--"&&(s=4,u=u[0])}return d(),u})(e)),o),arguments,[])).length>1?o:o[0]}var r=It.bind(Mt);var Me,G,Ro,Dt,Fo=Object.is,Xe=0,Vt=[],Uo=[],U=N,Wt=U.__b,Ht=U.__r,Nt=U.diffed,Et=U.__c,Rt=U.unmount,Ft=U.__;function eo(e,o){U.__h&&U.__h(G,e,Xe||o),Xe=0;var t=G.__H||(G.__H={__:[],__h:[]});return e>=t.__.length&&t.__.push({}),t.__[e]}function x(e){return Xe=1,Fs(Kt,e)}function Fs(e,o,t){var n=eo(Me++,2);if(n.t=e,!n.__c&&(n.__=[t?t(o):Kt(void 0,o),function(s){var i=(n.__N||n.__)[0],l=n.t(i,s);Fo(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=G,!G.__f)){G.__f=!0;var a=G.shouldComponentUpdate;G.shouldComponentUpdate=function(s,i,l){var u=this.__H;if(!u)return!0;var d=!1,c=this.props!=s;if(u.__.some(function($){$.__N&&(d=!0,Fo($.__[0],$.__N[0])||(c=!0))}),a){var h=a.call(this,s,i,l);return d?h||c:h}return!d||c}}return n.__}function B(e,o){var t=eo(Me++,3);!U.__s&&Vo(t.__H,o)&&(t.__P=!0,t.__=e,t.u=o,G.__H.__h.push(t))}function je(e,o){var t=eo(Me++,4);!U.__s&&Vo(t.__H,o)&&(t.__P=!1,t.__=e,t.u=o,G.__h.push(t))}function Y(e){return Xe=5,xe(function(){return{current:e}},[])}function xe(e,o){var t=eo(Me++,7);return Vo(t.__H,o)&&(t.__=e(),t.__H=o),t.__}function Us(){var e;do{for(;e=Uo.shift();)try{qe(e)}catch(t){U.__e(t,{__:(e=e.__P)&&e.__v})}for(;e=Vt.shift();){var o=e.__H;if(e.__P&&o)try{o.__h.some(qe),o.__h.some(Go),o.__h=[]}catch(t){o.__h=[],U.__e(t,e.__v)}}}while(Uo.length)}U.__b=function(e){G=null,Wt&&Wt(e)},U.__=function(e,o){e&&o.__k&&o.__k.__m&&(e.__m=o.__k.__m),Ft&&Ft(e,o)},U.__r=function(e){Ht&&Ht(e),Me=0;var o=(G=e.__c).__H;o&&(Ro==G?G.__h=[]:(o.__h.some(qe),o.__h.some(Go),Me=0),o.__h=[],o.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Ro=G},U.diffed=function(e){Nt&&Nt(e);var o=e.__c;o&&o.__H&&(o.__H.__h.length&&Gt(Vt.push(o)),o.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Ro=G=null},U.__c=function(e,o){o.some(function(t){try{t.__h.some(qe),t.__h=t.__h.filter(function(n){return!n.__||Go(n)})}catch(n){t.__h=[function(){throw n}]}}),Et&&Et(e,o)},U.unmount=function(e){Rt&&Rt(e);var o,t,n=e.__c;n&&n.__H&&(n.__H.__.some(function(a){try{if(a.__P&&a.__c){if(t===void 0){for(t=e.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}a.__P=t,Gt(Uo.push(a))}else qe(a)}catch(s){o=s}}),n.__H=void 0,o&&U.__e(o,n.__v))};var Ut=typeof requestAnimationFrame=="function";function Gs(e){var o,t=function(){clearTimeout(n),Ut&&cancelAnimationFrame(o),setTimeout(e)},n=setTimeout(t,35);Ut&&(o=requestAnimationFrame(t))}function Gt(e){e!=1&&Dt==U.requestAnimationFrame||((Dt=U.requestAnimationFrame)||Gs)(Us)}function qe(e){var o=G,t=e.__c;typeof t=="function"&&(e.__c=void 0,t()),G=o}function Go(e){var o=G;e.__c=e.__(),G=o}function Vo(e,o){return!e||e.length!=o.length||o.some(function(t,n){return!Fo(t,e[n])})}function Kt(e,o){return typeof o=="function"?o(e):o}var Ko=`<svg xmlns="http://www.w3.org/2000/svg">
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
`;var Ks=new Set([...Ko.matchAll(/<symbol id="([^"]+)"/g)].map(e=>e[1]));function Zt(){let e=document.createElement("div");e.className="sprite",e.setAttribute("aria-hidden","true"),e.innerHTML=Ko,document.body.prepend(e)}var ee=e=>Ks.has(e),F=({id:e,class:o,...t})=>r`
  <svg class=${o} aria-hidden="true" ...${t}><use href=${"#"+e} /></svg>
`,y=({id:e,class:o=""})=>r`
  <${F} id=${"i-"+e} class=${"ic "+o} />
`,Jo=e=>ee("tm-"+e)?"tm-"+e:"tm-other",T=({colour:e,class:o=""})=>r`
  <${F} id=${Jo(e)} class=${`tm c-${e} ${o}`} />
`;function V({colour:e,face:o,game:t,class:n=""}){let a="die-"+o;return ee(a)?r`
      <${F} id=${a} class=${`die c-${e} ${n}`} />
    `:r`
    <span class=${`die faced c-${e} ${n}`}>
      <${F} id="die-0" class="die-body" />
      ${/^\d+$/.test(String(o))?r`
              <b class="die-number">${o}</b>
            `:r`
              <${I} name=${o} game=${t} class="ic" />
            `}
    </span>
  `}var Zo=new Map;function Zs({game:e,name:o,class:t}){let n=`/api/v1/emblems/${encodeURIComponent(e)}/${encodeURIComponent(o)}.svg`,[,a]=x(0);B(()=>{if(Zo.get(n))return;let i=new Image;return i.onload=()=>{Zo.set(n,!0),a(l=>l+1)},i.src=n,()=>{i.onload=null}},[n]);let s=Zo.get(n)?`url("${n}")`:"";return r`
    <span
      class=${t+(s?" em-file":" em-none")}
      style=${s?{maskImage:s,WebkitMaskImage:s}:void 0}
      aria-hidden="true"
    ></span>
  `}function I({name:e,game:o,class:t="ic"}){return e?e.startsWith("die-")&&ee(e)?r`
      <${F} id=${e} class=${t+" c-plain"} />
    `:ee(e)?r`
      <${F} id=${e} class=${t+(e.startsWith("flag-")?" flag":"")} />
    `:ee("tm-"+e)?r`
      <${T} colour=${e} class=${t} />
    `:o?r`
        <${Zs} key=${e} game=${o} name=${e} class=${t} />
      `:null:null}var Jt={"home.share":"win together","home.again":"Again","home.result":"Result","set.here":"Kept on this device only.","set.off":"Off","set.on":"On","set.scheme.dark":"Dark","set.scheme.light":"Light","set.scheme.auto":"As the device","set.scheme":"Colours","set.voice":"A voice reads events","set.sound":"Sounds","set.language":"Language","set.title":"Settings","score.hours":{one:"{n} h {minutes} min",other:"{n} h {minutes} min"},"score.minutes":{one:"{n} min",other:"{n} min"},"score.copied":"Copied","score.share":"Share","score.rounds":"Points after each round","log.again":{one:"Once the dice are put right, {n} step after this is worked out again; what still fits is kept.",other:"Once the dice are put right, {n} steps after this are worked out again; what still fits is kept."},"log.drops":{one:"{n} step after this is dropped. “Redo” brings it back until something new is answered.",other:"{n} steps after this are dropped. “Redo” brings them back until something new is answered."},"log.costs":{one:"This drops {n} later step:",other:"This drops {n} later steps:"},"log.return.sure":"Yes, go back here","log.change":"Put it right all the same","log.back":"Back to the log","log.show":"Show the result","hand.rub":"Undo one die","ask.source":"Rule {rule}","sighting.again":{one:"{n} to throw again",other:"{n} to throw again"},"battle.ranks":"Distances in order","battle.counts":{one:"{n} die",other:"{n} dice"},"ask.less":"Less: {what}","ask.more":"More: {what}","ask.order":"Tap in order","ask.rub":"Rub out","ask.pick":"Choose","ask.send":"Continue","ask.skip":"Skip","ask.who":"Who answers","ask.worth":"Sum {n}","bar.home":"Home","bar.log":"Log","bar.redo":"Redo","bar.undo":"Undo","battle.again":"Next throw","battle.answer":"Back to the question","battle.back":"Previous","battle.both":"Both sink","battle.close":"measured","battle.duel":"Duel {n} of {all}","battle.list":"Duels in order","battle.look":"Show again: {what}","battle.next":"Next","battle.none":"Nobody sinks","battle.on":"Continue","battle.open":"Waits for an answer","battle.outcome":"Outcome","battle.over":"The battle is over","battle.pause":"Pause","battle.play":"Play the battle","battle.result":"Result","battle.row":"Duel {n}: {a} and {b}, {gap} mm","battle.sinks":"{Die} sinks","battle.sunk":{one:"{n} sunk",other:"{n} sunk"},"beside.more":"More ({n})","beside.title":"More","camera.folder":"Pictures from a folder","camera.live":"Live","camera.lost":"No picture","camera.none":"By hand","camera.simulated":"Simulation","camera.upload":"Pictures by phone","closer.from":"from {die}","closer.tip":"The difference is too small for the camera. Use the ruler from the game.","closer.title":"Nearly a tie","colour.black":"black","colour.blue":"blue","colour.green":"green","colour.orange":"orange","colour.purple":"purple","colour.red":"red","colour.white":"white","colour.yellow":"yellow","crew.as":"The new device","crew.ask":"The host lets others in and gives the roles.","crew.away":"offline","crew.device":"Device","crew.end":"Send {name} away","crew.end.sure":"Send away","crew.here":"online","crew.host":"host","crew.hosts":"Only the host of this table can do that.","crew.leave":"Leave the table","crew.let":"Let play","crew.looks":"This device only watches. The host can let it play.","crew.once":"It lets one device in. The next code comes by itself.","crew.only":"Only watch","crew.pass":"Make host","crew.pass.sure":"Yes, make it the host","crew.player":"player","crew.plays":"Player","crew.qr":"QR code with the address that lets one device in","crew.scan":"Scan to join","crew.spectator":"watcher","crew.title":"Who is here","crew.watch":"Scan to watch","crew.watches":"Watcher","crew.you":"this device","failed.back":"Back to the throw","failed.text":"This picture could not be read.","failed.title":"Not read","fix.done":"Done","fix.fixed":"corrected","fix.move":"Tap the chart to move the die.","fix.new":"A new die","fix.not":"Nothing lies here","fix.pose":"How it lies","fix.remove":"Remove","fix.title":"Correct a die","fix.value":"Pips","fix.which":"What lies here?","fix.whose":"Whose","guard.again":"Read again","guard.againhow":"from a new picture","guard.focus":"The picture is out of focus.","guard.hand":"A hand is over the board.","guard.lens":"The lens is dirty or covered.","guard.light":"The light differs from the set-up.","guard.motion":"Something still moves.","guard.moved":"The camera or the board has moved.","guard.not-a-board":"There is no board in the picture.","guard.outside":"A die lies off the board.","guard.size":"The size does not fit: teach the dice again.","guard.title":"The picture is doubtful","guard.untaught":"These dice are not those that were taught.","guard.use":"This picture is good","guard.usehow":"read it all the same","faces.told":"The dice that are told","faces.which":"{die}, {n} of {all}: what does it show?","hand.discard":"Start over","hand.done":"Count the battle","hand.how":"Tap the chart to place each die","hand.lacks":{one:"{n} die to go",other:"{n} dice to go"},"hand.ready":"All dice are there","hand.tip":"Gaps are measured on the chart; near ties you measure by ruler.","hand.title":"By hand","home.camera":"camera","home.clock":"Clock for calls","home.clock.off":"off","home.clock.seconds":"{n} s","who.title":"Whose device is this?","who.why":"Then you choose in secret here, and your own questions come first.","who.all":"Everybody's","who.chosen":"You have chosen","who.wait":"Still choosing: {names}","who.change":"Change my choice","who.told":"Have chosen on their own devices: {names}","home.host":"The host starts the next game.","home.wait":"The host starts a game. It then shows here by itself.","home.order":"In the order of the seats, clockwise. The order matters","crew.shows":"May show a code","prepare.title":"Set-up","prepare.done":"Everything lies ready","home.colour":"Colour of player {n}: {colour}. Change","home.continue":"Continue","home.count":"Players","home.going":"Game in progress","home.more":{one:"All rules ({n})",other:"All rules ({n})"},"home.name":"Name of player {n}","home.new":"New game","home.norules":"This game has no variants.","home.not":"Back","home.player":"Player {n}","home.points":"score only","home.rules":"Rules","home.seats":"{from}–{to} players","home.start":"Start","home.sub":"Counts the dice and the chests. You play.","home.sure":"A new game starts; the current one ends.","home.which":"Game","home.yes":"Yes, start","join.box":"No host any more? On the box, “quartermaster pair” shows a new code.","join.code":"Or type the code","join.go":"Come in","join.scan":"Scan the QR code on the host's tablet or on the box.","join.title":"Come to the table","link.first":"Connecting to the table…","link.lost":"Connection lost. Reconnecting…","look.add":"Tap an empty place to add a die.","look.again":"Try again","look.back":"Back to the question","look.drop":"Leave it as it was","look.how":"Tap a die to correct it","look.title":"The whole board","notice.behind":"This device has already shown step {was}; the table is at step {now}. If nobody brought a copy back, steps were lost: compare before you go on.","notice.close":"Close","notice.error":"That did not work. Try again.","notice.network":"Not sent: there is no connection. Try again in a moment.","notice.stale":"The table has moved on meanwhile.","picture.die":"Correct: {die}","picture.label":"The board seen from above","picture.live":"The camera’s picture","pose.cocked":"cocked","pose.flat":"flat","pose.hidden":"hidden","pose.stacked":"on another","question.add":"A die is missing","question.addhow":"tap its place on the picture","question.again":"that die is thrown again","question.all":"Those are all","question.board":"The whole board","question.cocked":"It leans","question.counts":"counts as {die}","question.first":"Question 1 of {all}","question.flat":"It lies flat","question.flats":"All of them lie flat","question.is":"It is a die","question.isnt":"It is not a die","question.leans":"It leans","question.not":"Not all of them","question.each":"then one is asked after the other","question.asread":"they count as read","question.one":"Question","question.right":"That is right","question.then":"then tell the pips","question.wrong":"Let me correct it","reader.none":"The reader is off","reader.reading":"Reading","reader.ready":"Still","reader.restarting":"Reader restarts","reading.title":"Reading the dice…","reading.wait":"One moment…","score.again":"Play again","score.by":{one:"wins by {n} point",other:"wins by {n} points"},"score.course":"Last events","score.print":"Print","score.shared":"shared victory","score.title":"Game over","score.total":"Victory points","score.wins":"wins","seat.all":"Players","seat.firstlong":"First player","seat.score":"Points","seat.table":"Table","sighting.questions":{one:"{n} question",other:"{n} questions"},"sighting.sure":"{n} of {all} sure","throw.hand":"Enter by hand","throw.now":"Throw","throw.photo":"Picture by phone","throw.read":"Read now","throw.sending":"Sending…","throw.shoot":"Take a picture","throw.tip.hand":"Put the dice on the chart by tap.","throw.tip.live":"Throw. When the dice lie still they are read by themselves.","throw.tip.thrown":"Tap “Throw”: the simulator throws the dice.","scene.hand":"A hand is over the board: I wait.","scene.moving":"The dice are rolling.","scene.still":"The dice lie still: I am reading them.","throw.tip.upload":"Throw, and take a picture from above.","ask.rule":"What does the rule say?","log.anew":"The new answer replaces the old one. All that came after is worked out again.","log.put":"put right","log.by":"Device: {who}","log.dice":"Put dice right","log.edit":"Put answer right","log.return":"Go back here","log.lost":{one:"Put right. One later step no longer holds and is left out:",other:"Put right. {n} later steps no longer hold and are left out:"},"log.holds":"Put right. All later steps still hold.","log.none":"Nothing is written down yet.","log.earlier":{one:"{n} earlier step",other:"{n} earlier steps"},"home.first":"First player","home.chance":"by chance","archive.again":"Try again","archive.average":"Average","archive.best":"Best","archive.copies":"Copies","archive.copies.sub":"Nothing is lost","archive.dice":"Dice","archive.dice.few":"Too few throws to say.","archive.dice.fits":"As a fair die falls.","archive.dice.how":"The bar is what fell, the line through it where the true share lies (95 %, exact), the dashed line a fair die.","archive.dice.odd":"A fair die hardly ever falls like this.","archive.face":"{face}: {n} times, true share between {low} and {high} %","archive.forget":"Forget","archive.forget.how":"Forgetting takes the name out of all games and copies kept here. The games stay, and read N.N. Copies that were carried away keep the name.","archive.forget.sure":"Forget for good","archive.games":"Games","archive.games.none":"No game has been finished yet.","archive.games.sub":"Finished games, newest first","archive.length":{one:"{n} step in {minutes} min",other:"{n} steps in {minutes} min"},"archive.people":"People","archive.people.none":"Nobody is remembered yet: whoever gets a name in a new game is.","archive.people.sub":"Name, colour, sign and language","archive.person.colour":"Colour","archive.person.language":"Language","archive.person.name":"Name","archive.person.new":"New person","archive.person.save":"Save","archive.person.sign":"Sign {n}","archive.person.symbol":"Sign","archive.played":"Games","archive.rounds":"Round by round","archive.sheet":"Score sheet","archive.standings":"Statistics","archive.standings.sub":"Wins, averages and fair dice","archive.throws":{one:"{n} throw",other:"{n} throws"},"archive.title":"People and games","archive.wins":"Wins","copies.back":"Bring back","copies.before":"before another was brought back","copies.bring":"Bring a copy back","copies.brought":{one:"Brought back: {n} step, as on {when}.",other:"Brought back: {n} steps, as on {when}."},"copies.daily":"kept by itself or on demand","copies.here":"Kept here","copies.how":"A copy holds all games and all people of this machine. Bringing one back keeps what was there before as a copy.","copies.keep":"Keep one here","copies.kept":"A copy is kept here.","copies.last":"played until {when}","copies.none":"No copy is kept here yet; one is made each day that something is played.","copies.other":"For other programs","copies.salvaged":"saved from a damaged record","copies.steps":{one:"{n} step",other:"{n} steps"},"copies.sure":"Put {name} in place of all games and people? What is there now is kept as a copy.","copies.take":"Download a copy","copies.yes":"Replace everything","tables.title":"Tables","tables.at":"Table {name}. Other tables","tables.free":"No game","tables.over":"{game} · finished","tables.here":"you are here","tables.how":"At your own table you play; at the others you look on.","archive.health":"Machine","archive.health.sub":"Camera, reading, disk and copies","health.well":"All is well.","health.camera":"Camera","health.rate":"{n} pictures a second","health.reading":"Reading","health.read":"the last in {last} s, {mean} s on average · {n} read, {failed} not","health.never":"nothing was read yet","health.disk":"Disk","health.free":"{free} GB of {size} GB free","health.copy":"Last copy","health.none":"none yet","health.heat":"Temperature","health.supply":"Power supply","health.fine":"strong enough","health.weak":"too weak","health.devices":"Devices","health.here":"{here} at the table, {known} let in","health.since":"Running since","health.unknown":"not known","whole.none":"none","health.report":"Report a problem","health.how":"A file without names, addresses or pictures: how the machine is, the game, the newest lines of the log. Send it to whoever you ask for help.","hue.black":"black","hue.blue":"blue","hue.green":"green","hue.orange":"orange","hue.purple":"purple","hue.red":"red","hue.white":"white","hue.yellow":"yellow","crew.mine.player":"You are a player.","crew.mine.spectator":"You are watching.","crew.mine.host":"You are the host.","archive.panel":"Button and light","archive.panel.sub":"What is wired, and what it shows","health.panel":"Button and light","health.parts":"{found} found, {failed} failed","panel.drawn":"A drawn panel beside the simulated table. A real one does the same: press its button.","panel.real":"The panel of this table.","panel.press":"Press","panel.hold":"Hold for 5 seconds","panel.down":"The button is down.","panel.up":"The button is up.","panel.pressed":{one:"Pressed {n} time",other:"Pressed {n} times"},"panel.held":{one:"held {n} time",other:"held {n} times"},"panel.light.on":"Light on: {n} %","panel.light.off":"Light off","panel.room":"room {n} lx","panel.dark":"Darker than when it was set up","panel.signal.off":"Nobody plays","panel.signal.ready":"Ready","panel.signal.reading":"Reading","panel.signal.asks":"Question","panel.signal.trouble":"Trouble","panel.part.button":"Button","panel.part.light":"Light","panel.part.state":"Signal lamps","panel.part.buzzer":"Buzzer","panel.part.sensor":"Light sensor","panel.is.found":"found","panel.is.skipped":"not used","panel.is.failed":"failed","panel.is.opening":"being looked for","panel.wiring":"What is wired","panel.how":"Pins are numbered 1 to 40, as in the guide's drawing. Switch the computer off before you wire anything.","panel.none":"not wired","panel.kind":"Kind","panel.kind.apa":"APA102 strip","panel.kind.ws":"WS2812 strip","panel.kind.relay":"Relay","panel.kind.pwm":"Dimmed light","panel.kind.leds":"Single LEDs","panel.pin":"Pin","panel.data":"Data pin","panel.pixels":"Number of LEDs","panel.bright":"Brightness (%)","panel.led":"LED {n}","panel.level":"On when the pin is","panel.high":"high","panel.low":"low","panel.sound":"Sound","panel.sound.on":"on","panel.sound.off":"off","panel.addr":"Its ADDR pin","panel.addr.low":"to ground or open","panel.addr.high":"to 3.3 V","panel.save":"Keep the wiring","panel.kept":"Kept. It holds from now on."};var Qt={"home.share":"wygrywają razem","home.again":"Jeszcze raz","home.result":"Wynik","set.here":"Zapamiętane tylko na tym urządzeniu.","set.off":"Nie","set.on":"Tak","set.scheme.dark":"Ciemne","set.scheme.light":"Jasne","set.scheme.auto":"Jak urządzenie","set.scheme":"Kolory","set.voice":"Głos czyta zdarzenia","set.sound":"Dźwięki","set.language":"Język","set.title":"Ustawienia","score.hours":{one:"{n} godz. {minutes} min",few:"{n} godz. {minutes} min",many:"{n} godz. {minutes} min",other:"{n} godz. {minutes} min"},"score.minutes":{one:"{n} min",few:"{n} min",many:"{n} min",other:"{n} min"},"score.copied":"Skopiowano","score.share":"Wyślij","score.rounds":"Punkty po każdej rundzie","log.again":{one:"Po poprawce kostek {n} późniejszy krok zostanie policzony na nowo; co nadal pasuje, zostaje.",few:"Po poprawce kostek {n} późniejsze kroki zostaną policzone na nowo; co nadal pasuje, zostaje.",many:"Po poprawce kostek {n} późniejszych kroków zostanie policzonych na nowo; co nadal pasuje, zostaje.",other:"Po poprawce kostek {n} późniejszego kroku zostanie policzone na nowo; co nadal pasuje, zostaje."},"log.drops":{one:"Wypadnie {n} późniejszy krok. „Przywróć” odda go, dopóki nie padnie nowa odpowiedź.",few:"Wypadną {n} późniejsze kroki. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź.",many:"Wypadnie {n} późniejszych kroków. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź.",other:"Wypadnie {n} późniejszego kroku. „Przywróć” odda je, dopóki nie padnie nowa odpowiedź."},"log.costs":{one:"Po tej poprawce wypadnie {n} późniejszy krok:",few:"Po tej poprawce wypadną {n} późniejsze kroki:",many:"Po tej poprawce wypadnie {n} późniejszych kroków:",other:"Po tej poprawce wypadnie {n} późniejszego kroku:"},"log.return.sure":"Tak, wróć tutaj","log.change":"Mimo to popraw","log.back":"Wróć do dziennika","log.show":"Pokaż wynik","hand.rub":"Cofnij kostkę","ask.source":"Zasada {rule}","sighting.again":{one:"{n} do ponownego rzutu",few:"{n} do ponownego rzutu",many:"{n} do ponownego rzutu",other:"{n} do ponownego rzutu"},"battle.ranks":"Odległości po kolei","battle.counts":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"ask.less":"Mniej: {what}","ask.more":"Więcej: {what}","ask.order":"Stukaj po kolei","ask.rub":"Zmaż","ask.pick":"Wybierz","ask.send":"Dalej","ask.skip":"Pomiń","ask.who":"Kto odpowiada","ask.worth":"razem {n}","bar.home":"Strona główna","bar.log":"Dziennik","bar.redo":"Przywróć","bar.undo":"Cofnij","battle.again":"Następny rzut","battle.answer":"Wróć do pytania","battle.back":"Poprzedni","battle.both":"Obie toną","battle.close":"zmierzone","battle.duel":"Pojedynek {n} z {all}","battle.list":"Pojedynki po kolei","battle.look":"Pokaż jeszcze raz: {what}","battle.next":"Następny","battle.none":"Nikt nie tonie","battle.on":"Dalej","battle.open":"Czeka na odpowiedź","battle.outcome":"Wynik","battle.over":"Koniec bitwy","battle.pause":"Zatrzymaj","battle.play":"Odtwórz bitwę","battle.result":"Wynik gry","battle.row":"Pojedynek {n}: {a} i {b}, {gap} mm","battle.sinks":"Tonie {die}","battle.sunk":{one:"{n} pod wodą",few:"{n} pod wodą",many:"{n} pod wodą",other:"{n} pod wodą"},"beside.more":"Inne ({n})","beside.title":"Inne","camera.folder":"Zdjęcia z folderu","camera.live":"Na żywo","camera.lost":"Brak obrazu","camera.none":"Ręcznie","camera.simulated":"Symulacja","camera.upload":"Zdjęcia z telefonu","closer.from":"od: {die}","closer.tip":"Różnica jest za mała dla kamery. Przyłóżcie linijkę z gry.","closer.title":"Prawie remis","colour.black":"czarna","colour.blue":"niebieska","colour.green":"zielona","colour.orange":"pomarańczowa","colour.purple":"fioletowa","colour.red":"czerwona","colour.white":"biała","colour.yellow":"żółta","crew.as":"Nowe urządzenie","crew.ask":"Gospodarz wpuszcza innych i rozdaje role.","crew.away":"offline","crew.device":"Urządzenie","crew.end":"Odeślij: {name}","crew.end.sure":"Odeślij","crew.here":"online","crew.host":"gospodarz","crew.hosts":"To może zrobić tylko gospodarz stołu.","crew.leave":"Odejdź od stołu","crew.let":"Niech gra","crew.looks":"To urządzenie tylko ogląda. Gospodarz może pozwolić mu grać.","crew.once":"Kod wpuszcza jedno urządzenie. Następny pojawi się sam.","crew.only":"Tylko ogląda","crew.pass":"Ustaw jako gospodarza","crew.pass.sure":"Tak, to gospodarz","crew.player":"gracz","crew.plays":"Gracz","crew.qr":"Kod QR z adresem, który wpuszcza jedno urządzenie","crew.scan":"Zeskanuj, aby dołączyć","crew.spectator":"widz","crew.title":"Kto jest przy stole","crew.watch":"Zeskanuj, aby tylko oglądać","crew.watches":"Widz","crew.you":"to urządzenie","failed.back":"Wróć do rzutu","failed.text":"Tego obrazu nie udało się odczytać.","failed.title":"Nie odczytano","fix.done":"Gotowe","fix.fixed":"poprawiona","fix.move":"Stuknij mapę, by przesunąć kostkę.","fix.new":"Nowa kostka","fix.not":"Nic tu nie leży","fix.pose":"Jak leży","fix.remove":"Usuń","fix.title":"Popraw kostkę","fix.value":"Oczka","fix.which":"Co tu leży?","fix.whose":"Czyja","guard.again":"Czytaj jeszcze raz","guard.againhow":"z nowego obrazu","guard.focus":"Obraz jest nieostry.","guard.hand":"Nad planszą jest ręka.","guard.lens":"Obiektyw jest brudny albo zasłonięty.","guard.light":"Światło jest inne niż przy ustawianiu.","guard.motion":"Coś się jeszcze rusza.","guard.moved":"Kamera albo plansza się przesunęła.","guard.not-a-board":"Na obrazie nie widać planszy.","guard.outside":"Kostka leży poza planszą.","guard.size":"Wielkość kości się nie zgadza: naucz program od nowa.","guard.title":"Obraz jest niepewny","guard.untaught":"To nie są kości, których program się uczył.","guard.use":"Ten obraz jest dobry","guard.usehow":"czytaj go mimo to","faces.told":"Podane kostki","faces.which":"{die}, {n} z {all}: co pokazuje?","hand.discard":"Zacznij od nowa","hand.done":"Rozstrzygnij bitwę","hand.how":"Stuknij mapę tam, gdzie leży każda kostka","hand.lacks":{one:"Jeszcze {n} kostka",few:"Jeszcze {n} kostki",many:"Jeszcze {n} kostek",other:"Jeszcze {n} kostki"},"hand.ready":"Wszystkie kostki leżą","hand.tip":"Odległości liczą się z mapy; prawie równe zmierzcie linijką.","hand.title":"Ręcznie","home.camera":"kamera","home.clock":"Zegar przy wywołaniu","home.clock.off":"wyłączony","home.clock.seconds":"{n} s","who.title":"Czyje to urządzenie?","who.why":"Wtedy wybierasz tu w tajemnicy, a twoje pytania są pierwsze.","who.all":"Wspólne","who.chosen":"Wybór zapisany","who.wait":"Jeszcze wybierają: {names}","who.change":"Zmień mój wybór","who.told":"Wybór na własnym urządzeniu: {names}","home.host":"Następną grę zaczyna gospodarz.","home.wait":"Grę zaczyna gospodarz. Pojawi się tu sama.","home.order":"W kolejności miejsc, zgodnie z ruchem wskazówek zegara. Kolejność ma znaczenie","crew.shows":"Może pokazywać kod","prepare.title":"Przygotowanie","prepare.done":"Wszystko gotowe","home.colour":"Kolor gracza {n}: {colour}. Zmień","home.continue":"Graj dalej","home.count":"Liczba graczy","home.going":"Gra trwa","home.more":{one:"Wszystkie zasady ({n})",few:"Wszystkie zasady ({n})",many:"Wszystkie zasady ({n})",other:"Wszystkie zasady ({n})"},"home.name":"Imię gracza {n}","home.new":"Nowa gra","home.norules":"Ta gra nie ma wariantów.","home.not":"Wróć","home.player":"Gracz {n}","home.points":"tylko punkty","home.rules":"Zasady","home.seats":"{from}–{to} graczy","home.start":"Zacznij","home.sub":"Liczy kostki i skrzynie. Wy gracie.","home.sure":"Zacznie się nowa gra; obecna się skończy.","home.which":"Gra","home.yes":"Tak, zacznij","join.box":"Nie ma już gospodarza? Nowy kod pokaże komputer stołu, po wpisaniu „quartermaster pair”.","join.code":"Albo wpisz kod","join.go":"Wejdź","join.scan":"Zeskanuj kod QR z tabletu gospodarza albo z komputera stołu.","join.title":"Usiądź do stołu","link.first":"Łączę ze stołem…","link.lost":"Brak połączenia. Łączę ponownie…","look.add":"Stuknij puste miejsce, by dodać kostkę.","look.again":"Spróbuj jeszcze raz","look.back":"Wróć do pytania","look.drop":"Zostaw jak było","look.how":"Stuknij kostkę, by ją poprawić","look.title":"Cała plansza","notice.behind":"To urządzenie pokazało już krok {was}, a stół jest na kroku {now}. Jeśli nikt nie przywrócił kopii, zginęły kroki: porównajcie, zanim zagracie dalej.","notice.close":"Zamknij","notice.error":"Nie udało się. Spróbuj jeszcze raz.","notice.network":"Nie wysłano, bo nie ma połączenia. Spróbuj za chwilę.","notice.stale":"Gra poszła już dalej.","picture.die":"Popraw: {die}","picture.label":"Plansza widziana z góry","picture.live":"Obraz z kamery","pose.cocked":"krzywo","pose.flat":"płasko","pose.hidden":"zakryta","pose.stacked":"na innej","question.add":"Brakuje kostki","question.addhow":"wskażcie miejsce na obrazie","question.again":"tą kostką rzuca się jeszcze raz","question.all":"To wszystkie kostki","question.board":"Cała plansza","question.cocked":"Leży krzywo","question.counts":"liczy się {die}","question.first":"Pytanie 1 z {all}","question.flat":"Leży płasko","question.flats":"Wszystkie leżą płasko","question.is":"To kostka","question.isnt":"To nie kostka","question.leans":"Leży krzywo","question.not":"Nie wszystkie","question.each":"wtedy pytanie padnie o każdą z osobna","question.asread":"liczą się tak, jak je odczytano","question.one":"Pytanie","question.right":"Tak jest","question.then":"wtedy podacie oczka","question.wrong":"Poprawię","reader.none":"Czytnik nie działa","reader.reading":"Czyta","reader.ready":"Nieruchomo","reader.restarting":"Czytnik się uruchamia","reading.title":"Czytam kostki…","reading.wait":"Chwila…","score.again":"Rewanż","score.by":{one:"wygrywa {n} punktem",few:"wygrywa {n} punktami",many:"wygrywa {n} punktami",other:"wygrywa {n} punktu"},"score.course":"Ostatnie zdarzenia","score.print":"Drukuj","score.shared":"wspólne zwycięstwo","score.title":"Koniec gry","score.total":"Punkty zwycięstwa","score.wins":"wygrywa","seat.all":"Gracze","seat.firstlong":"Pierwszy gracz","seat.score":"Punkty","seat.table":"Stół","sighting.questions":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"sighting.sure":"{n} z {all} pewnych","throw.hand":"Podaj ręcznie","throw.now":"Rzuć","throw.photo":"Zdjęcie z telefonu","throw.read":"Czytaj teraz","throw.sending":"Wysyłam…","throw.shoot":"Zrób zdjęcie","throw.tip.hand":"Układacie kostki palcem na mapie.","throw.tip.live":"Rzućcie. Gdy kostki się zatrzymają, odczytam je sam.","throw.tip.thrown":"Dotknij „Rzuć” – kostki rzuci symulator.","scene.hand":"Ręka nad planszą: czekam.","scene.moving":"Kostki się toczą.","scene.still":"Kostki leżą: czytam.","throw.tip.upload":"Rzućcie i zróbcie zdjęcie z góry.","ask.rule":"Co mówi zasada?","log.anew":"Nowa odpowiedź zastąpi starą. Wszystko, co było potem, zostanie policzone na nowo.","log.put":"poprawione","log.by":"Urządzenie: {who}","log.dice":"Popraw kostki","log.edit":"Popraw odpowiedź","log.return":"Wróć tutaj","log.lost":{one:"Poprawione. Jeden późniejszy krok już nie pasuje i wypada:",few:"Poprawione. {n} późniejsze kroki już nie pasują i wypadają:",many:"Poprawione. {n} późniejszych kroków już nie pasuje i wypada:",other:"Poprawione. {n} późniejszego kroku już nie pasuje i wypada:"},"log.holds":"Poprawione. Wszystkie późniejsze kroki nadal pasują.","log.none":"Jeszcze nic nie zapisano.","log.earlier":{one:"Jeszcze {n} wcześniejszy krok",few:"Jeszcze {n} wcześniejsze kroki",many:"Jeszcze {n} wcześniejszych kroków",other:"Jeszcze {n} wcześniejszego kroku"},"home.first":"Pierwszy gracz","home.chance":"losowo","archive.again":"Spróbuj ponownie","archive.average":"Średnia","archive.best":"Najlepiej","archive.copies":"Kopie","archive.copies.sub":"Nic nie ginie","archive.dice":"Kostki","archive.dice.few":"Za mało rzutów, żeby coś powiedzieć.","archive.dice.fits":"Tak pada uczciwa kostka.","archive.dice.how":"Słupek: wyniki; kreska: niepewność (95 %); przerywana: uczciwa kostka.","archive.dice.odd":"Uczciwa kostka prawie nigdy tak nie pada.","archive.face":"{face}: {n} razy, prawdziwy udział od {low} do {high} %","archive.forget":"Zapomnij","archive.forget.how":"Imię zniknie ze wszystkich gier i z kopii trzymanych tutaj. Gry zostaną, z napisem N.N. Kopie zabrane gdzie indziej zachowają imię.","archive.forget.sure":"Zapomnij na zawsze","archive.games":"Gry","archive.games.none":"Żadna gra nie została jeszcze skończona.","archive.games.sub":"Skończone gry, od najnowszej","archive.length":{one:"{n} krok w {minutes} min",few:"{n} kroki w {minutes} min",many:"{n} kroków w {minutes} min",other:"{n} kroku w {minutes} min"},"archive.people":"Ludzie","archive.people.none":"Nikt nie jest jeszcze zapamiętany: będzie, kto dostanie imię w nowej grze.","archive.people.sub":"Imię, kolor, znak i język","archive.person.colour":"Kolor","archive.person.language":"Język","archive.person.name":"Imię","archive.person.new":"Nowa osoba","archive.person.save":"Zapisz","archive.person.sign":"Znak {n}","archive.person.symbol":"Znak","archive.played":"Gry","archive.rounds":"Runda po rundzie","archive.sheet":"Arkusz punktów","archive.standings":"Statystyki","archive.standings.sub":"Wygrane, średnie i uczciwe kostki","archive.throws":{one:"{n} rzut",few:"{n} rzuty",many:"{n} rzutów",other:"{n} rzutu"},"archive.title":"Ludzie i gry","archive.wins":"Wygrane","copies.back":"Przywróć","copies.before":"sprzed przywrócenia innej","copies.bring":"Przywróć z pliku","copies.brought":{one:"Przywrócono {n} krok, stan z: {when}.",few:"Przywrócono {n} kroki, stan z: {when}.",many:"Przywrócono {n} kroków, stan z: {when}.",other:"Przywrócono {n} kroku, stan z: {when}."},"copies.daily":"zachowana sama lub na życzenie","copies.here":"Zachowane tutaj","copies.how":"Kopia zawiera wszystkie gry i wszystkich ludzi z tej maszyny. Przywrócenie zachowuje to, co było wcześniej, jako kopię.","copies.keep":"Zachowaj tutaj","copies.kept":"Kopia została tutaj zachowana.","copies.last":"grano do {when}","copies.none":"Nie ma tu jeszcze kopii; powstaje jedna w każdym dniu, w którym się gra.","copies.other":"Dla innych programów","copies.salvaged":"uratowana z uszkodzonego zapisu","copies.steps":{one:"{n} krok",few:"{n} kroki",many:"{n} kroków",other:"{n} kroku"},"copies.sure":"Zastąpić wszystkie gry i ludzi plikiem {name}? To, co jest teraz, zostanie jako kopia.","copies.take":"Pobierz kopię","copies.yes":"Zastąp wszystko","tables.title":"Stoły","tables.at":"Stół {name}. Inne stoły","tables.free":"Bez gry","tables.over":"{game} · koniec","tables.here":"jesteś tutaj","tables.how":"Przy swoim stole grasz, inne oglądasz.","archive.health":"Sprzęt","archive.health.sub":"Kamera, czytanie, dysk i kopie","health.well":"Wszystko w porządku.","health.camera":"Kamera","health.rate":"{n} obrazów na sekundę","health.reading":"Czytanie","health.read":"ostatnie {last} s, średnio {mean} s · odczytane: {n}, nie: {failed}","health.never":"nic jeszcze nie czytano","health.disk":"Dysk","health.free":"wolne {free} GB z {size} GB","health.copy":"Ostatnia kopia","health.none":"jeszcze żadnej","health.heat":"Temperatura","health.supply":"Zasilanie","health.fine":"wystarcza","health.weak":"za słabe","health.devices":"Urządzenia","health.here":"przy stole: {here}, wpuszczone: {known}","health.since":"Działa od","health.unknown":"nie wiadomo","whole.none":"brak","health.report":"Zgłoś problem","health.how":"Plik bez imion, adresów i obrazów: stan sprzętu, gra i ostatnie wpisy dziennika. Wyślij go temu, kogo prosisz o pomoc.","hue.black":"czarny","hue.blue":"niebieski","hue.green":"zielony","hue.orange":"pomarańczowy","hue.purple":"fioletowy","hue.red":"czerwony","hue.white":"biały","hue.yellow":"żółty","crew.mine.player":"Jesteś graczem.","crew.mine.spectator":"Tylko oglądasz.","crew.mine.host":"Jesteś gospodarzem.","archive.panel":"Przycisk i światło","archive.panel.sub":"Co jest podłączone i co pokazuje","health.panel":"Przycisk i światło","health.parts":"działa: {found}, nie działa: {failed}","panel.drawn":"Panel narysowany przy symulowanym stole. Prawdziwy robi to samo: naciśnij jego przycisk.","panel.real":"Panel tego stołu.","panel.press":"Naciśnij","panel.hold":"Przytrzymaj 5 sekund","panel.down":"Przycisk jest wciśnięty.","panel.up":"Przycisk nie jest wciśnięty.","panel.pressed":{one:"Naciśnięto {n} raz",few:"Naciśnięto {n} razy",many:"Naciśnięto {n} razy",other:"Naciśnięto {n} razy"},"panel.held":{one:"przytrzymano {n} raz",few:"przytrzymano {n} razy",many:"przytrzymano {n} razy",other:"przytrzymano {n} razy"},"panel.light.on":"Światło świeci: {n} %","panel.light.off":"Światło zgaszone","panel.room":"w pokoju {n} lx","panel.dark":"Ciemniej niż przy ustawianiu stołu","panel.signal.off":"Nikt nie gra","panel.signal.ready":"Gotowe","panel.signal.reading":"Czytanie","panel.signal.asks":"Pytanie","panel.signal.trouble":"Kłopot","panel.part.button":"Przycisk","panel.part.light":"Światło","panel.part.state":"Lampki","panel.part.buzzer":"Brzęczyk","panel.part.sensor":"Czujnik światła","panel.is.found":"działa","panel.is.skipped":"nie używamy","panel.is.failed":"nie działa","panel.is.opening":"szukamy","panel.wiring":"Co jest podłączone","panel.how":"Piny mają numery od 1 do 40, jak na rysunku w instrukcji. Zanim coś podłączysz, wyłącz komputer.","panel.none":"nie podłączono","panel.kind":"Rodzaj","panel.kind.apa":"Pasek APA102","panel.kind.ws":"Pasek WS2812","panel.kind.relay":"Przekaźnik","panel.kind.pwm":"Światło ściemniane","panel.kind.leds":"Pojedyncze diody","panel.pin":"Pin","panel.data":"Pin danych","panel.pixels":"Liczba diod","panel.bright":"Jasność (%)","panel.led":"Dioda {n}","panel.level":"Włącza się, gdy stan pinu jest","panel.high":"wysoki","panel.low":"niski","panel.sound":"Dźwięk","panel.sound.on":"włączony","panel.sound.off":"wyłączony","panel.addr":"Jego pin ADDR","panel.addr.low":"do masy lub wolny","panel.addr.high":"do 3,3 V","panel.save":"Zapisz połączenia","panel.kept":"Zapisano. Obowiązuje od teraz."};var oo={en:Jt,pl:Qt},Se=Object.keys(oo),to={pl:"Polski",en:"English"};function Yt(){let e=localStorage.getItem("lang");return oo[e]?e:(navigator.languages||[navigator.language]).map(t=>t.slice(0,2)).find(t=>oo[t])||"en"}function Xt(e){let o=oo[e],t=new Intl.PluralRules(e),n=new Intl.NumberFormat(e,{minimumFractionDigits:1,maximumFractionDigits:1}),a=(s,i={})=>{let l=o[s];return l===void 0?s:(typeof l=="object"&&(l=l[t.select(i.n)]??l.other),l.replace(/\{(\w+)\}/g,(u,d)=>i[d]??""))};return a.lang=e,a.mm=s=>n.format(s),a.colour=s=>o["colour."+s]??s,a.hue=s=>o["hue."+s]??s,a.die=(s,i)=>i&&i!=="0"&&i!==0?`${a.colour(s)} ${i}`:a.colour(s),a.title=s=>s.charAt(0).toLocaleUpperCase(e)+s.slice(1),a}var no=class extends Error{constructor(o,t){super(t?.error?.text||""),this.status=o,this.help=t?.error?.help||"",this.table=t?.table||null}},Ys="/api/v1",en=new URLSearchParams(location.search).get("table")||"",Pe=(e,o="")=>{let t=[o&&"lang="+o,en&&"table="+encodeURIComponent(en)].filter(Boolean).join("&");return Ys+e+(t&&(e.includes("?")?"&":"?")+t)};async function O(e,o,t,n,a=20){let s=n instanceof Blob,i,l=null;try{i=await fetch(Pe(t,e),{method:o,headers:s?{"Content-Type":n.type}:n?{"Content-Type":"application/json"}:{},body:s?n:n?JSON.stringify(n):void 0,signal:AbortSignal.timeout(a*1e3)});let u=await i.text();u&&(l=JSON.parse(u))}catch{if(!i||i.ok)throw new no(0,null)}if(!i.ok)throw new no(i.status,l);return l}var on=e=>new EventSource(Pe("/events",e));var tn="sound";function Xs(e){let o=e.createBuffer(1,e.sampleRate,e.sampleRate),t=o.getChannelData(0);for(let n=0;n<t.length;n++)t[n]=Math.random()*2-1;return o}function Qo(e,o,{at:t,long:n,from:a,to:s,loud:i,q:l=1,type:u="bandpass"}){let d=e.createBufferSource(),c=e.createBiquadFilter(),h=e.createGain(),$=e.currentTime+t;d.buffer=o,d.loop=!0,c.type=u,c.Q.value=l,c.frequency.setValueAtTime(a,$),c.frequency.exponentialRampToValueAtTime(s,$+n),h.gain.setValueAtTime(1e-4,$),h.gain.exponentialRampToValueAtTime(i,$+Math.min(.15*n,.1)),h.gain.exponentialRampToValueAtTime(1e-4,$+n),d.connect(c).connect(h).connect(e.destination),d.start($,Math.random()*.5),d.stop($+n+.05)}function Yo(e,{at:o,long:t,from:n,to:a=n,loud:s,shape:i="sine"}){let l=e.createOscillator(),u=e.createGain(),d=e.currentTime+o;l.type=i,l.frequency.setValueAtTime(n,d),l.frequency.exponentialRampToValueAtTime(a,d+t),u.gain.setValueAtTime(1e-4,d),u.gain.exponentialRampToValueAtTime(s,d+.015),u.gain.exponentialRampToValueAtTime(1e-4,d+t),l.connect(u).connect(e.destination),l.start(d),l.stop(d+t+.05)}var ea={dice:(e,o)=>[0,.07,.16,.22,.31].forEach((t,n)=>{Qo(e,o,{at:t,long:.06,from:2600-300*n,to:900,loud:.28-.04*n,q:3}),Yo(e,{at:t,long:.05,from:420-40*n,to:180,loud:.12,shape:"triangle"})}),sink:(e,o)=>{Qo(e,o,{at:0,long:.9,from:900,to:120,loud:.22,type:"lowpass"}),[.15,.3,.42,.58].forEach((t,n)=>Yo(e,{at:t,long:.11,from:190+60*n,to:420+70*n,loud:.09}))},whirl:(e,o)=>[0,.5,1].forEach((t,n)=>Qo(e,o,{at:t,long:.9,from:260,to:1300-250*n,loud:.16,q:4})),win:e=>[392,523.25,659.25,783.99].forEach((o,t)=>Yo(e,{at:.14*t,long:t===3?1.1:.35,from:o,loud:.16,shape:"triangle"}))},so=()=>typeof AudioContext<"u",ao=class{constructor(){this.kept=so()?localStorage.getItem(tn):"off",this.audio=null,this.noise=null,this.touched=!1;for(let o of["pointerdown","keydown"])addEventListener(o,()=>{this.touched=!0})}on(o){return so()&&(this.kept?this.kept==="on":!!o&&o.role!=="spectator")}turn(o){this.kept=o?"on":"off",localStorage.setItem(tn,this.kept)}play(o,t){!this.touched||!this.on(t)||document.visibilityState==="hidden"||(this.audio||=new AudioContext,this.audio.state==="suspended"&&this.audio.resume().catch(()=>{}),this.noise||=Xs(this.audio),ea[o](this.audio,this.noise))}hear(o,t,n){if(!o||o.game?.id!==t.game?.id)return;let a=s=>s.view?.table?.find(i=>i.battle)?.battle;t.result&&!o.result?this.play("win",n):a(t)&&a(t).id!==a(o)?.id?this.play(a(t).reach?"whirl":"dice",n):t.sighting?.state==="asking"&&o.sighting?.state==="reading"&&this.play("dice",n)}};var nn="voice",oa={pl:"pl-PL",en:"en-GB"},Xo=()=>typeof speechSynthesis<"u"&&typeof SpeechSynthesisUtterance<"u",ro=class{constructor(){this.on=Xo()&&localStorage.getItem(nn)==="on",this.last=null}turn(o){this.on=o,localStorage.setItem(nn,o?"on":"off"),o||speechSynthesis.cancel()}hear(o){let t=(o?.log||[]).filter(l=>l.entry),n=t.at(-1)?.entry??0,a=this.last,s=o?.game?.id;if(this.last=n,!this.on||a===null||n<=a||!s)return;let i=t.filter(l=>l.entry>a&&l.announce).map(l=>l.text);if(i.length){speechSynthesis.cancel();for(let l of i.slice(-6)){let u=new SpeechSynthesisUtterance(l.replace(/[–·]/g,","));u.lang=oa[o.lang]||o.lang,speechSynthesis.speak(u)}}}};var ta=2e3,na=400,sa=3e3,sn=[900,1500],io=class{constructor(o){this.on=o,this.heard=this.looked=Date.now(),this.tries=0,addEventListener("online",()=>this.open()),addEventListener("offline",()=>this.on.lost(!0)),addEventListener("pageshow",t=>{t.persisted&&this.open()}),navigator.connection?.addEventListener?.("change",()=>this.open()),document.addEventListener("resume",()=>this.open()),document.addEventListener("visibilitychange",()=>this.look()),setInterval(()=>this.look(),na)}open(o=this.lang){this.lang=o,this.opened=Date.now(),this.stream?.close();let t=on(o);this.stream=t;let n=!0,a=(s,i)=>t.addEventListener(s,l=>{this.stream===t&&(this.heard=Date.now(),this.tries=0,i(l))});a("open",()=>{n=!0}),a("you",s=>this.on.you(JSON.parse(s.data))),a("table",s=>{this.on.table(JSON.parse(s.data),n),n=!1,this.on.lost(!1)}),a("crew",()=>this.on.crew()),a("here",()=>this.on.lost(!1)),t.addEventListener("error",()=>{t.readyState===EventSource.CLOSED&&this.stream===t&&this.ask()})}close(){this.stream?.close(),this.stream=null}async ask(){try{(await O(this.lang,"GET","/me",null,2)).role==="nobody"&&(this.close(),this.on.stranger())}catch(o){o.status===404&&location.replace("/")}}look(){let o=Date.now(),t=o-this.looked>sa;this.looked=o,!(!this.stream||document.visibilityState==="hidden"||o-this.heard<=ta)&&(this.on.lost(!0),(t||o-this.opened>Math.min(sn[0]+100*this.tries,sn[1]))&&(this.tries=t?0:this.tries+1,this.open()))}};var an=["nobody","spectator","player","host"],oe=(e,o)=>!e||an.indexOf(e.role)>=an.indexOf(o);function rn(){let e=["lang","scheme","sound","voice"].map(o=>[o,localStorage.getItem(o)]).filter(([,o])=>o);localStorage.clear(),e.forEach(([o,t])=>localStorage.setItem(o,t))}async function ln(e){let o=/^#join=([\w-]+)$/.exec(location.hash)?.[1];return o?(history.replaceState(null,"",location.pathname+location.search),et(e,o)):""}async function et(e,o){try{return await O(e,"POST","/pair",{code:o}),""}catch(t){return t.message||"network"}}var ot="step"+(new URLSearchParams(location.search).get("table")||""),lo=class{constructor(o){this.lang=o,this.snapshot=null,this.lost=!1,this.busy="",this.notice=null,this.behind=null,this.read=new Set,this.listeners=new Set,this.voice=new ro,this.sound=new ao,this.me=null,this.crew=0,this.stranger="",this.link=new io({table:(t,n)=>this.accept(t,n),you:t=>this.set({me:t,stranger:""}),crew:()=>this.set({crew:this.crew+1}),lost:t=>{this.lost!==t&&this.set({lost:t})},stranger:()=>{rn(),this.set({stranger:this.stranger||!0,me:null,snapshot:null,lost:!1,notice:null})}})}subscribe(o){return this.listeners.add(o),()=>this.listeners.delete(o)}set(o){Object.assign(this,o),this.listeners.forEach(t=>t())}open(){this.link.open(this.lang)}speak(o){localStorage.setItem("lang",o),this.lang=o,this.set({notice:null}),this.open()}accept(o,t=!1){if(!o||o.lang&&o.lang!==this.lang||!t&&this.snapshot&&o.serial<this.snapshot.serial)return;this.voice.hear(o),this.sound.hear(this.snapshot,o,this.me);let n=Number(localStorage.getItem(ot))||0,a=o.version;a>=n&&localStorage.setItem(ot,String(a)),this.set({snapshot:o,behind:a<n?{was:n,now:a}:null})}goOn(){localStorage.setItem(ot,String(this.snapshot.version)),this.set({behind:null})}close(o){this.read.add(o),this.set({})}async send(o,t,n,a,s=!1){if(this.busy)return!1;if(!oe(this.me,["/game","/clock"].includes(t)?"host":"player"))return s||this.set({notice:{kind:"refused",id:this.me.role==="player"?"crew.hosts":"crew.looks"}}),!1;this.set({busy:o,notice:null});try{let i=n instanceof Blob?n:{...n,seen:this.snapshot?.version??0},l=await O(this.lang,"POST",t,i,a);return this.set({busy:""}),l?.serial!==void 0&&this.accept(l),!0}catch(i){let l=i.status===0?"network":i.status===409?"stale":i.status===422||i.status===400?"refused":"error";return this.set({busy:"",notice:s&&(l==="stale"||l==="network")?null:{kind:l,text:i.message,help:i.help}}),i.table&&this.accept(i.table,!0),(i.status===401||i.status===403)&&this.open(),!1}}start(o,t,n){return this.send("start","/game",{game:o,seats:t,options:n})}answer(o,t,n,a){return this.send("answer","/answers",{ask:o.id,seat:t,fields:n},20,a)}throwNow(o){return this.send("throw","/throw",{ask:o.id})}byHand(o){return this.send("hand","/throw",{ask:o.id,by:"hand"})}picture(o){return this.send("picture","/pictures",o,90)}fix(o,t){return this.send("fix","/sighting/fixes",{sighting:o.id,fix:t})}correct(o,t,n,a){return this.send("correct","/corrections",{of:o,ask:t.id,seat:n,fields:a})}openAgain(o){return this.send("open",`/steps/${o}/open`,{})}goBack(o){return this.send("return",`/steps/${o}/return`,{})}undo(){return this.send("undo","/undo",{})}redo(){return this.send("redo","/redo",{})}async hold(o){try{this.accept(await O(this.lang,"POST","/clock/hold",{hold:o,seen:this.snapshot?.version??0}))}catch{}}pace(o){return this.send("pace","/clock",{seconds:o})}hush(){this.set({notice:null})}};var tt="scheme",cn=matchMedia("(prefers-color-scheme: dark)"),nt=()=>localStorage.getItem(tt)||"auto";function co(){let e=nt();document.documentElement.dataset.scheme=e==="auto"?cn.matches?"dark":"light":e}function un(e){e==="auto"?localStorage.removeItem(tt):localStorage.setItem(tt,e),co()}cn.addEventListener("change",co);var ue=e=>e?.view?.seats?.length?e.view.seats:e?.people||[];var de=e=>e?.view?.table?.find(o=>o.battle)?.battle||null,Le=(e,o)=>new Set(e.duels.slice(0,o).flatMap(t=>t.sinks||[]));function dn(e,o){let t=Le(o,o.duels.length),n=new Map,a=o.reach&&new Set(o.reach.order.filter(c=>c.in).map(c=>c.die)),s=c=>a?a.has(c.id):o.hits?.length?o.hits.includes(c.id):!0,i=c=>n.get(c)||n.set(c,{colour:c,faces:[],sunk:0,lines:[],still:!1}).get(c);for(let c of o.dice)t.has(c.id)?i(c.colour).sunk++:s(c)&&i(c.colour).faces.push(c.face);let l=ue(e),u=c=>l.find(h=>h.seat===c)?.colour||e.people?.find(h=>h.seat===c)?.colour;for(let c of o.told||[])u(c.seat)&&Object.assign(i(u(c.seat)),{lines:c.lines,still:!!c.still});let d=c=>l.findIndex(h=>(h.colour||u(h.seat))===c);return[...n.values()].sort((c,h)=>d(c.colour)-d(h.colour))}var fe=(e,o)=>o?String(o.id?`${o.id}@${e.game?.id}`:o.sighting??e.sighting?.id??"battle-"+o.dice.length+"-"+e.game?.id):"";function ae(e,o,t){let n=(e.view?.seats||[]).find(s=>s.colour===o&&s.name)||(e.people||[]).find(s=>s.colour===o),a=e.view?.owners?.find(s=>s.colour===o);return n?.name||(a?t.title(a.name):t.title(t.hue(o)))}function hn(e,o,t){let n=o.sinks||[];if(n.length===0)return o.text?t.title(o.text):t("battle.none");if(n.length>1)return t("battle.both");let a=e.dice.find(s=>s.id===n[0]);return t("battle.sinks",{die:t.die(a.colour,a.face),Die:t.title(t.die(a.colour,a.face))})}function uo(e,o,t=-1){let n=e?.asks||[],a=s=>t>=0&&s.seats?.length===1&&s.seats[0]===t;return n.find(s=>s.id===o)||n.find(s=>a(s)&&s.secret&&!s.sealed)||n.find(s=>a(s)&&s.primary&&!s.anytime)||n.find(s=>s.primary&&!s.anytime)||n.find(s=>!s.anytime)||null}var ze=e=>(e?.kind==="choose"||e?.kind==="form")&&e.fields?.length===1&&(e.fields[0].choices||[]).filter(o=>o.dice?.length).length>=2,pn=(e,o,t=-1)=>{let n=e?.asks||[],a=i=>i.secret&&i.seats[0]===t,s=n.some(a);return n.filter(i=>i!==o&&i.kind!=="throw"&&(i.secret?a(i)&&!i.sealed:i.anytime||!s))};function ho(e){let o=e.fields?.[0];return e.fields?.length===1&&o.choices?.length===1&&!o.choices[0].refused?{fields:{[o.id]:o.choices[0].id},choice:o.choices[0]}:null}var Ae=e=>e?.state==="asking"&&(e.questions?.length>0||e.guards?.length>0);function $n(e,o){if(!e)return"loading";if(o.home||!e.game)return"home";let t=e.sighting,n=de(e),a=uo(e,o.ask,o.seat);return t?.state==="reading"?"reading":t?.state==="failed"&&a?.kind==="throw"&&o.away!==t.id?"failed":t?.state==="asking"&&!t.picture?"hand":Ae(t)&&!o.peek?t.guards?.length?"guard":"question":t?.state==="asking"?"board":o.ask&&a?.id===o.ask&&!ze(a)?"deck":ze(a)&&!o.peek?"closer":n&&!n.again?.length&&(ze(a)||(n.past?o.put===null:o.put!==fe(e,n)))?"battle":a?.kind==="throw"?"throw":!a&&(e.result||st(e))?"score":"deck"}var st=e=>e.result?.sheet||[...e.view?.table||[]].reverse().find(o=>o.ledger)?.ledger||null;var aa=2e4;function mn(e,o){let t=e.snapshot?.clock,n=!!t?.running&&t.ask===o.id&&!e.lost;return B(()=>{if(!n||!oe(e.me,"player"))return;let a=()=>e.hold(!0);return addEventListener("pointerdown",a),()=>removeEventListener("pointerdown",a)},[n,t?.start]),n?{seconds:t.seconds,start:t.start}:null}var po=new Set,at=new Set;function fn(){B(()=>{let e={},o=()=>at.forEach(t=>t(po.size));return po.add(e),o(),()=>{po.delete(e),o()}},[])}function ra(){let[e,o]=x(po.size);return B(()=>(at.add(o),()=>at.delete(o)),[]),e>0}function gn(e,o,t){let n=e.snapshot,a=ra(),s=!!n?.clock?.seconds&&!!n.clock.ask&&oe(e.me,"player"),i=s&&(o||a),l=i||s&&t;B(()=>{if(!l)return;e.hold(!0);let u=i?setInterval(()=>e.hold(!0),aa):0;return()=>{clearInterval(u),e.hold(!1)}},[l,i,n?.version])}function E({t:e,title:o,onClose:t,wide:n,children:a}){let s=Y(null);return fn(),B(()=>{s.current.showModal()},[]),r`
    <dialog ref=${s} class=${"sheet-dialog"+(n?" wide":"")} onClose=${t}>
      <div class="dialog-head">
        <h2>${o}</h2>
        <button class="btn square close" onClick=${()=>s.current.close()} aria-label=${e("notice.close")}>
          <${y} id="close" />
        </button>
      </div>
      ${a}
    </dialog>
  `}var $o=({label:e,choices:o,value:t,onPick:n})=>r`
  <div class="setting">
    <span>${e}</span>
    <div class="seg" role="group" aria-label=${e}>
      ${o.map(a=>r`
          <button
            key=${a.id}
            lang=${a.lang}
            class=${`set-${a.id}${a.id===t?" on":""}`}
            aria-pressed=${a.id===t}
            onClick=${()=>n(a.id)}
          >
            ${a.text}
          </button>
        `)}
    </div>
  </div>
`;function ia({t:e,table:o,onClose:t}){let[,n]=x(0),a=u=>d=>{u(d),n(c=>c+1)},s=u=>[{id:u+"-on",text:e("set.on")},{id:u+"-off",text:e("set.off")}],i=o.sound.on(o.me),l=u=>{o.sound.turn(u==="sound-on"),u==="sound-on"&&o.sound.play("dice",o.me)};return r`
    <${E} t=${e} title=${e("set.title")} onClose=${t}>
      <div class="dialog-body settings">
        <${$o}
          label=${e("set.language")}
          choices=${Se.map(u=>({id:u,lang:u,text:to[u]}))}
          value=${e.lang}
          onPick=${u=>o.speak(u)}
        />
        ${so()?r`
                <${$o}
                  label=${e("set.sound")}
                  choices=${s("sound")}
                  value=${i?"sound-on":"sound-off"}
                  onPick=${a(l)}
                />
              `:null}
        ${Xo()?r`
                <${$o}
                  label=${e("set.voice")}
                  choices=${s("voice")}
                  value=${o.voice.on?"voice-on":"voice-off"}
                  onPick=${a(u=>o.voice.turn(u==="voice-on"))}
                />
              `:null}
        <${$o}
          label=${e("set.scheme")}
          choices=${["auto","light","dark"].map(u=>({id:u,text:e("set.scheme."+u)}))}
          value=${nt()}
          onPick=${a(un)}
        />
        <p class="dim">${e("set.here")}</p>
      </div>
    <//>
  `}function mo({t:e,table:o,named:t}){let[n,a]=x(!1);return r`
    <button class=${t?"btn settings-open":"lang settings-open"} aria-label=${e("set.title")} onClick=${()=>a(!0)}>
      <${y} id="set" />
      ${t?r`
              <span>${e("set.title")}</span>
            `:null}
    </button>
    ${n?r`
            <${ia} t=${e} table=${o} onClose=${()=>a(!1)} />
          `:null}
  `}var la=({icon:e,text:o,kind:t="",hide:n=""})=>r`
  <span class=${`chip ${t} ${n}`}>
    <${y} id=${e} />
    <span>${o}</span>
  </span>
`;function ge(e,o){let t=o?.camera,n=o?.sighting,a=[];!t||t.kind==="none"||!t.kind?a.push({icon:"hand",text:e("camera.none"),kind:"plain"}):t.kind==="simulated"||t.kind==="folder"?a.push({icon:"camera",text:e("camera."+t.kind),kind:"plain"}):t.kind==="upload"?a.push({icon:"phone",text:e("camera.upload"),kind:"plain"}):t.live?a.push({icon:"camera",text:e("camera.live")}):a.push({icon:"camera",text:t.reason||e("camera.lost"),kind:"bad"}),t?.reader==="none"&&t.kind&&t.kind!=="none"?a.push({icon:"warn",text:e("reader.none"),kind:"warn"}):t?.reader==="restarting"?a.push({icon:"warn",text:t.reader_reason||e("reader.restarting"),kind:"warn"}):t?.reader==="reading"||n?.state==="reading"?a.push({icon:"still",text:e("reader.reading"),kind:"now"}):t?.reader==="ready"&&t.kind!=="upload"&&a.push({icon:"still",text:e("reader.ready")});let s=(o?.asks||[]).find(l=>l.kind==="throw")?.id,i=(o?.view?.table||[]).find(l=>l.battle)?.battle.again?.length;if(i)a.push({icon:"dice",text:e("sighting.again",{n:i}),kind:"warn",hide:"sure"});else if(n&&n.dice?.length&&!(n.state==="answered"&&s&&s!==n.ask)&&(n.state==="asking"||n.state==="answered")){let l=(n.questions?.length||0)+(n.guards?.length||0),u=new Set((n.questions||[]).flatMap(d=>d.dice||[])).size;a.push(l?{icon:"ask",text:e("sighting.questions",{n:l}),kind:"warn",hide:"sure"}:{icon:"check",text:e("sighting.sure",{n:n.dice.length-u,all:n.dice.length}),hide:"sure"})}return a}function le({t:e,table:o,title:t,sub:n,chips:a=[],game:s=!0,onHome:i,onLog:l,onUndo:u,children:d}){let c=o.snapshot;return r`
    <header class="bar">
      <button class="mark" onClick=${i} aria-label=${e("bar.home")}><${F} id="logo" class="logo" /></button>
      <div class="title">
        <h1>${t}</h1>
        <p>${n}</p>
      </div>
      <div class="chips" role="status">
        ${a.map(h=>r`
            <${la} key=${h.icon} ...${h} />
          `)}
      </div>
      ${d}
      ${s?r`
              ${c?.can?.redo?r`
                      <button class="btn square redo" disabled=${!!o.busy} onClick=${()=>o.redo()} aria-label=${e("bar.redo")}>
                        <${y} id="redo" />
                      </button>
                    `:null}
              ${l?r`
                      <button class="btn square log-open" onClick=${l} aria-label=${e("bar.log")}><${y} id="log" /></button>
                    `:null}
              <button
                class="btn undo"
                disabled=${!(u||c?.can?.undo)||!!o.busy}
                onClick=${u||(()=>o.undo())}
                aria-label=${e("bar.undo")}
              >
                <${y} id="undo" />
                <span>${e("bar.undo")}</span>
              </button>
            `:null}
      <${mo} t=${e} table=${o} />
    </header>
  `}function kn({t:e,table:o}){let t=o.notice;return r`
    <div class="notices">
      ${(o.snapshot?.alerts||[]).filter(n=>!o.read.has(n)).map(n=>r`
            <div key=${n} class="notice bad" role="alert">
              <${y} id="warn" />
              <p>${n}</p>
              <button class="btn square" onClick=${()=>o.close(n)} aria-label=${e("notice.close")}><${y} id="close" /></button>
            </div>
          `)}
      ${o.behind?r`
              <div class="notice bad" role="alert">
                <${y} id="warn" />
                <p>${e("notice.behind",o.behind)}</p>
                <button class="btn square" onClick=${()=>o.goOn()} aria-label=${e("notice.close")}><${y} id="close" /></button>
              </div>
            `:null}
      ${o.lost?r`
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
      ${t?r`
              <div class=${"notice "+(t.kind==="stale"?"warn":"bad")} role="alert">
                <${y} id="warn" />
                <p>
                  ${t.kind==="network"?e("notice.network"):r`
                          ${t.kind==="stale"?r`
                                  <b>${e("notice.stale")}${" "}</b>
                                `:null}${t.id?e(t.id):t.text||e("notice.error")}${t.help?r`
                                  <small>${t.help}</small>
                                `:null}
                        `}
                </p>
                <button class="btn square" onClick=${()=>o.hush()} aria-label=${e("notice.close")}><${y} id="close" /></button>
              </div>
            `:null}
    </div>
  `}var ca=e=>{let o=e.reduce(([t,n],[a,s])=>[t+a,n+s],[0,0]);return[o[0]/e.length,o[1]/e.length]},ua=([e,o])=>Math.hypot(o[0]-e[0],o[1]-e[1]),wn=([e,o])=>Math.atan2(o[1]-e[1],o[0]-e[0])*180/Math.PI;function da([e,o],t,n){let a=Math.cos(t*Math.PI/180),s=Math.sin(t*Math.PI/180),i=n/2;return[[-i,-i],[i,-i],[i,i],[-i,i]].map(([l,u])=>[e+a*l-s*u,o+s*l+a*u])}function Ie(e,o){if(e){let t=new Set((e.questions||[]).flatMap(n=>n.dice||[]));return(e.dice||[]).filter(n=>n.placed!==!1).map(n=>{let a=n.edge_mm||e.edge_mm||16,s=n.footprint_mm?.length===4?n.footprint_mm:da(n.centre_mm,n.yaw_deg||0,a);return{id:n.id,colour:n.colour,value:n.value||0,face:n.value?e.faces?.[n.colour]?.[n.value-1]||String(n.value):"0",footprint:s,centre:n.centre_mm,edge:a,yaw:wn(s),pose:n.pose||"flat",unsure:t.has(n.id),fixed:!!n.fixed}})}return(o?.dice||[]).filter(t=>t.footprint?.length===4).map(t=>({id:t.id,colour:t.colour,value:Number(t.face)||0,face:t.face,footprint:t.footprint,centre:ca(t.footprint),edge:ua(t.footprint),yaw:wn(t.footprint),pose:t.loose?"cocked":"flat",unsure:!1,fixed:!1}))}function bn(e,[o,t],n){let a=null,s=n;for(let i of e){let l=Math.hypot(i.centre[0]-o,i.centre[1]-t)-i.edge/2;l<s&&([a,s]=[i,l])}return a}function fo(e,o){let t=(e.edge+2*o)/e.edge;return e.footprint.map(([n,a])=>[e.centre[0]+(n-e.centre[0])*t,e.centre[1]+(a-e.centre[1])*t])}function go(e,o){let t=e.length,n=s=>s.map(i=>i.toFixed(2)).join(" "),a=(s,i)=>{let l=Math.hypot(i[0]-s[0],i[1]-s[1])||1,u=Math.min(o,l/2)/l;return[s[0]+(i[0]-s[0])*u,s[1]+(i[1]-s[1])*u]};return e.map((s,i)=>`${i?"L":"M"}${n(a(s,e[(i+t-1)%t]))}Q${n(s)} ${n(a(s,e[(i+1)%t]))}`).join("")+"Z"}function yn(e,o){let t=e.length,a=e.reduce((u,[d,c],h)=>u+d*e[(h+1)%t][1]-c*e[(h+1)%t][0],0)<0?-1:1,s=u=>u.map(d=>d.toFixed(2)).join(" "),i=(u,d)=>{let c=Math.hypot(d[0]-u[0],d[1]-u[1])||1,h=[a*o*(d[1]-u[1])/c,-a*o*(d[0]-u[0])/c];return[[u[0]+h[0],u[1]+h[1]],[d[0]+h[0],d[1]+h[1]]]},l=e.map((u,d)=>i(u,e[(d+1)%t]));return l.map(([u,d],c)=>`${c?`A${o} ${o} 0 0 ${a>0?1:0} `:"M"}${s(u)}L${s(d)}`).join("")+`A${o} ${o} 0 0 ${a>0?1:0} ${s(l[0][0])}Z`}function ko(e,o,t=60,n=14){if(!e.length)return[0,0,o.width_mm,o.height_mm];let a=e.flatMap($=>$.footprint.map(p=>p[0])),s=e.flatMap($=>$.footprint.map(p=>p[1])),[i,l,u,d]=[Math.min(...a),Math.max(...a),Math.min(...s),Math.max(...s)],c=Math.min(Math.max(l-i+2*n,d-u+2*n,t),Math.max(o.width_mm,o.height_mm)),h=($,p)=>Math.min(Math.max($-c/2,-5),Math.max(p+5-c,-5));return[h((i+l)/2,o.width_mm),h((u+d)/2,o.height_mm),c,c]}function vn(e,o,t,n){let a=[],s=new Map,i=5.1*t,l=([u,d],[c,h])=>{let $=h[0]-c[0],p=h[1]-c[1],m=$*$+p*p||1,f=Math.max(0,Math.min(1,((u-c[0])*$+(d-c[1])*p)/m));return Math.hypot(u-c[0]-f*$,d-c[1]-f*p)};for(let u of e){let d=null,c=-1/0;for(let[h,$]of[-45,-135,45,135,-90,0,180,90].entries()){let p=$*Math.PI/180,m=u.edge/2+(h<4?4.7:3.4)*t+(h<4?u.edge*.16:0),f=[u.centre[0]+m*Math.cos(p),u.centre[1]+m*Math.sin(p)];if(f[0]<n[0]+i||f[1]<n[1]+i||f[0]>n[0]+n[2]-i||f[1]>n[1]+n[3]-i)continue;let g=12*t;for(let w of e)w!==u&&(g=Math.min(g,Math.hypot(w.centre[0]-f[0],w.centre[1]-f[1])-w.edge*.55));for(let w of a)g=Math.min(g,Math.hypot(w[0]-f[0],w[1]-f[1])-i);for(let w of o)g=Math.min(g,l(f,w)+i*.5);g-=h*.5*t,g>c&&([d,c]=[f,g])}d||=u.centre,a.push(d),s.set(u.id,d)}return s}var De=(e,o)=>go(fo(e,o),e.edge*.2);function rt(e,o){let t=e?.picture;if(!t)return[-5,-5,o.width_mm+10,o.height_mm+10];let n=t.pixels_per_mm;return[-t.origin_px[0]/n,-t.origin_px[1]/n,t.width_px/n,t.height_px/n]}function it({sighting:e,board:o}){let t=e?.picture,[n,a,s,i]=rt(e,o);return r`
    <image href=${t?t.url:"/assets/chart.svg"} x=${n} y=${a} width=${s} height=${i} preserveAspectRatio="none" />
  `}function ha(e){let o=Y(null),[t,n]=x(2.2);return B(()=>{let a=new ResizeObserver(([s])=>{let{width:i,height:l}=s.contentRect;i&&n(Math.min(i/e[2],l/e[3]))});return a.observe(o.current),()=>a.disconnect()},[e[2],e[3]]),[o,t]}var xn=({d:e})=>r`
  <g transform=${`translate(${e.centre[0]} ${e.centre[1]}) rotate(${e.yaw})`} class=${"c-"+e.colour}>
    <use href=${"#die-"+(ee("die-"+e.face)?e.face:0)} x=${-e.edge/2} y=${-e.edge/2} width=${e.edge} height=${e.edge} />
  </g>
`,pa=({d:e,k:o,now:t})=>r`
  <g class=${"ghost"+(t?" going":"")}>
    <path d=${De(e,1.3*o)} stroke-width=${.9*o} stroke-dasharray=${`${2.4*o} ${1.9*o}`} />
    <use href="#sunk" x=${e.centre[0]-e.edge*.41} y=${e.centre[1]-e.edge*.41} width=${e.edge*.82} height=${e.edge*.82} />
  </g>
`;function _n({n:e,duel:o,now:t,k:n,edge:a,t:s}){let[i,l]=[o.from,o.to],u=Math.hypot(l[0]-i[0],l[1]-i[1]),[d,c]=u>.01?[-(l[1]-i[1])/u,(l[0]-i[0])/u]:[0,-1];d<0&&([d,c]=[-d,-c]);let h=5.2*n,$=u<2.4*h?Math.max(2.6*h,a*.8+h):0,p=[(i[0]+l[0])/2+d*$,(i[1]+l[1])/2+c*$],m=`${s.mm(o.gap)} mm`,f=(m.length*3.7+5)*n,g=6.4*n+Math.abs(d)*(f/2)+Math.abs(c)*h,w=[p[0]+d*g,p[1]+c*g];return r`
    <g class=${"ln"+(t?" now":"")}>
      <line class="case" x1=${i[0]} y1=${i[1]} x2=${l[0]} y2=${l[1]} stroke-width=${(t?3.6:2.2)*n} />
      <line
        class="ink"
        x1=${i[0]}
        y1=${i[1]}
        x2=${l[0]}
        y2=${l[1]}
        stroke-width=${(t?1.7:.9)*n}
        stroke-dasharray=${t?"none":`${2.6*n} ${2*n}`}
      />
      ${$?r`
              <line class="lead" x1=${(i[0]+l[0])/2} y1=${(i[1]+l[1])/2} x2=${p[0]} y2=${p[1]} stroke-width=${.6*n} />
            `:null}
      ${t?r`
              <g class="mm">
                <rect x=${w[0]-f/2} y=${w[1]-5*n} width=${f} height=${10*n} rx=${5*n} stroke-width=${.8*n} />
                <text x=${w[0]} y=${w[1]+2.3*n} font-size=${6.6*n}>${m}</text>
              </g>
            `:null}
      <circle class="dot" cx=${p[0]} cy=${p[1]} r=${h} stroke-width=${n} />
      <text x=${p[0]} y=${p[1]+2.35*n} font-size=${6.6*n}>${e}</text>
    </g>
  `}function $a({d:e,k:o,plate:t,sunk:n,t:a,onDie:s}){let l=s?{role:"button",tabindex:0,onKeyDown:u=>{u.key!=="Enter"&&u.key!==" "||(u.preventDefault(),s(e.id))},"aria-label":a("picture.die",{die:a.die(e.colour,e.face)})}:{};return r`
    <g class=${"o"+(e.unsure||e.pose!=="flat"?" unsure":"")+(n?" gone":"")} data-die=${e.id} ...${l}>
      <path class="out-c" d=${De(e,1.3*o)} stroke-width=${2.6*o} />
      <path
        class="out"
        d=${De(e,1.3*o)}
        stroke-width=${(e.unsure?1.8:1.1)*o}
        stroke-dasharray=${e.unsure||e.pose!=="flat"?`${3*o} ${2*o}`:"none"}
      />
      <circle class="plate" cx=${t[0]} cy=${t[1]} r=${5.1*o} stroke-width=${.5*o} />
      <use
        href=${"#"+Jo(e.colour)}
        class=${"c-"+e.colour}
        x=${t[0]-3.2*o}
        y=${t[1]-3.2*o}
        width=${6.4*o}
        height=${6.4*o}
      />
    </g>
  `}var ma=({d:e,k:o})=>r`
  <g class="hot">
    <path class="a" d=${De(e,1.7*o)} stroke-width=${4*o} />
    <path class="b" d=${De(e,1.7*o)} stroke-width=${2.1*o} />
  </g>
`;function wo({t:e,sighting:o,board:t,dice:n,duels:a=[],first:s=0,now:i=!1,sunk:l,going:u,rings:d=[],frame:c,spot:h,onDie:$,onFloor:p,bare:m,children:f,label:g}){let w=c||rt(o,t),[b,_]=ha(w),j=n[0]?.edge||o?.edge_mm||16,P=Math.max(j/16,7/(5.1*_)),H=a.map(S=>[S.from,S.to]),k=xe(()=>m?null:vn(n,H,P,w),[n,P,m,String(w),String(H)]),v=S=>{let A=new DOMPoint(S.clientX,S.clientY).matrixTransform(b.current.getScreenCTM().inverse()),L=bn(n,[A.x,A.y],Math.max(j*.5,26/_));L?$?.(L.id):p&&A.x>=0&&A.y>=0&&A.x<=t.width_mm&&A.y<=t.height_mm&&p([A.x,A.y])},q=S=>n.find(A=>A.id===S);return r`
    <svg
      ref=${b}
      class="view"
      viewBox=${w.join(" ")}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label=${g}
      onClick=${$||p?v:void 0}
    >
      <${it} sighting=${o} board=${t} />
      ${o?.picture?null:n.map(S=>r`
                <${xn} key=${S.id} d=${S} />
              `)}
      ${m?null:n.map(S=>r`
                <${$a} key=${S.id} d=${S} k=${P} plate=${k.get(S.id)} sunk=${l?.has(S.id)} t=${e} onDie=${$} />
              `)}
      ${m||!l?null:[...l].map(q).filter(Boolean).map(S=>r`
                  <${pa} key=${"g"+S.id} d=${S} k=${P} now=${u?.includes(S.id)} />
                `)}
      ${d.map(q).filter(Boolean).map(S=>r`
            <${ma} key=${"r"+S.id} d=${S} k=${P} />
          `)}
      ${a.map((S,A)=>r`
            <${_n} key=${s+A} n=${s+A+1} duel=${S} now=${!1} k=${P} edge=${j} t=${e} />
          `).slice(i?1:0).reverse()}
      ${i&&a.length?r`
              <${_n} key="now" n=${s+1} duel=${a[0]} now=${!0} k=${P} edge=${j} t=${e} />
            `:null}
      ${h?r`
              <g class="spot">
                <circle class="a" cx=${h[0]} cy=${h[1]} r=${j*.75} stroke-width=${4*P} />
                <circle class="b" cx=${h[0]} cy=${h[1]} r=${j*.75} stroke-width=${2*P} />
              </g>
            `:null}
      ${f}
    </svg>
  `}var zn=({sighting:e,board:o,frame:t})=>r`
  <div class="mini">
    <svg viewBox=${rt(e,o).join(" ")} aria-hidden="true">
      <${it} sighting=${e} board=${o} />
      <rect class="frame" x=${t[0]} y=${t[1]} width=${t[2]} height=${t[3]} />
    </svg>
  </div>
`,lt=({sighting:e,board:o,centre:t,edge:n,dice:a=[]})=>r`
  <svg class="crop" viewBox=${`${t[0]-n} ${t[1]-n} ${2*n} ${2*n}`} aria-hidden="true">
    <${it} sighting=${e} board=${o} />
    ${e?.picture?null:a.map(s=>r`
              <${xn} key=${s.id} d=${s} />
            `)}
  </svg>
`;var Cn=({die:e,sinks:o,snapshot:t,t:n})=>r`
  <figure class=${o?"sinks":"stays"}>
    <${V} colour=${e.colour} face=${e.face} />
    <${F} id="sunk" class="wave" preserveAspectRatio="none" />
    <figcaption>
      <${T} colour=${e.colour} />
      <span>${ae(t,e.colour,n)}</span>
    </figcaption>
  </figure>
`;function Mn({t:e,snapshot:o,battle:t,step:n,onAsk:a}){let s=t.duels[n],i=d=>t.dice.find(c=>c.id===d),l=s.sinks||[],u=hn(t,s,e);return r`
    <article class="card duel" key=${n} aria-live="polite">
      <div class="duel-head">
        <p class="eyebrow">${e("battle.duel",{n:n+1,all:t.duels.length})}</p>
        ${s.close?r`
                <span class="near">
                  <${y} id="ruler" class="ic-s" />
                  ${e("battle.close")}
                </span>
              `:null}
      </div>
      <div class="pair">
        <${Cn} die=${i(s.a)} sinks=${l.includes(s.a)} snapshot=${o} t=${e} />
        <div class="gap">
          ${s.gap==null?r`
                  <b>–</b>
                `:r`
                  <b>${e.mm(s.gap)}</b>
                  <span>mm</span>
                `}
        </div>
        <${Cn} die=${i(s.b)} sinks=${l.includes(s.b)} snapshot=${o} t=${e} />
      </div>
      <p class=${"verdict"+(u.length>18?" long":"")}>${u}</p>
      <p class="after">${s.note||""}</p>
    </article>
  `}function fa({t:e,battle:o,n:t,step:n,onStep:a}){let s=o.duels[t],i=s.sinks||[],l=h=>o.dice.find($=>$.id===h),u=t<=n,d=(h,$)=>{let p=l(h),m=r`
        <span class="face">
          <${V} colour=${p.colour} face=${p.face} />
          <${F} id="sunk" class="wv" />
        </span>
      `,f=r`
        <${T} colour=${p.colour} />
      `;return r`
      <span class=${`dd ${u&&i.includes(h)?"x":""}`}>${$?[f,m]:[m,f]}</span>
    `},c=e("battle.row",{n:t+1,a:e.die(l(s.a).colour,l(s.a).face),b:e.die(l(s.b).colour,l(s.b).face),gap:s.gap==null?"–":e.mm(s.gap)});return r`
    <button
      class=${`row ${t===n?"now":t<n?"past":""}`}
      aria-current=${t===n?"step":void 0}
      onClick=${()=>a(t)}
    >
      <span class="vh">${c}</span>
      <span class="n" aria-hidden="true">${t+1}</span>
      ${d(s.a,!1)}
      <span class="mm" aria-hidden="true">${s.gap==null?"–":e.mm(s.gap)}</span>
      ${d(s.b,!0)}
      <span class=${"st"+(s.close?" near":"")}>
        ${s.close?r`
                <${y} id="ruler" class="ic-s" />
              `:t<n?r`
                  <${y} id="check" class="ic-s" />
                `:""}
      </span>
    </button>
  `}function bo({t:e,battle:o,step:t,onStep:n}){let a=Y(null);return B(()=>{let s=a.current.querySelector("[aria-current]")||(t>=o.duels.length?a.current.firstElementChild:null);s&&(a.current.scrollTop=s.offsetTop-(a.current.clientHeight-s.offsetHeight)/2)},[t]),r`
    <nav class="card list" ref=${a} tabindex="0" aria-label=${e("battle.list")}>
      ${o.duels.map((s,i)=>r`
          <${fa} key=${i} t=${e} battle=${o} n=${i} step=${t} onStep=${n} />
        `)}
    </nav>
  `}function jn({t:e,battle:o,step:t,playing:n,onStep:a,onPlay:s,last:i}){let l=o.duels.length;return l?r`
    <div class="steps dock">
      <button class="btn square" disabled=${t<=0} onClick=${()=>a(t-1)} aria-label=${e("battle.back")}>
        <${y} id="prev" />
      </button>
      <button class="btn square" onClick=${s} aria-label=${e(n?"battle.pause":"battle.play")} aria-pressed=${n}>
        <${y} id=${n?"pause":"play"} />
      </button>
      ${t>=l?i:n||t===l-1?r`
                <button class="btn primary next" onClick=${()=>a(l)}>
                  ${e("battle.outcome")}
                  <${y} id="next" />
                </button>
              `:r`
                <button class="btn primary next" onClick=${()=>a(t+1)}>
                  ${e("battle.next")}
                  <${y} id="next" />
                </button>
              `}
    </div>
  `:r`
      <div class="steps one dock">${i}</div>
    `}var ga=e=>e.scrollHeight>e.clientHeight+1||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).textOverflow!=="ellipsis";function ke(e,o){let t=Y(null),n=()=>{let i=t.current;if(i){for(let l=0;l<=e;l++)if(i.dataset.tight!==String(l)&&(i.dataset.tight=l),![i,...i.querySelectorAll(o)].some(ga))return}},a=Y(null),s=Y(null);return je(()=>{n(),s.current!==t.current&&(s.current=t.current,a.current||=new ResizeObserver(n),a.current.disconnect(),t.current&&a.current.observe(t.current))}),B(()=>(document.fonts.ready.then(n),()=>a.current?.disconnect()),[]),t}var ka=({row:e})=>e.faces.map((o,t)=>r`
      <${V} key=${t} colour=${e.colour} face=${o} />
    `);function yo({t:e,snapshot:o,battle:t,open:n}){let a=e.title(n?e("battle.open"):t.outcome||e("battle.over")),[s,...i]=a.split(/(?<=[.?])\s+/),l=i.length?s.replace(/\.$/,""):s,u=dn(o,t),d=ke(3,"ul");return r`
    <article class="card outcome" ref=${d} aria-live="polite">
      <h2 class=${l.length>36?"long":""}>${l}</h2>
      ${i.length?r`
              <p class="rest">${i.join(" ")}</p>
            `:null}
      <ul>
        ${u.map(c=>r`
            <li key=${c.colour} class=${c.still?"still":""}>
              <${T} colour=${c.colour} />
              <b>${ae(o,c.colour,e)}</b>
              <span class="afloat" role="img" aria-label=${e("battle.counts",{n:c.faces.length})}><${ka} row=${c} /></span>
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
                        ${c.lines.map((h,$)=>r`
                            <span key=${$}>${$?"· ":""}${h}</span>
                            ${" "}
                          `)}
                      </span>
                    `:null}
            </li>
          `)}
      </ul>
    </article>
  `}function vo({t:e,snapshot:o,battle:t}){let n=a=>t.dice.find(s=>s.id===a);return r`
    <ol class="card list ranks" tabindex="0" aria-label=${e("battle.ranks")}>
      ${t.reach.order.map((a,s)=>{let i=n(a.die);return r`
          <li key=${a.die} class=${"row "+(a.in?"in":"out")}>
            <span class="n">${s+1}</span>
            <span class="dd">
              <span class="face"><${V} colour=${i.colour} face=${i.face} /></span>
            </span>
            <span class="whose">
              <${T} colour=${i.colour} />
              ${ae(o,i.colour,e)}
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
  `}function _o({battle:e,dice:o}){let t=e.reach,n=o.find(u=>u.id===t.die);if(!n||t.within==null)return null;let a=t.by==="centres"?r`
          <circle cx=${n.centre[0]} cy=${n.centre[1]} r=${t.within} />
        `:r`
          <path d=${yn(n.footprint,t.within)} />
        `,[s,i]=n.centre,l=u=>`M${s} ${i}${Array.from({length:24},(d,c)=>{let h=(c+1)/24*2.4*Math.PI+u*2*Math.PI/3,$=(c+1)/24*(t.within+n.edge/2);return`L${(s+$*Math.cos(h)).toFixed(1)} ${(i+$*Math.sin(h)).toFixed(1)}`}).join("")}`;return r`
    <g class="reach">
      ${a}
      <g class="swirl" style=${{transformOrigin:`${s}px ${i}px`}}>
        ${[0,1,2].map(u=>r`
            <path key=${u} d=${l(u)} />
          `)}
      </g>
    </g>
  `}var wa=["1","2","3","4","5","6"],ba=(e,o)=>e?.faces?.[o]?.length?e.faces[o]:wa,ya=["flat","cocked","stacked","hidden"],xo=(e,o)=>e?.colours?.length?e.colours:[...new Set((o?.dice||[]).map(t=>t.colour))],zo=({t:e,sighting:o,colour:t,value:n,onPick:a,busy:s,game:i})=>r`
  <div class="faces">
    ${ba(o,t).map((l,u)=>r`
        <button
          key=${u}
          class=${"key"+(u+1===n?" on":"")}
          disabled=${s}
          aria-label=${e.die(t,l)}
          aria-pressed=${u+1===n}
          onClick=${()=>a(u+1)}
        >
          <${V} colour=${t} face=${l} game=${i} />
        </button>
      `)}
  </div>
`,Co=({t:e,snapshot:o,colours:t,colour:n,onPick:a,busy:s})=>r`
  <div class=${"tints n"+t.length}>
    ${t.map(i=>r`
        <button
          key=${i}
          class=${"key"+(i===n?" on":"")}
          disabled=${s}
          aria-pressed=${i===n}
          onClick=${()=>a(i)}
        >
          <${T} colour=${i} />
          <span>${ae(o,i,e)}</span>
        </button>
      `)}
  </div>
`;function Sn({t:e,table:o,sighting:t,board:n,dice:a,die:s,battle:i,moving:l,onClose:u}){let d=async $=>{await o.fix(t,{die:s.id,...$})&&u()},c=!!o.busy,h=s.value;return r`
    <section class="card fix">
      <div class="fix-head">
        <${lt} sighting=${t} board=${n} centre=${s.centre} edge=${s.edge} dice=${a} />
        <div>
          <p class="eyebrow">
            ${e("fix.title")}${s.fixed?r`
                    ${" · "}${e("fix.fixed")}
                  `:null}
          </p>
          <h2>${e.title(e.die(s.colour,s.face))}</h2>
        </div>
      </div>
      <${zo}
        t=${e}
        sighting=${t}
        game=${o.snapshot.game?.id}
        colour=${s.colour}
        value=${h}
        busy=${c}
        onPick=${$=>$===h&&s.pose==="flat"?u():d({value:$})}
      />
      <h3>${e("fix.whose")}</h3>
      <${Co}
        t=${e}
        snapshot=${o.snapshot}
        colours=${xo(t,i)}
        colour=${s.colour}
        busy=${c}
        onPick=${$=>$===s.colour?u():d({colour:$})}
      />
      <h3>${e("fix.pose")}</h3>
      <div class="poses">
        ${ya.map($=>r`
            <button
              key=${$}
              class=${"key"+($===s.pose?" on":"")}
              disabled=${c}
              aria-pressed=${$===s.pose}
              onClick=${()=>$===s.pose?u():d({pose:$})}
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
        <button class="btn bad" disabled=${c} onClick=${()=>d({remove:!0})}>
          <${y} id="remove" />
          ${e("fix.remove")}
        </button>
        <button class="btn primary" onClick=${u}>${e("fix.done")}</button>
      </div>
    </section>
  `}function Pn({t:e,table:o,sighting:t,board:n,dice:a,spot:s,battle:i,onClose:l}){let u=xo(t,i),[d,c]=x(t.missing?.[0]?.colour||u[0]),h=async $=>{await o.fix(t,{add:{colour:d,value:$,centre_mm:s.map(p=>Math.round(p*10)/10)}})&&l()};return r`
    <section class="card fix">
      <div class="fix-head">
        <${lt} sighting=${t} board=${n} centre=${s} edge=${t.edge_mm||16} dice=${a} />
        <div>
          <p class="eyebrow">${e("fix.new")}</p>
          <h2>${e("fix.which")}</h2>
        </div>
      </div>
      <h3>${e("fix.whose")}</h3>
      <${Co} t=${e} snapshot=${o.snapshot} colours=${u} colour=${d} onPick=${c} />
      <h3>${e("fix.value")}</h3>
      <${zo}
        t=${e}
        sighting=${t}
        game=${o.snapshot.game?.id}
        colour=${d}
        value=${0}
        busy=${!!o.busy}
        onPick=${h}
      />
      <div class="two one dock"><button class="btn" onClick=${l}>${e("fix.not")}</button></div>
    </section>
  `}var te=({text:e,note:o,onClick:t,busy:n,icon:a})=>r`
  <button class="choice plain" disabled=${n} onClick=${t}>
    ${a?r`
            <${y} id=${a} />
          `:null}
    <span>
      ${e}${o?r`
              <small>${o}</small>
            `:null}
    </span>
  </button>
`;function va({t:e,table:o,sighting:t,q:n,battle:a,onBoard:s}){let i=!!o.busy,l=n.dice?.[0],u=t.dice.find(h=>h.id===l),d=h=>o.fix(t,h),c=()=>d({answer:{question:n.id,ok:!0}});return u&&n.kind==="value"?r`
      <${zo}
        t=${e}
        sighting=${t}
        game=${o.snapshot.game?.id}
        colour=${u.colour}
        value=${u.value}
        busy=${i}
        onPick=${h=>h===u.value?c():d({die:l,value:h})}
      />
      <button class="btn" disabled=${i} onClick=${()=>d({die:l,pose:"cocked"})}>${e("question.leans")}</button>
    `:u&&n.kind==="colour"?r`
      <${Co}
        t=${e}
        snapshot=${o.snapshot}
        colours=${xo(t,a)}
        colour=${u.colour}
        busy=${i}
        onPick=${h=>h===u.colour?c():d({die:l,colour:h})}
      />
    `:n.kind==="pose"&&n.dice?.length>1?r`
      <${te} icon="check" text=${e("question.flats")} note=${e("question.asread")} busy=${i} onClick=${c} />
      <${te}
        text=${e("question.not")}
        note=${e("question.each")}
        busy=${i}
        onClick=${()=>d({answer:{question:n.id,ok:!1}})}
      />
    `:u&&n.kind==="pose"?r`
      <${te}
        text=${e("question.flat")}
        note=${u.value?e("question.counts",{die:e.die(u.colour,u.value)}):e("question.then")}
        busy=${i}
        onClick=${()=>u.pose==="flat"?c():d({die:l,pose:"flat"})}
      />
      <${te}
        text=${e("question.cocked")}
        note=${e("question.again")}
        busy=${i}
        onClick=${()=>u.pose==="cocked"?c():d({die:l,pose:"cocked"})}
      />
    `:u&&n.kind==="exists"?r`
      <${te} icon="check" text=${e("question.is")} note=${e.die(u.colour,u.value)} busy=${i} onClick=${c} />
      <${te} icon="close" text=${e("question.isnt")} busy=${i} onClick=${()=>d({die:l,remove:!0})} />
    `:n.kind==="count"?r`
      <${te} icon="plus" text=${e("question.add")} note=${e("question.addhow")} busy=${i} onClick=${s} />
      <${te} icon="check" text=${e("question.all")} busy=${i} onClick=${c} />
    `:r`
    <${te} icon="check" text=${e("question.right")} busy=${i} onClick=${c} />
    <${te} icon="edit" text=${e("question.wrong")} busy=${i} onClick=${s} />
  `}function Tn({t:e,table:o,sighting:t,battle:n,onBoard:a}){let s=t.questions[0],i=t.questions.length;return r`
    <section class=${"land q kind-"+s.kind} key=${s.id} aria-live="polite">
      <p class="eyebrow">${i>1?e("question.first",{all:i}):e("question.one")}</p>
      <h2>${s.text}</h2>
      <${va} t=${e} table=${o} sighting=${t} q=${s} battle=${n} onBoard=${a} />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function Bn({t:e,table:o,sighting:t,ask:n,onBoard:a}){let s=t.guards[0],i=!!o.busy;return r`
    <section class="land q" key=${s.kind} aria-live="polite">
      <p class="eyebrow">${e("guard.title")}</p>
      <h2>${s.text||e("guard."+s.kind)}</h2>
      <${te}
        icon="camera"
        text=${e("guard.again")}
        note=${e("guard.againhow")}
        busy=${i}
        onClick=${()=>o.throwNow(n||{id:t.ask})}
      />
      <${te}
        icon="check"
        text=${e("guard.use")}
        note=${e("guard.usehow")}
        busy=${i}
        onClick=${()=>o.fix(t,{guard:s.kind,ok:!0})}
      />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function On(e,o){let t=new Map(o.map(n=>[n.id,n]));return e.fields[0].choices.filter(n=>n.dice?.length).map((n,a)=>{let[s,i]=n.dice.length>1?n.dice.map(l=>t.get(l)):[null,t.get(n.dice[0])];return{letter:String.fromCharCode(65+a),choice:n,m:s,p:i,...n.between}})}var qn=(e,o)=>ko([...new Set(e.flatMap(t=>[t.m,t.p]).filter(Boolean))],o,60,12);function Ln({pairs:e,frame:o}){let t=o[2]/116;return r`
    ${e.flatMap(n=>[n.m,n.p]).filter(Boolean).map(n=>r`
          <path class="zc" d=${go(fo(n,.06*n.edge),n.edge*.2)} stroke-width=${1.2*t} />
        `)}
    ${e.filter(n=>n.from).map((n,a,s)=>{let i=(a+1)/(s.length+1),[l,u]=[n.from,n.to],d=Math.hypot(u[0]-l[0],u[1]-l[1])||1,c=d<14*t,[h,$]=[-(u[1]-l[1])/d,(u[0]-l[0])/d];(o[0]+o[2]/2-l[0])*h+(o[1]+o[3]/2-l[1])*$<0&&([h,$]=[-h,-$]);let m=c?[(l[0]+u[0])/2+h*11*t,(l[1]+u[1])/2+$*11*t]:[l[0]+(u[0]-l[0])*i,l[1]+(u[1]-l[1])*i];return r`
          <g class=${"ab "+n.letter}>
            <line class="case" x1=${l[0]} y1=${l[1]} x2=${u[0]} y2=${u[1]} stroke-width=${2.2*t} />
            <line class="ink" x1=${l[0]} y1=${l[1]} x2=${u[0]} y2=${u[1]} stroke-width=${1.1*t} />
            <circle cx=${m[0]} cy=${m[1]} r=${5.2*t} stroke-width=${.9*t} />
            <text x=${m[0]} y=${m[1]+2.2*t} font-size=${6.2*t}>${n.letter}</text>
          </g>
        `})}
  `}function An({t:e,table:o,ask:t,pairs:n,others:a,onBoard:s}){let i=t.fields[0],l=!!o.busy,u=t.seats?.[0]??-1,d=t.kind==="form",[c,h]=x([]),$=Math.max(i.max||1,1),p=_=>o.answer(t,u,{[i.id]:_}),m=_=>{d?h(c.includes(_.id)?c.filter(j=>j!==_.id):[...c.length>=$?c.slice(1):c,_.id]):p(_.id)},f=n.some(_=>_.m),g=n.some(_=>_.m!==n[0].m),w=i.choices.filter(_=>!_.dice?.length),b=_=>[_.choice.effect?.join(" · ")||(_.gap!==void 0?`${e.mm(_.gap)} mm`:""),g&&_.m?e("closer.from",{die:e.die(_.m.colour,_.m.face)}):""].filter(Boolean).join(" · ");return r`
    <section class=${`land q closer${n.length>2?" many":""}`} key=${t.id} aria-live="polite">
      <p class="eyebrow">${f?e("closer.title"):o.snapshot.view?.round}</p>
      <h2>${e.title(t.prompt)}</h2>
      ${n.map(_=>r`
          <button
            key=${_.choice.id}
            class=${`choice ${_.letter}${c.includes(_.choice.id)?" on":""}`}
            disabled=${l||!!_.choice.refused}
            aria-pressed=${d?c.includes(_.choice.id):void 0}
            onClick=${()=>m(_.choice)}
          >
            <span class="let">${_.letter}</span>
            ${_.p?r`
                    <${V} colour=${_.p.colour} face=${_.p.face} />
                  `:r`
                    <i></i>
                  `}
            <span class="say">
              ${_.m&&_.p?e.die(_.p.colour,_.p.face):_.choice.label}
              <small>${b(_)}</small>
            </span>
          </button>
        `)}
      ${w.map(_=>r`
          <button key=${_.id} class="btn equal" disabled=${l||!!_.refused} onClick=${()=>p(d?[_.id]:_.id)}>
            ${_.label}
          </button>
        `)}
      ${d?r`
              <button
                class="btn primary send"
                disabled=${l||c.length<(i.min||1)}
                onClick=${()=>p($>1?c:c[0])}
              >
                ${e("ask.send")}
                <${y} id="next" />
              </button>
            `:null}
      ${t.help||f?r`
              <p class="tip">
                <${y} id=${f?"ruler":"ask"} />
                <span>${t.help||e("closer.tip")}</span>
              </p>
            `:null}
      <div class="foot">
        ${a}
        <button class="btn" onClick=${s}>${e("question.board")}</button>
      </div>
    </section>
  `}function Dn({t:e,camera:o,children:t}){let[n,a]=x(1),[s,i]=x(!1);return B(()=>{if(!s)return;let l=setTimeout(()=>{i(!1),a(u=>u+1)},5e3);return()=>clearTimeout(l)},[s]),!o?.live||s?t:r`
    <img
      class="live"
      src=${Pe(`/camera.jpg?seq=${n}`)}
      alt=${e("picture.live")}
      onLoad=${()=>setTimeout(()=>a(l=>l+1),700)}
      onError=${()=>i(!0)}
    />
  `}var In=({t:e,table:o,primary:t,label:n})=>r`
  <label class=${"btn upload"+(t?" primary":"")} aria-disabled=${!!o.busy}>
    <${y} id=${t?"camera":"phone"} />
    <span>${o.busy==="picture"?e("throw.sending"):n}</span>
    <input
      class="vh"
      type="file"
      accept="image/jpeg,image/png"
      capture="environment"
      disabled=${!!o.busy}
      onChange=${a=>{let s=a.target.files[0];s&&o.picture(s),a.target.value=""}}
    />
  </label>
`,_a=e=>(e?.groups||[]).map(o=>({...o,count:o.count-(e.stay||[]).filter(t=>t.colour===o.colour).length})),ct=({t:e,snapshot:o,ask:t,have:n})=>r`
  <ul class="wanted">
    ${(n?t?.throw?.groups||[]:_a(t?.throw)).filter(a=>a.count||n).map(a=>{let s=n?n.filter(i=>i.colour===a.colour).length:null;return r`
          <li key=${a.colour+a.kind}>
            ${a.colour?r`
                    <${T} colour=${a.colour} />
                  `:r`
                    <${y} id="dice" />
                  `}
            <b>${a.colour?ae(o,a.colour,e):a.name}</b>
            <span class="dd">
              ${Array.from({length:a.count},()=>r`
                  <${V} colour=${a.colour||"white"} face="0" />
                `)}
            </span>
            <span class=${"n"+(s!==null&&s!==a.count?" off":"")}>${s===null?a.count:`${s}/${a.count}`}</span>
          </li>
        `})}
  </ul>
`;function xa(e,o,t,n){return t?e("scene."+t):o.kind&&o.kind!=="none"&&o.reader==="none"&&o.reader_reason?`${e("reader.none")}: ${o.reader_reason}`:!o.live&&o.reason?o.reason:e(n!=="throw"?"throw.tip."+n:o.kind==="simulated"||o.kind==="folder"?"throw.tip.thrown":"throw.tip.live")}function Wn({t:e,table:o,ask:t,others:n}){let a=ke(3,"h2, .wanted, .wanted li"),s=o.snapshot,i=s.camera,l=s.can,u=!!o.busy,d=i.kind==="simulated"||i.kind==="folder",c=l.throw_now?"throw":l.upload?"upload":"hand",h=i.live&&i.reader!=="none"&&["hand","moving","still"].includes(i.scene)?i.scene:null,$=h==="hand"||!h&&c==="hand";return r`
    <div class="stack">
      <section class="card before" ref=${a}>
        <p class="eyebrow">${s.view?.round||s.game?.name}</p>
        <h2 class=${t.prompt.length>60?"long":""}>${t.prompt}</h2>
        ${t.note?r`
                <p class="help note">${t.note}</p>
              `:null}
        <${ct} t=${e} snapshot=${s} ask=${t} />
        <p class="tip">
          <${y} id=${$?"hand":h==="moving"?"dice":c==="upload"?"phone":"still"} />
          <span>${xa(e,i,h,c)}</span>
        </p>
      </section>
      <div class="ways">
        ${n}
        ${c!=="hand"?r`
                <button class="btn by-hand" disabled=${u} onClick=${()=>o.byHand(t)}>
                  <${y} id="hand" />
                  ${e("throw.hand")}
                </button>
              `:null}
        ${c==="throw"&&l.upload?r`
                <${In} t=${e} table=${o} label=${e("throw.photo")} />
              `:null}
      </div>
      <div class="steps one dock">
        ${c==="throw"?r`
                <button class="btn primary throw" disabled=${u} onClick=${()=>o.throwNow(t)}>
                  <${y} id="dice" />
                  ${e(d?"throw.now":"throw.read")}
                </button>
              `:c==="upload"?r`
                  <${In} t=${e} table=${o} primary label=${e("throw.shoot")} />
                `:r`
                  <button class="btn primary by-hand" disabled=${u} onClick=${()=>o.byHand(t)}>
                    <${y} id="hand" />
                    ${e("throw.hand")}
                  </button>
                `}
      </div>
    </div>
  `}var Hn=({t:e,snapshot:o,ask:t})=>r`
  <div class="stack">
    <section class="card before reading" aria-live="polite">
      <p class="eyebrow">${o.view?.round||o.game?.name}</p>
      <h2>${e("reading.title")}</h2>
      <div class="scale wait">
        <i></i>
        <i></i>
        <i></i>
        <i></i>
        <i></i>
        <i></i>
      </div>
      <${ct} t=${e} snapshot=${o} ask=${t} />
    </section>
    <div class="ways"></div>
    <div class="steps one dock"><button class="btn primary" disabled>${e("reading.wait")}</button></div>
  </div>
`,Nn=({t:e,table:o,ask:t,sighting:n,onAway:a})=>r`
  <section class="land q" aria-live="polite">
    <p class="eyebrow">${e("failed.title")}</p>
    <h2>${n.error||e("failed.text")}</h2>
    <button class="choice plain" disabled=${!!o.busy} onClick=${()=>o.snapshot.can?.throw_now?o.throwNow(t):a()}>
      <${y} id="camera" />
      <span>
        ${e("guard.again")}
        <small>${e("guard.againhow")}</small>
      </span>
    </button>
    <button class="choice plain" disabled=${!!o.busy} onClick=${()=>o.byHand(t)}>
      <${y} id="hand" />
      <span>
        ${e("throw.hand")}
        <small>${e("throw.tip.hand")}</small>
      </span>
    </button>
    <div class="foot"><button class="btn" onClick=${a}>${e("failed.back")}</button></div>
  </section>
`,ut=(e,o)=>e.fix(o,{die:Math.max(...o.dice.map(t=>t.id)),remove:!0});function En({t:e,table:o,ask:t,sighting:n,others:a}){let s=o.snapshot,i=n.dice||[],l=!!o.busy,u=(t?.throw?.groups||[]).reduce((d,c)=>d+Math.abs(c.count-i.filter(h=>h.colour===c.colour).length),0);return r`
    <div class="stack">
      <section class="card before">
        <p class="eyebrow">${e("hand.title")}</p>
        <h2>${u||!i.length?e("hand.how"):e("hand.ready")}</h2>
        ${n.error?r`
                <p class="trouble" role="alert">${n.error}</p>
              `:null}
        <${ct} t=${e} snapshot=${s} ask=${t} have=${i} />
        <p class="tip">
          <${y} id="ruler" />
          <span>${e("hand.tip")}</span>
        </p>
      </section>
      <div class="ways">
        ${a}
        <button class="btn rub" disabled=${l||!i.length} onClick=${()=>ut(o,n)}>
          <${y} id="undo" />
          ${e("hand.rub")}
        </button>
        <button class="btn" disabled=${l} onClick=${()=>o.fix(n,{discard:!0})}>
          <${y} id="close" />
          ${e(n.corrects?"look.drop":"hand.discard")}
        </button>
      </div>
      <div class="steps one dock">
        <button class="btn primary done" disabled=${l||!!u||!i.length} onClick=${()=>o.fix(n,{done:!0})}>
          ${u?e("hand.lacks",{n:u}):e("hand.done")}
          <${y} id="check" />
        </button>
      </div>
    </div>
  `}var Rn=e=>e?.kind==="throw"&&!e.throw.places&&e.throw.groups?.length>0,za=e=>(e?.groups||[]).flatMap(o=>Array.from({length:o.count},()=>o));function Fn({t:e,table:o,ask:t,sighting:n,others:a}){let s=o.snapshot,i=!!o.busy,l=n?.dice||[],u=za(t.throw),d=u[l.length]||u[u.length-1],c=async $=>{!n&&!await o.byHand(t)||await o.fix(n||o.snapshot.sighting,{add:{colour:d.colour,value:$,nth:l.length+1}})},h=$=>$.colour?ae(s,$.colour,e):$.name;return r`
    <div class="stack by-faces">
      <section class="card before">
        <p class="eyebrow">${s.view?.round||s.game?.name}</p>
        <h2 class=${t.prompt.length>60?"long":""}>${t.prompt}</h2>
        ${t.note?r`
                <p class="help note">${t.note}</p>
              `:null}
        ${n?.error?r`
                <p class="trouble" role="alert">${n.error}</p>
              `:null}
        ${u.length>1?r`
                <ol class="slots" aria-label=${e("faces.told")}>
                  ${u.map(($,p)=>r`
                      <li key=${p} class=${p===l.length?"now":""} aria-current=${p===l.length?"step":void 0}>
                        <${V} colour=${$.colour||"white"} face=${l[p]?$.faces[l[p].value-1]:"0"} game=${s.game?.id} />
                      </li>
                    `)}
                </ol>
              `:null}
        <h3>${e("faces.which",{n:Math.min(l.length+1,u.length),all:u.length,die:h(d)})}</h3>
        <div class=${"faces n"+d.faces.length}>
          ${d.faces.map(($,p)=>r`
              <button
                key=${$}
                class="key"
                disabled=${i||l.length>=u.length}
                aria-label=${$}
                onClick=${()=>c(p+1)}
              >
                <${V} colour=${d.colour||"white"} face=${$} game=${s.game?.id} />
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
                  onClick=${()=>o.fix(n,{die:Math.max(...l.map($=>$.id)),remove:!0})}
                >
                  <${y} id="undo" />
                  ${e("hand.rub")}
                </button>
              `:null}
        ${n&&s.camera?.live?r`
                <button class="btn" disabled=${i} onClick=${()=>o.fix(n,{discard:!0})}>
                  <${y} id="close" />
                  ${e(n.corrects?"look.drop":"hand.discard")}
                </button>
              `:null}
      </div>
    </div>
  `}var dt=(e,o)=>e.secret?o("who.change"):e.button||ho(e)?.choice.label||e.prompt;function Un({t:e,table:o,a:t,onChoose:n,onDone:a}){let s=ho(t),i=()=>{a?.(),s?o.answer(t,t.seats?.length===1?t.seats[0]:-1,s.fields):n(t.id)};return r`
    <button class="btn other" disabled=${!!o.busy} title=${t.prompt} onClick=${i}>
      ${s?.choice.emblem?r`
              <${I} name=${s.choice.emblem} game=${o.snapshot.game?.id} />
            `:null}
      <span>
        ${dt(t,e)}${a&&s&&s.choice.label!==t.prompt?r`
                <small>${t.prompt}</small>
              `:null}
      </span>
    </button>
  `}function We({t:e,table:o,ask:t,onChoose:n}){let a=pn(o.snapshot,t,o.me?.seat),[s,i]=x(!1),l=p=>dt(p,e).length<=24;if(!a.length)return null;let u=a.find(p=>p.quick&&ho(p)&&l(p)),d=38,c=p=>(p.button||p===u||a.length===1&&l(p))&&(d-=dt(p,e).length)>=0,h=a.filter(c),$=a.filter(p=>!h.includes(p));return r`
    ${h.map(p=>r`
        <${Un} key=${p.id} t=${e} table=${o} a=${p} onChoose=${n} />
      `)}
    ${$.length?r`
            <button class="btn others" onClick=${()=>i(!0)}>
              <${y} id="more" />
              ${e("beside.more",{n:$.length})}
            </button>
          `:null}
    ${s?r`
            <${E} t=${e} title=${e("beside.title")} onClose=${()=>i(!1)}>
              <div class="dialog-body menu">
                ${$.map(p=>r`
                    <${Un} key=${p.id} t=${e} table=${o} a=${p} onChoose=${n} onDone=${()=>i(!1)} />
                  `)}
              </div>
            <//>
          `:null}
  `}var ht=1800;function Ca(e,o,t){let n=o?.duels.length??0,a=()=>e&&t.current!==e?{key:e,step:0,playing:!0}:{key:e,step:n,playing:!1},[s,i]=x(a),l=s;s.key!==e&&(l=a(),i(l)),l.step>n&&(l={...l,step:n}),e&&(t.current=e),B(()=>{if(!l.playing||!o)return;if(l.step>=n){i({...l,playing:!1});return}let d=setTimeout(()=>i({...l,step:l.step+1}),ht);return()=>clearTimeout(d)},[l.key,l.step,l.playing,n]);let u=o?.taken||[];return B(()=>{let d=o?.duels[l.step];d?.sinks?.length&&!l.playing&&d.sinks.every(c=>u.includes(c))&&i({...l,step:l.step+1})},[l.key,u.length]),{step:l.step,playing:l.playing,end:n,go:d=>i({key:e,step:Math.max(0,Math.min(n,d)),playing:!1}),play:()=>i({key:e,step:l.step>=n?0:l.step,playing:!l.playing})}}function Gn({t:e,table:o,focus:t,ask:n,local:a,setLocal:s,shown:i,onHome:l,onLog:u}){let d=o.snapshot,c=de(d),h=fe(d,c),$=t==="throw"&&c?.again?.length?c.again:null,m=d.sighting&&($||["throw","reading"].indexOf(t)<0)&&!(c&&c.sighting!==void 0&&String(c.sighting)!==String(d.sighting.id)&&t==="battle")?d.sighting:null,f=m?.board?.width_mm?m.board:d.sighting?.board?.width_mm?d.sighting.board:{width_mm:290,height_mm:290},g=xe(()=>$?Ie(null,c):Ie(m,["throw","reading"].includes(t)?null:c),[m,c,t]),w=Ca(t==="battle"?h:"",t==="battle"?c:null,i),b=m&&g.find(D=>D.id===a.picked),_=m&&a.spot,j=D=>s({...a,...D}),P=()=>j({picked:null,spot:null});B(()=>{t==="battle"&&c?.duels[w.step]?.sinks?.length&&o.sound.play("sink",o.me)},[h,w.step,t]);let H=m&&o.me?.role!=="spectator"&&["battle","board","hand","question","guard","closer"].includes(t),k=async D=>{await o.fix(m,{die:b.id,centre_mm:D.map(Z=>Math.round(Z*10)/10)})&&P()},v=null,q=[],S=null,A=!1,L,C={},K=r`
    <${We} t=${e} table=${o} ask=${n} onChoose=${D=>j({ask:D})} />
  `,we=d.can,re=Rn(n)&&(t==="hand"||t==="throw"&&!we.throw_now&&!we.upload),ie=()=>j({peek:!0});if(b)q=[b.id],L=r`
      <${Sn}
        key=${"fix"+b.id}
        t=${e}
        table=${o}
        sighting=${m}
        board=${f}
        dice=${g}
        die=${b}
        battle=${c}
        moving=${t==="hand"}
        onClose=${P}
      />
    `;else if(_)L=r`
      <${Pn}
        key=${"add"+_}
        t=${e}
        table=${o}
        sighting=${m}
        board=${f}
        dice=${g}
        spot=${_}
        battle=${c}
        onClose=${P}
      />
    `;else if(re)L=r`
      <${Fn} t=${e} table=${o} ask=${n} sighting=${t==="hand"?m:null} others=${K} />
    `;else if(t==="throw")q=$||[],L=r`
      <${Wn} t=${e} table=${o} ask=${n} others=${K} />
    `;else if(t==="reading")L=r`
      <${Hn} t=${e} snapshot=${d} ask=${n} />
    `;else if(t==="failed")L=r`
      <${Nn}
        t=${e}
        table=${o}
        ask=${n}
        sighting=${d.sighting}
        onAway=${()=>j({away:d.sighting.id})}
      />
    `;else if(t==="hand")L=r`
      <${En} t=${e} table=${o} ask=${n} sighting=${m} others=${K} />
    `;else if(t==="guard")L=r`
      <${Bn} t=${e} table=${o} sighting=${m} ask=${n} onBoard=${ie} />
    `;else if(t==="question"){let D=m.questions[0],Z=g.filter(M=>D.dice?.includes(M.id));Z.length&&(v=ko(Z,f,70),q=Z.map(M=>M.id),A=!0),L=r`
      <${Tn} t=${e} table=${o} sighting=${m} battle=${c} onBoard=${ie} />
    `}else if(t==="closer"){let D=On(n,g);D.some(Z=>Z.p)&&(v=qn(D,f),S=r`
        <${Ln} pairs=${D} frame=${v} />
      `,A=!0),L=r`
      <${An} t=${e} table=${o} ask=${n} pairs=${D} others=${K} onBoard=${ie} />
    `}else if(t==="board")L=r`
      <${Ma} t=${e} table=${o} sighting=${m} onBack=${()=>j({peek:!1})} />
    `;else{let D=ze(n),Z=D?r`
          <button class="btn primary" onClick=${()=>j({peek:!1})}>
            ${e("battle.answer")}
            <${y} id="ask" />
          </button>
        `:r`
          <button class="btn primary" onClick=${()=>j({put:h})}>
            ${e(n?.kind==="throw"?"battle.again":n?"battle.on":"battle.result")}
            <${y} id="next" />
          </button>
        `;C={duels:c.duels.slice(w.step).filter(M=>M.gap!=null&&M.from),first:w.step,now:w.step<w.end&&c.duels[w.step].gap!=null,sunk:Le(c,w.step)},w.step<w.end?q=[c.duels[w.step].a,c.duels[w.step].b]:q=c.reach?c.reach.order.filter(M=>M.in).map(M=>M.die):c.hits||[],c.reach&&!D&&(S=r`
        <${_o} battle=${c} dice=${g} />
      `),L=r`
      <div class="stack">
        ${w.step<w.end?r`
                <${Mn} t=${e} snapshot=${d} battle=${c} step=${w.step} />
              `:r`
                <${yo} t=${e} snapshot=${d} battle=${c} open=${D} />
              `}
        ${c.duels.length?r`
                <${bo} t=${e} battle=${c} step=${w.step} onStep=${w.go} />
              `:c.reach&&!D?r`
                  <${vo} t=${e} snapshot=${d} battle=${c} />
                `:null}
        <${jn} t=${e} battle=${c} step=${w.step} playing=${w.playing} onStep=${w.go} onPlay=${w.play} last=${Z} />
      </div>
    `}let he=r`
    <${wo}
      t=${e}
      sighting=${m}
      board=${f}
      dice=${g}
      ...${C}
      rings=${q}
      frame=${v}
      bare=${A}
      spot=${_}
      onDie=${H?D=>j({picked:D,spot:null}):void 0}
      onFloor=${H&&!v?D=>b&&t==="hand"?k(D):j({spot:D,picked:null}):void 0}
      label=${e("picture.label")}
    >
      ${S}
    <//>
  `,pe=d.view?.headline,be=pe&&pe!==n?.prompt?pe:d.game?.name||"Quartermaster";return r`
    <div class="p-throw">
      <${le}
        t=${e}
        table=${o}
        title=${be}
        sub=${d.view?.round||""}
        chips=${ge(e,d)}
        onHome=${l}
        onLog=${u}
        onUndo=${t==="hand"&&m.dice.length?()=>ut(o,m):void 0}
      />
      <main class=${"table"+(re?" told-by-faces":"")}>
        ${re?null:r`
                <section class=${"picture"+(m?.picture?"":" chart")} aria-label=${e("picture.label")}>
                  ${t==="throw"&&!$||t==="reading"?r`
                          <${Dn} t=${e} camera=${d.camera}>${he}<//>
                        `:he}
                  ${v?r`
                          <${zn} sighting=${m} board=${f} frame=${v} />
                        `:null}
                </section>
              `}
        <aside class="side">${L}</aside>
      </main>
    </div>
  `}var Ma=({t:e,table:o,sighting:t,onBack:n})=>r`
  <div class="stack">
    <section class="card before">
      <p class="eyebrow">${e("look.title")}</p>
      <h2>${e("look.how")}</h2>
      ${t.error?r`
              <p class="trouble" role="alert">${t.error}</p>
            `:null}
      <p class="tip">
        <${y} id="plus" />
        <span>${e("look.add")}</span>
      </p>
    </section>
    <div class="ways">
      ${t.state==="asking"?r`
              <button class="btn discard" disabled=${!!o.busy} onClick=${()=>o.fix(t,{discard:!0})}>
                <${y} id="close" />
                ${e(t.corrects?"look.drop":"hand.discard")}
              </button>
            `:null}
    </div>
    <div class="steps one dock">
      ${Ae(t)?r`
              <button class="btn primary" onClick=${n}>
                <${y} id="ask" />
                ${e("look.back")}
              </button>
            `:r`
              <button
                class="btn primary"
                disabled=${!!o.busy}
                onClick=${()=>o.fix(t,t.error?{again:!0}:{done:!0})}
              >
                ${e(t.error?"look.again":"hand.done")}
                <${y} id="check" />
              </button>
            `}
    </div>
  </div>
`;var Vn=({p:e,game:o})=>r`
  <span class=${`pcard${e.colour?" c-"+e.colour:""}${e.faded?" open":""}`}>
    <${I} name=${e.emblem} game=${o} />
    ${e.count?r`
            <b>${e.count}</b>
          `:null}
  </span>
`,pt=e=>[[e.label,e.count].filter(Boolean).join(" "),e.on?pt(e.on):""].filter(Boolean).join(", "),$t=e=>(e.count||0)+(e.on?$t(e.on):0),Mo=({items:e,game:o,named:t})=>r`
  <div class=${"pcards n"+Math.min(e.length,6)}>
    ${e.map((n,a)=>r`
        <span key=${a} class=${"pset"+(n.on?" ptwo":"")} role="img" title=${pt(n)} aria-label=${pt(n)}>
          <${Vn} p=${n} game=${o} />
          ${n.on?r`
                  <${Vn} p=${n.on} game=${o} />
                `:null}${t?r`
                  <small>${n.label}</small>
                `:null}
        </span>
      `)}
  </div>
`;var jo=e=>e.map(o=>o.name).join("|");function So({t:e,table:o,onDone:t}){let n=o.snapshot?.people||[],[a,s]=x(""),i=l=>O(e.lang,"POST","/me",{person:l}).then(u=>{localStorage.setItem("whose",jo(n)),o.set({me:u}),t?.()},u=>s(u.message||e("notice.network")));return r`
    <div class="whose" role="group" aria-label=${e("who.title")}>
      ${n.map(l=>r`
          <button
            key=${l.seat}
            class=${"btn"+(o.me?.seat===l.seat?" on":"")}
            aria-pressed=${o.me?.seat===l.seat}
            onClick=${()=>i(l.name)}
          >
            <${T} colour=${l.colour} />
            ${l.name}
          </button>
        `)}
      <button class=${"btn"+(o.me?.seat===-1?" on":"")} aria-pressed=${o.me?.seat===-1} onClick=${()=>i("")}>
        ${e("who.all")}
      </button>
    </div>
    ${a?r`
            <p class="trouble" role="alert">${a}</p>
          `:null}
  `}function Kn({t:e,table:o}){let t=o.snapshot,n=t?.people||[],[a,s]=x("");return o.me?.role!=="player"||o.me.seat!==-1||!t?.game||!t.asks?.length||localStorage.getItem("whose")===jo(n)||a===jo(n)?null:r`
    <${E} t=${e} title=${e("who.title")} onClose=${()=>s(jo(n))}>
      <div class="dialog-body">
        <p>${e("who.why")}</p>
        <${So} t=${e} table=${o} />
      </div>
    <//>
  `}function Zn({t:e,table:o,others:t,onChange:n}){let a=o.snapshot,s=(a.asks||[]).filter(i=>i.secret&&!i.sealed).map(i=>(a.people||[]).find(l=>l.seat===i.seats[0])).filter(Boolean);return r`
    <section class="land now-q waiting">
      <div></div>
      <div class="ask-body">
        <h2><span>${e("who.chosen")}</span></h2>
        <p class="who-told">${e("who.wait",{names:s.map(i=>i.name).join(", ")})}</p>
      </div>
      <div class="ask-foot">
        <div class="sent">
          <button class="btn other" onClick=${n}>${e("who.change")}</button>
          ${t}
        </div>
        <div></div>
      </div>
    </section>
  `}function Jn({t:e,table:o,ask:t}){let n=t.secret||t.anytime?[]:(o.snapshot.asks||[]).filter(s=>s.secret&&s.sealed);if(!n.length)return null;let a=n.map(s=>(o.snapshot.people||[]).find(i=>i.seat===s.seats[0])?.name).filter(Boolean);return r`
    <p class="who-told" role="status">${e("who.told",{names:a.join(", ")})}</p>
  `}var mt=e=>!e.choices?.length&&e.min>=0&&e.max-e.min>=12&&(e.default===void 0||e.default===null);function Qn({t:e,f:o,value:t,onSet:n}){let a=t===null?"":String(t),s=String(o.max).length,i=t!==null&&(t<o.min||t>o.max);return r`
    <div class="keypad" role="group" aria-label=${o.label}>
      <output class=${"num"+(i?" wrong":"")} aria-live="polite">
        <b>${a||"–"}</b>
        <small>${o.min}–${o.max}</small>
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
  `}var To=e=>!!e.choices?.length&&!(e.max>1),He=e=>!e.choices?.length;function ja(e,o){if(e==="order")return[];if(o.default!==void 0&&o.default!==null)return o.default;if(He(o))return o.min??0;let t=o.choices.filter(n=>!n.refused);return To(o)?t.length===1&&e==="choose"?t[0].id:null:[]}var Sa=(e,o,t)=>e==="order"?t.length===o.choices.length:He(o)?Number.isInteger(t)&&t>=o.min&&t<=o.max:To(o)?t!==null||e==="form"&&o.min===0:t.length>=(o.min||0)&&t.length<=o.max;function Pa(e,o,t){let n=0;for(let a of e.slice(0,e.indexOf(o))){let s=(a.choices||[]).findIndex(i=>i.id===t[a.id]);if(s<0)return;n=n*a.choices.length+s}return o.now?.[n]}function Ta(e,o,t){let n={...o,...t};return e.forEach((a,s)=>{a.now&&e.slice(0,s).some(i=>i.id in t)&&(n[a.id]=Pa(e,a,n)??n[a.id])}),n}var Po=(e,o,t)=>Math.min(e.max,Math.max(e.min,o+t));function Ba({text:e,longest:o}){let t=/^([+−-]?\d+)\s+(.{1,14})$/.exec(e);return t?r`
      <span class="big">${t[1]}</span>
      <small>${t[2]}</small>
    `:r`
    <span class=${e.length<=3&&(o<=3||/^\d/.test(e))?"big":e.length<=14?"mid":"long"}>${e}</span>
  `}var Yn=0,Oa=e=>{let o=e.detail>1&&Date.now()-Yn<350;return Yn=Date.now(),o};function Xn({game:e,f:o,value:t,onPick:n,numbered:a}){let s=Math.max(...o.choices.map(h=>h.label.length)),i=o.choices.length,l=i>8&&i%4===0&&s<=14,u=l?4:s<=3?i<=7?i:Math.ceil(i/2):s>26?2:s>16?3:i>10?6:i>8?5:i>5?Math.ceil(i/2):5,d=Math.min(i,u),c=o.choices.some(h=>h.effect?.length);return r`
    <div
      class=${`answers c${d} t${Math.min(i,d+1)}${i>8?" many":""}${l?" square":""}${c?" fx":""}`}
      role="group"
      aria-label=${o.label}
    >
      ${o.choices.map(h=>{let $=Array.isArray(t)?t.indexOf(h.id):t===h.id?0:-1;return r`
          <button
            key=${h.id}
            class=${`ans${$>=0?" on":""}${h.refused?" off":""}${h.faded?" unlikely":""}`}
            disabled=${!!h.refused}
            aria-pressed=${$>=0}
            onClick=${p=>{Oa(p)||n(h.id)}}
          >
            ${h.emblem?r`
                    <span class=${h.colour?"c-"+h.colour:""}><${I} name=${h.emblem} game=${e} /></span>
                  `:h.colour?r`
                      <${T} colour=${h.colour} />
                    `:null}
            <${Ba} text=${h.label} longest=${s} />
            ${h.refused?r`
                    <small class="why">${h.refused}</small>
                  `:h.effect?.length?r`
                      <small>${h.effect.join(" · ")}</small>
                    `:null}
            ${a&&$>=0?r`
                    <i class="ord">${$+1}</i>
                  `:null}
          </button>
        `})}
    </div>
  `}var es=(e,o)=>e.length>1&&To(o)&&(o.choices.length>12||e.length>3&&e.some(t=>To(t)&&t.choices.length>12)||o.choices.length>3&&!o.choices.some(t=>t.emblem||t.colour||t.effect?.length)&&o.choices.some(t=>t.label.length>9)),qa=({t:e,f:o,value:t,onPick:n})=>r`
  <span class="select">
    <select aria-label=${o.label} value=${t??""} onChange=${a=>n(a.target.value)}>
      ${t==null?r`
              <option value="" disabled selected>${e("ask.pick")}</option>
            `:null}${o.choices.map(a=>r`
          <option key=${a.id} value=${a.id} selected=${a.id===t} disabled=${!!a.refused}>${a.label}</option>
        `)}
    </select>
    <${y} id="down" />
  </span>
`;function La({t:e,f:o,value:t,onSet:n,large:a}){let s=o.max-o.min>40,i=l=>r`
    <button class="btn square ten" disabled=${l<0?t<=o.min:t>=o.max} onClick=${()=>n(Po(o,t,l))}>
      ${l<0?"−10":"+10"}
    </button>
  `;return r`
    <div class=${"stepper"+(a?" large":"")+(s?" far":"")}>
      ${s?i(-10):null}
      <button
        class="btn square"
        disabled=${t<=o.min}
        onClick=${()=>n(Po(o,t,-1))}
        aria-label=${e("ask.less",{what:o.label})}
      >
        <${y} id="minus" />
      </button>
      ${s?r`
              <input
                class="num"
                type="number"
                inputmode="numeric"
                min=${o.min}
                max=${o.max}
                value=${t}
                aria-label=${o.label}
                onChange=${l=>n(Po(o,Math.trunc(Number(l.target.value))||0,0))}
              />
            `:r`
              <output class="num" aria-live="polite">${t}</output>
            `}
      <button
        class="btn square"
        disabled=${t>=o.max}
        onClick=${()=>n(Po(o,t,1))}
        aria-label=${e("ask.more",{what:o.label})}
      >
        <${y} id="plus" />
      </button>
      ${s?i(10):null}
    </div>
  `}function os({t:e,f:o,value:t,onSet:n,alone:a}){let s=o.max-o.min+1;return a&&s<=7?r`
      <div class=${`answers c${s}`} role="group" aria-label=${o.label}>
        ${Array.from({length:s},(i,l)=>o.min+l).map(i=>r`
            <button key=${i} class=${"ans"+(i===t?" on":"")} aria-pressed=${i===t} onClick=${()=>n(i)}>
              <span class="big">${i}</span>
              ${o.label?r`
                      <small>${o.label}</small>
                    `:null}
            </button>
          `)}
      </div>
    `:a&&mt(o)?r`
      <${Qn} t=${e} f=${o} value=${t} onSet=${n} />
    `:r`
    <${La} t=${e} f=${o} value=${t} onSet=${n} large=${a} />
  `}function Aa(e,o){return e.some(n=>n.choices?.some(a=>a.worth))?e.reduce((n,a)=>n+(a.choices||[]).filter(s=>[o[a.id]].flat().includes(s.id)).reduce((s,i)=>s+(i.worth||0),0),0):null}function Ia({t:e,ask:o}){let[t,n]=x(!1);return!o.rule||!o.help?null:r`
    <button class="btn rule" onClick=${()=>n(!0)} aria-label=${e("ask.rule")}>?</button>
    ${t?r`
            <${E} t=${e} title=${o.prompt} onClose=${()=>n(!1)}>
              <div class="dialog-body">
                <p class="rule-text">${o.help}</p>
                <p class="dim">${e("ask.source",{rule:o.rule})}</p>
              </div>
            <//>
          `:null}
  `}function Bo({t:e,table:o,ask:t,others:n,banner:a,back:s,seatName:i,colourOf:l,given:u,onDone:d}){let c=o.snapshot.game?.id,h=t.fields||[],$=o.snapshot.version,p=()=>Object.fromEntries(h.map(M=>[M.id,u?.[M.id]??(h.length===1&&mt(M)||t.quick&&M.choices?.length>1?null:ja(t.kind,M))])),[m,f]=x({of:"",values:{}}),g=t.anytime?t.id:`${t.id}@${$}`,w=m.of===g?m.values:p(),b=(t.seats||[]).filter(M=>M>=0),[_,j]=x(null),P=b.length===1?b[0]:b.includes(_)?_:null,H=M=>f({of:g,values:Ta(h,w,M)}),k=(M,R)=>H({[M.id]:R}),v=(M,R)=>{let X=w[M.id],Fe=t.distinct&&h.find(z=>z!==M&&w[z.id]===R);return Fe?H({[M.id]:R,[Fe.id]:X}):Array.isArray(X)?X.includes(R)?k(M,X.filter(z=>z!==R)):k(M,t.kind!=="order"&&M.max&&X.length>=M.max?[...X.slice(1),R]:[...X,R]):k(M,X===R&&M.min===0?null:R)},q=h.every(M=>Sa(t.kind,M,w[M.id]))&&(b.length<=1||P!==null),S=!!o.busy,A=async(M,R)=>{await o.answer(t,M,R)&&(f({of:"",values:{}}),d?.())},L=M=>A(P??-1,M?{}:Object.fromEntries(Object.entries(w).map(([R,X])=>[R,X===null?[]:X]))),C=h[0],K=t.kind==="choose"&&C?.choices?.find(M=>M.id===w[C.id]),we=h.length===1,re=t.kind==="choose"&&t.quick&&b.length<=1,ie=re&&t.clock,he=t.kind==="choose"&&we&&C.choices?.length===1&&!ie,pe=ke(5,".ask-body, .ask-foot, .fields, .answers, .ans"),be=Aa(h,w),D=mn(o,t),Z=D&&!u;return r`
    <section ref=${pe} class=${"land now-q kind-"+t.kind} key=${t.id}>
      ${a?.length?r`
              <div class="banner" role="status">
                <${y} id="bell" />
                <ul class=${"n"+Math.min(a.length,6)}>
                  ${a.map((M,R)=>r`
                      <li key=${R}>
                        ${M.seat>=0?r`
                                <${T} colour=${l(M.seat)} />
                              `:null}${M.text}
                      </li>
                    `)}
                </ul>
              </div>
            `:r`
              <div></div>
            `}
      <div class="ask-body">
        <h2 class=${t.prompt.length>46?"long":""}>
          ${P!==null?r`
                  <${T} colour=${l(P)} />
                `:null}
          <span>${t.prompt}</span>
        </h2>
        ${t.note||t.help?r`
                <p class=${t.note?"help note":"help"}>${t.note||t.help}</p>
              `:null}
        <${Jn} t=${e} table=${o} ask=${t} />
        ${b.length>1?r`
                <div class="seats-pick" role="group" aria-label=${e("ask.who")}>
                  ${b.map(M=>r`
                      <button key=${M} class=${"btn"+(M===P?" on":"")} aria-pressed=${M===P} onClick=${()=>j(M)}>
                        <${T} colour=${l(M)} />
                        ${i(M)}
                      </button>
                    `)}
                </div>
              `:null}
        ${he?null:we?He(C)?r`
                    <${os} t=${e} f=${C} value=${w[C.id]} onSet=${M=>k(C,M)} alone />
                  `:r`
                    <${Xn}
                      game=${c}
                      f=${C}
                      value=${w[C.id]}
                      onPick=${M=>re?A(P??-1,{[C.id]:M}):v(C,M)}
                      numbered=${t.kind==="order"}
                    />
                  `:h.length?r`
                    <div class="fields">
                      ${h.map(M=>r`
                          <div class=${"field"+(He(M)?"":es(h,M)?" list":" wide")} key=${M.id}>
                            <span class="lbl">
                              ${M.colour?r`
                                      <${T} colour=${M.colour} />
                                    `:null}
                              <${I} name=${M.emblem} game=${c} />
                              ${M.label}
                            </span>
                            ${He(M)?r`
                                    <${os} t=${e} f=${M} value=${w[M.id]} onSet=${R=>k(M,R)} />
                                  `:es(h,M)?r`
                                      <${qa} t=${e} f=${M} value=${w[M.id]} onPick=${R=>k(M,R)} />
                                    `:r`
                                      <${Xn} game=${c} f=${M} value=${w[M.id]} onPick=${R=>v(M,R)} />
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
          <${Ia} t=${e} ask=${t} />
        </div>
        <div class="go dock">
          ${be!==null?r`
                  <output class="worth">${e("ask.worth",{n:be})}</output>
                `:null}
          ${t.skip?r`
                  <button
                    class=${"btn skip"+(ie?" primary":"")}
                    disabled=${S}
                    onClick=${()=>L(!0)}
                    style=${Z?{"--after":`${D.seconds}s`}:void 0}
                  >
                    ${t.pass||e("ask.skip")}${Z?r`
                            <span class="fuse" key=${D.start}><i></i></span>
                          `:null}
                  </button>
                `:null}
          ${re&&!he?null:r`
                  <button class="btn primary send" disabled=${S||!q} onClick=${()=>L(!1)}>
                    ${K?K.label:e(q?"ask.send":t.kind==="order"?"ask.order":"ask.pick")}
                    <${y} id="next" />
                  </button>
                `}
        </div>
      </div>
    </section>
  `}var Da=({value:e,of:o})=>r`
  <span class="scale" aria-hidden="true">
    ${Array.from({length:Math.min(o,20)},(t,n)=>r`
        <i class=${n<e?"on":""}></i>
      `)}
  </span>
`,Ne=e=>[e.label,kt(e).map(o=>o.label).filter(Boolean).join(", ")].filter(Boolean).join(": ");function Te({p:e,game:o}){let t=e.on?.emblem||(e.emblem&&!e.emblem.startsWith("die-")&&e.emblem!=="ship"?e.emblem:""),n=Ne(e);return e.colour&&e.emblem?.startsWith("die-")?r`
      <span class=${"ship"+(e.faded?" faded":"")} role="img" title=${n} aria-label=${n}>
        <${V} colour=${e.colour} face=${e.emblem.slice(4)} />
      </span>
    `:e.colour?r`
      <span class=${`ship c-${e.colour}${e.faded?" res":""}`} title=${n} role="img" aria-label=${n}>
        <${F} id=${e.faded?"die-slot":"die-0"} class="body" />
        ${t&&e.on?.on?.emblem?r`
                <span class="both">
                  <${I} name=${t} game=${o} />
                  <${I} name=${e.on.on.emblem} game=${o} />
                </span>
              `:t?r`
                  <${I} name=${t} game=${o} />
                `:null}
      </span>
    `:r`
    <span class=${"tokn"+(e.faded?" faded":"")} role="img" title=${n} aria-label=${n+(e.count>1?`: ${e.count}`:"")}>
      <${I} name=${e.emblem} game=${o} />
      ${e.emblem?null:e.label}${e.count>1?r`
              <b>${e.count}</b>
            `:null}
    </span>
  `}var ts=({items:e,counted:o})=>e.flatMap(t=>t.colour?Array.from({length:Math.min(o?t.count||0:1,20)},()=>t):[t]),ns=({items:e,counted:o})=>{let t=new Map,n=e.find(a=>a.on)?.label;for(let a of e)a.colour&&a.label&&t.set(a.on?n:a.label,(t.get(a.on?n:a.label)||0)+(o?a.count||0:1));return[...t].filter(([,a])=>a>0)},Wa=({items:e,counted:o})=>e.filter(t=>!o||t.count>0).map(t=>o?`${t.count} ${Ne(t)}`:Ne(t)).join("; "),gt=({pieces:e,game:o,title:t})=>r`
  <div class=${"fleet"+(ts(e).length>10?" many":"")} role="img" aria-label=${`${t}: ${Wa(e)}`}>
    ${ts(e).map((n,a)=>r`
        <${Te} key=${a} p=${n} game=${o} />
      `)}
  </div>
  ${ns(e).length?r`
          <div class="fleet-key">
            ${ns(e).map(([n,a])=>r`
                <span key=${n}>${a} ${n}</span>
              `)}
          </div>
        `:null}
`,kt=e=>{let o=[];for(let t=e.on;t;t=t.on)o[e.colour?"push":"unshift"](t);return o},ft=e=>e.on||!e.colour?kt(e):[{colour:e.colour,label:""}],ss=({part:e,game:o,onWhole:t})=>r`
  <ol class="rail" aria-label=${e.title} onClick=${t}>
    ${e.steps.items.map((n,a)=>{let s=a<e.steps.current?"done":a===e.steps.current?"now":"next";return r`
        <li key=${a} class=${`ch ${s}`} aria-current=${s==="now"?"step":void 0}>
          <${I} name=${n.emblem} game=${o} class="em" />
          <b>${n.label}</b>
          <span class="by">
            ${ft(n).length>1?ft(n).map(i=>r`
                      <span role="img" aria-label=${i.label} title=${i.label}><${T} colour=${i.colour} /></span>
                    `):ft(n).map(i=>r`
                      ${i.colour?r`
                              <${T} colour=${i.colour} />
                            `:null}${i.label}
                    `)}
          </span>
        </li>
      `})}
  </ol>
`,Ee=({part:e,cls:o="",children:t})=>r`
  <section class=${`card part ${o} id-${e.id}`}>
    ${e.title?r`
            <h2 class="cap">${e.title}</h2>
          `:null}${t}
  </section>
`;function Ha({part:e,game:o}){let t=e.counter;return r`
    <section class="card part counter">
      ${t.emblem?r`
              <${I} name=${t.emblem} game=${o} />
            `:null}
      <h2 class="cap">${e.title}</h2>
      <b class="num">
        ${t.value}${t.of?r`
                <small>/${t.of}</small>
              `:null}
      </b>
      ${t.of?r`
              <${Da} value=${t.value} of=${t.of} />
            `:null}
    </section>
  `}var Na=({part:e,game:o})=>{if(e.pieces.cards)return r`
      <${Ee} part=${e} cls="pieces"><${Mo} items=${e.pieces.items} game=${o} named /><//>
    `;let{items:t,counted:n}=e.pieces,a=t.length>0&&t.every(s=>s.colour);return r`
    <${Ee} part=${e} cls="pieces">
      ${a?r`
              <${gt} pieces=${e.pieces} game=${o} title=${e.title} />
            `:r`
              <div class=${"cards n"+Math.min(t.length,6)}>
                ${t.map((s,i)=>r`
                    <div
                      key=${i}
                      role="img"
                      title=${Ne(s)}
                      aria-label=${Ne(s)+(n&&!(s.on&&!s.count)?`: ${s.count||0}`:s.on?.count?`, ${s.on.count}`:"")}
                      class=${"ac"+(s.faded?" old":"")+(s.strong?" pile":"")+(s.colour?" c-"+s.colour:"")}
                    >
                      ${s.colour?r`
                              <${T} colour=${s.colour} />
                            `:null}${s.emblem?r`
                              <${I} name=${s.emblem} game=${o} />
                            `:null}${n&&!(s.on&&!s.count)?r`
                              <b>${s.count||0}</b>
                            `:null}${s.label?r`
                              <span class="lb">${s.label}</span>
                            `:null}${s.on?r`
                              <span class="fl">
                                ${s.on.colour?r`
                                        <${T} colour=${s.on.colour} />
                                      `:r`
                                        <${I} name=${s.on.emblem} game=${o} />
                                      `}
                                <span>${s.on.count||s.on.label}</span>
                              </span>
                            `:null}
                    </div>
                  `)}
              </div>
            `}
    <//>
  `},Ea=({part:e,game:o})=>r`
  <${Ee} part=${e} cls="stepped">
    <ol class="mini-steps">
      ${e.steps.items.map((t,n)=>r`
          <li key=${n} class=${n<e.steps.current?"done":n===e.steps.current?"now":""}>
            <${I} name=${t.emblem} game=${o} />
            <span>${t.label}</span>
          </li>
        `)}
    </ol>
  <//>
`;function Ra({ms:e,x:o,y:t,size:n,M:a,colourOf:s,most:i}){let l=e.length>1,u=l?Math.min(n,9):n,d=Math.min(Math.max(o-e.length*u/2,0),i-e.length*u),c=l?10:a;return r`
    ${l?r`
            <path class="points" d=${`M${d} ${t+11}H${d+e.length*u}L${o} ${t+17}z`} />
          `:null}${e.map((h,$)=>{let p=l?{x:d+$*u-(c-u)/2,y:t,width:c,height:c}:{x:o-c/2,y:t,width:c,height:c},m=h.seat>=0?ee("tm-"+s(h.seat))?"tm-"+s(h.seat):"tm-other":ee(h.emblem)?h.emblem:"anchor";return r`
        <use key=${$} href=${"#"+m} class=${h.seat>=0?"c-"+s(h.seat):"mark-em"} ...${p} />
      `})}
  `}function Fa({part:e,game:o,colourOf:t,nameOf:n}){let{places:a=[],links:s=[],at:i=[],marks:l=[]}=e.track,u=a.length,d=i.length===u&&u>0,c=d?240:300,h=d?130:36,$=d?16:15,p=b=>d?14+i[b][0]/100*(c-28):14+b/Math.max(u-1,1)*(c-28),m=b=>d?14+i[b][1]/100*(h-28):19,f=s.length?s:d?a.slice(1).map((b,_)=>[_,_+1]):[],g=new Map;for(let b of l)g.set(b.place,[...g.get(b.place)||[],b]);let w=u>60?20:u>30?10:u>12?5:1;return r`
    <${Ee} part=${e} cls="way">
      <svg
        class="track"
        viewBox=${`0 0 ${c} ${h}`}
        role="img"
        aria-label=${l.map(b=>`${n(b.seat)} ${a[b.place]?.label||b.place}`).join(", ")}
      >
        ${d?f.map(([b,_])=>r`
                  <line x1=${p(b)} y1=${m(b)} x2=${p(_)} y2=${m(_)} class="way-line" />
                `):r`
                <rect x="14" y="16" width=${c-28} height="5" class="way-bar" />
              `}
        ${a.map((b,_)=>d?r`
                <circle cx=${p(_)} cy=${m(_)} r="7" class="place" />
              `:r`
                <path d=${`M${p(_)} ${_%w?18.5:16}v${_%w?2.5:5}`} class="tick" />
              `)}
        ${a.map((b,_)=>(d||_%w===0)&&r`
              ${b.strong?r`
                      <rect x=${p(_)-11} y=${d?m(_)+7:23} width="22" height="13" rx="3" class="plate" />
                    `:null}
              <text x=${p(_)} y=${d?m(_)+17:34} text-anchor="middle" class=${b.strong?"on-plate":""}>
                ${b.label||(d?"":_)}
              </text>
            `)}
        ${[...g].map(([b,_])=>r`
            <${Ra}
              key=${b}
              ms=${_}
              x=${p(b)}
              y=${d?m(b)-9:0}
              size=${d?12:11}
              M=${$}
              colourOf=${t}
              most=${c}
            />
          `)}
      </svg>
    <//>
  `}var wt=({ledger:e,heads:o,best:t,t:n})=>r`
  <table>
    <thead>
      <tr>
        <td></td>
        ${o.map((a,s)=>r`
            <th key=${s} scope="col" class=${t.includes(s)?"win":""}>
              <span class="who">
                ${a.colour?r`
                        <${T} colour=${a.colour} />
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
                  <td key=${l} class=${[t.includes(l)&&"win",i<0&&"neg"].filter(Boolean).join(" ")}>
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
                  <td key=${l} class=${t.includes(l)?"win":""}>${i<0?"−"+-i:i}</td>
                `)}
            </tr>
          `)}
    </tfoot>
  </table>
`;function as({part:e,game:o,t,colourOf:n,nameOf:a}){let s=e.pieces?.items||e.steps?.items,i=e.pieces?.cards;if(e.counter)return r`
      <ul class="items">
        <li>
          ${e.counter.emblem?r`
                  <${I} name=${e.counter.emblem} game=${o} />
                `:r`
                  <span class="tok" aria-hidden="true">${e.counter.value}</span>
                `}
          <span>${e.title}</span>
          <b class="num">${e.counter.value}${e.counter.of?`/${e.counter.of}`:""}</b>
        </li>
      </ul>
    `;if(!s)return r`
      <${Oo} part=${e} game=${o} t=${t} colourOf=${n} nameOf=${a} />
    `;let l=e.pieces?.counted,u=s.filter(c=>!c.colour||i||!l||c.count>0),d=c=>c.colour&&!i?r`
          <${Te} p=${c} game=${o} />
        `:c.emblem?r`
            <${I} name=${c.emblem} game=${o} />
          `:c.colour?r`
              <${T} colour=${c.colour} />
            `:r`
              <i></i>
            `;return r`
    <section class="part">
      <h2 class="cap">
        ${e.title}${u.length?null:r`
                <small>${t("whole.none")}</small>
              `}
      </h2>
      <ul class="items">
        ${u.map((c,h)=>r`
            <li key=${h} class=${c.faded?"faded":""} aria-current=${e.steps?.current===h?"step":void 0}>
              ${d(c)}
              <span>
                ${c.colour&&!i&&l?`${c.count} `:""}${c.label}${kt(c).filter($=>$.label).map($=>r`
                      ${" · "}${c.colour?null:$.colour?r`
                                <${T} colour=${$.colour} />
                                ${" "}
                              `:$.emblem?r`
                                  <${I} name=${$.emblem} game=${o} />
                                  ${" "}
                                `:null}${$.label}
                    `)}
              </span>
              <b class="num">${i?$t(c)||"":c.colour?"":l?c.count||0:c.on?.count||""}</b>
            </li>
          `)}
      </ul>
    </section>
  `}function Oo({part:e,game:o,t,colourOf:n,nameOf:a}){return e.counter?r`
      <${Ha} part=${e} game=${o} />
    `:e.track?r`
      <${Fa} part=${e} game=${o} colourOf=${n} nameOf=${a} />
    `:e.pieces?r`
      <${Na} part=${e} game=${o} />
    `:e.steps?r`
      <${Ea} part=${e} game=${o} />
    `:e.ledger?r`
      <${Ee} part=${e} cls="tally">
        <${wt} t=${t} ledger=${e.ledger} heads=${e.ledger.columns.map(s=>({name:s}))} best=${[]} />
      <//>
    `:null}function rs({t:e,table:o}){let t=o.snapshot,n=t?.prepare||[],[a,s]=x(!1);return n.length?r`
    <button class="btn other prepare-open" onClick=${()=>s(!0)}>
      <${y} id="rule" />
      ${e("prepare.title")}
    </button>
    ${a?r`
            <${E} t=${e} title=${e("prepare.title")} wide onClose=${()=>s(!1)}>
              <div class="dialog-body prepare">
                <ol>
                  ${n.map((i,l)=>r`
                      <li key=${l}>
                        <p>${i.text}</p>
                        ${i.pieces.length?r`
                                <div class="lot">
                                  ${i.pieces.map((u,d)=>r`
                                      <${Te} key=${d} p=${u} game=${t.game.id} />
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
  `:null}function is(e,o){let t=e.log||[],n=t[t.length-1];if(!n)return[];let a=t.filter(d=>d.announce&&(d===n||d.entry&&d.entry===n.entry)),s=new Map;for(let d of a){let c=d.seats?.length===1&&d.seats[0]>=0?d.seats[0]:-1,h=s.get(c)||{seat:c,texts:[]};h.texts.includes(d.text)||h.texts.push(d.text),s.set(c,h)}let i=d=>d<0?-1:o.findIndex(c=>c.seat===d),l=d=>o.find(c=>c.seat===d)?.name,u=({seat:d,texts:c})=>d<0?c.map(h=>({seat:d,text:h})):[{seat:d,text:Ua(c,l(d))}];return[...s.values()].sort((d,c)=>i(d.seat)-i(c.seat)).flatMap(u)}function Ua(e,o){return e.map((t,n)=>n&&o&&t.startsWith(o)?t.slice(o.length).replace(/^[:,]?\s+/,""):t).join(" · ")}var ls=({items:e,counted:o})=>o?e.filter(t=>t.count>0):e;function Ga({t:e,seat:o,game:t,turn:n,colourOf:a,nameOf:s,onWhole:i}){let l=o.parts||[],u=l.filter(m=>m.counter&&!m.counter.large),d=l.filter(m=>m.counter?.large),c=l.filter(m=>m.pieces),h=c.filter(m=>m.pieces.items.some(f=>f.colour)),$=c.filter(m=>!m.pieces.items.some(f=>f.colour)&&ls(m.pieces).length),p=l.filter(m=>!m.counter&&!m.pieces);return r`
    <article class=${"card pl"+(n?" turn":"")} onClick=${i}>
      <div class="pl-head">
        <${T} colour=${o.colour} />
        <b>${o.name||s(o.seat)}</b>
        ${o.first?r`
                <span class="first" role="img" aria-label=${e("seat.firstlong")} title=${e("seat.firstlong")}><${F} id="first" /></span>
              `:null}${d.length?r`
                <span class="score num">
                  ${d.map(m=>r`
                      <span
                        key=${m.id}
                        class=${m.counter.emblem?"":"tok"}
                        role="img"
                        title=${m.title}
                        aria-label=${`${m.title}: ${m.counter.value}`}
                      >
                        ${m.counter.emblem?r`
                                <${I} name=${m.counter.emblem} game=${t} />
                              `:null}${m.counter.value}
                      </span>
                    `)}
                </span>
              `:o.score!==void 0&&r`
                <span class="score num" role="img" aria-label=${`${e("seat.score")}: ${o.score}`}>${o.score}</span>
              `}
      </div>
      ${h.map(m=>m.pieces.cards?r`
              <${Mo} key=${m.id} items=${m.pieces.items} game=${t} />
            `:r`
              <${gt} key=${m.id} pieces=${m.pieces} game=${t} title=${m.title} />
            `)}
      <div class="toks">
        ${u.map(m=>r`
            <span key=${m.id} class=${"id-"+m.id} role="img" aria-label=${`${m.title}: ${m.counter.value}`} title=${m.title}>
              ${m.counter.emblem?r`
                      <${I} name=${m.counter.emblem} game=${t} />
                    `:r`
                      <i>${m.title}</i>
                    `}${m.counter.value}${m.counter.of?`/${m.counter.of}`:""}
            </span>
          `)}
        ${$.length?r`
                <span class="sep">
                  ${$.map(m=>r`
                      <span key=${m.id} class="lot" role="group" aria-label=${m.title} title=${m.title}>
                        ${ls(m.pieces).map((f,g)=>r`
                            <${Te} key=${g} p=${f} game=${t} />
                          `)}
                      </span>
                    `)}
                </span>
              `:null}
      </div>
      ${p.map(m=>r`
          <${Oo} key=${m.id} part=${m} game=${t} t=${e} colourOf=${a} nameOf=${s} />
        `)}
    </article>
  `}var Va=({badges:e=[],game:o})=>r`
  <div class="badges">
    ${e.slice(0,2).map((t,n)=>r`
        <span key=${n} class=${"chip "+(t.urgent?"now":"plain")}>
          ${t.emblem?r`
                  <${I} name=${t.emblem} game=${o} />
                `:null}
          <span>${t.text}</span>
        </span>
      `)}${e.length>2?r`
            <span class="chip plain">+${e.length-2}</span>
          `:null}
  </div>
`;function cs({t:e,table:o,ask:t,local:n,setLocal:a,onHome:s,onLog:i}){let l=o.snapshot,u=l.game?.id,d=l.view||{},c=d.table||[],h=d.seats||[],$=c.find(C=>C.steps),p=c.find(C=>C.battle&&!C.battle.again?.length),m=c.filter(C=>C!==$&&!C.battle&&!(C.ledger&&c.length>3)),f=C=>h.find(K=>K.seat===C)||(l.people||[]).find(K=>K.seat===C),g=C=>f(C)?.colour||"none",w=C=>f(C)?.name||e("seat.table"),[b,_]=x(null),j=ke(4,".part, .ac, .fl, .lb"),P=C=>a({...n,...C}),H=is(l,h),k=t?.seats||[],v=C=>k.length&&k.length<h.length&&k[0]>=0?k.includes(C.seat):C.active,q=t&&!t.secret&&n.ask!==t.id&&(l.asks||[]).find(C=>C.secret&&C.sealed&&C.seats[0]===o.me?.seat),S=()=>_({title:l.game?.name,badges:d.badges,parts:[...m,...$?[$]:[]]}),A=d.round?r`
        <${y} id="round" />
        ${d.round}
      `:"",L=ge(e,l).filter(C=>C.kind==="bad"||C.kind==="warn");return r`
    <div class="p-round">
      <${le}
        t=${e}
        table=${o}
        title=${d.headline&&d.headline!==t?.prompt?d.headline:A||l.game?.name}
        sub=${d.headline&&d.headline!==t?.prompt?A:l.game?.name}
        chips=${L}
        onHome=${s}
        onLog=${i}
      >
        <${Va} badges=${d.badges} game=${u} />
      <//>
      <main class=${`deck${$?"":" no-rail"}${m.length?"":" no-shore"}`}>
        ${$?r`
                <${ss} part=${$} game=${u} onWhole=${S} />
              `:null}
        ${q?r`
                <${Zn}
                  t=${e}
                  table=${o}
                  onChange=${()=>P({ask:q.id})}
                  others=${r`
                    <${We} t=${e} table=${o} ask=${t} onChoose=${C=>P({ask:C})} />
                  `}
                />
              `:t?r`
                  <${Bo}
                    t=${e}
                    table=${o}
                    ask=${t}
                    others=${r`
                      <${rs} t=${e} table=${o} />
                      <${We} t=${e} table=${o} ask=${t} onChoose=${C=>P({ask:C})} />
                      ${p?r`
                              <button
                                class="btn square show-last"
                                aria-label=${e("battle.look",{what:p.title})}
                                title=${e("battle.look",{what:p.title})}
                                onClick=${()=>P({put:null})}
                              >
                                <${y} id="dice" />
                              </button>
                            `:null}
                    `}
                    banner=${H}
                    back=${n.ask===t.id?()=>P({ask:null}):null}
                    onDone=${()=>a(C=>({...C,ask:null}))}
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
            class=${"ashore"+(m.length?"":" bare")}
            ref=${j}
            onClick=${C=>{C.target.closest("button")||S()}}
          >
            ${m.map(C=>r`
                <${Oo} key=${C.id} part=${C} game=${u} t=${e} colourOf=${g} nameOf=${w} />
              `)}
          </aside>
        `}
        ${h.length?r`
                <section class=${"fleets n"+h.length} aria-label=${e("seat.all")}>
                  ${h.map(C=>r`
                      <${Ga}
                        key=${C.seat}
                        t=${e}
                        seat=${C}
                        game=${u}
                        turn=${v(C)}
                        colourOf=${g}
                        nameOf=${w}
                        onWhole=${()=>_({title:C.name||w(C.seat),first:C.first,parts:C.parts||[]})}
                      />
                    `)}
                </section>
              `:null}
      </main>
      ${b&&b.parts.length?r`
              <${E} t=${e} title=${b.title} onClose=${()=>_(null)}>
                <div class="dialog-body whole" tabindex="0" role="group" aria-label=${b.title}>
                  ${b.first?r`
                          <ul class="items">
                            <li>
                              <${F} id="first" class="ic" />
                              <span>${e("seat.firstlong")}</span>
                              <b></b>
                            </li>
                          </ul>
                        `:null}${(b.badges||[]).map((C,K)=>r`
                      <p key=${K} class="badge">
                        ${C.emblem?r`
                                <${I} name=${C.emblem} game=${u} />
                              `:null}${C.text}
                      </p>
                    `)}${b.parts.map(C=>r`
                      <${as} key=${C.id} part=${C} game=${u} t=${e} colourOf=${g} nameOf=${w} />
                    `)}
                </div>
              <//>
            `:null}
    </div>
  `}function us(e,o){let[t,n]=x(null);return B(()=>{let a=!1,s=0,i=0,l=()=>O(e.lang,"GET","/history").then(u=>{let d=(u||[]).find(c=>c.game.id===o.game?.id&&c.people.map(h=>h.name).join()===o.people.map(h=>h.name).join());a||(d?n(d):++s<5&&(i=window.setTimeout(l,2e3)))},()=>{});return l(),()=>{a=!0,clearTimeout(i)}},[e.lang,o.game?.id]),t}var ds=e=>Math.max(1,Math.round((Date.parse(e.ended)-Date.parse(e.began))/6e4)),Ka=e=>[1,2,5,10,20,50,100,200].find(o=>e/o<=4)||500,Za=e=>e.map((o,t)=>o?`${e[t-1]?"L":"M"}${o[0].toFixed(1)} ${o[1].toFixed(1)}`:"").join("");function hs({t:e,game:o,best:t}){let d=o.rounds,c=d.length;if(c<2||d[c-1].scores.some(k=>k===null))return null;let h=d.flatMap(k=>k.scores).filter(k=>k!==null),$=Math.min(0,...h),p=Math.max(1,...h),m=Ka(p-$),f=Math.ceil(p/m)*m,g=Math.floor($/m)*m,w=k=>30+k/(c-1)*216,b=k=>10+(f-k)/(f-g)*264,_=Array.from({length:Math.round((f-g)/m)+1},(k,v)=>g+v*m),j=Math.ceil(c/6),P=o.people.map((k,v)=>({...k,seat:v,y:b(d[c-1].scores[v])})).sort((k,v)=>k.y-v.y);P.forEach((k,v)=>{v&&(k.y=Math.max(k.y,P[v-1].y+17))});let H=Math.max(0,P[P.length-1].y-274);return r`
    <section class="card course">
      <h2 class="cap">${e("score.rounds")}</h2>
      <svg viewBox=${"0 0 320 300"} role="img" aria-label=${e("score.rounds")}>
        ${_.map(k=>r`
            <g key=${k}>
              <line class="grid" x1=${30} x2=${246} y1=${b(k)} y2=${b(k)} />
              <text x=${24} y=${b(k)+4} text-anchor="end">${k}</text>
            </g>
          `)}
        ${d.map((k,v)=>(v%j===0||v===c-1)&&(v===c-1||c-1-v>=j/2)&&r`
              <text key=${v} x=${w(v)} y=${292} text-anchor="middle">${v+1}</text>
            `)}
        ${o.people.map((k,v)=>r`
            <path
              key=${v}
              class=${`trace c-${k.colour}${t.includes(v)?" best":""}`}
              d=${Za(d.map((q,S)=>q.scores[v]===null?null:[w(S),b(q.scores[v])]))}
            />
          `)}
        ${P.map(k=>r`
            <g key=${k.seat}>
              <use
                href=${"#"+(ee("tm-"+k.colour)?"tm-"+k.colour:"tm-other")}
                class=${"c-"+k.colour}
                x=${252}
                y=${k.y-H-7}
                width="13"
                height="13"
              />
              <text class="name" x=${268} y=${k.y-H+4}>${k.name.length>8?k.name.slice(0,7)+"…":k.name}</text>
            </g>
          `)}
      </svg>
    </section>
  `}function Ja(e,o){let t=ue(e),n=o.lines.find(d=>d.total),a=d=>n?.values[d]??t[d]?.score,s=o.columns.map((d,c)=>({i:c,name:t[c]?.name||d,colour:t[c]?.colour,seat:t[c]?.seat??c,points:a(c)})),i=e.result?.ranking,l=d=>i?i.findIndex(c=>c.includes(d.seat)):-(d.points??0),u=[...s].sort((d,c)=>l(d)-l(c));return{order:u,best:u.filter(d=>l(d)===l(u[0]))}}var Qa=(e,o)=>o<60?e("score.minutes",{n:o}):e("score.hours",{n:Math.floor(o/60),minutes:o%60}),Ya=(e,o,t,n)=>[`${o.game?.name}, ${new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date)}`,...t.map(a=>`${n.includes(a)?"★ ":""}${a.name}${a.points===void 0?"":`: ${a.points}`}`)].join(`
`);function ps({t:e,table:o,onHome:t,onLog:n,onAgain:a}){let[s,i]=x(!1),l=us(e,o.snapshot),u=async()=>{let f=Ya(e,d,h,$);try{navigator.share?await navigator.share({text:f}):(await navigator.clipboard.writeText(f),i(!0))}catch{}},d=o.snapshot,c=st(d),{order:h,best:$}=Ja(d,c),p={...c,lines:c.lines.map(f=>({...f,values:h.map(g=>f.values[g.i]),how:f.how&&h.map(g=>f.how[g.i])}))},m=h.length>$.length&&$[0].points-h[$.length].points||0;return r`
    <div class="p-score">
      <${le}
        t=${e}
        table=${o}
        title=${e("score.title")}
        sub=${[d.game?.name,d.view?.round,l&&Qa(e,ds(l))].filter(Boolean).join(" · ")}
        onHome=${t}
        onLog=${n}
      />
      <main class="sheet">
        <section class=${`card tally${c.lines.length>7?" long":""}`}>
          <${wt} t=${e} ledger=${p} heads=${h} best=${h.flatMap((f,g)=>$.includes(f)?[g]:[])} />
        </section>
        <aside class="say">
          <section class=${"podium"+(String($[0].points??"").length+$[0].name.length>8?" far":"")}>
            <${F} id="crown" class="em" />
            <h2>
              ${$.map(f=>r`
                  <span class="who">
                    <${T} colour=${f.colour} />
                    ${f.name}
                  </span>
                `)}
            </h2>
            <p>${$.length>1?e("score.shared"):m?e("score.by",{n:m}):e("score.wins")}</p>
            <b class="pts">${$[0].points<0?"−"+-$[0].points:$[0].points??""}</b>
          </section>
          ${l&&l.rounds.length>1?r`
                  <${hs} t=${e} game=${l} best=${$.map(f=>f.seat)} />
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
  `}var Xa={player:"crew.player",spectator:"crew.spectator",host:"crew.host"};function bt({t:e,table:o,role:t,path:n="/invitations"}){let[a,s]=x(null);return B(()=>{let i=!1,l=0,u=()=>O(e.lang,"POST",n,n==="/invitations"?{role:t}:{}).then(d=>{i||(s(d),l=window.setTimeout(u,Math.max(1e4,Date.parse(d.until)-Date.now()-3e4)))},()=>{l=window.setTimeout(u,3e3)});return u(),()=>{i=!0,clearTimeout(l)}},[t,o.crew,e.lang]),r`
    <div class="invite">
      <div class="qr">
        ${a?r`
                <svg viewBox=${`0 0 ${a.qr.size} ${a.qr.size}`} role="img" aria-label=${e("crew.qr")} shape-rendering="crispEdges">
                  <path d=${a.qr.path} />
                </svg>
              `:null}
      </div>
      <div>
        <p>${e(t==="player"?"crew.scan":"crew.watch")}</p>
        <p class="code num">${a?.code||""}</p>
        <p class="dim address">${a?a.url.split("/#")[0]:""}</p>
        <p class="dim">${e("crew.once")}</p>
      </div>
    </div>
  `}function er({t:e,table:o}){let[t,n]=x(null),[a,s]=x(null),[i,l]=x(""),u=h=>h.then($=>{n($),l("")},$=>l($.message||e("notice.network")));B(()=>{u(O(e.lang,"GET","/devices"))},[o.crew,e.lang]);let d=(h,$)=>{s(null),u(O(e.lang,"POST","/devices/"+h.id,{role:$}))},c=h=>{s(null),u(O(e.lang,"DELETE","/devices/"+h.id))};return r`
    <ul class="devices">
      ${(t||[]).map(h=>r`
          <li key=${h.id} class=${h.here?"here":""}>
            <span class="device">
              <b>${h.name==="?"?e("crew.device"):h.name}</b>
              <small>
                ${h.you?e("crew.you"):h.here?e("crew.here"):e("crew.away")}${" · "}${e(Xa[h.role])}
                ${h.person?` · ${h.person}`:""}
              </small>
            </span>
            ${h.role==="host"?null:a?.id===h.id?r`
                      <button class="btn bad" onClick=${()=>a.what==="end"?c(h):d(h,"host")}>
                        ${e(a.what==="end"?"crew.end.sure":"crew.pass.sure")}
                      </button>
                      <button class="btn" onClick=${()=>s(null)}>${e("home.not")}</button>
                    `:r`
                      <button class="btn" onClick=${()=>d(h,h.role==="player"?"spectator":"player")}>
                        ${e(h.role==="player"?"crew.only":"crew.let")}
                      </button>
                      ${h.role==="spectator"?r`
                              <button
                                class=${"btn"+(h.shows?" on":"")}
                                aria-pressed=${!!h.shows}
                                onClick=${()=>u(O(e.lang,"POST","/devices/"+h.id,{shows:!h.shows}))}
                              >
                                ${e("crew.shows")}
                              </button>
                            `:null}
                      <button class="btn" onClick=${()=>s({id:h.id,what:"pass"})}>${e("crew.pass")}</button>
                      <button
                        class="btn square"
                        onClick=${()=>s({id:h.id,what:"end"})}
                        aria-label=${e("crew.end",{name:h.name})}
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
  `}function or({t:e,table:o,onClose:t}){let[n,a]=x("player"),s=oe(o.me,"host"),i=async()=>{try{await O(e.lang,"POST","/leave",{})}catch{return}t(),o.open()};return r`
    <${E} t=${e} title=${e("crew.title")} onClose=${t}>
      <div class="dialog-body crew">
        ${s?r`
                <div class="seg" role="group" aria-label=${e("crew.as")}>
                  ${["player","spectator"].map(l=>r`
                      <button key=${l} class=${l===n?"on":""} aria-pressed=${l===n} onClick=${()=>a(l)}>
                        ${e(l==="player"?"crew.plays":"crew.watches")}
                      </button>
                    `)}
                </div>
                <${bt} t=${e} table=${o} role=${n} />
                <${er} t=${e} table=${o} />
                ${o.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${So} t=${e} table=${o} />
                      `:null}
              `:r`
                <p>${e("crew.mine."+(o.me?.role||"player"))}</p>
                <p class="dim">${e("crew.ask")}</p>
                ${oe(o.me,"player")&&o.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${So} t=${e} table=${o} />
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
  `}function $s({t:e,table:o}){let[t,n]=x(!1);return o.me?r`
    <button class="btn crew-open" aria-label=${e("crew.title")} onClick=${()=>n(!0)}>
      <${y} id="phone" />
      <span>${e("crew.title")}</span>
    </button>
    ${t?r`
            <${or} t=${e} table=${o} onClose=${()=>n(!1)} />
          `:null}
  `:null}function ne(e,o){let[t,n]=x({}),[a,s]=x(0);return B(()=>{let i=!1;return O(e.lang,"GET",o,void 0,60).then(l=>{i||n({value:l})},l=>{i||n(u=>({...u,trouble:l.message||e("notice.network")}))}),()=>{i=!0}},[e.lang,o,a]),{...t,again:()=>s(i=>i+1)}}var se=({t:e,kept:o})=>o.trouble?r`
        <p class="trouble" role="alert">${o.trouble}</p>
        <button class="btn" onClick=${o.again}>${e("archive.again")}</button>
      `:r`
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      `,yt=(e,o)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date(o)),Ce=(e,o)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(o));var tr=2e3;function ms({t:e}){let o=ne(e,"/health"),t=o.value;if(B(()=>{let u=setInterval(o.again,tr);return()=>clearInterval(u)},[]),!t)return r`
      <${se} t=${e} kept=${o} />
    `;let n=(u,d=1)=>new Intl.NumberFormat(e.lang,{maximumFractionDigits:d}).format(u),a=u=>n(u/2**30),s=(u,d)=>u==null?e("health.unknown"):d(u),i=t.reading,l=[["camera",ge(e,{camera:t.camera}).map(u=>u.text).join(" · ")+(t.camera.live?` · ${e("health.rate",{n:n(t.camera.rate)})}`:"")],["reading",i.count+i.failed?e("health.read",{last:n(i.last_ms/1e3,2),mean:n(i.mean_ms/1e3,2),n:i.count,failed:i.failed}):e("health.never")],["disk",s(t.box.disk_free,u=>e("health.free",{free:a(u),size:a(t.box.disk_size)}))],["panel",t.panel.some(u=>u.is!=="skipped")?e("health.parts",{found:t.panel.filter(u=>u.is==="found").length,failed:t.panel.filter(u=>u.is==="failed").length}):e("health.none")],["copy",t.copy?Ce(e,t.copy):e("health.none")],["heat",s(t.box.celsius,u=>`${n(u,0)} °C`)],["supply",s(t.box.low_voltage,u=>e(u?"health.weak":"health.fine"))],["devices",e("health.here",{here:t.devices.here,known:t.devices.known})],["since",Ce(e,new Date(Date.now()-t.up*1e3).toISOString())]];return r`
    <div class="worries" role="status">
      ${t.ok?r`
              <p class="well">
                <${y} id="check" />
                ${e("health.well")}
              </p>
            `:t.worries.map(u=>r`
                <p key=${u} class="worry">
                  <${y} id="warn" />
                  ${u}
                </p>
              `)}
    </div>
    ${o.trouble?r`
            <p class="trouble" role="alert">${o.trouble}</p>
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
      <a class="btn" href=${Pe("/report",e.lang)} download>
        <${y} id="save" />
        ${e("health.report")}
      </a>
    </div>
    <p class="dim">${e("health.how")}</p>
  `}var nr=700,fs=["ready","reading","asks","trouble"],sr={apa102:"apa",ws2812:"ws",relay:"relay",pwm:"pwm",leds:"leds"},ar=[12,32,33,35],rr=[19,38],ir=({t:e,p:o})=>r`
  <figure class=${"panel-drawing"+(o.light>0?" lit":"")}>
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
      ${fs.map(t=>r`
          <li key=${t} class=${`lamp at-${t}${o.signal===t?" on":""}`}>
            <i></i>
            <span>${e("panel.signal."+t)}</span>
          </li>
        `)}
    </ul>
  </figure>
`;function lr({t:e,p:o,press:t,busy:n,onWire:a}){let s=Math.round(o.light*100);return r`
    <div class="panel-desk">
      <p class="panel-now" role="status">${e("panel.signal."+(o.signal||"off"))}</p>
      <p>
        ${s?e("panel.light.on",{n:s}):e("panel.light.off")}${o.lux===null?"":` · ${e("panel.room",{n:Math.round(o.lux)})}`}
      </p>
      <p class="panel-dark">${o.dark?e("panel.dark"):""}</p>
      ${o.drawn?r`
              <button class=${"press"+(o.down?" down":"")} disabled=${n||!o.wiring.button} onClick=${()=>t(0)}>
                <span>${e("panel.press")}</span>
              </button>
              <button class="btn hold" disabled=${n||!o.wiring.button} onClick=${()=>t(5.2)}>${e("panel.hold")}</button>
            `:r`
              <p>${e(o.down?"panel.down":"panel.up")}</p>
            `}
      <p class="dim num">${e("panel.pressed",{n:o.presses})}${o.holds?` · ${e("panel.held",{n:o.holds})}`:""}</p>
      <button class="btn wire" onClick=${a}>
        <${y} id="edit" />
        ${e("panel.wiring")}
      </button>
    </div>
  `}var cr={found:"check",failed:"warn",skipped:"minus",opening:"more"},ur=({t:e,parts:o})=>r`
  <ul class="panel-parts">
    ${o.map(t=>r`
        <li key=${t.name} class=${t.is}>
          <${y} id=${cr[t.is]} />
          <b>${e("panel.part."+t.name)}</b>
          <span>${t.why||e("panel.is."+t.is)}</span>
        </li>
      `)}
  </ul>
`,ce=({label:e,value:o,options:t,onPick:n})=>r`
  <label class="panel-pick">
    <span>${e}</span>
    <span class="select">
      <select value=${o} onChange=${a=>n(a.target.value)}>
        ${t.map(([a,s])=>r`
            <option key=${a} value=${a} selected=${String(a)===String(o)}>${s}</option>
          `)}
      </select>
      <${y} id="down" />
    </span>
  </label>
`;function dr({t:e,p:o,onClose:t}){let[n,a]=x(null),[s,i]=x(null),[l,u]=x(!1),d=n||o.wiring,c=(k,v)=>{i(null),a({...d,[k]:v})},h=["",e("panel.none")],$=k=>[k,`${k} · ${o.header[k-1].name}`],p=o.header.filter(k=>k.use==="free").map(k=>$(k.pin)),m=rr.map($),f=k=>[h,...k.map(v=>[v,e("panel.kind."+sr[v])])],g=k=>r`
    <label class="panel-pick">
      <span>${e("panel.pixels")}</span>
      <input
        class="num"
        type="number"
        inputmode="numeric"
        min="1"
        max="60"
        value=${d[k].pixels||""}
        onInput=${v=>c(k,{...d[k],pixels:Math.trunc(Number(v.target.value))||0})}
      />
    </label>
  `,w=(k,v)=>({kind:k,pin:v===19?38:19,pixels:8}),b=k=>k&&(k.kind==="apa102"||k.kind==="ws2812"),_=k=>c("light",k?k==="relay"?{kind:k,pin:36}:k==="pwm"?{kind:k,pin:32}:{...w(k,b(d.state)&&d.state.pin),pixels:16}:void 0),j=k=>c("state",k?k==="leds"?{kind:k,pins:[29,31,33,37]}:w(k,b(d.light)&&d.light.pin):void 0),P=async()=>{u(!0);try{await O(e.lang,"POST","/panel",d,20),a(null),i({good:!0,text:e("panel.kept")})}catch(k){i({text:k.message||e("notice.network")})}u(!1)},H=k=>{let v=[...d.state.pins||[]];return q=>{q?v[k]=Number(q):v.splice(k,1),c("state",{...d.state,pins:v.filter(Boolean)})}};return r`
    <${E} t=${e} title=${e("panel.wiring")} onClose=${t}>
      <div class="dialog-body panel-wiring">
        <p class="dim">${e("panel.how")}</p>
        <fieldset>
          <legend>${e("panel.part.button")}</legend>
          <${ce}
            label=${e("panel.pin")}
            value=${d.button?.pin??""}
            options=${[h,...p]}
            onPick=${k=>c("button",k?{pin:Number(k)}:void 0)}
          />
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.light")}</legend>
          <${ce}
            label=${e("panel.kind")}
            value=${d.light?.kind??""}
            options=${f(["apa102","ws2812","relay","pwm"])}
            onPick=${_}
          />
          ${d.light?r`
                  <${ce}
                    label=${e(b(d.light)?"panel.data":"panel.pin")}
                    value=${d.light.pin}
                    options=${b(d.light)?m:d.light.kind==="pwm"?ar.map($):p}
                    onPick=${k=>c("light",{...d.light,pin:Number(k)})}
                  />
                `:null}
          ${b(d.light)?g("light"):null}
          ${d.light&&d.light.kind!=="relay"&&!o.calibrated?r`
                  <label class="panel-pick">
                    <span>${e("panel.bright")}</span>
                    <input
                      class="num"
                      type="number"
                      inputmode="numeric"
                      min="1"
                      max="100"
                      value=${Math.round(100*(d.light.level||1))}
                      onInput=${k=>c("light",{...d.light,level:(Math.trunc(Number(k.target.value))||100)/100})}
                    />
                  </label>
                `:null}
          ${d.light?.kind==="relay"?r`
                  <${ce}
                    label=${e("panel.level")}
                    value=${d.light.low?"low":"high"}
                    options=${[["high",e("panel.high")],["low",e("panel.low")]]}
                    onPick=${k=>c("light",{...d.light,low:k==="low"||void 0})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.state")}</legend>
          <${ce} label=${e("panel.kind")} value=${d.state?.kind??""} options=${f(["leds","apa102","ws2812"])} onPick=${j} />
          ${d.state?.kind==="leds"?fs.slice(0,Math.min(4,(d.state.pins?.length||0)+1)).map((k,v)=>r`
                    <${ce}
                      key=${k}
                      label=${e("panel.led",{n:v+1})}
                      value=${d.state.pins?.[v]??""}
                      options=${[h,...p]}
                      onPick=${H(v)}
                    />
                  `):null}
          ${b(d.state)?r`
                  <${ce}
                    label=${e("panel.data")}
                    value=${d.state.pin}
                    options=${m}
                    onPick=${k=>c("state",{...d.state,pin:Number(k)})}
                  />
                  ${g("state")}
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.buzzer")}</legend>
          <${ce}
            label=${e("panel.pin")}
            value=${d.buzzer?.pin??""}
            options=${[h,...p]}
            onPick=${k=>c("buzzer",k?{on:!!d.buzzer?.on,pin:Number(k)}:void 0)}
          />
          ${d.buzzer?r`
                  <${ce}
                    label=${e("panel.sound")}
                    value=${d.buzzer.on?"on":"off"}
                    options=${[["off",e("panel.sound.off")],["on",e("panel.sound.on")]]}
                    onPick=${k=>c("buzzer",{...d.buzzer,on:k==="on"})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.sensor")}</legend>
          <${ce}
            label=${e("panel.addr")}
            value=${d.sensor?d.sensor.high?"high":"low":""}
            options=${[h,["low",e("panel.addr.low")],["high",e("panel.addr.high")]]}
            onPick=${k=>c("sensor",k?{high:k==="high"}:void 0)}
          />
        </fieldset>
        <div class="panel-keep">
          <p class=${"copy-said "+(s?.good?"good":"trouble")} role="status">${s?.text||""}</p>
          <button class="btn primary keep" disabled=${l||!n} onClick=${P}>
            <${y} id="save" />
            ${e("panel.save")}
          </button>
        </div>
      </div>
    <//>
  `}function gs({t:e}){let o=ne(e,"/panel"),t=o.value,[n,a]=x(""),[s,i]=x(!1),[l,u]=x(!1);return B(()=>{let c=setInterval(o.again,nr);return()=>clearInterval(c)},[]),t?r`
    <div class="panel-top">
      <${ir} t=${e} p=${t} />
      <${lr} t=${e} p=${t} press=${async c=>{i(!0),a("");try{await O(e.lang,"POST","/panel/press",{seconds:c},20)}catch(h){a(h.message||e("notice.network"))}i(!1),o.again()}} busy=${s} onWire=${()=>u(!0)} />
    </div>
    <p class="copy-said trouble" role="alert">${n||t.fault||""}</p>
    <${ur} t=${e} parts=${t.parts} />
    <p class="dim">${e(t.drawn?"panel.drawn":"panel.real")}</p>
    ${l?r`
            <${dr} t=${e} p=${t} onClose=${()=>u(!1)} />
          `:null}
  `:r`
      <${se} t=${e} kept=${o} />
    `}var hr=e=>e.people.map((o,t)=>({...o,seat:t,place:e.places[t],score:e.scores[t]})).sort((o,t)=>(o.place||99)-(t.place||99)),ks=({head:e,rows:o,total:t})=>r`
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
        ${o.map((n,a)=>r`
            <tr key=${a} class=${t?.(a)?"total":""}>
              <th>${n.label}</th>
              ${n.values.map((s,i)=>r`
                  <td key=${i} class="num">${s??"–"}</td>
                `)}
            </tr>
          `)}
      </tbody>
    </table>
  </div>
`;function pr({t:e,game:o,onClose:t}){let n=o.sheet?.lines||[];return r`
    <${E} t=${e} wide title=${`${o.game.name}, ${yt(e,o.ended)}`} onClose=${t}>
      <div class="dialog-body ar-past">
        ${n.length?r`
                <h3>${e("archive.sheet")}</h3>
                <${ks} head=${o.sheet.columns} rows=${n} total=${a=>n[a].total} />
              `:null}
        <h3>${e("archive.rounds")}</h3>
        <${ks} head=${o.people.map(a=>a.name)} rows=${o.rounds.map(a=>({label:a.name,values:a.scores}))} />
        <p class="dim">
          ${e("archive.length",{n:o.steps,minutes:Math.round((Date.parse(o.ended)-Date.parse(o.began))/6e4)})}
        </p>
      </div>
    <//>
  `}function ws({t:e}){let o=ne(e,"/history"),[t,n]=x(null);return o.value?o.value.length?r`
    <ul class="games-list">
      ${o.value.map(a=>r`
          <li key=${a.table+a.no}>
            <button class="past-game" onClick=${()=>n(a)}>
              <span class="when">
                <b>${a.game.name}</b>
                <small>${yt(e,a.ended)}</small>
              </span>
              <span class="ar-who">
                ${hr(a).map(s=>r`
                    <span key=${s.seat} class=${s.place===1?"won":""}>
                      <${T} colour=${s.colour} />
                      ${s.name}${" "}
                      <b class="num">${s.score??""}</b>
                    </span>
                  `)}
              </span>
            </button>
          </li>
        `)}
    </ul>
    ${t?r`
            <${pr} t=${e} game=${t} onClose=${()=>n(null)} />
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `:r`
      <${se} t=${e} kept=${o} />
    `}function $r({t:e,die:o}){let t=1/o.faces.length,n=Math.max(...o.faces.map(s=>s.high),2*t),a=s=>`${(100*Math.min(1,s/n)).toFixed(2)}%`;return r`
    <li class=${"fairness "+o.verdict}>
      <p class="colour">
        <${T} colour=${o.colour} />
        <b>${e.title(e.colour(o.colour))}</b>
        <small>${e("archive.throws",{n:o.throws})}</small>
      </p>
      <ol class="ar-faces">
        ${o.faces.map((s,i)=>r`
            <li
              key=${i}
              aria-label=${e("archive.face",{face:i+1,n:s.count,low:Math.round(100*s.low),high:Math.round(100*s.high)})}
            >
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  class="bar-of"
                  x="22"
                  width="56"
                  y=${100-parseFloat(a(o.throws?s.count/o.throws:0))}
                  height=${parseFloat(a(o.throws?s.count/o.throws:0))}
                />
                <line class="range" x1="50" x2="50" y1=${100-parseFloat(a(s.high))} y2=${100-parseFloat(a(s.low))} />
                <line class="fair" x1="0" x2="100" y1=${100-parseFloat(a(t))} y2=${100-parseFloat(a(t))} />
              </svg>
              ${o.kind==="pips"?r`
                      <${V} colour=${o.colour} face=${i+1} />
                    `:r`
                      <small>${i+1}</small>
                    `}
              <b class="num">${s.count}</b>
            </li>
          `)}
      </ol>
      <p class="judged">${e("archive.dice."+o.verdict)}</p>
    </li>
  `}function bs({t:e}){let o=ne(e,"/statistics");if(!o.value)return r`
      <${se} t=${e} kept=${o} />
    `;let{people:t,dice:n}=o.value,a=[...new Set(t.map(s=>s.game_name))];return t.length?r`
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
              ${t.filter(i=>i.game_name===s).map(i=>r`
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
                  <${$r} key=${s.colour+s.kind} t=${e} die=${s} />
                `)}
            </ul>
            <p class="dim">${e("archive.dice.how")}</p>
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `}var mr=["red","green","blue","white","yellow","black","purple","orange"];function fr({t:e,person:o,symbols:t,onDone:n,onClose:a}){let[s,i]=x({name:"",colour:"",symbol:"",language:"",...o}),[l,u]=x(!1),[d,c]=x(""),h=f=>{u(!1),i({...s,...f})},$=f=>f.then(n,g=>{u(!1),c(g.message||e("notice.network"))}),p=()=>$(O(e.lang,"POST","/people"+(s.id?"/"+s.id:""),{name:s.name,colour:s.colour,symbol:s.symbol,language:s.language})),m=()=>l?$(O(e.lang,"DELETE","/people/"+s.id,void 0,120)):u(!0);return r`
    <${E} t=${e} title=${s.id?o.name:e("archive.person.new")} onClose=${a}>
      <div class="dialog-body person-form">
        <label>
          ${e("archive.person.name")}
          <input
            type="text"
            maxlength="30"
            autocomplete="off"
            spellcheck=${!1}
            value=${s.name}
            onInput=${f=>h({name:f.target.value})}
          />
        </label>
        <div class="signs" role="group" aria-label=${e("archive.person.colour")}>
          ${mr.map(f=>r`
              <button
                key=${f}
                class=${"sign"+(f===s.colour?" on":"")}
                aria-pressed=${f===s.colour}
                aria-label=${e.hue(f)}
                onClick=${()=>h({colour:f===s.colour?"":f})}
              >
                <${T} colour=${f} />
              </button>
            `)}
        </div>
        <div class="signs" role="group" aria-label=${e("archive.person.symbol")}>
          ${t.map((f,g)=>r`
              <button
                key=${f}
                class=${"sign"+(f===s.symbol?" on":"")}
                aria-pressed=${f===s.symbol}
                aria-label=${e("archive.person.sign",{n:g+1})}
                onClick=${()=>h({symbol:f===s.symbol?"":f})}
              >
                <${I} name=${f} class="ic" />
              </button>
            `)}
        </div>
        <div class="seg" role="group" aria-label=${e("archive.person.language")}>
          ${Se.map(f=>r`
              <button
                key=${f}
                lang=${f}
                class=${f===s.language?"on":""}
                aria-pressed=${f===s.language}
                onClick=${()=>h({language:f})}
              >
                ${f.toUpperCase()}
              </button>
            `)}
        </div>
        <p class="trouble" role="alert">${d}</p>
        <div class="ends">
          ${s.id?r`
                  <button class=${"btn"+(l?" bad":"")} onClick=${m}>
                    ${e(l?"archive.forget.sure":"archive.forget")}
                  </button>
                `:null}
          <button class="btn primary" onClick=${p}>${e("archive.person.save")}</button>
        </div>
        ${s.id?r`
                <p class="dim">${e("archive.forget.how")}</p>
              `:null}
      </div>
    <//>
  `}function ys({t:e,host:o}){let t=ne(e,"/people"),[n,a]=x(null);if(!t.value)return r`
      <${se} t=${e} kept=${t} />
    `;let{people:s,symbols:i}=t.value;return r`
    ${s.length?null:r`
            <p class="none">${e("archive.people.none")}</p>
          `}
    <ul class="people-list">
      ${s.map(l=>r`
          <li key=${l.id}>
            <button class="someone" disabled=${!o} onClick=${()=>a(l)}>
              ${l.colour?r`
                      <${T} colour=${l.colour} />
                    `:r`
                      <span class="tm"></span>
                    `}
              ${l.symbol?r`
                      <${I} name=${l.symbol} class="ic" />
                    `:r`
                      <span class="ic"></span>
                    `}
              <b>${l.name}</b>
              <small>${(l.language||"").toUpperCase()}</small>
              ${o?r`
                      <${y} id="edit" />
                    `:null}
            </button>
          </li>
        `)}
    </ul>
    ${o?r`
            <button class="btn add" onClick=${()=>a({})}>
              <${y} id="plus" />
              ${e("archive.person.new")}
            </button>
          `:null}
    ${n?r`
            <${fr}
              key=${n.id||"new"}
              t=${e}
              person=${n}
              symbols=${i}
              onClose=${()=>a(null)}
              onDone=${()=>{a(null),t.again()}}
            />
          `:null}
  `}function vs({t:e}){let o=ne(e,"/copies"),[t,n]=x(null),[a,s]=x(null),[i,l]=x(!1),u=async(p,m)=>{l(!0),s(null);try{let f=await p();s({good:!0,text:m(f)})}catch(f){s({text:f.message||e("notice.network")})}l(!1),n(null),o.again()},d=p=>e("copies.brought",{n:p.steps,when:Ce(e,p.last||p.made)}),c=p=>t===p.name?u(()=>O(e.lang,"POST","/copies/"+encodeURIComponent(p.name),{},120),d):n(p.name),h=p=>{let m=p.target.files[0];p.target.value="",m&&n(m)},$=p=>u(()=>O(e.lang,"POST","/copy",new Blob([p],{type:"application/gzip"}),180),d);return r`
    <div class="copy-acts">
      <a class="btn primary" href=${"/api/v1/copy?lang="+e.lang} download>
        <${y} id="save" />
        ${e("copies.take")}
      </a>
      <label class="btn">
        <${y} id="share" />
        ${e("copies.bring")}
        <input class="vh" type="file" accept=".quartermaster" disabled=${i} onChange=${h} />
      </label>
      <button
        class="btn"
        disabled=${i}
        onClick=${()=>u(()=>O(e.lang,"POST","/copies",{},60),()=>e("copies.kept"))}
      >
        ${e("copies.keep")}
      </button>
    </div>
    ${t instanceof File?r`
            <div class="copy-sure">
              <p>${e("copies.sure",{name:t.name})}</p>
              <button class="btn" onClick=${()=>n(null)}>${e("home.not")}</button>
              <button class="btn bad" disabled=${i} onClick=${()=>$(t)}>${e("copies.yes")}</button>
            </div>
          `:null}
    <p class=${"copy-said "+(a?.good?"good":"trouble")} role="status">${a?.text||""}</p>
    <h2>${e("copies.here")}</h2>
    ${o.value?r`
            ${o.value.length?null:r`
                    <p class="none">${e("copies.none")}</p>
                  `}
            <ul class="copies-list">
              ${o.value.map(p=>r`
                  <li key=${p.name} class=${p.why}>
                    <span>
                      <b>${Ce(e,p.made)}</b>
                      <small>
                        ${e("copies."+p.why)}${" · "}${e("copies.steps",{n:p.steps})}
                        ${p.last?" · "+e("copies.last",{when:Ce(e,p.last)}):""}
                      </small>
                    </span>
                    ${t===p.name?r`
                            <button class="btn" onClick=${()=>n(null)}>${e("home.not")}</button>
                          `:null}
                    <button class=${"btn"+(t===p.name?" bad":"")} disabled=${i} onClick=${()=>c(p)}>
                      ${e(t===p.name?"copies.yes":"copies.back")}
                    </button>
                  </li>
                `)}
            </ul>
          `:r`
            <${se} t=${e} kept=${o} />
          `}
    <p class="dim">${e("copies.how")}</p>
    <h2>${e("copies.other")}</h2>
    <div class="copy-acts">
      ${[["bgsplay","BG Stats"],["csv","CSV"],["json","JSON"]].map(([p,m])=>r`
          <a key=${p} class="btn" href=${`/api/v1/export/quartermaster.${p}?lang=${e.lang}`} download>${m}</a>
        `)}
    </div>
  `}var _s={games:ws,standings:bs,people:ys,copies:vs,health:ms,panel:gs},xs=({t:e})=>r`
  <a class="btn archive-open" href="#archive" aria-label=${e("archive.title")}>
    <${y} id="chart" />
    <span>${e("archive.title")}</span>
  </a>
`;function zs({t:e,table:o,onHome:t}){let n=!o.me||o.me.house,a=Object.keys(_s).filter(d=>d==="copies"?n:d==="health"||d==="panel"?oe(o.me,"host"):!0),s=location.hash.split("/")[1],[i,l]=x(a.includes(s)?s:"games"),u=_s[i];return r`
    <div class="p-archive">
      <${le} t=${e} table=${o} game=${!1} title=${e("archive.title")} sub=${e("archive."+i+".sub")} onHome=${t} />
      <main class="archive">
        <div class="seg tabs" role="tablist">
          ${a.map(d=>r`
              <button key=${d} role="tab" class=${d===i?"on":""} aria-selected=${d===i} onClick=${()=>l(d)}>
                ${e("archive."+d)}
              </button>
            `)}
        </div>
        <section class="kept" role="tabpanel" tabindex="0" aria-label=${e("archive."+i)} data-tab=${i}>
          <${u} t=${e} table=${o} host=${n} />
        </section>
      </main>
    </div>
  `}var gr=4e3,kr=(e,o)=>o.game?o.over?e("tables.over",{game:o.game.name}):o.round?`${o.game.name} · ${o.round}`:o.game.name:e("tables.free");function wr({t:e,list:o,mine:t,onClose:n}){return r`
    <${E} t=${e} title=${e("tables.title")} onClose=${n}>
      <div class="dialog-body">
        <ul class="tables">
          ${o.map(a=>r`
              <li key=${a.id}>
                <a
                  class=${"btn table-at"+(a.id===t?" on":"")}
                  href=${"/?table="+encodeURIComponent(a.id)}
                  aria-current=${a.id===t?"page":null}
                >
                  <span class="what">
                    <b>${a.id}</b>
                    <small>${kr(e,a)}</small>
                  </span>
                  ${a.people.length?r`
                          <span class="who">
                            ${a.people.map(s=>r`
                                <span key=${s.seat}>
                                  <${T} colour=${s.colour} />
                                  ${s.name}
                                </span>
                              `)}
                          </span>
                        `:null}
                  ${a.id===t?r`
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
  `}function Cs({t:e,table:o}){let[t,n]=x([]),[a,s]=x(!1),i=o.me?.table,l=!t.length;return B(()=>{if(!i)return;let u=!1,d=()=>O(e.lang,"GET","/tables").then(h=>{u||n(h)},()=>{});(a||l)&&d();let c=a||l?setInterval(d,gr):0;return()=>{u=!0,clearInterval(c)}},[e.lang,a,l,!i]),!i||t.length<2?null:r`
    <button class="btn tables-open" aria-label=${e("tables.at",{name:i})} onClick=${()=>s(!0)}>
      <${y} id="corners" />
      <span>${i}</span>
    </button>
    ${a?r`
            <${wr} t=${e} list=${t} mine=${i} onClose=${()=>s(!1)} />
          `:null}
  `}var br=()=>{try{return JSON.parse(localStorage.getItem("people"))||[]}catch{return[]}};function yr(e,o,t,n){let a=[...e.colours],s=[];for(let i=0;i<o;i++){let l=t[i]||{},u=a.includes(l.colour)?l.colour:a.find(d=>!t.slice(0,o).some(c=>c?.colour===d))||a[0];a.splice(a.indexOf(u),1),s.push({name:l.name??"",colour:u})}return s}var vr=(e,o)=>e!==null&&e<o?e:null,qo=({option:e,value:o,onPick:t})=>r`
  <label class="option">
    <span>${e.label}</span>
    ${e.choices.length===2&&e.choices.every(n=>n.label.length<=9)?r`
            <span class="seg" role="group">
              ${e.choices.map(n=>r`
                  <button
                    key=${n.id}
                    class=${n.id===o?"on":""}
                    aria-pressed=${n.id===o}
                    onClick=${a=>{a.preventDefault(),t(n.id)}}
                  >
                    ${n.label}
                  </button>
                `)}
            </span>
          `:r`
            <span class="select">
              <select value=${o} onChange=${n=>t(n.target.value)}>
                ${e.choices.map(n=>r`
                    <option key=${n.id} value=${n.id} selected=${n.id===o}>${n.label}</option>
                  `)}
              </select>
              <${y} id="down" />
            </span>
          `}
  </label>
`;function _r({t:e,options:o,values:t,onPick:n,onClose:a}){return r`
    <${E} t=${e} title=${e("home.rules")} onClose=${a}>
      <div class="dialog-body">
        ${o.map(s=>r`
            <div class="option-long" key=${s.id}>
              <${qo} option=${s} value=${t[s.id]??s.choices[0]?.id} onPick=${i=>n(s.id,i)} />
              ${s.why?r`
                      <p>${s.why}</p>
                    `:null}
            </div>
          `)}
      </div>
    <//>
  `}function xr({t:e,snapshot:o,onResult:t,onAgain:n}){let a=ue(o),s=o.result?.ranking?.[0]||[],i=(o.result?.ranking||[]).flat().map(l=>a.find(u=>u.seat===l)).filter(Boolean);return r`
    <section class="land cont over">
      <p class="line">${o.game.name} · ${e("score.title")}</p>
      <h2>
        <${F} id="crown" class="ic" />
        ${s.map(l=>a.find(u=>u.seat===l)?.name).filter(Boolean).join(", ")||o.game.name}${" "}${e(s.length>1?"home.share":"score.wins")}
      </h2>
      <ul>
        ${(i.length?i:a).map(l=>r`
            <li key=${l.seat}>
              <${T} colour=${l.colour} />
              ${l.name}${" "}${l.score!==void 0?r`
                      <b class="num">${l.score}</b>
                    `:null}
            </li>
          `)}
      </ul>
      <div class="ends">
        <button class="btn result" onClick=${t}>${e("home.result")}</button>
        <button class="btn primary again" onClick=${n}>
          ${e("home.again")}
          <${y} id="next" />
        </button>
      </div>
    </section>
  `}function Ms({t:e,table:o,onContinue:t,onLog:n}){let a=o.snapshot,[s,i]=x(null),[l,u]=x(localStorage.getItem("game")||""),[d,c]=x(Number(localStorage.getItem("count"))||4),[h,$]=x(br),[p,m]=x({}),[f,g]=x(!1),[w,b]=x(!1),[_,j]=x(null),[P,H]=x([]),k=()=>O(e.lang,"GET","/games").then(z=>i(Array.isArray(z)?z:z.games)).catch(()=>setTimeout(k,3e3));B(()=>{k()},[e.lang]),B(()=>{O(e.lang,"GET","/people").then(z=>H(z?.people||[]),()=>{})},[]);let v=s?.find(z=>z.id===l)||s?.[0],q=v?Math.min(Math.max(d,v.fewest_seats),v.most_seats):d,S=v?yr(v,q,h,e):[],A=!!o.busy,L=vr(_,q),C=z=>{localStorage.setItem("people",JSON.stringify(z)),$(z)},K=(z,W)=>C(Array.from({length:Math.max(h.length,q)},(J,Q)=>Q===z?{...S[Q]||h[Q],...W}:S[Q]||h[Q])),we=z=>{let W=v.colours[(v.colours.indexOf(S[z].colour)+1)%v.colours.length];C(S.map((J,Q)=>Q===z?{...J,colour:W}:J.colour===W?{...J,colour:S[z].colour}:J))},re=(z,W)=>{let J=P.find(ye=>ye.name.toLowerCase()===W.trim().toLowerCase()),Q=J&&v.colours.includes(J.colour)&&S.every((ye,qs)=>qs===z||ye.colour!==J.colour);K(z,Q?{name:W,colour:J.colour}:{name:W})},ie=oe(o.me,"host"),he=S.findIndex(z=>!z.name.trim()),pe=P.filter(z=>!S.some(W=>W.name.trim().toLowerCase()===z.name.toLowerCase())),be=a?.game&&(a.asks||[]).length>0,D=async()=>{if(be&&!w){b(!0);return}b(!1),localStorage.setItem("game",v.id),localStorage.setItem("count",String(q));let z=Object.fromEntries(Object.entries(p).filter(([Q])=>v.options?.some(ye=>ye.id===Q))),W=L??Math.floor(Math.random()*q),J=S.map((Q,ye)=>({name:Q.name.trim()||e("home.player",{n:ye+1}),colour:Q.colour,keep:!!Q.name.trim()}));await o.start(v.id,[...J.slice(W),...J.slice(0,W)],z)&&t()},Z=a?.clock&&{label:e("home.clock"),choices:a.clock.paces.map(z=>({id:String(z),label:z?e("home.clock.seconds",{n:z}):e("home.clock.off")}))},M=()=>{u(a.game.id),c(a.people.length),C(a.people.map(z=>({name:z.name,colour:z.colour}))),document.querySelector(".start")?.focus()},R=v?.options?.slice(0,3)||[],X=(z,W)=>m({...p,[z]:W}),Fe={label:e("home.first"),choices:[{id:"chance",label:e("home.chance")},...S.map((z,W)=>({id:String(W),label:z.name.trim()||e("home.player",{n:W+1})}))]};return r`
    <div class="p-home">
      <${le}
        t=${e}
        table=${o}
        game=${!1}
        title="Quartermaster"
        sub=${e("home.sub")}
        chips=${a?ge(e,{camera:a.camera}):[]}
        onHome=${()=>{}}
        onLog=${n}
      >
        <${Cs} t=${e} table=${o} />
        <${xs} t=${e} />
        <${$s} t=${e} table=${o} />
      <//>
      <main class="hub">
        ${a?.game&&!be?r`
                <${xr} t=${e} snapshot=${a} onResult=${t} onAgain=${M} />
              `:a?.game?r`
                  <section class="land cont">
                    <p class="line">${a.view?.round||e("home.going")}</p>
                    <h2>${a.game.name}</h2>
                    <ul>
                      ${ue(a).map(z=>r`
                          <li key=${z.seat}>
                            <${T} colour=${z.colour} />
                            ${z.name}${" "}${z.score!==void 0?r`
                                    <b class="num">${z.score}</b>
                                  `:null}
                          </li>
                        `)}
                    </ul>
                    <button class="btn primary continue" onClick=${t}>
                      ${e("home.continue")}
                      <${y} id="next" />
                    </button>
                  </section>
                `:null}
        ${ie?null:r`
                <section class="card new guest">
                  <p>${e(a?.game?"home.host":"home.wait")}</p>
                  ${o.me?.shows?r`
                          <${bt} t=${e} table=${o} role="spectator" path="/me/invitation" />
                        `:null}
                </section>
              `}
        ${ie?r`
                <section class="card new">
                  <h2>${e("home.new")}</h2>
                  <datalist id="known">
                    ${P.map(z=>r`
                        <option key=${z.id} value=${z.name} />
                      `)}
                  </datalist>
                  <div class=${"games n"+(s?.length||0)} role="group" aria-label=${e("home.which")}>
                    ${(s||[]).map(z=>r`
                        <button
                          key=${z.id}
                          class=${"game"+(z===v?" on":"")}
                          aria-pressed=${z===v}
                          onClick=${()=>{u(z.id),m({})}}
                        >
                          <${I} name=${z.emblem} game=${z.id} class="em" />
                          <span>${z.name}</span>
                          <small>
                            ${z.camera===void 0?e("home.seats",{from:z.fewest_seats,to:z.most_seats}):e(z.camera?"home.camera":"home.points")}
                          </small>
                        </button>
                      `)}
                  </div>
                  ${v?r`
                          <div class="seats">
                            <div class="seg" role="group" aria-label=${e("home.count")}>
                              ${Array.from({length:v.most_seats-v.fewest_seats+1},(z,W)=>v.fewest_seats+W).map(z=>r`
                                  <button key=${z} class=${z===q?"on":""} aria-pressed=${z===q} onClick=${()=>c(z)}>
                                    ${z}
                                  </button>
                                `)}
                            </div>
                            <div class=${"people n"+q}>
                              ${S.map((z,W)=>r`
                                  <div class="person" key=${W}>
                                    <button
                                      class="swap"
                                      onClick=${()=>we(W)}
                                      aria-label=${e("home.colour",{n:W+1,colour:e.hue(z.colour)})}
                                    >
                                      <${T} colour=${z.colour} />
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
                                      onInput=${J=>re(W,J.target.value)}
                                    />
                                  </div>
                                `)}
                            </div>
                          </div>
                          ${!a?.game&&he>=0&&pe.length?r`
                                  <div class="known" role="group" aria-label=${e("home.order")}>
                                    <small>${e("home.order")}</small>
                                    ${pe.slice(0,6).map(z=>r`
                                        <button key=${z.id} class="btn" onClick=${()=>re(he,z.name)}>
                                          ${z.colour?r`
                                                  <${T} colour=${z.colour} />
                                                `:null}${z.name}
                                        </button>
                                      `)}
                                  </div>
                                `:null}
                        `:null}
                  <div class="new-foot">
                    <p class=${"sure"+(w?"":" vh-keep")} role="status">${e("home.sure")}</p>
                    ${w?r`
                            <button class="btn" onClick=${()=>b(!1)}>${e("home.not")}</button>
                          `:null}
                    <div class=${a?.game?"":"dock"}>
                      <button class=${"btn start"+(a?.game?"":" primary")} disabled=${!v||A} onClick=${D}>
                        ${e(w?"home.yes":"home.start")}
                        <${y} id="next" />
                      </button>
                    </div>
                  </div>
                </section>
              `:null}
        ${ie?r`
                <aside class="col">
                  <section class="card rules">
                    <h2>${e("home.rules")}</h2>
                    ${v?r`
                            <${qo}
                              option=${Fe}
                              value=${L===null?"chance":String(L)}
                              onPick=${z=>j(z==="chance"?null:Number(z))}
                            />
                          `:null}${R.map(z=>r`
                        <${qo} key=${z.id} option=${z} value=${p[z.id]??z.choices[0]?.id} onPick=${W=>X(z.id,W)} />
                      `)}
                    ${v?.clock&&Z?r`
                            <${qo} option=${Z} value=${String(a.clock.seconds)} onPick=${z=>o.pace(Number(z))} />
                          `:null}
                    ${v&&!R.length?r`
                            <p class="dim">${e("home.norules")}</p>
                          `:null}
                    ${(v?.options?.length||0)>0?r`
                            <button class="btn more" onClick=${()=>g(!0)}>${e("home.more",{n:v.options.length})}</button>
                          `:null}
                  </section>
                </aside>
              `:null}
      </main>
      ${f?r`
              <${_r} t=${e} options=${v.options} values=${p} onPick=${X} onClose=${()=>g(!1)} />
            `:null}
    </div>
  `}function js({t:e,table:o,step:t,onBack:n}){let[a,s]=x(null),[i,l]=x(null),u=o.snapshot;if(B(()=>{O(e.lang,"GET",`/steps/${t.entry}`).then(g=>s(g.came?.battle||null)).catch(n)},[t.entry]),!a)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let d=a.duels.length,c=i??d,h=u.sighting?.board?.width_mm?u.sighting.board:{width_mm:290,height_mm:290},$=u.sighting&&String(u.sighting.id)===String(a.sighting)?u.sighting:null,p=Ie(null,a),m=c<d&&a.duels[c],f=m?[m.a,m.b]:a.reach?a.reach.order.filter(g=>g.in).map(g=>g.die):a.hits||[];return r`
    <div class="dialog-body shown">
      ${p.length?r`
              <div class="picture">
                <${wo}
                  t=${e}
                  sighting=${$}
                  board=${h}
                  dice=${p}
                  label=${e("picture.label")}
                  duels=${a.duels.slice(c).filter(g=>g.gap!=null&&g.from)}
                  first=${c}
                  now=${!!m&&m.gap!=null}
                  sunk=${Le(a,c)}
                  rings=${f}
                >
                  ${a.reach?r`
                          <${_o} battle=${a} dice=${p} />
                        `:null}
                <//>
              </div>
            `:null}
      <div class="stack">
        <${yo} t=${e} snapshot=${u} battle=${a} />
        ${d?r`
                <${bo} t=${e} battle=${a} step=${c} onStep=${g=>l(g===i?null:g)} />
              `:a.reach?r`
                  <${vo} t=${e} snapshot=${u} battle=${a} />
                `:null}
        <button class="btn" onClick=${n}>${e("log.back")}</button>
      </div>
    </div>
  `}var zr=e=>e?new Date(e).toLocaleTimeString([],{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}):"",Cr=40;async function Mr(e,o,t){try{return[await O(e.lang,"POST","/corrections/trial",{...t,seen:o.snapshot?.version??0})]}catch(n){return[null,{kind:n.status===0?"network":n.status===409?"stale":"refused",text:n.message,help:n.help}]}}function jr({t:e,table:o,step:t,seatName:n,colourOf:a,onDone:s,onBack:i}){let[l,u]=x(null),[d,c]=x(null);if(B(()=>{O(e.lang,"GET",`/steps/${t.entry}`).then(u).catch(i)},[t.entry]),!l)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let h=async(p,m,f)=>{let[g,w]=await Mr(e,o,{of:t.entry,ask:l.ask.id,seat:l.seat,fields:f});if(w){o.set({notice:w});return}g.lost.length?c({lost:g.lost,fields:f}):await o.correct(t.entry,l.ask,l.seat,f)&&s()};if(d)return r`
      <div class="dialog-body anew cost">
        <p class="trouble" role="alert">${e("log.costs",{n:d.lost.length})}</p>
        <ul>
          ${d.lost.map((p,m)=>r`
              <li key=${m} class="lost-step">${p}</li>
            `)}
        </ul>
        <div class="two dock">
          <button class="btn" onClick=${()=>c(null)}>${e("home.not")}</button>
          <button
            class="btn primary"
            disabled=${!!o.busy}
            onClick=${async()=>{await o.correct(t.entry,l.ask,l.seat,d.fields)&&s()}}
          >
            ${e("log.change")}
          </button>
        </div>
      </div>
    `;let $={snapshot:{...o.snapshot,asks:[]},busy:o.busy,answer:h};return r`
    <div class="dialog-body anew">
      <p class="dim">${e("log.anew")}</p>
      <${Bo} t=${e} table=${$} ask=${l.ask} given=${l.fields} back=${i} seatName=${n} colourOf=${a} />
    </div>
  `}function Sr({t:e,step:o,after:t,open:n,busy:a,colourOf:s,onOpen:i,onAnew:l,onDice:u,onReturn:d,onShow:c}){let[h,$]=x(""),p=o.seats.length===1&&o.seats[0]>=0?o.seats[0]:null,m=o.lines.filter(g=>g.announce),f=o.lines.filter(g=>!g.announce);return r`
    <li class=${"step"+(n?" open":"")}>
      <button class="step-head" aria-expanded=${n} onClick=${i}>
        <span class="at num">${zr(o.at)}</span>
        <span class="what">
          ${p===null?null:r`
                  <${T} colour=${s(p)} />
                `}${o.prompt}${" "}
          <b>${o.answer}</b>
          ${o.put?r`
                  <i class="chip warn">${e("log.put")}</i>
                `:null}
          ${[...m,...f].map((g,w)=>r`
              <small key=${w} class=${g.announce?"loud":""}>${g.text}</small>
            `)}
          ${o.notes.map((g,w)=>r`
              <small key=${"n"+w} class="trouble">${g}</small>
            `)}
        </span>
        <${y} id="down" class="turn" />
      </button>
      ${n?r`
              <div class="step-do">
                ${o.by?r`
                        <p class="dim">${e("log.by",{who:o.by})}</p>
                      `:null}
                ${o.shows?r`
                        <button class="btn show" onClick=${c}>
                          <${y} id="dice" />
                          ${e("log.show")}
                        </button>
                      `:null}
                ${o.throw?o.opens?r`
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
                ${h==="return"?r`
                        <p class="trouble" role="alert">${e("log.drops",{n:t})}</p>
                        <button class="btn" onClick=${()=>$("")}>${e("home.not")}</button>
                        <button class="btn bad return" disabled=${a} onClick=${d}>
                          <${y} id="undo" />
                          ${e("log.return.sure")}
                        </button>
                      `:r`
                        <button class="btn return" disabled=${a} onClick=${()=>t?$("return"):d()}>
                          <${y} id="undo" />
                          ${e("log.return")}
                        </button>
                      `}
                ${o.throw&&o.opens&&t?r`
                        <p class="dim">${e("log.again",{n:t})}</p>
                      `:null}
              </div>
            `:null}
    </li>
  `}function Ss({t:e,table:o,onClose:t}){let n=o.snapshot,[a,s]=x(null),[i,l]=x(0),[u,d]=x(null),[c,h]=x(null),[$,p]=x(null),[m,f]=x(Cr),g=()=>O(e.lang,"GET","/steps").then(v=>(s(v),v)).catch(()=>[]);B(()=>{g()},[e.lang,n?.version]);let w=ue(n),b=v=>w.find(q=>q.seat===v),_=v=>b(v)?.colour||"none",j=v=>b(v)?.name||e("seat.table"),P=async()=>{d(null),l(0),p((await g()).flatMap(v=>v.notes))},H=a||[],k=H.slice(-m).reverse();return r`
    <${E} t=${e} title=${e("bar.log")} wide onClose=${t}>
      ${c?r`
              <${js} t=${e} table=${o} step=${c} onBack=${()=>h(null)} />
            `:u?r`
                <${jr}
                  t=${e}
                  table=${o}
                  step=${u}
                  seatName=${j}
                  colourOf=${_}
                  onDone=${P}
                  onBack=${()=>d(null)}
                />
              `:r`
                <div class="log-tools"><${mo} t=${e} table=${o} named /></div>
                <div class="dialog-body">
                  ${$?r`
                          <p class=${$.length?"trouble":"well-done"} role="status">
                            ${$.length?e("log.lost",{n:$.length}):e("log.holds")}
                          </p>
                          ${$.map((v,q)=>r`
                              <p key=${q} class="lost-step">${v}</p>
                            `)}
                        `:null}
                  ${a&&!a.length?r`
                          <p class="dim">${e("log.none")}</p>
                        `:null}
                  <ol class="log">
                    ${k.map(v=>r`
                        <${Sr}
                          key=${v.entry}
                          t=${e}
                          step=${v}
                          open=${i===v.entry}
                          after=${H.length-1-H.indexOf(v)}
                          busy=${!!o.busy}
                          colourOf=${_}
                          onShow=${()=>h(v)}
                          onOpen=${()=>l(i===v.entry?0:v.entry)}
                          onAnew=${()=>d(v)}
                          onDice=${async()=>{await o.openAgain(v.entry)&&t()}}
                          onReturn=${async()=>{await o.goBack(v.entry)&&t()}}
                        />
                      `)}
                  </ol>
                  ${H.length>m?r`
                          <button class="btn earlier" onClick=${()=>f(m+200)}>
                            ${e("log.earlier",{n:H.length-m})}
                          </button>
                        `:null}
                </div>
              `}
    <//>
  `}function Ps({t:e,table:o}){let[t,n]=x(""),[a,s]=x(!1),i=o.stranger,l=Se.find(d=>d!==e.lang),u=async d=>{if(d.preventDefault(),a)return;s(!0);let c=await et(e.lang,t);s(!1),c?o.set({stranger:c}):o.open()};return r`
    <div class="p-join">
      <header class="join-head">
        <${F} id="logo" class="logo" />
        <h1>Quartermaster</h1>
        <button
          class="lang"
          lang=${l}
          onClick=${()=>{o.speak(l)}}
          aria-label=${`${l.toUpperCase()} ${to[l]}`}
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
              value=${t}
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
          <button class="btn primary" disabled=${a||t.replace(/[^0-9a-z]/gi,"").length<8}>
            ${e("join.go")}
            <${y} id="next" />
          </button>
        </form>
        <p class="dim">${e("join.box")}</p>
      </main>
    </div>
  `}var Pr=8e3;function Ts(e,o,t,n,a,s,i){let l=Y(null),u=e.me?.role==="spectator",d=o&&`${t}|${n.outcome}|${n.dice.map(h=>h.face).join()}`;o&&l.current?.of!==d&&(l.current={of:d,ask:a?.id});let c=o&&l.current.ask!==a?.id;B(()=>{if(!o)return;if(c){i();return}if(!u)return;let h=setTimeout(i,n.duels.length*s+Pr);return()=>clearTimeout(h)},[d,c,u])}function Bs({table:e}){let[,o]=x(0),[t,n]=x({home:location.hash==="#home",archive:location.hash.startsWith("#archive")}),[a,s]=x(!1),i=Y(null);je(()=>e.subscribe(()=>o(b=>b+1)),[e]);let l=xe(()=>Xt(e.lang),[e.lang]),u=e.snapshot,d=e.me?.seat??-1,c=uo(u,t.ask,d),h=u&&t.archive?"archive":$n(u,{...t,seat:d});u&&i.current===null&&(i.current=fe(u,de(u)));let $=`${u?.sighting?.id}|${u?.sighting?.state}|${uo(u,null,d)?.id}`,p=Y($);je(()=>{if(p.current===$)return;let b=p.current.split("|")[0]===$.split("|")[0];p.current=$;let _=j=>(u?.asks||[]).some(P=>P.id===j.ask&&P.anytime);n(j=>({...j,peek:Ae(u?.sighting)&&b?j.peek:!1,ask:_(j)?j.ask:null,...b?{}:{picked:null,spot:null}}))},[$]),B(()=>{document.documentElement.lang=l.lang,document.title=u?.game?`${u.view?.headline||u.game.name} · Quartermaster`:"Quartermaster"}),je(()=>{let b=()=>n(_=>({..._,home:location.hash==="#home",archive:location.hash.startsWith("#archive")}));return addEventListener("hashchange",b),()=>removeEventListener("hashchange",b)},[]),gn(e,!!t.ask&&h==="deck"||["hand","question","guard","board","closer"].includes(h),h==="battle"),Ts(e,h==="battle"&&!ze(c)&&!t.picked&&!t.spot,fe(u,de(u)),de(u),c,ht,()=>n(b=>({...b,put:fe(u,de(u))})));let m=()=>{location.hash="#home"},f=()=>{location.hash=""},g={t:l,table:e,onHome:m,onLog:()=>s(!0)},w;return e.stranger&&!u?w=r`
      <${Ps} t=${l} table=${e} />
    `:h==="loading"?w=r`
      <div class="p-wait">
        <p role="status">${l("link.first")}</p>
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `:h==="archive"?w=r`
      <${zs} ...${g} />
    `:h==="home"?w=r`
      <${Ms} ...${g} onContinue=${f} />
    `:h==="score"?w=r`
      <${ps} ...${g} onAgain=${m} />
    `:h==="deck"?w=r`
      <${cs} ...${g} ask=${c} local=${t} setLocal=${n} />
    `:w=r`
      <${Gn} ...${g} focus=${h} ask=${c} local=${t} setLocal=${n} shown=${i} />
    `,r`
    <div
      class=${"page f-"+h+(e.me?.role==="spectator"?" watching":"")}
      data-focus=${e.stranger&&!u?"join":h}
      data-serial=${u?.serial}
      data-version=${u?.version}
    >
      ${w}
      <${Kn} t=${l} table=${e} />
      <${kn} t=${l} table=${e} />
      ${a?r`
              <${Ss} t=${l} table=${e} onClose=${()=>s(!1)} />
            `:null}
    </div>
  `}function Os(e){let o=null,t=async()=>{let n=!!e.snapshot?.game&&(e.snapshot.asks||[]).length>0&&document.visibilityState==="visible";if(n!==!!o){if(!n){let a=o;o=null,a.release?.();return}o={};try{o=await navigator.wakeLock.request("screen"),o.addEventListener("release",()=>{o=null})}catch{o=null}}};navigator.wakeLock&&(e.subscribe(t),document.addEventListener("visibilitychange",t))}Zt();co();var Re=new lo(Yt());Os(Re);ln(Re.lang).then(e=>{Re.stranger=e,Re.open()});qt(r`
    <${Bs} table=${Re} />
  `,document.getElementById("page"));
