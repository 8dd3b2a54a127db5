// Calls for the quarter: a syndic's usual print with its slip, a group with two lots, a volunteer's sheet.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, plain, slashed, spaced, sum, table } from '../../writing.ts';
import { across, grouped, row, share } from './parts.ts';

type Key = readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  part: number,
  let_: number,
];
const quote = ([, , whole, base, part]: Key): number => share(whole, part, base);
const letPart = (key: Key): number => share(quote(key), key[5], 100);

const TRUDAINE = accountOf('clos-trudaine-63');
const BUDGET: readonly Key[] = [
  ['001', 'CHARGES COMMUNES GENERALES', 1245000, 10000, 420, 45],
  ['011', 'CHARGES BATIMENT A', 312050, 5120, 412, 60],
  ['021', 'ASCENSEUR BATIMENT A', 98000, 1000, 61, 70],
  ['031', 'EAU FROIDE (PROVISION)', 220000, 10000, 420, 100],
];
const CLES = BUDGET.map(([, label, , base, part]) => `${label} : ${part}/${base}`);
const ALUR = share(90500, 420, 10000);
const current = sum(BUDGET.map(quote));
const recoverable = sum(BUDGET.map(letPart));
const clermontTotal = current + ALUR;
const CLERMONT_BEFORE = 1284;

const clermont = paperOf(
  'appel-talon-clermont-ferrand',
  `font: 8.2pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .top { display: grid; grid-template-columns: 88mm 1fr; gap: 6mm } .box { border: .25mm solid #345; padding: 2mm; font-size: 7.8pt } .box td { padding: .3mm 1mm } .to { margin: 10mm 0 8mm 4mm; font-size: 10pt; line-height: 1.4 }
  .g th { background: #345; color: #fff; font-size: 7.4pt; text-align: center } .g td { border-left: .2mm solid #99a; border-right: .2mm solid #99a } .g td:nth-child(n+3) { text-align: right } .sub td { border-top: .2mm solid #345; font-weight: bold } .end td { border: .4mm solid #345 !important; font-weight: bold; font-size: 9.4pt } .slip { position: absolute; left: 13mm; right: 13mm; bottom: 17mm; border-top: .3mm dashed #333; padding-top: 3mm } .ft { position: absolute; bottom: 5mm; left: 13mm; right: 13mm; font-size: 5.8pt; text-align: center; color: #555 }`,
  [
    `<div class="top"><div><b style="font-size:17pt;color:#345">AGP</b> <b>ARVERNE GESTION PATRIMOINE</b><br>Administrateur de biens – Syndic de copropriétés<br>27 place de Jaude – 63000 CLERMONT-FERRAND<br>Tél. 04 73 00 18 40 – accueil du lundi au vendredi 9h-12h / 14h-17h<br>Votre gestionnaire : Sandrine POMMIER – Votre comptable : Loïc VIGIER
    <div class="box" style="margin-top:4mm"><table><tr><td>Immeuble</td><td><b>0247 – LE CLOS TRUDAINE</b></td></tr><tr><td>Adresse</td><td>18 rue Trudaine<br>63000 CLERMONT-FERRAND</td></tr><tr><td>N° RNC</td><td>AD2718405</td></tr><tr><td>Cpte copropriétaire</td><td>0247-0014-C</td></tr><tr><td>Lots</td><td>14 (appt) – 52 (cave)</td></tr></table></div></div>
    <div><p style="text-align:right">Clermont-Ferrand, le ${slashed('2026-09-14')}</p><div class="to">Mme Geneviève de CHABANNES<br>née ROUX<br>Les Granges<br>12 route du Cendre<br>63800 COURNON-D’AUVERGNE</div></div></div>
    <h1 style="font-size:13pt;text-align:center;margin-top:3mm">APPEL DE FONDS – 4<sup>e</sup> TRIMESTRE 2026</h1>
    <p style="text-align:center">Période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – Budget prévisionnel voté par l’AG du ${slashed('2026-03-24')} – Date d’exigibilité : <b>${slashed('2026-10-01')}</b></p>
    ${table(
      [
        'Clé',
        'Désignation',
        'Mt à répartir',
        'Base',
        'Vos tant.',
        'Quote-part',
        'Dont récupérable',
      ],
      [
        across('sub', 7, 'PROVISIONS SUR BUDGET PREVISIONNEL (art. 14-1)'),
        ...BUDGET.map((key) => [
          key[0],
          key[1],
          spaced(key[2]),
          grouped(key[3]),
          key[4],
          spaced(quote(key)),
          spaced(letPart(key)),
        ]),
        row('sub', [
          '',
          'Sous-total charges courantes',
          '',
          '',
          '',
          spaced(current),
          spaced(recoverable),
        ]),
        across('sub', 7, 'COTISATION FONDS DE TRAVAUX (art. 14-2-1)'),
        ['105', 'FONDS DE TRAVAUX LOI ALUR', spaced(90500), '10 000', 420, spaced(ALUR), ''],
        row('end', [
          '',
          'TOTAL DE L’APPEL',
          '',
          '',
          '',
          spaced(clermontTotal),
          spaced(recoverable),
        ]),
      ],
      'g',
    )}
    <table style="width:96mm;margin:4mm 0 0 auto"><tr><td>Solde de votre compte avant appel (débiteur)</td><td style="text-align:right">${spaced(CLERMONT_BEFORE)}</td></tr><tr><td>Présent appel</td><td style="text-align:right">${spaced(clermontTotal)}</td></tr><tr style="font-weight:bold;font-size:10pt"><td>NET A PAYER au ${slashed('2026-10-01')}</td><td style="text-align:right">${spaced(clermontTotal + CLERMONT_BEFORE)} €</td></tr></table>
    <p style="margin-top:5mm">Les provisions sont exigibles le premier jour de chaque trimestre (loi n° 65-557 du 10 juillet 1965, art. 14-1). Tout règlement postérieur au 20 du premier mois donne lieu à relance : mise en demeure 45,00 € TTC (art. 10-1). Pensez à votre espace www.agp-arverne.example.fr : vos appels, PV et contrats y sont à votre disposition.</p>
    <p><b>NOUVEAU</b> – Le prélèvement automatique mensuel est gratuit : demandez votre mandat SEPA à la comptabilité.</p>
    <div class="slip"><table><tr><td style="width:105mm"><b>COUPON A JOINDRE A VOTRE REGLEMENT</b><br>Chèque à l’ordre de : SDC LE CLOS TRUDAINE<br>ou virement – IBAN : ${TRUDAINE.spaced}<br>Réf. à rappeler : 0247-0014-C</td><td style="text-align:right">Mme de CHABANNES<br>Appel 4T2026<br><b style="font-size:11pt">${spaced(clermontTotal + CLERMONT_BEFORE)} €</b></td></tr></table></div>
    <div class="ft">ARVERNE GESTION PATRIMOINE – SARL au capital de 50 000 € – RCS Clermont-Ferrand 900 001 247 – SIRET 900 001 247 00018 – Carte professionnelle CPI 6301 2021 000 000 712 CCI Puy-de-Dôme – Garantie financière GALIAN 89 rue La Boétie 75008 Paris (1 200 000 €) – Médiateur : MEDIMMOCONSO, 1 allée du Parc de Mesemena, 44505 La Baule</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('ARVERNE GESTION PATRIMOINE', 'AGP ARVERNE GESTION PATRIMOINE', 'AGP'),
      building: 'LE CLOS TRUDAINE',
      building_address: '18 rue Trudaine, 63000 CLERMONT-FERRAND',
      rnc: 'AD2718405',
      owner: either('Mme Geneviève de CHABANNES née ROUX', 'Mme Geneviève de CHABANNES'),
      lots: ['14', '52'],
      tantiemes: 420,
      base: 10000,
      tantiemes_by_cle: either(CLES, [...CLES, 'FONDS DE TRAVAUX LOI ALUR : 420/10000']),
      iban: TRUDAINE.iban,
      account: '0247-0014-C',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: clermontTotal,
      courantes: current,
      fonds_travaux: ALUR,
      solde_anterieur: CLERMONT_BEFORE,
      to_pay: clermontTotal + CLERMONT_BEFORE,
      recoverable,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'meeting_on'],
  },
);

const FOREZ = accountOf('bellevue-forez-42');
const FLAT: readonly Key[] = [
  ['1', 'Charges générales', 1863000, 100000, 1315, 0],
  ['4', 'Escalier 2', 214500, 12480, 1315, 0],
  ['7', 'Chauffage – provision', 2240000, 98640, 1315, 0],
];
const GARAGE: readonly Key[] = [
  ['1', 'Charges générales', 1863000, 100000, 96, 0],
  ['9', 'Garages', 42000, 4320, 96, 0],
];
const fund = share(93150, 1411, 100000);
const flat = sum(FLAT.map(quote));
const garage = sum(GARAGE.map(quote));
const twoLots = flat + garage + fund;
const IN_FAVOUR = 6318;
const lotRows = (title: string, keys: readonly Key[], total: number) => [
  across('lot', 6, title),
  ...keys.map((key) => [
    key[0],
    key[1],
    dotted(key[2]),
    `${key[4]} / ${key[3]}`,
    dotted(quote(key)),
    '',
  ]),
  row('st', ['', 'Sous-total lot', '', '', '', `${dotted(total)} D`]),
];

const etienne = paperOf(
  'appel-deux-lots-saint-etienne',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; .who { position: absolute; left: 108mm; top: 44mm; font-size: 9.6pt } .l { color: #b0202e } table.m td { padding: .8mm 1.2mm } table.m th { border-bottom: .5mm solid #b0202e; font-weight: bold } table.m td:nth-child(n+3), table.m th:nth-child(n+3) { text-align: right } .lot td { background: #f6e9ea; font-weight: bold; text-align: left !important } .st td { font-style: italic; border-bottom: .2mm solid #bbb } .pay { border: .6mm solid #b0202e; padding: 3mm; margin: 4mm 0; display: flex; justify-content: space-between; font-size: 11pt } .ft { position: absolute; bottom: 7mm; left: 14mm; right: 14mm; font-size: 6.2pt; color: #666 }`,
  [
    `<p class="l" style="font-size:15pt;margin:0"><b>Groupe Méridis Immobilier</b></p><p>Agence de Saint-Étienne – 9 cours Victor Hugo – 42000 SAINT-ÉTIENNE<br>Siège : 140 avenue Berthelot – 69007 LYON</p>
    <div class="who">M. TRAORÉ Souleymane<br>et Mme DIALLO Fatoumata<br>Esc. 2 – 4e étage<br>33 rue de Bellevue<br>42100 SAINT-ÉTIENNE</div>
    <p style="margin-top:14mm">N/Réf. : SE/0911/0077<br>Copropriété : <b>BELLEVUE FOREZ</b><br>31-33-35 rue de Bellevue, 42100 SAINT-ÉTIENNE<br>Immatriculation registre : AC6037781<br>Copropriétaire n° 0911-0077</p>
    <h1 style="font-size:12.5pt;margin:8mm 0 1mm" class="l">Avis d’appel de provisions n° 3 / 4 – exercice 2026-2027</h1><p>Émis le 15/09/2026. Période : 01/10/2026 – 31/12/2026. Provisions exigibles au 01/10/2026.</p>
    ${table(
      ['Clé', 'Libellé', 'Dépense à répartir', 'Tantièmes', 'Votre part', 'Total (D/C)'],
      [
        ...lotRows('Lot n° 77 – Appartement T4 – Esc. 2 – 4e étage', FLAT, flat),
        ...lotRows('Lot n° 163 – Garage boxé', GARAGE, garage),
        across('lot', 6, 'Ensemble de vos lots'),
        [
          '50',
          'Fonds de travaux art. 14-2-1',
          dotted(93150),
          '1411 / 100000',
          dotted(fund),
          `${dotted(fund)} D`,
        ],
        row('st', ['', '<b>Montant de l’appel</b>', '', '', '', `<b>${dotted(twoLots)} D</b>`]),
        ['', 'Position du compte au 14/09/2026', '', '', '', `${dotted(IN_FAVOUR)} C`],
      ],
      'm',
    )}
    <div class="pay"><span>Somme restant à régler</span><b>${dotted(twoLots - IN_FAVOUR)} EUR</b></div>
    <p>Règlement par virement sur le compte séparé du syndicat : ${FOREZ.spaced} – libellé : 0911-0077. Les chèques sont à adresser à l’agence, libellés au nom du SDC BELLEVUE FOREZ.</p><p>D = débit (somme due), C = crédit (somme en votre faveur). La régularisation des charges 2025-2026 sera portée à votre compte après l’assemblée générale.</p>
    <div class="ft">GROUPE MERIDIS IMMOBILIER SAS – Capital 1 500 000 € – RCS Lyon 900 003 118 – TVA FR00900003118 – CPI 6901 2019 000 000 288 – Garant : CEGC, 59 avenue Pierre Mendès France 75013 Paris – RCP : MMA IARD contrat 120.137.405 – Médiation : ANM Conso, 2 rue de Colmar 94300 Vincennes – Ne perçoit que des fonds pour le compte des syndicats.</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'Groupe Méridis Immobilier',
        'Groupe Méridis Immobilier Agence de Saint-Étienne',
      ),
      building: 'BELLEVUE FOREZ',
      building_address: '31-33-35 rue de Bellevue, 42100 SAINT-ÉTIENNE',
      rnc: 'AC6037781',
      owner: 'M. TRAORÉ Souleymane et Mme DIALLO Fatoumata',
      lots: ['77', '163'],
      tantiemes: 1411,
      base: 100000,
      iban: FOREZ.iban,
      account: '0911-0077',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: twoLots,
      fonds_travaux: fund,
      solde_anterieur: -IN_FAVOUR,
      to_pay: twoLots - IN_FAVOUR,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

const VICHY = accountOf('celestins-03');
const POSTS: readonly (readonly [label: string, year: number])[] = [
  ['Assurance immeuble', 214000],
  ['Électricité escalier', 38000],
  ['Eau', 196000],
  ['Ménage (Mme Lopes)', 260000],
  ['Frais de banque et de bureau', 22000],
  ['Petit entretien', 90000],
];
const OWNERS: readonly (readonly [name: string, lots: string, part: number])[] = [
  ['BERNADET Colette', '1 – 6', 212],
  ['SCI DES CÉLESTINS', '2', 188],
  ['Époux GUILLAUMIN', '3 – 7', 241],
  ['NGUYEN Thi Lan', '4', 163],
  ['Succession MOREL', '5 – 8', 196],
];
const year = sum(POSTS.map(([, cents]) => cents));
const half = year / 2;
const mine = share(half, 241, 1000);
const theirs = OWNERS.map(([, , part]) => share(half, part, 1000));

const vichy = paperOf(
  'appel-tableur-vichy',
  `font: 10pt 'Carlito', sans-serif; td, th { border: .2mm solid #aaa; padding: .6mm 1.5mm } th { background: #d9ead3; font-weight: bold } .r td:nth-child(n+2) { text-align: right } .me td { background: #fff2cc; font-weight: bold }`,
  [
    `<p style="font-size:14pt"><b>Copropriété 8 rue des Célestins – 03200 VICHY</b></p><p>Syndic bénévole : Colette Bernadet (lot 1, rez-de-chaussée) – 06 00 41 27 35 – colette.bernadet@example.fr</p>
    <p style="margin-top:4mm"><b>APPEL DE CHARGES 2e SEMESTRE 2026</b> (du 1er juillet au 31 décembre 2026)</p><p>envoyé le 20/06/2026, à payer pour le 10/07/2026 au plus tard</p><p>Destinataire : Époux GUILLAUMIN (lots 3 et 7)</p>
    ${table(
      ['Dépenses prévues', 'année 2026', 'moitié'],
      [
        ...POSTS.map(([label, cents]) => [label, plain(cents), plain(cents / 2)]),
        row('me', ['TOTAL', plain(year), plain(half)]),
      ],
      'r',
    )}
    <p style="margin-top:5mm">Répartition entre nous (en millièmes) :</p>
    ${table(
      ['Copropriétaire', 'Lots', 'Millièmes', 'Part du semestre'],
      [
        ...OWNERS.map(([name, lots, part], index) =>
          row(part === 241 ? 'me' : '', [name, lots, part, `${plain(theirs[index] ?? 0)} €`]),
        ),
        row('', ['', '', sum(OWNERS.map(([, , part]) => part)), `${plain(sum(theirs))} €`]),
      ],
    )}
    <p style="margin-top:5mm">Pas de fonds de travaux (dispensés par l’AG du 12/04/2025, moins de 10 lots, en attendant le diagnostic). Tout le monde est à jour du 1er semestre, merci !</p>
    <p><b>Votre part : ${plain(mine)} €</b> à virer sur le compte du syndicat : ${VICHY.spaced}</p><p>Rappel : l’assemblée aura lieu cet automne chez moi, la date suivra. Penser à relever les compteurs d’eau avant le 30 septembre. Amicalement, Colette</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Colette Bernadet', 'Colette Bernadet (lot 1, rez-de-chaussée)'),
      building_address: '8 rue des Célestins, 03200 VICHY',
      owner: 'Époux GUILLAUMIN',
      lots: ['3', '7'],
      tantiemes: 241,
      base: 1000,
      iban: VICHY.iban,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: '2026-07-10',
      total: mine,
      courantes: mine,
      to_pay: mine,
    },
    absent: ['rnc', 'fonds_travaux', 'travaux', 'meeting_on', 'recoverable'],
  },
);

export const APPELS_COURANTS = [clermont, etienne, vichy];
