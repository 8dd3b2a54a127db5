// Heads of syndics that repeat themselves or name others beside the owner.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';

const read = (kind: 'APPEL_DE_FONDS' | 'RELEVE_DE_COMPTE' | 'DECOMPTE', content: string) =>
  factValues(content, 'CHARGES', kind);
const annexe = (content: string) => factValues(content, 'CV_AG', 'ANNEXE_3');

describe('a syndic’s paper', () => {
  it('with a small head repeated over each annexe', async () => {
    expect(
      await annexe(`#text(size: 8pt)[SDC LES TROIS FONTAINES (0518) – 40 avenue Hoche, 51100 REIMS – géré par Champagne Gestion Test]
= ANNEXE N° 3
Compte de gestion pour opérations courantes`),
    ).toMatchObject({
      syndic: 'Champagne Gestion Test',
      building: 'LES TROIS FONTAINES',
      building_address: '40 avenue Hoche, 51100 REIMS',
    });
  });

  it('whose owner is a company with its manager under it', async () => {
    expect(
      await read(
        'APPEL_DE_FONDS',
        `#grid(columns: (1fr, 1fr), [*Cabinet Orel Test* \\ Syndic de copropriétés \\ 5 rue Foch, 44000 NANTES], [SCI LES EMBRUNS TEST \\ À l'attention de M. Yvan PRIGENT \\ 2 rue du Phare \\ 44500 LA BAULE])
Copropriété LE GRAND LARGE TEST \\ 7 esplanade Benoît, 44500 LA BAULE
= Appel n° 2 / 2026
Lot 14 : appartement – Lot 15 : box \\ Votre n° de compte : 45000214`,
      ),
    ).toMatchObject({
      syndic: 'Cabinet Orel Test',
      owner: 'SCI LES EMBRUNS TEST',
      building: 'LE GRAND LARGE TEST',
      building_address: '7 esplanade Benoît, 44500 LA BAULE',
      lots: ['14', '15'],
      account: '45000214',
    });
  });

  it('that names the building after the owner, in its reference lines', async () => {
    expect(
      await read(
        'DECOMPTE',
        `*GESTIM TEST* \\ 14 rue Lecourbe \\ 75015 PARIS
#align(right)[M. et Mme Olivier ROUX-TEST \\ 33 rue Blomet \\ 75015 PARIS]
#table(columns: (auto, 1fr), [Nos réf.], [118/ROUX], [Immeuble], [33 rue Blomet, 75015 PARIS], [Lots], [3 et 22], [Exercice], [du 01/01/2025 au 31/12/2025])
= Répartition de vos charges`,
      ),
    ).toMatchObject({
      syndic: 'GESTIM TEST',
      owner: 'M. et Mme Olivier ROUX-TEST',
      building_address: '33 rue Blomet, 75015 PARIS',
      lots: ['3', '22'],
    });
  });

  it('in a mail of a young company', async () => {
    expect(
      await read(
        'RELEVE_DE_COMPTE',
        `#text(size: 14pt)[copromatic] \\
Votre syndic en ligne

Bonjour Mme Julie ARNAUD-TEST,

Voici votre relevé au 30/06/2026 pour la copropriété « Le Petit Bois », 8 rue des Bois, 78000 VERSAILLES (lots 6 et 19, réf. copropriétaire PB-0006).`,
      ),
    ).toMatchObject({
      syndic: 'copromatic',
      owner: 'Mme Julie ARNAUD-TEST',
      building: 'Le Petit Bois',
      building_address: '8 rue des Bois, 78000 VERSAILLES',
      lots: ['6', '19'],
      account: 'PB-0006',
    });
  });
});
