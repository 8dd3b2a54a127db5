// The statement of a dossier and what people say of it, on the real server.
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import { preEtatDateApart, preEtatDatePreviewApart } from '@quitus/papers/printed-apart';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFile } from '../../../test/kept-file.ts';
import { answerEverything, createSale } from '../../../test/ped-sale.ts';
import {
  createDossier,
  createPerson,
  invite,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { quickPrinting } from '../../../test/quick-printing.ts';
import { fact, paper, reading } from '../../../test/scripted-reader.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { keepReading } from '../reading/readings.queries.ts';

const t = await createTestApp({
  env: { REQUESTS_PER_MINUTE: '1000000' },
  deps: {
    printing: {
      ...quickPrinting,
      preEtatDate: preEtatDateApart,
      preview: preEtatDatePreviewApart,
    },
  },
});
const { call } = t;

let owner: Person;
let uid = '';
beforeEach(async () => {
  t.wait(1);
  owner = await createPerson(t, 'PRO_UNLIMITED');
  uid = await createSale(t, owner);
  t.as(owner.access);
});

const page = () => call(preetatdateApi.ped, { params: { uid } });
const answer = (reference: FieldReference, value: string | number | string[] | null) =>
  call(preetatdateApi.answerField, { params: { uid, reference }, body: { value } });
const field = async (reference: FieldReference) =>
  (await page()).statement.fields.find((one) => one.reference === reference);

describe('the page', () => {
  it('tells the gate, the price and what is left', async () => {
    const shown = await page();
    expect(shown.gate).toEqual({
      open: true,
      needs: [
        { document_type: 'CV_AG', status: 'VERIFIED' },
        { document_type: 'CHARGES', status: 'VERIFIED' },
      ],
    });
    expect(shown.price).toEqual({ product_id: 'PED_PRO', amount_cents: 60_00 });
    expect(shown.order_refusal).toBeNull();
    expect(shown.readiness.deliverable).toBe(false);
    expect(shown.order).toBeNull();
    expect(shown.desk_minutes).toBe(24 * 60);
  });

  it('keeps its gate shut until both papers are verified', async () => {
    uid = await createDossier(t, owner);
    await keepFile(t, uid, { document_type: 'CV_AG' });
    await keepFile(t, uid, { document_type: 'CHARGES', status: 'NEW_A_VERIFIER' });
    expect((await page()).order_refusal).toBe('PED_GATE_CLOSED');
    const order = call(preetatdateApi.orderPed, { params: { uid } });
    expect(await outcomeOf(order)).toBe('PED_GATE_CLOSED');
  });

  it('is for those who see its papers, and its price for those who order', async () => {
    const notary = await createPerson(t, 'GUEST');
    await invite(t, uid, notary, 'NOTAIRE');
    t.as(notary.access);
    const shown = await page();
    expect(shown.price).toBeNull();
    expect(shown.abilities).toEqual(['REFUSE_STATEMENT']);
    const buyer = await createPerson(t, 'GUEST');
    await invite(t, uid, buyer, 'ACQUEREUR');
    t.as(buyer.access);
    expect(await outcomeOf(page())).toBe('NOT_FOUND');
  });
});

describe('an answer', () => {
  it('is confirmed in the name of who gave it, and can be taken back', async () => {
    await answer('SYNDIC', 'Cabinet Duval');
    expect(await field('SYNDIC')).toMatchObject({
      state: 'CONFIRMED',
      value: 'Cabinet Duval',
      answer: { by: owner.name, by_staff: false },
    });
    await call(preetatdateApi.unanswerField, { params: { uid, reference: 'SYNDIC' } });
    expect(await field('SYNDIC')).toMatchObject({ state: 'MISSING', value: null, answer: null });
  });

  it('may be that nobody knows, which is not zero', async () => {
    await answer('I-A-3', null);
    expect(await field('I-A-3')).toMatchObject({ state: 'CONFIRMED', value: null });
    await answer('I-A-3', 0);
    expect(await field('I-A-3')).toMatchObject({ state: 'CONFIRMED', value: 0 });
  });

  it('has the form of its field', async () => {
    expect(await outcomeOf(answer('I-A-3', 'beaucoup'))).toBe('INVALID_FIELD_VALUE');
    expect(await outcomeOf(answer('VIE-DERNIERE-AG', '2026-02-31'))).toBe('INVALID_FIELD_VALUE');
  });

  it('of the team is told as theirs', async () => {
    const staff = await createPerson(t, 'BASIC', { staff: true });
    t.as(staff.access);
    await answer('SYNDIC', 'Cabinet Roy');
    expect(await field('SYNDIC')).toMatchObject({ answer: { by_staff: true } });
  });

  it('is told apart when it came with its whole section', async () => {
    const file_id = await keepFile(t, uid, { document_type: 'CHARGES', bytes: smallPdf(3) });
    const appel = paper('CHARGES', {
      sub_kind: 'APPEL_DE_FONDS',
      facts: [fact('syndic', 'Cabinet Duval'), fact('due_on', '2026-10-01')],
    });
    await keepReading(t.deps.db, file_id, reading([appel]), t.deps.now());
    expect(await field('SYNDIC')).toMatchObject({ state: 'READ' });
    await call(preetatdateApi.confirmSection, { params: { uid, section: 'IDENTITY' } });
    expect(await field('SYNDIC')).toMatchObject({ state: 'CONFIRMED', answer: { in_bulk: true } });
    await answer('SYNDIC', 'Cabinet Duval');
    expect(await field('SYNDIC')).toMatchObject({ answer: { in_bulk: false } });
  });

  it('keeps the same values and dates from day to day, in json too', async () => {
    const works = {
      label: 'Ravalement',
      voted_on: '2026-05-12',
      resolution: '12',
      total_cents: 1000_00,
      lot_cents: 12_80,
      called_cents: null,
      remaining_cents: null,
    };
    const params = { uid, reference: 'VIE-TRAVAUX' } as const;
    await call(preetatdateApi.answerField, { params, body: { value: [works] } });
    t.wait(60);
    expect(await field('VIE-TRAVAUX')).toMatchObject({ state: 'CONFIRMED', value: [works] });
  });
});

it('tells what the papers say otherwise since somebody last looked', async () => {
  const said = async (syndic: string) => {
    const appel = paper('CHARGES', {
      sub_kind: 'APPEL_DE_FONDS',
      facts: [fact('syndic', syndic), fact('due_on', '2026-10-01')],
    });
    await keepReading(t.deps.db, file_id, reading([appel]), t.deps.now());
  };
  const file_id = await keepFile(t, uid, { document_type: 'CHARGES', bytes: smallPdf(3) });
  await said('Cabinet Duval');
  expect((await page()).changes).toEqual({ since: null, at: null, fields: [] });
  await call(preetatdateApi.pedLooked, { params: { uid } });
  expect((await page()).changes).toMatchObject({ since: 'LAST_LOOK', fields: [] });
  await said('Cabinet Roy');
  expect((await page()).changes.fields).toMatchObject([
    { reference: 'SYNDIC', before: { value: 'Cabinet Duval' }, after: { value: 'Cabinet Roy' } },
  ]);
});

it('is deliverable once everything required is answered', async () => {
  await answerEverything(t, uid, owner);
  const { readiness } = await page();
  expect(readiness).toMatchObject({ deliverable: true });
});

it('prints for nothing what the seller draws up, and shows a specimen', async () => {
  await answer('SYNDIC', 'Cabinet Duval');
  const own = await t.fetchBytes(preetatdateApi.ownPed, { params: { uid } });
  const pdf = Buffer.from(await own.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const { pages } = await call(preetatdateApi.pedPreview, { params: { uid } });
  expect(pages.length).toBeGreaterThan(1);
  for (const shown of pages) expect(shown).toMatch(/^data:image\//);
}, 120_000);
