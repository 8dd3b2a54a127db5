// Minutes as a small firm writes them: whole sentences, a discharge that is refused.
import { paperOf } from '../../paper.ts';
import { MIRASOL } from './lieux.ts';

const POINTS = [
  [
    'Désignation du président de séance',
    'Monsieur Albert GIRAUD est élu président de séance à l’unanimité des présents et représentés.',
    true,
  ],
  [
    'Désignation du secrétaire et de l’assesseur',
    'Monsieur Jean-Baptiste PASTORELLI est élu secrétaire, Madame Lydie AUDIBERT assesseur, à l’unanimité.',
    true,
  ],
  [
    'Approbation des comptes de l’exercice 2025',
    'Après examen des pièces et audition du conseil syndical, l’assemblée approuve, en leur forme, teneur, imputation et répartition, les comptes de l’exercice allant du 1er janvier 2025 au 31 décembre 2025, faisant ressortir 26&nbsp;148,70&nbsp;€ de charges. Vote contre : Mme FERRERO (69). La résolution est adoptée par 612 millièmes contre 69 (article 24).',
    true,
  ],
  [
    'Quitus',
    'La question du quitus est mise aux voix. Votent pour : 297 millièmes. Votent contre : 331 millièmes. S’abstient : M. GIRAUD (53). La résolution n’est pas adoptée : le quitus n’est pas donné au syndic (article 24).',
    false,
  ],
  [
    'Budget prévisionnel 2027',
    'L’assemblée vote le budget prévisionnel du 1er janvier 2027 au 31 décembre 2027 pour 27&nbsp;150&nbsp;€. Adopté à l’unanimité des présents et représentés (article 24).',
    true,
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle est portée à 1&nbsp;357,50&nbsp;€ pour 2027. Adopté par 681 millièmes sur 1000 (article 25).',
    true,
  ],
  [
    'Renouvellement du mandat du syndic',
    'Le CABINET PASTORELLI est renouvelé pour quinze mois, du 1er octobre 2026 au 31 décembre 2027, aux conditions du contrat joint. Adopté par 559 millièmes contre 122 (article 25).',
    true,
  ],
  [
    'Conseil syndical',
    'Sont élus pour un an : Mme AUDIBERT, M. GIRAUD, M. SANTINI. Adopté à l’unanimité (article 25).',
    true,
  ],
  [
    'Mise en concurrence des marchés',
    'Le seuil de mise en concurrence obligatoire est fixé à 2&nbsp;000&nbsp;€ TTC. Adopté à l’unanimité (article 25).',
    true,
  ],
  [
    'Peinture de la cage d’escalier',
    'Devis de l’entreprise Rossetti, 18&nbsp;920&nbsp;€ TTC. L’assemblée estime la dépense prématurée avant la réfection de la toiture. Rejeté par 588 millièmes contre 93 (article 24).',
    false,
  ],
  [
    'Réfection de la toiture-terrasse et de la zinguerie',
    'L’assemblée décide d’entreprendre ces travaux pour un montant total de 52&nbsp;116,00&nbsp;€ TTC comprenant le marché Toitures du Paillon (46&nbsp;200,00&nbsp;€), la maîtrise d’œuvre, la coordination SPS et l’assurance dommages-ouvrage. Deux appels de même montant seront exigibles les 1er décembre 2026 et 1er mars 2027. Adopté par 612 millièmes contre 69 (article 24).',
    true,
  ],
  [
    'Questions diverses',
    'M. SANTINI signale le mauvais état de la boîte à lettres commune. Mme FERRERO demande que les encombrants soient retirés de la cour. Il n’y a pas de vote sur ce point.',
    null,
  ],
] as const;
const numbered = (from: number, to: number) =>
  POINTS.slice(from, to)
    .map(
      ([subject, text], index) =>
        `<h2>Point n° ${from + index + 1} – ${subject}</h2><p>${text}</p>`,
    )
    .join('');
const numbersWhere = (wanted: boolean) =>
  POINTS.flatMap(([, , passed], index) => (passed === wanted ? [String(index + 1)] : []));

const typed = paperOf(
  'pv-nice-points',
  `font: 11.2pt/1.6 'URW Bookman', serif; padding: 18mm 20mm; h2 { font-size: 10.8pt; text-decoration: underline; margin: 4mm 0 1mm } p { text-align: justify; margin-bottom: 1.5mm }`,
  [
    `<p><b>CABINET PASTORELLI</b> – 31 boulevard Dubouchage – 06000 NICE</p><h1 style="font-size:14pt;text-align:center;margin-top:6mm">PALAIS MIRASOL<br>Procès-verbal de l’assemblée générale du 24 septembre 2026</h1><p>L’an deux mille vingt-six, le jeudi vingt-quatre septembre à dix-sept heures trente, les copropriétaires de l’immeuble PALAIS MIRASOL, sis 9 rue Verdi, 06000 NICE, se sont réunis au cabinet du syndic sur la convocation que celui-ci leur a adressée.</p><p>De la feuille de présence, certifiée exacte par les membres du bureau, il ressort que sont présents, représentés ou votant par correspondance 11 copropriétaires sur 17, possédant ensemble 681 millièmes sur 1000. Sont absents : MM. BONIFASSI (58), CARLES (41), héritiers DALMASSO (74), Mme KRÜGER (62), SCI BAIE DES ANGES (55), M. ZANETTI (29), représentant 319 millièmes.</p><p>Le quorum n’étant pas requis, la séance est ouverte sur l’ordre du jour suivant :</p>${numbered(0, 5)}`,
    `${numbered(5, 12)}<p style="margin-top:6mm">L’ordre du jour étant épuisé, la séance est levée à dix-neuf heures quinze.</p><p>Le président &nbsp;&nbsp;&nbsp; L’assesseur &nbsp;&nbsp;&nbsp; Le secrétaire</p><p style="font-size:8.6pt">Copie certifiée conforme à l’original inscrit au registre des procès-verbaux. Les copropriétaires opposants ou défaillants disposent d’un délai de deux mois à compter de la notification du présent procès-verbal pour contester les décisions qui y sont portées (loi du 10 juillet 1965, article 42).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      ...MIRASOL,
      meeting_on: '2026-09-24',
      tantiemes_present: 681,
      resolutions: POINTS.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: numbersWhere(true),
      resolutions_rejected: numbersWhere(false),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 2715000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 135750,
      works_adopted: ['11. Réfection de la toiture-terrasse et de la zinguerie'],
      works_adopted_total: 5211600,
      mandate_from: '2026-10-01',
      mandate_to: '2027-12-31',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

export const PROCES_VERBAL_NICE = [typed];
