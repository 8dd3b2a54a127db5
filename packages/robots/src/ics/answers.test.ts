import { describe, expect, it } from 'vitest';

import { readContent, readFileRefusal, readToken } from './answers.ts';

const DOCUMENT = {
  guid: '5d0f9c1e',
  nom: 'PV AG 2025',
  nomGed: '000123.PDF',
  extension: 'PDF',
  size: 20480,
  emplacement: '/ged/0042/000123',
  dateUpload: '2025-06-20 09:12:00',
  dateCreated: '2025-06-18 08:30:00',
  droits: 'LECTURE',
};
const FOLDER = {
  idArbo: 812,
  nom: '2025',
  type: 'DOSSIER',
  documentsCount: '3',
  foldersCount: 0,
};
const answer = (payload: object) => ({ responseCode: '200', payload });

describe('the content of a folder', () => {
  it('is its papers, with their days, and its folders', () => {
    expect(readContent(answer({ docs: [DOCUMENT], sons: [FOLDER] }), 'x')).toEqual({
      docs: [
        {
          guid: '5d0f9c1e',
          nom: 'PV AG 2025',
          nomGed: '000123.PDF',
          extension: 'PDF',
          emplacement: '/ged/0042/000123',
          dateUpload: '2025-06-20',
          dateCreated: '2025-06-18',
        },
      ],
      sons: [{ idArbo: '812', nom: '2025', documentsCount: 3, foldersCount: 0 }],
    });
  });

  it('may lack a day that can be read, never a list', () => {
    const undated = { ...DOCUMENT, dateCreated: '18/06/2025', dateUpload: null };
    expect(readContent(answer({ docs: [undated], sons: [] }), 'x')).toMatchObject({
      docs: [{ dateCreated: null, dateUpload: null }],
    });
    expect(() => readContent(answer({ sons: [] }), 'Servlet')).toThrow('Servlet: docs');
    expect(() => readContent(answer({ docs: [{ nom: 'x' }], sons: [] }), 'Servlet')).toThrow(
      'Servlet: docs.0.guid',
    );
  });

  it('is refused inside a good answer', () => {
    expect(readContent({ responseCode: 403, message: 'Token expiré' }, 'x')).toBe('STALE_TOKEN');
    expect(() => readContent({ responseCode: '500' }, 'Servlet')).toThrow(
      'UNKNOWN: Servlet: responseCode 500',
    );
    expect(() => readContent('<html>', 'Servlet')).toThrow('PARSE_CHANGED');
  });
});

it('a token is given or it is not', () => {
  expect(readToken({ success: true, token: 'abc' })).toBe('abc');
  expect(() => readToken({ success: false, erreur: 'Identifiants incorrects' })).toThrow(
    'UNKNOWN: idservice',
  );
  expect(() => readToken({ token: 'abc' })).toThrow('PARSE_CHANGED: idservice');
});

it('a refusal may stand where a file should', () => {
  expect(readFileRefusal(Buffer.from('{"responseCode":"403"}'))).toBe('STALE_TOKEN');
  expect(readFileRefusal(Buffer.from('{"responseCode":"404"}'))).toBe('REFUSED');
  expect(readFileRefusal(Buffer.from('%PDF-1.7'))).toBe(null);
  expect(readFileRefusal(Buffer.from('{ not json'))).toBe(null);
});
