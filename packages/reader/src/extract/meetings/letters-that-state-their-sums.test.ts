// Letters that tell in a sentence what their agenda only names, screens that number with a sign, and who gets the work.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';

const AGENDA = `CONVOCATION À L’ASSEMBLÉE GÉNÉRALE DU 9 MARS 2026
ORDRE DU JOUR
1. Bureau
2. Comptes de l’exercice clos le 30 juin 2025
3. Budget
4. Fonds de travaux`;

describe('a convocation', () => {
  it('whose sum stands in brackets behind the budget', () => {
    const text = `${AGENDA}

Vous trouverez ci-joint le budget que nous vous proposons (31 400 € pour la période du
1er juillet 2026 au 30 juin 2027) et deux devis.`;
    expect(typedFacts(text, 'CV_AG')).toMatchObject({
      budget_a_voter: 31_400_00,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
    });
  });

  it('whose days stand before the sum', () => {
    const text = `${AGENDA}

Nous parlerons du budget du 01/07/2026 au 30/06/2027, que je propose de fixer à 31 400 €.`;
    expect(typedFacts(text, 'CV_AG')).toMatchObject({
      budget_a_voter: 31_400_00,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
    });
  });

  it('whose sum alone stands in brackets', () => {
    const text = `${AGENDA}

Vous trouverez ci-joint le budget proposé (31 400 €) et deux devis.`;
    expect(typedFacts(text, 'CV_AG')).toMatchObject({ budget_a_voter: 31_400_00 });
  });

  it('that says what will be proposed, and when its accounts began', () => {
    const text = `${AGENDA}

Les comptes de l’exercice du 1er juillet 2024 au 30 juin 2025 vous sont adressés. Il vous sera
proposé un budget de 31 400 €.`;
    expect(typedFacts(text, 'CV_AG')).toMatchObject({
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      budget_a_voter: 31_400_00,
    });
  });

  it('keeps by rules to the day of its agenda where the letter speaks of another year', () => {
    const text = `${AGENDA}

Les comptes de l’exercice du 1er juillet 2023 au 30 juin 2024 sont consultables au bureau.`;
    expect(typedFacts(text, 'CV_AG')).toMatchObject({ approved_to: '2025-06-30' });
    expect(typedFactsByRules(text, 'CV_AG')).not.toHaveProperty('approved_from');
  });
});

describe('minutes', () => {
  it('of a screen that numbers its questions with a sign', () => {
    const text = `Procès-verbal de l’assemblée générale du 9 mars 2026

#1 Bureau | Approuvée
Mme LOISEAU est élue. | Pour 810 · Contre 0 · Abstention 0
#2 Quitus | Approuvée
Accordé au gérant. | Pour 810 · Contre 0 · Abstention 0
#3 Marquise | Rejetée
Devis de 3 000,00 € TTC. | Pour 100 · Contre 710 · Abstention 0`;
    expect(ruledFacts(text, 'PV_AG', null)).toMatchObject({
      resolutions: ['1. Bureau', '2. Quitus', '3. Marquise'],
      resolutions_adopted: ['1', '2'],
      resolutions_rejected: ['3'],
      quitus: true,
    });
  });

  it('of neighbours whose names are cut to a letter', () => {
    const text = `Procès-verbal de l’assemblée générale du 9 mars 2026
1. Comptes. Pour 700, contre 0. Adopté.
2. Quitus à R. Le Puy. Pour 700, contre 0. Adopté.
3. Divers. Adopté.`;
    expect(typedFacts(text, 'PV_AG')).toMatchObject({
      resolutions: ['1. Comptes', '2. Quitus à R. Le Puy', '3. Divers'],
    });
  });

  it('of neighbours who keep their syndic', () => {
    const text = `Procès-verbal de l’assemblée générale du 9 mars 2026
1/ Quitus : oui à l’unanimité
2/ Aline Puy reste syndic du 09/03/2026 au 08/03/2027 : oui à l’unanimité`;
    expect(typedFacts(text, 'PV_AG')).toMatchObject({
      mandate_from: '2026-03-09',
      mandate_to: '2027-03-08',
    });
  });

  it('whose works are done by one of the firms that were named with their prices', () => {
    const text = `Procès-verbal de l’assemblée générale du 9 mars 2026
1. Bureau
Mme LOISEAU préside. Cette résolution est adoptée.
2. Réparation du porche
L’assemblée, vu les devis des entreprises Grès & Fils (9 100,00 € TTC) et Voûte 12 (9 800,00 € TTC),
décide l’exécution des travaux par Grès & Fils. Cette résolution est adoptée.
La séance est levée.`;
    expect(typedFacts(text, 'PV_AG')).toMatchObject({ works_adopted_total: 9_100_00 });
  });
});

describe('minutes in a table without numbers', () => {
  const table = (budget: string) => `Compte rendu de l’assemblée générale du 9 mars 2026
Présents et représentés : 850 / 1000

Sujet | Décision | Vote
Comptes 2025 | Comptes du 01/01/2025 au 31/12/2025 relus | Unanimité
Quitus | Donné à Mme Puy | Unanimité
Budget 2027 | 3 300 € du 01/01/2027 au 31/12/2027 | ${budget}
Divers | Rangement des vélos | Adopté`;

  it('tell what each row decides', () => {
    const facts = ruledFacts(table('Unanimité'), 'PV_AG', null);
    expect(facts).toMatchObject({ quitus: true, approved_to: '2025-12-31', budget: 3_300_00 });
    expect(facts).not.toHaveProperty('resolutions');
  });

  it('tell nothing of a row that was refused', () => {
    expect(ruledFacts(table('Rejeté'), 'PV_AG', null)).not.toHaveProperty('budget');
  });
});
