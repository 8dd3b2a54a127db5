// Shared dossiers for the tests of this folder.
import type { SharedDossier, SharedFile } from '@quitus/api/sharing.api';

let drawn = 0;
const id = (): string => `00000000-0000-4000-8000-${String((drawn += 1)).padStart(12, '0')}`;

export const testFile = (given: Partial<SharedFile> = {}): SharedFile => ({
  id: id(),
  name: 'scan.pdf',
  pages: 12,
  size: 3_000_000,
  year: null,
  period: null,
  ...given,
});

export const testShared = (given: Partial<SharedDossier> = {}): SharedDossier => ({
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  main_address: '14 Rue du Marché 44000 Nantes',
  address_extra_line: '5e étage',
  lots: ['23'],
  shared_by: 'Agence du Marché',
  logo_url: null,
  audience: 'NOTAIRE',
  recipient: 'Étude Morel',
  expires_at: '2026-12-15T09:00:00.000Z',
  allow_download: true,
  slots: [
    { document_type: 'RCP_EDD', status: 'VERIFIED', watermarked: false, files: [testFile()] },
    {
      document_type: 'TITRE_PROP',
      status: 'VERIFIED',
      watermarked: false,
      files: [testFile({ pages: 1 })],
    },
  ],
  receipt: null,
  asks_receipt: false,
  ...given,
});
