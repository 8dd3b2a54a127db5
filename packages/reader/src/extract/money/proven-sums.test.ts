// Sums, days and shares in layouts and words of many kinds of software: what is extracted is what adds up.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

type Sample = {
  name: string;
  text: string;
  type: DocumentType;
  sub_kind: SubKind | null;
  facts: Record<string, unknown>;
};

const CALLS: readonly Sample[] = [
  {
    name: 'a call with a card of sums over its table',
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    text: `APPEL DE FONDS DU 2e TRIMESTRE 2027
Total de l’appel | Report créditeur | Net à régler
612,40 € | -30,00 € | 582,40 €
Poste | À répartir | Tantièmes | Votre part
Charges générales | 20 000,00 | 285 / 10 000 | 570,00
Fonds de travaux | 1 487,72 | 285 / 10 000 | 42,40
TOTAL DE L’APPEL | | | 612,40`,
    facts: {
      total: 61240,
      courantes: 57000,
      fonds_travaux: 4240,
      solde_anterieur: -3000,
      to_pay: 58240,
      tantiemes: 285,
      base: 10000,
    },
  },
  {
    name: 'a call whose next instalment has a day of its own',
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    text: `Objet : appel de fonds travaux – réfection de l’étanchéité
Poste | Montant appelé | Millièmes | Votre quote-part
Étanchéité (30 %) | 9 000,00 € | 122 / 1 000 | 1 098,00 €
Coordination (30 %) | 600,00 € | 122 / 1 000 | 73,20 €
Total | 9 600,00 € | | 1 171,20 €
Merci de nous faire parvenir cette somme de 1 171,20 € pour le 1er mars 2027.
Le deuxième appel sera exigible le 1er juin 2027.`,
    facts: { due_on: '2027-03-01', total: 117120, travaux: 117120, to_pay: 117120 },
  },
  {
    name: 'a letter that asks for a half',
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    text: `Objet : appel de fonds – remplacement de la porte cochère
Le marché s’élève à 14 000,00 € TTC. Votre quote-part, pour 95/1000 tantièmes, est de 1 330,00 €.
Le présent appel de 50 %, soit 665,00 €, est à verser avant le 12 mai 2027.
Votre compte est à jour.`,
    facts: { total: 66500, to_pay: 66500, due_on: '2027-05-12', tantiemes: 95, base: 1000 },
  },
  {
    name: 'a neighbour’s letter that adds what was left',
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    text: `Appel de charges du 3e trimestre 2026
- assurance de l’immeuble : 40,00 €
- ménage : 55,50 €
- électricité des communs : 12,00 €
soit un total de 107,50 €. Vous aviez un reste à payer de 12,50 € sur le trimestre
précédent, ce qui fait 120,00 € à verser avant le 15 juillet 2026.`,
    facts: { total: 10750, solde_anterieur: 1250, to_pay: 12000 },
  },
];

const ACCOUNTS: readonly Sample[] = [
  {
    name: 'an account without heads, signs say the side',
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    text: `Situation de compte au 30 juin 2027
31/12/2026 | Situation précédente | 0,00 €
01/01/2027 | Provision janvier à mars | + 420,00 €
14/01/2027 | Virement | - 420,00 €
01/04/2027 | Provision avril à juin | + 420,00 €
Vous restez devoir | | 420,00 €`,
    facts: {
      balance: 42000,
      entries: [
        '2027-01-01 42000 Provision janvier à mars',
        '2027-01-14 -42000 Virement',
        '2027-04-01 42000 Provision avril à juin',
      ],
    },
  },
  {
    name: 'an account with one payment, in a column of its own',
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    text: `Compte arrêté au 31 mai 2027
Date | Intitulé | Appelé | Réglé
05/01/2027 | Provisions trimestre 1 | 610,00 |
05/01/2027 | Fonds de travaux trimestre 1 | 30,50 |
19/01/2027 | Règlement par virement | | 640,50
03/04/2027 | Provisions trimestre 2 | 610,00 |
Vous devez au syndicat : 610,00 €`,
    facts: {
      as_of: '2027-05-31',
      balance: 61000,
      entries: [
        '2027-01-05 61000 Provisions trimestre 1',
        '2027-01-05 3050 Fonds de travaux trimestre 1',
        '2027-01-19 -64050 Règlement par virement',
        '2027-04-03 61000 Provisions trimestre 2',
      ],
    },
  },
  {
    name: 'an account whose first row stands alone on its side, with dated totals',
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    text: `Relevé de compte au 30/09/2027
Date | Libellé | Débit | Crédit | Solde débiteur | Solde créditeur
01/01/2027 | A nouveau | | | | 20,00
01/01/2027 | Appel T1 | 300,00 | | 280,00 |
15/01/2027 | Virement | | 280,00 | 0,00 |
01/04/2027 | Appel T2 | 300,00 | | 300,00 |
30/09/2027 | Totaux | 600,00 | 280,00 | 300,00 |`,
    facts: { balance: 30000, total_debit: 60000, total_credit: 28000 },
  },
];

const SETTLEMENTS: readonly Sample[] = [
  {
    name: 'a settlement whose key is told at its head',
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    text: `Répartition des charges 2026 – votre régularisation
Lots 12, 40 – 150 tantièmes généraux sur 10 000
Postes | Dépenses | Clé | Votre part | Part locative
Entretien | 20 000,00 | 150/10 000 | 300,00 | 300,00
Assurance | 12 000,00 | 150/10 000 | 180,00 | 0,00
Eau froide | 9 000,00 | 140/9 000 | 140,00 | 140,00
Total | 41 000,00 | | 620,00 | 440,00
Vos charges réelles 2026 | 620,00 €
Vos provisions 2026 | 650,00 €
Solde en votre faveur | 30,00 €`,
    facts: {
      tantiemes: 150,
      base: 10000,
      charges_reelles: 62000,
      provisions: 65000,
      difference: -3000,
      recoverable: 44000,
    },
  },
  {
    name: 'a settlement in cards, with a column for the owner’s taxes',
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    text: `Décompte de charges – exercice du 01/04/2025 au 31/03/2026
Charges de l’exercice | Provisions versées | En votre faveur
480,00 € | 500,00 € | 20,00 €
Poste | Total | Tant. | Quote-part | Déductible | Locatif
Générales | 10 000,00 | 300/10 000 | 300,00 | 300,00 | 120,00
Chauffage | 6 000,00 | 300/10 000 | 180,00 | 180,00 | 180,00
TOTAL | 16 000,00 | | 480,00 | 480,00 | 300,00`,
    facts: { charges_reelles: 48000, provisions: 50000, difference: -2000, recoverable: 30000 },
  },
];

const ANNEXES: readonly Sample[] = [
  {
    name: 'a balance sheet in one column, both totals under it and a loan',
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    text: `ETAT FINANCIER APRES REPARTITION
Exercice du 01/10/2025 au 30/09/2026
 | Au 30/09/2026 | Au 30/09/2025
Livret du syndicat (50) | 12 000,00 | 10 000,00
Banque (51) | 8 000,00 | 7 000,00
TOTAL TRESORERIE | 20 000,00 | 17 000,00
Avances de trésorerie (1031) | 5 000,00 | 5 000,00
Fonds de travaux (105) | 12 000,00 | 10 000,00
TOTAL AVANCES | 17 000,00 | 15 000,00
Copropriétaires, sommes exigibles (45) | 3 000,00 | 2 000,00
TOTAL CREANCES | 3 000,00 | 2 000,00
Fournisseurs (40) | 6 000,00 | 4 000,00
TOTAL DETTES | 6 000,00 | 4 000,00
TOTAL GENERAL (trésorerie + créances) | 23 000,00 | 19 000,00
TOTAL GENERAL (avances + dettes) | 23 000,00 | 19 000,00
Emprunt : montant restant dû | 4 500,00 | 6 000,00`,
    facts: {
      closed_on: '2026-09-30',
      fonds_places: 1200000,
      banques: 800000,
      fonds_travaux: 1200000,
      dette_fournisseurs: 600000,
      total_bilan: 2300000,
      emprunts: 450000,
    },
  },
  {
    name: 'an account of the year with details under its accounts',
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    text: `COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2026 AU 31/12/2026
Charges | N-1 approuvé | N budget voté | N réalisé à approuver | N+1 budget voté | N+2 à voter
60 Achats | 3 000,00 | 3 100,00 | 3 050,00 | 3 150,00 | 3 200,00
601 dont eau | 2 000,00 | 2 000,00 | 2 010,00 | 2 050,00 | 2 100,00
602 dont électricité | 1 000,00 | 1 100,00 | 1 040,00 | 1 100,00 | 1 100,00
61 Services | 5 000,00 | 5 200,00 | 5 150,00 | 5 300,00 | 5 400,00
611 dont nettoyage | 3 000,00 | 3 200,00 | 3 100,00 | 3 200,00 | 3 300,00
616 dont assurance | 2 000,00 | 2 000,00 | 2 050,00 | 2 100,00 | 2 100,00
SOUS-TOTAL | 8 000,00 | 8 300,00 | 8 200,00 | 8 450,00 | 8 600,00`,
    facts: {
      closed_on: '2026-12-31',
      budget_clos: 830000,
      charges_courantes: 820000,
      budget_en_cours: 845000,
      budget_a_voter: 860000,
    },
  },
  {
    name: 'works that go on at the end of a year, whose first day is no end',
    type: 'CV_AG',
    sub_kind: 'ANNEXE_5',
    text: `ÉTAT DES TRAVAUX VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE DU 01/07/2025 AU 30/06/2026
Travaux | Votés (A) | Payés (B) | Réalisés (C) | Appels (D) | Solde (E) | À recevoir (F)
Toiture | 20 000,00 | 5 000,00 | 6 000,00 | 10 000,00 | 4 000,00 | 10 000,00
TOTAL | 20 000,00 | 5 000,00 | 6 000,00 | 10 000,00 | 4 000,00 | 10 000,00`,
    facts: { closed_on: '2026-06-30', travaux_votes: 2000000, travaux_a_recevoir: 1000000 },
  },
];

const OTHERS: readonly Sample[] = [
  {
    name: 'a tax told in a sentence',
    type: 'TAX_FONCIERE',
    sub_kind: null,
    text: `TAXES FONCIÈRES 2026 – AVIS D’IMPÔT
Total des cotisations : 1 310 € ; frais de gestion de la fiscalité directe locale : 52 € ; somme à
payer au plus tard le 15/10/2026 : 1 362 €. La taxe d’enlèvement des ordures ménagères s’élève à 190 €.`,
    facts: { tax_year: 2026, tax_total: 136200, tax_fees: 5200, teom: 19000 },
  },
  {
    name: 'a paper before a sale, delivered at somebody’s request',
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    text: `PRÉ-ÉTAT DATÉ
Délivré à la demande du notaire du vendeur, le 5 février 2027. Les montants sont arrêtés à cette date.
Impayés de charges au sein de la copropriété au 30/06/2026 | 1 200,00 €
Dette vis-à-vis des fournisseurs au 30/06/2026 | 3 400,00 €`,
    facts: { made_on: '2027-02-05', impayes: 120000, dette_fournisseurs: 340000 },
  },
];

describe('sums that prove one another', () => {
  it.each([...CALLS, ...ACCOUNTS, ...SETTLEMENTS, ...ANNEXES, ...OTHERS])(
    '$name',
    ({ text, type, sub_kind, facts }) => {
      expect(ruledFacts(text, type, sub_kind)).toMatchObject(facts);
    },
  );

  it('several days and none that is the call’s own are none', () => {
    const found = ruledFacts(
      `APPEL DE FONDS – travaux de façade
Exigible le 01/03/2027 pour les lots pairs
Exigible le 01/04/2027 pour les lots impairs
Total à régler : 400,00 €`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(found).not.toHaveProperty('due_on');
  });
});
