// Calls for funds: a late one with arrears, monthly provisions of a co-operative.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, english, slashed, spaced, sum, table } from '../../writing.ts';
import { quote } from './outils.ts';

type Key = readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  part: number,
  let_: number,
];
const due = (keys: readonly Key[]) =>
  sum(keys.map(([, , whole, base, part]) => quote(whole, part, base)));
const letOf = ([, , whole, base, part, percent]: Key) =>
  Math.round((quote(whole, part, base) * percent) / 100);

const LATE: readonly Key[] = [
  ['GEN', 'Charges générales bâtiments et espaces verts', 3365000, 100000, 713, 58],
  ['BAT', 'Charges spéciales bâtiment 3 (hall, ménage, minuterie)', 402000, 10000, 466, 92],
  ['EAU', 'Eau froide – acompte', 845000, 100000, 713, 100],
  ['PKG', 'Parking aérien', 38000, 1200, 10, 100],
];
const LATE_FUND = quote(212500, 713, 100000);
const LATE_WORKS = quote(1820000, 713, 100000);
const lateTotal = due(LATE) + LATE_FUND + LATE_WORKS;
const LATE_BEFORE = 114862;
const late = paperOf(
  'appel-tardif-villeurbanne',
  `font: 8.2pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 10mm 12mm; .g td, .g th { border: .15mm solid #555; padding: .8mm 1.2mm } .g th { background: #ddd; font-size: 7.2pt } .g td:nth-child(n+3) { text-align: right } .w { border: .5mm solid #b00; color: #b00; padding: 2mm; margin: 3mm 0 } .f { position: absolute; bottom: 7mm; left: 12mm; right: 12mm; font-size: 5.8pt; color: #444; border-top: .2mm solid #999; padding-top: 1mm }`,
  [
    `<table><tr><td style="width:104mm"><b style="font-size:13pt">GRANGE-VACHERON</b> <span style="font-size:7pt">GROUPE URBALYS</span><br>Agence de Villeurbanne – 118 cours Émile Zola – 69100 VILLEURBANNE<br>Siège : 40 quai Rambaud, 69002 LYON<br>Votre gestionnaire : Soraya Mebarki – 04 72 00 61 07 (9 h – 12 h)<br>Votre comptable : Yves Ponsonnet</td><td style="padding-top:12mm;font-size:9.5pt">SCI LES TROIS TILLEULS<br>Chez Mr NGUYEN VAN Thanh<br>62 rue Pierre Voyant<br>69100 VILLEURBANNE</td></tr></table>
    <table style="margin:3mm 0;border-top:.3mm solid #000;border-bottom:.3mm solid #000"><tr><td>Copropriété<br><b>7118 TONKIN II</b><br>14-16-18 rue Salvador Allende<br>69100 VILLEURBANNE</td><td>Immatriculation<br><b>AA-138-9052</b></td><td>Votre compte<br><b>45007118-0213</b></td><td>Date d’édition<br><b>${brief('2026-10-22')}</b></td><td>Page<br><b>1/1</b></td></tr></table>
    <p style="font-size:11pt"><b>Appel de provisions n° 4/2026 – du ${slashed('2026-10-01')} au ${slashed('2026-12-31')}</b></p><p>Nous vous prions d’excuser l’envoi tardif du présent appel, dû à la migration de notre logiciel. L’exigibilité demeure fixée au ${slashed('2026-10-01')}.</p>
    ${table(
      ['Clé', 'Nature', 'Montant à répartir', 'Total tant.', 'Vos tant.', 'Qp €', 'Dont récup.'],
      [
        '<tr><td colspan="7"><b>Lots 213 (appart. T5) / 391 (parking)</b> – BUDGET PRÉVISIONNEL 2026, 4e quart</td></tr>',
        ...LATE.map((key) => {
          const [code, label, whole, base, part] = key;
          return [
            code,
            label,
            spaced(whole),
            base,
            part,
            spaced(quote(whole, part, base)),
            spaced(letOf(key)),
          ];
        }),
        `<tr><td></td><td><b>Sous-total budget</b></td><td></td><td></td><td></td><td><b>${spaced(due(LATE))}</b></td><td><b>${spaced(sum(LATE.map(letOf)))}</b></td></tr>`,
        '<tr><td colspan="7">FONDS DE TRAVAUX (loi ALUR, 5 % mini.)</td></tr>',
        ['GEN', 'Cotisation 4/4', spaced(212500), 100000, 713, spaced(LATE_FUND), ''],
        '<tr><td colspan="7">TRAVAUX VOTÉS HORS BUDGET – AG DU 18/03/2026, RÉS. 16</td></tr>',
        [
          'GEN',
          'Réfection de la chaufferie, 3ème et dernier appel',
          spaced(1820000),
          100000,
          713,
          spaced(LATE_WORKS),
          '',
        ],
        `<tr style="background:#eee"><td></td><td><b>TOTAL DE CET APPEL</b></td><td></td><td></td><td></td><td><b>${spaced(lateTotal)}</b></td><td></td></tr>`,
      ],
      'g',
    )}
    <div class="w">Votre compte présentait au ${slashed('2026-10-22')} un solde débiteur de <b>${spaced(LATE_BEFORE)} €</b>, hors présent appel (appels 2/2026 et 3/2026 impayés, frais de relance du ${slashed('2026-08-19')} 39,60 €). Sans règlement sous 30 jours, les provisions non encore échues deviendront exigibles (art. 19-2).</div>
    <p style="text-align:right;font-size:11pt">Soit à payer immédiatement : <b>${spaced(lateTotal + LATE_BEFORE)} €</b></p>
    <p>Payez par carte sur votre extranet, par TIP ou par virement (demandez le RIB du syndicat à votre comptable). Ne payez plus en espèces.</p>
    <p style="border:.2mm dashed #777;padding:2mm">Vous vendez, vous louez ? Nos agences estiment votre bien gratuitement : 4 200 ventes en 2025.</p>
    <div class="f">GRANGE-VACHERON, SAS au capital de 1 350 000 € – RCS Lyon 900 000 690 – TVA FR 00 900 000 690 – CPI 6901 2016 000 004 410 délivrée par la CCI de Lyon – Garantie financière GALEX 6 000 000 € – RC pro Assurances Exemple contrat 120 137 405 – Médiation : AME-Exemple, 11 place Essai, 75011 Paris</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('GRANGE-VACHERON', 'GRANGE-VACHERON GROUPE URBALYS'),
      building: either('TONKIN II', '7118 TONKIN II'),
      building_address: '14-16-18 rue Salvador Allende, 69100 VILLEURBANNE',
      rnc: 'AA1389052',
      owner: either('SCI LES TROIS TILLEULS', 'SCI LES TROIS TILLEULS Chez Mr NGUYEN VAN Thanh'),
      account: '45007118-0213',
      lots: ['213', '391'],
      tantiemes: 713,
      base: 100000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: lateTotal,
      courantes: due(LATE),
      fonds_travaux: LATE_FUND,
      travaux: LATE_WORKS,
      solde_anterieur: LATE_BEFORE,
      to_pay: lateTotal + LATE_BEFORE,
      recoverable: sum(LATE.map(letOf)),
    },
    absent: ['iban', 'avances', 'charges_reelles', 'meeting_on'],
  },
);

const BRON = accountOf('bron-terraillon');
const MONTH = {
  budget: quote(738000, 317, 10000),
  heat: quote(516000, 331, 10000),
  fund: quote(36900, 317, 10000),
};
const monthTotal = sum(Object.values(MONTH));
const monthly = paperOf(
  'appel-mensuel-bron',
  `font: 10pt/1.4 'Carlito', sans-serif; padding: 16mm 18mm; .b { border: .3mm solid #000; } .b td { padding: 1.5mm 3mm } .b td:first-child { text-align: right; width: 44mm; font-weight: bold } .b td { border-bottom: .1mm solid #bbb }`,
  [
    `<p style="text-align:center"><b>SYNDICAT COOPÉRATIF « LE PRÉ FLEURI »</b><br>36 rue Guillermin – 69500 BRON – immatriculé au registre sous le n° AC7204119<br><i>Le président-syndic bénévole : Mme Farida BOUAZZA, bât. B – permanence le 1er samedi du mois, local vélos</i></p>
    <p style="margin:8mm 0 6mm 92mm">Mme PERRIN Odette (usufruitière)<br>M. PERRIN Jean-Luc (nu-propriétaire)<br>36 rue Guillermin, bât. C<br>69500 BRON</p>
    <h1 style="font-size:13pt">Provision de charges de NOVEMBRE 2026</h1><p>Budget voté le 9 avril 2026, appelé par douzièmes (décision n° 8). Lots 31, 88 et 104 : 317 dix-millièmes.</p>
    <table class="b"><tr><td>${english(MONTH.budget)}</td><td>charges courantes : 7380.00 pour l’immeuble x 317 / 10000</td></tr><tr><td>${english(MONTH.heat)}</td><td>chauffage : 5160.00 x 331 / 10000</td></tr><tr><td>${english(MONTH.fund)}</td><td>épargne travaux (fonds obligatoire) : 369.00 x 317 / 10000</td></tr><tr style="font-size:12pt"><td>${english(monthTotal)} €</td><td><b>à verser pour le 1er novembre 2026</b></td></tr></table>
    <p style="margin-top:5mm">Du 01/11/2026 au 30/11/2026. Compte à jour, merci ! Virement permanent conseillé sur le compte séparé de la copropriété : ${BRON.spaced}.</p><p>Le conseil rappelle que la soirée des voisins aura lieu le 21 novembre et que la fuite du local poubelle est réparée (facture Plomberie Chassieu 412 €, payée).</p><p style="text-align:right">La trésorière du conseil syndical, Mme A. Grosjean</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      building: either('LE PRÉ FLEURI', 'SYNDICAT COOPÉRATIF « LE PRÉ FLEURI »'),
      building_address: '36 rue Guillermin, 69500 BRON',
      rnc: 'AC7204119',
      owner: either(
        'Mme PERRIN Odette (usufruitière) M. PERRIN Jean-Luc (nu-propriétaire)',
        'Mme PERRIN Odette, M. PERRIN Jean-Luc',
        'Mme PERRIN Odette',
        'Mme PERRIN Odette (usufruitière)',
      ),
      lots: ['31', '88', '104'],
      tantiemes: 317,
      base: 10000,
      iban: BRON.iban,
      period_from: '2026-11-01',
      period_to: '2026-11-30',
      due_on: '2026-11-01',
      total: monthTotal,
      courantes: MONTH.budget + MONTH.heat,
      fonds_travaux: MONTH.fund,
      to_pay: monthTotal,
    },
    absent: ['travaux', 'avances', 'recoverable', 'meeting_on'],
  },
);

export const APPELS_VILLEURBANNE_BRON = [late, monthly];
