// A year's real charges shared out: one by key with the tenant's part, one short with the balance to pay.
import { either, paperOf } from '../../paper.ts';
import { plain, spaced, sum, table } from '../../writing.ts';

type Expense = readonly [label: string, whole: number, part: number, let_: number];
type Group = readonly [key: string, base: number, part: number, expenses: readonly Expense[]];
const of = (whole: number, part: number, base: number) => Math.round((whole * part) / base);
const group = (
  key: string,
  base: number,
  part: number,
  expenses: readonly (readonly [label: string, whole: number, percent: number])[],
): Group => [
  key,
  base,
  part,
  expenses.map(([label, whole, percent]) => {
    const own = of(whole, part, base);
    return [label, whole, own, Math.round((own * percent) / 100)];
  }),
];
const owns = (groups: readonly Group[]) =>
  sum(groups.flatMap(([, , , expenses]) => expenses.map(([, , own]) => own)));
const lets = (groups: readonly Group[]) =>
  sum(groups.flatMap(([, , , expenses]) => expenses.map(([, , , let_]) => let_)));

const HEGOA = [
  group('A01 CHARGES GENERALES', 100000, 1462, [
    ['ELECTRICITE PARTIES COMMUNES', 1204512, 100],
    ['EAU PARTIES COMMUNES', 318240, 100],
    ['NETTOYAGE ET SORTIE DES CONTENEURS', 4210000, 100],
    ['ESPACES VERTS', 1186000, 100],
    ['ASSURANCE MULTIRISQUE IMMEUBLE', 2844630, 0],
    ['HONORAIRES SYNDIC FORFAIT', 3120000, 0],
    ['FRAIS POSTAUX ET AFFRANCHISSEMENT', 246718, 0],
  ]),
  group('B02 BATIMENT 2', 42150, 1398, [
    ['PETITES REPARATIONS BAT 2', 612040, 0],
    ['DESINFECTION VIDE-ORDURES', 98000, 100],
  ]),
  group('C02 ASCENSEUR BAT 2', 10000, 402, [
    ['CONTRAT ASCENSEUR', 412800, 73],
    ['TELESURVEILLANCE CABINE', 38400, 100],
  ]),
] as const;
const called = owns(HEGOA) + 4012;
const hegoaGap = owns(HEGOA) - called;
const byKey = paperOf(
  'decompte-cles-bayonne',
  `font: 8.3pt 'Nimbus Sans Narrow', sans-serif; padding: 10mm 12mm; .g td, .g th { border: .2mm solid #000; padding: .7mm 1.3mm } .g th { text-align: center } .g td:nth-child(n+2) { text-align: right } .k td { background: #e3e3e3; font-weight: bold; text-align: left !important } .z td { font-weight: bold } .e td:last-child { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:12pt">SOGEVAL IMMOBILIER</b><br>AGENCE COTE BASQUE – 31 QUAI DES CORSAIRES – 64100 BAYONNE</td><td style="text-align:right">EDITION DU 04/06/2026<br>N/REF : 5120-0103-CO</td></tr></table><p style="margin:6mm 0 6mm 100mm;font-size:10pt">SCI LARRALDE<br>M. LARRALDE PEIO GERANT<br>2 CHEMIN DE HARITZA<br>64250 ESPELETTE</p>
    <p style="font-size:12pt;text-align:center"><b>REPARTITION DES CHARGES DE L’EXERCICE<br>DU 01/01/2025 AU 31/12/2025</b></p><p>RESIDENCE HEGOA – 9 ALLEE DES PLATANES – 64100 BAYONNE – LOTS 103 ET 217</p>
    ${table(
      [
        'NATURE DES DEPENSES',
        'MONTANT A REPARTIR',
        'BASE',
        'VOS TANTIEMES',
        'QUOTE-PART',
        'PART LOCATIVE',
      ],
      [
        ...HEGOA.flatMap(([key, base, part, expenses]) => [
          `<tr class="k"><td colspan="6">${key}</td></tr>`,
          ...expenses.map(([label, whole, own, let_]) => [
            label,
            spaced(whole),
            base,
            part,
            spaced(own),
            spaced(let_),
          ]),
        ]),
        `<tr class="z"><td>TOTAL DES CHARGES DE L’EXERCICE</td><td>${spaced(sum(HEGOA.flatMap(([, , , expenses]) => expenses.map(([, whole]) => whole))))}</td><td></td><td></td><td>${spaced(owns(HEGOA))}</td><td>${spaced(lets(HEGOA))}</td></tr>`,
      ],
      'g',
    )}
    <table class="e" style="width:100mm;margin:5mm 0 5mm auto"><tr><td>QUOTE-PART DE CHARGES</td><td>${spaced(owns(HEGOA))}</td></tr><tr><td>PROVISIONS APPELEES SUR L’EXERCICE</td><td>- ${spaced(called)}</td></tr><tr><td><b>SOLDE EN VOTRE ${hegoaGap < 0 ? 'FAVEUR' : 'DEFAVEUR'}</b></td><td><b>${spaced(Math.abs(hegoaGap))}</b></td></tr></table>
    <p>Les comptes de l’exercice ont été approuvés par l’assemblée générale du 29/05/2026. Le solde ci-dessus a été porté à votre compte à cette date, conformément à l’article 6-2 du décret du 17 mars 1967 : le trop-perçu ou le moins-perçu révélé par l’approbation des comptes est porté au crédit ou au débit du compte de celui qui est copropriétaire lors de cette approbation.</p><p>La part locative est donnée à titre indicatif, d’après la liste des charges récupérables du décret n° 87-713 du 26 août 1987. Les pièces justificatives peuvent être consultées à l’agence sur rendez-vous.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'SOGEVAL IMMOBILIER',
      building: 'RESIDENCE HEGOA',
      building_address: '9 ALLEE DES PLATANES, 64100 BAYONNE',
      owner: 'SCI LARRALDE',
      lots: ['103', '217'],
      tantiemes: 1462,
      base: 100000,
      tantiemes_by_cle: either(
        HEGOA.map(([key, base, part]) => `${key} : ${part}/${base}`),
        HEGOA.map(([key, base, part]) => `${key.slice(4)} : ${part}/${base}`),
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: owns(HEGOA),
      provisions: called,
      difference: hegoaGap,
      recoverable: lets(HEGOA),
    },
    absent: ['rnc', 'iban', 'due_on', 'fonds_travaux'],
  },
);

const NIVOLET: readonly (readonly [string, number, number, number])[] = [
  ['Charges générales', 11284036, 323, 10000],
  ['Chauffage – eau chaude', 8120415, 341, 10000],
  ['Entretien garages', 196000, 11, 640],
];
const own = NIVOLET.map(([, whole, part, base]) => of(whole, part, base));
const paid = 622010;
const gap = sum(own) - paid;
const short = paperOf(
  'decompte-solde-chambery',
  `font: 9.6pt 'DejaVu Sans Condensed', sans-serif; padding: 14mm; .k td, .k th { border: .2mm solid #888 } .k th { background: #dfe7d8 } .k td:nth-child(n+2) { text-align: right } h2 { font-size: 11pt; color: #4c6b2f; margin-top: 5mm }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:14pt;color:#4c6b2f">Régie Combe de Savoie</b><br>8 rue du Verney – 73000 CHAMBÉRY</div><div style="text-align:right">Chambéry, le 16/04/2026<br>Compte : 450.0027</div></div><p style="margin:8mm 0 8mm 105mm">Monsieur et Madame PERRIER Luc<br>112 chemin de la Cassine<br>73000 CHAMBÉRY</p><h1 style="font-size:13pt">Décompte individuel de charges – exercice 2025</h1><p>Copropriété LES BALCONS DU NIVOLET, 112 chemin de la Cassine, 73000 CHAMBÉRY – n° AD5-518-203<br>Exercice du 01/01/2025 au 31/12/2025, comptes approuvés par l’assemblée du 09/04/2026<br>Lots : 27 (appartement), 63 (garage)</p><h2>1. Votre part dans les dépenses de l’immeuble</h2>
    ${table(['Clé', 'Dépenses de l’exercice', 'Vos tantièmes', 'Total tantièmes', 'Votre part'], [...NIVOLET.map(([label, whole, part, base], index) => [label, plain(whole), part, base, plain(own[index] ?? 0)]), ['<b>Total de vos charges réelles</b>', '', '', '', `<b>${plain(sum(own))} €</b>`]], 'k')}
    <h2>2. Vos provisions</h2>${table(['Appel', 'Date', 'Montant'], [...['01/01/2025', '01/04/2025', '01/07/2025'].map((day, index) => [`Provision ${index + 1}/4`, day, plain(155502)]), ['Provision 4/4', '01/10/2025', plain(paid - 3 * 155502)], ['<b>Total des provisions appelées</b>', '', `<b>${plain(paid)} €</b>`]], 'k')}
    <h2>3. Régularisation</h2><p>Charges réelles ${plain(sum(own))} € – provisions ${plain(paid)} € = <b>complément à votre charge de ${plain(gap)} €</b>, débité de votre compte le 09/04/2026. Ce complément figurera au prochain appel de fonds.</p><p>L’écart provient principalement de la hausse du prix du gaz sur la saison de chauffe et du remplacement de la pompe de relevage. Les cotisations au fonds de travaux, qui restent acquises au syndicat, ne sont pas reprises dans ce décompte.</p><p>Pour les copropriétaires bailleurs : le détail des charges récupérables par nature de dépense est tenu à votre disposition sur demande. Chaque copropriétaire peut vérifier les pièces justificatives des charges entre la convocation et l’assemblée générale (article 18-1 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Régie Combe de Savoie',
      building: 'LES BALCONS DU NIVOLET',
      building_address: '112 chemin de la Cassine, 73000 CHAMBÉRY',
      rnc: 'AD5518203',
      owner: 'Monsieur et Madame PERRIER Luc',
      lots: ['27', '63'],
      account: '450.0027',
      tantiemes: 323,
      base: 10000,
      tantiemes_by_cle: NIVOLET.map(([label, , part, base]) => `${label} : ${part}/${base}`),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: sum(own),
      provisions: paid,
      difference: gap,
    },
    absent: ['iban', 'recoverable', 'due_on', 'fonds_travaux', 'to_pay'],
  },
);

export const REPARTITIONS_ANNUELLES = [byKey, short];
