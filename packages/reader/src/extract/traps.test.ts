// Papers that mislead: what cannot be trusted is not extracted.
import { describe, expect, it } from 'vitest';

import { factValues, listing } from '../../test/fact-values.ts';
import { typesetPages } from '../../test/typeset-pages.ts';
import { readFacts } from '../proof/read-facts.ts';

const call = (text: string) => factValues(listing(text), 'CHARGES', 'APPEL_DE_FONDS');
const proofs = async (text: string) =>
  Object.fromEntries(
    readFacts('CHARGES', 'APPEL_DE_FONDS', await typesetPages(listing(text))).map(
      ({ name, proof }) => [name, proof],
    ),
  );

const HEADS = 'Postes à répartir            Total      Base  Tantièmes  Quote-part';
const GENERAL = 'CHARGES GENERALES        12 500,00    10 000        184      230,00';
const LIFT = 'ASCENSEUR                 1 800,00     1 000         32       57,60';
const FUND = 'FONDS TRAVAUX ALUR          715,00    10 000        184       13,16';

describe('a call for funds', () => {
  it('whose lines do not add up proves no total, and tells no part that is added up', async () => {
    const lines = (total: string) =>
      `${HEADS}\n${GENERAL}\n${LIFT}\n${FUND}\nMontant de l'appel de fonds                                   ${total}`;
    expect(await proofs(lines('300,76'))).toMatchObject({ total: 'PROVEN' });
    const wrong = await proofs(lines('310,76'));
    expect(wrong['total']).not.toBe('PROVEN');
    expect(wrong).not.toHaveProperty('courantes');
  });

  it('with a quote that is not its share does not work it out, nor prove the parts', async () => {
    const wrong = LIFT.replace('1 800,00', '1 900,00');
    const text = `${HEADS}\n${GENERAL}\n${wrong}\n${FUND}\nMontant de l'appel de fonds                                   300,76`;
    const found = await call(text);
    expect(found['total']).toBe(300_76);
    expect(found['key_lines']).toEqual([
      'CHARGES GENERALES\u00a0: 230,00 = 12\u00a0500,00 × 184 ÷ 10\u00a0000',
      'FONDS TRAVAUX ALUR\u00a0: 13,16 = 715,00 × 184 ÷ 10\u00a0000',
    ]);
    expect(found).not.toHaveProperty('tantiemes_by_cle');
    expect((await proofs(text))['courantes']).not.toBe('PROVEN');
  });
});
