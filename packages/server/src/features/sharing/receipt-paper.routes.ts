// The receipt of a delivery as a paper to print, for the buyer and for whoever shared.
import { fail } from '@quitus/api/errors';
import { can } from '@quitus/domain/portfolios/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { recordAudit } from '../../audit/audit.queries.ts';
import { originOf } from '../../audit/origin.ts';
import type { Deps } from '../../deps.ts';
import { admitAccount, admitVisitor, type Doors } from '../../http/admit.ts';
import type { Actor } from '../../http/handler.ts';
import { findDossier } from '../portfolios/access.queries.ts';
import { findReceipt, manifest } from './receipts.queries.ts';
import { findLink, findSharedPortfolio } from './shared-dossier.queries.ts';
import { findShare } from './sharing.queries.ts';

const address = z.object({ uid: z.uuid(), share_id: z.uuid() });

export function serveReceipts(api: FastifyInstance, deps: Deps, doors: Doors): void {
  const { db, now, publicUrl } = deps;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    share_id: string,
    actor: Actor | null,
  ) {
    const link = await findLink(db, share_id);
    const receipt = (await findReceipt(db, share_id)) ?? fail('NOT_FOUND');
    const portfolio = await findSharedPortfolio(db, link);
    const said = manifest.parse(JSON.parse(receipt.manifest));
    // What prints is memory that most servers never need.
    const { deliveryReceipt } = await import('@quitus/papers/delivery-receipt');
    const paper = deliveryReceipt(
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
    const { portfolio_uid } = link;
    const detail = { about_id: share_id };
    const origin = originOf(request, doors.pseudonyms, now());
    await recordAudit(db, { kind: 'RECEIPT_HANDED', actor, portfolio_uid, detail }, origin);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="recu-${receipt.number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(paper));
  }

  api.get('/share/receipt', { schema: { hide: true } }, async (request, reply) => {
    const { share_id } = await admitVisitor(request, doors, now());
    return send(request, reply, share_id, null);
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
      return send(request, reply, share.id, actor);
    },
  );
}
