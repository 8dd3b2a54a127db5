// In whose name a paper is, compared with the owners of the dossier.
import type { FactName } from '../reading/facts.data.ts';
import { OWNER_FACTS } from './described.ts';
import { onlyText, type Paper, type Reading, readingsOf, readTexts, textsIn } from './examined.ts';
import { isFamilyOf, isNamesOf, isSurnameOf, isSurnamesOf } from './household-name.ts';
import {
  compareOwners,
  goingBy,
  type NameMatch,
  namesIn,
  peopleIn,
  personNamed,
  sharesSurname,
} from './person-name.ts';

/** Whose paper it is: who bought by a deed owns it. */
const NAMED_BY: Partial<Record<NonNullable<Paper['type']>, readonly FactName[]>> = {
  TITRE_PROP: ['buyers'],
  LOGEMENT_LOUE: ['landlord'],
};
const namesOn = ({ type }: Paper): readonly FactName[] => (type && NAMED_BY[type]) ?? OWNER_FACTS;

const IDENTITY_FACTS = ['last_name', 'first_names'] as const satisfies readonly FactName[];

export const ownerReadings = (paper: Paper): Reading[] =>
  readingsOf([paper], ...namesOn(paper), ...IDENTITY_FACTS);

/** As the dossier would name them; an identity paper has a field for each part of the name. */
export function ownersRead(paper: Paper): string[] {
  const lines = readTexts([paper], ...namesOn(paper)).flatMap(namesIn);
  const [last, first] = [onlyText(paper, 'last_name'), onlyText(paper, 'first_names')];
  const [called] = first?.value.split(/[\s,]+/) ?? [];
  return lines.length === 0 && last && called ? [`${called} ${last.value}`] : lines;
}

/** One answer for each reading: a paper that names two people in turn names neither for sure. */
function matchesOn(paper: Paper, owners: readonly string[]): NameMatch[] {
  const lines = readingsOf([paper], ...namesOn(paper)).map(textsIn);
  const [last, first] = [onlyText(paper, 'last_name'), onlyText(paper, 'first_names')];
  const said = readingsOf([paper], ...IDENTITY_FACTS);
  const usage = onlyText(paper, 'usage_name')?.value;
  const identity = (): NameMatch =>
    last && first ? compareOwners([personNamed(last.value, first.value, usage)], owners) : 'UNSURE';
  return [
    ...lines.map((names) =>
      isHousehold(names, owners)
        ? 'SAME'
        : compareOwners(goingBy(names.flatMap(peopleIn), usage), owners),
    ),
    ...(said.length > 0 ? [identity()] : []),
  ];
}

const everyLine = (paper: Paper, holds: (line: string) => boolean): boolean => {
  const readings = ownerReadings(paper);
  return readings.length > 0 && readings.flatMap(textsIn).every(holds);
};

/** Sent to the household of an owner: « M. ou Mme DUPONT », « Indivision DUPONT ». */
export const isOfFamily = (paper: Paper, owners: readonly string[]): boolean =>
  everyLine(paper, (line) => isFamilyOf(line, owners));

/** Sent to « M. DUPONT », whichever of them. */
export const isOfSurname = (paper: Paper, owners: readonly string[]): boolean =>
  everyLine(paper, (line) => isSurnameOf(line, owners));

/** In the surnames of all who sell, or in their whole names: nobody else has them together. */
export const isOfAll = (paper: Paper, owners: readonly string[]): boolean =>
  everyLine(paper, (line) => isSurnamesOf(line, owners) || isNamesOf(line, owners));

/** In the name of somebody of the family, whoever: whom they inherit from. */
export const isOfRelative = (paper: Paper, owners: readonly string[]): boolean =>
  everyLine(paper, (line) => sharesSurname(line, owners));

/** A household of which two sell: nobody else of that name does. */
const isHousehold = (lines: readonly string[], owners: readonly string[]): boolean =>
  lines.length > 0 &&
  lines.every(
    (line) =>
      isSurnamesOf(line, owners) ||
      isNamesOf(line, owners) ||
      owners.filter((owner) => isFamilyOf(line, [owner])).length > 1,
  );

/** Null where no paper is in anybody's name. */
export function ownerMatch(papers: readonly Paper[], owners: readonly string[]): NameMatch | null {
  const matches = papers.flatMap((paper) => matchesOn(paper, owners));
  const [first] = matches;
  if (first === undefined) return null;
  return matches.every((match) => match === first) ? first : 'UNSURE';
}
