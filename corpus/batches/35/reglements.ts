// Deeds of buildings: a typed one of 1968, a notary's of 2008 with its table, two amendments.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const typed = paperOf(
  'reglement-dactylo-sete',
  `font: 10.3pt/1.52 'Nimbus Mono PS', monospace; padding: 18mm 16mm 14mm 34mm; p { text-align: justify; margin-bottom: 3mm } h2 { font-size: 10.5pt; text-align: center; text-decoration: underline } .f { position: absolute; top: 8mm; right: 16mm }`,
  [
    `<p class="f">1er rôle</p><p style="text-align:center">R E G L E M E N T   D E   C O P R O P R I E T E<br>- - - - - - -<br>Immeuble "RESIDENCE LES QUILLES"<br>à SETE (Hérault), Boulevard Joliot Curie n° 158</p>
    <p>L'AN MIL NEUF CENT SOIXANTE HUIT<br>Et le DOUZE SEPTEMBRE</p>
    <p>Par devant Me Fernand ROQUEBLAVE, Notaire à la résidence de SETE, soussigné,</p>
    <p>A COMPARU :</p><p>Monsieur Vincent SCOTTO DI LIGUORI, entrepreneur, demeurant à SETE, Grand'Rue Haute, agissant en qualité de gérant de la Société Civile Immobilière "LES QUILLES", au capital de 400.000 francs, dont le siège est à SETE, quai de Bosc n° 3,</p>
    <p>Lequel, ès qualités, a établi ainsi qu'il suit le règlement de copropriété, contenant état descriptif de division, de l'immeuble ci-après désigné, dressé conformément à la loi n° 65-557 du dix juillet mil neuf cent soixante cinq et au décret du dix sept mars mil neuf cent soixante sept.</p>
    <p>DESIGNATION. Un terrain à bâtir sis à SETE, boulevard Joliot Curie, cadastré section BH n° 218 pour 41 ares 60 centiares, sur lequel la société édifie trois halls de sept étages.</p>`,
    `<p class="f">2e rôle</p><h2>TITRE I - ETAT DESCRIPTIF DE DIVISION</h2>
    <p>L'immeuble est divisé en trois cent cinquante lots. Les quotes-parts de parties communes sont exprimées en dix mille troisièmes (10.003èmes), à savoir notamment :</p>
    <p>LOT 213. Hall 2, deuxième étage, un appartement de type F3 portant le n° 213, et les cent quatre vingt deux/dix mille troisièmes (182/10003) des parties communes.</p>
    <p>LOT 214. Hall 2, deuxième étage, un appartement de type F2 portant le n° 214, et les cent cinquante huit/dix mille troisièmes (158/10003) des parties communes.</p>
    <p>LOT 331. Hall 2, sous-sol, un cellier, et les six/dix mille troisièmes (6/10003) des parties communes.</p>
    <h2>TITRE II - PARTIES COMMUNES</h2><p>Article 5. Sont communes les parties du bâtiment et du terrain affectées à l'usage ou à l'utilité de tous les copropriétaires, et notamment le sol, les gros murs, les toitures-terrasses, les escaliers, les ascenseurs, les loges et locaux des services communs.</p>`,
    `<p class="f">3e rôle</p><h2>TITRE III - PARTIES PRIVATIVES ET DESTINATION</h2><p>Article 9. Chacun des copropriétaires aura le droit de jouir de son lot comme bon lui semblera, à la condition de ne pas nuire aux droits des autres. L'immeuble est destiné à l'habitation ; les rez-de-chaussée du hall 1 pourront recevoir des commerces, à l'exclusion de ceux présentant des inconvénients de bruit ou d'odeur.</p>
    <h2>TITRE IV - CHARGES</h2><p>Article 14. Les charges générales sont supportées dans la proportion des quotes-parts ci-dessus. Article 15. Les dépenses de chaque hall sont réparties entre les seuls lots qui le composent.</p>
    <h2>TITRE V - SYNDICAT</h2><p>Article 21. La collectivité des copropriétaires est constituée en un syndicat. Le syndic provisoire est Monsieur Scotto di Liguori jusqu'à la première assemblée générale.</p>
    <p>DONT ACTE. Fait et passé à SETE en l'étude. Enregistré à SETE le 20 septembre 1968, folio 41. Publié au bureau des hypothèques de MONTPELLIER le huit octobre mil neuf cent soixante huit, volume 4127 n° 19.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1968-09-12',
      notary: either('Me Fernand ROQUEBLAVE', 'Maître Fernand ROQUEBLAVE', 'Maître ROQUEBLAVE'),
      publication: either('4127 n° 19', 'volume 4127 n° 19'),
      building: 'RESIDENCE LES QUILLES',
      building_address: either(
        '158 Boulevard Joliot Curie, SETE',
        'SETE (Hérault), Boulevard Joliot Curie n° 158',
      ),
      parcels: ['BH 218'],
      lot_shares: ['213:182/10003', '214:158/10003', '331:6/10003'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const LOTS = [
  ['1', 'A', 'RDC', 'Appartement T2 avec jardin', '612'],
  ['2', 'A', 'RDC', 'Appartement T3 avec jardin', '846'],
  ['3', 'A', '1er', 'Appartement T3', '804'],
  ['4', 'A', '1er', 'Appartement T4', '1021'],
  ['5', 'A', '2e', 'Appartement T5 duplex', '1297'],
  ['21', 'Ext.', '', 'Stationnement', '35'],
  ['22', 'Ext.', '', 'Stationnement', '35'],
  ['23', 'Ext.', '', 'Garage', '62'],
] as const;
const modern = paperOf(
  'reglement-tableau-lunel',
  `font: 9.8pt/1.42 'Nimbus Roman', serif; padding: 16mm 20mm 16mm 32mm; h2 { font-size: 10.6pt; text-align: center; margin: 4mm 0 2mm } p { text-align: justify } td, th { border: .2mm solid #000; padding: .7mm 1.5mm } th { font-weight: bold; text-align: center } td:last-child { text-align: right } .p { position: absolute; bottom: 8mm; right: 20mm; font-size: 8pt }`,
  [
    `<p>100044102<br>JCP/SB/</p><p><b>L’AN DEUX MILLE HUIT,<br>LE VINGT ET UN JANVIER,</b></p><p>A LUNEL (Hérault), 84 boulevard Lafayette, au siège de l’Office Notarial, ci-après nommé,<br>Maître Jean-Christophe PASCUAL-BRÈS, Notaire associé de la Société Civile Professionnelle « PASCUAL-BRÈS et DUMAS, notaires », titulaire d’un Office Notarial à LUNEL,</p><p>A REÇU le présent acte contenant <b>ÉTAT DESCRIPTIF DE DIVISION ET RÈGLEMENT DE COPROPRIÉTÉ</b>,</p><p>A LA REQUÊTE DE :</p><p>La Société dénommée « SNC LES MAZETS DU VIDOURLE », Société en Nom Collectif au capital de 1.000,00 €, dont le siège est à MAUGUIO (34130), immatriculée au RCS de MONTPELLIER sous le n° 900001967.</p>
    <h2>PREMIÈRE PARTIE – DÉSIGNATION DE L’ENSEMBLE IMMOBILIER</h2><p>Un ensemble immobilier situé à LUNEL (Hérault) 34400, 215 chemin des Pins, dénommé « LES MAZETS DU VIDOURLE », cadastré :</p>
    ${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [
        ['CD', '344', '215 chemin des Pins', '00 ha 18 a 72 ca'],
        ['CD', '346', 'Les Pins', '00 ha 02 a 15 ca'],
      ],
    )}
    <p style="margin-top:2mm">Tel que ledit bien existe, avec tous droits y attachés, sans aucune exception ni réserve. Permis de construire n° PC 34 145 06 A0087 délivré le 3 novembre 2006.</p><p class="p">1</p>`,
    `<h2>DEUXIÈME PARTIE – TABLEAU RÉCAPITULATIF DE L’ÉTAT DESCRIPTIF DE DIVISION</h2><p>Établi conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955. Extrait limité au bâtiment A et aux stationnements ; les quotes-parts sont exprimées en 10.000èmes.</p>
    ${table(
      [
        'N° du lot',
        'Bât.',
        'Étage',
        'Nature du lot',
        'Quote-part des parties communes générales (/10000)',
      ],
      LOTS.map((row) => [...row]),
    )}
    <h2>TROISIÈME PARTIE – DESTINATION, PARTIES COMMUNES ET PRIVATIVES</h2><p>L’ensemble immobilier est destiné exclusivement à l’habitation. L’exercice d’une profession libérale y est autorisé sous réserve de l’obtention des autorisations administratives. Sont parties communes générales la totalité du sol, les voies d’accès, les réseaux, le local transformateur. Sont parties communes spéciales au bâtiment A les fondations, gros murs, charpente et couverture de ce bâtiment. Les jardins des lots 1 et 2 sont des parties communes à jouissance privative.</p><p class="p">2</p>`,
    `<h2>QUATRIÈME PARTIE – CHARGES ET ADMINISTRATION</h2><p>Les charges générales comprennent toutes celles qui ne sont pas considérées comme spéciales : impôts, honoraires du syndic, assurances, entretien des espaces verts. Elles sont réparties au prorata des tantièmes. Le syndicat est administré par un syndic ; le syndic provisoire est la société ORIADIS MÉDITERRANÉE jusqu’à la première assemblée. Une avance de trésorerie égale au sixième du budget sera versée par chaque copropriétaire.</p>
    <h2>CINQUIÈME PARTIE – PUBLICITÉ FONCIÈRE</h2><p>Une expédition du présent acte sera publiée au bureau des hypothèques de MONTPELLIER 2ème bureau. Pour l’exécution des présentes, il est fait élection de domicile en l’office.</p><p>DONT ACTE rédigé sur trois pages, paraphé et signé par le représentant de la société et le notaire, après lecture.</p><p>Suivent les signatures. POUR EXPÉDITION CONFORME.</p><p class="p">3</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '2008-01-21',
      notary: either('Maître Jean-Christophe PASCUAL-BRÈS', 'Maître PASCUAL-BRÈS'),
      building: 'LES MAZETS DU VIDOURLE',
      building_address: '215 chemin des Pins, 34400 LUNEL',
      parcels: ['CD 344', 'CD 346'],
      lot_shares: LOTS.map(([lot, , , , part]) => `${lot}:${part}/10000`),
    },
    absent: ['publication', 'modifies', 'rnc', 'price'],
  },
);

const amendment = paperOf(
  'modificatif-reunion-carcassonne',
  `font: 10.4pt/1.48 'C059', serif; padding: 18mm 22mm; h2 { font-size: 11pt; text-align: center } p { text-align: justify } td, th { border: .2mm solid #000 }`,
  [
    `<p>Office notarial BONNAFOUS-CROUZET, 3 square Gambetta, 11000 CARCASSONNE</p><p style="text-align:center;margin:6mm 0"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION<br>ET AU RÈGLEMENT DE COPROPRIÉTÉ<br>73, rue de Verdun à CARCASSONNE</b></p>
    <p>L’AN DEUX MILLE DIX-NEUF, le DIX-SEPT OCTOBRE,</p><p>Maître Hélène CROUZET, notaire à CARCASSONNE (Aude), soussignée, a reçu le présent acte authentique à la requête du syndicat des copropriétaires de l’immeuble sis à CARCASSONNE (11000), 73 rue de Verdun, immatriculé sous le numéro AF0386119, représenté par son syndic la société SAINT-NAZAIRE PATRIMOINE, en vertu d’une résolution n° 11 de l’assemblée générale du 14 mai 2019.</p>
    <h2>EXPOSÉ</h2><p>1°) L’immeuble, cadastré section AR numéro 502 pour 6 a 11 ca, a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître Paul SATGÉ, notaire à CARCASSONNE, le 30 juin 1954, publié au bureau des hypothèques de CARCASSONNE le 26 juillet 1954, volume 2207, numéro 33.</p><p>2°) Ledit acte a été modifié par acte de Maître Paul SATGÉ du 4 mars 1971, publié le 2 avril 1971, volume 3910, numéro 8.</p>
    <h2>MODIFICATION</h2><p>Les lots numéros 25 et 26 sont réunis et supprimés ; ils sont remplacés par le lot numéro 27 ci-après :</p>
    ${table(['Lot', 'Étage', 'Désignation', 'Tantièmes'], [['27', '3e', 'Un appartement de quatre pièces', '204 / 5000']])}
    <p style="margin-top:4mm">Il n’est rien changé au total des tantièmes, qui demeure de cinq mille.</p><h2>PUBLICITÉ</h2><p>Le présent acte sera publié au service de la publicité foncière de CARCASSONNE. DONT ACTE sur une page.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2019-10-17',
      notary: either('Maître Hélène CROUZET', 'Maître CROUZET'),
      syndic: 'SAINT-NAZAIRE PATRIMOINE',
      building_address: '73 rue de Verdun, 11000 CARCASSONNE',
      rnc: 'AF0386119',
      modifies: either(['1954-06-30', '1971-03-04'], ['1954-06-30']),
      parcels: ['AR 502'],
      lot_shares: ['27:204/5000'],
    },
    absent: ['publication', 'price', 'meeting_on'],
  },
);

export const REGLEMENTS = [typed, modern, amendment];
