// What owners owe and paid: statements in a listing, by notary's wish and online; settlements of a year; a statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { brief, dotted, plain, slashed, spaced, sum, table } from '../../writing.ts';
import { columns, quote, rule } from './outils.ts';

type Move = readonly [day: string, piece: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, , label, cents]) => `${day} ${cents} ${label}`);
const toldWithPiece = (moves: readonly Move[]) =>
  moves.map(([day, piece, label, cents]) => `${day} ${cents} ${piece} ${label}`);

const ERP: readonly Move[] = [
  ['2026-01-01', 'AN', 'A NOUVEAU', -1240],
  ['2026-01-01', 'AF', 'APPEL 1T26 PROVISIONS', 68114],
  ['2026-01-01', 'AF', 'APPEL 1T26 FDS TRAVAUX', 1742],
  ['2026-01-19', 'CH', 'CHQ 0007741 CIC', -68616],
  ['2026-04-01', 'AF', 'APPEL 2T26 PROVISIONS', 68114],
  ['2026-04-01', 'AF', 'APPEL 2T26 FDS TRAVAUX', 1742],
  ['2026-04-16', 'CH', 'CHQ 0007758 CIC', -69856],
  ['2026-05-29', 'RG', 'REGUL CHARGES 2025', 21309],
  ['2026-06-11', 'OD', 'CLE VIGIK SUPPL.', 2800],
  ['2026-07-01', 'AF', 'APPEL 3T26 PROVISIONS', 68114],
  ['2026-07-01', 'AF', 'APPEL 3T26 FDS TRAVAUX', 1742],
  ['2026-07-20', 'VI', 'VIRT SEPA DI GIORGIO', -69856],
];
const erpBalance = debits(ERP) - credits(ERP);
const W = [10, 4, 34, -13, -13, -14] as const;
const listing = paperOf(
  'releve-edition-erp-saint-etienne',
  `padding: 10mm 11mm; pre { margin: 0; font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; letter-spacing: -.12mm }`,
  [
    `<pre>
REGIE MOULINIER ET CIE - 11 PLACE JEAN JAURES - 42000 SAINT-ETIENNE          GESTIMM 5.2
${rule(88)}
EXTRAIT DE COMPTE INDIVIDUEL                            ARRETE AU 15/09/2026    P. 1/1

IMMEUBLE : 0215 - LES TERRASSES DE BELLEVUE     MME BONNEFOY-DI GIORGIO CARLA
           41 RUE DE LA MULATIERE               IND. DI GIORGIO
           42100 SAINT-ETIENNE                  9 IMPASSE DES PENSEES
CPTE     : 450 0215 0062                        42270 SAINT-PRIEST-EN-JAREZ
LOTS     : 62 / 118 / 203

${columns(W, ['DATE', 'JL', 'LIBELLE', 'DEBIT', 'CREDIT', 'SOLDE'])}
${rule(88)}
${ERP.map(([day, piece, label, cents], index) => {
  const left = sum(ERP.slice(0, index + 1).map((move) => move[3]));
  return columns(W, [
    brief(day),
    piece,
    label,
    cents > 0 ? plain(cents) : '',
    cents < 0 ? plain(-cents) : '',
    `${plain(Math.abs(left))} ${left > 0 ? 'D' : left < 0 ? 'C' : ' '}`,
  ]);
}).join('\n')}
${rule(88)}
${columns(W, ['', '', 'TOTAUX', plain(debits(ERP)), plain(credits(ERP)), ''])}
${columns(W, ['', '', `SOLDE ${erpBalance > 0 ? 'DEBITEUR' : 'CREDITEUR'} EN EUROS`, erpBalance > 0 ? plain(erpBalance) : '', erpBalance > 0 ? '' : plain(-erpBalance), ''])}

D = VOUS DEVEZ   C = NOUS VOUS DEVONS
JL : AN A NOUVEAU  AF APPEL  CH CHEQUE  VI VIREMENT  RG REGULARISATION  OD DIVERS
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'REGIE MOULINIER ET CIE',
      building: 'LES TERRASSES DE BELLEVUE',
      building_address: '41 RUE DE LA MULATIERE, 42100 SAINT-ETIENNE',
      owner: either(
        'MME BONNEFOY-DI GIORGIO CARLA',
        'MME BONNEFOY-DI GIORGIO CARLA IND. DI GIORGIO',
        'IND. DI GIORGIO',
      ),
      account: '450 0215 0062',
      lots: ['62', '118', '203'],
      as_of: '2026-09-15',
      total_debit: debits(ERP),
      total_credit: credits(ERP),
      balance: erpBalance,
      entries: either(
        told(ERP),
        told(ERP.slice(1)),
        toldWithPiece(ERP),
        toldWithPiece(ERP.slice(1)),
      ),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const NEO: readonly Move[] = [
  ['2026-10-05', '', 'Prélèvement SEPA', -30112],
  ['2026-10-01', '', 'Appel T4 2026', 30112],
  ['2026-07-06', '', 'Prélèvement SEPA', -28940],
  ['2026-07-01', '', 'Appel T3 2026', 30112],
  ['2026-06-18', '', 'Régularisation exercice 2025', -1172],
  ['2026-04-07', '', 'Prélèvement SEPA', -30112],
  ['2026-04-01', '', 'Appel T2 2026', 30112],
  ['2026-03-12', '', 'Appel travaux porte cochère (solde)', 11840],
];
const neoBalance = debits(NEO) - credits(NEO);
const online = paperOf(
  'releve-en-ligne-troyes',
  `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 20mm 24mm; color: #22303c; .k { color: #8b98a5; font-size: 8.2pt } td { border-bottom: .15mm solid #e3e8ec; padding: 1.8mm 0 } td:nth-child(n+3) { text-align: right } th { color: #8b98a5; font-size: 8.2pt } th:nth-child(n+3) { text-align: right }`,
  [
    `<p style="font-size:18pt;color:#0b8f63"><b>copilys</b></p><p class="k">Espace copropriétaire &gt; Mes finances &gt; Relevé de compte · exporté le ${slashed('2026-11-09')} à 21:14</p><h1 style="font-size:15pt">Relevé de compte de Grégoire de Saint-Aubin</h1><p>10 rue Champeaux, 10000 Troyes · « Hôtel du Mortier » · lots 3, 9<br><span class="k">Du ${slashed('2026-03-01')} au ${slashed('2026-11-09')}</span></p>
    <p style="background:#fff4e5;padding:4mm;border-radius:3mm">Solde au ${slashed('2026-11-09')} : <b>${spaced(neoBalance)} € à payer</b></p>
    ${table(
      ['Date', 'Opération', 'Appelé', 'Payé'],
      NEO.map(([day, , label, cents]) => [
        slashed(day),
        label,
        cents > 0 ? `${spaced(cents)} €` : '',
        cents < 0 ? `${spaced(-cents)} €` : '',
      ]),
    )}
    <p style="margin-top:4mm">Total appelé ${spaced(debits(NEO))} € · Total payé ${spaced(credits(NEO))} €</p><p class="k">Les opérations bancaires apparaissent sous 48 h ouvrées. Une question ? Le chat est ouvert 7 j/7.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'copilys',
      building: 'Hôtel du Mortier',
      building_address: '10 rue Champeaux, 10000 Troyes',
      owner: 'Grégoire de Saint-Aubin',
      lots: ['3', '9'],
      period_from: '2026-03-01',
      period_to: '2026-11-09',
      as_of: '2026-11-09',
      balance: neoBalance,
      total_debit: debits(NEO),
      total_credit: credits(NEO),
      entries: either(told(NEO), told(NEO.toReversed())),
    },
    absent: ['rnc', 'iban', 'account', 'to_pay', 'charges_reelles'],
  },
);

const NANCY: readonly Move[] = [
  ['2026-01-05', 'APP001', 'Appel provisions 01/01/2026 au 31/03/2026', 47250],
  ['2026-01-05', 'APP001', 'Fonds travaux 1er trim.', 2363],
  ['2026-01-21', 'BQ0119', 'Règlement chèque – Merci', -49613],
  ['2026-04-02', 'APP002', 'Appel provisions 01/04/2026 au 30/06/2026', 47250],
  ['2026-04-02', 'APP002', 'Fonds travaux 2ème trim.', 2363],
  ['2026-05-11', 'BQ0688', 'Règlement chèque – Merci', -60000],
  ['2026-06-30', 'OD0061', 'Solde charges 2025 en votre faveur', -18407],
];
const nancyBalance = debits(NANCY) - credits(NANCY);
const boxed = paperOf(
  'releve-situation-nancy',
  `font: 8.8pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 13mm 14mm; .m td, .m th { border-left: .2mm solid #000; border-right: .2mm solid #000; padding: .9mm 1.5mm } .m thead th { border: .2mm solid #000; text-align: center } .m td:nth-child(n+4) { text-align: right } .m { border-bottom: .2mm solid #000 }`,
  [
    `<table><tr><td style="width:100mm"><b>STANISLAS GESTION</b> <i>(anciennement Cabinet L’HUILLIER)</i><br>21 rue Saint-Dizier, 54000 NANCY</td><td style="border:.3mm solid #000">LES HERITIERS DE M. COLNOT René<br>aux bons soins de Me Claire HUMBERT, notaire<br>6 place de la Carrière<br>54000 NANCY</td></tr></table>
    <p style="margin-top:6mm;font-size:12pt;text-align:center"><b>SITUATION DE COMPTE COPROPRIÉTAIRE</b><br><span style="font-size:8.5pt">N° 054-311-C0027 – du 01/01/2026 au 31/07/2026</span></p><p>Immeuble : RÉSIDENCE THERMALE, 52 rue du Sergent Blandan, 54000 NANCY – Lots n° 27, 55</p>
    ${table(['Date', 'N° pièce', 'Désignation', 'Débit', 'Crédit'], [...NANCY.map(([day, piece, label, cents]) => [slashed(day), piece, label, cents > 0 ? dotted(cents) : '', cents < 0 ? dotted(-cents) : '']), `<tr style="font-weight:bold"><td></td><td></td><td style="text-align:right">Cumuls</td><td>${dotted(debits(NANCY))}</td><td>${dotted(credits(NANCY))}</td></tr>`, `<tr style="font-weight:bold"><td></td><td></td><td style="text-align:right">Solde créditeur au 31/07/2026</td><td></td><td>${dotted(-nancyBalance)}</td></tr>`], 'm')}
    <p style="margin-top:4mm">Ce solde en votre faveur viendra en déduction du prochain appel. Il est établi sous réserve des chèques remis à l’encaissement, et ne vaut pas état daté. L’état daté prévu à l’article 5 du décret du 17 mars 1967 sera adressé à l’étude sur demande (380,00 € TTC).</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'STANISLAS GESTION',
      building: 'RÉSIDENCE THERMALE',
      building_address: '52 rue du Sergent Blandan, 54000 NANCY',
      owner: either('LES HERITIERS DE M. COLNOT René', 'HERITIERS COLNOT René'),
      account: '054-311-C0027',
      lots: ['27', '55'],
      period_from: '2026-01-01',
      period_to: '2026-07-31',
      as_of: '2026-07-31',
      total_debit: debits(NANCY),
      total_credit: credits(NANCY),
      balance: nancyBalance,
      entries: either(told(NANCY), toldWithPiece(NANCY)),
    },
    absent: ['rnc', 'iban', 'to_pay', 'due_on', 'notary', 'price'],
  },
);

const before = paperOf(
  'ped-syndic-haguenau',
  `font: 8.6pt/1.3 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h2 { font-size: 9pt; background: #333; color: #fff; padding: .8mm 2mm; margin: 3mm 0 0 } td { border: .15mm solid #777; padding: .8mm 1.5mm } td:nth-child(2) { text-align: right; width: 36mm }`,
  [
    `<p><b>CABINET OBERLIN-WEISS IMMOBILIER</b> – 8 Grand’Rue – 67500 HAGUENAU – syndic de la copropriété</p><h1 style="font-size:14pt;text-align:center">PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations financières (L. 721-2, 2° du CCH) délivrées avant la promesse de vente</p>
    <p>Délivré le ${slashed('2026-09-28')} à la demande de : Mme Roswitha ZIMMERMANN épouse BOUCHER, copropriétaire vendeur<br>Copropriété : LES BOULEAUX DU MODERN – 17 rue des Dominicains, 67500 HAGUENAU – RNC AE5571206<br>Lots cédés : 8, 34 et 61 – 412/10000</p>
    <h2>I – SOMMES DUES PAR LE VENDEUR AU SYNDICAT</h2>${table(
      [],
      [
        ['1. Provisions exigibles – budget prévisionnel', spaced(41816)],
        ['2. Provisions exigibles – dépenses hors budget', spaced(0)],
        ['3. Charges impayées des exercices antérieurs', spaced(0)],
        ['4. Prêts du syndicat', 'néant'],
      ],
    )}
    <h2>II – SOMMES DUES PAR LE SYNDICAT AU VENDEUR</h2>${table(
      [],
      [
        ['Avances : réserve (1031)', spaced(20600)],
        ['Provisions spéciales', spaced(0)],
      ],
    )}
    <h2>III – SOMMES À LA CHARGE DE L’ACQUÉREUR APRÈS LA VENTE</h2>${table(
      [],
      [
        ['Reconstitution de l’avance', spaced(20600)],
        ['Provisions non encore exigibles : 4e trimestre 2026', spaced(43962)],
        ['Travaux votés non appelés : peinture cage d’escalier', spaced(26780)],
      ],
    )}
    <h2>IV – CHARGES DU LOT</h2>${table(
      [],
      [
        ['Exercice 2025, appelé au titre du budget', spaced(167264)],
        ['Exercice 2025, quote-part réelle', spaced(171138)],
        ['Exercice 2024, quote-part réelle', spaced(165520)],
      ],
    )}
    <h2>V – SITUATION DU SYNDICAT (dernier exercice approuvé, clos le 31/12/2025)</h2>${table(
      [],
      [
        ['Impayés de charges au sein de la copropriété', spaced(812744)],
        ['Dette du syndicat vis-à-vis des fournisseurs', spaced(540319)],
        ['Fonds de travaux : montant global', spaced(1420000)],
        ['Fonds de travaux : part rattachée aux lots', spaced(quote(1420000, 412, 10000))],
        ['Procédures judiciaires en cours', 'une (débiteur)'],
      ],
    )}
    <p style="margin-top:4mm">Document facturé au vendeur 180,00 € TTC. Il ne dispense pas de l’état daté. Haguenau, le ${slashed('2026-09-28')} – cachet et signature du syndic</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'CABINET OBERLIN-WEISS IMMOBILIER',
      building: 'LES BOULEAUX DU MODERN',
      building_address: '17 rue des Dominicains, 67500 HAGUENAU',
      rnc: 'AE5571206',
      owner: either('Mme Roswitha ZIMMERMANN épouse BOUCHER', 'Mme Roswitha ZIMMERMANN'),
      lots: ['8', '34', '61'],
      tantiemes: 412,
      base: 10000,
      made_on: '2026-09-28',
      impayes: 812744,
      dette_fournisseurs: 540319,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const COMPTES_PROPRIETAIRES = [listing, online, boxed, before];
