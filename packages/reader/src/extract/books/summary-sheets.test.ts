// Summary sheets in words and shapes that neither the samples nor the corpus have, written before the rules were.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

describe('a summary sheet', () => {
  it('in short labels', () => {
    const text = `FICHE SYNTHETIQUE DE COPROPRIETE
Fiche établie le 12/03/2026 par AGENCE DU LAC, syndic professionnel
Immatriculation | AA1-234-567
Nom de la copropriété | LE CLOS DES VIGNES
Adresse principale | 14 route de Thonon 74200 THONON-LES-BAINS
Nb de lots | 64
Nb de lots principaux (habitation, commerces, bureaux) | 22
Nb de lots de stationnement | 21
Nb de bâtiments | 2
Année de construction | 1989
Nature du chauffage | Collectif gaz
Nb d’ascenseurs | 1
Exercice comptable | du 01/10/2024 au 30/09/2025
AG d’approbation des comptes | 20/02/2026
Charges courantes de l’exercice | 41 220,18 €
Charges exceptionnelles et travaux | 12 000,00 €
Dettes envers les fournisseurs | 3 118,00 €
Montant des impayés | 1 940,77 €
Nb de copropriétaires débiteurs > 300 € | 3
Montant disponible au fonds de travaux | 9 410,00 €`;
    expect(ruledFacts(text, 'FICHE_SYN', null)).toMatchObject({
      updated_on: '2026-03-12',
      lots_count: 64,
      homes_count: 22,
      parking_count: 21,
      buildings_count: 2,
      build_period: '1989',
      heating: 'Collectif gaz',
      lifts_count: 1,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      approved_on: '2026-02-20',
      charges_courantes: 4122018,
      charges_travaux: 1200000,
      dette_fournisseurs: 311800,
      impayes: 194077,
      debtors_count: 3,
      fonds_travaux: 941000,
    });
  });

  it('in cards', () => {
    const text = `Fiche synthétique – Résidence BEL AIR
Mise à jour : 4 janvier 2026
Lots | Logements | Parkings | Bâtiments
48 | 16 | 20 | 1
Construction | Chauffage | Ascenseurs | Exercice
Avant 1949 | Individuel électrique | 0 | 01/01/2024 – 31/12/2024
Charges courantes | Travaux exceptionnels | Dettes fournisseurs | Impayés copropriétaires
18 450,00 € | 2 100,00 € | 1 220,40 € | 3 004,18 €
Débiteurs de plus de 300 € | Fonds de travaux | Comptes approuvés le | Personnel
4 | 5 600,00 € | 12/06/2025 | Non`;
    expect(ruledFacts(text, 'FICHE_SYN', null)).toMatchObject({
      updated_on: '2026-01-04',
      lots_count: 48,
      homes_count: 16,
      parking_count: 20,
      buildings_count: 1,
      build_period: 'Avant 1949',
      heating: 'Individuel électrique',
      lifts_count: 0,
      exercice_from: '2024-01-01',
      exercice_to: '2024-12-31',
      approved_on: '2025-06-12',
      charges_courantes: 1845000,
      charges_travaux: 210000,
      dette_fournisseurs: 122040,
      impayes: 300418,
      debtors_count: 4,
      fonds_travaux: 560000,
    });
  });

  it('in sentences', () => {
    const text = `FICHE SYNTHÉTIQUE (article 8-2)
La copropriété du 3 rue Basse, 72000 LE MANS, comprend 9 lots dont 5 à usage d’habitation et aucun stationnement.
Un seul bâtiment, construit avant 1915. Pas d’ascenseur. Chauffage : individuel.
Dernier exercice clos : 01/01/2025 au 31/12/2025, comptes approuvés le 14 mars 2026.
Charges courantes : 6 210,00 €. Charges de travaux : néant.
Dettes fournisseurs : 310,20 €. Impayés : 0 €.
Fonds de travaux : 1 204,00 €.
Fiche mise à jour le 20 mars 2026 par le syndic bénévole, Mme Odile RENARD.`;
    expect(ruledFacts(text, 'FICHE_SYN', null)).toMatchObject({
      updated_on: '2026-03-20',
      lots_count: 9,
      homes_count: 5,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-14',
      charges_courantes: 621000,
      dette_fournisseurs: 31020,
      impayes: 0,
      fonds_travaux: 120400,
      heating: 'individuel',
    });
  });

  it('as the register prints it', () => {
    const text = `Registre national des copropriétés – fiche synthétique
Date de dernière mise à jour des informations : 18/11/2025
Nombre de lots à usage d’habitation, de bureaux ou de commerces : 40
Nombre de lots à usage de stationnement : 38
Nombre total de lots : 121
Nombre total de bâtiments : 3
Période de construction : de 1975 à 1993
Type de chauffage : collectif – chauffage urbain
Nombre total d’ascenseurs : 3
Date de clôture de l’exercice comptable : 31/12/2024
Date de début de l’exercice comptable : 01/01/2024
Date de l’AG d’approbation des comptes : 12/06/2025
Montant des charges courantes : 88 120,00 €
Montant des charges pour travaux et opérations exceptionnelles : 15 300,00 €
Montant des dettes fournisseurs : 7 204,60 €
Montant des impayés : 11 880,09 €
Nombre de copropriétaires débiteurs de plus de 300 euros : 6
Montant du fonds de travaux : 24 000,00 €`;
    expect(ruledFacts(text, 'FICHE_SYN', null)).toMatchObject({
      updated_on: '2025-11-18',
      lots_count: 121,
      homes_count: 40,
      parking_count: 38,
      buildings_count: 3,
      build_period: 'de 1975 à 1993',
      heating: 'collectif – chauffage urbain',
      lifts_count: 3,
      exercice_from: '2024-01-01',
      exercice_to: '2024-12-31',
      approved_on: '2025-06-12',
      charges_courantes: 8812000,
      charges_travaux: 1530000,
      dette_fournisseurs: 720460,
      impayes: 1188009,
      debtors_count: 6,
      fonds_travaux: 2400000,
    });
  });

  it('with two labels a line', () => {
    const text = `FICHE SYNTHÉTIQUE – 2026
Dernière actualisation le 30/01/2026
IDENTIFICATION
N° d’immatriculation : AH4-112-908 | Nom d’usage : LES CYPRÈS
TECHNIQUE
Lots : 30 (dont 12 logements et 10 parkings) | Bâtiments : 1 | Ascenseur : 1
Époque de construction : 1994 à 2000 | Chauffage : individuel gaz
FINANCES (exercice du 01/07/2024 au 30/06/2025, approuvé par l’AG du 04/12/2025)
Charges courantes : 19 480,20 € | Charges travaux / exceptionnelles : 0,00 €
Dette fournisseurs : 1 002,00 € | Impayés : 2 450,00 €
Copropriétaires en impayé (> 300 €) : 2 | Fonds de travaux : 6 730,00 €`;
    expect(ruledFacts(text, 'FICHE_SYN', null)).toMatchObject({
      updated_on: '2026-01-30',
      lots_count: 30,
      homes_count: 12,
      parking_count: 10,
      buildings_count: 1,
      lifts_count: 1,
      build_period: '1994 à 2000',
      heating: 'individuel gaz',
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2025-12-04',
      charges_courantes: 1948020,
      charges_travaux: 0,
      dette_fournisseurs: 100200,
      impayes: 245000,
      debtors_count: 2,
      fonds_travaux: 673000,
    });
  });

  it('with its parts before the whole', () => {
    const text = `FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ « LE VERGER »
Éditée le 9 avril 2026
Nombre de lots principaux | 18
Nombre de lots (total) | 45
Nombre de places de stationnement | 15
Nombre de bâtiments | 1
Date de construction | 2003
Mode de chauffage | Individuel
Nombre d’ascenseurs | Néant
Dates de l’exercice | 01/01/2025 au 31/12/2025
Date de l’assemblée ayant approuvé les comptes | 27/03/2026
Total des charges courantes | 22 004,00 €
Total des charges exceptionnelles | 0,00 €
Sommes dues aux fournisseurs | 800,00 €
Sommes dues par les copropriétaires | 1 530,00 €
Nombre de débiteurs de plus de 300 € | 1
Fonds de travaux à la clôture | 8 850,00 €`;
    expect(ruledFacts(text, 'FICHE_SYN', null)).toMatchObject({
      updated_on: '2026-04-09',
      lots_count: 45,
      homes_count: 18,
      parking_count: 15,
      buildings_count: 1,
      build_period: '2003',
      heating: 'Individuel',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-27',
      charges_courantes: 2200400,
      charges_travaux: 0,
      dette_fournisseurs: 80000,
      impayes: 153000,
      debtors_count: 1,
      fonds_travaux: 885000,
    });
  });
});
