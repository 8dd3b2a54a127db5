// What the list shows, as its address says it: a link to a search is a link to that search.
import { LIST_FILTERS, LIST_SORTS } from '@quitus/api/portfolios.api';

export type ListFilter = (typeof LIST_FILTERS)[number];
export type ListSort = (typeof LIST_SORTS)[number];
export type ListView = { search: string; filter: ListFilter; sort: ListSort };

type Named = { word: string; label: string };

/** In the order they are shown. */
export const FILTERS = {
  ALL: { word: 'tous', label: 'Tous' },
  TO_DO: { word: 'a-traiter', label: 'À traiter' },
  TO_START: { word: 'a-commencer', label: 'À commencer' },
  IN_PROGRESS: { word: 'en-cours', label: 'En cours' },
  IN_ORDER: { word: 'en-ordre', label: 'En ordre' },
  RENTAL: { word: 'gestion', label: 'Gestion' },
  ARCHIVED: { word: 'archives', label: 'Archivés' },
} satisfies Record<ListFilter, Named>;

export const SORTS = {
  ACTIVITY: { word: 'activite', label: 'Activité' },
  ADDRESS: { word: 'adresse', label: 'Adresse' },
  CREATED: { word: 'creation', label: 'Création' },
} satisfies Record<ListSort, Named>;

export const SHOWN_FILTERS = [
  'ALL',
  'TO_DO',
  'TO_START',
  'IN_PROGRESS',
  'IN_ORDER',
  'RENTAL',
  'ARCHIVED',
] as const satisfies readonly ListFilter[];

/** What holds nothing is not offered, except what is already chosen; a search moves none of them. */
export const offeredFilters = (
  counts: Record<ListFilter, number> | undefined,
  chosen: ListFilter,
): ListFilter[] =>
  SHOWN_FILTERS.filter(
    (filter) => filter === 'ALL' || filter === chosen || (counts?.[filter] ?? 0) > 0,
  );

export function readListView(query: URLSearchParams): ListView {
  const filter = LIST_FILTERS.find((each) => FILTERS[each].word === query.get('filtre'));
  const sort = LIST_SORTS.find((each) => SORTS[each].word === query.get('tri'));
  return { search: query.get('q') ?? '', filter: filter ?? 'ALL', sort: sort ?? 'ACTIVITY' };
}

/** What is usual is not written. */
export function writeListView({ search, filter, sort }: ListView): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set('q', search.trim());
  if (filter !== 'ALL') query.set('filtre', FILTERS[filter].word);
  if (sort !== 'ACTIVITY') query.set('tri', SORTS[sort].word);
  return query;
}

/** The server stops counting there. */
const MOST_COUNTED = 1000;
const whole = new Intl.NumberFormat('fr-FR');
const figure = (count: number) => whole.format(count).replaceAll(/\s/g, '\u00A0');

export const shownCount = (count: number): string =>
  count >= MOST_COUNTED ? `${figure(MOST_COUNTED)}+` : figure(count);

type Extent = { shown: number; more: boolean; search: string; count: number | undefined };

/** « 8 dossiers sur 48 », « 20 dossiers trouvés sur 48 ». */
export function extentText({ shown, more, search, count }: Extent): string {
  const plural = shown > 1 ? 's' : '';
  const dossiers = `${figure(shown)} dossier${plural}${search === '' ? '' : ` trouvé${plural}`}`;
  return more && count !== undefined ? `${dossiers} sur ${shownCount(count)}` : dossiers;
}
