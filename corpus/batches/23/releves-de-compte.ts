// Statements of an owner's account: a ledger with letters, a letter before a sale, a customer area.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, dotted, inFull, slashed, spaced, table } from '../../writing.ts';
import { creditOf, debitOf, foot, type Move, toldOf } from './outils.ts';

const HARBOUR: readonly Move[] = [
  ['2026-01-01', 'Report exercice précédent', 15230],
  ['2026-01-01', 'Appel provisions 1T 2026', 47615],
  ['2026-01-01', 'Fonds travaux 1T 2026', 2381],
  ['2026-01-12', 'Virement SEPA reçu', -65226],
  ['2026-04-01', 'Appel provisions 2T 2026', 47615],
  ['2026-04-01', 'Fonds travaux 2T 2026', 2381],
  ['2026-04-20', 'Chèque 0004417', -49996],
  ['2026-05-27', 'Solde répartition exercice 2025', -6172],
  ['2026-07-01', 'Appel provisions 3T 2026', 47615],
  ['2026-07-01', 'Fonds travaux 3T 2026', 2381],
  ['2026-07-01', 'Travaux porte garage AG 27/05/26 1/2', 11840],
  ['2026-08-31', 'Relance simple', 1500],
  ['2026-09-15', 'Virement SEPA reçu', -30000],
  ['2026-10-01', 'Appel provisions 4T 2026', 47615],
  ['2026-10-01', 'Fonds travaux 4T 2026', 2381],
];
const harbourLeft = debitOf(HARBOUR) - creditOf(HARBOUR);
const running = (moves: readonly Move[], index: number) =>
  debitOf(moves.slice(0, index + 1)) - creditOf(moves.slice(0, index + 1));

const leHavre = paperOf(
  'releve-colonnes-dc-le-havre',
  `font: 8.4pt/1.35 'Nimbus Sans Narrow', sans-serif; .m th { border: .25mm solid #000; background: #ddd; text-align: center } .m td { border-left: .25mm solid #000; border-right: .25mm solid #000; padding: .8mm 1.5mm } .m { border-bottom: .25mm solid #000 } .m td:nth-child(n+3) { text-align: right } .tot td { border: .25mm solid #000; font-weight: bold }`,
  [
    `<table><tr><td style="width:100mm"><b style="font-size:14pt">CAUX OCÉANE SYNDIC</b><br>66 boulevard de Strasbourg – BP 1204<br>76066 LE HAVRE CEDEX<br>02 35 00 74 90 – compta@cauxoceane.example.fr</td><td>Édité le ${slashed('2026-10-12')} à 10:42<br>Utilisateur : SDUB<br>Page 1 / 1</td></tr></table>
    <div style="margin:9mm 0 8mm 105mm;font-size:10pt">M. OU MME ABDERRAHMANE SAÏDI<br>RESIDENCE LE GRAND LARGE<br>12 RUE GUSTAVE FLAUBERT<br>76600 LE HAVRE</div>
    <h1 style="font-size:13pt;text-align:center">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1>
    <p>Copropriété : 315 – LE GRAND LARGE – 12 à 16 rue Gustave Flaubert – 76600 LE HAVRE – Immat. AA9051733<br>Compte n° 450315-0067 – Lots : 67, 145, 212 – Période du ${slashed('2026-01-01')} au ${slashed('2026-10-12')}</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ...HARBOUR.map(([day, label, cents], index) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          debitCredit(running(HARBOUR, index)),
        ]),
        `<tr class="tot"><td></td><td>Totaux</td><td>${spaced(debitOf(HARBOUR))}</td><td>${spaced(creditOf(HARBOUR))}</td><td></td></tr>`,
        `<tr class="tot"><td></td><td>Solde au ${slashed('2026-10-12')} en faveur du syndicat</td><td>${spaced(harbourLeft)}</td><td></td><td>${debitCredit(harbourLeft)}</td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:5mm">D : débit, somme due par le copropriétaire – C : crédit, somme due au copropriétaire. Les règlements parvenus après la date d’édition ne sont pas pris en compte. Toute contestation est à adresser au service comptabilité, en joignant la copie de la preuve de paiement.</p>
    ${foot('CAUX OCÉANE SYNDIC, SARL au capital de 45 000 € – RCS LE HAVRE 900 000 315 – Carte S/G CPI 7605 2020 000 000 315 – Garant : Caution Exemple – sans détention de fonds pour l’activité Transaction')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CAUX OCÉANE SYNDIC',
      building: 'LE GRAND LARGE',
      building_address: '12 à 16 rue Gustave Flaubert, 76600 LE HAVRE',
      rnc: 'AA9051733',
      owner: 'M. OU MME ABDERRAHMANE SAÏDI',
      lots: ['67', '145', '212'],
      account: '450315-0067',
      period_from: '2026-01-01',
      period_to: '2026-10-12',
      as_of: '2026-10-12',
      balance: harbourLeft,
      total_debit: debitOf(HARBOUR),
      total_credit: creditOf(HARBOUR),
      entries: either(toldOf(HARBOUR), toldOf(HARBOUR.slice(1))),
    },
    absent: ['iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const QUAYS: readonly Move[] = [
  ['2026-04-01', 'PROV. CHARGES 2T26', 61890],
  ['2026-04-01', 'FDS TRVX ALUR 2T26', 3094],
  ['2026-04-08', 'PRELEVEMENT AUTOMATIQUE', -64984],
  ['2026-06-30', 'REGUL. CHARGES 2025', -14207],
  ['2026-07-01', 'PROV. CHARGES 3T26', 61890],
  ['2026-07-01', 'FDS TRVX ALUR 3T26', 3094],
  ['2026-07-08', 'PRELEVEMENT AUTOMATIQUE', -50777],
  ['2026-10-01', 'PROV. CHARGES 4T26', 61890],
  ['2026-10-01', 'FDS TRVX ALUR 4T26', 3094],
  ['2026-10-08', 'PRELEVEMENT AUTOMATIQUE', -64984],
  ['2026-10-30', 'VIREMENT DE M. LACOSTE', -20000],
];
const quaysLeft = debitOf(QUAYS) - creditOf(QUAYS);

const bordeaux = paperOf(
  'releve-crediteur-bordeaux',
  `font: 9.2pt/1.4 'C059', serif; padding: 16mm 18mm; .m th { border-bottom: .4mm double #000 } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .m td { padding: .6mm 1.5mm }`,
  [
    `<p style="text-align:center"><b style="font-size:14pt">Étude immobilière CHARTRONS-SAINT-LOUIS</b><br>Syndic de copropriété – Membre du Groupe Garonne Patrimoine<br>52 cours Balguerie – 33300 BORDEAUX – 05 56 00 31 77</p>
    <p style="margin:7mm 0 7mm 90mm">Monsieur Jean-Baptiste LACOSTE d’ARTHEZ<br>usufruitier<br>19 allée de Tourny<br>33000 BORDEAUX</p>
    <p>Bordeaux, le ${inFull('2026-11-03')}</p>
    <p><b>Situation de votre compte au ${inFull('2026-10-31')}</b><br>Copropriété « Le Clos Lagrange », 88 rue Lagrange, 33000 BORDEAUX – lot 14 (usufruit) – compte 14/450/UF</p>
    <p>Monsieur,</p><p>À votre demande, et en vue de la vente de votre lot, nous vous adressons l’extrait de votre compte dans nos livres :</p>
    ${table(
      ['Date', 'Opération', 'Débit', 'Crédit'],
      [
        ...QUAYS.map(([day, label, cents]) => [
          brief(day),
          label,
          cents > 0 ? dotted(cents) : '',
          cents < 0 ? dotted(-cents) : '',
        ]),
        `<tr style="border-top:.3mm solid #000"><td></td><td>Total des mouvements</td><td>${dotted(debitOf(QUAYS))}</td><td>${dotted(creditOf(QUAYS))}</td></tr>`,
        `<tr style="font-weight:bold"><td></td><td>Solde créditeur</td><td></td><td>${dotted(-quaysLeft)}</td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:5mm">Votre compte présente donc un solde créditeur de ${dotted(-quaysLeft)} €, qui viendra en déduction du prochain appel ou vous sera remboursé après la régularisation de la mutation. Nous vous rappelons qu’en application de l’article 20 de la loi du 10 juillet 1965, le notaire devra nous notifier la vente par lettre recommandée.</p>
    <p>Le tarif de l’état daté figure au contrat de syndic (380,00 € TTC).</p><p>Veuillez agréer, Monsieur, l’expression de nos sentiments dévoués.</p><p style="text-align:right">Le service comptable, Mme V. DUCOURNAU</p>
    ${foot('SAS au capital de 38 112 € – RCS Bordeaux 900 000 733 – siège du groupe : 1 quai de Bacalan, 33300 BORDEAUX – CPI 3301 2017 000 018 733')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('Étude immobilière CHARTRONS-SAINT-LOUIS', 'CHARTRONS-SAINT-LOUIS'),
      building: 'Le Clos Lagrange',
      building_address: '88 rue Lagrange, 33000 BORDEAUX',
      owner: 'Monsieur Jean-Baptiste LACOSTE d’ARTHEZ',
      lots: ['14'],
      account: '14/450/UF',
      as_of: '2026-10-31',
      balance: quaysLeft,
      total_debit: debitOf(QUAYS),
      total_credit: creditOf(QUAYS),
      entries: toldOf(QUAYS),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'tantiemes'],
  },
);

const DUCHY: readonly Move[] = [
  ['2026-10-01', 'Appel T4 2026 – charges', 33870],
  ['2026-10-01', 'Appel T4 2026 – fonds travaux', 1694],
  ['2026-08-03', 'Paiement par carte bancaire', -35564],
  ['2026-07-01', 'Appel T3 2026 – charges', 33870],
  ['2026-07-01', 'Appel T3 2026 – fonds travaux', 1694],
];
const duchyLeft = debitOf(DUCHY) - creditOf(DUCHY);
const dijon = paperOf(
  'releve-navigateur-dijon',
  `font: 9.6pt/1.45 'URW Gothic', sans-serif; padding: 9mm 14mm; .m td { border-bottom: .2mm solid #dde; padding: 2mm 1.5mm } .m td:last-child { text-align: right; white-space: nowrap } .s { background: #f4f0fa; border-radius: 2mm; padding: 4mm; margin: 4mm 0 } small { color: #666 }`,
  [
    `<p style="font-size:7pt;display:flex;justify-content:space-between"><span>06/11/2026 21:13</span><span>Mon compte – Extranet copropriétaires BURGONDIA</span></p><p><b style="font-size:16pt;color:#5b2a86">BURGONDIA</b> <small>syndic &amp; gestion – 15 rue de la Liberté, 21000 Dijon</small></p>
    <p>Accueil &gt; Mes biens &gt; Mon compte<br>Connecté(e) : <b>Mme Claire Bonnardot née Pacaud</b> <small>(identifiant 21-0558-09)</small></p>
    <div class="s"><small>Résidence</small><br><b>Le Parc des Ducs</b>, 4 rue Devosge, 21000 Dijon<br><small>Lots</small><br>9, 27<br><small>Solde de mon compte au 06/11/2026</small><br><b style="font-size:17pt">${spaced(duchyLeft)} €</b> <small>débiteur</small> &nbsp; <span style="background:#5b2a86;color:#fff;padding:1mm 3mm">Payer en ligne</span></div>
    <h2 style="font-size:11.5pt">Mes dernières écritures</h2>
    ${table(
      [],
      DUCHY.map(([day, label, cents]) => [
        `<small>${slashed(day)}</small><br>${label}`,
        cents > 0
          ? `${spaced(cents)} €<br><small>débit</small>`
          : `${spaced(-cents)} €<br><small>crédit</small>`,
      ]),
      'm',
    )}
    <p style="margin-top:4mm"><small>Afficher plus · Télécharger (PDF) · Exporter (CSV)</small></p><p><small>Les informations affichées sont données à titre indicatif et ne valent pas quittance. © BURGONDIA 2026 – Mentions légales – Données personnelles – Cookies</small></p><p style="position:absolute;bottom:6mm;font-size:7pt">https://extranet.burgondia.example.fr/compte?lot=9 &nbsp;&nbsp; 1 sur 1</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('BURGONDIA', 'BURGONDIA syndic & gestion'),
      building: 'Le Parc des Ducs',
      building_address: '4 rue Devosge, 21000 Dijon',
      owner: either('Mme Claire Bonnardot née Pacaud', 'Mme Claire Bonnardot'),
      lots: ['9', '27'],
      as_of: '2026-11-06',
      balance: duchyLeft,
      entries: either(toldOf(DUCHY), toldOf(DUCHY).toReversed()),
    },
    absent: ['rnc', 'iban', 'total_debit', 'total_credit', 'due_on', 'tantiemes'],
  },
);

export const RELEVES_DE_COMPTE = [leHavre, bordeaux, dijon];
