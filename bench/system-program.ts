// Programs of the system that a reference is measured with: one that is missing is named with its package.
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Where Debian and Ubuntu have them. */
const PACKAGES = {
  pdftotext: 'poppler-utils',
  tesseract: 'tesseract-ocr tesseract-ocr-fra',
  zip: 'zip',
} as const;

export type SystemProgram = keyof typeof PACKAGES;

export class MissingProgram extends Error {
  override readonly name = 'MissingProgram';

  constructor(program: SystemProgram) {
    super(
      `Il manque le programme « ${program} », qui sert de référence à cette mesure. Installez-le : apt-get install ${PACKAGES[program]}`,
    );
  }
}

const isThere = (program: SystemProgram): boolean =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { stdio: 'ignore' }).status === 0;

/** Before anything long is measured in vain. */
export function needPrograms(...programs: SystemProgram[]): void {
  for (const program of programs) if (!isThere(program)) throw new MissingProgram(program);
}

/** Runs one to its end. */
export async function runProgram(
  program: SystemProgram | 'sh',
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  const child = spawn(program, args, { stdio: 'ignore', ...options });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}
