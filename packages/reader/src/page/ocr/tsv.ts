// How tesseract tells what it saw, whoever runs it: a line for each word, its cells parted by tabs.
import type { SeenWord } from './seen-words.ts';

const WORD_LEVEL = '5';

export function parseTsv(tsv: string): SeenWord[] {
  return tsv.split('\n').flatMap((line) => {
    const [level, , , , , , left, top, width, height, sure, text = ''] = line.split('\t');
    if (level !== WORD_LEVEL || text.trim() === '') return [];
    const [x, y] = [Number(left), Number(top)];
    const box = [x, y, x + Number(width), y + Number(height)] as const;
    return [{ text, box, confidence: Number(sure) / 100 }];
  });
}
