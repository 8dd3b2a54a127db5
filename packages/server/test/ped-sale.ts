// A dossier whose pré-état daté can be ordered, answered, paid and delivered: the ways tests go there.
import { cashierApi } from '@quitus/api/cashier.api';
import { paymentsApi } from '@quitus/api/payments.api';
import { preetatdateApi } from '@quitus/api/preetatdate.api';
import type { FieldKind } from '@quitus/domain/preetatdate/field';
import { FIELDS } from '@quitus/domain/preetatdate/fields.data';
import type { FieldValue } from '@quitus/domain/preetatdate/statement';

import { keepFile } from './kept-file.ts';
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

/** Every required field gets an answer, by whoever is signed in. */
export async function answerEverything({ call }: TestApp, uid: string): Promise<void> {
  const { statement } = await call(preetatdateApi.ped, { params: { uid } });
  for (const { reference, state } of statement.fields)
    if (FIELDS[reference].required && state !== 'CONFIRMED')
      await call(preetatdateApi.answerField, {
        params: { uid, reference },
        body: { value: SOME_VALUE[FIELDS[reference].kind] },
      });
}

/** At the test cashier; everything that follows is done when it returns. */
export async function pay(t: TestApp, payment_order_id: string): Promise<void> {
  const { url } = await t.call(paymentsApi.checkOut, {
    params: { order_id: payment_order_id },
    body: {
      billing: {
        first_name: 'Camille',
        last_name: 'Martin',
        company: null,
        siret: null,
        street: '14 Rue du Marché',
        postal_code: '44000',
        city: 'Nantes',
      },
      begin_now: true,
      loss_acknowledged: true,
    },
  });
  const session_id = new URL(url ?? '').pathname.split('/').at(-1) ?? '';
  await t.call(cashierApi.act, { params: { session_id }, body: { action: 'ACCEPT' } });
  await t.work();
}

export async function orderAndPay(t: TestApp, uid: string): Promise<string> {
  const { order_id, payment_order_id } = await t.call(preetatdateApi.orderPed, { params: { uid } });
  await pay(t, payment_order_id);
  return order_id;
}
