// Papers of a building that put figures over their words, short years in their heads, names in narrow columns.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('a summary sheet', () => {
  it('in tiles, each figure over its words', () => {
    const text = `FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ
Dernière mise à jour le 11/03/2026

48 | 17 | 22 | 3
lots au total | lots d’habitation | lots de stationnement | bâtiments

1975 – 1981 | individuel électrique | 2 | 04/05/1979
période de construction | chauffage | ascenseurs | date du règlement

01/07/2024 | 30/06/2025 | 20/11/2025 | 31 204,15 €
début de l’exercice | fin de l’exercice | comptes approuvés le | charges courantes

6 210,00 € | 2 044,18 € | 5 310,77 € | 14 022,00 €
charges pour travaux | dettes fournisseurs | impayés des copropriétaires | fonds de travaux`;
    expect(ruledFacts(text, 'FICHE_SYN', null)).toMatchObject({
      lots_count: 48,
      homes_count: 17,
      parking_count: 22,
      buildings_count: 3,
      build_period: '1975 – 1981',
      heating: 'individuel électrique',
      lifts_count: 2,
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2025-11-20',
      charges_courantes: 3120415,
      charges_travaux: 621000,
      dette_fournisseurs: 204418,
      impayes: 531077,
      fonds_travaux: 1402200,
    });
  });

  it('counts main lots and not the part of them that people live in, and is not updated when printed', () => {
    const text = `FICHE SYNTHÉTIQUE DE COPROPRIÉTÉ
Générée le 09/02/2026 par un logiciel – dernière mise à jour des
données : 30/01/2026
Lots principaux (hab., bureaux, commerces) | 41
Dont habitation | 38
Nombre total de lots | 90
Doivent les copropriétaires | 7 201,14 €
Doit aux fournisseurs | 1 118,20 €`;
    expect(ruledFacts(text, 'FICHE_SYN', null)).toMatchObject({
      updated_on: '2026-01-30',
      homes_count: 41,
      lots_count: 90,
      impayes: 720114,
      dette_fournisseurs: 111820,
    });
  });
});

describe('the annexes', () => {
  it('of a listing: short years, and accounts in a column of their own', () => {
    const text = `ANNEXE NO 1 - ETAT FINANCIER APRES REPARTITION A LA DATE DE CLOTURE DU 30/06/2026
 | ACTIF | 30/06/25 | 30/06/26 |  | PASSIF | 30/06/25 | 30/06/26
512 | BANQUE | 9000.00 | 11500.00 | 1031 | AVANCE TRESO. | 6000.00 | 6000.00
450 | COPROPR. EXIGIBLE | 1000.00 | 2500.00 | 105 | FONDS TRAVAUX | 3000.00 | 5500.00
459 | COPROPR. DOUTEUX | 500.00 | 400.00 | 401 | FOURNISSEURS | 1500.00 | 2900.00
 | TOTAL GENERAL | 10500.00 | 14400.00 |  | TOTAL GENERAL | 10500.00 | 14400.00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_1')).toMatchObject({
      closed_on: '2026-06-30',
      banques: 1150000,
      creances_exigibles: 250000,
      creances_douteuses: 40000,
      avances_tresorerie: 600000,
      fonds_travaux: 550000,
      dette_fournisseurs: 290000,
      total_bilan: 1440000,
    });
  });

  it('with the days of each year over its column', () => {
    const text = `Annexe 2 – Compte de gestion général
 | Exercice précédent approuvé | Exercice clos, budget voté | Exercice clos réalisé à approuver
 | 01/04/24–31/03/25 | 01/04/25–31/03/26 | 01/04/25–31/03/26
601 Eau | 2 000,00 | 2 100,00 | 2 250,00
616 Assurances | 1 000,00 | 1 050,00 | 1 075,00
621 Syndic | 1 500,00 | 1 500,00 | 1 500,00
Sous-total | 4 500,00 | 4 650,00 | 4 825,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_2')).toMatchObject({
      closed_on: '2026-03-31',
      charges_courantes_precedentes: 450000,
      budget_clos: 465000,
      charges_courantes: 482500,
    });
  });

  it('with years of two figures', () => {
    const text = `Annexe 3 – Compte de gestion des opérations courantes par clé
Exercice clos : 01/09/2024 – 31/08/2025
 | Réalisé à approuver 24/25 | Budget voté 24/25 | Budget à voter 26/27
Charges générales | 8 000,00 | 8 100,00 | 8 500,00
Ascenseur | 2 000,00 | 1 900,00 | 2 050,00
Escalier B | 500,00 | 500,00 | 550,00
Total | 10 500,00 | 10 500,00 | 11 100,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_3')).toMatchObject({
      annexes: ['3'],
      charges_courantes: 1050000,
      budget_clos: 1050000,
      budget_a_voter: 1110000,
    });
  });

  it('with works whose resolution is told after the meeting', () => {
    const text = `Annexe 5 – État des travaux votés non encore clôturés au 31/12/2025
Travaux | A votés | B payés | C réalisés | D appels reçus | E = D-C | F = A-D
Peinture des halls (AG 3/6/2025, rés. 12) | 9 000,00 | 2 000,00 | 3 000,00 | 4 000,00 | 1 000,00 | 5 000,00
Portail (AG du 04/06/2024) | 4 000,00 | 1 000,00 | 1 000,00 | 2 000,00 | 1 000,00 | 2 000,00
Total | 13 000,00 | 3 000,00 | 4 000,00 | 6 000,00 | 2 000,00 | 7 000,00`;
    expect(ruledFacts(text, 'CV_AG', 'ANNEXE_5')).toMatchObject({
      travaux_en_cours: ['Peinture des halls', 'Portail'],
    });
  });
});
