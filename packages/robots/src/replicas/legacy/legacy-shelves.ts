// What each property of the replica `legacy` shows, by scenario: its papers, in folders that are letters.
import type { ReplicaPaper } from '../replica.ts';
import type { Stage } from '../serve-replica.ts';
import type { Property, Row } from './legacy-html.ts';
import { LICES, LICES_PAPERS, OULLE, OULLE_PAPERS } from './legacy-papers.data.ts';

export type Shelf = Property & { papers: readonly ReplicaPaper[] };
type Folder = { letter: string; name: string; rows: readonly Row[] };

const MINUTES = 'Assemblées générales';
const newestFirst = (a: ReplicaPaper, b: ReplicaPaper) => b.date.localeCompare(a.date);
const sameDay = (date: string): string => date.split('-').toReversed().join('.');

/** The same to whoever reads it, not to whoever counts its bytes. */
const corrected = (bytes: Uint8Array): Uint8Array =>
  Buffer.concat([bytes, Buffer.from('\n% version 2\n')]);

function extraPapers(papers: readonly ReplicaPaper[], { scenario }: Stage): ReplicaPaper[] {
  const [first] = papers;
  const [stranger] = OULLE_PAPERS;
  if (!first || !stranger) return [];
  if (scenario === 'duplicate-document')
    return [{ ...first, id: `${first.id}-bis`, title: `${first.title} (copie)` }];
  if (scenario === 'duplicate-title')
    return [{ ...first, id: `${first.id}-ter`, bytes: async () => corrected(await first.bytes()) }];
  if (scenario === 'misfiled') return [{ ...stranger, title: 'Procès-verbal AG 2026 signé' }];
  return [];
}

/** Labels that tell nothing: only a person knows which is which. */
const blind = (shelf: Shelf, index: number): Shelf => ({
  ...shelf,
  label: `Bien n° ${index + 1}`,
});

export function shelvesOf(stage: Stage, given: readonly ReplicaPaper[] | undefined): Shelf[] {
  const papers = given ?? LICES_PAPERS;
  const held = stage.scenario === 'empty' ? [] : [...papers, ...extraPapers(papers, stage)];
  const own = { id: '4102', label: stage.flags['address'] ?? LICES, papers: held };
  const other = { id: '7733', label: OULLE, papers: OULLE_PAPERS };
  const shelves = stage.scenario === 'two-buildings' ? [other, own] : [own];
  return stage.flags['labels'] === 'blind' ? shelves.map(blind) : shelves;
}

/** One letter each, in the order the papers came; a row of the first folder has no file. */
export function foldersOf({ papers }: Shelf): Folder[] {
  const names = [...new Set(papers.map(({ folder: [name = 'Documents'] }) => name))];
  return (names.length === 0 ? [MINUTES] : names).map((name, index) => ({
    letter: String.fromCodePoint(65 + index),
    name,
    rows: [
      ...(index === 0 && papers.length > 0 ? [HOLLOW] : []),
      ...papers
        .filter(({ folder: [own = 'Documents'] }) => own === name)
        .toSorted(newestFirst)
        .map(rowOf),
    ],
  }));
}

const HOLLOW: Row = {
  id: 'document-presence',
  title: 'Feuille de présence (consultable à l’agence)',
  date: '',
  href: null,
};

/** One row in five does not say its day. */
const rowOf = ({ id, title, date }: ReplicaPaper, index: number): Row => ({
  id: `document-${id}`,
  title,
  date: index % 5 === 4 ? '' : sameDay(date),
  href: `/download/${id}`,
});
