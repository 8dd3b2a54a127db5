// Papers, files and a dossier made up for the tests of the rules.
import { EMPTY_SITUATION } from '../portfolios/situation.ts';
import type { FactName } from '../reading/facts.data.ts';
import type { Fact, ReadDocument, ReadPage } from '../reading/read-document.ts';
import type { ControlledDossier, ControlledFile } from './control.ts';
import { type Examined, papersOf } from './examined.ts';

export const ADDRESS = '14 rue du Marché, 44000 Nantes';
export const TODAY = '2026-11-15';

export const DOSSIER: ControlledDossier = {
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  situation: { ...EMPTY_SITUATION, build_year: 1936, seller: 'SEUL' },
  main_address: ADDRESS,
  rnc_number: 'AC1234567',
  owners: ['Claire MARTIN'],
  lots: ['17', '58'],
};

type Said = { [N in FactName]?: Fact['value'] };

export const facts = (said: Said): Fact[] =>
  Object.entries(said).map(([name, value]) => factOf(name, value));

/** Agreed upon, as most of what is read. */
export const factOf = (
  name: string,
  value: Fact['value'],
  rule = 'made up',
  proof: Fact['proof'] = 'AGREED',
): Fact => ({
  name,
  value,
  raw: String(value),
  page: 1,
  box: [10, 20, 30, 40],
  rule,
  proof,
  because: null,
});

export const documentOf = (
  type: ReadDocument['type'],
  sub_kind: ReadDocument['sub_kind'],
  said: Said = {},
  rest: Partial<ReadDocument> = {},
): ReadDocument => ({
  type,
  sub_kind,
  pages: [1],
  answered: true,
  margin: 20,
  evidence: [],
  bounds: { opens: true, closes: true, runs: true },
  facts: facts(said),
  ...rest,
});

const pageOf = (number: number, of: number): ReadPage => ({
  number,
  width: 595,
  height: 842,
  source: 'TEXT',
  word_count: 200,
  confidence: null,
  label: { number, of },
});

let count = 0;

/** As many pages as its documents have, each numbered. */
export function fileOf(...documents: readonly ReadDocument[]): ControlledFile {
  count += 1;
  const last = Math.max(...documents.flatMap(({ pages }) => pages));
  const pages = Array.from({ length: last }, (_, index) => pageOf(index + 1, last));
  return { file_id: `file ${count}`, name: `${count}.pdf`, pages, documents };
}

/** Each document in a file of its own. */
export const examinedOf = (
  document_type: Examined['document_type'],
  documents: readonly ReadDocument[],
  rest: Partial<ControlledDossier> = {},
  others: readonly ReadDocument[] = [],
  today = TODAY,
): Examined => {
  const files = documents.map((document) => fileOf(document));
  return {
    dossier: { ...DOSSIER, ...rest },
    document_type,
    files,
    papers: papersOf(files),
    today,
    others: papersOf(others.map((document) => fileOf(document))),
  };
};
