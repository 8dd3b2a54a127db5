// Calls and statements as screens show them: large values over their names, cards beside tables.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('a call in cards', () => {
  it('has its day, its lots, its share and its number over their names', () => {
    const text = `Votre appel de fonds du 3e trimestre 2025

1er juillet 2025 | | 14 et 52
exigible le | | vos lots

318 / 10 000 | AB4071926 | C-0412
vos tantièmes généraux | immatriculation | numéro de compte`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2025-07-01',
      lots: ['14', '52'],
      tantiemes: 318,
      base: 10000,
      rnc: 'AB4071926',
      account: 'C-0412',
    });
  });

  it('reads a name that stands over its value downwards', () => {
    const text = `Appel de fonds

Émis le
02/06/2025
Exigible le
01/07/2025`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({ due_on: '2025-07-01' });
  });

  it('does not take how many lots there are for one of them', () => {
    const text = `Appel de fonds

48 | 2
lots | bâtiments`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).not.toHaveProperty('lots');
  });
});

describe('a call', () => {
  it('pays all that its column « À payer » adds up to, not its first line', () => {
    const text = `APPEL DE FONDS – 1er SEMESTRE 2026
à verser au plus tard le 20/01/2026
Dépenses | Semestre | Vos voix | Sur | À payer | Compte adhérent
Voirie | 8 000,00 | 120 | 1000 | 960,00 | AS-2207-MOR
Éclairage | 1 500,00 | 120 | 1000 | 180,00
Montant appelé | | | | 1 140,00`;
    const facts = ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
    expect(facts['to_pay'] ?? 114000).toBe(114000);
  });

  it('says its day in short, and has no account of the books', () => {
    const text = `APPEL DE PROVISIONS 3T2025 du 01/07/25 au 30/09/25 – exig. 01/07/25
L’union appelle ses propres charges par l’intermédiaire du syndicat (compte 6226).`;
    const facts = ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
    expect(facts).toMatchObject({ due_on: '2025-07-01' });
    expect(facts).not.toHaveProperty('account');
  });

  it('is registered under the number that stands under its town', () => {
    const text = `LE CLOS DES MERLES
4 ALLÉE DES MERLES
35000 RENNES
N° AC2204518`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({ rnc: 'AC2204518' });
  });
});

describe('a statement', () => {
  it('on a screen has its balance, what was called and its number over their names', () => {
    const text = `Mon compte de copropriétaire

154,00 €
reste à payer au 30 novembre 2025

Appel de fonds T4 | + 310,00 €
1er octobre 2025

Virement reçu | − 200,00 €
14 octobre 2025

Badge perdu | + 44,00 €
3 novembre 2025

354,00 € | 200,00 € | CLO-0318
total appelé | total versé | numéro de compte`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      account: 'CLO-0318',
      balance: 15400,
      total_debit: 35400,
    });
  });

  it('names its movements before their days', () => {
    const text = `RELEVÉ DE VOTRE COMPTE au 10/06/2025
Compte cop. 204.0117
Libellé | Date | Débit | Crédit
PROVISION 1T2025 | 01/01/25 | 400,00 |
VIREMENT | 06/01/25 | | 400,00
PROVISION 2T2025 | 01/04/25 | 400,00 |
Totaux | | 800,00 | 400,00
Solde débiteur | 10/06/25 | 400,00 |`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      account: '204.0117',
      balance: 40000,
      entries: [
        '2025-01-01 40000 PROVISION 1T2025',
        '2025-01-06 -40000 VIREMENT',
        '2025-04-01 40000 PROVISION 2T2025',
      ],
    });
  });
});

describe('a settlement', () => {
  it('has its keys as titles, beside a column that explains how to read it', () => {
    const text = `ÉTAT INDIVIDUEL DE RÉPARTITION DES CHARGES
Nature de la dépense | Total TTC | Tant. | Base | Qp | Récup.
A – Charges générales | | | | | | COMMENT LIRE CE DÉCOMPTE ?
Nettoyage | 18 000,00 | 400 | 10000 | 720,00 | 720,00 | La colonne Qp est
Honoraires | 10 000,00 | 400 | 10000 | 400,00 | – | votre quote-part.
S/total | | | | 1 120,00 | 720,00
B – Bâtiment Nord
Électricité | 2 000,00 | 400 | 4000 | 200,00 | 200,00
S/total | | | | 200,00 | 200,00
Total de vos charges | | | | 1 320,00 | 920,00
Provisions appelées | | | | 1 400,00 |
Solde créditeur | | | | 80,00 |`;
    expect(ruledFacts(text, 'CHARGES', 'DECOMPTE')).toMatchObject({ tantiemes: 400, base: 10000 });
  });
});

describe('a statement before a sale', () => {
  it('is made for the sale of its lots', () => {
    const text = `PRÉ-ÉTAT DATÉ
établi le 3 mars 2026 pour la vente des lots 5, 31 et 60`;
    expect(ruledFacts(text, 'PRE_ETAT_DATE', null)).toMatchObject({ lots: ['5', '31', '60'] });
  });
});
