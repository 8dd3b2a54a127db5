// Builds the pages. With --if-stale, only when a source or a setting changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const web = join(root, 'packages', 'web');
const site = join(web, 'build', 'client');
const stamp = join(web, 'build', 'inputs.sha256');

function inputsHash(): string {
  const hash = createHash('sha256');
  const sources = globSync(
    [
      'package-lock.json',
      'scripts/build-web.ts',
      'packages/{domain,api}/src/**/*.ts',
      'packages/web/*.{ts,json}',
      'packages/web/{src,public}/**/*.*',
    ],
    { cwd: root },
  );
  for (const source of sources.sort()) hash.update(source).update(readFileSync(join(root, source)));
  const settings = Object.keys(process.env).filter((name) =>
    /^(QUITUS_(SITE_|ENVIRONMENT$)|PRICES$)/.test(name),
  );
  for (const name of settings.sort()) hash.update(`${name}=${process.env[name]}`);
  return hash.digest('hex');
}

function buildPages(): void {
  const bin = join(root, 'node_modules', '.bin', 'react-router');
  const built = spawnSync(process.execPath, [bin, 'build'], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status === 0) return;
  console.error(built.stdout, built.stderr);
  console.error('Quitus : la construction des pages a échoué.');
  process.exit(1);
}

/** Compressed once here, so that no request ever waits for a compressor. */
async function compress(): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,json,txt,xml,webmanifest}', { cwd: site });
  await Promise.all(
    files.map(async (file) => {
      const path = join(site, file);
      const bytes = readFileSync(path);
      const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, brotli));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
// What visitors of the real site read is real, or not there.
if (process.env['NODE_ENV'] === 'production') process.env['QUITUS_SITE_SAMPLES'] ??= '0';
const wanted = inputsHash();
const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
if (!fresh || !process.argv.includes('--if-stale')) {
  console.log('Quitus : construction des pages…');
  buildPages();
  await compress();
  writeFileSync(stamp, wanted);
}
