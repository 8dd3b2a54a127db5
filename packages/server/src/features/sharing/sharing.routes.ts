import { fail } from '@quitus/api/errors';
import { sharingApi } from '@quitus/api/sharing.api';
import { can } from '@quitus/domain/portfolios/permissions';
import { shareRefusal } from '@quitus/domain/sharing/share-link';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { unseal } from '../../sealing.ts';
import { sitePaths } from '../../site-paths.ts';
import { mailLogo, requireName } from '../accounts/door.ts';
import { queueMail } from '../mail/door.ts';
import { allow, findDossier, type PortfolioHead } from '../portfolios/door.ts';
import { shareReceipt } from './receipt-paper.routes.ts';
import { shareLinkMail } from './share-link.mail.ts';
import { sharedBy } from './shared-dossier.queries.ts';
import {
  changeShare,
  createShare,
  findShare,
  listLog,
  listShares,
  pauseShare,
  resumeShare,
  revokeShare,
  shareView,
  type StoredShare,
} from './sharing.queries.ts';

type ShareParams = { uid: string; share_id: string };

/** Reading about links is for those who may make them, in an archived dossier too. */
async function findOwn(tx: Tx, actor: Actor, { uid, share_id }: ShareParams) {
  const { relation } = await findDossier(tx, actor, uid);
  return can(relation, 'SHARE') ? findShare(tx, uid, share_id) : fail('FORBIDDEN');
}

async function lockOwn(
  tx: Tx,
  actor: Actor,
  { uid, share_id }: ShareParams,
  ability: 'SHARE' | 'CLOSE_SHARE',
): Promise<StoredShare> {
  await allow(tx, actor, uid, ability);
  return (await findShare(tx, uid, share_id)).share;
}

export function sharingRoutes(deps: Deps) {
  const { keys, publicUrl } = deps;
  const urlOf = async ({ sealed_token }: StoredShare) =>
    `${publicUrl}${sitePaths.share(await unseal(keys.seal, sealed_token))}`;

  async function mailLink(
    tx: Tx,
    portfolio: PortfolioHead,
    share: StoredShare,
    actor: Actor,
    now: Date,
  ) {
    if (share.email === null) return;
    const letter = {
      url: await urlOf(share),
      address: portfolio.main_address,
      shared_by: await sharedBy(tx, share),
      expires_at: share.expires_at,
      has_code: share.code_hash !== null,
      logo_url: await mailLogo(tx, portfolio.organization_id, publicUrl),
    };
    await queueMail(
      tx,
      deps,
      { to: share.email, by: actor },
      shareLinkMail(letter, publicUrl),
      now,
    );
  }

  return implement(sharingApi)({
    shares: async ({ actor, params, tx, now }) => {
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      if (!can(relation, 'SHARE')) fail('FORBIDDEN');
      return { shares: await listShares(tx, portfolio.uid, now) };
    },

    createShare: async ({ actor, params, body, tx, now, about }) => {
      about({ detail: { about_id: body.id, role: body.audience } });
      const { portfolio } = await allow(tx, actor, params.uid, 'SHARE');
      const name = await requireName(tx, actor.account_id);
      const made = await createShare(
        tx,
        keys.seal,
        { ...body, portfolio_uid: portfolio.uid },
        { ...actor, name },
        now,
      );
      if (made) await mailLink(tx, portfolio, made.share, actor, now);
      const { share, receipt } = await findShare(tx, portfolio.uid, body.id);
      return { share: shareView(share, receipt, now), url: await urlOf(share) };
    },

    shareUrl: async ({ actor, params, tx }) => {
      const { share } = await findOwn(tx, actor, params);
      return { url: await urlOf(share) };
    },

    shareLog: async ({ actor, params, query, tx }) => {
      const { share } = await findOwn(tx, actor, params);
      return listLog(tx, share.id, query.before);
    },

    mailShare: async ({ actor, params, body: { email }, tx, now, about }) => {
      about({ detail: { about_id: params.share_id } });
      const { portfolio } = await allow(tx, actor, params.uid, 'SHARE');
      const { share } = await findShare(tx, params.uid, params.share_id);
      const refusal = shareRefusal(share, now);
      if (refusal) fail(refusal);
      await changeShare(tx, share.id, { email });
      await mailLink(tx, portfolio, { ...share, email }, actor, now);
      return {};
    },

    pauseShare: async ({ actor, params, tx, now, about }) => {
      about({ detail: { about_id: params.share_id } });
      const share = await lockOwn(tx, actor, params, 'CLOSE_SHARE');
      if (!share.paused_at) await pauseShare(tx, share, actor, now);
      return {};
    },

    resumeShare: async ({ actor, params, tx, now, about }) => {
      about({ detail: { about_id: params.share_id } });
      const share = await lockOwn(tx, actor, params, 'SHARE');
      if (share.paused_at || share.code_tries > 0) await resumeShare(tx, share, actor, now);
      return {};
    },

    revokeShare: async ({ actor, params, tx, now, about }) => {
      about({ detail: { about_id: params.share_id } });
      const share = await lockOwn(tx, actor, params, 'CLOSE_SHARE');
      if (!share.revoked_at) await revokeShare(tx, share, actor, now);
      return {};
    },

    shareReceipt: shareReceipt(deps),
  });
}
