// Agents of an organisation, within its allowance.
import type { AccountType } from './account-type.ts';
import { hasPermission } from './permissions.ts';

export type AgentsAllocation = { allowed: number; used: number };

export type AgentRefusal =
  | 'FORBIDDEN'
  | 'AGENT_ALLOWANCE_REACHED'
  | 'AGENT_ALREADY_THERE'
  | 'EMAIL_HAS_ACCOUNT';

type Existing = { organization_id: string; account_type: AccountType } | null;

/** Why this e-mail cannot become an agent. Who has an account is told only to those with room for one. */
export function agentRefusal(
  creator: { account_type: AccountType; organization_id: string },
  allocation: AgentsAllocation,
  existing: Existing,
): AgentRefusal | null {
  if (!hasPermission(creator.account_type, 'CAN_MANAGE_AGENTS')) return 'FORBIDDEN';
  if (existing?.organization_id === creator.organization_id) return 'AGENT_ALREADY_THERE';
  if (allocation.used >= allocation.allowed) return 'AGENT_ALLOWANCE_REACHED';
  return existing ? 'EMAIL_HAS_ACCOUNT' : null;
}
