// The built pages, held in memory with their compressed forms and their headers ready to send.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { z } from 'zod';

type Encoding = 'br' | 'gzip' | 'identity';
export type SiteFile = {
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  headers: Record<string, string>;
};

type WrittenForAny = { file: SiteFile; matches: (path: string) => boolean };

export type Site = {
  /** What stands at an exact path: prerendered pages, scripts, fonts, images. */
  files: ReadonlyMap<string, SiteFile>;
  /** The application itself, for the pages that are drawn in the browser. */
  shell: SiteFile;
  isPage: (path: string) => boolean;
  /** Pages that are written once for every address of a pattern. */
  writtenForAny: ReadonlyMap<string, WrittenForAny>;
  notFound: SiteFile;
  /** Parts of the landing page that wait for real content. */
  sample_sections: readonly string[];
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const origins = z.array(z.string()).optional();
const thirdParties = z.object({
  script: origins,
  style: origins,
  connect: origins,
  img: origins,
  font: origins,
  frame: origins,
  media: origins,
});
type ThirdParties = z.output<typeof thirdParties>;
const routesFile = z.object({
  patterns: z.array(z.string()),
  written_for_any: z.record(z.string(), z.string()).default({}),
  third_parties: thirdParties.default({}),
  sample_sections: z.array(z.string()).default([]),
});

/** Where the build put them; routes.json tells which paths are pages although no file is there. */
export const siteFolder = join(import.meta.dirname, '..', '..', '..', 'web', 'build', 'client');

export function loadSite(folder: string, hidden: string[] = []): Site {
  if (!existsSync(join(folder, 'routes.json')))
    throw new Error('Les pages ne sont pas construites : lancez npm run build.');
  const parsed: unknown = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'));
  const { patterns, written_for_any, third_parties, sample_sections } = routesFile.parse(parsed);
  const files = new Map<string, SiteFile>();
  for (const name of globSync('**/*.*', { cwd: folder }))
    if (!/\.(br|gz)$/.test(name)) files.set(urlOf(name), readSiteFile(folder, name, third_parties));

  const isPage = matcher(patterns.filter((pattern) => !hidden.includes(pattern)));
  const get = (path: string): SiteFile => {
    const file = files.get(path);
    if (!file) throw new Error(`The build has no ${path}`);
    return file;
  };
  const shell = get('/__spa-fallback.html');
  const notFound = get('/404');
  const writtenForAny = new Map(
    Object.entries(written_for_any).map(([pattern, path]) => {
      const file = get(path);
      files.delete(path);
      return [pattern, { file, matches: matcher([pattern]) }] as const;
    }),
  );
  files.delete('/routes.json');
  files.delete('/404');
  files.delete('/__spa-fallback.html');

  return { files, shell, isPage, writtenForAny, notFound, sample_sections };
}

/** connexion/index.html is served at /connexion. */
function urlOf(name: string): string {
  const path = `/${name.replaceAll('\\', '/')}`;
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path;
}

/** What a browser takes for the address of another site. */
const ELSEWHERE = /^(?!\/)|^\/[/\\]/;

function matcher(patterns: string[]): (path: string) => boolean {
  const sources = patterns.map((pattern) => pattern.replaceAll(/:\w+/g, '[^/]+'));
  const any = new RegExp(`^(?:${sources.join('|')})$`);
  return (path) => !ELSEWHERE.test(path) && any.test(path);
}

function readSiteFile(folder: string, name: string, others: ThirdParties): SiteFile {
  const identity = readFileSync(join(folder, name));
  const extension = extname(name);
  const compressed = (suffix: string) => {
    const path = join(folder, `${name}${suffix}`);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
  const [br, gzip] = [compressed('.br'), compressed('.gz')];
  const isPage = extension === '.html';
  return {
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    headers: {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      'cache-control': name.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isPage && { 'content-security-policy': pagePolicy(identity.toString(), others) }),
      ...((br ?? gzip) && { vary: 'accept-encoding' }),
    },
  };
}

/** No inline script runs but those of our own build, named by their hash. */
function pagePolicy(page: string, others: ThirdParties): string {
  const scripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const allow = (directive: string, ...sources: (string | string[] | undefined)[]) =>
    [directive, "'self'", ...new Set(sources.flat())].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    allow('script-src', hashes, others.script),
    allow('style-src', "'unsafe-inline'", others.style),
    allow('img-src', 'data:', 'blob:', others.img),
    allow('font-src', others.font),
    allow('connect-src', others.connect),
    allow('frame-src', others.frame),
    allow('media-src', others.media),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
