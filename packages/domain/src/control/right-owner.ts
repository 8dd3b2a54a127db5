// Whether a paper is in the name of somebody who sells.
import type { FactName } from '../reading/facts.data.ts';
import { agreed } from './agreement.ts';
import { describedPaper, listed, nounOf } from './described.ts';
import {
  type Examined,
  failed,
  type Finding,
  lackOf,
  type Paper,
  passed,
  readTexts,
  type Rule,
  seenOf,
  undecided,
} from './examined.ts';
import { isOfCouple, isOfDeceased, ownNames } from './known-names.ts';
import { lotMatch } from './lot-match.ts';
import {
  isOfFamily,
  isOfRelative,
  isOfSurname,
  ownerMatch,
  ownerReadings,
  ownersRead,
} from './owner-match.ts';
import { isBoundWith } from './page-numbers.ts';
import { isSpouse } from './person-name.ts';
import { notRead } from './unread.ts';

export const rightOwner: Rule = (examined) =>
  agreed(
    examined.papers.flatMap((paper) => ownerOf(paper, examined) ?? []),
    undecided('Nous n’avons pas su lire le nom du propriétaire.'),
  );

/** Others than those named may own too: only when all are known is a stranger one for sure. */
const knowsEverybody = ({ dossier: { owners, situation } }: Examined): boolean =>
  situation.seller === 'SEUL' || owners.length > 1;

function ownerOf(paper: Paper, examined: Examined): Finding | null {
  const { dossier, document_type } = examined;
  const readings = ownerReadings(paper);
  const lots = lotMatch(paper, dossier.lots);
  const seen = seenOf(readings);
  const description = describedPaper(paper, 'RIGHT_OWNER');
  const isNamedByWhole = (): boolean =>
    isBoundWith(paper, examined.papers, examined.files, (whole) => ownerReadings(whole).length > 0);
  if (readings.length === 0)
    return paper.is_part || isNamedByWhole() ? null : unnamed(paper, examined);
  if (dossier.owners.length === 0)
    return undecided(
      `Le dossier ne dit pas qui est propriétaire. Lu\u00a0: ${description}.`,
      seen,
      [lackOf('owners', ownersRead(paper))],
    );
  const expected = listed(dossier.owners);
  const match = ownerMatch([paper], dossier.owners);
  if (match === 'SAME' && document_type === 'TITRE_PROP' && !namesAll(paper, examined))
    return undecided(
      `Le titre ne nomme pas tous les vendeurs\u00a0: ${description}. Attendu\u00a0: ${expected}.`,
      seen,
    );
  const isTheirs = document_type !== 'TITRE_PROP' && isOfCouple(paper, examined);
  if (match === 'SAME' || isTheirs) return passed(`Le nom correspond\u00a0: ${description}.`, seen);
  const isOfOwn =
    ownerMatch(
      [paper],
      dossier.owners.flatMap((owner) => ownNames(owner, examined)),
    ) === 'SAME';
  const isKnown =
    document_type === 'TITRE_PROP'
      ? isOfOwn && namesAll(paper, examined)
      : isOfOwn || isOfDeceased(paper, examined);
  if (isKnown)
    return passed(`Le nom est celui d’un document déjà vérifié\u00a0: ${description}.`, seen);
  // A neighbour of the same name has other lots.
  const isKin =
    isOfFamily(paper, dossier.owners) ||
    isOfSurname(paper, dossier.owners) ||
    (dossier.situation.seller === 'SUCCESSION' && isOfRelative(paper, dossier.owners));
  if (match === 'UNSURE' && lots === 'SAME' && isKin && document_type !== 'TITRE_PROP')
    return passed(`Le nom de famille et les lots correspondent\u00a0: ${description}.`, seen);
  if (match !== 'OTHER')
    return undecided(
      `Le nom lu ne suffit pas à conclure : ${description}. Attendu\u00a0: ${expected}.`,
      seen,
    );
  const isStranger = lots === 'OTHER' || (lots !== 'SAME' && knowsEverybody(examined));
  return isStranger
    ? failed(
        'REJECTED',
        `Lu\u00a0: ${description}. Attendu\u00a0: ${expected}.`,
        `${nounOf(paper)} au nom de ${expected}`,
        seen,
      )
    : undecided(
        `Le nom lu est différent\u00a0: ${description}. Attendu\u00a0: ${expected}.`,
        seen,
        // Whether others own too is what the answer says.
        dossier.situation.seller === null ? [lackOf('seller')] : [],
      );
}

/** Whoever sells must have bought. */
const namesAll = (paper: Paper, examined: Examined): boolean => {
  const { owners } = examined.dossier;
  return owners.every(
    (owner) =>
      ownerMatch([paper], [owner, ...ownNames(owner, examined)]) === 'SAME' ||
      isOfFamily(paper, [owner]) ||
      isSpouse(owner, ownersRead(paper), owners),
  );
};

/** Reports often name nobody: the lot, or the address of a house, then tells whose home it is. */
function unnamed(paper: Paper, { dossier, document_type }: Examined): Finding {
  const isOfHome = !NAMED.includes(document_type);
  if (isOfHome && dossier.portfolio_type === 'HOUSE_SALE_PORTFOLIO')
    return passed('Aucun nom n’est écrit ; l’adresse de la maison suffit.');
  if (isOfHome && lotMatch(paper, dossier.lots) === 'SAME')
    return passed('Aucun nom n’est écrit\u00a0; les lots sont ceux du dossier.');
  const lots = isOfHome && dossier.lots.length === 0 ? readTexts([paper], 'lots') : [];
  const name = NAME_FACTS[document_type] ?? 'owner';
  return {
    ...notRead({ paper, names: [name] }),
    ...(lots.length > 0 && { lacks: [lackOf('lots', lots)] }),
  };
}

/** Where such a paper names its owner. */
const NAME_FACTS: Partial<Record<Examined['document_type'], FactName>> = {
  TITRE_PROP: 'buyers',
  LOGEMENT_LOUE: 'landlord',
  TAX_FONCIERE: 'owners',
  RIB: 'holder',
  ACT_NAISSANCE: 'last_name',
  DOC_IDENTITE: 'last_name',
};

/** Papers that are worth nothing without a name. */
const NAMED: readonly Examined['document_type'][] = [
  'TITRE_PROP',
  'TAX_FONCIERE',
  'ASSURANCES_DU_LOGEMENT',
  'ETAT_HYPOTHECAIRE',
  'ACT_NAISSANCE',
  'DOC_IDENTITE',
  'RIB',
];
