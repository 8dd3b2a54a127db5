import type { DocumentStatus } from '@quitus/domain/documents/status';

import { type DocumentEntry, isToSpecify } from './dossier-view.ts';

/** Whose icon and colour stand for a group; what an answer may still rule out has its own. */
type Sign = DocumentStatus | 'TO_SPECIFY';

type Group = {
  sign: Sign;
  statuses: readonly DocumentStatus[];
  /** Whether an answer may still rule it out; left out where it makes no difference. */
  open?: boolean;
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
  { sign: 'A_AJOUTER', statuses: ['A_AJOUTER'], open: false, words: same('à ajouter') },
  { sign: 'TO_SPECIFY', statuses: ['A_AJOUTER'], open: true, words: same('à préciser') },
];

export type Tally = { sign: Sign; words: string };

/** Where the counted documents stand, in the order of the design; what is at zero is left out. */
export const tallyOf = (entries: readonly DocumentEntry[]): Tally[] =>
  GROUPS.flatMap(({ sign, statuses, open, words }) => {
    const count = entries.filter(
      (entry) =>
        entry.counted &&
        statuses.includes(entry.slot.status) &&
        (open === undefined || open === isToSpecify(entry)),
    ).length;
    return count > 0 ? [{ sign, words: words(count) }] : [];
  });
