// What the copropriété still owes on its loans, as a sentence under the balance sheet says it.
import type { Box } from '@quitus/domain/reading/box';
import type { Fact } from '@quitus/domain/reading/read-document';

import { hasCents } from '../../layout/columns.ts';
import { middleOf } from '../../page/box.ts';
import { amountsAfter } from '../sheet/labelled.ts';
import { agreed, factsOf, readCells, type Reading } from '../sheet/reading.ts';
import type { AnnexePart } from './annexe-parts.ts';

const RULE = 'annexe-1';

/** « Emprunts – montant restant dû au 31/10/2025 : », « capital restant dû sur emprunts collectifs ». */
const LEFT = String.raw`(?:montants?|capital|solde|sommes?|encours|total)\b[^.;:€\d\t\n]{0,30}?`;
const DUE = String.raw`restante?s? (?:dus?|dues?|a (?:payer|rembourser))|encours|capital du`;
const OF_LOAN = String.raw`(?: (?:en cours|collectifs?|souscrits?|contractes?|bancaires?|du syndicat))*`;
const LOAN = String.raw`(?:emprunts?\b[^.;€\d\t\n]{0,50}?(?:${DUE})|${LEFT}\b(?:sur |des? |du |d'|les |l')+emprunts?\b${OF_LOAN})(?: (?:au|a la date du|le) \d{2}[/.]\d{2}[/.]\d{4})?(?: \([^()]*\))?`;
/** « le capital restant dû au 30/06/2026 s’élève à », « est de »: extracted in a sentence. */
const AMOUNTS_TO = String.raw`(?:,? (?:s'eleve|se monte|s'etablit|ressort|est)(?: (?:encore|desormais))? (?:a|de)(?: la somme de)?)?`;
const LABEL = new RegExp(`${LOAN}${AMOUNTS_TO}`, 'u');

/** « Emprunts – montant restant dû : néant », « Emprunts : néant »: nothing is left to pay. A dash is no sum. */
const NOTHING = new RegExp(
  [
    String.raw`(?:${LOAN})\s*:?\s*(?:neant|aucun)(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d,] ?)emprunts?${OF_LOAN}\s*:\s*(?:neant|aucun)(?![\p{L}\d])`,
  ].join('|'),
  'u',
);
const noLoans = ({ sheet, lines }: AnnexePart): Reading<number>[] =>
  lines
    .filter(({ folded }) => NOTHING.test(folded))
    .map(({ cells }) => readCells(0, cells, sheet.page));

/** Of a row of several years nothing says which is the closed one's. */
const statedLoans = ({ sheet, lines }: AnnexePart): Reading<number>[] => {
  const isAlone = (box: Box): boolean =>
    lines.some(
      (line) =>
        box[1] < middleOf(line.box) &&
        middleOf(line.box) < box[3] &&
        line.cells.filter(hasCents).length <= 1,
    );
  return amountsAfter(sheet, LABEL)
    .filter(({ box }) => isAlone(box))
    .map((one) => ({ ...one, value: one.value.cents }));
};

export const loanFacts = (parts: readonly AnnexePart[]): Fact[] =>
  factsOf('emprunts', RULE, [agreed([...parts.flatMap(statedLoans), ...parts.flatMap(noLoans)])]);
