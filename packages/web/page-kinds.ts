// For whom a module is: groups of files are made of modules that the same kinds of pages need, so that a page asks
// for few files and none brings what only others need.

export type PageKind = 'landing' | 'site' | 'door' | 'share' | 'account';

/** The files of `routes.ts`; everything else is for whoever imports it. */
const PAGES: [PageKind, RegExp][] = [
  [
    'landing',
    /\/src\/(root|entry\.client|layouts\/PublicLayout|features\/landing\/LandingPage)\.tsx/,
  ],
  ['site', /\/src\/features\/(offers|preetatdate|partners|about|faq|legal)\/\w+Page\.tsx/],
  [
    'door',
    /\/src\/features\/(auth|invitations|verification|onboarding|portals|not-found)\/\w+Page\.tsx/,
  ],
  ['share', /\/src\/features\/sharing\/SharePage\.tsx/],
  ['account', /\/src\/(layouts\/(Account|Outbox)Layout|features\/[\w/]+(Page|ToPortfolios))\.tsx/],
];

export type ImportersOf = (id: string) => readonly string[];

/** The kinds of pages that need this module, by those that import it; parts that come later do not count. */
export function pageKinds(importersOf: ImportersOf): (id: string) => ReadonlySet<PageKind> {
  const known = new Map<string, Set<PageKind>>();
  return function kindsOf(id) {
    const found = known.get(id);
    if (found) return found;
    const kinds = new Set<PageKind>();
    // Before the importers: modules may import one another.
    known.set(id, kinds);
    // Every icon is imported by the list of all icons.
    if (id.includes('/lucide-react/')) return kinds;
    const own = PAGES.find(([, page]) => page.test(id))?.[0];
    if (own) kinds.add(own);
    else
      for (const importer of importersOf(id)) for (const kind of kindsOf(importer)) kinds.add(kind);
    return kinds;
  };
}

export type Group = 'shell' | 'common' | 'calls' | 'screens';

/** Only what the share page needs is grouped: it is opened once, from a mail, often on a slow line. */
export function groupOf(kinds: ReadonlySet<PageKind>): Group | null {
  if (!kinds.has('share') || kinds.size === 1) return null;
  if (kinds.has('landing')) return 'shell';
  if (kinds.has('site')) return 'common';
  return kinds.has('door') ? 'calls' : 'screens';
}
