import { textOf } from '@quitus/api/client';
import type { Dossier } from '@quitus/api/portfolios.api';
import { type ShareLink, sharingApi } from '@quitus/api/sharing.api';
import { GUEST_ROLE_LABELS } from '@quitus/domain/invitations/guest-role';
import { Copy, Mail, Pause, Play } from 'lucide-react';
import { useState } from 'react';

import { call } from '../../../api.ts';
import { copyText } from '../../../browser/copy-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { may } from '../dossier-view.ts';
import { LINK } from '../link-look.ts';
import { LinkField } from './LinkField.tsx';
import { MailShare } from './MailShare.tsx';
import { ENDED } from './share-words.ts';
import { ShareFacts } from './ShareFacts.tsx';
import { ShareHistory } from './ShareHistory.tsx';
import { ShareReceipt } from './ShareReceipt.tsx';
import { ShareStateChip } from './ShareStateChip.tsx';
import { useShareChanges } from './use-shares.ts';

type ShareDetailsProps = {
  dossier: Dossier;
  share: ShareLink | null;
  now: Date;
  onClose: () => void;
};

export function ShareDetails({ share, ...rest }: ShareDetailsProps) {
  return share && <Details share={share} {...rest} />;
}

type DetailsProps = ShareDetailsProps & { share: ShareLink };

/** One link: what it shows, what was done with it, and the ways to close it. */
function Details({ dossier, share, now, onClose }: DetailsProps) {
  const { uid } = dossier;
  const [revoking, setRevoking] = useState(false);
  const [mailing, setMailing] = useState(false);
  const { pause, resume, revoke } = useShareChanges(uid, share);
  const living = !ENDED.includes(share.state);
  const active = share.state === 'ACTIVE';

  if (revoking)
    return (
      <ConfirmDialog
        open
        title="Révoquer ce lien ?"
        pending={revoke.isPending}
        verb="Révoquer le lien"
        destroys
        onCancel={() => setRevoking(false)}
        onAccept={() => revoke.mutate(undefined, { onSuccess: onClose })}
      >
        {share.recipient} ne pourra plus rien ouvrir, même une page déjà affichée. Un lien révoqué
        ne se rouvre pas.
      </ConfirmDialog>
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={share.recipient}
      text={
        <span className="flex flex-wrap items-center gap-3">
          {GUEST_ROLE_LABELS[share.audience]}
          <ShareStateChip state={share.state} />
        </span>
      }
    >
      {living && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <CopyAgain uid={uid} share={share} />
          {active && may(dossier, 'SHARE') && (
            <Button
              variant="secondary"
              size="compact"
              aria-expanded={mailing}
              onClick={() => setMailing(!mailing)}
            >
              <Mail aria-hidden />
              {share.email === null ? 'Envoyer par e-mail' : 'Renvoyer par e-mail'}
            </Button>
          )}
          {active && may(dossier, 'CLOSE_SHARE') && (
            <Button
              variant="secondary"
              size="compact"
              pending={pause.isPending}
              onClick={() => pause.mutate()}
            >
              <Pause aria-hidden />
              Mettre en pause
            </Button>
          )}
          {!active && may(dossier, 'SHARE') && (
            <Button
              variant="secondary"
              size="compact"
              pending={resume.isPending}
              onClick={() => resume.mutate()}
            >
              <Play aria-hidden />
              Rouvrir
            </Button>
          )}
          {may(dossier, 'CLOSE_SHARE') && (
            <button
              type="button"
              className={`min-h-11 text-second ${LINK}`}
              onClick={() => setRevoking(true)}
            >
              Révoquer le lien
            </button>
          )}
        </div>
      )}
      {mailing && active && <MailShare uid={uid} share={share} onSent={() => setMailing(false)} />}
      <ShareFacts share={share} portfolio_type={dossier.portfolio_type} now={now} />
      {share.receipt && <ShareReceipt uid={uid} share_id={share.id} receipt={share.receipt} />}
      <ShareHistory uid={uid} share_id={share.id} now={now} />
    </Dialog>
  );
}

/** The address is asked for only now: lists of links do not carry it. */
function CopyAgain({ uid, share }: { uid: string; share: ShareLink }) {
  const [shown, setShown] = useState<string | null>(null);
  const [copying, setCopying] = useState(false);

  async function copy() {
    setCopying(true);
    try {
      const { url } = await call(sharingApi.shareUrl, { params: { uid, share_id: share.id } });
      if (await copyText(url))
        showSnackbar({
          type: 'success',
          title: 'Lien copié',
          text: share.has_code
            ? 'Il demande son code, à communiquer à part.'
            : `Il est destiné à ${share.recipient}.`,
        });
      else setShown(url);
    } catch (cause) {
      showSnackbar({ type: 'error', title: 'Le lien n’a pas été copié', text: textOf(cause) });
    } finally {
      setCopying(false);
    }
  }

  return shown === null ? (
    <Button size="compact" pending={copying} onClick={() => void copy()}>
      <Copy aria-hidden />
      Copier le lien
    </Button>
  ) : (
    <div className="w-full">
      <LinkField label="Lien à copier" url={shown} />
    </div>
  );
}
