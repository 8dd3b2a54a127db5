// Calls for funds: a table per lot, and a volunteer's letter with values above their labels.
import { either, paperOf } from '../../paper.ts';
import { english, plain, sum, table } from '../../writing.ts';
import { foot, type Key, quote } from './outils.ts';

const FLAT: readonly Key[] = [
  ['CG', 'Charges communes gén.', 2240000, 100000, 1312, 0],
  ['BB', 'Charges bât. B', 318000, 24100, 1312, 0],
  ['EC', 'Eau chaude (acompte)', 402000, 61200, 1190, 0],
];
const PARK: readonly Key[] = [
  ['CG', 'Charges communes gén.', 2240000, 100000, 74, 0],
  ['PK', 'Parking s/sol -2', 96000, 4400, 40, 0],
];
const FUNDS: readonly Key[] = [
  ['FT', 'Cotis. fonds travaux', 112000, 100000, 1312, 0],
  ['FT', 'Cotis. fonds travaux', 112000, 100000, 74, 0],
];
const lotTotal = (lines: readonly Key[], fund: Key | undefined) =>
  sum(lines.map(quote)) + (fund ? quote(fund) : 0);
const lotTable = (title: string, lines: readonly Key[], fund: Key | undefined) =>
  `<div class="lot"><b>${title}</b>${table(
    ['', 'Libellé', 'Dép. EUR', 'Qp', 'Montant EUR'],
    [
      ...[...lines, ...(fund ? [fund] : [])].map((key) => [
        key[0],
        key[1],
        english(key[2]),
        `${key[4]}/${key[3]}`,
        english(quote(key)),
      ]),
      ['', `<i>S/total lot</i>`, '', '', `<i>${english(lotTotal(lines, fund))}</i>`],
    ],
  )}</div>`;
const bothRun = sum([...FLAT, ...PARK].map(quote));
const bothFund = sum(FUNDS.map(quote));
const lots = paperOf(
  'appel-un-tableau-par-lot-creteil',
  `font: 8.6pt 'DejaVu Sans', sans-serif; padding: 12mm; .lot { border: .3mm solid #2a5d84; border-radius: 2mm; padding: 2mm; margin-bottom: 4mm } td:nth-child(n+3), th:nth-child(n+3) { text-align: right } th { color: #2a5d84; font-size: 7.5pt } .p { background: #2a5d84; color: #fff; padding: 3mm; display: flex; justify-content: space-between; font-size: 10pt }`,
  [
    `<table><tr><td style="width:55%"><b style="font-size:13pt;color:#2a5d84">LOGIVAL Créteil</b><br>Syndic – Gérance – Transaction<br>5 esplanade des Abymes, 94000 CRETEIL</td><td style="text-align:left">Indivision LOPES DA CRUZ / MOREIRA<br>Mme Maria da Conceição LOPES DA CRUZ<br>14 allée Parmentier<br>94000 CRETEIL</td></tr></table>
    <p style="margin-top:6mm">Résidence <b>Les Allées du Mont-Mesly</b> – 14 à 22 allée Parmentier – 94000 CRETEIL – immatriculation AC0440981</p>
    <p>Appel n° 4/2026 émis le 16-09-2026 pour la période 01-10-2026 / 31-12-2026 – à payer le 01-10-2026</p>
    ${lotTable('LOT 212 – Appartement F4 – Bât. B esc. 3 – 5e ét. D', FLAT, FUNDS[0])}
    ${lotTable('LOT 377 – Emplacement de parking', PARK, FUNDS[1])}
    ${table(
      [],
      [
        ['Récapitulatif', 'Provisions s/ budget', english(bothRun)],
        ['', 'Fonds travaux', english(bothFund)],
        ['', 'TOTAL APPEL (lots 212 + 377)', english(bothRun + bothFund)],
        ['', 'Report de solde au 16-09-2026', english(0)],
      ],
    )}
    <div class="p" style="margin-top:4mm"><span>A PAYER AVANT LE 01-10-2026</span><b>${english(bothRun + bothFund)} EUR</b></div>
    <p style="margin-top:4mm;font-size:7.5pt">Ce montant sera prélevé le 05-10-2026 conformément à votre mandat SEPA (RUM LGV-0981-212). Conseil du mois : purgez vos radiateurs avant la mise en chauffe ! Tous les décrets sur notre blog.</p>
    ${foot('LOGIVAL – SNC au capital de 10 000 € – 900 218 640 RCS Créteil – garantie financière 2 500 000 € Banque Exemple – n° TVA FR 00 900218640')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('LOGIVAL Créteil', 'LOGIVAL'),
      building: 'Les Allées du Mont-Mesly',
      building_address: '14 à 22 allée Parmentier, 94000 CRETEIL',
      rnc: 'AC0440981',
      owner: either(
        'Indivision LOPES DA CRUZ / MOREIRA',
        'Indivision LOPES DA CRUZ / MOREIRA, Mme Maria da Conceição LOPES DA CRUZ',
        'Mme Maria da Conceição LOPES DA CRUZ',
      ),
      lots: ['212', '377'],
      tantiemes: either(1386, 1312),
      base: 100000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: bothRun + bothFund,
      courantes: bothRun,
      fonds_travaux: bothFund,
      solde_anterieur: 0,
      to_pay: bothRun + bothFund,
    },
    absent: ['iban', 'travaux', 'avances', 'recoverable'],
  },
);

const HALF = [
  ['Entretien, électricité, eau', 61200],
  ['Assurance de l’immeuble', 23840],
  ['Ramonage et petits travaux', 9600],
] as const;
const halfRun = sum(HALF.map((one) => one[1]));
const home = paperOf(
  'appel-benevole-semestre-annecy',
  `font: 12pt/1.5 'Carlito', sans-serif; padding: 24mm 24mm; td:nth-child(2) { text-align: right } .v { display: grid; grid-template-columns: 1fr 1fr 1fr; text-align: center; margin: 6mm 0 } .v b { font-size: 15pt; display: block } .v small { color: #555 }`,
  [
    `<p>Copropriété du 11, faubourg des Annonciades<br>74000 Annecy</p><p>Syndic bénévole : Mme Hélène BURNET-MERLIN (06 00 00 00 74)</p><p style="text-align:right">Annecy, le 20 décembre 2026</p><p style="text-align:right">À M. Piotr WOJCIECHOWSKI, lot 3</p><p>Cher copropriétaire,</p><p>Voici l’appel de provisions pour le premier semestre 2027 (1er janvier au 30 juin), d’après le budget que nous avons voté le 14 novembre. Votre part est de 145 millièmes (145/1000).</p>
    ${table([], [...HALF.map(([label, cents]) => [label, `${plain(cents)} €`]), ['Réserve travaux (fonds obligatoire)', `${plain(4732)} €`], ['Avance de trésorerie, à constituer une fois', `${plain(14500)} €`]])}
    <div class="v"><div><b>${plain(halfRun + 4732 + 14500)} €</b><small>total de l’appel</small></div><div><b>0,00 €</b><small>ancien solde</small></div><div><b>10/01/2027</b><small>date limite</small></div></div>
    <p>Merci de faire un virement sur le compte de la copropriété (vous avez les coordonnées) ou de déposer un chèque dans ma boîte. Pensez aussi à dégager la neige devant votre garage, c’est chacun son tour !</p><p>Bien à vous,<br>Hélène</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Mme Hélène BURNET-MERLIN',
      building_address: '11, faubourg des Annonciades, 74000 Annecy',
      owner: 'M. Piotr WOJCIECHOWSKI',
      lots: ['3'],
      tantiemes: 145,
      base: 1000,
      period_from: '2027-01-01',
      period_to: '2027-06-30',
      due_on: '2027-01-10',
      total: halfRun + 4732 + 14500,
      courantes: halfRun,
      fonds_travaux: 4732,
      avances: 14500,
      solde_anterieur: 0,
    },
    absent: ['rnc', 'iban', 'travaux', 'recoverable', 'meeting_on'],
  },
);

export const APPELS_PAR_LOT = [lots, home];
