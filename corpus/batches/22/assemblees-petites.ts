// Minutes of general meetings: a list of voters by an old program, a volunteer’s word processor.
import { either, paperOf } from '../../paper.ts';

const listed = paperOf(
  'pv-listing-perpignan',
  `font: 9.2pt/1.38 'Nimbus Mono PS', monospace; padding: 12mm 14mm; pre { font: inherit; margin: 0; white-space: pre-wrap }`,
  [
    `<pre>
AGENCE ROIG PERE ET FILLES                                  COP31  PAGE 1
8 PLACE DES PLATANES-NEUFS 66000 PERPIGNAN

IMMEUBLE 0027 LES MICOCOULIERS   12 RUE DES GRENADIERS 66000 PERPIGNAN

              PROCES VERBAL DE L'ASSEMBLEE GENERALE
                        DU 05/03/2026

L'assemblée s'est tenue le jeudi 5 mars 2026 à 17 heures à l'agence.

PRESENTS OU REPRESENTES : 21 COPROPRIETAIRES   6873 / 10000
ABSENTS                 : 12 COPROPRIETAIRES   3127 / 10000
  (ALBAREDE 318, BEN SALAH 301, CANALS 295, DA COSTA 327, ETCHEVERRY
  210, FABRESSE 188, IBANEZ 274, LLOBET 240, NGUYEN 266, SCI 3F 402,
  TIXADOR 168, ZAMORA 138)

QUESTION 01  ELECTION DU BUREAU
  Présidente : Mme PUIGSEGUR. Secrétaire : Mlle M.J. ROIG.
  POUR 6873   CONTRE 0   ABSTENTION 0             *** ADOPTEE ***

QUESTION 02  COMPTES DE L'EXERCICE DU 01/01/2025 AU 31/12/2025
  Les comptes sont approuvés.
  POUR 6612   CONTRE 0   ABSTENTION 261 (JOFFRE)  *** ADOPTEE ***

QUESTION 03  QUITUS A L'AGENCE ROIG
  POUR 6294   CONTRE 318 (VIDAL)   ABSTENTION 261 (JOFFRE)
                                                  *** ADOPTEE ***
QUESTION 04  BUDGET DU 01/01/2027 AU 31/12/2027
  Le budget est fixé à 47 200,00 EUR (exercice 2026 : 45 840,00).
  POUR 6873   CONTRE 0   ABSTENTION 0             *** ADOPTEE ***
</pre>`,
    `<pre>
AGENCE ROIG PERE ET FILLES                                  COP31  PAGE 2
IMMEUBLE 0027 LES MICOCOULIERS                    AG DU 05/03/2026

QUESTION 05  FONDS DE TRAVAUX
  Cotisation 2027 : 2 360,00 EUR.
  POUR 6873   CONTRE 0   ABSTENTION 0             *** ADOPTEE ***

QUESTION 06  RENOUVELLEMENT DU SYNDIC (ART. 25)
  Mandat de l'Agence Roig Père et Filles du 05/03/2026 au 30/06/2027.
  POUR 6555   CONTRE 318 (VIDAL)   ABSTENTION 0   *** ADOPTEE ***

QUESTION 07  PEINTURE DE LA CAGE B
  Devis PINTURES CATALANES 6 930,00 EUR TTC. Clé 03 escalier B.
  Votent les copropriétaires de l'escalier B (1000 tantièmes, 714
  présents ou représentés).
  POUR 593   CONTRE 121 (PUIGSEGUR)   ABSTENTION 0
                                                  *** ADOPTEE ***
QUESTION 08  INTERDICTION DES MEUBLES DE TOURISME (ART. 26)
  POUR 4402   CONTRE 2471   ABSTENTION 0
  La majorité des deux tiers (6667) n'est pas atteinte.
                                                  *** REJETEE ***
QUESTION 09  VIE DE L'IMMEUBLE
  On rappelle l'interdiction d'étendre du linge en façade et l'horaire
  de sortie des conteneurs.                       (SANS VOTE)

Levée de la séance à 18 h 50.

LA PRESIDENTE            LA SECRETAIRE

Délai de recours : deux mois à compter de la notification pour les
opposants et défaillants (loi du 10 juillet 1965, art. 42).
</pre>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'AGENCE ROIG PERE ET FILLES',
      building: 'LES MICOCOULIERS',
      building_address: '12 RUE DES GRENADIERS, 66000 PERPIGNAN',
      meeting_on: '2026-03-05',
      tantiemes_present: 6873,
      resolutions: [
        '1. ELECTION DU BUREAU',
        '2. COMPTES DE L’EXERCICE DU 01/01/2025 AU 31/12/2025',
        '3. QUITUS A L’AGENCE ROIG',
        '4. BUDGET DU 01/01/2027 AU 31/12/2027',
        '5. FONDS DE TRAVAUX',
        '6. RENOUVELLEMENT DU SYNDIC',
        '7. PEINTURE DE LA CAGE B',
        '8. INTERDICTION DES MEUBLES DE TOURISME',
        '9. VIE DE L’IMMEUBLE',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 4720000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 236000,
      works_adopted: ['7. PEINTURE DE LA CAGE B'],
      works_adopted_total: 693000,
      mandate_from: '2026-03-05',
      mandate_to: '2027-06-30',
    },
    absent: ['rnc', 'owner', 'lots', 'sent_on'],
  },
);

const volunteer = paperOf(
  'pv-benevole-gap',
  `font: 11pt/1.35 'Carlito', sans-serif; padding: 16mm 18mm; h1 { font-size: 15pt } .o { margin-bottom: 3mm }`,
  [
    `<p>Copropriété 9 montée des Cordeliers – 05000 GAP<br>immat. AG0551938</p><h1>Compte-rendu (PV) de l'assemblée générale du samedi 28 mars 2026</h1><p>Chez Odile Blanc-Gonnet, 10h. Convocations remises en main propre contre émargement le 3 mars.</p><p><u>Présents :</u> Odile Blanc-Gonnet (214), André et Luc Escallier (228), M. Tran Van Minh (197). <u>Représentée :</u> SCI Le Chaillol (186) par O. Blanc-Gonnet. <u>Absents :</u> Hoirs Meyssonnier (175). Donc 825 millièmes sur 1000.</p>
    <div class="o"><b>1 – Président et secrétaire.</b> Luc Escallier préside, Odile écrit. Unanimité : adopté.</div><div class="o"><b>2 – Comptes 2025.</b> 3 291,40 € de dépenses pour l'année (1er janvier - 31 décembre 2025), il y avait 3 360 € au budget. Approuvés à l'unanimité.</div><div class="o"><b>3 – Quitus à la syndic.</b> Odile ne prend pas part au vote. Pour : 425. Contre : 0. Adopté.</div><div class="o"><b>4 – Budget 2027</b> (1er janvier - 31 décembre 2027) : 3 500 €. Pour 825. Adopté.</div><div class="o"><b>5 – Fonds travaux ALUR :</b> on reste au minimum légal 5 %, soit 175 € par an. Pour 825. Adopté.</div><div class="o"><b>6 – Chaudière.</b> Trois devis. Celui de Thermi-Alpes, 14 760 € TTC pose comprise, est choisi. Paiement en 2 fois : 1er juin et 1er septembre 2026. Pour : 597. Contre : 228 (Escallier, qui préféraient attendre). Adopté à la majorité (art. 24).</div><div class="o"><b>7 – Local à skis.</b> Mr Tran propose d'aménager l'ancien bûcher (env. 2 000 €). Pour : 197. Contre : 628. Refusé.</div><div class="o"><b>8 – Syndic.</b> Odile Blanc-Gonnet réélue pour 3 ans, du 28/03/2026 au 27/03/2029, bénévolement, frais de timbres remboursés. Pour 825. Adopté (art. 25).</div>
    <p>Fini à 11h45, apéritif offert par M. Tran. Le PV est envoyé en recommandé aux Hoirs Meyssonnier, qui ont 2 mois pour contester (art. 42).</p><p>Signatures : L. Escallier, O. Blanc-Gonnet</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Odile Blanc-Gonnet',
      building_address: '9 montée des Cordeliers, 05000 GAP',
      rnc: 'AG0551938',
      meeting_on: '2026-03-28',
      tantiemes_present: 825,
      resolutions: either(
        [
          '1. Président et secrétaire',
          '2. Comptes 2025',
          '3. Quitus à la syndic',
          '4. Budget 2027',
          '5. Fonds travaux ALUR',
          '6. Chaudière',
          '7. Local à skis',
          '8. Syndic',
        ],
        [
          '1. Président et secrétaire.',
          '2. Comptes 2025.',
          '3. Quitus à la syndic.',
          '4. Budget 2027',
          '5. Fonds travaux ALUR :',
          '6. Chaudière.',
          '7. Local à skis.',
          '8. Syndic.',
        ],
      ),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 350000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 17500,
      works_adopted: ['6. Chaudière'],
      works_adopted_total: 1476000,
      mandate_from: '2026-03-28',
      mandate_to: '2029-03-27',
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

export const ASSEMBLEES_PETITES = [listed, volunteer];
