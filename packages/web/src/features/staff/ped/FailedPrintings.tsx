import { textOf } from '@quitus/api/client';
import { deskApi, type WaitingPed } from '@quitus/api/desk.api';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../api.ts';
import { paths } from '../../../paths.ts';
import { keys } from '../../../query-client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { shownDate } from '../../../words/shown-date.ts';

type FailedPrintingsProps = { orders: readonly WaitingPed[]; now: Date };

/** Paid and complete, but not printed yet: seen at once, although they are tried again by themselves. */
export function FailedPrintings({ orders, now }: FailedPrintingsProps) {
  const client = useQueryClient();
  const print = useMutation({
    mutationFn: (order_id: string) => call(deskApi.printPedAgain, { params: { order_id } }),
    onSuccess: () =>
      showSnackbar({
        type: 'success',
        title: 'Envoyé à l’impression',
        text: 'Le client est prévenu par e-mail dès que le document est là.',
      }),
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'L’impression n’a pas été demandée',
        text: textOf(cause),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.pedQueue }),
  });
  if (orders.length === 0) return null;
  return (
    <div className="px-5 pt-4 min-[68.75rem]:px-9">
      <Notice tone="warning" title="L’impression a échoué">
        <p>Un nouvel essai est fait de lui-même, pendant un jour. Le client attend toujours.</p>
        <ul className="mt-3 flex flex-col gap-3">
          {orders.map(({ order_id, portfolio_uid, main_address, print_failed_at }) => (
            <li key={order_id} className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <span className="min-w-0 flex-1 basis-60">
                <TextLink to={paths.orderPed(portfolio_uid)}>{wholeLine(main_address)}</TextLink>
                {print_failed_at !== null && `, ${shownDate(print_failed_at, now)}`}
              </span>
              <Button
                variant="secondary"
                size="compact"
                pending={print.isPending && print.variables === order_id}
                onClick={() => print.mutate(order_id)}
              >
                Imprimer à nouveau
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
