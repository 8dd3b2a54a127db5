import { ChevronDown } from 'lucide-react';

import { PortalTitle } from './BroughtList.tsx';
import type { Aside } from './run-report.ts';

/** What is not a new file of the dossier, folded, each with its reason. */
export const LeftAside = ({ aside, more }: { aside: readonly Aside[]; more: number }) => (
  <div className="mt-3 empty:hidden">
    {aside.map(({ outcome, title, documents }) => (
      <details key={outcome} className="group border-t border-trait">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-medium hover:text-email [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown
            aria-hidden
            className="text-encre-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="flex flex-col gap-2 pb-4 text-second text-encre-2">
          {documents.map((document, index) => (
            <li key={index}>
              <PortalTitle {...document} />
              {document.reason !== null && (
                <span className="block text-encre-3">{document.reason}</span>
              )}
            </li>
          ))}
        </ul>
      </details>
    ))}
    {more > 0 && (
      <p className="border-t border-trait py-3 text-second text-encre-2">
        {more > 1 ? `Et ${more} autres documents du portail.` : 'Et un autre document du portail.'}
      </p>
    )}
  </div>
);
