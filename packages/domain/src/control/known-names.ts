// Under which other names verified papers know the sellers: a wife by her own, heirs by whom they inherit from.
import type { Examined, Paper } from './examined.ts';
import { lotMatch } from './lot-match.ts';
import { isOfRelative, ownerMatch, ownersRead } from './owner-match.ts';
import { isSpouse, mayBeOne, sharesGiven } from './person-name.ts';

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
