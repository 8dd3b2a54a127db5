// Yearly settlements: by key and nature, with water meters, and on a single line per key.
import { either, paperOf } from '../../paper.ts';
import { dotted, pointed, slashed, spaced, sum, table } from '../../writing.ts';
import { foot, type Key, quoteOf, quotesOf, shareOf } from './outils.ts';

type Spent = readonly [label: string, cents: number, letOut: number];
type Block = { title: string; part: number; base: number; spent: readonly Spent[] };
const BLOCKS: readonly Block[] = [
  {
    title: '001 – CHARGES GÉNÉRALES',
    part: 318,
    base: 10000,
    spent: [
      ['Prime assurance MRI', 687420, 0],
      ['Honoraires syndic forfait', 812400, 0],
      ['Nettoyage parties communes', 924000, 100],
      ['Électricité parties communes', 214385, 100],
      ['Frais d’affranchissement', 61240, 0],
      ['Entretien espaces verts', 318000, 100],
    ],
  },
  {
    title: '003 – ASCENSEUR',
    part: 74,
    base: 1000,
    spent: [
      ['Contrat de maintenance', 241600, 73],
      ['Réparation cabine', 88330, 0],
      ['Téléphone cabine', 21480, 0],
    ],
  },
  {
    title: '006 – CHAUFFAGE',
    part: 305,
    base: 9640,
    spent: [
      ['Gaz chaufferie', 2914770, 100],
      ['Contrat P2', 384000, 100],
      ['Électricité chaufferie', 97715, 100],
    ],
  },
];
const blockShare = ({ part, base, spent }: Block) =>
  sum(spent.map(([, cents]) => shareOf(cents, part, base)));
const letShare = (cents: number, block: Block, rate: number) =>
  Math.round((shareOf(cents, block.part, block.base) * rate) / 100);
const blockLet = (block: Block) =>
  sum(block.spent.map(([, cents, rate]) => letShare(cents, block, rate)));
const real = sum(BLOCKS.map((block) => blockShare(block)));
const letTotal = sum(BLOCKS.map((block) => blockLet(block)));
const CALLED = 242000;

const reims = paperOf(
  'decompte-cles-natures-reims',
  `font: 8pt/1.3 'Nimbus Sans', sans-serif; .d td { padding: .6mm 1.4mm } .d th { background: #7b1e3a; color: #fff; font-size: 7.4pt } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .k td { background: #f5e9ed; font-weight: bold; text-align: left !important } .s td { border-top: .2mm solid #7b1e3a; font-style: italic } .z td { font-weight: bold; border: .3mm solid #7b1e3a }`,
  [
    `<table><tr><td><b style="font-size:13pt;color:#7b1e3a">MARNE GESTION IMMOBILIÈRE</b><br>Cabinet Hautvillers – 29 place Drouet d’Erlon, 51100 REIMS – 03 26 00 80 14</td><td style="text-align:right">Reims, le ${slashed('2026-05-18')}<br>Réf. client 118-0022</td></tr></table>
    <div style="margin:6mm 0 6mm 108mm;font-size:9.6pt">MME PHILIPPONNAT ÉPSE GUÉRIN HÉLÈNE<br>14 CHEMIN DES VIGNES<br>51500 RILLY-LA-MONTAGNE</div>
    <h1 style="font-size:12pt;color:#7b1e3a">DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU ${slashed('2025-01-01')} AU ${slashed('2025-12-31')}</h1>
    <p>Copropriété 118 LES TERRASSES DE CLAIRMARAIS – 6 rue Gosset 51100 REIMS – RNC AF1402259 – Lots n° 22, 61 – Comptes approuvés par l’AG du ${slashed('2026-04-28')}</p>
    ${table(
      ['Nature des dépenses', 'Total à répartir', 'Tantièmes', 'Votre quote-part', 'Part locative'],
      [
        ...BLOCKS.flatMap((block) => [
          `<tr class="k"><td colspan="5">${block.title} (base ${spaced(block.base * 100).slice(0, -3)})</td></tr>`,
          ...block.spent.map(([label, cents, rate]) => [
            label,
            spaced(cents),
            block.part,
            spaced(shareOf(cents, block.part, block.base)),
            spaced(letShare(cents, block, rate)),
          ]),
          `<tr class="s"><td>Total ${block.title.slice(0, 3)}</td><td>${spaced(sum(block.spent.map(([, cents]) => cents)))}</td><td></td><td>${spaced(blockShare(block))}</td><td>${spaced(blockLet(block))}</td></tr>`,
        ]),
        `<tr class="z"><td>TOTAL DE VOS CHARGES</td><td>${spaced(sum(BLOCKS.flatMap(({ spent }) => spent.map(([, cents]) => cents))))}</td><td></td><td>${spaced(real)}</td><td>${spaced(letTotal)}</td></tr>`,
      ],
      'd',
    )}
    <table style="width:110mm;margin:5mm 0 0 auto;font-size:9pt"><tr><td>Charges réelles de l’exercice</td><td style="text-align:right">${spaced(real)}</td></tr><tr><td>Provisions appelées (4 trimestres)</td><td style="text-align:right">${spaced(-CALLED)}</td></tr><tr style="font-weight:bold"><td>${real > CALLED ? 'Insuffisance de provisions – à votre débit' : 'Excédent de provisions – à votre crédit'}</td><td style="text-align:right">${spaced(Math.abs(real - CALLED))}</td></tr></table>
    <p style="margin-top:4mm">Le montant ci-dessus est porté sur votre compte à la date de l’assemblée. La part locative est donnée à titre indicatif (décret n° 87-713 du 26 août 1987) ; la taxe d’enlèvement des ordures ménagères est à récupérer sur votre avis de taxe foncière. Les pièces justificatives des charges sont consultables dix jours avant l’assemblée.</p>
    ${foot('MARNE GESTION IMMOBILIÈRE – SARL au capital de 16 000 € – SIRET 900 000 118 00027 – APE 6832A – CPI 5101 2016 000 003 118 – Garantie : Caution Exemple PARIS – Médiateur de la consommation : ANM Exemple')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('MARNE GESTION IMMOBILIÈRE', 'MARNE GESTION IMMOBILIÈRE Cabinet Hautvillers'),
      building: 'LES TERRASSES DE CLAIRMARAIS',
      building_address: '6 rue Gosset, 51100 REIMS',
      rnc: 'AF1402259',
      owner: either('MME PHILIPPONNAT ÉPSE GUÉRIN HÉLÈNE', 'MME PHILIPPONNAT HÉLÈNE'),
      lots: ['22', '61'],
      tantiemes: 318,
      base: 10000,
      tantiemes_by_cle: either(
        BLOCKS.map(({ title, part, base }) => `${title.slice(6)} : ${part}/${base}`),
        BLOCKS.map(({ title, part, base }) => `${title} : ${part}/${base}`),
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: CALLED,
      difference: real - CALLED,
      recoverable: letTotal,
    },
    absent: ['iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

const KEYS: readonly Key[] = [
  { code: 'A', label: 'Générales', whole: 1987040, base: 1000, part: 62 },
  { code: 'C', label: 'Cage d’escalier n° 3', whole: 226500, base: 410, part: 62 },
  { code: 'G', label: 'Garages', whole: 74000, base: 240, part: 10 },
];
const METER = { from: 1184, to: 1256, price: 412 };
const water = (METER.to - METER.from) * METER.price;
const ownShare = quotesOf(KEYS) + water;
const PAID = 201600;

const clermont = paperOf(
  'decompte-compteur-clermont-ferrand',
  `font: 9.2pt/1.4 'DejaVu Serif Condensed', serif; padding: 14mm 16mm; .d td, .d th { border: .2mm solid #888 } .d td:nth-child(n+3) { text-align: right }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b>Sté ARVERNE HABITAT</b><br>Dépt. Copropriétés<br>33 avenue Julien<br>63000 CLERMONT-FERRAND</div><div style="border:.3mm solid #000;padding:2mm 4mm">M. Téodor VASILESCU<br>Mme Ana VASILESCU<br>Rés. Puy-Mary, Esc. 3<br>150 bd Lafayette<br>63000 CLERMONT-FERRAND</div></div>
    <h1 style="font-size:13pt;margin-top:9mm">Arrêté de charges individuel</h1><p>Exercice clos le ${pointed('2026-06-30')} (ouvert le ${pointed('2025-07-01')}) – Résidence Puy-Mary, 148/150 bd Lafayette, 63000 CLERMONT-FERRAND – Cpte 63-077 – Lots 30 (appt.) et 118 (gar.)</p>
    ${table(
      ['Clé', 'Répartition', 'Dépenses immeuble', 'Base', 'Tant.', 'Votre part (€)'],
      [
        ...KEYS.map((key) => [
          key.code,
          key.label,
          dotted(key.whole),
          key.base,
          key.part,
          dotted(quoteOf(key)),
        ]),
        [
          'E',
          `Eau froide individuelle : index ${METER.from} → ${METER.to}, soit ${METER.to - METER.from} m³ à 4,12 €`,
          '',
          '',
          '',
          dotted(water),
        ],
        `<tr style="font-weight:bold"><td></td><td>Total de l’exercice</td><td></td><td></td><td></td><td>${dotted(ownShare)}</td></tr>`,
        ['', 'Acomptes appelés du 01.07.2025 au 30.06.2026', '', '', '', `- ${dotted(PAID)}`],
        `<tr style="font-weight:bold;background:#eee"><td></td><td>${ownShare > PAID ? 'RESTE DÛ (porté à votre débit)' : 'TROP VERSÉ (porté à votre crédit)'}</td><td></td><td></td><td></td><td>${dotted(Math.abs(ownShare - PAID))}</td></tr>`,
      ],
      'd',
    )}
    <p style="margin-top:5mm">L’assemblée générale du ${pointed('2026-10-08')} ayant approuvé les comptes, cette somme sera reprise sur l’appel du 1er trimestre 2027 (exercice 2026/2027). Vos observations sont à formuler par écrit. La prochaine relève des compteurs d’eau est prévue en juin.</p>
    <p>Le comptable : J. Chassaing – 04 73 00 12 66</p>
    ${foot('ARVERNE HABITAT – Société par actions simplifiée au capital de 100 000 € – RCS Clermont-Ferrand B 900 000 077 – Carte pro. n° CPI 6302 2018 000 024 077')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Sté ARVERNE HABITAT', 'ARVERNE HABITAT'),
      building: 'Résidence Puy-Mary',
      building_address: either(
        '148/150 bd Lafayette, 63000 CLERMONT-FERRAND',
        '148-150 bd Lafayette, 63000 CLERMONT-FERRAND',
      ),
      owner: either(
        'M. Téodor VASILESCU Mme Ana VASILESCU',
        'M. Téodor VASILESCU',
        'M. Téodor VASILESCU et Mme Ana VASILESCU',
      ),
      lots: ['30', '118'],
      tantiemes: 62,
      base: 1000,
      tantiemes_by_cle: KEYS.map(({ label, part, base }) => `${label} : ${part}/${base}`),
      account: '63-077',
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      charges_reelles: ownShare,
      provisions: PAID,
      difference: ownShare - PAID,
    },
    absent: ['rnc', 'iban', 'due_on', 'recoverable', 'to_pay'],
  },
);

const ROUBAIX = { own: 118344, called: 126000 };
const roubaix = paperOf(
  'decompte-lettre-roubaix',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 22mm; .d td { border-bottom: .2mm dotted #555 } .d td:last-child { text-align: right }`,
  [
    `<p><b>Agence LEPERS-VANHOUTTE</b><br>Gestion d’immeubles – 18 Grand’Place, 59100 ROUBAIX</p><p style="margin-left:85mm">Indivision CATTEAU-DESROUSSEAUX<br>aux bons soins de Mme Brigitte CATTEAU<br>91 rue de l’Épeule<br>59100 ROUBAIX</p><p>Roubaix, le 2 juin 2026</p><p><b>Résidence Motte-Bossut, 40 boulevard Leclerc, 59100 ROUBAIX – lot 17<br>Décompte définitif de vos charges, année 2025</b></p><p>Chère Madame,</p><p>À la suite de l’approbation des comptes du 1er janvier au 31 décembre 2025 par l’assemblée du 21 mai dernier, voici votre situation pour cet exercice, selon vos 88 tantièmes (sur 2 000) :</p>
    ${table(
      [],
      [
        [
          'Charges communes générales : 19 841,14 € × 88 / 2 000',
          `${spaced(shareOf(1984114, 88, 2000))} €`,
        ],
        [
          'Entretien de la chaudière collective : 7 055,23 € × 88 / 2 000',
          `${spaced(shareOf(705523, 88, 2000))} €`,
        ],
        ['Total de vos charges', `${spaced(ROUBAIX.own)} €`],
        ['Provisions que nous vous avons appelées en 2025', `${spaced(ROUBAIX.called)} €`],
        ['<b>Différence en votre faveur</b>', `<b>${spaced(ROUBAIX.called - ROUBAIX.own)} €</b>`],
      ],
      'd',
    )}
    <p style="margin-top:5mm">Cette différence a été créditée sur votre compte le 21 mai 2026. De ces charges, 702,15 € sont récupérables auprès de votre locataire.</p><p>Recevez, chère Madame, nos salutations les meilleures.</p><p style="text-align:right">Étienne Lepers</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Agence LEPERS-VANHOUTTE', 'LEPERS-VANHOUTTE'),
      building: 'Résidence Motte-Bossut',
      building_address: '40 boulevard Leclerc, 59100 ROUBAIX',
      owner: either(
        'Indivision CATTEAU-DESROUSSEAUX',
        'Indivision CATTEAU-DESROUSSEAUX aux bons soins de Mme Brigitte CATTEAU',
      ),
      lots: ['17'],
      tantiemes: 88,
      base: 2000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: ROUBAIX.own,
      provisions: ROUBAIX.called,
      difference: ROUBAIX.own - ROUBAIX.called,
      recoverable: 70215,
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay'],
  },
);

export const DECOMPTES_ANNUELS = [reims, clermont, roubaix];
