import type { RefObject } from 'react';

import { SearchField } from '../../ui/SearchField.tsx';
import { useKeyDown } from '../../ui/use-key-down.ts';

type ListSearchProps = {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onSearch: (search: string) => void;
  /** The down arrow leads from the search to what it found. */
  onDown: () => void;
};

/** « / » goes to it from anywhere in the page. */
export function ListSearch({ ref: input, value, onSearch, onDown }: ListSearchProps) {
  useKeyDown((event) => {
    const writing =
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;
    if (event.key !== '/' || writing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.current?.focus();
  });

  return (
    <SearchField
      ref={input}
      label="Rechercher un dossier"
      shortcut="/"
      placeholder="Adresse, lot, agent ou document"
      value={value}
      onSearch={onSearch}
      onDown={onDown}
      className="min-w-0 flex-1 lg:min-w-90"
    />
  );
}
