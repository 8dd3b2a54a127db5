// Papers and answers made up for the tests of the statement: those of domain.md §4.21, as the reader gives them.
import { documentOf } from '../control/made-up-papers.ts';
import { EMPTY_SITUATION } from '../portfolios/situation.ts';
import type { ReadDocument } from '../reading/read-document.ts';
import { computeStatement } from './compute.ts';
import type { FieldReference } from './fields.data.ts';
import type { Statement, StatementField, StatementInput } from './statement.ts';

export const PLACE = { building_address: '12 rue du Test 69003 LYON', rnc: 'AB1234567' };

export const CALL = documentOf('CHARGES', 'APPEL_DE_FONDS', {
  ...PLACE,
  owner: 'Mme DUBOIS-TEST Claire',
  lots: ['17', '58'],
  period_from: '2026-10-01',
  period_to: '2026-12-31',
  due_on: '2026-10-01',
  total: 668_76,
  to_pay: 668_76,
  solde_anterieur: 0,
  courantes: 287_60,
  fonds_travaux: 13_16,
  travaux: 368_00,
  tantiemes: 184,
  base: 10_000,
});
export const ACCOUNT = documentOf('CHARGES', 'RELEVE_DE_COMPTE', {
  period_from: '2026-01-01',
  period_to: '2026-11-05',
  as_of: '2026-11-05',
  balance: 623_66,
  entries: [
    '2026-01-01 30076 Appel de fonds 1er trim. 2026',
    '2026-01-12 -30076 Votre virement',
    '2026-06-20 -4510 Régularisation exercice 2025',
    '2026-10-01 66876 Appel de fonds 4e trim. 2026',
  ],
});
export const SHEET = documentOf('CV_AG', 'ANNEXE_1', {
  closed_on: '2025-12-31',
  creances_exigibles: 4870_55,
  creances_douteuses: 1200_00,
  impayes: 6070_55,
  excedents_verses: 655_20,
  dette_fournisseurs: 3930_75,
  avances_tresorerie: 8000_00,
  provisions_travaux: 1500_00,
  fonds_travaux: 14_300_00,
  fonds_places: 14_300_00,
  banques: 8015_40,
  total_bilan: 28_385_95,
});
export const MINUTES = documentOf('PV_AG', null, {
  ...PLACE,
  meeting_on: '2026-06-11',
  approved_from: '2025-01-01',
  approved_to: '2025-12-31',
});

export const inputOf = (
  documents: readonly ReadDocument[],
  rest: Partial<StatementInput> = {},
): StatementInput => ({
  date: '2026-11-15',
  dossier: {
    portfolio_type: 'PED_PORTFOLIO',
    situation: EMPTY_SITUATION,
    main_address: '12 rue du Test, 69003 Lyon',
    rnc_number: 'AB1-234-567',
    owners: ['Claire DUBOIS-TEST'],
    lots: ['17', '58'],
  },
  files: documents.map((document, index) => ({
    file_id: `f${index}`,
    name: `${index}.pdf`,
    sha256: `${index}`,
    documents: [document],
  })),
  answers: [],
  ...rest,
});

export const fieldIn = ({ fields }: Statement, reference: FieldReference) =>
  fields.find((field) => field.reference === reference);
export const valuesIn = (statement: Statement, ...references: readonly FieldReference[]) =>
  Object.fromEntries(references.map((one) => [one, fieldIn(statement, one)?.value]));

/** One field of the statement of these papers. */
export const fieldOf = (
  documents: readonly ReadDocument[],
  reference: FieldReference,
  rest: Partial<StatementInput> = {},
): StatementField | undefined => fieldIn(computeStatement(inputOf(documents, rest)), reference);

/** The same paper, saying something else. */
export const paperWith = (
  document: ReadDocument,
  said: NonNullable<Parameters<typeof documentOf>[2]>,
): ReadDocument => ({
  ...document,
  facts: [
    ...document.facts.filter(({ name }) => !Object.keys(said).includes(name)),
    ...documentOf(null, null, said).facts,
  ],
});
