// Answers right after the voices were counted, titles whose days stand on their own line, who came extracted name by name.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';
import { flatAnswers, isAdopted } from './votes.ts';

describe('an answer', () => {
  it.each([
    'Pour : 540. Contre : 60 (M. PONS). ADOPTÉ article 24.',
    'Contre : 12 – Abstention : néant – ADOPTEE sous réserve du devis',
    'Suffrages : pour 640 contre 0. Adopté, le syndic s’en chargera',
    'ADOPTE ART 25-1',
    'Résolution adoptée article 24',
    'Décision : OUI',
    'Tout le monde est d’accord.',
    'La résolution recueille la majorité requise.',
  ])('is yes in « %s »', (text) => {
    expect(isAdopted(flatAnswers(text))).toBe(true);
  });

  it.each([
    'Pour : 133. Contre : 506. REJETÉ : le devis n’est pas retenu.',
    'Pour 100 Contre 500 : REFUSÉ sur proposition du conseil',
    'Refusé par tous',
    'Décision : NON',
  ])('is no in « %s »', (text) => {
    expect(isAdopted(flatAnswers(text))).toBe(false);
  });

  it.each([
    'La résolution sera adoptée si elle recueille la majorité requise.',
    'Pour : 10. Adoptée. Pour : 3. Contre : 5. Rejetée.',
    'Le devis approuvé par le conseil syndical est joint.',
  ])('is not told by « %s »', (text) => {
    expect(isAdopted(flatAnswers(text))).toBeNull();
  });
});

describe('minutes', () => {
  it.each(['01/07/2024 – 30/06/2025', 'du 1er juillet 2024 au 30 juin 2025', 'clos le 30/06/2025'])(
    'whose title has its days « %s » on a line of their own',
    (days) => {
      expect(
        typedFacts(
          `Procès-verbal de l’assemblée générale du 3 novembre 2025
1. Examen et approbation des comptes de l’exercice
${days}
Total des dépenses : 14 806,15 €.
Pour : 812. Résolution adoptée.
2. Quitus
Pour : 812. Résolution adoptée.`,
          'PV_AG',
        ),
      ).toMatchObject({
        resolutions: [`1. Examen et approbation des comptes de l’exercice ${days}`, '2. Quitus'],
      });
    },
  );

  it('in which those who came are told by name, and make the sum', () => {
    const facts = (one: number) =>
      typedFacts(
        `Compte rendu de l’assemblée générale du 3 mai 2026
Présents : Mme Arlet (${one}), M. Binet (300).
Représentée : Mme Cros (310), qui a donné pouvoir. Soit 1000 millièmes sur 1000.
1. Quitus
Adopté à l’unanimité.
2. Budget
Adopté à l’unanimité.`,
        'PV_AG',
      );
    expect(facts(390)).toMatchObject({ tantiemes_present: 1000 });
    expect(facts(380)).not.toHaveProperty('tantiemes_present');
  });

  it('that put one budget right and vote the next, and tell by rules the sum of the next', () => {
    const facts = (text: string, read = typedFacts) =>
      read(
        `Procès-verbal de l’assemblée générale du 3 mai 2026
1. Bureau
Pour : 812. Résolution adoptée.
2. Budget 2026 révisé et budget 2027
${text}
Pour : 812. Résolution adoptée.`,
        'PV_AG',
      );
    expect(facts('Le budget du 01/01/2027 au 31/12/2027 est voté pour 31 000 €.')).toMatchObject({
      budget: 31_000_00,
      budget_from: '2027-01-01',
    });
    expect(
      facts('Le budget du 01/01/2026 au 31/12/2026 est voté pour 31 000 €.', typedFactsByRules),
    ).not.toHaveProperty('budget');
  });

  it('that close a year before they open it', () => {
    expect(
      typedFacts(
        `Procès-verbal de l’assemblée générale du 3 décembre 2025
1. Comptes
Sont approuvés les comptes arrêtés au 30/06/2025 pour l’exercice ouvert le 01/07/2024.
Pour : 812. Résolution adoptée.
2. Quitus
Pour : 812. Résolution adoptée.`,
        'PV_AG',
      ),
    ).toMatchObject({ approved_from: '2024-07-01', approved_to: '2025-06-30' });
  });
});
