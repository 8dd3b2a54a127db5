import { demoApi } from '@quitus/api/demo.api';
import { expect, test, vi } from 'vitest';

import { call, fetchBytes } from '../api.ts';
import { sendFiles } from '../uploads/uploads.ts';
import { bringExample, type Example, exampleWords } from './bring-example.ts';

const session = vi.hoisted(() => ({ email: 'claire@example.fr' }));
vi.mock('../api.ts', () => ({ call: vi.fn(), fetchBytes: vi.fn() }));
vi.mock('../uploads/uploads.ts', () => ({ sendFiles: vi.fn() }));
vi.mock('../session/session.ts', () => ({
  readSession: () => session,
  followSession: () => undefined,
}));

const papers: Example['papers'] = [
  { number: 1, name: 'Appel.pdf', document_type: 'CHARGES' },
  { number: 2, name: 'Décompte.pdf', document_type: 'CHARGES' },
  { number: 3, name: 'RIB.pdf', document_type: 'RIB' },
];

test('papers go to their document together, until somebody else signs in', async () => {
  const example = { papers, owners: ['Claire Martin'], answers: 12 };
  const said = vi.fn();
  vi.mocked(call).mockResolvedValue(example);
  vi.mocked(fetchBytes).mockImplementation(async () => new Response('%PDF-'));
  await bringExample('dossier', said);
  expect(said).toHaveBeenCalledExactlyOnceWith(example);
  expect(call).toHaveBeenCalledWith(demoApi.describeExample, { params: { uid: 'dossier' } });
  const sent = vi
    .mocked(sendFiles)
    .mock.calls.map(([place, files]) => [
      place.document_type,
      ...[...files].map(({ name }) => name),
    ]);
  expect(sent).toEqual([
    ['CHARGES', 'Appel.pdf', 'Décompte.pdf'],
    ['RIB', 'RIB.pdf'],
  ]);

  vi.mocked(sendFiles).mockImplementation(() => void (session.email = 'autre@example.fr'));
  vi.mocked(sendFiles).mockClear();
  await bringExample('dossier', said);
  expect(sendFiles).toHaveBeenCalledTimes(1);
});

test('what was made up is said, with the name it is under', () => {
  const example = { papers, owners: ['Claire Martin', 'Paul Martin'], answers: 12 };
  expect(exampleWords(example)).toBe(
    '3 papiers et 12 réponses, au nom de Claire Martin et Paul Martin. Rien n’est vrai.',
  );
  expect(exampleWords({ ...example, answers: 0 })).not.toContain('réponse');
});
