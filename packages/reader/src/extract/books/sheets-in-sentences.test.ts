// Summary sheets that tell their counts in sentences, and those of the register that tell homes twice.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

const sheet = (text: string) =>
  typedFacts(
    `Fiche synthétique de la copropriété\nMise à jour : 4 janvier 2026\n${text}`,
    'FICHE_SYN',
  );

describe('a summary sheet in sentences', () => {
  it.each([
    [
      'Un bâtiment, élevé vers 1930, sur cour.\n34 lots au règlement de copropriété, dont 12 à usage d’habitation et aucun de stationnement.',
      {
        buildings_count: 1,
        lots_count: 34,
        homes_count: 12,
        parking_count: 0,
        build_period: 'vers 1930',
      },
    ],
    [
      'Trois bâtiments construits entre 1961 et 1974.\n210 lots inscrits au règlement de copropriété, dont 96 logements et 80 places de parking.',
      {
        buildings_count: 3,
        lots_count: 210,
        homes_count: 96,
        parking_count: 80,
        build_period: 'entre 1961 et 1974',
      },
    ],
    [
      'La copropriété est composée de deux bâtiments. 18 lots en tout, dont neuf appartements. Deux ascenseurs.',
      { buildings_count: 2, lots_count: 18, homes_count: 9, lifts_count: 2 },
    ],
  ])('%s', (text, facts) => {
    expect(sheet(text)).toMatchObject(facts);
  });

  it('counts no building that is only spoken of, and takes no year of account for that of the walls', () => {
    const facts = sheet(
      'Les charges se sont élevées en 2024 à 8 100,00 €.\nLe local est dans un bâtiment annexe.',
    );
    expect(facts).not.toHaveProperty('buildings_count');
    expect(facts).not.toHaveProperty('build_period');
  });

  it.each([
    'Nombre total de lots à usage d’habitation, de commerces et de bureaux',
    'Nombre de lots principaux',
    'Lots à usage d’habitation, commerces ou bureaux',
  ])('« %s » is wider than the homes alone', (label) => {
    const facts = ruledFacts(
      `Fiche synthétique de la copropriété
Nombre total de lots | 120
${label} | 58
Nombre de lots à usage d’habitation | 55
Nombre de lots de stationnement | 40`,
      'FICHE_SYN',
      null,
    );
    expect(facts).toMatchObject({ lots_count: 120, homes_count: 58, parking_count: 40 });
  });
});
