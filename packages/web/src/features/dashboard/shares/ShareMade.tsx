import type { ShareLink } from '@quitus/api/sharing.api';

import { AfterMail } from '../../../demo/AfterMail.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkField } from './LinkField.tsx';

type ShareMadeProps = { share: ShareLink; url: string; code: string | null; onClose: () => void };

export const ShareMade = ({ share, url, code, onClose }: ShareMadeProps) => (
  <Dialog
    open
    onClose={onClose}
    title={`Le lien pour ${share.recipient} est prêt`}
    text={
      share.email === null
        ? 'Copiez-le et envoyez-le vous-même. Vous pourrez le copier à nouveau depuis « Partagé avec ».'
        : `Envoyé à ${share.email}. Vous pourrez le copier à nouveau depuis « Partagé avec ».`
    }
    actions={
      <Button className="ml-auto" onClick={onClose}>
        Terminer
      </Button>
    }
  >
    <LinkField label="Lien de partage" url={url} />
    {share.email !== null && <AfterMail />}
    {code !== null && (
      <div className="mt-5 rounded-carte bg-creux p-5">
        <p className="text-second font-semibold">Code à communiquer à part</p>
        <p className="mt-1 font-titre text-h2 tracking-[0.08em]">{code}</p>
        <p className="mt-1 text-second text-encre-2">
          Il ne sera plus affiché. Notez-le ou dites-le maintenant à {share.recipient}.
        </p>
      </div>
    )}
  </Dialog>
);
