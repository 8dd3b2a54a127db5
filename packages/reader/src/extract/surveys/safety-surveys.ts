// Gas and electricity: the tables of anomalies tell, the printed conclusions only where there is one.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { type FlowText, flowTextOf, extracted } from '../sheet/flow-text.ts';
import { factsOf, readCells, type Reading } from '../sheet/reading.ts';
import { type Finding } from '../sheet/refused-fact.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { surveyFacts } from './survey.ts';
import { asValue, concluded, decided, onlyOne, stated, ticked } from './verdict.ts';

const NONE =
  /ne (?:comporte|presente|revele)(?: a ce jour)? (?:aucune|pas d')\s?anomalie|aucune anomalie n'(?:a ete|est) (?:relevee?|constatee?|detectee?|identifiee?|signalee?|mise en evidence)|n'(?:a|ont|avons) (?:constate|releve|detecte|identifie|revele|mis en evidence)(?: d'|\s+aucune )anomalie|(?:exempte?|depourvue?) d'anomalie|absence d'anomalie/;
const MANY = String.raw`(?:une ou (?:des|plusieurs)|des|une|plusieurs|au moins une|deux|trois|quatre|cinq|six|\d{1,2}) anomalies?`;
const SOME = new RegExp(
  String.raw`(?:comporte|presente|revele) (?:${MANY}|un danger grave)|(?<!ou )${MANY}(?: de type [\w, ]{1,20})? (?:ont|a) ete (?:relevee?s?|constatee?s?|detectee?s?|identifiee?s?|mises? en evidence)|(?:\ba|ai|ont|avons) (?:constate|releve|detecte|identifie|revele) ${MANY}`,
  'u',
);
const GAS_POINT =
  /^(?:c\.?\s?\d{1,2}(?:\s?-\s?\d{1,2}(?:\.\d{1,2})?)?|\d{1,2}(?:\.\d{1,2})?)\s?[a-z]?\d?(?:\s?\(\d\))?$/;
const GAS_TYPE = /^(?:a1|a2|dgi|32c)$/;
const POWER_CODE = /^b\.?\s?\d{1,2}(?:\.\d{1,2})*\.?\s?[a-z]?\d?(?![\p{L}\d])/u;
/** Of electricity, paragraph 11 tells what protects better than it must. */
const BETTER = /^b\.?\s?11/;
const NOT_ANOMALIES =
  /n'ayant (?:pu|pas pu)|non (?:verifi|visit|couvert|visible)|informations? complementaires?|points? controles|constatations/;
const EMPTY =
  /^(?:neant|sans objet|aucune(?: anomalie)?(?: (?:relevee|identifiee|constatee))?)\.?$/;
const ANOMALIES =
  /^(?:[a-z\d]{1,3}[.)°-]\s*)*(?:[-*]\s*)?(?:liste des )?anomalies?(?: (?:identifiees?|relevees?|constatees?|compensees?))*\b/;

/** « A1 : l’installation présente une anomalie à… » explains the letters of the table. */
const LEGEND =
  /(?:^|[\n.(;]\s?|-\s)(?:anomalies? )?(?:de type )?(?:a1|a2|dgi|32 ?c)\b(?:[^.;]{0,50}:|\t)[^.;:]{0,80}$/;

/** « [X] une ou plusieurs anomalies », « Anomalies : non »: all that a form says. */
const [TICKED_SOME, TICKED_NONE] = [
  ticked(
    /(?:presence d')?(?:une ou (?:des|plusieurs)|au moins une|des|une|plusieurs)? ?anomalies?/,
  ),
  ticked(/(?:aucune|pas d'|absence d'|sans) ?anomalies?/),
];
const [YES, NO] = [
  /\banomalies?(?: (?:relevees?|constatees?|detectees?))?\s?[:?]\s*(?:oui|presence)\b(?!\s*(?:[/|☐□☒☑]|\[|ou\b|non\b))/,
  /\banomalies?(?: (?:relevees?|constatees?|detectees?))?\s?[:?]\s*(?:non|absence)\b(?!\s*(?:[/|☐□☒☑]|\[|ou\b|oui\b))/,
];
const onForm = (flowText: FlowText): Reading<string> | null =>
  onlyOne(
    [...extracted(flowText, asValue(TICKED_SOME)), ...extracted(flowText, asValue(YES))],
    [...extracted(flowText, asValue(TICKED_NONE)), ...extracted(flowText, asValue(NO))],
  );

const conclusion = (flowText: FlowText): Reading<string> | null =>
  printedConclusion(flowText) ?? onForm(flowText);

const printedConclusion = (flowText: FlowText): Reading<string> | null =>
  concluded(
    flowText,
    stated(flowText, SOME).filter(
      ({ at }) => !LEGEND.test(flowText.folded.slice(Math.max(0, at - REACH), at)),
    ),
    stated(flowText, NONE),
  );
/** In letters. */
const REACH = 160;

function gasRows({ lines, page }: Sheet): Reading<string>[] {
  return lines.flatMap(({ cells }) => {
    const [point, ...others] = cells;
    const type = others.find(({ text }) => GAS_TYPE.test(fold(text)));
    return point && type && GAS_POINT.test(fold(point.text))
      ? [readCells('POSITIVE', [point, type], page)]
      : [];
  });
}

/** « A1 | Le local n’est pas pourvu d’une amenée d’air », of which the point was not seen: extracted in a table, and no legend. */
const gasTypes = ({ lines, page }: Sheet): Reading<string>[] =>
  lines.flatMap(({ cells: [type, label, ...others] }, row) => {
    const isRow =
      type &&
      label &&
      others.length === 0 &&
      GAS_TYPE.test(fold(type.text)) &&
      label.words.length >= SAID &&
      !/anomalie|installation (?:presente|doit)/.test(fold(label.text)) &&
      lines.slice(Math.max(0, row - NEAR), row).some(({ folded }) => /\ba1, ?a2\b/.test(folded));
    return page.source === 'OCR' && isRow ? [readCells('POSITIVE', [type, label], page)] : [];
  });
/** In words, and in lines. */
const [SAID, NEAR] = [4, 12];

/** The title a line stands under says whether the point is an anomaly or one that nobody could see. */
function titleOver(lines: readonly SheetLine[], index: number): string {
  const isTitle = ({ folded }: SheetLine) =>
    !POWER_CODE.test(folded) && (NOT_ANOMALIES.test(folded) || ANOMALIES.test(folded));
  return lines.slice(0, index).findLast(isTitle)?.folded ?? '';
}

/** « Domaine | Anomalies »: a code that stands under that head. */
function isUnderHead(lines: readonly SheetLine[], index: number, { box }: Cell): boolean {
  const head = lines
    .slice(0, index)
    .findLastIndex(({ cells }) =>
      cells.some(
        (cell, at) =>
          at > 0 &&
          /^anomalies?(?: (?:identifiees?|relevees?|constatees?))?$/.test(fold(cell.text)) &&
          cell.box[0] < box[2] &&
          box[0] < cell.box[2],
      ),
    );
  const between = lines.slice(head, index);
  return head !== -1 && between.every(({ folded }) => !NOT_ANOMALIES.test(folded));
}

const isCode = ({ text }: Cell): boolean => POWER_CODE.test(fold(text)) && !BETTER.test(fold(text));

function powerRows({ lines, page }: Sheet): Reading<string>[] {
  return lines.flatMap(({ cells }, index) => {
    const under = cells.slice(1).find((cell) => isCode(cell) && isUnderHead(lines, index, cell));
    if (under) return [readCells('POSITIVE', [under], page)];
    const [code] = cells;
    if (!code || !isCode(code)) return [];
    const title = titleOver(lines, index);
    return ANOMALIES.test(title) && !NOT_ANOMALIES.test(title)
      ? [readCells('POSITIVE', [code], page)]
      : [];
  });
}

/** « Domaine | Anomalie | Mesure » over « 4. Liaison équipotentielle | … absente »: the numbers are those of the domains. */
function domainRows({ lines, page }: Sheet): Reading<string>[] {
  const top = lines.findIndex(
    ({ cells }) =>
      /^domaines?\b/.test(fold(cells[0]?.text ?? '')) &&
      cells.slice(1).some(({ text }) => /^anomalies?\b/.test(fold(text))),
  );
  const head = lines[top]?.cells.slice(1).find(({ text }) => /^anomalies?\b/.test(fold(text)));
  if (!head) return [];
  const rest = lines.slice(top + 1);
  const end = rest.findIndex(({ folded }) => NOT_ANOMALIES.test(folded));
  return rest.slice(0, end === -1 ? undefined : end).flatMap(({ cells: [domain, ...others] }) => {
    const said = others.find(({ box }) => box[0] < head.box[2] && head.box[0] < box[2]);
    const isRow =
      domain &&
      said &&
      /^\d{1,2}\s?[.)-]\s?\p{L}/u.test(domain.text) &&
      said.words.length >= SAID &&
      !/\b(?:neant|aucune?|sans objet)\b/.test(fold(said.text));
    return isRow ? [readCells('POSITIVE', [domain, said], page)] : [];
  });
}

/** « Anomalies : néant », in the place of the table. */
const emptyTables = ({ lines, page }: Sheet): Reading<string>[] =>
  lines.flatMap(({ cells }, index) => {
    const [only, ...others] = cells;
    const before = lines.slice(Math.max(0, index - 3), index);
    return only &&
      others.every(({ text }) => /^[-–—/\s]*$/.test(text) || EMPTY.test(fold(text))) &&
      EMPTY.test(fold(only.text)) &&
      before.some((line) => ANOMALIES.test(line.folded) && !NOT_ANOMALIES.test(line.folded))
      ? [readCells('NEGATIVE', [only], page)]
      : [];
  });

const safety =
  (rule: string, rows: (sheet: Sheet) => Reading<string>[]) =>
  (sheets: readonly Sheet[]): Finding[] => {
    const [found, empty] = [sheets.flatMap(rows), sheets.flatMap(emptyTables)];
    const table = onlyOne(found, empty);
    const unsure = found.length > 0 && empty.length > 0;
    return [
      ...surveyFacts(sheets, rule, 'REPORT'),
      ...factsOf('diagnostic_result', rule, [
        unsure ? null : decided(table, conclusion(flowTextOf(sheets))),
      ]),
    ];
  };

export const gaz = safety('gaz', (sheet) => [...gasRows(sheet), ...gasTypes(sheet)]);
export const electricite = safety('electricite', (sheet) => [
  ...powerRows(sheet),
  ...domainRows(sheet),
]);
