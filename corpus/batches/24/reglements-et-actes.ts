// Deeds of a building: rules typed in the fifties, a division in a table alone, an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const old = paperOf(
  'reglement-dactylographie-saint-denis',
  `font: 10.6pt/1.55 'Nimbus Mono PS', monospace; padding: 20mm 16mm 16mm 34mm; p { text-align: justify } .c { text-align: center }`,
  [
    `<p class="c">R E G L E M E N T   D E   C O P R O P R I E T E</p><p class="c">--oOo--</p><p>PAR DEVANT Maître Anselme ROUVEYRE, notaire à la résidence de SAINT-DENIS (Seine), soussigné,</p><p>A COMPARU :</p><p>Monsieur Fernand COQUILLARD, entrepreneur, demeurant à SAINT-DENIS, boulevard Carnot numéro 41, agissant en qualité d'administrateur unique de la "SOCIETE CIVILE DE CONSTRUCTION DE LA PLAINE",</p><p>LEQUEL a, par les présentes, établi ainsi qu'il suit le règlement de copropriété destiné à régir l'ensemble immobilier dénommé "LES TILLEULS DE PLEYEL", situé à SAINT-DENIS, 4, 6 et 8 rue Ambroise-Croizat, édifié sur un terrain cadastré section K numéro 218 pour une contenance de quarante et un ares sept centiares.</p><p>TITRE PREMIER - DISPOSITIONS GENERALES</p><p>Article 1er. - Le présent règlement a pour objet de déterminer les éléments de l'ensemble immobilier qui seront affectés à l'usage exclusif de chaque propriétaire et ceux qui serviront à l'usage commun.</p>`,
    `<p>TITRE DEUXIEME - ETAT DESCRIPTIF</p><p>Lot n° 133. - Bâtiment C, troisième étage, porte 33 : un logement de deux pièces principales, avec les 151/20.000èmes des parties communes générales.</p><p>Lot n° 134. - Bâtiment C, troisième étage, porte 34 : un logement de trois pièces principales, avec les 173/20.000èmes des parties communes générales.</p><p>Lot n° 235. - Une cave portant le numéro 35, avec les 4/20.000èmes des parties communes générales.</p><p>TITRE TROISIEME - CHARGES</p><p>Article 19. - Les charges d'eau, d'éclairage et d'entretien seront réparties entre tous les propriétaires au prorata de leurs quotes-parts.</p>`,
    `<p>Article 44. - Les difficultés relatives à l'exécution du présent règlement seront de la compétence du Tribunal de grande instance de la Seine.</p><p>DONT ACTE, fait et passé à SAINT-DENIS, en l'étude, L'AN MIL NEUF CENT CINQUANTE HUIT, le VINGT-DEUX OCTOBRE. Et lecture faite, le comparant a signé avec le notaire.</p><p>Transcrit au sixième bureau des hypothèques de la Seine le 8 décembre 1958, volume 3307 numéro 19.</p><p>POUR EXPEDITION - Trois pages - sans renvoi ni mot nul.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1958-10-22',
      notary: either('Maître Anselme ROUVEYRE', 'Maître ROUVEYRE'),
      publication: either('3307 n° 19', 'volume 3307 numéro 19'),
      building: 'LES TILLEULS DE PLEYEL',
      building_address: either(
        '4, 6 et 8 rue Ambroise-Croizat, SAINT-DENIS',
        '4, 6 et 8 rue Ambroise-Croizat',
      ),
      parcels: ['K 218'],
      lot_shares: ['133:151/20000', '134:173/20000', '235:4/20000'],
    },
    absent: ['rnc', 'price', 'modifies', 'owner'],
  },
);

const ROWS = [
  ['1', 'RDC', 'Local commercial', '164', '0'],
  ['2', 'RDC', 'Appartement 1 pièce', '78', '0'],
  ['3', '1er', 'Appartement 3 pièces', '145', '120'],
  ['4', '1er', 'Appartement 4 pièces', '210', '174'],
  ['5', '2e', 'Appartement 4 pièces', '250', '415'],
  ['6', 'Combles', 'Grenier aménageable', '102', '254'],
  ['7', 'Sous-sol', 'Cave', '25', '0'],
  ['8', 'Sous-sol', 'Cave', '26', '37'],
] as const;
const division = paperOf(
  'edd-tableau-annecy',
  `font: 10pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm; td, th { border: .2mm solid #000; text-align: center } td:nth-child(3) { text-align: left } h2 { font-size: 11pt; text-align: center; margin-top: 4mm }`,
  [
    `<p>Réf. 74011 02 / FJ</p><p><b>ÉTAT DESCRIPTIF DE DIVISION</b></p><p>L’AN DEUX MILLE DEUX, le dix-sept mai,</p><p>Maître Françoise JACQUEMOUD-COLLET, notaire associée à ANNECY (Haute-Savoie), 6 rue du Pâquier, a dressé, à la requête de Madame Simone LACHENAL née BALMAT, veuve, propriétaire, l’état descriptif de division de l’immeuble ci-après, en vue de sa mise en copropriété.</p><h2>DÉSIGNATION DE L’IMMEUBLE</h2><p>Une maison de ville à ANNECY (74000), 11 faubourg des Annonciades, élevée sur caves d’un rez-de-chaussée, deux étages et combles, figurant au cadastre section AX numéro 64 pour 2 a 31 ca.</p><h2>DIVISION EN LOTS</h2>${table(
      [
        'N° du lot',
        'Étage',
        'Nature',
        'Quote-part du sol et des parties communes (/1000)',
        'Charges d’escalier (/1000)',
      ],
      ROWS,
    )}`,
    `<h2>RÈGLEMENT</h2><p>Le règlement de copropriété fera l’objet d’un acte séparé.</p><h2>PUBLICITÉ</h2><p>Le présent état sera publié au bureau des hypothèques d’ANNECY par les soins du notaire.</p><p>DONT ACTE sur deux pages.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      deed_on: '2002-05-17',
      notary: either('Maître Françoise JACQUEMOUD-COLLET', 'Maître JACQUEMOUD-COLLET'),
      building_address: '11 faubourg des Annonciades, 74000 ANNECY',
      parcels: ['AX 64'],
      lot_shares: ROWS.map(([lot, , , part]) => `${lot}:${part}/1000`),
    },
    absent: ['publication', 'modifies', 'rnc', 'price'],
  },
);

const amendment = paperOf(
  'modificatif-scission-toulon',
  `font: 11pt/1.5 'P052', serif; padding: 20mm 24mm; p { text-align: justify }`,
  [
    `<p>2011 0457 / LC</p><p style="text-align:center"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION<br>ET AU RÈGLEMENT DE COPROPRIÉTÉ « LE GRAND LARGE »</b></p>${paragraphs(['L’AN DEUX MILLE ONZE, LE VINGT-CINQ NOVEMBRE, à TOULON, Maître Laurent CASALTA, notaire, a reçu le présent acte à la requête du syndicat des copropriétaires de l’immeuble « LE GRAND LARGE », 77 corniche du Général de Gaulle à TOULON (83000), et de la SCI LAMALGUE.', 'EXPOSÉ. L’immeuble a fait l’objet d’un règlement de copropriété et état descriptif de division reçu par Maître Honoré PASTOREL le 14 juin 1963, publié volume 4120 numéro 27, modifié une première fois par acte de Maître PASTOREL du 9 septembre 1981.', 'Aux termes de sa délibération du 6 mai 2011, l’assemblée a autorisé la division du lot 60, appartenant à la SCI LAMALGUE.', 'SUPPRESSION. Le lot numéro soixante (88/1000èmes) est annulé.', 'CRÉATION. Lot numéro soixante et un : un studio au sixième étage et les 41/1000èmes des parties communes générales. Lot numéro soixante-deux : un appartement de deux pièces au sixième étage et les 47/1000èmes des parties communes générales.'])}`,
    paragraphs([
      'Le reste du règlement demeure sans changement.',
      'FRAIS. Les frais des présentes sont à la charge de la SCI LAMALGUE.',
      'PUBLICITÉ FONCIÈRE. Publié au premier bureau des hypothèques de TOULON le 19 décembre 2011, volume 2011P numéro 10332.',
      'DONT ACTE.',
    ]),
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2011-11-25',
      notary: either('Maître Laurent CASALTA', 'Maître CASALTA'),
      publication: either('2011P n° 10332', 'volume 2011P numéro 10332'),
      building: 'LE GRAND LARGE',
      building_address: '77 corniche du Général de Gaulle, 83000 TOULON',
      modifies: ['1963-06-14', '1981-09-09'],
      lot_shares: ['61:41/1000', '62:47/1000'],
    },
    absent: ['rnc', 'price', 'meeting_on'],
  },
);

export const REGLEMENTS_ET_ACTES = [old, division, amendment];
