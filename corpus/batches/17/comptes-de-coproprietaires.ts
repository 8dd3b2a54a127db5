// Owners' accounts: a running list of an online syndic, a ledger with D and C, heirs with two pages.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, inFull, pointed, spaced, sum, table, thin } from '../../writing.ts';

/** Positive: owed by the owner. */
type Move = readonly [day: string, label: string, cents: number];
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const left = (moves: readonly Move[], to: number) =>
  sum(moves.slice(0, to + 1).map(([, , cents]) => cents));

const CERGY: readonly Move[] = [
  ['2025-07-01', 'Appel de fonds T3 2025', 48712],
  ['2025-07-08', 'Virement reçu', -48712],
  ['2025-10-01', 'Appel de fonds T4 2025', 48712],
  ['2025-10-01', 'Travaux porte de parking, appel unique', 8240],
  ['2025-10-21', 'Virement reçu', -50000],
  ['2025-12-04', 'Badge supplémentaire', 2500],
];
const cergyBalance = debits(CERGY) - credits(CERGY);

const timeline = paperOf(
  'releve-fil-cergy',
  `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 18mm; color: #20302e; .hero { background: #e8f6f2; border-radius: 4mm; padding: 6mm; margin: 6mm 0; text-align: center } .hero b { font-size: 26pt; display: block; line-height: 1.2 } small { color: #809590; font-size: 7.6pt } .m { display: grid; grid-template-columns: 1fr 35mm; border-bottom: .2mm solid #dbe7e4; padding: 2mm 0 } .m b { text-align: right } .in { color: #0b8f6a } .pair { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm }`,
  [
    `<div style="display:flex;justify-content:space-between"><b style="font-size:15pt;color:#0b8f6a">Domicilia, le syndic en ligne</b><small>Relevé téléchargé le ${inFull('2025-12-15')}</small></div>
    <h1 style="font-size:15pt;margin-top:7mm">Mon compte copropriétaire</h1>
    <div class="hero"><b>${thin(cergyBalance)} €</b><small>reste à payer au ${inFull('2025-12-15')}</small></div>
    <div class="pair"><div>Fatoumata DIARRA<br><small>copropriétaire</small></div><div>Le Clos des Linandes<br><small>6 rue de l’Aven, 95800 Cergy</small></div><div>n° 31 (T2) et n° 131 (place)<br><small>lots</small></div></div>
    <p style="margin-top:7mm"><b>Du 1er juillet au 15 décembre 2025</b></p>
    ${CERGY.map(([day, label, cents]) => `<div class="m"><span>${label}<br><small>${inFull(day)}</small></span><b class="${cents < 0 ? 'in' : ''}">${cents < 0 ? '−' : '+'} ${thin(Math.abs(cents))} €</b></div>`).join('')}
    <div class="pair" style="margin-top:7mm"><div>${thin(debits(CERGY))} €<br><small>total appelé</small></div><div>${thin(credits(CERGY))} €<br><small>total versé</small></div><div>DOM-95-0031<br><small>numéro de compte</small></div></div>
    <p style="position:absolute;bottom:9mm;font-size:6.8pt;color:#809590">Domicilia SAS – 9 boulevard du Port, 95000 Cergy – RCS Pontoise 900 000 136 – CPI 9501 2022 000 000 077 – Garantie Exemple Caution</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('Domicilia', 'Domicilia SAS', 'Domicilia, le syndic en ligne'),
      building: 'Le Clos des Linandes',
      building_address: '6 rue de l’Aven, 95800 Cergy',
      owner: 'Fatoumata DIARRA',
      lots: ['31', '131'],
      account: 'DOM-95-0031',
      as_of: '2025-12-15',
      period_from: '2025-07-01',
      period_to: '2025-12-15',
      balance: cergyBalance,
      total_debit: debits(CERGY),
      total_credit: credits(CERGY),
      entries: told(CERGY),
    },
    absent: ['rnc', 'iban', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

const ZORN: readonly Move[] = [
  ['2024-01-01', 'A nouveau', -4120],
  ['2024-01-02', 'Prov. charges 1T24', 71840],
  ['2024-01-15', 'Chq 0004417', -67720],
  ['2024-04-02', 'Prov. charges 2T24', 71840],
  ['2024-04-02', 'Cotis. fds travaux S1', 7184],
  ['2024-04-29', 'Virt SCHOETTEL', -79024],
  ['2024-06-20', 'Solde charges ex. 2023', -15377],
  ['2024-07-01', 'Prov. charges 3T24', 71840],
  ['2024-07-18', 'Virt SCHOETTEL', -71840],
];
const ledger = paperOf(
  'releve-colonnes-strasbourg',
  `font: 8.6pt/1.35 'Nimbus Roman', serif; padding: 15mm; .l th { border-top: .5mm solid #000; border-bottom: .2mm solid #000; font-style: italic } .l td { padding: .5mm 1.5mm } .l td:nth-child(n+3), .l th:nth-child(n+3) { text-align: right } .e td { border-top: .2mm solid #000; font-weight: bold; padding-top: 1.5mm }`,
  [
    `<table><tr><td><b style="font-size:13pt">CABINET DESCHAMPS-OURY</b><br>Syndic – Gérance – Expertise<br>7 quai Kellermann – 67000 STRASBOURG</td><td style="width:80mm"><br><br><br><span style="font-size:10.5pt">M. et Mme SCHOETTEL Jean-Georges<br>24 rue du Général-de-Castelnau<br>67000 STRASBOURG</span></td></tr></table>
    <p style="margin-top:10mm;font-size:11pt;text-align:center"><b>SITUATION DE COMPTE</b><br>arrêtée au ${pointed('2024-07-31')}</p>
    <p>Immeuble n° 118 : LE QUAI ZORN – 15, quai Zorn – 67000 STRASBOURG. Compte cop. 118.0042. Lots nos 9, 22 et 47.</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde progressif'],
      [
        ...ZORN.map(([day, label, cents], index) => [
          brief(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          debitCredit(left(ZORN, index)),
        ]),
        `<tr class="e"><td></td><td>Totaux</td><td>${spaced(debits(ZORN))}</td><td>${spaced(credits(ZORN))}</td><td></td></tr>`,
        `<tr class="e"><td></td><td>Solde en votre faveur</td><td></td><td>${spaced(credits(ZORN) - debits(ZORN))}</td><td></td></tr>`,
      ],
      'l',
    )}
    <p style="margin-top:8mm">D : débiteur – C : créditeur. Tout règlement parvenu après le 31.07.2024 n’est pas pris en compte. La date de l’assemblée générale vous sera communiquée en octobre.</p>
    <p style="font-size:7pt">Un doute sur une écriture ? Mlle Wendling, 03 88 00 62 14, le matin. Droit local : les créances du syndicat sont inscrites au Livre foncier.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET DESCHAMPS-OURY',
      building: 'LE QUAI ZORN',
      building_address: '15, quai Zorn, 67000 STRASBOURG',
      owner: 'M. et Mme SCHOETTEL Jean-Georges',
      lots: ['9', '22', '47'],
      account: '118.0042',
      as_of: '2024-07-31',
      balance: debits(ZORN) - credits(ZORN),
      total_debit: debits(ZORN),
      total_credit: credits(ZORN),
      entries: either(told(ZORN), told(ZORN.slice(1))),
    },
    absent: ['rnc', 'iban', 'meeting_on', 'to_pay', 'charges_reelles'],
  },
);

const REIMS: readonly Move[] = [
  ['2022-10-01', 'APPEL PROV 4T22', 39415],
  ['2023-01-01', 'APPEL PROV 1T23', 40200],
  ['2023-02-10', 'RELANCE SIMPLE', 1500],
  ['2023-03-31', 'APPEL PROV 2T23', 40200],
  ['2023-05-09', 'REGLT NOTAIRE ME PONSARDIN', -60000],
  ['2023-06-01', 'CONSTITUTION DOSSIER SUCCESSION', 9000],
];
const heirs = paperOf(
  'releve-succession-reims',
  `font: 8.8pt 'Nimbus Sans Narrow', sans-serif; padding: 14mm 20mm; .s td, .s th { border: .2mm solid #555 } .s th { background: #333; color: #fff } .s td:nth-child(n+3) { text-align: right } .k { border: .4mm solid #333; padding: 2mm; width: 80mm; margin: 4mm 0 0 auto }`,
  [
    `<p><b style="font-size:12pt">C.C.A.B. – Cabinet Champenois d’Administration de Biens</b><br>SA à directoire – 60 rue de Vesle 51100 REIMS – bureau d’Épernay : 4 place Hugues-Plomb</p>
    <table><tr><td><b>RELEVÉ DE COMPTE</b><br>du 01/10/2022 au 30/06/2023<br>édité le 03/07/2023</td><td style="width:75mm;font-size:10pt">SUCCESSION DE M. AUBRY DE LA TOUR Xavier<br>c/o Maître PONSARDIN, notaire<br>11 rue Cérès<br>51100 REIMS</td></tr></table>
    <p style="margin-top:6mm">Copropriété 0067 – « LES COTEAUX DE SAINT-REMI » – 92 boulevard Diancourt – 51100 REIMS – N° immat. AB3078814<br>Références : cpte 450 0067 113 – lot 113 (appartement F3) – lot 208 (cave)</p>
    ${table(
      ['Date', 'Opération', 'Débit', 'Crédit'],
      [
        ...REIMS.map(([day, label, cents]) => [
          pointed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        ['', '<b>CUMUL DES MOUVEMENTS</b>', spaced(debits(REIMS)), spaced(credits(REIMS))],
      ],
      's',
    )}
    <div class="k">SOLDE DÛ PAR LA SUCCESSION AU 30/06/2023<br><b style="font-size:13pt">${spaced(debits(REIMS) - credits(REIMS))} EUR</b></div>
    <p style="margin-top:8mm">Les héritiers (Mme Solène AUBRY DE LA TOUR épouse KOWALCZYK, M. Tanguy AUBRY DE LA TOUR) sont tenus solidairement des charges jusqu’au partage, en vertu de la clause de solidarité du règlement de copropriété.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either(
        'C.C.A.B. – Cabinet Champenois d’Administration de Biens',
        'Cabinet Champenois d’Administration de Biens',
        'C.C.A.B.',
      ),
      building: 'LES COTEAUX DE SAINT-REMI',
      building_address: '92 boulevard Diancourt, 51100 REIMS',
      rnc: 'AB3078814',
      owner: 'SUCCESSION DE M. AUBRY DE LA TOUR Xavier',
      lots: ['113', '208'],
      account: '450 0067 113',
      period_from: '2022-10-01',
      period_to: '2023-06-30',
      as_of: '2023-06-30',
      balance: debits(REIMS) - credits(REIMS),
      total_debit: debits(REIMS),
      total_credit: credits(REIMS),
      entries: told(REIMS),
    },
    absent: ['iban', 'notary', 'due_on', 'charges_reelles', 'tantiemes'],
  },
);

export const COMPTES_DE_COPROPRIETAIRES = [timeline, ledger, heirs];
