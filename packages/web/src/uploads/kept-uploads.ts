// Files that are not all sent yet stay in the browser's own database: a reload does not lose them.
import { DAY_MS } from '@quitus/domain/time/durations';

import type { Place } from './sending.ts';

export type KeptUpload = Place & {
  id: string;
  /** Whose it is: nobody else may send it. */
  account: string;
  chosen_at: number;
  file: File;
};

/** More than this is not kept: disks are not ours to fill. */
export const KEPT_BYTES = 1024 ** 3;
/** The server forgets after a day what was announced and never came. */
export const KEPT_MS = DAY_MS;

const DATABASE = 'quitus-envois';
const STORE = 'fichiers';

/** False when it is not kept: too much already, no room, or a browser that keeps nothing. */
export const keepUpload = (upload: KeptUpload): Promise<boolean> =>
  whereStored(false, async (store) => {
    const fits = bytesOf(await readAll(store)) + upload.file.size <= KEPT_BYTES;
    if (fits) store.put(upload);
    return fits;
  });

/** Those of this account. What belongs to another, or is too old, goes. */
export const keptUploads = (account: string, now: number): Promise<KeptUpload[]> =>
  whereStored([], (store) =>
    readAll(store).then((all) => {
      const own = all.filter((one) => one.account === account && now - one.chosen_at < KEPT_MS);
      for (const { id } of all) if (!own.some((one) => one.id === id)) store.delete(id);
      return own;
    }),
  );

export const isKept = (id: string): Promise<boolean> =>
  whereStored(false, async (store) => (await answer(store.count(id))) > 0);

export const dropUpload = (id: string): Promise<void> =>
  whereStored(undefined, async (store) => {
    store.delete(id);
  });

export const dropUploads = (): Promise<void> =>
  whereStored(undefined, async (store) => {
    store.clear();
  });

const bytesOf = (uploads: readonly KeptUpload[]): number =>
  uploads.reduce((sum, { file }) => sum + file.size, 0);

async function readAll(store: IDBObjectStore): Promise<KeptUpload[]> {
  const all: unknown[] = await answer(store.getAll());
  return all.filter(isUpload);
}

const isUpload = (value: unknown): value is KeptUpload =>
  typeof value === 'object' &&
  value !== null &&
  'account' in value &&
  typeof value.account === 'string' &&
  'file' in value &&
  value.file instanceof File;

/** Without a database nothing is kept, and there is nothing to drop. */
async function whereStored<T>(
  otherwise: T,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  try {
    database ??= openDatabase();
    const transaction = (await database).transaction(STORE, 'readwrite');
    const [result] = await Promise.all([
      work(transaction.objectStore(STORE)),
      written(transaction),
    ]);
    return result;
  } catch (cause) {
    console.warn('Ce navigateur ne garde pas les fichiers en cours d’envoi.', cause);
    return otherwise;
  }
}

/** Once it is there for good: what does not fit fails only then. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = () => reject(transaction.error ?? new Error('not written'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', failed);
    transaction.addEventListener('error', failed);
  });

let database: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'id' }),
  );
  return answer(request);
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });
