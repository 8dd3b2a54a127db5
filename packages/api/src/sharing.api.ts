// Links that show part of a dossier. The first half is for who runs it, the second for who opens one.
import { DOCUMENT_CATEGORIES, DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { PERIODS } from '@quitus/domain/documents/period';
import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import { PORTFOLIO_TYPES } from '@quitus/domain/portfolios/portfolio-type';
import { SHARE_CODE, SHARE_DAYS, SHARE_STATES } from '@quitus/domain/sharing/share-link';
import { SHARE_LOG_KINDS } from '@quitus/domain/sharing/share-log';
import type { ShareOptionName } from '@quitus/domain/sharing/share-options';
import { WATERMARKS } from '@quitus/domain/sharing/watermark';
import { z } from 'zod';

import { fileBytes, known, pageNumber, pagePicture } from './content.ts';
import { download, newDownload } from './downloads.api.ts';
import { emailAddress } from './email-address.ts';
import { bytes, defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { asItIs, line } from './typed-text.ts';

const receipt = z
  .object({
    /** As written on the paper. */
    number: z.string(),
    name: z.string(),
    delivered_on: z.iso.date(),
    delivered_at: z.iso.datetime(),
    /** Last day to withdraw when the ten days start with this delivery. */
    retraction_ends: z.iso.date(),
    documents: z.int(),
  })
  .meta({ id: 'DeliveryReceipt' });
export type DeliveryReceipt = z.output<typeof receipt>;

const shareOptions = {
  watermark: z.enum(WATERMARKS),
  allow_download: z.boolean(),
} satisfies Record<ShareOptionName, z.ZodType>;

const share = z
  .object({
    id: z.uuid(),
    audience: z.enum(GUEST_ROLES),
    recipient: z.string(),
    email: z.string().nullable(),
    categories: z.array(z.enum(DOCUMENT_CATEGORIES)),
    document_types: z.array(z.enum(DOCUMENT_TYPES)),
    ...shareOptions,
    has_code: z.boolean(),
    state: z.enum(SHARE_STATES),
    created_by: z.string(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    first_opened_at: z.iso.datetime().nullable(),
    last_opened_at: z.iso.datetime().nullable(),
    openings: z.int(),
    downloads: z.int(),
    receipt: receipt.nullable(),
  })
  .meta({ id: 'ShareLink' });
export type ShareLink = z.output<typeof share>;

const logLine = z
  .object({
    id: z.int(),
    kind: z.enum(SHARE_LOG_KINDS),
    /** The file, or what was downloaded. */
    about: z.string().nullable(),
    user_agent: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ShareLogLine' });
export type ShareLogLine = z.output<typeof logLine>;

const ofDossier = z.object({ uid: z.uuid() });
const byShare = ofDossier.extend({ share_id: z.uuid() });
const ofFile = z.object({ file_id: known });
const receiptPaper = bytes(['application/pdf']);
const done = z.object({});

export const sharingApi = defineApi({
  shares: {
    method: 'GET',
    path: '/portfolios/:uid/shares',
    access: 'account',
    summary: 'Les liens de partage d’un dossier, les plus récents d’abord',
    params: ofDossier,
    response: z.object({ shares: z.array(share) }),
  },
  createShare: {
    method: 'POST',
    path: '/portfolios/:uid/shares',
    access: 'account',
    audit: 'SHARE_CREATED',
    summary: 'Crée un lien de partage ; avec une adresse email, le lien part aussi par e-mail',
    params: ofDossier,
    body: z
      .object({
        /** Drawn by the browser: a form sent twice makes one link. */
        id: z.uuid(),
        audience: z.enum(GUEST_ROLES),
        recipient: line(LIMITS.recipient).min(1, 'MISSING_RECIPIENT'),
        email: emailAddress.nullable(),
        categories: z.array(z.enum(DOCUMENT_CATEGORIES)).max(10),
        document_types: z.array(z.enum(DOCUMENT_TYPES)).max(40),
        days: z.union(SHARE_DAYS.map((days) => z.literal(days))),
        code: z.string().regex(SHARE_CODE, 'INVALID_SHARE_CODE').nullable(),
        ...shareOptions,
      })
      .refine(
        ({ categories, document_types }) => categories.length + document_types.length > 0,
        'NOTHING_TO_SHARE',
      ),
    response: z.object({ share, url: z.string() }),
  },
  /** The only place that answers the link itself. */
  shareUrl: {
    method: 'GET',
    path: '/portfolios/:uid/shares/:share_id/url',
    access: 'account',
    summary: 'L’adresse d’un lien, pour la copier à nouveau',
    params: byShare,
    response: z.object({ url: z.string() }),
  },
  shareLog: {
    method: 'GET',
    path: '/portfolios/:uid/shares/:share_id/log',
    access: 'account',
    summary: 'Ouvertures et téléchargements d’un lien, les plus récents d’abord',
    params: byShare,
    query: z.object({ before: z.coerce.number().int().positive().optional() }),
    response: z.object({ lines: z.array(logLine), next: z.int().nullable() }),
  },
  mailShare: {
    method: 'POST',
    path: '/portfolios/:uid/shares/:share_id/mail',
    access: 'account',
    audit: 'SHARE_MAILED',
    summary: 'Envoie le lien par e-mail, une première fois ou à nouveau',
    params: byShare,
    body: z.object({ email: emailAddress }),
    response: done,
  },
  pauseShare: {
    method: 'POST',
    path: '/portfolios/:uid/shares/:share_id/pause',
    access: 'account',
    audit: 'SHARE_PAUSED',
    summary: 'Ferme un lien pour un temps',
    params: byShare,
    response: done,
  },
  resumeShare: {
    method: 'POST',
    path: '/portfolios/:uid/shares/:share_id/resume',
    access: 'account',
    audit: 'SHARE_RESUMED',
    summary: 'Rouvre un lien en pause, ou bloqué par cinq codes erronés',
    params: byShare,
    response: done,
  },
  revokeShare: {
    method: 'DELETE',
    path: '/portfolios/:uid/shares/:share_id',
    access: 'account',
    audit: 'SHARE_REVOKED',
    summary: 'Ferme un lien pour toujours',
    params: byShare,
    response: done,
  },
  shareReceipt: {
    method: 'GET',
    path: '/portfolios/:uid/shares/:share_id/receipt',
    access: 'account',
    summary: 'Le reçu de remise signé par l’acquéreur, à imprimer',
    audit: 'RECEIPT_HANDED',
    params: z.object({ uid: known, share_id: known }),
    response: receiptPaper,
  },
});

const sharedFile = z
  .object({
    id: z.uuid(),
    name: z.string(),
    pages: z.int().nullable(),
    size: z.int(),
    year: z.int().nullable(),
    period: z.enum(PERIODS).nullable(),
  })
  .meta({ id: 'SharedFile' });
export type SharedFile = z.output<typeof sharedFile>;

const sharedDossier = z
  .object({
    portfolio_type: z.enum(PORTFOLIO_TYPES),
    main_address: z.string(),
    address_extra_line: z.string().nullable(),
    lots: z.array(z.string()),
    shared_by: z.string(),
    logo_url: z.string().nullable(),
    audience: z.enum(GUEST_ROLES),
    recipient: z.string(),
    expires_at: z.iso.datetime(),
    allow_download: z.boolean(),
    /** Only what this link shows; the windows of the façade. */
    slots: z.array(
      z.object({
        document_type: z.enum(DOCUMENT_TYPES),
        status: z.enum(DOCUMENT_STATUSES),
        watermarked: z.boolean(),
        files: z.array(sharedFile),
      }),
    ),
    receipt: receipt.nullable(),
    /** Only a buyer is asked to acknowledge a delivery. */
    asks_receipt: z.boolean(),
  })
  .meta({ id: 'SharedDossier' });
export type SharedDossier = z.output<typeof sharedDossier>;

/** A JWK, with the names that receipts of before JWS go by. */
const signatureKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal('EdDSA'),
  key_id: z.string(),
  public_key: z.string(),
});

/** A visit is what a link gives once it was opened: shown in the Authorization header, never in an address. */
export const VISIT_SCHEME = 'Visit';

export const visitsApi = defineApi({
  openShare: {
    method: 'POST',
    path: '/share/open',
    access: 'public',
    audit: 'SHARE_OPENED',
    summary: 'Ouvre un lien de partage, avec son code s’il en a un',
    limits: [{ per: 'address', max: 60, seconds: 600 }],
    body: z.object({
      token: asItIs(200).min(1),
      code: line(LIMITS.opening_code).optional(),
    }),
    response: z.object({ visit: z.string(), dossier: sharedDossier }),
  },
  shareSender: {
    method: 'POST',
    path: '/share/sender',
    access: 'public',
    audit: null,
    summary:
      'À qui demander un autre lien, pour qui tient un lien fermé\u00a0; null pour tout autre jeton',
    limits: [{ per: 'address', max: 60, seconds: 600 }],
    body: z.object({ token: asItIs(200).min(1) }),
    response: z.object({ sender: z.string().nullable() }),
  },
  sharedDossier: {
    method: 'GET',
    path: '/share/dossier',
    access: 'visitor',
    summary: 'Ce que le lien ouvert montre maintenant',
    response: sharedDossier,
  },
  createSharedDownload: {
    method: 'POST',
    path: '/share/downloads',
    access: 'visitor',
    audit: 'DOWNLOAD_PREPARED',
    summary: 'Prépare un zip ou un PDF unique de ce que le lien montre',
    body: newDownload,
    response: download,
  },
  linkSharedDownload: {
    method: 'POST',
    path: '/share/downloads/:download_id/link',
    access: 'visitor',
    audit: 'DOWNLOAD_HANDED',
    summary: 'Où en est un téléchargement ; une fois prêt, son adresse pour quelques minutes',
    params: z.object({ download_id: z.uuid() }),
    response: download,
  },
  signatureKeys: {
    method: 'GET',
    path: '/share/keys',
    access: 'public',
    summary: 'Les clés publiques (JWKS, Ed25519) qui vérifient les reçus de remise',
    response: z.object({ keys: z.array(signatureKey) }),
  },
  acknowledgeDelivery: {
    method: 'POST',
    path: '/share/receipt',
    access: 'visitor',
    audit: 'DELIVERY_ACKNOWLEDGED',
    summary: 'L’acquéreur consent à la remise électronique et en accuse réception',
    body: z.object({
      name: line(LIMITS.recipient).min(2, 'MISSING_NAME'),
      consent: z.literal(true, 'MISSING_CONSENT'),
    }),
    response: receipt,
  },
  receiptPaper: {
    method: 'GET',
    path: '/share/receipt',
    access: 'visitor',
    summary: 'Le reçu de remise de ce lien, à imprimer',
    audit: 'RECEIPT_HANDED',
    response: receiptPaper,
  },
  sharedContent: {
    method: 'GET',
    path: '/share/files/:file_id/content',
    access: 'visitor',
    summary: 'Un fichier que le lien montre, entier ou en partie, avec son filigrane s’il en a un',
    audit: 'FILE_DOWNLOADED',
    params: ofFile,
    response: fileBytes,
  },
  /** Asked again at every look: a link that was closed shows nothing more. */
  sharedPage: {
    method: 'GET',
    path: '/share/files/:file_id/pages/:page',
    access: 'visitor',
    summary: 'L’image d’une page d’un fichier que le lien montre',
    params: ofFile.extend({ page: pageNumber }),
    query: pagePicture,
    response: bytes(['image/webp']),
  },
});
