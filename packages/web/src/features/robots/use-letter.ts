// The written request to a syndic: read, sent, saved as a paper, ended.
import { textOf } from '@quitus/api/client';
import { lettersApi } from '@quitus/api/letters.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { call, fetchBytes } from '../../api.ts';
import { keys } from '../../query-client.ts';
import { saveAnswer } from '../../saving/save-answer.ts';
import { showSnackbar } from '../../ui/snackbars.ts';

export const useLetter = (uid: string) =>
  useQuery({
    queryKey: keys.letter(uid),
    queryFn: () => call(lettersApi.letter, { params: { uid } }),
  });

type Sending = { syndic_name: string; syndic_email: string | null };

/** Without an address it is noted as posted: the reminders begin all the same. */
export function useSendLetter(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sending) => call(lettersApi.sendLetter, { params: { uid }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.portfolio(uid) }),
  });
}

export function useEndLetter(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(lettersApi.endLetter, { params: { uid } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.letter(uid) }),
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'Les relances n’ont pas été arrêtées',
        text: textOf(cause),
      }),
  });
}

export const useSaveLetter = (uid: string) =>
  useMutation({
    mutationFn: async (syndic_name: string) => {
      const query = syndic_name === '' ? {} : { syndic_name };
      const answer = await fetchBytes(lettersApi.letterPaper, { params: { uid }, query });
      await saveAnswer(answer, 'demande-au-syndic.pdf');
    },
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'La lettre n’a pas été téléchargée',
        text: textOf(cause),
      }),
  });
