// Minutes in tables, with decisions alone on their lines, or kept by a neighbour.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { recognise } from '../../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'pv3-notes',
    'PV_AG',
    null,
    `IMMO DE FRANCE – Agence du Puy
6 boulevard Saint-Louis, 43000 LE PUY
SDC LES ORGUES – 14 rue Chaussade, 43000 LE PUY
PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 15 OCTOBRE 2026
Le quinze octobre deux mille vingt-six à 18 h 30, les copropriétaires de l’immeuble désigné ci-dessus se sont réunis
salle Polignac, sur convocation individuelle adressée le 17 septembre 2026.
La feuille de présence fait apparaître 22 copropriétaires présents ou représentés totalisant 618 tantièmes sur 1 000.
13 copropriétaires absents totalisent 382 tantièmes.
1°) Désignation du bureau de séance
Sont désignés à l’unanimité : présidente Mme BOYER, scrutateur M. CHAPUIS.
2°) Examen et approbation des comptes de l’exercice allant du 01/07/2025 au 30/06/2026
Mise aux voix, cette décision recueille 600 voix pour et 18 voix contre.
Elle est donc adoptée.
3°) Quitus de gestion
Mise aux voix, cette décision recueille 618 voix pour. Elle est donc adoptée à l’unanimité.
4°) Mandat du syndic IMMO DE FRANCE
Le mandat est confié du 15 octobre 2026 au 31 décembre 2027. 500 voix pour, 118 voix contre. Elle est donc adoptée.
5°) Budget de l’exercice du 01/07/2027 au 30/06/2028
Le budget est fixé à 24 960,00 €. 618 voix pour. Elle est donc adoptée.
6°) Alimentation du fonds travaux
Cotisation portée à 1 248,00 € par an. 618 voix pour. Elle est donc adoptée.
7°) Réparation de la verrière, selon proposition de la miroiterie VELAY
d’un montant de 5 940,00 € TTC
450 voix pour, 168 voix contre. Elle est donc adoptée.
8°) Vente du logement de l’ancien concierge
200 voix pour, 418 voix contre. Elle est donc rejetée.
9°) Tour de table
Les échanges ne donnent pas lieu à décision.
Levée de séance à 20 h 15.`,
    {
      building: 'LES ORGUES',
      building_address: '14 rue Chaussade, 43000 LE PUY',
      meeting_on: '2026-10-15',
      tantiemes_present: 618,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      quitus: true,
      approved_from: '2025-07-01',
      approved_to: '2026-06-30',
      mandate_from: '2026-10-15',
      mandate_to: '2027-12-31',
      budget: 2496000,
      budget_from: '2027-07-01',
      budget_to: '2028-06-30',
      cotisation_fonds_travaux: 124800,
      works_adopted_total: 594000,
    },
  ],
  [
    'pv3-grid',
    'PV_AG',
    null,
    `SOGIM SYNDIC – 22 rue Thiers, 56000 VANNES
Résidence LE GOLFE – 3 quai Tabarly, 56000 VANNES – RNC AB7788120
RELEVÉ DES DÉCISIONS DE L’ASSEMBLÉE GÉNÉRALE DU 21 MARS 2026
Présents, représentés et votants par correspondance : 7 120 / 10 000
N°      Objet                                         Pour      Contre    Abst.     Sort
1       Président de séance                           7 120     0         0         Adoptée
2       Comptes du 01/01/2025 au 31/12/2025           6 900     220       0         Adoptée
3       Quitus                                        6 000     1 120     0         Adoptée
4       Budget 2027 arrêté à 88 000 €                 7 120     0         0         Adoptée
5       Ravalement du pignon est pour 31 250 € TTC    5 400     1 720     0         Adoptée
6       Pose de caméras pour 8 800 € TTC              1 300     5 820     0         Rejetée
La séance a été levée à 19 h 30.`,
    {
      syndic: 'SOGIM SYNDIC',
      building: 'Résidence LE GOLFE',
      building_address: '3 quai Tabarly, 56000 VANNES',
      rnc: 'AB7788120',
      meeting_on: '2026-03-21',
      tantiemes_present: 7120,
      resolutions_adopted: ['1', '2', '3', '4', '5'],
      resolutions_rejected: ['6'],
      quitus: true,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget: 8800000,
      works_adopted_total: 3125000,
    },
  ],
  [
    'pv4-a',
    'PV_AG',
    null,
    `AGENCE DU LAC – Syndic
2 quai de la Tournette, 74000 ANNECY
Copropriété : LE SEMNOZ
Adresse : 21 avenue d’Albigny, 74000 ANNECY
PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE ORDINAIRE
Séance du 9 avril 2026
L’assemblée, convoquée par lettre recommandée du 12 mars 2026, s’est tenue le 9 avril 2026 à 18 h 00.
Copropriétaires présents ou représentés : 27 sur 40 – Tantièmes présents ou représentés : 7 415 / 10 000
Décision n° 1 – Nomination du président de séance
Candidature de M. DUNAND. Votes pour : 7 415. Votes contre : 0.
DÉCISION ADOPTÉE
Décision n° 2 – Comptes de l’exercice clos au 31/12/2025
L’assemblée, après examen, approuve les comptes du 01/01/2025 au 31/12/2025. Votes pour : 7 000. Votes contre : 415.
DÉCISION ADOPTÉE
Décision n° 3 – Quitus
Votes pour : 3 000. Votes contre : 4 415.
DÉCISION REJETÉE
Décision n° 4 – Fixation du budget prévisionnel pour l’exercice du 01/01/2027 au 31/12/2027
Budget soumis au vote : 96 120,00 euros. Votes pour : 7 415.
DÉCISION ADOPTÉE
Décision n° 5 – Constitution du fonds de travaux
La cotisation est fixée à 5 % du budget soit 4 806,00 euros. Votes pour : 7 415.
DÉCISION ADOPTÉE
Décision n° 6 – Renouvellement du contrat de syndic
AGENCE DU LAC est nommée syndic du 01/07/2026 au 30/06/2029. Votes pour : 6 800. Votes contre : 615.
DÉCISION ADOPTÉE
Décision n° 7 – Réfection complète de l’installation électrique des sous-sols
Devis retenu : ALP’ÉLEC, 27 310,80 euros TTC. Votes pour : 7 000. Votes contre : 415.
DÉCISION ADOPTÉE
Décision n° 8 – Compte rendu du conseil syndical
Sans vote.`,
    {
      syndic: 'AGENCE DU LAC',
      building: 'LE SEMNOZ',
      building_address: "21 avenue d'Albigny, 74000 ANNECY",
      meeting_on: '2026-04-09',
      tantiemes_present: 7415,
      resolutions_adopted: ['1', '2', '4', '5', '6', '7'],
      resolutions_rejected: ['3'],
      quitus: false,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget: 9612000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 480600,
      mandate_from: '2026-07-01',
      mandate_to: '2029-06-30',
      works_adopted: ['7. Réfection complète de l’installation électrique des sous-sols'],
      works_adopted_total: 2731080,
    },
  ],
  [
    'pv4-b',
    'PV_AG',
    null,
    `SYNDICAT DES COPROPRIÉTAIRES DU 40 RUE DE LA RÉPUBLIQUE, 13002 MARSEILLE
Syndic bénévole : M. Paul ARÈNE
Assemblée générale annuelle – procès-verbal
Date : 12 décembre 2026, 10 heures – Lieu : chez Mme CALAS
Étaient présents : M. ARÈNE (250), Mme CALAS (300). Était représenté : M. BLANC (150). Soit 700 millièmes sur 1000.
Était absente : Mme DIAZ (300).
1. Comptes de l’année 2026 (du 1er décembre 2025 au 30 novembre 2026)
Dépenses : 3 412,90 €. Les comptes sont adoptés à l’unanimité.
2. Quitus au syndic bénévole
Accordé à l’unanimité des présents et représentés.
3. Budget du 1er décembre 2026 au 30 novembre 2027
Budget voté : 3 800 €. Adopté à l’unanimité.
4. Changement des boîtes aux lettres
Devis POSTAL 13 : 890 € TTC. Adopté à la majorité (contre : Mme CALAS).
5. Nettoyage par une société
Proposition refusée par tous.
Fin de la réunion à 11 h 15.`,
    {
      building_address: '40 RUE DE LA RÉPUBLIQUE, 13002 MARSEILLE',
      meeting_on: '2026-12-12',
      tantiemes_present: 700,
      resolutions_adopted: ['1', '2', '3', '4'],
      resolutions_rejected: ['5'],
      quitus: true,
      approved_from: '2025-12-01',
      approved_to: '2026-11-30',
      budget: 380000,
      budget_from: '2026-12-01',
      budget_to: '2027-11-30',
      works_adopted_total: 89000,
    },
  ],
  [
    'pv5-a',
    'PV_AG',
    null,
    `GESTIA – 17 rue Nationale, 72000 LE MANS
Résidence BELLE ÉTOILE, 6 rue Berthelot, 72000 LE MANS
PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE DES COPROPRIÉTAIRES
TENUE LE MERCREDI 10 JUIN 2026 À 18 HEURES
Selon la feuille de présence, 34 copropriétaires sur 51 sont présents, représentés ou ont voté par correspondance,
soit 6 744 tantièmes sur 10 000. 17 copropriétaires sont absents, soit 3 256 tantièmes.
RÉSOLUTION 1 : Élection de la présidence de séance - Article 24
Mme LEROUX est élue. Pour : 6 744 tantièmes. Contre : 0. La résolution est votée à l’unanimité.
RÉSOLUTION 2 : Approbation des comptes arrêtés au 31/12/2025 (exercice du 01/01/2025 au 31/12/2025) - Article 24
Pour : 6 500. Contre : 244. La résolution est votée à la majorité.
RÉSOLUTION 3 : Quitus au syndic - Article 24
Pour : 6 100. Contre : 644. La résolution est votée à la majorité.
RÉSOLUTION 4 : Budget prévisionnel 2027 - Article 24
L’assemblée adopte le budget du 01/01/2027 au 31/12/2027 pour la somme de 73 215,00 €.
Pour : 6 744. La résolution est votée à l’unanimité.
RÉSOLUTION 5 : Remplacement du groupe de ventilation, autorisation à donner au syndic et modalités
de financement - Article 24
Offre VENTIL72 retenue à 16 045,00 € TTC. Pour : 6 000. Contre : 744. La résolution est votée à la majorité.
RÉSOLUTION 6 : Ouverture d’un accès sur la rue Gambetta - Article 26
Pour : 2 010. Contre : 4 734. La résolution n’est pas votée, faute de majorité.
La séance est levée à 19 h 50.`,
    {
      syndic: 'GESTIA',
      building: 'Résidence BELLE ÉTOILE',
      building_address: '6 rue Berthelot, 72000 LE MANS',
      meeting_on: '2026-06-10',
      tantiemes_present: 6744,
      resolutions: [
        '1. Élection de la présidence de séance',
        '2. Approbation des comptes arrêtés au 31/12/2025 (exercice du 01/01/2025 au 31/12/2025)',
        '3. Quitus au syndic',
        '4. Budget prévisionnel 2027',
        '5. Remplacement du groupe de ventilation, autorisation à donner au syndic et modalités de financement',
        '6. Ouverture d’un accès sur la rue Gambetta',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5'],
      resolutions_rejected: ['6'],
      quitus: true,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget: 7321500,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      works_adopted_total: 1604500,
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
