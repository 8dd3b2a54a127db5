// The only place that picks adapters. Everything else receives what is here.
import { join } from 'node:path';

import { type PriceOf, pricesWith } from '@quitus/domain/payments/catalogue';
import type { Seller } from '@quitus/domain/payments/invoice';
import {
  preEtatDateApart,
  preEtatDatePreviewApart,
  syndicLetterApart,
} from '@quitus/papers/printed-apart';
import type { Logger } from 'pino';

import { type AddressSearch, createAddressSearch } from './adapters/addresses/address-search.ts';
import { type Antivirus, clamav } from './adapters/antivirus/clamav.ts';
import type { MailTransport } from './adapters/mail/mail-transport.ts';
import { outboxTransport } from './adapters/mail/outbox.ts';
import { smtpTransport } from './adapters/mail/smtp.ts';
import { testCashier } from './adapters/payments/cashier.ts';
import type { Gateway } from './adapters/payments/gateway.ts';
import { stripeGateway } from './adapters/payments/stripe.ts';
import { type ReadFile, readBeside } from './adapters/reading/read-beside.ts';
import { createPortals, type Portals } from './adapters/robots/portals.ts';
import { createRunChannel, type RunChannel } from './adapters/robots/run-channel.ts';
import { besideStorage } from './adapters/storage/beside.ts';
import { diskStorage } from './adapters/storage/disk.ts';
import { lateStorage } from './adapters/storage/late.ts';
import { sealStorage } from './adapters/storage/sealed.ts';
import type { Storage } from './adapters/storage/storage.ts';
import type { Config } from './config.ts';
import { type Db, openDb } from './db/pool.ts';
import type { WatchedPool } from './db/watched-pool.ts';
import { subscribe } from './domain-events.ts';
import type { Fulfilments } from './features/payments/orders.queries.ts';
import { FULFILMENTS } from './fulfilments.ts';
import { keyRing, type KeyRing, type KeyUse } from './keys.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { SUBSCRIBERS } from './subscriptions.ts';

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
  /** What each product does once it is paid. */
  fulfilments: Fulfilments;
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
};

export function createDeps(
  config: Config,
  pool: WatchedPool,
  log: Logger,
  addressSearchUrl: string,
): Deps {
  subscribe(SUBSCRIBERS);
  const keys = (use: KeyUse) => keyRing(config.app_secrets, use);
  return {
    db: openDb(pool),
    log,
    now: () => new Date(),
    keys: {
      accessToken: keys('access-token'),
      cashier: keys('cashier'),
      seal: keys('seal'),
      pseudonym: keys('pseudonym'),
      robots: keys('robots'),
      signature: keys('signature'),
    },
    publicUrl: config.public_url,
    contactEmail: config.contact_email,
    mail: config.smtp_url ? smtpTransport(config.smtp_url, config.mail_from) : outboxTransport(),
    searchAddresses: createAddressSearch(addressSearchUrl),
    storage: storageOf(config, keys('files'), log),
    antivirus: config.clamav && clamav(config.clamav),
    gateway: gatewayOf(config, keys('cashier')),
    priceOf: pricesWith(config.prices),
    seller: config.seller,
    fulfilments: FULFILMENTS,
    reader: readBeside((cause) => log.error({ err: cause }, 'the reading thread failed')),
    printing: {
      preEtatDate: preEtatDateApart,
      preview: preEtatDatePreviewApart,
      letter: syndicLetterApart,
    },
    portals: createPortals(config.production),
    runChannel: createRunChannel(pool),
    metrics: createMetrics(pool),
  };
}

function gatewayOf({ payments, public_url }: Config, keys: KeyRing): Gateway | null {
  if (payments === 'NONE') return null;
  return payments === 'TEST' ? testCashier(keys, public_url) : stripeGateway(payments);
}

function storageOf({ s3, data }: Config, keys: KeyRing, log: Logger): Storage {
  const folder = join(data, 'files');
  const kept = s3
    ? lateStorage(async () => (await import('./adapters/storage/s3.ts')).s3Storage(s3))
    : diskStorage(folder);
  const place = s3 ? { s3 } : { folder };
  return besideStorage(sealStorage(kept, keys), { keys, place }, (cause) =>
    log.error({ err: cause }, 'the writing thread failed'),
  );
}
