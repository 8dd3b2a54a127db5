import type { PortfolioEvent } from '@quitus/api/portfolios.api';
import { EVENT_KINDS } from '@quitus/domain/portfolios/event';
import { describe, expect, it } from 'vitest';

import { byDay, describeEvent } from './event-sentence.ts';

const event = (given: Partial<PortfolioEvent>): PortfolioEvent => ({
  number: 1,
  kind: 'PORTFOLIO_CREATED',
  document_type: null,
  actor: 'Claire Dubois',
  detail: {},
  created_at: new Date(2026, 10, 15, 9, 12).toISOString(),
  ...given,
});

const sentence = (given: Partial<PortfolioEvent>) => describeEvent(event(given)).sentence;

describe('an event is told', () => {
  it.each(EVENT_KINDS)('in one sentence that ends, whatever is missing from it (%s)', (kind) => {
    const described = sentence({ kind, actor: null, detail: {} });
    expect(described).toMatch(/^[«A-Z].*\.$/);
    expect(described).not.toMatch(/undefined|null/);
  });

  it('with the person who did it, or the service', () => {
    expect(sentence({})).toBe('Claire Dubois a ouvert le dossier.');
    expect(sentence({ kind: 'PORTFOLIO_ARCHIVED', actor: null })).toBe(
      'Quitus a archivé le dossier.',
    );
  });

  it('with the role somebody was given', () => {
    const detail = { guest: 'paul@example.fr', role: 'NOTAIRE' };
    expect(sentence({ kind: 'GUEST_INVITED', detail })).toBe(
      'Claire Dubois a invité paul@example.fr en tant que notaire.',
    );
    expect(sentence({ kind: 'GUEST_ROLE_CHANGED', detail })).toBe(
      'Claire Dubois a changé le rôle de paul@example.fr\u00A0: notaire.',
    );
  });

  it('with the words of the status, and the cause', () => {
    const described = describeEvent(
      event({
        kind: 'DOCUMENT_STATUS_CHANGED',
        document_type: 'RIB',
        detail: { from: 'NEW_A_VERIFIER', to: 'REJECTED', reason: 'La page est illisible' },
      }),
    );
    expect(described).toEqual({
      sentence: '«\u00A0RIB\u00A0» passe à «\u00A0Refusé\u00A0».',
      more: 'La page est illisible',
    });
  });

  it('with the question that was answered or put aside', () => {
    const kind = 'SITUATION_ANSWERED';
    expect(describeEvent(event({ kind, detail: { fields: 'rented', skipped: '' } }))).toEqual({
      sentence: 'Claire Dubois a répondu à une question.',
      more: 'Le bien est-il loué\u00A0?',
    });
    expect(sentence({ kind, detail: { fields: '', skipped: 'pool,sewer' } })).toBe(
      'Claire Dubois a passé 2 questions.',
    );
  });

  it('as a new address only when the address changed', () => {
    const kind = 'PORTFOLIO_EDITED';
    const [from, to] = ['14 rue du Marché', '16 rue du Marché'];
    expect(describeEvent(event({ kind, detail: { from, to } })).more).toBe(to);
    expect(sentence({ kind, detail: { from, to: from } })).toBe(
      'Claire Dubois a modifié le complément ou la référence.',
    );
  });
});

it('puts each day under its own heading, newest first', () => {
  const at = (day: number, number: number) =>
    event({ number, created_at: new Date(2026, 10, day, 9, 12).toISOString() });
  const days = byDay([at(15, 3), at(14, 2), at(14, 1)], new Date(2026, 10, 15, 10, 0));
  expect(days.map(({ heading, events }) => [heading, events.map(({ number }) => number)])).toEqual([
    ['Aujourd’hui', [3]],
    ['Hier', [2, 1]],
  ]);
});
