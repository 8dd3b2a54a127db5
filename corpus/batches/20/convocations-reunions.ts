// Notices of meetings with what comes with them: a letter of a group, an additional one, a proxy, a postal vote.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const AGENDA = [
  'Élection du président de séance',
  'Élection des scrutateurs et du secrétaire',
  'Approbation des comptes de l’exercice 2025',
  'Quitus à donner au syndic',
  'Désignation des membres du conseil syndical',
  'Budget prévisionnel de l’exercice 2027',
  'Fixation de la cotisation du fonds de travaux',
  'Renouvellement du mandat du syndic',
  'Clôture de l’opération étanchéité des garages',
  'Remplacement des compteurs d’eau par télérelève',
  'Droit de passage au profit de la parcelle voisine',
] as const;
const PROJECTS = [
  'Est élu(e) président(e) de séance : ........................',
  'Sont élus scrutateurs : .................... Secrétaire : le syndic.',
  'L’assemblée générale, après avoir examiné les documents joints, approuve les comptes de l’exercice arrêté du 01/01/2025 au 31/12/2025, présentant des charges courantes de 142 318,07 €.',
  'L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice écoulé.',
  'Candidats : M. Barthélemy, Mme Klein, Mme Da Silva.',
  'L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 arrêté à la somme de 148 500,00 €.',
  'L’assemblée générale fixe la cotisation annuelle à 7 425,00 €.',
  'L’assemblée désigne MOSELLE GESTION pour la période du 21/04/2026 au 30/06/2027.',
  'L’assemblée constate un reliquat de 5 796,00 € à rembourser.',
  'Devis AQUA-EST 11 230,00 € TTC ; devis COMPTEURS SERVICE 12 984,00 € TTC.',
  'Projet d’acte de Me Lhotte joint.',
] as const;
const points = (from: number, to: number) =>
  AGENDA.slice(from, to)
    .map(
      (subject, index) =>
        `<div class="q"><b>${from + index + 1}. ${subject}</b><p>${PROJECTS[from + index] ?? ''}</p></div>`,
    )
    .join('');
const letter = paperOf(
  'convocation-recommandee-metz',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm 16mm; .q { border-left: .8mm solid #2a5d3c; padding-left: 3mm; margin-bottom: 2.5mm } .q p { margin: .5mm 0 0; font-size: 8.4pt } .hd { display: flex; justify-content: space-between } .ft { position: absolute; bottom: 6mm; left: 16mm; right: 16mm; font-size: 6.2pt; color: #555 }`,
  [
    `<div class="hd"><div><b style="color:#2a5d3c;font-size:13pt">MOSELLE GESTION</b><br>Agence de Metz-Sablon<br>40 rue de la Chapelle, 57000 METZ<br>Siège social : 2 rue Serpenoise, 57000 METZ</div><div style="margin-top:14mm">M. Jean-Marie VON DER MARK<br>et Mme Solange PETIT<br>15 rue des Vosges<br>57950 MONTIGNY-LÈS-METZ</div></div><p style="margin-top:6mm">LRAR n° 1A 204 877 1190 3 – Metz, le 24 mars 2026<br>Lots n° 42, 71 et 139 – 388 tantièmes</p><p style="font-size:12pt;text-align:center"><b>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</b></p><p>Madame, Monsieur, nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires de la résidence <b>LES JARDINS DE SEILLE</b>, 3 à 9 rue aux Arènes, 57000 METZ, qui se tiendra</p><p style="text-align:center;font-size:11pt"><b>le mardi 21 avril 2026 à 18 heures 30</b><br>à l’hôtel Amphithéâtre, salle Verlaine, 1 parvis des Droits-de-l’Homme à Metz</p><p>Émargement à partir de 18 h 10. L’ordre du jour et les projets de résolutions sont les suivants :</p>${points(0, 5)}<p class="ft">MOSELLE GESTION SAS au capital de 300 000 € – RCS Metz TI 900 005 751 – CPI 5701 2019 000 040 118 – Garant : GALEX – page 1/2</p>`,
    `${points(5, 11)}<p style="margin-top:4mm">Les pièces justificatives des charges pourront être consultées à l’agence le 14 avril de 9 h à 12 h sur rendez-vous. Si vous ne pouvez assister à la réunion, remplissez le pouvoir ou le formulaire de vote par correspondance ci-joint ; ce dernier doit nous parvenir au plus tard le 17 avril.</p><p>Pièces jointes : annexes comptables 1 à 5, devis, projet de contrat, pouvoir, formulaire de vote.</p><p style="text-align:right">Le syndic, C. Wagner</p><p class="ft">Résidence LES JARDINS DE SEILLE – page 2/2</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('MOSELLE GESTION', 'MOSELLE GESTION Agence de Metz-Sablon'),
      owner: either(
        'M. Jean-Marie VON DER MARK et Mme Solange PETIT',
        'M. Jean-Marie VON DER MARK',
      ),
      building: 'LES JARDINS DE SEILLE',
      building_address: '3 à 9 rue aux Arènes, 57000 METZ',
      lots: ['42', '71', '139'],
      tantiemes: 388,
      meeting_on: '2026-04-21',
      sent_on: '2026-03-24',
      resolutions: AGENDA.map((subject, index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      budget_a_voter: 14850000,
      cotisation_fonds_travaux: 742500,
    },
    absent: ['rnc', 'tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban'],
  },
);

const EXTRA = [
  'Désignation du bureau de séance',
  'Remplacement en urgence de la chaudière collective',
  'Choix du financement et calendrier des appels de fonds',
  'Honoraires du syndic sur travaux',
  'Pouvoir donné au conseil syndical pour le choix de l’entreprise',
] as const;
const urgent = paperOf(
  'convocation-extraordinaire-belfort',
  `font: 10.5pt/1.5 'Carlito', sans-serif; padding: 18mm 22mm; td { border-bottom: .15mm solid #999 }`,
  [
    `<p><b>LION IMMO SYNDIC</b><br>2 place de la République<br>90000 BELFORT</p><p style="margin-left:95mm">SARL PHARMACIE DU VIEUX BELFORT<br>46 avenue Jean Jaurès<br>90000 BELFORT</p><p>Belfort, le vendredi 2 octobre 2026</p><p><b>Assemblée générale extraordinaire – Les Faubourgs de France, 44 avenue Jean Jaurès, 90000 BELFORT (AF0192236)</b></p><p>Cher(e) copropriétaire,</p><p>La chaudière collective étant hors service depuis le 28 septembre, nous vous prions d’assister à une assemblée générale convoquée en urgence (article 9 du décret du 17 mars 1967) le <b>lundi 12 octobre 2026 à 20 h 00</b> en nos bureaux.</p><p><u>Ordre du jour :</u></p>${table(
      [],
      EXTRA.map((subject, index) => [`${index + 1} –`, subject]),
    )}<p style="margin-top:5mm">Deux devis sont joints : Chauff’Est (38 412 € TTC) et Thermique du Lion (41 050 € TTC). Les comptes du dernier exercice seront présentés à l’assemblée annuelle de décembre.</p><p>Vos lots : 2 et 3 (commerces), soit 611/10 000. En cas d’empêchement, renvoyez-nous le pouvoir ci-après dûment rempli.</p><p>Bien à vous, Sandrine Py, gestionnaire</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'LION IMMO SYNDIC',
      owner: 'SARL PHARMACIE DU VIEUX BELFORT',
      building: 'Les Faubourgs de France',
      building_address: '44 avenue Jean Jaurès, 90000 BELFORT',
      rnc: 'AF0192236',
      lots: ['2', '3'],
      tantiemes: 611,
      base: 10000,
      meeting_on: '2026-10-12',
      sent_on: '2026-10-02',
      resolutions: EXTRA.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'approved_from',
      'quitus',
      'budget_a_voter',
      'tantiemes_present',
      'resolutions_adopted',
      'annexes',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-formulaire-metz',
  `font: 10pt/1.6 'DejaVu Sans', sans-serif; padding: 18mm 20mm; .d { border: .3mm solid #2a5d3c; padding: 5mm; margin-bottom: 5mm }`,
  [
    `<h1 style="font-size:16pt;text-align:center;color:#2a5d3c">POUVOIR</h1><p style="text-align:center">Résidence LES JARDINS DE SEILLE – assemblée générale du mardi 21 avril 2026 à 18 h 30</p><div class="d">Je soussigné(e) : <b>M. VON DER MARK Jean-Marie et Mme PETIT Solange</b><br>Copropriétaire des lots n° 42, 71 et 139 représentant 388 tantièmes<br>donne par la présente pouvoir à :<br>M./Mme ........................................................................<br>de me représenter, de prendre part à toutes délibérations et à tous votes, d’accepter toutes fonctions, et généralement de faire le nécessaire.</div><div class="d">Fait à .................. le ..................<br>Signature du mandant précédée de « Bon pour pouvoir »<br><br>Signature du mandataire précédée de « Pouvoir accepté »<br><br></div><p style="font-size:8pt">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut recevoir plus de trois délégations de vote, sauf si le total des voix n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent recevoir de mandat. À retourner à MOSELLE GESTION, 40 rue de la Chapelle, 57000 METZ.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: { meeting_on: '2026-04-21' },
    absent: ['resolutions_adopted', 'tantiemes_present', 'quitus', 'budget'],
  },
);

const postal = paperOf(
  'vote-correspondance-reims',
  `font: 9.4pt/1.45 'URW Gothic', sans-serif; padding: 18mm 22mm; td, th { border-bottom: .2mm solid #dfe6ea; text-align: center } td:first-child, th:first-child { text-align: left }`,
  [
    `<p style="color:#0b8f63;font-size:15pt"><b>copilys</b></p><h1 style="font-size:15pt">Formulaire de vote par correspondance</h1><p>Arrêté du 2 juillet 2020, article 17-1 A de la loi du 10 juillet 1965</p><p>Villa Clairmarais, 22 rue de Courcelles, 51100 Reims<br>Assemblée générale du 10 juin 2026 à 19:00 · à renvoyer avant le 7 juin 2026 à minuit (ag@copilys.example.fr)</p><p>Nom et prénoms : Marie-Thérèse Lallement, veuve Pâté · Lot 7 · 402 tantièmes · ☐ je conteste le décompte des voix</p>${table(
      ['Objet des questions inscrites à l’ordre du jour', 'Pour', 'Contre', 'Abstention'],
      [
        '1. Élection du président de séance',
        '2. Élection du secrétaire',
        '3. Approbation des comptes 2025',
        '4. Quitus',
        '5. Ajustement du budget 2026',
        '6. Budget prévisionnel 2027',
        '7. Fonds de travaux 2027',
        '8. Isolation des combles',
        '9. Honoraires du syndic pour le suivi des travaux',
        '10. Installation d’un visiophone',
      ].map((question, index) => [
        question,
        index < 7 ? '☒' : '☐',
        index === 9 ? '☒' : '☐',
        index === 7 || index === 8 ? '☒' : '☐',
      ]),
    )}<p style="margin-top:4mm">Si la résolution est amendée en cours de réunion, le votant par correspondance est assimilé à un copropriétaire défaillant. Paraphe de chaque page. Fait le 2 juin 2026 à Reims, signature :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: { meeting_on: '2026-06-10' },
    absent: ['resolutions_adopted', 'resolutions_rejected', 'quitus', 'tantiemes_present'],
  },
);

export const CONVOCATIONS_REUNIONS = [letter, urgent, proxy, postal];
