// Accounts of a building in words and shapes that neither the samples nor the corpus have, written before the rules were.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('annexe 1', () => {
  it('facing, with a loan', () => {
    const text = `Syndicat des copropriétaires LES ACACIAS – Syndic : IMMO CENTRE
ANNEXE 1 : ETAT FINANCIER APRES REPARTITION AU 30/09/2025
I - SITUATION FINANCIERE ET TRESORERIE
TRESORERIE | Exercice précédent approuvé | Exercice clos | PROVISIONS ET AVANCES | Exercice précédent approuvé | Exercice clos
50 Fonds placés | 5 000,00 | 6 000,00 | 102 Provisions pour travaux | 0,00 | 1 500,00
51 Banques | 8 000,00 | 9 250,00 | 103 Avances | 4 000,00 | 4 000,00
53 Caisse | 0,00 | 0,00 | 1031 Avances de trésorerie | 4 000,00 | 4 000,00
 | | | 105 Fonds de travaux | 5 000,00 | 6 000,00
Trésorerie disponible Total I | 13 000,00 | 15 250,00 | Total I | 9 000,00 | 11 500,00
II - CREANCES ET DETTES
45 Copropriétaires - sommes exigibles restant à recevoir | 2 000,00 | 3 100,00 | 45 Copropriétaires - excédents versés | 1 000,00 | 2 050,00
459 Copropriétaires - créances douteuses | 0,00 | 400,00 | 40 Fournisseurs | 5 000,00 | 5 200,00
Total II | 2 000,00 | 3 500,00 | Total II | 6 000,00 | 7 250,00
TOTAL GENERAL (I) + (II) | 15 000,00 | 18 750,00 | TOTAL GENERAL (I) + (II) | 15 000,00 | 18 750,00
Emprunts : capital restant dû au 30/09/2025 : 12 000,00 €`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_1')).toMatchObject({
      closed_on: '2025-09-30',
      fonds_places: 600000,
      banques: 925000,
      provisions_travaux: 150000,
      avances_tresorerie: 400000,
      fonds_travaux: 600000,
      creances_exigibles: 310000,
      creances_douteuses: 40000,
      excedents_verses: 205000,
      dette_fournisseurs: 520000,
      total_bilan: 1875000,
      emprunts: 1200000,
    });
  });

  it('without accounts', () => {
    const text = `Copropriété 12 rue Hoche – 38000 GRENOBLE
Annexe 1 – État financier après répartition à la clôture de l’exercice le 31/12/2025
ACTIF | 31/12/2025 | 31/12/2024
Fonds placés (livret) | 3 200,00 | 2 900,00
Banque | 4 110,25 | 3 842,10
Copropriétaires débiteurs | 1 208,40 | 955,30
TOTAL ACTIF | 8 518,65 | 7 697,40
PASSIF | 31/12/2025 | 31/12/2024
Avances de trésorerie | 2 000,00 | 2 000,00
Fonds de travaux | 3 200,00 | 2 900,00
Copropriétaires créditeurs | 640,15 | 512,00
Fournisseurs | 2 678,50 | 2 285,40
TOTAL PASSIF | 8 518,65 | 7 697,40
Aucun emprunt en cours.`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_1')).toMatchObject({
      closed_on: '2025-12-31',
      fonds_places: 320000,
      banques: 411025,
      avances_tresorerie: 200000,
      fonds_travaux: 320000,
      creances_exigibles: 120840,
      excedents_verses: 64015,
      dette_fournisseurs: 267850,
      total_bilan: 851865,
    });
    // No sum is printed: none is extracted.
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_1')).not.toHaveProperty('emprunts');
  });

  it('one block under the other', () => {
    const text = `ANNEXE 1 ETAT FINANCIER APRES REPARTITION AU 31/12/2025
Situation financière et trésorerie | N-1 | N
51 Banques | 6 000,00 | 7 100,00
Total trésorerie | 6 000,00 | 7 100,00
450 Copropriétaires débiteurs | 900,00 | 1 240,50
461 Débiteurs divers | 0,00 | 59,50
Total créances | 900,00 | 1 300,00
TOTAL GENERAL ACTIF | 6 900,00 | 8 400,00
1031 Avance de trésorerie | 1 500,00 | 1 500,00
105 Fonds de travaux | 2 000,00 | 2 600,00
Total provisions et avances | 3 500,00 | 4 100,00
450 Copropriétaires créditeurs | 400,00 | 800,00
401 Fournisseurs | 3 000,00 | 3 500,00
Total dettes | 3 400,00 | 4 300,00
TOTAL GENERAL PASSIF | 6 900,00 | 8 400,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_1')).toMatchObject({
      closed_on: '2025-12-31',
      banques: 710000,
      creances_exigibles: 124050,
      avances_tresorerie: 150000,
      fonds_travaux: 260000,
      excedents_verses: 80000,
      dette_fournisseurs: 350000,
      total_bilan: 840000,
    });
  });

  it('facing, the years in the heads', () => {
    const text = `SDC LE PARC – Annexe 1 : État financier après répartition – clôture au 31/12/2025
Trésorerie | Exercice approuvé 2024 | Exercice clos 2025 | Provisions et avances | Exercice approuvé 2024 | Exercice clos 2025
51 Banques ou fonds disponibles | 10 000,00 | 11 000,00 | 1031 Avances de trésorerie | 3 000,00 | 3 000,00
 | | | 105 Fonds de travaux | 4 000,00 | 4 800,00
Total I | 10 000,00 | 11 000,00 | Total I | 7 000,00 | 7 800,00
Créances | | | Dettes | |
45 Copropriétaires - sommes exigibles | 1 500,00 | 1 700,00 | 40 Fournisseurs | 3 500,00 | 4 000,00
 | | | 45 Copropriétaires - excédents versés | 1 000,00 | 900,00
Total II | 1 500,00 | 1 700,00 | Total II | 4 500,00 | 4 900,00
Total I + II | 11 500,00 | 12 700,00 | Total I + II | 11 500,00 | 12 700,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_1')).toMatchObject({
      closed_on: '2025-12-31',
      banques: 1100000,
      avances_tresorerie: 300000,
      fonds_travaux: 480000,
      creances_exigibles: 170000,
      dette_fournisseurs: 400000,
      excedents_verses: 90000,
      total_bilan: 1270000,
    });
  });
});

describe('annexe 2', () => {
  it('by classes', () => {
    const text = `ANNEXE N° 2 - COMPTE DE GESTION GENERAL DE L’EXERCICE CLOS REALISE (N) ET BUDGET PREVISIONNEL (N+2)
Exercice clos du 01/01/2025 au 31/12/2025
 | POUR APPROBATION DES COMPTES | | | POUR LE VOTE DU BUDGET PREVISIONNEL |
CHARGES POUR OPERATIONS COURANTES | N-1 réalisé | N budget | N réalisé | N+1 budget voté | N+2 budget à voter
60 Achats de matières et fournitures | 9 000,00 | 9 500,00 | 9 340,10 | 9 600,00 | 9 800,00
61 Services extérieurs | 21 000,00 | 22 000,00 | 22 480,55 | 22 500,00 | 23 000,00
62 Frais d’administration et honoraires | 6 000,00 | 6 100,00 | 6 100,00 | 6 200,00 | 6 300,00
TOTAL I | 36 000,00 | 37 600,00 | 37 920,65 | 38 300,00 | 39 100,00
PRODUITS POUR OPERATIONS COURANTES | N-1 réalisé | N budget | N réalisé | N+1 budget voté | N+2 budget à voter
701 Provisions copropriétaires | 36 500,00 | 37 600,00 | 37 600,00 | 38 300,00 | 39 100,00
CHARGES POUR TRAVAUX | N-1 réalisé | | N réalisé | |
671 Travaux décidés en AG | 0,00 | | 8 450,00 | |
TOTAL II | 0,00 | | 8 450,00 | |`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_2')).toMatchObject({
      closed_on: '2025-12-31',
      charges_courantes_precedentes: 3600000,
      budget_clos: 3760000,
      charges_courantes: 3792065,
      budget_en_cours: 3830000,
      budget_a_voter: 3910000,
      charges_travaux: 845000,
    });
  });

  it('of years over two', () => {
    const text = `Annexe n° 2 – compte de gestion général – exercice clos le 30 septembre 2025
Comptes | Réalisé 2023-2024 | Budget 2024-2025 | Réalisé 2024-2025 | Budget 2025-2026 | Budget 2026-2027
601 Eau froide | 700,00 | 720,00 | 715,30 | 730,00 | 740,00
615 Entretien | 1 100,00 | 1 000,00 | 1 204,00 | 1 100,00 | 1 150,00
621 Honoraires syndic | 1 500,00 | 1 530,00 | 1 530,00 | 1 560,00 | 1 590,00
Total charges courantes | 3 300,00 | 3 250,00 | 3 449,30 | 3 390,00 | 3 480,00
701 Provisions | 3 300,00 | 3 250,00 | 3 250,00 | 3 390,00 | 3 480,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_2')).toMatchObject({
      closed_on: '2025-09-30',
      charges_courantes_precedentes: 330000,
      budget_clos: 325000,
      charges_courantes: 344930,
      budget_en_cours: 339000,
      budget_a_voter: 348000,
    });
  });

  it('with heads of two lines', () => {
    const text = `ANNEXE 2 COMPTE DE GESTION GENERAL – EXERCICE DU 01/01/2025 AU 31/12/2025
 | Exercice N-1 | Exercice N | Exercice N | Exercice N+1 | Exercice N+2
 | approuvé | budget voté | à approuver | budget voté | budget à voter
606 Fournitures | 500,00 | 520,00 | 498,00 | 530,00 | 540,00
611 Nettoyage | 4 000,00 | 4 100,00 | 4 120,00 | 4 200,00 | 4 300,00
Sous total | 4 500,00 | 4 620,00 | 4 618,00 | 4 730,00 | 4 840,00
701 Provisions | 4 550,00 | 4 620,00 | 4 620,00 | 4 730,00 | 4 840,00
671 Travaux | 0,00 | | 900,00 | |
Sous total | 0,00 | | 900,00 | |`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_2')).toMatchObject({
      closed_on: '2025-12-31',
      charges_courantes_precedentes: 450000,
      budget_clos: 462000,
      charges_courantes: 461800,
      budget_en_cours: 473000,
      budget_a_voter: 484000,
      charges_travaux: 90000,
    });
  });

  it('with N after each head', () => {
    const text = `SDC LES ORMES – ANNEXE N°2
COMPTE DE GESTION GENERAL DE L’EXERCICE CLOS REALISE DU 01/04/2024 AU 31/03/2025
Charges courantes | Approuvé N-1 | Voté N | Réalisé N | Voté N+1 | A voter N+2
6010 Eau | 3 000,00 | 3 100,00 | 3 050,00 | 3 150,00 | 3 200,00
6160 Assurance | 2 000,00 | 2 050,00 | 2 080,00 | 2 120,00 | 2 180,00
Total charges | 5 000,00 | 5 150,00 | 5 130,00 | 5 270,00 | 5 380,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_2')).toMatchObject({
      closed_on: '2025-03-31',
      charges_courantes_precedentes: 500000,
      budget_clos: 515000,
      charges_courantes: 513000,
      budget_en_cours: 527000,
      budget_a_voter: 538000,
    });
  });
});

describe('annexe 3', () => {
  it('by keys and accounts, heads of four lines', () => {
    const text = `ANNEXE 3 - COMPTE DE GESTION POUR OPERATIONS COURANTES DE L’EXERCICE CLOS REALISE AU 31/12/2025
 | Exercice | Exercice clos | Exercice clos | Budget en | Budget
 | précédent | budget voté | réalisé à | cours voté | prévisionnel
 | approuvé | | approuver | | à voter
 | 2024 | 2025 | 2025 | 2026 | 2027
CHARGES COMMUNES GENERALES
601 Eau | 1 000,00 | 1 050,00 | 1 100,00 | 1 100,00 | 1 150,00
616 Assurance | 2 000,00 | 2 100,00 | 2 090,00 | 2 150,00 | 2 200,00
Total CHARGES COMMUNES GENERALES | 3 000,00 | 3 150,00 | 3 190,00 | 3 250,00 | 3 350,00
ASCENSEUR
614 Contrat | 800,00 | 820,00 | 815,50 | 830,00 | 840,00
Total ASCENSEUR | 800,00 | 820,00 | 815,50 | 830,00 | 840,00
TOTAL CHARGES NETTES | 3 800,00 | 3 970,00 | 4 005,50 | 4 080,00 | 4 190,00
Provisions copropriétaires | 3 900,00 | 3 970,00 | 3 970,00 | 4 080,00 | 4 190,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_3')).toMatchObject({
      closed_on: '2025-12-31',
      charges_courantes_precedentes: 380000,
      budget_clos: 397000,
      charges_courantes: 400550,
      budget_en_cours: 408000,
      budget_a_voter: 419000,
      charges_by_cle: ['CHARGES COMMUNES GENERALES : 3\u00a0190,00', 'ASCENSEUR : 815,50'],
    });
  });

  it('a line for each key', () => {
    const text = `Annexe 3 : compte de gestion pour opérations courantes – exercice 01/04/2024 au 31/03/2025
Clés | Réalisé 2023/2024 | Voté 2024/2025 | Réalisé 2024/2025 | Voté 2025/2026 | Proposé 2026/2027
Tous lots | 8 000,00 | 8 200,00 | 8 344,10 | 8 400,00 | 8 600,00
Bâtiment A | 1 200,00 | 1 300,00 | 1 250,00 | 1 300,00 | 1 350,00
Eau | 900,00 | 950,00 | 980,40 | 990,00 | 1 000,00
Total | 10 100,00 | 10 450,00 | 10 574,50 | 10 690,00 | 10 950,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_3')).toMatchObject({
      closed_on: '2025-03-31',
      charges_courantes_precedentes: 1010000,
      budget_clos: 1045000,
      charges_courantes: 1057450,
      budget_en_cours: 1069000,
      budget_a_voter: 1095000,
    });
  });
});

describe('annexes 4 and 5', () => {
  it('of closed works', () => {
    const text = `Annexe 4 – Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles – exercice clos le 31/12/2025
Opération | Dépenses votées | Dépenses réalisées | Provisions appelées | Solde
Réfection du porche | 4 000,00 | 3 920,00 | 4 000,00 | 80,00
Remplacement des boîtes aux lettres | 2 500,00 | 2 500,00 | 2 500,00 | 0,00
TOTAL | 6 500,00 | 6 420,00 | 6 500,00 | 80,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_4')).toMatchObject({
      closed_on: '2025-12-31',
      travaux_clos: ['Réfection du porche', 'Remplacement des boîtes aux lettres'],
    });
  });

  it('of works with their day', () => {
    const text = `Annexe 5 – État des travaux et opérations exceptionnelles votés non encore clôturés au 31/12/2025
Travaux | Date AG | Voté (A) | Payé (B) | Réalisé (C) | Appelé (D) | Solde (E = D - C) | Reste à appeler (F)
Étanchéité terrasse | 14/03/2025 | 30 000,00 | 5 000,00 | 8 000,00 | 15 000,00 | 7 000,00 | 15 000,00
Interphonie | 14/03/2025 | 6 000,00 | 0,00 | 0,00 | 3 000,00 | 3 000,00 | 3 000,00
Total | | 36 000,00 | 5 000,00 | 8 000,00 | 18 000,00 | 10 000,00 | 18 000,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_5')).toMatchObject({
      closed_on: '2025-12-31',
      travaux_en_cours: ['Étanchéité terrasse', 'Interphonie'],
      travaux_votes: 3600000,
      travaux_payes: 500000,
      travaux_realises: 800000,
      travaux_appeles: 1800000,
      solde_travaux: 1000000,
      travaux_a_recevoir: 1800000,
    });
  });

  it('of no works', () => {
    const text = `ANNEXE 5 ETAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPERATIONS EXCEPTIONNELLES VOTES NON ENCORE CLOTURES A LA FIN DE L’EXERCICE
Exercice clos le 30/06/2025
Néant`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_5')).toMatchObject({
      closed_on: '2025-06-30',
      travaux_en_cours: [],
    });
  });

  it('of one work without a total', () => {
    const text = `Annexe 5 – Travaux votés non encore clôturés au 31/12/2025
Nature des travaux | Montant voté | Payés | Réalisés | Appels émis | Solde en attente | Restant à appeler
Mise aux normes ascenseur (AG 02/05/2025) | 24 000,00 | 6 000,00 | 6 000,00 | 12 000,00 | 6 000,00 | 12 000,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_5')).toMatchObject({
      closed_on: '2025-12-31',
      travaux_en_cours: ['Mise aux normes ascenseur'],
      travaux_votes: 2400000,
      travaux_payes: 600000,
      travaux_realises: 600000,
      travaux_appeles: 1200000,
      solde_travaux: 600000,
      travaux_a_recevoir: 1200000,
    });
  });
});
