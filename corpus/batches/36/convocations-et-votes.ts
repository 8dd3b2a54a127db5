// Notices of meetings, one with two annexes behind it; a proxy and a form to vote by post.
import { either, type Paper, paperOf } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';

const AGENDA = [
  ['Élection du président de séance', '24'],
  ['Élection d’un scrutateur', '24'],
  ['Examen et approbation des comptes de l’exercice clos le 30/04/2026', '24'],
  ['Quitus au syndic pour l’exercice écoulé', '24'],
  ['Budget prévisionnel de l’exercice 2027/2028', '24'],
  ['Cotisation au fonds de travaux', '25'],
  ['Renouvellement des membres du conseil syndical', '25'],
  ['Remplacement du silo à granulés', '24'],
  ['Contrat de déneigement : mise en concurrence', '24'],
  ['Autorisation d’installation de bornes IRVE – demande de M. PERRIN-MAGNAT', '24'],
] as const;
const albertville = paperOf(
  'convocation-recommandee-albertville',
  `font: 9pt/1.38 'DejaVu Sans', sans-serif; padding: 13mm 15mm; .w { margin: 6mm 0 5mm 95mm; font-size: 10pt } .o td, .o th { border-bottom: .15mm solid #b2babb; padding: 1.1mm 1.5mm } .o th { background: #2e4053; color: #fff } h1 { font-size: 13pt; text-align: center; background: #eaeded; padding: 2mm } h2 { font-size: 10pt; margin: 3mm 0 1mm } .ft { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 6.6pt; color: #555; text-align: center }`,
  [
    `<table><tr><td><b style="font-size:13pt">VAL D’ARLY GESTION</b><br>Syndic de copropriété – Gestion locative – Montagne<br>2 rue Félix Chautemps<br>73200 ALBERTVILLE</td><td style="text-align:right">LETTRE RECOMMANDÉE A.R.<br>1A 204 118 7734 6<br>Albertville, le 21 août 2026</td></tr></table><div class="w">Indivision MERMILLOD-BLARDET<br>chez M. Régis MERMILLOD-BLARDET<br>63 allée des Mélèzes<br>73400 UGINE</div><h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Copropriété : LE GRAND ARC – 1050 route de Tamié – 73200 ALBERTVILLE – N° RNC AA7-903-114<br>Vos lots : 18 (appartement), 62 (cellier), 90 (casier) – vos voix : 342 sur 10 000</p><p>Madame, Monsieur,</p><p>Nous avons le plaisir de vous convier à l’assemblée générale ordinaire de votre copropriété, qui se tiendra le <b>vendredi 25 septembre 2026 à 17 h 30</b>, Dôme Théâtre, salle 2, place de l’Europe, 73200 Albertville, afin de délibérer sur l’ordre du jour ci-après :</p>${table(
      ['N°', 'Question', 'Majorité'],
      AGENDA.map(([title, article], index) => [index + 1, title, `art. ${article}`]),
      'o',
    )}<p style="margin-top:3mm">Les pièces justificatives des charges (article 18-1 de la loi) sont consultables en nos bureaux du 14 au 18 septembre, sur rendez-vous.</p><div class="ft">VAL D’ARLY GESTION – SARL au capital de 30 000 € – RCS Chambéry 900 007 903 – Carte CPI 7301 2020 000 000 077 – Garant : Lloyd’s Exemple – page 1/2</div>`,
    `<h2>PROJETS DE RÉSOLUTIONS</h2><p><b>Question 3.</b> L’assemblée approuve les comptes de l’exercice du 01/05/2025 au 30/04/2026, tels qu’ils figurent dans les documents adressés par lien sécurisé (annexes 1 à 5).</p><p><b>Question 4.</b> L’assemblée donne quitus au syndic de sa gestion pour l’exercice du 01/05/2025 au 30/04/2026.</p><p><b>Question 5.</b> L’assemblée adopte le budget prévisionnel de l’exercice du 01/05/2027 au 30/04/2028 pour un montant de 46 280,00 €, appelé en quatre provisions égales.</p><p><b>Question 6.</b> L’assemblée fixe la cotisation annuelle au fonds de travaux à 2 314,00 €.</p><p><b>Question 7.</b> Sont candidats : Mme LASSIAZ, M. PERRIN-MAGNAT, M. OUVRIER-BUFFET.</p><p><b>Question 8.</b> Devis joints : Bois Énergie Savoie 18 650,00 € TTC ; Chauff’Alpes 21 204,00 € TTC.</p><p><b>Question 9.</b> Mandat est donné au conseil syndical pour retenir le prestataire dans la limite de 5 000,00 € TTC par saison.</p><h2>PARTICIPER SANS VOUS DÉPLACER</h2><p>Vous pouvez voter par correspondance au moyen du formulaire joint, qui doit nous parvenir au plus tard trois jours francs avant la réunion, ou donner pouvoir à la personne de votre choix (trois pouvoirs au plus par mandataire, sauf si le total n’excède pas 10 % des voix). Le syndic, son conjoint et ses préposés ne peuvent recevoir mandat.</p><p>Documents consultables sur votre espace : contrat de syndic, devis, projet d’état individuel de répartition, avis du conseil syndical.</p><p>Veuillez agréer, Madame, Monsieur, nos salutations distinguées.</p><p style="text-align:right">Pour le syndic, Élise TRAVERSIER</p><div class="ft">VAL D’ARLY GESTION – page 2/2</div>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'VAL D’ARLY GESTION',
      building: 'LE GRAND ARC',
      building_address: '1050 route de Tamié, 73200 ALBERTVILLE',
      rnc: 'AA7903114',
      owner: either(
        'Indivision MERMILLOD-BLARDET',
        'Indivision MERMILLOD-BLARDET chez M. Régis MERMILLOD-BLARDET',
      ),
      lots: ['18', '62', '90'],
      tantiemes: 342,
      meeting_on: '2026-09-25',
      sent_on: '2026-08-21',
      resolutions: AGENDA.map(([title], index) => `${index + 1}. ${title}`),
      approved_from: '2025-05-01',
      approved_to: '2026-04-30',
      budget_a_voter: 4628000,
      budget_from: '2027-05-01',
      budget_to: '2028-04-30',
      cotisation_fonds_travaux: 231400,
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'quitus', 'impayes', 'iban'],
  },
);

const SUBJECTS = [
  'Désignation du bureau',
  'Comptes de l’exercice 2025',
  'Quitus',
  'Budget 2027',
  'Fonds travaux',
  'Éclairage LED des coursives',
  'Mandat de syndic',
] as const;
const SHEET = {
  places: 810000,
  bank: 402615,
  owed: 228440,
  doubtful: 61500,
  treasury: 300000,
  fund: 810000,
  excess: 118055,
};
const suppliers =
  SHEET.places +
  SHEET.bank +
  SHEET.owed +
  SHEET.doubtful -
  SHEET.treasury -
  SHEET.fund -
  SHEET.excess;
const balanceTotal = SHEET.places + SHEET.bank + SHEET.owed + SHEET.doubtful;
const YEAR = [
  ['601 Eau', 301200, 310000, 314066, 315000, 320000],
  ['606 Électricité', 142000, 150000, 147318, 150000, 140000],
  ['611 Nettoyage', 688000, 700000, 700200, 715000, 730000],
  ['616 Assurances', 401500, 420000, 433090, 450000, 470000],
  ['621 Syndic', 520000, 530000, 530000, 540000, 550000],
] as const;
const column = (index: 1 | 2 | 3 | 4 | 5) => sum(YEAR.map((line) => line[index]));
const years = ([1, 2, 3, 4, 5] as const).map(column);
const bourgTop = (number: number, title: string) =>
  `<div class="x"><p>SCOP BRESSE-REVERMONT HABITAT – Syndic – Copropriété 3112 LE MAIL – 8 rue Charles Robin – 01000 BOURG-EN-BRESSE</p><h1>ANNEXE ${number} – ${title}</h1>`;
const bourgHead = {
  syndic: 'SCOP BRESSE-REVERMONT HABITAT',
  building: 'LE MAIL',
  building_address: '8 rue Charles Robin, 01000 BOURG-EN-BRESSE',
} as const;
const bourg: Paper = {
  name: 'convocation-avec-annexes-bourg-en-bresse',
  css: `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 13pt; text-align: center } li { margin-bottom: .8mm } .x { font-size: 8pt } .x h1 { font-size: 10.5pt } .x td, .x th { border: .18mm solid #555; padding: .9mm 1.2mm } .x th { background: #ddd; text-align: center } .n td:nth-child(n+2) { text-align: right; white-space: nowrap } .s td:nth-child(even) { text-align: right; white-space: nowrap }`,
  pages: [
    `<table><tr><td><b>SCOP BRESSE-REVERMONT HABITAT</b><br>Service Syndic<br>26 boulevard de Brou – 01000 BOURG-EN-BRESSE</td><td>Mme Aïssatou DIALLO-MERLE<br>8 rue Charles Robin, appt 14<br>01000 BOURG-EN-BRESSE</td></tr></table><p style="margin-top:8mm">Bourg-en-Bresse, le 02/03/2026 – remise en main propre contre émargement</p><h1>CONVOCATION – ASSEMBLÉE GÉNÉRALE</h1><p>Copropriété LE MAIL, 8 rue Charles Robin, 01000 BOURG-EN-BRESSE – lots 14 et 44</p><p>Chère copropriétaire, cher copropriétaire,</p><p>Vous êtes convoqué(e) à l’assemblée générale de votre copropriété le <b>mardi 31 mars 2026 à 18 h</b>, salle des Vennes, 11 place Edgar Quinet à Bourg-en-Bresse.</p><p><b>ORDRE DU JOUR</b></p><ol>${SUBJECTS.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Projets : question 2, approbation des comptes du 01/01/2025 au 31/12/2025 ; question 4, budget du 01/01/2027 au 31/12/2027 arrêté à ${spaced(years[4] ?? 0)} € ; question 5, cotisation annuelle de 1 105,00 € ; question 6, devis Ain Élec 3 912,40 € TTC ; question 7, mandat du 01/04/2026 au 31/03/2028.</p><p>Pièces jointes : annexes comptables 1 et 2, devis, contrat de syndic. La copropriété comptant moins de cinquante lots principaux, les annexes 3 à 5 sont consultables au siège.</p><p>Si vous êtes empêché(e), utilisez le pouvoir joint.</p>`,
    `${bourgTop(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}${table(
      ['Actif', 'Montant', 'Passif', 'Montant'],
      [
        [
          '50 Fonds placés',
          spaced(SHEET.places),
          '1031 Avances de trésorerie',
          spaced(SHEET.treasury),
        ],
        ['51 Banques', spaced(SHEET.bank), '105 Fonds de travaux', spaced(SHEET.fund)],
        [
          '45 Copropriétaires, sommes exigibles',
          spaced(SHEET.owed),
          '45 Copropriétaires, excédents versés',
          spaced(SHEET.excess),
        ],
        ['459 Créances douteuses', spaced(SHEET.doubtful), '40 Fournisseurs', spaced(suppliers)],
        [
          '<b>TOTAL GÉNÉRAL</b>',
          `<b>${spaced(balanceTotal)}</b>`,
          '<b>TOTAL GÉNÉRAL</b>',
          `<b>${spaced(balanceTotal)}</b>`,
        ],
      ],
      's',
    )}</div>`,
    `${bourgTop(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS LE 31/12/2025 ET BUDGET PRÉVISIONNEL')}${table(['Charges courantes', '2024 approuvé', '2025 voté', '2025 réalisé', '2026 voté', '2027 à voter'], [...YEAR.map(([label, ...values]) => [label, ...values.map(spaced)]), ['<b>TOTAL</b>', ...years.map((one) => `<b>${spaced(one)}</b>`)]], 'n')}</div>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      pages: [1, 2, 3],
      facts: {
        ...bourgHead,
        owner: 'Mme Aïssatou DIALLO-MERLE',
        lots: ['14', '44'],
        meeting_on: '2026-03-31',
        sent_on: '2026-03-02',
        resolutions: SUBJECTS.map((subject, index) => `${index + 1}. ${subject}`),
        annexes: ['1', '2'],
        closed_on: '2025-12-31',
        approved_from: '2025-01-01',
        approved_to: '2025-12-31',
        budget_from: '2027-01-01',
        budget_to: '2027-12-31',
        budget_a_voter: years[4] ?? 0,
        cotisation_fonds_travaux: 110500,
      },
      absent: ['rnc', 'tantiemes_present', 'resolutions_adopted', 'quitus', 'iban'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      pages: [2],
      facts: {
        ...bourgHead,
        annexes: ['1'],
        closed_on: '2025-12-31',
        fonds_places: SHEET.places,
        banques: SHEET.bank,
        creances_exigibles: SHEET.owed,
        creances_douteuses: SHEET.doubtful,
        impayes: SHEET.owed + SHEET.doubtful,
        avances_tresorerie: SHEET.treasury,
        fonds_travaux: SHEET.fund,
        excedents_verses: SHEET.excess,
        dette_fournisseurs: suppliers,
        total_bilan: balanceTotal,
      },
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      pages: [3],
      facts: {
        ...bourgHead,
        annexes: ['2'],
        closed_on: '2025-12-31',
        charges_courantes_precedentes: years[0] ?? 0,
        budget_clos: years[1] ?? 0,
        charges_courantes: years[2] ?? 0,
        budget_en_cours: years[3] ?? 0,
        budget_a_voter: years[4] ?? 0,
      },
      absent: ['charges_travaux'],
    },
  ],
};

const proxy = paperOf(
  'pouvoir-formulaire-albertville',
  `font: 10.4pt/1.6 'DejaVu Sans', sans-serif; padding: 20mm; h1 { font-size: 18pt; text-align: center; letter-spacing: 2mm }`,
  [
    `<p>VAL D’ARLY GESTION – 2 rue Félix Chautemps – 73200 ALBERTVILLE</p><h1>POUVOIR</h1><p>Copropriété LE GRAND ARC, 1050 route de Tamié, 73200 ALBERTVILLE</p><p>Je soussigné(e) : <b>Indivision MERMILLOD-BLARDET</b><br>copropriétaire des lots n° 18, 62, 90, représentant 342 voix,</p><p>donne pouvoir à M. / Mme ........................................................................ avec faculté de subdélégation, à l’effet de me représenter à l’assemblée générale des copropriétaires du <b>25/09/2026</b> à 17 h 30, et à toute assemblée tenue sur second vote, prendre part aux discussions, émettre tous votes sur les questions à l’ordre du jour, signer la feuille de présence.</p><p>Fait à ................................ le ................................</p><p style="margin-top:8mm">Signature précédée de la mention « Bon pour pouvoir » :</p><p style="margin-top:30mm;font-size:8pt">Mandat à remettre au mandataire, et non au syndic. Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut recevoir plus de trois délégations de vote, à quelque titre que ce soit. Toutefois, un mandataire peut recevoir plus de trois délégations si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'VAL D’ARLY GESTION',
      building: 'LE GRAND ARC',
      building_address: '1050 route de Tamié, 73200 ALBERTVILLE',
      owner: 'Indivision MERMILLOD-BLARDET',
      lots: ['18', '62', '90'],
      tantiemes: 342,
      meeting_on: '2026-09-25',
    },
    absent: ['rnc', 'sent_on', 'tantiemes_present'],
  },
);

const postal = paperOf(
  'vote-correspondance-annemasse',
  `font: 8.8pt 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; text-align: center } td, th { border: .2mm solid #555; padding: 1.2mm } th { background: #eee } td:nth-child(n+3) { width: 18mm; text-align: center }`,
  [
    `<p>G.G.I. – GENEVOIS GESTION IMMOBILIÈRE, 14 rue du Parc, 74100 ANNEMASSE</p><h1>FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center">(article 17-1 A de la loi du 10 juillet 1965 – arrêté du 2 juillet 2020)</p><p>Assemblée générale du <b>jeudi 10 décembre 2026</b> à 18 h 30 – Syndicat des copropriétaires LE PIERRE À BOCHET, 9 rue du Môle, 74100 ANNEMASSE</p><p>Nom, prénom : MME KOWALCZYK MARTINE – lots n° 27, 88 – date limite de réception du formulaire : 06/12/2026</p>${table(
      ['N°', 'Objet de la résolution', 'Pour', 'Contre', 'Abstention'],
      [
        'Élection du président de séance',
        'Approbation des comptes de l’exercice 2025/2026',
        'Quitus au syndic',
        'Budget prévisionnel 2027/2028',
        'Travaux de réfection du hall',
        'Désignation du syndic',
      ].map((title, index) => [index + 1, title, '☐', '☐', '☐']),
    )}<p style="margin-top:5mm">Fait à ..................., le ................... Signature et paraphe de chaque page :</p><p style="font-size:7.6pt">Le formulaire de vote par correspondance ne peut être transmis avec délégation de vote. Si la résolution objet du vote par correspondance est amendée en cours d’assemblée générale, le votant par correspondance ayant voté favorablement est assimilé à un copropriétaire défaillant pour cette résolution. Toute absence de choix pour une résolution équivaut à une abstention.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: either(
        'GENEVOIS GESTION IMMOBILIÈRE',
        'G.G.I. – GENEVOIS GESTION IMMOBILIÈRE',
        'G.G.I.',
      ),
      building: 'LE PIERRE À BOCHET',
      building_address: '9 rue du Môle, 74100 ANNEMASSE',
      owner: 'MME KOWALCZYK MARTINE',
      lots: ['27', '88'],
      meeting_on: '2026-12-10',
    },
    absent: ['rnc', 'resolutions_adopted', 'quitus', 'tantiemes_present', 'sent_on'],
  },
);

export const CONVOCATIONS_ET_VOTES = [albertville, bourg, proxy, postal];
