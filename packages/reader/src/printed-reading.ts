// What the reader says of a file, in French, for a person at a terminal.
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { FACTS } from '@quitus/domain/reading/facts.data';
import { knownWord } from '@quitus/domain/reading/proof';
import type { Evidence, Fact, ReadDocument } from '@quitus/domain/reading/read-document';

const LABELS = new Map(Object.entries(FACTS));

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const POINTS = new Intl.NumberFormat('fr-FR', { signDisplay: 'always' });

const plural = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;

export function printedReading(file: string, documents: readonly ReadDocument[]): string {
  const found = documents.flatMap((document) => ['', ...printedDocument(document)]);
  return [`${file} : ${plural(documents.length, 'document')}`, ...found, ''].join('\n');
}

function printedDocument(document: ReadDocument): string[] {
  const { pages, answered, margin, evidence, facts } = document;
  const where = `${pages.length > 1 ? 'pages' : 'page'} ${pageRange(pages)}`;
  const doubt = answered ? `avance de ${margin} points` : `à confirmer, avance de ${margin} points`;
  return [
    `  ${titleOf(document)}, ${where} (${doubt})`,
    ...evidence.map(printedEvidence),
    ...facts.map(printedFact),
  ];
}

function titleOf({ type, sub_kind }: ReadDocument): string {
  if (type === null) return 'Document inconnu';
  const code = sub_kind === null ? type : `${type}, ${sub_kind}`;
  return `${DOCUMENT_FACTS[type].label} [${code}]`;
}

/** « 1 à 4, 9 ». */
function pageRange(pages: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run?.last === page - 1) run.last = page;
    else runs.push({ first: page, last: page });
  }
  return runs
    .map(({ first, last }) => (first === last ? `${first}` : `${first} à ${last}`))
    .join(', ');
}

const printedEvidence = ({ phrase, page, weight }: Evidence): string =>
  `    ${POINTS.format(weight).padStart(4)}  « ${phrase} », page ${page}`;

function printedFact({ name, value, raw, page, rule, proof, because }: Fact): string {
  const label = LABELS.get(name)?.label ?? name;
  const known = because === null ? knownWord(proof) : `${knownWord(proof)}\u00a0: ${because}`;
  return `    ${label} : ${printedValue(name, value)} (lu « ${raw} », page ${page}, règle ${rule}, ${known})`;
}

function printedValue(name: string, value: Fact['value']): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number')
    return LABELS.get(name)?.kind === 'CENTS' ? EUROS.format(value / 100) : String(value);
  return typeof value === 'string' ? value : value.join(' ; ');
}
