// Minutes as other offices and volunteers write them, with all that they decide: no paper at hand has these wordings.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'pv table with decision column',
    'PV_AG',
    null,
    `CITYA VENDÔME – 18 rue de la Paix, 37000 TOURS
SYNDICAT DES COPROPRIÉTAIRES RÉSIDENCE LES PRÉBENDES
7 RUE ROGER SALENGRO, 37000 TOURS
PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE ORDINAIRE
Assemblée du mardi 16 juin 2026 à 18h00
Copropriétaires présents : 18 représentant 3 912 tantièmes
Copropriétaires représentés : 9 représentant 1 874 tantièmes
Votants par correspondance : 3 représentant 521 tantièmes
Copropriétaires absents : 14 représentant 3 693 / 10 000 tantièmes
Soit un total de 6 307 / 10 000 tantièmes participant au vote
1 - ÉLECTION DU PRÉSIDENT DE SÉANCE (article 24)
Mme GAUDIN est élue présidente de séance.
Ont voté pour : 6 307 tantièmes. Ont voté contre : 0. La résolution est adoptée à l’unanimité.
2 - APPROBATION DES COMPTES DE L’EXERCICE DU 01/04/2025 AU 31/03/2026 (article 24)
Les comptes sont approuvés sans réserve pour un total de 61 204,18 €.
Ont voté pour : 5 900 tantièmes. Ont voté contre : 407. La résolution est adoptée.
3 - QUITUS AU SYNDIC (article 24)
Ont voté pour : 5 120 tantièmes. Ont voté contre : 1 187. La résolution est adoptée.
4 - BUDGET PRÉVISIONNEL DU 01/04/2027 AU 31/03/2028 (article 24)
L’assemblée fixe le budget à 64 500 €. Les provisions seront appelées le premier jour du trimestre.
Ont voté pour : 6 307 tantièmes. La résolution est adoptée.
5 - COTISATION AU FONDS DE TRAVAUX (article 25)
Le taux est porté à 6 % du budget, soit 3 870 €.
Ont voté pour : 5 307 tantièmes. Ont voté contre : 1 000. La résolution est adoptée.
6 - REMPLACEMENT DE LA VMC (article 24)
L’assemblée confie les travaux à AIR TOURAINE pour 12 480,60 € TTC ; honoraires du syndic 3 % HT, soit 340,38 € HT.
Ont voté pour : 5 000 tantièmes. Ont voté contre : 1 307. La résolution est adoptée.
7 - RÉNOVATION DU HALL (article 24)
Deux offres : DÉCO 37, 8 900 €, et PEINTURES MARTIN, 9 450 €.
Ont voté pour : 2 000 tantièmes. Ont voté contre : 4 307. La résolution est rejetée.`,
    {
      building: 'RÉSIDENCE LES PRÉBENDES',
      building_address: '7 RUE ROGER SALENGRO, 37000 TOURS',
      meeting_on: '2026-06-16',
      tantiemes_present: 6307,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6'],
      resolutions_rejected: ['7'],
      quitus: true,
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      budget: 6450000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 387000,
      works_adopted: ['6. REMPLACEMENT DE LA VMC'],
      works_adopted_total: 1248060,
    },
  ],
  [
    'pv letters and sub points',
    'PV_AG',
    null,
    `LOISELET & DAIGREMONT
PROCÈS VERBAL DE L’ASSEMBLÉE GÉNÉRALE DES COPROPRIÉTAIRES
TENUE LE 24 MARS 2026
Immeuble : 31 avenue Foch, 94300 VINCENNES
Le vingt-quatre mars deux mille vingt-six à dix-neuf heures, les copropriétaires se sont réunis sur convocation du syndic du 27 février 2026.
Présents ou représentés : 24 copropriétaires, soit 742 millièmes sur 1 000.
Question n° 1 : Constitution du bureau
M. PINEAU est nommé président. Pour : 742. Contre : 0. Décision adoptée à l’unanimité.
Question n° 2 : Approbation des comptes de l’exercice 2025
Les comptes de l’exercice du 1er janvier 2025 au 31 décembre 2025 sont approuvés. Pour : 700. Contre : 42. Décision adoptée.
Question n° 3 : Quitus au syndic
Pour : 300. Contre : 442. Décision rejetée.
Question n° 4 : Désignation du syndic
LOISELET & DAIGREMONT est réélu en qualité de syndic à compter du 24 mars 2026 jusqu’au 30 juin 2027. Pour : 600. Contre : 142. Décision adoptée.
Question n° 5 : Budget prévisionnel 2027
Le budget de l’exercice du 1er janvier 2027 au 31 décembre 2027 est arrêté à la somme de 38 900,00 €. Pour : 742. Décision adoptée.
Question n° 6 : Ravalement de la façade sur cour
Après examen des devis, l’entreprise FAÇADES 94 est retenue pour un montant de 46 310,00 € TTC. Une aide de 4 000 € est attendue. Appels : 4 fois 11 577,50 €. Pour : 720. Contre : 22. Décision adoptée.
Question n° 7 : Changement du digicode
Devis CLÉS DE PARIS : 1 290,00 € TTC. Pour : 742. Décision adoptée.
L’ordre du jour étant épuisé, la séance est levée à 21 heures.`,
    {
      building_address: '31 avenue Foch, 94300 VINCENNES',
      meeting_on: '2026-03-24',
      tantiemes_present: 742,
      resolutions_adopted: ['1', '2', '4', '5', '6', '7'],
      resolutions_rejected: ['3'],
      quitus: false,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      mandate_from: '2026-03-24',
      mandate_to: '2027-06-30',
      budget: 3890000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      works_adopted: ['6. Ravalement de la façade sur cour', '7. Changement du digicode'],
      works_adopted_total: 4760000,
    },
  ],
  [
    'pv volunteers prose',
    'PV_AG',
    null,
    `Copropriété LE VIEUX MOULIN
4 chemin du Bief, 69260 CHARBONNIÈRES
Compte-rendu de notre assemblée générale du 7 février 2026
Nous étions 6 copropriétaires présents et 1 représenté, réunissant 811 millièmes sur 1000. Était absent : M. BLANC (189 millièmes).
1/ Comptes 2025
Les comptes de l’exercice 2025 (du 01/01/2025 au 31/12/2025), 7 412,08 €, sont approuvés à l’unanimité.
2/ Quitus
L’assemblée donne quitus au syndic bénévole, Mme Anne PERRIN. Adopté à l’unanimité.
3/ Élection du syndic
Mme Anne PERRIN est réélue syndic bénévole pour un an, du 7 février 2026 au 6 février 2027. Adopté à l’unanimité.
4/ Budget 2026
Budget voté : 7 900 €. Adopté : 811 pour, 0 contre.
5/ Fonds travaux
Cotisation de 400 € pour 2026. Adopté : 811 pour.
6/ Toiture de l’appentis
Le devis de M. ROCHE (2 340 € TTC) est accepté, celui de Toits Lyonnais (3 100 €) est écarté. Adopté : 700 pour, 111 contre.
7/ Portail
Trop cher, on attend. Refusé : 200 pour, 611 contre.
Fin de séance à 12 h.`,
    {
      building: 'LE VIEUX MOULIN',
      meeting_on: '2026-02-07',
      tantiemes_present: 811,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6'],
      resolutions_rejected: ['7'],
      quitus: true,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      mandate_from: '2026-02-07',
      mandate_to: '2027-02-06',
      budget: 790000,
      cotisation_fonds_travaux: 40000,
      works_adopted: ['6. Toiture de l’appentis'],
      works_adopted_total: 234000,
    },
  ],
  [
    'pv result in cell',
    'PV_AG',
    null,
    `NEXITY LAMY      Résidence DU PARC
Agence de Nancy      12 boulevard Lobau, 54000 NANCY
PROCES VERBAL
ASSEMBLEE GENERALE ORDINAIRE DU 03/12/2025
Présents      22      2 980
Représentés      11      1 410
Vote par correspondance      4      602
Total      37 / 61      4 992 / 10 000
Absents      24      5 008
POINT 01      Désignation du bureau      Art. 24
M. KLEIN président, Mme ROY scrutatrice.
POUR 4 992      CONTRE 0      ABST. 0      ADOPTÉ
POINT 02      Approbation des comptes      Art. 24
Exercice du 01/07/2024 au 30/06/2025.
POUR 4 700      CONTRE 292      ABST. 0      ADOPTÉ
POINT 03      Quitus au syndic      Art. 24
POUR 4 500      CONTRE 492      ABST. 0      ADOPTÉ
POINT 04      Renouvellement du contrat de syndic      Art. 25
Le mandat de NEXITY LAMY est renouvelé du 01/01/2026 au 31/12/2026.
POUR 4 100      CONTRE 892      ABST. 0      NON ADOPTÉ
2e vote (article 25-1) POUR 4 100      CONTRE 892      ABST. 0      ADOPTÉ
POINT 05      Budget du 01/07/2026 au 30/06/2027      Art. 24
Montant du budget : 118 400,00 €
POUR 4 992      CONTRE 0      ABST. 0      ADOPTÉ
POINT 06      Installation de bornes de recharge      Art. 25
Coût estimé : 38 000 € TTC.
POUR 900      CONTRE 4 092      ABST. 0      REJETÉ`,
    {
      meeting_on: '2025-12-03',
      tantiemes_present: 4992,
      resolutions_adopted: ['1', '2', '3', '4', '5'],
      resolutions_rejected: ['6'],
      quitus: true,
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      mandate_from: '2026-01-01',
      mandate_to: '2026-12-31',
      budget: 11840000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
    },
  ],
  [
    'pv roman',
    'PV_AG',
    null,
    `Cabinet TERRASSE, administrateur de biens – 3 place Bellecour, 69002 LYON
Copropriété « LE BELVÉDÈRE » – 45 montée du Chemin Neuf, 69005 LYON
Procès-verbal de l’assemblée générale mixte réunie le 9 octobre 2026
La séance est ouverte à 18 h 15 sous la présidence de Mme FAURE.
Il ressort de la feuille de présence que 41 copropriétaires sur 70 sont présents, représentés ou votent par correspondance, totalisant 61 240 tantièmes sur 100 000.
RÉSOLUTION 1 – Élection du président
Résultat du vote : pour 61 240, contre 0, abstention 0. La résolution est ADOPTÉE.
RÉSOLUTION 2 – Approbation des comptes de l’exercice clos le 30 juin 2026
L’assemblée approuve les comptes de l’exercice du 1er juillet 2025 au 30 juin 2026, arrêtés à 214 310,55 €.
Résultat du vote : pour 58 000, contre 3 240, abstention 0. La résolution est ADOPTÉE.
RÉSOLUTION 3 – Quitus au syndic pour l’exercice écoulé
Résultat du vote : pour 55 000, contre 6 240, abstention 0. La résolution est ADOPTÉE.
RÉSOLUTION 4 – Désignation du syndic
Le Cabinet TERRASSE est désigné pour une durée de trois ans. Son contrat prend effet le 10/10/2026 et expire le 09/10/2029. Rémunération annuelle : 21 000 € TTC.
Résultat du vote : pour 52 000, contre 9 240, abstention 0. La résolution est ADOPTÉE.
RÉSOLUTION 5 – Vote du budget prévisionnel
Le budget prévisionnel pour la période du 1er juillet 2027 au 30 juin 2028 est fixé à 219 000,00 €, contre 214 000,00 € l’an passé.
Résultat du vote : pour 61 240, contre 0, abstention 0. La résolution est ADOPTÉE.
RÉSOLUTION 6 – Fonds de travaux (article 14-2-1)
La cotisation est fixée à 5 % du budget soit 10 950,00 €.
Résultat du vote : pour 60 000, contre 1 240, abstention 0. La résolution est ADOPTÉE.
RÉSOLUTION 7 – Travaux d’étanchéité de la toiture terrasse et honoraires du syndic
7.1 L’assemblée décide de réaliser les travaux et retient l’offre de la société ÉTANCHEO pour 74 250,00 € TTC.
7.2 Les honoraires du syndic sont fixés à 2 % HT, soit 1 350,00 €.
Résultat du vote : pour 50 000, contre 11 240, abstention 0. La résolution est ADOPTÉE.
RÉSOLUTION 8 – Création d’un local à vélos
Le coût, évalué à 14 800 € TTC, est jugé excessif.
Résultat du vote : pour 20 000, contre 41 240, abstention 0. La résolution est REJETÉE.`,
    {
      building: 'LE BELVÉDÈRE',
      building_address: '45 montée du Chemin Neuf, 69005 LYON',
      meeting_on: '2026-10-09',
      tantiemes_present: 61240,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      quitus: true,
      approved_from: '2025-07-01',
      approved_to: '2026-06-30',
      mandate_from: '2026-10-10',
      mandate_to: '2029-10-09',
      budget: 21900000,
      budget_from: '2027-07-01',
      budget_to: '2028-06-30',
      cotisation_fonds_travaux: 1095000,
      works_adopted_total: 7425000,
    },
  ],
  [
    'pv votes words',
    'PV_AG',
    null,
    `GESTION IMMOBILIÈRE DU CENTRE
PROCES-VERBAL DE L’ASSEMBLEE GENERALE ORDINAIRE DES COPROPRIETAIRES
DE L’IMMEUBLE SIS 8 RUE DU COMMERCE, 18000 BOURGES
SEANCE DU 22 AVRIL 2026
Présents et représentés : 12 copropriétaires représentant 7 045 tantièmes sur un total de 10 000
Absents : 5 copropriétaires représentant 2 955 tantièmes
PREMIÈRE RÉSOLUTION : DÉSIGNATION DU BUREAU
Cette résolution est adoptée à l’unanimité des présents et représentés.
DEUXIÈME RÉSOLUTION : APPROBATION DES COMPTES DE L’EXERCICE 2025
Cette résolution est adoptée à la majorité : contre 320 tantièmes.
TROISIÈME RÉSOLUTION : QUITUS
Cette résolution n’est pas adoptée.
QUATRIÈME RÉSOLUTION : BUDGET PRÉVISIONNEL DE L’EXERCICE 2027
L’assemblée vote un budget de 29 750,00 euros.
Cette résolution est adoptée.
CINQUIÈME RÉSOLUTION : RÉFECTION DE LA COUR
L’assemblée décide les travaux de réfection de la cour, selon devis de l’entreprise PAVAGE 18 d’un montant de 15 300 euros TTC, dont 1 000 euros de provision pour aléas.
Cette résolution est adoptée.`,
    {
      building_address: '8 RUE DU COMMERCE, 18000 BOURGES',
      meeting_on: '2026-04-22',
      tantiemes_present: 7045,
      resolutions_adopted: ['1', '2', '4', '5'],
      resolutions_rejected: ['3'],
      quitus: false,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget: 2975000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      works_adopted_total: 1530000,
    },
  ],
];

describe('minutes of meetings', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    expect(typedFacts(text, type, sub_kind)).toMatchObject(facts);
  });
});
