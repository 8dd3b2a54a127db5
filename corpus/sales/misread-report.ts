// What would be told if one fact of a sale were read wrong: by fact and field, with an example of each.
import type { ControlledDossier } from '@quitus/domain/control/control';
import { computeStatement } from '@quitus/domain/preetatdate/compute';
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type { SourceFile } from '@quitus/domain/preetatdate/statement';

import { judged } from './judge.ts';
import { misreadings } from './misread.ts';
import type { Sale } from './sale.ts';

type Judgeable = Pick<Sale, 'date' | 'truth'>;

export function misreadReport(
  { date, truth }: Judgeable,
  dossier: ControlledDossier,
  files: readonly SourceFile[],
  known: readonly FieldReference[],
): string {
  const told = new Map<string, { count: number; example: string }>();
  let [tried, harmless] = [0, 0];
  for (const { name, how, files: misread } of misreadings(files)) {
    const statement = computeStatement({ date, dossier, files: misread, answers: [] });
    const wrong = judged(truth, statement).filter(
      ({ verdict, reference }) => verdict === 'WRONG' && !known.includes(reference),
    );
    tried += 1;
    if (wrong.length === 0) harmless += 1;
    for (const { reference, expected, told: said } of wrong) {
      const key = `${name} → ${reference}`;
      const example = `${how} : attendu ${JSON.stringify(expected)}, dit ${JSON.stringify(said)}`;
      const former = told.get(key);
      told.set(key, { count: (former?.count ?? 0) + 1, example: former?.example ?? example });
    }
  }
  const lines = [...told]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([key, { count, example }]) => `    ${String(count).padStart(3)} ${key} (${example})`);
  return [`  ${tried} lectures fausses, ${harmless} sans suite`, ...lines].join('\n');
}
