// Calls for funds as four kinds of syndic send them.
import { either, type Paper } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import {
  bracketed,
  dotted,
  english,
  inFull,
  pointed,
  slashed,
  spaced,
  sum,
  table,
  thin,
} from '../../writing.ts';

const VIVIER = accountOf('vivier');

type Line = {
  label: string;
  total: number;
  base: number;
  part: number;
  quote: number;
  locatif: number;
};

const LINES: readonly Line[] = [
  {
    label: 'CHARGES COMMUNES GENERALES',
    total: 1437500,
    base: 10000,
    part: 318,
    quote: 45713,
    locatif: 27884,
  },
  {
    label: 'CHARGES ESCALIER B',
    total: 212000,
    base: 2450,
    part: 318,
    quote: 27517,
    locatif: 22013,
  },
  { label: 'EAU FROIDE', total: 186000, base: 10000, part: 318, quote: 5915, locatif: 5915 },
];
const FUND: Line = {
  label: 'COTISATION FONDS TRAVAUX',
  total: 91775,
  base: 10000,
  part: 318,
  quote: 2918,
  locatif: 0,
};
const WORKS: Line = {
  label: 'REFECTION ETANCHEITE TERRASSE (2/3)',
  total: 1860000,
  base: 10000,
  part: 318,
  quote: 59148,
  locatif: 0,
};
const current = sum(LINES.map(({ quote }) => quote));
const gridTotal = current + FUND.quote + WORKS.quote;

const grid: Paper = {
  name: 'appel-grille',
  css: `font-size: 8.5pt; th { background: #dfe6ee; border: .3mm solid #567 } td { border: .2mm solid #9ab }
    td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .to { position: absolute; left: 115mm; top: 45mm; font-size: 10pt }
    .top { height: 62mm } .k td { border: 0; text-align: left }`,
  pages: [
    `<div class="top"><b style="font-size:14pt;color:#14406b">FONTALIS LOIRE</b><br>Administrateur de biens – Syndic de copropriété<br>18 quai de la Fosse – 44100 NANTES<br>Tél. 02 40 00 11 22 – nantes@fontalis.example.fr<br><br>
    Vos références : 7741 / 0126 / B<br>Votre gestionnaire : Aurélie Pasquier
    <div class="to">MME HUREAU SYLVIE<br>RES LES ORMEAUX – APPT B23<br>27 RUE PAUL BELLAMY<br>44000 NANTES</div></div>
    <p style="text-align:right">NANTES, le 12/09/2026</p>
    <p><b>IMMEUBLE : 0126 – LES ORMEAUX</b>, 27 rue Paul Bellamy, 44000 NANTES – N° immatriculation : AC5120937</p>
    <h2 style="font-size:12pt;border-bottom:.5mm solid #14406b">APPEL PROVISIONNEL DU 01/10/2026 AU 31/12/2026</h2>
    <p>Lots concernés : 0023 APPARTEMENT – 0081 PARKING – 0104 CAVE</p>
    ${table(
      [
        'Nature de la dépense',
        'Montant à répartir',
        'Base',
        'Vos tantièmes',
        'Votre part',
        'Dont locatif',
      ],
      [...LINES, FUND, WORKS].map((line) => [
        line.label,
        spaced(line.total),
        line.base,
        line.part,
        spaced(line.quote),
        spaced(line.locatif),
      ]),
    )}
    <p></p>${table(
      [],
      [
        ['TOTAL DE L’APPEL', spaced(gridTotal)],
        ['Position de votre compte avant cet appel (débiteur)', spaced(12040)],
        ['<b>NET A PAYER au plus tard le 01/10/2026</b>', `<b>${spaced(gridTotal + 12040)} €</b>`],
      ],
    )}
    <p style="margin-top:8mm">Règlement par virement : IBAN FR76 0000 0412 3456 7890 1234 5 ou via votre espace client. Tout retard de paiement entraîne l’application des frais prévus au contrat de syndic. Provision exigible le premier jour du trimestre (art. 14-1 de la loi du 10 juillet 1965).</p>
    <p style="position:absolute;bottom:10mm;font-size:7pt">FONTALIS LOIRE SAS au capital de 50 000 € – RCS Nantes 900 000 001 – Carte pro. CPI 4401 2019 000 000 111 – Garantie financière 110 rue de l’Exemple 75008 Paris</p>`,
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      facts: {
        syndic: 'FONTALIS LOIRE',
        building: 'LES ORMEAUX',
        building_address: '27 rue Paul Bellamy, 44000 NANTES',
        rnc: 'AC5120937',
        owner: 'MME HUREAU SYLVIE',
        lots: ['23', '81', '104'],
        tantiemes: 318,
        tantiemes_by_cle: either(
          ['CHARGES COMMUNES GENERALES : 318/10000', 'CHARGES ESCALIER B : 318/2450'],
          [
            'CHARGES COMMUNES GENERALES : 318/10000',
            'CHARGES ESCALIER B : 318/2450',
            'EAU FROIDE : 318/10000',
          ],
        ),
        base: 10000,

        period_from: '2026-10-01',
        period_to: '2026-12-31',
        due_on: '2026-10-01',
        total: gridTotal,
        courantes: current,
        fonds_travaux: FUND.quote,
        travaux: WORKS.quote,
        solde_anterieur: 12040,
        to_pay: gridTotal + 12040,
        recoverable: sum(LINES.map(({ locatif }) => locatif)),
      },
      // The account printed has a wrong check digit, as the ones people mistype.
      absent: ['avances', 'balance', 'iban'],
    },
  ],
};

const letterPart = { general: 21463, lift: 3890, fund: 1268 };
const letter: Paper = {
  name: 'appel-lettre',
  css: `font: 11pt/1.5 'P052', serif; padding: 22mm 25mm; .r { text-align: right } td:nth-child(2) { text-align: right } table { width: 80%; margin: 4mm auto }`,
  pages: [
    `<p><b>Cabinet Perrault et Fils</b><br>Gestion d’immeubles depuis 1962<br>4, place du Ralliement<br>49100 Angers</p>
    <p class="r">Monsieur et Madame Jean-Luc Tessier<br>8, allée des Acacias<br>49240 Avrillé</p>
    <p class="r">Angers, le ${inFull('2026-06-18')}</p>
    <p><i>Objet : copropriété du 15, rue Saint-Julien à Angers – troisième trimestre 2026</i></p>
    <p>Madame, Monsieur,</p>
    <p>Conformément au budget adopté par l’assemblée générale du 22 avril dernier, nous vous prions de trouver ci-dessous le détail des provisions dues au titre du trimestre allant du ${inFull('2026-07-01')} au ${inFull('2026-09-30')} pour vos lots numéros 6 et 19 (412/10 000èmes).</p>
    ${table(
      [],
      [
        ['Charges générales', `${dotted(letterPart.general)} €`],
        ['Charges d’ascenseur', `${dotted(letterPart.lift)} €`],
        ['Fonds de travaux loi ALUR', `${dotted(letterPart.fund)} €`],
        ['<b>Total appelé ce trimestre</b>', `<b>${dotted(26621)} €</b>`],
      ],
    )}
    <p>Votre compte présentait avant cet appel un solde nul. Nous vous remercions de bien vouloir nous faire parvenir la somme de <b>266,21 €</b> avant le ${inFull('2026-07-01')}, par chèque libellé à l’ordre du syndicat des copropriétaires du 15 rue Saint-Julien ou par prélèvement.</p>
    <p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p>
    <p class="r">Le syndic,<br>Ph. Perrault</p>`,
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      facts: {
        syndic: 'Cabinet Perrault et Fils',
        building_address: {
          either: ['15, rue Saint-Julien, Angers', '15, rue Saint-Julien, 49100 Angers'],
        },
        owner: 'Monsieur et Madame Jean-Luc Tessier',
        lots: ['6', '19'],
        tantiemes: 412,
        base: 10000,
        period_from: '2026-07-01',
        period_to: '2026-09-30',
        due_on: '2026-07-01',
        total: 26621,
        courantes: 25353,
        fonds_travaux: 1268,
        solde_anterieur: 0,
        to_pay: 26621,
      },
      absent: ['rnc', 'iban', 'travaux', 'recoverable', 'avances'],
    },
  ],
};

const S1 = [
  ['Charges générales', 24173],
  ['Charges bâtiment C', 11904],
  ['Chauffage collectif', 18986],
] as const;
const sections: Paper = {
  name: 'appel-sections',
  css: `font: 9pt 'DejaVu Sans', sans-serif; h3 { background: #7a1f2b; color: #fff; padding: 1mm 2mm; font-size: 9.5pt } td:nth-child(n+2) { text-align: right; width: 32mm }
    .box { border: .4mm solid #7a1f2b; padding: 3mm; margin: 3mm 0 } .s td { border-top: .3mm solid #333; font-weight: bold }`,
  pages: [
    `<table><tr><td style="width:50%;text-align:left"><b style="font-size:13pt">CITERIA Anjou</b><br>3 bd Foch, 49000 ANGERS<br>Agence titulaire de la carte CPI 4901 2018 000 000 222</td>
     <td style="text-align:left">Copropriété <b>RESIDENCE DU PARC BALZAC</b><br>52 à 58 avenue de la Constitution<br>49000 ANGERS<br>Immatriculée au RNC sous le n° AF7-300-118</td></tr></table>
    <div class="box">Copropriétaire : <b>SCI LES GLYCINES</b> – compte n° 45000387<br>Lots : 117, 212<br>Appel de fonds n° 2026-04 émis le 15.09.2026 – Trimestre 4 2026 (01.10.2026 – 31.12.2026) – Date d’exigibilité : 01.10.2026</div>
    <h3>1. PROVISIONS SUR BUDGET PREVISIONNEL</h3>
    ${table(
      [],
      [
        ['Clé de répartition – tantièmes', 'Dépenses', 'Quote-part'],
        [`${S1[0][0]} (293 / 10000)`, english(825000), english(S1[0][1])],
        [`${S1[1][0]} (310 / 5000)`, english(192000), english(S1[1][1])],
        [`${S1[2][0]} (293 / 10000)`, english(648000), english(S1[2][1])],
      ],
    )}<table><tr class="s"><td>Sous-total provisions</td><td></td><td>${english(55063)}</td></tr></table>
    <h3>2. FONDS DE TRAVAUX – ARTICLE 14-2-1</h3>
    ${table([], [['Cotisation trimestrielle (293 / 10000)', english(94000), english(2754)]])}
    <h3>3. TRAVAUX VOTES EN ASSEMBLEE</h3>
    ${table([], [['AG du 12.05.2026 rés. 18 – Modernisation ascenseur C – 1er appel sur 4', english(1150000), english(71300)]])}
    <h3>4. AVANCES</h3>
    ${table([], [['Avance de trésorerie permanente – complément', english(60000), english(1758)]])}
    <div class="box"><table><tr><td><b>TOTAL APPEL DE FONDS N° 2026-04</b></td><td></td><td><b>${english(130875)} EUR</b></td></tr>
    <tr><td>Solde de votre compte au 15.09.2026 (créditeur)</td><td></td><td>-${english(4512)} EUR</td></tr>
    <tr><td><b>Somme à régler</b></td><td></td><td><b>${english(126363)} EUR</b></td></tr></table></div>
    <p>Prélèvement automatique : la somme sera prélevée sur votre compte le 05.10.2026. Ne pas envoyer de règlement.</p>`,
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      facts: {
        syndic: 'CITERIA Anjou',
        building: 'RESIDENCE DU PARC BALZAC',
        building_address: '52 à 58 avenue de la Constitution, 49000 ANGERS',
        rnc: 'AF7300118',
        owner: 'SCI LES GLYCINES',
        lots: ['117', '212'],
        tantiemes: 293,
        base: 10000,
        account: '45000387',
        period_from: '2026-10-01',
        period_to: '2026-12-31',
        due_on: '2026-10-01',
        total: 130875,
        courantes: 55063,
        fonds_travaux: 2754,
        travaux: 71300,
        avances: 1758,
        solde_anterieur: -4512,
        to_pay: 126363,
      },
      absent: ['iban', 'recoverable'],
    },
  ],
};

const portal: Paper = {
  name: 'appel-espace-client',
  css: `font: 10pt 'URW Gothic', sans-serif; padding: 0; .band { background: #0b6b5d; color: #fff; padding: 10mm 15mm } .in { padding: 8mm 15mm }
    .card { border: .3mm solid #cde; border-radius: 3mm; padding: 4mm; margin-bottom: 4mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .l { display: flex; justify-content: space-between; border-bottom: .2mm dotted #999; padding: 1.2mm 0 }`,
  pages: [
    `<div class="band"><b style="font-size:16pt">nexoria</b> syndic en ligne<br>Votre appel de charges – octobre à décembre 2026</div><div class="in">
    <div class="two"><div class="card"><b>Copropriété</b><br>Le Clos Vivier<br>11 chemin du Vivier<br>35700 Rennes</div>
    <div class="card"><b>Vous</b><br>M. Abdel Karroumi<br>Lot 8 (appartement T3), lot 31 (box)<br>Référence client C-20881</div></div>
    <div class="card"><b>Ce que nous vous appelons</b>
      <div class="l"><span>Budget courant – charges générales (1 204 / 100 000)</span><span>${thin(20468)} €</span></div>
      <div class="l"><span>Budget courant – eau chaude (88 / 4 000)</span><span>${thin(9460)} €</span></div>
      <div class="l"><span>Fonds travaux</span><span>${thin(1496)} €</span></div>
      <div class="l"><b>Montant de l’appel</b><b>${thin(31424)} €</b></div></div>
    <div class="card"><b>Où en est votre compte</b>
      <div class="l"><span>Solde avant cet appel</span><span>${bracketed(-15000)} €</span></div>
      <div class="l"><b>Reste à payer avant le 1 oct. 2026</b><b>${thin(16424)} €</b></div></div>
    <p>Dont charges récupérables auprès de votre locataire : ${thin(22150)} €</p>
    <p>Titulaire : SDC LE CLOS VIVIER – IBAN ${VIVIER.spaced} – Merci de rappeler votre référence.</p>
    <p style="font-size:7.5pt">Un montant entre parenthèses est en votre faveur. Nexoria SAS, 2 cours des Alliés, 35000 Rennes. Syndicat immatriculé : AD4408215. Document édité le ${slashed('2026-09-14')}, ${pointed('2026-09-14')} 08:31.</p></div>`,
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      facts: {
        syndic: { either: ['nexoria', 'Nexoria SAS', 'nexoria syndic en ligne'] },
        building: 'Le Clos Vivier',
        building_address: '11 chemin du Vivier, 35700 Rennes',
        rnc: 'AD4408215',
        owner: 'M. Abdel Karroumi',
        lots: ['8', '31'],
        tantiemes: 1204,
        base: 100000,
        period_from: '2026-10-01',
        period_to: '2026-12-31',
        due_on: '2026-10-01',
        total: 31424,
        courantes: 29928,
        fonds_travaux: 1496,
        solde_anterieur: -15000,
        to_pay: 16424,
        recoverable: 22150,
        iban: VIVIER.iban,
      },
      absent: ['travaux', 'avances'],
    },
  ],
};

export const APPELS = [grid, letter, sections, portal];
