// What one owner owes: a statement from an extranet, one column of signed sums, an account before a sale.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, inFull, slashed, spaced, sum, table } from '../../writing.ts';
import { BACALAN, SAINT_LUC, WAZEMMES } from './immeubles.ts';

/** Positive: a debit. */
type Move = readonly [day: string, journal: string, label: string, cents: number];
const told = (moves: readonly Move[]) =>
  moves.map(([day, , label, cents]) => `${day} ${cents} ${label}`);
const toldWithJournal = (moves: readonly Move[]) =>
  moves.map(([day, journal, label, cents]) => `${day} ${cents} ${journal} ${label}`);
const debitOf = (moves: readonly Move[]) => sum(moves.map(([, , , cents]) => Math.max(cents, 0)));
const creditOf = (moves: readonly Move[]) => sum(moves.map(([, , , cents]) => Math.max(-cents, 0)));

const CARRIED: Move = ['2025-10-01', 'AN', 'Report à nouveau', 11290];
const YEAR: readonly Move[] = [
  ['2025-10-01', 'AF', 'Appel de fonds 4T 2025 – charges courantes', 132110],
  ['2025-10-06', 'BQ', 'Prélèvement SEPA', -143400],
  ['2026-01-01', 'AF', 'Appel de fonds 1T 2026 – charges courantes', 136240],
  ['2026-01-01', 'AF', 'Cotisation fonds de travaux 2026', 24530],
  ['2026-01-06', 'BQ', 'Prélèvement SEPA', -160770],
  ['2026-03-12', 'OD', 'Badge vigik supplémentaire', 2800],
  ['2026-04-01', 'AF', 'Appel de fonds 2T 2026 – charges courantes', 136240],
  ['2026-04-07', 'BQ', 'Prélèvement SEPA', -139040],
  ['2026-04-14', 'BQ', 'Rejet prélèvement – provision insuffisante', 139040],
  ['2026-04-14', 'OD', 'Frais bancaires sur rejet', 1450],
  ['2026-04-29', 'BQ', 'Virement FAYOLLE', -140490],
  ['2026-06-16', 'RG', 'Solde de charges exercice 2025', -42718],
  ['2026-07-01', 'AF', 'Appel de fonds 3T 2026 – charges courantes', 140565],
  ['2026-07-01', 'TX', 'Travaux VMC bât. C – appel 1/2', 31805],
  ['2026-07-07', 'BQ', 'Prélèvement SEPA', -129652],
  ['2026-09-01', 'TX', 'Travaux VMC bât. C – appel 2/2', 31805],
];
const ALL = [CARRIED, ...YEAR];
const yearBalance = debitOf(ALL) - creditOf(ALL);

const extranet = paperOf(
  'releve-lyon-extranet',
  `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 12mm; .logo { font: bold 18pt 'URW Gothic', sans-serif; color: #00467f } .hd { display: flex; justify-content: space-between } .m th { background: #00467f; color: #fff; padding: 1.4mm } .m td { border-bottom: .2mm solid #d5dde5 } .m td:nth-child(n+4), .m th:nth-child(n+4) { text-align: right; white-space: nowrap } .m tr:nth-child(odd) td { background: #f6f9fc } .tot td { font-weight: bold; border-top: .4mm solid #00467f } .s { border: .4mm solid #00467f; width: 100mm; margin: 5mm 0 0 auto; padding: 2.5mm; font-size: 10pt }`,
  [
    `<div class="hd"><div><div class="logo">ORALYS</div>ORALYS LYON CONFLUENCE – 14 cours Charlemagne – 69002 LYON</div><div style="text-align:right">Extrait de votre espace client<br>Édité le 05/10/2026 à 08:14<br>Page 1/1</div></div>
    <h1 style="font-size:14pt;color:#00467f;margin:5mm 0 2mm">Relevé de compte copropriétaire</h1><table><tr><td style="width:50%"><b>Immeuble</b> 0852 – LE CARRÉ SAINT-LUC<br>118 à 122 rue de Gerland, 69007 LYON<br>Immatriculation AG1-482-905</td><td><b>Copropriétaire</b> M. et Mme FAYOLLE Julien<br>N° de compte : 450-0852-0214<br>Lots : 214, 318, 407</td></tr></table><p style="margin-top:3mm">Période du ${slashed('2025-10-01')} au ${slashed('2026-09-30')}</p>
    ${table(
      ['Date', 'Jnl', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ...ALL.map(([day, journal, label, cents], index) => {
          const left = sum(ALL.slice(0, index + 1).map((move) => move[3]));
          return [
            slashed(day),
            journal,
            label,
            cents > 0 ? spaced(cents) : '',
            cents < 0 ? spaced(-cents) : '',
            left < 0 ? `${spaced(-left)} Cr` : left > 0 ? `${spaced(left)} Db` : '0,00',
          ];
        }),
        `<tr class="tot"><td></td><td></td><td>Total des mouvements</td><td>${spaced(debitOf(ALL))}</td><td>${spaced(creditOf(ALL))}</td><td></td></tr>`,
      ],
      'm',
    )}
    <div class="s">Solde au 30/09/2026 : <b>${spaced(yearBalance)} € débiteur</b></div>
    <p style="margin-top:5mm">Db : solde en faveur du syndicat – Cr : solde en votre faveur. Journaux : AF appels de fonds, BQ banque, OD opérations diverses, RG répartition, TX travaux.</p><p>Les appels non encore exigibles ne figurent pas sur ce relevé. Les paiements par chèque sont portés au compte à la date de leur encaissement. Ce relevé est un document d'information : il ne vaut ni quittance ni état daté, et ne tient pas compte des consommations d'eau non encore relevées. Toute réclamation est à formuler par la messagerie de l'espace client, rubrique « Mes comptes ».</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('ORALYS LYON CONFLUENCE', 'ORALYS'),
      ...SAINT_LUC,
      rnc: 'AG1482905',
      owner: 'M. et Mme FAYOLLE Julien',
      lots: ['214', '318', '407'],
      account: '450-0852-0214',
      period_from: '2025-10-01',
      period_to: '2026-09-30',
      as_of: either('2026-09-30', '2026-10-05'),
      balance: yearBalance,
      total_debit: debitOf(ALL),
      total_credit: creditOf(ALL),
      entries: either(told(YEAR), told(ALL), toldWithJournal(YEAR), toldWithJournal(ALL)),
    },
    absent: ['iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const SIGNED: readonly Move[] = [
  ['2026-01-01', '', 'Provisions 1er trimestre 2026', 39541],
  ['2026-01-19', '', 'Chèque n° 3300418', -39541],
  ['2026-04-01', '', 'Provisions 2e trimestre 2026', 39541],
  ['2026-06-02', '', 'Relance simple', 1500],
  ['2026-06-11', '', 'Carte bancaire (paiement en ligne)', -41041],
  ['2026-07-01', '', 'Provisions 3e trimestre 2026', 39541],
  ['2026-07-08', '', 'Solde exercice 2025 approuvé AG 21/05/2026', 4875],
  ['2026-08-03', '', 'Carte bancaire (paiement en ligne)', -44416],
  ['2026-10-01', '', 'Provisions 4e trimestre 2026', 41147],
  ['2026-10-01', '', 'Étanchéité terrasse bât. A – appel 1/3', 46275],
  ['2026-10-20', '', 'Carte bancaire (paiement en ligne)', -46275],
];
const signedBalance = sum(SIGNED.map((move) => move[3]));
const signed = paperOf(
  'releve-bordeaux-situation',
  `font: 9.2pt/1.35 'DejaVu Sans Condensed', sans-serif; .a td { width: 50% } .x th { border-bottom: .4mm solid #6b1230; color: #6b1230 } .x td { border-bottom: .2mm dotted #b58c99; padding: 1.2mm 1.5mm } .x td:last-child, .x th:last-child { text-align: right; white-space: nowrap } .z { background: #f3e6eb; padding: 3mm; margin-top: 4mm; font-size: 11pt }`,
  [
    `<table class="a"><tr><td><b style="font-size:17pt;color:#6b1230">Aquivera</b><br>AQUIVERA IMMOBILIER – Agence Bordeaux Bastide<br>9 allées de Chartres 33000 BORDEAUX</td><td>Bordeaux, le 04/12/2026<br><br>Madame DUCASSOU Sandrine<br>Résidence Le Clos Bacalan – A 304<br>27 rue Achard<br>33300 BORDEAUX</td></tr></table>
    <h1 style="font-size:14pt;margin-top:10mm">SITUATION DE COMPTE ARRÊTÉE AU 30 NOVEMBRE 2026</h1><p>Copropriété LE CLOS BACALAN – 27 rue Achard, 33300 BORDEAUX<br>Compte copropriétaire 4417/00017 – lots 0017 et 0096</p>
    <p>Madame, à votre demande, vous trouverez ci-dessous le détail des opérations enregistrées sur votre compte depuis le 1er janvier 2026. Le compte présentait un solde nul à cette date.</p>
    ${table(
      ['Date', 'Opération', 'Montant €'],
      SIGNED.map(([day, , label, cents]) => [
        slashed(day),
        label,
        `${dotted(Math.abs(cents))} ${cents > 0 ? 'D' : 'C'}`,
      ]),
      'x',
    )}
    <div class="z">Votre solde : <b>${dotted(signedBalance)} D</b> – cette somme reste due au syndicat des copropriétaires.</div>
    <p style="margin-top:4mm">D = débit, somme mise à votre charge ; C = crédit, somme portée en votre faveur.</p><p>Nous vous rappelons que le premier appel de 2027 vous sera adressé dans la première quinzaine de décembre. Pour éviter les frais de recouvrement prévus au contrat de syndic (relance simple 15,00 €, mise en demeure 48,00 €), nous vous invitons à régulariser votre situation sous quinzaine, ou à prendre contact avec notre service comptabilité pour convenir d'un échéancier.</p><p>Nous vous prions d'agréer, Madame, nos salutations distinguées.</p><p style="margin-left:100mm">Le service comptabilité copropriété<br>Élodie MARSAN</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('AQUIVERA IMMOBILIER', 'Aquivera'),
      ...BACALAN,
      owner: 'Madame DUCASSOU Sandrine',
      lots: ['17', '96'],
      account: '4417/00017',
      as_of: '2026-11-30',
      balance: signedBalance,
      entries: told(SIGNED),
    },
    absent: ['rnc', 'iban', 'total_debit', 'total_credit', 'total', 'to_pay', 'charges_reelles'],
  },
);

const LEFT: readonly Move[] = [
  ['2026-07-01', '', 'Appel provisions 3/2026', 28150],
  ['2026-07-03', '', 'Virement permanent', -28500],
  ['2026-09-30', '', 'Régularisation eau chaude', -4120],
  ['2026-10-01', '', 'Appel provisions 4/2026', 28150],
  ['2026-10-05', '', 'Virement permanent', -28500],
  ['2026-10-15', '', 'Chaudière collective 1er appel', 106324],
  ['2026-10-22', '', 'Virement VERHAEGHE chaudière', -106324],
];
const OPEN = -2185;
const leftBalance = OPEN + sum(LEFT.map((move) => move[3]));
const WAZEMMES_BANK = accountOf('beffroi-wazemmes');
const ledgerLine = ([day, , label, cents]: Move) => [
  slashed(day).slice(0, 5),
  label,
  cents > 0 ? spaced(cents) : '',
  cents < 0 ? spaced(-cents) : '',
];
const credited = paperOf(
  'releve-lille-compte',
  `font: 10pt/1.4 'P052', serif; padding: 16mm 20mm; .c td, .c th { border-left: .2mm solid #444; border-right: .2mm solid #444 } .c { border: .3mm solid #444 } .c th { border-bottom: .3mm solid #444 } .c td:nth-child(n+3), .c th:nth-child(n+3) { text-align: right; width: 28mm }`,
  [
    `<p><b>Cabinet HOCHEPIED &amp; Cie</b><br>33 boulevard de la Liberté, 59000 LILLE</p><p style="margin-left:90mm">Monsieur Bastien VERHAEGHE<br>7 rue du Faubourg d'Arras<br>59000 LILLE</p>
    <h1 style="font-size:14pt;text-align:center;margin-top:8mm">EXTRAIT DE COMPTE</h1><p style="text-align:center">2ème semestre 2026</p><p>Résidence LE BEFFROI DE WAZEMMES, 52 rue d’Iéna, 59000 LILLE<br>Compte BW-012 – VERHAEGHE Bastien – appartement lot 12, garage lot 31</p>
    ${table(
      ['2026', 'Libellé des écritures', 'Débit', 'Crédit'],
      [
        ['01/07', 'Ancien solde', '', spaced(-OPEN)],
        ...LEFT.map(ledgerLine),
        [
          '',
          '<b>Totaux</b>',
          `<b>${spaced(debitOf(LEFT))}</b>`,
          `<b>${spaced(creditOf(LEFT) - OPEN)}</b>`,
        ],
        ['', '<b>Nouveau solde créditeur</b>', '', `<b>${spaced(-leftBalance)}</b>`],
      ],
      'c',
    )}
    <p style="margin-top:6mm">Arrêté au ${inFull('2026-12-31')}, sauf erreur ou omission. Un solde créditeur sera imputé sur le prochain appel de provisions ; il peut aussi vous être remboursé sur simple demande accompagnée d'un relevé d'identité bancaire.</p><p>Les versements sont à effectuer sur le compte du syndicat : ${WAZEMMES_BANK.spaced}</p><p>Les copropriétaires sont informés que le cabinet sera fermé du 24 décembre au 3 janvier. Une permanence téléphonique est assurée pour les urgences (fuite d'eau, panne de chauffage, ascenseur bloqué).</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('Cabinet HOCHEPIED & Cie', 'Cabinet HOCHEPIED'),
      ...WAZEMMES,
      owner: either('Monsieur Bastien VERHAEGHE', 'VERHAEGHE Bastien'),
      lots: ['12', '31'],
      account: 'BW-012',
      iban: WAZEMMES_BANK.iban,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      as_of: '2026-12-31',
      balance: leftBalance,
      total_debit: debitOf(LEFT),
      total_credit: creditOf(LEFT) - OPEN,
      entries: either(told(LEFT), [`2026-07-01 ${OPEN} Ancien solde`, ...told(LEFT)]),
    },
    absent: ['rnc', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

export const SITUATIONS_COMPTES = [extranet, signed, credited];
