// A field of the statement as a line of the paper: its words, or those that say why there are none, and
// what stands beside it in the Sources margin.
import { frenchDay } from '@quitus/domain/documents/calendar';
import {
  type FieldDefinition,
  type FieldHolder,
  NOT_READ,
  NOT_TOLD,
} from '@quitus/domain/preetatdate/field';
import { type FieldReference, FIELDS } from '@quitus/domain/preetatdate/fields.data';
import {
  type Evidence,
  type FieldState,
  type FieldValue,
  isReviewed,
  missingField,
  type Statement,
  type StatementField,
} from '@quitus/domain/preetatdate/statement';
import { lotsWords, valueWords } from '@quitus/domain/preetatdate/value-words';
import { knownWord } from '@quitus/domain/reading/proof';

export const TO_CHECK_WORDS = 'À vérifier';
export const CONTRADICTORY_WORDS = 'Sources contradictoires';

export type Fields = (reference: FieldReference) => StatementField;

/** Every field has an answer: one that the statement leaves out is missing. */
export function fieldsOf({ fields }: Statement): Fields {
  const known = new Map(fields.map((field) => [field.reference, field]));
  return (reference) => known.get(reference) ?? missingField(reference);
}

export const definitionOf = (reference: FieldReference): FieldDefinition => FIELDS[reference];

/** What may be printed as told; null for what is not known, whatever was proposed. */
export const toldValue = ({ state, value }: StatementField): FieldValue | null =>
  state === 'CONFIRMED' || state === 'PROVEN' || state === 'READ' ? value : null;

export function wordsOf(reference: FieldReference, value: FieldValue): string {
  const { kind } = definitionOf(reference);
  if (reference === 'LOTS' && typeof value === 'object')
    return lotsWords(value.filter((lot) => typeof lot === 'string'));
  return valueWords(kind, value);
}

/** In the place of a value that is not known. */
export function lackingWords({ state, expected_in }: StatementField): string {
  if (state === 'CONTRADICTORY') return CONTRADICTORY_WORDS;
  if (state === 'TO_CHECK') return TO_CHECK_WORDS;
  return state === 'MISSING' && expected_in ? NOT_READ : NOT_TOLD;
}

/** A reader must know that the paper itself says otherwise, or nothing. */
const CORRECTED = ', corrigé par le vendeur';

/**
 * « Appel T3 2026, pages 2 et 3 », a line for each of two papers; of more, the one that tells it first: the
 * others are in the list of documents. A page that is part of two (an annexe and its convocation) is named once.
 */
export function evidenceLines(evidence: readonly Evidence[]): string[] {
  const seen = new Set<string>();
  const papers = new Map<string, { label: string; pages: number[] }>();
  const corrected = new Set(
    evidence.flatMap(({ by_user, file_id, label }) => (by_user ? [`${file_id} ${label}`] : [])),
  );
  for (const { file_id, label, page } of evidence) {
    if (seen.has(`${file_id} ${page}`)) continue;
    seen.add(`${file_id} ${page}`);
    const paper = papers.get(`${file_id} ${label}`) ?? { label, pages: [] };
    papers.set(`${file_id} ${label}`, { label, pages: [...paper.pages, page] });
  }
  const lines = Array.from(
    papers,
    ([key, { label, pages }]) =>
      `${label}, ${pagesWords(pages)}${corrected.has(key) ? CORRECTED : ''}`,
  );
  const [first, ...others] = lines;
  return first === undefined || others.length < 2
    ? lines
    : [first, `et ${others.length} autres documents`];
}

/** « page 3 », « pages 2, 4 à 6 et 9 ». */
export function pagesWords(pages: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && page <= run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  const words = runs.flatMap(([from, to]) => {
    if (to > from + 1) return [`${from}\u00A0à\u00A0${to}`];
    return to > from ? [`${from}`, `${to}`] : [`${from}`];
  });
  const last = words.pop() ?? '';
  const list = words.length > 0 ? `${words.join(', ')} et\u00A0${last}` : last;
  return `${new Set(pages).size > 1 ? 'pages' : 'page'}\u00A0${list}`;
}

const TO_ASK: Record<FieldHolder, string> = {
  SYNDIC: 'À demander au syndic',
  SELLER: 'À demander au vendeur',
  NOTARY: 'À demander au notaire',
};

/** What the margin says of a field: its papers and pages, else who spoke or who could. */
export function sourceLines(field: StatementField): string[] {
  const proposed = field.candidates.flatMap(({ evidence }) => evidenceLines(evidence).slice(0, 1));
  if (toldValue(field) === null && proposed.length > 0) return [...new Set(proposed)];
  if (field.evidence.length > 0) return evidenceLines(field.evidence);
  const { answer } = field;
  if (answer && toldValue(field) !== null)
    return [answer.by_staff ? 'Relevé par Quitus' : 'Déclaration du vendeur'];
  const { state, expected_in } = field;
  if (state === 'MISSING' && expected_in) return [expected_in.label];
  const isUnknown = answer !== null && state === 'CONFIRMED';
  if (isUnknown && !answer.by_staff) return ['Inconnu du vendeur'];
  const { required, holder } = definitionOf(field.reference);
  return isUnknown || (state === 'MISSING' && required) ? [TO_ASK[holder]] : [];
}

const STATES: Partial<Record<FieldState, string>> = {
  CONFIRMED: knownWord('CONFIRMED'),
  PROVEN: knownWord('PROVEN'),
  READ: knownWord('READ'),
};

/** « lu, au 1er juillet 2026 », under the papers: how well it is known, and for which day. */
export function standing(field: StatementField): string | null {
  const state = STATES[field.state];
  if (state === undefined || field.value === null) return null;
  const said = field.estimate ? 'estimation' : isReviewed(field) ? 'relu' : state;
  return field.as_of === null ? said : `${said}, au ${frenchDay(field.as_of)}`;
}
