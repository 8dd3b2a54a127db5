import type { ControlledDossier } from '../control/control.ts';
// The papers that the statement may rest on: recognised for sure, of this building, these lots, this owner.
import {
  type Examined,
  type Finding,
  onlyDay,
  type Paper,
  papersOf,
  readingsOf,
  textsIn,
} from '../control/examined.ts';
import { compareAddresses } from '../control/french-address.ts';
import { holdingFrom, withHolding } from '../control/holding-from.ts';
import { lotMatch } from '../control/lot-match.ts';
import { ownerMatch } from '../control/owner-match.ts';
import { rightBuilding } from '../control/right-building.ts';
import { rightLot } from '../control/right-lot.ts';
import { rightOwner } from '../control/right-owner.ts';
import { rnc } from '../control/rnc.ts';
import { searchWords } from '../portfolios/search.ts';
import { labelOf } from './paper-label.ts';
import type { SourceFile, StatementInput } from './statement.ts';

export type SourcePaper = Paper & {
  name: string;
  sha256: string;
  /** Which document of the file, from 0. */
  document: number;
  /** As the Sources margin says it. */
  label: string;
};

export type SourcePapers = {
  dossier: ControlledDossier;
  papers: readonly SourcePaper[];
  /** In French: which papers were left out, and why. */
  alerts: readonly string[];
};

export function sourcePapers({ dossier: said, files, date }: StatementInput): SourcePapers {
  const all = distinct(files).flatMap(papersIn);
  const sure = all.filter(({ answered }) => answered);
  const dossier = withHolding(said, holdingFrom(distinct(files).map(asControlled)));
  const judged = sure.map((paper) => ({ paper, why: refusalOf(paper, dossier, sure, date) }));
  const refused = judged.filter(({ why, paper }) => why !== null && !paper.is_part);
  return {
    dossier,
    papers: judged.filter(({ why }) => why === null).map(({ paper }) => paper),
    alerts: [
      ...all
        .filter(({ answered, is_part, type }) => !answered && !is_part && type !== null)
        .map(
          ({ name }) =>
            `${name}\u00a0: le document n’est pas reconnu avec certitude, il n’est pas utilisé.`,
        ),
      ...refused.map(({ paper, why }) => `${paper.name}, ${paper.label}\u00a0: ${why}`),
    ],
  };
}

/** The same file twice is one. */
const distinct = (files: readonly SourceFile[]): readonly SourceFile[] => [
  ...new Map(files.map((file) => [file.sha256, file])).values(),
];

const asControlled = ({ file_id, name, documents }: SourceFile) => ({
  file_id,
  name,
  pages: [],
  documents: documents.filter(({ answered }) => answered),
});

const papersIn = (file: SourceFile): SourcePaper[] =>
  papersOf([{ ...file, pages: [] }]).map((paper, document) => ({
    ...paper,
    name: file.name,
    sha256: file.sha256,
    document,
    label: labelOf(paper),
  }));

const NOT_USED = 'il n’est pas utilisé.';

/** Null for a paper that may be used. */
function refusalOf(
  paper: SourcePaper,
  dossier: ControlledDossier,
  all: readonly SourcePaper[],
  today: string,
): string | null {
  const whole = all.find(
    (one) => paper.is_part && one.file_id === paper.file_id && !one.is_part && holds(one, paper),
  );
  if (whole) return refusalOf(whole, dossier, all, today);
  if (isElsewhere(paper, dossier, all, today)) return `il est d’un autre immeuble, ${NOT_USED}`;
  if (failsFor(rightLot, paper, dossier, today)) return `il est d’un autre lot, ${NOT_USED}`;
  if (paper.type === 'CHARGES' && lotMatch(paper, dossier.lots) === 'MIXED')
    return `il couvre d’autres lots que ceux vendus, ${NOT_USED}`;
  if (failsFor(rightOwner, paper, dossier, today)) return `il est au nom d’un autre, ${NOT_USED}`;
  return null;
}

const holds = (whole: Paper, part: Paper): boolean =>
  part.pages.every((page) => whole.pages.includes(page));

const findingOf = (
  rule: (examined: Examined) => Finding,
  paper: Paper,
  dossier: ControlledDossier,
  today: string,
): Finding =>
  rule({
    dossier,
    document_type: paper.type ?? 'OTHER',
    files: [],
    papers: [paper],
    today,
    others: [],
  });

const failsFor = (...asked: Parameters<typeof findingOf>): boolean =>
  findingOf(...asked).outcome === 'failed';

/** The control leaves a second street to a person; here nothing is taken from it unless the building's own name or number says that it is ours. */
function isElsewhere(
  paper: Paper,
  dossier: ControlledDossier,
  all: readonly Paper[],
  today: string,
): boolean {
  const { outcome } = findingOf(rightBuilding, paper, dossier, today);
  if (outcome !== 'undecided') return outcome === 'failed';
  const ours = all.filter(
    (one) => findingOf(rightBuilding, one, dossier, today).outcome === 'passed',
  );
  const numbers = numbersOn([paper]);
  const known = numbersOn(ours);
  if (numbers.length > 0 && known.length > 0) return !numbers.some((one) => known.includes(one));
  const names = nameWords([paper]);
  const isNamed = names.length > 0 && names.every((word) => nameWords(ours).includes(word));
  const addresses = readingsOf([paper], 'building_address', 'property_address').flatMap(textsIn);
  const away = addresses.some((address) =>
    ['OTHER_STREET', 'OTHER_TOWN'].includes(compareAddresses(address, dossier.main_address)),
  );
  if (away) return !isNamed;
  if (addresses.length > 0 || names.length === 0 || ours.length === 0) return false;
  const isOurs = ownerMatch([paper], dossier.owners) === 'SAME';
  return !isOurs && !names.some((word) => nameWords(ours).includes(word));
}

const numbersOn = (papers: readonly Paper[]): string[] => [
  ...new Set(readingsOf(papers, 'rnc').flatMap(textsIn).map(rnc)),
];

/** Words that every building may bear tell nothing. */
const COMMON = new Set(
  'residence immeuble copropriete syndicat des coproprietaires sdc copro ensemble immobilier les le la du de des l d et 1 2 3'.split(
    ' ',
  ),
);
const nameWords = (papers: readonly Paper[]): string[] =>
  readingsOf(papers, 'building')
    .flatMap(textsIn)
    .flatMap(searchWords)
    .filter((word) => !COMMON.has(word));

export const dayOn = (paper: Paper, name: Parameters<typeof onlyDay>[1]): string | null =>
  onlyDay(paper, name)?.value ?? null;
