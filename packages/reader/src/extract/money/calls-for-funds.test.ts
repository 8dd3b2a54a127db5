// Calls for funds in words and shapes that neither the samples nor the corpus have, written before the rules were.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('a call', () => {
  it('by keys with a code, and what was owed before', () => {
    const text = `NEXIMMO GRAND OUEST | Mme LEROY CATHERINE
12 place Napoléon 85000 LA ROCHE-SUR-YON | 3 impasse des Ajoncs
  | 85100 LES SABLES D’OLONNE
APPEL DE PROVISIONS TRIMESTRIELLES
Résidence : 1187 LE REMBLAI - 40 promenade Clemenceau 85100 LES SABLES D’OLONNE
Référence copropriétaire : 1187/0045
Appel n° 3 - Du 01/07/2026 au 30/09/2026 - Date d’exigibilité : 01/07/2026
Lot(s) : 45, 112
Code | Désignation de la clé | Budget annuel | Millièmes | Total | Appel du trimestre
010 | Charges communes générales | 64 800,00 | 156 | 10000 | 252,72
020 | Ascenseur entrée 1 | 4 400,00 | 82 | 1000 | 90,20
035 | Eau froide | 9 200,00 | 156 | 10000 | 35,88
 | Sous-total opérations courantes | | | | 378,80
090 | Cotisation fonds de travaux ALUR | 3 920,00 | 156 | 10000 | 15,29
 | TOTAL APPEL | | | | 394,09
 | Situation de votre compte avant appel | | | | 112,30 D
 | TOTAL A REGLER AVANT LE 15/07/2026 | | | | 506,39`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2026-07-01',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      total: 39409,
      courantes: 37880,
      fonds_travaux: 1529,
      solde_anterieur: 11230,
      to_pay: 50639,
      tantiemes: 156,
      base: 10000,
      tantiemes_by_cle: [
        'Charges communes générales\u00a0: 156/10000',
        'Ascenseur entrée 1\u00a0: 82/1000',
        'Eau froide\u00a0: 156/10000',
      ],
    });
  });

  it('for works only, of three columns of sums', () => {
    const text = `CABINET TRÉVIDIC SYNDIC
Appel de fonds exceptionnel
Ravalement de la façade nord (AG du 04/04/2026, résolution 9)
Copropriété : LES GLYCINES, 5 rue Kérivin, 29200 BREST
Appel 2 sur 4 | Exigibilité : 01/09/2026
Vos lots : 7 et 23 | Vos tantièmes : 214 / 10 000
Poste | Montant total du poste | Fraction appelée | Votre participation
Entreprise Façades d’Armor | 88 000,00 € | 22 000,00 € | 470,80 €
Architecte | 7 040,00 € | 1 760,00 € | 37,66 €
Honoraires du syndic | 2 640,00 € | 660,00 € | 14,12 €
Assurance dommages-ouvrage | 3 000,00 € | 750,00 € | 16,05 €
Total appelé | 100 680,00 € | 25 170,00 € | 538,63 €
Votre compte est à jour au 12/08/2026. Vous restez donc à régler : 538,63 €`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2026-09-01',
      total: 53863,
      travaux: 53863,
      solde_anterieur: 0,
      to_pay: 53863,
      tantiemes: 214,
      base: 10000,
    });
  });

  it('with a column for each lot', () => {
    const text = `SYNDIC DU MIDI
Appel de charges du 01/10/2026 au 31/12/2026
Copropriété LE MAS VERT – 2 chemin des Oliviers – 34000 MONTPELLIER
Compte : 4500031      Échéance le 5 octobre 2026
Nature | Montant copropriété | Base | Lot 31 | Lot 62 | Votre part
Charges générales | 7 500,00 | 10000 | 340 | 12 | 264,00
Charges bâtiment 2 | 1 200,00 | 5000 | 680 | 24 | 168,96
Espaces verts | 900,00 | 10000 | 340 | 12 | 31,68
Fonds travaux art. 14-2-1 | 480,00 | 10000 | 340 | 12 | 16,90
Total | | | | | 481,54
Solde précédent créditeur | | | | | -15,04
Net à payer | | | | | 466,50`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-05',
      total: 48154,
      courantes: 46464,
      fonds_travaux: 1690,
      solde_anterieur: -1504,
      to_pay: 46650,
      base: 10000,
    });
  });

  it('in lettered sections, with what a tenant owes', () => {
    const text = `LOISELIER ADMINISTRATION
AVIS D’ÉCHÉANCE 1ER TRIMESTRE 2027
Immeuble 228 - 14 AVENUE FOCH 54000 NANCY
Copropriétaire n° 228-0019 Lots 19 - 44
Échéance : 01/01/2027
Libellé | A répartir | Tantièmes | Quote-part | Récup.
A - PROVISIONS BUDGET 2027
CHARGES GENERALES | 14 250,00 | 412 / 10000 | 587,10 | 310,00
CHAUFFAGE | 9 800,00 | 455 / 10000 | 445,90 | 445,90
Total A | | | 1 033,00 | 755,90
B - TRAVAUX VOTES HORS BUDGET
RENOVATION HALL (APPEL 1/2) | 8 000,00 | 412 / 10000 | 329,60 |
Total B |  |  | 329,60 |
C - FONDS DE TRAVAUX
COTISATION ANNUELLE 5% | 712,50 | 412 / 10000 | 29,36 |
Total C | | |  29,36 |
TOTAL APPELÉ A + B + C | | | 1 391,96 | 755,90
Solde de votre compte au 10/12/2026 | 0,00
Montant à prélever le 05/01/2027 | 1 391,96`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2027-01-01',
      total: 139196,
      courantes: 103300,
      travaux: 32960,
      fonds_travaux: 2936,
      recoverable: 75590,
      solde_anterieur: 0,
      to_pay: 139196,
      tantiemes: 412,
      base: 10000,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
    });
  });

  it('without the sums of the building', () => {
    const text = `IMMOBILIÈRE DES VOSGES
Copropriété LES TILLEULS 3 rue Foch 88000 ÉPINAL
APPEL DE FONDS
Trimestre : T2 2026        Date d’échéance : 01/04/2026
Clé de répartition | Vos tantièmes | Total tantièmes | Montant
Générales | 87 | 1 000 | 421,33 €
Escalier B | 120 | 480 | 66,12 €
Garage | 1 | 24 | 9,80 €
Avance travaux (fonds ALUR) | 87 | 1 000 | 21,07 €
 | | Total | 518,32 €
Ancien solde | | | 43,00 €
À payer | | | 561,32 €`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      total: 51832,
      courantes: 49725,
      fonds_travaux: 2107,
      solde_anterieur: 4300,
      to_pay: 56132,
      tantiemes: 87,
      base: 1000,
      tantiemes_by_cle: ['Générales : 87/1000', 'Escalier B : 120/480', 'Garage : 1/24'],
    });
  });

  it('of a month, with its tax', () => {
    const text = `ORALIE SYNDIC
APPEL DE FONDS - MOIS D’OCTOBRE 2026
Immeuble : 0098 LE GRAND LARGE 22 quai Vauban 14000 CAEN
Votre compte : 0098.0033
Désignation | Montant à répartir | Total tant. | Vos tant. | Votre part TTC | Dont TVA
Provision charges générales | 3 200,00 | 1000 | 52 | 166,40 | 18,20
Provision chauffage | 1 500,00 | 800 | 52 | 97,50 | 9,10
Fonds travaux loi ALUR | 240,00 | 1000 | 52 | 12,48 |
TOTAL DE L’APPEL | | | | 276,38 | 27,30
Reprise du solde antérieur | 12,00 CR
Montant qui sera prélevé le 05/10/2026 | 264,38`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      total: 27638,
      courantes: 26390,
      fonds_travaux: 1248,
      solde_anterieur: -1200,
      to_pay: 26438,
      tantiemes: 52,
      base: 1000,
      tantiemes_by_cle: [
        'Provision charges générales\u00a0: 52/1000',
        'Provision chauffage\u00a0: 52/800',
      ],
      period_from: '2026-10-01',
      period_to: '2026-10-31',
    });
  });

  it('with the sum of the year beside that of the quarter', () => {
    const text = `CABINET SIBERT
Avis de provision sur charges - 3ème trimestre 2026
Exigible le 1er juillet 2026
Clé | Budget 2026 | Tantièmes | Quote-part annuelle | Provision du trimestre
Charges générales | 48 000,00 | 250/10000 | 1 200,00 | 300,00
Ascenseur | 6 000,00 | 20/500 | 240,00 | 60,00
Total provisions | 54 000,00 | | 1 440,00 | 360,00
Fonds de travaux (5 %) | 2 700,00 | 250/10000 | 67,50 | 16,88
Total de l’échéance | | | | 376,88
Votre solde au 15/06/2026 : 0,00 €
Net à payer : 376,88 €`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2026-07-01',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      total: 37688,
      courantes: 36000,
      fonds_travaux: 1688,
      solde_anterieur: 0,
      to_pay: 37688,
      tantiemes: 250,
      base: 10000,
      tantiemes_by_cle: ['Charges générales\u00a0: 250/10000', 'Ascenseur\u00a0: 20/500'],
    });
  });

  it('lot by lot', () => {
    const text = `GESTION RÉUNIE
APPEL DE PROVISIONS DU 01/04/2026 AU 30/06/2026
Date d’exigibilité 01/04/2026
LOT 12 APPARTEMENT
Clé | Montant | Base | Tantièmes | Quote-part
CHARGES GENERALES | 20 000,00 | 10000 | 180 | 360,00
ESCALIER | 3 000,00 | 1000 | 95 | 285,00
Sous-total lot 12 | | | | 645,00
LOT 44 CAVE
CHARGES GENERALES | 20 000,00 | 10000 | 5 | 10,00
Sous-total lot 44 | | | | 10,00
TOTAL APPEL | | | | 655,00
ANCIEN SOLDE DEBITEUR | | | | 100,00
SOLDE A PAYER | | | | 755,00`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2026-04-01',
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      total: 65500,
      courantes: 65500,
      solde_anterieur: 10000,
      to_pay: 75500,
      tantiemes: 185,
      base: 10000,
      tantiemes_by_cle: ['CHARGES GENERALES\u00a0: 185/10000', 'ESCALIER\u00a0: 95/1000'],
    });
  });

  it('in two tables and a summary', () => {
    const text = `RÉGIE BLANCHARD – Syndic
Appel de fonds 4T 2026
Période : du 1er octobre au 31 décembre 2026
À régler au plus tard le 10 octobre 2026
1) Provisions sur budget
Clé | Total | Part | Base | Montant dû
Parties communes générales | 15 000,00 | 88 | 1000 | 1 320,00
Eau chaude | 2 000,00 | 25 | 250 | 200,00
Total provisions | | | | 1 520,00
2) Travaux : remplacement des menuiseries
Clé | Total | Part | Base | Montant dû
Parties communes générales | 9 000,00 | 88 | 1000 | 792,00
Total travaux | | | | 792,00
Récapitulatif
Total appelé : 2 312,00 €
Solde antérieur : 0,00 €
Total à payer : 2 312,00 €`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2026-10-10',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      total: 231200,
      courantes: 152000,
      travaux: 79200,
      solde_anterieur: 0,
      to_pay: 231200,
      tantiemes: 88,
      base: 1000,
      tantiemes_by_cle: ['Parties communes générales\u00a0: 88/1000', 'Eau chaude\u00a0: 25/250'],
    });
  });

  it('settled in cards', () => {
    const text = `FONCELYS AIX
APPEL DE FONDS DU 01/01/2027
Période du 01/01/2027 au 31/03/2027
Libellé | Montant à répartir | Tantièmes du lot | Tantièmes totaux | Votre quote-part
CHARGES COMMUNES | 22 000,00 | 310 | 10 000 | 682,00
CHAUFFAGE | 8 000,00 | 150 | 5 000 | 240,00
FONDS TRAVAUX | 1 100,00 | 310 | 10 000 | 34,10
Solde antérieur | Appel de la période | Solde à régler
-56,10 € | 956,10 € | 900,00 €
Date limite de règlement : 05/01/2027`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2027-01-05',
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      total: 95610,
      courantes: 92200,
      fonds_travaux: 3410,
      solde_anterieur: -5610,
      to_pay: 90000,
      tantiemes: 310,
      base: 10000,
      tantiemes_by_cle: ['CHARGES COMMUNES\u00a0: 310/10000', 'CHAUFFAGE\u00a0: 150/5000'],
    });
  });

  it('titled by two categories', () => {
    const text = `IMMO LOIRE GESTION
APPEL DE FONDS TRAVAUX ALUR ET CHARGES
Période appelée 01/07/2026 - 30/09/2026      Exigibilité 01/07/2026
Nature de l’appel | Montant global | Clé de répartition | Quote-part du lot
Budget - charges générales | 12 500,00 | 98 / 10 000 | 122,50
Budget - bâtiment A | 2 000,00 | 210 / 5 000 | 84,00
Fonds travaux | 625,00 | 98 / 10 000 | 6,13
Montant appelé | | | 212,63
Votre solde avant cet appel (débiteur) | | | 212,63
Total dû | | | 425,26`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2026-07-01',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      total: 21263,
      courantes: 20650,
      fonds_travaux: 613,
      solde_anterieur: 21263,
      to_pay: 42526,
      tantiemes: 98,
      base: 10000,
      tantiemes_by_cle: [
        'Budget - charges générales\u00a0: 98/10000',
        'Budget - bâtiment A\u00a0: 210/5000',
      ],
    });
  });
});
