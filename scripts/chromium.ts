// Finds a browser for the end-to-end tests, or gets one without asking for root:
// CHROMIUM_PATH, then the system's, then the one packed in npm, then Debian's unpacked into .cache,
// then Playwright's own download.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Browser = { path: string; env: Record<string, string> };

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache', 'chromium');
const remembered = join(cache, 'browser.json');

/** The one without windows first: a page costs it a third of what it costs the whole browser. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const SYSTEM_PATHS = [
  ...DEBIAN_PACKAGES,
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
].map((name) => join('/usr/bin', name));

function starts({ path, env }: Browser): boolean {
  const args = ['--headless', '--no-sandbox', '--dump-dom', 'data:text/html,<p>ok</p>'];
  const ran = spawnSync(path, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return ran.status === 0 && ran.stdout.includes('ok');
}

const plain = (path: string | undefined): Browser[] =>
  path && existsSync(path) ? [{ path, env: {} }] : [];

function fromSystem(): Browser[] {
  return SYSTEM_PATHS.flatMap(plain);
}

async function fromNpm(): Promise<Browser[]> {
  if (process.arch !== 'x64') return [];
  process.env['TMPDIR'] = cache;
  const { default: packed } = await import('@sparticuz/chromium');
  const path = await packed.executablePath();
  return [
    { path, env: {} },
    { path, env: { LD_LIBRARY_PATH: join(cache, 'al2023', 'lib') } },
  ];
}

/** Debian's package and what it needs, unpacked under .cache: nothing of the machine changes. */
function fromDebian(): Browser[] {
  const tree = join(cache, 'debian');
  const state = join(cache, 'apt');
  for (const folder of [tree, 'lists/partial', 'archives/partial'])
    mkdirSync(folder === tree ? tree : join(state, folder), { recursive: true });
  const apt = (...args: string[]) =>
    spawnSync(
      'apt-get',
      [
        '-qq',
        '-o',
        `Dir::State::lists=${join(state, 'lists')}`,
        '-o',
        `Dir::Cache=${state}`,
        '-o',
        `Dir::Cache::archives=${join(state, 'archives')}`,
        '-o',
        'Debug::NoLocking=1',
        '-o',
        'APT::Sandbox::User=',
        ...args,
      ],
      { stdio: 'ignore' },
    ).status === 0;
  const fetched = (name: string) =>
    apt('install', '--download-only', '--yes', '--no-install-recommends', name);
  const name = apt('update') ? DEBIAN_PACKAGES.find(fetched) : undefined;
  if (!name) return [];
  for (const archive of globSync(join(state, 'archives', '*.deb')))
    spawnSync('dpkg', ['-x', archive, tree]);
  rmSync(state, { recursive: true, force: true });
  const libraries = globSync(join(tree, 'usr/lib/*-linux-gnu{,/pulseaudio,/nss}'));
  const env = { LD_LIBRARY_PATH: libraries.join(':') };
  return plain(join(tree, 'usr/lib/chromium', name)).map(({ path }) => ({ path, env }));
}

async function fromPlaywright(): Promise<Browser[]> {
  const { chromium } = await import('@playwright/test');
  const bin = join(root, 'node_modules', '.bin', 'playwright');
  spawnSync(process.execPath, [bin, 'install', '--only-shell', 'chromium'], { stdio: 'ignore' });
  return plain(chromium.executablePath());
}

const SOURCES = [
  { name: 'du système', find: fromSystem },
  { name: 'livré par npm', find: fromNpm },
  { name: 'de Debian', find: fromDebian },
  { name: 'de Playwright', find: fromPlaywright },
];

function recalled(): Browser[] {
  if (!existsSync(remembered)) return [];
  const { path, env }: Browser = JSON.parse(readFileSync(remembered, 'utf8'));
  return existsSync(path) ? [{ path, env }] : [];
}

export async function findChromium(): Promise<Browser> {
  mkdirSync(cache, { recursive: true });
  const [known] = [...plain(process.env['CHROMIUM_PATH']), ...recalled()];
  if (known) return known;
  for (const { name, find } of SOURCES) {
    const found = (await find()).find(starts);
    if (!found) continue;
    console.log(`Quitus : navigateur ${name} retenu pour les essais.`);
    writeFileSync(remembered, JSON.stringify(found));
    return found;
  }
  throw new Error(
    'Aucun navigateur pour les essais. Installez Chromium, ou indiquez le vôtre dans CHROMIUM_PATH.',
  );
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(await findChromium()));
