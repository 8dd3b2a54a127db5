// Deeds: rules of co-ownership, a description of lots, an amendment, three titles, the land register's answer.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const rules = paperOf(
  'reglement-dactylo-limoges',
  `font: 10pt/1.6 'Nimbus Mono PS', monospace; padding: 18mm 16mm 16mm 36mm; td, th { padding: .4mm 2mm }`,
  [
    `<p>Me Gaston PEYROCHE<br>NOTAIRE<br>à LIMOGES (Haute-Vienne)</p><p style="text-align:center;margin:14mm 0">R E G L E M E N T<br>D E   C O P R O P R I E T E<br>---------<br>Immeuble "LE CONSULAT"<br>5, place des Bancs<br>LIMOGES (87000)</p><p>L'AN MIL NEUF CENT SOIXANTE DOUZE,<br>Le VINGT HUIT JUIN.</p><p>PAR DEVANT Me Gaston PEYROCHE, notaire à LIMOGES, soussigné,</p><p>A COMPARU : M. Raoul Fernand DUROUSSEAU, négociant, agissant en qualité de gérant de la Société Civile Immobilière "LE CONSULAT", au capital de 20.000 Francs, ayant son siège à LIMOGES, 5, place des Bancs.</p><p>LEQUEL a établi comme suit le règlement destiné à fixer les droits et obligations des copropriétaires de l'immeuble ci-après désigné, conformément à la loi du 10 juillet 1965 et au décret du 17 mars 1967.</p>`,
    `<p>TITRE PREMIER - DESIGNATION</p><p>Un immeuble sis à LIMOGES, 5, place des Bancs, élevé sur caves d'un rez-de-chaussée et de quatre étages, cadastré section DM n° 214 pour 4 a 12 ca.</p><p>TITRE II - ETAT DESCRIPTIF DE DIVISION (en dix-millièmes)</p>${table(
      ['Lot', 'Situation', 'Nature', '10.000es'],
      [
        ['1', 'RDC', 'Magasin', '1.480'],
        ['2', 'RDC', 'Arrière-boutique', '320'],
        ['7', '2e ét.', 'Appartement', '405'],
        ['8', '2e ét.', 'Chambre', '98'],
        ['22', 'Caves', 'Cave n° 6', '18'],
      ],
    )}<p>(suivent les autres lots au tableau annexé)</p><p>TITRE III - PARTIES COMMUNES. Elles comprennent le sol, les gros murs, la toiture, l'escalier, la loge. Elles comprennent encore les canalisations d'eau, de gaz et d'électricité, à l'exception des parties situées à l'intérieur des locaux privés, les coffres et gaines de cheminées, les tuyaux d'aération, le vestibule d'entrée et les boîtes aux lettres. Elles font l'objet d'une indivision forcée.</p><p>Les parties privatives sont celles affectées à l'usage exclusif d'un copropriétaire : revêtements de sols, plafonds, cloisons intérieures, fenêtres et persiennes, installations sanitaires.</p><p>TITRE IV - DESTINATION. Aucun copropriétaire ne pourra modifier l'aspect extérieur sans l'accord de la majorité. L'immeuble est à usage mixte d'habitation et de commerce, à l'exclusion de tout commerce bruyant ou malodorant.</p>`,
    `<p>TITRE V - CHARGES. Chacun contribuera aux charges au prorata des dix-millièmes attachés à son lot. TITRE VI - ADMINISTRATION. Le syndicat est administré par un syndic nommé par l'assemblée générale, qui se réunit une fois l'an. Le premier syndic est le Cabinet LACHAISE.</p><p>DONT ACTE en neuf pages, fait et passé à LIMOGES en l'étude.</p><p style="margin-top:10mm">Mention : publié au 1er bureau des hypothèques de LIMOGES le 19 juillet 1972, volume 3204 n° 17. Taxe : 50 F. Salaires : 36,50 F.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1972-06-28',
      notary: either('Me Gaston PEYROCHE', 'Me PEYROCHE'),
      publication: either('3204 n° 17', 'volume 3204 n° 17'),
      building: 'LE CONSULAT',
      building_address: either(
        '5, place des Bancs, LIMOGES (87000)',
        '5, place des Bancs, LIMOGES',
        '5, place des Bancs',
      ),
      parcels: ['DM 214'],
      lot_shares: ['1:1480/10000', '2:320/10000', '7:405/10000', '8:98/10000', '22:18/10000'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const division = paperOf(
  'edd-volumes-evry',
  `font: 9.8pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 34mm; h2 { font-size: 10.5pt; text-align: center } td, th { border: .2mm solid #000; text-align: center; padding: .7mm 1.5mm }`,
  [
    `<p>12048803<br>PDB/AMR</p><p><b>L’AN DEUX MILLE CINQ,<br>Le QUATORZE OCTOBRE,</b></p><p>A ÉVRY (Essonne), 4 boulevard de France, au siège de l’étude notariale,<br>Maître Philippe de BOISGELIN-MARQUET, Notaire associé, soussigné,</p><p>A REÇU le présent acte contenant <b>ÉTAT DESCRIPTIF DE DIVISION</b></p><p>À LA REQUÊTE DE : la société dénommée <b>ESSONNE AMÉNAGEMENT</b>, SNC au capital de 1 000 €, dont le siège est à ÉVRY.</p><h2>IMMEUBLE</h2><p>Un ensemble immobilier dénommé « LES PYRAMIDES DE L’AGORA » situé à ÉVRY (91000), 2 à 10 allée Jean Rostand, cadastré section AP numéro 88, lieudit « allée Jean Rostand », pour 00 ha 61 a 09 ca, et section AP numéro 91 pour 00 ha 02 a 77 ca.</p><h2>DIVISION</h2><p>Cet ensemble est divisé en 212 lots. Les quotes-parts sont exprimées en cent-millièmes des parties communes générales.</p>`,
    `<h2>TABLEAU RÉCAPITULATIF (extrait)</h2><p>Établi conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955</p>${table(
      ['Numéro du lot', 'Bâtiment', 'Escalier', 'Étage', 'Nature du lot', 'Quote-part (100 000es)'],
      [
        ['101', 'Delacroix', '1', 'RdC', 'Local vélos privatif', '112'],
        ['102', 'Delacroix', '1', 'RdC', 'Appartement 2P', '688'],
        ['103', 'Delacroix', '1', '1er', 'Appartement 3P', '904'],
        ['104', 'Delacroix', '1', '1er', 'Appartement 4P', '1 151'],
        ['190', 'Sous-sol', '–', '-1', 'Parking', '61'],
      ],
    )}<p style="margin-top:6mm">Le règlement de copropriété fera l’objet d’un acte séparé dressé le même jour. Les présentes seront publiées au bureau des hypothèques compétent par les soins du notaire.</p><p>DONT ACTE sur onze pages.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      deed_on: '2005-10-14',
      notary: either('Maître Philippe de BOISGELIN-MARQUET', 'Maître de BOISGELIN-MARQUET'),
      building: 'LES PYRAMIDES DE L’AGORA',
      building_address: '2 à 10 allée Jean Rostand, 91000 ÉVRY',
      parcels: ['AP 88', 'AP 91'],
      lot_shares: [
        '101:112/100000',
        '102:688/100000',
        '103:904/100000',
        '104:1151/100000',
        '190:61/100000',
      ],
    },
    absent: ['publication', 'modifies', 'price', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-reunion-de-lots-troyes',
  `font: 10.6pt/1.5 'C059', serif; padding: 18mm 20mm 18mm 36mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>SCP RAGON, THIÉBLEMONT et RAGON-PETIT<br>Notaires associés, 9 place Jean-Jaurès, 10000 TROYES</p><p><b>Le 6 février 2013</b></p><p>Maître Solène THIÉBLEMONT, notaire associée à TROYES, a reçu le présent acte contenant :</p><p style="text-align:center"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION<br>ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><p>de l’immeuble situé à TROYES (10000), 40 rue de la Cité, cadastré section BX n° 305.</p><h2>EXPOSÉ</h2><p>L’immeuble a fait l’objet d’un règlement de copropriété avec état descriptif de division reçu par Maître André RAGON, notaire à TROYES, le 12 mars 1957, publié le 3 avril 1957 volume 2109 n° 44, modifié suivant acte du même notaire du 30 septembre 1981, publié le 16 novembre 1981 volume 5870 n° 9.</p><p>Aux termes de l’assemblée générale du 14 juin 2012, M. et Mme van den BOSSCHE ont été autorisés à réunir les lots 6 et 9.</p>`,
    `<h2>MODIFICATIF</h2><p>Les lots 6 et 9 sont supprimés et remplacés par le lot 12 nouvellement créé. La base est maintenue à 1 002.</p>${table(
      ['Lot', 'Niveau', 'Nature', 'Tantièmes /1002', 'Observation'],
      [
        ['6', '2e', 'Pièce', '21', 'supprimé'],
        ['9', '2e', 'Cabinet', '8', 'supprimé'],
        ['12', '2e', 'Chambre avec cabinet', '29', 'créé'],
      ],
    )}<h2>PUBLICITÉ FONCIÈRE</h2><p>Publié et enregistré au service de la publicité foncière de TROYES 1 le 27 février 2013, volume 2013P n° 1266. Contribution de sécurité immobilière : 15 €.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2013-02-06',
      notary: either('Maître Solène THIÉBLEMONT', 'Maître THIÉBLEMONT'),
      modifies: ['1957-03-12', '1981-09-30'],
      publication: either('2013P n° 1266', 'volume 2013P n° 1266'),
      building_address: '40 rue de la Cité, 10000 TROYES',
      parcels: ['BX 305'],
    },
    absent: ['price', 'rnc', 'meeting_on', 'sellers'],
  },
);

const sale = paperOf(
  'titre-vente-paris-11',
  `font: 10pt/1.45 'DejaVu Serif Condensed', serif; padding: 16mm 18mm 16mm 38mm; h2 { font-size: 10.4pt; text-align: center; margin: 3mm 0 1mm } .pg { position: absolute; bottom: 8mm; left: 20mm; font-size: 8pt }`,
  [
    `<p>31407702<br>LDC/FB/</p><p><b>L’AN DEUX MILLE SEIZE,<br>LE VINGT-NEUF AVRIL</b><br>À PARIS (11ème arrondissement), 130 boulevard Voltaire, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Laure DELACROIX-CHAUMET</b>, Notaire Associé de la Société Civile Professionnelle « DELACROIX-CHAUMET et BENSOUSSAN », titulaire d’un Office Notarial à PARIS,</p><p>Avec la participation de Maître Yann TRÉHIN, notaire à PANTIN, assistant l’ACQUÉREUR,</p><p>A REÇU la présente <b>VENTE</b> à la requête de :</p><h2>VENDEUR</h2><p>La société dénommée <b>FONCIÈRE DU CANAL</b>, Société à responsabilité limitée au capital de 7 500 €, dont le siège est à PARIS (75010), 3 quai de Valmy, identifiée au SIREN sous le numéro 900001572.</p><h2>ACQUÉREUR</h2><p>Monsieur Minh <b>NGUYEN VAN</b>, restaurateur, né à SAÏGON (VIÊT NAM) le 9 février 1974, et Madame Lúcia Maria <b>DA COSTA PEREIRA</b>, styliste, née à BRAGA (PORTUGAL) le 21 août 1979, demeurant ensemble à MONTREUIL (93100), 12 villa des Lilas, ayant conclu un pacte civil de solidarité sous le régime de la séparation de biens.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur NGUYEN VAN à concurrence de 60 %, Madame DA COSTA PEREIRA à concurrence de 40 %.</p><p class="pg">– 1 –</p>`,
    `<h2>IDENTIFICATION DU BIEN</h2><p>Dans un ensemble immobilier soumis au régime de la copropriété situé à PARIS 11ÈME ARRONDISSEMENT (75011), 88 rue Oberkampf, figurant ainsi au cadastre : section BM, n° 41, lieudit 88 rue Oberkampf, surface 00 ha 05 a 33 ca.</p><p>Lot numéro quatorze (14) : au troisième étage face, un appartement de trois pièces. Et les quatre cent douze /dix millièmes (412 /10000èmes) de la propriété du sol et des parties communes générales.</p><p>Lot numéro trente-sept (37) : au sixième étage, une chambre de service. Et les trente-huit /dix millièmes (38 /10000èmes) de la propriété du sol et des parties communes générales.</p><h2>SUPERFICIE « CARREZ »</h2><p>La superficie de la partie privative est de 58,07 m² pour le lot 14. Le lot 37, d’une superficie inférieure à 8 m², n’est pas soumis à cette mention.</p><h2>EFFET RELATIF</h2><p>Acquisition aux termes d’un acte reçu par Maître BENSOUSSAN, notaire à PARIS, le 11 septembre 2013, publié au service de la publicité foncière de PARIS 7 le 2 octobre 2013, volume 2013P, numéro 5520.</p><h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>QUATRE CENT DIX-HUIT MILLE CINQ CENTS EUROS (418 500,00 EUR)</b>, payé comptant. Les frais d’agence, 16 000 €, sont à la charge du vendeur. Le dépôt de garantie de 20 925 € s’impute sur le prix.</p><p class="pg">– 2 –</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2016-04-29',
      notary: either('Maître Laure DELACROIX-CHAUMET', 'Maître DELACROIX-CHAUMET'),
      sellers: either(['FONCIÈRE DU CANAL'], ['La société dénommée FONCIÈRE DU CANAL']),
      buyers: either(
        ['Monsieur Minh NGUYEN VAN', 'Madame Lúcia Maria DA COSTA PEREIRA'],
        ['Minh NGUYEN VAN', 'Lúcia DA COSTA PEREIRA'],
      ),
      price: 41850000,
      property_address: either(
        '88 rue Oberkampf, 75011 PARIS',
        '88 rue Oberkampf, PARIS 11ÈME ARRONDISSEMENT (75011)',
        '88 rue Oberkampf, 75011 PARIS 11ÈME ARRONDISSEMENT',
      ),
      lots: ['14', '37'],
      lot_shares: ['14:412/10000', '37:38/10000'],
      parcels: ['BM 41'],
      surface_carrez: 5807,
    },
    // The volume printed is that of the seller's own title.
    absent: ['publication', 'rnc', 'deposit', 'meeting_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-colmar',
  `font: 11pt/1.55 'P052', serif; padding: 24mm`,
  [
    `<p style="text-align:center"><b>Dominique SCHOENENBERGER & Aline ROTH-KUENTZ</b><br>notaires associés – 1 rue Bartholdi – 68000 COLMAR</p><h1 style="font-size:14pt;text-align:center;margin:8mm 0">ATTESTATION</h1>${paragraphs(['Aux termes d’un acte reçu par Maître Aline ROTH-KUENTZ, notaire à COLMAR, le 18 novembre 2011, il a été constaté la VENTE,', 'Par : Monsieur Ernest Xavier LIECHTY, retraité, et Madame Marie-Louise HAAS, son épouse, demeurant ensemble à WINTZENHEIM (68920),', 'Au profit de : Madame Elfriede BAUMGARTNER, professeur, épouse de Monsieur Rolf ZIMMERMANN, demeurant à COLMAR (68000), 11 rue Kléber,', 'Des lots numéros 31 (appartement) et 77 (garage) de l’ensemble immobilier sis à COLMAR (68000), 11 rue Kléber, inscrits au Livre foncier de COLMAR, section TE numéro 119/42, avec les 265/10 000èmes des parties communes.', 'Moyennant le prix de CENT QUATRE-VINGT-SEPT MILLE EUROS (187 000,00 €), payé comptant et quittancé à l’acte.', 'L’inscription au Livre foncier est requise par les soins du notaire soussigné.', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit. À COLMAR, le 18 novembre 2011.'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2011-11-18',
      notary: either('Maître Aline ROTH-KUENTZ', 'Maître ROTH-KUENTZ'),
      sellers: either(
        ['Monsieur Ernest Xavier LIECHTY', 'Madame Marie-Louise HAAS'],
        ['Ernest LIECHTY', 'Marie-Louise HAAS'],
      ),
      buyers: either(['Madame Elfriede BAUMGARTNER'], ['Elfriede BAUMGARTNER']),
      price: 18700000,
      property_address: '11 rue Kléber, 68000 COLMAR',
      lots: ['31', '77'],
      parcels: either(['TE 119/42'], ['TE 119'], ['TE 11942']),
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'born_on'],
  },
);

const gift = paperOf(
  'titre-donation-nimes',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm 18mm 36mm; h2 { font-size: 10.8pt; text-align: center }`,
  [
    `<p>Me Roselyne CAVALIER-BÉNÉZET – NÎMES – répertoire n° 4471</p><p style="text-align:center"><b>DONATION EN NUE-PROPRIÉTÉ</b></p><p>Le trois juillet deux mille dix-huit, Maître Roselyne CAVALIER-BÉNÉZET, notaire à NÎMES (Gard), 5 square de la Couronne, a reçu le présent acte de donation entre vifs.</p><h2>DONATEUR</h2><p>Madame Paulette Irène SOULIER, veuve de Monsieur Marcel FERRAGUT, demeurant à NÎMES (30000), 19 quai de la Fontaine, née à UZÈS le 4 avril 1941.</p><h2>DONATAIRE</h2><p>Monsieur Thibaud Marcel FERRAGUT, son fils unique, chirurgien-dentiste, demeurant à MONTPELLIER (34000), né à NÎMES le 12 janvier 1969.</p><h2>DÉSIGNATION</h2><p>La nue-propriété, l’usufruit étant réservé par le DONATEUR, des biens ci-après dépendant d’un immeuble en copropriété sis à NÎMES (30000), 19 quai de la Fontaine, cadastré section EY numéro 302 : le lot n° 11, appartement au premier étage, et les 1 204/20 000es ; le lot n° 46, cave, et les 16/20 000es des parties communes.</p><h2>ÉVALUATION</h2><p>La pleine propriété est évaluée à 296 000 €, la nue-propriété, eu égard à l’âge du donateur, à 207 200 €. Il n’est stipulé aucune charge en capital.</p><p>Publié au service de la publicité foncière de NÎMES 1 le 24 juillet 2018, volume 2018P numéro 7719.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: null,
    facts: {
      deed_on: '2018-07-03',
      notary: either(
        'Maître Roselyne CAVALIER-BÉNÉZET',
        'Me Roselyne CAVALIER-BÉNÉZET',
        'Maître CAVALIER-BÉNÉZET',
      ),
      property_address: '19 quai de la Fontaine, 30000 NÎMES',
      lots: ['11', '46'],
      lot_shares: ['11:1204/20000', '46:16/20000'],
      parcels: ['EY 302'],
      publication: either('2018P n° 7719', 'volume 2018P numéro 7719'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const register = paperOf(
  'hypotheque-reponse-troyes',
  `font: 8.4pt 'DejaVu Sans Mono', monospace; td, th { border: .15mm solid #000; padding: .9mm } .c { text-align: center; font-size: 10pt; margin: 3mm 0 }`,
  [
    `<table><tr><td style="border:0">DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SPF ET ENREGISTREMENT DE TROYES<br>17 BD DU 1ER RAM 10000 TROYES</td><td style="border:0">N° de demande : 2026H04417<br>Déposée le : 08/10/2026<br>Par : SCP RAGON THIEBLEMONT<br>Coût : 24 EUR</td></tr></table><p class="c">CERTIFICAT<br>RELEVE DES FORMALITES PUBLIEES du 01/01/1976 au 05/10/2026<br>sur l’immeuble et les personnes désignés</p>${table(
      ['Code', 'Commune', 'Désignation cadastrale', 'Volume', 'Lot'],
      [
        ['387', 'TROYES', 'BX 305', '', '5'],
        ['387', 'TROYES', 'BX 305', '', '12'],
      ],
    )}<p></p>${table(
      ['Personnes requises', 'Date de naissance'],
      [
        ['VAN DEN BOSSCHE Pierre-Emmanuel', '17/03/1950'],
        ['VAN DEN BOSSCHE Clothilde', '29/10/1981'],
      ],
    )}<p></p>${table(
      ['N° d’ordre', 'Date de dépôt', 'Référence', 'Nature de l’acte', 'Rédacteur'],
      [
        ['1', '16/11/1981', '5870 n° 9', 'MODIFICATIF EDD', 'RAGON'],
        [
          '2',
          '22/06/1990',
          '90P2217',
          'VENTE au profit de VAN DEN BOSSCHE Pierre-Emmanuel',
          'RAGON',
        ],
        ['3', '27/02/2013', '2013P1266', 'MODIFICATIF EDD', 'THIEBLEMONT'],
        [
          '4',
          '14/05/2019',
          '2019P3108',
          'DONATION en nue-propriété à VAN DEN BOSSCHE Clothilde, réserve d’usufruit',
          'THIEBLEMONT',
        ],
        [
          '5',
          '03/09/2021',
          '2021V1450',
          'HYPOTHEQUE CONVENTIONNELLE – Banque de Champagne Exemple – principal 45 000 EUR – extrême effet 10/08/2034',
          'PETIT',
        ],
      ],
    )}<p style="margin-top:5mm">Titulaires actuels : VAN DEN BOSSCHE Pierre-Emmanuel (usufruit) ; VAN DEN BOSSCHE Clothilde (nue-propriété).</p><p>Le présent état comporte 1 inscription en cours. Le service de la publicité foncière certifie le présent document, à TROYES, le 12/10/2026. Le comptable public.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-10-05', '2026-10-12'),
      requested_from: '1976-01-01',
      owners: ['VAN DEN BOSSCHE Pierre-Emmanuel', 'VAN DEN BOSSCHE Clothilde'],
      charges_registered: 1,
      parcels: either(['BX 305'], ['BX 305', 'BX 305']),
      lots: ['5', '12'],
    },
    absent: ['price', 'deed_on', 'surface_carrez', 'rnc'],
  },
);

export const ACTES_NOTARIES = [rules, division, amendment, sale, certificate, gift, register];
