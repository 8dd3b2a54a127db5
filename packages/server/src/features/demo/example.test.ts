import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { demoApi } from '@quitus/api/demo.api';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';
import { printSample } from '@quitus/papers/samples/press';
import { controlFolder } from '@quitus/reader/control/controlled-folder';
import { readFolder } from '@quitus/reader/control/folder-files';
import { afterAll, describe, expect, it } from 'vitest';

import { createDossier, createPerson, type Person } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { answersOf, exampleHome, lotsOf, ownersOf } from './example-home.ts';
import { examplePapers } from './example-papers.ts';
import { nameInEmail } from './example.queries.ts';

const folder = mkdtempSync(join(tmpdir(), 'quitus-example-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SLOW = 120_000;

/** What the control makes of the papers of these types, on that day. */
async function judged(
  today: string,
  described: { main_address: string; owners?: string[]; lots?: string[] },
  types: readonly DocumentType[],
) {
  const empty = {
    uid: '0197a000-0000-7000-8000-000000000001',
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
    address_extra_line: null,
    rnc_number: null,
    owners: [],
    lots: [],
    situation: EMPTY_SITUATION,
    ...described,
  } as const;
  const home = exampleHome(empty, null, today);
  const situation = { ...EMPTY_SITUATION, ...answersOf(home, empty) };
  const dossier = {
    ...empty,
    situation,
    owners: ownersOf(home),
    lots: lotsOf(home),
    rnc_number: home.holding?.building.rnc ?? null,
  };
  const place = join(folder, today);
  for (const { document_type, name, sample } of examplePapers(home, dossier, today)) {
    if (!types.includes(document_type)) continue;
    mkdirSync(join(place, document_type), { recursive: true });
    writeFileSync(join(place, document_type, name), printSample(sample()).pdf);
  }
  const { slots } = controlFolder(dossier, today, await readFolder(place, { ocr: false }));
  return Object.fromEntries(
    slots.flatMap(({ document_type, status, files }) =>
      files.length > 0 ? [[document_type, status]] : [],
    ),
  );
}

describe('example papers', () => {
  it.each([
    [
      '2027-01-02',
      { main_address: '12 Rue des Lilas 69003 Lyon. 69, Rhône, Auvergne-Rhône-Alpes' },
    ],
    [
      '2027-06-25',
      { main_address: 'chez ma tante', owners: ['Jean-Pierre de La Tour'], lots: ['12'] },
    ],
  ])(
    'of any day open the pré-état daté (%s)',
    async (today, described) => {
      expect(await judged(today, described, ['CHARGES', 'CV_AG'])).toEqual({
        CHARGES: 'VERIFIED',
        CV_AG: 'VERIFIED',
      });
    },
    SLOW,
  );

  it('are never dated after today', () => {
    const dossier = {
      uid: '0197a000-0000-7000-8000-000000000001',
      portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
      main_address: '12 rue des Lilas, 69003 Lyon',
      address_extra_line: null,
      rnc_number: null,
      owners: [],
      lots: [],
      situation: { ...EMPTY_SITUATION, build_period: 'BEFORE_1949', rented: true },
    } as const;
    for (const today of ['2027-01-01', '2027-04-30', '2027-07-01', '2027-09-14', '2028-02-29']) {
      const papers = examplePapers(exampleHome(dossier, null, today), dossier, today);
      const late = papers.filter(({ sample }) => sample().written_on > today);
      expect(late.map(({ name }) => `${name} on ${today}`)).toEqual([]);
    }
  });
});

it('an empty dossier is described as its example papers tell it, and gets them one by one', async () => {
  const t = await createTestApp();
  const owner = await createPerson(t, 'BASIC');
  const uid = await createDossier(t, owner);
  t.as(owner.access);
  const described = await t.call(demoApi.describeExample, { params: { uid } });
  const { papers } = described;
  expect(papers.length).toBeGreaterThan(20);
  expect(described.answers).toBeGreaterThan(8);
  const { owners, lots, situation } = await t.call(portfoliosApi.find, { params: { uid } });
  expect(owners).toHaveLength(1);
  expect(described.owners).toEqual(owners);
  expect(lots).toHaveLength(2);
  expect(situation.rented).toBe(false);
  const answer = await t.fetchBytes(demoApi.examplePaper, { params: { uid, number: 1 } });
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const none = t.fetchBytes(demoApi.examplePaper, { params: { uid, number: papers.length + 1 } });
  await expect(none).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('papers of a private person are in their name, from the profile or else from the address', async () => {
  const t = await createTestApp();
  const ownersFor = async (person: Person) => {
    const uid = await createDossier(t, person);
    t.as(person.access);
    return (await t.call(demoApi.describeExample, { params: { uid } })).owners;
  };
  const silent = { email: 'claire.martin@example.fr', named: false };
  expect(await ownersFor(await createPerson(t, 'BASIC', silent))).toEqual(['Claire Martin']);
  const named = await createPerson(t, 'BASIC', { email: 'anne.petit@example.fr' });
  expect(await ownersFor(named)).toEqual([named.name]);
  expect(nameInEmail('agence@example.fr')).toBeNull();
  expect(nameInEmail('c.martin2@example.fr')).toBeNull();
});
