import type { SlotView } from '@quitus/api/portfolios.api';
import type { FetchedDocument } from '@quitus/api/robots.api';
import { frenchDay } from '@quitus/domain/documents/calendar';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';

import { paths } from '../../paths.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Brought } from './run-report.ts';

type BroughtListProps = {
  uid: string;
  brought: readonly Brought[];
  slots: readonly SlotView[];
};

/** The document of the dossier, its status now, and under it the files by the titles of the portal. */
export const BroughtList = ({ uid, brought, slots }: BroughtListProps) => (
  <ul className="mt-2 divide-y divide-trait empty:hidden">
    {brought.map(({ document_type, documents }) => {
      const slot = slots.find((one) => one.document_type === document_type);
      return (
        <li key={document_type ?? 'unsorted'} className="py-3.5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            {document_type === null ? (
              <TextLink to={paths.dashboard(uid)}>À classer</TextLink>
            ) : (
              <TextLink to={paths.document(uid, document_type)}>
                {DOCUMENT_FACTS[document_type].label}
              </TextLink>
            )}
            {slot && <StatusChip status={slot.status} />}
          </div>
          <ul className="mt-1 text-second text-encre-2">
            {documents.map((document, index) => (
              <li key={index}>
                <PortalTitle {...document} />
              </li>
            ))}
          </ul>
        </li>
      );
    })}
  </ul>
);

/** « Assemblées générales › 2025 › PV du 12 juin », as the portal files it. */
export const PortalTitle = ({ title, path, dated }: FetchedDocument) => (
  <span className="wrap-anywhere">
    {path.length > 0 && <span className="text-encre-3">{path.join(' › ')} › </span>}
    {title}
    {dated !== null && <span className="text-encre-3"> · {frenchDay(dated)}</span>}
  </span>
);
