// A paper of no slot beside those of one: they are judged without it, unless it may be one of them.
import { describe, expect, it } from 'vitest';

import { controlSlot } from './control-slot.ts';
import { documentOf, DOSSIER, fileOf, TODAY } from './made-up-papers.ts';

const CARD = documentOf('DOC_IDENTITE', 'PASSEPORT', {
  holder: 'Claire MARTIN',
  valid_until: '2031-01-01',
});
const INVOICE = documentOf('OTHER_PROPERTY_DOCS', null);

const ruled = (...files: readonly ReturnType<typeof fileOf>[]) => {
  const { rules } = controlSlot(DOSSIER, 'DOC_IDENTITE', files, TODAY, []);
  const type = rules.find(({ rule }) => rule === 'RIGHT_TYPE');
  return { outcome: type?.outcome, aside: /Mis de côté/.test(type?.sentence ?? '') };
};

describe('a paper of no slot', () => {
  it('is set aside where it is a file of its own', () => {
    expect(ruled(fileOf(CARD), fileOf(INVOICE))).toEqual({ outcome: 'passed', aside: true });
  });

  it('counts where it is alone, bound with another, or not recognised for sure', () => {
    expect(ruled(fileOf(INVOICE)).outcome).not.toBe('passed');
    expect(ruled(fileOf(CARD, { ...INVOICE, pages: [2] }))).toEqual({
      outcome: 'undecided',
      aside: false,
    });
    const unsure = fileOf({ ...INVOICE, answered: false });
    expect(ruled(fileOf(CARD), unsure)).toEqual({ outcome: 'undecided', aside: false });
  });
});
