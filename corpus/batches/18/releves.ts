// One owner's account: heirs' statement for a notary, a print of a portal, debits and credits side by side.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, pointed, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const BREST: readonly Move[] = [
  ['2025-01-01', 'Solde reporté', 18240],
  ['2025-01-02', 'Provision 1er trimestre 2025', 39715],
  ['2025-01-02', 'Fonds travaux 1er trimestre 2025', 1986],
  ['2025-01-29', 'Chèque Crédit Exemple 0041187', -59941],
  ['2025-04-01', 'Provision 2e trimestre 2025', 39715],
  ['2025-04-01', 'Fonds travaux 2e trimestre 2025', 1986],
  ['2025-06-17', 'Solde de charges exercice 2024', 6402],
  ['2025-07-01', 'Provision 3e trimestre 2025', 39715],
  ['2025-07-01', 'Fonds travaux 3e trimestre 2025', 1986],
  ['2025-07-21', 'Chèque étude notariale, acompte succession', -60000],
];
const brestBalance = debits(BREST) - credits(BREST);
const heirs = paperOf(
  'releve-succession-brest',
  `font: 9.6pt 'Nimbus Roman', serif; padding: 16mm 18mm; .m td, .m th { border: .2mm solid #444 } .m th { text-align: center; font-weight: bold; background: #eee } .m td:nth-child(n+3) { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:13pt">CABINET ABGRALL</b><br>Syndic – Gérance – Location<br>77 rue de Siam<br>29200 BREST</td><td style="padding:14mm 0 0 25mm">SUCCESSION DE M. FRANÇOIS TANGUY<br>Étude de Me Solenn PRIGENT<br>4 place de la Liberté<br>29200 BREST</td></tr></table>
    <h1 style="font-size:14pt;text-align:center;margin-top:10mm">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1>
    <p style="text-align:center">du ${slashed('2025-01-01')} au ${slashed('2025-07-31')}</p>
    <p>Immeuble : 25 rue Jean Jaurès, 29200 BREST (code 31) – Compte n° 450.31.009 – Lots : 9, 24</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      [
        ...BREST.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        `<tr style="font-weight:bold"><td></td><td>Totaux</td><td>${spaced(debits(BREST))}</td><td>${spaced(credits(BREST))}</td></tr>`,
        `<tr style="font-weight:bold"><td></td><td>Solde en faveur du syndicat au ${slashed('2025-07-31')}</td><td>${spaced(brestBalance)}</td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:6mm">Ce relevé est adressé au notaire chargé de la succession pour inscription au passif. Les appels postérieurs au décès (12 mai 2025) incombent aux héritiers.</p>
    <p style="position:absolute;bottom:9mm;font-size:7.2pt">Cabinet Abgrall, EURL au capital de 8 000 €, SIRET 900 001 337 00022, carte T et G n° 2901 2021 000 000 118, garantie Socaf Exemple</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET ABGRALL',
      building_address: '25 rue Jean Jaurès, 29200 BREST',
      owner: 'SUCCESSION DE M. FRANÇOIS TANGUY',
      lots: ['9', '24'],
      account: '450.31.009',
      period_from: '2025-01-01',
      period_to: '2025-07-31',
      as_of: '2025-07-31',
      balance: brestBalance,
      total_debit: debits(BREST),
      total_credit: credits(BREST),
      entries: either(told(BREST), told(BREST.slice(1))),
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'charges_reelles', 'notary'],
  },
);

const MANS: readonly Move[] = [
  ['2026-01-01', 'A-NOUVEAU', -1250],
  ['2026-01-01', 'APPEL T1 2026', 30144],
  ['2026-01-08', 'PRLV SEPA', -28894],
  ['2026-04-01', 'APPEL T2 2026', 30144],
  ['2026-04-08', 'PRLV SEPA', -30144],
  ['2026-05-20', 'REPARTITION EXERCICE 2025', -7733],
  ['2026-07-01', 'APPEL T3 2026', 30144],
  ['2026-07-08', 'PRLV SEPA', -30144],
];
const mansBalance = debits(MANS) - credits(MANS);
const portal = paperOf(
  'releve-extranet-le-mans',
  `font: 8.6pt 'DejaVu Sans', sans-serif; padding: 10mm 13mm; .h { display: flex; justify-content: space-between; font-size: 7pt; color: #777 } .b { background: #e8f6ef; border-left: 2mm solid #16a085; padding: 4mm; font-size: 12pt; margin: 4mm 0 } .m th { text-align: left; color: #16a085; border-bottom: .4mm solid #16a085 } .m td { border-bottom: .15mm solid #d5e8e0 } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right }`,
  [
    `<div class="h"><span>Espace client – Sarthe Foncier Gestion</span><span>imprimé le 03.08.2026 à 08:51</span></div>
    <p style="margin-top:4mm"><b style="font-size:13pt;color:#16a085">Mon compte</b></p>
    <p>M. BOUVIER-DESNOS Thierry &nbsp;·&nbsp; Résidence Les Jacobins &nbsp;·&nbsp; 40 avenue du Général Leclerc, 72000 LE MANS<br>Lots 5, 41 et 78 &nbsp;·&nbsp; Compte copropriétaire SFG450-00518</p>
    <div class="b">Solde au ${pointed('2026-08-03')} : <b>${spaced(-mansBalance)} € en votre faveur</b></div>
    ${table(
      ['Date', 'Opération', 'Débit', 'Crédit', 'Solde'],
      MANS.map(([day, label, cents], index) => [
        pointed(day),
        label,
        cents > 0 ? spaced(cents) : '',
        cents < 0 ? spaced(-cents) : '',
        debitCredit(sum(MANS.slice(0, index + 1).map((move) => move[2]))),
      ]),
      'm',
    )}
    <p style="margin-top:5mm">D : vous devez – C : nous vous devons. Opérations du 01.01.2026 à ce jour. Prochain prélèvement : 08.10.2026.</p>
    <p style="font-size:7.4pt;color:#777">Sarthe Foncier Gestion, 12 rue de l’Étoile, 72000 Le Mans. Une question ? Votre gestionnaire vous répond sous 48 h. Application mobile disponible.</p>
    <div class="h" style="margin-top:8mm"><span>espace.sarthefoncier.example.fr/compte?lot=5</span><span>Page 1 sur 1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Sarthe Foncier Gestion',
      building: 'Résidence Les Jacobins',
      building_address: '40 avenue du Général Leclerc, 72000 LE MANS',
      owner: 'M. BOUVIER-DESNOS Thierry',
      lots: ['5', '41', '78'],
      account: 'SFG450-00518',
      as_of: '2026-08-03',
      balance: mansBalance,
      entries: either(told(MANS), told(MANS.slice(1))),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'total_debit', 'total_credit'],
  },
);

const SAINT_PIERRE: readonly Move[] = [
  ['2024-10-01', 'Appel du 4ème trimestre 2024', 52380],
  ['2024-10-21', 'Virement M. GRONDIN', -52380],
  ['2024-12-05', 'Appel travaux étanchéité 1/2', 81250],
  ['2025-01-01', 'Appel du 1er trimestre 2025', 53120],
  ['2025-01-14', 'Virement M. GRONDIN', -40000],
  ['2025-02-10', 'Virement M. GRONDIN', -40000],
  ['2025-03-03', 'Appel travaux étanchéité 2/2', 81250],
];
const pierreBalance = debits(SAINT_PIERRE) - credits(SAINT_PIERRE);
const twoSides = paperOf(
  'releve-deux-cotes-saint-pierre',
  `font: 9.4pt/1.45 'Carlito', sans-serif; padding: 14mm 16mm; .s { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .s h2 { font-size: 10.5pt; background: #23395b; color: #fff; padding: 1mm 2mm } .s td:last-child { text-align: right; white-space: nowrap } .r { border: .5mm solid #23395b; padding: 3mm; text-align: center; font-size: 12pt; margin-top: 6mm }`,
  [
    `<p><b>SYNDIC DU SUD – Réunion</b><br>14 rue Désiré Barquisseau – 97410 SAINT-PIERRE</p>
    <p style="margin:6mm 0 6mm 90mm">Mr GRONDIN Jean Bernard<br>Mme GRONDIN Marie-Thérèse née FONTAINE<br>Mlle GRONDIN Élodie<br>(indivision)<br>22 chemin Bois d’Olives<br>97432 RAVINE DES CABRIS</p>
    <h1 style="font-size:14pt">Situation de votre compte au ${slashed('2025-03-31')}</h1>
    <p>Copropriété LE PITON D’OR, 3 rue François de Mahy, 97410 Saint-Pierre – lot 18 – compte 12/18</p>
    <div class="s"><div><h2>CE QUI VOUS A ÉTÉ APPELÉ</h2>${table(
      [],
      SAINT_PIERRE.filter(([, , cents]) => cents > 0).map(([day, label, cents]) => [
        brief(day),
        label,
        spaced(cents),
      ]),
    )}<p style="text-align:right"><b>Total : ${spaced(debits(SAINT_PIERRE))}</b></p></div><div><h2>CE QUE VOUS AVEZ RÉGLÉ</h2>${table(
      [],
      SAINT_PIERRE.filter(([, , cents]) => cents < 0).map(([day, label, cents]) => [
        brief(day),
        label,
        spaced(-cents),
      ]),
    )}<p style="text-align:right"><b>Total : ${spaced(credits(SAINT_PIERRE))}</b></p></div></div>
    <div class="r">Reste à votre charge : <b>${spaced(pierreBalance)} €</b></div>
    <p style="margin-top:6mm">Situation arrêtée pour la période du ${slashed('2024-10-01')} au ${slashed('2025-03-31')}, solde nul à l’ouverture. Les copropriétaires indivis sont tenus de désigner un mandataire commun pour l’assemblée générale.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('SYNDIC DU SUD – Réunion', 'SYNDIC DU SUD'),
      building: 'LE PITON D’OR',
      building_address: '3 rue François de Mahy, 97410 Saint-Pierre',
      owner: either(
        'Mr GRONDIN Jean Bernard Mme GRONDIN Marie-Thérèse née FONTAINE Mlle GRONDIN Élodie (indivision)',
        'Mr GRONDIN Jean Bernard Mme GRONDIN Marie-Thérèse née FONTAINE Mlle GRONDIN Élodie',
      ),
      lots: ['18'],
      account: '12/18',
      period_from: '2024-10-01',
      period_to: '2025-03-31',
      as_of: '2025-03-31',
      balance: pierreBalance,
      total_debit: debits(SAINT_PIERRE),
      total_credit: credits(SAINT_PIERRE),
      entries: either(
        told(SAINT_PIERRE),
        told([...SAINT_PIERRE].toSorted((a, b) => Math.sign(b[2]) - Math.sign(a[2]))),
      ),
    },
    absent: ['rnc', 'iban', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

export const RELEVES = [heirs, portal, twoSides];
