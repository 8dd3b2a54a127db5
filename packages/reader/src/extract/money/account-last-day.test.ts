import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { extractFacts } from '../extract.ts';

const read = (text: string) => typedFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE');

const LEDGER = `Date         Libellé                 Débit      Crédit     Solde
01/01/2026   Appel 1er trimestre     300,00                300,00 D
15/01/2026   Virement reçu                      300,00     0,00
01/04/2026   Appel 2e trimestre      300,00                300,00 D`;

describe('the day of an account', () => {
  it.each([
    ['is the one of its print, where no other is told', 'Édité le 12/09/2026', '2026-09-12'],
    [
      'is none of what is not counted yet',
      'Édité le 12/09/2026\nCe relevé ne tient pas compte des chèques remis après le 03/09/2026.',
      '2026-09-12',
    ],
    ['is not before what was paid', 'Situation au 10/01/2026', undefined],
    [
      'is that of the totals',
      'Édité le 12/09/2026\nTotaux au 31/08/2026 : voir ci-dessous',
      '2026-08-31',
    ],
    ['ends its period', 'Mouvements du 01/01/2026 au 30/06/2026', '2026-06-30'],
  ])('%s', (_, extracted, expected) => {
    expect(read(`Relevé de compte\n${extracted}\n${LEDGER}`)['as_of']).toBe(expected);
  });

  it.each([
    ['is not when money is taken', 'Votre compte sera prélevé le 05/10/2026.'],
    ['is not when the accounts were approved', 'Comptes approuvés le 12/05/2026'],
  ])('%s, to the rules', (_, extracted) => {
    const pages = typedPages(`Relevé de compte\n${extracted}\n${LEDGER}`);
    const names = extractFacts('CHARGES', 'RELEVE_DE_COMPTE', pages).map(({ name }) => name);
    expect(names).not.toContain('as_of');
  });

  it('may be before a call that it already counts', () => {
    const facts = read(`Situation de votre compte au 20/03/2026\n${LEDGER}`);
    expect(facts).toMatchObject({ as_of: '2026-03-20', balance: 30000 });
  });

  it('is that of the letter, though it starts from another', () => {
    const facts = read(`Le 20/04/2026
L’état de votre compte, arrêté à ce jour, est le suivant :
Date         Libellé                    Doit        Avoir
30/09/2025   Solde en votre faveur                  34,10
01/10/2025   Provisions                 512,44
03/11/2025   Votre chèque                           478,34
01/01/2026   Provisions                 528,90
01/04/2026   Provisions                 528,90
             Totaux                     1 570,24    512,44
Soit un solde que vous restez devoir de 1 057,80 €`);
    expect(facts).toMatchObject({ as_of: '2026-04-20', balance: 1057_80, solde_anterieur: -34_10 });
  });
});

describe('a balance', () => {
  const day = 'Relevé de compte au 30/06/2026';
  it.each([
    ['Il ressort un solde en notre faveur de 412,30 €.', 41230],
    ['Solde dû                 412,30 €', 41230],
    ['Votre dette envers le syndicat s’élève à 412,30 €', 41230],
    ['Votre compte reste débiteur de 412,30 €', 41230],
    ['Trop-perçu à vous rembourser : 412,30 €', -41230],
    ['Votre compte est soldé.', 0],
    ['Le versement suivra dès que votre compte est soldé.', undefined],
    ['Solde au 31/12/2025 : 120,00 € débiteur\nSolde au 30/06/2026 : 412,30 € débiteur', 41230],
    // On some papers a minus is what is owed.
    ['Solde        -412,30', undefined],
    ['Solde débiteur : 412,30 €\nSolde créditeur : 35,00 €', undefined],
  ])('%s', (extracted, expected) => {
    expect(read(`${day}\n${extracted}`)['balance']).toBe(expected);
  });
});
