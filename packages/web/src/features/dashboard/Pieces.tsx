import type { Need, Piece } from '@quitus/domain/portfolios/checklist';
import { useId } from 'react';

const WORDS: Record<Need, string> = {
  REQUIRED: 'Nécessaire',
  CONDITIONAL: 'Nécessaire',
  OPTIONAL: 'Facultatif',
  NOT_APPLICABLE: 'Sans objet',
  TO_SPECIFY: 'À préciser',
};

/** The papers inside one document, with what each is for. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const title = useId();
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby={title} className="mt-8">
      <h3 id={title} className="text-h4">
        Ce qu’il contient
      </h3>
      <ul className="mt-3 flex flex-col gap-3.5">
        {pieces.map(({ code, label, need, reason }) => (
          <li
            key={code}
            className={`flex items-baseline justify-between gap-x-6 ${need === 'NOT_APPLICABLE' ? 'text-encre-3' : ''}`}
          >
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              <span
                className={`block text-second ${need === 'NOT_APPLICABLE' ? '' : 'text-encre-2'}`}
              >
                {reason}
              </span>
            </span>
            <span className="text-second font-semibold whitespace-nowrap text-encre-2">
              {WORDS[need]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
