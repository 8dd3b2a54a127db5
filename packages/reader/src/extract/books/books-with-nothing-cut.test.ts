// Books of a building of which no value is cut: a sheet whose narrow column breaks a value, a cover extracted in a
// sentence, a study that was handed over long after the visit.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import type { Word } from '../../page/page.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { isCutShort, wholeValue } from './fiche-wrapped.ts';

describe('a value of a sheet', () => {
  it.each([
    'mixte – collectif et',
    'collectif –',
    'réseau de',
    'collectif, gaz et',
    'individuel ou',
    'chaudière (gaz',
    'entre 1949 et',
    'collectif par',
    'pompe à',
    'réseau d’',
  ])('« %s » lacks its end', (text) => {
    expect(isCutShort(text)).toBe(true);
  });

  it.each(['mixte', 'collectif – réseau urbain', 'entre 1949 et 1974', 'collectif (gaz)', 'fioul'])(
    '« %s » is whole',
    (text) => {
      expect(isCutShort(text)).toBe(false);
    },
  );

  /** « Chauffage | mixte – collectif et », ten letters under it, from `left` on. */
  const heating = (left: number, label = '') => {
    const at = (text: string, x: number, y: number): Word => ({
      text,
      box: [x, y, x + 5 * text.length, y + 10],
    });
    const words = [
      at('Chauffage', 40, 60),
      at('collectif', 200, 60),
      at('et', 250, 60),
      ...(label === '' ? [] : [at(label, 40, 73)]),
      at('individuel', left, 73),
    ];
    const sheet = { width: 600, height: 800, from_page: null };
    const own = sheetOf({ number: 1, width: 600, height: 800, source: 'TEXT', words, sheet });
    const text = 'collectif et';
    return wholeValue({ value: text, raw: text, box: [200, 60, 260, 70], page: own.page }, [
      own,
    ]).map(({ value }) => value);
  };

  it.each([
    ['on the left', 200],
    ['on the right', 210],
    ['in the middle', 205],
  ])('goes on under itself, set %s', (_, left) => {
    expect(heating(left)).toEqual(['collectif et individuel']);
  });

  it('is not told where what follows is of another label', () => {
    expect(heating(200, 'Parkings')).toEqual([]);
    expect(heating(330)).toEqual([]);
  });
});

describe('the cover of a building', () => {
  const book = (text: string) =>
    typedFacts(`Carnet d’entretien de l’immeuble\nAssurance\n${text}`, 'CARNET_ENTRETIEN');

  it.each([
    'L’immeuble est garanti par la compagnie « Mutuelle du Lac », contrat n° ML/20/55017,\nrenouvelé jusqu’au 31 mars 2027. Franchise : 400 €.',
    'La copropriété est assurée par « Mutuelle du Lac », police n° ML/20/55017, qui expire le 31 mars 2027.',
    'Multirisque immeuble souscrite auprès de « Mutuelle du Lac », contrat n° ML/20/55017, prend fin le 31 mars 2027.',
  ])('%s', (text) => {
    expect(book(text)).toMatchObject({
      insurer: 'Mutuelle du Lac',
      policy_number: 'ML/20/55017',
      insured_until: '2027-03-31',
    });
  });

  it('does not end when another does', () => {
    const extracted = book(
      'L’immeuble est garanti par la compagnie « Mutuelle du Lac », contrat n° ML/20/55017.\nL’assurance dommages-ouvrage court jusqu’au 31 mars 2034.',
    );
    expect(extracted).not.toHaveProperty('insured_until');
  });
});

describe('a study of a building', () => {
  it.each([
    'Rapport PT-25-077, indice B, remis le 17 mars 2026',
    'Projet de plan PT-25-077 remis au syndic le 17 mars 2026',
    'Date de remise du rapport : 17 mars 2026',
  ])('« %s » is dated by that, and not by the visits', (line) => {
    const extracted = typedFacts(
      `Projet de plan pluriannuel de travaux\n${line}\nVisites des 4 et 5 novembre 2025`,
      'DIAGNOSTICS_IMMEUBLE',
      'PPPT',
    );
    expect(extracted['made_on']).toBe('2026-03-17');
  });
});

it('a book typed in a spreadsheet tells its day beside its label, and the heading of the next table is no year', () => {
  const facts = typedFacts(
    `CARNET D’ENTRETIEN
Immeuble     4 impasse du Lac, 33200 Bordeaux
Mis à jour   22/03/2026
TRAVAUX
Année        Nature          Entreprise
2011         Toiture         Puy Couverture
2026         Chaudière       Lac Chauffage
CONTRATS
Chaudière    Lac Chauffage   01/09/2025`,
    'CARNET_ENTRETIEN',
  );
  expect(facts).toMatchObject({ updated_on: '2026-03-22' });
  expect(facts['works_done']).toEqual(['2011 Toiture', '2026 Chaudière']);
});

it('a study that was handed to the syndic by name is of that day', () => {
  expect(
    typedFacts(
      `Projet de plan pluriannuel de travaux
Copropriété LE PUY, 4 rue du Lac, 87000 LIMOGES
Remis au syndic LAC GESTION le 18 mars 2026`,
      'DIAGNOSTICS_IMMEUBLE',
      'PPPT',
    ),
  ).toMatchObject({ made_on: '2026-03-18' });
});

it('a sentence about lifts tells no age of a building', () => {
  expect(
    typedFacts(
      `Fiche synthétique de la copropriété
L’immeuble compte 1 bâtiment. Il n’y a pas
d’ascenseur. Il a été construit avant 1949.`,
      'FICHE_SYN',
    ),
  ).toMatchObject({ build_period: 'avant 1949' });
});

it('a booklet is dated by the day under the words', () => {
  const facts = typedFacts(
    `SYNDIC DU LAC
Carnet d’entretien de l’immeuble
Édition du        Gestionnaire
02/12/2026        Anne ESSAI
TRAVAUX
Année        Nature          Entreprise
2011         Toiture         Puy Couverture`,
    'CARNET_ENTRETIEN',
  );
  expect(facts).toMatchObject({ updated_on: '2026-12-02' });
});
