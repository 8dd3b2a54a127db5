import { fail } from '@quitus/api/errors';
import { invitationsApi } from '@quitus/api/invitations.api';
import { invitationRefusal } from '@quitus/domain/invitations/invitation';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { implement } from '../../http/handler.ts';
import { unseal } from '../../sealing.ts';
import { sitePaths } from '../../site-paths.ts';
import { findName, findOrCreateGuest, mailLogo, requireName, shownName } from '../accounts/door.ts';
import { forgetStrangers, queueLoginLink } from '../auth/door.ts';
import { queueMail } from '../mail/door.ts';
import {
  allow,
  createInvitation,
  findByToken,
  findInviter,
  findManager,
  findSentInvitation,
  isGuest,
  letIn,
  lockInvitation,
  type StoredInvitation,
} from '../portfolios/door.ts';
import { type Guest, guestJoinedMail } from './guest-joined.mail.ts';
import { invitationMail } from './invitation.mail.ts';

export function invitationsRoutes(deps: Deps) {
  const { keys, publicUrl } = deps;
  const linkOf = (token: string) => `${publicUrl}${sitePaths.invitation(token)}`;

  /** Whoever invited learns of it, unless they asked not to. */
  async function notifyInviter(
    tx: Tx,
    invitation: StoredInvitation,
    guest: Guest,
    now: Date,
  ): Promise<void> {
    const { portfolio_uid, invited_by_id, role } = invitation;
    const inviter = await findInviter(tx, invited_by_id, portfolio_uid);
    if (!inviter?.notify_guests) return;
    const { main_address: address, email } = inviter;
    const url = `${publicUrl}${sitePaths.dossier(portfolio_uid)}`;
    await queueMail(
      tx,
      deps,
      { to: email, by: 'SERVICE' },
      guestJoinedMail({ url, address, guest, role }, publicUrl),
      now,
    );
  }

  return implement(invitationsApi)({
    invite: async ({ actor, body, tx, now, about }) => {
      const { portfolio } = await allow(tx, actor, body.portfolio_id, 'INVITE');
      const invited_by = await requireName(tx, actor.account_id);
      const { guest_email, guest_role: role } = body;
      const message = body.invitation_message || null;
      const manager = await findManager(tx, portfolio.owner_id);
      const here = [actor.email, manager.email].includes(guest_email);
      if (here || (await isGuest(tx, portfolio.uid, guest_email))) fail('ALREADY_GUEST');
      const invitation = { portfolio_uid: portfolio.uid, guest_email, role, message };
      const { id, token } = await createInvitation(tx, keys.seal, invitation, actor, now);
      about({ portfolio_uid: portfolio.uid, detail: { about_id: id, role } });
      const mail = invitationMail(
        {
          url: linkOf(token),
          address: portfolio.main_address,
          invited_by,
          role,
          message,
          logo_url: await mailLogo(tx, portfolio.organization_id, publicUrl),
        },
        publicUrl,
      );
      await queueMail(tx, deps, { to: guest_email, by: actor }, mail, now);
      return { id };
    },

    readInvitation: async ({ body, tx, now }) => {
      const invitation = await findByToken(tx, body.token);
      const refusal = invitationRefusal(invitation, now);
      if (refusal || !invitation) return fail(refusal ?? 'INVALID_INVITATION_LINK');
      const { invited_by_id: account_id, main_address, guest_email, role } = invitation;
      return { invited_by: await shownName(tx, { account_id }), main_address, guest_email, role };
    },

    // Only what a link that is still good would have told.
    invitationSender: async ({ body, tx, now }) => {
      const invitation = await findByToken(tx, body.token);
      const closed = invitation && invitationRefusal(invitation, now) !== null;
      return {
        sender: closed ? await shownName(tx, { account_id: invitation.invited_by_id }) : null,
      };
    },

    validateInvitation: async ({ body, tx, now, about }) => {
      const invitation = await lockInvitation(tx, body.token);
      about({ portfolio_uid: invitation?.portfolio_uid, detail: { about_id: invitation?.id } });
      const refusal = invitationRefusal(invitation, now);
      if (refusal || !invitation) return fail(refusal ?? 'INVALID_INVITATION_LINK');
      const account = await findOrCreateGuest(tx, invitation.guest_email, now);
      if (!account.email_verified_at) await forgetStrangers(tx, account.id, now);
      if (!invitation.accepted_at) {
        await letIn(tx, invitation, account, now);
        const name = await findName(tx, account.id);
        await notifyInviter(tx, invitation, { name, email: account.email }, now);
      }
      await queueLoginLink(tx, account.email);
      return {};
    },

    invitationLink: async ({ actor, params, tx }) => {
      if (params.id !== actor.account_id) fail('NOT_FOUND');
      const found =
        (await findSentInvitation(tx, params.invitation_id, actor.account_id)) ?? fail('NOT_FOUND');
      return { link: linkOf(await unseal(keys.seal, found.sealed_token)) };
    },
  });
}
