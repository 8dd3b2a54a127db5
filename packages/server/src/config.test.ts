import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';

const APP_SECRET = 'Xk2-9fJq7Lw0ZbT4mNcV8sRy6HdPa3Ge';
const production = {
  NODE_ENV: 'production',
  APP_SECRET,
  DATABASE_URL: 'postgres://quitus@base.test/quitus',
  PUBLIC_URL: 'https://quitus.test/',
  SMTP_URL: 'smtps://mail.test',
  STRIPE_SECRET_KEY: 'sk_live_exemple',
  STRIPE_WEBHOOK_SECRET: 'whsec_exemple',
  QUITUS_SITE_COMPANY: 'Quitus Exemple',
  QUITUS_SITE_LEGAL_SIREN: '732 829 320',
  QUITUS_SITE_LEGAL_VAT: 'FR44732829320',
  QUITUS_SITE_LEGAL_OFFICE: '12 rue du Port, 44000 Nantes',
};

describe('selling', () => {
  it('goes through the test cashier on a laptop, through Stripe with its keys, and may be closed', () => {
    expect(readConfig({ APP_SECRET }).payments).toBe('TEST');
    expect(readConfig({ APP_SECRET, PAYMENTS: '0' }).payments).toBe('NONE');
    expect(readConfig(production)).toMatchObject({
      payments: { secret_key: 'sk_live_exemple', webhook_secret: 'whsec_exemple', api_url: null },
      seller: { name: 'Quitus Exemple', street: '12 rue du Port', city: 'Nantes' },
    });
    const closed = { ...production, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
    expect(readConfig({ ...closed, PAYMENTS: '0' }).payments).toBe('NONE');
  });

  it('has the prices of the catalogue, but for those that are given', () => {
    expect(readConfig({ APP_SECRET }).prices).toEqual({});
    const { prices } = readConfig({ APP_SECRET, PRICES: 'PED=7900, PED_PRO=5900' });
    expect(prices).toEqual({ PED: 79_00, PED_PRO: 59_00 });
    for (const PRICES of ['PED', 'PED=', 'PED=-1', 'PED=79,00', 'BALLON=100', 'PED=1e3', 'PED=0'])
      expect(() => readConfig({ APP_SECRET, PRICES })).toThrow('PRICES ne dit pas un prix');
  });
});

it('tells figures to nobody unless asked, then only to the machine itself or to whoever holds a token', () => {
  const silent = { metrics_port: null, metrics_host: '127.0.0.1', metrics_token: null };
  expect(readConfig({ APP_SECRET })).toMatchObject(silent);
  expect(readConfig({ ...production, METRICS_PORT: '9464' })).toMatchObject({
    metrics_port: 9464,
    metrics_host: '0.0.0.0',
  });
  expect(() => readConfig({ APP_SECRET, METRICS_TOKEN: 'court' })).toThrow('METRICS_TOKEN');
});

describe('a laptop', () => {
  it('needs no setting: the secret is drawn once and kept for its owner alone', () => {
    const data = mkdtempSync(join(tmpdir(), 'quitus-config-'));
    const first = readConfig({ QUITUS_DATA: data });
    expect(first).toMatchObject({ port: 3000, public_url: 'http://localhost:3000', demo: true });
    expect(readConfig({ QUITUS_DATA: data }).app_secrets).toEqual(first.app_secrets);
    expect(readFileSync(join(data, 'app-secret'), 'utf8')).toBe(first.app_secrets[0]);
    expect(statSync(join(data, 'app-secret')).mode & 0o077).toBe(0);
    rmSync(data, { recursive: true });
  });

  it('asks the national address service only without the demonstration', () => {
    const ask = (QUITUS_DEMO: string) => readConfig({ APP_SECRET, QUITUS_DEMO }).address_search_url;
    expect(ask('1')).toBeNull();
    expect(ask('0')).toBe('https://data.geopf.fr/geocodage/search');
  });
});

describe('production', () => {
  it('starts with what it needs, and never with the demonstration', () => {
    const config = readConfig(production);
    expect(config).toMatchObject({
      production: true,
      demo: false,
      host: '0.0.0.0',
      public_url: 'https://quitus.test',
    });
  });

  it('keeps the former secret while people still hold what it signed', () => {
    const APP_SECRET_PREVIOUS = `${APP_SECRET}-avant`;
    const config = readConfig({ ...production, APP_SECRET_PREVIOUS });
    expect(config.app_secrets).toEqual([APP_SECRET, APP_SECRET_PREVIOUS]);
  });

  it.each([
    [undefined, null],
    ['tcp://clamav.test:3311', { host: 'clamav.test', port: 3311 }],
    ['tcp://clamav.test', { host: 'clamav.test', port: 3310 }],
    ['tcp://[::1]:3311', { host: '::1', port: 3311 }],
  ])('has its files searched for malware where it is told (%s)', (CLAMAV_URL, clamav) => {
    expect(readConfig({ ...production, CLAMAV_URL }).clamav).toEqual(clamav);
  });

  it.each([
    [{ APP_SECRET: undefined }, 'APP_SECRET est obligatoire en production.'],
    [{ APP_SECRET: '' }, 'APP_SECRET est obligatoire en production.'],
    [{ APP_SECRET: 'court' }, 'APP_SECRET doit compter au moins 32 caractères'],
    [{ APP_SECRET: 'abab'.repeat(10) }, 'APP_SECRET est trop prévisible'],
    [{ APP_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }, 'APP_SECRET est trop prévisible'],
    [{ APP_SECRET_PREVIOUS: 'azertyuiop'.repeat(4) }, 'APP_SECRET_PREVIOUS est trop prévisible'],
    [{ DATABASE_URL: undefined }, 'DATABASE_URL est obligatoire en production.'],
    [{ DATABASE_URL: 'mysql://base' }, 'DATABASE_URL doit être une adresse postgres://.'],
    [{ PUBLIC_URL: 'http://quitus.test' }, 'PUBLIC_URL doit commencer par https://'],
    [{ NODE_ENV: undefined }, 'NODE_ENV est obligatoire dès que PUBLIC_URL n’est pas localhost'],
    [{ SMTP_URL: undefined }, 'SMTP_URL est obligatoire en production.'],
    [{ QUITUS_DEMO: '1' }, 'QUITUS_DEMO est interdit en production.'],
    [{ CLAMAV_URL: 'http://clamav.test' }, 'CLAMAV_URL doit être une adresse tcp://hôte:port.'],
    [{ STRIPE_SECRET_KEY: undefined }, 'STRIPE_SECRET_KEY est obligatoire en production'],
    [{ STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET va avec STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'pk_live_exemple' }, 'STRIPE_SECRET_KEY doit commencer par sk_'],
    [{ QUITUS_SITE_LEGAL_SIREN: undefined }, 'QUITUS_SITE_LEGAL_SIREN est obligatoire'],
    [{ PORT: 'trois mille' }, 'PORT doit être un numéro de port.'],
  ])('stops with a sentence on %j', (change, sentence) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(sentence);
  });
});
