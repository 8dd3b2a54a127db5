// Owners' accounts with the syndicat: a ledger with a carried balance, a statement with D and C, a letter with few lines.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, english, slashed, spaced, table } from '../../writing.ts';
import { credits, debits, type Entry, FLEX, flex, running, told } from './outils.ts';

const OPENING = 4215;
const LEDGER: readonly Entry[] = [
  ['2026-01-01', 'Appel de fonds 1er trimestre 2026', 61482, 0],
  ['2026-01-15', 'Prélèvement automatique', 0, 65697],
  ['2026-02-20', 'Facture remplacement badge', 3600, 0],
  ['2026-04-01', 'Appel de fonds 2ème trimestre 2026', 61482, 0],
  ['2026-04-15', 'Prélèvement automatique', 0, 65082],
  ['2026-06-12', 'Régularisation charges 2025', 0, 11827],
  ['2026-07-01', 'Appel de fonds 3ème trimestre 2026', 61482, 0],
  ['2026-07-15', 'Prélèvement automatique', 0, 49655],
  ['2026-09-15', 'Travaux étanchéité – appel 1/2', 104530, 0],
  ['2026-10-01', 'Appel de fonds 4ème trimestre 2026', 62718, 0],
  ['2026-10-15', 'Prélèvement automatique', 0, 62718],
  ['2026-10-19', 'Rejet prélèvement – provision insuffisante', 62718, 0],
  ['2026-10-19', 'Frais de rejet', 1650, 0],
];
const totalDebit = debits(LEDGER) + OPENING;
const totalCredit = credits(LEDGER);
const ledgerBalance = totalDebit - totalCredit;
const opening = `2025-12-31 ${OPENING} Report solde au 31/12/2025`;

const ledger = paperOf(
  'releve-grand-livre-chartres',
  `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 12mm 14mm; ${FLEX} .e th { background: #0f4c3a; color: #fff; padding: 1.2mm } .e tr:nth-child(even) td { background: #eef5f1 } .e td:nth-child(n+4), .e th:nth-child(n+4) { text-align: right; white-space: nowrap } .e .t td { font-weight: bold; border-top: .3mm solid #0f4c3a; background: #fff } .k td { padding: .3mm 1mm } .sm { font-size: 6.6pt; color: #555 }`,
  [
    `${flex(
      `<b style="font-size:13pt;color:#0f4c3a">BEAUCE HABITAT GESTION</b><br>10 place des Épars – 28000 CHARTRES<br>02 37 00 10 10 – www.beaucehabitat.example.fr<br><br><table class="k" style="width:86mm"><tr><td>Copropriété</td><td><b>LES TERRASSES DE L’EURE</b></td></tr><tr><td></td><td>33 rue de la Tannerie, 28000 CHARTRES</td></tr><tr><td>N° RNC</td><td>AA7902184</td></tr><tr><td>N° compte</td><td><b>450.0044.12</b></td></tr><tr><td>Lot(s)</td><td>12 (appartement), 57 (parking)</td></tr></table>`,
      `<div style="margin-top:20mm;width:78mm;font-size:9.6pt">Monsieur Jean-Baptiste VAN DER ELST<br>6 sente des Vignes<br>28300 MAINVILLIERS</div>`,
    )}
    <p style="font-size:12pt;text-align:center;margin-top:6mm"><b>RELEVÉ DE COMPTE COPROPRIÉTAIRE</b></p><p style="text-align:center">Période du 01/01/2026 au 06/11/2026 – Édité le 06/11/2026</p>
    ${table(
      ['Date', 'Pièce', 'Libellé', 'Débit', 'Crédit', 'Solde progressif'],
      [
        ['31/12/2025', '', 'Report solde au 31/12/2025', spaced(OPENING), '', debitCredit(OPENING)],
        ...LEDGER.map(([day, label, debit, credit], index) => [
          slashed(day),
          `${credit ? 'BQ' : 'OD'}${String(411 + index * 7)}`,
          label,
          debit ? spaced(debit) : '',
          credit ? spaced(credit) : '',
          debitCredit(running(LEDGER, OPENING)[index] ?? 0),
        ]),
        `<tr class="t"><td></td><td></td><td>TOTAUX</td><td>${spaced(totalDebit)}</td><td>${spaced(totalCredit)}</td><td></td></tr>`,
        `<tr class="t"><td></td><td></td><td>SOLDE DÉBITEUR AU 06/11/2026</td><td>${spaced(ledgerBalance)}</td><td></td><td></td></tr>`,
      ],
      'e',
    )}
    <p style="margin-top:5mm">Un solde débiteur (D) est dû au syndicat des copropriétaires ; un solde créditeur (C) est en votre faveur. Le présent relevé ne vaut pas état daté au sens de l’article 5 du décret du 17 mars 1967.</p>
    <p class="sm">À noter : depuis le 1er juillet, vos relevés sont déposés chaque mois dans votre espace en ligne. Pour les recevoir par courrier, écrivez à votre comptable.</p>
    <p class="sm" style="position:absolute;bottom:8mm;left:14mm;right:14mm;text-align:center">BEAUCE HABITAT GESTION SARL au capital de 30 489,80 € – RCS Chartres 900 000 704 – TVA FR00900000704 – Carte CPI 2801 2018 000 000 704 – Garantie SOCAF Exemple – Médiateur : CM2C Exemple, 14 rue Saint-Jean 75017 Paris</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'BEAUCE HABITAT GESTION',
      building: 'LES TERRASSES DE L’EURE',
      building_address: '33 rue de la Tannerie, 28000 CHARTRES',
      rnc: 'AA7902184',
      owner: 'Monsieur Jean-Baptiste VAN DER ELST',
      lots: ['12', '57'],
      account: '450.0044.12',
      period_from: '2026-01-01',
      period_to: '2026-11-06',
      as_of: '2026-11-06',
      balance: ledgerBalance,
      total_debit: totalDebit,
      total_credit: totalCredit,
      entries: either(told(LEDGER), [opening, ...told(LEDGER)]),
    },
    absent: ['iban', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const SECOND: readonly Entry[] = [
  ['2025-10-01', 'APPEL PROV. T4/2025', 38915, 0],
  ['2025-10-08', 'VIR. HERITIERS BOURGOIN', 0, 38915],
  ['2025-12-22', 'APPEL TVX TOITURE 1/3', 91240, 0],
  ['2026-01-01', 'APPEL PROV. T1/2026', 40120, 0],
  ['2026-01-12', 'VIR. HERITIERS BOURGOIN', 0, 131360],
  ['2026-04-01', 'APPEL PROV. T2/2026', 40120, 0],
  ['2026-04-09', 'VIR. HERITIERS BOURGOIN', 0, 45000],
  ['2026-06-30', 'SOLDE EXERCICE 2025', 0, 8264],
];
const secondBalance = debits(SECOND) - credits(SECOND);
const statement = paperOf(
  'releve-situation-auxerre',
  `font: 8.8pt/1.45 'DejaVu Sans Mono', monospace; padding: 14mm 13mm; letter-spacing: -.12mm; pre { font: inherit; margin: 0 }`,
  [
    `<pre>
ICAUNAISE D'IMMEUBLES                                    LE 03/07/2026   PAGE  1/ 1
SYNDIC DE COPROPRIETES – EXPERTISES
9 RUE DU TEMPLE  89000 AUXERRE                HERITIERS DE MME BOURGOIN SUZANNE
TEL 03 86 00 09 09                            CHEZ ME DELAUNOY, NOTAIRE
                                              2 PLACE DES CORDELIERS
                                              89000 AUXERRE

SITUATION DE COMPTE ARRETEE AU 30/06/2026
-----------------------------------------------------------------------------------
IMMEUBLE   0061 LE CLOS DES MARINIERS – 48 QUAI DE LA MARINE 89000 AUXERRE
COMPTE     4500061007
LOTS       0007   0019   0033
-----------------------------------------------------------------------------------
DATE      LIBELLE                             DEBIT         CREDIT          SOLDE
-----------------------------------------------------------------------------------
${SECOND.map(([day, label, debit, credit], index) => `${brief(day)}  ${label.padEnd(26)} ${(debit ? spaced(debit) : '').padStart(12)}   ${(credit ? spaced(credit) : '').padStart(12)}  ${debitCredit(running(SECOND)[index] ?? 0).padStart(13)}`).join('\n')}
-----------------------------------------------------------------------------------
          TOTAL DES MOUVEMENTS       ${spaced(debits(SECOND)).padStart(12)}   ${spaced(credits(SECOND)).padStart(12)}
          SOLDE EN VOTRE FAVEUR                     ${spaced(-secondBalance).padStart(12)}
-----------------------------------------------------------------------------------
D : SOLDE DEBITEUR     C : SOLDE CREDITEUR

SAUF ERREUR OU OMISSION ET SOUS RESERVE DES ECRITURES EN COURS.
MUTATION : TOUTE VENTE DOIT NOUS ETRE NOTIFIEE SANS DELAI PAR LE NOTAIRE (ARTICLE 20
DE LA LOI DU 10 JUILLET 1965). FRAIS D'ETAT DATE : 380,00 EUR TTC.

ICAUNAISE D'IMMEUBLES SAS – RCS AUXERRE 900 000 733 – CPI 8901 2020 000 000 733
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'ICAUNAISE D’IMMEUBLES',
      building: 'LE CLOS DES MARINIERS',
      building_address: '48 QUAI DE LA MARINE, 89000 AUXERRE',
      owner: either(
        'HERITIERS DE MME BOURGOIN SUZANNE',
        'HERITIERS DE MME BOURGOIN SUZANNE CHEZ ME DELAUNOY, NOTAIRE',
      ),
      lots: ['7', '19', '33'],
      account: '4500061007',
      as_of: '2026-06-30',
      balance: secondBalance,
      total_debit: debits(SECOND),
      total_credit: credits(SECOND),
      entries: told(SECOND),
    },
    absent: ['rnc', 'iban', 'to_pay', 'total'],
  },
);

const THIRD: readonly Entry[] = [
  ['2026-01-02', 'Charges 1er sem. 2026', 72500, 0],
  ['2026-02-17', 'Chèque Crédit Exemple 0004417', 0, 72500],
  ['2026-07-01', 'Charges 2ème sem. 2026', 72500, 0],
  ['2026-08-30', 'Chèque Crédit Exemple 0004452', 0, 40000],
];
const letter = paperOf(
  'releve-courrier-vendome',
  `font: 11pt/1.5 'C059', serif; padding: 22mm 24mm; td, th { border: .2mm solid #444; font-size: 10pt } td:nth-child(n+3), th:nth-child(n+3) { text-align: right }`,
  [
    `<p><b>Étude LHOMME-SAUVAGEAU</b><br>Régisseurs d’immeubles<br>5, rue Poterie – 41100 VENDÔME</p>
    <p style="margin-left:88mm">Madame Élisabeth d’ORMESSON-VIDAL<br>17, rue du Change<br>41100 VENDÔME</p>
    <p style="margin-left:88mm">Vendôme, le 2 novembre 2026</p>
    <p>Réf. : EB/118<br>Copropriété 17, rue du Change à Vendôme (lots 3 et 8)</p>
    <p>Madame,</p><p>Comme suite à la demande de votre notaire, nous vous prions de trouver ci-après le relevé de votre compte de copropriété arrêté à la date du 31 octobre 2026.</p>
    ${table(
      ['Date', 'Opération', 'Doit', 'Avoir'],
      [
        ...THIRD.map(([day, label, debit, credit]) => [
          slashed(day),
          label,
          debit ? english(debit) : '',
          credit ? english(credit) : '',
        ]),
        ['', '<b>Totaux</b>', english(debits(THIRD)), english(credits(THIRD))],
        [
          '',
          '<b>Reste dû au syndicat</b>',
          `<b>${english(debits(THIRD) - credits(THIRD))}</b>`,
          '',
        ],
      ],
    )}
    <p style="margin-top:5mm">Votre compte est donc débiteur de 325.00 euros, que nous vous demandons de bien vouloir solder avant la signature de l’acte. La régularisation de l’exercice en cours interviendra après l’assemblée du printemps 2027.</p>
    <p>Nous vous prions de croire, Madame, à l’expression de nos sentiments dévoués.</p><p style="margin-left:88mm">Pour l’étude,<br>B. Sauvageau</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Étude LHOMME-SAUVAGEAU',
      building_address: either('17, rue du Change, Vendôme', '17, rue du Change, 41100 VENDÔME'),
      owner: 'Madame Élisabeth d’ORMESSON-VIDAL',
      lots: ['3', '8'],
      as_of: '2026-10-31',
      balance: 32500,
      total_debit: debits(THIRD),
      total_credit: credits(THIRD),
      entries: told(THIRD),
    },
    absent: ['rnc', 'iban', 'account', 'meeting_on'],
  },
);

export const RELEVES = [ledger, statement, letter];
