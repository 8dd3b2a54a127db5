// Calls for funds of the quarter as firms print them: a grid, two lots apart, arrears carried over.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, plain, slashed, spaced, table } from '../../writing.ts';
import { grouped, type Key, shareOf, sharesOf, wholeOf } from './calculs.ts';

const TREILLE = accountOf('treille-lille');
const KEYS: readonly Key[] = [
  ['001', 'Charges communes générales', 1487500, 10000, 187],
  ['010', 'Charges bâtiment B', 322500, 4120, 187],
  ['021', 'Ascenseur bâtiment B', 96250, 1000, 48],
  ['040', 'Chauffage collectif', 1120000, 10000, 201],
  ['050', 'Eau froide', 410000, 10000, 187],
];
const FUND: Key = ['105', 'Fonds de travaux (art. 14-2-1)', 92500, 10000, 187];
const lilleTotal = sharesOf(KEYS) + shareOf(FUND);
const lilleLet = Math.round(sharesOf(KEYS) * 0.74);
const row = (key: Key) => [
  key[0],
  key[1],
  spaced(key[2]),
  grouped(key[3]),
  key[4],
  spaced(shareOf(key)),
];

const lille = paperOf(
  'appel-grille-trimestre-lille',
  `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .hd { display: grid; grid-template-columns: 82mm 1fr; gap: 8mm } .logo { font: bold 17pt 'URW Gothic', sans-serif; color: #004b6b } .ref td { border: .2mm solid #889; padding: .7mm 1.5mm } .ref td:first-child { background: #e8eef2; width: 34mm } h1 { font-size: 12.5pt; background: #004b6b; color: #fff; padding: 1.6mm 3mm; margin: 5mm 0 2mm } .g td, .g th { border-bottom: .2mm solid #aab } .g th { border-bottom: .5mm solid #004b6b; font-weight: bold; font-size: 7.6pt } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: right } .g .k td { font-weight: bold; background: #f1f4f6 } .tot { width: 92mm; margin: 3mm 0 3mm auto } .tot td { border: .2mm solid #889 } .tot td:last-child { text-align: right } .cut { position: absolute; bottom: 24mm; left: 13mm; right: 13mm; border-top: .3mm dashed #333; padding-top: 2mm } .ft { position: absolute; bottom: 6mm; left: 13mm; right: 13mm; font-size: 6.3pt; text-align: center; color: #555 }`,
  [
    `<div class="hd"><div><div class="logo">flandrimmo</div><p>Administration de biens – Syndic – Gestion locative<br>Agence de Lille Vauban : 118 boulevard Vauban, 59000 LILLE<br>Tél. 03 20 00 41 18 – vauban@flandrimmo.example.fr</p><p style="font-size:7.4pt">Votre gestionnaire : Aurélie CARPENTIER – Votre comptable : Mehdi LARBI<br>Accueil du lundi au vendredi, 9 h – 12 h 30, fermé le mercredi après-midi</p></div><div style="padding:16mm 0 0 14mm;font-size:10pt">M. ou Mme DE WITTE-LEMAIRE Bertrand<br>Résidence Le Clos de la Treille<br>Appt B31<br>14 rue Princesse<br>59800 LILLE</div></div>
    ${table(
      [],
      [
        [
          'Immeuble',
          '0412 – LE CLOS DE LA TREILLE – 14 rue Princesse, 59800 LILLE',
          'Immatriculation',
          'AA4-190-276',
        ],
        ['N° de compte', '0412-00187', 'Date d’émission', slashed('2026-12-10')],
        ['Vos lots', '31 (appartement) – 74 (cave)', 'Exercice', '01/01/2027 au 31/12/2027'],
      ],
      'ref',
    )}
    <h1>APPEL DE PROVISIONS – 1er TRIMESTRE 2027 (du ${slashed('2027-01-01')} au ${slashed('2027-03-31')})</h1>
    ${table(
      ['Clé', 'Libellé', 'Montant à répartir', 'Base', 'Vos tantièmes', 'Votre quote-part'],
      [
        '<tr class="k"><td colspan="6">OPÉRATIONS COURANTES – budget voté le 16/06/2026</td></tr>',
        ...KEYS.map(row),
        `<tr class="k"><td></td><td>Sous-total opérations courantes</td><td>${spaced(wholeOf(KEYS))}</td><td></td><td></td><td>${spaced(sharesOf(KEYS))}</td></tr>`,
        '<tr class="k"><td colspan="6">FONDS DE TRAVAUX</td></tr>',
        row(FUND),
      ],
      'g',
    )}
    ${table(
      [],
      [
        ['Total du présent appel', `${spaced(lilleTotal)} €`],
        ['Solde antérieur au 10/12/2026', '0,00 €'],
        [
          `<b>TOTAL À RÉGLER AVANT LE ${slashed('2027-01-01')}</b>`,
          `<b>${spaced(lilleTotal)} €</b>`,
        ],
      ],
      'tot',
    )}
    <p>Pour information, part récupérable sur votre locataire : ${spaced(lilleLet)} €. Les provisions sont exigibles le premier jour du trimestre (article 14-1 de la loi du 10 juillet 1965) ; passé un délai de trente jours après mise en demeure, les autres provisions de l’exercice deviennent immédiatement exigibles (article 19-2).</p><p><b>Passez à l’e-recommandé !</b> Recevez vos convocations par lettre recommandée électronique et économisez l’affranchissement : formulaire sur votre espace.</p>
    <div class="cut"><table><tr><td style="width:104mm"><b>COUPON À JOINDRE À VOTRE RÈGLEMENT</b><br>Chèque à l’ordre de « SDC LE CLOS DE LA TREILLE » ou virement :<br>IBAN ${TREILLE.spaced} – BIC ${TREILLE.bic}<br>Référence à rappeler : 0412-00187-1T27</td><td style="text-align:right">DE WITTE-LEMAIRE Bertrand<br>Échéance ${slashed('2027-01-01')}<br><b>${spaced(lilleTotal)} €</b></td></tr></table></div>
    <p class="ft">FLANDRIMMO SAS au capital de 412 000 € – RCS Lille Métropole 900 004 118 – siège : 3 place aux Bleuets, 59800 LILLE – carte professionnelle CPI 5906 2018 000 041 118 CCI Grand Lille – garantie financière : Caution Générale Exemple, 16 rue Exemple, 75008 PARIS – médiateur : Médimmo Exemple, 1 allée du Parc, 78280 GUYANCOURT</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('FLANDRIMMO', 'FLANDRIMMO SAS'),
      building: 'LE CLOS DE LA TREILLE',
      building_address: '14 rue Princesse, 59800 LILLE',
      rnc: 'AA4190276',
      owner: 'M. ou Mme DE WITTE-LEMAIRE Bertrand',
      lots: ['31', '74'],
      tantiemes: 187,
      base: 10000,
      iban: TREILLE.iban,
      account: either('0412-00187', '0412-00187-1T27'),
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: lilleTotal,
      courantes: sharesOf(KEYS),
      fonds_travaux: shareOf(FUND),
      solde_anterieur: 0,
      to_pay: lilleTotal,
      recoverable: lilleLet,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'balance'],
  },
);

const DUNES = accountOf('dunes-dunkerque');
const SHOP: readonly Key[] = [
  ['01', 'CHARGES GENERALES', 918000, 100000, 4210],
  ['02', 'BATIMENT PRINCIPAL', 241500, 88000, 4210],
];
const BOX: readonly Key[] = [
  ['01', 'CHARGES GENERALES', 918000, 100000, 310],
  ['07', 'SOUS-SOL PARKING', 64000, 1240, 20],
];
const dunesFund = Math.round((45900 * 4520) / 100000);
const dunesTotal = sharesOf(SHOP) + sharesOf(BOX) + dunesFund;
const dunesCredit = 3184;
const dunesRow = (key: Key) => [
  key[0],
  key[1],
  dotted(key[2]),
  `${key[4]} / ${key[3]}`,
  dotted(shareOf(key)),
];

const dunkerque = paperOf(
  'appel-lot-par-lot-dunkerque',
  `font: 9pt/1.35 'Nimbus Mono PS', monospace; padding: 12mm 14mm; td, th { padding: .5mm 1mm } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: right } .g th { border-top: .3mm solid #000; border-bottom: .3mm solid #000 } .box { border: .3mm solid #000; padding: 2mm; margin: 3mm 0 } .l td { border-top: .2mm dotted #000; font-weight: bold }`,
  [
    `<table><tr><td><b>CABINET VERHAEGHE ET ASSOCIES</b><br>SYNDIC DE COPROPRIETE DEPUIS 1958<br>22 PLACE JEAN BART<br>59140 DUNKERQUE<br>TEL 03.28.00.17.44</td><td style="padding-left:24mm;padding-top:16mm">SCI LES TROIS PHARES<br>CHEZ M. VANHOUTTE GERANT<br>7 DIGUE DE MER<br>59240 DUNKERQUE MALO</td></tr></table>
    <div class="box">APPEL DE FONDS DU 01.10.2026 AU 31.12.2026&nbsp;&nbsp;&nbsp;EXIGIBLE LE 01.10.2026<br>COPROPRIETE : RESIDENCE LES DUNES DE MALO (CODE 77)<br>SITUEE : 40 A 46 AVENUE FAIDHERBE 59240 DUNKERQUE<br>COPROPRIETAIRE N 77/0031&nbsp;&nbsp;&nbsp;IMMATRICULATION RNC : AC7730518</div>
    ${table(
      ['CLE', 'DESIGNATION', 'MT A REPARTIR', 'TANT.', 'VOTRE QP'],
      [
        '<tr class="l"><td colspan="5">LOT 3 LOCAL COMMERCIAL REZ-DE-CHAUSSEE</td></tr>',
        ...SHOP.map(dunesRow),
        `<tr><td></td><td>TOTAL LOT 3</td><td></td><td></td><td>${dotted(sharesOf(SHOP))}</td></tr>`,
        '<tr class="l"><td colspan="5">LOT 118 GARAGE SOUS-SOL</td></tr>',
        ...BOX.map(dunesRow),
        `<tr><td></td><td>TOTAL LOT 118</td><td></td><td></td><td>${dotted(sharesOf(BOX))}</td></tr>`,
        '<tr class="l"><td colspan="5">TOUS LOTS</td></tr>',
        ['ALUR', 'FONDS TRAVAUX 5 %', dotted(45900), '4520 / 100000', dotted(dunesFund)],
        `<tr class="l"><td></td><td>TOTAL DE L’APPEL</td><td></td><td></td><td>${dotted(dunesTotal)}</td></tr>`,
        `<tr><td></td><td>VOTRE SOLDE CREDITEUR AU 14.09.2026</td><td></td><td></td><td>${dotted(dunesCredit)}-</td></tr>`,
        `<tr class="l"><td></td><td>NET A PAYER EN EUROS</td><td></td><td></td><td>${dotted(dunesTotal - dunesCredit)}</td></tr>`,
      ],
      'g',
    )}
    <p style="margin-top:4mm">REGLEMENT PAR VIREMENT SUR LE COMPTE SEPARE DU SYNDICAT<br>SDC LES DUNES DE MALO&nbsp;&nbsp;${DUNES.spaced}<br>EN RAPPELANT LE NUMERO 77/0031.</p>
    <p>NOTA : LA VIDANGE DES FOSSES DU SOUS-SOL AURA LIEU LE 08.10.2026 A PARTIR DE 7 H, MERCI DE DEPLACER LES VEHICULES. LES PROVISIONS SONT CALCULEES SUR LE QUART DU BUDGET VOTE EN MAI 2025.</p>
    <p style="position:absolute;bottom:7mm;font-size:7pt;right:14mm">CABINET VERHAEGHE ET ASSOCIES SARL CAPITAL 38.112 EUR – SIRET 900 017 744 00028 – GARANTIE CAUTION GENERALE EXEMPLE 1.200.000 EUR – CARTE CPI 5901 2016 000 009 771</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET VERHAEGHE ET ASSOCIES',
      building: 'RESIDENCE LES DUNES DE MALO',
      building_address: '40 A 46 AVENUE FAIDHERBE, 59240 DUNKERQUE',
      rnc: 'AC7730518',
      owner: either('SCI LES TROIS PHARES', 'SCI LES TROIS PHARES CHEZ M. VANHOUTTE GERANT'),
      lots: ['3', '118'],
      tantiemes: 4520,
      base: 100000,
      iban: DUNES.iban,
      account: '77/0031',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: dunesTotal,
      courantes: sharesOf(SHOP) + sharesOf(BOX),
      fonds_travaux: dunesFund,
      solde_anterieur: -dunesCredit,
      to_pay: dunesTotal - dunesCredit,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

const LATE: readonly Key[] = [
  ['A', 'Charges générales', 1264000, 1000, 41],
  ['E', 'Entretien espaces verts', 118000, 1000, 41],
];
const lateFund = Math.round((63200 * 41) / 1000);
const ARREARS = 148233;
const REMINDER = 3600;
const lateTotal = sharesOf(LATE) + lateFund;

const lens = paperOf(
  'appel-avec-arriere-lens',
  `font: 9.6pt/1.45 'Carlito', sans-serif; padding: 15mm 17mm; .c { display: grid; grid-template-columns: 1fr 74mm; gap: 6mm } .w { border: .5mm solid #a11; color: #a11; padding: 2mm 3mm; margin: 4mm 0 } .g th { background: #3b3b3b; color: #fff } .g td { border-bottom: .2mm solid #ccc } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .g .b td { font-weight: bold }`,
  [
    `<div class="c"><div><b style="font-size:13pt">Gohelle Gestion Immobilière</b><br>Gérance – Copropriété – Transaction<br>9 boulevard Émile-Basly – 62300 LENS<br>03 21 00 66 09 – copro@gohelle.example.fr</div><div>Lens, le 2 juillet 2026<br><br>Madame Samira OUALI veuve BENAMARA<br>Résidence Les Jardins du Grand Condé<br>Bâtiment 3, porte 12<br>5 allée Marcel-Cachin<br>62300 LENS</div></div>
    <p style="margin-top:8mm"><b>Objet : 3e appel de charges 2026 – résidence LES JARDINS DU GRAND CONDÉ</b> (5 allée Marcel-Cachin, 62300 LENS – n° d’immatriculation AF2204817)<br>Lot n° 12 – 41 millièmes – compte copropriétaire C0312</p>
    <p>Madame,</p><p>Nous vous prions de trouver ci-dessous le décompte des provisions pour la période du 1er juillet au 30 septembre 2026, exigibles le 1er juillet 2026.</p>
    ${table(
      ['', 'Immeuble (€)', 'Millièmes', 'À votre charge (€)'],
      [
        ...LATE.map((key) => [key[1], plain(key[2]), `${key[4]}/${key[3]}`, plain(shareOf(key))]),
        ['Cotisation fonds de travaux loi Alur', plain(63200), '41/1000', plain(lateFund)],
        `<tr class="b"><td>Appel du trimestre</td><td></td><td></td><td>${plain(lateTotal)}</td></tr>`,
        ['Report : solde débiteur de votre compte au 30/06/2026', '', '', plain(ARREARS)],
        ['dont frais de relance du 04/06/2026', '', '', `(${plain(REMINDER)})`],
        `<tr class="b"><td>Somme totale à nous régler</td><td></td><td></td><td>${plain(lateTotal + ARREARS)}</td></tr>`,
      ],
      'g',
    )}
    <div class="w">Sauf erreur de notre part, les appels du 1er janvier et du 1er avril 2026 restent impayés malgré notre relance du 4 juin. À défaut de règlement sous quinzaine, le dossier sera remis à Maître Odile PRUVOST, commissaire de justice à Béthune, et les frais vous seront imputés (article 10-1 de la loi du 10 juillet 1965).</div>
    <p>Si vous rencontrez des difficultés, prenez contact avec notre service contentieux (Mme Delattre, poste 14) afin de convenir d’un échéancier. Les copropriétaires qui ont opté pour le prélèvement mensuel n’ont aucune démarche à faire.</p><p>Nous vous prions d’agréer, Madame, l’expression de nos sentiments distingués.</p><p style="text-align:right">Le service comptable</p>
    <p style="position:absolute;bottom:8mm;font-size:7pt;width:176mm">EURL au capital de 15 000 € – RCS Arras 900 066 091 – carte professionnelle n° CPI 6201 2019 000 040 222 – absence de maniement de fonds hors comptes séparés – RC professionnelle : Prévoyance Artois Exemple</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Gohelle Gestion Immobilière',
      building: 'LES JARDINS DU GRAND CONDÉ',
      building_address: '5 allée Marcel-Cachin, 62300 LENS',
      rnc: 'AF2204817',
      owner: either('Madame Samira OUALI veuve BENAMARA', 'Madame Samira OUALI'),
      lots: ['12'],
      tantiemes: 41,
      base: 1000,
      account: 'C0312',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: lateTotal,
      courantes: sharesOf(LATE),
      fonds_travaux: lateFund,
      solde_anterieur: ARREARS,
      to_pay: lateTotal + ARREARS,
    },
    absent: ['iban', 'travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

export const APPELS_DE_PROVISIONS = [lille, dunkerque, lens];
