// Reports that conclude nothing by themselves: risks, noise, drains, energy audit, the cover of a file;
// and those of a whole building.
import type { Fact } from '@quitus/domain/reading/read-document';

import { buildingFacts } from './holding.ts';
import { factsOf } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { storyOf, told } from './story.ts';
import { type CountsFrom, reportFacts, surveyFacts } from './survey.ts';

const survey =
  (rule: string, from: CountsFrom) =>
  (sheets: readonly Sheet[]): Fact[] =>
    surveyFacts(sheets, rule, from);

export const etatDesRisques = survey('etat-des-risques', 'REPORT');
export const bruit = survey('bruit', 'REPORT');
export const audit = survey('audit-energetique', 'REPORT');

/** A cover names forty missions, each with its own days: only what is of the home itself. */
export const dossierTechnique = (sheets: readonly Sheet[]): Fact[] =>
  surveyFacts(sheets.slice(0, 1), 'dossier-technique', 'REPORT').filter(
    ({ name }) => name !== 'made_on' && name !== 'valid_until',
  );

const OWN_DRAINS = /(?<value>assainissement\s+(?:non\s+collectif|autonome|individuel)|\bspanc\b)/;
const SEWER =
  /(?<value>(?:raccordement|raccorde)[^.;]{0,60}?(?:reseau|collectif|collecteur|egout)|assainissement\s+collectif)/;

/** What the upper half of the first page is about; both are named there only by a service that checks both. */
function sewerFacts(sheets: readonly Sheet[], rule: string): Fact[] {
  const [first] = sheets;
  if (!first) return [];
  const half = { ...first, lines: first.lines.filter(({ box }) => box[3] < first.page.height / 2) };
  const story = storyOf([half]);
  const [[own], [sewer]] = [told(story, OWN_DRAINS), told(story, SEWER)];
  if (own && sewer) return [];
  return factsOf('sewer_kind', rule, [
    own ? { ...own, value: 'NON_COLLECTIF' } : null,
    sewer ? { ...sewer, value: 'COLLECTIF' } : null,
  ]);
}

export const assainissement = (sheets: readonly Sheet[]): Fact[] => [
  ...surveyFacts(sheets, 'assainissement', 'VISIT'),
  ...sewerFacts(sheets, 'assainissement'),
];

/** DTG, PPPT, DTA, energy of the whole building: they belong to no home. */
export const diagnosticImmeuble = (sheets: readonly Sheet[]): Fact[] => [
  ...buildingFacts(sheets, 'diagnostic-immeuble', { sent_by_syndic: false }),
  ...reportFacts(sheets, 'diagnostic-immeuble', 'REPORT'),
];
