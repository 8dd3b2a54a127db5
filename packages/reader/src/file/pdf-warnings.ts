// What a PDF would do in a reader that obeys it. Ours does not, so these are extracted, not refused.
import { inflateSync } from 'node:zlib';

import type { FileWarning } from '@quitus/domain/documents/file-rules';

const MARKS: readonly [FileWarning, RegExp][] = [
  ['JAVASCRIPT', /\/JavaScript\b|\/JS\s*(?:[(<]|\d+\s+\d+\s+R)/],
  ['LAUNCH_ACTION', /\/Launch\b/],
  ['EMBEDDED_FILES', /\/EmbeddedFiles?\b/],
];

const WINDOW_BYTES = 1 << 20;
const OVERLAP_BYTES = 256;
const MAX_OBJECT_STREAM_BYTES = 16 << 20;

export function pdfWarnings(content: Buffer): FileWarning[] {
  const found = new Set<FileWarning>();
  for (const part of windows(content)) note(part, found);
  for (const part of objectStreams(content)) note(part, found);
  return [...found];
}

function note(part: string, found: Set<FileWarning>) {
  // « /J#61vaScript » is the same name: hiding it is an old trick.
  const plain = part.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  for (const [warning, mark] of MARKS) if (mark.test(plain)) found.add(warning);
}

/** By windows that overlap: one string of 100 MB would count against the memory of the child. */
function* windows(content: Buffer): Generator<string> {
  for (let at = 0; at < content.length; at += WINDOW_BYTES) {
    yield content.toString('latin1', at, at + WINDOW_BYTES + OVERLAP_BYTES);
  }
}

/** Since PDF 1.5 most objects are compressed together; what they name is only seen once inflated. */
function* objectStreams(content: Buffer): Generator<string> {
  for (let at = content.indexOf('/ObjStm'); at !== -1; at = content.indexOf('/ObjStm', at + 7)) {
    const start = content.indexOf('stream', at);
    if (start === -1 || start - at > 1024) continue;
    const data = content[start + 6] === 0x0d ? start + 8 : start + 7;
    const end = content.indexOf('endstream', data);
    try {
      const inflated = inflateSync(content.subarray(data, end === -1 ? undefined : end), {
        maxOutputLength: MAX_OBJECT_STREAM_BYTES,
      });
      yield inflated.toString('latin1');
    } catch {
      // Encrypted, filtered otherwise or too large: pdfium has the last word on such a file.
    }
  }
}
