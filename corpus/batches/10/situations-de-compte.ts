// What one owner owes and has paid: three statements as three kinds of software print them.
import { either } from '../../paper.ts';
import { brief, plain, pointed, slashed, spaced, sum } from '../../writing.ts';
import { feuillet, grille } from './feuillet.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const debits = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(move[2], 0)));
const credits = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(-move[2], 0)));
const balanceOf = (moves: readonly Move[]) => sum(moves.map((move) => move[2]));

const LECONTE: readonly Move[] = [
  ['2026-01-01', 'Solde à nouveau', 14210],
  ['2026-01-01', 'Appel de fonds 1er trimestre 2026', 91870],
  ['2026-01-01', 'Fonds de travaux 1er trimestre 2026', 2091],
  ['2026-01-19', 'Virement LECONTE', -108171],
  ['2026-04-01', 'Appel de fonds 2ème trimestre 2026', 91870],
  ['2026-04-01', 'Fonds de travaux 2ème trimestre 2026', 2091],
  ['2026-04-17', 'Virement LECONTE', -93961],
  ['2026-05-21', 'Régularisation charges exercice 2025', -6318],
  ['2026-06-15', 'Travaux porte de garage 1/2', 11726],
  ['2026-07-01', 'Appel de fonds 3ème trimestre 2026', 91870],
  ['2026-07-01', 'Fonds de travaux 3ème trimestre 2026', 2091],
  ['2026-08-03', 'Chèque 4410087', -60000],
];
const leconteLeft = balanceOf(LECONTE);
const sheet = feuillet(
  'releve-mouvements-cherbourg',
  `font: 9pt 'Nimbus Sans', sans-serif; .t td, .t th { border: .2mm solid #666 } .t th { background: #dfe6ee; font-weight: bold; text-align: center } .t td:nth-child(n+3) { text-align: right } .tot td { font-weight: bold } .adr { margin: 8mm 0 8mm 100mm; font-size: 10.5pt }`,
  [
    `<table><tr><td><b style="font-size:13pt">CABINET LEPOITTEVIN</b><br>Administrateur de biens – Syndic de copropriétés<br>8 rue du Val de Saire – 50100 CHERBOURG-EN-COTENTIN</td><td style="text-align:right">Cherbourg, le 31/08/2026</td></tr></table>
    <div class="adr">M. et Mme LECONTE Hervé<br>14 quai Lawton Collins<br>50100 CHERBOURG-EN-COTENTIN</div>
    <h1 style="font-size:13pt;text-align:center;background:#dfe6ee;padding:2mm">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1>
    <p>Immeuble : 0047 – RESIDENCE LES GOELANDS, 14 quai Lawton Collins 50100 CHERBOURG-EN-COTENTIN<br>Compte : 45000218 – Lots : 8, 31, 52<br>Mouvements du 01/01/2026 au 31/08/2026</p>
    ${grille(
      'Date | Libellé | Débit | Crédit',
      `${LECONTE.map(([day, label, cents]) => `${slashed(day)} | ${label} | ${cents > 0 ? spaced(cents) : ''} | ${cents < 0 ? spaced(-cents) : ''}`).join('\n')}
      = | TOTAUX | ${spaced(debits(LECONTE))} | ${spaced(credits(LECONTE))}
      = | SOLDE DÉBITEUR AU 31/08/2026 | ${spaced(leconteLeft)} | `,
      't',
    )}
    <p style="margin-top:5mm">Sauf erreur ou omission, votre compte présente un solde en notre faveur de <b>${spaced(leconteLeft)} €</b>. Nous vous remercions de bien vouloir en effectuer le règlement par retour si cela n’est déjà fait.</p>
    <p>Les écritures postérieures à la date d’arrêté n’apparaissent pas sur ce relevé. Les frais de relance et de mise en demeure sont facturés au copropriétaire concerné conformément à l’article 10-1 de la loi du 10 juillet 1965 et au contrat de syndic en vigueur. Pour toute question sur ce relevé, merci de contacter M. Lohier au 02 33 00 18 43, les mardis et jeudis matin.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET LEPOITTEVIN',
      building: 'RESIDENCE LES GOELANDS',
      building_address: '14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN',
      owner: 'M. et Mme LECONTE Hervé',
      account: '45000218',
      lots: ['8', '31', '52'],
      period_from: '2026-01-01',
      period_to: '2026-08-31',
      as_of: '2026-08-31',
      balance: leconteLeft,
      total_debit: debits(LECONTE),
      total_credit: credits(LECONTE),
      entries: either(told(LECONTE), told(LECONTE.slice(1))),
    },
    absent: ['rnc', 'iban', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

const KLEIN: readonly Move[] = [
  ['2026-03-10', 'VIRT SCI KLEIN-WEBER', -64500],
  ['2026-04-01', 'APPEL 04/2026 BUDGET', 57640],
  ['2026-04-01', 'APPEL 04/2026 FONDS TRAVAUX', 2491],
  ['2026-04-14', 'VIRT SCI KLEIN-WEBER', -60131],
  ['2026-06-04', 'SOLDE REPARTITION 24/25', 18832],
  ['2026-07-01', 'APPEL 07/2026 BUDGET', 58064],
  ['2026-07-01', 'APPEL 07/2026 FONDS TRAVAUX', 2563],
  ['2026-07-01', 'APPEL 07/2026 ISOLATION 1/5', 38974],
  ['2026-07-22', 'VIRT SCI KLEIN-WEBER', -105006],
];
const KLEIN_BEFORE = 64500;
const running = (index: number) => KLEIN_BEFORE + balanceOf(KLEIN.slice(0, index + 1));
const kleinLeft = KLEIN_BEFORE + balanceOf(KLEIN);
const rolling = feuillet(
  'releve-extrait-thionville',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 11mm 13mm; .m th { background: #7a1f2b; color: #fff } .m td { border-bottom: .2mm solid #ccb } .m td:nth-child(n+4), .m th:nth-child(n+4) { text-align: right } .tot td { font-weight: bold; background: #f6ecee } .b { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin: 4mm 0 }`,
  [
    `<b style="font-size:16pt;color:#7a1f2b">Moselle Copro Services</b><p>Votre syndic de proximité – 2 place Turenne, 57100 Thionville</p>
    <div class="b"><div><b>Copropriété 0129</b><br>RESIDENCE DU MANEGE<br>3 à 9 rue du Manège<br>57100 THIONVILLE</div><div>SCI KLEIN-WEBER<br>17 route de Metz<br>57970 YUTZ</div></div>
    <h1 style="font-size:14pt;color:#7a1f2b">Extrait de compte copropriétaire</h1><p>Compte n° 0129-0214 – arrêté au 31/07/2026 – édité le 03/08/2026 – lots 0214 et 0367</p>
    ${grille(
      'Date | Jnl | Libellé | Débit € | Crédit € | Solde €',
      `| | Solde antérieur au 28/02/2026 | | | ${spaced(KLEIN_BEFORE)}
      ${KLEIN.map(([day, label, cents], index) => `${brief(day)} | ${cents < 0 ? 'BQ' : 'AF'} | ${label} | ${cents > 0 ? spaced(cents) : ''} | ${cents < 0 ? spaced(-cents) : ''} | ${spaced(running(index))}`).join('\n')}
      = | | Total des mouvements de la période | ${spaced(debits(KLEIN))} | ${spaced(credits(KLEIN))} |
      = | | Solde au 31/07/2026 (débiteur) | | | ${spaced(kleinLeft)}`,
      'm',
    )}
    <p style="margin-top:5mm">Un solde débiteur correspond à une somme due au syndicat des copropriétaires ; un solde créditeur, précédé du signe moins, correspond à une avance de votre part. Les appels de fonds sont exigibles le premier jour de chaque trimestre civil.</p><p>Consultez à tout moment votre compte, les procès-verbaux d’assemblée et les contrats de la copropriété sur votre espace client sécurisé mcs.example.fr. Pour passer au prélèvement automatique, renvoyez-nous le mandat SEPA disponible en ligne accompagné de vos coordonnées bancaires.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Moselle Copro Services',
      building: 'RESIDENCE DU MANEGE',
      building_address: '3 à 9 rue du Manège, 57100 THIONVILLE',
      owner: 'SCI KLEIN-WEBER',
      account: '0129-0214',
      lots: ['214', '367'],
      as_of: either('2026-07-31', '2026-08-03'),
      balance: kleinLeft,
      total_debit: debits(KLEIN),
      total_credit: credits(KLEIN),
      entries: either(
        told(KLEIN),
        KLEIN.map(([day, label, cents]) => `${day} ${cents} ${cents < 0 ? 'BQ' : 'AF'} ${label}`),
        [`2026-02-28 ${KLEIN_BEFORE} Solde antérieur au 28/02/2026`, ...told(KLEIN)],
      ),
    },
    absent: ['rnc', 'iban', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

const FERRARI: readonly Move[] = [
  ['2025-10-01', 'APPEL 4E TRIM 2025', 67140],
  ['2025-10-08', 'PRLV SEPA', -67140],
  ['2026-01-01', 'APPEL 1ER TRIM 2026', 68484],
  ['2026-01-08', 'PRLV SEPA', -68484],
  ['2026-03-26', 'REPARTITION EXERCICE 2025', -15944],
  ['2026-04-01', 'APPEL 2E TRIM 2026', 68484],
  ['2026-04-08', 'PRLV SEPA', -52540],
  ['2026-07-01', 'APPEL 3E TRIM 2026', 68484],
  ['2026-07-08', 'PRLV SEPA', -68484],
  ['2026-09-22', 'REMBT BADGE PARKING', -2760],
];
const favour = feuillet(
  'releve-credit-menton',
  `font: 8.8pt 'DejaVu Sans Mono', monospace; .l th { border-top: .3mm solid #000; border-bottom: .3mm solid #000 } .l td:nth-child(n+3), .l th:nth-child(n+3) { text-align: right } .tot td { border-top: .3mm solid #000 } td, th { padding: .9mm 1mm }`,
  [
    `<table><tr><td>AGENCE RIVIERA GESTION<br>SYNDIC DE COPROPRIETE<br>56 AVENUE DE VERDUN<br>06500 MENTON</td><td style="text-align:right">EDITE LE 30.09.2026<br>PAGE : 1</td></tr></table><p style="margin:10mm 0 10mm 105mm;line-height:1.5">MME FERRARI GIULIA<br>31 AVENUE DE LA MADONE<br>06500 MENTON</p>
    <p style="text-align:center;font-size:10.5pt"><b>SITUATION DE COMPTE AU 30.09.2026</b></p><p>IMMEUBLE : 018 LE MADONE PALACE – 31 AVENUE DE LA MADONE 06500 MENTON<br>COMPTE : 018 00027 V – LOTS 027, 091</p>
    ${grille(
      'DATE | LIBELLE | DEBIT | CREDIT',
      `${FERRARI.map(([day, label, cents]) => `${pointed(day)} | ${label} | ${cents > 0 ? plain(cents) : ''} | ${cents < 0 ? plain(-cents) : ''}`).join('\n')}
      = | TOTAL | ${plain(debits(FERRARI))} | ${plain(credits(FERRARI))}
      = | SOLDE CREDITEUR | | ${plain(-balanceOf(FERRARI))}`,
      'l',
    )}
    <p style="margin-top:6mm">LE SOLDE CREDITEUR DE ${plain(-balanceOf(FERRARI))} EUROS EN VOTRE FAVEUR VIENDRA EN DEDUCTION DE VOTRE PROCHAIN APPEL DE PROVISIONS. AUCUN REGLEMENT N’EST A EFFECTUER.</p><p>CETTE SITUATION EST ETABLIE SOUS RESERVE DE L’ENCAISSEMENT DES PRELEVEMENTS EN COURS ET DES FRAIS NON ENCORE IMPUTES. ELLE NE VAUT PAS ETAT DATE AU SENS DE L’ARTICLE 5 DU DECRET DU 17 MARS 1967.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'AGENCE RIVIERA GESTION',
      building: 'LE MADONE PALACE',
      building_address: '31 AVENUE DE LA MADONE, 06500 MENTON',
      owner: 'MME FERRARI GIULIA',
      account: '018 00027 V',
      lots: ['27', '91'],
      as_of: '2026-09-30',
      balance: balanceOf(FERRARI),
      total_debit: debits(FERRARI),
      total_credit: credits(FERRARI),
      entries: told(FERRARI),
    },
    absent: ['rnc', 'iban', 'due_on', 'charges_reelles', 'to_pay'],
  },
);

export const SITUATIONS_DE_COMPTE = [sheet, rolling, favour];
