import { describe, expect, it } from 'vitest';

import { temporaryFiles } from '../../test/files.ts';
import { docx, type Entry, zip } from '../../test/zip-bytes.ts';
import { RefusedFile } from './refused-file.ts';
import { zipEntries } from './zip-entries.ts';

const written = temporaryFiles();

async function unpacked(entries: readonly Entry[]): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { name, content } of zipEntries(written(zip(entries)))) {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    files[name] = Buffer.concat(chunks).toString();
  }
  return files;
}

describe('the files of an archive', () => {
  it('come with their content, deflated or stored', async () => {
    const files = await unpacked([
      { name: 'bail.txt', content: 'un' },
      { name: 'plan.txt', content: 'deux', stored: true },
      { name: 'vide.txt', content: '', stored: true },
    ]);
    expect(files).toEqual({ 'bail.txt': 'un', 'plan.txt': 'deux', 'vide.txt': '' });
  });

  it('come whole when they are larger than a chunk', async () => {
    const long = 'Appel de fonds. '.repeat(20_000);
    const files = await unpacked([
      { name: 'a', content: long },
      { name: 'b', content: long, stored: true },
    ]);
    expect(files).toEqual({ a: long, b: long });
  });

  it('leave folders behind and keep names apart', async () => {
    const files = await unpacked([
      { name: '2024/', stored: true, mode: 0o040755 },
      { name: '2024/pv.pdf', content: 'a' },
      { name: '2025\\PV.pdf', content: 'b' },
      { name: 'pv.pdf', content: 'c' },
      { name: '.pdf', content: 'd' },
    ]);
    expect(files).toEqual({
      'pv.pdf': 'a',
      'PV (2).pdf': 'b',
      'pv (3).pdf': 'c',
      'document.pdf': 'd',
    });
  });

  it('are not what systems leave lying about', async () => {
    const files = await unpacked([
      { name: '__MACOSX/._bail.pdf', content: 'x' },
      { name: 'dossier/.DS_Store', content: 'x' },
      { name: 'Thumbs.db', content: 'x' },
      { name: 'bail.pdf', content: 'a' },
    ]);
    expect(Object.keys(files)).toEqual(['bail.pdf']);
  });

  it('keep their accents, even from an old Windows', async () => {
    const old = Buffer.from('Proc\x8as-verbal sign\x82.pdf', 'latin1');
    const files = await unpacked([
      { name: old, content: 'a' },
      { name: 'Règlement.pdf', content: 'b' },
    ]);
    expect(Object.keys(files)).toEqual(['Procès-verbal signé.pdf', 'Règlement.pdf']);
  });

  it('may be Word documents, never archives', async () => {
    const inner = { name: 'inner', stored: true };
    await expect(unpacked([{ ...inner, content: docx() }])).resolves.toHaveProperty('inner');
    await expect(unpacked([{ ...inner, content: zip([inner]) }])).rejects.toThrow(RefusedFile);
  });

  it('may be left half-way without harm', async () => {
    const path = written(zip([{ name: 'a', content: 'x'.repeat(500_000) }, { name: 'b' }]));
    for await (const { content } of zipEntries(path)) {
      for await (const chunk of content) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
      break;
    }
  });
});
