// Reads the environment once. A missing or weak value stops the start with a sentence.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

import { placeOf } from '@quitus/domain/payments/billing';
import { type OtherPrices, pricesIn } from '@quitus/domain/payments/catalogue';
import type { Seller } from '@quitus/domain/payments/invoice';
import { z } from 'zod';

import type { ClamavOptions } from './adapters/antivirus/clamav.ts';
import type { StripeOptions } from './adapters/payments/stripe.ts';
import type { S3Options } from './adapters/storage/s3.ts';
import { isPredictable } from './secret-strength.ts';
import type { Timing } from './timing.ts';

const projectRoot = join(import.meta.dirname, '..', '..', '..');

const flag = z.enum(['0', '1'], 'doit valoir 0 ou 1').transform((value) => value === '1');
const secret = z
  .string()
  .min(32, 'doit compter au moins 32 caractères (par exemple : openssl rand -base64 48)')
  .refine((value) => !isPredictable(value), 'est trop prévisible : tirez-le au hasard');
const portNumber = z.coerce
  .number('doit être un numéro de port')
  .int()
  .min(0)
  .max(65_535, 'doit être un numéro de port');
const webUrl = z.url({ protocol: /^https?$/, error: 'doit être une adresse http(s)' });

const prices = z.string().transform((text, context) => {
  const said = pricesIn(text);
  if ('prices' in said) return said.prices;
  context.addIssue(`ne dit pas un prix en centimes d’un produit connu : « ${said.refused} »`);
  return z.NEVER;
});

const isThisMachine = (url: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
    PORT: portNumber.default(3000),
    HOST: z.string().optional(),
    PUBLIC_URL: webUrl.optional(),
    QUITUS_DATA: z.string().default('.data'),
    QUITUS_DEMO: flag.optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'doit être une adresse postgres://' })
      .optional(),
    DATABASE_POOL: z.coerce.number('doit être un nombre').int().min(10).max(200).default(20),
    APP_SECRET: secret.optional(),
    APP_SECRET_PREVIOUS: secret.optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'doit être une adresse smtp:// ou smtps://' })
      .optional(),
    MAIL_FROM: z.string().default('Quitus <bonjour@example.fr>'),
    CONTACT_EMAIL: z.email('doit être une adresse email').default('contact@example.fr'),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('eu-west-3'),
    S3_ENDPOINT: webUrl.optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: flag.default(false),
    CLAMAV_URL: z
      .url({ protocol: /^tcp$/, error: 'doit être une adresse tcp://hôte:port' })
      .optional(),
    ADDRESS_SEARCH_URL: webUrl.optional(),
    PAYMENTS: flag.default(true),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_/, 'doit commencer par sk_ ou rk_')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'doit commencer par whsec_').optional(),
    STRIPE_API_URL: webUrl.optional(),
    PRICES: prices.default({}),
    QUITUS_SITE_COMPANY: z.string().optional(),
    QUITUS_SITE_EMAIL: z.string().optional(),
    QUITUS_SITE_LEGAL_FORM: z.string().optional(),
    QUITUS_SITE_LEGAL_CAPITAL: z.string().optional(),
    QUITUS_SITE_LEGAL_SIREN: z.string().optional(),
    QUITUS_SITE_LEGAL_RCS: z.string().optional(),
    QUITUS_SITE_LEGAL_VAT: z.string().optional(),
    QUITUS_SITE_LEGAL_OFFICE: z.string().optional(),
    REQUESTS_PER_MINUTE: z.coerce.number('doit être un nombre').int().min(1).default(1200),
    TRUST_PROXY: z.coerce.number('doit être un nombre').int().min(0).max(10).default(0),
    METRICS_PORT: portNumber.optional(),
    METRICS_HOST: z.string().optional(),
    METRICS_TOKEN: secret.optional(),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
  })
  .superRefine((env, context) => {
    if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY))
      context.addIssue({
        code: 'custom',
        path: ['S3_SECRET_ACCESS_KEY'],
        message: 'va avec S3_ACCESS_KEY_ID : donnez les deux, ou aucun',
      });
    if (Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET))
      context.addIssue({
        code: 'custom',
        path: ['STRIPE_WEBHOOK_SECRET'],
        message: 'va avec STRIPE_SECRET_KEY : donnez les deux, ou aucun',
      });
    // Forgotten on a server, whatever is bought there would be paid at the test cashier.
    if (env.NODE_ENV === undefined && env.PUBLIC_URL && !isThisMachine(env.PUBLIC_URL))
      context.addIssue({
        code: 'custom',
        path: ['NODE_ENV'],
        message:
          'est obligatoire dès que PUBLIC_URL n’est pas localhost : production, ou development pour un essai où rien n’est vraiment payé',
      });
    if (env.NODE_ENV !== 'production') return;
    if (env.PAYMENTS)
      for (const name of SELLS)
        if (!env[name])
          context.addIssue({
            code: 'custom',
            path: [name],
            message:
              'est obligatoire en production pour encaisser et facturer (PAYMENTS=0 ferme la vente)',
          });
    for (const name of ['DATABASE_URL', 'APP_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const)
      if (!env[name])
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'est obligatoire en production',
        });
    if (env.PUBLIC_URL?.startsWith('http:') && !isThisMachine(env.PUBLIC_URL))
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message: 'doit commencer par https:// en production',
      });
    if (env.QUITUS_DEMO)
      context.addIssue({
        code: 'custom',
        path: ['QUITUS_DEMO'],
        message: 'est interdit en production',
      });
  });

/** Without them nothing can be paid for, or no invoice made out. */
const SELLS = [
  'STRIPE_SECRET_KEY',
  'QUITUS_SITE_COMPANY',
  'QUITUS_SITE_LEGAL_SIREN',
  'QUITUS_SITE_LEGAL_VAT',
  'QUITUS_SITE_LEGAL_OFFICE',
] as const;

export type Config = {
  production: boolean;
  port: number;
  host: string;
  public_url: string;
  data: string;
  demo: boolean;
  database_url: string | null;
  database_pool: number;
  app_secrets: readonly [current: string, ...previous: string[]];
  smtp_url: string | null;
  mail_from: string;
  contact_email: string;
  /** null: files are kept under `data`. */
  s3: S3Options | null;
  /** null: files are not searched for malware. */
  clamav: ClamavOptions | null;
  /** TEST: the cashier of a laptop, where nothing is really paid. NONE: nothing is sold. */
  payments: StripeOptions | 'TEST' | 'NONE';
  /** Those that differ from the catalogue's. */
  prices: OtherPrices;
  seller: Seller;
  /** null: the demonstration's own replica answers. */
  address_search_url: string | null;
  /** Of one address, over the whole API; sensitive calls have tighter limits of their own. */
  requests_per_minute: number;
  /** How many proxies stand in front: the address that the outermost saw is the caller's. */
  trust_proxy: number;
  /** null: figures have no port of their own. */
  metrics_port: number | null;
  metrics_host: string;
  /** null: figures are not told on the port of the pages. */
  metrics_token: string | null;
  log_level: string;
  timing: Timing;
};

const TIMING: Timing = {
  database: { probe_every_ms: 500, probe_timeout_ms: 5000, heartbeat_ms: 3000 },
  jobs: {
    poll_ms: 2000,
    sparse_poll_ms: 10_000,
    rescue_every_ms: 2000,
    dead_after_ms: 6000,
    relock_ms: 500,
    restart_ms: 5000,
    drain_ms: 6000,
  },
  visits: {
    heartbeat_ms: 5000,
    lease_ms: 20_000,
    lease_retry_ms: 10_000,
    turn_retry_ms: 20_000,
    publish_every_ms: 500,
    answer_poll_ms: 200,
  },
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const NATIONAL_ADDRESS_SERVICE = 'https://data.geopf.fr/geocodage/search';

export function readConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) throw new ConfigError(sentence(parsed.error));
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  const data = isAbsolute(value.QUITUS_DATA)
    ? value.QUITUS_DATA
    : join(projectRoot, value.QUITUS_DATA);
  const demo = value.QUITUS_DEMO ?? !production;
  const current = value.APP_SECRET ?? keptSecret(data);
  return {
    production,
    port: value.PORT,
    host: value.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    public_url: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    data,
    demo,
    database_url: value.DATABASE_URL ?? null,
    database_pool: value.DATABASE_POOL,
    app_secrets: value.APP_SECRET_PREVIOUS ? [current, value.APP_SECRET_PREVIOUS] : [current],
    smtp_url: value.SMTP_URL ?? null,
    mail_from: value.MAIL_FROM,
    contact_email: value.CONTACT_EMAIL,
    s3: s3Options(value),
    clamav: value.CLAMAV_URL ? clamavOptions(value.CLAMAV_URL) : null,
    payments: paymentsOf(value),
    prices: value.PRICES,
    seller: sellerOf(value),
    address_search_url: value.ADDRESS_SEARCH_URL ?? (demo ? null : NATIONAL_ADDRESS_SERVICE),
    requests_per_minute: value.REQUESTS_PER_MINUTE,
    trust_proxy: value.TRUST_PROXY,
    metrics_port: value.METRICS_PORT ?? null,
    metrics_host: value.METRICS_HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    metrics_token: value.METRICS_TOKEN ?? null,
    log_level: value.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    timing: TIMING,
  };
}

type Environment = z.output<typeof environment>;

function s3Options(env: Environment): S3Options | null {
  if (!env.S3_BUCKET) return null;
  const { S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key } = env;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    credentials: access_key_id && secret_access_key ? { access_key_id, secret_access_key } : null,
    force_path_style: env.S3_FORCE_PATH_STYLE,
  };
}

function paymentsOf(env: Environment): Config['payments'] {
  if (!env.PAYMENTS) return 'NONE';
  const { STRIPE_SECRET_KEY: secret_key, STRIPE_WEBHOOK_SECRET: webhook_secret } = env;
  if (!secret_key || !webhook_secret) return 'TEST';
  return { secret_key, webhook_secret, api_url: env.STRIPE_API_URL ?? null };
}

/** As the pages say it; they are built with the same variables. */
function sellerOf(env: Environment): Seller {
  return {
    name: env.QUITUS_SITE_COMPANY ?? 'Quitus',
    legal_form: env.QUITUS_SITE_LEGAL_FORM ?? 'société par actions simplifiée',
    capital: env.QUITUS_SITE_LEGAL_CAPITAL ?? '10 000 €',
    siren: env.QUITUS_SITE_LEGAL_SIREN ?? '000 000 000',
    rcs: env.QUITUS_SITE_LEGAL_RCS ?? 'Paris',
    vat_number: env.QUITUS_SITE_LEGAL_VAT ?? 'FR00 000000000',
    ...placeOf(env.QUITUS_SITE_LEGAL_OFFICE ?? '12 rue des Exemples, 75000 Paris'),
    email: env.QUITUS_SITE_EMAIL ?? 'contact@example.fr',
  };
}

const CLAMD_PORT = 3310;

function clamavOptions(address: string): ClamavOptions {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || CLAMD_PORT) };
}

function sentence(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}.`);
  return `La configuration ne permet pas de démarrer :\n${lines.join('\n')}\nChaque variable est expliquée dans .env.example.`;
}

/** A laptop needs no secret of its own making: one is drawn at the first start and kept. */
function keptSecret(data: string): string {
  const file = join(data, 'app-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const drawn = randomBytes(48).toString('base64url');
  writeFileSync(file, drawn, { mode: 0o600, flag: 'wx' });
  return drawn;
}
