// Deeds of buildings: rules, a division in lots, an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const rules = paperOf(
  'reglement-dactylo-mulhouse',
  `font: 10.2pt/1.5 'Nimbus Mono PS', monospace; padding: 18mm 14mm 12mm 34mm; h2 { font-size: 10.5pt; text-align: center; text-decoration: underline }`,
  [
    `<p>Rép. N° 4.118<br>MW/GS</p><p style="text-align:center">REGLEMENT DE COPROPRIETE<br>- - - - -<br>"TOUR DE L'EUROPE-SINNE"</p><p>L'an mil neuf cent soixante-douze<br>le dix-sept mars</p><p>Par-devant Maître Marcel WILHELM, notaire à la résidence de MULHOUSE (Haut-Rhin), soussigné,</p><p>A COMPARU Monsieur Ernest GUTZWILLER, promoteur, agissant comme gérant de la Société Civile Immobilière DE LA SINNE, propriétaire inscrite au Livre Foncier de Mulhouse,</p><p>LEQUEL a requis le notaire d'établir, en conformité de la loi du dix juillet mil neuf cent soixante-cinq, le règlement de copropriété et l'état descriptif de division de l'immeuble situé à MULHOUSE, 18 rue de la Sinne, cadastré section KC numéro 214/36, contenance 18 ares 40.</p><p>TITRE I - Le présent règlement détermine les parties communes et les parties privatives, fixe les droits et obligations des copropriétaires et organise l'administration de l'immeuble.</p>`,
    `<h2>TITRE II - ETAT DESCRIPTIF DE DIVISION</h2><p>L'immeuble comprend cent vingt-six lots. La quote-part des parties communes est exprimée en dix millièmes.</p><p>LOT 36 - 5ème étage droite, appartement F3.<br>       Les quatre-vingt-onze/dix millièmes ......  91/10.000<br>LOT 37 - 5ème étage gauche, appartement F4.<br>       Les cent dix-huit/dix millièmes ......... 118/10.000<br>LOT 38 - 6ème étage droite, appartement F3.<br>       Les quatre-vingt-treize/dix millièmes ...  93/10.000</p><h2>TITRE III - USAGE DES PARTIES PRIVATIVES</h2><p>Art. 14. Les appartements ne pourront être occupés que bourgeoisement. Il ne pourra être étendu de linge aux fenêtres. Le ramonage est à la charge de chaque occupant.</p><p>Art. 15. Les bruits sont interdits de 22 heures à 6 heures.</p><h2>TITRE IV - CHARGES</h2><p>Art. 21. Les charges générales sont réparties au prorata des dix millièmes. Les charges d'ascenseur sont réparties suivant l'étage (tableau annexe).</p>`,
    `<h2>TITRE V - ASSEMBLEES ET SYNDIC</h2><p>Art. 30. L'assemblée générale des copropriétaires se réunit au moins une fois l'an. Art. 31. Le syndic provisoire est la Gérance Alsacienne jusqu'à la première assemblée.</p><h2>INSCRIPTION</h2><p>Le comparant consent et requiert l'inscription du présent règlement au Livre Foncier de MULHOUSE.</p><p>DONT ACTE, fait et passé à Mulhouse, en l'étude, et après lecture le comparant a signé avec le notaire.</p><p>Suivent les signatures.</p><p>Déposé aux annexes du Livre Foncier le 11 avril 1972.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1972-03-17',
      notary: either('Maître Marcel WILHELM', 'Maître WILHELM'),
      building: "TOUR DE L'EUROPE-SINNE",
      building_address: either('18 rue de la Sinne, MULHOUSE', '18 rue de la Sinne'),
      parcels: either(['KC 214/36'], ['KC 214']),
      lot_shares: ['36:91/10000', '37:118/10000', '38:93/10000'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const division = paperOf(
  'edd-tableau-troyes',
  `font: 9.8pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm; td, th { border: .2mm solid #000; padding: .8mm 1.2mm; font-size: 9pt } h2 { font-size: 11pt; text-align: center }`,
  [
    `<p>SELARL « NOTAIRES DU BOUCHON »<br>41 rue Turenne, 10000 TROYES</p><p><b>ÉTAT DESCRIPTIF DE DIVISION</b></p><p>L’an deux mille trois, le trente septembre.</p><p>Maître Anne-Cécile PRIEUR-DELAUNAY, notaire associée à TROYES (Aube), a reçu le présent acte à la requête de M. Guy Marie Joseph de SAINT-AUBIN, propriétaire d’un hôtel particulier dit « HÔTEL DU MORTIER » situé à TROYES (10000), 10 rue Champeaux, cadastré section BT numéro 88 pour 4 a 17 ca, en vue de sa division par lots.</p><p>Un règlement de copropriété sera établi par acte séparé.</p><h2>DIVISION EN LOTS</h2>${table(
      [
        'N° du lot',
        'Bâtiment',
        'Niveau',
        'Désignation',
        'Quote-part du sol et des parties communes (en 1 000èmes)',
      ],
      [
        ['1', 'rue', 'RDC', 'Local commercial', '212'],
        ['2', 'rue', 'RDC', 'Remise', '31'],
        ['3', 'rue', '1er', 'Appartement', '224'],
        ['4', 'rue', '2e', 'Appartement', '218'],
        ['5', 'cour', 'RDC et 1er', 'Appartement en duplex', '187'],
        ['6', 'cour', '2e', 'Studio', '96'],
        ['7', 'rue', 'sous-sol', 'Cave', '8'],
        ['8', 'rue', 'sous-sol', 'Cave', '9'],
        ['9', 'rue', 'sous-sol', 'Cave', '15'],
        ['', '', '', 'TOTAL', '1000'],
      ],
    )}<p style="margin-top:5mm">Formalité : le présent acte a été publié au bureau des hypothèques de TROYES 1 le 14 novembre 2003, volume 2003P numéro 7702.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      deed_on: '2003-09-30',
      notary: either('Maître Anne-Cécile PRIEUR-DELAUNAY', 'Maître PRIEUR-DELAUNAY'),
      publication: either('2003P n° 7702', 'volume 2003P numéro 7702'),
      building: 'HÔTEL DU MORTIER',
      building_address: '10 rue Champeaux, 10000 TROYES',
      parcels: ['BT 88'],
      lot_shares: [
        '1:212/1000',
        '2:31/1000',
        '3:224/1000',
        '4:218/1000',
        '5:187/1000',
        '6:96/1000',
        '7:8/1000',
        '8:9/1000',
        '9:15/1000',
      ],
    },
    absent: ['modifies', 'price', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-bron',
  `font: 11pt/1.5 'P052', serif; padding: 20mm 24mm; p { text-align: justify }`,
  [
    `<p>100.552.01 – PHC/NB</p><p><b>MODIFICATIF À RÈGLEMENT DE COPROPRIÉTÉ – LE PRÉ FLEURI</b></p>${paragraphs(['L’AN DEUX MILLE VINGT ET UN, LE VINGT-HUIT JANVIER, Maître Pierre-Henri CHARRETON, notaire à BRON (Rhône), 7 place de la Liberté, a reçu le présent acte à la requête du syndicat coopératif des copropriétaires de l’immeuble LE PRÉ FLEURI, situé à BRON (69500), 36 rue Guillermin, représenté par sa présidente-syndic en vertu de l’assemblée du 25 septembre 2020.', 'I – RAPPEL. L’immeuble, cadastré section C numéro 1904, est régi par un règlement de copropriété – état descriptif de division reçu par Maître SAUZAY, notaire à LYON, le 17 octobre 1967, publié au 3ème bureau des hypothèques de LYON le 20 novembre 1967, volume 588 numéro 12, déjà modifié par acte de Maître SAUZAY du 3 mai 1979.', 'II – MODIFICATION. Le lot numéro 60 (local de conciergerie) est supprimé et divisé pour former : le lot numéro 141, un studio, et les quarante-deux dix millièmes (42/10000) des parties communes ; le lot numéro 142, un local à vélos, et les six dix millièmes (6/10000) des parties communes.', 'III – MISE EN CONFORMITÉ. Le règlement est adapté aux dispositions de l’article 6-4 de la loi du 10 juillet 1965 : il n’existe pas de parties communes à jouissance privative.', 'IV – PUBLICITÉ FONCIÈRE. Une copie authentique sera déposée au service de la publicité foncière de LYON 3.', 'DONT ACTE sur une page.'])}`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2021-01-28',
      notary: either('Maître Pierre-Henri CHARRETON', 'Maître CHARRETON'),
      modifies: either(['1967-10-17', '1979-05-03'], ['1967-10-17']),
      building: 'LE PRÉ FLEURI',
      building_address: '36 rue Guillermin, 69500 BRON',
      parcels: ['C 1904'],
      lot_shares: ['141:42/10000', '142:6/10000'],
    },
    absent: ['publication', 'price', 'rnc'],
  },
);

export const IMMEUBLES_ACTES = [rules, division, amendment];
