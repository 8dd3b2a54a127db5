// Calls in other words and layouts than the corpus has, written before the rules were.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('what is asked of an owner', () => {
  it('a call in three parts, each closed by its sum', () => {
    const found = ruledFacts(
      `CABINET MARSAN SYNDIC
Bordereau d’appel – échéance du 1er janvier 2027
Madame OLIVE Sandrine | Résidence LE PRIEURÉ
8 rue Basse 31000 TOULOUSE | 14 allée des Soupirs 31000 TOULOUSE
Période couverte : janvier à mars 2027
Budget courant 2027
Postes | À répartir | Sur | Vos parts | Dû
Communes générales | 12 400,00 | 10 000 | 210 | 260,40
Escalier C | 800,00 | 1 000 | 64 | 51,20
Eau froide | 2 150,00 | 10 000 | 210 | 45,15
Total budget courant | | | | 356,75
Travaux votés le 12/06/2026
Reprise des balcons – 2e acompte | 30 000,00 | 10 000 | 210 | 630,00
Total travaux votés | | | | 630,00
Fonds travaux (5 %)
Dotation trimestrielle | 620,00 | 10 000 | 210 | 13,02
ENSEMBLE APPELÉ | | | | 999,77
Vous nous deviez au 10/12/2026 | | | | 120,00
À VERSER AU PLUS TARD LE 08/01/2027 | | | | 1 119,77`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      total: 99977,
      courantes: 35675,
      solde_anterieur: 12000,
      to_pay: 111977,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      tantiemes: 210,
      base: 10000,
      tantiemes_by_cle: [
        'Communes générales : 210/10000',
        'Escalier C : 64/1000',
        'Eau froide : 210/10000',
      ],
    });
  });

  it('a letter that asks for a share of works', () => {
    const found = ruledFacts(
      `Syndic bénévole – Copropriété 3 rue du Four, 69005 LYON
Lyon, le 4 mai 2026
Monsieur Paul GIRARD
Objet : participation aux travaux de remplacement de la chaudière
Monsieur,
Suite à la résolution n° 7 de l’assemblée du 2 avril 2026, le remplacement de la chaudière
collective a été commandé pour 18 400,00 € TTC. La moitié de ce prix, soit 9 200,00 €,
doit être réunie avant la livraison.
Votre quote-part, calculée sur 152/1000, est de 1 398,40 €.
Ce montant est payable pour le 1er juin 2026 par virement. Je vous remercie de votre diligence.`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      total: 139840,
      travaux: 139840,
      to_pay: 139840,
      due_on: '2026-06-01',
      tantiemes: 152,
      base: 1000,
    });
    expect(found).not.toHaveProperty('courantes');
  });

  it('a call with two columns for each lot', () => {
    const found = ruledFacts(
      `GESTION LITTORAL
APPEL DE CHARGES 2EME TRIMESTRE 2027
DATE D’EXIGIBILITE 01/04/2027
Clé | Budget période | Base | Mill. lot 8 | Part lot 8 | Mill. lot 31 | Part lot 31 | Total dû
Générales | 9 000,00 | 1000 | 45 | 405,00 | 6 | 54,00 | 459,00
Ascenseur | 1 500,00 | 900 | 60 | 100,00 | | | 100,00
Garages | 400,00 | 120 | | | 6 | 20,00 | 20,00
Fonds ALUR | 450,00 | 1000 | 45 | 20,25 | 6 | 2,70 | 22,95
Total de l’appel | | | | 525,25 | | 76,70 | 601,95
Votre compte avant appel : créditeur de | 50,00
Reste dû | 551,95`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      total: 60195,
      courantes: 57900,
      fonds_travaux: 2295,
      solde_anterieur: -5000,
      to_pay: 55195,
      period_from: '2027-04-01',
      period_to: '2027-06-30',
      due_on: '2027-04-01',
      tantiemes: 51,
      base: 1000,
      tantiemes_by_cle: [
        'Générales\u00a0: 51/1000',
        'Ascenseur\u00a0: 60/900',
        'Garages\u00a0: 6/120',
      ],
    });
  });

  it('a call of a quarter of the year’s budget', () => {
    const found = ruledFacts(
      `IMMO CONSEIL GESTION
AVIS DE SOMMES À PAYER
Copropriété VILLA MÉDICIS – 4 cours Gay, 33000 BORDEAUX
Provision du 3e trimestre 2026, exigible le premier juillet 2026
Nature de la dépense | Budget de l’année | Tantièmes | Votre provision
Charges communes générales | 48 000,00 € | 95 / 10 000 | 114,00 €
Chauffage collectif | 30 000,00 € | 110 / 10 000 | 82,50 €
Cotisation au fonds de travaux | 2 400,00 € | 95 / 10 000 | 5,70 €
Somme appelée pour le trimestre | | | 202,20 €
Acompte déjà reçu | | | - 20,00 €
Solde à nous régler | | | 182,20 €`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      total: 20220,
      courantes: 19650,
      fonds_travaux: 570,
      solde_anterieur: -2000,
      to_pay: 18220,
      due_on: '2026-07-01',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      tantiemes: 95,
      base: 10000,
      tantiemes_by_cle: [
        'Charges communes générales\u00a0: 95/10000',
        'Chauffage collectif\u00a0: 110/10000',
      ],
    });
  });

  it('a call as a list, by a neighbour', () => {
    const found = ruledFacts(
      `Le syndic non professionnel du 17 rue Pasteur à Dijon
À l’attention de M. et Mme Roussel
Dijon, le 20 décembre 2026
Bonjour,
Pour le premier semestre 2027 je vous demande :
- charges de l’immeuble : 540,00 €
- fonds travaux obligatoire : 27,00 €
- avance de trésorerie complémentaire : 100,00 €
Soit en tout 667,00 €
Votre compte était à jour. Merci de virer cette somme avant le 15 janvier 2027.`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      total: 66700,
      courantes: 54000,
      fonds_travaux: 2700,
      avances: 10000,
      to_pay: 66700,
      solde_anterieur: 0,
      due_on: '2027-01-15',
      period_from: '2027-01-01',
      period_to: '2027-06-30',
    });
  });

  it('a call for two works', () => {
    const found = ruledFacts(
      `Régie des Alpes
Appel de fonds – travaux votés
Opération A : réfection du hall (2e et dernier appel)
Opération B : désembouage du chauffage (appel unique)
Ligne | Somme à appeler | Vos tantièmes | Base | À votre charge
Opération A | 8 000,00 | 61 | 1000 | 488,00
Opération B | 2 600,00 | 61 | 1000 | 158,60
Total à verser pour le 15/09/2026 | | | | 646,60`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      total: 64660,
      travaux: 64660,
      to_pay: 64660,
      due_on: '2026-09-15',
      tantiemes: 61,
      base: 1000,
    });
    expect(found).not.toHaveProperty('courantes');
  });

  it('a call in two sentences', () => {
    const found = ruledFacts(
      `Syndicat 12 bis rue Haute – Nancy, le 15 mars 2027
Objet : appel de provision du deuxième trimestre 2027
Madame, le budget de l’année est de 16 000,00 €. Pour vos 84/1000, la provision du trimestre
(avril à juin 2027) s’élève à 336,00 €. Il restait sur votre compte un crédit de 36,00 €.
Vous voudrez bien nous adresser 300,00 € avant le 10 avril 2027.`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      total: 33600,
      courantes: 33600,
      solde_anterieur: -3600,
      to_pay: 30000,
      due_on: '2027-04-10',
      period_from: '2027-04-01',
      period_to: '2027-06-30',
      tantiemes: 84,
      base: 1000,
    });
  });

  it('a call of half a year, with what was owed', () => {
    const found = ruledFacts(
      `SAFAR GESTION – 3 quai Lamartine 71000 MÂCON
Quote-part à acquitter – 2e semestre 2026
Date de paiement souhaitée : 10 juillet 2026
Poste budgétaire | Dépense prévue | Répartition | Montant pour vous
Frais généraux | 5 400,00 € | 77/1000 | 415,80 €
Eau et chauffage | 7 250,00 € | 77/1000 | 558,25 €
Épargne travaux (article 14-2-1) | 632,50 € | 77/1000 | 48,70 €
Montant total du semestre | | | 1 022,75 €
Arriéré au 30 juin | | | 41,25 €
Total dû | | | 1 064,00 €`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      total: 102275,
      courantes: 97405,
      fonds_travaux: 4870,
      solde_anterieur: 4125,
      to_pay: 106400,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: '2026-07-10',
      tantiemes: 77,
      base: 1000,
    });
  });

  it('a call whose period stands under its lines', () => {
    const found = ruledFacts(
      `Copro Facile
Bonjour Madame Texier, voici votre appel du 01/10/2026.
Détail | Vos tantièmes | Montant
Provision budget 2026 – trimestre 4 | 340 / 10000 | 285,60 €
Provision ravalement, échéance 3 sur 6 | 340 / 10000 | 510,00 €
Fonds travaux | 340 / 10000 | 14,28 €
Montant de cet appel | | 809,88 €
Solde de votre compte avant cet appel | | -9,88 €
À payer avant le 20/10/2026 | | 800,00 €
Période : 01/10/2026 – 31/12/2026`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).toMatchObject({
      total: 80988,
      courantes: 28560,
      travaux: 51000,
      fonds_travaux: 1428,
      solde_anterieur: -988,
      to_pay: 80000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      tantiemes: 340,
      base: 10000,
    });
  });
});
