// Calls for funds: one that comes late with its reminder, one of an ASL, one printed by an old machine.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, dotted, plain, slashed, spaced, sum, table } from '../../writing.ts';

const share = (whole: number, part: number, base: number) => Math.round((whole * part) / base);

const LATE_KEYS = [
  ['Charges communes générales', 1248000, 327, 10000],
  ['Charges escalier A', 64200, 327, 2415],
  ['Eau froide (acompte)', 210000, 327, 10000],
] as const;
const lateCurrent = sum(LATE_KEYS.map(([, whole, part, base]) => share(whole, part, base)));
const lateFund = share(62400, 327, 10000);
const lateCash = 7500;
const lateTotal = lateCurrent + lateFund + lateCash;
const lateBefore = 118734;
const THERESE = accountOf('sainte-therese-metz');

const late = paperOf(
  'appel-retard-metz',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 16mm; .b { border: .3mm solid #7b2d26; padding: 2.5mm; margin: 3mm 0 } .q td { border-bottom: .2mm dotted #999 } .q td:nth-child(n+2), .q th:nth-child(n+2) { text-align: right } .q th { border-bottom: .4mm solid #7b2d26; color: #7b2d26 } .z { font-weight: bold; background: #f6e9e7 }`,
  [
    `<table><tr><td style="width:98mm"><span style="font-size:14pt;color:#7b2d26"><b>Hilbert &amp; Cie</b></span><br>Administrateurs de biens depuis 1931<br>22, en Fournirue – BP 40118 – 57000 METZ</td><td><br><br><br>Madame KIRSCH née HOFFMANN Marie-Odile<br>usufruitière<br>17 rue des Allemands<br>57000 METZ</td></tr></table>
    <p>Metz, le 6 novembre 2025</p>
    <div class="b"><b>DEUXIÈME RAPPEL.</b> Sauf erreur de notre part, votre compte présente un arriéré de <b>${spaced(lateBefore)} €</b> au 05/11/2025, échu depuis le 01/07/2025. À défaut de règlement sous quinze jours, une mise en demeure vous sera adressée à vos frais (article 19-2).</div>
    <h1 style="font-size:13pt">APPEL DE FONDS – PROVISION DU 4e TRIMESTRE 2025 (rectificatif)</h1>
    <p>Il annule et remplace celui du 20/09/2025, établi sur l’ancien budget. Échéance : 01/10/2025. Période : 01/10/2025 – 31/12/2025.</p>
    <p><b>Résidence Sainte-Thérèse</b>, 4 avenue Leclerc-de-Hauteclocque, 57000 Metz – Lot 12 (appartement) et lot 39 (grenier)</p>
    ${table(
      ['Nature', 'Provision totale', 'Tant.', 'Base', 'Votre part'],
      [
        ...LATE_KEYS.map(([label, whole, part, base]) => [
          label,
          spaced(whole),
          part,
          base,
          spaced(share(whole, part, base)),
        ]),
        ['Cotisation fonds de travaux', spaced(62400), 327, 10000, spaced(lateFund)],
        ['Avance de trésorerie, complément (AG du 22/05/2025)', '', '', '', spaced(lateCash)],
        `<tr class="z"><td>Total de l’appel</td><td></td><td></td><td></td><td>${spaced(lateTotal)}</td></tr>`,
        `<tr><td>Report : solde débiteur au 05/11/2025</td><td></td><td></td><td></td><td>${spaced(lateBefore)}</td></tr>`,
        `<tr class="z"><td>À PAYER SANS DÉLAI</td><td></td><td></td><td></td><td>${spaced(lateTotal + lateBefore)} €</td></tr>`,
      ],
      'q',
    )}
    <p style="margin-top:4mm">Règlement par virement : ${THERESE.spaced} (Synd. Cop. Ste-Thérèse) ou par chèque. Votre code : KIR012.</p>
    <p style="font-size:7.5pt">Le nu-propriétaire, M. Pascal KIRSCH (Luxembourg), reçoit copie du présent avis. Les travaux de grosses réparations lui sont appelés séparément.</p>
    <p style="font-size:6.8pt;position:absolute;bottom:8mm;left:16mm;right:16mm">Hilbert &amp; Cie – SARL au capital de 45 000 € – RCS Metz TI 900 000 447 – SIRET 900 000 447 00019 – CPI 5701 2018 000 030 117 – Garant : Socaf Exemple, 26 avenue de Suffren, 75015 Paris – adhérent UNIS Grand Est</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Hilbert & Cie',
      building: 'Résidence Sainte-Thérèse',
      building_address: '4 avenue Leclerc-de-Hauteclocque, 57000 Metz',
      owner: either(
        'Madame KIRSCH née HOFFMANN Marie-Odile',
        'Madame KIRSCH née HOFFMANN Marie-Odile usufruitière',
      ),
      lots: ['12', '39'],
      tantiemes: 327,
      base: 10000,
      iban: THERESE.iban,
      period_from: '2025-10-01',
      period_to: '2025-12-31',
      due_on: '2025-10-01',
      total: lateTotal,
      courantes: lateCurrent,
      fonds_travaux: lateFund,
      avances: lateCash,
      solde_anterieur: lateBefore,
      to_pay: lateTotal + lateBefore,
    },
    absent: ['rnc', 'travaux', 'charges_reelles', 'recoverable'],
  },
);

const ARCADES = accountOf('asl-arcades-noisy');
const ASL_ROWS = [
  ['Dalle, voirie et éclairage', 884000, 2140, 100000],
  ['Réseau de chaleur (part fixe)', 312000, 2140, 64400],
  ['Gardiennage et vidéosurveillance', 540000, 2140, 100000],
] as const;
const aslTotal = sum(ASL_ROWS.map(([, whole, part, base]) => share(whole, part, base)));

const association = paperOf(
  'appel-union-noisy',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; .two { display: grid; grid-template-columns: 1fr 60mm; gap: 8mm } .side { background: #eef2f0; padding: 3mm; font-size: 8pt } .r td { border-bottom: .2mm solid #b6c7bd } .r td:nth-child(n+2) { text-align: right }`,
  [
    `<div class="two"><div><b style="font-size:14pt">ASL LES ARCADES DU MONT D’EST</b><br>Association syndicale libre – statuts publiés au JO le 14/02/1986<br>Siège : 3 esplanade de la Commune de Paris, 93160 NOISY-LE-GRAND</div><div>M. BEN YOUSSEF Slim<br>Résidence Le Palacio, esc. 4<br>3 esplanade de la Commune de Paris<br>93160 NOISY-LE-GRAND</div></div>
    <h1 style="font-size:13pt;margin-top:14mm">APPEL DE FONDS – 1er SEMESTRE 2026</h1>
    <div class="two"><div><p>Période du 01/01/2026 au 30/06/2026 – à verser au plus tard le 15/01/2026</p>${table(
      ['Dépenses de l’association', 'Semestre', 'Vos voix', 'Sur', 'À payer'],
      [
        ...ASL_ROWS.map(([label, whole, part, base]) => [
          label,
          dotted(whole),
          part,
          base,
          dotted(share(whole, part, base)),
        ]),
        ['<b>Montant appelé</b>', '', '', '', `<b>${dotted(aslTotal)} €</b>`],
      ],
      'r',
    )}<p style="margin-top:5mm">Ces sommes sont dues à l’association, non au syndicat de votre immeuble, dont le syndic (Cabinet Loiselet-Prunier) vous adresse ses propres appels.</p></div>
    <div class="side"><b>Lot concerné</b><br>n° 4108 du cahier des charges<br><br><b>Compte adhérent</b><br>ASL-4108-BEN<br><br><b>Virement</b><br>${ARCADES.spaced}<br><br><b>Gestionnaire de l’ASL</b><br>Franciliane Gestion<br>1 mail Haussmann<br>77420 CHAMPS-SUR-MARNE</div></div>`,
  ],
  {
    type: 'CHARGES',
    also: ['OTHER_PROPERTY_DOCS'],
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      owner: 'M. BEN YOUSSEF Slim',
      account: 'ASL-4108-BEN',
      iban: ARCADES.iban,
      period_from: '2026-01-01',
      period_to: '2026-06-30',
      due_on: '2026-01-15',
      total: aslTotal,
      to_pay: aslTotal,
    },
    absent: ['rnc', 'travaux', 'fonds_travaux', 'avances', 'solde_anterieur', 'charges_reelles'],
  },
);

const MONO = { general: 38642, building: 9117, lift: 5480, works: 61250, fund: 2661 };
const monoTotal = sum(Object.values(MONO));
const monoBefore = 6000;
const line = (label: string, cents: number) =>
  `${label.padEnd(58, '.')}${plain(cents).padStart(12)}`;

const typed = paperOf(
  'appel-machine-saint-etienne',
  `font: 9pt/1.4 'Nimbus Mono PS', monospace; padding: 14mm 18mm; pre { margin: 0; font: inherit }`,
  [
    `<pre>FOREZ SYNDIC COOPERATION                       ST-ETIENNE LE ${slashed('2023-06-19')}
SCIC A CAPITAL VARIABLE
8 PL JEAN JAURES 42000 SAINT-ETIENNE           MME VVE GUILLOT ANDREE
TEL 04 77 00 18 55                             CHEZ M GUILLOT THIERRY
                                               CASE POSTALE 118
                                               1211 GENEVE 4
                                               SUISSE

IMMEUBLE   0092 LE MANUFACTURE
           31 RUE DU ONZE NOVEMBRE 42100 SAINT-ETIENNE
IMMATRIC.  AC8140277
COPROPR.   0092/0017              LOTS 17 - 58
TANTIEMES  214/10000

        A P P E L   D E   F O N D S   3 E M E   T R I M E S T R E   2 0 2 3
        PERIODE ${brief('2023-07-01')} - ${brief('2023-09-30')}       EXIGIBLE LE ${slashed('2023-07-01')}

${line('PROV. CHARGES GENERALES', MONO.general)}
${line('PROV. BATIMENT NORD', MONO.building)}
${line('PROV. ASCENSEUR', MONO.lift)}
${line('TRAVAUX CHAUFFERIE AG 14/03/2023 2E QUART', MONO.works)}
${line('FONDS TRAVAUX ALUR', MONO.fund)}
                                                          ------------
${line('TOTAL APPEL', monoTotal)}
${line('SOLDE ANTERIEUR DEBITEUR AU 19/06/2023', monoBefore)}
                                                          ============
${line('TOTAL A REGLER EN EUROS', monoTotal + monoBefore)}

REGLEMENT PAR CHEQUE A L'ORDRE DE : SDC LE MANUFACTURE
VOS CHARGES SONT CONSULTABLES SUR NOTRE EXTRANET. CODE SUR DEMANDE.
L'AGENCE SERA FERMEE DU 7 AU 18 AOUT 2023. URGENCES : 04 77 00 18 99
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'FOREZ SYNDIC COOPERATION',
      building: 'LE MANUFACTURE',
      building_address: '31 RUE DU ONZE NOVEMBRE, 42100 SAINT-ETIENNE',
      rnc: 'AC8140277',
      owner: either('MME VVE GUILLOT ANDREE', 'MME GUILLOT ANDREE'),
      lots: ['17', '58'],
      tantiemes: 214,
      base: 10000,
      period_from: '2023-07-01',
      period_to: '2023-09-30',
      due_on: '2023-07-01',
      total: monoTotal,
      courantes: MONO.general + MONO.building + MONO.lift,
      travaux: MONO.works,
      fonds_travaux: MONO.fund,
      solde_anterieur: monoBefore,
      to_pay: monoTotal + monoBefore,
    },
    absent: ['iban', 'avances', 'recoverable', 'charges_reelles'],
  },
);

export const APPELS_ET_RETARDS = [late, association, typed];
