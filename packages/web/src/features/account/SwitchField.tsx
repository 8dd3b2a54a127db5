import { Switch } from '@base-ui/react/switch';
import { Check } from 'lucide-react';
import { useId } from 'react';

type SwitchFieldProps = {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** Acts at once, unlike a box that waits for its form. */
export function SwitchField({ label, checked, disabled = false, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <label htmlFor={id}>{label}</label>
      <Switch.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className="flex h-7 w-11.5 flex-none rounded-full bg-trait-fort p-0.75 transition-colors focus-visible:rounded-full data-checked:bg-email data-disabled:opacity-60"
      >
        <Switch.Thumb className="grid size-5.5 place-items-center rounded-full bg-surface text-email transition-[translate] data-checked:translate-x-4.5">
          {checked && <Check aria-hidden className="size-3.5 stroke-3" />}
        </Switch.Thumb>
      </Switch.Root>
    </div>
  );
}
