// Papers that name several buildings, several people, several offices: the one that they are about, or none.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { TYPED } from '../../../test/who-and-where.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { isOtherTrade } from './other-trades.ts';
import { homeOwnerOf } from './owner.ts';
import { withoutRights } from './owners-rights.ts';
import { allIn } from './several-owners.ts';

const sheets = (text: string): Sheet[] => typedPages(text).map(sheetOf);
const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);
const { ownersOf } = TYPED;

describe('an owner', () => {
  it('is all of a list', () => {
    expect(ownersOf('Propriétaires : Mme Anne ESSAI, M. Luc TEST et Mme Zoé EXEMPLE')).toEqual([
      'Mme Anne ESSAI, M. Luc TEST et Mme Zoé EXEMPLE',
    ]);
    expect(allIn('Mme Anne ESSAI, représentée par M. Luc TEST')).toBeNull();
    expect(allIn('Mme Anne ESSAI – lots 3 et 4')).toBeNull();
  });

  it('has a right, which is no name', () => {
    expect(withoutRights('MME ESSAI ANNE (USUF.) / M. TEST LUC (NU-PROP.)')).toBe(
      'MME ESSAI ANNE / M. TEST LUC',
    );
    expect(withoutRights('Mme Anne ESSAI (née TEST)')).toBe('Mme Anne ESSAI (née TEST)');
  });

  it('of a home is not whoever takes the letters', () => {
    const window = 'M. Luc TEST\nchez Mme ESSAI Anne\n12 rue Haute\n39100 DOLE';
    expect(valuesOf(sheets(window).flatMap(homeOwnerOf))).not.toContain('Mme ESSAI Anne');
  });
});

describe('a syndic', () => {
  it('may be a notary whose office manages buildings', () => {
    expect(isOtherTrade('notaires associes service gerance et coproprietes')).toBe(false);
    expect(isOtherTrade('notaires associes successions et ventes')).toBe(true);
    expect(isOtherTrade('geometres service gerance')).toBe(true);
  });
});
