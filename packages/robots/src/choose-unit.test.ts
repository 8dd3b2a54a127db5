import { describe, expect, it } from 'vitest';

import { chooseUnit } from './choose-unit.ts';
import type { Question, Unit } from './connector.ts';

const home = { address: '14 rue du Marché, 69002 Lyon', lots: ['23', '45'] };
const unit = (id: string, label: string): Unit => ({ id, label });

/** Answers what it is told to, and remembers what it was asked. */
function person(answer: string) {
  const asked: Question[] = [];
  return {
    asked,
    ask: async (question: Question) => {
      asked.push(question);
      return answer;
    },
  };
}
const nobody = async () => {
  throw new Error('nobody was to be asked');
};

describe('without a question', () => {
  it.each([
    ['the only one', [unit('a', 'Appartement')], 'a'],
    ['the only one, by its lot', [unit('a', 'Bien n° 1, lot 12')], 'a'],
    ['the only one, without its town', [unit('a', 'Lot 12 - 14 rue du Marché')], 'a'],
    [
      'the one at the address',
      [unit('a', '3 allée des Saules, 44300 Nantes'), unit('b', '14 RUE DU MARCHE 69002 LYON')],
      'b',
    ],
    [
      'the one of the lot, where the building is the same',
      [
        unit('a', '14 rue du Marché 69002 Lyon - lot 12'),
        unit('b', '14 rue du Marché 69002 Lyon - Lot n° 0023'),
      ],
      'b',
    ],
  ])('%s', async (_, units, expected) => {
    expect(await chooseUnit(units, home, nobody)).toMatchObject({ id: expected });
  });
});

describe('asks', () => {
  it('among labels that tell nothing', async () => {
    const units = [unit('a', 'Bien n° 1'), unit('b', 'Bien n° 2')];
    const { ask, asked } = person('b');
    expect(await chooseUnit(units, home, ask)).toMatchObject({ id: 'b' });
    expect(asked).toEqual([{ kind: 'UNIT', units }]);
  });

  it('only about those of the building, where their lots do not settle it', async () => {
    const here = [
      unit('a', '14 rue du Marché 69002 Lyon, lot 23'),
      unit('b', '14 rue du Marché 69002 Lyon, lot 45'),
    ];
    const { ask, asked } = person('a');
    await chooseUnit([...here, unit('c', '3 allée des Saules, 44300 Nantes')], home, ask);
    expect(asked).toEqual([{ kind: 'UNIT', units: here }]);
  });

  it.each([
    ['in another town', '3 allée des Saules, 44300 Nantes'],
    ['in another street of the town', '3 rue des Lilas 69002 Lyon'],
    ['in another street, without its town', '3 rue des Lilas'],
    ['at another number of the street', '41 rue du Marché 69002 Lyon'],
  ])('about the only one, when it is %s', async (_, label) => {
    const units = [unit('a', label)];
    const { ask, asked } = person('a');
    expect(await chooseUnit(units, home, ask)).toMatchObject({ id: 'a' });
    expect(asked).toHaveLength(1);
  });

  it('and refuses an answer that is none of them', async () => {
    const units = [unit('a', 'Bien n° 1'), unit('b', 'Bien n° 2')];
    await expect(chooseUnit(units, home, person('z').ask)).rejects.toMatchObject({
      code: 'WRONG_BUILDING',
    });
  });
});
