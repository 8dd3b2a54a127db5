// Calls for funds: one table per lot with a slip to cut, a notice in two columns, works alone.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dashed, plain, slashed, spaced, sum, table, thin } from '../../writing.ts';

const CHARMETTES = accountOf('charmettes');

type Row = readonly [
  key: string,
  label: string,
  whole: number,
  base: number,
  part: number,
  quote: number,
  let_: number,
];
const FLAT: readonly Row[] = [
  ['001', 'CHARGES GENERALES', 1825000, 10000, 241, 43983, 32987],
  ['004', 'ASCENSEUR BAT 2', 142000, 1000, 63, 8946, 7157],
  ['006', 'CHAUFFAGE COLLECTIF', 980000, 10000, 255, 24990, 24990],
];
const GARAGE: readonly Row[] = [
  ['001', 'CHARGES GENERALES', 1825000, 10000, 12, 2190, 1643],
  ['009', 'ENTRETIEN PARKINGS', 60000, 960, 10, 625, 625],
];
const quotes = (rows: readonly Row[]) => sum(rows.map((row) => row[5]));
const lets = (rows: readonly Row[]) => sum(rows.map((row) => row[6]));
const lotRows = (title: string, rows: readonly Row[]) => [
  `<tr class="lot"><td colspan="7">${title}</td></tr>`,
  ...rows.map(([key, label, whole, base, part, quote, let_]) => [
    key,
    label,
    plain(whole),
    base,
    part,
    plain(quote),
    plain(let_),
  ]),
  `<tr class="sub"><td></td><td>Total du lot</td><td></td><td></td><td></td><td>${plain(quotes(rows))}</td><td>${plain(lets(rows))}</td></tr>`,
];
const FUND = 2309;
const byLotTotal = quotes(FLAT) + quotes(GARAGE) + FUND;
const BEFORE = 4618;

const byLot = paperOf(
  'appel-par-lot',
  `font: 8.4pt 'Nimbus Sans Narrow', sans-serif; td, th { padding: .7mm 1.5mm } .g th { border-top: .4mm solid #000; border-bottom: .4mm solid #000 } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: right }
  .lot td { font-weight: bold; padding-top: 2.5mm; text-align: left !important } .sub td { border-top: .2mm solid #000; font-style: italic } .who { position: absolute; top: 50mm; left: 112mm; font-size: 10.5pt; line-height: 1.4 } .slip { position: absolute; bottom: 12mm; left: 15mm; right: 15mm; border-top: .3mm dashed #000; padding-top: 4mm }`,
  [
    `<table><tr><td style="width:90mm"><b style="font-size:15pt;letter-spacing:.8mm">RHONALPIM</b><br>SYNDIC – GERANCE – TRANSACTION<br>61 avenue Jean Colomb 69006 LYON<br>SAS au capital de 120 000 € – RCS LYON 900 000 314<br>Carte professionnelle CPI 6901 2020 000 000 431</td><td style="text-align:right">Document du ${slashed('2026-12-07')}<br>Folio 1<br>Service comptable : M. Pinçon, 04 78 00 41 52</td></tr></table>
    <div class="who">M. ET MME VERNAY OLIVIER<br>APPT 42 – BATIMENT 2<br>7 RUE DES CHARMETTES<br>69100 VILLEURBANNE</div>
    <div style="height:46mm;padding-top:6mm">Immeuble 0318<br><b>LE BELVEDERE DES CHARMETTES</b><br>7 ET 9 RUE DES CHARMETTES<br>69100 VILLEURBANNE<br>Immat. AA4827163<br>Copropriétaire 0318-0042</div>
    <p style="font-size:12pt;text-align:center;border:.4mm solid #000;padding:1.5mm"><b>APPEL DE CHARGES – 1ER TRIMESTRE 2027</b><br><span style="font-size:9pt">Provision exigible au ${slashed('2027-01-01')}, période du ${slashed('2027-01-01')} au ${slashed('2027-03-31')}</span></p>
    ${table(
      [
        'Clé',
        'Désignation',
        'Montant global',
        'Tant. immeuble',
        'Vos tant.',
        'Quote-part',
        'Dont locatif',
      ],
      [
        ...lotRows('LOT 0042 – APPARTEMENT T3, 2EME ETAGE', FLAT),
        ...lotRows('LOT 0187 – GARAGE, SOUS-SOL', GARAGE),
        `<tr class="lot"><td colspan="7">TOUS LOTS</td></tr>`,
        ['105', 'FONDS DE TRAVAUX ALUR', plain(91250), 10000, 253, plain(FUND), plain(0)],
      ],
      'g',
    )}
    <table style="margin-top:5mm;width:95mm;margin-left:auto"><tr><td>Total des provisions et cotisations</td><td style="text-align:right">${plain(byLotTotal)}</td></tr><tr><td>Solde antérieur débiteur au ${slashed('2026-12-07')}</td><td style="text-align:right">${plain(BEFORE)}</td></tr><tr style="font-weight:bold;font-size:10.5pt"><td>A REGLER</td><td style="text-align:right">${plain(byLotTotal + BEFORE)} EUR</td></tr></table>
    <p>Part récupérable auprès de votre locataire sur le présent appel : ${plain(lets(FLAT) + lets(GARAGE))}</p>
    <div class="slip"><table><tr><td style="width:100mm"><b>TALON A JOINDRE A VOTRE REGLEMENT</b><br>0318-0042 VERNAY – Appel 1T2027<br>Bénéficiaire : SDC LE BELVEDERE DES CHARMETTES<br>${CHARMETTES.spaced}</td><td style="text-align:right">Echéance ${slashed('2027-01-01')}<br><b>${plain(byLotTotal + BEFORE)} EUR</b></td></tr></table></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'RHONALPIM',
      building: 'LE BELVEDERE DES CHARMETTES',
      building_address: '7 ET 9 RUE DES CHARMETTES, 69100 VILLEURBANNE',
      rnc: 'AA4827163',
      owner: 'M. ET MME VERNAY OLIVIER',
      lots: ['42', '187'],
      tantiemes: 253,
      base: 10000,
      iban: CHARMETTES.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: byLotTotal,
      courantes: quotes(FLAT) + quotes(GARAGE),
      fonds_travaux: FUND,
      solde_anterieur: BEFORE,
      to_pay: byLotTotal + BEFORE,
      recoverable: lets(FLAT) + lets(GARAGE),
    },
    absent: ['travaux', 'avances', 'balance', 'charges_reelles'],
  },
);

const TERM = { general: 36218, lift: 4107, water: 11840, fund: 2608, advance: 5000 };
const termTotal = sum(Object.values(TERM));
const inFavour = 10233;
const money = (cents: number) => `${spaced(cents)}\u00a0€`;

const notice = paperOf(
  'appel-avis-echeance',
  `font: 9.6pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm; .cols { display: grid; grid-template-columns: 54mm 1fr; gap: 7mm } .side div { background: #f1ede4; padding: 3mm; margin-bottom: 3mm; font-size: 8.4pt } .side b { display: block; color: #9a5b13; text-transform: uppercase; font-size: 7.4pt }
  .main td { border-bottom: .2mm solid #d8cfbf } .main td:last-child { text-align: right; white-space: nowrap } .big { background: #9a5b13; color: #fff; padding: 3mm; display: flex; justify-content: space-between; font-size: 13pt; margin: 4mm 0 }`,
  [
    `<div class="cols"><div class="side"><p style="font: bold 17pt 'C059', serif; color:#9a5b13">Sud Copro<br>Conseil</p>
    <div><b>Votre copropriété</b>Les Terrasses de Garonne<br>44 allée des Tamaris<br>31300 TOULOUSE<br>Immatriculation<br>AE9013377</div>
    <div><b>Vos lots</b>n° 37 – T2 (A204)<br>n° 112 – stationnement<br>1 043 tantièmes sur 30 000</div>
    <div><b>Votre compte</b>SCC-0771-37</div><div><b>Nous joindre</b>Agence Rangueil<br>5 place des Micocouliers<br>31400 TOULOUSE<br>05 61 00 27 18<br>terrasses@sudcopro.example.fr</div>
    <div><b>Mode de règlement</b>Prélèvement sur<br>FR76 •••• •••• •••• •••• 481</div></div>
    <div class="main"><p style="margin:10mm 0 14mm 28mm;font-size:10.5pt">Mme Delphine CASTAGNÉ<br>Appartement A204<br>44 allée des Tamaris<br>31300 TOULOUSE</p>
    <h1 style="font-size:16pt;color:#9a5b13">Avis d’échéance</h1><p>Émis le ${dashed('2026-09-20')} – exercice du ${dashed('2026-07-01')} au ${dashed('2027-06-30')}<br>Deuxième acompte trimestriel : du ${dashed('2026-10-01')} au ${dashed('2026-12-31')}</p>
    ${table(
      [],
      [
        ['Provisions pour dépenses courantes', ''],
        ['• Parties communes générales (1 043/30 000)', money(TERM.general)],
        ['• Ascenseurs (58/2 000)', money(TERM.lift)],
        ['• Eau froide, acompte', money(TERM.water)],
        ['Cotisation au fonds de travaux (art. 14-2-1)', money(TERM.fund)],
        ['Complément d’avance de trésorerie voté le 22-06-2026', money(TERM.advance)],
        ['<b>Montant de l’échéance</b>', `<b>${money(termTotal)}</b>`],
        ['Solde de votre compte au 20-09-2026, en votre faveur', `– ${money(inFavour)}`],
      ],
    )}
    <div class="big"><span>Montant prélevé le 05-10-2026</span><b>${money(termTotal - inFavour)}</b></div>
    <p>Échéance exigible le ${dashed('2026-10-01')}. Aucune démarche n’est nécessaire : le montant ci-dessus sera prélevé automatiquement.</p><p style="font-size:8pt">Rappel : depuis le 1er octobre, l’accès au local à vélos se fait par badge. Badge supplémentaire : 25,00 €.</p></div></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Sud Copro Conseil',
      building: 'Les Terrasses de Garonne',
      building_address: '44 allée des Tamaris, 31300 TOULOUSE',
      rnc: 'AE9013377',
      owner: 'Mme Delphine CASTAGNÉ',
      lots: ['37', '112'],
      tantiemes: 1043,
      base: 30000,
      tantiemes_by_cle: ['Parties communes générales : 1043/30000', 'Ascenseurs : 58/2000'],
      account: 'SCC-0771-37',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: termTotal,
      courantes: TERM.general + TERM.lift + TERM.water,
      fonds_travaux: TERM.fund,
      avances: TERM.advance,
      solde_anterieur: -inFavour,
      to_pay: termTotal - inFavour,
    },
    absent: ['iban', 'travaux', 'recoverable', 'charges_reelles'],
  },
);

const PARTS = { works: 95104, fee: 1902, cover: 4864 };
const worksTotal = sum(Object.values(PARTS));
const works = paperOf(
  'appel-travaux-seuls',
  `font: 10.5pt/1.45 'C059', serif; padding: 20mm; td, th { border: .25mm solid #222; padding: 1.6mm 2mm } th { font-weight: bold; text-align: center } .n td:nth-child(n+2) { text-align: right }`,
  [
    `<table><tr><td style="border:0"><b>CABINET VANDAMME IMMOBILIER</b><br>Syndic de copropriété – FNAIM<br>17 rue du Molinel, 59800 LILLE</td><td style="border:0;text-align:right">Lille, le 28 octobre 2026</td></tr></table>
    <p style="margin:8mm 0 8mm 95mm">INDIVISION DELOBEL<br>c/o Mme Anne-Sophie DELOBEL<br>6 chaussée Brunehaut<br>62000 ARRAS</p>
    <p>Résidence JEAN BART – 30 rue de la Barre, 59800 LILLE – Lots 22 et 61 (512 / 20 000)</p>
    <h1 style="font-size:14pt;text-align:center">APPEL DE FONDS EXCEPTIONNEL N° 2 SUR 4</h1>
    <p>Ravalement des façades sur rue et sur cour, décidé par l’assemblée générale du 3 juin 2026 (14e résolution). Marché de l’entreprise Façades du Nord : 148 600,00 € TTC. Le présent appel représente 25 % de l’opération.</p>
    ${table(
      ['Nature', 'Somme appelée pour l’immeuble', 'Votre quote-part'],
      [
        ['Travaux de ravalement, 25 %', thin(3715000), thin(PARTS.works)],
        ['Honoraires du syndic sur travaux, 2 %', thin(74300), thin(PARTS.fee)],
        ['Assurance dommages-ouvrage', thin(190000), thin(PARTS.cover)],
        [
          '<b>Total du présent appel</b>',
          thin(3715000 + 74300 + 190000),
          `<b>${thin(worksTotal)} €</b>`,
        ],
      ],
      'n',
    )}
    <p style="margin-top:5mm">Cette somme est exigible le <b>15 novembre 2026</b>. Les appels suivants le seront les 15 février et 15 mai 2027. Le présent appel est indépendant de vos charges courantes, qui vous sont appelées séparément chaque trimestre ; la position de votre compte n’y est pas reprise.</p>
    <p>Les copropriétaires qui souhaitent bénéficier du prêt collectif voudront bien nous l’indiquer sous huitaine. Chèque à l’ordre de « SDC Résidence Jean Bart – compte travaux ».</p><p style="text-align:right">Pour le syndic, Hélène Vandamme</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET VANDAMME IMMOBILIER',
      building: 'Résidence JEAN BART',
      building_address: '30 rue de la Barre, 59800 LILLE',
      owner: either('INDIVISION DELOBEL', 'INDIVISION DELOBEL c/o Mme Anne-Sophie DELOBEL'),
      lots: ['22', '61'],
      tantiemes: 512,
      base: 20000,
      due_on: '2026-11-15',
      total: worksTotal,
      travaux: worksTotal,
      to_pay: worksTotal,
    },
    absent: [
      'rnc',
      'iban',
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_from',
      'period_to',
      'recoverable',
    ],
  },
);

export const APPELS_DE_FONDS = [byLot, notice, works];
