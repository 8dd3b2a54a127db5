import { expect, it } from 'vitest';

import { fileNameOf } from './file-name.ts';

const named = (disposition: string, type = 'application/pdf') =>
  fileNameOf(new Headers({ 'content-disposition': disposition, 'content-type': type }), 'sans nom');

/** As Node hands a header over: a letter per byte. */
const bytes = (text: string) => Buffer.from(text).toString('latin1');

it.each([
  ['attachment; filename=appel.pdf', 'appel.pdf'],
  ['attachment; filename="Appel T1 2026.pdf"; size=20', 'Appel T1 2026.pdf'],
  ['attachment; filename="Procès-verbal.pdf"', 'Procès-verbal.pdf'],
  ['attachment; filename="R\u0080glement \u009312\u0094.pdf"', 'R€glement “12”.pdf'],
  [bytes('attachment; filename="Procès-verbal œuvre.pdf"'), 'Procès-verbal œuvre.pdf'],
  [
    'attachment; filename="x.pdf"; filename*=UTF-8\'\'Proc%C3%A8s%20verbal.pdf',
    'Procès verbal.pdf',
  ],
  ["inline;filename*=ISO-8859-1'fr'Proc%E8s.pdf", 'Procès.pdf'],
  ["attachment; filename*=UTF-8''Proc%E8s.pdf; filename=proces.pdf", 'proces.pdf'],
  ["attachment; filename*=martien''x.pdf; filename=proces.pdf", 'proces.pdf'],
  ['attachment; filename="=?ISO-8859-1?Q?Proc=E8s_verbal.pdf?="', 'Procès verbal.pdf'],
  ['attachment; filename="=?utf-8?B?UHJvY8Ooc1 ?="', '=?utf-8?B?UHJvY8Ooc1 ?='],
  ['attachment; filename="=?utf-8?B?UHJvY8Ooc18x?= =?utf-8?q?.pdf?="', 'Procès_1.pdf'],
  ['attachment; filename="a \\"b\\"; filename=c.pdf"', 'a "b"; filename=c.pdf'],
  [String.raw`attachment; filename="C:\stock\AG\PV.pdf"`, 'PV.pdf'],
  ['attachment; filename="../../etc/PV.pdf"', 'PV.pdf'],
  ['attachment', 'sans nom'],
  ['attachment; filename=""', 'sans nom'],
])('%s', (disposition, expected) => {
  expect(named(disposition)).toBe(expected);
});

it('takes the name that the type gives when nothing else does', () => {
  expect(named('inline', 'application/pdf; name="Avis 2026.pdf"')).toBe('Avis 2026.pdf');
  expect(fileNameOf(new Headers(), 'sans nom')).toBe('sans nom');
});
