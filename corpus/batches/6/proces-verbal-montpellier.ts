// Minutes as a grid of votes, counted in shares of the whole building.
import { either, paperOf } from '../../paper.ts';
import { tr } from '../../writing.ts';
import { ARIANE } from './lieux.ts';

type Row = readonly [subject: string, text: string, yes: number, no: number, blank: number];
const GRID: readonly Row[] = [
  ['Élection du président de séance', 'Est élu : M. Serge CAZALS.', 64120, 0, 0],
  ['Élection d’un scrutateur', 'Est élue : Mme Marion LEFÈVRE.', 64120, 0, 0],
  [
    'Désignation du secrétaire de séance',
    'Est désigné : Citadel Copro, représenté par Mme Nadège Paulet.',
    64120,
    0,
    0,
  ],
  [
    'Approbation des comptes du 01/01/2025 au 31/12/2025',
    'L’assemblée approuve les comptes de l’exercice, dont le total des charges s’élève à 281&nbsp;406,55&nbsp;€.',
    60311,
    1094,
    2715,
  ],
  [
    'Quitus au syndic',
    'L’assemblée donne quitus plein et entier de sa gestion au syndic pour l’exercice clos.',
    55208,
    4660,
    4252,
  ],
  [
    'Ajustement du budget prévisionnel 2026',
    'Le budget de l’exercice 2026 voté l’an passé (284&nbsp;320&nbsp;€) est maintenu sans changement.',
    61005,
    3115,
    0,
  ],
  [
    'Budget prévisionnel de l’exercice 2027',
    'Le budget de l’exercice du 01/01/2027 au 31/12/2027 est arrêté à 291&nbsp;400,00&nbsp;€.',
    59880,
    4240,
    0,
  ],
  [
    'Fonds de travaux : montant de la cotisation',
    'La cotisation annuelle 2027 est fixée à 14&nbsp;570,00&nbsp;€, soit 5 % du budget.',
    58002,
    6118,
    0,
  ],
  [
    'Présentation du projet de plan pluriannuel de travaux',
    'Le bureau Énergies du Lez expose le plan sur dix ans. Point d’information, sans vote.',
    0,
    0,
    0,
  ],
  [
    'Adoption du plan pluriannuel de travaux',
    'L’adoption du plan pluriannuel, chiffré à 1 240&nbsp;000&nbsp;€, est mise aux voix.',
    21340,
    40665,
    2115,
  ],
  [
    'Remplacement du portail du parking',
    'Devis Portalis Occitanie retenu : 11&nbsp;640,00&nbsp;€ TTC, financé par le fonds de travaux.',
    60420,
    3700,
    0,
  ],
  [
    'Pouvoir au conseil syndical',
    'Délégation pour les dépenses urgentes dans la limite de 4&nbsp;000&nbsp;€ par an.',
    57044,
    7076,
    0,
  ],
  [
    'Suppression du local vide-ordures',
    'Le principe de la suppression est rejeté.',
    12870,
    51250,
    0,
  ],
  [
    'Ravalement et isolation des façades',
    'L’assemblée décide les travaux de ravalement avec isolation par l’extérieur, entreprise Façades du Lez, pour 565&nbsp;650,00&nbsp;€ TTC, en cinq appels trimestriels à compter du 01/04/2026.',
    53208,
    10912,
    0,
  ],
  [
    'Maîtrise d’œuvre du ravalement',
    'Le cabinet Arc & Garrigue est retenu pour 33&nbsp;939,00&nbsp;€ TTC.',
    53208,
    10912,
    0,
  ],
  [
    'Honoraires du syndic sur ravalement',
    'Fixés à 2 % HT du montant HT des travaux.',
    50117,
    14003,
    0,
  ],
];
const figures = (value: number) => value.toLocaleString('fr-FR');
const passed = ([, , yes, no]: Row) => (yes + no === 0 ? null : yes > no);
const OUTCOME = { true: 'ADOPTÉE', false: 'REJETÉE', null: 'Pas de vote' } as const;
const gridRows = (from: number, to: number) =>
  GRID.slice(from, to)
    .map((row, index) => {
      const outcome = passed(row);
      const [subject, text, yes, no, blank] = row;
      const cast = outcome === null ? ['–', '–', '–'] : [yes, no, blank].map(figures);
      return tr([from + index + 1, `<b>${subject}</b><br>${text}`, ...cast, OUTCOME[`${outcome}`]]);
    })
    .join('');
const gridTable = (from: number, to: number) =>
  `<table class="g"><thead><tr><th>N°</th><th>Résolution</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Décision</th></tr></thead><tbody>${gridRows(from, to)}</tbody></table>`;
const gridNumbers = (wanted: boolean) =>
  GRID.flatMap((row, index) => (passed(row) === wanted ? [String(index + 1)] : []));

const voted = paperOf(
  'pv-montpellier-scrutin',
  `font: 10pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 13mm; .g td, .g th { border: .2mm solid #d3b7a5; padding: 1.6mm } .g th { background: #c2410c; color: #fff } .g td:nth-child(n+3) { text-align: right; white-space: nowrap } .g td:last-child { font-weight: bold; text-align: center } .g td:first-child { text-align: center }`,
  [
    `<p><b style="font-size:17pt;color:#c2410c">Citadel Copro</b> – 3 rue Maguelone, 34000 MONTPELLIER</p><h1 style="font-size:15pt">Compte rendu officiel – Procès-verbal d’assemblée générale</h1><p>Copropriété <b>Les Jardins d’Ariane</b>, 115 avenue de la Pompignane, 34000 MONTPELLIER<br>Assemblée générale annuelle du jeudi 12 mars 2026, 18 h, Maison pour tous Mélina Mercouri et visioconférence</p><p>Participation, d’après la feuille de présence : 58 copropriétaires présents, 31 représentés, 22 votants par correspondance, soit 111 copropriétaires sur 164 et <b>64 120 tantièmes sur 100 000</b>. Tous les votes sont exprimés en tantièmes généraux. Les noms des opposants et des abstentionnistes figurent dans la liste jointe au registre.</p>${gridTable(0, 9)}`,
    `${gridTable(9, 16)}<p style="margin-top:4mm">Règles de majorité appliquées : article 24 pour les résolutions 1 à 7, 11, 14, 15 et 16 ; article 25 pour les résolutions 8, 10, 12 et 13. Les résolutions 10 et 13, n’ayant pas recueilli la majorité, n’ont pas fait l’objet d’un second vote.</p><p>Le mandat de Citadel Copro, en cours jusqu’au 31 mars 2027, n’était pas à l’ordre du jour.</p><p>Le président lève la séance à 21 h 10. Signé électroniquement par M. CAZALS, Mme LEFÈVRE et Mme Paulet.</p><p style="font-size:8pt">Article 42 de la loi n° 65-557 du 10 juillet 1965 : les actions en contestation doivent être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal. La contestation d’une décision autorisant des travaux n’en suspend l’exécution que dans les cas prévus par la loi. Le montant de l’amende civile est celui de l’article 32-1 du code de procédure civile lorsque cette action concerne une décision d’assemblée générale autre que celle mentionnée au c du II de l’article 24.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      ...ARIANE,
      meeting_on: '2026-03-12',
      tantiemes_present: 64120,
      resolutions: GRID.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: gridNumbers(true),
      resolutions_rejected: gridNumbers(false),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 29140000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 1457000,
      works_adopted: either(
        ['11. Remplacement du portail du parking', '14. Ravalement et isolation des façades'],
        [
          '11. Remplacement du portail du parking',
          '14. Ravalement et isolation des façades',
          '15. Maîtrise d’œuvre du ravalement',
        ],
      ),
      works_adopted_total: either(1164000 + 56565000, 1164000 + 56565000 + 3393900),
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'mandate_from'],
  },
);

export const PROCES_VERBAL_MONTPELLIER = [voted];
