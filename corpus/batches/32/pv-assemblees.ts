// Minutes of two meetings by syndics' software: votes counted under each decision, voters by name.
import { either, paperOf } from '../../paper.ts';
import { across, grouped, row } from './parts.ts';

type Item = readonly [
  subject: string,
  majority: string,
  text: string,
  votes: readonly [for_: number, against: number, abstained: number],
  result: string,
];
const FOREZ: readonly Item[] = [
  [
    'Élection du président de séance',
    'Article 24',
    'L’assemblée générale désigne M. TRAORÉ Souleymane en qualité de président de séance.',
    [61240, 0, 0],
    'Adoptée à l’unanimité des présents et représentés',
  ],
  [
    'Élection du scrutateur',
    'Article 24',
    'L’assemblée générale désigne Mme CHOMEL Martine en qualité de scrutatrice.',
    [61240, 0, 0],
    'Adoptée à l’unanimité des présents et représentés',
  ],
  [
    'Désignation du secrétaire de séance',
    'Article 24',
    'L’assemblée générale désigne M. BADIOU, gestionnaire, représentant le syndic, en qualité de secrétaire.',
    [61240, 0, 0],
    'Adoptée à l’unanimité des présents et représentés',
  ],
  [
    'Rapport du conseil syndical',
    'Sans vote',
    'Le président du conseil syndical rend compte de la mission du conseil pour l’exercice écoulé : six réunions, contrôle des factures du 3 mars 2026, suivi du contrat de chauffage.',
    [0, 0, 0],
    'Point d’information',
  ],
  [
    'Approbation des comptes de l’exercice du 01/04/2025 au 31/03/2026',
    'Article 24',
    'L’assemblée générale, après avoir pris connaissance des pièces jointes à la convocation, approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice du 01/04/2025 au 31/03/2026, arrêtés à 189 412,67 € de dépenses courantes.',
    [58612, 1315, 1313],
    'Adoptée',
  ],
  [
    'Quitus au syndic',
    'Article 24',
    'L’assemblée générale donne quitus au syndic GROUPE MÉRIDIS IMMOBILIER pour sa gestion arrêtée au 31/03/2026.',
    [55870, 4057, 1313],
    'Adoptée',
  ],
  [
    'Désignation du syndic et approbation de son contrat',
    'Article 25',
    'L’assemblée générale désigne GROUPE MÉRIDIS IMMOBILIER en qualité de syndic, pour une durée de 24 mois qui commencera le 01/10/2026 pour se terminer le 30/09/2028. Les honoraires annuels sont de 19 800,00 € TTC.',
    [56210, 3715, 1315],
    'Adoptée',
  ],
  [
    'Budget prévisionnel de l’exercice du 01/04/2027 au 31/03/2028',
    'Article 24',
    'L’assemblée générale fixe le budget prévisionnel de l’exercice à 194 500,00 €. Les provisions, égales au quart du budget, sont exigibles le premier jour de chaque trimestre.',
    [59925, 1315, 0],
    'Adoptée',
  ],
  [
    'Cotisation annuelle au fonds de travaux',
    'Article 25',
    'L’assemblée générale fixe la cotisation annuelle à 9 725,00 €, soit 5 % du budget prévisionnel. Elle sera appelée aux mêmes dates que les provisions.',
    [59925, 1315, 0],
    'Adoptée',
  ],
  [
    'Remplacement des deux ascenseurs – escaliers 1 et 3',
    'Article 25',
    'L’assemblée générale, après examen des offres des sociétés Loire Ascenseurs (118 640,00 € TTC) et Élévatech (126 902,00 € TTC), décide de confier les travaux à Loire Ascenseurs pour 118 640,00 € TTC, appelés en quatre fois : 01/01/2027, 01/04/2027, 01/07/2027 et 01/10/2027.',
    [51004, 8920, 1316],
    'Adoptée',
  ],
  [
    'Honoraires du syndic pour le suivi de ces travaux',
    'Article 24',
    'L’assemblée générale accepte les honoraires de 2,8 % HT du montant HT des travaux.',
    [47310, 12614, 1316],
    'Adoptée',
  ],
  [
    'Installation de panneaux photovoltaïques',
    'Article 25',
    'L’assemblée générale est appelée à se prononcer sur le devis Soleil du Pilat, 64 300,00 € TTC.',
    [18425, 41500, 1315],
    'Rejetée – majorité et passerelle de l’article 25-1 non atteintes',
  ],
  [
    'Réfection du muret et de la clôture côté rue',
    'Article 24',
    'L’assemblée générale décide de retenir l’entreprise Maçonnerie Stéphanoise pour 7 458,00 € TTC, somme prélevée sur le fonds de travaux.',
    [57298, 2627, 1315],
    'Adoptée',
  ],
  [
    'Autorisation à M. PEYRARD de remplacer ses fenêtres',
    'Article 25',
    'L’assemblée générale autorise M. PEYRARD, lot 81, à remplacer à ses frais ses menuiseries, à l’identique de l’existant.',
    [61240, 0, 0],
    'Adoptée',
  ],
];
const counted = ([, majority, , [yes, no, none]]: Item) =>
  majority === 'Sans vote'
    ? ''
    : `<table class="vo">${row('', ['Ont voté pour', `${grouped(yes)} / 100 000`, 'Ont voté contre', grouped(no), 'Se sont abstenus', grouped(none)])}</table>`;
const item = (one: Item, index: number) =>
  `<div class="q"><h2>RÉSOLUTION N° ${index + 1} : ${one[0]}<span>${one[1]}</span></h2><p>${one[2]}</p>${counted(one)}<p class="r">${one[4]}.</p></div>`;
const stretch = (from: number, to: number) =>
  FOREZ.slice(from, to)
    .map((one, index) => item(one, from + index))
    .join('');
const forezFoot = (page: number) =>
  `<div class="ft"><span>BELLEVUE FOREZ – Assemblée générale ordinaire du 17/09/2026</span><span>Page ${page} / 3</span></div>`;

const etienne = paperOf(
  'pv-resolutions-saint-etienne',
  `font: 8.8pt/1.36 'DejaVu Sans Condensed', sans-serif; padding: 13mm 16mm; h1 { font-size: 14pt; color: #b0202e; text-align: center } h2 { font-size: 9pt; margin: 2.6mm 0 .6mm; background: #f6e9ea; padding: .8mm 1.5mm; display: flex; justify-content: space-between } h2 span { font-weight: normal; font-style: italic } p { margin-bottom: .6mm } .vo td { font-size: 7.8pt; padding: .3mm 1mm } .r { font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 16mm; right: 16mm; font-size: 6.8pt; display: flex; justify-content: space-between; border-top: .2mm solid #b0202e }`,
  [
    `<p class="l" style="font-size:13pt;color:#b0202e;margin:0"><b>Groupe Méridis Immobilier</b></p><p>Agence de Saint-Étienne – 9 cours Victor Hugo – 42000 SAINT-ÉTIENNE</p><h1>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU JEUDI 17 SEPTEMBRE 2026</h1><p>Syndicat des copropriétaires <b>BELLEVUE FOREZ</b>, 31-33-35 rue de Bellevue, 42100 SAINT-ÉTIENNE – immatriculé AC6037781</p><p>Le jeudi 17 septembre 2026 à 18 h 00, les copropriétaires de l’immeuble se sont réunis en assemblée générale, salle Le Corbusier, 12 rue de la Résistance à Saint-Étienne, sur convocation adressée par le syndic le 21 août 2026 par lettre recommandée avec avis de réception.</p><p>Il est dressé une feuille de présence signée par chaque copropriétaire entrant en séance : présents 38 copropriétaires (39 862 tantièmes), représentés 17 (16 504), votants par correspondance 5 (4 874). Soit 60 copropriétaires sur 104, représentant <b>61 240</b> tantièmes sur 100 000. Absents : AUBERT (1 207), BENSAÏD (1 315), CHAPUIS (987), DE SOUSA (1 206), EYRAUD (1 315), SCI GAMBETTA (4 410) et autres.</p>${stretch(0, 7)}${forezFoot(1)}`,
    `${stretch(7, 13)}${forezFoot(2)}`,
    `${stretch(13, 14)}<p style="margin-top:4mm">Plus rien n’étant à l’ordre du jour, la séance est levée à 20 h 40.</p><table style="margin:5mm 0"><tr><td>Le président<br>M. TRAORÉ</td><td>La scrutatrice<br>Mme CHOMEL</td><td>Le secrétaire<br>M. BADIOU</td></tr></table><p style="font-size:7.4pt"><b>Notification – article 42, alinéa 2, de la loi du 10 juillet 1965 :</b> « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 est suspendue jusqu’à l’expiration du délai de deux mois. »</p><p style="font-size:7.4pt">Ont voté contre la résolution 6 : MM. PEYRARD (1 315), ROYER (1 207), Mme SABATIER (1 535). Se sont abstenus : Mme TALLARON (1 313).</p>${forezFoot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either(
        'Groupe Méridis Immobilier',
        'Groupe Méridis Immobilier Agence de Saint-Étienne',
      ),
      building: 'BELLEVUE FOREZ',
      building_address: '31-33-35 rue de Bellevue, 42100 SAINT-ÉTIENNE',
      rnc: 'AC6037781',
      meeting_on: '2026-09-17',
      tantiemes_present: 61240,
      resolutions: FOREZ.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '13', '14'],
      resolutions_rejected: ['12'],
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      quitus: true,
      budget: 19450000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 972500,
      works_adopted: [
        '10. Remplacement des deux ascenseurs – escaliers 1 et 3',
        '13. Réfection du muret et de la clôture côté rue',
      ],
      works_adopted_total: 11864000 + 745800,
      mandate_from: '2026-10-01',
      mandate_to: '2028-09-30',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

type Vote = readonly [subject: string, text: string, tally: string, result: string];
const TISSERANDS: readonly Vote[] = [
  [
    'Bureau de l’assemblée',
    'Président : M. FARGETTE (SCI LA MAYOLLETTE). Scrutateurs : Mme ODIN et M. KACI. Secrétaire : le syndic.',
    'Unanimité',
    'ADOPTÉ',
  ],
  [
    'Comptes de l’exercice 2025 (01/01/2025 – 31/12/2025)',
    'Les comptes présentés sont approuvés sans réserve.',
    'Pour 6 905 – Contre 118 – Abst. 0',
    'ADOPTÉ',
  ],
  [
    'Quitus de gestion',
    'Quitus au Cabinet Perret &amp; Fils pour l’année 2025.',
    'Pour 6 412 – Contre 493 – Abst. 118',
    'ADOPTÉ',
  ],
  [
    'Budget 2027',
    'Budget de fonctionnement de l’exercice du 01/01/2027 au 31/12/2027 : 52 300 €.',
    'Pour 7 023 – Contre 0 – Abst. 0',
    'ADOPTÉ',
  ],
  [
    'Fonds de travaux',
    'Cotisation maintenue à 2 615 € par an.',
    'Pour 7 023 – Contre 0 – Abst. 0',
    'ADOPTÉ',
  ],
  [
    'Conseil syndical',
    'Sont élus pour trois ans : Mme ODIN, M. KACI, M. FARGETTE.',
    'Pour 7 023 – Contre 0 – Abst. 0',
    'ADOPTÉ',
  ],
  [
    'Seuil de consultation du conseil syndical',
    'Fixé à 1 500 € TTC.',
    'Pour 7 023 – Contre 0 – Abst. 0',
    'ADOPTÉ',
  ],
  [
    'Seuil de mise en concurrence',
    'Fixé à 3 000 € TTC.',
    'Pour 7 023 – Contre 0 – Abst. 0',
    'ADOPTÉ',
  ],
  [
    'Vente de la loge à la SCI MULSANT',
    'Prix proposé : 38 000 €. Article 26.',
    'Pour 5 320 – Contre 1 703 – Abst. 0',
    'REPOUSSÉ',
  ],
  [
    'Porte d’entrée sécurisée',
    'Devis Métallerie Roannaise : 6 380,00 € TTC, exigible le 01/10/2026.',
    'Pour 6 218 – Contre 805 – Abst. 0',
    'ADOPTÉ',
  ],
];
const pvRows = (from: number, to: number) =>
  TISSERANDS.slice(from, to)
    .map(([subject, text, tally, result], index) =>
      row('', [from + index + 1, `<b>${subject}</b><br>${text}`, tally, `<b>${result}</b>`]),
    )
    .join('');
const pvTable = (from: number, to: number) =>
  `<table class="v"><tr><th>N°</th><th>Résolution</th><th>Vote (tantièmes)</th><th>Décision</th></tr>${from === 0 ? across('', 4, 'Questions ordinaires') : across('', 4, 'Suite')}${pvRows(from, to)}</table>`;

const roanne = paperOf(
  'pv-tableau-roanne',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; .v td, .v th { border: .2mm solid #222; padding: 1.5mm } .v th { background: #eee; font-weight: bold } .v td:nth-child(3) { width: 38mm } .v td:nth-child(4) { width: 25mm }`,
  [
    `<table><tr><td><b style="font-size:13pt">CABINET PERRET &amp; FILS</b><br>6 rue Jean Jaurès – 42300 ROANNE</td><td style="text-align:right">Résidence LES TISSERANDS<br>41 rue Mulsant<br>42300 ROANNE</td></tr></table><h1 style="font-size:13pt;text-align:center;margin:6mm 0 3mm">COMPTE RENDU ET PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ANNUELLE<br>TENUE LE 5 MAI 2026</h1><p>Les copropriétaires, convoqués le 8 avril 2026, se sont réunis à 17 h 30 dans les bureaux du syndic. D’après la feuille de présence certifiée exacte : 21 présents et représentés sur 34, totalisant 7 023/10 000 tantièmes. L’assemblée, régulièrement constituée, peut valablement délibérer.</p>${pvTable(0, 6)}`,
    `${pvTable(6, 10)}<p style="margin-top:5mm">QUESTIONS DIVERSES (sans vote). La réfection de la toiture fera l’objet d’une assemblée spéciale le 11 juin 2026 ; le mandat du syndic, donné en 2025 pour trois ans, n’était pas à renouveler. Les copropriétaires se plaignent du stationnement dans la cour.</p><p>La séance est close à 19 h 05.</p><p>Pour copie conforme, le syndic.</p><p style="font-size:7.8pt">Article 42 de la loi du 10 juillet 1965 : les contestations doivent être introduites dans les deux mois de la notification. L’amende civile dont est redevable celui qui agit en justice de manière dilatoire ou abusive est de 150 à 3 000 euros lorsque cette action a pour objet de contester une décision d’assemblée générale concernant les travaux mentionnés au c du II de l’article 24.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET PERRET & FILS',
      building: 'Résidence LES TISSERANDS',
      building_address: '41 rue Mulsant, 42300 ROANNE',
      meeting_on: '2026-05-05',
      tantiemes_present: 7023,
      resolutions: TISSERANDS.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '10'],
      resolutions_rejected: ['9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 5230000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 261500,
      works_adopted: ['10. Porte d’entrée sécurisée'],
      works_adopted_total: 638000,
    },
    absent: ['rnc', 'owner', 'lots', 'mandate_from', 'mandate_to', 'price'],
  },
);

export const PV_ASSEMBLEES = [etienne, roanne];
