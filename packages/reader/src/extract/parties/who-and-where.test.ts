// Who writes, whose lots, which building: layouts that neither the samples nor the corpus have.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';

const call = (content: string) => factValues(content, 'CHARGES', 'APPEL_DE_FONDS');
const survey = (content: string) => factValues(content, 'DIAGNOSTICS', 'GAZ');
const minutes = (content: string, read = factValues) => read(content, 'PV_AG', null);

describe('a paper of the syndic', () => {
  it('with the letterhead at the left and a window at the right, nothing labelled', async () => {
    const found =
      await call(`#grid(columns: (1fr, 1fr), [*REGIE DU VIEUX PORT* \\ 7 quai des Tests \\ 13002 MARSEILLE \\ Tél. 04 91 00 00 00], [#v(20mm) GARCIN PAUL \\ BAT C APPT 12 \\ 5 TRAVERSE DES PINS \\ 13008 MARSEILLE])
= Appel de fonds du 2e trimestre 2026
LE GRAND LARGE | 41 boulevard de la Plage, 13008 Marseille | RNC AB1234567 | Lots n° 0112 (appartement) et 0340 (cave)`);
    expect(found).toMatchObject({
      syndic: 'REGIE DU VIEUX PORT',
      owner: 'GARCIN PAUL',
      building: 'LE GRAND LARGE',
      building_address: '41 boulevard de la Plage, 13008 Marseille',
      rnc: 'AB1234567',
      lots: ['112', '340'],
    });
  });

  it('with two cards side by side, the other way round', async () => {
    const found = await call(`*Horizon Syndic SAS* \\ 2 rue des Tests, 31000 Toulouse
= Appel de charges
#grid(columns: (1fr, 1fr), [*Destinataire* \\ Mme Léa MARTIN-TEST \\ 9 rue du Moulin \\ 31200 Toulouse], [*Immeuble* \\ Résidence Les Violettes \\ 14 bis allée Jean-Test \\ 31500 Toulouse])
Vos lots : 4 - 18 - 205`);
    expect(found).toMatchObject({
      owner: 'Mme Léa MARTIN-TEST',
      building: 'Résidence Les Violettes',
      building_address: '14 bis allée Jean-Test, 31500 Toulouse',
      lots: ['4', '18', '205'],
    });
  });

  it('with two cards that nothing labels: the one that a person opens is her home', async () => {
    const found =
      await call(`#align(center)[*Riviera Exemple Gestion* \\ Syndic de copropriétés – 52 boulevard Haut, 06000 NICE]
#v(8mm)
#grid(columns: (1fr, 1fr), [*PALAIS LORENZI* \\ 14 avenue des Vignes \\ 06100 NICE], [Madame MARTEL Rosa \\ Villa Bella \\ 6 chemin du Puits \\ 06300 NICE])
= Appel de fonds du 2e trimestre 2026`);
    expect(found).toMatchObject({
      owner: 'Madame MARTEL Rosa',
      building: 'PALAIS LORENZI',
      building_address: '14 avenue des Vignes, 06100 NICE',
    });
  });

  it('as a table of labels', async () => {
    const found = await call(`= Avis d'échéance
#table(columns: (1fr, 2fr), [Syndic], [Immobilière des Tests – 3 place du Lac, 74000 Annecy], [Copropriété], [028 – LE CLOS FLEURI – 6 chemin des Prés – 74940 Annecy], [Copropriétaire], [SCI DU LAC TEST – compte 450-12], [Lots], [7 appartement, 31 garage])`);
    expect(found).toMatchObject({
      syndic: 'Immobilière des Tests',
      building: 'LE CLOS FLEURI',
      building_address: '6 chemin des Prés, 74940 Annecy',
      owner: 'SCI DU LAC TEST',
      lots: ['7', '31'],
    });
  });

  it('with codes, capitals and no dots', async () => {
    const found =
      await call(`#grid(columns: (1fr, 1fr), [#text(size: 16pt)[*oralis*] \\ 45 avenue Foch - BP 124 \\ 69006 LYON CEDEX 06], [#v(5mm) M et Mme DURAND-TEST Alain \\ 12 rue des Capucines \\ Bâtiment B \\ 69100 VILLEURBANNE])
Immeuble : 1204 RESIDENCE BEAU SITE, 14 A 18 RUE DES TESTS 69100 VILLEURBANNE \\ Lot 0034 - Lot 0112`);
    expect(found).toMatchObject({
      syndic: 'oralis',
      owner: 'M et Mme DURAND-TEST Alain',
      building: 'RESIDENCE BEAU SITE',
      building_address: '14 A 18 RUE DES TESTS 69100 VILLEURBANNE',
      lots: ['34', '112'],
    });
  });

  it('under the heads of a table', async () => {
    const found = await call(`*SAS IMMO TEST* - Syndic de copropriétés - 5 place d'Armes 57000 METZ
#table(columns: 4, [Copropriété], [Adresse], [Lots], [Propriétaire], [Les Jardins de l'Est], [22 rue du Test, 57070 METZ], [3, 45], [M. Paul WEBER])`);
    expect(found).toMatchObject({
      syndic: 'SAS IMMO TEST',
      owner: 'M. Paul WEBER',
      building: "Les Jardins de l'Est",
      building_address: '22 rue du Test, 57070 METZ',
      lots: ['3', '45'],
    });
  });

  it('takes no address of the syndic or of the meeting room for the building’s', async () => {
    const content = `*CABINET DES ESSAIS, syndic* \\ 12 rue de la Paix 59000 LILLE
= Procès-verbal d'assemblée générale
Les copropriétaires de la résidence LES TILLEULS se sont réunis salle municipale, 4 place de la République, 59000 LILLE.`;
    expect(await minutes(content)).toMatchObject({
      syndic: 'CABINET DES ESSAIS',
      building: 'Résidence LES TILLEULS',
    });
    expect(await minutes(content)).not.toHaveProperty('building_address');
  });
});

describe('a report on a home', () => {
  it('in a sentence', async () => {
    const found = await survey(`DIAG TEST SARL – 8 rue des Ateliers – 33000 Bordeaux
= Diagnostic gaz
À la demande de M. Hugo Essai, le contrôle a porté sur l'appartement (lot n° 27) situé 3 cours des Tests, 33800 Bordeaux.`);
    expect(found).toMatchObject({
      owner: 'M. Hugo Essai',
      lots: ['27'],
      property_address: '3 cours des Tests, 33800 Bordeaux',
    });
  });

  it('with the owner’s other address beside the home’s', async () => {
    const found = await survey(`= État de l'installation intérieure de gaz
#grid(columns: (1fr, 1fr), [*A. Désignation du bien* \\ Adresse : 18 rue Verte \\ 69003 LYON \\ Lot(s) n° : 5, 9], [*B. Propriétaire* \\ Nom : Mme Ana TESTA \\ Adresse : 2 place Neuve \\ 38000 GRENOBLE])`);
    expect(found).toMatchObject({
      owner: 'Mme Ana TESTA',
      lots: ['5', '9'],
      property_address: '18 rue Verte, 69003 LYON',
    });
  });

  it('with its commune over its street', async () => {
    const found = await survey(`= Diagnostic gaz
Commune : BORDEAUX (33000) \\ Adresse : 27 rue du Test \\ Situation des lots : Etage 2, Lot N° : 8
*Propriétaire* : Monsieur Yves TESTUT, 3 allée Haute 33700 MERIGNAC`);
    expect(found).toMatchObject({
      owner: 'Monsieur Yves TESTUT',
      lots: ['8'],
      property_address: '27 rue du Test, 33000 BORDEAUX',
    });
  });

  it('that says of two homes which one it is about, or nothing', async () => {
    const found = await survey(`= Diagnostic gaz
Logement 1 : 3 rue Haute, 67000 Strasbourg. \\ Logement 2 : 8 rue Basse, 67000 Strasbourg.`);
    expect(found).not.toHaveProperty('property_address');
  });
});
