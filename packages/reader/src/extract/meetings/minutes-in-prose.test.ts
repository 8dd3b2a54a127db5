// Minutes as other offices and volunteers write and count them, with all that they decide.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { recognise } from '../../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'pv-cards',
    'PV_AG',
    null,
    `ORALIA GESTION – 14 cours Vitton, 69006 LYON
SDC 0871 LES TERRASSES DE BELLEVUE
27 montée des Soldats, 69300 CALUIRE
ASSEMBLÉE GÉNÉRALE ORDINAIRE ANNUELLE
PROCÈS-VERBAL – séance du lundi 11 mai 2026
L’assemblée s’est réunie le lundi 11 mai 2026 à 18 heures 15, salle Radiant, sur convocation du syndic en date du 14 avril 2026.
Émargement de la feuille de présence :
Présents  31 copropriétaires  4 218 tantièmes
Représentés  12 copropriétaires  1 507 tantièmes
Vote par correspondance  6 copropriétaires  640 tantièmes
Total  49 copropriétaires  6 365 tantièmes sur 10 000
Absents  22 copropriétaires  3 635 tantièmes
Résolution 1
Désignation du président de l’assemblée (majorité de l’article 24 de la loi du 10 juillet 1965)
Est candidate : Mme Solène ARNOUX.
Pour : unanimité des voix exprimées. Résolution adoptée.
Résolution 2
Approbation des comptes de l’exercice clos le 31 décembre 2025 (majorité de l’article 24 de la loi
du 10 juillet 1965)
L’assemblée approuve sans réserve les comptes de la période du 01/01/2025 au 31/12/2025.
Pour : 6 020. Contre : 345. Abstention : 0. Résolution adoptée.
Résolution 3
Quitus donné au syndic de sa gestion (majorité de l’article 24)
Pour : 5 100. Contre : 900. Abstention : 365. Résolution adoptée.
Résolution 4
Information sur les procédures en cours (sans vote)
Maître BOREL rend compte du dossier GARNIER. Aucun vote.
-----
Résolution 5
Approbation du budget prévisionnel de l’exercice 2027 (majorité de l’article 24)
Le budget couvrant la période du 01/01/2027 au 31/12/2027 est adopté pour un montant de 143 900,00 €.
Pour : 6 365. Contre : 0. Résolution adoptée.
Résolution 6
Fixation de la cotisation obligatoire au fonds de travaux (majorité de l’article 25)
Cotisation annuelle : 7 195,00 €.
Pour : 5 800. Contre : 565. Résolution adoptée.
Résolution 7
Modernisation des deux ascenseurs (majorité de l’article 24)
L’offre de SCHINDEL d’un montant de 68 200,00 € TTC est retenue.
Pour : 4 900. Contre : 1 465. Résolution adoptée.
Résolution 8
Création d’un abri pour vélos (majorité de l’article 25)
Offre ABRIPLUS 9 870,00 € TTC.
Pour : 2 100. Contre : 4 265. Résolution refusée.
L’ordre du jour étant épuisé, le président lève la séance à 20 h 50.`,
    {
      syndic: 'ORALIA GESTION',
      building: 'LES TERRASSES DE BELLEVUE',
      building_address: '27 montée des Soldats, 69300 CALUIRE',
      meeting_on: '2026-05-11',
      tantiemes_present: 6365,
      resolutions: [
        '1. Désignation du président de l’assemblée',
        '2. Approbation des comptes de l’exercice clos le 31 décembre 2025',
        '3. Quitus donné au syndic de sa gestion',
        '4. Information sur les procédures en cours',
        '5. Approbation du budget prévisionnel de l’exercice 2027',
        '6. Fixation de la cotisation obligatoire au fonds de travaux',
        '7. Modernisation des deux ascenseurs',
        '8. Création d’un abri pour vélos',
      ],
      resolutions_adopted: ['1', '2', '3', '5', '6', '7'],
      resolutions_rejected: ['8'],
      quitus: true,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget: 14390000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 719500,
      works_adopted: ['7. Modernisation des deux ascenseurs'],
      works_adopted_total: 6820000,
    },
  ],
  [
    'pv-prose',
    'PV_AG',
    null,
    `Cabinet Le Tallec, administrateur de biens, 3 rue de Siam, 29200 BREST
RÉSIDENCE KER AVEL
12 rue de Lyon, 29200 BREST
PROCÈS-VERBAL DES DÉLIBÉRATIONS DE L’ASSEMBLÉE GÉNÉRALE
L’an deux mille vingt-six et le vingt-six mars, à dix-huit heures, les copropriétaires se sont assemblés
dans les locaux du syndic, régulièrement convoqués par lettres du 27 février 2026.
Il résulte de la feuille d’émargement que 14 copropriétaires sont présents ou représentés et totalisent
713 / 1000 millièmes. Les absents totalisent 287 / 1000 millièmes.
I. – BUREAU
M. Yann CORRE est désigné président à l’unanimité, Mme Anne LE GALL scrutatrice à l’unanimité.
II. – COMPTES 2025
Les comptes arrêtés au 31 décembre 2025 (exercice du 1er janvier 2025 au 31 décembre 2025) sont soumis au vote.
Pour 713, contre néant, abstention néant. Les comptes sont approuvés à l’unanimité.
III. – QUITUS
Pour 640, contre 73. L’assemblée donne quitus au syndic : décision adoptée.
IV. – RENOUVELLEMENT DU SYNDIC
Le Cabinet Le Tallec est reconduit dans ses fonctions pour la période du 1er avril 2026 au 31 mars 2028.
Pour 600, contre 113. Décision adoptée à la majorité de l’article 25.
V. – BUDGET 2027
Le budget de l’année 2027 (1er janvier 2027 au 31 décembre 2027) est voté à hauteur de 31 400 euros.
Pour 713. Décision adoptée.
VI. – PEINTURE DES BOISERIES
Les travaux sont confiés à l’entreprise QUÉMÉNEUR moyennant 7 640,50 euros TTC. Pour 500, contre 213.
Décision adoptée.
VII. – DIVERS
Aucune décision n’est prise sur ce point.
La séance est levée à vingt heures.`,
    {
      syndic: 'Cabinet Le Tallec',
      building: 'RÉSIDENCE KER AVEL',
      building_address: '12 rue de Lyon, 29200 BREST',
      meeting_on: '2026-03-26',
      tantiemes_present: 713,
      resolutions: [
        '1. BUREAU',
        '2. COMPTES 2025',
        '3. QUITUS',
        '4. RENOUVELLEMENT DU SYNDIC',
        '5. BUDGET 2027',
        '6. PEINTURE DES BOISERIES',
        '7. DIVERS',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6'],
      quitus: true,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      mandate_from: '2026-04-01',
      mandate_to: '2028-03-31',
      budget: 3140000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      works_adopted: ['6. PEINTURE DES BOISERIES'],
      works_adopted_total: 764050,
    },
  ],
  [
    'pv-decimal',
    'PV_AG',
    null,
    `NEXITY LAMY – Agence de Reims
Syndicat des copropriétaires : LE BOULINGRIN
Adresse : 5 boulevard Lundy, 51100 REIMS
Immatriculation : AB1-234-567
PV DE L’AG DU 19/02/2026
Convocation adressée le 22/01/2026. Copropriétaires présents et représentés : 20 / 31, soit 5 980 / 10 000 tantièmes.
1.0 Élection du bureau (art. 24)
M. TELLIER est élu président.
Résultat du vote : POUR 5 980 – CONTRE 0 – ABST. 0 => ADOPTÉE
2.0 Approbation des comptes du 01/10/2024 au 30/09/2025 (art. 24)
Résultat du vote : POUR 5 700 – CONTRE 280 – ABST. 0 => ADOPTÉE
3.0 Quitus au syndic (art. 24)
Résultat du vote : POUR 2 900 – CONTRE 3 080 – ABST. 0 => REJETÉE
4.0 Budget du 01/10/2026 au 30/09/2027 (art. 24)
Montant proposé : 52 000,00 €
Résultat du vote : POUR 5 980 – CONTRE 0 – ABST. 0 => ADOPTÉE
5.0 Étanchéité de la terrasse haute (art. 24)
Entreprise SOPRA-REIMS, 21 450,00 € TTC, à répartir en charges générales.
Résultat du vote : POUR 5 500 – CONTRE 480 – ABST. 0 => ADOPTÉE
6.0 Contrat d’entretien de la VMC (art. 24)
Contrat AIRNET à 612,00 € par an.
Résultat du vote : POUR 5 980 – CONTRE 0 – ABST. 0 => ADOPTÉE`,
    {
      building: 'LE BOULINGRIN',
      building_address: '5 boulevard Lundy, 51100 REIMS',
      rnc: 'AB1234567',
      meeting_on: '2026-02-19',
      tantiemes_present: 5980,
      resolutions_adopted: ['1', '2', '4', '5', '6'],
      resolutions_rejected: ['3'],
      quitus: false,
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      budget: 5200000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      works_adopted: ['5. Étanchéité de la terrasse haute'],
      works_adopted_total: 2145000,
    },
  ],
  [
    'pv2-online',
    'PV_AG',
    null,
    `SYNDIC COOPÉRATIF LES GARDONS
Compte rendu de l’assemblée générale
Résidence LES GARDONS – 18 rue de l’Étang, 77600 BUSSY
Tenue le 4 juin 2026 à 20h00 en visioconférence
Quorum : 8 240 / 10 000 tantièmes présents, représentés ou votants à distance
Question 1. Nommer la présidente de séance (majorité simple)
Mme Lisa FERREIRA est nommée présidente de séance.
Résultat : adopté – pour 8 240, contre 0, abstention 0
Question 2. Approuver les comptes de l’exercice du 01/07/2025 au 31/12/2025 (majorité simple)
Résultat : adopté – pour 8 000, contre 240, abstention 0
Question 3. Donner quitus au conseil syndical (majorité simple)
Résultat : adopté – pour 7 100, contre 1 140, abstention 0
Question 4. Voter le budget prévisionnel 2027 (majorité simple)
Budget proposé : 48 600 € pour la période du 01/01/2027 au 31/12/2027
Résultat : adopté – pour 8 240, contre 0, abstention 0
Question 5. Fixer la cotisation au fonds de travaux (majorité absolue)
Montant : 2 430 € par an
Résultat : adopté – pour 7 000, contre 1 240, abstention 0
Question 6. Remplacer la porte du garage, devis FERMATIC de 6 780,40 € TTC (majorité simple)
Résultat : adopté – pour 6 200, contre 2 040, abstention 0
Question 7. Installer des bornes de recharge, devis ÉLECTRO77 de 14 300 € TTC (majorité simple)
Résultat : rejeté – pour 3 000, contre 5 240, abstention 0`,
    {
      building: 'Résidence LES GARDONS',
      building_address: "18 rue de l'Étang, 77600 BUSSY",
      meeting_on: '2026-06-04',
      tantiemes_present: 8240,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6'],
      resolutions_rejected: ['7'],
      quitus: true,
      approved_from: '2025-07-01',
      approved_to: '2025-12-31',
      budget: 4860000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 243000,
      works_adopted_total: 678040,
    },
  ],
  [
    'pv2-extr',
    'PV_AG',
    null,
    `CABINET DELMAS
12 allées Jean Jaurès
31000 TOULOUSE
PROCES VERBAL
ASSEMBLEE GENERALE EXTRAORDINAIRE DU 30 JANVIER 2026
Copropriété LE CAPITOLE II
3 place Wilson, 31000 TOULOUSE
Les copropriétaires, convoqués le 5 janvier 2026, se sont réunis le 30 janvier 2026 à 17 heures en les bureaux du syndic.
Copropriétaires présents : 10 (4 100 voix). Copropriétaires représentés : 4 (1 250 voix). Votants par
correspondance : 2 (600 voix). Total : 16 copropriétaires, 5 950 voix sur 10 000.
Absents : 9 copropriétaires, 4 050 voix.
RESOLUTION N°1 – ELECTION DU PRESIDENT DE SEANCE
(Art. 24)
M. Alain PRADEL est élu à l’unanimité.
RESOLUTION N°2 – RENFORCEMENT DE LA CHARPENTE ET REPRISE DE LA COUVERTURE DU
BATIMENT SUR RUE
(Art. 24)
L’assemblée générale décide de réaliser les travaux et retient l’entreprise BOIS ET TUILES pour 84 310,00 € TTC.
Contre : Mme VIDAL (320). Abstention : M. ROQUES (210).
En conséquence, la résolution est adoptée à la majorité des voix exprimées.
RESOLUTION N°3 – SOUSCRIPTION D’UN EMPRUNT COLLECTIF
(Art. 26-4)
Contre : 3 900 voix. En conséquence, la résolution est repoussée.
RESOLUTION N°4 – POINT D’INFORMATION SUR LE RAVALEMENT
Ce point n’appelle pas de vote.
Le président déclare la séance close à 18 h 45.`,
    {
      syndic: 'CABINET DELMAS',
      building: 'LE CAPITOLE II',
      building_address: '3 place Wilson, 31000 TOULOUSE',
      meeting_on: '2026-01-30',
      tantiemes_present: 5950,
      resolutions: [
        '1. ELECTION DU PRESIDENT DE SEANCE',
        '2. RENFORCEMENT DE LA CHARPENTE ET REPRISE DE LA COUVERTURE DU BATIMENT SUR RUE',
        '3. SOUSCRIPTION D’UN EMPRUNT COLLECTIF',
        '4. POINT D’INFORMATION SUR LE RAVALEMENT',
      ],
      resolutions_adopted: ['1', '2'],
      resolutions_rejected: ['3'],
      works_adopted: [
        '2. RENFORCEMENT DE LA CHARPENTE ET REPRISE DE LA COUVERTURE DU BATIMENT SUR RUE',
      ],
      works_adopted_total: 8431000,
    },
  ],
];

describe('minutes', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    const extracted = typedFacts(text, type, sub_kind);
    expect(extracted).toMatchObject(facts);
    expect(recognise(typedPages(...text.split(/^-{5,}$/m)))).toMatchObject([
      { type, sub_kind, answered: true },
    ]);
  });
});
