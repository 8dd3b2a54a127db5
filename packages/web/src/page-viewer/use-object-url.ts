import { useCallback, useSyncExternalStore } from 'react';

/** Addresses of bytes held in memory, and how many places show each. */
const urls = new Map<Blob, { url: string; holders: number }>();

function hold(blob: Blob): () => void {
  const held = urls.get(blob) ?? { url: URL.createObjectURL(blob), holders: 0 };
  urls.set(blob, { ...held, holders: held.holders + 1 });
  return () => letGo(blob);
}

function letGo(blob: Blob): void {
  const held = urls.get(blob);
  if (!held) return;
  if (held.holders > 1) return void urls.set(blob, { ...held, holders: held.holders - 1 });
  urls.delete(blob);
  URL.revokeObjectURL(held.url);
}

const NOTHING_TO_HOLD = () => undefined;

/** An address for these bytes, given back when nobody shows them any more. */
export function useObjectUrl(blob: Blob | undefined): string | null {
  const follow = useCallback(() => (blob ? hold(blob) : NOTHING_TO_HOLD), [blob]);
  const read = () => (blob && urls.get(blob)?.url) ?? null;
  return useSyncExternalStore(follow, read, () => null);
}
