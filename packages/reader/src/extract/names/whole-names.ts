// Names that are cut or hold what stands beside them, days that cannot be: none is extracted.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { STREET_KINDS } from '../../french/street-kinds.ts';
import { isFormWord } from '../sheet/seen-dictionary.ts';
import { isNoName } from './no-names.ts';

export const isDay = (value: Fact['value']): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** « Régie Combe de », « M. ou »: a name that ends so goes on. */
const CUT = /(?:^|\s)(?:de|du|des|la|le|les|et|ou|&|d['’]|l['’]|m\.?|mme|-)$/iu;
/** « Mme de », « M. Jean de LA »: of a list, where « LE » is a surname too. */
const CUT_SHORT = /(?:^|\s)(?:de|du|des|de la|d['’]|l['’]|et|ou)$/iu;
/** « M. VON DER », « Mme VAN »: so are those of other tongues, in capitals or in small letters; « Van » is a given name, « NGUYEN VAN » a whole one. */
const CUT_ABROAD =
  /\s(?:VON|(?<!\b(?:NGUYEN|TRAN|PHAM|HOANG|HUYNH|PHAN|DANG|BUI|NGO|DUONG)\s)VAN|DER|DEN|DOS|von|van|der|den|dos|zu)$/u;
const NAMES: ReadonlySet<string> = new Set(['syndic', 'building', 'owner', 'holder', 'insurer']);
const PEOPLE: ReadonlySet<string> = new Set([
  'sellers',
  'buyers',
  'owners',
  'landlord',
  'tenant',
  'notary',
]);
const PLACES: ReadonlySet<string> = new Set(['building_address', 'property_address', 'born_at']);
/** « de 450 000 € », « à cotisations variables », « LE CLOS CHANTURGUE 41 »: what was beside the name. */
const BESIDE = /^\p{Ll}|€|\d \d{3}|^(?!(?:la |La )?(?:SCI|Sci|SARL|SAS)\s).*\s\d{1,4}$/u;
/** « veridia », as some firms write themselves, and no word of a sentence. */
const isBrand = (value: string): boolean => /^\p{Ll}{5,14}$/u.test(value) && !isFormWord(value);
/** « M. et Mme Information »: the label of the next line. */
const isLabelled = (value: string): boolean =>
  value.split(/[\s,]+/).some((word) => /^\p{Lu}\p{Ll}/u.test(word) && isFormWord(word));
/** « Brgîte »: no name that anybody could say begins so. */
const isUnsaid = (value: string): boolean =>
  value
    .split(/[\s,]+/)
    .some(
      (word) =>
        /\p{Ll}/u.test(word) && /^[bcdfgkptv][lr][bcdfgjkmnpqrstvwxz][a-z]/.test(fold(word)),
    );
/** No paper tells a day further away. */
const LAST_YEAR = '2045';

/** What OCR makes of a name or a day by taking more than it, or by misreading it. */
export const isPossible = ({ name, value }: Fact): boolean =>
  // Of one question alone, nobody meets: the others were not seen.
  (typeof value !== 'string' &&
    !(name === 'resolutions' && Array.isArray(value) && value.length < 2)) ||
  (typeof value === 'string' &&
    !(NAMES.has(name) && BESIDE.test(value) && !(name === 'syndic' && isBrand(value))) &&
    !(name === 'owner' && (isLabelled(value) || isUnsaid(value))) &&
    !(isDay(value) && value.slice(0, 4) > LAST_YEAR));

/** « DU 01/07/2026 AU 30/09/2026 »: what stands under a name. */
const DATED = /\d{1,2}[/.]\d{1,2}[/.]\d{2}/;

/** « SAINT- », « 12 rue Haute, 94240 L’HAŸ-LES », « 44600 SAINT »: a line broke inside. */
const BROKEN = /[-–]$|[-–](?:les?|la|l['’]|sur|sous|en|des?|du|d['’]|aux?|et)$|\d{5} sainte?$/iu;

/** « 4 rue Haute dénommé "LE PARC", DOLE »: the sentence went on. */
const SENTENCE = /["«»]|\sd[eé]nomm/iu;

/** « M. ROUX Jean Acquéreur »: the label of the next field. */
const NEXT_LABEL = /\s(?:Acqu[eé]reur|Vendeur|Bailleur|Locataire|Propri[eé]taire|Mandataire)s?$/u;
/** « SNC LES MAZETS », « NOTAIRES DU LAC »: who built it, or who wrote the deed. */
const NO_BUILDING = /^(?:SNC|SCI|SCCV|SARL|SAS)\s|\bnotaires?\b/iu;
/** « 009 QUAI NORD 4 QUAI NORD »: a code and a name that end in the street. */
const TWO_STREETS = new RegExp(
  String.raw`\d+ (${STREET_KINDS})\b[^,]*\s\d+(?:\s?(?:bis|ter))?,? \1\b`,
);
/** « LE PARC 2 - 64 route Haute »: doors of one building are nearer. */
const DOORS = /^(?<first>\d+) - (?<last>\d+)\s/;
const FARTHEST = 40;

function isOneStreet(value: string): boolean {
  const { first = '', last = '' } = DOORS.exec(value)?.groups ?? {};
  return !TWO_STREETS.test(fold(value)) && Number(last) - Number(first) <= FARTHEST;
}

/** « Indivision », « SCI »: what somebody is, and not who. */
const ONLY_FORM = /^(?:indivision|succession|consorts|sci|sarl|sas)(?:\ssuccessorale)?$/iu;
/** « DU », of « DU PRÉ »: « LE » is a name of its own. */
const ONLY_PARTICLE = /^(?:du|de|des|de la|d['’])$/iu;

/** However it was read, a name that is not whole is none, nor is one that tells a day; nor a list that holds one. */
export function isWhole({ name, value }: Fact): boolean {
  const isNamed = NAMES.has(name) || PEOPLE.has(name);
  if (Array.isArray(value))
    return !(
      isNamed &&
      value.some(
        (one) =>
          BROKEN.test(one) ||
          CUT_ABROAD.test(one.trim()) ||
          CUT_SHORT.test(one.trim()) ||
          isNoName(one),
      )
    );
  if (typeof value !== 'string') return true;
  if (isNamed && (isNoName(value) || CUT_ABROAD.test(value.trim()))) return false;
  if (NAMES.has(name) && (CUT.test(value.trim()) || DATED.test(value))) return false;
  if (isNamed && (NEXT_LABEL.test(value) || ONLY_FORM.test(value))) return false;
  if (name === 'last_name' && ONLY_PARTICLE.test(value)) return false;
  if (name === 'building' && NO_BUILDING.test(value)) return false;
  if (PLACES.has(name) && (SENTENCE.test(value) || !isOneStreet(value))) return false;
  return !((isNamed || PLACES.has(name)) && BROKEN.test(value));
}
