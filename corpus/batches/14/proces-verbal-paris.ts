// The minutes of a small building in Paris.
import { paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

type Item = readonly [title: string, text: string, votes: string, result: string];

const LORMIER: readonly Item[] = [
  [
    'Désignation du président et du secrétaire',
    'M. KACZMAREK est désigné président. Le cabinet DELMAS-ROUSSEL assure le secrétariat.',
    'Votes pour : 742 millièmes. Votes contre : néant. Abstentions : néant.',
    'La résolution est adoptée à l’unanimité.',
  ],
  [
    'Comptes 2025',
    'Les comptes de l’exercice 2025 (1er janvier au 31 décembre 2025) sont approuvés.',
    'Votes pour : 742 millièmes. Votes contre : néant. Abstentions : néant.',
    'La résolution est adoptée à l’unanimité.',
  ],
  [
    'Quitus au syndic',
    'Quitus est donné au syndic.',
    'Votes pour : 670 millièmes. Votes contre : 72 millièmes (M. BRIAND). Abstentions : néant.',
    'La résolution est adoptée.',
  ],
  [
    'Renouvellement du mandat du syndic',
    'Le cabinet DELMAS-ROUSSEL est renouvelé pour la période du 1er juillet 2026 au 30 juin 2028.',
    'Votes pour : 670 millièmes. Votes contre : 72 millièmes (M. BRIAND). Abstentions : néant.',
    'La résolution est adoptée à la majorité de l’article 25.',
  ],
  [
    'Budget 2027',
    'Le budget prévisionnel de l’exercice du 1er janvier 2027 au 31 décembre 2027 est fixé à 31 850 €.',
    'Votes pour : 742 millièmes. Votes contre : néant. Abstentions : néant.',
    'La résolution est adoptée à l’unanimité.',
  ],
  [
    'Réfection de la cage d’escalier',
    'Devis de l’entreprise Peintres Réunis : 12 480 € TTC. Deux appels, les 1er septembre et 1er décembre 2026.',
    'Votes pour : 601 millièmes. Votes contre : 72 millièmes. Abstentions : 69 millièmes.',
    'La résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Remplacement du tapis d’escalier',
    'Devis de l’entreprise Moquettes du Faubourg : 4 210,50 € TTC.',
    'Votes pour : 398 millièmes. Votes contre : 275 millièmes. Abstentions : 69 millièmes.',
    'La résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Demande de Mlle VASSEUR : pose d’une unité extérieure de climatisation en cour',
    'L’assemblée, consultée sur le descriptif joint, n’autorise pas ces travaux.',
    'Votes pour : 188 millièmes. Votes contre : 554 millièmes. Abstentions : néant.',
    'La résolution est rejetée.',
  ],
];
const numbered = (from: number, to: number) =>
  LORMIER.slice(from, to)
    .map(
      ([title, text, votes, result], index) =>
        `<h2>${`0${from + index + 1}`.slice(-2)} – ${title}</h2><p>${text}</p><p>${votes}</p><p>${result}</p>`,
    )
    .join('');
const small = paperOf(
  'pv-petit-immeuble-paris',
  `font: 10.4pt/1.4 'Nimbus Roman', serif; padding: 16mm 20mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 10.8pt; margin: 3.2mm 0 .6mm } p { margin-bottom: .8mm }`,
  [
    `<p>Cabinet DELMAS-ROUSSEL – 8 passage Lhomond Neuf, 75005 Paris</p><h1>SYNDICAT DES COPROPRIÉTAIRES<br>12 RUE FERDINAND LORMIER – 75011 PARIS</h1><h1>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ANNUELLE<br>TENUE LE MARDI 26 MAI 2026</h1>${paragraphs(['Les copropriétaires régulièrement convoqués par lettres du 28 avril 2026 se sont réunis le mardi 26 mai 2026 à 19 heures dans les locaux du syndic.', 'Présents, représentés ou votant par correspondance : 9 copropriétaires sur 13, représentant 742 / 1 000 millièmes. Absents : Mme AUCLAIR (61), M. et Mme OKAFOR (74), M. STEIN (68), Mme ZELLER (55).', 'L’assemblée étant régulièrement constituée, elle délibère sur les questions inscrites à l’ordre du jour.'])}${numbered(0, 5)}`,
    `${numbered(5, 8)}<h2>Questions diverses</h2><p>Les copropriétaires signalent des infiltrations sous le châssis de toit de l’escalier ; le syndic fera passer le couvreur. Il est rappelé que les vélos ne doivent pas être entreposés dans la cour. La date de la prochaine visite de l’immeuble est fixée au premier lundi d’octobre.</p><p style="margin-top:5mm">L’ordre du jour étant épuisé, la séance est levée à 20 h 45.</p><p>Le président – Le secrétaire</p><p style="margin-top:5mm;font-size:8.6pt">Les décisions de l’assemblée peuvent être contestées par les copropriétaires opposants ou défaillants dans les deux mois de la notification du procès-verbal (article 42 de la loi du 10 juillet 1965). S’il n’est pas fait droit à une action introduite contre une décision d’assemblée, son auteur peut être condamné aux dépens et au paiement d’une indemnité.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet DELMAS-ROUSSEL',
      building_address: '12 RUE FERDINAND LORMIER, 75011 PARIS',
      meeting_on: '2026-05-26',
      tantiemes_present: 742,
      resolutions: LORMIER.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 3185000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      works_adopted: ['6. Réfection de la cage d’escalier', '7. Remplacement du tapis d’escalier'],
      works_adopted_total: 1669050,
      mandate_from: '2026-07-01',
      mandate_to: '2028-06-30',
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'cotisation_fonds_travaux'],
  },
);

export const PROCES_VERBAL_PARIS = [small];
