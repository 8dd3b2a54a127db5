import { expect, it } from 'vitest';

import { browserName, isHandheld } from './browser-name.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

it.each([
  [
    'Chrome sur Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  ],
  [
    'Edge sur Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  ],
  ['Firefox sur Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [
    'Safari sur Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['Safari sur iPhone', IPHONE],
  [
    'Chrome sur Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
  ['Navigateur inconnu', 'curl/8.5.0'],
  ['Navigateur inconnu', null],
])('is %s', (name, user_agent) => {
  expect(browserName(user_agent)).toBe(name);
});

it('tells a phone from a computer', () => {
  expect(isHandheld(IPHONE)).toBe(true);
  expect(isHandheld('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/144.0')).toBe(false);
});
