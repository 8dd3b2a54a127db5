import { expect, test } from 'vitest';

import { thirdParties } from './third-parties.ts';

test('nothing configured, nobody allowed', () => {
  expect(thirdParties({})).toEqual({});
});

test('each configured service brings its own addresses', () => {
  const allowed = thirdParties({
    QUITUS_SITE_CHAT_ID: 'essai',
    QUITUS_SITE_VIDEO_URL: 'https://video.example.fr/embed/1?autoplay=0',
  });
  expect(allowed.frame).toContain('https://video.example.fr');
  expect(allowed.script).toContain('https://client.crisp.chat');
  expect(JSON.stringify(allowed)).not.toContain('trustpilot');
});
