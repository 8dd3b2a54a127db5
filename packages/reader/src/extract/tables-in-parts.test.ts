// Causes seen on papers of other syndics, in words of our own: columns of votes, tables in parts, labels
// that go on under themselves, accounts that go on over the page.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

describe('minutes set as a table', () => {
  const found = typedFacts(
    `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 9 MARS 2026
N°    Question                                                    Votes             Issue
1     Comptes du dernier exercice                                 Pour : 5 120      ADOPTÉE (art. 24)
L’exercice ouvert le 01/01/2025 et clos le 31/12/2025             Contre : 80
est approuvé.                                                     Abst. : 0
2     Budget de l’année suivante                                  Pour : 5 000      ADOPTÉE (art. 24)
Le budget prévisionnel est arrêté à 61                            Contre : 200
400,00 €.                                                         Abst. : 0
3     Remplacement de la chaudière                                Pour : 4 800      ADOPTÉE (art. 24)
L’offre de la société Calor est retenue pour                      Contre : 400
18 300,00 € TTC.
4     Demande de Mme. ROY : pose d’un store                       Pour : 900        NON ADOPTÉE
Le projet est présenté.                                           Contre : 4 300
La séance est levée à 20 h.`,
    'PV_AG',
  );

  it('has titles that end where the votes start', () => {
    expect(found['resolutions']).toEqual([
      '1. Comptes du dernier exercice',
      '2. Budget de l’année suivante',
      '3. Remplacement de la chaudière',
      '4. Demande de Mme. ROY : pose d’un store',
    ]);
  });

  it('has sentences that the votes do not cut', () => {
    expect(found).toMatchObject({
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget: 61_400_00,
      works_adopted: ['3. Remplacement de la chaudière'],
      works_adopted_total: 18_300_00,
      resolutions_rejected: ['4'],
    });
  });
});
