// The first page: what a buyer looks for first, a line each, as many as hold on one page.
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type { StatementField } from '@quitus/domain/preetatdate/statement';
import { isSchedule, scheduleTotal, yearWords } from '@quitus/domain/preetatdate/value-words';
import { centsWords } from '@quitus/domain/text/number-words';

import { definitionOf, type Fields, lackingWords, sourceLines, toldValue } from './field-lines.ts';

export type SummaryLine = { label: string; value: string; lacks: boolean; sources: string[] };
export type SummaryPart = { title: string; lines: SummaryLine[] };

/** The whole of an amount or of a schedule, in cents. */
function centsOf(field: StatementField): number | null {
  const value = toldValue(field);
  if (typeof value === 'number') return value;
  return value !== null && isSchedule(value) ? scheduleTotal(value) : null;
}

/** The sum of these fields, with the first paper of each; one that is not known leaves no sum, and says why. */
function line(fields: Fields, label: string, references: readonly FieldReference[]): SummaryLine {
  const all = references.map(fields);
  const lacking = all.find((field) => centsOf(field) === null);
  if (lacking)
    return { label, value: lackingWords(lacking), lacks: true, sources: sourceLines(lacking) };
  const total = all.reduce((sum, field) => sum + (centsOf(field) ?? 0), 0);
  const sources = new Set(all.flatMap((field) => sourceLines(field).slice(0, 1)));
  return {
    label: all.some(({ estimate }) => estimate) ? `${label} (estimation)` : label,
    value: centsWords(total),
    lacks: false,
    sources: [...sources],
  };
}

/** Real charges where the accounts tell them, else those that were called: the line says which. */
function yearLines(fields: Fields, year: 'N1' | 'N2'): SummaryLine[] {
  const name = yearWords(toldValue(fields(`${year}-EXERCICE`))) ?? year.replace('N', 'N-');
  return (['BUDGET', 'HORS-BUDGET'] as const).map((part) => {
    const real = fields(`${year}-${part}-REEL`);
    const called = fields(`${year}-${part}-APPELE`);
    const isCalled = toldValue(real) === null && toldValue(called) !== null;
    const field = isCalled || real.state === 'MISSING' ? called : real;
    const words = part === 'BUDGET' ? 'Budget prévisionnel' : 'Hors budget prévisionnel';
    const label = `${words}, exercice ${name}${isCalled ? ' (appelé)' : ''}`;
    return line(fields, label, [field.reference]);
  });
}

export function summaryParts(fields: Fields): SummaryPart[] {
  const said = (label: string, ...references: FieldReference[]) => line(fields, label, references);
  const fund = fields('COPRO-3-a');
  return [
    {
      title: 'I. Charges du lot',
      lines: [
        ...yearLines(fields, 'N2'),
        ...yearLines(fields, 'N1'),
        said('Provision périodique en cours', 'PROVISION'),
      ],
    },
    {
      title: 'II. Sommes dues et avances',
      lines: [
        said('Provisions exigibles dues par le vendeur', 'I-A-1-a', 'I-A-1-b'),
        said('Charges impayées des exercices antérieurs', 'I-A-2'),
        said('Travaux votés non encore appelés', 'III-2-b'),
        said('Avances remboursables au vendeur', 'III-1'),
      ],
    },
    {
      title: 'III. Santé financière du syndicat',
      lines: [
        said('Impayés de charges', 'COPRO-1'),
        said('Dette envers les fournisseurs', 'COPRO-2'),
      ],
    },
    {
      title: 'IV. Fonds de travaux',
      lines:
        toldValue(fund) === false
          ? [
              {
                label: definitionOf('COPRO-3-a').label,
                value: 'Non',
                lacks: false,
                sources: sourceLines(fund),
              },
            ]
          : [said('Part rattachée au lot', 'COPRO-3-c'), said('Dernière cotisation', 'COPRO-3-d')],
    },
  ];
}

/** Without a works fund, the advances alone. */
export const summaryTotal = (fields: Fields): SummaryLine =>
  toldValue(fields('COPRO-3-a')) === false
    ? line(fields, 'Avances', ['III-1'])
    : line(fields, 'Avances et part du fonds de travaux', ['III-1', 'COPRO-3-c']);
