// Minutes less usual: an extraordinary meeting in prose, and a volunteer's typed account of three owners.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

const MOULINS = [
  [
    'Constitution du bureau',
    'Est nommée présidente Mme de LA TOUR d’AUBIGNY ; Mme Auclair assure le secrétariat. Cette résolution est adoptée à l’unanimité.',
  ],
  [
    'Point sur l’arrêté de mise en sécurité du 12 mai 2026',
    'Le syndic expose que la Ville de Moulins a prescrit la réparation de la corniche sous six mois. Cette question n’appelle pas de vote.',
  ],
  [
    'Réparation de la corniche et du bandeau de façade',
    'L’assemblée, connaissance prise des devis des entreprises Pierre &amp; Chaux (28 745,00 € TTC) et Bâti 03 (31 210,50 € TTC), décide l’exécution des travaux par Pierre &amp; Chaux. Votent pour : 3 306 tantièmes. Votent contre : 0. S’abstient : M. LE BIHAN-DUMAS (322). Cette résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Assurance dommages-ouvrage',
    'L’assemblée souscrit une police auprès de Bourbon Assurances pour une prime de 1 640,00 €. Pour : 3 306. Contre : 322. Cette résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Modalités de financement',
    'Les fonds seront appelés en deux fois, le 1er septembre et le 1er novembre 2026 ; 5 000,00 € seront prélevés sur le fonds de travaux. Pour : 3 628. Cette résolution est adoptée à l’unanimité.',
  ],
  [
    'Honoraires sur travaux du syndic',
    'Le syndic propose 3 % du montant hors taxes. Pour : 1 290. Contre : 2 338. Cette résolution est rejetée.',
  ],
  [
    'Emprunt collectif',
    'Faute d’offre de prêt annexée à la convocation, la question est reportée ; elle n’est pas mise aux voix.',
  ],
] as const;

const moulins = paperOf(
  'pv-extraordinaire-moulins',
  `font: 10.2pt/1.48 'P052', serif; padding: 17mm 22mm; h2 { font-size: 10.4pt; margin: 3mm 0 .6mm; text-decoration: underline }`,
  [
    `<p style="text-align:center"><b style="font-size:14pt;letter-spacing:.5mm">BOURBONNAIS IMMOBILIER</b><br><small>14 place d’Allier, 03000 MOULINS</small></p><h1 style="font-size:13pt;text-align:center">PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE</h1><p>L’an deux mille vingt-six, le trente juin à dix-huit heures trente, les copropriétaires de l’immeuble LE PALUET, 3 et 5 rue de Paris, 03000 MOULINS, se sont réunis au siège du syndic sur sa convocation du 5 juin 2026.</p><p>La feuille de présence fait apparaître que sont présents ou représentés 14 copropriétaires sur 19, réunissant 3 628 tantièmes sur 5 000. Sont absents : Mme BOUDIGNON (211), M. CLÉRET (298), SCI DU THÉÂTRE (402), consorts PÉRONNET (255), M. ZANETTI (206).</p>${MOULINS.slice(
      0,
      5,
    )
      .map(([subject, text], index) => `<h2>${index + 1}. ${subject}</h2><p>${text}</p>`)
      .join('')}`,
    `${MOULINS.slice(5)
      .map(([subject, text], index) => `<h2>${index + 6}. ${subject}</h2><p>${text}</p>`)
      .join(
        '',
      )}<p style="margin-top:6mm">L’ordre du jour étant épuisé, la présidente déclare la séance levée à vingt heures dix.</p><p>De tout ce que dessus a été dressé le présent procès-verbal, signé par la présidente et la secrétaire.</p><p style="font-size:8.6pt">Conformément à l’article 42 de la loi n° 65-557 du 10 juillet 1965, les copropriétaires opposants ou défaillants disposent de deux mois à compter de la notification du présent procès-verbal pour saisir le tribunal judiciaire de Moulins.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'BOURBONNAIS IMMOBILIER',
      building: 'LE PALUET',
      building_address: '3 et 5 rue de Paris, 03000 MOULINS',
      meeting_on: '2026-06-30',
      tantiemes_present: 3628,
      resolutions: MOULINS.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '3', '4', '5'],
      resolutions_rejected: ['6'],
      works_adopted: ['3. Réparation de la corniche et du bandeau de façade'],
      works_adopted_total: 2874500,
    },
    absent: [
      'rnc',
      'approved_from',
      'approved_to',
      'quitus',
      'budget',
      'mandate_from',
      'mandate_to',
      'cotisation_fonds_travaux',
    ],
  },
);

const VICHY = [
  [
    'Comptes 2025',
    'Colette a fait passer le cahier et les factures. Les comptes du 1er janvier au 31 décembre 2025 sont approuvés, tout le monde est d’accord. ADOPTÉ.',
  ],
  [
    'Quitus à Colette',
    'Tout le monde sauf Colette, qui ne vote pas pour elle-même : 788 pour. ADOPTÉ.',
  ],
  ['Budget 2027', 'Pour l’année 2027 on passe à 8 600 € (assurance en hausse). 1000 pour. ADOPTÉ.'],
  [
    'Syndic',
    'Colette veut bien continuer un an, du 8 octobre 2026 au 7 octobre 2027, sans rémunération. 1000 pour. ADOPTÉ.',
  ],
  [
    'Peinture des volets',
    'Devis Peintures du Sichon 4 910 €. Mme Nguyen et la SCI sont contre (351), les Morel ne se prononcent pas (196), 453 pour. ADOPTÉ à la majorité des voix exprimées.',
  ],
  ['Vélos dans le couloir', 'On demande à chacun de les mettre à la cave. Pas de vote.'],
] as const;

const vichy = paperOf(
  'pv-benevole-vichy',
  `font: 11pt/1.55 'Nimbus Mono PS', monospace; padding: 20mm 20mm`,
  [
    `<p>COPROPRIETE DU 8 RUE DES CELESTINS<br>03200 VICHY</p><p style="text-align:center"><b>PROCES-VERBAL DE L’ASSEMBLEE GENERALE<br>DU JEUDI 8 OCTOBRE 2026</b></p>${paragraphs(['Réunion à 19 h chez Colette Bernadet, syndic bénévole, convoquée par lettre remise en mains propres le 10 septembre.', 'Présents : Mme BERNADET (212), M. et Mme GUILLAUMIN (241), Mme NGUYEN (163), M. Paul MOREL pour la succession (196). Représentée : SCI DES CÉLESTINS par Mme NGUYEN (188). Total 1000/1000.', 'M. Guillaumin préside, Mme Nguyen est scrutatrice.'])}${VICHY.map(([subject, text], index) => `<p><b>${index + 1}) ${subject}</b><br>${text}</p>`).join('')}<p>Fin de la réunion à 20 h 30. Fait à Vichy le 8 octobre 2026, en cinq exemplaires.<br>Signé : R. Guillaumin, T. L. Nguyen, C. Bernadet</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Colette Bernadet', 'Colette Bernadet, syndic bénévole'),
      building_address: either(
        '8 RUE DES CELESTINS, 03200 VICHY',
        '8 RUE DES CELESTINS 03200 VICHY',
      ),
      meeting_on: '2026-10-08',
      tantiemes_present: 1000,
      resolutions: VICHY.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 860000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      works_adopted: ['5. Peinture des volets'],
      works_adopted_total: 491000,
      mandate_from: '2026-10-08',
      mandate_to: '2027-10-07',
    },
    absent: ['rnc', 'resolutions_rejected', 'cotisation_fonds_travaux', 'owner', 'lots', 'iban'],
  },
);

export const PV_AUTRES = [moulins, vichy];
