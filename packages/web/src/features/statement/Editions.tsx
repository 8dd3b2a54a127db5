import type { PedEdition } from '@quitus/api/preetatdate.api';
import { Download } from 'lucide-react';

import { paths } from '../../paths.ts';
import { saveFile } from '../../saving/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { exactDate, shownDate } from '../../words/shown-date.ts';

type EditionsProps = { uid: string; editions: readonly PedEdition[]; now: Date };

/** Every document issued for this sale: the first of the list is the one that counts. */
export function Editions({ uid, editions, now }: EditionsProps) {
  if (editions.length === 0) return null;
  return (
    <section aria-labelledby="editions">
      <h2 id="editions" className="border-b border-trait pb-3 text-h3">
        {editions.length > 1 ? 'Éditions' : 'Document livré'}
      </h2>
      <ul className="divide-y divide-trait">
        {editions.map(({ number, issued_at, superseded_at, file_id }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <div>
              <p className="font-medium">{number}</p>
              <p className="text-second text-encre-2">
                Délivré{' '}
                <time dateTime={issued_at} title={exactDate(issued_at)}>
                  {shownDate(issued_at, now)}
                </time>
                {superseded_at === null ? ', en vigueur' : ', remplacé'}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-4">
              <TextLink to={paths.verifyNumber(number)} className="text-second">
                Page de vérification
              </TextLink>
              {file_id !== null && (
                <Button
                  variant={superseded_at === null ? 'primary' : 'secondary'}
                  size="compact"
                  aria-label={`Télécharger ${number}`}
                  onClick={() => void saveFile(uid, { id: file_id, name: `${number}.pdf` })}
                >
                  <Download aria-hidden />
                  Télécharger
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
