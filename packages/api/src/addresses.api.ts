import { z } from 'zod';

import { defineApi } from './endpoint.ts';
import { line } from './typed-text.ts';

/** The national address service's own shape, cut down to what we use. */
const feature = z.object({
  properties: z.object({ label: z.string(), context: z.string(), id: z.string().optional() }),
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }).optional(),
});

export type AddressFeature = z.output<typeof feature>;

export const addressFeatures = z.object({ features: z.array(feature) });

export const addressesApi = defineApi({
  search: {
    method: 'GET',
    path: '/addresses',
    access: 'public',
    summary: 'Propose des adresses pendant la saisie',
    limits: [{ per: 'address', max: 600, seconds: 600 }],
    query: z.object({ q: line(200).toLowerCase() }),
    response: addressFeatures,
  },
});
