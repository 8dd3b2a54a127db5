// A year shared out: a network's settlement by key, a voluntary syndic's spreadsheet; and what a seller owes before a sale.
import { either, paperOf } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';

type Spent = readonly [label: string, whole: number, let_: number];
type Key = { name: string; base: number; part: number; lines: readonly Spent[] };
const KEYS: readonly Key[] = [
  {
    name: 'CHARGES COMMUNES GENERALES',
    base: 10000,
    part: 199,
    lines: [
      ['Assurance multirisque immeuble', 812400, 0],
      ['Honoraires de base syndic', 1488000, 0],
      ['Nettoyage et sortie des ordures', 1866000, 100],
      ['Electricité parties communes', 402318, 100],
      ['Entretien espaces verts', 695000, 100],
      ['Petites réparations', 347755, 0],
      ['Frais postaux et reprographie', 66120, 0],
    ],
  },
  {
    name: 'CHARGES BATIMENT B',
    base: 5000,
    part: 412,
    lines: [
      ['Contrat VMC', 188000, 100],
      ['Dératisation désinsectisation', 54000, 100],
      ['Réparations plomberie', 1147210, 0],
    ],
  },
  {
    name: 'ASCENSEUR BATIMENT B',
    base: 1000,
    part: 71,
    lines: [
      ['Contrat d’entretien ascenseur', 312000, 73],
      ['Contrôle technique quinquennal', 48000, 0],
      ['Téléphone cabine', 21600, 100],
    ],
  },
  { name: 'EAU FROIDE', base: 10000, part: 199, lines: [['Consommation eau', 1850477, 100]] },
];
const share = ({ base, part }: Key, whole: number) => Math.round((whole * part) / base);
const letShare = (key: Key, [, whole, percent]: Spent) =>
  Math.round((share(key, whole) * percent) / 100);
const keyTotal = (key: Key) => sum(key.lines.map(([, whole]) => share(key, whole)));
const real = sum(KEYS.map(keyTotal));
const lets = sum(KEYS.flatMap((key) => key.lines.map((line) => letShare(key, line))));
const CALLED = real - 11216;
const keyRows = (key: Key) => [
  `<tr class="k"><td>${key.name}</td><td></td><td>${key.base}</td><td>${key.part}</td><td></td><td></td></tr>`,
  ...key.lines.map((line) => [
    line[0],
    spaced(line[1]),
    '',
    '',
    spaced(share(key, line[1])),
    spaced(letShare(key, line)),
  ]),
  `<tr class="s"><td>Total ${key.name}</td><td>${spaced(sum(key.lines.map((line) => line[1])))}</td><td></td><td></td><td>${spaced(keyTotal(key))}</td><td></td></tr>`,
];
const settlement = paperOf(
  'decompte-charges-reseau',
  `font: 8.4pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 14mm; .logo { font: bold 19pt 'URW Gothic', sans-serif; color: #00685e } .t th { background: #00685e; color: #fff } .t td { padding: .6mm 1.5mm } .t td:nth-child(n+2), .t th:nth-child(n+2) { text-align: right } .k td { font-weight: bold; background: #e5f1f0 } .s td { border-top: .2mm solid #00685e; font-style: italic } .f td { border-bottom: .2mm solid #b9d4d1 } .f td:last-child { text-align: right }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><span class="logo">foncélia</span><br>Foncélia Val de Loire<br>28 boulevard Rocheplatte 45000 ORLEANS</div><div style="padding-top:12mm;font-size:9.6pt">MME FOUCAULT BRIGITTE<br>RES LE CLOS SAINT-MARCEAU<br>112 AVENUE DAUPHINE<br>45100 ORLEANS</div></div>
    <p style="font-size:13pt;color:#00685e;margin-top:6mm"><b>Décompte de charges de l’exercice du 01/01/2025 au 31/12/2025</b></p><p>Copropriété 2207 LE CLOS SAINT-MARCEAU, 112 AVENUE DAUPHINE 45100 ORLEANS – Immatriculation AC3841726<br>Compte 2207-00031 – Lots 0031, 0078, 0143 – Comptes approuvés par l’assemblée générale du 18/06/2026 – Edité le 22/06/2026</p>
    ${table(
      [
        'Nature des dépenses',
        'Montant TTC',
        'Base',
        'Tantièmes',
        'Votre quote-part',
        'Dont locatif',
      ],
      [
        ...KEYS.flatMap(keyRows),
        `<tr class="k"><td>TOTAL GENERAL DE VOS CHARGES</td><td></td><td></td><td></td><td>${spaced(real)}</td><td>${spaced(lets)}</td></tr>`,
      ],
      't',
    )}
    <table class="f" style="width:112mm;margin:4mm 0 3mm auto"><tr><td>Vos charges réelles de l’exercice</td><td>${spaced(real)} €</td></tr><tr><td>Provisions appelées du 01/01/2025 au 31/12/2025</td><td>– ${spaced(CALLED)} €</td></tr><tr><td><b>Solde à votre charge, porté au débit de votre compte</b></td><td><b>${spaced(real - CALLED)} €</b></td></tr></table>
    <p>Ce décompte est établi sur la base des comptes approuvés. Le solde est exigible dès son approbation par l’assemblée générale (article 14-1 et décret du 17 mars 1967). Si votre lot est loué, la colonne « Dont locatif » donne la part que vous pouvez récupérer auprès de votre locataire au titre du décret n° 87-713 du 26 août 1987. Les pièces justificatives sont tenues à votre disposition à l’agence, sur rendez-vous.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Foncélia Val de Loire', 'foncélia'),
      building: 'LE CLOS SAINT-MARCEAU',
      building_address: '112 AVENUE DAUPHINE, 45100 ORLEANS',
      rnc: 'AC3841726',
      owner: 'MME FOUCAULT BRIGITTE',
      account: '2207-00031',
      lots: ['31', '78', '143'],
      tantiemes: 199,
      base: 10000,
      tantiemes_by_cle: KEYS.map(({ name, base, part }) => `${name} : ${part}/${base}`),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: CALLED,
      difference: real - CALLED,
      recoverable: lets,
    },
    absent: ['iban', 'due_on', 'fonds_travaux', 'travaux'],
  },
);

const COSTS: readonly (readonly [label: string, cents: number])[] = [
  ['Assurance de l’immeuble (Assurances du Gave)', 184230],
  ['Électricité des parties communes', 31877],
  ['Femme de ménage (CESU et charges)', 221600],
  ['Eau – compteur général (part communs)', 8740],
  ['Entretien portier et minuterie', 45300],
  ['Vidange et curage colonne EU', 38500],
  ['Frais bancaires, timbres, papeterie', 9415],
  ['Adhésion association de syndics bénévoles', 12600],
];
const spent = sum(COSTS.map(([, cents]) => cents));
const mine = Math.round((spent * 214) / 1000);
const PAID = 124000;
const spreadsheet = paperOf(
  'decompte-tableur-benevole',
  `font: 10pt 'Nimbus Sans', sans-serif; padding: 18mm; td, th { border: .15mm solid #aaa; padding: 1.2mm 2mm } th { background: #fff2cc; font-weight: bold } td:nth-child(n+2) { text-align: right }`,
  [
    `<p style="font-size:13pt"><b>COPROPRIÉTÉ 9 RUE MONTPENSIER – 64000 PAU</b></p><p>Décompte individuel des charges – exercice du 1er janvier au 31 décembre 2025<br>Établi par le syndic bénévole, M. LACABANNE, le 12/03/2026, pour l’assemblée générale du 09/04/2026</p>
    ${table(
      ['DÉPENSES DE LA COPROPRIÉTÉ EN 2025', 'Montant'],
      [
        ...COSTS.map(([label, cents]) => [label, `${spaced(cents)} €`]),
        ['<b>TOTAL DES DÉPENSES</b>', `<b>${spaced(spent)} €</b>`],
      ],
    )}<p style="margin-top:8mm"><b>VOTRE DÉCOMPTE : Mme BORDENAVE Hélène – lot 3 – 214 millièmes sur 1000</b></p>${table(
      ['', 'Montant'],
      [
        [`Votre quote-part des dépenses (${spaced(spent)} × 214 / 1000)`, `${spaced(mine)} €`],
        ['Provisions que vous avez versées (2 × 620,00 €)', `${spaced(PAID)} €`],
        ['<b>Trop versé, à vous rembourser</b>', `<b>${spaced(PAID - mine)} €</b>`],
      ],
    )}<p style="margin-top:8mm">Remarques : la hausse de l’assurance (+ 9 %) tient à la revalorisation de l’indice FFB. Le curage de la colonne n’était pas prévu au budget. Toutes les factures sont dans le classeur bleu ; vous pouvez venir les voir chez moi le samedi matin ou me demander des copies par courriel. Votre trop versé viendra en déduction de la provision du second semestre 2026 si l’assemblée approuve les comptes.</p><p>Les travaux de toiture font l’objet d’un compte à part et n’apparaissent pas dans ce tableau.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('M. LACABANNE', 'LACABANNE'),
      building: '9 RUE MONTPENSIER',
      building_address: '9 RUE MONTPENSIER, 64000 PAU',
      owner: 'Mme BORDENAVE Hélène',
      lots: ['3'],
      tantiemes: 214,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: mine,
      provisions: PAID,
      difference: mine - PAID,
    },
    absent: ['rnc', 'iban', 'recoverable', 'due_on', 'travaux'],
  },
);

const beforeSale = paperOf(
  'ped-syndic-creteil',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; h2 { font-size: 10pt; background: #333; color: #fff; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #999; padding: .9mm 1.5mm } .m td:last-child { text-align: right; width: 32mm }`,
  [
    `<p><b>DAUMONT GESTION</b> – 15 rue de Mesly, 94004 CRETEIL CEDEX – service mutations</p><h1 style="font-size:14pt;text-align:center;border:.4mm solid #000;padding:2mm">PRÉ-ÉTAT DATÉ<br><span style="font-size:9pt">Loi ALUR – article L. 721-2 du code de la construction et de l’habitation – mutation de lots de copropriété, information des parties avant la signature de l’avant-contrat</span></h1>
    ${table(
      [],
      [
        ['Date d’établissement', '14 décembre 2026', 'Référence', 'MUT-0614-2026-88'],
        ['Copropriété', 'LES BLEUETS', 'Immatriculation', 'AB7190354'],
        [
          'Adresse de l’immeuble',
          '4 à 8 allée Parmentier, 94000 CRETEIL',
          'Lots objet de la mutation',
          '214 et 1067',
        ],
        [
          'Copropriétaire cédant',
          'M. DIALLO Thierno et Mme PASQUIER Aurélie',
          'Tantièmes généraux',
          '649 / 100000',
        ],
      ],
    )}
    <h2>I – SOMMES DUES PAR LE COPROPRIÉTAIRE CÉDANT POUR LES LOTS OBJET DE LA MUTATION</h2>${table(
      [],
      [
        ['A-1 Provisions exigibles – dans le budget prévisionnel (D. art. 5. 1° a)', '0,00 €'],
        ['A-1 Provisions exigibles – dans les dépenses hors budget (D. art. 5. 1° b)', '0,00 €'],
        ['A-2 Charges impayées sur les exercices antérieurs (D. art. 5. 1° c)', '0,00 €'],
        ['A-3 Sommes devenues exigibles du fait de la vente (L. art. 33)', '0,00 €'],
        ['A-4 Avances exigibles (D. art. 5. 1° e)', '0,00 €'],
        ['B – Sommes dues à des tiers au titre d’emprunts gérés par le syndic', '0,00 €'],
      ],
      'm',
    )}<h2>II – SOMMES DONT LE SYNDICAT POURRAIT ÊTRE DÉBITEUR À L’ÉGARD DU CÉDANT</h2>${table(
      [],
      [
        ['A-1 Avances constituant la réserve (D. art. 35. 1°)', '324,50 €'],
        ['C – Solde créditeur sur l’exercice antérieur approuvé', '35,20 €'],
      ],
      'm',
    )}<h2>III – SOMMES DEVANT INCOMBER AU NOUVEAU COPROPRIÉTAIRE</h2>${table(
      [],
      [
        ['1 – Reconstitution des avances', '324,50 €'],
        [
          '2 – Provisions non encore exigibles, budget : 01/01/2027, 01/04/2027, 01/07/2027, 01/10/2027',
          '4 × 1 170,41 €',
        ],
        [
          '2 – Provisions non encore exigibles, étanchéité : 01/01/2027, 01/04/2027, 01/07/2027',
          '3 × 2 665,21 €',
        ],
        ['3 – Fonds de travaux, cotisations à venir en 2027', '4 × 67,21 €'],
      ],
      'm',
    )}`,
    `<h2>ANNEXE – QUOTE-PART AFFÉRENTE AUX LOTS POUR LES DEUX EXERCICES PRÉCÉDENTS</h2><table><thead><tr><th></th><th colspan="2">Au titre du budget prévisionnel</th><th colspan="2">Au titre des dépenses hors budget</th></tr><tr><th></th><th>appelée</th><th>réelle</th><th>appelée</th><th>réelle</th></tr></thead><tbody><tr><td>Exercice N-1 (01/01/2025 – 31/12/2025)</td><td>4 380,00 €</td><td>3 894,67 €</td><td>0,00 €</td><td>0,00 €</td></tr><tr><td>Exercice N-2 (01/01/2024 – 31/12/2024)</td><td>4 268,00 €</td><td>4 301,12 €</td><td>611,40 €</td><td>611,40 €</td></tr></tbody></table>
    <h2>SITUATION FINANCIÈRE DE LA COPROPRIÉTÉ AU 31/12/2025</h2>${table(
      [],
      [
        ['État global des impayés de charges au sein du syndicat', '148 920,16 €'],
        ['État global de la dette du syndicat vis-à-vis des fournisseurs', '63 417,05 €'],
        ['Fonds de travaux : montant de la part rattachée aux lots', '1 204,66 €'],
        ['Fonds de travaux : dernière cotisation versée par le cédant (01/10/2026)', '56,17 €'],
      ],
      'm',
    )}<h2>VIE DE LA COPROPRIÉTÉ</h2><p>Syndic en exercice : DAUMONT GESTION, désigné par l’assemblée générale du 24/06/2026, mandat expirant le 30/06/2028. Prochaine assemblée générale : juin 2027. Assurance multirisque de l’immeuble : Prévoyance Val-de-Marne Exemple, police n° 8 440 117, en cours. Procédures en cours : recouvrement de charges contre quatre copropriétaires ; aucune procédure pour malfaçons. Copropriété en difficulté (articles 29-1 A et suivants) : non. Appartenance à une ASL : oui, ASL du Mail des Mèches.</p><p>Plan pluriannuel de travaux : projet présenté à l’assemblée du 24/06/2026, non adopté. Diagnostic technique global : non. Dossier technique amiante : oui, mis à jour le 11/10/2012. Chauffage collectif par réseau urbain, compteurs individuels d’énergie thermique posés en 2020. Ascenseurs : contrôle quinquennal du 04/03/2023.</p><p style="margin-top:5mm">Les renseignements ci-dessus sont donnés au vu de la comptabilité à ce jour ; ils ne se substituent pas à l’état daté qui sera délivré au notaire chargé de la vente.</p><p style="text-align:right">Fait à Créteil – Le syndic</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'DAUMONT GESTION',
      building: 'LES BLEUETS',
      building_address: '4 à 8 allée Parmentier, 94000 CRETEIL',
      rnc: 'AB7190354',
      owner: 'M. DIALLO Thierno et Mme PASQUIER Aurélie',
      lots: ['214', '1067'],
      tantiemes: 649,
      base: 100000,
      made_on: '2026-12-14',
      impayes: 14892016,
      dette_fournisseurs: 6341705,
    },
    absent: ['iban', 'price', 'total'],
  },
);

export const REPARTITIONS_ANNUELLES = [settlement, spreadsheet, beforeSale];
