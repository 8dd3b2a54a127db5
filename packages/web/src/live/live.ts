// One connection for the whole page: dossiers on screen are followed, and say when they change.
import { authApi } from '@quitus/api/auth.api';
import { liveMessage, type LiveMessage, type LiveRequest } from '@quitus/api/live';
import { useEffect, useEffectEvent, useRef } from 'react';

import { call } from '../api.ts';
import { readSession } from '../session/session.ts';
import { openSocket, type ReconnectingSocket } from './reconnecting-socket.ts';

/** Changes of a share link are told to its visitors, on a connection of their own. */
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

let socket: ReconnectingSocket | null = null;
let ready = false;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** A page that gives way to another keeps the connection. */
const LEAVE_MS = 3000;

const send = (request: LiveRequest) => socket?.send(request);

/** Without a connection the page still works. */
const hello = (): Promise<LiveRequest | null> =>
  call(authApi.websocketTicket).then(
    ({ ticket }) => ({ type: 'hello', ticket }),
    () => null,
  );

const connect = (): ReconnectingSocket =>
  openSocket({
    hello,
    onMessage: receive,
    onLost: () => {
      ready = false;
    },
    isWanted: () => listeners.size > 0 && readSession() !== null,
  });

function receive(text: string): void {
  const { data: message } = liveMessage.safeParse(JSON.parse(text));
  if (!message || message.type === 'share_changed') return;
  if (message.type === 'welcome') {
    ready = true;
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
  if (!socket || socket.over) socket = connect();
  return () => {
    listeners.delete(listener);
    if ([...listeners].some((other) => other.uid === uid)) return;
    known.delete(uid);
    if (ready) send({ type: 'unfollow', portfolio_uid: uid });
    if (listeners.size === 0) leaving = setTimeout(leave, LEAVE_MS);
  };
}

function leave(): void {
  socket?.close();
  socket = null;
  ready = false;
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
