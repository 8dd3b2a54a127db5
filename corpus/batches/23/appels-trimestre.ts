// Quarterly calls for funds: the usual software of three offices, and a late one with reminders.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, inFull, slashed, spaced, sum, table } from '../../writing.ts';
import { foot, type Key, letOf, letsOf, quoteOf, quotesOf, shareOf } from './outils.ts';

const ROBEC = accountOf('23-robec');
const ROBEC_KEYS: readonly Key[] = [
  {
    code: '01',
    label: 'Charges communes générales',
    whole: 1462500,
    base: 10000,
    part: 187,
    let_out: 58,
  },
  { code: '02', label: 'Charges bâtiment A', whole: 318000, base: 4120, part: 181, let_out: 70 },
  { code: '05', label: 'Ascenseur bâtiment A', whole: 127500, base: 1000, part: 52, let_out: 82 },
  {
    code: '11',
    label: 'Eau froide (provision)',
    whole: 540000,
    base: 10000,
    part: 187,
    let_out: 100,
  },
];
const robecFund = shareOf(73125, 187, 10000);
const robecTotal = quotesOf(ROBEC_KEYS) + robecFund;

const rouen = paperOf(
  'appel-cadre-reference-rouen',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; .t th { background: #12395b; color: #fff; font-size: 7.6pt } .t td { border-bottom: .2mm solid #c8d2da } .t td:nth-child(n+3), .t th:nth-child(n+3) { text-align: right } .ref td { border: .2mm solid #12395b; font-size: 8pt } .ref td:first-child { background: #e9eff4; width: 38mm }`,
  [
    `<table><tr><td style="width:95mm;padding:0"><b style="font-size:17pt;color:#12395b">Seine &amp; Robec</b><br><span style="color:#12395b">IMMOBILIER – Syndic, Gérance, Location</span><br>114 rue Jeanne d’Arc – 76000 ROUEN<br>Tél. 02 35 00 18 40 – copro@seinerobec.example.fr<br>Accueil du lundi au vendredi, 9 h – 12 h</td><td style="padding:0">${table(
      [],
      [
        ['N° de copropriété', '0427'],
        ['Votre référence', '0427-00031'],
        ['Date d’émission', slashed('2026-09-14')],
        ['Gestionnaire', 'Mme Aurélie PLANQUOIS'],
        ['Comptable', 'M. Hugo LEMONNIER'],
      ],
      'ref',
    )}</td></tr></table>
    <div style="margin:9mm 0 7mm 100mm;font-size:10pt">Monsieur et Madame<br>Guillaume de LA MARTINIÈRE<br>Bât. A – 3ème étage<br>23 rue des Faulx<br>76000 ROUEN</div>
    <p><b>Immeuble : RÉSIDENCE LES JARDINS DU ROBEC</b>, 23 et 25 rue des Faulx, 76000 ROUEN – N° immatriculation : AC2190446<br>Lot(s) : 31 (appartement), 88 (cave), 117 (parking)</p>
    <h1 style="font-size:13pt;color:#12395b;margin-top:4mm">APPEL DE FONDS – 4ème trimestre 2026</h1><p>Période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – Exigible le ${slashed('2026-10-01')}</p>
    ${table(
      [
        'Clé',
        'Libellé',
        'Montant à répartir',
        'Base',
        'Vos tantièmes',
        'Votre quote-part',
        'Dont récupérable',
      ],
      [
        ...ROBEC_KEYS.map((key) => [
          key.code,
          key.label,
          spaced(key.whole),
          spaced(key.base * 100).slice(0, -3),
          key.part,
          spaced(quoteOf(key)),
          spaced(letOf(key)),
        ]),
        `<tr style="font-weight:bold"><td></td><td>Sous-total provisions sur budget</td><td></td><td></td><td></td><td>${spaced(quotesOf(ROBEC_KEYS))}</td><td>${spaced(letsOf(ROBEC_KEYS))}</td></tr>`,
        [
          '90',
          'Fonds de travaux (loi ALUR)',
          spaced(73125),
          '10 000',
          187,
          spaced(robecFund),
          '0,00',
        ],
        `<tr style="font-weight:bold;background:#e9eff4"><td></td><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(robecTotal)}</td><td>${spaced(letsOf(ROBEC_KEYS))}</td></tr>`,
      ],
      't',
    )}
    <table style="width:105mm;margin:5mm 0 0 auto;font-size:9.4pt"><tr><td>Solde antérieur au ${slashed('2026-09-14')}</td><td style="text-align:right">0,00 €</td></tr><tr><td>Présent appel</td><td style="text-align:right">${spaced(robecTotal)} €</td></tr><tr style="font-weight:bold;border-top:.4mm solid #12395b"><td>NET À PAYER avant le ${slashed('2026-10-01')}</td><td style="text-align:right">${spaced(robecTotal)} €</td></tr></table>
    <p style="margin-top:6mm;font-size:8pt">Règlement par virement au compte séparé du syndicat : IBAN ${ROBEC.spaced} – BIC CRNOFRPP760 – en rappelant la référence 0427-00031. Pour le prélèvement automatique, demandez le mandat SEPA à votre agence ou connectez-vous à votre espace client.</p>
    <p style="font-size:7.4pt">Article 35 du décret du 17 mars 1967, articles 14-1 et 14-2-1 de la loi du 10 juillet 1965. Le défaut de versement à la date d’exigibilité d’une provision rend immédiatement exigibles, après mise en demeure restée infructueuse pendant trente jours, les autres provisions non encore échues (article 19-2).</p>
    <div style="border:.3mm dashed #12395b;padding:2.5mm;margin-top:5mm;font-size:8pt"><b>Vous vendez, vous louez ?</b> Nos conseillers estiment gratuitement votre bien sous 48 heures. Offre réservée à nos copropriétaires : honoraires de location réduits de 15 % jusqu’au 31/12/2026.</div>
    ${foot('SEINE &amp; ROBEC IMMOBILIER – SAS au capital de 80 000 € – RCS ROUEN 900 000 427 – SIRET 900 000 427 00018 – Carte professionnelle CPI 7606 2022 000 000 118 délivrée par la CCI Rouen Métropole<br>Garantie financière : Caution Exemple, 59 avenue Pierre Mendès, 75013 PARIS, pour 2 400 000 € – Médiateur : Médiation Conso Exemple, 33 rue des Thermes, 76000 ROUEN')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Seine & Robec IMMOBILIER', 'Seine & Robec'),
      building: 'RÉSIDENCE LES JARDINS DU ROBEC',
      building_address: '23 et 25 rue des Faulx, 76000 ROUEN',
      rnc: 'AC2190446',
      owner: 'Monsieur et Madame Guillaume de LA MARTINIÈRE',
      lots: ['31', '88', '117'],
      tantiemes: 187,
      base: 10000,
      tantiemes_by_cle: either(
        ROBEC_KEYS.map(({ label, part, base }) => `${label} : ${part}/${base}`),
        [
          ...ROBEC_KEYS.map(({ label, part, base }) => `${label} : ${part}/${base}`),
          'Fonds de travaux (loi ALUR) : 187/10000',
        ],
      ),
      iban: ROBEC.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: robecTotal,
      courantes: quotesOf(ROBEC_KEYS),
      fonds_travaux: robecFund,
      solde_anterieur: 0,
      to_pay: robecTotal,
      recoverable: letsOf(ROBEC_KEYS),
    },
    absent: ['travaux', 'avances', 'charges_reelles'],
  },
);

const ILL = accountOf('23-ill');
const ILL_ROWS: readonly (readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  a: number,
  b: number,
])[] = [
  ['100', 'CHARGES GENERALES', 2108000, 100000, 1318, 64],
  ['210', 'ESCALIER 2', 246000, 12480, 1318, 0],
  ['300', 'CHAUFFAGE URBAIN', 1730000, 92000, 1318, 0],
  ['410', 'SOUS-SOL GARAGES', 98000, 4800, 0, 64],
];
const illQuote = (whole: number, part: number, base: number) => shareOf(whole, part, base);
const illLot = (index: 4 | 5) => sum(ILL_ROWS.map((row) => illQuote(row[2], row[index], row[3])));
const illFund = shareOf(105400, 1318, 100000) + shareOf(105400, 64, 100000);
const illCurrent = illLot(4) + illLot(5);
const illWorks = shareOf(4200000, 1382, 100000);
const illTotal = illCurrent + illFund + illWorks;
const illBefore = -3715;

const strasbourg = paperOf(
  'appel-deux-lots-strasbourg',
  `font: 8pt/1.3 'DejaVu Sans Condensed', sans-serif; .g td, .g th { border: .2mm solid #333; padding: .8mm 1.2mm } .g th { text-align: center; background: #eee } .g td:nth-child(n+3) { text-align: right } .g tbody td:last-child { text-align: right } .b td { font-weight: bold }`,
  [
    `<table><tr><td style="width:85mm"><b style="font-size:12pt">GROUPE ALSAGEST</b><br>Agence de Strasbourg-Neudorf<br>8 route du Polygone, 67100 STRASBOURG<br>Tél. 03 88 00 55 12 (9 h – 11 h 30)<br>www.alsagest.example.fr</td><td style="padding-left:12mm;padding-top:22mm;font-size:9.6pt">MADAME SCHNEIDER-OBERLÉ MARIE-ODILE<br>17 IMPASSE DES CIGOGNES<br>67400 ILLKIRCH-GRAFFENSTADEN</td></tr></table>
    <p style="margin-top:6mm">STRASBOURG, le ${slashed('2026-09-21')}</p>
    <table class="g" style="margin-bottom:3mm"><tr><td style="text-align:left"><b>Copropriété</b><br>0088 – LE QUAI DES TANNEURS</td><td><b>Adresse</b><br>5 QUAI DES TANNEURS, 67000 STRASBOURG</td><td style="text-align:left"><b>Immatriculation</b><br>AB3370281</td><td style="text-align:left"><b>N° Cpte</b><br>4501.0088.0142</td><td style="text-align:left"><b>Trimestre</b><br>4/2026</td></tr></table>
    <p style="font-size:11pt;text-align:center"><b>APPEL DE PROVISIONS ET COTISATIONS</b><br><span style="font-size:8.4pt">Du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – date d’exigibilité : ${slashed('2026-10-01')}</span></p>
    <table class="g"><thead><tr><th rowspan="2">Clé</th><th rowspan="2">Nature</th><th rowspan="2">Prov. immeuble</th><th rowspan="2">Tant. clé</th><th colspan="2">Lot 142 – Appt 4P</th><th colspan="2">Lot 317 – Garage</th><th rowspan="2">Qp totale €</th></tr><tr><th>Tant.</th><th>Qp</th><th>Tant.</th><th>Qp</th></tr></thead><tbody>
    <tr class="b"><td colspan="9" style="text-align:left">BUDGET PREVISIONNEL</td></tr>
    ${ILL_ROWS.map(([code, label, whole, base, a, b]) => `<tr><td>${code}</td><td>${label}</td><td>${dotted(whole)}</td><td>${base}</td><td>${a || ''}</td><td>${a ? dotted(illQuote(whole, a, base)) : ''}</td><td>${b || ''}</td><td>${b ? dotted(illQuote(whole, b, base)) : ''}</td><td>${dotted(illQuote(whole, a, base) + illQuote(whole, b, base))}</td></tr>`).join('')}
    <tr class="b"><td></td><td>Sous-total budget</td><td></td><td></td><td></td><td>${dotted(illLot(4))}</td><td></td><td>${dotted(illLot(5))}</td><td>${dotted(illCurrent)}</td></tr>
    <tr class="b"><td colspan="9" style="text-align:left">COTISATION FONDS DE TRAVAUX (art. 14-2-1)</td></tr>
    <tr><td>105</td><td>FONDS TRAVAUX</td><td>${dotted(105400)}</td><td>100000</td><td>1318</td><td>${dotted(shareOf(105400, 1318, 100000))}</td><td>64</td><td>${dotted(shareOf(105400, 64, 100000))}</td><td>${dotted(illFund)}</td></tr>
    <tr class="b"><td colspan="9" style="text-align:left">TRAVAUX VOTES – AG DU 12/05/2026, RES. 18 : REFECTION COUVERTURE – 2e APPEL / 3</td></tr>
    <tr><td>702</td><td>COUVERTURE ZINC</td><td>${dotted(4200000)}</td><td>100000</td><td colspan="4" style="text-align:center">lots 142 + 317 : 1382</td><td>${dotted(illWorks)}</td></tr>
    <tr class="b"><td colspan="8">TOTAL DU PRESENT APPEL</td><td>${dotted(illTotal)}</td></tr><tr><td colspan="8">Report de solde au 21/09/2026 (créditeur)</td><td>${dotted(illBefore)}</td></tr><tr class="b" style="font-size:10pt"><td colspan="8">SOMME A PAYER</td><td>${dotted(illTotal + illBefore)}</td></tr></tbody></table>
    <p style="margin-top:4mm">Compte bancaire séparé ouvert au nom du SDC LE QUAI DES TANNEURS : ${ILL.spaced}. Indiquer impérativement 4501.0088.0142 en libellé.</p>
    <p>Chauffage : la relève des répartiteurs aura lieu la semaine du 9 novembre. Merci de laisser l’accès à vos radiateurs. Absents : carte d’autorelève à déposer en loge.</p>
    <p>Dans un souci écologique, optez pour l’e-appel de fonds : envoyez OUI à dematerialisation@alsagest.example.fr</p>
    ${foot('ALSAGEST SARL au capital de 152 450 € – siège : 41 boulevard Clemenceau, 67000 STRASBOURG – RCS Strasbourg 900 000 088 – CPI 6701 2021 000 000 077 – Garantie SOCAF Exemple 75015 PARIS – Assurance RCP Police 71.448.205 – N° TVA FR 11 900000088')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('GROUPE ALSAGEST', 'ALSAGEST', 'GROUPE ALSAGEST Agence de Strasbourg-Neudorf'),
      building: 'LE QUAI DES TANNEURS',
      building_address: '5 QUAI DES TANNEURS, 67000 STRASBOURG',
      rnc: 'AB3370281',
      owner: 'MADAME SCHNEIDER-OBERLÉ MARIE-ODILE',
      lots: ['142', '317'],
      tantiemes: 1382,
      base: 100000,
      account: '4501.0088.0142',
      iban: ILL.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: illTotal,
      courantes: illCurrent,
      fonds_travaux: illFund,
      travaux: illWorks,
      solde_anterieur: illBefore,
      to_pay: illTotal + illBefore,
    },
    absent: ['avances', 'recoverable', 'charges_reelles'],
  },
);

const PEYROU_KEYS: readonly Key[] = [
  { code: '', label: 'Parties communes générales', whole: 905000, base: 1000, part: 41 },
  { code: '', label: 'Escalier', whole: 124000, base: 820, part: 41 },
];
const peyrouFund = shareOf(45250, 41, 1000);
const peyrouTotal = quotesOf(PEYROU_KEYS) + peyrouFund;
const PEYROU_LATE = 128744;
const peyrouFees = 4800;
const euro = (cents: number) => `${spaced(cents)}\u00a0€`;

const montpellier = paperOf(
  'appel-relance-impayes-montpellier',
  `font: 9.6pt/1.4 'Carlito', sans-serif; padding: 15mm 18mm; .l td { border-bottom: .2mm solid #bbb } .l td:last-child { text-align: right; white-space: nowrap } .w { background: #fdecea; border-left: 1.5mm solid #b3261e; padding: 3mm; margin: 4mm 0 }`,
  [
    `<p><b style="font-size:15pt;color:#7a2e1d">CABINET ROUVIÈRE &amp; FILLES</b><br>Administrateurs de biens depuis 1957<br>3 rue de la Loge – 34000 MONTPELLIER<br>04 67 00 21 09 – contact@rouviere.example.fr</p>
    <p style="margin:6mm 0 6mm 92mm">Succession de Madame Veuve BOUSCAREN<br>chez Maître Inès TALBI, notaire<br>12 boulevard du Jeu de Paume<br>34000 MONTPELLIER</p>
    <p style="text-align:right">Montpellier, le ${inFull('2026-10-19')}</p>
    <p>N/Réf. : 112/41 – Copropriété du 18 rue Foch, 34000 MONTPELLIER – Lot 9 (41/1000)<br><b>Objet : appel du 4e trimestre 2026 et rappel de votre arriéré</b></p>
    <p>Madame, Monsieur,</p><p>Vous trouverez ci-dessous la provision du trimestre courant (du 1er octobre au 31 décembre 2026), exigible depuis le 1er octobre 2026, que nous vous adressons tardivement à la suite du changement d’adresse de la succession.</p>
    ${table(
      [],
      [
        ...PEYROU_KEYS.map((key) => [
          `${key.label} : ${euro(key.whole)} × ${key.part}/${key.base}`,
          euro(quoteOf(key)),
        ]),
        [`Fonds de travaux : ${euro(45250)} × 41/1000`, euro(peyrouFund)],
        ['<b>Provision du trimestre</b>', `<b>${euro(peyrouTotal)}</b>`],
        ['Arriéré au 30 septembre 2026 (1er, 2e et 3e trimestres 2026)', euro(PEYROU_LATE)],
        ['Frais de mise en demeure du 7 septembre 2026 (art. 10-1)', euro(peyrouFees)],
        ['<b>Total dû à ce jour</b>', `<b>${euro(peyrouTotal + PEYROU_LATE + peyrouFees)}</b>`],
      ],
      'l',
    )}
    <div class="w">Sans règlement sous trente jours, nous serons contraints de transmettre le dossier à notre avocat et de signifier une opposition au notaire en cas de vente du lot.</div>
    <p>Le règlement est à effectuer par chèque à l’ordre de « SDC 18 rue Foch » ou par virement ; un relevé d’identité bancaire est disponible sur demande au cabinet.</p>
    <p>Nous vous prions d’agréer, Madame, Monsieur, nos salutations distinguées.</p><p style="margin-left:100mm">Pour le cabinet, Solange ROUVIÈRE</p>
    ${foot('SARL ROUVIÈRE – capital 30 000 € – SIRET 900 000 112 00033 – CPI 3402 2019 000 000 205 – Garantie : Galian Exemple, 89 rue La Boétie 75008 PARIS – Médiateur : www.mediation-exemple.fr')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET ROUVIÈRE & FILLES',
      building_address: '18 rue Foch, 34000 MONTPELLIER',
      owner: either(
        'Succession de Madame Veuve BOUSCAREN',
        'Succession BOUSCAREN',
        'Madame Veuve BOUSCAREN',
      ),
      lots: ['9'],
      tantiemes: 41,
      base: 1000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: peyrouTotal,
      courantes: quotesOf(PEYROU_KEYS),
      fonds_travaux: peyrouFund,
      solde_anterieur: either(PEYROU_LATE, PEYROU_LATE + peyrouFees),
      to_pay: peyrouTotal + PEYROU_LATE + peyrouFees,
    },
    absent: ['rnc', 'iban', 'travaux', 'recoverable'],
  },
);

export const APPELS_TRIMESTRE = [rouen, strasbourg, montpellier];
