// Under which other names verified papers know the sellers: a wife by her own, heirs by whom they inherit from.
import { type Examined, type Paper, textsIn } from './examined.ts';
import { isCouple, isFamilyOf } from './household-name.ts';
import { lotMatch } from './lot-match.ts';
import { isOfRelative, ownerMatch, ownerReadings, ownersRead } from './owner-match.ts';
import { compareOwners, isSpouse, mayBeOne, peopleIn, sharesGiven } from './person-name.ts';

type Known = Pick<Examined, 'dossier' | 'others'>;

/**
 * « Nadia BELKACEM », who bought with Julien CASTAING and sells as Nadia CASTAING, or whose card says that
 * she goes by that name.
 */
export const ownNames = (owner: string, { dossier: { owners }, others }: Known): string[] => [
  ...others
    .filter(({ type }) => type === 'TITRE_PROP')
    .map(ownersRead)
    .filter((bought) => isSpouse(owner, bought, owners))
    .flatMap((bought) => bought.filter((name) => sharesGiven(name, owner))),
  ...others
    .filter((paper) => paper.type === 'DOC_IDENTITE' && ownerMatch([paper], [owner]) === 'SAME')
    .flatMap(ownersRead),
];

/** In the name of whom the heirs inherit from: a verified paper of our lots is in that name too. */
export const isOfDeceased = (paper: Paper, { dossier, others }: Known): boolean =>
  dossier.situation.seller === 'SUCCESSION' &&
  isOfRelative(paper, dossier.owners) &&
  others.some(
    (other) =>
      lotMatch(other, dossier.lots) === 'SAME' &&
      ownersRead(other).some((name) => ownersRead(paper).every((one) => mayBeOne(one, name))),
  );

/**
 * « M. et Mme ROUQUETTE », of Gilles ROUQUETTE and Nathalie BARTHÈS, a couple who sell: by his first name, or where a
 * verified paper says which of them is the man. The parents of his wife are a couple of her name.
 */
export const isOfCouple = (
  paper: Paper,
  { dossier: { owners, situation }, others }: Known,
): boolean => {
  const lines = ownerReadings(paper).flatMap(textsIn);
  return (
    situation.seller === 'COUPLE' &&
    owners.length === 2 &&
    lines.length > 0 &&
    lines.every(
      (line) =>
        isCouple(line) &&
        owners.some(
          (owner) =>
            compareOwners(peopleIn(line), [owner]) === 'SAME' ||
            (isFamilyOf(line, [owner]) && isMan(owner, others)),
        ),
    )
  );
};

/** « Monsieur Gilles ROUQUETTE », in a list of names or among several of a line. */
const isMan = (owner: string, papers: readonly Paper[]): boolean =>
  papers
    .flatMap(ownerReadings)
    .flatMap(textsIn)
    .flatMap((line) => line.split(/\s+et\s+|\s*[,;&]\s*/i))
    .some(
      (name) =>
        /^(?:monsieur|m\.|mr\.?)\s/i.test(name) &&
        compareOwners(peopleIn(name), [owner]) === 'SAME',
    );
