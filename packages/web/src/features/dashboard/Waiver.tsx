import * as LIMITS from '@quitus/api/limits';
import type { SlotView } from '@quitus/api/portfolios.api';
import { useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { LINK } from './link-look.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { useUnwaive, useWaive } from './use-waiver.ts';

type WaiverProps = { uid: string; slot: SlotView; editable: boolean };

/** « Ne s’applique pas », said with a reason, and taken back as easily. */
export function Waiver({ uid, slot, editable }: WaiverProps) {
  const [open, setOpen] = useState(false);
  if (slot.waived_at !== null) return <Waived uid={uid} slot={slot} editable={editable} />;
  return open ? (
    <WaiverForm uid={uid} slot={slot} onDone={() => setOpen(false)} />
  ) : (
    <button
      type="button"
      className={`mt-6 min-h-11 text-second ${LINK}`}
      onClick={() => setOpen(true)}
    >
      Ne s’applique pas à mon bien
    </button>
  );
}

function Waived({ uid, slot, editable }: WaiverProps) {
  const unwaive = useUnwaive(uid);
  return (
    <div className="mt-8 rounded-carte bg-creux p-5">
      <p className="font-semibold">Écarté de la liste</p>
      <p className="mt-1 text-encre-2">{slot.waived_reason}</p>
      {editable && (
        <Button
          variant="secondary"
          size="compact"
          className="mt-4 bg-surface"
          pending={unwaive.isPending}
          onClick={() => unwaive.mutate(slot.document_type)}
        >
          Remettre dans la liste
        </Button>
      )}
    </div>
  );
}

type WaiverFormProps = { uid: string; slot: SlotView; onDone: () => void };

function WaiverForm({ uid, slot, onDone }: WaiverFormProps) {
  const { document_type } = slot;
  const waive = useWaive(uid);
  return (
    <div className="mt-6">
      <ReasonForm
        label="Pourquoi ce document ne s’applique pas"
        hint="Le notaire et les autres invités verront cette raison."
        rows={2}
        maxLength={LIMITS.waiver}
        missing="MISSING_REASON"
        action="Écarter de la liste"
        change={waive}
        onSend={(reason) => waive.mutate({ document_type, reason }, { onSuccess: onDone })}
        onCancel={onDone}
      />
    </div>
  );
}
