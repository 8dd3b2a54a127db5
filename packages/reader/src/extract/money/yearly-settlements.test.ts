// Yearly settlements in words and shapes that neither the samples nor the corpus have, written before the rules were.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('a settlement', () => {
  it('by keys, with what was paid too much', () => {
    const text = `SERGIO IMMO
RÉPARTITION DES CHARGES – EXERCICE 2025
Période du 01/01/2025 au 31/12/2025
Rubrique | Dépenses | Tantièmes | Votre part | Part locataire
CHARGES GENERALES
Assurance | 6 200,00 | 120 / 10000 | 74,40 | 0,00
Nettoyage | 9 000,00 | 120 / 10000 | 108,00 | 108,00
Sous-total CHARGES GENERALES | 15 200,00 | | 182,40 | 108,00
ASCENSEUR
Contrat | 2 400,00 | 40 / 1000 | 96,00 | 96,00
Sous-total ASCENSEUR | 2 400,00 | | 96,00 | 96,00
TOTAL DES CHARGES | 17 600,00 | | 278,40 | 204,00
Provisions versées | | | 300,00 |
Trop-perçu | | | 21,60 |`;
    expect(ruledFacts(text, 'CHARGES', 'DECOMPTE')).toMatchObject({
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 27840,
      provisions: 30000,
      difference: -2160,
      recoverable: 20400,
      tantiemes: 120,
      base: 10000,
      tantiemes_by_cle: ['CHARGES GENERALES\u00a0: 120/10000', 'ASCENSEUR\u00a0: 40/1000'],
    });
  });

  it('in cards', () => {
    const text = `Votre régularisation de charges
Exercice du 1er octobre 2024 au 30 septembre 2025
Charges réelles | Provisions appelées | Solde à payer
1 842,17 € | 1 760,00 € | 82,17 €
Vos tantièmes : 95/1000 charges générales
La part récupérable sur votre locataire s’élève à 912,40 €.`;
    expect(ruledFacts(text, 'CHARGES', 'DECOMPTE')).toMatchObject({
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: 184217,
      provisions: 176000,
      difference: 8217,
      recoverable: 91240,
      tantiemes: 95,
      base: 1000,
    });
  });

  it('with a small base', () => {
    const text = `DÉCOMPTE INDIVIDUEL DE RÉPARTITION
Exercice clos le 31/03/2026 (01/04/2025 - 31/03/2026)
Clé | Total dépenses | Base répart. | Tantièmes | Quote-part €
Générale | 40 000,00 | 100000 | 2150 | 860,00
Bâtiment C | 5 000,00 | 20000 | 4300 | 1 075,00
Parking | 600,00 | 60 | 1 | 10,00
Total quote-part | | | | 1 945,00
Déduction des provisions | | | | -2 000,00
Solde créditeur | | | | -55,00`;
    expect(ruledFacts(text, 'CHARGES', 'DECOMPTE')).toMatchObject({
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: 194500,
      provisions: 200000,
      difference: -5500,
      tantiemes: 2150,
      base: 100000,
      tantiemes_by_cle: [
        'Générale\u00a0: 2150/100000',
        'Bâtiment C\u00a0: 4300/20000',
        'Parking\u00a0: 1/60',
      ],
    });
  });

  it('in a list', () => {
    const text = `Arrêté de compte annuel 2025
du 01/01/2025 au 31/12/2025
Montant de vos dépenses : 2 310,55 €
dont récupérable : 1 105,00 €
Acomptes appelés : 2 280,00 €
Complément à votre charge : 30,55 €`;
    expect(ruledFacts(text, 'CHARGES', 'DECOMPTE')).toMatchObject({
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 231055,
      provisions: 228000,
      difference: 3055,
      recoverable: 110500,
    });
  });

  it('whose titles tell the shares', () => {
    const text = `DÉCOMPTE DE CHARGES
Exercice : 01/07/2024 - 30/06/2025
Désignation | Dépenses | Quote-part | Locatif
Clé 1 - CHARGES GENERALES (base 10 000) - vos tantièmes : 145
Honoraires | 8 000,00 | 116,00 | 0,00
Ménage | 12 000,00 | 174,00 | 174,00
Total clé 1 | 20 000,00 | 290,00 | 174,00
Clé 4 - CHAUFFAGE (base 9 500) - vos tantièmes : 160
Gaz | 19 000,00 | 320,00 | 320,00
Total clé 4 | 19 000,00 | 320,00 | 320,00
TOTAL DE VOS CHARGES | 39 000,00 | 610,00 | 494,00
VOS PROVISIONS | | 580,00 |
SOLDE DEBITEUR | | 30,00 |`;
    expect(ruledFacts(text, 'CHARGES', 'DECOMPTE')).toMatchObject({
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      charges_reelles: 61000,
      provisions: 58000,
      difference: 3000,
      recoverable: 49400,
      tantiemes: 145,
      base: 10000,
    });
  });

  it('in a letter', () => {
    const text = `Cabinet LENOIR – régularisation annuelle
Madame, les comptes de l’exercice 2025 ont été approuvés le 11 avril 2026.
Votre quote-part des charges de l’exercice s’élève à 1 420,80 €. Vous avez versé des provisions pour 1 500,00 €.
Le solde en votre faveur, soit 79,20 €, est porté au crédit de votre compte.
Vos tantièmes généraux : 310/10 000.`;
    expect(ruledFacts(text, 'CHARGES', 'DECOMPTE')).toMatchObject({
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 142080,
      provisions: 150000,
      difference: -7920,
      tantiemes: 310,
      base: 10000,
    });
  });

  it('with its totals at the foot', () => {
    const text = `LOGIS SYNDIC
Compte individuel de répartition – exercice clos le 31/12/2025
Du 01/01/2025 au 31/12/2025
Poste | Montant global | Clé | Vos tantièmes | Votre charge | Récupérable
Entretien | 10 000,00 | 1000 | 70 | 700,00 | 700,00
Administration | 5 000,00 | 1000 | 70 | 350,00 | 0,00
Ascenseur | 1 500,00 | 500 | 45 | 135,00 | 95,00
Totaux | 16 500,00 | | | 1 185,00 | 795,00
Appels provisionnels de l’exercice | 1 200,00
Solde créditeur à reporter | 15,00`;
    expect(ruledFacts(text, 'CHARGES', 'DECOMPTE')).toMatchObject({
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 118500,
      provisions: 120000,
      difference: -1500,
      recoverable: 79500,
    });
  });

  it('that deducts', () => {
    const text = `RELEVÉ DES CHARGES DE L’EXERCICE 01/10/2024 - 30/09/2025
Compte | Libellé | Total immeuble | Tantièmes | Quote-part
 | CHARGES GENERALES | 30 000,00 | 96/1000 | 2 880,00
 | EAU | 4 000,00 | 96/1000 | 384,00
 | TOTAL CHARGES DE L’EXERCICE | 34 000,00 | | 3 264,00
 | A déduire : provisions appelées | | | 3 300,00
 | Solde en votre faveur | | | 36,00`;
    expect(ruledFacts(text, 'CHARGES', 'DECOMPTE')).toMatchObject({
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: 326400,
      provisions: 330000,
      difference: -3600,
      tantiemes: 96,
      base: 1000,
    });
  });
});
