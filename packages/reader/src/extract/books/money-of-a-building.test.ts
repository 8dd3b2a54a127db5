// Summary sheets, annexes, taxes and papers before a sale in other words than the corpus has.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('the money of a building', () => {
  it('a sheet in cards', () => {
    const found = ruledFacts(
      `FICHE SYNTHÉTIQUE DE COPROPRIÉTÉ
Actualisation : 15/09/2026
COMPTES | ÉQUIPEMENTS
Exercice clos | Mode de chauffage
Ouverture le 01/07/2024, clôture le 30/06/2025 | Collectif fioul
Date d’approbation : 04/12/2025 | Nombre d’ascenseurs
Dépenses courantes : 41 200,00 € | 1
Dépenses hors budget : 3 150,00 € | Total des lots : 36
Dû aux fournisseurs : 2 210,40 € | Lots d’habitation : 18
Dû par les copropriétaires : 5 120,00 € | Stationnement : 18
Solde du fonds de travaux : 9 870,00 € | Bâtiments : 2`,
      'FICHE_SYN',
      null,
    );
    expect(found).toMatchObject({
      updated_on: '2026-09-15',
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2025-12-04',
      charges_courantes: 4120000,
      charges_travaux: 315000,
      dette_fournisseurs: 221040,
      impayes: 512000,
      fonds_travaux: 987000,
      lots_count: 36,
      homes_count: 18,
      parking_count: 18,
      buildings_count: 2,
      lifts_count: 1,
    });
  });

  it('a sheet in lines, counts under counts', () => {
    const found = ruledFacts(
      `Fiche synthétique (art. 8-2 de la loi de 1965) – mise à jour au 02/02/2027
Contrat du syndic : du 01/07/2026 au 30/06/2027
Dernier exercice approuvé | début 01/01/2025 | fin 31/12/2025
Assemblée ayant statué sur les comptes | 10/06/2026
Charges courantes de l’exercice | 18 400,00 €
Charges exceptionnelles (travaux) | néant
Impayés de charges | 0,00 €
Copropriétaires débiteurs de plus de 300 € | 0
Fonds travaux disponible | 4 000,00 €
Année de construction | 1932
Lots | 14
dont logements | 9`,
      'FICHE_SYN',
      null,
    );
    expect(found).toMatchObject({
      updated_on: '2027-02-02',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-10',
      charges_courantes: 1840000,
      impayes: 0,
      debtors_count: 0,
      fonds_travaux: 400000,
      build_period: '1932',
      lots_count: 14,
      homes_count: 9,
    });
  });

  it('an account of the year with works', () => {
    const found = ruledFacts(
      `COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE DU 01/10/2025 AU 30/09/2026
Opérations courantes | N-1 réalisé | N budget | N réalisé | N+1 budget | N+2 à voter
601 Eau | 1 000,00 | 1 100,00 | 1 050,00 | 1 150,00 | 1 200,00
616 Assurance | 2 000,00 | 2 100,00 | 2 080,00 | 2 200,00 | 2 300,00
Total charges | 3 000,00 | 3 200,00 | 3 130,00 | 3 350,00 | 3 500,00
Travaux et opérations exceptionnelles | N-1 | N
671 Toiture | | 6 400,00
673 Honoraires techniques | 350,00 | 640,00
Total travaux | 350,00 | 7 040,00`,
      'CV_AG',
      'ANNEXE_2',
    );
    expect(found).toMatchObject({
      closed_on: '2026-09-30',
      charges_courantes_precedentes: 300000,
      budget_clos: 320000,
      charges_courantes: 313000,
      budget_en_cours: 335000,
      budget_a_voter: 350000,
      charges_travaux: 704000,
    });
  });

  it('a sheet in sentences', () => {
    const found = ruledFacts(
      `FICHE SYNTHÉTIQUE
Données arrêtées au 01/10/2026 par le syndic
L’immeuble, édifié en 1968, compte 44 lots dont 22 logements et 20 emplacements de parking, répartis en 1 bâtiment
desservi par 1 ascenseur. Le chauffage est collectif au gaz.
L’exercice comptable court du 1er avril 2025 au 31 mars 2026 ; les comptes ont été approuvés par l’assemblée du 17 septembre 2026.
Les charges courantes se sont élevées à 52 310,00 € et les charges de travaux à 8 400,00 €.
Les copropriétaires doivent 6 200,00 € au syndicat, qui doit lui-même 3 900,00 € à ses fournisseurs.
Le fonds de travaux s’élève à 15 000,00 €. 3 copropriétaires débiteurs de plus de 300 €.`,
      'FICHE_SYN',
      null,
    );
    expect(found).toMatchObject({
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      approved_on: '2026-09-17',
      charges_courantes: 5231000,
      charges_travaux: 840000,
      impayes: 620000,
      dette_fournisseurs: 390000,
      fonds_travaux: 1500000,
      lots_count: 44,
      homes_count: 22,
      parking_count: 20,
      buildings_count: 1,
      lifts_count: 1,
      debtors_count: 3,
    });
  });

  it('a balance sheet of two sides', () => {
    const found = ruledFacts(
      `ANNEXE 1 – ÉTAT FINANCIER APRÈS RÉPARTITION À LA CLÔTURE DE L’EXERCICE LE 31 MARS 2026
TRÉSORERIE | 31/03/2025 | 31/03/2026 | PROVISIONS ET AVANCES | 31/03/2025 | 31/03/2026
50 Livret syndical | 4 000,00 | 5 000,00 | 102 Provisions sur travaux | 0,00 | 2 000,00
51 Banque | 3 000,00 | 4 200,00 | 103 Avances (1031) | 2 000,00 | 2 000,00
 | | | 105 Fonds de travaux | 4 000,00 | 5 000,00
Total I | 7 000,00 | 9 200,00 | Total I | 6 000,00 | 9 000,00
CRÉANCES | | | DETTES | |
45 Copropriétaires débiteurs | 1 500,00 | 1 300,00 | 40 Fournisseurs | 2 000,00 | 1 200,00
46 Débiteurs divers | 0,00 | 100,00 | 45 Copropriétaires créditeurs | 500,00 | 400,00
Total II | 1 500,00 | 1 400,00 | Total II | 2 500,00 | 1 600,00
TOTAL GÉNÉRAL | 8 500,00 | 10 600,00 | TOTAL GÉNÉRAL | 8 500,00 | 10 600,00
Le syndicat n’a contracté aucun emprunt.`,
      'CV_AG',
      'ANNEXE_1',
    );
    expect(found).toMatchObject({
      closed_on: '2026-03-31',
      fonds_places: 500000,
      banques: 420000,
      provisions_travaux: 200000,
      avances_tresorerie: 200000,
      fonds_travaux: 500000,
      creances_exigibles: 130000,
      dette_fournisseurs: 120000,
      excedents_verses: 40000,
      total_bilan: 1060000,
    });
  });

  it('an account of the year without numbers', () => {
    const found = ruledFacts(
      `COMPTE DE GESTION GÉNÉRAL
Exercice du 1er janvier au 31 décembre 2025
Dépenses courantes | Réalisé 2024 | Voté 2025 | Réalisé 2025 | Voté 2026 | Proposé 2027
Eau | 900,00 | 950,00 | 940,00 | 960,00 | 980,00
Ménage | 1 800,00 | 1 850,00 | 1 850,00 | 1 900,00 | 1 950,00
Total dépenses courantes | 2 700,00 | 2 800,00 | 2 790,00 | 2 860,00 | 2 930,00
Dépenses de travaux | | | | |
Porte d’entrée | | | 3 100,00 | |
Étude thermique | 1 200,00 | | | |
Total dépenses de travaux | 1 200,00 | | 3 100,00 | |`,
      'CV_AG',
      'ANNEXE_2',
    );
    expect(found).toMatchObject({
      closed_on: '2025-12-31',
      charges_courantes_precedentes: 270000,
      budget_clos: 280000,
      charges_courantes: 279000,
      budget_en_cours: 286000,
      budget_a_voter: 293000,
      charges_travaux: 310000,
    });
  });

  it('a notice of tax in columns', () => {
    const found = ruledFacts(
      `AVIS DE TAXES FONCIÈRES 2027
Vos références – Numéro fiscal du débiteur : 30 12 345 678 901
Détail du calcul des cotisations
 | Commune | Intercommunalité | Taxe ordures ménagères | Total des cotisations
Base | 2 450 | 2 450 | 2 450 |
Taux | 38,50 % | 4,20 % | 9,10 % |
Cotisation 2027 | 943 | 103 | 223 | 1 269
Frais de gestion de la fiscalité directe locale | | | | 42
Montant de votre impôt : 1 311 €
À payer au plus tard le 15 octobre 2027`,
      'TAX_FONCIERE',
      null,
    );
    expect(found).toMatchObject({
      tax_year: 2027,
      tax_total: 131100,
      tax_fees: 4200,
      teom: 22300,
      pay_by: '2027-10-15',
    });
  });

  it('a sheet in two parts', () => {
    const found = ruledFacts(
      `FICHE SYNTHÉTIQUE DE L’IMMEUBLE
Établie le 12/01/2027
VOLET FINANCIER
Comptes de l’exercice 2025 (du 01/01/2025 au 31/12/2025), approuvés en AG le 30/04/2026
Budget exécuté – charges courantes 27 900,40 €
Travaux et dépenses exceptionnelles 0,00 €
Reste à payer aux fournisseurs 1 850,00 €
Reste à recevoir des copropriétaires 2 975,30 €
Nombre de copropriétaires en retard de plus de 300 € : 2
Réserve du fonds de travaux 11 400,00 €
VOLET TECHNIQUE
28 lots, dont 14 d’habitation et 10 de stationnement, 2 bâtiments, sans ascenseur
Époque de construction : avant 1949
Chauffage : individuel électrique`,
      'FICHE_SYN',
      null,
    );
    expect(found).toMatchObject({
      updated_on: '2027-01-12',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-04-30',
      charges_courantes: 2790040,
      charges_travaux: 0,
      dette_fournisseurs: 185000,
      impayes: 297530,
      debtors_count: 2,
      fonds_travaux: 1140000,
      lots_count: 28,
      homes_count: 14,
      parking_count: 10,
      buildings_count: 2,
      build_period: 'avant 1949',
      heating: 'individuel électrique',
    });
  });

  it('what a syndicate owes, before a sale', () => {
    const found = ruledFacts(
      `PRÉ-ÉTAT DATÉ (article L. 721-2 du CCH)
Fait à Angers, le 14 janvier 2027
II – Situation globale du syndicat
Impayés de charges au sein de la copropriété : 7 430,00 €
Dette vis-à-vis des fournisseurs : 2 118,90 €
Fonds de travaux – montant détenu par le syndicat : 16 500,00 €
dont part du lot vendu : 214,50 €`,
      'PRE_ETAT_DATE',
      null,
    );
    expect(found).toMatchObject({
      made_on: '2027-01-14',
      impayes: 743000,
      dette_fournisseurs: 211890,
      fonds_travaux: 1650000,
    });
  });

  it('a sheet whose year is two cells', () => {
    const found = ruledFacts(
      `FICHE SYNTHÉTIQUE – mise à jour : juin 2026 (15/06/2026)
A. DONNÉES COMPTABLES
Exercice | 1er juillet 2024 | 30 juin 2025
Comptes approuvés le | 12 décembre 2025
Opérations courantes : charges | 33 000,00
Travaux et opérations exceptionnelles : charges | 2 500,00
Fournisseurs restant à payer | 900,00
Copropriétaires restant débiteurs | 4 400,00
Nombre de débiteurs (> 300 €) | 5
Fonds de travaux | 8 250,00
B. BÂTI
Nombre de lots | 52
Habitation | 26
Stationnement | 26
Bâtiments | 2
Ascenseurs | 2
Construit en | 1975`,
      'FICHE_SYN',
      null,
    );
    expect(found).toMatchObject({
      updated_on: '2026-06-15',
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2025-12-12',
      charges_courantes: 3300000,
      charges_travaux: 250000,
      dette_fournisseurs: 90000,
      impayes: 440000,
      debtors_count: 5,
      fonds_travaux: 825000,
      lots_count: 52,
      homes_count: 26,
      parking_count: 26,
      buildings_count: 2,
      lifts_count: 2,
    });
  });

  it('a balance sheet with its accounts in brackets', () => {
    const found = ruledFacts(
      `Annexe n° 1 : état financier après répartition, exercice clos au 31/12/2025
ACTIF | Clos 2025 | 2024
Comptes de placement (50) | 9 000,00 | 8 000,00
Comptes bancaires (51) | 2 345,67 | 2 000,00
Copropriétaires débiteurs (45) | 1 654,33 | 1 000,00
TOTAL ACTIF | 13 000,00 | 11 000,00
PASSIF | Clos 2025 | 2024
Avances de trésorerie (1031) | 1 000,00 | 1 000,00
Fonds de travaux (105) | 9 000,00 | 8 000,00
Fournisseurs (401) | 2 500,00 | 1 500,00
Copropriétaires créditeurs (45) | 500,00 | 500,00
TOTAL PASSIF | 13 000,00 | 11 000,00
Emprunt collectif : encours au 31/12/2025 : 4 800,00 €`,
      'CV_AG',
      'ANNEXE_1',
    );
    expect(found).toMatchObject({
      closed_on: '2025-12-31',
      fonds_places: 900000,
      banques: 234567,
      creances_exigibles: 165433,
      avances_tresorerie: 100000,
      fonds_travaux: 900000,
      dette_fournisseurs: 250000,
      excedents_verses: 50000,
      total_bilan: 1300000,
      emprunts: 480000,
    });
  });

  it('what owners owe, before a sale', () => {
    const found = ruledFacts(
      `Pré-état daté – renseignements financiers
Établi par le syndic Lorval le 05/11/2026
Sommes dues par l’ensemble des copropriétaires | 12 004,00 €
Dettes du syndicat aux fournisseurs | 5 600,00 €
Solde du fonds de travaux de la copropriété | 30 250,00 €
Part du vendeur dans le fonds de travaux | 605,00 €
Tantièmes du lot : 200 / 10 000`,
      'PRE_ETAT_DATE',
      null,
    );
    expect(found).toMatchObject({
      made_on: '2026-11-05',
      impayes: 1200400,
      dette_fournisseurs: 560000,
      fonds_travaux: 3025000,
      tantiemes: 200,
      base: 10000,
    });
  });
});
