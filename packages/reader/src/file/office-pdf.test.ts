import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { drawnPixels } from '../../test/drawn-pixels.ts';
import { temporaryFiles, temporaryFolder } from '../../test/files.ts';
import { pagesPdf } from '../../test/pdf-bytes.ts';
import { docx, zip } from '../../test/zip-bytes.ts';
import { officePdf } from './office-pdf.ts';
import { convertWithSoffice } from './soffice.ts';

const written = temporaryFiles();
const folder = temporaryFolder();
const tools = join(folder, 'tools');
const output = join(folder, 'out.pdf');

const word = (body: string) =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/styles.xml', content: '<w:styles/>' },
    { name: 'word/document.xml', content: `<w:document>${body}</w:document>` },
  ]);
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

const withEntities = zip([
  { name: 'word/document.xml', content: '<!DOCTYPE w [<!ENTITY a "aaaa">]><w:p>&a;</w:p>' },
]);

const heavy = zip([
  { name: 'word/document.xml', content: Buffer.alloc(21 * 2 ** 20, '<w:p/>'), stored: true },
]);

/** What stands for LibreOffice: a script that is first on the PATH, or none. */
function soffice(script: string): void {
  writeFileSync(join(tools, 'soffice'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

beforeEach(() => {
  mkdirSync(tools, { recursive: true });
  // Found first and missing: a machine without LibreOffice, whatever this one has.
  soffice('exit 127');
  vi.stubEnv('PATH', [tools, process.env.PATH].join(delimiter));
  vi.stubEnv('APP_SECRET', 'secret');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('without LibreOffice', () => {
  it('the text of the document is set on pages', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => paragraph(`Article ${index}`));
    const table = `<w:tbl><w:tr><w:tc>${paragraph('a')}</w:tc><w:tc>${paragraph('b')}</w:tc></w:tr><w:tr><w:tc>${paragraph('c')}</w:tc></w:tr></w:tbl>`;
    const made = await officePdf(written(word(lines.join('') + table)), output);
    expect(made).toEqual({ pages: expect.any(Number) });
    expect('pages' in made && made.pages).toBeGreaterThan(2);
    expect(statSync(output).mode & 0o777).toBe(0o600);
    const { greys, darkest } = await drawnPixels(output, 2, 600);
    expect(darkest).toBeLessThan(80);
    expect(greys.filter((grey) => grey < 128).length / greys.length).toBeLessThan(0.1);
  });

  it('text is never taken for code', async () => {
    const body = paragraph('#panic("a") $x$ *b* @c &lt;d&gt; [e] // f');
    expect(await officePdf(written(word(body)), output)).toEqual({ pages: 1 });
  });

  it.each([
    ['with entities of its own', withEntities, 'CORRUPT_FILE'],
    ['cut short', docx().subarray(0, -60), 'CORRUPT_FILE'],
    ['without text', zip([{ name: 'word/other.xml', content: 'x' }]), 'CORRUPT_FILE'],
    ['that never ends', word(paragraph('a '.repeat(800_000))), 'TOO_MANY_PAGES'],
    ['of 21 MB', heavy, 'TOO_MANY_PAGES'],
  ])('a document %s is refused', async (_what, content, refusal) => {
    expect(await officePdf(written(content), output)).toEqual({ refusal });
  });
});

describe('with LibreOffice', () => {
  const converted = written(pagesPdf(4));

  it('the document is laid out by it, in a folder of its own', async () => {
    const seen = join(folder, 'seen');
    soffice(`echo "$@" > ${seen}; env >> ${seen}; cat profile/user/registrymodifications.xcu >> ${seen}
      cp ${converted} "$HOME/document.pdf"`);
    expect(await officePdf(written(docx()), output)).toEqual({ pages: 4 });
    expect(statSync(output).mode & 0o777).toBe(0o600);
    const extracted = readFileSync(seen, 'utf8');
    expect(extracted).toMatch(/--headless .*--convert-to pdf --outdir \S+ \S+document\.docx/);
    expect(extracted).toMatch(/DisableMacrosExecution.*true/);
    expect(extracted).not.toContain('secret');
    const [, home = ''] = /^HOME=(.*)$/m.exec(extracted) ?? [];
    expect(home).not.toBe('');
    expect(existsSync(home)).toBe(false);
  });

  it.each([
    ['fails', 'exit 1'],
    ['gives nothing', 'exit 0'],
    ['gives something else', 'echo no > "$HOME/document.pdf"'],
  ])('an office that %s leaves the text', async (_what, script) => {
    soffice(script);
    expect(await officePdf(written(word(paragraph('Bail'))), output)).toEqual({ pages: 1 });
  });

  it('is ended with all it started when it takes too long', async () => {
    const alive = join(folder, 'alive');
    soffice(`sleep 600 & echo $! > ${alive}; wait`);
    expect(await convertWithSoffice(written(docx()), output, 1500)).toBe(false);
    const pid = Number(readFileSync(alive, 'utf8'));
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
  });
});

/** A process that nobody has waited for yet is as good as gone. */
function isRunning(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) && !/\) Z /.test(readFileSync(path, 'latin1'));
}
