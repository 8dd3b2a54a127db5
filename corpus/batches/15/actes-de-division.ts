// Deeds of a building typed long ago: the rules in prose without a heading, a division, an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

const TYPED = `font: 10.8pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 16mm 14mm 34mm; p { text-align: justify; margin-bottom: 3.5mm } .f { position: absolute; top: 8mm; right: 16mm } .m { position: absolute; left: 6mm; width: 24mm; font-size: 8pt; line-height: 1.2; text-align: left }`;

const rules = paperOf(
  'reglement-dactylo-dunkerque',
  TYPED,
  [
    `<p class="f">1</p><div class="m" style="top:60mm">6 mots rayés nuls<br>L.D. &nbsp; A.V.</div><p>L’AN MIL NEUF CENT CINQUANTE-SEPT, le quatre mars, PARDEVANT Me Léon DUHAMEL, notaire à Dunkerque, soussigné, A COMPARU M. Achille VERHAEGHE, entrepreneur, demeurant à Dunkerque, rue de Soubise, agissant au nom de la société civile immobilière « L’ESTRAN », au capital de un million de francs, propriétaire d’un immeuble en cours de reconstruction sis à DUNKERQUE, section de Malo-les-Bains, digue de Mer numéro 61, cadastré section C numéro 418 pour trois ares quarante-deux centiares, provenant du remembrement.</p><p>Lequel a établi comme suit le règlement de copropriété destiné à fixer les droits et obligations de tous ceux qui deviendront propriétaires de fractions dudit immeuble, ainsi que leurs héritiers et ayants cause, et à en organiser l’administration, le tout par application de la loi du vingt-huit juin mil neuf cent trente-huit.</p><p>Sont choses communes à tous : le sol, les fondations, les gros murs, le toit et ses accessoires, le vestibule, l’escalier, les descentes d’eau, les canalisations principales, le logement du concierge s’il en est créé. Sont choses privées : ce qui se trouve à l’intérieur de chaque local, y compris les cloisons, planchers, menuiseries et volets.</p><p>Nul ne pourra rien faire qui puisse compromettre la solidité de l’édifice ni en changer l’aspect du côté de la mer ; les persiennes seront peintes de la même nuance de gris ; les tapis ne seront battus qu’avant neuf heures du matin ; les bicyclettes, voitures d’enfants et paniers de plage ne séjourneront pas dans le vestibule. Les propriétaires du rez-de-chaussée souffriront le passage des tuyaux et celui des ouvriers. Chaque propriétaire pourra jouir, user et disposer de son local comme de chose lui appartenant, à la condition de ne nuire en rien aux droits des autres ni à la destination de l’immeuble, et de supporter sans indemnité les réparations qui deviendraient nécessaires aux choses communes, quelle qu’en soit la durée.</p><p>Les impôts assis sur l’immeuble entier, la prime d’assurance contre l’incendie souscrite à la compagnie La Flamande pour cinq ans, les gages du concierge, l’éclairage du vestibule, l’eau, le ramonage et généralement toutes dépenses faites dans l’intérêt commun seront répartis par le syndic, qui pourra exiger d’avance une somme de dix mille francs par propriétaire à titre de fonds de roulement.</p>`,
    `<p class="f">2</p><p>L’immeuble est destiné à l’habitation bourgeoise et à la villégiature ; il est interdit d’y tenir pension, débit ou commerce, hormis au rez-de-chaussée. Chacun supportera les dépenses communes en proportion des millièmes ci-après attribués à sa part.</p><p>L’immeuble est divisé en vingt-deux lots dont les principaux sont ainsi composés : LOT UN, au rez-de-chaussée, un magasin avec arrière-boutique, et les cent dix millièmes (110/1000es) des choses communes. LOT DEUX, au premier étage sur mer, un appartement de trois pièces, et les cent quarante-cinq millièmes (145/1000es). LOT TROIS, au premier étage sur cour, un appartement de deux pièces, et les quatre-vingt-dix millièmes (90/1000es). LOT QUATRE, au deuxième étage sur mer, un appartement de trois pièces, et les cent quarante-deux millièmes (142/1000es). Les lots cinq à vingt-deux sont décrits à l’état demeuré ci-annexé.</p><p>Les copropriétaires se réuniront en assemblée au moins une fois l’an, à Pâques, sur la convocation du syndic, qui sera choisi par eux et dont les fonctions dureront un an. Les décisions y seront prises à la majorité des voix, chaque copropriétaire disposant d’autant de voix qu’il a de millièmes.</p><p>DONT ACTE, fait et passé en l’étude, et après lecture le comparant a signé avec le notaire. Transcrit au bureau des hypothèques de Dunkerque le deux avril mil neuf cent cinquante-sept, volume 2210, numéro 33.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1957-03-04',
      notary: either('Me Léon DUHAMEL', 'Maître Léon DUHAMEL', 'Me DUHAMEL'),
      publication: either('2210 n° 33', 'volume 2210, numéro 33', 'volume 2210 n° 33'),
      building_address: either(
        'digue de Mer numéro 61, DUNKERQUE',
        '61 digue de Mer, DUNKERQUE',
        'DUNKERQUE, section de Malo-les-Bains, digue de Mer numéro 61',
      ),
      parcels: ['C 418'],
      // « L’ESTRAN » is the company that builds, and four of the twenty-two lots are not the list of them.
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on', 'sellers'],
  },
);

const division = paperOf(
  'reglement-division-cabourg',
  `font: 9.5pt/1.4 'Nimbus Roman', serif; padding: 16mm 20mm; td, th { border: .2mm solid #000; padding: .6mm 1.5mm } th { font-weight: bold } td:last-child { text-align: right }`,
  [
    `<p>CABINET LECOURTOIS &amp; ASSOCIÉS<br>Géomètres-experts – 14390 CABOURG<br>Dossier 23.118</p><p style="text-align:center;font-size:14pt"><b>ÉTAT DESCRIPTIF DE DIVISION</b><br><span style="font-size:10pt">Villa « LES ALBATROS », 25 avenue de la Brèche-Buhot, 14390 CABOURG</span></p>${paragraphs(['Commune de CABOURG (Calvados), cadastrée section AK numéros 207 et 208, contenance totale 6 a 88 ca. Le présent état est destiné à être déposé au rang des minutes de Maître Eudes FOUCHER DE LA ROCHE, notaire à DIVES-SUR-MER. Il a été dressé le 19 septembre 2023.', 'L’immeuble comprend un corps de logis de deux étages sur cave et un garage. Il est divisé en six lots. Les tantièmes sont exprimés en dix-millièmes de la propriété du sol et des parties communes.'])}<table><thead><tr><th>Lot</th><th>Situation</th><th>Désignation</th><th>Surface</th><th>10 000èmes</th></tr></thead><tbody>${[
      ['1', 'Rez-de-jardin', 'Appartement, jouissance du jardin', '71,20 m²', '2 815'],
      ['2', '1er étage', 'Appartement', '68,04 m²', '2 690'],
      ['3', '2e étage', 'Appartement', '54,90 m²', '2 104'],
      ['4', 'Combles', 'Studio', '27,33 m²', '1 171'],
      ['5', 'Sous-sol', 'Cave', '9,50 m²', '160'],
      ['6', 'Cour', 'Garage', '18,00 m²', '1 060'],
    ]
      .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join(
        '',
      )}<tr><td></td><td></td><td><b>TOTAL</b></td><td></td><td><b>10 000</b></td></tr></tbody></table>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      building: either('Villa « LES ALBATROS »', 'LES ALBATROS'),
      building_address: '25 avenue de la Brèche-Buhot, 14390 CABOURG',
      parcels: ['AK 207', 'AK 208'],
      lot_shares: [
        '1:2815/10000',
        '2:2690/10000',
        '3:2104/10000',
        '4:1171/10000',
        '5:160/10000',
        '6:1060/10000',
      ],
    },
    absent: ['publication', 'price', 'modifies', 'rnc', 'surface_carrez'],
  },
);

const amendment = paperOf(
  'modificatif-dactylo-dunkerque',
  TYPED,
  [
    `<p class="f">- 1 -</p><p>PARDEVANT Maître Bernard DECOOPMAN, notaire associé à DUNKERQUE, 14 place Jean-Bart, ONT COMPARU Madame Andrée VERHAEGHE, veuve de Monsieur Jules STEVENARD, propriétaire des lots cinq et six, et Monsieur Lucien HOSTE, agissant comme syndic de l’immeuble « L’ESTRAN », sis à DUNKERQUE (59240), 61 digue de Mer, en vertu d’une assemblée générale du vingt-huit mars mil neuf cent quatre-vingt-dix-huit, LESQUELS ont requis le notaire soussigné de constater par acte authentique la modification ci-après de l’état descriptif de division et du règlement de copropriété reçus par Maître Léon DUHAMEL, lors notaire à Dunkerque, le quatre mars mil neuf cent cinquante-sept, transcrits le deux avril suivant volume 2210 numéro 33.</p><p>Le couloir du troisième étage, partie commune, étant aliéné au profit de Madame STEVENARD, les lots cinq et six sont annulés et réunis avec ledit couloir en un lot nouveau portant le numéro vingt-trois, consistant au troisième étage en un appartement de cinq pièces, auquel sont attachés les deux cent huit mille-douzièmes (208/1012es) des parties communes. La somme des tantièmes de l’immeuble est en conséquence portée de mille à mille douze, ceux des autres lots restant en nombre inchangés.</p><p>Pour la perception du salaire, la partie commune cédée est évaluée à quatre mille francs.</p><p>FAIT ET PASSÉ à Dunkerque, en l’étude, le DOUZE JUIN MIL NEUF CENT QUATRE-VINGT-DIX-HUIT. Lecture faite, les comparants ont signé avec le notaire.</p>`,
    `<p class="f">- 2 -</p><p style="margin-top:20mm">Publié et enregistré au premier bureau des hypothèques de DUNKERQUE, le sept juillet mil neuf cent quatre-vingt-dix-huit, volume 1998 P, numéro 3176. Reçu : salaire cent francs. Le conservateur.</p><p>POUR COPIE AUTHENTIQUE sur deux pages, sans renvoi ni mot nul, collationnée et certifiée conforme à la minute par le notaire associé soussigné.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '1998-06-12',
      notary: either('Maître Bernard DECOOPMAN', 'Maître DECOOPMAN'),
      modifies: ['1957-03-04'],
      publication: either('1998 P n° 3176', '1998P n° 3176', 'volume 1998 P, numéro 3176'),
      building: 'L’ESTRAN',
      building_address: either('61 digue de Mer, 59240 DUNKERQUE', '61 digue de Mer, DUNKERQUE'),
      lot_shares: ['23:208/1012'],
    },
    absent: ['price', 'meeting_on', 'rnc', 'parcels', 'sellers'],
  },
);

export const ACTES_DE_DIVISION = [rules, division, amendment];
