// A manager as screens show it: with the name of its portal, where a connector knows it.
import type { Syndic } from '@quitus/api/directory.api';
import { connectorOf } from '@quitus/robots/catalogue';

import type { SyndicRow } from './directory.queries.ts';

export const syndicView = (row: SyndicRow): Syndic => ({
  ...row,
  portal:
    row.connector_id === null ? null : (connectorOf(row.connector_id)?.manifest.label ?? null),
});
