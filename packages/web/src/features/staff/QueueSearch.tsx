import * as LIMITS from '@quitus/api/limits';
import { Search } from 'lucide-react';

import { FIELD_FRAME, FIELD_INPUT } from '../../ui/field-look.ts';
import { useSearchText } from '../../ui/use-search-text.ts';

type QueueSearchProps = { value: string; onSearch: (search: string) => void };

/** Searches the whole queue after a pause in the typing. */
export function QueueSearch({ value, onSearch }: QueueSearchProps) {
  const [typed, setTyped] = useSearchText(value, onSearch);
  return (
    <search className={FIELD_FRAME}>
      <Search aria-hidden className="text-encre-2" />
      <input
        type="search"
        aria-label="Rechercher un document qui attend"
        placeholder="Adresse, lot ou document"
        maxLength={LIMITS.search}
        autoComplete="off"
        spellCheck={false}
        className={FIELD_INPUT}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
