// Who writes, whose lots, which building: heads, feet and letters that no sample and no corpus has.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';

const call = (content: string) => factValues(content, 'CHARGES', 'APPEL_DE_FONDS');
const account = (content: string) => factValues(content, 'CHARGES', 'RELEVE_DE_COMPTE');
const annexe = (content: string) => factValues(content, 'CV_AG', 'ANNEXE_1');
const minutes = (content: string) => factValues(content, 'PV_AG', null);
const invitation = (content: string) => factValues(content, 'CV_AG', null);

describe('a syndic’s paper', () => {
  it('with building, address and manager on one line of its head', async () => {
    expect(
      await annexe(`0412 – Résidence Les Charmes – 3 rue des Tests, 13100 AIX-EN-PROVENCE #h(1fr) Syndic : Cabinet Mistral Test
= Annexe 1 – État financier
Exercice du 01/01/2025 au 31/12/2025`),
    ).toMatchObject({
      syndic: 'Cabinet Mistral Test',
      building: 'Résidence Les Charmes',
      building_address: '3 rue des Tests, 13100 AIX-EN-PROVENCE',
    });
  });

  it('whose manager is named at the foot only', async () => {
    expect(
      await call(`= Appel de provisions – 3e trimestre 2026
#table(columns: (1fr, 2fr), [Copropriété], [LES HAUTS DU LAC (code 118)], [Situation], [27 route du Port, 74000 ANNECY], [Vos lots], [5 (appartement) – 42 (garage)], [Votre compte], [450-00118-05])
#v(1fr)
#align(bottom)[Gestion Lacustre Exemple SARL, syndic – 4 rue Royale, 74000 ANNECY – carte CPI 7401 2020 000 000 001]`),
    ).toMatchObject({
      syndic: 'Gestion Lacustre Exemple SARL',
      building: 'LES HAUTS DU LAC',
      building_address: '27 route du Port, 74000 ANNECY',
      lots: ['5', '42'],
      account: '450-00118-05',
    });
  });

  it('of a neighbour who manages, signed at the end', async () => {
    expect(
      await call(`Copropriété du 6 bis rue des Tanneurs \\ 80000 AMIENS

#align(right)[Mme Jeanne CARON-TEST \\ 6 bis rue des Tanneurs \\ 80000 AMIENS]

Amiens, le 5 janvier 2026

Chère voisine, voici l'appel du premier trimestre 2026 pour vos lots 2 et 7.

Bien à vous, \\ Éric VASSEUR \\ syndic bénévole`),
    ).toMatchObject({
      syndic: 'Éric VASSEUR',
      owner: 'Mme Jeanne CARON-TEST',
      lots: ['2', '7'],
    });
  });

  it('with the owner in a small block, on two lines, and lots with their natures', async () => {
    expect(
      await account(`#grid(columns: (1fr, 1fr), [*NOVALIM GESTION* \\ 88 cours Lafayette \\ 69003 LYON], [M. Kévin DUMAS-TEST \\ Mme Sarah DUMAS-TEST \\ 5 rue Paul-Bert \\ 69003 LYON])
= Relevé de compte copropriétaire
Résidence : LE VAUBAN – 12 rue Vauban – 69006 LYON #h(1fr) Réf. copropriétaire : 0087-0031 \\
Lot 31 appartement T2, lot 64 cave – Immatriculation : AB1-234-567`),
    ).toMatchObject({
      syndic: 'NOVALIM GESTION',
      owner: 'M. Kévin DUMAS-TEST et Mme Sarah DUMAS-TEST',
      building: 'LE VAUBAN',
      building_address: '12 rue Vauban, 69006 LYON',
      lots: ['31', '64'],
      account: '0087-0031',
      rnc: 'AB1234567',
    });
  });

  it('that gives everything in cards', async () => {
    expect(
      await call(`#text(size: 15pt)[*Citadelle Immobilier*]
#grid(columns: (1fr, 1fr, 1fr), gutter: 6pt, [*Votre copropriété* \\ 0731 LE MIROIR D'EAU \\ 2 place de la Bourse \\ 33000 BORDEAUX], [*Votre compte* \\ N° 0731/0112 \\ Lots : 8, 45], [*Copropriétaire* \\ SCI DES QUAIS TEST \\ 19 rue Foch \\ 33200 BORDEAUX])
= Avis d'appel de fonds`),
    ).toMatchObject({
      syndic: 'Citadelle Immobilier',
      building: "LE MIROIR D'EAU",
      building_address: '2 place de la Bourse, 33000 BORDEAUX',
      owner: 'SCI DES QUAIS TEST',
      lots: ['8', '45'],
      account: '0731/0112',
    });
  });

  it('of a meeting, in its first sentence', async () => {
    expect(
      await minutes(`*SOGETEST* – 9 avenue Jean-Jaurès – 31000 TOULOUSE – syndic de copropriété
= Procès-verbal d'assemblée générale
Les copropriétaires de la résidence « Le Clos des Violettes », située 50 chemin des Tests à TOULOUSE (31200), se sont réunis le 4 juin 2026 à 18 heures, salle Mermoz, 7 rue Mermoz, 31000 TOULOUSE.`),
    ).toMatchObject({
      syndic: 'SOGETEST',
      building: 'Le Clos des Violettes',
      building_address: '50 chemin des Tests, 31200 TOULOUSE',
    });
  });

  it('that invites, with a reference line over everything', async () => {
    expect(
      await invitation(`#text(size: 8pt)[N/réf. : AG/2026/114 – Immeuble 2088 VILLA BELLECOUR – LRAR 2C 000 111 222 33]
#grid(columns: (1fr, 1fr), [Régie Bellecour Test \\ Administrateur de biens \\ 3 rue Auguste-Comte, 69002 LYON], [Madame Nadia FERRIER-TEST \\ 8 quai Tilsitt \\ 69002 LYON])
= Convocation
Nous vous prions d'assister à l'assemblée générale du syndicat des copropriétaires VILLA BELLECOUR, 14 rue Sala, 69002 LYON, le 3 mars 2026. Vos lots : 16 et 17.`),
    ).toMatchObject({
      syndic: 'Régie Bellecour Test',
      building: 'VILLA BELLECOUR',
      building_address: '14 rue Sala, 69002 LYON',
      lots: ['16', '17'],
    });
  });

  it('with a letterhead in the middle and a window at the left', async () => {
    expect(
      await call(`#align(center)[*CABINET ROUSSEL TEST* \\ 21 place Stanislas, 54000 NANCY \\ Tél. 03 83 00 00 00]
MONSIEUR ANDRÉ WAGNER-TEST \\ 3 RUE DES DOMINICAINS \\ 54000 NANCY

SDC LES GLYCINES – 77 avenue de Boufflers – 54000 NANCY \\
Compte n° 00231 – Lot n° 3 (appartement), lot n° 28 (cave)
= Provisions du 2e trimestre 2026`),
    ).toMatchObject({
      syndic: 'CABINET ROUSSEL TEST',
      owner: 'MONSIEUR ANDRÉ WAGNER-TEST',
      building: 'LES GLYCINES',
      building_address: '77 avenue de Boufflers, 54000 NANCY',
      lots: ['3', '28'],
      account: '00231',
    });
  });
});
