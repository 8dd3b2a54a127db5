// Yearly breakdowns of charges: a sheet, a cooperative’s letter, a listing of bills.
import { either, paperOf } from '../../paper.ts';
import { bracketed, dotted, slashed, spaced, sum, table } from '../../writing.ts';
import { share, small } from './commun.ts';

const NIORT = [
  ['Assurance', 642100, 10000, 447, 0],
  ['Nettoyage', 918000, 10000, 447, 1],
  ['Électricité communs', 203455, 10000, 447, 1],
  ['Honoraires syndic', 780000, 10000, 447, 0],
  ['Entretien ascenseur', 311200, 1840, 112, 1],
  ['Eau (relevé 47 m3 x 4,18)', 0, 0, 0, 1],
] as const;
const niortRows = NIORT.map(([label, whole, base, part, let_]) => {
  const own = whole ? share(whole, part, base) : 19646;
  return [label, whole, base, part, own, let_ ? own : 0] as const;
});
const niortReal = sum(niortRows.map((row) => row[4]));
const niortLet = sum(niortRows.map((row) => row[5]));
const PAID = 168000;
const slip = paperOf(
  'decompte-fiche-niort',
  `font: 9pt 'DejaVu Sans', sans-serif; h1 { font-size: 12.5pt } .q td, .q th { border: .2mm solid #345 } .q th { background: #dde6ee; font-size: 7.6pt } .q td:nth-child(n+2) { text-align: right } .r { width: 104mm; margin: 5mm 0 0 auto } .r td { border: .2mm solid #345 } .r td:last-child { text-align: right }`,
  [
    `<table><tr><td><b>SÈVRE SYNDIC</b> SAS<br>Groupe Poitou Patrimoine<br>27 rue du Minage-Vieux, 79000 NIORT</td><td style="width:80mm">Mme et M. AÏT-OUARAB<br>Malika et Nordine<br>Le Petit Chaban<br>79180 CHAURAY</td></tr></table>
    <h1 style="margin-top:6mm">DÉCOMPTE INDIVIDUEL DE CHARGES</h1><p>Exercice clos : du ${slashed('2025-04-01')} au ${slashed('2026-03-31')} – comptes approuvés par l’assemblée générale du ${slashed('2026-06-25')}<br>Résidence LES HALLES DE BRÈCHE (AD1290348), 8 à 12 rue des Cordiers-Gris, 79000 NIORT – Lots n° 33 (appartement) et n° 91 (cave) – 447 tantièmes généraux</p>
    ${table(['Poste de dépense', 'Dépense immeuble', 'Base', 'Tant.', 'Votre part', 'Récup. locataire'], [...niortRows.map(([label, whole, base, part, own, let_]) => [label, whole ? spaced(whole) : '', base || '', part || '', spaced(own), let_ ? spaced(let_) : '-']), ['<b>Total</b>', '', '', '', `<b>${spaced(niortReal)}</b>`, `<b>${spaced(niortLet)}</b>`]], 'q')}
    <table class="r"><tr><td>Vos charges réelles</td><td>${spaced(niortReal)} €</td></tr><tr><td>Provisions appelées (4 × 420,00)</td><td>${spaced(PAID)} €</td></tr><tr><td><b>${niortReal > PAID ? 'Complément à votre charge' : 'Trop perçu porté à votre crédit'}</b></td><td><b>${spaced(Math.abs(niortReal - PAID))} €</b></td></tr></table>
    <p style="margin-top:5mm">Ne pas régler : ${niortReal > PAID ? 'ce complément sera ajouté' : 'ce montant sera déduit'} à votre prochain appel de fonds (01/07/2026).</p>${small('Conservez ce document : il vous servira à régulariser les charges de votre locataire. Les pièces justificatives sont consultables en nos bureaux pendant le délai légal.')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'SÈVRE SYNDIC',
      building: 'LES HALLES DE BRÈCHE',
      building_address: '8 à 12 rue des Cordiers-Gris, 79000 NIORT',
      rnc: 'AD1290348',
      owner: 'Mme et M. AÏT-OUARAB Malika et Nordine',
      lots: ['33', '91'],
      tantiemes: 447,
      base: 10000,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: niortReal,
      provisions: PAID,
      difference: niortReal - PAID,
      recoverable: niortLet,
    },
    absent: ['to_pay', 'total', 'iban', 'solde_anterieur', 'travaux'],
  },
);

const COOP = [
  ['A', 'Charges générales', 2264480, 5000, 148],
  ['B', 'Bâtiment Port', 418260, 2120, 148],
  ['C', 'Chaufferie bois', 1190740, 5000, 139],
] as const;
const coopRows = COOP.map(
  ([key, label, whole, base, part]) =>
    [key, label, whole, base, part, share(whole, part, base)] as const,
);
const coopReal = sum(coopRows.map((row) => row[5]));
const COOP_PAID = 124000;
const coop = paperOf(
  'decompte-cooperative-saint-brieuc',
  `font: 10pt/1.4 'Carlito', sans-serif; padding: 14mm 18mm; h1 { font-size: 15pt; color: #1b4f72 } .c td { padding: 1.2mm } .c td:nth-child(n+3), .c th:nth-child(n+3) { text-align: right } .c tr { border-bottom: .15mm dashed #888 }`,
  [
    `<p><b>Syndicat coopératif LES GRÈVES</b><br>Président-syndic : Tugdual LE BOHEC – élu par le conseil syndical<br>1 quai du Légué-Creux, 22000 SAINT-BRIEUC – registre des copropriétés AA0619424</p><h1>Répartition des charges 2025</h1><p>(exercice du 1er janvier au 31 décembre 2025)</p><p>Pour : <b>Mme Rozenn QUÉMÉNER-DIALLO</b>, lots 16, 17 et 44, 148/5000 tantièmes</p>
    ${table(
      ['Clé', '', 'Dépensé', 'Tant. de la clé', 'Les vôtres', 'Votre part'],
      coopRows.map(([key, label, whole, base, part, own]) => [
        key,
        label,
        spaced(whole),
        base,
        part,
        spaced(own),
      ]),
      'c',
    )}
    <p style="margin-top:4mm">Total de votre part : <b>${spaced(coopReal)} €</b>. Vous avez versé en 2025, en quatre fois, ${spaced(COOP_PAID)} € de provisions.</p><p>${coopReal > COOP_PAID ? 'Il vous reste donc à verser' : 'Il vous revient donc'} <b>${spaced(Math.abs(coopReal - COOP_PAID))} €</b> : différence ${bracketed(coopReal - COOP_PAID)}.</p><p>La chaudière à granulés a consommé 41 tonnes au lieu des 48 prévues, l’hiver ayant été doux. Les bénévoles du jardin sont remerciés : 0 € de dépenses d’espaces verts cette année encore.</p><p>Les comptes ont été vérifiés par Mme Hamon et M. Oyono, contrôleurs, le 7 février 2026 et seront soumis à l’assemblée du 21 mars 2026.</p><p style="text-align:right">Saint-Brieuc, le 9 février 2026<br>Le syndic, T. Le Bohec</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Tugdual LE BOHEC', 'Syndicat coopératif LES GRÈVES'),
      building: either('LES GRÈVES', 'Syndicat coopératif LES GRÈVES'),
      building_address: '1 quai du Légué-Creux, 22000 SAINT-BRIEUC',
      rnc: 'AA0619424',
      owner: 'Mme Rozenn QUÉMÉNER-DIALLO',
      lots: ['16', '17', '44'],
      tantiemes: 148,
      base: 5000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: coopReal,
      provisions: COOP_PAID,
      difference: coopReal - COOP_PAID,
    },
    absent: ['iban', 'recoverable', 'due_on', 'total'],
  },
);

const CHAUMONT: readonly (readonly [string, readonly (readonly [string, number, number])[]])[] = [
  [
    'CHARGES COMMUNES 00 (521/10000)',
    [
      ['Ass. MRI Exemple', 388150, 0],
      ['EDF minuterie', 61944, 61944],
      ['Sté Net 52', 504000, 504000],
      ['Honor. syndic', 546000, 0],
      ['Frais postaux et tenue AG', 41210, 0],
    ],
  ],
  ['CHARGES EAU 10 (521/10000)', [['Syndicat des eaux', 302877, 302877]]],
  ['CHARGES PARKING 20 (1/18)', [['Porte basculante', 55440, 55440]]],
];
const chaumontRows = CHAUMONT.map(([key, lines], index) => {
  const [part, base] = index === 2 ? [1, 18] : [521, 10000];
  return [
    key,
    lines.map(
      ([label, whole, let_]) =>
        [label, whole, share(whole, part, base), share(let_, part, base)] as const,
    ),
  ] as const;
});
const own = (lines: readonly (readonly [string, number, number, number])[]) =>
  sum(lines.map((line) => line[2]));
const letOf = (lines: readonly (readonly [string, number, number, number])[]) =>
  sum(lines.map((line) => line[3]));
const chaumontReal = sum(chaumontRows.map(([, lines]) => own(lines)));
const CHAUMONT_PAID = 96000;
const wide = paperOf(
  'decompte-factures-chaumont',
  `font: 7.8pt 'DejaVu Sans Mono', monospace; padding: 10mm; td, th { padding: .4mm 1mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .k td { font-weight: bold; padding-top: 2mm; text-align: left !important } .t td { border-top: .2mm solid #000 }`,
  [
    `<p>ETUDE VOILLEQUIN IMMOBILIER - 3 RUE DU VIADUC-BAS 52000 CHAUMONT - SYNDIC<br>RELEVE GENERAL DES DEPENSES ET REPARTITION INDIVIDUELLE</p><p>IMM 0108 TOUR BARLE, 16 AVENUE DES TROIS-MOULINS 52000 CHAUMONT<br>PERIODE DU 01.07.2025 AU 30.06.2026<br>CPT 0108/0045 &nbsp; MLLE PETITJEAN-HENRY COLETTE (US.) ET M. HENRY LAURENT (NP) &nbsp; LOTS 45 46 118</p>
    <table><thead><tr><th>FOURNISSEUR / OBJET</th><th>TOTAL TTC</th><th>Q/PART</th><th>DT LOCATIF</th></tr></thead><tbody>${chaumontRows.map(([key, lines]) => `<tr class="k"><td colspan="4">${key}</td></tr>${lines.map(([label, whole, mineOf, let_]) => `<tr><td>${label}</td><td>${dotted(whole)}</td><td>${dotted(mineOf)}</td><td>${dotted(let_)}</td></tr>`).join('')}<tr class="t"><td>TOTAL</td><td>${dotted(sum(lines.map((line) => line[1])))}</td><td>${dotted(own(lines))}</td><td>${dotted(letOf(lines))}</td></tr>`).join('')}<tr class="k"><td colspan="4">&nbsp;</td></tr><tr class="t"><td><b>TOTAL DE VOS CHARGES</b></td><td></td><td><b>${dotted(chaumontReal)}</b></td><td><b>${dotted(sum(chaumontRows.map(([, lines]) => letOf(lines))))}</b></td></tr><tr><td>PROVISIONS APPELEES SUR LA PERIODE</td><td></td><td>${dotted(CHAUMONT_PAID)}</td><td></td></tr><tr class="t"><td><b>SOLDE ${chaumontReal > CHAUMONT_PAID ? 'DEBITEUR' : 'CREDITEUR'}</b></td><td></td><td><b>${dotted(Math.abs(chaumontReal - CHAUMONT_PAID))}</b></td><td></td></tr></tbody></table>
    <p style="margin-top:5mm">PART LOCATIVE A JUSTIFIER AUPRES DE VOTRE LOCATAIRE. EDITE LE 21.09.2026. SOUS RESERVE D'APPROBATION PAR L'ASSEMBLEE DU 12.11.2026.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'ETUDE VOILLEQUIN IMMOBILIER',
      building: 'TOUR BARLE',
      building_address: '16 AVENUE DES TROIS-MOULINS, 52000 CHAUMONT',
      owner: either(
        'MLLE PETITJEAN-HENRY COLETTE (US.) ET M. HENRY LAURENT (NP)',
        'MLLE PETITJEAN-HENRY COLETTE ET M. HENRY LAURENT',
      ),
      lots: ['45', '46', '118'],
      tantiemes: 521,
      base: 10000,
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      charges_reelles: chaumontReal,
      provisions: CHAUMONT_PAID,
      difference: chaumontReal - CHAUMONT_PAID,
      recoverable: sum(chaumontRows.map(([, lines]) => letOf(lines))),
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay'],
  },
);

export const DECOMPTES = [slip, coop, wide];
