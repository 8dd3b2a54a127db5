// Calls and settlements that print each sum before its name, or over it.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

const call = (text: string) => ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const letter = (text: string) => typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const settlement = (text: string) => ruledFacts(text, 'CHARGES', 'DECOMPTE');

describe('names at the right of their sums', () => {
  it('are those of a call, its keys and its totals', () => {
    expect(
      call(`APPEL DE FONDS DU 01/04/2027 AU 30/06/2027
A répartir | Base | Tant. | Votre part | Dont locatif | Désignation
8 000,00 | 10000 | 250 | 200,00 | 120,00 | 10 CHARGES COMMUNES GENERALES
1 000,00 | 500 | 20 | 40,00 | 30,00 | 20 ASC. ESC. B
400,00 | 10000 | 250 | 10,00 | 0,00 | FONDS TRAVAUX LOI ALUR

240,00 | TOTAL PROVISIONS COURANTES
10,00 | TOTAL FONDS TRAVAUX
250,00 | TOTAL DE L'APPEL (dont récupérable 150,00)
30,00 D | SOLDE ANTERIEUR (D = vous devez, C = en votre faveur)
280,00 D | NET A PAYER`),
    ).toMatchObject({
      total: 250_00,
      courantes: 240_00,
      fonds_travaux: 10_00,
      solde_anterieur: 30_00,
      to_pay: 280_00,
      tantiemes: 250,
      base: 10_000,
    });
  });

  it('are those of a list', () => {
    expect(
      call(`Appel de provisions du 2e trimestre 2027
310,00 € | Charges courantes
15,50 € | Cotisation fonds de travaux
325,50 € | Montant de l'appel
0,00 € | Solde précédent
325,50 € | À payer`),
    ).toMatchObject({
      total: 325_50,
      courantes: 310_00,
      fonds_travaux: 15_50,
      solde_anterieur: 0,
      to_pay: 325_50,
    });
  });

  it('are those of a settlement', () => {
    expect(
      settlement(`DECOMPTE DE CHARGES
EXERCICE DU 01/01/2026 AU 31/12/2026
Dépenses | Base | Tant. | Quote-part | Nature
10 000,00 | 10000 | 250 | 250,00 | Charges générales
2 000,00 | 500 | 20 | 80,00 | Ascenseur
330,00 | TOTAL DE VOS CHARGES
300,00 | PROVISIONS APPELEES
30,00 | SOLDE A VOTRE CHARGE`),
    ).toMatchObject({
      charges_reelles: 330_00,
      provisions: 300_00,
      difference: 30_00,
      tantiemes: 250,
      base: 10_000,
    });
  });

  it('stay those of the line where names stand before', () => {
    expect(
      call(`APPEL DE FONDS
Charges courantes | 310,00 | exigible le 01/04/2027
Fonds de travaux | 15,50 | exigible le 01/04/2027
Total de l'appel | 325,50 | exigible le 01/04/2027`),
    ).toMatchObject({ total: 325_50, courantes: 310_00, fonds_travaux: 15_50 });
  });
});

describe('names under their sums', () => {
  it('close a list that has no total of its own', () => {
    expect(
      letter(`Appel du premier semestre 2027

Eau, ménage et éclairage                 400,00 €
Petits travaux et ramonage                60,00 €
Cotisation au fonds travaux               20,00 €


   480,00 €                 35,00 €                515,00 €
   montant de l'appel       solde antérieur        à régler


Bien cordialement`),
    ).toMatchObject({
      total: 480_00,
      courantes: 460_00,
      fonds_travaux: 20_00,
      solde_anterieur: 35_00,
      to_pay: 515_00,
    });
  });
});

describe('a call whose total stands over its lines', () => {
  it('has the parts that its lines are', () => {
    expect(
      letter(`Appel de fonds du 2e trimestre 2027

Montant de l'appel : 480,00 €

Détail
Charges courantes                        460,00 €
Cotisation au fonds travaux               20,00 €

Merci de votre règlement.`),
    ).toMatchObject({ total: 480_00, courantes: 460_00, fonds_travaux: 20_00 });
  });
});
