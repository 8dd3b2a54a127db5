import type { WaitingDocument } from '@quitus/api/staff.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { parsePropertyAddress, streetLine } from '@quitus/domain/portfolios/property-address';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

import { paths } from '../../paths.ts';
import { exactDate, shownDate } from '../../shown-date.ts';

type WaitingListProps = { waiting: readonly WaitingDocument[]; total: number; now: Date };

/** The oldest first, as they came; each opens its document in the dossier. */
export const WaitingList = ({ waiting, total, now }: WaitingListProps) => (
  <>
    <p className="text-encre-2">
      {total > 1 ? `${total} documents attendent.` : 'Un document attend.'}
      {total > waiting.length && ` Les ${waiting.length} plus anciens sont affichés.`}
    </p>
    <ul className="mt-4 divide-y divide-trait border-y border-trait">
      {waiting.map((document) => (
        <li key={`${document.portfolio_uid} ${document.document_type}`}>
          <Link
            to={paths.document(document.portfolio_uid, document.document_type)}
            className="flex min-h-16 items-center gap-4 py-3 transition-colors hover:text-email"
          >
            <span className="block min-w-0 flex-1">
              <span className="block font-medium">
                {DOCUMENT_FACTS[document.document_type].label}
              </span>
              <span className="block text-second text-encre-2">{placeOf(document)}</span>
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

function placeOf({ main_address }: WaitingDocument): string {
  const address = parsePropertyAddress(main_address);
  return [streetLine(address), address.town].filter(Boolean).join(', ');
}
