import type { Dossier } from '@quitus/api/portfolios.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { Need } from '@quitus/domain/portfolios/checklist';
import type { ReactNode } from 'react';

import { DocumentHistory } from './DocumentHistory.tsx';
import { type DocumentEntry, may } from './dossier-view.ts';
import { Examples } from './Examples.tsx';
import { Pieces } from './Pieces.tsx';
import { ToTheDesk } from './ToTheDesk.tsx';
import { Waiver } from './Waiver.tsx';

const NEED_WORDS: Record<Need, string> = {
  REQUIRED: 'Nécessaire',
  CONDITIONAL: 'Nécessaire dans votre situation',
  OPTIONAL: 'Facultatif',
  NOT_APPLICABLE: 'Ne s’applique pas',
  TO_SPECIFY: 'À préciser',
};

type DocumentFactsProps = { dossier: Dossier; entry: DocumentEntry; now: Date };

/** What this kind of document is, why the dossier asks for it, and what happened to it. */
export function DocumentFacts({ dossier, entry, now }: DocumentFactsProps) {
  const { slot, item, document_type } = entry;
  const { what, held_by, legal_basis, count, validity } = DOCUMENT_FACTS[document_type];
  const waived = slot.waived_at !== null;
  return (
    <>
      {may(dossier, 'CONTROL') && (
        <ToTheDesk uid={dossier.uid} document_type={document_type} status={slot.status} />
      )}
      <p className="mt-6 max-w-[34rem] text-champ">{what}</p>
      <dl className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-[9rem_1fr]">
        {item && (
          <Fact term={NEED_WORDS[item.need]}>
            {item.reason}
            {legal_basis !== null && (
              <span className="block text-second text-encre-3">{legal_basis}</span>
            )}
          </Fact>
        )}
        <Fact term="Qui l’a">{held_by}</Fact>
        <Fact term="Combien">{count}</Fact>
        <Fact term="Validité">{validity}</Fact>
      </dl>
      {entry.applies && <Examples document_type={document_type} />}
      {item && item.need !== 'NOT_APPLICABLE' && <Pieces pieces={item.pieces} />}
      {(waived || (entry.applies && may(dossier, 'WAIVE_DOCUMENT'))) && (
        <Waiver
          key={document_type}
          uid={dossier.uid}
          slot={slot}
          editable={may(dossier, 'WAIVE_DOCUMENT')}
        />
      )}
      <DocumentHistory uid={dossier.uid} document_type={document_type} now={now} />
    </>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-second font-semibold sm:pt-0.5">{term}</dt>
    <dd className="text-encre-2 max-sm:-mt-3">{children}</dd>
  </div>
);
