import { addressesApi } from '@quitus/api/addresses.api';

import type { Deps } from '../../deps.ts';
import { implement } from '../../http/handler.ts';

export const addressesRoutes = ({ searchAddresses }: Deps) =>
  implement(addressesApi)({
    search: async ({ query }) => ({
      features: query.q === '' ? [] : await searchAddresses(query.q),
    }),
  });
