import { useEffect } from 'react';

import { useConsent } from '../../consent.ts';
import { site } from '../../site.ts';

/** The chat window: only once accepted, and only where one is configured. */
export function ThirdParties() {
  const consent = useConsent();
  const chatId = site.chat_id;
  useEffect(() => {
    if (consent === 'given' && chatId !== null)
      void import('./chat-widget.ts').then(({ loadChat }) => loadChat(chatId));
  }, [consent, chatId]);
  return null;
}
