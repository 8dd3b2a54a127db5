import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { asItIs, fileName, line, lines } from './typed-text.ts';

describe('a field', () => {
  const refusal = (schema: z.ZodType, text: string) =>
    schema.safeParse(text).error?.issues.map(({ message }) => message);

  it('is of one line or of several', () => {
    expect(line(20).parse(' a\tb\r\nc ')).toBe('a b c');
    expect(lines(20).parse(' a\r\nb ')).toBe('a\nb');
    expect(refusal(line(20), 'a\u202Eb')).toEqual(['UNPRINTABLE_TEXT']);
    expect(refusal(lines(20), 'a\u202Eb')).toEqual(['UNPRINTABLE_TEXT']);
  });

  it('is empty when it shows nothing, so that it cannot pass for a name', () => {
    expect(refusal(line(20).min(1, 'MISSING_NAME'), '\u3164\u200B')).toEqual(['MISSING_NAME']);
  });

  it('is left as it was signed', () => {
    expect(asItIs(20).parse(' a ')).toBe(' a ');
    expect(refusal(asItIs(20), 'a\nb')).toEqual(['UNPRINTABLE_TEXT']);
  });

  it('that names a file loses what cannot be printed', () => {
    expect(fileName(255).parse('devis\u202Efdp.pdf')).toBe('devisfdp.pdf');
    expect(fileName(255).parse('合同 😀.pdf')).toBe('合同 😀.pdf');
    expect(fileName(255).parse('\0')).toBe('document');
  });
});
