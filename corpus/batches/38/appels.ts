// Calls for funds as syndics print them: three lots key by key, works of a façade.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, slashed, spaced, sum, table, thin } from '../../writing.ts';
import { bottom, euros, share, thousands } from './outils.ts';

const BARBE = accountOf('d38-sainte-barbe');

type Key = readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  part: number,
  let_: number,
];
const quoteOf = ([, , whole, base, part]: Key): number => share(whole, part, base);
const letOf = (key: Key): number => share(quoteOf(key), key[5], 100);
const LOTS: readonly (readonly [title: string, keys: readonly Key[]])[] = [
  [
    'Lot 0014 – Appartement T4 – Bât. B – 3e étage',
    [
      ['001', 'Charges communes générales', 1462500, 10000, 412, 48],
      ['012', 'Charges bâtiment B', 318750, 1000, 87, 70],
      ['021', 'Ascenseur bâtiment B', 96250, 1000, 104, 80],
      ['030', 'Chauffage urbain', 1187500, 10000, 438, 100],
    ],
  ],
  ['Lot 0047 – Cave – Bât. B', [['001', 'Charges communes générales', 1462500, 10000, 8, 48]]],
  [
    'Lot 0063 – Garage – sous-sol',
    [
      ['001', 'Charges communes générales', 1462500, 10000, 21, 48],
      ['040', 'Parc de stationnement', 41250, 64, 1, 90],
    ],
  ],
];
const KEYS = LOTS.flatMap(([, keys]) => keys);
const gridRunning = sum(KEYS.map(quoteOf));
const gridLet = sum(KEYS.map(letOf));
const gridFund = share(156000, 441, 10000);
const gridTotal = gridRunning + gridFund;
const GRID_BEFORE = -1846;

const grid = paperOf(
  'appel-trois-lots-dijon-d38',
  `font: 8pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .k td, .k th { border-left: .2mm solid #8a9; border-right: .2mm solid #8a9; padding: .6mm 1.2mm } .k th { background: #dfe9e3; border: .2mm solid #8a9; font-weight: bold } .k td:nth-child(n+3) { text-align: right } .l td { background: #f2f6f3; font-weight: bold; text-align: left !important } .e td { border-top: .2mm solid #8a9; border-bottom: .2mm solid #8a9; font-weight: bold }`,
  [
    `<table><tr><td style="width:95mm;padding:0"><b style="font-size:14pt;color:#1f5a41">GAUDRILLET &amp; THIARD</b><br>Administrateurs de biens depuis 1952<br>Gérance – Syndic – Transaction<br>11 rue de la Préfecture – BP 61207 – 21012 DIJON CEDEX<br>Tél. 03 80 00 14 90 – copro@gaudrillet-thiard.example.fr<br>Bureaux ouverts du lundi au vendredi, 9 h-12 h</td><td style="padding:0">N/Réf. : 0229 / 0014 / ML<br>Votre gestionnaire : Maud LORIOT<br>Votre comptable : Éric PAQUELIN<div style="margin-top:9mm;font-size:10pt;line-height:1.4">MONSIEUR ET MADAME DE CHAUVIREY<br>Hugues et Bénédicte<br>2 ALLÉE DU CHÂTEAU<br>21240 TALANT</div></td></tr></table>
    <table style="margin:5mm 0 3mm"><tr><td style="border:.3mm solid #1f5a41;width:92mm">Immeuble : <b>RÉSIDENCE LE CLOS SAINTE-BARBE</b><br>33 à 37 boulevard de Strasbourg – 21000 DIJON<br>Immatriculation au registre national : AC1847205</td><td style="border:.3mm solid #1f5a41"><b style="font-size:11pt">APPEL DE FONDS</b><br>1er trimestre 2027 – du ${slashed('2027-01-01')} au ${slashed('2027-03-31')}<br>Date d’exigibilité : ${slashed('2027-01-01')} – Émis le ${slashed('2026-12-10')}</td></tr></table>
    ${table(
      [
        'Clé',
        'Nature des dépenses',
        'Mt à répartir',
        'Base',
        'Vos tant.',
        'Votre quote-part',
        'Dont récup.',
      ],
      [
        `<tr class="l"><td colspan="7">BUDGET PRÉVISIONNEL – exercice du 01/01/2027 au 31/12/2027 – appel 1/4</td></tr>`,
        ...LOTS.flatMap(([title, keys]) => [
          `<tr class="l"><td colspan="7">${title}</td></tr>`,
          ...keys.map((key) => [
            key[0],
            key[1],
            spaced(key[2]),
            thousands(key[3]),
            thousands(key[4]),
            spaced(quoteOf(key)),
            spaced(letOf(key)),
          ]),
          `<tr class="e"><td></td><td>Sous-total du lot</td><td></td><td></td><td></td><td>${spaced(sum(keys.map(quoteOf)))}</td><td>${spaced(sum(keys.map(letOf)))}</td></tr>`,
        ]),
        `<tr class="e"><td></td><td>TOTAL BUDGET PRÉVISIONNEL</td><td></td><td></td><td></td><td>${spaced(gridRunning)}</td><td>${spaced(gridLet)}</td></tr>`,
        `<tr class="l"><td colspan="7">FONDS DE TRAVAUX (art. 14-2-1 de la loi du 10 juillet 1965) – tous lots</td></tr>`,
        [
          '105',
          'Cotisation fonds de travaux',
          spaced(156000),
          '10\u00a0000',
          '441',
          spaced(gridFund),
          spaced(0),
        ],
        `<tr class="e"><td></td><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(gridTotal)}</td><td>${spaced(gridLet)}</td></tr>`,
      ],
      'k',
    )}
    <table style="margin-top:4mm"><tr><td style="width:95mm;font-size:7.2pt">Total de vos tantièmes généraux : 441 / 10 000.<br>Solde de votre compte avant le présent appel, règlements reçus au 08/12/2026 compris. Les sommes portées en déduction proviennent de la répartition des charges 2025. Tout règlement doit nous parvenir à l’échéance ; à défaut, les intérêts au taux légal courent de plein droit (art. 36 du décret du 17 mars 1967).</td><td><table><tr><td>Total du présent appel</td><td style="text-align:right">${euros(gridTotal)}</td></tr><tr><td>Solde antérieur (créditeur)</td><td style="text-align:right">${euros(GRID_BEFORE)}</td></tr><tr style="font-weight:bold;font-size:10pt"><td style="border-top:.3mm solid #1f5a41">NET À PAYER</td><td style="text-align:right;border-top:.3mm solid #1f5a41">${euros(gridTotal + GRID_BEFORE)}</td></tr></table></td></tr></table>
    <div style="border-top:.3mm dashed #555;margin-top:6mm;padding-top:3mm"><b>Règlement par virement</b> – titulaire : SDC LE CLOS SAINTE-BARBE – IBAN : ${BARBE.spaced} – BIC : EXBQFRPPDIJ – référence à rappeler : 0229-0014<br>Règlement par chèque : à l’ordre du SDC LE CLOS SAINTE-BARBE, accompagné du présent talon.</div>
    ${bottom('GAUDRILLET & THIARD – SAS au capital de 80 000 € – RCS DIJON 900 000 118 – SIRET 900 000 118 00021 – Carte professionnelle CPI 2102 2019 000 000 117 délivrée par la CCI Côte-d’Or – Garantie financière GALIAN-SMABTP, 89 rue La Boétie, 75008 PARIS – Médiateur : ANM Consommation, 2 rue de Colmar, 94300 VINCENNES')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('GAUDRILLET & THIARD', 'GAUDRILLET & THIARD Administrateurs de biens'),
      building: 'RÉSIDENCE LE CLOS SAINTE-BARBE',
      building_address: '33 à 37 boulevard de Strasbourg, 21000 DIJON',
      rnc: 'AC1847205',
      owner: either(
        'MONSIEUR ET MADAME DE CHAUVIREY',
        'MONSIEUR ET MADAME DE CHAUVIREY Hugues et Bénédicte',
      ),
      lots: ['14', '47', '63'],
      tantiemes: 441,
      base: 10000,
      iban: BARBE.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: gridTotal,
      courantes: gridRunning,
      fonds_travaux: gridFund,
      solde_anterieur: GRID_BEFORE,
      to_pay: gridTotal + GRID_BEFORE,
      recoverable: gridLet,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'meeting_on'],
  },
);

const FACADE = accountOf('d38-saurupt');
const WORKS: readonly (readonly [label: string, whole: number])[] = [
  ['Ravalement façade sur rue – SARL Lorraine Façades – acompte 30 %', 2781835],
  ['Maîtrise d’œuvre – Atelier Thouvenin – acompte 30 %', 222514],
  ['Coordination SPS – acompte 30 %', 41400],
  ['Honoraires du syndic sur travaux – 2,5 % HT', 63224],
];
const SCI_PART = 1317;
const worksShares = WORKS.map(([, whole]) => share(whole, SCI_PART, 10040));
const worksTotal = sum(worksShares);
const works = paperOf(
  'appel-travaux-facade-nancy-d38',
  `font: 9.6pt/1.4 'Carlito', sans-serif; padding: 15mm 17mm; .w td, .w th { border: .2mm solid #333; padding: 1.2mm 1.6mm } .w th { font-weight: bold; background: #eee; text-align: center } .w td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:17pt;color:#7a1020">imocop</b> <span style="color:#7a1020">Grand Est</span><br>Agence de Nancy Saurupt<br>68 rue du Maréchal Oudinot<br>54000 NANCY</div><div style="margin-top:22mm;width:80mm">SCI LES TROIS FONTAINES<br>M. WOJCIECHOWSKI Stéphane, gérant<br>14 rue du Général Leclerc<br>54300 LUNÉVILLE</div></div>
    <p style="margin-top:8mm">Nancy, le 19 octobre 2026<br>Réf. : 5412-0031-TRX2 – copropriété <b>SAURUPT 24</b>, 24 avenue du Général Leclerc, 54000 NANCY (immat. AD5520914)<br>Lot n° 31 : local commercial en rez-de-chaussée</p>
    <p style="font-size:13pt;text-align:center;border-top:.5mm solid #7a1020;border-bottom:.5mm solid #7a1020;padding:1.5mm"><b>APPEL DE FONDS TRAVAUX – 1er appel sur 3</b></p>
    <p>Madame, Monsieur,<br>Conformément à la 17e résolution de l’assemblée générale du 11 juin 2026, nous vous prions de trouver ci-dessous le décompte de votre participation aux travaux de ravalement de la façade sur rue. Les fonds seront déposés sur le compte bancaire séparé du syndicat.</p>
    ${table(
      [
        'Désignation',
        'Montant appelé<br>(copropriété)',
        'Vos tantièmes',
        'Total<br>tantièmes',
        'Votre quote-part TTC',
      ],
      [
        ...WORKS.map(([label, whole], index) => [
          label,
          thin(whole),
          '1 317',
          '10 040',
          thin(worksShares[index] ?? 0),
        ]),
        `<tr class="t"><td>TOTAL À RÉGLER</td><td>${thin(sum(WORKS.map(([, whole]) => whole)))}</td><td></td><td></td><td>${thin(worksTotal)} €</td></tr>`,
      ],
      'w',
    )}
    <p style="margin-top:4mm">Échéance : <b>${inFull('2026-11-15')}</b></p>
    <p>Rappel du calendrier voté : 2e appel (40 %) au 15 février 2027, 3e appel (30 %) au 15 mai 2027. Les copropriétaires bailleurs sont informés que ces dépenses ne sont pas récupérables sur les locataires. La TVA applicable aux locaux commerciaux est de 20 % ; l’attestation de TVA réduite jointe ne concerne que les lots d’habitation.</p>
    <p>Coordonnées bancaires du compte du syndicat « SDC SAURUPT 24 » :<br><b>${FACADE.spaced}</b><br>Merci d’indiquer en libellé : 5412-0031-TRX2.</p>
    <p>Nous vous prions de croire, Madame, Monsieur, à l’expression de nos sentiments dévoués.</p><p style="text-align:right">Le service comptabilité copropriété</p>
    ${bottom('imocop Grand Est, établissement secondaire de la société IMOCOP SA, 120 avenue de Paris, 51100 REIMS – SA au capital de 4 250 000 € – 900 000 634 RCS REIMS – CPI 5101 2018 000 000 212 – Garant : CEGC, 59 avenue Pierre Mendès France, 75013 PARIS – RC professionnelle : Assurances Exemple')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('imocop Grand Est', 'imocop', 'IMOCOP SA'),
      building: 'SAURUPT 24',
      building_address: '24 avenue du Général Leclerc, 54000 NANCY',
      rnc: 'AD5520914',
      owner: either(
        'SCI LES TROIS FONTAINES',
        'SCI LES TROIS FONTAINES M. WOJCIECHOWSKI Stéphane, gérant',
      ),
      lots: ['31'],
      tantiemes: 1317,
      base: 10040,
      iban: FACADE.iban,
      due_on: '2026-11-15',
      total: worksTotal,
      travaux: worksTotal,
      to_pay: worksTotal,
    },
    absent: [
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_from',
      'recoverable',
      'balance',
    ],
  },
);

export const APPELS = [grid, works];
