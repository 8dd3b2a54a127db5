import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { factOf } from '../extract/sheet/reading.ts';
import { sheetOf } from '../extract/sheet/sheet.ts';
import { withFirms } from './firm-of-agency.ts';

const syndicOf = (read: string, foot: string) => {
  const page = setPage(`
  ${read}
  41 rue Jeanne d’Arc, 76005 Rouen cedex
  ${foot}`);
  const fact = factOf('syndic', 'rule', { value: read, raw: read, box: [0, 0, 1, 1], page });
  return withFirms([fact], [sheetOf(page)])[0]?.value;
};

it('is the firm of an agency that is named after its town', () => {
  const foot = 'ALTHEMIA GESTION – SAS au capital de 2 400 000 €';
  expect(syndicOf('ALTHEMIA ROUEN JEANNE D’ARC', foot)).toBe('ALTHEMIA GESTION');
  expect(syndicOf('CABINET ALTHEMIA', foot)).toBe('CABINET ALTHEMIA');
  expect(syndicOf('AUTRE ROUEN', foot)).toBe('AUTRE ROUEN');
});

it('stays what it is where the firm has the town in its name', () => {
  expect(syndicOf('ALTHEMIA ROUEN CENTRE', 'ALTHEMIA ROUEN – SAS au capital de 8 000 €')).toBe(
    'ALTHEMIA ROUEN CENTRE',
  );
});
