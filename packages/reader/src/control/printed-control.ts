// What the control concluded of a dossier, in French, for a person at a terminal.
import { RULE_QUESTIONS, type RuleOutcome } from '@quitus/domain/control/control';
import { frenchDay } from '@quitus/domain/documents/calendar';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';

import type { FolderControl, SlotReport } from './controlled-folder.ts';

const SIGNS: Record<RuleOutcome, string> = { passed: 'oui', failed: 'NON', undecided: '?' };

export function printedControl({ dossier, date, slots, unsorted, refused }: FolderControl): string {
  const labelOf = (type: SlotReport['document_type']) => DOCUMENT_FACTS[type].label;
  return [
    `${dossier.main_address}, contrôle du ${frenchDay(date)}`,
    ...slots.flatMap(printedSlot),
    ...heading('À classer', unsorted),
    ...unsorted.map(
      ({ file, pages, type, sentence }) =>
        `  ${file}, pages ${pages.join(', ') || 'aucune'}\u00a0: ${sentence}${type ? ` Peut-être\u00a0: ${labelOf(type)}.` : ''}`,
    ),
    ...heading('Refusés', refused),
    ...refused.map(({ file, sentence }) => `  ${file}\u00a0: ${sentence}`),
    '',
  ].join('\n');
}

const heading = (words: string, list: readonly unknown[]): string[] =>
  list.length > 0 ? ['', words] : [];

function printedSlot({ document_type, status, sentence, expires_at, files, rules }: SlotReport) {
  const until = expires_at ? `, jusqu’au ${frenchDay(expires_at)} exclu` : '';
  return [
    '',
    `${DOCUMENT_FACTS[document_type].label} [${document_type}]\u00a0: ${status}${until}`,
    ...files.map(
      ({ file, pages }) => `  ${file}, page${pages.length > 1 ? 's' : ''} ${pages.join(', ')}`,
    ),
    ...rules.map(
      ({ rule, outcome, sentence: why }) =>
        `    ${SIGNS[outcome].padEnd(3)} ${RULE_QUESTIONS[rule]}. ${why}`,
    ),
    ...(sentence ? [`  ${sentence}`] : []),
  ];
}
