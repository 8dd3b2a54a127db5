// A dossier as its page shows it: every document with why it is there, category by category.
import type { Dossier, SlotView } from '@quitus/api/portfolios.api';
import {
  CATEGORY_OF,
  categoryLabel,
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  type DocumentType,
} from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { standingOf } from '@quitus/domain/portfolios/attention';
import { type ChecklistItem, checklist } from '@quitus/domain/portfolios/checklist';
import type { Ability } from '@quitus/domain/portfolios/permissions';
import { countedSlots, verifiedCount } from '@quitus/domain/portfolios/progress';

import { dossierFloors } from '../../dossier-floors.ts';
import type { FloorsOf } from '../../ui/facade/floors.ts';
import type { FacadeDocument } from '../../ui/LiveFacade.tsx';

export type DocumentEntry = {
  document_type: DocumentType;
  label: string;
  category: DocumentCategory;
  slot: SlotView;
  /** Null for a document that was added although the list does not ask for it. */
  item: ChecklistItem | null;
  /** False when it does not apply, or was set aside. */
  counted: boolean;
  /** Somebody has to act on it before the dossier goes on. */
  waiting: boolean;
};

export type CategoryView = {
  category: DocumentCategory;
  label: string;
  counted: DocumentEntry[];
  /** What does not apply here. */
  folded: DocumentEntry[];
  verified: number;
};

/** As the server decides: an archived dossier can only be restored. */
export const may = (dossier: Dossier, ability: Ability): boolean =>
  dossier.abilities.includes(ability);

export function entriesOf({ portfolio_type, situation, slots }: Dossier): DocumentEntry[] {
  const items = new Map(
    checklist(portfolio_type, situation).map((item) => [item.document_type, item]),
  );
  const counted = new Set(countedSlots(portfolio_type, situation, slots));
  return slots.map((slot) => ({
    document_type: slot.document_type,
    label: DOCUMENT_FACTS[slot.document_type].label,
    category: CATEGORY_OF[slot.document_type],
    slot,
    item: items.get(slot.document_type) ?? null,
    counted: counted.has(slot),
    waiting: standingOf(portfolio_type, situation, [slot]) === 'TO_DO',
  }));
}

const slotsOf = (entries: readonly DocumentEntry[]): SlotView[] => entries.map(({ slot }) => slot);

export const categoriesOf = (
  { portfolio_type }: Dossier,
  entries: readonly DocumentEntry[],
): CategoryView[] =>
  DOCUMENT_CATEGORIES.flatMap((category) => {
    const own = entries.filter((entry) => entry.category === category);
    if (own.length === 0) return [];
    const counted = own.filter((entry) => entry.counted);
    return [
      {
        category,
        label: categoryLabel(category, portfolio_type),
        counted,
        folded: own.filter((entry) => !entry.counted),
        verified: verifiedCount(slotsOf(counted)),
      },
    ];
  });

export function countsOf(entries: readonly DocumentEntry[]): { verified: number; total: number } {
  const counted = entries.filter((entry) => entry.counted);
  return { verified: verifiedCount(slotsOf(counted)), total: counted.length };
}

/** « 11 documents vérifiés sur 23 ». */
export const progressWords = ({ verified, total }: { verified: number; total: number }): string =>
  `${verified} ${verified > 1 ? 'documents vérifiés' : 'document vérifié'} sur ${total}`;

/** One window for each document that counts. */
export const facadeOf = (
  { portfolio_type }: Dossier,
  entries: readonly DocumentEntry[],
): FloorsOf<FacadeDocument> =>
  dossierFloors(
    portfolio_type,
    entries
      .filter((entry) => entry.counted)
      .map(({ document_type, label, slot }) => ({
        document_type,
        id: document_type,
        name: label,
        status: slot.status,
      })),
  );
