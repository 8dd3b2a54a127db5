// Rows of the permission matrix: the directory of managers, the building, the letter to the syndic.
import { randomUUID } from 'node:crypto';

import { directoryApi } from '@quitus/api/directory.api';
import { lettersApi } from '@quitus/api/letters.api';
import { eq } from 'drizzle-orm';

import { registeredBuildings } from '../src/features/directory/directory.table.ts';
import { syndicLetters } from '../src/features/letters/letters.table.ts';
import { portfolios } from '../src/features/portfolios/portfolios.table.ts';
import { also, everybody, manage, type Matrix } from './permission-outcomes.ts';
import { t, type World } from './permission-world.ts';

const { call, fetchBytes, deps } = t;
/** Those who may send the robot may write to the syndic instead. */
const fetches = also(manage(), { AGENT: 'accepted', VENDEUR: 'accepted' });

const RNC = 'AA0000001';
async function registered(): Promise<string> {
  await deps.db
    .insert(registeredBuildings)
    .values({
      rnc_number: RNC,
      address: '14 Rue du Marché, 44000 Nantes',
      published_on: '2026-10-01',
    })
    .onConflictDoNothing();
  return RNC;
}

/** Already gone; of a dossier that is not there, none. */
async function letterSent({ uid }: World): Promise<void> {
  if ((await deps.db.$count(portfolios, eq(portfolios.uid, uid))) === 0) return;
  await deps.db
    .insert(syndicLetters)
    .values({
      portfolio_uid: uid,
      syndic_name: 'Cabinet Lenoir',
      document_types: ['PV_AG'],
      sender: 'Claire Dubois',
      sent_at: deps.now(),
    })
    .onConflictDoNothing();
}

export const DIRECTORY_ROWS: Matrix = {
  'GET /syndics': {
    call: () => call(directoryApi.searchSyndics, { query: { query: 'foncia' } }),
    ...everybody,
  },
  'POST /portfolios/:uid/portal-requests': {
    call: ({ uid }) =>
      call(directoryApi.requestPortal, { params: { uid }, body: { syndic_name: 'Lenoir' } }),
    ...fetches,
  },
  'GET /portfolios/:uid/building': {
    call: ({ uid }) => call(directoryApi.building, { params: { uid } }),
    ...fetches,
  },
  'PUT /portfolios/:uid/building': {
    call: async ({ uid }) =>
      call(directoryApi.confirmBuilding, {
        params: { uid },
        body: { rnc_number: await registered() },
      }),
    ...manage(),
  },

  'GET /portfolios/:uid/syndic-letter': {
    call: ({ uid }) => call(lettersApi.letter, { params: { uid } }),
    ...fetches,
  },
  'POST /portfolios/:uid/syndic-letter': {
    call: ({ uid }) =>
      call(lettersApi.sendLetter, {
        params: { uid },
        body: { syndic_name: 'Lenoir', syndic_email: `${randomUUID()}@example.fr` },
      }),
    ...fetches,
  },
  'DELETE /portfolios/:uid/syndic-letter': {
    call: async (world) => {
      await letterSent(world);
      return call(lettersApi.endLetter, { params: { uid: world.uid } });
    },
    ...fetches,
  },
  'GET /portfolios/:uid/syndic-letter.pdf': {
    call: ({ uid }) => fetchBytes(lettersApi.letterPaper, { params: { uid }, query: {} }),
    ...fetches,
  },
};
