// Minutes of meetings of larger buildings: a list of three columns, prose by questions.
import { paperOf } from '../../paper.ts';

type Item = readonly [subject: string, text: string, votes: string, result: string];
const named = (items: readonly Item[]) =>
  items.map(([subject], index) => `${index + 1}. ${subject}`);

const FIL: readonly Item[] = [
  [
    'ELECTION DU PRESIDENT DE SEANCE',
    'Mme PAYET Marie Aurélie est élue présidente.',
    '38 / 38 / 6120',
    'ADOPTEE A L’UNANIMITE',
  ],
  [
    'ELECTION DU SECRETAIRE',
    'M. Ludovic RIVIERE (Bourbon Copropriétés) est élu secrétaire.',
    '38 / 38 / 6120',
    'ADOPTEE A L’UNANIMITE',
  ],
  [
    'APPROBATION DES COMPTES DU 01/04/2023 AU 31/03/2024',
    'L’assemblée approuve les comptes de l’exercice arrêtés à 141 006,77 EUR.',
    '35 / 38 / 5602',
    'ADOPTEE',
  ],
  [
    'QUITUS AU SYNDIC',
    'L’assemblée refuse le quitus en raison du retard de la mise en concurrence de l’assurance.',
    '12 / 38 / 1988',
    'REJETEE',
  ],
  [
    'BUDGET DU 01/04/2025 AU 31/03/2026',
    'L’assemblée fixe le budget à 148 200,00 EUR.',
    '36 / 38 / 5800',
    'ADOPTEE',
  ],
  [
    'FONDS DE TRAVAUX',
    'La cotisation est portée à 7 410,00 EUR par an.',
    '36 / 38 / 5800',
    'ADOPTEE',
  ],
  [
    'DESIGNATION DU SYNDIC',
    'Bourbon Copropriétés est désigné du 26/09/2024 au 25/09/2025.',
    '30 / 38 / 5044',
    'ADOPTEE',
  ],
  [
    'CONSEIL SYNDICAL',
    'M. HOAREAU, Mme TÉCHER et M. VIRAPOULLÉ sont élus pour un an.',
    '38 / 38 / 6120',
    'ADOPTEE A L’UNANIMITE',
  ],
  [
    'ETANCHEITE DE LA TOITURE TERRASSE',
    'Entreprise Austral Étanche, 74 300,00 EUR TTC, financement : 4 appels trimestriels à compter du 01/01/2025.',
    '33 / 38 / 5311',
    'ADOPTEE',
  ],
  ['CHAUFFE-EAU SOLAIRE COLLECTIF', 'Projet de 112 000,00 EUR TTC.', '8 / 38 / 1204', 'REJETEE'],
  [
    'MISE EN PEINTURE DES COURSIVES',
    'Entreprise Couleurs Péi, 18 640,00 EUR TTC, exigible le 01/07/2025.',
    '29 / 38 / 4710',
    'ADOPTEE',
  ],
];
const filItem = (from: number, to: number) =>
  `<table class="f"><thead><tr><th>RESOLUTION</th><th>PRESENTS POUR / VOTANTS / VOIX POUR</th><th>DECISION</th></tr></thead><tbody>${FIL.slice(
    from,
    to,
  )
    .map(
      ([subject, text, votes, result], index) =>
        `<tr><td><b>${from + index + 1}. ${subject}</b><br>${text}</td><td>${votes}</td><td><b>${result}</b></td></tr>`,
    )
    .join('')}</tbody></table>`;
const listed = paperOf(
  'pv-liste-saint-denis',
  `font: 8.8pt/1.4 'URW Gothic', sans-serif; padding: 14mm; .f td, .f th { border-bottom: .2mm solid #888; padding: 2mm 1.5mm } .f th { background: #fdebd0; font-size: 7.6pt } .f td:nth-child(2) { text-align: center; width: 36mm } .f td:nth-child(3) { width: 34mm } .n { position: absolute; bottom: 7mm; right: 14mm; font-size: 7.5pt }`,
  [
    `<table><tr><td><b>Bourbon Copropriétés</b><br>58 rue Juliette-Dodu, 97400 Saint-Denis – La Réunion</td><td style="text-align:right">Réf. FILAOS/AG2024</td></tr></table><h1 style="font-size:15pt;margin:8mm 0 3mm">Procès-verbal<br>Assemblée générale annuelle du jeudi 26 septembre 2024</h1><p>Résidence Les Filaos, 7 rue Monthyon, 97400 Saint-Denis. Registre des copropriétés : AE4 481 076.</p><p>Assemblée tenue par visioconférence et en salle, hôtel Le Récif, ouverture 17 h 00 (heure de La Réunion). Total des voix : 10000. Présents, représentés, votants par correspondance : 38 copropriétaires, 6120 voix. Absents : 21 copropriétaires, 3880 voix. Convocation envoyée le 28 août 2024.</p>${filItem(0, 4)}<p class="n">1/3</p>`,
    `${filItem(4, 9)}<p class="n">2/3</p>`,
    `${filItem(9, 11)}<p style="margin-top:5mm">L’ordre du jour étant épuisé, la séance est levée à 19 h 40. La présente assemblée a été enregistrée par le prestataire de visioconférence, sans incident technique.</p><p>Contestation : deux mois à compter de la notification (loi n° 65-557 du 10 juillet 1965, art. 42).</p><p style="margin-top:14mm">La présidente &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Le secrétaire</p><p class="n">3/3</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Bourbon Copropriétés',
      building: 'Les Filaos',
      building_address: '7 rue Monthyon, 97400 Saint-Denis',
      rnc: 'AE4481076',
      meeting_on: '2024-09-26',
      tantiemes_present: 6120,
      resolutions: named(FIL),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '9', '11'],
      resolutions_rejected: ['4', '10'],
      approved_from: '2023-04-01',
      approved_to: '2024-03-31',
      quitus: false,
      budget: 14820000,
      budget_from: '2025-04-01',
      budget_to: '2026-03-31',
      cotisation_fonds_travaux: 741000,
      works_adopted: ['9. ETANCHEITE DE LA TOITURE TERRASSE', '11. MISE EN PEINTURE DES COURSIVES'],
      works_adopted_total: 7430000 + 1864000,
      mandate_from: '2024-09-26',
      mandate_to: '2025-09-25',
    },
    absent: ['owner', 'lots', 'iban', 'due_on'],
  },
);

const BAULE = [
  [
    'Composition du bureau',
    'Madame de Rohan-Guéméné préside ; Monsieur Lebreton est scrutateur. POUR : 8 902. Cette résolution est adoptée.',
  ],
  [
    'Rapport du conseil syndical',
    'Le président du conseil rend compte de l’activité de l’année. Cette question ne donne pas lieu à vote.',
  ],
  [
    'Approbation des comptes',
    'Après examen, les comptes de l’exercice clos le 30 septembre 2025, ouvert le 1er octobre 2024, sont approuvés sans réserve. POUR : 8 771. CONTRE : 131. Cette résolution est adoptée.',
  ],
  [
    'Quitus au syndic',
    'POUR : 8 771. CONTRE : 131. L’assemblée donne quitus entier et sans réserve au syndic. Cette résolution est adoptée.',
  ],
  [
    'Révision du budget de l’exercice en cours',
    'Le budget de l’exercice du 1er octobre 2025 au 30 septembre 2026, initialement voté à 92 000 €, demeure inchangé. Cette question ne donne pas lieu à vote.',
  ],
  [
    'Budget prévisionnel de l’exercice suivant',
    'Pour l’exercice du 1er octobre 2026 au 30 septembre 2027, le budget est arrêté à 96 400 €. POUR : 8 902. Cette résolution est adoptée.',
  ],
  [
    'Alimentation du fonds de travaux',
    'La cotisation annuelle est fixée à 9 640 €, soit 10 % du budget. POUR : 7 655. CONTRE : 1 247. Cette résolution est adoptée.',
  ],
  [
    'Ravalement des pignons nord',
    'Le devis de la société Ravalement Côte d’Amour, 47 815,20 € TTC, n’obtient pas la majorité requise. POUR : 3 310. CONTRE : 5 592. Cette résolution n’est pas adoptée.',
  ],
  [
    'Remplacement de la porte du parking',
    'Le devis de la société Fermetures Guérandaises est retenu pour 8 244,50 € TTC, honoraires non compris. POUR : 8 060. CONTRE : 842. Cette résolution est adoptée.',
  ],
] as const;
const prose = paperOf(
  'pv-prose-la-baule',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 18mm 22mm; h2 { font-size: 10.6pt; font-variant: small-caps; margin: 3mm 0 .5mm }`,
  [
    `<p style="text-align:center">PRESQU’ÎLE SYNDIC – 118 avenue du Général de Gaulle – 44500 LA BAULE-ESCOUBLAC</p><p style="text-align:center;font-size:13pt"><b>COPROPRIÉTÉ « LE ROYAL OCÉAN »<br>21 esplanade Benoît, 44500 LA BAULE-ESCOUBLAC</b></p><p style="text-align:center"><b>ASSEMBLÉE GÉNÉRALE DU 16 JANVIER 2026 – PROCÈS-VERBAL DES DÉLIBÉRATIONS</b></p><p>Le seize janvier deux mille vingt-six à dix heures, les copropriétaires se sont réunis en assemblée générale sur convocation du syndic. Il est constaté que 52 copropriétaires sur 81, représentant 8 902 voix sur 12 000, participent aux débats, en personne, par mandataire ou par correspondance.</p>${BAULE.slice(
      0,
      5,
    )
      .map(([subject, text], index) => `<h2>Question ${index + 1} : ${subject}</h2><p>${text}</p>`)
      .join('')}`,
    `${BAULE.slice(5)
      .map(([subject, text], index) => `<h2>Question ${index + 6} : ${subject}</h2><p>${text}</p>`)
      .join(
        '',
      )}<p style="margin-top:6mm">La séance est levée à douze heures trente. De tout ce que dessus il a été dressé le présent procès-verbal, signé par les membres du bureau.</p><p>Rappel : le mandat du syndic, renouvelé en 2024 pour trois ans, expirera le 31 janvier 2027.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'PRESQU’ÎLE SYNDIC',
      building: 'LE ROYAL OCÉAN',
      building_address: '21 esplanade Benoît, 44500 LA BAULE-ESCOUBLAC',
      meeting_on: '2026-01-16',
      tantiemes_present: 8902,
      resolutions: BAULE.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '3', '4', '6', '7', '9'],
      resolutions_rejected: ['8'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: true,
      budget: 9640000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 964000,
      works_adopted: ['9. Remplacement de la porte du parking'],
      works_adopted_total: 824450,
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'mandate_from'],
  },
);

export const ASSEMBLEES_GROUPES = [listed, prose];
