// What an account may do, by its type. The rule that hides a button is the rule that refuses the call.
import type { AccountType } from './account-type.ts';

export const PERMISSIONS = ['CAN_MANAGE_AGENTS'] as const;
export type Permission = (typeof PERMISSIONS)[number];

const GRANTED: Record<AccountType, readonly Permission[]> = {
  BASIC: ['CAN_MANAGE_AGENTS'],
  PRO_ON_DEMAND: ['CAN_MANAGE_AGENTS'],
  PRO_UNLIMITED: ['CAN_MANAGE_AGENTS'],
  ENTERPRISE_MASTER: ['CAN_MANAGE_AGENTS'],
  ENTERPRISE_AGENT: [],
  GUEST: [],
};

export const hasPermission = (type: AccountType, permission: Permission): boolean =>
  GRANTED[type].includes(permission);

type Member = { organization_id: string };

export const isMemberOf = (account: Member, organization_id: string): boolean =>
  account.organization_id === organization_id;

/** Whoever is not an agent of somebody else's organisation, nor a guest, holds their own. */
export const ownsOrganization = (type: AccountType): boolean =>
  type !== 'ENTERPRISE_AGENT' && type !== 'GUEST';

export type PortfolioCreator = {
  account_type: AccountType;
  organization_config: { portfolio_with_ped: boolean };
  portfolio_count: number;
};

export function canCreatePortfolio(user: PortfolioCreator): boolean {
  if (user.organization_config.portfolio_with_ped) return true;
  if (user.account_type === 'BASIC') return user.portfolio_count === 0;
  return (
    user.account_type === 'ENTERPRISE_AGENT' ||
    user.account_type === 'ENTERPRISE_MASTER' ||
    user.account_type === 'PRO_UNLIMITED' ||
    user.account_type === 'PRO_ON_DEMAND'
  );
}
