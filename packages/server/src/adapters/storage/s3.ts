import { Readable } from 'node:stream';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

import {
  checkKey,
  checkPrefix,
  checkRange,
  MissingFile,
  OutOfRange,
  type Storage,
  StorageDown,
  StorageFull,
} from './storage.ts';
import { watched } from './through.ts';

export type S3Options = {
  bucket: string;
  region: string;
  /** null: Amazon's own. */
  endpoint: string | null;
  /** null: whatever the machine is allowed to do by itself. */
  credentials: { access_key_id: string; secret_access_key: string } | null;
  /** The bucket in the path instead of the host name, as most servers but Amazon's want it. */
  force_path_style: boolean;
};

const SECOND = 1000;
const PART_SIZE = 8 * 1024 * 1024;

export function s3Storage(options: S3Options): Storage {
  const client = createClient(options);
  const at = (key: string) => {
    checkKey(key);
    return { Bucket: options.bucket, Key: key };
  };
  return {
    // Parts show only once the upload is completed, and are thrown away when it fails.
    put: async (key, stream) => {
      const target = at(key);
      let size = 0;
      const Body = watched(stream, (chunk) => (size += chunk.length));
      await new Upload({ client, params: { ...target, Body }, partSize: PART_SIZE, queueSize: 2 })
        .done()
        .catch(sayWhy)
        .finally(() => Body.destroy());
      return { size };
    },

    open: async (key, range) => {
      if (range) checkRange(key, range);
      const Range = range && { Range: `bytes=${range.start}-${range.end ?? ''}` };
      const found = await client
        .send(new GetObjectCommand({ ...at(key), ...Range }))
        .catch((cause: unknown) => {
          if (isMissing(cause)) throw new MissingFile(key);
          if (statusOf(cause) === 416) throw new OutOfRange(key);
          return sayWhy(cause);
        });
      if (!(found.Body instanceof Readable)) throw new Error(`S3 gave no stream for ${key}`);
      return found.Body;
    },

    stat: async (key) => {
      const found = await client.send(new HeadObjectCommand(at(key))).catch((cause: unknown) => {
        if (isMissing(cause)) return null;
        return sayWhy(cause);
      });
      return found && factsOf(found.ContentLength, found.LastModified);
    },

    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key))).catch(sayWhy);
    },

    list: async function* (prefix) {
      checkPrefix(prefix);
      const pages = paginateListObjectsV2({ client }, { Bucket: options.bucket, Prefix: prefix });
      for (;;) {
        const page = await pages.next().catch(sayWhy);
        if (page.done) return;
        for (const { Key = '', Size, LastModified } of page.value.Contents ?? [])
          yield { key: Key, ...factsOf(Size, LastModified) };
      }
    },

    close: () => client.destroy(),
  };
}

function createClient({ region, endpoint, credentials, force_path_style }: S3Options): S3Client {
  return new S3Client({
    region,
    forcePathStyle: force_path_style,
    ...(endpoint !== null && { endpoint }),
    ...(credentials && {
      credentials: {
        accessKeyId: credentials.access_key_id,
        secretAccessKey: credentials.secret_access_key,
      },
    }),
    // Silence is given up on late: a reader may take its time over a long download.
    requestHandler: { connectionTimeout: 10 * SECOND, socketTimeout: 120 * SECOND },
  });
}

function factsOf(size: number | undefined, modified_at: Date | undefined) {
  if (size === undefined || !modified_at) throw new Error('S3 gave neither size nor date');
  return { size, modified_at };
}

const statusOf = (cause: unknown): number | undefined =>
  cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;

const UNREACHED = /^(ECONN|EHOST|ENET|EAI_|ETIMEDOUT|ENOTFOUND|EPIPE|ERR_SOCKET)/;

/** Full, or not answering: people can only wait. Anything else is a mistake of ours. */
function sayWhy(cause: unknown): never {
  const status = statusOf(cause) ?? 0;
  if (status === 507) throw new StorageFull('no room in S3', { cause });
  if (status >= 500 || isUnreached(cause)) throw new StorageDown('S3 does not answer', { cause });
  throw cause;
}

const isUnreached = (cause: unknown): boolean =>
  cause instanceof Error &&
  (cause.name === 'TimeoutError' || ('code' in cause && UNREACHED.test(String(cause.code))));

/** A missing bucket is no missing file: somebody must hear of it. */
const isMissing = (cause: unknown): boolean =>
  statusOf(cause) === 404 && cause instanceof Error && cause.name !== 'NoSuchBucket';
