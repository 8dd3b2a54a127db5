import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Key } from './Key.tsx';
import { chooseShortcuts, useShortcutsOn } from './shortcuts-choice.ts';
import { SHORTCUT_GROUPS, SHORTCUTS } from './shortcuts.ts';

type ShortcutsDialogProps = { open: boolean; onClose: () => void };

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const on = useShortcutsOn();
  return (
    <Dialog open={open} title="Tous les raccourcis" onClose={onClose}>
      <Checkbox
        label="Raccourcis d’une seule touche"
        hint="Décochez si vous pilotez votre navigateur à la voix : les boutons suffisent."
        checked={on}
        onChange={({ target }) => chooseShortcuts(target.checked)}
      />
      <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {SHORTCUT_GROUPS.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="text-h4">{title}</h3>
            <dl className="mt-2 flex flex-col gap-2">
              {shortcuts.map((shortcut) => (
                <div key={shortcut} className="flex items-start justify-between gap-4">
                  <dt className="text-second">{SHORTCUTS[shortcut].words}</dt>
                  <dd className="flex-none">
                    <Key>{SHORTCUTS[shortcut].key}</Key>
                    <span className="sr-only">{SHORTCUTS[shortcut].key}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
