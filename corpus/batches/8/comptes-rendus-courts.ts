// Minutes of small buildings: a cabinet's prose without a discharge, a special meeting.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

const SAURUPT = [
  [
    'Bureau de l’assemblée',
    'M. Didier COLIN est élu président, Mme WALTER assesseur. Le secrétariat est assuré par M. Humbert. Vote : unanimité des présents et représentés.',
  ],
  [
    'Comptes de l’exercice du 01/07/2024 au 30/06/2025',
    'Après lecture du rapport du conseil syndical et réponses du syndic aux questions posées, les comptes sont mis aux voix. Pour : 702/1000. Contre : 0. Abstention : 36/1000 (M. PIERSON). La résolution est adoptée (art. 24) : les comptes sont approuvés.',
  ],
  [
    'Quitus',
    'Pour : 350/1000. Contre : 388/1000. La résolution est rejetée (art. 24) : le quitus n’est pas donné au syndic, plusieurs copropriétaires regrettant le retard pris dans le remplacement de la chaudière.',
  ],
  [
    'Budget prévisionnel du 01/07/2026 au 30/06/2027',
    'Le budget est arrêté à la somme de 56 800 euros, appelé en quatre provisions égales. Pour : 738/1000. La résolution est adoptée (art. 24).',
  ],
  [
    'Fonds de travaux',
    'La cotisation est maintenue à 5 % du budget, soit 2 840 euros par an. Pour : 738/1000. La résolution est adoptée (art. 25).',
  ],
  [
    'Mandat du syndic',
    'Le Cabinet HUMBERT est réélu pour un an, du 1er juillet 2026 au 30 juin 2027, aux conditions du contrat joint. Pour : 520/1000. Contre : 218/1000. La résolution est adoptée (art. 25).',
  ],
  [
    'Conseil syndical',
    'M. COLIN, Mme WALTER et Mme THIRIET sont désignés membres du conseil syndical jusqu’à la prochaine assemblée. Pour : 738/1000. La résolution est adoptée (art. 25).',
  ],
  [
    'Mise en concurrence des contrats',
    'Le conseil syndical est consulté pour tout marché supérieur à 1 500 euros ; la mise en concurrence est obligatoire au-delà de 3 000 euros. Pour : 738/1000. La résolution est adoptée (art. 25).',
  ],
  [
    'Ravalement du pignon nord',
    'Faute de devis comparables, et après débat, l’assemblée se prononce contre le projet présenté (27 400 euros). Pour : 112/1000. Contre : 626/1000. La résolution est rejetée (art. 24).',
  ],
  [
    'Élagage des tilleuls de la cour',
    'L’entreprise Arbres et Jardins de l’Est est retenue pour 2 160 euros TTC, prélevés sur le budget courant. Pour : 738/1000. La résolution est adoptée (art. 24).',
  ],
  [
    'Remplacement de la chaudière collective',
    'L’assemblée décide le remplacement de la chaudière au fioul par une chaudière à condensation au gaz, suivant devis Lorraine Thermique de 33 000 euros TTC. Trois appels : 15/06/2026, 01/10/2026 et 01/01/2027. Pour : 690/1000. Contre : 48/1000. La résolution est adoptée (art. 24).',
  ],
] as const;
const spoken = (from: number, to: number) =>
  SAURUPT.slice(from, to)
    .map(
      ([subject, text], index) => `<p class="n">${from + index + 1}) ${subject}</p><p>${text}</p>`,
    )
    .join('');

const prose = paperOf(
  'pv-cabinet-nancy',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 18mm 22mm; .n { font-weight: bold; text-decoration: underline; margin: 4mm 0 1mm }`,
  [
    `<p>CABINET HUMBERT<br>22 rue des Carmes, 54000 NANCY</p><p style="text-align:center;font-size:13pt;margin:6mm 0"><b>LES TILLEULS DE SAURUPT</b><br>41 rue de Saurupt, 54000 NANCY</p><p style="text-align:center"><b>PROCÈS-VERBAL DE LA RÉUNION DE L’ASSEMBLÉE GÉNÉRALE ANNUELLE<br>tenue le mardi 12 mai 2026</b></p><p>Les copropriétaires de l’immeuble, régulièrement convoqués par lettres recommandées du 16 avril 2026, se sont réunis le douze mai deux mille vingt-six à 17 heures 30 dans les bureaux du syndic. La feuille de présence, émargée par les membres entrant en séance, fait ressortir que 16 copropriétaires sur 23 sont présents ou représentés, réunissant 738 millièmes sur 1000. Absents : M. ANTOINE (44), Mme BECKER (36), succession CLAUDEL (42), M. et Mme FERRY (38), M. GÉRARDIN (36), Mme LALLEMAND (34), SCI VIRLET (32).</p>${spoken(0, 5)}`,
    `${spoken(5, 11)}<p style="margin-top:6mm">L’ordre du jour étant épuisé, le président déclare la séance close à 19 heures 40.</p><p>Le président – L’assesseur – Le secrétaire</p><p style="font-size:9pt">Les copropriétaires opposants ou défaillants disposent d’un délai de deux mois à compter de la notification du présent procès-verbal pour contester les décisions prises devant le tribunal judiciaire (article 42 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET HUMBERT',
      building: 'LES TILLEULS DE SAURUPT',
      building_address: '41 rue de Saurupt, 54000 NANCY',
      meeting_on: '2026-05-12',
      tantiemes_present: 738,
      resolutions: SAURUPT.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8', '10', '11'],
      resolutions_rejected: ['3', '9'],
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      quitus: false,
      budget: 5680000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
      cotisation_fonds_travaux: 284000,
      works_adopted: either(
        ['11. Remplacement de la chaudière collective'],
        ['10. Élagage des tilleuls de la cour', '11. Remplacement de la chaudière collective'],
      ),
      works_adopted_total: either(3300000, 3516000),
      mandate_from: '2026-07-01',
      mandate_to: '2027-06-30',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

const special = paperOf(
  'pv-extraordinaire-bayonne',
  `font: 10.2pt/1.5 'C059', serif; padding: 18mm 20mm; h2 { font-size: 11pt; color: #7a1f1f; margin: 4mm 0 1mm } .d { border-left: 1mm solid #7a1f1f; padding-left: 3mm }`,
  [
    `<p style="color:#7a1f1f;font-size:15pt;margin:0"><b>ADOUR SYNDIC</b></p><p>9 allées Paulmy – 64100 BAYONNE</p><h1 style="font-size:14pt;text-align:center">Assemblée générale extraordinaire du 29 janvier 2026<br>Procès-verbal</h1><p>SDC 12 RUE LORMAND, 12 rue Lormand, 64100 BAYONNE – immatriculation AB9052217</p>${paragraphs(['L’an deux mille vingt-six, le vingt-neuf janvier à dix-huit heures, les copropriétaires se sont réunis au siège du syndic sur convocation notifiée le 5 janvier 2026, l’assemblée pouvant également être suivie par visioconférence.', 'Après émargement, 6 copropriétaires sur 7 sont présents, représentés ou votent par correspondance, pour 835 millièmes sur 1 000. Est absent : M. Peio HARISPE (165).'])}<h2>Première question – Composition du bureau</h2><p>Mme LARRALDE est élue présidente, M. SALLABERRY scrutateur, Mme Etcheverry secrétaire.</p><p class="d">Pour : 835 – Contre : 0 – Abstention : 0. Adopté à l’unanimité (article 24).</p><h2>Deuxième question – Choix du maître d’œuvre</h2><p>M. Iban Duhalde, architecte, est chargé d’une mission complète de maîtrise d’œuvre moyennant 4 000,00 € TTC.</p><p class="d">Pour : 835 – Contre : 0 – Abstention : 0. Adopté à l’unanimité (article 24).</p><h2>Troisième question – Ravalement de la façade sur rue</h2><p>La façade faisant l’objet d’une injonction municipale, l’assemblée décide son ravalement et confie le marché à l’entreprise Etxe Façades pour 46 200,00 € TTC. Les fonds seront appelés à raison de 40 % le 1er avril, 40 % le 1er juin et 20 % à la réception.</p><p class="d">Pour : 670 – Contre : 165 – Abstention : 0. Adopté à la majorité de l’article 24.</p>`,
    `<h2>Quatrième question – Souscription d’un emprunt collectif</h2><p>L’assemblée est invitée à se prononcer sur un emprunt à adhésion volontaire sur cinq ans.</p><p class="d">Pour : 190 – Contre : 645 – Abstention : 0. Refusé (article 26-4).</p><h2>Cinquième question – Peinture de la cage d’escalier</h2><p>L’entreprise Etxe Façades consent une remise si les travaux sont faits à la suite. L’assemblée accepte le devis complémentaire de 5 830,00 € TTC.</p><p class="d">Pour : 505 – Contre : 330 – Abstention : 0. Adopté à la majorité de l’article 24.</p>${paragraphs(['Aucune autre question n’étant inscrite, la séance est levée à dix-neuf heures quinze.', 'Fait à Bayonne le 29 janvier 2026. Suivent les signatures de la présidente, du scrutateur et de la secrétaire.', 'Il est rappelé que, selon l’article 42 de la loi n° 65-557 du 10 juillet 1965, le droit de contester les décisions s’éteint deux mois après la notification du procès-verbal aux copropriétaires opposants ou défaillants. L’article 32-1 du code de procédure civile dispose que celui qui agit en justice de manière dilatoire ou abusive peut être condamné à une amende civile.'])}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ADOUR SYNDIC',
      building: '12 RUE LORMAND',
      building_address: '12 rue Lormand, 64100 BAYONNE',
      rnc: 'AB9052217',
      meeting_on: '2026-01-29',
      tantiemes_present: 835,
      resolutions: [
        '1. Composition du bureau',
        '2. Choix du maître d’œuvre',
        '3. Ravalement de la façade sur rue',
        '4. Souscription d’un emprunt collectif',
        '5. Peinture de la cage d’escalier',
      ],
      resolutions_adopted: ['1', '2', '3', '5'],
      resolutions_rejected: ['4'],
      works_adopted: either(
        ['3. Ravalement de la façade sur rue', '5. Peinture de la cage d’escalier'],
        [
          '2. Choix du maître d’œuvre',
          '3. Ravalement de la façade sur rue',
          '5. Peinture de la cage d’escalier',
        ],
      ),
      works_adopted_total: either(5203000, 5603000),
    },
    absent: [
      'owner',
      'lots',
      'iban',
      'budget',
      'quitus',
      'approved_to',
      'mandate_to',
      'cotisation_fonds_travaux',
    ],
  },
);

export const COMPTES_RENDUS_COURTS = [prose, special];
