// The code of the pages: each page has a file of its own, which comes when the page is first asked for.
import { use, useEffect, useMemo } from 'react';
import {
  matchRoutes,
  type RouteObject,
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';

type Loaded = RouteModules[string];
type Files = { manifest: Pick<AssetsManifest, 'routes'>; routeModules: RouteModules };

export type PageModules = {
  isHere: (pathname: string) => boolean;
  /** Rejects when a file does not come. */
  bring: (pathname: string) => Promise<void>;
};

/** The router asks no more for a module that is in `routeModules`. */
export function pageModules(
  routes: RouteObject[],
  { manifest, routeModules }: Files,
  load: (file: string) => Promise<Loaded> = importFile,
): PageModules {
  const missing = (pathname: string): string[] =>
    (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { id } }) =>
      id === undefined || id in routeModules ? [] : [id],
    );

  async function bringRoute(id: string): Promise<void> {
    const route = manifest.routes[id];
    if (!route) return;
    // The browser keeps the style sheets; the router puts them in the page.
    const [module] = await Promise.all([load(route.module), ...(route.css ?? []).map(keepFile)]);
    routeModules[id] = module;
  }

  return {
    isHere: (pathname) => missing(pathname).length === 0,
    bring: async (pathname) => void (await Promise.all(missing(pathname).map(bringRoute))),
  };
}

const importFile = (file: string): Promise<Loaded> => import(/* @vite-ignore */ file);

const keepFile = async (file: string): Promise<unknown> => (await fetch(file)).blob();

/** Null outside of the site, as in the tests of a screen. */
export function usePageModules(): PageModules | null {
  const routes = use(DataRouterContext)?.router.routes;
  const framework = use(FrameworkContext);
  return useMemo(
    () => (routes && framework ? pageModules(routes, framework) : null),
    [routes, framework],
  );
}

/** Brings the code of these pages while the browser is idle, so that they open without the network. */
export function usePagesAhead(pathnames: readonly string[]): void {
  const modules = usePageModules();
  const wanted = pathnames.join(' ');
  useEffect(() => {
    if (!modules || savesData()) return undefined;
    const bring = () => {
      // What does not come now is asked for again when the page is.
      for (const pathname of wanted.split(' ')) modules.bring(pathname).catch(() => {});
    };
    return whenIdle(bring);
  }, [modules, wanted]);
}

/** Some browsers tell that their owner counts what is downloaded. */
const savesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
};

/** Safari does not say when it is idle. */
const LATER_MS = 2000;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATER_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work);
  return () => cancelIdleCallback(asked);
}
