import type { RobotScope } from '@quitus/domain/robots/run-state';
import { useState } from 'react';

import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LINK } from './panel-look.ts';
import { useForgetAccess } from './use-robot.ts';

/** Erases what was kept of an access, once that was confirmed. */
export function ForgetAccess({ uid, scope }: { uid: string; scope: RobotScope }) {
  const [confirming, setConfirming] = useState(false);
  const forget = useForgetAccess(uid, scope);
  return (
    <>
      <button
        type="button"
        className={`min-h-11 text-second ${LINK}`}
        onClick={() => setConfirming(true)}
      >
        Effacer cet accès
      </button>
      <ConfirmDialog
        open={confirming}
        title="Effacer cet accès ?"
        pending={forget.isPending}
        verb="Effacer l’accès"
        destroys
        onCancel={() => setConfirming(false)}
        onAccept={() => forget.mutate(undefined, { onSettled: () => setConfirming(false) })}
      >
        Vos identifiants sont effacés tout de suite. Le robot ne reviendra que si vous les saisissez
        à nouveau.
      </ConfirmDialog>
    </>
  );
}
