// The papers that the statement may rest on: recognised for sure, of this building, these lots, this owner.
import type { ControlledDossier } from '../control/control.ts';
import { OWNER_FACTS } from '../control/described.ts';
import { type Paper, papersOf } from '../control/examined.ts';
import { holdingFrom, withHolding } from '../control/holding-from.ts';
import { lotMatch } from '../control/lot-match.ts';
import { ownerMatch, ownerReadings } from '../control/owner-match.ts';
import type { NameMatch } from '../control/person-name.ts';
import type { FactName } from '../reading/facts.data.ts';
import { isFirm } from '../reading/proof.ts';
import type { Fact } from '../reading/read-document.ts';
import { isElsewhere, placedIn } from './belonging.ts';
import { type Books, booksIn } from './books.ts';
import { labelOf } from './paper-label.ts';
import type { SourceFile, StatementInput } from './statement.ts';

export type SourcePaper = Paper & {
  name: string;
  sha256: string;
  /** As the Sources margin says it. */
  label: string;
  by_name: ReadonlyMap<string, readonly Fact[]>;
  /** Null where it is in nobody's name. */
  owner_match: NameMatch | null;
};

export type SourcePapers = {
  dossier: ControlledDossier;
  papers: readonly SourcePaper[];
  /** The newest first. */
  books: readonly Books[];
  /** In French: which papers were left out, and why. */
  left_out: readonly string[];
};

export function sourcePapers({ dossier: said, files, date }: StatementInput): SourcePapers {
  const own = distinct(files);
  const isStated = said.lots.length > 0 && said.owners.length > 0 && said.rnc_number !== null;
  const dossier = isStated ? said : withHolding(said, holdingFrom(own.map(asControlled)));
  const matchOf = matcher(dossier);
  const all = own.flatMap((file) => papersIn(file, matchOf));
  const sure = all.filter(({ answered }) => answered);
  const placed = placedIn(sure, dossier, date);
  const judged = sure.map((paper) => {
    const whole = wholeOf(paper, sure);
    return { paper, why: refusalOf(whole, dossier, isElsewhere(whole, placed, dossier)) };
  });
  const papers = judged.filter(({ why }) => why === null).map(({ paper }) => paper);
  return {
    dossier,
    papers,
    books: booksIn(papers),
    left_out: [
      ...all
        .filter(({ answered, is_part, type }) => !answered && !is_part && type !== null)
        .map(
          ({ name }) =>
            `${name}\u00a0: le document n’est pas reconnu avec certitude, il n’est pas utilisé.`,
        ),
      ...judged
        .filter(({ why, paper }) => why !== null && !paper.is_part)
        .map(({ paper, why }) => `${paper.name}, ${paper.label}\u00a0: ${why}`),
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

const papersIn = (
  file: SourceFile,
  matchOf: (paper: Paper) => SourcePaper['owner_match'],
): SourcePaper[] =>
  papersOf([{ ...file, pages: [] }]).map((read) => {
    const paper = isPlacedByUser(read) ? { ...read, facts: read.facts.map(atMostRead) } : read;
    const by_name = Map.groupBy(paper.facts, ({ name }) => name);
    return {
      ...paper,
      name: file.name,
      sha256: file.sha256,
      label: labelOf({ ...paper, by_name }),
      by_name,
      owner_match: matchOf(paper),
    };
  });

/** What says whose paper it is. */
const PLACING: readonly string[] = [
  ...OWNER_FACTS,
  'buyers',
  'lots',
  'building',
  'building_address',
  'property_address',
  'rnc',
] satisfies FactName[];

/** Nothing on a paper is better known than whose it is. */
const isPlacedByUser = ({ facts }: Paper): boolean =>
  facts.some(({ name, instead_of }) => instead_of !== undefined && PLACING.includes(name));
const atMostRead = (fact: Fact): Fact => (isFirm(fact) ? { ...fact, proof: 'READ' } : fact);

/** Papers that bear the same names match alike: names are compared once. */
function matcher({ owners }: ControlledDossier): (paper: Paper) => SourcePaper['owner_match'] {
  const known = new Map<string, SourcePaper['owner_match']>();
  return (paper) => {
    const named = ownerReadings(paper).map(({ fact }) => fact.value);
    const key = JSON.stringify([paper.type, named]);
    const found = known.get(key);
    const match = found === undefined ? ownerMatch([paper], owners) : found;
    known.set(key, match);
    return match;
  };
}

/** An annexe belongs where its convocation does. */
const wholeOf = (paper: SourcePaper, all: readonly SourcePaper[]): SourcePaper =>
  (paper.is_part &&
    all.find(
      (one) =>
        !one.is_part &&
        one.file_id === paper.file_id &&
        paper.pages.every((page) => one.pages.includes(page)),
    )) ||
  paper;

const NOT_USED = 'il n’est pas utilisé.';

/** Lots that a convocation, its annexes or minutes name are those of people who stand or are sued. */
const OF_ALL: readonly SourcePaper['type'][] = ['CV_AG', 'PV_AG', 'FICHE_SYN', 'CARNET_ENTRETIEN'];
const isOfAll = ({ type }: SourcePaper): boolean => OF_ALL.includes(type);

/** Null for a paper that may be used; the same conclusions as the control draws. */
function refusalOf(
  paper: SourcePaper,
  { lots, owners, situation }: ControlledDossier,
  isAway: boolean,
): string | null {
  const match = isOfAll(paper) ? null : lotMatch(paper, lots);
  if (isAway) return `il est d’un autre immeuble, ${NOT_USED}`;
  if (match === 'OTHER') return `il est d’un autre lot, ${NOT_USED}`;
  if (paper.type === 'CHARGES' && match === 'MIXED')
    return `il couvre d’autres lots que ceux vendus, ${NOT_USED}`;
  // The figures of a stranger's account are nobody's business here, whoever else owns.
  const isStranger = paper.type === 'CHARGES' || situation.seller === 'SEUL' || owners.length > 1;
  return paper.owner_match === 'OTHER' && match !== 'SAME' && isStranger
    ? `il est au nom d’une autre personne, ${NOT_USED}`
    : null;
}
