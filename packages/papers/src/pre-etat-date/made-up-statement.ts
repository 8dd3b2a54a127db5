// A statement with made-up figures that agree with one another, for tests and measures.
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type {
  Evidence,
  FieldValue,
  Statement,
  StatementField,
  StatementSource,
} from '@quitus/domain/preetatdate/statement';

const PAPERS = {
  titre: ['Titre de propriété du 12/03/2014', 'titre-de-propriete.pdf', '2014-03-12'],
  appel: ['Appel T4 2026', 'appel-t4-2026.pdf', '2026-10-01'],
  releve: ['Relevé de compte au 02/11/2026', 'releve-novembre-2026.pdf', '2026-11-02'],
  decompte: ['Décompte exercice clos le 31/12/2025', 'decompte-2025.pdf', '2025-12-31'],
  decompte_2: ['Décompte exercice clos le 31/12/2024', 'decompte-2024.pdf', '2024-12-31'],
  annexe: ['Annexe 1 au 31/12/2025', 'convocation-ag-2026.pdf', '2025-12-31'],
  pv: ['Procès-verbal d’assemblée générale du 28/05/2026', 'pv-ag-2026.pdf', '2026-05-28'],
  fiche: ['Fiche synthétique du 15/07/2026', 'fiche-synthetique.pdf', '2026-07-15'],
} as const;
type Paper = keyof typeof PAPERS;

export function madeUpEvidence(paper: Paper, page: number): Evidence {
  const [label, , as_of] = PAPERS[paper];
  return {
    file_id: paper,
    document: 0,
    document_type: null,
    sub_kind: null,
    label,
    page,
    box: [0, 0, 10, 10],
    raw: '',
    as_of,
  };
}

type Told = [reference: FieldReference, value: FieldValue, paper: Paper, page: number];

const told = ([reference, value, paper, page]: Told): StatementField => ({
  reference,
  state: 'READ',
  value,
  as_of: PAPERS[paper][2],
  estimate: false,
  evidence: [madeUpEvidence(paper, page)],
  candidates: [],
  note: null,
  answer: null,
});

const WORKS = {
  label: 'Ravalement de la façade sur cour',
  voted_on: '2026-05-28',
  resolution: '14',
  total_cents: 4_800_000,
  lot_cents: 102_720,
  called_cents: 0,
  remaining_cents: 102_720,
};
const BUDGET = [
  { on: '2027-01-01', cents: 41_236 },
  { on: '2027-04-01', cents: 41_236 },
];
const CALLS = [
  { on: '2027-01-15', cents: 51_360 },
  { on: '2027-04-15', cents: 51_360 },
];
const FUND = [{ on: '2027-01-01', cents: 3_890 }];

const TOLD: Told[] = [
  ['VENDEUR', ['Camille Durand', 'Dominique Durand'], 'titre', 1],
  ['SYNDIC', 'Cabinet des Tilleuls', 'appel', 1],
  ['IMMEUBLE', '14 rue du Marché, 44000 Nantes', 'appel', 1],
  ['RNC', 'AB1-234-567', 'fiche', 1],
  ['LOTS', ['23'], 'titre', 3],
  ['TANTIEMES', 214, 'titre', 3],
  ['BASE', 10_000, 'titre', 3],
  ['SURFACE', 6_425, 'titre', 4],
  ['EXERCICE', '2026-01-01/2026-12-31', 'pv', 2],
  ['I-A-1-a', 0, 'releve', 1],
  ['I-A-1-b', 0, 'releve', 1],
  ['I-A-2', 0, 'releve', 1],
  ['I-A-4-a', 0, 'releve', 1],
  ['I-A-5', 0, 'releve', 1],
  ['I-A-7', 0, 'annexe', 2],
  ['II-A-1', 15_000, 'appel', 2],
  ['II-A-2', 0, 'releve', 1],
  ['II-C', 0, 'releve', 1],
  ['III-1', 15_000, 'appel', 2],
  ['III-2-a', BUDGET, 'pv', 5],
  ['III-2-b', CALLS, 'pv', 7],
  ['III-3', FUND, 'appel', 3],
  ['PROVISION', 41_236, 'appel', 3],
  ['N1-EXERCICE', '2025-01-01/2025-12-31', 'pv', 2],
  ['N1-BUDGET-APPELE', 164_000, 'decompte', 1],
  ['N1-BUDGET-REEL', 162_284, 'decompte', 1],
  ['N1-HORS-BUDGET-APPELE', 51_360, 'decompte', 2],
  ['N1-HORS-BUDGET-REEL', 51_360, 'decompte', 2],
  ['N2-EXERCICE', '2024-01-01/2024-12-31', 'pv', 2],
  ['N2-BUDGET-APPELE', 160_000, 'decompte_2', 1],
  ['N2-BUDGET-REEL', 159_820, 'decompte_2', 1],
  ['N2-HORS-BUDGET-APPELE', 0, 'decompte_2', 2],
  ['N2-HORS-BUDGET-REEL', 0, 'decompte_2', 2],
  ['COPRO-1', 341_275, 'annexe', 2],
  ['COPRO-1-EXIGIBLE', 298_025, 'annexe', 2],
  ['COPRO-1-DOUTEUX', 43_250, 'annexe', 2],
  ['COPRO-2', 618_000, 'annexe', 2],
  ['COPRO-3-a', true, 'annexe', 2],
  ['COPRO-3-b', 5_075_701, 'annexe', 2],
  ['COPRO-3-c', 108_620, 'annexe', 3],
  ['COPRO-3-d', 3_890, 'appel', 3],
  ['COPRO-4', 'Aucune procédure', 'pv', 9],
  ['BUDGET', 7_707_700, 'pv', 4],
  ['VIE-DERNIERE-AG', '2026-05-28', 'pv', 1],
  ['VIE-LOTS', 48, 'fiche', 1],
  ['VIE-TRAVAUX', [WORKS], 'pv', 7],
];

const source = (
  [file_id, [label, name, as_of]]: [string, readonly [string, string, string]],
  index: number,
): StatementSource => ({
  file_id,
  name,
  sha256: (index + 10).toString(16).padStart(2, '0').repeat(32),
  document_type: null,
  sub_kind: null,
  label,
  as_of,
  pages: [1, 2, 3],
});

/** Everything that is required is told; what differs is said field by field. */
export function madeUpStatement(
  others: readonly (Partial<StatementField> & Pick<StatementField, 'reference'>)[] = [],
): Statement {
  const changed = new Map(others.map((field) => [field.reference, field]));
  return {
    date: '2026-11-15',
    forms: ['WORKS_UNDER_WAY'],
    fields: TOLD.map((one) => ({ ...told(one), ...changed.get(one[0]) })),
    checks: [
      {
        id: 'share',
        outcome: 'PASSED',
        sentence:
          'Le budget voté (77 077,00 €) aux tantièmes du lot fait 1 649,45 € par an, et quatre provisions 1 649,44 €.',
        references: ['BUDGET', 'PROVISION'],
        evidence: [madeUpEvidence('pv', 4), madeUpEvidence('appel', 3)],
      },
    ],
    sources: Object.entries(PAPERS).map(source),
    alerts: [],
    left_out: [],
  };
}
