// Calls for funds that ask more than a quarter's budget: works alone, and a grid of keys with what a
// tenant owes.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { plain, slashed, spaced, sum, table } from '../../writing.ts';

const CLOVIS = accountOf('clovis-reims');

const CLOVIS_PARTS = [
  ['Travaux de couverture – marché Toitures Rémoises (44 780,00 € TTC)', 2239000, 77246],
  ['Maîtrise d’œuvre – cabinet Archiplan (4 900,00 € TTC)', 245000, 8453],
  ['Honoraires syndic sur travaux (2,4 % HT)', 48850, 1685],
] as const;
const clovisTotal = sum(CLOVIS_PARTS.map((row) => row[2]));

const works = paperOf(
  'appel-couverture-reims',
  `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; padding: 16mm 18mm; .t th { border-top: .4mm solid #3a7d44; border-bottom: .4mm solid #3a7d44; font-weight: bold } .t td:nth-child(n+2), .t th:nth-child(n+2) { text-align: right } .t .z td { border-top: .4mm solid #3a7d44; font-weight: bold } .slip { position: absolute; bottom: 14mm; left: 18mm; right: 18mm; border: .3mm dashed #555; padding: 3mm }`,
  [
    `<table><tr><td style="width:95mm"><b style="font-size:16pt;color:#3a7d44">CITALYS</b><br>CITALYS CHAMPAGNE<br>71 rue des Élus Rémois<br>51100 REIMS</td><td>INDIVISION HOUDELET<br>CHEZ MME HOUDELET FRANCINE<br>4 ROUTE DE LA MONTAGNE<br>51500 RILLY-LA-MONTAGNE</td></tr></table>
    <p style="margin-top:8mm;text-align:right">Reims, le 5 octobre 2026</p>
    <p>Résidence : <b>RÉSIDENCE CLOVIS</b>, 9 boulevard des Vignerons, 51100 REIMS<br>Vos lots : 8 (appartement) – 35 (cave) – Vos tantièmes : 345 / 10 000<br>N° de compte copropriétaire : 4500008</p>
    <h1 style="font-size:14pt;text-align:center;margin:5mm 0">APPEL DE FONDS TRAVAUX N° 1/2</h1>
    <p>Madame, Monsieur,</p><p>L’assemblée générale du 24 juin 2026 a décidé, par sa résolution n° 11, la réfection de la couverture du bâtiment principal et en a fixé le financement par deux appels égaux exigibles les 2 novembre 2026 et 1er mars 2027. Vous trouverez ci-dessous le détail du premier appel.</p>
    ${table(
      ['Nature de la dépense', 'Appel de l’immeuble (50 %)', 'Votre part'],
      [
        ...CLOVIS_PARTS.map(([label, whole, part]) => [
          label,
          `${spaced(whole)} €`,
          `${spaced(part)} €`,
        ]),
        `<tr class="z"><td>TOTAL APPELÉ</td><td>${spaced(sum(CLOVIS_PARTS.map((row) => row[1])))} €</td><td>${spaced(clovisTotal)} €</td></tr>`,
      ],
      't',
    )}
    <p style="margin-top:5mm">Cette somme est exigible le <b>02/11/2026</b>. Elle s’ajoute aux provisions trimestrielles du budget prévisionnel, appelées séparément, et n’entre pas dans les charges récupérables auprès des locataires.</p>
    <p>En cas de vente de votre lot, nous vous rappelons que l’appel est dû par celui qui est copropriétaire à la date d’exigibilité (article 6-2 du décret du 17 mars 1967), quelles que soient les conventions des parties.</p>
    <div class="slip"><b>COUPON À JOINDRE À VOTRE CHÈQUE</b><br>RÉSIDENCE CLOVIS – compte 4500008 – INDIVISION HOUDELET – appel travaux 1/2 : ${spaced(clovisTotal)} €<br>Ou virement : ${CLOVIS.spaced}</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('CITALYS', 'CITALYS CHAMPAGNE'),
      building: 'RÉSIDENCE CLOVIS',
      building_address: '9 boulevard des Vignerons, 51100 REIMS',
      owner: either('INDIVISION HOUDELET', 'INDIVISION HOUDELET CHEZ MME HOUDELET FRANCINE'),
      account: '4500008',
      lots: ['8', '35'],
      tantiemes: 345,
      base: 10000,
      iban: CLOVIS.iban,
      due_on: '2026-11-02',
      total: clovisTotal,
      travaux: clovisTotal,
      to_pay: clovisTotal,
    },
    absent: [
      'rnc',
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_from',
      'period_to',
      'recoverable',
    ],
  },
);

type Key = readonly [
  code: string,
  label: string,
  budget: number,
  base: number,
  part: number,
  /** In hundredths, what a tenant owes of it. */
  share: number,
];
const ILL: readonly Key[] = [
  ['CG', 'Charges générales', 1940000, 10000, 268, 38],
  ['ES', 'Escalier 2', 121000, 1000, 84, 90],
  ['AS', 'Ascenseur escalier 2', 96500, 1000, 91, 72],
  ['EF', 'Eau froide (acompte)', 310000, 10000, 268, 100],
];
const illQuote = ([, , budget, base, part]: Key) => Math.round((budget * part) / base);
const illLet = (row: Key) => Math.round((illQuote(row) * row[5]) / 100);
const illCourantes = sum(ILL.map(illQuote));
const illLets = sum(ILL.map(illLet));
const ILL_FUND = 2613;
const ILL_ADVANCE = 4020;
const ILL_BEFORE = 17436;
const illTotal = illCourantes + ILL_FUND + ILL_ADVANCE;

const keys = paperOf(
  'appel-cles-strasbourg',
  `font: 8pt/1.3 'DejaVu Sans', sans-serif; padding: 11mm 12mm; .k td, .k th { border: .2mm solid #666; padding: .9mm 1.4mm } .k th { background: #eee; text-align: center } .k td:nth-child(n+3) { text-align: right } .k .b td { font-weight: bold } .id td { border: .2mm solid #666; width: 50%; padding: 2mm }`,
  [
    `<p style="text-align:center;font-size:13pt;letter-spacing:.5mm"><b>PROVISIONS SUR CHARGES DE COPROPRIÉTÉ</b></p><p style="text-align:center">Échéance du ${slashed('2027-01-01')} – période du ${slashed('2027-01-01')} au ${slashed('2027-03-31')}</p>
    <table class="id"><tr><td><b>SOGEREM ALSACE</b>, syndic<br>15 quai des Bateliers du Rhin<br>67000 STRASBOURG<br>Service copropriété : 03 88 00 46 25<br>Bureaux ouverts de 9 h à 12 h, sauf le mercredi</td><td><b>MME SCHMITTER ODILE</b><br>37 QUAI DES CIGOGNES<br>ESC 2 – 3E ETAGE<br>67000 STRASBOURG</td></tr><tr><td>Syndicat des copropriétaires <b>LE PARC DE L’ILL</b><br>35-37 QUAI DES CIGOGNES 67000 STRASBOURG<br>RNC : AD8 041 556</td><td>N° copropriétaire : 2117<br>Lot(s) : 26 / 73<br>Date d’émission : ${slashed('2026-12-10')}</td></tr></table><p></p>
    ${table(
      [
        'Clé',
        'Libellé de la clé',
        'Budget du trimestre',
        'Tantièmes totaux',
        'Tantièmes lot(s)',
        'Votre part',
        '% loc.',
        'Dont récupérable',
      ],
      [
        ...ILL.map((row) => [
          row[0],
          row[1],
          plain(row[2]),
          row[3],
          row[4],
          plain(illQuote(row)),
          row[5],
          plain(illLet(row)),
        ]),
        `<tr class="b"><td></td><td>Total charges courantes</td><td></td><td></td><td></td><td>${plain(illCourantes)}</td><td></td><td>${plain(illLets)}</td></tr>`,
        ['FT', 'Fonds de travaux art. 14-2-1', plain(97500), 10000, 268, plain(ILL_FUND), '', ''],
        [
          'AV',
          'Avance de trésorerie, complément (AG 12/05/2026)',
          plain(150000),
          10000,
          268,
          plain(ILL_ADVANCE),
          '',
          '',
        ],
        `<tr class="b"><td></td><td>TOTAL DE L’ÉCHÉANCE</td><td></td><td></td><td></td><td>${plain(illTotal)}</td><td></td><td></td></tr>`,
        `<tr><td></td><td>Report de solde débiteur au 10/12/2026</td><td></td><td></td><td></td><td>${plain(ILL_BEFORE)}</td><td></td><td></td></tr>`,
        `<tr class="b" style="font-size:10pt"><td></td><td>SOMME À PAYER EUR</td><td></td><td></td><td></td><td>${plain(illTotal + ILL_BEFORE)}</td><td></td><td></td></tr>`,
      ],
      'k',
    )}
    <p style="margin-top:4mm">Mode de règlement : TIP ou chèque. Les sommes non réglées au 15 janvier feront l’objet d’une relance, puis d’une mise en demeure facturée selon le contrat de syndic. Le budget de l’exercice 2027 a été voté par l’assemblée générale du 12 mai 2026.</p>
    <p>Rappel : l’accès aux garages par le portail nord est fermé du 11 au 22 janvier pour le remplacement de l’automatisme. Les badges sont à retirer en loge. La prochaine assemblée générale est prévue au mois de mai ; vos questions sont à nous adresser par lettre recommandée avant le 15 février.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'SOGEREM ALSACE',
      building: 'LE PARC DE L’ILL',
      building_address: '35-37 QUAI DES CIGOGNES, 67000 STRASBOURG',
      rnc: 'AD8041556',
      owner: 'MME SCHMITTER ODILE',
      account: '2117',
      lots: ['26', '73'],
      tantiemes: 268,
      base: 10000,
      tantiemes_by_cle: either(
        ILL.map(([, label, , base, part]) => `${label} : ${part}/${base}`),
        ILL.map(([code, label, , base, part]) => `${code} ${label} : ${part}/${base}`),
        [
          ...ILL.map(([, label, , base, part]) => `${label} : ${part}/${base}`),
          'Fonds de travaux art. 14-2-1 : 268/10000',
          'Avance de trésorerie, complément (AG 12/05/2026) : 268/10000',
        ],
      ),
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: illTotal,
      courantes: illCourantes,
      fonds_travaux: ILL_FUND,
      avances: ILL_ADVANCE,
      solde_anterieur: ILL_BEFORE,
      to_pay: illTotal + ILL_BEFORE,
      recoverable: illLets,
    },
    absent: ['iban', 'travaux', 'charges_reelles', 'meeting_on'],
  },
);

export const APPELS_DETAILLES = [works, keys];
