// Reports and people's papers: other software, other hands.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a survey', () => {
  it('of asbestos, found on list B, with the owner on two lines', () => {
    expect(
      typedFacts(
        `RAPPORT DE REPÉRAGE AMIANTE – LISTES A ET B
Notre référence : 2026/04/AM/0093
A – Bien concerné
Adresse : 58 rue du Faubourg, 25000 BESANÇON
Lot(s) : 11 (appartement), 52 (cave)
B – Propriétaire
M. Yves MICHAUD-TEST
Mme Paule MICHAUD-TEST
C – Mission
Date de visite : 02/04/2026 – Rapport émis le 03/04/2026
Il a été repéré des matériaux et produits de la liste B contenant de l'amiante : conduit en fibres-ciment.
Il n'a pas été repéré de matériaux de la liste A contenant de l'amiante.`,
        'DIAGNOSTICS',
        'AMIANTE',
      ),
    ).toEqual({
      report_number: '2026/04/AM/0093',
      property_address: '58 rue du Faubourg, 25000 BESANÇON',
      lots: ['11', '52'],
      owner: 'M. Yves MICHAUD-TEST et Mme Paule MICHAUD-TEST',
      made_on: '2026-04-02',
      diagnostic_result: 'POSITIVE',
    });
  });

  it('of the drains, by a town', () => {
    expect(
      typedFacts(
        `COMMUNAUTÉ DE COMMUNES DU TEST
Service assainissement
Certificat de conformité de raccordement au réseau collectif d'eaux usées n° 26-0418
Propriété de : Mme Agnès ROULLIER-TEST
située 12 route de Paris, 61000 ALENÇON, parcelle cadastrée AS 204
Contrôle effectué le 9 avril 2026 par M. POTIER
Ce certificat est valable jusqu'au 8 avril 2029.`,
        'DIAGNOSTICS_ASSAINISSEMENT',
        'ASSAINISSEMENT',
      ),
    ).toEqual({
      report_number: '26-0418',
      owner: 'Mme Agnès ROULLIER-TEST',
      property_address: '12 route de Paris, 61000 ALENÇON',
      parcels: ['AS 204'],
      made_on: '2026-04-09',
      valid_until: '2029-04-08',
      sewer_kind: 'COLLECTIF',
    });
  });

  it('of energy, on its first page', () => {
    expect(
      typedFacts(
        `diagnostic de performance énergétique (logement)
n° : 2649E0118877K
établi le : 11/05/2026
valable jusqu'au : 10/05/2036
adresse : 3 rue Beaurepaire, 49100 ANGERS
type de bien : appartement
surface de référence : 71,4 m²
propriétaire : PASQUIER-TEST Rémi
Référence du dossier : 24-ANG-0117
consommation 187 kWh/m²/an
émissions 12 kg CO₂/m²/an`,
        'DIAGNOSTICS',
        'DPE',
      ),
    ).toEqual({
      dpe_number: '2649E0118877K',
      report_number: '24-ANG-0117',
      made_on: '2026-05-11',
      valid_until: '2036-05-10',
      property_address: '3 rue Beaurepaire, 49100 ANGERS',
      surface_reference: 71_40,
      owner: 'PASQUIER-TEST Rémi',
      energy: 187,
      emissions: 12,
    });
  });

  it('of noise, signed at the foot', () => {
    expect(
      typedFacts(
        `ÉTAT DES NUISANCES SONORES AÉRIENNES
Adresse de l'immeuble : 31 rue des Alouettes
Commune : COLOMIERS  Code postal : 31770
Vendeur : M. et Mme Jean SOULIÉ-TEST
Parcelle(s) cadastrale(s) : section BX n° 77
Fait à Colomiers, le 20 mai 2026`,
        'DIAGNOSTICS',
        'BRUIT',
      ),
    ).toEqual({
      property_address: '31 rue des Alouettes, 31770 COLOMIERS',
      owner: 'M. et Mme Jean SOULIÉ-TEST',
      parcels: ['BX 77'],
      made_on: '2026-05-20',
    });
  });

  it('of electricity, without an anomaly, in sentences', () => {
    expect(
      typedFacts(
        `Rapport de l'état de l'installation intérieure d'électricité
Réf. rapport ELE/2026/115 du 7 juillet 2026
Le présent diagnostic porte sur l'appartement de M. Denis AUBERT-TEST sis 60 rue Sadi-Carnot, 72000 LE MANS, lot 9.
La visite a eu lieu le 6 juillet 2026.
L'installation intérieure d'électricité ne comporte aucune anomalie.
Ce rapport est utilisable jusqu'au 5 juillet 2029 en cas de vente.`,
        'DIAGNOSTICS',
        'ELECTRICITE',
      ),
    ).toMatchObject({
      report_number: 'ELE/2026/115',
      property_address: '60 rue Sadi-Carnot, 72000 LE MANS',
      owner: 'M. Denis AUBERT-TEST',
      lots: ['9'],
      valid_until: '2029-07-05',
      diagnostic_result: 'NEGATIVE',
    });
  });
});

describe('an area', () => {
  it('of a sale, in a table that ends with its total', () => {
    expect(
      typedFacts(
        `ATTESTATION LOI CARREZ
N° de mission : M-2026-55
Client : M. Bruno TISSIER-TEST
Bien : 19 rue Pasteur, 01000 BOURG-EN-BRESSE
Lot n° 6
Intervention du 3 mars 2026
Désignation  Surface Carrez
Séjour  22,10 m²
Chambre  12,00 m²
Superficie totale Carrez  34,10 m²`,
        'CERT_CARREZ',
        'CARREZ',
      ),
    ).toEqual({
      report_number: 'M-2026-55',
      owner: 'M. Bruno TISSIER-TEST',
      property_address: '19 rue Pasteur, 01000 BOURG-EN-BRESSE',
      lots: ['6'],
      made_on: '2026-03-03',
      surface_carrez: 34_10,
    });
  });

  it('told in a letter of a geometer', () => {
    expect(
      typedFacts(
        `Cabinet de géomètres EXEMPLE
Annecy, le 8 juin 2026
Nos réf. : GE-0726
Madame, nous avons procédé le 5 juin 2026 au mesurage de votre appartement, lot 33, situé 2 rue du Lac, 74000 ANNECY.
La surface privative au sens de l'article 46 de la loi du 10 juillet 1965 est donc de 45,90 mètres carrés.`,
        'CERT_CARREZ',
        'CARREZ',
      ),
    ).toEqual({
      report_number: 'GE-0726',
      property_address: '2 rue du Lac, 74000 ANNECY',
      lots: ['33'],
      made_on: '2026-06-05',
      surface_carrez: 45_90,
    });
  });
});

describe('a lease', () => {
  const lease = (text: string) => typedFacts(text, 'LOGEMENT_LOUE', 'BAIL');

  it('of a company, that its manager signs', () => {
    expect(
      lease(`CONTRAT DE BAIL
Les soussignés :
La SCI BEL AIR TEST, dont le siège est 5 rue Foch, 57000 METZ, représentée par sa gérante Mme Eva KREMER, ci-après désignée « le Bailleur »
et
Mademoiselle Inès HADDAD-TEST, née le 4 avril 2001 à METZ, ci-après désignée « la Locataire »
ont arrêté et convenu ce qui suit :
Désignation : un appartement sis 22 rue Serpenoise, 57000 METZ (lots 14 et 30)
Durée : trois années, à compter du 1er février 2026
Loyer : 700 € par mois. Provision sur charges : 80 € par mois.
Le dépôt de garantie est fixé à un mois de loyer, soit 700 €.`),
    ).toEqual({
      landlord: 'SCI BEL AIR TEST',
      tenant: 'Mademoiselle Inès HADDAD-TEST',
      property_address: '22 rue Serpenoise, 57000 METZ',
      lots: ['14', '30'],
      lease_from: '2026-02-01',
      lease_duration_months: 36,
      rent: 700_00,
      rent_charges: 80_00,
      deposit: 700_00,
    });
  });

  it('as the printed model, answers after dots', () => {
    expect(
      lease(`CONTRAT DE LOCATION
I. Désignation des parties
Nom et prénom du bailleur : Mme Rose MARCHETTI-TEST
Nom et prénom du locataire : M. Ali SAHRAOUI-TEST
II. Objet du contrat
Adresse du logement : 4 montée du Château, 06000 NICE
Surface habitable : 47 m²
III. Date de prise d'effet et durée
La date de prise d'effet du contrat : 01/07/2026
Durée minimale : 3 ans
IV. Conditions financières
Montant du loyer mensuel : 830,00 €
Montant des charges récupérables : 65,00 €
V. Garanties
Montant du dépôt de garantie : 830,00 €`),
    ).toEqual({
      landlord: 'Mme Rose MARCHETTI-TEST',
      tenant: 'M. Ali SAHRAOUI-TEST',
      property_address: '4 montée du Château, 06000 NICE',
      surface_habitable: 47_00,
      lease_from: '2026-07-01',
      lease_duration_months: 36,
      rent: 830_00,
      rent_charges: 65_00,
      deposit: 830_00,
    });
  });
});

describe('a receipt', () => {
  it('of an agency, with two columns', () => {
    expect(
      typedFacts(
        `AGENCE DU CENTRE TEST
QUITTANCE DE LOYER
Propriétaire : M. Gilles ARNOUX-TEST
Locataire : Mme Fatou DIOP-TEST
Adresse de la location : 16 rue de Metz, 31000 TOULOUSE
Période : du 01/03/2026 au 31/03/2026
Loyer  655,00
Charges  48,00
Total  703,00`,
        'LOGEMENT_LOUE',
        'QUITTANCE',
      ),
    ).toEqual({
      landlord: 'M. Gilles ARNOUX-TEST',
      tenant: 'Mme Fatou DIOP-TEST',
      property_address: '16 rue de Metz, 31000 TOULOUSE',
      period_from: '2026-03-01',
      period_to: '2026-03-31',
      rent: 655_00,
      rent_charges: 48_00,
    });
  });

  it('between neighbours, for a month in words', () => {
    expect(
      typedFacts(
        `QUITTANCE
Reçu de : M. Pierre OUDIN-TEST
la somme de : 390 euros
pour le loyer du logement situé 8 rue Haute, 71000 MÂCON
Mois de février 2026
Loyer net : 350,00 €
Provision pour charges : 40,00 €
Le bailleur : Mme Anne COULON-TEST`,
        'LOGEMENT_LOUE',
        'QUITTANCE',
      ),
    ).toEqual({
      landlord: 'Mme Anne COULON-TEST',
      tenant: 'M. Pierre OUDIN-TEST',
      property_address: '8 rue Haute, 71000 MÂCON',
      period_from: '2026-02-01',
      period_to: '2026-02-28',
      rent: 350_00,
      rent_charges: 40_00,
    });
  });
});

describe('people’s papers', () => {
  it('a passport without its coded lines', () => {
    expect(
      typedFacts(
        `RÉPUBLIQUE FRANÇAISE  PASSEPORT
Passeport n° : 21CE55102
1. Nom / Surname : MODELE
2. Prénoms / Given names : Ivan Louis
3. Nationalité / Nationality : Française
4. Date de naissance / Date of birth : 30 12 1979
5. Sexe / Sex : M
6. Lieu de naissance / Place of birth : CAEN
7. Date de délivrance / Date of issue : 02 03 2021
8. Date d'expiration / Date of expiry : 01 03 2031`,
        'DOC_IDENTITE',
        'PASSEPORT',
      ),
    ).toEqual({
      document_number: '21CE55102',
      last_name: 'MODELE',
      first_names: 'Ivan Louis',
      born_on: '1979-12-30',
      born_at: 'CAEN',
      delivered_on: '2021-03-02',
      expires_on: '2031-03-01',
    });
  });

  it('a birth certificate that tells the day first', () => {
    expect(
      typedFacts(
        `VILLE DE ROUBAIX – État civil
Extrait sans filiation de l'acte de naissance n° 881 de l'année 1975
Le 23 avril 1975 est né à ROUBAIX (Nord) : MERCIER-TEST Thierry, Paul
Délivré à Roubaix, le 30 juin 2026
L'officier de l'état civil`,
        'ACT_NAISSANCE',
      ),
    ).toMatchObject({
      last_name: 'MERCIER-TEST',
      first_names: 'Thierry, Paul',
      born_on: '1975-04-23',
      delivered_on: '2026-06-30',
    });
  });

  it('an account of two', () => {
    expect(
      typedFacts(
        `Relevé d'identité bancaire
Ce compte est ouvert au nom de : M. OU MME MODELE PAUL ET LISE
Domiciliation : AGENCE DES TESTS
IBAN (International Bank Account Number)
FR14 2004 1010 0505 0001 3M02 606
Code BIC (Bank Identification Code) : PSSTFRPPPAR`,
        'RIB',
      ),
    ).toEqual({
      holder: 'M. OU MME MODELE PAUL ET LISE',
      iban: 'FR1420041010050500013M02606',
      bic: 'PSSTFRPPPAR',
    });
  });
});

describe('a home', () => {
  it('insured, as a form', () => {
    expect(
      typedFacts(
        `ATTESTATION D'ASSURANCE MULTIRISQUE HABITATION
Assureur  Mutuelle Centrale Exemple
Numéro de sociétaire  4471
Contrat n°  MRH-88-1204
Souscripteur  Mme Claire BONNEFOY-TEST
Adresse du risque  13 rue Grande, 77300 FONTAINEBLEAU
Période de garantie  du 01/04/2026 au 31/03/2027`,
        'ASSURANCES_DU_LOGEMENT',
      ),
    ).toEqual({
      insurer: 'Mutuelle Centrale Exemple',
      policy_number: 'MRH-88-1204',
      owner: 'Mme Claire BONNEFOY-TEST',
      property_address: '13 rue Grande, 77300 FONTAINEBLEAU',
      valid_until: '2027-03-31',
      insured_until: '2027-03-31',
    });
  });

  it('whose chimney was swept', () => {
    expect(
      typedFacts(
        `CERTIFICAT DE RAMONAGE
L'entreprise HÉRISSON TEST certifie avoir ramoné le 2 octobre 2025 le conduit de fumée du poêle à bois
chez M. Hervé LUCAS-TEST, 45 rue du Moulin, 56000 VANNES.
Prochain ramonage conseillé : octobre 2026.`,
        'ENTRETIEN',
      ),
    ).toEqual({
      equipment: 'CHEMINEE',
      owner: 'M. Hervé LUCAS-TEST',
      property_address: '45 rue du Moulin, 56000 VANNES',
      made_on: '2025-10-02',
    });
  });
});
