import type { Profile } from '@quitus/api/auth.api';
import { describe, expect, it } from 'vitest';

import { actionCommands, dossierCommands, matching, pageCommands } from './palette-commands.ts';
import { isPaletteKey } from './palette-open.ts';

const profile = (given: Partial<Profile>): Profile => ({
  id: '7a1e2f62-0d5c-4b39-9a53-2b2a0c9ad1d5',
  email: 'claire@example.fr',
  first_name: 'Claire',
  last_name: 'Dubois',
  account_type: 'BASIC',
  role: 'ROLE_BASIC',
  staff: false,
  organization: { id: '1c9f6a0e-51a1-4b0a-8d5c-8f7f4f0f1b11', name: null },
  organization_config: { portfolio_with_ped: false },
  portfolio_count: 0,
  ...given,
});

const labels = (commands: { label: string }[]) => commands.map(({ label }) => label);

describe('what the palette offers', () => {
  it('leaves the agents to those who manage some', () => {
    expect(labels(pageCommands(profile({ account_type: 'ENTERPRISE_MASTER' })))).toContain(
      'Agents',
    );
    expect(labels(pageCommands(profile({ account_type: 'ENTERPRISE_AGENT' })))).not.toContain(
      'Agents',
    );
    expect(labels(pageCommands(null))).not.toContain('Agents');
  });

  it('opens a dossier only for those who may', () => {
    expect(labels(actionCommands(profile({})))).toContain('Nouveau dossier');
    expect(labels(actionCommands(profile({ portfolio_count: 1 })))).not.toContain(
      'Nouveau dossier',
    );
    expect(labels(actionCommands(profile({ account_type: 'GUEST' })))).not.toContain(
      'Nouveau dossier',
    );
  });
});

it('sends the robot from the dossier on screen', () => {
  expect(dossierCommands(undefined)).toEqual([]);
  const uid = '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10';
  expect(labels(matching(dossierCommands(uid), 'robot taxe'))).toEqual([
    'Récupérer l’avis d’impôt',
  ]);
});

describe('what is typed', () => {
  const commands = pageCommands(profile({}));

  it('finds a page by the beginning of its words, accents set aside', () => {
    expect(labels(matching(commands, 'secu'))).toEqual(['Sécurité']);
    expect(labels(matching(commands, 'mot passe'))).toEqual(['Sécurité']);
    expect(labels(matching(commands, 'xyz'))).toEqual([]);
  });

  it('offers everything while nothing is typed', () => {
    expect(matching(commands, ' ')).toEqual(commands);
  });
});

it('opens with the K of a command, and with no other K', () => {
  const press = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(isPaletteKey({ ...press, ctrlKey: true })).toBe(true);
  expect(isPaletteKey({ ...press, key: 'K', metaKey: true })).toBe(true);
  expect(isPaletteKey(press)).toBe(false);
  expect(isPaletteKey({ ...press, ctrlKey: true, shiftKey: true })).toBe(false);
});
