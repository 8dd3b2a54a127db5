// Charges shared key by key: a call for funds, and the settlement of a year.
import { either, paperOf } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';

const KEYS = [
  ['01', 'CHARGES GENERALES', '1 980,00', '1000', '38', 7524],
  ['02', 'BATIMENT A', '845,00', '600', '38', 5352],
  ['03', 'ASCENSEUR A', '412,50', '500', '30', 2475],
  ['04', 'CHAUFFAGE', '3 640,00', '980', '41', 15229],
  ['07', 'GARAGES', '96,00', '24', '1', 400],
] as const;
const keyed = sum(KEYS.map((row) => row[5]));
const KEY_FUND = 1501;
const CREDIT = 2210;
const keys = paperOf(
  'appel-cles-chambery',
  `font: 8.8pt/1.35 'DejaVu Sans Mono', monospace; padding: 12mm; td, th { padding: .6mm 1mm } .k { border: .3mm solid #000 } .k th { border-bottom: .3mm solid #000 } .k td:nth-child(n+3), .k th:nth-child(n+3) { text-align: right } .k .t td { border-top: .3mm solid #000; font-weight: bold }`,
  [
    `<table><tr><td>SAVOIE COPRO<br>SYNDIC<br>14 RUE CROIX D’OR<br>73000 CHAMBERY<br>TEL 04 79 00 26 81</td><td>APPEL DE CHARGES<br>DU 01/07/2026 AU 30/09/2026<br>EDITE LE 15/06/2026<br>PAGE 1 / 1</td></tr></table>
    <p style="margin:12mm 0 8mm 92mm;font-size:10pt">MME BOUVIER LAURENCE<br>8 FAUBOURG MONTMELIAN<br>73000 CHAMBERY</p>
    <p>COPROPRIETE : 118 LE CHATELARD<br>8 FAUBOURG MONTMELIAN 73000 CHAMBERY<br>COPROPRIETAIRE : 118.0022 &nbsp; LOTS : 22 APPARTEMENT, 41 GARAGE</p>
    ${table(
      ['CLE', 'LIBELLE', 'A REPARTIR', 'TOTAL TANT.', 'VOS TANT.', 'PROVISION'],
      [
        ...KEYS.map((row) => [...row.slice(0, 5), spaced(row[5])]),
        `<tr class="t"><td></td><td>TOTAL PROVISIONS BUDGET</td><td>6 973,50</td><td></td><td></td><td>${spaced(keyed)}</td></tr>`,
        ['90', 'FONDS TRAVAUX ALUR', '395,00', '1000', '38', spaced(KEY_FUND)],
        `<tr class="t"><td></td><td>TOTAL APPEL</td><td></td><td></td><td></td><td>${spaced(keyed + KEY_FUND)}</td></tr>`,
      ],
      'k',
    )}
    <p style="margin-top:6mm">SOLDE ANTERIEUR CREDITEUR AU 15/06/2026 ........ ${spaced(CREDIT)} CR<br>SOMME A REGLER AVANT LE 01/07/2026 ............. ${spaced(keyed + KEY_FUND - CREDIT)} EUR</p>
    <p>BUDGET VOTE PAR L’ASSEMBLEE GENERALE DU 03/03/2026. EXERCICE DU 01/01/2026 AU 31/12/2026. PROVISION 3 SUR 4.</p>
    <p>REGLEMENT PAR CHEQUE A L’ORDRE DU SYNDICAT DES COPROPRIETAIRES LE CHATELARD, OU PAR TIP SEPA CI-JOINT. MERCI DE NE PAS AGRAFER VOTRE CHEQUE. LES REGLEMENTS EN ESPECES NE SONT PLUS ACCEPTES AU BUREAU. TOUTE RECLAMATION DOIT NOUS ETRE ADRESSEE PAR ECRIT EN RAPPELANT VOTRE NUMERO DE COPROPRIETAIRE. LA RELEVE DES COMPTEURS DE CALORIES AURA LIEU LE 22/09/2026 : VEUILLEZ LAISSER LIBRE ACCES AUX RADIATEURS.</p><p>PENALITES ET FRAIS DE RELANCE : CONTRAT DE SYNDIC, ARTICLE 9.1.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'SAVOIE COPRO',
      building: 'LE CHATELARD',
      building_address: '8 FAUBOURG MONTMELIAN, 73000 CHAMBERY',
      owner: 'MME BOUVIER LAURENCE',
      account: '118.0022',
      lots: ['22', '41'],
      tantiemes: 38,
      base: 1000,
      tantiemes_by_cle: either(
        KEYS.map((row) => `${row[1]} : ${row[4]}/${row[3]}`),
        [...KEYS.map((row) => `${row[1]} : ${row[4]}/${row[3]}`), 'FONDS TRAVAUX ALUR : 38/1000'],
      ),
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: keyed + KEY_FUND,
      courantes: keyed,
      fonds_travaux: KEY_FUND,
      solde_anterieur: -CREDIT,
      to_pay: keyed + KEY_FUND - CREDIT,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable'],
  },
);

const YEAR = [
  ['Charges générales', '1 127 / 100 000', '112 480,00', 126765, 71930],
  ['Bâtiment A', '2 214 / 50 000', '18 260,00', 80855, 52410],
  ['Ascenseurs A', '2 480 / 50 000', '9 140,00', 45334, 36267],
  ['Chauffage et eau chaude', '1 205 / 100 000', '36 608,00', 44113, 44113],
] as const;
const spent = sum(YEAR.map((row) => row[3]));
const passedOn = sum(YEAR.map((row) => row[4]));
const CALLED = 288000;
const settlement = paperOf(
  'decompte-repartition-bayonne',
  `font: 9.4pt/1.42 'DejaVu Sans Condensed', sans-serif; padding: 14mm 17mm; h1 { font-size: 14pt; color: #a5281b } .i { background: #f7efe9; padding: 3mm; margin: 3mm 0 } .m td, .m th { border-bottom: .25mm solid #c9aba0; padding: 1.6mm } .m th { font-weight: bold; color: #a5281b } .m td:nth-child(n+2), .m th:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f7efe9 }`,
  [
    `<p><b style="font-size:15pt;color:#a5281b">Citadine</b><br>Citadine Pays Basque – syndic – 7 allée Boufflers – 64100 BAYONNE</p><p style="margin:8mm 0 8mm 100mm;font-size:10.5pt">SCI ETXE ONA<br>16 chemin de Hargous<br>64100 BAYONNE</p><div class="i">Résidence ARITZA – 33 allées Marines – 64100 BAYONNE – Immatriculation AF5102886<br>Vos lots : 103 et 211</div><h1>Répartition annuelle des charges</h1><p>Exercice du 01/10/2024 au 30/09/2025 – document établi le 26/05/2026, après approbation des comptes par l’assemblée générale du 20/05/2026</p>${table(
      ['Clé', 'Vos tantièmes', 'Dépenses de l’immeuble', 'Votre quote-part', 'Part locative'],
      [
        ...YEAR.map(([key, share, whole, quote, let_]) => [
          key,
          share,
          whole,
          spaced(quote),
          spaced(let_),
        ]),
        `<tr class="t"><td>Total des charges de l’exercice</td><td></td><td>176 488,00</td><td>${spaced(spent)}</td><td>${spaced(passedOn)}</td></tr>`,
        `<tr><td>Provisions appelées (4 appels)</td><td></td><td></td><td>${spaced(CALLED)}</td><td></td></tr>`,
        `<tr class="t"><td>Complément à votre charge</td><td></td><td></td><td>${spaced(spent - CALLED)}</td><td></td></tr>`,
      ],
      'm',
    )}<p style="margin-top:5mm">Le complément est porté au débit de votre compte et figurera sur votre prochain avis ; vous n’avez rien à régler à réception de ce document. La part locative est indiquée pour vous permettre de régulariser les provisions versées par votre locataire : elle ne comprend ni les honoraires de gestion, ni l’assurance, ni les grosses réparations.</p><p>Le détail des factures par nature de dépense est consultable dans votre espace client, rubrique « Comptes ». Les quotes-parts sont arrondies au centime.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Citadine Pays Basque', 'Citadine'),
      building: 'Résidence ARITZA',
      building_address: '33 allées Marines, 64100 BAYONNE',
      rnc: 'AF5102886',
      owner: 'SCI ETXE ONA',
      lots: ['103', '211'],
      tantiemes: 1127,
      base: 100000,
      tantiemes_by_cle: YEAR.map((row) => `${row[0]} : ${row[1].replaceAll(' ', '')}`),
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: spent,
      provisions: CALLED,
      difference: spent - CALLED,
      recoverable: passedOn,
    },
    absent: ['iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

export const REPARTITIONS = [keys, settlement];
