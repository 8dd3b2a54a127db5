import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useConsent } from '../../consent/consent.ts';
import { site } from '../../site/site.ts';

/** Their address is a key: nobody else's script may read it. */
const KEPT_APART = /^\/(share|invitation|onboard|integration|auth|password)(\/|$)/;

/** The chat window: only once accepted, and only where one is configured. */
export function ThirdParties() {
  const consent = useConsent();
  const { pathname } = useLocation();
  const chatId = KEPT_APART.test(pathname) ? null : site.chat_id;
  useEffect(() => {
    if (consent === 'given' && chatId !== null)
      void import('./chat-widget.ts').then(({ loadChat }) => loadChat(chatId));
  }, [consent, chatId]);
  return null;
}
