import { addressesApi } from '@quitus/api/addresses.api';
import { describe, expect, it } from 'vitest';

import { createTestApp } from '../../../test/test-app.ts';
import { createAddressSearch } from '../../adapters/addresses/address-search.ts';
import { PLACES } from '../../adapters/addresses/replica.ts';

const t = await createTestApp();
const labels = async (q: string) => {
  const { features } = await t.call(addressesApi.search, { query: { q } });
  return features.map(({ properties }) => properties);
};

describe('address suggestions', () => {
  it('come from a few hundred places, most specific words last', async () => {
    expect(PLACES.length).toBeGreaterThan(300);
    expect(await labels('14 rue du mar nantes')).toEqual([
      expect.objectContaining({
        label: '14 Rue du Marché 44000 Nantes',
        context: '44, Loire-Atlantique, Pays de la Loire',
      }),
      expect.objectContaining({ label: '14 Rue du Marais 44000 Nantes' }),
      expect.objectContaining({ label: '14 Rue du Marronnier 44000 Nantes' }),
    ]);
  });

  it('do not mind accents, capitals nor spaces', async () => {
    expect((await labels('  RUE DE L EGLISE brest '))[0]?.label).toBe(
      'Rue de l’Église 29200 Brest',
    );
    expect(await labels('   ')).toEqual([]);
  });

  it('are refused with a code when the service is down, slow to parse or odd', async () => {
    const down = createAddressSearch('http://127.0.0.1:1/search');
    await expect(down('14 rue')).rejects.toMatchObject({ code: 'ADDRESS_SEARCH_UNAVAILABLE' });
    const odd = createAddressSearch('data:application/json,{"features":[{"oops":1}]}#');
    await expect(odd('14 rue')).rejects.toMatchObject({ code: 'ADDRESS_SEARCH_UNAVAILABLE' });
  });
});
