import { expect, test } from 'vitest';

import { testField, testStatement } from '../../statement-fields/test-statement.ts';
import {
  changeWords,
  deliveryOf,
  leftWords,
  lockedWords,
  recomputed,
  soldWords,
  shownChanges,
} from './ped-view.ts';

const NOW = new Date(2026, 10, 17, 16, 30);
const plain = (words: string): string => words.replaceAll('\u00A0', ' ');

test('what is sold names the lots, when they are known', () => {
  const lots = (value: string[]) =>
    soldWords(testStatement({ fields: [testField('LOTS', { state: 'READ', value })] }));
  expect(lots(['23'])).toBe('Pré-état daté, lot 23');
  expect(lots(['17', '58'])).toBe('Pré-état daté, lots 17 et 58');
  expect(soldWords(testStatement({ fields: [testField('LOTS')] }))).toBe('Pré-état daté');
});

test('it comes at once when nothing is left for a person, else by the desk’s own time', () => {
  const readiness = { sections: [] };
  expect(
    deliveryOf({ readiness: { ...readiness, deliverable: true }, desk_minutes: 90 }, NOW).promise,
  ).toBe('Livré dès le paiement.');
  expect(
    deliveryOf({ readiness: { ...readiness, deliverable: false }, desk_minutes: 90 }, NOW).promise,
  ).toBe('Livré avant demain, 16\u00a0h\u00a030, d’ordinaire en 2 heures.');
  expect(
    deliveryOf({ readiness: { ...readiness, deliverable: false }, desk_minutes: 1440 }, NOW)
      .promise,
  ).toBe('Livré avant demain, 16\u00a0h\u00a030.');
});

test('what is left counts only what delivery waits for', () => {
  expect(leftWords(testStatement({ fields: [testField('VIE-FIBRE')] }))).toBeNull();
  expect(leftWords(testStatement({ fields: [testField('I-A-2')] }))).toBe(
    'Il reste une rubrique à compléter.',
  );
});

test('a change tells the figure and the one before', () => {
  const before = { state: 'READ', value: 393_075 } as const;
  expect(
    plain(changeWords({ reference: 'COPRO-2', before, after: { ...before, value: 400_000 } })),
  ).toBe('Dette envers les fournisseurs : 4 000,00 €, au lieu de 3 930,75 €');
  expect(
    plain(
      changeWords({
        reference: 'COPRO-2',
        before: { state: 'MISSING', value: null },
        after: before,
      }),
    ),
  ).toBe('Dette envers les fournisseurs : 3 930,75 €, au lieu de manquant');
});

test('a figure that only became surer is no news', () => {
  const read = { state: 'READ', value: 100 } as const;
  const change = (after: { state: 'PROVEN' | 'CONTRADICTORY'; value: number | null }) =>
    shownChanges({ fields: [{ reference: 'COPRO-2', before: read, after }] }).length;
  expect(change({ state: 'PROVEN', value: 100 })).toBe(0);
  expect(change({ state: 'PROVEN', value: 101 })).toBe(1);
  expect(change({ state: 'CONTRADICTORY', value: null })).toBe(1);
});

test('a recomputation is said once, with what is left', () => {
  const before = testStatement({ fields: [testField('I-A-2'), testField('I-A-5')] });
  const after = testStatement({
    fields: [testField('I-A-2', { state: 'CONFIRMED', value: 0 }), testField('I-A-5')],
  });
  expect(recomputed(before, before)).toBe('');
  expect(recomputed(before, after)).toBe(
    'Charges impayées des exercices antérieurs : confirmé. Il reste une rubrique à compléter.',
  );
});

test('a house is told that it needs none, before it is told what is missing', () => {
  const gate = {
    open: false,
    needs: [{ document_type: 'CV_AG' as const, status: 'A_AJOUTER' as const }],
  };
  const price = { product_id: 'PED_PRO' as const, amount_cents: 80_00 };
  expect(lockedWords({ gate, price, order_refusal: 'PED_NOT_OFFERED' })).toBe(
    'Le pré-état daté ne concerne que les ventes en copropriété.',
  );
  expect(lockedWords({ gate, price, order_refusal: 'PED_GATE_CLOSED' })).toBe(
    'Il reste un document à faire vérifier avant de commander.',
  );
});
