// A connection to the server that comes back by itself: at once when the network does, else ever less often, and
// not all pages at the same instant.
import { LIVE_PATH, type LiveRequest } from '@quitus/api/live';
import { retryDelay } from '@quitus/domain/connection/retry-delay';

type Connection = {
  /** What a new connection says first; null where nobody can say it now. */
  hello: () => Promise<LiveRequest | null> | LiveRequest | null;
  onMessage: (text: string) => void;
  /** `heard`: whether anything had come through it. */
  onLost: (heard: boolean) => void;
  /** Whether it is still worth another try. */
  isWanted: () => boolean;
};

export type ReconnectingSocket = {
  send: (request: LiveRequest) => void;
  close: () => void;
  /** It will not come back: closed, or no longer wanted when it was lost. */
  readonly over: boolean;
};

const liveUrl = (): URL => {
  const url = new URL(LIVE_PATH, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url;
};

/** Between half of the delay and all of it. */
const jittered = (ms: number): number => ms * (0.5 + Math.random() / 2);

export function openSocket({ hello, onMessage, onLost, isWanted }: Connection): ReconnectingSocket {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let over = false;

  function connect(): void {
    // Nothing to reach: the browser says when there is.
    if (!navigator.onLine) return window.addEventListener('online', connect, { once: true });
    const first = hello();
    if (first instanceof Promise) void first.then(greet);
    else greet(first);
  }

  function greet(first: LiveRequest | null): void {
    if (over) return;
    if (first === null) return again();
    const opened = new WebSocket(liveUrl());
    socket = opened;
    let heard = false;
    opened.addEventListener('open', () => opened.send(JSON.stringify(first)));
    opened.addEventListener('message', ({ data }) => {
      heard = true;
      attempt = 0;
      onMessage(String(data));
    });
    opened.addEventListener('close', () => {
      if (over) return;
      socket = null;
      onLost(heard);
      again();
    });
  }

  function again(): void {
    if (!isWanted()) {
      over = true;
      return;
    }
    attempt += 1;
    timer = setTimeout(connect, jittered(retryDelay(attempt)));
  }

  connect();
  return {
    send: (request) => socket?.send(JSON.stringify(request)),
    close: () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', connect);
      socket?.close();
    },
    get over() {
      return over;
    },
  };
}
