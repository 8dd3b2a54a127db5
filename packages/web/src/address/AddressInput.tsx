import * as LIMITS from '@quitus/api/limits';
import { MapPin } from 'lucide-react';
import { useState } from 'react';

import { TextField } from '../ui/Field.tsx';
import { useCombobox } from '../ui/use-combobox.ts';
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
  const { suggestions, ask, clear } = useAddressSuggestions(search);
  const [focused, setFocused] = useState(false);
  const features = suggestions.state === 'found' ? suggestions.features : [];
  const open = focused && features.length > 0;
  const message = messageOf(suggestions);
  const { input, list, option, restart } = useCombobox({
    open,
    count: features.length,
    start: -1,
    onChoose: (index) => {
      const feature = features[index];
      if (feature) onValue(chosenAddress(feature));
      close();
    },
    onClose: close,
  });

  function close() {
    clear();
    restart();
  }

  return (
    <div className="relative">
      <TextField
        {...input}
        label={label}
        name={name}
        value={value}
        maxLength={LIMITS.main_address}
        hint={message}
        onChange={(event) => {
          onValue(event.target.value);
          restart();
          ask(event.target.value);
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          restart();
        }}
      />
      <output className="sr-only">
        {open ? `Adresses proposées : ${features.length}. Flèches pour choisir.` : message}
      </output>
      <ul
        {...list}
        aria-label="Adresses proposées"
        className="absolute inset-x-0 top-full z-20 mt-2 rounded-carte bg-surface p-2 shadow-leve"
      >
        {features.map((feature, index) => (
          <li
            key={index}
            {...option(index)}
            className="flex min-h-13 cursor-pointer items-center gap-3.5 rounded-champ px-4 py-3 aria-selected:bg-email-doux"
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
