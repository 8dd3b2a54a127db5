// What a file may be, by its name: a proposal somebody confirms, never a decision.
import type { DocumentType } from './document-type.ts';
import { type Period, PERIODS } from './period.ts';

/** The first that matches wins: the narrow ones stand before the wide ones. */
const NAMES: readonly (readonly [DocumentType, RegExp])[] = [
  ['PRE_ETAT_DATE', /\bpre[ -]?etat[ -]?date\b|\bped\b/],
  ['ETAT_HYPOTHECAIRE', /\betat[ -]hypothecaire|\bhypothe/],
  ['CV_AG', /\bconvoc/],
  ['PV_AG', /\bpv\b|\bproces[ -]?verba|\bassemblee[ -]generale\b|\bag\b|\bage\b|\bago\b/],
  ['CHARGES', /\bappels?\b|\bprovisions?\b|\bcharges?\b|\breleve[ -]de[ -]compte|\bdecompte/],
  ['FICHE_SYN', /\bfiche[ -]synth/],
  ['CARNET_ENTRETIEN', /\bcarnet/],
  ['RCP_EDD', /\breglement\b|\brcp\b|\bedd\b|\bdescriptif[ -]de[ -]division|\bmodificatif/],
  ['DIAGNOSTICS_IMMEUBLE', /\bdtg\b|\bpppt?\b|\bdta\b|\bdpe[ -]collectif/],
  ['DIAGNOSTICS_ASSAINISSEMENT', /\bassainissement|\bspanc\b/],
  ['CERT_CARREZ', /\bcarrez\b/],
  [
    'DIAGNOSTICS',
    /\bdpe\b|\bddt\b|\bdiagnosti|\bamiante\b|\bplomb\b|\bcrep\b|\btermites?\b|\berp\b|\bernmt\b|\belectri|\bgaz\b/,
  ],
  ['TAX_FONCIERE', /\btaxes?[ -]foncieres?\b|\bfonciere\b|\btf\b/],
  ['TITRE_PROP', /\btitre\b|\bacte[ -]de[ -]vente\b|\battestation[ -]de[ -]propriete\b/],
  ['ACT_NAISSANCE', /\bnaissance\b/],
  ['DOC_IDENTITE', /\bcni\b|\bpasseport\b|\bidentite\b|\btitre[ -]de[ -]sejour\b/],
  ['RIB', /\brib\b|\biban\b/],
  ['LOGEMENT_LOUE', /\bbail\b|\bquittances?\b|\betat[ -]des[ -]lieux\b/],
  ['ASSURANCES_DU_LOGEMENT', /\bassurances?\b|\bmrh\b/],
  ['PLAN_DU_LOGEMENT_ET_ANNEXES', /\bplans?\b/],
  ['ENTRETIEN', /\bentretien\b|\bchaudiere\b|\bramonage\b/],
];

/** « Titre de séjour » is no deed: asked before the list. */
const RESIDENCE = /\btitre[ -]de[ -]sejour\b/;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[_.]+/g, ' ')
    .replaceAll(/\s+/g, ' ');

export function typeByName(name: string): DocumentType | null {
  const words = plain(name);
  if (RESIDENCE.test(words)) return 'DOC_IDENTITE';
  return NAMES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** « Modificatif 2 »; not « Règlement et modificatifs », which holds both. */
export function isAmendmentByName(name: string): boolean {
  const words = plain(name);
  return (
    /\bmodificatif/.test(words) && !/\b(?:et|avec) (?:(?:ses|son|les) )?modificatif/.test(words)
  );
}

const QUARTER = /\b(?:t|q)([1-4])\b|\b([1-4])(?:er|e|eme)? ?(?:trimestre|trim)\b/;
const HALF = /\bs([12])\b|\b([12])(?:er|e|eme)? ?semestre\b/;
const YEAR = /\b(20\d{2}|19\d{2})\b/g;

/** « Appel T3 2026.pdf » covers the third quarter of 2026; two years in a name say nothing certain. */
export function periodByName(name: string): { year: number | null; period: Period | null } {
  const words = plain(name);
  const years = new Set(words.match(YEAR));
  const [only] = years;
  const year = years.size === 1 ? Number(only) : null;
  const quarter = QUARTER.exec(words);
  const half = HALF.exec(words);
  const part = quarter ? `T${quarter[1] ?? quarter[2]}` : half && `S${half[1] ?? half[2]}`;
  const period = PERIODS.find((one) => one === part) ?? null;
  return { year, period: year === null ? null : period };
}
