// Whether a paper is about the lots that are sold, and no others.
import { agreed } from './agreement.ts';
import { describedPaper, lotWords, nounOf, theLots } from './described.ts';
import {
  type Examined,
  failed,
  type Finding,
  lackOf,
  type Paper,
  passed,
  readingsOf,
  readTexts,
  type Rule,
  seenOf,
  undecided,
} from './examined.ts';
import { lotMatch } from './lot-match.ts';
import { ownerMatch, ownersRead } from './owner-match.ts';
import { notRead } from './unread.ts';

export const rightLot: Rule = (examined) =>
  examined.dossier.portfolio_type === 'HOUSE_SALE_PORTFOLIO'
    ? passed('Une maison n’a pas de lot.')
    : agreed(
        examined.papers.flatMap((paper) => lotOf(paper, examined) ?? []),
        undecided('Nous n’avons su lire aucun numéro de lot.'),
      );

function lotOf(paper: Paper, { dossier }: Examined): Finding | null {
  const readings = readingsOf([paper], 'lots');
  const seen = seenOf(readings);
  const description = describedPaper(paper, 'RIGHT_LOT');
  const isNamed = ownerMatch([paper], dossier.owners) === 'SAME';
  if (readings.length === 0) {
    if (paper.is_part) return null;
    if (isNamed)
      return passed('Le document ne donne pas de lot\u00a0; il est au nom du propriétaire.');
    const names = dossier.owners.length === 0 ? ownersRead(paper) : [];
    return {
      ...notRead({ paper, names: ['lots'] }),
      ...(names.length > 0 && { lacks: [lackOf('owners', names)] }),
    };
  }
  if (dossier.lots.length === 0) {
    // A deed is what tells them.
    const isSource = paper.type === 'TITRE_PROP' && isNamed;
    return isSource
      ? passed(`Le titre donne les lots\u00a0: ${description}.`, seen)
      : undecided(`Le dossier ne dit pas quels lots sont vendus. Lu\u00a0: ${description}.`, seen, [
          lackOf('lots', readTexts([paper], 'lots')),
        ]);
  }
  const expected = lotWords(dossier.lots);
  const match = lotMatch(paper, dossier.lots);
  if (match === 'SAME') return passed(`Les lots correspondent\u00a0: ${description}.`, seen);
  // A paper in the owner's name is not refused on the runSignal of one reader.
  const isSure = !isNamed || readings.some(({ fact }) => fact.proof !== 'READ');
  return match === 'OTHER' && isSure
    ? failed(
        'REJECTED',
        `Lu\u00a0: ${description}. Attendu\u00a0: ${expected}.`,
        `${nounOf(paper)} pour ${theLots(dossier.lots)}`,
        seen,
      )
    : undecided(
        `Ces lots ne sont pas ceux du dossier\u00a0: ${description}. Attendu\u00a0: ${expected}.`,
        seen,
      );
}
