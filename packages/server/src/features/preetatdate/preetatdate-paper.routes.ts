// The statement on paper before anybody pays: as it will be, or as the seller draws it up alone.
import { fail } from '@quitus/api/errors';
import type { preetatdateApi } from '@quitus/api/preetatdate.api';
import { parisDay } from '@quitus/domain/documents/calendar';
import { can } from '@quitus/domain/portfolios/permissions';
import { seesStatement } from '@quitus/domain/preetatdate/access';
import { PrintingTookTooLong } from '@quitus/papers/print-queue';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Actor, Handler } from '../../http/handler.ts';
import { findDossier } from '../portfolios/door.ts';
import { findStatement } from './statement.queries.ts';

type Printing = Pick<Deps, 'printing'>;

async function unnumbered(tx: Tx, actor: Actor, uid: string, now: Date) {
  const { portfolio, relation } = await findDossier(tx, actor, uid);
  if (!seesStatement(relation)) return fail('NOT_FOUND');
  const { main_address, address_extra_line } = portfolio;
  const statement = await findStatement(tx, portfolio, now);
  const issued_on = parisDay(now);
  const paper = { statement, issued_on, main_address, address_extra_line };
  return { relation, paper: { ...paper, number: null, verify_url: null } };
}

function orTooLong(cause: unknown): never {
  if (cause instanceof PrintingTookTooLong) fail('PRINTING_TOOK_TOO_LONG');
  throw cause;
}

/** As the `src` of an image: what a drawing holds does nothing there. */
const asImage = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

export const pedPreview =
  ({ printing }: Printing): Handler<typeof preetatdateApi.pedPreview> =>
  async ({ actor, params, tx, now }) => {
    const { paper } = await unnumbered(tx, actor, params.uid, now);
    const specimen = { ...paper, drawn_up_by: 'QUITUS', specimen: true } as const;
    const pages = await printing.preview(specimen, now).catch(orTooLong);
    return { pages: pages.map(asImage) };
  };

export const ownPed =
  ({ printing }: Printing): Handler<typeof preetatdateApi.ownPed> =>
  async ({ actor, params, tx, now }) => {
    const { relation, paper } = await unnumbered(tx, actor, params.uid, now);
    if (!can(relation, 'ANSWER_STATEMENT')) return fail('FORBIDDEN');
    const own = { ...paper, drawn_up_by: 'SELLER', specimen: false } as const;
    const from = await printing.preEtatDate(own, now).catch(orTooLong);
    const name = `pre-etat-date-${paper.issued_on}.pdf`;
    return { type: 'application/pdf', from, name, disposition: 'attachment' } as const;
  };
