import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  ACCEPTED_FORMATS,
  extensionOf,
  FILE_REFUSAL_TEXTS,
  FORMAT_EXTENSIONS,
  isOtherFormat,
  MAX_IMAGE_PIXELS,
  MAX_PAGES,
  safeFileName,
  storedFileName,
} from './file-rules.ts';
import { MAX_FILE_BYTES } from './file-size.ts';

describe('a name that says another format', () => {
  it.each(['notes.txt', 'Relevé.XLSX', 'bail.doc', 'archive.tar.gz'])(
    'refuses %s unread',
    (name) => {
      expect(isOtherFormat(name)).toBe(true);
    },
  );

  it.each(['sans extension', 'bilan v1.2', 'lettre de M. Martin', '.txt.pdf'])(
    'leaves %s to its bytes',
    (name) => {
      expect(isOtherFormat(name)).toBe(false);
    },
  );

  it('is never one that is accepted', () => {
    for (const format of ACCEPTED_FORMATS)
      for (const extension of FORMAT_EXTENSIONS[format])
        expect(isOtherFormat(`papier.${extension}`)).toBe(false);
  });
});

describe('a safe file name', () => {
  it.each([
    ['Appel de fonds T3.pdf', 'Appel de fonds T3.pdf'],
    ['Procès-verbal n° 4 (signé).PDF', 'Procès-verbal n° 4 (signé).PDF'],
    ['Proce\u0300s-verbal.pdf', 'Procès-verbal.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['/root/.ssh/id_rsa', 'id_rsa'],
    ['C:\\Users\\Aline\\bail.docx', 'bail.docx'],
    ['..', 'document'],
    ['', 'document'],
    ['   ', 'document'],
    ['.pdf', 'document.pdf'],
    ['...pdf', 'document.pdf'],
    ['.htaccess', 'document.htaccess'],
    ['bail.pdf. . ', 'bail.pdf'],
    ['facture\u202Efdp.exe', 'facturefdp.exe'],
    ['ba\u200Bil\u0000\u0007.pdf', 'bail.pdf'],
    ['deux\r\nSet-Cookie: a.pdf', 'deux Set-Cookie- a.pdf'],
    ['un\u2028deux.pdf', 'un deux.pdf'],
    ['a<b>c:"d|e?f*.pdf', 'a-b-c--d-e-f-.pdf'],
    ['CON', '_CON'],
    ['nul.pdf', '_nul.pdf'],
    ['COM1 .txt', '_COM1.txt'],
    ['LPT¹.pdf', '_LPT¹.pdf'],
    ['Conseil syndical.pdf', 'Conseil syndical.pdf'],
    ['\uD83D.pdf', 'document.pdf'],
    ['CON \0 é', 'CON é'],
    ['é..é.', 'é.é'],
  ])('of %j is %j', (given, expected) => {
    expect(safeFileName(given)).toBe(expected);
  });

  it('is cut without losing its extension nor half a letter', () => {
    const name = safeFileName(`${'é'.repeat(500)}.pdf`);
    expect(name).toBe(`${'é'.repeat(98)}.pdf`);
    expect(safeFileName(`${'🏠'.repeat(100)}.jpeg`)).toBe(`${'🏠'.repeat(48)}.jpeg`);
  });

  it('holds whatever was sent, and making it safe twice changes nothing', () => {
    const unit = fc.constantFrom(
      '.',
      '/',
      '\\',
      ' ',
      '\0',
      '\u202E',
      'é',
      'CON',
      'pdf',
      '🏠',
      ':',
      '_',
    );
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit, maxLength: 60 }),
    );
    fc.assert(
      fc.property(name, (given) => {
        const safe = safeFileName(given);
        expect(safe).not.toBe('');
        expect(safe).not.toMatch(/[/\\<>:"|?*\p{C}]|^[. ]|[. ]$/u);
        expect(safe).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
        expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(210);
        expect(safe.isWellFormed()).toBe(true);
        expect(safeFileName(safe)).toBe(safe);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the name a file is stored under', () => {
  it.each([
    ['bail.pdf', 'PDF', 'bail.pdf'],
    ['bail.PDF', 'PDF', 'bail.PDF'],
    ['photo.jpeg', 'JPEG', 'photo.jpeg'],
    ['photo.png', 'JPEG', 'photo.png.jpg'],
    ['facture.pdf.exe', 'PDF', 'facture.pdf.exe.pdf'],
    ['bail', 'DOCX', 'bail.docx'],
  ] as const)('%s, a %s, becomes %s', (name, format, stored) => {
    expect(storedFileName(name, format)).toBe(stored);
  });

  it('ends as its format whatever was sent', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.constantFrom(...ACCEPTED_FORMATS),
        (name, format) => {
          expect(FORMAT_EXTENSIONS[format]).toContain(extensionOf(storedFileName(name, format)));
        },
      ),
    );
  });
});

describe('the sentences of a refusal', () => {
  it.each(Object.entries(FILE_REFUSAL_TEXTS))('%s says why, then what to do', (_code, text) => {
    expect(text.split(/(?<=\.) /).length).toBeGreaterThan(1);
    expect(text).not.toMatch(/'| [:;?!]/);
  });

  it('quote the limits as they are', () => {
    expect(FILE_REFUSAL_TEXTS.FILE_TOO_LARGE).toContain(`${MAX_FILE_BYTES / 2 ** 20}\u00A0Mo`);
    expect(FILE_REFUSAL_TEXTS.TOO_MANY_PAGES).toContain(`${MAX_PAGES}\u00A0pages`);
    expect(FILE_REFUSAL_TEXTS.IMAGE_TOO_LARGE).toContain(`${MAX_IMAGE_PIXELS / 1e6}\u00A0millions`);
  });
});
