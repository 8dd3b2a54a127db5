// Minutes of two usual syndics: a vote table under each resolution, and names of those who voted against.
import { either, paperOf } from '../../paper.ts';
import { FOOT, foot } from './outils.ts';

type Vote = {
  title: string;
  rule: string;
  text: string;
  votes: readonly [yes: number, no: number, none: number];
  end: string;
};
const NANTES_PRESENT = 6842;
const VOTES: readonly Vote[] = [
  {
    title: 'Désignation du président de séance',
    rule: 'art. 24',
    text: 'L’assemblée générale désigne M. DE LA BROSSE-KERVELLA en qualité de président de séance.',
    votes: [6842, 0, 0],
    end: 'Résolution adoptée à l’unanimité des voix exprimées',
  },
  {
    title: 'Désignation de deux scrutateurs',
    rule: 'art. 24',
    text: 'Sont désignés Mme TALLEC et M. SIDIBÉ.',
    votes: [6842, 0, 0],
    end: 'Résolution adoptée à l’unanimité des voix exprimées',
  },
  {
    title: 'Désignation du secrétaire de séance',
    rule: 'art. 24',
    text: 'Mme ABIVEN, représentant le syndic, assure le secrétariat.',
    votes: [6842, 0, 0],
    end: 'Résolution adoptée à l’unanimité des voix exprimées',
  },
  {
    title: 'Approbation des comptes de l’exercice clos le 31/12/2025',
    rule: 'art. 24',
    text: 'L’assemblée générale, après avoir pris connaissance des annexes comptables jointes à la convocation, approuve dans leur intégralité les comptes de l’exercice du 01/01/2025 au 31/12/2025, faisant ressortir un total de charges courantes de 49 817,40 € et un excédent de 1 552,60 € à répartir.',
    votes: [6430, 412, 0],
    end: 'Résolution adoptée à la majorité des voix exprimées',
  },
  {
    title: 'Quitus au syndic pour sa gestion de l’exercice 2025',
    rule: 'art. 24',
    text: 'L’assemblée générale donne quitus au syndic HABITERRA PAYS DE LOIRE pour sa gestion de l’exercice arrêté au 31/12/2025.',
    votes: [5988, 412, 442],
    end: 'Résolution adoptée à la majorité des voix exprimées',
  },
  {
    title: 'Désignation du syndic et approbation du contrat',
    rule: 'art. 25',
    text: 'La société HABITERRA PAYS DE LOIRE est désignée en qualité de syndic pour une durée de 24 mois et 5 jours, à compter du 26/03/2026 jusqu’au 30/03/2028. Ses honoraires de gestion courante sont fixés à 8 950,00 € TTC par an.',
    votes: [6102, 300, 440],
    end: 'Résolution adoptée à la majorité des voix de tous les copropriétaires',
  },
  {
    title: 'Approbation du budget prévisionnel de l’exercice 2027',
    rule: 'art. 24',
    text: 'L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 pour un montant de 63 885,00 €. Les provisions sont exigibles le premier jour de chaque trimestre. Le budget de l’exercice en cours, voté l’an dernier à 61 200,00 €, est inchangé.',
    votes: [6842, 0, 0],
    end: 'Résolution adoptée à l’unanimité des voix exprimées',
  },
  {
    title: 'Cotisation annuelle au fonds de travaux',
    rule: 'art. 25',
    text: 'Le montant de la cotisation annuelle est fixé à 3 194,25 € (5 % du budget) pour l’exercice 2027.',
    votes: [6501, 341, 0],
    end: 'Résolution adoptée à la majorité des voix de tous les copropriétaires',
  },
  {
    title: 'Remplacement de la porte du hall B',
    rule: 'art. 24',
    text: 'L’assemblée générale retient la proposition de l’entreprise MÉTALLERIE DU SILLON pour 7 458,00 € TTC, financée par un appel exceptionnel le 01/06/2026 en charges bâtiment B. Honoraires du syndic : 3 % HT, soit 203,40 € HT.',
    votes: [4218, 1804, 820],
    end: 'Résolution adoptée à la majorité des voix exprimées',
  },
  {
    title: 'Installation de bornes de recharge pour véhicules électriques',
    rule: 'art. 25',
    text: 'Il est proposé l’installation d’une infrastructure collective pour 18 720,00 € TTC.',
    votes: [2011, 4831, 0],
    end: 'Résolution rejetée',
  },
  {
    title: 'Autorisation donnée à Mme TALLEC de poser un store banne',
    rule: 'art. 25',
    text: 'Mme TALLEC (lot 38) est autorisée à poser, à ses frais exclusifs, un store conforme au modèle de la résidence.',
    votes: [6400, 0, 442],
    end: 'Résolution adoptée à la majorité des voix de tous les copropriétaires',
  },
];
const block = ({ title, rule, text, votes: [yes, no, none], end }: Vote, number: number): string =>
  `<div class="r"><div class="n">RÉSOLUTION N° ${number} : ${title} <i>(${rule})</i></div><p>${text}</p><table class="v"><tr><td>Votent POUR</td><td>${yes} / ${rule === 'art. 25' ? 10000 : NANTES_PRESENT - none} tantièmes</td></tr><tr><td>Votent CONTRE</td><td>${no} tantièmes${no === 412 ? ' – M. KERGOAT Loïc (412)' : ''}</td></tr><tr><td>S’ABSTIENNENT</td><td>${none} tantièmes</td></tr></table><p class="e">${end}.</p></div>`;
const nantesFoot = (page: number) =>
  foot(`PV AG – LES JARDINS DE PROCE – 26/03/2026 – page ${page} sur 3 – Paraphes :`);
const nantes = paperOf(
  'pv-resolutions-tableau-nantes',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; ${FOOT} .r { margin-bottom: 2.6mm } .n { font-weight: bold; background: #f3e6ea; padding: .8mm 1.5mm; margin-bottom: 1mm } p { margin-bottom: 1mm } .v { width: 120mm } .v td { border: .1mm solid #999; padding: .3mm 1.5mm; font-size: 8pt } .v td:first-child { width: 32mm } .e { font-weight: bold; text-decoration: underline }`,
  [
    `<p><b style="font-size:14pt;color:#7b2d42">HABITERRA</b> <i>Pays de Loire</i> – 9 rue de Strasbourg – 44000 NANTES</p><h1 style="text-align:center;font-size:13pt;border:.4mm solid #7b2d42;padding:2mm">PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>du jeudi 26 mars 2026</h1><p>Copropriété : <b>LES JARDINS DE PROCE</b> – 33 boulevard des Anglais – 44100 NANTES – N° d’immatriculation AB2-408-771</p><p>Le 26/03/2026 à 17h30, les copropriétaires de la résidence se sont réunis en assemblée générale, 9 rue de Strasbourg à Nantes et par visioconférence, sur convocation régulière adressée par le syndic le 27/02/2026.</p><p>Il a été établi une feuille de présence, émargée par les copropriétaires présents et par les mandataires de ceux qui se sont fait représenter. Présents, représentés et votants par correspondance : 24 copropriétaires sur 37, représentant <b>6842 / 10000</b> tantièmes. Absents et non représentés : M. et Mme AUBRON (301), Mme BILLY (288), SCI CHANZY 12 (640), M. EL IDRISSI (264), Mme FOUCHER-DANET (277), autres (1388), soit 3158 / 10000 tantièmes.</p><p>L’assemblée, régulièrement constituée, peut valablement délibérer sur l’ordre du jour.</p>${VOTES.slice(
      0,
      4,
    )
      .map((vote, index) => block(vote, index + 1))
      .join('')}${nantesFoot(1)}`,
    `${VOTES.slice(4, 9)
      .map((vote, index) => block(vote, index + 5))
      .join('')}${nantesFoot(2)}`,
    `${VOTES.slice(9)
      .map((vote, index) => block(vote, index + 10))
      .join(
        '',
      )}<p>Point d’information (sans vote) : relevé des encombrants, calendrier de la taille des haies, travaux de la métropole boulevard des Anglais.</p><p>L’ordre du jour étant épuisé, la séance est levée à 19h48.</p><p style="margin:6mm 0 10mm">Le président de séance &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Les scrutateurs &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Le secrétaire</p><p style="font-size:7.6pt">Notification – article 42, alinéa 2 de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. » En cas d’action manifestement dilatoire, une amende civile de 150 € à 3 000 € peut être prononcée.</p>${nantesFoot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('HABITERRA Pays de Loire', 'HABITERRA'),
      building: 'LES JARDINS DE PROCE',
      building_address: '33 boulevard des Anglais, 44100 NANTES',
      rnc: 'AB2408771',
      meeting_on: '2026-03-26',
      tantiemes_present: NANTES_PRESENT,
      resolutions: VOTES.map(({ title }, index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '11'],
      resolutions_rejected: ['10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 6388500,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 319425,
      works_adopted: ['9. Remplacement de la porte du hall B'],
      works_adopted_total: 745800,
      mandate_from: '2026-03-26',
      mandate_to: '2028-03-30',
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const item = (number: string, title: string, text: string, result: string): string =>
  `<p class="q">${number}) ${title}</p><p>${text}</p><p class="z">${result}</p>`;
const rennes = paperOf(
  'pv-nominatif-usufruit-rennes',
  `font: 9.6pt/1.42 'DejaVu Sans Condensed', sans-serif; padding: 16mm 18mm; .q { font-weight: bold; color: #283a80; margin: 3mm 0 1mm } .z { margin-left: 8mm; border-left: .6mm solid #283a80; padding-left: 3mm } p { margin-bottom: 1.4mm } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 7.5pt }`,
  [
    `<p style="font-size:15pt;color:#283a80"><b>gestim’Ouest</b></p><p>Résidence LE THABOR PLAISANCE – 17 rue de Paris – 35000 RENNES</p><h1 style="font-size:13pt">Procès-verbal de l’assemblée générale du 11 juin 2026</h1><p>Réunis à 18 h 15 à la Maison des associations, 6 cours des Alliés à Rennes, les copropriétaires présents, représentés ou ayant voté par correspondance totalisent 7 415 voix sur 10 000. Sont absents : Mme Cécile PINÇON usufruitière et MM. PINÇON nus-propriétaires (480), M. TRAN Van Duc (655), succession LEBASTARD (720), SNC LE PETIT THABOR (730).</p><p>Président : M. Yvon DERRIEN. Scrutatrice : Mme RAKOTOARISOA. Secrétaire : M. HAVARD (syndic).</p>
    ${item('1', 'Constitution du bureau (article 24)', 'Les candidatures ci-dessus sont soumises au vote en une seule fois.', 'Pour : 7 415 – Contre : 0 – Abstention : 0. La résolution est adoptée.')}
    ${item('2', 'Rapport du conseil syndical (sans vote)', 'Mme RAKOTOARISOA rend compte de la vérification des factures et des deux réunions avec l’architecte.', 'Point d’information, non soumis au vote.')}
    ${item('3', 'Comptes de l’exercice allant du 1er janvier 2025 au 31 décembre 2025 (article 24)', 'L’assemblée approuve les comptes tels que présentés, pour 38 204,16 € de charges courantes.', 'Pour : 7 415 – Contre : 0 – Abstention : 0. La résolution est adoptée.')}
    ${item('4', 'Quitus (article 24)', 'L’assemblée ne donne pas quitus au syndic, en raison du retard pris dans la consultation des entreprises.', 'Pour le quitus : 2 960 (dont M. DERRIEN 610, SCI KER-AVEL 655, Mme LOUVEL 402) – Contre : 4 100 – Abstention : 355. La résolution est rejetée.')}
    ${item('5', 'Budget de l’exercice du 01/01/2027 au 31/12/2027 (article 24)', 'Le budget est arrêté à 41 600 €.', 'Pour : 7 060 – Contre : 0 – Abstention : 355. La résolution est adoptée.')}<p class="pg">1/2</p>`,
    `${item('6', 'Fonds de travaux (article 25)', 'La cotisation annuelle est portée à 3 000 €, répartie en charges générales.', 'Pour : 5 210 – Contre : 2 205 – Abstention : 0. La résolution est adoptée.')}
    ${item('7', 'Ravalement des façades (article 24)', 'L’assemblée décide le ravalement de la façade sur rue et du pignon, entreprise FAÇADES D’ARMOR, pour un montant de 86 400,00 € TTC. Les fonds seront appelés par tiers les 01/09/2026, 01/12/2026 et 01/03/2027.', 'Pour : 5 610 – Contre : 1 450 (Mme LOUVEL 402, indivision ROUXEL 1 048) – Abstention : 355. La résolution est adoptée.')}
    ${item('8', 'Honoraires du syndic sur les travaux de la résolution précédente (article 24)', 'Ils sont fixés à 2 592,00 € TTC.', 'Pour : 5 208 – Contre : 1 852 – Abstention : 355. La résolution est adoptée.')}
    ${item('9', 'Suppression du service de gardiennage du week-end (article 25, article 25-1)', 'N’ayant pas recueilli la majorité de l’article 25 ni le tiers des voix, le projet ne fait pas l’objet d’un second vote.', 'Pour : 1 302 – Contre : 6 113 – Abstention : 0. La résolution est rejetée.')}
    ${item('10', 'Délégation au conseil syndical pour le choix du diagnostiqueur du PPPT (article 25)', 'Enveloppe maximale : 4 800 € TTC.', 'Pour : 7 060 – Contre : 0 – Abstention : 355. La résolution est adoptée.')}
    <p>Le mandat du syndic, en cours jusqu’au 30 juin 2027, n’est pas à l’ordre du jour. La séance est levée à 20 h 30.</p><p style="margin-top:8mm">Signatures : le président, la scrutatrice, le secrétaire.</p><p style="font-size:8pt">Les copropriétaires opposants ou défaillants disposent d’un délai de deux mois à compter de la notification du présent procès-verbal pour contester les décisions (art. 42 de la loi du 10 juillet 1965). Envoi en recommandé électronique le 24 juin 2026.</p><p style="font-size:7.5pt">gestim’Ouest SAS – 40 mail François-Mitterrand, 35000 RENNES – RCS Rennes 913 660 245</p><p class="pg">2/2</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'gestim’Ouest',
      building: 'Résidence LE THABOR PLAISANCE',
      building_address: '17 rue de Paris, 35000 RENNES',
      meeting_on: '2026-06-11',
      tantiemes_present: 7415,
      resolutions: [
        '1. Constitution du bureau',
        '2. Rapport du conseil syndical',
        '3. Comptes de l’exercice allant du 1er janvier 2025 au 31 décembre 2025',
        '4. Quitus',
        '5. Budget de l’exercice du 01/01/2027 au 31/12/2027',
        '6. Fonds de travaux',
        '7. Ravalement des façades',
        '8. Honoraires du syndic sur les travaux de la résolution précédente',
        '9. Suppression du service de gardiennage du week-end',
        '10. Délégation au conseil syndical pour le choix du diagnostiqueur du PPPT',
      ],
      resolutions_adopted: ['1', '3', '5', '6', '7', '8', '10'],
      resolutions_rejected: ['4', '9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 4160000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 300000,
      works_adopted: ['7. Ravalement des façades'],
      works_adopted_total: 8640000,
    },
    absent: ['rnc', 'owner', 'lots', 'mandate_from'],
  },
);

export const ASSEMBLEES_ANNUELLES = [nantes, rennes];
