// Statements of accounts in words and shapes that neither the samples nor the corpus have, written before the rules were.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('a statement', () => {
  it('of what was called, paid and is left', () => {
    const text = `Copropriété 3 rue du Four – 21000 DIJON
Relevé du compte de M. Henri BONNOT au 30/06/2026
Date | Libellé | Appelé | Payé | Reste
01/01/2026 | Appel T1 | 210,00 | | 210,00
15/01/2026 | Virement | | 210,00 | 0,00
01/04/2026 | Appel T2 | 210,00 | | 210,00
20/04/2026 | Chèque n° 112 | | 150,00 | 60,00
 | Totaux | 420,00 | 360,00 |
Vous restez devoir 60,00 €.`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      as_of: '2026-06-30',
      balance: 6000,
      total_debit: 42000,
      total_credit: 36000,
      entries: [
        '2026-01-01 21000 Appel T1',
        '2026-01-15 -21000 Virement',
        '2026-04-01 21000 Appel T2',
        '2026-04-20 -15000 Chèque n° 112',
      ],
    });
  });

  it('in two blocks', () => {
    const text = `CITYANE LYON
RELEVÉ DE COMPTE INDIVIDUEL
Période du 01/01/2026 au 31/08/2026
Compte 45000128
CHARGES COURANTES
Date | Libellé | Débit | Crédit
 | Solde antérieur | 35,10 |
01/01/2026 | Provisions 1er trimestre | 402,00 |
10/01/2026 | Prélèvement | | 437,10
01/04/2026 | Provisions 2e trimestre | 402,00 |
 | Total charges courantes | 839,10 | 437,10
FONDS DE TRAVAUX
Date | Libellé | Débit | Crédit
01/01/2026 | Cotisation fonds travaux | 20,10 |
10/01/2026 | Prélèvement | | 20,10
 | Total fonds de travaux | 20,10 | 20,10
 | TOTAL GENERAL | 859,20 | 457,20
 | SOLDE DEBITEUR AU 31/08/2026 | 402,00 |`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      period_from: '2026-01-01',
      period_to: '2026-08-31',
      as_of: '2026-08-31',
      balance: 40200,
      total_debit: 85920,
      total_credit: 45720,
      entries: [
        '2026-01-01 40200 Provisions 1er trimestre',
        '2026-01-10 -43710 Prélèvement',
        '2026-04-01 40200 Provisions 2e trimestre',
        '2026-01-01 2010 Cotisation fonds travaux',
        '2026-01-10 -2010 Prélèvement',
      ],
    });
  });

  it('in one column, in favour of the owner', () => {
    const text = `AGENCE DU PORT – syndic
EXTRAIT DE COMPTE COPROPRIÉTAIRE arrêté au 15/05/2026
Réf. compte : AP-0081
Date op. | Nature | Mouvement | Solde
01/01/2026 | Report | | -50,00
02/01/2026 | Appel de fonds 1T2026 | 330,00 | 280,00
09/01/2026 | Règlement | -280,00 | 0,00
01/04/2026 | Appel de fonds 2T2026 | 330,00 | 330,00
06/04/2026 | Règlement | -400,00 | -70,00
Solde créditeur en votre faveur : 70,00 €`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      as_of: '2026-05-15',
      balance: -7000,
      entries: [
        '2026-01-02 33000 Appel de fonds 1T2026',
        '2026-01-09 -28000 Règlement',
        '2026-04-01 33000 Appel de fonds 2T2026',
        '2026-04-06 -40000 Règlement',
      ],
    });
  });

  it('with letters for its sides', () => {
    const text = `GESTRIM CONSEIL
Situation de compte au 31 mars 2026
N° de compte : 450-00217
Mouvements du 01/10/2025 au 31/03/2026
Date | Libellé | Débit | Crédit | Solde progressif
01/10/25 | Solde à nouveau | | | 12,40 C
01/10/25 | Appel 4T25 | 298,00 | | 285,60 D
03/11/25 | Votre virement | | 285,60 | 0,00
01/01/26 | Appel 1T26 | 305,00 | | 305,00 D
14/02/26 | Frais de relance | 18,00 | | 323,00 D
 | Solde en notre faveur | | | 323,00 D`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      as_of: '2026-03-31',
      period_from: '2025-10-01',
      period_to: '2026-03-31',
      balance: 32300,
      entries: [
        '2025-10-01 29800 Appel 4T25',
        '2025-11-03 -28560 Votre virement',
        '2026-01-01 30500 Appel 1T26',
        '2026-02-14 1800 Frais de relance',
      ],
    });
  });

  it('in a letter', () => {
    const text = `Cabinet MOREL-VIDAL
Objet : état de votre compte au 12 octobre 2026
Madame,
Nous vous prions de trouver ci-après le détail de votre compte depuis le 1er janvier 2026.
Date | Objet | Sommes dues | Vos règlements
01/01/2026 | Appel janvier | 180,00 |
01/02/2026 | Reçu virement | | 180,00
01/07/2026 | Appel juillet | 185,50 |
Total | | 365,50 | 180,00
Votre compte présente un solde débiteur de 185,50 € que nous vous remercions de régler.`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      as_of: '2026-10-12',
      balance: 18550,
      total_debit: 36550,
      total_credit: 18000,
      entries: [
        '2026-01-01 18000 Appel janvier',
        '2026-02-01 -18000 Reçu virement',
        '2026-07-01 18550 Appel juillet',
      ],
      period_from: '2026-01-01',
      period_to: '2026-10-12',
    });
  });

  it('with two columns of balances', () => {
    const text = `FONCELYS
Relevé individuel de compte – période du 01/01/2026 au 30/09/2026
Compte copropriétaire : 0451-0027
Date | Réf. | Libellé | Débit | Crédit | Solde débiteur | Solde créditeur
31/12/2025 | AN | A nouveau | | 25,00 | | 25,00
01/01/2026 | AF | Appel 1er trimestre | 250,00 | | 225,00 |
20/01/2026 | RG | Chèque | | 225,00 | 0,00 |
01/07/2026 | AF | Appel 3e trimestre | 260,00 | | 260,00 |
20/07/2026 | RG | Chèque | | 200,00 | 60,00 |
TOTAUX | | | 510,00 | 450,00 | |
Solde débiteur au 30/09/2026 : 60,00 €`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      as_of: '2026-09-30',
      period_from: '2026-01-01',
      period_to: '2026-09-30',
      balance: 6000,
      solde_anterieur: -2500,
      total_debit: 51000,
      total_credit: 45000,
      entries: [
        '2026-01-01 25000 Appel 1er trimestre',
        '2026-01-20 -22500 Chèque',
        '2026-07-01 26000 Appel 3e trimestre',
        '2026-07-20 -20000 Chèque',
      ],
    });
  });

  it('that prints what is owed with a minus', () => {
    const text = `Association syndicale – état du compte de Mme Lise ARNAUD
Arrêté le 31/12/2025
Date | Opération | Montant | Solde
02/01/2025 | Appel annuel | - 480,00 | - 480,00
15/01/2025 | Paiement reçu | 240,00 | - 240,00
10/07/2025 | Paiement reçu | 200,00 | - 40,00
Il reste dû 40,00 €.`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      as_of: '2025-12-31',
      balance: 4000,
      entries: [
        '2025-01-02 48000 Appel annuel',
        '2025-01-15 -24000 Paiement reçu',
        '2025-07-10 -20000 Paiement reçu',
      ],
    });
  });

  it('without its movements', () => {
    const text = `CABINET ROUX
SITUATION COMPTABLE DU COPROPRIÉTAIRE AU 10/11/2026
Total des appels émis | 1 840,00 €
Total de vos versements | 1 500,00 €
Solde débiteur | 340,00 €`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      as_of: '2026-11-10',
      balance: 34000,
    });
  });

  it('with the numbers of its vouchers', () => {
    const text = `Cabinet DAVENNE
Extrait de compte du 01/01/2026 au 30/06/2026 – compte n° 450 118
Date | Pièce | Libellé | Débit € | Crédit € | Solde €
01/01/2026 | | Solde reporté | 80,00 | | 80,00 Db
05/01/2026 | 1021 | Appel provisions T1 | 300,00 | | 380,00 Db
18/01/2026 | 552 | Virement reçu | | 380,00 | 0,00
05/04/2026 | 1189 | Appel provisions T2 | 300,00 | | 300,00 Db
22/04/2026 | 601 | Virement reçu | | 320,00 | 20,00 Cr
Total de la période | | | 600,00 | 700,00 |
Solde au 30/06/2026 | | | | | 20,00 Cr`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      period_from: '2026-01-01',
      period_to: '2026-06-30',
      as_of: '2026-06-30',
      balance: -2000,
      total_debit: 60000,
      total_credit: 70000,
    });
  });

  it('of calls and payments', () => {
    const text = `SYNDIC & CO
Votre situation au 15 mars 2026
Date | Libellé | Vos appels | Vos paiements
01/10/2025 | Appel T4 2025 | 150,00 |
12/10/2025 | Prélèvement | | 150,00
01/01/2026 | Appel T1 2026 | 155,00 |
TOTAL | | 305,00 | 150,00
RESTE À PAYER | | 155,00 |`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      as_of: '2026-03-15',
      balance: 15500,
      total_debit: 30500,
      total_credit: 15000,
      entries: [
        '2025-10-01 15000 Appel T4 2025',
        '2025-10-12 -15000 Prélèvement',
        '2026-01-01 15500 Appel T1 2026',
      ],
    });
  });

  it('that opens with the balance of a day', () => {
    const text = `SYNDIGEST
Compte copropriétaire 45-1200 – Édition du 04/06/2026
Relevé du 01/01/2026 au 31/05/2026
Date | Libellé | Montant débit | Montant crédit
01/01/2026 | Solde au 31/12/2025 | 14,00 |
01/01/2026 | Provision trimestre 1 | 120,00 |
05/02/2026 | Versement | | 134,00
01/04/2026 | Provision trimestre 2 | 120,00 |
Totaux | | 254,00 | 134,00
Solde | | 120,00 |`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      period_from: '2026-01-01',
      period_to: '2026-05-31',
      as_of: '2026-05-31',
      balance: 12000,
      total_debit: 25400,
      total_credit: 13400,
      entries: [
        '2026-01-01 12000 Provision trimestre 1',
        '2026-02-05 -13400 Versement',
        '2026-04-01 12000 Provision trimestre 2',
      ],
    });
  });
});
