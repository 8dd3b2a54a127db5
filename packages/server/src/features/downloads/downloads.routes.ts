import { downloadsApi } from '@quitus/api/downloads.api';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, implement } from '../../http/handler.ts';
import { findName, UNNAMED_HOLDER } from '../accounts/door.ts';
import { findDossier } from '../portfolios/door.ts';
import { downloadContent } from './download-content.routes.ts';
import { chosen, downloadable } from './downloadable.ts';
import { createDownload, linkDownload } from './downloads.queries.ts';

const namesOf = async (tx: Tx, actor: Actor, owner_id: string) => ({
  // Their own download: it names them as well as it can.
  given_to: (await findName(tx, actor.account_id)) ?? actor.email,
  given_by: (await findName(tx, owner_id)) ?? UNNAMED_HOLDER,
});

export const downloadsRoutes = (deps: Pick<Deps, 'storage'>) =>
  implement(downloadsApi)({
    createDownload: async ({ actor, params, body, tx, now, about }) => {
      about({ detail: { format: body.format } });
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      const files = await downloadable(tx, portfolio.uid, relation);
      const asked = {
        portfolio_uid: portfolio.uid,
        holder: { account_id: actor.account_id, session_id: actor.session_id },
        format: body.format,
        files: chosen(files, body.file_ids),
        mark: null,
        ...(await namesOf(tx, actor, portfolio.owner_id)),
      };
      return createDownload(tx, deps, asked, now);
    },

    linkDownload: async ({ actor, params, tx, now, about }) => {
      const { portfolio, relation } = await findDossier(tx, actor, params.uid);
      const asked = {
        id: params.download_id,
        portfolio_uid: portfolio.uid,
        holder: { account_id: actor.account_id, session_id: actor.session_id },
        files: await downloadable(tx, portfolio.uid, relation),
      };
      const download = await linkDownload(tx, deps, asked, now);
      // Asked again and again while it is prepared: what counts is that it was handed over.
      about(download.url === null ? null : { detail: { format: download.format } });
      return download;
    },

    downloadContent: downloadContent(deps),
  });
