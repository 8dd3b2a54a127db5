// Calls for funds: the quarter of a large firm, and sections with works and the fund.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { slashed, spaced, sum, table } from '../../writing.ts';
import { type Key, letOf, quote, told } from './cle.ts';
import { shareOf } from './share-of.ts';

const CONLEAU = accountOf('conleau-vannes');
const BROGNY = accountOf('brogny-annecy');

const VANNES: readonly Key[] = [
  ['Charges communes générales', 1412000, 10000, 333, 60],
  ['Charges bâtiment B', 184000, 4820, 327, 50],
  ['Ascenseur bâtiment B', 98000, 1000, 48, 70],
  ['Eau froide (acompte)', 268000, 10000, 333, 100],
  ['Entretien parkings extérieurs', 22000, 620, 15, 100],
];
const vannesCalled = sum(VANNES.map(quote));
const vannesFund = shareOf(99200, 333, 10000);
const vannesBefore = -1842;
const vannesTotal = vannesCalled + vannesFund;

const quarter = paperOf(
  'appel-trimestre-vannes',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .top { display: grid; grid-template-columns: 80mm 1fr; gap: 12mm } .top h1 { color: #00708a; font-size: 17pt; margin: 0 } .ref { background: #eaf4f6; padding: 2.5mm; font-size: 8.2pt; margin-top: 4mm } .to { margin-top: 24mm; font-size: 10.5pt }
  .ttl { background: #00708a; color: #fff; padding: 2mm 3mm; font-size: 12.5pt; margin: 6mm 0 3mm } .g th { border-bottom: .4mm solid #00708a; font-weight: bold } .g td { border-bottom: .15mm solid #c6d8dc } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .g .s td { font-weight: bold; background: #eaf4f6 } .sum { width: 96mm; margin: 4mm 0 3mm auto } .sum td:last-child { text-align: right } .leg { font-size: 6.8pt; position: absolute; bottom: 7mm; left: 13mm; right: 13mm; text-align: center; color: #444 } .cp { border-top: .3mm dashed #333; margin-top: 6mm; padding-top: 3mm; display: flex; justify-content: space-between }`,
  [
    `<div class="top"><div><h1>Armor Gestion</h1>Administrateur de biens – Syndic de copropriété<br>Agence de Vannes – 3 place de la Libération – 56000 VANNES<br>Tél. 02 97 00 18 40 – vannes@armorgestion.example.fr
    <div class="ref"><b>VOS RÉFÉRENCES</b> (à rappeler dans toute correspondance)<br>Immeuble : 1042 – LES HAUTS DE CONLEAU<br>12 rue du Vincin – 56000 VANNES<br>N° d’immatriculation : AC5-118-604<br>Votre code client : 1042-00014<br>Votre gestionnaire : Mme Maëlle PRIGENT<br>Votre comptable : M. Yann TANGUY</div></div>
    <div class="to">MME KERBRAT SOLENN<br>12 RUE DU VINCIN<br>BATIMENT B – APPT 14<br>56000 VANNES</div></div>
    <div class="ttl">APPEL DE FONDS – 4ème trimestre 2026</div>
    <p>Vannes, le ${slashed('2026-09-11')} – Exercice du ${slashed('2026-01-01')} au ${slashed('2026-12-31')} – Budget prévisionnel voté par l’assemblée générale du ${slashed('2026-05-12')}<br><b>Période appelée : du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – Date d’exigibilité : ${slashed('2026-10-01')}</b></p>
    <p>Lots concernés : 14 (appartement), 57 (cave), 83 (parking) – soit 333 / 10 000 tantièmes généraux</p>
    ${table(
      [
        'Nature des charges',
        'Montant à répartir',
        'Total tantièmes',
        'Vos tantièmes',
        'Votre quote-part',
        'Dont récupérable',
      ],
      [
        ...VANNES.map((key) => [
          key[0],
          spaced(key[1]),
          String(key[2]),
          String(key[3]),
          spaced(quote(key)),
          spaced(letOf(key)),
        ]),
        `<tr class="s"><td>Sous-total charges courantes</td><td></td><td></td><td></td><td>${spaced(vannesCalled)}</td><td>${spaced(sum(VANNES.map(letOf)))}</td></tr>`,
        [
          'Fonds de travaux (art. 14-2-1)',
          spaced(99200),
          '10000',
          '333',
          spaced(vannesFund),
          spaced(0),
        ],
        `<tr class="s"><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(vannesTotal)}</td><td>${spaced(sum(VANNES.map(letOf)))}</td></tr>`,
      ],
      'g',
    )}
    ${table(
      [],
      [
        ['Solde de votre compte avant appel (créditeur)', `${spaced(vannesBefore)} €`],
        ['Montant du présent appel', `${spaced(vannesTotal)} €`],
        [
          '<b>NET À PAYER au 01/10/2026</b>',
          `<b style="font-size:12pt">${spaced(vannesTotal + vannesBefore)} €</b>`,
        ],
      ],
      'sum',
    )}
    <p>Les règlements reçus après le 10/09/2026 ne sont pas pris en compte. À défaut de versement à la date d’exigibilité, les sommes dues portent intérêt au taux légal (article 36 du décret du 17 mars 1967) et les provisions non encore échues deviennent immédiatement exigibles après mise en demeure restée infructueuse pendant trente jours (article 19-2 de la loi du 10 juillet 1965).</p>
    <p>Votre espace client vous permet de régler par carte bancaire, de consulter vos appels et de souscrire au prélèvement mensuel ou trimestriel, sans frais.</p>
    <div class="cp"><span><b>COUPON À JOINDRE À VOTRE RÈGLEMENT</b><br>KERBRAT SOLENN – 1042-00014<br>Virement au nom de SDC LES HAUTS DE CONLEAU<br>IBAN : ${CONLEAU.spaced}</span><span style="text-align:right">Échéance du 01/10/2026<br><b>${spaced(vannesTotal + vannesBefore)} €</b></span></div>
    <div class="leg">ARMOR GESTION – SAS au capital de 250 000 € – RCS VANNES 900 000 628 – Carte professionnelle CPI 5602 2019 000 000 118 délivrée par la CCI du Morbihan – Garantie financière : Caisse Exemple de Garantie – TVA FR00900000628</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Armor Gestion',
      building: 'LES HAUTS DE CONLEAU',
      building_address: '12 rue du Vincin, 56000 VANNES',
      rnc: 'AC5118604',
      owner: 'MME KERBRAT SOLENN',
      lots: ['14', '57', '83'],
      tantiemes: 333,
      base: 10000,
      tantiemes_by_cle: either(told(VANNES), [
        ...told(VANNES),
        'Fonds de travaux (art. 14-2-1) : 333/10000',
      ]),
      iban: CONLEAU.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: vannesTotal,
      courantes: vannesCalled,
      fonds_travaux: vannesFund,
      solde_anterieur: vannesBefore,
      to_pay: vannesTotal + vannesBefore,
      recoverable: sum(VANNES.map(letOf)),
    },
    absent: ['travaux', 'avances', 'balance', 'charges_reelles', 'difference'],
  },
);

const ANNECY: readonly Key[] = [
  ['CHARGES GENERALES', 3210000, 100000, 1970, 0],
  ['CHAUFFAGE COLLECTIF', 1865000, 100000, 1874, 0],
  ['ASCENSEUR ESC 2', 98000, 10000, 412, 0],
];
const annecyCalled = sum(ANNECY.map(quote));
const annecyFund: Key = ['FONDS DE TRAVAUX LOI ALUR', 258650, 100000, 1970, 0];
const annecyWorks: readonly Key[] = [
  ['REFECTION ETANCHEITE TERRASSES – APPEL 2/3', 2840000, 100000, 1970, 0],
  ['HONORAIRES SYNDIC SUR TRAVAUX', 71000, 100000, 1970, 0],
];
const annecyWorksTotal = sum(annecyWorks.map(quote));
const annecyTotal = annecyCalled + quote(annecyFund) + annecyWorksTotal;
const annecyBefore = 7315;
const keyRows = (keys: readonly Key[], code: number) =>
  keys.map((key, index) => [
    `${code + index}`,
    key[0],
    spaced(key[1]),
    spaced(key[2] * 100).replace(',00', ''),
    spaced(key[3] * 100).replace(',00', ''),
    spaced(quote(key)),
  ]);
const section = (title: string, keys: readonly Key[], code: number) => [
  `<tr class="h"><td colspan="6">${title}</td></tr>`,
  ...keyRows(keys, code),
  `<tr class="t"><td></td><td colspan="4">Total ${title.split(' – ')[0]}</td><td>${spaced(sum(keys.map(quote)))}</td></tr>`,
];

const sections = paperOf(
  'appel-sections-annecy',
  `font: 8.6pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 14mm; .f th { background: #333; color: #fff } .f td, .f th { padding: .9mm 1.4mm } .f td:nth-child(n+3), .f th:nth-child(n+3) { text-align: right } .f .h td { font-weight: bold; background: #ececec; text-align: left !important } .f .t td { border-top: .2mm solid #000; font-weight: bold; text-align: right } .two { display: flex; justify-content: space-between }`,
  [
    `<div class="two"><div><b style="font-size:14pt">ALPILAC SYNDIC</b><br>18 avenue de Genève<br>74000 ANNECY<br>Tél : 04 50 00 71 22 (9h-12h)<br>compta@alpilac.example.fr</div><div style="padding-top:26mm;width:82mm;font-size:10.5pt">M. ET MME DUCRET THIERRY<br>41 ROUTE DES CRETES<br>74940 ANNECY-LE-VIEUX</div></div>
    <p style="margin-top:5mm">Copropriété : <b>LE CLOS DES AULNES</b> (réf. 0276)<br>5 et 7 avenue de Brogny – 74000 ANNECY<br>Immatriculation : AF3407719<br>Lots : 108 – 215<br>Compte copropriétaire : 0276.108</p>
    <p style="text-align:right">Annecy, le ${slashed('2026-06-15')}</p>
    <p style="font-size:12pt;text-align:center"><b>AVIS D’APPEL DE FONDS DU ${slashed('2026-07-01')}</b><br><span style="font-size:9pt">3e trimestre de l’exercice – période du ${slashed('2026-07-01')} au ${slashed('2026-09-30')}</span></p>
    ${table(
      ['Clé', 'Libellé', 'Montant à répartir', 'Base', 'Tantièmes', 'Quote-part'],
      [
        ...section('BUDGET PREVISIONNEL – PROVISION 3/4', ANNECY, 101),
        ...section('FONDS DE TRAVAUX – COTISATION 3/4', [annecyFund], 190),
        ...section('TRAVAUX VOTES – AG DU 14/04/2026', annecyWorks, 201),
        `<tr class="h"><td></td><td colspan="4">TOTAL APPEL DE FONDS</td><td style="text-align:right">${spaced(annecyTotal)}</td></tr>`,
        ['', 'Report solde antérieur débiteur', '', '', '', spaced(annecyBefore)],
        `<tr class="h"><td></td><td colspan="4">TOTAL A PAYER AVANT LE 10/07/2026</td><td style="text-align:right">${spaced(annecyTotal + annecyBefore)} €</td></tr>`,
      ],
      'f',
    )}
    <p style="margin-top:4mm">Provisions exigibles le 1er jour du trimestre (article 14-1 de la loi n° 65-557 du 10 juillet 1965). Le dernier appel des travaux d’étanchéité sera émis le ${slashed('2026-10-01')}. La cotisation au fonds de travaux est attachée au lot et définitivement acquise au syndicat ; elle n’est pas remboursée par le syndicat à l’occasion de la cession d’un lot.</p>
    <p>MODES DE RÈGLEMENT<br>• par virement : titulaire SYND. COPR. LE CLOS DES AULNES, IBAN ${BROGNY.spaced}, motif 0276.108<br>• par chèque à l’ordre de SDC LE CLOS DES AULNES<br>• par carte bancaire depuis votre extranet (rubrique « Mes paiements »)</p>
    <p>Information : le compte-rendu de la visite d’immeuble de mai est disponible sur l’extranet. L’arrosage des espaces verts est suspendu par arrêté préfectoral.</p>
    <p style="font-size:6.8pt;text-align:center;margin-top:6mm">ALPILAC SYNDIC, SARL au capital de 50 000 €, RCS Annecy 900 000 745, carte professionnelle CPI 7401 2021 000 000 207 – assurance RCP Exemple Assurances n° 114 208</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ALPILAC SYNDIC',
      building: 'LE CLOS DES AULNES',
      building_address: '5 et 7 avenue de Brogny, 74000 ANNECY',
      rnc: 'AF3407719',
      owner: 'M. ET MME DUCRET THIERRY',
      lots: ['108', '215'],
      tantiemes: 1970,
      base: 100000,
      tantiemes_by_cle: either(
        told(ANNECY),
        told([...ANNECY, annecyFund]),
        told([...ANNECY, annecyFund, ...annecyWorks]),
      ),
      iban: BROGNY.iban,
      account: '0276.108',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: either('2026-07-01', '2026-07-10'),
      total: annecyTotal,
      courantes: annecyCalled,
      fonds_travaux: quote(annecyFund),
      travaux: annecyWorksTotal,
      solde_anterieur: annecyBefore,
      to_pay: annecyTotal + annecyBefore,
    },
    absent: ['avances', 'recoverable', 'balance', 'charges_reelles'],
  },
);

export const PROVISIONS_APPELEES = [quarter, sections];
