// @vitest-environment jsdom
import { ApiError } from '@quitus/api/errors';
import {
  EMPTY_FILE_TEXT,
  FILE_TOO_LARGE_TEXT,
  MAX_FILE_BYTES,
} from '@quitus/domain/documents/file-size';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { removeSession, storeSession, TOKENS_KEY } from '../session/session.ts';
import * as kept from './kept-uploads.ts';
import { sendUpload } from './send-upload.ts';
import {
  currentSendings,
  forgetSending,
  resumeSendings,
  sendAgain,
  sendFiles,
  settleSending,
} from './uploads.ts';

vi.mock('./send-upload.ts', () => ({ sendUpload: vi.fn() }));
vi.mock('./kept-uploads.ts', () => ({
  keepUpload: vi.fn(async () => true),
  keptUploads: vi.fn(async () => []),
  isKept: vi.fn(async () => true),
  dropUpload: vi.fn(async () => undefined),
  dropUploads: vi.fn(async () => undefined),
}));

const PLACE = { uid: 'dossier', document_type: 'RIB', replaces_id: null } as const;
const pdf = (name: string, size = 3): File => {
  const file = new File(['pdf'], name);
  return size === 3 ? file : Object.defineProperty(file, 'size', { value: size });
};
const claims = (email: string) => `x.${btoa(JSON.stringify({ email }))}.x`;
const signIn = (email: string) => storeSession({ access: claims(email), refresh: 'r' });
const states = () => currentSendings().map(({ name, state }) => `${name} ${state}`);

/** Sendings that the test ends itself, in the order they began. */
let going: PromiseWithResolvers<void>[] = [];
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  going = [];
  vi.mocked(sendUpload).mockImplementation((_sending, _file, { signal }) => {
    const one = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => one.reject(new DOMException('', 'AbortError')));
    going.push(one);
    return one.promise;
  });
  signIn('claire@example.fr');
});

afterEach(() => {
  for (const { id } of currentSendings()) forgetSending(id);
  removeSession();
  localStorage.removeItem(TOKENS_KEY);
  vi.clearAllMocks();
});

test('three go at once, the next when one has ended', async () => {
  sendFiles(
    PLACE,
    ['a', 'b', 'c', 'd'].map((name) => pdf(name)),
  );
  expect(states()).toEqual(['a SENDING', 'b SENDING', 'c SENDING', 'd WAITING']);
  going[0]?.resolve();
  await settled();
  expect(states()).toEqual(['a CHECKING', 'b SENDING', 'c SENDING', 'd SENDING']);
});

test('what is empty or too large does not leave', () => {
  sendFiles(PLACE, [new File([], 'vide'), pdf('lourd', MAX_FILE_BYTES + 1)]);
  expect(currentSendings().map(({ failure }) => failure)).toEqual([
    EMPTY_FILE_TEXT,
    FILE_TOO_LARGE_TEXT,
  ]);
  expect(sendUpload).not.toHaveBeenCalled();
});

test('a name that says another format is refused on the spot; a dot in a title is not a format', () => {
  sendFiles(PLACE, [pdf('notes.txt'), pdf('Relevé.XLSX'), pdf('bilan v1.2'), pdf('acte.pdf')]);
  expect(states()).toEqual([
    'notes.txt REFUSED',
    'Relevé.XLSX REFUSED',
    'bilan v1.2 SENDING',
    'acte.pdf SENDING',
  ]);
  expect(currentSendings()[0]?.failure).toContain('Ce format n’est pas accepté.');
  expect(sendUpload).toHaveBeenCalledTimes(2);
});

test('a file is kept until it is sent', async () => {
  sendFiles(PLACE, [pdf('a')]);
  const [sending] = currentSendings();
  expect(kept.keepUpload).toHaveBeenCalledWith(
    expect.objectContaining({ ...PLACE, id: sending?.id, account: 'claire@example.fr' }),
  );
  expect(kept.dropUpload).not.toHaveBeenCalled();
  going[0]?.resolve();
  await settled();
  expect(kept.dropUpload).toHaveBeenCalledWith(sending?.id);
});

test('one that cannot be kept says so', async () => {
  vi.mocked(kept.keepUpload).mockResolvedValueOnce(false);
  sendFiles(PLACE, [pdf('a')]);
  await settled();
  expect(currentSendings()[0]?.kept).toBe(false);
});

test('a failure is told, and tried again from where the server is', async () => {
  sendFiles(PLACE, [pdf('a')]);
  going[0]?.reject(new ApiError('UNREACHABLE', 503));
  await settled();
  const [failed] = currentSendings();
  expect(failed).toMatchObject({
    state: 'FAILED',
    failure: new ApiError('UNREACHABLE', 503).message,
  });
  sendAgain(failed?.id ?? '');
  expect(states()).toEqual(['a SENDING']);
  expect(vi.mocked(sendUpload).mock.calls.map(([, , { again }]) => again)).toEqual([false, true]);
});

test('without a network it waits, and goes on by itself when there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  sendFiles(PLACE, [pdf('a')]);
  expect(states()).toEqual(['a WAITING']);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(states()).toEqual(['a SENDING']);
  online.mockReturnValue(false);
  going[0]?.reject(new ApiError('UNREACHABLE', 503));
  await settled();
  expect(states()).toEqual(['a WAITING']);
  online.mockRestore();
});

test('one given up stops, is no longer kept, and lets the next go', async () => {
  sendFiles(
    PLACE,
    ['a', 'b', 'c', 'd'].map((name) => pdf(name)),
  );
  const [first] = currentSendings();
  forgetSending(first?.id ?? '');
  await settled();
  expect(states()).toEqual(['b SENDING', 'c SENDING', 'd SENDING']);
  expect(kept.dropUpload).toHaveBeenCalledWith(first?.id);
  expect(vi.mocked(sendUpload).mock.calls[0]?.[2].signal.aborted).toBe(true);
});

test('what is stored leaves the tray after a moment, what is refused stays', () => {
  vi.useFakeTimers();
  sendFiles(PLACE, [pdf('a'), pdf('b')]);
  const [a, b] = currentSendings();
  settleSending(a?.id ?? '', { state: 'DONE', failure: null, found: null });
  settleSending(b?.id ?? '', { state: 'REFUSED', failure: 'Non.', found: null });
  vi.advanceTimersByTime(60_000);
  expect(states()).toEqual(['b REFUSED']);
  vi.useRealTimers();
});

const left = (id: string) => ({
  ...PLACE,
  id,
  account: 'claire@example.fr',
  chosen_at: 0,
  file: pdf(id),
});

test('after a reload, what was left goes on once, from where the server is', async () => {
  vi.mocked(kept.keptUploads).mockResolvedValueOnce([left('x'), left('y')]);
  await resumeSendings();
  await resumeSendings();
  await settled();
  expect(states()).toEqual(['x SENDING', 'y SENDING']);
  expect(vi.mocked(sendUpload).mock.calls.map(([{ id }, , { again }]) => [id, again])).toEqual([
    ['x', true],
    ['y', true],
  ]);
});

test('one that another tab has meanwhile sent is left alone', async () => {
  vi.mocked(kept.keptUploads).mockResolvedValueOnce([left('x')]);
  vi.mocked(kept.isKept).mockResolvedValueOnce(false);
  await resumeSendings();
  await settled();
  expect(states()).toEqual([]);
});

test('signing out stops and forgets everything; the next account finds nothing', async () => {
  sendFiles(PLACE, [pdf('a')]);
  removeSession();
  await settled();
  expect(states()).toEqual([]);
  expect(kept.dropUploads).toHaveBeenCalledOnce();
  expect(vi.mocked(sendUpload).mock.calls[0]?.[2].signal.aborted).toBe(true);
  signIn('paul@example.fr');
  await resumeSendings();
  expect(kept.keptUploads).toHaveBeenCalledWith('paul@example.fr', expect.any(Number));
});
