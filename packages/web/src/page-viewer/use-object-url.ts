import { useCallback, useSyncExternalStore } from 'react';

/** Addresses of bytes held in memory, and how many places show each. */
const urls = new Map<Blob, { url: string; users: number }>();

function retain(blob: Blob): () => void {
  const entry = urls.get(blob) ?? { url: URL.createObjectURL(blob), users: 0 };
  urls.set(blob, { ...entry, users: entry.users + 1 });
  return () => release(blob);
}

function release(blob: Blob): void {
  const entry = urls.get(blob);
  if (!entry) return;
  if (entry.users > 1) return void urls.set(blob, { ...entry, users: entry.users - 1 });
  urls.delete(blob);
  URL.revokeObjectURL(entry.url);
}

const NOTHING_TO_RETAIN = () => undefined;

/** An address for these bytes, given back when nobody shows them any more. */
export function useObjectUrl(blob: Blob | undefined): string | null {
  const follow = useCallback(() => (blob ? retain(blob) : NOTHING_TO_RETAIN), [blob]);
  const read = () => (blob && urls.get(blob)?.url) ?? null;
  return useSyncExternalStore(follow, read, () => null);
}
