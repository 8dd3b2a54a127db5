// Every part of the contract.
import { accountsApi } from '@quitus/api/accounts.api';
import { addressesApi } from '@quitus/api/addresses.api';
import { authApi } from '@quitus/api/auth.api';
import { contactApi } from '@quitus/api/contact.api';
import { demoApi } from '@quitus/api/demo.api';
import { documentsApi } from '@quitus/api/documents.api';
import { downloadsApi } from '@quitus/api/downloads.api';
import type { Api } from '@quitus/api/endpoint';
import { invitationsApi } from '@quitus/api/invitations.api';
import { outboxApi } from '@quitus/api/outbox.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import { readingApi } from '@quitus/api/reading.api';
import { sharingApi, visitsApi } from '@quitus/api/sharing.api';
import { staffApi } from '@quitus/api/staff.api';
import { systemApi } from '@quitus/api/system.api';
import { uploadsApi } from '@quitus/api/uploads.api';

export const APIS: Api[] = [
  systemApi,
  authApi,
  addressesApi,
  contactApi,
  demoApi,
  documentsApi,
  uploadsApi,
  downloadsApi,
  accountsApi,
  invitationsApi,
  portfoliosApi,
  outboxApi,
  sharingApi,
  visitsApi,
  readingApi,
  staffApi,
];
