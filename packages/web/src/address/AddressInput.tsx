/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events
   -- The ARIA combobox: the field keeps the focus and the keys, and no native tag has this list. */
import * as LIMITS from '@quitus/api/limits';
import { MapPin } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';

import { TextField } from '../ui/Field.tsx';
import { chosenAddress, matchedPart } from './address-rules.ts';
import { searchAddresses } from './address-search.ts';
import {
  useAddressSuggestions,
  type SearchAddresses,
  type Suggestions,
} from './use-address-suggestions.ts';

type AddressInputProps = {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  search?: SearchAddresses;
};

const BY_HAND = 'Aucune adresse trouvée. Vous pouvez garder celle que vous avez saisie.';

/** A free text with suggestions (ARIA combobox): what is typed by hand is always accepted. */
export function AddressInput({
  label,
  name,
  value,
  onValue,
  search = searchAddresses,
}: AddressInputProps) {
  const listId = useId();
  const { suggestions, ask, clear } = useAddressSuggestions(search);
  const [active, setActive] = useState(-1);
  const [focused, setFocused] = useState(false);
  const features = suggestions.state === 'found' ? suggestions.features : [];
  const open = focused && features.length > 0;
  const message = messageOf(suggestions);

  function close() {
    clear();
    setActive(-1);
  }

  function choose(index: number) {
    const feature = features[index];
    if (feature) onValue(chosenAddress(feature));
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined) {
      // One place more than there are suggestions: the text typed is in the round too.
      const places = features.length + 1;
      setActive(((active + 1 + move + places) % places) - 1);
    } else if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <TextField
        label={label}
        name={name}
        value={value}
        maxLength={LIMITS.main_address}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        hint={message}
        onChange={(event) => {
          onValue(event.target.value);
          setActive(-1);
          ask(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          setActive(-1);
        }}
      />
      <output className="sr-only">
        {open ? `Adresses proposées : ${features.length}. Flèches pour choisir.` : message}
      </output>
      <ul
        id={listId}
        role="listbox"
        aria-label="Adresses proposées"
        hidden={!open}
        className="absolute inset-x-0 top-full z-20 mt-2 rounded-carte bg-surface p-2 shadow-leve"
      >
        {features.map((feature, index) => (
          <li
            key={index}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className="flex min-h-13 cursor-pointer items-center gap-3.5 rounded-champ px-4 py-3 aria-selected:bg-email-doux"
            onPointerMove={() => setActive(index)}
            // Or the field would lose the focus, and the list close under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <MapPin aria-hidden className="size-5 shrink-0 text-encre-2" />
            <span className="min-w-0">
              <Label label={feature.properties.label} typed={value} />
              <span className="block text-second text-encre-2">{feature.properties.context}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function messageOf(suggestions: Suggestions): string | undefined {
  if (suggestions.state === 'unavailable') return suggestions.text;
  return suggestions.state === 'none' ? BY_HAND : undefined;
}

function Label({ label, typed }: { label: string; typed: string }) {
  const [before, match, after] = matchedPart(label, typed);
  return (
    <span className="block">
      {before}
      <strong className="font-semibold">{match}</strong>
      {after}
    </span>
  );
}
