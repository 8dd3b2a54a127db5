import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { connectorOf, CONNECTORS, detectPortal } from './catalogue.ts';

describe('the catalogue', () => {
  it('has one connector to an id', () => {
    const ids = CONNECTORS.map(({ manifest }) => manifest.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.map((id) => connectorOf(id)?.manifest.id)).toEqual(ids);
    expect(connectorOf('foncia')).toBeNull();
  });

  it.each([
    ['https://extranet2.ics.fr/V5/connexion-dupont.html', 'ics', { groupe: 'dupont' }],
    ['http://extranet.ics.fr/V4/connexion.php?groupe=dupont', 'ics', { groupe: 'dupont' }],
    ['  extranet2.ics.fr/V5/connexion-dupont.html ', 'ics', { groupe: 'dupont' }],
    ['https://my.citya.com/', 'citya', { host: 'my.citya.com' }],
    [
      'https://cabinet-b.crypto-extranet.com/connexion/',
      'x14',
      { host: 'cabinet-b.crypto-extranet.com' },
    ],
    ['https://cabinet.mygercop.com', 'x14', { host: 'cabinet.mygercop.com' }],
    ['https://cfspart.impots.gouv.fr/', 'dgfip', {}],
  ])('knows %s', (address, id, tenant) => {
    const detected = detectPortal(address);
    expect(detected?.connector.manifest.id).toBe(id);
    expect(detected?.tenant).toMatchObject(tenant);
  });

  it.each([
    'https://www.myfoncia.fr/login',
    'https://app.matera.eu/users/sign_in',
    'https://127.0.0.1/V5/connexion-dupont.html',
    'https://ailleurs.example/?u=https://extranet2.ics.fr/V5/connexion-dupont.html',
    'https://x.crypto-extranet.com.ailleurs.example/',
    'javascript:alert(1)',
    'syndic dupont',
    '',
  ])('does not know %s', (address) => {
    expect(detectPortal(address)).toBeNull();
  });

  it('leads only to hosts of its own, over TLS', () => {
    const detected = [
      detectPortal('https://extranet2.ics.fr/V5/connexion-dupont.html'),
      detectPortal('https://cabinet.mygercop.com'),
      detectPortal('https://my.citya.com/'),
      detectPortal('https://cfspart.impots.gouv.fr/'),
    ];
    for (const portal of detected) {
      const login = portal?.connector.manifest.login_url(portal.tenant) ?? '';
      expect(login).toMatch(/^https:/);
      expect(portal?.connector.manifest.hosts(portal.tenant)).toContain(new URL(login).host);
    }
  });
});

it('names the portals without loading what visits them', () => {
  const program = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
    await import('./catalogue.ts');`;
  const options = ['--no-warnings', '--input-type=module', '--eval', program];
  const { stdout } = spawnSync(process.execPath, options, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stdout).toContain('/legacy/connector.ts');
  expect(stdout).not.toMatch(/node_modules\/(?:cheerio|undici|tough-cookie)\//);
});
