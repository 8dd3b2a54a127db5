// A voluntary syndic and his five neighbours: the roof is called for, the meeting called and minuted.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { spaced, table } from '../../writing.ts';

const MONTPENSIER = accountOf('montpensier');

const ROOF_CALL = 1290666;
const roofPart = Math.round((ROOF_CALL * 214) / 1000);
const voluntary = paperOf(
  'appel-toiture-benevole',
  `font: 11pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm; .t td, .t th { border: .2mm solid #000; padding: 1.2mm 2mm } .t th { font-weight: bold } .t td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>Syndicat des copropriétaires du 9 rue Montpensier</b><br>9 rue Montpensier, 64000 PAU<br>Syndic bénévole : M. Michel LACABANNE (2e étage droite)<br>06 00 41 27 93 – montpensier9@example.fr<br>N° d’immatriculation au registre : AH2907715</p><p style="margin-left:85mm">Madame Hélène BORDENAVE<br>9 rue Montpensier<br>64000 PAU</p><p>Pau, le 2 novembre 2026</p><p><b>Objet : appel de fonds travaux n° 2 – réfection de la couverture en ardoises</b></p>
    <p>Chère Madame,</p><p>Comme décidé lors de notre assemblée générale du 9 avril 2026 (résolution n° 8), les travaux de réfection de la toiture par l’entreprise Couverture du Gave, d’un montant de 38 720,00 € TTC, sont financés par trois appels de fonds d’égal montant, les 1er septembre, 1er décembre 2026 et 1er mars 2027.</p><p>Je vous adresse donc le deuxième appel, calculé comme suit :</p>
    ${table(
      ['', 'Total copropriété', 'Vos millièmes', 'Votre part'],
      [
        [
          'Toiture – appel 2/3',
          `${spaced(ROOF_CALL)} €`,
          '214 / 1000',
          `<b>${spaced(roofPart)} €</b>`,
        ],
      ],
      't',
    )}
    <p style="margin-top:5mm">Lot concerné : n° 3 (appartement du 1er étage avec grenier).</p><p>Merci de bien vouloir virer la somme de <b>${spaced(roofPart)} €</b> au plus tard le <b>1er décembre 2026</b>, date à laquelle elle devient exigible, sur le compte de la copropriété :</p><p style="text-align:center">${MONTPENSIER.spaced}<br>(Banque Pyrénées Exemple – libellé : « BORDENAVE toiture 2 »)</p><p>L’entreprise a commencé le chantier le 19 octobre ; l’échafaudage côté cour restera en place jusqu’à mi-décembre. Les charges courantes du premier semestre 2027 vous seront appelées à part, début janvier.</p><p>Je reste à votre disposition et vous prie d’agréer, chère Madame, mes salutations les meilleures.</p><p style="text-align:right">Le syndic bénévole,<br>Michel LACABANNE</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('M. Michel LACABANNE', 'Michel LACABANNE'),
      building: either('9 rue Montpensier', 'Syndicat des copropriétaires du 9 rue Montpensier'),
      building_address: '9 rue Montpensier, 64000 PAU',
      rnc: 'AH2907715',
      owner: 'Madame Hélène BORDENAVE',
      lots: ['3'],
      tantiemes: 214,
      base: 1000,
      iban: MONTPENSIER.iban,
      due_on: '2026-12-01',
      total: roofPart,
      travaux: roofPart,
      to_pay: roofPart,
    },
    absent: ['courantes', 'fonds_travaux', 'avances', 'solde_anterieur', 'recoverable'],
  },
);

const TITLES = [
  'Désignation du président et du secrétaire de séance',
  'Approbation des comptes 2025',
  'Quitus au syndic bénévole',
  'Renouvellement du syndic bénévole',
  'Budget 2027',
  'Fonds de travaux',
  'Nettoyage de la cave commune',
  'Réfection de la couverture en ardoises',
  'Remplacement de la porte d’entrée',
] as const;
const DECISIONS: readonly (readonly [text: string, result: string])[] = [
  [
    'Mme BORDENAVE est désignée présidente de séance et M. LACABANNE secrétaire.',
    'Pour : 786 – Contre : 0 – Abstention : 0. Adopté à l’unanimité.',
  ],
  [
    'M. LACABANNE présente le tableau des dépenses (5 522,62 €). Les comptes de l’exercice du 1er janvier 2025 au 31 décembre 2025 sont approuvés.',
    'Pour : 786 – Contre : 0 – Abstention : 0. Adopté à l’unanimité.',
  ],
  [
    'L’assemblée donne quitus à M. LACABANNE pour sa gestion et le remercie du temps passé.',
    'Pour : 633 – Contre : 0 – Abstention : 153 (M. LACABANNE ne prend pas part au vote). Adopté.',
  ],
  [
    'M. Michel LACABANNE accepte de poursuivre comme syndic non professionnel, sans rémunération, pour trois ans, du 9 avril 2026 au 8 avril 2029. Il sera remboursé de ses frais sur justificatifs.',
    'Pour : 786 sur 1000 – Contre : 0. Adopté (article 25).',
  ],
  [
    'Le budget de l’année 2027 (du 1er janvier au 31 décembre 2027) est fixé à 6 100 €, appelé en deux fois, le 1er janvier et le 1er juillet.',
    'Pour : 786 – Contre : 0 – Abstention : 0. Adopté à l’unanimité.',
  ],
  [
    'La cotisation au fonds de travaux est fixée à 450 € pour l’année, versée sur le livret de la copropriété.',
    'Pour : 786 sur 1000 – Contre : 0. Adopté (article 25).',
  ],
  [
    'Chacun retire ses affaires avant le 31 mai. Une benne est louée pour 290 € TTC, prise sur le budget courant.',
    'Pour : 786 – Contre : 0 – Abstention : 0. Adopté à l’unanimité.',
  ],
  [
    'Trois entreprises ont répondu : Couverture du Gave 38 720,00 €, Toitures Béarnaises 41 300,00 €, Ossau Charpente 44 015,00 €. L’assemblée choisit Couverture du Gave pour 38 720,00 € TTC, payables en trois appels égaux les 1er septembre 2026, 1er décembre 2026 et 1er mars 2027.',
    'Pour : 632 – Contre : 154 (Mme CAZENAVE) – Abstention : 0. Adopté à la majorité (article 24).',
  ],
  [
    'Le devis de la menuiserie Etcheverry, 6 270,00 € TTC, est jugé trop cher ; on redemandera d’autres prix.',
    'Pour : 154 – Contre : 632 – Abstention : 0. Refusé.',
  ],
];
const minuted = (from: number, to: number) =>
  DECISIONS.slice(from, to)
    .map(
      ([text, result], index) =>
        `<p style="margin-top:4mm"><u>${from + index + 1}) ${TITLES[from + index]}</u></p><p>${text}</p><p><b>${result}</b></p>`,
    )
    .join('');
const minutes = paperOf(
  'pv-syndic-non-professionnel',
  `font: 11.5pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm; p { margin-bottom: 1.5mm }`,
  [
    `<p style="text-align:center;font-size:14pt"><b>Copropriété du 9 rue Montpensier – 64000 PAU</b><br><b>Compte rendu de l’assemblée générale du 9 avril 2026</b></p><p>Nous nous sommes réunis chez Mme BORDENAVE, le jeudi 9 avril 2026 à 19 h, sur convocation du syndic bénévole remise contre émargement le 14 mars 2026.</p><p>Présents : Mme BORDENAVE (214), M. LACABANNE (153), M. et Mme SARTHOU (265), Mme CAZENAVE (154). Absent non représenté : SCI HENRI IV (214). Total des millièmes présents : 786 sur 1000.</p>${minuted(0, 6)}`,
    `${minuted(6, 9)}<p style="margin-top:6mm">Divers : M. SARTHOU changera les ampoules du palier. Mme CAZENAVE demande que les poubelles soient rentrées le matin même. Prochaine assemblée en avril 2027.</p><p>La séance est close à 20 h 45.</p><p>Ce procès-verbal est notifié aux copropriétaires absents ou opposants par lettre recommandée. Ils ont deux mois pour le contester devant le tribunal judiciaire (article 42 de la loi du 10 juillet 1965).</p><p style="margin-top:10mm">La présidente, H. BORDENAVE<br>Le secrétaire, M. LACABANNE</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      building: either('9 rue Montpensier', 'Copropriété du 9 rue Montpensier'),
      building_address: '9 rue Montpensier, 64000 PAU',
      syndic: either('M. LACABANNE', 'Michel LACABANNE', 'M. Michel LACABANNE'),
      meeting_on: '2026-04-09',
      tantiemes_present: 786,
      resolutions: TITLES.map((title, index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8'],
      resolutions_rejected: ['9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 610000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 45000,
      works_adopted: either(
        ['8. Réfection de la couverture en ardoises'],
        ['7. Nettoyage de la cave commune', '8. Réfection de la couverture en ardoises'],
      ),
      works_adopted_total: either(3872000, 3901000),
      mandate_from: '2026-04-09',
      mandate_to: '2029-04-08',
    },
    absent: ['owner', 'lots', 'rnc', 'iban'],
  },
);

const notice = paperOf(
  'convocation-remise-en-main',
  `font: 11.5pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm; p { margin-bottom: 2mm }`,
  [
    `<p>Michel LACABANNE, syndic bénévole<br>Copropriété du 9 rue Montpensier<br>64000 PAU</p><p style="margin-left:85mm">Madame Hélène BORDENAVE<br>9 rue Montpensier<br>64000 PAU</p><p>Pau, le 14 mars 2026</p><p><b>Convocation à l’assemblée générale annuelle – remise en main propre contre émargement</b></p><p>Madame,</p><p>Je vous invite à participer à l’assemblée générale de notre copropriété qui se tiendra le <b>jeudi 9 avril 2026 à 19 heures</b>, chez Mme Bordenave, 9 rue Montpensier, 1er étage.</p><p>Ordre du jour :</p><p>${TITLES.map((title, index) => `${index + 1}. ${title}`).join('<br>')}</p><p>Vous trouverez ci-joint : le tableau des dépenses 2025 et votre décompte, le projet de budget 2027, les trois devis de couverture, le devis de la menuiserie pour la porte, un pouvoir à remplir si vous ne pouvez pas venir et un formulaire de vote par correspondance.</p><p>Les factures sont à votre disposition chez moi tous les samedis matin jusqu’à l’assemblée. Si vous souhaitez ajouter une question, merci de me l’écrire avant ; elle sera inscrite à l’assemblée suivante si elle m’arrive trop tard.</p><p>Bien cordialement,</p><p style="text-align:right">Michel LACABANNE</p><p style="margin-top:6mm;border-top:.2mm solid #000;padding-top:3mm">Reçu le : ........................ Signature du copropriétaire : ........................</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Michel LACABANNE', 'M. Michel LACABANNE'),
      building: either('9 rue Montpensier', 'Copropriété du 9 rue Montpensier'),
      building_address: '9 rue Montpensier, 64000 PAU',
      owner: 'Madame Hélène BORDENAVE',
      meeting_on: '2026-04-09',
      sent_on: '2026-03-14',
      resolutions: TITLES.map((title, index) => `${index + 1}. ${title}`),
    },
    absent: [
      'annexes',
      'rnc',
      'lots',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'works_adopted',
      'budget',
    ],
  },
);

export const SYNDIC_BENEVOLE = [voluntary, minutes, notice];
