// Through the folders of a space, each opened once, whichever way the portal tells them.
import { RobotError } from '../robot-error.ts';
import type { Session } from '../session.ts';
import { type Classeur, type DocumentRow, type Listing, listingIn, readJson } from './answers.ts';
import type { Paths, Space } from './paths.ts';

export type Filed = { row: DocumentRow; path: readonly string[] };

const AS_JSON = { accept: 'application/json' };
/** A list that never ends is no list. */
const MAX_PAGES = 50;

export type Walk = { session: Session; paths: Paths; space: Space };

/** Null: this account may not enter that space. */
export async function openSpace(walk: Walk): Promise<Listing | null> {
  const address = walk.paths.folder(walk.space, null, 1);
  const page = await walk.session.page(address, { headers: AS_JSON });
  if (page.status === 403 && walk.space !== 'coproprietaire') return null;
  return listed(readJson(page), address);
}

export async function* filedIn(walk: Walk, root: Listing): AsyncGenerator<Filed> {
  const folders = new Map<string, Classeur>();
  const learn = (found: readonly Classeur[]) => {
    for (const one of found) if (!folders.has(one.id)) folders.set(one.id, one);
  };
  learn(root.inner);
  learn(root.all ?? []);
  let count = root.documents.length;
  for (const row of root.documents) yield { row, path: [] };
  // A map may be read while it grows: what a folder reveals is opened in its turn.
  for (const folder of folders.values()) {
    // Where the whole tree is known, a folder that counts no file holds none.
    if (root.all !== null && folder.fileCount === 0) continue;
    const path = pathOf(folder, folders);
    for await (const page of pagesOf(walk, folder.id)) {
      learn(page.inner.map((inner) => ({ ...inner, parent: inner.parent ?? folder.id })));
      count += page.documents.length;
      for (const row of page.documents) yield { row, path };
    }
  }
  const promised = [...folders.values()].find(({ fileCount }) => (fileCount ?? 0) > 0);
  if (count === 0 && promised)
    throw new RobotError('PARSE_CHANGED', {
      info: `${walk.space}: data.Documents empty where fileCount is not`,
    });
}

/** Each page with what is new in it: a portal without pages gives the whole each time it is asked. */
async function* pagesOf(walk: Walk, id: string): AsyncGenerator<Listing> {
  const seen = new Set<string>();
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const address = walk.paths.folder(walk.space, id, number);
    const body = readJson(await walk.session.page(address, { headers: AS_JSON }));
    const page = listed(body, address);
    const documents = page.documents.filter((row) => !seen.has(row.id));
    for (const row of documents) seen.add(row.id);
    yield { ...page, documents };
    if (documents.length === 0 || (page.total !== null && seen.size >= page.total)) return;
  }
}

function listed(body: unknown, address: string): Listing {
  const where = address.split('?')[0] ?? address;
  if (body === null) throw new RobotError('PARSE_CHANGED', { info: `${where}: nothing there` });
  return listingIn(body, where);
}

/** Names from the outermost; a folder that is its own ancestor ends the path. */
function pathOf(folder: Classeur, folders: ReadonlyMap<string, Classeur>): string[] {
  const names: string[] = [];
  const met = new Set<string>();
  let at: Classeur | undefined = folder;
  while (at && !met.has(at.id)) {
    met.add(at.id);
    names.unshift(at.nom);
    at = at.parent == null ? undefined : folders.get(at.parent);
  }
  return names;
}
