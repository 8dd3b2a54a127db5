// What opening a file gives depends on its bytes alone, and each opening starts a process (0.2 s to 0.4 s of
// processor): tests of one worker open the same bytes once.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { inspectFile } from '@quitus/reader/file/inspect';
import { renderPage } from '@quitus/reader/file/render';

import type { Deps } from '../src/deps.ts';

function rememberByContent<Rest extends unknown[], Result extends object>(
  open: (path: string, ...rest: Rest) => Promise<Result>,
): (path: string, ...rest: Rest) => Promise<Result> {
  const known = new Map<string, Result>();
  return async (path, ...rest) => {
    const content = createHash('sha256').update(await readFile(path));
    const key = JSON.stringify([content.digest('hex'), rest]);
    const result = known.get(key) ?? (await open(path, ...rest));
    known.set(key, result);
    return result;
  };
}

export const rememberedFiles: Deps['files'] = {
  inspect: rememberByContent(inspectFile),
  renderPage: rememberByContent(renderPage),
};
