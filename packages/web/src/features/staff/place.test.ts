import { expect, it } from 'vitest';

import { askedPlace, neighbours } from './place.ts';

const at = (document_type: 'RIB' | 'CHARGES' | 'PV_AG', held_by: string | null = null) => ({
  portfolio_uid: 'd1',
  document_type,
  held_by,
});

it('reads which document the address asks for', () => {
  expect(askedPlace(new URLSearchParams('dossier=d1&document=RIB'))).toEqual({
    portfolio_uid: 'd1',
    document_type: 'RIB',
  });
  expect(askedPlace(new URLSearchParams('dossier=d1&document=AUTRE'))).toBeNull();
  expect(askedPlace(new URLSearchParams())).toBeNull();
});

it('goes through the queue, past those that a colleague looks at', () => {
  const waiting = [at('RIB'), at('CHARGES', 'Nadia'), at('PV_AG')];
  expect(neighbours(waiting, at('RIB'))).toEqual({ previous: null, next: at('PV_AG') });
  expect(neighbours(waiting, at('PV_AG'))).toEqual({ previous: at('RIB'), next: null });
  expect(neighbours(waiting, null).next).toEqual(at('RIB'));
});
