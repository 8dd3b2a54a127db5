import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { extractFacts } from '../extract.ts';

const call = (text: string) => typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS');

describe('a call', () => {
  it('is for one period: that of the year before is another', () => {
    expect(
      call(`APPEL DE FONDS – période du 01/04/2026 au 30/06/2026
Régularisation de la période du 01/01/2025 au 31/12/2025 : voir décompte joint
Charges courantes                    300,00
Fonds travaux                         20,00
Total de l’appel                     320,00`),
    ).toMatchObject({
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      total: 32000,
      courantes: 30000,
    });
  });

  it('tells no period where nothing says which of two', () => {
    const facts = call(`Copropriété LES SORBIERS
Du 01/04/2026 au 30/06/2026
Du 01/07/2026 au 30/09/2026
Charges courantes                    300,00
Fonds travaux                         20,00
Total de l’appel                     320,00`);
    expect(facts).not.toHaveProperty('period_from');
  });

  it('is not owed on the first of the days that its title tells, to the rules', () => {
    const pages = typedPages(`APPEL DE PROVISIONS du 01/04/2026 au 30/06/2026
Charges courantes                    300,00
Fonds travaux                         20,00
Total appelé                         320,00`);
    const names = extractFacts('CHARGES', 'APPEL_DE_FONDS', pages).map(({ name }) => name);
    expect(names).toContain('period_from');
    expect(names).not.toContain('due_on');
  });

  it('is what a letter says it is', () => {
    const facts = call(`Madame,
Veuillez trouver l’appel de fonds de la période du 1er avril au 30 juin 2026, d’un montant de
320,00 €, payable au 1er avril 2026.`);
    expect(facts).toMatchObject({ total: 32000, to_pay: 32000, due_on: '2026-04-01' });
  });

  it.each([
    ['Ce montant sera prélevé le 5 avril 2026.', 32000],
    ['Vous devez donc 320,00 €.', 32000],
    // More may be due than what is called.
    ['Vous devez donc 320,00 €.\nRappel : solde au 31/12/2025 : 12,00 € débiteur', undefined],
  ])('is to be paid: %s', (extracted, expected) => {
    const facts = call(`APPEL DE FONDS – 2e trimestre 2026
Charges courantes                    300,00
Fonds travaux                         20,00
Total de l’appel                     320,00
${extracted}`);
    expect(facts['to_pay']).toBe(expected);
  });

  it('has the lots of the deed, whatever the building calls them', () => {
    const { lots } = call(`APPEL DE FONDS
Résidence LES SORBIERS – 4 rue du Lac, 74000 ANNECY – lots C12 (n° 112) et P08 (n° 208)`);
    expect(lots).toEqual(['112', '208']);
  });
});
