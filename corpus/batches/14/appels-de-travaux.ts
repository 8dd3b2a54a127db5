// Calls that carry works: beside the budget of the quarter, and alone in a letter.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, inFull, slashed, spaced, table, tr } from '../../writing.ts';
import { type Key, quoteOf, quotes, sharesOf } from './quote-parts.ts';

const MONPLAISIR = accountOf('monplaisir-mariniers');

const MARINIERS: readonly Key[] = [
  ['CHARGES GENERALES', 1162500, 1000, 62],
  ['EAU FROIDE', 240000, 1000, 62],
  ['ESCALIER B', 88500, 500, 74],
];
const MARINIERS_WORKS: readonly Key[] = [
  ['REFECTION TOITURE TUILES – APPEL 2/3', 2460000, 1000, 62],
  ['HONORAIRES SYNDIC S/ TRAVAUX TOITURE', 61500, 1000, 62],
];
const MARINIERS_FUND: Key = ['FONDS DE TRAVAUX LOI ALUR', 74550, 1000, 62];
const late = 18640;
const mariniers = quotes(MARINIERS) + quotes(MARINIERS_WORKS) + quoteOf(MARINIERS_FUND);
const line = (key: Key) => [key[0], dotted(key[1]), `${key[3]}/${key[2]}`, dotted(quoteOf(key))];
const subtotal = (label: string, cents: number) => tr([label, '', '', dotted(cents)], 's');
const section = (label: string) => `<tr class="c"><td colspan="4">${label}</td></tr>`;

const withWorks = paperOf(
  'appel-travaux-monplaisir',
  `font: 9.2pt/1.35 'DejaVu Sans Condensed', sans-serif; .top { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } h1 { font-size: 13pt; letter-spacing: .3mm; margin: 8mm 0 1mm } .a td, .a th { border: .2mm solid #666 } .a th { background: #444; color: #fff; text-align: center } .a td:nth-child(n+2) { text-align: right } .c td { background: #eee; font-weight: bold; text-align: left !important } .s td { font-style: italic } .g td { font-weight: bold; background: #ddd } .slip { position: absolute; bottom: 10mm; left: 15mm; right: 15mm; border-top: .3mm dashed #333; padding-top: 3mm }`,
  [
    `<div class="top"><div><b style="font-size:13pt">RÉGIE MORAND &amp; FILS</b><br>Administrateurs de biens depuis 1934<br>11 cours Albert Fayolle – 69003 LYON<br>04 72 00 63 40<br><br><b>LE CLOS DES MARINIERS</b><br>27 rue Antoine Perrachon<br>69008 LYON<br>N° registre : AD7052914</div><div style="padding-top:26mm">SCI LES TROIS PLATANES<br>Monsieur le gérant<br>3 montée du Colombier<br>69340 FRANCHEVILLE</div></div>
    <h1>APPEL DE PROVISIONS DU ${slashed('2026-07-01')} AU ${slashed('2026-09-30')}</h1><p>Compte copropriétaire 450TROIS – Lots n° 9 et 33 – Lyon, le ${slashed('2026-06-19')}</p>
    ${table(
      ['LIBELLÉ', 'TOTAL IMMEUBLE', 'TANTIÈMES', 'VOTRE PART EN €'],
      [
        section('BUDGET PRÉVISIONNEL'),
        ...MARINIERS.map(line),
        subtotal('Sous-total budget', quotes(MARINIERS)),
        section('TRAVAUX VOTÉS (AG DU 26/03/2026)'),
        ...MARINIERS_WORKS.map(line),
        subtotal('Sous-total travaux', quotes(MARINIERS_WORKS)),
        section('FONDS DE TRAVAUX'),
        line(MARINIERS_FUND),
        tr(['TOTAL DE L’APPEL', '', '', dotted(mariniers)], 'g'),
      ],
      'a',
    )}
    <table style="width:96mm;margin:4mm 0 0 auto"><tr><td>Report solde débiteur</td><td style="text-align:right">${dotted(late)}</td></tr><tr><td><b>TOTAL EXIGIBLE AU ${slashed('2026-07-01')}</b></td><td style="text-align:right"><b>${dotted(mariniers + late)}</b></td></tr></table>
    <p style="margin-top:4mm">Nous vous rappelons que l’appel du trimestre précédent n’a été réglé que partiellement. Merci de régulariser votre situation. Les règlements reçus après le 15/06/2026 ne sont pas pris en compte.</p>
    <p style="font-size:8pt">Chèque à l’ordre de : SDC LE CLOS DES MARINIERS. Tout retard entraîne l’application des frais prévus au contrat de syndic : relance 15,00 € ; mise en demeure 45,00 €.</p>
    <div class="slip"><table><tr><td><b>COUPON À RETOURNER</b><br>450TROIS – SCI LES TROIS PLATANES<br>Échéance ${slashed('2026-07-01')}</td><td>Virement : ${MONPLAISIR.spaced}<br>Banque Exemple Rhône</td><td style="text-align:right">Montant<br><b>${dotted(mariniers + late)} €</b></td></tr></table></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'RÉGIE MORAND & FILS',
      building: 'LE CLOS DES MARINIERS',
      building_address: '27 rue Antoine Perrachon, 69008 LYON',
      rnc: 'AD7052914',
      owner: 'SCI LES TROIS PLATANES',
      lots: ['9', '33'],
      tantiemes: 62,
      base: 1000,
      tantiemes_by_cle: either(
        sharesOf(MARINIERS),
        sharesOf([...MARINIERS, MARINIERS_FUND]),
        sharesOf([...MARINIERS, ...MARINIERS_WORKS, MARINIERS_FUND]),
      ),
      account: '450TROIS',
      iban: MONPLAISIR.iban,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: mariniers,
      courantes: quotes(MARINIERS),
      travaux: quotes(MARINIERS_WORKS),
      fonds_travaux: quoteOf(MARINIERS_FUND),
      solde_anterieur: late,
      to_pay: mariniers + late,
    },
    absent: ['avances', 'recoverable', 'charges_reelles'],
  },
);

const FACADE: readonly Key[] = [
  ['Ravalement façades mer et jardin – entreprise Ligure Façades', 4218000, 10000, 387],
  ['Maîtrise d’œuvre (cabinet Baie Architecture)', 337440, 10000, 387],
  ['Assurance dommages-ouvrage', 126500, 10000, 387],
  ['Honoraires de suivi du syndic', 84360, 10000, 387],
];
const facade = quotes(FACADE);
const worksOnly = paperOf(
  'appel-facades-nice',
  `font: 10.2pt/1.45 'P052', serif; padding: 17mm 20mm; .hd { border-bottom: .3mm solid #8c6d1f; padding-bottom: 3mm; color: #8c6d1f; text-align: center } .w td, .w th { border: .2mm solid #8c6d1f; padding: 1.4mm 2mm } .w th { font-weight: bold } .w td:nth-child(n+2) { text-align: right; white-space: nowrap }`,
  [
    `<div class="hd"><b style="font-size:15pt">Riviera Patrimoine Gestion</b><br>Syndic de copropriétés – 52 boulevard Joseph Garnault, 06000 NICE</div>
    <table style="margin-top:8mm"><tr><td style="width:50%"><b>PALAIS MIRAMONTI</b><br>14 avenue des Arènes Hautes<br>06100 NICE<br><br>Lots 27 (appartement) et 61 (cave)<br>387 / 10 000 tantièmes généraux</td><td>Madame GASTALDI Rosanna<br>Villa Serena<br>6 chemin du Vinaigrier Haut<br>06300 NICE<br><br>Nice, le ${inFull('2026-08-27')}</td></tr></table>
    <p style="margin-top:8mm"><b>Objet : travaux de ravalement – appel de fonds n° 3 sur 5</b></p>
    <p>Madame,</p><p>L’assemblée générale du ${inFull('2025-11-18')} a décidé, par sa résolution n° 16, les travaux de ravalement des façades mer et jardin de l’immeuble, et a fixé l’échéancier des appels correspondants. Nous vous prions de trouver ci-dessous le détail de votre quote-part sur le troisième appel, soit 20 % de l’opération.</p>
    ${table(
      ['Poste', 'À répartir', 'Votre quote-part'],
      [
        ...FACADE.map((key) => [key[0], `${spaced(key[1])} €`, `${spaced(quoteOf(key))} €`]),
        ['<b>Montant de l’appel</b>', '', `<b>${spaced(facade)} €</b>`],
      ],
      'w',
    )}
    <p style="margin-top:5mm">Cette somme est exigible au <b>${inFull('2026-09-15')}</b>. Nous vous remercions de bien vouloir nous faire parvenir votre règlement par chèque libellé à l’ordre de « SDC Palais Miramonti », ou par virement aux coordonnées habituelles de la copropriété.</p>
    <p>Nous vous rappelons qu’en cas de mutation du lot, les sommes restant à appeler incombent à celui qui est copropriétaire au jour de leur exigibilité (article 6-2 du décret du 17 mars 1967), sauf convention contraire entre les parties.</p>
    <p>Les deux derniers appels interviendront les 15 décembre 2026 et 15 mars 2027. Le chantier suit son cours : les échafaudages de la façade mer seront déposés fin octobre.</p>
    <p>Nous vous prions d’agréer, Madame, l’expression de nos salutations distinguées.</p><p style="text-align:right">Le service comptabilité</p><p style="position:absolute;bottom:8mm;left:20mm;right:20mm;font-size:7.5pt;text-align:center">SARL au capital de 50 000 € – RCS Nice 900 000 206 – CPI 0605 2019 000 000 312 – SIRET 900 000 206 00013</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Riviera Patrimoine Gestion',
      building: 'PALAIS MIRAMONTI',
      building_address: '14 avenue des Arènes Hautes, 06100 NICE',
      owner: 'Madame GASTALDI Rosanna',
      lots: ['27', '61'],
      tantiemes: 387,
      base: 10000,
      due_on: '2026-09-15',
      total: facade,
      travaux: facade,
    },
    absent: [
      'period_from',
      'period_to',
      'rnc',
      'iban',
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'recoverable',
    ],
  },
);

export const APPELS_DE_TRAVAUX = [withWorks, worksOnly];
