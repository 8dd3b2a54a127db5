// What one owner's account says: a page of a portal, a ledger with D and C, a statement in a letter.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, inFull, plain, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debitsOf = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(move[2], 0)));
const creditsOf = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(-move[2], 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const METZ: readonly Move[] = [
  ['2026-01-01', 'APPEL FONDS 1ER TRIMESTRE 2026', 103871],
  ['2026-01-01', 'COTISATION FONDS TRAVAUX 1T26', 2830],
  ['2026-01-09', 'PRELEVEMENT SEPA', -106701],
  ['2026-04-01', 'APPEL FONDS 2EME TRIMESTRE 2026', 103871],
  ['2026-04-01', 'COTISATION FONDS TRAVAUX 2T26', 2830],
  ['2026-04-10', 'PRELEVEMENT SEPA', -106701],
  ['2026-06-18', 'REPARTITION CHARGES EXERCICE 2025', -14628],
  ['2026-07-01', 'APPEL FONDS 3EME TRIMESTRE 2026', 104917],
  ['2026-07-01', 'COTISATION FONDS TRAVAUX 3T26', 2830],
  ['2026-07-10', 'PRELEVEMENT SEPA', -93119],
  ['2026-09-22', 'REMPLACEMENT BADGE PARKING', 3600],
];
const metzBalance = debitsOf(METZ) - creditsOf(METZ);

const portal = paperOf(
  'releve-espace-metz',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; .logo { font: bold 18pt 'URW Gothic', sans-serif; color: #00457c } .m thead th { background: #eef3f8; color: #00457c; border-bottom: .4mm solid #00457c } .m td { border-bottom: .15mm solid #d3dae1 } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .m .t td { font-weight: bold; background: #eef3f8 } .kpi { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin: 4mm 0 } .kpi div { background: #00457c; color: #fff; padding: 2.5mm } .kpi b { display: block; font-size: 13pt }`,
  [
    `<table><tr><td><div class="logo">HEXALIA</div></td><td style="text-align:right;font-size:7.5pt">Document téléchargé depuis votre espace client le ${slashed('2026-09-30')} à 21:07<br>Page 1/1</td></tr></table>
    <h1 style="font-size:14pt;color:#00457c;margin-top:4mm">Relevé de compte copropriétaire</h1>
    <p>Copropriété <b>LES TERRASSES DU SABLON</b> – 24 rue des Tanneurs du Sablon, 57000 METZ<br>Titulaire : <b>M. et Mme KIEFFER Laurent</b> – Compte n° 57031-0114 – Lots 114, 231, 312<br>Période du ${slashed('2026-01-01')} au ${slashed('2026-09-30')}</p>
    <div class="kpi"><div>Total débit<b>${spaced(debitsOf(METZ))} €</b></div><div>Total crédit<b>${spaced(creditsOf(METZ))} €</b></div><div>Solde débiteur<b>${spaced(metzBalance)} €</b></div></div>
    ${table(
      ['Date', 'Opération', 'Débit (€)', 'Crédit (€)'],
      [
        ['01/01/2026', 'Solde à nouveau', '0,00', ''],
        ...METZ.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        `<tr class="t"><td></td><td>Totaux</td><td>${spaced(debitsOf(METZ))}</td><td>${spaced(creditsOf(METZ))}</td></tr>`,
        `<tr class="t"><td></td><td>Solde au ${slashed('2026-09-30')}</td><td>${spaced(metzBalance)}</td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:5mm;font-size:7.6pt">Un solde au débit correspond à une somme restant due au syndicat des copropriétaires. Les paiements par carte bancaire apparaissent sous 48 heures ouvrées, les virements à réception des fonds. Ce relevé ne vaut pas état daté au sens de l’article 5 du décret du 17 mars 1967. HEXALIA GRAND EST – SAS au capital de 2 400 000 € – RCS METZ 900 117 406 – 3 rue du Pont Amoureux, 57000 METZ.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('HEXALIA', 'HEXALIA GRAND EST'),
      building: 'LES TERRASSES DU SABLON',
      building_address: '24 rue des Tanneurs du Sablon, 57000 METZ',
      owner: 'M. et Mme KIEFFER Laurent',
      account: '57031-0114',
      lots: ['114', '231', '312'],
      period_from: '2026-01-01',
      period_to: '2026-09-30',
      as_of: '2026-09-30',
      balance: metzBalance,
      total_debit: debitsOf(METZ),
      total_credit: creditsOf(METZ),
      entries: either(told(METZ), ['2026-01-01 0 Solde à nouveau', ...told(METZ)]),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

const ROUBAIX_BEFORE = 54287;
const ROUBAIX: readonly Move[] = [
  ['2026-01-01', 'PROVISION T1/2026', 73009],
  ['2026-01-01', 'FONDS ALUR T1/2026', 1983],
  ['2026-01-05', 'VIREMENT SCI BEFFROI', -54287],
  ['2026-02-03', 'VIREMENT SCI BEFFROI', -74992],
  ['2026-04-01', 'PROVISION T2/2026', 73009],
  ['2026-04-01', 'FONDS ALUR T2/2026', 1983],
  ['2026-05-04', 'VIREMENT SCI BEFFROI', -74992],
  ['2026-06-15', 'REGUL CHARGES 2025', -31245],
  ['2026-07-01', 'PROVISION T3/2026', 73009],
  ['2026-07-01', 'FONDS ALUR T3/2026', 1983],
  ['2026-07-01', 'TRAVAUX SOUS-STATION 1/3', 85955],
  ['2026-08-03', 'VIREMENT SCI BEFFROI', -160947],
];
const roubaixBalance = ROUBAIX_BEFORE + debitsOf(ROUBAIX) - creditsOf(ROUBAIX);
const running = (moves: readonly Move[], before: number) =>
  moves.map(([day, label, cents], index) => [
    brief(day),
    label,
    cents > 0 ? plain(cents) : '',
    cents < 0 ? plain(-cents) : '',
    debitCredit(before + sum(moves.slice(0, index + 1).map((move) => move[2]))),
  ]);

const ledger = paperOf(
  'releve-progressif-roubaix',
  `font: 8.6pt/1.4 'Nimbus Mono PS', monospace; padding: 12mm; .l th { border-top: .3mm solid #000; border-bottom: .3mm solid #000 } .l td, .l th { padding: .6mm 1mm } .l td:nth-child(n+3), .l th:nth-child(n+3) { text-align: right; white-space: nowrap } .l .z td { border-top: .3mm solid #000; font-weight: bold }`,
  [
    `<table><tr><td>NEOVIA IMMOBILIER NORD<br>52 RUE DU CHEMIN VERT<br>59100 ROUBAIX</td><td style="text-align:right">EDITE LE 18/09/26<br>PAGE : 1</td></tr></table>
    <p style="margin-left:100mm;margin-top:10mm">SCI BEFFROI 59<br>17 RUE DES BRIQUETIERS<br>59200 TOURCOING</p>
    <p style="margin-top:8mm"><b>EXTRAIT DE COMPTE COPROPRIETAIRE ARRETE AU 18/09/2026</b></p><p>IMMEUBLE : 0874 LE CLOS DES FILATURES, 118 RUE DES PEIGNERONS, 59100 ROUBAIX<br>COMPTE&nbsp;&nbsp; : 450-0047 SCI BEFFROI 59<br>LOTS&nbsp;&nbsp;&nbsp;&nbsp; : 0047 0088</p>
    ${table(
      ['DATE', 'LIBELLE', 'DEBIT', 'CREDIT', 'SOLDE'],
      [
        [
          '31/12/25',
          'REPORT EXERCICE PRECEDENT',
          plain(ROUBAIX_BEFORE),
          '',
          debitCredit(ROUBAIX_BEFORE),
        ],
        ...running(ROUBAIX, ROUBAIX_BEFORE),
        `<tr class="z"><td></td><td>TOTAUX</td><td>${plain(ROUBAIX_BEFORE + debitsOf(ROUBAIX))}</td><td>${plain(creditsOf(ROUBAIX))}</td><td>${debitCredit(roubaixBalance)}</td></tr>`,
      ],
      'l',
    )}
    <p style="margin-top:6mm">D = SOMME DUE PAR LE COPROPRIETAIRE – C = SOMME EN FAVEUR DU COPROPRIETAIRE</p><p>VOTRE COMPTE PRESENTE UN SOLDE CREDITEUR DE ${plain(-roubaixBalance)} EUR. CE SOLDE VIENDRA EN DEDUCTION DE VOTRE PROCHAIN APPEL DE PROVISIONS. LES ECRITURES POSTERIEURES AU 18/09/26 NE SONT PAS REPRISES. SANS OBSERVATION DE VOTRE PART SOUS TRENTE JOURS, LE PRESENT EXTRAIT SERA REPUTE EXACT.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'NEOVIA IMMOBILIER NORD',
      building: 'LE CLOS DES FILATURES',
      building_address: '118 RUE DES PEIGNERONS, 59100 ROUBAIX',
      owner: 'SCI BEFFROI 59',
      account: '450-0047',
      lots: ['47', '88'],
      as_of: '2026-09-18',
      balance: roubaixBalance,
      total_debit: ROUBAIX_BEFORE + debitsOf(ROUBAIX),
      total_credit: creditsOf(ROUBAIX),
      entries: either(told(ROUBAIX), [
        `2025-12-31 ${ROUBAIX_BEFORE} REPORT EXERCICE PRECEDENT`,
        ...told(ROUBAIX),
      ]),
    },
    absent: ['rnc', 'iban', 'total', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

const STRASBOURG: readonly Move[] = [
  ['2026-07-01', 'Provisions 3e trimestre 2026', 68120],
  ['2026-07-01', 'Fonds de travaux 3e trimestre 2026', 2613],
  ['2026-07-20', 'Règlement chèque 4471882', -70733],
  ['2026-10-01', 'Provisions 4e trimestre 2026', 68120],
  ['2026-10-01', 'Fonds de travaux 4e trimestre 2026', 2613],
  ['2026-11-12', 'Règlement chèque 4471901', -57497],
  ['2026-11-30', 'Frais de relance', 4200],
];
const strasbourgBalance = debitsOf(STRASBOURG) - creditsOf(STRASBOURG);

const letter = paperOf(
  'releve-situation-strasbourg',
  `font: 10pt/1.5 'P052', serif; padding: 18mm 20mm; .s td, .s th { border: .2mm solid #444 } .s th { text-align: center; font-weight: bold } .s td:nth-child(3) { text-align: right; white-space: nowrap }`,
  [
    `<p><b>SOGEREM ALSACE</b><br>15 quai des Bateliers du Rhin – 67000 STRASBOURG</p><p style="margin-left:90mm">Madame Odile SCHMITTER<br>37 quai des Cigognes<br>67000 STRASBOURG</p>
    <p style="margin-top:8mm">Strasbourg, le ${inFull('2026-12-10')}</p><p><b>Objet : situation de votre compte au ${inFull('2026-12-10')}</b><br>Copropriété LE PARC DE L’ILL, 35-37 quai des Cigognes, 67000 STRASBOURG – lots 26 et 73 – votre référence : 2117</p>
    <p>Chère Madame,</p><p>À votre demande, nous vous prions de trouver ci-après les mouvements de votre compte individuel depuis l’arrêté du 30 juin 2026, à laquelle date votre compte était soldé.</p>
    ${table(
      ['Date', 'Libellé', 'Montant en euros'],
      STRASBOURG.map(([day, label, cents]) => [
        slashed(day),
        label,
        `${cents < 0 ? '- ' : '+ '}${spaced(Math.abs(cents))}`,
      ]),
      's',
    )}
    <p style="margin-top:5mm">Il en résulte un <b>solde débiteur de ${spaced(strasbourgBalance)} €</b>, que nous vous remercions de régler sans attendre la prochaine échéance. Les sommes précédées du signe + vous sont débitées, celles précédées du signe - sont vos règlements.</p><p>Nous restons à votre disposition pour toute précision et vous prions d’agréer, chère Madame, l’expression de nos sentiments distingués.</p><p style="text-align:right">Le service comptable<br>R. Oberlé</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'SOGEREM ALSACE',
      building: 'LE PARC DE L’ILL',
      building_address: '35-37 quai des Cigognes, 67000 STRASBOURG',
      owner: 'Madame Odile SCHMITTER',
      account: '2117',
      lots: ['26', '73'],
      as_of: '2026-12-10',
      balance: strasbourgBalance,
      entries: told(STRASBOURG),
    },
    absent: ['rnc', 'iban', 'charges_reelles', 'total_debit', 'total_credit', 'meeting_on'],
  },
);

export const COMPTES_PORTAIL = [portal, ledger, letter];
