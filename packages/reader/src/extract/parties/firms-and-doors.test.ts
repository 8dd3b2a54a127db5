// Firms that show themselves without the word, doors that are no part of a street, numbers under any label.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

const call = (content: string) => factValues(content, 'CHARGES', 'APPEL_DE_FONDS');
const survey = (text: string) => typedFacts(text, 'DIAGNOSTICS', 'ELECTRICITE');

describe('who manages a building', () => {
  it('is the firm with its trade and its telephone, whichever side it stands', async () => {
    const found =
      await call(`#grid(columns: (1fr, 1fr), [Résidence Test-Horizon \\ 7 montée des Essais \\ 13002 MARSEILLE], [*Olivier & Fils* \\ administrateurs de biens \\ 55 rue du Test, 13006 MARSEILLE \\ carte G n° CPI 1310 2018])
= Appel de fonds`);
    expect(found).toMatchObject({ syndic: 'Olivier & Fils', building: 'Résidence Test-Horizon' });
  });

  it('may be called after what it manages', async () => {
    const found = await call(`*SEINE-TEST COPROPRIÉTÉ* \\ 70 rue des Essais \\ 76000 ROUEN
= Appel de fonds
SDC LE CLOS DU TEST 33 RUE DE L'ESSAI 76000 ROUEN`);
    expect(found).toMatchObject({
      syndic: 'SEINE-TEST COPROPRIÉTÉ',
      building_address: "33 RUE DE L'ESSAI 76000 ROUEN",
    });
  });

  it('is no row of a budget, and no firm that is written to', async () => {
    const found = await call(`= Appel de fonds
#v(8mm)
#h(100mm) SARL DU TEST \\ #h(100mm) 150 avenue de l'Essai \\ #h(100mm) 83000 TOULON
#table(columns: 3, [Ménage], [1 440,00], [1 480,00], [Syndic], [2 160,00], [2 200,00], [Entretien divers], [640,50], [900,00])`);
    expect(found['syndic']).toBeUndefined();
  });

  it('is told by what the law has it print', async () => {
    const found = await call(`= Appel de fonds
Copropriété LE CLOS DU TEST, 3 rue de l'Essai, 14000 CAEN
#v(60mm)
Les provisions sont exigibles. Essai Gestion, SAS au capital de 100 000 €, RCS Caen 900 000 840, carte CPI 7606.`);
    expect(found).toMatchObject({ syndic: 'Essai Gestion' });
  });
});

describe('an address', () => {
  it.each([
    'Adresse du bien : 11 rue des Essais, bâtiment C, 3e étage, lot numéro 27, 40100 DAX',
    'N° et voie : 11 rue des Essais. Code postal – ville : 40100 DAX. Étage : 4.',
  ])('has no door in it: %s', (text) => {
    expect(survey(`Désignation du bien\n${text}`)).toMatchObject({
      property_address: '11 rue des Essais, 40100 DAX',
    });
  });
});

describe('a card', () => {
  it('has the door on a line of its own, and lots one under the other', async () => {
    const found = await call(`*Essai Gestion* \\ 4 place du Test \\ 40100 DAX \\ Tél. 05 58 00 00 00
= Appel de fonds
#grid(columns: (1fr, 1fr), [*Votre immeuble* \\ 11 rue des Essais \\ Bât. 2 - Esc. A - 3e gauche \\ 40100 DAX], [*Vos lots* \\ 14 – Appartement \\ 55 – Cave])`);
    expect(found).toMatchObject({
      syndic: 'Essai Gestion',
      building_address: '11 rue des Essais, 40100 DAX',
      lots: ['14', '55'],
    });
  });
});

describe('the number of a report', () => {
  it.each([
    'Référence interne : AX/26/778',
    'Notre mission : AX/26/778',
    'Visite du 06/05/2026 • Dossier AX/26/778',
    'N° ADEME 2649E0771265K. Dossier AX/26/778.',
  ])('%s', (text) => {
    expect(survey(text)).toMatchObject({ report_number: 'AX/26/778' });
  });
});

describe('an owner', () => {
  it.each([
    [
      'Propriétaire du local d’habitation et de ses dépendances : M. et Mme TEST Fabrice, 5 rue X',
      'M. et Mme TEST Fabrice',
    ],
    ['Propriétaire – nom et prénom : TEST Sandrine', 'TEST Sandrine'],
    [
      'Appartenant à : M. Yann LE TEST et Mme Katell LE TEST',
      'M. Yann LE TEST et Mme Katell LE TEST',
    ],
    ['B. Titulaire du droit de propriété\nNom : SCI DU TEST.', 'SCI DU TEST'],
  ])('%s', (text, owner) => {
    expect(survey(text)).toMatchObject({ owner });
  });
});

describe('lots', () => {
  it.each([
    ['Lots concernés par la mutation : 14 et 39', ['14', '39']],
    ['Vos lots : appartement n° 14, garage n° 102', ['14', '102']],
    [
      'Lots principaux : 27 Appartement – Lots secondaires : 86 Cave, 142 Parking',
      ['27', '86', '142'],
    ],
  ])('%s', (text, lots) => {
    expect(typedFacts(`Relevé de compte\n${text}`, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      lots,
    });
  });
});
