// The home of a report or of a lease, beside the homes of its people and the office of whoever made it.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const HOME = '14 rue du Four, 35000 RENNES';
const addressIn = (text: string): unknown =>
  typedFacts(text, 'DIAGNOSTICS', 'GAZ')['property_address'];

describe('the address of the home', () => {
  it.each([
    'Diagnostiqueur\nArmor Contrôle Habitation, 3 quai Haut, 35000 RENNES - Léa MARTIN',
    'C. Désignation de l’opérateur\nBretagne Visites Logement, 3 quai Haut, 35000 RENNES',
    'Informations diagnostiqueur\nExpertise Immeuble Ouest, 3 quai Haut, 35000 RENNES',
    'Cabinet\nSanté du Bâtiment, 3 quai Haut, 35000 RENNES',
  ])('is not that of: %s', (maker) => {
    expect(addressIn(`ÉTAT DE L'INSTALLATION DE GAZ\nadresse : ${HOME}\n\n${maker}`)).toBe(HOME);
    expect(
      addressIn(`ÉTAT DE L'INSTALLATION DE GAZ\nfait le 3 mars 2026\n\n${maker}`),
    ).toBeUndefined();
  });

  it.each([
    'Localisation : ILLE-ET-VILAINE – RENNES (35000) – 14 rue du Four – Villa Armor, lot 3',
    'Localisation : RENNES (35000), 14 rue du Four',
    'Adresse du bien : Ille-et-Vilaine (35) – RENNES (35000) – 14 rue du Four, 2e étage',
    'Situation de l’immeuble : 35000 RENNES – 14 rue du Four',
    'Commune : RENNES (35000) – Adresse : 14 rue du Four',
    'Bien contrôlé : RENNES (35000) / 14 rue du Four',
  ])('the town first: %s', (line) => {
    expect(
      addressIn(`ÉTAT DE L'INSTALLATION DE GAZ
A. Désignation du bâtiment
${line}
B. Désignation du propriétaire
Nom : M. Paul LEROY - 8 rue Haute, 35400 SAINT-MALO`),
    ).toBe(HOME);
  });

  it.each([
    'Désignation des parties\nEntre : LEROY Paul et Anne, 8 rue Haute, 35400 SAINT-MALO, bailleurs',
    'Les parties\nM. Paul LEROY, 8 rue Haute, 35400 SAINT-MALO',
  ])('of a lease is not the landlord’s: %s', (parties) => {
    const lease = (end: string) => `CONTRAT DE LOCATION D’UN LOGEMENT\n${parties}\n${end}`;
    expect(
      typedFacts(
        lease(`Objet du contrat\nLocalisation : ${HOME}, lot 3.`),
        'LOGEMENT_LOUE',
        'BAIL',
      )['property_address'],
    ).toBe(HOME);
  });

  it('stands under a sentence that speaks to its reader', () => {
    expect(
      addressIn(`ÉTAT DE L'INSTALLATION DE GAZ
Ce document vous dit si votre installation est sûre et ce que vous devez y faire.
adresse : ${HOME}`),
    ).toBe(HOME);
  });
});

describe('the day of a survey', () => {
  const lead = (text: string) =>
    typedFacts(`CONSTAT DE RISQUE D'EXPOSITION AU PLOMB\n${text}`, 'DIAGNOSTICS', 'PLOMB')[
      'made_on'
    ];
  it.each([
    'Établi le 4 mai 2026\nParties communes non visitées (constat du 7 juin 2012 remis au vendeur).',
    'Visite du 4 mai 2026\nRapport du 7 juin 2012 consulté.',
    'Contrôle du 7 juin 2012 : plomb dans l’escalier.\nRapport établi le 4 mai 2026',
  ])('is not years before its other days: %s', (text) => {
    expect(lead(text)).toBe('2026-05-04');
  });
});

describe('an area', () => {
  it.each([
    'Le lot 9, d’une superficie inférieure à 8 m², en est dispensé.',
    'Les lots de moins de 8 m² en sont dispensés.',
    'Le lot 9 ne dépasse pas 8 m².',
    'La superficie du lot 9 est inférieure au seuil de 8 m².',
    'Le lot 9 mesure moins de huit mètres carrés.',
  ])('is no limit of the law: %s', (text) => {
    expect(
      typedFacts(
        `VENTE\nSUPERFICIE CARREZ\nLa superficie de la partie privative est de 41,20 m². ${text}`,
        'TITRE_PROP',
      )['surface_carrez'],
    ).toBe(4120);
  });
});

describe('an owner over two lines', () => {
  it.each([
    [
      'la maison appartenant à Madame LEROY Anne-\nSophie, à sa demande',
      'Madame LEROY Anne-Sophie',
    ],
    ['parcelle B 12 – propriétaire : SCI FAM.\nLEROY – occupant : néant', 'SCI FAM. LEROY'],
  ])('is whole or silent: %s', (text, name) => {
    const { owner } = typedFacts(`ÉTAT DE L'INSTALLATION DE GAZ\n${text}`, 'DIAGNOSTICS', 'GAZ');
    expect([undefined, name]).toContain(owner);
  });

  it('a stop inside a name shortens one of its words', () => {
    expect(
      typedFacts(
        `ÉTAT DE L'INSTALLATION DE GAZ\nmaison appartenant à la SCI IMMOB. DU PORT, à sa demande`,
        'DIAGNOSTICS',
        'GAZ',
      )['owner'],
    ).toBe('SCI IMMOB. DU PORT');
  });
});
