// Minutes of meetings in tables: a form in bands, a wide table.
import { either, paperOf } from '../../paper.ts';
import { spaced } from '../../writing.ts';
import { type Item, lying } from './outils.ts';

const LUBERON: readonly Item[] = [
  [
    '1',
    'Désignation du président de séance',
    'Est candidat : M. SILVESTRE-DELMAS. Majorité de l’article 24. Il est rappelé que le président certifie exacte la feuille de présence et que le syndic ne peut présider l’assemblée (article 22 de la loi du 10 juillet 1965).',
    'Pour 71 204 – Contre 0 – Abst. 0',
    'ADOPTÉE',
  ],
  [
    '2',
    'Désignation du secrétaire',
    'Mme TARDIEU, pour QUADRIAL.',
    'Pour 71 204 – Contre 0 – Abst. 0',
    'ADOPTÉE',
  ],
  [
    '3',
    'Rapport du conseil syndical',
    'M. TCHAKERIAN, président du conseil syndical, rend compte des neuf réunions tenues depuis la dernière assemblée, de la renégociation du contrat de chauffage (économie attendue 4 200 € par an) et du sinistre de la cage B, dont l’expertise est fixée au 9 juillet 2025. Point sans vote.',
    '',
    'PRISE D’ACTE',
  ],
  [
    '4',
    'Approbation des comptes de l’exercice clos',
    'L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes des charges de l’exercice 01/01/2024 au 31/12/2024, arrêtés à 171 940,22 €. Les pièces justificatives ont été tenues à la disposition des copropriétaires le 2 juin 2025 de 9h à 12h. Mme VITALIS-ROUX demande que le poste « honoraires divers » soit détaillé à l’avenir.',
    'Pour 66 018 – Contre 3 110 – Abst. 2 076',
    'ADOPTÉE',
  ],
  [
    '5',
    'Quitus au syndic',
    'L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31/12/2024. Plusieurs copropriétaires déplorent le retard pris dans la déclaration du sinistre de la cage B et le changement répété de gestionnaire (trois en deux ans).',
    'Pour 22 140 – Contre 45 870 – Abst. 3 194',
    'REJETÉE',
  ],
  [
    '6',
    'Élection du syndic – contrat',
    'QUADRIAL est élu syndic pour une durée de 18 mois. Le contrat entrera en vigueur le 01/07/2025 pour se terminer le 31/12/2026. Honoraires de gestion courante : 21 600 € TTC.',
    'Pour 52 377 – Contre 16 200 – Abst. 2 627',
    'ADOPTÉE',
  ],
  [
    '7',
    'Budget prévisionnel',
    'Budget de l’exercice du 01/01/2026 au 31/12/2026 : 178 500,00 €, appelé par quarts le premier jour de chaque trimestre.',
    'Pour 68 094 – Contre 3 110 – Abst. 0',
    'ADOPTÉE',
  ],
  [
    '8',
    'Fonds de travaux',
    'La cotisation annuelle obligatoire est fixée à 5 % du budget, soit 8 925,00 €.',
    'Pour 71 204 – Contre 0 – Abst. 0',
    'ADOPTÉE',
  ],
  [
    '9',
    'Réfection de l’étanchéité de la toiture-terrasse bâtiment B',
    'Entreprise retenue : SOPRA-SUD ÉTANCHÉITÉ, 62 480,00 € TTC. Financement : trois appels aux 01/09, 01/12/2025 et 01/03/2026.',
    'Pour 59 911 – Contre 11 293 – Abst. 0',
    'ADOPTÉE',
  ],
  [
    '10',
    'Installation d’une vidéosurveillance',
    'Devis Protec 13 : 17 204,40 € TTC.',
    'Pour 19 488 – Contre 51 716 – Abst. 0',
    'REJETÉE',
  ],
  [
    '11',
    'Délégation au conseil syndical',
    'Délégation annuelle dans la limite de 3 000 €.',
    'Pour 70 112 – Contre 1 092 – Abst. 0',
    'ADOPTÉE',
  ],
];
const band = ([number, subject, text, votes, result]: Item): string =>
  `<div class="r"><div class="h"><span>RÉSOLUTION N° ${number} – ${subject}</span></div><p>${text}</p>${votes ? `<p class="v">${votes} <b>${result}</b></p>` : `<p class="v"><b>${result}</b></p>`}</div>`;
const bands = paperOf(
  'pv-bandeaux-marseille',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .r { margin-bottom: 2.5mm } .h { background: #004b6b; color: #fff; padding: 1mm 2mm; font-weight: bold } .r p { margin: 1mm 2mm } .v { background: #e2edf2; padding: .8mm 2mm } .v b { float: right } .v { overflow: hidden } .ft { position: absolute; bottom: 5mm; left: 13mm; right: 13mm; font-size: 6.4pt; display: flex; justify-content: space-between }`,
  [
    `<table><tr><td><b style="font-size:18pt;color:#004b6b">QUADRIAL</b><br>Agence Marseille Prado</td><td style="text-align:right">Immeuble 1307 – AB4471926<br>PV d’AGO</td></tr></table><h1 style="font-size:13pt;text-align:center;margin:3mm 0">PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>du jeudi 12 juin 2025</h1><p>SDC LE GRAND PAVOIS DE SAINTE-MARGUERITE, 41 boulevard Ganay, 13009 MARSEILLE. Le jeudi 12 juin 2025 à 17h30, les copropriétaires se sont réunis à l’espace Bargemon sur convocation adressée par le syndic le 14/05/2025.</p><p>Présents : 38 copropriétaires, 44 870 tantièmes. Représentés : 17, 19 022 tantièmes. Votant par correspondance : 6, 7 312 tantièmes. Absents : 44, 28 796 tantièmes.<br><b>Total présents, représentés ou ayant voté par correspondance : 61 copropriétaires, 71 204 / 100 000 tantièmes.</b></p>${LUBERON.slice(0, 6).map(band).join('')}<div class="ft"><span>QUADRIAL SYNDIC SAS – 900 114 207 RCS Nanterre</span><span>1/2</span></div>`,
    `${LUBERON.slice(6).map(band).join('')}<p>Opposants à la résolution 9 : SCI LES TROIS LUCS (1128), M. TCHAKERIAN (2 165), Mme VITALIS-ROUX (8 000).</p><p>Plus rien n’étant à l’ordre du jour, la séance est levée à 20h05.</p><table><tr><td>Le président</td><td>Le secrétaire</td></tr></table><p style="font-size:7pt;margin-top:8mm">Article 42 alinéa 2 de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. »</p><div class="ft"><span>QUADRIAL SYNDIC SAS – 900 114 207 RCS Nanterre</span><span>2/2</span></div>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('QUADRIAL', 'QUADRIAL SYNDIC', 'QUADRIAL Agence Marseille Prado'),
      building: 'LE GRAND PAVOIS DE SAINTE-MARGUERITE',
      building_address: '41 boulevard Ganay, 13009 MARSEILLE',
      rnc: 'AB4471926',
      meeting_on: '2025-06-12',
      tantiemes_present: 71204,
      resolutions: LUBERON.map(([number, subject]) => `${number}. ${subject}`),
      resolutions_adopted: ['1', '2', '4', '6', '7', '8', '9', '11'],
      resolutions_rejected: ['5', '10'],
      approved_from: '2024-01-01',
      approved_to: '2024-12-31',
      quitus: false,
      budget: 17850000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 892500,
      works_adopted: ['9. Réfection de l’étanchéité de la toiture-terrasse bâtiment B'],
      works_adopted_total: 6248000,
      mandate_from: '2025-07-01',
      mandate_to: '2026-12-31',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

const LOTS: readonly (readonly [string, string, string, string, number, number, number, string])[] =
  [
    ['1', 'Bureau : présidence de Mme Assaf', '24', '', 8012, 0, 0, 'Adopté'],
    [
      '2',
      'Comptes du 01.07.2024 au 30.06.2025',
      '24',
      'Approuvés sans réserve.',
      7544,
      468,
      0,
      'Adopté',
    ],
    ['3', 'Quitus', '24', 'Donné à Domelys pour l’exercice 2024-2025.', 7130, 468, 414, 'Adopté'],
    [
      '4',
      'Mandat du syndic',
      '25',
      'Domelys, du 01.01.2026 au 30.06.2027.',
      6120,
      1892,
      0,
      'Adopté',
    ],
    [
      '5',
      'Budget 2026-2027',
      '24',
      'Exercice du 01.07.2026 au 30.06.2027 : 96 400 €.',
      7598,
      414,
      0,
      'Adopté',
    ],
    ['6', 'Fonds de travaux', '25', 'Cotisation annuelle 4 820 €.', 8012, 0, 0, 'Adopté'],
    [
      '7',
      'Remplacement du groupe de sécurité ECS',
      '24',
      'Ets Cazals & fils, 5 918,00 € TTC, prélevé sur le fonds de travaux.',
      8012,
      0,
      0,
      'Adopté',
    ],
    ['8', 'Peinture cage C', '24', 'Devis Color’Oc 14 300,00 € TTC.', 3001, 5011, 0, 'Rejeté'],
    ['9', 'Vente d’une loge', '26', 'Majorité non atteinte.', 5204, 2808, 0, 'Rejeté'],
    [
      '10',
      'Réfection réseau EU sous-sol',
      '24',
      'Hydr’Hérault, 22 407,50 € TTC, appels 01.02 et 01.05.2026.',
      7012,
      586,
      414,
      'Adopté',
    ],
  ];
const wide = lying(
  paperOf(
    'pv-paysage-montpellier',
    `font: 8pt 'DejaVu Sans Condensed', sans-serif; padding: 9mm 10mm; .w td, .w th { border: .2mm solid #6a1b4d; padding: 1mm } .w th { background: #6a1b4d; color: #fff } .w td:nth-child(n+5) { text-align: right } .w td:nth-child(8) { font-weight: bold }`,
    [
      `<p><b style="color:#6a1b4d;font-size:14pt">domelys</b> DOMELYS MONTPELLIER COMEDIE – 11 rue Boussairolles, 34000 MONTPELLIER</p><h1 style="font-size:12pt">LES PORTES DU PEYROU – Procès-verbal de l’assemblée générale du 27.11.2025</h1><p>9 bis et 9 ter rue du Faubourg Saint-Jaumes, 34000 MONTPELLIER – tenue en visioconférence et à la salle Pétrarque à 18 h – convocation du 31.10.2025 – immatriculation AC7730164<br>Feuille de présence : 52 copropriétaires présents, représentés ou votant par formulaire sur 88, totalisant 8 012 / 10 000 voix. Scrutateurs : M. Kervella, M. Bonnafous. Arrivée de M. Roumégas (414 v.) comptée dès l’ouverture.</p><table class="w"><thead><tr><th>N°</th><th>Objet</th><th>Art.</th><th>Décision</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Vote</th></tr></thead><tbody>${LOTS.slice(
        0,
        6,
      )
        .map(
          (one) =>
            `<tr>${one.map((cell) => `<td>${typeof cell === 'number' ? spaced(cell * 100).replace(',00', '') : cell}</td>`).join('')}</tr>`,
        )
        .join(
          '',
        )}</tbody></table><p style="position:absolute;bottom:5mm;font-size:6.5pt">PV AG 27.11.2025 LES PORTES DU PEYROU – feuillet 1 / 2</p>`,
      `<table class="w"><thead><tr><th>N°</th><th>Objet</th><th>Art.</th><th>Décision</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Vote</th></tr></thead><tbody>${LOTS.slice(
        6,
      )
        .map(
          (one) =>
            `<tr>${one.map((cell) => `<td>${typeof cell === 'number' ? spaced(cell * 100).replace(',00', '') : cell}</td>`).join('')}</tr>`,
        )
        .join(
          '',
        )}</tbody></table><p style="margin-top:5mm">Ont voté contre la résolution 4 : Mme DA SILVA (586), SCI PEYROU INVEST (838), M. LUNEL (468). Abstention résolution 3 : M. ROUMÉGAS (414).</p><p>Séance levée à 20 h 22. Signé électroniquement par la présidente, les scrutateurs et le secrétaire. Notification aux opposants et défaillants dans le mois ; recours sous deux mois (article 42).</p><p style="position:absolute;bottom:5mm;font-size:6.5pt">PV AG 27.11.2025 LES PORTES DU PEYROU – feuillet 2 / 2</p>`,
    ],
    {
      type: 'PV_AG',
      sub_kind: null,
      facts: {
        syndic: either('DOMELYS MONTPELLIER COMEDIE', 'domelys'),
        building: 'LES PORTES DU PEYROU',
        building_address: '9 bis et 9 ter rue du Faubourg Saint-Jaumes, 34000 MONTPELLIER',
        rnc: 'AC7730164',
        meeting_on: '2025-11-27',
        tantiemes_present: 8012,
        resolutions: LOTS.map(([number, subject]) => `${number}. ${subject}`),
        resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '10'],
        resolutions_rejected: ['8', '9'],
        approved_from: '2024-07-01',
        approved_to: '2025-06-30',
        quitus: true,
        budget: 9640000,
        budget_from: '2026-07-01',
        budget_to: '2027-06-30',
        cotisation_fonds_travaux: 482000,
        works_adopted: [
          '7. Remplacement du groupe de sécurité ECS',
          '10. Réfection réseau EU sous-sol',
        ],
        works_adopted_total: 591800 + 2240750,
        mandate_from: '2026-01-01',
        mandate_to: '2027-06-30',
      },
      absent: ['owner', 'lots', 'iban', 'price'],
    },
  ),
);

export const PV_ASSEMBLEES = [bands, wide];
