// LibreOffice, where there is one: a Word document as it was laid out. It needs to write and to start
// processes, so it gets a folder of its own, no secret, no macro, no network link, and forty seconds.
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { turns } from './turns.ts';

const MAX_WALL_MS = 40_000;
/** Threads and the processor's limit: it only ends an office whose parent was killed. */
const LIMITS = 'ulimit -c 0; ulimit -t 120; ulimit -f 1048576; exec "$0" "$@"';

/** A crowd of offices would take all the memory. */
const turn = turns(1);

const setting = (path: string, name: string, value: string) =>
  `<item oor:path="/org.openoffice.Office.Common/${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** No macro whatever it is signed with, and nothing fetched because a document says so. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">${[
  setting('Security/Scripting', 'MacroSecurityLevel', '3'),
  setting('Security/Scripting', 'DisableMacrosExecution', 'true'),
  setting('Security/Scripting', 'BlockUntrustedRefererLinks', 'true'),
  setting('Security/Scripting', 'DisableActiveContent', 'true'),
].join('')}</oor:items>
`;

/**
 * Whether `output` was written: no when there is no LibreOffice, or when it did not manage. What it
 * wrote comes from a stranger's bytes and is to be inspected.
 */
export const convertWithSoffice = (
  path: string,
  output: string,
  patience_ms = MAX_WALL_MS,
): Promise<boolean> =>
  turn(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quitus-office-'));
    try {
      const profile = join(folder, 'profile');
      await mkdir(join(profile, 'user'), { recursive: true });
      await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS);
      const input = join(folder, 'document.docx');
      await copyFile(path, input);
      const done = await finished(launch(folder, profile, input), patience_ms);
      const made = join(folder, 'document.pdf');
      if (!done || !(await stat(made).catch(() => null))) return false;
      await copyFile(made, output);
      return true;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

function launch(folder: string, profile: string, input: string): ChildProcess {
  const args = [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    input,
  ];
  const env = { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' };
  // In a group of its own: the command only starts the office, which would survive it.
  return spawn('/bin/sh', ['-c', LIMITS, 'soffice', ...args], {
    cwd: folder,
    env,
    stdio: 'ignore',
    detached: true,
  });
}

function finished(child: ChildProcess, patience_ms: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => endGroup(child), patience_ms);
    child.once('error', (error) => {
      clearTimeout(clock);
      reject(error);
    });
    child.once('exit', (code) => {
      clearTimeout(clock);
      // Whatever it left running holds files of the folder.
      endGroup(child);
      resolve(code === 0);
    });
  });
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
