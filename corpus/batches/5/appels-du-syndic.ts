// Calls for funds of a quarter: a network's rubrics with a slip to cut, and a cabinet's listing per lot.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { slashed, spaced, sum, table } from '../../writing.ts';

type Share = readonly [label: string, whole: number, base: number, part: number, let_: number];
const quote = ([, whole, base, part]: Share): number => Math.round((whole * part) / base);
const letOf = (row: Share): number => Math.round((quote(row) * row[4]) / 100);
const money = (cents: number): string => `${spaced(cents)} €`;

const VERRERIE = accountOf('verrerie-marseille');
const BUDGET: readonly Share[] = [
  ['CHARGES COMMUNES GENERALES', 1890000, 10000, 187, 60],
  ['CHARGES BATIMENT B', 57500, 4150, 187, 80],
  ['ASCENSEUR BATIMENT B', 130000, 1000, 46, 80],
  ['EAU FROIDE', 280000, 10000, 187, 100],
];
const ALUR: Share = ['FONDS DE TRAVAUX ART. 14-2-1', 117875, 10000, 187, 0];
const STAIRS: Share = ['REFECTION CAGE ESCALIER B - APPEL 2/3', 990000, 4150, 187, 0];
const shareRow = (row: Share) => [
  row[0],
  spaced(row[1]),
  String(row[2]),
  String(row[3]),
  spaced(quote(row)),
  row[4] > 0 ? spaced(letOf(row)) : '',
];
const current = sum(BUDGET.map(quote));
const networkTotal = current + quote(ALUR) + quote(STAIRS);
const CREDIT = 3540;
const key = (row: Share) => `${row[0]} : ${row[3]}/${row[2]}`;

const network = paperOf(
  'appel-marseille-rubriques',
  `font: 8.6pt 'Nimbus Sans', sans-serif; .top { display: grid; grid-template-columns: 88mm 1fr; gap: 6mm } .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #00539b } .to { font-size: 10pt; padding-top: 16mm } h1 { font-size: 14pt; color: #00539b; margin: 5mm 0 1mm } .ref { background: #eaf1f8; padding: 2mm 3mm; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 2mm } .g td, .g th { padding: .9mm 1.5mm } .g th { background: #00539b; color: #fff } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .rub td { background: #eaf1f8; font-weight: bold; text-align: left !important } .st td { font-weight: bold; border-top: .2mm solid #00539b } .slip { position: absolute; left: 15mm; right: 15mm; bottom: 20mm; border-top: .3mm dashed #666; padding-top: 3mm } .legal { position: absolute; left: 15mm; right: 15mm; bottom: 7mm; font-size: 6.4pt; color: #555; text-align: center }`,
  [
    `<div class="top"><div><div class="logo">FONCEO</div><b>FONCEO MARSEILLE PRADO</b><br>214 avenue du Prado<br>13008 MARSEILLE<br>Tél. : 04 91 00 17 40 – prado@fonceo.example.fr<br><br>Votre gestionnaire : Sandra MATTEI<br>Votre comptable : Eric BOYADJIAN<br>Votre espace client : moncompte.fonceo.example.fr</div><div class="to">MADAME ESPOSITO LAETITIA<br>RESIDENCE LA VERRERIE BAT B<br>128 BOULEVARD CHAVE<br>13005 MARSEILLE</div></div>
    <h1>Appel de fonds du 4ème trimestre 2026</h1><p>Marseille, le ${slashed('2026-09-12')}</p>
    <div class="ref"><div><b>Copropriété (02117)</b><br>LA VERRERIE<br>128 boulevard Chave<br>13005 MARSEILLE<br>N° immatriculation : AC5318072</div><div><b>Vos références</b><br>Compte copropriétaire : 02117-00014<br>Lots : 14 (appartement T3), 73 (cave)<br>Période : ${slashed('2026-10-01')} – ${slashed('2026-12-31')}</div><div><b>Mode de paiement</b><br>Virement ou chèque<br>Date d’exigibilité : <b>${slashed('2026-10-01')}</b></div></div>
    <p></p>${table(
      ['Libellé', 'Montant à répartir', 'Base', 'Tantièmes', 'Quote-part', 'Dont locatif'],
      [
        '<tr class="rub"><td colspan="6">BUDGET PREVISIONNEL – Exercice du 01/01/2026 au 31/12/2026</td></tr>',
        ...BUDGET.map(shareRow),
        `<tr class="st"><td>Total budget prévisionnel</td><td></td><td></td><td></td><td>${spaced(current)}</td><td>${spaced(sum(BUDGET.map(letOf)))}</td></tr>`,
        '<tr class="rub"><td colspan="6">FONDS DE TRAVAUX LOI ALUR</td></tr>',
        shareRow(ALUR),
        '<tr class="rub"><td colspan="6">TRAVAUX ET OPERATIONS EXCEPTIONNELLES – AG du 14/05/2026, résolution 15</td></tr>',
        shareRow(STAIRS),
        `<tr class="st"><td>Total de l’appel de fonds</td><td></td><td></td><td></td><td>${spaced(networkTotal)}</td><td>${spaced(sum(BUDGET.map(letOf)))}</td></tr>`,
      ],
      'g',
    )}
    <table style="width:96mm;margin:4mm 0 3mm auto"><tr><td>Total de l’appel de fonds</td><td style="text-align:right">${money(networkTotal)}</td></tr><tr><td>Solde antérieur au 12/09/2026 (créditeur)</td><td style="text-align:right">- ${money(CREDIT)}</td></tr><tr style="font-weight:bold;font-size:10pt"><td>Montant à nous régler</td><td style="text-align:right">${money(networkTotal - CREDIT)}</td></tr></table>
    <p style="font-size:7.6pt">Conformément à l’article 14-1 de la loi n° 65-557 du 10 juillet 1965, la provision est exigible le premier jour de chaque trimestre ou le premier jour de la période fixée par l’assemblée générale. À défaut de versement à sa date d’exigibilité, les autres provisions non encore échues deviennent immédiatement exigibles après mise en demeure restée infructueuse passé un délai de trente jours (art. 19-2). La colonne « dont locatif » est donnée à titre indicatif ; seul le décompte annuel fait foi vis-à-vis de votre locataire.</p>
    <div class="slip"><table><tr><td style="width:104mm"><b>COUPON À JOINDRE À VOTRE RÈGLEMENT</b><br>Référence à rappeler : 02117-00014 / 4T2026<br>Chèque à l’ordre de : SDC LA VERRERIE<br>Virement IBAN : ${VERRERIE.spaced} – BIC : CREXFRPP130</td><td style="text-align:right">ESPOSITO LAETITIA<br>À régler avant le 01/10/2026<br><b style="font-size:12pt">${money(networkTotal - CREDIT)}</b></td></tr></table></div>
    <div class="legal">FONCEO MARSEILLE PRADO, SAS au capital de 412 000 € – RCS Marseille 900 000 611 – Carte professionnelle CPI 1310 2019 000 000 117 délivrée par la CCI Aix-Marseille-Provence – Garantie financière : Caution Exemple, 16 rue Hoche, 75008 Paris</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('FONCEO MARSEILLE PRADO', 'FONCEO'),
      building: 'LA VERRERIE',
      building_address: '128 boulevard Chave, 13005 MARSEILLE',
      rnc: 'AC5318072',
      owner: 'MADAME ESPOSITO LAETITIA',
      lots: ['14', '73'],
      tantiemes: 187,
      base: 10000,
      tantiemes_by_cle: either(
        BUDGET.map(key),
        [...BUDGET, ALUR].map(key),
        [...BUDGET, ALUR, STAIRS].map(key),
        [...BUDGET, STAIRS].map(key),
      ),
      account: '02117-00014',
      iban: VERRERIE.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: networkTotal,
      courantes: current,
      travaux: quote(STAIRS),
      fonds_travaux: quote(ALUR),
      solde_anterieur: -CREDIT,
      to_pay: networkTotal - CREDIT,
      recoverable: sum(BUDGET.map(letOf)),
    },
    absent: ['avances', 'charges_reelles', 'balance', 'provisions'],
  },
);

const ERDRE = accountOf('erdre-nantes');
const pad = (label: string, code: string, base: string, part: string, amount: string) =>
  `  ${code.padEnd(6)}${label.padEnd(34)}${base.padStart(9)}${part.padStart(9)}${amount.padStart(14)}`;
const BY_LOT = { flat: 38814, lift: 3960, heat: 21450, cellar: 1155, parking: 2410, fund: 3102 };
const erdreTotal = sum(Object.values(BY_LOT));
const line = '  '.padEnd(74, '-');
const listing = paperOf(
  'appel-nantes-par-lot',
  `pre { margin: 0; font: 8.7pt/1.42 'DejaVu Sans Mono', monospace }`,
  [
    `<pre>
  CABINET PENNANEAC'H &amp; FILS
  Administrateurs de biens depuis 1952          Nantes, le 10 décembre 2026
  3 quai de la Fosse - BP 20117
  44000 NANTES
  Tél. 02 40 00 58 12
  Réception comptabilité : 9h-12h               M. ou Mme GUILLOUX Fabien
                                                17 rue des Hauts Pavés
  Immeuble : 0455                               44000 NANTES
  LES JARDINS DE L’ERDRE
  9 rue du Coudray
  44000 NANTES
  Immatriculation RNC : AD2-047-719

                    AVIS D’APPEL DE PROVISIONS
             Trimestre du 01/01/2027 au 31/03/2027

  Votre code : 0455/0022         Exercice : 01/04/2026 - 31/03/2027
  A payer pour le : 1er janvier 2027
${line}
${pad('NATURE DE LA PROVISION', 'CLE', 'TOTAL', 'VOS', 'MONTANT')}
${pad('', '', 'TANTIEMES', 'TANT.', 'EUROS')}
${line}
  LOT 022  APPARTEMENT 4EME ETAGE GAUCHE
${pad('Charges générales', '01', '10000', '336', spaced(BY_LOT.flat))}
${pad('Ascenseur', '03', '1000', '41', spaced(BY_LOT.lift))}
${pad('Chauffage collectif', '05', '10000', '352', spaced(BY_LOT.heat))}
  LOT 061  CAVE
${pad('Charges générales', '01', '10000', '10', spaced(BY_LOT.cellar))}
  LOT 094  EMPLACEMENT DE PARKING
${pad('Charges générales', '01', '10000', '21', spaced(BY_LOT.parking))}
  TOUS LOTS
${pad('Cotisation fonds de travaux', '90', '10000', '367', spaced(BY_LOT.fund))}
${line}
${pad('MONTANT DU PRESENT APPEL', '', '', '', spaced(erdreTotal))}
${line}

  Le budget prévisionnel de l’exercice a été voté par l’assemblée
  générale du 18 juin 2026 pour 46 200,00 euros (résolution 6). Il est
  appelé par quart, le premier jour de chaque trimestre civil. Le fonds
  de travaux (article 14-2-1 de la loi du 10 juillet 1965) est attaché
  au lot et n’est pas remboursé en cas de vente.

  La situation de votre compte n’est pas reprise sur cet avis. Pour la
  connaître, connectez-vous à votre espace ou appelez la comptabilité.

  Si vous avez opté pour le prélèvement, ne tenez pas compte du coupon.

  - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
  COUPON A RETOURNER
  0455/0022  GUILLOUX            Appel 01/2027      ${spaced(erdreTotal).padStart(12)} EUR
  SDC LES JARDINS DE L’ERDRE
  IBAN ${ERDRE.spaced}
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('CABINET PENNANEAC’H & FILS', 'CABINET PENNANEAC’H ET FILS'),
      building: 'LES JARDINS DE L’ERDRE',
      building_address: '9 rue du Coudray, 44000 NANTES',
      rnc: 'AD2047719',
      owner: 'M. ou Mme GUILLOUX Fabien',
      lots: ['22', '61', '94'],
      tantiemes: 367,
      base: 10000,
      account: '0455/0022',
      iban: ERDRE.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: erdreTotal,
      courantes: erdreTotal - BY_LOT.fund,
      fonds_travaux: BY_LOT.fund,
      to_pay: erdreTotal,
    },
    absent: ['travaux', 'avances', 'solde_anterieur', 'recoverable', 'balance'],
  },
);

export const APPELS_DU_SYNDIC = [network, listing];
