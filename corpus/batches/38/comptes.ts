// What owners owe and have paid: three statements of account.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, dashed, inFull, slashed, spaced, sum, table } from '../../writing.ts';
import { bottom, euros } from './outils.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]): number =>
  sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]): number =>
  sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]): string[] =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const NANCY: readonly Move[] = [
  ['2026-01-01', 'Solde au 31/12/2025', 8812],
  ['2026-01-01', 'Appel de fonds 1er trim. 2026', 41277],
  ['2026-01-01', 'Cotisation fonds travaux 1er trim.', 2064],
  ['2026-01-19', 'Virement reçu – merci', -52153],
  ['2026-04-01', 'Appel de fonds 2e trim. 2026', 41277],
  ['2026-04-01', 'Cotisation fonds travaux 2e trim.', 2064],
  ['2026-04-14', 'Virement reçu – merci', -43341],
  ['2026-06-24', 'Répartition charges exercice 2025', -11635],
  ['2026-07-01', 'Appel de fonds 3e trim. 2026', 42610],
  ['2026-07-01', 'Cotisation fonds travaux 3e trim.', 2131],
  ['2026-07-15', 'Appel travaux porte de garage 1/1', 9640],
  ['2026-08-03', 'Virement reçu – merci', -30000],
  ['2026-10-01', 'Appel de fonds 4e trim. 2026', 42610],
  ['2026-10-01', 'Cotisation fonds travaux 4e trim.', 2131],
];
const nancyBalance = debits(NANCY) - credits(NANCY);
const runs = (moves: readonly Move[]) =>
  moves.map(([day, label, cents], index) => {
    const left = sum(moves.slice(0, index + 1).map((move) => move[2]));
    return [
      slashed(day),
      label,
      cents > 0 ? spaced(cents) : '',
      cents < 0 ? spaced(-cents) : '',
      `${spaced(Math.abs(left))} ${left >= 0 ? 'D' : 'C'}`,
    ];
  });
const LEOPOLD = accountOf('d38-leopold');
const ledger = paperOf(
  'releve-colonnes-nancy-d38',
  `font: 8.6pt 'Nimbus Sans', sans-serif; .m td, .m th { padding: .8mm 1.5mm } .m th { background: #4b2e63; color: #fff } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .m tr:nth-child(even) td { background: #f5f1f8 } .t td { font-weight: bold; border-top: .3mm solid #4b2e63 }`,
  [
    `<table><tr><td style="padding:0"><b style="font-size:15pt;color:#4b2e63">Cabinet MASSON-HENRY</b><br>Syndic de copropriété – Gestion locative<br>31 cours Léopold – 54000 NANCY<br>03 83 00 21 44 – compta@masson-henry.example.fr</td><td style="padding:0;text-align:right">RELEVÉ DE COMPTE<br>du ${slashed('2026-01-01')} au ${slashed('2026-10-31')}<br>édité le ${slashed('2026-11-03')}</td></tr></table>
    <div style="display:flex;justify-content:space-between;margin:8mm 0 6mm"><div>Copropriété <b>LE PARC DE LA PÉPINIÈRE</b><br>6 bis rue Sigisbert Adam<br>54000 NANCY<br>N° d’immatriculation : AB7310462<br>Compte n° <b>450 0086 00219</b><br>Lots 19, 44</div><div style="font-size:10pt">Monsieur EL MANSOURI Rachid<br>Madame EL MANSOURI née THIRION Sandrine<br>6 bis rue Sigisbert Adam<br>Bâtiment C – 2e étage<br>54000 NANCY</div></div>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ...runs(NANCY),
        `<tr class="t"><td></td><td>Totaux</td><td>${spaced(debits(NANCY))}</td><td>${spaced(credits(NANCY))}</td><td></td></tr>`,
        `<tr class="t"><td></td><td>Solde débiteur au 31/10/2026</td><td>${spaced(nancyBalance)}</td><td></td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:5mm">Ce relevé ne constitue pas une mise en demeure. Si vous avez effectué un règlement ces derniers jours, ne tenez pas compte du solde ci-dessus. D = en notre faveur ; C = en votre faveur.</p><p>Pour vos virements : SDC LE PARC DE LA PÉPINIÈRE – ${LEOPOLD.spaced}</p>
    ${bottom('Cabinet MASSON-HENRY – SARL au capital de 15 000 € – RCS NANCY 900 000 402 – CPI 5401 2016 000 000 588 – Garantie QBE, 110 esplanade du Général de Gaulle, 92931 PARIS LA DÉFENSE – Adhérent UNIS')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Cabinet MASSON-HENRY',
      building: 'LE PARC DE LA PÉPINIÈRE',
      building_address: '6 bis rue Sigisbert Adam, 54000 NANCY',
      rnc: 'AB7310462',
      owner: either(
        'Monsieur EL MANSOURI Rachid Madame EL MANSOURI née THIRION Sandrine',
        'Monsieur EL MANSOURI Rachid',
      ),
      lots: ['19', '44'],
      account: '450 0086 00219',
      iban: LEOPOLD.iban,
      period_from: '2026-01-01',
      period_to: '2026-10-31',
      as_of: either('2026-10-31', '2026-11-03'),
      balance: nancyBalance,
      total_debit: debits(NANCY),
      total_credit: credits(NANCY),
      entries: either(told(NANCY), told(NANCY.slice(1))),
    },
    absent: ['total', 'due_on', 'charges_reelles', 'difference'],
  },
);

const MACON: readonly Move[] = [
  ['2026-07-01', 'PROV. 3T26', 28416],
  ['2026-07-01', 'FDS TVX 3T26', 1421],
  ['2026-07-06', 'PRLVT SEPA', -29837],
  ['2026-09-11', 'REGUL. CHARGES 07/25-06/26', -6354],
  ['2026-10-01', 'PROV. 4T26', 28416],
  ['2026-10-01', 'FDS TVX 4T26', 1421],
  ['2026-10-06', 'PRLVT SEPA', -29837],
];
const maconBalance = debits(MACON) - credits(MACON);
const situation = paperOf(
  'releve-crediteur-macon-d38',
  `font: 9.4pt/1.4 'P052', serif; padding: 16mm 18mm; .s td, .s th { border-bottom: .2mm solid #555 } .s td:nth-child(3), .s th:nth-child(3) { text-align: right } .s th { font-style: italic }`,
  [
    `<p style="text-align:center"><b style="font-size:13pt">A.G.I. – AGENCE GUICHARD IMMOBILIER</b><br>Michel GUICHARD &amp; Fils, syndics – 142 rue Dufour, 71000 MÂCON – tél. 03 85 00 40 08</p><hr><p style="margin-left:95mm;line-height:1.4">Mademoiselle Clémence<br>DU PASQUIER DE MONTBELLET<br>26 rue de l’Abbé Grégoire<br>75006 PARIS</p><p>Mâcon, le ${inFull('2026-10-31')}</p><p><b>SITUATION DE VOTRE COMPTE COPROPRIÉTAIRE au ${slashed('2026-10-31')}</b><br>Immeuble « La Maison de Bois », 22 place aux Herbes, 71000 MÂCON – vos lots : n° 6 et 9 – compte C0098/009</p>
    ${table(['Date', 'Opération', 'Montant', ''], [['30/06/26', 'Solde précédent', '0,00', ''], ...MACON.map(([day, label, cents]) => [brief(day), label, spaced(Math.abs(cents)), cents > 0 ? 'DB' : 'CR'])], 's')}
    <p style="margin-top:4mm">Total des débits : ${spaced(debits(MACON))} – Total des crédits : ${spaced(credits(MACON))}</p><p style="font-size:12pt"><b>Solde en votre faveur : ${euros(-maconBalance)}</b></p><p>Ce montant viendra en déduction de l’appel du 1er janvier 2027. Nous vous rappelons que l’assemblée générale aura lieu le 4 décembre 2026 ; la convocation vous est adressée par pli séparé.</p><p style="text-align:right">Pour l’agence, Mme Berthoud</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('A.G.I. – AGENCE GUICHARD IMMOBILIER', 'AGENCE GUICHARD IMMOBILIER'),
      building: either('La Maison de Bois', 'Immeuble La Maison de Bois'),
      building_address: '22 place aux Herbes, 71000 MÂCON',
      owner: 'Mademoiselle Clémence DU PASQUIER DE MONTBELLET',
      lots: ['6', '9'],
      account: 'C0098/009',
      as_of: '2026-10-31',
      balance: maconBalance,
      total_debit: debits(MACON),
      total_credit: credits(MACON),
      entries: either(told(MACON), ['2026-06-30 0 Solde précédent', ...told(MACON)]),
    },
    absent: ['rnc', 'iban', 'due_on', 'total', 'charges_reelles'],
  },
);

const VESOUL: readonly Move[] = [
  ['2026-10-02', 'Appel 4e trimestre 2026', 36720],
  ['2026-07-20', 'Règlement par chèque n° 4410227', -36720],
  ['2026-07-02', 'Appel 3e trimestre 2026', 36720],
  ['2026-05-28', 'Frais de changement de serrure (clé perdue)', 4750],
  ['2026-04-15', 'Règlement par chèque n° 4410219', -36055],
  ['2026-04-02', 'Appel 2e trimestre 2026', 36055],
];
const vesoulBalance = debits(VESOUL) - credits(VESOUL);
const screen = paperOf(
  'releve-extranet-vesoul-d38',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 8mm 12mm; .u { font-size: 6.5pt; color: #555; display: flex; justify-content: space-between } .h { background: #0d6b5f; color: #fff; padding: 3mm 4mm; margin: 2mm 0 } .k { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin: 3mm 0 } .k div { border: .2mm solid #b8cfcb; padding: 2mm } .k b { display: block; font-size: 12pt } .v td, .v th { border-bottom: .2mm solid #cfdedb } .v td:nth-child(3) { text-align: right }`,
  [
    `<div class="u"><span>12/11/2026 18:40</span><span>Extranet copropriétaire – Mon compte</span></div><div class="h"><b>SYNDIC COMTOIS</b> – extranet copropriétaires &nbsp;|&nbsp; Bonjour Indivision BOILLOT-PERNEY</div><p>Résidence Les Haberges, 8 rue des Haberges 70000 Vesoul – lots 3 ; 27 ; 41 – N° de compte 70-118-003</p>
    <div class="k"><div>Solde au 12/11/2026<b style="color:#b3261e">${spaced(vesoulBalance)} €</b>à votre débit</div><div>Dernier règlement<b>367,20 €</b>le 20/07/2026</div><div>Prochain appel<b>02/01/2027</b>montant non connu</div></div>
    ${table(
      ['Date', 'Libellé', 'Montant (€)', 'Sens'],
      VESOUL.map(([day, label, cents]) => [
        dashed(day),
        label,
        spaced(Math.abs(cents)),
        cents > 0 ? 'Débit' : 'Crédit',
      ]),
      'v',
    )}
    <p style="font-size:8pt;margin-top:3mm">Affichage : 6 dernières opérations sur 6 – Solde reporté au 01/04/2026 : 0,00 € – <u>Télécharger au format PDF</u> – <u>Payer en ligne</u></p><p style="font-size:7.5pt;color:#555">SYNDIC COMTOIS, 15 rue Georges Genoux, 70000 Vesoul. Les informations de cette page sont mises à jour chaque nuit et sont données sous réserve des écritures en cours.</p><div class="u" style="position:absolute;bottom:6mm;left:12mm;right:12mm"><span>https://extranet.syndic-comtois.example.fr/compte?id=70118003</span><span>Page 1 sur 1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'SYNDIC COMTOIS',
      building: 'Résidence Les Haberges',
      building_address: '8 rue des Haberges, 70000 Vesoul',
      owner: 'Indivision BOILLOT-PERNEY',
      lots: ['3', '27', '41'],
      account: '70-118-003',
      as_of: '2026-11-12',
      balance: vesoulBalance,
      entries: either(told(VESOUL), told(VESOUL.toReversed())),
    },
    absent: ['rnc', 'iban', 'total', 'due_on', 'tantiemes'],
  },
);

export const COMPTES = [ledger, situation, screen];
