import { describe, expect, it } from 'vitest';

import { anyCase } from './any-case.ts';

const found = (source: string, text: string) => new RegExp(anyCase(source), 'u').exec(text)?.[0];

describe('a pattern of any case', () => {
  it('takes small letters for capitals, accents and classes included', () => {
    for (const text of ['copropriété', 'COPROPRIÉTÉ', 'Copropriete'])
      expect(found('copropri[eé]t[eé]', text)).toBe(text);
    expect(found('[a-f]+', 'xBad')).toBe('Bad');
    expect(found("(?:[dl]')?an", "L'AN")).toBe("L'AN");
  });

  it('takes capitals for what they are', () => {
    expect(found(String.raw`sdc \p{Lu}\p{Ll}+`, 'Sdc Les SDC Ormes')).toBe('Sdc Les');
    expect(found('[IVX]+', 'ivx')).toBeUndefined();
    expect(found(String.raw`sdc \p{Lu}`, 'sdc ormes')).toBeUndefined();
  });

  it('leaves groups, escapes and what a class excludes alone', () => {
    const source = String.raw`(?<![a])(?<name>\d\s[^b-d]\p{L}(?=z))`;
    expect(new RegExp(anyCase(source), 'u').exec('1 xyZ')?.groups?.['name']).toBe('1 xy');
    expect(anyCase(String.raw`\b\s\p{Lu}[^a]{2,3}`)).toBe(String.raw`\b\s\p{Lu}[^a]{2,3}`);
  });
});
