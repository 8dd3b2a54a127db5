// Votes, mandates, budgets and works in minutes whose wordings no paper at hand has.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'pv unanimous list',
    'PV_AG',
    null,
    `SYNDIC COOPÉRATIF
Résidence LES ÉRABLES, 2 allée des Sources, 91300 MASSY
PV de l’AG du 14/01/2026
Quorum : 5 610 / 9 800 tantièmes
1) Bureau : M. NOIR président. Adopté à l’unanimité
2) Comptes du 01/10/2024 au 30/09/2025 : approuvés. Pour 5 610, contre 0
Résolution adoptée
3) Quitus au conseil syndical coopératif : accordé. Pour 5 610. Résolution adoptée
4) Budget du 01/10/2026 au 30/09/2027 : 44 600 €
Résolution adoptée à l’unanimité
5) Portes coupe-feu : entreprise SECUR, 6 720 € TTC
Pour 5 000, contre 610. Résolution adoptée
6) Arrosage automatique : 3 200 €
Pour 1 000, contre 4 610. Résolution rejetée`,
    {
      building: 'Résidence LES ÉRABLES',
      building_address: '2 allée des Sources, 91300 MASSY',
      meeting_on: '2026-01-14',
      tantiemes_present: 5610,
      resolutions_adopted: ['1', '2', '3', '4', '5'],
      resolutions_rejected: ['6'],
      quitus: true,
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      budget: 4460000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      works_adopted_total: 672000,
    },
  ],
  [
    'pv mandate words',
    'PV_AG',
    null,
    `CABINET ROUSSILLON – 4 place Arago, 66000 PERPIGNAN
Procès-verbal d’assemblée générale
Copropriété LES MIMOSAS, 12 avenue de la Plage, 66140 CANET
Le jeudi 5 février 2026 à 15 heures, l’assemblée générale s’est tenue dans les locaux du syndic.
Sont présents : 9 copropriétaires, 3 120 voix
Sont représentés : 12 copropriétaires, 2 905 voix
Votent par correspondance : 2 copropriétaires, 410 voix
Ne sont ni présents ni représentés : 16 copropriétaires, 3 565 voix
Total des voix de la copropriété : 10 000
Total des voix exprimées : 6 435 / 10 000
N° 1 – Nomination du président
Pour 6 435 / Contre 0 / Abstention 0 → ADOPTÉE
N° 2 – Comptes de l’exercice du 01/01/2025 au 31/12/2025
Pour 6 435 / Contre 0 / Abstention 0 → ADOPTÉE
N° 3 – Quitus
Pour 6 000 / Contre 435 / Abstention 0 → ADOPTÉE
N° 4 – Mandat du syndic
Le cabinet ROUSSILLON est nommé syndic pour une durée de douze mois commençant le 5 février 2026 et finissant le 4 février 2027.
Pour 6 000 / Contre 435 / Abstention 0 → ADOPTÉE
N° 5 – Budget 2027
Le budget pour 2027 s’élève à 52 300 € (51 100 € en 2026).
Pour 6 435 / Contre 0 / Abstention 0 → ADOPTÉE
N° 6 – Cotisation fonds de travaux 2027
2 615 €, soit 5 % du budget de 52 300 €.
Pour 6 435 / Contre 0 / Abstention 0 → ADOPTÉE
N° 7 – Peinture des garde-corps
Société PEINTURE CATALANE : 9 870 € HT, soit 10 857 € TTC.
Pour 5 435 / Contre 1 000 / Abstention 0 → ADOPTÉE`,
    {
      building: 'LES MIMOSAS',
      building_address: '12 avenue de la Plage, 66140 CANET',
      meeting_on: '2026-02-05',
      tantiemes_present: 6435,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      quitus: true,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      mandate_from: '2026-02-05',
      mandate_to: '2027-02-04',
      budget: 5230000,
      cotisation_fonds_travaux: 261500,
      works_adopted: ['7. Peinture des garde-corps'],
      works_adopted_total: 1085700,
    },
  ],
  [
    'pv second wording',
    'PV_AG',
    null,
    `AGENCE DU PORT, SYNDIC
Résidence LE PHARE – 1 quai Nord, 17000 LA ROCHELLE
ASSEMBLÉE GÉNÉRALE ORDINAIRE DU 20 MAI 2026
PROCÈS-VERBAL
L’assemblée réunit 28 copropriétaires présents ou représentés détenant 68 512 / 100 000 tantièmes.
01. Élection du bureau
La résolution est mise aux voix. VOTE : Pour : unanimité. ADOPTÉE
02. Approbation des comptes 2025
Les comptes du 1er janvier 2025 au 31 décembre 2025 sont approuvés. VOTE : Pour : 66 000. Contre : 2 512. ADOPTÉE
03. Quitus au syndic
VOTE : Pour : 60 000. Contre : 8 512. ADOPTÉE
04. Approbation du budget prévisionnel du 01/01/2027 au 31/12/2027
Montant proposé et voté : 182 450,00 €. VOTE : Pour : unanimité. ADOPTÉE
05. Ravalement – choix de l’entreprise
Trois entreprises consultées : A. MARTIN 148 200 €, FACADIER 17 141 900 €, OCÉAN RAVALEMENT 152 600 €. L’assemblée retient FACADIER 17 au prix de 141 900 € TTC. VOTE : Pour : 62 000. Contre : 6 512. ADOPTÉE
06. Ravalement – maîtrise d’œuvre
Cabinet ARCHI 17, 6 % HT du montant des travaux. VOTE : Pour : 62 000. ADOPTÉE
07. Remplacement de la porte du parking
Devis PORTAUTO de 7 980,00 € TTC ; la dépense sera prélevée sur le fonds de travaux. VOTE : Pour : unanimité. ADOPTÉE
08. Contrat d’entretien de la porte du parking
PORTAUTO, 480 € TTC par an. VOTE : Pour : unanimité. ADOPTÉE`,
    {
      building_address: '1 quai Nord, 17000 LA ROCHELLE',
      meeting_on: '2026-05-20',
      tantiemes_present: 68512,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8'],
      quitus: true,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget: 18245000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      works_adopted: [
        '5. Ravalement – choix de l’entreprise',
        '7. Remplacement de la porte du parking',
      ],
      works_adopted_total: 14988000,
    },
  ],
  [
    'pv vilogi',
    'PV_AG',
    null,
    `SYNDIC : VILOGESTION, 3 rue des Arts, 31000 TOULOUSE
COPROPRIÉTÉ : LE CAPITOLE, 14 rue du Taur, 31000 TOULOUSE
Procès-verbal de l’assemblée générale annuelle du 17/03/2026
Feuille de présence
Présents : 15 copropriétaires (4 102 tantièmes) – Représentés : 7 copropriétaires (1 633 tantièmes) – Vote par correspondance : 2 copropriétaires (411 tantièmes)
Total : 24 copropriétaires (6 146 tantièmes sur 10 000)
Absents : 13 copropriétaires (3 854 tantièmes)
Point 1. Élection du président de séance [article 24]
M. BOUSQUET est candidat.
Pour : 24 copropriétaires (6 146 tantièmes). Contre : aucun. Abstention : aucune. Décision : ADOPTÉE
Point 2. Approbation des comptes du 01/01/2025 au 31/12/2025 [article 24]
Montant total : 71 322,40 €.
Pour : 22 copropriétaires (5 800 tantièmes). Contre : 2 copropriétaires (346 tantièmes). Décision : ADOPTÉE
Point 3. Quitus au syndic [article 24]
Pour : 10 copropriétaires (2 800 tantièmes). Contre : 14 copropriétaires (3 346 tantièmes). Décision : REFUSÉE
Point 4. Désignation de VILOGESTION en qualité de syndic [article 25]
Du 17/03/2026 au 31/03/2027. Honoraires annuels : 8 900 € TTC.
Pour : 20 copropriétaires (5 100 tantièmes). Contre : 4 copropriétaires (1 046 tantièmes). Décision : ADOPTÉE
Point 5. Budget prévisionnel 2027 [article 24]
Période du 01/01/2027 au 31/12/2027. Montant : 73 900 €.
Pour : 24 copropriétaires (6 146 tantièmes). Décision : ADOPTÉE
Point 6. Fonds de travaux [article 25]
Cotisation annuelle : 5 % du budget, soit 3 695 €.
Pour : 24 copropriétaires (6 146 tantièmes). Décision : ADOPTÉE
Point 7. Réfection de l’installation électrique des communs [article 24]
Offre retenue : ÉLEC 31, 18 240 € TTC. Offre écartée : WATTS, 21 000 € TTC.
Pour : 23 copropriétaires (6 000 tantièmes). Contre : 1 copropriétaire (146 tantièmes). Décision : ADOPTÉE
Point 8. Installation de caméras [article 25]
Devis : 5 600 € TTC.
Pour : 8 copropriétaires (2 000 tantièmes). Contre : 16 copropriétaires (4 146 tantièmes). Décision : REFUSÉE`,
    {
      building: 'LE CAPITOLE',
      building_address: '14 rue du Taur, 31000 TOULOUSE',
      meeting_on: '2026-03-17',
      tantiemes_present: 6146,
      resolutions_adopted: ['1', '2', '4', '5', '6', '7'],
      resolutions_rejected: ['3', '8'],
      quitus: false,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      mandate_from: '2026-03-17',
      mandate_to: '2027-03-31',
      budget: 7390000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 369500,
      works_adopted: ['7. Réfection de l’installation électrique des communs'],
      works_adopted_total: 1824000,
    },
  ],
];

describe('what meetings decide', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    expect(typedFacts(text, type, sub_kind)).toMatchObject(facts);
  });
});
