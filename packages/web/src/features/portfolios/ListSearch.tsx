import * as LIMITS from '@quitus/api/limits';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';

import { FIELD_FRAME, FIELD_INPUT } from '../../ui/field-look.ts';
import { useKeyDown } from '../../ui/use-key-down.ts';
import { useSearchText } from '../../ui/use-search-text.ts';

type ListSearchProps = {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onSearch: (search: string) => void;
  /** The down arrow leads from the search to what it found. */
  onDown: () => void;
};

/** Searches after a pause in the typing; « / » goes to it from anywhere in the page. */
export function ListSearch({ ref: input, value, onSearch, onDown }: ListSearchProps) {
  const [typed, setTyped] = useSearchText(value, onSearch);
  useKeyDown((event) => {
    const writing =
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;
    if (event.key !== '/' || writing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.current?.focus();
  });

  return (
    <search className={`${FIELD_FRAME} min-w-0 flex-1 lg:min-w-90`}>
      <Search aria-hidden className="text-encre-2" />
      <input
        ref={input}
        type="search"
        aria-label="Rechercher un dossier"
        aria-keyshortcuts="/"
        placeholder="Adresse, lot, agent ou document"
        maxLength={LIMITS.search}
        autoComplete="off"
        spellCheck={false}
        className={`${FIELD_INPUT} [&::-webkit-search-cancel-button]:appearance-none`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== '') {
            event.preventDefault();
            setTyped('');
          } else if (event.key === 'ArrowDown') {
            event.preventDefault();
            onDown();
          }
        }}
      />
      <kbd
        aria-hidden
        className="mr-1.5 rounded-puce border border-trait px-2 font-texte text-mini text-encre-2 max-md:hidden"
      >
        /
      </kbd>
    </search>
  );
}
