// Minutes with a small table of votes under each question, and the prose of a small firm.
import { paperOf } from '../../paper.ts';

type Point = readonly [
  subject: string,
  text: string,
  votes: readonly [string, string, string] | null,
  end: string,
];
const ANNECY: readonly Point[] = [
  [
    'Désignation du président de séance',
    'Candidature de Mme FAVRE-BONVIN.',
    ['58 213', '0', '0'],
    'ADOPTÉ – Art. 24',
  ],
  [
    'Désignation des scrutateurs',
    'Candidatures de M. BURNIER et de Mme LACHENAL.',
    ['58 213', '0', '0'],
    'ADOPTÉ – Art. 24',
  ],
  [
    'Désignation du secrétaire de séance',
    'ALPILAC SYNDIC, représenté par M. Rémi TISSIER.',
    ['58 213', '0', '0'],
    'ADOPTÉ – Art. 24',
  ],
  [
    'Approbation des comptes du 01/01/2025 au 31/12/2025',
    'L’assemblée approuve sans réserve les comptes de l’exercice, qui font apparaître des charges courantes de 230 751,50 € et une insuffisance de 26 751,50 €, à répartir.',
    ['54 930', '3 283', '0'],
    'ADOPTÉ – Art. 24',
  ],
  [
    'Quitus au syndic pour sa gestion',
    'L’assemblée donne quitus au syndic pour sa gestion de l’exercice 2025.',
    ['21 408', '33 112', '3 693'],
    'REJETÉ – Art. 24',
  ],
  [
    'Actualisation du budget 2026',
    'Le budget voté de 206 920,00 € n’est pas modifié.',
    null,
    'POUR INFORMATION',
  ],
  [
    'Vote du budget prévisionnel 2027',
    'L’assemblée arrête le budget de l’exercice du 01/01/2027 au 31/12/2027 à la somme de 216 000,00 €.',
    ['55 818', '2 395', '0'],
    'ADOPTÉ – Art. 24',
  ],
  [
    'Fonds de travaux',
    'Le taux de la cotisation obligatoire est fixé à 5 % du budget, soit 10 800,00 € pour l’exercice 2027.',
    ['56 704', '1 509', '0'],
    'ADOPTÉ – Art. 25',
  ],
  [
    'Élection du conseil syndical',
    'Sont élus pour trois ans : Mme FAVRE-BONVIN, M. BURNIER, Mme LACHENAL, M. DUCRET.',
    ['58 213', '0', '0'],
    'ADOPTÉ – Art. 25',
  ],
  [
    'Réfection de l’étanchéité des terrasses',
    'L’assemblée retient la proposition de l’entreprise Étanch’Alpes d’un montant de 85 200,00 € TTC. Financement par trois appels aux 01/05, 01/07 et 01/10/2026, clé charges générales.',
    ['50 117', '7 004', '1 092'],
    'ADOPTÉ – Art. 24',
  ],
  [
    'Honoraires du syndic sur les travaux de la résolution 10',
    'Honoraires fixés à 2,5 % HT du montant HT des travaux.',
    ['46 381', '11 832', '0'],
    'ADOPTÉ – Art. 24',
  ],
  [
    'Isolation du pignon ouest',
    'Proposition de l’entreprise Savoie Isolation pour 64 350,00 € TTC.',
    ['19 870', '38 343', '0'],
    'REJETÉ – Art. 24',
  ],
  [
    'Mise en concurrence du contrat de nettoyage',
    'Le conseil syndical est chargé de consulter trois entreprises.',
    ['58 213', '0', '0'],
    'ADOPTÉ – Art. 24',
  ],
];
const annecyPart = (from: number, to: number) =>
  ANNECY.slice(from, to)
    .map(
      ([subject, text, votes, end], index) =>
        `<div class="q"><p><b>${from + index + 1}. ${subject}</b></p><p>${text}</p>${votes ? `<table><tr><th>Pour</th><th>Contre</th><th>Abstention</th><th>Décision</th></tr><tr>${votes.map((vote) => `<td>${vote} / 100 000</td>`).join('')}<td><b>${end}</b></td></tr></table>` : `<p><i>${end}</i></p>`}</div>`,
    )
    .join('');

const tabled = paperOf(
  'pv-tableaux-annecy',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; text-align: center; border: .4mm solid #333; padding: 2mm } .q { margin-bottom: 3mm } .q p { margin-bottom: .8mm } .q td, .q th { border: .15mm solid #888; text-align: center; padding: .6mm } .q th { background: #ececec }`,
  [
    `<p><b style="font-size:13pt">ALPILAC SYNDIC</b><br>18 avenue de Genève – 74000 ANNECY</p><h1>PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE ANNUELLE<br>LE CLOS DES AULNES – 5 et 7 avenue de Brogny – 74000 ANNECY<br>Registre des copropriétés : AF3407719</h1><p>L’an deux mille vingt-six, le quatorze avril à dix-huit heures, les copropriétaires régulièrement convoqués le 16 mars 2026 se sont réunis salle Pierre Lamy, 12 rue de la République à Annecy.</p><p>Copropriétaires présents ou représentés : 41 sur 78, totalisant 58 213 / 100 000 tantièmes.<br>Copropriétaires absents : 37, totalisant 41 787 / 100 000 tantièmes.</p>${annecyPart(0, 7)}`,
    `${annecyPart(7, 13)}<p style="margin-top:5mm">Questions diverses (sans vote) : il est demandé au syndic de faire vérifier le portillon de l’allée nord ; rappel est fait de l’interdiction d’étendre le linge aux balcons côté avenue ; le local poussettes sera vidé des objets non identifiés le 15 juin.</p><p>L’ordre du jour étant épuisé, la séance est levée à 20 h 40.</p><table style="margin:5mm 0"><tr><td>La présidente</td><td>Les scrutateurs</td><td>Le secrétaire</td></tr></table><p style="font-size:7.8pt">Conformément à l’article 42 de la loi du 10 juillet 1965, les actions qui ont pour objet de contester les décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification desdites décisions.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ALPILAC SYNDIC',
      building: 'LE CLOS DES AULNES',
      building_address: '5 et 7 avenue de Brogny, 74000 ANNECY',
      rnc: 'AF3407719',
      meeting_on: '2026-04-14',
      tantiemes_present: 58213,
      resolutions: ANNECY.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '7', '8', '9', '10', '11', '13'],
      resolutions_rejected: ['5', '12'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 21600000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 1080000,
      works_adopted: ['10. Réfection de l’étanchéité des terrasses'],
      works_adopted_total: 8520000,
    },
    absent: ['owner', 'lots', 'mandate_from', 'mandate_to', 'iban'],
  },
);

const PAU: readonly (readonly [subject: string, text: string])[] = [
  [
    'Bureau',
    'M. CAZENAVE est élu président de séance et M. Laborde secrétaire. Adopté à l’unanimité.',
  ],
  [
    'Approbation des comptes',
    'Les comptes de l’exercice du 1er octobre 2024 au 30 septembre 2025, d’un montant de 13 821,93 €, sont approuvés. Pour : 742/742. Adopté à l’unanimité.',
  ],
  [
    'Quitus',
    'Quitus entier et définitif est donné au cabinet Laborde & Fils pour sa gestion. Pour : 742/742. Adopté à l’unanimité.',
  ],
  [
    'Budget prévisionnel 2026/2027',
    'Le budget de l’exercice du 1er octobre 2026 au 30 septembre 2027 est fixé à 14 980,00 €. Pour : 742/742. Adopté à l’unanimité.',
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle est fixée à 800,00 €. Pour : 742/742. Adopté à l’unanimité.',
  ],
  [
    'Mandat du syndic',
    'Le cabinet Laborde & Fils est reconduit pour une durée de trois ans, du 22 janvier 2026 au 21 janvier 2029. Pour : 681 ; contre : 61 (Mme SOULÉ). Adopté à la majorité de l’article 25.',
  ],
  ['Conseil syndical', 'M. CAZENAVE et Mme BARRÈRE sont élus. Pour : 742/1000. Adopté.'],
  [
    'Toiture : diagnostic',
    'Le devis du couvreur Béarn Toitures, 1 140,00 €, est mis aux voix. Pour : 118 ; contre : 624. Rejeté.',
  ],
  [
    'Nettoyage de la cour',
    'Discussion sans vote ; les occupants sont invités à évacuer les objets entreposés.',
  ],
  [
    'Assurance protection juridique',
    'Souscription d’un contrat au prix annuel de 212,00 €. Pour : 742. Adopté.',
  ],
  [
    'Ravalement de la façade sur rue',
    'Après lecture des trois devis, l’entreprise Pyrénées Façades est retenue pour 160 500,00 € TTC, auxquels s’ajoutent les honoraires de maîtrise d’œuvre. Appels : 30 % au 1er février, 40 % au 1er avril, 30 % au 1er juillet 2026. Pour : 668 ; contre : 74 (M. ETCHART). Adopté à la majorité de l’article 24.',
  ],
];
const prose = paperOf(
  'pv-cabinet-pau',
  `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 17mm 20mm; h3 { font-size: 10.6pt; margin: 3mm 0 .8mm; text-decoration: underline } p { margin-bottom: 1.2mm }`,
  [
    `<p><b style="font-size:14pt">Cabinet LABORDE &amp; Fils</b><br>6 place Gramont, 64000 PAU</p><h1 style="font-size:13pt;text-align:center">RÉSIDENCE BEAUMONT – 28 rue Marca, 64000 PAU<br>ASSEMBLÉE GÉNÉRALE DU 22 JANVIER 2026<br>PROCÈS-VERBAL</h1><p>Le jeudi 22 janvier 2026, à 17 heures, les copropriétaires de la Résidence Beaumont se sont réunis au cabinet du syndic, sur sa convocation du 22 décembre 2025. La feuille de présence, certifiée exacte par le bureau, constate que onze copropriétaires sur quinze sont présents ou représentés et réunissent 742 voix sur 1000. Ne sont ni présents ni représentés : M. DARRIEUX (71), Mme LACOSTE (58), SCI OSSAU (66), M. PEYROU (63).</p>${PAU.slice(
      0,
      7,
    )
      .map(([subject, text], index) => `<h3>${index + 1}° ${subject}</h3><p>${text}</p>`)
      .join('')}`,
    `${PAU.slice(7)
      .map(([subject, text], index) => `<h3>${index + 8}° ${subject}</h3><p>${text}</p>`)
      .join(
        '',
      )}<p style="margin-top:6mm">Rien n’étant plus à l’ordre du jour, le président lève la séance à 19 heures 10. De tout ce que dessus, il a été dressé le présent procès-verbal, signé par les membres du bureau.</p><p style="margin-top:6mm">Pour copie conforme, le syndic.</p><p style="font-size:9pt">Il est rappelé que les décisions peuvent être contestées devant le tribunal judiciaire par les copropriétaires opposants ou défaillants dans les deux mois de la notification du présent procès-verbal (article 42 de la loi du 10 juillet 1965). Passé ce délai, elles deviennent définitives et s’imposent à tous, y compris aux acquéreurs de lots.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet LABORDE & Fils',
      building: 'RÉSIDENCE BEAUMONT',
      building_address: '28 rue Marca, 64000 PAU',
      meeting_on: '2026-01-22',
      tantiemes_present: 742,
      resolutions: PAU.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '10', '11'],
      resolutions_rejected: ['8'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: true,
      budget: 1498000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 80000,
      works_adopted: ['11. Ravalement de la façade sur rue'],
      works_adopted_total: 16050000,
      mandate_from: '2026-01-22',
      mandate_to: '2029-01-21',
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'sent_on'],
  },
);

export const AUTRES_SEANCES = [tabled, prose];
