import { journalApi } from '@quitus/api/journal.api';

import { implement } from '../../http/handler.ts';
import { listActivity, listJournal } from './journal.queries.ts';

export const journalRoutes = () =>
  implement(journalApi)({
    activity: ({ actor, query, tx }) => listActivity(tx, actor, query.before),

    // Whoever's lines were looked for sees it among their own.
    journal: ({ query, tx, about }) => {
      const { before: _, ...filters } = query;
      const fields = Object.entries(filters).flatMap(([name, value]) => (value ? [name] : []));
      about({ email: query.email, detail: { fields: fields.join(' ') || undefined } });
      return listJournal(tx, query);
    },
  });
