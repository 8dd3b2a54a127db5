// Accounts in very small print: a lying call with a matrix of lots, a long statement, a settlement by nature.
import { either, type Paper, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, dotted, slashed, spaced, sum, table } from '../../writing.ts';

const share = (whole: number, part: number, base: number) => Math.round((whole * part) / base);

const POINT = accountOf('point-du-jour-boulogne');
const LOTS = ['212', '213', '901'] as const;
type Key = readonly [label: string, whole: number, base: number, a: number, b: number, c: number];
const KEYS: readonly Key[] = [
  ['Charges communes générales', 14420000, 100000, 640, 512, 44],
  ['Bâtiment 5 – tour', 3180000, 24800, 640, 512, 0],
  ['Escalier 5B', 402000, 9120, 640, 512, 0],
  ['Ascenseurs 5B', 288000, 4000, 51, 41, 0],
  ['Chauffage sol', 8840000, 98000, 655, 520, 0],
  ['Parc de stationnement', 912000, 14400, 0, 0, 20],
];
const quote = (key: Key, at: 3 | 4 | 5) => share(key[1], key[at], key[2]);
const lotTotal = (at: 3 | 4 | 5) => sum(KEYS.map((key) => quote(key, at)));
const current = lotTotal(3) + lotTotal(4) + lotTotal(5);
const fund = share(721000, 1196, 100000);
const works = share(4600000, 1196, 100000);
const total = current + fund + works;
const before = -24118;
const cell = (key: Key, at: 3 | 4 | 5) => (key[at] ? `${key[at]}` : '');
const amount = (key: Key, at: 3 | 4 | 5) => (key[at] ? spaced(quote(key, at)) : '');

const matrix: Paper = {
  ...paperOf(
    'appel-matrice-boulogne',
    `font: 7.2pt/1.25 'Nimbus Sans Narrow', sans-serif; padding: 8mm 10mm; td, th { padding: .5mm 1mm } .m td, .m th { border: .15mm solid #333; text-align: right } .m td:first-child, .m th:first-child { text-align: left } .m th { background: #e4e4e4 } .b td { font-weight: bold; background: #f3f3f3 } .cols { display: grid; grid-template-columns: 1fr 52mm; gap: 6mm } .note { font-size: 6.6pt; border-left: .3mm solid #000; padding-left: 3mm }`,
    [
      `<table><tr><td style="width:110mm"><b style="font-size:11pt">SOGEFIM SEINE</b> – Cabinet Roux-Vasseur, Pham &amp; Lebrun réunis<br>Syndic de copropriété – 112 route de la Reine – 92100 BOULOGNE-BILLANCOURT<br>Immeuble 77 : RÉSIDENCE DU POINT-DU-JOUR – 1 à 41 rue du Vieux-Pont-de-Sèvres – 92100 BOULOGNE-BILLANCOURT – RNC AA0-415-226</td><td style="font-size:9pt"><br>CONSORTS HAKIMI-BEAUVALLET<br>CHEZ MME HAKIMI SHIRIN<br>1455 RUE SHERBROOKE OUEST APP 1204<br>MONTRÉAL QC H3G 1L2 CANADA</td></tr></table>
      <p style="font-size:9.4pt;text-align:center;margin:2mm"><b>APPEL DE FONDS N° 2026/2 – 2E TRIMESTRE 2026 (01.04.2026 – 30.06.2026) – EXIGIBLE AU 01.04.2026</b></p>
      <div class="cols"><div>${table(
        [
          'Clé de répartition',
          'Mt appelé',
          'Base',
          ...LOTS.flatMap((lot) => [`Tant. lot ${lot}`, `Qp lot ${lot}`]),
          'Total lots',
        ],
        [
          ...KEYS.map((key) => [
            key[0],
            spaced(key[1]),
            key[2],
            cell(key, 3),
            amount(key, 3),
            cell(key, 4),
            amount(key, 4),
            cell(key, 5),
            amount(key, 5),
            spaced(quote(key, 3) + quote(key, 4) + quote(key, 5)),
          ]),
          `<tr class="b"><td>Total provisions s/ budget</td><td></td><td></td><td></td><td>${spaced(lotTotal(3))}</td><td></td><td>${spaced(lotTotal(4))}</td><td></td><td>${spaced(lotTotal(5))}</td><td>${spaced(current)}</td></tr>`,
          `<tr><td>Cotis. fonds de travaux (1196 tant. gén.)</td><td>${spaced(721000)}</td><td>100000</td><td colspan="6"></td><td>${spaced(fund)}</td></tr>`,
          `<tr><td>Travaux : désenfumage tour 5 (AG 25.11.2025, rés. 18, appel 1/2)</td><td>${spaced(4600000)}</td><td>100000</td><td colspan="6"></td><td>${spaced(works)}</td></tr>`,
          `<tr class="b"><td>MONTANT DE L’APPEL</td><td colspan="8"></td><td>${spaced(total)}</td></tr>`,
          `<tr><td>Solde antérieur (créditeur) au 09.03.2026</td><td colspan="8"></td><td>${spaced(before)}</td></tr>`,
          `<tr class="b"><td>SOLDE À RÉGLER</td><td colspan="8"></td><td>${spaced(total + before)}</td></tr>`,
        ],
        'm',
      )}<p style="margin-top:2mm">Prélèvement non autorisé à ce jour. Virement au compte séparé du syndicat : ${POINT.spaced} – BIC ${POINT.bic} – libellé 77/212.</p></div>
      <div class="note"><p><b>VOS INTERLOCUTEURS</b><br>Gestion : Mme Pham<br>Compta : M. Oger, 01 46 00 19 77</p><p><b>ESPACES VERTS</b> – Élagage des platanes du 13 au 17 avril. Ne pas stationner allée 3.</p><p><b>SÉCURITÉ</b> – Le PC sécurité est joignable 24 h/24 au 01 46 00 19 99.</p><p><b>RAPPEL</b> – Les jardinières sont interdites sur les garde-corps (règlement, art. 42). Amende votée : 90,00 €.</p><p><b>VENTE DE VOTRE BIEN ?</b> Notre service Transaction vous offre l’estimation. Honoraires 4 % TTC.</p></div></div>
      <p style="font-size:6pt;margin-top:3mm">SOGEFIM SEINE SA au capital de 480 000 € – RCS NANTERRE 900 000 259 – CPI 9201 2016 000 004 418 – garantie 24 000 000 € Cautexemple – médiateur AME Conso – TVA FR 77 900000259</p>`,
    ],
    {
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      facts: {
        syndic: 'SOGEFIM SEINE',
        building: 'RÉSIDENCE DU POINT-DU-JOUR',
        building_address: '1 à 41 rue du Vieux-Pont-de-Sèvres, 92100 BOULOGNE-BILLANCOURT',
        rnc: 'AA0415226',
        owner: either(
          'CONSORTS HAKIMI-BEAUVALLET',
          'CONSORTS HAKIMI-BEAUVALLET CHEZ MME HAKIMI SHIRIN',
        ),
        lots: ['212', '213', '901'],
        tantiemes: 1196,
        base: 100000,
        iban: POINT.iban,
        period_from: '2026-04-01',
        period_to: '2026-06-30',
        due_on: '2026-04-01',
        total,
        courantes: current,
        travaux: works,
        fonds_travaux: fund,
        solde_anterieur: before,
        to_pay: total + before,
      },
      absent: ['avances', 'charges_reelles', 'price', 'meeting_on'],
    },
  ),
  landscape: true,
};

type Move = readonly [day: string, piece: string, label: string, cents: number];
const QUARTERS = [
  ['2023-10-01', '4T23', 61215],
  ['2024-01-01', '1T24', 62840],
  ['2024-04-01', '2T24', 62840],
  ['2024-07-01', '3T24', 62840],
  ['2024-10-01', '4T24', 62840],
] as const;
const EVRY: readonly Move[] = [
  ...QUARTERS.flatMap(([day, name, cents]): Move[] => [
    [day, `AP${name}`, `Appel prov. ${name}`, cents],
    [`${day.slice(0, 8)}12`, `VT${name}`, `Virt M. GBAGUIDI ${name}`, -cents],
  ]),
  ['2024-12-18', 'RG23', 'Régul. charges 2023 (AG du 18/12/2024)', 11377],
  ['2025-01-01', 'AP1T25', 'Appel prov. 1T25', 64110],
  ['2025-02-03', 'FR0225', 'Frais de relance', 2400],
  ['2025-02-20', 'CH0225', 'Chèque 0071184', -60000],
  ['2025-04-01', 'AP2T25', 'Appel prov. 2T25', 64110],
  ['2025-04-01', 'TX0425', 'Trvx étanchéité dalle parking, appel 1/4', 28750],
  ['2025-04-15', 'FR0425', 'Mise en demeure', 3600],
];
const debit = sum(EVRY.map(([, , , cents]) => Math.max(cents, 0)));
const credit = sum(EVRY.map(([, , , cents]) => Math.max(-cents, 0)));
const statement = paperOf(
  'releve-long-evry',
  `font: 7.6pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 11mm 14mm; .e td { padding: .45mm 1.2mm } .e th { border-bottom: .4mm solid #234; border-top: .4mm solid #234; font-weight: bold } .e td:nth-child(n+4), .e th:nth-child(n+4) { text-align: right } .e tr:nth-child(odd) td { background: #f4f6f8 } .t td { font-weight: bold; border-top: .3mm solid #234 }`,
  [
    `<table><tr><td><b style="font-size:11pt">CIVITALE ESSONNE GESTION</b><br>Agence d’Évry – 4 cours Blaise-Pascal – 91000 ÉVRY-COURCOURONNES</td><td style="width:80mm;font-size:9.4pt">M. GBAGUIDI Kossi Emmanuel<br>Hlm Fann, villa 118<br>BP 5044 DAKAR-FANN<br>SÉNÉGAL</td></tr></table>
    <p style="margin-top:8mm;font-size:10pt"><b>Extrait de compte copropriétaire</b> – du ${slashed('2023-10-01')} au ${slashed('2025-04-30')}</p>
    <p>Copropriété : LES AUNETTES II, 3 à 9 allée Jacquard, 91000 ÉVRY-COURCOURONNES – Compte n° 450.118.77 – Lots : 77, 177, 312</p>
    ${table(
      ['Date', 'Pièce', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ...EVRY.map(([day, piece, label, cents], index) => {
          const left = sum(EVRY.slice(0, index + 1).map((move) => move[3]));
          return [
            brief(day),
            piece,
            label,
            cents > 0 ? dotted(cents) : '',
            cents < 0 ? dotted(-cents) : '',
            `${dotted(Math.abs(left))}${left > 0 ? ' DB' : left < 0 ? ' CR' : ''}`,
          ];
        }),
        `<tr class="t"><td></td><td></td><td>Total de la période</td><td>${dotted(debit)}</td><td>${dotted(credit)}</td><td></td></tr>`,
        `<tr class="t"><td>30/04/25</td><td></td><td>SOLDE DÉBITEUR</td><td></td><td></td><td>${dotted(debit - credit)} DB</td></tr>`,
      ],
      'e',
    )}
    <p style="margin-top:5mm">DB : somme due par vous – CR : somme due par le syndicat. À titre d’information, le solde ci-dessus sera exigible en totalité en cas de déchéance du terme (art. 19-2).</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CIVITALE ESSONNE GESTION',
      building: 'LES AUNETTES II',
      building_address: '3 à 9 allée Jacquard, 91000 ÉVRY-COURCOURONNES',
      owner: 'M. GBAGUIDI Kossi Emmanuel',
      lots: ['77', '177', '312'],
      account: '450.118.77',
      period_from: '2023-10-01',
      period_to: '2025-04-30',
      as_of: '2025-04-30',
      balance: debit - credit,
      total_debit: debit,
      total_credit: credit,
      entries: either(
        EVRY.map(([day, , label, cents]) => `${day} ${cents} ${label}`),
        EVRY.map(([day, piece, label, cents]) => `${day} ${cents} ${piece} ${label}`),
      ),
    },
    absent: ['rnc', 'iban', 'meeting_on', 'travaux', 'charges_reelles'],
  },
);

type Spent = readonly [label: string, whole: number, percent: number];
const NATURES: readonly (readonly [string, number, number, readonly Spent[]])[] = [
  [
    'A – Charges générales',
    451,
    10000,
    [
      [
        'Nettoyage des halls et abords (contrat Clair’Net, avenant du 01/03/2024 compris)',
        1844020,
        100,
      ],
      ['Sortie des conteneurs', 412000, 100],
      ['Assurance multirisque de l’immeuble, quittances 1 et 2', 902416, 0],
      ['Honoraires du syndic', 1120000, 0],
      ['Affranchissements', 61844, 0],
    ],
  ],
  [
    'B – Bâtiment Pleyel',
    451,
    3870,
    [
      ['Électricité parties communes', 218430, 100],
      ['Dépannage interphone', 74250, 0],
    ],
  ],
  ['C – Eau froide', 118, 4216, [['Consommation générale (m³ relevés)', 1688204, 100]]],
];
const spentOf = (group: (typeof NATURES)[number]) =>
  sum(group[3].map(([, whole]) => share(whole, group[1], group[2])));
const tenantOf = (group: (typeof NATURES)[number]) =>
  sum(group[3].map(([, whole, percent]) => (percent ? share(whole, group[1], group[2]) : 0)));
const real = sum(NATURES.map(spentOf));
const CALLED = 290000;
const byNature = paperOf(
  'decompte-natures-saint-denis',
  `font: 7.4pt/1.25 'Nimbus Sans', sans-serif; padding: 10mm 60mm 10mm 12mm; td, th { padding: .5mm 1mm } .n td:nth-child(n+2), .n th:nth-child(n+2) { text-align: right; white-space: nowrap } .n th { border-bottom: .3mm solid #000 } .n td:first-child { width: 45mm } .g td { font-weight: bold; padding-top: 2mm } .aside { position: absolute; right: 10mm; top: 60mm; width: 44mm; font-size: 6.6pt; background: #f0f0f0; padding: 2.5mm }`,
  [
    `<p><b style="font-size:10pt">Cabinet TOURÉ-MEYNIEL</b><br>9 rue de la Légion-d’Honneur, 93200 SAINT-DENIS</p><p style="font-size:9pt;margin:6mm 0 6mm 50mm">Mme SZYMANSKA Agnieszka<br>ul. Dluga 14 m. 6<br>31-146 KRAKOW, POLOGNE</p><p style="font-size:9pt"><b>ÉTAT INDIVIDUEL DE RÉPARTITION DES CHARGES</b><br>Exercice du 01-01-2024 au 31-12-2024</p><p>SDC LE PLEYEL, 60 boulevard Anatole-France, 93200 SAINT-DENIS – lots 18, 62</p>
    ${table(
      ['Nature de la dépense', 'Total TTC', 'Tant.', 'Base', 'Qp', 'Récup.'],
      [
        ...NATURES.flatMap((group) => [
          `<tr class="g"><td>${group[0]}</td><td></td><td></td><td></td><td></td><td></td></tr>`,
          ...group[3].map(([label, whole, percent]) => [
            label,
            spaced(whole),
            group[1],
            group[2],
            spaced(share(whole, group[1], group[2])),
            percent ? spaced(share(whole, group[1], group[2])) : '–',
          ]),
          `<tr class="g"><td>S/total</td><td></td><td></td><td></td><td>${spaced(spentOf(group))}</td><td>${spaced(tenantOf(group))}</td></tr>`,
        ]),
        `<tr class="g"><td>Charges 2024 à votre compte</td><td></td><td></td><td></td><td>${spaced(real)}</td><td>${spaced(sum(NATURES.map(tenantOf)))}</td></tr>`,
        `<tr class="g"><td>Acomptes provisionnels appelés</td><td></td><td></td><td></td><td>- ${spaced(CALLED)}</td><td></td></tr>`,
        `<tr class="g"><td>${real > CALLED ? 'Solde à payer' : 'Solde en votre faveur'}</td><td></td><td></td><td></td><td>${spaced(Math.abs(real - CALLED))}</td><td></td></tr>`,
      ],
      'n',
    )}
    <div class="aside"><b>COMMENT LIRE CE DÉCOMPTE ?</b><p>La colonne Qp est votre quote-part : total × tantièmes ÷ base.</p><p>La colonne Récup. est ce que vous pouvez demander à votre locataire (décret du 26 août 1987).</p><p>Exemple : pour une dépense de 1 000,00 € et 100/10 000, la quote-part est de 10,00 €.</p><p><b>Le saviez-vous ?</b> Depuis 2025, toutes les copropriétés de plus de quinze ans ont un plan pluriannuel de travaux.</p></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Cabinet TOURÉ-MEYNIEL',
      building: 'LE PLEYEL',
      building_address: '60 boulevard Anatole-France, 93200 SAINT-DENIS',
      owner: 'Mme SZYMANSKA Agnieszka',
      lots: ['18', '62'],
      tantiemes: 451,
      base: 10000,
      exercice_from: '2024-01-01',
      exercice_to: '2024-12-31',
      charges_reelles: real,
      provisions: CALLED,
      difference: real - CALLED,
      recoverable: sum(NATURES.map(tenantOf)),
    },
    absent: ['rnc', 'iban', 'fonds_travaux', 'due_on'],
  },
);

export const COMPTES_EN_PETITS_CARACTERES = [matrix, statement, byNature];
