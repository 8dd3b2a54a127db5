import { describe, expect, it } from 'vitest';

import { DEMO_DOCUMENTS, DEMO_STEPS, DEMO_START, demoFloors, verifiedCount } from './demo-story.ts';

const verifiedAt = (step: number) => verifiedCount(demoFloors(step));

describe('the demonstration', () => {
  it('starts with every document missing', () => {
    expect(new Set(Object.values(demoFloors(0)).flat())).toEqual(new Set(['A_AJOUTER']));
  });

  it('never takes a verified document back', () => {
    const counts = Array.from({ length: DEMO_STEPS }, (_, step) => verifiedAt(step));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it('ends with the dossier in order, long enough to be seen', () => {
    expect(verifiedAt(DEMO_STEPS - 3)).toBe(DEMO_DOCUMENTS);
  });

  it('starts at a moment where something is left to do', () => {
    const shown = new Set(Object.values(demoFloors(DEMO_START)).flat());
    expect(shown).toEqual(
      new Set(['A_AJOUTER', 'NEW_A_VERIFIER', 'SCRAPING_PROCESSING', 'VERIFIED']),
    );
  });
});
