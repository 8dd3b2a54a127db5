// Statements of accounts and yearly settlements as the software of three offices prints them.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, dotted, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const after = (moves: readonly Move[], index: number, before = 0) =>
  before + sum(moves.slice(0, index + 1).map(([, , cents]) => cents));

const GENEVOIS: readonly Move[] = [
  ['2026-01-01', 'Appel de provisions 1er trim. 2026', 43812],
  ['2026-01-01', 'Fonds travaux ALUR 1er trim. 2026', 2190],
  ['2026-01-09', 'Prélèvement SEPA', -46002],
  ['2026-04-01', 'Appel de provisions 2ème trim. 2026', 43812],
  ['2026-04-01', 'Fonds travaux ALUR 2ème trim. 2026', 2190],
  ['2026-04-09', 'Prélèvement SEPA', -46002],
  ['2026-06-30', 'Régul. charges exercice 2025', 11847],
  ['2026-07-01', 'Appel de provisions 3ème trim. 2026', 45120],
  ['2026-07-01', 'Fonds travaux ALUR 3ème trim. 2026', 2256],
  ['2026-07-09', 'Prélèvement SEPA', -47376],
  ['2026-09-15', 'Travaux porte garage – appel 1/2', 21350],
  ['2026-10-01', 'Appel de provisions 4ème trim. 2026', 45120],
  ['2026-10-01', 'Fonds travaux ALUR 4ème trim. 2026', 2256],
  ['2026-10-09', 'Prélèvement SEPA', -47376],
];
const genevoisLeft = after(GENEVOIS, GENEVOIS.length - 1);
const annemasse = paperOf(
  'releve-lignes-annemasse',
  `font: 8.4pt 'Nimbus Sans', sans-serif; padding: 12mm 14mm; .hd td { padding: 0 } .who { font-size: 10pt; margin: 10mm 0 8mm 100mm } h1 { font-size: 12pt; text-align: center; letter-spacing: .4mm; margin: 0 0 3mm } .b { border: .2mm solid #444; padding: 2mm; margin-bottom: 3mm; display: grid; grid-template-columns: 1fr 1fr 1fr } .m th { border-top: .3mm solid #000; border-bottom: .3mm solid #000; font-weight: bold } .m td { padding: .7mm 1.5mm } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .k td { border-top: .3mm solid #000; font-weight: bold } .ft { position: absolute; bottom: 8mm; left: 14mm; right: 14mm; font-size: 6.6pt; text-align: center }`,
  [
    `<table class="hd"><tr><td><b style="font-size:13pt">GENEVOIS GESTION IMMOBILIÈRE</b> (G.G.I.)<br>14 rue du Parc – B.P. 241 – 74105 ANNEMASSE CEDEX<br>Tél. : 04 50 00 74 10 – Fax : 04 50 00 74 11</td><td style="text-align:right">Édité le ${slashed('2026-11-06')}<br>Page 1 / 1</td></tr></table><p class="who">MADAME KOWALCZYK NÉE BAUD Martine<br>12 IMPASSE DES GENTIANES<br>74380 CRANVES-SALES</p><h1>RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1><div class="b"><span>Immeuble : 118<br><b>LE PIERRE À BOCHET</b><br>9 rue du Môle<br>74100 ANNEMASSE</span><span>N° RNC : AD2-551-038<br>Compte : 450118-027<br>Lots : 27, 88</span><span>Période : du ${slashed('2026-01-01')}<br>au ${slashed('2026-11-06')}</span></div>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ['01/01/26', 'Report à nouveau', '', '', '0,00'],
        ...GENEVOIS.map(([day, label, cents], index) => [
          brief(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          debitCredit(after(GENEVOIS, index)),
        ]),
        `<tr class="k"><td></td><td>Totaux de la période</td><td>${spaced(debits(GENEVOIS))}</td><td>${spaced(credits(GENEVOIS))}</td><td></td></tr>`,
        `<tr class="k"><td></td><td>Solde débiteur en votre défaveur au 06/11/2026</td><td>${spaced(genevoisLeft)}</td><td></td><td></td></tr>`,
      ],
      'm',
    )}<p style="margin-top:5mm;font-size:7.8pt">Ce relevé ne vaut pas quittance. Les prélèvements sont inscrits sous réserve d’encaissement. D = vous devez au syndicat ; C = le syndicat vous doit. La régularisation de l’exercice 2025 et l’appel travaux ne sont pas prélevés automatiquement : merci d’en effectuer le règlement par virement.</p><div class="ft">G.G.I. – SA au capital de 152 450 € – SIRET 900 000 118 00025 – APE 6832A – Carte G et S n° CPI 7401 2016 000 000 951 – Garantie GALIAN 480 000 € – Membre de l’UNIS</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either(
        'GENEVOIS GESTION IMMOBILIÈRE',
        'GENEVOIS GESTION IMMOBILIÈRE (G.G.I.)',
        'G.G.I.',
      ),
      building: 'LE PIERRE À BOCHET',
      building_address: '9 rue du Môle, 74100 ANNEMASSE',
      rnc: 'AD2551038',
      owner: 'MADAME KOWALCZYK NÉE BAUD Martine',
      lots: ['27', '88'],
      account: '450118-027',
      period_from: '2026-01-01',
      period_to: '2026-11-06',
      as_of: '2026-11-06',
      balance: genevoisLeft,
      total_debit: debits(GENEVOIS),
      total_credit: credits(GENEVOIS),
      entries: either(told(GENEVOIS), ['2026-01-01 0 Report à nouveau', ...told(GENEVOIS)]),
    },
    absent: ['iban', 'total', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

const LAC: readonly Move[] = [
  ['2026-09-30', 'Virement reçu – M. CHATEL', -92000],
  ['2026-10-01', 'Appel T4 2026 – charges courantes', 38960],
  ['2026-10-01', 'Appel T4 2026 – fonds de travaux', 1948],
  ['2026-10-12', 'Remplacement badge', 2500],
];
const LAC_BEFORE = 41092;
const lacLeft = LAC_BEFORE + sum(LAC.map(([, , cents]) => cents));
const thonon = paperOf(
  'releve-ecran-thonon',
  `font: 10pt 'URW Gothic', sans-serif; padding: 9mm 14mm; .u { font: 6.8pt 'DejaVu Sans', sans-serif; display: flex; justify-content: space-between; margin-bottom: 6mm } .bar { background: #154360; color: #fff; padding: 3mm 4mm; font-size: 12pt } .g { color: #7f8c8d; font-size: 8.4pt } .m td, .m th { border-bottom: .15mm solid #d6dbdf; padding: 1.8mm } .m th { color: #7f8c8d } .m td:last-child { text-align: right } .s { background: #eafaf1; padding: 4mm; margin: 4mm 0; font-size: 15pt; color: #1e8449 }`,
  [
    `<div class="u"><span>02/11/2026 18:47</span><span>myChablais – Relevé</span></div><div class="bar">my<b>Chablais</b> · l’extranet de CHABLAIS SYNDIC</div><p style="margin-top:5mm"><b>Olivier CHATEL</b> <span class="g">– changer de profil</span><br>LES TERRASSES DU LÉMAN <span class="g">38 avenue de Corzent, 74200 Thonon-les-Bains – lot(s) 104</span></p><h1 style="font-size:15pt">Mon relevé de compte</h1><div class="s">Solde au 02/11/2026 : ${spaced(-lacLeft)} € en votre faveur (compte créditeur)</div><p class="g">Filtrer : [ depuis le 30/09/2026 ▾ ] &nbsp; Type : [ Tous ▾ ] &nbsp; Exporter .xlsx .pdf</p>${table(
      ['Date', 'Opération', 'Montant'],
      [
        ...LAC.toReversed().map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? `− ${spaced(cents)} €` : `+ ${spaced(-cents)} €`,
        ]),
        ['', '<i>Solde avant le 30/09/2026</i>', `− ${spaced(LAC_BEFORE)} €`],
      ],
      'm',
    )}<p class="g" style="margin-top:6mm">Les montants précédés de « − » ont été portés au débit de votre compte, ceux précédés de « + » à son crédit. Données indicatives mises à jour chaque nuit. Pour une vente, demandez l’état daté à votre notaire. CHABLAIS SYNDIC SARL, 5 square Aristide Briand, 74200 Thonon-les-Bains.</p><div class="u" style="position:absolute;bottom:4mm;left:14mm;right:14mm"><span>https://mychablais.example.fr/compte/releve?from=2026-09-30</span><span>1 sur 1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CHABLAIS SYNDIC',
      building: 'LES TERRASSES DU LÉMAN',
      building_address: '38 avenue de Corzent, 74200 Thonon-les-Bains',
      owner: 'Olivier CHATEL',
      lots: ['104'],
      as_of: '2026-11-02',
      balance: lacLeft,
      entries: either(told(LAC.toReversed()), told(LAC)),
    },
    absent: ['rnc', 'iban', 'account', 'total', 'due_on', 'charges_reelles'],
  },
);

type Post = readonly [label: string, whole: number, base: number, part: number, let_: number];
const quote = ([, whole, base, part]: Post) => Math.round((whole * part) / base);
const tenant = (post: Post) => Math.round((quote(post) * post[4]) / 100);
const GENERAL: readonly Post[] = [
  ['Assurance multirisque immeuble', 748215, 10000, 265, 0],
  ['Honoraires syndic', 981600, 10000, 265, 0],
  ['Nettoyage parties communes', 1214880, 10000, 265, 100],
  ['Électricité des communs', 203347, 10000, 265, 100],
  ['Espaces verts', 318000, 10000, 265, 100],
  ['Frais postaux et divers', 41250, 10000, 265, 0],
];
const LIFT: readonly Post[] = [
  ['Contrat ascenseur', 196440, 1000, 58, 73],
  ['Téléphone cabine', 21600, 1000, 58, 100],
];
const HEAT: readonly Post[] = [['Gaz chaufferie P1', 2816402, 9864, 271, 100]];
const BRESSE_PROVISIONS = 165600;
const all = [...GENERAL, ...LIFT, ...HEAT];
const bresseCharges = sum(all.map(quote));
const postRow = (post: Post) => [
  post[0],
  dotted(post[1]),
  post[2],
  post[3],
  dotted(quote(post)),
  dotted(tenant(post)),
];
const keyBlock = (title: string, posts: readonly Post[]) => [
  `<tr class="k"><td colspan="6">${title}</td></tr>`,
  ...posts.map(postRow),
  `<tr class="s"><td>Total clé</td><td>${dotted(sum(posts.map((post) => post[1])))}</td><td></td><td></td><td>${dotted(sum(posts.map(quote)))}</td><td>${dotted(sum(posts.map(tenant)))}</td></tr>`,
];
const bourg = paperOf(
  'decompte-cles-bourg-en-bresse',
  `font: 8pt 'Nimbus Sans Narrow', sans-serif; padding: 12mm 14mm; .d td, .d th { border-left: .15mm solid #666; border-right: .15mm solid #666; padding: .7mm 1.4mm } .d th { border: .2mm solid #000; background: #ddd; font-weight: bold; text-align: center } .d td:nth-child(n+2) { text-align: right } .k td { font-weight: bold; text-align: left !important } .s td { border-top: .15mm solid #000; border-bottom: .15mm solid #000; font-style: italic } .who { margin: 6mm 0 6mm 105mm; font-size: 9.5pt } .r { width: 105mm; margin: 5mm 0 0 auto; font-size: 9pt } .r td { border: .2mm solid #000 } .r td:last-child { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:14pt">SCOP BRESSE-REVERMONT HABITAT</b><br>Service Syndic<br>26 boulevard de Brou<br>01000 BOURG-EN-BRESSE</td><td style="text-align:right">Le ${slashed('2026-06-22')}<br>Réf : 3077 / 265 / MJP</td></tr></table><p class="who">Succession de M. PERTUISET Roland<br>chez Maître J. CURTET, notaire<br>11 place Bernard<br>01000 BOURG-EN-BRESSE</p><p style="font-size:12pt;text-align:center"><b>DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU ${slashed('2025-01-01')} AU ${slashed('2025-12-31')}</b></p><p>Copropriété : 3077 LES VENNES – 2 allée de Challes – 01000 BOURG-EN-BRESSE &nbsp;&nbsp; Immatriculation : AA9-214-665 &nbsp;&nbsp; Compte copropriétaire : 3077-031<br>Lots : 031 Appartement – 119 Garage</p>
    ${table(['Nature des dépenses', 'Montant total', 'Base répart.', 'Vos tant.', 'Votre qp', 'Dont récup.'], [...keyBlock('CLÉ 01 – CHARGES GÉNÉRALES', GENERAL), ...keyBlock('CLÉ 04 – ASCENSEUR ESC. 2', LIFT), ...keyBlock('CLÉ 07 – CHAUFFAGE', HEAT), `<tr class="s"><td><b>TOTAL DE VOS CHARGES</b></td><td>${dotted(sum(all.map((post) => post[1])))}</td><td></td><td></td><td><b>${dotted(bresseCharges)}</b></td><td><b>${dotted(sum(all.map(tenant)))}</b></td></tr>`], 'd')}
    ${table(
      [],
      [
        ['Provisions appelées sur l’exercice (4 appels)', dotted(BRESSE_PROVISIONS)],
        ['Charges réelles', dotted(bresseCharges)],
        [
          '<b>Solde à notre profit porté au débit de votre compte</b>',
          `<b>${dotted(bresseCharges - BRESSE_PROVISIONS)}</b>`,
        ],
      ],
      'r',
    )}<p style="margin-top:5mm">Comptes approuvés par l’assemblée générale du 11/06/2026. Ce décompte n’est pas un appel de fonds : la régularisation figurera sur votre prochain avis d’échéance. Les factures sont consultables sur rendez-vous. La colonne « dont récup. » est donnée à titre indicatif au regard du décret n° 87-713 du 26 août 1987.</p><p style="font-size:7.4pt;margin-top:4mm">Nature des clés : 01 toutes dépenses communes à l’ensemble des copropriétaires ; 04 copropriétaires de l’escalier 2, rez-de-chaussée exclus ; 07 combustible réparti selon les tantièmes de chauffage, frais individuels non appliqués (dérogation thermique du 14/11/2019). Dépenses ne figurant pas au présent décompte : fonds de travaux, appels travaux, frais privatifs, qui apparaissent à votre relevé de compte. Les honoraires comprennent la gestion courante et l’assemblée annuelle.</p><p style="font-size:7.4pt">Conformément à l’article 18-1 de la loi du 10 juillet 1965, les pièces justificatives des charges, notamment les factures, les contrats de fourniture et d’exploitation en cours et leurs avenants ainsi que la quantité consommée et le prix unitaire ou forfaitaire de chacune des catégories de charges, sont tenues à disposition entre la convocation et la tenue de l’assemblée générale. Sociétaires : la coopérative vous informe que le taux de ristourne 2025 est nul.</p><p style="font-size:6.6pt;position:absolute;bottom:7mm;left:14mm;right:14mm;text-align:center">SCOP BRESSE-REVERMONT HABITAT – société coopérative à capital variable – RCS Bourg-en-Bresse 900 003 077 – carte professionnelle CPI 0101 2018 000 000 019 – garantie financière CEGC – médiateur : AME Conso, 197 boulevard Saint-Germain 75007 PARIS</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either(
        'SCOP BRESSE-REVERMONT HABITAT',
        'SCOP BRESSE-REVERMONT HABITAT Service Syndic',
      ),
      building: 'LES VENNES',
      building_address: '2 allée de Challes, 01000 BOURG-EN-BRESSE',
      rnc: 'AA9214665',
      owner: either('Succession de M. PERTUISET Roland', 'M. PERTUISET Roland'),
      lots: ['31', '119'],
      account: '3077-031',
      tantiemes: 265,
      base: 10000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: bresseCharges,
      provisions: BRESSE_PROVISIONS,
      difference: bresseCharges - BRESSE_PROVISIONS,
      recoverable: sum(all.map(tenant)),
    },
    absent: ['iban', 'due_on', 'to_pay', 'fonds_travaux', 'total_debit'],
  },
);

export const RELEVES_ET_DECOMPTES = [annemasse, thonon, bourg];
