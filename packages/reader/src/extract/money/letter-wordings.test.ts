// Calls, accounts and settlements in plain prose, as small syndics write them.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a call in a letter', () => {
  it('asks for one sum, for a quarter', () => {
    expect(
      typedFacts(
        `Madame,
Conformément au budget voté, je vous appelle la somme de 345,60 € au titre de votre provision
du 2e trimestre 2027, à régler avant le 15 avril 2027.
Votre quote-part est de 96/1 000.`,
        'CHARGES',
        'APPEL_DE_FONDS',
      ),
    ).toMatchObject({
      period_from: '2027-04-01',
      due_on: '2027-04-15',
      total: 345_60,
      tantiemes: 96,
      base: 1000,
    });
  });

  it('with its parts in a sentence', () => {
    expect(
      typedFacts(
        `APPEL DE FONDS – 3e trimestre 2027
Charges courantes : 210,00 €
Cotisation fonds travaux : 12,00 €
Soit un total appelé de 222,00 €
Report de solde : 0,00 €
Soit à payer : 222,00 €`,
        'CHARGES',
        'APPEL_DE_FONDS',
      ),
    ).toMatchObject({ total: 222_00, courantes: 210_00, fonds_travaux: 12_00, to_pay: 222_00 });
  });

  it('that will be taken from the bank', () => {
    expect(
      typedFacts(
        `Appel de fonds du 1er trimestre 2027
Total de l’appel : 512,40 €
512,40 € seront prélevés le 5 janvier 2027 sur votre compte.`,
        'CHARGES',
        'APPEL_DE_FONDS',
      ),
    ).toMatchObject({ total: 512_40, to_pay: 512_40 });
  });
});

describe('a call of a small syndic', () => {
  const found = typedFacts(
    `Cher Hugo,
Je fais l’appel de fonds du premier trimestre 2027.
Le budget est de 4 800 €, ta part (125/1000) pour le trimestre est donc de 150,00 €.
Il faut y ajouter 7,50 € pour le fonds travaux, soit 157,50 € à verser avant le 20 janvier 2027.`,
    'CHARGES',
    'APPEL_DE_FONDS',
  );

  it('tells its parts, which make the total', () => {
    expect(found).toMatchObject({
      due_on: '2027-01-20',
      total: 157_50,
      to_pay: 157_50,
      courantes: 150_00,
      fonds_travaux: 7_50,
      tantiemes: 125,
      base: 1000,
    });
  });

  it('whose parts do not make the total tells none', () => {
    const wrong = typedFacts(
      `Appel de fonds du premier trimestre 2027
Charges courantes de 150,00 € et 9,50 € pour le fonds travaux, soit 157,50 € à verser.`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(wrong).not.toHaveProperty('courantes');
    expect(wrong).not.toHaveProperty('fonds_travaux');
  });
});

describe('an account in a letter', () => {
  it.each([
    ['Votre compte présente au 31 mars 2026 un solde débiteur de 412,30 €.', 412_30],
    ['À ce jour, vous restez devoir la somme de 412,30 € au syndicat.', 412_30],
    ['Votre compte fait apparaître un solde créditeur de 412,30 € en votre faveur.', -412_30],
    ['Solde de votre compte au 31/03/2026 : 412,30 € (débiteur)', 412_30],
  ])('%s', (text, balance) => {
    expect(
      typedFacts(`Situation de votre compte\n${text}`, 'CHARGES', 'RELEVE_DE_COMPTE'),
    ).toMatchObject({ balance });
  });
});

describe('a settlement in a letter', () => {
  it('tells what was spent, what was called and what is left', () => {
    expect(
      typedFacts(
        `Régularisation de charges de l’exercice 2025
Le montant de vos charges réelles s’élève à 1 320,50 €.
Vos provisions s’élèvent à 1 400,00 €.
Il en résulte un trop-perçu de 79,50 € en votre faveur.
La part récupérable sur votre locataire s’élève à 812,00 €.`,
        'CHARGES',
        'DECOMPTE',
      ),
    ).toMatchObject({
      charges_reelles: 1320_50,
      provisions: 1400_00,
      difference: -79_50,
      recoverable: 812_00,
    });
  });

  it('of which the sums do not agree tells none of them', () => {
    const found = typedFacts(
      `Régularisation de charges de l’exercice 2025
Le montant de vos charges réelles s’élève à 1 320,50 €.
Vos provisions s’élèvent à 1 400,00 €.
Il en résulte un trop-perçu de 89,50 € en votre faveur.`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(found).not.toHaveProperty('difference');
  });
});
