// What was measured, counted: of all sales, of each sort of paper, of each sale.
import { type Figures, figuresOf } from '../score/figures.ts';
import type {
  Decision,
  MeasuredField,
  MeasuredPaper,
  MeasuredSale,
  MeasuredSlot,
} from './measured-sale.ts';
import { type Outcome, OUTCOMES } from './sale-folder.ts';

export const DECISIONS = [
  'ACCEPTED',
  'WAITING',
  'REFUSED',
  'EMPTY',
] as const satisfies readonly Decision[];

export type SlotFigures = Record<Outcome, Record<Decision, number>>;
/** RIGHT, WRONG and MISSING where the papers tell it; UNTOLD: said, and no paper tells it. */
export type FieldFigures = { right: number; wrong: number; missing: number; untold: number };

export type SaleFigures = {
  papers: number;
  reading: Figures;
  /** Papers of no type, and those of them that were taken for one of ours. */
  foreign: { papers: number; taken: number };
  slots: SlotFigures;
  ped: FieldFigures;
};

export type MeasureFigures = {
  all: SaleFigures;
  sub_kinds: Record<string, Figures>;
  sales: Record<string, SaleFigures>;
};

export function measureFigures(sales: readonly MeasuredSale[]): MeasureFigures {
  const papers = sales.flatMap((sale) => sale.papers);
  const sorts = Map.groupBy(papers, sortOf);
  return {
    all: saleFigures(sales),
    sub_kinds: Object.fromEntries(
      [...sorts]
        .map(([sort, some]) => [sort, figuresOf(some)] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ),
    sales: Object.fromEntries(sales.map((sale) => [sale.name, saleFigures([sale])])),
  };
}

const sortOf = ({ truth }: MeasuredPaper): string => truth.sub_kind ?? truth.type ?? 'aucun';

function saleFigures(sales: readonly MeasuredSale[]): SaleFigures {
  const papers = sales.flatMap((sale) => sale.papers);
  const foreign = papers.filter(({ truth }) => truth.type === null);
  return {
    papers: new Set(papers.map(({ sale, paper }) => `${sale}/${paper}`)).size,
    reading: figuresOf(papers),
    foreign: {
      papers: foreign.length,
      taken: foreign.filter(({ type }) => type === 'WRONG').length,
    },
    slots: slotFigures(sales.flatMap((sale) => sale.slots)),
    ped: fieldFigures(sales.flatMap((sale) => sale.fields)),
  };
}

function slotFigures(slots: readonly MeasuredSlot[]): SlotFigures {
  const none = () => ({ ACCEPTED: 0, WAITING: 0, REFUSED: 0, EMPTY: 0 });
  const figures = { ACCEPT: none(), REFUSE: none(), PERSON: none() };
  for (const { expected, decision } of slots)
    if (OUTCOMES.includes(expected)) figures[expected][decision] += 1;
  return figures;
}

/** Of two papers that disagree, no paper tells. */
export const isTold = ({ expected }: MeasuredField): boolean =>
  expected !== null && expected !== 'contradictory';

function fieldFigures(fields: readonly MeasuredField[]): FieldFigures {
  const count = (told: boolean, verdict: MeasuredField['verdict']) =>
    fields.filter((field) => isTold(field) === told && field.verdict === verdict).length;
  return {
    right: count(true, 'RIGHT'),
    wrong: count(true, 'WRONG'),
    missing: count(true, 'MISSING'),
    untold: count(false, 'WRONG'),
  };
}
