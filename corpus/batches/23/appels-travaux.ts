// Calls for works, and the spreadsheet of a syndic who is one of the owners.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { english, inFull, slashed, spaced, sum, table } from '../../writing.ts';
import { foot, shareOf } from './outils.ts';

const VILAINE = accountOf('23-vilaine');
const WORKS = { front: 6815000, cover: 170375, fee: 136300, safety: 81780 };
const PART = 226;
const vilaine = (cents: number) => shareOf(cents, PART, 10000);
const vilaineTotal = sum(Object.values(WORKS).map((cents) => vilaine(cents)));

const rennes = paperOf(
  'appel-ravalement-rennes',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; .w th { border-top: .4mm solid #000; border-bottom: .4mm solid #000; font-size: 8pt } .w td:nth-child(n+2), .w th:nth-child(n+2) { text-align: right } .box { border: .3mm solid #555; padding: 2.5mm; font-size: 8.2pt }`,
  [
    `<div style="display:grid;grid-template-columns:1fr 78mm;gap:8mm"><div><b style="font-size:14pt;letter-spacing:.5mm">O.R.I. GESTION</b><br>Office Rennais Immobilier<br>27 quai Lamennais – CS 10418<br>35004 RENNES CEDEX<br>Tél. : 02 99 00 63 27 – Fax : 02 99 00 63 28</div><div class="box">Dossier suivi par : Gaëlle LE MOAL<br>Mail : g.lemoal@ori-gestion.example.fr<br>Code immeuble : 2041 – Code client : 2041C019<br>Code d’accès internet : 884211</div></div>
    <p style="margin:8mm 0 8mm 102mm;font-size:10pt">SCI KER AVEL<br>A l’attention de M. Ronan TRÉMEUR, gérant<br>4 venelle du Four<br>35400 SAINT-MALO</p>
    <p>Rennes, le ${inFull('2026-10-05')}</p>
    <h1 style="font-size:12.5pt;border-bottom:.5mm solid #000">APPEL DE FONDS TRAVAUX – RAVALEMENT FAÇADES NORD ET OUEST</h1>
    <p>Syndicat des copropriétaires <b>LES HAUTS DE BRÉQUIGNY</b> – 10 square de la Mettrie, 35200 RENNES – immatriculé AD7718025</p>
    <p>Lots 19 et 73 – 226 tantièmes sur 10 000. Décision de l’assemblée générale du 16/06/2026, résolution n° 14. Échéancier voté : 30 % au 01/11/2026, 40 % au 01/02/2027, 30 % au 01/05/2027. <b>Appel n° 1 sur 3 – exigible le 01/11/2026.</b></p>
    ${table(
      [
        'Nature de la dépense',
        'Montant voté TTC',
        'Mt appelé (30 %)',
        'Tant. / Base',
        'Votre part',
      ],
      [
        [
          'Marché entreprise Armor Façades',
          spaced(22716667),
          spaced(WORKS.front),
          '226 / 10 000',
          spaced(vilaine(WORKS.front)),
        ],
        [
          'Assurance dommages-ouvrage',
          spaced(567917),
          spaced(WORKS.cover),
          '226 / 10 000',
          spaced(vilaine(WORKS.cover)),
        ],
        [
          'Honoraires syndic sur travaux',
          spaced(454333),
          spaced(WORKS.fee),
          '226 / 10 000',
          spaced(vilaine(WORKS.fee)),
        ],
        [
          'Coordonnateur SPS',
          spaced(272600),
          spaced(WORKS.safety),
          '226 / 10 000',
          spaced(vilaine(WORKS.safety)),
        ],
        `<tr style="font-weight:bold;border-top:.4mm solid #000"><td>TOTAL</td><td>${spaced(22716667 + 567917 + 454333 + 272600)}</td><td>${spaced(sum(Object.values(WORKS)))}</td><td></td><td>${spaced(vilaineTotal)}</td></tr>`,
      ],
      'w',
    )}
    <p style="text-align:right;font-size:12pt;margin-top:4mm"><b>À RÉGLER AU 01/11/2026 : ${spaced(vilaineTotal)} €</b></p>
    <p>Cet appel ne tient pas compte du solde de votre compte de charges courantes. La TVA applicable aux travaux est de 10 %. Conservez ce document : il vous sera utile pour votre déclaration de revenus fonciers.</p>
    <p>Vous pouvez régler par virement sur le compte du syndicat : ${VILAINE.spaced} (BIC : BRTGFRPP350), par chèque à l’ordre du « SDC LES HAUTS DE BRÉQUIGNY » ou par carte sur votre extranet.</p>
    <div style="margin-top:10mm;border-top:.3mm dashed #000;padding-top:3mm"><b>COUPON À JOINDRE AU RÈGLEMENT</b> – SCI KER AVEL – 2041C019 – Ravalement 1/3 – ${spaced(vilaineTotal)} € – échéance ${slashed('2026-11-01')}</div>
    ${foot('OFFICE RENNAIS IMMOBILIER – O.R.I. GESTION – SAS au capital de 60 980 € – RCS RENNES 900 000 204 – CPI n° 3501 2018 000 027 114 – Garantie financière de 1 850 000 € par Caution Ouest Exemple – RCP Mutuelle Exemple n° 120 137 405')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'O.R.I. GESTION',
        'O.R.I. GESTION Office Rennais Immobilier',
        'Office Rennais Immobilier',
        'OFFICE RENNAIS IMMOBILIER – O.R.I. GESTION',
      ),
      building: 'LES HAUTS DE BRÉQUIGNY',
      building_address: '10 square de la Mettrie, 35200 RENNES',
      rnc: 'AD7718025',
      owner: 'SCI KER AVEL',
      lots: ['19', '73'],
      tantiemes: 226,
      base: 10000,
      iban: VILAINE.iban,
      due_on: '2026-11-01',
      total: vilaineTotal,
      travaux: vilaineTotal,
      to_pay: vilaineTotal,
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

const OWNERS: readonly (readonly [name: string, lots: string, part: number])[] = [
  ['DELATTRE Simone', '1 et 6', 262],
  ['M. et Mme FOURDRINIER', '2 et 7', 248],
  ['KOWALCZYK Piotr', '3 et 8', 251],
  ['Mme HERBET (moi)', '4, 5 et 9', 239],
];
const SPENT = { cover: 41250, light: 9600, roof: 12000, cash: 5000 };
const spent = sum([SPENT.cover, SPENT.light, SPENT.roof]);
const fund = SPENT.cash;
const piotr = { current: shareOf(spent, 251, 1000), fund: shareOf(fund, 251, 1000) };

const amiens = paperOf(
  'appel-tableur-benevole-amiens',
  `font: 10pt 'Carlito', sans-serif; padding: 16mm; .x td, .x th { border: .2mm solid #a6a6a6; padding: .7mm 1.5mm } .x th { background: #d9e2f3; font-weight: bold } .x td:nth-child(n+3) { text-align: right } .y td:first-child { background: #fff2cc }`,
  [
    `<p><b>COPROPRIETE 7 RUE DES CORROYERS – 80000 AMIENS</b><br>Syndic bénévole : Mme Christiane HERBET, rez-de-chaussée gauche – 03 22 00 47 81 – c.herbet@example.fr</p>
    <p style="font-size:13pt;background:#d9e2f3;padding:1mm 2mm"><b>Appel de charges 2ème semestre 2026</b></p>
    <p>Pour : <b>Monsieur KOWALCZYK Piotr</b> – lots 3 et 8 – 251 millièmes<br>Période : 01/07/2026 – 31/12/2026 – à payer pour le 15/07/2026 – fait le 28/06/2026</p>
    ${table(
      ['Dépense prévue', 'Remarque', 'Total', 'Votre part (251/1000)'],
      [
        ['Assurance immeuble', 'échéance du 01/09', english(SPENT.cover), ''],
        ['Electricité escalier', '', english(SPENT.light), ''],
        ['Nettoyage gouttières', 'comme l’an dernier', english(SPENT.roof), ''],
        [
          '<b>Charges courantes</b>',
          '',
          `<b>${english(spent)}</b>`,
          `<b>${english(piotr.current)}</b>`,
        ],
        ['Fonds travaux obligatoire', '5 % arrondi', english(fund), english(piotr.fund)],
        [
          '<b>TOTAL A PAYER</b>',
          '',
          `<b>${english(spent + fund)}</b>`,
          `<b>${english(piotr.current + piotr.fund)}</b>`,
        ],
      ],
      'x',
    )}
    <p style="margin-top:6mm">Pour info la répartition de tout le monde :</p>
    ${table(
      ['Copropriétaire', 'Lots', 'Millièmes', 'Charges', 'Fonds', 'Total'],
      [
        ...OWNERS.map(([name, lots, part]) => [
          name,
          lots,
          part,
          english(shareOf(spent, part, 1000)),
          english(shareOf(fund, part, 1000)),
          english(shareOf(spent, part, 1000) + shareOf(fund, part, 1000)),
        ]),
        [
          'TOTAL',
          '',
          1000,
          english(sum(OWNERS.map(([, , part]) => shareOf(spent, part, 1000)))),
          english(sum(OWNERS.map(([, , part]) => shareOf(fund, part, 1000)))),
          english(spent + fund),
        ],
      ],
      'x y',
    )}
    <p style="margin-top:6mm">Chèque à l’ordre de « Copropriété 7 rue des Corroyers » dans ma boîte aux lettres, ou virement (le RIB n’a pas changé). Merci à M. FOURDRINIER pour le remplacement de l’ampoule du 2ème !</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Mme Christiane HERBET', 'Christiane HERBET'),
      building_address: '7 RUE DES CORROYERS, 80000 AMIENS',
      owner: 'Monsieur KOWALCZYK Piotr',
      lots: ['3', '8'],
      tantiemes: 251,
      base: 1000,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: '2026-07-15',
      total: piotr.current + piotr.fund,
      courantes: piotr.current,
      fonds_travaux: piotr.fund,
      to_pay: piotr.current + piotr.fund,
    },
    absent: ['rnc', 'iban', 'travaux', 'solde_anterieur', 'recoverable', 'avances'],
  },
);

export const APPELS_TRAVAUX = [rennes, amiens];
