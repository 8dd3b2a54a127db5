// What an owner's account shows: the network's ledger, a letter with two columns, a page of a website.
import { either, paperOf } from '../../paper.ts';
import { brief, plain, slashed, spaced, sum, table, thin } from '../../writing.ts';
import { ALLOBROGES, ARIANE, MIRASOL, RNC } from './lieux.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(move[2], 0)));
const credits = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(-move[2], 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const OPENING: Move = ['2026-01-01', 'Solde à nouveau', 20416];
const YEAR: readonly Move[] = [
  ['2026-01-01', 'Appel de fonds 1er trimestre 2026', 96510],
  ['2026-01-01', 'Cotisation fonds travaux ALUR 2026', 23760],
  ['2026-01-08', 'Prélèvement automatique', -96510],
  ['2026-01-19', 'Règlement par chèque n° 0048812', -44176],
  ['2026-04-01', 'Appel de fonds 2ème trimestre 2026', 96510],
  ['2026-04-09', 'Prélèvement automatique', -96510],
  ['2026-05-04', 'Répartition charges exercice 2025', -11872],
  ['2026-07-01', 'Appel de fonds 3ème trimestre 2026', 98694],
  ['2026-07-09', 'Prélèvement automatique', -98694],
  ['2026-07-14', 'Prélèvement revenu impayé', 98694],
  ['2026-07-14', 'Frais bancaires de rejet', 1850],
  ['2026-08-06', 'Virement BOUVARD LAURENT', -80000],
];
const NETWORK = [OPENING, ...YEAR];
const left = debits(NETWORK) - credits(NETWORK);
let running = 0;
const networkRows = NETWORK.map(([day, label, cents]) => {
  running += cents;
  return [
    brief(day),
    label,
    cents > 0 ? spaced(cents) : '',
    cents < 0 ? spaced(-cents) : '',
    `${spaced(Math.abs(running))} ${running < 0 ? 'C' : 'D'}`,
  ];
});

const network = paperOf(
  'releve-grenoble-compte',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; .top { display: grid; grid-template-columns: 96mm 1fr } .r th { background: #00507a; color: #fff } .r td { border-bottom: .15mm solid #b8cad4; padding: 1mm 1.5mm } .r td:nth-child(n+3), .r th:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; border-top: .4mm solid #00507a }`,
  [
    `<div class="top"><div><b style="font-size:16pt;color:#00507a">DAUPHICOP GESTION</b><br>64 boulevard Joseph Vallier – 38100 GRENOBLE<br>Tél. 04 76 00 18 40</div><div style="padding-top:20mm">M. ET MME BOUVARD LAURENT<br>BAT B APPT 27<br>22 AVENUE JEAN PERROT<br>38100 GRENOBLE</div></div>
    <h1 style="font-size:14pt;color:#00507a;margin-top:9mm">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1><p>Copropriété : 0427 – LE PARC DES ALLOBROGES, 22 AVENUE JEAN PERROT 38100 GRENOBLE – Immatriculation ${RNC.allobroges}<br>Compte n° 0427-00027-B – Lots : 27 – 94 – 158<br>Mouvements du ${slashed('2026-01-01')} au ${slashed('2026-08-31')} – édité le ${slashed('2026-09-01')}</p>
    ${table(['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'], [...networkRows, `<tr class="t"><td></td><td>Total des mouvements</td><td>${spaced(debits(NETWORK))}</td><td>${spaced(credits(NETWORK))}</td><td></td></tr>`, `<tr class="t"><td></td><td>Solde débiteur arrêté au ${slashed('2026-08-31')}</td><td>${spaced(left)}</td><td></td><td>${spaced(left)} D</td></tr>`], 'r')}
    <p style="margin-top:6mm">D = solde débiteur, somme due au syndicat des copropriétaires. C = solde créditeur, somme en votre faveur.</p><p>Nous vous remercions de bien vouloir régulariser votre situation dans les meilleurs délais. Si votre règlement s’est croisé avec le présent relevé, nous vous prions de ne pas en tenir compte. Vous pouvez à tout moment consulter votre compte, télécharger vos appels de fonds et payer par carte bancaire depuis votre espace client.</p><p>Les frais de recouvrement exposés à compter de la mise en demeure sont imputables au seul copropriétaire défaillant, en application de l’article 10-1 de la loi du 10 juillet 1965. Le tarif des relances figure au contrat de syndic approuvé en assemblée générale.</p>
    <p style="font-size:7pt;position:absolute;bottom:9mm">DAUPHICOP GESTION – SAS au capital de 450&nbsp;000&nbsp;€ – RCS Grenoble 900 001 427 – Carte professionnelle CPI 3801 2018 000 000 718 – Garantie financière Caution Générale Exemple</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      ...ALLOBROGES,
      rnc: RNC.allobroges,
      owner: 'M. ET MME BOUVARD LAURENT',
      lots: ['27', '94', '158'],
      account: '0427-00027-B',
      period_from: '2026-01-01',
      period_to: '2026-08-31',
      as_of: '2026-08-31',
      balance: left,
      total_debit: debits(NETWORK),
      total_credit: credits(NETWORK),
      entries: either(told(YEAR), told(NETWORK)),
    },
    absent: ['iban', 'total', 'due_on', 'charges_reelles', 'difference'],
  },
);

const FERRERO: readonly Move[] = [
  ['2025-10-01', '4T25 Provisions', 51280],
  ['2025-10-03', 'Votre chèque SG 7741205', -51280],
  ['2026-01-01', '1T26 Provisions', 52900],
  ['2026-01-01', '1T26 Fonds travaux', 2645],
  ['2026-01-12', 'Votre chèque SG 7741219', -55545],
  ['2026-04-01', '2T26 Provisions', 52900],
  ['2026-04-01', '2T26 Fonds travaux', 2645],
  ['2026-04-15', 'Votre virement', -60000],
  ['2026-05-29', 'Solde charges exercice 2025', -17318],
  ['2026-07-01', '3T26 Provisions', 52900],
  ['2026-07-01', '3T26 Fonds travaux', 2645],
  ['2026-07-06', 'Votre virement', -60000],
];
const owed = debits(FERRERO) - credits(FERRERO);

const letter = paperOf(
  'releve-nice-extrait',
  `font: 10pt/1.4 'URW Bookman', serif; padding: 17mm 19mm; .x td, .x th { border: .2mm solid #777; padding: 1mm 2mm; font-size: 9pt } .x th { background: #f2efe6; font-weight: bold } .x td:nth-child(n+3) { text-align: right }`,
  [
    `<table><tr><td style="width:95mm"><b style="font-size:14pt">CABINET PASTORELLI</b><br>31 boulevard Dubouchage, 06000 NICE</td><td>Madame Chiara FERRERO<br>Palais Mirasol<br>9 rue Verdi<br>06000 NICE</td></tr></table><p style="text-align:right;margin-top:6mm">Nice, le 15 juillet 2026</p><p><b>EXTRAIT DE VOTRE COMPTE</b><br>Immeuble PALAIS MIRASOL, 9 rue Verdi, 06000 NICE – lots 14 et 33 – compte 450 014</p><p>Madame,</p><p>À votre demande, vous trouverez ci-dessous l’extrait de votre compte de copropriétaire pour la période du 1er octobre 2025 au 15 juillet 2026. Le compte présentait un solde nul à l’ouverture de cette période.</p>
    ${table(
      ['Date', 'Désignation', 'Débit', 'Crédit'],
      [
        ...FERRERO.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? plain(cents) : '',
          cents < 0 ? plain(-cents) : '',
        ]),
        `<tr style="font-weight:bold"><td></td><td>TOTAUX</td><td>${plain(debits(FERRERO))}</td><td>${plain(credits(FERRERO))}</td></tr>`,
        `<tr style="font-weight:bold"><td></td><td>SOLDE CRÉDITEUR (en votre faveur)</td><td></td><td>${plain(-owed)}</td></tr>`,
      ],
      'x',
    )}
    <p style="margin-top:5mm">Ce solde créditeur de ${plain(-owed)} € viendra en déduction de la prochaine provision, exigible le 1er octobre. Il peut aussi vous être remboursé sur simple demande accompagnée de vos coordonnées bancaires.</p><p>Nous vous rappelons que la convocation à l’assemblée générale du mois de septembre vous parviendra fin août par lettre recommandée électronique, si vous y avez consenti, ou à défaut par la poste.</p><p>Restant à votre disposition, nous vous prions de croire, Madame, à l’assurance de nos sentiments dévoués.</p><p style="text-align:right">Le service comptabilité</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      ...MIRASOL,
      owner: 'Madame Chiara FERRERO',
      lots: ['14', '33'],
      account: either('450 014', '450014'),
      period_from: '2025-10-01',
      period_to: '2026-07-15',
      as_of: '2026-07-15',
      balance: owed,
      total_debit: debits(FERRERO),
      total_credit: credits(FERRERO),
      entries: told(FERRERO),
    },
    absent: ['rnc', 'iban', 'total', 'due_on', 'charges_reelles'],
  },
);

const SITE: readonly Move[] = [
  ['2026-10-12', 'Virement reçu', -50000],
  ['2026-10-01', 'Appel T4 2026 – travaux façades 3/5', 63121],
  ['2026-10-01', 'Appel T4 2026 – fonds travaux', 3554],
  ['2026-10-01', 'Appel T4 2026 – charges courantes', 71055],
  ['2026-07-20', 'Virement reçu', -153050],
  ['2026-07-01', 'Appel T3 2026', 137730],
  ['2026-06-17', 'Solde reporté', 15320],
];
const siteLeft = debits(SITE) - credits(SITE);

const website = paperOf(
  'releve-montpellier-espace-client',
  `font: 9.6pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm; .nav { background: #c2410c; color: #fff; padding: 3mm 4mm; display: flex; justify-content: space-between } .card { border: .3mm solid #ddd; border-radius: 2mm; padding: 4mm; margin-top: 4mm } .m td { border-bottom: .2mm solid #eee; padding: 1.6mm } .m td:nth-child(3) { text-align: right; white-space: nowrap } .m th { color: #777; font-size: 8pt }`,
  [
    `<div class="nav"><b>Citadel Copro – Mon espace</b><span>Inès BENSALAH ▾</span></div><p style="color:#777;font-size:8pt;margin-top:2mm">Accueil › Mes copropriétés › Les Jardins d’Ariane › Mon compte</p><div class="card"><b style="font-size:13pt">Les Jardins d’Ariane</b><br>115 avenue de la Pompignane, 34000 MONTPELLIER<br>Copropriétaire : Mme Inès BENSALAH – Lots 208, 412 – Réf. C0117-BENS</div><div class="card"><span style="color:#777">Situation de mon compte au 31/10/2026</span><br><b style="font-size:22pt;color:#b91c1c">${thin(siteLeft)} €</b> <span style="color:#b91c1c">à payer</span><br><small>Un solde positif signifie que vous devez de l’argent à la copropriété.</small></div><div class="card"><b>Historique des opérations</b> <small style="color:#777">– du 17/06/2026 au 31/10/2026, 7 opérations</small>${table(
      ['Date', 'Opération', 'Montant'],
      SITE.map(([day, label, cents]) => [
        slashed(day),
        label,
        `${cents > 0 ? '+' : '−'} ${thin(Math.abs(cents))} €`,
      ]),
      'm',
    )}</div><div class="card"><b>Besoin d’aide ?</b><br>Votre appel de fonds est exigible dès le premier jour du trimestre. Le délai d’enregistrement d’un virement est de deux à trois jours ouvrés. Pour toute question sur votre relevé de compte, écrivez à votre comptable depuis la rubrique « Mes demandes ».</div><p style="position:absolute;bottom:8mm;font-size:7.5pt;color:#777">Imprimé depuis espace.citadel-copro.example.fr le 31/10/2026 à 10:42 – page 1/1 – Citadel Copro, 3 rue Maguelone, 34000 MONTPELLIER</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      ...ARIANE,
      owner: 'Mme Inès BENSALAH',
      lots: ['208', '412'],
      as_of: '2026-10-31',
      period_from: '2026-06-17',
      period_to: '2026-10-31',
      balance: siteLeft,
      entries: either(
        told(SITE),
        told(SITE.toReversed()),
        told(SITE.slice(0, -1)),
        told(SITE.slice(0, -1).toReversed()),
      ),
    },
    absent: ['rnc', 'iban', 'total_debit', 'total_credit', 'total', 'due_on'],
  },
);

export const EXTRAITS_DE_COMPTE = [network, letter, website];
