import { demoApi } from '@quitus/api/demo.api';

import { implement } from '../../http/handler.ts';
import { PEOPLE } from './demo.data.ts';

export const demoRoutes = (demo: boolean) =>
  implement(demoApi)({
    accounts: async () => ({
      accounts: demo ? Object.values(PEOPLE).map(({ email, role }) => ({ email, role })) : [],
    }),
  });
