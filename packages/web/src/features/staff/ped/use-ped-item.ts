// The order on the desk is held: nobody else receives it while somebody completes it.
import { codeOf } from '@quitus/api/client';
import { deskApi, type PedDeskItem } from '@quitus/api/desk.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '../../../api.ts';

/** Well before the server gives it to somebody else. */
const RENEW_MS = 120_000;
/** A statement that is being made is asked for until it is there. */
const COMING_MS = 2000;
/** What is being read may complete the statement any moment. */
const READING_MS = 10_000;

type Asked = {
  /** Null: the most urgent. */
  wanted: string | null;
  /** Passed over for now. */
  aside: readonly string[];
  /** Another number asks for another order, even when none is named. */
  round: number;
};

type Taken = { item: PedDeskItem | null };

export function usePedItem({ wanted, aside, round }: Asked) {
  const client = useQueryClient();
  const key = ['ped-desk', wanted ?? 'next', round];
  const query = useQuery({
    queryKey: key,
    queryFn: () => take(wanted ?? client.getQueryData<Taken>(key)?.item?.order.id ?? null, aside),
    // Looked at again later, it must be taken again.
    gcTime: 0,
    refetchInterval: ({ state: { error, data } }) => {
      if (codeOf(error) === 'PED_BEING_MADE') return COMING_MS;
      const isRead = (data?.item?.being_read ?? []).length === 0;
      return isRead ? RENEW_MS : READING_MS;
    },
  });
  useRelease(query.data?.item?.order.id);
  return query;
}

/** Once one is there, asking again holds the same for longer. */
async function take(held: string | null, aside: readonly string[]): Promise<Taken> {
  if (held !== null) return call(deskApi.takePed, { body: { wanted: held } });
  const taken = await call(deskApi.takePed, { body: { wanted: null, skip: [...aside] } });
  // Nothing but those passed over: their turn has come.
  return taken.item === null && aside.length > 0
    ? call(deskApi.takePed, { body: { wanted: null } })
    : taken;
}

/** To and fro between two orders gives neither of them back. */
const LEAVE_MS = 1000;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

function useRelease(order_id: string | undefined): void {
  useEffect(() => {
    if (order_id === undefined) return undefined;
    clearTimeout(leaving.get(order_id));
    return () => {
      const giveBack = () => void release(order_id);
      leaving.set(order_id, setTimeout(giveBack, LEAVE_MS));
    };
  }, [order_id]);
}

/** Not given back, it is free again after a while by itself. */
const release = (order_id: string): Promise<unknown> =>
  call(deskApi.releasePed, { params: { order_id } }).catch(() => null);
