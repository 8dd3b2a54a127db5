// The day of a report, as those who came and wrote on one day print it.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('the day of a report', () => {
  it.each([
    'Rapport n° 24-118 - Date de visite et de rédaction : 12/03/2026',
    'Dates de visite et d’émission du rapport : 12/03/2026',
    'Date d’édition et de visite : 12/03/2026',
    'Dossier TX-26-004 - Date : 12/03/2026 - Durée de la visite : 1 h 15',
    'Constat n° 4471\nDate : 12 mars 2026',
    'Rapport TX-26-004 du 12 mars 2026',
    'Contrôle réalisé avec un testeur étalonné le 12 mars 2026, en présence du vendeur.',
  ])('%s', (line) => {
    expect(
      typedFacts(
        `ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT\n${line}\nArrêté du 7 mars 2012`,
        'DIAGNOSTICS',
        'TERMITES',
      )['made_on'],
    ).toBe('2026-03-12');
  });

  it('of a decree or of a plan is none', () => {
    const text = `ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT
Zone : approuvée - date : 18/12/1985`;
    expect(typedFacts(text, 'DIAGNOSTICS', 'TERMITES')).not.toHaveProperty('made_on');
  });
});

it.each([
  ['Date du dossier : 09/12/2026', '2026-12-09'],
  ['Visite et rapport du : 09/12/2026', '2026-12-09'],
  ['Rapport n° DP-2026-1209 – visite du 9 décembre 2026', '2026-12-09'],
  ['DPE établi le 09/12/2026\nAmiante : rapport établi le 11/12/2026', undefined],
])('of a whole file is the one of its cover: %s', (said, made_on) => {
  const cover = `DOSSIER DE DIAGNOSTIC TECHNIQUE\n${said}\nAdresse du bien : 5 rue du Bac, 59000 Lille`;
  expect(typedFacts(cover, 'DIAGNOSTICS', 'DDT')['made_on']).toBe(made_on);
});

it.each([
  ['Date de la mise à jour : 18 mai 2021\nPremier repérage : 12 juin 2008', '2021-05-18'],
  [
    'Rapport n° DTA-2019-0516 – mise à jour du 16/05/2019 (repérage initial du 21/09/2005)',
    '2019-05-16',
  ],
  ['Rapport de repérage     n° LE-19/0514-22 du 14 mai 2019', '2019-05-14'],
])('of the asbestos of a building is that of its last state: %s', (said, made_on) => {
  const file = `DOSSIER TECHNIQUE AMIANTE\n${said}\nImmeuble : Les Ormes, 5 rue du Bac, 59000 Lille`;
  expect(typedFacts(file, 'DIAGNOSTICS_IMMEUBLE', 'DTA')['made_on']).toBe(made_on);
});

it.each([
  'Hors superficie : cave n° 14 (lot 62), non comprise.',
  'Garage (lot 62), 13,90 m², hors champ.',
])('what is left out of an area is none of its lots: %s', (left) => {
  const certificate = `CERTIFICAT DE SUPERFICIE PRIVATIVE
Bien : 5 rue du Bac, 59000 Lille, lot 14
Superficie privative : 68,42 m². ${left}`;
  expect(typedFacts(certificate, 'CERT_CARREZ')['lots']).toEqual(['14']);
});
