// Calls for funds: a quarter with its slip, a call with works and the fund, works alone.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { slashed, spaced, sum, table, thin } from '../../writing.ts';

const KERVIR = accountOf('kervir-quimper');
const TANNEURS = accountOf('tanneurs-colmar');
const ARITZA = accountOf('aritza-bayonne');

const QUARTER = { general: 48672, lift: 4725, water: 8400, fund: 2434 };
const quarterTotal = sum(Object.values(QUARTER));
const LATE = 12846;
const LET = 48684;

const quarter = paperOf(
  'appel-trimestre-quimper',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; .top { display: grid; grid-template-columns: 88mm 1fr; gap: 8mm } .g { margin-top: 4mm } .g th { background: #00584f; color: #fff; font-size: 8pt } .g td { border-bottom: .2mm solid #b7cbc8 } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .g td:nth-child(n+2) { white-space: nowrap } .t td { font-weight: bold; background: #e7f0ef } .who { margin-top: 24mm; font-size: 10.5pt } .cut { position: absolute; bottom: 11mm; left: 15mm; right: 15mm; border-top: .3mm dashed #555; padding-top: 3mm; font-size: 8.5pt } .s { font-size: 7.6pt; color: #444 }`,
  [
    `<div class="top"><div><b style="font-size:14pt;color:#00584f">ARMOR GESTION</b><br>Administrateur de biens – Syndic de copropriété<br>2 place Terre-au-Duc, 29000 QUIMPER<br>Tél. 02 98 00 17 40 – copro@armorgestion.example.fr<br><br><b>Immeuble :</b> 0412 – RÉSIDENCE KERVIR<br>12 rue des Korrigans<br>29000 QUIMPER<br>N° immatriculation : AC3 718 204<br><br><b>Vos références :</b> 0412 / 00014<br>Gestionnaire : Mme Solenn QUÉRÉ<br>Comptable : M. Alan RIOU</div>
    <div><p style="text-align:right">Quimper, le ${slashed('2026-09-14')}</p><p class="who">M. et Mme LE BIHAN Erwan<br>Résidence Kervir – Appt 14<br>12 rue des Korrigans<br>29000 QUIMPER</p></div></div>
    <h1 style="font-size:13pt;color:#00584f;margin-top:6mm">APPEL DE FONDS DU 01/10/2026 AU 31/12/2026</h1>
    <p>4<sup>e</sup> provision trimestrielle sur le budget prévisionnel de l’exercice 2026, voté par l’assemblée générale du 26/03/2026. Lots : 14 (appartement T3), 52 (cave), 88 (parking).</p>
    ${table(
      [
        'Nature des charges',
        'Montant à répartir',
        'Base',
        'Vos tantièmes',
        'Votre quote-part €',
        'dont locatif €',
      ],
      [
        [
          'Charges communes générales',
          spaced(1560000),
          '10 000',
          '312',
          spaced(QUARTER.general),
          spaced(36504),
        ],
        ['Charges d’ascenseur', spaced(105000), '1 000', '45', spaced(QUARTER.lift), spaced(3780)],
        ['Eau froide', spaced(240000), '800', '28', spaced(QUARTER.water), spaced(8400)],
        `<tr class="t"><td>Sous-total budget prévisionnel</td><td></td><td></td><td></td><td>${spaced(QUARTER.general + QUARTER.lift + QUARTER.water)}</td><td>${spaced(LET)}</td></tr>`,
        [
          'Cotisation fonds de travaux loi ALUR',
          spaced(78000),
          '10 000',
          '312',
          spaced(QUARTER.fund),
          spaced(0),
        ],
        `<tr class="t"><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(quarterTotal)}</td><td>${spaced(LET)}</td></tr>`,
        `<tr><td>Report du solde de votre compte au 14/09/2026 (débiteur)</td><td></td><td></td><td></td><td>${spaced(LATE)}</td><td></td></tr>`,
        `<tr class="t"><td>NET À PAYER</td><td></td><td></td><td></td><td>${spaced(quarterTotal + LATE)}</td><td></td></tr>`,
      ],
      'g',
    )}
    <p style="margin-top:4mm"><b>Date d’exigibilité : 1er octobre 2026.</b> Conformément à l’article 14-1 de la loi du 10 juillet 1965, la provision est exigible le premier jour de chaque trimestre. Tout règlement parvenu après l’établissement du présent document n’a pu être pris en compte.</p>
    <p class="s">En application de l’article 10-1 de la loi, les frais nécessaires exposés par le syndicat pour le recouvrement d’une créance justifiée, notamment les frais de mise en demeure et de relance, sont imputables au seul copropriétaire concerné. Mise en demeure : 45,00 € TTC. Les sommes dues portent intérêt au taux légal à compter de la mise en demeure. Pensez à l’espace client : factures, procès-verbaux et contrats y sont à votre disposition.</p>
    <p class="s">ARMOR GESTION – SARL au capital de 50 000 € – RCS Quimper 900 001 412 – Carte professionnelle CPI 2901 2019 000 000 118 – Garantie financière : Caisse Exemple de Garantie, 75008 Paris.</p>
    <div class="cut"><table><tr><td style="width:105mm"><b>COUPON À JOINDRE À VOTRE RÈGLEMENT</b><br>Chèque à l’ordre de : SDC RÉSIDENCE KERVIR<br>Virement : IBAN ${KERVIR.spaced} – BIC ${KERVIR.bic}<br>Référence à rappeler : 0412 / 00014</td><td>LE BIHAN Erwan<br>Appel 4T 2026<br>À payer : <b>${spaced(quarterTotal + LATE)} €</b><br>Échéance : 01/10/2026</td></tr></table></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ARMOR GESTION',
      building: 'RÉSIDENCE KERVIR',
      building_address: '12 rue des Korrigans, 29000 QUIMPER',
      rnc: 'AC3718204',
      owner: 'M. et Mme LE BIHAN Erwan',
      account: either('0412 / 00014', '00014'),
      lots: ['14', '52', '88'],
      tantiemes: 312,
      base: 10000,
      iban: KERVIR.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: quarterTotal,
      courantes: QUARTER.general + QUARTER.lift + QUARTER.water,
      fonds_travaux: QUARTER.fund,
      solde_anterieur: LATE,
      to_pay: quarterTotal + LATE,
      recoverable: LET,
    },
    absent: ['travaux', 'avances', 'balance', 'charges_reelles'],
  },
);

const RUN = [
  ['Charges communes générales', '845 / 10 000', 73938],
  ['Chauffage collectif', '71 / 1 000', 29820],
  ['Escalier B', '120 / 1 000', 7320],
] as const;
const running = sum(RUN.map(([, , quote]) => quote));
const ROOF = [
  ['Réfection de la toiture, 2e appel sur 3', '845 / 10 000', 179985],
  ['Honoraires du syndic sur travaux', '845 / 10 000', 4500],
] as const;
const roof = sum(ROOF.map(([, , quote]) => quote));
const ROOF_FUND = 3697;
const lines = (rows: readonly (readonly [string, string, number])[]) =>
  rows.map(([label, share, quote]) => [label, share, thin(quote)]);

const mixed = paperOf(
  'appel-toiture-colmar',
  `font: 10pt/1.4 'Nimbus Roman', serif; padding: 16mm 18mm; h1 { font-size: 15pt; text-align: center; letter-spacing: .5mm } .b td, .b th { border: .2mm solid #444 } .b th { background: #eee; font-weight: bold } .b td:last-child { text-align: right } .h td { font-weight: bold; background: #f6f6f6 } .f { font-size: 8.4pt }`,
  [
    `<table><tr><td><b style="font-size:13pt">Cabinet WENDLING &amp; FILS</b><br>Gestion d’immeubles depuis 1954<br>21 avenue de la République – 68000 COLMAR<br>Tél. 03 89 00 52 11</td><td style="padding-left:16mm;padding-top:14mm">Madame Christiane SCHOENAUER<br>5 rue du Ladhof<br>68000 COLMAR</td></tr></table>
    <p style="margin-top:6mm">Colmar, le 18 septembre 2026<br>Copropriété <b>LES TANNEURS</b> – 9 quai de la Sinn, 68000 COLMAR<br>Compte copropriétaire n° 450-0031 – Lots n° 7 et 23</p>
    <h1>APPEL DE PROVISIONS</h1><p style="text-align:center">Quatrième trimestre 2026 : du 1er octobre 2026 au 31 décembre 2026</p>
    ${table(
      ['Désignation', 'Votre part', 'Montant en euros'],
      [
        '<tr class="h"><td colspan="3">1. Provisions sur charges courantes (budget voté le 14 avril 2026)</td></tr>',
        ...lines(RUN),
        `<tr class="h"><td colspan="2">Total charges courantes</td><td>${thin(running)}</td></tr>`,
        '<tr class="h"><td colspan="3">2. Travaux hors budget (article 14-2), décision n° 11 de l’assemblée du 14 avril 2026</td></tr>',
        ...lines(ROOF),
        `<tr class="h"><td colspan="2">Total travaux</td><td>${thin(roof)}</td></tr>`,
        '<tr class="h"><td colspan="3">3. Fonds de travaux (article 14-2-1)</td></tr>',
        ['Cotisation obligatoire, 5 % du budget', '845 / 10 000', thin(ROOF_FUND)],
        `<tr class="h"><td colspan="2">MONTANT TOTAL APPELÉ</td><td>${thin(running + roof + ROOF_FUND)}</td></tr>`,
      ],
      'b',
    )}
    <p style="margin-top:5mm">Nous vous remercions de bien vouloir nous faire parvenir la somme de <b>${thin(running + roof + ROOF_FUND)} €</b> pour le <b>1er octobre 2026</b>, date d’exigibilité, par virement au compte séparé du syndicat : IBAN ${TANNEURS.spaced}.</p>
    <p>Le troisième et dernier appel relatif à la toiture interviendra le 1er janvier 2027. Les attestations permettant de bénéficier du taux réduit de TVA sont tenues à votre disposition au cabinet.</p>
    <p class="f">Les sommes versées au fonds de travaux sont attachées aux lots et définitivement acquises au syndicat des copropriétaires : elles ne donnent pas lieu à remboursement à l’occasion de la cession d’un lot. À défaut de versement à sa date d’exigibilité d’une provision, et après mise en demeure restée infructueuse plus de trente jours, les autres provisions non encore échues deviennent immédiatement exigibles (article 19-2 de la loi du 10 juillet 1965).</p><p class="f">Bureaux ouverts du lundi au jeudi de 9 h à 12 h et de 14 h à 17 h. Astreinte : 03 89 00 52 12.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Cabinet WENDLING & FILS',
      building: 'LES TANNEURS',
      building_address: '9 quai de la Sinn, 68000 COLMAR',
      owner: 'Madame Christiane SCHOENAUER',
      account: '450-0031',
      lots: ['7', '23'],
      tantiemes: 845,
      base: 10000,
      tantiemes_by_cle: [
        'Charges communes générales : 845/10000',
        'Chauffage collectif : 71/1000',
        'Escalier B : 120/1000',
      ],
      iban: TANNEURS.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: running + roof + ROOF_FUND,
      courantes: running,
      travaux: roof,
      fonds_travaux: ROOF_FUND,
      to_pay: running + roof + ROOF_FUND,
    },
    absent: ['rnc', 'avances', 'solde_anterieur', 'recoverable', 'balance'],
  },
);

const FACADE = 214130;
const facade = paperOf(
  'appel-facade-bayonne',
  `font: 9.6pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 14mm 17mm; h1 { font-size: 14pt; color: #a5281b } .i { background: #f7efe9; padding: 3mm; margin: 3mm 0 } .m td, .m th { border-bottom: .25mm solid #c9aba0; padding: 1.6mm } .m th { font-weight: bold; color: #a5281b } .m td:nth-child(n+2), .m th:nth-child(n+2) { text-align: right } .m td:nth-child(n+2) { white-space: nowrap }`,
  [
    `<table><tr><td><b style="font-size:15pt;color:#a5281b">Citadine</b><br>Citadine Pays Basque – syndic<br>7 allée Boufflers<br>64100 BAYONNE<br>SIREN 900 002 731</td><td style="text-align:right">Bayonne, le 02/06/2026<br>Votre code : ARZ-103<br>Espace client : citadine.example.fr</td></tr></table>
    <p style="margin:10mm 0 10mm 100mm;font-size:10.5pt">SCI ETXE ONA<br>À l’attention de M. Xabi ETCHEVERRY<br>16 chemin de Hargous<br>64100 BAYONNE</p>
    <div class="i">Résidence ARITZA – 33 allées Marines – 64100 BAYONNE – Immatriculation AF5102886<br>Vos lots : 103 et 211 – Vos tantièmes généraux : 1 127 / 100 000</div>
    <h1>Appel de fonds travaux n° 1 : ravalement des façades</h1>
    <p>L’assemblée générale du 20/05/2026 a décidé à la majorité de l’article 24 (résolution n° 9) la réalisation du ravalement des façades est et ouest par l’entreprise Adour Façades, pour un budget global de 475 000,00 € TTC, honoraires de maîtrise d’œuvre, assurance dommages-ouvrage et honoraires du syndic inclus. Le financement est réparti en trois appels, de 40 %, 40 % et 20 %.</p>
    ${table(
      ['Libellé', 'Budget voté', 'Appel 40 %', 'Tantièmes', 'Votre quote-part'],
      [
        [
          'Ravalement (entreprise)',
          '418 000,00',
          '167 200,00',
          '1 127 / 100 000',
          `${spaced(188434)} €`,
        ],
        ['Maîtrise d’œuvre', '33 440,00', '13 376,00', '1 127 / 100 000', `${spaced(15075)} €`],
        ['Dommages-ouvrage', '14 160,00', '5 664,00', '1 127 / 100 000', `${spaced(6383)} €`],
        ['Honoraires du syndic', '9 400,00', '3 760,00', '1 127 / 100 000', `${spaced(4238)} €`],
        ['<b>Total</b>', '475 000,00', '190 000,00', '', `<b>${spaced(FACADE)} €</b>`],
      ],
      'm',
    )}
    <p style="margin-top:5mm"><b>Montant à nous régler : ${spaced(FACADE)} €, exigible le 01/07/2026.</b></p>
    <p>Calendrier des appels suivants : 01/10/2026 (40 %) et 01/02/2027 (20 %). Cet appel est comptabilisé à part de votre budget courant. Les copropriétaires bailleurs sont invités à transmettre ce document à leur conseil : les travaux de ravalement ne sont pas récupérables sur le locataire.</p>
    <p>Vous pouvez régler par carte depuis votre espace client ou par virement : ${ARITZA.spaced}. Sans prélèvement automatique en place pour les travaux, aucun montant ne sera débité de votre compte.</p>
    <p style="font-size:8pt">En cas de vente de votre lot, et sauf convention contraire notifiée au syndic, l’appel incombe à celui, vendeur ou acquéreur, qui est copropriétaire au moment de l’exigibilité (article 6-2 du décret du 17 mars 1967).</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Citadine Pays Basque', 'Citadine'),
      building: 'Résidence ARITZA',
      building_address: '33 allées Marines, 64100 BAYONNE',
      rnc: 'AF5102886',
      owner: either('SCI ETXE ONA', 'SCI ETXE ONA À l’attention de M. Xabi ETCHEVERRY'),
      account: 'ARZ-103',
      lots: ['103', '211'],
      tantiemes: 1127,
      base: 100000,
      iban: ARITZA.iban,
      due_on: '2026-07-01',
      total: FACADE,
      travaux: FACADE,
      to_pay: FACADE,
    },
    absent: [
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_from',
      'period_to',
      'recoverable',
    ],
  },
);

export const PROVISIONS = [quarter, mixed, facade];
