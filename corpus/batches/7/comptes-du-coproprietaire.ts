// Where an owner stands with the syndicate: three statements of account.
import { either, paperOf } from '../../paper.ts';
import { english, pointed, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const GUIBERT: readonly Move[] = [
  ['2026-01-01', 'Appel provisions 1er trimestre 2026', 70540],
  ['2026-01-08', 'Prélèvement SEPA', -70540],
  ['2026-04-01', 'Appel provisions 2ème trimestre 2026', 70540],
  ['2026-04-08', 'Prélèvement SEPA', -70540],
  ['2026-05-21', 'Solde de charges exercice 2025', 11268],
  ['2026-06-08', 'Prélèvement SEPA', -11268],
  ['2026-07-01', 'Appel provisions 3ème trimestre 2026', 70540],
  ['2026-07-08', 'Prélèvement SEPA', -70540],
  ['2026-07-15', 'Cotisation fonds de travaux 2026', 9640],
  ['2026-08-03', 'Badge d’accès parking', 3500],
];
const left = debits(GUIBERT) - credits(GUIBERT);
const situation = paperOf(
  'releve-situation-limoges',
  `font: 9.2pt 'Nimbus Sans', sans-serif; .logo { font: bold 17pt 'Nimbus Sans'; color: #0a4a8f } .m th { border-bottom: .5mm solid #0a4a8f; color: #0a4a8f; font-weight: bold } .m td { border-bottom: .15mm solid #ccd } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .b td { font-weight: bold }`,
  [
    `<table><tr><td><span class="logo">FONTENEAU GESTION</span><br>4 place des Bancs – 87000 LIMOGES</td><td style="text-align:right">Réf. 2074/00014<br>Édité le ${slashed('2026-09-30')}</td></tr></table><p style="margin:9mm 0 9mm 100mm;font-size:10.5pt">M. OU MME GUIBERT STÉPHANE<br>23 avenue Garibaldi<br>87100 LIMOGES</p>
    <h1 style="font-size:14pt">Relevé de compte copropriétaire</h1><p>RÉSIDENCE LE CLOS DES ÉMAILLEURS – 18 rue du Quinconce – 87000 LIMOGES<br>Période du ${slashed('2026-01-01')} au ${slashed('2026-09-30')} – Lots 0014, 0058, 0091</p>
    ${table(['Date', 'Opération', 'Débit', 'Crédit'], [['01/01/2026', 'Solde reporté', '0,00', ''], ...GUIBERT.map(([day, label, cents]) => [slashed(day), label, cents > 0 ? spaced(cents) : '', cents < 0 ? spaced(-cents) : '']), `<tr class="b"><td></td><td>Totaux</td><td>${spaced(debits(GUIBERT))}</td><td>${spaced(credits(GUIBERT))}</td></tr>`, `<tr class="b"><td></td><td>Solde débiteur au 30/09/2026 en euros</td><td>${spaced(left)}</td><td></td></tr>`], 'm')}
    <p style="margin-top:6mm">Le solde débiteur correspond à une somme dont vous restez redevable envers le syndicat des copropriétaires. Si vous avez effectué un règlement ces derniers jours, merci de ne pas tenir compte de ce relevé pour la somme correspondante.</p><p>Ce relevé n’a pas valeur d’état daté au sens de l’article 5 du décret n° 67-223 du 17 mars 1967. En cas de vente, le notaire chargé de la mutation doit demander l’état daté au syndic.</p><p style="position:absolute;bottom:8mm;font-size:7pt">FONTENEAU GESTION – SAS au capital de 80&nbsp;000&nbsp;€ – RCS Limoges 900 000 682 – CPI 8701 2019 000 000 114</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'FONTENEAU GESTION',
      building: 'RÉSIDENCE LE CLOS DES ÉMAILLEURS',
      building_address: '18 rue du Quinconce, 87000 LIMOGES',
      owner: 'M. OU MME GUIBERT STÉPHANE',
      lots: ['14', '58', '91'],
      period_from: '2026-01-01',
      period_to: '2026-09-30',
      as_of: '2026-09-30',
      balance: left,
      total_debit: debits(GUIBERT),
      total_credit: credits(GUIBERT),
      entries: either(told(GUIBERT), ['2026-01-01 0 Solde reporté', ...told(GUIBERT)]),
    },
    absent: ['rnc', 'iban', 'total', 'due_on', 'charges_reelles'],
  },
);

const LARRALDE: readonly Move[] = [
  ['2025-10-01', 'APPEL FONDS 4T2025', 77614],
  ['2025-10-09', 'VIR SCI LARRALDE', -79749],
  ['2026-01-01', 'APPEL FONDS 1T2026', 79802],
  ['2026-01-14', 'VIR SCI LARRALDE', -79802],
  ['2026-03-02', 'APPEL TRAVAUX RAVALEMENT 1/2', 114036],
  ['2026-03-16', 'VIR SCI LARRALDE', -114036],
  ['2026-04-01', 'APPEL FONDS 2T2026', 79802],
  ['2026-04-10', 'VIR SCI LARRALDE', -80000],
  ['2026-05-29', 'REGUL CHARGES 2025', -4012],
];
const OPENING = -4210 - sum(LARRALDE.map(([, , cents]) => cents));
const progressive = LARRALDE.map((_, index) =>
  sum([OPENING, ...LARRALDE.slice(0, index + 1).map(([, , cents]) => cents)]),
);
const signed = (cents: number) => `${english(Math.abs(cents))} ${cents > 0 ? 'DB' : 'CR'}`;
const extract = paperOf(
  'releve-extrait-bayonne',
  `font: 8.8pt 'Nimbus Mono PS', monospace; padding: 12mm; td, th { padding: .6mm 1mm } .m th { border-top: .3mm solid #000; border-bottom: .3mm solid #000 } .m td:nth-child(n+4), .m th:nth-child(n+4) { text-align: right; white-space: nowrap } .m td { white-space: nowrap }`,
  [
    `<p>SOGEVAL IMMOBILIER AGENCE COTE BASQUE<br>31 QUAI DES CORSAIRES 64100 BAYONNE</p><p style="text-align:center"><b>EXTRAIT DE COMPTE COPROPRIETAIRE</b></p><p>COPROPRIETE : 5120 RESIDENCE HEGOA 9 ALLEE DES PLATANES 64100 BAYONNE<br>COMPTE : 4501-5120-0103<br>TITULAIRE : SCI LARRALDE<br>LOTS : 103 217<br>MOUVEMENTS DU 01.10.2025 AU 11.06.2026</p>
    ${table(['DATE', 'JNL', 'LIBELLE', 'DEBIT', 'CREDIT', 'SOLDE'], [['01.10.2025', 'AN', 'REPORT A NOUVEAU', OPENING > 0 ? english(OPENING) : '', OPENING < 0 ? english(-OPENING) : '', signed(OPENING)], ...LARRALDE.map(([day, label, cents], index) => [pointed(day), cents < 0 && label.startsWith('VIR') ? 'BQ' : 'VT', label, cents > 0 ? english(cents) : '', cents < 0 ? english(-cents) : '', progressive[index] ? signed(progressive[index]) : '0.00'])], 'm')}
    <p style="border-top:.3mm solid #000;padding-top:2mm">SOLDE CREDITEUR AU 11.06.2026 : ${english(4210)} EUR</p>
    <p>UN SOLDE CREDITEUR EST EN VOTRE FAVEUR. IL SERA DEDUIT DU PROCHAIN APPEL DE FONDS. DB = SOMME DUE PAR LE COPROPRIETAIRE, CR = SOMME EN FAVEUR DU COPROPRIETAIRE. DOCUMENT ETABLI SOUS RESERVE DES ECRITURES EN COURS D’ENREGISTREMENT ET DE L’APPROBATION DES COMPTES PAR L’ASSEMBLEE GENERALE.</p><p>SERVICE COMPTABILITE COPROPRIETE : 05 59 00 73 10, DU LUNDI AU VENDREDI DE 9 H A 12 H.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('SOGEVAL IMMOBILIER', 'SOGEVAL IMMOBILIER AGENCE COTE BASQUE'),
      building: 'RESIDENCE HEGOA',
      building_address: '9 ALLEE DES PLATANES, 64100 BAYONNE',
      owner: 'SCI LARRALDE',
      lots: ['103', '217'],
      account: '4501-5120-0103',
      period_from: '2025-10-01',
      period_to: '2026-06-11',
      as_of: '2026-06-11',
      balance: -4210,
      entries: either(told(LARRALDE), [
        `2025-10-01 ${OPENING} REPORT A NOUVEAU`,
        ...told(LARRALDE),
      ]),
    },
    absent: ['rnc', 'iban', 'total', 'total_debit', 'total_credit', 'due_on'],
  },
);

const HUMBERT: readonly Move[] = [
  ['2026-07-01', 'Provision budget 3e trimestre', 38750],
  ['2026-07-01', 'Travaux couverture, 1ère échéance', 312480],
  ['2026-07-20', 'Chèque n° 0041877', -200000],
  ['2026-08-12', 'Chèque n° 0041880', -151230],
  ['2026-09-15', 'Travaux couverture, 2ème échéance', 312480],
  ['2026-10-01', 'Provision budget 4e trimestre', 38750],
  ['2026-10-02', 'Chèque n° 0041893', -312480],
];
const owed = sum(HUMBERT.map(([, , cents]) => cents));
const letter = paperOf(
  'releve-lettre-epinal',
  `font: 10.6pt/1.4 'Nimbus Roman', serif; padding: 20mm 22mm; td, th { border: .2mm solid #333 } td:nth-child(n+3) { text-align: right }`,
  [
    `<p><b>CABINET THOUVENIN &amp; FILS</b><br>11 rue Léopold-Bourg, 88000 ÉPINAL</p><p style="margin:4mm 0 6mm 95mm">Madame HUMBERT Claudine<br>26 rue des Minimes<br>88000 ÉPINAL</p><p style="text-align:right">Épinal, le 20 octobre 2026</p><p><b>Objet : votre compte de copropriété – immeuble 26 rue des Minimes, 88000 ÉPINAL (lots 5 et 12)</b></p><p>Madame,</p><p>Suite à votre demande téléphonique en vue de la mise en vente de votre appartement, vous trouverez ci-après le détail des écritures de votre compte individuel depuis le 1er juillet 2026, date à laquelle il se trouvait soldé.</p>
    ${table(['Date', 'Libellé', 'Sommes appelées', 'Sommes versées'], [...HUMBERT.map(([day, label, cents]) => [slashed(day), label, cents > 0 ? `${spaced(cents)} €` : '', cents < 0 ? `${spaced(-cents)} €` : '']), ['', '<b>Total</b>', `<b>${spaced(debits(HUMBERT))} €</b>`, `<b>${spaced(credits(HUMBERT))} €</b>`]])}
    <p style="margin-top:5mm">À ce jour, votre compte présente donc un solde débiteur de <b>${spaced(owed)} €</b>, correspondant à la provision du quatrième trimestre que nous vous remercions de régler.</p><p>Nous attirons votre attention sur le fait que les deux dernières échéances des travaux de couverture ne sont pas encore appelées : elles le seront le 15 novembre 2026 et à la réception du chantier, et seront à la charge de la personne qui sera alors copropriétaire, sauf convention contraire entre vous et votre acquéreur.</p><p>Nous restons à la disposition de votre notaire pour l’établissement de l’état daté et vous prions de croire, Madame, à l’assurance de nos sentiments dévoués.</p><p style="text-align:right">Le service comptable, M.-L. Grandclaude</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET THOUVENIN & FILS',
      building_address: '26 rue des Minimes, 88000 ÉPINAL',
      owner: 'Madame HUMBERT Claudine',
      lots: ['5', '12'],
      period_from: '2026-07-01',
      as_of: '2026-10-20',
      balance: owed,
      total_debit: debits(HUMBERT),
      total_credit: credits(HUMBERT),
      entries: told(HUMBERT),
    },
    absent: ['rnc', 'iban', 'account', 'due_on', 'charges_reelles'],
  },
);

export const COMPTES_DU_COPROPRIETAIRE = [situation, extract, letter];
