// A dossier as one person may see it. The same rule hides a document from the list and from the page.
import type { PortfolioRow, SlotView } from '@quitus/api/portfolios.api';
import { attentionOf, discreetAttention, nextAction } from '@quitus/domain/portfolios/attention';
import {
  can,
  readsVerifiedOnly,
  type Relation,
  seesDocument,
} from '@quitus/domain/portfolios/permissions';
import { countedSlots, progressOf } from '@quitus/domain/portfolios/progress';

import type { Person, PortfolioHead } from './portfolios.queries.ts';
import { type StoredSlot, wholeSituation } from './slots.queries.ts';

export const visibleSlots = (relation: Relation, slots: readonly StoredSlot[]): StoredSlot[] =>
  slots.filter(({ document_type, status }) => seesDocument(relation, document_type, status));

export const slotView = (slot: StoredSlot): SlotView => ({
  ...slot,
  waived_at: slot.waived_at?.toISOString() ?? null,
  updated_at: slot.updated_at.toISOString(),
});

export function rowView(
  portfolio: PortfolioHead,
  relation: Relation,
  managed_by: Person,
  slots: readonly StoredSlot[],
): PortfolioRow {
  const situation = wholeSituation(portfolio.situation);
  const seen = visibleSlots(relation, slots);
  const { portfolio_type } = portfolio;
  const acts = can(relation, 'ANSWER_SITUATION');
  return {
    uid: portfolio.uid,
    portfolio_type,
    main_address: portfolio.main_address,
    address_extra_line: portfolio.address_extra_line,
    reference: portfolio.reference,
    lots: portfolio.lots,
    relation,
    managed_by,
    slots: countedSlots(portfolio_type, situation, seen),
    ...progressOf(portfolio_type, situation, seen),
    attention: readsVerifiedOnly(relation)
      ? discreetAttention(portfolio.standing)
      : attentionOf(portfolio_type, situation, seen),
    next_action: acts ? (nextAction(portfolio_type, situation, seen)?.label ?? null) : null,
    archived_at: portfolio.archived_at?.toISOString() ?? null,
    last_activity_at: portfolio.last_activity_at.toISOString(),
    event_number: portfolio.event_number,
  };
}
