// Calls for funds: a network's quarter, a large suburb building with works, a matrix of keys.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { english, inFull, slashed, spaced, sum, table } from '../../writing.ts';

const MARCEAU = accountOf('clos-saint-marceau');
const BLEUETS = accountOf('les-bleuets');
const PARMELAN = accountOf('le-parmelan');

type Key = readonly [label: string, whole: number, base: number, part: number];
const quote = ([, whole, base, part]: Key): number => Math.round((whole * part) / base);
const quotes = (keys: readonly Key[]): number => sum(keys.map(quote));

const QUARTER: readonly Key[] = [
  ['CHARGES COMMUNES GENERALES', 1530000, 10000, 199],
  ['CHARGES BATIMENT B', 324000, 5000, 412],
  ['ASCENSEUR BATIMENT B', 118000, 1000, 71],
  ['EAU FROIDE', 440000, 10000, 199],
];
const OWED = 12741;
const network = paperOf(
  'appel-provisions-reseau',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; .logo { font: bold 19pt 'URW Gothic', sans-serif; color: #00685e } .who { margin: 6mm 0 6mm 100mm; font-size: 10pt; line-height: 1.35; min-height: 22mm } .bx { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin: 3mm 0 } .bx div { border: .3mm solid #00685e; border-radius: 1.5mm; padding: 2mm 3mm } .bx b { color: #00685e }
  .t th { background: #00685e; color: #fff; font-weight: bold } .t td { border-bottom: .2mm solid #b9d4d1 } .t td:nth-child(n+2), .t th:nth-child(n+2) { text-align: right } .tot td { font-weight: bold; background: #e5f1f0 } .ft { position: absolute; bottom: 7mm; left: 14mm; right: 14mm; font-size: 6.4pt; color: #555; text-align: center } .tip { border-top: .3mm dashed #555; margin-top: 6mm; padding-top: 3mm }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><span class="logo">foncélia</span><br>Foncélia Val de Loire<br>28 boulevard Rocheplatte<br>45000 ORLEANS<br>Tél. 02 38 00 14 60</div><div style="text-align:right">Votre gestionnaire : Mme Sabrina COLLET<br>Votre comptable : M. Dorian PETIT<br>clos.marceau@foncelia.example.fr<br>Vos documents sont disponibles sur MyFoncélia</div></div>
    <div class="who">MME FOUCAULT BRIGITTE<br>RES LE CLOS SAINT-MARCEAU<br>112 AVENUE DAUPHINE<br>45100 ORLEANS</div>
    <p>ORLEANS, le ${slashed('2026-09-14')}</p><p style="font-size:13pt;color:#00685e"><b>Appel de provisions sur charges – 4ème trimestre 2026</b></p>
    <div class="bx"><div><b>Votre copropriété</b><br>2207 – LE CLOS SAINT-MARCEAU<br>112 AVENUE DAUPHINE 45100 ORLEANS<br>N° d’immatriculation : AC3841726</div><div><b>Vos références</b><br>Compte copropriétaire : 2207-00031<br>Lots : 0031, 0078, 0143</div><div><b>Période appelée</b><br>du ${slashed('2026-10-01')} au ${slashed('2026-12-31')}<br>Date d’exigibilité : ${slashed('2026-10-01')}</div></div>
    ${table(
      [
        'Budget prévisionnel 2026 – 4ème provision (1/4)',
        'Montant à répartir',
        'Total tantièmes',
        'Vos tantièmes',
        'Votre quote-part TTC',
      ],
      [
        ...QUARTER.map((key) => [
          key[0],
          spaced(key[1]),
          spaced(key[2] * 100).slice(0, -3),
          key[3],
          spaced(quote(key)),
        ]),
        `<tr class="tot"><td>TOTAL DE L’APPEL</td><td>${spaced(sum(QUARTER.map((key) => key[1])))}</td><td></td><td></td><td>${spaced(quotes(QUARTER))}</td></tr>`,
      ],
      't',
    )}
    <p style="margin-top:3mm">Budget de l’exercice du 01/01/2026 au 31/12/2026 voté par l’assemblée générale du 21/05/2025 : 96 480,00 €. La cotisation annuelle au fonds de travaux a été appelée en une fois le 01/07/2026 ; elle ne figure donc pas sur le présent appel.</p>
    <table class="t" style="width:105mm;margin:4mm 0 4mm auto"><tr><td>Solde de votre compte avant appel (au 14/09/2026)</td><td>${spaced(OWED)} € débiteur</td></tr><tr><td>Montant du présent appel</td><td>${spaced(quotes(QUARTER))} €</td></tr><tr class="tot"><td>NET A PAYER au ${slashed('2026-10-01')}</td><td>${spaced(quotes(QUARTER) + OWED)} €</td></tr></table>
    <p style="font-size:7.6pt">Conformément à l’article 14-1 de la loi n° 65-557 du 10 juillet 1965, la provision est exigible le premier jour de chaque trimestre. Toute somme impayée à cette date porte intérêt au taux légal à compter de la mise en demeure (article 36 du décret du 17 mars 1967). Frais de relance et de mise en demeure à la charge du seul copropriétaire concerné (article 10-1). Chèque à l’ordre du SYNDICAT DES COPROPRIETAIRES LE CLOS SAINT-MARCEAU.</p>
    <p style="font-size:7.6pt"><b>Pensez au prélèvement automatique</b> : gratuit et modifiable à tout moment depuis votre espace client. Pensez également à signaler tout changement d’adresse, de locataire ou de situation (loi du 10 juillet 1965, article 65 du décret).</p>
    <div class="tip"><table><tr><td><b>COUPON A JOINDRE A VOTRE REGLEMENT</b><br>Réf. à rappeler : 2207-00031 – FOUCAULT BRIGITTE<br>4T2026</td><td>Compte du syndicat des copropriétaires<br>IBAN ${MARCEAU.spaced}<br>BIC EXVLFR2OXXX</td><td style="text-align:right">A payer<br><b style="font-size:12pt">${spaced(quotes(QUARTER) + OWED)} €</b></td></tr></table></div>
    <div class="ft">Foncélia Val de Loire – SAS au capital de 250 000 € – RCS Orléans 900 000 728 – Carte professionnelle CPI 4501 2018 000 031 552 délivrée par la CCI du Loiret portant les mentions « Syndic de copropriété », « Gestion immobilière », « Transactions » – Garantie financière : Caution Exemple, 16 rue de la Banque, 75002 Paris – TVA FR00900000728</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Foncélia Val de Loire', 'foncélia'),
      building: 'LE CLOS SAINT-MARCEAU',
      building_address: '112 AVENUE DAUPHINE, 45100 ORLEANS',
      rnc: 'AC3841726',
      owner: 'MME FOUCAULT BRIGITTE',
      account: '2207-00031',
      lots: ['31', '78', '143'],
      tantiemes: 199,
      base: 10000,
      tantiemes_by_cle: QUARTER.map(([label, , base, part]) => `${label} : ${part}/${base}`),
      iban: MARCEAU.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: quotes(QUARTER),
      courantes: quotes(QUARTER),
      solde_anterieur: OWED,
      to_pay: quotes(QUARTER) + OWED,
    },
    absent: ['travaux', 'fonds_travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

type Call = readonly [label: string, whole: number, base: number, part: number, let_: number];
const BUDGET: readonly Call[] = [
  ['001 CHARGES GENERALES', 9862500, 100000, 649, 75],
  ['012 BATIMENT 3', 310000, 10000, 533, 90],
  ['022 ASCENSEURS BAT 3', 205000, 10000, 561, 80],
  ['030 CHAUFFAGE URBAIN', 3562500, 100000, 702, 100],
];
const part = ([, whole, base, share]: Call) => Math.round((whole * share) / base);
const letPart = (call: Call) => Math.round((part(call) * call[4]) / 100);
const current = sum(BUDGET.map(part));
const ALUR: Call = ['105 FONDS DE TRAVAUX ART 14-2-1', 1035625, 100000, 649, 0];
const ROOF: Call = ['012 BATIMENT 3 – ETANCHEITE TERRASSES', 4630000, 10000, 533, 0];
const FEES: Call = ['012 BATIMENT 3 – HONORAIRES MAITRE D’OEUVRE', 370400, 10000, 533, 0];
const works = part(ROOF) + part(FEES);
const suburbTotal = current + part(ALUR) + works;
const CREDIT = 3520;
const callRow = (call: Call) =>
  `<tr><td>${call[0]}</td><td>${spaced(call[1])}</td><td>${call[2]}</td><td>${call[3]}</td><td>${spaced(part(call))}</td><td>${spaced(letPart(call))}</td></tr>`;
const title = (text: string) => `<tr class="h"><td colspan="6">${text}</td></tr>`;
const subtotal = (text: string, cents: number, let_: number) =>
  `<tr class="s"><td>${text}</td><td></td><td></td><td></td><td>${spaced(cents)}</td><td>${spaced(let_)}</td></tr>`;
const recoverable = sum(BUDGET.map(letPart));

const suburb = paperOf(
  'appel-etancheite-alur',
  `font: 8.6pt/1.4 'Nimbus Sans', sans-serif; .g td, .g th { border-left: .2mm solid #000; border-right: .2mm solid #000; padding: .7mm 1.5mm } .g th { border: .2mm solid #000; background: #ddd; font-weight: bold; text-align: center } .g { border-bottom: .2mm solid #000 } .g td:nth-child(n+2) { text-align: right } .g .h td { font-weight: bold; text-align: left; padding-top: 2mm; text-decoration: underline } .g .s td { font-weight: bold; border-top: .2mm solid #000 } .ad { position: absolute; left: 110mm; top: 42mm; font-size: 10pt; line-height: 1.4 }`,
  [
    `<b style="font-size:14pt">DAUMONT GESTION</b><br>Administrateur de biens depuis 1958<br>15 rue de Mesly – BP 40118<br>94004 CRETEIL CEDEX<br>Tél : 01 49 00 62 18 – Fax : 01 49 00 62 19<br>Accueil du lundi au vendredi de 9h à 12h<div class="ad">M. DIALLO THIERNO<br>MME PASQUIER AURELIE<br>BAT 3 – PORTE 342<br>6 ALLEE PARMENTIER<br>94000 CRETEIL</div>
    <p style="margin-top:14mm">Syndicat des copropriétaires : <b>LES BLEUETS</b> (0614)<br>4 A 8 ALLEE PARMENTIER 94000 CRETEIL<br>Immatriculation RNC : AB7190354<br>Référence client : 0614 / 03420</p>
    <p style="text-align:right">Créteil, le ${inFull('2026-12-10')}</p>
    <p style="text-align:center;font-size:12pt;border:.4mm solid #000;padding:1.5mm"><b>AVIS D’APPEL DE FONDS – 1T2027</b><br><span style="font-size:9pt">Période du ${slashed('2027-01-01')} au ${slashed('2027-03-31')} – Exigible le ${slashed('2027-01-01')}</span></p>
    <p>Lot 214 (appartement 4 pièces) : 611 tantièmes – Lot 1067 (emplacement de parking) : 38 tantièmes – soit 649 / 100000 èmes généraux</p>
    <table class="g"><thead><tr><th>Clé – Libellé</th><th>Total à répartir</th><th>Base</th><th>Tant.</th><th>Quote-part</th><th>Récupérable</th></tr></thead><tbody>${title('APPEL N° 1/4 – BUDGET PREVISIONNEL 2027 (AG DU 24/06/2026)')}${BUDGET.map(callRow).join('')}${subtotal('Sous-total budget courant', current, recoverable)}${title('APPEL N° 1/4 – FONDS DE TRAVAUX LOI ALUR 2027')}${callRow(ALUR)}${subtotal('Sous-total fonds de travaux', part(ALUR), 0)}${title('APPEL N° 2/4 – TRAVAUX ETANCHEITE DES TERRASSES BAT 3 (AG DU 24/06/2026, RESOLUTION 12)')}${callRow(ROOF)}${callRow(FEES)}${subtotal('Sous-total travaux', works, 0)}<tr class="s"><td>TOTAL APPELE</td><td></td><td></td><td></td><td>${spaced(suburbTotal)}</td><td>${spaced(recoverable)}</td></tr></tbody></table>
    <table style="width:110mm;margin:5mm 0 3mm auto;border:.2mm solid #000"><tr><td>Votre compte présentait au ${slashed('2026-12-10')} un solde créditeur de</td><td style="text-align:right">${spaced(CREDIT)} C</td></tr><tr><td>Total appelé à ce jour</td><td style="text-align:right">${spaced(suburbTotal)} D</td></tr><tr style="font-weight:bold;font-size:10pt"><td>SOMME A REGLER</td><td style="text-align:right">${spaced(suburbTotal - CREDIT)} EUR</td></tr></table>
    <p>Vous avez opté pour le prélèvement : la somme de ${spaced(suburbTotal - CREDIT)} EUR sera prélevée sur votre compte le 08/01/2027 (mandat RUM 0614-03420-001). À défaut, virement au compte séparé du syndicat : IBAN ${BLEUETS.spaced} – BIC EXPEFRPPXXX.</p>
    <p style="font-size:7.4pt">Les travaux votés sont appelés par quarts les 01/10/2026, 01/01/2027, 01/04/2027 et 01/07/2027. En cas de vente, le prix des travaux incombe à celui qui est copropriétaire au moment de l’exigibilité (article 6-2 du décret du 17 mars 1967). La cotisation au fonds de travaux est attachée au lot et définitivement acquise au syndicat. Les charges récupérables sont données à titre indicatif (décret n° 87-713 du 26 août 1987).</p><p style="font-size:7pt;text-align:center">DAUMONT GESTION – SARL au capital de 90 000 € – RCS CRETEIL 900 000 645 – CPI 9401 2016 000 007 318 – Garantie : Galion Exemple</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'DAUMONT GESTION',
      building: 'LES BLEUETS',
      building_address: '4 A 8 ALLEE PARMENTIER, 94000 CRETEIL',
      rnc: 'AB7190354',
      owner: 'M. DIALLO THIERNO MME PASQUIER AURELIE',
      account: '0614 / 03420',
      lots: ['214', '1067'],
      tantiemes: 649,
      base: 100000,
      tantiemes_by_cle: either(
        BUDGET.map(([label, , base, share]) => `${label} : ${share}/${base}`),
        BUDGET.map(([label, , base, share]) => `${label.slice(4)} : ${share}/${base}`),
      ),
      iban: BLEUETS.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: suburbTotal,
      courantes: current,
      travaux: works,
      fonds_travaux: part(ALUR),
      solde_anterieur: -CREDIT,
      to_pay: suburbTotal - CREDIT,
      recoverable,
    },
    absent: ['avances', 'charges_reelles', 'difference'],
  },
);

const SHARES: readonly Key[] = [
  ['Charges générales', 1187500, 10000, 318],
  ['Escalier A', 96000, 1000, 142],
  ['Ascenseur A', 132500, 1000, 167],
  ['Garages', 41000, 38, 1],
];
const FUND: Key = ['Fonds de travaux', 80000, 10000, 318];
const ADVANCE: Key = ['Avance de trésorerie', 300000, 10000, 318];
const matrixTotal = quotes(SHARES) + quote(FUND) + quote(ADVANCE);
const matrix = paperOf(
  'appel-matrice-cles',
  `font: 9pt/1.4 'P052', serif; padding: 15mm 18mm; .k td, .k th { border: .2mm solid #567; text-align: center; padding: .8mm 1.5mm } .k th { background: #eef2f6; font-weight: bold } .k td:first-child { text-align: left } .a td:nth-child(n+2), .a th:nth-child(n+2) { text-align: right } .a td { border-bottom: .2mm solid #bcc } .a th { border-bottom: .4mm solid #234; font-weight: bold }`,
  [
    `<table><tr><td><b style="font-size:15pt;color:#234">Cabinet Burnod</b><br>Syndic – Gérance – Location saisonnière<br>8 rue Sommeiller, 74000 Annecy<br>04 50 00 33 71</td><td style="text-align:right;padding-top:16mm;font-size:10.5pt">SCI LES ARAVIS<br>M. TERRIER Lucas<br>17 route des Creuses<br>74940 Annecy-le-Vieux</td></tr></table>
    <h1 style="font-size:13pt;margin-top:8mm">Copropriété LE PARMELAN – 41 avenue de Genève, 74000 Annecy</h1><p>Appel de fonds du 2e trimestre de l’exercice 2026/2027 (01/10/2026 – 31/12/2026)<br>Émis le 18/09/2026 – exigible au 01/10/2026 – Compte 450-TERR02</p>
    <p><b>1. Vos tantièmes par clé</b></p>${table(
      [
        'Lot',
        'Désignation',
        'Générales /10000',
        'Escalier A /1000',
        'Ascenseur A /1000',
        'Garages /38',
      ],
      [
        ['12', 'Appartement T3, 3e étage', '289', '142', '167', '–'],
        ['58', 'Cave', '8', '–', '–', '–'],
        ['71', 'Garage fermé', '21', '–', '–', '1'],
        ['<b>Total</b>', '', '<b>318</b>', '<b>142</b>', '<b>167</b>', '<b>1</b>'],
      ],
      'k',
    )}
    <p style="margin-top:4mm"><b>2. Sommes appelées</b></p>${table(
      ['Nature', 'Appelé pour l’immeuble', 'Votre part'],
      [
        ...SHARES.map((key) => [`Budget – ${key[0]}`, english(key[1]), english(quote(key))]),
        ['Fonds de travaux (art. 14-2-1)', english(FUND[1]), english(quote(FUND))],
        [
          'Avance de trésorerie – reconstitution (AG 11/12/2025)',
          english(ADVANCE[1]),
          english(quote(ADVANCE)),
        ],
        ['<b>Total de l’appel</b>', '', `<b>${english(matrixTotal)} €</b>`],
      ],
      'a',
    )}
    <p style="margin-top:4mm"><b>3. Votre règlement</b></p><p>Votre compte était soldé au 18/09/2026. Montant à virer : <b>${english(matrixTotal)} €</b><br>IBAN du syndicat : ${PARMELAN.spaced}</p>
    <p>Le budget de l’exercice du 1er juillet 2026 au 30 juin 2027 a été arrêté à 58 280.00 € par l’assemblée du 11 décembre 2025. Il est appelé en quatre provisions égales. L’avance de trésorerie est remboursable en cas de vente du lot ; elle figure au compte 1031. Nous rappelons que les loyers saisonniers n’ont pas d’incidence sur la répartition des charges et que le stationnement devant les garages reste interdit pendant le déneigement.</p><p>Règlement par virement de préférence, ou par chèque à l’ordre de « SDC Le Parmelan ». Merci d’indiquer le numéro de compte 450-TERR02. Pénalités de retard : intérêt légal à compter de la mise en demeure.</p><p style="font-size:7.5pt;text-align:center;margin-top:8mm">Cabinet Burnod SARL – carte CPI 7401 2019 000 041 066, CCI Haute-Savoie – garantie financière 400 000 € – SIRET 900 000 819 00013</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Cabinet Burnod',
      building: 'LE PARMELAN',
      building_address: '41 avenue de Genève, 74000 Annecy',
      owner: either('SCI LES ARAVIS', 'SCI LES ARAVIS M. TERRIER Lucas'),
      account: '450-TERR02',
      lots: ['12', '58', '71'],
      tantiemes: 318,
      base: 10000,
      tantiemes_by_cle: either(
        SHARES.map(([label, , base, share]) => `${label} : ${share}/${base}`),
        SHARES.map(
          ([label, , base, share]) => `${label.replace('Charges g', 'G')} : ${share}/${base}`,
        ),
      ),
      iban: PARMELAN.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: matrixTotal,
      courantes: quotes(SHARES),
      fonds_travaux: quote(FUND),
      avances: quote(ADVANCE),
      to_pay: matrixTotal,
    },
    absent: ['rnc', 'travaux', 'recoverable', 'charges_reelles'],
  },
);

export const APPELS_PROVISIONS = [network, suburb, matrix];
