// Dossiers for the tests of several screens.
import type { Dossier, SlotView } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { shownDocumentTypes } from '@quitus/domain/portfolios/checklist';
import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';

const OPENED_AT = '2026-11-01T09:00:00.000Z';

export const emptySlot = (document_type: DocumentType): SlotView => ({
  document_type,
  status: 'A_AJOUTER',
  file_count: 0,
  note: null,
  waived_at: null,
  waived_reason: null,
  updated_at: OPENED_AT,
});

type Given = Partial<Omit<Dossier, 'slots'>> & {
  slots?: Partial<Record<DocumentType, Partial<SlotView>>>;
};

/** A flat for sale, nothing in it yet but what is given. */
export function testDossier({ slots = {}, ...given }: Given = {}): Dossier {
  const portfolio_type = given.portfolio_type ?? 'APARTMENT_SALE_PORTFOLIO';
  return {
    uid: '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10',
    portfolio_type,
    intended_type: null,
    main_address: '14 Rue du Marché 44000 Nantes',
    address_extra_line: null,
    reference: null,
    owners: [],
    lots: [],
    rnc_number: null,
    situation: { ...EMPTY_SITUATION, lot_kinds: null },
    skipped_questions: [],
    relation: 'OWNER',
    abilities: ['EDIT', 'ARCHIVE'],
    managed_by: {
      id: '7a1e2f62-0d5c-4b39-9a53-2b2a0c9ad1d5',
      email: 'claire@example.fr',
      name: null,
    },
    guests: [],
    invitations: [],
    logo_url: null,
    archived_at: null,
    created_at: OPENED_AT,
    last_activity_at: OPENED_AT,
    event_number: 1,
    ...given,
    slots: shownDocumentTypes(portfolio_type).map((type) => ({
      ...emptySlot(type),
      ...slots[type],
    })),
  };
}
