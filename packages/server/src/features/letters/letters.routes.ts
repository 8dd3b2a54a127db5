import { fail } from '@quitus/api/errors';
import { lettersApi } from '@quitus/api/letters.api';
import { parisDay } from '@quitus/domain/documents/calendar';
import { can } from '@quitus/domain/portfolios/permissions';
import { writeSyndicLetter } from '@quitus/domain/robots/syndic-letter';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { allow, findDossier } from '../portfolios/door.ts';
import {
  endLetter,
  findAddressee,
  findLastLetter,
  findLetterFacts,
  findOpenLetter,
  keepLetter,
  letterView,
} from './letters.queries.ts';
import { mailLetter } from './sending.ts';

async function findFacts(tx: Tx, actor: Actor, uid: string) {
  const visible = await findDossier(tx, actor, uid);
  if (!can(visible.relation, 'FETCH')) return fail('FORBIDDEN');
  return { portfolio: visible.portfolio, facts: await findLetterFacts(tx, visible, actor) };
}

export const lettersRoutes = (deps: Deps) =>
  implement(lettersApi)({
    letter: async ({ actor, params, tx }) => {
      const { portfolio, facts } = await findFacts(tx, actor, params.uid);
      const last = await findLastLetter(tx, portfolio.uid);
      return {
        ...writeSyndicLetter(facts),
        ...(await findAddressee(tx, portfolio)),
        document_types: [...facts.document_types],
        sent: last ? letterView(last) : null,
      };
    },

    sendLetter: async ({ actor, params, body, tx, now, about }) => {
      const visible = await allow(tx, actor, params.uid, 'FETCH');
      const { uid: portfolio_uid } = visible.portfolio;
      const { syndic_name, syndic_email } = body;
      if (await findOpenLetter(tx, portfolio_uid)) return fail('LETTER_ALREADY_SENT');
      const facts = await findLetterFacts(tx, visible, actor);
      if (facts.document_types.length === 0) return fail('NOTHING_TO_ASK');
      if (syndic_email !== null)
        await mailLetter(tx, deps, { portfolio_uid, syndic_name, syndic_email }, facts, actor, now);
      const { document_types, sender } = facts;
      const letter = { portfolio_uid, syndic_name, syndic_email, sender };
      const letter_id = await keepLetter(
        tx,
        { ...letter, document_types: [...document_types] },
        actor,
        now,
      );
      about({ detail: { about_id: letter_id } });
      return { letter_id };
    },

    endLetter: async ({ actor, params, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'FETCH');
      const open = (await findOpenLetter(tx, portfolio.uid)) ?? fail('LETTER_NOT_SENT');
      await endLetter(tx, open, 'ANSWERED', actor, now);
      return {};
    },

    letterPaper: async ({ actor, params, query, tx, now }) => {
      const { portfolio, facts } = await findFacts(tx, actor, params.uid);
      if (facts.document_types.length === 0) return fail('NOTHING_TO_ASK');
      const open = await findOpenLetter(tx, portfolio.uid);
      const { syndic_name } = await findAddressee(tx, portfolio);
      const { main_address, address_extra_line } = portfolio;
      const reminds_of = open ? parisDay(open.sent_at) : null;
      const from = await deps.printing.letter(
        {
          ...writeSyndicLetter({ ...facts, reminds_of }),
          main_address,
          address_extra_line,
          sender: facts.sender,
          sender_email: facts.reply_to,
          syndic_name: query.syndic_name || syndic_name,
        },
        now,
      );
      const name = `demande-au-syndic-${parisDay(now)}.pdf`;
      return { type: 'application/pdf', from, name, disposition: 'attachment' } as const;
    },
  });
