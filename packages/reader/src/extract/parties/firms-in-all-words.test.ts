// Firms may be called as labels begin, after where they are, with numbers in their letters; what stands under them is not they.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { syndicOf } from './syndic.ts';

const read = (text: string) => syndicOf(sheetOf(setPage(text)), true).map(({ value }) => value);
const BUILDING = '\n\nAPPEL DE FONDS\nRésidence Le Test, 12 rue Basse, 39100 DOLE';

describe('a firm', () => {
  it('is not the group under it, nor its form alone', () => {
    expect(
      read(
        `TESTARD GESTION\nGroupe Essai Patrimoine\nAgence de Lons : 3 quai Nord, 39000 LONS${BUILDING}`,
      ),
    ).toEqual(['TESTARD GESTION']);
    expect(read(`${BUILDING}\n\n\nT.E.S. – SAS au capital de 5 000 € – RCS Lons`)).not.toContain(
      'SAS',
    );
  });
});
