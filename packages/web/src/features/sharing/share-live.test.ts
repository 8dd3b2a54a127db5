// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followShare } from './share-live.ts';

const TOKEN = 'le-lien';

class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  sent: string[] = [];
  url: URL;
  constructor(url: URL) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
}

const socket = (): FakeSocket => FakeSocket.opened.at(-1) ?? expect.fail('no line was opened');
const onChange = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  sessionStorage.setItem(`quitus-visit-${TOKEN}`, 'la-visite');
});

afterEach(() => {
  FakeSocket.opened = [];
  sessionStorage.clear();
  onChange.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says hello with the visit, which is not in the address', () => {
  const leave = followShare(TOKEN, onChange);
  socket().dispatchEvent(new Event('open'));
  expect(socket().sent).toEqual(['{"type":"hello","visit":"la-visite"}']);
  expect(socket().url.href).not.toContain('visite');
  leave();
});

it('looks again at every message, and when the server hangs up', () => {
  const leave = followShare(TOKEN, onChange);
  socket().dispatchEvent(new MessageEvent('message', { data: '{}' }));
  expect(onChange).toHaveBeenCalledTimes(1);
  socket().close();
  expect(onChange).toHaveBeenCalledTimes(2);
  leave();
});

it('calls again after a while, without looking when nothing had been heard', () => {
  const leave = followShare(TOKEN, onChange);
  socket().close();
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60);
  expect(FakeSocket.opened).toHaveLength(2);
  leave();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(2);
});
