import {
  SHARE_OPTIONS,
  type ShareOption,
  type ShareOptionName,
  type ShareOptions,
} from '@quitus/domain/sharing/share-options';

import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Select } from '../../../ui/Select.tsx';

/** Chosen in a list; the others are ticked or not. */
export const isChoice = (name: ShareOptionName): boolean =>
  SHARE_OPTIONS[name].choices.some(({ value }) => typeof value === 'string');

type ShareOptionFieldProps<Name extends ShareOptionName> = {
  name: Name;
  value: ShareOptions[Name];
  onChange: (value: ShareOptions[Name]) => void;
};

export function ShareOptionField<Name extends ShareOptionName>({
  name,
  value,
  onChange,
}: ShareOptionFieldProps<Name>) {
  const { label, hint, choices }: ShareOption<ShareOptions[Name]> = SHARE_OPTIONS[name];
  const choose = (text: string) => {
    const chosen = choices.find((choice) => String(choice.value) === text);
    if (chosen) onChange(chosen.value);
  };
  if (!isChoice(name))
    return (
      <Checkbox
        label={label}
        hint={hint}
        checked={value === true}
        onChange={(event) => choose(String(event.target.checked))}
      />
    );
  return (
    <Select
      label={label}
      hint={hint}
      value={String(value)}
      onChange={(event) => choose(event.target.value)}
    >
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.words}
        </option>
      ))}
    </Select>
  );
}
