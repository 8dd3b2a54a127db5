// Accounts extracted part by part, with sums between their movements, and balances extracted in any words.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

const read = (text: string) => ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE');
const ENTRIES = [
  '2025-01-01 30000 Appel 1er semestre',
  '2025-02-10 -20000 Votre virement',
  '2026-01-01 32000 Appel 1er semestre',
  '2026-03-02 -10000 Votre chèque',
];
const ACCOUNT = {
  entries: ENTRIES,
  balance: 32000,
  total_debit: 62000,
  total_credit: 30000,
};

describe('sums between movements', () => {
  it.each(['Exercice 2025', 'Année 2025 – cumul', 'S/T'])('« %s » move nothing', (name) => {
    expect(
      read(`Nantes, le 13/07/2026
État de votre compte
Date | Libellé | Débit | Crédit
01/01/2025 | Appel 1er semestre | 300,00 |
10/02/2025 | Votre virement | | 200,00
 | ${name} | 300,00 | 200,00
01/01/2026 | Appel 1er semestre | 320,00 |
02/03/2026 | Votre chèque | | 100,00
 | Exercice 2026 | 320,00 | 100,00
 | Total général | 620,00 | 300,00
Vous demeurez redevable envers le syndicat, à la date de ce jour, d'un reliquat de 320,00 €.`),
    ).toMatchObject({ ...ACCOUNT, as_of: '2026-07-13' });
  });

  it('« Reste 2025 » is left so far', () => {
    expect(
      read(`Relevé de compte au 30/06/2026
Date | Libellé | Débit | Crédit
01/01/2025 | Appel 1er semestre | 300,00 |
10/02/2025 | Votre virement | | 200,00
 | Reste 2025 | 100,00 |
01/01/2026 | Appel 1er semestre | 320,00 |
02/03/2026 | Votre chèque | | 100,00
 | Total | 620,00 | 300,00
Solde débiteur : 320,00 €`),
    ).toMatchObject(ACCOUNT);
  });

  it('are not taken for such where they are no sums', () => {
    const found = read(`Relevé de compte au 30/06/2026
Date | Libellé | Débit | Crédit
01/01/2025 | Appel 1er semestre | 300,00 |
10/02/2025 | Votre virement | | 200,00
 | Frais | 31,00 |
01/01/2026 | Appel 1er semestre | 320,00 |
 | Total | 651,00 | 200,00
Solde débiteur : 451,00 €`);
    expect(found['entries']).toBeUndefined();
  });
});

describe('sides told beside each sum', () => {
  it('make an account', () => {
    expect(
      read(`Mon compte au 06/11/2026
Solde débiteur : 320,00 €
01/01/2026 Appel 1er semestre | 300,00 € | débit
10/02/2026 Votre virement | 300,00 € | crédit
01/04/2026 Appel 2e trimestre | 310,00 € | débit
12/05/2026 Votre virement | 310,00 € | crédit
01/07/2026 Appel 2e semestre | 320,00 € | débit`)['entries'],
    ).toEqual([
      '2026-01-01 30000 Appel 1er semestre',
      '2026-02-10 -30000 Votre virement',
      '2026-04-01 31000 Appel 2e trimestre',
      '2026-05-12 -31000 Votre virement',
      '2026-07-01 32000 Appel 2e semestre',
    ]);
  });
});

describe('sides in a column', () => {
  it('make an account', () => {
    expect(
      read(`Relevé de compte arrêté au 30/06/2026
Date | Libellé | Montant | Sens
01/01/2026 | Appel T1 | 300,00 | D
15/01/2026 | Virement | 250,00 | C
01/04/2026 | Appel T2 | 300,00 | D
20/04/2026 | Virement | 310,00 | C
05/05/2026 | Frais | 12,00 | D
Solde débiteur : 52,00 €`),
    ).toMatchObject({
      balance: 52_00,
      entries: [
        '2026-01-01 30000 Appel T1',
        '2026-01-15 -25000 Virement',
        '2026-04-01 30000 Appel T2',
        '2026-04-20 -31000 Virement',
        '2026-05-05 1200 Frais',
      ],
    });
  });
});

describe('figures before days and names', () => {
  it('make an account too', () => {
    expect(
      read(`Relevé de compte arrêté au 30/06/2026
Débit | Crédit | Solde | Date | Libellé
300,00 | | 300,00 | 01/01/2026 | Appel T1
 | 250,00 | 50,00 | 15/01/2026 | Virement
300,00 | | 350,00 | 01/04/2026 | Appel T2
Solde débiteur : 350,00 €`),
    ).toMatchObject({
      balance: 350_00,
      entries: [
        '2026-01-01 30000 Appel T1',
        '2026-01-15 -25000 Virement',
        '2026-04-01 30000 Appel T2',
      ],
    });
  });
});
