// What a planned signing date makes urgent: papers that take weeks, papers that will be too old.
import { addDays, addMonths, daysBetween, frenchDay } from '../documents/calendar.ts';
import type { DocumentType } from '../documents/document-type.ts';
import type { DocumentStatus } from '../documents/status.ts';
import { checklist } from './checklist.ts';
import type { PortfolioType } from './portfolio-type.ts';
import { applicableSlots, type Slot } from './progress.ts';
import type { Situation } from './situation.ts';

export type SigningPressure = {
  document_type: DocumentType;
  reason: string;
  /** The day by which to act. */
  by: string;
  /** From today to `by`; negative when it is late. */
  days_left: number;
};

/** A verified document whose end is known may be judged against the signing. */
export type DatedSlot = Slot & { expires_at?: string | null };

/** How long before `by` a document starts to press. */
const HORIZON_DAYS = 21;

type Lead = { days: number; reason: string };

const FROM_SYNDIC: Lead = { days: 31, reason: 'Le syndic a un mois pour répondre.' };
const AT_HAND: Lead = { days: 7, reason: 'Le notaire le demande avant la signature.' };

/** Days between asking for a document and holding it, counted large. */
const LEADS: Partial<Record<DocumentType, Lead>> = {
  RCP_EDD: FROM_SYNDIC,
  FICHE_SYN: FROM_SYNDIC,
  CARNET_ENTRETIEN: FROM_SYNDIC,
  CV_AG: FROM_SYNDIC,
  PV_AG: FROM_SYNDIC,
  CHARGES: FROM_SYNDIC,
  DIAGNOSTICS_IMMEUBLE: FROM_SYNDIC,
  PRE_ETAT_DATE: { days: 7, reason: 'L’acquéreur doit le recevoir avant de signer.' },
  DIAGNOSTICS: { days: 21, reason: 'Comptez trois semaines pour la visite et les rapports.' },
  CERT_CARREZ: { days: 14, reason: 'Comptez deux semaines pour le mesurage.' },
  DIAGNOSTICS_ASSAINISSEMENT: {
    days: 42,
    reason: 'Le service d’assainissement demande souvent plusieurs semaines.',
  },
  ETAT_HYPOTHECAIRE: {
    days: 56,
    reason: 'Le service de la publicité foncière répond en 3 à 8 semaines.',
  },
  DOCS_MAISON_MOINS_10_ANS: {
    days: 31,
    reason: 'La mairie peut mettre un mois à délivrer ses certificats.',
  },
};

/** Made too early, a document has to be made again: the age that a signing allows. */
const FRESHNESS: Partial<Record<DocumentType, { months: number; what: string }>> = {
  PRE_ETAT_DATE: { months: 3, what: 'Il devra' },
  ETAT_HYPOTHECAIRE: { months: 3, what: 'Il devra' },
  DIAGNOSTICS: { months: 6, what: 'L’état des risques et le rapport termites devront' },
};

/** Optional in the list, but somebody has to order it and it is slow. */
const ALWAYS_AWAITED: readonly DocumentType[] = ['ETAT_HYPOTHECAIRE'];

export function signingPressure(
  portfolio_type: PortfolioType,
  situation: Situation,
  slots: readonly DatedSlot[],
  today: string,
): SigningPressure[] {
  const signing = situation.planned_signing_date;
  if (signing === null || signing < today) return [];
  const awaited = new Set(
    checklist(portfolio_type, situation)
      .filter(
        ({ need, document_type }) =>
          (need !== 'OPTIONAL' && need !== 'NOT_APPLICABLE') ||
          ALWAYS_AWAITED.includes(document_type),
      )
      .map(({ document_type }) => document_type),
  );
  return applicableSlots(portfolio_type, situation, slots)
    .filter(({ document_type }) => awaited.has(document_type))
    .flatMap((slot) => pressureOf(slot, signing))
    .map((pressure) => ({ ...pressure, days_left: daysBetween(today, pressure.by) }))
    .filter(({ days_left }) => days_left <= HORIZON_DAYS)
    .toSorted((a, b) => a.days_left - b.days_left);
}

/** Somebody is already at work on these: nothing for the user to hurry. */
const UNDER_WAY: readonly DocumentStatus[] = [
  'NEW_A_VERIFIER',
  'SCRAPING_PROCESSING',
  'CREATION_IN_PROCESS',
];

function pressureOf(slot: DatedSlot, signing: string): Omit<SigningPressure, 'days_left'>[] {
  const { document_type, status, expires_at } = slot;
  const { days, reason } = LEADS[document_type] ?? AT_HAND;
  const by = addDays(signing, -days);
  if (UNDER_WAY.includes(status)) return [];
  if (status !== 'VERIFIED') {
    return [{ document_type, by, reason: withFreshness(document_type, reason, signing) }];
  }
  if (!expires_at || signing < expires_at) return [];
  const ends = `Expire le ${frenchDay(expires_at)}, avant la signature.`;
  return [{ document_type, by, reason: `${ends} ${reason}` }];
}

function withFreshness(document_type: DocumentType, reason: string, signing: string): string {
  const fresh = FRESHNESS[document_type];
  if (!fresh) return reason;
  return `${reason} ${fresh.what} dater d’après le ${frenchDay(addMonths(signing, -fresh.months))}.`;
}
