// Minutes again: a table with a column per majority, and a small building that writes its own.
import { either, paperOf } from '../../paper.ts';
import { foot } from './outils.ts';

type Item = readonly [
  subject: string,
  text: string,
  majority: string,
  pour: string,
  contre: string,
  abst: string,
  end: string,
];
const GRAND_LARGE: readonly Item[] = [
  [
    'Désignation du président, du scrutateur et du secrétaire',
    'M. Yves CORRUBLE est élu président, Mme Lucette PALFRAY scrutatrice. Secrétaire : le syndic.',
    'Art. 24',
    '51 220',
    '0',
    '0',
    'Acceptée',
  ],
  [
    'Examen et approbation des comptes de l’exercice 01/01/2025 – 31/12/2025',
    'Total des dépenses courantes : 214 806,15 €. Total des dépenses travaux : 0,00 €.',
    'Art. 24',
    '48 906',
    '2 314',
    '0',
    'Acceptée',
  ],
  [
    'Quitus au syndic',
    'Quitus entier et sans réserve pour l’exercice arrêté au 31/12/2025.',
    'Art. 24',
    '46 017',
    '3 889',
    '1 314',
    'Acceptée',
  ],
  [
    'Budget prévisionnel exercice du 01/01/2026 au 31/12/2026 : actualisation',
    'Le budget voté en 2025 (218 000 €) est maintenu ; aucune actualisation n’est demandée.',
    'Sans vote',
    '–',
    '–',
    '–',
    'Sans objet',
  ],
  [
    'Budget prévisionnel exercice du 01/01/2027 au 31/12/2027',
    'Adoption du budget pour un montant de 224 500,00 €, appelé trimestriellement.',
    'Art. 24',
    '49 906',
    '1 314',
    '0',
    'Acceptée',
  ],
  [
    'Fonds de travaux : taux de la cotisation 2027',
    '5 % du budget prévisionnel, soit 11 225,00 €.',
    'Art. 25',
    '50 611',
    '609',
    '0',
    'Acceptée',
  ],
  [
    'Porte du garage : remplacement de la motorisation',
    'Devis NORMATIC FERMETURES : 7 104,00 € TTC. Deux appels : 01/07/2026 et 01/11/2026.',
    'Art. 24',
    '51 220',
    '0',
    '0',
    'Acceptée',
  ],
  [
    'Réalisation d’un diagnostic technique global',
    'Proposition du bureau ÉNERGIE CAUCHOISE : 9 360,00 € TTC.',
    'Art. 24',
    '20 114',
    '30 497',
    '609',
    'Refusée',
  ],
  [
    'Remise en peinture des garde-corps',
    'Devis PEINTURES DE LA HÈVE : 31 570,00 € TTC, appels 01/09/2026, 01/12/2026, 01/03/2027.',
    'Art. 24',
    '33 008',
    '17 603',
    '609',
    'Acceptée',
  ],
  [
    'Élection des membres du conseil syndical',
    'M. CORRUBLE, Mme PALFRAY, M. SAÏDI, M. THÉZARD, pour trois ans.',
    'Art. 25',
    '51 220',
    '0',
    '0',
    'Acceptée',
  ],
  [
    'Saisie immobilière du lot 190',
    'Autorisation de poursuivre la vente aux enchères du lot de la SCI PORT-2000, dette de 14 218,44 € au 30/04/2026.',
    'Art. 24',
    '51 220',
    '0',
    '0',
    'Acceptée',
  ],
];
const grid = (from: number, to: number) =>
  `<table class="g"><thead><tr><th>N°</th><th>Résolution</th><th>Majorité</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Décision</th></tr></thead><tbody>${GRAND_LARGE.slice(
    from,
    to,
  )
    .map(
      ([subject, text, ...cells], index) =>
        `<tr><td>${from + index + 1}</td><td><b>${subject}</b><br>${text}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;
const harbourTop = (page: number) =>
  `<p class="hd"><span>CAUX OCÉANE SYNDIC – LE HAVRE</span><span>315 LE GRAND LARGE – AGO 27/05/2026</span><span>${page}/2</span></p>`;

const leHavre = paperOf(
  'pv-grille-majorites-le-havre',
  `font: 8.6pt/1.4 'DejaVu Sans Condensed', sans-serif; .hd { display: flex; justify-content: space-between; font-size: 7.4pt; border-bottom: .2mm solid #000 } .g td, .g th { border: .2mm solid #777; padding: 1.2mm } .g th { background: #dfe6ea; font-size: 7.6pt } .g td:nth-child(n+3) { text-align: center; width: 18mm; font-size: 8pt }`,
  [
    `${harbourTop(1)}<h1 style="font-size:14pt;text-align:center;margin-top:4mm">Procès-verbal de l’assemblée générale ordinaire</h1><p style="text-align:center">Copropriété <b>LE GRAND LARGE</b>, 12 à 16 rue Gustave Flaubert, 76600 LE HAVRE (AA9051733)<br>Séance du <b>27/05/2026</b>, 18 h 30, Maison de l’Étudiant, 50 rue Jean-Jacques Rousseau</p><p>Feuille de présence arrêtée à 18 h 52 : présents 38, représentés 27, votes par correspondance 9, soit 74 copropriétaires sur 131 et 51 220 voix sur 100 000. Monsieur SAÏDI, arrivé à 19 h 10, a donné pouvoir jusqu’à cette heure ; le total des voix n’en est pas modifié.</p>${grid(0, 6)}`,
    `${harbourTop(2)}${grid(6, 11)}<p style="margin-top:5mm">L’ordre du jour étant épuisé, le président lève la séance à 21 h 07. Fait au Havre, le 27/05/2026.</p><table style="margin:6mm 0 16mm"><tr><td>Le président<br>Y. CORRUBLE</td><td>La scrutatrice<br>L. PALFRAY</td><td>Le secrétaire<br>Pour CAUX OCÉANE SYNDIC, S. DUBOURG</td></tr></table><p style="font-size:7.6pt">Le présent procès-verbal est notifié aux opposants et défaillants dans le mois. Délai de recours : deux mois (article 42 de la loi n° 65-557). Le montant de l’amende civile dont est redevable, en application de l’article 32-1 du code de procédure civile, celui qui agit en justice de manière dilatoire ou abusive est de 150 € à 3 000 € lorsque cette action a pour objet de contester une décision d’une assemblée générale concernant les travaux.</p>${foot('CAUX OCÉANE SYNDIC, SARL au capital de 45 000 € – 66 boulevard de Strasbourg, 76600 LE HAVRE – RCS LE HAVRE 900 000 315')}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CAUX OCÉANE SYNDIC',
      building: 'LE GRAND LARGE',
      building_address: '12 à 16 rue Gustave Flaubert, 76600 LE HAVRE',
      rnc: 'AA9051733',
      meeting_on: '2026-05-27',
      tantiemes_present: 51220,
      resolutions: GRAND_LARGE.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '9', '10', '11'],
      resolutions_rejected: ['8'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 22450000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 1122500,
      works_adopted: [
        '7. Porte du garage : remplacement de la motorisation',
        '9. Remise en peinture des garde-corps',
      ],
      works_adopted_total: 710400 + 3157000,
    },
    absent: ['owner', 'tantiemes', 'mandate_from', 'mandate_to', 'iban'],
  },
);

const amiens = paperOf(
  'pv-petite-copropriete-amiens',
  `font: 11.5pt/1.5 'Carlito', sans-serif; padding: 22mm; li { margin-bottom: 2.5mm }`,
  [
    `<p style="text-align:right">Amiens, le 14 mars 2026</p><h1 style="font-size:15pt">Compte rendu de l’assemblée générale annuelle<br>Copropriété du 7 rue des Corroyers, 80000 Amiens</h1><p>Samedi 14 mars 2026 à 10 h, chez Mme Herbet.</p><p>Présents : Mme Herbet (239), M. Kowalczyk (251), M. et Mme Fourdrinier (248). Représentée : Mme Delattre (262), pouvoir donné à M. Kowalczyk. Soit 1000 millièmes sur 1000 : l’assemblée peut valablement délibérer.</p><p>M. Fourdrinier est nommé président de séance.</p><ol><li><b>Comptes de l’année 2025.</b> Mme Herbet présente les dépenses : 1 241,80 € du 1er janvier au 31 décembre 2025. Les comptes sont approuvés à l’unanimité.</li><li><b>Quitus.</b> Quitus est donné à Mme Herbet, syndic bénévole, à l’unanimité des trois autres copropriétaires.</li><li><b>Budget 2026.</b> Le budget prévisionnel du 1er janvier au 31 décembre 2026 est voté pour 1 300,00 €. Adopté à l’unanimité.</li><li><b>Fonds de travaux.</b> On continue à mettre 100,00 € par an sur le livret. Adopté à l’unanimité.</li><li><b>Renouvellement du syndic bénévole.</b> Mme Herbet accepte de continuer du 14 mars 2026 au 13 mars 2029. Adopté à l’unanimité.</li></ol>`,
    `<ol start="6"><li><b>Réparation du mur de la cour.</b> Devis de l’entreprise Picardie Maçonnerie : 2 860,00 €. Pour : 752 (Delattre, Kowalczyk, Herbet). Contre : 248 (Fourdrinier). Adopté.</li><li><b>Antenne parabolique.</b> Demande de M. Kowalczyk. Pour : 251. Contre : 749. Refusé.</li></ol><p>Questions diverses : penser à fermer la porte de la rue le soir ; M. Fourdrinier s’occupe des ampoules.</p><p>Fin de la réunion à 11 h 30. Les copropriétaires opposants ont deux mois pour contester à partir de la notification du présent procès-verbal (art. 42 de la loi du 10 juillet 1965).</p><p style="margin-top:10mm">Le président, M. Fourdrinier &nbsp;&nbsp;&nbsp;&nbsp; La syndic, C. Herbet</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Mme Herbet', 'C. Herbet'),
      building_address: '7 rue des Corroyers, 80000 Amiens',
      meeting_on: '2026-03-14',
      tantiemes_present: 1000,
      resolutions: [
        '1. Comptes de l’année 2025',
        '2. Quitus',
        '3. Budget 2026',
        '4. Fonds de travaux',
        '5. Renouvellement du syndic bénévole',
        '6. Réparation du mur de la cour',
        '7. Antenne parabolique',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 130000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 10000,
      works_adopted: ['6. Réparation du mur de la cour'],
      works_adopted_total: 286000,
      mandate_from: '2026-03-14',
      mandate_to: '2029-03-13',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

export const PROCES_VERBAUX_SUITE = [leHavre, amiens];
