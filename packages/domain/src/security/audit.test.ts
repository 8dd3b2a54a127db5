import { expect, it } from 'vitest';

import { AUDIT_KINDS, auditLabel, keepsRefusals } from './audit.ts';

it('says each thing in words of its own, its refusal too', () => {
  const labels = AUDIT_KINDS.map((kind) => auditLabel(kind, 'DONE'));
  expect(new Set(labels).size).toBe(AUDIT_KINDS.length);
  const refused = AUDIT_KINDS.filter(keepsRefusals);
  expect(refused).toContain('SIGNED_IN_BY_PASSWORD');
  expect(refused).not.toContain('GUEST_REMOVED');
  for (const kind of refused) expect(auditLabel(kind, 'REFUSED')).not.toBe('');
});
