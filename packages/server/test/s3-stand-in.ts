// S3 for tests: s3rver in a process of its own, on this machine only, with one bucket.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { S3Options } from '../src/adapters/storage/s3.ts';

const BUCKET = 'quitus-test';
const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

/** Ends with the tests that started it, even when they are killed. */
const LEASH = 'data:text/javascript,process.stdin.on("end",()=>process.exit()).resume()';

export type S3StandIn = { options: S3Options; stop: () => void };

export async function startS3(): Promise<S3StandIn> {
  const folder = mkdtempSync(join(tmpdir(), 'quitus-s3-'));
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '-s', '--configure-bucket', BUCKET];
  const server = spawn(process.execPath, ['--import', LEASH, program, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  for await (const line of createInterface(server.stdout)) {
    const port = /listening on .*:(\d+)/.exec(line)?.[1];
    if (port)
      return {
        stop,
        options: {
          bucket: BUCKET,
          region: 'eu-west-3',
          endpoint: `http://127.0.0.1:${port}`,
          credentials: { access_key_id: 'S3RVER', secret_access_key: 'S3RVER' },
          force_path_style: true,
        },
      };
  }
  stop();
  throw new Error('s3rver did not start');
}
