// Papers that the team gets for somebody: what each is, what is bought, and how far it is.
import type { Mission, MissionOffer } from '@quitus/api/missions.api';
import { frenchDay } from '@quitus/domain/documents/calendar';
import type { MissionKind, MissionState } from '@quitus/domain/missions/mission';
import { centsWords } from '@quitus/domain/text/number-words';

import { shownDate } from '../../words/shown-date.ts';

/** Who is asked, and what is done with the answer. */
export const MISSION_WORK: Record<MissionKind, string> = {
  TITRE_PROP:
    'Nous demandons la copie de l’acte au notaire qui l’a reçu, ou au service de la publicité foncière.',
  DIAGNOSTICS:
    'Nous prenons rendez-vous avec un diagnostiqueur certifié près du bien. Le prix dépend de la surface et des diagnostics nécessaires.',
  ETAT_HYPOTHECAIRE:
    'Nous demandons l’état des inscriptions au service de la publicité foncière dont dépend le bien.',
};

/** « 35,00 € », « à partir de 149,00 € ». */
export const priceWords = ({
  price_cents,
  from,
}: Pick<MissionOffer, 'price_cents' | 'from'>): string =>
  `${from ? 'à partir de ' : ''}${centsWords(price_cents)}`;

type When = (instant: string | null) => string;

const NEWS: Record<MissionState, (mission: Mission, when: When) => string> = {
  REQUESTED: ({ requested_at }, when) =>
    `Demandée${when(requested_at)}. L’équipe s’en occupe dès le paiement.`,
  PAID: ({ paid_at }, when) => `Payée${when(paid_at)}. L’équipe va vous répondre.`,
  ACCEPTED: ({ answered_at, expected_on }, when) =>
    expected_on === null
      ? `Prise en charge${when(answered_at)}.`
      : `Prise en charge${when(answered_at)}. Attendue le ${frenchDay(expected_on)}.`,
  DELIVERED: ({ delivered_at }, when) => `Livrée${when(delivered_at)}, dans le dossier.`,
  CANCELLED: ({ ended_at }, when) => `Annulée${when(ended_at)}.`,
  REFUSED: ({ ended_at }, when) => `Refusée${when(ended_at)} et remboursée.`,
};

/** The last thing that happened, and what is awaited. */
export const missionNews = (mission: Mission, now: Date): string =>
  NEWS[mission.state](mission, (instant) =>
    instant === null ? '' : ` ${shownDate(instant, now)}`,
  );
