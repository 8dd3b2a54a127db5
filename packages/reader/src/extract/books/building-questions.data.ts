// What is asked of the papers of a building, and how each question is worded.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { startUpper } from '@quitus/domain/text/first-letter';

export type PaperKind = DocumentType | SubKind;
export type Told = boolean | string | number;
export type Answer = 'YES' | 'NO';
export type Question = {
  name: FactName;
  /** Folded; a space is any blank. */
  label: string;
  papers: readonly PaperKind[];
  /** How a row asks it, where more words would do than in a text. */
  row?: string;
  /** What its cell says, as it is printed. */
  in_row?: (value: string) => Told | null;
  /** A day after the words says that the paper they name was made. */
  is_report?: true;
  /** In prose, what must stand before the words, or follow « aucun » and them. */
  before?: RegExp;
  after?: RegExp;
  told: (answer: Answer) => Told | null;
  /** Where more than a yes or a no stands after the words. */
  stated?: (after: string, label: string, before: string) => Told | null;
};

const BOOKS: readonly PaperKind[] = ['FICHE_SYN', 'CARNET_ENTRETIEN'];
const BOOKS_AND_MINUTES: readonly PaperKind[] = [...BOOKS, 'PV_AG'];
export const PROSE: readonly PaperKind[] = ['PV_AG', 'CV_AG'];
const BOOKLET: readonly PaperKind[] = ['CARNET_ENTRETIEN'];

const isYes = (answer: Answer): boolean => answer === 'YES';
/** Only that there is none is told: what there is takes more than a word. */
const orNone =
  (none: Told) =>
  (answer: Answer): Told | null =>
    answer === 'NO' ? none : null;

const report = (name: FactName, label: string): Question => ({
  name,
  label,
  papers: BOOKS,
  is_report: true,
  told: isYes,
});

const SEWERS: readonly (readonly [RegExp, string])[] = [
  [/\bnon collectif|\bindividuel|\bautonome|\bfosse/, 'Assainissement individuel'],
  [/\breseau public/, 'Réseau public'],
  [/\breseau collectif|^[\s:]*collectif/, 'Réseau collectif'],
  [/\btout.a.l.egout/, 'Tout-à-l’égout'],
];
const leadIn = (after: string): boolean | null =>
  /\babsence\b|\baucune? presence/.test(after) ? false : /\bpresence\b/.test(after) ? true : null;
/** « Collectif, chauffage urbain »: of which house and since when is told elsewhere. */
const heatingIn = (value: string): string | null =>
  /^(?:collectif|individuel|mixte)\b(?!.*[.:;])/i.test(value)
    ? startUpper(
        value.replace(/,? (?:entretenu|remplac|rénov|install|mise? en service)\p{L}*.*$/u, ''),
      )
    : null;
const MOST_LIFTS = 12;
const countIn = (after: string): number | null => {
  const [, count] =
    /^\s*:?\s*(\d{1,2})(?=\s*(?:\(|[\n\t.;,]\s|$|appareils?\b|cabines?\b|ascenseurs?\b))/.exec(
      after,
    ) ?? [];
  return count === undefined || Number(count) > MOST_LIFTS ? null : Number(count);
};

export const QUESTIONS: readonly Question[] = [
  report('has_dtg', String.raw`dtg|diagnostics? techniques? globa(?:l|ux)`),
  report('has_pppt', String.raw`p?ppt|plan pluriannuel(?: de travaux| trx\b| de tx\b)?`),
  report(
    'has_building_dpe',
    String.raw`(?:dpe|diagnostic de performance energetique) (?:collectif|de l'immeuble|immeuble)`,
  ),
  report('has_dta', String.raw`dta|dossier tech(?:nique|\.) (?:de l')?amiante`),
  {
    name: 'has_fibre',
    label: 'fibre(?: optique)?',
    papers: BOOKS_AND_MINUTES,
    told: isYes,
    stated: (after, _, before) =>
      /\bimmeuble (?:est )?(?:raccorde|equipe)\b|^\s*dessert\b/.test(after) ||
      /\best raccordee? a la\s*$/.test(before)
        ? true
        : null,
  },
  {
    name: 'has_pool',
    label: 'piscine',
    papers: BOOKS,
    told: isYes,
    stated: (after) => (/^[\s:]*sans objet/.test(after) ? false : null),
  },
  {
    name: 'has_charging',
    label:
      'bornes? de recharge|recharges? (?:de |des )?veh(?:icules|\\.)(?: elec(?:triques|\\.))?|irve',
    papers: BOOKS,
    told: isYes,
  },
  {
    name: 'has_lead',
    label: 'plomb (?:dans|des|en) (?:les )?parties communes',
    row: "constat (?:de risque d'exposition au |(?:du |de )?)plomb.*|crep.*|plomb (?:dans|des|en) (?:les )?parties communes",
    papers: BOOKS,
    told: () => null,
    stated: leadIn,
  },
  {
    name: 'in_difficulty',
    label:
      'copro(?:priete)?\\.? en difficulte|administrat(?:eur|ion) provisoire|mandat(?:aire)? ad hoc',
    papers: BOOKS,
    told: orNone(false),
  },
  {
    name: 'has_loan',
    label: 'emprunts?(?: collectifs?)?',
    papers: [...BOOKS, 'CV_AG', 'PV_AG'],
    before: /\bsyndicat n'a (?:(?:souscrit |contracte )?aucun|pas d')\s*$|\bni\s*$/,
    told: isYes,
    stated: (after) =>
      /^\s*restant dus? par le syndicat\s*:\s*neant\b/.test(after) ? false : null,
  },
  {
    name: 'in_union',
    label: 'associations? syndicales?(?: libres?)?|aful|asl|unions?(?: de syndicats)?',
    papers: BOOKS_AND_MINUTES,
    told: orNone(false),
  },
  {
    name: 'police_orders',
    label:
      "arretes? (?:de police|de peril|(?:d')?insalubrite|(?:de mise en )?securite|administratifs?|ou injonctions?|\\(peril)(?:(?:,| ou) (?:de |d')?(?:traitement de l')?(?:insalubrite\\)?|peril))?",
    papers: BOOKS_AND_MINUTES,
    told: orNone('Aucun'),
  },
  {
    name: 'procedures',
    label:
      "(?:procedures?(?! d'administration)|proces(?!-| ?verb)|contentieux)(?: judiciaires?| en cours)*",
    papers: BOOKS_AND_MINUTES,
    after: /^\s*(?:n'est|n'a ete|en cours|engagee|[.;])/,
    told: orNone('Aucune procédure en cours'),
  },
  {
    name: 'lifts_count',
    label: 'ascenseurs?',
    papers: BOOKLET,
    told: orNone(0),
    stated: countIn,
  },
  {
    name: 'heating',
    label: 'chauffage (?:collectif|individuel)(?: au gaz| au fioul| urbain| electrique)?',
    papers: BOOKLET,
    row: 'chauffage',
    told: () => null,
    stated: (_, label) => startUpper(label.replace(/^chauffage\s+/, '').replaceAll(/\s+/g, ' ')),
    in_row: (value) => heatingIn(value),
  },
  {
    name: 'sewer',
    label: 'assainissement|eaux usees|raccordement(?= tout)',
    row: "assainissement|eaux usees|raccordement(?: (?:de l'immeuble|au reseau))?",
    papers: BOOKS,
    told: () => null,
    stated: (after, _, before) =>
      SEWERS.find(([words]) => words.test(after))?.[1] ??
      (/\braccorde(?:e|ment)? au reseau d'$/.test(before) ? 'Réseau collectif' : null),
  },
];
