// The router tells the browser, for each page of the site, which files its scripts import: only links
// that fetch a page ahead read it, and no link here does. It is more than half of a file that every
// visitor downloads. This rewrites what the router writes, and refuses to guess when that changes.

const WRITTEN = /^window\.__reactRouterManifest=(\{.*\});$/s;

export function slimManifest(script: string): string {
  const written = WRITTEN.exec(script)?.[1];
  if (written === undefined) throw new Error('The router no longer writes its manifest this way.');
  const { routes, ...rest }: { routes?: Record<string, object> } = JSON.parse(written);
  if (routes === undefined) throw new Error('The manifest of the router no longer lists routes.');
  const slim = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...route, imports: undefined }]),
  );
  return `window.__reactRouterManifest=${JSON.stringify({ ...rest, routes: slim })};`;
}
