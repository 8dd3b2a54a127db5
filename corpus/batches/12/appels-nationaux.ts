// Calls for funds as the national syndics' software prints them: a form with a window, a call lot by lot.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, slashed, spaced, sum, table, thin } from '../../writing.ts';

const SABLON = accountOf('sablon-metz');
const FILATURES = accountOf('filatures-roubaix');

type Key = readonly [code: string, label: string, budget: number, base: number, part: number];
const quote = ([, , budget, base, part]: Key) => Math.round((budget * part) / base);
const grouped = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');

const METZ: readonly Key[] = [
  ['0001', 'CHARGES COMMUNES GENERALES', 4218000, 100000, 1342],
  ['0012', 'CHARGES BATIMENT B', 865000, 10000, 415],
  ['0022', 'ASCENSEUR BATIMENT B', 231500, 10000, 462],
  ['0031', 'PARKING SOUS-SOL', 118000, 1000, 14],
];
const metzCourantes = sum(METZ.map(quote));
const metzFund = Math.round((210900 * 1342) / 100000);
const metzTotal = metzCourantes + metzFund;

const quarterly = paperOf(
  'appel-formulaire-metz',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #00457c } .to { position: absolute; top: 48mm; left: 110mm; font-size: 10pt; line-height: 1.4 } .ref td { padding: .3mm 1mm } .ref td:first-child { color: #555; width: 30mm } .band { background: #d9dde2; padding: 1.6mm 2mm; font-weight: bold; margin: 6mm 0 3mm } .g th { background: #00457c; color: #fff } .g td { border-bottom: .15mm solid #bbb } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: right } .g .s td { font-weight: bold; background: #eef0f3 } .box { width: 88mm; margin: 5mm 0 0 auto; border: .5mm solid #00457c } .box td:last-child { text-align: right } .ft { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 6.6pt; text-align: center; color: #555; border-top: .2mm solid #999; padding-top: 1mm }`,
  [
    `<div class="logo">HEXALIA</div><div style="font-size:7.5pt;color:#555">Gestion immobilière</div>
    <div class="to">M. ET MME KIEFFER LAURENT<br>24 RUE DES TANNEURS DU SABLON<br>BAT B – APPT 32<br>57000 METZ</div>
    <div style="height:58mm;padding-top:6mm"><table class="ref" style="width:88mm"><tr><td>Agence</td><td>METZ SEILLE – 3 rue du Pont Amoureux, 57000 METZ</td></tr><tr><td>Immeuble</td><td>57031 – <b>LES TERRASSES DU SABLON</b><br>24 RUE DES TANNEURS DU SABLON<br>57000 METZ</td></tr><tr><td>N° immatriculation</td><td>AC5318207</td></tr><tr><td>Compte</td><td>57031-0114</td></tr><tr><td>Lots</td><td>0114, 0231, 0312</td></tr><tr><td>Votre gestionnaire</td><td>Céline Hartmann – 03 87 00 14 60</td></tr><tr><td>Date d’édition</td><td>${slashed('2026-09-14')}</td></tr></table></div>
    <div class="band">APPEL DE FONDS DU 4ème TRIMESTRE 2026 – PÉRIODE DU ${slashed('2026-10-01')} AU ${slashed('2026-12-31')}</div>
    ${table(
      ['Clé', 'Libellé', 'Montant à répartir', 'Base', 'Vos tantièmes', 'Quote-part (EUR)'],
      [
        `<tr class="s"><td colspan="6" style="text-align:left">BUDGET PRÉVISIONNEL – exercice du 01/01/2026 au 31/12/2026</td></tr>`,
        ...METZ.map((key) => [
          key[0],
          key[1],
          spaced(key[2]),
          grouped(key[3]),
          grouped(key[4]),
          spaced(quote(key)),
        ]),
        `<tr class="s"><td></td><td>Sous-total budget prévisionnel</td><td></td><td></td><td></td><td>${spaced(metzCourantes)}</td></tr>`,
        `<tr class="s"><td colspan="6" style="text-align:left">FONDS DE TRAVAUX LOI ALUR (art. 14-2-1)</td></tr>`,
        [
          '0001',
          'COTISATION FONDS DE TRAVAUX',
          spaced(210900),
          '100\u00a0000',
          '1\u00a0342',
          spaced(metzFund),
        ],
      ],
      'g',
    )}
    <table class="box"><tr><td>Total du présent appel</td><td>${spaced(metzTotal)}</td></tr><tr><td>Solde de votre compte au ${slashed('2026-09-14')}</td><td>0,00</td></tr><tr style="font-weight:bold;background:#d9dde2"><td>MONTANT À RÉGLER AU ${slashed('2026-10-01')}</td><td>${spaced(metzTotal)} €</td></tr></table>
    <p style="margin-top:6mm">Règlement par virement sur le compte du syndicat : IBAN ${SABLON.spaced} – BIC EXMPFRPP – en rappelant la référence 57031-0114. Vous pouvez également régler en ligne par carte bancaire depuis votre espace client.</p>
    <p style="font-size:7.4pt">Conformément à l’article 14-1 de la loi du 10 juillet 1965, les provisions sont exigibles le premier jour de chaque trimestre. Tout retard de paiement donne lieu, après mise en demeure, à l’intérêt légal et aux frais de recouvrement de l’article 10-1 de ladite loi.</p>
    <div class="ft">HEXALIA GRAND EST – SAS au capital de 2 400 000 € – siège social : 3 rue du Pont Amoureux, 57000 METZ – RCS METZ 900 117 406 – carte professionnelle CPI 5701 2021 000 000 118 – garantie financière Cautionnement Exemple, 110 M€</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('HEXALIA', 'HEXALIA GRAND EST', 'HEXALIA METZ SEILLE'),
      building: 'LES TERRASSES DU SABLON',
      building_address: '24 RUE DES TANNEURS DU SABLON, 57000 METZ',
      rnc: 'AC5318207',
      owner: 'M. ET MME KIEFFER LAURENT',
      account: '57031-0114',
      lots: ['114', '231', '312'],
      tantiemes: 1342,
      base: 100000,
      tantiemes_by_cle: either(
        METZ.map(([, label, , base, part]) => `${label} : ${part}/${base}`),
        METZ.map(([code, label, , base, part]) => `${code} ${label} : ${part}/${base}`),
        [
          ...METZ.map(([, label, , base, part]) => `${label} : ${part}/${base}`),
          'COTISATION FONDS DE TRAVAUX : 1342/100000',
        ],
      ),
      iban: SABLON.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: metzTotal,
      courantes: metzCourantes,
      fonds_travaux: metzFund,
      solde_anterieur: 0,
      to_pay: metzTotal,
    },
    absent: ['travaux', 'avances', 'recoverable', 'balance', 'charges_reelles'],
  },
);

const LOTS_47_88 = {
  general: [38415, 1230],
  hall: [6104, 0],
  heating: [27260, 0],
  fund: [1921, 62],
  boiler: [83290, 2665],
} as const;
const both = (amounts: readonly number[]) => sum(amounts);
const roubaixCourantes =
  both(LOTS_47_88.general) + both(LOTS_47_88.hall) + both(LOTS_47_88.heating);
const roubaixTotal = roubaixCourantes + both(LOTS_47_88.fund) + both(LOTS_47_88.boiler);
const IN_CREDIT = 31245;
const lotLine = (label: string, amounts: readonly [number, number]) => [
  label,
  thin(amounts[0]),
  amounts[1] === 0 ? '–' : thin(amounts[1]),
  thin(both(amounts)),
];
const lotColumn = (at: 0 | 1) => sum(Object.values(LOTS_47_88).map((pair) => pair[at]));

const byLots = paperOf(
  'appel-alur-roubaix',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; .top { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm } .a td, .a th { padding: 1.2mm 2mm } .a thead th { border-bottom: .5mm solid #e2001a; font-weight: bold } .a td:nth-child(n+2), .a th:nth-child(n+2) { text-align: right } .a .h td { color: #e2001a; font-weight: bold; padding-top: 3mm } .a .tt td { border-top: .3mm solid #000; font-weight: bold } .sum { display: grid; grid-template-columns: 1fr 1fr 1fr; margin: 6mm 0; text-align: center } .sum div { border: .3mm solid #999; padding: 2mm } .sum b { display: block; font-size: 13pt }`,
  [
    `<div class="top"><div><b style="font-size:19pt;color:#e2001a">neovia</b><br>Administrateur de biens<br>Agence de Roubaix – 52 rue du Chemin Vert, 59100 ROUBAIX<br>Tél. 03 20 00 71 18 – roubaix@neovia.example.fr</div><div style="padding-top:26mm;font-size:10pt">SCI BEFFROI 59<br>Représentée par M. Wim DESMEDT<br>17 rue des Briquetiers<br>59200 TOURCOING</div></div>
    <p style="margin-top:10mm"><b>Copropriété : LE CLOS DES FILATURES</b> – 118 rue des Peignerons – 59100 ROUBAIX<br>Immatriculation au registre : AB2-774-961 &nbsp;|&nbsp; Référence client : 0874/SCIB/47</p>
    <h1 style="font-size:14pt;margin-top:5mm">Votre appel de provisions – octobre à décembre 2026</h1><p>Émis le ${inFull('2026-09-18')} – à régler avant le ${inFull('2026-10-01')}</p>
    ${table(
      ['Désignation', 'Lot 47 – T3 (181 / 10 000)', 'Lot 88 – garage (6 / 10 000)', 'Total en €'],
      [
        '<tr class="h"><td colspan="4" style="text-align:left">1. Provisions sur budget courant 2026</td></tr>',
        lotLine('Charges générales', LOTS_47_88.general),
        lotLine('Entretien escalier C', LOTS_47_88.hall),
        lotLine('Chauffage urbain', LOTS_47_88.heating),
        '<tr class="h"><td colspan="4" style="text-align:left">2. Fonds de travaux (loi ALUR)</td></tr>',
        lotLine('Cotisation trimestrielle', LOTS_47_88.fund),
        '<tr class="h"><td colspan="4" style="text-align:left">3. Travaux votés – AG du 28/04/2026, point 11</td></tr>',
        lotLine('Remplacement sous-station de chauffage, appel 2/3', LOTS_47_88.boiler),
        `<tr class="tt"><td>Total de l’appel</td><td>${thin(lotColumn(0))}</td><td>${thin(lotColumn(1))}</td><td>${thin(roubaixTotal)}</td></tr>`,
      ],
      'a',
    )}
    <div class="sum"><div>Total appelé<b>${thin(roubaixTotal)} €</b></div><div>Solde créditeur au 18/09/2026<b>-${thin(IN_CREDIT)} €</b></div><div style="background:#fbe9eb">Net à payer<b>${thin(roubaixTotal - IN_CREDIT)} €</b></div></div>
    <p>Virement à l’ordre du syndicat des copropriétaires LE CLOS DES FILATURES :<br>IBAN ${FILATURES.spaced} &nbsp; BIC EXNOFRPP</p>
    <p style="font-size:7.5pt;color:#555">Si vous louez votre bien, seules les charges définitives figurant au décompte annuel permettent la régularisation avec votre locataire. Les copropriétaires ayant opté pour le prélèvement automatique n’ont aucun règlement à effectuer. Conservez cet appel : il ne sera pas adressé de duplicata sans frais. Neovia Immobilier Nord – SAS au capital de 800 000 € – RCS Lille Métropole 900 221 873 – CPI 5906 2019 000 000 402 – membre d’un réseau national de 140 agences.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('neovia', 'Neovia Immobilier Nord'),
      building: 'LE CLOS DES FILATURES',
      building_address: '118 rue des Peignerons, 59100 ROUBAIX',
      rnc: 'AB2774961',
      owner: 'SCI BEFFROI 59',
      account: '0874/SCIB/47',
      lots: ['47', '88'],
      base: 10000,
      iban: FILATURES.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: roubaixTotal,
      courantes: roubaixCourantes,
      fonds_travaux: both(LOTS_47_88.fund),
      travaux: both(LOTS_47_88.boiler),
      solde_anterieur: -IN_CREDIT,
      to_pay: roubaixTotal - IN_CREDIT,
    },
    absent: ['avances', 'recoverable', 'charges_reelles', 'balance'],
  },
);

export const APPELS_NATIONAUX = [quarterly, byLots];
