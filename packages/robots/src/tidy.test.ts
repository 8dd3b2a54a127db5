import { describe, expect, it } from 'vitest';

import type { FoundDocument } from './connector.ts';
import { tidyDocument, tidyEvent, tidyFile, tidyQuestion } from './tidy.ts';

const found = (changes: Partial<FoundDocument>): FoundDocument => ({
  remote_key: 'a91',
  title: 'PV AG 2025',
  path: ['Assemblées générales'],
  date: '2025-06-12',
  guess: null,
  leave: null,
  unit: null,
  open: () => Promise.reject(new Error('not opened')),
  ...changes,
});

describe('a document', () => {
  it('that is in order stays as it is', () => {
    const document = found({ remote_key: '2024#Avis de taxes foncières – 9 rue des Lices' });
    expect(tidyDocument(document)).toEqual(document);
  });

  it('loses what cannot be shown or kept', () => {
    const title = `PV\u0000 \u202Egpj.AG\u202C\n  2025\uD800`;
    const { title: shown, path } = tidyDocument(found({ title, path: ['a\tb', 'c'] }));
    expect(shown).toBe('PV gpj.AG 2025\uFFFD');
    expect(path).toEqual(['a b', 'c']);
    expect(tidyDocument(found({ title: '\u200B \n' })).title).toBe('Sans titre');
  });

  it('ends: titles, folders, keys', () => {
    const long = 'x'.repeat(10_000);
    const { title, path, remote_key } = tidyDocument(
      found({ title: long, remote_key: long, path: Array.from({ length: 500 }, () => long) }),
    );
    expect([title.length, path.length, path[0]?.length]).toEqual([300, 12, 300]);
    expect(remote_key).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(tidyDocument(found({ remote_key: `${long}y` })).remote_key).not.toBe(remote_key);
  });

  it('has a key, and a day or none', () => {
    expect(() => tidyDocument(found({ remote_key: ' ' }))).toThrow('PARSE_CHANGED');
    const days = ['2025-02-30', '12/06/2025', '2025-06-12T10:00', '2024-02-29'];
    expect(days.map((date) => tidyDocument(found({ date })).date)).toEqual([
      null,
      null,
      null,
      '2024-02-29',
    ]);
  });
});

it('a step is a line', () => {
  const step = { kind: 'STEP', title: 'Lot\u0000 23', detail: 'x'.repeat(1000) } as const;
  expect(tidyEvent(step)).toMatchObject({
    title: 'Lot 23',
    detail: expect.stringMatching(/^x{299}…$/),
  });
});

describe('a question', () => {
  it('names homes by what can be shown, and its answer is what the portal calls them', () => {
    const units = [
      { id: 'lot\u0000 1', label: 'Lot\u0000 1' },
      { id: '2', label: 'x'.repeat(1000) },
    ];
    const { shown, meant } = tidyQuestion({ kind: 'UNIT', units });
    expect(JSON.stringify(shown)).not.toContain('\\u0000');
    const [first, second] = shown.kind === 'UNIT' ? shown.units : [];
    expect(first?.label).toBe('Lot 1');
    expect(second).toEqual({ id: '2', label: `${'x'.repeat(299)}…` });
    expect(meant(first?.id ?? '')).toBe('lot\u0000 1');
    expect(meant('2')).toBe('2');
  });

  it('says in one line where the code was sent', () => {
    const asked = { kind: 'CODE', channel: 'SMS', length: 6, retry: false } as const;
    const { shown, meant } = tidyQuestion({ ...asked, hint: '06\u0000 •• 12' });
    expect(shown).toEqual({ ...asked, hint: '06 •• 12' });
    expect(meant('000123')).toBe('000123');
  });
});

it.each([
  ['PV 2025.pdf', 'PV 2025.pdf'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\temp\\pv.pdf', 'C:-temp-pv.pdf'],
  ['Appel 1/2 de fonds.pdf', 'Appel 1-2 de fonds.pdf'],
  ['.pdf', 'document.pdf'],
  ['a\u0000b.docx', 'a b.docx'],
  [`${'x'.repeat(5000)}.pdf`, `${'x'.repeat(160)}.pdf`],
])('a file called %j is kept as %j', (name, kept) => {
  expect(tidyFile({ bytes: new Uint8Array(), name, mime: null }).name).toBe(kept);
});
