import { documentsApi, type DocumentFile } from '@quitus/api/documents.api';
import { readingApi } from '@quitus/api/reading.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Period } from '@quitus/domain/documents/period';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../../api.ts';
import { keys } from '../../../query-client.ts';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { placeWords } from '../../../uploads/sending.ts';
import { useChange } from '../use-dossier.ts';

export const useFiles = (uid: string) =>
  useQuery({
    queryKey: keys.files(uid),
    queryFn: () => call(documentsApi.files, { params: { uid } }),
  });

/** Taken out at once; the way back is offered right after, and stays open for thirty days. */
export function useRemoveFile(uid: string) {
  const restore = useRestoreFile(uid);
  return useChange<DocumentFile>({
    uid,
    send: async ({ id, name }) => {
      await call(documentsApi.removeFile, { params: { uid, file_id: id } });
      showSnackbar({
        type: 'success',
        title: 'Fichier retiré',
        text: name,
        action: { label: 'Annuler', onClick: () => restore.mutate(id) },
      });
    },
    refused: 'Le fichier n’a pas été retiré',
  });
}

export const useRestoreFile = (uid: string) =>
  useChange<string>({
    uid,
    send: (file_id) => call(documentsApi.restoreFile, { params: { uid, file_id } }),
    refused: 'Le fichier n’a pas été remis',
  });

type Sorting = { file: DocumentFile; document_type: DocumentType };

const move = (uid: string, { file, document_type }: Sorting) =>
  call(documentsApi.moveFile, { params: { uid, file_id: file.id }, body: { document_type } });

/** Puts a file in another document, and offers the way back to the one it was in. */
export function useMoveFile(uid: string) {
  const refused = 'Le fichier n’a pas été rangé';
  const back = useChange<Sorting>({ uid, send: (sorting) => move(uid, sorting), refused });
  return useChange<Sorting>({
    uid,
    send: async (sorting) => {
      await move(uid, sorting);
      const { file } = sorting;
      const from = file.document_type;
      showSnackbar({
        type: 'success',
        title: placeWords(sorting.document_type),
        text: file.name,
        ...(from !== null && {
          action: {
            label: 'Annuler',
            onClick: () => back.mutate({ file, document_type: from }),
          },
        }),
      });
    },
    refused,
  });
}

/** One after the other: each of them locks the dossier. What is refused stays where it was. */
export const useMoveFiles = (uid: string) =>
  useChange<readonly Sorting[]>({
    uid,
    send: async (sortings) => {
      for (const sorting of sortings) await move(uid, sorting);
    },
    refused: 'Tous les fichiers n’ont pas été rangés',
  });

type Parts = { file: DocumentFile; parts: { document_type: DocumentType; pages: number[] }[] };

/** Each part goes to its place; the pages are cut on the server, which says when it is done. */
export const useSortFile = (uid: string) =>
  useChange<Parts>({
    uid,
    send: ({ file, parts }) =>
      call(readingApi.sortFile, { params: { uid, file_id: file.id }, body: { parts } }),
    refused: 'Le fichier n’a pas été rangé',
  });

type Description = { file_id: string; name: string; year: number | null; period: Period | null };

export const useDescribeFile = (uid: string) =>
  useChange<Description>({
    uid,
    send: ({ file_id, ...body }) =>
      call(documentsApi.describeFile, { params: { uid, file_id }, body }),
    refused: 'Le fichier n’a pas changé',
    quiet: true,
  });
