// Reports, leases, people's papers in further layouts and words: each asks for all that its page tells.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a survey', () => {
  it('of asbestos, as one report software heads it, with cards', () => {
    expect(
      typedFacts(
        `DIAG EXEMPLE OUEST
SARL au capital de 8 000 €, 14 rue des Lices, 49100 ANGERS
Constat de repérage amiante avant vente
Réf. dossier : 24-ANG-0117/AM
Commandé par : Étude de Me TESTARD, notaire
Bien expertisé : 3 rue Beaurepaire, 49100 ANGERS (lots n° 4 et 19)
Réf. cadastrales : section DK n° 318
Nom du propriétaire : M. et Mme Rémi PASQUIER-TEST
Visite réalisée le 12 mai 2026
Rapport rédigé le 14 mai 2026
Conclusion : il n'a pas été repéré de matériaux et produits de la liste A et de la liste B contenant de l'amiante.
Certification de compétences AM-112 valable du 01/02/2022 au 31/01/2029`,
        'DIAGNOSTICS',
        'AMIANTE',
      ),
    ).toEqual({
      report_number: '24-ANG-0117/AM',
      property_address: '3 rue Beaurepaire, 49100 ANGERS',
      lots: ['4', '19'],
      parcels: ['DK 318'],
      owner: 'M. et Mme Rémi PASQUIER-TEST',
      made_on: '2026-05-12',
      diagnostic_result: 'NEGATIVE',
    });
  });

  it('of gas, as a form with lettered parts', () => {
    expect(
      typedFacts(
        `État de l'installation intérieure de gaz
Rapport n°  GZ 2026 0451
1/ Situation du logement  17 avenue de la Gare, 67500 HAGUENAU
2/ Nom du propriétaire  Mme KLEIN-ESSAI Odile
3/ Date du contrôle  08.06.2026
4/ Validité du présent état  jusqu'au 07.06.2029
Anomalies identifiées
Point de contrôle  Type  Libellé
7a2  A2  Absence de robinet de commande
L'installation comporte une anomalie de type A2.`,
        'DIAGNOSTICS',
        'GAZ',
      ),
    ).toEqual({
      report_number: 'GZ 2026 0451',
      property_address: '17 avenue de la Gare, 67500 HAGUENAU',
      owner: 'Mme KLEIN-ESSAI Odile',
      made_on: '2026-06-08',
      valid_until: '2029-06-07',
      diagnostic_result: 'POSITIVE',
    });
  });

  it('of termites, as a letter', () => {
    expect(
      typedFacts(
        `BOIS & BATI CONTRÔLE - Bordeaux, le 3 septembre 2026
Objet : état relatif à la présence de termites, notre dossier n° BBC/26/338
Je soussigné Loïc EXEMPLE, opérateur certifié, me suis rendu le 1er septembre 2026 au 9 rue Fondaudège, 33000 BORDEAUX,
dans l'appartement (lot n° 12) de Madame Irène LACOSTE-TEST.
Aucun indice d'infestation de termites n'a été repéré.
Le présent état est valable six mois, soit jusqu'au 28 février 2027.`,
        'DIAGNOSTICS',
        'TERMITES',
      ),
    ).toEqual({
      report_number: 'BBC/26/338',
      property_address: '9 rue Fondaudège, 33000 BORDEAUX',
      owner: 'Madame Irène LACOSTE-TEST',
      lots: ['12'],
      made_on: '2026-09-01',
      valid_until: '2027-02-28',
      diagnostic_result: 'NEGATIVE',
    });
  });

  it('of lead, whose end is said to be that of the report', () => {
    expect(
      typedFacts(
        `CREP - Constat de risque d'exposition au plomb
N° de rapport  PB-0091-26
Adresse du bien  2 impasse du Four, 84000 AVIGNON
Propriétaire(s)  Indivision MERLE-TEST
Date d'intervention  22/01/2026
Date d'édition  23/01/2026
Date de fin de validité  21/01/2027
Le constat n'a pas mis en évidence de revêtements contenant du plomb.
Assurance RC : contrat 55-201 valable jusqu'au 31/12/2026`,
        'DIAGNOSTICS',
        'PLOMB',
      ),
    ).toEqual({
      report_number: 'PB-0091-26',
      property_address: '2 impasse du Four, 84000 AVIGNON',
      owner: 'Indivision MERLE-TEST',
      made_on: '2026-01-22',
      valid_until: '2027-01-21',
      diagnostic_result: 'NEGATIVE',
    });
  });

  it('of electricity, with its labels over their values', () => {
    expect(
      typedFacts(
        `État de l'installation intérieure d'électricité
N° de dossier    Date de la visite    Propriétaire
E26-774          19/03/2026           M. Ahmed BENALI-TEST
Adresse du logement : 40 cours Gambetta, 34000 MONTPELLIER - Lot : 27
Validité : jusqu'au 18/03/2029 pour une vente
Anomalies
B.3.3.6 a1  Au moins une prise sans broche de terre
L'installation comporte des anomalies.`,
        'DIAGNOSTICS',
        'ELECTRICITE',
      ),
    ).toEqual({
      report_number: 'E26-774',
      property_address: '40 cours Gambetta, 34000 MONTPELLIER',
      owner: 'M. Ahmed BENALI-TEST',
      lots: ['27'],
      made_on: '2026-03-19',
      valid_until: '2029-03-18',
      diagnostic_result: 'POSITIVE',
    });
  });

  it('of risks, that a seller fills in', () => {
    expect(
      typedFacts(
        `État des risques et pollutions
Cet état a été établi le 4 octobre 2026 - Référence : ERP-5521-88
Adresse de l'immeuble    Code postal ou Insee    Commune
6 rue du Pont Neuf       64000                   PAU
Vendeur : M. Serge HAURE-TEST
Cadastre : BC 112
Cet état est valable six mois, jusqu'au 3 avril 2027.`,
        'DIAGNOSTICS',
        'ERP',
      ),
    ).toEqual({
      report_number: 'ERP-5521-88',
      property_address: '6 rue du Pont Neuf, 64000 PAU',
      owner: 'M. Serge HAURE-TEST',
      parcels: ['BC 112'],
      made_on: '2026-10-04',
      valid_until: '2027-04-03',
    });
  });
});

describe('an area', () => {
  it('of a sale, concluded in a sentence', () => {
    expect(
      typedFacts(
        `CERTIFICAT DE SUPERFICIE
Dossier  CZ 26-118
Mission réalisée à la demande de : Mme Lucie GRANGE-TEST
Immeuble sis 11 place Saint-Pierre, 38000 GRENOBLE - lot n° 8
Date du mesurage  6 février 2026
En conséquence, la superficie privative dudit lot au sens de la loi Carrez est arrêtée à 62,07 m².`,
        'CERT_CARREZ',
        'CARREZ',
      ),
    ).toEqual({
      report_number: 'CZ 26-118',
      owner: 'Mme Lucie GRANGE-TEST',
      property_address: '11 place Saint-Pierre, 38000 GRENOBLE',
      lots: ['8'],
      made_on: '2026-02-06',
      surface_carrez: 62_07,
    });
  });

  it('of a letting, with the total in a table', () => {
    expect(
      typedFacts(
        `Attestation de surface habitable n° SH/2026/77
Bailleur  SCI DU TILLEUL TEST
Logement  25 rue Nationale, 37000 TOURS, lot 14
Mesuré le  11/04/2026
Pièce  Surface
Séjour  18,20 m²
Chambre  11,40 m²
Total surface habitable  29,60 m²`,
        'CERTIFICAT_DE_SUPERFICIE',
        'BOUTIN',
      ),
    ).toEqual({
      report_number: 'SH/2026/77',
      owner: 'SCI DU TILLEUL TEST',
      property_address: '25 rue Nationale, 37000 TOURS',
      lots: ['14'],
      made_on: '2026-04-11',
      surface_habitable: 29_60,
    });
  });
});

describe('a lease', () => {
  const lease = (text: string) => typedFacts(text, 'LOGEMENT_LOUE', 'BAIL');

  it('between two, named after the words of a deed', () => {
    expect(
      lease(`BAIL À USAGE D'HABITATION
Entre Madame Suzanne PERRIN-TEST, retraitée, domiciliée 4 rue de la Paix, 21000 DIJON, propriétaire,
d'une part,
et Monsieur Idriss KONE-TEST, salarié, locataire,
d'autre part,
il a été convenu ce qui suit.
Article 1. Le bailleur donne à bail un logement situé 18 rue Berbisey, 21000 DIJON, d'une surface habitable de 38,40 m².
Article 2. Le bail est conclu pour une durée de trois ans, prenant effet le 1er mai 2026.
Article 3. Le loyer mensuel est de 520 €, payable d'avance, outre une provision mensuelle de 45 € pour charges.
Article 4. À titre de dépôt de garantie, le locataire verse la somme de 520 €.`),
    ).toEqual({
      landlord: 'Madame Suzanne PERRIN-TEST',
      tenant: 'Monsieur Idriss KONE-TEST',
      property_address: '18 rue Berbisey, 21000 DIJON',
      surface_habitable: 38_40,
      lease_from: '2026-05-01',
      lease_duration_months: 36,
      rent: 520_00,
      rent_charges: 45_00,
      deposit: 520_00,
    });
  });

  it('as a table of an agency', () => {
    expect(
      lease(`CONTRAT DE LOCATION NON MEUBLÉE
Bailleur  SCI LES TROIS TESTS
Locataires  M. Noé ESSAI et Mme Ana ESSAI
Adresse du bien loué  7 quai des Tests, 29200 BREST
Lots  12, 40
Début du bail  01/12/2025
Durée  6 ans
Loyer hors charges  610,00 €
Charges  55,00 €
Loyer charges comprises  665,00 €
Dépôt de garantie  610,00 €`),
    ).toEqual({
      landlord: 'SCI LES TROIS TESTS',
      tenant: 'M. Noé ESSAI et Mme Ana ESSAI',
      property_address: '7 quai des Tests, 29200 BREST',
      lots: ['12', '40'],
      lease_from: '2025-12-01',
      lease_duration_months: 72,
      rent: 610_00,
      rent_charges: 55_00,
      deposit: 610_00,
    });
  });

  it('in the words of its two parties, with the sums in letters', () => {
    expect(
      lease(`LOCATION MEUBLÉE
LE BAILLEUR : Mme Claire DUVAL-TEST, 3 rue Haute, 76000 ROUEN
LE LOCATAIRE : M. Tom LEROY-TEST
LIEUX LOUÉS : 15 rue Eau-de-Robec, 76000 ROUEN, studio au 2e étage (lot 31)
ENTRÉE DANS LES LIEUX : 15 août 2026
La location est faite pour neuf mois.
LOYER : quatre cent vingt euros (420 €) par mois
FORFAIT DE CHARGES : trente euros (30 €)
GARANTIE : le locataire remet un dépôt de garantie de huit cent quarante euros (840 €)`),
    ).toMatchObject({
      landlord: 'Mme Claire DUVAL-TEST',
      tenant: 'M. Tom LEROY-TEST',
      property_address: '15 rue Eau-de-Robec, 76000 ROUEN',
      lease_from: '2026-08-15',
      lease_duration_months: 9,
      rent: 420_00,
      rent_charges: 30_00,
      deposit: 840_00,
    });
  });
});

describe('a receipt', () => {
  it('that an owner signs', () => {
    expect(
      typedFacts(
        `Quittance de loyer - mai 2026
Je soussignée Mme Odette VIDAL-TEST, propriétaire du logement situé 5 rue du Puits, 11000 CARCASSONNE,
reconnais avoir reçu de M. Jules FABRE-TEST la somme de 480 € pour la période du 1er mai 2026 au 31 mai 2026,
dont loyer : 440 € et charges : 40 €.`,
        'LOGEMENT_LOUE',
        'QUITTANCE',
      ),
    ).toEqual({
      landlord: 'Mme Odette VIDAL-TEST',
      tenant: 'M. Jules FABRE-TEST',
      property_address: '5 rue du Puits, 11000 CARCASSONNE',
      period_from: '2026-05-01',
      period_to: '2026-05-31',
      rent: 440_00,
      rent_charges: 40_00,
    });
  });
});
