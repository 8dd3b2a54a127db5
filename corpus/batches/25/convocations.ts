// Notices of meetings: a package letter with its draft resolutions, a short registered letter; a proxy and a form to vote by post.
import { either, paperOf } from '../../paper.ts';
import { inFull, table } from '../../writing.ts';
import { footer } from './outils.ts';

const AGENDA: readonly (readonly [title: string, majority: string])[] = [
  ['Élection du président de séance', 'Art. 24'],
  ['Élection des scrutateurs', 'Art. 24'],
  ['Élection du secrétaire de séance', 'Art. 24'],
  ['Rapport du conseil syndical', 'Sans vote'],
  ['Approbation des comptes de l’exercice clos le 30 septembre 2025', 'Art. 24'],
  ['Quitus au syndic', 'Art. 24'],
  ['Désignation du syndic SCHWEITZER & HENRION', 'Art. 25'],
  ['Budget prévisionnel de l’exercice 2026-2027', 'Art. 24'],
  ['Cotisation annuelle au fonds de travaux', 'Art. 25'],
  ['Remplacement de la chaudière gaz de l’escalier 3', 'Art. 24'],
  ['Mission de maîtrise d’œuvre pour la chaufferie', 'Art. 24'],
  ['Modalités de financement de la chaufferie', 'Art. 24'],
  ['Élaboration d’un projet de plan pluriannuel de travaux', 'Art. 24'],
  ['Demande de Mme STOFFEL : pose d’un store banne', 'Art. 25'],
  [
    'Autorisation donnée à la police et à la gendarmerie de pénétrer dans les parties communes',
    'Art. 24',
  ],
  ['Questions diverses', 'Sans vote'],
];

const packaged = paperOf(
  'convocation-ordre-du-jour-metz',
  `font: 8.8pt/1.35 'Carlito', sans-serif; .o td, .o th { border: .2mm solid #7b1e3a; padding: .9mm 1.6mm } .o th { background: #7b1e3a; color: #fff } .o td:first-child { width: 9mm; text-align: center } .o td:last-child { width: 22mm } h2 { font-size: 9.6pt; color: #7b1e3a; margin: 3mm 0 1mm } p { margin-bottom: 1.5mm }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:15pt;color:#7b1e3a">SCHWEITZER &amp; HENRION</b><br>Syndic de copropriétés – Siège : 3 place Saint-Jacques, 57000 METZ<br>metz@schweitzer-henrion.example.fr – 03 87 00 62 41</div><div style="width:80mm;padding-top:16mm;font-size:10pt"><span style="font-size:7.4pt">Lettre recommandée avec demande d’avis de réception</span><br>Consorts MULLER-TRINQUART<br>chez Maître Agathe MULLER<br>14 avenue Foch<br>57000 METZ</div></div><p style="margin-top:4mm">Metz, le ${inFull('2026-01-05')}</p><h1 style="font-size:14pt;text-align:center;color:#7b1e3a">CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Copropriété <b>LES TERRASSES DU SABLON</b> – 40 à 46 rue Saint-Livier – 57000 METZ – N° d’immatriculation AB5530918<br>Vos lots : 17, 54 et 88 – Vos tantièmes : 412 / 20 000</p><p>Mesdames, Messieurs,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires de votre résidence, qui se réunira le <b>jeudi 5 février 2026 à 18 heures 30</b>, salle paroissiale Sainte-Thérèse, 4 rue de l’Abbé Châtelain à Metz (émargement à partir de 18 h), à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      ['N°', 'Point à l’ordre du jour', 'Majorité'],
      AGENDA.map(([title, majority], index) => [index + 1, title, majority]),
      'o',
    )}<p style="margin-top:3mm">Vous pouvez participer en personne, par mandataire (pouvoir joint), par visioconférence (lien sur l’extranet) ou par correspondance (formulaire joint, à nous retourner au plus tard le 2 février 2026). Les pièces justificatives des charges sont consultables à l’agence le mardi 27 janvier de 9 h à 12 h et de 14 h à 17 h.</p><p style="text-align:right">Le syndic, P. HENRION</p>${footer('SARL SCHWEITZER & HENRION au capital de 80 000 € – RCS METZ 900 330 517 – CPI 5701 2019 000 040 118 – Garantie : Compagnie Exemple de Caution')}`,
    `<p style="font-size:7.6pt;border-bottom:.2mm solid #7b1e3a">LES TERRASSES DU SABLON – assemblée générale du 05/02/2026 – projets de résolutions</p><h2>Point 5 – Approbation des comptes</h2><p>Projet : « L’assemblée générale approuve les comptes de l’exercice du 01/10/2024 au 30/09/2025 tels qu’ils figurent aux annexes comptables mises à disposition sur l’extranet. »</p><h2>Point 6 – Quitus</h2><p>Projet : « L’assemblée générale donne quitus au syndic pour sa gestion au titre de cet exercice. »</p><h2>Point 7 – Désignation du syndic</h2><p>Projet : « L’assemblée générale désigne la SARL SCHWEITZER & HENRION en qualité de syndic pour une durée de deux ans, du 06/02/2026 au 05/02/2028, aux conditions du contrat joint. » Fiche d’information sur le prix et les prestations jointe (arrêté du 30 juillet 2021).</p><h2>Point 8 – Budget prévisionnel</h2><p>Projet : « Le budget prévisionnel de l’exercice du 01/10/2026 au 30/09/2027 est fixé à 108 200,00 €. » Le budget de l’exercice en cours, voté le 06/02/2025, est de 105 000,00 €.</p><h2>Point 9 – Fonds de travaux</h2><p>Projet : « La cotisation annuelle est fixée à 5 410,00 €, soit 5 % du budget prévisionnel. »</p><h2>Point 10 – Chaudière</h2><p>Devis joints : Thermie Lorraine 63 480,00 € TTC ; Chauffage Messin 68 115,20 € TTC. Avis du conseil syndical : favorable à Thermie Lorraine. Projet : « L’assemblée générale décide le remplacement de la chaudière et retient l’entreprise ………… pour un montant de ………… € TTC. »</p><h2>Point 12 – Financement</h2><p>Projet : « Les travaux seront financés par trois appels exigibles les 01/04, 01/07 et 01/10/2026. »</p><h2>Point 14 – Demande de Mme STOFFEL</h2><p>Courrier du 18 novembre 2025 joint. Projet : « L’assemblée autorise Mme STOFFEL, lot 23, à poser un store banne de couleur unie, sous réserve du respect de l’harmonie de l’immeuble. »</p><p style="margin-top:5mm">Documents joints : pouvoir, formulaire de vote par correspondance, devis, contrat de syndic et fiche d’information. Conformément au décret du 2 juillet 2020, un point sur les impayés sera fait en séance.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'SCHWEITZER & HENRION',
      owner: either(
        'Consorts MULLER-TRINQUART',
        'Consorts MULLER-TRINQUART chez Maître Agathe MULLER',
      ),
      building: 'LES TERRASSES DU SABLON',
      building_address: '40 à 46 rue Saint-Livier, 57000 METZ',
      rnc: 'AB5530918',
      lots: ['17', '54', '88'],
      tantiemes: 412,
      base: 20000,
      meeting_on: '2026-02-05',
      sent_on: '2026-01-05',
      resolutions: AGENDA.map(([title], index) => `${index + 1}. ${title}`),
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      budget_a_voter: 10820000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 541000,
    },
    absent: [
      'annexes',
      'impayes',
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'quitus',
    ],
  },
);

const SHORT = [
  'Élection du président et du secrétaire',
  'Comptes de l’exercice 1er avril 2025 – 31 mars 2026',
  'Quitus au syndic',
  'Budget de l’exercice 1er avril 2027 – 31 mars 2028',
  'Fonds de travaux : montant de la cotisation',
  'Réfection du puits de jour : choix de l’entreprise',
  'Nettoyage des caves',
] as const;

const registered = paperOf(
  'convocation-courrier-tours',
  `font: 10.6pt/1.45 'Nimbus Roman', serif; padding: 20mm 22mm; .r { margin-left: 92mm } li { margin-bottom: 1.2mm }`,
  [
    `<p><b>Cabinet FOUCHER-DELAUNAY</b><br>Gestion d’immeubles – Expertises<br>10 rue Nationale – 37000 TOURS<br>Tél. 02 47 00 29 38</p><p class="r">Monsieur le Comte<br>Aymeric d’AUBIGNY de VILLERMONT<br>La Chesnaye<br>37230 FONDETTES</p><p class="r">Tours, le 18 août 2026</p><p>Immeuble 29 rue Colbert à TOURS (37000)<br>Lot n° 5<br>R.A.R. n° 1A 204 118 3307 2</p><p>Monsieur,</p><p>J’ai l’honneur de vous prier de bien vouloir assister à la réunion de l’assemblée générale annuelle des copropriétaires de l’immeuble cité en référence, qui aura lieu en mon cabinet</p><p style="text-align:center"><b>le mardi 15 septembre 2026 à 17 heures</b></p><p>avec l’ordre du jour suivant :</p><ol>${SHORT.map((title) => `<li>${title}</li>`).join('')}</ol><p>Vous trouverez sous ce pli le projet de budget, l’état financier et le compte de gestion de l’exercice écoulé, les devis des entreprises Morisset et Turone Bâtiment, le contrat de syndic en cours (échéance 30 septembre 2027) et un pouvoir.</p><p>En cas d’empêchement, je vous serais obligé de remettre ce pouvoir, daté et signé, à un mandataire de votre choix, le syndic ne pouvant recevoir de mandat. Vous avez également la faculté de voter par correspondance.</p><p>Les comptes et pièces sont à votre disposition au cabinet les 7 et 8 septembre, de 10 h à 12 h.</p><p>Je vous prie d’agréer, Monsieur, l’expression de mes sentiments distingués.</p><p class="r">Ghislaine DELAUNAY, syndic</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet FOUCHER-DELAUNAY',
      owner: either(
        'Monsieur le Comte Aymeric d’AUBIGNY de VILLERMONT',
        'Aymeric d’AUBIGNY de VILLERMONT',
      ),
      building_address: '29 rue Colbert, 37000 TOURS',
      lots: ['5'],
      meeting_on: '2026-09-15',
      sent_on: '2026-08-18',
      resolutions: SHORT.map((title, index) => `${index + 1}. ${title}`),
    },
    absent: ['rnc', 'tantiemes_present', 'resolutions_adopted', 'quitus', 'impayes'],
  },
);

const proxy = paperOf(
  'pouvoir-imprime-nancy',
  `font: 10pt/1.5 'Carlito', sans-serif; padding: 18mm; .b { border: .3mm solid #7b1e3a; padding: 5mm } .s { font-size: 7.8pt; margin-top: 6mm }`,
  [
    `<p><b style="color:#7b1e3a">SCHWEITZER &amp; HENRION</b> – 9 rue Gambetta, 54000 NANCY</p><div class="b"><h1 style="font-size:17pt;text-align:center">POUVOIR</h1><p>Copropriété LE STANISLAS, 17 A, 17 B et 17 C rue du Maréchal Exelmans, 54000 NANCY</p><p>Je soussigné(e) / Nous soussignés : <b>M. KOWALCZYK Jean-Marc et Mme KOWALCZYK née D’ALMEIDA Rosa</b><br>copropriétaire(s) des lots : 118, 203 et 241, soit 1846 / 100000 tantièmes,</p><p>donne(nons) par les présentes pouvoir à M. / Mme ……………………………………………………………………<br>demeurant ……………………………………………………………………………………</p><p>de me (nous) représenter à l’assemblée générale des copropriétaires convoquée pour le <b>mardi 8 décembre 2026 à 18 h 00</b>, Centre Prouvé, salle 103, ainsi qu’à toute assemblée ultérieure appelée à délibérer sur le même ordre du jour faute de quorum ou de majorité ; en conséquence, émarger la feuille de présence, prendre part aux votes, accepter toutes fonctions, faire toutes observations et généralement faire le nécessaire.</p><p>Fait à ……………………, le ……………………</p><p>Signature précédée de la mention manuscrite « Bon pour pouvoir » :</p><p style="height:22mm"></p><p>Le mandataire (« pouvoir accepté ») :</p><p style="height:16mm"></p></div><p class="s">Article 22 de la loi du 10 juillet 1965 : tout copropriétaire peut déléguer son droit de vote à un mandataire, que ce dernier soit ou non membre du syndicat. Chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote. Toutefois, un mandataire peut recevoir plus de trois délégations si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint, le partenaire lié à lui par un pacte civil de solidarité et ses préposés ne peuvent présider l’assemblée ni recevoir mandat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'SCHWEITZER & HENRION',
      building: 'LE STANISLAS',
      building_address: '17 A, 17 B et 17 C rue du Maréchal Exelmans, 54000 NANCY',
      owner: either(
        'M. KOWALCZYK Jean-Marc et Mme KOWALCZYK née D’ALMEIDA Rosa',
        'M. KOWALCZYK Jean-Marc',
      ),
      lots: ['118', '203', '241'],
      tantiemes: 1846,
      base: 100000,
      meeting_on: '2026-12-08',
    },
    absent: ['resolutions', 'tantiemes_present', 'budget', 'rnc'],
  },
);

const VOTES = [
  'Désignation du président de séance',
  'Approbation des comptes 2025',
  'Quitus au syndic',
  'Budget prévisionnel 2027',
  'Cotisation au fonds de travaux',
  'Étanchéité du toit-terrasse, avenant n° 2',
  'Bornes de recharge, convention avec l’opérateur',
] as const;

const byPost = paperOf(
  'vote-correspondance-nantes',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; .v td, .v th { border: .2mm solid #004f59; padding: 1.3mm } .v th { background: #e3eeef } .v td:nth-child(n+3) { text-align: center; width: 20mm } h1 { font-size: 13pt; color: #004f59 }`,
  [
    `<p><b>Cabinet LE GUENNEC</b> – 2 rue Racine – 44000 NANTES</p><h1>FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p>(article 17-1 A de la loi n° 65-557 du 10 juillet 1965 – arrêté du 2 juillet 2020)</p><p>Syndicat des copropriétaires : L’ERDRE ET LOIRE, 3 à 7 quai de Versailles, 44000 NANTES<br>Assemblée générale du : 16 juin 2026 à 18 h 30<br>Date limite de réception du formulaire par le syndic : 12 juin 2026<br>À retourner par courrier ou à ag@leguennec.example.fr</p><p>Je soussignée : <b>Mme Bénédicte DE KERGARIOU</b>, demeurant 21 boulevard Guist’hau, 44000 NANTES<br>Lots : 14, 39 – Tantièmes : 430</p><p>après avoir pris connaissance de l’ordre du jour et des documents annexés à la convocation, souhaite émettre sur chacune des résolutions le vote exprimé dans le tableau ci-joint.</p>${table(
      ['N°', 'Objet de la résolution', 'POUR', 'CONTRE', 'ABSTENTION'],
      VOTES.map((title, index) => [
        index + 1,
        title,
        index === 5 ? '☐' : '☒',
        index === 5 ? '☒' : '☐',
        '☐',
      ]),
      'v',
    )}<p style="margin-top:4mm">Nombre de pages : 1. Chaque page doit être paraphée et la dernière signée.</p><p>Fait à Nantes, le 4 juin 2026. Signature :</p><p style="font-size:7.4pt;margin-top:8mm">Pour être pris en compte, le formulaire est réceptionné par le syndic au plus tard trois jours francs avant la date de la réunion. Si la résolution objet du vote par correspondance est amendée en cours d’assemblée générale, le votant par correspondance ayant voté favorablement est assimilé à un copropriétaire défaillant pour cette résolution. Le vote par correspondance n’est pas pris en compte lorsque le copropriétaire est présent à l’assemblée générale.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'Cabinet LE GUENNEC',
      building: 'L’ERDRE ET LOIRE',
      building_address: '3 à 7 quai de Versailles, 44000 NANTES',
      owner: 'Mme Bénédicte DE KERGARIOU',
      lots: ['14', '39'],
      tantiemes: 430,
      meeting_on: '2026-06-16',
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'quitus', 'rnc', 'approved_from'],
  },
);

export const CONVOCATIONS = [packaged, registered, proxy, byPost];
