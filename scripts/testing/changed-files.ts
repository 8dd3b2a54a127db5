import { spawnSync } from 'node:child_process';

import { root } from './runners.ts';

function git(...args: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** The commit that changes are counted from: where this branch left origin, or else the last commit. */
export const changedSince = (): string => git('merge-base', 'HEAD', 'origin/HEAD')[0] ?? 'HEAD';

/** Committed since then, not committed, or new. */
export const changedFiles = (since: string): string[] => [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
