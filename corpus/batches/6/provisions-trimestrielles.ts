// Quarterly calls: the network's grid with its slip to cut, and a bill in coloured sections.
import { either, paperOf } from '../../paper.ts';
import { slashed, spaced, sum, table } from '../../writing.ts';
import { ACCOUNTS, ALLOBROGES, ARIANE, RNC } from './lieux.ts';

type Share = readonly [
  label: string,
  whole: number,
  base: number,
  mine: number,
  quote: number,
  let_: number,
];
const HOME: readonly Share[] = [
  ['CHARGES COMMUNES GENERALES', 2418750, 10000, 187, 45231, 24877],
  ['CHARGES BATIMENT B', 386200, 2540, 187, 28433, 19903],
  ['ASCENSEUR BATIMENT B', 164500, 1000, 71, 11680, 9344],
  ['EAU FROIDE (provision)', 510000, 10000, 187, 9537, 9537],
];
const CELLAR: readonly Share[] = [['CHARGES COMMUNES GENERALES', 2418750, 10000, 2, 484, 266]];
const BOX: readonly Share[] = [
  ['CHARGES COMMUNES GENERALES', 2418750, 10000, 9, 2177, 1197],
  ['ENTRETIEN GARAGES', 71400, 620, 10, 1152, 1152],
];
const LOTS = [
  ['0027', 'APPARTEMENT T4 – BAT B – 3E ETAGE', HOME],
  ['0094', 'CAVE – BAT B – SOUS-SOL', CELLAR],
  ['0158', 'GARAGE FERME – SOUS-SOL', BOX],
] as const;
const all = LOTS.flatMap(([, , rows]) => rows);
const called = sum(all.map((row) => row[4]));
const recoverable = sum(all.map((row) => row[5]));
const rowsOf = LOTS.flatMap(([number, nature, rows]) => [
  `<tr class="lot"><td colspan="6">Lot ${number} : ${nature}</td></tr>`,
  ...rows.map(([label, whole, base, mine, quote, let_]) => [
    label,
    spaced(whole),
    base,
    mine,
    spaced(quote),
    spaced(let_),
  ]),
]);

const grid = paperOf(
  'appel-grenoble-trimestre',
  `font: 8.6pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 13mm; .top { display: grid; grid-template-columns: 92mm 1fr; gap: 6mm } .id td { padding: .4mm 1mm; font-size: 8pt } .bar { background: #00507a; color: #fff; padding: 1.5mm 3mm; font-size: 11pt; margin: 4mm 0 2mm }
  .q th { background: #e5eef3; border: .2mm solid #8fa9b8; text-align: center } .q td { border-left: .2mm solid #8fa9b8; border-right: .2mm solid #8fa9b8; padding: .7mm 1.5mm } .q td:nth-child(n+2) { text-align: right } .lot td { font-weight: bold; text-align: left !important; padding-top: 2mm } .tot td { font-weight: bold; border: .2mm solid #8fa9b8; background: #e5eef3 }
  .cut { position: absolute; left: 13mm; right: 13mm; bottom: 9mm; border-top: .3mm dashed #444; padding-top: 3mm } .sm { font-size: 6.8pt; color: #444 }`,
  [
    `<div class="top"><div><b style="font-size:16pt;color:#00507a">DAUPHICOP GESTION</b><br>Agence Grenoble Grands Boulevards<br>64 boulevard Joseph Vallier – 38100 GRENOBLE<br>Tél. 04 76 00 18 40 – grenoble@dauphicop.example.fr<br>Votre gestionnaire : Mme Sandrine Revol<br>Votre comptable : M. Kevin Ageron</div><div style="padding-top:22mm;font-size:10pt">M. ET MME BOUVARD LAURENT<br>BAT B APPT 27<br>22 AVENUE JEAN PERROT<br>38100 GRENOBLE</div></div>
    <table class="id" style="width:118mm;margin-top:3mm"><tr><td>Immeuble</td><td><b>0427 – LE PARC DES ALLOBROGES</b></td></tr><tr><td></td><td>22 AVENUE JEAN PERROT 38100 GRENOBLE</td></tr><tr><td>N° immatriculation</td><td>${RNC.allobroges}</td></tr><tr><td>Tantièmes généraux</td><td>198 / 10000</td></tr><tr><td>Référence copropriétaire</td><td>0427-00027-B</td></tr><tr><td>Identifiant espace client</td><td>BOUVARD27 – code remis séparément</td></tr></table>
    <div class="bar">APPEL DE FONDS – 4ème trimestre 2026</div>
    <p>Grenoble, le ${slashed('2026-09-14')}. Budget prévisionnel de l’exercice du 01/01/2026 au 31/12/2026, voté par l’assemblée générale du 06/05/2025. Période appelée : du <b>01/10/2026</b> au <b>31/12/2026</b> – Date d’exigibilité : <b>01/10/2026</b></p>
    ${table(['Nature des dépenses', 'Montant à répartir', 'Base', 'Tantièmes', 'Quote-part', 'Dont locatif'], [...rowsOf, `<tr class="tot"><td>TOTAL DE L’APPEL (3 lots)</td><td></td><td></td><td></td><td>${spaced(called)}</td><td>${spaced(recoverable)}</td></tr>`], 'q')}
    <table class="q" style="width:105mm;margin:4mm 0 3mm auto"><tr class="tot"><td colspan="2" style="text-align:left">Situation de votre compte</td></tr><tr><td>Solde antérieur au 14/09/2026</td><td>0,00</td></tr><tr><td>Présent appel de fonds</td><td>${spaced(called)}</td></tr><tr class="tot"><td>Net à payer au 01/10/2026</td><td>${spaced(called)} €</td></tr></table>
    <p class="sm">Conformément à l’article 14-1 de la loi du 10 juillet 1965, la provision est exigible le premier jour de chaque trimestre. À défaut de versement à sa date d’exigibilité et après mise en demeure restée infructueuse pendant trente jours, les autres provisions non encore échues deviennent immédiatement exigibles (article 19-2). Les frais nécessaires au recouvrement sont imputables au seul copropriétaire concerné (article 10-1). La cotisation au fonds de travaux vous est appelée une fois l’an, au 1er janvier.<br>DAUPHICOP GESTION – SAS au capital de 450&nbsp;000&nbsp;€ – RCS Grenoble 900 001 427 – Carte professionnelle CPI 3801 2018 000 000 718 délivrée par la CCI de Grenoble – Garantie financière : Caution Générale Exemple, 12 rue de la Paix, 75002 PARIS – TVA FR00900001427</p>
    <div class="cut"><table><tr><td style="width:112mm"><b>PAPILLON À JOINDRE À VOTRE RÈGLEMENT</b><br>0427-00027-B – BOUVARD – échéance du 01/10/2026<br>Virement à : SDC LE PARC DES ALLOBROGES<br>IBAN ${ACCOUNTS.allobroges.spaced} – BIC CEXAFRPP381</td><td style="text-align:right">Montant<br><b style="font-size:13pt">${spaced(called)} €</b></td></tr></table></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      ...ALLOBROGES,
      rnc: RNC.allobroges,
      owner: 'M. ET MME BOUVARD LAURENT',
      lots: ['27', '94', '158'],
      tantiemes: 198,
      base: 10000,
      iban: ACCOUNTS.allobroges.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: called,
      courantes: called,
      solde_anterieur: 0,
      to_pay: called,
      recoverable,
    },
    absent: ['travaux', 'fonds_travaux', 'avances', 'charges_reelles', 'balance'],
  },
);

const CURRENT = [
  ['Charges générales', 1094, 100000, 38412],
  ['Bâtiment Thésée – escalier 2', 640, 10000, 11726],
  ['Ascenseur escalier 2', 88, 1000, 6840],
  ['Chauffage collectif – part fixe', 1201, 100000, 14077],
] as const;
const currentSum = sum(CURRENT.map((row) => row[3]));
const FUND = 3554;
const FACADE = 61883;
const RIGHTS = 1238;
const bill = currentSum + FUND + FACADE + RIGHTS;
const BEFORE = 15320;
const LET = 41209;
const euro = (cents: number) => `${spaced(cents)}\u00a0€`;
const line = (label: string, amount: number) =>
  `<tr><td>${label}</td><td>${euro(amount)}</td></tr>`;

const sections = paperOf(
  'appel-montpellier-trois-volets',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm; .hd { display: flex; justify-content: space-between; border-bottom: 1mm solid #c2410c; padding-bottom: 3mm } .box { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin: 4mm 0 } .box div { background: #fff4ec; padding: 2.5mm; font-size: 8.2pt } h2 { font-size: 10pt; color: #c2410c; margin: 4mm 0 1mm } td { border-bottom: .2mm solid #ead7ca } td:last-child { text-align: right; white-space: nowrap; width: 36mm } .st td { font-weight: bold; border-bottom: .4mm solid #c2410c } .pay { background: #c2410c; color: #fff; padding: 3mm 4mm; display: flex; justify-content: space-between; font-size: 12.5pt; margin-top: 5mm }`,
  [
    `<div class="hd"><div><b style="font-size:19pt;color:#c2410c">Citadel Copro</b><br>Administrateur de biens – 3 rue Maguelone, 34000 MONTPELLIER</div><div style="text-align:right">Facturation n° AF-26-44120<br>Émise le 17 juin 2026</div></div>
    <p style="margin:9mm 0 9mm 95mm;font-size:10.5pt">Madame Inès BENSALAH<br>Chez M. Roux<br>27 rue des Augustins<br>66000 PERPIGNAN</p>
    <h1 style="font-size:15pt">Votre appel de provisions du 3e trimestre 2026</h1>
    <div class="box"><div><b>Copropriété</b><br>Les Jardins d’Ariane<br>115 avenue de la Pompignane<br>34000 MONTPELLIER<br>Immatriculée ${RNC.ariane}</div><div><b>Vos lots</b><br>208 – appartement T2<br>412 – parking aérien<br>Quote-part : 1 094 / 100 000èmes</div><div><b>Période</b><br>du 1er juillet 2026 au 30 septembre 2026<br><b>Exigible le</b> 1er juillet 2026<br>Compte C0117-BENS</div></div>
    <h2>A. Charges courantes (budget prévisionnel 2026)</h2>${table([], [...CURRENT.map(([label, mine, base, quote]) => line(`${label} – ${mine.toLocaleString('fr-FR')} / ${base.toLocaleString('fr-FR')}`, quote)), `<tr class="st"><td>Sous-total charges courantes</td><td>${euro(currentSum)}</td></tr>`])}
    <h2>B. Fonds de travaux obligatoire (loi ALUR, art. 14-2-1)</h2>${table([], [`<tr class="st"><td>Cotisation trimestrielle, 5 % du budget</td><td>${euro(FUND)}</td></tr>`])}
    <h2>C. Travaux votés hors budget</h2>${table([], [line('Ravalement et isolation des façades, AG du 12/03/2026, résolution 14 – appel 2/5', FACADE), line('Honoraires de suivi administratif et comptable des travaux', RIGHTS), `<tr class="st"><td>Sous-total travaux</td><td>${euro(FACADE + RIGHTS)}</td></tr>`])}
    <h2>Récapitulatif</h2>${table([], [line('Total appelé ce trimestre (A + B + C)', bill), line('Report : somme restant due au 17/06/2026', BEFORE)])}
    <div class="pay"><span>À régler avant le 1er juillet 2026</span><b>${euro(bill + BEFORE)}</b></div>
    <p style="margin-top:4mm;font-size:8pt">Pour information, les charges récupérables auprès de votre locataire s’élèvent à ${euro(LET)} sur cet appel. Règlement par virement sur le compte séparé du syndicat : ${ACCOUNTS.ariane.spaced} (BIC BQEXFR34XXX), en rappelant C0117-BENS. Un échéancier peut vous être accordé sur demande écrite. Toute contestation portant sur la répartition doit être adressée au service comptable. Citadel Copro, SARL au capital de 80&nbsp;000&nbsp;€, RCS Montpellier 900 002 115, carte CPI 3402 2020 000 000 113, sans perception de fonds pour son compte propre.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      ...ARIANE,
      rnc: RNC.ariane,
      owner: either('Madame Inès BENSALAH', 'Madame Inès BENSALAH Chez M. Roux'),
      lots: ['208', '412'],
      tantiemes: 1094,
      base: 100000,
      tantiemes_by_cle: CURRENT.map(([label, mine, base]) => `${label} : ${mine}/${base}`),
      iban: ACCOUNTS.ariane.iban,
      account: 'C0117-BENS',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: bill,
      courantes: currentSum,
      fonds_travaux: FUND,
      travaux: FACADE + RIGHTS,
      solde_anterieur: BEFORE,
      to_pay: bill + BEFORE,
      recoverable: LET,
    },
    absent: ['avances', 'charges_reelles', 'meeting_on'],
  },
);

export const PROVISIONS_TRIMESTRIELLES = [grid, sections];
