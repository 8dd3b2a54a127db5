// Leases, insurances, services, certificates of birth, in other words than those of the samples.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../test/typed-facts.ts';

describe('a lease', () => {
  const lease = (text: string) => typedFacts(text, 'LOGEMENT_LOUE', 'BAIL');

  it('told in prose, with its amounts in words too', () => {
    expect(
      lease(`BAIL D'HABITATION, LOI N° 89-462 DU 6 JUILLET 1989
Entre les soussignés :
Monsieur Alain DUMODÈLE, demeurant à Lyon, ci-après dénommé « le bailleur »,
et Madame Zoé FICTIVE, née le 3 mars 1990 à Lyon, ci-après dénommée « le locataire »,
Le bailleur loue un appartement situé 22 rue de l'Essai, 69003 Lyon, d'une surface habitable de 41,50 m².
Le présent bail est consenti pour une durée de trois (3) ans à compter du 1er octobre 2023.
Le loyer mensuel est fixé à la somme de SEPT CENT CINQUANTE EUROS (750 €).
Provision sur charges : 55,00 €. Dernier loyer acquitté par le précédent locataire : 720,00 €
Loyer de référence majoré : 19,20 €
Le dépôt de garantie est fixé à 750,00 €.`),
    ).toEqual({
      landlord: 'Monsieur Alain DUMODÈLE',
      tenant: 'Madame Zoé FICTIVE',
      property_address: "22 rue de l'Essai, 69003 Lyon",
      surface_habitable: 41_50,
      lease_from: '2023-10-01',
      lease_duration_months: 36,
      rent: 750_00,
      rent_charges: 55_00,
      deposit: 750_00,
    });
  });

  it('as a form, furnished, for a year', () => {
    expect(
      lease(`CONTRAT DE LOCATION MEUBLÉE
Bailleur : Mme Odile MODÈLE
Locataire : M. Karim EXEMPLE
Adresse du logement : 5 place du Puits, 34000 Montpellier
Date de prise d'effet du contrat : 15/09/2025
Durée du contrat : 12 mois
Loyer mensuel hors charges  540,00 €
Forfait de charges  40,00 €
Montant du dépôt de garantie  1 080,00 €
Loyer charges comprises  580,00 €`),
    ).toEqual({
      landlord: 'Mme Odile MODÈLE',
      tenant: 'M. Karim EXEMPLE',
      property_address: '5 place du Puits, 34000 Montpellier',
      lease_from: '2025-09-15',
      lease_duration_months: 12,
      rent: 540_00,
      rent_charges: 40_00,
      deposit: 1080_00,
    });
  });

  it('that contradicts itself keeps quiet', () => {
    const found =
      lease(`Le bail est conclu pour une durée de trois (6) ans et prend effet le 1er mai 2024.
Le loyer est fixé à la somme de SIX CENTS EUROS (650 €).`);
    expect(found).toEqual({ lease_from: '2024-05-01' });
  });
});

describe('an insurance', () => {
  const insurance = (text: string) => typedFacts(text, 'ASSURANCES_DU_LOGEMENT');

  it.each([
    [
      'in a letter',
      `Attestation d'assurance habitation
Nous soussignés, Assurances du Test, certifions que Monsieur Paul DUMODÈLE et Madame Anne DUMODÈLE
sont titulaires du contrat n° 88 451 902 garantissant le logement situé 7 rue du Lac, 74000 Annecy.
La présente attestation est valable jusqu'au 31/03/2027.`,
      {
        owner: 'Monsieur Paul DUMODÈLE et Madame Anne DUMODÈLE',
        property_address: '7 rue du Lac, 74000 Annecy',
        insurer: 'Assurances du Test',
        policy_number: '88 451 902',
        valid_until: '2027-03-31',
        insured_until: '2027-03-31',
      },
    ],
    [
      'as a form',
      `Souscripteur : Mme Odile MODÈLE
Adresse : 1 rue du Siège, 75009 Paris
Adresse du risque : 5 place du Puits, 34000 Montpellier
Police n° HAB-0045127
Période de garantie : du 01/05/2026 au 30/04/2027`,
      {
        owner: 'Mme Odile MODÈLE',
        property_address: '5 place du Puits, 34000 Montpellier',
        policy_number: 'HAB-0045127',
        valid_until: '2027-04-30',
        insured_until: '2027-04-30',
      },
    ],
    [
      'without its end',
      `Assuré : M. Karim EXEMPLE
Bien assuré : 5 place du Puits, 34000 Montpellier
Contrat en vigueur depuis le 01/05/2020`,
      { owner: 'M. Karim EXEMPLE', property_address: '5 place du Puits, 34000 Montpellier' },
    ],
  ])('%s', (_, text, expected) => {
    expect(insurance(text)).toEqual(expected);
  });
});

describe('a yearly service', () => {
  it.each([
    [
      `ATTESTATION D'ENTRETIEN ANNUEL DE CHAUDIÈRE
Date de la visite : 14/10/2026
Mise en service le 02/06/2012
Adresse de l'installation : 9 rue des Lilas, 67000 Strasbourg
Conduit de fumée : conforme`,
      {
        equipment: 'CHAUDIERE',
        made_on: '2026-10-14',
        property_address: '9 rue des Lilas, 67000 Strasbourg',
      },
    ],
    [
      `CERTIFICAT DE RAMONAGE
Conduit de cheminée ramoné le 03/09/2026 au 2 chemin du Bois, 88000 Épinal
Prochain ramonage avant le 03/09/2027`,
      {
        equipment: 'CHEMINEE',
        made_on: '2026-09-03',
        property_address: '2 chemin du Bois, 88000 Épinal',
      },
    ],
    [
      `Contrat d'entretien d'une pompe à chaleur
Entretien effectué le : 5 mai 2026
Garantie du compresseur jusqu'au 01/01/2030`,
      { equipment: 'POMPE_A_CHALEUR', made_on: '2026-05-05' },
    ],
    [
      `Entretien de la chaudière et de la climatisation
Intervention du 06/05/2026`,
      { made_on: '2026-05-06' },
    ],
  ])('%s', (text, expected) => {
    expect(typedFacts(text, 'ENTRETIEN')).toEqual(expected);
  });
});

describe('a birth certificate', () => {
  it.each([
    [
      'a full copy',
      `VILLE DE RENNES
Acte de naissance n° 412
Le douze mars mil neuf cent quatre-vingt à huit heures, est née, à Rennes, Julie, Anne MODÈLE,
de Pierre MODÈLE, né à Brest le 4 mai 1950, et de Jeanne TESTUT, née à Vannes le 6 juin 1952.
Mariée à Nantes le 3 août 2010 avec Luc EXEMPLE.
Copie délivrée selon procédé informatisé le 5 octobre 2026`,
      { born_on: '1980-03-12', delivered_on: '2026-10-05' },
    ],
    [
      'an extract with labels',
      `EXTRAIT D'ACTE DE NAISSANCE
NOM : EXEMPLE
Prénoms : Louis Marie
Né le : 04/07/1971
Lieu de naissance : Dijon
Père
Nom : EXEMPLE
Prénoms : Jean
Né le : 01/02/1940
Certifié conforme, à Dijon, le 12/11/2026`,
      {
        last_name: 'EXEMPLE',
        first_names: 'Louis Marie',
        born_at: 'Dijon',
        delivered_on: '2026-11-12',
      },
    ],
    [
      'family name first',
      `Le 5 juin 1968 à 7 heures est né MODÈLE Hervé, du sexe masculin, à Quimper.
Pour copie conforme, Quimper, le 2 septembre 2026`,
      { last_name: 'MODÈLE', first_names: 'Hervé', born_on: '1968-06-05', born_at: 'Quimper' },
    ],
  ])('%s', (_, text, expected) => {
    expect(typedFacts(text, 'ACT_NAISSANCE')).toMatchObject(expected);
  });
});

describe('a maintenance book', () => {
  const book = (text: string) => typedFacts(text, 'CARNET_ENTRETIEN');

  it('whose contracts are told with labels', () => {
    expect(
      book(`CARNET D'ENTRETIEN
Résidence : LES AJONCS
Dernière mise à jour : 14/02/2026
Assureur : Mutuelle du Test
N° de police : 0045-7812
Échéance : 31/12/2026
Année  Travaux                       Entreprise
2014   Ravalement de la façade       Façades du Test
2021   Remplacement de la chaudière  Chauffage Exemple`),
    ).toEqual({
      building: 'LES AJONCS',
      updated_on: '2026-02-14',
      insurer: 'Mutuelle du Test',
      policy_number: '0045-7812',
      insured_until: '2026-12-31',
      works_done: ['2014 Ravalement de la façade', '2021 Remplacement de la chaudière'],
    });
  });

  it('with two contracts for the building tells neither by rules', () => {
    const text = `Garantie              Compagnie         N° de police  Échéance
Multirisque bâtiment A  Mutuelle du Test  1234567       01/01/2027
Multirisque bâtiment B  Assurances Modèle  7654321      01/07/2027`;
    expect(typedFactsByRules(text, 'CARNET_ENTRETIEN')).toEqual({});
  });

  it('with the insurance of works and the one of the building tells the second', () => {
    const found = book(`Nature             Assureur          N° de contrat  Date d'échéance
Dommages-ouvrage   Assurances Modèle  7654321        01/07/2031
Multirisque        Mutuelle du Test   1234567        01/01/2027`);
    expect(found).toEqual({
      insurer: 'Mutuelle du Test',
      policy_number: '1234567',
      insured_until: '2027-01-01',
    });
  });
});

describe('others', () => {
  it.each([
    ['Établi le 12/06/2026', '2026-06-12'],
    ["Date d'établissement : 12 juin 2026", '2026-06-12'],
    ['Pré-état daté délivré le 12/06/2026', '2026-06-12'],
  ])('a pré-état daté: %s', (line, made_on) => {
    expect(
      typedFacts(
        `PRÉ-ÉTAT DATÉ\nImmatriculation : AB1-234-567\nVendeur : M. Yann TESTIER\nLots : 12, 45\n${line}`,
        'PRE_ETAT_DATE',
      ),
    ).toEqual({ rnc: 'AB1234567', owner: 'M. Yann TESTIER', lots: ['12', '45'], made_on });
  });

  it.each([
    ['Commune : 109 NANTES\nAdresse  14 RUE DU MARCHE', '14 RUE DU MARCHE, NANTES'],
    ['Adresse du bien : 14 rue du Marché, 44000 Nantes', '14 rue du Marché, 44000 Nantes'],
    ['Adresse : 14 RUE DU MARCHE', '14 RUE DU MARCHE'],
  ])('a tax on a home: %s', (text, property_address) => {
    expect(typedFacts(text, 'TAX_FONCIERE')).toEqual({ property_address });
  });

  it('an address with and without its comma is one', () => {
    const text =
      'Adresse du bien : 3 rue Haute, 21000 Dijon\nBien : Maison, 3 RUE HAUTE 21000 DIJON';
    expect(typedFacts(text, 'DIAGNOSTICS', 'ERP')).toEqual({
      property_address: '3 rue Haute, 21000 Dijon',
    });
  });

  it('an energy report tells the home from the home of its owner', () => {
    const found = typedFacts(
      `Adresse : 12 rue de la Paix, 21000 Dijon
Type de bien : appartement
Propriétaire : Mme Odile MODÈLE
Adresse : 1 rue du Siège, 75009 Paris`,
      'DIAGNOSTICS',
      'DPE',
    );
    expect(found).toEqual({
      property_address: '12 rue de la Paix, 21000 Dijon',
      owner: 'Mme Odile MODÈLE',
    });
  });
});
