import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { loadSite, type Site } from '../src/http/site.ts';

const files = (third_parties: Record<string, string[]>): Record<string, string> => ({
  'index.html': '<!doctype html><script>console.log(1)</script><p>accueil</p>',
  'connexion/index.html': '<!doctype html><p>Connexion</p>',
  'verifier/numero/index.html':
    '<!doctype html><p>{{verdict.number}}</p><h2>{{verdict.title}}</h2><p>{{verdict.text}}</p>',
  '404/index.html': '<!doctype html><p>semble introuvable</p>',
  '__spa-fallback.html': '<!doctype html><p>chargement</p>',
  'assets/app-abc123.js': 'console.log("app")',
  'routes.json': JSON.stringify({
    patterns: ['/', '/connexion', '/account', '/dashboard/:portfolioUid', '/verifier/:number'],
    written_for_any: { '/verifier/:number': '/verifier/numero' },
    third_parties,
  }),
});

/** A handful of files in the shape that the build gives them. */
export function testSite(
  hidden: string[] = [],
  third_parties: Record<string, string[]> = {},
): Site {
  const folder = mkdtempSync(join(tmpdir(), 'quitus-site-'));
  for (const [name, content] of Object.entries(files(third_parties))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const site = loadSite(folder, hidden);
  rmSync(folder, { recursive: true });
  return site;
}
