/** What the page's own script does, mode by mode. It is the same for every page, so that one hash allows it everywhere. */
const read = `const s=document.getElementById("encoded").textContent.trim(),`;
const show = "const w=t=>{document.open();document.write(t);document.close()};";
const bytes = "b=t=>Uint8Array.from(atob(t),c=>c.charCodeAt(0)),";
const inflate = `z=async d=>new TextDecoder("utf-8",{ignoreBOM:true}).decode(await new Response(new Blob([d]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer());`;
const text = `d=new TextDecoder("utf-8",{ignoreBOM:true});`;

export const loaders = {
  percent: `{${read}t=decodeURIComponent(s);${show}setTimeout(w,0,t)}`,
  unicode: `{${read}t=JSON.parse('"'+s+'"');${show}setTimeout(w,0,t)}`,
  base64: `{${read}${bytes}${text}${show}setTimeout(w,0,d.decode(b(s)))}`,
  compressed: `{${read}${bytes}${inflate}${show}z(b(s)).then(w)}`,
  obfuscated: `(()=>{${read}k=s.slice(0,8),${bytes}${inflate}${show}const p=b(s.slice(8));for(let i=0;i<p.length;i++)p[i]^=k.charCodeAt(i%8)+i&255;z(p).then(w)})()`,
} as const;
export type LoaderMode = keyof typeof loaders;

/** Opens an encrypted page: the form waits for a password, a wrong one is said and can be tried again. */
export const passwordLoader = `{${read}${bytes}${inflate}${show}
const f=document.forms[0],i=f.elements.password,m=document.getElementById("said"),x=JSON.parse(document.getElementById("words").textContent),l=document.documentElement;
if(l.dataset.auto==="1"&&!/^ar\\b/.test(navigator.language)!==(l.lang==="en")){const o=l.lang==="en"?"ar":"en";l.lang=o;l.dir=o==="ar"?"rtl":"ltr";for(const e of document.querySelectorAll("[data-word]"))e.textContent=x[o][e.dataset.word]}
const y=()=>x[l.lang],g=f.querySelector("button");
if(!globalThis.crypto?.subtle)m.textContent=y().insecure;
f.addEventListener("submit",async e=>{e.preventDefault();g.disabled=true;m.textContent=y().opening;try{
const[,n,a,v,c]=s.split("."),h=await crypto.subtle.importKey("raw",new TextEncoder().encode(i.value.normalize("NFKC")),"PBKDF2",false,["deriveKey"]);
const k=await crypto.subtle.deriveKey({name:"PBKDF2",hash:"SHA-256",salt:b(a),iterations:+n},h,{name:"AES-GCM",length:256},false,["decrypt"]);
const t=await z(await crypto.subtle.decrypt({name:"AES-GCM",iv:b(v)},k,b(c)));w(t)}catch{g.disabled=false;m.textContent=y().wrong;i.select()}})}`;
