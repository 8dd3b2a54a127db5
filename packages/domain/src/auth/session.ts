export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;
export const WEBSOCKET_TICKET_SECONDS = 60;

export type RefreshToken = {
  expires_at: Date;
  used_at: Date | null;
  session_ended_at: Date | null;
};

/** REUSED means two holders of one token: neither can be trusted, the whole session ends. */
export type RefreshOutcome = 'ROTATE' | 'REUSED' | 'DEAD';

export function refreshOutcome(token: RefreshToken | undefined, now: Date): RefreshOutcome {
  if (!token || token.session_ended_at) return 'DEAD';
  if (token.used_at) return 'REUSED';
  return token.expires_at <= now ? 'DEAD' : 'ROTATE';
}
