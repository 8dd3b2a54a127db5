// An owner's account three times: debits and credits, a customer area, a running balance.
import { either, paperOf } from '../../paper.ts';
import { brief, dotted, slashed, spaced, sum, table } from '../../writing.ts';
import { row } from './parts.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const CANTAL: readonly Move[] = [
  ['2025-10-01', 'Appel provision 4T2025', 38415],
  ['2025-10-01', 'Fonds de travaux 4T2025', 1920],
  ['2025-10-13', 'Règlement chèque 0041877', -40335],
  ['2026-01-01', 'Appel provision 1T2026', 39180],
  ['2026-01-01', 'Fonds de travaux 1T2026', 1959],
  ['2026-01-19', 'Règlement chèque 0041902', -41139],
  ['2026-04-01', 'Appel provision 2T2026', 39180],
  ['2026-04-01', 'Fonds de travaux 2T2026', 1959],
  ['2026-05-28', 'Répartition charges 2025', 11274],
  ['2026-06-02', 'Règlement virement', -41139],
  ['2026-07-01', 'Appel provision 3T2026', 39180],
  ['2026-07-01', 'Fonds de travaux 3T2026', 1959],
  ['2026-07-15', 'Travaux porte de hall 1/2', 16420],
  ['2026-08-03', 'Règlement virement', -52413],
];
const cantalBalance = debits(CANTAL) - credits(CANTAL);

const aurillac = paperOf(
  'releve-debit-credit-aurillac',
  `font: 8.6pt 'Nimbus Sans', sans-serif; padding: 12mm 14mm; .m th { border: .25mm solid #000; background: #ddd; font-weight: bold; text-align: center } .m td { border-left: .25mm solid #000; border-right: .25mm solid #000; padding: .8mm 1.5mm } .m td:nth-child(n+3) { text-align: right } .e td { border: .25mm solid #000 !important; font-weight: bold } .box { border: .25mm solid #000; padding: 2mm; width: 84mm }`,
  [
    `<table><tr><td style="width:92mm"><b style="font-size:12pt">HAUTE-AUVERGNE HABITAT CONSEIL</b><br>Syndic – Gestion locative<br>22 avenue de la République, 15000 AURILLAC<br>Tél. 04 71 00 35 18</td><td style="padding-top:12mm;font-size:10pt">Mlle LAPORTE-VIALARD Agnès<br>7 rue du Monastère<br>15000 AURILLAC</td></tr></table>
    <div class="box">Immeuble : <b>LE GRAVIER</b> (réf. 061)<br>11 cours Monthyon – 15000 AURILLAC<br>Compte n° 061.450.0022 – Lots : 22, 48</div>
    <h1 style="font-size:13pt;text-align:center;margin:6mm 0 1mm">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1><p style="text-align:center">Mouvements du ${slashed('2025-10-01')} au ${slashed('2026-09-30')} – édité le ${slashed('2026-10-06')}</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      [
        ...CANTAL.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        row('e', ['', 'TOTAL DES MOUVEMENTS', spaced(debits(CANTAL)), spaced(credits(CANTAL))]),
        row('e', ['', 'SOLDE DÉBITEUR AU 30/09/2026', spaced(cantalBalance), '']),
      ],
      'm',
    )}
    <p style="margin-top:5mm">Ce relevé ne tient pas compte de l’appel du 01/10/2026. En votre aimable règlement, si ce n’est déjà fait. Toute réclamation doit nous parvenir dans les quinze jours.</p>
    <p style="position:absolute;bottom:7mm;left:14mm;right:14mm;font-size:6.4pt">SARL HAUTE-AUVERGNE HABITAT CONSEIL – Capital 15 000 € – SIRET 900 006 152 00013 – CPI 1501 2022 000 000 018 – Garantie GALIAN – Médiateur : Medicys, 73 boulevard de Clichy 75009 Paris</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'HAUTE-AUVERGNE HABITAT CONSEIL',
      building: 'LE GRAVIER',
      building_address: '11 cours Monthyon, 15000 AURILLAC',
      owner: 'Mlle LAPORTE-VIALARD Agnès',
      lots: ['22', '48'],
      account: '061.450.0022',
      period_from: '2025-10-01',
      period_to: '2026-09-30',
      as_of: either('2026-09-30', '2026-10-06'),
      balance: cantalBalance,
      total_debit: debits(CANTAL),
      total_credit: credits(CANTAL),
      entries: told(CANTAL),
    },
    absent: ['rnc', 'iban', 'total', 'due_on', 'charges_reelles'],
  },
);

const VELAY: readonly Move[] = [
  ['2026-10-12', 'Prélèvement SEPA', -33790],
  ['2026-10-01', 'Appel de fonds T4 2026', 33790],
  ['2026-09-22', 'Régularisation charges 2025-2026', -7145],
  ['2026-07-10', 'Prélèvement SEPA', -33790],
  ['2026-07-01', 'Appel de fonds T3 2026', 33790],
];
const signed = (cents: number) => `${cents > 0 ? '-' : '+'}${spaced(Math.abs(cents))} €`;

const lepuy = paperOf(
  'releve-espace-client-le-puy-en-velay',
  `font: 9.4pt/1.5 'DejaVu Sans', sans-serif; padding: 10mm 12mm; .url { font-size: 6.6pt; display: flex; justify-content: space-between; color: #333 } .nav { background: #16324f; color: #fff; padding: 2mm 3mm; margin: 3mm 0; font-size: 8pt } .card { border: .2mm solid #ccd; border-radius: 2mm; padding: 4mm; margin: 3mm 0 } .card b.n { font-size: 19pt; color: #1c7c3c } .op { display: grid; grid-template-columns: 26mm 1fr 34mm; border-bottom: .2mm solid #e2e2ea; padding: 1.6mm 0 } .op b { text-align: right }`,
  [
    `<div class="url"><span>03/11/2026 21:14</span><span>Mon compte – Espace copropriétaire Velay Syndic</span></div>
    <div class="nav">VELAY SYNDIC &nbsp;&nbsp; Accueil &nbsp; | &nbsp; <u>Mon compte</u> &nbsp; | &nbsp; Mes documents &nbsp; | &nbsp; Ma copropriété &nbsp; | &nbsp; Signaler un incident &nbsp; | &nbsp; Déconnexion</div>
    <p>Bonjour <b>Monsieur Tomasz WIŚNIEWSKI</b></p><p>Ma copropriété : LES BALCONS DE CORNEILLE – 24 boulevard Saint-Louis, 43000 LE PUY-EN-VELAY<br>Mon lot : 31 (appartement) – Code client VS043-0031</p>
    <div class="card">Solde de mon compte au 03/11/2026<br><b class="n">${spaced(7145)} €</b><br>Compte créditeur : cette somme est en votre faveur.</div>
    <h2 style="font-size:11pt">Mes dernières opérations</h2>${VELAY.map(([day, label, cents]) => `<div class="op"><span>${slashed(day)}</span><span>${label}</span><b>${signed(cents)}</b></div>`).join('')}
    <p style="font-size:7.6pt;margin-top:4mm">Afficher plus d’opérations ⌄ &nbsp;&nbsp; Télécharger mon relevé de compte (PDF) &nbsp;&nbsp; Payer en ligne</p>
    <div class="card" style="font-size:8pt"><b>Le saviez-vous ?</b> Avec l’option « tout électronique », recevez vos convocations par lettre recommandée électronique et économisez les frais d’affranchissement.</div>
    <p style="font-size:7pt;color:#555">Velay Syndic, 6 place Michelet, 43000 Le Puy-en-Velay – Mentions légales – Données personnelles – Cookies<br>Les sommes appelées sont précédées du signe -, vos règlements et crédits du signe +.</p><div class="url" style="position:absolute;bottom:6mm;left:12mm;right:12mm"><span>https://espace.velaysyndic.example.fr/compte/VS043-0031</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Velay Syndic',
      building: 'LES BALCONS DE CORNEILLE',
      building_address: '24 boulevard Saint-Louis, 43000 LE PUY-EN-VELAY',
      owner: 'Monsieur Tomasz WIŚNIEWSKI',
      lots: ['31'],
      account: 'VS043-0031',
      as_of: '2026-11-03',
      balance: -7145,
      entries: either(told(VELAY), told(VELAY.toReversed())),
    },
    absent: ['rnc', 'iban', 'total', 'total_debit', 'total_credit', 'meeting_on'],
  },
);

const ROUERGUE: readonly Move[] = [
  ['2026-01-01', 'REPORT A NOUVEAU', 12050],
  ['2026-01-05', 'PROV. 1T26', 51275],
  ['2026-01-27', 'VIR M CAZALS', -63325],
  ['2026-04-03', 'PROV. 2T26', 51275],
  ['2026-04-29', 'VIR M CAZALS', -51275],
  ['2026-06-18', 'SOLDE CHARGES 2025', 8466],
  ['2026-07-03', 'PROV. 3T26', 51275],
  ['2026-09-08', 'FRAIS MISE EN DEMEURE', 4800],
  ['2026-10-02', 'PROV. 4T26', 51275],
];
const rodezLeft = (index: number) => sum(ROUERGUE.slice(0, index + 1).map(([, , cents]) => cents));
const rodezBalance = debits(ROUERGUE) - credits(ROUERGUE);

const rodez = paperOf(
  'releve-solde-progressif-rodez',
  `font: 9pt 'Nimbus Sans Narrow', sans-serif; padding: 13mm 15mm; .m th { background: #6b4f2a; color: #fff } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .m tr:nth-child(even) td { background: #f4efe7 } .f td { font-weight: bold; border-top: .4mm solid #6b4f2a }`,
  [
    `<table><tr><td><b style="font-size:14pt;color:#6b4f2a">ROUERGUE SYNDIC</b><br>Cabinet Alary-Bonnefous<br>3 boulevard d’Estourmel, 12000 RODEZ</td><td style="text-align:right">Extrait de cpte arrêté au <b>02.11.2026</b><br>Page 1 / 1</td></tr></table>
    <p style="margin:8mm 0 6mm 105mm;font-size:10.5pt">M. CAZALS Jérôme<br>M. CAZALS Yohan<br>(indivision CAZALS)<br>Le Monastère – 2 chemin du Moulinet<br>12000 LE MONASTÈRE</p>
    <p>Copropriété : 117 – RÉSIDENCE FOIRAIL – 15 avenue Victor Hugo, 12000 RODEZ – Immat. AG1184730<br>Cpte 117-045001 INDIVISION CAZALS – lot 45 (local commercial), lot 46 (réserve) – 1 208 / 20 000</p>
    ${table(
      ['Date', 'Opération', 'Débit', 'Crédit', 'Solde'],
      [
        ...ROUERGUE.map(([day, label, cents], index) => [
          brief(day),
          label,
          cents > 0 ? dotted(cents) : '',
          cents < 0 ? dotted(-cents) : '',
          `${dotted(rodezLeft(index))}${rodezLeft(index) === 0 ? '' : ' D'}`,
        ]),
        row('f', [
          '',
          'Totaux',
          dotted(debits(ROUERGUE)),
          dotted(credits(ROUERGUE)),
          `${dotted(rodezBalance)} D`,
        ]),
      ],
      'm',
    )}
    <p style="margin-top:6mm">Votre compte présente un solde débiteur de <b>${dotted(rodezBalance)} €</b>. Nous vous saurions gré de régulariser cette situation avant le 20 novembre, date à laquelle le dossier sera transmis à notre conseil, la SCP Vayssade, avocats à Rodez.</p><p>Extrait délivré à la demande de Me Delmas, notaire, dans le cadre de la vente des lots : il ne vaut ni état daté ni certificat de l’article 20.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('ROUERGUE SYNDIC', 'ROUERGUE SYNDIC Cabinet Alary-Bonnefous'),
      building: 'RÉSIDENCE FOIRAIL',
      building_address: '15 avenue Victor Hugo, 12000 RODEZ',
      rnc: 'AG1184730',
      owner: either('INDIVISION CAZALS', 'M. CAZALS Jérôme M. CAZALS Yohan (indivision CAZALS)'),
      lots: ['45', '46'],
      tantiemes: 1208,
      base: 20000,
      account: '117-045001',
      as_of: '2026-11-02',
      balance: rodezBalance,
      total_debit: debits(ROUERGUE),
      total_credit: credits(ROUERGUE),
      entries: either(told(ROUERGUE), told(ROUERGUE.slice(1))),
    },
    absent: ['iban', 'total', 'charges_reelles'],
  },
);

export const RELEVES = [aurillac, lepuy, rodez];
