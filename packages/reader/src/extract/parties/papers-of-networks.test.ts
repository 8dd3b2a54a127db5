// Papers in the manner of the great networks and of people who write by themselves.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

describe('a syndic’s paper', () => {
  it('of a network, with its brand, its agency and a table of references', async () => {
    const found = await factValues(
      `#text(size: 20pt)[*Habitalis*]
#grid(columns: (1fr, 1fr), [Habitalis Grenoble \\ 8 place Grenette \\ 38000 GRENOBLE], [MME BLANC-TEST OLGA \\ LE VERCORS BAT 2 \\ 61 RUE AMPERE \\ 38000 GRENOBLE])
#table(columns: 4, [Immeuble], [Réf. client], [Lots], [Échéance], [LE VERCORS], [3304-0027], [27, 88], [01/04/2026])
= Votre appel de fonds
Immeuble sis 61 rue Ampère, 38000 GRENOBLE`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      syndic: 'Habitalis Grenoble',
      owner: 'MME BLANC-TEST OLGA',
      building: 'LE VERCORS',
      building_address: '61 rue Ampère, 38000 GRENOBLE',
      account: '3304-0027',
      lots: ['27', '88'],
    });
  });

  it('by electronic mail, printed', async () => {
    const found = await factValues(
      `De : Syndic bénévole \\ À : Paul GIRAUD-TEST \\ Objet : relevé de ton compte 2025, copropriété du 3 impasse des Lilas

Bonjour Paul, voici le relevé de ton compte pour les lots 4 et 11 au 31/12/2025.

Amitiés, \\ Lucie MARTY \\ syndic bénévole de la copropriété \\ 3 impasse des Lilas, 34000 MONTPELLIER`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );
    expect(found).toMatchObject({
      syndic: 'Lucie MARTY',
      building_address: '3 impasse des Lilas, 34000 MONTPELLIER',
      lots: ['4', '11'],
    });
  });

  it('of a meeting, with the seat of the syndicat', async () => {
    const found = await factValues(
      `#align(center)[SYNDICAT DES COPROPRIÉTAIRES DE L'IMMEUBLE \\ « LE GRAND PAVOIS » \\ 2 à 6 quai du Port, 13002 MARSEILLE]
#align(center)[Représenté par son syndic en exercice, la société PHARE GESTION TEST]
= Procès-verbal de l'assemblée générale du 12 mai 2026`,
      'PV_AG',
      null,
    );
    expect(found).toMatchObject({
      syndic: 'PHARE GESTION TEST',
      building: 'LE GRAND PAVOIS',
      building_address: '2 à 6 quai du Port, 13002 MARSEILLE',
    });
  });
});

describe('a report', () => {
  it('with a summary at its head', () => {
    expect(
      typedFacts(
        `Diag Atlantique Test – 5 rue du Bac, 17000 LA ROCHELLE
CONSTAT AMIANTE
Dossier n° : DA-26-0714        Date de commande : 20/05/2026
Date de visite : 27/05/2026        Date du rapport : 28/05/2026
Désignation du bien : 14 rue Chaudrier, 17000 LA ROCHELLE
Désignation du propriétaire : Succession BERTIN-TEST
Donneur d'ordre : Office notarial des Minimes
Lot(s) de copropriété : 2, 15
Absence de matériaux et produits contenant de l'amiante`,
        'DIAGNOSTICS',
        'AMIANTE',
      ),
    ).toEqual({
      report_number: 'DA-26-0714',
      made_on: '2026-05-27',
      property_address: '14 rue Chaudrier, 17000 LA ROCHELLE',
      owner: 'Succession BERTIN-TEST',
      lots: ['2', '15'],
      diagnostic_result: 'NEGATIVE',
    });
  });

  it('of gas, with what has to be done', () => {
    expect(
      typedFacts(
        `ÉTAT DE L'INSTALLATION INTÉRIEURE DE GAZ N° 2026-G-118
Bâtiment : appartement T3, 9 boulevard Carnot, 87000 LIMOGES
Propriétaire de l'installation : Mme Sylvie ROCHE-TEST
Visite du 13 mars 2026 de 9 h à 10 h
Conclusion : l'installation présente des anomalies de type A1.
Validité : trois ans (12 mars 2029)`,
        'DIAGNOSTICS',
        'GAZ',
      ),
    ).toEqual({
      report_number: '2026-G-118',
      property_address: '9 boulevard Carnot, 87000 LIMOGES',
      owner: 'Mme Sylvie ROCHE-TEST',
      made_on: '2026-03-13',
      valid_until: '2029-03-12',
      diagnostic_result: 'POSITIVE',
    });
  });

  it('of termites, with a row of dates', () => {
    expect(
      typedFacts(
        `Rapport termites
Référence          Visite le        Valable jusqu'au
TER/26/0042        04/02/2026       03/08/2026
Bien visité : 6 rue Neuve, 40100 DAX
Nom du propriétaire : LABORDE-TEST Michel
Conclusion : absence d'indices d'infestation de termites le jour de la visite.`,
        'DIAGNOSTICS',
        'TERMITES',
      ),
    ).toEqual({
      report_number: 'TER/26/0042',
      made_on: '2026-02-04',
      valid_until: '2026-08-03',
      property_address: '6 rue Neuve, 40100 DAX',
      owner: 'LABORDE-TEST Michel',
      diagnostic_result: 'NEGATIVE',
    });
  });
});

describe('a lease', () => {
  it('of a student, with a table of sums', () => {
    expect(
      typedFacts(
        `BAIL ÉTUDIANT MEUBLÉ
Bailleur(s) : M. Henri FAURE-TEST et Mme Line FAURE-TEST
Locataire : Mlle Zoé BRUN-TEST
Le logement : 27 rue de la République, 42000 SAINT-ÉTIENNE
Surface habitable : 19,5 m²
Le présent bail débute le 1er septembre 2026 pour une durée de neuf mois.
Loyer mensuel hors charges : 380 €
Charges (forfait) : 35 €
Total mensuel : 415 €
Dépôt de garantie : 760 € (deux mois hors charges)`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toEqual({
      landlord: 'M. Henri FAURE-TEST et Mme Line FAURE-TEST',
      tenant: 'Mlle Zoé BRUN-TEST',
      property_address: '27 rue de la République, 42000 SAINT-ÉTIENNE',
      surface_habitable: 19_50,
      lease_from: '2026-09-01',
      lease_duration_months: 9,
      rent: 380_00,
      rent_charges: 35_00,
      deposit: 760_00,
    });
  });

  it('of a notary’s hand', () => {
    expect(
      typedFacts(
        `BAIL D'HABITATION
ENTRE LES SOUSSIGNÉS
1°) Monsieur Luc, Marie AUDIBERT-TEST, médecin, demeurant à TOULON (83000), 4 rue d'Alger,
Ci-après dénommé « LE BAILLEUR »
2°) Madame Eva, Rose SIMONI-TEST, comptable, demeurant à HYÈRES (83400), 11 avenue Gambetta,
Ci-après dénommée « LE PRENEUR »
Le bailleur donne à loyer au preneur un appartement sis à TOULON (83000), 30 boulevard de Strasbourg, formant les lots numéros 9 et 41.
La durée du bail est fixée à six années entières et consécutives qui commenceront à courir le 1er avril 2026.
Le loyer est fixé à NEUF CENTS EUROS (900,00 €) par mois. Le preneur versera une provision sur charges de 110,00 €.
Le preneur a remis au bailleur une somme de 900,00 € à titre de dépôt de garantie.`,
        'LOGEMENT_LOUE',
        'BAIL',
      ),
    ).toEqual({
      landlord: 'Monsieur Luc, Marie AUDIBERT-TEST',
      tenant: 'Madame Eva, Rose SIMONI-TEST',
      property_address: '30 boulevard de Strasbourg, 83000 TOULON',
      lots: ['9', '41'],
      lease_from: '2026-04-01',
      lease_duration_months: 72,
      rent: 900_00,
      rent_charges: 110_00,
      deposit: 900_00,
    });
  });
});

describe('people’s papers', () => {
  it('a card of 1995, in its own words', () => {
    expect(
      typedFacts(
        `CARTE NATIONALE D'IDENTITÉ N° : 130275P00042
Nom : MODELE-TEST
Prénom(s) : Victor, André
Sexe : M        Né(e) le : 14.07.1982
à : BAYONNE (64)
Carte valable jusqu'au : 03.02.2028
délivrée le : 04.02.2013
par : PRÉFECTURE DES PYRÉNÉES-ATLANTIQUES`,
        'DOC_IDENTITE',
        'CARTE_IDENTITE',
      ),
    ).toMatchObject({
      last_name: 'MODELE-TEST',
      first_names: 'Victor, André',
      born_on: '1982-07-14',
      born_at: 'BAYONNE (64)',
      expires_on: '2028-02-03',
      delivered_on: '2013-02-04',
    });
  });

  it('a residence permit', () => {
    expect(
      typedFacts(
        `TITRE DE SÉJOUR
NOM : EXEMPLOVA
Prénoms : Daria
Date de naissance : 05/05/1990
Lieu de naissance : KYIV
Date de délivrance : 10/10/2024
Date de fin de validité : 09/10/2034`,
        'DOC_IDENTITE',
        null,
      ),
    ).toMatchObject({
      last_name: 'EXEMPLOVA',
      first_names: 'Daria',
      born_on: '1990-05-05',
      born_at: 'KYIV',
      expires_on: '2034-10-09',
      delivered_on: '2024-10-10',
    });
  });

  it('a receipt of service of a boiler, as a voucher', () => {
    expect(
      typedFacts(
        `BON D'INTERVENTION – ENTRETIEN CHAUDIÈRE GAZ
Client        M. Roger PINEAU-TEST
Adresse d'intervention        21 rue Victor-Hugo, 79000 NIORT
Date        18/09/2025
Technicien        K. DIALLO`,
        'ENTRETIEN',
      ),
    ).toEqual({
      equipment: 'CHAUDIERE',
      owner: 'M. Roger PINEAU-TEST',
      property_address: '21 rue Victor-Hugo, 79000 NIORT',
      made_on: '2025-09-18',
    });
  });
});
