// Which agents are shown, as the address says it: coming back finds the same page of the same search.
import { AGENT_SORTS } from '@quitus/api/agents.api';

export type AgentSort = (typeof AGENT_SORTS)[number];
export type AgentsView = { filter: string; sort: AgentSort; page: number };

export const SORTS = {
  NAME: { word: 'nom', label: 'Nom' },
  PORTFOLIOS: { word: 'dossiers', label: 'Nombre de dossiers' },
  CREATED: { word: 'arrivee', label: 'Derniers arrivés' },
} satisfies Record<AgentSort, { word: string; label: string }>;

const LAST_PAGE = 10_000;

export function readAgentsView(query: URLSearchParams): AgentsView {
  const page = Number(query.get('page'));
  return {
    filter: query.get('q') ?? '',
    sort: AGENT_SORTS.find((each) => SORTS[each].word === query.get('tri')) ?? 'NAME',
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}

/** What is usual is not written. */
export function writeAgentsView({ filter, sort, page }: AgentsView): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.trim() !== '') query.set('q', filter.trim());
  if (sort !== 'NAME') query.set('tri', SORTS[sort].word);
  if (page > 1) query.set('page', String(page));
  return query;
}
