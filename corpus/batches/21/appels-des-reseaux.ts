// Calls for funds of the big networks: a dense one with its slip, a bank's property arm, works on the Riviera.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, dotted, inFull, slashed, spaced, sum, table } from '../../writing.ts';
import { partOf } from './commun.ts';

const BASTILLE = accountOf('foncivia-bastille-21');

type Key = readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  share: number,
  let_: number,
];
const LOT_18: readonly Key[] = [
  ['0001', 'CHARGES COMMUNES GENERALES', 1487500, 10072, 318, 55],
  ['0010', 'CHARGES BATIMENT RUE', 236250, 5406, 318, 40],
  ['0021', 'ESCALIER A', 92000, 1000, 74, 90],
  ['0031', 'ASCENSEUR ESC. A', 151250, 1000, 88, 85],
];
const LOT_52: readonly Key[] = [
  ['0001', 'CHARGES COMMUNES GENERALES', 1487500, 10072, 6, 55],
  ['0010', 'CHARGES BATIMENT RUE', 236250, 5406, 6, 40],
];
const due = ([, , all, base, share]: Key): number => partOf(all, share, base);
const letPart = (key: Key): number => Math.round((due(key) * key[5]) / 100);
const flatDue = sum(LOT_18.map(due));
const cellarDue = sum(LOT_52.map(due));
const fund = partOf(98700, 324, 10072);
const denseTotal = flatDue + cellarDue + fund;
const denseLet = sum([...LOT_18, ...LOT_52].map(letPart));
const denseBefore = 31217;
const keyRows = (keys: readonly Key[]) =>
  keys.map((key) => [
    key[0],
    key[1],
    spaced(key[2]),
    key[3],
    key[4],
    spaced(due(key)),
    spaced(letPart(key)),
  ]);
const lotHead = (text: string) => `<tr class="l"><td></td><td colspan="6">${text}</td></tr>`;
const lotFoot = (text: string, cents: number) =>
  `<tr class="s"><td></td><td colspan="4">${text}</td><td>${spaced(cents)}</td><td></td></tr>`;

const dense = paperOf(
  'appel-dense-talon-paris11',
  `font: 7.6pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .g td, .g th { padding: .45mm 1mm; border-left: .15mm solid #8a8a8a; border-right: .15mm solid #8a8a8a } .g th { border: .15mm solid #8a8a8a; background: #e7ebf3; font-size: 6.8pt } .g { border-bottom: .15mm solid #8a8a8a } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: right } .l td { font-weight: bold; text-align: left !important } .s td { font-style: italic; border-bottom: .15mm dotted #8a8a8a }
  .who { position: absolute; left: 112mm; top: 44mm; font-size: 9.5pt; line-height: 1.35 } .side { position: absolute; left: 4mm; top: 190mm; font-size: 5pt; transform: rotate(-90deg); transform-origin: left top; white-space: nowrap } .slip { position: absolute; left: 11mm; right: 11mm; bottom: 16mm; border-top: .3mm dashed #000; padding-top: 2mm } .ft { position: absolute; bottom: 5mm; left: 11mm; right: 11mm; font-size: 5.4pt; text-align: center; color: #444 }`,
  [
    `<table><tr><td style="width:88mm"><span style="font:bold 17pt 'URW Gothic',sans-serif;color:#123a7a">FONCIVIA</span> <span style="font-size:9pt;color:#123a7a">PARIS BASTILLE</span><br>Agence Bastille – 61 boulevard Beaumarivaux – 75003 PARIS<br>Accueil du lundi au vendredi 9h-12h30 (sauf mercredi) 14h-17h<br>Tél. 01 40 00 61 10 – Votre gestionnaire : Priscilla NGUYEN VAN<br>Votre comptable : Jean-Baptiste LE GUERN – bastille.compta@foncivia.example.fr</td><td style="text-align:right">MYFONCIVIA : identifiant 7511 1184 0018<br>Gagnez du temps, réglez en ligne !</td></tr></table>
    <div class="who">MADAME DE LA ROCHEBRUNE-KELLER<br>SOLANGE<br>22 QUAI DES CARENES<br>17000 LA ROCHELLE</div>
    <div style="height:36mm;padding-top:3mm"><b>Immeuble 1184</b><br>14/16 RUE DES HAUDRIETTES-VIEILLES<br>75011 PARIS<br>N° immatriculation : AB2-740-118<br>Vos réf. : 1184 / 00186 / ROCHEBRUNE</div>
    <p style="text-align:right;padding-right:20mm">PARIS, le ${slashed('2026-09-08')}</p>
    <p style="font-size:11pt"><b>APPEL DE FONDS N° 4 – Exercice du ${slashed('2026-01-01')} au ${slashed('2026-12-31')}</b></p>
    <p>Madame, Veuillez trouver ci-après le détail des provisions appelées au titre de la période du <b>${slashed('2026-10-01')}</b> au <b>${slashed('2026-12-31')}</b>, exigibles au <b>${slashed('2026-10-01')}</b> en application de l’article 14-1 de la loi du 10 juillet 1965 (budget de l’exercice : 78.680,00 EUR voté par l’assemblée du 12/06/2025).</p>
    ${table(
      [
        'Clé',
        'Nature des charges',
        'Mt à répartir',
        'Tant. tot.',
        'Vos tant.',
        'Qp appelée',
        'Dt récup. (1)',
      ],
      [
        lotHead('LOT 0018 APPARTEMENT 3P ESC. A 4ème ÉTAGE FACE'),
        ...keyRows(LOT_18),
        lotFoot('Sous-total lot 0018', flatDue),
        lotHead('LOT 0052 CAVE N° 9'),
        ...keyRows(LOT_52),
        lotFoot('Sous-total lot 0052', cellarDue),
        lotHead('FONDS DE TRAVAUX LOI ALUR (art. 14-2-1)'),
        ['0105', 'COTISATION 4/4', spaced(98700), 10072, 324, spaced(fund), spaced(0)],
        `<tr class="s" style="font-weight:bold"><td></td><td colspan="4">TOTAL DE L’APPEL</td><td>${spaced(denseTotal)}</td><td>${spaced(denseLet)}</td></tr>`,
      ],
      'g',
    )}
    <p style="font-size:6.4pt">(1) charges récupérables auprès du locataire, à titre indicatif, décret n° 87-713 du 26 août 1987.</p>
    <table style="width:110mm;margin-left:auto;font-size:8.6pt"><tr><td>Position de votre compte avant appel, au ${slashed('2026-09-08')} (débiteur)</td><td style="text-align:right">${spaced(denseBefore)}</td></tr><tr><td>Présent appel</td><td style="text-align:right">${spaced(denseTotal)}</td></tr><tr style="font-weight:bold"><td>MONTANT TOTAL A REGLER EN EUROS</td><td style="text-align:right">${spaced(denseBefore + denseTotal)}</td></tr></table>
    <p>Tout retard de paiement entraîne de plein droit intérêts au taux légal à compter de la mise en demeure (art. 36 du décret du 17 mars 1967). Mise en demeure : 48,00 € TTC – Relance après mise en demeure : 36,00 € TTC.</p>
    <p style="border:.2mm solid #123a7a;padding:1.5mm;color:#123a7a"><b>Pensez au prélèvement mensuel !</b> 76 % des copropriétaires de notre agence l’ont déjà adopté. Parrainez un proche : 150 € offerts (voir conditions en agence). FONCIVIA c’est aussi la location, la vente et l’assurance de votre bien.</p>
    <div class="slip"><table><tr><td style="width:70mm"><b>TALON A DÉTACHER ET À JOINDRE À VOTRE RÈGLEMENT</b><br>Mme DE LA ROCHEBRUNE-KELLER S.<br>1184 / 00186 – APF 4T26 – Éch. ${brief('2026-10-01')}</td><td>Chèque à l’ordre de :<br>SDC 14/16 RUE DES HAUDRIETTES-VIEILLES<br>Virement : IBAN ${BASTILLE.spaced}<br>BIC ${BASTILLE.bic} – motif 118400186</td><td style="text-align:right;font-size:10pt"><b>${spaced(denseBefore + denseTotal)}</b><br>EUR</td></tr></table></div>
    <div class="side">ED_APF_V7.31 – 1184 – 00186 – 08092026 – 000412/000977</div>
    <div class="ft">FONCIVIA PARIS BASTILLE, SAS au capital de 1 240 000 € – 318 400 215 RCS PARIS – Siège social : 3 allée de l’Arche-Blanche, 92400 COURBEVOIE – CPI 7501 2016 000 011 902 délivrée par la CCI Paris IDF – Garantie : CEGIG, 16 rue Hochon, 92919 LA DÉFENSE – N° TVA FR 08 318400215 – Médiateur : MEDIMMOCOP, 1 allée du Parc, 78150 LE CHESNAY</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('FONCIVIA PARIS BASTILLE', 'FONCIVIA'),
      building_address: '14/16 RUE DES HAUDRIETTES-VIEILLES, 75011 PARIS',
      rnc: 'AB2740118',
      owner: either(
        'MADAME DE LA ROCHEBRUNE-KELLER SOLANGE',
        'Mme DE LA ROCHEBRUNE-KELLER S.',
        'MADAME DE LA ROCHEBRUNE-KELLER',
      ),
      lots: ['18', '52'],
      tantiemes: 324,
      base: 10072,
      iban: BASTILLE.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: denseTotal,
      courantes: flatDue + cellarDue,
      fonds_travaux: fund,
      solde_anterieur: denseBefore,
      to_pay: denseBefore + denseTotal,
      recoverable: denseLet,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'meeting_on'],
  },
);

const ROUCAS = accountOf('phoceen-roucas-21');
const BANK_KEYS = [
  ['Charges générales', 2318000, 100000, 1146],
  ['Espaces verts et voirie', 640000, 100000, 1146],
  ['Bâtiment C', 388000, 10000, 412],
  ['Ascenseur bât. C', 121500, 10000, 508],
  ['Eau froide (acompte)', 905000, 100000, 1146],
] as const;
const bankDue = BANK_KEYS.map(([, all, base, share]) => partOf(all, share, base));
const bankRunning = sum(bankDue);
const bankFund = partOf(225000, 1146, 100000);
const bankWorks = partOf(3864000, 412, 10000);
const bankTotal = bankRunning + bankFund + bankWorks;
const bankCredit = -4120;

const bank = paperOf(
  'appel-filiale-banque-marseille',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 14mm; .k td { padding: .6mm 1mm; border-bottom: .15mm dotted #6b8f7b } .k td:nth-child(n+2), .k th:nth-child(n+2) { text-align: right } .k th { color: #00533a; border-bottom: .5mm solid #00533a; font-size: 7.6pt } .r td { background: #e3f0ea; font-weight: bold } .b { border: .4mm solid #00533a; border-radius: 2mm; padding: 2mm 3mm }`,
  [
    `<table><tr><td style="width:95mm;color:#00533a"><b style="font-size:14pt">Crédit Phocéen Immobilier</b><br>Administration de biens<br>Direction du Syndic – Agence Marseille Prado-Périer</td><td class="b">Appel n° 2026-10/C-0412<br>Émis le 15.09.2026<br>Compte copropriétaire : <b>C0871.0227</b></td></tr></table>
    <table style="margin-top:5mm"><tr><td style="width:95mm"><b>Résidence</b><br>PARC DU ROUCAS FLEURI<br>112, traverse des Accoules-Hautes<br>13008 MARSEILLE<br>Registre des copropriétés : AC4418203</td><td>SCI LES TROIS CALANQUES<br>Chez M. Gaëtan D’ANGELO, gérant<br>7, impasse du Mistral<br>13600 LA CIOTAT</td></tr></table>
    <h1 style="font-size:13pt;color:#00533a;margin-top:5mm">APPEL DE PROVISIONS</h1><p>Quatrième trimestre 2026 (01.10.2026 – 31.12.2026) – à régler pour le <b>05.10.2026</b> au plus tard<br>Lot(s) concerné(s) : 227 (appartement T4, bât. C), 318 (parking aérien)</p>
    ${table(
      ['Budget', 'Base', 'Tantièmes', 'À répartir €', 'Votre part €'],
      [
        '<tr class="r"><td colspan="5" style="text-align:left">1 – Budget prévisionnel : 4e quart</td></tr>',
        ...BANK_KEYS.map(([label, all, base, share], index) => [
          label,
          base,
          share,
          dotted(all),
          dotted(bankDue[index] ?? 0),
        ]),
        `<tr class="r"><td>Total charges courantes</td><td></td><td></td><td></td><td>${dotted(bankRunning)}</td></tr>`,
        '<tr class="r"><td colspan="5" style="text-align:left">2 – Fonds de travaux</td></tr>',
        ['Cotisation trimestrielle obligatoire', 100000, 1146, dotted(225000), dotted(bankFund)],
        '<tr class="r"><td colspan="5" style="text-align:left">3 – Travaux votés hors budget</td></tr>',
        [
          'Réfection étanchéité terrasse bât. C – AG 19.03.2026 rés. 8 – appel 2/3',
          10000,
          412,
          dotted(3864000),
          dotted(bankWorks),
        ],
        `<tr class="r"><td>TOTAL APPELÉ</td><td></td><td></td><td></td><td>${dotted(bankTotal)}</td></tr>`,
        ['Votre solde créditeur au 15.09.2026, à déduire', '', '', '', dotted(bankCredit)],
        `<tr class="r"><td>NET À PAYER</td><td></td><td></td><td></td><td>${dotted(bankTotal + bankCredit)}</td></tr>`,
      ],
      'k',
    )}
    <p style="margin-top:4mm">Règlement par virement : ${ROUCAS.spaced} (SDC PARC DU ROUCAS FLEURI). Merci de rappeler la référence C0871.0227. Les chèques sont à adresser à : Crédit Phocéen Immobilier, Centre de traitement, TSA 40871, 13417 MARSEILLE CEDEX 08.</p>
    <p style="font-size:7.4pt;columns:2;column-gap:6mm;margin-top:4mm"><b>À savoir.</b> Les provisions de l’article 14-1 sont exigibles le premier jour du trimestre ou de la période fixée par l’assemblée générale. À défaut de versement à sa date d’exigibilité d’une provision, et après mise en demeure restée infructueuse passé un délai de trente jours, les autres provisions non encore échues deviennent immédiatement exigibles (article 19-2). Frais imputables au copropriétaire défaillant : mise en demeure 45,00 € TTC, relance 30,00 € TTC, constitution d’hypothèque 180,00 € TTC, protocole d’accord 120,00 € TTC. <b>Vous vendez ?</b> Prévenez-nous dès la signature du compromis : l’état daté est facturé 380,00 € TTC. <b>Vie de l’immeuble.</b> La loge est fermée du 26.10 au 02.11.2026 ; les encombrants sont enlevés le premier mercredi du mois. Digicode changé le 01.10.2026.</p><p style="font-size:7pt;margin-top:6mm"><b>Offre réservée aux clients du Groupe.</b> Prêt Rénov’Copro à partir de 3,90 % TAEG fixe. Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.</p>
    <p style="position:absolute;bottom:6mm;font-size:6pt;width:180mm">Crédit Phocéen Immobilier – S.A. au capital de 8.500.000 € – filiale à 100 % de la Banque Phocéenne d’Exemple – 58, rue du Prado-Neuf, 13006 MARSEILLE – RCS Marseille B 402 118 774 – CPI 1310 2018 000 027 651 – Garantie financière : Banque Phocéenne d’Exemple, 2.800.000 € – Réclamations : service.clients@cpi.example.fr</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Crédit Phocéen Immobilier',
      building: 'PARC DU ROUCAS FLEURI',
      building_address: '112, traverse des Accoules-Hautes, 13008 MARSEILLE',
      rnc: 'AC4418203',
      owner: 'SCI LES TROIS CALANQUES',
      account: 'C0871.0227',
      lots: ['227', '318'],
      tantiemes: 1146,
      base: 100000,
      iban: ROUCAS.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-05',
      total: bankTotal,
      courantes: bankRunning,
      fonds_travaux: bankFund,
      travaux: bankWorks,
      solde_anterieur: bankCredit,
      to_pay: bankTotal + bankCredit,
    },
    absent: ['avances', 'recoverable', 'charges_reelles', 'price'],
  },
);

const nice = { lift: partOf(6840000, 231, 10000), fees: partOf(205200, 231, 10000) };
const niceTotal = nice.lift + nice.fees;
const works = paperOf(
  'appel-travaux-ascenseur-nice',
  `font: 9pt/1.4 'Carlito', sans-serif; padding: 12mm 16mm; .f { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm } .f div { background: #f2f2f2; padding: 2mm 3mm } .f small { display: block; color: #777; font-size: 7pt } .big { font-size: 16pt; color: #c2410c }`,
  [
    `<p><span style="font:bold 20pt 'URW Gothic',sans-serif;color:#c2410c">squaris</span> &nbsp; SQUARIS NICE CARABACEL</p><p style="font-size:7.4pt">8 rue de l’Escarène-Neuve 06000 NICE – 04 93 00 18 44 – nice.carabacel@squaris.example.fr</p>
    <p style="margin:6mm 0 6mm 98mm;font-size:10.5pt">M. ou Mme TOSELLO-BENAMOU Roland<br>Le Palais Miramont, 3e étage<br>41 avenue des Orangers de Cimiez<br>06000 NICE</p>
    <p class="big">Appel de fonds travaux – 1/2</p>
    <div class="f"><div>LE PALAIS MIRAMONT<small>Copropriété</small></div><div>41 avenue des Orangers de Cimiez 06000 NICE<small>Adresse de la copropriété</small></div><div>AE0391552<small>Immatriculation</small></div><div>12 (appartement) – 47 (cave)<small>Lots</small></div><div>TOSEL0412<small>Code copropriétaire</small></div><div>231 / 10 000<small>Tantièmes généraux</small></div></div>
    <p style="margin-top:5mm">L’assemblée générale réunie le ${inFull('2026-04-16')} a décidé, en sa résolution n° 21, le remplacement complet de l’ascenseur de l’escalier principal par la société ASCENSEURS DE LA BAIE (marché : 136 800,00 € TTC). Le premier appel, soit 50 %, est réparti ainsi :</p>
    ${table(
      ['Poste', 'Montant total', 'Clé', 'Votre quote-part'],
      [
        [
          'Remplacement ascenseur – 50 %',
          `${spaced(6840000)} €`,
          'Gén. 231/10000',
          `${spaced(nice.lift)} €`,
        ],
        [
          'Honoraires syndic travaux (3 % TTC)',
          `${spaced(205200)} €`,
          'Gén. 231/10000',
          `${spaced(nice.fees)} €`,
        ],
      ],
    )}
    <p style="text-align:right;margin-top:3mm">Montant du présent appel <span class="big">${spaced(niceTotal)} €</span><br>à payer avant le ${inFull('2026-11-30')}</p>
    <p>Le second appel sera émis au 1er mars 2027. Ces sommes restent acquises au syndicat en cas de mutation : en cas de vente de votre lot, la charge en incombe à celui qui est copropriétaire au moment de l’exigibilité (art. 6-2 du décret du 17 mars 1967).</p><p>Cet appel ne tient pas compte de la situation de votre compte. Les provisions sur charges du trimestre font l’objet d’un envoi distinct.</p>
    <p style="font-size:6.6pt;position:absolute;bottom:8mm">SQUARIS NICE CARABACEL SARL – RCS Nice 511 220 087 – Réseau SQUARIS, 200 agences en France – siège du réseau : 12 rue Gambetta-Prolongée 37000 TOURS – RCP et garantie financière GALIEX Assurances, 89 rue La Boétie-Haute 75008 PARIS</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('SQUARIS NICE CARABACEL', 'squaris'),
      building: 'LE PALAIS MIRAMONT',
      building_address: '41 avenue des Orangers de Cimiez, 06000 NICE',
      rnc: 'AE0391552',
      owner: 'M. ou Mme TOSELLO-BENAMOU Roland',
      account: 'TOSEL0412',
      lots: ['12', '47'],
      tantiemes: 231,
      base: 10000,
      due_on: '2026-11-30',
      total: niceTotal,
      travaux: niceTotal,
      to_pay: niceTotal,
    },
    absent: ['iban', 'courantes', 'fonds_travaux', 'avances', 'solde_anterieur', 'recoverable'],
  },
);

export const APPELS_DES_RESEAUX = [dense, bank, works];
