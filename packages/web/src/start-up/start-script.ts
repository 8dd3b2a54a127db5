// How a written page comes to life: once it is loaded, shown, and the browser has nothing better to do; or at once
// where the page shows nothing before.
// The router's own <Scripts> asks for everything while text and fonts are still on their way; what it
// would have printed is said here, from what the router hands to the one who writes the page.

/** Of the router's EntryContext, what a page's start depends on. */
export interface Start {
  manifest: {
    url: string;
    entry: { module: string; imports: string[] };
    routes: Record<
      string,
      { id: string; module: string; imports?: string[]; clientLoaderModule: unknown } | undefined
    >;
  };
  staticHandlerContext: { matches: { route: { id: string } }[] };
  serverHandoffString?: string;
}

/** A browser that is never idle starts all the same. */
const PATIENCE_MS = 500;

const ONCE_IDLE = `const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:${PATIENCE_MS}}):setTimeout(start);
const shown=()=>requestAnimationFrame(()=>setTimeout(idle));
document.readyState==="complete"?shown():addEventListener("load",shown)`;

function routesOf({ manifest, staticHandlerContext }: Start) {
  return staticHandlerContext.matches.map(({ route: { id } }) => {
    const route = manifest.routes[id];
    if (!route || route.clientLoaderModule !== undefined)
      throw new Error(`The start of a page does not know how to bring ${id}.`);
    return route;
  });
}

export function startFiles(start: Start): string[] {
  const { entry, url } = start.manifest;
  const files = [url, entry.module, ...entry.imports];
  for (const { module, imports = [] } of routesOf(start)) files.push(module, ...imports);
  return [...new Set(files)];
}

export async function startScript(
  page: Start,
  data: ReadableStream<Uint8Array> | undefined,
  when: 'ONCE_IDLE' | 'AT_ONCE' = 'ONCE_IDLE',
): Promise<string> {
  const { manifest, serverHandoffString } = page;
  const { entry, url } = manifest;
  if (serverHandoffString === undefined || data === undefined)
    throw new Error('The router no longer hands over what a page starts with.');
  const start = {
    files: startFiles(page),
    modules: routesOf(page).map(({ id, module }) => [id, module]),
    data: await new Response(data).text(),
  };
  // Fetched together, run one after the other: the root prepares what the code of the pages finds.
  return `{const {files,modules,data}=${JSON.stringify(start)};
window.__reactRouterContext=${serverHandoffString};
window.__reactRouterContext.stream=new Response(data).body;
const start=async()=>{
for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
await import(${JSON.stringify(url)});
const known=window.__reactRouterRouteModules={};
for(const [id,path] of modules)known[id]=await import(path);
await import(${JSON.stringify(entry.module)})};
${when === 'AT_ONCE' ? 'start()' : ONCE_IDLE}}`;
}
