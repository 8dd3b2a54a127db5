import { Download } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showSnackbar, type SnackbarMessage } from '../../ui/snackbars.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { SampleDrawer } from './SampleDrawer.tsx';
import { Group } from './Section.tsx';

const MESSAGES: SnackbarMessage[] = [
  { type: 'info', title: 'Le robot a terminé', text: 'Trois documents sont à vérifier.' },
  { type: 'success', title: 'Lien copié', text: 'Il expire le 15 déc. 2026.' },
  { type: 'warning', title: 'Portail lent', text: 'Le robot attend une réponse du syndic.' },
  { type: 'error', title: 'Envoi impossible', text: 'Le fichier dépasse 50 Mo.' },
];

type Opened = 'dialog' | 'confirm' | 'drawer' | null;

export function OverlaySection() {
  const [opened, setOpened] = useState<Opened>(null);
  const [tab, setTab] = useState<'all' | 'todo' | 'done'>('all');
  const close = () => setOpened(null);
  return (
    <section className="mt-16">
      <h2>Ce qui s’ouvre</h2>
      <div className="mt-6">
        <Group title="Par-dessus la page">
          <Button variant="secondary" onClick={() => setOpened('dialog')}>
            Ouvrir une fenêtre
          </Button>
          <Button variant="secondary" onClick={() => setOpened('confirm')}>
            Demander confirmation
          </Button>
          <Button variant="secondary" onClick={() => setOpened('drawer')}>
            Ouvrir le tiroir
          </Button>
          <Tooltip text="Un seul fichier ZIP, documents vérifiés seulement">
            <Button variant="secondary">
              <Download />
              Tout télécharger
            </Button>
          </Tooltip>
        </Group>
        <Group title="Notifications">
          {MESSAGES.map((message) => (
            <Button
              key={message.type}
              variant="secondary"
              size="compact"
              onClick={() => showSnackbar(message)}
            >
              {message.title}
            </Button>
          ))}
        </Group>
        <div className="mt-8">
          <Tabs
            label="Dossiers"
            value={tab}
            onValue={setTab}
            tabs={[
              { value: 'all', label: 'Tous', count: 48, content: <p>Les 48 dossiers.</p> },
              { value: 'todo', label: 'À traiter', count: 9, content: <p>Neuf dossiers.</p> },
              { value: 'done', label: 'En ordre', count: 21, content: <p>Vingt et un.</p> },
            ]}
          />
        </div>
      </div>
      <Dialog
        open={opened === 'dialog'}
        title="Inviter un acquéreur"
        text="Il reçoit un lien vers les documents vérifiés."
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Annuler
            </Button>
            <Button onClick={close}>Envoyer l’invitation</Button>
          </>
        }
      >
        <TextField label="Adresse e-mail" type="email" autoComplete="off" />
      </Dialog>
      <ConfirmDialog
        open={opened === 'confirm'}
        title="Supprimer ce lien ?"
        verb="Supprimer le lien"
        destroys
        onCancel={close}
        onAccept={close}
      >
        Les personnes qui l’ont reçu ne pourront plus ouvrir le dossier.
      </ConfirmDialog>
      <SampleDrawer open={opened === 'drawer'} onClose={close} />
    </section>
  );
}
