import { describe, expect, it } from 'vitest';

import { belongs, judge } from './notices.ts';
import type { Row } from './pages.ts';

const HOME = '14 rue du Marché, 44000 Nantes';
const row = (label: string, place: string | null = null): Row => ({ label, place, file: null });
const outcome = (...rows: Row[]) =>
  judge(rows, HOME, { year: 2026, newest: 2026 }).map(({ key, leave }) => [key, leave] as const);

describe('whose notice it is', () => {
  it.each([
    ['14 RUE DU MARCHE 44000 NANTES', 'OURS'],
    ['0014 R DU MARCHE 44000 NANTES', 'OURS'],
    ['14 Rue du Marché, Nantes', 'OURS'],
    ['14 RUE DU MARCHE', 'UNSURE'],
    [null, 'UNSURE'],
    ['16 RUE DU MARCHE 44000 NANTES', 'OTHER_HOME'],
    ['14 RUE DES TISSERANDS 44000 NANTES', 'OTHER_HOME'],
    ['31 CHEMIN DE LA CORNICHE 56340 CARNAC', 'OTHER_HOME'],
  ])('%s', (place, whose) => {
    expect(belongs(row('Avis de taxes foncières 2026', place), HOME)).toBe(whose);
  });

  it('is also told by a place on the same line', () => {
    const label = 'Avis de taxes foncières 2026 31 CHEMIN DE LA CORNICHE 56340 CARNAC';
    expect(belongs(row(label), HOME)).toBe('OTHER_HOME');
  });
});

describe('what is fetched', () => {
  it('is the notice of the home, and none of another', () => {
    expect(
      outcome(
        row('Avis de taxes foncières 2026', '31 CHEMIN DE LA CORNICHE 56340 CARNAC'),
        row('Avis de taxes foncières 2026', '14 RUE DU MARCHE 44000 NANTES'),
      ),
    ).toEqual([
      [
        '2026#avis de taxes foncieres 2026#31 chemin de la corniche 56340 carnac',
        'avis d’une autre adresse',
      ],
      ['2026#avis de taxes foncieres 2026#14 rue du marche 44000 nantes', null],
    ]);
  });

  it('is the last one', () => {
    expect(outcome(row('Avis de taxe foncière 2025'), row('Avis de taxes foncières 2026'))).toEqual(
      [
        ['2025#avis de taxe fonciere 2025', 'avis plus ancien'],
        ['2026#avis de taxes foncieres 2026', null],
      ],
    );
  });

  it('is one without an address only where none has ours', () => {
    const ours = row('Avis de taxes foncières 2026', '14 RUE DU MARCHE 44000 NANTES');
    const bare = row('Avis de taxes foncières 2026');
    expect(outcome(bare, ours).map(([, leave]) => leave)).toEqual([
      'un autre avis porte l’adresse du bien',
      null,
    ]);
    expect(outcome(bare).map(([, leave]) => leave)).toEqual([null]);
  });

  it('is none without an address where a newer one is of another home', () => {
    const older = row('Avis de taxes foncières 2021');
    expect(judge([older], HOME, { year: 2021, newest: 2021 })[0]?.leave).toBeNull();
    expect(judge([older], HOME, { year: 2021, newest: 2026 })[0]?.leave).toBe('avis plus ancien');
  });

  it('is the last one that has the address, however old', () => {
    const older = row('Avis de taxes foncières 2023', '14 RUE DU MARCHE 44000 NANTES');
    expect(judge([older], HOME, { year: 2023, newest: 2026 })[0]?.leave).toBeNull();
  });

  it('is no rebate, no schedule of payments', () => {
    expect(
      outcome(
        row('Avis de dégrèvement de taxes foncières 2025'),
        row('Echéancier 2026 de taxes foncières'),
      ),
    ).toEqual([
      ['2025#avis de degrevement de taxes foncieres 2025', 'ce n’est pas un avis de taxe foncière'],
      ['2026#echeancier 2026 de taxes foncieres', 'ce n’est pas un avis de taxe foncière'],
    ]);
  });

  it('says nothing of incomes', () => {
    expect(
      outcome(row("Avis d'impôt 2026 sur les revenus 2025"), row('Avis de taxe d’habitation 2020')),
    ).toEqual([]);
  });

  it('has two keys where two read the same', () => {
    const bare = row('Avis de taxes foncières 2026');
    expect(outcome(bare, bare).map(([key]) => key)).toEqual([
      '2026#avis de taxes foncieres 2026',
      '2026#avis de taxes foncieres 2026#2',
    ]);
  });
});
