// Statements of owners' accounts: a ledger of usual software, a website's page, a letter; and a pre-état daté.
import { either, paperOf } from '../../paper.ts';
import {
  brief,
  debitCredit,
  dotted,
  inFull,
  plain,
  slashed,
  spaced,
  sum,
  table,
} from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const LOCMARIA: readonly Move[] = [
  ['2026-01-01', 'Appel provisions 1T2026', 41218],
  ['2026-01-01', 'Fonds de travaux 1T2026', 2061],
  ['2026-01-08', 'Prélèvement automatique', -43279],
  ['2026-04-01', 'Appel provisions 2T2026', 41218],
  ['2026-04-01', 'Fonds de travaux 2T2026', 2061],
  ['2026-04-08', 'Prélèvement automatique', -43279],
  ['2026-06-19', 'Solde charges exercice 2025', 7744],
  ['2026-07-01', 'Appel provisions 3T2026', 42655],
  ['2026-07-01', 'Fonds de travaux 3T2026', 2133],
  ['2026-07-08', 'Prélèvement automatique', -52532],
  ['2026-09-15', 'Appel travaux portail 1/2', 18590],
  ['2026-10-01', 'Appel provisions 4T2026', 42655],
  ['2026-10-01', 'Fonds de travaux 4T2026', 2133],
  ['2026-10-08', 'Prélèvement automatique', -44788],
];
const quimper = paperOf(
  'releve-ecritures-quimper-b39',
  `font: 8.4pt/1.35 'Nimbus Sans Narrow', sans-serif; .e th { border-top: .4mm solid #333; border-bottom: .4mm solid #333; font-weight: bold } .e td { border-bottom: .1mm solid #bbb } .e td:nth-child(n+3), .e th:nth-child(n+3) { text-align: right } .i { border: .3mm solid #333; padding: 2mm; display: grid; grid-template-columns: 1fr 1fr; margin: 6mm 0 } .f { position: absolute; bottom: 7mm; font-size: 6.6pt; left: 15mm; right: 15mm } h1 { font-size: 14pt }`,
  [
    `<table><tr><td><b style="font-size:14pt">CABINET KERVELLA &amp; FILS</b><br>Syndic – Membre FNAIM<br>19 boulevard de Kerguélen<br>29000 QUIMPER<br>Tél. 02 98 00 52 17</td><td style="padding:14mm 0 0 30mm;font-size:10.5pt">M. et Mme QUÉMÉNEUR Yann<br>8 hent Coz<br>29170 FOUESNANT</td></tr></table>
    <h1>RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1><div class="i"><span>Copropriété : <b>LE CLOS DE LOCMARIA</b><br>3 et 5 allée de Locmaria, 29000 QUIMPER<br>Immatriculation : AE2207715</span><span>Compte : 4501.0088<br>Lots n° : 12, 36<br>Mouvements du ${slashed('2026-01-01')} au ${slashed('2026-10-31')}</span></div>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ['01/01/2026', 'Report à nouveau', '', '', '0,00'],
        ...LOCMARIA.map(([day, label, cents], index) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          debitCredit(sum(LOCMARIA.slice(0, index + 1).map((move) => move[2]))),
        ]),
        `<tr style="font-weight:bold"><td></td><td>TOTAUX DES MOUVEMENTS</td><td>${spaced(debits(LOCMARIA))}</td><td>${spaced(credits(LOCMARIA))}</td><td></td></tr>`,
      ],
      'e',
    )}
    <p style="margin-top:4mm;font-size:10.5pt"><b>SOLDE DÉBITEUR AU ${slashed('2026-10-31')} : ${spaced(debits(LOCMARIA) - credits(LOCMARIA))} €</b></p><p>D : somme due par le copropriétaire – C : somme en faveur du copropriétaire. Relevé établi sous réserve des opérations en cours d’encaissement ; il ne vaut pas état daté au sens de l’article 5 du décret du 17 mars 1967.</p>
    <p class="f">CABINET KERVELLA &amp; FILS, SARL au capital de 15 245 € – SIRET 900 000 381 00012 – CPI 2903 2019 000 000 381 – Garantie financière à hauteur de 1 900 000 € : Socaf Exemple – RC professionnelle : Assurances Cornouaille Exemple – page 1/1 – édité le 02/11/2026</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET KERVELLA & FILS',
      building: 'LE CLOS DE LOCMARIA',
      building_address: '3 et 5 allée de Locmaria, 29000 QUIMPER',
      rnc: 'AE2207715',
      owner: 'M. et Mme QUÉMÉNEUR Yann',
      lots: ['12', '36'],
      account: '4501.0088',
      period_from: '2026-01-01',
      period_to: '2026-10-31',
      as_of: '2026-10-31',
      balance: debits(LOCMARIA) - credits(LOCMARIA),
      total_debit: debits(LOCMARIA),
      total_credit: credits(LOCMARIA),
      entries: either(told(LOCMARIA), ['2026-01-01 0 Report à nouveau', ...told(LOCMARIA)]),
    },
    absent: ['iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const FLERS: readonly Move[] = [
  ['2026-10-06', 'Virement reçu', -33150],
  ['2026-09-30', 'Appel de fonds T4', 33150],
  ['2026-07-21', 'Régularisation des charges 2025', -12087],
  ['2026-07-12', 'Virement reçu', -33150],
  ['2026-06-30', 'Appel de fonds T3', 33150],
  ['2026-04-10', 'Virement reçu', -32600],
  ['2026-03-31', 'Appel de fonds T2', 32600],
];
const flersLeft = sum(FLERS.map((move) => move[2]));
const flers = paperOf(
  'releve-espace-flers-b39',
  `font: 10pt/1.4 'URW Gothic', sans-serif; padding: 10mm 14mm; .u { font-size: 7pt; color: #666 } .s { background: #eef7ee; border-left: 2mm solid #2e7d32; padding: 4mm; font-size: 14pt; margin: 5mm 0 } td { border-bottom: .15mm solid #ccc } td:last-child { text-align: right; white-space: nowrap } h1 { font-size: 15pt }`,
  [
    `<p class="u">Imprimé depuis mon.bocagesyndic.example.fr le 12/11/2026 à 19:03</p><p style="font-size:15pt;color:#2e7d32"><b>Bocage Syndic</b></p><h1>Situation de mon compte</h1><p>Titulaire : Madame Huguette LECHEVALIER veuve POISSON (usufruitière)<br>Copropriété Le Donjon – 2 rue de la Boule, 61100 Flers<br>Lot 15 – Compte C-00715</p>
    <div class="s">Solde au ${inFull('2026-11-12')} : <b>+ ${plain(-flersLeft)} €</b><br><span style="font-size:9.5pt">Votre compte est créditeur.</span></div>
    ${table(
      ['Date', 'Opération', 'Montant'],
      FLERS.map(([day, label, cents]) => [
        inFull(day),
        label,
        `${cents > 0 ? '−' : '+'} ${plain(Math.abs(cents))} €`,
      ]),
    )}
    <p class="u" style="margin-top:5mm">Légende : « − » somme appelée par la copropriété, « + » somme portée à votre crédit. Affichage : 8 derniers mois. Votre compte présentait un solde de 0,00 € au 30 mars 2026.</p><p class="u">Bocage Syndic, 14 rue du 6-Juin, 61100 Flers – syndic professionnel – page 1 sur 1</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Bocage Syndic',
      building: 'Le Donjon',
      building_address: '2 rue de la Boule, 61100 Flers',
      owner: either(
        'Madame Huguette LECHEVALIER veuve POISSON',
        'Madame Huguette LECHEVALIER veuve POISSON (usufruitière)',
        'Madame Huguette LECHEVALIER',
      ),
      lots: ['15'],
      account: 'C-00715',
      as_of: '2026-11-12',
      balance: flersLeft,
      entries: either(told(FLERS), told(FLERS.toReversed())),
    },
    absent: ['iban', 'rnc', 'total_debit', 'total_credit', 'due_on', 'total'],
  },
);

const ALENCON: readonly Move[] = [
  ['2026-01-01', 'APPEL 1T26', 61240],
  ['2026-01-29', 'VOTRE CHEQUE', -61240],
  ['2026-04-01', 'APPEL 2T26', 61240],
  ['2026-05-04', 'VOTRE CHEQUE', -40000],
  ['2026-07-01', 'APPEL 3T26', 61240],
  ['2026-08-20', 'FRAIS MISE EN DEMEURE', 4200],
  ['2026-10-01', 'APPEL 4T26', 61240],
];
const alenconLeft = sum(ALENCON.map((move) => move[2]));
const alencon = paperOf(
  'releve-lettre-alencon-b39',
  `font: 10pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm; pre { font: 8.8pt/1.4 'Nimbus Mono PS', monospace; margin: 3mm 0 }`,
  [
    `<p><b>ÉTUDE IMMOBILIÈRE DES DUCS</b><br>Syndic de copropriété<br>23 rue aux Sieurs – 61000 ALENÇON</p><p style="margin:6mm 0 6mm 90mm">Succession de M. Bernard POTTIER<br>chez Maître Claire HUET, notaire<br>5 place Foch<br>61000 ALENÇON</p><p style="text-align:right">Alençon, le ${inFull('2026-11-03')}</p><p>Immeuble : LES DENTELLIÈRES, 40 rue du Jeudi, 61000 ALENÇON – lots n° 4 et 18</p><p>Maître,</p><p>En réponse à votre courrier du 26 octobre, nous vous prions de trouver ci-dessous l’extrait du compte n° 450.0004 de feu M. POTTIER dans les livres de la copropriété, arrêté au ${slashed('2026-10-31')} :</p>
    <pre>DATE      LIBELLE                          DEBIT       CREDIT
${ALENCON.map(([day, label, cents]) => `${brief(day)}  ${label.padEnd(26)} ${(cents > 0 ? dotted(cents) : '').padStart(10)}   ${(cents < 0 ? dotted(-cents) : '').padStart(10)}`).join('\n')}
------------------------------------------------------------
          TOTAUX                     ${dotted(debits(ALENCON)).padStart(10)}   ${dotted(credits(ALENCON)).padStart(10)}
          SOLDE DEBITEUR             ${dotted(alenconLeft).padStart(10)}</pre>
    <p>Nous vous saurions gré de bien vouloir nous faire parvenir cette somme dès que les fonds de la succession le permettront. L’état daté vous sera adressé sur demande et contre règlement de nos honoraires, soit 380,00 € TTC.</p><p>Veuillez agréer, Maître, l’expression de nos sentiments distingués.</p><p style="text-align:right">Le service comptable</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'ÉTUDE IMMOBILIÈRE DES DUCS',
      building: 'LES DENTELLIÈRES',
      building_address: '40 rue du Jeudi, 61000 ALENÇON',
      owner: either(
        'Succession de M. Bernard POTTIER',
        'M. Bernard POTTIER',
        'M. POTTIER',
        'feu M. POTTIER',
      ),
      lots: ['4', '18'],
      account: '450.0004',
      as_of: '2026-10-31',
      balance: alenconLeft,
      total_debit: debits(ALENCON),
      total_credit: credits(ALENCON),
      entries: told(ALENCON),
    },
    absent: ['rnc', 'iban', 'total', 'due_on', 'charges_reelles'],
  },
);

const ped = paperOf(
  'ped-agence-lannion-b39',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 15pt; text-align: center; color: #3a2d6b } h2 { font-size: 9.6pt; background: #3a2d6b; color: #fff; padding: 1mm 2mm; margin: 4mm 0 1mm } td { border: .15mm solid #aaa } .n td:last-child { text-align: right; width: 36mm }`,
  [
    `<p>PRÉÉTAT FACILE – service en ligne de préparation des ventes – dossier PF-26-08814</p><h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations relatives à la situation financière du copropriétaire vendeur et de la copropriété (art. L. 721-2 II 2° du CCH)</p>${table(
      [],
      [
        ['Copropriété', 'RÉSIDENCE DE BRÉLÉVENEZ'],
        ['Adresse', '26 rue de la Trinité, 22300 LANNION'],
        ['Immatriculation', 'AB8830514'],
        ['Syndic', 'TRÉGOR COPROPRIÉTÉS, 2 quai d’Aiguillon, 22300 LANNION'],
        ['Vendeur', 'Mme Soizic LE FLOC’H'],
        ['Lots', '8 et 52'],
        ['Date d’établissement', '06/11/2026'],
      ],
    )}<h2>PREMIÈRE PARTIE – Sommes dues par le copropriétaire cédant</h2>${table(
      [],
      [
        ['1. Provisions exigibles du budget prévisionnel', '0,00 €'],
        ['2. Provisions exigibles non comprises dans le budget', '214,60 €'],
        ['3. Charges impayées sur les exercices antérieurs', '0,00 €'],
        ['4. Avances exigibles', '0,00 €'],
      ],
      'n',
    )}<h2>DEUXIÈME PARTIE – Sommes dont le syndicat pourrait être débiteur</h2>${table(
      [],
      [
        ['Avances perçues (fonds de roulement)', '186,00 €'],
        ['Provisions encaissées sur budget, du fait de la déchéance du terme', '0,00 €'],
      ],
      'n',
    )}<h2>TROISIÈME PARTIE – Sommes incombant au nouveau copropriétaire</h2>${table(
      [],
      [
        ['Reconstitution des avances', '186,00 €'],
        ['Provisions non encore exigibles : 01/01/2027', '388,42 €'],
        ['Provisions non encore exigibles : 01/04/2027', '388,42 €'],
      ],
      'n',
    )}<h2>ANNEXE – Exercices antérieurs et état global du syndicat</h2>${table(
      [],
      [
        [
          'Exercice 2025 : charges appelées au titre du budget / réelles',
          '1 498,00 € / 1 553,68 €',
        ],
        [
          'Exercice 2024 : charges appelées au titre du budget / réelles',
          '1 460,00 € / 1 421,09 €',
        ],
        ['État global des impayés de charges au sein du syndicat au 31/12/2025', '9 412,37 €'],
        [
          'État global de la dette du syndicat vis-à-vis des fournisseurs au 31/12/2025',
          '6 118,90 €',
        ],
        ['Part du fonds de travaux rattachée aux lots vendus', '402,15 €'],
      ],
      'n',
    )}<p style="margin-top:4mm;font-size:7.4pt">Document préparé d’après les pièces remises par le vendeur (procès-verbaux, appels de fonds, décomptes, annexes comptables). Il ne remplace pas l’état daté que le syndic établit avant l’acte authentique.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'TRÉGOR COPROPRIÉTÉS',
      building: 'RÉSIDENCE DE BRÉLÉVENEZ',
      building_address: '26 rue de la Trinité, 22300 LANNION',
      rnc: 'AB8830514',
      owner: 'Mme Soizic LE FLOC’H',
      lots: ['8', '52'],
      made_on: '2026-11-06',
      impayes: 941237,
      dette_fournisseurs: 611890,
    },
    absent: ['iban', 'meeting_on'],
  },
);

export const RELEVES = [quimper, flers, alencon, ped];
