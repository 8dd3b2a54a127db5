// The pré-état daté of a dossier: read, answered, confirmed. Under the dossier's own key: whatever
// happens to its documents, it is computed again.
import { textOf } from '@quitus/api/client';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import type { StatementSection } from '@quitus/domain/preetatdate/field';
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type { FieldValue } from '@quitus/domain/preetatdate/statement';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { call } from '../api.ts';
import { keys } from '../query-client.ts';
import { showSnackbar } from '../ui/snackbars.ts';

export const useStatement = (uid: string) =>
  useQuery({
    queryKey: keys.statement(uid),
    queryFn: () => call(preetatdateApi.ped, { params: { uid } }),
  });

type Given = { reference: FieldReference; value: FieldValue | null; as_of: string | null };

/** `onChange` after each of them: whoever keeps the statement elsewhere reads it again. */
export function useStatementActions(uid: string, onChange?: () => Promise<unknown>) {
  const client = useQueryClient();
  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.statement(uid) }),
      ...(onChange ? [onChange()] : []),
    ]);
  };
  const failed = (title: string) => (cause: unknown) =>
    showSnackbar({ type: 'error', title, text: textOf(cause) });
  const answer = useMutation({
    mutationFn: ({ reference, value, as_of }: Given) =>
      call(preetatdateApi.answerField, { params: { uid, reference }, body: { value, as_of } }),
    onSuccess: refresh,
    onError: failed('Cette réponse n’a pas été enregistrée'),
  });
  const forget = useMutation({
    mutationFn: (reference: FieldReference) =>
      call(preetatdateApi.unanswerField, { params: { uid, reference } }),
    onSuccess: refresh,
    onError: failed('Cette réponse n’a pas été retirée'),
  });
  const confirm = useMutation({
    mutationFn: (section: StatementSection) =>
      call(preetatdateApi.confirmSection, { params: { uid, section } }),
    onSuccess: refresh,
    onError: failed('Cette partie n’a pas été confirmée'),
  });
  const answering = answer.isPending ? answer.variables.reference : null;
  return {
    answer: (given: Given, onDone?: () => void) =>
      answer.mutate(given, onDone && { onSuccess: onDone }),
    forget: (reference: FieldReference, onDone?: () => void) =>
      forget.mutate(reference, onDone && { onSuccess: onDone }),
    confirm: (section: StatementSection) => confirm.mutate(section),
    pending: answering ?? (forget.isPending ? forget.variables : null),
    confirming: confirm.isPending ? confirm.variables : null,
    refused: answer.isError ? textOf(answer.error) : null,
  };
}
