// What owners owe: three statements of account, three yearly settlements, one statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, dotted, slashed, spaced, sum, table } from '../../writing.ts';
import { euros, grouped, type Key, partOf, partsOf } from './outils.ts';

type Move = readonly [day: string, label: string, cents: number];
const debitOf = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const creditOf = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const linesOf = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const BEZIERS: readonly Move[] = [
  ['2026-01-01', 'Appel provisions 1T 2026', 38742],
  ['2026-01-01', 'Fonds travaux 1T 2026', 1937],
  ['2026-01-19', 'Virement reçu M. ou Mme SOLER', -40679],
  ['2026-04-01', 'Appel provisions 2T 2026', 38742],
  ['2026-04-01', 'Fonds travaux 2T 2026', 1937],
  ['2026-04-28', 'Régularisation exercice 2025', -6218],
  ['2026-05-04', 'Virement reçu M. ou Mme SOLER', -34461],
  ['2026-07-01', 'Appel provisions 3T 2026', 38742],
  ['2026-07-01', 'Fonds travaux 3T 2026', 1937],
  ['2026-07-15', 'Étanchéité terrasse appel 1/2', 72650],
  ['2026-08-03', 'Chèque n° 0081447', -60000],
];
const beziersLeft = debitOf(BEZIERS) - creditOf(BEZIERS);
const statement = paperOf(
  'releve-polygone-beziers',
  `font: 8.8pt 'Nimbus Sans', sans-serif; .m th { border-bottom: .4mm solid #0b6e4f; border-top: .4mm solid #0b6e4f; color: #0b6e4f; font-weight: bold } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .m .t td { border-top: .3mm solid #000; font-weight: bold } .f { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 6.5pt; text-align: center }`,
  [
    `<table><tr><td><b style="font-size:14pt;color:#0b6e4f">BITERROIS IMMOBILIER</b><br>Groupe Sud Patrimoine – agence de Béziers<br>55 allées Paul Riquet, 34500 BÉZIERS</td><td style="text-align:right">Édité le ${slashed('2026-09-02')}<br>Page 1/1</td></tr></table><p style="margin:6mm 0 8mm 105mm;font-size:10pt">M. ou Mme SOLER-VIDAL Manuel<br>3 impasse des Aires<br>34370 CAZOULS-LÈS-BÉZIERS</p>
    <h1 style="font-size:13pt">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1><p>Copropriété : <b>LES JARDINS DU POLYGONE</b>, 16 avenue Saint-Saëns, 34500 BÉZIERS &nbsp; – &nbsp; Immat. AF1172093<br>N° de compte : <b>45000218</b> &nbsp; – &nbsp; Lots : 21 (T3), 88 (garage) &nbsp; – &nbsp; Situation du ${slashed('2026-01-01')} au ${slashed('2026-08-31')}</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      [
        ...BEZIERS.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        `<tr class="t"><td></td><td>TOTAUX</td><td>${spaced(debitOf(BEZIERS))}</td><td>${spaced(creditOf(BEZIERS))}</td></tr>`,
        `<tr class="t"><td></td><td>SOLDE DÉBITEUR AU 31/08/2026</td><td>${spaced(beziersLeft)}</td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:6mm">Solde antérieur au 31/12/2025 : néant. Nous vous remercions de bien vouloir régulariser votre situation dans les meilleurs délais. Si votre règlement nous est parvenu entre-temps, ne tenez pas compte de ce relevé.</p><p class="f">SAS au capital de 100 000 € – siège social : 12 place de la Comédie 34000 MONTPELLIER – RCS Montpellier 900 000 804 – CPI 3402 2020 000 000 311 – Garantie financière et RCP : Assurances Exemple, 1 cours Michelet 92800 PUTEAUX</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('BITERROIS IMMOBILIER', 'BITERROIS IMMOBILIER Groupe Sud Patrimoine'),
      building: 'LES JARDINS DU POLYGONE',
      building_address: '16 avenue Saint-Saëns, 34500 BÉZIERS',
      rnc: 'AF1172093',
      owner: 'M. ou Mme SOLER-VIDAL Manuel',
      lots: ['21', '88'],
      account: '45000218',
      period_from: '2026-01-01',
      period_to: '2026-08-31',
      as_of: either('2026-08-31', '2026-09-02'),
      balance: beziersLeft,
      total_debit: debitOf(BEZIERS),
      total_credit: creditOf(BEZIERS),
      entries: linesOf(BEZIERS),
    },
    absent: ['iban', 'due_on', 'charges_reelles', 'total'],
  },
);

const ECUSSON: readonly Move[] = [
  ['2026-06-30', 'REPORT A NOUVEAU', -2180],
  ['2026-07-01', 'PROV. CHARGES 07-09/26', 61590],
  ['2026-07-01', 'FDS TRAVAUX 07-09/26', 3080],
  ['2026-07-06', 'PRLV SEPA', -62490],
  ['2026-08-20', 'BADGE ACCES X2', 5000],
  ['2026-10-01', 'PROV. CHARGES 10-12/26', 61590],
  ['2026-10-01', 'FDS TRAVAUX 10-12/26', 3080],
  ['2026-10-06', 'PRLV SEPA', -69670],
  ['2026-10-29', 'AVOIR EAU CHAUDE 2025', -11406],
];
const ecussonLeft = sum(ECUSSON.map(([, , cents]) => cents));
const sliding = paperOf(
  'releve-ecusson-montpellier',
  `font: 8.3pt 'DejaVu Sans Condensed', sans-serif; .m td, .m th { border: .15mm solid #555; padding: .7mm 1.2mm } .m th { background: #ddd } .m td:nth-child(3), .m td:nth-child(4) { text-align: right }`,
  [
    `<table><tr><td style="width:60%">S.G.I.M. – Société de Gestion Immobilière Méridionale<br>40 rue Foch – BP 118 – 34006 MONTPELLIER CEDEX 1<br>Comptabilité copropriété : 04 67 00 40 41 (9h-12h)</td><td>Succession de M. Henri BONNAFOUS<br>s/c Mme Odile BONNAFOUS ép. KRAUSE<br>Lindenweg 8<br>79100 FREIBURG – ALLEMAGNE</td></tr></table><p style="margin-top:8mm"><b>Imm. 0771 L’ÉCUSSON – 6 R DE LA LOGE 34000 MONTPELLIER</b> / Cpte 0771-C-0033 / Lot 33 / arrêté au 31/10/26</p><p>EXTRAIT DE COMPTE COPROPRIETAIRE (D : vous devez – C : en votre faveur)</p>${table(
      ['Date', 'Libellé', 'Mt', 'Solde'],
      ECUSSON.map(([day, label, cents], index) => [
        brief(day),
        label,
        debitCredit(cents),
        debitCredit(sum(ECUSSON.slice(0, index + 1).map((move) => move[2]))),
      ]),
      'm',
    )}<p style="margin-top:4mm"><b>Solde au 31/10/26 : ${debitCredit(ecussonLeft)}</b></p><p>Ce solde créditeur sera déduit de votre prochain appel. Aucun remboursement n’est effectué en dessous de 150 €. S.A. au capital de 228 600 € – B 900 000 815 RCS Montpellier.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either(
        'S.G.I.M.',
        'S.G.I.M. – Société de Gestion Immobilière Méridionale',
        'Société de Gestion Immobilière Méridionale',
      ),
      building: 'L’ÉCUSSON',
      building_address: '6 R DE LA LOGE 34000 MONTPELLIER',
      owner: either(
        'Succession de M. Henri BONNAFOUS',
        'Succession de M. Henri BONNAFOUS s/c Mme Odile BONNAFOUS ép. KRAUSE',
      ),
      lots: ['33'],
      account: '0771-C-0033',
      as_of: '2026-10-31',
      balance: ecussonLeft,
      entries: either(linesOf(ECUSSON), linesOf(ECUSSON.slice(1))),
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'total_debit', 'total_credit'],
  },
);

const reminder = paperOf(
  'releve-lettre-nimes',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 22mm`,
  [
    `<p><b>Agence des Arènes – Syndic</b><br>14 boulevard Victor Hugo<br>30000 NÎMES</p><p style="margin-left:90mm">Monsieur Jean-Baptiste LE GALL<br>Résidence Porte d’Auguste<br>2 rue Nationale<br>30000 NÎMES</p><p>Nîmes, le 16 octobre 2026</p><p><b>Situation de votre compte – copropriété PORTE D’AUGUSTE, 2 rue Nationale, 30000 NÎMES – lots 4 et 17</b></p><p>Monsieur,</p><p>À votre demande, et pour les besoins de la vente de votre appartement, nous vous confirmons l’état de votre compte de copropriétaire n° 450-017 arrêté au 15 octobre 2026 :</p><table style="width:120mm;margin:4mm 10mm"><tr><td>Total de vos débits depuis le 1er janvier 2026</td><td style="text-align:right">2 481,36 €</td></tr><tr><td>Total de vos crédits depuis le 1er janvier 2026</td><td style="text-align:right">1 866,00 €</td></tr><tr><td><b>Solde restant dû à ce jour</b></td><td style="text-align:right"><b>615,36 €</b></td></tr></table><p>Ce montant comprend l’appel du 1er octobre 2026. Le présent relevé ne vaut pas état daté au sens de l’article 5 du décret du 17 mars 1967, lequel sera adressé à votre notaire sur sa demande.</p><p>Nous vous prions d’agréer, Monsieur, nos salutations distinguées.</p><p style="margin-left:90mm">La comptable, S. Peyre</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('Agence des Arènes – Syndic', 'Agence des Arènes'),
      building: 'PORTE D’AUGUSTE',
      building_address: '2 rue Nationale, 30000 NÎMES',
      owner: 'Monsieur Jean-Baptiste LE GALL',
      lots: ['4', '17'],
      account: '450-017',
      as_of: '2026-10-15',
      balance: 61536,
      total_debit: 248136,
      total_credit: 186600,
    },
    absent: ['rnc', 'iban', 'charges_reelles', 'meeting_on'],
  },
);

type Spent = readonly [key: Key, let_percent: number];
const yearRows = (rows: readonly Spent[]) =>
  rows.map(([key, percent]) => [
    key[0],
    key[1],
    spaced(key[2]),
    grouped(key[3]),
    key[4],
    spaced(partOf(key)),
    spaced(Math.round((partOf(key) * percent) / 100)),
  ]);
const letOf = (rows: readonly Spent[]) =>
  sum(rows.map(([key, percent]) => Math.round((partOf(key) * percent) / 100)));
const PAPES: readonly Spent[] = [
  [['615', 'Nettoyage des parties communes', 1284060, 10000, 244], 100],
  [['616', 'Prime d’assurance multirisque', 918244, 10000, 244], 0],
  [['6211', 'Honoraires du syndic', 1056000, 10000, 244], 0],
  [['602', 'Électricité des communs', 341877, 10000, 244], 100],
  [['6141', 'Contrat ascenseur', 298000, 1000, 31], 75],
];
const papes = partsOf(PAPES.map(([key]) => key));
const PAID = 112000;
const yearly = paperOf(
  'decompte-palais-avignon',
  `font: 8.8pt 'Carlito', sans-serif; .d td, .d th { border-bottom: .15mm solid #888 } .d th { background: #2f4858; color: #fff } .d td:nth-child(n+3), .d th:nth-child(n+3) { text-align: right } .x { width: 100mm; margin: 5mm 0 0 auto } .x td { border: .2mm solid #2f4858 } .x td:last-child { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:15pt;color:#2f4858">VAUCLUSE GESTION</b><br>Syndic de copropriété<br>22 rue de la République 84000 AVIGNON<br>syndic@vaucluse-gestion.example</td><td style="padding:14mm 0 0 20mm;font-size:10pt">Mme ANTONELLI-ROUX Béatrice<br>(usufruitière)<br>10 bis rue Banasterie<br>84000 AVIGNON</td></tr></table><h1 style="font-size:13pt;margin-top:8mm">DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU ${slashed('2025-01-01')} AU ${slashed('2025-12-31')}</h1><p>Immeuble LE PALAIS NEUF – 10 bis rue Banasterie – 84000 AVIGNON – RNC : AB9 047 336<br>Copropriétaire n° 0024 – Lots n° 24 et 52 – comptes approuvés par l’assemblée générale du 11/06/2026</p>${table(
      ['Cpte', 'Nature', 'Dépense totale', 'Base', 'Vos tant.', 'Votre quote-part', 'Dont récup.'],
      [
        ...yearRows(PAPES),
        `<tr style="font-weight:bold"><td></td><td>TOTAL DES CHARGES</td><td>${spaced(sum(PAPES.map(([key]) => key[2])))}</td><td></td><td></td><td>${spaced(papes)}</td><td>${spaced(letOf(PAPES))}</td></tr>`,
      ],
      'd',
    )}<table class="x"><tr><td>Charges réelles de l’exercice</td><td>${euros(papes)}</td></tr><tr><td>Provisions appelées</td><td>${euros(PAID)}</td></tr><tr><td><b>${papes > PAID ? 'Complément à votre débit' : 'Excédent à votre crédit'}</b></td><td><b>${euros(Math.abs(papes - PAID))}</b></td></tr></table><p style="font-size:7.5pt;margin-top:8mm">La régularisation est portée à votre compte à la date de l’assemblée ; elle figurera sur votre prochain appel. Les charges récupérables sont données à titre indicatif (décret n° 87-713 du 26 août 1987). SARL au capital de 8 000 € – 900 000 823 RCS Avignon – CPI 8401 2023 000 000 071.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'VAUCLUSE GESTION',
      building: 'LE PALAIS NEUF',
      building_address: '10 bis rue Banasterie – 84000 AVIGNON',
      rnc: 'AB9047336',
      owner: either('Mme ANTONELLI-ROUX Béatrice', 'Mme ANTONELLI-ROUX Béatrice (usufruitière)'),
      lots: ['24', '52'],
      tantiemes: 244,
      base: 10000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: papes,
      provisions: PAID,
      difference: papes - PAID,
      recoverable: letOf(PAPES),
    },
    absent: ['iban', 'due_on', 'fonds_travaux'],
  },
);

const PANIER: readonly Key[] = [
  ['A', 'CH. COMMUNES GENERALES', 3120418, 5000, 187],
  ['B', 'CH. BAT. 1', 644090, 2100, 187],
  ['E', 'EAU (REP. COMPTEURS)', 512733, 2860, 74],
];
const ADVANCED = 151600;
const panier = partsOf(PANIER);
const dense = paperOf(
  'decompte-joliette-marseille',
  `font: 8pt/1.4 'DejaVu Sans Mono', monospace; padding: 12mm; pre { margin: 0; font: inherit }`,
  [
    `<pre>CABINET PHOCEA-TRANSIMMO              13002 MARSEILLE          EDITION 24/04/2026  14:12   FOLIO 1
38 RUE DE LA REPUBLIQUE               TEL 0491003838           REPARTITION DES CHARGES

SDC 4410 LES DOCKS DE LA JOLIETTE
17 BD DES DAMES 13002 MARSEILLE

COPROPRIETAIRE  4410/0112  M. BEN YOUSSEF KARIM ET MME PAPAZIAN ARAXIE
                17 BD DES DAMES 13002 MARSEILLE
LOTS            112

ARRETE DE COMPTE INDIVIDUEL - EXERCICE DU 01/10/2024 AU 30/09/2025

CLE  LIBELLE                       MONTANT A REPARTIR   TOTAL TANT.   VOS TANT.     QUOTE-PART
----------------------------------------------------------------------------------------------
${PANIER.map((key) => `${key[0].padEnd(5)}${key[1].padEnd(30)}${dotted(key[2]).padStart(18)}${String(key[3]).padStart(14)}${String(key[4]).padStart(12)}${dotted(partOf(key)).padStart(15)}`).join('\n')}
----------------------------------------------------------------------------------------------
     TOTAL CHARGES DE L'EXERCICE                                               ${dotted(panier).padStart(15)}
     PROVISIONS VERSEES AU TITRE DU BUDGET                                     ${dotted(ADVANCED).padStart(15)}
                                                                               ---------------
     SOLDE DE L'EXERCICE ${panier > ADVANCED ? 'A VOTRE DEBIT   ' : 'A VOTRE CREDIT  '}                                      ${dotted(Math.abs(panier - ADVANCED)).padStart(15)}

RELEVE COMPTEUR EF N 7718204   ANCIEN INDEX 1184   NOUVEL INDEX 1258   CONSO 74 M3

SARL AU CAPITAL DE 7.622,45 EUROS  RCS MARSEILLE 900 000 835  GARANTIE QBX EXEMPLE</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'CABINET PHOCEA-TRANSIMMO',
      building: 'LES DOCKS DE LA JOLIETTE',
      building_address: '17 BD DES DAMES 13002 MARSEILLE',
      owner: 'M. BEN YOUSSEF KARIM ET MME PAPAZIAN ARAXIE',
      lots: ['112'],
      tantiemes: 187,
      base: 5000,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: panier,
      provisions: ADVANCED,
      difference: panier - ADVANCED,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux', 'due_on'],
  },
);

const simple = paperOf(
  'decompte-mourillon-toulon',
  `font: 10pt 'URW Gothic', sans-serif; padding: 18mm; td { border-bottom: .2mm solid #ccc } td:last-child { text-align: right } .b { background: #e8f4f8; padding: 4mm; margin: 4mm 0 }`,
  [
    `<p style="font-size:16pt;color:#0d6986"><b>Rade &amp; Mer Syndic</b></p><p style="font-size:8pt">Une marque de RM Copro SAS, 6 avenue Franklin Roosevelt, 83000 Toulon</p><h1 style="font-size:14pt;margin-top:8mm">Votre régularisation annuelle de charges</h1><div class="b">Madame Fatoumata DIALLO-MERCIER<br>Copropriété Le Mourillon Plage – 41 littoral Frédéric Mistral, 83000 Toulon<br>Lot n° 9 (studio) – 86 tantièmes sur 1 000<br>Exercice du 1er juillet 2024 au 30 juin 2025</div><table><tr><td>Dépenses réelles de la copropriété</td><td>28 416,50 €</td></tr><tr><td>Votre part des dépenses réelles (86/1 000)</td><td>2 443,82 €</td></tr><tr><td>Provisions que nous vous avons appelées</td><td>2 236,00 €</td></tr><tr><td><b>Différence à votre charge</b></td><td><b>207,82 €</b></td></tr></table><p style="margin-top:6mm">Pourquoi cette différence ? Le contrat d’eau a augmenté de 14 % et deux fuites ont été réparées dans la colonne. Vous pouvez contester cette répartition dans les deux mois de la notification du procès-verbal du 4 décembre 2025.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Rade & Mer Syndic', 'RM Copro SAS', 'RM Copro'),
      building: 'Le Mourillon Plage',
      building_address: '41 littoral Frédéric Mistral, 83000 Toulon',
      owner: 'Madame Fatoumata DIALLO-MERCIER',
      lots: ['9'],
      tantiemes: 86,
      base: 1000,
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      charges_reelles: 244382,
      provisions: 223600,
      difference: 20782,
    },
    absent: ['rnc', 'iban', 'recoverable', 'due_on'],
  },
);

const ped = paperOf(
  'ped-cimiez-nice',
  `font: 8.8pt 'Nimbus Sans', sans-serif; h2 { font-size: 9.6pt; background: #14375e; color: #fff; padding: 1mm 2mm; margin: 3mm 0 1mm } td { border-bottom: .15mm solid #bbb; padding: .7mm 1.5mm } td:nth-child(2) { text-align: right; width: 40mm }`,
  [
    `<table><tr><td style="border:0"><b style="font-size:13pt">AZUR COPRO SERVICES</b><br>20 avenue Jean Médecin, 06000 NICE</td><td style="border:0">Délivré le 08/10/2026<br>Réf. mutation 26-0418</td></tr></table><h1 style="font-size:14pt;text-align:center">PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">(art. L. 721-2, II, 2° du code de la construction et de l’habitation)</p><p>Copropriété : <b>VILLA CIMIEZ</b> – 112 boulevard de Cimiez, 06000 NICE – immatriculation AA0 551 872<br>Copropriétaire cédant : <b>Consorts RAIBAUDI</b> – Lots : 3, 41 – 742/10 000</p><h2>1. Sommes dues par le cédant</h2><table><tr><td>Provisions exigibles du budget prévisionnel</td><td>911,20 €</td></tr><tr><td>Provisions exigibles travaux hors budget</td><td>0,00 €</td></tr><tr><td>Charges impayées des exercices antérieurs</td><td>0,00 €</td></tr></table><h2>2. Sommes dues par le syndicat au cédant</h2><table><tr><td>Avance de trésorerie (1031) à rembourser</td><td>350,00 €</td></tr></table><h2>3. Sommes à la charge de l’acquéreur après la vente</h2><table><tr><td>Reconstitution de l’avance</td><td>350,00 €</td></tr><tr><td>Provisions non encore exigibles du budget en cours</td><td>911,20 €</td></tr></table><h2>4. Charges du lot, deux exercices précédents</h2><table><tr><td>2025 : budget / hors budget</td><td>3 588,41 € / 1 204,00 €</td></tr><tr><td>2024 : budget / hors budget</td><td>3 402,17 € / 0,00 €</td></tr></table><h2>5. Situation du syndicat au 31/12/2025</h2><table><tr><td>État global des impayés de charges</td><td>12 774,63 €</td></tr><tr><td>Dette vis-à-vis des fournisseurs</td><td>8 092,15 €</td></tr><tr><td>Fonds de travaux : montant total</td><td>41 300,00 €</td></tr><tr><td>Part du fonds de travaux rattachée aux lots cédés</td><td>3 064,46 €</td></tr></table><p style="margin-top:4mm">Procédure en cours : néant. Ce document est établi avant la promesse de vente ; l’état daté devra être demandé par le notaire avant l’acte. Honoraires : 240,00 € TTC.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'AZUR COPRO SERVICES',
      building: 'VILLA CIMIEZ',
      building_address: '112 boulevard de Cimiez, 06000 NICE',
      rnc: 'AA0551872',
      owner: 'Consorts RAIBAUDI',
      lots: ['3', '41'],
      tantiemes: 742,
      base: 10000,
      made_on: '2026-10-08',
      impayes: 1277463,
      dette_fournisseurs: 809215,
      fonds_travaux: either(4130000, 306446),
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const COMPTES_ET_DECOMPTES = [statement, sliding, reminder, yearly, dense, simple, ped];
