// Minutes that an online syndic prints: a card for each decision, with the majority it needed.
import { either, paperOf } from '../../paper.ts';

type Card = readonly [
  title: string,
  article: string,
  text: string,
  yes: string,
  no: string,
  none: string,
  result: string,
];
const ADOPTED = 'Adoptée';
const CARDS: readonly Card[] = [
  [
    'Désignation du président de séance',
    '24',
    'Mme Clara VIDAL est désignée présidente de séance.',
    '11 204',
    '0',
    '0',
    ADOPTED,
  ],
  [
    'Désignation du secrétaire de séance',
    '24',
    'Le syndic, représenté par Mme Inès BOUZID, est désigné secrétaire de séance.',
    '11 204',
    '0',
    '0',
    ADOPTED,
  ],
  [
    'Approbation des comptes 2025',
    '24',
    'L’assemblée approuve sans réserve les comptes de l’exercice clos, du 01/01/2025 au 31/12/2025, présentant un total de charges courantes de 83 417,90 €.',
    '10 377',
    '612',
    '215',
    ADOPTED,
  ],
  [
    'Quitus au syndic',
    '24',
    'L’assemblée refuse de donner quitus au syndic pour la gestion de l’exercice 2025, dans l’attente du règlement du sinistre du parking. La résolution proposait de donner quitus ; elle n’obtient pas la majorité.',
    '4 102',
    '6 887',
    '215',
    'Rejetée',
  ],
  [
    'Désignation du syndic',
    '25',
    'L’assemblée désigne Léo Syndic SAS (coproléo) en qualité de syndic pour une durée de 15 mois, du 01/05/2026 au 31/07/2027, selon le contrat joint à la convocation, pour un forfait annuel de 11 340,00 € TTC.',
    '10 377',
    '612',
    '215',
    ADOPTED,
  ],
  [
    'Élection du conseil syndical',
    '25',
    'Sont élus jusqu’à la prochaine assemblée annuelle : Mme VIDAL, M. PONSOLLE (SCI LA TRAMONTANE), M. GRAS.',
    '11 204',
    '0',
    '0',
    ADOPTED,
  ],
  [
    'Ajustement du budget 2026',
    '24',
    'Le budget de l’exercice en cours, du 01/01/2026 au 31/12/2026, reste fixé à 85 000,00 € sans ajustement. Point d’information.',
    '–',
    '–',
    '–',
    'Sans vote',
  ],
  [
    'Budget prévisionnel 2027',
    '24',
    'Le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 est adopté pour un montant de 86 700,00 €, exigible par quart au premier jour de chaque trimestre.',
    '10 592',
    '612',
    '0',
    ADOPTED,
  ],
  [
    'Fonds de travaux 2027',
    '25',
    'La cotisation annuelle au fonds de travaux pour 2027 est fixée à 4 335,00 €, soit 5 % du budget prévisionnel.',
    '10 592',
    '612',
    '0',
    ADOPTED,
  ],
  [
    'Mise en concurrence obligatoire',
    '25',
    'Le seuil des marchés à partir duquel la mise en concurrence est obligatoire est fixé à 1 500,00 € TTC ; la consultation du conseil syndical est requise au-delà de 800,00 € TTC.',
    '11 204',
    '0',
    '0',
    ADOPTED,
  ],
  [
    'Plan pluriannuel de travaux',
    '25',
    'L’assemblée confie l’élaboration du projet de plan pluriannuel à un bureau d’études pour 5 280,00 € TTC. La dépense est jugée prématurée.',
    '3 911',
    '7 293',
    '0',
    'Rejetée',
  ],
  [
    'Diagnostic du parking',
    '24',
    'Le syndic présente le rapport de l’expert mandaté par l’assureur. L’assemblée en prend acte.',
    '–',
    '–',
    '–',
    'Sans vote',
  ],
  [
    'Remplacement de la barrière du parking',
    '24',
    'L’offre de la société Accès Thau est retenue pour 6 912,00 € TTC, financée par un appel unique exigible le 01/06/2026.',
    '9 765',
    '1 439',
    '0',
    ADOPTED,
  ],
  [
    'Étanchéité des terrasses',
    '24',
    'L’offre de la société Étanch’Hérault est retenue pour 116 128,00 € TTC, honoraires de maîtrise d’œuvre compris. Trois appels : 01/07/2026, 01/10/2026 et 01/01/2027.',
    '8 840',
    '2 149',
    '215',
    ADOPTED,
  ],
  [
    'Honoraires du syndic sur travaux',
    '24',
    'Les honoraires de suivi des travaux d’étanchéité sont fixés à 2,5 % du montant hors taxes.',
    '7 902',
    '3 087',
    '215',
    ADOPTED,
  ],
];
const cards = (from: number, to: number) =>
  CARDS.slice(from, to)
    .map(
      ([title, article, text, yes, no, none, result], index) =>
        `<div class="c"><div class="hd"><b>${from + index + 1}. ${title}</b><span>Majorité : article ${article}</span></div><p>${text}</p><table><tr><td>Pour : ${yes}</td><td>Contre : ${no}</td><td>Abstention : ${none}</td><td class="r">${result}</td></tr></table></div>`,
    )
    .join('');
const foot = (page: number) =>
  `<div class="foot"><span>Procès-verbal – Les Voiles du Lido – 28/04/2026</span><span>${page} / 3</span></div>`;

const cardPaper = paperOf(
  'pv-cartes-sete',
  `font: 9.2pt/1.4 'DejaVu Sans', sans-serif; padding: 14mm 17mm; color: #22303c; .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #0d8f86 } .c { border: .3mm solid #cfdcdc; border-radius: 2mm; padding: 2.4mm 4mm; margin-bottom: 3mm } .hd { display: flex; justify-content: space-between } .hd span { color: #6b7b7b; font-size: 8pt } .c p { margin: 1mm 0 } .c td { font-size: 8.4pt; width: 25%; padding: .5mm 0 } .r { font-weight: bold; color: #0d8f86; text-align: right } .foot { position: absolute; bottom: 7mm; left: 17mm; right: 17mm; font-size: 7pt; color: #6b7b7b; display: flex; justify-content: space-between }`,
  [
    `<span class="logo">coproléo</span><h1 style="font-size:15pt;margin-top:4mm">Procès-verbal de l’assemblée générale ordinaire</h1><p><b>Mardi 28 avril 2026, 17 h 30</b> – salle du Môle et visioconférence<br>Les Voiles du Lido, 27 quai des Trois Digues, 34200 Sète – immatriculation AD0918834</p><p>Les copropriétaires ont été convoqués le 3 avril 2026. D’après la feuille de présence, sont présents 18 copropriétaires (5 218 tantièmes), représentés 9 (2 870 tantièmes), votant par correspondance 11 (3 116 tantièmes), soit 38 copropriétaires sur 72 et un total de <b>11 204 tantièmes sur 20 000</b>. Les copropriétaires absents et non représentés totalisent 8 796 tantièmes ; leur liste figure sur la feuille de présence annexée.</p>${cards(0, 5)}${foot(1)}`,
    `${cards(5, 11)}${foot(2)}`,
    `${cards(11, 15)}<p style="margin-top:4mm">La séance est levée à 19 h 42. Copropriétaires opposants ou défaillants, résolution 14 : M. AZAÏS (421), SCI BRESCOU (612), Mme FERRIÉ (504), M. et Mme ROQUES (612) ; abstention : M. GRAS (215).</p><p>Signatures : la présidente, Clara VIDAL – la secrétaire, Inès BOUZID. Document signé électroniquement le 29 avril 2026.</p><p style="font-size:8pt">Délai de recours : en application de l’article 42 de la loi du 10 juillet 1965, les actions en contestation des décisions d’assemblée générale doivent être introduites par les copropriétaires opposants ou défaillants dans les deux mois de la notification du procès-verbal, à peine de déchéance. La notification est faite par le syndic dans le mois qui suit la tenue de l’assemblée. En cas de contestation abusive, le demandeur s’expose à une amende civile.</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('coproléo', 'Léo Syndic', 'Léo Syndic SAS', 'Léo Syndic SAS (coproléo)'),
      building: 'Les Voiles du Lido',
      building_address: '27 quai des Trois Digues, 34200 Sète',
      rnc: 'AD0918834',
      meeting_on: '2026-04-28',
      tantiemes_present: 11204,
      resolutions: CARDS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: CARDS.flatMap((card, index) =>
        card[6] === ADOPTED ? [String(index + 1)] : [],
      ),
      resolutions_rejected: ['4', '11'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 8670000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 433500,
      works_adopted: ['13. Remplacement de la barrière du parking', '14. Étanchéité des terrasses'],
      works_adopted_total: 12304000,
      mandate_from: '2026-05-01',
      mandate_to: '2027-07-31',
    },
    absent: ['owner', 'iban', 'impayes'],
  },
);

export const PV_EN_LIGNE = [cardPaper];
