// A dossier as its page shows it: every document with why it is there, category by category.
import type { Dossier, SlotView } from '@quitus/api/portfolios.api';
import {
  CATEGORY_OF,
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  type DocumentType,
} from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { standingOf } from '@quitus/domain/portfolios/attention';
import { categoryLabel } from '@quitus/domain/portfolios/category-label';
import { type ChecklistItem, checklist } from '@quitus/domain/portfolios/checklist';
import type { Ability } from '@quitus/domain/portfolios/permissions';
import {
  applicableSlots,
  countedSlots,
  type Progress,
  progressOf,
} from '@quitus/domain/portfolios/progress';

import type { FloorsOf } from '../../facade/building/floors.ts';
import { dossierFloors } from '../../facade/dossier-floors.ts';
import type { FacadeDocument } from '../../facade/LiveFacade.tsx';

export type DocumentEntry = {
  document_type: DocumentType;
  label: string;
  category: DocumentCategory;
  slot: SlotView;
  /** Null for a document that was added although the list does not ask for it. */
  item: ChecklistItem | null;
  /** False when it does not apply, or was set aside. */
  applies: boolean;
  /** One of the « n sur N »; false as well for what is optional and not verified. */
  counted: boolean;
  /** Somebody has to act on it before the dossier goes on. */
  waiting: boolean;
};

export type CategoryView = {
  category: DocumentCategory;
  label: string;
  counted: DocumentEntry[];
  optional: DocumentEntry[];
  /** What does not apply here. */
  folded: DocumentEntry[];
  progress: Progress;
};

/** As the server decides: an archived dossier can only be restored. */
export const may = (dossier: Dossier, ability: Ability): boolean =>
  dossier.abilities.includes(ability);

/** An answer may still rule it out: nobody should look for it yet. */
export const isToSpecify = ({ slot, item }: Pick<DocumentEntry, 'slot' | 'item'>): boolean =>
  slot.status === 'A_AJOUTER' && item?.need === 'TO_SPECIFY';

export function entriesOf({ portfolio_type, situation, slots }: Dossier): DocumentEntry[] {
  const items = new Map(
    checklist(portfolio_type, situation).map((item) => [item.document_type, item]),
  );
  const applicable = new Set(applicableSlots(portfolio_type, situation, slots));
  const counted = new Set(countedSlots(portfolio_type, situation, slots));
  return slots.map((slot) => ({
    document_type: slot.document_type,
    label: DOCUMENT_FACTS[slot.document_type].label,
    category: CATEGORY_OF[slot.document_type],
    slot,
    item: items.get(slot.document_type) ?? null,
    applies: applicable.has(slot),
    counted: counted.has(slot),
    waiting: standingOf(portfolio_type, situation, [slot]) === 'TO_DO',
  }));
}

const slotsOf = (entries: readonly DocumentEntry[]): SlotView[] => entries.map(({ slot }) => slot);

/** Could be added, and nobody needs it. */
const isOptional = ({ applies, counted }: DocumentEntry): boolean => applies && !counted;

export const categoriesOf = (
  { portfolio_type, situation }: Dossier,
  entries: readonly DocumentEntry[],
): CategoryView[] =>
  DOCUMENT_CATEGORIES.flatMap((category) => {
    const own = entries.filter((entry) => entry.category === category);
    if (own.length === 0) return [];
    return [
      {
        category,
        label: categoryLabel(category, portfolio_type),
        counted: own.filter((entry) => entry.counted),
        optional: own.filter(isOptional),
        folded: own.filter((entry) => !entry.applies),
        progress: progressOf(portfolio_type, situation, slotsOf(own)),
      },
    ];
  });

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
