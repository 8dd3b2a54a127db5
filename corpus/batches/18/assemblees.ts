// Minutes of meetings: votes in boxes, and a small building that runs itself.
import { either, paperOf } from '../../paper.ts';

type Item = readonly [subject: string, text: string, votes: string, result: string];
const named = (items: readonly Item[]) =>
  items.map(([subject], index) => `${index + 1}. ${subject}`);

const KER: readonly Item[] = [
  [
    'Désignation du président de séance',
    'Est désigné M. Hervé LE CORRE.',
    'Pour 7 214 – Contre 0 – Abst. 0',
    'Adoptée',
  ],
  [
    'Désignation des scrutateurs et du secrétaire',
    'Mme JAOUEN est désignée scrutatrice. Le secrétariat est assuré par le Cabinet Le Berre &amp; Fils.',
    'Pour 7 214 – Contre 0 – Abst. 0',
    'Adoptée',
  ],
  [
    'Approbation des comptes de l’exercice 2024',
    'L’assemblée approuve, en leur forme, teneur, imputation et répartition, les comptes des charges de l’exercice du 01/01/2024 au 31/12/2024 arrêtés à 56 118,42 €.',
    'Pour 7 214 – Contre 0 – Abst. 0',
    'Adoptée',
  ],
  [
    'Quitus',
    'L’assemblée donne quitus au syndic pour sa gestion de l’exercice 2024.',
    'Pour 6 602 – Contre 0 – Abst. 612 (M. PENNEC)',
    'Adoptée',
  ],
  [
    'Budget prévisionnel 2026',
    'Le budget de l’exercice du 01/01/2026 au 31/12/2026 est arrêté à la somme de 58 500,00 €. Il sera appelé par quart le premier jour de chaque trimestre.',
    'Pour 7 214 – Contre 0 – Abst. 0',
    'Adoptée',
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle est fixée à 5 % du budget, soit 2 925,00 €.',
    'Pour 7 214 – Contre 0 – Abst. 0',
    'Adoptée',
  ],
  [
    'Réfection des balcons, façade sud',
    'Devis Maçonnerie Cornouaillaise : 31 460,00 € TTC. L’assemblée décide l’exécution de ces travaux, appelés en deux fois les 01/10/2025 et 01/01/2026.',
    'Pour 5 988 – Contre 1 226 – Abst. 0',
    'Adoptée',
  ],
  [
    'Installation d’un digicode',
    'Devis Ouest Accès : 2 310,00 € TTC.',
    'Pour 2 104 – Contre 5 110 – Abst. 0',
    'Rejetée',
  ],
  [
    'Travaux privatifs de M. PENNEC',
    'Autorisation d’installer une véranda sur la terrasse du lot 11, à ses frais.',
    'Pour 4 015 – Contre 2 587 – Abst. 612',
    'Rejetée (majorité de l’article 25 non atteinte, second vote non requis)',
  ],
];
const kerItem = (from: number, to: number) =>
  KER.slice(from, to)
    .map(
      ([subject, text, votes, result], index) =>
        `<div class="q"><div class="qt">${from + index + 1} – ${subject}</div><p>${text}</p><div class="v"><span>${votes}</span><b>${result}</b></div></div>`,
    )
    .join('');
const boxes = paperOf(
  'pv-encadres-quimper',
  `font: 9.6pt/1.4 'P052', serif; padding: 14mm 18mm; .q { margin-bottom: 3mm } .qt { border: .3mm solid #000; background: #eee; padding: 1mm 2mm; font-weight: bold } .q p { margin: 1.5mm 0 } .v { display: flex; justify-content: space-between; border-bottom: .2mm solid #000; font-size: 8.8pt }`,
  [
    `<p><b style="font-size:13pt">Le Berre &amp; Fils</b> – 3, quai de l’Odet – 29000 Quimper</p><h1 style="font-size:14pt;text-align:center;border-top:.4mm solid #000;border-bottom:.4mm solid #000;padding:2mm">Procès-verbal de l’assemblée générale ordinaire<br>du mardi 18 mars 2025</h1><p>Résidence Ker Izella – 14 route de Bénodet – 29000 Quimper</p><p>Les copropriétaires, convoqués par lettres recommandées du 20 février 2025, se sont réunis à 17 h 30 salle du Chapeau-Rouge. Selon la feuille de présence, 29 copropriétaires présents, représentés ou ayant voté par correspondance totalisent 7 214 / 10 000 tantièmes. Absents : Mme COSQUER (405), M. DERRIEN (318), SCI TY GLAZ (512), M. et Mme VAILLANT (1 551).</p>${kerItem(0, 4)}`,
    `${kerItem(4, 9)}<p>Plus rien n’étant à l’ordre du jour, la séance est levée à 19 h 20.</p><table><tr><td>Le président<br>H. LE CORRE</td><td>La scrutatrice<br>M. JAOUEN</td><td>Le secrétaire<br>G. LE BERRE</td></tr></table><p style="font-size:7.6pt;margin-top:6mm">Article 42, alinéa 2, de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée […] »</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Le Berre & Fils', 'Cabinet Le Berre & Fils'),
      building: 'Résidence Ker Izella',
      building_address: '14 route de Bénodet, 29000 Quimper',
      meeting_on: '2025-03-18',
      tantiemes_present: 7214,
      resolutions: named(KER),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8', '9'],
      approved_from: '2024-01-01',
      approved_to: '2024-12-31',
      quitus: true,
      budget: 5850000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 292500,
      works_adopted: ['7. Réfection des balcons, façade sud'],
      works_adopted_total: 3146000,
    },
    absent: ['rnc', 'owner', 'mandate_from', 'mandate_to', 'iban'],
  },
);

const small = paperOf(
  'pv-petite-copro-auxerre',
  `font: 11.5pt/1.6 'Carlito', sans-serif; padding: 22mm 24mm`,
  [
    `<p><b>Copropriété 9 rue Joubert, 89000 Auxerre</b><br>Syndic bénévole : Mme Agathe VILLETARD, 9 rue Joubert</p><h1 style="font-size:15pt">Compte rendu de l’assemblée générale des copropriétaires du 24 avril 2026</h1><p>Présents : Mme Villetard (310 millièmes), M. Boudin (265 millièmes), Mlle Tran Thi Kim (180 millièmes). Absent non représenté : M. Guyard (245 millièmes). Soit 755 millièmes sur 1000. La réunion a lieu chez Mme Villetard à 20 h.</p><p>1. Élection du président<br>M. Boudin est élu président de séance, Mme Villetard secrétaire. Unanimité des présents.</p><p>2. Comptes 2025<br>Les comptes de l’année 2025 (1er janvier au 31 décembre 2025), soit 4 212,80 € de dépenses, sont approuvés à l’unanimité des présents.</p><p>3. Quitus<br>Quitus est donné à Mme Villetard pour sa gestion, qui est remerciée. Unanimité.</p><p>4. Budget<br>Le budget prévisionnel 2027 est voté pour 4 600 €. Unanimité.</p><p>5. Cotisation fonds travaux<br>Elle reste à 230 € par an. Unanimité.</p>`,
    `<p>6. Toiture : démoussage<br>Le devis Couverture Icaunaise de 3 190,00 € TTC est accepté. Pour : 575. Contre : Mlle Tran Thi Kim (180). Adopté à la majorité des voix exprimées.</p><p>7. Boîtes aux lettres<br>Le remplacement (640 € TTC) est refusé. Pour : 180. Contre : 575.</p><p>8. Syndic<br>Mme Villetard est reconduite comme syndic bénévole pour un an, du 24 avril 2026 au 23 avril 2027. Unanimité des présents, soit la majorité de l’article 25.</p><p>Questions diverses : le vélo abandonné dans la cour sera enlevé. Fin de la réunion à 21 h 15.</p><p style="margin-top:10mm">Le président, P. Boudin &nbsp;&nbsp;&nbsp; La secrétaire, A. Villetard</p><p style="font-size:9.5pt">Procès-verbal notifié aux absents et opposants, qui ont deux mois pour le contester (article 42 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Mme Agathe VILLETARD',
      building_address: '9 rue Joubert, 89000 Auxerre',
      meeting_on: '2026-04-24',
      tantiemes_present: 755,
      resolutions: [
        '1. Élection du président',
        '2. Comptes 2025',
        '3. Quitus',
        '4. Budget',
        '5. Cotisation fonds travaux',
        '6. Toiture : démoussage',
        '7. Boîtes aux lettres',
        '8. Syndic',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 460000,
      cotisation_fonds_travaux: 23000,
      works_adopted: ['6. Toiture : démoussage'],
      works_adopted_total: 319000,
      mandate_from: '2026-04-24',
      mandate_to: '2027-04-23',
    },
    absent: ['rnc', 'owner', 'iban'],
  },
);

export const ASSEMBLEES = [boxes, small];
