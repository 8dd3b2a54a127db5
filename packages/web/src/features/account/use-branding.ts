import { accountsApi, type Branding } from '@quitus/api/accounts.api';
import { fail } from '@quitus/api/errors';
import { LOGO_MAX_BYTES } from '@quitus/domain/accounts/branding';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';

const KEY = [...keys.account, 'branding'];

export type LogoPlaces = Partial<Pick<Branding, 'logo_in_dashboard' | 'logo_in_emails'>>;

export const useBranding = () =>
  useQuery({ queryKey: KEY, queryFn: () => call(accountsApi.branding) });

function useKeep() {
  const client = useQueryClient();
  return (branding: Branding) => client.setQueryData(KEY, branding);
}

export const useSaveLogo = () =>
  useMutation({
    mutationFn: (logo: File) => {
      // Said before the sending rather than after.
      if (logo.size > LOGO_MAX_BYTES) fail('LOGO_TOO_LARGE');
      return call(accountsApi.saveBranding, { body: { logo } });
    },
    onSuccess: useKeep(),
  });

export const useSaveLogoPlaces = () =>
  useMutation({
    mutationFn: (places: LogoPlaces) =>
      call(accountsApi.saveBranding, {
        body: Object.fromEntries(
          Object.entries(places).map(([place, wanted]) => [place, String(wanted)]),
        ),
      }),
    onSuccess: useKeep(),
  });

export const useDeleteLogo = () =>
  useMutation({ mutationFn: () => call(accountsApi.deleteLogo), onSuccess: useKeep() });
