// Calls for funds that neighbours and small cabinets write, in words and shapes that neither the samples nor the corpus have, written before the rules were.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('a letter', () => {
  it('in a mail that shows its working', () => {
    const text = `Copropriété du 8 rue des Tanneurs, 37000 TOURS
Le syndic bénévole, Marc AUBRY
à Monsieur Paul GUÉRIN
Tours, le 20 mars 2026
Bonjour Paul,
Voici l’appel du 2e trimestre 2026 (avril à juin), à payer pour le 10 avril 2026.
- Charges courantes : 6 400 € / 4 x 205/1000 = 328,00 €
- Fonds travaux : 320 € / 4 x 205/1000 = 16,40 €
Soit un total de 344,40 € pour ce trimestre.
Il te restait un crédit de 20,00 € du trimestre précédent.
Merci donc de virer 324,40 € sur le compte de la copro.
IBAN : FR76 3000 6000 0112 3456 7890 189`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2026-04-10',
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      total: 34440,
      courantes: 32800,
      fonds_travaux: 1640,
      solde_anterieur: -2000,
      to_pay: 32440,
      tantiemes: 205,
      base: 1000,
    });
  });

  it('for works, in a letter', () => {
    const text = `Syndicat des copropriétaires 27 rue Berthelot, 69007 LYON
Lyon, le 2 mai 2026
Objet : appel de fonds pour les travaux de réfection de la toiture (2e appel sur 3)
Madame, Monsieur,
Conformément à la résolution n° 14 de l’assemblée du 20 janvier 2026, nous appelons le deuxième tiers du marché, soit 18 000,00 €.
Votre quote-part, calculée sur la base de 64 tantièmes sur 1 000, s’élève à 1 152,00 €.
Cette somme est payable au plus tard le 1er juin 2026.`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2026-06-01',
      total: 115200,
      travaux: 115200,
      to_pay: 115200,
      tantiemes: 64,
      base: 1000,
    });
  });

  it('in a list, less what was paid before', () => {
    const text = `Syndic bénévole – 6 impasse Jolie, 31000 TOULOUSE
APPEL DE CHARGES 2e semestre 2026 – Mme Anne PUJOL, lot 2 (180/1000)
Charges courantes | 540,00 €
Fonds de travaux | 27,00 €
Avance de trésorerie | 50,00 €
Total semestre | 617,00 €
Déjà versé d’avance (trop-perçu précédent) | - 17,00 €
Reste à payer pour le 15 juillet 2026 | 600,00 €`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2026-07-15',
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      total: 61700,
      courantes: 54000,
      fonds_travaux: 2700,
      avances: 5000,
      solde_anterieur: -1700,
      to_pay: 60000,
      tantiemes: 180,
      base: 1000,
    });
  });

  it('for works, by a neighbour', () => {
    const text = `M. Karim BELHADJ, syndic non professionnel
Appel n° 1/3 – Réfection des balcons
Chers voisins, l’AG du 5 mars 2026 a voté 24 300,00 € de travaux, appelés en trois fois (mai, juillet, septembre).
Quote-part du lot 6 (112/1000) : 2 721,60 €, soit 907,20 € par appel.
Montant de ce premier appel : 907,20 €
À verser avant le 15 mai 2026 sur le compte travaux.`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      due_on: '2026-05-15',
      total: 90720,
      travaux: 90720,
      tantiemes: 112,
      base: 1000,
    });
  });

  it('with a plan of payments, of which one is asked for now', () => {
    const text = `Objet : appel de fonds pour les travaux de ravalement
Tranche | Montant total | Vos tantièmes | Votre part
Acompte n° 1 (réglé) | 6 000,00 € | 120 / 1000 | 720,00 €
Acompte n° 2 | 9 000,00 € | 120 / 1000 | 1 080,00 €
Acompte n° 3 | 5 000,00 € | 120 / 1000 | 600,00 €
Je vous remercie de me faire parvenir la somme de 1 080,00 € avant le 15 mai 2026.`;
    expect(ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({
      total: 108000,
      travaux: 108000,
      to_pay: 108000,
    });
  });
});
