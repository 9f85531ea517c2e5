import { FONT_KEY } from '../src/boot/font-key.ts';
import { INTENTS } from '../src/boot/intents.ts';

/**
 * The one inline script, the same on every page, so that the content security policy can name it by its hash. It sets the colour
 * scheme before the first paint (same key and attribute as Mantine), keeps what the visitor does before the boot script is there, and fetches
 * that script, which `<meta name="boot">` names, once something is painted: until then the line and the processor belong to what is seen
 * (asking for a frame instead would make the browser draw an empty one). Where nobody tells of a paint, it comes after the page.
 * The font that `<meta name="font">` names is used, and asked for ahead, only where it can be there in time: it was loaded before, or
 * the line is not known to be slow. Elsewhere the first frame would wait for it in vain.
 */
export const INLINE_SCRIPT = [
  '(()=>{',
  `let s,k;try{s=localStorage.getItem("mantine-color-scheme-value");k=localStorage.getItem("${FONT_KEY}")}catch{}`,
  'document.documentElement.dataset.mantineColorScheme=s==="light"||s==="dark"?s:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  'const c=navigator.connection,f=document.querySelector("meta[name=font]");',
  'if(f&&(k===f.content||!c||!c.saveData&&c.rtt<300&&c.downlink>1)){document.documentElement.dataset.font="";const l=document.createElement("link");',
  'l.rel="preload";l.as="font";l.type="font/woff2";l.crossOrigin="";l.href=f.content;document.head.append(l)}',
  'const q=window.mrEarly=[],h=e=>{const t=e.target.closest&&e.target.closest(window.mrActs?"[data-live]":"[data-live],[data-action]");',
  'if(t&&(e.type==="submit"||t.tagName!=="FORM")){e.preventDefault();q.push({target:t,kind:e.type})}};',
  'window.mrLetGo=()=>{removeEventListener("click",h,true);removeEventListener("submit",h,true)};',
  'addEventListener("click",h,true);addEventListener("submit",h,true);',
  `for(const n of ${JSON.stringify(INTENTS)})addEventListener(n,e=>{if(n!=="pointermove"||e.movementX||e.movementY)window.mrIntent=true},{capture:true,passive:true});`,
  'let d;const b=()=>{const m=document.querySelector("meta[name=boot]");if(!m||d)return;',
  'd=document.createElement("script");d.type="module";d.src=m.content;document.head.append(d)};',
  'new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();b()}}).observe({type:"paint",buffered:true});',
  'addEventListener("load",()=>setTimeout(b,2e3));',
  '})()',
].join('');
