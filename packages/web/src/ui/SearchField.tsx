import * as LIMITS from '@quitus/api/limits';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';

import { FIELD_FRAME, FIELD_INPUT } from './field-look.ts';
import { useSearchText } from './use-search-text.ts';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (search: string) => void;
  ref?: RefObject<HTMLInputElement | null>;
  /** The key that leads to it. */
  shortcut?: string;
  /** The down arrow leads from the search to what it found. */
  onDown?: () => void;
  className?: string;
};

/** Searches after a pause in the typing; Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onSearch, ref, shortcut, onDown, className = '' } = props;
  const [typed, setTyped] = useSearchText(value, onSearch);
  return (
    <search className={`${FIELD_FRAME} ${className}`}>
      <Search aria-hidden className="text-encre-2" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        maxLength={LIMITS.search}
        autoComplete="off"
        spellCheck={false}
        className={`${FIELD_INPUT} [&::-webkit-search-cancel-button]:appearance-none`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const leads = event.key === 'ArrowDown' && onDown !== undefined;
          const empties = event.key === 'Escape' && typed !== '';
          if (leads || empties) event.preventDefault();
          if (leads) onDown();
          if (empties) setTyped('');
        }}
      />
      {shortcut !== undefined && (
        <kbd
          aria-hidden
          className="mr-1.5 rounded-puce border border-trait px-2 font-texte text-mini text-encre-2 max-md:hidden"
        >
          {shortcut}
        </kbd>
      )}
    </search>
  );
}
