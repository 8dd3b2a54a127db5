import { expect, test } from 'vitest';

import { invitationExpiry, invitationRefusal } from './invitation.ts';

const now = new Date('2026-11-15T10:00:00Z');
const invitation = { expires_at: invitationExpiry(now), revoked_at: null };

test('an invitation serves until it expires or is taken back', () => {
  expect(invitationRefusal(invitation, now)).toBeNull();
  expect(invitationRefusal(invitation, new Date('2026-12-15T09:59:59Z'))).toBeNull();
  expect(invitationRefusal(invitation, new Date('2026-12-15T10:00:00Z'))).toBe(
    'EXPIRED_INVITATION_LINK',
  );
  expect(invitationRefusal({ ...invitation, revoked_at: now }, now)).toBe(
    'INVALID_INVITATION_LINK',
  );
  expect(invitationRefusal(undefined, now)).toBe('INVALID_INVITATION_LINK');
});
