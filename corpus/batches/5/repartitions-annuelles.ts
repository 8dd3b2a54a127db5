// What a year really cost one owner: a network's table by key, and a letter with its sum.
import { either, paperOf } from '../../paper.ts';
import { slashed, spaced, sum, table } from '../../writing.ts';

type Cost = readonly [label: string, whole: number, let_: number];
type Key = { title: string; name: string; base: number; part: number; costs: readonly Cost[] };
const KEYS: readonly Key[] = [
  {
    title: '0001 CHARGES COMMUNES GENERALES',
    name: 'CHARGES COMMUNES GENERALES',
    base: 10000,
    part: 187,
    costs: [
      ['616000 Assurance multirisque immeuble', 1984000, 0],
      ['621100 Forfait de gestion syndic', 1710000, 0],
      ['611000 Nettoyage parties communes', 2466012, 100],
      ['602000 Électricité parties communes', 418733, 100],
      ['615000 Petites réparations', 694520, 0],
      ['622000 Frais d’affranchissement', 91244, 0],
    ],
  },
  {
    title: '0003 CHARGES BATIMENT B',
    name: 'CHARGES BATIMENT B',
    base: 4150,
    part: 187,
    costs: [
      ['614000 Contrat désinfection, dératisation', 88000, 100],
      ['615000 Entretien porte d’entrée', 126380, 0],
    ],
  },
  {
    title: '0006 ASCENSEUR BATIMENT B',
    name: 'ASCENSEUR BATIMENT B',
    base: 1000,
    part: 46,
    costs: [['614100 Contrat de maintenance ascenseur', 511296, 80]],
  },
  {
    title: '0009 EAU FROIDE',
    name: 'EAU FROIDE',
    base: 10000,
    part: 187,
    costs: [['601000 Eau, consommation générale', 1120855, 100]],
  },
];
const costOf = ({ base, part }: Key, [, whole]: Cost) => Math.round((whole * part) / base);
const letOf = (key: Key, cost: Cost) => Math.round((costOf(key, cost) * cost[2]) / 100);
const keySum = (key: Key) => sum(key.costs.map((cost) => costOf(key, cost)));
const keyLet = (key: Key) => sum(key.costs.map((cost) => letOf(key, cost)));
const real = sum(KEYS.map(keySum));
const PAID = 184220;
const network = paperOf(
  'decompte-marseille-cles',
  `font: 8.4pt 'Nimbus Sans', sans-serif; .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #00539b } h1 { font-size: 14pt; color: #00539b } .g td, .g th { padding: .8mm 1.5mm } .g th { background: #00539b; color: #fff } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .k td { background: #eaf1f8; font-weight: bold; text-align: left !important } .s td { border-top: .2mm solid #00539b; font-weight: bold } .z { width: 112mm; margin: 5mm 0 4mm auto } .z td:last-child { text-align: right } .legal { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; text-align: center; font-size: 6.4pt; color: #555 }`,
  [
    `<table><tr><td style="width:96mm"><div class="logo">FONCEO</div><b>FONCEO MARSEILLE PRADO</b><br>214 avenue du Prado, 13008 MARSEILLE</td><td style="padding-top:14mm;font-size:10pt">MADAME ESPOSITO LAETITIA<br>RESIDENCE LA VERRERIE BAT B<br>128 BOULEVARD CHAVE<br>13005 MARSEILLE</td></tr></table><h1>Décompte individuel de charges</h1><p>Exercice du ${slashed('2025-01-01')} au ${slashed('2025-12-31')} – comptes approuvés par l’assemblée générale du 14/05/2026<br>Copropriété 02117 LA VERRERIE, 128 boulevard Chave, 13005 MARSEILLE – immatriculation AC5318072<br>Compte copropriétaire 02117-00014 – Lots : 14 – APPARTEMENT T3 ; 73 – CAVE</p>
    ${table(
      [
        'Compte / dépense',
        'Total à répartir',
        'Base',
        'Tantièmes',
        'Votre quote-part',
        'Part locative',
      ],
      KEYS.flatMap((key) => [
        `<tr class="k"><td colspan="6">${key.title}</td></tr>`,
        ...key.costs.map((cost) => [
          cost[0],
          spaced(cost[1]),
          key.base,
          key.part,
          spaced(costOf(key, cost)),
          spaced(letOf(key, cost)),
        ]),
        `<tr class="s"><td>Total ${key.name}</td><td>${spaced(sum(key.costs.map((cost) => cost[1])))}</td><td></td><td></td><td>${spaced(keySum(key))}</td><td>${spaced(keyLet(key))}</td></tr>`,
      ]),
      'g',
    )}
    ${table(
      [],
      [
        ['Total de vos charges de l’exercice', `${spaced(real)} €`],
        ['Dont charges récupérables sur votre locataire', `${spaced(sum(KEYS.map(keyLet)))} €`],
        ['Provisions appelées sur l’exercice (4 trimestres)', `- ${spaced(PAID)} €`],
        ['<b>Solde à votre charge</b>', `<b>${spaced(real - PAID)} €</b>`],
      ],
      'z',
    )}
    <p>Ce solde a été porté au débit de votre compte le 14/05/2026. Il ne doit pas être réglé à réception du présent décompte s’il figure déjà sur votre dernier appel de fonds. Conformément à l’article 9-1 du décret du 17 mars 1967, les pièces justificatives ont pu être consultées avant l’assemblée. Le fonds de travaux n’entre pas dans les charges de l’exercice et n’est pas repris ici.</p><p>Les propriétaires bailleurs peuvent utiliser la colonne « part locative » pour régulariser les charges de leur locataire (décret n° 87-713 du 26 août 1987).</p>
    <div class="legal">FONCEO MARSEILLE PRADO, SAS au capital de 412 000 € – RCS Marseille 900 000 611 – CPI 1310 2019 000 000 117</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('FONCEO MARSEILLE PRADO', 'FONCEO'),
      building: 'LA VERRERIE',
      building_address: '128 boulevard Chave, 13005 MARSEILLE',
      rnc: 'AC5318072',
      owner: 'MADAME ESPOSITO LAETITIA',
      lots: ['14', '73'],
      account: '02117-00014',
      tantiemes: 187,
      base: 10000,
      tantiemes_by_cle: either(
        KEYS.map(({ name, part, base }) => `${name} : ${part}/${base}`),
        KEYS.map(({ title, part, base }) => `${title} : ${part}/${base}`),
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: PAID,
      difference: real - PAID,
      recoverable: sum(KEYS.map(keyLet)),
    },
    absent: ['iban', 'due_on', 'fonds_travaux', 'travaux', 'to_pay'],
  },
);

const KIEFFER: readonly (readonly [string, string, number])[] = [
  ['Charges générales', '68 / 1 000', 158610],
  ['Escalier et ascenseur', '60 / 800', 39214],
  ['Chauffage urbain – part fixe', '61 / 920', 72385],
  ['Chauffage urbain – consommation relevée 4,812 MWh', 'compteur', 51207],
  ['Eau chaude – consommation relevée 38 m³', 'compteur', 42180],
  ['Garages', '5 / 60', 4950],
];
const spent = sum(KIEFFER.map(([, , cents]) => cents));
const letter = paperOf(
  'decompte-strasbourg-individuel',
  `font: 9.6pt 'DejaVu Sans Condensed', sans-serif; h1 { font: bold 15pt 'DejaVu Serif', serif; color: #8a3b2a; margin-top: 6mm } .g td, .g th { border: .2mm solid #8a3b2a } .g th { background: #f6e9e4; font-weight: bold } .g td:nth-child(n+2) { text-align: right } .b td { font-weight: bold }`,
  [
    `<table><tr><td style="width:98mm"><b style="font-size:14pt;color:#8a3b2a">IMMO-RHIN SYNDIC</b><br>11 quai Rouget de Lisle, 67000 STRASBOURG</td><td><br><br>Monsieur et Madame<br>KIEFFER Bernard<br>22 rue de Verdun<br>67000 STRASBOURG</td></tr></table><p style="text-align:right">Strasbourg, le 2 octobre 2026</p><h1>Arrêté annuel de vos charges de copropriété</h1><p>Copropriété L’ORANGERIE, 22 rue de Verdun, 67000 STRASBOURG<br>Exercice comptable : 1er juillet 2025 – 30 juin 2026<br>Compte n° 450.0007 – lots 7, 31 et 48</p><p>Chers copropriétaires, l’assemblée du 29 septembre 2026 ayant approuvé les comptes, nous avons réparti les dépenses de l’exercice. Votre part s’établit comme suit.</p>
    ${table(
      ['Nature des dépenses', 'Clé ou index', 'Votre part en €'],
      [
        ...KIEFFER.map(([label, key, cents]) => [label, key, spaced(cents)]),
        `<tr class="b"><td>Charges de l’exercice</td><td></td><td>${spaced(spent)}</td></tr>`,
        ['Moins : acomptes provisionnels appelés (2 × 1 920,00)', '', spaced(384000)],
        `<tr class="b"><td>Excédent en votre faveur</td><td></td><td>${spaced(384000 - spent)}</td></tr>`,
      ],
      'g',
    )}
    <p style="margin-top:5mm">L’excédent est crédité sur votre compte à la date de l’assemblée et viendra en déduction de l’appel du 1er semestre 2027. En application de l’article 6-2 du décret du 17 mars 1967, en cas de vente, le trop ou moins perçu révélé par l’approbation des comptes est porté au crédit ou au débit de celui qui est copropriétaire lors de cette approbation.</p><p>La consommation de chauffage de l’immeuble a baissé de 6,1 % par rapport à l’hiver précédent grâce à l’équilibrage des colonnes réalisé à l’automne. Relevés des répartiteurs : Compto-Est, passage du 12 mai 2026. Les index détaillés peuvent être consultés en nos bureaux.</p><p>Les postes récupérables auprès d’un locataire font l’objet d’un état séparé, sur demande.</p><p>Veuillez agréer nos salutations distinguées. Le service comptable, Doris ADAM</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'IMMO-RHIN SYNDIC',
      building: 'L’ORANGERIE',
      building_address: '22 rue de Verdun, 67000 STRASBOURG',
      owner: 'Monsieur et Madame KIEFFER Bernard',
      lots: ['7', '31', '48'],
      account: either('450.0007', '4500007'),
      tantiemes: 68,
      base: 1000,
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      charges_reelles: spent,
      provisions: 384000,
      difference: spent - 384000,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux', 'to_pay', 'due_on'],
  },
);

export const REPARTITIONS_ANNUELLES = [network, letter];
