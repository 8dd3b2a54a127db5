// Minutes of meetings: a bank's grid of votes, a handful of neighbours.
import { either, paperOf } from '../../paper.ts';
import { whole } from './commun.ts';

const ROUCAS = [
  [
    '1',
    'Désignation du bureau',
    'Président : Mme SANTONI-PIETRI. Scrutateurs : MM. AMSELLEM et VU.',
    71204,
    0,
    0,
    'ACCEPTÉE',
  ],
  [
    '2',
    'Comptes de l’exercice 01.01.2025 – 31.12.2025',
    'Approbation des comptes sans réserve.',
    69118,
    1146,
    940,
    'ACCEPTÉE',
  ],
  ['3', 'Quitus', 'Quitus donné à Crédit Phocéen Immobilier.', 66900, 2306, 1998, 'ACCEPTÉE'],
  [
    '4',
    'Budget 01.01.2027 – 31.12.2027',
    'Budget fixé à 178.900,00 € TTC.',
    70264,
    940,
    0,
    'ACCEPTÉE',
  ],
  ['5', 'Fonds de travaux', 'Cotisation annuelle : 9.000,00 €.', 70264, 940, 0, 'ACCEPTÉE'],
  [
    '6',
    'Élection du syndic',
    'Crédit Phocéen Immobilier, du 19.03.2026 au 30.06.2028.',
    58012,
    13192,
    0,
    'ACCEPTÉE',
  ],
  [
    '7',
    'Conseil syndical',
    'Mmes SANTONI-PIETRI, BOUALEM ; MM. AMSELLEM, VU, ZAKARIAN : trois ans.',
    71204,
    0,
    0,
    'ACCEPTÉE',
  ],
  [
    '8',
    'Étanchéité terrasse bât. C',
    'Marché SUD ÉTANCHE : 115.920,00 € TTC, trois appels égaux les 01.04, 01.10.2026 et 01.02.2027.',
    60311,
    9047,
    1846,
    'ACCEPTÉE',
  ],
  ['9', 'Peinture des cages', 'Devis 44.000,00 €.', 18220, 52984, 0, 'REFUSÉE'],
  ['10', 'Élagage des pins', 'Devis PROVENCE ARBRES : 6.240,00 € TTC.', 68004, 3200, 0, 'ACCEPTÉE'],
] as const;
const grid = paperOf(
  'pv-grille-voix-marseille',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 13mm; .v td, .v th { border: .2mm solid #00533a; padding: 1.1mm } .v th { background: #00533a; color: #fff } .v td:nth-child(n+4):nth-child(-n+6) { text-align: right; white-space: nowrap }`,
  [
    `<p style="color:#00533a"><b style="font-size:13pt">Crédit Phocéen Immobilier</b> – 58, rue du Prado-Neuf, 13006 MARSEILLE</p><h1 style="font-size:12pt">PARC DU ROUCAS FLEURI – 112, traverse des Accoules-Hautes – 13008 MARSEILLE (AC4418203)<br>PV D’ASSEMBLÉE GÉNÉRALE ANNUELLE – JEUDI 19.03.2026, 17 H 45</h1><p>Présents : 61 copropriétaires (38.402). Représentés : 40 (26.110). Votant par correspondance : 11 (6.692). Total : 112 copropriétaires sur 168 totalisant <b>71.204</b> sur 100.000 tantièmes. Arrivées et départs : néant.</p><table class="v"><thead><tr><th>N°</th><th>Question</th><th>Texte</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Résultat</th></tr></thead><tbody>${ROUCAS.map(([n, subject, text, a, b, c, end]) => `<tr><td>${n}</td><td><b>${subject}</b></td><td>${text}</td><td>${whole(a)}</td><td>${whole(b)}</td><td>${whole(c)}</td><td>${end}</td></tr>`).join('')}</tbody></table><p style="margin-top:4mm">Ont voté contre la question n° 8 : BLANC-GARIN (2.306), SCI LES TROIS CALANQUES (1.146), MAUREL (1.998), Ép. N’GUESSAN (2.106), TCHOBANIAN (1.491). Se sont abstenus : LECA (1.846).</p><p>Clôture à 20 h 05. Le présent procès-verbal, établi en fin de séance, est signé du président, des scrutateurs et du secrétaire. Notification et recours : art. 42 de la loi n° 65-557 (délai de deux mois).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Crédit Phocéen Immobilier',
      building: 'PARC DU ROUCAS FLEURI',
      building_address: '112, traverse des Accoules-Hautes, 13008 MARSEILLE',
      rnc: 'AC4418203',
      meeting_on: '2026-03-19',
      tantiemes_present: 71204,
      resolutions: ROUCAS.map(([n, subject]) => `${n}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '10'],
      resolutions_rejected: ['9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 17890000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 900000,
      works_adopted_total: either(12216000, 11592000),
      mandate_from: '2026-03-19',
      mandate_to: '2028-06-30',
    },
    absent: ['owner', 'lots', 'iban', 'tantiemes'],
  },
);

const numbered = (accounts: string): string[] =>
  [
    accounts,
    'Quitus au syndic bénévole',
    'Budget 2026',
    'Fonds de travaux',
    'Syndic',
    'Réparation de la descente d’eaux pluviales',
    'Local vélos dans la cave',
  ].map((subject, index) => `${index + 1}. ${subject}`);
const neighbours = paperOf(
  'pv-benevole-montreuil',
  `font: 11.4pt/1.4 'Carlito', sans-serif; padding: 18mm 20mm; li { margin-bottom: 2mm }`,
  [
    `<p><b>PV de l'AG du 28 mars 2026</b><br>Copropriété du 38 rue des Abricotiers, 93100 Montreuil (n° AD8036671)</p><p>Réunion à 10h chez Mme Koné. Présents : Mme Koné (212), M. Zielinski (188), Mlle Benchekroun (247), M. et Mme Da Silva Pereira (160). Absents : Indivision Ferrand (193). Total présent : 807/1000.</p><p>Présidente de séance : Mme Koné. Secrétaire : M. Zielinski.</p><p><b>1) Comptes 2025</b> (du 1er janvier au 31 décembre 2025) : dépenses 8 214,77 €. Approuvés à l'unanimité des présents.</p><p><b>2) Quitus au syndic bénévole</b> : accordé à l'unanimité (Stan s'abstient par élégance !).</p><p><b>3) Budget 2026</b> : on garde 8 560 €. Approuvé, unanimité.</p><p><b>4) Fonds de travaux</b> : 5%, soit 428 € par an. Approuvé, unanimité.</p><p><b>5) Syndic</b> : Stanislas Zielinski est reconduit comme syndic bénévole pour un an, du 1er avril 2026 au 31 mars 2027. Approuvé, unanimité (article 25).</p><p><b>6) Réparation de la descente d'eaux pluviales</b> : devis ZINC &amp; CO de 1 870 € TTC. Pour : 807. Approuvé.</p><p><b>7) Local vélos dans la cave</b> : Pour : 247. Contre : 560. Refusé.</p><p>Fin de la réunion à 11h40, suivie d'un café. Signatures :</p><p style="margin-top:14mm;font:20pt 'Z003',serif">A. Koné &nbsp;&nbsp;&nbsp;&nbsp; S. Zielinski</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Stanislas Zielinski',
      building_address: '38 rue des Abricotiers, 93100 Montreuil',
      rnc: 'AD8036671',
      meeting_on: '2026-03-28',
      tantiemes_present: 807,
      // The days in brackets stand between the title and its colon: both are what the point is called.
      resolutions: either(
        numbered('Comptes 2025'),
        numbered('Comptes 2025 (du 1er janvier au 31 décembre 2025)'),
      ),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 856000,
      cotisation_fonds_travaux: 42800,
      works_adopted_total: 187000,
      mandate_from: '2026-04-01',
      mandate_to: '2027-03-31',
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

export const PROCES_VERBAUX_GRILLE = [grid, neighbours];
