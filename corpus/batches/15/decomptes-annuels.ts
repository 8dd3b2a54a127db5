// What a year cost one owner: a dense settlement by key, a spreadsheet, and a letter in prose.
import { either, paperOf } from '../../paper.ts';
import { inFull, slashed, spaced, sum, tr } from '../../writing.ts';
import { euro, round, share } from './outils.ts';

/** Percent of it that a tenant owes. */
type Cost = readonly [label: string, whole: number, tenant: number];
type Key = readonly [name: string, base: number, part: number, costs: readonly Cost[]];
const TOURS: readonly Key[] = [
  [
    '1 CHARGES COMMUNES GENERALES',
    100000,
    1876,
    [
      ['6161 ASS. MULTIRISQUE GAN EX.', 1123460, 0],
      ['6211 HONO. SYNDIC FORFAIT', 1410000, 0],
      ['6213 FRAIS POSTAUX', 98712, 0],
      ['6110 NETTOYAGE DES PC', 1684020, 100],
      ['6020 EDF MINUTERIES', 312277, 100],
    ],
  ],
  [
    '4 EAU CHAUDE SANITAIRE',
    4200,
    96,
    [
      ['6010 EAU (RELEVE GAL)', 884100, 100],
      ['6030 GAZ ECS', 1276655, 100],
    ],
  ],
  ['6 ASCENSEUR ESC. 2', 1000, 58, [['6140 CONTRAT SCHINDEX', 264000, 70]]],
];
const qp = ([, base, part]: Key, [, whole]: Cost) => share(whole, part, base);
const tenant = (key: Key, cost: Cost) => Math.round((qp(key, cost) * cost[2]) / 100);
const keyTotal = (key: Key) => sum(key[3].map((cost) => qp(key, cost)));
const keyTenant = (key: Key) => sum(key[3].map((cost) => tenant(key, cost)));
const tours = sum(TOURS.map(keyTotal));
const toursTenant = sum(TOURS.map(keyTenant));
const TOURS_PAID = 148000;

const dense = paperOf(
  'decompte-cles-tours',
  `font: 7.2pt/1.25 'DejaVu Sans', sans-serif; padding: 9mm 11mm; .d td { padding: .3mm 1mm } .d td:nth-child(n+2) { text-align: right; white-space: nowrap } .d .k td { font-weight: bold; border-top: .2mm solid #000 } .d .s td { font-style: italic; border-top: .1mm dotted #000 } .d .h td { background: #000; color: #fff } .bx { border: .4mm solid #000; width: 92mm; margin: 5mm 0 0 auto } .bx td:last-child { text-align: right }`,
  [
    `<table><tr><td style="width:105mm"><b style="font-size:11pt">TOURAINE COPRO SERVICES</b><br>S.A.R.L. J. &amp; M. BROSSARD<br>21 rue de la Scellerie – 37000 TOURS</td><td>Edition 18/04/2025 14:02<br>Folio 3/118<br>Comptes approuvés en AG le ${slashed('2025-04-10')}</td></tr></table>
    <p style="margin:7mm 0 7mm 112mm;font-size:9pt">M. OUEDRAOGO-RENARD PAUL-HENRI<br>14 RUE DU DOCTEUR FOURNIER<br>37000 TOURS</p>
    <p style="font-size:9pt"><b>RÉPARTITION INDIVIDUELLE DES DÉPENSES – EXERCICE 01/01/2024 – 31/12/2024</b></p><p>Immeuble 33 – RESIDENCE LES JARDINS DE BÉRANGER – 88 boulevard Béranger 37000 TOURS – Lots 0045 0046 0139</p>
    <table class="d">${tr(['Nature', 'Dépense TTC', 'Base', 'Tant.', 'Quote-part', 'Locatif'], 'h')}${TOURS.map((key) => `${tr([`Clé ${key[0]}`, '', String(key[1]), String(key[2]), '', ''], 'k')}${key[3].map((cost) => tr([cost[0], spaced(cost[1]), '', '', spaced(qp(key, cost)), spaced(tenant(key, cost))])).join('')}${tr([`Sous-total clé ${key[0].slice(0, 1)}`, spaced(sum(key[3].map((cost) => cost[1]))), '', '', spaced(keyTotal(key)), spaced(keyTenant(key))], 's')}`).join('')}${tr(['TOTAL DES CHARGES', spaced(sum(TOURS.map((key) => sum(key[3].map((cost) => cost[1]))))), '', '', spaced(tours), spaced(toursTenant)], 'k')}</table>
    <table class="bx">${tr(['Votre quote-part de charges', spaced(tours)])}${tr(['Provisions appelées sur l’exercice', `- ${spaced(TOURS_PAID)}`])}${tr([`<b>${tours > TOURS_PAID ? 'Solde en notre faveur (à payer)' : 'Solde en votre faveur'}</b>`, `<b>${spaced(Math.abs(tours - TOURS_PAID))}</b>`])}</table>
    <p style="margin-top:5mm">Le solde est porté à votre compte et figurera sur votre prochain appel : ne payez pas au vu du présent document. Part locative, sous réserve du décret n° 87-713 du 26 août 1987 : ${spaced(toursTenant)} €. Les frais privatifs (badges, relances) ne sont pas repris ici.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('TOURAINE COPRO SERVICES', 'S.A.R.L. J. & M. BROSSARD'),
      building: 'RESIDENCE LES JARDINS DE BÉRANGER',
      building_address: '88 boulevard Béranger, 37000 TOURS',
      owner: 'M. OUEDRAOGO-RENARD PAUL-HENRI',
      lots: ['45', '46', '139'],
      tantiemes: 1876,
      base: 100000,
      exercice_from: '2024-01-01',
      exercice_to: '2024-12-31',
      charges_reelles: tours,
      provisions: TOURS_PAID,
      difference: tours - TOURS_PAID,
      recoverable: toursTenant,
    },
    absent: ['rnc', 'iban', 'due_on', 'fonds_travaux', 'solde_anterieur'],
  },
);

const ARRAS: readonly (readonly [label: string, whole: number])[] = [
  ['assurance', 148000],
  ['EDF commun', 21743],
  ['eau Véolienne', 96210],
  ['ménage (Mme Petit, CESU)', 124800],
  ['entretien toiture', 33000],
  ['banque, timbres, cartouche', 8655],
];
const arrasWhole = sum(ARRAS.map(([, whole]) => whole));
const arrasParts = ARRAS.map(([, whole]) => share(whole, 225, 1000));
const arras = sum(arrasParts);
const ARRAS_PAID = 90000;

const sheet = paperOf(
  'decompte-tableur-arras',
  `font: 11pt 'Carlito', sans-serif; padding: 18mm; .x td, .x th { border: .2mm solid #888 } .x td:nth-child(n+2) { text-align: right } .x th { background: #ffe699; font-weight: bold }`,
  [
    `<p><b>COPROPRIÉTÉ DU 7 PETITE PLACE – 62000 ARRAS</b><br>Syndic non professionnel : Wladislas PIETRZAK</p><p>Décompte de charges 2023 (01/01 au 31/12/2023) – approuvé à l’AG du 09/03/2024</p><p style="margin:6mm 0">Pour : <b>Succession de Mme Yvonne DELAHAYE</b>, lots 3 et 8, <b>225/1000</b></p><table class="x"><thead><tr><th>Dépenses</th><th>Immeuble</th><th>Votre part</th></tr></thead><tbody>${ARRAS.map(([label, whole], index) => tr([label, spaced(whole), spaced(arrasParts[index] ?? 0)])).join('')}${tr(['<b>total</b>', `<b>${spaced(arrasWhole)}</b>`, `<b>${spaced(arras)}</b>`])}${tr(['déjà appelé (4 x 225,00)', '', spaced(ARRAS_PAID)])}${tr([arras > ARRAS_PAID ? 'reste à verser' : 'trop versé', '', spaced(Math.abs(arras - ARRAS_PAID))])}</tbody></table><p style="margin-top:6mm">Le fonds de travaux (60 € versés par vous en 2023) est à part et reste attaché au lot. Les factures sont dans le classeur bleu, chez moi, au 2e.</p><p>Arras, le 10 mars 2024, W. Pietrzak</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Wladislas PIETRZAK',
      building_address: '7 PETITE PLACE, 62000 ARRAS',
      owner: either('Succession de Mme Yvonne DELAHAYE', 'Mme Yvonne DELAHAYE'),
      lots: ['3', '8'],
      tantiemes: 225,
      base: 1000,
      exercice_from: '2023-01-01',
      exercice_to: '2023-12-31',
      charges_reelles: arras,
      provisions: ARRAS_PAID,
      difference: arras - ARRAS_PAID,
    },
    absent: ['rnc', 'iban', 'due_on', 'recoverable'],
  },
);

const EVREUX = { general: 104417, heat: 88290, water: 31806, paid: 235000 };
const evreux = EVREUX.general + EVREUX.heat + EVREUX.water;
const prose = paperOf(
  'decompte-lettre-evreux',
  `font: 11pt/1.45 'Nimbus Roman', serif; padding: 20mm 22mm; .i { margin-left: 15mm } .ft { position: absolute; bottom: 8mm; left: 22mm; right: 22mm; font-size: 7.5pt; text-align: center }`,
  [
    `<p><b>Étude immobilière PORÉE-HAMEL</b><br>Syndic de copropriété – 6 rue de l’Horloge, 27000 ÉVREUX</p><p class="i" style="margin-left:85mm">Madame la Comtesse Solange de LA HOUSSAYE<br>Château de Bérengeville<br>27180 LE PLESSIS-GROHAN</p><p>Évreux, le ${inFull('2026-03-02')}</p><p>Référence : ITON / 26-27 – Résidence « RIVE DE L’ITON », 3 allée des Soupirs, 27000 ÉVREUX – appartement et box formant les lots vingt-six et vingt-sept</p><p>Madame,</p><p>Les comptes de l’exercice ouvert le ${inFull('2024-10-01')} et clos le ${inFull('2025-09-30')} ayant été approuvés par l’assemblée du 26 février, nous avons l’honneur de vous adresser l’arrêté de votre compte de charges.</p><p>Votre quote-part des dépenses de l’immeuble se monte à :</p><p class="i">charges générales, 512/10 000 : ${euro(EVREUX.general)}<br>chauffage urbain, 540/10 000 : ${euro(EVREUX.heat)}<br>eau, d’après votre compteur (61 m³) : ${euro(EVREUX.water)}<br>soit au total <b>${euro(evreux)}</b>.</p><p>Vous aviez versé, au titre des provisions des quatre trimestres, ${euro(EVREUX.paid)}. Il en résulte un excédent de <b>${euro(EVREUX.paid - evreux)}</b>, dont votre compte a été crédité ce jour. Vous voudrez bien en tenir compte lors de votre versement d’avril.</p><p>À toutes fins utiles, la fraction de ces charges que vous pouvez répercuter à votre locataire, M. Bakary SISSOKO, ressort à ${euro(139602)}. Le loyer de celui-ci (${round(61000)}) n’entre pas dans nos comptes.</p><p>Veuillez agréer, Madame, l’expression de nos sentiments dévoués.</p><p class="i" style="margin-left:100mm">M.-C. Porée-Hamel</p><p class="ft">EURL au capital de 8 000 € – SIREN 900 205 611 RCS Évreux – TVA FR 41 900205611 – CPI 2701 2022 000 000 015 – sans maniement de fonds autres que ceux des syndicats</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Étude immobilière PORÉE-HAMEL',
      building: 'RIVE DE L’ITON',
      building_address: '3 allée des Soupirs, 27000 ÉVREUX',
      owner: either('Madame la Comtesse Solange de LA HOUSSAYE', 'Madame Solange de LA HOUSSAYE'),
      lots: ['26', '27'],
      tantiemes: 512,
      base: 10000,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: evreux,
      provisions: EVREUX.paid,
      difference: evreux - EVREUX.paid,
      recoverable: 139602,
    },
    absent: ['rnc', 'iban', 'due_on', 'rent', 'fonds_travaux'],
  },
);

export const DECOMPTES_ANNUELS = [dense, sheet, prose];
