// What an owner is asked for, owes and is given back, in words that no rule names: the arithmetic tells the sums apart.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'call sections, letters',
    'CHARGES',
    'APPEL_DE_FONDS',
    `GESTION DU PARC SAS
Appel de charges n° 2026-02
Copropriété LES TERRASSES, 4 quai Blanqui, 94140 ALFORTVILLE
M. Paul ANDRIEU
8 rue Neuve
75012 PARIS
Période : 2e trimestre 2026 (du 01/04/2026 au 30/06/2026)
Exigible le 01/04/2026
Volet 1 : dépenses courantes
Charges générales (212/10000) | 318,40 €
Escalier B (212/1850) | 61,12 €
Total volet 1 | 379,52 €
Volet 2 : fonds de réserve travaux (loi ALUR)
Cotisation fonds de travaux | 18,98 €
Volet 3 : chantiers décidés en assemblée
Remplacement des colonnes d’eau, échéance 3 sur 4 | 240,00 €
Total des trois volets | 638,50 €
Reliquat du trimestre précédent | 42,10 €
Somme globale à régler | 680,60 €`,
    {
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      total: 63850,
      courantes: 37952,
      fonds_travaux: 1898,
      travaux: 24000,
      solde_anterieur: 4210,
      to_pay: 68060,
      tantiemes: 212,
      base: 10000,
    },
  ],
  [
    'call works share of vote',
    'CHARGES',
    'APPEL_DE_FONDS',
    `AGENCE DES QUAIS – syndic
Appel exceptionnel
Résidence BEAU SOLEIL – 3 rue du Port – 17000 LA ROCHELLE
Madame Lise MOREAU
3 rue du Port
17000 LA ROCHELLE
Modernisation de l’ascenseur – assemblée du 03/06/2026
Échéance : 15/09/2026
Désignation | Coût voté | Clé | Vos parts | Votre part
Cabine et armoire de commande | 42 000,00 | 1000 | 84 | 3 528,00
Bureau de contrôle | 1 500,00 | 1000 | 84 | 126,00
Coût total à votre charge | 43 500,00 | | | 3 654,00
Acompte appelé ce jour : 30 % | | | | 1 096,20
Merci de régler 1 096,20 € avant le 15 septembre 2026.`,
    {
      due_on: '2026-09-15',
      total: 109620,
      to_pay: 109620,
      tantiemes: 84,
      base: 1000,
    },
  ],
  [
    'call with credit',
    'CHARGES',
    'APPEL_DE_FONDS',
    `SYNDIC ATLANTIQUE
AVIS D’ÉCHÉANCE – 1ER TRIMESTRE 2027
Mme JOSEPH Anne – Résidence LES PINS, 12 avenue Foch, 44500 LA BAULE
Du 01/01/2027 au 31/03/2027 – à régler avant le 10/01/2027
Libellé | Dépense trimestrielle | Millièmes | Dû
Charges communes | 9 800,00 | 145/10000 | 142,10
Eau chaude | 3 200,00 | 145/10000 | 46,40
Chauffage | 12 000,00 | 160/9500 | 202,11
Ensemble budget courant | | | 390,61
Réserve art. 14-2-1 | 1 250,00 | 145/10000 | 18,13
Montant de l’échéance | | | 408,74
Avoir sur régularisation précédente | | | - 65,20
Net à verser | | | 343,54
dont part imputable au locataire : 251,30 €`,
    {
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      total: 40874,
      courantes: 39061,
      fonds_travaux: 1813,
      solde_anterieur: -6520,
      to_pay: 34354,
      tantiemes: 145,
      base: 10000,
      recoverable: 25130,
    },
  ],
  [
    'call lots total column',
    'CHARGES',
    'APPEL_DE_FONDS',
    `ICARE IMMOBILIER
Appel provisionnel du 01/07/2026 au 30/09/2026
Immeuble LE VOLTAIRE – 9 rue Voltaire – 69003 LYON
M. et Mme KESSLER
Exigibilité 01/07/2026
Nature de la charge | A répartir | Base | Lot 4 | Lot 21 | Vos tantièmes | Quote-part
Charges générales | 6 400,00 | 1000 | 92 | 4 | 96 | 614,40
Ascenseur | 900,00 | 800 | 70 | 0 | 70 | 78,75
Cumul charges | 7 300,00 | | | | | 693,15
Fonds travaux | 320,00 | 1000 | 92 | 4 | 96 | 30,72
Appel du trimestre | | | | | | 723,87
Votre compte présente un solde débiteur de 12,00 € au 15/06/2026.
Soit un total de 735,87 € à verser.`,
    {
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: 72387,
      courantes: 69315,
      fonds_travaux: 3072,
      solde_anterieur: 1200,
      to_pay: 73587,
      tantiemes: 96,
      base: 1000,
      tantiemes_by_cle: ['Charges générales\u00a0: 96/1000', 'Ascenseur\u00a0: 70/800'],
    },
  ],
  [
    'statement web, newest first',
    'CHARGES',
    'RELEVE_DE_COMPTE',
    `MonSyndic en ligne
Copropriété LES LILAS, 2 rue des Lilas, 35000 RENNES
Mme Sophie GUERIN – lot 12
Solde de votre compte au 30/09/2026
312,45 € (vous devez)
Opérations du 01/01/2026 au 30/09/2026
Date | Description | Montant
05/09/2026 | Virement reçu | − 200,00 €
01/07/2026 | Appel T3 | + 256,15 €
06/04/2026 | Virement reçu | − 256,15 €
01/04/2026 | Appel T2 | + 256,15 €
01/01/2026 | Appel T1 | + 256,30 €`,
    {
      period_from: '2026-01-01',
      period_to: '2026-09-30',
      as_of: '2026-09-30',
      balance: 31245,
      entries: [
        '2026-09-05 -20000 Virement reçu',
        '2026-07-01 25615 Appel T3',
        '2026-04-06 -25615 Virement reçu',
        '2026-04-01 25615 Appel T2',
        '2026-01-01 25630 Appel T1',
      ],
    },
  ],
  [
    'statement wording',
    'CHARGES',
    'RELEVE_DE_COMPTE',
    `CABINET DUVAL
HISTORIQUE DE COMPTE COPROPRIÉTAIRE
M. Yves RENARD – compte 450-0087
Immeuble 18 rue Gambetta 21000 DIJON
Écritures comprises entre le 01/10/2025 et le 31/03/2026
Jour | Nature de l’écriture | À votre charge | En votre faveur | Position
01/10/2025 | Report exercice antérieur | 120,00 | | 120,00 D
01/10/2025 | 4e appel 2025 | 310,00 | | 430,00 D
12/10/2025 | Chèque 778 | | 430,00 | 0,00
01/01/2026 | 1er appel 2026 | 318,00 | | 318,00 D
20/01/2026 | Virement | | 400,00 | 82,00 C
 | Cumuls | 748,00 | 830,00 |
 | Votre compte est créditeur de | | 82,00 |`,
    {
      period_from: '2025-10-01',
      period_to: '2026-03-31',
      as_of: '2026-03-31',
      balance: -8200,
      total_debit: 74800,
      total_credit: 83000,
    },
  ],
  [
    'statement letter',
    'CHARGES',
    'RELEVE_DE_COMPTE',
    `ASSOCIATION DES COPROPRIÉTAIRES – syndic bénévole
Chère Madame VIDAL,
Voici où en est votre compte au 15 mai 2026.
Report au 1er janvier 2026 | 84,00
Appel de janvier (02/01/2026) | 150,00
Votre chèque du 10/01/2026 | - 234,00
Appel d’avril (01/04/2026) | 150,00
Il reste donc 150,00 € à nous régler.`,
    { as_of: '2026-05-15', balance: 15000 },
  ],
  [
    'settlement table',
    'CHARGES',
    'DECOMPTE',
    `IMMO VAL DE LOIRE
Régularisation annuelle des charges
Copropriété LES TUILERIES, 5 rue Pasteur, 37000 TOURS
M. Jean BODIN – lots 3 et 18
Exercice du 01/01/2025 au 31/12/2025
Rubrique | Total immeuble | Base | Tantièmes | Part propriétaire | Part locative
Gardiennage | 24 000,00 | 10000 | 310 | 744,00 | 558,00
Assurance | 6 000,00 | 10000 | 310 | 186,00 | 0,00
Eau | 8 000,00 | 10000 | 310 | 248,00 | 248,00
Coût de l’exercice | 38 000,00 | | | 1 178,00 | 806,00
Déjà appelé au titre du budget | | | | 1 240,00 |
Reste en votre faveur | | | | 62,00 |`,
    {
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 117800,
      provisions: 124000,
      difference: -6200,
      recoverable: 80600,
      tantiemes: 310,
      base: 10000,
    },
  ],
  [
    'settlement letter',
    'CHARGES',
    'DECOMPTE',
    `CABINET ROCHE
Décompte individuel – année 2025
Madame Claire PONS, lot 7, 118/1000
Comptes approuvés par l’assemblée du 12 mai 2026
Dépenses de l’immeuble pour 2025 : 14 300,00 €
Votre quote-part des dépenses de l’année 2025 | 1 687,40 €
Sommes appelées en 2025 | 1 600,00 €
Complément à votre charge | 87,40 €
Part récupérable sur le locataire | 902,15 €`,
    {
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 168740,
      provisions: 160000,
      difference: 8740,
      recoverable: 90215,
      tantiemes: 118,
      base: 1000,
    },
  ],
  [
    'settlement by key',
    'CHARGES',
    'DECOMPTE',
    `SOGECO
ARRÊTÉ DE CHARGES – Exercice clos le 30/06/2026 (01/07/2025 - 30/06/2026)
Propriétaire : SCI DU MOULIN – Immeuble LE MOULIN, 1 place du Marché, 67000 STRASBOURG
Poste de charges | Dépenses | Tant. | Sur | Votre part
CHARGES GENERALES
Syndic | 5 200,00 | 250 | 10000 | 130,00
Ménage | 4 800,00 | 250 | 10000 | 120,00
S/total charges générales | 10 000,00 | | | 250,00
CHAUFFAGE
Gaz | 15 000,00 | 300 | 9000 | 500,00
S/total chauffage | 15 000,00 | | | 500,00
Total de vos charges | | | | 750,00
Provisions appelées | | | | 700,00
Solde débiteur | | | | 50,00`,
    {
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      charges_reelles: 75000,
      provisions: 70000,
      difference: 5000,
      tantiemes: 250,
      base: 10000,
    },
  ],
];

describe('sums that prove one another', () => {
  it.each(PAPERS)('%s', (_name, type, sub_kind, text, facts) => {
    expect(ruledFacts(text, type, sub_kind)).toMatchObject(facts);
  });
});
