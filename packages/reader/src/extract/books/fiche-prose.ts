// A summary sheet extracted in sentences: « Un bâtiment élevé avant 1949 ; 52 lots au règlement, dont 21 à usage
// d’habitation et aucun de stationnement. » Figures or words, one column of the page after the other.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { fold } from '../../french/fold.ts';
import { NUMBER_WORDS, numberFromWords } from '../../french/number-words.ts';
import { findAll, foundBox } from '../../french/written.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Passage } from '../sheet/sheet.ts';

const COUNTED = String.raw`(?<![\p{L}\d,./°-]|\d )(?<count>\d{1,3}(?: \d{3})*|\d{1,5}|aucune?|${NUMBER_WORDS})\s+`;
/** Where a count stands alone: « un bâtiment » in the middle of a sentence may be any of them. */
const OPENING = String.raw`(?<=^|\n|\t|[.;:]\s|\b(?:compren\p{L}+|compos\p{L}+\sde|compos\p{L}+\sd'|comport\p{L}+|compt\p{L}+|constitu\p{L}+\sde|constitu\p{L}+\sd'|divis\p{L}+\sen)\s?)`;

/** So many in each of them: how many there are is not extracted. */
export const EACH = String.raw`(?:par|a\schaque|(?:dans|pour|en)\schaque|chacun)\b`;

const IN_SENTENCES: readonly (readonly [FactName, RegExp])[] = [
  [
    'lots_count',
    new RegExp(
      String.raw`${COUNTED}lots\s(?:(?:inscrits\s|figurant\s|decrits\s|prevus\s)?(?:au|dans\sle|a\sl')\s?(?:reglement|etat\sdescriptif)|au\stotal|en\stout|de\s(?:la\s)?copropriete)|(?<=\b(?:compren|comport|comp(?:te|os))[^.;]{0,60}\s)${COUNTED.replace('<count>', '<listed>')}lots(?=\s?:)`,
      'gu',
    ),
  ],
  [
    'homes_count',
    new RegExp(
      String.raw`(?:dont|soit|,|:|et)\s${COUNTED}(?:lots\s)?(?:(?:a\susage\s)?d'habitation|logements|appartements|principaux)(?!-)\b`,
      'gu',
    ),
  ],
  [
    'parking_count',
    new RegExp(
      String.raw`(?:dont|soit|,|:|et|ni)\s${COUNTED}(?:lots?\s)?(?:(?:a\susage\s)?de\sstationnement|(?:places?|emplacements?)\sde\s(?:parking|stationnement)|parkings?|garages?)\b`,
      'gu',
    ),
  ],
  ['buildings_count', new RegExp(String.raw`${OPENING}${COUNTED}(?:seuls?\s)?batiments?\b`, 'gu')],
  [
    'lifts_count',
    // « Un ascenseur par bâtiment (total : 2) », « un ascenseur par cage, soit 4 »: those of all of them.
    new RegExp(
      String.raw`${COUNTED}ascenseurs?\b(?!\s${EACH})|\bascenseurs?\s${EACH}\s[^.;\n]{0,40}?(?:\btotal(?:\s?:|\sde)?|\bsoit|\ben\stout\s?:?)\s(?<all>\d{1,3}|${NUMBER_WORDS})(?![\d,.]*\d)|(?<none>\bpas|\bsans|\bni)\s(?:d')?ascenseur\b`,
      'gu',
    ),
  ],
  [
    'debtors_count',
    new RegExp(
      String.raw`${COUNTED}(?:coproprietaires?|d'entre\seux|debiteurs?)\s(?:(?:doi(?:t|vent)|devant|redevables?)\s)?(?:chacun\s)?(?:de\s|pour\s)?plus\sde\s300\s?(?:€|euros)`,
      'gu',
    ),
  ],
];

const countOf = (text: string): number | null => {
  if (/^aucune?$/.test(text)) return 0;
  return /^\d/.test(text) ? Number(text.replaceAll(' ', '')) : numberFromWords(text);
};

/** Two counts of one name are none. */
export function sentenceCounts(passages: readonly Passage[], name: FactName): Reading<number>[] {
  const pattern = IN_SENTENCES.find(([one]) => one === name)?.[1];
  if (!pattern) return [];
  const readings = passages.flatMap(({ written, page }) =>
    findAll(written, fold, pattern, (match) =>
      match.groups?.['none'] === undefined
        ? countOf(
            match.groups?.['count'] ?? match.groups?.['listed'] ?? match.groups?.['all'] ?? '',
          )
        : 0,
    ).map((one) => ({ value: one.value, raw: one.raw, box: foundBox(written, one), page })),
  );
  return [agreed(readings)].flatMap((one) => one ?? []);
}
