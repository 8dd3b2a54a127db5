import type { AccountInformation } from '@quitus/api/accounts.api';
import { textOf } from '@quitus/api/client';

import { Checkbox } from '../../ui/Checkbox.tsx';
import { showSnackbar } from '../../ui/snackbars.ts';
import { useSaveInformation } from './use-information.ts';

type Choice = 'notify_documents' | 'notify_guests' | 'notify_news';

const CHOICES: readonly { name: Choice; label: string; hint: string }[] = [
  {
    name: 'notify_documents',
    label: 'Mes documents',
    hint: 'Un document est vérifié, refusé ou bientôt expiré.',
  },
  {
    name: 'notify_guests',
    label: 'Mes invités',
    hint: 'Quelqu’un accepte votre invitation dans un dossier.',
  },
  { name: 'notify_news', label: 'Les nouveautés de Quitus', hint: 'Quelques e-mails par an.' },
];

/** Each choice is kept as soon as it is made. */
export function NotificationChoices({ information }: { information: AccountInformation }) {
  const saving = useSaveInformation();
  const made = saving.isPending ? saving.variables : {};

  const choose = (name: Choice, wanted: boolean) =>
    saving.mutate(
      { [name]: wanted },
      {
        onError: (cause) =>
          showSnackbar({
            type: 'error',
            title: 'Votre choix n’a pas été enregistré',
            text: textOf(cause),
          }),
      },
    );

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">Recevoir un e-mail pour</legend>
      {CHOICES.map(({ name, label, hint }) => (
        <Checkbox
          key={name}
          name={name}
          label={label}
          hint={hint}
          checked={made[name] ?? information[name]}
          disabled={saving.isPending && made[name] !== undefined}
          onChange={(event) => choose(name, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
