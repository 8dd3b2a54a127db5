// Statements of an owner's account: ruled columns with D and C, a printed customer area, a letter to a notary.
import { either, paperOf } from '../../paper.ts';
import {
  brief,
  debitCredit,
  inFull,
  pointed,
  slashed,
  spaced,
  sum,
  table,
  thin,
} from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const left = (moves: readonly Move[], index: number) =>
  sum(moves.slice(0, index + 1).map(([, , cents]) => cents));

const FIRST: readonly Move[] = [
  ['2025-10-01', 'SOLDE À NOUVEAU', 18734],
  ['2025-10-01', 'PROV. 4T2025', 60215],
  ['2025-10-01', 'FDS TRAVAUX 4T2025', 3010],
  ['2025-10-17', 'CHQ 8814402 BQE POSTALE EX.', -81959],
  ['2026-01-01', 'PROV. 1T2026', 61440],
  ['2026-01-01', 'FDS TRAVAUX 1T2026', 3072],
  ['2026-02-09', 'VIR. SAINT-AUBIN', -64512],
  ['2026-04-01', 'PROV. 2T2026', 61440],
  ['2026-04-01', 'FDS TRAVAUX 2T2026', 3072],
  ['2026-05-19', 'REGUL. CHARGES EX. 2025', 12286],
  ['2026-06-02', 'VIR. SAINT-AUBIN', -64512],
  ['2026-07-01', 'PROV. 3T2026', 61440],
  ['2026-07-01', 'FDS TRAVAUX 3T2026', 3072],
  ['2026-07-15', 'APPEL TVX TOITURE 1/3', 48290],
  ['2026-08-28', 'VIR. SAINT-AUBIN', -80000],
];
const columns = paperOf(
  'releve-colonnes-argenteuil',
  `font: 8.6pt/1.35 'Nimbus Sans Narrow', sans-serif; .e th { border-top: .4mm solid #000; border-bottom: .4mm solid #000; font-weight: bold } .e td { padding: .7mm 1.5mm } .e td:nth-child(n+3), .e th:nth-child(n+3) { text-align: right } .tot td { border-top: .3mm solid #000; font-weight: bold } .h td { padding: 0 } .ft { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 6.6pt; text-align: center }`,
  [
    `<table class="h"><tr><td style="width:104mm"><b style="font-size:14pt">Cabinet LEMOINE-OUDOT</b><br>Gérance – Syndic – Transaction<br>53 rue Antonin-Georges-Belin<br>95100 ARGENTEUIL</td><td style="padding-top:14mm;font-size:10pt">Mme veuve SAINT-AUBIN Monique<br>née LE CORRE<br>17 rue des Gobelins<br>95100 ARGENTEUIL</td></tr></table>
    <h1 style="font-size:13pt;margin:10mm 0 3mm">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1>
    <p>Immeuble : 0077 – LES COTEAUX D’ORGEMONT – 88 boulevard Jean-Allemane – 95100 ARGENTEUIL (immat. AB1882640)<br>Compte : 45000077.0026 – Lots : 26, 126 – Situation arrêtée au ${slashed('2026-09-15')}</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ...FIRST.map(([day, label, cents], index) => [
          brief(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          debitCredit(left(FIRST, index)),
        ]),
        `<tr class="tot"><td></td><td>TOTAUX</td><td>${spaced(debits(FIRST))}</td><td>${spaced(credits(FIRST))}</td><td>${debitCredit(debits(FIRST) - credits(FIRST))}</td></tr>`,
      ],
      'e',
    )}
    <p style="margin-top:5mm"><b>Votre compte présente un solde DÉBITEUR de ${spaced(debits(FIRST) - credits(FIRST))} €.</b> Nous vous remercions de bien vouloir le régulariser à réception si ce n’est déjà fait.</p>
    <p>D : solde en faveur de la copropriété – C : solde en votre faveur. Les règlements reçus après le 12/09/2026 ne figurent pas sur ce relevé.</p>
    <p class="ft">Cabinet LEMOINE-OUDOT – SARL au capital de 30 490 € – RCS Pontoise 900 330 118 – SIRET 900 330 118 00014 – CPI 9501 2018 000 028 730 – Garantie QBX Exemple – Membre UNIS</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Cabinet LEMOINE-OUDOT',
      building: 'LES COTEAUX D’ORGEMONT',
      building_address: '88 boulevard Jean-Allemane, 95100 ARGENTEUIL',
      rnc: 'AB1882640',
      owner: either(
        'Mme veuve SAINT-AUBIN Monique',
        'Mme veuve SAINT-AUBIN Monique née LE CORRE',
        'SAINT-AUBIN Monique',
      ),
      lots: ['26', '126'],
      account: '45000077.0026',
      as_of: '2026-09-15',
      balance: debits(FIRST) - credits(FIRST),
      total_debit: debits(FIRST),
      total_credit: credits(FIRST),
      entries: either(told(FIRST), told(FIRST).slice(1)),
    },
    absent: ['iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const SECOND: readonly Move[] = [
  ['2026-10-01', 'Appel de fonds 4e trimestre 2026', 38816],
  ['2026-09-04', 'Virement reçu', -38816],
  ['2026-07-01', 'Appel de fonds 3e trimestre 2026', 38816],
  ['2026-06-20', 'Régularisation des charges 2025', -7163],
  ['2026-04-08', 'Virement reçu', -38102],
  ['2026-04-01', 'Appel de fonds 2e trimestre 2026', 38102],
];
const online = paperOf(
  'releve-espace-en-ligne-montreuil',
  `font: 10pt/1.4 'URW Gothic', sans-serif; padding: 10mm 14mm; .u { font-size: 7pt; color: #444; display: flex; justify-content: space-between } .m td { border-bottom: .2mm solid #e2d8f0; padding: 1.8mm 1mm } .m td:last-child { text-align: right } .box { background: #f4effa; border-radius: 3mm; padding: 4mm 6mm; margin: 5mm 0 } .box b { font-size: 20pt; color: #5b2a86 }`,
  [
    `<div class="u"><span>15/10/2026 08:52</span><span>Syndic.plus – Mon compte copropriétaire</span></div>
    <p style="font-size:16pt;color:#5b2a86;margin-top:4mm"><b>syndic.plus</b></p>
    <p>☰ Tableau de bord › Finances › <b>Mon compte</b></p>
    <p>Copropriété <b>15 rue de la Beaune</b> · 93100 MONTREUIL<br>M. Oumar TRAORÉ &amp; Mme Élise VAN DEN BERGHE · lots n° 7, 19 et 31 · 742 tantièmes</p>
    <div class="box">Solde au 15 octobre 2026<br><b>${thin(debits(SECOND) - credits(SECOND))} €</b><br>à régler à la copropriété · dernier paiement reçu le 04/09/2026</div>
    <h2 style="font-size:12pt">Mes opérations <span style="font-size:8pt">(filtre : depuis le 01/04/2026 ▾)</span></h2>
    ${table(
      [],
      SECOND.map(([day, label, cents]) => [
        inFull(day),
        label,
        `${cents > 0 ? '+' : '−'} ${thin(Math.abs(cents))} €`,
      ]),
      'm',
    )}
    <p style="font-size:8.4pt;margin-top:3mm">+ : somme appelée par la copropriété · − : paiement ou avoir. Solde au 31/03/2026 : 0,00 €. <a>Afficher plus</a></p>
    <div class="box" style="font-size:8.6pt"><span style="color:#5b2a86">Parrainez votre immeuble !</span> 100 € offerts à votre syndicat pour chaque copropriété qui nous rejoint. Une question ? Camille, votre gestionnaire, répond sous 24 h ouvrées.</div>
    <p style="font-size:7.4pt">Syndic.plus SAS, 18 rue Kléber, 93100 Montreuil – RCS Bobigny 900 714 220 – carte professionnelle CPI 9301 2021 000 000 041</p>
    <div class="u" style="position:absolute;bottom:6mm;left:14mm;right:14mm"><span>https://app.syndic-plus.example.fr/finances/compte?since=2026-04-01</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Syndic.plus',
      building_address: '15 rue de la Beaune, 93100 MONTREUIL',
      owner: 'M. Oumar TRAORÉ & Mme Élise VAN DEN BERGHE',
      lots: ['7', '19', '31'],
      tantiemes: 742,
      as_of: '2026-10-15',
      balance: debits(SECOND) - credits(SECOND),
      entries: either(told(SECOND), told(SECOND).toReversed()),
    },
    absent: ['rnc', 'iban', 'account', 'total_debit', 'total_credit', 'due_on', 'base'],
  },
);

const THIRD: readonly Move[] = [
  ['2026-01-01', 'Report exercice précédent', -4120],
  ['2026-01-01', 'Provision 1er trim. 2026', 29450],
  ['2026-01-14', 'Prélèvement', -25330],
  ['2026-04-01', 'Provision 2e trim. 2026', 29450],
  ['2026-04-14', 'Prélèvement', -29450],
  ['2026-07-01', 'Provision 3e trim. 2026', 29450],
  ['2026-07-14', 'Prélèvement', -29450],
  ['2026-09-30', 'Solde charges 2025 (AG 17.09.26)', -10318],
];
const letter = paperOf(
  'releve-lettre-notaire-vitry',
  `font: 10pt/1.45 'C059', serif; padding: 18mm 20mm; .e { font: 8.6pt 'Nimbus Sans', sans-serif } .e td, .e th { border: .2mm solid #777; padding: .8mm 1.5mm } .e td:nth-child(n+3) { text-align: right }`,
  [
    `<p><b>JOURDAN IMMOBILIER</b> – Syndic<br>2 bis avenue Youri-Gagarine, 94400 VITRY-SUR-SEINE</p><p style="margin-left:90mm">Maître Sixte HAUTEFEUILLE<br>Notaire<br>27 rue Audigeois<br>94400 VITRY-SUR-SEINE</p><p style="text-align:right">Vitry-sur-Seine, le 6 octobre 2026</p>
    <p>Copropriété : Résidence LE PORT À L’ANGLAIS, 60 quai Jules-Guesde, 94400 VITRY-SUR-SEINE<br>Copropriétaires : Consorts PEREIRA LOPES (succession de M. Manuel PEREIRA LOPES)<br>Lots n° 14 et 62 – Compte n° C-0014</p>
    <p>Maître,</p><p>Comme suite à votre demande du 29 septembre, nous vous prions de trouver ci-dessous la situation du compte de nos copropriétaires à la date du 6 octobre 2026 :</p>
    ${table(
      ['Date', 'Opération', 'Débit (€)', 'Crédit (€)'],
      [
        ...THIRD.map(([day, label, cents]) => [
          pointed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        `<tr style="font-weight:bold"><td></td><td>Totaux</td><td>${spaced(debits(THIRD))}</td><td>${spaced(credits(THIRD))}</td></tr>`,
        `<tr style="font-weight:bold"><td></td><td>Solde créditeur</td><td></td><td>${spaced(credits(THIRD) - debits(THIRD))}</td></tr>`,
      ],
      'e',
    )}
    <p style="margin-top:5mm">Le syndicat est donc redevable à la succession de la somme de ${spaced(credits(THIRD) - debits(THIRD))} €, sous réserve de l’appel du 4e trimestre, non encore comptabilisé à ce jour. Ce relevé ne tient pas lieu d’état daté : celui-ci vous sera adressé sur demande, au tarif de 380 € TTC.</p>
    <p>Nous vous prions d’agréer, Maître, l’expression de nos sentiments distingués.</p><p style="margin-left:100mm">Le service comptable<br>Gwladys N’Diaye</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'JOURDAN IMMOBILIER',
      building: 'Résidence LE PORT À L’ANGLAIS',
      building_address: '60 quai Jules-Guesde, 94400 VITRY-SUR-SEINE',
      owner: either(
        'Consorts PEREIRA LOPES',
        'Consorts PEREIRA LOPES (succession de M. Manuel PEREIRA LOPES)',
      ),
      lots: ['14', '62'],
      account: 'C-0014',
      as_of: '2026-10-06',
      balance: debits(THIRD) - credits(THIRD),
      total_debit: debits(THIRD),
      total_credit: credits(THIRD),
      entries: either(told(THIRD), told(THIRD).slice(1)),
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'total'],
  },
);

export const COMPTES_RELEVES = [columns, online, letter];
