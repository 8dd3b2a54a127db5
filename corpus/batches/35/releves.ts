// Statements of an owner's account: debit and credit columns, a signed list of a web page, a listing with letters.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, pointed, slashed, spaced, sum, table, thin } from '../../writing.ts';
import { envelope, foot, sides } from './communs.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const debits = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(move[2], 0)));
const credits = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(-move[2], 0)));
const left = (moves: readonly Move[]) => sum(moves.map((move) => move[2]));

const NARBONNE: readonly Move[] = [
  ['2026-01-01', 'Appel provisions 1er trim. 2026', 48712],
  ['2026-01-01', 'Fonds travaux ALUR 1er trim. 2026', 2436],
  ['2026-01-14', 'Virement reçu CROS', -51148],
  ['2026-04-01', 'Appel provisions 2e trim. 2026', 48712],
  ['2026-04-01', 'Fonds travaux ALUR 2e trim. 2026', 2436],
  ['2026-04-20', 'Chèque n° 0007741', -51148],
  ['2026-06-15', 'Travaux étanchéité garages – appel 1/2', 36850],
  ['2026-06-30', 'Régularisation charges 2025', -11204],
  ['2026-07-01', 'Appel provisions 3e trim. 2026', 48712],
  ['2026-07-01', 'Fonds travaux ALUR 3e trim. 2026', 2436],
  ['2026-08-03', 'Virement reçu CROS', -40000],
  ['2026-09-10', 'Frais de relance', 2400],
];
const narbonneOpen = 15067;
const narbonneDebit = narbonneOpen + debits(NARBONNE);
const ruled = paperOf(
  'releve-colonnes-narbonne',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; .m th { border: .3mm solid #1c5d99; color: #1c5d99; font-weight: bold } .m td { border-left: .2mm solid #1c5d99; border-right: .2mm solid #1c5d99; padding: .8mm 1.5mm } .m { border-bottom: .3mm solid #1c5d99 } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right; width: 27mm } .b td { font-weight: bold; border-top: .3mm solid #1c5d99 }`,
  [
    `${sides('<b style="font-size:14pt;color:#1c5d99">ROBINE IMMO SYNDIC</b><br>46 cours Mirabeau<br>11100 NARBONNE<br>Tél : 04 68 00 90 15', 'Réf. dossier : 0026 / 311<br>Suivi par : Élodie Marty<br>compta@robine.example.fr')}
    ${envelope('MONSIEUR CROS JEAN-BAPTISTE<br>MADAME CROS NÉE IBÁÑEZ PILAR<br>11 IMPASSE DES TAMARIS<br>11430 GRUISSAN')}
    <h1 style="font-size:12.5pt">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1>
    <p>Copropriété : <b>LE CLOS DES BARQUES</b> – 8 quai Vallière – 11100 NARBONNE – Immat. AD6630417<br>Compte : <b>4500311</b> – Lots n° 15 (appartement), 16 (terrasse), 88 (garage)<br>Période du ${slashed('2026-01-01')} au ${slashed('2026-09-30')} – édition du ${slashed('2026-10-06')}</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      [
        ['01/01/2026', 'SOLDE ANTÉRIEUR', spaced(narbonneOpen), ''],
        ...NARBONNE.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        `<tr class="b"><td></td><td>TOTAUX</td><td>${spaced(narbonneDebit)}</td><td>${spaced(credits(NARBONNE))}</td></tr>`,
        `<tr class="b"><td></td><td>SOLDE DÉBITEUR AU ${slashed('2026-09-30')}</td><td>${spaced(narbonneDebit - credits(NARBONNE))}</td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:5mm">Un solde débiteur est dû par le copropriétaire. Les règlements reçus après le 30/09/2026 n’apparaissent pas sur ce relevé. En application de l’article 20 de la loi du 10 juillet 1965, avis de la mutation devra être donné au syndic par le notaire.</p>
    ${foot('ROBINE IMMO SYNDIC SARL – capital 20 000 € – RCS Narbonne 900 001 189 – CPI 1102 2021 000 000 036 – garantie Galian Exemple 160 000 € – médiateur : AME Conso Exemple')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('ROBINE IMMO SYNDIC', 'ROBINE IMMO'),
      building: 'LE CLOS DES BARQUES',
      building_address: '8 quai Vallière, 11100 NARBONNE',
      rnc: 'AD6630417',
      owner: either(
        'MONSIEUR CROS JEAN-BAPTISTE MADAME CROS NÉE IBÁÑEZ PILAR',
        'MONSIEUR CROS JEAN-BAPTISTE',
      ),
      account: '4500311',
      lots: ['15', '16', '88'],
      period_from: '2026-01-01',
      period_to: '2026-09-30',
      as_of: either('2026-09-30', '2026-10-06'),
      balance: narbonneDebit - credits(NARBONNE),
      total_debit: narbonneDebit,
      total_credit: credits(NARBONNE),
      entries: either(told(NARBONNE), [
        `2026-01-01 ${narbonneOpen} SOLDE ANTÉRIEUR`,
        ...told(NARBONNE),
      ]),
    },
    absent: ['iban', 'total', 'due_on', 'charges_reelles'],
  },
);

const CASTRES: readonly Move[] = [
  ['2025-10-01', 'APPEL PROV 01/10/25', 31288],
  ['2025-10-06', 'PRLVT SEPA', -31288],
  ['2026-01-01', 'APPEL PROV 01/01/26', 32040],
  ['2026-01-06', 'PRLVT SEPA', -32040],
  ['2026-02-11', 'SOLDE CHARGES 2024-2025', 5519],
  ['2026-04-01', 'APPEL PROV 01/04/26', 32040],
  ['2026-04-07', 'PRLVT SEPA', -37559],
  ['2026-07-01', 'APPEL PROV 01/07/26', 32040],
  ['2026-07-07', 'PRLVT SEPA', -32040],
  ['2026-07-20', 'REMBT SINISTRE DDE PART', -9800],
];
const castresLeft = left(CASTRES);
const lettered = paperOf(
  'releve-soldes-castres',
  `font: 9pt/1.4 'DejaVu Sans Mono', monospace; font-size: 8pt; padding: 14mm 12mm; td, th { padding: .6mm 1mm; border-bottom: .1mm solid #999 } td:nth-child(n+4), th:nth-child(n+4) { text-align: right } h1 { font-size: 11pt; text-align: center; border: .3mm solid #000; padding: 2mm }`,
  [
    `${sides('CABINET R. VIALA-ESCUDIER<br>SYNDIC DE COPROPRIETES<br>27 RUE HENRI IV<br>81100 CASTRES', 'SC DU MOULIN DE ROQUECOURBE<br>REPRESENTEE PAR MME HUC<br>LA BASTIDE<br>81210 ROQUECOURBE')}
    <h1 style="margin-top:8mm">EXTRAIT DE COMPTE AU ${pointed('2026-07-31')}</h1>
    <p>IMMEUBLE   : 009 QUAI DES JACOBINS, 4 QUAI DES JACOBINS 81100 CASTRES<br>COMPTE     : C09-0022<br>LOTS       : 22 - 45 - 46<br>D = SOMME DUE PAR LE COPROPRIETAIRE   C = SOMME EN SA FAVEUR</p>
    ${table(
      ['DATE', 'PIECE', 'LIBELLE', 'MONTANT', 'SOLDE'],
      [
        ['01.10.25', '', 'REPRISE SOLDE', '0,00', '0,00'],
        ...CASTRES.map(([day, label, cents], index) => [
          pointed(day).replace('.20', '.'),
          String(4410 + index * 7),
          label,
          debitCredit(cents),
          debitCredit(left(CASTRES.slice(0, index + 1))),
        ]),
      ],
    )}
    <p style="margin-top:4mm"><b>SOLDE CREDITEUR A CE JOUR : ${spaced(-castresLeft)} C</b></p>
    <p>PROCHAIN APPEL LE 01.10.26. CE SOLDE VIENDRA EN DEDUCTION. RENSEIGNEMENTS COMPTABLES LES MARDI ET JEUDI MATIN.</p>
    ${foot('R. VIALA-ESCUDIER – SIREN 900 001 290 – CARTE 8101 2016 000 000 121 – CAISSE DE GARANTIE EXEMPLE')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('CABINET R. VIALA-ESCUDIER', 'R. VIALA-ESCUDIER'),
      building: 'QUAI DES JACOBINS',
      building_address: '4 QUAI DES JACOBINS, 81100 CASTRES',
      owner: either(
        'SC DU MOULIN DE ROQUECOURBE',
        'SC DU MOULIN DE ROQUECOURBE REPRESENTEE PAR MME HUC',
      ),
      account: 'C09-0022',
      lots: ['22', '45', '46'],
      as_of: '2026-07-31',
      balance: castresLeft,
      entries: either(
        told(CASTRES),
        ['2025-10-01 0 REPRISE SOLDE', ...told(CASTRES)],
        CASTRES.map(([day, label, cents], index) => `${day} ${cents} ${4410 + index * 7} ${label}`),
      ),
    },
    absent: ['rnc', 'iban', 'total_debit', 'total_credit', 'total', 'to_pay', 'due_on'],
  },
);

const MONTAUBAN: readonly Move[] = [
  ['2026-10-01', 'Appel de fonds T4 2026', 27433],
  ['2026-09-21', 'Paiement par carte bancaire', -30000],
  ['2026-09-02', 'Frais de mise en demeure', 3600],
  ['2026-07-01', 'Appel de fonds T3 2026', 27433],
  ['2026-05-29', 'Paiement par carte bancaire', -26910],
  ['2026-04-01', 'Appel de fonds T2 2026', 26910],
];
const montaubanLeft = left(MONTAUBAN);
const web = paperOf(
  'releve-navigateur-montauban',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 7mm 14mm; .u { font-size: 7pt; display: flex; justify-content: space-between } .g { display: grid; grid-template-columns: 38mm 1fr; gap: 6mm; margin-top: 6mm } .g aside { font-size: 8pt; color: #444; border-right: .2mm solid #ccc; line-height: 2 } td, th { border-bottom: .2mm solid #ddd } th { color: #777; font-size: 8pt } td:nth-child(3), td:nth-child(4), th:nth-child(n+3) { text-align: right } .pos { color: #2a7 } .neg { color: #c33 }`,
  [
    `<div class="u"><span>16/10/2026 08:52</span><span>Syndicéo | Mon compte</span></div>
    <div class="g"><aside><b style="font-size:13pt;color:#e4572e">Syndicéo</b><br>Tableau de bord<br><b>Mon compte</b><br>Mes biens<br>Mes documents<br>Assemblées<br>Prestataires<br>Messagerie (1)<br>Paramètres</aside>
    <div><p><small>Connecté : Mme Fatoumata DIALLO-LACOSTE</small></p><p>LES ALLÉES DE L’EMPEREUR · 55 allées de l’Empereur, 82000 Montauban · Lot 7, lot 29</p><h1 style="font-size:15pt">Relevé de mon compte</h1>
    <p>Solde au 16/10/2026 : <b class="neg" style="font-size:14pt">−${thin(montaubanLeft)} €</b><br><small>Un solde négatif signifie que vous devez de l’argent à la copropriété.</small></p>
    ${table(
      ['Date', 'Opération', 'Montant', ''],
      MONTAUBAN.map(([day, label, cents]) => [
        brief(day),
        label,
        `<span class="${cents > 0 ? 'neg' : 'pos'}">${cents > 0 ? '−' : '+'}${thin(Math.abs(cents))} €</span>`,
        '⬇',
      ]),
    )}
    <p style="margin-top:4mm"><small>6 opérations affichées · Afficher les opérations plus anciennes · Exporter (CSV, PDF)</small></p>
    <p style="background:#fdf1ec;padding:3mm">Activez le prélèvement mensuel et étalez vos charges sans frais. En savoir plus</p>
    <p style="font-size:7.4pt;color:#777">Syndicéo Occitanie SAS – 8 rue de la Résistance, 82000 Montauban – RCS Montauban 900 001 301 – Carte CPI 8201 2021 000 000 090</p></div></div>
    <div class="u" style="position:absolute;bottom:6mm;left:14mm;right:14mm"><span>https://client.syndiceo.example.fr/compte</span><span>Page 1 sur 1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('Syndicéo', 'Syndicéo Occitanie', 'Syndicéo Occitanie SAS'),
      building: 'LES ALLÉES DE L’EMPEREUR',
      building_address: '55 allées de l’Empereur, 82000 Montauban',
      owner: 'Mme Fatoumata DIALLO-LACOSTE',
      lots: ['7', '29'],
      as_of: '2026-10-16',
      balance: montaubanLeft,
      entries: either(told(MONTAUBAN), told(MONTAUBAN.toReversed())),
    },
    absent: ['rnc', 'iban', 'account', 'total_debit', 'total_credit', 'due_on'],
  },
);

export const RELEVES = [ruled, lettered, web];
