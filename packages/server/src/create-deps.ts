// The only place that picks adapters.
import { join } from 'node:path';

import { pricesWith } from '@quitus/domain/payments/catalogue';
import {
  preEtatDateApart,
  preEtatDatePreviewApart,
  syndicLetterApart,
} from '@quitus/papers/printed-apart';
import { inspectFile } from '@quitus/reader/file/inspect';
import { renderPage } from '@quitus/reader/file/render';
import type { Logger } from 'pino';

import { createAddressSearch } from './adapters/addresses/address-search.ts';
import { clamav } from './adapters/antivirus/clamav.ts';
import { outboxTransport } from './adapters/mail/outbox.ts';
import { smtpTransport } from './adapters/mail/smtp.ts';
import { testCashier } from './adapters/payments/cashier.ts';
import type { Gateway } from './adapters/payments/gateway.ts';
import { stripeGateway } from './adapters/payments/stripe.ts';
import { readBeside } from './adapters/reading/read-beside.ts';
import { createPortals } from './adapters/robots/portals.ts';
import { createRunChannel } from './adapters/robots/run-channel.ts';
import { besideStorage } from './adapters/storage/beside.ts';
import { diskStorage } from './adapters/storage/disk.ts';
import { lateStorage } from './adapters/storage/late.ts';
import { sealStorage } from './adapters/storage/sealed.ts';
import type { Storage } from './adapters/storage/storage.ts';
import type { Config } from './config.ts';
import { openDb } from './db/pool.ts';
import type { WatchedPool } from './db/watched-pool.ts';
import { subscribe } from './domain-events.ts';
import type { SellingDeps } from './features/payments/fulfilment.ts';
import { FULFILMENTS } from './fulfilments.ts';
import { keyRing, type KeyRing, type KeyUse } from './keys.ts';
import { createMetrics } from './metrics/metrics.ts';
import { SUBSCRIBERS } from './subscriptions.ts';

export function createDeps(
  config: Config,
  pool: WatchedPool,
  log: Logger,
  addressSearchUrl: string,
): SellingDeps {
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
    files: { inspect: inspectFile, renderPage },
    reader: readBeside((cause) => log.error({ err: cause }, 'the reading thread failed')),
    printing: {
      preEtatDate: preEtatDateApart,
      preview: preEtatDatePreviewApart,
      letter: syndicLetterApart,
    },
    portals: createPortals(config.production),
    runChannel: createRunChannel(pool),
    metrics: createMetrics(pool),
    timing: config.timing,
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
