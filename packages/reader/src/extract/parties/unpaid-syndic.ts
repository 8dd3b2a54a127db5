// An owner who manages the building for nothing: « Mme Odile MARTIN, syndic bénévole », « Le syndic bénévole » over
// « Odile Martin », « Renouvellement du syndic – Odile Martin est réélue ».
import { fold, plain } from '../../french/fold.ts';
import { found, foundBox } from '../../french/written.ts';
import { isGivenName } from '../names/given-names.ts';
import { blocksOf } from '../sheet/blocks.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Passage, Sheet } from '../sheet/sheet.ts';
import { isManagerUnderFirm } from './not-the-firm.ts';

/** « L’assemblée désigne X, syndic bénévole » tells who will be. */
const DECIDES = /\b(?:designe|nomme|elit\b|confie|renouvel|mandat)/;

const GIVEN = String.raw`(?:\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?|(?<![\p{L}.])\p{Lu}\.(?:-\p{Lu}\.)?)`;
const FAMILY = String.raw`(?:(?:de|du|DE|DU|LE|LA|VAN) )?\p{Lu}[\p{Lu}'-]+(?:[ -]\p{Lu}[\p{Lu}'-]+)?`;
/** « Odile Martin », « O. Martin »: without capitals, where the first is a given name. */
const SMALL = String.raw`(?:\p{Lu}\.|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?) (?:(?:de|du|Le|La|de La) )?\p{Lu}\p{Ll}[\p{L}'-]+`;
const PERSON = String.raw`(?:(?:M\.|Mme|Mlle|Mr|Monsieur|Madame|Ma[iî]tre|Me) )?(?:${GIVEN} ${FAMILY}|${FAMILY} ${GIVEN}|(?<=(?:M\.|Mme|Mlle|Mr|Monsieur|Madame|Ma[iî]tre|Me) )(?:${FAMILY}|${GIVEN} ${GIVEN})|${SMALL})(?![\p{L}'-])`;
const UNPAID = String.raw`(?:[Ss]yndic(?:\s?:)? (?:b[eé]n[eé]vole|non[- ]professionnel|coop[eé]ratif|judiciaire|provisoire)|[Aa]dministrat(?:eur|rice)\s[Pp]rovisoire(?=[^.]{0,160}\s(?:pouvoirs|fonctions|missions?)\s(?:du|de)\ssyndic)|[Pp]r[eé]sidente?(?:\sdu\sconseil(?:\ssyndical)?)?(?:,?\set\s|,\s|\s?-\s?|\s)[Ss]yndic(?![\p{L}]))`;
const QUALITY = String.raw`(?:(?:[Ll]e|[Ll]a|[Vv]otre|copropri[eé]taire et|agissant|en (?:sa |ma )?qualit[eé] de|pr[eé]sidente? du conseil syndical et) )*`;
/** Whoever is kept in office is who holds it: the sentence says which, or the title of its resolution. */
const IS_KEPT = String.raw`(?:,[^.;]{3,60},)?\s+(?:(?:est\s+|a\s+[eé]t[eé]\s+)?(?:renouvel[eé]|reconduit|r[eé][eé]lu|maintenu|confirm[eé])e?|continue|reste|demeure)(?![\p{L}])`;
const KEPT_UNDER = new RegExp(
  String.raw`(?:(?:[Rr]enouvellement|[Rr][eé][eé]lection|[EÉeé]lection|[Dd][eé]signation|[Mm]andat)\s(?:du\s)?(?:mandat\s)?(?:du\s|de\s)?[Ss]yndic|(?<=(?:^|\n)\s?\d{1,2}\s?[-.)/°:]*\s?)(?:[Ll]e\s)?[Ss]yndic)(?:\s(?:b[eé]n[eé]vole|non[- ]professionnel))?\s*[-:.]?\s*(?<name>${PERSON})${IS_KEPT}`,
  'u',
);
const KEPT = new RegExp(
  String.raw`(?<![\p{L}])(?<name>${PERSON})${IS_KEPT}[^.;]{0,60}?\s(?:syndic|fonctions\s+de\s+syndic)`,
  'u',
);
/** « Odile MARTIN accepte de continuer. Réélue syndic bénévole jusqu’au… ». */
const KEPT_AFTER = new RegExp(
  String.raw`(?<![\p{L}])(?<name>${PERSON})\s\p{Ll}[^.;:]{3,60}[.;]\s+(?:(?:Elle|Il|elle|il)\sest\s|Est\s)?(?:[Rr][eé][eé]lue?|[Rr]econduite?|[Rr]enouvel[eé]e?)\s(?:comme\s)?(?:(?:notre|le|la)\s)?syndic(?![\p{L}])`,
  'u',
);
/** « Quitus donné à Odile MARTIN pour 2025 »: whose year is discharged managed the building. */
const DISCHARGED = new RegExp(
  String.raw`[Qq]uitus(?:\s(?:est|a|[eé]t[eé]|et|donn[eé]|plein|entier|total|sans|r[eé]serve))*\s(?:à|au\ssyndic,?)\s(?<name>${PERSON})(?=\s?,|\spour\s|\sde\s(?:sa|la)\sgestion)`,
  'u',
);
const NAMED_BEFORE = new RegExp(
  String.raw`(?<![\p{L}])(?<name>${PERSON})[\s,(-]*${QUALITY}${UNPAID}`,
  'u',
);
const NAMED_AFTER = new RegExp(
  String.raw`${UNPAID}(?: de (?:la copropri[eé]t[eé]|l'immeuble))?[\s:,(-]*(?:est )?(?<name>${PERSON})`,
  'u',
);
/** « Le syndic, Mme Odile MARTIN », all that a line says, on a paper that no firm shows itself on. */
const SIGNED = new RegExp(
  String.raw`(?<=(?:^|\n)\s?)(?:Le|La|Votre)\s[Ss]yndic\s?,\s(?<name>${PERSON})(?=\s*(?:$|\n|\())`,
  'u',
);
/** « Odile Martin » over « (votre voisine du 2e, et syndic depuis 2023) »: what she says that she is, under her name. */
const SIGNED_AS = new RegExp(
  String.raw`(?<=(?:^|\n)\s?)(?<name>${PERSON})\s?[\s,(-]\s?(?!conseil)(?:[^.;:\n)]{0,50}?[\s,])?syndic(?!\.?\p{L})(?!\s(?:de\s)?(?:la\s)?s[eé]ance)`,
  'u',
);
const OF_FIRM =
  /\b(?:siret|siren|rcs|cpi|au capital|carte professionnelle|garantie financiere|cabinet|agence|regie|sarl|sasu?|eurl|administrat(?:eur|rice|ion)s? de biens)\b|www\./;
/** Each way of naming, and the words without which it says nothing: hardly a block of a paper has them. */
const WAYS = new Map<RegExp, RegExp>([
  [NAMED_BEFORE, new RegExp(UNPAID, 'u')],
  [NAMED_AFTER, new RegExp(UNPAID, 'u')],
  [KEPT, new RegExp(IS_KEPT, 'u')],
  [KEPT_UNDER, new RegExp(IS_KEPT, 'u')],
  [KEPT_AFTER, /r[eé][eé]lu|reconduit|renouvel/i],
  [DISCHARGED, /quitus/i],
]);
const DECIDED = new Set([KEPT, KEPT_UNDER, KEPT_AFTER, DISCHARGED]);

/** « Le Cabinet ROUX est reconduit »: a firm is paid. */
const FIRM = /\b(?:cabinet|agence|regie|etude|societe|sarl|sasu?|eurl|snc|gestion|immobiliere?)\b/;

/** « Bonne Année » is nobody: capitals or a given name say who is. */
function isSomebody(name: string): boolean {
  const [first = ''] = name.split(' ');
  if (FIRM.test(fold(name))) return false;
  return (
    /^(?:M|Mme|Mlle|Mr|Monsieur|Madame|Ma[iî]tre|Me)\.?$|^\p{Lu}\.$/u.test(first) ||
    /\p{Lu}{2}/u.test(name) ||
    isGivenName(first)
  );
}

/** « Mme Odile MARTIN, syndic bénévole » over « M. Luc ROUX »: named before it, she is not named again under it. */
function waysIn(text: string): RegExp[] {
  if (!/syndic|quitus/i.test(text)) return [];
  const ways = [...WAYS].flatMap(([way, words]) => (words.test(text) ? [way] : []));
  const isBefore = ways.includes(NAMED_BEFORE) && NAMED_BEFORE.test(text);
  return ways.filter((way) => way !== NAMED_AFTER || !isBefore);
}

/** « SELARL ROUX, en la personne de Maître Anne Roux »: the judge named the firm. */
const isOfLawFirm = ({ written }: Passage, person: string): boolean =>
  fold(written.text)
    .split(/\b(?:selarl|selas|selurl|scp)\b/)
    .slice(1)
    .some((after) => after.slice(0, PARTNERS).includes(fold(person).split(' ').at(-1) ?? ''));
/** In signs. */
const PARTNERS = 60;

const namesIn = ({ written, page }: Passage, text: string, pattern: RegExp): Reading<string>[] =>
  [...text.matchAll(new RegExp(pattern.source, 'dgu'))].flatMap((match) => {
    const [from, to] = match.indices?.groups?.['name'] ?? [0, 0];
    const value = written.text.slice(from, to).replaceAll(/\s+/g, ' ');
    const line = written.text.slice(0, from).split('\n').at(-1) ?? '';
    const isDecided = !DECIDED.has(pattern) && DECIDES.test(fold(line));
    if (to === 0 || isDecided || !isSomebody(value)) return [];
    const one = found(written, from, to - from, value);
    return [{ value, raw: one.raw, box: foundBox(written, one), page }];
  });

/** « Mme Odile MARTIN, syndic bénévole », « Le syndic bénévole » over « Odile MARTIN ». */
export const unpaid = (sheet: Sheet): Reading<string>[] =>
  [sheet, ...blocksOf(sheet)]
    .flatMap((part) => {
      const text = plain(part.written.text);
      return waysIn(text).flatMap((way) => namesIn(part, text, way));
    })
    .filter(({ value }) => !isOfLawFirm(sheet, value));

/** « Le syndic, Mme Odile MARTIN », where nothing else tells and no firm shows itself. */
export function signedBySyndic(sheet: Sheet): Reading<string>[] {
  const text = plain(sheet.written.text);
  const ways = /syndic/i.test(text) ? [SIGNED, SIGNED_AS] : [];
  return ways.length === 0 || OF_FIRM.test(fold(sheet.written.text))
    ? []
    : ways
        .flatMap((way) => namesIn(sheet, text, way))
        .filter((one) => !isManagerUnderFirm(sheet, one));
}
