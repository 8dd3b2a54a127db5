import type { DocumentStatus } from '@quitus/domain/documents/status';

import type { DocumentEntry } from './dossier-view.ts';

type Group = {
  /** Whose icon and colour stand for the group. */
  sign: DocumentStatus;
  statuses: readonly DocumentStatus[];
  words: (count: number) => string;
};

const agreed = (word: string) => (count: number) => `${count} ${word}${count > 1 ? 's' : ''}`;
const same = (words: string) => (count: number) => `${count} ${words}`;

const GROUPS: readonly Group[] = [
  { sign: 'VERIFIED', statuses: ['VERIFIED'], words: agreed('vérifié') },
  { sign: 'NEW_A_VERIFIER', statuses: ['NEW_A_VERIFIER'], words: same('à vérifier') },
  {
    sign: 'SCRAPING_PROCESSING',
    statuses: ['SCRAPING_PROCESSING', 'CREATION_IN_PROCESS'],
    words: same('en cours'),
  },
  {
    sign: 'INCOMPLETE',
    statuses: [
      'INCOMPLETE',
      'EXPIRED',
      'MISSING_ANNEXES_COMPTABLES',
      'MISSING_LAST_CONVOCATION',
      'MISSING_LAST_APPEL',
    ],
    words: same('à compléter'),
  },
  { sign: 'REJECTED', statuses: ['REJECTED'], words: agreed('refusé') },
  { sign: 'KO_SCRAPING', statuses: ['KO_SCRAPING'], words: same('à relancer') },
  { sign: 'PENDING_PAYMENT', statuses: ['PENDING_PAYMENT'], words: same('à payer') },
  { sign: 'A_AJOUTER', statuses: ['A_AJOUTER'], words: same('à ajouter') },
];

export type Tally = { sign: DocumentStatus; words: string };

/** How many documents stand where, in the order of the design; what is at zero is left out. */
export const tallyOf = (entries: readonly DocumentEntry[]): Tally[] =>
  GROUPS.flatMap(({ sign, statuses, words }) => {
    const count = entries.filter(
      ({ counted, slot }) => counted && statuses.includes(slot.status),
    ).length;
    return count > 0 ? [{ sign, words: words(count) }] : [];
  });
