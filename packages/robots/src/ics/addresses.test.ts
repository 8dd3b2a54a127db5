import { describe, expect, it } from 'vitest';

import { citya, ics } from './connector.ts';

describe('an address that was pasted', () => {
  const groupes = (address: string) =>
    ics.manifest.detect.map((pattern) => pattern.exec(address)?.groups?.['groupe']);

  it.each([
    ['https://extranet2.ics.fr/V5/connexion-cabinet-exemple.html', 'cabinet-exemple'],
    ['https://extranet2.ics.fr/V5/connexion.php?groupe=exemple', 'exemple'],
    ['http://extranet.ics.fr/V4/connexion-exemple.html', 'exemple'],
    ['https://extranet2.ics.fr.example.fr/V5/connexion-exemple.html', undefined],
  ])('%s: %s', (address, groupe) => {
    expect(groupes(address)).toEqual([groupe]);
  });

  it.each([
    ['https://my.citya.com/V5/', true],
    ['https://www.citya.com/mycitya', true],
    ['https://www.citya.com/i-citya/connexion', true],
    ['https://my.citya.com.example.fr/', false],
    ['https://www.citya.com/agences', false],
  ])('%s is Citya: %s', (address, is) => {
    expect(citya.manifest.detect.some((pattern) => pattern.test(address))).toBe(is);
  });

  it('gives no other host than the family’s', () => {
    expect(ics.manifest.tenant.parse({ groupe: 'exemple' })).toEqual({
      groupe: 'exemple',
      host: 'extranet2.ics.fr',
    });
    expect(ics.manifest.tenant.safeParse({ groupe: 'x', host: 'example.fr' }).success).toBe(false);
    expect(ics.manifest.login_url({ groupe: 'exemple', host: 'extranet2.ics.fr' })).toBe(
      'https://extranet2.ics.fr/V5/connexion-exemple.html',
    );
  });
});
