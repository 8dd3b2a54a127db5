// What owners owe: three statements of account, by a software, in a letter and as a listing.
import { either, paperOf } from '../../paper.ts';
import {
  brief,
  debitCredit,
  dotted,
  inFull,
  plain,
  pointed,
  spaced,
  sum,
  table,
} from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const CADET: readonly Move[] = [
  ['2026-01-01', 'Solde à nouveau', 6142],
  ['2026-01-01', 'Appel provisions 1er trim. 2026', 71218],
  ['2026-01-01', 'Fonds de travaux 1er trim. 2026', 3561],
  ['2026-01-19', 'Virement M. Nguyen-Tardieu', -80921],
  ['2026-04-01', 'Appel provisions 2e trim. 2026', 71218],
  ['2026-04-01', 'Fonds de travaux 2e trim. 2026', 3561],
  ['2026-04-22', 'Virement M. Nguyen-Tardieu', -74779],
  ['2026-06-25', 'Régularisation charges 2025', -11804],
  ['2026-07-01', 'Appel provisions 3e trim. 2026', 71218],
  ['2026-07-01', 'Fonds de travaux 3e trim. 2026', 3561],
  ['2026-07-15', 'Appel travaux toiture zinc 1/3', 138420],
  ['2026-08-03', 'Virement M. Nguyen-Tardieu', -62975],
  ['2026-09-09', 'Chèque n° 4410872', -100000],
];
const cadetLeft = debits(CADET) - credits(CADET);
const cadet = paperOf(
  'releve-progressif-cadet-paris-9',
  `font: 8.4pt 'Nimbus Sans', sans-serif; padding: 12mm 14mm; .bx { border: .3mm solid #334; padding: 2.5mm; display: inline-block; width: 84mm; vertical-align: top } .m th { background: #334; color: #fff; text-align: center; border: .2mm solid #334 } .m td { border-left: .2mm solid #aab; border-right: .2mm solid #aab; padding: .9mm 1.4mm } .m { border-bottom: .2mm solid #334; margin-top: 5mm } .m td:nth-child(n+3) { text-align: right; white-space: nowrap } .m .t td { border-top: .3mm solid #334; font-weight: bold; background: #eef } .ad { position: absolute; right: 14mm; bottom: 22mm; width: 62mm; border: .2mm dashed #889; padding: 2mm; font-size: 7pt } .ft { position: absolute; bottom: 7mm; font-size: 6.3pt; width: 182mm }`,
  [
    `<div class="bx" style="border:0"><b style="font-size:14pt">J.-P. Maréchaux</b><br>SYNDIC DE COPROPRIÉTÉS<br>Successeur de P. Viguier et Cie<br>33 rue de Châteaudun, 75009 PARIS<br>Tél. 01 00 00 09 33</div> <div class="bx" style="border:0;padding-top:18mm">M. NGUYEN-TARDIEU Bao Philippe<br>118 rue du Faubourg-Poissonnière<br>75010 PARIS</div>
    <h1 style="font-size:13pt;margin:5mm 0 3mm">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1>
    <div class="bx">Immeuble : 115 – 21 RUE CADET<br>21, rue Cadet – 75009 PARIS<br>Immatriculation : AA0-944-172</div> <div class="bx">N° de compte : 115.0029<br>Lots : 29 (appt), 47 (chambre de service), 63 (cave)<br>Édité le 18/09/2026 – écritures du 01/01/2026 au 18/09/2026</div>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ...CADET.map(([day, label, cents], index) => [
          brief(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          debitCredit(sum(CADET.slice(0, index + 1).map((move) => move[2]))),
        ]),
        `<tr class="t"><td></td><td>TOTAUX</td><td>${spaced(debits(CADET))}</td><td>${spaced(credits(CADET))}</td><td></td></tr>`,
        `<tr class="t"><td></td><td>SOLDE DÉBITEUR AU 18/09/2026</td><td>${spaced(cadetLeft)}</td><td></td><td>${debitCredit(cadetLeft)}</td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:4mm">D : somme due au syndicat – C : somme en votre faveur. Ce relevé ne tient pas compte des opérations postérieures à sa date d’édition ; il est délivré à la demande du copropriétaire (frais : néant).</p>
    <div class="ad"><b>Vous vendez, vous louez ?</b><br>Notre service transaction estime gratuitement votre bien sous 48 h. Demandez Mme Sarah Benhamou au 01 00 00 09 34.</div>
    <p class="ft">Cabinet J.-P. Maréchaux, EURL au capital de 15 245 €, RCS Paris 900 009 033, carte professionnelle CPI 7501 2018 000 009 033 « gestion – syndic ». Garantie financière : QBE Exemple. Compte séparé ouvert au nom de chaque syndicat. Médiateur : Médicys Exemple, 75009 Paris.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('J.-P. Maréchaux', 'Cabinet J.-P. Maréchaux'),
      building_address: '21, rue Cadet, 75009 PARIS',
      rnc: 'AA0944172',
      owner: 'M. NGUYEN-TARDIEU Bao Philippe',
      lots: ['29', '47', '63'],
      account: '115.0029',
      period_from: '2026-01-01',
      period_to: '2026-09-18',
      as_of: '2026-09-18',
      balance: cadetLeft,
      total_debit: debits(CADET),
      total_credit: credits(CADET),
      entries: either(told(CADET), told(CADET.slice(1))),
    },
    absent: ['iban', 'total', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

const TROYES: readonly Move[] = [
  ['2026-04-01', 'Provision du deuxième trimestre', 24860],
  ['2026-04-14', 'Votre chèque', -24860],
  ['2026-07-01', 'Provision du troisième trimestre', 24860],
  ['2026-07-08', 'Votre chèque', -30000],
];
const letter = paperOf(
  'releve-lettre-cordeliers-troyes',
  `font: 11pt/1.5 'P052', serif; padding: 24mm 26mm; td { padding: .8mm 2mm } .m td:nth-child(n+3) { text-align: right } .r { margin-left: 85mm }`,
  [
    `<p><b>Étude Champenoise d’Immeubles</b><br>Maurice Collot, syndic<br>12, rue de la Cité – 10000 Troyes</p><p class="r">Les héritiers de Mme Ginette Raguenet<br>aux bons soins de Me Adeline Thouvenot, notaire<br>5, place Audiffred<br>10000 Troyes</p><p class="r">Troyes, le ${inFull('2026-09-04')}</p>
    <p><u>Objet</u> : copropriété Les Cordeliers, 40 rue Hennequin à Troyes (10000) – lot 11 – situation de compte</p><p>Maître,</p><p>Comme suite à votre demande dans la succession de Mme Raguenet, je vous prie de trouver ci-après la position de son compte n° 11-RAG, arrêtée au ${inFull('2026-08-31')} :</p>
    ${table(
      ['', '', 'Débit', 'Crédit'],
      TROYES.map(([day, label, cents]) => [
        pointed(day),
        label,
        cents > 0 ? dotted(cents) : '',
        cents < 0 ? dotted(-cents) : '',
      ]),
      'm',
    )}
    <p style="margin-top:3mm">Soit ${dotted(debits(TROYES))} € au débit et ${dotted(credits(TROYES))} € au crédit ; le compte est donc <b>créditeur de ${dotted(credits(TROYES) - debits(TROYES))} €</b>, somme que je tiens à la disposition des héritiers. La provision du quatrième trimestre sera appelée le 1er octobre.</p><p>Aucuns travaux ne sont votés à ce jour. Je joins à la présente les procès-verbaux des trois dernières assemblées.</p><p>Je vous prie de croire, Maître, à l’assurance de mes sentiments dévoués.</p><p class="r">M. Collot</p><p style="font-size:8pt;margin-top:10mm">Étude Champenoise d’Immeubles – entreprise individuelle – SIREN 900 010 012 – CPI 1001 2020 000 010 012</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Étude Champenoise d’Immeubles',
      building: 'Les Cordeliers',
      building_address: '40 rue Hennequin, 10000 Troyes',
      owner: either(
        'Les héritiers de Mme Ginette Raguenet',
        'héritiers de Mme Ginette Raguenet',
        'Mme Ginette Raguenet',
        'Mme Raguenet',
      ),
      lots: ['11'],
      account: '11-RAG',
      as_of: '2026-08-31',
      balance: debits(TROYES) - credits(TROYES),
      total_debit: debits(TROYES),
      total_credit: credits(TROYES),
      entries: told(TROYES),
    },
    absent: ['rnc', 'iban', 'due_on', 'travaux', 'notary', 'meeting_on'],
  },
);

const BLOIS: readonly Move[] = [
  ['2025-10-01', 'APPEL CHARGES 4T25', 38915],
  ['2025-10-06', 'PRLV SEPA', -38915],
  ['2026-01-01', 'APPEL CHARGES 1T26', 40110],
  ['2026-01-06', 'PRLV SEPA', -40110],
  ['2026-01-09', 'REJET PRLV 06/01 PROVISION INSUFF.', 40110],
  ['2026-01-09', 'FRAIS REJET PRLV', 1850],
  ['2026-02-12', 'RELANCE SIMPLE', 2400],
  ['2026-03-02', 'CB INTERNET', -30000],
  ['2026-04-01', 'APPEL CHARGES 2T26', 40110],
  ['2026-05-20', 'MISE EN DEMEURE RAR', 4800],
  ['2026-07-01', 'APPEL CHARGES 3T26', 40110],
  ['2026-07-17', 'CB INTERNET', -25000],
];
const bloisBefore = 0;
const listingLine = ([day, label, cents]: Move) =>
  `${brief(day)}  ${label.padEnd(40)}${(cents > 0 ? plain(cents) : '').padStart(12)}${(cents < 0 ? plain(-cents) : '').padStart(12)}`;
const rule = '='.repeat(76);
const listing = paperOf(
  'releve-listing-denis-papin-blois',
  `pre { margin: 0; font: 9pt/1.5 'DejaVu Sans Mono', monospace }`,
  [
    `<pre>LOIRE &amp; CHER IMMOBILIER                               BLOIS LE 02/10/2026
8 RUE DENIS PAPIN                                     PAGE 1
41000 BLOIS

                                        INDIVISION MERCIER / ABDALLAH
                                        MME MERCIER FLORENCE
                                        LE BOURG
                                        41150 MESLAND

EXTRAIT DE COMPTE INDIVIDUEL
SYNDICAT : 0088 RESIDENCE DES GRANGES
           2 AVENUE DE CHATEAUDUN 41000 BLOIS     IMMAT AG4102881
COMPTE   : 4500088017 INDIVISION MERCIER / ABDALLAH
LOT(S)   : 0017 0068
PERIODE  : 01/10/2025 - 30/09/2026
${rule}
DATE      LIBELLE                                        DEBIT      CREDIT
${rule}
01/10/25  ${'REPORT EXERCICE PRECEDENT'.padEnd(40)}${plain(bloisBefore).padStart(12)}
${BLOIS.map(listingLine).join('\n')}
${rule}
          ${'TOTAL MOUVEMENTS'.padEnd(40)}${plain(debits(BLOIS)).padStart(12)}${plain(credits(BLOIS)).padStart(12)}
          ${'SOLDE AU 30/09/2026   DEBITEUR'.padEnd(40)}${plain(debits(BLOIS) - credits(BLOIS)).padStart(12)}
${rule}

LES FRAIS DE RELANCE ET DE MISE EN DEMEURE SONT IMPUTES AU SEUL COPROPRIETAIRE
CONCERNE - ART. 10-1 LOI DU 10/07/1965.
DETTE LA PLUS ANCIENNE : 01/2026.  DOSSIER SUIVI PAR : CONTENTIEUX / L.P.

LOIRE &amp; CHER IMMOBILIER SARL 7622 EUR RCS BLOIS 900041008 CPI 4101 2018 000 041 008
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'LOIRE & CHER IMMOBILIER',
      building: 'RESIDENCE DES GRANGES',
      building_address: '2 AVENUE DE CHATEAUDUN, 41000 BLOIS',
      rnc: 'AG4102881',
      owner: either(
        'INDIVISION MERCIER / ABDALLAH',
        'INDIVISION MERCIER / ABDALLAH MME MERCIER FLORENCE',
      ),
      lots: ['17', '68'],
      account: '4500088017',
      period_from: '2025-10-01',
      period_to: '2026-09-30',
      as_of: '2026-09-30',
      balance: debits(BLOIS) - credits(BLOIS),
      total_debit: debits(BLOIS),
      total_credit: credits(BLOIS),
      entries: either(told(BLOIS), ['2025-10-01 0 REPORT EXERCICE PRECEDENT', ...told(BLOIS)]),
    },
    absent: ['iban', 'total', 'due_on', 'to_pay'],
  },
);

export const COMPTES_DE_COPROPRIETAIRES = [cadet, letter, listing];
