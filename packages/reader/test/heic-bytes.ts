// No encoder of ours writes HEIC: a small drawing of a house under a red corner, 200 × 150, was made
// once, and is extracted to lie here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, 'fixtures', 'house.heic');

export const house = (): Buffer => readFileSync(path);

const boxAt = (content: Buffer, kind: string): number => content.indexOf(kind) + kind.length;

/** Turned by the property that telephones use; it takes the place of one that tells nothing new. */
export function turnedHeic(quarters: 1 | 2 | 3): Buffer {
  const content = house();
  content.write('irot', content.indexOf('pixi'));
  content[boxAt(content, 'irot')] = quarters;
  return content;
}

/** Of a size that it has not. */
export function sizedHeic(width: number, height: number): Buffer {
  const content = house();
  content.writeUInt32BE(width, boxAt(content, 'ispe') + 4);
  content.writeUInt32BE(height, boxAt(content, 'ispe') + 8);
  return content;
}

export function heicWithHole(): Buffer {
  const content = house();
  return content.fill(0x55, boxAt(content, 'mdat') + 12, boxAt(content, 'mdat') + 120);
}
