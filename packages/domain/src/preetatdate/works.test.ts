import { describe, expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { CALL, fieldOf, MINUTES, paperWith } from './made-up-sale.ts';

const READ = paperWith(MINUTES, {
  resolutions: ['1. Élection du président', '2. Approbation des comptes'],
  resolutions_adopted: ['1', '2'],
});
const NONE_OPEN = documentOf('CV_AG', 'ANNEXE_5', {
  closed_on: '2025-12-31',
  travaux_en_cours: [],
});

describe('that no works are to come', () => {
  const earlier = ['2025-06-12', '2024-06-13'].map((meeting_on) =>
    paperWith(READ, { meeting_on, approved_to: `${Number(meeting_on.slice(0, 4)) - 1}-12-31` }),
  );

  it('takes minutes of every meeting, or annexe 5 and the minutes since', () => {
    expect(fieldOf([READ, NONE_OPEN], 'VIE-TRAVAUX')).toMatchObject({ state: 'PROVEN', value: [] });
    expect(fieldOf([READ, ...earlier], 'III-2-b')?.value).toEqual([]);
    expect(fieldOf([READ], 'VIE-TRAVAUX')).toMatchObject({ state: 'MISSING' });
  });

  it('takes the outcome of every resolution', () => {
    expect(fieldOf([MINUTES, NONE_OPEN], 'VIE-TRAVAUX')).toMatchObject({ state: 'MISSING' });
    const spoken = paperWith(READ, {
      resolutions: [
        '1. Élection du président',
        '2. Approbation des comptes',
        '3. Questions diverses',
      ],
    });
    expect(fieldOf([spoken, NONE_OPEN], 'III-2-b')?.value).toEqual([]);
    const half = paperWith(READ, { resolutions_adopted: ['1'] });
    expect(fieldOf([half, NONE_OPEN], 'III-2-b')).toMatchObject({ state: 'MISSING' });
  });
});

describe('works that a year closed', () => {
  const roof = paperWith(READ, {
    meeting_on: '2025-06-12',
    approved_to: '2024-12-31',
    works_adopted: ['8. Travaux de toiture'],
    works_adopted_total: 80_000_00,
  });
  const closed = (label: string, closed_on: string) =>
    fieldOf(
      [READ, roof, documentOf('CV_AG', 'ANNEXE_4', { closed_on, travaux_clos: [label] })],
      'VIE-TRAVAUX',
    )?.candidates.length;

  it('are the same by more than the word « travaux », and closed after their vote', () => {
    expect(closed('Réfection de la toiture', '2025-12-31')).toBe(0);
    expect(closed('Travaux de ravalement', '2025-12-31')).toBe(1);
    expect(closed('Réfection de la toiture', '2024-12-31')).toBe(1);
  });
});

describe('works that are called by the minutes', () => {
  const door = paperWith(READ, {
    resolutions: ['1. Élection du président', '2. Porte du hall'],
    works_adopted: ['2. Remplacement de la porte du hall'],
    works_adopted_total: 10_000_00,
    works_terms: ['2 1000000 2026-07-01 1/2, 2027-01-01 1/2 clé Charges générales'],
  });

  it('tell what the lot was asked for and what is to come', () => {
    const papers = [door, CALL, NONE_OPEN];
    expect(fieldOf(papers, 'III-2-b')).toMatchObject({
      value: [{ on: '2027-01-01', cents: 92_00 }],
    });
    expect(fieldOf(papers, 'VIE-TRAVAUX')?.value).toMatchObject([
      { total_cents: 10_000_00, lot_cents: 184_00, called_cents: 92_00, remaining_cents: 92_00 },
    ]);
  });

  it('are not shared by a key that nobody tells', () => {
    const heated = paperWith(door, { works_terms: ['2 1000000 2027-01-01 1/1 clé Chauffage'] });
    expect(fieldOf([heated, CALL, NONE_OPEN], 'III-2-b')?.value).toBeNull();
    const keyed = paperWith(CALL, { tantiemes_by_cle: ['030 CHAUFFAGE: 25/1000'] });
    expect(fieldOf([heated, keyed, NONE_OPEN], 'III-2-b')?.value).toEqual([
      { on: '2027-01-01', cents: 250_00 },
    ]);
  });

  it('are open at a closing where annexe 5 counts them', () => {
    const earlier = (label: string, cents: number) =>
      paperWith(READ, {
        meeting_on: '2025-06-12',
        approved_to: '2024-12-31',
        resolutions: ['1. Élection du président', `2. ${label}`],
        works_adopted: [`2. ${label}`],
        works_adopted_total: cents,
        works_terms: [`2 ${cents} 2025-10-01 1/1 clé Charges générales`],
      });
    const counted = (cents: number) =>
      documentOf('CV_AG', 'ANNEXE_5', { closed_on: '2025-12-31', travaux_votes: cents });
    const roof = earlier('Travaux de toiture', 80_000_00);
    const valueOf = (cents: number) => fieldOf([READ, roof, CALL, counted(cents)], 'VIE-TRAVAUX');
    expect(valueOf(80_000_00)?.value).toMatchObject([{ label: 'Travaux de toiture' }]);
    expect(valueOf(70_000_00)?.value).toBeNull();
  });
});
