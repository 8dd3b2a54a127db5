// « Propriétaires indivis par suite du décès de leur mère, Mme X »: a deed names people beside its parties, to tell
// where they have the property from. Whoever is dead sells nothing, and whoever is named again is the same one.
import { fold } from '../../french/fold.ts';
import type { FlowText, Extracted } from '../sheet/flow-text.ts';

const TITLE = String.raw`(?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle)`;
/** « M. X, leur époux et père, décédé à ». */
const DEAD =
  /^,?\s+(?:(?:son|sa|ses|leurs?)\s[^,.;]{2,40},\s+)?(?:(?:aujourd'hui|lui-meme|elle-meme|depuis|tous deux)\s+)?(?:decedee?s?|defunte?s?)\b/;
/** « leur mère, Madame X ». */
const KIN =
  /\b(?:son|sa|ses|leurs?)\s+(?:pere|mere|parents?|freres?|soeurs?|oncle|tante|auteurs?|grand-?(?:pere|mere)|grands-parents|conjointe? predecedee?|defunte?\s\p{L}+)\s*,?\s*$|\b(?:aux\s+droits|au\s+lieu\s+et\s+place)\s+(?:de|du\s+chef\s+de)\s*$/u;
/** « fille de M. X et de Mme Y »: the second one too. */
const SECOND_PARENT =
  /\b(?:fils|filles?|enfants?)\s(?:[a-z]+\s){0,2}?de\s(?:[^.;,]|(?<=\bm)\.){0,90}?\bet\s(?:de\s)?$/;
/** What tells where the property comes from; « marié sous le régime de la communauté » does not. */
const ORIGIN =
  /\b(?:(?:par )?suite d[ue]|au deces|le deces|du deces|la succession|dependa(?:it|ient|nt)|ayant existe|recueilli|provien(?:t|nent)|provenant|heritage|donation)\b/;
const OPENS_WITH_NAME = new RegExp(
  String.raw`^\s*(?:(?:\d{1,2}|[a-d])\s?[°./)-]+\s*|-\s*|et\s+)*(?:${TITLE}\s|la\s+(?:societe|sci)|sci\s|sarl\s|sas\s)`,
);
const IDENTITY =
  /^[^.;]{0,200}?\b(?:nee?\s(?:a|le|en)\b|demeurant|domicilie|dont le siege|ayant son siege|celibataire|identifiee?\sau)/;
/** In signs. */
const REACH = 400;

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
const END = /(?<!\b(?:m|mr|mme|mlle|me|st|ste))\.\s|[;:]\s/;

/** In a sentence that opens with nobody and tells an origin, and nothing says who this is. */
function isOfOrigin({ folded }: FlowText, one: Extracted<string>, next: number): boolean {
  const before =
    folded
      .slice(Math.max(0, one.at - REACH), one.at)
      .split(END)
      .at(-1) ?? '';
  const own = folded.slice(one.end, Math.min(next, one.end + REACH));
  return ORIGIN.test(flat(before)) && !OPENS_WITH_NAME.test(before) && !IDENTITY.test(flat(own));
}

const wordsOf = (name: string): string[] => fold(name).split(/[\s,]+/);
/** « Monsieur Daniel PAPOT », after « Monsieur Daniel Henri PAPOT »: all of its words in the same order. */
function isShorter(name: string, whole: string): boolean {
  const [short, long] = [wordsOf(name), wordsOf(whole)];
  const ends =
    short.at(0) === long.at(0) && short.at(1) === long.at(1) && short.at(-1) === long.at(-1);
  return (
    short.length > 2 &&
    short.length < long.length &&
    ends &&
    short.every((word) => long.includes(word))
  );
}

/** Of one side, those who act; all of them where nobody would be left: « a acquis par suite de la succession de M. X ». */
export function actingOnes(
  flowText: FlowText,
  side: readonly Extracted<string>[],
): Extracted<string>[] {
  const acting = side.filter((one, at) => {
    const before = flat(flowText.folded.slice(Math.max(0, one.at - REACH), one.at));
    const after = flowText.folded.slice(one.end, one.end + REACH);
    const next = side[at + 1]?.at ?? Infinity;
    const isAgain =
      side.slice(0, at).some(({ value }) => isShorter(one.value, value)) &&
      !/(?:,|\bet)\s*$/.test(before) &&
      !IDENTITY.test(flat(flowText.folded.slice(one.end, Math.min(next, one.end + REACH))));
    return (
      !isAgain &&
      !DEAD.test(after) &&
      !KIN.test(before) &&
      !SECOND_PARENT.test(before) &&
      !isOfOrigin(flowText, one, next)
    );
  });
  return acting.length > 0 ? acting : [...side];
}
