// What an état des risques concludes: a plan that the home is concerned by, or a sentence that sums them up.
import { fold } from '../../french/fold.ts';
import { type FlowText, flowTextOf, type Extracted } from '../sheet/flow-text.ts';
import { factsOf, readCells, type Reading } from '../sheet/reading.ts';
import { type Finding } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { surveyFacts } from './survey.ts';
import { onlyOne, stated } from './verdict.ts';

const RULE = 'etat-des-risques';
const PLAN = /\b(?:pp ?r[nmti]?s?|ppri|plans? de prevention)\b/;
/** « concerné, zone bleue », « oui », and no form that has « non » beside it. */
const CONCERNED =
  /^(?:(?:le )?bien |immeuble )?(?:oui|concernee?)\b(?![^|]*\bnon\b)(?!\s*[☐□❏❑▢⬜○[])/;
const EXPOSED =
  /\b(?:bien|immeuble) (?:est )?(?:concernee?|exposee?) (?:(?:a|par) (?!aucun)|aux? )|\b(?:bien|immeuble) est (?:concernee?|exposee?) ?:/;
const NOT_EXPOSED = /\bn'est (?:concernee?|exposee?) (?:a|par) aucun/;
/** The question of a form, with its boxes. */
const ASKED = /\boui\b|\?|[☐☒☑□]|\[ ?x? ?\]/;
/** In letters. */
const REACH = 110;

const isAnswered = ({ folded }: FlowText, { at }: Extracted<unknown>): boolean =>
  !ASKED.test(folded.slice(at, at + REACH));

const concernedRows = ({ lines, page }: Sheet): Reading<string>[] =>
  lines.flatMap(({ cells, folded }) => {
    const [, ...answers] = cells;
    const own = answers.find(({ text }) => CONCERNED.test(fold(text)));
    return own && PLAN.test(folded) && !/\bnon\b/.test(fold(answers.at(-1)?.text ?? ''))
      ? [readCells('POSITIVE', [own], page)]
      : [];
  });

export function etatDesRisques(sheets: readonly Sheet[]): Finding[] {
  const flowText = flowTextOf(sheets);
  const said = (words: RegExp) =>
    stated(flowText, words).filter((one) => isAnswered(flowText, one));
  return [
    ...surveyFacts(sheets, RULE, 'REPORT'),
    ...factsOf('diagnostic_result', RULE, [
      onlyOne([...sheets.flatMap(concernedRows), ...said(EXPOSED)], said(NOT_EXPOSED)),
    ]),
  ];
}
