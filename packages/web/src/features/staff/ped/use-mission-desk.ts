import { textOf } from '@quitus/api/client';
import { deskApi } from '@quitus/api/desk.api';
import { documentsApi } from '@quitus/api/documents.api';
import type { MissionKind } from '@quitus/domain/missions/mission';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../api.ts';
import { keys } from '../../../query-client.ts';
import { showSnackbar } from '../../../ui/snackbars.ts';

type Answer = { accepted: boolean; answer: string; expected_on: string | null };

export function useMissionDesk(mission_id: string) {
  const client = useQueryClient();
  const common = {
    onSettled: () => client.invalidateQueries({ queryKey: keys.missionQueue }),
    onError: (cause: unknown) =>
      showSnackbar({ type: 'error', title: 'L’enregistrement a échoué', text: textOf(cause) }),
  };
  const params = { mission_id };
  const answer = useMutation({
    mutationFn: (body: Answer) => call(deskApi.answerMission, { params, body }),
    ...common,
  });
  const deliver = useMutation({
    mutationFn: (file_id: string) => call(deskApi.deliverMission, { params, body: { file_id } }),
    ...common,
  });
  return { answer, deliver };
}

/** What stands in the place of the paper now: one of them is delivered. */
export const useSlotFiles = (uid: string, kind: MissionKind) =>
  useQuery({
    queryKey: keys.files(uid),
    queryFn: () => call(documentsApi.files, { params: { uid } }),
    select: ({ files }) =>
      files.filter(
        ({ document_type, state, current, deleted_at }) =>
          document_type === kind && state === 'READY' && current && deleted_at === null,
      ),
  });
