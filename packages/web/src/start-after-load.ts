// A prerendered page reads without its scripts, so they wait until it is there: on a slow line they
// would share the line with the text and the fonts. This rewrites what the router's <Scripts> prints,
// and refuses to guess when that changes.
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = /^\s*import\s+(?:\*\s+as\s+(\w+)\s+from\s+)?"([^"]+)";?\s*$/gm;

export function startAfterLoad(page: string): string {
  const start = START.exec(page)?.[1];
  if (start === undefined) throw new Error('The router no longer prints its starting script.');
  return page.replaceAll(PRELOADS, '').replace(START, () => scriptTag(start));
}

function scriptTag(start: string): string {
  const named: string[] = [];
  const loads = start.replaceAll(IMPORT, (_, name: string | undefined, path: string) => {
    named.push(path);
    return name === undefined
      ? `await import("${path}");`
      : `const ${name}=await import("${path}");`;
  });
  if (named.length === 0 || /^\s*import\s/m.test(loads))
    throw new Error('The router prints an import that this page does not know how to delay.');
  // All are asked for together; they are then run in the router's order.
  const fetched = named.map((path) => `import("${path}")`).join(',');
  return `<script type="module" async="">const start=async()=>{await Promise.all([${fetched}]);${loads}};
if(document.readyState==="complete")start();else addEventListener("load",()=>setTimeout(start));</script>`;
}
