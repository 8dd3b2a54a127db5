// Tells a visitor at once that the link was closed, or that a document came or went.
import { useEffect, useEffectEvent } from 'react';

import { openSocket } from '../../live/reconnecting-socket.ts';
import { readVisit } from './visit.ts';

/** `onChange` is told that something happened, never what: the page reads it again by itself. */
export function followShare(token: string, onChange: () => void): () => void {
  const { close } = openSocket({
    hello: () => {
      const visit = readVisit(token);
      return visit === null ? null : { type: 'hello', visit };
    },
    // The welcome too: something may have changed between the page and the connection.
    onMessage: onChange,
    onLost: (heard) => {
      if (heard) onChange();
    },
    isWanted: () => true,
  });
  return close;
}

export function useShareLive(token: string, onChange: () => void): void {
  const hear = useEffectEvent(onChange);
  useEffect(() => followShare(token, () => hear()), [token]);
}
