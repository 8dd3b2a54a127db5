import type { WaitingDocument } from '@quitus/api/staff.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { lotLine } from '@quitus/domain/portfolios/lot-line';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

import { paths } from '../../paths.ts';
import { exactDate, shownDate } from '../../words/shown-date.ts';
import { placeKey } from './place.ts';

type WaitingListProps = { waiting: readonly WaitingDocument[]; total: number; now: Date };

/** The most urgent first, as they came; each opens on the desk. */
export const WaitingList = ({ waiting, total, now }: WaitingListProps) => (
  <>
    <p className="mt-6 text-encre-2">
      {total > 1 ? `${total} documents attendent.` : 'Un document attend.'}
      {total > waiting.length && ` Les ${waiting.length} plus pressés sont affichés.`}
    </p>
    <ul className="mt-4 divide-y divide-trait border-y border-trait">
      {waiting.map((document) => (
        <li
          key={placeKey(document)}
          className="[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]"
        >
          <Link
            to={paths.controlOf(document)}
            className="flex min-h-16 items-center gap-4 py-3 transition-colors hover:text-email"
          >
            <span className="block min-w-0 flex-1">
              <span className="block font-medium">
                {DOCUMENT_FACTS[document.document_type].label}
              </span>
              <span className="block text-second text-encre-2">
                {[wholeLine(document.main_address), lotLine(document).lot]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Marks {...document} />
            </span>
            <span className="flex-none text-right text-second text-encre-2">
              <time dateTime={document.since} title={exactDate(document.since)} className="block">
                {shownDate(document.since, now)}
              </time>
              {document.file_count > 1 ? `${document.file_count} fichiers` : '1 fichier'}
            </span>
            <ChevronRight aria-hidden className="flex-none text-encre-3" />
          </Link>
        </li>
      ))}
    </ul>
  </>
);

/** Why it comes before others, or why it cannot be opened now. */
function Marks({ ped_waiting, answered, held_by }: WaitingDocument) {
  const marks = [
    ped_waiting && 'Un pré-état daté l’attend',
    answered && 'Réponse reçue',
    held_by !== null && `Regardé par ${held_by}`,
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return null;
  return <span className="block text-second font-semibold text-ocre">{marks.join(' · ')}</span>;
}
