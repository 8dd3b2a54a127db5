// The receipt of a delivery as a paper to print, for the buyer and for whoever shared.
import { urlOf } from '@quitus/api/client';
import { API_BASE } from '@quitus/api/endpoint';
import { fail } from '@quitus/api/errors';
import { type sharingApi, visitsApi } from '@quitus/api/sharing.api';
import { can } from '@quitus/domain/portfolios/permissions';
import { receiptApart } from '@quitus/papers/printed-apart';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { findDossier } from '../portfolios/door.ts';
import { findReceipt, manifest } from './receipts.queries.ts';
import { findLink, findSharedPortfolio } from './shared-dossier.queries.ts';
import { findShare } from './sharing.queries.ts';

type Receipts = Pick<Deps, 'publicUrl'>;

async function printReceipt(tx: Tx, { publicUrl }: Receipts, share_id: string) {
  const link = await findLink(tx, share_id);
  const receipt = (await findReceipt(tx, share_id)) ?? fail('NOT_FOUND');
  const portfolio = await findSharedPortfolio(tx, link);
  const said = manifest.parse(JSON.parse(receipt.manifest));
  const paper = await receiptApart(
    {
      ...said,
      ...receipt,
      // As it was that day: the address may have been corrected since.
      main_address: said.address,
      address_extra_line: portfolio.address_extra_line,
      documents: said.documents,
      keys_url: urlOf(`${publicUrl}${API_BASE}`, visitsApi.signatureKeys),
    },
    receipt.delivered_at,
  );
  return {
    type: 'application/pdf',
    from: paper,
    name: `recu-${receipt.number}.pdf`,
    disposition: 'inline',
  } as const;
}

export const receiptPaper =
  (deps: Receipts): Handler<typeof visitsApi.receiptPaper> =>
  ({ actor, tx }) =>
    printReceipt(tx, deps, actor.share_id);

export const shareReceipt =
  (deps: Receipts): Handler<typeof sharingApi.shareReceipt> =>
  async ({ actor, params, tx, about }) => {
    about({ detail: { about_id: params.share_id } });
    const { relation } = await findDossier(tx, actor, params.uid);
    if (!can(relation, 'SHARE')) return fail('FORBIDDEN');
    const { share } = await findShare(tx, params.uid, params.share_id);
    return printReceipt(tx, deps, share.id);
  };
