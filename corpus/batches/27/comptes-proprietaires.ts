// What one owner owes: three statements of account, three settlements of a year.
import { either, paperOf } from '../../paper.ts';
import {
  brief,
  debitCredit,
  english,
  pointed,
  slashed,
  spaced,
  sum,
  table,
} from '../../writing.ts';
import { euros, quote } from './calculs.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const BLOSSAC: readonly Move[] = [
  ['2026-01-01', 'Appel provisions 1er trimestre 2026', 48712],
  ['2026-01-01', 'Appel fonds de travaux 1er trimestre 2026', 2435],
  ['2026-01-14', 'Règlement par virement', -51147],
  ['2026-04-01', 'Appel provisions 2e trimestre 2026', 48712],
  ['2026-04-01', 'Appel fonds de travaux 2e trimestre 2026', 2435],
  ['2026-04-20', 'Règlement par chèque 4471902', -51147],
  ['2026-06-24', 'Régularisation charges exercice 2025', -10368],
  ['2026-07-01', 'Appel provisions 3e trimestre 2026', 48712],
  ['2026-07-01', 'Appel fonds de travaux 3e trimestre 2026', 2435],
  ['2026-07-15', 'Appel travaux porte cochère', 23180],
  ['2026-08-03', 'Règlement par virement', -40000],
];
const blossacDebit = debits(BLOSSAC);
const blossacCredit = credits(BLOSSAC);
const statement = paperOf(
  'releve-blossac-colonnes-poitiers',
  `font: 8.8pt 'Nimbus Sans', sans-serif; .h { display: flex; justify-content: space-between } .m th { border-top: .4mm solid #000; border-bottom: .4mm solid #000; font-weight: bold } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .b td { border-top: .4mm solid #000; font-weight: bold } .ft { position: absolute; bottom: 8mm; left: 15mm; right: 15mm; font-size: 6.5pt; text-align: center; color: #444 }`,
  [
    `<div class="h"><div><b style="font-size:14pt">CABINET PAILLÉ-MERCERON</b><br>Syndic – Gérance – Transaction<br>21 rue de la Tranchée, 86000 POITIERS</div><div style="text-align:right">Édité le ${slashed('2026-08-31')}<br>Page 1 / 1</div></div><p style="margin:10mm 0 8mm 105mm;font-size:10.5pt">MME VEUVE ROUSSILLON BERNADETTE<br>(USUFRUITIÈRE)<br>19 RUE DES VIEILLES BOUCHERIES<br>86000 POITIERS</p><h1 style="font-size:13pt">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1>${table(
      [],
      [
        ['Immeuble', 'LE PARC DE BLOSSAC – 19 rue des Vieilles Boucheries – 86000 POITIERS'],
        ['Compte', '45010312'],
        ['Lots', '12, 31 et 66'],
        ['Période', `du ${slashed('2026-01-01')} au ${slashed('2026-08-31')}`],
      ],
    )}<p></p>${table(
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      [
        ['01/01/2026', 'Solde reporté', '0,00', ''],
        ...BLOSSAC.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        `<tr class="b"><td></td><td>Totaux</td><td>${spaced(blossacDebit)}</td><td>${spaced(blossacCredit)}</td></tr>`,
        `<tr class="b"><td></td><td>Solde débiteur au ${slashed('2026-08-31')}</td><td>${spaced(blossacDebit - blossacCredit)}</td><td></td></tr>`,
      ],
      'm',
    )}<p style="margin-top:6mm">Merci de régulariser votre situation dès réception. Le présent relevé ne vaut pas quittance ; il est établi sous réserve des opérations en cours de comptabilisation et du complet encaissement des chèques.</p><div class="ft">CABINET PAILLÉ-MERCERON SARL au capital de 7 622 € – RCS POITIERS 900 860 112 – Carte CPI 8601 2020 000 000 112 – Garantie financière 250 000 € Caution Exemple – Médiateur de la consommation : ANM Exemple</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET PAILLÉ-MERCERON',
      building: 'LE PARC DE BLOSSAC',
      building_address: '19 rue des Vieilles Boucheries, 86000 POITIERS',
      owner: either(
        'MME VEUVE ROUSSILLON BERNADETTE',
        'MME VEUVE ROUSSILLON BERNADETTE (USUFRUITIÈRE)',
      ),
      lots: ['12', '31', '66'],
      account: '45010312',
      period_from: '2026-01-01',
      period_to: '2026-08-31',
      as_of: '2026-08-31',
      balance: blossacDebit - blossacCredit,
      total_debit: blossacDebit,
      total_credit: blossacCredit,
      entries: either(told(BLOSSAC), ['2026-01-01 0 Solde reporté', ...told(BLOSSAC)]),
    },
    absent: ['rnc', 'iban', 'total', 'due_on', 'charges_reelles'],
  },
);

const BARACHOIS: readonly Move[] = [
  ['2025-10-01', 'QUITTANCEMENT T4/2025', 60218],
  ['2025-10-06', 'PRLV SEPA', -60218],
  ['2026-01-01', 'QUITTANCEMENT T1/2026', 61530],
  ['2026-01-06', 'PRLV SEPA', -61530],
  ['2026-03-02', 'AVANCE TRESORERIE', 9000],
  ['2026-04-01', 'QUITTANCEMENT T2/2026', 61530],
  ['2026-04-07', 'PRLV SEPA', -70530],
  ['2026-05-29', 'SOLDE CHARGES 2025', -21744],
];
const barachoisLeft = debits(BARACHOIS) - credits(BARACHOIS);
const island = paperOf(
  'releve-barachois-solde-reunion',
  `font: 8.4pt 'DejaVu Sans Condensed', sans-serif; padding: 10mm 13mm; .m td, .m th { border: .2mm solid #2b7a78 } .m th { background: #2b7a78; color: #fff } .m td:nth-child(n+3) { text-align: right } .o { float: right; width: 78mm; border: .3mm solid #2b7a78; padding: 3mm; font-size: 9.4pt }`,
  [
    `<div class="o">M. et Mme PAYET Jean-Hugues<br>appt B31<br>52 rue Juliette Dodu<br>97400 SAINT-DENIS</div><p><b style="font-size:15pt;color:#2b7a78">BOURBON SYNDIC</b><br>une marque de SOGIM-OI<br>110 rue du Maréchal Leclerc<br>97400 SAINT-DENIS DE LA RÉUNION<br>☎ 0262 00 55 71</p><p style="clear:both;margin-top:6mm"><b>Historique de compte</b> – copropriété n° 97-0311 RÉSIDENCE LE BARACHOIS, 52 rue Juliette Dodu 97400 SAINT-DENIS – immat. AF1180427<br>Compte copropriétaire 450.0311.031 – lots 31 (appt) / 231 (pkg) – 402 tantièmes</p>${table(
      ['Date', 'Opération', 'Débit', 'Crédit', 'Solde'],
      [
        ...BARACHOIS.map(([day, label, cents], index) => [
          pointed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          debitCredit(sum(BARACHOIS.slice(0, index + 1).map((move) => move[2]))),
        ]),
        `<tr style="font-weight:bold"><td colspan="2">TOTAL DES MOUVEMENTS</td><td>${spaced(debits(BARACHOIS))}</td><td>${spaced(credits(BARACHOIS))}</td><td>${debitCredit(barachoisLeft)}</td></tr>`,
      ],
      'm',
    )}<p style="margin-top:5mm;font-size:10pt"><b>Solde de votre compte arrêté au ${pointed('2026-06-15')} : ${debitCredit(barachoisLeft)}</b> <span style="font-size:7.5pt">(D = vous devez au syndicat ; C = le syndicat vous doit)</span></p><p>Ce solde créditeur viendra en déduction de votre prochain appel du 01.07.2026, sauf demande écrite de remboursement.</p><p style="font-size:7pt;margin-top:10mm">Saison cyclonique : pensez à rentrer les objets de vos varangues dès l’alerte orange. SOGIM-OI SAS, capital 80 000 €, RCS Saint-Denis 900 974 400, APE 6832A, carte CPI 9741 2022 000 000 400.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('BOURBON SYNDIC', 'SOGIM-OI'),
      building: 'RÉSIDENCE LE BARACHOIS',
      building_address: '52 rue Juliette Dodu, 97400 SAINT-DENIS',
      rnc: 'AF1180427',
      owner: 'M. et Mme PAYET Jean-Hugues',
      lots: ['31', '231'],
      tantiemes: 402,
      account: '450.0311.031',
      as_of: '2026-06-15',
      balance: barachoisLeft,
      total_debit: debits(BARACHOIS),
      total_credit: credits(BARACHOIS),
      entries: told(BARACHOIS),
    },
    absent: ['iban', 'due_on', 'total', 'base'],
  },
);

const VOGES: readonly Move[] = [
  ['2026-07-01', 'Appel T3', 39055],
  ['2026-07-28', 'Virement M. Schmitt', -20000],
  ['2026-09-02', 'Relance 1', 1500],
  ['2026-10-01', 'Appel T4', 39055],
];
const vogesCarried = 8640;
const vogesLeft = vogesCarried + sum(VOGES.map((move) => move[2]));
const extract = paperOf(
  'releve-extrait-mail-epinal',
  `font: 9.8pt 'Nimbus Mono PS', monospace; padding: 18mm 20mm; pre { font: inherit; margin: 0 }`,
  [
    `<p>IMMO DES IMAGES - SYNDIC<br>4 quai des Bons Enfants - 88000 EPINAL</p><p>EXTRAIT DE COMPTE AU 31/10/2026</p><p>SDC LE CHAMP DU PIN - 17 RUE DES MINIMES - 88000 EPINAL<br>COPROPRIETAIRE : SCHMITT-BOUDJEMAA KARL   LOT : 9</p><pre>
DATE      LIBELLE                      DEBIT      CREDIT
---------------------------------------------------------
01/07/26  Report a nouveau    ${english(vogesCarried).padStart(14)}
${VOGES.map(([day, label, cents]) => `${brief(day)}  ${label.padEnd(20)}${(cents > 0 ? english(cents) : '').padStart(14)}${(cents < 0 ? english(-cents) : '').padStart(12)}`).join('\n')}
---------------------------------------------------------
          TOTAL               ${english(vogesCarried + debits(VOGES)).padStart(14)}${english(credits(VOGES)).padStart(12)}
          SOLDE DEBITEUR      ${english(vogesLeft).padStart(14)} EUR
</pre><p style="margin-top:8mm">VOTRE COMPTE EST DEBITEUR. MERCI DE NOUS FAIRE PARVENIR VOTRE REGLEMENT PAR RETOUR.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'IMMO DES IMAGES',
      building: 'LE CHAMP DU PIN',
      building_address: '17 RUE DES MINIMES, 88000 EPINAL',
      owner: 'SCHMITT-BOUDJEMAA KARL',
      lots: ['9'],
      as_of: '2026-10-31',
      balance: vogesLeft,
      total_debit: vogesCarried + debits(VOGES),
      total_credit: credits(VOGES),
      entries: either(told(VOGES), [`2026-07-01 ${vogesCarried} Report a nouveau`, ...told(VOGES)]),
    },
    absent: ['rnc', 'iban', 'account', 'total', 'due_on'],
  },
);

type Cost = readonly [label: string, whole: number, recoverable: boolean];
const COSTS: readonly Cost[] = [
  ['Assurance multirisque immeuble', 812450, false],
  ['Honoraires de syndic, forfait annuel', 1104000, false],
  ['Nettoyage parties communes', 1386000, true],
  ['Électricité parties communes', 312577, true],
  ['Espaces verts', 264000, true],
  ['Petites réparations', 198433, false],
];
const LIFT = 436800;
const papesLines = COSTS.map(([, whole]) => quote(whole, 229, 10000));
const papesRecoverable = sum(COSTS.map(([, whole, yes]) => (yes ? quote(whole, 229, 10000) : 0)));
const papesLift = quote(LIFT, 31, 1000);
const papesTotal = sum(papesLines) + papesLift;
const PAPES_CALLED = 108000;
const year = paperOf(
  'decompte-papes-repartition-avignon',
  `font: 8.3pt 'Nimbus Sans', sans-serif; .d th { background: #5b2a5e; color: #fff } .d td { border-bottom: .2mm solid #ccc } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .k td { background: #f1e8f2; font-weight: bold } .e { width: 105mm; margin: 5mm 0 0 auto } .e td { border: .2mm solid #5b2a5e } .e td:last-child { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:15pt;color:#5b2a5e">PALAIS IMMOBILIER</b><br>Cabinet Faucon, Reboul et associés, syndic<br>11 rue de la République – 84000 AVIGNON</td><td style="text-align:right">Réf. 0318/229/B<br>le ${slashed('2026-05-20')}</td></tr></table><p style="margin:8mm 0 6mm 110mm;font-size:10pt">INDIVISION D’ORNANO-FABRE<br>Mme Hortense d’ORNANO<br>7 chemin de Massillargues<br>84140 MONTFAVET</p><h1 style="font-size:12.5pt">DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU ${slashed('2025-01-01')} AU ${slashed('2025-12-31')}</h1><p>Syndicat des copropriétaires LE JARDIN DES DOMS, 26 rue Banasterie, 84000 AVIGNON – Lots 18 et 52</p>${table(
      ['Dépenses', 'Total à répartir', 'Base', 'Tant.', 'Votre quote-part', 'Dont récup.'],
      [
        '<tr class="k"><td colspan="6" style="text-align:left">CHARGES GÉNÉRALES</td></tr>',
        ...COSTS.map(([label, whole, yes], index) => [
          label,
          spaced(whole),
          '10 000',
          '229',
          spaced(papesLines[index] ?? 0),
          yes ? spaced(papesLines[index] ?? 0) : '',
        ]),
        `<tr class="k"><td>Sous-total</td><td>${spaced(sum(COSTS.map((cost) => cost[1])))}</td><td></td><td></td><td>${spaced(sum(papesLines))}</td><td>${spaced(papesRecoverable)}</td></tr>`,
        '<tr class="k"><td colspan="6" style="text-align:left">ASCENSEUR</td></tr>',
        ['Contrat ascenseur', spaced(LIFT), '1 000', '31', spaced(papesLift), spaced(papesLift)],
        `<tr class="k"><td>TOTAL DES CHARGES</td><td>${spaced(sum(COSTS.map((cost) => cost[1])) + LIFT)}</td><td></td><td></td><td>${spaced(papesTotal)}</td><td>${spaced(papesRecoverable + papesLift)}</td></tr>`,
      ],
      'd',
    )}${table(
      [],
      [
        ['Total de vos charges', euros(papesTotal)],
        ['Provisions appelées sur l’exercice', euros(PAPES_CALLED)],
        [
          '<b>Solde de l’exercice porté au débit de votre compte</b>',
          `<b>${euros(papesTotal - PAPES_CALLED)}</b>`,
        ],
      ],
      'e',
    )}<p style="margin-top:5mm">Comptes approuvés par l’assemblée générale du 12/05/2026. Part récupérable auprès de votre locataire : ${euros(papesRecoverable + papesLift)} (décret n° 87-713 du 26 août 1987). Ce décompte ne constitue pas un appel : la régularisation figurera sur votre prochain relevé.</p><p style="position:absolute;bottom:6mm;font-size:6.4pt">PALAIS IMMOBILIER SARL – capital 15 000 € – RCS AVIGNON 900 840 077 – CPI 8401 2017 000 000 077 – garantie Caution Exemple – assurance RCP Exemple IARD – le cabinet ne détient aucun lien capitalistique avec les entreprises intervenantes</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('PALAIS IMMOBILIER', 'Cabinet Faucon, Reboul et associés'),
      building: 'LE JARDIN DES DOMS',
      building_address: '26 rue Banasterie, 84000 AVIGNON',
      owner: either('INDIVISION D’ORNANO-FABRE', 'INDIVISION D’ORNANO-FABRE Mme Hortense d’ORNANO'),
      lots: ['18', '52'],
      tantiemes: 229,
      base: 10000,
      tantiemes_by_cle: ['CHARGES GÉNÉRALES : 229/10000', 'ASCENSEUR : 31/1000'],
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: papesTotal,
      provisions: PAPES_CALLED,
      difference: papesTotal - PAPES_CALLED,
      recoverable: papesRecoverable + papesLift,
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

type Shared = readonly [label: string, whole: number, part: number, base: number, unit: string];
const MIRABEAU: readonly Shared[] = [
  ['CG – Charges générales', 2541077, 387, 10000, ''],
  ['EF – Eau froide', 612440, 112, 3952, ' m³'],
  ['CH – Chauffage', 2483640, 171, 9630, ''],
];
const mirabeauTotal = sum(MIRABEAU.map(([, whole, part, base]) => quote(whole, part, base)));
const MIRABEAU_CALLED = 176400;
const credit = paperOf(
  'decompte-mirabeau-trop-percu-aix',
  `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 15mm 18mm; .q td { padding: 1.6mm; border-top: .2mm solid #ddd } .q td:last-child { text-align: right; font-weight: bold } .a { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm; text-align: center; margin: 5mm 0 } .a div { border: .3mm solid #c08a2b; padding: 3mm } .a b { font-size: 14pt; display: block }`,
  [
    `<p style="font-size:18pt;color:#c08a2b">sextius<b>copro</b></p><p>Votre syndic à Aix-en-Provence – 3 cours Sextius, 13100 AIX-EN-PROVENCE</p><p style="text-align:right">M. Vartan DER HAGOPIAN<br>42 rue Émeric-David<br>13100 AIX-EN-PROVENCE</p><h1 style="font-size:14pt">Vos charges de l’exercice 2024-2025</h1><p>Du 1er octobre 2024 au 30 septembre 2025 – Copropriété L’Albertas, 42 rue Émeric-David, 13100 AIX-EN-PROVENCE – AD7740051 – lot 23</p><div class="a"><div><b>${euros(mirabeauTotal)}</b>vos charges réelles</div><div><b>${euros(MIRABEAU_CALLED)}</b>vos provisions appelées</div><div><b>${euros(MIRABEAU_CALLED - mirabeauTotal)}</b>en votre faveur</div></div>${table(
      ['Clé de répartition', 'Immeuble', 'Votre part', 'Votre montant'],
      MIRABEAU.map(([label, whole, part, base, unit]) => [
        label,
        euros(whole),
        `${part}/${base}${unit}`,
        euros(quote(whole, part, base)),
      ]),
      'q',
    )}<p style="margin-top:6mm">Le trop-perçu de ${euros(MIRABEAU_CALLED - mirabeauTotal)} a été crédité sur votre compte le 3 mars 2026, après approbation des comptes par l’assemblée générale du 24 février 2026.</p><p>Les justificatifs sont consultables en ligne. Une question ? Djamila, votre comptable, vous répond au 04 42 00 17 60.</p><p style="font-size:7pt;margin-top:18mm">sextiuscopro SAS – 900 131 009 RCS Aix-en-Provence – carte CPI 1310 2023 000 000 009 – garantie Exemple Caution – hébergement des données en France</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('sextiuscopro', 'sextius copro'),
      building: 'L’Albertas',
      building_address: '42 rue Émeric-David, 13100 AIX-EN-PROVENCE',
      rnc: 'AD7740051',
      owner: 'M. Vartan DER HAGOPIAN',
      lots: ['23'],
      tantiemes: 387,
      base: 10000,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: mirabeauTotal,
      provisions: MIRABEAU_CALLED,
      difference: mirabeauTotal - MIRABEAU_CALLED,
    },
    absent: ['iban', 'due_on', 'to_pay', 'recoverable'],
  },
);

const SALEVE = [
  ['Eau', 91230],
  ['EDF couloir', 22810],
  ['Assurance', 133400],
  ['Déneigement', 48000],
  ['Ramonage / chaudière', 76045],
] as const;
const saleveWhole = sum(SALEVE.map(([, cents]) => cents));
const saleveQuote = quote(saleveWhole, 240, 1000);
const sheet = paperOf(
  'decompte-saleve-tableur-annemasse',
  `font: 10pt 'Carlito', sans-serif; padding: 20mm; td { border: .2mm solid #aaa } td:nth-child(n+2) { text-align: right }`,
  [
    `<p>Syndicat bénévole « Le Chalet du Salève », 5 chemin des Îles, 74100 ANNEMASSE</p><h1 style="font-size:14pt">Répartition des dépenses 2025 (1/1/2025 – 31/12/2025)</h1><p>Pour : Mme Aïssatou DIALLO-PERRET, lot 3, 240 millièmes sur 1000</p>${table(
      [],
      [
        ['Poste', 'Payé par l’immeuble', 'Part 240/1000'],
        ...SALEVE.map(([label, cents]) => [
          label,
          english(cents),
          english(quote(cents, 240, 1000)),
        ]),
        `<tr style="font-weight:bold"><td>TOTAL</td><td>${english(saleveWhole)}</td><td>${english(saleveQuote)}</td></tr>`,
        ['Versé en provisions (4 x 200.00)', '', english(80000)],
        `<tr style="font-weight:bold"><td>Reste à verser</td><td></td><td>${english(saleveQuote - 80000)}</td></tr>`,
      ],
    )}<p style="margin-top:8mm">Factures visibles chez moi le samedi matin. Bruno Mossuz, syndic, le 8 février 2026</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Bruno Mossuz',
      building: 'Le Chalet du Salève',
      building_address: '5 chemin des Îles, 74100 ANNEMASSE',
      owner: 'Mme Aïssatou DIALLO-PERRET',
      lots: ['3'],
      tantiemes: 240,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: saleveQuote,
      provisions: 80000,
      difference: saleveQuote - 80000,
    },
    absent: ['rnc', 'iban', 'fonds_travaux', 'recoverable'],
  },
);

export const COMPTES = [statement, island, extract, year, credit, sheet];
