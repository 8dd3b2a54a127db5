import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { countedHeirs } from './counted-heirs.ts';
import { rowsOf } from './figures.ts';

const namedOn = (text: string) => countedHeirs(rowsOf([setPage(text)]))?.names ?? null;

const deed = (count: string, ...heirs: readonly string[]) => `
  ATTESTATION IMMOBILIÈRE APRÈS DÉCÈS
  Monsieur Roger Albert WEBER, décédé à METZ le 11 mars 2026, a laissé
  pour recueillir sa succession ses ${count} enfants, héritiers ensemble :
  ${heirs.join('\n  ')}`;
const HELENE = '1° Madame Hélène Marie WEBER, professeure, épouse de Monsieur Marc KLEIN,';
const THOMAS = '2° Monsieur Thomas Jean LE WEBER, célibataire,';

describe('the heirs of a deed', () => {
  it('are as many as it says', () => {
    expect(namedOn(deed('deux', HELENE, THOMAS))).toEqual([
      'Hélène Marie WEBER',
      'Thomas Jean LE WEBER',
    ]);
  });

  it.each([
    ['one is missing', deed('trois', HELENE, THOMAS)],
    ['one is there twice', deed('deux', HELENE, HELENE)],
    ['nothing says how many', deed('', HELENE, THOMAS)],
    [
      'nobody died',
      deed('deux', HELENE, THOMAS)
        .replace(/APRÈS DÉCÈS|sa succession/g, 'DE VENTE')
        .replace('sa succession', 'le prix'),
    ],
  ])('are nobody where %s', (_, text) => expect(namedOn(text)).toBeNull());
});
