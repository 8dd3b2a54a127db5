// The document on the desk is held: nobody else receives it while somebody looks at it.
import { type DeskItem, staffApi } from '@quitus/api/staff.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '../../api.ts';
import { isBeingRead } from './files-on-desk.ts';
import { type Place, placeKey } from './place.ts';

/** Well before the server gives it to somebody else. */
const RENEW_MS = 120_000;
const WHILE_READ_MS = 3000;

const place = ({ portfolio_uid, document_type }: Place): Place => ({
  portfolio_uid,
  document_type,
});

type Asked = {
  /** Null: the most urgent. */
  wanted: Place | null;
  /** Passed over for now. */
  aside: readonly Place[];
  /** Another number asks for another document, even when none is named. */
  round: number;
};

type Taken = { item: DeskItem | null };

export function useDeskItem({ wanted, aside, round }: Asked) {
  const client = useQueryClient();
  const key = ['desk', wanted ? placeKey(wanted) : 'next', round];
  const query = useQuery({
    queryKey: key,
    queryFn: () => take(wanted ?? client.getQueryData<Taken>(key)?.item ?? null, aside),
    // Looked at again later, it must be taken again.
    gcTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.item) ? WHILE_READ_MS : RENEW_MS),
  });
  useRelease(query.data?.item ?? null);
  return query;
}

/** The machine reads or judges it at this moment. */
const isUnderWay = (item: DeskItem | null | undefined): boolean =>
  item !== null &&
  item !== undefined &&
  (item.control.controlled_at === null || item.files.some(isBeingRead));

/** Once one is there, asking again holds the same for longer. */
async function take(held: Place | null, aside: readonly Place[]): Promise<Taken> {
  if (held) return call(staffApi.take, { body: { wanted: place(held) } });
  const taken = await call(staffApi.take, { body: { wanted: null, skip: aside.map(place) } });
  // Nothing but those passed over: their turn has come.
  return taken.item === null && aside.length > 0
    ? call(staffApi.take, { body: { wanted: null } })
    : taken;
}

/** To and fro between two documents gives neither of them back. */
const LEAVE_MS = 1000;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

function useRelease(held: Place | null): void {
  const uid = held?.portfolio_uid;
  const document_type = held?.document_type;
  useEffect(() => {
    if (uid === undefined || document_type === undefined) return undefined;
    const key = placeKey({ portfolio_uid: uid, document_type });
    clearTimeout(leaving.get(key));
    return () => {
      const giveBack = () => void release(uid, document_type);
      leaving.set(key, setTimeout(giveBack, LEAVE_MS));
    };
  }, [uid, document_type]);
}

/** Not given back, it is free again after a while by itself. */
const release = (uid: string, document_type: Place['document_type']): Promise<unknown> =>
  call(staffApi.release, { params: { uid, document_type } }).catch(() => null);
