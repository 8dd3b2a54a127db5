// The shelves of papers of one building: folders within folders, read by pages.
import type { Downloaded } from '../connector.ts';
import { RobotError } from '../robot-error.ts';
import { type Session, SessionExpired } from '../session.ts';
import {
  type GedContent,
  type GedDocument,
  parseJson,
  readContent,
  readFileRefusal,
  readToken,
} from './answers.ts';
import { isLoginPage, type Menu, type View } from './pages.ts';
import type { IcsPortal } from './portals.ts';

export type Shelf = {
  documents: () => AsyncGenerator<{ path: readonly string[]; document: GedDocument }>;
  fetch: (document: GedDocument) => Promise<Downloaded>;
};

type Services = Pick<IcsPortal<unknown>, 'services' | 'results' | 'prints_pcl'>;

export function openShelf(portal: Services, session: Session, menu: Menu, view: View): Shelf {
  const at = `${portal.services}/webservice`;
  let token: Promise<string> | null = null;

  const ask = async (path: string, fields: Record<string, string>): Promise<unknown> => {
    const address = `${at}/${path}?${String(new URLSearchParams(fields))}`;
    const page = await session.page(address, { headers: { accept: 'application/json' } });
    const body = parseJson(page.text);
    if (body !== undefined) return body;
    if (isLoginPage(page)) throw new SessionExpired();
    throw new RobotError('PARSE_CHANGED', { info: `${path}: no JSON` });
  };

  // The service takes the login for the password and the password for the login.
  const newToken = async (): Promise<string> => {
    const answer = await ask('idservice/index.php', {
      clePortefeuille: menu.cle,
      login: menu.pwd,
      mdp: menu.login,
      nomProduit: 'Ged',
      operation: 'get',
      retour: 'json',
    });
    return readToken(answer);
  };
  /** Null again when it could not be had: the next asker tries for itself. */
  const sharedToken = (): Promise<string> =>
    (token ??= newToken().catch((cause: unknown) => {
      token = null;
      throw cause;
    }));

  /** What is refused for its token is asked once more with a new one; several askers share it. */
  const withToken = async <A>(send: (token: string) => Promise<A | 'STALE_TOKEN'>): Promise<A> => {
    const mine = sharedToken();
    const first = await send(await mine);
    if (first !== 'STALE_TOKEN') return first;
    if (token === mine) token = null;
    const second = await send(await sharedToken());
    if (second === 'STALE_TOKEN')
      throw new RobotError('UNKNOWN', { info: 'gedservice: a new token is refused' });
    return second;
  };

  const content = (servlet: string, fields: Record<string, string>, page: number) =>
    withToken<GedContent>(async (given) =>
      readContent(
        await ask(`gedservice/${servlet}`, {
          ...fields,
          isPermissionFilterEnabled: 'true',
          cabinet: 'false',
          page: String(page),
          resultNumber: String(portal.results),
          sortName: 'DESCENDING_DATE',
          toJson: 'true',
          token: given,
        }),
        servlet,
      ),
    );

  /** Past the end a page comes again: the folder ends with the first page that brings nothing new. */
  async function* folder(
    servlet: string,
    fields: Record<string, string>,
    path: readonly string[],
    visited: Set<string>,
  ): ReturnType<Shelf['documents']> {
    const seen = new Set<string>();
    let sons: GedContent['sons'] = [];
    for (let page = 1; ; page += 1) {
      const { docs, sons: listed } = await content(servlet, fields, page);
      if (page === 1) sons = listed;
      const fresh = docs.filter(({ guid }) => !seen.has(guid));
      for (const document of fresh) {
        seen.add(document.guid);
        yield { path, document };
      }
      if (fresh.length === 0 || docs.length < portal.results) break;
    }
    for (const { idArbo, nom, documentsCount, foldersCount } of newestFirst(sons)) {
      if (visited.has(idArbo) || (documentsCount === 0 && foldersCount === 0)) continue;
      visited.add(idArbo);
      yield* folder('SearchArborescenceContentServlet', { id: idArbo }, [...path, nom], visited);
    }
  }

  return {
    documents: () => {
      const building = { type: 'Immeuble', id: menu.imme };
      const owner = { ...building, subType: 'COPROPRIETAIRE', subTypeId: menu.copro };
      const isOwner = view === 'OWNER';
      return folder(
        'GetEntityContentServlet',
        isOwner ? owner : building,
        isOwner ? [OWNER_FOLDER] : [],
        new Set(),
      );
    },
    fetch: (document) =>
      withToken<Downloaded>(async (given) => {
        const { nomGed, extension, emplacement } = document;
        const printed = portal.prints_pcl && isPcl(document);
        const servlet = printed ? 'pcl2PdfServlet' : 'getFileByFTPServlet';
        const fields = new URLSearchParams({
          token: given,
          emplacement,
          nomFile: nomGed,
          extension: extension ?? '',
          cabinet: menu.cabinet,
        });
        const { status, bytes, headers } = await session.file(
          `${at}/gedservice/${servlet}?${String(fields)}`,
        );
        const refusal = readFileRefusal(bytes);
        if (refusal === 'STALE_TOKEN') return refusal;
        if (refusal === 'REFUSED' || status !== 200)
          throw new RobotError('FILE_BROKEN', { info: `${servlet}: ${status}` });
        const name = fileName(document, printed);
        return { bytes, name, mime: headers.get('content-type')?.split(';')[0] ?? null };
      }),
  };
}

/** Folders that are years, from the last; the others stay where the portal has them. */
const newestFirst = (sons: GedContent['sons']): GedContent['sons'] =>
  sons.every(({ nom }) => /^(?:19|20)\d{2}\b/.test(nom))
    ? sons.toSorted((a, b) => b.nom.localeCompare(a.nom))
    : sons;

const OWNER_FOLDER = 'VOS DOCUMENTS';

const isPcl = ({ extension }: GedDocument): boolean => /^\.?pcl$/i.test(extension ?? '');

/** The title is what people know; the portal's own name of the file is a number. */
function fileName({ nom, extension }: GedDocument, printed: boolean): string {
  const kind = printed ? 'pdf' : (extension ?? '').replace(/^\./, '').toLowerCase();
  const title = nom.replaceAll(/[/\\]/g, '-').trim();
  return kind === '' || title.toLowerCase().endsWith(`.${kind}`) ? title : `${title}.${kind}`;
}
