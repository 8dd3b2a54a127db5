import type { Dossier } from '@quitus/api/portfolios.api';
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { standingOf } from '@quitus/domain/portfolios/attention';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';

import { isHouse } from '../../dossier-floors.ts';
import { LiveFacade } from '../../ui/LiveFacade.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import { TypeBadge } from '../../ui/TypeBadge.tsx';
import { countsOf, type DocumentEntry, facadeOf, progressWords } from './dossier-view.ts';
import { tallyOf } from './tally.ts';
import type { Pointing } from './use-pointing.ts';

type FacadePanelProps = {
  dossier: Dossier;
  entries: readonly DocumentEntry[];
  pointing: Pointing;
  onOpen: (document_type: DocumentType) => void;
};

const asType = (id: string | null): DocumentType | null =>
  DOCUMENT_TYPES.find((type) => type === id) ?? null;

/** The dossier seen from the street, and what its windows count up to. */
export function FacadePanel({ dossier, entries, pointing, onOpen }: FacadePanelProps) {
  const { portfolio_type, situation, slots, main_address } = dossier;
  const counts = countsOf(entries);
  const inOrder = standingOf(portfolio_type, situation, slots) === 'IN_ORDER';
  return (
    <section aria-label="Avancement" className="sm:flex sm:items-center sm:gap-10 lg:block">
      <div className="mx-auto w-full max-w-105 sm:mx-0 sm:w-75 sm:flex-none lg:w-full">
        <LiveFacade
          kind={isHouse(portfolio_type) ? 'house' : 'building'}
          floors={facadeOf(dossier, entries)}
          number={parsePropertyAddress(main_address).number ?? undefined}
          door={inOrder ? 'lit' : 'closed'}
          title={`Façade du dossier, ${progressWords(counts)}`}
          highlighted={pointing.pointed}
          onPoint={(id) => pointing.point(asType(id))}
          onWindow={(id) => {
            const type = asType(id);
            if (type) onOpen(type);
          }}
        />
      </div>
      <div className="min-w-0 flex-1">
        <div className="mt-5 flex items-end gap-4 sm:mt-0 lg:mt-6">
          <p className="flex items-end gap-4 font-titre">
            <span className="text-[4.25rem] leading-[0.85] tracking-[-0.03em]">
              {counts.verified}
            </span>
            <span className="text-h3">
              {counts.verified > 1 ? 'documents vérifiés' : 'document vérifié'}
              <span className="block text-encre-3">sur {counts.total}</span>
            </span>
          </p>
          <span className="ml-auto pb-1 sm:hidden">
            <TypeBadge type={portfolio_type} />
          </span>
        </div>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2.5 text-second text-encre-2 max-sm:hidden">
          {tallyOf(entries).map(({ sign, words }) => (
            <li key={sign} className="flex items-center gap-2">
              <StatusMark status={sign} className="size-4.25" />
              {words}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
