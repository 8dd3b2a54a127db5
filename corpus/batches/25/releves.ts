// Statements of one owner's account: letters D and C, a customer area printed from the browser, a ledger on two sheets.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, pointed, slashed, spaced, sum, table } from '../../writing.ts';
import { footer } from './outils.ts';

/** Positive: a debit. */
type Move = readonly [day: string, journal: string, label: string, cents: number];
const told = (moves: readonly Move[]) =>
  moves.map(([day, , label, cents]) => `${day} ${cents} ${label}`);
const toldWith = (moves: readonly Move[]) =>
  moves.map(([day, journal, label, cents]) => `${day} ${cents} ${journal} ${label}`);
const debitsOf = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(move[3], 0)));
const creditsOf = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(-move[3], 0)));

const TOTEM: readonly Move[] = [
  ['2026-01-01', 'AC', 'Appel provisions 1er trim. 2026', 48712],
  ['2026-01-01', 'AC', 'Appel fonds travaux 1er trim. 2026', 2436],
  ['2026-01-09', 'BQ', 'Votre chèque n° 4410082', -51148],
  ['2026-03-15', 'TX', 'Etanchéité terrasses – appel 1/3', 31860],
  ['2026-04-01', 'AC', 'Appel provisions 2e trim. 2026', 48712],
  ['2026-04-01', 'AC', 'Appel fonds travaux 2e trim. 2026', 2436],
  ['2026-04-13', 'BQ', 'Votre virement', -60000],
  ['2026-05-28', 'OD', 'Régularisation charges 2025', -13244],
  ['2026-06-15', 'TX', 'Etanchéité terrasses – appel 2/3', 31860],
  ['2026-07-01', 'AC', 'Appel provisions 3e trim. 2026', 48712],
  ['2026-07-01', 'AC', 'Appel fonds travaux 3e trim. 2026', 2436],
  ['2026-08-03', 'BQ', 'Votre virement', -90000],
  ['2026-09-10', 'FR', 'Lettre de relance', 1900],
];
const totemBalance = sum(TOTEM.map((move) => move[3]));
const running = (moves: readonly Move[], index: number, before = 0) =>
  before + sum(moves.slice(0, index + 1).map((move) => move[3]));

const letters = paperOf(
  'releve-extrait-villeurbanne',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; .m th { background: #eee; border: .2mm solid #888; font-weight: bold } .m td { border-left: .2mm solid #888; border-right: .2mm solid #888; padding: .8mm 1.5mm } .m { border-bottom: .2mm solid #888 } .m td:nth-child(n+4), .m th:nth-child(n+4) { text-align: right; white-space: nowrap } .tt td { border: .2mm solid #888; font-weight: bold } .ref td { padding: .4mm 1mm }`,
  [
    `<table><tr><td style="width:96mm"><b style="font-size:14pt">Gratte-Ciel Immobilier</b><br><i>une agence du groupe SYNERIS</i><br>88 avenue Henri-Barbusse, 69100 VILLEURBANNE<br>Tél. 04 72 00 31 66 – copro@gratteciel-immo.example.fr</td><td style="padding-top:14mm;font-size:10.5pt">M. et Mme NGUYEN VAN Thanh<br>112 cours Émile-Zola<br>Bât. C – 5e étage<br>69100 VILLEURBANNE</td></tr></table>
    <table class="ref" style="margin-top:6mm;width:120mm"><tr><td>Immeuble :</td><td><b>0641 LE TOTEM</b> – 112 cours Émile-Zola – 69100 VILLEURBANNE</td></tr><tr><td>N° de compte :</td><td>0641.450.0087</td></tr><tr><td>Lots :</td><td>87 – 212 – 340</td></tr><tr><td>Registre :</td><td>AA8157302</td></tr></table>
    <h1 style="font-size:13pt;text-align:center;margin-top:6mm">EXTRAIT DE VOTRE COMPTE DE COPROPRIÉTAIRE</h1><p style="text-align:center">Opérations du ${slashed('2026-01-01')} au ${slashed('2026-09-30')} – édité le ${slashed('2026-10-02')}</p>
    ${table(
      ['Date', 'Jal', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ['01/01/26', 'AN', 'Report à nouveau', '', '', '0,00'],
        ...TOTEM.map(([day, journal, label, cents], index) => [
          brief(day),
          journal,
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          debitCredit(running(TOTEM, index)),
        ]),
        `<tr class="tt"><td colspan="3">Totaux de la période</td><td>${spaced(debitsOf(TOTEM))}</td><td>${spaced(creditsOf(TOTEM))}</td><td>${debitCredit(totemBalance)}</td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:4mm;font-size:10pt"><b>Solde débiteur au ${slashed('2026-09-30')} : ${spaced(totemBalance)} €</b> – D : somme due au syndicat – C : somme en votre faveur</p>
    <p style="font-size:8pt">Prochaines échéances portées à votre connaissance (non comprises ci-dessus) : appel du 4e trimestre au 01/10/2026, 511,48 € ; étanchéité des terrasses, appel 3/3 au 15/12/2026, 318,60 €.</p><p style="font-size:8pt">Sauf erreur ou omission de notre part. Les chèques sont portés au crédit sous réserve d’encaissement. Toute contestation est à adresser par écrit à votre comptable, Mme Fatoumata SISSOKO.</p>${footer('SYNERIS RHÔNE SAS, 1 rue de la Villette 69003 LYON – capital 1 200 000 € – RCS Lyon 900 618 332 – CPI 6901 2016 000 009 114 – Garantie financière Compagnie Exemple – Médiateur : CNPM Exemple, Saint-Chamond')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('Gratte-Ciel Immobilier', 'SYNERIS RHÔNE'),
      building: either('LE TOTEM', '0641 LE TOTEM'),
      building_address: '112 cours Émile-Zola, 69100 VILLEURBANNE',
      rnc: 'AA8157302',
      owner: 'M. et Mme NGUYEN VAN Thanh',
      lots: ['87', '212', '340'],
      account: '0641.450.0087',
      period_from: '2026-01-01',
      period_to: '2026-09-30',
      as_of: either('2026-09-30', '2026-10-02'),
      balance: totemBalance,
      total_debit: debitsOf(TOTEM),
      total_credit: creditsOf(TOTEM),
      entries: either(
        told(TOTEM),
        toldWith(TOTEM),
        ['2026-01-01 0 Report à nouveau', ...told(TOTEM)],
        ['2026-01-01 0 AN Report à nouveau', ...toldWith(TOTEM)],
      ),
    },
    absent: ['iban', 'total', 'to_pay', 'charges_reelles', 'due_on'],
  },
);

const WEB: readonly Move[] = [
  ['2026-10-12', '', 'Prélèvement SEPA', -39418],
  ['2026-10-01', '', 'Appel de fonds T4 2026 – Fonds travaux', 1877],
  ['2026-10-01', '', 'Appel de fonds T4 2026 – Charges courantes', 37541],
  ['2026-07-10', '', 'Prélèvement SEPA', -39418],
  ['2026-07-01', '', 'Appel de fonds T3 2026 – Fonds travaux', 1877],
  ['2026-07-01', '', 'Appel de fonds T3 2026 – Charges courantes', 37541],
  ['2026-06-24', '', 'Régularisation de charges 2025', -8862],
];
const signed = (cents: number) => `${cents < 0 ? '−' : '+'} ${spaced(Math.abs(cents))} €`;

const browser = paperOf(
  'releve-espace-client-nantes',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 9mm 12mm; .bar { display: flex; justify-content: space-between; font-size: 7pt; color: #333 } .nav { display: flex; gap: 6mm; background: #004f59; color: #fff; padding: 3mm; margin: 4mm 0 } .card { border: .2mm solid #cfd8da; border-radius: 2mm; padding: 4mm; margin-bottom: 4mm } .l td { border-bottom: .2mm solid #e3e8e9; padding: 1.6mm } .l td:last-child { text-align: right; white-space: nowrap } .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm }`,
  [
    `<div class="bar"><span>14/10/2026 21:07</span><span>Mon compte copropriétaire | Cabinet LE GUENNEC</span></div><div class="nav"><b>LE GUENNEC en ligne</b><span>Accueil</span><span>Mes lots</span><span>Mon compte</span><span>Documents</span><span>Assemblées</span><span>Contact</span></div>
    <p style="color:#666;font-size:8pt">Accueil › Mon compte › Situation détaillée</p><h1 style="font-size:16pt;color:#004f59">Bonjour Mme Bénédicte DE KERGARIOU</h1>
    <div class="grid"><div class="card"><b>Ma copropriété</b><br>L’Erdre et Loire<br>3 à 7 quai de Versailles<br>44000 Nantes<br>Immatriculation AC4 602 718</div><div class="card"><b>Mes lots</b><br>Lot 14 – appartement (412 tantièmes)<br>Lot 39 – parking (18 tantièmes)<br>N° client C-30918</div></div>
    <div class="card" style="text-align:center;background:#eef6f6">Solde de mon compte au 14/10/2026<br><span style="font-size:22pt;color:#00796b">${spaced(8862)} €</span><br>Votre compte est créditeur, vous n’avez rien à régler.<br><button style="margin-top:2mm">Télécharger mon relevé (PDF)</button> <button>Payer par carte</button></div>
    <div class="card"><b>Derniers mouvements</b> <span style="font-size:7.6pt;color:#666">+ somme appelée &nbsp; − règlement ou avoir</span>${table(
      [],
      WEB.map(([day, , label, cents]) => [slashed(day), label, signed(cents)]),
      'l',
    )}<p style="font-size:7.6pt;color:#666;margin-top:2mm">7 mouvements affichés sur 41 – Afficher plus</p></div>
    <p style="font-size:7.6pt">Une question ? Votre gestionnaire Yann Kerbrat vous répond au 02 40 00 77 15, du lundi au jeudi de 14 h à 17 h. Cabinet Le Guennec, 2 rue Racine, 44000 Nantes – Mentions légales – Politique de confidentialité – Gérer mes cookies</p><div class="bar" style="position:absolute;bottom:6mm;left:12mm;right:12mm"><span>https://extranet.leguennec.example.fr/compte/situation?id=30918</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Cabinet LE GUENNEC',
      building: 'L’Erdre et Loire',
      building_address: '3 à 7 quai de Versailles, 44000 Nantes',
      rnc: 'AC4602718',
      owner: 'Mme Bénédicte DE KERGARIOU',
      lots: ['14', '39'],
      as_of: '2026-10-14',
      balance: -8862,
      entries: either(told(WEB), told(WEB.toReversed())),
    },
    absent: ['iban', 'total_debit', 'total_credit', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const PAU_FIRST: readonly Move[] = [
  ['2025-01-01', 'APF', 'APPEL 1T25 CHARGES', 62180],
  ['2025-01-01', 'APF', 'APPEL 1T25 FDS TRAVAUX', 3109],
  ['2025-01-20', 'ENC', 'CHEQUE LABORDE', -65289],
  ['2025-04-01', 'APF', 'APPEL 2T25 CHARGES', 62180],
  ['2025-04-01', 'APF', 'APPEL 2T25 FDS TRAVAUX', 3109],
  ['2025-05-05', 'ENC', 'CHEQUE LABORDE', -65289],
  ['2025-06-17', 'REG', 'SOLDE CHARGES EX. 2024', 21433],
  ['2025-07-01', 'APF', 'APPEL 3T25 CHARGES', 62180],
  ['2025-07-01', 'APF', 'APPEL 3T25 FDS TRAVAUX', 3109],
  ['2025-07-01', 'APT', 'APPEL TRX PORTE GARAGE', 9640],
  ['2025-08-28', 'ENC', 'CHEQUE LABORDE', -96362],
  ['2025-10-01', 'APF', 'APPEL 4T25 CHARGES', 62180],
  ['2025-10-01', 'APF', 'APPEL 4T25 FDS TRAVAUX', 3109],
  ['2025-11-24', 'REL', 'FRAIS DE RAPPEL', 1500],
];
const PAU_SECOND: readonly Move[] = [
  ['2026-01-01', 'APF', 'APPEL 1T26 CHARGES', 64365],
  ['2026-01-01', 'APF', 'APPEL 1T26 FDS TRAVAUX', 3218],
  ['2026-01-08', 'REL', 'MISE EN DEMEURE RAR', 4500],
  ['2026-02-02', 'ENC', 'VIRT NOTAIRE SUCCESSION LABORDE', -138872],
  ['2026-04-01', 'APF', 'APPEL 2T26 CHARGES', 64365],
  ['2026-04-01', 'APF', 'APPEL 2T26 FDS TRAVAUX', 3218],
  ['2026-04-27', 'ENC', 'VIRT J.M. LABORDE', -67583],
  ['2026-06-22', 'REG', 'SOLDE CHARGES EX. 2025', 11806],
];
const PAU = [...PAU_FIRST, ...PAU_SECOND];
const pauBalance = sum(PAU.map((move) => move[3]));
const pauHead = (page: number) =>
  `<table style="border-bottom:.4mm solid #000"><tr><td>PYRENEES GESTION SYNDIC<br>21 RUE MARECHAL JOFFRE<br>64000 PAU</td><td style="text-align:center"><b>HISTORIQUE DE COMPTE</b><br>DU ${pointed('2025-01-01')} AU ${pointed('2026-06-30')}</td><td style="text-align:right">EDITE LE ${pointed('2026-07-07')}<br>PAGE ${page} SUR 2</td></tr></table><p style="margin-top:3mm">IMMEUBLE 0213 VILLA ARAGON – 4 AVENUE TRESPOEY 64000 PAU<br>COMPTE 45010-0213-011 – SUCC. LABORDE : MME VVE LABORDE NEE CAZENAVE SUZANNE (USUF.) / M. LABORDE JEAN-MICHEL (NP)<br>LOTS 11, 26, 33</p>`;
const pauTable = (moves: readonly Move[], first: string, before: number, end: string) =>
  table(
    ['DATE', 'JNL', 'LIBELLE', 'DEBIT', 'CREDIT', 'SOLDE'],
    [
      first,
      ...moves.map(([day, journal, label, cents], index) => [
        pointed(day),
        journal,
        label,
        cents > 0 ? spaced(cents) : '',
        cents < 0 ? spaced(-cents) : '',
        spaced(running(moves, index, before)),
      ]),
      end,
    ],
    'm',
  );
const firstLeft = sum(PAU_FIRST.map((move) => move[3]));

const history = paperOf(
  'releve-historique-pau',
  `font: 8.4pt/1.4 'DejaVu Sans Mono', monospace; .m th { border-bottom: .3mm solid #000; border-top: .3mm solid #000 } .m td { padding: .6mm 1mm } .m td:nth-child(n+4), .m th:nth-child(n+4) { text-align: right; white-space: nowrap } .k td { border-top: .2mm dashed #000 }`,
  [
    `${pauHead(1)}${pauTable(PAU_FIRST, '<tr><td></td><td></td><td>SOLDE AU 31.12.2024</td><td></td><td></td><td>0,00</td></tr>', 0, `<tr class="k"><td></td><td></td><td>A REPORTER</td><td>${spaced(debitsOf(PAU_FIRST))}</td><td>${spaced(creditsOf(PAU_FIRST))}</td><td>${spaced(firstLeft)}</td></tr>`)}<p style="margin-top:8mm">Un solde positif est dû par le copropriétaire ; un solde précédé du signe – est en sa faveur.</p>`,
    `${pauHead(2)}${pauTable(PAU_SECOND, `<tr class="k"><td></td><td></td><td>REPORT</td><td>${spaced(debitsOf(PAU_FIRST))}</td><td>${spaced(creditsOf(PAU_FIRST))}</td><td>${spaced(firstLeft)}</td></tr>`, firstLeft, `<tr class="k"><td></td><td></td><td>TOTAUX GENERAUX</td><td>${spaced(debitsOf(PAU))}</td><td>${spaced(creditsOf(PAU))}</td><td>${spaced(pauBalance)}</td></tr>`)}<p style="margin-top:6mm">SOLDE DU COMPTE AU ${pointed('2026-06-30')} : ${spaced(pauBalance)} EUR DEBITEUR</p><p>Edition demandée par Me CASTERA, notaire à Pau, dans le cadre de la vente des lots. Cet historique ne vaut pas état daté. Frais d’édition : inclus au forfait.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'PYRENEES GESTION SYNDIC',
      building: either('VILLA ARAGON', '0213 VILLA ARAGON'),
      building_address: '4 AVENUE TRESPOEY, 64000 PAU',
      owner: either(
        'SUCC. LABORDE : MME VVE LABORDE NEE CAZENAVE SUZANNE (USUF.) / M. LABORDE JEAN-MICHEL (NP)',
        'MME VVE LABORDE NEE CAZENAVE SUZANNE (USUF.) / M. LABORDE JEAN-MICHEL (NP)',
        'MME VVE LABORDE NEE CAZENAVE SUZANNE / M. LABORDE JEAN-MICHEL',
        'SUCC. LABORDE',
      ),
      lots: ['11', '26', '33'],
      account: '45010-0213-011',
      period_from: '2025-01-01',
      period_to: '2026-06-30',
      as_of: either('2026-06-30', '2026-07-07'),
      balance: pauBalance,
      total_debit: debitsOf(PAU),
      total_credit: creditsOf(PAU),
      entries: either(told(PAU), toldWith(PAU)),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

export const RELEVES = [letters, browser, history];
