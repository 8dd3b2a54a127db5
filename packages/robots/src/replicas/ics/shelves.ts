// Papers in folders, by pages, as the services tell them.
import { createHash } from 'node:crypto';

import { z } from 'zod';

import type { GedPaper } from './papers.data.ts';
import type { Shelf, View } from './portal.ts';
import { changedAt, type Scene } from './scene.ts';

/** Folders under this one are the owner's, the others the building's. */
const OWN = 'VOS DOCUMENTS';
const whole = z.coerce.number().int().min(1).catch(1);

const hashed = (words: string): string =>
  createHash('sha256').update(words).digest('hex').slice(0, 16);
export const keyOf = ({ imme, view }: Shelf): string => hashed(`cle/${imme}/${view}`);
const folderId = ({ imme, view }: Shelf, path: readonly string[]): string =>
  hashed([imme, view, ...path].join('/'));

const viewOf = (paper: GedPaper): View => (paper.folder[0] === OWN ? 'OWNER' : 'BUILDING');
const extensionOf = ({ name }: GedPaper): string => /\.(\w+)$/.exec(name)?.[1] ?? '';
export const placeOf = ({ id }: GedPaper): string => `/ged/0042/${hashed(id)}`;
const shelved = (paper: GedPaper): readonly string[] =>
  viewOf(paper) === 'OWNER' ? paper.folder.slice(1) : paper.folder;
export const printed = (paper: GedPaper): GedPaper =>
  paper.printed ? { ...paper, bytes: paper.printed } : paper;

export const papersOf = (scene: Scene, { imme, view }: Shelf): readonly GedPaper[] => {
  if (scene.stage.scenario === 'empty') return [];
  const building = scene.buildings().find((one) => one.imme === imme);
  return (building?.papers ?? []).filter((paper) => viewOf(paper) === view);
};

/** Every folder of a shelf by its id. */
export const foldersOf = (scene: Scene, shelf: Shelf): Map<string, readonly string[]> =>
  new Map(
    papersOf(scene, shelf)
      .map(shelved)
      .flatMap((path) => path.map((_, index) => path.slice(0, index + 1)))
      .map((path) => [folderId(shelf, path), path]),
  );

const isUnder = (paper: GedPaper, path: readonly string[]): boolean =>
  path.every((name, index) => shelved(paper)[index] === name);

export function contentOf(
  scene: Scene,
  shelf: Shelf,
  path: readonly string[],
  query: Record<string, string>,
) {
  const inside = papersOf(scene, shelf).filter((paper) => isUnder(paper, path));
  const here = inside
    .filter((paper) => shelved(paper).length === path.length)
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const names = new Set(inside.flatMap((paper) => shelved(paper)[path.length] ?? []));
  const size = Math.min(whole.parse(query['resultNumber']), scene.skin.page_size);
  // Past the end, the last page comes again.
  const last = Math.max(1, Math.ceil(here.length / size));
  const from = (Math.min(whole.parse(query['page']), last) - 1) * size;
  const docs = here.slice(from, from + size).map(shown);
  const changed = changedAt(scene.stage, 'ged');
  return {
    responseCode: '200',
    payload: {
      directory: { nom: path.at(-1) ?? 'GED', cheminComplet: ['GED', ...path].join('/') },
      sons: [...names].toSorted().map((name) => son(inside, shelf, [...path, name])),
      ...(changed ? { fichiers: docs } : { docs }),
    },
  };
}

function son(papers: readonly GedPaper[], shelf: Shelf, path: readonly string[]) {
  const inside = papers.filter((paper) => isUnder(paper, path)).map(shelved);
  const below = inside.flatMap((one) => one[path.length] ?? []);
  return {
    idArbo: folderId(shelf, path),
    nom: path.at(-1),
    type: 'DOSSIER',
    documentsCount: inside.length - below.length,
    foldersCount: new Set(below).size,
  };
}

const shown = (paper: GedPaper) => ({
  guid: paper.id,
  nom: paper.title,
  nomGed: `${hashed(paper.id)}.${extensionOf(paper)}`,
  extension: extensionOf(paper),
  size: 20_480,
  emplacement: placeOf(paper),
  dateUpload: `${paper.date} 09:12:00`,
  dateCreated: `${paper.date} 08:30:00`,
  droits: 'LECTURE',
});
