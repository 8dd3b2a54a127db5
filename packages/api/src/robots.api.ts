// The robot in a dossier: how to enter a portal, follow the visit, answer it, stop it, forget the access.
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { ROBOT_ERROR_CODES } from '@quitus/domain/robots/robot-error';
import {
  FETCH_OUTCOMES,
  PORTAL_STATES,
  QUESTION_KINDS,
  ROBOT_SCOPES,
  RUN_STATES,
  RUN_TRIGGERS,
} from '@quitus/domain/robots/run-state';
import { z } from 'zod';

import { syndic } from './directory.api.ts';
import { defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { asItIs, line } from './typed-text.ts';

const instant = z.iso.datetime();

/** Drawn from the connector's manifest. */
export const connectorForm = z
  .object({
    connector_id: z.string(),
    /** As sentences name the portal. */
    portal: z.string(),
    scope: z.enum(ROBOT_SCOPES),
    login_url: z.string().nullable(),
    fields: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['TEXT', 'SECRET', 'SELECT']),
        label: z.string(),
        hint: z.string().nullable(),
        example: z.string().nullable(),
        digits: z.boolean(),
        autocomplete: z.string(),
        options: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    ),
    produces: z.array(z.enum(DOCUMENT_TYPES)),
    /** What it may ask on the way. */
    interactive: z.array(z.enum(QUESTION_KINDS)),
    by_hand: z.string(),
    portal_state: z.enum(PORTAL_STATES),
    /** False where somebody else keeps theirs: it serves for one visit. */
    may_keep: z.boolean(),
    mandate: z.string(),
    mandate_version: z.string(),
    /** In the demonstration only: what to type. */
    sample_credentials: z.record(z.string(), z.string()).nullable(),
  })
  .meta({ id: 'ConnectorForm' });
export type ConnectorForm = z.output<typeof connectorForm>;

export const robotQuestion = z.object({
  id: z.uuid(),
  kind: z.enum(QUESTION_KINDS),
  channel: z.enum(['EMAIL', 'SMS']).nullable(),
  /** Where the code was sent, as the portal masks it. */
  hint: z.string().nullable(),
  length: z.int().nullable(),
  /** The answer before was refused. */
  retry: z.boolean(),
  /** data: URL of the image to copy. */
  picture: z.string().nullable(),
  choices: z.array(z.object({ id: z.string(), label: z.string() })),
  expires_at: instant,
});
export type RobotQuestion = z.output<typeof robotQuestion>;

export const fetchedDocument = z.object({
  title: z.string(),
  path: z.array(z.string()),
  dated: z.iso.date().nullable(),
  outcome: z.enum(FETCH_OUTCOMES),
  reason: z.string().nullable(),
  /** Where it is in the dossier now, which may not be where its title said. */
  document_type: z.enum(DOCUMENT_TYPES).nullable(),
  file_id: z.uuid().nullable(),
});
export type FetchedDocument = z.output<typeof fetchedDocument>;

export const robotRun = z
  .object({
    id: z.uuid(),
    scope: z.enum(ROBOT_SCOPES),
    connector_id: z.string(),
    portal: z.string(),
    trigger: z.enum(RUN_TRIGGERS),
    state: z.enum(RUN_STATES),
    code: z.enum(ROBOT_ERROR_CODES).nullable(),
    /** The sentence of `code`. */
    text: z.string().nullable(),
    /** Page of the portal where the person can act. */
    link: z.string().nullable(),
    question: robotQuestion.nullable(),
    /** What happened so far, oldest first. */
    steps: z.array(z.object({ title: z.string(), detail: z.string() })),
    done: z.int(),
    total: z.int(),
    retry_at: instant.nullable(),
    documents: z.array(fetchedDocument),
    /** That are not shown: the list is cut. */
    more_documents: z.int(),
    /** Types it is to bring: their windows are shown. */
    produces: z.array(z.enum(DOCUMENT_TYPES)),
    started_by: z.string().nullable(),
    created_at: instant,
    started_at: instant.nullable(),
    ended_at: instant.nullable(),
  })
  .meta({ id: 'RobotRun' });
export type RobotRun = z.output<typeof robotRun>;

export const keptAccess = z.object({
  connector_id: z.string(),
  portal: z.string(),
  syndic_id: z.uuid().nullable(),
  keeps_password: z.boolean(),
  keeps_session: z.boolean(),
  /** Refused by the portal since: to be typed again. */
  refused: z.boolean(),
  given_by: z.string().nullable(),
  /** Only whoever gave it sends the robot with it. */
  mine: z.boolean(),
  may_forget: z.boolean(),
  created_at: instant,
  used_at: instant.nullable(),
  expires_at: instant,
});
export type KeptAccess = z.output<typeof keptAccess>;

const byUid = z.object({ uid: z.uuid() });
const byScope = byUid.extend({ scope: z.enum(ROBOT_SCOPES) });
const byRun = byUid.extend({ run_id: z.uuid() });

/** One of the directory, or the address of a login page that was pasted; neither for the tax office. */
const place = {
  connector_id: line(40),
  syndic_id: z.uuid().nullable().default(null),
  login_url: line(500).nullable().default(null),
};

export const robotsApi = defineApi({
  robot: {
    method: 'GET',
    path: '/portfolios/:uid/robots/:scope',
    access: 'account',
    summary: 'Le robot de ce dossier : la visite en cours ou la dernière, l’accès conservé',
    params: byScope,
    response: z.object({
      run: robotRun.nullable(),
      kept_access: keptAccess.nullable(),
      /** The dossier's building in the register, and who manages it. */
      suggestion: syndic.nullable(),
      /** Whose portal the visit or the kept access is of; null for a pasted address or the tax office. */
      syndic: syndic.nullable(),
      /** For the tax office, and for whoever has a kept access. */
      form: connectorForm.nullable(),
    }),
  },
  connectorForm: {
    method: 'GET',
    path: '/portfolios/:uid/robots/:scope/form',
    access: 'account',
    summary: 'Ce qu’il faut fournir pour entrer sur ce portail',
    params: byScope,
    query: z.object({
      connector_id: line(40),
      syndic_id: z.uuid().optional(),
      login_url: line(500).optional(),
    }),
    response: connectorForm,
  },
  startRun: {
    method: 'POST',
    path: '/portfolios/:uid/robots/:scope/runs',
    access: 'account',
    audit: 'ROBOT_STARTED',
    limits: [{ per: 'address', max: 120, seconds: 3600 }],
    summary: 'Lance une visite ; une seule à la fois par dossier et par portail',
    params: byScope,
    body: z.object({
      ...place,
      /** Null: with the kept access. */
      credentials: z.record(line(40), asItIs(LIMITS.credential)).nullable(),
      keeps_password: z.boolean().default(false),
      keeps_session: z.boolean().default(false),
      /** Of the text that was accepted. */
      mandate_version: line(20),
    }),
    response: z.object({ run_id: z.uuid() }),
  },
  answerRun: {
    method: 'POST',
    path: '/portfolios/:uid/robots/runs/:run_id/answer',
    access: 'account',
    // The visit itself is in the journal, and its answers are kept nowhere.
    audit: null,
    summary: 'Répond à une question du portail : un code, une image, un bien',
    params: byRun,
    body: z.object({ question_id: z.uuid(), answer: line(LIMITS.robot_answer) }),
    response: z.object({}),
  },
  cancelRun: {
    method: 'DELETE',
    path: '/portfolios/:uid/robots/runs/:run_id',
    access: 'account',
    audit: 'ROBOT_CANCELLED',
    summary: 'Arrête la visite ; ce qui est récupéré est gardé',
    params: byRun,
    response: z.object({}),
  },
  forgetAccess: {
    method: 'DELETE',
    path: '/portfolios/:uid/robots/:scope/access',
    access: 'account',
    audit: 'ROBOT_ACCESS_FORGOTTEN',
    summary: 'Efface l’accès conservé',
    params: byScope,
    response: z.object({}),
  },
  portalHealth: {
    method: 'GET',
    path: '/portals/health',
    access: 'public',
    summary: 'L’état des portails connectés',
    response: z.object({
      portals: z.array(
        z.object({
          connector_id: z.string(),
          portal: z.string(),
          scope: z.enum(ROBOT_SCOPES),
          state: z.enum(PORTAL_STATES),
          checked_at: instant.nullable(),
          ok_at: instant.nullable(),
          /** Of visits that ended in 30 days; null when there were too few. */
          success_rate: z.number().nullable(),
          /** Managers reached through it. */
          syndics: z.int(),
        }),
      ),
      /** When they are next looked at; null where nobody looks. */
      next_check_at: instant.nullable(),
      connected_syndics: z.int(),
      listed_syndics: z.int(),
    }),
  },
});
