import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { afterAll, describe, expect, it } from 'vitest';

import { contentKey, putContent, sweepOrphans } from './content.ts';
import { diskStorage } from './disk.ts';

const DAY = 86_400_000;
const DOSSIER = '4f2a';
const folder = mkdtempSync(join(tmpdir(), 'quitus-content-'));
const disk = diskStorage(folder);

async function put(text: string): Promise<string> {
  const sha256 = createHash('sha256').update(text).digest('hex');
  await putContent(disk, DOSSIER, sha256, Readable.from([Buffer.from(text)]));
  return sha256;
}

afterAll(() => rmSync(folder, { recursive: true }));

async function putLongAgo(): Promise<string> {
  const sha256 = await put('acte');
  const then = new Date(Date.now() - 3 * DAY);
  utimesSync(join(folder, '4f', DOSSIER, `${sha256}.bin`), then, then);
  return contentKey(DOSSIER, sha256);
}

describe('the sweep', () => {
  const yesterday = new Date(Date.now() - DAY);

  it('does not even ask about files whose row may be on its way', async () => {
    const old = await putLongAgo();
    await put('tout juste');
    const asked: string[] = [];
    await sweepOrphans(disk, async (keys) => new Set(asked.push(...keys) ? keys : []), yesterday);
    expect(asked).toEqual([old]);
  });

  it('spares what is sent again while it decides', async () => {
    const key = await putLongAgo();
    const sentAgain = async () => {
      await put('acte');
      return new Set<string>();
    };
    expect(await sweepOrphans(disk, sentAgain, yesterday)).toEqual({ removed: 0 });
    expect(await disk.stat(key)).not.toBeNull();
  });
});
