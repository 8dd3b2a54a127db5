// A year's charges settled for one owner: by key and account, by sheet of a letter, and by a small agency.
import { either, paperOf } from '../../paper.ts';
import { dotted, inFull, spaced, sum, table } from '../../writing.ts';
import { FOOT, foot, partOf } from './outils.ts';

type Spent = readonly [label: string, total: number, recoverable: number];
type Key = { name: string; base: number; part: number; lines: readonly Spent[] };
const due = (key: Key, { 1: total }: Spent): number => partOf(total, key.part, key.base);
const passed = (key: Key, { 1: total, 2: rate }: Spent): number =>
  Math.round((partOf(total, key.part, key.base) * rate) / 100);
const keyDue = (key: Key): number => sum(key.lines.map((line) => due(key, line)));
const keyPassed = (key: Key): number => sum(key.lines.map((line) => passed(key, line)));

const NAZAIRE: readonly Key[] = [
  {
    name: 'CHARGES GENERALES',
    base: 10000,
    part: 318,
    lines: [
      ['ASSURANCE MULTIRISQUE IMMEUBLE', 742180, 0],
      ['CONTRAT MENAGE', 1188000, 100],
      ['SORTIE CONTAINERS', 214500, 100],
      ['ELECTRICITE PARTIES COMMUNES', 268833, 100],
      ['HONORAIRES SYNDIC FORFAIT', 994000, 0],
      ['FRAIS POSTAUX ET ADMINISTRATIFS', 41260, 0],
      ['ENTRETIEN ESPACES VERTS', 352000, 100],
      ['PETITES REPARATIONS', 187455, 0],
    ],
  },
  {
    name: 'ASCENSEUR ESC. 2',
    base: 1000,
    part: 74,
    lines: [
      ['CONTRAT ASCENSEUR', 246000, 73],
      ['TELESURVEILLANCE', 31200, 0],
    ],
  },
  {
    name: 'EAU FROIDE (M3)',
    base: 1846,
    part: 63,
    lines: [['CONSOMMATION EAU', 812240, 100]],
  },
];
const nazaireReal = sum(NAZAIRE.map(keyDue));
const nazairePassed = sum(NAZAIRE.map(keyPassed));
const NAZAIRE_CALLED = 168000;

const byKey = paperOf(
  'decompte-cles-saint-nazaire',
  `font: 8pt/1.3 'Nimbus Sans', sans-serif; ${FOOT} .h td { border: 0; width: 50% } .d th { border: .3mm solid #222; text-align: center; background: #eee } .d td { border-left: .2mm solid #222; border-right: .2mm solid #222; padding: .7mm 1.5mm } .d td:nth-child(n+2) { text-align: right } .k td { font-weight: bold; text-align: left !important; border-top: .2mm solid #222 } .st td { font-style: italic } .tt td { font-weight: bold; border: .3mm solid #222 } .r { width: 90mm; margin: 5mm 0 0 auto } .r td { border: .2mm solid #222 } .r td:last-child { text-align: right; white-space: nowrap }`,
  [
    `<table class="h"><tr><td><b style="font-size:13pt">C.G.I. ESTUAIRE</b><br>Comptoir de Gestion Immobilière<br>86 avenue de la République<br>44600 SAINT-NAZAIRE<br>Tél. : 02 40 00 76 21</td><td style="font-size:9.4pt;padding-top:14mm">M. BOUAZZA-THÉBAUD KARIM<br>RESIDENCE L’ALBATROS<br>31 BD ALBERT 1ER – ESC 2<br>44600 SAINT-NAZAIRE</td></tr></table>
    <p style="text-align:center;font-size:11pt;margin-top:4mm"><b>DÉCOMPTE INDIVIDUEL DE CHARGES</b><br>Exercice du 01/04/2025 au 31/03/2026</p>
    <p>Immeuble : L’ALBATROS – 31 BOULEVARD ALBERT 1ER – 44600 SAINT-NAZAIRE – Immat. AA6730185<br>Compte : 4501-0088 – Lots : 088 APPARTEMENT / 132 CAVE / 171 PARKING – Comptes approuvés par l’AG du 24/09/2026 – Édité le 01/10/2026</p>
    ${table(
      [
        'NATURE DES DÉPENSES',
        'Montant total',
        'Base',
        'Vos tant.',
        'Votre quote-part',
        'Dont récup.',
      ],
      [
        ...NAZAIRE.flatMap((key) => [
          `<tr class="k"><td>${key.name}</td><td></td><td></td><td></td><td></td><td></td></tr>`,
          ...key.lines.map((line) => [
            line[0],
            spaced(line[1]),
            key.base,
            key.part,
            spaced(due(key, line)),
            spaced(passed(key, line)),
          ]),
          `<tr class="st"><td>Sous-total ${key.name}</td><td>${spaced(sum(key.lines.map((line) => line[1])))}</td><td></td><td></td><td>${spaced(keyDue(key))}</td><td>${spaced(keyPassed(key))}</td></tr>`,
        ]),
        `<tr class="tt"><td>TOTAL DE VOS CHARGES</td><td>${spaced(sum(NAZAIRE.flatMap(({ lines }) => lines.map((line) => line[1]))))}</td><td></td><td></td><td>${spaced(nazaireReal)}</td><td>${spaced(nazairePassed)}</td></tr>`,
      ],
      'd',
    )}
    <table class="r"><tr><td>Total de vos charges</td><td>${spaced(nazaireReal)}</td></tr><tr><td>Provisions appelées sur l’exercice</td><td>- ${spaced(NAZAIRE_CALLED)}</td></tr><tr><td><b>${nazaireReal > NAZAIRE_CALLED ? 'Solde en notre faveur, porté au débit de votre compte' : 'Solde en votre faveur, porté au crédit de votre compte'}</b></td><td><b>${spaced(Math.abs(nazaireReal - NAZAIRE_CALLED))}</b></td></tr></table>
    <p style="margin-top:4mm;font-size:7.4pt">Relevé compteur eau froide : ancien index 412, nouvel index 475, consommation 63 m³. Les justificatifs de charges sont consultables sur rendez-vous et en ligne. Pour la déclaration de vos revenus fonciers, les montants récupérables sont donnés à titre indicatif et sous réserve du décret n° 87-713 du 26 août 1987.</p>
    ${foot('C.G.I. ESTUAIRE – S.A.R.L. au capital de 15 245 € – R.C.S. Saint-Nazaire 916 118 402 – Carte prof. n° CPI 4402 2016 000 009 877 – Garantie par QBE Exemple – Succursale : 3 place du Marché 44380 PORNICHET')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('C.G.I. ESTUAIRE', 'C.G.I. ESTUAIRE Comptoir de Gestion Immobilière'),
      building: 'L’ALBATROS',
      building_address: '31 BOULEVARD ALBERT 1ER, 44600 SAINT-NAZAIRE',
      rnc: 'AA6730185',
      owner: 'M. BOUAZZA-THÉBAUD KARIM',
      account: '4501-0088',
      lots: ['88', '132', '171'],
      tantiemes: 318,
      base: 10000,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: nazaireReal,
      provisions: NAZAIRE_CALLED,
      difference: nazaireReal - NAZAIRE_CALLED,
      recoverable: nazairePassed,
    },
    absent: ['iban', 'due_on', 'fonds_travaux'],
  },
);

const NIORT: readonly (readonly [string, number, number, number])[] = [
  ['Charges communes générales', 2214075, 486, 10000],
  ['Charges d’escalier', 311860, 92, 1000],
  ['Chauffage et eau chaude', 1877530, 511, 10000],
];
const niortParts = NIORT.map(([, total, part, base]) => partOf(total, part, base));
const niortReal = sum(niortParts);
const NIORT_CALLED = 236000;
const letter = paperOf(
  'decompte-lettre-niort',
  `font: 10.4pt/1.5 'P052', serif; padding: 18mm 22mm; ${FOOT} td { border-bottom: .2mm solid #aaa } td:nth-child(n+2) { text-align: right } table { margin: 4mm 0 }`,
  [
    `<p style="text-align:center"><b>ÉTUDE IMMOBILIÈRE RIVAULT &amp; ASSOCIÉS</b><br><small>Syndics de copropriété – 5, rue du Rabot, 79000 NIORT – 05 49 00 24 24</small></p><p style="margin-left:90mm">Monsieur l’Abbé Stanislas WOJCIECHOWSKI<br>Presbytère Saint-Hilaire<br>79000 NIORT</p><p>Niort, le 3 juillet 2026</p><p><b>Objet : arrêté de vos charges de copropriété, année 2025</b><br>Immeuble « Les Tanneurs », 14 quai de Cronstadt, 79000 NIORT – lot n° 5</p>
    <p>Monsieur l’Abbé,</p><p>L’assemblée générale du 25 juin ayant approuvé les comptes de l’exercice du ${inFull('2025-01-01')} au ${inFull('2025-12-31')}, nous vous en adressons la répartition pour ce qui vous concerne :</p>
    ${table(
      [],
      [
        ...NIORT.map(([label, total, part, base], index) => [
          label,
          `${dotted(total)} € × ${part} / ${base}`,
          `${dotted(niortParts[index] ?? 0)} €`,
        ]),
        ['<b>Vos dépenses réelles de l’exercice</b>', '', `<b>${dotted(niortReal)} €</b>`],
        ['Provisions que nous vous avons appelées en 2025', '', `${dotted(NIORT_CALLED)} €`],
        [
          `<b>${niortReal < NIORT_CALLED ? 'Trop-perçu, qui vous revient' : 'Complément restant dû'}</b>`,
          '',
          `<b>${dotted(Math.abs(niortReal - NIORT_CALLED))} €</b>`,
        ],
      ],
    )}
    <p>${niortReal < NIORT_CALLED ? 'Cette somme a été portée au crédit de votre compte et viendra en déduction de l’appel du quatrième trimestre.' : 'Cette somme a été portée au débit de votre compte et s’ajoutera à l’appel du quatrième trimestre.'} Le détail des factures reste à votre disposition à l’étude.</p><p>La hausse du poste chauffage tient à la remise à niveau du réseau au printemps 2025 ; le budget de 2027 en tient compte.</p><p>Nous vous prions de croire, Monsieur l’Abbé, à l’expression de nos sentiments respectueux.</p><p style="text-align:right">P. Rivault</p>
    ${foot('S.A.S. RIVAULT &amp; ASSOCIÉS, 917 530 118 RCS NIORT, carte professionnelle CPI 7901 2015 000 002 440, garantie financière 450.000 €')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('ÉTUDE IMMOBILIÈRE RIVAULT & ASSOCIÉS', 'RIVAULT & ASSOCIÉS'),
      building: 'Les Tanneurs',
      building_address: '14 quai de Cronstadt, 79000 NIORT',
      owner: 'Monsieur l’Abbé Stanislas WOJCIECHOWSKI',
      lots: ['5'],
      tantiemes: 486,
      base: 10000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: niortReal,
      provisions: NIORT_CALLED,
      difference: niortReal - NIORT_CALLED,
    },
    absent: ['rnc', 'iban', 'recoverable', 'due_on', 'fonds_travaux'],
  },
);

type Row = readonly [code: string, label: string, total: number, tenant: number];
const YON: readonly Row[] = [
  ['6010', 'Eau', 318420, 100],
  ['6020', 'Electricité', 98765, 100],
  ['6110', 'Nettoyage locaux', 624000, 100],
  ['6140', 'Contrats de maintenance (portail, VMC)', 143280, 60],
  ['6160', 'Primes d’assurances', 389110, 0],
  ['6211', 'Rémunération syndic', 516000, 0],
  ['6222', 'Frais divers de gestion', 22375, 0],
];
const yonPart = (row: Row): number => partOf(row[2], 1127, 10000);
const yonTenant = (row: Row): number => Math.round((yonPart(row) * row[3]) / 100);
const yonReal = sum(YON.map(yonPart));
const YON_CALLED = 246720;
const YON_INTEREST = -1415;
const agency = paperOf(
  'decompte-comptes-la-roche-sur-yon',
  `font: 8.6pt/1.4 'Nimbus Sans Narrow', sans-serif; ${FOOT} .x { display: grid; grid-template-columns: 62mm 1fr 62mm; gap: 4mm } .c { border: .2mm solid #557; padding: 2mm } .d td, .d th { border: .15mm solid #99a } .d th { background: #334; color: #fff } .d td:nth-child(n+3) { text-align: right } .g td { font-weight: bold; background: #eef }`,
  [
    `<div class="x"><div><b style="font-size:12pt">BOCAGE SYNDIC</b><br>34 rue Georges-Clemenceau<br>85000 LA ROCHE-SUR-YON<br>02 51 00 36 36</div><div style="text-align:center;font-size:11pt"><b>RÉPARTITION ANNUELLE DES CHARGES</b><br>01/10/2024 – 30/09/2025</div><div>EURL PHARMACIE DES HALLES<br>M. Thibaud d’ORNAY, gérant<br>12 place du Marché<br>85000 LA ROCHE-SUR-YON</div></div>
    <div class="x" style="margin:5mm 0;grid-template-columns:1fr 1fr 1fr"><div class="c">Copropriété<br><b>GALERIE DES HALLES</b><br>12-14 place du Marché<br>85000 LA ROCHE-SUR-YON</div><div class="c">Votre lot<br><b>2 (local commercial)</b><br>1127 tantièmes sur 10000</div><div class="c">N° registre : <b>AF1-226-390</b><br>Cpte : <b>4502</b><br>Émis le 14.04.2026</div></div>
    ${table(
      [
        'Cpte',
        'Libellé',
        'Dépenses immeuble',
        'Part propriétaire',
        'Part locataire',
        'Votre total',
      ],
      [
        ...YON.map((row) => [
          row[0],
          row[1],
          spaced(row[2]),
          spaced(yonPart(row) - yonTenant(row)),
          spaced(yonTenant(row)),
          spaced(yonPart(row)),
        ]),
        `<tr class="g"><td></td><td>Total charges courantes</td><td>${spaced(sum(YON.map((row) => row[2])))}</td><td>${spaced(yonReal - sum(YON.map(yonTenant)))}</td><td>${spaced(sum(YON.map(yonTenant)))}</td><td>${spaced(yonReal)}</td></tr>`,
        `<tr><td></td><td>Provisions versées</td><td></td><td></td><td></td><td>${spaced(YON_CALLED)}</td></tr>`,
        `<tr class="g"><td></td><td>Résultat (${yonReal - YON_CALLED > 0 ? 'insuffisance à votre débit' : 'excédent à votre crédit'})</td><td></td><td></td><td></td><td>${spaced(yonReal - YON_CALLED)}</td></tr>`,
        `<tr><td>7160</td><td>Pour mémoire : produits financiers affectés au fonds de travaux</td><td>${spaced(YON_INTEREST)}</td><td></td><td></td><td></td></tr>`,
      ],
      'd',
    )}
    <p style="margin-top:5mm">La présente répartition résulte des comptes soumis à l’assemblée générale du 27 mars 2026 et approuvés par elle. Le résultat est imputé sur votre compte au jour de l’approbation (art. 6-2, 3° du décret n° 67-223). TVA : le syndicat n’a pas opté. Conservez ce document : il justifie les charges refacturées à votre locataire.</p>
    ${foot('BOCAGE SYNDIC SARL – capital 20 000 € – SIRET 918 340 075 00013 – CPI 8501 2022 000 000 063 – Garant : Crédit Assur Exemple – Médiateur : CM2C Exemple')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'BOCAGE SYNDIC',
      building: 'GALERIE DES HALLES',
      building_address: '12-14 place du Marché, 85000 LA ROCHE-SUR-YON',
      rnc: 'AF1226390',
      owner: either(
        'EURL PHARMACIE DES HALLES',
        'EURL PHARMACIE DES HALLES M. Thibaud d’ORNAY, gérant',
      ),
      account: '4502',
      lots: ['2'],
      tantiemes: 1127,
      base: 10000,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: yonReal,
      provisions: YON_CALLED,
      difference: yonReal - YON_CALLED,
      recoverable: sum(YON.map(yonTenant)),
    },
    absent: ['iban', 'due_on', 'fonds_travaux'],
  },
);

export const DECOMPTES_CHARGES = [byKey, letter, agency];
