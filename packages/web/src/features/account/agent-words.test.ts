import type { Agent } from '@quitus/api/agents.api';
import { expect, it } from 'vitest';

import { agentLine, handedOverText, removalText } from './agent-words.ts';

const agent = (known: Partial<Agent>): Agent => ({
  id: '8d9f7c52-5f0e-4d64-9d55-0f6f8f1f6f01',
  email: 'agent.1@example.fr',
  name: null,
  state: 'ACTIVE',
  portfolio_count: 0,
  in_order_count: 0,
  created_at: '2026-11-01T08:00:00.000Z',
  ...known,
});

it('says what an agent follows', () => {
  expect(agentLine(agent({ portfolio_count: 18, in_order_count: 11 }))).toBe(
    '18 dossiers, 11 en ordre',
  );
  expect(agentLine(agent({ portfolio_count: 1 }))).toBe('1 dossier, aucun en ordre');
  expect(agentLine(agent({}))).toBe('Aucun dossier');
});

it('says where the dossiers go before an agent is removed', () => {
  expect(removalText(agent({ portfolio_count: 4 }))).toContain('Ses 4 dossiers vous reviennent');
  expect(removalText(agent({ portfolio_count: 1 }))).toContain('Son dossier vous revient');
  expect(removalText(agent({}))).toContain('aucun dossier');
  expect(removalText(agent({ state: 'INVITED' }))).toBe('Son invitation ne fonctionnera plus.');
});

it('says how many came back afterwards', () => {
  expect(handedOverText(0)).toContain('aucun dossier');
  expect(handedOverText(1)).toContain('son dossier');
  expect(handedOverText(12)).toContain('Ses 12 dossiers');
});
