// Statements of an owner's account: a usual ledger, a customer area printed from the browser, a statement asked by a notary.
import { either, paperOf } from '../../paper.ts';
import { brief, dashed, slashed, spaced, sum, table, thin } from '../../writing.ts';
import { FOOT, foot } from './outils.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]): number => sum(moves.map(([, , c]) => Math.max(c, 0)));
const credits = (moves: readonly Move[]): number => sum(moves.map(([, , c]) => Math.max(-c, 0)));
const told = (moves: readonly Move[]): string[] =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const until = (moves: readonly Move[], index: number): number =>
  sum(moves.slice(0, index + 1).map(([, , cents]) => cents));

const VANNES: readonly Move[] = [
  ['2026-01-01', 'Solde à nouveau', 18442],
  ['2026-01-01', 'Appel provision 1T2026', 41216],
  ['2026-01-01', 'Fonds travaux ALUR 1T2026', 2060],
  ['2026-01-14', 'Règlement chèque n° 4410082', -61718],
  ['2026-04-01', 'Appel provision 2T2026', 41216],
  ['2026-04-01', 'Fonds travaux ALUR 2T2026', 2060],
  ['2026-04-20', 'Virement reçu', -43276],
  ['2026-05-29', 'Répartition charges 2025', -6733],
  ['2026-06-15', 'Travaux porte de garage appel unique', 21890],
  ['2026-07-01', 'Appel provision 3T2026', 41216],
  ['2026-07-01', 'Fonds travaux ALUR 3T2026', 2060],
  ['2026-07-22', 'Virement reçu', -40000],
  ['2026-08-31', 'Relance simple', 2400],
  ['2026-10-01', 'Appel provision 4T2026', 41216],
  ['2026-10-01', 'Fonds travaux ALUR 4T2026', 2060],
];
const vannesLeft = debits(VANNES) - credits(VANNES);

const ledger = paperOf(
  'releve-extrait-journal-vannes',
  `font: 8.4pt/1.35 'DejaVu Sans Condensed', sans-serif; ${FOOT} .top { display: grid; grid-template-columns: 1fr 80mm; gap: 5mm } .g { color: #00675b; font-size: 14pt; font-weight: bold } .to { font-size: 9.5pt; padding-top: 18mm } .m th { background: #00675b; color: #fff } .m td { border-bottom: .1mm solid #bcc } .m td:nth-child(n+4), .m th:nth-child(n+4) { text-align: right } .e td { font-weight: bold; border-top: .4mm solid #00675b }`,
  [
    `<div class="top"><div><span class="g">MORBIHAN GESTION PATRIMOINE</span><br>Groupe Océanys<br>11 place de la République – CS 20317 – 56010 VANNES CEDEX<br>Tél. 02 97 00 72 00<br><br>Gestionnaire : Solenn LE MOING – Comptable : Y. DA SILVA<br>Horaires d’accueil : 9h-12h / 14h-17h30 (fermé le vendredi après-midi)</div><div class="to">Mme VEUVE CADORET<br>Née LE ROUX Marie-Josèphe<br>Apt 214<br>2 allée de la Marle<br>56000 VANNES</div></div>
    <p style="margin-top:6mm"><b>RELEVÉ DE COMPTE COPROPRIÉTAIRE</b> – arrêté au ${slashed('2026-10-15')}</p>
    <p>Immeuble : 00731 LES RIVES DE CONLEAU – 2 allée de la Marle – 56000 VANNES &nbsp;|&nbsp; RNC : AD3 902 116<br>N° de compte : 45100731-0214 &nbsp;|&nbsp; Lots : 214 – 308 – 415 &nbsp;|&nbsp; Écritures du 01/01/2026 au 15/10/2026</p>
    ${table(
      ['Date', 'Jal', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ...VANNES.map(([day, label, cents], index) => {
          const left = until(VANNES, index);
          return [
            brief(day),
            cents < 0 ? 'BQ' : 'AF',
            label,
            cents > 0 ? spaced(cents) : '',
            cents < 0 ? spaced(-cents) : '',
            `${spaced(Math.abs(left))} ${left < 0 ? 'C' : 'D'}`,
          ];
        }),
        `<tr class="e"><td></td><td></td><td>TOTAUX</td><td>${spaced(debits(VANNES))}</td><td>${spaced(credits(VANNES))}</td><td></td></tr>`,
        `<tr class="e"><td></td><td></td><td>SOLDE DÉBITEUR À VOTRE CHARGE</td><td>${spaced(vannesLeft)}</td><td></td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:5mm;font-size:7.4pt">D = débiteur (vous devez au syndicat) ; C = créditeur. Ce relevé ne tient pas compte des règlements en cours d’acheminement. Les frais de recouvrement sont imputés au seul copropriétaire concerné (art. 10-1 de la loi du 10 juillet 1965). Payez en ligne par carte bancaire sur monespace.oceanys.example.fr ; pensez au prélèvement automatique.</p>
    ${foot('MORBIHAN GESTION PATRIMOINE – SARL unipersonnelle au capital de 7 622,45 € – RCS Vannes 915 772 006 – Siège : 4 quai Éric-Tabarly 56100 LORIENT – Carte CPI 5602 2018 000 026 118 – Caisse de garantie de l’immobilier Exemple')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'MORBIHAN GESTION PATRIMOINE',
      building: 'LES RIVES DE CONLEAU',
      building_address: '2 allée de la Marle, 56000 VANNES',
      rnc: 'AD3902116',
      owner: either('Mme VEUVE CADORET Née LE ROUX Marie-Josèphe', 'Mme VEUVE CADORET'),
      account: '45100731-0214',
      lots: ['214', '308', '415'],
      as_of: '2026-10-15',
      period_from: '2026-01-01',
      period_to: '2026-10-15',
      balance: vannesLeft,
      total_debit: debits(VANNES),
      total_credit: credits(VANNES),
      entries: either(
        told(VANNES),
        told(VANNES).slice(1),
        VANNES.map(([day, label, cents]) => `${day} ${cents} ${cents < 0 ? 'BQ' : 'AF'} ${label}`),
        VANNES.slice(1).map(
          ([day, label, cents]) => `${day} ${cents} ${cents < 0 ? 'BQ' : 'AF'} ${label}`,
        ),
      ),
    },
    absent: ['iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const QUIMPER: readonly Move[] = [
  ['2026-10-05', 'Prélèvement mensuel', -12000],
  ['2026-10-01', 'Appel de fonds T4 2026', 29870],
  ['2026-09-07', 'Prélèvement mensuel', -12000],
  ['2026-08-05', 'Prélèvement mensuel', -12000],
  ['2026-07-06', 'Prélèvement mensuel', -12000],
  ['2026-07-01', 'Appel de fonds T3 2026', 29870],
  ['2026-06-30', 'Solde au 30/06/2026', -14135],
];
const quimperLeft = sum(QUIMPER.map(([, , cents]) => cents));
const shown = (cents: number): string => `${cents > 0 ? '-' : '+'}${thin(Math.abs(cents))} €`;
const browser = paperOf(
  'releve-navigateur-quimper',
  `font: 9.6pt/1.5 'DejaVu Sans', sans-serif; padding: 8mm 14mm; .u { display: flex; justify-content: space-between; font-size: 6.8pt; color: #444 } .nav { font-size: 8pt; color: #3b5bdb; margin: 3mm 0 } .card { border: .2mm solid #ccd; border-radius: 2mm; padding: 4mm; margin: 4mm 0 } .big { font-size: 20pt; color: #2b8a3e } .o { display: grid; grid-template-columns: 24mm 1fr 30mm; border-bottom: .1mm solid #dde; padding: 1.6mm 0 } .o span:last-child { text-align: right } .z { position: absolute; bottom: 5mm; left: 14mm; right: 14mm; font-size: 6.8pt; color: #444 }`,
  [
    `<div class="u"><span>16/11/2026 08:52</span><span>Mon compte | Odetys Copro</span></div><p style="font-size:15pt;color:#3b5bdb;margin:2mm 0 0"><b>odetys</b> copro</p><div class="nav">Accueil › Ma copropriété › <b>Mon compte</b> › Documents › Assemblées › Mes demandes (2) &nbsp; Déconnexion</div>
    <p>Bonjour <b>Bertille et Jean-Noël L’HARIDON</b></p><p>Copropriété : Les Terrasses de l’Odet, 18 rue du Frout, 29000 Quimper · Lots 21, 56</p>
    <div class="card">Solde de mon compte au 16/11/2026<br><span class="big">${shown(quimperLeft)}</span><br>Votre compte est créditeur, vous n’avez rien à régler. Prochain prélèvement : 07/12/2026 (120,00 €)</div>
    <div class="card"><b>Mes dernières opérations</b> &nbsp; <small>Filtrer ▾ Télécharger (PDF, CSV) ▾</small>${QUIMPER.map(([day, label, cents]) => `<div class="o"><span>${slashed(day)}</span><span>${label}</span><span>${shown(cents)}</span></div>`).join('')}</div>
    <p style="font-size:8pt">Les sommes appelées sont précédées du signe –, vos versements du signe +. Une question sur vos charges ? Consultez la foire aux questions ou écrivez à votre gestionnaire, Maïwenn Cosquer.</p>
    <p style="font-size:7.4pt;color:#666">Odetys Copro, syndic – 7 quai du Steir 29000 Quimper – Mentions légales – Données personnelles – Cookies – Médiation</p>
    <div class="z"><div class="u"><span>https://extranet.odetys.example.fr/compte?lot=21</span><span>1/1</span></div></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('Odetys Copro', 'odetys'),
      building: 'Les Terrasses de l’Odet',
      building_address: '18 rue du Frout, 29000 Quimper',
      owner: 'Bertille et Jean-Noël L’HARIDON',
      lots: ['21', '56'],
      as_of: '2026-11-16',
      balance: quimperLeft,
      entries: either(
        told(QUIMPER),
        told(QUIMPER).toReversed(),
        told(QUIMPER).slice(0, 6),
        told(QUIMPER).slice(0, 6).toReversed(),
      ),
    },
    absent: ['rnc', 'iban', 'account', 'total_debit', 'total_credit', 'total', 'due_on'],
  },
);

const LAVAL: readonly Move[] = [
  ['2025-12-31', 'REPORT EXERCICE 2025', 0],
  ['2026-01-02', 'PROV. CHARGES 01/26', 38540],
  ['2026-01-02', 'COTIS. FDS TRAVAUX 01/26', 1927],
  ['2026-02-11', 'VRT INDIV POUTEAU', -40467],
  ['2026-04-01', 'PROV. CHARGES 04/26', 38540],
  ['2026-04-01', 'COTIS. FDS TRAVAUX 04/26', 1927],
  ['2026-05-18', 'VRT INDIV POUTEAU', -40467],
  ['2026-07-01', 'PROV. CHARGES 07/26', 38540],
  ['2026-07-01', 'COTIS. FDS TRAVAUX 07/26', 1927],
  ['2026-09-30', 'REGUL. EAU FROIDE', 4714],
];
const lavalLeft = debits(LAVAL) - credits(LAVAL);
const forNotary = paperOf(
  'releve-listing-indivision-laval',
  `pre { margin: 0; font: 8.2pt/1.5 'Nimbus Mono PS', monospace }`,
  [
    `<pre>
AGENCE DU MAINE SYNDIC  (RESEAU RIVES ET MAINE)                   LAVAL, LE 02-11-2026
12 RUE DU GENERAL DE GAULLE                                       PAGE 1
53000 LAVAL   TEL 02.43.00.55.10

                 EXTRAIT DE COMPTE  -  COPROPRIETAIRE 450.017

                                      INDIVISION POUTEAU-LEMONNIER
                                      CHEZ M POUTEAU GILDAS
                                      LA GRANDE METAIRIE
                                      53210 ARGENTRE

IMMEUBLE 044  RESIDENCE DU VIEUX PONT
              23 RUE DE RIVIERE  53000 LAVAL
LOTS          0011  0029

DATE CPT    LIBELLE                          DEBIT        CREDIT        SOLDE
----------------------------------------------------------------------------------
${LAVAL.map(([day, label, cents], index) => {
  const left = until(LAVAL, index);
  return `${dashed(day)}  ${label.padEnd(26)}${(cents > 0 ? spaced(cents) : '').padStart(12)}${(cents < 0 ? spaced(-cents) : '').padStart(14)}${`${spaced(Math.abs(left))}${left > 0 ? ' DB' : left < 0 ? ' CR' : '   '}`.padStart(16)}`;
}).join('\n')}
----------------------------------------------------------------------------------
            TOTAL DES MOUVEMENTS      ${spaced(debits(LAVAL)).padStart(12)}${spaced(credits(LAVAL)).padStart(14)}
            SOLDE AU 31-10-2026       ${spaced(lavalLeft).padStart(12)} DB

ETABLI A LA DEMANDE DE L OFFICE NOTARIAL EN VUE DE LA MUTATION.
CE DOCUMENT NE VAUT PAS ETAT DATE (ART. 5 DU DECRET DU 17 MARS 1967).
SAUF ERREUR OU OMISSION - VALEUR EN EUROS
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'AGENCE DU MAINE SYNDIC',
      building: 'RESIDENCE DU VIEUX PONT',
      building_address: '23 RUE DE RIVIERE, 53000 LAVAL',
      owner: either(
        'INDIVISION POUTEAU-LEMONNIER',
        'INDIVISION POUTEAU-LEMONNIER CHEZ M POUTEAU GILDAS',
      ),
      account: '450.017',
      lots: ['11', '29'],
      as_of: either('2026-10-31', '2026-11-02'),
      balance: lavalLeft,
      total_debit: debits(LAVAL),
      total_credit: credits(LAVAL),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'made_on'],
  },
);

export const RELEVES_COMPTES = [ledger, browser, forNotary];
