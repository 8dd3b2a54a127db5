// Whether a paper is of this building: its number in the national register, else its address.
import { wholeLine } from '../portfolios/property-address.ts';
import { agreed } from './agreement.ts';
import { describedPaper, nounOf } from './described.ts';
import {
  type Examined,
  failed,
  type Finding,
  lackOf,
  type Paper,
  passed,
  type Reading,
  readingsOf,
  readTexts,
  type Rule,
  seenOf,
  textsIn,
  undecided,
} from './examined.ts';
import { type AddressMatch, compareAddresses, statesTown } from './french-address.ts';
import { isOfDeceased } from './known-names.ts';
import { lotMatch, lotNumber } from './lot-match.ts';
import { ownerMatch, ownersRead } from './owner-match.ts';
import { isBoundWith } from './page-numbers.ts';
import { REQUIRED_RULES } from './required-rules.ts';
import { rnc } from './rnc.ts';
import { notRead } from './unread.ts';

export const rightBuilding: Rule = (examined) =>
  agreed(
    examined.papers.flatMap((paper) => buildingOf(paper, examined) ?? []),
    undecided('Nous n’avons su lire ni l’adresse ni le numéro d’immatriculation.'),
  );

type Match = AddressMatch | 'NONE' | 'MIXED';

/** NONE where nothing was read, MIXED where readings do not agree. */
function addressMatch(readings: readonly Reading[], main_address: string): Match {
  const matches = readings.flatMap((reading) =>
    textsIn(reading).map((text) => compareAddresses(text, main_address)),
  );
  const [first] = matches;
  if (first === undefined) return 'NONE';
  // Told once in full, the place may be told again in short.
  const isSame = matches.includes('SAME') && matches.every((match) => NEAR.includes(match));
  if (isSame) return 'SAME';
  return matches.every((match) => match === first) ? first : 'MIXED';
}
const NEAR: readonly AddressMatch[] = ['SAME', 'LIKELY', 'STREET'];

const isOfBuilding = (document_type: Examined['document_type']): boolean =>
  !REQUIRED_RULES[document_type].includes('RIGHT_OWNER');

const isNearby = (match: Match): boolean => match === 'LIKELY' || match === 'STREET';

/** Null: unknown to the dossier or to the paper. */
function numberMatch(readings: readonly Reading[], known: string | null): boolean | 'MIXED' | null {
  const [number, ...others] = new Set(readings.flatMap(textsIn).map(rnc));
  if (number === undefined) return null;
  if (others.length > 0) return 'MIXED';
  return known === null ? null : number === rnc(known);
}

/** Deeds and rules of old describe the ground rather than the door. */
function isOnOurParcels(paper: Paper, { others }: Examined): boolean {
  const ours = readingsOf(
    others.filter(({ type }) => type !== paper.type),
    'parcels',
  ).flatMap(textsIn);
  const own = readingsOf([paper], 'parcels').flatMap(textsIn);
  return own.length > 0 && own.every((parcel) => ours.includes(parcel));
}

const tellsAllLots = (paper: Paper, lots: readonly string[]): boolean =>
  lotMatch(paper, lots) === 'SAME' &&
  new Set(readTexts([paper], 'lots').map(lotNumber)).size === lots.length;

/** Told in short inside a paper that tells it in full. */
const isOfWhole = (paper: Paper, { papers, dossier }: Examined): boolean =>
  paper.is_part &&
  papers.some(
    (whole) =>
      !whole.is_part &&
      whole.file_id === paper.file_id &&
      paper.pages.every((page) => whole.pages.includes(page)) &&
      addressMatch(
        readingsOf([whole], 'building_address', 'property_address'),
        dossier.main_address,
      ) === 'SAME',
  );

/** The inventory behind a lease, its last page by number: the lease says where. */
const isPlacedByWhole = (paper: Paper, { papers, files }: Examined): boolean =>
  isBoundWith(paper, papers, files, (whole) => placesOf(whole).length > 0);

const placesOf = (paper: Paper): Reading[] =>
  readingsOf([paper], 'rnc', 'building_address', 'property_address');

/** Null for a part that says nothing of where it belongs: the whole says it. */
function buildingOf(paper: Paper, examined: Examined): Finding | null {
  const { dossier, document_type, papers } = examined;
  const addresses = readingsOf([paper], 'building_address', 'property_address');
  const numbers = readingsOf([paper], 'rnc');
  const isSilent = addresses.length + numbers.length === 0;
  if (isSilent && (paper.is_part || isPlacedByWhole(paper, examined))) return null;
  const seen = seenOf([...numbers, ...addresses]);
  const number = numberMatch(numbers, dossier.rnc_number);
  const address = addressMatch(addresses, dossier.main_address);
  const description = describedPaper(paper, 'RIGHT_BUILDING');
  const refused = () =>
    failed(
      'REJECTED',
      `Lu\u00a0: ${description}. Attendu\u00a0: ${wholeLine(dossier.main_address)}.`,
      `${nounOf(paper)} du ${wholeLine(dossier.main_address)}`,
      seen,
    );
  // Its number settles whose building it is; its owner's name, an address that is nearly ours.
  const unstated = [
    ...(dossier.rnc_number === null && numbers.length > 0
      ? [lackOf('rnc_number', readTexts([paper], 'rnc'))]
      : []),
    ...(dossier.owners.length === 0 && isNearby(address) && ownersRead(paper).length > 0
      ? [lackOf('owners', ownersRead(paper))]
      : []),
  ];
  const doubt = (why: string) => undecided(`${why} Lu\u00a0: ${description}.`, seen, unstated);
  if (number === 'MIXED' || address === 'MIXED')
    return doubt('Le document donne plusieurs adresses ou numéros d’immatriculation.');
  if (number === false)
    return address === 'SAME' || isNearby(address)
      ? doubt('L’adresse correspond, mais pas le numéro d’immatriculation.')
      : refused();
  if (number === true)
    return address === 'OTHER_TOWN'
      ? doubt('Le numéro d’immatriculation correspond, mais pas la ville.')
      : passed(`Le numéro d’immatriculation ${dossier.rnc_number} correspond.`, seen);
  const isAtHome = address === 'SAME' || (isNearby(address) && isOfWhole(paper, examined));
  if (isAtHome) return passed(`L’adresse correspond\u00a0: ${description}.`, seen);
  const isNamed = ownerMatch([paper], dossier.owners) === 'SAME' || isOfDeceased(paper, examined);
  // The dossier must say the town that the paper leaves out.
  // Old rules of a building print no postcode, and name nobody.
  const isStated = isNamed || (address === 'LIKELY' && isOfBuilding(document_type));
  if (isNearby(address) && isStated && statesTown(dossier.main_address))
    return passed(`L’adresse et le nom correspondent\u00a0: ${description}.`, seen);
  if (address === 'OTHER_TOWN') return refused();
  if (isOnOurParcels(paper, examined))
    return passed(`La parcelle est celle d’un document déjà vérifié\u00a0: ${description}.`, seen);
  if (address === 'NONE' && isNamed && tellsAllLots(paper, dossier.lots))
    return passed(`Aucune adresse n’est écrite\u00a0; le nom et les lots correspondent.`, seen);
  // A building on a corner has two addresses: another name on the paper settles it.
  const stranger = ownerMatch(papers, dossier.owners) === 'OTHER';
  if (address === 'OTHER_STREET' && stranger) return refused();
  if (address !== 'NONE') return doubt('L’adresse lue n’est pas exactement celle du dossier.');
  const name = isOfBuilding(document_type) ? 'building_address' : 'property_address';
  return { ...notRead({ paper, names: [name] }), ...(unstated.length > 0 && { lacks: unstated }) };
}
