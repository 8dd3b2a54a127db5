import type { Mission } from '@quitus/api/missions.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { MISSION_STATE_LABELS } from '@quitus/domain/missions/mission';
import { centsWords } from '@quitus/domain/text/number-words';
import { useState } from 'react';

import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { missionNews } from './mission-words.ts';
import { useCancelMission } from './use-missions.ts';

type MissionItemProps = { uid: string; mission: Mission; mayOrder: boolean; now: Date };

/** One request: how far it is, what the team answered, and what can still be done. */
export function MissionItem({ uid, mission, mayOrder, now }: MissionItemProps) {
  const [cancelling, setCancelling] = useState(false);
  const cancel = useCancelMission(uid);
  const { id, kind, state, product_id, payment_order_id, answer, note, cancellable } = mission;
  const paid = state !== 'REQUESTED';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
      <div className="max-w-140 min-w-0 flex-1 basis-72">
        <p className="font-medium">{DOCUMENT_FACTS[kind].label}</p>
        <p className="text-second text-encre-2">
          <span className="font-semibold text-encre">{MISSION_STATE_LABELS[state]}</span>
          {' · '}
          {centsWords(mission.amount_cents)}
        </p>
        <p className="text-second text-encre-2">{missionNews(mission, now)}</p>
        {answer !== null && (
          <p className="mt-2 whitespace-pre-line">
            <span className="font-semibold">L’équipe :</span> {answer}
          </p>
        )}
        {note !== null && (
          <p className="mt-1 text-second whitespace-pre-line text-encre-2">Votre note : {note}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {state === 'REQUESTED' && payment_order_id !== null && mayOrder && (
          <ButtonLink
            size="compact"
            to={paths.clientDetails(product_id, { order: payment_order_id })}
          >
            Payer {centsWords(mission.amount_cents)}
          </ButtonLink>
        )}
        {state === 'DELIVERED' && (
          <ButtonLink size="compact" variant="secondary" to={paths.document(uid, kind)}>
            Voir
          </ButtonLink>
        )}
        {cancellable && mayOrder && (
          <Button variant="quiet" size="compact" onClick={() => setCancelling(true)}>
            Annuler la demande
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={cancelling}
        title="Annuler cette demande ?"
        pending={cancel.isPending}
        verb="Oui, annuler la demande"
        destroys
        onCancel={() => setCancelling(false)}
        onAccept={() => cancel.mutate(id, { onSettled: () => setCancelling(false) })}
      >
        {paid ? 'Ce que vous avez payé vous est remboursé.' : 'Rien n’a été payé.'}
      </ConfirmDialog>
    </li>
  );
}
