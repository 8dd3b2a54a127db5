// Whether a paper is of this building. The control leaves a doubt to a person; here nothing is taken from a
// doubtful paper unless the building's number or name says that it is ours.
import type { ControlledDossier } from '../control/control.ts';
import { compareAddresses } from '../control/french-address.ts';
import { rightBuilding } from '../control/right-building.ts';
import { rnc } from '../control/rnc.ts';
import { searchWords } from '../portfolios/search.ts';
import { factsNamed, textsOn } from './paper-figures.ts';
import type { SourcePaper } from './source-papers.ts';

const PLACES = ['building_address', 'property_address', 'rnc'] as const;

export type Placed = {
  outcomes: ReadonlyMap<SourcePaper, 'passed' | 'failed' | 'undecided'>;
  /** What papers that are ours for sure call the building. */
  numbers: readonly string[];
  names: readonly string[];
};

export function placedIn(
  papers: readonly SourcePaper[],
  dossier: ControlledDossier,
  today: string,
): Placed {
  // Papers that tell the same place are of the same building: places are compared once.
  const known = new Map<string, 'passed' | 'failed' | 'undecided'>();
  const outcomes = new Map(
    papers
      .filter(({ is_part }) => !is_part)
      .map((paper) => {
        const key = JSON.stringify([
          paper.owner_match,
          ...PLACES.map((name) => factsNamed(paper, name).map(({ value }) => value)),
        ]);
        const document_type = paper.type ?? 'OTHER';
        const asked = { dossier, document_type, files: [], papers: [paper], today, others: [] };
        const outcome = known.get(key) ?? rightBuilding(asked).outcome;
        known.set(key, outcome);
        return [paper, outcome] as const;
      }),
  );
  const ours = papers.filter((paper) => outcomes.get(paper) === 'passed');
  return { outcomes, numbers: ours.flatMap(numbersOn), names: ours.flatMap(nameWords) };
}

export function isElsewhere(
  paper: SourcePaper,
  placed: Placed,
  dossier: ControlledDossier,
): boolean {
  const outcome = placed.outcomes.get(paper);
  if (outcome !== undefined && outcome !== 'undecided') return outcome === 'failed';
  const numbers = numbersOn(paper);
  if (numbers.length > 0 && placed.numbers.length > 0)
    return !numbers.some((one) => placed.numbers.includes(one));
  const names = nameWords(paper);
  const isNamed = names.length > 0 && names.every((word) => placed.names.includes(word));
  const addresses = [...textsOn(paper, 'building_address'), ...textsOn(paper, 'property_address')];
  const isAway = addresses.some((address) =>
    ['OTHER_STREET', 'OTHER_TOWN'].includes(compareAddresses(address, dossier.main_address)),
  );
  if (isAway) return !isNamed;
  if (addresses.length > 0 || names.length === 0 || placed.names.length === 0) return false;
  return paper.owner_match !== 'SAME' && !names.some((word) => placed.names.includes(word));
}

const numbersOn = (paper: SourcePaper): string[] => textsOn(paper, 'rnc').map(rnc);

/** Words that every building may bear tell nothing. */
const COMMON = new Set([
  'residence',
  'immeuble',
  'copropriete',
  'syndicat',
  'coproprietaires',
  'sdc',
  'copro',
  'ensemble',
  'immobilier',
  'les',
  'des',
]);

const nameWords = (paper: SourcePaper): string[] =>
  textsOn(paper, 'building')
    .flatMap(searchWords)
    .filter((word) => word.length > 2 && !COMMON.has(word));
