function pe(e,t){if(e==null)throw new Error(`${t} is missing`);return e}var be=e=>e!=null;var F,Cs,Gr,Me,_o,Ct,Ms,zt,js,Mo,Co,Kr,Ye=Symbol.for("pv"),Mt={},jt=[],Ur=/^m(i|n|o|s|text|space)$/,jo=Array.isArray,So=jt.slice,De=Object.assign;function Ie(e){e&&e.parentNode&&e.remove()}function Ss(e,t,o){var s,a,n,i={},l=arguments.length;for(n in t)n=="key"?s=t[n]:n=="ref"&&typeof e!="function"?a=t[n]:i[n]=t[n];return l>2&&(i.children=l>3?So.call(arguments,2):o),Qe(e,i,s,a,null)}function Qe(e,t,o,s,a){var n={type:e,props:t,key:o,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ye,__v:a||++Cs,__i:-1,__u:0};return!a&&F.vnode&&F.vnode(n),n}function St(e){return e.children}function xt(e,t){this.props=e,this.context=t,this.__g=0}function je(e,t){if(t==null)return e.__&&je(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:je(e)}function Zr(e){var t,o=e.__v,s=o.__e,a=[],n=[],i=e.__P;i&&((t=De({constructor:Ye},o)).__v=o.__v+1,F.vnode&&F.vnode(t),To(i,t,o,e.__n,i.namespaceURI,32&o.__u?[s]:null,a,s||je(o),32&o.__u,n),t.__v=o.__v,t.__.__k[t.__i]=t,Is(a,t,n),o.__=o.__e=null,t.__e!=s&&Ts(t))}function Ts(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ts(e)}function xs(e){(8&e.__g||(e.__g|=8,Me.push(e),Ct++))&&_o==F.debounceRendering||((_o=F.debounceRendering)||queueMicrotask)(Ps)}function Ps(){try{for(var e,t=1;Me.length;)Me.length>t&&Me.sort(Ms),e=Me.shift(),t=Me.length,8&e.__g&&Zr(e)}finally{(Ct=Me.length)&&(_o||queueMicrotask)(Ps)}}function Os(e,t,o,s,a,n,i,l,u,c,d){var p,m,h,f,$,k,w=s.__k||jt,v=t.length;for(u=Vr(o,t,w,u,v),p=0;p<v;p++)(h=o.__k[p])!=null&&(m=~h.__i&&w[h.__i]||Mt,h.__i=p,k=To(e,h,m,a,n,i,l,u,c,d),f=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&Po(m.ref,null,h,m),h.ref&&d.push(h.ref,h.__c||f,h)),$=$||f,4&h.__u?(u=Bs(h,u,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="function"&&k!==void 0?u=k:f&&(u=f.nextSibling),h.__u&=-21);return o.__e=$,u}function Vr(e,t,o,s,a){var n,i,l,u,c,d,p,m,h,f=o.length,$=f,k=0,w=0,v=e.__k=Array(a);for(n=0;n<a;n++)(i=t[n])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=v[n]=Qe(null,i):jo(i)?i=v[n]=Qe(St,{children:i}):i.constructor===Ye&&i.__b?i=v[n]=Qe(i.type,i.props,i.key,i.ref,i.__v):v[n]=i,u=n+k,i.__=e,i.__b=e.__b+1,l=null,~(c=i.__i=Jr(i,o,u,$))&&($--,(l=o[c])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,c==u-1?k--:c==u+1?k++:c!=u&&(c>u?k--:k++,w=1)):(~c||(a>f?k--:a<f&&k++),typeof i.type!="function"&&(i.__u|=4))):v[n]=null;if(w){for(d=[],p=[],n=0;n<a;n++)if((i=v[n])&&16&i.__u){for(k=0,m=d.length;k<m;)d[h=k+m>>1]<i.__i?k=h+1:m=h;d[k]=i.__i,p[n]=k+1}for(k=d.length;n--;)p[n]&&(p[n]==k?k--:v[n].__u|=4)}if($)for(n=0;n<f;n++)!(l=o[n])||2&l.__u||(l.__e==s&&(s=je(l)),Oo(l,l));return s}function Bs(e,t,o,s){var a,n,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(n=0;n<a.length;n++)a[n]&&(a[n].__=e,t=Bs(a[n],t,o,!1));return t}for(t&&!t.parentNode&&(t=je(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!s&&o.moveBefore&&i.parentNode?o.moveBefore(i,t):o.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Jr(e,t,o,s){var a,n=e.key,i=e.type,l=t[o],u=l&&!(2&l.__u);if(l===null&&n==null||u&&n==l.key&&i==l.type)return o;if(s>(u?1:0)){for(a=o-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&n==l.key&&i==l.type)return a;for(a=o+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&n==l.key&&i==l.type)return a}return-1}function _s(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function vt(e,t,o,s,a){var n,i;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)o&&t in o||_s(e.style,t);if(o)for(t in o)s&&o[t]==s[t]||_s(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=o,o&&s||(i=Co[t]||(Co[t]=Qr(t)),(e.__a||(e.__a={}))[t]=Mo,n=t!=(t=t.replace(js,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,i,n):e.removeEventListener(t,i,n));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function Qr(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[zt]==null)t[zt]=Mo++;else if(t[zt]<this.__a[e])return;return o(F.event?F.event(t):t)}}}function To(e,t,o,s,a,n,i,l,u,c){var d,p,m,h,f,$,k,w,v,g,M,_,I,x,z,P,S,B,L=t.type;if(t.constructor!==Ye)return null;128&o.__u&&(u=32&o.__u,d=o.__c.__z)&&(t.__u|=u,p=n=[],d.nodeType==8?l=_t(d,n):n.push(d),l=n[0]||l),(d=F.__b)&&d(t);e:if(typeof L=="function"){m=i.length;try{if(w=t.props,v=(d=L.prototype)&&d.render,g=(d=L.contextType)&&s[d.__c],M=d?g?g.props.value:d.__:s,(h=o.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(v?t.__c=h=new L(w,M):(t.__c=h=new xt(w,M),h.constructor=L,h.render=Xr),g&&g.sub(h),h.state||(h.state={}),h.__n=s,h.__g|=8,h.__h=[],h.__k=[]),v&&(h.__s||(h.__s=h.state),L.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=De({},h.__s)),De(h.__s,L.getDerivedStateFromProps(w,h.__s)))),f=h.props,$=h.state,h.__v=t,o.__c){if(w!==f&&v&&!L.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(w,M),t.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(w,h.__s,M)===!1){t.__v!=o.__v&&(h.props=w,h.state=h.__s,h.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(C){C&&(C.__=t)}),jt.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=je(o);break e}h.componentWillUpdate&&h.componentWillUpdate(w,h.__s,M),v&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(f,$,k)})}else v&&!L.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),v&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=M,h.props=w,h.__P=e,h.__g&=-5,_=F.__r,I=v?25:0;do h.__g&=-9,_&&_(t),d=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++I<25);v&&(jt.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(s=De({},s,h.getChildContext())),v&&o.__c&&h.getSnapshotBeforeUpdate&&(k=h.getSnapshotBeforeUpdate(f,$)),x=d&&d.type===St&&d.key==null?d.props.children:d,w.__P&&(d=l,a=(e=w.__P).namespaceURI,u=n=null,o.props&&o.props.__P!=e&&(o.__k.some(function(C){C&&Oo(C,C)}),o.__k=null),l=o.__k?je(o,0):null),l=Os(e,jo(x)?x:[x],t,o,s,a,n,i,l,u,c),w.__P&&(t.__e=null,l=d),t.__u&=-161,p&&p.some(Ie),h.__h.length&&i.push(h),1&h.__g&&(h.__g&=-4)}catch(C){if(i.length=m,t.__v=null,u||n)if(C&&C.then){if(t.__u|=128|u,n){for(~(S=n.indexOf(l||void 0))||(S=n.length);(B=n[S-1])&&B.nodeType==8;)S--;for(;S<n.length;S++)if(B=n[S])if(n[S]=null,z){if(B==P)break}else{if(B.nodeType!=8)break;B.data.startsWith("$s")&&(P=_t(z=B))}}if(!z){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;z=l}(d=_t(z=t.__c.__z||(t.__c.__z=z)))?(t.__e=z,l=d):t.__e=l,l=l&&l.nextSibling}else n&&n.some(Ie);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),C&&C.then||Ls(t),F.__e(C,t,o)}}else l=t.__e=Yr(o.__e,t,o,s,a,n,i,u,c,e);return(d=F.diffed)&&d(t),l}function _t(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function Ls(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ls))}function Is(e,t,o){for(var s=0;s<o.length;)Po(o[s++],o[s++],o[s++]);F.__c&&F.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(n){n.call(a)})}catch(n){F.__e(n,a.__v)}})}function Yr(e,t,o,s,a,n,i,l,u,c){var d,p,m,h,f,$,k,w,v=o.props||Mt,g=t.props,M=t.type;if(M=="svg"?a="http://www.w3.org/2000/svg":M=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),n){for(d=0;d<n.length;d++)if((f=n[d])&&(M?f.localName==M:f.nodeType==3)){e=f,n[d]=null;break}}if(!e){if(w=c.ownerDocument||document,!M)return w.createTextNode(g);e=w.createElementNS(a,M,g.is?g:c),l&&(F.__m&&F.__m(t,n),l=!1),n=null}if(M){if(c=M=="template"&&e.content||e,n=M=="textarea"&&g.defaultValue!=null?null:n&&So.call(c.childNodes),!l&&n)for(v={},d=0;d<e.attributes.length;d++)v[(f=e.attributes[d]).name]=f.value;for(d in v)f=v[d],d=="dangerouslySetInnerHTML"?m=f:d=="children"||d in g||d=="value"&&"defaultValue"in g||d=="checked"&&"defaultChecked"in g||vt(e,d,null,f,a);for(d in g)f=g[d],d=="children"?h=f:d=="dangerouslySetInnerHTML"?p=f:d=="value"?$=f:d=="checked"?k=f:l&&typeof f!="function"||v[d]===f||vt(e,d,f,v[d],a);p?(l||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(m&&(e.textContent=""),(M=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&Ur.test(M))&&(a="http://www.w3.org/1999/xhtml"),Os(c,jo(h)?h:[h],t,o,s,a,n,i,n?n[0]:o.__k&&je(o,0),l,u),n&&n.some(Ie)),l&&M!="textarea"||(d="value",M=="progress"&&$==null?e.removeAttribute(d):$==null||$===e[d]&&(M!="progress"||$)||vt(e,d,$,v[d],a),d="checked",k!=null&&k!=e[d]&&vt(e,d,k,v[d],a))}else v===g||l&&e.data==g||(e.data=g);return e}function Po(e,t,o,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){F.__e(a,o)}}function Oo(e,t,o){var s,a,n,i;if(F.unmount&&F.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Po(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){F.__e(l,t)}s.__P=s.__n=null}if(s=e.__k)for(i=0;i<s.length;i++)s[i]&&Oo(s[i],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(s=e.__c)&&(s=s.__z)&&(a=_t(s,n=[]))&&(s==e.__e&&n.some(Ie),Ie(a),Ie(s)),o||Ie(e.__e),e.__e=e.__c=e.__=null}function Xr(e,t,o){return this.constructor(e,o)}function Ds(e,t){var o,s,a,n;F.__&&F.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(o=e&&32&e.__u)?null:t.__k,t.__k=Qe(St,{children:[e]}),a=[],n=[],To(t,t.__k,s||Mt,Mt,t.namespaceURI,s?null:t.firstChild?So.call(t.childNodes):null,a,s?s.__e:t.firstChild,o,n),Is(a,t.__k,n),t.__k.props.children=null}F={__e:function(e,t,o,s){for(var a,n,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(n=a.constructor)&&n.getDerivedStateFromError)&&a.setState(n.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,s||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw Ct=0,e}},Cs=0,Gr=function(e){return e!=null&&e.constructor===Ye},xt.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=De({},this.state)),typeof e=="function"&&(e=e(De({},o),this.props)),e&&(De(o,e),this.__v&&(t&&this.__k.push(t),xs(this)))},xt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),xs(this))},xt.prototype.render=St,Me=[],Ct=0,Ms=function(e,t){return e.__v.__b-t.__v.__b},zt=Symbol(),js=/(PointerCapture)$|Capture$/i,Mo=0,Co={},Kr=0;var Es=function(e,t,o,s){var a;t[0]=0;for(var n=1;n<t.length;n++){var i=t[n++],l=t[n]?(t[0]|=i?1:2,o[t[n++]]):t[++n];i===3?s[0]=l:i===4?s[1]=Object.assign(s[1]||{},l):i===5?(s[1]=s[1]||{})[t[++n]]=l:i===6?s[1][t[++n]]+=l+"":i?(a=e.apply(l,Es(e,l,o,["",null])),s.push(a),l[0]?t[0]|=2:(t[n-2]=0,t[n]=a)):s.push(l)}return s},As=new Map;function Ns(e){var t=As.get(this);return t||(t=new Map,As.set(this,t)),(t=Es(this,t.get(e)||(t.set(e,t=(function(o){for(var s,a,n=1,i="",l="",u=[0],c=function(m){n===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,i):n===3&&(m||i)?(u.push(3,m,i),n=2):n===2&&i==="..."&&m?u.push(4,m,0):n===2&&i&&!m?u.push(5,0,!0,i):n>=5&&((i||!m&&n===5)&&(u.push(n,0,i,a),n=6),m&&(u.push(n,m,0,a),n=6)),i=""},d=0;d<o.length;d++){d&&(n===1&&c(),c(d));for(var p=0;p<o[d].length;p++)s=o[d][p],n===1?s==="<"?(c(),u=[u],n=3):i+=s:n===4?i==="--"&&s===">"?(n=1,i=""):i=s+i[0]:l?s===l?l="":i+=s:s==='"'||s==="'"?l=s:s===">"?(c(),n=1):n&&(s==="="?(n=5,a=i,i=""):s==="/"&&(n<5||o[d][p+1]===">")?(c(),n===3&&(u=u[0]),n=u,(u=u[0]).push(2,0,n),n=0):s===" "||s==="	"||s===`
`||s==="\r"?(c(),n=2):i+=s),n===3&&i==="!--"&&(n=4,u=u[0])}return c(),u})(e)),t),arguments,[])).length>1?t:t[0]}var r=Ns.bind(Ss);var Ge,Y,Bo,qs,Lo=Object.is,Tt=0,Vs=[],Io=[],Z=F,Ws=Z.__b,Rs=Z.__r,Hs=Z.diffed,Fs=Z.__c,Gs=Z.unmount,Ks=Z.__;function Pt(e,t){Z.__h&&Z.__h(Y,e,Tt||t),Tt=0;var o=Y.__H||(Y.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function b(e){return Tt=1,ei(Js,e)}function ei(e,t,o){var s=Pt(Ge++,2);if(s.t=e,!s.__c&&(s.__=[o?o(t):Js(void 0,t),function(n){var i=(s.__N||s.__)[0],l=s.t(i,n);Lo(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=Y,!Y.__f)){Y.__f=!0;var a=Y.shouldComponentUpdate;Y.shouldComponentUpdate=function(n,i,l){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=n;if(u.__.some(function(m){m.__N&&(c=!0,Lo(m.__[0],m.__N[0])||(d=!0))}),a){var p=a.call(this,n,i,l);return c?p||d:p}return!c||d}}return s.__}function T(e,t){var o=Pt(Ge++,3);!Z.__s&&Ao(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,Y.__H.__h.push(o))}function Se(e,t){var o=Pt(Ge++,4);!Z.__s&&Ao(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,Y.__h.push(o))}function W(e){return Tt=5,Ae(function(){return{current:e}},[])}function Ae(e,t){var o=Pt(Ge++,7);return Ao(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function ti(){var e;do{for(;e=Io.shift();)try{Xe(e)}catch(o){Z.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=Vs.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Xe),t.__h.some(Do),t.__h=[]}catch(o){t.__h=[],Z.__e(o,e.__v)}}}while(Io.length)}Z.__b=function(e){Y=null,Ws&&Ws(e)},Z.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ks&&Ks(e,t)},Z.__r=function(e){Rs&&Rs(e),Ge=0;var t=(Y=e.__c).__H;t&&(Bo==Y?Y.__h=[]:(t.__h.some(Xe),t.__h.some(Do),Ge=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Bo=Y},Z.diffed=function(e){Hs&&Hs(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Zs(Vs.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Bo=Y=null},Z.__c=function(e,t){t.some(function(o){try{o.__h.some(Xe),o.__h=o.__h.filter(function(s){return!s.__||Do(s)})}catch(s){o.__h=[function(){throw s}]}}),Fs&&Fs(e,t)},Z.unmount=function(e){Gs&&Gs(e);var t,o,s=e.__c;s&&s.__H&&(s.__H.__.some(function(a){try{if(a.__P&&a.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}a.__P=o,Zs(Io.push(a))}else Xe(a)}catch(n){t=n}}),s.__H=void 0,t&&Z.__e(t,s.__v))};var Us=typeof requestAnimationFrame=="function";function oi(e){var t,o=function(){clearTimeout(s),Us&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(o,35);Us&&(t=requestAnimationFrame(o))}function Zs(e){e!=1&&qs==Z.requestAnimationFrame||((qs=Z.requestAnimationFrame)||oi)(ti)}function Xe(e){var t=Y,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),Y=t}function Do(e){var t=Y;e.__c=e.__(),Y=t}function Ao(e,t){return!e||e.length!=t.length||t.some(function(o,s){return!Lo(o,e[s])})}function Js(e,t){return typeof t=="function"?t(e):t}var Eo=`<svg xmlns="http://www.w3.org/2000/svg">
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
`;var ni=new Set([...Eo.matchAll(/<symbol id="([^"]+)"/g)].map(e=>e[1]));function Qs(){let e=document.createElement("div");e.className="sprite",e.setAttribute("aria-hidden","true"),e.innerHTML=Eo,document.body.prepend(e)}var ge=e=>ni.has(e),G=({id:e,class:t,...o})=>r`
  <svg class=${t} aria-hidden="true" ...${o}><use href=${"#"+e} /></svg>
`,y=({id:e,class:t=""})=>r`
  <${G} id=${"i-"+e} class=${"ic "+t} />
`,Ee=e=>ge("tm-"+e)?"tm-"+e:"tm-other",D=({colour:e,class:t=""})=>r`
  <${G} id=${Ee(e)} class=${`tm c-${e} ${t}`} />
`;function K({colour:e,face:t,game:o,class:s=""}){let a="die-"+t;return ge(a)?r`
      <${G} id=${a} class=${`die c-${e} ${s}`} />
    `:r`
    <span class=${`die faced c-${e} ${s}`}>
      <${G} id="die-0" class="die-body" />
      ${/^\d+$/.test(String(t))?r`
              <b class="die-number">${t}</b>
            `:r`
              <${q} name=${t} game=${o} class="ic" />
            `}
    </span>
  `}var No=new Map;function ai({game:e,name:t,class:o}){let s=`/api/v1/emblems/${encodeURIComponent(e)}/${encodeURIComponent(t)}.svg`,[,a]=b(0);T(()=>{if(No.get(s))return;let i=new Image;return i.onload=()=>{No.set(s,!0),a(l=>l+1)},i.src=s,()=>{i.onload=null}},[s]);let n=No.get(s)?`url("${s}")`:"";return r`
    <span
      class=${o+(n?" em-file":" em-none")}
      style=${n?{maskImage:n,WebkitMaskImage:n}:void 0}
      aria-hidden="true"
    ></span>
  `}function q({name:e,game:t,class:o="ic"}){return e?e.startsWith("die-")&&ge(e)?r`
      <${G} id=${e} class=${o+" c-plain"} />
    `:ge(e)?r`
      <${G} id=${e} class=${o+(e.startsWith("flag-")?" flag":"")} />
    `:ge("tm-"+e)?r`
      <${D} colour=${e} class=${o} />
    `:t?r`
        <${ai} key=${e} game=${t} name=${e} class=${o} />
      `:null:null}var Ys={"home.share":"win together","home.again":"Again","home.result":"Result","set.here":"Kept on this device only.","set.off":"Off","set.on":"On","set.scheme.dark":"Dark","set.scheme.light":"Light","set.scheme.auto":"As the device","set.scheme":"Colours","set.voice":"A voice reads events","set.sound":"Sounds","set.language":"Language","set.title":"Settings","score.hours":{one:"{n} h {minutes} min",other:"{n} h {minutes} min"},"score.minutes":{one:"{n} min",other:"{n} min"},"score.copied":"Copied","score.share":"Share","score.rounds":"Points after each round","log.again":{one:"Once the dice are put right, {n} step after this is worked out again; what still fits is kept.",other:"Once the dice are put right, {n} steps after this are worked out again; what still fits is kept."},"log.drops":{one:"{n} step after this is dropped. “Redo” brings it back until something new is answered.",other:"{n} steps after this are dropped. “Redo” brings them back until something new is answered."},"log.costs":{one:"This drops {n} later step:",other:"This drops {n} later steps:"},"log.return.sure":"Yes, go back here","log.change":"Put it right all the same","log.back":"Back to the log","log.show":"Show the result","hand.rub":"Undo one die","ask.source":"Rule {rule}","sighting.again":{one:"{n} to throw again",other:"{n} to throw again"},"battle.ranks":"Distances in order","battle.counts":{one:"{n} die",other:"{n} dice"},"ask.less":"Less: {what}","ask.more":"More: {what}","ask.order":"Tap in order","ask.rub":"Rub out","ask.range":"{from} to {to}","ask.empty":"nothing","ask.cells":"Numbers","ask.keys":"Keys: {what}","ask.following":"Next number","ask.sign":"Change the sign","ask.pick":"Choose","ask.send":"Continue","ask.skip":"Skip","ask.who":"Who answers","ask.worth":"Sum {n}","bar.home":"Home","bar.log":"Log","bar.redo":"Redo","bar.undo":"Undo","battle.again":"Next throw","battle.answer":"Back to the question","battle.back":"Previous","battle.both":"Both sink","battle.close":"measured","battle.duel":"Duel {n} of {all}","battle.list":"Duels in order","battle.look":"Show again: {what}","battle.next":"Next","battle.none":"Nobody sinks","battle.on":"Continue","battle.open":"Waits for an answer","battle.outcome":"Outcome","battle.over":"The battle is over","battle.pause":"Pause","battle.play":"Play the battle","battle.result":"Result","battle.row":"Duel {n}: {a} and {b}, {gap} mm","battle.sinks":"{Die} sinks","battle.sunk":{one:"{n} sunk",other:"{n} sunk"},"beside.more":"More ({n})","beside.title":"More","camera.folder":"Pictures from a folder","camera.live":"Live","camera.lost":"No picture","camera.none":"By hand","camera.simulated":"Simulation","camera.upload":"Pictures from a phone","closer.from":"from {die}","closer.tip":"The difference is too small for the camera. Use the ruler from the game.","closer.title":"Nearly a tie","colour.black":"black","colour.blue":"blue","colour.combat":"combat","colour.green":"green","colour.orange":"orange","colour.purple":"purple","colour.red":"red","colour.white":"white","colour.yellow":"yellow","crew.camera":"camera","crew.eye":"Scan with the phone that is to be the camera","setup.phone.title":"Let a phone be the camera","setup.phone.text":"Both devices must be on the same Wi-Fi. The phone says what comes next; a new phone replaces the one before.","setup.phone.other":"Another phone","lead.title":"This phone becomes the camera","lead.warns":"Your browser will warn you next. That is expected: nobody vouches for a box at home, so it made its own certificate. Go on like this, once:","lead.step.1":"The warning comes: the connection is not private.","lead.step.2.chrome":"Tap “Advanced”.","lead.step.3.chrome":"Tap “Proceed”, at the very bottom.","lead.step.2.safari":"Tap “Show Details”.","lead.step.3.safari":"Tap “visit this website”, then “Visit Website”.","lead.step.2.firefox":"Tap “Advanced”.","lead.step.3.firefox":"Tap “Accept the Risk and Continue”.","lead.worth":"What this gives you: nobody on your Wi-Fi can listen in. It does not prove that the box is really yours, so do this only at home, when you know everybody on the Wi-Fi.","lead.none":"The box does not answer over HTTPS now, so a phone cannot be the camera. Whoever looks after the box should look into its log.","lead.go":"On to the warning","eye.title":"Camera","eye.sees":"What this phone's camera sees","eye.drawn":"A phone lies on a stand above the lid and sees all of it","eye.asks":"Allow the camera","eye.denied":"No camera","eye.denied.text":"The browser does not let this page use the camera. Allow it in the browser's settings for this page, then tap here.","eye.again":"Try again","eye.waits":"Not connected","eye.live":"Connected","eye.rests":"Connected, resting","eye.other":"Not used","eye.other.text":"The table uses another camera. The host can choose the phone in the set-up of the camera.","eye.gone":"Sent away","eye.gone.text":"Another phone is the camera now, or the host has sent this one away. To be the camera again, scan the host's code.","eye.lay":"Lay me on the stand, over the middle of the lid, screen up.","eye.lid":"The whole lid must be in the picture.","eye.power":"Plug in the charger and leave this page open.","crew.as":"The new device","crew.ask":"The host lets others in and gives the roles.","crew.away":"offline","crew.device":"Device","crew.end":"Send {name} away","crew.end.sure":"Send away","crew.here":"online","crew.host":"host","crew.hosts":"Only the host of this table can do that.","crew.leave":"Leave the table","crew.let":"Let play","crew.looks":"This device only watches. The host can let it play.","crew.once":"It lets one device in. The next code comes by itself.","crew.only":"Only watch","crew.pass":"Make host","crew.pass.sure":"Yes, make it the host","crew.player":"player","crew.plays":"Player","crew.qr":"QR code with the address that lets one device in","crew.scan":"Scan to join","crew.spectator":"watcher","crew.title":"Who is here","crew.watch":"Scan to watch","crew.watches":"Watcher","crew.you":"this device","listen.title":"Other programs","listen.what":"A streaming program such as OBS, or a script of your own, can hear of every throw. It sees the dice and their picture, nothing else.","listen.name":"Name of the program","listen.make":"Make a token","listen.once":"{name} may listen now. This is shown only once: copy it.","listen.overlay":"For OBS: address of a browser source","listen.token":"For a script: token","listen.copy":"Copy","listen.copied":"Copied","listen.noted":"Done","listen.here":"listening","listen.away":"not listening now","listen.never":"has not called yet","listen.end":"End the access of {name}","listen.end.sure":"End access","failed.back":"Back to the throw","failed.text":"This picture could not be read.","failed.title":"Not read","fix.done":"Done","fix.fixed":"corrected","fix.move":"Tap the chart to move the die.","fix.new":"A new die","fix.not":"Nothing lies here","fix.pose":"How it lies","fix.remove":"Remove","fix.title":"Correct a die","fix.value":"Pips","fix.which":"What lies here?","fix.whose":"Whose","guard.again":"Read again","guard.againhow":"from a new picture","guard.focus":"The picture is out of focus.","guard.hand":"A hand is over the board.","guard.lens":"The lens is dirty or covered.","guard.light":"The light differs from the set-up.","guard.motion":"Something still moves.","guard.moved":"The camera or the board has moved.","guard.not-a-board":"There is no board in the picture.","guard.outside":"A die lies off the board.","guard.size":"The dice are larger or smaller than those that were taught: teach them again.","guard.title":"The picture is doubtful","guard.untaught":"These dice are not those that were taught.","guard.use":"This picture is good","guard.usehow":"read it all the same","faces.told":"The dice of this throw","faces.any":"Tap what each die shows","faces.all":{one:"{n} die, that is all",other:"{n} dice, that is all"},"faces.none":"No die yet","faces.kept":"Which dice were thrown again? Tap them","faces.kept.none":"All dice were thrown again","faces.again":"Thrown again: {die}","faces.which":"{die} {n} of {all}: what does it show?","hand.discard":"Start over","hand.done":"Count the battle","hand.how":"Tap the chart to place each die","hand.lacks":{one:"{n} die to go",other:"{n} dice to go"},"hand.ready":"All dice are there","hand.tip":"Gaps are measured on the chart; use a ruler for near ties.","hand.title":"By hand","home.camera":"camera","home.clock":"Clock for calls","home.clock.off":"off","home.clock.seconds":"{n} s","who.title":"Whose device is this?","who.why":"Then you choose in secret here, and your own questions come first.","who.all":"Everybody's","who.chosen":"You have chosen","who.wait":"Still choosing: {names}","who.change":"Change my choice","who.told":"Have chosen on their own devices: {names}","home.host":"The host starts the next game.","home.wait":"The host starts a game. It then shows here by itself.","home.order":"In the order of the seats, clockwise. The order matters","crew.shows":"May show a code","prepare.step":"Step {n} of {all}","prepare.title":"Set-up","prepare.done":"Everything lies ready","home.colour":"Colour of player {n}: {colour}. Change","home.continue":"Continue","home.count":"Players","home.going":"Game in progress","home.more":{one:"All rules ({n})",other:"All rules ({n})"},"home.name":"Name of player {n}","home.new":"New game","home.norules":"This game has no variants.","home.not":"Back","home.player":"Player {n}","home.points":"score only","home.rules":"Rules","home.seats":"{from}–{to} players","home.start":"Start","home.sub":"Counts the dice and the chests. You play.","home.parked":{one:"Game put aside ({n})",other:"Games put aside ({n})"},"home.parked.title":"Games put aside","home.parked.how":"Tap a game to go on with it. The one that is played now will wait.","home.sure":"A new game begins; the current one waits and can be continued later.","home.which":"Game","home.yes":"Yes, start","join.box":"No host any more? On the box, “quartermaster pair” shows a new code.","join.code":"Or type the code","join.hold":"No host any more? Hold the throw button for five seconds; then this device can become the host.","crew.hold":"Is the host's tablet lost? Hold the throw button for five seconds; then this device can become the host.","offer.title":"Be the host?","offer.why":"The throw button was held. The first device to tap here becomes the host. Whoever was the host stays as a player.","offer.take":"Make this device the host","offer.told":"The throw button was held: for two minutes another device can become the host.","join.go":"Come in","join.scan":"Scan the QR code on the host's tablet or on the box.","join.title":"Come to the table","link.first":"Connecting to the table…","link.lost":"Connection lost. Reconnecting…","look.add":"Tap an empty place to add a die.","look.again":"Try again","look.back":"Back to the question","look.drop":"Leave it as it was","look.how":"Tap a die to correct it","look.title":"The whole board","notice.behind":"This device has already shown step {was}; the table is at step {now}. If nobody brought a copy back, steps were lost: compare before you go on.","notice.close":"Close","notice.error":"That did not work. Try again.","notice.network":"Not sent: there is no connection. Try again in a moment.","notice.stale":"The table has moved on meanwhile.","picture.die":"Correct: {die}","picture.label":"The board seen from above","picture.live":"The camera’s picture","pose.cocked":"cocked","pose.flat":"flat","pose.hidden":"hidden","pose.stacked":"on another","question.add":"A die is missing","question.addhow":"tap its place on the picture","question.again":"that die is thrown again","question.all":"Those are all","question.board":"The whole board","question.cocked":"It leans","question.counts":"counts as {die}","question.first":"Question 1 of {all}","question.flat":"It lies flat","question.flats":"All of them lie flat","question.is":"It is a die","question.isnt":"It is not a die","question.leans":"It leans","question.not":"Not all of them","question.each":"then each is asked about in turn","question.asread":"they count as read","question.one":"Question","question.right":"That is right","question.then":"then tell the pips","question.wrong":"Let me correct it","reader.none":"The reader is off","reader.reading":"Reading","reader.ready":"Still","reader.restarting":"Reader restarts","reading.title":"Reading the dice…","reading.wait":"One moment…","score.again":"Play again","score.by":{one:"wins by {n} point",other:"wins by {n} points"},"score.course":"Last events","score.print":"Print","score.shared":"shared victory","score.title":"Game over","score.total":"Victory points","score.wins":"wins","seat.all":"Players","seat.firstlong":"First player","seat.score":"Points","seat.table":"Table","sighting.questions":{one:"{n} question",other:"{n} questions"},"sighting.sure":"{n} of {all} sure","throw.hand":"Enter by hand","throw.now":"Throw","throw.photo":"Picture with a phone","throw.read":"Read now","throw.sending":"Sending…","throw.shoot":"Take a picture","throw.tip.hand":"Tap the chart to place the dice.","throw.tip.live":"Throw. Once the dice lie still, they are read by themselves.","throw.tip.thrown":"Tap “Throw”: the simulator throws the dice.","scene.hand":"A hand is over the board: I wait.","scene.moving":"The dice are rolling.","scene.still":"The dice lie still: I am reading them.","throw.tip.upload":"Throw, and take a picture from above.","ask.rule":"What does the rule say?","log.anew":"The new answer replaces the old one. All that came after is worked out again.","log.put":"put right","log.by":"Device: {who}","log.dice":"Put dice right","log.edit":"Put answer right","log.return":"Go back here","log.lost":{one:"Put right. One later step no longer holds and is left out:",other:"Put right. {n} later steps no longer hold and are left out:"},"log.holds":"Put right. All later steps still hold.","log.none":"Nothing is written down yet.","log.throws":"All throws as a file:","log.earlier":{one:"{n} earlier step",other:"{n} earlier steps"},"home.first":"First player","home.chance":"by chance","archive.again":"Try again","archive.average":"Average","archive.best":"Best","archive.copies":"Copies","archive.copies.sub":"Nothing is lost","archive.dice":"Dice","archive.dice.few":"Too few throws to say.","archive.dice.fits":"As a fair die falls.","archive.dice.how":"Bar: what fell; line: uncertainty (95 %); dashed: a fair die.","archive.dice.odd":"A fair die hardly ever falls like this.","archive.face":"{face}: {n} times, true share between {low} and {high} %","archive.forget":"Forget","archive.forget.how":"Forgetting takes the name out of all games and copies kept here. The games stay, and read N.N. Copies that were carried away keep the name.","archive.forget.sure":"Forget for good","archive.games":"Games","archive.games.none":"No game has been finished yet.","archive.games.sub":"Finished games, newest first","archive.length":{one:"{n} step in {minutes} min",other:"{n} steps in {minutes} min"},"archive.people":"People","archive.people.none":"Nobody is remembered yet. Whoever gets a name in a new game will be.","archive.people.sub":"Name, colour, sign and language","archive.person.colour":"Colour","archive.person.language":"Language","archive.person.name":"Name","archive.person.new":"New person","archive.person.save":"Save","archive.person.sign":"Sign {n}","archive.person.symbol":"Sign","archive.played":"Games","archive.rounds":"Round by round","archive.sheet":"Score sheet","archive.standings":"Statistics","archive.standings.sub":"Wins, averages and fair dice","archive.throws":{one:"{n} throw",other:"{n} throws"},"archive.title":"People and games","archive.wins":"Wins","copies.back":"Bring back","copies.before":"before another was brought back","copies.bring":"Bring a copy back","copies.brought":{one:"Brought back: {n} step, as on {when}.",other:"Brought back: {n} steps, as on {when}."},"copies.daily":"kept by itself or on demand","copies.here":"Kept here","copies.how":"A copy holds all games and people of this machine. Before one is brought back, what is there now is kept as a copy too.","copies.keep":"Keep one here","copies.kept":"A copy is kept here.","copies.last":"played until {when}","copies.none":"No copy is kept here yet; one is made each day that something is played.","copies.other":"For other programs","copies.salvaged":"saved from a damaged record","copies.steps":{one:"{n} step",other:"{n} steps"},"copies.sure":"Put {name} in place of all games and people? What is there now is kept as a copy.","copies.take":"Download a copy","copies.yes":"Replace everything","tables.title":"Tables","tables.at":"Table {name}. Other tables","tables.free":"No game","tables.over":"{game} · finished","tables.here":"you are here","tables.how":"At your own table you play; at the others you look on.","archive.health":"Machine","archive.health.sub":"Camera, reading, disk and copies","health.well":"All is well.","health.camera":"Camera","health.rate":"{n} pictures a second","health.reading":"Reading","health.read":"the last in {last} s, {mean} s on average · {n} read, {failed} not","health.never":"nothing was read yet","health.disk":"Disk","health.free":"{free} GB of {size} GB free","health.copy":"Last copy","health.none":"none yet","health.heat":"Temperature","health.supply":"Power supply","health.fine":"strong enough","health.weak":"too weak","health.devices":"Devices","health.here":"{here} at the table, {known} let in","health.since":"Running since","health.unknown":"not known","whole.none":"none","health.examined":"What was examined","health.examine":"Examine again","health.ok":"Fine:","health.note":"Note:","health.bad":"Bad:","health.report":"Report a problem","health.how":"A file without names, addresses or pictures: how the machine is, the game, the newest lines of the log. Send it to whoever you ask for help.","hue.black":"black","hue.blue":"blue","hue.green":"green","hue.orange":"orange","hue.purple":"purple","hue.red":"red","hue.white":"white","hue.yellow":"yellow","crew.mine.player":"You are a player.","crew.mine.spectator":"You are watching.","crew.mine.host":"You are the host.","archive.panel":"Button and light","archive.panel.sub":"What is wired, and what it shows","health.panel":"Button and light","health.parts":"{found} found, {failed} failed","panel.drawn":"A panel drawn beside the simulated table. A real one does the same: press its button.","panel.real":"The panel of this table.","panel.press":"Press","panel.hold":"Hold for 5 seconds","panel.down":"The button is down.","panel.up":"The button is up.","panel.pressed":{one:"Pressed {n} time",other:"Pressed {n} times"},"panel.held":{one:"held {n} time",other:"held {n} times"},"panel.light.on":"Light on: {n} %","panel.light.off":"Light off","panel.room":"room {n} lx","panel.dark":"Darker than when it was set up","panel.signal.off":"Nobody plays","panel.signal.ready":"Ready","panel.signal.reading":"Reading","panel.signal.asks":"Question","panel.signal.trouble":"Trouble","panel.part.button":"Button","panel.part.light":"Light","panel.part.state":"Signal lamps","panel.part.buzzer":"Buzzer","panel.part.sensor":"Light sensor","panel.is.found":"found","panel.is.skipped":"not used","panel.is.failed":"failed","panel.is.opening":"searching","panel.wiring":"What is wired","panel.how":"Pins are numbered 1 to 40, as in the guide's drawing. Switch the computer off before you wire anything.","panel.none":"not wired","panel.kind":"Kind","panel.kind.apa":"APA102 strip","panel.kind.ws":"WS2812 strip","panel.kind.relay":"Relay","panel.kind.pwm":"Dimmed light","panel.kind.leds":"Single LEDs","panel.pin":"Pin","panel.data":"Data pin","panel.pixels":"Number of LEDs","panel.bright":"Brightness (%)","panel.led":"LED {n}","panel.level":"On when the pin is","panel.high":"high","panel.low":"low","panel.sound":"Sound","panel.sound.on":"on","panel.sound.off":"off","panel.addr":"Its ADDR pin","panel.addr.low":"to ground or open","panel.addr.high":"to 3.3 V","panel.save":"Save the wiring","panel.kept":"Saved. It applies from now on.","setup.title":"Camera set-up","setup.sub":"About ten minutes. The game can be played by hand meanwhile.","setup.live":"The camera's picture","setup.waits":"One moment …","setup.back":"Back","setup.next":"Go on","setup.again":"Take the picture again","setup.step.view":"View","setup.step.sizes":"Sizes","setup.step.corners":"Corners","setup.step.empty":"Empty board","setup.step.dice":"Dice","setup.step.test":"Test","setup.step.lens":"Lens","setup.refused":"That did not work","setup.goto":"Go to: {step}","setup.camera.which":"Which camera looks at the board?","setup.camera.other":"Other camera","setup.camera.held":"Used at the table “{table}”","setup.camera.address":"Address of a network camera or phone app","setup.camera.call":"Connect","setup.camera.rpicam":"Raspberry Pi camera","setup.camera.v4l2":"USB camera","setup.camera.http":"Network camera","setup.camera.upload":"Single pictures from a phone","setup.camera.phone":"A phone as the camera","setup.camera.simulated":"Simulated camera","setup.camera.folder":"Pictures from a folder","setup.view.title":"Hang the camera over the lid","setup.view.text":"The whole lid, walls included, should fill the picture.","setup.view.next":"The view is fine","setup.view.picture":"Picture","setup.view.wait":"Looking …","setup.view.good":"Good","setup.view.lid":"The lid","setup.view.lid.wait":"Looking …","setup.view.lid.wait.text":"The lid is being looked for.","setup.view.lid.fair":"Not sure","setup.view.lid.fair.text":"You can mark the corners yourself in a moment.","setup.view.lid.bad":"Cut off","setup.view.lid.bad.text":"Hang the camera higher or move the lid to the middle.","setup.view.lid.good":"All in the picture","setup.view.die":"A die is about {n} pixels wide.","setup.view.sharp":"Sharpness","setup.view.blurred":"Blurred","setup.view.blurred.text":"It was sharper before: set the focus back, or wait until nothing moves.","setup.view.small":"Dice are small here: hang the camera lower, or choose a higher resolution.","setup.view.light":"Light","setup.view.dark":"Too dark","setup.view.dark.text":"Bring a lamp nearer.","setup.view.bright":"Too bright","setup.view.bright.text":"Turn the lamp away, so that nothing is overexposed.","setup.view.bands":"Flickers","setup.view.bands.text":"A lamp flickers: use another lamp, or set the camera to 50 or 60 Hz.","setup.sizes.title":"How large is the lid?","setup.sizes.text":"Measure the floor from wall to wall. Every millimetre counts.","setup.sizes.floor":"Floor","setup.sizes.other":"Other","setup.sizes.width":"Floor, left to right","setup.sizes.height":"Floor, top to bottom","setup.sizes.wall":"Wall height, inside","setup.sizes.die":"Edge of a die","setup.corners.title":"Where are the floor's corners?","setup.corners.text":"The corners of the floor, not the rim of the walls. Drag a point near its corner; it snaps to the sides.","setup.corners.one":"Corner {n}","setup.corners.next":"The corners fit","setup.corners.anyway":"Use them as they are","setup.corners.again":"Look again","setup.corners.wait":"Looking …","setup.corners.wait.text":"The sides of the floor are being looked for.","setup.corners.good":"They fit","setup.corners.good.text":"All four sides of the floor are clearly visible.","setup.corners.fair":"Please check","setup.corners.doubt.unseen":"The sides of the floor are not clearly visible. Drag the points onto the corners yourself.","setup.corners.doubt.choice":"Two edges look alike here. Check that the line follows the floor, not its print or the rim.","setup.corners.doubt.inexact":"The corners do not fit a floor of this size exactly. Check them, and the sizes.","setup.corners.doubt.hand":"Placed by hand.","setup.empty.title":"Empty the board","setup.empty.text":"Take everything out of the lid and keep hands away. The picture is taken automatically.","setup.empty.next":"The board is empty","setup.still":"Stillness","setup.still.wait":"Waiting","setup.still.hand":"Hand in view","setup.still.text":"The picture is taken once nothing has moved for two seconds.","setup.still.taken":"Taken","setup.still.taken.text":"Look at the picture: is it as it should be?","setup.dice.title":"Lay the dice out","setup.dice.text":"Two or three of each colour, flat and apart. The picture is taken automatically.","setup.dice.name":"Which colour is each group? Tap a group to correct it.","setup.dice.none":"Not a die","setup.dice.count":{one:"{n} die",other:"{n} dice"},"setup.dice.next":"Calibrate","setup.dice.runs":"Calibrating …","setup.dice.fair":"Please check","setup.dice.other":"Something here is too large for a single die: move the dice apart and take the picture again.","setup.dice.nothing":"No dice were found. Lay some on the board.","setup.keep.title":"The camera is set up","setup.keep.text":"Keep it, then try three throws.","setup.keep.next":"Keep and test","setup.keep.exact":"Accuracy","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"If two distances differ by less than this, the players are asked.","setup.keep.lens":"Make it more exact","setup.view.mains":"Lamps","setup.view.mains.hz":"{n} Hz","setup.view.mains.text":"Mains: 50 Hz, in the Americas 60 Hz.","setup.lens.title":"Exact lens","setup.lens.text":"Hold a chessboard so that it fills the dashed outline, and keep it still. Pictures are taken automatically. You may skip this.","setup.lens.none.text":"Which lens does the camera have? If it is none of these, choose the last.","setup.lens.which":"Chessboard","setup.lens.paper":"On paper","setup.lens.phone":"On a phone","setup.lens.none":"None","setup.lens.stock.pi-camera-3":"Camera Module 3","setup.lens.stock.pi-camera-3-wide":"Camera Module 3 Wide","setup.lens.stock.pi-hq-6mm":"HQ camera, 6 mm lens","setup.lens.stock.pi-global-6mm":"Global Shutter, 6 mm lens","setup.lens.stock.other":"Another, or unknown","setup.lens.print":"PDF, {paper}","setup.lens.bar":"Measured length of the bar","setup.lens.square":"One square","setup.lens.phone.text":"Scan this code with a phone, or open {address} on it. The phone shows the chessboard and the size of a square.","setup.lens.qr":"QR code for the phone that shows the chessboard","setup.lens.pictures":{one:"{n} picture",other:"{n} pictures"},"setup.lens.hint.wait":"Looking …","setup.lens.hint.none":"No chessboard is visible. Hold it so that all of it is in the picture.","setup.lens.hint.same":"This position is done. Move the chessboard to the dashed outline.","setup.lens.hint.moves":"Hold it still.","setup.lens.hint.blurred":"It is blurred: hold it farther away or bring a lamp nearer.","setup.lens.hint.hold":"Good. Hold it like this.","setup.lens.hint.done":"That is enough: the lens is known exactly.","setup.lens.next":"Calibrate","setup.lens.skip":"Go on without a chessboard","setup.chess.title":"Chessboard","setup.chess.card":"Hold a bank card to the frame and change its size until both are equally wide.","setup.chess.size":"Size","setup.chess.less":"Smaller","setup.chess.more":"Larger","setup.chess.show":"Show the chessboard","setup.chess.square":"One square: {n} mm. Brightness up. Tap to go back.","setup.faces.title":"A die with printed faces","setup.faces.which":"What colour is it, and what is on its faces, from the lowest to the highest?","setup.faces.colour":"Colour of the die","setup.faces.names":"Its faces","setup.faces.lay":"Lay it down with “{face}” on top","setup.faces.text":"Only this die, away from the walls. The picture is taken automatically; then turn the die.","setup.faces.done":"All faces are taken","setup.faces.done.text":"The picture of the other dice stays; they need not be laid out again.","setup.faces.end":"Done","setup.faces.without":"Go on without this die","setup.faces.turn":"Now turn the die: “{face}” on top.","setup.faces.again":"Take it again","setup.faces.add":"A die with printed faces","setup.faces.there":{one:"Printed die: {n} face",other:"Printed die: {n} faces"},"setup.test.value":"What is on top?","setup.test.colour":"Colour","setup.test.done":"Done","setup.test.told":"Now it is right","setup.test.again":"Throw again instead","setup.test.more":"One more throw","setup.help.good":"Everything was right. Play on.","setup.help.lens":"Everything was right. With an exact lens the players are asked about distances less often.","setup.help.missed":"A die was overlooked, or something else taken for one. A new picture of the empty board helps most, with even light.","setup.help.colours":"Colours were confused. Lay out more dice of each colour and calibrate again; even light helps too.","setup.help.values":"Numbers were misread. A sharper picture helps most, or a camera closer to the board.","setup.help.asks":"The camera asks a lot. More even light helps most, then a camera closer to the board.","setup.test.title":"Test","setup.test.first":"Lay out the dice and calibrate first.","setup.test.throw":"Throw {n} of {all}","setup.test.text":"Throw some dice into the lid, then read them.","setup.test.read":"Read the dice","setup.test.look":"Is every die right? Tap one that is wrong, or a place where one is missing.","setup.test.right":"All right","setup.test.dice":{one:"{n} die",other:"{n} dice"},"setup.test.asks":{one:"asks {n} question",other:"asks {n} questions"},"setup.test.sure":"Sure","setup.test.over":"The test is over","setup.test.over.text":"From now on the camera reads the throws of this table.","setup.test.end":"To the game","setup.test.verdict":"Result","setup.test.score":"{n} of {all} right","colour.pink":"pink","colour.brown":"brown","colour.grey":"grey","setup.keep.name":"What is this place called?","setup.keep.name.usual":"Our table"};var Xs={"home.share":"wygrywają razem","home.again":"Jeszcze raz","home.result":"Wynik","set.here":"Zapamiętane tylko na tym urządzeniu.","set.off":"Nie","set.on":"Tak","set.scheme.dark":"Ciemne","set.scheme.light":"Jasne","set.scheme.auto":"Jak urządzenie","set.scheme":"Kolory","set.voice":"Głos czyta zdarzenia","set.sound":"Dźwięki","set.language":"Język","set.title":"Ustawienia","score.hours":{one:"{n} godz. {minutes} min",few:"{n} godz. {minutes} min",many:"{n} godz. {minutes} min",other:"{n} godz. {minutes} min"},"score.minutes":{one:"{n} min",few:"{n} min",many:"{n} min",other:"{n} min"},"score.copied":"Skopiowano","score.share":"Udostępnij","score.rounds":"Punkty po każdej rundzie","log.again":{one:"Po poprawce kostek {n} późniejszy krok zostanie policzony na nowo; co nadal pasuje, zostaje.",few:"Po poprawce kostek {n} późniejsze kroki zostaną policzone na nowo; co nadal pasuje, zostaje.",many:"Po poprawce kostek {n} późniejszych kroków zostanie policzonych na nowo; co nadal pasuje, zostaje.",other:"Po poprawce kostek {n} późniejszego kroku zostanie policzone na nowo; co nadal pasuje, zostaje."},"log.drops":{one:"Wypadnie {n} późniejszy krok. Do nowej odpowiedzi można go odzyskać przyciskiem „Przywróć”.",few:"Wypadną {n} późniejsze kroki. Do nowej odpowiedzi można je odzyskać przyciskiem „Przywróć”.",many:"Wypadnie {n} późniejszych kroków. Do nowej odpowiedzi można je odzyskać przyciskiem „Przywróć”.",other:"Wypadnie {n} późniejszego kroku. Do nowej odpowiedzi można to odzyskać przyciskiem „Przywróć”."},"log.costs":{one:"Po tej poprawce wypadnie {n} późniejszy krok:",few:"Po tej poprawce wypadną {n} późniejsze kroki:",many:"Po tej poprawce wypadnie {n} późniejszych kroków:",other:"Po tej poprawce wypadnie {n} późniejszego kroku:"},"log.return.sure":"Tak, wróć tutaj","log.change":"Mimo to popraw","log.back":"Wróć do dziennika","log.show":"Pokaż wynik","hand.rub":"Cofnij kostkę","ask.source":"Zasada {rule}","sighting.again":{one:"{n} do ponownego rzutu",few:"{n} do ponownego rzutu",many:"{n} do ponownego rzutu",other:"{n} do ponownego rzutu"},"battle.ranks":"Odległości po kolei","battle.counts":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"ask.less":"Mniej: {what}","ask.more":"Więcej: {what}","ask.order":"Stukaj po kolei","ask.rub":"Zmaż","ask.range":"od {from} do {to}","ask.empty":"nic","ask.cells":"Liczby","ask.keys":"Klawisze: {what}","ask.following":"Następna liczba","ask.sign":"Zmień znak","ask.pick":"Wybierz","ask.send":"Dalej","ask.skip":"Pomiń","ask.who":"Kto odpowiada","ask.worth":"razem {n}","bar.home":"Strona główna","bar.log":"Dziennik","bar.redo":"Przywróć","bar.undo":"Cofnij","battle.again":"Następny rzut","battle.answer":"Wróć do pytania","battle.back":"Poprzedni","battle.both":"Obie toną","battle.close":"zmierzone","battle.duel":"Pojedynek {n} z {all}","battle.list":"Pojedynki po kolei","battle.look":"Pokaż jeszcze raz: {what}","battle.next":"Następny","battle.none":"Nikt nie tonie","battle.on":"Dalej","battle.open":"Czeka na odpowiedź","battle.outcome":"Wynik","battle.over":"Koniec bitwy","battle.pause":"Zatrzymaj","battle.play":"Odtwórz bitwę","battle.result":"Wynik gry","battle.row":"Pojedynek {n}: {a} i {b}, {gap} mm","battle.sinks":"Tonie {die}","battle.sunk":{one:"{n} pod wodą",few:"{n} pod wodą",many:"{n} pod wodą",other:"{n} pod wodą"},"beside.more":"Inne ({n})","beside.title":"Inne","camera.folder":"Zdjęcia z folderu","camera.live":"Na żywo","camera.lost":"Brak obrazu","camera.none":"Ręcznie","camera.simulated":"Symulacja","camera.upload":"Zdjęcia z telefonu","closer.from":"od: {die}","closer.tip":"Różnica jest za mała dla kamery. Przyłóżcie linijkę z gry.","closer.title":"Prawie remis","colour.black":"czarna","colour.blue":"niebieska","colour.combat":"bojowa","colour.green":"zielona","colour.orange":"pomarańczowa","colour.purple":"fioletowa","colour.red":"czerwona","colour.white":"biała","colour.yellow":"żółta","crew.camera":"kamera","crew.eye":"Zeskanuj telefonem, który ma być kamerą","setup.phone.title":"Telefon jako kamera","setup.phone.text":"Oba urządzenia muszą być w tej samej sieci Wi-Fi. Telefon sam powie, co dalej; nowy telefon zastępuje poprzedni.","setup.phone.other":"Inny telefon","lead.title":"Ten telefon będzie kamerą","lead.warns":"Za chwilę przeglądarka wyświetli ostrzeżenie. Tak ma być: za domowe urządzenie nikt nie ręczy, więc samo wystawiło sobie certyfikat. Zrób tak, tylko ten jeden raz:","lead.step.1":"Pojawi się ostrzeżenie: połączenie nie jest prywatne.","lead.step.2.chrome":"Dotknij „Zaawansowane”.","lead.step.3.chrome":"Dotknij odnośnika na samym dole, żeby przejść dalej mimo ostrzeżenia.","lead.step.2.safari":"Dotknij „Pokaż szczegóły”.","lead.step.3.safari":"Dotknij „odwiedź tę witrynę”, a potem potwierdź.","lead.step.2.firefox":"Dotknij „Zaawansowane”.","lead.step.3.firefox":"Dotknij „Akceptuję ryzyko, kontynuuj”.","lead.worth":"Co to daje: nikt w sieci Wi-Fi nie podsłucha połączenia. Nie dowodzi to jednak, że po drugiej stronie jest na pewno wasze urządzenie – rób to tylko w domu, gdy w sieci są sami znajomi.","lead.none":"Urządzenie nie odpowiada teraz przez HTTPS, więc telefon nie może być kamerą. Osoba, która się nim opiekuje, powinna zajrzeć do dziennika.","lead.go":"Dalej, do ostrzeżenia","eye.title":"Kamera","eye.sees":"Obraz z aparatu tego telefonu","eye.drawn":"Telefon leży na stojaku nad wiekiem i widzi je w całości","eye.asks":"Pozwól użyć aparatu","eye.denied":"Brak aparatu","eye.denied.text":"Przeglądarka nie udostępnia aparatu. Zezwól na to w ustawieniach przeglądarki dla tej strony, a potem dotknij tutaj.","eye.again":"Spróbuj jeszcze raz","eye.waits":"Brak połączenia","eye.live":"Połączono","eye.rests":"Połączono, odpoczywa","eye.other":"Nieużywany","eye.other.text":"Stół korzysta z innej kamery. Gospodarz może wybrać telefon w ustawieniach kamery.","eye.gone":"Odesłany","eye.gone.text":"Kamerą jest teraz inny telefon albo gospodarz odesłał ten. Aby znów był kamerą, zeskanuj kod gospodarza.","eye.lay":"Połóż mnie na stojaku, nad środkiem wieka, ekranem do góry.","eye.lid":"W kadrze musi być całe wieko.","eye.power":"Podłącz ładowarkę i nie zamykaj tej strony.","crew.as":"Nowe urządzenie","crew.ask":"Gospodarz wpuszcza innych i rozdaje role.","crew.away":"offline","crew.device":"Urządzenie","crew.end":"Odeślij: {name}","crew.end.sure":"Odeślij","crew.here":"online","crew.host":"gospodarz","crew.hosts":"To może zrobić tylko gospodarz stołu.","crew.leave":"Odejdź od stołu","crew.let":"Niech gra","crew.looks":"To urządzenie tylko ogląda. Gospodarz może pozwolić mu grać.","crew.once":"Kod wpuszcza jedno urządzenie. Następny pojawi się sam.","crew.only":"Tylko ogląda","crew.pass":"Ustaw jako gospodarza","crew.pass.sure":"Tak, to gospodarz","crew.player":"gracz","crew.plays":"Gracz","crew.qr":"Kod QR z adresem, który wpuszcza jedno urządzenie","crew.scan":"Zeskanuj, aby dołączyć","crew.spectator":"widz","crew.title":"Kto jest przy stole","crew.watch":"Zeskanuj, aby tylko oglądać","crew.watches":"Widz","crew.you":"to urządzenie","listen.title":"Inne programy","listen.what":"Program do transmisji, na przykład OBS, albo własny skrypt może odbierać każdy rzut. Widzi kostki i ich zdjęcie, nic więcej.","listen.name":"Nazwa programu","listen.make":"Utwórz token","listen.once":"{name} może już odbierać rzuty. Te dane widać tylko raz, więc je skopiuj.","listen.overlay":"Dla OBS: adres źródła „Przeglądarka”","listen.token":"Dla skryptu: token","listen.copy":"Kopiuj","listen.copied":"Skopiowano","listen.noted":"Gotowe","listen.here":"odbiera rzuty","listen.away":"teraz nie odbiera","listen.never":"jeszcze się nie łączył","listen.end":"Odbierz dostęp: {name}","listen.end.sure":"Odbierz dostęp","failed.back":"Wróć do rzutu","failed.text":"Tego obrazu nie udało się odczytać.","failed.title":"Nie odczytano","fix.done":"Gotowe","fix.fixed":"poprawiona","fix.move":"Dotknij mapy, by przesunąć kostkę.","fix.new":"Nowa kostka","fix.not":"Nic tu nie leży","fix.pose":"Jak leży","fix.remove":"Usuń","fix.title":"Popraw kostkę","fix.value":"Oczka","fix.which":"Co tu leży?","fix.whose":"Czyja","guard.again":"Czytaj jeszcze raz","guard.againhow":"z nowego obrazu","guard.focus":"Obraz jest nieostry.","guard.hand":"Nad planszą jest ręka.","guard.lens":"Obiektyw jest brudny albo zasłonięty.","guard.light":"Światło jest inne niż przy ustawianiu.","guard.motion":"Coś się jeszcze rusza.","guard.moved":"Kamera albo plansza się przesunęła.","guard.not-a-board":"Na obrazie nie widać planszy.","guard.outside":"Kostka leży poza planszą.","guard.size":"Wielkość kostek się nie zgadza: naucz program od nowa.","guard.title":"Obraz jest niepewny","guard.untaught":"To nie są kostki, których program się uczył.","guard.use":"Ten obraz jest dobry","guard.usehow":"czytaj go mimo to","faces.told":"Kostki tego rzutu","faces.any":"Wskaż, co pokazuje każda kostka","faces.all":{one:"{n} kostka, to wszystko",few:"{n} kostki, to wszystko",many:"{n} kostek, to wszystko",other:"{n} kostki, to wszystko"},"faces.none":"Jeszcze nie ma kostek","faces.kept":"Którymi kostkami rzucono jeszcze raz? Wskaż je","faces.kept.none":"Rzucono wszystkimi kostkami","faces.again":"Rzucona jeszcze raz: {die}","faces.which":"{die} {n} z {all}: co pokazuje?","hand.discard":"Zacznij od nowa","hand.done":"Rozstrzygnij bitwę","hand.how":"Dotknij mapy tam, gdzie leży każda kostka","hand.lacks":{one:"Jeszcze {n} kostka",few:"Jeszcze {n} kostki",many:"Jeszcze {n} kostek",other:"Jeszcze {n} kostki"},"hand.ready":"Wszystkie kostki leżą","hand.tip":"Odległości liczą się z mapy; prawie równe zmierzcie linijką.","hand.title":"Ręcznie","home.camera":"kamera","home.clock":"Zegar przy wywołaniu","home.clock.off":"wyłączony","home.clock.seconds":"{n} s","who.title":"Czyje to urządzenie?","who.why":"Wtedy wybierasz tu w tajemnicy, a twoje pytania są pierwsze.","who.all":"Wspólne","who.chosen":"Wybór zapisany","who.wait":"Jeszcze bez wyboru: {names}","who.change":"Zmień mój wybór","who.told":"Wybór na własnym urządzeniu: {names}","home.host":"Następną grę zaczyna gospodarz.","home.wait":"Grę zaczyna gospodarz. Pojawi się tu sama.","home.order":"W kolejności miejsc, zgodnie z ruchem wskazówek zegara. Kolejność ma znaczenie","crew.shows":"Może pokazywać kod","prepare.step":"Krok {n} z {all}","prepare.title":"Przygotowanie","prepare.done":"Wszystko gotowe","home.colour":"Kolor gracza {n}: {colour}. Zmień","home.continue":"Graj dalej","home.count":"Liczba graczy","home.going":"Gra trwa","home.more":{one:"Wszystkie zasady ({n})",few:"Wszystkie zasady ({n})",many:"Wszystkie zasady ({n})",other:"Wszystkie zasady ({n})"},"home.name":"Imię gracza {n}","home.new":"Nowa gra","home.norules":"Ta gra nie ma wariantów.","home.not":"Wróć","home.player":"Gracz {n}","home.points":"tylko punkty","home.rules":"Zasady","home.seats":"{from}–{to} graczy","home.start":"Zacznij","home.sub":"Liczy kostki i skrzynie. Wy gracie.","home.parked":{one:"Odłożona gra ({n})",few:"Odłożone gry ({n})",many:"Odłożone gry ({n})",other:"Odłożone gry ({n})"},"home.parked.title":"Odłożone gry","home.parked.how":"Dotknij gry, żeby do niej wrócić. Ta, która trwa teraz, poczeka.","home.sure":"Zacznie się nowa gra; obecna poczeka i można do niej wrócić.","home.which":"Gra","home.yes":"Tak, zacznij","join.box":"Nie ma już gospodarza? Nowy kod pokaże komputer stołu, po wpisaniu „quartermaster pair”.","join.code":"Albo wpisz kod","join.hold":"Nie ma już gospodarza? Przytrzymaj przycisk rzutu przez pięć sekund, a gospodarzem będzie mogło zostać to urządzenie.","crew.hold":"Tablet gospodarza zginął? Przytrzymaj przycisk rzutu przez pięć sekund, a gospodarzem będzie mogło zostać to urządzenie.","offer.title":"Zostać gospodarzem?","offer.why":"Przycisk rzutu był przytrzymany. Gospodarzem zostanie to urządzenie, na którym ktoś pierwszy dotknie przycisku poniżej. Dotychczasowy gospodarz zostanie zwykłym graczem.","offer.take":"Ustaw to urządzenie jako gospodarza","offer.told":"Przytrzymano przycisk rzutu: przez dwie minuty gospodarzem może zostać inne urządzenie.","join.go":"Wejdź","join.scan":"Zeskanuj kod QR z tabletu gospodarza albo z komputera stołu.","join.title":"Usiądź do stołu","link.first":"Łączę ze stołem…","link.lost":"Brak połączenia. Łączę ponownie…","look.add":"Dotknij pustego miejsca, by dodać kostkę.","look.again":"Spróbuj jeszcze raz","look.back":"Wróć do pytania","look.drop":"Zostaw, jak było","look.how":"Dotknij kostki, by ją poprawić","look.title":"Cała plansza","notice.behind":"To urządzenie pokazało już krok {was}, a stół jest na kroku {now}. Jeśli nikt nie przywrócił kopii, zginęły kroki: porównajcie, zanim zagracie dalej.","notice.close":"Zamknij","notice.error":"Nie udało się. Spróbuj jeszcze raz.","notice.network":"Nie wysłano, bo nie ma połączenia. Spróbuj za chwilę.","notice.stale":"Gra poszła już dalej.","picture.die":"Popraw: {die}","picture.label":"Plansza widziana z góry","picture.live":"Obraz z kamery","pose.cocked":"krzywo","pose.flat":"płasko","pose.hidden":"zakryta","pose.stacked":"na innej","question.add":"Brakuje kostki","question.addhow":"wskażcie miejsce na obrazie","question.again":"tą kostką rzuca się jeszcze raz","question.all":"To wszystkie kostki","question.board":"Cała plansza","question.cocked":"Leży krzywo","question.counts":"liczy się {die}","question.first":"Pytanie 1 z {all}","question.flat":"Leży płasko","question.flats":"Wszystkie leżą płasko","question.is":"To kostka","question.isnt":"To nie kostka","question.leans":"Leży krzywo","question.not":"Nie wszystkie","question.each":"wtedy pytanie padnie o każdą z osobna","question.asread":"liczą się tak, jak je odczytano","question.one":"Pytanie","question.right":"Tak jest","question.then":"wtedy podacie oczka","question.wrong":"Poprawię","reader.none":"Czytnik nie działa","reader.reading":"Czyta","reader.ready":"Nieruchomo","reader.restarting":"Czytnik się uruchamia","reading.title":"Czytam kostki…","reading.wait":"Chwila…","score.again":"Rewanż","score.by":{one:"wygrywa {n} punktem",few:"wygrywa {n} punktami",many:"wygrywa {n} punktami",other:"wygrywa {n} punktu"},"score.course":"Ostatnie zdarzenia","score.print":"Drukuj","score.shared":"wspólne zwycięstwo","score.title":"Koniec gry","score.total":"Punkty zwycięstwa","score.wins":"wygrywa","seat.all":"Gracze","seat.firstlong":"Pierwszy gracz","seat.score":"Punkty","seat.table":"Stół","sighting.questions":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"sighting.sure":"{n} z {all} pewnych","throw.hand":"Podaj ręcznie","throw.now":"Rzuć","throw.photo":"Zdjęcie z telefonu","throw.read":"Czytaj teraz","throw.sending":"Wysyłam…","throw.shoot":"Zrób zdjęcie","throw.tip.hand":"Kostki układa się palcem na mapie.","throw.tip.live":"Rzućcie. Gdy kostki się zatrzymają, odczytają się same.","throw.tip.thrown":"Dotknij „Rzuć” – kostki rzuci symulator.","scene.hand":"Ręka nad planszą: czekam.","scene.moving":"Kostki się toczą.","scene.still":"Kostki leżą: czytam.","throw.tip.upload":"Rzućcie i zróbcie zdjęcie z góry.","ask.rule":"Co mówi zasada?","log.anew":"Nowa odpowiedź zastąpi starą. Wszystko, co było potem, zostanie policzone na nowo.","log.put":"poprawione","log.by":"Urządzenie: {who}","log.dice":"Popraw kostki","log.edit":"Popraw odpowiedź","log.return":"Wróć tutaj","log.lost":{one:"Poprawione. Jeden późniejszy krok już nie pasuje i wypada:",few:"Poprawione. {n} późniejsze kroki już nie pasują i wypadają:",many:"Poprawione. {n} późniejszych kroków już nie pasuje i wypada:",other:"Poprawione. {n} późniejszego kroku już nie pasuje i wypada:"},"log.holds":"Poprawione. Wszystkie późniejsze kroki nadal pasują.","log.none":"Jeszcze nic nie zapisano.","log.throws":"Rzuty w pliku:","log.earlier":{one:"Jeszcze {n} wcześniejszy krok",few:"Jeszcze {n} wcześniejsze kroki",many:"Jeszcze {n} wcześniejszych kroków",other:"Jeszcze {n} wcześniejszego kroku"},"home.first":"Pierwszy gracz","home.chance":"losowo","archive.again":"Spróbuj ponownie","archive.average":"Średnia","archive.best":"Najlepiej","archive.copies":"Kopie","archive.copies.sub":"Nic nie ginie","archive.dice":"Kostki","archive.dice.few":"Za mało rzutów, żeby coś powiedzieć.","archive.dice.fits":"Tak pada uczciwa kostka.","archive.dice.how":"Słupek: wyniki; kreska: niepewność (95 %); przerywana: uczciwa kostka.","archive.dice.odd":"Uczciwa kostka prawie nigdy tak nie pada.","archive.face":"{face}: {n} razy, prawdziwy udział od {low} do {high} %","archive.forget":"Zapomnij","archive.forget.how":"Imię zniknie ze wszystkich gier i z kopii trzymanych tutaj. Gry zostaną, z napisem N.N. Kopie zabrane gdzie indziej zachowają imię.","archive.forget.sure":"Zapomnij na zawsze","archive.games":"Gry","archive.games.none":"Żadna gra nie została jeszcze skończona.","archive.games.sub":"Skończone gry, od najnowszej","archive.length":{one:"{n} krok w {minutes} min",few:"{n} kroki w {minutes} min",many:"{n} kroków w {minutes} min",other:"{n} kroku w {minutes} min"},"archive.people":"Ludzie","archive.people.none":"Nikt nie jest jeszcze zapamiętany. Program zapamięta każdego, kto dostanie imię w nowej grze.","archive.people.sub":"Imię, kolor, znak i język","archive.person.colour":"Kolor","archive.person.language":"Język","archive.person.name":"Imię","archive.person.new":"Nowa osoba","archive.person.save":"Zapisz","archive.person.sign":"Znak {n}","archive.person.symbol":"Znak","archive.played":"Gry","archive.rounds":"Runda po rundzie","archive.sheet":"Arkusz punktów","archive.standings":"Statystyki","archive.standings.sub":"Wygrane, średnie i uczciwe kostki","archive.throws":{one:"{n} rzut",few:"{n} rzuty",many:"{n} rzutów",other:"{n} rzutu"},"archive.title":"Ludzie i gry","archive.wins":"Wygrane","copies.back":"Przywróć","copies.before":"sprzed przywrócenia innej","copies.bring":"Przywróć z pliku","copies.brought":{one:"Przywrócono {n} krok, stan z: {when}.",few:"Przywrócono {n} kroki, stan z: {when}.",many:"Przywrócono {n} kroków, stan z: {when}.",other:"Przywrócono {n} kroku, stan z: {when}."},"copies.daily":"zachowana sama lub na życzenie","copies.here":"Zachowane tutaj","copies.how":"Kopia zawiera wszystkie gry i osoby z tego urządzenia. Przed przywróceniem to, co było wcześniej, też zostaje zachowane jako kopia.","copies.keep":"Zachowaj tutaj","copies.kept":"Kopia została tutaj zachowana.","copies.last":"grano do {when}","copies.none":"Nie ma tu jeszcze kopii; powstaje jedna w każdym dniu, w którym się gra.","copies.other":"Dla innych programów","copies.salvaged":"uratowana z uszkodzonego zapisu","copies.steps":{one:"{n} krok",few:"{n} kroki",many:"{n} kroków",other:"{n} kroku"},"copies.sure":"Zastąpić wszystkie gry i osoby plikiem {name}? To, co jest teraz, zostanie jako kopia.","copies.take":"Pobierz kopię","copies.yes":"Zastąp wszystko","tables.title":"Stoły","tables.at":"Stół {name}. Inne stoły","tables.free":"Bez gry","tables.over":"{game} · koniec","tables.here":"jesteś tutaj","tables.how":"Przy swoim stole grasz, inne oglądasz.","archive.health":"Sprzęt","archive.health.sub":"Kamera, czytanie, dysk i kopie","health.well":"Wszystko w porządku.","health.camera":"Kamera","health.rate":"obrazy na sekundę: {n}","health.reading":"Czytanie","health.read":"ostatnie: {last} s, średnio {mean} s · odczytane: {n}, nieodczytane: {failed}","health.never":"nic jeszcze nie czytano","health.disk":"Dysk","health.free":"wolne {free} GB z {size} GB","health.copy":"Ostatnia kopia","health.none":"jeszcze żadnej","health.heat":"Temperatura","health.supply":"Zasilanie","health.fine":"wystarcza","health.weak":"za słabe","health.devices":"Urządzenia","health.here":"przy stole: {here}, wpuszczone: {known}","health.since":"Działa od","health.unknown":"nie wiadomo","whole.none":"brak","health.examined":"Co sprawdzono","health.examine":"Sprawdź ponownie","health.ok":"Dobrze:","health.note":"Uwaga:","health.bad":"Źle:","health.report":"Zgłoś problem","health.how":"Plik bez imion, adresów i obrazów: stan sprzętu, gra i ostatnie wpisy dziennika. Wyślij go temu, kogo prosisz o pomoc.","hue.black":"czarny","hue.blue":"niebieski","hue.green":"zielony","hue.orange":"pomarańczowy","hue.purple":"fioletowy","hue.red":"czerwony","hue.white":"biały","hue.yellow":"żółty","crew.mine.player":"Jesteś graczem.","crew.mine.spectator":"Tylko oglądasz.","crew.mine.host":"Jesteś gospodarzem.","archive.panel":"Przycisk i światło","archive.panel.sub":"Co jest podłączone i co pokazuje","health.panel":"Przycisk i światło","health.parts":"działa: {found}, nie działa: {failed}","panel.drawn":"Panel narysowany przy symulowanym stole. Prawdziwy robi to samo: naciśnij jego przycisk.","panel.real":"Panel tego stołu.","panel.press":"Naciśnij","panel.hold":"Przytrzymaj 5 sekund","panel.down":"Przycisk jest wciśnięty.","panel.up":"Przycisk nie jest wciśnięty.","panel.pressed":{one:"Naciśnięto {n} raz",few:"Naciśnięto {n} razy",many:"Naciśnięto {n} razy",other:"Naciśnięto {n} razy"},"panel.held":{one:"przytrzymano {n} raz",few:"przytrzymano {n} razy",many:"przytrzymano {n} razy",other:"przytrzymano {n} razy"},"panel.light.on":"Światło świeci: {n} %","panel.light.off":"Światło zgaszone","panel.room":"w pokoju {n} lx","panel.dark":"Ciemniej niż przy ustawianiu stołu","panel.signal.off":"Nikt nie gra","panel.signal.ready":"Gotowe","panel.signal.reading":"Czytanie","panel.signal.asks":"Pytanie","panel.signal.trouble":"Kłopot","panel.part.button":"Przycisk","panel.part.light":"Światło","panel.part.state":"Lampki","panel.part.buzzer":"Brzęczyk","panel.part.sensor":"Czujnik światła","panel.is.found":"działa","panel.is.skipped":"nieużywane","panel.is.failed":"nie działa","panel.is.opening":"szukam","panel.wiring":"Co jest podłączone","panel.how":"Piny mają numery od 1 do 40, jak na rysunku w instrukcji. Zanim coś podłączysz, wyłącz komputer.","panel.none":"nie podłączono","panel.kind":"Rodzaj","panel.kind.apa":"Pasek APA102","panel.kind.ws":"Pasek WS2812","panel.kind.relay":"Przekaźnik","panel.kind.pwm":"Światło ściemniane","panel.kind.leds":"Pojedyncze diody","panel.pin":"Pin","panel.data":"Pin danych","panel.pixels":"Liczba diod","panel.bright":"Jasność (%)","panel.led":"Dioda {n}","panel.level":"Włącza się, gdy stan pinu jest","panel.high":"wysoki","panel.low":"niski","panel.sound":"Dźwięk","panel.sound.on":"włączony","panel.sound.off":"wyłączony","panel.addr":"Jego pin ADDR","panel.addr.low":"do masy lub wolny","panel.addr.high":"do 3,3 V","panel.save":"Zapisz połączenia","panel.kept":"Zapisano. Obowiązuje od teraz.","setup.title":"Ustawianie kamery","setup.sub":"Około dziesięciu minut. Tymczasem można grać ręcznie.","setup.live":"Obraz z kamery","setup.waits":"Chwileczkę …","setup.back":"Wstecz","setup.next":"Dalej","setup.again":"Zrób zdjęcie jeszcze raz","setup.step.view":"Widok","setup.step.sizes":"Wymiary","setup.step.corners":"Rogi","setup.step.empty":"Pusta plansza","setup.step.dice":"Kostki","setup.step.test":"Próba","setup.step.lens":"Obiektyw","setup.refused":"To się nie udało","setup.goto":"Przejdź do: {step}","setup.camera.which":"Która kamera patrzy na planszę?","setup.camera.other":"Inna kamera","setup.camera.held":"Używana przy stole „{table}”","setup.camera.address":"Adres kamery sieciowej lub aplikacji w telefonie","setup.camera.call":"Połącz","setup.camera.rpicam":"Kamera Raspberry Pi","setup.camera.v4l2":"Kamera USB","setup.camera.http":"Kamera sieciowa","setup.camera.upload":"Pojedyncze zdjęcia z telefonu","setup.camera.phone":"Telefon jako kamera","setup.camera.simulated":"Kamera symulowana","setup.camera.folder":"Zdjęcia z folderu","setup.view.title":"Powieś kamerę nad wiekiem","setup.view.text":"Całe wieko razem ze ściankami powinno wypełniać obraz.","setup.view.next":"Widok jest dobry","setup.view.picture":"Obraz","setup.view.wait":"Sprawdzam …","setup.view.good":"Dobrze","setup.view.lid":"Wieko","setup.view.lid.wait":"Szukam …","setup.view.lid.wait.text":"Szukam wieka na obrazie.","setup.view.lid.fair":"Niepewne","setup.view.lid.fair.text":"Za chwilę możesz zaznaczyć rogi ręcznie.","setup.view.lid.bad":"Ucięte","setup.view.lid.bad.text":"Powieś kamerę wyżej albo przesuń wieko na środek.","setup.view.lid.good":"Całe na obrazie","setup.view.die":"Kostka ma około {n} pikseli szerokości.","setup.view.sharp":"Ostrość","setup.view.blurred":"Nieostro","setup.view.blurred.text":"Obraz był już ostrzejszy: ustaw ostrość jak przedtem albo poczekaj, aż nic nie będzie się ruszać.","setup.view.small":"Kostki są tu małe: powieś kamerę niżej albo wybierz większą rozdzielczość.","setup.view.light":"Światło","setup.view.dark":"Za ciemno","setup.view.dark.text":"Przysuń lampę.","setup.view.bright":"Za jasno","setup.view.bright.text":"Odwróć lampę, żeby nic nie było prześwietlone.","setup.view.bands":"Migocze","setup.view.bands.text":"Lampa migocze: weź inną albo ustaw w kamerze 50 lub 60 Hz.","setup.sizes.title":"Jak duże jest wieko?","setup.sizes.text":"Zmierz dno od ścianki do ścianki. Liczy się każdy milimetr.","setup.sizes.floor":"Dno","setup.sizes.other":"Inne","setup.sizes.width":"Dno, od lewej do prawej","setup.sizes.height":"Dno, od góry do dołu","setup.sizes.wall":"Wysokość ścianki od środka","setup.sizes.die":"Krawędź kostki","setup.corners.title":"Gdzie są rogi dna?","setup.corners.text":"Chodzi o rogi dna, nie o górną krawędź ścianek. Przeciągnij punkt w pobliże rogu, a sam dopasuje się do brzegów dna.","setup.corners.one":"Róg {n}","setup.corners.next":"Rogi pasują","setup.corners.anyway":"Zostaw tak, jak jest","setup.corners.again":"Poszukaj jeszcze raz","setup.corners.wait":"Szukam …","setup.corners.wait.text":"Szukam brzegów dna.","setup.corners.good":"Pasują","setup.corners.good.text":"Wszystkie cztery brzegi dna widać wyraźnie.","setup.corners.fair":"Sprawdź","setup.corners.doubt.unseen":"Brzegów dna nie widać wyraźnie. Przeciągnij punkty na rogi ręcznie.","setup.corners.doubt.choice":"Dwie krawędzie wyglądają tu podobnie. Sprawdź, czy linia biegnie brzegiem dna, a nie po nadruku lub górnej krawędzi ścianki.","setup.corners.doubt.inexact":"Rogi nie pasują dokładnie do dna o tych wymiarach. Sprawdź je oraz wymiary.","setup.corners.doubt.hand":"Ustawione ręcznie.","setup.empty.title":"Opróżnij planszę","setup.empty.text":"Wyjmij wszystko z wieka i zabierz ręce. Zdjęcie zrobi się samo.","setup.empty.next":"Plansza jest pusta","setup.still":"Bezruch","setup.still.wait":"Czekam","setup.still.hand":"Widać rękę","setup.still.text":"Zdjęcie zrobi się, gdy przez dwie sekundy nic się nie poruszy.","setup.still.taken":"Zrobione","setup.still.taken.text":"Spójrz na zdjęcie: czy jest takie, jak trzeba?","setup.dice.title":"Rozłóż kostki","setup.dice.text":"Po dwie lub trzy kostki w każdym kolorze, płasko i osobno. Zdjęcie zrobi się samo.","setup.dice.name":"Jakiego koloru jest każda grupa? Dotknij grupy, by ją poprawić.","setup.dice.none":"To nie kostka","setup.dice.count":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.dice.next":"Kalibruj","setup.dice.runs":"Kalibruję …","setup.dice.fair":"Sprawdź","setup.dice.other":"Coś tu jest za duże jak na jedną kostkę: rozsuń kostki i zrób zdjęcie jeszcze raz.","setup.dice.nothing":"Nie widać kostek. Połóż kilka na planszy.","setup.keep.title":"Kamera jest ustawiona","setup.keep.text":"Zapisz ustawienie i wypróbuj trzy rzuty.","setup.keep.next":"Zapisz i wypróbuj","setup.keep.exact":"Dokładność","setup.keep.margin":"±{n} mm","setup.keep.margin.text":"Jeśli dwie odległości różnią się o mniej, program pyta graczy.","setup.keep.lens":"Zwiększ dokładność","setup.view.mains":"Lampy","setup.view.mains.hz":"{n} Hz","setup.view.mains.text":"Prąd w sieci: 50 Hz, w Ameryce 60 Hz.","setup.lens.title":"Dokładny obiektyw","setup.lens.text":"Trzymaj szachownicę nieruchomo tak, by wypełniała przerywany obrys. Zdjęcia robią się same. Ten krok można pominąć.","setup.lens.none.text":"Jaki obiektyw ma kamera? Jeśli żaden z tych, wybierz ostatnią możliwość.","setup.lens.which":"Szachownica","setup.lens.paper":"Na kartce","setup.lens.phone":"W telefonie","setup.lens.none":"Bez niej","setup.lens.stock.pi-camera-3":"Camera Module 3","setup.lens.stock.pi-camera-3-wide":"Camera Module 3 Wide","setup.lens.stock.pi-hq-6mm":"Kamera HQ, obiektyw 6 mm","setup.lens.stock.pi-global-6mm":"Global Shutter, obiektyw 6 mm","setup.lens.stock.other":"Inny lub nie wiem","setup.lens.print":"PDF, {paper}","setup.lens.bar":"Zmierzona długość odcinka","setup.lens.square":"Bok jednego pola","setup.lens.phone.text":"Zeskanuj ten kod telefonem albo otwórz w nim {address}. Telefon pokaże szachownicę i wielkość jej pola.","setup.lens.qr":"Kod QR dla telefonu, który pokaże szachownicę","setup.lens.pictures":{one:"{n} zdjęcie",few:"{n} zdjęcia",many:"{n} zdjęć",other:"{n} zdjęcia"},"setup.lens.hint.wait":"Szukam …","setup.lens.hint.none":"Nie widać szachownicy. Trzymaj ją tak, by cała była na obrazie.","setup.lens.hint.same":"Takie zdjęcie już jest. Przesuń szachownicę na przerywany obrys.","setup.lens.hint.moves":"Trzymaj ją nieruchomo.","setup.lens.hint.blurred":"Obraz jest nieostry: odsuń szachownicę od kamery albo przysuń lampę.","setup.lens.hint.hold":"Dobrze. Trzymaj tak dalej.","setup.lens.hint.done":"Wystarczy: obiektyw jest dokładnie zmierzony.","setup.lens.next":"Kalibruj","setup.lens.skip":"Dalej bez szachownicy","setup.chess.title":"Szachownica","setup.chess.card":"Przyłóż do ramki kartę płatniczą i zmieniaj jej wielkość, aż obie będą równie szerokie.","setup.chess.size":"Wielkość","setup.chess.less":"Mniejsza","setup.chess.more":"Większa","setup.chess.show":"Pokaż szachownicę","setup.chess.square":"Bok pola: {n} mm. Rozjaśnij ekran. Dotknij ekranu, by wrócić.","setup.faces.title":"Kostka z nadrukiem","setup.faces.which":"Jakiego jest koloru i co jest na jej ściankach, od najniższej do najwyższej?","setup.faces.colour":"Kolor kostki","setup.faces.names":"Jej ścianki","setup.faces.lay":"Połóż ją stroną „{face}” do góry","setup.faces.text":"Tylko tę kostkę, z dala od ścianek wieka. Zdjęcie zrobi się samo; potem obróć kostkę.","setup.faces.done":"Wszystkie ścianki sfotografowane","setup.faces.done.text":"Zdjęcie pozostałych kostek zostaje, nie trzeba ich rozkładać od nowa.","setup.faces.end":"Gotowe","setup.faces.without":"Dalej bez tej kostki","setup.faces.turn":"Teraz obróć kostkę: „{face}” do góry.","setup.faces.again":"Zrób jeszcze raz","setup.faces.add":"Kostka z nadrukiem","setup.faces.there":{one:"Kostka z nadrukiem: {n} ścianka",few:"Kostka z nadrukiem: {n} ścianki",many:"Kostka z nadrukiem: {n} ścianek",other:"Kostka z nadrukiem: {n} ścianki"},"setup.test.value":"Co jest na górze?","setup.test.colour":"Kolor","setup.test.done":"Gotowe","setup.test.told":"Teraz się zgadza","setup.test.again":"Rzuć jeszcze raz","setup.test.more":"Jeszcze jeden rzut","setup.help.good":"Wszystko się zgadzało. Można grać.","setup.help.lens":"Wszystko się zgadzało. Z dokładnym obiektywem pytań o odległości będzie mniej.","setup.help.missed":"Jakaś kostka została przeoczona albo coś innego uznane za kostkę. Najbardziej pomoże nowe zdjęcie pustej planszy w równym świetle.","setup.help.colours":"Kolory zostały pomylone. Rozłóż więcej kostek każdego koloru i skalibruj jeszcze raz; pomaga też równe światło.","setup.help.values":"Liczby zostały źle odczytane. Najbardziej pomoże ostrzejszy obraz albo kamera bliżej planszy.","setup.help.asks":"Kamera często pyta. Najbardziej pomoże równiejsze światło, potem kamera bliżej planszy.","setup.test.title":"Próba","setup.test.first":"Najpierw rozłóż kostki i skalibruj.","setup.test.throw":"Rzut {n} z {all}","setup.test.text":"Rzuć kilka kostek do wieka, potem je odczytaj.","setup.test.read":"Odczytaj kostki","setup.test.look":"Czy wszystko się zgadza? Dotknij kostki, która się nie zgadza, albo miejsca, gdzie jej brakuje.","setup.test.right":"Wszystko się zgadza","setup.test.dice":{one:"{n} kostka",few:"{n} kostki",many:"{n} kostek",other:"{n} kostki"},"setup.test.asks":{one:"{n} pytanie",few:"{n} pytania",many:"{n} pytań",other:"{n} pytania"},"setup.test.sure":"Pewne","setup.test.over":"Próba zakończona","setup.test.over.text":"Odtąd kamera odczytuje rzuty przy tym stole.","setup.test.end":"Do gry","setup.test.verdict":"Wynik","setup.test.score":"{n} z {all} dobrze","colour.pink":"różowa","colour.brown":"brązowa","colour.grey":"szara","setup.keep.name":"Jak nazywa się to miejsce?","setup.keep.name.usual":"Nasz stół"};var Ot={en:Ys,pl:Xs},et=Object.keys(Ot),en=e=>et.find(t=>t!==e)||e,Bt={pl:"Polski",en:"English"};function tn(){let e=localStorage.getItem("lang");return e&&Ot[e]?e:(navigator.languages||[navigator.language]).map(o=>o.slice(0,2)).find(o=>Ot[o])||"en"}function Ke(e){let t=Ot[e],o=new Intl.PluralRules(e),s=new Intl.NumberFormat(e,{minimumFractionDigits:1,maximumFractionDigits:1}),a=(n,i={})=>{let l=t[n];return l===void 0?n:(typeof l=="object"&&(l=l[o.select(i.n)]??l.other),l.replace(/\{(\w+)\}/g,(u,c)=>i[c]??""))};return a.lang=e,a.mm=n=>s.format(n),a.colour=n=>t["colour."+n]??n,a.hue=n=>t["hue."+n]??n,a.die=(n,i)=>i&&i!=="0"&&i!==0?`${a.colour(n)} ${i}`:a.colour(n),a.title=n=>n.charAt(0).toLocaleUpperCase(e)+n.slice(1),a}var Lt=class extends Error{constructor(t,o){super(o?.error?.text||""),this.status=t,this.help=o?.error?.help||"",this.table=o?.table||null}},li="/api/v1",on=new URLSearchParams(location.search).get("table")||"",ne=(e,t="")=>{let o=[t&&"lang="+t,on&&"table="+encodeURIComponent(on)].filter(Boolean).join("&");return li+e+(o&&(e.includes("?")?"&":"?")+o)};async function A(e,t,o,s,a=20){let n=s instanceof Blob,i,l=null;try{i=await fetch(ne(o,e),{method:t,headers:n?{"Content-Type":s.type}:s?{"Content-Type":"application/json"}:{},body:n?s:s?JSON.stringify(s):void 0,signal:AbortSignal.timeout(a*1e3)});let u=await i.text();u&&(l=JSON.parse(u))}catch{if(!i||i.ok)throw new Lt(0,null)}if(!i.ok)throw new Lt(i.status,l);return l}var sn=e=>new EventSource(ne("/events",e));var nn="sound";function ci(e){let t=e.createBuffer(1,e.sampleRate,e.sampleRate),o=t.getChannelData(0);for(let s=0;s<o.length;s++)o[s]=Math.random()*2-1;return t}function qo(e,t,{at:o,long:s,from:a,to:n=a,loud:i=1,q:l=1,type:u="bandpass"}){let c=e.createBufferSource(),d=e.createBiquadFilter(),p=e.createGain(),m=e.currentTime+o;c.buffer=t,c.loop=!0,d.type=u,d.Q.value=l,d.frequency.setValueAtTime(a,m),d.frequency.exponentialRampToValueAtTime(n,m+s),p.gain.setValueAtTime(1e-4,m),p.gain.exponentialRampToValueAtTime(i,m+Math.min(.15*s,.1)),p.gain.exponentialRampToValueAtTime(1e-4,m+s),c.connect(d).connect(p).connect(e.destination),c.start(m,Math.random()*.5),c.stop(m+s+.05)}function Wo(e,{at:t,long:o,from:s,to:a=s,loud:n=1,shape:i="sine"}){let l=e.createOscillator(),u=e.createGain(),c=e.currentTime+t;l.type=i,l.frequency.setValueAtTime(s,c),l.frequency.exponentialRampToValueAtTime(a,c+o),u.gain.setValueAtTime(1e-4,c),u.gain.exponentialRampToValueAtTime(n,c+.015),u.gain.exponentialRampToValueAtTime(1e-4,c+o),l.connect(u).connect(e.destination),l.start(c),l.stop(c+o+.05)}var ui={dice:(e,t)=>[0,.07,.16,.22,.31].forEach((o,s)=>{qo(e,t,{at:o,long:.06,from:2600-300*s,to:900,loud:.28-.04*s,q:3}),Wo(e,{at:o,long:.05,from:420-40*s,to:180,loud:.12,shape:"triangle"})}),sink:(e,t)=>{qo(e,t,{at:0,long:.9,from:900,to:120,loud:.22,type:"lowpass"}),[.15,.3,.42,.58].forEach((o,s)=>Wo(e,{at:o,long:.11,from:190+60*s,to:420+70*s,loud:.09}))},whirl:(e,t)=>[0,.5,1].forEach((o,s)=>qo(e,t,{at:o,long:.9,from:260,to:1300-250*s,loud:.16,q:4})),win:e=>[392,523.25,659.25,783.99].forEach((t,o)=>Wo(e,{at:.14*o,long:o===3?1.1:.35,from:t,loud:.16,shape:"triangle"}))},It=()=>typeof AudioContext<"u",Dt=class{constructor(){this.kept=It()?localStorage.getItem(nn):"off",this.audio=null,this.noise=null,this.touched=!1;for(let t of["pointerdown","keydown"])addEventListener(t,()=>{this.touched=!0})}on(t){return It()&&(this.kept?this.kept==="on":!!t&&t.role!=="spectator")}turn(t){this.kept=t?"on":"off",localStorage.setItem(nn,this.kept)}play(t,o){!this.touched||!this.on(o)||document.visibilityState==="hidden"||(this.audio||=new AudioContext,this.audio.state==="suspended"&&this.audio.resume().catch(()=>{}),this.noise||=ci(this.audio),ui[t](this.audio,this.noise))}hear(t,o,s){if(!t||t.game?.id!==o.game?.id)return;let a=i=>i.view?.table?.find(l=>l.battle)?.battle,n=a(o);o.result&&!t.result?this.play("win",s):n&&n.id!==a(t)?.id?this.play(n.reach?"whirl":"dice",s):o.sighting?.state==="asking"&&t.sighting?.state==="reading"&&this.play("dice",s)}};var an="voice",di={pl:"pl-PL",en:"en-GB"},Ro=()=>typeof speechSynthesis<"u"&&typeof SpeechSynthesisUtterance<"u",At=class{constructor(){this.on=Ro()&&localStorage.getItem(an)==="on",this.last=null}turn(t){this.on=t,localStorage.setItem(an,t?"on":"off"),t||speechSynthesis.cancel()}hear(t){let o=(t?.log||[]).filter(l=>l.entry),s=o.at(-1)?.entry??0,a=this.last,n=t?.game?.id;if(this.last=s,!this.on||a===null||s<=a||!n)return;let i=o.filter(l=>l.entry>a&&l.announce).map(l=>l.text);if(i.length){speechSynthesis.cancel();for(let l of i.slice(-6)){let u=new SpeechSynthesisUtterance(l.replace(/[–·]/g,","));u.lang=di[t.lang]||t.lang,speechSynthesis.speak(u)}}}};var pi=2e3,hi=400,mi=3e3,rn=[900,1500],Et=class{constructor(t){this.on=t,this.heard=this.looked=this.opened=Date.now(),this.lang="",this.stream=null,this.tries=0,addEventListener("online",()=>this.open()),addEventListener("offline",()=>this.on.lost(!0)),addEventListener("pageshow",o=>{o.persisted&&this.open()}),navigator.connection?.addEventListener?.("change",()=>this.open()),document.addEventListener("resume",()=>this.open()),document.addEventListener("visibilitychange",()=>this.look()),setInterval(()=>this.look(),hi)}open(t=this.lang){this.lang=t,this.opened=Date.now(),this.stream?.close();let o=sn(t);this.stream=o;let s=!0,a=(n,i)=>o.addEventListener(n,l=>{this.stream===o&&(this.heard=Date.now(),this.tries=0,i(l))});a("open",()=>{s=!0}),a("you",n=>this.on.you(JSON.parse(n.data))),a("table",n=>{this.on.table(JSON.parse(n.data),s),s=!1,this.on.lost(!1)}),a("crew",()=>this.on.crew()),a("here",()=>this.on.lost(!1)),o.addEventListener("error",()=>{o.readyState===EventSource.CLOSED&&this.stream===o&&this.ask()})}close(){this.stream?.close(),this.stream=null}async ask(){try{(await A(this.lang,"GET","/me",null,2)).role==="nobody"&&(this.close(),this.on.stranger())}catch(t){t.status===404&&location.replace("/")}}look(){let t=Date.now(),o=t-this.looked>mi;this.looked=t,!(!this.stream||document.visibilityState==="hidden"||t-this.heard<=pi)&&(this.on.lost(!0),(o||t-this.opened>Math.min(rn[0]+100*this.tries,rn[1]))&&(this.tries=o?0:this.tries+1,this.open()))}};var ln=["nobody","spectator","player","host"],ae=(e,t)=>!e||ln.indexOf(e.role)>=ln.indexOf(t);function cn(){let e=["lang","scheme","sound","voice"].map(t=>({k:t,v:localStorage.getItem(t)}));localStorage.clear();for(let{k:t,v:o}of e)o&&localStorage.setItem(t,o)}async function un(e){let t=/^#join=([\w-]+)$/.exec(location.hash)?.[1];return t?(history.replaceState(null,"",location.pathname+location.search),tt(e,t)):""}async function tt(e,t){try{return await A(e,"POST","/pair",{code:t}),""}catch(o){return o.message||"network"}}var Ho="step"+(new URLSearchParams(location.search).get("table")||""),Nt=class{constructor(t){this.lang=t,this.snapshot=null,this.lost=!1,this.begun=!1,this.busy="",this.notice=null,this.behind=null,this.read=new Set,this.listeners=new Set,this.voice=new At,this.sound=new Dt,this.me=null,this.crew=0,this.stranger="",this.link=new Et({table:(o,s)=>this.accept(o,s),you:o=>this.set({me:o,stranger:""}),crew:()=>this.set({crew:this.crew+1}),lost:o=>{this.lost!==o&&this.set({lost:o})},stranger:()=>{cn(),this.set({stranger:this.stranger||!0,me:null,snapshot:null,lost:!1,notice:null})}})}subscribe(t){return this.listeners.add(t),()=>this.listeners.delete(t)}set(t){Object.assign(this,t),this.listeners.forEach(o=>o())}open(){this.link.open(this.lang)}speak(t){localStorage.setItem("lang",t),this.lang=t,this.set({notice:null}),this.open()}accept(t,o=!1){if(!t||t.lang&&t.lang!==this.lang||!o&&this.snapshot&&t.serial<this.snapshot.serial)return;this.voice.hear(t),this.sound.hear(this.snapshot,t,this.me);let s=Number(localStorage.getItem(Ho))||0,a=t.version;a>=s&&localStorage.setItem(Ho,String(a)),this.set({snapshot:t,behind:a<s?{was:s,now:a}:null})}goOn(){localStorage.setItem(Ho,String(this.snapshot?.version??0)),this.set({behind:null})}close(t){this.read.add(t),this.set({})}async send(t,o,s,a,n=!1){if(this.busy)return!1;if(!ae(this.me,["/game","/game/parked","/clock"].includes(o)?"host":"player"))return n||this.set({notice:{kind:"refused",id:this.me?.role==="player"?"crew.hosts":"crew.looks"}}),!1;this.set({busy:t,notice:null});try{let i=s instanceof Blob?s:{...s,seen:this.snapshot?.version??0},l=await A(this.lang,"POST",o,i,a);return this.set({busy:""}),l?.serial!==void 0&&this.accept(l),!0}catch(i){let l=i.status===0?"network":i.status===409?"stale":i.status===422||i.status===400?"refused":"error";return this.set({busy:"",notice:n&&(l==="stale"||l==="network")?null:{kind:l,text:i.message,help:i.help}}),i.table&&this.accept(i.table,!0),(i.status===401||i.status===403)&&this.open(),!1}}async start(t,o,s){let a=JSON.parse(localStorage.getItem("prepared")||"[]"),n=`${t} ${o.length}`;this.begun=!a.includes(n);let i=await this.send("start","/game",{game:t,seats:o,options:s});return i&&this.begun&&localStorage.setItem("prepared",JSON.stringify([...a,n].slice(-40))),i}takeUp(t){return this.send("take up","/game/parked",{entry:t})}answer(t,o,s,a){return this.send("answer","/answers",{ask:t.id,seat:o,fields:s},20,a)}throwNow(t){return this.send("throw","/throw",{ask:t.id})}byHand(t){return this.send("hand","/throw",{ask:t.id,by:"hand"})}picture(t){return this.send("picture","/pictures",t,90)}fix(t,o){return this.send("fix","/sighting/fixes",{sighting:t.id,fix:o})}correct(t,o,s,a){return this.send("correct","/corrections",{of:t,ask:o.id,seat:s,fields:a})}openAgain(t){return this.send("open",`/steps/${t}/open`,{})}goBack(t){return this.send("return",`/steps/${t}/return`,{})}undo(){return this.send("undo","/undo",{})}redo(){return this.send("redo","/redo",{})}async hold(t){try{this.accept(await A(this.lang,"POST","/clock/hold",{hold:t,seen:this.snapshot?.version??0}))}catch{}}pace(t){return this.send("pace","/clock",{seconds:t})}hush(){this.set({notice:null})}};var Fo="scheme",dn=matchMedia("(prefers-color-scheme: dark)"),Go=()=>localStorage.getItem(Fo)||"auto";function qt(){let e=Go();document.documentElement.dataset.scheme=e==="auto"?dn.matches?"dark":"light":e}function pn(e){e==="auto"?localStorage.removeItem(Fo):localStorage.setItem(Fo,e),qt()}dn.addEventListener("change",qt);var ye=e=>e?.view?.seats?.length?e.view.seats:e?.people||[];var Ne=e=>e?.view?.table?.find(t=>t.battle)?.battle||null,ot=(e,t)=>new Set(e.duels.slice(0,t).flatMap(o=>o.sinks||[]));function hn(e,t){let o=ot(t,t.duels.length),s=new Map,a=t.reach&&new Set(t.reach.order.filter(d=>d.in).map(d=>d.die)),n=d=>a?a.has(d.id):t.hits?.length?t.hits.includes(d.id):!0,i=d=>s.get(d)||s.set(d,{colour:d,faces:[],sunk:0,lines:[],still:!1}).get(d);for(let d of t.dice)o.has(d.id)?i(d.colour).sunk++:n(d)&&i(d.colour).faces.push(d.face);let l=ye(e),u=d=>l.find(p=>p.seat===d)?.colour||e.people?.find(p=>p.seat===d)?.colour;for(let d of t.told||[]){let p=u(d.seat);p&&Object.assign(i(p),{lines:d.lines,still:!!d.still})}let c=d=>l.findIndex(p=>(p.colour||u(p.seat))===d);return[...s.values()].sort((d,p)=>c(d.colour)-c(p.colour))}var Te=(e,t)=>t?String(t.id?`${t.id}@${e?.game?.id}`:t.sighting??e?.sighting?.id??"battle-"+t.dice.length+"-"+e?.game?.id):"";function ce(e,t,o){let s=(e.view?.seats||[]).find(n=>n.colour===t&&n.name)||(e.people||[]).find(n=>n.colour===t),a=e.view?.owners?.find(n=>n.colour===t);return s?.name||(a?o.title(a.name):o.title(o.hue(t)))}var Ue=(e,t)=>pe(e.dice.find(o=>o.id===t),`die ${t} of the battle`);function mn(e,t,o){let s=t.sinks||[];if(s.length===0)return t.text?o.title(t.text):o("battle.none");if(s.length>1)return o("battle.both");let a=Ue(e,s[0]);return o("battle.sinks",{die:o.die(a.colour,a.face),Die:o.title(o.die(a.colour,a.face))})}var Ko=e=>!!e?.dice.length&&!e.duels.length&&!e.reach&&!e.told?.length&&!e.hits?.length,$n=e=>[...e].sort((t,o)=>(Number(o.face)||0)-(Number(t.face)||0)||t.face.localeCompare(o.face)||t.colour.localeCompare(o.colour));function fn(e){let[t,...o]=e.split(/(?<=[.?])\s+/);return{head:o.length?t.replace(/\.$/,""):t,rest:o.join(" ")}}function Wt(e,t,o=-1){let s=e?.asks||[],a=n=>o>=0&&n.seats?.length===1&&n.seats[0]===o;return s.find(n=>n.id===t)||s.find(n=>a(n)&&n.secret&&!n.sealed)||s.find(n=>a(n)&&n.primary&&!n.anytime)||s.find(n=>n.primary&&!n.anytime)||s.find(n=>!n.anytime)||null}var qe=e=>!!e&&(e.kind==="choose"||e.kind==="form")&&e.fields?.length===1&&(e.fields[0].choices||[]).filter(t=>t.dice?.length).length>=2,gn=(e,t,o=-1)=>{let s=e?.asks||[],a=i=>i.secret&&i.seats[0]===o,n=s.some(a);return s.filter(i=>i!==t&&i.kind!=="throw"&&(i.secret?a(i)&&!i.sealed:i.anytime||!n))};function Rt(e){let t=e.fields?.[0];return e.fields?.length===1&&t.choices?.length===1&&!t.choices[0].refused?{fields:{[t.id]:t.choices[0].id},choice:t.choices[0]}:null}var st=e=>!!e&&e.state==="asking"&&(e.questions?.length>0||e.guards?.length>0);function kn(e,t){if(!e)return"loading";if(t.home||!e.game)return"home";let o=e.sighting,s=Ne(e),a=Wt(e,t.ask,t.seat);return o?.state==="reading"?"reading":o?.state==="failed"&&a?.kind==="throw"&&t.away!==o.id?"failed":o?.state==="asking"&&!o.picture?"hand":o&&st(o)&&!t.peek?o.guards?.length?"guard":"question":o?.state==="asking"?"board":t.ask&&a?.id===t.ask&&!qe(a)?"deck":qe(a)&&!t.peek?"closer":s&&!s.again?.length&&(qe(a)||(s.past?t.put===null:t.put!==Te(e,s)))?"battle":a?.kind==="throw"?"throw":!a&&(e.result||Uo(e))?"score":"deck"}var Uo=e=>e.result?.sheet||[...e.view?.table||[]].reverse().find(t=>t.ledger)?.ledger||null;var $i=2e4;function wn(e,t){let o=e.snapshot?.clock,s=!!o?.running&&o.ask===t.id&&!e.lost;return T(()=>{if(!s||!ae(e.me,"player"))return;let a=()=>e.hold(!0);return addEventListener("pointerdown",a),()=>removeEventListener("pointerdown",a)},[s,o?.start]),s?{seconds:o.seconds,start:o.start}:null}var Ht=new Set,Zo=new Set;function bn(){T(()=>{let e={},t=()=>Zo.forEach(o=>o(Ht.size));return Ht.add(e),t(),()=>{Ht.delete(e),t()}},[])}function fi(){let[e,t]=b(Ht.size);return T(()=>(Zo.add(t),()=>Zo.delete(t)),[]),e>0}function yn(e,t,o){let s=e.snapshot,a=fi(),n=!!s?.clock?.seconds&&!!s.clock.ask&&ae(e.me,"player"),i=n&&(t||a),l=n&&!i&&o>0;T(()=>{if(!i)return;e.hold(!0);let u=setInterval(()=>e.hold(!0),$i);return()=>{clearInterval(u),e.hold(!1)}},[i,s?.version]),T(()=>{if(!l)return;e.hold(!0);let u=setTimeout(()=>e.hold(!1),o),c=()=>{clearTimeout(u),e.hold(!0)};return addEventListener("pointerdown",c),()=>{removeEventListener("pointerdown",c),clearTimeout(u),e.hold(!1)}},[l,s?.version])}function H({t:e,title:t,onClose:o,wide:s,children:a}){let n=W(null);return bn(),T(()=>{n.current.showModal()},[]),r`
    <dialog ref=${n} class=${"sheet-dialog"+(s?" wide":"")} onClose=${o}>
      <div class="dialog-head">
        <h2>${t}</h2>
        <button class="btn square close" onClick=${()=>n.current.close()} aria-label=${e("notice.close")}>
          <${y} id="close" />
        </button>
      </div>
      ${a}
    </dialog>
  `}var Ft=({label:e,choices:t,value:o,onPick:s})=>r`
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
`;function gi({t:e,table:t,onClose:o}){let[,s]=b(0),a=u=>c=>{u(c),s(d=>d+1)},n=u=>[{id:u+"-on",text:e("set.on")},{id:u+"-off",text:e("set.off")}],i=t.sound.on(t.me),l=u=>{t.sound.turn(u==="sound-on"),u==="sound-on"&&t.sound.play("dice",t.me)};return r`
    <${H} t=${e} title=${e("set.title")} onClose=${o}>
      <div class="dialog-body settings">
        <${Ft}
          label=${e("set.language")}
          choices=${et.map(u=>({id:u,lang:u,text:Bt[u]}))}
          value=${e.lang}
          onPick=${u=>t.speak(u)}
        />
        ${It()?r`
                <${Ft}
                  label=${e("set.sound")}
                  choices=${n("sound")}
                  value=${i?"sound-on":"sound-off"}
                  onPick=${a(l)}
                />
              `:null}
        ${Ro()?r`
                <${Ft}
                  label=${e("set.voice")}
                  choices=${n("voice")}
                  value=${t.voice.on?"voice-on":"voice-off"}
                  onPick=${a(u=>t.voice.turn(u==="voice-on"))}
                />
              `:null}
        <${Ft}
          label=${e("set.scheme")}
          choices=${["auto","light","dark"].map(u=>({id:u,text:e("set.scheme."+u)}))}
          value=${Go()}
          onPick=${a(pn)}
        />
        <p class="dim">${e("set.here")}</p>
      </div>
    <//>
  `}function Gt({t:e,table:t,named:o}){let[s,a]=b(!1);return r`
    <button class=${o?"btn settings-open":"lang settings-open"} aria-label=${e("set.title")} onClick=${()=>a(!0)}>
      <${y} id="set" />
      ${o?r`
              <span>${e("set.title")}</span>
            `:null}
    </button>
    ${s?r`
            <${gi} t=${e} table=${t} onClose=${()=>a(!1)} />
          `:null}
  `}var ki=({icon:e,text:t,kind:o="",hide:s=""})=>r`
  <span class=${`chip ${o} ${s}`}>
    <${y} id=${e} />
    <span>${t}</span>
  </span>
`;function Pe(e,t){let o=t?.camera,s=t?.sighting,a=[];!o||o.kind==="none"||!o.kind?a.push({icon:"hand",text:e("camera.none"),kind:"plain"}):o.kind==="simulated"||o.kind==="folder"?a.push({icon:"camera",text:e("camera."+o.kind),kind:"plain"}):o.kind==="upload"?a.push({icon:"phone",text:e("camera.upload"),kind:"plain"}):o.live?a.push({icon:"camera",text:e("camera.live")}):a.push({icon:"camera",text:o.reason||e("camera.lost"),kind:"bad"}),o?.reader==="none"&&o.kind&&o.kind!=="none"?a.push({icon:"warn",text:e("reader.none"),kind:"warn"}):o?.reader==="restarting"?a.push({icon:"warn",text:o.reader_reason||e("reader.restarting"),kind:"warn"}):o?.reader==="reading"||s?.state==="reading"?a.push({icon:"still",text:e("reader.reading"),kind:"now"}):o?.reader==="ready"&&o.kind!=="upload"&&a.push({icon:"still",text:e("reader.ready")});let n=(t?.asks||[]).find(l=>l.kind==="throw")?.id,i=(t?.view?.table||[]).find(l=>l.battle)?.battle?.again?.length;if(i)a.push({icon:"dice",text:e("sighting.again",{n:i}),kind:"warn",hide:"sure"});else if(s&&s.dice?.length&&!(s.state==="answered"&&n&&n!==s.ask)&&(s.state==="asking"||s.state==="answered")){let l=(s.questions?.length||0)+(s.guards?.length||0),u=new Set((s.questions||[]).flatMap(c=>c.dice||[])).size;a.push(l?{icon:"ask",text:e("sighting.questions",{n:l}),kind:"warn",hide:"sure"}:{icon:"check",text:e("sighting.sure",{n:s.dice.length-u,all:s.dice.length}),hide:"sure"})}return a}var Vo=e=>Array.isArray(e)?e.reduce((t,o)=>t+Vo(o),0):typeof e=="string"?e.trim().length:0;function he({t:e,table:t,title:o,sub:s,chips:a=[],game:n=!0,onHome:i,onLog:l,onUndo:u,children:c}){let d=t.snapshot;return r`
    <header class="bar">
      <button class="mark" onClick=${i} aria-label=${e("bar.home")}><${G} id="logo" class="logo" /></button>
      <div class="title">
        <h1 class=${Vo(o)>34?"long":""}>${o}</h1>
        <p class=${Vo(s)>48?"long":""}>${s}</p>
      </div>
      <div class="chips" role="status">
        ${a.map(p=>r`
            <${ki} key=${p.icon} ...${p} />
          `)}
      </div>
      ${c}
      ${n?r`
              ${d?.can?.redo?r`
                      <button class="btn square redo" disabled=${!!t.busy} onClick=${()=>t.redo()} aria-label=${e("bar.redo")}>
                        <${y} id="redo" />
                      </button>
                    `:null}
              ${l?r`
                      <button class="btn square log-open" onClick=${l} aria-label=${e("bar.log")}><${y} id="log" /></button>
                    `:null}
              <button
                class="btn undo"
                disabled=${!(u||d?.can?.undo)||!!t.busy}
                onClick=${u||(()=>t.undo())}
                aria-label=${e("bar.undo")}
              >
                <${y} id="undo" />
                <span>${e("bar.undo")}</span>
              </button>
            `:null}
      <${Gt} t=${e} table=${t} />
    </header>
  `}function vn({t:e,table:t}){let o=t.notice;return r`
    <div class="notices">
      ${(t.snapshot?.alerts||[]).filter(s=>!t.read.has(s)).map(s=>r`
            <div key=${s} class="notice bad" role="alert">
              <${y} id="warn" />
              <p>${s}</p>
              <button class="btn square" onClick=${()=>t.close(s)} aria-label=${e("notice.close")}><${y} id="close" /></button>
            </div>
          `)}
      ${t.me?.offer&&t.me.role==="host"?r`
              <div class="notice warn" role="alert">
                <${y} id="warn" />
                <p>${e("offer.told")}</p>
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
  `}var Jo=e=>{let t=e.reduce(([o,s],[a,n])=>[o+a,s+n],[0,0]);return[t[0]/e.length,t[1]/e.length]},wi=([e,t])=>Math.hypot(t[0]-e[0],t[1]-e[1]),zn=([e,t])=>Math.atan2(t[1]-e[1],t[0]-e[0])*180/Math.PI;function bi([e,t],o,s){let a=Math.cos(o*Math.PI/180),n=Math.sin(o*Math.PI/180),i=s/2;return[[-i,-i],[i,-i],[i,i],[-i,i]].map(([l,u])=>[e+a*l-n*u,t+n*l+a*u])}function nt(e,t){if(e){let o=new Set((e.questions||[]).flatMap(s=>s.dice||[]));return(e.dice||[]).filter(s=>s.placed!==!1).map(s=>{let a=s.edge_mm||e.edge_mm||16,n=s.footprint_mm?.length===4?s.footprint_mm:bi(s.centre_mm,s.yaw_deg||0,a);return{id:s.id,colour:s.colour,value:s.value||0,face:s.value?e.faces?.[s.colour]?.[s.value-1]||String(s.value):"0",footprint:n,centre:s.centre_mm,edge:a,yaw:zn(n),pose:s.pose||"flat",unsure:o.has(s.id),fixed:!!s.fixed}})}return(t?.dice||[]).flatMap(o=>o.footprint?.length===4?[yi(o,o.footprint)]:[])}var yi=(e,t)=>({id:e.id,colour:e.colour,value:Number(e.face)||0,face:e.face,footprint:t,centre:Jo(t),edge:wi(t),yaw:zn(t),pose:e.loose?"cocked":"flat",unsure:!1,fixed:!1});function xn(e,[t,o],s){let a=null,n=s;for(let i of e){let l=Math.hypot(i.centre[0]-t,i.centre[1]-o)-i.edge/2;l<n&&([a,n]=[i,l])}return a}function Kt(e,t){let o=(e.edge+2*t)/e.edge;return e.footprint.map(([s,a])=>[e.centre[0]+(s-e.centre[0])*o,e.centre[1]+(a-e.centre[1])*o])}function Ut(e,t){let o=e.length,s=n=>n.map(i=>i.toFixed(2)).join(" "),a=(n,i)=>{let l=Math.hypot(i[0]-n[0],i[1]-n[1])||1,u=Math.min(t,l/2)/l;return[n[0]+(i[0]-n[0])*u,n[1]+(i[1]-n[1])*u]};return e.map((n,i)=>`${i?"L":"M"}${s(a(n,e[(i+o-1)%o]))}Q${s(n)} ${s(a(n,e[(i+1)%o]))}`).join("")+"Z"}function _n(e,t){let o=e.length,a=e.reduce((u,[c,d],p)=>u+c*e[(p+1)%o][1]-d*e[(p+1)%o][0],0)<0?-1:1,n=u=>u.map(c=>c.toFixed(2)).join(" "),i=(u,c)=>{let d=Math.hypot(c[0]-u[0],c[1]-u[1])||1,p=[a*t*(c[1]-u[1])/d,-a*t*(c[0]-u[0])/d];return[[u[0]+p[0],u[1]+p[1]],[c[0]+p[0],c[1]+p[1]]]},l=e.map((u,c)=>i(u,e[(c+1)%o]));return l.map(([u,c],d)=>`${d?`A${t} ${t} 0 0 ${a>0?1:0} `:"M"}${n(u)}L${n(c)}`).join("")+`A${t} ${t} 0 0 ${a>0?1:0} ${n(l[0][0])}Z`}function Zt(e,t,o=60,s=14){if(!e.length)return[0,0,t.width_mm,t.height_mm];let a=e.flatMap(m=>m.footprint.map(h=>h[0])),n=e.flatMap(m=>m.footprint.map(h=>h[1])),[i,l,u,c]=[Math.min(...a),Math.max(...a),Math.min(...n),Math.max(...n)],d=Math.min(Math.max(l-i+2*s,c-u+2*s,o),Math.max(t.width_mm,t.height_mm)),p=(m,h)=>Math.min(Math.max(m-d/2,-5),Math.max(h+5-d,-5));return[p((i+l)/2,t.width_mm),p((u+c)/2,t.height_mm),d,d]}function Cn(e,t,o,s){let a=[],n=new Map,i=5.1*o,l=([u,c],[d,p])=>{let m=p[0]-d[0],h=p[1]-d[1],f=m*m+h*h||1,$=Math.max(0,Math.min(1,((u-d[0])*m+(c-d[1])*h)/f));return Math.hypot(u-d[0]-$*m,c-d[1]-$*h)};for(let u of e){let c=null,d=-1/0;for(let[p,m]of[-45,-135,45,135,-90,0,180,90].entries()){let h=m*Math.PI/180,f=u.edge/2+(p<4?4.7:3.4)*o+(p<4?u.edge*.16:0),$=[u.centre[0]+f*Math.cos(h),u.centre[1]+f*Math.sin(h)];if($[0]<s[0]+i||$[1]<s[1]+i||$[0]>s[0]+s[2]-i||$[1]>s[1]+s[3]-i)continue;let k=12*o;for(let w of e)w!==u&&(k=Math.min(k,Math.hypot(w.centre[0]-$[0],w.centre[1]-$[1])-w.edge*.55));for(let w of a)k=Math.min(k,Math.hypot(w[0]-$[0],w[1]-$[1])-i);for(let w of t)k=Math.min(k,l($,w)+i*.5);k-=p*.5*o,k>d&&([c,d]=[$,k])}c||=u.centre,a.push(c),n.set(u.id,c)}return n}var Mn=e=>(e?.groups||[]).flatMap(t=>Array.from({length:t.count},()=>t));function jn(e,t){let o=[...e];for(let s of t){let a=o.findIndex(n=>n.colour===s.colour);o.splice(a<0?o.findIndex(n=>!n.colour):a,1)}return o}var at=(e,t)=>Ut(Kt(e,t),e.edge*.2);function Qo(e,t){let o=e?.picture;if(!o)return[-5,-5,t.width_mm+10,t.height_mm+10];let s=o.pixels_per_mm;return[-o.origin_px[0]/s,-o.origin_px[1]/s,o.width_px/s,o.height_px/s]}function Yo({sighting:e,board:t}){let o=e?.picture,[s,a,n,i]=Qo(e,t);return r`
    <image href=${o?o.url:"/assets/chart.svg"} x=${s} y=${a} width=${n} height=${i} preserveAspectRatio="none" />
  `}function vi(e){let t=W(null),[o,s]=b(2.2);return T(()=>{let a=new ResizeObserver(([n])=>{let{width:i,height:l}=n.contentRect;i&&s(Math.min(i/e[2],l/e[3]))});return a.observe(t.current),()=>a.disconnect()},[e[2],e[3]]),[t,o]}var zi=()=>parseFloat(getComputedStyle(document.documentElement).fontSize),Tn=({d:e})=>r`
  <g transform=${`translate(${e.centre[0]} ${e.centre[1]}) rotate(${e.yaw})`} class=${"c-"+e.colour}>
    <use href=${"#die-"+(ge("die-"+e.face)?e.face:0)} x=${-e.edge/2} y=${-e.edge/2} width=${e.edge} height=${e.edge} />
  </g>
`,xi=({d:e,k:t,now:o})=>r`
  <g class=${"ghost"+(o?" going":"")}>
    <path d=${at(e,1.3*t)} stroke-width=${.9*t} stroke-dasharray=${`${2.4*t} ${1.9*t}`} />
    <use href="#sunk" x=${e.centre[0]-e.edge*.41} y=${e.centre[1]-e.edge*.41} width=${e.edge*.82} height=${e.edge*.82} />
  </g>
`;function Sn({n:e,duel:t,now:o,k:s,edge:a,t:n}){let[i,l]=[t.from,t.to],u=Math.hypot(l[0]-i[0],l[1]-i[1]),[c,d]=u>.01?[-(l[1]-i[1])/u,(l[0]-i[0])/u]:[0,-1];c<0&&([c,d]=[-c,-d]);let p=5.2*s,m=u<2.4*p?Math.max(2.6*p,a*.8+p):0,h=[(i[0]+l[0])/2+c*m,(i[1]+l[1])/2+d*m],f=t.gap==null?"":`${n.mm(t.gap)} mm`,$=(f.length*3.7+5)*s,k=6.4*s+Math.abs(c)*($/2)+Math.abs(d)*p,w=[h[0]+c*k,h[1]+d*k];return r`
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
      ${m?r`
              <line class="lead" x1=${(i[0]+l[0])/2} y1=${(i[1]+l[1])/2} x2=${h[0]} y2=${h[1]} stroke-width=${.6*s} />
            `:null}
      ${o&&f?r`
              <g class="mm">
                <rect x=${w[0]-$/2} y=${w[1]-5*s} width=${$} height=${10*s} rx=${5*s} stroke-width=${.8*s} />
                <text x=${w[0]} y=${w[1]+2.3*s} font-size=${6.6*s}>${f}</text>
              </g>
            `:null}
      <circle class="dot" cx=${h[0]} cy=${h[1]} r=${p} stroke-width=${s} />
      <text x=${h[0]} y=${h[1]+2.35*s} font-size=${6.6*s}>${e}</text>
    </g>
  `}function _i({d:e,k:t,plate:o,sunk:s,t:a,onDie:n}){let l=n?{role:"button",tabindex:0,onKeyDown:u=>{u.key!=="Enter"&&u.key!==" "||(u.preventDefault(),n?.(e.id))},"aria-label":a("picture.die",{die:a.die(e.colour,e.face)})}:{};return r`
    <g class=${"o"+(e.unsure||e.pose!=="flat"?" unsure":"")+(s?" gone":"")} data-die=${e.id} ...${l}>
      <path class="out-c" d=${at(e,1.3*t)} stroke-width=${2.6*t} />
      <path
        class="out"
        d=${at(e,1.3*t)}
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
  `}var Ci=({d:e,k:t})=>r`
  <g class="hot">
    <path class="a" d=${at(e,1.7*t)} stroke-width=${4*t} />
    <path class="b" d=${at(e,1.7*t)} stroke-width=${2.1*t} />
  </g>
`;function Vt({t:e,sighting:t,board:o,dice:s,duels:a=[],first:n=0,now:i=!1,sunk:l,going:u,rings:c=[],frame:d,spot:p,onDie:m,onFloor:h,bare:f,children:$,label:k}){let w=d||Qo(t,o),[v,g]=vi(w),M=s[0]?.edge||t?.edge_mm||16,_=Math.max(M/16,7/(5.1*g)),I=Math.max(_,.9*zi()/(6.6*g)),x=a.map(B=>[B.from,B.to]),z=Ae(()=>f?null:Cn(s,x,_,w),[s,_,f,String(w),String(x)]),P=B=>{let L=new DOMPoint(B.clientX,B.clientY).matrixTransform(v.current.getScreenCTM().inverse()),C=xn(s,[L.x,L.y],Math.max(M*.5,26/g));C?m?.(C.id):h&&L.x>=0&&L.y>=0&&L.x<=o.width_mm&&L.y<=o.height_mm&&h([L.x,L.y])},S=B=>s.find(L=>L.id===B);return r`
    <svg
      ref=${v}
      class="view"
      viewBox=${w.join(" ")}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label=${k}
      onClick=${m||h?P:void 0}
    >
      <${Yo} sighting=${t} board=${o} />
      ${t?.picture?null:s.map(B=>r`
                <${Tn} key=${B.id} d=${B} />
              `)}
      ${f?null:s.map(B=>r`
                <${_i} key=${B.id} d=${B} k=${_} plate=${z?.get(B.id)} sunk=${l?.has(B.id)} t=${e} onDie=${m} />
              `)}
      ${f||!l?null:[...l].map(S).filter(be).map(B=>r`
                  <${xi} key=${"g"+B.id} d=${B} k=${_} now=${u?.includes(B.id)} />
                `)}
      ${c.map(S).filter(be).map(B=>r`
            <${Ci} key=${"r"+B.id} d=${B} k=${_} />
          `)}
      ${a.map((B,L)=>r`
            <${Sn} key=${n+L} n=${n+L+1} duel=${B} now=${!1} k=${I} edge=${M} t=${e} />
          `).slice(i?1:0).reverse()}
      ${i&&a.length?r`
              <${Sn} key="now" n=${n+1} duel=${a[0]} now=${!0} k=${I} edge=${M} t=${e} />
            `:null}
      ${p?r`
              <g class="spot">
                <circle class="a" cx=${p[0]} cy=${p[1]} r=${M*.75} stroke-width=${4*_} />
                <circle class="b" cx=${p[0]} cy=${p[1]} r=${M*.75} stroke-width=${2*_} />
              </g>
            `:null}
      ${$}
    </svg>
  `}var Pn=({sighting:e,board:t,frame:o})=>r`
  <div class="mini">
    <svg viewBox=${Qo(e,t).join(" ")} aria-hidden="true">
      <${Yo} sighting=${e} board=${t} />
      <rect class="frame" x=${o[0]} y=${o[1]} width=${o[2]} height=${o[3]} />
    </svg>
  </div>
`,Xo=({sighting:e,board:t,centre:o,edge:s,dice:a=[]})=>r`
  <svg class="crop" viewBox=${`${o[0]-s} ${o[1]-s} ${2*s} ${2*s}`} aria-hidden="true">
    <${Yo} sighting=${e} board=${t} />
    ${e?.picture?null:a.map(n=>r`
              <${Tn} key=${n.id} d=${n} />
            `)}
  </svg>
`;var On=({die:e,sinks:t,snapshot:o,t:s})=>r`
  <figure class=${t?"sinks":"stays"}>
    <${K} colour=${e.colour} face=${e.face} />
    <${G} id="sunk" class="wave" preserveAspectRatio="none" />
    <figcaption>
      <${D} colour=${e.colour} />
      <span>${ce(o,e.colour,s)}</span>
    </figcaption>
  </figure>
`;function Bn({t:e,snapshot:t,battle:o,step:s,onAsk:a}){let n=o.duels[s],i=c=>Ue(o,c),l=n.sinks||[],u=mn(o,n,e);return r`
    <article class="card duel" key=${s} aria-live="polite">
      <div class="duel-head">
        <p class="eyebrow">${e("battle.duel",{n:s+1,all:o.duels.length})}</p>
        ${n.close?r`
                <span class="near">
                  <${y} id="ruler" class="ic-s" />
                  ${e("battle.close")}
                </span>
              `:null}
      </div>
      <div class="pair">
        <${On} die=${i(n.a)} sinks=${l.includes(n.a)} snapshot=${t} t=${e} />
        <div class="gap">
          ${n.gap==null?r`
                  <b>–</b>
                `:r`
                  <b>${e.mm(n.gap)}</b>
                  <span>mm</span>
                `}
        </div>
        <${On} die=${i(n.b)} sinks=${l.includes(n.b)} snapshot=${t} t=${e} />
      </div>
      <p class=${"verdict"+(u.length>18?" long":"")}>${u}</p>
      <p class="after">${n.note||""}</p>
    </article>
  `}function Mi({t:e,battle:t,n:o,step:s,onStep:a}){let n=t.duels[o],i=n.sinks||[],l=p=>Ue(t,p),u=o<=s,c=(p,m)=>{let h=l(p),f=r`
        <span class="face">
          <${K} colour=${h.colour} face=${h.face} />
          <${G} id="sunk" class="wv" />
        </span>
      `,$=r`
        <${D} colour=${h.colour} />
      `;return r`
      <span class=${`dd ${u&&i.includes(p)?"x":""}`}>${m?[$,f]:[f,$]}</span>
    `},d=e("battle.row",{n:o+1,a:e.die(l(n.a).colour,l(n.a).face),b:e.die(l(n.b).colour,l(n.b).face),gap:n.gap==null?"–":e.mm(n.gap)});return r`
    <button
      class=${`row ${o===s?"now":o<s?"past":""}`}
      aria-current=${o===s?"step":void 0}
      onClick=${()=>a(o)}
    >
      <span class="vh">${d}</span>
      <span class="n" aria-hidden="true">${o+1}</span>
      ${c(n.a,!1)}
      <span class="mm" aria-hidden="true">${n.gap==null?"–":e.mm(n.gap)}</span>
      ${c(n.b,!0)}
      <span class=${"st"+(n.close?" near":"")}>
        ${n.close?r`
                <${y} id="ruler" class="ic-s" />
              `:o<s?r`
                  <${y} id="check" class="ic-s" />
                `:""}
      </span>
    </button>
  `}function Jt({t:e,battle:t,step:o,onStep:s}){let a=W(null);return T(()=>{let n=a.current.querySelector("[aria-current]")||(o>=t.duels.length?a.current.firstElementChild:null);n&&(a.current.scrollTop=n.offsetTop-(a.current.clientHeight-n.offsetHeight)/2)},[o]),r`
    <nav class="card list" ref=${a} tabindex="0" aria-label=${e("battle.list")}>
      ${t.duels.map((n,i)=>r`
          <${Mi} key=${i} t=${e} battle=${t} n=${i} step=${o} onStep=${s} />
        `)}
    </nav>
  `}function Ln({t:e,battle:t,step:o,playing:s,onStep:a,onPlay:n,last:i}){let l=t.duels.length;return l?r`
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
    `}var ji=e=>e.scrollHeight>e.clientHeight+1||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).textOverflow!=="ellipsis";function ve(e,t){let o=W(null),s=()=>{let i=o.current;if(i){for(let l=0;l<=e;l++)if(i.dataset.tight!==String(l)&&(i.dataset.tight=l),![i,...i.querySelectorAll(t)].some(ji))return}},a=W(null),n=W(null);return Se(()=>{s(),n.current!==o.current&&(n.current=o.current,a.current||=new ResizeObserver(s),a.current.disconnect(),o.current&&a.current.observe(o.current))}),T(()=>(document.fonts.ready.then(s),()=>a.current?.disconnect()),[]),o}var Si=({row:e})=>e.faces.map((t,o)=>r`
      <${K} key=${o} colour=${e.colour||"white"} face=${t} />
    `);function es({said:e}){let{head:t,rest:o}=fn(e);return r`
    <h2 class=${/^\d+$/.test(t)?"number":t.length>36?"long":""}>${t}</h2>
    ${o?r`
            <p class="rest">${o}</p>
          `:null}
  `}function Qt({t:e,snapshot:t,battle:o,open:s}){let a=hn(t,o),n=ve(3,"ul");return r`
    <article class="card outcome" ref=${n} aria-live="polite">
      <${es} said=${e.title(s?e("battle.open"):o.outcome||e("battle.over"))} />
      <ul>
        ${a.map(i=>r`
            <li key=${i.colour} class=${i.still?"still":""}>
              ${i.colour?r`
                      <${D} colour=${i.colour} />
                    `:r`
                      <span></span>
                    `}
              <b>${i.colour&&ce(t,i.colour,e)}</b>
              <span class="afloat" role="img" aria-label=${e("battle.counts",{n:i.faces.length})}><${Si} row=${i} /></span>
              ${i.sunk?r`
                      <span class="lost" role="img" aria-label=${e("battle.sunk",{n:i.sunk})}>
                        <${G} id="sunk" class="ic" />
                        ${i.sunk}
                      </span>
                    `:r`
                      <span></span>
                    `}
              ${i.lines.length?r`
                      <span class="told">
                        ${i.lines.map((l,u)=>r`
                            <span key=${u}>${l}${u<i.lines.length-1?" ·":""}</span>
                            ${" "}
                          `)}
                      </span>
                    `:null}
            </li>
          `)}
      </ul>
    </article>
  `}function Yt({t:e,snapshot:t,battle:o}){let s=a=>Ue(o,a);return r`
    <ol class="card list ranks" tabindex="0" aria-label=${e("battle.ranks")}>
      ${(o.reach?.order||[]).map((a,n)=>{let i=s(a.die);return r`
          <li key=${a.die} class=${"row "+(a.in?"in":"out")}>
            <span class="n">${n+1}</span>
            <span class="dd">
              <span class="face"><${K} colour=${i.colour} face=${i.face} /></span>
            </span>
            <span class="whose">
              <${D} colour=${i.colour} />
              ${ce(t,i.colour,e)}
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
  `}function Xt({battle:e,dice:t}){let o=e.reach,s=t.find(c=>c.id===o?.die),a=o?.within;if(!o||!s||a==null)return null;let n=o.by==="centres"?r`
          <circle cx=${s.centre[0]} cy=${s.centre[1]} r=${a} />
        `:r`
          <path d=${_n(s.footprint,a)} />
        `,[i,l]=s.centre,u=c=>`M${i} ${l}${Array.from({length:24},(d,p)=>{let m=(p+1)/24*2.4*Math.PI+c*2*Math.PI/3,h=(p+1)/24*(a+s.edge/2);return`L${(i+h*Math.cos(m)).toFixed(1)} ${(l+h*Math.sin(m)).toFixed(1)}`}).join("")}`;return r`
    <g class="reach">
      ${n}
      <g class="swirl" style=${{transformOrigin:`${i}px ${l}px`}}>
        ${[0,1,2].map(c=>r`
            <path key=${c} d=${u(c)} />
          `)}
      </g>
    </g>
  `}var Ti=e=>e<=2?"r1":e<=6?"r2":e<=15?"r3":"r4",Pi=({t:e,snapshot:t,piece:o,counted:s})=>{let a=o.emblem?.startsWith("die-")?o.emblem.slice(4):null,n=o.colour?ce(t,o.colour,e):o.label||a;return r`
    <li>
      ${s&&o.colour?r`
              <${D} colour=${o.colour} />
              <span>${n}</span>
            `:a?r`
                <${K} colour=${o.colour||"white"} face=${a} game=${t.game?.id} />
                <span class="vh">${s?n:e.die(o.colour,a)}</span>
              `:r`
                <span>${n}</span>
              `}
      ${s?r`
              <b>${o.colour?o.count:`× ${o.count}`}</b>
            `:null}
    </li>
  `};function In({t:e,snapshot:t,battle:o}){let s=ve(5,".sum"),a=(t.view?.table||[]).flatMap(n=>n.pieces&&n.id!=="dice"?[{title:n.title,counted:!!n.pieces.counted,items:n.pieces.items.filter(i=>!n.pieces?.counted||i.count)}]:[]);return r`
    <article class="card tally" ref=${s} aria-live="polite">
      <${es} said=${e.title(o.outcome||e("battle.over"))} />
      <div class=${"rolled "+Ti(o.dice.length)} role="img" aria-label=${e("battle.counts",{n:o.dice.length})}>
        ${$n(o.dice).map(n=>r`
            <${K}
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
                  <${Pi} key=${l} t=${e} snapshot=${t} piece=${i} counted=${n.counted} />
                `)}
            </ul>
          </section>
        `)}
    </article>
  `}var Oi=["1","2","3","4","5","6"],Bi=(e,t)=>e?.faces?.[t]?.length?e.faces[t]:Oi,Li=["flat","cocked","stacked","hidden"],eo=(e,t)=>e?.colours?.length?e.colours:[...new Set((t?.dice||[]).map(o=>o.colour))],to=({t:e,sighting:t,colour:o,value:s,onPick:a,busy:n,game:i})=>r`
  <div class="faces">
    ${Bi(t,o).map((l,u)=>r`
        <button
          key=${u}
          class=${"key"+(u+1===s?" on":"")}
          disabled=${n}
          aria-label=${e.die(o,l)}
          aria-pressed=${u+1===s}
          onClick=${()=>a(u+1)}
        >
          <${K} colour=${o} face=${l} game=${i} />
        </button>
      `)}
  </div>
`,oo=({t:e,snapshot:t,colours:o,colour:s,onPick:a,busy:n})=>r`
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
          <span>${ce(t,i,e)}</span>
        </button>
      `)}
  </div>
`;function Dn({t:e,table:t,sighting:o,board:s,dice:a,die:n,battle:i,moving:l,onClose:u}){let c=async m=>{await t.fix(o,{die:n.id,...m})&&u()},d=!!t.busy,p=n.value;return r`
    <section class="card fix">
      <div class="fix-head">
        <${Xo} sighting=${o} board=${s} centre=${n.centre} edge=${n.edge} dice=${a} />
        <div>
          <p class="eyebrow">
            ${e("fix.title")}${n.fixed?r`
                    ${" · "}${e("fix.fixed")}
                  `:null}
          </p>
          <h2>${e.title(e.die(n.colour,n.face))}</h2>
        </div>
      </div>
      <${to}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${n.colour}
        value=${p}
        busy=${d}
        onPick=${m=>m===p&&n.pose==="flat"?u():c({value:m})}
      />
      <h3>${e("fix.whose")}</h3>
      <${oo}
        t=${e}
        snapshot=${t.snapshot}
        colours=${eo(o,i)}
        colour=${n.colour}
        busy=${d}
        onPick=${m=>m===n.colour?u():c({colour:m})}
      />
      <h3>${e("fix.pose")}</h3>
      <div class="poses">
        ${Li.map(m=>r`
            <button
              key=${m}
              class=${"key"+(m===n.pose?" on":"")}
              disabled=${d}
              aria-pressed=${m===n.pose}
              onClick=${()=>m===n.pose?u():c({pose:m})}
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
        <button class="btn bad" disabled=${d} onClick=${()=>c({remove:!0})}>
          <${y} id="remove" />
          ${e("fix.remove")}
        </button>
        <button class="btn primary" onClick=${u}>${e("fix.done")}</button>
      </div>
    </section>
  `}function An({t:e,table:t,sighting:o,board:s,dice:a,spot:n,battle:i,onClose:l}){let u=eo(o,i),[c,d]=b(o.missing?.[0]?.colour||u[0]),p=async m=>{await t.fix(o,{add:{colour:c,value:m,centre_mm:n.map(h=>Math.round(h*10)/10)}})&&l()};return r`
    <section class="card fix">
      <div class="fix-head">
        <${Xo} sighting=${o} board=${s} centre=${n} edge=${o.edge_mm||16} dice=${a} />
        <div>
          <p class="eyebrow">${e("fix.new")}</p>
          <h2>${e("fix.which")}</h2>
        </div>
      </div>
      <h3>${e("fix.whose")}</h3>
      <${oo} t=${e} snapshot=${t.snapshot} colours=${u} colour=${c} onPick=${d} />
      <h3>${e("fix.value")}</h3>
      <${to}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${c}
        value=${0}
        busy=${!!t.busy}
        onPick=${p}
      />
      <div class="two one dock"><button class="btn" onClick=${l}>${e("fix.not")}</button></div>
    </section>
  `}var me=({text:e,note:t,onClick:o,busy:s,icon:a})=>r`
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
`;function Ii({t:e,table:t,sighting:o,q:s,battle:a,onBoard:n}){let i=!!t.busy,l=s.dice?.[0],u=o.dice.find(p=>p.id===l),c=p=>t.fix(o,p),d=()=>c({answer:{question:s.id,ok:!0}});return u&&s.kind==="value"?r`
      <${to}
        t=${e}
        sighting=${o}
        game=${t.snapshot.game?.id}
        colour=${u.colour}
        value=${u.value}
        busy=${i}
        onPick=${p=>p===u.value?d():c({die:l,value:p})}
      />
      <button class="btn" disabled=${i} onClick=${()=>c({die:l,pose:"cocked"})}>${e("question.leans")}</button>
    `:u&&s.kind==="colour"?r`
      <${oo}
        t=${e}
        snapshot=${t.snapshot}
        colours=${eo(o,a)}
        colour=${u.colour}
        busy=${i}
        onPick=${p=>p===u.colour?d():c({die:l,colour:p})}
      />
    `:s.kind==="pose"&&s.dice?.length>1?r`
      <${me} icon="check" text=${e("question.flats")} note=${e("question.asread")} busy=${i} onClick=${d} />
      <${me}
        text=${e("question.not")}
        note=${e("question.each")}
        busy=${i}
        onClick=${()=>c({answer:{question:s.id,ok:!1}})}
      />
    `:u&&s.kind==="pose"?r`
      <${me}
        text=${e("question.flat")}
        note=${u.value?e("question.counts",{die:e.die(u.colour,u.value)}):e("question.then")}
        busy=${i}
        onClick=${()=>u.pose==="flat"?d():c({die:l,pose:"flat"})}
      />
      <${me}
        text=${e("question.cocked")}
        note=${e("question.again")}
        busy=${i}
        onClick=${()=>u.pose==="cocked"?d():c({die:l,pose:"cocked"})}
      />
    `:u&&s.kind==="exists"?r`
      <${me} icon="check" text=${e("question.is")} note=${e.die(u.colour,u.value)} busy=${i} onClick=${d} />
      <${me} icon="close" text=${e("question.isnt")} busy=${i} onClick=${()=>c({die:l,remove:!0})} />
    `:s.kind==="count"?r`
      <${me} icon="plus" text=${e("question.add")} note=${e("question.addhow")} busy=${i} onClick=${n} />
      <${me} icon="check" text=${e("question.all")} busy=${i} onClick=${d} />
    `:r`
    <${me} icon="check" text=${e("question.right")} busy=${i} onClick=${d} />
    <${me} icon="edit" text=${e("question.wrong")} busy=${i} onClick=${n} />
  `}function En({t:e,table:t,sighting:o,battle:s,onBoard:a}){let n=o.questions[0],i=o.questions.length;return r`
    <section class=${"land q kind-"+n.kind} key=${n.id} aria-live="polite">
      <p class="eyebrow">${i>1?e("question.first",{all:i}):e("question.one")}</p>
      <h2>${n.text}</h2>
      <${Ii} t=${e} table=${t} sighting=${o} q=${n} battle=${s} onBoard=${a} />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function Nn({t:e,table:t,sighting:o,ask:s,onBoard:a}){let n=o.guards[0],i=!!t.busy;return r`
    <section class="land q" key=${n.kind} aria-live="polite">
      <p class="eyebrow">${e("guard.title")}</p>
      <h2>${n.text||e("guard."+n.kind)}</h2>
      <${me}
        icon="camera"
        text=${e("guard.again")}
        note=${e("guard.againhow")}
        busy=${i}
        onClick=${()=>t.throwNow(s||{id:o.ask})}
      />
      <${me}
        icon="check"
        text=${e("guard.use")}
        note=${e("guard.usehow")}
        busy=${i}
        onClick=${()=>t.fix(o,{guard:n.kind,ok:!0})}
      />
      <div class="foot"><button class="btn" onClick=${a}>${e("question.board")}</button></div>
    </section>
  `}function qn(e,t){let o=new Map(t.map(s=>[s.id,s]));return e.fields[0].choices.flatMap(s=>s.dice?.length?[{choice:s,ids:s.dice}]:[]).map(({choice:s,ids:a},n)=>{let[i,l]=a.length>1?a.map(u=>o.get(u)):[void 0,o.get(a[0])];return{letter:String.fromCharCode(65+n),choice:s,m:i,p:l,...s.between}})}var Wn=(e,t)=>Zt([...new Set(e.flatMap(o=>[o.m,o.p]).filter(be))],t,60,12);function Rn({pairs:e,frame:t}){let o=t[2]/116;return r`
    ${e.flatMap(s=>[s.m,s.p]).filter(be).map(s=>r`
          <path class="zc" d=${Ut(Kt(s,.06*s.edge),s.edge*.2)} stroke-width=${1.2*o} />
        `)}
    ${e.flatMap(({letter:s,from:a,to:n})=>a&&n?[{letter:s,from:a,to:n}]:[]).map((s,a,n)=>{let i=(a+1)/(n.length+1),[l,u]=[s.from,s.to],c=Math.hypot(u[0]-l[0],u[1]-l[1])||1,d=c<14*o,[p,m]=[-(u[1]-l[1])/c,(u[0]-l[0])/c];(t[0]+t[2]/2-l[0])*p+(t[1]+t[3]/2-l[1])*m<0&&([p,m]=[-p,-m]);let f=d?[(l[0]+u[0])/2+p*11*o,(l[1]+u[1])/2+m*11*o]:[l[0]+(u[0]-l[0])*i,l[1]+(u[1]-l[1])*i];return r`
          <g class=${"ab "+s.letter}>
            <line class="case" x1=${l[0]} y1=${l[1]} x2=${u[0]} y2=${u[1]} stroke-width=${2.2*o} />
            <line class="ink" x1=${l[0]} y1=${l[1]} x2=${u[0]} y2=${u[1]} stroke-width=${1.1*o} />
            <circle cx=${f[0]} cy=${f[1]} r=${5.2*o} stroke-width=${.9*o} />
            <text x=${f[0]} y=${f[1]+2.2*o} font-size=${6.2*o}>${s.letter}</text>
          </g>
        `})}
  `}function Hn({t:e,table:t,ask:o,pairs:s,others:a,onBoard:n}){let i=o.fields[0],l=!!t.busy,u=o.seats?.[0]??-1,c=o.kind==="form",[d,p]=b([]),m=Math.max(i.max||1,1),h=g=>t.answer(o,u,{[i.id]:g}),f=g=>{c?p(d.includes(g.id)?d.filter(M=>M!==g.id):[...d.length>=m?d.slice(1):d,g.id]):h(g.id)},$=s.some(g=>g.m),k=s.some(g=>g.m!==s[0].m),w=i.choices.filter(g=>!g.dice?.length),v=g=>[g.choice.effect?.join(" · ")||(g.gap!==void 0?`${e.mm(g.gap)} mm`:""),k&&g.m?e("closer.from",{die:e.die(g.m.colour,g.m.face)}):""].filter(Boolean).join(" · ");return r`
    <section class=${`land q closer${s.length>2?" many":""}`} key=${o.id} aria-live="polite">
      <p class="eyebrow">${$?e("closer.title"):t.snapshot.view?.round}</p>
      <h2>${e.title(o.prompt)}</h2>
      ${s.map(g=>r`
          <button
            key=${g.choice.id}
            class=${`choice ${g.letter}${d.includes(g.choice.id)?" on":""}`}
            disabled=${l||!!g.choice.refused}
            aria-pressed=${c?d.includes(g.choice.id):void 0}
            onClick=${()=>f(g.choice)}
          >
            <span class="let">${g.letter}</span>
            ${g.p?r`
                    <${K} colour=${g.p.colour} face=${g.p.face} />
                  `:r`
                    <i></i>
                  `}
            <span class="say">
              ${g.m&&g.p?e.die(g.p.colour,g.p.face):g.choice.label}
              <small>${v(g)}</small>
            </span>
          </button>
        `)}
      ${w.map(g=>r`
          <button key=${g.id} class="btn equal" disabled=${l||!!g.refused} onClick=${()=>h(c?[g.id]:g.id)}>
            ${g.label}
          </button>
        `)}
      ${c?r`
              <button
                class="btn primary send"
                disabled=${l||d.length<(i.min||1)}
                onClick=${()=>h(m>1?d:d[0])}
              >
                ${e("ask.send")}
                <${y} id="next" />
              </button>
            `:null}
      ${o.help||$?r`
              <p class="tip">
                <${y} id=${$?"ruler":"ask"} />
                <span>${o.help||e("closer.tip")}</span>
              </p>
            `:null}
      <div class="foot">
        ${a}
        <button class="btn" onClick=${n}>${e("question.board")}</button>
      </div>
    </section>
  `}var ze=e=>new Promise(t=>setTimeout(t,e));function rt(e){let t=!1;return(async()=>{for(;!t;)await e(()=>t)})(),()=>{t=!0}}async function Di(e,t){let o=new URLSearchParams;"small"in e?o.set("seq",String(Date.now())):(t&&o.set("after",t),e.camera&&o.set("camera",e.camera));let s=await fetch(ne(`/${"small"in e?"camera":"live"}.jpg?${o}`),{signal:AbortSignal.timeout(8e3)});if(!s.ok)throw(await s.json())?.error?.text||"";return{frame:s.headers.get("X-Frame")||"",picture:await s.blob()}}function V(e,t=!0){let[o,s]=b(null),[a,n]=b(""),i="small"in e?700:120;return T(()=>{if(!t)return;let l="";return rt(async u=>{let c=Date.now();try{let{frame:d,picture:p}=await Di(e,l);if(!d||d!==l){let m=await createImageBitmap(p);if(u())return;s({bitmap:m,frame:d,width:m.width,height:m.height})}l=d,n("")}catch(d){if(u())return;n(typeof d=="string"&&d?d:"…"),await ze(1e3)}await ze(Math.max(0,i-(Date.now()-c)))})},[JSON.stringify(e),t]),{shot:o,dark:a}}function We({bitmap:e,from:t,class:o="",label:s}){let a=W(null),[n,i,l,u]=t||[0,0,e.width,e.height];return Se(()=>{let c=a.current.getContext("2d");c.fillRect(0,0,l,u),c.drawImage(e,n,i,l,u,0,0,l,u)},[e,n,i,l,u]),r`
    <canvas
      ref=${a}
      class=${o}
      width=${l}
      height=${u}
      role=${s?"img":void 0}
      aria-label=${s}
      aria-hidden=${s?void 0:"true"}
    ></canvas>
  `}function Gn({t:e,camera:t,children:o}){let{shot:s,dark:a}=V({small:!0},!!t?.live);return!t?.live||a||!s?.bitmap?o:r`
    <${We} bitmap=${s.bitmap} class="live" label=${e("picture.live")} />
  `}var Fn=({t:e,table:t,primary:o,label:s})=>r`
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
`,Ai=e=>(e?.groups||[]).map(t=>({...t,count:t.count-(e?.stay||[]).filter(o=>o.colour===t.colour).length})),ts=({t:e,snapshot:t,ask:o,have:s})=>r`
  <ul class="wanted">
    ${(s?o?.throw?.groups||[]:Ai(o?.throw)).filter(a=>a.count||s).map(a=>{let n=s?s.filter(i=>i.colour===a.colour).length:null;return r`
          <li key=${a.colour+a.kind}>
            ${a.colour?r`
                    <${D} colour=${a.colour} />
                  `:r`
                    <${y} id="dice" />
                  `}
            <b>${a.colour?ce(t,a.colour,e):a.name}</b>
            <span class="dd">
              ${Array.from({length:a.count},()=>r`
                  <${K} colour=${a.colour||"white"} face="0" />
                `)}
            </span>
            <span class=${"n"+(n!==null&&n!==a.count?" off":"")}>${n===null?a.count:`${n}/${a.count}`}</span>
          </li>
        `})}
  </ul>
`;function Ei(e,t,o,s){return o?e("scene."+o):t.kind&&t.kind!=="none"&&t.reader==="none"&&t.reader_reason?`${e("reader.none")}: ${t.reader_reason}`:!t.live&&t.reason?t.reason:e(s!=="throw"?"throw.tip."+s:t.kind==="simulated"||t.kind==="folder"?"throw.tip.thrown":"throw.tip.live")}var os=({snapshot:e,ask:t})=>r`
  <p class="eyebrow">${e.view?.round||e.game?.name}</p>
  <h2 class=${t.prompt.length>60?"long":""}>${t.prompt}</h2>
  ${t.note?r`
          <p class="help note">${t.note}</p>
        `:null}
`;function Kn({t:e,table:t,ask:o,others:s}){let a=ve(3,"h2, .wanted, .wanted li"),n=t.snapshot,i=n.camera,l=n.can,u=!!t.busy,c=i.kind==="simulated"||i.kind==="folder",d=l.throw_now?"throw":l.upload?"upload":"hand",p=i.live&&i.reader!=="none"&&i.scene&&["hand","moving","still"].includes(i.scene)?i.scene:null;return r`
    <div class="stack">
      <section class="card before" ref=${a}>
        <${os} snapshot=${n} ask=${o} />
        <${ts} t=${e} snapshot=${n} ask=${o} />
        <p class="tip">
          <${y} id=${p==="hand"||!p&&d==="hand"?"hand":p==="moving"?"dice":d==="upload"?"phone":"still"} />
          <span>${Ei(e,i,p,d)}</span>
        </p>
      </section>
      <div class="ways">
        ${s}
        ${d!=="hand"?r`
                <button class="btn by-hand" disabled=${u} onClick=${()=>t.byHand(o)}>
                  <${y} id="hand" />
                  ${e("throw.hand")}
                </button>
              `:null}
        ${d==="throw"&&l.upload?r`
                <${Fn} t=${e} table=${t} label=${e("throw.photo")} />
              `:null}
      </div>
      <div class="steps one dock">
        ${d==="throw"?r`
                <button class="btn primary throw" disabled=${u} onClick=${()=>t.throwNow(o)}>
                  <${y} id="dice" />
                  ${e(c?"throw.now":"throw.read")}
                </button>
              `:d==="upload"?r`
                  <${Fn} t=${e} table=${t} primary label=${e("throw.shoot")} />
                `:r`
                  <button class="btn primary by-hand" disabled=${u} onClick=${()=>t.byHand(o)}>
                    <${y} id="hand" />
                    ${e("throw.hand")}
                  </button>
                `}
      </div>
    </div>
  `}var Un=({t:e,snapshot:t,ask:o})=>r`
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
      <${ts} t=${e} snapshot=${t} ask=${o} />
    </section>
    <div class="ways"></div>
    <div class="steps one dock"><button class="btn primary" disabled>${e("reading.wait")}</button></div>
  </div>
`,Zn=({t:e,table:t,ask:o,sighting:s,onAway:a})=>r`
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
`,it=(e,t)=>e.fix(t,{die:Math.max(...t.dice.map(o=>o.id)),remove:!0});function Vn({t:e,table:t,ask:o,sighting:s,others:a}){let n=t.snapshot,i=s.dice||[],l=!!t.busy,u=(o?.throw?.groups||[]).reduce((c,d)=>c+Math.abs(d.count-i.filter(p=>p.colour===d.colour).length),0);return r`
    <div class="stack">
      <section class="card before">
        <p class="eyebrow">${e("hand.title")}</p>
        <h2>${u||!i.length?e("hand.how"):e("hand.ready")}</h2>
        ${s.error?r`
                <p class="trouble" role="alert">${s.error}</p>
              `:null}
        <${ts} t=${e} snapshot=${n} ask=${o} have=${i} />
        <p class="tip">
          <${y} id="ruler" />
          <span>${e("hand.tip")}</span>
        </p>
      </section>
      <div class="ways">
        ${a}
        <button class="btn rub" disabled=${l||!i.length} onClick=${()=>it(t,s)}>
          <${y} id="undo" />
          ${e("hand.rub")}
        </button>
        <button class="btn" disabled=${l} onClick=${()=>t.fix(s,{discard:!0})}>
          <${y} id="close" />
          ${e(s.corrects?"look.drop":"hand.discard")}
        </button>
      </div>
      <div class="steps one dock">
        <button class="btn primary done" disabled=${l||!!u||!i.length} onClick=${()=>t.fix(s,{done:!0})}>
          ${u?e("hand.lacks",{n:u}):e("hand.done")}
          <${y} id="check" />
        </button>
      </div>
    </div>
  `}var Qn=e=>e?.kind==="throw"&&!!e.throw&&!e.throw.places,Ni=(e,t)=>t.face||e?.faces?.[t.colour]?.[t.value-1]||String(t.value),Jn={colour:"",kind:"pips",name:"",count:1,faces:["1","2","3","4","5","6"]},qi=({t:e,kept:t,busy:o,game:s,onAgain:a})=>r`
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
          <${K} colour=${n.colour||"white"} face=${n.face} game=${s} />
        </button>
      `)}
  </div>
`;function Yn({t:e,table:t,ask:o,sighting:s,others:a}){let n=t.snapshot,i=!!t.busy,l=o.throw?.keep||[],u=s?.dice||[],c=!o.throw?.groups?.length,d=s?u.filter(v=>v.kept):l,p=u.filter(v=>!v.kept),m=c?[...p.map(()=>Jn),Jn]:jn(Mn(o.throw),d),h=m[p.length]||m[m.length-1],f=async v=>{!s&&!await t.byHand(o)||await t.fix(s||t.snapshot.sighting,v)},$=v=>f({add:{colour:h.colour,value:v,nth:d.length+p.length+1}}),k=v=>f({die:v.id,remove:!0}),w=v=>v.colour?ce(n,v.colour,e):v.name;return r`
    <div class="stack by-faces">
      <section class="card before">
        <${os} snapshot=${n} ask=${o} />
        ${s?.error?r`
                <p class="trouble" role="alert">${s.error}</p>
              `:null}
        ${l.length?r`
                <${qi}
                  t=${e}
                  kept=${d.map(v=>({...v,face:Ni(s,v)}))}
                  busy=${i}
                  game=${n.game?.id}
                  onAgain=${k}
                />
              `:null}
        ${m.length>1?r`
                <ol class="slots" aria-label=${e("faces.told")}>
                  ${m.map((v,g)=>r`
                      <li key=${g} class=${g===p.length?"now":""} aria-current=${g===p.length?"step":void 0}>
                        <${K} colour=${v.colour||"white"} face=${p[g]?v.faces[p[g].value-1]:"0"} game=${n.game?.id} />
                      </li>
                    `)}
                </ol>
              `:null}
        <h3 hidden=${!h}>
          ${c?e("faces.any"):h&&e.title(e("faces.which",{n:Math.min(p.length+1,m.length),all:m.length,die:w(h)}))}
        </h3>
        <div class=${"faces n"+(h?.faces.length||6)}>
          ${(h?.faces||[]).map((v,g)=>r`
              <button
                key=${v}
                class="key"
                disabled=${i||p.length>=(c?60:m.length)}
                aria-label=${v}
                onClick=${()=>$(g+1)}
              >
                <${K} colour=${h.colour||"white"} face=${v} game=${n.game?.id} />
              </button>
            `)}
        </div>
      </section>
      <div class="ways">
        ${a}
        ${p.length?r`
                <button class="btn rub" disabled=${i} onClick=${()=>it(t,s)}>
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
      ${c?r`
              <div class="steps one dock">
                <button class="btn primary done" disabled=${i||!u.length} onClick=${()=>t.fix(s,{done:!0})}>
                  ${u.length?e("faces.all",{n:u.length}):e("faces.none")}
                  <${y} id="check" />
                </button>
              </div>
            `:null}
    </div>
  `}var ss=(e,t)=>e.secret?t("who.change"):e.button||Rt(e)?.choice.label||e.prompt;function Xn({t:e,table:t,a:o,onChoose:s,onDone:a}){let n=Rt(o),i=()=>{a?.(),n?t.answer(o,o.seats?.length===1?o.seats[0]:-1,n.fields):s(o.id)};return r`
    <button class="btn other" disabled=${!!t.busy} title=${o.prompt} onClick=${i}>
      ${n?.choice.emblem?r`
              <${q} name=${n.choice.emblem} game=${t.snapshot.game?.id} />
            `:null}
      <span>
        ${ss(o,e)}${a&&n&&n.choice.label!==o.prompt?r`
                <small>${o.prompt}</small>
              `:null}
      </span>
    </button>
  `}function lt({t:e,table:t,ask:o,onChoose:s}){let a=gn(t.snapshot,o,t.me?.seat),[n,i]=b(!1),l=$=>ss($,e).length<=24;if(!a.length)return null;let u=a.find($=>$.quick&&Rt($)&&l($)),c=a.filter(l),d=c.length===1&&!a.some($=>$.button)?c[0]:null,p=38,m=$=>($.button||$===u||$===d)&&(p-=ss($,e).length)>=0,h=a.filter(m),f=a.filter($=>!h.includes($));return r`
    ${h.map($=>r`
        <${Xn} key=${$.id} t=${e} table=${t} a=${$} onChoose=${s} />
      `)}
    ${f.length?r`
            <button class="btn others" aria-label=${e("beside.more",{n:f.length})} onClick=${()=>i(!0)}>
              <${y} id="more" />
              <span class="lbl">${d?f.length:e("beside.more",{n:f.length})}</span>
            </button>
          `:null}
    ${n?r`
            <${H} t=${e} title=${e("beside.title")} onClose=${()=>i(!1)}>
              <div class="dialog-body menu">
                ${f.map($=>r`
                    <${Xn} key=${$.id} t=${e} table=${t} a=${$} onChoose=${s} onDone=${()=>i(!1)} />
                  `)}
              </div>
            <//>
          `:null}
  `}var so=1800;function Wi(e,t,o){let s=t?.duels.length??0,a=()=>e&&o.current!==e?{key:e,step:0,playing:!0}:{key:e,step:s,playing:!1},[n,i]=b(a),l=n;n.key!==e&&(l=a(),i(l)),l.step>s&&(l={...l,step:s}),e&&(o.current=e),T(()=>{if(!l.playing||!t)return;if(l.step>=s){i({...l,playing:!1});return}let c=setTimeout(()=>i({...l,step:l.step+1}),so);return()=>clearTimeout(c)},[l.key,l.step,l.playing,s]);let u=t?.taken||[];return T(()=>{let c=t?.duels[l.step];c?.sinks?.length&&!l.playing&&c.sinks.every(d=>u.includes(d))&&i({...l,step:l.step+1})},[l.key,u.length]),{step:l.step,playing:l.playing,end:s,go:c=>i({key:e,step:Math.max(0,Math.min(s,c)),playing:!1}),play:()=>i({key:e,step:l.step>=s?0:l.step,playing:!l.playing})}}function ea({t:e,table:t,focus:o,ask:s,local:a,setLocal:n,shown:i,onHome:l,onLog:u}){let c=t.snapshot,d=Ne(c),p=Te(c,d),m=o==="throw"&&d?.again?.length?d.again:null,f=c.sighting&&(m||["throw","reading"].indexOf(o)<0)&&!(d&&d.sighting!==void 0&&String(d.sighting)!==String(c.sighting.id)&&o==="battle")?c.sighting:null,$=()=>pe(f,"what lies there"),k=f?.board?.width_mm?f.board:c.sighting?.board?.width_mm?c.sighting.board:{width_mm:290,height_mm:290},w=Ae(()=>m?nt(null,d):nt(f,["throw","reading"].includes(o)?null:d),[f,d,o]),v=Wi(o==="battle"?p:"",o==="battle"?d:null,i),g=f&&w.find(E=>E.id===a.picked),M=f&&a.spot,_=E=>n({...a,...E}),I=()=>_({picked:null,spot:null});T(()=>{o==="battle"&&d?.duels[v.step]?.sinks?.length&&t.sound.play("sink",t.me)},[p,v.step,o]);let x=f&&t.me?.role!=="spectator"&&["battle","board","hand","question","guard","closer"].includes(o),z=async E=>{g&&f&&await t.fix(f,{die:g.id,centre_mm:E.map(J=>Math.round(J*10)/10)})&&I()},P=null,S=[],B=null,L=!1,C,R={},de=r`
    <${lt} t=${e} table=${t} ask=${s} onChoose=${E=>_({ask:E})} />
  `,le=c.can,oe=Qn(s)&&(o==="hand"||o==="throw"&&!le.throw_now&&!le.upload),$e=o==="battle"&&Ko(d)&&!f?.picture&&!w.length,se=()=>_({peek:!0});if(g)S=[g.id],C=r`
      <${Dn}
        key=${"fix"+g.id}
        t=${e}
        table=${t}
        sighting=${f}
        board=${k}
        dice=${w}
        die=${g}
        battle=${d}
        moving=${o==="hand"}
        onClose=${I}
      />
    `;else if(M)C=r`
      <${An}
        key=${"add"+M}
        t=${e}
        table=${t}
        sighting=${f}
        board=${k}
        dice=${w}
        spot=${M}
        battle=${d}
        onClose=${I}
      />
    `;else if(oe)C=r`
      <${Yn} t=${e} table=${t} ask=${s} sighting=${o==="hand"?f:null} others=${de} />
    `;else if(o==="throw")S=m||[],C=r`
      <${Kn} t=${e} table=${t} ask=${s} others=${de} />
    `;else if(o==="reading")C=r`
      <${Un} t=${e} snapshot=${c} ask=${s} />
    `;else if(o==="failed")C=r`
      <${Zn}
        t=${e}
        table=${t}
        ask=${s}
        sighting=${pe(c.sighting,"what failed")}
        onAway=${()=>_({away:c.sighting?.id})}
      />
    `;else if(o==="hand")C=r`
      <${Vn} t=${e} table=${t} ask=${s} sighting=${$()} others=${de} />
    `;else if(o==="guard")C=r`
      <${Nn} t=${e} table=${t} sighting=${$()} ask=${s} onBoard=${se} />
    `;else if(o==="question"){let E=$().questions[0],J=w.filter(fe=>E.dice?.includes(fe.id));J.length&&(P=Zt(J,k,70),S=J.map(fe=>fe.id),L=!0),C=r`
      <${En} t=${e} table=${t} sighting=${$()} battle=${d} onBoard=${se} />
    `}else if(o==="closer"){let E=qn(s,w);E.some(J=>J.p)&&(P=Wn(E,k),B=r`
        <${Rn} pairs=${E} frame=${P} />
      `,L=!0),C=r`
      <${Hn} t=${e} table=${t} ask=${s} pairs=${E} others=${de} onBoard=${se} />
    `}else if(o==="board")C=r`
      <${Ri} t=${e} table=${t} sighting=${$()} onBack=${()=>_({peek:!1})} />
    `;else{let E=pe(d,"the battle"),J=qe(s),fe=J?r`
          <button class="btn primary" onClick=${()=>_({peek:!1})}>
            ${e("battle.answer")}
            <${y} id="ask" />
          </button>
        `:r`
          <button class="btn primary" onClick=${()=>_({put:p})}>
            ${e(s?.kind==="throw"?"battle.again":s?"battle.on":"battle.result")}
            <${y} id="next" />
          </button>
        `;R={duels:E.duels.slice(v.step).filter(O=>O.gap!=null&&O.from),first:v.step,now:v.step<v.end&&E.duels[v.step].gap!=null,sunk:ot(E,v.step)},v.step<v.end?S=[E.duels[v.step].a,E.duels[v.step].b]:S=E.reach?E.reach.order.filter(O=>O.in).map(O=>O.die):E.hits||[],E.reach&&!J&&(B=r`
        <${Xt} battle=${E} dice=${w} />
      `),C=r`
      <div class="stack">
        ${v.step<v.end?r`
                <${Bn} t=${e} snapshot=${c} battle=${E} step=${v.step} />
              `:Ko(E)&&!J?r`
                  <${In} t=${e} snapshot=${c} battle=${E} />
                `:r`
                  <${Qt} t=${e} snapshot=${c} battle=${E} open=${J} />
                `}
        ${E.duels.length?r`
                <${Jt} t=${e} battle=${E} step=${v.step} onStep=${v.go} />
              `:E.reach&&!J?r`
                  <${Yt} t=${e} snapshot=${c} battle=${E} />
                `:null}
        <${Ln} t=${e} battle=${E} step=${v.step} playing=${v.playing} onStep=${v.go} onPlay=${v.play} last=${fe} />
      </div>
    `}let we=r`
    <${Vt}
      t=${e}
      sighting=${f}
      board=${k}
      dice=${w}
      ...${R}
      rings=${S}
      frame=${P}
      bare=${L}
      spot=${M}
      onDie=${x?E=>_({picked:E,spot:null}):void 0}
      onFloor=${x&&!P?E=>g&&o==="hand"?z(E):_({spot:E,picked:null}):void 0}
      label=${e("picture.label")}
    >
      ${B}
    <//>
  `,_e=c.view?.headline,Ce=_e&&_e!==s?.prompt?_e:c.game?.name||"Quartermaster";return r`
    <div class="p-throw">
      <${he}
        t=${e}
        table=${t}
        title=${Ce}
        sub=${c.view?.round||""}
        chips=${Pe(e,c)}
        onHome=${l}
        onLog=${u}
        onUndo=${o==="hand"&&f?.dice.length?()=>it(t,f):void 0}
      />
      <main class=${"table"+(oe||$e?" told-by-faces":"")}>
        ${oe||$e?null:r`
                <section class=${"picture"+(f?.picture?"":" chart")} aria-label=${e("picture.label")}>
                  ${o==="throw"&&!m||o==="reading"?r`
                          <${Gn} t=${e} camera=${c.camera}>${we}<//>
                        `:we}
                  ${P?r`
                          <${Pn} sighting=${f} board=${k} frame=${P} />
                        `:null}
                </section>
              `}
        <aside class="side">${C}</aside>
      </main>
    </div>
  `}var Ri=({t:e,table:t,sighting:o,onBack:s})=>r`
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
      ${st(o)?r`
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
`;var U=e=>e<0?"−"+-e:String(e);var ta=({p:e,game:t})=>r`
  <span class=${`pcard${e.colour?" c-"+e.colour:""}${e.faded?" open":""}`}>
    <${q} name=${e.emblem} game=${t} />
    ${e.count?r`
            <b>${e.count}</b>
          `:null}
  </span>
`,ns=e=>[[e.label,e.count].filter(Boolean).join(" "),e.on?ns(e.on):""].filter(Boolean).join(", "),as=e=>(e.count||0)+(e.on?as(e.on):0),no=({items:e,game:t,named:o})=>r`
  <div class=${"pcards n"+Math.min(e.length,6)}>
    ${e.map((s,a)=>r`
        <span key=${a} class=${"pset"+(s.on?" ptwo":"")} role="img" title=${ns(s)} aria-label=${ns(s)}>
          <${ta} p=${s} game=${t} />
          ${s.on?r`
                  <${ta} p=${s.on} game=${t} />
                `:null}${o?r`
                  <small>${s.label}</small>
                `:null}
        </span>
      `)}
  </div>
`;var ao=e=>e.map(t=>t.name).join("|");function ro({t:e,table:t,onDone:o}){let s=t.snapshot?.people||[],[a,n]=b(""),i=l=>A(e.lang,"POST","/me",{person:l}).then(u=>{localStorage.setItem("whose",ao(s)),t.set({me:u}),o?.()},u=>n(u.message||e("notice.network")));return r`
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
  `}function oa({t:e,table:t}){let o=t.snapshot,s=o?.people||[],[a,n]=b("");return t.me?.role!=="player"||t.me.seat!==-1||!o?.game||!o.asks?.length||localStorage.getItem("whose")===ao(s)||a===ao(s)?null:r`
    <${H} t=${e} title=${e("who.title")} onClose=${()=>n(ao(s))}>
      <div class="dialog-body">
        <p>${e("who.why")}</p>
        <${ro} t=${e} table=${t} />
      </div>
    <//>
  `}function sa({t:e,table:t,others:o,onChange:s}){let a=t.snapshot,n=(a.asks||[]).filter(i=>i.secret&&!i.sealed).map(i=>(a.people||[]).find(l=>l.seat===i.seats[0])).filter(be);return r`
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
  `}function na({t:e,table:t,ask:o}){let s=o.secret||o.anytime?[]:(t.snapshot.asks||[]).filter(n=>n.secret&&n.sealed);if(!s.length)return null;let a=s.map(n=>(t.snapshot.people||[]).find(i=>i.seat===n.seats[0])?.name).filter(Boolean);return r`
    <p class="who-told" role="status">${e("who.told",{names:a.join(", ")})}</p>
  `}var ct=e=>!!e.choices?.length&&!(e.max>1),Re=e=>!e.choices?.length;function aa(e,t){if(e==="order")return[];if(t.default!==void 0&&t.default!==null)return t.default;if(Re(t))return t.min??0;let o=t.choices.filter(s=>!s.refused);return ct(t)?o.length===1&&e==="choose"?o[0].id:null:[]}var ra=(e,t,o)=>e==="order"?o.length===t.choices.length:Re(t)?Number.isInteger(o)&&o>=t.min&&o<=t.max:ct(t)?o!==null||e==="form"&&t.min===0:o.length>=(t.min||0)&&o.length<=t.max;function Hi(e,t,o){let s=0;for(let a of e.slice(0,e.indexOf(t))){let n=(a.choices||[]).findIndex(i=>i.id===o[a.id]);if(n<0)return;s=s*a.choices.length+n}return t.now?.[s]}function ia(e,t,o){let s={...t,...o};return e.forEach((a,n)=>{a.now&&e.slice(0,n).some(i=>i.id in o)&&(s[a.id]=Hi(e,a,s)??s[a.id])}),s}var ut=(e,t,o)=>Math.min(e.max,Math.max(e.min,t+o));function la(e,t){return e.some(s=>s.choices?.some(a=>a.worth))?e.reduce((s,a)=>s+(a.choices||[]).filter(n=>[t[a.id]].flat().includes(n.id)).reduce((n,i)=>n+(i.worth||0),0),0):null}function ca(e,t){let o=e==="form"?t.filter(Re):[];return o.length>=5&&o.length<=16?o:[]}var Fi=e=>String(Math.max(Math.abs(e.min),Math.abs(e.max))).length;function ua(e,t,o){return t===null?o:String(Math.abs(t)).length>=Fi(e)?t:(t<0?-1:1)*(Math.abs(t)*10+o)}var da=e=>e===null||Math.abs(e)<10?null:Math.trunc(e/10),pa=(e,t)=>t!==null&&(t<e.min||t>e.max);function Gi({text:e,longest:t}){let o=/^([+−-]?\d+)\s+(.{1,14})$/.exec(e);return o?r`
      <span class="big">${o[1]}</span>
      <small class="unit">${o[2]}</small>
    `:r`
    <span class=${e.length<=3&&(t<=3||/^\d/.test(e))?"big":e.length<=14?"mid":"long"}>${e}</span>
  `}var ha=0,Ki=e=>{let t=e.detail>1&&Date.now()-ha<350;return ha=Date.now(),t};function rs({game:e,f:t,value:o,onPick:s,numbered:a}){let n=Math.max(...t.choices.map(p=>p.label.length)),i=t.choices.length,l=i>8&&i%4===0&&n<=14,u=l?4:n<=3?i<=7?i:Math.ceil(i/2):n>26?2:n>16?3:i>10?6:i>8?5:i>5?Math.ceil(i/2):5,c=Math.min(i,u),d=t.choices.some(p=>p.effect?.length);return r`
    <div
      class=${`answers c${c} t${Math.min(i,c+1)}${i>8?" many":""}${l?" square":""}${d?" fx":""}`}
      role="group"
      aria-label=${t.label}
    >
      ${t.choices.map(p=>{let m=Array.isArray(o)?o.indexOf(p.id):o===p.id?0:-1;return r`
          <button
            key=${p.id}
            class=${`ans${m>=0?" on":""}${p.refused?" off":""}${p.faded?" unlikely":""}`}
            disabled=${!!p.refused}
            aria-pressed=${m>=0}
            onClick=${h=>{Ki(h)||s(p.id)}}
          >
            ${p.emblem?r`
                    <span class=${p.colour?"c-"+p.colour:""}><${q} name=${p.emblem} game=${e} /></span>
                  `:p.colour?r`
                      <${D} colour=${p.colour} />
                    `:null}
            <${Gi} text=${p.label} longest=${n} />
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
  `}var is=(e,t)=>e.length>1&&ct(t)&&(t.choices.length>12||e.length>3&&e.some(o=>ct(o)&&o.choices.length>12)||t.choices.length>3&&!t.choices.some(o=>o.emblem||o.colour||o.effect?.length)&&t.choices.some(o=>o.label.length>9)),ma=({t:e,f:t,value:o,onPick:s})=>r`
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
`;var dt=e=>!e.choices?.length&&e.min>=0&&e.max-e.min>=12&&(e.default===void 0||e.default===null);function $a({t:e,f:t,value:o,onSet:s}){let a=o===null?"":String(o),n=String(t.max).length,i=o!==null&&(o<t.min||o>t.max);return r`
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
  `}function Ui({t:e,f:t,value:o,onSet:s,large:a}){let n=t.max-t.min>40,i=l=>r`
    <button class="btn square ten" disabled=${l<0?o<=t.min:o>=t.max} onClick=${()=>s(ut(t,o,l))}>
      ${l<0?"−10":"+10"}
    </button>
  `;return r`
    <div class=${"stepper"+(a?" large":"")+(n?" far":"")}>
      ${n?i(-10):null}
      <button
        class="btn square"
        disabled=${o<=t.min}
        onClick=${()=>s(ut(t,o,-1))}
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
                onChange=${l=>s(ut(t,Math.trunc(Number(l.target.value))||0,0))}
              />
            `:r`
              <output class="num" aria-live="polite">${o}</output>
            `}
      <button
        class="btn square"
        disabled=${o>=t.max}
        onClick=${()=>s(ut(t,o,1))}
        aria-label=${e("ask.more",{what:t.label})}
      >
        <${y} id="plus" />
      </button>
      ${n?i(10):null}
    </div>
  `}function ls({t:e,f:t,value:o,onSet:s,alone:a}){let n=t.max-t.min+1;return a&&n<=7?r`
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
    `:a&&dt(t)?r`
      <${$a} t=${e} f=${t} value=${o} onSet=${s} />
    `:r`
    <${Ui} t=${e} f=${t} value=${o} onSet=${s} large=${a} />
  `}function Zi({t:e,game:t,f:o,value:s,on:a,onPick:n}){let i=pa(o,s),l=e("ask.range",{from:U(o.min),to:U(o.max)});return r`
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
  `}function fa({t:e,game:t,fields:o,values:s,onSet:a}){let[n,i]=b({cell:0,begun:!1}),l=o[Math.min(n.cell,o.length-1)],u=s[l.id],c=f=>i({cell:(f+o.length)%o.length,begun:!1}),d=f=>{i({...n,begun:!0}),a(l,f)},p=f=>d(ua(l,n.begun?u:null,f)),m=()=>d(da(u));return r`
    <div class="pad" onKeyDown=${f=>{if(/^\d$/.test(f.key))p(Number(f.key));else if(f.key==="Backspace")m();else if(f.key==="ArrowDown")c(n.cell+1);else if(f.key==="ArrowUp")c(n.cell-1);else return;f.preventDefault()}}>
      <div class=${`cells n${o.length<=6?2:o.length<=12?3:4}`} role="group" aria-label=${e("ask.cells")}>
        ${o.map((f,$)=>r`
            <${Zi} key=${f.id} t=${e} game=${t} f=${f} value=${s[f.id]} on=${f===l} onPick=${()=>c($)} />
          `)}
      </div>
      <div class=${"keys"+(o.some(f=>f.min<0)?" signed":"")} role="group" aria-label=${e("ask.keys",{what:l.label})}>
        ${[1,2,3,4,5,6,7,8,9].map(f=>r`
            <button key=${f} class="key" onClick=${()=>p(f)}>${f}</button>
          `)}
        <button class="key rub" disabled=${u===null} onClick=${m} aria-label=${e("ask.rub")}><${y} id="prev" /></button>
        <button class="key" onClick=${()=>p(0)}>0</button>
        <button class="key following" onClick=${()=>c(n.cell+1)} aria-label=${e("ask.following")}><${y} id="next" /></button>
        ${o.some(f=>f.min<0)?r`
                <button
                  class="key minus"
                  disabled=${!u||l.min>=0}
                  onClick=${()=>u&&d(-u)}
                  aria-label=${e("ask.sign")}
                >
                  ±
                </button>
              `:null}
      </div>
    </div>
  `}function Vi({t:e,ask:t}){let[o,s]=b(!1);return!t.rule||!t.help?null:r`
    <button class="btn rule" onClick=${()=>s(!0)} aria-label=${e("ask.rule")}>?</button>
    ${o?r`
            <${H} t=${e} title=${t.prompt} onClose=${()=>s(!1)}>
              <div class="dialog-body">
                <p class="rule-text">${t.help}</p>
                <p class="dim">${e("ask.source",{rule:t.rule})}</p>
              </div>
            <//>
          `:null}
  `}function io({t:e,table:t,ask:o,others:s,banner:a,back:n,seatName:i,colourOf:l,given:u,onDone:c}){let d=t.snapshot.game?.id,p=o.fields||[],m=t.snapshot.version,h=()=>Object.fromEntries(p.map(O=>[O.id,u?.[O.id]??(p.length===1&&dt(O)||o.quick&&O.choices?.length>1?null:aa(o.kind,O))])),[f,$]=b({of:"",values:{}}),k=o.anytime?o.id:`${o.id}@${m}`,w=f.of===k?f.values:h(),v=(o.seats||[]).filter(O=>O>=0),[g,M]=b(null),_=v.length===1?v[0]:g!==null&&v.includes(g)?g:null,I=O=>$({of:k,values:ia(p,w,O)}),x=(O,j)=>I({[O.id]:j}),z=(O,j)=>{let N=w[O.id],te=o.distinct&&p.find(Q=>Q!==O&&w[Q.id]===j);return te?I({[O.id]:j,[te.id]:N}):Array.isArray(N)?N.includes(j)?x(O,N.filter(Q=>Q!==j)):x(O,o.kind!=="order"&&O.max&&N.length>=O.max?[...N.slice(1),j]:[...N,j]):x(O,N===j&&O.min===0?null:j)},P=p.every(O=>ra(o.kind,O,w[O.id]))&&(v.length<=1||_!==null),S=!!t.busy,B=async(O,j)=>{await t.answer(o,O,j)&&($({of:"",values:{}}),c?.())},L=O=>B(_??-1,O?{}:Object.fromEntries(Object.entries(w).map(([j,N])=>[j,N===null?[]:N]))),C=p[0],R=o.kind==="choose"&&C?.choices?.find(O=>O.id===w[C.id]),de=p.length===1,le=de&&!(o.kind==="form"&&C.emblem&&!dt(C)),oe=o.kind==="choose"&&o.quick&&v.length<=1,$e=oe&&o.clock,se=o.kind==="choose"&&de&&C.choices?.length===1&&!$e,we=ve(5,".ask-body, .ask-foot, .fields, .answers, .ans, .pad, .cells, .cell"),_e=la(p,w),Ce=ca(o.kind,p),E=p.filter(O=>!Ce.includes(O)),J=wn(t,o),fe=J&&!u;return r`
    <section ref=${we} class=${"land now-q kind-"+o.kind} key=${o.id}>
      ${a?.length?r`
              <div class="banner" role="status">
                <${y} id="bell" />
                <ul class=${"n"+Math.min(a.length,6)}>
                  ${a.map((O,j)=>r`
                      <li key=${j}>
                        ${O.seat>=0?r`
                                <${D} colour=${l(O.seat)} />
                              `:null}${O.text}
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
                  <${D} colour=${l(_)} />
                `:null}
          <span>${o.prompt}</span>
        </h2>
        ${o.note||o.help?r`
                <p class=${o.note?"help note":"help"}>${o.note||o.help}</p>
              `:null}
        <${na} t=${e} table=${t} ask=${o} />
        ${v.length>1?r`
                <div class="seats-pick" role="group" aria-label=${e("ask.who")}>
                  ${v.map(O=>r`
                      <button key=${O} class=${"btn"+(O===_?" on":"")} aria-pressed=${O===_} onClick=${()=>M(O)}>
                        <${D} colour=${l(O)} />
                        ${i(O)}
                      </button>
                    `)}
                </div>
              `:null}
        ${se?null:le?Re(C)?r`
                    <${ls} t=${e} f=${C} value=${w[C.id]} onSet=${O=>x(C,O)} alone />
                  `:r`
                    <${rs}
                      game=${d}
                      f=${C}
                      value=${w[C.id]}
                      onPick=${O=>oe?B(_??-1,{[C.id]:O}):z(C,O)}
                      numbered=${o.kind==="order"}
                    />
                  `:E.length?r`
                    <div class="fields">
                      ${E.map(O=>r`
                          <div class=${"field"+(Re(O)?"":is(p,O)?" list":" wide")} key=${O.id}>
                            <span class="lbl">
                              ${O.colour?r`
                                      <${D} colour=${O.colour} />
                                    `:null}
                              <${q} name=${O.emblem} game=${d} />
                              ${O.label}
                            </span>
                            ${Re(O)?r`
                                    <${ls} t=${e} f=${O} value=${w[O.id]} onSet=${j=>x(O,j)} />
                                  `:is(p,O)?r`
                                      <${ma} t=${e} f=${O} value=${w[O.id]} onPick=${j=>x(O,j)} />
                                    `:r`
                                      <${rs} game=${d} f=${O} value=${w[O.id]} onPick=${j=>z(O,j)} />
                                    `}
                          </div>
                        `)}
                    </div>
                  `:null}
        ${Ce.length?r`
                <${fa} t=${e} game=${d} fields=${Ce} values=${w} onSet=${x} />
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
          <${Vi} t=${e} ask=${o} />
        </div>
        <div class="go dock">
          ${_e!==null?r`
                  <output class="worth">${e("ask.worth",{n:_e})}</output>
                `:null}
          ${o.skip?r`
                  <button
                    class=${"btn skip"+($e?" primary":"")}
                    disabled=${S}
                    onClick=${()=>L(!0)}
                    style=${fe?{"--after":`${J.seconds}s`}:void 0}
                  >
                    ${o.pass||e("ask.skip")}${fe?r`
                            <span class="fuse" key=${J.start}><i></i></span>
                          `:null}
                  </button>
                `:null}
          ${oe&&!se?null:r`
                  <button class="btn primary send" disabled=${S||!P} onClick=${()=>L(!1)}>
                    ${R?R.label:e(P?"ask.send":o.kind==="order"?"ask.order":"ask.pick")}
                    <${y} id="next" />
                  </button>
                `}
        </div>
      </div>
    </section>
  `}var Oe=e=>[e.label,co(e).map(t=>t.label).filter(Boolean).join(", ")].filter(Boolean).join(": ");function He({p:e,game:t}){let o=e.on?.emblem||(e.emblem&&!e.emblem.startsWith("die-")&&e.emblem!=="ship"?e.emblem:""),s=Oe(e);return e.colour&&e.emblem?.startsWith("die-")?r`
      <span
        class=${"ship"+(e.faded?" faded":"")}
        role=${s?"img":void 0}
        title=${s||void 0}
        aria-label=${s||void 0}
      >
        <${K} colour=${e.colour} face=${e.emblem.slice(4)} />
      </span>
    `:e.colour?r`
      <span
        class=${`ship c-${e.colour}${e.faded?" res":""}`}
        title=${s||void 0}
        role=${s?"img":void 0}
        aria-label=${s||void 0}
      >
        <${G} id=${e.faded?"die-slot":"die-0"} class="body" />
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
    <span
      class=${"tokn"+(e.faded?" faded":"")}
      role="img"
      title=${s}
      aria-label=${s+((e.count??0)>1?`: ${e.count}`:"")}
    >
      <${q} name=${e.emblem} game=${t} />
      ${e.emblem?null:e.label}${(e.count??0)>1?r`
              <b>${e.count}</b>
            `:null}
    </span>
  `}var ga=({items:e,counted:t})=>e.flatMap(o=>o.colour?Array.from({length:Math.min(t?o.count||0:1,20)},()=>o):[o]),ka=({items:e,counted:t})=>{let o=new Map,s=e.find(a=>a.on)?.label;for(let a of e)a.colour&&a.label&&o.set(a.on?s:a.label,(o.get(a.on?s:a.label)||0)+(t?a.count||0:1));return[...o].filter(([,a])=>a>0)},Ji=({items:e,counted:t})=>e.filter(o=>!t||(o.count??0)>0).map(o=>t?`${o.count} ${Oe(o)}`:Oe(o)).join("; "),lo=({pieces:e,game:t,title:o})=>r`
  <div class=${"fleet"+(ga(e).length>10?" many":"")} role="img" aria-label=${`${o}: ${Ji(e)}`}>
    ${ga(e).map((s,a)=>r`
        <${He} key=${a} p=${s} game=${t} />
      `)}
  </div>
  ${ka(e).length?r`
          <div class="fleet-key">
            ${ka(e).map(([s,a])=>r`
                <span key=${s}>${a} ${s}</span>
              `)}
          </div>
        `:null}
`,co=e=>{let t=[];for(let o=e.on;o;o=o.on)t[e.colour?"push":"unshift"](o);return t},uo=e=>e.on||!e.colour?co(e):[{colour:e.colour,label:""}];function wa({t:e,table:t}){let o=t.snapshot,s=o?.prepare||[],[a,n]=b(t.begun&&s.length?0:-1);if(!s.length)return null;let i=s[a],l=()=>{t.begun=!1,n(-1)};return r`
    <button class="btn other prepare-open" onClick=${()=>n(0)}>
      <${y} id="rule" />
      ${e("prepare.title")}
    </button>
    ${i?r`
            <${H} t=${e} title=${e("prepare.title")} wide onClose=${l}>
              <div class="dialog-body prepare">
                <p class="dim" role="status">${e("prepare.step",{n:a+1,all:s.length})}</p>
                <div class="lot">
                  ${i.pieces.map((u,c)=>r`
                      <${He} key=${`${a} ${c}`} p=${u} game=${o?.game?.id} />
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
  `}function ba(e,t){let o=e.log||[],s=o[o.length-1];if(!s)return[];let a=o.filter(c=>c.announce&&(c===s||c.entry&&c.entry===s.entry)),n=new Map;for(let c of a){let d=c.seats?.length===1&&c.seats[0]>=0?c.seats[0]:-1,p=n.get(d)||{seat:d,texts:[]};p.texts.includes(c.text)||p.texts.push(c.text),n.set(d,p)}let i=c=>c<0?-1:t.findIndex(d=>d.seat===c),l=c=>t.find(d=>d.seat===c)?.name,u=({seat:c,texts:d})=>c<0?d.map(p=>({seat:c,text:p})):[{seat:c,text:Qi(d,l(c))}];return[...n.values()].sort((c,d)=>i(c.seat)-i(d.seat)).flatMap(u)}function Qi(e,t){return e.map((o,s)=>s&&t&&o.startsWith(t)?o.slice(t.length).replace(/^[:,]?\s+/,""):o).join(" · ")}var ya=({name:e,colour:t})=>r`
  <span class="who">
    ${t?r`
            <${D} colour=${t} />
          `:null}${e}
  </span>
`,po=({ledger:e,heads:t,best:o,t:s})=>r`
  <table>
    <thead>
      <tr>
        <td></td>
        ${t.map((a,n)=>r`
            <th key=${n} scope="col" class=${o.includes(n)?"win":""}>
              <${ya} name=${a.name} colour=${a.colour} />
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
`,va=({ledger:e,heads:t,best:o,t:s})=>r`
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
              <${ya} name=${a.name} colour=${a.colour} />
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
`;function pt(){let e=W(null),[t,o]=b(null);return T(()=>{let s=e.current;if(!s)return;let a=()=>{let{width:i,height:l}=s.getBoundingClientRect(),u=parseFloat(getComputedStyle(document.documentElement).fontSize);o(c=>c&&Math.abs(c.width-i)<1&&Math.abs(c.height-l)<1&&c.rem===u?c:{width:i,height:l,rem:u})};a();let n=new ResizeObserver(a);return n.observe(s),()=>n.disconnect()},[]),{ref:e,size:t}}function Yi(e,t){let o=Array.from({length:e},()=>[]);for(let[i,l]of t)i>=0&&i<e&&l>0&&l<e&&i!==l&&o[i].push(l);let s=[],a=new Array(e).fill(0),n=i=>{a[i]=1,o[i]=o[i].filter(l=>(a[l]===0&&n(l),a[l]!==1)),a[i]=2,s.unshift(i)};n(0);for(let i=1;i<e;i++)if(a[i]===0){let l=s.length;n(i),s.push(...s.splice(0,s.length-l))}return{next:o,order:s}}function za(e,t){let o=t.length?t:Array.from({length:e-1},(g,M)=>[M,M+1]),{next:s,order:a}=Yi(e,o),n=[...new Set(o.filter(([g,M])=>M===0&&g>0&&g<e).map(([g])=>g))],i=n.length>0,l=i?e+1:e,u=new Array(l).fill(0),c=new Array(l).fill(-1),d=new Array(l).fill(-1),p=0,m=(g,M)=>{u[g]+1>u[M]&&([u[M],d[M]]=[u[g]+1,g])};for(let g of a)g!==0&&d[g]<0&&(u[g]=p+1),s[g].forEach(M=>m(g,M)),p=Math.max(p,u[g]);n.forEach(g=>m(g,e)),i&&(u[e]=Math.max(u[e],p+1));let h=Math.max(...u),f=[...a.flatMap(g=>s[g].map(M=>({from:g,to:M,lane:0}))),...n.map(g=>({from:g,to:e,lane:0}))];for(let g=u.indexOf(h);g>=0;g=d[g])c[g]=0;let $=new Array(h+1).fill(0),k=[],w=(g,M)=>{let _=1,I=()=>k[_]?.slice(g,M+1).some(Boolean);for(;I();)_++;k[_]||=[];for(let x=g;x<=M;x++)k[_][x]=!0,$[x]=Math.max($[x],_);return _};for(let g of a){if(c[g]>=0)continue;let M=[g],_=P=>s[P].find(S=>c[S]<0&&!M.includes(S));for(let P=_(g);P!==void 0;P=_(P))M.push(P);let I=M[M.length-1],x=Math.min(...f.filter(P=>P.from===I).map(P=>u[P.to]-1),h),z=w(u[g],Math.max(x,u[I]));M.forEach(P=>c[P]=z)}for(let g of f)u[g.to]-u[g.from]<=1||(g.lane=c[g.from]||c[g.to]||w(u[g.from]+1,u[g.to]-1));let v=Array.from({length:h+1},(g,M)=>f.filter(_=>u[_.from]<=M&&u[_.to]>M).length);return{step:u,lane:c,links:f,crossing:v,widest:$,last:h,lap:i}}function Xi(e,t){let o=[];for(let s=0;s<=e.last;){let a=Math.min(s+t-1,e.last);for(let n=a;a<e.last&&n>=s+t/2;n--)if(e.crossing[n]<=1){a=n;break}o.push({from:s,to:a,lanes:1+Math.max(...e.widest.slice(s,a+1))}),s=a+1}return o}function ho(e,t){let o=Xi(e,t),s=[],a=0;for(let c of o)s.push(a),a+=c.lanes;let n=(c,d)=>{let p=o.findIndex(w=>c<=w.to),{from:m,to:h}=o[p],f=h-m,$=p<o.length-1&&f>0?(t-1)/f:1,k=(c-m)*$;return[p%2?t-1-k:k,s[p]+d]},i=e.step.length,l=e.step.map((c,d)=>{let[p,m]=n(c,e.lane[d]),h=e.lap&&d===i-1;return{place:h?0:d,end:h,x:p,y:m}}),u=e.links.map(c=>{let d=e.step[c.from],p=e.step[c.to],m=[];for(let h=d+1;h<p;h++)m.push(n(h,c.lane));return[n(d,e.lane[c.from]),...m,n(p,e.lane[c.to])]});return{columns:t,rows:a,spots:l,lines:u}}function xa(e,t,o){let s=ho(e,1),a=0;for(let n=2;n<=Math.max(2,Math.min(e.last+1,40));n++){let i=ho(e,n),l=Math.min(t/n,o/i.rows/1.1);l>a&&([s,a]=[i,l])}return s}var _a=(e,t,o)=>Math.max(...[1,2,3].map(s=>Math.min(t/Math.ceil(Math.max(e,1)/s),o/s)));var Ze=({places:e,links:t})=>!!t?.length||e.some(o=>o.emblem);function Ca({places:e}){let t=new Map;for(let o of e.flatMap(s=>s.on?[s,s.on]:[s]))o.emblem&&o.label&&!t.has(o.emblem)&&t.set(o.emblem,o);return[...t.values()]}function Ma({marks:e}){let t=new Map;for(let o of e)t.set(o.place,[...t.get(o.place)||[],o]);return t}var ja=({track:e,nameOf:t})=>e.marks.map(o=>`${t(o.seat)} ${e.places[o.place]?.label||o.place}`).join(", ");function el(e,t,o){let s=[...Ma(e)].map(([n,i])=>({x:t(n),marks:i,width:i.length>1?i.length*11:15,left:0})).sort((n,i)=>n.x-i.x),a=0;for(let n of s)n.left=Math.max(n.x-n.width/2,a),a=n.left+n.width;a=o;for(let n of[...s].reverse())n.left=Math.min(n.left,a-n.width),a=n.left;return s}function tl(e){let{track:t,colourOf:o}=e,{ref:s,size:a}=pt(),n=t.places.length,i=(a?.rem||16)/16,l=!a||a.height/i>32.5,u=l?33.2:22,c=a?a.width/i:300,d=m=>14+m/Math.max(n-1,1)*(c-28),p=n>60?20:n>30?10:n>12?5:1;return r`
    <svg ref=${s} class="track" viewBox=${`0 0 ${c} ${u}`} role="img" aria-label=${ja(e)}>
      <rect x="14" y="16" width=${Math.max(c-28,0)} height="5" class="way-bar" />
      ${t.places.map((m,h)=>r`
          <path d=${`M${d(h)} ${h%p?18.5:16}v${h%p?2.5:5}`} class="tick" />
          ${m.strong?r`
                  <rect x=${d(h)-11} y=${l?21.5:9} width="22" height="13" rx="3" class="plate" />
                `:null}${l&&h%p===0||m.strong?r`
                  <text
                    x=${d(h)}
                    y=${l?33:20.5}
                    text-anchor="middle"
                    class=${m.strong?l?"on-plate":"on-plate low":""}
                  >
                    ${m.label||h}
                  </text>
                `:null}
        `)}
      ${el(t,d,c).map(({x:m,marks:h,width:f,left:$})=>r`
          ${Math.abs($+f/2-m)>1||h.length>1?r`
                  <path class="points" d=${`M${$} 11H${$+f}L${m} 17z`} />
                `:null}${h.map((k,w)=>{let v=f/h.length,g=k.seat>=0?Ee(o(k.seat)):k.emblem&&ge(k.emblem)?k.emblem:"anchor";return r`
              <use
                key=${w}
                href=${"#"+g}
                class=${k.seat>=0?"c-"+o(k.seat):"mark-em"}
                x=${$+w*v}
                y="0"
                width=${v}
                height=${v}
              />
            `})}
        `)}
    </svg>
  `}var ol=e=>e.slice(1).map(([t,o],s)=>{let[a,n]=e[s],i=Math.hypot(t-a,o-n)||1,[l,u]=[(t-a)/i,(o-n)/i],[c,d]=[(t+a)/2,(o+n)/2];return`M${c-3*l-4*u} ${d-3*u+4*l}L${c+3*l} ${d+3*u}L${c-3*l+4*u} ${d-3*u-4*l}`});function sl({place:e,marks:t,drawn:o,width:s,height:a}){let{game:n,colourOf:i,nameOf:l}=o,u=e.count||0,c=u?.55*String(u).length:0,d=e.emblem||!u?1:0,p=e.on&&!u,m=Math.min(a*.46,(s-12)/Math.max(c+d+(p?1:0),1.3)),h=_a(t.length+(e.on&&u?1:0),s-2,a*.52-2),f=e.on?r`
          <i class="lies">
            ${e.on.emblem?r`
                    <${q} name=${e.on.emblem} game=${n} />
                  `:e.on.label}
          </i>
        `:null;return r`
    <span
      class=${`isle${e.strong?" strong":""}${e.faded?" faded":""}`}
      title=${Oe(e)||void 0}
      style=${{"--unit":m+"px"}}
    >
      ${e.emblem?r`
              <${q} name=${e.emblem} game=${n} />
            `:u?null:r`
                <span class="word">${e.label}</span>
              `}${u?r`
              <b class="num">${u}</b>
            `:null}${p?f:null}
    </span>
    <span class="ships" style=${{"--ship":h+"px"}}>
      ${f&&!p?r`
              <span>${f}</span>
            `:null}${t.map(($,k)=>r`
          <span key=${k} title=${l($.seat)}>
            ${$.seat>=0?r`
                    <${D} colour=${i($.seat)} />
                  `:r`
                    <${q} name=${$.emblem||"anchor"} game=${n} />
                  `}
          </span>
        `)}
    </span>
  `}function nl(e){let{track:t}=e,{ref:o,size:s}=pt();if(!t.places.length)return null;let a=za(t.places.length,t.links||[]),n=s?.width||320,i=s?.rem||16,l=ho(a,Math.max(2,Math.floor(n/(3.25*i)))).rows*3.5*i,u=xa(a,n,s?.height||l),c=n/u.columns,d=(s?.height||l)/u.rows,p=Ma(t),m=u.lines.map(h=>h.map(([f,$])=>[(f+.5)*c,($+.27)*d]));return r`
    <div ref=${o} class="race-map" role="img" aria-label=${ja(e)} style=${{"--tall":l+"px"}}>
      <svg class="race-ways" aria-hidden="true">
        ${m.map((h,f)=>r`
            <path key=${f} class="way-line" d=${"M"+h.map($=>$.join(" ")).join("L")} />
            <path class="way-arrow" d=${ol(h).join("")} />
          `)}
      </svg>
      ${u.spots.map(({place:h,end:f,x:$,y:k})=>r`
          <div
            key=${h+(f?"end":"")}
            class="spot"
            style=${{left:$*c+"px",top:k*d+"px",width:c+"px",height:d+"px"}}
          >
            <${sl}
              place=${f?{...t.places[h],on:void 0}:t.places[h]}
              marks=${f?[]:p.get(h)||[]}
              drawn=${e}
              width=${c}
              height=${d}
            />
          </div>
        `)}
    </div>
  `}var Sa=e=>Ze(e.track)?r`
        <${nl} ...${e} />
      `:r`
        <${tl} ...${e} />
      `;var al=({value:e,of:t})=>r`
  <span class="scale" aria-hidden="true">
    ${Array.from({length:Math.min(t,20)},(o,s)=>r`
        <i class=${s<e?"on":""}></i>
      `)}
  </span>
`,ht=({part:e,cls:t="",children:o})=>r`
  <section class=${`card part ${t} id-${e.id}`}>
    ${e.title?r`
            <h2 class="cap">${e.title}</h2>
          `:null}${o}
  </section>
`;function rl({part:e,game:t}){let o=e.counter;return r`
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
              <${al} value=${o.value} of=${o.of} />
            `:null}
    </section>
  `}var il=({part:e,game:t})=>{if(e.pieces.cards)return r`
      <${ht} part=${e} cls="pieces"><${no} items=${e.pieces.items} game=${t} named /><//>
    `;let{items:o,counted:s}=e.pieces,a=o.length>0&&o.every(n=>n.colour);return r`
    <${ht} part=${e} cls="pieces">
      ${a?r`
              <${lo} pieces=${e.pieces} game=${t} title=${e.title} />
            `:r`
              <div class=${"cards n"+Math.min(o.length,6)}>
                ${o.map((n,i)=>r`
                    <div
                      key=${i}
                      role="img"
                      title=${Oe(n)}
                      aria-label=${Oe(n)+(s&&!(n.on&&!n.count)?`: ${n.count||0}`:n.on?.count?`, ${n.on.count}`:"")}
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
  `},ll=({part:e,game:t})=>r`
  <${ht} part=${e} cls="stepped">
    <ol class="mini-steps">
      ${e.steps.items.map((o,s)=>r`
          <li key=${s} class=${s<e.steps.current?"done":s===e.steps.current?"now":""}>
            <${q} name=${o.emblem} game=${t} />
            <span>${o.label}</span>
          </li>
        `)}
    </ol>
  <//>
`;function Ta({part:e,game:t,t:o,colourOf:s,nameOf:a}){let n=e.pieces?.items||e.steps?.items,i=e.pieces?.cards;if(e.counter)return r`
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
    `;if(e.track&&Ze(e.track))return r`
      <${mt} part=${e} game=${t} t=${o} colourOf=${s} nameOf=${a} />
      <ul class="items">
        ${Ca(e.track).map((d,p)=>r`
            <li key=${p}>
              <${q} name=${d.emblem} game=${t} />
              <span>${d.label}</span>
              <b></b>
            </li>
          `)}
      </ul>
    `;if(!n)return r`
      <${mt} part=${e} game=${t} t=${o} colourOf=${s} nameOf=${a} />
    `;let l=e.pieces?.counted,u=n.filter(d=>!d.colour||i||!l||(d.count??0)>0),c=d=>d.colour&&!i?r`
          <${He} p=${d} game=${t} />
        `:d.emblem?r`
            <${q} name=${d.emblem} game=${t} />
          `:d.colour?r`
              <${D} colour=${d.colour} />
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
        ${u.map((d,p)=>r`
            <li key=${p} class=${d.faded?"faded":""} aria-current=${e.steps?.current===p?"step":void 0}>
              ${c(d)}
              <span>
                ${d.colour&&!i&&l?`${d.count} `:""}${d.label}${co(d).filter(m=>m.label).map(m=>r`
                      ${" · "}${d.colour?null:m.colour?r`
                                <${D} colour=${m.colour} />
                                ${" "}
                              `:m.emblem?r`
                                  <${q} name=${m.emblem} game=${t} />
                                  ${" "}
                                `:null}${m.label}
                    `)}
              </span>
              <b class="num">${i?as(d)||"":d.colour?"":l?d.count||0:d.on?.count||""}</b>
            </li>
          `)}
      </ul>
    </section>
  `}function mt({part:e,game:t,t:o,colourOf:s,nameOf:a}){return e.counter?r`
      <${rl} part=${e} game=${t} />
    `:e.track?r`
      <${ht} part=${e} cls=${Ze(e.track)?"race":"way"}>
        <${Sa} track=${e.track} game=${t} colourOf=${s} nameOf=${a} />
      <//>
    `:e.pieces?r`
      <${il} part=${e} game=${t} />
    `:e.steps?r`
      <${ll} part=${e} game=${t} />
    `:e.ledger?r`
      <${ht} part=${e} cls="tally">
        <${po} t=${o} ledger=${e.ledger} heads=${e.ledger.columns.map(n=>({name:n}))} best=${[]} />
      <//>
    `:null}var Pa=({part:e,game:t,onWhole:o})=>r`
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
            ${uo(s).length>1?uo(s).map(i=>r`
                      <span role="img" aria-label=${i.label} title=${i.label}><${D} colour=${i.colour} /></span>
                    `):uo(s).map(i=>r`
                      ${i.colour?r`
                              <${D} colour=${i.colour} />
                            `:null}${i.label}
                    `)}
          </span>
        </li>
      `})}
  </ol>
`;var Oa=({items:e,counted:t})=>t?e.filter(o=>(o.count??0)>0):e,cs=(e,t)=>e.filter(o=>o[t]!==void 0);function cl({t:e,seat:t,game:o,turn:s,colourOf:a,nameOf:n,onWhole:i}){let l=t.parts||[],u=cs(l,"counter"),c=u.filter($=>!$.counter.large),d=u.filter($=>$.counter.large),p=cs(l,"pieces"),m=p.filter($=>$.pieces.items.some(k=>k.colour)),h=p.filter($=>!$.pieces.items.some(k=>k.colour)&&Oa($.pieces).length),f=l.filter($=>!$.counter&&!$.pieces);return r`
    <article class=${"card pl"+(s?" turn":"")} onClick=${i}>
      <div class="pl-head">
        <${D} colour=${t.colour} />
        <b>${t.name||n(t.seat)}</b>
        ${t.first?r`
                <span class="first" role="img" aria-label=${e("seat.firstlong")} title=${e("seat.firstlong")}><${G} id="first" /></span>
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
                              `:null}${U($.counter.value)}
                      </span>
                    `)}
                </span>
              `:t.score!==void 0&&r`
                <span class="score num" role="img" aria-label=${`${e("seat.score")}: ${t.score}`}>${U(t.score)}</span>
              `}
      </div>
      ${m.map($=>$.pieces.cards?r`
              <${no} key=${$.id} items=${$.pieces.items} game=${o} />
            `:r`
              <${lo} key=${$.id} pieces=${$.pieces} game=${o} title=${$.title} />
            `)}
      <div class="toks">
        ${c.map($=>r`
            <span key=${$.id} class=${"id-"+$.id} role="img" aria-label=${`${$.title}: ${$.counter.value}`} title=${$.title}>
              ${$.counter.emblem?r`
                      <${q} name=${$.counter.emblem} game=${o} />
                    `:r`
                      <i>${$.title}</i>
                    `}${U($.counter.value)}${$.counter.of?`/${$.counter.of}`:""}
            </span>
          `)}
        ${h.length?r`
                <span class="sep">
                  ${h.map($=>r`
                      <span key=${$.id} class="lot" role="group" aria-label=${$.title} title=${$.title}>
                        ${Oa($.pieces).map((k,w)=>r`
                            <${He} key=${w} p=${k} game=${o} />
                          `)}
                      </span>
                    `)}
                </span>
              `:null}
      </div>
      ${f.map($=>r`
          <${mt} key=${$.id} part=${$} game=${o} t=${e} colourOf=${a} nameOf=${n} />
        `)}
    </article>
  `}var ul=({badges:e=[],game:t})=>r`
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
`;function Ba({t:e,table:t,ask:o,local:s,setLocal:a,onHome:n,onLog:i}){let l=t.snapshot,u=l.game?.id,c=l.view||{},d=c.table||[],p=c.seats||[],m=cs(d,"steps")[0],h=d.find(C=>C.battle&&!C.battle.again?.length),f=d.filter(C=>C!==m&&!C.battle&&!(C.ledger&&d.length>3)),$=C=>p.find(R=>R.seat===C)||(l.people||[]).find(R=>R.seat===C),k=C=>$(C)?.colour||"none",w=C=>$(C)?.name||e("seat.table"),[v,g]=b(null),M=ve(4,".part, .ac, .fl, .lb"),_=C=>a({...s,...C}),I=ba(l,p),x=o?.seats||[],z=C=>x.length&&x.length<p.length&&x[0]>=0?x.includes(C.seat):C.active,P=o&&!o.secret&&s.ask!==o.id&&(l.asks||[]).find(C=>C.secret&&C.sealed&&C.seats[0]===t.me?.seat),S=()=>g({title:l.game?.name,badges:c.badges,parts:[...f,...m?[m]:[]]}),B=c.round?r`
        <${y} id="round" />
        ${c.round}
      `:"",L=Pe(e,l).filter(C=>C.kind==="bad"||C.kind==="warn");return r`
    <div class="p-round">
      <${he}
        t=${e}
        table=${t}
        title=${c.headline&&c.headline!==o?.prompt?c.headline:B||l.game?.name}
        sub=${c.headline&&c.headline!==o?.prompt?B:l.game?.name}
        chips=${L}
        onHome=${n}
        onLog=${i}
      >
        <${ul} badges=${c.badges} game=${u} />
      <//>
      <main
        class=${`deck${m?"":" no-rail"}${f.length?"":" no-shore"}${f.some(C=>C.track&&Ze(C.track))?" raced":""}`}
      >
        ${m?r`
                <${Pa} part=${m} game=${u} onWhole=${S} />
              `:null}
        ${P?r`
                <${sa}
                  t=${e}
                  table=${t}
                  onChange=${()=>_({ask:P.id})}
                  others=${r`
                    <${lt} t=${e} table=${t} ask=${o} onChoose=${C=>_({ask:C})} />
                  `}
                />
              `:o?r`
                  <${io}
                    t=${e}
                    table=${t}
                    ask=${o}
                    others=${r`
                      <${wa} t=${e} table=${t} />
                      <${lt} t=${e} table=${t} ask=${o} onChoose=${C=>_({ask:C})} />
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
                    banner=${I}
                    back=${s.ask===o.id?()=>_({ask:null}):null}
                    onDone=${()=>a(C=>({...C,ask:null}))}
                    seatName=${w}
                    colourOf=${k}
                  />
                `:r`
                  <section class="land now-q">
                    <div></div>
                    <div class="ask-body">
                      <h2><span>${c.headline}</span></h2>
                    </div>
                    <div></div>
                  </section>
                `}
        ${r`
          <aside
            class=${"ashore"+(f.length?"":" bare")}
            ref=${M}
            onClick=${C=>{C.target.closest("button")||S()}}
          >
            ${f.map(C=>r`
                <${mt} key=${C.id} part=${C} game=${u} t=${e} colourOf=${k} nameOf=${w} />
              `)}
          </aside>
        `}
        ${p.length?r`
                <section class=${"fleets n"+p.length} aria-label=${e("seat.all")}>
                  ${p.map(C=>r`
                      <${cl}
                        key=${C.seat}
                        t=${e}
                        seat=${C}
                        game=${u}
                        turn=${z(C)}
                        colourOf=${k}
                        nameOf=${w}
                        onWhole=${()=>g({title:C.name||w(C.seat),first:C.first,parts:C.parts||[]})}
                      />
                    `)}
                </section>
              `:null}
      </main>
      ${v&&v.parts.length?r`
              <${H} t=${e} title=${v.title} onClose=${()=>g(null)}>
                <div class="dialog-body whole" tabindex="0" role="group" aria-label=${v.title}>
                  ${v.first?r`
                          <ul class="items">
                            <li>
                              <${G} id="first" class="ic" />
                              <span>${e("seat.firstlong")}</span>
                              <b></b>
                            </li>
                          </ul>
                        `:null}${(v.badges||[]).map((C,R)=>r`
                      <p key=${R} class="badge">
                        ${C.emblem?r`
                                <${q} name=${C.emblem} game=${u} />
                              `:null}${C.text}
                      </p>
                    `)}${v.parts.map(C=>r`
                      <${Ta} key=${C.id} part=${C} game=${u} t=${e} colourOf=${k} nameOf=${w} />
                    `)}
                </div>
              <//>
            `:null}
    </div>
  `}function La(e,t){let o=ye(e),s=t.lines.find(c=>c.total),a=c=>s?.values[c]??o[c]?.score,n=t.columns.map((c,d)=>({i:d,name:o[d]?.name||c,colour:o[d]?.colour,seat:o[d]?.seat??d,points:a(d)})),i=e.result?.ranking,l=c=>i?i.findIndex(d=>d.includes(c.seat)):-(c.points??0),u=[...n].sort((c,d)=>l(c)-l(d));return{order:u,best:u.filter(c=>l(c)===l(u[0]))}}var Ia=(e,t,o,s,a)=>[`${t.game?.name}, ${new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(a)}`,...o.map(n=>`${s.includes(n)?"★ ":""}${n.name}${n.points===void 0?"":`: ${U(n.points)}`}`)].join(`
`),Da=(e,t)=>e.find(o=>o.game.id===t.game?.id&&JSON.stringify(o.sheet)===JSON.stringify(t.result?.sheet));function Aa(e,t){let[o,s]=b(null);return T(()=>{let a=!1,n=0,i=0,l=()=>A(e.lang,"GET","/history").then(u=>{if(a)return;let c=Da(u||[],t);c?s(c):++n<5&&(i=window.setTimeout(l,2e3))},()=>{});return l(),()=>{a=!0,clearTimeout(i)}},[e.lang,t.version]),o}var Ea=e=>Math.max(1,Math.round((Date.parse(e.ended)-Date.parse(e.began))/6e4)),dl=e=>[1,2,5,10,20,50,100,200].find(t=>e/t<=4)||500,pl=e=>e.map((t,o)=>t?`${e[o-1]?"L":"M"}${t[0].toFixed(1)} ${t[1].toFixed(1)}`:"").join("");function Na({t:e,game:t,best:o}){let{ref:s,size:a}=pt(),n=(a?.rem||16)/16,i=a?a.width/n:320,l=a?a.height/n:300,u=34,c=92,d=28,p=10,m=t.rounds,h=m.length;if(h<2||m[h-1].scores.some(S=>S===null))return null;let f=m.flatMap(S=>S.scores).filter(S=>S!==null),$=Math.min(0,...f),k=Math.max(1,...f),w=dl(k-$),v=Math.ceil(k/w)*w,g=Math.floor($/w)*w,M=S=>u+S/(h-1)*(i-u-c),_=S=>p+(v-(S??0))/(v-g)*(l-p-d),I=Array.from({length:Math.round((v-g)/w)+1},(S,B)=>g+B*w),x=Math.ceil(h/6),z=t.people.map((S,B)=>({...S,seat:B,y:_(m[h-1].scores[B])})).sort((S,B)=>S.y-B.y);z.forEach((S,B)=>{B&&(S.y=Math.max(S.y,z[B-1].y+19))});let P=Math.max(0,z[z.length-1].y-(l-d));return r`
    <section class="card course">
      <h2 class="cap">${e("score.rounds")}</h2>
      <svg ref=${s} viewBox=${`0 0 ${i} ${l}`} role="img" aria-label=${e("score.rounds")}>
        ${I.map(S=>r`
            <g key=${S}>
              <line class="grid" x1=${u} x2=${i-c} y1=${_(S)} y2=${_(S)} />
              <text x=${u-6} y=${_(S)+4} text-anchor="end">${S}</text>
            </g>
          `)}
        ${m.map((S,B)=>(B%x===0||B===h-1)&&(B===h-1||h-1-B>=x/2)&&r`
              <text key=${B} x=${M(B)} y=${l-8} text-anchor="middle">${B+1}</text>
            `)}
        ${t.people.map((S,B)=>r`
            <path
              key=${B}
              class=${`trace c-${S.colour}${o.includes(B)?" best":""}`}
              d=${pl(m.map((L,C)=>L.scores[B]===null?null:[M(C),_(L.scores[B])]))}
            />
          `)}
        ${z.map(S=>r`
            <g key=${S.seat}>
              <use
                href=${"#"+(ge("tm-"+S.colour)?"tm-"+S.colour:"tm-other")}
                class=${"c-"+S.colour}
                x=${i-c+6}
                y=${S.y-P-7}
                width="13"
                height="13"
              />
              <text class="name" x=${i-c+22} y=${S.y-P+4}>${S.name.length>8?S.name.slice(0,7)+"…":S.name}</text>
            </g>
          `)}
      </svg>
    </section>
  `}var hl=(e,t)=>t<60?e("score.minutes",{n:t}):e("score.hours",{n:Math.floor(t/60),minutes:t%60});function qa({t:e,table:t,onHome:o,onLog:s,onAgain:a}){let[n,i]=b(!1),l=Aa(e,t.snapshot),u=async()=>{let w=Ia(e,c,p,m,new Date);try{navigator.share?await navigator.share({text:w}):(await navigator.clipboard.writeText(w),i(!0))}catch{}},c=t.snapshot,d=pe(Uo(c),"the score sheet"),{order:p,best:m}=La(c,d),h={...d,lines:d.lines.map(w=>({...w,values:p.map(v=>w.values[v.i]),how:w.how&&p.map(v=>w.how?.[v.i])}))},f=d.lines.length===1||p.length>4&&d.lines.length<=5?va:po,$=p.length>m.length?(m[0].points??0)-(p[m.length].points??0):0,k=m[0].points??null;return r`
    <div class="p-score">
      <${he}
        t=${e}
        table=${t}
        title=${e("score.title")}
        sub=${[c.game?.name,c.view?.round,l&&hl(e,Ea(l))].filter(Boolean).join(" · ")}
        onHome=${o}
        onLog=${s}
      />
      <main class="sheet">
        <section class=${`card tally${d.lines.length>7?" long":""}`}>
          <${f} t=${e} ledger=${h} heads=${p} best=${p.flatMap((w,v)=>m.includes(w)?[v]:[])} />
        </section>
        <aside class="say">
          <section class=${"podium"+(String(m[0].points??"").length+m[0].name.length>8?" far":"")}>
            <${G} id="crown" class="em" />
            <h2>
              ${m.map(w=>r`
                  <span class="who">
                    <${D} colour=${w.colour} />
                    ${w.name}
                  </span>
                `)}
            </h2>
            <p>${m.length>1?e("score.shared"):$?e("score.by",{n:$}):e("score.wins")}</p>
            <b class="pts">${k===null?"":U(k)}</b>
          </section>
          ${l&&l.rounds.length>1?r`
                  <${Na} t=${e} game=${l} best=${m.map(w=>w.seat)} />
                `:r`
                  <section class="card course">
                    <h2 class="cap">${e("score.course")}</h2>
                    <ol>
                      ${(c.log||[]).slice(-8).reverse().map((w,v)=>r`
                            <li key=${v}>${w.text}</li>
                          `)}
                    </ol>
                  </section>
                `}
          <div class="tasks dock">
            <button class="btn" onClick=${u}>
              <${y} id="share" />
              ${e(n?"score.copied":"score.share")}
            </button>
            <button class="btn" onClick=${()=>print()}>
              <${y} id="print" />
              ${e("score.print")}
            </button>
            ${ae(t.me,"host")?r`
                    <button class="btn primary" onClick=${a}>
                      ${e("score.again")}
                      <${y} id="next" />
                    </button>
                  `:null}
          </div>
        </aside>
      </main>
    </div>
  `}var mo=({label:e,qr:t})=>r`
  <div class="qr">
    ${t?r`
            <svg viewBox=${`0 0 ${t.size} ${t.size}`} role="img" aria-label=${e} shape-rendering="crispEdges">
              <path d=${t.path} />
            </svg>
          `:null}
  </div>
`;function ml({t:e,made:t,onDone:o}){let[s,a]=b(""),n=(l,u)=>navigator.clipboard?.writeText(u).then(()=>a(l)).catch(()=>{}),i=(l,u,c)=>r`
    <div class="secret">
      <h4>${u}</h4>
      <code>${c}</code>
      ${navigator.clipboard?r`
              <button class="btn" onClick=${()=>n(l,c)}>${e(s===l?"listen.copied":"listen.copy")}</button>
            `:null}
    </div>
  `;return r`
    <section class="made" aria-label=${t.listener.name}>
      <p>
        <b>${e("listen.once",{name:t.listener.name})}</b>
      </p>
      ${i("overlay",e("listen.overlay"),t.overlay)} ${i("token",e("listen.token"),t.token)}
      <button class="btn primary" onClick=${o}>${e("listen.noted")}</button>
    </section>
  `}function Wa({t:e,table:t}){let[o,s]=b(null),[a,n]=b(null),[i,l]=b(""),[u,c]=b(""),[d,p]=b(""),m=k=>k.then(w=>{s(w),p("")},w=>p(w.message||e("notice.network"))),h=()=>m(A(e.lang,"GET","/listeners"));T(()=>{h()},[t.crew,e.lang]);let f=async k=>{k.preventDefault();try{n(await A(e.lang,"POST","/listeners",{name:i})),l(""),h()}catch(w){p(w.message||e("notice.network"))}},$=k=>{c(""),a?.listener.id===k.id&&n(null),m(A(e.lang,"DELETE","/listeners/"+k.id))};return r`
    <details class="listeners" open=${!!a||void 0}>
      <summary>${e("listen.title")}</summary>
      <p class="dim">${e("listen.what")}</p>
      <ul class="devices">
        ${(o||[]).map(k=>r`
            <li key=${k.id} class=${k.here?"here":""}>
              <span class="device">
                <b>${k.name}</b>
                <small>${e(k.here?"listen.here":k.seen?"listen.away":"listen.never")}</small>
              </span>
              ${u===k.id?r`
                      <button class="btn bad" onClick=${()=>$(k)}>${e("listen.end.sure")}</button>
                      <button class="btn" onClick=${()=>c("")}>${e("home.not")}</button>
                    `:r`
                      <button class="btn square" onClick=${()=>c(k.id)} aria-label=${e("listen.end",{name:k.name})}>
                        <${y} id="remove" />
                      </button>
                    `}
            </li>
          `)}
      </ul>
      ${a?r`
              <${ml} t=${e} made=${a} onDone=${()=>n(null)} />
            `:r`
              <form class="listen-new" onSubmit=${f}>
                <label>
                  <span>${e("listen.name")}</span>
                  <input
                    value=${i}
                    maxlength="30"
                    placeholder="OBS"
                    autocomplete="off"
                    onInput=${k=>l(k.target.value)}
                  />
                </label>
                <button class="btn" disabled=${!i.trim()}>${e("listen.make")}</button>
              </form>
            `}
      ${d?r`
              <p class="trouble" role="alert">${d}</p>
            `:null}
    </details>
  `}var $l=2e3;function Ra(e){let[t,o]=b(null);return T(()=>{let s=!1,a=0,n=async()=>{if(document.visibilityState!=="hidden")try{let i=await A(e,"GET","/me",null,5);s||o(i)}catch{}s||(a=window.setTimeout(n,$l))};return n(),()=>{s=!0,clearTimeout(a)}},[e]),t}function $o({t:e,table:t}){let[o,s]=b(""),[a,n]=b(!1),i=async()=>{n(!0);try{await A(e.lang,"POST","/host",{}),t.open()}catch(l){s(l.message||e("notice.network"))}n(!1)};return r`
    <section class="offer">
      <h2>${e("offer.title")}</h2>
      <p>${e("offer.why")}</p>
      <button class="btn primary" disabled=${a} onClick=${i}>
        ${e("offer.take")}
        <${y} id="next" />
      </button>
      <p class=${"trouble"+(o?"":" vh-keep")} role="alert">${o}</p>
    </section>
  `}var fl={player:"crew.player",spectator:"crew.spectator",host:"crew.host",camera:"crew.camera"},gl={player:"crew.scan",spectator:"crew.watch",camera:"crew.eye"};function $t({t:e,table:t,role:o,path:s="/invitations"}){let[a,n]=b(null),[i,l]=b("");return T(()=>{let u=!1,c=0,d=()=>A(e.lang,"POST",s,s==="/invitations"?{role:o}:{}).then(p=>{u||(n(p),l(""),c=window.setTimeout(d,Math.max(1e4,Date.parse(p.until)-Date.now()-3e4)))},p=>{u||(l(p.message||""),c=window.setTimeout(d,3e3))});return d(),()=>{u=!0,clearTimeout(c)}},[o,t.crew,e.lang]),r`
    <div class="invite">
      <${mo} label=${e("crew.qr")} qr=${a?.qr} />
      <div>
        <p>${e(gl[o])}</p>
        <p class="code num">${a?.code||""}</p>
        <p class="dim address">${a?a.url.split("/#")[0]:""}</p>
        <p class="dim">${e("crew.once")}</p>
        <p class="trouble" role="alert">${i}</p>
      </div>
    </div>
  `}function kl({t:e,table:t}){let[o,s]=b(null),[a,n]=b(null),[i,l]=b(""),u=p=>p.then(m=>{s(m),l("")},m=>l(m.message||e("notice.network")));T(()=>{u(A(e.lang,"GET","/devices"))},[t.crew,e.lang]);let c=(p,m)=>{n(null),u(A(e.lang,"POST","/devices/"+p.id,{role:m}))},d=p=>{n(null),u(A(e.lang,"DELETE","/devices/"+p.id))};return r`
    <ul class="devices">
      ${(o||[]).map(p=>r`
          <li key=${p.id} class=${p.here?"here":""}>
            <span class="device">
              <b>${p.name==="?"?e("crew.device"):p.name}</b>
              <small>
                ${p.you?e("crew.you"):p.here?e("crew.here"):e("crew.away")}${" · "}${e(fl[p.role])}
                ${p.person?` · ${p.person}`:""}
              </small>
            </span>
            ${p.role==="host"?null:a?.id===p.id?r`
                      <button class="btn bad" onClick=${()=>a.what==="end"?d(p):c(p,"host")}>
                        ${e(a.what==="end"?"crew.end.sure":"crew.pass.sure")}
                      </button>
                      <button class="btn" onClick=${()=>n(null)}>${e("home.not")}</button>
                    `:r`
                      ${p.role==="camera"?null:r`
                              <button class="btn" onClick=${()=>c(p,p.role==="player"?"spectator":"player")}>
                                ${e(p.role==="player"?"crew.only":"crew.let")}
                              </button>
                            `}
                      ${p.role==="spectator"?r`
                              <button
                                class=${"btn"+(p.shows?" on":"")}
                                aria-pressed=${!!p.shows}
                                onClick=${()=>u(A(e.lang,"POST","/devices/"+p.id,{shows:!p.shows}))}
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
  `}function wl({t:e,table:t,onClose:o}){let[s,a]=b("player"),n=ae(t.me,"host"),i=async()=>{try{await A(e.lang,"POST","/leave",{})}catch{return}o(),t.open()};return r`
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
                <${$t} t=${e} table=${t} role=${s} />
                <${kl} t=${e} table=${t} />
                ${t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${ro} t=${e} table=${t} />
                      `:null}
                <${Wa} t=${e} table=${t} />
              `:r`
                <p>${e("crew.mine."+(t.me?.role||"player"))}</p>
                <p class="dim">${e("crew.ask")}</p>
                ${t.me?.offer?r`
                        <${$o} t=${e} table=${t} />
                      `:t.me?.button?r`
                          <p class="dim">${e("crew.hold")}</p>
                        `:null}
                ${ae(t.me,"player")&&t.snapshot?.people?.length?r`
                        <h3>${e("who.title")}</h3>
                        <${ro} t=${e} table=${t} />
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
  `}function Ha({t:e,table:t}){let[o,s]=b(!1);return t.me?r`
    <button class="btn crew-open" aria-label=${e("crew.title")} onClick=${()=>s(!0)}>
      <${y} id="phone" />
      <span>${e("crew.title")}</span>
    </button>
    ${o?r`
            <${wl} t=${e} table=${t} onClose=${()=>s(!1)} />
          `:null}
  `:null}function ie(e,t){let[o,s]=b({}),[a,n]=b(0);return T(()=>{let i=!1;return A(e.lang,"GET",t,void 0,60).then(l=>{i||s({value:l})},l=>{i||s(u=>({...u,trouble:l.message||e("notice.network")}))}),()=>{i=!0}},[e.lang,t,a]),{...o,again:()=>n(i=>i+1)}}var ue=({t:e,kept:t})=>t.trouble?r`
        <p class="trouble" role="alert">${t.trouble}</p>
        <button class="btn" onClick=${t.again}>${e("archive.again")}</button>
      `:r`
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      `,us=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"long"}).format(new Date(t)),Fe=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));var bl=2e3,Fa=["bad","note","ok"];function yl({t:e,kept:t}){if(!t.value)return r`
      <${ue} t=${e} kept=${t} />
    `;let o=[...t.value].sort((s,a)=>Fa.indexOf(s.grade)-Fa.indexOf(a.grade));return r`
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
  `}function Ga({t:e}){let t=ie(e,"/health"),o=ie(e,"/examination"),s=t.value;if(T(()=>{let c=setInterval(t.again,bl);return()=>clearInterval(c)},[]),!s)return r`
      <${ue} t=${e} kept=${t} />
    `;let a=(c,d=1)=>c===null?e("health.unknown"):new Intl.NumberFormat(e.lang,{maximumFractionDigits:d}).format(c),n=c=>a(c===null?null:c/2**30),i=(c,d)=>c==null?e("health.unknown"):d(c),l=s.reading,u=[["camera",Pe(e,{camera:s.camera}).map(c=>c.text).join(" · ")+(s.camera.live?` · ${e("health.rate",{n:a(s.camera.rate)})}`:"")],["reading",l.count+l.failed?e("health.read",{last:a(l.last_ms/1e3,2),mean:a(l.mean_ms/1e3,2),n:l.count,failed:l.failed}):e("health.never")],["disk",i(s.box.disk_free,c=>e("health.free",{free:n(c),size:n(s.box.disk_size)}))],["panel",s.panel.some(c=>c.is!=="skipped")?e("health.parts",{found:s.panel.filter(c=>c.is==="found").length,failed:s.panel.filter(c=>c.is==="failed").length}):e("health.none")],["copy",s.copy?Fe(e,s.copy):e("health.none")],["heat",i(s.box.celsius,c=>`${a(c,0)} °C`)],["supply",i(s.box.low_voltage,c=>e(c?"health.weak":"health.fine"))],["devices",e("health.here",{here:s.devices.here,known:s.devices.known})],["since",Fe(e,new Date(Date.now()-s.up*1e3).toISOString())]];return r`
    <div class="worries" role="status">
      ${s.ok?r`
              <p class="well">
                <${y} id="check" />
                ${e("health.well")}
              </p>
            `:s.worries.map(c=>r`
                <p key=${c} class="worry">
                  <${y} id="warn" />
                  ${c}
                </p>
              `)}
    </div>
    ${t.trouble?r`
            <p class="trouble" role="alert">${t.trouble}</p>
          `:null}
    <div class="copy-acts">
      <button class="btn" onClick=${o.again}>${e("health.examine")}</button>
      <a class="btn" href=${ne("/report",e.lang)} download>
        <${y} id="save" />
        ${e("health.report")}
      </a>
    </div>
    <p class="dim">${e("health.how")}</p>
    <dl class="facts">
      ${u.map(([c,d])=>r`
          <div key=${c}>
            <dt>${e("health."+c)}</dt>
            <dd class="num">${d}</dd>
          </div>
        `)}
    </dl>
    <h2>${e("health.examined")}</h2>
    <${yl} t=${e} kept=${o} />
  `}var vl=700,Ka=["ready","reading","asks","trouble"],zl={apa102:"apa",ws2812:"ws",relay:"relay",pwm:"pwm",leds:"leds"},xl=[12,32,33,35],_l=[19,38],Cl=({t:e,p:t})=>r`
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
      ${Ka.map(o=>r`
          <li key=${o} class=${`lamp at-${o}${t.signal===o?" on":""}`}>
            <i></i>
            <span>${e("panel.signal."+o)}</span>
          </li>
        `)}
    </ul>
  </figure>
`;function Ml({t:e,p:t,press:o,busy:s,onWire:a}){let n=Math.round(t.light*100);return r`
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
  `}var jl={found:"check",failed:"warn",skipped:"minus",opening:"more"},Sl=({t:e,parts:t})=>r`
  <ul class="panel-parts">
    ${t.map(o=>r`
        <li key=${o.name} class=${o.is}>
          <${y} id=${jl[o.is]} />
          <b>${e("panel.part."+o.name)}</b>
          <span>${o.why||e("panel.is."+o.is)}</span>
        </li>
      `)}
  </ul>
`,xe=({label:e,value:t,options:o,onPick:s})=>r`
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
`;function Tl({t:e,p:t,onClose:o}){let[s,a]=b(null),[n,i]=b(null),[l,u]=b(!1),c=s||t.wiring,d=(x,z)=>{i(null),a({...c,[x]:z})},p=["",e("panel.none")],m=x=>[x,`${x} · ${t.header[x-1].name}`],h=t.header.filter(x=>x.use==="free").map(x=>m(x.pin)),f=_l.map(m),$=x=>[p,...x.map(z=>[z,e("panel.kind."+zl[z])])],k=x=>r`
    <label class="panel-pick">
      <span>${e("panel.pixels")}</span>
      <input
        class="num"
        type="number"
        inputmode="numeric"
        min="1"
        max="60"
        value=${c[x].pixels||""}
        onInput=${z=>d(x,{...c[x],pixels:Math.trunc(Number(z.target.value))||0})}
      />
    </label>
  `,w=(x,z)=>({kind:x,pin:z===19?38:19,pixels:8}),v=x=>x&&(x.kind==="apa102"||x.kind==="ws2812"),g=x=>d("light",x?x==="relay"?{kind:x,pin:36}:x==="pwm"?{kind:x,pin:32}:{...w(x,v(c.state)&&c.state.pin),pixels:16}:void 0),M=x=>d("state",x?x==="leds"?{kind:x,pins:[29,31,33,37]}:w(x,v(c.light)&&c.light.pin):void 0),_=async()=>{u(!0);try{await A(e.lang,"POST","/panel",c,20),a(null),i({good:!0,text:e("panel.kept")})}catch(x){i({text:x.message||e("notice.network")})}u(!1)},I=x=>{let z=[...c.state.pins||[]];return P=>{P?z[x]=Number(P):z.splice(x,1),d("state",{...c.state,pins:z.filter(Boolean)})}};return r`
    <${H} t=${e} title=${e("panel.wiring")} onClose=${o}>
      <div class="dialog-body panel-wiring">
        <p class="dim">${e("panel.how")}</p>
        <fieldset>
          <legend>${e("panel.part.button")}</legend>
          <${xe}
            label=${e("panel.pin")}
            value=${c.button?.pin??""}
            options=${[p,...h]}
            onPick=${x=>d("button",x?{pin:Number(x)}:void 0)}
          />
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.light")}</legend>
          <${xe}
            label=${e("panel.kind")}
            value=${c.light?.kind??""}
            options=${$(["apa102","ws2812","relay","pwm"])}
            onPick=${g}
          />
          ${c.light?r`
                  <${xe}
                    label=${e(v(c.light)?"panel.data":"panel.pin")}
                    value=${c.light.pin}
                    options=${v(c.light)?f:c.light.kind==="pwm"?xl.map(m):h}
                    onPick=${x=>d("light",{...c.light,pin:Number(x)})}
                  />
                `:null}
          ${v(c.light)?k("light"):null}
          ${c.light&&c.light.kind!=="relay"&&!t.calibrated?r`
                  <label class="panel-pick">
                    <span>${e("panel.bright")}</span>
                    <input
                      class="num"
                      type="number"
                      inputmode="numeric"
                      min="1"
                      max="100"
                      value=${Math.round(100*(c.light.level||1))}
                      onInput=${x=>d("light",{...c.light,level:(Math.trunc(Number(x.target.value))||100)/100})}
                    />
                  </label>
                `:null}
          ${c.light?.kind==="relay"?r`
                  <${xe}
                    label=${e("panel.level")}
                    value=${c.light.low?"low":"high"}
                    options=${[["high",e("panel.high")],["low",e("panel.low")]]}
                    onPick=${x=>d("light",{...c.light,low:x==="low"||void 0})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.state")}</legend>
          <${xe} label=${e("panel.kind")} value=${c.state?.kind??""} options=${$(["leds","apa102","ws2812"])} onPick=${M} />
          ${c.state?.kind==="leds"?Ka.slice(0,Math.min(4,(c.state.pins?.length||0)+1)).map((x,z)=>r`
                    <${xe}
                      key=${x}
                      label=${e("panel.led",{n:z+1})}
                      value=${c.state.pins?.[z]??""}
                      options=${[p,...h]}
                      onPick=${I(z)}
                    />
                  `):null}
          ${v(c.state)?r`
                  <${xe}
                    label=${e("panel.data")}
                    value=${c.state.pin}
                    options=${f}
                    onPick=${x=>d("state",{...c.state,pin:Number(x)})}
                  />
                  ${k("state")}
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.buzzer")}</legend>
          <${xe}
            label=${e("panel.pin")}
            value=${c.buzzer?.pin??""}
            options=${[p,...h]}
            onPick=${x=>d("buzzer",x?{on:!!c.buzzer?.on,pin:Number(x)}:void 0)}
          />
          ${c.buzzer?r`
                  <${xe}
                    label=${e("panel.sound")}
                    value=${c.buzzer.on?"on":"off"}
                    options=${[["off",e("panel.sound.off")],["on",e("panel.sound.on")]]}
                    onPick=${x=>d("buzzer",{...c.buzzer,on:x==="on"})}
                  />
                `:null}
        </fieldset>
        <fieldset>
          <legend>${e("panel.part.sensor")}</legend>
          <${xe}
            label=${e("panel.addr")}
            value=${c.sensor?c.sensor.high?"high":"low":""}
            options=${[p,["low",e("panel.addr.low")],["high",e("panel.addr.high")]]}
            onPick=${x=>d("sensor",x?{high:x==="high"}:void 0)}
          />
        </fieldset>
        <div class="panel-keep">
          <p class=${"copy-said "+(n?.good?"good":"trouble")} role="status">${n?.text||""}</p>
          <button class="btn primary keep" disabled=${l||!s} onClick=${_}>
            <${y} id="save" />
            ${e("panel.save")}
          </button>
        </div>
      </div>
    <//>
  `}function Ua({t:e}){let t=ie(e,"/panel"),o=t.value,[s,a]=b(""),[n,i]=b(!1),[l,u]=b(!1);return T(()=>{let d=setInterval(t.again,vl);return()=>clearInterval(d)},[]),o?r`
    <div class="panel-top">
      <${Cl} t=${e} p=${o} />
      <${Ml} t=${e} p=${o} press=${async d=>{i(!0),a("");try{await A(e.lang,"POST","/panel/press",{seconds:d},20)}catch(p){a(p.message||e("notice.network"))}i(!1),t.again()}} busy=${n} onWire=${()=>u(!0)} />
    </div>
    <p class="copy-said trouble" role="alert">${s||o.fault||""}</p>
    <${Sl} t=${e} parts=${o.parts} />
    <p class="dim">${e(o.drawn?"panel.drawn":"panel.real")}</p>
    ${l?r`
            <${Tl} t=${e} p=${o} onClose=${()=>u(!1)} />
          `:null}
  `:r`
      <${ue} t=${e} kept=${t} />
    `}var Pl=e=>e.people.map((t,o)=>({...t,seat:o,place:e.places[o],score:e.scores[o]})).sort((t,o)=>(t.place||99)-(o.place||99)),Za=({head:e,rows:t,total:o})=>r`
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
`;function Ol({t:e,game:t,onClose:o}){let s=t.sheet?.lines||[];return r`
    <${H} t=${e} wide title=${`${t.game.name}, ${us(e,t.ended)}`} onClose=${o}>
      <div class="dialog-body ar-past">
        ${s.length?r`
                <h3>${e("archive.sheet")}</h3>
                <${Za} head=${t.sheet.columns} rows=${s} total=${a=>s[a].total} />
              `:null}
        <h3>${e("archive.rounds")}</h3>
        <${Za} head=${t.people.map(a=>a.name)} rows=${t.rounds.map(a=>({label:a.name,values:a.scores}))} />
        <p class="dim">
          ${e("archive.length",{n:t.steps,minutes:Math.round((Date.parse(t.ended)-Date.parse(t.began))/6e4)})}
        </p>
      </div>
    <//>
  `}function Va({t:e}){let t=ie(e,"/history"),[o,s]=b(null);return t.value?t.value.length?r`
    <ul class="games-list">
      ${t.value.map(a=>r`
          <li key=${a.table+a.no}>
            <button class="past-game" onClick=${()=>s(a)}>
              <span class="when">
                <b>${a.game.name}</b>
                <small>${us(e,a.ended)}</small>
              </span>
              <span class="ar-who">
                ${Pl(a).map(n=>r`
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
            <${Ol} t=${e} game=${o} onClose=${()=>s(null)} />
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `:r`
      <${ue} t=${e} kept=${t} />
    `}function Bl({t:e,die:t}){let o=1/t.faces.length,s=Math.max(...t.faces.map(n=>n.high),2*o),a=n=>`${(100*Math.min(1,n/s)).toFixed(2)}%`;return r`
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
                      <${K} colour=${t.colour} face=${i+1} />
                    `:r`
                      <small>${i+1}</small>
                    `}
              <b class="num">${n.count}</b>
            </li>
          `)}
      </ol>
      <p class="judged">${e("archive.dice."+t.verdict)}</p>
    </li>
  `}function Ja({t:e}){let t=ie(e,"/statistics");if(!t.value)return r`
      <${ue} t=${e} kept=${t} />
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
                  <${Bl} key=${n.colour+n.kind} t=${e} die=${n} />
                `)}
            </ul>
            <p class="dim">${e("archive.dice.how")}</p>
          `:null}
  `:r`
      <p class="none">${e("archive.games.none")}</p>
    `}var Ll=["red","green","blue","white","yellow","black","purple","orange"];function Il({t:e,person:t,symbols:o,onDone:s,onClose:a}){let[n,i]=b({colour:"",symbol:"",language:"",...t}),[l,u]=b(!1),[c,d]=b(""),p=$=>{u(!1),i({...n,...$})},m=$=>$.then(s,k=>{u(!1),d(k.message||e("notice.network"))}),h=()=>m(A(e.lang,"POST","/people"+(n.id?"/"+n.id:""),{name:n.name,colour:n.colour,symbol:n.symbol,language:n.language})),f=()=>l?m(A(e.lang,"DELETE","/people/"+n.id,void 0,120)):u(!0);return r`
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
            onInput=${$=>p({name:$.target.value})}
          />
        </label>
        <div class="signs" role="group" aria-label=${e("archive.person.colour")}>
          ${Ll.map($=>r`
              <button
                key=${$}
                class=${"sign"+($===n.colour?" on":"")}
                aria-pressed=${$===n.colour}
                aria-label=${e.hue($)}
                onClick=${()=>p({colour:$===n.colour?"":$})}
              >
                <${D} colour=${$} />
              </button>
            `)}
        </div>
        <div class="signs" role="group" aria-label=${e("archive.person.symbol")}>
          ${o.map(($,k)=>r`
              <button
                key=${$}
                class=${"sign"+($===n.symbol?" on":"")}
                aria-pressed=${$===n.symbol}
                aria-label=${e("archive.person.sign",{n:k+1})}
                onClick=${()=>p({symbol:$===n.symbol?"":$})}
              >
                <${q} name=${$} class="ic" />
              </button>
            `)}
        </div>
        <div class="seg" role="group" aria-label=${e("archive.person.language")}>
          ${et.map($=>r`
              <button
                key=${$}
                lang=${$}
                class=${$===n.language?"on":""}
                aria-pressed=${$===n.language}
                onClick=${()=>p({language:$})}
              >
                ${$.toUpperCase()}
              </button>
            `)}
        </div>
        <p class="trouble" role="alert">${c}</p>
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
  `}function Qa({t:e,host:t}){let o=ie(e,"/people"),[s,a]=b(null);if(!o.value)return r`
      <${ue} t=${e} kept=${o} />
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
            <${Il}
              key=${s.id||"new"}
              t=${e}
              person=${s}
              symbols=${i}
              onClose=${()=>a(null)}
              onDone=${()=>{a(null),o.again()}}
            />
          `:null}
  `}function Ya({t:e}){let t=ie(e,"/copies"),[o,s]=b(null),[a,n]=b(null),[i,l]=b(!1),u=async(h,f)=>{l(!0),n(null);try{let $=await h();n({good:!0,text:f($)})}catch($){n({text:$.message||e("notice.network")})}l(!1),s(null),t.again()},c=h=>e("copies.brought",{n:h.steps,when:Fe(e,h.last||h.made)}),d=h=>o===h.name?u(()=>A(e.lang,"POST","/copies/"+encodeURIComponent(h.name),{},120),c):s(h.name),p=h=>{let f=h.target.files[0];h.target.value="",f&&s(f)},m=h=>u(()=>A(e.lang,"POST","/copy",new Blob([h],{type:"application/gzip"}),180),c);return r`
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
              <button class="btn" onClick=${()=>s(null)}>${e("home.not")}</button>
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
                      <b>${Fe(e,h.made)}</b>
                      <small>
                        ${e("copies."+h.why)}${" · "}${e("copies.steps",{n:h.steps})}
                        ${h.last?" · "+e("copies.last",{when:Fe(e,h.last)}):""}
                      </small>
                    </span>
                    ${o===h.name?r`
                            <button class="btn" onClick=${()=>s(null)}>${e("home.not")}</button>
                          `:null}
                    <button class=${"btn"+(o===h.name?" bad":"")} disabled=${i} onClick=${()=>d(h)}>
                      ${e(o===h.name?"copies.yes":"copies.back")}
                    </button>
                  </li>
                `)}
            </ul>
          `:r`
            <${ue} t=${e} kept=${t} />
          `}
    <p class="dim">${e("copies.how")}</p>
    <h2>${e("copies.other")}</h2>
    <div class="copy-acts">
      ${[["bgsplay","BG Stats"],["csv","CSV"],["json","JSON"]].map(([h,f])=>r`
          <a key=${h} class="btn" href=${`/api/v1/export/quartermaster.${h}?lang=${e.lang}`} download>${f}</a>
        `)}
    </div>
  `}var Xa={games:Va,standings:Ja,people:Qa,copies:Ya,health:Ga,panel:Ua},er=({t:e})=>r`
  <a class="btn archive-open" href="#archive" aria-label=${e("archive.title")}>
    <${y} id="chart" />
    <span>${e("archive.title")}</span>
  </a>
`;function tr({t:e,table:t,onHome:o}){let s=!t.me||t.me.house,a=Object.keys(Xa).filter(c=>c==="copies"?s:c==="health"||c==="panel"?ae(t.me,"host"):!0),n=location.hash.split("/")[1],[i,l]=b(a.includes(n)?n:"games"),u=Xa[i];return r`
    <div class="p-archive">
      <${he} t=${e} table=${t} game=${!1} title=${e("archive.title")} sub=${e("archive."+i+".sub")} onHome=${o} />
      <main class="archive">
        <div class="seg tabs" role="tablist">
          ${a.map(c=>r`
              <button key=${c} role="tab" class=${c===i?"on":""} aria-selected=${c===i} onClick=${()=>l(c)}>
                ${e("archive."+c)}
              </button>
            `)}
        </div>
        <section class="kept" role="tabpanel" tabindex="0" aria-label=${e("archive."+i)} data-tab=${i}>
          <${u} t=${e} table=${t} host=${s} />
        </section>
      </main>
    </div>
  `}var ft=["view","sizes","corners","empty","dice","lens","test"];function or(e){let[t,o]=b({known:!1,setup:null,trouble:""}),s=W(0),a=i=>{s.current=i?.setup?.serial||0,o({known:!0,setup:i?.setup||null,trouble:""})};T(()=>{let i=!0;return rt(async l=>{let u=s.current;!i&&!u&&await ze(1500);try{let c=await A(e.lang,"GET","/setup"+(i?"":"?after="+u),void 0,25);if(l())return;let d=c?.setup?.serial||0;if(!i&&d===s.current)return;(u===s.current||d>s.current)&&a(c),i=!1}catch(c){if(l())return;o(d=>({...d,trouble:c.message||e("notice.network")})),await ze(1500)}})},[e.lang]);let n=async(i,l,u,c=30)=>{try{let d=await A(e.lang,i,l,u,c);return d&&"setup"in d&&a(d),o(p=>({...p,trouble:""})),d||{}}catch(d){return o(p=>({...p,trouble:d.message||e("notice.network")})),null}};return{...t,ask:n,begin:()=>n("POST","/setup/begin",{}),go:i=>n("POST","/setup",{seen:s.current,step:i}),say:(i,l)=>n("POST","/setup",{seen:s.current,answers:i,...l?{step:l}:{}}),shoot:i=>n("POST","/setup/pictures",{for:i})}}function Be(e,t,o=400){let[s,a]=b(null);return T(()=>{if(a(null),!!t)return rt(async n=>{try{let i=await A(e.lang,"GET",t,void 0,10);n()||a(i)}catch{}await ze(o)})},[e.lang,t]),s}function X({t:e,shot:t,dark:o="",draw:s,onPointer:a,children:n}){let i=W(null),[l,u]=b(600);T(()=>{let d=new ResizeObserver(()=>i.current&&u(i.current.clientWidth||600));return d.observe(i.current),()=>d.disconnect()},[]);let c=d=>p=>{if(!a||!t)return;let m=i.current.getBoundingClientRect();a(d,[(p.clientX-m.left)/m.width*t.width,(p.clientY-m.top)/m.height*t.height],p)};return r`
    <figure class="setup-feed">
      <div
        ref=${i}
        class=${"setup-shot"+(a?" drags":"")}
        style=${t?`aspect-ratio:${t.width}/${t.height}`:"aspect-ratio:4/3"}
        onPointerDown=${c("down")}
        onPointerMove=${c("move")}
        onPointerUp=${c("up")}
        onPointerCancel=${c("up")}
      >
        ${t?r`
                ${t.bitmap?r`
                        <${We} bitmap=${t.bitmap} />
                      `:r`
                        <img src=${t.url} alt=${e("setup.live")} draggable="false" />
                      `}
                <svg viewBox=${`0 0 ${t.width} ${t.height}`} aria-hidden="true">${s?s(t.width/l):null}</svg>
              `:r`
                <p class="setup-dark" role="status">${o||e("setup.waits")}</p>
              `}
        ${n}
      </div>
    </figure>
  `}var ke=({class:e,points:t,width:o})=>r`
  <polygon class=${e} points=${t.map(s=>s.join(",")).join(" ")} stroke-width=${o} />
`,sr=({shot:e,place:t,side:o})=>{let s=Math.round(e.width/32);return r`
    <div class=${"setup-loupe "+o} aria-hidden="true">
      <${We} bitmap=${e.bitmap} from=${[Math.round(t[0])-s,Math.round(t[1])-s,2*s+1,2*s+1]} />
      <b></b>
      <b></b>
    </div>
  `};function ee({t:e,kept:t,title:o,text:s,back:a,next:n,onNext:i,ready:l=!0,children:u,other:c}){let[d,p]=b(!1),m=async()=>{i&&(p(!0),await i(),p(!1))};return r`
    <aside class="setup-say">
      <section class="setup-task">
        <h2>${o}</h2>
        <p>${s}</p>
      </section>
      <div class="setup-marks">${u}</div>
      <p class="trouble" role="alert">${t.trouble}</p>
      <div class="setup-go">
        ${c}
        ${a?r`
                <button class="btn square back" onClick=${()=>t.go(a)} aria-label=${e("setup.back")}><${y} id="prev" /></button>
              `:null}
        ${n?r`
                <button class="btn primary next" disabled=${!l||d} onClick=${m}>
                  ${n}
                  <${y} id="next" />
                </button>
              `:null}
      </div>
    </aside>
  `}var re=({icon:e,name:t,is:o,word:s,text:a="",share:n})=>r`
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
`;function Dl({t:e,one:t,onPick:o}){let{shot:s}=V({camera:t.id},t.sees);return r`
    <li>
      <button class="card setup-camera" disabled=${!!t.held_by} onClick=${o} data-camera=${t.kind}>
        ${s?r`
                <${We} bitmap=${s.bitmap} />
              `:r`
                <span class="setup-noimg"><${y} id=${t.kind==="upload"||t.kind==="phone"?"phone":"camera"} /></span>
              `}
        <b>${t.name||e("setup.camera."+t.kind)}</b>
        <small>${t.held_by?e("setup.camera.held",{table:t.held_by}):""}</small>
      </button>
    </li>
  `}function Al({t:e,kept:t,cameras:o,onChosen:s,onClose:a}){let[n,i]=b(""),[l,u]=b(!1),c=async d=>{u(!0);let p=await t.ask("POST","/camera",d,30);u(!1),p&&s(p)};return r`
    <section class="setup-choose">
      <h2>${e("setup.camera.which")}</h2>
      <p>${o.advice||""}</p>
      <ul class="setup-cameras">
        ${o.cameras.map(d=>r`
            <${Dl} key=${d.id} t=${e} one=${d} onPick=${()=>c({id:d.id})} />
          `)}
      </ul>
      <form
        class="setup-address"
        onSubmit=${d=>{d.preventDefault(),n&&c({address:n})}}
      >
        <label>
          <span>${e("setup.camera.address")}</span>
          <input
            type="text"
            inputmode="url"
            placeholder="http://192.168.1.20:8080/video"
            value=${n}
            onInput=${d=>i(d.target.value)}
          />
        </label>
        <button class="btn" disabled=${l||!n}>${e("setup.camera.call")}</button>
      </form>
      <p class="trouble" role="alert">${t.trouble}</p>
      ${a?r`
              <button class="btn" onClick=${a}>${e("setup.back")}</button>
            `:null}
    </section>
  `}var ds=()=>{let e=Intl.DateTimeFormat().resolvedOptions().timeZone||"",t=/^America\/(Argentina|Asuncion|Montevideo|Santiago|Punta_Arenas|La_Paz|Cayenne|Martinique|Guadeloupe|Barbados|Jam|Grenada)/;return/^America\//.test(e)&&!t.test(e)||/^(Asia\/(Seoul|Taipei|Manila|Riyadh)|Pacific\/(Honolulu|Guam))$/.test(e)?60:50},El=(e,t)=>{if(!t)return[{icon:"camera",name:e("setup.view.picture"),is:"wait",word:e("setup.view.wait")}];let o=n=>t.faults.includes(n),s=t.lid?t.lid.doubt?"fair":o("cut")?"bad":"good":"wait",a=["dark","bright","bands"].find(o);return[{icon:"corners",name:e("setup.view.lid"),is:s,word:e("setup.view.lid."+s),text:s==="good"&&t.die_px?e("setup.view.die",{n:Math.round(t.die_px)}):e("setup.view.lid."+s+".text")},{icon:"focus",name:e("setup.view.sharp"),is:o("blurred")?"fair":"good",word:e(o("blurred")?"setup.view.blurred":"setup.view.good"),text:o("blurred")?e("setup.view.blurred.text"):o("small")?e("setup.view.small"):"",share:t.sharp},{icon:"sun",name:e("setup.view.light"),is:a?"fair":"good",word:e("setup.view."+(a||"good")),text:a&&e("setup.view."+a+".text")}]};function nr({t:e,table:t,kept:o,setup:s}){let[a,n]=b(null),[i,l]=b(!1),[u,c]=b(!1),{shot:d,dark:p}=V({camera:""},!!a?.chosen&&!i),m=Be(e,a?.chosen&&d?"/setup/view":"",350);T(()=>{o.ask("GET","/cameras").then(g=>g&&n(g))},[]);let h=async g=>{let M=await o.ask("POST","/camera",{mains_hz:g});M&&n(M)};if(!a)return r`
      <p class="setup-dark" role="status">${o.trouble||e("setup.waits")}</p>
    `;if(!a.chosen&&!a.by_flags||i)return r`
      <${Al}
        t=${e}
        kept=${o}
        cameras=${a}
        onChosen=${g=>{n(g),l(!1)}}
        onClose=${i?()=>l(!1):void 0}
      />
    `;let f=a.cameras.some(g=>g.chosen&&g.kind==="phone"),$=!!t.snapshot?.camera?.live,k=async()=>{!a.mains_hz&&!f&&await h(ds()),!(!s&&!await o.begin())&&await o.go("sizes")},w=m?.lid&&!m.lid.doubt?m.lid.corners_px:null,v=f&&(!$||u)?r`
          <section class="card setup-phone">
            <h2>${e("setup.phone.title")}</h2>
            <${$t} t=${e} table=${t} role="camera" />
            <p class="dim">${e("setup.phone.text")}</p>
            ${$?r`
                    <button class="btn" onClick=${()=>c(!1)}>${e("setup.back")}</button>
                  `:null}
          </section>
        `:null;return r`
    ${v||r`
        <${X}
          t=${e}
          shot=${d}
          dark=${p}
          draw=${g=>w&&r`
              <${ke} class="setup-lid" points=${w} width=${3*g} />
            `}
        />
      `}
    <${ee}
      t=${e}
      kept=${o}
      title=${e("setup.view.title")}
      text=${e("setup.view.text")}
      next=${e("setup.view.next")}
      onNext=${k}
      ready=${!!d&&!v}
      other=${a.by_flags?null:r`
              <button class="btn setup-other" onClick=${()=>l(!0)}>${e("setup.camera.other")}</button>
              ${f&&$&&!u?r`
                      <button class="btn" onClick=${()=>c(!0)}>${e("setup.phone.other")}</button>
                    `:null}
            `}
    >
      ${(v?[]:El(e,m)).map(g=>r`
          <${re} key=${g.icon} ...${g} />
        `)}
      ${f?null:r`
              <section class="setup-mains">
                <div class="seg setup-floors" role="group" aria-label=${e("setup.view.mains")}>
                  ${[50,60].map(g=>r`
                      <button
                        key=${g}
                        data-hertz=${g}
                        class=${(a.mains_hz||ds())===g?"on":""}
                        aria-pressed=${(a.mains_hz||ds())===g}
                        onClick=${()=>h(g)}
                      >
                        ${e("setup.view.mains.hz",{n:g})}
                      </button>
                    `)}
                </div>
                <p>${e("setup.view.mains.text")}</p>
              </section>
            `}
    <//>
  `}var Ve=({label:e,name:t,value:o,least:s,onInput:a})=>r`
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
`;var ar=[[290,290],[400,280]];function rr({t:e,kept:t,setup:o}){let{shot:s,dark:a}=V({camera:""}),n=o.answers.board,[i,l]=b(n||{width_mm:290,height_mm:290,wall_mm:45}),[u,c]=b(o.answers.die?.edge_mm||16),[d,p]=b(!!n&&!ar.some(([f,$])=>f===n.width_mm&&$===n.height_mm)),m=f=>r`
    <${Ve}
      label=${e("setup.sizes."+f)}
      name=${f}
      value=${i[f+"_mm"]}
      least=${0}
      onInput=${$=>l({...i,[f+"_mm"]:$})}
    />
  `,h=i.width_mm>=50&&i.height_mm>=50&&i.wall_mm>=0&&u>=5&&u<=50;return r`
    <${X} t=${e} shot=${s} dark=${a} />
    <${ee}
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
        ${ar.map(([f,$])=>{let k=!d&&i.width_mm===f&&i.height_mm===$;return r`
            <button
              key=${f}
              class=${k?"on":""}
              aria-pressed=${k}
              onClick=${()=>{p(!1),l({...i,width_mm:f,height_mm:$})}}
            >
              ${f} × ${$} mm
            </button>
          `})}
        <button class=${d?"on":""} aria-pressed=${d} onClick=${()=>p(!0)}>${e("setup.sizes.other")}</button>
      </div>
      ${d?[m("width"),m("height")]:null} ${m("wall")}
      <${Ve} label=${e("setup.sizes.die")} name="die" value=${u} least=${0} onInput=${c} />
    <//>
  `}function ir({t:e,kept:t,setup:o}){let{shot:s,dark:a}=V({camera:""}),[n,i]=b(o.answers.corners_px?.length===4?o.answers.corners_px:null),[l,u]=b(o.answers.corners_px?.length===4?"":null),[c,d]=b(-1),p=async k=>{u(null);let w=await t.ask("POST","/setup/corners",k?{corners_px:k}:{},60);if(!w){u("unseen");return}i(w.corners_px),u(w.doubt)};T(()=>{n||p(null)},[]);let m=(k,w,v)=>{if(!(!n||!s))if(k==="down"){let g=n.map((M,_)=>[Math.hypot(M[0]-w[0],M[1]-w[1]),_]).sort((M,_)=>M[0]-_[0])[0];if(g[0]>s.width/6)return;v.currentTarget.setPointerCapture(v.pointerId),d(g[1]),i(n.map((M,_)=>_===g[1]?w:M))}else k==="move"&&c>=0?i(n.map((g,M)=>M===c?w:g)):k==="up"&&c>=0&&(d(-1),p(n))},h=k=>w=>{let v={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[w.key];!v||!n||(w.preventDefault(),i(n.map((g,M)=>M===k?[g[0]+v[0],g[1]+v[1]]:g)),u("hand"))},f=()=>n&&t.say({corners_px:n.map(k=>k.map(w=>Math.round(w*100)/100))},"empty"),$=l===null?"wait":l===""?"good":"fair";return r`
    <${X}
      t=${e}
      shot=${s}
      dark=${a}
      onPointer=${m}
      draw=${k=>n&&r`
          <${ke} class="setup-lid" points=${n} width=${2.5*k} />
          ${n.map((w,v)=>r`
              <g key=${v} class="setup-corner">
                <circle cx=${w[0]} cy=${w[1]} r=${22*k} stroke-width=${3*k} />
                <circle class="dot" cx=${w[0]} cy=${w[1]} r=${3*k} />
                <text x=${w[0]} y=${w[1]+(w[1]<50*k?44:-28)*k} font-size=${20*k}>${v+1}</text>
              </g>
            `)}
        `}
    >
      ${n&&s?r`
              <div class="setup-handles">
                ${n.map((k,w)=>r`
                    <button
                      key=${w}
                      style=${`left:${100*k[0]/s.width}%;top:${100*k[1]/s.height}%`}
                      aria-label=${e("setup.corners.one",{n:w+1})}
                      onKeyDown=${h(w)}
                    ></button>
                  `)}
              </div>
            `:null}
      ${c>=0&&s&&n?r`
              <${sr} shot=${s} place=${n[c]} side=${n[c][0]>s.width/2?"left":"right"} />
            `:null}
    <//>
    <${ee}
      t=${e}
      kept=${t}
      title=${e("setup.corners.title")}
      text=${e("setup.corners.text")}
      back="sizes"
      next=${e($==="fair"?"setup.corners.anyway":"setup.corners.next")}
      onNext=${f}
      ready=${!!n&&$!=="wait"}
      other=${r`
        <button class="btn setup-other" disabled=${$==="wait"} onClick=${()=>p(null)}>
          <${y} id="corners" />
          ${e("setup.corners.again")}
        </button>
      `}
    >
      <${re}
        icon="corners"
        name=${e("setup.step.corners")}
        is=${$}
        word=${e("setup.corners."+$)}
        text=${e($==="fair"?"setup.corners.doubt."+l:"setup.corners."+$+".text")}
      />
    <//>
  `}var fo=(e,t)=>[...e?.pictures||[]].reverse().find(o=>o.for===t)||null,ps=e=>e&&{url:ne("/setup/pictures/"+e.id),width:e.width_px,height:e.height_px};function hs(e,t,o,s){let a=fo(t,o),[n,i]=b(!a),l=W(!1),u=Be(s,n?"/setup/still?for="+o:"",250);return T(()=>{!n||l.current||!u?.ready||(l.current=!0,e.shoot(o).then(c=>{l.current=!1,c&&i(!1)}))},[u,n]),{taken:n?null:a,still:u,again:()=>i(!0)}}var gt=({t:e,still:t,taken:o})=>r`
  <${re}
    icon="still"
    name=${e("setup.still")}
    is=${o?"good":t?.hand?"fair":"wait"}
    word=${e(o?"setup.still.taken":t?.hand?"setup.still.hand":"setup.still.wait")}
    text=${e(o?"setup.still.taken.text":"setup.still.text")}
    share=${o?1:Math.min(1,(t?.seconds||0)/2)}
  />
`;function lr({t:e,kept:t,setup:o}){let{taken:s,still:a,again:n}=hs(t,o,"empty",e),{shot:i,dark:l}=V({camera:""},!s),u=o.answers.corners_px;return r`
    <${X}
      t=${e}
      shot=${s?ps(s):i}
      dark=${l}
      draw=${c=>u&&r`
          <${ke} class="setup-lid" points=${u} width=${2*c} />
        `}
    />
    <${ee}
      t=${e}
      kept=${t}
      title=${e("setup.empty.title")}
      text=${e("setup.empty.text")}
      back="corners"
      next=${e("setup.empty.next")}
      onNext=${()=>t.go("dice")}
      ready=${!!s}
      other=${s?r`
              <button class="btn setup-other" onClick=${n}>
                <${y} id="redo" />
                ${e("setup.again")}
              </button>
            `:null}
    >
      <${gt} t=${e} still=${a} taken=${s} />
    <//>
  `}function go(e,t){let o=t.calibration.state,s=W(o);return T(()=>{s.current==="running"&&o==="ready"&&e.go("test"),s.current=o},[o]),{runs:o==="running",begin:()=>e.ask("POST","/setup/calibration")}}function ko({t:e,kept:t,setup:o}){let s=o.calibration.refusal;return s?r`
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
  `:null}var cr="combat",ur=["2","4","6","8","10","star"],Nl=(e,t)=>{let o=(e.answers.colours||[]).find(a=>a.name===t)?.faces||[],s=[...new Set(o.map(a=>a.face))];return s.every(a=>ur.includes(a))?ur:s};function dr({t:e,kept:t,setup:o,colours:s,colour:a,onClose:n}){let{shot:i,dark:l}=V({camera:""}),[u,c]=b(a||cr),[d,p]=b(()=>Nl(o,a)),[m,h]=b(!!a),f=(o.answers.colours||[]).find(_=>_.name===u)?.faces||[],$=d.find(_=>!f.some(I=>I.face===_)),k=Be(e,m&&$?"/setup/still?for=face":"",250),w=W(!1),v=W(!1),g=_=>{let I=(o.answers.colours||[]).filter(x=>x.name!==u);return t.say({colours:_.length?[...I,{name:u,faces:_}]:I})};T(()=>{if(!(!k||!$||v.current)){if(!k.ready){w.current=!0;return}w.current&&(w.current=!1,v.current=!0,t.shoot("face").then(_=>{let I=_?.setup?.pictures.filter(x=>x.for==="face").at(-1);return I&&g([...f,{face:$,picture:I.id}])}).finally(()=>{v.current=!1}))}},[k]);let M=async _=>{w.current=!1,await g(f.filter(I=>I!==_))&&await t.ask("DELETE","/setup/pictures/"+_.picture)};return m?r`
    <${X} t=${e} shot=${i} dark=${l} />
    <${ee}
      t=${e}
      kept=${t}
      title=${$?e("setup.faces.lay",{face:$}):e("setup.faces.done")}
      text=${e($?"setup.faces.text":"setup.faces.done.text")}
      next=${e("setup.faces.end")}
      ready=${!$}
      onNext=${n}
      other=${r`
        <button
          class="btn setup-other"
          onClick=${async()=>{$&&!await g([])||n()}}
        >
          ${e($?"setup.faces.without":"setup.back")}
        </button>
      `}
    >
      ${$?k?.ready&&f.length?r`
                <${re}
                  icon="still"
                  name=${e("setup.still")}
                  is="good"
                  word=${e("setup.still.taken")}
                  text=${e("setup.faces.turn",{face:$})}
                  share=${1}
                />
              `:r`
                <${gt} t=${e} still=${k} taken=${!1} />
              `:null}
      <ul class="setup-groups">
        ${d.map(_=>{let I=f.find(x=>x.face===_);return r`
            <li key=${_}>
              <button class="setup-group face" disabled=${!I} onClick=${()=>M(I)}>
                <i>
                  ${I?r`
                          <${y} id="check" class="ic-s" />
                        `:null}
                </i>
                <b>${_}</b>
                <span>${I?e("setup.faces.again"):""}</span>
                <${y} id=${I?"redo":"more"} class="ic-s" />
              </button>
            </li>
          `})}
      </ul>
    <//>
  `:r`
      <${X} t=${e} shot=${i} dark=${l} />
      <${ee}
        t=${e}
        kept=${t}
        title=${e("setup.faces.title")}
        text=${e("setup.faces.which")}
        next=${e("setup.next")}
        ready=${!!u&&new Set(d).size===d.length&&d.length>1}
        onNext=${()=>h(!0)}
        other=${r`
          <button class="btn setup-other" onClick=${n}>${e("setup.back")}</button>
        `}
      >
        <div class="setup-names" role="group" aria-label=${e("setup.faces.colour")}>
          ${[cr,...s].map(_=>r`
              <button key=${_} data-name=${_} class=${_===u?"on":""} aria-pressed=${_===u} onClick=${()=>c(_)}>
                ${e.colour(_)}
              </button>
            `)}
        </div>
        <label class="setup-name">
          <span>${e("setup.faces.names")}</span>
          <input
            type="text"
            value=${d.join(", ")}
            onChange=${_=>p(_.target.value.split(/[,\s]+/).filter(Boolean).slice(0,6))}
          />
        </label>
      <//>
    `}var ql=(e,t)=>{let[o,s]=e.dice[0],a=t.find(n=>Math.hypot(n.px[0]-o,n.px[1]-s)<3);return{...e,on:!t.length||!!a,name:a?.colour||e.name}},pr=["red","green","blue","white","yellow","black","purple","orange","pink","brown","grey"];function hr({t:e,kept:t,setup:o}){let{taken:s,still:a,again:n}=hs(t,o,"teach",e),{shot:i,dark:l}=V({camera:""},!s),[u,c]=b(null),[d,p]=b([]),[m,h]=b(-1),[f,$]=b(!1),k=s?.id,w=(o.answers.colours||[]).filter(x=>x.faces?.length),{runs:v,begin:g}=go(t,o);T(()=>{if(c(null),!k)return;let x=!1;return t.ask("GET","/setup/dice",void 0,40).then(z=>{x||(c(z||void 0),z&&p(z.groups.map(P=>ql(P,o.answers.dice||[]))))}),()=>{x=!0}},[k]);let M=d.filter(x=>x.on&&!w.some(z=>z.name===x.name)),_=async()=>{let x=[...[...new Set(M.map(P=>P.name))].map(P=>({name:P})),...w],z=M.flatMap(P=>P.dice.map(S=>({colour:P.name,px:S})));await t.say({colours:x,dice:z})&&await g()},I=(x,z)=>{p(d.map((P,S)=>S===x?{...P,...z}:P)),h(-1)};return f?r`
      <${dr} t=${e} kept=${t} setup=${o} colours=${pr} colour=${w[0]?.name||""} onClose=${()=>$(!1)} />
    `:r`
    <${X}
      t=${e}
      shot=${s?ps(s):i}
      dark=${l}
      draw=${x=>s&&d.map((z,P)=>z.on?z.dice.map((S,B)=>r`
                  <g key=${P+"-"+B} class=${"setup-die"+(m===P?" on":"")}>
                    <circle cx=${S[0]} cy=${S[1]} r=${17*x} fill=${z.colour} stroke-width=${3*x} />
                    <text x=${S[0]} y=${S[1]+7*x} font-size=${20*x}>${P+1}</text>
                  </g>
                `):null)}
    />
    <${ee}
      t=${e}
      kept=${t}
      title=${e("setup.dice.title")}
      text=${e(s?"setup.dice.name":"setup.dice.text")}
      back="empty"
      next=${e(v?"setup.dice.runs":"setup.dice.next")}
      onNext=${_}
      ready=${!!s&&M.length>0&&!v}
      other=${s?r`
              <button
                class="btn setup-other"
                disabled=${v}
                onClick=${()=>{p([]),n()}}
              >
                <${y} id="redo" />
                ${e("setup.again")}
              </button>
            `:null}
    >
      ${s?null:r`
              <${gt} t=${e} still=${a} taken=${s} />
            `}
      <${ko} t=${e} kept=${t} setup=${o} />
      ${s?r`
              <ul class="setup-groups">
                ${d.map((x,z)=>r`
                    <li key=${z} class=${x.on?"":"off"}>
                      <button class="setup-group" aria-expanded=${m===z} onClick=${()=>h(m===z?-1:z)}>
                        <i style=${`background:${x.colour}`}>${z+1}</i>
                        <b>${x.on?e.colour(x.name):e("setup.dice.none")}</b>
                        <span class="num">${e("setup.dice.count",{n:x.dice.length})}</span>
                        <${y} id="down" class="ic-s" />
                      </button>
                      ${m===z?r`
                              <div class="setup-names">
                                ${pr.map(P=>r`
                                    <button
                                      key=${P}
                                      data-name=${P}
                                      class=${x.on&&P===x.name?"on":""}
                                      onClick=${()=>I(z,{name:P,on:!0})}
                                    >
                                      ${e.colour(P)}
                                    </button>
                                  `)}
                                <button class="none" onClick=${()=>I(z,{on:!1})}>${e("setup.dice.none")}</button>
                              </div>
                            `:null}
                    </li>
                  `)}
              </ul>
              <button class="btn setup-printed" disabled=${v} onClick=${()=>$(!0)}>
                <${y} id="dice" class="ic-s" />
                ${e(w.length?"setup.faces.there":"setup.faces.add",{n:w[0]?.faces.length||0})}
              </button>
              ${u===null?r`
                      <p role="status">${e("setup.waits")}</p>
                    `:u&&(u.other.length||!d.length)?r`
                        <${re}
                          icon="dice"
                          name=${e("setup.step.dice")}
                          is="fair"
                          word=${e("setup.dice.fair")}
                          text=${e(d.length?"setup.dice.other":"setup.dice.nothing")}
                        />
                      `:null}
            `:null}
    <//>
  `}var Wl={columns:9,rows:6},wo=24,Rl=["pi-camera-3","pi-camera-3-wide","pi-hq-6mm","pi-global-6mm"],mr=.03,Hl=.003,Fl=e=>{if(!e)return 0;if(e.done)return 1;let t=e.focal_sd?Math.log(mr/e.focal_sd)/Math.log(mr/Hl):0;return Math.min(.95,Math.max(e.pictures/12,t*Math.min(1,e.pictures/5)))};function $r({t:e,kept:t,setup:o}){let s=o.answers.lens,a=s?.square_mm||wo,{shot:n,dark:i}=V({camera:""}),[l,u]=b(s?.profile?"none":"paper"),[c,d]=b(Math.round(1e3*a/wo)/10),[p,m]=b(a===wo?8:a),h=Be(e,l==="none"?"":"/setup/lens",200),{runs:f,begin:$}=go(t,o),k=W(!1),w={...Wl,square_mm:l==="phone"?p:wo*c/100};T(()=>{if(!h?.ready||k.current||f||l==="none")return;k.current=!0,(s&&!s.profile&&s.square_mm===w.square_mm?Promise.resolve(!0):t.say({lens:w})).then(I=>I&&t.shoot("lens")).finally(()=>{k.current=!1})},[h]);let v=async()=>{let _=l==="none"?{lens:s?.profile?{profile:s.profile}:null}:{lens:w};await t.say(_)&&await $()},g=l!=="none"&&h?.pictures>0,M=h?.done?"done":h?.hint||"wait";return r`
    <${X}
      t=${e}
      shot=${n}
      dark=${i}
      draw=${_=>l!=="none"&&h?r`
              ${h.done?null:r`
                      <${ke} class="setup-target" points=${h.target_px} width=${5*_} />
                    `}
              ${h.board_px.length===4?r`
                      <${ke} class=${"setup-board "+h.hint} points=${h.board_px} width=${3*_} />
                    `:null}
            `:null}
    />
    <${ee}
      t=${e}
      kept=${t}
      title=${e("setup.lens.title")}
      text=${e(l==="none"?"setup.lens.none.text":"setup.lens.text")}
      back="dice"
      next=${e(f?"setup.dice.runs":g?"setup.lens.next":"setup.lens.skip")}
      onNext=${()=>g||l==="none"||o.calibration.state!=="ready"?v():t.go("test")}
      ready=${!f&&(!g||h.pictures>=3)}
    >
      <${ko} t=${e} kept=${t} setup=${o} />
      <div class="seg setup-floors" role="group" aria-label=${e("setup.lens.which")}>
        ${["paper","phone","none"].map(_=>r`
            <button key=${_} data-way=${_} class=${l===_?"on":""} aria-pressed=${l===_} onClick=${()=>u(_)}>
              ${e("setup.lens."+_)}
            </button>
          `)}
      </div>
      ${l==="none"?r`
              <ul class="setup-names">
                ${[...Rl,""].map(_=>r`
                    <li key=${_}>
                      <button
                        data-lens=${_}
                        class=${(s?.profile||"")===_?"on":""}
                        aria-pressed=${(s?.profile||"")===_}
                        onClick=${()=>t.say({lens:_?{profile:_}:null})}
                      >
                        ${e("setup.lens.stock."+(_||"other"))}
                      </button>
                    </li>
                  `)}
              </ul>
            `:r`
              <${re}
                icon="ruler"
                name=${e("setup.keep.exact")}
                is=${h?.done?"good":"wait"}
                word=${e("setup.lens.pictures",{n:h?.pictures||0})}
                text=${e("setup.lens.hint."+M)}
                share=${Fl(h)}
              />
            `}
      ${l==="paper"?r`
              <p class="setup-links">
                <a class="btn" href=${ne("/chessboard/a4")} download="chessboard-a4.pdf">
                  <${y} id="down" class="ic-s" />
                  ${e("setup.lens.print",{paper:"A4"})}
                </a>
                <a class="btn" href=${ne("/chessboard/letter")} download="chessboard-letter.pdf">
                  <${y} id="down" class="ic-s" />
                  ${e("setup.lens.print",{paper:"Letter"})}
                </a>
              </p>
              <${Ve} label=${e("setup.lens.bar")} name="bar" value=${c} least=${1} onInput=${d} />
            `:null}
      ${l==="phone"?r`
              <${Gl} t=${e} />
              <${Ve} label=${e("setup.lens.square")} name="square" value=${p} least=${1} onInput=${m} />
            `:null}
    <//>
  `}function Gl({t:e}){let{value:t}=ie(e,"/setup/screen");return r`
    <div class="setup-screen">
      <${mo} label=${e("setup.lens.qr")} qr=${t?.qr} />
      <p>${e("setup.lens.phone.text",{address:t?.url||location.origin+"/#chessboard"})}</p>
    </div>
  `}var ms=3,Kl=["1","2","3","4","5","6"],Ul=e=>e.missed+e.extra+e.values+e.colours===0,Zl=(e,t)=>{let o=s=>e.reduce((a,n)=>a+n[s],0);return o("missed")+o("extra")?["missed","empty"]:o("colours")?["colours","dice"]:o("values")?["values","view"]:o("questions")>e.length?["asks","view"]:t&&!t.lens_pictures&&t.margin_mm>1.2?["lens","lens"]:["good",""]},$s=(e,t)=>{let o=(e.answers.colours||[]).find(s=>s.name===t)?.faces;return o?.length?[...new Set(o.map(s=>s.face))]:Kl};function Vl({t:e,kept:t,setup:o}){let s=V({camera:""}),[a,n]=b(o.answers.name||e("setup.keep.name.usual")),i=o.calibration.found;return r`
    <${X} t=${e} shot=${s.shot} dark=${s.dark} />
    <${ee}
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
      <${re}
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
  `}var Jl=({dice:e,picked:t,px:o,edge:s})=>{let a=Math.max(15*o,Math.min(26*o,.8*s)),n=Math.max(6*o,Math.min(11*o,.28*s));return e.map(i=>r`
      <g key=${i.key} class=${"setup-die read"+(i===t?" on":"")}>
        <${ke} points=${i.outline} width=${(i===t?6:3)*o} />
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
    `)},Ql=({t:e,setup:t,die:o,onChange:s,onRemove:a,onClose:n})=>r`
  <section class="card setup-correct">
    <h3>${e("setup.test.value")}</h3>
    <div class="setup-names">
      ${$s(t,o.colour).map((i,l)=>r`
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
            onClick=${()=>s({colour:i.name,face:$s(t,i.name)[o.value-1]||"?"})}
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
`;function Yl({t:e,kept:t,setup:o,onEnd:s}){let[a,n]=b(0),[i,l]=b(null),[u,c]=b([]),[d,p]=b(null),[m,h]=b(!1),f=V({camera:""},!i),$=o.tests.length,k=$>=ms+a,w=o.tests.filter(Ul).length,[v,g]=Zl(o.tests,o.calibration.found),M=async()=>{let L=await t.ask("POST","/reading",{},40);if(!L)return;let C=f.shot;l({...L,shot:{url:ne("/live.jpg?frame="+L.frame),width:C?.width||4,height:C?.height||3}}),c((L.reading.dice||[]).map(R=>({key:R.id,id:R.id,colour:R.colour,value:R.value,face:R.face||(R.value?String(R.value):"?"),outline:R.outline_px,at:Jo(R.outline_px)}))),h(!1)},_=async()=>{let L=u.map(C=>C.id!==null?{id:C.id,colour:C.colour,value:C.value}:{colour:C.colour,value:C.value,px:C.at});await t.ask("POST","/setup/test",{frame:i.frame,dice:L})&&l(null)},I=L=>{let C={...d,...L};c(u.map(R=>R===d?C:R)),p(C),h(!0)},x=()=>{c(u.filter(L=>L!==d)),p(null),h(!0)},z=(o.calibration.found?.die_px||24)/2,P=(L,C)=>{if(L!=="up"||!i)return;let R=u.map(se=>({d:se,off:Math.hypot(se.at[0]-C[0],se.at[1]-C[1])})).sort((se,we)=>se.off-we.off)[0];if(R&&R.off<2*z){p(R.d);return}let de=o.answers.colours[0].name,[le,oe]=C.map(se=>Math.round(10*se)/10),$e={key:"new-"+Date.now(),id:null,colour:de,value:1,face:$s(o,de)[0],at:[le,oe],outline:[[le-z,oe-z],[le+z,oe-z],[le+z,oe+z],[le-z,oe+z]]};c([...u,$e]),p($e),h(!0)};if(k)return r`
      <${X} t=${e} shot=${f.shot} dark=${f.dark} />
      <${ee}
        t=${e}
        kept=${t}
        title=${e("setup.test.over")}
        text=${e("setup.test.over.text")}
        next=${e("setup.test.end")}
        onNext=${async()=>{await t.ask("DELETE","/setup")&&s()}}
        other=${r`
          <button class="btn setup-other" onClick=${()=>n($-ms+1)}>
            <${y} id="dice" />
            ${e("setup.test.more")}
          </button>
        `}
      >
        <${re}
          icon="check"
          name=${e("setup.test.verdict")}
          is=${["good","lens"].includes(v)?"good":"fair"}
          word=${e("setup.test.score",{n:w,all:$})}
          text=${e("setup.help."+v)}
        />
        ${g?r`
                <button class="btn" onClick=${()=>t.go(g)}>${e("setup.goto",{step:e("setup.step."+g)})}</button>
              `:null}
      <//>
    `;let S=i?.reading.questions?.length||0,B=u.some(L=>!L.value);return r`
    <${X}
      t=${e}
      shot=${i?i.shot:f.shot}
      dark=${f.dark}
      onPointer=${i?P:void 0}
      draw=${L=>i&&r`
          <${Jl} dice=${u} picked=${d} px=${L} edge=${2*z} />
        `}
    >
      ${i?r`
              <div class="setup-handles">
                ${u.map(L=>r`
                    <button
                      key=${L.key}
                      style=${`left:${100*L.at[0]/i.shot.width}%;top:${100*L.at[1]/i.shot.height}%`}
                      aria-label=${e.die(L.colour,L.face)}
                      onClick=${()=>p(L)}
                    ></button>
                  `)}
              </div>
            `:null}
    <//>
    <${ee}
      t=${e}
      kept=${t}
      title=${e("setup.test.throw",{n:$+1,all:ms+a})}
      text=${e(i?"setup.test.look":"setup.test.text")}
      next=${e(i?m?"setup.test.told":"setup.test.right":"setup.test.read")}
      ready=${!i||!d&&!B}
      onNext=${i?_:M}
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
      ${d?r`
              <${Ql} t=${e} setup=${o} die=${d} onChange=${I} onRemove=${x} onClose=${()=>p(null)} />
            `:i?r`
                <${re}
                  icon="dice"
                  name=${e("setup.test.dice",{n:u.length})}
                  is=${S||B?"fair":"good"}
                  word=${S?e("setup.test.asks",{n:S}):e("setup.test.sure")}
                  text=${u.map(L=>e.die(L.colour,L.face)).join(", ")}
                />
              `:null}
    <//>
  `}function fr({t:e,kept:t,setup:o,onEnd:s}){let a=V({camera:""},!o.kept&&o.calibration.state!=="ready");return o.kept?r`
      <${Yl} t=${e} kept=${t} setup=${o} onEnd=${s} />
    `:o.calibration.state==="ready"?r`
      <${Vl} t=${e} kept=${t} setup=${o} />
    `:r`
    <${X} t=${e} shot=${a.shot} dark=${a.dark} />
    <${ee} t=${e} kept=${t} title=${e("setup.test.title")} text=${e("setup.test.first")} back="dice" />
  `}var gr={view:nr,sizes:rr,corners:ir,empty:lr,dice:hr,lens:$r,test:fr},kr=({t:e})=>r`
  <a class="btn setup-open" href="#setup" aria-label=${e("setup.title")}>
    <${y} id="camera" />
    <span>${e("setup.title")}</span>
  </a>
`,Xl=e=>{let t=e.answers;return{view:!!t.board||ft.indexOf(e.step)>0,sizes:!!t.board&&!!t.die,corners:t.corners_px?.length===4,empty:!!fo(e,"empty"),dice:!!fo(e,"teach")&&t.dice?.length>0,lens:!!t.lens,test:e.tests?.length>=3}};function wr({t:e,table:t,onHome:o}){let s=or(e),a=s.setup?gr[s.setup.step]?s.setup.step:"test":"view",n=s.setup?Xl(s.setup):{},i=gr[a],l=u=>{let c=u==="test"?"dice":ft[ft.indexOf(u)-1];return s.setup&&(u===a||n[u]||c&&n[c])};return r`
    <div class="p-setup" data-step=${a} data-kept=${s.known}>
      <${he} t=${e} table=${t} game=${!1} title=${e("setup.title")} sub=${e("setup.sub")} onHome=${o} />
      <main class="setup">
        <ol class="setup-steps">
          ${ft.map((u,c)=>r`
              <li key=${u} class=${u===a?"now":n[u]?"done":""} aria-current=${u===a?"step":void 0}>
                <button disabled=${!l(u)} onClick=${()=>s.go(u)} data-to=${u}>
                  ${n[u]&&u!==a?r`
                          <${y} id="check" class="ic-s" />
                        `:r`
                          <b class="num">${c+1}</b>
                        `}
                  <span>${e("setup.step."+u)}</span>
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
  `}var bo=({name:e,state:t,people:o})=>r`
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
`;var ec=(e,t)=>new Intl.DateTimeFormat(e.lang,{dateStyle:"medium",timeStyle:"short"}).format(new Date(t));function br({t:e,table:t,onContinue:o}){let s=t.snapshot?.parked||[],[a,n]=b(!1);if(!s.length)return null;let i=async l=>{await t.takeUp(l)&&(n(!1),o())};return r`
    <button class="btn parked-open" onClick=${()=>n(!0)}>${e("home.parked",{n:s.length})}</button>
    ${a?r`
            <${H} t=${e} title=${e("home.parked.title")} onClose=${()=>n(!1)}>
              <div class="dialog-body">
                <p class="dim">${e("home.parked.how")}</p>
                <ul class="tables">
                  ${s.map(l=>r`
                      <li key=${l.entry}>
                        <button class="btn table-at" disabled=${!!t.busy} onClick=${()=>i(l.entry)}>
                          <${bo} name=${l.game.name} state=${ec(e,l.at)} people=${l.people} />
                          <${y} id="next" />
                        </button>
                      </li>
                    `)}
                </ul>
              </div>
            <//>
          `:null}
  `}var tc=4e3,oc=(e,t)=>t.game?t.over?e("tables.over",{game:t.game.name}):t.round?`${t.game.name} · ${t.round}`:t.game.name:e("tables.free");function sc({t:e,list:t,mine:o,onClose:s}){return r`
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
                  <${bo} name=${a.id} state=${oc(e,a)} people=${a.people} />
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
  `}function yr({t:e,table:t}){let[o,s]=b([]),[a,n]=b(!1),i=t.me?.table,l=!o.length;return T(()=>{if(!i)return;let u=!1,c=()=>A(e.lang,"GET","/tables").then(p=>{u||s(p)},()=>{});(a||l)&&c();let d=a||l?setInterval(c,tc):0;return()=>{u=!0,clearInterval(d)}},[e.lang,a,l,!i]),!i||o.length<2?null:r`
    <button class="btn tables-open" aria-label=${e("tables.at",{name:i})} onClick=${()=>n(!0)}>
      <${y} id="corners" />
      <span>${i}</span>
    </button>
    ${a?r`
            <${sc} t=${e} list=${o} mine=${i} onClose=${()=>n(!1)} />
          `:null}
  `}var kt=({option:e,value:t,onPick:o})=>r`
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
`;function vr({t:e,options:t,values:o,onPick:s,onClose:a}){return r`
    <${H} t=${e} title=${e("home.rules")} onClose=${a}>
      <div class="dialog-body">
        ${t.map(n=>r`
            <div class="option-long" key=${n.id}>
              <${kt} option=${n} value=${o[n.id]??n.choices[0]?.id} onPick=${i=>s(n.id,i)} />
              ${n.why?r`
                      <p>${n.why}</p>
                    `:null}
            </div>
          `)}
      </div>
    <//>
  `}var yo=({seats:e})=>r`
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
`;function zr({t:e,snapshot:t,game:o,onResult:s,onAgain:a}){let n=ye(t),i=t.result?.ranking?.[0]||[],l=(t.result?.ranking||[]).flat().map(u=>n.find(c=>c.seat===u)).filter(be);return r`
    <section class="land cont over">
      <p class="line">${o.name} · ${e("score.title")}</p>
      <h2>
        <${G} id="crown" class="ic" />
        ${i.map(u=>n.find(c=>c.seat===u)?.name).filter(Boolean).join(", ")||o.name}${" "}${e(i.length>1?"home.share":"score.wins")}
      </h2>
      <${yo} seats=${l.length?l:n} />
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
  `}var xr=()=>{try{return JSON.parse(localStorage.getItem("people")||"[]")||[]}catch{return[]}};function _r(e,t,o,s){let a=[...e.colours],n=[];for(let i=0;i<t;i++){let l=o[i]||{},u=a.includes(l.colour)?l.colour:a.find(c=>!o.slice(0,t).some(d=>d?.colour===c))||a[0];a.splice(a.indexOf(u),1),n.push({name:l.name??"",colour:u})}return n}var Cr=(e,t)=>e!==null&&e<t?e:null;function Mr({t:e,table:t,onContinue:o,onLog:s}){let a=t.snapshot,[n,i]=b(null),[l,u]=b(localStorage.getItem("game")||""),[c,d]=b(Number(localStorage.getItem("count"))||4),[p,m]=b(xr),[h,f]=b({}),[$,k]=b(!1),[w,v]=b(!1),[g,M]=b(null),[_,I]=b([]),x=()=>A(e.lang,"GET","/games").then(j=>i(Array.isArray(j)?j:j.games)).catch(()=>setTimeout(x,3e3));T(()=>{x()},[e.lang]),T(()=>{A(e.lang,"GET","/people").then(j=>I(j?.people||[]),()=>{})},[]);let z=n?.find(j=>j.id===l)||n?.[0],P=z?Math.min(Math.max(c,z.fewest_seats),z.most_seats):c,S=z?_r(z,P,p,e):[],B=!!t.busy,L=Cr(g,P),C=j=>{localStorage.setItem("people",JSON.stringify(j)),m(j)},R=(j,N)=>C(Array.from({length:Math.max(p.length,P)},(te,Q)=>Q===j?{...S[Q]||p[Q],...N}:S[Q]||p[Q])),de=j=>{if(!z)return;let N=z.colours[(z.colours.indexOf(S[j].colour)+1)%z.colours.length];C(S.map((te,Q)=>Q===j?{...te,colour:N}:te.colour===N?{...te,colour:S[j].colour}:te))},le=(j,N)=>{let te=_.find(Le=>Le.name.toLowerCase()===N.trim().toLowerCase()),Q=!!te?.colour&&!!z?.colours.includes(te.colour)&&S.every((Le,Fr)=>Fr===j||Le.colour!==te.colour);R(j,te&&Q?{name:N,colour:te.colour}:{name:N})},oe=ae(t.me,"host"),$e=S.findIndex(j=>!j.name.trim()),se=_.filter(j=>!S.some(N=>N.name.trim().toLowerCase()===j.name.toLowerCase())),we=a?.game&&(a.asks||[]).length>0,_e=async()=>{if(!z)return;if(we&&!w){v(!0);return}v(!1),localStorage.setItem("game",z.id),localStorage.setItem("count",String(P));let j=Object.fromEntries(Object.entries(h).filter(([Q])=>z.options?.some(Le=>Le.id===Q))),N=L??Math.floor(Math.random()*P),te=S.map((Q,Le)=>({name:Q.name.trim()||e("home.player",{n:Le+1}),colour:Q.colour,keep:!!Q.name.trim()}));await t.start(z.id,[...te.slice(N),...te.slice(0,N)],j)&&o()},Ce=a?.clock&&{label:e("home.clock"),choices:a.clock.paces.map(j=>({id:String(j),label:j?e("home.clock.seconds",{n:j}):e("home.clock.off")}))},E=()=>{a?.game&&(u(a.game.id),d(a.people.length),C(a.people.map(j=>({name:j.name,colour:j.colour}))),document.querySelector(".start")?.focus())},J=z?.options?.slice(0,3)||[],fe=(j,N)=>f({...h,[j]:N}),O={label:e("home.first"),choices:[{id:"chance",label:e("home.chance")},...S.map((j,N)=>({id:String(N),label:j.name.trim()||e("home.player",{n:N+1})}))]};return r`
    <div class="p-home">
      <${he}
        t=${e}
        table=${t}
        game=${!1}
        title="Quartermaster"
        sub=${e("home.sub")}
        chips=${a?Pe(e,{camera:a.camera}):[]}
        onHome=${()=>{}}
        onLog=${s}
      >
        <${yr} t=${e} table=${t} />
        ${ae(t.me,"host")?r`
                <${kr} t=${e} />
              `:null}
        <${er} t=${e} />
        <${Ha} t=${e} table=${t} />
      <//>
      <main class="hub">
        ${a?.game&&!we?r`
                <${zr} t=${e} snapshot=${a} game=${a.game} onResult=${o} onAgain=${oe?E:void 0} />
              `:a?.game?r`
                  <section class="land cont">
                    <p class="line">${a.view?.round||e("home.going")}</p>
                    <h2>${a.game.name}</h2>
                    <${yo} seats=${ye(a)} />
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
                          <${$t} t=${e} table=${t} role="spectator" path="/me/invitation" />
                        `:null}
                </section>
              `}
        ${oe?r`
                <section class="card new">
                  <div class="new-head">
                    <h2>${e("home.new")}</h2>
                    <${br} t=${e} table=${t} onContinue=${o} />
                  </div>
                  <datalist id="known">
                    ${_.map(j=>r`
                        <option key=${j.id} value=${j.name} />
                      `)}
                  </datalist>
                  <div class=${"games n"+(n?.length||0)} role="group" aria-label=${e("home.which")}>
                    ${(n||[]).map(j=>r`
                        <button
                          key=${j.id}
                          class=${"game"+(j===z?" on":"")}
                          aria-pressed=${j===z}
                          onClick=${()=>{u(j.id),f({})}}
                        >
                          <${q} name=${j.emblem} game=${j.id} class="em" />
                          <span>${j.name}</span>
                          <small>
                            ${j.camera===void 0?e("home.seats",{from:j.fewest_seats,to:j.most_seats}):e(j.camera?"home.camera":"home.points")}
                          </small>
                        </button>
                      `)}
                  </div>
                  ${z?r`
                          <div class=${z.most_seats-z.fewest_seats>5?"seats many":"seats"}>
                            <div class="seg" role="group" aria-label=${e("home.count")}>
                              ${Array.from({length:z.most_seats-z.fewest_seats+1},(j,N)=>z.fewest_seats+N).map(j=>r`
                                  <button key=${j} class=${j===P?"on":""} aria-pressed=${j===P} onClick=${()=>d(j)}>
                                    ${j}
                                  </button>
                                `)}
                            </div>
                            <div class=${"people n"+P}>
                              ${S.map((j,N)=>r`
                                  <div class="person" key=${N}>
                                    <button
                                      class="swap"
                                      onClick=${()=>de(N)}
                                      aria-label=${e("home.colour",{n:N+1,colour:e.hue(j.colour)})}
                                    >
                                      <${D} colour=${j.colour} />
                                    </button>
                                    <input
                                      type="text"
                                      maxlength="16"
                                      autocomplete="off"
                                      spellcheck=${!1}
                                      value=${j.name}
                                      placeholder=${e("home.player",{n:N+1})}
                                      aria-label=${e("home.name",{n:N+1})}
                                      list="known"
                                      onInput=${te=>le(N,te.target.value)}
                                    />
                                  </div>
                                `)}
                            </div>
                          </div>
                          ${!we&&$e>=0&&se.length?r`
                                  <div class="known" role="group" aria-label=${e("home.order")}>
                                    <small>${e("home.order")}</small>
                                    <div>
                                      ${se.slice(0,6).map(j=>r`
                                          <button key=${j.id} class="btn" onClick=${()=>le($e,j.name)}>
                                            ${j.colour?r`
                                                    <${D} colour=${j.colour} />
                                                  `:null}${j.name}
                                          </button>
                                        `)}
                                    </div>
                                  </div>
                                `:null}
                        `:null}
                  <div class="new-foot">
                    <p class=${"sure"+(w?"":" vh-keep")} role="status">${e("home.sure")}</p>
                    ${w?r`
                            <button class="btn" onClick=${()=>v(!1)}>${e("home.not")}</button>
                          `:null}
                    <div class=${a?.game?"":"dock"}>
                      <button class=${"btn start"+(a?.game?"":" primary")} disabled=${!z||B} onClick=${_e}>
                        ${e(w?"home.yes":"home.start")}
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
                    ${z?r`
                            <${kt}
                              option=${O}
                              value=${L===null?"chance":String(L)}
                              onPick=${j=>M(j==="chance"?null:Number(j))}
                            />
                          `:null}${J.map(j=>r`
                        <${kt} key=${j.id} option=${j} value=${h[j.id]??j.choices[0]?.id} onPick=${N=>fe(j.id,N)} />
                      `)}
                    ${z?.clock&&Ce?r`
                            <${kt} option=${Ce} value=${String(a.clock.seconds)} onPick=${j=>t.pace(Number(j))} />
                          `:null}
                    ${z&&!J.length?r`
                            <p class="dim">${e("home.norules")}</p>
                          `:null}
                    ${(z?.options?.length||0)>0?r`
                            <button class="btn more" onClick=${()=>k(!0)}>${e("home.more",{n:z?.options.length})}</button>
                          `:null}
                  </section>
                </aside>
              `:null}
      </main>
      ${$&&z?r`
              <${vr} t=${e} options=${z.options} values=${h} onPick=${fe} onClose=${()=>k(!1)} />
            `:null}
    </div>
  `}function jr({t:e,table:t,step:o,onBack:s}){let[a,n]=b(null),[i,l]=b(null),u=t.snapshot;if(T(()=>{A(e.lang,"GET",`/steps/${o.entry}`).then(k=>n(k.came?.battle||null)).catch(s)},[o.entry]),!a)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let c=a.duels.length,d=i??c,p=u.sighting?.board?.width_mm?u.sighting.board:{width_mm:290,height_mm:290},m=u.sighting&&String(u.sighting.id)===String(a.sighting)?u.sighting:null,h=nt(null,a),f=d<c&&a.duels[d],$=f?[f.a,f.b]:a.reach?a.reach.order.filter(k=>k.in).map(k=>k.die):a.hits||[];return r`
    <div class="dialog-body shown">
      ${h.length?r`
              <div class="picture">
                <${Vt}
                  t=${e}
                  sighting=${m}
                  board=${p}
                  dice=${h}
                  label=${e("picture.label")}
                  duels=${a.duels.slice(d).filter(k=>k.gap!=null&&k.from)}
                  first=${d}
                  now=${!!f&&f.gap!=null}
                  sunk=${ot(a,d)}
                  rings=${$}
                >
                  ${a.reach?r`
                          <${Xt} battle=${a} dice=${h} />
                        `:null}
                <//>
              </div>
            `:null}
      <div class="stack">
        <${Qt} t=${e} snapshot=${u} battle=${a} />
        ${c?r`
                <${Jt} t=${e} battle=${a} step=${d} onStep=${k=>l(k===i?null:k)} />
              `:a.reach?r`
                  <${Yt} t=${e} snapshot=${u} battle=${a} />
                `:null}
        <button class="btn" onClick=${s}>${e("log.back")}</button>
      </div>
    </div>
  `}var nc=e=>e?new Date(e).toLocaleTimeString([],{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}):"",ac=40;async function rc(e,t,o){try{return[await A(e.lang,"POST","/corrections/trial",{...o,seen:t.snapshot?.version??0})]}catch(s){return[null,{kind:s.status===0?"network":s.status===409?"stale":"refused",text:s.message,help:s.help}]}}function ic({t:e,table:t,step:o,seatName:s,colourOf:a,onDone:n,onBack:i}){let[l,u]=b(null),[c,d]=b(null);if(T(()=>{A(e.lang,"GET",`/steps/${o.entry}`).then(u).catch(i)},[o.entry]),!l)return r`
      <div class="dialog-body">
        <span class="scale wait">
          <i></i>
          <i></i>
          <i></i>
          <i></i>
        </span>
      </div>
    `;let p=async(h,f,$)=>{let[k,w]=await rc(e,t,{of:o.entry,ask:l.ask.id,seat:l.seat,fields:$});if(w){t.set({notice:w});return}k.lost.length?d({lost:k.lost,fields:$}):await t.correct(o.entry,l.ask,l.seat,$)&&n()};if(c)return r`
      <div class="dialog-body anew cost">
        <p class="trouble" role="alert">${e("log.costs",{n:c.lost.length})}</p>
        <ul>
          ${c.lost.map((h,f)=>r`
              <li key=${f} class="lost-step">${h}</li>
            `)}
        </ul>
        <div class="two dock">
          <button class="btn" onClick=${()=>d(null)}>${e("home.not")}</button>
          <button
            class="btn primary"
            disabled=${!!t.busy}
            onClick=${async()=>{await t.correct(o.entry,l.ask,l.seat,c.fields)&&n()}}
          >
            ${e("log.change")}
          </button>
        </div>
      </div>
    `;let m={snapshot:{...t.snapshot,asks:[]},busy:t.busy,answer:p};return r`
    <div class="dialog-body anew">
      <p class="dim">${e("log.anew")}</p>
      <${io} t=${e} table=${m} ask=${l.ask} given=${l.fields} back=${i} seatName=${s} colourOf=${a} />
    </div>
  `}function lc({t:e,step:t,after:o,open:s,busy:a,colourOf:n,onOpen:i,onAnew:l,onDice:u,onReturn:c,onShow:d}){let[p,m]=b(""),h=t.seats.length===1&&t.seats[0]>=0?t.seats[0]:null,f=t.lines.filter(k=>k.announce),$=t.lines.filter(k=>!k.announce);return r`
    <li class=${"step"+(s?" open":"")}>
      <button class="step-head" aria-expanded=${s} onClick=${i}>
        <span class="at num">${nc(t.at)}</span>
        <span class="what">
          ${h===null?null:r`
                  <${D} colour=${n(h)} />
                `}${t.prompt}${" "}
          <b>${t.answer}</b>
          ${t.put?r`
                  <i class="chip warn">${e("log.put")}</i>
                `:null}
          ${[...f,...$].map((k,w)=>r`
              <small key=${w} class=${k.announce?"loud":""}>${k.text}</small>
            `)}
          ${t.notes.map((k,w)=>r`
              <small key=${"n"+w} class="trouble">${k}</small>
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
                        <button class="btn show" onClick=${d}>
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
                        <button class="btn bad return" disabled=${a} onClick=${c}>
                          <${y} id="undo" />
                          ${e("log.return.sure")}
                        </button>
                      `:r`
                        <button class="btn return" disabled=${a} onClick=${()=>o?m("return"):c()}>
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
  `}function Sr({t:e,table:t,onClose:o}){let s=t.snapshot,[a,n]=b(null),[i,l]=b(0),[u,c]=b(null),[d,p]=b(null),[m,h]=b(null),[f,$]=b(ac),k=()=>A(e.lang,"GET","/steps").then(z=>(n(z),z)).catch(()=>[]);T(()=>{k()},[e.lang,s?.version]);let w=ye(s),v=z=>w.find(P=>P.seat===z),g=z=>v(z)?.colour||"none",M=z=>v(z)?.name||e("seat.table"),_=async()=>{c(null),l(0),h((await k()).flatMap(z=>z.notes))},I=a||[],x=I.slice(-f).reverse();return r`
    <${H} t=${e} title=${e("bar.log")} wide onClose=${o}>
      ${d?r`
              <${jr} t=${e} table=${t} step=${d} onBack=${()=>p(null)} />
            `:u?r`
                <${ic}
                  t=${e}
                  table=${t}
                  step=${u}
                  seatName=${M}
                  colourOf=${g}
                  onDone=${_}
                  onBack=${()=>c(null)}
                />
              `:r`
                <div class="log-tools"><${Gt} t=${e} table=${t} named /></div>
                <div class="dialog-body">
                  ${m?r`
                          <p class=${m.length?"trouble":"well-done"} role="status">
                            ${m.length?e("log.lost",{n:m.length}):e("log.holds")}
                          </p>
                          ${m.map((z,P)=>r`
                              <p key=${P} class="lost-step">${z}</p>
                            `)}
                        `:null}
                  ${a&&!a.length?r`
                          <p class="dim">${e("log.none")}</p>
                        `:null}
                  <ol class="log">
                    ${x.map(z=>r`
                        <${lc}
                          key=${z.entry}
                          t=${e}
                          step=${z}
                          open=${i===z.entry}
                          after=${I.length-1-I.indexOf(z)}
                          busy=${!!t.busy}
                          colourOf=${g}
                          onShow=${()=>p(z)}
                          onOpen=${()=>l(i===z.entry?0:z.entry)}
                          onAnew=${()=>c(z)}
                          onDice=${async()=>{await t.openAgain(z.entry)&&o()}}
                          onReturn=${async()=>{await t.goBack(z.entry)&&o()}}
                        />
                      `)}
                  </ol>
                  ${I.length>f?r`
                          <button class="btn earlier" onClick=${()=>$(f+200)}>
                            ${e("log.earlier",{n:I.length-f})}
                          </button>
                        `:null}
                  ${I.some(z=>z.throw)?r`
                          <p class="log-files">
                            ${e("log.throws")}
                            ${["csv","json"].map(z=>r`
                                <a key=${z} class="btn" href=${ne("/game/throws/throws."+z,e.lang)} download>${z.toUpperCase()}</a>
                              `)}
                          </p>
                        `:null}
                </div>
              `}
    <//>
  `}var fs="camera",wt=()=>location.protocol==="https:",Tr=()=>/^#camera=([\w-]+)$/.exec(location.hash)?.[1]||"";async function vo(e){try{let t=await A(e,"GET","/me",void 0,8);return t.role!=="camera"?gs():localStorage.setItem(fs,"1"),t.role==="camera"}catch{return localStorage.getItem(fs)==="1"}}var gs=()=>localStorage.removeItem(fs);function zo(e){let[t,o]=b(e);return[t,s=>{localStorage.setItem("lang",s),o(s)}]}function ks({lang:e,speak:t}){let o=en(e);return r`
    <button
      class="lang"
      lang=${o}
      onClick=${s=>{s.stopPropagation(),t(o)}}
      aria-label=${`${o.toUpperCase()} ${Bt[o]}`}
    >
      ${o.toUpperCase()}
    </button>
  `}var bt=({lang:e,speak:t})=>r`
  <header class="join-head">
    <${G} id="logo" class="logo" />
    <h1>Quartermaster</h1>
    <${ks} lang=${e} speak=${t} />
  </header>
`;function Pr({t:e,table:t}){let[o,s]=b(""),[a,n]=b(!1),i=Ra(e.lang),l=t.stranger,u=async c=>{if(c.preventDefault(),a)return;n(!0);let d=await tt(e.lang,o);n(!1),d?t.set({stranger:d}):wt()&&await vo(e.lang)?location.reload():t.open()};return i?.offer?r`
      <div class="p-join">
        <${bt} lang=${e.lang} speak=${c=>t.speak(c)} />
        <main class="card join"><${$o} t=${e} table=${t} /></main>
      </div>
    `:r`
    <div class="p-join">
      <${bt} lang=${e.lang} speak=${c=>t.speak(c)} />
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
              onInput=${c=>s(c.target.value)}
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
  `}var Or=[85.6,53.98],cc=[96/25.4,6],ws=10,bs=7;function Br({t:e}){let[t,o]=b(()=>Number(localStorage.getItem("px-per-mm"))||cc[Math.min(innerWidth,innerHeight)<500?1:0]),[s,a]=b(!1),[n,i]=b([innerWidth,innerHeight]);T(()=>{let f=()=>i([innerWidth,innerHeight]);return addEventListener("resize",f),()=>removeEventListener("resize",f)},[]),T(()=>{localStorage.setItem("px-per-mm",String(t))},[t]);let l=n[1]>n[0],[u,c]=l?[n[1],n[0]]:n,d=Math.floor(Math.min((u-72)/ws,(c-24)/bs)),p=Math.round(100*d/t)/100;if(!s)return r`
      <main class="p-chess">
        <h1>${e("setup.chess.title")}</h1>
        <p>${e("setup.chess.card")}</p>
        <div
          class="chess-card"
          style=${`width:${Or[l?1:0]*t}px;height:${Or[l?0:1]*t}px`}
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
    `;let m=l?bs:ws,h=l?ws:bs;return r`
    <main class="p-chess shown" onClick=${()=>a(!1)}>
      <h1 class="vh">${e("setup.chess.title")}</h1>
      <svg width=${m*d} height=${h*d} viewBox=${`0 0 ${m} ${h}`} shape-rendering="crispEdges" aria-hidden="true">
        ${Array.from({length:m*h},(f,$)=>(Math.floor($/m)+$%m)%2===0?r`
                <rect key=${$} x=${$%m} y=${Math.floor($/m)} width="1" height="1" />
              `:null)}
      </svg>
      <p>${e("setup.chess.square",{n:p.toLocaleString(e.lang)})}</p>
    </main>
  `}var uc=8e3,dc=3e5,ys=(e,t)=>e.duels.length*t+uc;function Lr(e,t,o,s,a,n,i){let l=W(null),u=e.me?.role==="spectator",c=t&&s&&`${o}|${s.outcome}|${s.dice.map(p=>p.face).join()}`;t&&l.current?.of!==c&&(l.current={of:c,ask:a?.id});let d=t&&l.current.ask!==a?.id;T(()=>{if(!t)return;if(d){i();return}if(!u||!s)return;let p=setTimeout(i,ys(s,n));return()=>clearTimeout(p)},[c,d,u])}function Ir(e,t){let[o,s]=b(!1),a=t&&e.me?.role==="spectator"&&!!e.me.shows;return T(()=>{if(s(!1),!a)return;let n=setTimeout(()=>s(!0),dc);return()=>clearTimeout(n)},[a]),[o&&a,()=>s(!1)]}function Dr({table:e}){let[,t]=b(0),[o,s]=b({home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup",chessboard:location.hash==="#chessboard"}),[a,n]=b(!1),i=W(null);Se(()=>e.subscribe(()=>t(I=>I+1)),[e]);let l=Ae(()=>Ke(e.lang),[e.lang]),u=e.snapshot,c=e.me?.seat??-1,d=Wt(u,o.ask,c),p=u&&o.setup&&ae(e.me,"host")?"setup":u&&o.archive?"archive":kn(u,{...o,seat:c}),[m,h]=Ir(e,p==="score"),f=m?"home":p;u&&i.current===null&&(i.current=Te(u,Ne(u)));let $=`${u?.sighting?.id}|${u?.sighting?.state}|${Wt(u,null,c)?.id}`,k=W($);Se(()=>{if(k.current===$)return;let I=k.current.split("|")[0]===$.split("|")[0];k.current=$;let x=z=>(u?.asks||[]).some(P=>P.id===z.ask&&P.anytime);s(z=>({...z,peek:st(u?.sighting)&&I?z.peek:!1,ask:x(z)?z.ask:null,...I?{}:{picked:null,spot:null}}))},[$]),T(()=>{document.documentElement.lang=l.lang,document.title=u?.game?`${u.view?.headline||u.game.name} · Quartermaster`:"Quartermaster"}),Se(()=>{let I=()=>s(x=>({...x,home:location.hash==="#home",archive:location.hash.startsWith("#archive"),setup:location.hash==="#setup",chessboard:location.hash==="#chessboard"}));return addEventListener("hashchange",I),()=>removeEventListener("hashchange",I)},[]);let w=Ne(u);yn(e,!!o.ask&&f==="deck"||["hand","question","guard","board","closer"].includes(f),f==="battle"&&w?ys(w,so):0),Lr(e,f==="battle"&&!qe(d)&&!o.picked&&!o.spot,Te(u,w),w,d,so,()=>s(I=>({...I,put:Te(u,w)})));let v=()=>{location.hash="#home"},g=()=>{location.hash="",h()},M={t:l,table:e,onHome:v,onLog:()=>n(!0)},_;return o.chessboard?_=r`
      <${Br} t=${l} />
    `:e.stranger&&!u?_=r`
      <${Pr} t=${l} table=${e} />
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
      <${tr} ...${M} />
    `:f==="setup"?_=r`
      <${wr} ...${M} />
    `:f==="home"?_=r`
      <${Mr} ...${M} onContinue=${g} />
    `:f==="score"?_=r`
      <${qa} ...${M} onAgain=${v} />
    `:f==="deck"?_=r`
      <${Ba} ...${M} ask=${d} local=${o} setLocal=${s} />
    `:_=r`
      <${ea} ...${M} focus=${f} ask=${d} local=${o} setLocal=${s} shown=${i} />
    `,r`
    <div
      class=${"page f-"+f+(e.me?.role==="spectator"?" watching":"")}
      data-focus=${e.stranger&&!u?"join":f}
      data-serial=${u?.serial}
      data-version=${u?.version}
    >
      ${_}
      <${oa} t=${l} table=${e} />
      <${vn} t=${l} table=${e} />
      ${a?r`
              <${Sr} t=${l} table=${e} onClose=${()=>n(!1)} />
            `:null}
    </div>
  `}function vs(e){let t=null,o=async()=>{if(!navigator.wakeLock)return;let s=document.visibilityState==="visible"&&e();if(s!==!!t){if(!s){let a=t;t=null,a.release?.();return}t={};try{t=await navigator.wakeLock.request("screen"),t.addEventListener("release",()=>{t=null})}catch{t=null}}};return o(),document.addEventListener("visibilitychange",o),{look:o,end:()=>{document.removeEventListener("visibilitychange",o),t?.release?.()}}}var Ar=e=>e.subscribe(vs(()=>!!e.snapshot?.game&&(e.snapshot.asks||[]).length>0).look);var pc=2e3,hc=6e3,mc=.9,Er={focusDistance:"focusMode",exposureTime:"exposureMode",iso:"exposureMode",colorTemperature:"whiteBalanceMode"},$c={audio:!1,video:{facingMode:{ideal:"environment"},width:{ideal:1920},height:{ideal:1440},frameRate:{ideal:15},resizeMode:{ideal:"none"}}},xo=class{constructor(t,o){this.video=t,this.told=o,this.over=!1,this.track=null,this.held="",this.canvas=document.createElement("canvas")}async run(){for(let t=0;!this.over;)try{(!this.track||this.track.readyState!=="live")&&await this.open();let o=await this.turn();t=0,await ze(o)}catch(o){if(this.over)return;t++,["NotAllowedError","SecurityError","NotFoundError"].includes(o?.name)?(this.told("denied"),await this.asked()):(this.told("waits"),await ze(Math.min(5e3,500*2**(t-1))))}}stop(){this.over=!0,this.track?.stop()}again(){this.wake?.()}asked(){return new Promise(t=>{this.wake=()=>t(void 0)})}async open(){this.told("asks"),this.track?.stop();let t=await navigator.mediaDevices.getUserMedia($c);if(this.track=t.getVideoTracks()[0],this.held="",this.over){this.track.stop();return}this.video.srcObject=t,await this.video.play()}async turn(){let t=this.rests?new Blob([],{type:"image/jpeg"}):await this.shoot(),o=await fetch(ne("/frames"),{method:"POST",headers:{"Content-Type":"image/jpeg","X-Camera":JSON.stringify(this.settings())},body:t,signal:AbortSignal.timeout(hc)});if(o.status===401||o.status===403)return this.told("gone"),this.stop(),0;if(o.status===422)return this.told("other"),2e3;if(!o.ok&&o.status!==429&&o.status!==400)throw new Error(String(o.status));if(!o.ok)return 300;let s=await o.json();return this.rests=s.rests,this.told(s.rests?"rests":"live"),await this.hold(s.hold||{}),s.wait_ms}async shoot(){let t=this.video;await new Promise((s,a)=>{let n=setTimeout(()=>{this.track?.stop(),a(new Error("still"))},pc),i=()=>{clearTimeout(n),s(void 0)};t.requestVideoFrameCallback?t.requestVideoFrameCallback(i):t.addEventListener("timeupdate",i,{once:!0})}),this.canvas.width=t.videoWidth,this.canvas.height=t.videoHeight,pe(this.canvas.getContext("2d"),"a drawing on the canvas").drawImage(t,0,0);let o=await new Promise(s=>this.canvas.toBlob(s,"image/jpeg",mc));if(!o)throw new Error("no picture");return o}settings(){let t=this.track?.getCapabilities?.()||{},o=this.track?.getSettings?.()||{};return Object.fromEntries(Object.entries(Er).filter(([s,a])=>t[a]?.includes("manual")&&typeof o[s]=="number").map(([s])=>[s,o[s]]))}async hold(t){let o=JSON.stringify(t);if(o===(this.held||"{}"))return;let s=this.track?.getCapabilities?.()||{},a={};for(let[n,i]of Object.entries(Er))n in t&&s[i]?.includes("manual")&&s[n]?(a[i]="manual",a[n]=Math.min(s[n].max,Math.max(s[n].min,t[n]))):!(i in a)&&s[i]?.includes("continuous")&&(a[i]="continuous");this.held=o;try{await this.track.applyConstraints({advanced:[a]})}catch{}}};var Nr=({label:e})=>r`
  <svg class="eye-drawn" viewBox="0 0 200 150" role="img" aria-label=${e}>
    <path class="see" d="M100 34 40 122h120z" />
    <path class="stand" d="M22 132V30h62" />
    <rect class="thing" x="72" y="22" width="56" height="10" rx="3" />
    <circle class="dot" cx="100" cy="34" r="3" />
    <path class="lid" d="M36 112v18h128v-18" />
    <path class="die" d="M70 117h12v12H70zM96 117h12v12H96zM124 117h12v12h-12z" />
  </svg>
`,qr=({step:e})=>r`
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
`;var fc=async()=>{try{document.fullscreenElement||await document.documentElement.requestFullscreen({navigationUI:"hide"}),await screen.orientation.lock(screen.orientation.type)}catch{}},gc={live:"check",rests:"pause",asks:"camera",waits:"link",denied:"warn",other:"warn",gone:"warn"};function Wr({first:e}){let[t,o]=zo(e),[s,a]=b("asks"),n=W(null),i=W(null),l=Ke(t);return T(()=>{let u=new xo(n.current,a);i.current=u,u.run();let c=vs(()=>!0),d=setInterval(c.look,15e3),p=()=>document.visibilityState==="visible"&&u.again();return document.addEventListener("visibilitychange",p),()=>{document.removeEventListener("visibilitychange",p),u.stop(),clearInterval(d),c.end()}},[]),T(()=>{document.documentElement.lang=t,document.title=l("eye.title"),s==="gone"&&gs()}),r`
    <main
      class="page p-eye"
      data-focus="eye"
      data-state=${s}
      onClick=${()=>{i.current?.again(),fc()}}
    >
      <video ref=${n} muted playsinline autoplay aria-label=${l("eye.sees")}></video>
      <div class=${"eye-state "+s} role="status">
        <${y} id=${gc[s]} />
        <b>${l("eye."+s)}</b>
        <${ks} lang=${t} speak=${o} />
      </div>
      <div class="eye-say">
        ${["live","rests","waits","asks"].includes(s)?r`
                <${Nr} label=${l("eye.drawn")} />
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
  `}var Rr=e=>/Firefox|FxiOS/.test(e)?"firefox":/Chrom|CriOS|Edg/.test(e)?"chrome":/Safari/.test(e)?"safari":"chrome";function Hr({first:e,code:t}){let[o,s]=zo(e),[a,n]=b(""),[i,l]=b(""),u=Ke(o),c=Rr(navigator.userAgent);return T(()=>{document.documentElement.lang=o,document.title=u("lead.title"),A(o,"GET","/me").then(d=>{d.secure&&n(d.secure+location.search+"#join="+t),l(d.secure?"":u("lead.none"))},d=>l(d.message||u("notice.network")))},[o]),r`
    <div class="page p-lead" data-focus="lead">
      <${bt} lang=${o} speak=${s} />
      <main class="card lead">
        <h2>${u("lead.title")}</h2>
        <p>${u("lead.warns")}</p>
        <ol class="lead-steps">
          ${[1,2,3].map(d=>r`
              <li key=${d}>
                <${qr} step=${d} />
                <p>
                  <b class="num">${d}</b>
                  ${u("lead.step."+(d===1?"1":`${d}.${c}`))}
                </p>
              </li>
            `)}
        </ol>
        <p class="lead-worth">
          <${y} id="warn" />
          <span>${u("lead.worth")}</span>
        </p>
        <p class=${"trouble"+(i?"":" vh-keep")} role="alert">${i}</p>
        <a class=${"btn primary"+(a?"":" off")} href=${a||void 0} aria-disabled=${!a}>
          ${u("lead.go")}
          <${y} id="next" />
        </a>
      </main>
    </div>
  `}Qs();qt();var Je=tn(),kc=pe(document.getElementById("page"),"the place of the page"),yt=Tr(),zs=e=>Ds(e,kc);yt&&!wt()?zs(r`
    <${Hr} first=${Je} code=${yt} />
  `):wc();async function wc(){yt&&history.replaceState(null,"",location.pathname+location.search);let e=yt?tt(Je,yt):un(Je);if(wt()&&(await e,await vo(Je))){zs(r`
        <${Wr} first=${Je} />
      `);return}let t=new Nt(Je);Ar(t),e.then(o=>{t.stranger=o,t.open()}),zs(r`
    <${Dr} table=${t} />
  `)}
