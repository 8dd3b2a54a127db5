// A local stand-in for the national address service, for demonstrations and tests: same question,
// same answer, a few hundred made-up doors in real towns.
import { createServer } from 'node:http';

import { STREETS, TOWNS } from './replica-streets.ts';

const MOST = 5;

export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

type Place = { street: string; town: (typeof TOWNS)[number]; folded: string };

export const PLACES: Place[] = TOWNS.flatMap((town) =>
  STREETS.map((street) => ({
    street,
    town,
    folded: fold(`${street} ${town.postcode} ${town.name}`),
  })),
);

/** Every typed word must begin a word of the address, the number apart. */
export function searchReplica(typed: string) {
  const words = fold(typed).split(' ').filter(Boolean);
  const [first = ''] = words;
  const number = /^\d{1,4}$/.test(first) ? first : '';
  const wanted = number ? words.slice(1) : words;
  if (wanted.length === 0) return { type: 'FeatureCollection', features: [] };
  const matches = PLACES.filter(({ folded }) => {
    const parts = folded.split(' ');
    return wanted.every((word) => parts.some((part) => part.startsWith(word)));
  });
  const features = matches.slice(0, MOST).map(({ street, town }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: town.coordinates },
    properties: {
      label: `${number} ${street} ${town.postcode} ${town.name}`.trim(),
      context: town.context,
      id: `${town.insee}_${fold(street).replaceAll(' ', '-')}_${number.padStart(5, '0')}`,
      type: number ? 'housenumber' : 'street',
    },
  }));
  return { type: 'FeatureCollection', features };
}

export type Replica = { url: string; stop: () => Promise<void> };

/** Without a port, on whichever is free. */
export function startAddressReplica(asked = 0): Promise<Replica> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://replica.invalid');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(searchReplica(searchParams.get('q') ?? '')));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(asked, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const stop = () =>
        new Promise<void>((done) => {
          server.closeAllConnections();
          server.close(() => done());
        });
      resolve({ url: `http://127.0.0.1:${port}/search`, stop });
    });
  });
}
