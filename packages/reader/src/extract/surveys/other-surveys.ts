// Reports that conclude nothing by themselves: noise, drains, energy audit; and those of
// a whole building.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../../french/dates.ts';
import { VISIT } from '../figures/survey-days.data.ts';
import { buildingFacts } from '../shares/holding.ts';
import { CLAUSE, following, foundIn, flowTextOf, extracted } from '../sheet/flow-text.ts';
import { agreed, factsOf } from '../sheet/reading.ts';
import { type Finding, isRefused } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type CountsFrom, reportFacts, surveyFacts } from './survey.ts';

const survey =
  (rule: string, from: CountsFrom) =>
  (sheets: readonly Sheet[]): Finding[] =>
    surveyFacts(sheets, rule, from);

export const bruit = survey('bruit', 'REPORT');
export const audit = survey('audit-energetique', 'REPORT');

const OWN_DRAINS = /(?<value>assainissement\s+(?:non\s+collectif|autonome|individuel)|\bspanc\b)/;
const SEWER =
  /(?<value>(?:raccordement|raccorde)[^.;]{0,60}?(?:reseau|collectif|collecteur|egout)|assainissement\s+collectif)/;

/** What the upper half of the first page is about; both are named there only by a service that checks both. */
function sewerFacts(sheets: readonly Sheet[], rule: string): Fact[] {
  const [first] = sheets;
  if (!first) return [];
  const half = { ...first, lines: first.lines.filter(({ box }) => box[3] < first.page.height / 2) };
  const flowText = flowTextOf([half]);
  const [[own], [sewer]] = [extracted(flowText, OWN_DRAINS), extracted(flowText, SEWER)];
  if (own && sewer) return [];
  return factsOf('sewer_kind', rule, [
    own ? { ...own, value: 'NON_COLLECTIF' } : null,
    sewer ? { ...sewer, value: 'COLLECTIF' } : null,
  ]);
}

export const assainissement = (sheets: readonly Sheet[]): Finding[] => [
  ...surveyFacts(sheets, 'assainissement', 'VISIT'),
  ...sewerFacts(sheets, 'assainissement'),
];

/** « Étude remise le 17 avril 2024 au cabinet X, syndic », as those who study a building say it. */
const HANDED = new RegExp(
  String.raw`${CLAUSE}(?:(?:date de )?remise (?:de l'etude|du (?:rapport|diagnostic|projet|plan)|du projet de plan)|(?:(?:le|la|l'|ce|present) ?)*(?:etude|rapport|diagnostic|projet|plan|document)(?: (?:[^.;:\n\t-]|(?<=\S)-(?=\S)){3,60}?)? (?:remis|rendu|livre|transmis|diffuse|finalise|depose)e?|(?:remis|rendu|livre|transmis|depose)e?(?= (?:au syndic|a la copropriete|au conseil syndical)\b))(?: au syndic(?: [^.;:\n\t\d]{3,40}?)?| a la copropriete| au conseil syndical)? ?(?:le|du|:)`,
  'u',
);

/** Where no day of writing is extracted: that of a visit is not the report's. */
function handedOn(sheets: readonly Sheet[], report: readonly Finding[]): Fact[] {
  const flowText = flowTextOf(sheets.slice(0, 2));
  const days = foundIn(flowText, findDates);
  const visits = following(flowText, days, VISIT).map(({ value }) => value);
  const isWritten = report.some(
    (one) => one.name === 'made_on' && !isRefused(one) && !visits.some((day) => day === one.value),
  );
  return isWritten
    ? []
    : factsOf('made_on', 'diagnostic-immeuble', [agreed(following(flowText, days, HANDED))]);
}

/** DTG, PPPT, DTA, energy of the whole building: they belong to no home. */
export function diagnosticImmeuble(sheets: readonly Sheet[]): Finding[] {
  const report = reportFacts(sheets, 'diagnostic-immeuble', 'REPORT');
  const handed = handedOn(sheets, report);
  return [
    ...buildingFacts(sheets, 'diagnostic-immeuble', { sent_by_syndic: false }),
    ...report.filter(({ name }) => handed.length === 0 || name !== 'made_on'),
    ...handed,
  ];
}
