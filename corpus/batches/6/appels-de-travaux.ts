// A call for works alone, in a letter; and a call whose table gives each key its shares lot by lot.
import { either, paperOf } from '../../paper.ts';
import { dotted, plain, sum, table } from '../../writing.ts';
import { ACCOUNTS, CHANTURGUE, MIRASOL, RNC } from './lieux.ts';

const PARTS = [
  ['Étanchéité et zinguerie – Toitures du Paillon', 4620000, 318780],
  ['Maîtrise d’œuvre – Atelier Lascaris', 369600, 25502],
  ['Coordination SPS', 84000, 5796],
  ['Assurance dommages-ouvrage', 138000, 9522],
] as const;
const wholeWorks = sum(PARTS.map((row) => row[1]));
const myWorks = sum(PARTS.map((row) => row[2]));
const half = Math.round(myWorks / 2);

const roof = paperOf(
  'appel-nice-toiture',
  `font: 10.2pt/1.45 'URW Bookman', serif; padding: 17mm 19mm; td, th { border: .2mm solid #555; padding: 1.3mm 2mm; font-size: 9.4pt } th { font-weight: bold; background: #f2efe6 } .n td:nth-child(n+2) { text-align: right } .free td { border: 0; padding: .4mm 0; font-size: 10.2pt }`,
  [
    `<table class="free"><tr><td style="width:95mm"><b style="font-size:14pt">CABINET PASTORELLI</b><br>Syndic d’immeubles depuis 1952<br>31 boulevard Dubouchage, 06000 NICE<br>Tél. 04 93 00 62 11</td><td><br><br>Madame Chiara FERRERO<br>Palais Mirasol<br>9 rue Verdi<br>06000 NICE</td></tr></table>
    <p style="text-align:right;margin-top:5mm">Nice, le 3 novembre 2026</p>
    <p>Nos réf. : MIRASOL / 014 / Travaux toiture<br><b>Objet : Copropriété PALAIS MIRASOL, 9 rue Verdi, 06000 NICE – appel de fonds travaux, 1ère échéance</b></p>
    <p>Madame,</p><p>L’assemblée générale des copropriétaires réunie le 24 septembre 2026 a décidé, à la majorité de l’article 24 et sous son point n° 11, la réfection de la toiture-terrasse et de la zinguerie de l’immeuble. Elle en a arrêté le financement en deux appels d’égal montant, exigibles les 1er décembre 2026 et 1er mars 2027.</p>
    <p>Votre participation, calculée sur 69 millièmes (lots 14 et 33), s’établit ainsi :</p>
    ${table(['Poste', 'Dépense votée TTC', 'Base', 'Vos millièmes', 'Votre part'], [...PARTS.map(([label, whole, mine]) => [label, dotted(whole), '1000', '69', dotted(mine)]), `<tr style="font-weight:bold"><td>Ensemble de l’opération</td><td>${dotted(wholeWorks)}</td><td></td><td></td><td>${dotted(myWorks)}</td></tr>`, `<tr style="font-weight:bold"><td>Présent appel : 50 %</td><td></td><td></td><td></td><td>${dotted(half)} €</td></tr>`], 'n')}
    <p style="margin-top:4mm">Nous vous remercions de nous faire parvenir la somme de <b>${dotted(half)} €</b> pour le <b>1er décembre 2026</b>, par chèque libellé au nom du syndicat des copropriétaires ou par virement sur le compte travaux ouvert à la Banque Exemple de la Baie :</p>
    <p style="text-align:center">IBAN ${ACCOUNTS.mirasol.spaced}</p>
    <p>Nous attirons votre attention sur le fait que l’ordre de service ne pourra être délivré à l’entreprise qu’une fois réunis 80 % des fonds. En cas de vente de vos lots, la part exigible avant la notification du transfert de propriété reste à la charge du vendeur (article 6-2 du décret du 17 mars 1967).</p>
    <p>Les dépenses d’amélioration peuvent ouvrir droit à déduction de vos revenus fonciers ; l’attestation vous sera remise à l’achèvement du chantier. Vos provisions trimestrielles continuent de vous être appelées par ailleurs.</p>
    <p>Nous vous prions d’agréer, Madame, l’expression de nos sentiments distingués.</p><p style="text-align:right">Pour le Cabinet PASTORELLI,<br>Jean-Baptiste Pastorelli</p>
    <p style="font-size:7.6pt;text-align:center;position:absolute;bottom:8mm;left:19mm;right:19mm">SARL au capital de 15.000&nbsp;€ – RCS Nice 900 003 009 – Carte professionnelle « Gestion immobilière » CPI 0605 2017 000 000 402 – Garantie Caution Générale Exemple</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      ...MIRASOL,
      owner: 'Madame Chiara FERRERO',
      lots: ['14', '33'],
      tantiemes: 69,
      base: 1000,
      iban: ACCOUNTS.mirasol.iban,
      due_on: '2026-12-01',
      total: half,
      travaux: half,
      to_pay: half,
    },
    absent: [
      'rnc',
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_from',
      'recoverable',
    ],
  },
);

type Key = readonly [
  code: string,
  label: string,
  budget: number,
  base: number,
  flat: number,
  cellar: number,
  quote: number,
];
const KEYS: readonly Key[] = [
  ['100', 'Charges générales', 1132500, 5000, 118, 3, 27407],
  ['210', 'Cage d’escalier C', 122000, 820, 118, 3, 18002],
  ['310', 'Ascenseur C', 98000, 500, 31, 0, 6076],
  ['400', 'Chauffage urbain', 640000, 4600, 126, 0, 17530],
];
const ordinary = sum(KEYS.map((row) => row[6]));
const ALUR = 1371;
const ADVANCE = 6050;
const keyed = ordinary + ALUR + ADVANCE;
const CREDIT = 4418;

const matrix = paperOf(
  'appel-clermont-cles',
  `font: 8.8pt 'DejaVu Sans', sans-serif; padding: 12mm; .f td { border: .2mm solid #333; text-align: right; padding: 1mm } .f th { border: .2mm solid #333; background: #d7e3d4; text-align: center; font-size: 7.8pt; padding: 1mm } .f td:nth-child(-n+2) { text-align: left } .b td { font-weight: bold; background: #eef4ec }`,
  [
    `<table><tr><td style="width:100mm"><b style="font-size:13pt">ARVERNE IMMOBILIER</b><br>8 rue Blatin – 63000 CLERMONT-FERRAND<br>Transactions – Locations – Syndic<br>tel 04.73.00.51.90</td><td><br>CONSORTS PAGES<br>S/C MME PAGES ODILE<br>12 RUE DU MOULIN<br>63670 ORCET</td></tr></table>
    <h1 style="font-size:12pt;border:.4mm solid #000;padding:2mm;text-align:center;margin:8mm 0 3mm">AVIS D'APPEL DE PROVISIONS – EXIGIBLE LE 01.01.2027</h1>
    <table><tr><td style="width:122mm">Immeuble : <b>LE CLOS CHANTURGUE</b>, 41 rue de Blanzat, 63100 CLERMONT-FERRAND<br>N° registre des copropriétés : ${RNC.chanturgue}<br>Copropriétaire n° 31 – lots 56 et 131</td><td style="text-align:right">Date d'édition : 07.12.2026<br>Période : 01.01.2027 – 31.03.2027<br>Appel 1/4 – exercice 2027</td></tr></table>
    <table class="f" style="margin-top:3mm"><thead><tr><th rowspan="2">Clé</th><th rowspan="2">Libellé de la clé</th><th rowspan="2">Budget trimestriel à répartir</th><th rowspan="2">Total tantièmes</th><th colspan="3">Vos tantièmes</th><th rowspan="2">Votre quote-part (€)</th></tr><tr><th>Lot 56</th><th>Lot 131</th><th>Total</th></tr></thead><tbody>${KEYS.map(([code, label, budget, base, flat, cellar, quote]) => `<tr><td>${code}</td><td>${label}</td><td>${plain(budget)}</td><td>${base}</td><td>${flat}</td><td>${cellar}</td><td>${flat + cellar}</td><td>${plain(quote)}</td></tr>`).join('')}<tr class="b"><td></td><td>PROVISIONS BUDGET</td><td>${plain(sum(KEYS.map((row) => row[2])))}</td><td></td><td></td><td></td><td></td><td>${plain(ordinary)}</td></tr><tr><td>105</td><td>Fonds de travaux art. 14-2-1</td><td>${plain(56650)}</td><td>5000</td><td>118</td><td>3</td><td>121</td><td>${plain(ALUR)}</td></tr><tr><td>103</td><td>Avance de trésorerie – complément voté le 18.06.2026</td><td>${plain(250000)}</td><td>5000</td><td>118</td><td>3</td><td>121</td><td>${plain(ADVANCE)}</td></tr><tr class="b"><td></td><td>TOTAL DE L'APPEL</td><td></td><td></td><td></td><td></td><td></td><td>${plain(keyed)}</td></tr></tbody></table>
    <table style="width:92mm;margin:5mm 0 5mm auto" class="f"><tr><td>Position de votre compte au 07.12.2026</td><td></td><td>${plain(CREDIT)} Cr</td></tr><tr><td>Appel ci-dessus</td><td></td><td>${plain(keyed)} Db</td></tr><tr class="b"><td>SOMME À PAYER</td><td></td><td>${plain(keyed - CREDIT)}</td></tr></table>
    <p>Db : en notre faveur – Cr : en votre faveur. Vous êtes prélevé : ne nous adressez pas de règlement, la somme de ${plain(keyed - CREDIT)} euros sera présentée le 10.01.2027 à votre banque (RUM CLC-0031-2019).</p>
    <p style="font-size:7.6pt">Le syndic perçoit les sommes appelées pour le compte du syndicat des copropriétaires et les dépose sans délai sur le compte bancaire séparé ouvert à son nom (article 18 de la loi n° 65-557 du 10 juillet 1965). Les provisions versées sont régularisées après approbation des comptes de l'exercice. Le bailleur doit procéder avec son locataire à une régularisation annuelle et tenir à sa disposition les pièces justificatives pendant six mois. En cas de mutation, merci de nous communiquer les coordonnées du notaire. Nos bureaux sont ouverts du lundi au vendredi de 9 h à 12 h et de 14 h à 17 h 30, le mercredi matin sur rendez-vous.<br>ARVERNE IMMOBILIER SARL au capital de 50 000 euros – RCS CLERMONT-FD 900 004 631 – Carte T et G n° CPI 6302 2019 000 000 231 – Garantie financière GEX 89 rue Exemple 75008 PARIS</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      ...CHANTURGUE,
      rnc: RNC.chanturgue,
      owner: either('CONSORTS PAGES', 'CONSORTS PAGES S/C MME PAGES ODILE'),
      lots: ['56', '131'],
      tantiemes: 121,
      base: 5000,
      tantiemes_by_cle: either(
        KEYS.map(([, label, , base, flat, cellar]) => `${label} : ${flat + cellar}/${base}`),
        KEYS.map(
          ([code, label, , base, flat, cellar]) => `${code} ${label} : ${flat + cellar}/${base}`,
        ),
        [
          ...KEYS.map(([, label, , base, flat, cellar]) => `${label} : ${flat + cellar}/${base}`),
          'Fonds de travaux art. 14-2-1 : 121/5000',
          'Avance de trésorerie – complément voté le 18.06.2026 : 121/5000',
        ],
      ),
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: keyed,
      courantes: ordinary,
      fonds_travaux: ALUR,
      avances: ADVANCE,
      solde_anterieur: -CREDIT,
      to_pay: keyed - CREDIT,
    },
    absent: ['iban', 'travaux', 'recoverable', 'meeting_on'],
  },
);

export const APPELS_DE_TRAVAUX = [roof, matrix];
