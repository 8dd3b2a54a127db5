import { textOf } from '@quitus/api/client';
import type { Syndic } from '@quitus/api/directory.api';
import * as LIMITS from '@quitus/api/limits';
import { Building2, PlugZap } from 'lucide-react';
import { useState } from 'react';

import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { SpinnerMark } from '../../ui/Spinner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { type Choice, choiceOf, type Option, optionsOf } from './search-options.ts';
import { useSyndicSearch } from './use-directory.ts';

type SyndicSearchProps = {
  uid: string;
  suggestion: Syndic | null;
  onChoose: (choice: Choice) => void;
};

/** By name, by city, or by the address of its portal; what the register knows comes first. */
export function SyndicSearch({ uid, suggestion, onChoose }: SyndicSearchProps) {
  const [typed, setTyped] = useState('');
  const [closed, setClosed] = useState(false);
  const { found, error, searching } = useSyndicSearch(typed);
  const options = found && !found.tax_office ? optionsOf(found, typed) : [];
  const open = options.length > 0 && !closed;
  const { input, list, option, restart } = useCombobox({
    open,
    count: options.length,
    onChoose: (index) => {
      const chosen = options[index];
      if (chosen) onChoose(chosen.choice);
    },
    onClose: () => setClosed(true),
  });

  return (
    <div className="flex flex-col gap-6">
      {suggestion && <Suggested syndic={suggestion} onChoose={onChoose} />}
      <div className="relative">
        <TextField
          {...input}
          label={suggestion ? 'Ou cherchez un autre syndic' : 'Votre syndic'}
          hint="Son nom, sa ville, ou l’adresse de la page où vous vous connectez."
          error={error ? textOf(error) : undefined}
          type="search"
          maxLength={LIMITS.syndic_search}
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            restart();
            setClosed(false);
          }}
          trailing={searching && <SpinnerMark className="mr-2 size-5 text-encre-3" />}
        />
        <output className="sr-only">
          {open && !searching ? `${counted(options.length)}. Flèches pour choisir.` : ''}
        </output>
        <output className="mt-2 block empty:hidden">
          {found?.tax_office && (
            <>
              Cette adresse est celle des impôts, qui ont leur page :{' '}
              <TextLink to={paths.tax(uid)}>se connecter aux impôts</TextLink>.
            </>
          )}
        </output>
        <ul
          {...list}
          aria-label="Syndics trouvés"
          className="mt-2 max-h-96 overflow-y-auto rounded-carte bg-surface p-2 shadow-leve"
        >
          {options.map((one, index) => (
            <li
              key={one.id}
              {...option(index)}
              className="flex min-h-13 cursor-pointer items-center gap-3.5 rounded-champ px-4 py-2.5 aria-selected:bg-email-doux"
            >
              <OptionLine {...one} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const counted = (count: number): string => (count > 1 ? `${count} résultats` : 'Un résultat');

function OptionLine({ label, about, connected }: Option) {
  const Icon = connected ? PlugZap : Building2;
  return (
    <>
      <Icon aria-hidden className={connected ? 'text-email' : 'text-encre-3'} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-break-word">{label}</span>
        <span className="block text-second text-encre-2">{about}</span>
      </span>
    </>
  );
}

/** The register knows who manages the building; the person knows better. */
const Suggested = ({
  syndic,
  onChoose,
}: {
  syndic: Syndic;
  onChoose: (choice: Choice) => void;
}) => (
  <div className="rounded-carte bg-email-doux p-5">
    <p>
      {syndic.sample ? 'Pour essayer le robot : ' : 'D’après le registre, votre syndic est '}
      <strong className="font-semibold">{syndic.name}</strong>
      {syndic.city !== null && ` (${syndic.city})`}.
    </p>
    <Button size="compact" className="mt-3" onClick={() => onChoose(choiceOf(syndic))}>
      Choisir ce syndic
    </Button>
  </div>
);
