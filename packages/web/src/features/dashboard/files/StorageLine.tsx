import { allowancesApi, type PortfolioStorage } from '@quitus/api/allowances.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import { fullnessOf } from '@quitus/domain/payments/allowances';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../../api.ts';
import { keys } from '../../../query-client.ts';
import { Gauge } from '../../../ui/Gauge.tsx';
import { gaugeWords, roomWords, storageWords } from './storage-words.ts';

type StorageLineProps = {
  dossier: Pick<Dossier, 'uid' | 'relation'>;
  /** Only once it runs short: nobody needs the quiet line before the documents. */
  short?: boolean;
};

/** Where files are added: a quiet line while there is room, a bar and a sentence once it runs short. */
export function StorageLine({ dossier: { uid, relation }, short = false }: StorageLineProps) {
  const { data } = useQuery({
    queryKey: keys.storage(uid),
    queryFn: () => call(allowancesApi.portfolio, { params: { uid } }),
  });
  // Without these figures files are added all the same: the server knows.
  if (!data || data.used === 0) return null;
  const taken = takenOf(data);
  const level = fullnessOf(taken);
  if (level === 'EASY')
    return short ? null : (
      <p className="text-second text-encre-2">Place utilisée : {storageWords(data)}</p>
    );
  return (
    <Gauge label="Place dans ce dossier" figures={taken} text={gaugeWords(data)}>
      <output className={`block ${level === 'FULL' ? 'text-brique' : 'text-ocre'}`}>
        {roomWords(data, relation)}
      </output>
    </Gauge>
  );
}

/** The account may be full before the dossier: what is taken is what can no longer be added. */
const takenOf = ({ allowed, left }: PortfolioStorage) => ({ used: allowed - left, allowed });
