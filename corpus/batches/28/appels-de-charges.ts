// Calls for funds of one week: three by syndics' software, a works call, a volunteer's spreadsheet.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, english, inFull, plain, slashed, spaced, sum, table } from '../../writing.ts';
import { euros, shareOf } from './calculs.ts';

type Key = readonly [code: string, label: string, whole: number, base: number, part: number];
const partOf = ([, , whole, base, part]: Key): number => shareOf(whole, part, base);
const partsOf = (keys: readonly Key[]): number => sum(keys.map(partOf));

const NEUDORF = accountOf('28-neudorf');
const NEUDORF_KEYS: readonly Key[] = [
  ['01', 'Charges communes générales', 1462500, 10000, 187],
  ['02', 'Charges bâtiment B', 318750, 4120, 187],
  ['05', 'Ascenseur bâtiment B', 97500, 1000, 52],
  ['07', 'Chauffage – eau chaude', 1890000, 8640, 176],
];
const NEUDORF_FUND = shareOf(188437, 187, 10000);
const neudorfCurrent = partsOf(NEUDORF_KEYS);
const neudorfTotal = neudorfCurrent + NEUDORF_FUND;

const quarter = paperOf(
  'appel-trimestriel-neudorf-strasbourg',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; .hd { display: flex; justify-content: space-between } .ref { width: 82mm; border: .25mm solid #8a1538; padding: 2mm 3mm; font-size: 8pt; line-height: 1.5 } .to { position: absolute; left: 118mm; top: 52mm; font-size: 10pt; line-height: 1.4 } h1 { background: #8a1538; color: #fff; font-size: 11.5pt; padding: 1.6mm 3mm; margin: 8mm 0 3mm } .k th { border-bottom: .4mm solid #8a1538; color: #8a1538; font-weight: bold } .k td { border-bottom: .15mm solid #ddd } .k td:nth-child(n+3), .k th:nth-child(n+3) { text-align: right } .sub td { font-weight: bold; background: #f8f0f2 } .due { margin: 5mm 0 5mm auto; width: 92mm } .due td { border: .25mm solid #8a1538; padding: 1.5mm 2mm } .due td + td { text-align: right; font-weight: bold } .tear { position: absolute; left: 15mm; right: 15mm; bottom: 23mm; border-top: .25mm dashed #555; padding-top: 3mm } .ft { position: absolute; left: 15mm; right: 15mm; bottom: 6mm; font-size: 6.4pt; text-align: center; color: #555 }`,
  [
    `<div class="hd"><div><b style="font-size:16pt;color:#8a1538">Kléber &amp; Associés</b><br>Syndic de copropriété • Gérance • Transaction<br>28 quai Zorn – 67000 STRASBOURG<br>Tél. 03 88 00 45 10 – copro@kleber-associes.example.fr</div><div style="text-align:right;font-size:8pt">Votre gestionnaire : Mme Aurélie WENDLING<br>Votre comptable : M. Enzo PIRAS (03 88 00 45 17)<br>Espace client : www.kleber-associes.example.fr<br>Identifiant : 4471-00187</div></div>
    <div class="ref" style="margin-top:10mm"><b>SDC LES TERRASSES DU NEUDORF (4471)</b><br>62-64 route du Polygone – 67100 STRASBOURG<br>N° d’immatriculation : AC4 718 205<br>Lot(s) : 0231 (appartement T3, bât. B), 0318 (cave)<br>Compte copropriétaire : 4471-00187<br>Date d’édition : ${slashed('2026-09-15')}</div>
    <div class="to">Monsieur et Madame<br>SCHNEEBERGER Jean-Philippe<br>64 route du Polygone<br>67100 STRASBOURG</div>
    <h1>APPEL DE FONDS – 4e TRIMESTRE 2026 – du ${slashed('2026-10-01')} au ${slashed('2026-12-31')}</h1>
    ${table(
      [
        'Clé',
        'Nature de la provision',
        'Montant à répartir',
        'Base',
        'Vos tantièmes',
        'Votre quote-part',
      ],
      [
        ...NEUDORF_KEYS.map((key) => [
          key[0],
          key[1],
          spaced(key[2]),
          key[3],
          key[4],
          spaced(partOf(key)),
        ]),
        `<tr class="sub"><td></td><td>Budget prévisionnel (art. 14-1) – provision 4/4</td><td></td><td></td><td></td><td>${spaced(neudorfCurrent)}</td></tr>`,
        [
          '90',
          'Fonds de travaux loi ALUR (art. 14-2-1), 5 % du budget',
          spaced(188437),
          10000,
          187,
          spaced(NEUDORF_FUND),
        ],
        `<tr class="sub"><td></td><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(neudorfTotal)}</td></tr>`,
      ],
      'k',
    )}
    <table class="due"><tr><td>Solde de votre compte au ${slashed('2026-09-15')}</td><td>${euros(spaced(0))}</td></tr><tr><td>Appel du 4e trimestre, exigible le ${slashed('2026-10-01')}</td><td>${euros(spaced(neudorfTotal))}</td></tr><tr><td>TOTAL À RÉGLER</td><td style="background:#f8f0f2">${euros(spaced(neudorfTotal))}</td></tr></table>
    <p style="font-size:7.4pt">Budget voté par l’assemblée générale du 12/03/2026. Conformément à l’article 14-1 de la loi du 10 juillet 1965, la provision est exigible le premier jour de chaque trimestre. Tout retard entraîne, après mise en demeure, les frais prévus à l’article 10-1 de la même loi. Le fonds de travaux est attaché au lot et n’est pas remboursé en cas de vente.</p>
    <p style="font-size:7.4pt;border:.2mm solid #bbb;padding:1.5mm"><b>Info copropriété :</b> mise en route du chauffage prévue la semaine du 5 octobre. Pensez à purger vos radiateurs. Permanence de notre gestionnaire dans le hall du 62 le mardi 13 octobre de 17 h à 18 h 30.</p>
    <div class="tear"><table><tr><td style="width:70%"><b>COUPON À JOINDRE À VOTRE RÈGLEMENT</b> – réf. à rappeler : 4471-00187-4T26<br>Virement : SDC LES TERRASSES DU NEUDORF<br>IBAN ${NEUDORF.spaced} – BIC EXAMFRPPSTR</td><td style="text-align:right">SCHNEEBERGER Jean-Philippe<br>À régler : <b>${euros(spaced(neudorfTotal))}</b></td></tr></table></div>
    <div class="ft">Kléber &amp; Associés – SAS au capital de 80 000 € – RCS Strasbourg 900 000 118 – Carte pro. CPI 6701 2019 000 000 044 délivrée par la CCI Alsace Eurométropole – Garantie financière Exemple Caution, 1 rue de la Caution 75008 Paris : 1 200 000 € – Médiateur : Médiation Exemple Conso, BP 12, 44000 Nantes</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Kléber & Associés',
      building: 'LES TERRASSES DU NEUDORF',
      building_address: '62-64 route du Polygone, 67100 STRASBOURG',
      rnc: 'AC4718205',
      owner: 'Monsieur et Madame SCHNEEBERGER Jean-Philippe',
      lots: ['231', '318'],
      tantiemes: 187,
      base: 10000,
      account: '4471-00187',
      iban: NEUDORF.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: neudorfTotal,
      courantes: neudorfCurrent,
      fonds_travaux: NEUDORF_FUND,
      solde_anterieur: 0,
      to_pay: neudorfTotal,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles', 'meeting_on'],
  },
);

const REBBERG = accountOf('28-rebberg');
const REBBERG_WORKS: readonly Key[] = [
  ['TX1', 'Ravalement façades et isolation (lot 1)', 8640000, 1000, 83],
  ['TX2', 'Échafaudage et installation de chantier', 1125000, 1000, 83],
  ['TX3', 'Maîtrise d’œuvre – Atelier Hirtz', 712500, 1000, 83],
  ['TX4', 'Honoraires syndic s/ travaux (2,5 % HT)', 196364, 1000, 83],
];
const rebbergWorks = partsOf(REBBERG_WORKS);
const works = paperOf(
  'appel-travaux-rebberg-mulhouse',
  `font: 9.4pt/1.4 'Carlito', sans-serif; padding: 16mm 18mm; .w td, .w th { border: .25mm solid #1f4e79; padding: 1.3mm 2mm } .w th { background: #1f4e79; color: #fff } .w td:nth-child(n+3) { text-align: right } .box { border: .25mm solid #1f4e79; width: 78mm; padding: 2mm }`,
  [
    `<table><tr><td><b style="font-size:14pt;color:#1f4e79">IMMO-RÉGIE SUNDGAU</b><br>Agence de Mulhouse<br>3 rue de la Sinne – 68100 MULHOUSE<br>Siège social : 11 faubourg de Colmar – 68200 MULHOUSE</td><td style="text-align:right">Mulhouse, le ${inFull('2026-10-19')}</td></tr></table>
    <table style="margin-top:6mm"><tr><td style="width:95mm"><div class="box">Immeuble : <b>LE REBBERG</b> (code 0092)<br>17 rue de la Montagne, 68100 MULHOUSE<br>Immatriculation : AB0-339-817<br>V/Réf. : 0092/0014 – Lot 14 et lot 27</div></td><td style="font-size:10.5pt">SCI DU VIEUX TILLEUL<br>M. le Gérant<br>5 impasse des Merisiers<br>68130 ALTKIRCH</td></tr></table>
    <h1 style="font-size:13pt;margin-top:8mm;color:#1f4e79">APPEL DE FONDS TRAVAUX N° 1/3 – RAVALEMENT AVEC ISOLATION THERMIQUE PAR L’EXTÉRIEUR</h1>
    <p>Madame, Monsieur, l’assemblée générale extraordinaire du 24 juin 2026 a décidé, en sa résolution n° 5, la réalisation des travaux ci-dessous. Conformément à l’échéancier voté, nous vous adressons le premier appel (40 %), les suivants étant fixés au 01/02/2027 (30 %) et au 01/05/2027 (30 %).</p>
    ${table(
      ['Code', 'Libellé', 'Appelé immeuble', 'Tant. / total', 'Votre part'],
      [
        ...REBBERG_WORKS.map((key) => [
          key[0],
          key[1],
          dotted(key[2]),
          `${key[4]} / ${key[3]}`,
          dotted(partOf(key)),
        ]),
        [
          '',
          '<b>TOTAL APPELÉ</b>',
          dotted(sum(REBBERG_WORKS.map((key) => key[2]))),
          '',
          `<b>${dotted(rebbergWorks)}</b>`,
        ],
      ],
      'w',
    )}
    <p style="margin-top:5mm">Montant à nous faire parvenir pour le <b>${inFull('2026-11-15')}</b>, date d’exigibilité : <b>${dotted(rebbergWorks)} EUR</b></p>
    <p>Virement sur le compte travaux du syndicat (libellé « 0092/0014 TX1 ») : IBAN ${REBBERG.spaced}</p>
    <p style="font-size:8.4pt">Une subvention collective (MaPrimeRénov’ Copropriété) a été sollicitée pour 61.500,00 EUR ; son montant, s’il est accordé, viendra en déduction du dernier appel. En cas de mutation à titre onéreux, le paiement des sommes non comprises dans le budget prévisionnel incombe à celui qui est copropriétaire au moment de l’exigibilité (décret du 17 mars 1967, art. 6-2). Les charges courantes du trimestre font l’objet d’un avis séparé.</p>
    <p style="text-align:right;margin-top:6mm">Le service travaux, Fabienne ZIMMERLIN</p>
    <p style="position:absolute;bottom:7mm;left:18mm;right:18mm;font-size:6.6pt;border-top:.2mm solid #1f4e79;padding-top:1mm">IMMO-RÉGIE SUNDGAU SARL au cap. de 50.000 € – RCS Mulhouse 900 000 226 – SIRET 900 000 226 00033 – APE 6832A – Garantie Exemple Caution – Adhérent UNIS – Assurance RCP n° 55.118.207 – Médiateur de la consommation : ANM Exemple, 75011 Paris</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('IMMO-RÉGIE SUNDGAU', 'IMMO-RÉGIE SUNDGAU Agence de Mulhouse'),
      building: 'LE REBBERG',
      building_address: '17 rue de la Montagne, 68100 MULHOUSE',
      rnc: 'AB0339817',
      owner: 'SCI DU VIEUX TILLEUL',
      lots: ['14', '27'],
      tantiemes: 83,
      base: 1000,
      iban: REBBERG.iban,
      due_on: '2026-11-15',
      total: rebbergWorks,
      travaux: rebbergWorks,
      to_pay: rebbergWorks,
    },
    absent: ['courantes', 'fonds_travaux', 'solde_anterieur', 'avances', 'period_from'],
  },
);

const LATE = { general: 41873, water: 9640, fund: 2576, before: 118742, fees: 4200 };
const lateTotal = LATE.general + LATE.water + LATE.fund;
const late = paperOf(
  'appel-avec-arriere-logelbach-colmar',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; .l { border-left: 1.2mm solid #c98a00; padding-left: 3mm } .t td { padding: 1.2mm 2mm; border-bottom: .2mm dotted #888 } .t td:last-child { text-align: right; width: 36mm } .t .s td { border-top: .4mm solid #000; border-bottom: 0; font-weight: bold }`,
  [
    `<table><tr><td style="width:105mm"><div class="l"><b style="font-size:13pt">Cabinet M. Obrecht-Lévy</b><br>Administrateur de biens depuis 1957<br>9, rue des Clefs – B.P. 40118 – 68003 COLMAR CEDEX<br>Accueil du lundi au vendredi de 9 h à 12 h</div></td><td style="font-size:10pt;padding-top:18mm">Madame Veuve Hortense D’ANDLAU-HOMBOURG<br>née KIENER<br>Résidence Le Logelbach, appt 12<br>31 B route d’Ingersheim<br>68000 COLMAR</td></tr></table>
    <p style="margin-top:8mm">Copropriété <b>Résidence Le Logelbach</b>, 31 A et B route d’Ingersheim, 68000 COLMAR – Immat. AA9 204 461<br>Lots n° 12 et 40 – 241/10 000 – Compte n° 450012</p>
    <p style="font-size:13pt;text-align:center;margin:6mm 0"><b>AVIS D’APPEL DE PROVISIONS</b><br><span style="font-size:9.5pt">1er trimestre de l’exercice 2026/2027, du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – à payer pour le ${slashed('2026-10-10')}</span></p>
    ${table(
      [],
      [
        ['Provision charges générales 241/10 000 de 17 374,69', spaced(LATE.general)],
        ['Acompte eau froide (selon consommation N-1)', spaced(LATE.water)],
        ['Cotisation fonds de travaux', spaced(LATE.fund)],
        `<tr class="s"><td>Appel du trimestre</td><td>${spaced(lateTotal)}</td></tr>`,
        ['Report de votre solde débiteur au 22/09/2026', spaced(LATE.before)],
        ['dont frais de mise en demeure du 18/08/2026', `(${spaced(LATE.fees)})`],
        `<tr class="s"><td>Net à payer</td><td>${spaced(lateTotal + LATE.before)} €</td></tr>`,
      ],
      't',
    )}
    <p style="margin-top:8mm;border:.4mm solid #b00;padding:3mm;color:#b00"><b>VOTRE COMPTE PRÉSENTE UN RETARD.</b> Malgré notre relance du 20/07/2026 et notre mise en demeure recommandée du 18/08/2026, les appels des 2e et 3e trimestres 2026 demeurent impayés. Passé un délai de trente jours, les provisions non encore échues de l’exercice deviennent immédiatement exigibles (article 19-2 de la loi du 10 juillet 1965) et le dossier sera remis à notre avocat, Maître Benoît STURM.</p>
    <p>Vous rencontrez une difficulté passagère ? Contactez Mme Yasmina Bouaziz au 03 89 00 21 64 pour convenir d’un échéancier.</p>
    <p style="font-size:7.4pt">Règlement par chèque à l’ordre du « Syndicat des copropriétaires Le Logelbach » ou par prélèvement SEPA (formulaire sur demande). Le présent avis tient compte des règlements comptabilisés au 22/09/2026.</p>
    <p style="position:absolute;bottom:8mm;font-size:6.8pt">SARL Obrecht-Lévy au capital de 15 000 € – SIREN 900 000 330 – CPI 6801 2021 000 000 102 – G.F. Exemple Garantie 400 000 €</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Cabinet M. Obrecht-Lévy', 'SARL Obrecht-Lévy', 'Cabinet Obrecht-Lévy'),
      building: 'Résidence Le Logelbach',
      building_address: '31 A et B route d’Ingersheim, 68000 COLMAR',
      rnc: 'AA9204461',
      owner: either(
        'Madame Veuve Hortense D’ANDLAU-HOMBOURG née KIENER',
        'Madame Veuve Hortense D’ANDLAU-HOMBOURG',
        'Madame Hortense D’ANDLAU-HOMBOURG',
      ),
      lots: ['12', '40'],
      tantiemes: 241,
      base: 10000,
      account: '450012',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: either('2026-10-10', '2026-10-01'),
      total: lateTotal,
      courantes: LATE.general + LATE.water,
      fonds_travaux: LATE.fund,
      solde_anterieur: LATE.before,
      to_pay: lateTotal + LATE.before,
    },
    absent: ['iban', 'travaux', 'avances', 'recoverable'],
  },
);

const QUEULEU = accountOf('28-queuleu');
const QUEULEU_LOTS: readonly (readonly [lot: string, what: string, keys: readonly Key[]])[] = [
  [
    '17',
    'APPARTEMENT 3P 2E ETG',
    [
      ['A', 'CHARGES GENERALES', 987500, 20000, 612],
      ['C', 'ESCALIER 3', 84000, 1000, 118],
      ['F', 'CHAUFFAGE COLLECTIF', 1340000, 15200, 588],
    ],
  ],
  [
    '88',
    'GARAGE BOXE S/SOL',
    [
      ['A', 'CHARGES GENERALES', 987500, 20000, 41],
      ['H', 'PORTE DE GARAGE', 22000, 36, 1],
    ],
  ],
];
const queuleuRun = sum(QUEULEU_LOTS.map(([, , keys]) => partsOf(keys)));
const queuleuFund = shareOf(98750, 653, 20000);
const queuleuDoor = shareOf(648000, 1, 36);
const queuleuTotal = queuleuRun + queuleuFund + queuleuDoor;
const queuleuBefore = -21560;
const twoLots = paperOf(
  'appel-deux-lots-queuleu-metz',
  `pre { font: 7.7pt/1.42 'DejaVu Sans Mono', monospace; margin: 0 } .to { margin: 4mm 0 6mm 105mm; font: 9.5pt/1.35 'DejaVu Sans Mono', monospace }`,
  [
    `<pre>MOSELGEST SYNDIC                                                   EDITE LE 16/12/2026      PAGE 1
18 EN FOURNIRUE  57000 METZ                                        REF  0650/0017/AF
TEL 03 87 00 62 31  COPRO@MOSELGEST.EXAMPLE.FR                     SUIVI PAR  L. PETITJEAN</pre>
    <div class="to">MLE NGUYEN-ROUSSELOT THI LAN<br>ET M. DA COSTA FERREIRA RUI<br>8 RUE DU ROI ALBERT<br>57070 METZ</div>
    <pre>COPROPRIETE 0650 LES HAUTS DE QUEULEU
            4 A 10 RUE DES TROIS EVECHES 57070 METZ      IMMAT. AD7150992

APPEL DE PROVISIONS 1ER TRIMESTRE 2027    EXIGIBLE LE 01/01/2027
PERIODE 01/01/2027 - 31/03/2027
${'='.repeat(102)}
CLE LIBELLE                               MT A REPARTIR     TANT. TOT.    VOS TANT.        QUOTE-PART
${'-'.repeat(102)}
${QUEULEU_LOTS.map(
  ([lot, what, keys]) => `LOT ${lot.padStart(4, '0')} ${what}
${keys.map((key) => ` ${key[0]}  ${key[1].padEnd(38)}${plain(key[2]).padStart(13)}${String(key[3]).padStart(15)}${String(key[4]).padStart(13)}${plain(partOf(key)).padStart(18)}`).join('\n')}
    ${'SOUS-TOTAL LOT'.padEnd(79)}${plain(partsOf(keys)).padStart(18)}`,
).join('\n')}
TOUS LOTS
 Z  ${'FONDS TRAVAUX ALUR'.padEnd(38)}${plain(98750).padStart(13)}${String(20000).padStart(15)}${String(653).padStart(13)}${plain(queuleuFund).padStart(18)}
 T  ${'TVX PORTE DE GARAGE AG 09/2026 SOLDE'.padEnd(38)}${plain(648000).padStart(13)}${String(36).padStart(15)}${String(1).padStart(13)}${plain(queuleuDoor).padStart(18)}
${'-'.repeat(102)}
${'TOTAL DU PRESENT APPEL'.padEnd(83)}${plain(queuleuTotal).padStart(18)}
${'VOTRE SOLDE CREDITEUR AU 15/12/2026'.padEnd(83)}${plain(queuleuBefore).padStart(18)}
${'='.repeat(102)}
${'SOMME A PAYER EUR'.padEnd(83)}${plain(queuleuTotal + queuleuBefore).padStart(18)}

REGLEMENT A L'ORDRE DE SDC LES HAUTS DE QUEULEU
IBAN ${QUEULEU.spaced}   BIC EXMOFRPPMTZ
RAPPELER 0650/0017 A CHAQUE PAIEMENT

LES PROVISIONS SONT DUES PAR LE COPROPRIETAIRE INSCRIT A LA DATE D'EXIGIBILITE. EN CAS DE VENTE EN COURS,
MERCI D'EN INFORMER LE CABINET SANS DELAI ET DE NOUS INDIQUER LE NOM DU NOTAIRE.</pre>
    <p style="position:absolute;bottom:8mm;font-size:6.8pt">MOSELGEST SYNDIC SASU au capital de 7 500 EUR – 900 000 447 RCS METZ – Garantie financière Exemple Caution 75009 PARIS – CPI 5701 2022 000 000 311</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('MOSELGEST SYNDIC', 'MOSELGEST'),
      building: 'LES HAUTS DE QUEULEU',
      building_address: '4 A 10 RUE DES TROIS EVECHES, 57070 METZ',
      rnc: 'AD7150992',
      owner: either(
        'MLE NGUYEN-ROUSSELOT THI LAN ET M. DA COSTA FERREIRA RUI',
        'MLE NGUYEN-ROUSSELOT THI LAN',
      ),
      lots: ['17', '88'],
      tantiemes: 653,
      base: 20000,
      iban: QUEULEU.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: queuleuTotal,
      courantes: queuleuRun,
      fonds_travaux: queuleuFund,
      travaux: queuleuDoor,
      solde_anterieur: queuleuBefore,
      to_pay: queuleuTotal + queuleuBefore,
    },
    absent: ['avances', 'recoverable', 'charges_reelles'],
  },
);

const PEPINIERE: readonly (readonly [name: string, part: number])[] = [
  ['M. Colin Thiébaut (RDC)', 168],
  ['Mme Assia Merabet (1er gauche)', 142],
  ['Consorts Vautrin (1er droite)', 155],
  ['M. et Mme Pierson (2e)', 297],
  ['Mme de Saint-Rémy (combles)', 238],
];
const YEAR = 648000;
const half = (part: number) => shareOf(YEAR / 2, part, 1000);
const halfFund = (part: number) => shareOf(16200, part, 1000);
const volunteer = paperOf(
  'appel-tableur-benevole-nancy',
  `font: 10pt 'Carlito', sans-serif; .x td, .x th { border: .2mm solid #999; padding: .9mm 1.6mm } .x th { background: #d9e2f3; font-weight: bold } .x td:nth-child(n+2) { text-align: right } .me td { background: #fff2cc; font-weight: bold }`,
  [
    `<p style="font-size:13pt"><b>Copropriété du 14 rue de la Pépinière, 54000 NANCY</b></p><p>Syndic bénévole : Colin THIÉBAUT, 14 rue de la Pépinière (RDC) – 06 00 41 87 23 – immatriculation AF2-640-118</p>
    <p style="font-size:12pt"><b>Appel de charges du 2e semestre 2026</b> (1er juillet au 31 décembre 2026)</p><p>Pour : <b>Consorts VAUTRIN</b> (Mme Élisabeth Vautrin et M. Luc Vautrin), lots 3 et 8, 155/1000</p>
    ${table(
      ['Copropriétaire', 'Tantièmes', 'Charges S2', 'Fonds travaux', 'Total S2'],
      [
        ...PEPINIERE.map(
          ([name, part]) =>
            `<tr class="${name.startsWith('Consorts') ? 'me' : ''}"><td>${name}</td><td>${part}</td><td>${english(half(part))}</td><td>${english(halfFund(part))}</td><td>${english(half(part) + halfFund(part))}</td></tr>`,
        ),
        `<tr style="font-weight:bold"><td>Total</td><td>1000</td><td>${english(sum(PEPINIERE.map(([, part]) => half(part))))}</td><td>${english(sum(PEPINIERE.map(([, part]) => halfFund(part))))}</td><td>${english(sum(PEPINIERE.map(([, part]) => half(part) + halfFund(part))))}</td></tr>`,
      ],
      'x',
    )}
    <p style="margin-top:6mm">Budget 2026 voté le 28 mars : 6480.00 € pour l’année (assurance 1870, ménage 2160, électricité 390, toiture-gouttières 700, compteurs d’eau 960, divers 400). Fonds de travaux : 5 %, soit 324.00 €.</p>
    <p>À verser pour le <b>15 juillet 2026</b> sur le compte de la copropriété (le même que d’habitude) : <b>${english(half(155) + halfFund(155))} €</b>. Merci d’indiquer votre nom dans le virement !</p><p>Élisabeth, Luc : le premier semestre est bien arrivé, vous êtes à jour.</p><p>À dimanche pour le nettoyage de la cour. Colin</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Colin THIÉBAUT',
      building_address: '14 rue de la Pépinière, 54000 NANCY',
      rnc: 'AF2640118',
      owner: either(
        'Consorts VAUTRIN',
        'Consorts VAUTRIN (Mme Élisabeth Vautrin et M. Luc Vautrin)',
      ),
      lots: ['3', '8'],
      tantiemes: 155,
      base: 1000,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: '2026-07-15',
      total: half(155) + halfFund(155),
      courantes: half(155),
      fonds_travaux: halfFund(155),
      to_pay: half(155) + halfFund(155),
    },
    absent: ['iban', 'travaux', 'avances', 'recoverable'],
  },
);

export const APPELS_DE_CHARGES = [quarter, works, late, twoLots, volunteer];
