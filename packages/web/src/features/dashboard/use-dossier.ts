// What the page reads and changes. Every change ends with a fresh reading of the dossier.
import { textOf } from '@quitus/api/client';
import { type Dossier, portfoliosApi } from '@quitus/api/portfolios.api';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';
import { showSnackbar } from '../../ui/snackbars.ts';

export const useDossier = (uid: string) =>
  useQuery({
    queryKey: keys.portfolio(uid),
    queryFn: () => call(portfoliosApi.find, { params: { uid } }),
  });

export const useMembers = (uid: string, enabled: boolean) =>
  useQuery({
    queryKey: keys.members(uid),
    queryFn: () => call(portfoliosApi.members, { params: { uid } }),
    enabled,
  });

const NEWEST: { before?: number } = {};

export const useEvents = (uid: string) =>
  useInfiniteQuery({
    queryKey: keys.events(uid),
    queryFn: ({ pageParam }) => call(portfoliosApi.events, { params: { uid }, query: pageParam }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => (next === null ? undefined : { before: next }),
  });

type Change<Input> = {
  uid: string;
  send: (input: Input) => Promise<unknown>;
  /** Title of the message when the server refuses, or does not answer. */
  refused: string;
  /** What the dossier will be, shown at once; undone if the server refuses. */
  expected?: (dossier: Dossier, input: Input) => Dossier;
  /** For a form that shows the refusal itself, under its field. */
  quiet?: boolean;
  /** Before the dossier is asked again: what comes back may no longer have what the form is about. */
  done?: () => void;
};

export function useChange<Input>({
  uid,
  send,
  refused,
  expected,
  quiet = false,
  done,
}: Change<Input>) {
  const client = useQueryClient();
  const key = keys.portfolio(uid);
  return useMutation({
    mutationFn: send,
    onMutate: async (input) => {
      if (!expected) return undefined;
      await client.cancelQueries({ queryKey: key, exact: true });
      const former = client.getQueryData<Dossier>(key);
      if (former) client.setQueryData(key, expected(former, input));
      return former;
    },
    onError: (cause, _input, former) => {
      if (former) client.setQueryData(key, former);
      // Refused may mean that the page is out of date.
      void client.invalidateQueries({ queryKey: key });
      if (!quiet) showSnackbar({ type: 'error', title: refused, text: textOf(cause) });
    },
    onSuccess: async () => {
      done?.();
      void client.invalidateQueries({ queryKey: keys.portfolios });
      await client.invalidateQueries({ queryKey: key });
    },
  });
}
