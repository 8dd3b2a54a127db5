import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a sentence', () => {
  it('tells a sum, then what it is made of', () => {
    expect(
      typedFacts(
        `Objet : provision du premier trimestre 2027
Madame,
Nous vous prions de nous adresser, pour le 1er janvier 2027, la somme de 315,00 €
représentant votre provision, à savoir 300,00 € de charges courantes et 15,00 € de cotisation au
fonds de travaux.`,
        'CHARGES',
        'APPEL_DE_FONDS',
      ),
    ).toMatchObject({ total: 31500, courantes: 30000, fonds_travaux: 1500 });
  });

  it('does not lend its whole to one kind where a part is not understood', () => {
    const { courantes } = typedFacts(
      `Objet : appel de provisions du premier trimestre 2027
Nous vous prions de nous adresser la somme de 315,00 € représentant votre provision, soit
300,00 € de première main et 15,00 € de seconde.`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(courantes).toBeUndefined();
  });

  const statement = (said: string) =>
    typedFacts(
      `Voici le détail du compte n° 07-SAV de Mme SAVARY, arrêté au 31 août 2026.

Date            Opération         Débit         Crédit
01/04/2026      Provision T2      248,60
14/04/2026      Chèque                          248,60
01/07/2026      Provision T3      248,60
08/07/2026      Chèque                          300,00

${said}`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );

  it('tells what an account adds up to on each side', () => {
    const totals = { account: '07-SAV', total_debit: 49720, total_credit: 54860 };
    expect(
      statement(
        'Soit 497,20 € au débit et 548,60 € au crédit, donc un solde créditeur de 51,40 €.',
      ),
    ).toMatchObject(totals);
    expect(
      statement(
        'Au total, 497,20 € ont été appelés et 548,60 € ont été versés. Solde créditeur de 51,40 €.',
      ),
    ).toMatchObject(totals);
  });

  it('tells no total that the movements do not make', () => {
    const { total_debit } = statement('Soit 500,00 € au débit. Solde créditeur de 51,40 €.');
    expect(total_debit).toBeUndefined();
  });

  it('estimates what a tenant pays', () => {
    const { recoverable } = typedFacts(
      `Appel de fonds du 4e trimestre 2026
Charges générales     400,00 €
Total de l’appel      400,00 €
Part estimée récupérable sur votre locataire : 301.28 EUR.`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(recoverable).toBe(30128);
  });
});
