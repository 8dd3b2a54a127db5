// What an owner's account says: a network's situation, a monospaced extract with D and C, a small cabinet's year.
import { either, paperOf } from '../../paper.ts';
import { debitCredit, english, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const YEAR: readonly Move[] = [
  ['2026-01-01', 'APPEL PROVISIONS 1T2026', 74279],
  ['2026-01-12', 'VIREMENT MME FOUCAULT', -74279],
  ['2026-04-01', 'APPEL PROVISIONS 2T2026', 74279],
  ['2026-04-16', 'VIREMENT MME FOUCAULT', -74279],
  ['2026-06-18', 'REPARTITION CHARGES EXERCICE 2025', 11216],
  ['2026-07-01', 'APPEL PROVISIONS 3T2026', 74279],
  ['2026-07-01', 'COTISATION FONDS DE TRAVAUX 2026', 9600],
  ['2026-07-20', 'VIREMENT MME FOUCAULT', -83879],
  ['2026-08-03', 'BADGE ACCES PARKING', 2500],
  ['2026-08-28', 'REMBOURSEMENT CLE', -975],
];
const networkBalance = debits(YEAR) - credits(YEAR);
const situation = paperOf(
  'releve-situation-reseau',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; .logo { font: bold 19pt 'URW Gothic', sans-serif; color: #00685e } .t th { background: #00685e; color: #fff } .t td { border-bottom: .2mm solid #b9d4d1 } .t td:nth-child(n+3), .t th:nth-child(n+3) { text-align: right } .tot td { font-weight: bold; background: #e5f1f0 }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><span class="logo">foncélia</span><br>Foncélia Val de Loire<br>28 boulevard Rocheplatte<br>45000 ORLEANS</div><div style="text-align:right;padding-top:18mm;font-size:10pt">MME FOUCAULT BRIGITTE<br>112 AVENUE DAUPHINE<br>45100 ORLEANS</div></div>
    <h1 style="font-size:14pt;color:#00685e;margin-top:10mm">Relevé de compte copropriétaire</h1><p>Copropriété 2207 – LE CLOS SAINT-MARCEAU – 112 AVENUE DAUPHINE 45100 ORLEANS<br>Compte 2207-00031 – Lots 0031 (appartement), 0078 (cave), 0143 (parking)<br>Situation arrêtée au ${slashed('2026-09-14')} – mouvements depuis le ${slashed('2026-01-01')}</p>
    ${table(
      ['Date', 'Libellé de l’opération', 'Débit', 'Crédit', 'Solde'],
      [
        ['01/01/2026', 'SOLDE ANTERIEUR', '0,00', '', '0,00'],
        ...YEAR.map(([day, label, cents], index) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          spaced(sum(YEAR.slice(0, index + 1).map((move) => move[2]))),
        ]),
        `<tr class="tot"><td></td><td>TOTAL DES MOUVEMENTS</td><td>${spaced(debits(YEAR))}</td><td>${spaced(credits(YEAR))}</td><td></td></tr>`,
        `<tr class="tot"><td></td><td>SOLDE DEBITEUR AU 14/09/2026</td><td>${spaced(networkBalance)}</td><td></td><td></td></tr>`,
      ],
      't',
    )}
    <p style="margin-top:6mm">Votre compte présente un solde débiteur de ${spaced(networkBalance)} €. Nous vous remercions de bien vouloir le régulariser avec votre prochain appel de provisions. Si votre règlement nous est parvenu entre-temps, nous vous prions de ne pas tenir compte de ce rappel.</p><p>Le présent relevé est établi sous réserve de l’encaissement effectif des chèques et prélèvements et des écritures en cours. Il ne vaut pas état daté au sens de l’article 5 du décret n° 67-223 du 17 mars 1967 ; en cas de mutation, votre notaire doit en faire la demande à notre service ventes. Les honoraires d’état daté sont plafonnés à 380 € TTC.</p><p>Fonds de travaux : la part attachée à vos lots s’élève à 512,80 € à la date du présent relevé. Cette somme reste acquise au syndicat en cas de vente.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('Foncélia Val de Loire', 'foncélia'),
      building: 'LE CLOS SAINT-MARCEAU',
      building_address: '112 AVENUE DAUPHINE, 45100 ORLEANS',
      owner: 'MME FOUCAULT BRIGITTE',
      account: '2207-00031',
      lots: ['31', '78', '143'],
      period_from: '2026-01-01',
      period_to: '2026-09-14',
      as_of: '2026-09-14',
      balance: networkBalance,
      total_debit: debits(YEAR),
      total_credit: credits(YEAR),
      entries: either(told(YEAR), ['2026-01-01 0 SOLDE ANTERIEUR', ...told(YEAR)]),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const OPENING = 41817;
const LINES: readonly Move[] = [
  ['2026-04-01', 'AF 2T2026 BUDGET', 112344],
  ['2026-04-01', 'AF 2T2026 FONDS ALUR', 5617],
  ['2026-04-08', 'PRLV SEPA DIALLO PASQUIER', -159778],
  ['2026-07-01', 'AF 3T2026 BUDGET', 112344],
  ['2026-07-01', 'AF 3T2026 FONDS ALUR', 5617],
  ['2026-07-08', 'PRLV SEPA DIALLO PASQUIER', -117961],
  ['2026-07-15', 'REGUL CHARGES 2025', -48533],
  ['2026-10-01', 'AF 4T2026 BUDGET', 112344],
  ['2026-10-01', 'AF 4T2026 FONDS ALUR', 5617],
  ['2026-10-01', 'TVX ETANCHEITE BAT 3 APPEL 1/4', 266521],
  ['2026-10-08', 'PRLV SEPA DIALLO PASQUIER', -335949],
  ['2026-11-19', 'TELECOMMANDE PORTAIL', 4500],
  ['2026-12-02', 'VIR DIALLO PASQUIER', -8020],
];
const closing = OPENING + sum(LINES.map((move) => move[2]));
const cell = (cents: number) => (cents === 0 ? '' : spaced(cents)).padStart(13);
const mono = LINES.map(
  ([day, label, cents], index) =>
    `${slashed(day)}  ${label.padEnd(34)}${cell(Math.max(cents, 0))}${cell(Math.max(-cents, 0))}${debitCredit(OPENING + sum(LINES.slice(0, index + 1).map((move) => move[2]))).padStart(15)}`,
);
const extract = paperOf(
  'releve-extrait-450',
  `padding: 14mm 12mm; pre { margin: 0; font: 8.3pt/1.45 'Nimbus Mono PS', monospace; letter-spacing: -.1mm }`,
  [
    `<pre>DAUMONT GESTION                                            EXTRAIT DE COMPTE
15 RUE DE MESLY                                            EDITE LE 10/12/2026
94004 CRETEIL CEDEX                                        PAGE   1

SDC        : 0614 LES BLEUETS
             4 A 8 ALLEE PARMENTIER 94000 CRETEIL
COMPTE     : 450 0614 03420
TITULAIRE  : M. DIALLO THIERNO ET MME PASQUIER AURELIE
             6 ALLEE PARMENTIER 94000 CRETEIL
LOTS       : 214 – 1067
PERIODE    : DU 01/04/2026 AU 10/12/2026

${'-'.repeat(90)}
DATE        LIBELLE                                   DEBIT       CREDIT     SOLDE D/C
${'-'.repeat(90)}
01/04/2026  REPORT A NOUVEAU                  ${cell(OPENING)}${cell(0)}${debitCredit(OPENING).padStart(15)}
${mono.join('\n')}
${'-'.repeat(90)}
            TOTAUX                            ${cell(OPENING + debits(LINES))}${cell(credits(LINES))}
            SOLDE CREDITEUR EN VOTRE FAVEUR                ${cell(-closing)}
${'-'.repeat(90)}

D = SOMME DUE PAR LE COPROPRIETAIRE   C = SOMME EN FAVEUR DU COPROPRIETAIRE

LES SOMMES PORTEES AU CREDIT LE SONT SOUS RESERVE D'ENCAISSEMENT. EN CAS DE DESACCORD,
MERCI DE NOUS ECRIRE SOUS QUINZE JOURS EN RAPPELANT LE NUMERO DE COMPTE CI-DESSUS.
LES APPELS POUR TRAVAUX VOTES LE 24/06/2026 SONT EXIGIBLES LES 01/10/2026, 01/01/2027,
01/04/2027 ET 01/07/2027.

VOTRE COMPTABLE : MME N. GARNIER   LIGNE DIRECTE : 01 49 00 62 24
SERVICE MUTATIONS : mutations@daumont.example.fr
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'DAUMONT GESTION',
      building: 'LES BLEUETS',
      building_address: '4 A 8 ALLEE PARMENTIER, 94000 CRETEIL',
      owner: 'M. DIALLO THIERNO ET MME PASQUIER AURELIE',
      account: '450 0614 03420',
      lots: ['214', '1067'],
      period_from: '2026-04-01',
      period_to: '2026-12-10',
      as_of: '2026-12-10',
      balance: closing,
      total_debit: OPENING + debits(LINES),
      total_credit: credits(LINES),
      entries: either(told(LINES), [`2026-04-01 ${OPENING} REPORT A NOUVEAU`, ...told(LINES)]),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const SMALL: readonly Move[] = [
  ['2025-07-01', 'Appel 1er trimestre 25/26', 51214],
  ['2025-07-01', 'Fonds de travaux', 2544],
  ['2025-07-11', 'Chèque 4471028', -53758],
  ['2025-10-01', 'Appel 2e trimestre 25/26', 51214],
  ['2025-10-01', 'Fonds de travaux', 2544],
  ['2025-11-03', 'Virement SCI Les Aravis', -53758],
  ['2026-01-01', 'Appel 3e trimestre 25/26', 51214],
  ['2026-01-01', 'Fonds de travaux', 2544],
  ['2026-01-19', 'Virement SCI Les Aravis', -53758],
  ['2026-01-22', 'Solde de charges 24/25', -6108],
  ['2026-04-01', 'Appel 4e trimestre 25/26', 51214],
  ['2026-04-01', 'Fonds de travaux', 2544],
  ['2026-04-27', 'Virement SCI Les Aravis', -47650],
  ['2026-06-09', 'Remplacement boîte aux lettres', 6840],
];
const small = debits(SMALL) - credits(SMALL);
const cabinet = paperOf(
  'releve-annuel-cabinet',
  `font: 9.4pt/1.45 'P052', serif; padding: 16mm 18mm; .a td, .a th { border: .2mm solid #8a97a5; padding: 1mm 2mm } .a th { background: #eef2f6; font-weight: bold } .a td:nth-child(n+3) { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:15pt;color:#234">Cabinet Burnod</b><br>8 rue Sommeiller, 74000 Annecy</td><td style="text-align:right">Annecy, le 3 juillet 2026</td></tr></table><p style="margin:8mm 0 8mm 95mm;font-size:10.5pt">SCI LES ARAVIS<br>17 route des Creuses<br>74940 Annecy-le-Vieux</p><p>Objet : votre compte dans la copropriété <b>LE PARMELAN</b>, 41 avenue de Genève, 74000 Annecy (lots 12, 58 et 71)<br>Réf. : 450-TERR02</p><p>Madame, Monsieur,</p><p>À l’occasion de la clôture de l’exercice, nous vous prions de trouver ci-dessous le relevé de votre compte du 1er juillet 2025 au 30 juin 2026.</p>
    ${table(
      ['Date', 'Opération', 'Sommes appelées', 'Sommes reçues'],
      [
        ...SMALL.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? english(cents) : '',
          cents < 0 ? english(-cents) : '',
        ]),
        [
          '',
          '<b>Totaux</b>',
          `<b>${english(debits(SMALL))}</b>`,
          `<b>${english(credits(SMALL))}</b>`,
        ],
        ['', '<b>Reste dû au 30/06/2026</b>', `<b>${english(small)}</b>`, ''],
      ],
      'a',
    )}
    <p style="margin-top:5mm">Le reste dû, soit ${english(small)} €, correspond au remplacement de votre boîte aux lettres ; il est payable à réception. L’arrêté des comptes sera soumis à l’assemblée générale de décembre ; la répartition des charges réelles de l’exercice, en plus ou en moins, sera portée à votre compte après son approbation.</p><p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos sentiments distingués.</p><p style="text-align:right">Le service comptable,<br>Claire Burnod</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Cabinet Burnod',
      building: 'LE PARMELAN',
      building_address: '41 avenue de Genève, 74000 Annecy',
      owner: 'SCI LES ARAVIS',
      account: '450-TERR02',
      lots: ['12', '58', '71'],
      period_from: '2025-07-01',
      period_to: '2026-06-30',
      as_of: '2026-06-30',
      balance: small,
      total_debit: debits(SMALL),
      total_credit: credits(SMALL),
      entries: told(SMALL),
    },
    absent: ['rnc', 'iban', 'due_on', 'charges_reelles'],
  },
);

export const SITUATIONS_DE_COMPTE = [situation, extract, cabinet];
