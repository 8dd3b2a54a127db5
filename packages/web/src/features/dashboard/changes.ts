// What is different since the page last looked: said aloud, and shown on the rows.
import type { Dossier } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { progressOf } from '@quitus/domain/portfolios/progress';

import { STATUS_LOOK } from '../../ui/status-look.ts';
import { progressWords } from '../../words/count-words.ts';

export type Changes = { documents: DocumentType[]; announcement: string };

const NOTHING: Changes = { documents: [], announcement: '' };

export function changesBetween(before: Dossier, after: Dossier): Changes {
  if (before.uid !== after.uid) return NOTHING;
  const former = new Map(before.slots.map((slot) => [slot.document_type, slot]));
  const changed = after.slots.filter((slot) => {
    const known = former.get(slot.document_type);
    const waived = (known?.waived_at ?? null) !== slot.waived_at;
    return known?.status !== slot.status || waived;
  });
  const said = changed.map(({ document_type, status, waived_at }) => {
    const state = waived_at === null ? STATUS_LOOK[status].label : 'Ne s’applique pas';
    return `${DOCUMENT_FACTS[document_type].label} : ${state}.`;
  });
  const [was, is] = [before, after].map(({ portfolio_type, situation, slots, relation }) =>
    progressWords(relation, progressOf(portfolio_type, situation, slots)),
  );
  return {
    documents: changed.map(({ document_type }) => document_type),
    announcement: [...said, ...(was === is ? [] : [`${is}.`])].join(' '),
  };
}
