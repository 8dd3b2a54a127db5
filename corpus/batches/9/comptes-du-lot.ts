// Statements of one owner's account in three manners.
import { either, paperOf } from '../../paper.ts';
import { debitCredit, plain, pointed, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const running = (moves: readonly Move[], before: number) =>
  moves.map((_, index) => before + sum(moves.slice(0, index + 1).map((move) => move[2])));

const VANNES: readonly Move[] = [
  ['2026-01-01', 'Appel de fonds 1er trimestre 2026', 76966],
  ['2026-01-08', 'Prélèvement automatique', -76966],
  ['2026-04-01', 'Appel de fonds 2e trimestre 2026', 76966],
  ['2026-04-08', 'Prélèvement automatique', -76966],
  ['2026-05-28', 'Régularisation charges exercice 2025', -1842],
  ['2026-07-01', 'Appel de fonds 3e trimestre 2026', 76966],
  ['2026-07-08', 'Prélèvement automatique', -76966],
];
const vannesLeft = running(VANNES, 0);

const ruled = paperOf(
  'releve-exercice-vannes',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h1 { color: #00708a; font-size: 17pt; margin: 0 } .ttl { background: #00708a; color: #fff; padding: 2mm 3mm; font-size: 12pt; margin: 8mm 0 3mm } .m td, .m th { border-bottom: .15mm solid #c6d8dc; padding: 1.4mm } .m th { font-weight: bold; border-bottom: .4mm solid #00708a } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .m .s td { font-weight: bold; background: #eaf4f6 }`,
  [
    `<div style="display:grid;grid-template-columns:80mm 1fr;gap:12mm"><div><h1>Armor Gestion</h1>Agence de Vannes – 3 place de la Libération – 56000 VANNES<br>Tél. 02 97 00 18 40<p style="margin-top:4mm">Immeuble : 1042 – LES HAUTS DE CONLEAU<br>12 rue du Vincin – 56000 VANNES<br>Votre code client : 1042-00014<br>Lots : 14, 57, 83</p></div><div style="margin-top:24mm;font-size:10.5pt">MME KERBRAT SOLENN<br>12 RUE DU VINCIN<br>BATIMENT B – APPT 14<br>56000 VANNES</div></div>
    <div class="ttl">RELEVÉ DE COMPTE COPROPRIÉTAIRE</div><p>Situation de votre compte arrêtée au ${slashed('2026-09-10')} – mouvements du ${slashed('2026-01-01')} au ${slashed('2026-09-10')}</p>
    ${table(
      ['Date', 'Libellé de l’opération', 'Débit', 'Crédit', 'Solde'],
      [
        ['', 'Solde précédent', '', '', spaced(0)],
        ...VANNES.map(([day, label, cents], index) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          spaced(vannesLeft[index] ?? 0),
        ]),
        `<tr class="s"><td></td><td>Total des mouvements</td><td>${spaced(debits(VANNES))}</td><td>${spaced(credits(VANNES))}</td><td></td></tr>`,
        `<tr class="s"><td></td><td>Solde créditeur en votre faveur au 10/09/2026</td><td></td><td>${spaced(1842)}</td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:6mm">Un solde précédé du signe moins est en votre faveur ; il viendra en déduction de votre prochain appel de fonds. Sauf erreur ou omission de notre part, et sous réserve de l’encaissement des règlements en cours.</p><p>Fonds de travaux : la quote-part attachée à vos lots s’élève à 1 204,66 €. Elle n’est pas comprise dans le solde ci-dessus.</p>
    <p style="font-size:6.8pt;text-align:center;margin-top:40mm">ARMOR GESTION – SAS au capital de 250 000 € – RCS VANNES 900 000 628 – CPI 5602 2019 000 000 118 – Garantie financière : Caisse Exemple de Garantie</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Armor Gestion',
      building: 'LES HAUTS DE CONLEAU',
      building_address: '12 rue du Vincin, 56000 VANNES',
      owner: 'MME KERBRAT SOLENN',
      lots: ['14', '57', '83'],
      period_from: '2026-01-01',
      period_to: '2026-09-10',
      as_of: '2026-09-10',
      balance: -1842,
      total_debit: debits(VANNES),
      total_credit: credits(VANNES),
      entries: told(VANNES),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const annecyOpening = 12480;
const ANNECY: readonly Move[] = [
  ['2025-10-01', 'APPEL BUDGET 4T25', 118844],
  ['2025-10-01', 'APPEL FONDS TRAVAUX 4T25', 4951],
  ['2025-10-14', 'VIREMENT DUCRET', -136275],
  ['2026-01-01', 'APPEL BUDGET 1T26', 102225],
  ['2026-01-01', 'APPEL FONDS TRAVAUX 1T26', 5095],
  ['2026-01-20', 'VIREMENT DUCRET', -107320],
  ['2026-04-01', 'APPEL BUDGET 2T26', 102225],
  ['2026-04-01', 'APPEL FONDS TRAVAUX 2T26', 5095],
  ['2026-04-22', 'SOLDE CHARGES EXERCICE 2025', 23614],
  ['2026-05-04', 'TRAVAUX ETANCHEITE TERRASSES 1/3', 57347],
  ['2026-05-18', 'VIREMENT DUCRET', -107320],
  ['2026-06-02', 'VIREMENT DUCRET', -75846],
  ['2026-06-08', 'RELANCE SIMPLE', 2200],
];
const annecyDebit = annecyOpening + debits(ANNECY);
const annecyCredit = credits(ANNECY);
const annecyLeft = running(ANNECY, annecyOpening);

const listing = paperOf(
  'releve-mouvements-annecy',
  `font: 8.6pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 14mm; .e td, .e th { padding: 1mm 1.4mm } .e th { background: #333; color: #fff } .e td:nth-child(n+3), .e th:nth-child(n+3) { text-align: right } .e tr:nth-child(even) td { background: #f3f3f3 } .e .b td { font-weight: bold; border-top: .3mm solid #000; background: #fff }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:14pt">ALPILAC SYNDIC</b><br>18 avenue de Genève<br>74000 ANNECY</div><div style="padding-top:24mm;width:82mm;font-size:10.5pt">M. ET MME DUCRET THIERRY<br>41 ROUTE DES CRETES<br>74940 ANNECY-LE-VIEUX</div></div>
    <p style="margin-top:5mm">Copropriété : LE CLOS DES AULNES (réf. 0276) – 5 et 7 avenue de Brogny – 74000 ANNECY<br>Compte copropriétaire : 0276.108 – Lots : 108 – 215</p>
    <p style="font-size:12pt;text-align:center;border:.3mm solid #333;padding:1.5mm"><b>EXTRAIT DE COMPTE AU ${slashed('2026-06-15')}</b></p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde D/C'],
      [
        ['30/09/2025', 'REPORT A NOUVEAU', plain(annecyOpening), '', debitCredit(annecyOpening)],
        ...ANNECY.map(([day, label, cents], index) => [
          slashed(day),
          label,
          cents > 0 ? plain(cents) : '',
          cents < 0 ? plain(-cents) : '',
          debitCredit(annecyLeft[index] ?? 0),
        ]),
        `<tr class="b"><td></td><td>TOTAUX</td><td>${plain(annecyDebit)}</td><td>${plain(annecyCredit)}</td><td></td></tr>`,
        `<tr class="b"><td></td><td>SOLDE DEBITEUR</td><td>${plain(annecyDebit - annecyCredit)}</td><td></td><td>${debitCredit(annecyDebit - annecyCredit)}</td></tr>`,
      ],
      'e',
    )}
    <p style="margin-top:5mm">D : solde débiteur, somme due au syndicat – C : solde créditeur, somme en votre faveur.</p><p>Nous vous remercions de bien vouloir régulariser votre situation dans les meilleurs délais si le solde est débiteur. Tout frais de recouvrement postérieur à la mise en demeure est imputable au seul copropriétaire concerné (article 10-1 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'ALPILAC SYNDIC',
      building: 'LE CLOS DES AULNES',
      building_address: '5 et 7 avenue de Brogny, 74000 ANNECY',
      owner: 'M. ET MME DUCRET THIERRY',
      lots: ['108', '215'],
      account: '0276.108',
      as_of: '2026-06-15',
      balance: annecyDebit - annecyCredit,
      total_debit: annecyDebit,
      total_credit: annecyCredit,
      entries: either(told(ANNECY), [
        `2025-09-30 ${annecyOpening} REPORT A NOUVEAU`,
        ...told(ANNECY),
      ]),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const PAU: readonly Move[] = [
  ['2026-01-01', 'Provision 1er trimestre', 41503],
  ['2026-01-27', 'Chèque n° 0044817', -41503],
  ['2026-02-01', 'Travaux façade, 1er appel', 370755],
  ['2026-02-26', 'Chèque n° 0044822', -200000],
  ['2026-04-01', 'Provision 2e trimestre', 41503],
];
const pauBalance = debits(PAU) - credits(PAU);
const letter = paperOf(
  'releve-situation-pau',
  `font: 10.2pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm; .s td, .s th { border: .2mm solid #333; padding: 1.2mm 2mm } .s th { font-weight: bold } .s td:nth-child(n+3) { text-align: right }`,
  [
    `<p><b style="font-size:14pt">Cabinet LABORDE &amp; Fils</b><br>6 place Gramont, 64000 PAU</p><p style="margin-left:95mm">SCI DU GAVE<br>33 avenue des Lilas<br>64140 LONS</p><h1 style="font-size:13pt;text-align:center">SITUATION DE COMPTE</h1><p>Résidence BEAUMONT, 28 rue Marca, 64000 PAU<br>Compte n° 450-007 – lots 7 et 31<br>Position au ${pointed('2026-04-15')}</p>
    ${table(
      ['Date', 'Opération', 'Doit', 'Avoir'],
      [
        ...PAU.map(([day, label, cents]) => [
          pointed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        ['', '<b>Totaux</b>', `<b>${spaced(debits(PAU))}</b>`, `<b>${spaced(credits(PAU))}</b>`],
        ['', '<b>Reste dû par le copropriétaire</b>', `<b>${spaced(pauBalance)}</b>`, ''],
      ],
      's',
    )}
    <p style="margin-top:6mm">Le présent relevé vous est adressé à votre demande. Il ne comprend pas le deuxième appel de travaux de façade, qui a fait l’objet d’un courrier séparé et dont le règlement est attendu.</p><p>Nous vous remercions de nous faire connaître, avant toute mise en vente de vos lots, les coordonnées de votre notaire, auquel nous adresserons l’état daté prévu à l’article 5 du décret du 17 mars 1967. Nos honoraires pour l’établissement de cet état sont plafonnés par décret à 380,00 € TTC.</p><p style="text-align:right">Le comptable, J.-M. Labat</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Cabinet LABORDE & Fils',
      building: 'Résidence BEAUMONT',
      building_address: '28 rue Marca, 64000 PAU',
      owner: 'SCI DU GAVE',
      lots: ['7', '31'],
      account: '450-007',
      as_of: '2026-04-15',
      balance: pauBalance,
      total_debit: debits(PAU),
      total_credit: credits(PAU),
      entries: told(PAU),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on'],
  },
);

export const RELEVES_DU_LOT = [ruled, listing, letter];
