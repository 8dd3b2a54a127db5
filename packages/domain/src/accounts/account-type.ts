export const ACCOUNT_TYPES = [
  'BASIC',
  'PRO_ON_DEMAND',
  'PRO_UNLIMITED',
  'ENTERPRISE_MASTER',
  'ENTERPRISE_AGENT',
  'GUEST',
] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];
export type Role = `ROLE_${AccountType}`;

export const ACCOUNT_TYPE_LABELS: Record<AccountType, string> = {
  BASIC: 'Basic',
  PRO_ON_DEMAND: 'Pro à la demande',
  PRO_UNLIMITED: 'Pro Illimité',
  ENTERPRISE_MASTER: 'Pack Pro Illimité',
  ENTERPRISE_AGENT: 'Agent',
  GUEST: 'Invité',
};

/** A private person, who sells a home of their own or was invited; every other type is a trade. */
export const isPrivatePerson = (type: AccountType): boolean => type === 'BASIC' || type === 'GUEST';

export const roleOf = (type: AccountType): Role => `ROLE_${type}`;

export const ROLES: readonly Role[] = ACCOUNT_TYPES.map(roleOf);
