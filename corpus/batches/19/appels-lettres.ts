// Calls as letters: one person with a word processor, and a second notice to heirs who are late.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, plain, spaced, sum, table } from '../../writing.ts';
import { share } from './outils.ts';

type Call = readonly [label: string, whole: number, base: number, mine: number];
const PANNECAU: readonly Call[] = [
  ['Charges communes', 186400, 1000, 118],
  ['Escalier et ménage', 42500, 640, 118],
  ['Eau (provision)', 60000, 1000, 118],
];
const pannecau = PANNECAU.map(([, whole, base, mine]) => share(whole, mine, base));
const pannecauTotal = sum(pannecau);
const word = paperOf(
  'appel-traitement-texte-bayonne',
  `font: 12pt/1.5 'Nimbus Roman', serif; padding: 22mm 25mm; p { text-align: justify } td { padding: .5mm 1mm } td:last-child { text-align: right }`,
  [
    `<p style="text-align:center"><b>Maïté LASSALLE-ETCHEGARAY</b><br><i>Syndic professionnel de copropriété</i><br>3 quai Galuperie – 64100 BAYONNE – 05 59 00 63 12<br><small>EI – SIRET 900 000 644 00013 – carte CPI 6401 2019 000 000 077 (CCI Bayonne Pays Basque)</small></p>
    <p style="margin:6mm 0 6mm 85mm">Madame Veuve Arnaud IRIGOYEN<br>née Marie-Jeanne DUHALDE<br>Maison Etxe Xuria<br>64250 CAMBO-LES-BAINS</p>
    <p>Bayonne, le 25 mars 2026</p><p><u>Immeuble</u> : 11 rue Pannecau à Bayonne<br><u>Lot</u> : n° 7 (appartement 2e étage, 118/1000èmes)</p>
    <p><b><u>Objet : appel de provision du deuxième trimestre 2026</u></b></p>
    <p>Chère Madame,</p><p>Conformément au budget voté par l’assemblée générale du 9 décembre 2025, je vous prie de bien vouloir m’adresser votre provision pour la période du 1er avril au 30 juin 2026, qui s’établit de la manière suivante :</p>
    ${table(
      [],
      [
        ...PANNECAU.map(([label, whole, base, mine], index) => [
          `- ${label} : ${spaced(whole)} € x ${mine}/${base}`,
          `${spaced(pannecau[index] ?? 0)} €`,
        ]),
        ['<b>Soit un total exigible au 1er avril 2026 de</b>', `<b>${spaced(pannecauTotal)} €</b>`],
      ],
    )}
    <p style="margin-top:4mm">Vous voudrez bien libeller votre chèque à l’ordre du syndicat des copropriétaires du 11 rue Pannecau. Le fonds de travaux ALUR vous sera appelé en une fois avec la provision d’octobre.</p>
    <p>Je vous prie d’agréer, Chère Madame, l’expression de mes sentiments les meilleurs.</p><p style="text-align:right">M. Lassalle-Etchegaray</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Maïté LASSALLE-ETCHEGARAY',
      building_address: either('11 rue Pannecau, Bayonne', '11 rue Pannecau'),
      owner: either(
        'Madame Veuve Arnaud IRIGOYEN née Marie-Jeanne DUHALDE',
        'Madame Veuve Arnaud IRIGOYEN',
      ),
      lots: ['7'],
      tantiemes: 118,
      base: 1000,
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      total: pannecauTotal,
      courantes: pannecauTotal,
      to_pay: pannecauTotal,
    },
    absent: ['rnc', 'iban', 'fonds_travaux', 'travaux', 'solde_anterieur', 'meeting_on'],
  },
);

const LIMOGES = accountOf('19-limoges');
const lateCurrent = share(1486000, 87, 1200) + share(214000, 11, 240);
const lateFund = share(74300, 87, 1200);
const lateCalled = lateCurrent + lateFund;
const ARREARS = 96488;
const FEES = 4800;
const late = paperOf(
  'appel-rappel-retard-limoges',
  `font: 9pt 'DejaVu Sans Condensed', sans-serif; padding: 13mm; .r { color: #b00020; border: .6mm solid #b00020; padding: 2mm; text-align: center; font-size: 11pt; margin: 4mm 0 } .g td, .g th { border: .2mm solid #777; padding: .8mm 1.5mm } .g td:nth-child(n+2) { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:13pt">CABINET ROUFFIAC, BEYRAND & ASSOCIÉS</b><br>Administrateurs de biens depuis 1931<br>22 boulevard Louis Blanc – BP 90117 – 87000 LIMOGES CEDEX</td><td style="text-align:right">Limoges, le ${brief('2026-04-24')}<br>Dossier L0087/0041<br>LR + AR n° 1A 204 771 0033 5</td></tr></table>
    <p style="margin:7mm 0 5mm 104mm">SUCCESSION CHAMPEYMOND ROGER<br>CHEZ ME FAUGERAS, NOTAIRE<br>2 PLACE DENIS DUSSOUBS<br>87000 LIMOGES</p>
    <div class="r">2E AVIS – APPEL DE PROVISIONS DU 2E TRIMESTRE 2026 ET RAPPEL DES SOMMES IMPAYÉES</div>
    <p>Copropriété LE CLOS DES ÉMAILLEURS, 17 et 17 bis rue Montmailler, 87000 LIMOGES – RNC AB7730416<br>Lots 14 et 62 – Tant. généraux 87 / 1200 – Cpte 45014</p>
    <p>Période : 01/04/26 au 30/06/26. Les provisions étaient exigibles le 01/04/26 ; à ce jour nous n’avons pas enregistré votre règlement.</p>
    ${table(
      ['Libellé', 'Base répartie', 'Tant.', 'Mt dû'],
      [
        [
          'Prov. charges communes générales 2T26',
          plain(1486000),
          '87/1200',
          plain(share(1486000, 87, 1200)),
        ],
        ['Prov. ascenseur 2T26', plain(214000), '11/240', plain(share(214000, 11, 240))],
        ['Cotis. fonds de travaux art. 14-2-1', plain(74300), '87/1200', plain(lateFund)],
        `<tr style="font-weight:bold"><td>Total de l’appel 2T26</td><td></td><td></td><td>${plain(lateCalled)}</td></tr>`,
        ['Solde débiteur reporté au 31/03/26', '', '', plain(ARREARS)],
        ['Frais de mise en demeure (art. 10-1 loi du 10/07/1965) du 24/04/26', '', '', plain(FEES)],
        `<tr style="font-weight:bold"><td>TOTAL À PAYER SOUS 30 JOURS</td><td></td><td></td><td>${plain(lateCalled + ARREARS + FEES)} EUR</td></tr>`,
      ],
      'g',
    )}
    <p style="margin-top:4mm">À défaut, et en application de l’article 19-2 de la loi n° 65-557, les provisions non encore échues de l’exercice deviendront immédiatement exigibles après mise en demeure restée infructueuse pendant plus de trente jours.</p>
    <p>Coordonnées bancaires du syndicat : ${LIMOGES.spaced}</p><p style="text-align:right">Le service contentieux, L. Puyraud</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET ROUFFIAC, BEYRAND & ASSOCIÉS',
      building: 'LE CLOS DES ÉMAILLEURS',
      building_address: '17 et 17 bis rue Montmailler, 87000 LIMOGES',
      rnc: 'AB7730416',
      owner: either(
        'SUCCESSION CHAMPEYMOND ROGER',
        'SUCCESSION CHAMPEYMOND ROGER CHEZ ME FAUGERAS',
      ),
      lots: ['14', '62'],
      tantiemes: 87,
      base: 1200,
      account: '45014',
      iban: LIMOGES.iban,
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      total: lateCalled,
      courantes: lateCurrent,
      fonds_travaux: lateFund,
      solde_anterieur: ARREARS,
      to_pay: lateCalled + ARREARS + FEES,
    },
    absent: ['travaux', 'avances', 'recoverable', 'meeting_on'],
  },
);

export const APPELS_LETTRES = [word, late];
