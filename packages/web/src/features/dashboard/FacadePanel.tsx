import type { Dossier } from '@quitus/api/portfolios.api';
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { standingOf } from '@quitus/domain/portfolios/attention';
import { readsVerifiedOnly } from '@quitus/domain/portfolios/permissions';
import { progressOf } from '@quitus/domain/portfolios/progress';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';
import { CircleQuestionMark } from 'lucide-react';

import { isHouse } from '../../facade/dossier-floors.ts';
import { LiveFacade } from '../../facade/LiveFacade.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import { TypeBadge } from '../../ui/TypeBadge.tsx';
import { optionalWords, progressWords } from '../../words/count-words.ts';
import { type DocumentEntry, facadeOf } from './dossier-view.ts';
import { tallyOf } from './tally.ts';
import type { Highlight } from './use-highlight.ts';

type FacadePanelProps = {
  dossier: Dossier;
  entries: readonly DocumentEntry[];
  highlight: Highlight;
  onOpen: (document_type: DocumentType) => void;
};

const asType = (id: string | null): DocumentType | null =>
  DOCUMENT_TYPES.find((type) => type === id) ?? null;

/** The dossier seen from the street, and what its windows count up to. */
export function FacadePanel({ dossier, entries, highlight, onOpen }: FacadePanelProps) {
  const { portfolio_type, situation, slots, main_address, relation } = dossier;
  const counts = progressOf(portfolio_type, situation, slots);
  const optional = optionalWords(counts);
  // Whoever sees only what was verified sees nothing of what is missing.
  const partial = readsVerifiedOnly(relation);
  const inOrder = !partial && standingOf(portfolio_type, situation, slots) === 'IN_ORDER';
  return (
    <section aria-label="Avancement" className="flex items-center gap-5 sm:gap-10 lg:block">
      <div className="w-36 flex-none sm:w-75 print:w-44 lg:w-full">
        <LiveFacade
          kind={isHouse(portfolio_type) ? 'house' : 'building'}
          floors={facadeOf(dossier, entries)}
          number={parsePropertyAddress(main_address).number ?? undefined}
          door={inOrder ? 'lit' : 'closed'}
          title={`Façade du dossier, ${progressWords(relation, counts)}`}
          highlighted={highlight.pointed}
          onPoint={(id) => highlight.point(asType(id))}
          onWindow={(id) => {
            const type = asType(id);
            if (type) onOpen(type);
          }}
        />
      </div>
      <div className="min-w-0 flex-1">
        <div className="lg:mt-6">
          <p className="flex flex-wrap items-end gap-x-4 gap-y-2 font-titre">
            <span className="text-[3.25rem] leading-[0.85] tracking-[-0.03em] sm:text-[4.25rem]">
              {counts.verified}
            </span>
            <span className="text-h4 sm:text-h3">
              {counts.verified > 1 ? 'documents vérifiés' : 'document vérifié'}
              {!partial && (
                <span className="block text-encre-3">
                  sur {counts.total}
                  {optional !== null && (
                    <span className="font-texte text-second">, et {optional}</span>
                  )}
                </span>
              )}
            </span>
          </p>
          <span className="mt-2 block sm:hidden">
            <TypeBadge type={portfolio_type} />
          </span>
        </div>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2.5 text-second text-encre-2 max-sm:hidden">
          {tallyOf(entries).map(({ sign, words }) => (
            <li key={words} className="flex items-center gap-2">
              {sign === 'TO_SPECIFY' ? (
                <CircleQuestionMark aria-hidden className="size-4.25 text-gris" />
              ) : (
                <StatusMark status={sign} className="size-4.25" />
              )}
              {words}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
