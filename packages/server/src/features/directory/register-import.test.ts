import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import {
  madeUpBuilding,
  madeUpRegister,
  type RegisterCells,
  registerHeader,
  registerLine,
} from '../../../test/register-file.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { searchSyndics } from './directory.queries.ts';
import { registeredBuildings, syndics } from './directory.table.ts';
import { importRegister, NotARegister } from './register-import.ts';

const { deps, pool } = await createTestApp();
const { db } = deps;

async function* bytesOf(texts: Iterable<string>) {
  for (const text of texts) yield Buffer.from(text);
}
const BATCH_ROWS = 1000;
const load = (texts: Iterable<string>, published_on = '2026-10-01') =>
  importRegister(pool, bytesOf(texts), published_on, deps.now(), BATCH_ROWS);
const fileOf = (...rows: RegisterCells[]) => [
  registerHeader(),
  ...rows.map((row) => registerLine(row)),
];

const KIND = 'Type de syndic : bénévole / professionnel / non connu';
const NAMED =
  'Identification du représentant légal  (raison sociale et le numéro SIRET du syndic professionnel ou Civilité/prénom/ nom du syndic bénévole ou coopératif)';
const managed = (number: number, name: string, siret: string): RegisterCells => ({
  ...madeUpBuilding(number),
  [KIND]: 'professionnel',
  [NAMED]: name,
  'SIRET du représentant légal': siret,
});
const find = async (rnc_number: string) => {
  const [found] = await db
    .select()
    .from(registeredBuildings)
    .where(eq(registeredBuildings.rnc_number, rnc_number));
  return found;
};
const managerOf = async (siret: string) => {
  const [found] = await db.select().from(syndics).where(eq(syndics.siret, siret));
  return found;
};

/** Two whole batches and a part of one. */
const MANY = 2 * BATCH_ROWS + 500;

describe('a file', () => {
  it('is taken in, and the same again changes nothing', async () => {
    const first = await load(madeUpRegister(MANY));
    expect(first).toMatchObject({ rows: MANY, written: MANY, bad: 0, bad_rows: [] });
    expect(await db.$count(registeredBuildings)).toBe(MANY);
    expect(await find('AA0000012')).toMatchObject({
      address: expect.stringContaining('13 '),
      lots: 16,
      syndic_kind: 'PROFESSIONAL',
      mandate_state: 'CURRENT',
      registered_on: '2019-03-12',
      published_on: '2026-10-01',
    });
    const managers = await db.$count(syndics);
    expect(managers).toBe(first.managers);
    expect(await load(madeUpRegister(MANY))).toMatchObject({ rows: MANY, written: 0 });
    expect(await db.$count(syndics)).toBe(managers);
  });

  it('that is newer changes what it tells otherwise; an older one changes nothing back', async () => {
    const changed = { ...madeUpBuilding(7), 'Nombre total de lots': '99' };
    expect(await load(fileOf(changed), '2026-11-01')).toMatchObject({ written: 1 });
    expect(await find('AA0000007')).toMatchObject({ lots: 99, published_on: '2026-11-01' });
    expect(await load(fileOf(madeUpBuilding(7)), '2026-07-01')).toMatchObject({ written: 0 });
    expect(await find('AA0000007')).toMatchObject({ lots: 99 });
    expect(await find('AA0000008')).toMatchObject({ published_on: '2026-10-01' });
  });

  it('with bad rows is taken in without them, and they are told by their line', async () => {
    const good = madeUpBuilding(35001);
    const texts = [
      registerHeader(),
      registerLine(good),
      'trop,court\n',
      registerLine({ ...madeUpBuilding(35002), "Numéro d'immatriculation": 'X' }),
      registerLine({ ...good, 'Nombre total de lots': '1' }),
      registerLine({ ...madeUpBuilding(35003), 'Nom d’usage de la copropriété': 'Deux\nlignes' }),
      registerLine({
        ...madeUpBuilding(35004),
        'Numéro et Voie (adresse de référence)': '',
        'Adresse de référence': '',
      }),
    ];
    expect(await load(texts)).toMatchObject({
      rows: 6,
      written: 2,
      bad: 4,
      bad_rows: [
        { line: 3, fault: 'COLUMNS' },
        { line: 4, fault: 'NUMBER' },
        { line: 5, fault: 'REPEATED' },
        { line: 8, fault: 'ADDRESS' },
      ],
    });
    expect(await find('AA0035001')).toMatchObject({ lots: 85 });
    expect(await find('AA0035003')).toMatchObject({ name: 'Deux lignes' });
  });

  it('that is something else is refused whole, and says what it lacks', async () => {
    const before = await db.$count(registeredBuildings);
    const refused = load(['Nom,Prénom\nA,B\n']).catch((cause: unknown) => cause);
    expect(await refused).toBeInstanceOf(NotARegister);
    expect(await load([]).catch((cause: unknown) => cause)).toBeInstanceOf(NotARegister);
    expect(await db.$count(registeredBuildings)).toBe(before);
  });

  it('that breaks off leaves everything as it was', async () => {
    async function* broken() {
      yield Buffer.from(fileOf(madeUpBuilding(36001)).join(''));
      throw new Error('the disk is gone');
    }
    await expect(importRegister(pool, broken(), '2026-10-01', deps.now())).rejects.toThrow('disk');
    expect(await find('AA0036001')).toBeUndefined();
    expect(await load(fileOf(madeUpBuilding(36001)))).toMatchObject({ written: 1 });
  });

  it('whose index cannot be tidied afterwards is taken in all the same, and says so', async () => {
    const query = (text: string) => Promise.reject(new Error(`no ${text.slice(0, 6)}`));
    const refusing = Object.assign(Object.create(pool), { query, connect: () => pool.connect() });
    const importing = importRegister(
      refusing,
      bytesOf(fileOf(madeUpBuilding(36010))),
      '2026-10-01',
      deps.now(),
    );
    await expect(importing).rejects.toThrow('no vacuum');
    expect(await find('AA0036010')).toBeDefined();
  });

  it('in other letters, with semicolons, is the same file', async () => {
    const text = registerHeader(';') + registerLine(madeUpBuilding(36002), ';');
    async function* latin() {
      yield Buffer.from(text.replaceAll('’', "'"), 'latin1');
    }
    expect(await importRegister(pool, latin(), '2026-10-01', deps.now())).toMatchObject({
      written: 1,
      bad: 0,
    });
    expect(await find('AA0036002')).toMatchObject({ name: 'Résidence 36002' });
  });

  it('two at once do not collide', async () => {
    const both = await Promise.all([load(madeUpRegister(400)), load(madeUpRegister(400))]);
    expect(both.map(({ rows }) => rows)).toEqual([400, 400]);
  });
});

describe('those who manage', () => {
  it('by trade are listed once, with how many buildings; volunteers never', async () => {
    await load(
      fileOf(
        managed(37001, 'CABINET DUVERNAY', '81000000000017'),
        managed(37002, 'CABINET DUVERNAY', '81000000000017'),
        managed(37003, 'DUVERNAY', '81000000000017'),
        { ...managed(37004, 'Mme Agathe Exemple', ''), [KIND]: 'bénévole' },
      ),
    );
    expect(await managerOf('81000000000017')).toMatchObject({
      name: 'CABINET DUVERNAY',
      buildings: 3,
      state: 'UNKNOWN',
      connector_id: null,
    });
    const found = await db.transaction((tx) =>
      searchSyndics(tx, { text: 'duvernai', samples: false }),
    );
    expect(found[0]).toMatchObject({ siret: '81000000000017' });
    const rows = JSON.stringify(await db.select().from(syndics).orderBy(asc(syndics.id)));
    expect(rows).not.toContain('Agathe');
    expect(JSON.stringify(await find('AA0037004'))).not.toContain('Agathe');
  });

  it('have a name that ends before a letter it would cut in two', async () => {
    const [start, siret] = ['A'.repeat(199), '81000000000033'];
    const loaded = await load(fileOf(managed(37010, `${start}😀 Cabinet`, siret)));
    expect(loaded).toMatchObject({ written: 1, bad: 0 });
    expect(await managerOf(siret)).toMatchObject({ name: start });
  });

  it('for a network have its portal, and keep what was added to them', async () => {
    const agency = managed(37005, 'CITYA BELLECOUR', '81000000000025');
    await load(fileOf(agency));
    expect(await managerOf('81000000000025')).toMatchObject({
      state: 'ACTIVE',
      connector_id: 'citya',
      tenant: { host: 'my.citya.com' },
    });
    await db
      .update(syndics)
      .set({ state: 'NO_EXTRANET', email: 'accueil@example.fr' })
      .where(eq(syndics.siret, '81000000000025'));
    await load(fileOf({ ...agency, [NAMED]: 'CITYA BELLECOUR LYON' }), '2026-12-01');
    expect(await managerOf('81000000000025')).toMatchObject({
      name: 'CITYA BELLECOUR LYON',
      state: 'NO_EXTRANET',
      email: 'accueil@example.fr',
    });
  });
});
