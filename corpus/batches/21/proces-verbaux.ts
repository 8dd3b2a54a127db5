// Minutes of meetings: a network's dense form on three sheets, a firm's old prose.
import { either, paperOf } from '../../paper.ts';

type Point = readonly [subject: string, text: string, how: string, votes: string, end: string];
const QUAIS: readonly Point[] = [
  [
    'Election du président de séance',
    'Est élue : Mme DIALLO-MERCIER Aïssatou.',
    'Art. 24',
    'POUR : 61 482 / 61 482 – CONTRE : 0 – ABSTENTION : 0',
    'Cette résolution est ADOPTEE.',
  ],
  [
    'Election des scrutateurs',
    'Est élu : M. VAN DER BEKEN Joris.',
    'Art. 24',
    'POUR : 61 482 / 61 482 – CONTRE : 0 – ABSTENTION : 0',
    'Cette résolution est ADOPTEE.',
  ],
  [
    'Election du secrétaire de séance',
    'Est élu : IMMO DE FRANCILIA BOULOGNE, représenté par Mme Coralie TISSERAND.',
    'Art. 24',
    'POUR : 61 482 / 61 482 – CONTRE : 0 – ABSTENTION : 0',
    'Cette résolution est ADOPTEE.',
  ],
  [
    'Rapport du conseil syndical',
    'Le conseil syndical rend compte de l’exécution de sa mission. Point d’information ne donnant pas lieu à un vote.',
    'Sans vote',
    '',
    '',
  ],
  [
    'Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025',
    'L’Assemblée Générale, après avoir examiné les documents joints à la convocation et après avoir délibéré, approuve en leur forme, teneur, imputation et répartition les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025 pour un montant de 86 268,86 € au titre des opérations courantes et de 14 377,44 € au titre des travaux.',
    'Art. 24',
    'POUR : 58 914 / 60 766 – CONTRE : 1 852 (M. RAKOTOMALALA (1 136), SCI PLATRE 5 (716)) – ABSTENTION : 716 (Mme ÖZDEMIR)',
    'Cette résolution est ADOPTEE.',
  ],
  [
    'Quitus au syndic',
    'L’Assemblée Générale donne quitus plein et entier au syndic pour sa gestion de l’exercice arrêté au 31/12/2025.',
    'Art. 24',
    'POUR : 27 118 / 61 482 – CONTRE : 34 364 (liste en annexe de la feuille de présence) – ABSTENTION : 0',
    'Cette résolution est REJETEE.',
  ],
  [
    'Désignation du syndic et approbation du contrat',
    'L’Assemblée Générale désigne comme syndic la société IMMO DE FRANCILIA BOULOGNE, titulaire de la carte professionnelle CPI 9201 2018 000 031 007, garantie par CEGIG. Le syndic est nommé pour une durée qui commencera le 15/04/2026 pour se terminer le 14/07/2027.',
    'Art. 25 puis 25-1',
    'Premier vote – POUR : 44 020 / 100 000 – Second vote – POUR : 44 020 / 61 482 – CONTRE : 17 462',
    'Cette résolution est ADOPTEE.',
  ],
  [
    'Ajustement du budget de l’exercice 2026',
    'L’Assemblée Générale décide de ne pas modifier le budget en cours, soit 87 580,00 €, voté le 15/04/2025.',
    'Art. 24',
    'POUR : 61 482 / 61 482',
    'Cette résolution est ADOPTEE.',
  ],
  [
    'Approbation du budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027',
    'L’Assemblée Générale approuve le budget prévisionnel pour l’exercice débutant le 01/01/2027 et finissant le 31/12/2027, arrêté à la somme de 89 580,00 €. Il sera appelé par provisions trimestrielles exigibles le premier jour de chaque trimestre.',
    'Art. 24',
    'POUR : 60 346 / 61 482 – CONTRE : 1 136 (M. RAKOTOMALALA)',
    'Cette résolution est ADOPTEE.',
  ],
  [
    'Fonds de travaux : fixation de la cotisation',
    'L’Assemblée Générale décide de fixer le montant de la cotisation annuelle obligatoire au fonds de travaux à 5 % du budget prévisionnel, soit 4 479,00 € pour l’exercice 2027.',
    'Art. 25',
    'POUR : 60 346 / 100 000 – CONTRE : 1 136 (M. RAKOTOMALALA)',
    'Cette résolution est ADOPTEE.',
  ],
  [
    'Travaux de réfection de l’étanchéité de la toiture-terrasse du bâtiment B',
    'L’Assemblée Générale, connaissance prise des devis BATIPRO (52 310,00 € TTC) et ETANCHIDF (48 774,00 € TTC), retient l’entreprise ETANCHIDF pour un montant de 48 774,00 € TTC. Financement : appels de fonds exigibles les 01/07/2026 (50 %) et 01/10/2026 (50 %).',
    'Art. 24',
    'POUR : 52 200 / 61 482 – CONTRE : 9 282',
    'Cette résolution est ADOPTEE.',
  ],
  [
    'Honoraires du syndic pour les travaux du point précédent',
    'Fixés à 3,00 % HT du montant HT des travaux.',
    'Art. 24',
    'POUR : 33 905 / 61 482 – CONTRE : 27 577',
    'Cette résolution est ADOPTEE.',
  ],
  [
    'Installation d’une vidéosurveillance dans les halls',
    'Devis SECURIVISION de 11 960,00 € TTC.',
    'Art. 25',
    'POUR : 20 417 / 100 000 – CONTRE : 41 065',
    'Cette résolution est REJETEE, le tiers des voix n’étant pas atteint.',
  ],
];
const quaisPoint = (from: number, to: number) =>
  QUAIS.slice(from, to)
    .map(
      ([subject, text, how, votes, end], index) =>
        `<p class="q"><b>${String(from + index + 1).padStart(2, '0')}. ${subject}</b> <span>(${how})</span></p><p>${text}</p>${votes ? `<p class="v">${votes}<br><b>${end}</b></p>` : ''}`,
    )
    .join('');
const quaisFoot = (page: number) =>
  `<p class="f">SDC LES QUAIS DE SEINE – PV AG du 14/04/2026 – Page ${page} sur 3 &nbsp;&nbsp; Initiales : ______</p>`;
const adoptedAt = (points: readonly Point[], word: string) =>
  points.flatMap((point, index) => (point[4].includes(word) ? [String(index + 1)] : []));
const network = paperOf(
  'pv-reseau-trois-pages-boulogne',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 16mm; p { margin-bottom: 1.2mm; text-align: justify } .q { margin-top: 3mm; background: #eee; padding: .8mm 1.5mm } .q span { font-size: 7.4pt } .v { margin-left: 8mm; font-size: 8.2pt } .f { position: absolute; bottom: 5mm; font-size: 7pt }`,
  [
    `<table><tr><td><b style="font-size:13pt">IMMO DE FRANCILIA</b><br>Agence de BOULOGNE – 88 route de la Reine-Blanche – 92100 BOULOGNE-BILLANCOURT</td><td style="text-align:right">Immatriculation : AA7-118-346<br>Gestionnaire : Coralie TISSERAND</td></tr></table><h1 style="font-size:13pt;text-align:center;margin-top:4mm">PROCES-VERBAL DE L’ASSEMBLEE GENERALE ORDINAIRE<br>DU MARDI 14 AVRIL 2026</h1><p style="text-align:center">LES QUAIS DE SEINE<br>5/7 rue du Four-à-Plâtre<br>92100 BOULOGNE-BILLANCOURT</p><p>Le quatorze avril deux mille vingt-six à 18h30, les copropriétaires de l’immeuble susvisé se sont réunis en Assemblée Générale, Salle du Pont de Billancourt, sur convocation adressée par le syndic par lettre recommandée avec demande d’avis de réception le 18/03/2026. La feuille de présence, émargée en entrée de séance, fait apparaître : Présents et représentés : 58 / 97 copropriétaires, soit <b>61 482</b> / 100 000 tantièmes. Dont vote par correspondance : 12. Absents : 39 / 97, soit 38 518 / 100 000 : M. ABADIE (1 020), Mme BOUCHIKHI (988), M. et Mme CHEN (1 136), Succ. DELATTRE (716), Mme EL AMRANI (1 852), M. FOUQUET (988) … (liste complète annexée).</p>${quaisPoint(0, 5)}${quaisFoot(1)}`,
    `${quaisPoint(5, 10)}${quaisFoot(2)}`,
    `${quaisPoint(10, 13)}<p style="margin-top:5mm">L’ordre du jour étant épuisé, la séance est levée à 21h17.</p><table style="margin:6mm 0"><tr><td>La présidente<br>Mme DIALLO-MERCIER</td><td>Le scrutateur<br>M. VAN DER BEKEN</td><td>Le secrétaire<br>IMMO DE FRANCILIA BOULOGNE</td></tr></table><p style="font-size:7.4pt">Article 42 alinéa 2 de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. »</p>${quaisFoot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('IMMO DE FRANCILIA BOULOGNE', 'IMMO DE FRANCILIA'),
      building: 'LES QUAIS DE SEINE',
      building_address: '5/7 rue du Four-à-Plâtre, 92100 BOULOGNE-BILLANCOURT',
      rnc: 'AA7118346',
      meeting_on: '2026-04-14',
      tantiemes_present: 61482,
      resolutions: QUAIS.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: adoptedAt(QUAIS, 'ADOPTEE'),
      resolutions_rejected: adoptedAt(QUAIS, 'REJETEE'),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 8958000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 447900,
      works_adopted_total: 4877400,
      mandate_from: '2026-04-15',
      mandate_to: '2027-07-14',
    },
    absent: ['owner', 'lots', 'iban', 'tantiemes'],
  },
);

const prose = paperOf(
  'pv-prose-cabinet-paris16',
  `font: 10.6pt/1.5 'P052', serif; padding: 16mm 22mm 16mm 30mm; p { text-align: justify } u { text-decoration-thickness: .2mm }`,
  [
    `<p style="text-align:center"><b>SYNDICAT DES COPROPRIÉTAIRES<br>DE L’IMMEUBLE SIS 27, AVENUE DE LAMBALLERIE – 75016 PARIS</b></p><p style="text-align:center">PROCÈS-VERBAL DES DÉLIBÉRATIONS<br>DE L’ASSEMBLÉE GÉNÉRALE DU 9 DÉCEMBRE 2025</p><p>L’an deux mille vingt-cinq, le neuf décembre à dix-sept heures, Mesdames et Messieurs les copropriétaires se sont réunis dans les salons du Cabinet Henri Maussion, syndic, 33, rue de la Bienveillance à Paris (8<sup>e</sup>), sur la convocation qui leur en a été faite. Il est constaté que 14 copropriétaires sur 19 sont présents ou représentés, possédant ensemble 786 millièmes sur 1 000.</p><p><u>Première résolution</u> – <b>Bureau</b>. M. le Comte du Plessis d’Argentan est appelé à la présidence, Mme Wolkonsky aux fonctions de scrutateur, M. Bertrand Maussion à celles de secrétaire. <i>Adopté à l’unanimité.</i></p><p><u>Deuxième résolution</u> – <b>Approbation des comptes</b>. L’assemblée approuve sans réserve les comptes de l’exercice 1<sup>er</sup> juillet 2024 – 30 juin 2025, se soldant par une dépense de 84 212,30 €. <i>Adopté par 725 millièmes, contre 61 (M. Haddad-Laurent).</i></p><p><u>Troisième résolution</u> – <b>Quitus</b>. Quitus est donné au Cabinet Henri Maussion. <i>Adopté à l’unanimité.</i></p><p><u>Quatrième résolution</u> – <b>Budget</b>. Le budget de l’exercice du 1<sup>er</sup> juillet 2026 au 30 juin 2027 est fixé à quatre-vingt-un mille deux cent quatre-vingts euros (81 280,00 €). <i>Adopté à l’unanimité.</i></p>`,
    `<p><u>Cinquième résolution</u> – <b>Fonds de travaux</b>. La cotisation annuelle est maintenue à 2 560,00 €, seule Mme Wolkonsky (55 millièmes) eût souhaité davantage. <i>Adopté par 731 millièmes.</i></p><p><u>Sixième résolution</u> – <b>Mandat du syndic</b>. Le mandat du Cabinet Henri Maussion est renouvelé pour trois années, du 1<sup>er</sup> janvier 2026 au 31 décembre 2028. <i>Adopté à l’unanimité.</i></p><p><u>Septième résolution</u> – <b>Réfection de la verrière de la cour</b>. Après lecture de la note de M. Sarkissian, architecte, l’assemblée confie les travaux à la maison Fer &amp; Verre pour la somme de 36 480,00 € T.T.C., à appeler en deux fois les 1<sup>er</sup> février et 1<sup>er</sup> mai 2026. <i>Adopté par 664 millièmes contre 122.</i></p><p><u>Huitième résolution</u> – <b>Suppression de la loge</b>. Mise aux voix, cette proposition recueille 188 millièmes pour, 598 contre. <i>Elle est repoussée.</i></p><p>Plus rien n’étant à l’ordre du jour, la séance est levée à dix-neuf heures dix. Il est rappelé que les actions en contestation doivent être introduites dans les deux mois de la notification des présentes (art. 42 de la loi).</p><p style="margin-top:10mm">Le Président &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Le Scrutateur &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Le Secrétaire</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Henri Maussion',
      building_address: '27, AVENUE DE LAMBALLERIE, 75016 PARIS',
      meeting_on: '2025-12-09',
      tantiemes_present: 786,
      resolutions: [
        'Bureau',
        'Approbation des comptes',
        'Quitus',
        'Budget',
        'Fonds de travaux',
        'Mandat du syndic',
        'Réfection de la verrière de la cour',
        'Suppression de la loge',
      ].map((subject, index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      quitus: true,
      budget: 8128000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
      cotisation_fonds_travaux: 256000,
      works_adopted: ['7. Réfection de la verrière de la cour'],
      works_adopted_total: 3648000,
      mandate_from: '2026-01-01',
      mandate_to: '2028-12-31',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

export const PROCES_VERBAUX = [network, prose];
