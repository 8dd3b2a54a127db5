// Runs before every npm script, on whatever Node the machine has (20 or later): installs what is
// missing, and with --build also builds the pages. Plain JavaScript, no dependency.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.lock-hash');
const nodeBin = join(root, 'node_modules', '.bin', 'node');

/** The packages that were installed are those of this lockfile, for this machine. */
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');

/** npm puts its own settings in the environment of scripts; a nested npm must not inherit them. */
function environmentForNpm() {
  const env = { ...process.env };
  for (const name of Object.keys(env))
    if (/^npm_(config_|package_|lifecycle_|command)/.test(name) && name !== 'npm_config_cache')
      delete env[name];
  return env;
}

function run(command, args, env) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
  const stop = (signal) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code !== 0) process.exit(signal ? 130 : (code ?? 1));
      resolve();
    });
  });
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Quitus : installation des dépendances (une à deux minutes la première fois)…');
  // The npm that runs us, on the outer Node: an install may replace node_modules/.bin/node.
  // Not `npm ci`: it refuses a lockfile as soon as one optional package of some other platform is
  // absent from the registry in use. The lockfile decides all the same, and --no-save keeps it.
  const npm = process.env.npm_execpath;
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm)
    await run(
      process.env.npm_node_execpath ?? process.execPath,
      [npm, ...options],
      environmentForNpm(),
    );
  else await run('npm', options, environmentForNpm());
  writeFileSync(stamp, wanted);
}

const node = existsSync(nodeBin) ? nodeBin : process.execPath;
if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Quitus demande Node 24 : cette machine a ${process.version} et aucun Node 24 n’est publié pour ${process.platform}-${process.arch}. Installez Node 24, puis relancez.`,
  );
  process.exit(1);
}

if (process.argv.includes('--build'))
  await run(node, [join('scripts', 'build-web.ts'), '--if-stale'], process.env);
