import { PRODUCT_IDS } from '@quitus/domain/payments/catalogue';
import { expect, it } from 'vitest';

import { paths } from '../../paths.ts';
import { isPedPlaced, type PedStanding, whatNext } from './what-next.ts';

const uid = '0198a1b2-0000-7000-8000-000000000001';
const NOW = new Date(2026, 10, 17, 16, 30);
const due_at = new Date(2026, 10, 18, 16, 30).toISOString();

it('leads somewhere for everything that is sold, with or without a dossier', () => {
  for (const product_id of PRODUCT_IDS)
    for (const portfolio_uid of [uid, null])
      expect(whatNext({ product_id, portfolio_uid, performed_at: null }, NOW).to).toMatch(/^\//);
});

it('says that a statement is delivered only once it is', () => {
  const paid = { product_id: 'PED', portfolio_uid: uid, performed_at: null } as const;
  const delivered: PedStanding = { state: 'DELIVERED', queue: null, due_at: null };
  expect(whatNext(paid, NOW).to).toBe(paths.pedMissions(uid));
  expect(whatNext({ ...paid, performed_at: '2026-11-15T10:00:00.000Z' }, NOW).label).toBe(
    'Voir le pré-état daté',
  );
  expect(whatNext({ ...paid, ped: delivered }, NOW).label).toBe('Voir le pré-état daté');
});

it('tells the one delivery of this statement, once the team has it', () => {
  const paid = { product_id: 'PED', portfolio_uid: uid, performed_at: null } as const;
  const printing: PedStanding = { state: 'IN_CREATION', queue: null, due_at };
  const atDesk: PedStanding = { ...printing, queue: { ahead: 0, estimated_at: due_at } };
  expect(isPedPlaced(printing)).toBe(false);
  expect(whatNext({ ...paid, ped: printing }, NOW).text).toContain('se prépare');
  expect(isPedPlaced(atDesk)).toBe(true);
  expect(whatNext({ ...paid, ped: atDesk }, NOW).text).toContain(
    'livré avant demain, 16\u00a0h\u00a030',
  );
});
