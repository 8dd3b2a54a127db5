// What there is: everything else receives it. What is behind it, `create-deps.ts` picks.
import type { PriceOf } from '@quitus/domain/payments/catalogue';
import type { Seller } from '@quitus/domain/payments/invoice';
import type {
  preEtatDateApart,
  preEtatDatePreviewApart,
  syndicLetterApart,
} from '@quitus/papers/printed-apart';
import type { inspectFile } from '@quitus/reader/file/inspect';
import type { renderPage } from '@quitus/reader/file/render';
import type { Logger } from 'pino';

import type { AddressSearch } from './adapters/addresses/address-search.ts';
import type { Antivirus } from './adapters/antivirus/clamav.ts';
import type { MailTransport } from './adapters/mail/mail-transport.ts';
import type { Gateway } from './adapters/payments/gateway.ts';
import type { ReadFile } from './adapters/reading/read-beside.ts';
import type { Portals } from './adapters/robots/portals.ts';
import type { RunChannel } from './adapters/robots/run-channel.ts';
import type { Storage } from './adapters/storage/storage.ts';
import type { Db } from './db/pool.ts';
import type { KeyRing } from './keys.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Timing } from './timing.ts';

export type Deps = {
  db: Db;
  log: Logger;
  now: () => Date;
  keys: {
    accessToken: KeyRing;
    cashier: KeyRing;
    seal: KeyRing;
    pseudonym: KeyRing;
    robots: KeyRing;
    signature: KeyRing;
  };
  publicUrl: string;
  contactEmail: string;
  mail: MailTransport;
  searchAddresses: AddressSearch;
  storage: Storage;
  /** null: files are not searched for malware. */
  antivirus: Antivirus | null;
  /** null: nothing is sold here. */
  gateway: Gateway | null;
  priceOf: PriceOf;
  /** Who sells, as invoices say. */
  seller: Seller;
  /** Both open the file in a guarded process. */
  files: { inspect: typeof inspectFile; renderPage: typeof renderPage };
  /** Bytes to documents and facts. */
  reader: ReadFile;
  /** A statement to its paper, and to the drawings of its pages; a letter to its paper. */
  printing: {
    preEtatDate: typeof preEtatDateApart;
    preview: typeof preEtatDatePreviewApart;
    letter: typeof syndicLetterApart;
  };
  /** Where the robots go. */
  portals: Portals;
  /** What people say to visits under way. */
  runChannel: RunChannel;
  metrics: Metrics;
  timing: Timing;
};
