// A dossier whose pré-état daté can be ordered, answered, paid and delivered: the ways tests go there.
import { cashierApi } from '@quitus/api/cashier.api';
import { paymentsApi } from '@quitus/api/payments.api';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { seenWith } from '@quitus/domain/preetatdate/answers';
import type { FieldKind } from '@quitus/domain/preetatdate/field';
import { FIELDS } from '@quitus/domain/preetatdate/fields.data';
import type { FieldValue } from '@quitus/domain/preetatdate/statement';
import { eq } from 'drizzle-orm';

import { portfolios } from '../src/features/portfolios/portfolios.table.ts';
import { saveAnswers } from '../src/features/preetatdate/answers.queries.ts';
import { findUnanswered } from '../src/features/preetatdate/statement.queries.ts';
import { keepFile } from './kept-file.ts';
import { BILLING, CONSENTS } from './paying.ts';
import { createDossier, type Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export async function createSale(t: TestApp, owner: Person): Promise<string> {
  const uid = await createDossier(t, owner);
  await keepFile(t, uid, { document_type: 'CV_AG' });
  await keepFile(t, uid, { document_type: 'CHARGES' });
  return uid;
}

const SOME_VALUE: Record<FieldKind, FieldValue> = {
  CENTS: 123_45,
  DATE: '2026-05-12',
  PERIOD: '2026-01-01/2026-12-31',
  TEXT: 'Cabinet Duval',
  LIST: ['Camille Martin'],
  NUMBER: 128,
  AREA: 54.2,
  YES_NO: false,
  SCHEDULE: [{ on: '2027-01-01', cents: 300_76 }],
  WORKS: [],
};

/** Every field gets an answer of this person, « nobody knows » where `valueOf` says null. */
export async function answerEverything(
  { deps }: TestApp,
  uid: string,
  by: Person,
  valueOf: (kind: FieldKind) => FieldValue | null = (kind) => SOME_VALUE[kind],
): Promise<void> {
  const [portfolio] = await deps.db.select().from(portfolios).where(eq(portfolios.uid, uid));
  if (!portfolio) throw new Error('there is no such dossier');
  const { fields } = await findUnanswered(deps.db, portfolio, deps.now());
  const answers = fields.map((field) => ({
    reference: field.reference,
    value: valueOf(FIELDS[field.reference].kind),
    as_of: null,
    seen: seenWith(field, fields),
  }));
  const author = { by_id: by.id, by: by.email, by_staff: false };
  await saveAnswers(deps.db, uid, answers, author, deps.now());
}

/** But for papers that take long to print or to draw, and have tests of their own. */
export const workOnSale = ({ work }: TestApp) => work(1, ['print-invoice', 'draw-first-page']);

/** At the test cashier; everything that follows is done when it returns. */
export async function pay(t: TestApp, payment_order_id: string): Promise<void> {
  const { url } = await t.call(paymentsApi.checkOut, {
    params: { order_id: payment_order_id },
    body: { billing: BILLING, ...CONSENTS },
  });
  const session_id = new URL(url ?? '').pathname.split('/').at(-1) ?? '';
  await t.call(cashierApi.act, { params: { session_id }, body: { action: 'ACCEPT' } });
  await workOnSale(t);
}

export async function orderAndPay(t: TestApp, uid: string): Promise<string> {
  const { order_id, payment_order_id } = await t.call(preetatdateApi.orderPed, { params: { uid } });
  await pay(t, payment_order_id);
  return order_id;
}
