// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followShare } from './share-live.ts';

const TOKEN = 'le-lien';

class Line extends EventTarget {
  static opened: Line[] = [];
  sent: string[] = [];
  url: URL;
  constructor(url: URL) {
    super();
    this.url = url;
    Line.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
}

const line = (): Line => Line.opened.at(-1) ?? expect.fail('no line was opened');
const onChange = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  sessionStorage.setItem(`quitus-visit-${TOKEN}`, 'la-visite');
});

afterEach(() => {
  Line.opened = [];
  sessionStorage.clear();
  onChange.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says hello with the visit, which is not in the address', () => {
  const leave = followShare(TOKEN, onChange);
  line().dispatchEvent(new Event('open'));
  expect(line().sent).toEqual(['{"type":"hello","visit":"la-visite"}']);
  expect(line().url.href).not.toContain('visite');
  leave();
});

it('looks again at every message, and when the server hangs up', () => {
  const leave = followShare(TOKEN, onChange);
  line().dispatchEvent(new MessageEvent('message', { data: '{}' }));
  expect(onChange).toHaveBeenCalledTimes(1);
  line().close();
  expect(onChange).toHaveBeenCalledTimes(2);
  leave();
});

it('calls again after a while, without looking when nothing had been heard', () => {
  const leave = followShare(TOKEN, onChange);
  line().close();
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60);
  expect(Line.opened).toHaveLength(2);
  leave();
  vi.advanceTimersByTime(60_000);
  expect(Line.opened).toHaveLength(2);
});
