import { describe, expect, it } from 'vitest';

import type { DocumentType } from '../documents/document-type.ts';
import type { ReadDocument } from '../reading/read-document.ts';
import { controlSlot } from './control-slot.ts';
import { ADDRESS, documentOf, DOSSIER, fileOf, TODAY } from './made-up-papers.ts';

const controlled = (type: DocumentType, ...documents: readonly ReadDocument[]) =>
  controlSlot(DOSSIER, type, [fileOf(...documents)], TODAY, []);

const without = (paper: ReadDocument, name: string): ReadDocument => ({
  ...paper,
  facts: paper.facts.filter((fact) => fact.name !== name),
});

const summary = documentOf('FICHE_SYN', null, {
  rnc: 'AC1234567',
  updated_on: '2026-07-21',
  lots_count: 16,
  charges_courantes: 1,
  impayes: 1,
  dette_fournisseurs: 1,
});
const settlement = (said: Parameters<typeof documentOf>[2] = {}) =>
  documentOf('CHARGES', 'DECOMPTE', { building_address: ADDRESS, lots: ['17', '58'], ...said });
const call = documentOf('CHARGES', 'APPEL_DE_FONDS', {
  building_address: ADDRESS,
  rnc: 'AC1234567',
  owner: 'Claire MARTIN',
  lots: ['17', '58'],
  period_from: '2026-10-01',
  period_to: '2026-12-31',
  total: 300_76,
});
const gas = documentOf('DIAGNOSTICS', 'GAZ', {
  property_address: ADDRESS,
  lots: ['17'],
  made_on: '2026-01-05',
});

/** What was not read, by the rule that lacks it. */
const unreadIn = (type: DocumentType, ...documents: readonly ReadDocument[]) =>
  controlled(type, ...documents).rules.flatMap(({ rule, unread = [] }) =>
    unread.map(({ name, document }) => [rule, name, document]),
  );

describe('what was not read', () => {
  it.each<[string, DocumentType, ReadDocument[], unknown]>([
    [
      'a figure of the summary sheet',
      'FICHE_SYN',
      [without(summary, 'lots_count')],
      [['COMPLETE', 'lots_count', 0]],
    ],
    [
      'two of them',
      'FICHE_SYN',
      [without(without(summary, 'impayes'), 'dette_fournisseurs'), summary],
      [['COMPLETE', 'impayes', 0]],
    ],
    ['the sum of a call', 'CHARGES', [without(call, 'total')], [['COMPLETE', 'total', 0]]],
    [
      'the year of a settlement, and not that two of them are expected',
      'CHARGES',
      [call, settlement({ exercice_to: '2025-12-31' }), settlement()],
      [['COMPLETE', 'exercice_to', 2]],
    ],
    ['the day of a report', 'DIAGNOSTICS', [without(gas, 'made_on')], [['IN_DATE', 'made_on', 0]]],
  ])('is asked for by name, and in its paper: %s', (_, type, documents, expected) => {
    expect(unreadIn(type, ...documents)).toEqual(expected);
  });

  it('is no reason against a paper', () => {
    for (const { name } of [...summary.facts, ...call.facts]) {
      expect(controlled('FICHE_SYN', without(summary, name)).status).not.toBe('REJECTED');
      const { status, rules } = controlled('CHARGES', without(call, name));
      expect([null, 'VERIFIED']).toContain(status);
      expect(rules.map(({ outcome }) => outcome)).not.toContain('failed');
    }
  });

  it('is told in words of ours, with the paper', () => {
    const { rules } = controlled('FICHE_SYN', without(summary, 'lots_count'));
    expect(rules.find(({ rule }) => rule === 'COMPLETE')?.sentence.replaceAll('\u00a0', ' ')).toBe(
      'Nous n’avons pas su lire « Nombre total de lots » : fiche synthétique du 21 juillet 2026.',
    );
  });
});
