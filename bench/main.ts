// npm run bench -- start auth: one JSON line per figure; without a name, all of them.
import { benchAuth } from './auth.bench.ts';
import { benchDossiers } from './dossiers.bench.ts';
import { benchFiles } from './files.bench.ts';
import { benchLighthouse } from './lighthouse.bench.ts';
import { benchPedPaper } from './ped-paper.bench.ts';
import { benchPed } from './ped.bench.ts';
import { benchReader } from './reader.bench.ts';
import { benchRegister } from './register.bench.ts';
import { benchRobots } from './robots.bench.ts';
import { benchStart } from './start.bench.ts';
import { MissingProgram } from './system-program.ts';

const BENCHES: Record<string, () => Promise<boolean>> = {
  start: benchStart,
  auth: benchAuth,
  dossiers: benchDossiers,
  files: benchFiles,
  reader: benchReader,
  ped: async () => [await benchPed(), await benchPedPaper()].every(Boolean),
  register: benchRegister,
  robots: benchRobots,
  lighthouse: benchLighthouse,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(
    `Mesure inconnue : ${unknown.join(', ')}. Au choix : ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(2);
}
const results: boolean[] = [];
for (const [name, bench] of Object.entries(BENCHES))
  if (asked.length === 0 || asked.includes(name))
    try {
      results.push(await bench());
    } catch (cause) {
      if (!(cause instanceof MissingProgram)) throw cause;
      console.error(`${name} : ${cause.message}`);
      results.push(false);
    }
process.exit(results.every(Boolean) ? 0 : 1);
