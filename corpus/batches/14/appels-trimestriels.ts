// Calls for a quarter: three lots with the fund, keys with what a tenant pays.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { slashed, spaced, sum, table, tr } from '../../writing.ts';
import { type Key, quoteOf, quotes, sharesOf } from './quote-parts.ts';

const ROBINSON = accountOf('robinson-chantecler');
const FILAOS = accountOf('saint-gilles-filaos');

const CHANTECLER: readonly Key[] = [
  ['Charges communes générales', 4812500, 100000, 1386],
  ['Charges bâtiment C', 962500, 10000, 428],
  ['Ascenseur bâtiment C', 218750, 1000, 51],
  ['Chauffage collectif et ECS', 2750000, 10000, 164],
  ['Parking sous-sol', 187500, 2400, 12],
];
const CHANTECLER_FUND: Key = ['Cotisation fonds de travaux (art. 14-2-1)', 446563, 100000, 1386];
const chantecler = quotes(CHANTECLER) + quoteOf(CHANTECLER_FUND);

const quarter = paperOf(
  'appel-trimestre-robinson',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #0b4f6c } .win { position: absolute; top: 44mm; left: 113mm; width: 82mm; font-size: 10pt } .ref { width: 84mm; font-size: 8.2pt; margin-top: 5mm } .ref td { padding: .4mm 1mm } .band { background: #0b4f6c; color: #fff; padding: 2mm 3mm; font-size: 11.5pt; margin-top: 14mm } .k th { background: #dfe9ee; font-weight: bold; font-size: 7.8pt } .k td, .k th { border-bottom: .2mm solid #b8c9d1 } .k td:nth-child(n+2), .k th:nth-child(n+2) { text-align: right } .k .t td { font-weight: bold; border-top: .4mm solid #0b4f6c } .box { border: .4mm solid #0b4f6c; width: 88mm; margin: 4mm 0 4mm auto } .box td:last-child { text-align: right } .ft { position: absolute; bottom: 8mm; left: 15mm; right: 15mm; font-size: 6.6pt; color: #555; text-align: center }`,
  [
    `<div class="logo">gestia</div><div style="font-size:8pt">Agence Hauts-de-Bièvre – 40 rue des Lilas Blancs – 92290 CHÂTENAY-MALABRY<br>Tél. 01 46 00 18 27 – accueil.bievre@gestia.example.fr</div>
    <div class="win">M. et Mme FAUCONNIER Stéphane<br>Bât. C – Appt 214<br>20 allée des Grands Chênes<br>92350 LE PLESSIS-ROBINSON</div>
    ${table(
      [],
      [
        ['Immeuble', '1107 – LES ALLÉES CHANTECLER'],
        ['', '18 à 22 allée des Grands Chênes'],
        ['', '92350 LE PLESSIS-ROBINSON'],
        ['Immatriculation', 'AC3-418-820'],
        ['Vos références', '1107 / 00214'],
        ['Votre gestionnaire', 'Mme Inès Aubertin'],
        ['Votre comptable', 'M. Lucas Perret'],
      ],
      'ref',
    )}
    <div class="band">APPEL DE FONDS – 4<sup>e</sup> trimestre 2026</div>
    <p style="margin-top:2mm">Période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} &nbsp;–&nbsp; Date d’édition : ${slashed('2026-09-14')} &nbsp;–&nbsp; Date d’exigibilité : <b>${slashed('2026-10-01')}</b></p>
    <p>Lots : 214 (appartement 4 pièces), 318 (cave), 427 (parking)</p>
    ${table(
      [
        'Nature des charges appelées',
        'Montant à répartir',
        'Base',
        'Vos tantièmes',
        'Quote-part €',
      ],
      [
        ...[...CHANTECLER, CHANTECLER_FUND].map((key) => [
          key[0],
          spaced(key[1]),
          key[2],
          key[3],
          spaced(quoteOf(key)),
        ]),
        tr(['Total de l’appel', '', '', '', spaced(chantecler)], 't'),
      ],
      'k',
    )}
    ${table(
      [],
      [
        ['Solde de votre compte au 14/09/2026', '0,00 €'],
        ['Appel du 4e trimestre 2026', `${spaced(chantecler)} €`],
        ['<b>NET À PAYER avant le 01/10/2026</b>', `<b>${spaced(chantecler)} €</b>`],
      ],
      'box',
    )}
    <p><b>Comment régler ?</b> Par prélèvement automatique (mandat disponible dans votre espace client), par carte bancaire en ligne ou par virement sur le compte séparé ouvert au nom du syndicat des copropriétaires, en rappelant la référence 1107/00214 :</p>
    <p>IBAN : ${ROBINSON.spaced} &nbsp; BIC : BEXPFRPPXXX</p>
    <p style="font-size:7.6pt">Les provisions du budget prévisionnel voté sont exigibles le premier jour de chaque trimestre (art. 14-1 de la loi du 10 juillet 1965). À défaut de versement à sa date d’exigibilité et après mise en demeure restée infructueuse pendant trente jours, les autres provisions non encore échues deviennent immédiatement exigibles (art. 19-2). Les frais de relance sont à la charge du copropriétaire défaillant (art. 10-1).</p>
    <div class="ft">GESTIA ÎLE-DE-FRANCE – SAS au capital de 2 400 000 € – RCS Nanterre 900 000 118 – Carte professionnelle CPI 9201 2021 000 000 077 – Garantie financière : Caution Exemple, 16 rue du Havre Neuf, 75009 Paris</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('gestia', 'GESTIA ÎLE-DE-FRANCE'),
      building: either('LES ALLÉES CHANTECLER', '1107 – LES ALLÉES CHANTECLER'),
      building_address: '18 à 22 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON',
      rnc: 'AC3418820',
      owner: 'M. et Mme FAUCONNIER Stéphane',
      lots: ['214', '318', '427'],
      tantiemes: 1386,
      base: 100000,
      tantiemes_by_cle: either(sharesOf(CHANTECLER), sharesOf([...CHANTECLER, CHANTECLER_FUND])),
      iban: ROBINSON.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: chantecler,
      courantes: quotes(CHANTECLER),
      fonds_travaux: quoteOf(CHANTECLER_FUND),
      solde_anterieur: 0,
      to_pay: chantecler,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles', 'balance'],
  },
);

const VACOAS: readonly (readonly [code: string, key: Key, let_: number])[] = [
  ['010', ['GENERALES', 1385000, 1000, 47], 41],
  ['020', ['ASCENSEUR A', 126000, 300, 22], 80],
  ['040', ['EAU FROIDE GENERALE', 310000, 1000, 47], 100],
  ['060', ['PISCINE ET JARDINS', 204000, 940, 46], 90],
];
const VACOAS_FUND: Key = ['FONDS TRAVAUX', 101250, 1000, 47];
const vacoasKeys = VACOAS.map(([, key]) => key);
const vacoasLet = VACOAS.map(([, key, share]) => Math.round((quoteOf(key) * share) / 100));
const vacoas = quotes(vacoasKeys) + quoteOf(VACOAS_FUND);
const inHand = 5231;
const keyed = paperOf(
  'appel-cles-saint-gilles',
  `font: 8.6pt 'DejaVu Sans Mono', monospace; letter-spacing: -.1mm; .h { border: .3mm solid #000; padding: 2mm; display: grid; grid-template-columns: 1fr 1fr } .v td, .v th { padding: .9mm 1.2mm } .v th { border-top: .3mm solid #000; border-bottom: .3mm solid #000 } .v td:nth-child(n+3), .v th:nth-child(n+3) { text-align: right } .v .t td { border-top: .3mm solid #000; font-weight: bold }`,
  [
    `<div class="h"><div>OCEAN INDIEN SYNDIC<br>38 RUE DU LAGON BLEU<br>97460 SAINT-PAUL<br>TEL 0262 00 45 11</div><div>EDITE LE 16/12/2026<br>PAGE 1/1<br>APPEL NO 2027-1</div></div>
    <table style="margin:8mm 0"><tr><td style="width:55%">COPROPRIETE : RESIDENCE LES FILAOS BLEUS<br>ADRESSE : 7 RUE DES VACOAS<br>97434 SAINT-GILLES-LES-BAINS<br>IMMATRICULATION : AF2206631<br>COPROPRIETAIRE : 0047</td><td>MONSIEUR HOARAU JEAN-YVES<br>APPT A12 LES FILAOS BLEUS<br>7 RUE DES VACOAS<br>97434 SAINT-GILLES-LES-BAINS</td></tr></table>
    <p style="text-align:center">*** APPEL DE CHARGES DU 01/01/2027 AU 31/03/2027 ***<br>EXIGIBLE LE 01/01/2027</p>
    <p>LOT 12 APPARTEMENT T3 - LOT 85 PARKING COUVERT</p>
    ${table(
      ['CLE', 'LIBELLE', 'DEPENSE', 'TOTAL TANT.', 'VOS TANT.', 'A PAYER', 'DONT LOCATIF'],
      [
        ...VACOAS.map(([code, key], index) => [
          code,
          key[0],
          spaced(key[1]),
          key[2],
          key[3],
          spaced(quoteOf(key)),
          spaced(vacoasLet[index] ?? 0),
        ]),
        [
          '105',
          VACOAS_FUND[0],
          spaced(VACOAS_FUND[1]),
          1000,
          47,
          spaced(quoteOf(VACOAS_FUND)),
          '0,00',
        ],
        tr(['', 'TOTAL APPEL', '', '', '', spaced(vacoas), spaced(sum(vacoasLet))], 't'),
      ],
      'v',
    )}
    <table style="margin:6mm 0 6mm auto;width:90mm"><tr><td>SOLDE ANTERIEUR CREDITEUR</td><td style="text-align:right">-${spaced(inHand)}</td></tr><tr><td>APPEL DU TRIMESTRE</td><td style="text-align:right">${spaced(vacoas)}</td></tr><tr style="font-weight:bold"><td>RESTE A PAYER EUROS</td><td style="text-align:right">${spaced(vacoas - inHand)}</td></tr></table>
    <p>REGLEMENT PAR VIREMENT : ${FILAOS.spaced}<br>TITULAIRE : SDC LES FILAOS BLEUS - BIC BEXRREPPXXX</p>
    <p>LA COLONNE DONT LOCATIF INDIQUE LES CHARGES QUE VOUS POUVEZ RECUPERER SUR VOTRE LOCATAIRE (DECRET DU 26 AOUT 1987). LE BUDGET 2027 A ETE VOTE PAR L'ASSEMBLEE DU 24/09/2026. CONSERVEZ CE DOCUMENT, UN DUPLICATA SERA FACTURE.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'OCEAN INDIEN SYNDIC',
      building: 'RESIDENCE LES FILAOS BLEUS',
      building_address: '7 RUE DES VACOAS, 97434 SAINT-GILLES-LES-BAINS',
      rnc: 'AF2206631',
      owner: 'MONSIEUR HOARAU JEAN-YVES',
      lots: ['12', '85'],
      tantiemes: 47,
      base: 1000,
      tantiemes_by_cle: either(sharesOf(vacoasKeys), sharesOf([...vacoasKeys, VACOAS_FUND])),
      iban: FILAOS.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: vacoas,
      courantes: quotes(vacoasKeys),
      fonds_travaux: quoteOf(VACOAS_FUND),
      solde_anterieur: -inHand,
      to_pay: vacoas - inHand,
      recoverable: sum(vacoasLet),
    },
    absent: ['travaux', 'avances', 'charges_reelles'],
  },
);

export const APPELS_TRIMESTRIELS = [quarter, keyed];
