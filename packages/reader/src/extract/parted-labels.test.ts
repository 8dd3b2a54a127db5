// Forms that set several labels on one line, labels without colons, values that go on under themselves:
// none of these wordings is of a sample.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

describe('several labels on one line', () => {
  it('parted by bars and dashes', () => {
    expect(
      typedFacts(
        `État relatif à la présence de termites
Réf. rapport : TM-24/0912 | Visite du 3 mars 2026 | Validité : 6 mois, soit jusqu'au 2 septembre 2026
Bien expertisé : Maison, 8 chemin des Dunes, 40600 BISCARROSSE – Cadastre : section BD n° 45 et 46
Donneur d'ordre : Étude de Maître Exemple – Propriétaire : Mme Lucie DARRIEU et M. Paul DARRIEU
Il n'a pas été repéré d'indices d'infestation de termites.`,
        'DIAGNOSTICS',
        'TERMITES',
      ),
    ).toEqual({
      report_number: 'TM-24/0912',
      made_on: '2026-03-03',
      valid_until: '2026-09-02',
      property_address: '8 chemin des Dunes, 40600 BISCARROSSE',
      parcels: ['BD 45', 'BD 46'],
      owner: 'Mme Lucie DARRIEU et M. Paul DARRIEU',
      diagnostic_result: 'NEGATIVE',
    });
  });

  it('parted by nothing but a known word', () => {
    expect(
      typedFacts(
        `Copropriété : LES GENÊTS, 11 avenue de la Mer, 64200 BIARRITZ Code immeuble : 0412 N° RNC : AB1234567
Copropriétaire : 0412/0037 Lots : 0037 (appartement), 0061 (parking)`,
        'CHARGES',
        'RELEVE_DE_COMPTE',
      ),
    ).toMatchObject({
      building: 'LES GENÊTS',
      building_address: '11 avenue de la Mer, 64200 BIARRITZ',
      rnc: 'AB1234567',
      account: '0412/0037',
      lots: ['37', '61'],
    });
  });

  it.each([
    'Nom et prénom : Mme Irène BLANC – Adresse : 2 rue du Lac, 74000 ANNECY – Qualité : propriétaire',
    'Nom et prénom : Mme Irène BLANC – 2 rue du Lac, 74000 ANNECY',
    'Mme Irène BLANC, 2 rue du Lac, 74000 ANNECY',
  ])('the client owns the home where nobody else is named: %s', (client) => {
    expect(
      typedFacts(
        `Désignation du bien
Commune : 74000 ANNECY – Adresse : 9 quai des Cygnes – Section cadastrale DK, parcelle n° 12
Désignation du client
${client}`,
        'CERT_CARREZ',
      ),
    ).toEqual({
      property_address: '9 quai des Cygnes, 74000 ANNECY',
      parcels: ['DK 12'],
      owner: 'Mme Irène BLANC',
    });
  });
});

describe('a value', () => {
  it('is no answer to another question', () => {
    expect(
      typedFacts(
        `Nom de la copropriété   LES JARDINS D'ARMOR
Adresse principale   2 rue de Brest, 29200 BREST
Résidence-services   Non
Syndic bénévole   Oui
Nom du syndic   Mme Gaëlle TANGUY
Immatriculation   AC1 234 567`,
        'FICHE_SYN',
      ),
    ).toEqual({
      syndic: 'Mme Gaëlle TANGUY',
      building: "LES JARDINS D'ARMOR",
      building_address: '2 rue de Brest, 29200 BREST',
      rnc: 'AC1234567',
    });
  });

  it('goes on under itself, and a name too', () => {
    expect(
      typedFacts(
        `Constat de risque d'exposition au plomb, dossier n° PB-118
Logement : 21 rue Monge, 21000 DIJON, lot 4. Propriétaire : Madame Pauline
ROCHETTE. Appareil à fluorescence X.`,
        'DIAGNOSTICS',
        'PLOMB',
      ),
    ).toMatchObject({ report_number: 'PB-118', owner: 'Madame Pauline ROCHETTE', lots: ['4'] });
  });

  it('is that of its own field, never that of the next row', () => {
    expect(
      typedFacts(
        `Propriétaire   M. Jean EXEMPLE
Opérateur   Mme Zoé MODELE
Adresse du bien   3 rue Haute, 67000 STRASBOURG`,
        'DIAGNOSTICS',
        'GAZ',
      ),
    ).toEqual({ owner: 'M. Jean EXEMPLE', property_address: '3 rue Haute, 67000 STRASBOURG' });
  });
});

describe('parcels', () => {
  it.each([
    ['Références cadastrales : AB 0123', ['AB 123']],
    ['Référence(s) cadastrale(s) : SB0214', ['SB 214']],
    ['Parcelle(s) : 000AB0123, 000AB0124', ['AB 123', 'AB 124']],
    ['une parcelle cadastrée HN 112', ['HN 112']],
    ['cadastrée section BR n° 126, 7 et 9 rue des Charmes', ['BR 126']],
    ['Parcelle cadastrale : KW-88', ['KW 88']],
    ['Référence cadastrale : non communiquée', undefined],
  ])('%s', (text, parcels) => {
    expect(typedFacts(text, 'DIAGNOSTICS', 'ERP')['parcels']).toEqual(parcels);
  });
});
