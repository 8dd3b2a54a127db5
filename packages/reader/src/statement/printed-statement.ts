// The statement in French, for a person at a terminal.
import { frenchDay } from '@quitus/domain/documents/calendar';
import { SECTION_TITLES, STATEMENT_SECTIONS } from '@quitus/domain/preetatdate/field';
import { FIELDS } from '@quitus/domain/preetatdate/fields.data';
import type { FieldState, FieldValue, StatementCheck } from '@quitus/domain/preetatdate/statement';
import { knownWord } from '@quitus/domain/reading/proof';

import type { FieldJson, StatementJson } from './statement-json.ts';

const STATES: Record<FieldState, string> = {
  CONFIRMED: knownWord('CONFIRMED'),
  PROVEN: knownWord('PROVEN'),
  READ: knownWord('READ'),
  TO_CHECK: knownWord('TO_CHECK'),
  CONTRADICTORY: 'contradictoire',
  MISSING: 'manque',
};
const SIGNS: Record<StatementCheck['outcome'], string> = {
  PASSED: 'oui',
  EXPLAINED: '~',
  FAILED: 'NON',
  UNDECIDED: '?',
};

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const KINDS = new Map(Object.entries(FIELDS).map(([reference, { kind }]) => [reference, kind]));

export function printedStatement({
  date,
  forms,
  fields,
  checks,
  alerts,
  left_out,
  refused,
}: StatementJson): string {
  return [
    `Pré-état daté au ${frenchDay(date)}${forms.length > 0 ? ` (${forms.join(', ')})` : ''}`,
    ...STATEMENT_SECTIONS.flatMap((section) => [
      '',
      SECTION_TITLES[section],
      ...fields.filter((field) => field.section === section).flatMap(printedField),
    ]),
    ...titled(
      'Contrôles',
      checks.map(({ outcome, sentence }) => `${SIGNS[outcome].padEnd(3)} ${sentence}`),
    ),
    ...titled('À savoir', alerts),
    ...titled('Écartés', left_out),
    ...titled(
      'Refusés',
      refused.map(({ file, sentence }) => `${file}\u00a0: ${sentence}`),
    ),
    '',
  ].join('\n');
}

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

function printedField(field: FieldJson): string[] {
  const { reference, label, value, state, as_of, estimate, note, file, page, candidates } = field;
  const extracted =
    value === null ? '' : ` ${printedValue(reference, value)}${estimate ? ' (estimation)' : ''}`;
  const where = file === null ? '' : `, ${file} p.\u00a0${page}`;
  const when = as_of === null ? '' : `, au ${as_of}`;
  return [
    `  ${reference.padEnd(22)} ${label}\u00a0:${extracted} [${STATES[state]}${when}${where}]`,
    ...(note === null || value !== null ? [] : [`${' '.repeat(25)}${note}`]),
    ...candidates.map(
      (one) =>
        `${' '.repeat(25)}? ${printedValue(reference, one.value)}${one.sources[0] ? `, ${one.sources[0].file} p.\u00a0${one.sources[0].page}` : ''}`,
    ),
  ];
}

function printedValue(reference: string, value: FieldValue): string {
  const kind = KINDS.get(reference);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') {
    if (kind === 'AREA') return `${(value / 100).toLocaleString('fr-FR')}\u00a0m²`;
    return kind === 'CENTS' ? EUROS.format(value / 100) : String(value);
  }
  if (typeof value === 'string') return value;
  if (value.length === 0) return 'néant';
  return value
    .map((one) => {
      if (typeof one === 'string') return one;
      return 'on' in one ? `${one.on}\u00a0: ${EUROS.format(one.cents / 100)}` : one.label;
    })
    .join('\u00a0; ');
}
