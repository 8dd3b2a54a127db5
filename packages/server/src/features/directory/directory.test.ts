import { randomUUID } from 'node:crypto';

import { directoryApi } from '@quitus/api/directory.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import type { Fact } from '@quitus/domain/reading/read-document';
import { connectorOf, detectPortal } from '@quitus/robots/catalogue';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDossier, createPerson, outcomeOf, type Person } from '../../../test/people.ts';
import {
  madeUpBuilding,
  type RegisterCells,
  registerHeader,
  registerLine,
} from '../../../test/register-file.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { documentFiles } from '../documents/files.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { keepReading } from '../reading/readings.queries.ts';
import { suggestSyndic } from './buildings.queries.ts';
import { listSyndics } from './directory.queries.ts';
import { portalRequests } from './directory.table.ts';
import { LISTED_SYNDICS } from './networks.data.ts';
import { importRegister } from './register-import.ts';

const t = await createTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
const { call, deps, pool } = t;
const { db } = deps;

const NAMED =
  'Identification du représentant légal  (raison sociale et le numéro SIRET du syndic professionnel ou Civilité/prénom/ nom du syndic bénévole ou coopératif)';
const building = (number: number, street: string, more: RegisterCells = {}): RegisterCells => ({
  ...madeUpBuilding(number),
  'Type de syndic : bénévole / professionnel / non connu': 'professionnel',
  [NAMED]: 'CABINET LENOIR',
  'SIRET du représentant légal': '81000000000017',
  'Numéro et Voie (adresse de référence)': street,
  'Code postal (adresse de référence)': '69002',
  'Commune (adresse de référence)': 'Lyon 2e Arrondissement',
  'Adresse complémentaire 1': '',
  'Nombre total de lots': '42',
  'Période de construction': 'DE_1961_A_1974',
  ...more,
});

await listSyndics(db, LISTED_SYNDICS, deps.now());
async function* register() {
  yield Buffer.from(
    [
      registerHeader(),
      ...[
        building(1, '12-14 Rue du Marché'),
        building(2, '16 bis Rue du Marché'),
        building(3, '20 Rue du Marché', {
          'Adresse complémentaire 1': '3 quai Tilsitt 69002 Lyon',
        }),
        building(4, '7 Place Bellecour', {
          'Mandat en cours dans la copropriété': 'Mandat expiré sans successeur déclaré',
        }),
        building(5, '30 Rue Mercière'),
        building(6, '30 Rue Mercière', { 'Nom d’usage de la copropriété': 'Bâtiment B' }),
      ].map((cells) => registerLine(cells)),
    ].join(''),
  );
}
await importRegister(pool, register(), '2026-10-01', deps.now());

let owner: Person;
beforeEach(async () => {
  owner = await createPerson(t, 'BASIC');
  t.as(owner.access);
});
const dossierAt = (main_address: string) => createDossier(t, owner, { main_address });
const search = (query: string) => call(directoryApi.searchSyndics, { query: { query } });
const buildingOf = (uid: string) => call(directoryApi.building, { params: { uid } });
const numbersAt = async (main_address: string) =>
  (await buildingOf(await dossierAt(main_address))).candidates.map(({ rnc_number }) => rnc_number);

describe('what we list ourselves', () => {
  it('is connected where a connector says so, by the address it gives', () => {
    const active = LISTED_SYNDICS.filter(({ state }) => state === 'ACTIVE');
    expect(active.length).toBeGreaterThan(10);
    for (const { name, connector_id, tenant, login_url } of active) {
      const found = detectPortal(login_url ?? '');
      expect([name, found?.connector.manifest.id, found?.tenant]).toEqual([
        name,
        connector_id,
        tenant,
      ]);
    }
    for (const { state, connector_id } of LISTED_SYNDICS)
      expect(connector_id !== null && connector_id !== undefined).toBe(state === 'ACTIVE');
  });

  it('is found, with the name of its portal', async () => {
    const { syndics } = await search('citya');
    expect(syndics[0]).toMatchObject({
      name: 'Citya Immobilier',
      state: 'ACTIVE',
      portal: connectorOf('citya')?.manifest.label,
    });
    expect((await search('mugnier')).syndics[0]).toMatchObject({ connector_id: 'x14' });
    expect((await search('foncia')).syndics[0]).toMatchObject({ state: 'PLANNED', portal: null });
  });
});

describe('a pasted address', () => {
  it('is that of a portal we know', async () => {
    const { pasted, syndics } = await search('https://lenoir.crypto-extranet.com/connexion/?a=b');
    expect(syndics).toEqual([]);
    expect(pasted).toMatchObject({ connector_id: 'x14' });
    expect(pasted?.login_url).not.toContain('a=b');
    const ics = await search('extranet2.ics.fr/V5/connexion-lenoir.html');
    expect(ics.pasted).toMatchObject({ connector_id: 'ics' });
  });

  it('or of nobody we know, by its host only', async () => {
    const found = await search('https://client.example.fr/espace?token=secret');
    expect(found).toEqual({
      syndics: [],
      pasted: null,
      unknown_host: 'client.example.fr',
      tax_office: false,
    });
  });

  it('or of the tax office, which has its own page', async () => {
    expect(await search('https://cfspart.impots.gouv.fr/monprofil')).toMatchObject({
      tax_office: true,
      pasted: null,
      unknown_host: null,
    });
  });
});

describe('a portal that nobody knows', () => {
  it('is asked for once, and only its host is kept', async () => {
    const uid = await dossierAt('1 rue du Port 44000 Nantes');
    const ask = (body: { login_url?: string; syndic_name?: string }) =>
      outcomeOf(call(directoryApi.requestPortal, { params: { uid }, body }));
    const login_url = 'https://client.example.fr/espace?token=canari';
    expect(await ask({ login_url })).toBe('accepted');
    expect(await ask({ login_url: `${login_url}2` })).toBe('accepted');
    expect(await ask({ syndic_name: 'Cabinet Duval' })).toBe('accepted');
    expect(await ask({})).toBe('VALIDATION_ERROR');
    expect(await ask({ login_url: 'https://www.impots.gouv.fr' })).toBe('PORTAL_IS_TAX_OFFICE');
    const kept = await db
      .select()
      .from(portalRequests)
      .where(eq(portalRequests.portfolio_uid, uid));
    expect(kept.map(({ host, syndic_name }) => [host, syndic_name])).toEqual([
      ['client.example.fr', null],
      [null, 'Cabinet Duval'],
    ]);
    expect(JSON.stringify(kept)).not.toContain('canari');
  });
});

describe('the building of a dossier', () => {
  it.each([
    ['12 rue du marché, 69002 Lyon', ['AA0000001']],
    ['14 Rue du Marché 69002 Lyon. 69, Rhône, Auvergne-Rhône-Alpes', ['AA0000001']],
    ['16 bis rue du Marché 69002 Lyon', ['AA0000002']],
    ['3 Quai Tilsitt 69002 Lyon', ['AA0000003']],
    ['30 rue Mercière 69002 Lyon', ['AA0000005', 'AA0000006']],
    ['18 rue du Marché 69002 Lyon', ['AA0000002', 'AA0000003', 'AA0000001']],
    ['12 rue du Marché 44000 Nantes', []],
    ['Rue sans postcode', []],
  ])('%s', async (address, numbers) => {
    expect(await numbersAt(address)).toEqual(numbers);
  });

  it('is told with what the register says of it', async () => {
    const { candidates } = await buildingOf(await dossierAt('12 rue du Marché 69002 Lyon'));
    expect(candidates).toEqual([
      {
        rnc_number: 'AA0000001',
        name: 'Résidence 1',
        address: '12-14 Rue du Marché, 69002 Lyon 2e Arrondissement',
        lots: 42,
        housing_lots: 3,
        build_period: 'De 1961 à 1974',
        syndic_name: 'CABINET LENOIR',
        published_on: '2026-10-01',
      },
    ]);
  });

  it('is confirmed by its number, which the dossier then has', async () => {
    const uid = await dossierAt('18 rue du Marché 69002 Lyon');
    const confirm = (rnc_number: string) =>
      outcomeOf(call(directoryApi.confirmBuilding, { params: { uid }, body: { rnc_number } }));
    expect(await confirm('AA9999999')).toBe('NOT_FOUND');
    expect(await confirm('AA0-000-003')).toBe('accepted');
    expect(await call(portfoliosApi.find, { params: { uid } })).toMatchObject({
      rnc_number: 'AA0000003',
    });
    const { candidates } = await buildingOf(uid);
    expect(candidates.map(({ rnc_number }) => rnc_number)).toEqual(['AA0000003']);
  });

  it('differs from the papers where they say otherwise, and nothing is overwritten', async () => {
    const uid = await dossierAt('12 rue du Marché 69002 Lyon');
    const file_id = randomUUID();
    await db.insert(documentFiles).values({
      id: file_id,
      portfolio_uid: uid,
      document_type: 'FICHE_SYN',
      name: 'fiche.pdf',
      origin: 'UPLOADED_BY_USER',
      size: 100,
      state: 'READY',
      format: 'PDF',
      pages: 1,
      sha256: 'b'.repeat(64),
      created_at: deps.now(),
    });
    const fact = (name: string, value: string | number): Fact => ({
      name,
      value,
      raw: String(value),
      page: 1,
      box: [0, 0, 0, 0],
      rule: 'test',
      proof: 'AGREED',
      because: null,
    });
    const facts = [
      fact('rnc', 'AB7654321'),
      fact('lots_count', 40),
      fact('syndic', 'Foncia Lyon'),
      fact('build_period', 'Avant 1949'),
    ];
    const sheet = { type: 'FICHE_SYN', sub_kind: null, pages: [1], answered: true } as const;
    await keepReading(
      db,
      file_id,
      { pages: [], documents: [{ ...sheet, margin: 20, evidence: [], facts }] },
      deps.now(),
    );
    const { differences } = await buildingOf(uid);
    expect(differences).toEqual([
      { fact: 'RNC', ours: 'AB7654321', register: 'AA0000001' },
      { fact: 'LOTS', ours: '40', register: '42' },
      { fact: 'SYNDIC', ours: 'Foncia Lyon', register: 'CABINET LENOIR' },
      { fact: 'BUILD_PERIOD', ours: 'Avant 1949', register: 'De 1961 à 1974' },
    ]);
    expect((await call(portfoliosApi.find, { params: { uid } })).rnc_number).toBeNull();
  });
});

describe('the syndic of a dossier is suggested', () => {
  const suggested = async (main_address: string) => {
    const uid = await dossierAt(main_address);
    const [portfolio] = await db.select().from(portfolios).where(eq(portfolios.uid, uid));
    return portfolio && (await suggestSyndic(db, portfolio))?.name;
  };

  it('when the building is the only one at this address', async () => {
    expect(await suggested('12 rue du Marché 69002 Lyon')).toBe('CABINET LENOIR');
  });

  it('and not in doubt, nor after its mandate ended', async () => {
    expect(await suggested('18 rue du Marché 69002 Lyon')).toBeUndefined();
    expect(await suggested('30 rue Mercière 69002 Lyon')).toBeUndefined();
    expect(await suggested('7 place Bellecour 69002 Lyon')).toBeUndefined();
  });
});
