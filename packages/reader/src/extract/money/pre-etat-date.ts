// A pré-état daté that somebody else made: whose lots it is about and when, to be set beside ours.
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { amountLines, linesNamed } from '../figures/amount-lines.ts';
import { statedAmounts } from '../figures/stated-amounts.ts';
import { SIGNED } from '../figures/survey-days.data.ts';
import { holdingFacts } from '../shares/holding.ts';
import { statedFacts } from '../shares/share-facts.ts';
import { statedShares } from '../shares/stated-shares.ts';
import { CLAUSE, clauseBefore, following, foundIn, flowTextOf } from '../sheet/flow-text.ts';
import { amountsAfter, textsAfter } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import { agreedOrRefused, type Finding } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { pairedDays } from './paired-days.ts';
import { isOfLot, titledSums } from './ped-sections.ts';
import { MADE_STEMS, OF_ALL, OF_THE_LOT, OTHER_DAYS, TITLED, TOTALS } from './ped-words.data.ts';

const RULE = 'pre-etat-date';
const PAPER = String.raw`(?:(?:le )?(?:present )?(?:pre[- ]etat date|document|etat|questionnaire|formulaire)s? )?`;
const VERB =
  '(?:etabli|delivre|edite|dresse|realise|arrete|prepare|redige|complete|rempli|remis|renseigne|produit|emis|fourni)';
const MADE = new RegExp(
  String.raw`${CLAUSE}(?:${PAPER}${VERB}e?s? (?:le|au|a la date du|en date du)|${PAPER}${VERB}e?s? (?:ce jour )?par [^.;]{3,120}?,?\s(?:le|en date du)|date (?:d'etablissement|de delivrance|du document|du pre-etat date)|date\s*:|[\p{L}' -]{2,30}, le)`,
  'u',
);

const ESTABLISHED = /etablissement|delivrance|du document/;

/** « Renseignements préalables à la vente d’un lot (article L. 721-2), établis le 08/09/2026 ». */
const OWN = /^(?:etabli|delivre|edite|dresse|redige|emis|arrete|fourni)e?s?\b[^\d]{0,60}$/;
const ABOUT = /pre[- ]etat|\b(?:renseignements|informations|questionnaire|document|attestation)\b/;
const OTHER_PAPERS =
  /diagnostic|\bdpe\b|reglement|\bacte\b|proces[- ]verb|mandat|carnet|assemblee|\bappel|devis/;

function isOwnDay(clause: string): boolean {
  const parts = clause.split(/[,)]\s+/);
  return (
    parts.length > 1 &&
    OWN.test(parts.at(-1) ?? '') &&
    ABOUT.test(clause) &&
    !OTHER_PAPERS.test(clause)
  );
}

/** Signed and dated where no label says it. */
function madeOn(sheets: readonly Sheet[]): Reading<string>[] {
  const flowText = flowTextOf(sheets);
  const days = foundIn(flowText, findDates);
  const [made, signed] = [following(flowText, days, MADE), following(flowText, days, SIGNED)];
  const only = agreed(signed);
  const paired = agreed(
    sheets
      .flatMap(pairedDays)
      .filter(({ label }) => MADE_STEMS.test(label) || ESTABLISHED.test(label)),
  );
  if (paired) return [paired];
  if (made.length > 0) return [agreed(made)].flatMap((one) => one ?? []);
  const loose = days.filter(({ at }) => {
    const clause = clauseBefore(flowText, at).replaceAll(/\s+/g, ' ');
    return (MADE_STEMS.test(clause) && !OTHER_DAYS.test(clause)) || isOwnDay(clause);
  });
  const extracted = agreed(loose) ?? only;
  return extracted ? [extracted] : [];
}

/** « Délivré par : CABINET EXEMPLE, syndic, 14 rue du Marché »: where no other word names it. */
const makers = (sheets: readonly Sheet[]): Reading<string>[] =>
  distinct(
    sheets
      .flatMap((sheet) => textsAfter(sheet, /(?:delivre|etabli|emis|redige|dresse)e? par/))
      .filter(({ value }) => /\bsyndic\b/.test(fold(value)))
      .map((one) => ({ ...one, value: one.value.split(/\s*[,(;]|\s+[–—-]\s+/)[0] ?? '' }))
      .filter(({ value }) => /\p{L}{3}/u.test(value) && !/^(?:le |notre )?syndic/i.test(value)),
  );

/** What the building owes and is owed, beside what the seller does. */
function totals(sheets: readonly Sheet[]): Finding[] {
  const lines = sheets.flatMap(amountLines);
  const clauses = statedAmounts(flowTextOf(sheets));
  return TOTALS.flatMap(([name, words, sentence, stems]) => {
    const strict = [
      ...linesNamed(lines, words)
        .filter(({ label, amounts }) => !OF_THE_LOT.test(label) && amounts.length === 1)
        .flatMap(({ amounts, label }) => amounts.map((one) => ({ ...one, name: label }))),
      ...sheets
        .flatMap((sheet) => amountsAfter(sheet, sentence))
        .filter((one) => !OF_THE_LOT.test(one.name)),
    ];
    // « Fonds de travaux – montant global »: words in any order, where one says that it is of all.
    const loose = lines
      .filter(
        ({ label, amounts }) => stems.test(label) && OF_ALL.test(label) && amounts.length === 1,
      )
      .filter(({ label }) => !OF_THE_LOT.test(label))
      .flatMap(({ amounts, label }) => amounts.map((one) => ({ ...one, name: label })));
    // A sentence goes on where its line ends: « … et celui de la dette vis-à-vis des | fournisseurs de 412,00 € ».
    const said = clauses.filter(
      ({ label }) =>
        stems.test(label) &&
        (OF_ALL.test(label) || name === 'dette_fournisseurs') &&
        !OF_THE_LOT.test(label),
    );
    const inLines = (strict.length > 0 ? strict : loose).map((one) => ({
      ...one,
      value: one.value.cents,
    }));
    const inClauses = said.map(({ label, ...one }) => ({ ...one, name: label }));
    // « Impayés dans la copropriété » is the building's under whatever title.
    const extracted = (inLines.length > 0 ? inLines : inClauses).filter(
      ({ page, box, name: own }) =>
        OF_ALL.test(own) || !sheets.some((one) => one.page === page && isOfLot(one, box)),
    );
    const title = TITLED[name];
    const titled =
      extracted.length === 0 && title ? sheets.flatMap((sheet) => titledSums(sheet, title)) : [];
    return agreedOrRefused(name, RULE, [...extracted, ...titled]);
  });
}

export function preEtatDate(sheets: readonly Sheet[]): Finding[] {
  const holding = holdingFacts(sheets, RULE);
  const isManaged = holding.some(({ name }) => name === 'syndic');
  return [
    ...holding,
    ...(isManaged ? [] : factsOf('syndic', RULE, makers(sheets.slice(0, 1)))),
    ...factsOf('made_on', RULE, madeOn(sheets.slice(0, 2))),
    ...statedFacts(statedShares(sheets), RULE),
    ...totals(sheets),
  ];
}
