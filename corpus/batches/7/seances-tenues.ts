// Minutes of two meetings: in sentences, and in a ruled form.
import { either, paperOf } from '../../paper.ts';

export type Point = readonly [subject: string, text: string, votes: string, result: string];
export const numbered = (points: readonly Point[]) =>
  points.map(([subject], index) => `${index + 1}. ${subject}`);

const EPINAL: readonly Point[] = [
  [
    'Bureau de l’assemblée',
    'Monsieur Pierron est élu président, Madame Humbert scrutatrice ; Monsieur Thouvenin assure le secrétariat. Vote : 870 voix pour, aucune contre, aucune abstention.',
    '',
    'La résolution est adoptée.',
  ],
  [
    'Compte rendu de l’expertise de la couverture',
    'Monsieur Thouvenin lit le rapport de l’architecte Claude Vautrin : ardoises poreuses sur les deux versants, voliges pourries au droit de la noue, zinguerie à reprendre en totalité. L’assemblée en prend acte ; il n’est pas procédé à un vote.',
    '',
    '',
  ],
  [
    'Principe des travaux',
    'L’assemblée, après discussion, décide du principe de la réfection complète de la couverture avant l’hiver 2027. Vote : 870 voix pour, aucune contre, aucune abstention.',
    '',
    'La résolution est adoptée.',
  ],
  [
    'Choix de l’entreprise et financement de la couverture',
    'Trois devis sont comparés. L’assemblée retient celui de l’entreprise Couvreurs des Hautes-Vosges et vote un budget global de 63&nbsp;000,00&nbsp;€, honoraires de l’architecte, du syndic et assurance dommages-ouvrage compris, à appeler ainsi : 40 % le 1er juillet 2026, 40 % le 15 septembre 2026, 10 % le 15 novembre 2026, le solde à la réception. Vote : 746 voix pour, 124 voix contre (Mme Humbert), aucune abstention.',
    '',
    'La résolution est adoptée.',
  ],
  [
    'Isolation des combles',
    'Il est proposé de profiter du chantier pour isoler les combles, moyennant 9&nbsp;870,00&nbsp;€ supplémentaires. Vote : 310 voix pour, 560 voix contre.',
    '',
    'La résolution est rejetée.',
  ],
  [
    'Délégation au conseil syndical',
    'Le conseil syndical reçoit mandat de choisir la teinte des ardoises et de suivre le chantier aux côtés de l’architecte. Vote : 870 voix pour.',
    '',
    'La résolution est adoptée.',
  ],
];
const said = (from: number, to: number) =>
  EPINAL.slice(from, to)
    .map(
      ([subject, text, , result], index) =>
        `<p style="margin-top:4mm"><b>${from + index + 1}°) ${subject}</b></p><p>${text}</p>${result ? `<p><i>${result}</i></p>` : ''}`,
    )
    .join('');
const prose = paperOf(
  'pv-extraordinaire-epinal',
  `font: 11.2pt/1.5 'Nimbus Roman', serif; padding: 20mm 24mm; h1 { font-size: 13.5pt; text-align: center } p { margin-bottom: 1.6mm; text-align: justify }`,
  [
    `<p>CABINET THOUVENIN &amp; FILS<br>11 rue Léopold-Bourg, 88000 ÉPINAL</p><h1>PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE<br>Copropriété du 26 rue des Minimes à ÉPINAL (88000)<br>Réunion du 12 juin 2026</h1><p>L’an deux mille vingt-six, le douze juin à dix-huit heures trente, les copropriétaires de l’immeuble sis 26 rue des Minimes à Épinal se sont réunis dans les bureaux du cabinet, sur la convocation qui leur a été adressée par le syndic le 19 mai 2026.</p><p>La feuille de présence, émargée par les membres de l’assemblée en leur nom ou comme mandataires, fait ressortir que sept copropriétaires sur huit sont présents ou représentés et réunissent ensemble 870 voix sur 1 000. Est absent et non représenté Monsieur Jacquot (130 voix).</p><p>Sont déposés sur le bureau : la copie de la convocation, les accusés de réception, le rapport de l’architecte et les trois devis. Chacun ayant pu en prendre connaissance, il est passé à l’ordre du jour.</p>${said(0, 3)}`,
    `${said(3, 6)}<p style="margin-top:6mm">L’ordre du jour étant épuisé, la séance est levée à vingt heures. De tout ce qui précède il a été dressé le présent procès-verbal, signé par le président, la scrutatrice et le secrétaire.</p><p style="margin:8mm 0">M. Pierron – Mme Humbert – J.-B. Thouvenin</p><p style="font-size:9.5pt">Les décisions qui précèdent peuvent être contestées devant le tribunal judiciaire d’Épinal dans les deux mois de leur notification, par les copropriétaires opposants ou défaillants (article 42 de la loi n° 65-557 du 10 juillet 1965). Notifié le 26 juin 2026 par lettre recommandée à Mme Humbert et à M. Jacquot.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET THOUVENIN & FILS',
      building_address: '26 rue des Minimes, 88000 ÉPINAL',
      meeting_on: '2026-06-12',
      tantiemes_present: 870,
      resolutions: numbered(EPINAL),
      resolutions_adopted: ['1', '3', '4', '6'],
      resolutions_rejected: ['5'],
      works_adopted: either(
        ['4. Choix de l’entreprise et financement de la couverture'],
        ['3. Principe des travaux', '4. Choix de l’entreprise et financement de la couverture'],
      ),
      works_adopted_total: 6300000,
    },
    absent: [
      'rnc',
      'owner',
      'lots',
      'quitus',
      'budget',
      'approved_to',
      'mandate_to',
      'cotisation_fonds_travaux',
    ],
  },
);

const CHAMBERY: readonly Point[] = [
  [
    'Désignation du président de séance',
    'Est désignée : Mme BLANC-GONNET.',
    '7 204 | 0 | 0',
    'ADOPTÉE',
  ],
  [
    'Désignation des scrutateurs',
    'Sont désignés : M. PERRIER Luc et M. CARTIER.',
    '7 204 | 0 | 0',
    'ADOPTÉE',
  ],
  [
    'Approbation des comptes de l’exercice 2025',
    'L’assemblée approuve les comptes de charges de l’exercice arrêté au 31/12/2025 (période du 01/01/2025 au 31/12/2025) pour un total de 194&nbsp;184,51&nbsp;€ en charges courantes et 6&nbsp;842,00&nbsp;€ en travaux.',
    '6 881 | 0 | 323',
    'ADOPTÉE',
  ],
  [
    'Quitus',
    'L’assemblée donne quitus entier et définitif à la Régie Combe de Savoie de sa gestion arrêtée au 31/12/2025.',
    '2 340 | 4 541 | 323',
    'REFUSÉE',
  ],
  [
    'Révision du budget 2026',
    'Le budget de l’exercice en cours, du 01/01/2026 au 31/12/2026, reste fixé à 194&nbsp;650,00&nbsp;€ sans modification.',
    'Sans vote',
    'POUR MÉMOIRE',
  ],
  [
    'Budget prévisionnel 2027',
    'Le budget de l’exercice allant du 01/01/2027 au 31/12/2027 est voté pour 196&nbsp;350,00&nbsp;€.',
    '7 204 | 0 | 0',
    'ADOPTÉE',
  ],
  [
    'Alimentation du fonds de travaux',
    'Cotisation annuelle 2027 portée à 9&nbsp;817,50&nbsp;€, soit 5 % du budget prévisionnel, appelée par quart avec les provisions.',
    '6 102 | 1 102 | 0',
    'ADOPTÉE',
  ],
  [
    'Élection du conseil syndical',
    'Mme BLANC-GONNET, M. CARTIER et M. DA SILVA sont élus pour trois ans.',
    '7 204 | 0 | 0',
    'ADOPTÉE',
  ],
  [
    'Mandat de la Régie Combe de Savoie',
    'Le mandat de syndic est renouvelé du 10/04/2026 au 30/06/2027 aux conditions du contrat annexé ; honoraires annuels 23&nbsp;800&nbsp;€ TTC. Premier vote à l’article 25 : 4 980 voix. Second vote immédiat à l’article 25-1.',
    '4 980 | 2 224 | 0',
    'ADOPTÉE',
  ],
  [
    'Diagnostic technique global',
    'Devis du bureau d’études Thermi-Alpes, 8&nbsp;400,00&nbsp;€ TTC. L’assemblée préfère attendre le résultat du DPE collectif.',
    '1 815 | 5 389 | 0',
    'REFUSÉE',
  ],
  [
    'Mise en concurrence du contrat de chauffage',
    'Mandat est donné au conseil syndical de consulter trois exploitants avant le 30 septembre.',
    '7 204 | 0 | 0',
    'ADOPTÉE',
  ],
  [
    'Isolation des planchers bas des garages',
    'Travaux confiés à Isol’Alpes pour 46&nbsp;200,00&nbsp;€ TTC, prime énergie non déduite, financés par trois appels : 01/07/2026, 01/10/2026, 01/01/2027. Répartition en charges générales.',
    '6 014 | 1 190 | 0',
    'ADOPTÉE',
  ],
  [
    'Remplacement des boîtes aux lettres',
    'Fourniture et pose par Serrurerie du Lac, 5&nbsp;310,80&nbsp;€ TTC, réglés par prélèvement sur le fonds de travaux.',
    '5 770 | 1 111 | 323',
    'ADOPTÉE',
  ],
];
const ruled = (from: number, to: number) =>
  CHAMBERY.slice(from, to)
    .map(([subject, text, votes, result], index) => {
      const [yes = '', no, none] = votes.split(' | ');
      const count =
        no === undefined ? yes : `POUR : ${yes} &nbsp; CONTRE : ${no} &nbsp; ABSTENTION : ${none}`;
      return `<div class="q"><div class="h"><b>POINT ${from + index + 1}</b> <span>${subject}</span></div><p>${text}</p><div class="c"><span>${count}</span><b>RÉSOLUTION ${result}</b></div></div>`;
    })
    .join('');
const form = paperOf(
  'pv-points-chambery',
  `font: 9.2pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 13mm 15mm; .q { border: .25mm solid #4c6b2f; margin-bottom: 3mm } .h { background: #dfe7d8; padding: 1mm 2mm } .q p { padding: 1mm 2mm; margin: 0 } .c { display: flex; justify-content: space-between; border-top: .15mm solid #4c6b2f; padding: 1mm 2mm; font-size: 8.6pt } .pg { position: absolute; bottom: 6mm; right: 15mm; font-size: 7.5pt }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:13pt;color:#4c6b2f">Régie Combe de Savoie</b><br>8 rue du Verney – 73000 CHAMBÉRY</div><div style="text-align:right">Immeuble 073<br>N° d’immatriculation AD5-518-203</div></div><h1 style="font-size:13pt;margin-top:5mm">Procès-verbal des délibérations<br>Assemblée générale annuelle du 9 avril 2026</h1><p>LES BALCONS DU NIVOLET – 112 chemin de la Cassine – 73000 CHAMBÉRY</p><p>L’assemblée s’est tenue à 17 h 30, centre de congrès Le Manège, et par visioconférence. Convocation du 12 mars 2026. Copropriétaires présents ou représentés : 61 sur 88. Tantièmes : <b>7 204 / 10 000</b>. Absents : 27 copropriétaires, 2 796 tantièmes (liste en annexe à la feuille de présence).</p>${ruled(0, 7)}<p class="pg">1 sur 2</p>`,
    `${ruled(7, 13)}<p>Entrées et sorties en cours de séance : néant. Réserves éventuelles formulées par les copropriétaires : M. DA SILVA demande que soit jointe au prochain envoi la facture détaillée de la pompe de relevage.</p><p>Fin de la séance : 19 h 55. Le procès-verbal a été établi et signé à l’issue de la séance par la présidente, les scrutateurs et le secrétaire.</p><p style="font-size:8pt">Les actions en contestation doivent être introduites par les copropriétaires opposants ou défaillants dans les deux mois de la notification du procès-verbal, à peine de déchéance (loi du 10 juillet 1965, article 42). En cas d’action manifestement abusive, le copropriétaire s’expose à une amende civile. Est opposant le copropriétaire qui a voté contre une décision adoptée, ou en faveur d’une décision refusée ; est défaillant celui qui n’était ni présent ni représenté.</p><p class="pg">2 sur 2</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Régie Combe de Savoie',
      building: 'LES BALCONS DU NIVOLET',
      building_address: '112 chemin de la Cassine, 73000 CHAMBÉRY',
      rnc: 'AD5518203',
      meeting_on: '2026-04-09',
      tantiemes_present: 7204,
      resolutions: numbered(CHAMBERY),
      resolutions_adopted: ['1', '2', '3', '6', '7', '8', '9', '11', '12', '13'],
      resolutions_rejected: ['4', '10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 19635000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 981750,
      works_adopted: [
        '12. Isolation des planchers bas des garages',
        '13. Remplacement des boîtes aux lettres',
      ],
      works_adopted_total: 5151080,
      mandate_from: '2026-04-10',
      mandate_to: '2027-06-30',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

export const SEANCES_TENUES = [prose, form];
