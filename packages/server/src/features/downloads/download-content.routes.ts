// The bytes of a download, for whoever holds its ticket: the browser fetches them by itself, without
// a session, and may go on where it was interrupted.
import { createHash } from 'node:crypto';

import type { downloadsApi } from '@quitus/api/downloads.api';
import type { ErrorCode } from '@quitus/api/errors';
import { FORMAT_MIMES, safeFileName } from '@quitus/domain/documents/file-rules';
import { parsePropertyAddress, streetLine } from '@quitus/domain/portfolios/property-address';

import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import type { StoredDownload } from './download-rows.queries.ts';
import { openTicket } from './tickets.ts';
import { downloadKey, layoutOf } from './zip-content.ts';
import { streamZip } from './zip-stream.ts';

export const downloadContent =
  ({ storage }: Pick<Deps, 'storage'>): Handler<typeof downloadsApi.downloadContent> =>
  async ({ params, tx, now }) => {
    const found = await openTicket(tx, params.ticket, now);
    if (typeof found === 'string') return messagePage(found);
    const { download, size } = found;
    const { format } = download;
    const street = streetLine(parsePropertyAddress(found.address));
    const sent = {
      type: FORMAT_MIMES[format],
      name: safeFileName(`Dossier ${street}.${format.toLowerCase()}`),
      size,
      disposition: 'attachment',
      etag: etagOf(download),
    } as const;
    if (format === 'PDF') return { ...sent, from: { key: downloadKey(download.id) } };
    const layout = layoutOf(download.content);
    return {
      ...sent,
      from: (part) => streamZip(layout, ({ key }, piece) => storage.open(key, piece), part),
    };
  };

/** A person is looking: they get a page, not a code. */
const messagePage = (code: ErrorCode) => ({ redirect: `/message?error=${code}` });

/** Changes with what the download holds. */
const etagOf = ({ id, size, content }: StoredDownload): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([id, size, content]))
    .digest('base64url')
    .slice(0, 22)}"`;
