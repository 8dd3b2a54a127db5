// What is done with an order: opened, given up, answered, refused, made again. Each ends with a fresh reading.
import { textOf } from '@quitus/api/client';
import type { ResponseOf } from '@quitus/api/endpoint';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { call, fetchBytes } from '../../api.ts';
import { paths } from '../../paths.ts';
import { keys } from '../../query-client.ts';
import { saveAnswer } from '../../saving/save-answer.ts';
import { showSnackbar } from '../../ui/snackbars.ts';

function useOrderChange<Input, Answer>(
  uid: string,
  send: (input: Input) => Promise<Answer>,
  refused: string,
) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keys.portfolio(uid) });
  return useMutation({
    mutationFn: send,
    onSuccess: refresh,
    onError: (cause) => {
      // Refused may mean that the page is out of date.
      void refresh();
      showSnackbar({ type: 'error', title: refused, text: textOf(cause) });
    },
  });
}

const params = (uid: string) => ({ params: { uid } });

/** Twice, in two tabs or by an impatient finger, it is the same order; then the payment. */
export function useOrderPed(uid: string) {
  const navigate = useNavigate();
  return useOrderChange<void, OpenedOrder>(
    uid,
    async () => {
      const opened = await call(preetatdateApi.orderPed, params(uid));
      // Here: once the order is read again, the form that asked for it is gone.
      void navigate(paths.clientDetails(opened.product_id, { order: opened.payment_order_id }));
      return opened;
    },
    'La commande n’a pas été passée',
  );
}

type OpenedOrder = ResponseOf<typeof preetatdateApi.orderPed>;

export const useAbandonPed = (uid: string) =>
  useOrderChange<void, unknown>(
    uid,
    () => call(preetatdateApi.abandonPed, params(uid)),
    'La commande n’a pas été abandonnée',
  );

export const useRefreshPed = (uid: string) =>
  useOrderChange<void, unknown>(
    uid,
    () => call(preetatdateApi.refreshPed, params(uid)),
    'La mise à jour n’a pas été demandée',
  );

export const useAnswerQuestion = (uid: string) =>
  useOrderChange(
    uid,
    (comment: string) => call(preetatdateApi.answerQuestion, { ...params(uid), body: { comment } }),
    'Votre réponse n’a pas été envoyée',
  );

export const useRefusePed = (uid: string) =>
  useOrderChange(
    uid,
    (reason: string) => call(preetatdateApi.refusePed, { ...params(uid), body: { reason } }),
    'Le refus n’a pas été enregistré',
  );

/** What changed was seen: the next comparison starts from now. */
export const useLooked = (uid: string) =>
  useOrderChange<void, unknown>(
    uid,
    () => call(preetatdateApi.pedLooked, params(uid)),
    'La page n’a pas été mise à jour',
  );

/** Nothing changed, or it is the first visit: the next comparison starts from what is on screen now. */
export function useFirstLook(uid: string, unchanged: boolean): void {
  const { mutate } = useMutation({
    mutationFn: () => call(preetatdateApi.pedLooked, params(uid)),
  });
  useEffect(() => {
    if (unchanged) mutate();
  }, [unchanged, mutate]);
}

/** Free of charge, and said to be the seller's own. */
export const usePrintOwn = (uid: string) =>
  useOrderChange<void, unknown>(
    uid,
    async () =>
      saveAnswer(await fetchBytes(preetatdateApi.ownPed, params(uid)), 'Pre-etat-date.pdf'),
    'Le document n’a pas été imprimé',
  );
