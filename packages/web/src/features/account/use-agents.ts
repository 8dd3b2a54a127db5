import { agentsApi } from '@quitus/api/agents.api';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { keys } from '../../query-client.ts';
import type { AgentsView } from './agents-view.ts';

const AGENTS = [...keys.account, 'agents'];

export const useAgents = (view: AgentsView) =>
  useQuery({
    queryKey: [...AGENTS, 'list', view],
    queryFn: () => call(agentsApi.agents, { query: view }),
    placeholderData: keepPreviousData,
  });

export const useAllocation = (enabled: boolean) =>
  useQuery({
    queryKey: [...AGENTS, 'allocation'],
    queryFn: () => call(agentsApi.agentsAllocation),
    enabled,
  });

export function useAddAgent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agent_email: string) => call(agentsApi.createAgent, { body: { agent_email } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: AGENTS }),
  });
}

export const useRemindAgent = () =>
  useMutation({
    mutationFn: (id: string) => call(agentsApi.remindAgent, { params: { id } }),
  });

export function useRemoveAgent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(agentsApi.deleteAgent, { params: { id } }),
    onSuccess: async () => {
      // Their dossiers are now followed by somebody else.
      void client.invalidateQueries({ queryKey: keys.portfolios });
      await client.invalidateQueries({ queryKey: AGENTS });
    },
  });
}
