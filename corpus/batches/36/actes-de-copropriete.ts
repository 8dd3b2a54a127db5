// Deeds of buildings: rules typed in the sixties, a recent set of rules with its table, an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const old = paperOf(
  'reglement-dactylographie-grenoble',
  `font: 10.2pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 16mm 14mm 34mm; p { text-align: justify; margin-bottom: 3mm } .c { text-align: center } .n { position: absolute; top: 9mm; right: 16mm }`,
  [
    `<p class="n">-1-</p><p>ETUDE DE Me GEORGES BERLIOZ-ARTHAUD<br>NOTAIRE A GRENOBLE<br>2, place Victor-Hugo</p><p class="c" style="margin-top:14mm"><u>REGLEMENT DE COPROPRIETE</u><br>et ETAT DESCRIPTIF DE DIVISION<br>de l'immeuble "LE PALLADIUM"</p><p style="margin-top:10mm">L'AN MIL NEUF CENT SOIXANTE-SEPT,<br>Le ONZE SEPTEMBRE,</p>${paragraphs(['PAR-DEVANT Maître Georges BERLIOZ-ARTHAUD, Notaire à GRENOBLE, soussigné, A COMPARU : Monsieur Marcel Auguste TERRAZ, entrepreneur, agissant en qualité de gérant de la Société Civile Immobilière dite "PALLADIUM-VALLIER", au capital de 50.000 francs, dont le siège est à GRENOBLE, 14, cours Jean-Jaurès,', "LEQUEL, es-qualités, a, par ces présentes, établi le règlement de copropriété d'un ensemble immobilier en cours de construction sur un terrain sis à GRENOBLE (Isère), 71, boulevard Joseph-Vallier, figurant au cadastre de ladite ville section EN, numéro 318, pour une contenance de cinquante-deux ares quarante centiares (52 a 40 ca).", "Ledit règlement est dressé conformément à la loi du 10 juillet 1965 et au décret du 17 mars 1967. Il aura pour but de déterminer les parties communes et les parties privatives, de fixer les droits et obligations des copropriétaires et d'organiser l'administration de l'immeuble."])}`,
    `<p class="n">-2-</p><p class="c">DEUXIEME PARTIE - ETAT DESCRIPTIF DE DIVISION</p>${paragraphs(["L'ensemble immobilier est divisé en DEUX CENT QUARANTE (240) lots, numérotés de un à deux cent quarante. Les quotes-parts sont exprimées en cent millièmes (100.000èmes).", 'LOT NUMERO TRENTE-QUATRE : Au quatrième étage du bâtiment A, escalier 1, porte de face, un appartement de quatre pièces principales, avec loggia. Et les huit cent quarante/cent millièmes (840/100.000) de la propriété du sol et des parties communes générales.', 'LOT NUMERO TRENTE-CINQ : Au quatrième étage du bâtiment A, escalier 1, porte à droite, un appartement de deux pièces. Et les quatre cent douze/cent millièmes (412/100.000).', 'LOT NUMERO CENT CINQUANTE-TROIS : Au sous-sol, une cave portant le numéro 34. Et les douze/cent millièmes (12/100.000).', 'LOT NUMERO DEUX CENT SEPT : Dans la cour, un emplacement pour voiture automobile. Et les trente/cent millièmes (30/100.000).'])}<p class="c">TROISIEME PARTIE - PARTIES COMMUNES ET PRIVATIVES</p><p>Article 9. - Les parties communes comprennent la totalité du sol, les fondations, les murs porteurs, la toiture-terrasse, les escaliers, ascenseurs, la chaufferie et ses accessoires.</p>`,
    `<p class="n">-3-</p>${paragraphs(["Article 14. - L'immeuble est destiné à l'habitation. L'exercice de professions libérales est autorisé sous réserve de ne pas troubler la tranquillité de l'immeuble. Le battage des tapis est interdit après neuf heures du matin.", "Article 22. - Les charges générales seront réparties au prorata des quotes-parts. Les charges d'ascenseur et de chauffage feront l'objet d'une répartition spéciale annexée aux présentes.", "Article 31. - Le syndicat est représenté par un syndic nommé par l'assemblée générale à la majorité des voix de tous les copropriétaires. Le premier syndic sera, à titre provisoire, la REGIE DAUPHINOISE.", "DONT ACTE, fait et passé à Grenoble, en l'étude. Et, lecture faite, le comparant a signé avec le notaire. Enregistré à Grenoble A.C. le 20 septembre 1967, folio 41, bordereau 388/2. Reçu cinquante francs.", 'Transcrit au bureau des hypothèques de GRENOBLE le 23 octobre 1967, volume 6214, numéro 17. Le Conservateur.'])}`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1967-09-11',
      notary: either(
        'Maître Georges BERLIOZ-ARTHAUD',
        'Me GEORGES BERLIOZ-ARTHAUD',
        'Maître BERLIOZ-ARTHAUD',
      ),
      publication: either('6214 n° 17', 'volume 6214, numéro 17'),
      building: 'LE PALLADIUM',
      building_address: either(
        '71, boulevard Joseph-Vallier, GRENOBLE',
        '71, boulevard Joseph-Vallier, GRENOBLE (Isère)',
        '71, boulevard Joseph-Vallier',
      ),
      parcels: ['EN 318'],
      lot_shares: ['34:840/100000', '35:412/100000', '153:12/100000', '207:30/100000'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on', 'sellers', 'buyers'],
  },
);

const recent = paperOf(
  'reglement-tableau-thonon',
  `font: 9.6pt/1.4 'Nimbus Roman', serif; padding: 16mm 20mm 16mm 30mm; h2 { font-size: 10.6pt; text-align: center; text-decoration: underline; margin-top: 4mm } p { text-align: justify } .e td, .e th { border: .18mm solid #000; padding: .6mm 1.2mm; font-size: 8.6pt; text-align: center } .pg { position: absolute; bottom: 8mm; left: 0; right: 0; text-align: center; font-size: 8pt }`,
  [
    `<p>100 418 703<br>AFV/MCD/</p><p><b>L’AN DEUX MILLE DIX-HUIT,<br>LE TRENTE MARS</b></p><p>A THONON-LES-BAINS (Haute-Savoie), 9 place de l’Hôtel de Ville, au siège de l’office notarial ci-après nommé,</p><p>Maître Anne-France VULLIEZ, notaire associée de la Société d’Exercice Libéral à Responsabilité Limitée dénommée « NOTAIRES DU LÉMAN », titulaire d’un office notarial à THONON-LES-BAINS, identifié sous le numéro CRPCEN 74999,</p><p><b>A REÇU LE PRÉSENT ACTE AUTHENTIQUE CONTENANT RÈGLEMENT DE COPROPRIÉTÉ ET ÉTAT DESCRIPTIF DE DIVISION,</b></p><p>A la requête de la société dénommée SCCV TERRASSES DU LÉMAN, société civile de construction vente au capital de 1 000 €, dont le siège est à ANNEMASSE (74100), 22 rue des Vallées, identifiée au SIREN sous le numéro 900 104 104, représentée par Monsieur Thierry Paul CHEVALLAY.</p><h2>CHAPITRE I – DÉSIGNATION DE L’ENSEMBLE IMMOBILIER</h2><p>Un ensemble immobilier situé à THONON-LES-BAINS (74200), 38 avenue de Corzent, dénommé « LES TERRASSES DU LÉMAN », comprenant deux bâtiments A et B, figurant au cadastre sous les références suivantes :</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [
        ['AM', '207', '38 avenue de Corzent', '00 ha 18 a 44 ca'],
        ['AM', '512', 'Corzent', '00 ha 03 a 09 ca'],
      ],
      'e',
    )}<p class="pg">1</p>`,
    `<h2>CHAPITRE II – DIVISION EN LOTS</h2><p>L’ensemble immobilier est divisé en 117 lots. Les tantièmes de copropriété sont exprimés en dix millièmes. Extrait du tableau récapitulatif établi conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955 :</p>${table(
      ['Lot', 'Bât.', 'Esc.', 'Niveau', 'Nature du lot', 'Quote-part PCG /10000'],
      [
        ['101', 'A', '1', 'R+2', 'Appartement T3', '186'],
        ['102', 'A', '1', 'R+2', 'Appartement T2', '131'],
        ['103', 'A', '1', 'R+3', 'Appartement T4', '233'],
        ['104', 'A', '1', 'R+3', 'Appartement T5 avec terrasse', '312'],
        ['105', 'B', '2', 'RDC', 'Local commercial', '274'],
        ['116', 'S/S', '-', '-1', 'Garage double', '24'],
        ['117', 'S/S', '-', '-1', 'Cave', '5'],
      ],
      'e',
    )}<h2>CHAPITRE III – PARTIES COMMUNES, PARTIES PRIVATIVES</h2><p>Les parties privatives sont celles qui sont réservées à l’usage exclusif d’un copropriétaire déterminé. Les parties communes sont celles affectées à l’usage ou à l’utilité de tous les copropriétaires ou de plusieurs d’entre eux. Les terrasses en toiture sont des parties communes dont la jouissance exclusive est réservée aux lots désignés.</p><h2>CHAPITRE IV – CHARGES</h2><p>Charges communes générales : au prorata des tantièmes. Charges spéciales d’ascenseur : suivant la grille annexée, par application de coefficients d’étage.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière de THONON-LES-BAINS par les soins du notaire.</p><p class="pg">2</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '2018-03-30',
      notary: either('Maître Anne-France VULLIEZ', 'Maître VULLIEZ'),
      building: 'LES TERRASSES DU LÉMAN',
      building_address: either(
        '38 avenue de Corzent, 74200 THONON-LES-BAINS',
        'THONON-LES-BAINS (74200), 38 avenue de Corzent',
      ),
      parcels: ['AM 207', 'AM 512'],
      lot_shares: [
        '101:186/10000',
        '102:131/10000',
        '103:233/10000',
        '104:312/10000',
        '105:274/10000',
        '116:24/10000',
        '117:5/10000',
      ],
    },
    absent: ['publication', 'modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const amendment = paperOf(
  'modificatif-division-valence',
  `font: 10.2pt/1.5 'C059', serif; padding: 18mm 22mm; h2 { font-size: 10.6pt } td, th { border: .2mm solid #000; padding: 1mm 2mm } p { text-align: justify }`,
  [
    `<p>PC/LB 2014/0871</p><p style="text-align:center"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION<br>ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><p>L’AN DEUX MILLE QUATORZE, le DIX-NEUF NOVEMBRE, Maître Philippe CROZAT, notaire associé à VALENCE (Drôme), 31 boulevard Maurice Clerc, a reçu le présent acte à la requête du SYNDICAT DES COPROPRIÉTAIRES de l’immeuble « Résidence Jeu de Paume », situé à VALENCE (26000), 22 rue Faventines, représenté par son syndic en exercice, la société DRÔME COPRO, spécialement autorisée par l’assemblée générale du 26 mai 2014 (dix-septième résolution), et de Madame Liliane BOISSY, propriétaire des lots 25 et 26.</p><h2>EXPOSÉ</h2><p>1°) L’immeuble, cadastré section BK numéro 96, a fait l’objet d’un état descriptif de division et règlement de copropriété reçu par Maître Sabarot, notaire à VALENCE, le 3 février 1972, publié au bureau des hypothèques de VALENCE le 9 mars 1972, volume 2240 numéro 8.</p><p>2°) Ledit acte a été modifié suivant acte du même notaire en date du 14 juin 1985, publié le 2 août 1985, volume 4871 numéro 22.</p><h2>MODIFICATION</h2><p>Les lots 25 et 26 sont supprimés et réunis, puis redivisés, pour former les lots nouveaux 70 et 71 :</p>${table(
      ['Lot', 'Désignation', 'Tantièmes généraux'],
      [
        ['25 (supprimé)', 'Appartement, 3ème étage', '174/8500'],
        ['26 (supprimé)', 'Studio, 3ème étage', '71/8500'],
        ['70', 'Appartement de quatre pièces, 3ème étage', '203/8500'],
        ['71', 'Studio, 3ème étage', '42/8500'],
      ],
    )}<p style="margin-top:3mm">Le total des tantièmes demeure de 8 500. Les autres clauses du règlement sont inchangées.</p>`,
    `<h2>PUBLICATION</h2><p>Le présent acte sera publié au service de la publicité foncière de VALENCE 1. Mention de la formalité : publié et enregistré le 12 décembre 2014, volume 2014P numéro 8406.</p><h2>FRAIS</h2><p>Les frais des présentes sont supportés par Madame BOISSY.</p><p>DONT ACTE sur deux pages. Fait et passé à VALENCE, en l’étude du notaire soussigné, aux jour, mois et an susdits.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2014-11-19',
      notary: either('Maître Philippe CROZAT', 'Maître CROZAT'),
      modifies: either(['1972-02-03', '1985-06-14'], ['1972-02-03']),
      publication: either('2014P n° 8406', 'volume 2014P numéro 8406'),
      building: 'Résidence Jeu de Paume',
      building_address: '22 rue Faventines, 26000 VALENCE',
      parcels: ['BK 96'],
    },
    absent: ['price', 'rnc'],
  },
);

export const ACTES_DE_COPROPRIETE = [old, recent, amendment];
