import { textOf } from '@quitus/api/client';
import { deskApi } from '@quitus/api/desk.api';
import { streetOf } from '@quitus/domain/portfolios/property-address';
import type { DeskConsent } from '@quitus/domain/preetatdate/delivery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { call } from '../../../api.ts';
import { useNow } from '../../../browser/use-now.ts';
import { paths } from '../../../paths.ts';
import { keys } from '../../../query-client.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { DeskSkeleton } from '../DeskSkeleton.tsx';
import { neighbours } from '../queue-order.ts';
import { useKeys } from '../use-keys.ts';
import { FailedPrintings } from './FailedPrintings.tsx';
import { PED_KEYS } from './ped-keys.ts';
import { PedHeader } from './PedHeader.tsx';
import { PedOnDesk } from './PedOnDesk.tsx';
import { usePedItem } from './use-ped-item.ts';
import { usePedQueue } from './use-ped-queue.ts';

/** The orders that wait for somebody, one after the other: the most urgent first, or the one asked for. */
export function PedDesk() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const now = useNow();
  const client = useQueryClient();
  const queue = usePedQueue().data?.waiting ?? [];
  const waiting = queue.filter(({ print_failed_at }) => print_failed_at === null);
  const unprinted = queue.filter(({ print_failed_at }) => print_failed_at !== null);
  const wanted = search.get('commande');
  const [aside, setAside] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const desk = usePedItem({ wanted, aside, round });
  const item = desk.data?.item ?? null;
  const current = item?.order.id ?? wanted;
  const { next, previous } = neighbours(waiting, ({ order_id }) => order_id === current);

  function goTo(order_id: string | null): void {
    setRound((before) => before + 1);
    void navigate(paths.controlPed(order_id));
  }
  const onNext =
    next &&
    (() => {
      if (current !== null) setAside((before) => [...before, current]);
      goTo(next.order_id);
    });
  const onPrevious = previous && (() => goTo(previous.order_id));
  useKeys({
    [PED_KEYS.next.key]: onNext || undefined,
    [PED_KEYS.previous.key]: onPrevious || undefined,
  });

  async function gone(title: string, text: string): Promise<void> {
    showSnackbar({ type: 'success', title, text });
    await client.invalidateQueries({ queryKey: keys.pedQueue });
    goTo(null);
  }
  const failed = (title: string) => (cause: unknown) => {
    showSnackbar({ type: 'error', title, text: textOf(cause) });
    void desk.refetch();
  };
  const deliver = useMutation({
    mutationFn: ({ order_id, consent }: { order_id: string; consent: DeskConsent }) =>
      call(deskApi.deliverPed, { params: { order_id }, body: consent }),
    onSuccess: () =>
      gone('Envoyé à l’impression', 'Le client est prévenu par e-mail dès que le document est là.'),
    onError: failed('Le pré-état daté n’a pas été livré'),
  });
  const ask = useMutation({
    mutationFn: ({ order_id, question }: { order_id: string; question: string }) =>
      call(deskApi.askCustomer, { params: { order_id }, body: { question } }),
    onSuccess: () => gone('Question posée', 'Le délai est suspendu jusqu’à la réponse.'),
    onError: failed('La question n’a pas été envoyée'),
  });

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PedHeader
        waiting={waiting}
        current={current}
        now={now}
        onNext={onNext || null}
        onPrevious={onPrevious || null}
      />
      <FailedPrintings orders={unprinted} now={now} />
      <p aria-live="polite" className="sr-only">
        {item && `Pré-état daté, ${streetOf(item.main_address)}`}
      </p>
      <Loaded
        query={desk}
        waiting={<DeskSkeleton />}
        failure="Cette commande n’a pas pu être ouverte"
      >
        {({ item: taken }) =>
          taken === null ? (
            <EmptyState
              title={
                wanted === null ? 'Aucun pré-état daté n’attend' : 'Cette commande n’attend plus'
              }
              text={
                wanted === null
                  ? 'Ceux qui demandent une personne s’affichent ici.'
                  : 'Elle est livrée, ou un collègue la regarde.'
              }
            >
              {wanted !== null && <Button onClick={() => goTo(null)}>Ouvrir le plus pressé</Button>}
            </EmptyState>
          ) : (
            <PedOnDesk
              key={taken.order.id}
              item={taken}
              now={now}
              pending={deliver.isPending || ask.isPending}
              onChange={() => desk.refetch()}
              onDeliver={(consent) => deliver.mutate({ order_id: taken.order.id, consent })}
              onAsk={(question) => ask.mutate({ order_id: taken.order.id, question })}
            />
          )
        }
      </Loaded>
    </div>
  );
}
