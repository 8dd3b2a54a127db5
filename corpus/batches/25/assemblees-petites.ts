// Minutes of smaller meetings: the prose of a cabinet, and what a volunteer typed after a Saturday morning.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

const GLACIS = [
  [
    'Bureau de l’assemblée',
    'Sont élus à mains levées M. Étienne CUENOT président, Mme JEANNINGROS scrutatrice. Le cabinet assure le secrétariat. Décision prise à l’unanimité des 3 871 tantièmes présents et représentés.',
  ],
  [
    'Comptes de l’exercice 2024-2025',
    'Après lecture du rapport du conseil syndical et réponse aux questions de M. BOILLOT sur le poste chauffage (hausse de 11 %), les comptes de l’exercice du 1er juillet 2024 au 30 juin 2025 sont mis aux voix. Pour : 3 640. Contre : 231 (M. BOILLOT). Abstention : néant. Les comptes sont approuvés ; la résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Quitus',
    'Quitus entier et définitif est donné au syndic pour cet exercice. Pour : 3 640. Contre : 231 (M. BOILLOT). La résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Conseil syndical',
    'M. CUENOT, Mme JEANNINGROS, M. VUILLEMIN et Mme NDIAYE-ROLLET sont élus pour trois ans. Pour : 3 871. La résolution est adoptée à la majorité de l’article 25.',
  ],
  [
    'Budget 2026-2027',
    'Le budget prévisionnel pour l’exercice du 1er juillet 2026 au 30 juin 2027 est voté à hauteur de 78.650 €, dont 31.000 € de chauffage. Pour : 3 520. Contre : 231. Abstention : 120. La résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Fonds de travaux',
    'L’assemblée arrête à 3.932,50 € la cotisation annuelle obligatoire (5 % du budget). Pour : 3 751. Abstention : 120. La résolution est adoptée à la majorité de l’article 25.',
  ],
  [
    'Désignation du syndic',
    'La COMTOISE D’IMMOBILIER est reconduite pour trois ans à compter du 13 novembre 2025, son mandat venant à expiration le 12 novembre 2028. Pour : 3 640. Contre : 231. La résolution est adoptée à la majorité de l’article 25.',
  ],
  [
    'Réfection de l’allée et de l’éclairage extérieur',
    'Deux devis sont présentés. L’assemblée choisit la société Travaux Publics du Doubs, 22.418,00 € TTC, et demande que les appels soient étalés : 1er janvier, 1er avril et 1er juillet 2026. Pour : 3 102. Contre : 769. La résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Isolation des combles',
    'L’entreprise Isol’Est propose 13.904,60 € TTC, certificats d’économie d’énergie déduits. Appel unique au 1er mars 2026. Pour : 3 871. La résolution est adoptée à l’unanimité.',
  ],
  [
    'Pose d’un portail motorisé',
    'Estimation : 19.800 € TTC. Pour : 1 011. Contre : 2 860. La résolution est repoussée.',
  ],
  [
    'Vente de la loge',
    'Le prix de 46.000 € est évoqué ; faute d’estimation des Domaines et de géomètre, le point est reporté à la prochaine assemblée sans être mis aux voix.',
  ],
] as const;
const prose = (from: number, to: number) =>
  GLACIS.slice(from, to)
    .map(([title, text], index) => `<h2>${from + index + 1}° ${title}</h2><p>${text}</p>`)
    .join('');

const cabinet = paperOf(
  'pv-prose-besancon',
  `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 18mm 22mm; h2 { font-size: 10.6pt; font-weight: bold; margin: 3mm 0 .6mm } p { text-align: justify; margin-bottom: 1.2mm } .pg { position: absolute; bottom: 9mm; left: 0; right: 0; text-align: center; font-size: 8pt }`,
  [
    `<p>COMTOISE D’IMMOBILIER – SCOP à capital variable<br>Administration d’immeubles – 12 Grande-Rue – 25000 BESANÇON</p><h1 style="font-size:14pt;text-align:center;margin:6mm 0 2mm">RÉSIDENCE « LES GLACIS »<br><span style="font-size:11pt">3, 5 et 7 avenue de la Paix – 25000 BESANÇON</span></h1><p style="text-align:center"><b>Procès-verbal de l’assemblée générale ordinaire du 12 novembre 2025</b></p><p>Le mercredi douze novembre deux mille vingt-cinq à dix-neuf heures, les copropriétaires de la résidence LES GLACIS se sont réunis au Petit Kursaal, place Granvelle, sur convocation régulière adressée par le syndic le 16 octobre 2025.</p><p>La feuille de présence, certifiée par les membres du bureau, constate que vingt-six copropriétaires sont présents ou valablement représentés, possédant ensemble 3 871 tantièmes sur les 5 000 que compte la copropriété. Étaient absents : Mme ARBEZ (142), M. et Mme FAIVRE (231), indivision GRANDCLÉMENT (310), M. PETITJEAN (215), SCI DU FORT (231). L’assemblée peut valablement délibérer.</p>${prose(0, 5)}<p class="pg">– 1 –</p>`,
    `${prose(5, 11)}<p style="margin-top:5mm">Aucune autre question n’étant inscrite, la séance est levée à vingt et une heures quinze.</p><p>De tout ce que dessus il a été dressé le présent procès-verbal, signé après lecture par le président, la scrutatrice et le secrétaire.</p><p style="font-size:8.6pt">Il est rappelé les dispositions du deuxième alinéa de l’article 42 de la loi du 10 juillet 1965 : les actions qui ont pour objet de contester les décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification desdites décisions qui leur est faite à la diligence du syndic.</p><p style="margin-top:8mm">Pour copie conforme, le syndic</p><p class="pg">– 2 –</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('COMTOISE D’IMMOBILIER', 'La COMTOISE D’IMMOBILIER'),
      building: 'LES GLACIS',
      building_address: '3, 5 et 7 avenue de la Paix, 25000 BESANÇON',
      meeting_on: '2025-11-12',
      tantiemes_present: 3871,
      resolutions: GLACIS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      resolutions_rejected: ['10'],
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      quitus: true,
      budget: 7865000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
      cotisation_fonds_travaux: 393250,
      works_adopted: [
        '8. Réfection de l’allée et de l’éclairage extérieur',
        '9. Isolation des combles',
      ],
      works_adopted_total: 2241800 + 1390460,
      mandate_from: '2025-11-13',
      mandate_to: '2028-11-12',
    },
    absent: ['rnc', 'owner', 'lots', 'price', 'iban'],
  },
);

const volunteer = paperOf(
  'pv-benevole-saint-etienne',
  `font: 10.6pt/1.45 'Carlito', sans-serif; padding: 18mm 20mm; b.t { display: block; margin-top: 3mm } p { margin-bottom: 1.4mm }`,
  [
    `<h1 style="font-size:15pt">Compte rendu (procès-verbal) de l’assemblée générale du samedi 28 mars 2026</h1><p>Syndicat des copropriétaires du 8 rue Michelet, 42000 SAINT-ETIENNE<br>chez Mme TERRASSON, syndic bénévole (non professionnel), à partir de 10 h</p><p>Présents : Mme Vve CHAPUIS (214), M. et Mme TERRASSON (205), M. OUEDRAOGO (196). M. PEYRACHON (187) a donné pouvoir à M. OUEDRAOGO. Absente : SCI MICHELET (198), pourtant bien prévenue par recommandé le 3 mars. <b>Total : 802 millièmes sur 1000.</b></p>
    <b class="t">Résolution 1 : président et secrétaire de séance</b>Mme CHAPUIS préside, Odile TERRASSON écrit. Tout le monde est pour (802). ADOPTÉE.
    <b class="t">Résolution 2 : comptes de 2025</b>Odile présente le tableau des dépenses : 21 237,59 €. Vérification des factures par M. Ouedraogo la semaine dernière, rien à signaler. Les comptes du 1er janvier au 31 décembre 2025 sont approuvés. Pour 802, contre 0, abstention 0. ADOPTÉE.
    <b class="t">Résolution 3 : quitus</b>L’assemblée donne quitus à la syndic pour 2025 et la remercie. Pour 597 (M. et Mme Terrasson ne votent pas). ADOPTÉE.
    <b class="t">Résolution 4 : budget 2026</b>Pour l’année du 1er janvier au 31 décembre 2026 : 24 480 €, appelé en quatre fois. Pour 802. ADOPTÉE.
    <b class="t">Résolution 5 : fonds de travaux</b>5 % du budget, cela fait 1 224 € par an, sur le livret. Pour 802. ADOPTÉE.
    <b class="t">Résolution 6 : syndic</b>Mme Odile TERRASSON est réélue syndic bénévole pour un an, du 28 mars 2026 au 27 mars 2027, sans rémunération (frais de timbres remboursés). Pour 802. ADOPTÉE.
    <b class="t">Résolution 7 : porte d’entrée</b>Deux devis : 5 310 € et 6 890 €. On n’est pas d’accord sur la couleur ni sur le prix. Pour 214, contre 588. REJETÉE, on redemande un devis.
    <b class="t">Résolution 8 : ravoirage et évacuation d’eau de la cour</b>Entreprise Forez Maçonnerie, 2 500 € TTC, comptés dans le budget. Pour 802. ADOPTÉE.
    ${paragraphs(['Divers : merci de fermer la cave à clé ; le numéro d’immatriculation de la copropriété est en cours de mise à jour sur le site du registre ; le détecteur de fumée de l’escalier a sonné pour rien.', 'Fin à 11 h 40.'])}
    <p style="margin-top:4mm">La présidente : Jeanne CHAPUIS &nbsp;&nbsp;&nbsp;&nbsp; La secrétaire : Odile TERRASSON</p><p style="font-size:9pt">Pour la SCI MICHELET, absente : les décisions peuvent être contestées devant le tribunal judiciaire dans les deux mois de la réception de ce compte rendu (article 42 de la loi de 1965). Envoyé en recommandé le 2 avril 2026.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Mme Odile TERRASSON', 'Mme TERRASSON', 'Odile TERRASSON'),
      building_address: '8 rue Michelet, 42000 SAINT-ETIENNE',
      meeting_on: '2026-03-28',
      tantiemes_present: 802,
      resolutions: [
        '1. président et secrétaire de séance',
        '2. comptes de 2025',
        '3. quitus',
        '4. budget 2026',
        '5. fonds de travaux',
        '6. syndic',
        '7. porte d’entrée',
        '8. ravoirage et évacuation d’eau de la cour',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 2448000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 122400,
      mandate_from: '2026-03-28',
      mandate_to: '2027-03-27',
    },
    absent: ['rnc', 'iban', 'lots', 'due_on'],
  },
);

export const ASSEMBLEES_PETITES = [cabinet, volunteer];
