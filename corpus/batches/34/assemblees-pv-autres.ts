// Minutes of two more meetings: a platform's table with second votes, and a volunteer's own notes.
import { either, paperOf } from '../../paper.ts';

type Row = readonly [
  title: string,
  text: string,
  article: string,
  yes: number,
  no: number,
  none: number,
  result: 'Adoptée' | 'Rejetée',
];
const BEAUNE: readonly Row[] = [
  [
    'Élection du bureau de séance',
    'Présidente : Élise Van den Berghe. Scrutateur : Hippolyte Garance. Secrétaire : Camille Roch (syndic.plus).',
    '24',
    6980,
    0,
    0,
    'Adoptée',
  ],
  [
    'Approbation des comptes',
    'Comptes de l’exercice du 01/01/2025 au 31/12/2025 approuvés : charges courantes 24 611,08 €.',
    '24',
    6980,
    0,
    0,
    'Adoptée',
  ],
  [
    'Quitus au syndic',
    'Quitus donné à syndic.plus pour la gestion de l’exercice clos le 31/12/2025.',
    '24',
    6238,
    0,
    742,
    'Adoptée',
  ],
  [
    'Désignation de syndic.plus comme syndic',
    'Mandat de 15 mois, du 03/06/2026 au 02/09/2027, forfait 3 420 € TTC par an. Premier vote à l’article 25 : majorité absolue de 5 001 voix atteinte.',
    '25',
    6238,
    742,
    0,
    'Adoptée',
  ],
  [
    'Conseil syndical',
    'Élus pour 3 ans : Élise Van den Berghe, Hippolyte Garance, Nour Ben Youssef.',
    '25',
    6980,
    0,
    0,
    'Adoptée',
  ],
  [
    'Budget prévisionnel 2027',
    'Budget du 01/01/2027 au 31/12/2027 fixé à 25 900,00 €, quatre appels égaux.',
    '24',
    6980,
    0,
    0,
    'Adoptée',
  ],
  [
    'Fonds de travaux 2027',
    'Cotisation annuelle : 2 590,00 € (10 % du budget, plan pluriannuel de travaux adopté).',
    '25',
    5602,
    1378,
    0,
    'Adoptée',
  ],
  [
    'Réfection de la couverture sur cour',
    'Devis Zinc & Ardoise, 38 460,50 € TTC, retenu. Appels au 01/07, 01/10/2026 et 01/01/2027.',
    '24',
    5890,
    1090,
    0,
    'Adoptée',
  ],
  [
    'Souscription de l’assurance dommages-ouvrage',
    'Prime de 1 320,00 € TTC liée à la résolution 8.',
    '24',
    5890,
    1090,
    0,
    'Adoptée',
  ],
  [
    'Isolation du pignon',
    'Projet à 27 900,00 € TTC. Premier vote art. 25 : 3 410 voix, soit plus du tiers ; second vote immédiat art. 25-1 à la majorité de l’article 24.',
    '25-1',
    3410,
    3570,
    0,
    'Rejetée',
  ],
  [
    'Délégation au conseil syndical pour travaux d’entretien',
    'Délégation annuelle dans la limite de 1 500,00 € TTC.',
    '25',
    6980,
    0,
    0,
    'Adoptée',
  ],
];
const rows = (from: number, to: number) =>
  BEAUNE.slice(from, to)
    .map(
      ([title, text, article, yes, no, none, result], index) =>
        `<tr><td class="n">${from + index + 1}</td><td><b>${title}</b><br>${text}</td><td>art. ${article}</td><td>${yes}</td><td>${no}</td><td>${none}</td><td><b class="${result === 'Adoptée' ? 'ok' : 'ko'}">${result}</b></td></tr>`,
    )
    .join('');
const grid = (from: number, to: number) =>
  `<table class="g"><thead><tr><th>N°</th><th>Résolution</th><th>Majorité</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Résultat</th></tr></thead><tbody>${rows(from, to)}</tbody></table>`;
const platform = paperOf(
  'pv-plateforme-montreuil',
  `font: 9.2pt/1.4 'URW Gothic', sans-serif; padding: 13mm 14mm; h1 { font-size: 16pt; color: #5b2a86 } .g td, .g th { border-bottom: .2mm solid #d8c9e8; padding: 1.8mm 1.2mm } .g th { color: #5b2a86; font-size: 8pt } .g .n { font-size: 13pt; color: #5b2a86 } .ok { color: #1b7f4b } .ko { color: #b3261e } .p { position: absolute; bottom: 7mm; right: 14mm; font-size: 7.4pt } .k { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin: 4mm 0 } .k div { background: #f4effa; padding: 2.5mm; border-radius: 2mm } .k b { display: block; font-size: 13pt }`,
  [
    `<p style="color:#5b2a86;font-size:14pt"><b>syndic.plus</b></p><h1>Procès-verbal d’assemblée générale</h1><p>Copropriété du 15 rue de la Beaune, 93100 MONTREUIL · immatriculation AE3-664-019<br>Assemblée tenue le mardi 2 juin 2026 à 18 h 30, Maison ouverte, 17 rue Hoche, et en visioconférence · convocation envoyée le 4 mai 2026</p><div class="k"><div><b>6 980</b>tantièmes présents, représentés ou votants par correspondance</div><div><b>10 000</b>tantièmes de la copropriété</div><div><b>14 / 21</b>copropriétaires</div></div><p>Absents : M. Bellanger (402), indivision Okafor (611), Mme Pruvost (540), M. Séguéla (388), SCI du Bel-Air (500), Mme Tran (311), M. Urrutia (268).</p>${grid(0, 9)}<p class="p">PV du 02/06/2026 · page 1 sur 2</p>`,
    `${grid(9, 11)}<p style="margin-top:5mm"><b>Opposants et abstentionnistes.</b> Résolution 3 : abstention de M. Garance (742). Résolution 4 : contre, M. Garance (742). Résolution 7 : contre, M. Lemercier (688), Mme Ozanne (690). Résolutions 8 et 9 : contre, Mme Ozanne (690), M. Fauvel (400). Résolution 10 : contre, neuf copropriétaires.</p><p>La séance est levée à 20 h 47. Procès-verbal signé électroniquement par la présidente, le scrutateur et le secrétaire le 3 juin 2026.</p><p style="font-size:7.8pt">Délai de recours : deux mois à compter de la notification, pour les copropriétaires opposants ou défaillants (article 42 de la loi du 10 juillet 1965). Syndic.plus SAS, 18 rue Kléber, 93100 Montreuil.</p><p class="p">PV du 02/06/2026 · page 2 sur 2</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'syndic.plus',
      building_address: '15 rue de la Beaune, 93100 MONTREUIL',
      rnc: 'AE3664019',
      meeting_on: '2026-06-02',
      tantiemes_present: 6980,
      resolutions: BEAUNE.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '11'],
      resolutions_rejected: ['10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 2590000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 259000,
      works_adopted: either(
        ['8. Réfection de la couverture sur cour'],
        [
          '8. Réfection de la couverture sur cour',
          '9. Souscription de l’assurance dommages-ouvrage',
        ],
      ),
      works_adopted_total: either(3846050, 3978050),
      mandate_from: '2026-06-03',
      mandate_to: '2027-09-02',
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const notes = paperOf(
  'pv-benevole-provins',
  `font: 11pt/1.5 'Carlito', sans-serif; padding: 20mm 22mm; li { margin-bottom: 2.5mm }`,
  [
    `<p><b>Copropriété 6 rue Saint-Thibault – 77160 PROVINS</b></p><p style="font-size:15pt"><b>Compte-rendu de l’assemblée générale du samedi 3 octobre 2026</b></p><p>Réunion à 10 h chez M. Auclair, syndic bénévole. Convocation remise en main propre le 9 septembre.</p><p>Présents : M. Auclair (310), Mme Nguyen-Moreau (265), M. Sérusier pour lui et son épouse (185).<br>Absents : indivision Pasquet (240).<br>Total : 760 millièmes sur 1000.</p>
    <ol><li><b>Présidence de la séance.</b> Mme Nguyen-Moreau est élue présidente. Pour 760. Adopté.</li><li><b>Comptes du 1er octobre 2025 au 30 septembre 2026.</b> Les dépenses s’élèvent à 3 871,22 €. Les comptes sont approuvés. Pour 760, contre 0. Adopté.</li><li><b>Quitus à M. Auclair.</b> Pour 450 (M. Auclair ne prend pas part au vote). Adopté.</li><li><b>Budget 2027</b> (année civile, du 01/01/2027 au 31/12/2027). 4 000 € en deux appels. Pour 760. Adopté.</li><li><b>Fonds travaux.</b> 500 € par an. Pour 760. Adopté.</li><li><b>Réparation de la gouttière et de la zinguerie.</b> Devis Ets Laplanche : 4 680 € TTC. On verse la moitié à la commande, le solde en janvier. Pour 760. Adopté.</li></ol>`,
    `<ol start="7"><li><b>Digicode.</b> Devis de 1 150 €. Pour 265, contre 495. Rejeté.</li><li><b>Syndic.</b> M. Auclair accepte de continuer pour un an, du 03/10/2026 au 02/10/2027, sans rémunération. Pour 760. Adopté.</li></ol><p>On rappelle à tous de bien fermer la porte de la cave à cause de la fouine. Mme Nguyen-Moreau se renseigne pour le DPE collectif.</p><p>Fin à 11 h 40. Un verre de l’amitié est offert.</p><p style="margin-top:14mm">La présidente, Thuy Linh Nguyen-Moreau &nbsp;&nbsp;&nbsp;&nbsp; Le syndic, Bertrand Auclair</p><p style="font-size:8.6pt;margin-top:14mm">Rappel (obligatoire) : les copropriétaires opposants ou défaillants ont deux mois après notification pour contester les décisions devant le tribunal judiciaire, art. 42 de la loi du 10/07/1965.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('M. Auclair', 'Bertrand Auclair'),
      building_address: '6 rue Saint-Thibault, 77160 PROVINS',
      meeting_on: '2026-10-03',
      tantiemes_present: 760,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2025-10-01',
      approved_to: '2026-09-30',
      quitus: true,
      budget: 400000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 50000,
      works_adopted: ['6. Réparation de la gouttière et de la zinguerie'],
      works_adopted_total: 468000,
      mandate_from: '2026-10-03',
      mandate_to: '2027-10-02',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

export const ASSEMBLEES_PV_AUTRES = [platform, notes];
