// Where the application answers: the former version has no /api.
export const SPACES = ['coproprietaire', 'conseil-syndical'] as const;
export type Space = (typeof SPACES)[number];

export type Paths = {
  user: string;
  /** Of a space: its root, or one of its folders. */
  folder: (space: Space, id: string | null, page: number) => string;
  file: (id: string) => string;
  out: string;
};

/** Newest first, and as many at once as the application allows. */
const PAGE_SIZE = 100;
const query = (id: string | null, page: number) => {
  const sorted = { sortColumn: 'date_commit', sortOrder: 'DESC' };
  const asked =
    id === null
      ? { ...sorted, classeur: 'null' }
      : { ...sorted, itemCountPerPage: `${PAGE_SIZE}`, currentPageNumber: `${page}` };
  return new URLSearchParams(asked).toString();
};

const under = (prefix: string, file: string): Paths => ({
  user: `${prefix}/current-logged-user`,
  folder: (space, id, page) => {
    const root = `${prefix}/extranet/${space}/documents/classeur`;
    return `${id === null ? root : `${root}/${encodeURIComponent(id)}`}?${query(id, page)}`;
  },
  file: (id) => `${prefix}/extranet/documents/${file}/${encodeURIComponent(id)}`,
  out: `${prefix}/deconnexion`,
});

export const NEW_PATHS = under('/api', 'downloadFile');
export const OLD_PATHS = under('', 'download');
