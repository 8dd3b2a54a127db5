import type { FileRefusal, FileWarning } from '@quitus/domain/documents/file-rules';

export type HostileFile = {
  what: string;
  name: string;
  content: Buffer;
  /** Several where the tools may stop it for one reason or another. */
  expected: { refusals: readonly FileRefusal[] } | { warnings: readonly FileWarning[] };
};

export const refused = (
  what: string,
  name: string,
  content: Buffer | string,
  ...refusals: [FileRefusal, ...FileRefusal[]]
): HostileFile => ({ what, name, content: Buffer.from(content), expected: { refusals } });

export const accepted = (
  what: string,
  name: string,
  content: Buffer,
  ...warnings: FileWarning[]
): HostileFile => ({ what, name, content, expected: { warnings } });
