// Calls for funds as a volunteer's spreadsheet and as a customer area printed from the browser.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { english, sum, table, thin } from '../../writing.ts';
import { shareOf } from './appels-syndics.ts';

const REMPARTS = accountOf('remparts-provins');
const BUDGET = [
  ['Assurance immeuble', 148000],
  ['Eau', 96000],
  ['EDF communs', 21500],
  ['Ménage', 124800],
  ['Frais banque + timbres', 9700],
] as const;
const year = sum(BUDGET.map(([, cents]) => cents));
const half = year / 2;
const OWNERS = [
  ['Lot 1 + cave 6', 'M. Auclair', 310],
  ['Lot 2', 'Mme Nguyen-Moreau', 265],
  ['Lot 3 + cave 7', 'Indivision Pasquet', 240],
  ['Lots 4 et 5', 'M. et Mme Sérusier', 185],
] as const;
const fundHalf = 25000;
const mine = shareOf(half, 265, 1000);
const myFund = shareOf(fundHalf, 265, 1000);
const roof = 62010;

const sheet = paperOf(
  'appel-tableur-provins',
  `font: 10pt 'Carlito', sans-serif; padding: 16mm; td, th { border: .2mm solid #bbb; padding: .8mm 1.5mm } th { background: #c6e0b4; font-weight: bold } td:nth-child(n+2) { text-align: right } .y td { background: #ffff99; font-weight: bold } .n td:nth-child(2) { text-align: left }`,
  [
    `<p style="font-size:14pt"><b>Copropriété 6 rue Saint-Thibault 77160 PROVINS</b></p><p>Syndic bénévole : Bertrand AUCLAIR (06 00 00 41 77, auclair.b@example.fr) – assurance et carnet chez moi, 1er étage</p>
    <p style="font-size:13pt;background:#548235;color:#fff;padding:1.5mm"><b>APPEL DE FONDS 1er SEMESTRE 2027 (01/01/2027 – 30/06/2027)</b></p>
    <p>Pour : <b>Mme Thuy Linh NGUYEN-MOREAU</b> – lot 2 – 265/1000e</p>
    ${table(
      ['Poste (budget voté à l’AG du 03/10/2026)', 'Année', '1er semestre', 'Votre part'],
      [
        ...BUDGET.map(([label, cents]) => [
          label,
          english(cents),
          english(cents / 2),
          english(shareOf(cents / 2, 265, 1000)),
        ]),
        `<tr class="y"><td>TOTAL CHARGES</td><td>${english(year)}</td><td>${english(half)}</td><td>${english(mine)}</td></tr>`,
        ['Fonds travaux', english(fundHalf * 2), english(fundHalf), english(myFund)],
        ['Gouttière + zinguerie, solde (Ets Laplanche)', '', english(234000), english(roof)],
        `<tr class="y"><td>TOTAL À VERSER</td><td></td><td></td><td>${english(mine + myFund + roof)} EUR</td></tr>`,
      ],
    )}
    <p style="margin-top:5mm">Merci de virer avant le <b>10/01/2027</b> sur le compte de la copro : ${REMPARTS.spaced} (pas de chèque svp, la banque prend 5 € !)</p>
    <p style="margin-top:6mm"><i>Pour info, répartition entre nous :</i></p>
    ${table(
      ['Lots', 'Copropriétaire', 'Millièmes', 'Charges S1'],
      OWNERS.map(([lots, name, part]) => [lots, name, part, english(shareOf(half, part, 1000))]),
      'n',
    )}
    <p style="margin-top:4mm">Les sommes sont arrondies au centime. L’arrêté des comptes 2026 vous sera envoyé en février. Bonnes fêtes à tous ! Bertrand</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Bertrand AUCLAIR',
      building_address: '6 rue Saint-Thibault, 77160 PROVINS',
      owner: 'Mme Thuy Linh NGUYEN-MOREAU',
      lots: ['2'],
      tantiemes: 265,
      base: 1000,
      iban: REMPARTS.iban,
      period_from: '2027-01-01',
      period_to: '2027-06-30',
      due_on: either('2027-01-10', '2027-01-01'),
      total: mine + myFund + roof,
      courantes: mine,
      fonds_travaux: myFund,
      travaux: roof,
      to_pay: mine + myFund + roof,
    },
    absent: ['rnc', 'solde_anterieur', 'avances', 'recoverable', 'account'],
  },
);

const CALL = { current: 46822, heating: 21930, fund: 3437, advance: 6000 };
const call = sum(Object.values(CALL));
const credit = 1544;
const browser = paperOf(
  'appel-espace-client-antony',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 9mm 12mm; .br { display: flex; justify-content: space-between; font-size: 6.8pt; color: #333 } .nav { background: #0d3b66; color: #fff; padding: 2mm 4mm; margin: 3mm 0 5mm; display: flex; gap: 8mm; font-size: 8.4pt } .cards { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm } .card { border: .25mm solid #cdd7e0; border-radius: 2mm; padding: 3mm } .card b { font-size: 13pt; display: block } .card span { font-size: 7.4pt; color: #667 } .d td { border-bottom: .2mm solid #dde } .d td:last-child { text-align: right; white-space: nowrap } .end { position: absolute; bottom: 7mm; left: 12mm; right: 12mm }`,
  [
    `<div class="br"><span>24/09/2026 21:07</span><span>Mes appels de fonds | Espace copropriétaire Logéa Syndic</span></div><div class="nav"><b>Logéa Syndic</b><span>Accueil</span><span>Mon compte</span><span><u>Mes appels de fonds</u></span><span>Documents</span><span>Assemblées</span><span>Messagerie (2)</span></div>
    <p>Bonjour <b>Mme Ana-Lucía FERNÁNDEZ DE CASTRO</b> · Résidence Les Jardins de Tourvoie, 31 avenue du Bois de Verrières, 92160 Antony · Lots 205, 318 · <a>changer de copropriété</a></p>
    <h1 style="font-size:15pt">Appel de fonds n° 2026-4</h1><p>Émis le 15 septembre 2026 · Période : 1er octobre 2026 – 31 décembre 2026</p>
    <div class="cards"><div class="card"><b>${thin(call)} €</b><span>Montant de l’appel</span></div><div class="card"><b>− ${thin(credit)} €</b><span>Solde antérieur (en votre faveur)</span></div><div class="card" style="background:#e9f5ee"><b>${thin(call - credit)} €</b><span>Reste à payer · exigible le 01/10/2026</span></div></div>
    <p style="margin-top:5mm"><a style="background:#0d3b66;color:#fff;padding:1.5mm 5mm;border-radius:1mm">Payer en ligne</a> &nbsp; <a>Télécharger le PDF</a> &nbsp; <a>Signaler une erreur</a></p>
    <h2 style="font-size:11pt;margin-top:6mm">Détail</h2>
    ${table(
      [],
      [
        ['Provision charges courantes · clé Générale · 524 / 50 000', `${thin(CALL.current)} €`],
        ['Provision chauffage collectif · clé Chauffage · 498 / 41 260', `${thin(CALL.heating)} €`],
        ['Fonds de travaux · 524 / 50 000', `${thin(CALL.fund)} €`],
        ['Avance de trésorerie (complément voté le 11/06/2026)', `${thin(CALL.advance)} €`],
        ['<b>Total</b>', `<b>${thin(call)} €</b>`],
      ],
      'd',
    )}
    <h2 style="font-size:11pt;margin-top:6mm">Appels précédents</h2>
    ${table(
      [],
      [
        ['Appel n° 2026-3 · du 01/07/2026 au 30/09/2026 · payé le 03/07/2026', '721,89 €'],
        ['Appel n° 2026-2 · du 01/04/2026 au 30/06/2026 · payé le 02/04/2026', '721,89 €'],
        ['Appel n° 2026-1 · du 01/01/2026 au 31/03/2026 · payé le 05/01/2026', '714,20 €'],
      ],
      'd',
    )}
    <div class="card" style="margin-top:7mm;background:#fff7e0"><span style="font-size:8.4pt;color:#333"><b style="font-size:9.4pt">Passez au prélèvement !</b>Plus d’oubli, plus de frais de relance. Activez le prélèvement mensuel ou trimestriel en deux clics depuis « Mon compte ».</span></div>
    <p style="font-size:7.2pt;color:#667;margin-top:8mm">Logéa Syndic · 4 rue Auguste Mounié, 92160 Antony · 01 46 00 31 90 (appel non surtaxé) · Mentions légales · Cookies · Données personnelles</p>
    <div class="br end"><span>https://espace.logea-syndic.example.fr/appels/2026-4</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Logéa Syndic',
      building: 'Résidence Les Jardins de Tourvoie',
      building_address: '31 avenue du Bois de Verrières, 92160 Antony',
      owner: 'Mme Ana-Lucía FERNÁNDEZ DE CASTRO',
      lots: ['205', '318'],
      tantiemes: 524,
      base: 50000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: call,
      courantes: CALL.current + CALL.heating,
      fonds_travaux: CALL.fund,
      avances: CALL.advance,
      solde_anterieur: -credit,
      to_pay: call - credit,
    },
    absent: ['rnc', 'iban', 'travaux', 'recoverable', 'charges_reelles'],
  },
);

export const APPELS_AUTRES = [sheet, browser];
