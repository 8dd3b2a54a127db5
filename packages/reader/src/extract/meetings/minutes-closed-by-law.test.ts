// Minutes whose end speaks of the law, and maintenance books.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { recognise } from '../../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'pv-lettres',
    'PV_AG',
    null,
    `SYNDIC : CABINET MORVAN
9 place de la Mairie 22000 SAINT-BRIEUC
RÉSIDENCE DU LÉGUÉ
31 quai Armez 22000 SAINT-BRIEUC
ASSEMBLÉE GÉNÉRALE ORDINAIRE DU VENDREDI 24 AVRIL 2026
PROCÈS-VERBAL
L’an deux mille vingt-six, le vingt-quatre avril, à 17 h 15, les copropriétaires se sont réunis salle Robien.
Après émargement : présents 3 104 tantièmes, représentés 1 215 tantièmes, votes par correspondance 402 tantièmes,
soit au total 4 721 tantièmes sur 10 000. Absents : 5 279 tantièmes.
I – ÉLECTION DU BUREAU
Sont élus M. Tanguy président et Mme Rouault scrutatrice. Vote : unanimité.
II – COMPTES DE L’EXERCICE 2025
Les comptes du 1er janvier au 31 décembre 2025 sont mis aux voix.
Pour : 4 500 – Contre : 221 – Abstention : néant
La proposition recueille la majorité requise : elle est adoptée.
III – QUITUS AU SYNDIC
Pour : 4 721. La proposition est adoptée.
IV – BUDGET 2027
L’assemblée fixe à 52 600,00 € le budget de l’exercice du 1er janvier au 31 décembre 2027.
Pour : 4 721. La proposition est adoptée.
V – FONDS DE TRAVAUX
La cotisation est maintenue à 2 630,00 € par an.
Pour : 4 721. La proposition est adoptée.
VI – REMPLACEMENT DES FENÊTRES DES PARTIES COMMUNES
Coût : 18 240,50 € TTC, entreprise Menuiseries du Trégor.
Pour : 3 900 – Contre : 821. La proposition est adoptée.
VII – PEINTURE DU HALL
Coût : 4 310,00 € TTC, entreprise Le Gac.
Pour : 1 400 – Contre : 3 321. La proposition n’est pas adoptée.
VIII – VIE DE L’IMMEUBLE
Échange sur le tri des déchets, sans décision.
L’ensemble des questions ayant été examiné, le président remercie les participants. Il est 19 h 40.
Rappel de l’article 42, alinéa 2 : les actions en contestation des décisions doivent, à peine de déchéance, être introduites dans les deux mois.`,
    {
      syndic: 'CABINET MORVAN',
      building: 'RÉSIDENCE DU LÉGUÉ',
      meeting_on: '2026-04-24',
      tantiemes_present: 4721,
      resolutions: [
        '1. ÉLECTION DU BUREAU',
        '2. COMPTES DE L’EXERCICE 2025',
        '3. QUITUS AU SYNDIC',
        '4. BUDGET 2027',
        '5. FONDS DE TRAVAUX',
        '6. REMPLACEMENT DES FENÊTRES DES PARTIES COMMUNES',
        '7. PEINTURE DU HALL',
        '8. VIE DE L’IMMEUBLE',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6'],
      resolutions_rejected: ['7'],
      quitus: true,
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget: 5260000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 263000,
      works_adopted: ['6. REMPLACEMENT DES FENÊTRES DES PARTIES COMMUNES'],
      works_adopted_total: 1824050,
    },
  ],
  [
    'pv-tableau-deux-colonnes',
    'PV_AG',
    null,
    `NEXIMMO SYNDIC
PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 18/11/2026
SYNDICAT DES COPROPRIÉTAIRES : LE PARC DU CHÂTEAU
5 avenue du Château 78600 MAISONS-LAFFITTE – Réf. RNC AA9-331-205
Étaient présents ou représentés 55 copropriétaires totalisant 61 240 tantièmes sur 100 000.
RÉSOLUTION 1 : Désignation du président de séance                      Art. 24
Candidat : M. ORSINI
VOTES : pour 61 240 / contre 0 / abstentions 0                          ADOPTÉE
RÉSOLUTION 2 : Désignation d’un secrétaire                               Art. 24
Candidat : le syndic
VOTES : pour 61 240 / contre 0 / abstentions 0                          ADOPTÉE
RÉSOLUTION 3 : Approbation des comptes                                    Art. 24
Comptes de l’exercice ouvert le 01/07/2025 et clos le 30/06/2026
VOTES : pour 60 000 / contre 1 240 / abstentions 0                      ADOPTÉE
RÉSOLUTION 4 : Quitus                                                     Art. 24
VOTES : pour 58 000 / contre 3 240 / abstentions 0                      ADOPTÉE
RÉSOLUTION 5 : Travaux de mise en conformité de l’ascenseur               Art. 24
Devis OTIRIS n° 2026-118 du 03/09/2026 : 27 450,00 € HT, soit 30 195,00 € TTC
VOTES : pour 41 000 / contre 20 240 / abstentions 0                     ADOPTÉE
RÉSOLUTION 6 : Honoraires du syndic pour le suivi de ces travaux           Art. 24
3 % du montant HT, soit 823,50 € HT
VOTES : pour 38 000 / contre 23 240 / abstentions 0                     ADOPTÉE
RÉSOLUTION 7 : Installation de bornes de recharge                         Art. 24
Devis ÉLECTRO 78 : 64 900,00 € TTC
VOTES : pour 12 000 / contre 49 240 / abstentions 0                     NON ADOPTÉE
La séance est levée à 20 h 05.`,
    {
      syndic: 'NEXIMMO SYNDIC',
      building: 'LE PARC DU CHÂTEAU',
      rnc: 'AA9331205',
      meeting_on: '2026-11-18',
      tantiemes_present: 61240,
      resolutions: [
        '1. Désignation du président de séance',
        '2. Désignation d’un secrétaire',
        '3. Approbation des comptes',
        '4. Quitus',
        '5. Travaux de mise en conformité de l’ascenseur',
        '6. Honoraires du syndic pour le suivi de ces travaux',
        '7. Installation de bornes de recharge',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6'],
      resolutions_rejected: ['7'],
      quitus: true,
      approved_from: '2025-07-01',
      approved_to: '2026-06-30',
      works_adopted: ['5. Travaux de mise en conformité de l’ascenseur'],
      works_adopted_total: 3019500,
    },
  ],
  [
    'carnet-prose',
    'CARNET_ENTRETIEN',
    null,
    `CARNET D’ENTRETIEN DE L’IMMEUBLE
tenu en application de l’article 18 de la loi du 10 juillet 1965
Désignation : Résidence LES PEUPLIERS, 4 et 6 rue du Canal, 51100 REIMS
Syndic : CHAMPAGNE GESTION, 2 place Royale, 51100 REIMS
Carnet à jour au 15 octobre 2026
Assurance de la copropriété
L’immeuble est garanti par la compagnie MARNE ASSURANCES EXEMPLE, contrat multirisque n° 51 204 887, dont l’échéance principale est fixée au 1er juin 2027.
Principaux travaux
Année     Nature                          Montant TTC
2010      Réfection des toitures          112 000 €
2016      Rénovation de la chaufferie     48 300 €
2022      Peinture des halls              15 900 €`,
    {
      building: 'Résidence LES PEUPLIERS',
      building_address: '4 et 6 rue du Canal, 51100 REIMS',
      syndic: 'CHAMPAGNE GESTION',
      updated_on: '2026-10-15',
      insurer: 'MARNE ASSURANCES EXEMPLE',
      policy_number: '51 204 887',
      insured_until: '2027-06-01',
      works_done: [
        '2010 Réfection des toitures',
        '2016 Rénovation de la chaufferie',
        '2022 Peinture des halls',
      ],
    },
  ],
  [
    'pv-votes-nominatifs',
    'PV_AG',
    null,
    `FONCIÈRE DE L’OUEST – ADMINISTRATION DE BIENS
17 rue de Strasbourg 44000 NANTES
Copropriété LES JARDINS DE PROCÉ
80 boulevard des Anglais 44100 NANTES
Immatriculée sous le n° AE7-009-418
PROCÈS VERBAL DE L’ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE
EN DATE DU 7 JUILLET 2026
Le sept juillet deux mille vingt-six à dix-huit heures, les copropriétaires régulièrement convoqués par lettre du 12 juin 2026 se sont réunis.
La feuille de présence certifiée par le bureau fait apparaître 48 copropriétaires présents ou représentés, possédant 7 015/10 000.
1ère résolution : élection du président (article 24)
M. GUÉRIN est élu à la majorité des voix exprimées : 7 015.
Résolution adoptée à l’unanimité des votants.
2ème résolution : élection de deux scrutateurs (article 24)
Mmes PICOT et SIMON sont élues : 7 015 voix.
Résolution adoptée à l’unanimité des votants.
3ème résolution : travaux de remplacement de la chaufferie collective au profit d’une
pompe à chaleur (article 25)
L’assemblée décide de confier les travaux à l’entreprise ATLANTHERM selon devis du 4 mai 2026 d’un montant de 186 420,00 € TTC.
Ont voté contre : M. LEROY (212), Mme NICOL (198). S’est abstenu : M. HAMON (150).
Résolution adoptée par 6 455 voix sur 10 000.
4ème résolution : souscription d’une assurance dommages-ouvrage (article 24)
Prime estimée à 5 100,00 € TTC.
Résolution adoptée par 6 900 voix sur 7 015.
5ème résolution : maîtrise d’œuvre (article 24)
Mission confiée au cabinet BET ARMOR pour 14 200,00 € TTC.
Résolution adoptée par 6 900 voix sur 7 015.
6ème résolution : isolation des caves (article 25)
Devis ISO 44 : 23 000,00 € TTC.
Ont voté pour : 2 100 voix. La résolution est donc rejetée.
L’ordre du jour étant épuisé, la séance est levée à 20 heures 10.`,
    {
      syndic: 'FONCIÈRE DE L’OUEST',
      building: 'LES JARDINS DE PROCÉ',
      rnc: 'AE7009418',
      meeting_on: '2026-07-07',
      tantiemes_present: 7015,
      resolutions: [
        '1. élection du président',
        '2. élection de deux scrutateurs',
        '3. travaux de remplacement de la chaufferie collective au profit d’une pompe à chaleur',
        '4. souscription d’une assurance dommages-ouvrage',
        '5. maîtrise d’œuvre',
        '6. isolation des caves',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5'],
      resolutions_rejected: ['6'],
      works_adopted: [
        '3. travaux de remplacement de la chaufferie collective au profit d’une pompe à chaleur',
      ],
      works_adopted_total: 18642000,
    },
  ],
  [
    'pv-fiches',
    'PV_AG',
    null,
    `GESTRIM EXEMPLE AGENCE DE DIJON
PV D’AG DU 02/06/2026 – COPROPRIÉTÉ N° 3381 « LES DUCS »
Adresse de l’immeuble : 25 rue de la Préfecture, 21000 DIJON
Tantièmes présents, représentés et votant par correspondance : 812 sur 1 000
N° 1 – Bureau de séance
Majorité : article 24
Décision : ADOPTÉE (812 pour)
N° 2 – Approbation des comptes clos le 31 mars 2026
Majorité : article 24
Décision : ADOPTÉE (800 pour, 12 contre)
N° 3 – Quitus au syndic pour l’exercice écoulé
Majorité : article 24
Décision : REJETÉE (300 pour, 512 contre)
N° 4 – Budget prévisionnel de l’exercice du 1er avril 2027 au 31 mars 2028
Majorité : article 24
Montant voté : 27 400,00 €
Décision : ADOPTÉE (812 pour)
N° 5 – Renouvellement du contrat de syndic de GESTRIM EXEMPLE
Durée : du 03/06/2026 au 30/09/2027
Majorité : article 25
Décision : ADOPTÉE (640 pour, 172 contre)
N° 6 – Réfection de la verrière
Entreprise VITRAUX DE BOURGOGNE, 12 960,00 € TTC
Majorité : article 24
Décision : ADOPTÉE (700 pour, 112 contre)
N° 7 – Remplacement de l’interphone
Entreprise PHONÉO, 3 245,60 € TTC
Majorité : article 24
Décision : ADOPTÉE (800 pour, 12 contre)
Clôture à 19 h 20.
Délai de recours : deux mois à compter de la notification pour les opposants à une décision adoptée et les défaillants.`,
    {
      building: 'LES DUCS',
      building_address: '25 rue de la Préfecture, 21000 DIJON',
      meeting_on: '2026-06-02',
      tantiemes_present: 812,
      resolutions: [
        '1. Bureau de séance',
        '2. Approbation des comptes clos le 31 mars 2026',
        '3. Quitus au syndic pour l’exercice écoulé',
        '4. Budget prévisionnel de l’exercice du 1er avril 2027 au 31 mars 2028',
        '5. Renouvellement du contrat de syndic de GESTRIM EXEMPLE',
        '6. Réfection de la verrière',
        '7. Remplacement de l’interphone',
      ],
      resolutions_adopted: ['1', '2', '4', '5', '6', '7'],
      resolutions_rejected: ['3'],
      quitus: false,
      approved_to: '2026-03-31',
      budget: 2740000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      mandate_from: '2026-06-03',
      mandate_to: '2027-09-30',
      works_adopted: ['6. Réfection de la verrière', '7. Remplacement de l’interphone'],
      works_adopted_total: 1620560,
    },
  ],
  [
    'carnet-rubriques',
    'CARNET_ENTRETIEN',
    null,
    `CARNET D’ENTRETIEN
(décret n° 2001-477 du 30 mai 2001)
1 – IDENTIFICATION
Copropriété             LES AMANDIERS
Adresse                 7 rue de Verdun, 84000 AVIGNON
Immatriculation         AC3-552-190
Syndic                  VAUCLUSE IMMOBILIER
Mise à jour             02/05/2026
2 – ASSURANCES
Risque couvert          Assureur                 N° de police     Échéance
Multirisque immeuble    DURANCE ASSURANCES       84-100-552       31/12/2026
Protection juridique    JURIS EXEMPLE            PJ 2281          31/12/2026
3 – TRAVAUX
2009 : ravalement ; 2014 : ascenseur ; 2020 : chaudière`,
    {
      building: 'LES AMANDIERS',
      building_address: '7 rue de Verdun, 84000 AVIGNON',
      rnc: 'AC3552190',
      syndic: 'VAUCLUSE IMMOBILIER',
      updated_on: '2026-05-02',
      insurer: 'DURANCE ASSURANCES',
      policy_number: '84-100-552',
      insured_until: '2026-12-31',
    },
  ],
];

describe('minutes or a book', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    expect(typedFacts(text, type, sub_kind)).toMatchObject(facts);
    expect(recognise(typedPages(...text.split(/^-{5,}$/m)))).toMatchObject([
      { type, sub_kind, answered: true },
    ]);
  });
});
