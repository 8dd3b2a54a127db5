// Calls for funds in small print: many keys and two lots side by side, and a half-year with an advance.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { pointed, slashed, spaced, sum, thin, tr } from '../../writing.ts';
import { share } from './outils.ts';

const SAUMUR = accountOf('saumur-moulins');

/** A key with the shares of the flat and of the garage; of what is called, how much a tenant owes. */
type Key = readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  flat: number,
  garage: number,
  let_: number,
];
const KEYS: readonly Key[] = [
  ['01', 'CHARGES GENERALES', 1164000, 10086, 231, 14, 40],
  ['02', 'CH. BATIMENT C', 219000, 3012, 231, 0, 55],
  ['05', 'CHAUFFAGE COMB.', 1480000, 10000, 244, 0, 100],
  ['07', 'ASC. C', 64000, 1000, 81, 0, 75],
  ['11', 'PARKING S/SOL', 38500, 540, 0, 10, 60],
];
const flatOf = ([, , whole, base, part]: Key) => share(whole, part, base);
const garageOf = ([, , whole, base, , part]: Key) => share(whole, part, base);
const letOf = (key: Key) => Math.round(((flatOf(key) + garageOf(key)) * key[6]) / 100);
const flats = sum(KEYS.map(flatOf));
const garages = sum(KEYS.map(garageOf));
const lets = sum(KEYS.map(letOf));
const FUND = share(72750, 245, 10086);
const called = flats + garages + FUND;
const BEFORE = 11904;
const blank = (cents: number) => (cents === 0 ? '' : spaced(cents));

const twoLots = paperOf(
  'appel-deux-lots-saumur',
  `font: 7.4pt/1.25 'DejaVu Sans Condensed', sans-serif; padding: 9mm 10mm; .g { border: .3mm solid #036; } .g td, .g th { border-left: .2mm solid #036; padding: .5mm 1mm } .g th { background: #036; color: #fff; font-size: 6.6pt } .g td:nth-child(n+3) { text-align: right } .g .z td { border-top: .3mm solid #036; font-weight: bold } .adr { position: absolute; top: 42mm; left: 112mm; font-size: 9.5pt; line-height: 1.35 } .tip { position: absolute; bottom: 10mm; left: 10mm; right: 10mm; height: 62mm; border-top: .3mm dashed #000; padding-top: 3mm }`,
  [
    `<table><tr><td style="width:70mm"><b style="font-size:12pt;color:#036">LIGÉRIS IMMOBILIER</b><br>Agence de Saumur<br>12 rue d’Orléans – B.P. 40044<br>49412 SAUMUR CEDEX</td><td>Gestionnaire : M. Yves-Marie ROUSTEAU<br>Comptable : Mme A. NGUYEN<br>saumur@ligeris.example.fr</td><td style="text-align:right">Facture/appel n° 24-3-007155<br>Edité le ${slashed('2024-06-14')}<br>Page 1 / 1</td></tr></table>
    <p style="margin-top:5mm">Imm. 0207<br><b>LES MOULINS DE CHACÉ</b><br>Bât. A à D<br>2 à 8 rue du Chemin Vert<br>49400 SAUMUR<br>RNC AD4 118 690<br>Votre réf. 0207/0113 – LOTS 113, 241</p>
    <div class="adr">MLLE LE BIHAN-PORTEVIN<br>GWENAËLLE<br>BAT C APPT 31<br>6 RUE DU CHEMIN VERT<br>49400 SAUMUR</div>
    <p style="font-size:10pt;margin:16mm 0 2mm;text-align:center"><b>APPEL DE PROVISIONS SUR BUDGET – 3EME TRIMESTRE 2024</b> (du ${slashed('2024-07-01')} au ${slashed('2024-09-30')})</p>
    <table class="g"><thead><tr><th>Clé</th><th>Libellé</th><th>Mt à répartir</th><th>Base</th><th>Tant.<br>lot 113</th><th>Qp<br>lot 113</th><th>Tant.<br>lot 241</th><th>Qp<br>lot 241</th><th>Qp totale</th><th>Dont<br>récup.</th></tr></thead><tbody>${KEYS.map((key) => tr([key[0], key[1], spaced(key[2]), key[3], key[4] || '', blank(flatOf(key)), key[5] || '', blank(garageOf(key)), spaced(flatOf(key) + garageOf(key)), spaced(letOf(key))])).join('')}${tr(['', 'TOTAL PROVISIONS', '', '', '', spaced(flats), '', spaced(garages), spaced(flats + garages), spaced(lets)], 'z')}${tr(['90', 'FDS TRAVAUX ART 14-2', spaced(72750), '10086', '231', '', '14', '', spaced(FUND), '0,00'])}${tr(['', 'TOTAL APPEL', '', '', '', '', '', '', spaced(called), spaced(lets)], 'z')}</tbody></table>
    <table style="width:80mm;margin:4mm 0 0 auto"><tr><td>Position de votre cpte avant appel (débit)</td><td style="text-align:right">${spaced(BEFORE)}</td></tr><tr><td><b>Net à payer avant le 01/07/2024</b></td><td style="text-align:right"><b>${spaced(called + BEFORE)} €</b></td></tr></table>
    <p style="margin-top:4mm"><i>INFO : passage du ramoneur le 9 juillet. INFO : la loge est fermée du 5 au 23 août. Le dépôt d’encombrants sous l’escalier C a coûté 214,50 € à la copropriété en mai.</i></p>
    <div class="tip"><table><tr><td style="width:95mm"><b>TIP SEPA / TITRE INTERBANCAIRE DE PAIEMENT</b><br>ICS FR00ZZZ000000 – RUM 0207011300241<br>Créancier : SDC LES MOULINS DE CHACE<br>IBAN créancier : ${SAUMUR.spaced}<br><br>MLLE LE BIHAN-PORTEVIN G.</td><td>Montant : ${spaced(called + BEFORE)} €<br>Date et signature :</td></tr></table><p style="margin-top:16mm;font-size:6.2pt">LIGÉRIS IMMOBILIER, SAS au capital de 240 000 euros, siège social 5 boulevard Foch 49100 ANGERS, RCS Angers 900 771 206. Carte professionnelle CPI 4901 2019 000 040 118. Caisse de garantie : Compagnie Exemple de Cautions, 59 avenue Foch, 75116 Paris.</p></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('LIGÉRIS IMMOBILIER', 'LIGÉRIS IMMOBILIER Agence de Saumur'),
      building: 'LES MOULINS DE CHACÉ',
      building_address: '2 à 8 rue du Chemin Vert, 49400 SAUMUR',
      rnc: 'AD4118690',
      owner: 'MLLE LE BIHAN-PORTEVIN GWENAËLLE',
      lots: ['113', '241'],
      tantiemes: 245,
      base: 10086,
      iban: SAUMUR.iban,
      period_from: '2024-07-01',
      period_to: '2024-09-30',
      due_on: '2024-07-01',
      total: called,
      courantes: flats + garages,
      fonds_travaux: FUND,
      solde_anterieur: BEFORE,
      to_pay: called + BEFORE,
      recoverable: lets,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'balance'],
  },
);

const HALF = {
  general: share(987600, 318, 5000),
  stairs: share(146400, 318, 1590),
  cold: share(240000, 318, 5000),
  fund: share(61000, 318, 5000),
  advance: share(250000, 318, 5000),
  facade: share(1875000, 318, 5000),
};
const half = sum(Object.values(HALF));
const PERRET = accountOf('le-havre-perret');
const row = (label: string, shown: string, cents: number) => tr([label, shown, thin(cents)]);

const halfYear = paperOf(
  'appel-semestre-le-havre',
  `font: 9.5pt/1.35 'Carlito', sans-serif; padding: 14mm; .m { display: grid; grid-template-columns: 1fr 70mm; gap: 6mm } .m .b { border: .2mm solid #666; padding: 2.5mm; border-radius: 2mm } .v td { padding: .8mm 1mm } .v td:last-child, .v td:nth-child(2) { text-align: right } .v .h td { background: #ddd; font-variant: small-caps } .side { writing-mode: vertical-rl; position: absolute; left: 3mm; top: 90mm; font-size: 6pt; color: #777 }`,
  [
    `<div class="side">CABINET MAUGER SYNDIC – RCS LE HAVRE 900 318 552 – CPI 7601 2021 000 000 087 – GARANTIE 400 000 € – MÉDIATEUR CM2C</div>
    <div class="m"><div class="b"><b>Cabinet MAUGER</b> syndic d’immeubles<br>91 rue Jules-Lecesne, 76600 LE HAVRE<br><br>Suivi : Apolline Mauger, poste 12</div><div class="b">Monsieur Ngoc-Lan TRAN VAN<br>et Madame Élise TRAN VAN née HAUCHECORNE<br>40 rue Richelieu<br>76600 LE HAVRE</div></div>
    <h1 style="font-size:14pt;margin-top:6mm">Appel de fonds du 2nd semestre 2026</h1>
    <p>Îlot N 17, escalier 3 – <b>Copropriété « PORTE OCÉANE SUD »</b> – 138 boulevard François-I<sup>er</sup>, 76600 LE HAVRE – n° registre AA9 650 027</p><p>Vos lots : <b>16</b> (appt), <b>44</b> (cave), <b>61</b> (grenier) : 318 / 5000 èmes. Période : ${pointed('2026-07-01')} – ${pointed('2026-12-31')}. Date d’exigibilité : ${pointed('2026-07-01')}.</p>
    <table class="v">${tr(['Budget prévisionnel (½ de l’exercice 2026)', '', ''], 'h')}${row('Charges générales', '9 876,00 × 318/5000', HALF.general)}${row('Escalier 3', '1 464,00 × 318/1590', HALF.stairs)}${row('Eau froide, avance sur consommation', '2 400,00 × 318/5000', HALF.cold)}${tr(['Hors budget', '', ''], 'h')}${row('Façade patrimoine UNESCO, appel 1 sur 4 (AG du 19.05.2026, déc. 14)', '18 750,00 × 318/5000', HALF.facade)}${row('Fonds travaux art. 14-2-1', '610,00 × 318/5000', HALF.fund)}${row('Augmentation de l’avance de trésorerie (déc. 9)', '2 500,00 × 318/5000', HALF.advance)}${tr(['<b>TOTAL DU PRÉSENT APPEL</b>', '', `<b>${thin(half)} €</b>`])}</table>
    <p style="margin-top:5mm">Votre compte était soldé au ${pointed('2026-06-12')}.</p><div class="b" style="border:.5mm solid #000;padding:3mm;margin-top:4mm">Somme due : <b>${thin(half)} €</b> à virer sur ${PERRET.spaced} – BIC MAUGFR2H – en indiquant <b>POS-16</b></div>
    <p style="margin-top:6mm;font-size:8pt">Les copropriétaires bailleurs trouveront le détail des charges récupérables sur le décompte annuel, non sur le présent appel. Subvention de la Ville pour les façades classées : dossier déposé, montant attendu 12 000 €, non déduit.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Cabinet MAUGER', 'CABINET MAUGER SYNDIC'),
      building: 'PORTE OCÉANE SUD',
      building_address: either(
        '138 boulevard François-Ier, 76600 LE HAVRE',
        '138 boulevard François-I er, 76600 LE HAVRE',
      ),
      rnc: 'AA9650027',
      owner: either(
        'Monsieur Ngoc-Lan TRAN VAN et Madame Élise TRAN VAN née HAUCHECORNE',
        'Monsieur Ngoc-Lan TRAN VAN et Madame Élise TRAN VAN',
      ),
      lots: ['16', '44', '61'],
      tantiemes: 318,
      base: 5000,
      iban: PERRET.iban,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: '2026-07-01',
      total: half,
      courantes: HALF.general + HALF.stairs + HALF.cold,
      travaux: HALF.facade,
      fonds_travaux: HALF.fund,
      avances: HALF.advance,
      to_pay: half,
    },
    absent: ['recoverable', 'account', 'charges_reelles'],
  },
);

export const APPELS_DENSES = [twoLots, halfYear];
