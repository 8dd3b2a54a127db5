// A link that opens nothing any more: what stands above the sentence of the refusal, and who can help.
import type { ErrorCode } from '@quitus/api/errors';

const OVER = 'Ce lien n’est plus actif';

const TITLES: Partial<Record<ErrorCode, string>> = {
  EXPIRED_TOKEN: OVER,
  INVALID_TOKEN: OVER,
  EXPIRED_SHARE_TOKEN: OVER,
  INVALID_SHARE_TOKEN: OVER,
  PAUSED_SHARE_LINK: 'Ce lien est en pause',
  LOCKED_SHARE_LINK: 'Ce lien est bloqué',
  EXPIRED_INVITATION_LINK: OVER,
  INVALID_INVITATION_LINK: OVER,
};

const TITLE_OF = new Map<string, string>(Object.entries(TITLES));

/** Null where the refusal is not about a link. */
export const closedTitle = (code: string): string | null => TITLE_OF.get(code) ?? null;

const ON_HOLD: readonly string[] = ['PAUSED_SHARE_LINK', 'LOCKED_SHARE_LINK'];

/** « Demandez-en un nouveau à Agence des Quais. » */
export const senderWords = (code: string, sender: string): string =>
  ON_HOLD.includes(code)
    ? `Il vous a été envoyé par ${sender}.`
    : `Demandez-en un nouveau à ${sender}.`;
