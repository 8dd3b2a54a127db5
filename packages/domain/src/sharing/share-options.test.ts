import { expect, it } from 'vitest';

import { optionsFor, optionWords, SHARE_OPTION_NAMES, usualOptions } from './share-options.ts';

it('proposes to a buyer the watermark on every page, to others on personal papers', () => {
  expect(usualOptions('ACQUEREUR').watermark).toBe('ALL');
  expect(usualOptions('NOTAIRE').watermark).toBe('PERSONAL');
});

it('follows another audience, but for what was changed by hand', () => {
  const notary = { audience: 'NOTAIRE' as const, ...usualOptions('NOTAIRE') };
  expect(optionsFor(notary, 'ACQUEREUR').watermark).toBe('ALL');
  const changed = { ...notary, watermark: 'NONE' as const, allow_download: false };
  expect(optionsFor(changed, 'ACQUEREUR')).toMatchObject({
    allow_download: false,
    watermark: 'NONE',
  });
});

it('says each choice in words', () => {
  for (const name of SHARE_OPTION_NAMES)
    expect(optionWords(name, usualOptions('AGENT')[name])).not.toBe('');
  expect(optionWords('watermark', 'NONE')).toBe('Aucun filigrane');
});
