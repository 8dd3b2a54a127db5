// The directory of syndics and the register of buildings, as this dossier asks them.
import { textOf } from '@quitus/api/client';
import { directoryApi } from '@quitus/api/directory.api';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';
import { showSnackbar } from '../../ui/snackbars.ts';

const PAUSE_MS = 250;
const SHORTEST = 2;

/** Asked after a pause in the typing; the former list stays until the next one is here. */
export function useSyndicSearch(typed: string) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const enabled = asked.length >= SHORTEST && typed.trim().length >= SHORTEST;
  const search = useQuery({
    queryKey: keys.syndics(asked),
    queryFn: () => call(directoryApi.searchSyndics, { query: { query: asked } }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return {
    found: enabled ? search.data : undefined,
    error: enabled ? search.error : null,
    searching: enabled && search.isFetching,
  };
}

type Asked = { login_url: string | null; syndic_name: string | null };

export const useRequestPortal = (uid: string) =>
  useMutation({
    mutationFn: (body: Asked) => call(directoryApi.requestPortal, { params: { uid }, body }),
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'La demande n’a pas été enregistrée',
        text: textOf(cause),
      }),
  });

export const useBuilding = (uid: string) =>
  useQuery({
    queryKey: keys.building(uid),
    queryFn: () => call(directoryApi.building, { params: { uid } }),
  });

export function useConfirmBuilding(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rnc_number: string) =>
      call(directoryApi.confirmBuilding, { params: { uid }, body: { rnc_number } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.portfolio(uid) }),
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'L’immeuble n’a pas été enregistré',
        text: textOf(cause),
      }),
  });
}
