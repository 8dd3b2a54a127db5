import { Search } from 'lucide-react';
import { useRef } from 'react';

import { useTypedEarly } from '../../start-up/typed-early.ts';
import { TextField } from '../../ui/Field.tsx';

interface FaqSearchProps {
  query: string;
  count: number;
  onQuery: (query: string) => void;
}

/** Unseen where it cannot work: without JavaScript the page is a plain list. */
export function FaqSearch({ query, count, onQuery }: FaqSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useTypedEarly(field, query, onQuery);
  return (
    <search className="max-w-116 noscript:invisible">
      <TextField
        ref={field}
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
