// The folders of an agency as its extranet tells them: numbered, each with its parent and its own count.
import type { ReplicaPaper } from '../replica.ts';

export type Classeur = {
  id: number;
  nom: string;
  parent: number | null;
  fileCount: number;
  dateActualisation: string | null;
};
export type Cabinet = {
  classeurs: readonly Classeur[];
  /** Null: those that lie in no folder. */
  papersOf: (classeur: number | null) => readonly ReplicaPaper[];
};

/** « Assemblées Générales/2026 » is two folders; one that only holds folders counts no file. */
export function fileAway(
  papers: readonly ReplicaPaper[],
  empty_folders: readonly string[],
): Cabinet {
  const folders = new Map<string, Classeur>();
  const filed = new Map<number | null, ReplicaPaper[]>();
  const folderAt = (path: readonly string[]): Classeur => {
    const key = path.join('\n');
    const known = folders.get(key);
    if (known) return known;
    const parent = path.length > 1 ? folderAt(path.slice(0, -1)).id : null;
    const made: Classeur = {
      id: 310 + folders.size,
      nom: path.at(-1) ?? '',
      parent,
      fileCount: 0,
      dateActualisation: null,
    };
    folders.set(key, made);
    return made;
  };
  for (const paper of papers) {
    const id = paper.folder.length === 0 ? null : folderAt(paper.folder).id;
    filed.set(id, [...(filed.get(id) ?? []), paper]);
  }
  for (const name of empty_folders) folderAt([name]);
  const papersOf = (id: number | null) =>
    (filed.get(id) ?? []).toSorted((a, b) => b.date.localeCompare(a.date));
  return {
    classeurs: [...folders.values()].map((folder) => ({
      ...folder,
      fileCount: papersOf(folder.id).length,
      dateActualisation: papersOf(folder.id)[0]?.date ?? null,
    })),
    papersOf,
  };
}

const frenchDay = (iso: string): string => iso.split('-').toReversed().join('/');

export const documentRow = (paper: ReplicaPaper, classeur: number) => ({
  id: /^\d+$/.test(paper.id) ? Number(paper.id) : paper.id,
  documents_classeurs_id: classeur,
  file_name: paper.name,
  title: paper.title,
  mime_type: 'application/pdf',
  date_commit: `${paper.date} 09:12:44`,
  date_commit_libelle: frenchDay(paper.date),
});
