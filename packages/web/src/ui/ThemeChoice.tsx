import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';

import { useHydrated } from '../start-up/hydrated.ts';
import { chooseTheme, type Theme, useThemeChoice } from '../theme/theme-choice.ts';

const CHOICES = [
  { theme: 'systeme', word: 'Système', Icon: Monitor },
  { theme: 'jour', word: 'Jour', Icon: Sun },
  { theme: 'nuit', word: 'Nuit', Icon: Moon },
] as const satisfies readonly { theme: Theme; word: string; Icon: typeof Sun }[];

/** Off until the page is alive: without its script it could only pretend. */
export function ThemeChoice() {
  const name = useId();
  const hydrated = useHydrated();
  const chosen = useThemeChoice();
  return (
    <fieldset disabled={!hydrated} className="inline-flex rounded-champ bg-creux p-1">
      <legend className="sr-only">Apparence</legend>
      {CHOICES.map(({ theme, word, Icon }) => (
        <label
          key={theme}
          className="relative flex min-h-9 cursor-pointer items-center gap-1.5 rounded-puce px-2.5 text-second font-medium text-encre-2 transition-colors hover:text-encre has-checked:bg-surface has-checked:text-encre has-checked:inset-ring has-checked:inset-ring-trait-fort has-focus-visible:outline-2 has-focus-visible:outline-email"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          <Icon className="size-4" />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
