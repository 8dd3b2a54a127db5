// Works that a meeting voted, and for how much: minutes tell several prices, of which one was chosen.
import type { Fact } from '@quitus/domain/reading/read-document';
import { type WorksCall, worksTermsText } from '@quitus/domain/reading/works-terms';

import { findAmounts } from '../../french/amounts.ts';
import { fold, plain } from '../../french/fold.ts';
import { foundBox, unbroken } from '../../french/written.ts';
import { agreed, factOf, factsOf, readCells, type Reading } from '../sheet/reading.ts';
import { offerChosen } from './chosen-offer.ts';
import type { Resolution } from './resolutions.ts';
import { keyNamed, worksCalls } from './works-calls.ts';
import { BESIDE_WORKS, NEVER_WORKS, PRICE_WORDS, WORKS_SUBJECT } from './works-words.data.ts';

const DECIDES =
  '(?:decide|vote|adopte|approuve|autorise|retient|retenue?s?|choisit|choisie?s?|accepte|valide|confie|opte|selectionne)';
/** « M. » and « Sté. » end no sentence. */
const SAID = String.raw`(?:[^.]|(?<=\b(?:m|mr|mme|me|ste|ets|art))\.){0,80}`;
const WORKS = new RegExp(String.raw`${DECIDES}${SAID}\btravaux\b`, 'u');
/** Somebody is paid to do it. */
const OFFER =
  /\b(?:devis|offres?|propositions?|entreprises?|societes?|sarl|sas|ets|etablissements|artisans?|prestataire|marche|chantier|travaux)\b/;
/** « 9 870,50 € TTC, appel au 1er septembre »: what is called apart from the budget is done once. */
const CALLED =
  /(?:\bt\.?t\.?c\b|€|\beuros?\b)\.?[^.;€]{0,60}?\bappel(?:s|ee?s?)?(?: de fonds)?(?: unique| exceptionnel| special| travaux)?(?: (?:exigible|payable|date))?s?,? (?:au|le|en une (?:seule )?fois|en (?:deux|trois|quatre|\d) fois)\b/;
/** What goes with works, or was before, or is asked in parts: fees, help, calls, other years. */
const BESIDE =
  /(?:honoraires(?![^.;€:]{0,30}\bcompris)|remuneration|dommages[ -]ouvrage|\bcontre|au lieu de|de preference a|prefere\w* a|l'emporte sur|moins (?:chere?|disante?) que|ecart\w+ (?:celles?|l'offre|le devis)|plutot qu|precedemment|anciennement|initialement|subventions?|\baides?\b|\bprimes?\b|acomptes?|\bappels?(?: de fonds)?(?: (?:egaux|successifs|trimestriels|unique))?|echeances?|fractions?|versements?|seuil|franchise|plafond|provision|\bsolde|\bprelev\w+)[^.;€:]{0,60}$/;
/** « Pour mémoire, l’an dernier : 8 100 € ». */
const REMINDER = /(?:pour (?:memoire|rappel)|deja (?:votee?s?|adoptee?s?))[^.;€]{0,60}$/;
const CHOSEN =
  /\b(?:choisit|choisie?|retient|retenue?|decide|confie|accepte|valide|opte|selectionne|adopte|approuve|vote)\b/;
/** What is said after a price. */
const LEFT =
  /^[^.;,\n]{0,40}?\b(?:(?:est|a ete|etant)\s(?:ecarte|rejete|refuse|juge)|(?:non|pas)\s(?:retenu|choisi)|trop cher|deja (?:vote|adopte|approuve|appele))/;
const TAKEN = /^[^.;,]{0,40}?\b(?:est|a ete)\s(?:accepte|retenu|choisi|valide|adopte|vote|prefere)/;
/** In signs. */
const NEAR = 90;
/** Under this a figure may be another: no total is extracted beside the prices that would prove it. */
const SURE = 0.75;

type Priced = Reading<number> & {
  beside: boolean;
  taxed: boolean;
  untaxed: boolean;
  chosen: boolean;
  /** Said to be that of the budget. */
  budget: boolean;
  /** Of a firm that another sentence says was chosen. */
  elsewhere: boolean;
  /** OCR was not sure of one of its figures. */
  doubtful: boolean;
};

/** « Devis : A, 12 430 € ; B, 13 905 €. L’assemblée retient A »: the name before the price. */
const FIRM = /(?:\p{Lu}[\p{L}\d&'-]*)(?: (?:(?:et|de|du|des|la|le|&) )?\p{Lu}[\p{L}\d&'-]*){0,4}/gu;
/** « Devis MULLER 46 812 € » opens with a capital, and is no name for that. */
const KIND =
  /^(?:(?:devis|offres?|propositions?|entreprises?|societe|ste|ets|etablissements|artisan|l'entreprise|la societe|de|du|l[ae]|des|n°)\s)+/;
const MIN_FIRM = 4;
/** From the verb to the end of the sentence. */
const CHOICE =
  /\b(?:choisit|choisie?|retient|retenue?|confie|accepte|valide|opte|selectionne|privilegie|decide|attribue|adjuge|approuve|charge)\b(?:[^.;]|(?<=\b(?:m|mr|mme|me|ste|ets|art))\.){0,120}/g;

/** « L’entreprise X est retenue »: the name before the verb. */
const IS_CHOSEN =
  /(?:[^.;]|(?<=\b(?:m|mr|mme|me|ste|ets|art))\.){0,120}\b(?:est|a ete)(?: donc| finalement| ainsi)? (?:retenu|choisi|accepte|selectionne|valide|privilegie|prefere)e?\b/g;

/** « MULLER- » at the end of a line and « COUVERTURE » under it are one name. */
const glued = (text: string): string => text.replaceAll(/(?<=\p{L})-\s+/gu, '-');

function isChosenElsewhere(text: string, start: number): boolean {
  const before = plain(text.slice(Math.max(0, start - NEAR), start));
  const clause = before.split(/[;€]|\.\s/).at(-1) ?? '';
  const firm = glued(fold([...clause.matchAll(FIRM)].at(-1)?.[0] ?? '')).replace(KIND, '');
  const said = [CHOICE, IS_CHOSEN].flatMap((words) =>
    [...flat(text).matchAll(words)].map(([choice]) => glued(choice)),
  );
  return (
    firm.length >= MIN_FIRM && said.some((one) => !PRICE_WORDS.test(one) && one.includes(firm))
  );
}

const sentenceBefore = (text: string): string =>
  text.split(/(?<!\b(?:m|mr|mme|me|ste|ets|art))\.\s/).at(-1) ?? '';

const flat = (text: string): string => fold(text).replaceAll(/\s+/g, ' ');

/** Every amount of the text of a resolution, with what is said of it. */
export function amountsIn({ passages }: Resolution): Priced[] {
  return passages.flatMap(({ written, page }) => {
    const folded = fold(written.text);
    return unbroken(written, findAmounts(written)).map((one) => {
      const start = written.starts[one.from] ?? 0;
      const before = folded.slice(Math.max(0, start - NEAR), start);
      const rest = folded.slice(start + one.raw.length, start + one.raw.length + NEAR);
      return {
        // Between brackets after a name, and not less than nothing.
        value: Math.abs(one.value.cents),
        raw: one.raw,
        box: foundBox(written, one),
        page,
        beside: BESIDE.test(before) || REMINDER.test(before) || LEFT.test(rest),
        taxed:
          /^\s*(?:€|eur(?:os?)?\b)?\s*(?:t\.?t\.?c|toutes taxes)/.test(rest) ||
          /ttc/.test(fold(one.raw)),
        untaxed: /^\s*(?:€|eur(?:os?)?\b)?\s*h\.?t\b/.test(rest) || /\bht\b/.test(fold(one.raw)),
        budget: /\bbudget[^.;€]{0,50}$/.test(before),
        elsewhere: isChosenElsewhere(written.text, start),
        doubtful: written.words
          .slice(one.from, one.to)
          .some(({ confidence = 1, text }) => confidence < SURE && /\d/.test(text)),
        chosen: CHOSEN.test(sentenceBefore(folded.slice(0, start))) || TAKEN.test(rest),
      };
    });
  });
}

/** The one that was chosen among those of several firms; with its tax where both are extracted. */
function priceOf(resolution: Resolution): Priced | null {
  const all = amountsIn(resolution).filter(({ beside, value }) => !beside && value > 0);
  const ways = [
    all,
    all.filter(({ untaxed }) => !untaxed),
    all.filter(({ elsewhere }) => elsewhere),
    all.filter(({ chosen }) => chosen),
    all.filter(({ chosen, taxed }) => chosen && taxed),
    all.filter(({ taxed }) => taxed),
    offerChosen(resolution.passages.map(({ written }) => flat(written.text)).join(' '), all),
  ];
  // Fees and insurance may be told beside, and added.
  const sumsOf = (some: readonly Priced[]) =>
    some.filter(
      ({ value }) =>
        some.length > 2 && some.reduce((sum, other) => sum + other.value, 0) === value * 2,
    );
  const whole = amountsIn(resolution).filter(({ value }) => value > 0);
  return [...ways, sumsOf(all), sumsOf(whole)].map(agreed).find((one) => one !== null) ?? null;
}

/** « Travaux de façade et honoraires du syndic » are works, « Honoraires pour les travaux de façade » are not. */
function isOther(subject: string): boolean {
  const [works, beside] = [subject.search(WORKS_SUBJECT), subject.search(BESIDE_WORKS)];
  return NEVER_WORKS.test(subject) || (beside !== -1 && (works === -1 || beside < works));
}

function isWorks({ subject, passages }: Resolution): boolean {
  const text = passages.map(({ written }) => flat(written.text)).join(' ');
  if (isOther(fold(subject))) return false;
  const isPaid = PRICE_WORDS.test(text);
  return (
    WORKS.test(text) ||
    (isPaid && (OFFER.test(text) || CALLED.test(text) || WORKS_SUBJECT.test(fold(subject))))
  );
}

/** « Store banne du rez-de-chaussée : 2 140 € TTC »: a price with its tax, and no words that say what it is for. */
const mayBeWorks = (resolution: Resolution): boolean =>
  !isWorks(resolution) &&
  !isOther(fold(resolution.subject)) &&
  amountsIn(resolution).some(({ beside, taxed, value }) => taxed && !beside && value > 0);

export function worksFacts(resolutions: readonly Resolution[], rule: string): Fact[] {
  // A list that may lack one of them is another list.
  if (resolutions.some(mayBeWorks)) return [];
  const priced = resolutions.filter(isWorks).map((one) => ({ ...one, price: priceOf(one) }));
  const [first] = priced;
  if (!first) return [];
  const named = priced.map(({ label, subject }) => `${label}. ${subject}`);
  const total = priced.reduce<number | null>(
    (sum, { price }) => (sum === null || !price || price.doubtful ? null : sum + price.value),
    0,
  );
  return [
    ...(priced.some(({ torn }) => torn)
      ? []
      : factsOf('works_adopted', rule, [readCells(named, [first.title], first.sheet.page)])),
    ...(total !== null && first.price
      ? factsOf('works_adopted_total', rule, [
          {
            ...first.price,
            value: total,
            raw: priced.map(({ price }) => price?.raw ?? '').join(' + '),
          },
        ])
      : []),
    ...termsFacts(resolutions, priced, rule),
  ];
}

type Payable = Resolution & { price: Priced | null };

/** What each costs, when it is called and by which key; another resolution may fix the days. */
function termsFacts(
  resolutions: readonly Resolution[],
  priced: readonly Payable[],
  rule: string,
): Fact[] {
  const [first] = priced;
  const terms = priced.flatMap(({ label, price, ...resolution }) => {
    if (!price || price.doubtful) return [];
    const text = textOf(resolution);
    const folded = fold(text);
    const key = keyNamed(folded);
    const own = worksCalls(folded);
    const calls = own.length > 0 || priced.length > 1 ? own : callsElsewhere(resolutions, label);
    return [
      worksTermsText({
        label,
        cents: price.value,
        calls,
        key: key ? text.slice(key.from, key.to) : null,
      }),
    ];
  });
  return first && terms.length === priced.length
    ? [factOf('works_terms', rule, readCells(terms, [first.title], first.sheet.page))]
    : [];
}

const textOf = ({ passages }: Pick<Resolution, 'passages'>): string =>
  passages.map(({ written }) => plain(written.text).replaceAll(/\s+/g, ' ')).join(' ');

/** « Calendrier des appels de fonds du ravalement », where one operation was voted. */
function callsElsewhere(resolutions: readonly Resolution[], label: string): WorksCall[] {
  const [only, ...others] = resolutions
    .filter((one) => one.label !== label && CALENDAR.test(fold(one.subject)))
    .map((one) => worksCalls(fold(textOf(one))))
    .filter((calls) => calls.length > 0);
  return only && others.length === 0 ? only : [];
}
const CALENDAR = /\b(?:calendrier|echeancier|appels? (?:de fonds )?(?:des|du|de|pour)|modalites)\b/;
