// The security journal: one's own for everybody, the whole of it for the team.
import { AUDIT_ACTORS, AUDIT_KINDS, AUDIT_OUTCOMES } from '@quitus/domain/security/audit';
import { z } from 'zod';

import { defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { line } from './typed-text.ts';

const happened = {
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(AUDIT_KINDS),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** « 192.0.2.x »; null where the place is nobody's business. */
  ip_range: z.string().nullable(),
  browser: z.string().nullable(),
};

/** Who did it, as its owner may know: OTHER is somebody else with an account. */
export const ACTIVITY_ACTORS = ['YOU', 'STAFF', 'VISITOR', 'SERVICE', 'OTHER'] as const;

const activityLine = z
  .object({
    ...happened,
    by: z.enum(ACTIVITY_ACTORS),
    /** Of the dossier it is about. */
    main_address: z.string().nullable(),
  })
  .meta({ id: 'ActivityLine' });
export type ActivityLine = z.output<typeof activityLine>;

const journalLine = z
  .object({
    ...happened,
    /** The same for two lines that came from the same address. */
    ip_pseudonym: z.string().nullable(),
    actor_kind: z.enum(AUDIT_ACTORS),
    /** E-mail addresses; null for nobody, or for an account that is gone. */
    actor: z.string().nullable(),
    account: z.string().nullable(),
    portfolio: z.object({ uid: z.uuid(), main_address: z.string().nullable() }).nullable(),
    detail: z.record(z.string(), z.string()),
  })
  .meta({ id: 'JournalLine' });
export type JournalLine = z.output<typeof journalLine>;

/** `next`: what to give as `before` for what came earlier; null at the beginning. */
const next = z.int().nullable();
const before = z.coerce.number().int().positive().optional();

export const journalApi = defineApi({
  activity: {
    method: 'GET',
    path: '/accounts/activity',
    access: 'account',
    summary: 'Ce qui s’est passé sur le compte, du plus récent au plus ancien',
    query: z.object({ before }),
    response: z.object({ lines: z.array(activityLine), next }),
  },
  journal: {
    method: 'GET',
    path: '/staff/journal',
    access: 'staff',
    audit: 'STAFF_READ_JOURNAL',
    summary: 'Le journal de sécurité, du plus récent au plus ancien ; le lire y laisse une ligne',
    query: z.object({
      before,
      kind: z.enum(AUDIT_KINDS).optional(),
      outcome: z.enum(AUDIT_OUTCOMES).optional(),
      /** Who did it, or whose account it is. */
      email: line(LIMITS.email).toLowerCase().optional(),
      /** Its uid, or some words of its address. */
      dossier: line(LIMITS.search).optional(),
      /** Days in Paris, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    response: z.object({ lines: z.array(journalLine), next }),
  },
});
