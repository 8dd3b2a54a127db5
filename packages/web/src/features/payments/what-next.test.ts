import { PRODUCT_IDS } from '@quitus/domain/payments/catalogue';
import { expect, it } from 'vitest';

import { paths } from '../../paths.ts';
import { whatNext } from './what-next.ts';

const uid = '0198a1b2-0000-7000-8000-000000000001';

it('leads somewhere for everything that is sold, with or without a dossier', () => {
  for (const product_id of PRODUCT_IDS)
    for (const portfolio_uid of [uid, null])
      expect(whatNext({ product_id, portfolio_uid, performed_at: null }).to).toMatch(/^\//);
});

it('says that a statement is delivered only once it is', () => {
  const paid = { product_id: 'PED', portfolio_uid: uid } as const;
  expect(whatNext({ ...paid, performed_at: null }).to).toBe(paths.pedMissions(uid));
  expect(whatNext({ ...paid, performed_at: '2026-11-15T10:00:00.000Z' }).label).toBe(
    'Voir le pré-état daté',
  );
});
