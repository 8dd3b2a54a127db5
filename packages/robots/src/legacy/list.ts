// The documents of one home: its folders one after the other, each page after page.
import { chooseUnit } from '../choose-unit.ts';
import type { FoundDocument, ListEvent, Unit, VisitInside } from '../connector.ts';
import { downloaded } from '../fetched-file.ts';
import { guessByLabel, leaveByLabel } from '../label-guess.ts';
import { RobotError } from '../robot-error.ts';
import type { Page, Session } from '../session.ts';
import { type Folder, foldersOn, nextOn, type Row, rowsOn, SPACE, unitsOn } from './pages.ts';
import { inside } from './standing.ts';

/** No owner has so many: a list that goes on further goes round in circles. */
const MOST_PAGES = 200;

type Inside = Pick<VisitInside<unknown>, 'session' | 'home' | 'ask'>;

export async function* listDocuments(
  { session, home, ask }: Inside,
  link: string,
): AsyncGenerator<ListEvent> {
  const open = async (address: string) => inside(await session.page(address), link);
  const units = unitsOn(await open(`${SPACE}/mon-bien`));
  if (units.length === 0) {
    yield { kind: 'STEP', title: 'Aucun bien', detail: 'Ce compte ne contient aucun bien.' };
    return;
  }
  const unit = await chooseUnit(units, home, ask);
  yield { kind: 'STEP', title: 'Bien trouvé', detail: unit.label };
  for (const folder of foldersOn(await open(`${SPACE}/mes-documents/${unit.id}`))) {
    for await (const row of rowsOf(folder, open))
      yield { kind: 'DOCUMENT', document: documentOf(row, folder, unit, session) };
  }
}

/** Stops where the next page was already read, or where a page brings nothing new. */
async function* rowsOf(
  folder: Folder,
  open: (address: string) => Promise<Page>,
): AsyncGenerator<Row> {
  const seen = new Set<string>();
  const read = new Set<string>();
  let next: string | null = folder.href;
  while (next !== null && !read.has(next)) {
    if (read.size === MOST_PAGES)
      throw new RobotError('PARSE_CHANGED', {
        info: `a[rel=next] (page suivante) : ${MOST_PAGES} pages`,
      });
    read.add(next);
    const page: Page = await open(next);
    const fresh = rowsOn(page).filter(({ id }) => !seen.has(id));
    for (const row of fresh) {
      seen.add(row.id);
      yield row;
    }
    next = fresh.length === 0 ? null : nextOn(page);
  }
}

const documentOf = (
  { id, title, date, href }: Row,
  folder: Folder,
  unit: Unit,
  session: Session,
): FoundDocument => ({
  remote_key: id,
  title,
  path: [folder.name],
  date,
  guess: guessByLabel(title, [folder.name]),
  leave: href === null ? 'aucun fichier sur le portail' : leaveByLabel(title, [folder.name]),
  unit,
  open: async () => {
    if (href === null) throw new RobotError('FILE_BROKEN', { titles: [title] });
    return downloaded(await session.file(href), `${title}.pdf`);
  },
});
