import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Tab<T extends string> {
  value: T;
  label: ReactNode;
  /** How many things are behind it. */
  count?: number;
  content: ReactNode;
}

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onValue: (value: T) => void;
}

const TAB =
  'inline-flex min-h-11 items-center gap-2 font-medium whitespace-nowrap text-encre-2 transition-colors hover:text-encre aria-selected:font-semibold aria-selected:text-encre aria-selected:shadow-[0_2px_0_var(--encre)] focus-visible:aria-selected:shadow-[0_0_0_6px_var(--anneau)]';

export function Tabs<T extends string>({ label, tabs, value, onValue }: TabsProps<T>) {
  const choose = (next: unknown) => {
    const tab = tabs.find((each) => each.value === next);
    if (tab) onValue(tab.value);
  };
  return (
    <Base.Root value={value} onValueChange={choose}>
      {/* Scrolls on a phone rather than wrap; the padding leaves room for the ring of the focus. */}
      <Base.List
        aria-label={label}
        className="-mx-2 flex gap-7 overflow-x-auto border-b border-trait px-2 pt-2 pb-0.5 print:hidden"
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={TAB}>
            {tab.label}
            {tab.count !== undefined && (
              <span className="font-normal text-encre-3">{tab.count}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
