// npm run sales -- [name …] [--own | --blind] [--fields] [--misread]: each sale printed, read, computed and
// compared with its truth. Ends with 1 when anything that is told is wrong. --misread: every fact read wrong
// in turn, and what would then be told.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { computeStatement } from '@quitus/domain/preetatdate/compute';
import { dossierOf } from '@quitus/reader/control/dossier-file';

import { createPress } from '../press.ts';
import { type JudgedField, judged, VERDICTS } from './judge.ts';
import { misreadReport } from './misread-report.ts';
import { OWN_SALES, printOwnSale } from './own/own-sales.ts';
import { readSale } from './read-sale.ts';
import { printSale } from './sale.ts';
import { SALES, SECOND_SALES } from './sales.ts';

const { values: asked, positionals: names } = parseArgs({
  options: {
    fields: { type: 'boolean', default: false },
    own: { type: 'boolean', default: false },
    blind: { type: 'boolean', default: false },
    misread: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const press = createPress();
const cases = [
  ...(asked.own
    ? []
    : [...SALES, ...SECOND_SALES].map((sale) => ({
        sale,
        hand: 'blind',
        print: (to: string) => printSale(sale, to, press),
      }))),
  ...(asked.blind
    ? []
    : OWN_SALES.map((sale) => ({
        sale,
        hand: 'own',
        print: async (to: string) => printOwnSale(sale, to),
      }))),
].filter(({ sale }) => names.length === 0 || names.includes(sale.name));

const WORDS: Record<JudgedField['verdict'], string> = {
  RIGHT: 'justes',
  WRONG: 'FAUX',
  MISSING: 'manquants',
  SILENT: 'tus à raison',
};
const all: (JudgedField & { sale: string; hand: string })[] = [];
for (const { sale, hand, print } of cases) {
  const folder = mkdtempSync(join(tmpdir(), 'quitus-sale-'));
  await print(folder);
  const dossier = dossierOf(readFileSync(join(folder, 'dossier.json'), 'utf8'));
  const files = await readSale(folder);
  rmSync(folder, { recursive: true });
  const statement = computeStatement({ date: sale.date, dossier, files, answers: [] });
  const fields = judged(sale.truth, statement);
  all.push(...fields.map((field) => ({ ...field, sale: sale.name, hand })));
  console.log(`${sale.name} : ${counted(fields)}`);
  if (asked.misread) {
    const known = fields
      .filter(({ verdict }) => verdict === 'WRONG')
      .map(({ reference }) => reference);
    console.log(misreadReport(sale, dossier, files, known));
  }
  for (const field of fields)
    if (field.verdict === 'WRONG' || (asked.fields && field.verdict === 'MISSING'))
      console.log(line(field));
}
await press.close();

function counted(fields: readonly JudgedField[]): string {
  const of = (verdict: JudgedField['verdict']) =>
    fields.filter((one) => one.verdict === verdict).length;
  const told = fields.length - of('SILENT');
  const share = told === 0 ? 0 : Math.round((100 * of('RIGHT')) / told);
  return `${VERDICTS.map((verdict) => `${of(verdict)} ${WORDS[verdict]}`).join(', ')} ; ${share} % remplis sans question`;
}

function line({ reference, verdict, expected, told, state, note }: JudgedField): string {
  return `  ${verdict === 'WRONG' ? 'FAUX' : 'manque'} ${reference} : attendu ${JSON.stringify(expected)}, dit ${JSON.stringify(told)} (${state}${note ? `, ${note}` : ''})`;
}

const wrong = all.filter(({ verdict }) => verdict === 'WRONG');
console.log('');
for (const hand of ['blind', 'own'])
  console.log(`${hand} : ${counted(all.filter((one) => one.hand === hand))}`);
if (asked.fields) {
  console.log('');
  for (const [reference, own] of Map.groupBy(all, (one) => one.reference))
    console.log(`  ${reference.padEnd(22)} ${counted(own)}`);
}
process.exitCode = wrong.length > 0 ? 1 : 0;
