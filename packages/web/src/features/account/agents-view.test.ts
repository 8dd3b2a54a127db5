import { expect, it } from 'vitest';

import { readAgentsView, writeAgentsView } from './agents-view.ts';

const usual = { filter: '', sort: 'NAME', page: 1 } as const;

it('says nothing of what is usual', () => {
  expect(readAgentsView(new URLSearchParams())).toEqual(usual);
  expect(writeAgentsView(usual).toString()).toBe('');
});

it('opens the same view again', () => {
  const view = { filter: 'guérin', sort: 'PORTFOLIOS', page: 3 } as const;
  expect(readAgentsView(writeAgentsView(view))).toEqual(view);
});

it.each(['page=-1', 'page=deux', 'page=1.5', 'page=99999', 'tri=quoi'])(
  'falls back on what is usual for « %s »',
  (query) => {
    expect(readAgentsView(new URLSearchParams(query))).toEqual(usual);
  },
);
