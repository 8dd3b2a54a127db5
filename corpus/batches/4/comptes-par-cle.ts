// A network's third and fifth annexes, sent apart from the others, with the keys of three staircases.
import { either, type Paper } from '../../paper.ts';
import { spaced, sum, table, tr } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const KEYS: readonly (readonly [name: string, lines: readonly Line[]])[] = [
  [
    'CHARGES COMMUNES GENERALES (10000)',
    [
      ['Assurance', 774000, 800000, 812400, 830000, 850000],
      ['Honoraires syndic', 1464000, 1488000, 1488000, 1512000, 1540000],
      ['Nettoyage', 1820000, 1860000, 1866000, 1900000, 1940000],
      ['Electricité', 388100, 420000, 402318, 420000, 430000],
      ['Espaces verts', 670000, 690000, 695000, 710000, 720000],
      ['Réparations, divers', 402500, 400000, 413875, 748000, 440000],
    ],
  ],
  [
    'BATIMENT A (5000)',
    [
      ['Contrat VMC', 184000, 190000, 188000, 192000, 196000],
      ['Réparations', 96411, 150000, 121080, 150000, 150000],
    ],
  ],
  [
    'BATIMENT B (5000)',
    [
      ['Contrat VMC', 184000, 190000, 188000, 192000, 196000],
      ['Réparations', 333190, 600000, 1201210, 1104000, 650000],
    ],
  ],
  ['ASCENSEUR B (1000)', [['Entretien et contrôle', 366600, 380000, 381600, 472000, 480000]]],
  ['EAU FROIDE (10000)', [['Consommation', 1790210, 1800000, 1850477, 1418000, 1800000]]],
];
const columnSum = (lines: readonly Line[], index: number) =>
  sum(lines.map((line) => Number(line[index + 1] ?? 0)));
const columns = (lines: readonly Line[]) => [0, 1, 2, 3, 4].map((at) => columnSum(lines, at));
const every = KEYS.flatMap(([, lines]) => lines);
const row = ([label, ...values]: Line) => tr([label, ...values.map(spaced)]);
const body = KEYS.map(
  ([name, lines]) =>
    `<tr class="k"><td colspan="6">${name}</td></tr>${lines.map(row).join('')}${tr(['Total net', ...columns(lines).map(spaced)], 's')}`,
).join('');
const top = `<div style="display:flex;justify-content:space-between"><b style="font:bold 16pt 'URW Gothic',sans-serif;color:#00685e">foncélia</b><span>Foncélia Val de Loire – 28 boulevard Rocheplatte 45000 ORLEANS<br>2207 LE CLOS SAINT-MARCEAU – 112 AVENUE DAUPHINE 45100 ORLEANS<br>Immatriculation AC3841726</span></div>`;
const [before, voted, done, now, next] = columns(every);
const HEADED = {
  syndic: either('Foncélia Val de Loire', 'foncélia'),
  building: 'LE CLOS SAINT-MARCEAU',
  building_address: '112 AVENUE DAUPHINE, 45100 ORLEANS',
  rnc: 'AC3841726',
  closed_on: '2025-12-31',
} as const;

const keyed: Paper = {
  name: 'annexes-trois-et-cinq',
  css: `font: 8.2pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 13mm; h1 { font-size: 11pt; color: #00685e; margin: 4mm 0 3mm } td, th { border: .15mm solid #b9d4d1; padding: .7mm 1.2mm } th { background: #00685e; color: #fff; text-align: center } td:nth-child(n+2) { text-align: right } .k td { text-align: left; font-weight: bold; background: #e5f1f0 } .s td { font-weight: bold } .g td { font-weight: bold; background: #cfe5e2 }`,
  pages: [
    `${top}<h1>Annexe n° 3 : compte de gestion pour opérations courantes de l’exercice clos réalisé du 01/01/2025 au 31/12/2025 et budget prévisionnel du 01/01/2027 au 31/12/2027</h1><table><thead><tr><th></th><th>2024<br>approuvé</th><th>2025<br>voté</th><th>2025<br>réalisé à approuver</th><th>2026<br>voté en cours</th><th>2027<br>à voter</th></tr></thead><tbody>${body}${tr(['TOTAL CHARGES NETTES', ...columns(every).map(spaced)], 'g')}</tbody></table><p style="margin-top:4mm">Les montants sont exprimés en euros TTC. Les charges de la clé « Bâtiment B » comprennent en 2025 le remplacement d’une colonne d’eaux usées après sinistre ; l’indemnité d’assurance correspondante (4 180,00 €) sera enregistrée sur l’exercice 2026. Le budget soumis au vote tient compte de l’évolution prévisible des contrats indexés.</p>`,
    `${top}<h1>Annexe n° 5 : état des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés au 31/12/2025</h1>${table(['Travaux', 'Date AG', 'Votés', 'Payés', 'Réalisés', 'Appels reçus', 'Solde en attente', 'Restant à recevoir'], [['Remplacement des portes de hall', '21/05/2025', '14 960,00', '4 488,00', '4 488,00', '7 480,00', '2 992,00', '7 480,00'], tr(['TOTAL', '', '14 960,00', '4 488,00', '4 488,00', '7 480,00', '2 992,00', '7 480,00'], 'g')])}<p style="margin-top:4mm">Seconde échéance appelée le 01/02/2026 conformément à la résolution n° 12 de l’assemblée générale du 21/05/2025. Réception prévue au printemps 2026. Il n’existe pas d’emprunt collectif ni de subvention pour cette opération. Le solde en attente est inscrit au compte 12 de l’état financier après répartition (annexe n° 1).</p><p>Les annexes n° 1, 2 et 4 sont jointes à la convocation ; la liste des copropriétaires débiteurs et créditeurs n’est communiquée qu’au conseil syndical et consultable à l’agence.</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_3',
      pages: [1],
      facts: {
        ...HEADED,
        annexes: ['3'],
        charges_courantes_precedentes: before ?? 0,
        budget_clos: voted ?? 0,
        charges_courantes: done ?? 0,
        budget_en_cours: now ?? 0,
        budget_a_voter: next ?? 0,
      },
      absent: ['owner', 'impayes', 'dette_fournisseurs'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      pages: [2],
      facts: {
        ...HEADED,
        annexes: ['5'],
        travaux_en_cours: ['Remplacement des portes de hall'],
        travaux_votes: 1496000,
        travaux_payes: 448800,
        travaux_realises: 448800,
        travaux_appeles: 748000,
        travaux_a_recevoir: 748000,
        solde_travaux: 299200,
      },
      absent: ['owner', 'impayes', 'dette_fournisseurs', 'works_adopted'],
    },
  ],
};

export const COMPTES_PAR_CLE = [keyed];
