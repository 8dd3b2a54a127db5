// Accounting annexes that arrive one by one: an état financier on its own, a compte de gestion, keys, works.
import { type Paper, paperOf, type Truth } from '../../paper.ts';
import { dotted, plain, spaced, sum } from '../../writing.ts';
import { add, columns, lines, minus, type Row, total } from './annexes-ensemble.ts';

const LIABLE: readonly Row[] = [
  ['102', 'PROVISIONS POUR TRAVAUX', 850000, 0],
  ['103', 'AVANCES', 0, 0],
  ['1031', '- AVANCES DE TRESORERIE', 427000, 427000],
  ['1033', '- AUTRES AVANCES', 0, 0],
  ['105', 'FONDS DE TRAVAUX', 1186740, 967215],
  ['12', 'SOLDE EN ATTENTE S/ TRAVAUX', -41250, 0],
];
const OWING: readonly Row[] = [
  ['45', 'COPROPRIETAIRES – EXCEDENTS VERSES', 233917, 301482],
  ['40', 'FOURNISSEURS', 518833, 402210],
  ['43', 'SECURITE SOCIALE ET ORG. SOCIAUX', 61240, 58800],
];
const DUE: readonly Row[] = [
  ['45', 'COPROPRIETAIRES – SOMMES EXIGIBLES RESTANT A RECEVOIR', 741366, 528904],
  ['459', 'COPROPRIETAIRES – CREANCES DOUTEUSES', 0, 0],
  ['46', 'DEBITEURS DIVERS', 18400, 0],
];
const all = add(columns(LIABLE), columns(OWING));
const bank = minus(minus(all, columns(DUE)), [1100000, 900000]);
const CASH: readonly Row[] = [
  ['50', 'FONDS PLACES', 1100000, 900000],
  ['51', 'BANQUE', bank[0] ?? 0, bank[1] ?? 0],
];
const block = (title: string, rows: readonly Row[], end: string) =>
  `<tr class="h"><td></td><td>${title}</td><td>EXERCICE CLOS</td><td>EX. PRECEDENT</td></tr>${lines(rows, plain)}${total(end, columns(rows), plain)}`;

const stateAlone = paperOf(
  'annexe-etat-financier-sens',
  `font: 8.8pt/1.35 'DejaVu Sans Mono', monospace; padding: 12mm 14mm; letter-spacing: -.15mm; td { padding: .4mm 1mm } td:nth-child(n+3) { text-align: right } .h td { font-weight: bold; border-bottom: .2mm solid #000; padding-top: 4mm } .t td { border-top: .2mm solid #000 }`,
  [
    `<p>SENONAISE DE COPROPRIETE SARL – 31 RUE DE LA REPUBLIQUE 89100 SENS</p><p>SYNDICAT DES COPROPRIETAIRES 00094 – RESIDENCE DES BORDS D’YONNE<br>14 BD DES GARIBALDI – 89100 SENS</p>
    <p style="text-align:center"><b>ETAT FINANCIER APRES REPARTITION AU 30/06/2026<br>(ANNEXE 1 – ART. 8 DU DECRET DU 14/03/2005)</b></p>
    <table>${block('SITUATION FINANCIERE ET TRESORERIE', CASH, 'TRESORERIE DISPONIBLE (I)')}${block('CREANCES', DUE, 'TOTAL CREANCES (II)')}${total('TOTAL GENERAL (I)+(II)', all, plain)}
    ${block('PROVISIONS ET AVANCES', LIABLE, 'TOTAL PROVISIONS ET AVANCES (I)')}${block('DETTES', OWING, 'TOTAL DETTES (II)')}${total('TOTAL GENERAL (I)+(II)', all, plain)}</table>
    <p style="margin-top:4mm">EMPRUNTS : MONTANT RESTANT DU          ${spaced(3184022)}<br>(PRET COLLECTIF TRAVAUX DE COUVERTURE, ECHEANCE FINALE 05/2033)</p>
    <p>LISTE DES COPROPRIETAIRES DEBITEURS AU 30/06/2026 : VOIR ANNEXE 6</p><p style="position:absolute;bottom:8mm">EDITE LE 14/09/2026 A 10:42 – PAGE 1/1 – COMPTA COPRO V11</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      syndic: 'SENONAISE DE COPROPRIETE',
      building: 'RESIDENCE DES BORDS D’YONNE',
      building_address: '14 BD DES GARIBALDI, 89100 SENS',
      annexes: ['1'],
      closed_on: '2026-06-30',
      fonds_places: 1100000,
      banques: bank[0] ?? 0,
      provisions_travaux: 850000,
      avances_tresorerie: 427000,
      fonds_travaux: 1186740,
      solde_travaux: -41250,
      creances_exigibles: 741366,
      creances_douteuses: 0,
      impayes: 741366,
      excedents_verses: 233917,
      dette_fournisseurs: 518833,
      total_bilan: all[0] ?? 0,
      emprunts: 3184022,
    },
    absent: ['rnc', 'owner', 'iban', 'charges_courantes'],
  },
);

const SPENT: readonly Row[] = [
  ['601000', 'Eau', 318740, 330000, 341116, 345000, 352000],
  ['602000', 'Électricité', 96120, 100000, 104482, 108000, 112000],
  ['611000', 'Nettoyage des parties communes', 540000, 552000, 552000, 565000, 580000],
  ['614200', 'Maintenance ascenseur', 182400, 188000, 191150, 195000, 200000],
  ['614500', 'Maintenance VMC et portail', 74210, 76000, 69840, 76000, 78000],
  ['615000', 'Entretien courant', 128855, 150000, 203317, 170000, 170000],
  ['616000', 'Assurance', 391200, 405000, 428060, 450000, 470000],
  ['621100', 'Honoraires du syndic', 488000, 498000, 498000, 508000, 520000],
  ['622200', 'Frais postaux', 21044, 22000, 24390, 25000, 25000],
];
const YIELD: readonly Row[] = [
  ['701000', 'Provisions copropriétaires', 2260000, 2321000, 2321000, 2442000, 2507000],
  ['714000', 'Produits divers', 1200, 0, 0, 0, 0],
];
const spent = columns(SPENT);
const management = paperOf(
  'annexe-compte-gestion-montargis',
  `font: 7.6pt/1.3 'Nimbus Sans Narrow', sans-serif; padding: 12mm; td, th { border-bottom: .15mm solid #99a; padding: .8mm 1mm } th { text-align: right; vertical-align: bottom; font-weight: bold } th:nth-child(-n+2) { text-align: left } td:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; border-top: .3mm solid #000; border-bottom: .3mm solid #000 } .sec td { background: #e8e4d8; font-weight: bold; text-align: left } h1 { font-size: 11pt }`,
  [
    `<p>Cabinet GÂTINAIS GESTION – Syndic – 8 rue Dorée, 45200 MONTARGIS</p><p>Résidence LA VENISE DU GÂTINAIS, 21 boulevard du Rempart, 45200 MONTARGIS (immatriculation AC9-316-450)</p><h1>Annexe 2 : compte de gestion général de l’exercice clos du 01/04/2025 au 31/03/2026 et budget prévisionnel de l’exercice du 01/04/2027 au 31/03/2028</h1>
    <table><thead><tr><th>Compte</th><th>Intitulé</th><th>Exercice<br>précédent<br>approuvé<br>31/03/2025</th><th>Budget voté<br>de l’exercice<br>clos<br>31/03/2026</th><th>Réalisé à<br>approuver<br>de l’exercice<br>clos<br>31/03/2026</th><th>Budget<br>en cours<br>voté<br>31/03/2027</th><th>Budget<br>prévisionnel<br>à voter<br>31/03/2028</th></tr></thead><tbody>
    <tr class="sec"><td colspan="7">CHARGES POUR OPÉRATIONS COURANTES</td></tr>${lines(SPENT)}${total('TOTAL I – charges courantes', spent)}
    <tr class="sec"><td colspan="7">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>${lines(YIELD)}${total('TOTAL I – produits', columns(YIELD))}${total('Solde de l’exercice affecté aux copropriétaires', minus(columns(YIELD), spent))}
    <tr class="sec"><td colspan="7">CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</td></tr><tr><td>671000</td><td>Travaux décidés en assemblée</td><td>0,00</td><td></td><td>${spaced(1338600)}</td><td></td><td></td></tr><tr class="t"><td></td><td>TOTAL II – charges travaux</td><td>0,00</td><td></td><td>${spaced(1338600)}</td><td></td><td></td></tr>
    <tr class="sec"><td colspan="7">PRODUITS POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</td></tr><tr><td>702000</td><td>Provisions travaux de l’article 14-2</td><td>0,00</td><td></td><td>${spaced(1350000)}</td><td></td><td></td></tr><tr class="t"><td></td><td>TOTAL II – produits travaux</td><td>0,00</td><td></td><td>${spaced(1350000)}</td><td></td><td></td></tr></tbody></table>
    <p style="margin-top:4mm">Le dépassement du poste « entretien courant » provient du débouchage de la colonne du bâtiment B (facture du 11/12/2025). La hausse de la prime d’assurance suit l’indice FFB et la sinistralité.</p><p style="position:absolute;bottom:8mm;font-size:6.6pt">Cabinet GÂTINAIS GESTION – EURL – RCS Orléans 900 000 902 – édité le 02/07/2026 – montants TTC en euros</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      syndic: 'Cabinet GÂTINAIS GESTION',
      building: 'Résidence LA VENISE DU GÂTINAIS',
      building_address: '21 boulevard du Rempart, 45200 MONTARGIS',
      rnc: 'AC9316450',
      annexes: ['2'],
      closed_on: '2026-03-31',
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_courantes_precedentes: spent[0] ?? 0,
      budget_clos: spent[1] ?? 0,
      charges_courantes: spent[2] ?? 0,
      budget_en_cours: spent[3] ?? 0,
      budget_a_voter: spent[4] ?? 0,
      charges_travaux: 1338600,
    },
    absent: ['impayes', 'dette_fournisseurs', 'owner', 'iban'],
  },
);

const KEYED: readonly Row[] = [
  ['', 'Charges générales', 1911730, 1960000, 2014055, 2010000, 2060000],
  ['', 'Bâtiment A', 214400, 220000, 226910, 230000, 235000],
  ['', 'Bâtiment B', 188265, 195000, 190144, 200000, 205000],
  ['', 'Ascenseur A', 161000, 165000, 171225, 172000, 176000],
  ['', 'Parkings', 38410, 40000, 36255, 40000, 40000],
];
const keyed = columns(KEYED);
const keys = paperOf(
  'annexe-par-cle-saumur',
  `font: 9pt/1.4 'P052', serif; padding: 14mm 12mm; td, th { border: .2mm solid #666 } td:first-child, th:first-child { display: none } th { font-weight: bold; text-align: center; font-size: 8pt } td:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold }`,
  [
    `<p style="text-align:center;font-size:12pt"><b>RÉSIDENCE LE QUAI MAYAUD – 60 quai Mayaud, 49400 SAUMUR</b></p><p style="text-align:center">Syndic : SAUMUROISE IMMOBILIÈRE, 12 rue Molière, 49400 SAUMUR</p>
    <p style="text-align:center"><b>ANNEXE 3<br>Compte de gestion pour opérations courantes de l’exercice clos réalisé du 1er octobre 2024 au 30 septembre 2025 et budget prévisionnel de l’exercice du 1er octobre 2026 au 30 septembre 2027</b></p>
    <table><thead><tr><th></th><th>Clés de répartition</th><th>2023-2024<br>approuvé</th><th>2024-2025<br>budget voté</th><th>2024-2025<br>réalisé, à approuver</th><th>2025-2026<br>budget en cours</th><th>2026-2027<br>budget à voter</th></tr></thead><tbody>${lines(KEYED, dotted)}${total('TOTAL CHARGES NETTES', keyed, dotted)}${lines([['', 'Provisions copropriétaires', 2540000, 2580000, 2580000, 2652000, 2716000]], dotted)}${total('Solde (excédent ou insuffisance)', minus([2540000, 2580000, 2580000, 2652000, 2716000], keyed), dotted)}</tbody></table>
    <p style="margin-top:6mm">Solde négatif : insuffisance répartie entre les copropriétaires au prorata de leurs tantièmes dans chaque clé.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_3',
    facts: {
      syndic: 'SAUMUROISE IMMOBILIÈRE',
      building: 'RÉSIDENCE LE QUAI MAYAUD',
      building_address: '60 quai Mayaud, 49400 SAUMUR',
      annexes: ['3'],
      closed_on: '2025-09-30',
      charges_courantes_precedentes: keyed[0] ?? 0,
      budget_clos: keyed[1] ?? 0,
      charges_courantes: keyed[2] ?? 0,
      budget_en_cours: keyed[3] ?? 0,
      budget_a_voter: keyed[4] ?? 0,
    },
    absent: ['rnc', 'charges_travaux', 'owner', 'impayes'],
  },
);

const PENDING = [
  ['Remplacement chaudière collective', '18/06/2025', 6240000, 4368000, 5616000, 6240000],
  ['Isolation des combles bât. 3', '18/06/2025', 2115000, 0, 0, 528750],
  ['Mise aux normes SSI parkings', '11/06/2024', 874500, 874500, 874500, 874500],
] as const;
const sums = [2, 3, 4, 5].map((at) => sum(PENDING.map((one) => Number(one[at]))));
const VIERZON: Truth['facts'] = {
  syndic: 'FONCIERE DU CHER GESTION',
  building: 'LES FORGES',
  building_address: '1 à 5 avenue de la République, 18100 VIERZON',
  closed_on: '2025-12-31',
};
const head = (title: string) =>
  `<table class="o"><tr><td>FONCIERE DU CHER GESTION<br>26 rue Voltaire – 18100 VIERZON</td><td>Immeuble 7002 – LES FORGES<br>1 à 5 avenue de la République – 18100 VIERZON</td><td>Exercice du 01/01/2025<br>au 31/12/2025</td></tr></table><p class="ti">${title}</p>`;
const worksPages: Paper = {
  ...paperOf(
    'annexes-travaux-vierzon',
    `font: 8.4pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm; td, th { border: .2mm solid #2d5d7b; padding: 1mm } th { background: #2d5d7b; color: #fff; text-align: center } td:nth-child(n+3) { text-align: right; white-space: nowrap } .o td { border: 0; text-align: left !important; font-size: 7.4pt } .ti { font-size: 10pt; text-align: center; font-weight: bold; margin: 5mm 10mm } .t td { font-weight: bold }`,
    [
      `${head('ANNEXE 4 – COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ')}<table><thead><tr><th>Réf.</th><th>Travaux</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées</th><th>Solde</th></tr></thead><tbody>${lines([['24-02', 'Réfection du toit des garages', 1780000, 1802340, 1780000, -22340]])}${total('TOTAUX', [1780000, 1802340, 1780000, -22340])}</tbody></table><p style="margin-top:4mm">Insuffisance de 223,40 € à répartir (clé 12 – garages). Facture définitive LACOUR COUVERTURE du 08/10/2025, révision de prix incluse.</p>`,
      `${head('ANNEXE 5 – ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE AU 31/12/2025')}<table style="font-size:7.4pt"><thead><tr><th>Travaux</th><th>AG du</th><th>Votés<br>(A)</th><th>Payés<br>(B)</th><th>Réalisés<br>(C)</th><th>Appelés et reçus<br>(D)</th><th>Solde en attente<br>(E=D-C)</th><th>Reste à recevoir<br>(F=A-D)</th></tr></thead><tbody>${PENDING.map(([label, day, a, b, c, d]) => `<tr><td>${label}</td><td>${day}</td>${[a, b, c, d, d - c, a - d].map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`).join('')}<tr class="t"><td>TOTAUX</td><td></td>${[...sums, (sums[3] ?? 0) - (sums[2] ?? 0), (sums[0] ?? 0) - (sums[3] ?? 0)].map((value) => `<td>${spaced(value)}</td>`).join('')}</tr></tbody></table>`,
    ],
    { type: 'CV_AG', sub_kind: 'ANNEXE_4', facts: {} },
  ),
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_4',
      pages: [1],
      facts: {
        ...VIERZON,
        annexes: ['4'],
        travaux_clos: ['Réfection du toit des garages'],
      },
      absent: ['rnc', 'owner'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      pages: [2],
      facts: {
        ...VIERZON,
        annexes: ['5'],
        travaux_en_cours: PENDING.map(([label]) => label),
        travaux_votes: sums[0] ?? 0,
        travaux_payes: sums[1] ?? 0,
        travaux_realises: sums[2] ?? 0,
        travaux_appeles: sums[3] ?? 0,
        travaux_a_recevoir: (sums[0] ?? 0) - (sums[3] ?? 0),
      },
      absent: ['rnc', 'owner'],
    },
  ],
};

export const ANNEXES_SEPAREES = [stateAlone, management, keys, worksPages];
