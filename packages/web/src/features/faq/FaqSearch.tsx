import { Search } from 'lucide-react';

import { useHydrated } from '../../hydrated.ts';
import { TextField } from '../../ui/Field.tsx';

interface FaqSearchProps {
  query: string;
  count: number;
  onQuery: (query: string) => void;
}

/** Unseen until it works: without JavaScript the page is a plain list, and nothing jumps. */
export function FaqSearch({ query, count, onQuery }: FaqSearchProps) {
  const hydrated = useHydrated();
  return (
    <search className={`max-w-116 ${hydrated ? '' : 'invisible'}`}>
      <TextField
        type="search"
        label="Chercher dans l’aide"
        placeholder="Par exemple : DPE, procès-verbaux, lien expiré"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        trailing={<Search aria-hidden className="mr-2 text-encre-3" />}
      />
      <p aria-live="polite" className="mt-2 min-h-5.25 text-second text-encre-3">
        {query.trim() !== '' &&
          (count === 1 ? 'Une réponse' : `${count || 'Aucune'} réponse${count > 1 ? 's' : ''}`)}
      </p>
    </search>
  );
}
