// Statements of account: a ledger, a letter, a balance in favour of the owner.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, dashed, dotted, pointed, slashed, spaced, sum, table } from '../../writing.ts';
import { right, small } from './commun.ts';

type Move = readonly [day: string, label: string, debit: number, credit: number];
const debits = (moves: readonly Move[]) => sum(moves.map((move) => move[2]));
const credits = (moves: readonly Move[]) => sum(moves.map((move) => move[3]));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, debit, credit]) => `${day} ${debit - credit} ${label}`);

const ALBI: readonly Move[] = [
  ['2026-01-01', 'APPEL PROV. 1T26', 38714, 0],
  ['2026-01-12', 'VRT SEPA ESTADIEU', 0, 38714],
  ['2026-04-01', 'APPEL PROV. 2T26', 38714, 0],
  ['2026-04-01', 'COTIS. FDS TRAVAUX 2T26', 1936, 0],
  ['2026-05-06', 'FRAIS RELANCE 1', 2400, 0],
  ['2026-05-19', 'CHQ 4471023', 0, 40650],
  ['2026-06-22', 'REGUL CHARGES EX. 2025', 0, 7315],
  ['2026-07-01', 'APPEL PROV. 3T26', 38714, 0],
  ['2026-07-01', 'COTIS. FDS TRAVAUX 3T26', 1936, 0],
];
const albiBalance = debits(ALBI) - credits(ALBI);
const ledger = paperOf(
  'releve-grand-livre-albi',
  `font: 8.2pt 'Nimbus Sans Narrow', sans-serif; padding: 10mm 12mm; .g th { border-bottom: .3mm solid #000; font-weight: bold } .g td, .g th { padding: .8mm 1.2mm } .g td:nth-child(n+5), .g th:nth-child(n+5) { text-align: right } .t td { border-top: .3mm solid #000; font-weight: bold }`,
  [
    `<table><tr><td><b>CABINET ROUQUETTE-MALPHETTES</b><br>Administration de biens – 14 lices Jean-Moulinet – 81000 ALBI<br>Tél 05 63 00 12 90 – n° gestion CPI 8101 2017 000 666</td><td>${right(`EXTRAIT DE COMPTE COPROPRIETAIRE<br>Edité le ${slashed('2026-07-08')} à 11:42 – Page 1`)}</td></tr></table>
    <table style="margin-top:4mm"><tr><td>Copropriété : 061 – RESIDENCE LE PONT VIEUX<br>2 et 4 rue de la Rivière-Haute 81000 ALBI<br>Immat. RNC : AC8840177</td><td>Compte : 450-0061-0023<br>Lot(s) : 23, 58<br>Exercice : ${slashed('2026-01-01')} au ${slashed('2026-12-31')}</td><td>Monsieur et Madame<br>ESTADIEU Jean-Régis<br>Lieu-dit La Borie Haute<br>81150 MARSSAC-SUR-TARN</td></tr></table>
    ${table(['Date', 'Jal', 'Pièce', 'Libellé', 'Débit', 'Crédit', 'Solde'], [['', 'AN', '', 'Report à nouveau', '', '', '0,00'], ...ALBI.map(([day, label, debit, credit], index) => [brief(day), debit ? 'AP' : 'BQ', String(1204 + index * 17), label, debit ? spaced(debit) : '', credit ? spaced(credit) : '', `${spaced(Math.abs(debits(ALBI.slice(0, index + 1)) - credits(ALBI.slice(0, index + 1))))} ${debits(ALBI.slice(0, index + 1)) - credits(ALBI.slice(0, index + 1)) > 0 ? 'D' : debits(ALBI.slice(0, index + 1)) === credits(ALBI.slice(0, index + 1)) ? '' : 'C'}`]), `<tr class="t"><td></td><td></td><td></td><td>TOTAUX AU ${slashed('2026-07-08')}</td><td>${spaced(debits(ALBI))}</td><td>${spaced(credits(ALBI))}</td><td>${spaced(albiBalance)} D</td></tr>`], 'g')}
    <p style="margin-top:5mm">D : solde en notre faveur – C : solde en votre faveur. Ce relevé ne tient pas compte des chèques remis après le 03/07/2026.</p><p>Rappel : assemblée générale le 24/09/2026.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET ROUQUETTE-MALPHETTES',
      building: 'RESIDENCE LE PONT VIEUX',
      building_address: '2 et 4 rue de la Rivière-Haute, 81000 ALBI',
      rnc: 'AC8840177',
      owner: 'Monsieur et Madame ESTADIEU Jean-Régis',
      lots: ['23', '58'],
      account: '450-0061-0023',
      as_of: '2026-07-08',
      balance: albiBalance,
      total_debit: debits(ALBI),
      total_credit: credits(ALBI),
      entries: either(
        told(ALBI),
        ALBI.map(
          ([day, label, debit, credit], index) =>
            `${day} ${debit - credit} ${1204 + index * 17} ${label}`,
        ),
        ALBI.map(
          ([day, label, debit, credit], index) =>
            `${day} ${debit - credit} ${debit ? 'AP' : 'BQ'} ${1204 + index * 17} ${label}`,
        ),
      ),
    },
    absent: ['to_pay', 'due_on', 'iban', 'charges_reelles', 'total'],
  },
);

const AJACCIO: readonly Move[] = [
  ['2025-10-01', 'Provisions 4e trimestre 2025', 51244, 0],
  ['2025-11-03', 'Votre chèque BC 0084411', 0, 51244],
  ['2026-01-01', 'Provisions 1er trimestre 2026', 52890, 0],
  ['2026-02-10', 'Ravalement façade mer – appel 1/2', 214300, 0],
  ['2026-03-16', 'Votre virement', 0, 150000],
  ['2026-04-01', 'Provisions 2e trimestre 2026', 52890, 0],
];
const OPENING = -3410;
const ajaccioBalance = OPENING + debits(AJACCIO) - credits(AJACCIO);
const ajaccioBank = accountOf('santarelli-sdc');
const extract = paperOf(
  'releve-lettre-ajaccio',
  `font: 10pt/1.45 'URW Bookman', serif; padding: 16mm 18mm; td, th { padding: 1mm } .l td { border-bottom: .1mm solid #aaa } .l td:nth-child(n+2), .l th:nth-child(n+2) { text-align: right; white-space: nowrap }`,
  [
    `<p style="text-align:center"><b style="font-size:15pt">Cabinet Don-Jacques SANTARELLI</b><br>Syndic de copropriétés<br>Immeuble U Palazzu – 7 cours de la Citadelle-Neuve – 20000 AJACCIO</p><p style="margin-left:85mm">Madame Veuve COLONNA D’ORNANO<br>née Marie-Antoinette PERALDI<br>Villa Les Agaves, route des Îles<br>20000 AJACCIO</p><p>Le ${pointed('2026-04-20')}</p><p>Réf. : immeuble L’AMIRAUTÉ, 19 boulevard des Sanguinaires-Hautes, 20000 AJACCIO – vos lots 4 et 31</p><p>Madame,</p><p>Comme vous me l’avez demandé, je vous prie de trouver ci-dessous l’état de votre compte de charges arrêté à ce jour.</p>
    <div class="l">${table(['', 'Doit', 'Avoir'], [['Solde au 30.09.2025, en votre faveur', '', dotted(-OPENING)], ...AJACCIO.map(([day, label, debit, credit]) => [`${pointed(day)} – ${label}`, debit ? dotted(debit) : '', credit ? dotted(credit) : '']), ['<b>Totaux</b>', `<b>${dotted(debits(AJACCIO))}</b>`, `<b>${dotted(credits(AJACCIO) - OPENING)}</b>`], ['<b>Soit un solde que vous restez devoir de</b>', `<b>${dotted(ajaccioBalance)} €</b>`, '']])}</div>
    <p style="margin-top:5mm">Je me permets d’attirer votre attention sur le second appel relatif au ravalement (2.143,00 €), qui deviendra exigible le 10 juin prochain et ne figure pas dans ce décompte.</p><p>Vous pouvez régler par virement au compte de la copropriété : ${ajaccioBank.spaced}.</p><p>Je vous prie d’agréer, Madame, mes respectueux hommages.</p><p style="margin-left:110mm">D.-J. Santarelli</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Cabinet Don-Jacques SANTARELLI',
      building: 'L’AMIRAUTÉ',
      building_address: '19 boulevard des Sanguinaires-Hautes, 20000 AJACCIO',
      owner: either(
        'Madame Veuve COLONNA D’ORNANO née Marie-Antoinette PERALDI',
        'Madame Veuve COLONNA D’ORNANO',
      ),
      lots: ['4', '31'],
      as_of: '2026-04-20',
      balance: ajaccioBalance,
      total_debit: debits(AJACCIO),
      total_credit: credits(AJACCIO) - OPENING,
      iban: ajaccioBank.iban,
    },
    absent: ['rnc', 'account', 'due_on', 'charges_reelles', 'meeting_on'],
  },
);

const CAYENNE: readonly Move[] = [
  ['2026-01-05', 'APPEL 1ER TRIM 2026', 61950, 0],
  ['2026-01-30', 'PRELEVEMENT', 0, 61950],
  ['2026-04-01', 'APPEL 2EME TRIM 2026', 61950, 0],
  ['2026-04-30', 'PRELEVEMENT', 0, 61950],
  ['2026-05-04', 'SOLDE CHARGES 2025', 0, 18872],
  ['2026-07-01', 'APPEL 3EME TRIM 2026', 61950, 0],
  ['2026-07-30', 'PRELEVEMENT', 0, 61950],
];
const cayenneBalance = debits(CAYENNE) - credits(CAYENNE);
const credit = paperOf(
  'releve-crediteur-cayenne',
  `font: 9.2pt 'URW Gothic', sans-serif; padding: 0 0 0 48mm; .side { position: absolute; left: 0; top: 0; width: 42mm; height: 296mm; background: #1f5c3a; color: #fff; padding: 12mm 4mm; font-size: 7.6pt } .in { padding: 12mm 12mm 0 0 } td, th { border-bottom: .15mm solid #bbb } td:last-child, th:last-child { text-align: right } .p { font-size: 14pt; color: #1f5c3a; text-align: right; margin: 4mm 0 }`,
  [
    `<div class="side"><b style="font-size:13pt">AMAZONE<br>GESTION</b><br><br>SAS – Syndic professionnel<br><br>Résidence Les Balisiers<br>12 avenue de la Crique-Fouillée<br>97300 CAYENNE<br><br>Tél. 05 94 00 33 71<br>Lundi-vendredi 7h30-13h30<br><br>RCS Cayenne 900 000 930<br>CPI 9731 2021 000 004<br>Garant : Socaf Exemple<br><br>Cyclone ? Fortes pluies ?<br>Pensez à dégager vos évacuations de terrasse.</div><div class="in"><p style="margin-left:50mm">M. SAINT-HUBERT Wilfrid<br>App. C12<br>Résidence KOUROUMA<br>40 route de Baduel-Nord<br>97300 CAYENNE</p><h1 style="font-size:15pt;color:#1f5c3a">Mon compte de charges</h1><p>Résidence KOUROUMA – 40 route de Baduel-Nord, 97300 CAYENNE – lots C12 (n° 112) et P08 (n° 208)<br>Identifiant client : K-112-SAIN<br>Mouvements du ${dashed('2026-01-01')} au ${dashed('2026-08-31')}</p>
    ${table(
      ['Date', 'Opération', 'Montant (+ dû / − versé)'],
      CAYENNE.map(([day, label, debit, paid]) => [
        dashed(day),
        label,
        debit ? `+${spaced(debit)}` : `−${spaced(paid)}`,
      ]),
    )}
    <p class="p">Solde au ${dashed('2026-08-31')} : <b>${spaced(-cayenneBalance)} € en votre faveur</b></p><p>Ce crédit viendra en déduction de l’appel du 4ème trimestre 2026. Il peut vous être remboursé sur demande écrite accompagnée d’un RIB.</p>${small('Ce document n’est pas un état daté. En cas de mutation, adressez-vous à votre notaire. Octroi de mer, TVA : non applicables aux charges de copropriété en Guyane.')}</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'AMAZONE GESTION',
      building: 'Résidence KOUROUMA',
      building_address: '40 route de Baduel-Nord, 97300 CAYENNE',
      owner: 'M. SAINT-HUBERT Wilfrid',
      lots: either(['112', '208'], ['C12', 'P08']),
      period_from: '2026-01-01',
      period_to: '2026-08-31',
      as_of: '2026-08-31',
      balance: cayenneBalance,
      entries: told(CAYENNE),
    },
    absent: ['rnc', 'iban', 'to_pay', 'charges_reelles', 'due_on'],
  },
);

export const COMPTES = [ledger, extract, credit];
