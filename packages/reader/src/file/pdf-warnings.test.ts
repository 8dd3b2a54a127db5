import { deflateSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { stream } from '../../test/pdf-bytes.ts';
import { pdfWarnings } from './pdf-warnings.ts';

const MEGABYTE = 1 << 20;

it.each([
  ['<< /S /JavaScript >>', ['JAVASCRIPT']],
  ['<< /JS (app.alert) >>', ['JAVASCRIPT']],
  ['<< /JS 12 0 R >>', ['JAVASCRIPT']],
  ['<< /#4a#61vaScript >>', ['JAVASCRIPT']],
  ['<< /S /Launch >>', ['LAUNCH_ACTION']],
  ['<< /EmbeddedFiles 4 0 R >>', ['EMBEDDED_FILES']],
  ['<< /Type /EmbeddedFile >> /JavaScript', ['JAVASCRIPT', 'EMBEDDED_FILES']],
  ['<< /JSX /Launched /JavaScripts >>', []],
])('%s gives %j', (content, expected) => {
  expect(pdfWarnings(Buffer.from(content))).toEqual(expected);
});

it('a name cut by the end of a window is still seen', () => {
  const content = Buffer.alloc(3 * MEGABYTE, ' ');
  content.write('/JavaScript ', MEGABYTE - 5);
  expect(pdfWarnings(content)).toEqual(['JAVASCRIPT']);
});

it.each(['\n', '\r\n'])('compressed objects are looked into (%j)', (line) => {
  const packed = stream('/Type /ObjStm /Filter /FlateDecode', deflateSync('<< /S /Launch >>'));
  const content = packed.toString('latin1').replace('stream\n', `stream${line}`);
  expect(pdfWarnings(Buffer.from(content, 'latin1'))).toEqual(['LAUNCH_ACTION']);
});

it('a compressed object that unfolds without end is left alone', () => {
  const bomb = deflateSync(Buffer.alloc(40 * MEGABYTE));
  expect(pdfWarnings(stream('/Type /ObjStm /Filter /FlateDecode', bomb))).toEqual([]);
});
