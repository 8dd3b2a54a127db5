// Calls for funds of big-city syndics: a quarter of the budget; works and the fund together.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { plain, slashed, spaced, sum, table } from '../../writing.ts';
import { BACALAN, SAINT_LUC } from './immeubles.ts';

export type Key = readonly [
  label: string,
  whole: number,
  base: number,
  part: number,
  quote: number,
];
export const quotes = (rows: readonly Key[]) => sum(rows.map((row) => row[4]));
const wholes = (rows: readonly Key[]) => sum(rows.map((row) => row[1]));

const GERLAND = accountOf('carre-saint-luc');
const QUARTER: readonly Key[] = [
  ['CHARGES COMMUNES GENERALES', 6125000, 100000, 1287, 78829],
  ['ASCENSEUR BATIMENT C', 248000, 1000, 41, 10168],
  ['CHAUFFAGE COLLECTIF', 3840000, 96420, 1240, 49384],
  ['PARKING SOUS-SOL', 312000, 2000, 14, 2184],
];
const QUARTER_LET = [49662, 8134, 49384, 1092] as const;
const quarterTotal = quotes(QUARTER);
const FAVOUR = 3720;

const quarter = paperOf(
  'appel-lyon-trimestre',
  `font: 8.6pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .hd { display: grid; grid-template-columns: 78mm 1fr; gap: 10mm } .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #00467f } .meta td { border: .2mm solid #b9c6d3; padding: .9mm 1.6mm } .meta td:first-child { background: #eaf0f6; width: 25mm } .who { font-size: 10pt; line-height: 1.4; padding: 14mm 0 0 12mm } h1 { background: #00467f; color: #fff; font-size: 12.5pt; padding: 2mm 3mm; margin: 5mm 0 3mm } .q th { background: #eaf0f6; border-bottom: .4mm solid #00467f; text-align: right; font-weight: bold } .q th:first-child { text-align: left } .q td { border-bottom: .2mm solid #d5dde5; text-align: right } .q td:first-child { text-align: left } .q .t td { font-weight: bold; border-top: .4mm solid #00467f } .r { width: 96mm; margin: 4mm 0 4mm auto } .r td { padding: 1.2mm 2mm } .r td:last-child { text-align: right; white-space: nowrap } .r .k td { background: #00467f; color: #fff; font-weight: bold; font-size: 10pt } .legal { position: absolute; bottom: 7mm; left: 12mm; right: 12mm; font-size: 6.4pt; color: #555; text-align: center } .cut { border-top: .3mm dashed #333; margin-top: 5mm; padding-top: 3mm }`,
  [
    `<div class="hd"><div><div class="logo">ORALYS</div><p>ORALYS LYON CONFLUENCE<br>14 cours Charlemagne – 69002 LYON<br>Tél. 04 72 00 18 40 – du lundi au vendredi 9h-12h / 14h-17h<br>Votre gestionnaire : Mathilde ROUSSEL<br>Votre comptable : Yanis CHERIF<br>Espace client : monespace.oralys.example.fr</p>${table(
      [],
      [
        ['Immeuble', '0852 – LE CARRÉ SAINT-LUC'],
        ['Adresse', '118 à 122 rue de Gerland<br>69007 LYON'],
        ['Immatriculation', 'AG1-482-905'],
        ['Réf. à rappeler', '0852-0214-A'],
        ['Lots', '214 Appartement T3 – 318 Cave – 407 Parking'],
        ['Date d’édition', '16/09/2026'],
      ],
      'meta',
    )}</div><div class="who">M. et Mme FAYOLLE Julien<br>Bâtiment C – Appt 52<br>120 rue de Gerland<br>69007 LYON</div></div>
    <h1>APPEL DE FONDS – 4ème trimestre 2026</h1>
    <p>Madame, Monsieur, conformément à l'article 14-1 de la loi du 10 juillet 1965 et au budget prévisionnel de l'exercice 2026 voté par l'assemblée générale du 03/06/2025, nous vous adressons l'appel des provisions pour la période du <b>${slashed('2026-10-01')}</b> au <b>${slashed('2026-12-31')}</b>, exigible le <b>${slashed('2026-10-01')}</b>.</p>
    ${table(
      [
        'Charges courantes – provisions sur budget',
        'Montant appelé immeuble',
        'Base de répartition',
        'Vos tantièmes',
        'Votre quote-part TTC',
        'dont récup. locataire',
      ],
      [
        ...QUARTER.map(([label, whole, base, part, quote], index) => [
          label,
          spaced(whole),
          base.toLocaleString('fr-FR'),
          part.toLocaleString('fr-FR'),
          spaced(quote),
          spaced(QUARTER_LET[index] ?? 0),
        ]),
        `<tr class="t"><td>Total charges courantes</td><td>${spaced(wholes(QUARTER))}</td><td></td><td></td><td>${spaced(quarterTotal)}</td><td>${spaced(sum(QUARTER_LET))}</td></tr>`,
      ],
      'q',
    )}
    ${table(
      [],
      [
        ['Montant de l’appel de fonds', `${spaced(quarterTotal)} €`],
        ['Position de votre compte au 16/09/2026 (créditeur)', `- ${spaced(FAVOUR)} €`],
        `<tr class="k"><td>NET A PAYER POUR LE 01/10/2026</td><td>${spaced(quarterTotal - FAVOUR)} €</td></tr>`,
      ],
      'r',
    )}
    <p>Règlement possible par carte bancaire depuis votre espace client, par prélèvement SEPA (mandat à télécharger) ou par virement en indiquant impérativement la référence 0852-0214-A. À défaut de règlement à la date d'exigibilité, des intérêts au taux légal courent après mise en demeure (article 36 du décret du 17 mars 1967). Les frais de relance et de mise en demeure sont imputables au seul copropriétaire concerné (article 10-1 de la loi du 10 juillet 1965).</p>
    <p>Bon à savoir : la cotisation au fonds de travaux sera appelée séparément au 1er janvier 2027. Les compteurs d'eau seront relevés le 4 décembre ; merci de laisser libre accès aux gaines.</p>
    <div class="cut"><table><tr><td><b>Coordonnées bancaires du syndicat</b><br>Titulaire : SDC LE CARRÉ SAINT-LUC<br>IBAN ${GERLAND.spaced}<br>BIC OREXFRPPXXX</td><td style="text-align:right">Réf. 0852-0214-A<br>FAYOLLE<br><b>${spaced(quarterTotal - FAVOUR)} €</b></td></tr></table></div>
    <p class="legal">ORALYS LYON CONFLUENCE, SAS au capital de 350 000 € – RCS Lyon 900 001 852 – Carte professionnelle CPI 6901 2023 000 000 185 délivrée par la CCI de Lyon – Garantie financière : Caution Exemple, 16 rue Hoche, Paris – TVA FR 00 900001852</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('ORALYS LYON CONFLUENCE', 'ORALYS'),
      ...SAINT_LUC,
      rnc: 'AG1482905',
      owner: 'M. et Mme FAYOLLE Julien',
      lots: ['214', '318', '407'],
      tantiemes: 1287,
      base: 100000,
      tantiemes_by_cle: QUARTER.map(([label, , base, part]) => `${label} : ${part}/${base}`),
      iban: GERLAND.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: quarterTotal,
      courantes: quarterTotal,
      solde_anterieur: -FAVOUR,
      to_pay: quarterTotal - FAVOUR,
      recoverable: sum(QUARTER_LET),
    },
    absent: ['travaux', 'fonds_travaux', 'avances', 'balance', 'charges_reelles'],
  },
);

const BUDGET: readonly Key[] = [
  ['Charges générales', 985000, 10000, 212, 20882],
  ['Charges bâtiment A', 230000, 3815, 204, 12299],
  ['Eau froide', 300000, 10000, 212, 6360],
];
const TERRACE: readonly Key[] = [
  ['Étanchéité terrasse bât. A – appel 2/3', 2140000, 10000, 212, 45368],
  ['Honoraires syndic sur travaux', 42800, 10000, 212, 907],
];
const ALUR: readonly Key[] = [['Cotisation fonds travaux', 75750, 10000, 212, 1606]];
const ACHARD = accountOf('clos-bacalan');
const bordeauxTotal = quotes(BUDGET) + quotes(TERRACE) + quotes(ALUR);
const LATE = 41147;
const keysOf = (rows: readonly Key[]) =>
  rows.map(([label, , base, part]) => `${label} : ${part}/${base}`);
const section = (title: string, rows: readonly Key[]) => [
  `<tr class="s"><td colspan="5">${title}</td></tr>`,
  ...rows.map(([label, whole, base, part, quote]) => [
    label,
    plain(whole),
    base,
    part,
    plain(quote),
  ]),
  `<tr class="st"><td>Sous-total</td><td>${plain(wholes(rows))}</td><td></td><td></td><td>${plain(quotes(rows))}</td></tr>`,
];

const mixed = paperOf(
  'appel-bordeaux-rubriques',
  `font: 9pt/1.3 'DejaVu Sans Condensed', sans-serif; .a td { width: 50% } .g td, .g th { border: .2mm solid #999; padding: .9mm 2mm } .g th { background: #6b1230; color: #fff } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .g .s td { background: #f3e6eb; font-weight: bold; text-align: left } .g .st td { font-style: italic } .b { border: .5mm solid #6b1230; padding: 3mm; margin: 4mm 0; display: grid; grid-template-columns: 1fr 1fr 1fr; text-align: center } .b b { font-size: 12pt; display: block } .f { font-size: 7.4pt; color: #444 }`,
  [
    `<table class="a"><tr><td><b style="font-size:17pt;color:#6b1230">Aquivera</b><br>AQUIVERA IMMOBILIER – Agence Bordeaux Bastide<br>9 allées de Chartres 33000 BORDEAUX<br>Tél : 05 56 00 33 71 – bastide@aquivera.example.fr</td><td>Bordeaux, le 10/12/2026<br><br>Madame DUCASSOU Sandrine<br>Résidence Le Clos Bacalan – A 304<br>27 rue Achard<br>33300 BORDEAUX</td></tr></table>
    <p style="margin-top:6mm"><b>Copropriété :</b> LE CLOS BACALAN, 27 rue Achard, 33300 BORDEAUX &nbsp; <b>Code immeuble :</b> 4417 &nbsp; <b>N° RNC :</b> AC7735120<br><b>Copropriétaire :</b> 4417/00017 &nbsp; <b>Lots :</b> 0017 (appartement), 0096 (box)</p>
    <h1 style="font-size:13pt;text-align:center;color:#6b1230;margin:5mm 0 1mm">AVIS D'APPEL DE PROVISIONS</h1><p style="text-align:center">1er trimestre 2027 – du 01/01/2027 au 31/03/2027 – Exigibilité : 01/01/2027</p>
    ${table(
      ['Nature des dépenses', 'A répartir', 'Base', 'Tantièmes', 'Votre part €'],
      [
        ...section('I – OPERATIONS COURANTES (budget prévisionnel, ¼ de 60 600,00 €)', BUDGET),
        ...section(
          'II – TRAVAUX HORS BUDGET (article 14-2, AG du 21/05/2026, résolution 18)',
          TERRACE,
        ),
        ...section('III – FONDS DE TRAVAUX (loi ALUR, article 14-2-1)', ALUR),
        `<tr class="st" style="font-weight:bold"><td>TOTAL DE L'APPEL</td><td></td><td></td><td></td><td>${plain(bordeauxTotal)}</td></tr>`,
      ],
      'g',
    )}
    <div class="b"><div>Solde antérieur (débiteur)<b>${plain(LATE)} €</b></div><div>Présent appel<b>${plain(bordeauxTotal)} €</b></div><div>TOTAL A REGLER<b>${plain(LATE + bordeauxTotal)} €</b></div></div>
    <p>Le solde antérieur tient compte des écritures enregistrées au 08/12/2026. Si votre règlement nous est parvenu entre-temps, merci de ne pas tenir compte de ce rappel.</p>
    <p>Les provisions du budget sont dues le premier jour de chaque trimestre. Les sommes appelées pour travaux sont exigibles selon l'échéancier voté : 01/10/2026, 01/01/2027, 01/04/2027. La cotisation au fonds de travaux est attachée au lot et n'est pas remboursée en cas de vente.</p>
    <p><b>Pour payer par virement</b> (compte séparé ouvert au nom du syndicat) : ${ACHARD.spaced} – BIC AQEXFR21 – libellé : 4417/00017</p>
    <p class="f">AQUIVERA IMMOBILIER, SARL au capital de 80 000 € – 900 003 391 RCS BORDEAUX – Carte professionnelle n° CPI 3301 2022 000 000 339 – Garant : Garantie Mutuelle Exemple – Assurance RCP : police 118.332.09. Les données nominatives recueillies sont nécessaires à la gestion de votre compte ; vous disposez d'un droit d'accès et de rectification en écrivant à dpo@aquivera.example.fr.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('AQUIVERA IMMOBILIER', 'Aquivera'),
      ...BACALAN,
      rnc: 'AC7735120',
      owner: 'Madame DUCASSOU Sandrine',
      lots: ['17', '96'],
      tantiemes: 212,
      base: 10000,
      tantiemes_by_cle: either(
        keysOf(BUDGET),
        keysOf([...BUDGET, ...TERRACE]),
        keysOf([...BUDGET, ...TERRACE, ...ALUR]),
      ),
      iban: ACHARD.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: bordeauxTotal,
      courantes: quotes(BUDGET),
      travaux: quotes(TERRACE),
      fonds_travaux: quotes(ALUR),
      solde_anterieur: LATE,
      to_pay: bordeauxTotal + LATE,
    },
    absent: ['avances', 'recoverable', 'charges_reelles', 'meeting_on'],
  },
);

export const APPELS_PROVISIONS = [quarter, mixed];
