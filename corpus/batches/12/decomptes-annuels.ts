// A year's settlement of one owner: a wide table key by key, and a summary with two columns.
import { either, paperOf } from '../../paper.ts';
import { dotted, spaced, sum, table } from '../../writing.ts';

type Row = readonly [label: string, whole: number, base: number, part: number, share: number];
const own = ([, whole, base, part]: Row) => Math.round((whole * part) / base);
const rented = (row: Row) => Math.round((own(row) * row[4]) / 100);
const owns = (rows: readonly Row[]) => sum(rows.map(own));
const renteds = (rows: readonly Row[]) => sum(rows.map(rented));

const GENERAL: readonly Row[] = [
  ['601000 Eau froide', 1284460, 100000, 1342, 100],
  ['602000 Électricité parties communes', 731020, 100000, 1342, 100],
  ['614000 Contrat espaces verts', 486000, 100000, 1342, 100],
  ['615000 Entretien et petites réparations', 902218, 100000, 1342, 0],
  ['616000 Assurance multirisque immeuble', 1844275, 100000, 1342, 0],
  ['621100 Honoraires syndic', 2160000, 100000, 1342, 0],
  ['623000 Frais postaux, affranchissement', 210485, 100000, 1342, 0],
];
const BUILDING_B: readonly Row[] = [
  ['611000 Nettoyage bâtiment B', 1620000, 10000, 415, 100],
  ['614100 Contrat VMC', 168000, 10000, 415, 100],
];
const LIFT: readonly Row[] = [['614200 Ascenseur, contrat étendu', 612340, 10000, 462, 73]];
const PARKING: readonly Row[] = [['615200 Porte de parking, entretien', 288000, 1000, 14, 100]];
const KEYS = [
  ['0001 – CHARGES COMMUNES GÉNÉRALES', GENERAL],
  ['0012 – CHARGES BÂTIMENT B', BUILDING_B],
  ['0022 – ASCENSEUR BÂTIMENT B', LIFT],
  ['0031 – PARKING SOUS-SOL', PARKING],
] as const;
const metzCharges = sum(KEYS.map(([, rows]) => owns(rows)));
const metzLet = sum(KEYS.map(([, rows]) => renteds(rows)));
const METZ_PAID = metzCharges + 14628;
const shares = [
  ['CHARGES COMMUNES GÉNÉRALES', '1342/100000'],
  ['CHARGES BÂTIMENT B', '415/10000'],
  ['ASCENSEUR BÂTIMENT B', '462/10000'],
  ['PARKING SOUS-SOL', '14/1000'],
] as const;
const codes = ['0001', '0012', '0022', '0031'] as const;

const wide = paperOf(
  'decompte-exercice-metz',
  `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .logo { font: bold 18pt 'URW Gothic', sans-serif; color: #00457c } .d th { background: #00457c; color: #fff } .d td, .d th { padding: .8mm 1.4mm } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .d .k td { background: #d9dde2; font-weight: bold; text-align: left } .d .s td { border-top: .2mm solid #000; font-weight: bold } .box { border: .5mm solid #00457c; width: 100mm; margin: 5mm 0 0 auto } .box td:last-child { text-align: right }`,
  [
    `<table><tr><td style="width:105mm"><div class="logo">HEXALIA</div>Agence METZ SEILLE<br>3 rue du Pont Amoureux, 57000 METZ</td><td style="font-size:9.4pt;padding-top:14mm">M. ET MME KIEFFER LAURENT<br>24 RUE DES TANNEURS DU SABLON<br>BAT B – APPT 32<br>57000 METZ</td></tr></table>
    <h1 style="font-size:12pt;margin-top:6mm;color:#00457c">DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU 01/01/2025 AU 31/12/2025</h1><p>Immeuble : 57031 LES TERRASSES DU SABLON – 24 rue des Tanneurs du Sablon, 57000 METZ – Immatriculation AC5318207<br>Compte : 57031-0114 – Lots : 0114 (appartement), 0231 (cave), 0312 (parking) – Édité le 18/06/2026 – Comptes approuvés par l’assemblée générale du 11/06/2026</p>
    ${table(
      [
        'Nature de la dépense',
        'Montant à répartir',
        'Base',
        'Vos tant.',
        'Votre quote-part',
        'Dont locatif',
      ],
      [
        ...KEYS.flatMap(([title, rows]) => [
          `<tr class="k"><td colspan="6">CLÉ ${title}</td></tr>`,
          ...rows.map((row) => [
            row[0],
            spaced(row[1]),
            row[2],
            row[3],
            spaced(own(row)),
            spaced(rented(row)),
          ]),
          `<tr class="s"><td>Total clé</td><td>${spaced(sum(rows.map((row) => row[1])))}</td><td></td><td></td><td>${spaced(owns(rows))}</td><td>${spaced(renteds(rows))}</td></tr>`,
        ]),
        `<tr class="s" style="font-size:9pt"><td>TOTAL DE VOS CHARGES</td><td></td><td></td><td></td><td>${spaced(metzCharges)}</td><td>${spaced(metzLet)}</td></tr>`,
      ],
      'd',
    )}
    <table class="box"><tr><td>Charges de l’exercice</td><td>${spaced(metzCharges)} €</td></tr><tr><td>Provisions appelées sur l’exercice</td><td>-${spaced(METZ_PAID)} €</td></tr><tr style="font-weight:bold;background:#d9dde2"><td>Solde créditeur, en votre faveur</td><td>-${spaced(METZ_PAID - metzCharges)} €</td></tr></table>
    <p style="margin-top:4mm">Ce solde est porté au crédit de votre compte. La colonne « Dont locatif » indique les charges récupérables au sens du décret n° 87-713 du 26 août 1987 ; elle est donnée à titre indicatif. Les justificatifs de charges sont consultables en agence, sur rendez-vous, pendant le délai de convocation de l’assemblée générale. Les sommes appelées au titre du fonds de travaux ne figurent pas dans ce décompte.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('HEXALIA', 'HEXALIA METZ SEILLE'),
      building: 'LES TERRASSES DU SABLON',
      building_address: '24 rue des Tanneurs du Sablon, 57000 METZ',
      rnc: 'AC5318207',
      owner: 'M. ET MME KIEFFER LAURENT',
      account: '57031-0114',
      lots: ['114', '231', '312'],
      tantiemes: 1342,
      base: 100000,
      tantiemes_by_cle: either(
        shares.map(([label, share]) => `${label} : ${share}`),
        shares.map(([label, share], index) => `${codes[index]} – ${label} : ${share}`),
        shares.map(([label, share], index) => `CLÉ ${codes[index]} – ${label} : ${share}`),
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: metzCharges,
      provisions: METZ_PAID,
      difference: metzCharges - METZ_PAID,
      recoverable: metzLet,
    },
    absent: ['iban', 'due_on', 'to_pay', 'fonds_travaux', 'travaux'],
  },
);

const CLOVIS = [
  ['Charges générales (345/10 000)', 98214, 96600],
  ['Escalier A (61/1 000)', 17385, 15250],
  ['Eau froide, compteur divisionnaire 43 m³', 16942, 14400],
] as const;
const clovisCharges = sum(CLOVIS.map((row) => row[1]));
const clovisPaid = sum(CLOVIS.map((row) => row[2]));

const summary = paperOf(
  'decompte-regularisation-reims',
  `font: 9.8pt/1.45 'DejaVu Serif Condensed', serif; padding: 16mm 18mm; .r td, .r th { padding: 1.6mm 2mm; border-bottom: .2mm dotted #3a7d44 } .r th { font-weight: bold; border-bottom: .4mm solid #3a7d44 } .r td:nth-child(n+2), .r th:nth-child(n+2) { text-align: right } .res { border: .6mm solid #3a7d44; padding: 3mm; margin-top: 6mm; font-size: 11pt; display: flex; justify-content: space-between }`,
  [
    `<table><tr><td style="width:95mm"><b style="font-size:16pt;color:#3a7d44">CITALYS</b><br>CITALYS CHAMPAGNE – 71 rue des Élus Rémois, 51100 REIMS</td><td>INDIVISION HOUDELET<br>CHEZ MME HOUDELET FRANCINE<br>4 ROUTE DE LA MONTAGNE<br>51500 RILLY-LA-MONTAGNE</td></tr></table>
    <h1 style="font-size:14pt;margin-top:10mm">Régularisation annuelle de vos charges</h1><p>Résidence Clovis – 9 boulevard des Vignerons – 51100 REIMS<br>Exercice comptable du 1er avril 2025 au 31 mars 2026, approuvé en assemblée générale le 24 juin 2026<br>Lots n° 8 et 35 – compte 4500008</p>
    ${table(
      ['Rubrique', 'Dépenses réelles €', 'Provisions versées €', 'Écart €'],
      [
        ...CLOVIS.map(([label, real, paid]) => [
          label,
          dotted(real),
          dotted(paid),
          dotted(real - paid),
        ]),
        `<tr style="font-weight:bold"><td>Total</td><td>${dotted(clovisCharges)}</td><td>${dotted(clovisPaid)}</td><td>${dotted(clovisCharges - clovisPaid)}</td></tr>`,
      ],
      'r',
    )}
    <div class="res"><span>Complément à votre charge</span><b>${dotted(clovisCharges - clovisPaid)} €</b></div>
    <p style="margin-top:6mm">Ce complément, exigible dès l’approbation des comptes, a été porté au débit de votre compte le 25 juin 2026. Il s’explique principalement par la hausse de la prime d’assurance de l’immeuble et par le remplacement du surpresseur en novembre 2025.</p><p>Si votre bien est loué, la part récupérable auprès de votre locataire sera indiquée dans l’attestation que nous établissons sur simple demande pour les logements confiés à notre service de gérance.</p><p>Nous vous rappelons que les comptes détaillés, les contrats en cours et les relevés de compteurs restent consultables dans votre espace en ligne jusqu’à la prochaine assemblée générale.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('CITALYS', 'CITALYS CHAMPAGNE'),
      building: 'Résidence Clovis',
      building_address: '9 boulevard des Vignerons, 51100 REIMS',
      owner: either('INDIVISION HOUDELET', 'INDIVISION HOUDELET CHEZ MME HOUDELET FRANCINE'),
      account: '4500008',
      lots: ['8', '35'],
      tantiemes: 345,
      base: 10000,
      tantiemes_by_cle: ['Charges générales : 345/10000', 'Escalier A : 61/1000'],
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: clovisCharges,
      provisions: clovisPaid,
      difference: clovisCharges - clovisPaid,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux', 'travaux'],
  },
);

export const DECOMPTES_ANNUELS = [wide, summary];
