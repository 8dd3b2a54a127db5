// Many files as one PDF to print or to read through, with a bookmark for each.
import type { AcceptedFormat, FileRefusal } from '@quitus/domain/documents/file-rules';
import { printed } from '@quitus/domain/text/printable';

import { writePdf } from './written-pdf.ts';

export type MergePart = {
  path: string;
  /** One that has pages: DOCX goes through officePdf first. */
  format: AcceptedFormat;
  title: string;
  /** Parts of one group follow each other. */
  group: string;
  /** From 1; all of them when left out. */
  pages?: readonly number[] | undefined;
};

/** `part`: the index of the one that cannot be used. */
export async function mergeToPdf(
  parts: readonly MergePart[],
  outPath: string,
  onPart?: (done: number) => void,
  title = 'Dossier',
): Promise<{ pages: number } | { refusal: FileRefusal; part: number }> {
  const merged = await writePdf('merge-child.ts', [printed(title), ...parts.flatMap(asArguments)], {
    outPath,
    formats: parts.map(({ format }) => format),
    onStep: onPart,
  });
  return 'pages' in merged ? merged : { refusal: merged.refusal, part: merged.step };
}

const asArguments = ({ path, format, title, group, pages }: MergePart): string[] => [
  path,
  format,
  printed(title),
  printed(group),
  pages?.join(',') ?? '',
];
