// Calls for funds: a quarter of the budget, one with works and fund, works alone.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, plain, slashed, spaced, sum, table } from '../../writing.ts';

const EMAILLEURS = accountOf('emailleurs');
const NIVOLET = accountOf('nivolet');

type Key = readonly [label: string, whole: number, part: number, base: number];
const share = ([, whole, part, base]: Key): number => Math.round((whole * part) / base);
const shares = (keys: readonly Key[]): number => sum(keys.map(share));
const parts = (keys: readonly Key[]): string[] =>
  keys.map(([label, , part, base]) => `${label} : ${part}/${base}`);

const QUARTER: readonly Key[] = [
  ['CHARGES COMMUNES GÉNÉRALES', 2410000, 200, 10000],
  ['CHARGES BÂTIMENT B', 318500, 191, 3250],
  ['ASCENSEUR BÂTIMENT B', 96000, 205, 3180],
  ['PARKINGS EXTÉRIEURS', 41000, 9, 486],
];
const quarter = paperOf(
  'appel-trimestre-limoges',
  `font: 9pt 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .logo { font: bold 19pt 'Nimbus Sans'; color: #0a4a8f } .q th { background: #0a4a8f; color: #fff } .q td { border-bottom: .2mm solid #c4d3e4 } .q td:nth-child(n+2), .q th:nth-child(n+2) { text-align: right } .tot td { font-weight: bold; background: #e6eef7 } .lg { font-size: 7pt; color: #555 } .tip { position: absolute; bottom: 9mm; left: 13mm; right: 13mm; border-top: .3mm dashed #444; padding-top: 3mm; font-size: 8pt }`,
  [
    `<table><tr><td style="width:88mm"><span class="logo">FONTENEAU GESTION</span><br>Administrateur de biens – Syndic<br>4 place des Bancs – 87000 LIMOGES<br>Tél. 05 55 00 18 40 – www.fonteneau-gestion.example.fr</td><td>Votre gestionnaire : Mme Aude VILLEGER<br>Votre comptable : M. Ronan TESTUD<br>Référence à rappeler : <b>2074/00014</b></td></tr></table>
    <table style="margin-top:8mm"><tr><td style="width:88mm"><b>RÉSIDENCE LE CLOS DES ÉMAILLEURS</b><br>18 rue du Quinconce<br>87000 LIMOGES<br>N° immatriculation : AC3071846</td><td style="padding-top:9mm;font-size:10.5pt">M. OU MME GUIBERT STÉPHANE<br>23 avenue Garibaldi<br>87100 LIMOGES</td></tr></table>
    <p style="margin-top:9mm">Limoges, le ${slashed('2026-09-14')}</p><h1 style="font-size:14pt;color:#0a4a8f">Appel de provisions sur charges – 4ème trimestre 2026</h1>
    <p>Madame, Monsieur,<br>Conformément à l’article 14-1 de la loi du 10 juillet 1965 et au budget prévisionnel voté lors de l’assemblée générale du 21/05/2026, nous vous prions de bien vouloir régler la provision ci-dessous, exigible le <b>${slashed('2026-10-01')}</b>, pour la période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')}.</p>
    <p>Lots : 0014 (Appartement T3) – 0058 (Cave) – 0091 (Parking extérieur)</p>
    ${table(
      ['Clé de répartition', 'Montant à répartir', 'Base', 'Vos tantièmes', 'Votre quote-part €'],
      [
        ...QUARTER.map((key) => [
          key[0],
          spaced(key[1]),
          spaced(key[3] * 100).slice(0, -3),
          key[2],
          spaced(share(key)),
        ]),
        `<tr class="tot"><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(shares(QUARTER))}</td></tr>`,
      ],
      'q',
    )}
    <table style="margin-top:5mm;width:96mm;margin-left:auto"><tr><td>Solde de votre compte avant appel au ${slashed('2026-09-14')}</td><td style="text-align:right">0,00</td></tr><tr style="font-weight:bold"><td>Montant à régler avant le 01/10/2026</td><td style="text-align:right">${spaced(shares(QUARTER))} €</td></tr></table>
    <p style="margin-top:5mm">Vous pouvez régler en ligne par carte bancaire depuis votre espace client, par virement sur le compte du syndicat ou en adhérant au prélèvement automatique. Merci de ne pas agrafer votre chèque.</p>
    <p class="lg">Article 19-2 de la loi du 10 juillet 1965 : à défaut du versement à sa date d’exigibilité d’une provision due au titre de l’article 14-1 ou du I de l’article 14-2, et après mise en demeure restée infructueuse passé un délai de trente jours, les autres provisions non encore échues ainsi que les sommes restant dues appelées au titre des exercices précédents après approbation des comptes deviennent immédiatement exigibles. Les frais de relance et de mise en demeure sont à la charge du seul copropriétaire défaillant (article 10-1).</p>
    <p class="lg">SAS au capital de 80&nbsp;000&nbsp;€ – RCS Limoges 900 000 682 – Carte professionnelle CPI 8701 2019 000 000 114 délivrée par la CCI de Limoges – Garantie financière : Caisse de Garantie Exemple, Paris – TVA FR00 900 000 682</p>
    <div class="tip"><b>COUPON À RETOURNER AVEC VOTRE RÈGLEMENT</b> – Réf. 2074/00014 – GUIBERT – Clos des Émailleurs<table><tr><td>Virement à l’ordre de : SDC LE CLOS DES ÉMAILLEURS<br>IBAN : ${EMAILLEURS.spaced} – BIC : ${EMAILLEURS.bic}</td><td style="text-align:right">Échéance : 01/10/2026<br><b>Montant : ${spaced(shares(QUARTER))} €</b></td></tr></table></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'FONTENEAU GESTION',
      building: 'RÉSIDENCE LE CLOS DES ÉMAILLEURS',
      building_address: '18 rue du Quinconce, 87000 LIMOGES',
      rnc: 'AC3071846',
      owner: 'M. OU MME GUIBERT STÉPHANE',
      lots: ['14', '58', '91'],
      tantiemes: 200,
      base: 10000,
      tantiemes_by_cle: parts(QUARTER),
      iban: EMAILLEURS.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: shares(QUARTER),
      courantes: shares(QUARTER),
      solde_anterieur: 0,
      to_pay: shares(QUARTER),
    },
    absent: ['travaux', 'fonds_travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

const RUNNING: readonly Key[] = [
  ['Charges générales', 2875000, 323, 10000],
  ['Chauffage – eau chaude', 1960000, 341, 10000],
  ['Entretien garages', 52000, 11, 640],
];
const WORKS: readonly Key[] = [['Isolation des planchers bas – appel 2/3', 1540000, 323, 10000]];
const FUND: readonly Key[] = [['Fonds de travaux (loi ALUR)', 143750, 323, 10000]];
const ALL = [...RUNNING, ...WORKS, ...FUND];
const OWED = 18745;
const keyRows = (title: string, keys: readonly Key[]) => [
  `<tr class="s"><td colspan="4">${title}</td></tr>`,
  ...keys.map((key) => [key[0], plain(key[1]), `${key[2]} / ${key[3]}`, plain(share(key))]),
  `<tr class="st"><td colspan="3">Sous-total ${title.toLowerCase()}</td><td>${plain(shares(keys))}</td></tr>`,
];
const threeParts = paperOf(
  'appel-travaux-alur-chambery',
  `font: 9.2pt 'DejaVu Sans Condensed', sans-serif; padding: 14mm; .k td, .k th { border: .2mm solid #888 } .k th { background: #dfe7d8 } .k td:nth-child(n+2), .st td:last-child { text-align: right } .s td { background: #f2f5ee; font-weight: bold; text-align: left !important } .st td { font-style: italic } .box { border: .5mm solid #4c6b2f; padding: 2.5mm; width: 92mm; margin: 4mm 0 4mm auto } .box td { padding: .6mm 0 } .box td:last-child { text-align: right }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:14pt;color:#4c6b2f">Régie Combe de Savoie</b><br>8 rue du Verney – 73000 CHAMBÉRY<br>Syndic de copropriétés – membre de l’UNIS</div><div style="text-align:right">APPEL DE FONDS N° 2026-04<br>Date d’émission : 18/09/2026<br>Page 1/1</div></div>
    <div style="display:flex;justify-content:space-between;margin-top:12mm"><div>Copropriété : <b>LES BALCONS DU NIVOLET</b> (073)<br>112 chemin de la Cassine<br>73000 CHAMBÉRY<br>Immatriculée sous le n° AD5-518-203<br>Compte copropriétaire : 450.0027<br>Lot(s) : 27, 63</div><div style="width:80mm;font-size:10pt">Monsieur et Madame PERRIER Luc<br>112 chemin de la Cassine<br>Bât. C – 3ème étage<br>73000 CHAMBÉRY</div></div>
    <h1 style="font-size:12.5pt;margin-top:8mm">Appel de fonds du 01/10/2026 au 31/12/2026</h1><p>Date d’exigibilité : 1er octobre 2026. Exercice comptable du 01/01/2026 au 31/12/2026, budget voté le 09/04/2026 : 195&nbsp;480,00&nbsp;€.</p>
    ${table(['Libellé', 'Total à répartir', 'Tantièmes', 'Votre part (€)'], [...keyRows('BUDGET PRÉVISIONNEL', RUNNING), ...keyRows('TRAVAUX ARTICLE 14-2', WORKS), ...keyRows('FONDS DE TRAVAUX', FUND)], 'k')}
    <div class="box">${table(
      [],
      [
        ['Total du présent appel', `${plain(shares(ALL))} €`],
        ['Report : solde débiteur au 18/09/2026', `${plain(OWED)} €`],
        ['<b>NET À PAYER</b>', `<b>${plain(shares(ALL) + OWED)} €</b>`],
      ],
    )}</div>
    <p>Les travaux d’isolation des planchers bas ont été votés à l’assemblée générale du 9 avril 2026 (résolution n° 12) pour un montant de 46&nbsp;200,00&nbsp;€ TTC appelé en trois fois : 01/07/2026, 01/10/2026 et 01/01/2027. La cotisation au fonds de travaux est attachée au lot et n’est pas remboursée en cas de vente.</p>
    <p>Règlement par virement : titulaire SYNDICAT DES COPROPRIÉTAIRES LES BALCONS DU NIVOLET<br>IBAN ${NIVOLET.spaced}<br>BIC ${NIVOLET.bic} – libellé à indiquer : 450.0027 PERRIER</p>
    <p>Par chèque à l’ordre du syndicat, adressé à la régie avec la référence de votre compte au dos. En cas de difficulté passagère, prenez contact avec notre service comptabilité avant l’échéance : un échéancier peut vous être proposé. Tout retard donne lieu à des frais de relance selon le contrat de syndic (relance simple : 18,00 € ; mise en demeure : 36,00 €).</p>
    <p style="font-size:7.4pt;position:absolute;bottom:7mm">Régie Combe de Savoie, SARL au capital de 30&nbsp;000&nbsp;€ – RCS Chambéry 900 000 735 – Carte G et S n° CPI 7301 2018 000 000 207 – Garantie Galiance Exemple 1 200&nbsp;000&nbsp;€</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Régie Combe de Savoie',
      building: 'LES BALCONS DU NIVOLET',
      building_address: '112 chemin de la Cassine, 73000 CHAMBÉRY',
      rnc: 'AD5518203',
      owner: 'Monsieur et Madame PERRIER Luc',
      lots: ['27', '63'],
      tantiemes: 323,
      base: 10000,
      tantiemes_by_cle: either(parts(RUNNING), parts([...RUNNING, ...WORKS]), parts(ALL)),
      iban: NIVOLET.iban,
      account: '450.0027',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: shares(ALL),
      courantes: shares(RUNNING),
      travaux: shares(WORKS),
      fonds_travaux: shares(FUND),
      solde_anterieur: OWED,
      to_pay: shares(ALL) + OWED,
    },
    absent: ['avances', 'recoverable', 'charges_reelles', 'balance'],
  },
);

const ROOF = 312480;
const roof = paperOf(
  'appel-toiture-epinal',
  `font: 11pt/1.45 'Nimbus Roman', serif; padding: 20mm 22mm; td, th { border: .25mm solid #000 } td:last-child { text-align: right; white-space: nowrap }`,
  [
    `<p><b>CABINET THOUVENIN &amp; FILS</b><br>Gérance – Syndic – Transactions depuis 1961<br>11 rue Léopold-Bourg, 88000 ÉPINAL<br>03 29 00 64 12 – cabinet@thouvenin.example.fr</p><p style="margin:6mm 0 6mm 90mm">Madame HUMBERT Claudine<br>26 rue des Minimes<br>88000 ÉPINAL</p><p style="text-align:right">Épinal, le ${inFull('2026-08-24')}</p>
    <p><b>Objet : appel de fonds travaux – réfection de la couverture, 2ème échéance</b><br>Immeuble : 26 rue des Minimes, 88000 ÉPINAL – vos lots n° 5 et 12 – 124/1000èmes</p>
    <p>Madame,</p><p>L’assemblée générale extraordinaire du 12 juin 2026 a décidé, dans sa quatrième résolution, de confier à l’entreprise Couvreurs des Hautes-Vosges la réfection complète de la couverture et de la zinguerie de l’immeuble, pour un coût total, honoraires et assurance compris, de 63&nbsp;000,00&nbsp;€. Elle a prévu que cette somme serait appelée en quatre échéances : 40 % le 1er juillet, 40 % le 15 septembre, 10 % le 15 novembre 2026 et le solde à la réception.</p>
    <p>Nous appelons en conséquence les fonds suivants :</p>
    ${table(
      ['Opération', 'Montant'],
      [
        ['Coût total voté par l’assemblée', '63&nbsp;000,00&nbsp;€'],
        ['Deuxième échéance : 40 % de l’opération', '25&nbsp;200,00&nbsp;€'],
        ['<b>Votre quote-part : 25 200,00 × 124 / 1000</b>', `<b>${spaced(ROOF)} €</b>`],
      ],
    )}
    <p style="margin-top:5mm">Ce montant est exigible au <b>15 septembre 2026</b>. Nous vous remercions de le faire parvenir à cette date par chèque libellé à l’ordre du « Syndicat 26 rue des Minimes », ou par virement aux coordonnées figurant sur votre espace en ligne.</p>
    <p>Nous vous rappelons que l’entreprise ne commandera les ardoises qu’une fois les fonds réunis ; tout retard de paiement reporterait le chantier au printemps. Les provisions courantes du quatrième trimestre vous seront appelées par courrier séparé.</p>
    <p>En cas de mutation à titre onéreux, le paiement des provisions sur travaux incombe à celui qui est copropriétaire au moment de leur exigibilité (article 6-2 du décret du 17 mars 1967).</p>
    <p>Nous vous prions d’agréer, Madame, l’expression de nos sentiments distingués.</p><p style="text-align:right">Pour le cabinet, J.-B. Thouvenin</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET THOUVENIN & FILS',
      building_address: '26 rue des Minimes, 88000 ÉPINAL',
      owner: 'Madame HUMBERT Claudine',
      lots: ['5', '12'],
      tantiemes: 124,
      base: 1000,
      due_on: '2026-09-15',
      total: ROOF,
      travaux: ROOF,
      to_pay: ROOF,
    },
    absent: [
      'rnc',
      'iban',
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_to',
    ],
  },
);

export const PROVISIONS_APPELEES = [quarter, threeParts, roof];
