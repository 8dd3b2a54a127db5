// One connection for the whole page: dossiers on screen are followed, and say when they change.
import { authApi } from '@quitus/api/auth.api';
import { LIVE_PATH, liveMessage, type LiveMessage, type LiveRequest } from '@quitus/api/live';
import { retryDelay } from '@quitus/domain/connection/retry-delay';
import { useEffect, useEffectEvent, useRef } from 'react';

import { call } from '../api.ts';
import { readSession } from '../session/session.ts';

/** Changes of a share link are told to its visitors, on a line of their own. */
type LiveEvent = Extract<LiveMessage, { type: 'event' | 'gone' }>;
/** Shown while it lasts, and changes nothing of the dossier yet. */
export type LiveProgress = Extract<LiveMessage, { type: 'progress' }>;
type LiveRobot = Extract<LiveMessage, { type: 'robot' }>;
type LiveControl = Extract<LiveMessage, { type: 'controlled' }>;
type Passed = LiveProgress | LiveRobot | LiveControl;
type Passing = {
  progress?: (message: LiveProgress) => void;
  robot?: (message: LiveRobot) => void;
  controlled?: (message: LiveControl) => void;
};
export type Followed = { uid: string; after: number };
type Listener = {
  uid: string;
  hear: (event: LiveEvent) => void;
  watch: (message: Passed) => void;
};

const listeners = new Set<Listener>();
/** Number of the last event known of each dossier on screen. */
const known = new Map<string, number>();

let socket: WebSocket | null = null;
let connecting = false;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let ready = false;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** A page that gives way to another keeps the line. */
const LEAVE_MS = 3000;

const send = (request: LiveRequest) => socket?.send(JSON.stringify(request));

async function connect(): Promise<void> {
  timer = undefined;
  // Nothing to reach: the browser says when there is.
  if (!navigator.onLine) return window.addEventListener('online', resume, { once: true });
  connecting = true;
  // Without a connection the page still works; it is tried again, ever less often.
  const ticket = await call(authApi.websocketTicket).then(
    (answer) => answer.ticket,
    () => null,
  );
  connecting = false;
  if (ticket === null) again();
  else if (listeners.size > 0) open(ticket);
}

function open(ticket: string): void {
  const url = new URL(LIVE_PATH, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const opened = new WebSocket(url);
  socket = opened;
  const hello: LiveRequest = { type: 'hello', ticket };
  opened.addEventListener('open', () => opened.send(JSON.stringify(hello)));
  opened.addEventListener('message', ({ data }) => receive(String(data)));
  opened.addEventListener('close', () => {
    if (socket !== opened) return;
    socket = null;
    ready = false;
    again();
  });
}

function again(): void {
  if (listeners.size === 0 || timer !== undefined || !readSession()) return;
  attempt += 1;
  timer = setTimeout(() => void connect(), retryDelay(attempt));
}

/** The network is back: no need to wait for the next try. */
function resume(): void {
  if (socket || connecting || listeners.size === 0) return;
  clearTimeout(timer);
  void connect();
}

function receive(text: string): void {
  const { data: message } = liveMessage.safeParse(JSON.parse(text));
  if (!message || message.type === 'share_changed') return;
  if (message.type === 'welcome') {
    ready = true;
    attempt = 0;
    for (const [portfolio_uid, after] of known) send({ type: 'follow', portfolio_uid, after });
    return;
  }
  const uid = message.portfolio_uid;
  if (message.type === 'event') known.set(uid, Math.max(known.get(uid) ?? 0, message.number));
  for (const listener of listeners)
    if (listener.uid === uid)
      if (message.type === 'event' || message.type === 'gone') listener.hear(message);
      else listener.watch(message);
}

function follow(listener: Listener, after: number): () => void {
  clearTimeout(leaving);
  listeners.add(listener);
  const { uid } = listener;
  if (!known.has(uid)) {
    known.set(uid, after);
    if (ready) send({ type: 'follow', portfolio_uid: uid, after });
  }
  if (!socket && !connecting && timer === undefined) void connect();
  return () => {
    listeners.delete(listener);
    if ([...listeners].some((other) => other.uid === uid)) return;
    known.delete(uid);
    if (ready) send({ type: 'unfollow', portfolio_uid: uid });
    if (listeners.size === 0) leaving = setTimeout(leave, LEAVE_MS);
  };
}

function leave(): void {
  clearTimeout(timer);
  timer = undefined;
  const closing = socket;
  socket = null;
  ready = false;
  closing?.close();
}

/**
 * Hears of every change of these dossiers while the component is on screen; and, where it is asked
 * for, how far the reading of a file or the visit of a portal is.
 */
export function useLive(
  followed: readonly Followed[],
  onEvent: (event: LiveEvent) => void,
  passing: Passing = {},
): void {
  const hear = useEffectEvent(onEvent);
  const watch = useEffectEvent((message: Passed) => {
    if (message.type === 'progress') passing.progress?.(message);
    else if (message.type === 'robot') passing.robot?.(message);
    else passing.controlled?.(message);
  });
  const after = useEffectEvent(
    (uid: string) => followed.find((one) => one.uid === uid)?.after ?? 0,
  );
  const uids = followed
    .map(({ uid }) => uid)
    .toSorted()
    .join(' ');
  const ends = useRef(new Map<string, () => void>());
  // Only what came or went is told to the server: a long list changes with every scroll.
  useEffect(() => {
    const wanted = new Set(uids.split(' ').filter(Boolean));
    for (const [uid, end] of ends.current)
      if (!wanted.has(uid)) {
        ends.current.delete(uid);
        end();
      }
    for (const uid of wanted)
      if (!ends.current.has(uid))
        ends.current.set(
          uid,
          follow(
            { uid, hear: (event) => hear(event), watch: (message) => watch(message) },
            after(uid),
          ),
        );
  }, [uids]);
  useEffect(() => {
    const all = ends.current;
    return () => {
      for (const end of all.values()) end();
      all.clear();
    };
  }, []);
}
