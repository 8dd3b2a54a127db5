import { documentsApi } from '@quitus/api/documents.api';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';
import { useChange } from './use-dossier.ts';

export const useFiles = (uid: string) =>
  useQuery({
    queryKey: keys.files(uid),
    queryFn: () => call(documentsApi.files, { params: { uid } }),
  });

export const useRemoveFile = (uid: string) =>
  useChange<string>({
    uid,
    send: (file_id) => call(documentsApi.removeFile, { params: { uid, file_id } }),
    refused: 'Le fichier n’a pas été retiré',
  });

export const useRestoreFile = (uid: string) =>
  useChange<string>({
    uid,
    send: (file_id) => call(documentsApi.restoreFile, { params: { uid, file_id } }),
    refused: 'Le fichier n’a pas été remis',
  });
