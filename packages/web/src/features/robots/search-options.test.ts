import type { Syndic } from '@quitus/api/directory.api';
import { expect, it } from 'vitest';

import { choiceOf, optionsOf } from './search-options.ts';

const syndic = (given: Partial<Syndic>): Syndic => ({
  id: '7a1e2f62-0d5c-4b39-9a53-2b2a0c9ad1d5',
  name: 'Cabinet Exemple',
  city: 'Lyon',
  state: 'ACTIVE',
  connector_id: 'ics',
  portal: 'ICS',
  login_url: null,
  email: null,
  sample: false,
  ...given,
});

const NOTHING = { syndics: [], pasted: null, unknown_host: null };

it('marks those that are connected, and leads to their portal', () => {
  const [option] = optionsOf({ ...NOTHING, syndics: [syndic({})] }, 'cab');
  expect(option).toMatchObject({ about: 'Lyon · Connecté', connected: true });
  expect(option?.choice).toMatchObject({ kind: 'CONNECTED', place: { connector_id: 'ics' } });
});

it('never enters a syndic that is only listed, even with a family', () => {
  expect(choiceOf(syndic({ state: 'PLANNED' })).kind).toBe('LISTED');
  expect(choiceOf(syndic({ connector_id: null })).kind).toBe('LISTED');
});

it('offers the name as it was typed to whoever is not in the list', () => {
  expect(optionsOf(NOTHING, ' Mon cabinet ').map(({ label }) => label)).toEqual([
    '« Mon cabinet »',
  ]);
});

it('takes the address that was pasted, known or not', () => {
  const login_url = 'https://cabinet.example.fr/connexion';
  const known = { connector_id: 'x14', portal: 'Logique', login_url };
  expect(optionsOf({ ...NOTHING, pasted: known }, login_url)).toMatchObject([
    { connected: true, about: 'Connecté · cabinet.example.fr' },
  ]);
  const [unknown] = optionsOf({ ...NOTHING, unknown_host: 'cabinet.example.fr' }, login_url);
  expect(unknown?.choice).toMatchObject({ kind: 'LISTED', login_url });
});
