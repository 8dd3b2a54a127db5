// Who a paper names without a letterhead or a window: signatures, mailboxes, sites, narrow cells; and whom it does not.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { writtenText } from '../../french/written.ts';
import { isNoName } from '../names/no-names.ts';
import { nameOf } from './firm-names.ts';

const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);

describe('a site', () => {
  const named = (value: string) =>
    valuesOf(
      nameOf({
        value,
        raw: value,
        box: [0, 0, 1, 1],
        page: setPage(value),
        written: writtenText(value),
      }),
    );
  it('has a menu after its brand', () => {
    expect(named('dolicopro Accueil · Mes lots · Messagerie (2)')).toEqual(['dolicopro']);
    expect(named('Doli Copro Tableau de bord')).toEqual(['Doli Copro']);
  });

  it('has entries that are nobody’s name', () => {
    expect(['Finances', 'Accueil', 'Aide', 'Association syndicale'].every(isNoName)).toBe(true);
  });
});

describe('what is no name', () => {
  it('is a day or the age of an office', () => {
    expect(
      ['du mardi 12 mai 2026', 'le 3 mars 2026', 'Maison fondée en 1921'].every(isNoName),
    ).toBe(true);
    expect(isNoName('Régie du 8 Mai')).toBe(false);
  });
});
