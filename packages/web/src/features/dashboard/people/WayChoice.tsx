import { useId } from 'react';

import { CHOICE } from './choice-look.ts';

export const WAYS = ['LINK', 'INVITATION'] as const;
export type Way = (typeof WAYS)[number];

const WORDS: Record<Way, { label: string; text: string }> = {
  LINK: {
    label: 'Un lien, sans compte',
    text: 'Montre les documents vérifiés que vous choisissez, jusqu’à une date.',
  },
  INVITATION: {
    label: 'Une invitation, avec un compte',
    text: 'La personne suit le dossier et peut y ajouter des documents.',
  },
};

type WayChoiceProps = { value: Way; onChange: (way: Way) => void };

/** Two ways to open a dossier to somebody, behind one button. */
export function WayChoice({ value, onChange }: WayChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-libelle font-semibold">Comment</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {WAYS.map((way) => (
          <label key={way} className={CHOICE}>
            <input
              type="radio"
              name={name}
              value={way}
              checked={way === value}
              onChange={() => onChange(way)}
              className="sr-only"
            />
            <span className="block font-semibold">{WORDS[way].label}</span>
            <span className="block text-second text-encre-2">{WORDS[way].text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
