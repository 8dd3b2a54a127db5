// Rules of co-ownership, a division alone, an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const modern = paperOf(
  'reglement-notarie-vauban-briancon',
  `font: 9.8pt/1.45 'Nimbus Roman', serif; padding: 18mm 18mm 16mm 34mm; p { text-align: justify } h2 { font-size: 10.5pt; text-align: center; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; padding: .8mm 1.4mm; font-size: 8.6pt } .n { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`,
  [
    `<p>100418 02<br>JMA/CR</p><p style="margin-top:8mm"><b>L’AN DEUX MILLE QUATRE,<br>Le DIX-SEPT JUIN,</b></p><p>À BRIANÇON (Hautes-Alpes), 31 avenue Maurice Petsche, au siège de l’Office notarial,</p><p><b>Maître Jean-Marc ALLEMAND-CHABAS</b>, notaire associé de la société civile professionnelle « Allemand-Chabas et Reynaud, notaires », titulaire d’un office notarial à BRIANÇON,</p><p>A reçu le présent acte contenant <b>RÈGLEMENT DE COPROPRIÉTÉ AVEC ÉTAT DESCRIPTIF DE DIVISION</b>, à la requête de :</p><p>La société dénommée « LES BALCONS DE VAUBAN », société civile de construction vente au capital de 1 500 euros, dont le siège est à GAP (05000), 8 rue Carnot, immatriculée au R.C.S. de GAP sous le numéro 900 001 431, représentée par son gérant Monsieur Yves BOREL-FABRE.</p><h2>PREMIÈRE PARTIE – DÉSIGNATION DE L’ENSEMBLE IMMOBILIER</h2><p>Un ensemble immobilier dénommé « LES BALCONS DE VAUBAN », situé à BRIANÇON (05100), 2 chemin du Fontenil, comprenant deux bâtiments A et B élevés sur sous-sol d’un rez-de-chaussée et de trois étages.</p><p>Figurant au cadastre : section AN numéro 418, lieudit « Le Fontenil », pour 00 ha 31 a 07 ca ; section AN numéro 420, même lieudit, pour 00 ha 02 a 55 ca.</p><p>Origine : acquisition suivant acte reçu par le notaire soussigné le 9 janvier 2003, publié au bureau des hypothèques de GAP le 14 février 2003, volume 2003 P numéro 1127. Permis de construire n° 005 023 03 H 0018 du 26 mai 2003.</p><p class="n">Page 1</p>`,
    `<h2>DEUXIÈME PARTIE – ÉTAT DESCRIPTIF DE DIVISION</h2><p>L’ensemble immobilier est divisé en quatre-vingt-seize (96) lots, numérotés de 1 à 96. Le tableau récapitulatif ci-après, dont extrait, est établi conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955. Quotes-parts des parties communes générales exprimées en 10 000èmes.</p>${table(
      [
        'N° des lots',
        'Bâtiment',
        'Escalier',
        'Étage',
        'Nature du lot',
        'Q.-p. générales /10 000',
        'Q.-p. bâtiment /1 000',
      ],
      [
        ['1', 'A', 'Unique', 'RDC', 'Appartement 2 pièces', '142', '31'],
        ['2', 'A', 'Unique', 'RDC', 'Appartement 3 pièces', '196', '43'],
        ['3', 'A', 'Unique', '1er', 'Appartement 3 pièces', '204', '45'],
        ['4', 'A', 'Unique', '1er', 'Studio cabine', '98', '21'],
        ['57', '/', '/', 'Sous-sol', 'Cave', '4', '/'],
        ['58', '/', '/', 'Sous-sol', 'Garage', '22', '/'],
      ],
    )}<p style="margin-top:3mm">(extrait limité aux lots visés par la demande)</p><h2>TROISIÈME PARTIE – PARTIES COMMUNES, PARTIES PRIVATIVES</h2>${paragraphs(['Article 6. Les parties communes générales comprennent la totalité du sol, les voies d’accès, le local à skis, la chaufferie et les réseaux jusqu’aux compteurs divisionnaires.', 'Article 7. Sont communs aux seuls propriétaires d’un bâtiment les fondations, gros murs, toiture, escaliers et ascenseur de celui-ci.', 'Article 8. Les parties privatives sont constituées par les locaux et espaces compris dans la composition de chaque lot.'])}<p class="n">Page 2</p>`,
    `<h2>QUATRIÈME PARTIE – DESTINATION ET USAGE</h2>${paragraphs(['Article 12. L’immeuble est destiné à l’habitation principale ou secondaire ; la location meublée saisonnière y est autorisée. L’exercice d’un commerce n’est permis qu’au rez-de-chaussée du bâtiment B.', 'Article 15. Aucun étendage de linge n’est toléré sur les balcons ; les skis seront déposés dans les casiers prévus à cet effet.'])}<h2>CINQUIÈME PARTIE – CHARGES</h2>${paragraphs(['Article 21. Les charges générales sont réparties au prorata des quotes-parts de parties communes. Les charges d’ascenseur sont réparties suivant l’état joint en annexe, en fonction de l’utilité objective pour chaque lot (article 10 de la loi du 10 juillet 1965).', 'Article 24. Les frais de déneigement des toitures constituent des charges spéciales à chaque bâtiment.'])}<h2>SIXIÈME PARTIE – ADMINISTRATION</h2>${paragraphs(['Article 30. Le syndicat a pour objet la conservation de l’immeuble et l’administration des parties communes. Le syndic provisoire est la société DURANCE IMMOBILIER jusqu’à la première assemblée.', 'Article 41. Le présent règlement sera publié au bureau des hypothèques de GAP.'])}<p>DONT ACTE rédigé sur trois pages. Fait et passé à BRIANÇON les jour, mois et an susdits.</p><p style="border:.3mm solid #000;padding:2mm;width:92mm;font:8.4pt 'Nimbus Mono PS', monospace">PUBLIÉ ET ENREGISTRÉ LE 22/07/2004<br>AU BUREAU DES HYPOTHÈQUES DE GAP<br>Volume 2004 P n° 5316<br>Droits : Néant – Salaires : 15 €</p><p class="n">Page 3</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '2004-06-17',
      notary: either('Maître Jean-Marc ALLEMAND-CHABAS', 'Maître ALLEMAND-CHABAS'),
      publication: either('2004P n° 5316', '2004 P n° 5316', 'Volume 2004 P n° 5316'),
      building: 'LES BALCONS DE VAUBAN',
      building_address: '2 chemin du Fontenil, 05100 BRIANÇON',
      parcels: ['AN 418', 'AN 420'],
      lot_shares: [
        '1:142/10000',
        '2:196/10000',
        '3:204/10000',
        '4:98/10000',
        '57:4/10000',
        '58:22/10000',
      ],
    },
    absent: ['modifies', 'price', 'meeting_on', 'rnc', 'buyers'],
  },
);

const typed = paperOf(
  'reglement-dactylographie-poincare-nancy',
  `font: 10.4pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 14mm 14mm 36mm; pre { font: 9pt/1.45 'Nimbus Mono PS', monospace; margin: 2mm 0 }`,
  [
    `<p>Etude de Me Robert GAILLARDON<br>Notaire à NANCY<br>4, rue des Dominicains</p><p style="text-align:center;margin-top:14mm">E T A T&nbsp;&nbsp;D E S C R I P T I F&nbsp;&nbsp;D E&nbsp;&nbsp;D I V I S I O N<br>et REGLEMENT DE COPROPRIETE<br>--------------------<br>Immeuble 6, rue Héré à NANCY</p><p style="margin-top:10mm">L'AN MIL NEUF CENT CINQUANTE-HUIT,<br>LE TROIS NOVEMBRE,</p><p>Par devant Me Robert GAILLARDON, notaire à NANCY, soussigné,</p><p>ONT COMPARU : Monsieur Charles-Edmond LANG, négociant, et Madame Berthe Sidonie THOUVENIN, son épouse, demeurant ensemble à NANCY, 6, rue Héré,</p><p>Lesquels, préalablement à l'état descriptif et au règlement faisant l'objet des présentes, ont exposé qu'ils sont propriétaires d'un immeuble sis à NANCY, rue Héré, numéro 6, cadastré section E numéro 1204, et qu'ils se proposent de le vendre par appartements.</p>`,
    `<p>I.- DIVISION. L'immeuble est divisé en huit lots, les quotités étant exprimées en millièmes (1.000èmes) :</p><pre>
LOT 1   Boutique et arrière-boutique .......... 210/1000
LOT 2   Appartement, premier étage ............ 245/1000
LOT 3   Appartement, deuxième étage ........... 240/1000
LOT 4   Appartement, troisième étage .......... 185/1000
LOT 5   Chambre mansardée, n° 1 ...............  40/1000
LOT 6   Chambre mansardée, n° 2 ...............  40/1000
LOT 7   Cave de gauche ........................  20/1000
LOT 8   Cave de droite ........................  20/1000
                                               ---------
                                               1000/1000
</pre><p>II.- CHOSES COMMUNES. Le sol, les gros murs, la toiture, l'escalier, la cour et le puits demeurent communs entre tous les copropriétaires.</p><p>III.- CHARGES. Chacun contribuera aux charges communes à proportion de ses millièmes. Les impôts de l'immeuble seront répartis de même jusqu'à l'établissement de rôles distincts.</p><p>IV.- DU SYNDIC. Il est nommé par l'assemblée des copropriétaires pour trois ans.</p><p>V.- TRANSCRIPTION. Une expédition des présentes sera publiée au bureau des hypothèques de NANCY.</p><p>DONT ACTE sur deux rôles.<br>Mention : Publié à NANCY, 1er bureau, le 2 décembre 1958, vol. 2716, n° 33.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: null,
    facts: {
      deed_on: '1958-11-03',
      notary: either('Me Robert GAILLARDON', 'Maître Robert GAILLARDON', 'Maître GAILLARDON'),
      publication: either('2716 n° 33', 'vol. 2716, n° 33', 'volume 2716 n° 33'),
      building_address: either('6, rue Héré, NANCY', '6 rue Héré', 'NANCY, rue Héré, numéro 6'),
      parcels: ['E 1204'],
      lot_shares: [
        '1:210/1000',
        '2:245/1000',
        '3:240/1000',
        '4:185/1000',
        '5:40/1000',
        '6:40/1000',
        '7:20/1000',
        '8:20/1000',
      ],
    },
    absent: ['modifies', 'price', 'rnc'],
  },
);

const amended = paperOf(
  'modificatif-notarie-semnoz-annecy',
  `font: 10.2pt/1.5 'P052', serif; padding: 18mm 20mm 16mm 34mm; p { text-align: justify } h2 { font-size: 10.6pt; text-decoration: underline; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #000; text-align: center; padding: 1mm }`,
  [
    `<p>A 2001 00214<br>PB/NS</p><p style="text-align:center;margin:6mm 0"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION<br>ET AU RÈGLEMENT DE COPROPRIÉTÉ<br>« LE BALCON DU SEMNOZ »</b></p><p>L’AN DEUX MILLE UN, le CINQ MARS, à ANNECY (Haute-Savoie), 3 rue du Président Favre, Maître Philippe BAUD-GRASSET, notaire associé soussigné, a reçu le présent acte à la requête de :</p><p>1°) Le syndicat des copropriétaires de l’immeuble « LE BALCON DU SEMNOZ », sis à ANNECY (74000), 18 avenue du Crêt du Maure, représenté par son syndic, la Régie du Thiou, spécialement habilité par l’assemblée générale du 14 novembre 2000, treizième résolution ;</p><p>2°) Mademoiselle Odile CRÉTALLAZ, propriétaire du lot numéro 45.</p><h2>EXPOSÉ</h2><p>Le règlement de copropriété contenant état descriptif de division a été établi suivant acte reçu par Maître DUCRET, notaire à ANNECY, le 22 novembre 1989, publié au premier bureau des hypothèques d’ANNECY le 11 janvier 1990, volume 90 P numéro 318. Il a été modifié suivant acte du même notaire du 6 mai 1993, publié audit bureau le 2 juin 1993, volume 93 P numéro 4402.</p><p>L’immeuble est cadastré section CL numéro 77.</p>`,
    `<h2>MODIFICATION</h2><p>Le lot numéro 45 (local d’activité) est supprimé et divisé en deux lots nouveaux, portant les numéros 131 et 132, sans changement du total des tantièmes.</p>${table(
      ['Lot', 'Situation', 'Nature', 'Tantièmes généraux (10 000èmes)'],
      [
        ['45 (supprimé)', 'Bât. B, rez-de-chaussée', 'Local', '<s>188</s> – annulé'],
        ['131 (nouveau)', 'Bât. B, rez-de-chaussée', 'Studio', '81/10000'],
        ['132 (nouveau)', 'Bât. B, rez-de-chaussée', 'Local professionnel', '107/10000'],
      ],
    )}<p style="margin-top:4mm">Toutes les autres clauses du règlement demeurent sans changement.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Une expédition du présent acte sera publiée au premier bureau des hypothèques d’ANNECY. Pour la perception du salaire, la modification est évaluée à 5 000 francs.</p><p>DONT ACTE sur deux pages. Après lecture faite, les parties ont signé avec le notaire.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2001-03-05',
      notary: either('Maître Philippe BAUD-GRASSET', 'Maître BAUD-GRASSET'),
      modifies: either(['1989-11-22', '1993-05-06'], ['1989-11-22']),
      building: 'LE BALCON DU SEMNOZ',
      building_address: '18 avenue du Crêt du Maure, 74000 ANNECY',
      parcels: ['CL 77'],
      lot_shares: ['131:81/10000', '132:107/10000'],
    },
    absent: ['publication', 'price', 'rnc', 'meeting_on'],
  },
);

export const REGLEMENTS_ET_DIVISIONS = [modern, typed, amended];
