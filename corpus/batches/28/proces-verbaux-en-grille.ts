// Minutes of general meetings: a table of votes, and the notes of a small volunteer's building.
import { paperOf } from '../../paper.ts';
import { numbers, shown, titles, type Vote, whole } from './votes.ts';

const FERRONNERIE: readonly Vote[] = [
  ['Désignation du président de séance', '24', 'Candidat : M. GAUTHEROT Maël', 61240, 0, 0, true],
  ['Désignation d’un assesseur', '24', 'Candidate : Mme FEUVRIER-DUMONT Jeanne', 61240, 0, 0, true],
  [
    'Approbation des comptes arrêtés au 31/03/2026',
    '24',
    'Exercice du 01/04/2025 au 31/03/2026. Total des charges : 96 718,33 €',
    58105,
    1870,
    1265,
    true,
  ],
  [
    'Quitus donné au syndic',
    '24',
    'Pour sa gestion de l’exercice ci-dessus',
    55440,
    4535,
    1265,
    true,
  ],
  [
    'Ajustement du budget en cours',
    '24',
    'Le budget 2026-2027 reste fixé à 98 000,00 €, sans modification',
    60005,
    1235,
    0,
    true,
  ],
  [
    'Vote du budget prévisionnel 2027-2028',
    '24',
    'Exercice du 01/04/2027 au 31/03/2028 : 101 500,00 €',
    60005,
    1235,
    0,
    true,
  ],
  [
    'Fonds de travaux : fixation de la cotisation',
    '25',
    'Montant annuel : 6 090,00 € (6 %)',
    60005,
    1235,
    0,
    true,
  ],
  [
    'Adaptation de la chaufferie – pompe de relevage',
    '24',
    'Devis Thermi-Doubs : 6 284,30 € TTC, exigible au 01/10/2026',
    57315,
    3925,
    0,
    true,
  ],
  [
    'Ravalement du pignon Est',
    '24',
    'Devis Façadier Comtois : 38 950,00 € TTC',
    24810,
    36430,
    0,
    false,
  ],
  [
    'Mandat au conseil syndical (art. 21)',
    '25',
    'Seuil de consultation : 1 500,00 € TTC',
    61240,
    0,
    0,
    true,
  ],
];
const line = ([title, majority, text, yes, no, none, passed]: Vote, number: number) =>
  `<tr><td>${number}</td><td><b>${title}</b><br>${text}</td><td>${majority}</td><td>${whole(yes)}</td><td>${whole(no)}</td><td>${whole(none)}</td><td>${passed ? 'Acceptée' : 'Refusée'}</td></tr>`;
const listTable = (from: number, to: number) =>
  `<table class="v"><thead><tr><th>N°</th><th>Résolution</th><th>Art.</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Décision</th></tr></thead><tbody>${shown(FERRONNERIE, from, to, line)}</tbody></table>`;
const grid = paperOf(
  'pv-grille-planoise-besancon',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; .v td, .v th { border: .2mm solid #4a5a6a; padding: 1.6mm } .v th { background: #4a5a6a; color: #fff } .v td:nth-child(n+4):nth-child(-n+6) { text-align: right } .v td:first-child { text-align: center } .v td:last-child { font-weight: bold }`,
  [
    `<table><tr><td><b style="font-size:13pt">DOUBS HABITAT SYNDIC</b><br>14 avenue de Bourgogne, 25000 BESANÇON</td><td style="text-align:right">Copropriété n° 318<br>Immat. : AB2 775 064<br>Assemblée n° 41</td></tr></table><h1 style="font-size:13pt;margin-top:6mm">PV D’ASSEMBLÉE GÉNÉRALE – SDC LE PARC DE PLANOISE</h1><p>10 à 18 rue de Cologne, 25000 BESANÇON</p><p><b>Tenue le :</b> 18/06/2026 à 18:00 &nbsp; <b>Lieu :</b> Maison de quartier, avenue Île-de-France &nbsp; <b>Convocations envoyées le :</b> 20/05/2026</p><p><b>Participants :</b> 71 copropriétaires sur 118 &nbsp; <b>Tantièmes :</b> 61 240 sur 100 000 (présents 38 115, mandats 17 605, correspondance 5 520)</p>${listTable(0, 7)}<p style="font-size:7.6pt;margin-top:2mm">Opposants à la résolution 4 : BLONDEAU (1 870), KAYA (1 335), TISSERAND-AL MASRI (1 330). Abstention : SCI DES GLACIS (1 265).</p><p style="position:absolute;bottom:6mm;font-size:7pt">Doubs Habitat Syndic – SARL – RCS Besançon 900 001 107 – 1/2</p>`,
    `${listTable(7, 10)}<p style="margin-top:6mm">Divers : le syndic informe que la procédure à l’encontre de la société d’étanchéité est pendante devant le tribunal judiciaire ; l’expert a déposé son pré-rapport le 4 mai.</p><p>Fin de la réunion à 20:25. Signé électroniquement : M. GAUTHEROT (président), Mme FEUVRIER-DUMONT (assesseur), J. CHOPARD pour le syndic.</p><p style="font-size:7.6pt">Conformément à l’article 42 de la loi du 10/07/1965, le délai de recours est de deux mois à compter de la notification. Notification adressée le 07/07/2026.</p><p style="position:absolute;bottom:6mm;font-size:7pt">Doubs Habitat Syndic – SARL – RCS Besançon 900 001 107 – 2/2</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'DOUBS HABITAT SYNDIC',
      building: 'LE PARC DE PLANOISE',
      building_address: '10 à 18 rue de Cologne, 25000 BESANÇON',
      rnc: 'AB2775064',
      meeting_on: '2026-06-18',
      tantiemes_present: 61240,
      resolutions: titles(FERRONNERIE),
      resolutions_adopted: numbers(FERRONNERIE, true),
      resolutions_rejected: numbers(FERRONNERIE, false),
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      quitus: true,
      budget: 10150000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 609000,
      works_adopted: ['8. Adaptation de la chaufferie – pompe de relevage'],
      works_adopted_total: 628430,
    },
    absent: ['owner', 'lots', 'iban', 'mandate_from', 'mandate_to'],
  },
);

const CHALET: readonly (readonly [title: string, text: string])[] = [
  [
    'Comptes 2025',
    'Pierre présente les comptes de l’année (du 1er janvier au 31 décembre 2025) : 4 218,60 € de dépenses. Approuvés à l’unanimité des présents.',
  ],
  [
    'Quitus au syndic',
    'Quitus donné à Pierre BLANCHET pour 2025, à l’unanimité (Pierre ne vote pas).',
  ],
  ['Budget 2027', 'Budget du 1er janvier au 31 décembre 2027 : 4 500 €. Adopté à l’unanimité.'],
  ['Fonds de travaux', '5 % du budget : 225 € par an. Adopté à l’unanimité.'],
  [
    'Syndic',
    'Pierre BLANCHET accepte de continuer. Réélu syndic bénévole du 1er mai 2026 au 30 avril 2029. Adopté à l’unanimité.',
  ],
  [
    'Bardage côté nord',
    'Devis Charpentes du Guil : 7 920 € TTC. Pour : 640, contre : 120 (M. Arnéodo). Adopté.',
  ],
  ['Parabole collective', 'Pour : 120, contre : 640. Rejeté.'],
];
const chalet = paperOf(
  'pv-chalet-familial-briancon',
  `font: 11pt/1.5 'Carlito', sans-serif; padding: 20mm 24mm; h2 { font-size: 11.5pt; margin: 4mm 0 1mm }`,
  [
    `<h1 style="font-size:15pt">Copropriété Chalet des Mélèzes<br>Compte rendu de l’assemblée générale du samedi 25 avril 2026</h1><p>9 chemin de Pont-de-Cervières, 05100 BRIANÇON</p><p>Réunion dans le séjour des Blanchet à 10 h. Présents : Pierre et Annick BLANCHET (310/1000), Mme Inès FAURE-BRAC (330/1000), M. Dino ARNÉODO (120/1000). Excusés sans pouvoir : les héritiers SIBILLE (240/1000). Total présents : 760/1000. Présidente de séance : Inès. Secrétaire : Annick.</p>${CHALET.slice(
      0,
      5,
    )
      .map(([title, text], index) => `<h2>${index + 1}. ${title}</h2><p>${text}</p>`)
      .join('')}`,
    `${CHALET.slice(5)
      .map(([title, text], index) => `<h2>${index + 6}. ${title}</h2><p>${text}</p>`)
      .join(
        '',
      )}<p style="margin-top:6mm">On rappelle que la clé de la chaufferie reste au crochet. Clôture à 11 h 45, suivie d’un casse-croûte.</p><p>La présidente : I. Faure-Brac – La secrétaire : A. Blanchet</p><p style="font-size:9pt">PV envoyé en recommandé aux héritiers SIBILLE le 4 mai 2026 (délai de contestation : 2 mois, art. 42 de la loi de 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Pierre BLANCHET',
      building: 'Chalet des Mélèzes',
      building_address: '9 chemin de Pont-de-Cervières, 05100 BRIANÇON',
      meeting_on: '2026-04-25',
      tantiemes_present: 760,
      resolutions: CHALET.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 450000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 22500,
      works_adopted: ['6. Bardage côté nord'],
      works_adopted_total: 792000,
      mandate_from: '2026-05-01',
      mandate_to: '2029-04-30',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

export const PROCES_VERBAUX_EN_GRILLE = [grid, chalet];
