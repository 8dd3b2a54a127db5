// Notices of meetings, a proxy with two boxes, and a form to vote by post.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const ZORN = [
  'Élection du bureau de l’assemblée',
  'Approbation des comptes de l’exercice 2023-2024',
  'Quitus au syndic',
  'Renouvellement du mandat du Cabinet Deschamps-Oury',
  'Budget prévisionnel 2025-2026',
  'Fixation de la cotisation au fonds de travaux',
  'Réfection de la verrière de l’escalier d’honneur',
  'Demande de Mme de WANGEN : changement d’usage du lot 3',
] as const;
const letter = paperOf(
  'convocation-verriere-strasbourg',
  `font: 9.8pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm; .o td { border-bottom: .15mm solid #777; padding: 1mm 1.5mm } .o td:first-child { width: 8mm } h2 { font-size: 10.5pt; margin: 4mm 0 1.5mm }`,
  [
    `<table><tr><td><b style="font-size:13pt">CABINET DESCHAMPS-OURY</b><br>Syndic – Gérance – Expertise<br>7 quai Kellermann – 67000 STRASBOURG</td><td style="width:78mm"><br><br>RECOMMANDÉ AR 1A 204 118 7730 2<br>M. et Mme SCHOETTEL Jean-Georges<br>24 rue du Général-de-Castelnau<br>67000 STRASBOURG</td></tr></table>
    <p style="margin-top:8mm">Strasbourg, le 22 octobre 2024</p><p>Copropriété LE QUAI ZORN – 15, quai Zorn – 67000 STRASBOURG – vos lots : 9, 22, 47 – vos voix : 884 sur 10 000</p>
    <p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale ordinaire qui se tiendra le <b>jeudi 21 novembre 2024 à 17 h 30</b>, Maison protestante, 2 rue Brûlée à Strasbourg, avec l’ordre du jour ci-après :</p>
    ${table(
      [],
      ZORN.map((subject, index) => [`${index + 1}.`, subject]),
      'o',
    )}
    <p style="margin-top:4mm">L’ensemble des pièces comptables peut être consulté en nos bureaux le 14 novembre de 9 h à 12 h. Un formulaire de vote par correspondance et un pouvoir sont joints au présent pli.</p><p style="text-align:right">Le syndic, F. Oury</p>`,
    `<h2>PROJETS DE RÉSOLUTIONS</h2><p><b>2.</b> L’assemblée approuve sans réserve les comptes de l’exercice du 1er juillet 2023 au 30 juin 2024.</p><p><b>3.</b> L’assemblée donne quitus entier au syndic.</p><p><b>4.</b> L’assemblée renouvelle le mandat du syndic pour trois ans à compter du 21 novembre 2024. Honoraires : 8 640 € TTC l’an.</p><p><b>5.</b> L’assemblée arrête le budget prévisionnel de l’exercice du 1er juillet 2025 au 30 juin 2026 à la somme de 93 200,00 €.</p><p><b>6.</b> La cotisation annuelle au fonds de travaux est de 4 660,00 €.</p><p><b>7.</b> L’assemblée, connaissance prise des devis VITRAIL D’ALSACE (31 770,00 € TTC) et VERRE &amp; PLOMB (35 120,00 € TTC), retient l’entreprise ……………… et fixe les appels aux 1er janvier et 1er avril 2025.</p><p><b>8.</b> L’assemblée autorise Mme de WANGEN à exercer la profession d’orthophoniste dans le lot 3.</p><h2>RAPPEL</h2><p>Les copropriétaires absents peuvent déléguer leur droit de vote. Chaque mandataire ne peut recevoir plus de trois délégations, sauf si le total des voix dont il dispose n’excède pas 10 % des voix du syndicat (art. 22).</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET DESCHAMPS-OURY',
      building: 'LE QUAI ZORN',
      building_address: '15, quai Zorn, 67000 STRASBOURG',
      owner: 'M. et Mme SCHOETTEL Jean-Georges',
      lots: ['9', '22', '47'],
      tantiemes: 884,
      base: 10000,
      meeting_on: '2024-11-21',
      sent_on: '2024-10-22',
      resolutions: ZORN.map((subject, index) => `${index + 1}. ${subject}`),
      approved_from: '2023-07-01',
      approved_to: '2024-06-30',
      budget_from: '2025-07-01',
      budget_to: '2026-06-30',
      budget_a_voter: 9320000,
      cotisation_fonds_travaux: 466000,
    },
    absent: [
      'rnc',
      'annexes',
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'quitus',
      'iban',
    ],
  },
);

const LINANDES = [
  'Qui préside la séance ?',
  'Comptes 2025 : les approuver',
  'Quitus à Domicilia',
  'Budget 2027',
  'Cotisation au fonds de travaux',
  'Plan pluriannuel de travaux : adoption',
  'Interdiction des meublés de tourisme',
] as const;
const airy = paperOf(
  'convocation-cartes-cergy',
  `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 18mm; color: #20302e; small { color: #809590; font-size: 7.8pt } .c { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm; margin: 6mm 0 } .c div { background: #e8f6f2; border-radius: 3mm; padding: 4mm } .c b { font-size: 13pt; display: block } .i { display: grid; grid-template-columns: 9mm 1fr 22mm; border-bottom: .2mm solid #dbe7e4; padding: 2.4mm 0 }`,
  [
    `<b style="font-size:15pt;color:#0b8f6a">Domicilia, le syndic en ligne</b><p><small>Envoyé le 2 mars 2026 par lettre recommandée électronique à Fatoumata DIARRA</small></p><h1 style="font-size:20pt">Vous êtes convoquée à l’assemblée générale</h1><div class="c"><div><b>31 mars 2026</b><small>mardi, à 19 h</small></div><div><b>En ligne</b><small>lien de visioconférence dans l’application</small></div><div><b>Le Clos des Linandes</b><small>6 rue de l’Aven, 95800 Cergy</small></div></div><p><b>À l’ordre du jour</b></p>${LINANDES.map((subject, index) => `<div class="i"><b>${index + 1}</b><span>${subject}</span><small>article ${[0, 1, 2, 3].includes(index) ? 24 : index === 6 ? 26 : 25}</small></div>`).join('')}<p style="margin-top:6mm">Vous ne pouvez pas venir ? Votez par correspondance avant le 28 mars ou donnez pouvoir à un voisin, en deux clics. Les comptes et les devis sont dans l’onglet « Assemblée ».</p><p style="position:absolute;bottom:9mm"><small>Domicilia SAS – 9 boulevard du Port, 95000 Cergy – RCS Pontoise 900 000 136</small></p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Domicilia', 'Domicilia SAS', 'Domicilia, le syndic en ligne'),
      building: 'Le Clos des Linandes',
      building_address: '6 rue de l’Aven, 95800 Cergy',
      owner: 'Fatoumata DIARRA',
      meeting_on: '2026-03-31',
      sent_on: '2026-03-02',
      resolutions: LINANDES.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'rnc',
      'lots',
      'annexes',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'budget',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-cases-annecy',
  `font: 10.4pt/1.6 'DejaVu Serif Condensed', serif; padding: 22mm; .b { border: .3mm solid #000; padding: 4mm; margin: 4mm 0 }`,
  [
    `<p>SAVOIE LAC GESTION – Agence de Seynod – 14 avenue des Neigeos – 74600 ANNECY</p><h1 style="font-size:16pt;text-align:center">POUVOIR</h1><p>Copropriété LES BALCONS DU SEMNOZ, 8 chemin de la Prairie, 74000 ANNECY<br>Assemblée générale du 29 janvier 2026 à 18 heures, salle Yvette-Martinet</p><div class="b">Je soussignée : Mme Élisabeth PERNOLLET-GACHET<br>propriétaire des lots nos 15, 44 et 71<br>représentant 402 / 10 000</div><p>donne pouvoir à : ☐ M. / Mme ………………………………………… ☐ au président du conseil syndical</p><p>pour me représenter à ladite assemblée, et à toute assemblée tenue sur le même ordre du jour faute de quorum, y prendre part aux délibérations et voter en mon nom.</p><p>Fait à …………………, le ………………… Signature précédée de la mention « Bon pour pouvoir »</p><p style="margin-top:20mm">Acceptation du mandataire : « Bon pour acceptation »</p><p style="font-size:8pt">Le syndic, son conjoint, ses préposés ne peuvent recevoir de mandat. Les pouvoirs en blanc sont remis au président du conseil syndical.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'SAVOIE LAC GESTION',
      building: 'LES BALCONS DU SEMNOZ',
      building_address: '8 chemin de la Prairie, 74000 ANNECY',
      owner: 'Mme Élisabeth PERNOLLET-GACHET',
      lots: ['15', '44', '71'],
      tantiemes: 402,
      base: 10000,
      meeting_on: '2026-01-29',
    },
    absent: ['rnc', 'resolutions_adopted', 'quitus', 'iban'],
  },
);

const VOTES = [
  'Désignation du président de séance',
  'Approbation des comptes clos le 31/12/2024',
  'Quitus au syndic',
  'Budget prévisionnel 2026',
  'Remplacement des boîtes aux lettres',
] as const;
const postal = paperOf(
  'vote-correspondance-nancy',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 14mm; .v td, .v th { border: .25mm solid #000; text-align: center } .v td:nth-child(2) { text-align: left } .v th { background: #ddd; font-weight: bold }`,
  [
    `<h1 style="font-size:12pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE À L’ASSEMBLÉE GÉNÉRALE DES COPROPRIÉTAIRES</h1><p style="text-align:center">(articles 17-1 A de la loi n° 65-557 du 10 juillet 1965, 9 bis et 14-1 du décret du 17 mars 1967)</p><p>Je soussigné(e) : <b>M. Yacine BELKACEM-MARCHAL</b>, propriétaire du ou des lots nos 8, 33<br>de la copropriété : <b>LE CLOS DE BONSECOURS, 112 rue de Mon-Désert, 54000 NANCY</b><br>Assemblée générale du : 18/06/2025 à 18 h 00. Date limite de réception du formulaire : 15/06/2025<br>À retourner à : LORIS GESTION, 6 place Carnot, 54000 NANCY – ago@loris.example.fr</p>${table(
      ['N°', 'Objet de la question', 'POUR', 'CONTRE', 'ABSTENTION'],
      VOTES.map((subject, index) => [index + 1, subject, '☐', '☐', '☐']),
      'v',
    )}<p style="margin-top:4mm">Le formulaire n’est pas pris en compte lorsque le copropriétaire est présent ou représenté. Si la résolution est amendée en cours d’assemblée, le votant favorable est assimilé à un défaillant.</p><p>Fait à ……………… le ……………… Signature (parapher chaque page)</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      building: 'LE CLOS DE BONSECOURS',
      building_address: '112 rue de Mon-Désert, 54000 NANCY',
      owner: 'M. Yacine BELKACEM-MARCHAL',
      lots: ['8', '33'],
      meeting_on: '2025-06-18',
    },
    absent: ['rnc', 'resolutions_adopted', 'quitus', 'budget', 'tantiemes'],
  },
);

export const CONVOCATIONS_ET_POUVOIRS = [letter, airy, proxy, postal];
