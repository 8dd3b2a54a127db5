// A prerendered page reads without its scripts, so they wait until it is there: on a slow line they
// would share the line with the text and the fonts. This rewrites what the router's <Scripts> prints,
// and refuses to guess when that changes.
import { CONSENT_COOKIE } from './consent-script.ts';
import { GESTURES } from './gestures.ts';
import { TOKENS_KEY } from './session.ts';

const PRELOADS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = /^\s*import\s+(?:\*\s+as\s+(\w+)\s+from\s+)?"([^"]+)";?\s*$/gm;

/** Somebody who only reads gets the moving parts after this while. */
const PATIENCE_MS = 12_000;

export function startAfterLoad(page: string): string {
  const start = START.exec(page)?.[1];
  if (start === undefined) throw new Error('The router no longer prints its starting script.');
  const preloads = [...page.matchAll(PRELOADS)].map(([, path = '']) => path);
  return page.replaceAll(PRELOADS, '').replace(START, () => scriptTag(start, preloads));
}

function scriptTag(start: string, preloads: string[]): string {
  const named: string[] = [];
  const loads = start.replaceAll(IMPORT, (_, name: string | undefined, path: string) => {
    named.push(path);
    return name === undefined
      ? `await import("${path}");`
      : `const ${name}=await import("${path}");`;
  });
  if (named.length === 0 || /^\s*import\s/m.test(loads))
    throw new Error('The router prints an import that this page does not know how to delay.');
  const fetched = JSON.stringify([...new Set([...preloads, ...named])]);
  return `<script type="module" async="">${waiting(fetched, loads)}</script>`;
}

/**
 * Scripts are asked for at the visitor's first gesture. Once the page is loaded when it depends on who
 * they are, on what they chose before, or on its address.
 */
const waiting = (fetched: string, loads: string): string => `
const fetched=${fetched},gestures=${JSON.stringify(GESTURES)},seen=new AbortController();
const start=async()=>{if(seen.signal.aborted)return;seen.abort();for(const href of fetched)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));${loads}};
const stored=()=>{try{return localStorage.getItem("${TOKENS_KEY}")}catch{return null}};
const known=location.search||location.hash||stored()||document.cookie.includes("${CONSENT_COOKIE}=");
if(!known)for(const g of gestures)addEventListener(g,start,{signal:seen.signal,capture:true,passive:true});
const loaded=()=>{if(known)return start();setTimeout(start,${PATIENCE_MS})};
if(document.readyState==="complete")loaded();else addEventListener("load",()=>setTimeout(loaded));`;
