// Minutes of a meeting in two columns, on two sheets, with a second vote and a quitus refused.
import { either, paperOf } from '../../paper.ts';
import { numbered, numbersOf, type Resolution, spacedNumber } from './assemblees.ts';
import { footer } from './outils.ts';

const T_PRESENT = 6154;
const TOULOUSE: readonly Resolution[] = [
  {
    title: 'Désignation du président de séance',
    article: '24',
    text: 'M. Roland CAZALS est désigné président de séance.',
    votes: [6154, 0, 0],
  },
  {
    title: 'Désignation des scrutateurs',
    article: '24',
    text: 'Mme EL IDRISSI et M. TOURNIER sont désignés scrutateurs.',
    votes: [6154, 0, 0],
  },
  {
    title: 'Désignation du secrétaire',
    article: '24',
    text: 'M. Sylvain BARTHÈS (CITALIA OCCITANIE) est désigné secrétaire.',
    votes: [6154, 0, 0],
  },
  {
    title: 'Approbation des comptes de l’exercice clos',
    article: '24',
    text: 'L’assemblée approuve sans réserve les comptes de l’exercice du 1er janvier 2025 au 31 décembre 2025 ainsi que leur répartition.',
    votes: [5612, 542, 0],
    names: 'Contre : M. MASSOL (301), SCI DALBADE (241)',
  },
  {
    title: 'Quitus donné au syndic pour sa gestion',
    article: '24',
    text: 'L’assemblée donne quitus de sa gestion au syndic CITALIA OCCITANIE pour l’exercice 2025.',
    votes: [2790, 3123, 241],
    rejected: true,
    names: 'Abstention : SCI DALBADE (241)',
  },
  {
    title: 'Renouvellement du contrat de syndic',
    article: '25',
    text: 'Le contrat de CITALIA OCCITANIE est renouvelé pour une durée d’un an, du 1er juillet 2026 au 30 juin 2027, au forfait annuel de 11 280 € TTC. Premier vote à l’article 25 : 4 402 voix pour, majorité non atteinte ; le projet ayant recueilli plus du tiers des voix, il est procédé à un second vote à la majorité de l’article 24.',
    votes: [4402, 1752, 0],
  },
  {
    title: 'Dispense de mise en concurrence',
    article: '25',
    text: 'Le conseil syndical est dispensé de mettre en concurrence le prochain contrat de syndic.',
    votes: [1480, 4674, 0],
    rejected: true,
  },
  {
    title: 'Approbation du budget prévisionnel 2027',
    article: '24',
    text: 'Le budget de l’exercice courant du 1er janvier 2027 au 31 décembre 2027 est arrêté à la somme de 92 350,00 €.',
    votes: [5913, 0, 241],
  },
  {
    title: 'Cotisation annuelle au fonds de travaux',
    article: '25',
    text: 'Elle est portée à 6 245,00 € pour l’exercice 2027, appelée en quatre fois.',
    votes: [5913, 0, 241],
  },
  {
    title: 'Montant des marchés à partir duquel la mise en concurrence est obligatoire',
    article: '25',
    text: 'Ce montant est fixé à 2 000 € TTC.',
    votes: [6154, 0, 0],
  },
  {
    title: 'Montant à partir duquel le conseil syndical est consulté',
    article: '25',
    text: 'Ce montant est fixé à 1 000 € TTC.',
    votes: [6154, 0, 0],
  },
  {
    title: 'Information sur les procédures en cours',
    article: '',
    text: 'Recouvrement contre le lot 22 : jugement obtenu le 14 janvier 2026, saisie sur compte en cours. Dégât des eaux B12 : indemnité attendue.',
    votes: null,
  },
  {
    title: 'Saisie immobilière du lot 22',
    article: '24',
    text: 'L’assemblée autorise le syndic à engager la procédure de saisie immobilière et fixe la mise à prix à 35 000 €.',
    votes: [5101, 753, 300],
  },
  {
    title: 'Remise en peinture du patio',
    article: '24',
    text: 'Devis Couleurs d’Oc : 16 890,00 € TTC. L’assemblée préfère attendre la fin du chantier de toiture.',
    votes: [1204, 4950, 0],
    rejected: true,
  },
  {
    title: 'Remplacement de la porte cochère',
    article: '24',
    text: 'L’assemblée vote le remplacement de la porte cochère par Ébénisterie Lapeyrade pour 11 430,00 € TTC, appel unique au 1er septembre 2026.',
    votes: [4890, 1264, 0],
  },
  {
    title: 'Contrat de dératisation',
    article: '24',
    text: 'Contrat annuel Hygia Sud, 420 € TTC, porté au budget.',
    votes: [6154, 0, 0],
  },
  {
    title: 'Réfection de la toiture et des chéneaux',
    article: '24',
    text: 'Après présentation par l’atelier Pradines, l’assemblée décide les travaux et retient l’entreprise Couvreurs du Lauragais pour 144 800,00 € TTC. Maîtrise d’œuvre, SPS et diagnostic : 7 720,00 € TTC.',
    votes: [5372, 782, 0],
    names: 'Contre : M. MASSOL (301), Mme VIDAL-PUIG (481)',
  },
  {
    title: 'Honoraires du syndic sur travaux de toiture',
    article: '24',
    text: 'Ils sont arrêtés à 3 % TTC du montant TTC des travaux, soit 4 344,00 €.',
    votes: [4812, 1342, 0],
  },
  {
    title: 'Financement des travaux de toiture',
    article: '24',
    text: 'Prélèvement de 30 000,00 € sur le fonds de travaux ; le surplus en deux échéances exigibles les 1er octobre 2026 et 1er février 2027.',
    votes: [5372, 782, 0],
  },
  {
    title: 'Questions diverses',
    article: '',
    text: 'Boîtes aux lettres, odeurs de cuisine, locations de courte durée : échanges sans décision.',
    votes: null,
  },
];
const verdict = ({ votes, rejected, article }: Resolution, index: number) => {
  if (!votes) return '';
  if (rejected) return 'Résolution non adoptée';
  return index === 6 ? 'Résolution adoptée (art. 25-1)' : `Résolution adoptée (art. ${article})`;
};
const columnsOf = (from: number, to: number) =>
  TOULOUSE.slice(from, to)
    .map((one, at) => {
      const index = from + at + 1;
      const [yes = 0, no = 0, none = 0] = one.votes ?? [];
      return `<div class="q"><b>Question n° ${index} – ${one.title}</b><p>${one.text}</p>${one.votes ? `<p class="k">Pour ${spacedNumber(yes)} / ${spacedNumber(T_PRESENT)} – Contre ${spacedNumber(no)} – Abst. ${spacedNumber(none)}${one.names ? `<br>${one.names}` : ''}</p><p class="d">${verdict(one, index)}</p>` : '<p class="d">Point d’information</p>'}</div>`;
    })
    .join('');
const last = (page: number) =>
  footer(`LE PATIO DES CARMES – procès-verbal du 11/06/2026 – ${page} / 2 – CITALIA OCCITANIE`, 7);

const twoColumns = paperOf(
  'pv-questions-toulouse',
  `font: 9pt/1.35 'P052', serif; .c { columns: 2; column-gap: 8mm; column-rule: .2mm solid #aaa } .q { break-inside: avoid; margin-bottom: 3mm } .q p { margin: .6mm 0 } .k { font-size: 8pt } .d { text-align: right; font-style: italic }`,
  [
    `<p style="text-align:center"><b style="font-size:14pt;letter-spacing:.5mm">CITALIA OCCITANIE</b><br>38 allées Jean-Jaurès, 31000 TOULOUSE</p><h1 style="font-size:14pt;text-align:center;border-top:.4mm solid #000;border-bottom:.4mm solid #000;padding:2mm">Assemblée générale annuelle du jeudi 11 juin 2026<br>PROCÈS-VERBAL DES DÉLIBÉRATIONS</h1><p>Syndicat des copropriétaires LE PATIO DES CARMES (AE6113058), 5 rue de la Dalbade, 31000 TOULOUSE. Réunion tenue à 17 heures 30, salle Barcelone, 22 allée de Barcelone à Toulouse, avec participation possible en visioconférence.</p><p>Feuille de présence certifiée exacte par le bureau : présents ou visioconférence 19 copropriétaires (4 008 voix), représentés 7 (1 546 voix), votes par correspondance 3 (600 voix), soit au total 29 copropriétaires et <b>${spacedNumber(T_PRESENT)} voix sur 10 000</b>. Absents : 17 copropriétaires, 3 846 voix.</p><div class="c">${columnsOf(0, 9)}</div>${last(1)}`,
    `<div class="c">${columnsOf(9, 20)}</div><p style="margin-top:4mm">L’ordre du jour étant épuisé et personne ne demandant plus la parole, le président lève la séance à 20 heures 50.</p><p>Le président (signé électroniquement) – Les scrutateurs (signé électroniquement) – Le secrétaire (signé électroniquement)</p><p style="font-size:8pt">Article 42 de la loi n° 65-557 du 10 juillet 1965 : les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal. Article 18 du décret du 17 mars 1967 : le délai court à compter de la notification de la décision à chacun des copropriétaires.</p>${last(2)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CITALIA OCCITANIE',
      building: 'LE PATIO DES CARMES',
      building_address: '5 rue de la Dalbade, 31000 TOULOUSE',
      rnc: 'AE6113058',
      meeting_on: '2026-06-11',
      tantiemes_present: T_PRESENT,
      resolutions: numbered(TOULOUSE),
      resolutions_adopted: numbersOf(
        TOULOUSE,
        ({ votes, rejected }) => votes !== null && !rejected,
      ),
      resolutions_rejected: ['5', '7', '14'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 9235000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 624500,
      works_adopted: [
        '15. Remplacement de la porte cochère',
        '17. Réfection de la toiture et des chéneaux',
      ],
      works_adopted_total: either(1143000 + 14480000, 1143000 + 14480000 + 772000),
      mandate_from: '2026-07-01',
      mandate_to: '2027-06-30',
    },
    absent: ['owner', 'lots', 'impayes', 'iban', 'sent_on'],
  },
);

export const ASSEMBLEES_COLONNES = [twoColumns];
