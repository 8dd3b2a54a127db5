import type { Dossier } from '@quitus/api/portfolios.api';
import { useState } from 'react';

import { Dialog } from '../../../ui/Dialog.tsx';
import { InviteForm } from '../people/InviteForm.tsx';
import { type Way, WayChoice } from '../people/WayChoice.tsx';
import { LinkForm, type Made } from './LinkForm.tsx';
import { ShareMade } from './ShareMade.tsx';

type ShareDialogProps = { dossier: Dossier; onClose: () => void };

/** One dialog for both ways of sharing. Once a link is made, what is on screen is its code's only showing. */
export function ShareDialog({ dossier, onClose }: ShareDialogProps) {
  const [way, setWay] = useState<Way>('LINK');
  const [made, setMade] = useState<Made | null>(null);
  if (made) return <ShareMade {...made} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Partager ce dossier">
      <div className="flex flex-col gap-6">
        <WayChoice value={way} onChange={setWay} />
        {way === 'LINK' ? (
          <LinkForm dossier={dossier} onMade={setMade} onClose={onClose} />
        ) : (
          <InviteForm uid={dossier.uid} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}
