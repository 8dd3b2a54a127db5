// Minutes printed by software: a strip of figures under each text.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { numbers, titles, type Vote } from './outils.ts';

const MESLY: readonly Vote[] = [
  [
    '1',
    'Élection du président de séance',
    'Candidature : M. Bakary TRAORÉ.',
    '61 204',
    '0',
    '0',
    'ADOPTEE',
  ],
  [
    '2',
    'Élection du scrutateur',
    'Candidature : Mme Solange KERVELLA.',
    '61 204',
    '0',
    '0',
    'ADOPTEE',
  ],
  [
    '3',
    'Élection du secrétaire de séance',
    'LOGIVAL, représenté par M. Vincent OUDIN.',
    '61 204',
    '0',
    '0',
    'ADOPTEE',
  ],
  [
    '4',
    'Rapport du conseil syndical',
    'L’assemblée prend acte du rapport ; ce point n’est pas soumis au vote.',
    '-',
    '-',
    '-',
    'SANS VOTE',
  ],
  [
    '5',
    'Approbation des comptes de l’exercice clos au 31/12/2025',
    'L’assemblée approuve sans réserve les comptes de l’exercice du 01/01/2025 au 31/12/2025, d’un montant de 176 402,18 € en dépenses courantes et de 12 300,00 € en travaux.',
    '58 117',
    '1 905',
    '1 182',
    'ADOPTEE',
  ],
  [
    '6',
    'Quitus au syndic pour sa gestion',
    'L’assemblée donne quitus entier et sans réserve au syndic pour la période du 01/01/2025 au 31/12/2025.',
    '52 340',
    '7 682',
    '1 182',
    'ADOPTEE',
  ],
  [
    '7',
    'Désignation du syndic et approbation de son contrat',
    'LOGIVAL est désigné pour une durée de 18 mois, du 24/06/2026 au 23/12/2027. Honoraires de gestion courante : 21 600,00 € TTC l’an.',
    '54 011',
    '6 011',
    '1 182',
    'ADOPTEE',
  ],
  [
    '8',
    'Révision du budget de l’exercice en cours 2026',
    'Le budget du 01/01/2026 au 31/12/2026, précédemment voté à 180 000,00 €, est ramené à 178 500,00 €.',
    '30 114',
    '31 090',
    '0',
    'REJETEE',
  ],
  [
    '9',
    'Budget prévisionnel de l’exercice 2027',
    'L’assemblée fixe le budget de l’exercice du 01/01/2027 au 31/12/2027 à 184 800,00 €, appelé par quarts égaux.',
    '57 330',
    '2 692',
    '1 182',
    'ADOPTEE',
  ],
  [
    '10',
    'Cotisation annuelle au fonds de travaux',
    'Le taux de 5 % du budget 2027 est retenu, soit 9 240,00 €.',
    '57 330',
    '2 692',
    '1 182',
    'ADOPTEE',
  ],
  [
    '11.1',
    'Réfection de l’étanchéité du bâtiment B – principe et choix de l’entreprise',
    'L’offre de la SAS Étanche-Marne est retenue pour 86 415,00 € TTC.',
    '49 870',
    '10 152',
    '1 182',
    'ADOPTEE',
  ],
  [
    '11.2',
    'Réfection de l’étanchéité du bâtiment B – honoraires du syndic',
    'Honoraires de 2,5 % HT du montant HT des travaux.',
    '41 602',
    '18 420',
    '1 182',
    'ADOPTEE',
  ],
  [
    '12',
    'Installation de bornes de recharge',
    'Offre Volt-Parking : 54 200,00 € TTC. La majorité de l’article 25 n’est pas atteinte et le tiers non plus.',
    '22 618',
    '37 404',
    '1 182',
    'REJETEE',
  ],
  [
    '13',
    'Remplacement de la porte du hall 16',
    'Devis Métallerie du Val pour 7 920,00 € TTC, appelé le 01/10/2026.',
    '55 550',
    '4 472',
    '1 182',
    'ADOPTEE',
  ],
];
const strip = ([number, title, text, yes, no, none, result]: Vote) =>
  `<div class="q"><b>${number} ${title}</b><br>${text}${
    yes === '-'
      ? ''
      : table(
          ['POUR', 'CONTRE', 'ABSTENTION', 'DECISION'],
          [[`${yes} / 100 000`, no, none, `<b>RESOLUTION ${result}</b>`]],
        )
  }</div>`;
const mesly = paperOf(
  'pv-bandeaux-de-voix-creteil',
  `font: 8pt/1.3 'DejaVu Sans', sans-serif; padding: 10mm 13mm; .q { border-left: 1mm solid #2a5d84; padding-left: 2.5mm; margin-bottom: 3mm } td, th { font-size: 7pt; border: .15mm solid #9bb; padding: .4mm 1.2mm; width: 25% } th { background: #e5eef4; font-weight: bold } .f { position: absolute; bottom: 8mm; right: 13mm; font-size: 7pt }`,
  [
    `<p><b style="font-size:13pt;color:#2a5d84">LOGIVAL Créteil</b> – 5 esplanade des Abymes, 94000 CRETEIL</p><h1 style="font-size:12pt;text-align:center">PROCES-VERBAL DES DECISIONS DE L’ASSEMBLEE GENERALE ORDINAIRE<br>du mardi 23 juin 2026</h1><p>Syndicat des copropriétaires de la résidence LES ALLÉES DU MONT-MESLY, 14 à 22 allée Parmentier, 94000 CRETEIL (AC0440981)</p><p>Les copropriétaires, convoqués le 26 mai 2026, se sont réunis à 18h45 à la Maison de l’Arche, Créteil. Feuille de présence certifiée par le président : présents 48 (41 022), représentés 19 (15 180), votants par correspondance 6 (5 002), soit <b>73 copropriétaires totalisant 61 204 voix sur 100 000</b>. Absents non représentés : AUBERT (1 312), BEN YOUSSEF (980), CHEN (1 055), DUQUESNOY (1 312), ILUNGA (774), SCI PARMENTIER 20 (2 110) et autres.</p>${MESLY.slice(0, 7).map(strip).join('')}<p class="f">Paraphes : .............. page 1 / 3</p>`,
    `${MESLY.slice(7, 13).map(strip).join('')}<p class="f">Paraphes : .............. page 2 / 3</p>`,
    `${MESLY.slice(13).map(strip).join('')}<p>QUESTIONS DIVERSES (sans vote) : propreté du local vélos, éclairage de l’allée, nuisances du lot 205.</p><p>L’ordre du jour étant épuisé, la séance est levée à 21h40.</p><p>Le président M. TRAORÉ – Le scrutateur Mme KERVELLA – Le secrétaire M. OUDIN</p><p style="font-size:7pt">Article 42 alinéa 2 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. » Notification faite le 10 juillet 2026.</p><p class="f">Paraphes : .............. page 3 / 3</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('LOGIVAL Créteil', 'LOGIVAL'),
      building: 'LES ALLÉES DU MONT-MESLY',
      building_address: '14 à 22 allée Parmentier, 94000 CRETEIL',
      rnc: 'AC0440981',
      meeting_on: '2026-06-23',
      tantiemes_present: 61204,
      resolutions: titles(MESLY),
      resolutions_adopted: numbers(MESLY, 'ADOPTEE'),
      resolutions_rejected: numbers(MESLY, 'REJETEE'),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 18480000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 924000,
      works_adopted: either(
        [
          '11.1. Réfection de l’étanchéité du bâtiment B – principe et choix de l’entreprise',
          '13. Remplacement de la porte du hall 16',
        ],
        [
          '11.1. Réfection de l’étanchéité du bâtiment B – principe et choix de l’entreprise',
          '11.2. Réfection de l’étanchéité du bâtiment B – honoraires du syndic',
          '13. Remplacement de la porte du hall 16',
        ],
      ),
      works_adopted_total: 8641500 + 792000,
      mandate_from: '2026-06-24',
      mandate_to: '2027-12-23',
    },
    absent: ['owner', 'iban', 'impayes'],
  },
);

export const PROCES_VERBAUX = [mesly];
