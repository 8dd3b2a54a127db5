// Accounts and settlements in other words and layouts than the corpus has, written before the rules were.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('what an owner owes', () => {
  it('a letter with an account, of the day it was written on', () => {
    const found = ruledFacts(
      `AGENCE DU PORT
Brest, le 12 mars 2027
Monsieur LE GALL Yann
Monsieur,
Comme convenu, voici l’historique de votre compte copropriétaire arrondi
à partir du 1er octobre 2026 :
Le | Nature | Vous deviez | Vous avez payé
01/10/2026 | Provision 4e trimestre | 310,00 € |
15/10/2026 | Virement | | 310,00 €
01/01/2027 | Provision 1er trimestre | 325,00 € |
20/01/2027 | Virement | | 200,00 €
 | Totaux | 635,00 € | 510,00 €
Vous restez redevable aujourd’hui de 125,00 €.`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );
    expect(found).toMatchObject({
      as_of: '2027-03-12',
      period_from: '2026-10-01',
      balance: 12500,
      total_debit: 63500,
      total_credit: 51000,
      entries: [
        '2026-10-01 31000 Provision 4e trimestre',
        '2026-10-15 -31000 Virement',
        '2027-01-01 32500 Provision 1er trimestre',
        '2027-01-20 -20000 Virement',
      ],
    });
  });

  it('an account in one column, closed at nought', () => {
    const found = ruledFacts(
      `SYNDIC ARMOR
Extrait de votre compte, arrêté à la date du 30 juin 2027
Opérations depuis le 1er janvier 2027
Jour | Libellé | Montant
 | Report | -12,50
01/01/2027 | Appel de provisions T1 | 250,00
05/01/2027 | Prélèvement | -237,50
01/04/2027 | Appel de provisions T2 | 250,00
05/04/2027 | Prélèvement | -250,00
 | Solde en notre faveur | 0,00`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );
    expect(found).toMatchObject({ as_of: '2027-06-30', period_from: '2027-01-01', balance: 0 });
  });

  it('an account in a few sentences', () => {
    const found = ruledFacts(
      `Syndicat des copropriétaires 5 place d’Armes
Metz, le 8 janvier 2027
Chère Madame,
Vous nous avez demandé où en est votre compte. Vous étiez à jour au 30 septembre 2026.
Depuis, il vous a été appelé 280,00 € le 1er octobre et vous avez versé 150,00 € le 20 octobre.
À ce jour vous nous devez donc 130,00 €.`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );
    expect(found).toMatchObject({ as_of: '2027-01-08', balance: 13000 });
  });

  it('an account with a row that moves nothing', () => {
    const found = ruledFacts(
      `CABINET FABRE – Situation de compte au 15/05/2027
Copropriétaire : M. Nabil AZIZ   Compte 450120
Date | Journal | Libellé | Débit | Crédit
01/01/27 | AN | A nouveau | 10,00 |
01/01/27 | VE | Appel de fonds T1 | 200,00 |
08/01/27 | BQ | Prélèvement | | 210,00
01/04/27 | VE | Appel de fonds T2 | 200,00 |
08/04/27 | BQ | Prélèvement rejeté | | 
20/04/27 | BQ | Virement | | 250,00
Total | | | 410,00 | 460,00
Solde créditeur | | | | 50,00`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );
    expect(found).toMatchObject({
      as_of: '2027-05-15',
      balance: -5000,
      total_debit: 41000,
      total_credit: 46000,
    });
  });

  it('an account that starts from a balance without a day', () => {
    const found = ruledFacts(
      `Immo Rhône
RELEVÉ DE COMPTE arrêté le 15 septembre 2026
Date | Désignation | Sommes dues | Sommes réglées
 | Solde au 01/01/2026 | 112,00 |
05/01/2026 | Chèque | | 112,00
01/04/2026 | Appel 2T | 290,00 |
14/04/2026 | Chèque | | 290,00
01/07/2026 | Appel 3T | 290,00 |
 | TOTAUX | 692,00 | 402,00
 | RESTE DÛ | 290,00 |`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );
    expect(found).toMatchObject({
      as_of: '2026-09-15',
      balance: 29000,
      total_debit: 69200,
      total_credit: 40200,
      entries: [
        '2026-01-05 -11200 Chèque',
        '2026-04-01 29000 Appel 2T',
        '2026-04-14 -29000 Chèque',
        '2026-07-01 29000 Appel 3T',
      ],
    });
  });

  it('a settlement that gives back', () => {
    const found = ruledFacts(
      `SYNDIC DES MONTS
Décompte de charges – du 1er juillet 2025 au 30 juin 2026
Intitulé | Dépense totale | Base | Millièmes | Votre quote-part | Dont locatif
Charges générales | 24 000,00 | 10000 | 180 | 432,00 | 120,00
Ascenseur | 3 000,00 | 1000 | 40 | 120,00 | 100,00
Total de vos dépenses | | | | 552,00 | 220,00
Acomptes versés sur la période | | | | 600,00
Il vous revient | | | | 48,00`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(found).toMatchObject({
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      charges_reelles: 55200,
      provisions: 60000,
      difference: -4800,
      recoverable: 22000,
      tantiemes: 180,
      base: 10000,
    });
  });

  it('a settlement in a letter', () => {
    const found = ruledFacts(
      `Cabinet Lacaze
Objet : régularisation des charges de l’exercice 2026
Madame,
L’assemblée du 14 mai 2027 a approuvé les comptes de l’exercice clos le 31 décembre 2026.
Votre part des dépenses ressort à 1 842,16 €. Les quatre appels de l’année
représentent 1 700,00 €. La différence, soit 142,16 €, est à votre charge
et sera portée sur le prochain appel.`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(found).toMatchObject({
      charges_reelles: 184216,
      provisions: 170000,
      difference: 14216,
      exercice_from: '2026-01-01',
      exercice_to: '2026-12-31',
    });
  });

  it('a settlement in cards', () => {
    const found = ruledFacts(
      `Votre bilan de charges 2026
Ce que l’immeuble a coûté pour vous
1 204,50 €
Ce que vous avez avancé
1 300,00 €
À vous rembourser
95,50 €
Exercice du 01/01/2026 au 31/12/2026
Part récupérable sur locataire : 640,00 €`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(found).toMatchObject({
      exercice_from: '2026-01-01',
      exercice_to: '2026-12-31',
      charges_reelles: 120450,
      provisions: 130000,
      difference: -9550,
      recoverable: 64000,
    });
  });

  it('a settlement by two keys', () => {
    const found = ruledFacts(
      `Régularisation de vos charges – année 2026
Rubrique | Coût pour l’immeuble | Votre clé | Votre coût
Parties communes générales | 20 500,00 | 98/1000 | 2 009,00
Escalier B | 1 200,00 | 120/480 | 300,00
Total à votre charge | | | 2 309,00
Déjà appelé | | | 2 400,00
Différence à vous restituer | | | 91,00`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(found).toMatchObject({
      exercice_from: '2026-01-01',
      exercice_to: '2026-12-31',
      charges_reelles: 230900,
      provisions: 240000,
      difference: -9100,
      tantiemes: 98,
      base: 1000,
      tantiemes_by_cle: ['Parties communes générales\u00a0: 98/1000', 'Escalier B\u00a0: 120/480'],
    });
  });
});
