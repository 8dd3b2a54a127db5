import { expect, it } from 'vitest';

import { sampleSections } from './sample-sections.ts';

it('names what has no real content', () => {
  expect(sampleSections(undefined)).toContain('« Vu à la télévision »');
  expect(sampleSections('https://video.example.fr/1')).not.toContain('« Vu à la télévision »');
  expect(sampleSections(undefined)).toContain('les avis de clients');
});
