import { expect, it } from 'vitest';

import { isOverdue } from './passing-states.ts';

it('is overdue after its own time, and not before', () => {
  const since = new Date('2026-11-15T10:00:00Z');
  expect(isOverdue('READING', since, new Date('2026-11-15T12:00:00Z'))).toBe(false);
  expect(isOverdue('READING', since, new Date('2026-11-15T12:00:01Z'))).toBe(true);
  expect(isOverdue('QUEUED', since, new Date('2026-11-15T12:00:01Z'))).toBe(false);
});
