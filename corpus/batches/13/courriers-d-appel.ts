// Calls for funds: a small cabinet's letter, an online syndic's notice, a volunteer's, a table of keys.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, plain, spaced, sum, table } from '../../writing.ts';

const EUTROPE = accountOf('clos-eutrope-saintes');
const QUARTER = { general: 29412, stairs: 6105, water: 7850, fund: 2168 };
const quarterTotal = sum(Object.values(QUARTER));

const letter = paperOf(
  'appel-trimestre-saintes',
  `font: 10pt/1.35 'Nimbus Sans', sans-serif; padding: 14mm 18mm; .b td, .b th { border: .2mm solid #000 } .b th { background: #d9d9d9; font-weight: bold; text-align: center } .b td:nth-child(n+2) { text-align: right } .tot td { font-weight: bold } .foot { position: absolute; bottom: 9mm; left: 18mm; right: 18mm; border-top: .2mm solid #000; font-size: 7.4pt; text-align: center; padding-top: 1mm }`,
  [
    `<table><tr><td style="padding:0"><b style="font: bold 17pt 'URW Bookman', serif">Cabinet BERTHOMÉ</b><br>Administrateur de biens – Syndic<br>3 place du Synode<br>17100 SAINTES<br>Tél. 05 46 00 18 22</td><td style="text-align:right;padding:0">Saintes, le 18/03/2026</td></tr></table>
    <p style="margin:12mm 0 10mm 92mm;line-height:1.45">Monsieur et Madame ROUSSELOT Fabien<br>11 impasse des Tonneliers<br>17610 CHANIERS</p>
    <p><b>Immeuble :</b> LE CLOS SAINT-EUTROPE – 18 rue du Vieux Pressoir – 17100 SAINTES<br><b>Immatriculation :</b> AC4471029<br><b>Vos références :</b> compte 450.0031 – lots n° 8 (appartement), 31 (cave) et 44 (parking)</p>
    <h1 style="font-size:13pt;text-align:center;margin:6mm 0 1mm">APPEL DE PROVISIONS</h1><p style="text-align:center">2e trimestre 2026 (du 01/04/2026 au 30/06/2026)<br>Budget prévisionnel voté par l’assemblée générale du 26/06/2025</p>
    ${table(
      [
        'Nature',
        'Budget du trimestre (€)',
        'Total tantièmes',
        'Vos tantièmes',
        'Votre quote-part (€)',
      ],
      [
        ['Charges communes générales', spaced(1140000), '10 000', '258', spaced(QUARTER.general)],
        ['Escalier bâtiment A', spaced(165000), '1 000', '37', spaced(QUARTER.stairs)],
        ['Eau froide (acompte)', '', '', '', spaced(QUARTER.water)],
        [
          'Cotisation fonds de travaux (loi ALUR)',
          spaced(84031),
          '10 000',
          '258',
          spaced(QUARTER.fund),
        ],
        `<tr class="tot"><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(quarterTotal)}</td></tr>`,
      ],
      'b',
    )}
    <p style="margin-top:5mm">Cette somme est exigible le <b>1er avril 2026</b>. Nous vous remercions de bien vouloir nous la faire parvenir par chèque à l’ordre du SDC LE CLOS SAINT-EUTROPE ou par virement sur le compte du syndicat :</p>
    <p style="margin-left:12mm">IBAN : ${EUTROPE.spaced}<br>BIC : CRXEFRPP170<br>Motif à rappeler : 450.0031 ROUSSELOT</p>
    <p>Les provisions sont dues le premier jour de chaque trimestre (article 14-1 de la loi du 10 juillet 1965). À défaut de versement à sa date d’exigibilité et après mise en demeure restée infructueuse plus de trente jours, les autres provisions non encore échues deviennent immédiatement exigibles (article 19-2).</p>
    <p>Nous vous rappelons que les relevés de compteurs d’eau auront lieu dans la première semaine de juin ; merci de laisser libre accès à vos compteurs.</p><p>Restant à votre disposition, nous vous prions d’agréer, Madame, Monsieur, nos salutations distinguées.</p><p style="text-align:right;margin-right:10mm">Le service comptabilité</p>
    <div class="foot">Cabinet BERTHOMÉ et Fils – SARL au capital de 20 000 € – RCS Saintes 900 000 118 – Carte professionnelle CPI 1702 2019 000 000 077 – Garantie financière Exemple Caution</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Cabinet BERTHOMÉ', 'Cabinet BERTHOMÉ et Fils'),
      building: 'LE CLOS SAINT-EUTROPE',
      building_address: '18 rue du Vieux Pressoir, 17100 SAINTES',
      rnc: 'AC4471029',
      owner: 'Monsieur et Madame ROUSSELOT Fabien',
      lots: ['8', '31', '44'],
      tantiemes: 258,
      base: 10000,
      account: '450.0031',
      iban: EUTROPE.iban,
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      total: quarterTotal,
      courantes: QUARTER.general + QUARTER.stairs + QUARTER.water,
      fonds_travaux: QUARTER.fund,
      to_pay: quarterTotal,
    },
    absent: ['travaux', 'avances', 'solde_anterieur', 'recoverable', 'charges_reelles'],
  },
);

const LIDO = accountOf('voiles-lido-sete');
const CARD = { budget: 41860, fund: 2093, works: 118450 };
const cardTotal = sum(Object.values(CARD));
const OWED = 8420;
const eur = (cents: number) => `${spaced(cents)}\u00a0€`;

const online = paperOf(
  'appel-en-ligne-sete',
  `font: 9.6pt/1.45 'DejaVu Sans', sans-serif; padding: 16mm 18mm; color: #22303c; .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #0d8f86 } .card { border: .3mm solid #cfdcdc; border-radius: 3mm; padding: 4mm 5mm; margin-top: 5mm } .l { display: flex; justify-content: space-between; border-bottom: .2mm solid #e3ebeb; padding: 1.6mm 0 } .l small { color: #6b7b7b; display: block } .sum { display: flex; justify-content: space-between; font-size: 13pt; font-weight: bold; padding-top: 3mm } .foot { position: absolute; bottom: 9mm; left: 18mm; right: 18mm; font-size: 7pt; color: #6b7b7b }`,
  [
    `<div style="display:flex;justify-content:space-between"><span class="logo">coproléo</span><span style="text-align:right;font-size:8.6pt">Appel de fonds n° AF-2026-07-0214<br>Émis le 15 juin 2026</span></div>
    <div style="display:grid;grid-template-columns:1fr 72mm;gap:6mm;margin-top:9mm"><div><b>Copropriété Les Voiles du Lido</b><br>27 quai des Trois Digues<br>34200 Sète<br>N° d’immatriculation : AD0918834</div><div>SCI LA TRAMONTANE<br>M. Gilles PONSOLLE, gérant<br>6 rue de l’Abrivado<br>34110 Frontignan</div></div>
    <div class="card"><b>Ce que vous devez pour la période du 1er juillet au 30 septembre 2026</b>
    <div class="l"><span>Provision sur budget prévisionnel<small>3e trimestre – charges générales 612 / 20 000</small></span><span>${eur(CARD.budget)}</span></div>
    <div class="l"><span>Fonds de travaux ALUR<small>5 % du budget – 612 / 20 000</small></span><span>${eur(CARD.fund)}</span></div>
    <div class="l"><span>Travaux : réfection de l’étanchéité des terrasses<small>AG du 28/04/2026, résolution 14 – appel 1 sur 3</small></span><span>${eur(CARD.works)}</span></div>
    <div class="sum"><span>Total de l’appel</span><span>${eur(cardTotal)}</span></div></div>
    <div class="card"><div class="l"><span>Solde de votre compte avant cet appel (débiteur)</span><span>${eur(OWED)}</span></div><div class="l"><span>Total de l’appel</span><span>${eur(cardTotal)}</span></div><div class="sum" style="color:#0d8f86"><span>Reste à payer au 1er juillet 2026</span><span>${eur(cardTotal + OWED)}</span></div></div>
    <div class="card"><b>Vos lots</b><div class="l"><span>Lot 214 – Appartement T3, 2e étage</span><span>598 / 20 000</span></div><div class="l"><span>Lot 305 – Place de parking couverte</span><span>14 / 20 000</span></div></div>
    <div class="card"><b>Comment payer ?</b><br>Virement sur le compte séparé de la copropriété : <b>${LIDO.spaced}</b><br>Libellé à indiquer : LIDO-214-SCITRAMONTANE. Vous pouvez aussi activer le prélèvement automatique ou payer par carte depuis votre espace, rubrique « Mes finances ».</div>
    <p style="margin-top:5mm;font-size:8.4pt">Les sommes appelées pour les travaux sont exigibles à la date ci-dessus selon l’échéancier voté. Une question ? Écrivez à votre gestionnaire, Inès, depuis votre messagerie : réponse sous 48 heures ouvrées.</p>
    <div class="foot">coproléo est une marque de Léo Syndic SAS, syndic professionnel de copropriété, 88 rue des Ateliers, 34000 Montpellier – RCS Montpellier 900 000 642 – CPI 3402 2021 000 000 219</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('coproléo', 'Léo Syndic', 'Léo Syndic SAS'),
      building: 'Les Voiles du Lido',
      building_address: '27 quai des Trois Digues, 34200 Sète',
      rnc: 'AD0918834',
      owner: either('SCI LA TRAMONTANE', 'SCI LA TRAMONTANE M. Gilles PONSOLLE'),
      lots: ['214', '305'],
      tantiemes: 612,
      base: 20000,
      iban: LIDO.iban,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: cardTotal,
      courantes: CARD.budget,
      fonds_travaux: CARD.fund,
      travaux: CARD.works,
      solde_anterieur: OWED,
      to_pay: cardTotal + OWED,
    },
    absent: ['avances', 'recoverable', 'charges_reelles', 'meeting_on'],
  },
);

const SHARE = 131892;
const volunteer = paperOf(
  'appel-toiture-dax',
  `font: 11.5pt/1.45 'Nimbus Roman', serif; padding: 22mm 24mm; .b td, .b th { border: .25mm solid #000; padding: 1.4mm 2mm } .b td:nth-child(n+2), .b th:nth-child(n+2) { text-align: right } .b th { font-weight: bold }`,
  [
    `<p>Syndicat des copropriétaires<br>5 rue des Thermes Vieux<br>40100 DAX<br><i>Syndic bénévole : Jean-Pierre LABORDE</i></p><p style="margin-left:88mm">Madame Maylis DUCASSÉ<br>5 rue des Thermes Vieux – 1er étage<br>40100 DAX</p><p style="text-align:right">Dax, le 2 septembre 2026</p>
    <p><b><u>Objet</u> : appel de fonds pour les travaux de toiture – 2e appel (40 %)</b></p>
    <p>Chère Madame,</p><p>Comme convenu lors de notre assemblée générale du 30 mai 2026 (résolution n° 6), je vous adresse le deuxième appel relatif à la réfection de la toiture côté cour. L’entreprise Couverture Landaise démarre le chantier le 5 octobre et nous demande le versement de sa deuxième situation à cette date.</p>
    ${table(
      [
        'Travaux de toiture (devis 18 950,00 € TTC)',
        'Montant total',
        'Vos millièmes',
        'Votre part',
      ],
      [
        ['1er appel, 30 % (réglé)', '5 685,00 €', '174 / 1000', '989,19 €'],
        ['2e appel, 40 %', '7 580,00 €', '174 / 1000', `<b>${spaced(SHARE)} €</b>`],
        ['3e appel, 30 % (à réception)', '5 685,00 €', '174 / 1000', '989,19 €'],
      ],
      'b',
    )}
    <p style="margin-top:5mm">Je vous remercie donc de me faire parvenir la somme de <b>1 318,92 €</b> au plus tard le <b>1er octobre 2026</b>, par chèque libellé au nom de « Syndicat des copropriétaires 5 rue des Thermes Vieux » ou par virement sur le compte de la copropriété dont vous avez déjà le RIB.</p><p>Pour mémoire, cet appel concerne vos lots n° 3 (appartement) et n° 9 (cave). Il s’ajoute à l’appel de charges courantes du 4e trimestre, que vous recevrez séparément fin septembre.</p><p>Le devis et le planning de l’entreprise sont affichés dans l’entrée. L’échafaudage occupera la cour pendant environ trois semaines : pensez à déplacer vélos et jardinières.</p><p>Bien cordialement,</p><p style="margin-left:88mm">Le syndic,<br>J.-P. Laborde</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Jean-Pierre LABORDE',
      building_address: '5 rue des Thermes Vieux, 40100 DAX',
      owner: 'Madame Maylis DUCASSÉ',
      lots: ['3', '9'],
      tantiemes: 174,
      base: 1000,
      due_on: '2026-10-01',
      total: SHARE,
      travaux: SHARE,
      to_pay: SHARE,
    },
    absent: [
      'rnc',
      'iban',
      'courantes',
      'fonds_travaux',
      'solde_anterieur',
      'avances',
      'recoverable',
    ],
  },
);

type Key = readonly [
  label: string,
  budget: number,
  base: number,
  part: number,
  quote: number,
  let_: number,
];
const KEYS: readonly Key[] = [
  ['CHARGES GENERALES', 1462500, 10000, 311, 45484, 24100],
  ['CHARGES BATIMENT B', 288000, 4000, 296, 21312, 15984],
  ['ASCENSEUR B', 96000, 1000, 58, 5568, 4454],
  ['CHAUFFAGE', 720000, 10000, 334, 24048, 24048],
];
const running = sum(KEYS.map((key) => key[4]));
const recoverable = sum(KEYS.map((key) => key[5]));
const RESERVE = 3798;
const ADVANCE = 6220;
const keyTotal = running + RESERVE + ADVANCE;
const CREDIT = 1775;
const ROUGES = accountOf('briques-rouges-albi');

const keyed = paperOf(
  'appel-cles-albi',
  `font: 8.8pt/1.35 'Nimbus Sans Narrow', sans-serif; .k th { background: #7b2d26; color: #fff; text-align: center } .k td { border-bottom: .2mm dotted #999 } .k td:nth-child(n+2) { text-align: right } .k .s td { border-top: .4mm solid #000; font-weight: bold } .box { border: .5mm solid #7b2d26; padding: 2.5mm; width: 82mm; margin: 4mm 0 0 auto; font-size: 10pt } .slip { position: absolute; bottom: 10mm; left: 15mm; right: 15mm; border-top: .3mm dashed #555; padding-top: 3mm }`,
  [
    `<div style="display:grid;grid-template-columns:88mm 1fr;gap:8mm"><div><b style="font-size:14pt;color:#7b2d26">ALBIGEOISE DE GESTION</b><br>Syndic – Gérance – Location<br>52 lices de Rhonel – 81000 ALBI<br>comptabilite@albigeoisedegestion.example.fr<br><br>RESIDENCE : <b>LES BRIQUES ROUGES</b><br>40 AVENUE DU VIADUC<br>81000 ALBI<br>Immatriculation RNC : AB2206175</div><div style="padding-top:22mm;font-size:10.5pt">INDIVISION CALMELS<br>CHEZ MME CALMELS ODILE<br>22 ROUTE DE CORDES<br>81150 MARSSAC-SUR-TARN</div></div>
    <p style="margin-top:7mm;font-size:12pt;text-align:center"><b>APPEL DE FONDS – 4EME TRIMESTRE 2026</b><br><span style="font-size:9pt">Période : 01.10.2026 – 31.12.2026 &nbsp; Date d’exigibilité : 01.10.2026 &nbsp; Edité le : 14.09.2026</span></p>
    <p>Copropriétaire n° 0112 – Lots : 0027 APPARTEMENT T4, 0063 CAVE, 0091 GARAGE</p>
    ${table(
      [
        'Clé de répartition',
        'Budget à répartir',
        'Base',
        'Vos tantièmes',
        'Quote-part €',
        'Dont locatif €',
      ],
      [
        ...KEYS.map(([label, budget, base, part, quote, let_]) => [
          label,
          dotted(budget),
          base,
          part,
          dotted(quote),
          dotted(let_),
        ]),
        `<tr class="s"><td>Provisions pour charges courantes</td><td></td><td></td><td></td><td>${dotted(running)}</td><td>${dotted(recoverable)}</td></tr>`,
        ['FONDS TRAVAUX LOI ALUR', dotted(122125), 10000, 311, dotted(RESERVE), ''],
        ['AVANCE DE TRESORERIE (AG 12.06.2026)', dotted(200000), 10000, 311, dotted(ADVANCE), ''],
        `<tr class="s"><td>TOTAL APPELE</td><td></td><td></td><td></td><td>${dotted(keyTotal)}</td><td></td></tr>`,
      ],
      'k',
    )}
    <div class="box"><table><tr><td>Total appelé</td><td style="text-align:right">${dotted(keyTotal)} D</td></tr><tr><td>Solde au 14.09.2026</td><td style="text-align:right">${dotted(CREDIT)} C</td></tr><tr style="font-weight:bold"><td>NET A PAYER</td><td style="text-align:right">${dotted(keyTotal - CREDIT)} €</td></tr></table></div>
    <p style="margin-top:4mm">D = en faveur du syndicat – C = en votre faveur. La colonne « dont locatif » indique, à titre d’information, la part des provisions que vous pouvez récupérer auprès de votre locataire.</p><p>Conformément à l’article 35 du décret du 17 mars 1967, l’avance de trésorerie est remboursable lors de la vente du lot. Tout retard de paiement entraîne des frais de relance à la charge du copropriétaire défaillant (article 10-1 de la loi du 10 juillet 1965).</p>
    <div class="slip"><table><tr><td style="width:110mm"><b>COUPON A RETOURNER AVEC VOTRE REGLEMENT</b><br>LES BRIQUES ROUGES – 0112 CALMELS – 4T2026<br>IBAN du syndicat : ${ROUGES.spaced}</td><td style="text-align:right">Echéance 01.10.2026<br><b>${plain(keyTotal - CREDIT)} EUR</b></td></tr></table></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ALBIGEOISE DE GESTION',
      building: 'LES BRIQUES ROUGES',
      building_address: '40 AVENUE DU VIADUC, 81000 ALBI',
      rnc: 'AB2206175',
      owner: either('INDIVISION CALMELS', 'INDIVISION CALMELS CHEZ MME CALMELS ODILE'),
      lots: ['27', '63', '91'],
      tantiemes: 311,
      base: 10000,
      tantiemes_by_cle: either(
        KEYS.map(([label, , base, part]) => `${label} : ${part}/${base}`),
        [
          ...KEYS.map(([label, , base, part]) => `${label} : ${part}/${base}`),
          'FONDS TRAVAUX LOI ALUR : 311/10000',
          'AVANCE DE TRESORERIE (AG 12.06.2026) : 311/10000',
        ],
      ),
      iban: ROUGES.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: keyTotal,
      courantes: running,
      fonds_travaux: RESERVE,
      avances: ADVANCE,
      solde_anterieur: -CREDIT,
      to_pay: keyTotal - CREDIT,
      recoverable,
    },
    absent: ['travaux', 'charges_reelles', 'balance'],
  },
);

export const COURRIERS_D_APPEL = [letter, online, volunteer, keyed];
