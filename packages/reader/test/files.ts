import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

/** A folder for one test file, gone with it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quitus-reader-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function temporaryFiles(): (content: Uint8Array) => string {
  const folder = temporaryFolder();
  let count = 0;
  return (content) => {
    count += 1;
    const path = join(folder, String(count));
    writeFileSync(path, content);
    return path;
  };
}
