import { expect, it } from 'vitest';

import { ipRange } from './ip-range.ts';

it.each([
  ['192.0.2.41', '192.0.2.x'],
  ['::ffff:192.0.2.41', '192.0.2.x'],
  ['2001:db8:12:3:4:5:6:7', '2001:db8:12::x'],
  ['2001:DB8:0012::7', '2001:db8:12::x'],
  ['2001:db8::7', '2001:db8:0::x'],
  ['fe80::1%eth0', 'fe80:0:0::x'],
  ['::1', '0:0:0::x'],
])('%s is shown as %s', (ip, shown) => expect(ipRange(ip)).toBe(shown));

it.each(['', 'inconnu', '192.0.2', '2001:db8', '1::2::3', 'g::1'])('« %s » is no place', (ip) =>
  expect(ipRange(ip)).toBeNull(),
);
