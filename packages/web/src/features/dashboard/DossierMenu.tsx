import { Menu } from '@base-ui/react/menu';
import { type Dossier, portfoliosApi } from '@quitus/api/portfolios.api';
import {
  Archive,
  ArchiveRestore,
  Download,
  Ellipsis,
  FileSearch,
  Pencil,
  Share2,
  UsersRound,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';

import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { MENU, MENU_ITEM } from '../../ui/menu-look.ts';
import { may } from './dossier-view.ts';
import { EditDialog } from './EditDialog.tsx';
import { TransferDialog } from './people/TransferDialog.tsx';
import { useChange, useMembers } from './use-dossier.ts';
import { useRestore } from './use-restore.ts';

type Opened = 'edit' | 'transfer' | 'archive' | null;

type DossierMenuProps = { dossier: Dossier; onShare?: (() => void) | undefined };

/** What is done to the dossier itself; without any right to it, there is no menu. */
export function DossierMenu({ dossier, onShare }: DossierMenuProps) {
  const { uid, archived_at, portfolio_type } = dossier;
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const transferring = may(dossier, 'TRANSFER');
  const members = useMembers(uid, transferring).data?.members ?? [];
  const restore = useRestore(uid);
  const archive = useChange<void>({
    uid,
    send: () => call(portfoliosApi.archive, { params: { uid } }),
    refused: 'Le dossier n’a pas été archivé',
  });
  const close = () => setOpened(null);
  if (!may(dossier, 'EDIT') && !may(dossier, 'ARCHIVE')) return null;
  return (
    <div ref={place}>
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-label="Autres actions"
          className={`${buttonLook({ variant: 'quiet' })} size-12 px-0`}
        >
          <Ellipsis aria-hidden />
        </Menu.Trigger>
        {/* Where its button is, so that a reader finds it there. */}
        <Menu.Portal container={place}>
          <Menu.Positioner align="end" sideOffset={8} collisionPadding={12} className="z-40">
            <Menu.Popup className={MENU}>
              {onShare && may(dossier, 'SHARE') && (
                <Menu.Item className={MENU_ITEM} onClick={onShare}>
                  <Share2 aria-hidden />
                  Partager
                </Menu.Item>
              )}
              {portfolio_type !== 'PENDING_PAYMENT_PORTFOLIO' && (
                <Menu.LinkItem
                  closeOnClick
                  render={<Link to={paths.download(uid)} />}
                  className={MENU_ITEM}
                >
                  <Download aria-hidden />
                  Télécharger
                </Menu.LinkItem>
              )}
              {portfolio_type !== 'PENDING_PAYMENT_PORTFOLIO' && may(dossier, 'EDIT') && (
                <Menu.LinkItem
                  closeOnClick
                  render={<Link to={paths.missions(uid)} />}
                  className={MENU_ITEM}
                >
                  <FileSearch aria-hidden />
                  Commander une pièce
                </Menu.LinkItem>
              )}
              {may(dossier, 'EDIT') && (
                <Menu.Item className={MENU_ITEM} onClick={() => setOpened('edit')}>
                  <Pencil aria-hidden />
                  Modifier le dossier
                </Menu.Item>
              )}
              {transferring && members.length > 1 && (
                <Menu.Item className={MENU_ITEM} onClick={() => setOpened('transfer')}>
                  <UsersRound aria-hidden />
                  Confier à un autre agent
                </Menu.Item>
              )}
              {may(dossier, 'ARCHIVE') &&
                (archived_at === null ? (
                  <Menu.Item className={MENU_ITEM} onClick={() => setOpened('archive')}>
                    <Archive aria-hidden />
                    Archiver
                  </Menu.Item>
                ) : (
                  <Menu.Item className={MENU_ITEM} onClick={() => restore.mutate()}>
                    <ArchiveRestore aria-hidden />
                    Restaurer
                  </Menu.Item>
                ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {opened === 'edit' && <EditDialog dossier={dossier} onClose={close} />}
      {opened === 'transfer' && (
        <TransferDialog dossier={dossier} members={members} onClose={close} />
      )}
      <ConfirmDialog
        open={opened === 'archive'}
        title="Archiver ce dossier ?"
        pending={archive.isPending}
        verb="Archiver"
        onCancel={close}
        onAccept={() => archive.mutate(undefined, { onSettled: close })}
      >
        Il quitte votre liste et ne peut plus être modifié. Vous pourrez le restaurer.
      </ConfirmDialog>
    </div>
  );
}
