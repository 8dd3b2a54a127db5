import { type FactValue, readingApi } from '@quitus/api/reading.api';

import { call } from '../../../api.ts';
import { useChange } from '../use-dossier.ts';

type Place = { document: number; name: string };

/** `quiet`: the form shows the refusal itself. */
export const useSetFact = (uid: string, file_id: string, quiet: boolean) =>
  useChange<Place & { value: FactValue }>({
    uid,
    send: ({ name, ...body }) => call(readingApi.setFact, { params: { uid, file_id, name }, body }),
    refused: 'Cette information n’a pas été enregistrée',
    quiet,
  });

export const useUnsetFact = (uid: string, file_id: string) =>
  useChange<Place>({
    uid,
    send: ({ name, document }) =>
      call(readingApi.unsetFact, { params: { uid, file_id, name }, body: { document } }),
    refused: 'La valeur lue n’a pas été remise',
  });
