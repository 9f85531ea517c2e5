import { FONT_KEY } from '../src/boot/font-key.ts';
import { INTENTS } from '../src/boot/intents.ts';

/**
 * The one inline script, the same on every page, so that the content security policy can name it by its hash. It sets the colour
 * scheme before the first paint (same key and attribute as Mantine), keeps what the visitor does before the boot script is there, and fetches
 * that script, which `<meta name="boot">` names, once the first frame is painted: before it, the line belongs to what is seen.
 * The font that `<meta name="font">` names is asked for ahead, which lets the first frame wait for it for a moment, only where it can be
 * there in time: it was loaded before, or the line is known to be fast or not known to be slow.
 */
export const INLINE_SCRIPT = [
  '(()=>{',
  `let s,k;try{s=localStorage.getItem("mantine-color-scheme-value");k=localStorage.getItem("${FONT_KEY}")}catch{}`,
  'document.documentElement.dataset.mantineColorScheme=s==="light"||s==="dark"?s:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  'const c=navigator.connection,f=document.querySelector("meta[name=font]");',
  'if(f&&(k===f.content||!c||!c.saveData&&c.rtt<300&&c.downlink>1)){const l=document.createElement("link");',
  'l.rel="preload";l.as="font";l.type="font/woff2";l.crossOrigin="";l.href=f.content;document.head.append(l)}',
  'const q=window.mrEarly=[],h=e=>{const t=e.target.closest&&e.target.closest(window.mrActs?"[data-live]":"[data-live],[data-action]");',
  'if(t&&(e.type==="submit"||t.tagName!=="FORM")){e.preventDefault();q.push({target:t,kind:e.type})}};',
  'window.mrLetGo=()=>{removeEventListener("click",h,true);removeEventListener("submit",h,true)};',
  'addEventListener("click",h,true);addEventListener("submit",h,true);',
  `for(const n of ${JSON.stringify(INTENTS)})addEventListener(n,e=>{if(n!=="pointermove"||e.movementX||e.movementY)window.mrIntent=true},{capture:true,passive:true});`,
  'requestAnimationFrame(()=>setTimeout(()=>{const m=document.querySelector("meta[name=boot]");if(!m)return;',
  'const b=document.createElement("script");b.type="module";b.src=m.content;document.head.append(b)}))',
  '})()',
].join('');
