import { expect, it } from 'vitest';

import { askedPlace } from './place.ts';

it('reads which document the address asks for', () => {
  expect(askedPlace(new URLSearchParams('dossier=d1&document=RIB'))).toEqual({
    portfolio_uid: 'd1',
    document_type: 'RIB',
  });
  expect(askedPlace(new URLSearchParams('dossier=d1&document=AUTRE'))).toBeNull();
  expect(askedPlace(new URLSearchParams())).toBeNull();
});
