// Calls of a quarter: a national network with a slip, a resort with its let lots, a volunteer with a spreadsheet.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, english, slashed, spaced, sum, table } from '../../writing.ts';
import { share } from './outils.ts';

const ARLAC = accountOf('19-jardins-arlac');

type Row = readonly [label: string, budget: number, base: number, part: number, lent: number];
const FLAT: readonly Row[] = [
  ['CH. COMMUNES GENERALES', 1361250, 10000, 312, 64],
  ['CH. BATIMENT C', 186250, 2874, 312, 80],
  ['ASCENSEUR BAT C', 112500, 1000, 108, 71],
  ['EAU FROIDE (PROV.)', 246300, 10000, 312, 100],
];
const BOX: readonly Row[] = [
  ['CH. COMMUNES GENERALES', 1361250, 10000, 14, 64],
  ['PARKING SOUS-SOL', 71200, 890, 10, 100],
];
const part = ([, whole, base, mine]: Row) => share(whole, mine, base);
const lent = (row: Row) => share(part(row), row[4], 100);
const rows = (lines: readonly Row[]) =>
  lines.map((row) => [
    row[0],
    spaced(row[1]),
    row[2],
    row[3],
    spaced(part(row)),
    spaced(lent(row)),
  ]);
const current = sum([...FLAT, ...BOX].map(part));
const recoverable = sum([...FLAT, ...BOX].map(lent));
const FUND = share(105924, 326, 10000);
const called = current + FUND;
const BEFORE = 3127;

const network = paperOf(
  'appel-reseau-merignac',
  `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .g th { background: #00857c; color: #fff; font-size: 7.2pt } .g td { border-bottom: .15mm solid #bcd; padding: .6mm 1.5mm } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .l td { font-weight: bold; background: #e9f5f4; text-align: left !important }
  .who { position: absolute; left: 110mm; top: 44mm; font-size: 10pt } .ad { border: .3mm solid #f28c00; color: #b56300; padding: 2mm; margin: 3mm 0; font-size: 7pt } .slip { position: absolute; bottom: 16mm; left: 12mm; right: 12mm; border-top: .2mm dashed #000; padding-top: 3mm } .ft { position: absolute; bottom: 4mm; left: 12mm; right: 12mm; font-size: 5.6pt; color: #555; text-align: center }`,
  [
    `<table><tr><td style="width:88mm;padding:0"><b style="font-size:18pt;color:#00857c">novalys</b> <span style="font-size:9pt;color:#f28c00">immobilier</span><br>Agence de Mérignac Centre<br>52 avenue de la Marne – 33700 MERIGNAC<br>Tél. 05 56 00 18 40 – merignac@novalys.example.fr<br>Votre gestionnaire : Mme Coralie DUBOURDIEU<br>Votre comptable : M. Jérémy N’GUESSAN</td><td style="text-align:right">MERIGNAC, le ${slashed('2026-09-11')}<br>Page 1/1<br>Réf. à rappeler : <b>3340-00127-C</b></td></tr></table>
    <div class="who">M. OU MME DE LA ROCHE-ARNAUD<br>GUILLAUME<br>RES LES JARDINS D’ARLAC – BAT C APT 34<br>14 AVENUE DE L’YSER<br>33700 MERIGNAC</div>
    <div style="margin-top:6mm;height:38mm">COPROPRIETE 3340<br><b>RESIDENCE LES JARDINS D’ARLAC</b><br>14-16 AVENUE DE L’YSER<br>33700 MERIGNAC<br>N° immatriculation registre : AD4417026<br><br>Espace client : mon.novalys.example.fr<br>Identifiant 3340127</div>
    <p style="font-size:13pt;color:#00857c;margin:2mm 0"><b>Appel de fonds</b> <span style="font-size:9pt;color:#000">– Charges courantes et fonds travaux – 4ème trimestre 2026 (du ${slashed('2026-10-01')} au ${slashed('2026-12-31')})</span></p>
    ${table(
      ['Désignation', 'Total à répartir', 'Base', 'Vos tant.', 'Quote-part', 'dont locatif*'],
      [
        '<tr class="l"><td colspan="6">LOT 0134 APPARTEMENT T3 BAT C 3EME ETAGE</td></tr>',
        ...rows(FLAT),
        '<tr class="l"><td colspan="6">LOT 0288 BOX FERME SOUS-SOL</td></tr>',
        ...rows(BOX),
        '<tr class="l"><td colspan="6">FONDS TRAVAUX LOI ALUR (art. 14-2-1) – LOTS 0134, 0288</td></tr>',
        ['COTISATION TRIMESTRIELLE', spaced(105924), 10000, 326, spaced(FUND), spaced(0)],
        `<tr style="font-weight:bold"><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(called)}</td><td>${spaced(recoverable)}</td></tr>`,
      ],
      'g',
    )}
    <p style="font-size:6.4pt">* part indicative des charges récupérables auprès d’un locataire (décret n° 87-713), calculée d’après le budget voté.</p>
    ${table(
      ['Situation de votre compte', ''],
      [
        [`Solde au ${slashed('2026-09-10')} (débiteur)`, spaced(BEFORE)],
        ['Présent appel', spaced(called)],
        [
          `<b>MONTANT A REGLER POUR LE ${slashed('2026-10-01')}</b>`,
          `<b>${spaced(called + BEFORE)} €</b>`,
        ],
      ],
      'g',
    )}
    <div class="ad">VOUS VENDEZ ? Parlez-en à votre agence : estimation offerte jusqu’au 31/12/2026 et 500 € de remise sur nos honoraires de transaction pour tout mandat signé avant le 15/11/2026.</div>
    <p>Le prélèvement mensuel répartit vos charges sur l’année : mandat SEPA à télécharger. Tout incident de paiement donnera lieu à la facturation des frais prévus au contrat (relance 18,00 € – mise en demeure 48,00 €).</p>
    <div class="slip"><table><tr><td><b>COUPON A JOINDRE</b> – 3340-00127-C – 4T26<br>Virement : SDC LES JARDINS D’ARLAC<br>${ARLAC.spaced}</td><td style="text-align:right">Montant<br><b style="font-size:11pt">${spaced(called + BEFORE)} €</b></td></tr></table></div>
    <div class="ft">NOVALYS IMMOBILIER, SAS au capital de 14 220 500 €, siège social 101 boulevard Haussmann 75008 PARIS – RCS Paris 900 000 733 – CPI 7501 2018 000 000 112 délivrée par la CCI Paris IDF – Garantie financière : Compagnie Exemple de Cautions, 16 rue Hoche 92919 La Défense, 140 000 000 € – Médiateur : Médiation Exemple Conso, 27 avenue de la Libération 42400 Saint-Chamond</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'novalys immobilier',
        'NOVALYS IMMOBILIER Agence de Mérignac Centre',
        'novalys',
      ),
      building: 'RESIDENCE LES JARDINS D’ARLAC',
      building_address: '14-16 AVENUE DE L’YSER, 33700 MERIGNAC',
      rnc: 'AD4417026',
      owner: 'M. OU MME DE LA ROCHE-ARNAUD GUILLAUME',
      lots: ['134', '288'],
      tantiemes: 326,
      base: 10000,
      iban: ARLAC.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: called,
      courantes: current,
      fonds_travaux: FUND,
      solde_anterieur: BEFORE,
      to_pay: called + BEFORE,
      recoverable,
    },
    absent: ['travaux', 'avances', 'balance', 'charges_reelles'],
  },
);

const CHALET: readonly (readonly [string, number, number])[] = [
  ['10 Charges générales', 4406000, 1846],
  ['21 Chauffage et ECS collectifs', 3129000, 1846],
  ['33 Espace aquatique', 880000, 1702],
];
const chalet = CHALET.map(([, whole, mine]) => share(whole, mine, 100000));
const chaletFund = share(420750, 1846, 100000);
const chaletCalled = sum(chalet) + chaletFund;
const FOR_YOU = -21418;
const SEMNOZ = accountOf('19-semnoz');

const resort = paperOf(
  'appel-residence-tourisme-annecy',
  `font: 9pt/1.35 'Carlito', sans-serif; padding: 14mm 16mm; .t { border-left: 3mm solid #355070; padding-left: 4mm } .v { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 2mm; margin: 4mm 0 } .v div { border: .2mm solid #8a9bb0; padding: 2mm } .v small { display: block; color: #566 } .q td:nth-child(n+2), .q th:nth-child(n+2) { text-align: right } .q th { border-bottom: .5mm solid #355070 }`,
  [
    `<div class="t"><b style="font-size:14pt">FONCIÈRE ALPES-LITTORAL</b><br>Direction de l’administration de biens<br>4 place de la Libération, 73000 CHAMBÉRY</div>
    <p style="margin:8mm 0 6mm 96mm">SCI MARTINOD-BERGER<br>Mme BERGER Ghislaine, gérante<br>27 quai Claude Bernard<br>69007 LYON</p>
    <p>Annecy, le ${slashed('2026-06-15')}</p>
    <h1 style="font-size:13pt">AVIS D’APPEL DE PROVISIONS – TROISIÈME TRIMESTRE DE L’EXERCICE 2026</h1>
    <p>Résidence de tourisme LES BALCONS DU SEMNOZ – 95 route du Crêt du Maure – 74000 ANNECY – immat. AG2204918</p>
    <div class="v"><div><small>Lots</small>117 (2P cabine) et 118 (casier à skis)</div><div><small>Quotes-parts</small>1846 / 100000</div><div><small>Date d’exigibilité</small>01/07/2026</div></div>
    ${table(
      ['Nature', 'Provision syndicat', 'Vos tant.', 'Votre part'],
      [
        ...CHALET.map(([label, whole, mine], index) => [
          label,
          dotted(whole),
          `${mine}/100000`,
          dotted(chalet[index] ?? 0),
        ]),
        ['50 Cotisation fonds de travaux', dotted(420750), '1846/100000', dotted(chaletFund)],
        `<tr style="font-weight:bold"><td>Total appelé au titre de la période 01/07 – 30/09/2026</td><td></td><td></td><td>${dotted(chaletCalled)}</td></tr>`,
        ['Votre compte présentait à ce jour une avance de', '', '', dotted(FOR_YOU)],
        `<tr style="font-weight:bold"><td>Net à payer</td><td></td><td></td><td>EUR ${dotted(chaletCalled + FOR_YOU)}</td></tr>`,
      ],
      'q',
    )}
    <p style="margin-top:6mm">Les loyers de votre bail commercial vous sont réglés par l’exploitant (SAS Alpages Séjours) et n’entrent pas dans le présent avis. Les charges du propriétaire non récupérables sur l’exploitant sont déductibles de vos revenus BIC.</p>
    <p>Règlement par virement : ${SEMNOZ.spaced} (${SEMNOZ.bic}) au nom du syndicat.</p>
    <p style="font-size:7pt;position:absolute;bottom:10mm">Foncière Alpes-Littoral, SA au capital de 3.800.000 € – 900 000 911 RCS Chambéry – Garantie SOCAF-Exemple 600.000 €</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'FONCIÈRE ALPES-LITTORAL',
      building: either('LES BALCONS DU SEMNOZ', 'Résidence de tourisme LES BALCONS DU SEMNOZ'),
      building_address: '95 route du Crêt du Maure, 74000 ANNECY',
      rnc: 'AG2204918',
      owner: either(
        'SCI MARTINOD-BERGER',
        'SCI MARTINOD-BERGER Mme BERGER Ghislaine, gérante',
        'SCI MARTINOD-BERGER Mme BERGER Ghislaine',
      ),
      lots: ['117', '118'],
      tantiemes: 1846,
      base: 100000,
      iban: SEMNOZ.iban,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: chaletCalled,
      courantes: sum(chalet),
      fonds_travaux: chaletFund,
      solde_anterieur: FOR_YOU,
      to_pay: chaletCalled + FOR_YOU,
    },
    absent: ['travaux', 'avances', 'recoverable', 'rent', 'landlord'],
  },
);

const HALF = { common: share(312000, 164, 1000), stairs: share(48000, 210, 1000) };
const halfFund = share(18000, 164, 1000);
const halfCalled = HALF.common + HALF.stairs + halfFund;
const SCELLERIE = accountOf('19-scellerie');
const volunteer = paperOf(
  'appel-benevole-tours',
  `font: 11pt/1.4 'Carlito', sans-serif; padding: 20mm 22mm; .s td, .s th { border: .2mm solid #000; padding: 1mm 2mm } .s td:nth-child(n+2) { text-align: right } .y { background: #fff2a8 }`,
  [
    `<p>SDC 8 rue de la Scellerie<br>37000 TOURS<br>Syndic bénévole : Patrice Guillemain (2ème étage gauche)<br>06 00 41 27 88 – copro8scellerie@example.fr</p>
    <p style="text-align:right">Tours, le 20/12/2025</p><p>à l’attention de :<br><b>Melle Océane FERRAND-DIALLO</b> (lots 5 + 11)</p>
    <h1 style="font-size:14pt;text-align:center;text-decoration:underline">Appel de charges 1er semestre 2026</h1>
    <p>Bonjour Océane,<br>Voici ta part à régler pour le semestre qui va du 1er janvier au 30 juin 2026, sur la base du budget voté à l’AG du 18 octobre dernier. Merci de faire le virement avant le <b>15/01/2026</b> (l’assurance tombe le 20).</p>
    ${table(
      ['', 'Total immeuble', 'Millièmes', 'À payer'],
      [
        [
          'Charges générales (assurance, élec, ménage, eau)',
          english(312000),
          '164/1000',
          english(HALF.common),
        ],
        ['Escalier', english(48000), '210/1000', english(HALF.stairs)],
        ['Fonds travaux obligatoire', english(18000), '164/1000', english(halfFund)],
        `<tr class="y"><td><b>TOTAL</b></td><td>${english(378000)}</td><td></td><td><b>${english(halfCalled)}</b></td></tr>`,
      ],
      's',
    )}
    <p style="margin-top:5mm">Tu étais à jour fin décembre, donc rien à rajouter.</p><p>Compte de la copro (Banque Postale-Exemple) :<br>${SCELLERIE.iban}</p><p>Penser à mettre « Ferrand S1 2026 » dans le libellé.</p><p>Bonnes fêtes à tous et merci à Jean-Luc pour la réparation de la porte de cave !</p><p>Patrice</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Patrice Guillemain',
      building_address: '8 rue de la Scellerie, 37000 TOURS',
      owner: 'Melle Océane FERRAND-DIALLO',
      lots: ['5', '11'],
      tantiemes: 164,
      base: 1000,
      iban: SCELLERIE.iban,
      period_from: '2026-01-01',
      period_to: '2026-06-30',
      due_on: '2026-01-15',
      total: halfCalled,
      courantes: HALF.common + HALF.stairs,
      fonds_travaux: halfFund,
      to_pay: halfCalled,
    },
    absent: ['rnc', 'travaux', 'avances', 'recoverable', 'meeting_on'],
  },
);

export const APPELS_TRIMESTRE = [network, resort, volunteer];
