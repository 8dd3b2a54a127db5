import { describe, expect, it } from 'vitest';

import { ACCOUNT_TYPES } from './account-type.ts';
import { agentRefusal } from './agents.ts';
import { canCreatePortfolio, hasPermission, isMemberOf, ownsOrganization } from './permissions.ts';

describe('opening a dossier', () => {
  /** Without and with a first dossier, in an organisation that does not order statements. */
  it.each([
    ['BASIC', true, false],
    ['PRO_ON_DEMAND', true, true],
    ['PRO_UNLIMITED', true, true],
    ['ENTERPRISE_MASTER', true, true],
    ['ENTERPRISE_AGENT', true, true],
    ['GUEST', false, false],
  ] as const)('as %s', (account_type, first, further) => {
    const organization_config = { portfolio_with_ped: false };
    const may = (portfolio_count: number) =>
      canCreatePortfolio({ account_type, organization_config, portfolio_count });
    expect([may(0), may(1), may(50)]).toEqual([first, further, further]);
  });

  it.each(ACCOUNT_TYPES)('as %s of an organisation that orders statements', (account_type) => {
    const organization_config = { portfolio_with_ped: true };
    for (const portfolio_count of [0, 1, 50])
      expect(canCreatePortfolio({ account_type, organization_config, portfolio_count })).toBe(true);
  });
});

describe('an account type', () => {
  it.each([
    ['BASIC', true],
    ['PRO_ON_DEMAND', true],
    ['PRO_UNLIMITED', true],
    ['ENTERPRISE_MASTER', true],
    ['ENTERPRISE_AGENT', false],
    ['GUEST', false],
  ] as const)('%s manages agents and its organisation: %s', (type, does) => {
    expect(hasPermission(type, 'CAN_MANAGE_AGENTS')).toBe(does);
    expect(ownsOrganization(type)).toBe(does);
  });

  it('says nothing of the organisation one belongs to', () => {
    expect(isMemberOf({ organization_id: 'a' }, 'a')).toBe(true);
    expect(isMemberOf({ organization_id: 'a' }, 'b')).toBe(false);
  });
});

describe('a new agent', () => {
  const head = { account_type: 'ENTERPRISE_MASTER', organization_id: 'ours' } as const;
  const agent = { account_type: 'ENTERPRISE_AGENT', organization_id: 'ours' } as const;
  const stranger = { account_type: 'BASIC', organization_id: 'theirs' } as const;
  const free = { allowed: 2, used: 1 };
  const full = { allowed: 2, used: 2 };

  it.each([
    ['is welcome within the allowance', head, free, null, null],
    ['is one too many past it', head, full, null, 'AGENT_ALLOWANCE_REACHED'],
    ['needs an allowance', head, { allowed: 0, used: 0 }, null, 'AGENT_ALLOWANCE_REACHED'],
    ['is there already', head, free, agent, 'AGENT_ALREADY_THERE'],
    ['is the head', head, free, head, 'AGENT_ALREADY_THERE'],
    ['has an account elsewhere', head, free, stranger, 'EMAIL_HAS_ACCOUNT'],
    ['is there already, with no place left', head, full, agent, 'AGENT_ALREADY_THERE'],
    ['is not for an agent to create', agent, free, null, 'FORBIDDEN'],
    ['is not for an agent to ask about', agent, free, stranger, 'FORBIDDEN'],
  ])('%s', (_, creator, allocation, existing, refusal) => {
    expect(agentRefusal(creator, allocation, existing)).toBe(refusal);
  });
});
