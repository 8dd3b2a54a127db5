import type { Storage } from './storage.ts';

/** A storage whose code is loaded at its first use: a start that needs none does not wait for it. */
export function lateStorage(load: () => Promise<Storage>): Storage {
  let loading: Promise<Storage> | undefined;
  const loaded = () => (loading ??= load());
  return {
    put: async (key, stream) => (await loaded()).put(key, stream),
    open: async (key, range) => (await loaded()).open(key, range),
    stat: async (key) => (await loaded()).stat(key),
    remove: async (key) => (await loaded()).remove(key),
    list: async function* list(prefix) {
      yield* (await loaded()).list(prefix);
    },
    close: () => void loading?.then((storage) => storage.close()),
  };
}
