// Notices of meetings: a registered one with draft decisions, a short one of a firm, a proxy.
import { paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const AGENDA = [
  ['Désignation du président de séance', '24'],
  ['Désignation du ou des scrutateurs', '24'],
  ['Désignation du secrétaire', '24'],
  ['Approbation des comptes de l’exercice 2025-2026', '24'],
  ['Quitus au syndic', '24'],
  ['Renouvellement du mandat du syndic', '25'],
  ['Élection des membres du conseil syndical', '25'],
  ['Approbation du budget prévisionnel 2027-2028', '24'],
  ['Fixation de la cotisation au fonds de travaux', '25'],
  ['Remplacement de la pompe de relevage', '24'],
  ['Contrat d’entretien des terrasses', '24'],
] as const;
const registered = paperOf(
  'convocation-palau-recommandee-perpignan',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; .o td { border-bottom: .2mm solid #ddd; padding: .9mm 1.5mm } .o th { background: #fbe9e7 } h2 { font-size: 9.6pt; margin: 2.5mm 0 .5mm } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; text-align: center; font-size: 6.6pt }`,
  [
    `<table><tr><td><b style="font-size:14pt;color:#b3261e">Catalane de Copropriété</b><br>18 boulevard Clemenceau, 66000 PERPIGNAN<br>04 68 00 31 90</td><td style="width:85mm">RECOMMANDÉ AVEC A.R. 1A 200 441 7789 3<p></p>Mme Montserrat PUIGMAL-BEN AMAR<br>14 carrer de l’Hort<br>66690 SORÈDE</td></tr></table><p style="margin-top:5mm">Perpignan, le 24 août 2026</p><h1 style="font-size:13pt">CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ANNUELLE</h1><p>Résidence Le Palau del Rey – 6 rue de la Lanterne – 66000 PERPIGNAN – n° d’immatriculation AD0915533<br>Vos lots : 103, 147 – vos voix : 186 sur 10 000</p><p>Madame, nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se tiendra le <b>mardi 22 septembre 2026 à 17 heures 30</b>, salle Al Sol, 24 rue Nature, à Perpignan, à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      ['N°', 'Ordre du jour', 'Majorité (art.)'],
      AGENDA.map(([title, majority], index) => [index + 1, title, majority]),
      'o',
    )}<p style="margin-top:3mm">Si vous ne pouvez assister à la réunion, vous pouvez donner pouvoir à un mandataire de votre choix ou voter par correspondance au moyen du formulaire joint, qui doit nous parvenir trois jours francs au moins avant la réunion. Les pièces justificatives des charges sont consultables à notre cabinet les 15 et 16 septembre 2026, de 9 h à 12 h (art. 18-1 de la loi du 10 juillet 1965).</p><p>Pièces jointes : annexes comptables, projet de contrat de syndic, devis, formulaire de vote, pouvoir.</p><div class="ft">Catalane de Copropriété SAS – 900 660 318 RCS Perpignan – CPI 6601 2021 000 000 318 – Page 1/2</div>`,
    `<h1 style="font-size:12pt">PROJETS DE RÉSOLUTIONS – AG du 22/09/2026 – Résidence Le Palau del Rey</h1><h2>4. Approbation des comptes</h2><p>L’assemblée générale approuve les comptes de l’exercice du 01/04/2025 au 31/03/2026, qui font ressortir un total de charges courantes de 24 143,90 €.</p><h2>5. Quitus</h2><p>L’assemblée générale donne quitus entier et définitif au syndic pour sa gestion au titre de l’exercice.</p><h2>6. Mandat du syndic</h2><p>L’assemblée générale renouvelle le mandat de Catalane de Copropriété pour une durée de douze mois, du 01/10/2026 au 30/09/2027, selon contrat joint.</p><h2>8. Budget prévisionnel</h2><p>L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/04/2027 au 31/03/2028 pour un montant de 25 390,00 €.</p><h2>9. Fonds de travaux</h2><p>L’assemblée générale fixe la cotisation annuelle à 1 269,50 €, soit 5 % du budget prévisionnel.</p><h2>10. Pompe de relevage</h2><p>L’assemblée générale décide le remplacement de la pompe de relevage. Devis HIDRO 66 : 4 312,00 € TTC ; devis TÊT ASSAINISSEMENT : 4 905,45 € TTC.</p><h2>11. Terrasses</h2><p>L’assemblée générale autorise le syndic à signer un contrat d’entretien annuel pour 780,00 € TTC.</p><div class="ft">Catalane de Copropriété SAS – 900 660 318 RCS Perpignan – CPI 6601 2021 000 000 318 – Page 2/2</div>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Catalane de Copropriété',
      building: 'Résidence Le Palau del Rey',
      building_address: '6 rue de la Lanterne, 66000 PERPIGNAN',
      rnc: 'AD0915533',
      owner: 'Mme Montserrat PUIGMAL-BEN AMAR',
      lots: ['103', '147'],
      tantiemes: 186,
      meeting_on: '2026-09-22',
      sent_on: '2026-08-24',
      resolutions: AGENDA.map(([title], index) => `${index + 1}. ${title}`),
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      budget_a_voter: 2539000,
      cotisation_fonds_travaux: 126950,
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban'],
  },
);

const BLOSSAC = [
  'Bureau de séance',
  'Comptes de l’exercice 2025',
  'Quitus',
  'Budget 2027',
  'Audit de la toiture : choix du bureau d’études',
  'Vente de la loge (lot 2)',
];
const short = paperOf(
  'convocation-blossac-lettre-poitiers',
  `font: 10.6pt/1.5 'P052', serif; padding: 22mm 24mm; li { margin-bottom: 1mm }`,
  [
    `<p>CABINET PAILLÉ-MERCERON<br>21 rue de la Tranchée<br>86000 POITIERS</p><p style="margin-left:85mm">Mme Vve ROUSSILLON Bernadette, usufruitière<br>M. Thibault ROUSSILLON, nu-propriétaire<br>19 rue des Vieilles Boucheries<br>86000 POITIERS</p><p>Poitiers, le 30 avril 2026</p><p>Objet : convocation à l’assemblée générale ordinaire<br>Immeuble LE PARC DE BLOSSAC, 19 rue des Vieilles Boucheries, 86000 POITIERS</p><p>Madame, Monsieur,</p><p>Nous vous prions d’assister à l’assemblée générale des copropriétaires de l’immeuble, le <b>mercredi 3 juin 2026 à 14 h 30</b>, en nos bureaux. L’ordre du jour est le suivant :</p><ol>${BLOSSAC.map((title) => `<li>${title}</li>`).join('')}</ol><p>Nous vous rappelons qu’en cas de démembrement les intéressés doivent être représentés par un mandataire commun, qui est, à défaut d’accord, l’usufruitier (article 23 de la loi du 10 juillet 1965). Vous trouverez ci-joint un pouvoir. Le procès-verbal de la précédente assemblée, tenue le 5 juin 2025, reste consultable en nos bureaux.</p><p>Nous vous prions d’agréer nos salutations distinguées.</p><p>Le syndic, Jacques Merceron</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET PAILLÉ-MERCERON',
      building: 'LE PARC DE BLOSSAC',
      building_address: '19 rue des Vieilles Boucheries, 86000 POITIERS',
      meeting_on: '2026-06-03',
      sent_on: '2026-04-30',
      resolutions: BLOSSAC.map((title, index) => `${index + 1}. ${title}`),
    },
    absent: [
      'rnc',
      'iban',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'annexes',
      'budget',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-rempli-palau-perpignan',
  `font: 10.6pt/1.7 'DejaVu Sans', sans-serif; padding: 22mm; i { font-family: 'Z003', cursive; font-size: 13pt; color: #123a8c }`,
  [
    `<p>Résidence Le Palau del Rey – 6 rue de la Lanterne – 66000 PERPIGNAN</p><h1 style="text-align:center;font-size:18pt">POUVOIR</h1><p>Je soussignée Mme Montserrat PUIGMAL-BEN AMAR, propriétaire des lots 103 et 147 (186 voix), donne pouvoir à <i>M. Josep Vila, appt 105</i> pour me représenter à l’assemblée générale du 22/09/2026 à 17 h 30, salle Al Sol, prendre part à tous votes sur les questions portées à l’ordre du jour et signer la feuille de présence.</p><p>Fait à <i>Sorède</i>, le <i>2 septembre 2026</i></p><p>Signature précédée de la mention « Bon pour pouvoir » : <i>Bon pour pouvoir – M. Puigmal</i></p><p style="font-size:8pt">Chaque mandataire ne peut recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat (art. 22). Le syndic, son conjoint et ses préposés ne peuvent recevoir mandat. À retourner à Catalane de Copropriété, syndic, 18 boulevard Clemenceau, 66000 Perpignan.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      building: 'Résidence Le Palau del Rey',
      building_address: '6 rue de la Lanterne, 66000 PERPIGNAN',
      syndic: 'Catalane de Copropriété',
      owner: 'Mme Montserrat PUIGMAL-BEN AMAR',
      lots: ['103', '147'],
      tantiemes: 186,
      meeting_on: '2026-09-22',
    },
    absent: ['rnc', 'iban', 'resolutions'],
  },
);

export const A_VENIR = [registered, short, proxy];
