// What else a value may be of, by fact: the beginnings of words, without accents, that name another thing.
import type { FactName } from '@quitus/domain/reading/facts.data';

const COVER = ['assur', 'polices?\\b', 'garantie'];
const OF_WHO_SURVEYS = [...COVER, 'certifi', 'accredit', 'cofrac', 'habilit', 'qualifi'];
const TEXTS = ['arretes?\\b(?! le\\b)', 'decret', 'loi\\b', 'norme', 'approuve'];
/** Not what a meeting is asked for. */
const OF_TODAY = ['en cours', 'actuel', 'precedent'];
const STREETS = ['rue\\b', 'avenue', 'boulevard', 'place\\b', 'quai\\b', 'impasse', 'chemin\\b'];

/** Before a value on its line, or in the cell that labels it. */
export const SAID_BEFORE: Partial<Record<FactName, readonly string[]>> = {
  valid_until: [...OF_WHO_SURVEYS, 'flexible', 'tuyau', 'lyre', 'chaudiere', 'ramonage'],
  made_on: [...OF_WHO_SURVEYS, ...TEXTS, 'valable', 'flexible', 'chaudiere'],
  report_number: [...OF_WHO_SURVEYS, 'siret', 'rcs\\b', 'commande'],
  updated_on: [...COVER, 'echeance', 'contrat'],
  deed_on: ['copie', 'fait a\\b', 'nee?\\b', 'mariee?s?\\b', 'permis', 'edite', 'imprime'],
  building_address: [
    'salle\\b',
    'siege',
    'reuni',
    'tenue?\\b',
    'tiendra',
    'mairie',
    'lieu\\b(?!-dit)',
  ],
  surface_reference: ['ademe', 'terrain', 'parcelle'],
  base: STREETS,
  tantiemes: [...STREETS, 'compte\\b', 'reference'],
  mandate_from: ['cotisation'],
  mandate_to: ['cotisation', 'arriv\\w+ a echeance', 'expir'],
  budget_a_voter: OF_TODAY,
  cotisation_fonds_travaux: ['solde', 's.eleve', 'place', ...OF_TODAY],
  deposit: ['mois de loyer de'],
  period_from: ['exigib'],
};

const REFUSED = ['refuse', 'rejet', 'non adopte', 'ajourne', 'pas adopte'];

/** After it, to the end of its line. */
export const SAID_AFTER: Partial<Record<FactName, readonly string[]>> = {
  budget: REFUSED,
  mandate_from: REFUSED,
  mandate_to: REFUSED,
  cotisation_fonds_travaux: [...REFUSED, '^\\W*(?:eur\\w*\\s)?par (?:trimestre|quart|mois)'],
};

/** In a name itself. */
export const SAID_WITHIN: Partial<Record<FactName, readonly string[]>> = {
  syndic: ['banque', 'credit\\b', 'caisse', 'fait a\\b', 'diagnos', 'expert', 'controle'],
};
