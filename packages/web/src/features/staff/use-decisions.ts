import { textOf } from '@quitus/api/client';
import { type DeskItem, staffApi } from '@quitus/api/staff.api';
import type { ControlRule, DecidedStatus } from '@quitus/domain/control/control';
import type { RefusalReason } from '@quitus/domain/control/refusal-reasons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';
import { showSnackbar } from '../../ui/snackbars.ts';
import { controlledFiles } from './files-on-desk.ts';
import type { Place } from './place.ts';

export type Decision = {
  to: DecidedStatus;
  reasons: readonly RefusalReason[];
  reason: string | null;
  /** What the control says no to, and this person says yes to. */
  despite: readonly ControlRule[];
};

type Decided = Place & { main_address: string };
/** One of mine, that can still be taken back. */
export type MadeDecision = Decided & { decision_id: string; to: DecidedStatus };

type Moves = { onDecided: () => void; onUndone: (made: MadeDecision) => void };

/** What I decided since the desk was opened, the latest last. */
export function useDecisions({ onDecided, onUndone }: Moves) {
  const client = useQueryClient();
  const [made, setMade] = useState<readonly MadeDecision[]>([]);
  const refreshed = ({ portfolio_uid }: Place) => {
    void client.invalidateQueries({ queryKey: keys.queue });
    void client.invalidateQueries({ queryKey: keys.portfolio(portfolio_uid) });
  };

  const decide = useMutation({
    mutationFn: ({ on, decision }: { on: DeskItem; decision: Decision }) =>
      call(staffApi.decide, {
        params: { uid: on.portfolio_uid, document_type: on.document_type },
        body: {
          ...decision,
          reasons: [...decision.reasons],
          despite: [...decision.despite],
          seen_file_ids: controlledFiles(on.files).map(({ id }) => id),
        },
      }),
    onSuccess: ({ decision_id }, { on, decision }) => {
      const { portfolio_uid, document_type, main_address } = on;
      const one = { portfolio_uid, document_type, main_address, decision_id, to: decision.to };
      setMade((before) => [...before, one]);
      refreshed(on);
      onDecided();
    },
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'La décision n’a pas été enregistrée',
        text: textOf(cause),
      }),
  });

  const undo = useMutation({
    mutationFn: ({ decision_id }: MadeDecision) => call(staffApi.undo, { params: { decision_id } }),
    onSuccess: (_, one) => {
      refreshed(one);
      onUndone(one);
    },
    onError: (cause) =>
      showSnackbar({
        type: 'error',
        title: 'La décision n’a pas été annulée',
        text: textOf(cause),
      }),
    // Refused or done, it cannot be tried twice.
    onSettled: (_answer, _cause, one) =>
      setMade((before) => before.filter(({ decision_id }) => decision_id !== one.decision_id)),
  });

  return { last: made.at(-1) ?? null, decide, undo };
}
