// Calls for funds: a régie with two lots, a quarter with works and arrears, one sent late.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, inFull, slashed, spaced, sum, table } from '../../writing.ts';
import { footer, share } from './outils.ts';

const IRENEE = accountOf('clos-saint-irenee-lyon');

type Key = readonly [code: string, label: string, whole: number, base: number];
const KEYS: readonly (readonly [key: Key, flat: number, cellar: number, recoverable: number])[] = [
  [['01', 'CHARGES COMMUNES GENERALES', 1486250, 10000], 312, 6, 0.6],
  [['03', 'CHARGES BATIMENT B', 412500, 2500], 118, 2, 0.5],
  [['05', 'ASCENSEUR BATIMENT B', 168000, 1000], 57, 0, 0.8],
  [['08', 'EAU FROIDE (ACPTE SUR CONSO)', 236400, 10000], 312, 0, 1],
];
const FUND_WHOLE = 94500;
const charged = KEYS.map(([[code, label, whole, base], flat, cellar, rate]) => {
  const one = share(whole, flat, base);
  const two = share(whole, cellar, base);
  return {
    code,
    label,
    whole,
    base,
    flat,
    cellar,
    one,
    two,
    leased: Math.round((one + two) * rate),
  };
});
const fundOne = share(FUND_WHOLE, 312, 10000);
const fundTwo = share(FUND_WHOLE, 6, 10000);
const current = sum(charged.map(({ one, two }) => one + two));
const fund = fundOne + fundTwo;
const lyonTotal = current + fund;
const lyonLet = sum(charged.map(({ leased }) => leased));
const lyonBefore = -1874;

const regie = paperOf(
  'appel-regie-lyon',
  `font: 8pt/1.3 'Nimbus Sans', sans-serif; td, th { padding: .7mm 1.2mm } .q th { background: #1f3350; color: #fff; font-size: 7.2pt } .q td { border-bottom: .15mm solid #c3ccd8 } .q td:nth-child(n+3), .q th:nth-child(n+3) { text-align: right; white-space: nowrap } .s td { font-weight: bold; background: #e9edf3 } .box { border: .3mm solid #1f3350; width: 88mm; font-size: 7.6pt } .box td:first-child { color: #555; width: 33mm } .pay { float: right; width: 84mm; margin-top: 4mm } .pay td { border: .2mm solid #1f3350 } .pay td:last-child { text-align: right } .slip { position: absolute; left: 15mm; right: 15mm; bottom: 24mm; border-top: .2mm dashed #555; padding-top: 2mm }`,
  [
    `<table><tr><td style="width:100mm"><b style="font:bold 16pt 'P052',serif;color:#1f3350">Régie BOUVARD &amp; PEYSSON</b><br>Administrateurs de biens depuis 1928<br>27 rue de Créqui – 69006 LYON – Tél. 04 78 00 19 28<br>accueil du lundi au vendredi 9 h – 12 h / 14 h – 17 h 30 (sauf mercredi matin)</td><td style="text-align:right">LYON, le ${slashed('2026-09-14')}<br>Page 1 / 1<br>Gestionnaire : Mme Sandrine OUDOT<br>Comptable : M. Kévin DA SILVA (p. 214)</td></tr></table>
    <table style="margin-top:4mm"><tr><td style="padding:0"><table class="box"><tr><td>Immeuble</td><td><b>1142 – LE CLOS SAINT-IRENEE</b></td></tr><tr><td>Adresse</td><td>14 ET 16 RUE DES MACCHABEES<br>69005 LYON</td></tr><tr><td>N° immatriculation</td><td>AA3-471-920</td></tr><tr><td>Réf. copropriétaire</td><td>1142 / 0027 / 03</td></tr><tr><td>Lots</td><td>0027 Appartement T4 – 0064 Cave</td></tr><tr><td>Identifiant internet</td><td>CSI0027 (www.bouvard-peysson.example.fr)</td></tr></table></td><td style="padding:9mm 0 0 10mm;font-size:10pt;line-height:1.4">MADAME MORTIER-DESSAIGNE HELENE<br>CHEZ M. DESSAIGNE<br>41 QUAI JEAN-JACQUES ROUSSEAU<br>69350 LA MULATIERE</td></tr></table>
    <p style="margin:6mm 0 2mm;font-size:12pt;text-align:center;color:#1f3350"><b>APPEL DE PROVISIONS – 4<sup>e</sup> TRIMESTRE 2026</b></p><p style="text-align:center">Période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – Exercice du 01/01/2026 au 31/12/2026 – Budget voté par l’A.G. du 19/05/2025 – <b>Exigible au ${slashed('2026-10-01')}</b></p>
    ${table(
      ['Clé', 'Libellé', 'Lot', 'Mt à répartir', 'Base', 'Tant.', 'Votre Qp', 'Dont récup.'],
      [
        ...charged.flatMap(({ code, label, whole, base, flat, cellar, one, two, leased }) => [
          [
            code,
            label,
            '0027',
            spaced(whole),
            spaced(base * 100).slice(0, -3),
            flat,
            spaced(one),
            cellar ? '' : spaced(leased),
          ],
          ...(cellar ? [['', '', '0064', '', '', cellar, spaced(two), spaced(leased)]] : []),
        ]),
        `<tr class="s"><td></td><td colspan="5" style="text-align:left">Sous-total provisions sur budget prévisionnel (art. 14-1)</td><td>${spaced(current)}</td><td>${spaced(lyonLet)}</td></tr>`,
        [
          '90',
          'FONDS DE TRAVAUX (ART. 14-2-1)',
          '0027',
          spaced(FUND_WHOLE),
          '10 000',
          312,
          spaced(fundOne),
          '',
        ],
        ['', '', '0064', '', '', 6, spaced(fundTwo), '0,00'],
        `<tr class="s"><td></td><td colspan="5" style="text-align:left">TOTAL DE L’APPEL</td><td>${spaced(lyonTotal)}</td><td>${spaced(lyonLet)}</td></tr>`,
      ],
      'q',
    )}
    <table class="pay"><tr><td>Total du présent appel</td><td>${spaced(lyonTotal)}</td></tr><tr><td>Solde de votre compte au ${slashed('2026-09-14')} (créditeur)</td><td>${spaced(lyonBefore)}</td></tr><tr><td><b>NET A PAYER</b></td><td><b>${spaced(lyonTotal + lyonBefore)} €</b></td></tr></table>
    <p style="margin-top:5mm;width:88mm;font-size:7pt">Les provisions sont exigibles le premier jour de chaque trimestre (loi du 10 juillet 1965, art. 14-1). A défaut de règlement dans les trente jours d’une mise en demeure restée infructueuse, les autres provisions non encore échues deviennent immédiatement exigibles (art. 19-2). Frais de relance : 18,00 € TTC ; mise en demeure : 42,00 € TTC.<br><br>Pensez au prélèvement automatique : formulaire de mandat SEPA sur votre espace client, rubrique « Mes paiements ». L’accueil sera fermé le vendredi 13 novembre.</p>
    <div class="slip"><table><tr><td style="width:105mm"><b>COUPON A JOINDRE A VOTRE CHEQUE</b> à l’ordre de SDC LE CLOS SAINT-IRENEE<br>1142 / 0027 / 03 – MORTIER-DESSAIGNE – 4T2026<br>Virement : ${IRENEE.spaced} – Banque Rhône Exemple</td><td style="text-align:right">Avant le ${slashed('2026-10-01')}<br><b style="font-size:11pt">${spaced(lyonTotal + lyonBefore)} €</b></td></tr></table></div>${footer('Régie BOUVARD & PEYSSON – SAS au capital de 250 000 € – RCS Lyon 900 112 408 – SIRET 900 112 408 00021 – Carte professionnelle CPI 6901 2018 000 031 207 (CCI Lyon Métropole) – Garantie financière : Caisse Exemple de Garantie, 89 rue La Boétie, Paris – RCP : Mutuelle Exemple Pro – Médiateur de la consommation : MEDEX, 11 place Dauphine, Paris – TVA FR 00 900112408')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Régie BOUVARD & PEYSSON',
      building: 'LE CLOS SAINT-IRENEE',
      building_address: '14 ET 16 RUE DES MACCHABEES, 69005 LYON',
      rnc: 'AA3471920',
      owner: 'MADAME MORTIER-DESSAIGNE HELENE',
      lots: ['27', '64'],
      iban: IRENEE.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: lyonTotal,
      courantes: current,
      fonds_travaux: fund,
      solde_anterieur: lyonBefore,
      to_pay: lyonTotal + lyonBefore,
      recoverable: lyonLet,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'meeting_on'],
  },
);

const NANCY = accountOf('le-stanislas-nancy');
const NANCY_KEYS: readonly (readonly [string, number, number, number])[] = [
  ['Charges communes générales', 2214000, 100000, 1846],
  ['Charges escalier 3', 318500, 10000, 714],
  ['Chauffage collectif (70 % CFC)', 1140000, 100000, 1902],
];
const nancyRows = NANCY_KEYS.map(([label, whole, base, part]) => ({
  label,
  whole,
  base,
  part,
  quote: share(whole, part, base),
}));
const nancyCurrent = sum(nancyRows.map(({ quote }) => quote));
const nancyFund = share(184000, 1846, 100000);
const nancyWorks = share(4860000, 1846, 100000);
const nancyAdvance = share(500000, 1846, 100000);
const nancyTotal = nancyCurrent + nancyFund + nancyWorks + nancyAdvance;
const nancyBefore = 23716;
const euros = (cents: number) => `${dotted(cents)}\u00a0€`;
const group = (title: string) => `<tr class="g"><td colspan="5">${title}</td></tr>`;
const under = (label: string, cents: number) =>
  `<tr class="u"><td colspan="4">${label}</td><td>${euros(cents)}</td></tr>`;

const quarter = paperOf(
  'appel-avis-nancy',
  `font: 8.6pt/1.35 'Carlito', sans-serif; padding: 12mm 16mm; .t td, .t th { padding: .8mm 1.5mm } .t th { border-bottom: .5mm solid #7b1e3a; color: #7b1e3a; font-weight: bold } .t td:nth-child(n+2), .t th:nth-child(n+2) { text-align: right } .g td { font-weight: bold; text-align: left !important; padding-top: 2mm; color: #7b1e3a } .u td { font-style: italic; border-top: .2mm solid #bbb } .u td:first-child { text-align: left } .two { display: grid; grid-template-columns: 1fr 74mm; gap: 6mm; margin-top: 4mm } .due { background: #7b1e3a; color: #fff; padding: 3mm; text-align: center }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:15pt;color:#7b1e3a">SCHWEITZER &amp; HENRION</b><br>Syndic de copropriétés – Gérance – Location<br>Agence Nancy Centre : 9 rue Gambetta, 54000 NANCY<br>Siège : 3 place Saint-Jacques, 57000 METZ<br>nancy@schweitzer-henrion.example.fr – 03 83 00 62 40</div><div style="padding-top:18mm;width:80mm;font-size:10.5pt">M. KOWALCZYK Jean-Marc et<br>Mme KOWALCZYK née D’ALMEIDA Rosa<br>17 B rue du Maréchal Exelmans<br>54000 NANCY</div></div>
    <p style="margin-top:7mm">Nancy, le ${inFull('2026-03-16')}<br>Copropriété : <b>LE STANISLAS</b> (n° RNC AB7804615), 17 A, 17 B et 17 C rue du Maréchal Exelmans, 54000 NANCY<br>Cpte copropriétaire : 450-02218 – Lots n° 118 (appartement), 203 (garage) et 241 (cave)</p>
    <h1 style="font-size:14pt">Appel de fonds du 2ème trimestre 2026 <span style="font-size:9pt;font-weight:normal">(du 1er avril au 30 juin 2026)</span></h1>
    <table class="t"><thead><tr><th>Nature de la dépense</th><th>Montant trimestriel</th><th>Total tantièmes</th><th>Vos tantièmes</th><th>Votre quote-part</th></tr></thead><tbody>${group('Prov. sur charges courantes – budget 2026 (A.G. du 04/12/2025, rés. 9)')}${nancyRows.map(({ label, whole, base, part, quote }) => `<tr><td>${label}</td><td>${euros(whole)}</td><td>${base}</td><td>${part}</td><td>${euros(quote)}</td></tr>`).join('')}${under('Total charges courantes', nancyCurrent)}${group('Fonds de travaux loi ALUR (5 % du budget)')}<tr><td>Cotisation 2/4</td><td>${euros(184000)}</td><td>100000</td><td>1846</td><td>${euros(nancyFund)}</td></tr>${group('Travaux hors budget – remplacement de la chaudière gaz (A.G. du 04/12/2025, rés. 14)')}<tr><td>2e appel sur 3</td><td>${euros(4860000)}</td><td>100000</td><td>1846</td><td>${euros(nancyWorks)}</td></tr>${group('Avance de trésorerie (A.G. du 04/12/2025, rés. 16)')}<tr><td>Complément, versement unique</td><td>${euros(500000)}</td><td>100000</td><td>1846</td><td>${euros(nancyAdvance)}</td></tr></tbody></table>
    <div class="two"><div><p><b>Total de l’appel : ${euros(nancyTotal)}</b><br>Report : solde débiteur au 16/03/2026 : ${euros(nancyBefore)}</p><p style="font-size:7.6pt">Le solde ci-dessus tient compte de vos règlements enregistrés au 13 mars 2026. Si vous avez réglé entre-temps, n’en tenez pas compte. Le troisième et dernier appel travaux sera émis pour le 1er juillet 2026. Le vote de l’étalement sur prêt collectif ayant été rejeté, aucun emprunt n’est souscrit par le syndicat.</p><p style="font-size:7.6pt">Virement (indiquer 450-02218) :<br>SDC LE STANISLAS<br>IBAN ${NANCY.spaced}</p></div><div class="due">À RÉGLER AVANT LE ${slashed('2026-04-01')}<br><b style="font-size:17pt">${euros(nancyTotal + nancyBefore)}</b><br><span style="font-size:8pt">date d’exigibilité : 1er avril 2026</span></div></div>
    <p style="margin-top:6mm;border:.2mm solid #7b1e3a;padding:2mm;font-size:7.6pt"><b>Bon à savoir.</b> La permanence du conseil syndical se tient chaque premier lundi du mois, loge du 17 B. Les encombrants déposés dans les caves seront évacués le 20 avril aux frais des contrevenants. Déclaration d’occupation : pensez à mettre à jour « Gérer mes biens immobiliers ».</p>${footer('SARL SCHWEITZER & HENRION au capital de 80 000 € – RCS METZ 900 330 517 – CPI 5701 2019 000 040 118 – Garantie : Compagnie Exemple de Caution pour 1 400 000 € – Assurance RC professionnelle n° 114.220.871 – Médiation : ANM Conso Exemple')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'SCHWEITZER & HENRION',
      building: 'LE STANISLAS',
      building_address: '17 A, 17 B et 17 C rue du Maréchal Exelmans, 54000 NANCY',
      rnc: 'AB7804615',
      owner: either(
        'M. KOWALCZYK Jean-Marc et Mme KOWALCZYK née D’ALMEIDA Rosa',
        'M. KOWALCZYK Jean-Marc',
      ),
      lots: ['118', '203', '241'],
      tantiemes: 1846,
      base: 100000,
      account: '450-02218',
      iban: NANCY.iban,
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      total: nancyTotal,
      courantes: nancyCurrent,
      fonds_travaux: nancyFund,
      travaux: nancyWorks,
      avances: nancyAdvance,
      solde_anterieur: nancyBefore,
      to_pay: nancyTotal + nancyBefore,
    },
    absent: ['recoverable', 'charges_reelles', 'balance', 'emprunts'],
  },
);

const LATE = accountOf('les-allobroges-grenoble');
const lateRows: readonly (readonly [string, number, number, number])[] = [
  ['A - GENERAL', 962000, 1000, 41],
  ['B - ESCALIER / ASC.', 214000, 500, 33],
  ['G - BOX', 38000, 60, 2],
];
const lateCurrent = sum(lateRows.map(([, whole, base, part]) => share(whole, part, base)));
const lateFund = share(58800, 41, 1000);
const lateTotal = lateCurrent + lateFund;

const late = paperOf(
  'appel-retard-grenoble',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 13mm 14mm; .f td, .f th { border: .25mm solid #000; padding: 1mm 1.6mm } .f th { text-align: center; font-size: 7.6pt } .f td:nth-child(n+2) { text-align: right } .ref { border: .25mm solid #000; padding: 2mm; width: 84mm; font-size: 8pt; line-height: 1.45 }`,
  [
    `<p style="font-size:13pt"><b>A.G.D.A.</b> <span style="font-size:8.5pt">– Alpes Gestion Dauphiné Administration – SARL – 6 cours Jean Jaurès 38000 GRENOBLE – Tél. 04 76 00 85 11</span></p>
    <div style="display:flex;justify-content:space-between;margin-top:6mm"><div class="ref">RESIDENCE : LES ALLOBROGES<br>22 RUE NICOLAS CHORIER 38000 GRENOBLE<br>Imm. 077 – Immat. AD2190446<br>COMPTE : 077C0418<br>LOTS : 18, 52<br>Date d’édition : 12/02/2026</div><div style="padding-top:8mm;font-size:10.5pt;width:82mm">SCI DES TROIS MASSIFS<br>Gérant M. Aurélien PRA-LEVIS<br>12 chemin de la Taillat<br>38240 MEYLAN</div></div>
    <p style="margin-top:8mm;text-align:center;font-size:12.5pt;border:.4mm solid #000;padding:1.6mm"><b>APPEL PROVISIONNEL DE CHARGES N° 1/4 – EXERCICE 2026</b></p>
    <p><b>Avis important :</b> suite au changement de logiciel comptable intervenu en décembre, le présent appel, normalement adressé mi-décembre, vous parvient avec retard. Il reste exigible au <b>01/01/2026</b>, pour la période du 01/01/2026 au 31/03/2026. Aucune pénalité ne sera décomptée avant le 15/03/2026. Le deuxième appel vous parviendra à la date habituelle.</p>
    ${table(
      [
        'Nature',
        'Budget annuel',
        'Appelé ce trim.',
        'Base de répartition',
        'Vos millièmes',
        'Montant dû (€)',
      ],
      [
        ...lateRows.map(([label, whole, base, part]) => [
          label,
          spaced(whole * 4),
          spaced(whole),
          base,
          part,
          spaced(share(whole, part, base)),
        ]),
        ['FONDS TRAVAUX ALUR', spaced(58800 * 4), spaced(58800), 1000, 41, spaced(lateFund)],
        `<tr><td colspan="5" style="text-align:right"><b>Total de l’appel n° 1</b></td><td><b>${spaced(lateTotal)}</b></td></tr>`,
        `<tr><td colspan="5" style="text-align:right">Solde antérieur au 31/12/2025</td><td>0,00</td></tr>`,
        `<tr><td colspan="5" style="text-align:right"><b>A PAYER</b></td><td><b>${spaced(lateTotal)}</b></td></tr>`,
      ],
      'f',
    )}
    <p style="margin-top:6mm">Modes de règlement : chèque libellé à l’ordre du SYNDICAT LES ALLOBROGES ; virement sur le compte du syndicat ouvert à la Banque des Alpes Exemple, IBAN <b>${LATE.spaced}</b>, BIC BALEFR2G380 ; carte bancaire depuis l’extranet.</p>
    <p>Rappel : le relevé des compteurs d’eau sera effectué le jeudi 12 mars entre 8 h et 11 h par la société Compteurs du Drac ; merci de laisser l’accès à votre gaine palière.</p>
    <p>Vous souhaitant bonne réception de la présente,<br>Le service comptabilité copropriété – Mme GIRERD</p>${footer('A.G.D.A. – SARL au capital de 15 244,90 € – SIREN 900 455 120 RCS GRENOBLE – Carte professionnelle CPI 3801 2020 000 044 902 délivrée par la CCI de Grenoble – Garantie financière Galex 250 000 € – Ne peut recevoir aucun autre honoraire que ceux du contrat de syndic')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'A.G.D.A.',
        'Alpes Gestion Dauphiné Administration',
        'AGDA',
        'A.G.D.A. – Alpes Gestion Dauphiné Administration',
      ),
      building: 'LES ALLOBROGES',
      building_address: '22 RUE NICOLAS CHORIER, 38000 GRENOBLE',
      rnc: 'AD2190446',
      owner: either('SCI DES TROIS MASSIFS', 'SCI DES TROIS MASSIFS Gérant M. Aurélien PRA-LEVIS'),
      lots: ['18', '52'],
      tantiemes: 41,
      base: 1000,
      account: '077C0418',
      iban: LATE.iban,
      period_from: '2026-01-01',
      period_to: '2026-03-31',
      due_on: '2026-01-01',
      total: lateTotal,
      courantes: lateCurrent,
      fonds_travaux: lateFund,
      solde_anterieur: 0,
      to_pay: lateTotal,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

export const APPELS = [regie, quarter, late];
