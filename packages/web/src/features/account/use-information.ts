import { type AccountInformation, accountsApi } from '@quitus/api/accounts.api';
import { ApiError } from '@quitus/api/errors';
import { FRANCE } from '@quitus/domain/countries/country';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';

const KEY = [...keys.account, 'information'];

const NOTHING_YET: AccountInformation = {
  civility: null,
  first_name: null,
  last_name: null,
  phone: null,
  company: null,
  siret: null,
  billing_address: null,
  billing_country: FRANCE,
  notify_documents: true,
  notify_guests: true,
  notify_news: false,
};

/** Until somebody has written something there is nothing to find: an empty form, not an error. */
async function readInformation(): Promise<AccountInformation> {
  try {
    return await call(accountsApi.information);
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return NOTHING_YET;
    throw cause;
  }
}

export const useInformation = () => useQuery({ queryKey: KEY, queryFn: readInformation });

export function useSaveInformation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<AccountInformation>) => call(accountsApi.saveInformation, { body }),
    onSuccess: (saved) => {
      client.setQueryData(KEY, saved);
      // Dossiers name whoever follows them.
      void client.invalidateQueries({ queryKey: keys.portfolios });
    },
  });
}
