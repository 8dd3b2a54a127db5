// « M. X, agissant en qualité de gérant de la SCI Y », « la SCI Y, représentée aux présentes par M. X »: whoever
// signs for another is no party of the deed. Where nobody can say for whom, that side of it is not extracted.
import type { FlowText, Extracted } from '../sheet/flow-text.ts';

const ROLE = String.raw`(?:(?:co-?)?gerant|president|directeur|directrice|mandataire|representant|liquidateur|administrat(?:eur|rice)|tuteur|tutrice|maire|fondee? de pouvoirs?|procuration|clerc|notaire)`;
const ACTS = new RegExp(
  String.raw`\b(?:agiss(?:ant|ent)|agit|interven(?:ant|ent|ient)|stipulant|comparaissant|presente?s?)\b[^.;]{0,60}?(?:\b(?:en|es|sa|leurs?)[ -](?:sa |leurs? )?qualites? d[^.;]{0,40}?${ROLE}|\b(?:comme|en tant que)\b[^.;]{0,20}?${ROLE}|\bau nom(?: et)?(?:,? (?:et )?(?:comme [^.;,]{0,30}|pour (?:le )?compte))? d|\bpour (?:le )?compte d|\ben vertu d[^.;]{0,40}?(?:pouvoirs?|procuration))`,
  'u',
);
/** « tant en son nom personnel qu’au nom de »: a party too. « pour le compte de la communauté » is for themselves. */
const ALSO_HIMSELF =
  /\btant\b|nom personnel|noms? propres?|propre nom|communaute|(?:son|leur|propre) compte|solidair/;
/** What parts one person from the next in the list of those who appear. */
const NEXT_ONE = /\b(?:demeurant|domicili|nee?|celibataire|divorce|mariee?)\b|\set\s+$/;
const TOGETHER =
  /(?:\bgerants|\bcogerants|\bmandataires|\brepresentants|\btous deux|leurs? qualites?)/;
const AND = /^(?:(?!represent)[^.;]){0,40}?,?\s+et\s+$/;
const REPRESENTED = /\brepresentee?s?\b(?<who>(?:[^.;]|(?<=\bm(?:r|me|lle)?)\.){0,200})$/;
const TITLE = /\b(?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle)\s/;
/** « …, gérant, » over « Et Monsieur Y »: another one. */
const NEW_LINE = /[,;.]\s*\n\s*(?:(?:\d|-|et\s)|(?=monsieur|madame|mademoiselle|m\.|mme))[^\n]*$/;
const SIDE =
  /\bd'une part\b|\bd'autre part\b|\bde (?:premiere|seconde|deuxieme) part\b|\b(?:vendeur|acquereur)/;
/** In letters: what is extracted of somebody, and from what he is to whom he signs for. */
const [REACH, FOR] = [260, 70];

/** Text from the end of one to the start of the next. */
function gapAfter(
  { folded }: FlowText,
  people: readonly Extracted<string>[],
  one: Extracted<string>,
): string {
  const next = people.find(({ at }) => at >= one.end);
  return folded.slice(one.end, Math.min(next?.at ?? Infinity, one.end + REACH));
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

type Signing = 'PARTY' | 'SIGNER' | 'UNKNOWN';

function signingOf(
  flowText: FlowText,
  people: readonly Extracted<string>[],
  one: Extracted<string>,
): Signing {
  const gap = flat(gapAfter(flowText, people, one).split(SIDE)[0] ?? '');
  const acts = ACTS.exec(gap);
  if (acts) {
    const rest = gap.slice(acts.index + acts[0].length);
    const isNamed = people.some(({ at }) => at >= one.end && at - one.end < REACH);
    const isFor = isNamed && rest.length < FOR && !/[.;]/.test(rest) && !NEXT_ONE.test(rest);
    return isFor && !ALSO_HIMSELF.test(acts[0] + rest) ? 'SIGNER' : 'UNKNOWN';
  }
  const window = flowText.folded.slice(Math.max(0, one.at - REACH), one.at);
  const before = window.split(SIDE).at(-1) ?? '';
  const who = REPRESENTED.exec(before)?.groups?.['who'];
  if (who === undefined || NEW_LINE.test(before)) return 'PARTY';
  if (!TITLE.test(who)) return 'SIGNER';
  return TOGETHER.test(gap) ? 'SIGNER' : 'UNKNOWN';
}

/** Of one side, those who are bound; nobody where it is not clear who is. */
export function boundOnes(
  flowText: FlowText,
  people: readonly Extracted<string>[],
  side: readonly Extracted<string>[],
): Extracted<string>[] {
  const signing = side.map((one) => signingOf(flowText, people, one));
  if (signing.includes('UNKNOWN')) return [];
  return side.filter((one, at) => {
    const next = side[at + 1];
    const isWithSigner =
      next !== undefined &&
      signing[at + 1] === 'SIGNER' &&
      AND.test(flat(flowText.folded.slice(one.end, next.at))) &&
      TOGETHER.test(gapAfter(flowText, people, next));
    return signing[at] === 'PARTY' && !isWithSigner;
  });
}
