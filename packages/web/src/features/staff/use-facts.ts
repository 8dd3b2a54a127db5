// What was read on the file on show, as the desk goes through it: amounts first.
import { textOf } from '@quitus/api/client';
import {
  type FactValue,
  type FactView,
  readingApi,
  type ReadingView,
} from '@quitus/api/reading.api';
import { inOrder } from '@quitus/domain/reading/fact-order';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { factKind } from '../../facts/fact-words.ts';
import { keys } from '../../query-client.ts';
import { showSnackbar } from '../../ui/snackbars.ts';

export type DeskFact = {
  id: string;
  /** Which document of the file, from 0. */
  document: number;
  fact: FactView;
  /** The paper gives another value of the same thing. */
  doubled: boolean;
};

export function factsOf(reading: Pick<ReadingView, 'documents'>): {
  amounts: DeskFact[];
  others: DeskFact[];
} {
  const all = reading.documents.flatMap(({ facts }, document) =>
    inOrder(facts).map((fact, index) => ({
      id: `${document} ${fact.name} ${index}`,
      document,
      fact,
      doubled: facts.some((other) => other !== fact && other.name === fact.name),
    })),
  );
  const isAmount = ({ fact }: DeskFact) => factKind(fact.name, fact.value) === 'CENTS';
  return { amounts: all.filter(isAmount), others: all.filter((one) => !isAmount(one)) };
}

type Saved = { document: number; name: string; value: FactValue };

/** The same value confirms, another corrects. */
export function useSaveFact(uid: string, file_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ document, name, value }: Saved) =>
      call(readingApi.setFact, { params: { uid, file_id, name }, body: { document, value } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.reading(uid, file_id) }),
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'La valeur n’a pas été enregistrée',
        text: textOf(cause),
      }),
  });
}

/** Back to what the machine read. */
export function useRestoreFact(uid: string, file_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ document, name }: Omit<Saved, 'value'>) =>
      call(readingApi.unsetFact, { params: { uid, file_id, name }, body: { document } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.reading(uid, file_id) }),
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'La valeur n’a pas changé',
        text: textOf(cause),
      }),
  });
}
