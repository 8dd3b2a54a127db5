// Calls that are not a network's routine: a resort's works alone, a neighbour who is the syndic, a matrix of keys.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, pointed, slashed, spaced, sum, table, thin } from '../../writing.ts';

const CIMES = accountOf('cimes-vars-travaux');
const BOILER = [
  ['Marché chaufferie bois – lot 1 (Chaleur des Écrins)', 6240000],
  ['Génie civil du silo – lot 2 (Bâti Durance)', 1415000],
  ['Maîtrise d’œuvre (bureau Thermalp)', 486000],
  ['Honoraires du syndic, 1,8 % HT du marché, TVA comprise', 159000],
] as const;
const parts = BOILER.map(([, whole]) => Math.round((whole * 1284) / 100000));
const boilerTotal = sum(parts);
const works = paperOf(
  'appel-vars-chaufferie',
  `font: 9.8pt/1.4 'URW Gothic', sans-serif; padding: 13mm 17mm; .band { background: #14532d; color: #fff; padding: 4mm 5mm; display: flex; justify-content: space-between } h1 { font-size: 15pt; margin: 7mm 0 2mm } .g td, .g th { border-bottom: .2mm solid #9db8a6 } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right; white-space: nowrap } .box { border: .5mm solid #14532d; padding: 3mm 4mm; margin: 5mm 0; display: flex; justify-content: space-between; font-size: 13pt } .s { font-size: 8pt }`,
  [
    `<div class="band"><b style="font-size:14pt">ALPES SYNDIC STATIONS</b><span>Immeuble Le Névé, cours Fontanarosa, 05560 VARS<br>04 92 00 33 71 – carte CPI 0501 2022 000 000 009</span></div>
    <p style="margin:9mm 0 9mm 92mm">SCI TROIS FLOCONS<br>M. Luc DESMEDT, gérant<br>48 avenue de la Libération<br>13700 MARIGNANE</p>
    <h1>Appel de fonds travaux n° 3 / 5</h1><p>Copropriété LE BALCON DES CIMES – Front de neige, route des Pistes, 05560 VARS – immatriculée AE1560338<br>Lots n° 207 (studio cabine), 391 (casier à skis), 455 (parking couvert) – 1 284 / 100 000 tantièmes généraux</p>
    <p>L’assemblée générale du ${inFull('2026-02-21')} a décidé, en sa 11e résolution, le remplacement de la chaufferie fioul par une chaufferie bois avec appoint. Le coût voté, 415 000 € TTC, est appelé en cinq fractions de 20 %. Nous vous adressons la troisième.</p>
    ${table(
      ['Opération « Chaufferie 2026 » – fraction 3/5', 'Montant appelé', 'Votre quote-part'],
      [
        ...BOILER.map(([label, whole], index) => [
          label,
          `${spaced(whole)} €`,
          `${spaced(parts[index] ?? 0)} €`,
        ]),
        [
          '<b>TOTAL</b>',
          `${spaced(sum(BOILER.map(([, whole]) => whole)))} €`,
          `<b>${spaced(boilerTotal)} €</b>`,
        ],
      ],
      'g',
    )}
    <div class="box"><span>À payer au ${slashed('2026-12-01')}</span><b>${spaced(boilerTotal)} €</b></div>
    <p>Échéancier de l’opération : fraction 1 au 01/06/2026, fraction 2 au 01/09/2026, fraction 3 au 01/12/2026, fraction 4 au 01/03/2027, fraction 5 au 01/06/2027.</p>
    <p>Ces fonds sont versés sur le compte travaux séparé du syndicat, ouvert à la Banque des Cols Exemple :<br>IBAN ${CIMES.spaced} – libellé à indiquer : CHAUFF26 / 0207.</p>
    <p>Les copropriétaires ayant adhéré à l’emprunt collectif (article 26-4 de la loi du 10 juillet 1965) ne sont pas concernés par cet appel et recevront un tableau d’amortissement. La position de votre compte de charges courantes fait l’objet d’un relevé distinct.</p>
    <p>En cas de mutation, la provision est due par celui, vendeur ou acquéreur, qui est copropriétaire au moment de l’exigibilité (article 6-2 du décret du 17 mars 1967).</p>
    <p class="s">Vars, le ${inFull('2026-11-05')}. La comptabilité, Mme Faure-Brac. Conformément au règlement (UE) 2016/679, vos données sont traitées pour la seule gestion du syndicat.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ALPES SYNDIC STATIONS',
      building: 'LE BALCON DES CIMES',
      building_address: either(
        'Front de neige, route des Pistes, 05560 VARS',
        'route des Pistes, 05560 VARS',
      ),
      rnc: 'AE1560338',
      owner: either('SCI TROIS FLOCONS', 'SCI TROIS FLOCONS M. Luc DESMEDT, gérant'),
      lots: ['207', '391', '455'],
      tantiemes: 1284,
      base: 100000,
      iban: CIMES.iban,
      due_on: '2026-12-01',
      total: boilerTotal,
      travaux: boilerTotal,
      to_pay: boilerTotal,
    },
    absent: [
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'recoverable',
      'period_from',
      'period_to',
    ],
  },
);

const LEGRAVEREND = accountOf('legraverend-rennes');
const neighbour = paperOf(
  'appel-rennes-courrier',
  `font: 11pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm; td { border: .2mm solid #000; padding: 1.2mm 2mm } td:last-child { text-align: right }`,
  [
    `<p><b>Syndicat des copropriétaires du 14 rue Legraverend</b><br>35000 RENNES<br>Syndic bénévole : Yann LE BRIS (3e étage)<br>syndic.legraverend@example.fr – 06 00 00 41 27</p>
    <p style="margin-left:90mm">Madame Solenn RIOU<br>14 rue Legraverend<br>35000 RENNES</p><p style="text-align:right">Rennes, le 18 décembre 2026</p>
    <p><b>Objet : appel de charges du premier trimestre 2027 – lots 3 et 9</b></p><p>Chère Solenn,</p>
    <p>Comme voté à l’assemblée du 12 septembre, le budget de l’année 2027 (du 1er janvier au 31 décembre) est de 9 600,00 €, appelé en quatre fois. Voici votre part pour le trimestre de janvier à mars, calculée sur vos 118 millièmes (appartement 115, cave 3) :</p>
    ${table(
      [],
      [
        ['Provision charges courantes : 9 600,00 / 4 × 118 / 1 000', '283,20 €'],
        ['Fonds de travaux (5 %) : 480,00 / 4 × 118 / 1 000', '14,16 €'],
        ['<b>Total du trimestre</b>', '<b>297,36 €</b>'],
        ['Reste dû sur le trimestre précédent (votre virement était de 280 €)', '12,05 €'],
        ['<b>Total à virer</b>', '<b>309,41 €</b>'],
      ],
    )}
    <p style="margin-top:5mm">Cette somme est exigible le 1er janvier 2027. Le compte de la copropriété, ouvert à la Caisse Armor Exemple, n’a pas changé : ${LEGRAVEREND.spaced}. Pensez à mettre « Riou T1 » dans le libellé, cela m’évite de chercher.</p>
    <p>Je rappelle que l’entreprise Bretagne Couverture passera le 14 janvier pour la gouttière côté cour et que l’assurance de l’immeuble a augmenté de 7 %, ce qui explique l’essentiel de la hausse. Les factures sont dans le classeur bleu du local vélos et sur le drive de la copropriété.</p><p>Bonnes fêtes à vous,</p><p style="margin-left:90mm">Yann LE BRIS<br>syndic non professionnel</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Yann LE BRIS',
      building: either('14 rue Legraverend', '14 rue Legraverend 35000 RENNES'),
      building_address: '14 rue Legraverend, 35000 RENNES',
      owner: 'Madame Solenn RIOU',
      lots: ['3', '9'],
      tantiemes: 118,
      base: 1000,
      iban: LEGRAVEREND.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: 29736,
      courantes: 28320,
      fonds_travaux: 1416,
      solde_anterieur: 1205,
      to_pay: 30941,
    },
    absent: ['rnc', 'travaux', 'avances', 'recoverable', 'account'],
  },
);

type Keyed = readonly [code: string, label: string, whole: number, base: number, ...number[]];
const LOTS_OF_KIEFFER: readonly Keyed[] = [
  ['A', 'Charges générales', 1180000, 1000, 61, 2, 5],
  ['B', 'Escalier et ascenseur', 264000, 800, 58, 2, 0],
  ['C', 'Chauffage urbain – part fixe', 552000, 920, 61, 0, 0],
  ['G', 'Garages', 31000, 60, 0, 0, 5],
];
const matrix = LOTS_OF_KIEFFER.map(([code, label, whole, base, ...held]) => ({
  cells: [code, label, thin(whole), base, ...held.map((one) => (one > 0 ? one : '–'))],
  due: Math.round((whole * sum(held)) / base),
  share: `${label} : ${sum(held)}/${base}`,
}));
const matrixCurrent = sum(matrix.map(({ due }) => due));
const KIEFFER = { fund: 6892, advance: 6800, before: 15725 };
const matrixTotal = matrixCurrent + KIEFFER.fund + KIEFFER.advance;
const keyed = paperOf(
  'appel-strasbourg-matrice',
  `font: 9.2pt 'DejaVu Sans Condensed', sans-serif; .g td, .g th { border: .2mm solid #8a3b2a; padding: 1.2mm 1.5mm } .g th { background: #f6e9e4; font-weight: bold; text-align: center } .g td:nth-child(n+3) { text-align: right } .a td { padding: .8mm 1.5mm } h1 { font: bold 15pt 'DejaVu Serif', serif; color: #8a3b2a } .f { position: absolute; bottom: 8mm; left: 15mm; right: 15mm; font-size: 6.8pt; border-top: .2mm solid #8a3b2a; padding-top: 1mm }`,
  [
    `<table class="a"><tr><td style="width:98mm"><b style="font-size:14pt;color:#8a3b2a">IMMO-RHIN SYNDIC</b><br>11 quai Rouget de Lisle, 67000 STRASBOURG<br>03 88 00 62 30 – syndic@immorhin.example.fr</td><td><br><br>Monsieur et Madame<br>KIEFFER Bernard<br>22 rue de Verdun<br>67000 STRASBOURG</td></tr></table>
    <h1>Appel de provisions – 1er semestre 2027</h1><p>Copropriété <b>L’ORANGERIE</b>, 22 rue de Verdun, 67000 STRASBOURG<br>Période appelée : ${pointed('2027-01-01')} au ${pointed('2027-06-30')} – Échéance : <b>${pointed('2027-01-15')}</b><br>Compte n° 450.0007 – vos lots : 7 (appartement), 31 (cave), 48 (garage)</p>
    ${table(
      [
        'Clé',
        'Nature des charges',
        'Provision copropriété €',
        'Total clé',
        'Lot 7',
        'Lot 31',
        'Lot 48',
        'À votre charge €',
      ],
      [
        ...matrix.map(({ cells, due }) => [...cells, thin(due)]),
        [
          '',
          '<b>Sous-total charges courantes</b>',
          '',
          '',
          '',
          '',
          '',
          `<b>${thin(matrixCurrent)}</b>`,
        ],
        ['A', 'Fonds de travaux (5 % du budget)', thin(101350), 1000, 61, 2, 5, thin(KIEFFER.fund)],
        [
          'A',
          'Avance de trésorerie – complément voté',
          thin(100000),
          1000,
          61,
          2,
          5,
          thin(KIEFFER.advance),
        ],
        ['', '<b>TOTAL DE L’APPEL</b>', '', '', '', '', '', `<b>${thin(matrixTotal)}</b>`],
      ],
      'g',
    )}
    <table class="a" style="width:110mm;margin:5mm 0 5mm auto"><tr><td>Report de votre compte au ${pointed('2026-12-11')} (débiteur)</td><td style="text-align:right">${thin(KIEFFER.before)} €</td></tr><tr><td><b>Net à payer au ${pointed('2027-01-15')}</b></td><td style="text-align:right"><b>${thin(matrixTotal + KIEFFER.before)} €</b></td></tr></table>
    <p>Vous êtes titulaire d’un ordre de virement permanent : merci de l’ajuster au nouveau montant. Les sommes dues portent intérêt au taux légal à compter de la mise en demeure (article 36 du décret du 17 mars 1967). Le complément d’avance décidé le 29 septembre 2026 est remboursable au départ du copropriétaire, à la différence de la cotisation au fonds de travaux.</p><p>Les compteurs de chaleur individuels sont relevés en mai ; la part variable du chauffage urbain est facturée avec le décompte annuel.</p>
    <div class="f">IMMO-RHIN SYNDIC SARL au capital de 38 000 € – Registre du commerce de Strasbourg B 900 000 702 – Carte professionnelle CPI 6702 2021 000 000 028 (CCI Alsace Eurométropole), transactions, gestion et syndic – Garantie SOCAF Exemple – Adhérent UNIS</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'IMMO-RHIN SYNDIC',
      building: 'L’ORANGERIE',
      building_address: '22 rue de Verdun, 67000 STRASBOURG',
      owner: 'Monsieur et Madame KIEFFER Bernard',
      lots: ['7', '31', '48'],
      tantiemes: 68,
      base: 1000,
      tantiemes_by_cle: either(
        matrix.map(({ share }) => share),
        [...matrix.map(({ share }) => share), 'Fonds de travaux (5 % du budget) : 68/1000'],
      ),
      account: either('450.0007', '4500007'),
      period_from: '2027-01-01',
      period_to: '2027-06-30',
      due_on: '2027-01-15',
      total: matrixTotal,
      courantes: matrixCurrent,
      fonds_travaux: KIEFFER.fund,
      avances: KIEFFER.advance,
      solde_anterieur: KIEFFER.before,
      to_pay: matrixTotal + KIEFFER.before,
    },
    absent: ['rnc', 'iban', 'travaux', 'recoverable'],
  },
);

export const APPELS_PONCTUELS = [works, neighbour, keyed];
