// The accounts of a building, its summary sheet and its tax, in words and shapes that neither the samples nor the corpus have.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'annexe 1 closed first, compte prefix',
    'CV_AG',
    'ANNEXE_1',
    `ANNEXE N° 1 – ETAT FINANCIER APRES REPARTITION
Copropriété LES IRIS, 3 rue Mozart, 13008 MARSEILLE
Date de clôture : 30 juin 2026
 | Exercice clos | Exercice précédent
Actif
c/512 Banque | 14 200,00 | 11 950,00
c/502 Fonds placés sur livret | 9 000,00 | 8 000,00
c/450 Copropriétaires débiteurs | 2 310,40 | 1 980,00
c/459 Copropriétaires douteux | 640,00 | 0,00
Total actif | 26 150,40 | 21 930,00
Passif
c/1031 Fonds de roulement | 5 000,00 | 5 000,00
c/105 Fonds de travaux | 9 000,00 | 8 000,00
c/120 Solde en attente sur travaux | 1 100,40 | 930,00
c/450 Copropriétaires créditeurs | 3 050,00 | 2 000,00
c/401 Fournisseurs à payer | 8 000,00 | 6 000,00
Total passif | 26 150,40 | 21 930,00`,
    {
      closed_on: '2026-06-30',
      banques: 1420000,
      fonds_places: 900000,
      creances_exigibles: 231040,
      creances_douteuses: 64000,
      avances_tresorerie: 500000,
      fonds_travaux: 900000,
      solde_travaux: 110040,
      excedents_verses: 305000,
      dette_fournisseurs: 800000,
      total_bilan: 2615040,
    },
  ],
  [
    'annexe 1 dates only',
    'CV_AG',
    'ANNEXE_1',
    `SDC LE CEDRE
État financier après répartition
 | Au 31/12/2025 | Au 31/12/2024
Trésorerie
Fonds placés | 12 000,00 | 10 000,00
Banque | 7 450,10 | 6 020,00
Sous-total trésorerie | 19 450,10 | 16 020,00
Créances sur copropriétaires exigibles | 1 549,90 | 980,00
Créances douteuses sur copropriétaires | 400,00 | 400,00
Sous-total créances | 1 949,90 | 1 380,00
Total général | 21 400,00 | 17 400,00
Avance de trésorerie permanente | 3 000,00 | 3 000,00
Fonds travaux (loi ALUR) | 12 000,00 | 10 000,00
Sous-total provisions et avances | 15 000,00 | 13 000,00
Excédents versés par les copropriétaires | 2 150,00 | 1 400,00
Dettes fournisseurs | 4 250,00 | 3 000,00
Sous-total dettes | 6 400,00 | 4 400,00
Total général | 21 400,00 | 17 400,00`,
    {
      closed_on: '2025-12-31',
      banques: 745010,
      fonds_places: 1200000,
      creances_exigibles: 154990,
      creances_douteuses: 40000,
      avances_tresorerie: 300000,
      fonds_travaux: 1200000,
      excedents_verses: 215000,
      dette_fournisseurs: 425000,
      total_bilan: 2140000,
    },
  ],
  [
    'annexe 2 no accounts',
    'CV_AG',
    'ANNEXE_2',
    `Annexe 2
Compte de gestion général de l’exercice clos le 31/03/2026 et budget prévisionnel
Dépenses | Réalisé 2024-2025 | Budget 2025-2026 | Réalisé 2025-2026 | Budget 2026-2027 | Budget proposé 2027-2028
Eau | 2 000,00 | 2 100,00 | 2 050,00 | 2 150,00 | 2 200,00
Entretien | 5 500,00 | 5 600,00 | 5 480,00 | 5 700,00 | 5 800,00
Assurance | 1 200,00 | 1 250,00 | 1 240,00 | 1 300,00 | 1 350,00
Total I | 8 700,00 | 8 950,00 | 8 770,00 | 9 150,00 | 9 350,00
Recettes | | | | |
Appels de provisions | 8 950,00 | 8 950,00 | 8 950,00 | 9 150,00 | 9 350,00
Travaux hors budget
Réfection du hall | 0,00 | | 3 300,00 | |
Diagnostic technique | 1 000,00 | | 700,00 | |
Total II travaux | 1 000,00 | | 4 000,00 | |`,
    {
      closed_on: '2026-03-31',
      charges_courantes_precedentes: 870000,
      budget_clos: 895000,
      charges_courantes: 877000,
      budget_en_cours: 915000,
      budget_a_voter: 935000,
      charges_travaux: 400000,
    },
  ],
  [
    'annexe 2 accounts other order',
    'CV_AG',
    'ANNEXE_2',
    `ANNEXE 2 - COMPTE DE GESTION GENERAL
Exercice du 01/10/2024 au 30/09/2025
Compte | Clos réalisé | Clos budget voté | Précédent approuvé | En cours voté | À voter
601 Eau | 900,00 | 950,00 | 880,00 | 960,00 | 980,00
614 Contrats | 3 000,00 | 2 900,00 | 2 800,00 | 3 050,00 | 3 100,00
621 Syndic | 2 400,00 | 2 400,00 | 2 300,00 | 2 450,00 | 2 500,00
Total charges | 6 300,00 | 6 250,00 | 5 980,00 | 6 460,00 | 6 580,00`,
    {
      closed_on: '2025-09-30',
      charges_courantes_precedentes: 598000,
      budget_clos: 625000,
      charges_courantes: 630000,
      budget_en_cours: 646000,
      budget_a_voter: 658000,
    },
  ],
  [
    'annexe 3 by key',
    'CV_AG',
    'ANNEXE_3',
    `Annexe n° 3 – Compte de gestion pour opérations courantes
Exercice clos le 31/12/2025
 | N-1 approuvé | N voté | N réalisé | N+1 voté | N+2 à voter
Charges générales
Assurance | 1 000,00 | 1 050,00 | 1 040,00 | 1 080,00 | 1 100,00
Syndic | 2 000,00 | 2 050,00 | 2 050,00 | 2 080,00 | 2 100,00
Total charges générales | 3 000,00 | 3 100,00 | 3 090,00 | 3 160,00 | 3 200,00
Ascenseur
Contrat | 700,00 | 720,00 | 715,00 | 730,00 | 740,00
Total ascenseur | 700,00 | 720,00 | 715,00 | 730,00 | 740,00
Total toutes clés | 3 700,00 | 3 820,00 | 3 805,00 | 3 890,00 | 3 940,00`,
    {
      closed_on: '2025-12-31',
      charges_courantes_precedentes: 370000,
      budget_clos: 382000,
      charges_courantes: 380500,
      budget_en_cours: 389000,
      budget_a_voter: 394000,
    },
  ],
  [
    'annexe 5',
    'CV_AG',
    'ANNEXE_5',
    `Annexe 5 – État des travaux et opérations exceptionnelles votés non encore clôturés
Arrêté au 31/12/2025
Opération | Montant voté | Déjà payé | Réalisé | Appelé | Solde en attente | Reste à appeler
Ravalement cour (AG 10/06/2025) | 50 000,00 | 10 000,00 | 20 000,00 | 25 000,00 | 5 000,00 | 25 000,00
Interphone | 6 000,00 | 6 000,00 | 6 000,00 | 6 000,00 | 0,00 | 0,00
Total | 56 000,00 | 16 000,00 | 26 000,00 | 31 000,00 | 5 000,00 | 25 000,00`,
    {
      closed_on: '2025-12-31',
      travaux_votes: 5600000,
      travaux_payes: 1600000,
      travaux_realises: 2600000,
      travaux_appeles: 3100000,
      solde_travaux: 500000,
      travaux_a_recevoir: 2500000,
      travaux_en_cours: ['Ravalement cour', 'Interphone'],
    },
  ],
  [
    'fiche list',
    'FICHE_SYN',
    null,
    `Fiche synthétique de la copropriété LES ORMES
Document actualisé en date du 18 mars 2026
Immatriculée sous le n° AB2-345-678
La copropriété compte 84 lots : 40 logements et commerces, 30 emplacements de stationnement, 14 caves.
Construite entre 1961 et 1974 – 2 immeubles – 4 ascenseurs – chauffage collectif au gaz
Comptes de l’exercice ouvert le 1er janvier 2025 et clos le 31 décembre 2025, votés en assemblée le 4 juin 2026
Dépenses courantes : 96 410,22 €
Dépenses hors budget : 14 000,00 €
Reste dû aux fournisseurs : 8 330,10 €
Reste dû par les copropriétaires : 11 020,45 €
Copropriétaires devant plus de 300 € : 9
Solde du fonds travaux : 51 200,00 €`,
    {
      updated_on: '2026-03-18',
      lots_count: 84,
      homes_count: 40,
      parking_count: 30,
      buildings_count: 2,
      lifts_count: 4,
      build_period: 'entre 1961 et 1974',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-04',
      charges_courantes: 9641022,
      charges_travaux: 1400000,
      dette_fournisseurs: 833010,
      impayes: 1102045,
      debtors_count: 9,
      fonds_travaux: 5120000,
    },
  ],
  [
    'fiche table',
    'FICHE_SYN',
    null,
    `FICHE SYNTHÉTIQUE
Établie le 02/02/2026
Syndicat | LE PARC
Immatriculation | AC3-456-789
Effectif des lots | 122
- lots principaux (logements, bureaux, commerces) | 61
- lots de parking | 40
Bâtiments composant l’ensemble | 3
Époque de construction | 1949-1960
Mode de chauffage | Individuel
Ascenseurs | 3
Dernier exercice clos | 01/07/2024 au 30/06/2025
Approbation en assemblée générale | 11/12/2025
Total des charges courantes | 120 330,00
Total des charges hors budget et travaux | 0,00
Fournisseurs restant à régler | 15 002,90
Copropriétaires : sommes exigibles non réglées | 9 870,00
Débiteurs au-delà de 300 € | 7
Fonds de travaux constitué | 72 440,00`,
    {
      updated_on: '2026-02-02',
      lots_count: 122,
      homes_count: 61,
      parking_count: 40,
      buildings_count: 3,
      lifts_count: 3,
      build_period: '1949-1960',
      heating: 'Individuel',
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2025-12-11',
      charges_courantes: 12033000,
      charges_travaux: 0,
      dette_fournisseurs: 1500290,
      impayes: 987000,
      debtors_count: 7,
      fonds_travaux: 7244000,
    },
  ],
  [
    'ped',
    'PRE_ETAT_DATE',
    null,
    `PRÉ-ÉTAT DATÉ
Établi le 12 octobre 2026 par le syndic FONCIERE DU LAC
Copropriété LE BELVÉDÈRE, 10 quai Perdonnet, 74000 ANNECY – immatriculation AE5-678-901
Vendeur : Mme Irène FAVRE
Lots vendus : 22 et 61 – 245 / 10 000 tantièmes généraux
État global des impayés de charges au sein de la copropriété | 14 220,30 €
État global de la dette vis-à-vis des fournisseurs | 6 118,00 €
Montant du fonds de travaux de la copropriété | 38 400,00 €
Part du fonds de travaux rattachée aux lots | 940,80 €`,
    {
      made_on: '2026-10-12',
      tantiemes: 245,
      base: 10000,
      impayes: 1422030,
      dette_fournisseurs: 611800,
      fonds_travaux: 3840000,
    },
  ],
  [
    'ped 2',
    'PRE_ETAT_DATE',
    null,
    `INFORMATIONS FINANCIÈRES DÉLIVRÉES AVANT PROMESSE (article L. 721-2 du CCH)
Cabinet NORD GESTION, syndic – Lille, le 3 septembre 2026
Immeuble 7 rue Royale, 59000 LILLE
Cédants : M. et Mme LEFORT – lot 9 (102/1000)
B – Situation de la copropriété
Impayés de charges | 3 400,15 €
Dettes fournisseurs | 2 210,00 €
Fonds de travaux (montant total) | 9 875,00 €
Les impayés ci-dessus concernent deux copropriétaires.`,
    {
      made_on: '2026-09-03',
      tantiemes: 102,
      base: 1000,
      impayes: 340015,
      dette_fournisseurs: 221000,
      fonds_travaux: 987500,
    },
  ],
  [
    'tax 1',
    'TAX_FONCIERE',
    null,
    `AVIS DE TAXES FONCIÈRES POUR 2026
Numéro fiscal : 12 34 567 890 123
DURAND MARIE
4 RUE DES LILAS
35000 RENNES
Vous devez régler : 1 234,00 €
À payer au plus tard le : 15/10/2026
Prélèvement à l’échéance : le 27/10/2026. En ligne, vous avez jusqu’au 20/10/2026.
 | Commune | Interco | TEOM | GEMAPI | Total
Taux | 35,20 % | 2,10 % | 8,00 % | 0,30 % |
Base | 2612 | 2612 | 2612 | 2612 |
Cotisations | 919 | 55 | 209 | 8 | 1191
Frais de gestion | 43
Total de l’impôt | 1234`,
    {
      tax_year: 2026,
      tax_total: 123400,
      teom: 20900,
      tax_fees: 4300,
      tax_number: '1234567890123',
      pay_by: '2026-10-15',
    },
  ],
  [
    'tax 2 monthly',
    'TAX_FONCIERE',
    null,
    `TAXE FONCIÈRE 2025
DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES
Identifiant fiscal 23 45 678 901 234
M MARTIN LUC
Vous êtes mensualisé. Impôt de l’année : 980 €
Déjà prélevé : 900 € – Solde prélevé le 15/12/2025 : 80 €
Cotisations communales | 700
Ordures ménagères (base 1500, taux 10,00 %) | 150
Taxe spéciale | 96
Total des cotisations | 946
Frais de gestion | 34
Total à acquitter | 980`,
    { tax_year: 2025, tax_total: 98000, teom: 15000, tax_fees: 3400, tax_number: '2345678901234' },
  ],
];

describe('sums that prove one another', () => {
  it.each(PAPERS)('%s', (_name, type, sub_kind, text, facts) => {
    expect(ruledFacts(text, type, sub_kind)).toMatchObject(facts);
  });
});
