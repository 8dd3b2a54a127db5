// Calls, statements and settlements as neighbours, mails and small offices write them.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

const call = (text: string) => ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const statement = (text: string) => ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE');
const settlement = (text: string) => ruledFacts(text, 'CHARGES', 'DECOMPTE');

describe('a call', () => {
  it('is shared by what the paper tells, under a head that names the owner', () => {
    const text = `Appel n° 2 – avril, mai, juin 2026
Tantièmes : 150 / 1000

Poste | Budget | Trimestre | Part Roux
Assurance | 1 200,00 | 300,00 | 45,00
Ménage | 2 400,00 | 600,00 | 90,00
Total charges | 3 600,00 | 900,00 | 135,00
Fonds travaux | 400,00 | 100,00 | 15,00
TOTAL TRIMESTRE | 4 000,00 | 1 000,00 | 150,00
Reliquat du trimestre précédent : 10,00 €
À virer : 160,00 €`;
    expect(call(text)).toMatchObject({
      total: 15000,
      courantes: 13500,
      fonds_travaux: 1500,
      solde_anterieur: 1000,
      to_pay: 16000,
    });
  });

  it('has current charges where the title over them says so, whatever one line is called', () => {
    const text = `Appel de charges
Poste | Total | Tantièmes | Base | Votre part
Charges courantes
Assurance | 900,00 | 20 | 100 | 180,00
Ménage | 600,00 | 20 | 100 | 120,00
Timbres | 50,00 | 20 | 100 | 10,00
Sous total charges | 1 550,00 | | | 310,00
Fonds travaux | 100,00 | 20 | 100 | 20,00
TOTAL A PAYER | | | | 330,00`;
    expect(call(text)).toMatchObject({ courantes: 31000, fonds_travaux: 2000, total: 33000 });
  });

  it('of a plan of payments is owed on its own day', () => {
    const text = `Appel de fonds travaux – Réfection de la toiture
Échéance | Exigible le | Montant global | Votre quote-part
1er appel (réglé) | 01/03/2026 | 10 000,00 | 400,00
2e appel – présent appel | 01/09/2026 | 15 000,00 | 600,00

Montant de cet appel : 600,00 €
À régler pour le 1er septembre 2026`;
    expect(call(text)).toMatchObject({ due_on: '2026-09-01', total: 60000, travaux: 60000 });
  });

  it('may be taken from an account, and sums come after a day and a dash', () => {
    const text = `Appel de fonds du 1er trimestre 2027
Montant de l’appel : 240,00 €
Le montant sera prélevé le 8 janvier 2027.`;
    expect(call(text)).toMatchObject({ due_on: '2027-01-08' });
    const dashed = `Appel de fonds du 1er trimestre 2027
Charges courantes | 220,00
Fonds de travaux | 20,00
Total | 240,00

Payable au plus tard le 01/01/2027 – Montant à régler : 240,00 €`;
    expect(call(dashed)).toMatchObject({ due_on: '2027-01-01', to_pay: 24000 });
  });

  it('has the number of the owner under « Votre référence », not one of the books', () => {
    const text = `Appel de fonds

Copropriété | Votre référence
LE PARC | 0311/0042`;
    expect(call(text)).toMatchObject({ account: '0311/0042' });
    const books = `Décompte
Cpte | Nature | Dépense totale | Base | Vos tant. | Votre quote-part
615 | Nettoyage | 1 000,00 | 10 000 | 244 | 24,40
616 | Prime d’assurance multirisque | 2 000,00 | 10 000 | 244 | 48,80
6141 | Contrat ascenseur | 500,00 | 1 000 | 31 | 15,50
Total | 3 500,00 | | | 88,70`;
    const facts = settlement(books);
    expect(facts).not.toHaveProperty('account');
    expect(facts).toMatchObject({ tantiemes: 244, base: 10000 });
  });
});

describe('the building’s key', () => {
  it('is the one of the largest base, where all others are of a part of it', () => {
    const text = `Décompte de charges
Nature | Dépense | Base | Vos tant. | Votre quote-part
Nettoyage | 1 000,00 | 10 000 | 300 | 30,00
Électricité | 500,00 | 10 000 | 300 | 15,00
Ascenseur | 500,00 | 1 000 | 40 | 20,00
Total | 2 000,00 | | | 65,00`;
    expect(settlement(text)).toMatchObject({ tantiemes: 300, base: 10000 });
  });
});

describe('a statement', () => {
  it('has totals that its balance parts, where it tells no movement', () => {
    const text = `Situation de votre compte arrêtée au 15 octobre 2026
Total de vos débits depuis le 1er janvier | 900,00 €
Total de vos crédits depuis le 1er janvier | 650,00 €
Solde restant dû à ce jour | 250,00 €`;
    expect(statement(text)).toMatchObject({
      total_debit: 90000,
      total_credit: 65000,
      balance: 25000,
    });
    expect(statement(text.replace('650,00', '640,00'))).not.toHaveProperty('total_debit');
  });

  it('has no number of a voucher in what its movements are called', () => {
    const text = `Relevé de compte au 30/06/2026
Date | Pièce | Libellé | Débit | Crédit | Solde
01/01/2026 | AP0126 | Appel 1T26 | 300,00 | | 300,00
12/01/2026 | VI8812 | Virement | | 300,00 | 0,00
01/04/2026 | AP0226 | Appel 2T26 | 315,00 | | 315,00
20/04/2026 | VI8911 | Virement | | 215,00 | 100,00`;
    expect(statement(text)['entries']).toEqual([
      '2026-01-01 30000 Appel 1T26',
      '2026-01-12 -30000 Virement',
      '2026-04-01 31500 Appel 2T26',
      '2026-04-20 -21500 Virement',
    ]);
  });

  it('is grouped by months on a screen, which tell the year', () => {
    const text = `Mon compte
Vous devez 200,00 € au syndicat au 20 octobre 2026
Octobre 2026
1 | Appel de fonds T4 | − 200,00 €
Juillet 2026
6 | Paiement carte | + 210,00 €
1 | Appel de fonds T3 | − 210,00 €
Avril 2026
6 | Paiement carte | + 205,00 €
1 | Appel de fonds T2 | − 205,00 €`;
    const facts = statement(text);
    expect(facts).toMatchObject({ as_of: '2026-10-20', balance: 20000 });
    expect(facts['entries']).toEqual([
      '2026-10-01 20000 Appel de fonds T4',
      '2026-07-06 -21000 Paiement carte',
      '2026-07-01 21000 Appel de fonds T3',
      '2026-04-06 -20500 Paiement carte',
      '2026-04-01 20500 Appel de fonds T2',
    ]);
    expect(facts).not.toHaveProperty('period_from');
  });

  it('is of a day told after the number and the name of the account', () => {
    const text = `Voici la situation du compte 450-0008 de M. et Mme Roux au 13/10/2026 :
01/10/2026 appel T4 : 402,00 € débit`;
    expect(statement(text)).toMatchObject({ as_of: '2026-10-13' });
  });

  it('has a lot between two strokes, and no share in its number', () => {
    const text = `Imm. LE PARC – 6 rue des Roses 34000 MONTPELLIER / Cpte 0338/4512 / Lot 33 / arrêté au 31/10/26`;
    const facts = statement(text);
    expect(facts).toMatchObject({ lots: ['33'] });
    expect(facts).not.toHaveProperty('tantiemes');
  });
});

describe('a settlement', () => {
  it('told in sentences may name a sum after it', () => {
    const text = `J’ai terminé les comptes de l’année 2025. Avec tes 100/1000, cela te fait 500,00 € de charges.
Tu as payé 600,00 € de provisions. Il te revient donc 100,00 €.`;
    expect(settlement(text)).toMatchObject({
      charges_reelles: 50000,
      provisions: 60000,
      difference: -10000,
    });
  });
});

describe('a call of several ways', () => {
  it('tells what is shared and the part of it on one line', () => {
    const text = `Appel de fonds du 2e semestre 2026, pour votre lot n° 4 (230/1000)
Budget du semestre : 4 200,00 €, soit pour vous 966,00 €.
Fonds travaux : 210,00 €, soit pour vous 48,30 €.
Total : 1 014,30 €.
Merci de verser 1 014,30 € avant le 15 juillet 2026.`;
    expect(call(text)).toMatchObject({
      total: 101430,
      courantes: 96600,
      fonds_travaux: 4830,
      to_pay: 101430,
    });
  });

  it('shows what its sums were worked out from', () => {
    const text = `Appel de fonds
1/ Quote-part du budget (28 000 € x 84/1000 / 4) : 588,00 €
2/ Fonds de travaux (1 400 € x 84/1000 / 4) : 29,40 €
Sous-total : 617,40 €
3/ Report du solde débiteur au 30/06/2026 : 12,60 €
TOTAL DÛ AU 15 JUILLET 2026 : 630,00 €`;
    expect(call(text)).toMatchObject({
      total: 61740,
      courantes: 58800,
      fonds_travaux: 2940,
      solde_anterieur: 1260,
      to_pay: 63000,
    });
  });

  it('is shared lot by lot, under a head among others', () => {
    const text = `Appel de fonds
Clé | Libellé | Lot | Tant. | Base | Total | Votre part
01 | CHARGES GENERALES | 0012 | 205 | 10000 | 12 000,00 | 246,00
01 | CHARGES GENERALES | 0040 | 9 | 10000 | 12 000,00 | 10,80
02 | ASCENSEUR | 0012 | 31 | 1000 | 1 000,00 | 31,00
TOTAL APPEL | | | | | | 287,80`;
    expect(call(text)).toMatchObject({ tantiemes: 214, base: 10000 });
  });

  it('has its lots over the name of the tantièmes, whole', () => {
    const text = `Appel de fonds

Lots
n° 8, n° 36
Tantièmes
145 / 10 000`;
    expect(call(text)).toMatchObject({ lots: ['8', '36'] });
  });
});

describe('a settlement of several years', () => {
  const text = `RÉGULARISATION DES CHARGES 2025

Sommes | 2024 | 2025
Dépenses de l’immeuble | 9 120,00 | 9 800,00
Votre part | 1 140,00 | 1 225,00
Vos provisions | 1 100,00 | 1 150,00
À payer | 40,00 | 75,00`;

  it('is of the one that its title tells', () => {
    expect(settlement(text)).toMatchObject({
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 122500,
      provisions: 115000,
      difference: 7500,
    });
  });

  it('is of none where no title tells it', () => {
    const facts = settlement(text.replace('CHARGES 2025', 'CHARGES'));
    expect(facts).not.toHaveProperty('charges_reelles');
    expect(facts).not.toHaveProperty('provisions');
  });
});

describe('an account in a letter', () => {
  it('is debtor after a long clause, on the day that follows the sum', () => {
    const text = `Le compte n° 0451-C de M. et Mme ROUX, copropriétaires des lots 11 et 29, est débiteur de 318,75 € à la date du 6 novembre 2026.`;
    expect(statement(text)).toMatchObject({ balance: 31875, as_of: '2026-11-06' });
  });

  it('starts from a balance of an earlier day', () => {
    const text = `Voici le relevé de votre compte (réf. BRU-0046, lots 46 et 90) au 20/10/2026 :
Solde au 01/07/2026 : 0,00 €
Appel 3e trimestre (01/07/2026) : + 366,00 €
Solde restant dû : 366,00 €`;
    expect(statement(text)).toMatchObject({
      balance: 36600,
      as_of: '2026-10-20',
      account: 'BRU-0046',
    });
  });
});

describe('a pré-état daté in sentences', () => {
  it('tells what the building owes where a line ends inside the sentence', () => {
    const text = `L’état global des impayés de charges au sein du
syndicat est de 12 804,55 € et celui de la dette vis-à-vis des
fournisseurs de 3 990,10 €. La part du fonds de travaux attachée aux lots est de 611,20 €.`;
    const facts = ruledFacts(text, 'PRE_ETAT_DATE', null);
    expect(facts).toMatchObject({ impayes: 1280455, dette_fournisseurs: 399010 });
    expect(facts).not.toHaveProperty('fonds_travaux');
  });
});
