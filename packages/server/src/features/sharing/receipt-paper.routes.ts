// The receipt of a delivery as a paper to print, for the buyer and for whoever shared.
import { fail } from '@quitus/api/errors';
import { can } from '@quitus/domain/portfolios/permissions';
import { receiptApart } from '@quitus/papers/printed-apart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import type { Deps } from '../../deps.ts';
import { admitAccount, admitVisitor, type Doors } from '../../http/admit.ts';
import { findDossier } from '../portfolios/access.queries.ts';
import { findReceipt, manifest } from './receipts.queries.ts';
import { findLink, findSharedPortfolio } from './shared-dossier.queries.ts';
import { findShare } from './sharing.queries.ts';

const address = z.object({ uid: z.uuid(), share_id: z.uuid() });

export function serveReceipts(api: FastifyInstance, deps: Deps, doors: Doors): void {
  const { db, now, publicUrl } = deps;

  async function send(reply: FastifyReply, share_id: string) {
    const link = await findLink(db, share_id);
    const receipt = (await findReceipt(db, share_id)) ?? fail('NOT_FOUND');
    const portfolio = await findSharedPortfolio(db, link);
    const said = manifest.parse(JSON.parse(receipt.manifest));
    const paper = await receiptApart(
      {
        ...said,
        ...receipt,
        // As it was that day: the address may have been corrected since.
        main_address: said.address,
        address_extra_line: portfolio.address_extra_line,
        documents: said.documents,
        keys_url: `${publicUrl}/api/share/keys`,
      },
      receipt.delivered_at,
    );
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="recu-${receipt.number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(paper);
  }

  api.get('/share/receipt', { schema: { hide: true } }, async (request, reply) => {
    const { share_id } = await admitVisitor(request, doors, now());
    return send(reply, share_id);
  });

  api.get(
    '/portfolios/:uid/shares/:share_id/receipt',
    { schema: { hide: true } },
    async (request, reply) => {
      const actor = await admitAccount(request, doors, now());
      const { data } = address.safeParse(request.params);
      if (!data) return fail('NOT_FOUND');
      const { relation } = await findDossier(db, actor, data.uid);
      if (!can(relation, 'SHARE')) return fail('FORBIDDEN');
      const { share } = await findShare(db, data.uid, data.share_id);
      return send(reply, share.id);
    },
  );
}
