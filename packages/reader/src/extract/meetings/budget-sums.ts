// What a budget is set at, where the text tells other sums too: last year's, what was spent, what is called each
// quarter. Those are put aside by the words around them; what is left must be one sum.
import { findAmounts } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import { foundBox, unbroken } from '../../french/written.ts';
import { agreed, distinct, type Reading } from '../sheet/reading.ts';
import type { Resolution } from './resolutions.ts';

/** In signs. */
const NEAR = 90;
/** Of the clause before a sum: it is of something else than the budget that is asked for. */
const ANOTHER =
  /\b(?:rappel|memoire|contre|au lieu de|precedente?s?|precedemment|anterieure?s?|en cours|derniere?s?|actuel\w*|realis\w+|depens\w+|soldes?|excedent\w*|insuffisance|hausse|augment\w+|baisse|diminu\w+|ecart|difference|initial\w*|deja|honoraires|trimestr\w+|mensuel\w*|appels?|acomptes?|cotisation|fonds (?:de )?travaux|tresorerie|dont)\b[^.;,€]{0,60}$/;
/** The same, of what follows it. */
const ANOTHER_AFTER =
  /^\s*(?:€|eur(?:os?)?\b)?(?: ttc)?[ ,(]*(?:deja (?:vote|adopte|approuve)|l'an (?:dernier|passe)|l'annee (?:derniere|precedente)|cette annee|par (?:trimestre|mois|lot)|chacune?s?\b|pour l'exercice (?:en cours|precedent)|precedemment|actuellement|l'exercice precedent|de (?:hausse|baisse|plus|moins))/;
/** « porté de 40 000 € à »: what it was. */
const RAISED = /\b(?:pass|port|relev|ramen|augment)\w* (?:le budget |la cotisation )?de\s*$/;
/** « 3 000 €, plus 300 € pour le fonds travaux », « fonds de travaux : 300 € »: each sum says what it is for. */
const FUND = String.raw`(?:la |une )?(?:cotisation (?:annuelle |obligatoire )?)?(?:au |du |le |pour le |de )?fonds (?:de )?travaux`;
const FOR_FUND_AFTER = new RegExp(
  String.raw`^\s*(?:€|eur(?:os?)?\b)?(?: ttc)? ?(?:par an )?(?:pour|au titre (?:de|du)|de|au|a verser (?:au|sur)|verses? (?:au|sur)) ${FUND}\b`,
);
const FOR_FUND = new RegExp(
  String.raw`\b${FUND}(?: \([^()]{0,40}\))?(?: (?:est |sera )?(?:fixee?|arretee?|portee?|maintenue?))?(?: (?:a|de)(?: la somme de| un montant de)?| :)?\s*$`,
);
const YEAR_BEFORE = /\b(?<year>20\d{2})\)?(?: :| etait de| est de|,)?\s*(?:a |de )?$/;
const YEAR_AFTER = /^\s*(?:€|eur(?:os?)?\b)?(?: ttc)?[ ,(]*(?:en|pour|vote en) (?<year>20\d{2})\b/;

/** `years`: those of the budget; a sum that is extracted of another year is not its own. */
function isOfAnother(before: string, after: string, years: readonly string[]): boolean {
  const named = [YEAR_BEFORE.exec(before), YEAR_AFTER.exec(after)].flatMap(
    (match) => match?.groups?.['year'] ?? [],
  );
  return (
    ANOTHER.test(before) ||
    RAISED.test(before) ||
    ANOTHER_AFTER.test(after) ||
    FOR_FUND_AFTER.test(after) ||
    (years.length > 0 && named.some((year) => !years.includes(year)))
  );
}

/** Every sum of the text that the words around it do not put aside. */
const sumsLeft = (
  { passages }: Resolution,
  isOther: (before: string, after: string) => boolean,
): Reading<number>[] =>
  passages.flatMap(({ written, page }) => {
    const folded = fold(written.text).replaceAll('\n', ' ');
    return unbroken(written, findAmounts(written)).flatMap((one): Reading<number>[] => {
      const start = written.starts[one.from] ?? 0;
      const end = start + one.raw.length;
      const [before, after] = [
        folded.slice(Math.max(0, start - NEAR), start),
        folded.slice(end, end + NEAR),
      ];
      // Between brackets after the words, and not less than nothing.
      const value = Math.abs(one.value.cents);
      return isOther(before, after)
        ? []
        : [{ value, raw: one.raw, box: foundBox(written, one), page }];
    });
  });

export const budgetSum = (
  resolution: Resolution,
  years: readonly string[],
): Reading<number> | null => {
  const sums = sumsLeft(resolution, (before, after) => isOfAnother(before, after, years));
  return agreed(sums) ?? agreed(sums.filter((one) => isOfTheOthers(one, sums)));
};

/** « Le syndic propose 41 500 €. Un propriétaire en demande 40 000 €. » */
export const givesSeveralSums = (resolution: Resolution): boolean =>
  distinct(sumsLeft(resolution, (before, after) => isOfAnother(before, after, []))).length > 1;

/** « 48 860,00 €, ainsi réparti : charges générales 42 900,00 €, ascenseur 4 000,00 €, parking 1 960,00 € ». */
function isOfTheOthers(one: Reading<number>, sums: readonly Reading<number>[]): boolean {
  const whole = sums.reduce((sum, { value }) => sum + value, 0);
  return sums.length > 2 && whole === 2 * one.value;
}

/** What the fund holds, or what is taken from it, is not what is paid into it each year. */
const [HELD, HELD_AFTER] = [
  /\b(?:fonds[^.;€]{0,40}?(?:s'eleve|est de|atteint|dispose|s'etablit|represente|presente|comporte|totalise)|soldes?|disponibles?|constitue\w*|plafond|preleve\w*|prelevement|utilis\w+|livret|placement|place\w*|precedemment|au lieu de|contre|appel\w*|trimestr\w*|quarts?|cotisation (?:annuelle )?actuelle(?: est)? de)\b[^.;€]{0,50}$/,
  /^\s*(?:€|eur(?:os?)?\b)?[ ,(]*(?:au \d{1,2}[/. ]|au 1er|disponibles?|sont (?:preleve|affecte|utilise|place)|chacune?s?\b|par (?:trimestre|mois)|en caisse|en banque)/,
];
export const fundSums = (resolution: Resolution): Reading<number>[] =>
  sumsLeft(
    resolution,
    (before, after) => [HELD, RAISED].some((words) => words.test(before)) || HELD_AFTER.test(after),
  );

/** Where the title names the fund too, only what follows the budget's own name is said of it. */
export const sumsForBudget = (
  resolution: Resolution,
  years: readonly string[],
): Reading<number>[] =>
  sumsLeft(resolution, (before, after) => {
    const named = before.lastIndexOf('budget');
    return named === -1 || isOfAnother(before.slice(named), after, years);
  });

/** What the words right beside it give to the fund, in a question that asks for the budget too. */
export const sumsForFund = (resolution: Resolution): Reading<number>[] =>
  sumsLeft(
    resolution,
    (before, after) => HELD.test(before) || !(FOR_FUND.test(before) || FOR_FUND_AFTER.test(after)),
  );
