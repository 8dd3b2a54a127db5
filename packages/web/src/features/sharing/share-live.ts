// The line that tells a visitor at once that the link was closed, or that a document came or went.
import { LIVE_PATH, type LiveRequest } from '@quitus/api/live';
import { retryDelay } from '@quitus/domain/connection/retry-delay';
import { useEffect, useEffectEvent } from 'react';

import { readVisit } from './visit.ts';

function openSocket(): WebSocket {
  const url = new URL(LIVE_PATH, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url);
}

/** `onChange` is told that something happened, never what: the page reads it again by itself. */
export function followShare(token: string, onChange: () => void): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let left = false;

  function connect(): void {
    const visit = readVisit(token);
    if (visit === null) return again();
    const opened = openSocket();
    socket = opened;
    let heard = false;
    const hello: LiveRequest = { type: 'hello', visit };
    opened.addEventListener('open', () => opened.send(JSON.stringify(hello)));
    opened.addEventListener('message', () => {
      heard = true;
      attempt = 0;
      // The welcome too: something may have changed between the page and the line.
      onChange();
    });
    opened.addEventListener('close', () => {
      if (left) return;
      if (heard) onChange();
      again();
    });
  }

  function again(): void {
    attempt += 1;
    timer = setTimeout(connect, retryDelay(attempt));
  }

  connect();
  return () => {
    left = true;
    clearTimeout(timer);
    socket?.close();
  };
}

export function useShareLive(token: string, onChange: () => void): void {
  const hear = useEffectEvent(onChange);
  useEffect(() => followShare(token, () => hear()), [token]);
}
