import { LIST_FILTERS } from '@quitus/api/portfolios.api';
import { describe, expect, it } from 'vitest';

import {
  extentText,
  offeredFilters,
  readListView,
  shownCount,
  SHOWN_FILTERS,
  writeListView,
} from './list-view.ts';

describe('the address of the list', () => {
  it('says nothing of what is usual', () => {
    const usual = readListView(new URLSearchParams());
    expect(usual).toEqual({ search: '', filter: 'ALL', sort: 'ACTIVITY' });
    expect(writeListView(usual).toString()).toBe('');
  });

  it('opens the same view again', () => {
    const view = { search: 'rue du Marché', filter: 'TO_DO', sort: 'ADDRESS' } as const;
    expect(readListView(writeListView(view))).toEqual(view);
  });

  it('falls back on what is usual when it says something unknown', () => {
    expect(readListView(new URLSearchParams('filtre=nimporte&tri=quoi'))).toEqual({
      search: '',
      filter: 'ALL',
      sort: 'ACTIVITY',
    });
  });
});

it('every filter of the service has its place on the screen', () => {
  expect(SHOWN_FILTERS.toSorted()).toEqual(LIST_FILTERS.toSorted());
});

it('offers the filters that hold something, and the one that is chosen', () => {
  const counts = {
    ALL: 3,
    TO_DO: 1,
    TO_START: 2,
    IN_PROGRESS: 0,
    IN_ORDER: 0,
    RENTAL: 0,
    ARCHIVED: 0,
  };
  expect(offeredFilters(counts, 'ALL')).toEqual(['ALL', 'TO_DO', 'TO_START']);
  expect(offeredFilters(counts, 'ARCHIVED')).toContain('ARCHIVED');
  expect(offeredFilters(undefined, 'ALL')).toEqual(['ALL']);
});

it('counts stop at a thousand', () => {
  expect(shownCount(48)).toBe('48');
  expect(shownCount(999)).toBe('999');
  expect(shownCount(1000)).toBe('1\u00A0000+');
});

describe('how many dossiers are shown', () => {
  it.each([
    [{ shown: 8, more: true, search: '', count: 48 }, '8 dossiers sur 48'],
    [{ shown: 20, more: true, search: '', count: 1000 }, '20 dossiers sur 1\u00A0000+'],
    [{ shown: 1, more: false, search: '', count: 1 }, '1 dossier'],
    [{ shown: 3, more: false, search: '', count: undefined }, '3 dossiers'],
    [{ shown: 1, more: false, search: 'marché', count: 48 }, '1 dossier trouvé'],
    [{ shown: 20, more: true, search: 'rue', count: 48 }, '20 dossiers trouvés sur 48'],
    [{ shown: 20, more: true, search: 'rue', count: undefined }, '20 dossiers trouvés'],
  ])('%o is « %s »', (extent, text) => {
    expect(extentText(extent)).toBe(text);
  });
});
