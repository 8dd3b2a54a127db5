// A value is of another thing where the words with it say so, and only there.
import type { FactName } from '@quitus/domain/reading/facts.data';
import { expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { sheetOf } from '../extract/sheet/sheet.ts';
import { candidatesOn } from './candidates.ts';
import { isOfAnother } from './other-things.ts';
import { kindOf } from './roles.ts';

const isOther = (name: FactName, text: string): boolean => {
  const kind = kindOf(name);
  const [sheet] = typedPages(text).map(sheetOf);
  const [candidate] = sheet && kind ? candidatesOn(sheet, new Set([kind])) : [];
  return candidate !== undefined && isOfAnother(name, candidate);
};

it.each<[FactName, string]>([
  ['valid_until', 'Assurance professionnelle, valable jusqu’au 31/12/2026'],
  ['valid_until', 'Certification de l’opérateur    31/12/2026'],
  ['updated_on', 'Échéance le 31 mars 2027'],
  ['period_from', 'Exigible le    01/11/2026'],
  ['base', 'avenue du Test, 14000'],
  ['budget_a_voter', 'Le budget de l’exercice en cours est de 38 700,00 €'],
  ['cotisation_fonds_travaux', 'La cotisation actuelle est de 170,00 €'],
  ['building_address', 'Lieu : 3 rue du Phare, 59000 LILLE'],
  ['syndic', 'EXPERTISES DU TEST'],
  ['budget', 'Budget 2027 : 41 500,00 €    Rejeté'],
])('%s: %s', (name, text) => expect(isOther(name, text)).toBe(true));

it.each<[FactName, string]>([
  ['valid_until', 'Rapport valable jusqu’au 31/12/2026'],
  ['valid_until', 'Valable jusqu’au    31/12/2026    Assurance n° 12'],
  ['base', 'CHARGES GENERALES, base 10000'],
  ['budget_a_voter', 'Le budget de l’exercice 2027 est fixé à 38 700,00 €'],
  ['syndic', 'CABINET DU TEST'],
  ['budget', 'Budget 2027 : 41 500,00 €    Adopté'],
  ['cotisation_fonds_travaux', 'Fixée à 2 000,00 €, appelée par trimestre'],
])('not %s: %s', (name, text) => expect(isOther(name, text)).toBe(false));
