import { expect, test } from 'vitest';

import { droppedFiles, MOST_FILES } from './dropped-files.ts';

type Entry = { name: string; isFile: boolean; isDirectory: boolean };

const fileEntry = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (give: (file: File) => void) => give(new File(['x'], name)),
});

/** Given two at a time, as browsers give large folders by parts. */
const folderEntry = (name: string, inside: Entry[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...inside];
    return { readEntries: (give: (entries: Entry[]) => void) => give(left.splice(0, 2)) };
  },
});

const item = (entry: Entry) => ({ kind: 'file', webkitGetAsEntry: () => entry });

async function namesOf(...items: unknown[]): Promise<string[]> {
  // @ts-expect-error The little of a dropped item that is read.
  const files = await droppedFiles(items);
  return files.map(({ name }) => name);
}

test('files of folders, and of folders in them, are taken in order', async () => {
  const folder = folderEntry('Dossier', [
    fileEntry('c.pdf'),
    fileEntry('a.pdf'),
    folderEntry('b', [fileEntry('dedans.pdf')]),
  ]);
  expect(await namesOf(item(fileEntry('seul.pdf')), item(folder))).toEqual([
    'seul.pdf',
    'a.pdf',
    'dedans.pdf',
    'c.pdf',
  ]);
});

test('what the system leaves in folders stays out, and so does dragged text', async () => {
  const folder = folderEntry('Dossier', [fileEntry('.DS_Store'), fileEntry('Thumbs.db')]);
  expect(await namesOf(item(folder), { kind: 'string' })).toEqual([]);
});

test('a browser without folders still gives its files', async () => {
  const bare = {
    kind: 'file',
    webkitGetAsEntry: () => null,
    getAsFile: () => new File(['x'], 'rib.pdf'),
  };
  expect(await namesOf(bare)).toEqual(['rib.pdf']);
});

test('a whole disk stops at what a person would send', async () => {
  const many = Array.from({ length: MOST_FILES + 5 }, (_, index) => fileEntry(`${index}.pdf`));
  expect(await namesOf(item(folderEntry('Disque', many)))).toHaveLength(MOST_FILES);
});
