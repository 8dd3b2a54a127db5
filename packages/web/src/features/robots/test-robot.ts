import type { SlotView } from '@quitus/api/portfolios.api';
// Visits, documents and forms for the tests of this folder.
import type { ConnectorForm, FetchedDocument, RobotRun } from '@quitus/api/robots.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';

export const AT = '2026-11-17T09:00:00.000Z';
export const UID = '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10';

export const testFetched = (given: Partial<FetchedDocument> = {}): FetchedDocument => ({
  title: 'PV AG 2025',
  path: [],
  dated: null,
  outcome: 'KEPT',
  reason: null,
  document_type: 'PV_AG',
  file_id: null,
  ...given,
});

export const testRun = (given: Partial<RobotRun> = {}): RobotRun => ({
  id: '5b3c7a52-3f5e-4b1e-9a77-9a1f0f3c2b11',
  scope: 'SYNDIC',
  connector_id: 'ics',
  portal: 'ICS',
  trigger: 'PERSON',
  state: 'DOWNLOADING',
  code: null,
  text: null,
  link: null,
  question: null,
  steps: [],
  done: 0,
  total: 0,
  retry_at: null,
  documents: [],
  more_documents: 0,
  produces: ['RCP_EDD', 'PV_AG', 'CHARGES'],
  started_by: null,
  created_at: AT,
  started_at: AT,
  ended_at: null,
  ...given,
});

export const testSlot = (
  document_type: DocumentType,
  status: DocumentStatus = 'SCRAPING_PROCESSING',
): SlotView => ({
  document_type,
  status,
  file_count: 0,
  note: null,
  waived_at: null,
  waived_reason: null,
  updated_at: AT,
});

export const testForm = (given: Partial<ConnectorForm> = {}): ConnectorForm => ({
  connector_id: 'ics',
  portal: 'ICS',
  scope: 'SYNDIC',
  login_url: 'https://extranet2.example.fr/connexion',
  fields: [
    {
      name: 'login',
      kind: 'TEXT',
      label: 'Identifiant',
      hint: null,
      example: null,
      digits: false,
      autocomplete: 'username',
      options: [],
    },
    {
      name: 'password',
      kind: 'SECRET',
      label: 'Mot de passe',
      hint: null,
      example: null,
      digits: false,
      autocomplete: 'current-password',
      options: [],
    },
  ],
  produces: ['RCP_EDD', 'PV_AG', 'CHARGES'],
  interactive: ['CODE'],
  by_hand: 'Menu Documents, puis Télécharger.',
  portal_state: 'OK',
  may_keep: true,
  mandate: 'Je donne mandat à Quitus.',
  mandate_version: '2026-11',
  sample_credentials: null,
  ...given,
});
