// Minutes of a cooperative with hand-made numbering, and of an extraordinary meeting told in prose.
import { either, paperOf } from '../../paper.ts';

const COOP: readonly (readonly [number: string, subject: string, text: string])[] = [
  [
    '1',
    'Bureau',
    'Présidente : Mme Nguyen Thi Hanh ; assesseurs : MM. Bouchet et Kaddour ; secrétaire : Mme Vial. Vote à main levée, unanimité : résolution adoptée.',
  ],
  [
    '2',
    'Comptes 2024',
    'Après lecture par le vérificateur aux comptes, les comptes de l’exercice du 01.01.2024 au 31.12.2024 sont approuvés : oui 8 412, non 96, abst. 0. Résolution adoptée.',
  ],
  [
    '3',
    'Quitus',
    'Quitus au président-syndic et au conseil syndical : oui 8 508. Résolution adoptée.',
  ],
  [
    '4',
    'Budget 2026',
    'Budget prévisionnel de l’exercice du 01.01.2026 au 31.12.2026 : 214 600 €. Oui 8 316, non 192. Résolution adoptée.',
  ],
  [
    '5',
    'Fonds de travaux',
    'Cotisation annuelle : 12 000 €. Oui 8 508. Résolution adoptée (majorité de l’article 25).',
  ],
  ['6.1', 'Colonnes d’eau du bâtiment 3 : principe', 'Oui 7 020, non 1 488. Résolution adoptée.'],
  [
    '6.2',
    'Colonnes d’eau du bâtiment 3 : choix de l’entreprise',
    'Isère Fluides, 46 215,00 € TTC. Oui 7 020, non 1 488. Résolution adoptée.',
  ],
  [
    '7',
    'Peinture des cages d’escalier',
    'Devis Grési-Déco, 38 900 €. Oui 3 104, non 5 404. Résolution repoussée.',
  ],
  [
    '8',
    'Renouvellement du conseil syndical',
    'Sont élus pour trois ans, du 4 avril 2025 au 3 avril 2028 : Mme Nguyen, MM. Bouchet, Kaddour, de Rochebrune, Mme Vial. Le conseil élit M. Jean-Baptiste de Rochebrune président-syndic. Oui 8 508. Résolution adoptée (article 25).',
  ],
  [
    '9',
    'Jardin partagé',
    'Autorisation donnée à l’association Les Mains Vertes d’occuper 60 m² de pelouse. Oui 6 900, non 1 608. Résolution adoptée.',
  ],
];
const lines = (from: number, to: number) =>
  COOP.slice(from, to)
    .map(([number, subject, text]) => `<p><b>${number}) ${subject}.</b> ${text}</p>`)
    .join('');

const cooperative = paperOf(
  'pv-cooperatif-echirolles',
  `font: 10.6pt/1.5 'Carlito', sans-serif; padding: 20mm 22mm; p { margin-bottom: 3mm }`,
  [
    `<p style="color:#2c7a4b"><b>Syndicat coopératif Les Hauts de Belledonne</b><br>1 à 15 rue Danielle Casanova, 38130 Échirolles – n° AB7120645 au registre des copropriétés</p><h1 style="font-size:15pt">Compte rendu officiel (procès-verbal) de notre assemblée générale du vendredi 4 avril 2025</h1><p>Salle polyvalente, 18 h 30. Convocations remises en main propre le 7 mars. Présents 52, représentés 19, par correspondance 8 : soit 8 508 voix sur 12 480.</p>${lines(0, 6)}`,
    `${lines(6, 10)}<p>Questions diverses : le portail, la fête des voisins (23 mai), la panne de l’ascenseur du 11. Pas de vote.</p><p>Fin à 21 h 15. Le procès-verbal est signé séance tenante par la présidente, les assesseurs et la secrétaire. Il sera notifié aux absents et aux opposants, qui disposent de deux mois pour agir (article 42, alinéa 2).</p><p>Pot de l’amitié offert par le conseil syndical.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      building: 'Les Hauts de Belledonne',
      building_address: '1 à 15 rue Danielle Casanova, 38130 Échirolles',
      rnc: 'AB7120645',
      meeting_on: '2025-04-04',
      tantiemes_present: 8508,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6.1', '6.2', '8', '9'],
      resolutions_rejected: ['7'],
      approved_from: '2024-01-01',
      approved_to: '2024-12-31',
      quitus: true,
      budget: 21460000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 1200000,
      works_adopted_total: 4621500,
    },
    absent: ['owner', 'lots', 'iban', 'tantiemes', 'impayes'],
  },
);

const extraordinary = paperOf(
  'pv-extraordinaire-colmar',
  `font: 10.8pt/1.55 'P052', serif; padding: 22mm 24mm; p { text-align: justify; margin-bottom: 3mm } h2 { font-size: 11pt; font-style: italic; margin: 4mm 0 1mm }`,
  [
    `<p><b>Régie Muller-Ostertag</b>, syndic<br>3 rue des Têtes, 68000 Colmar</p><h1 style="font-size:15pt;text-align:center">PROCÈS-VERBAL<br>Assemblée générale extraordinaire</h1><p>L’an deux mille vingt-quatre, le dix-huit septembre à dix-huit heures, les copropriétaires de l’immeuble « Le Logelbach », 27 route d’Ingersheim, 68000 Colmar, se sont réunis dans les locaux de la régie. La feuille de présence, certifiée par le bureau, fait ressortir 14 copropriétaires présents ou représentés sur 19, totalisant 7 765 millièmes sur 10 000. M. Bernard RITZENTHALER préside ; Mme WEISS née ANTOINE est scrutatrice ; le syndic tient la plume.</p><h2>Première résolution. – Reprise des façades sur cour</h2><p>Après avoir entendu l’architecte, l’assemblée retient l’offre de l’entreprise Peinture Sundgau pour 28 450,00 € TTC, par 6 510 voix contre 1 255. Adoptée à la majorité de l’article 24.</p><h2>Deuxième résolution. – Modalités d’appel de fonds</h2><p>Les fonds seront appelés en quatre fois : 31 octobre et 31 décembre 2024, 31 mars et 30 juin 2025. Adoptée par 7 765 voix, soit l’unanimité des présents.</p>`,
    `<h2>Troisième résolution. – Isolation des combles</h2><p>L’offre de la société Isol’Ried, de 19 870,00 € TTC, recueille 3 020 voix pour, 4 745 voix contre. Elle n’est pas adoptée.</p><h2>Quatrième résolution. – Cession d’un couloir à M. et Mme HAAS</h2><p>Cette décision requiert la double majorité de l’article 26. Pour : 12 copropriétaires et 6 980 voix. Contre : 2 copropriétaires et 785 voix. Adoptée. Le prix est fixé à 2 500 euros.</p><p style="margin-top:8mm">Plus rien n’étant à délibérer, le président lève la séance à dix-neuf heures vingt.</p><p>Pour copie conforme à l’original, le syndic. Les comptes et le budget ne figuraient pas à l’ordre du jour ; ils ont été votés lors de l’assemblée ordinaire du 6 mai 2024.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Régie Muller-Ostertag',
      building: 'Le Logelbach',
      building_address: '27 route d’Ingersheim, 68000 Colmar',
      meeting_on: '2024-09-18',
      tantiemes_present: 7765,
      resolutions_adopted: ['1', '2', '4'],
      resolutions_rejected: ['3'],
      works_adopted: either(['1. Reprise des façades sur cour'], ['Reprise des façades sur cour']),
      works_adopted_total: 2845000,
    },
    absent: [
      'rnc',
      'quitus',
      'budget',
      'approved_to',
      'mandate_from',
      'cotisation_fonds_travaux',
      'owner',
    ],
  },
);

export const ASSEMBLEES_PARTICULIERES = [cooperative, extraordinary];
