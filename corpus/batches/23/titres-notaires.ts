// Deeds of sale, a certificate of the notary, and the answer of the land register.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const rouen = paperOf(
  'titre-vente-electronique-rouen',
  `font: 10pt/1.42 'Nimbus Sans', sans-serif; padding: 16mm 18mm 16mm 34mm; h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt } td { border: .2mm solid #000; padding: .8mm 2mm }`,
  [
    `<p>101244703<br>MLH/PB/SG</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>LE VINGT-HUIT FÉVRIER</b></p><p>À ROUEN (Seine-Maritime), 9 rue de Crosne, au siège de l’Office Notarial, ci-après nommé,</p><p>Maître Marie-Laure HAVARD, Notaire associé de la Société d’Exercice Libéral à Responsabilité Limitée « HAVARD, PICQUENARD et associés », titulaire d’un Office Notarial à ROUEN,</p><p>Avec la participation de Maître Ludovic BOURDIN, notaire à ELBEUF, assistant l’ACQUÉREUR,</p><p>A REÇU LA PRÉSENTE <b>VENTE</b> à la requête des parties ci-après identifiées.</p><h2>IDENTIFICATION DES PARTIES</h2><p><b>– VENDEUR –</b></p><p>Madame Paulette Marguerite <b>QUESNEL</b>, retraitée, demeurant à MONT-SAINT-AIGNAN (76130), 31 rue du Tronquet, veuve en premières noces de Monsieur Raymond LECOQ et non remariée. Née à BOLBEC (76210), le 8 novembre 1938. De nationalité française. Résidente au sens de la réglementation fiscale.</p><p><b>– ACQUÉREUR –</b></p><p>Monsieur Guillaume Henri Marie <b>de LA MARTINIÈRE</b>, architecte, et Madame Sixtine Anne <b>LE FORESTIER</b>, enseignante, son épouse, demeurant ensemble à ROUEN (76000), 60 rue Saint-Maur. Monsieur est né à CAEN (14000) le 4 avril 1981, Madame est née à ROUEN (76000) le 19 janvier 1984. Mariés à la mairie de ROUEN le 27 août 2011 sous le régime de la séparation de biens.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur de LA MARTINIÈRE acquiert la pleine propriété indivise du BIEN à concurrence de moitié, Madame de LA MARTINIÈRE à concurrence de moitié.</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>À ROUEN (SEINE-MARITIME) 76000, 23 et 25 rue des Faulx,<br>Dans un ensemble immobilier dénommé « LES JARDINS DU ROBEC », figurant ainsi au cadastre :</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [
        ['BX', '204', '23 RUE DES FAULX', '00 ha 19 a 12 ca'],
        ['BX', '206', '25 RUE DES FAULX', '00 ha 08 a 47 ca'],
      ],
    )}<p style="margin-top:3mm">Les lots de copropriété suivants :</p><p><b>Lot numéro trente et un (31)</b><br>Au bâtiment A, troisième étage, un appartement comprenant : entrée, séjour, cuisine, trois chambres, salle de bains, WC, loggia. Et les cent soixante-quatorze dix millièmes (174 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro quatre-vingt-huit (88)</b><br>Au sous-sol, une cave. Et les trois dix millièmes (3 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro cent dix-sept (117)</b><br>Au sous-sol, un emplacement de stationnement. Et les dix dix millièmes (10 /10000 èmes) des parties communes générales.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965, ainsi qu’il résulte d’une attestation du cabinet NORMANDIE DIAG du 11 décembre 2018, est de <b>87,54 M²</b> pour le lot numéro trente et un (31).</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître PICQUENARD, notaire à ROUEN, le 3 juillet 1992, publié au 1er bureau des hypothèques de ROUEN le 20 août 1992, volume 1992P, numéro 5588.</p><p class="pg">2</p>`,
    `<h2>CHARGES ET CONDITIONS LIÉES AU CALCUL DE L’IMPÔT</h2><p>Les charges et conditions ne donnant pas lieu à taxation figurent en partie développée de l’acte.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour ; il en a la jouissance à compter du même jour, le BIEN étant libre de toute location.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>DEUX CENT QUATRE-VINGT-SEIX MILLE EUROS (296 000,00 EUR)</b>. Ce prix s’applique aux biens mobiliers à hauteur de HUIT MILLE DEUX CENTS EUROS (8 200,00 EUR), aux biens immobiliers à concurrence de DEUX CENT QUATRE-VINGT-SEPT MILLE HUIT CENTS EUROS (287 800,00 EUR).</p><h2>PRÊT</h2><p>L’ACQUÉREUR déclare que la somme de 210 000,00 EUR provient d’un prêt consenti par la Banque Normande Exemple, remboursable au plus tard le 5 mars 2039. Le VENDEUR requiert l’inscription du privilège de prêteur de deniers.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de ROUEN 1. Droits : 287 800,00 x 4,50 % = 12 951,00 EUR.</p><h2>DIAGNOSTICS</h2><p>Dossier de diagnostic technique : amiante du 11 décembre 2018 (absence), électricité du même jour, DPE du même jour (classe D, 188 kWhEP/m².an), ERNMT du 15 février 2019.</p><h2>COPROPRIÉTÉ</h2><p>Le syndic est SEINE & ROBEC IMMOBILIER. L’état daté a été délivré le 14 février 2019.</p><p>DONT ACTE sans renvoi. Généré en l’office et visualisé sur support électronique aux lieu, jour, mois, an indiqués en entête du présent acte.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2019-02-28',
      notary: either('Maître Marie-Laure HAVARD', 'Maître HAVARD'),
      sellers: either(['Madame Paulette Marguerite QUESNEL'], ['Paulette QUESNEL']),
      buyers: either(
        ['Monsieur Guillaume Henri Marie de LA MARTINIÈRE', 'Madame Sixtine Anne LE FORESTIER'],
        ['Guillaume de LA MARTINIÈRE', 'Sixtine LE FORESTIER'],
      ),
      price: 29600000,
      property_address: '23 et 25 rue des Faulx, 76000 ROUEN',
      lots: ['31', '88', '117'],
      lot_shares: ['31:174/10000', '88:3/10000', '117:10/10000'],
      parcels: ['BX 204', 'BX 206'],
      surface_carrez: 8754,
    },
    absent: ['publication', 'rnc', 'meeting_on', 'dpe_number'],
  },
);

const bordeaux = paperOf(
  'titre-attestation-office-bordeaux',
  `font: 11pt/1.55 'P052', serif; padding: 18mm 22mm; h1 { font-size: 14pt; text-align: center; border-top: .4mm solid #7a5c1e; border-bottom: .4mm solid #7a5c1e; padding: 2mm; margin: 8mm 0 }`,
  [
    `<p style="text-align:center;color:#7a5c1e"><b style="font-size:13pt">OFFICE NOTARIAL DES QUINCONCES</b><br>Anne-Charlotte PEYRELONGUE – Mehdi SAADOUNE – Benoît CASTÉRA<br>Notaires associés<br>7 cours du XXX Juillet – 33000 BORDEAUX – office.33xxx@notaires.example.fr</p><h1>ATTESTATION</h1><p>Je soussigné Maître Mehdi SAADOUNE, notaire associé à BORDEAUX, CERTIFIE ET ATTESTE qu’aux termes d’un acte reçu par moi le 30 septembre 2025, il a été constaté la vente</p><p><b>PAR :</b> la société civile immobilière « ARNOZAN », dont le siège est à BORDEAUX (33000), 14 cours Xavier Arnozan,</p><p><b>AU PROFIT DE :</b> Monsieur Diego FERNÁNDEZ-RUIZ, œnologue, célibataire, demeurant à LIBOURNE (33500), né à LOGROÑO (Espagne) le 23 juin 1990, et Mademoiselle Capucine DE BRONDEAU, œnologue, célibataire, demeurant à LIBOURNE (33500), née à AGEN le 2 février 1992, chacun pour moitié indivise,</p><p>des biens sis à BORDEAUX (33000), 88 rue Lagrange, cadastrés section KD numéro 212, savoir : le lot numéro 9, un appartement de type 3, et le lot numéro 2, une cave,</p><p>moyennant le prix de TROIS CENT DIX MILLE CINQ CENTS EUROS (310 500,00 €), payé comptant et quittancé dans l’acte.</p><p>Propriété et jouissance : du jour de l’acte. Superficie loi Carrez du lot 9 : 71,08 m².</p><p>EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit.</p><p style="margin-left:80mm">Fait à BORDEAUX,<br>le 30 septembre 2025</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2025-09-30',
      notary: either('Maître Mehdi SAADOUNE', 'Maître SAADOUNE'),
      sellers: either(
        ['société civile immobilière « ARNOZAN »'],
        ['ARNOZAN'],
        ['SCI ARNOZAN'],
        ['la société civile immobilière « ARNOZAN »'],
      ),
      buyers: either(
        ['Monsieur Diego FERNÁNDEZ-RUIZ', 'Mademoiselle Capucine DE BRONDEAU'],
        ['Diego FERNÁNDEZ-RUIZ', 'Capucine DE BRONDEAU'],
      ),
      price: 31050000,
      property_address: '88 rue Lagrange, 33000 BORDEAUX',
      lots: either(['9', '2'], ['2', '9']),
      parcels: ['KD 212'],
      surface_carrez: 7108,
    },
    absent: ['publication', 'rnc', 'born_on'],
  },
);

const clermont = paperOf(
  'titre-acte-tape-clermont-ferrand',
  `font: 10.6pt/1.6 'Nimbus Mono PS', monospace; padding: 20mm 16mm 16mm 45mm; p { margin: 0 0 3mm }`,
  [
    `<p>17 MARS 1983<br>-----------<br>VENTE par M. et Mme CHASSAGNE<br>à M. et Mme BARTHOMEUF</p><p>L’AN MIL NEUF CENT QUATRE VINGT TROIS,<br>Le dix-sept mars,</p><p>Par devant Maître Antonin SERVIERES, notaire à CLERMONT-FERRAND (Puy-de-Dôme), 5, place de Jaude,</p><p>ONT COMPARU :</p><p>Monsieur Louis CHASSAGNE, facteur, et Madame Yvonne TIXIER, son épouse, demeurant à ROYAT, avenue de la Gare, mariés sous le régime de la communauté légale,<br>ci-après dénommés "LE VENDEUR", d’une part,</p><p>Monsieur Michel BARTHOMEUF, ajusteur, et Madame Denise ROUX, son épouse, demeurant à CLERMONT-FERRAND, 3, rue Blatin, mariés sans contrat à COURNON le 12 juin 1976,<br>ci-après dénommés "L’ACQUEREUR", d’autre part.</p><p>LESQUELS ont convenu ce qui suit : le vendeur vend, en s’obligeant aux garanties ordinaires de fait et de droit, à l’acquéreur qui accepte :</p>`,
    `<p style="text-align:center">DESIGNATION</p><p>Dans un immeuble en copropriété situé à CLERMONT-FERRAND, 148 et 150, boulevard Lafayette, dénommé "PUY-MARY", cadastré section CL numéro 93 :</p><p>LE LOT NUMERO TRENTE (30) : un appartement au premier étage, escalier 3, de quatre pièces principales, et les cinquante-deux millièmes (52/1.000èmes) des parties communes ;</p><p>LE LOT NUMERO CENT DIX HUIT (118) : un garage, et les dix millièmes (10/1.000èmes) des parties communes.</p><p style="text-align:center">PRIX</p><p>La présente vente est consentie et acceptée moyennant le prix principal de TROIS CENT VINGT MILLE FRANCS (320.000 F), que l’acquéreur a payé comptant ainsi qu’il résulte de la comptabilité du notaire soussigné. DONT QUITTANCE.</p><p>DONT ACTE. Fait et passé à CLERMONT-FERRAND, en l’étude.</p><p style="margin-top:8mm">(cachet) PUBLIE ET ENREGISTRE<br>BUREAU DES HYPOTHEQUES DE CLERMONT-FERRAND<br>le 28 avril 1983 - volume 6120 n° 8<br>Taxe : 13.440 F - Salaire : 320 F</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1983-03-17',
      notary: either('Maître Antonin SERVIERES', 'Maître SERVIERES'),
      sellers: either(
        ['Monsieur Louis CHASSAGNE', 'Madame Yvonne TIXIER'],
        ['Louis CHASSAGNE', 'Yvonne TIXIER'],
      ),
      buyers: either(
        ['Monsieur Michel BARTHOMEUF', 'Madame Denise ROUX'],
        ['Michel BARTHOMEUF', 'Denise ROUX'],
      ),
      property_address: either(
        '148 et 150, boulevard Lafayette, CLERMONT-FERRAND',
        '148 et 150, boulevard Lafayette',
      ),
      lots: ['30', '118'],
      lot_shares: ['30:52/1000', '118:10/1000'],
      parcels: ['CL 93'],
      publication: either('6120 n° 8', 'volume 6120 n° 8'),
    },
    absent: ['surface_carrez', 'rnc', 'meeting_on'],
  },
);

const leHavre = paperOf(
  'hypotheque-releve-formalites-le-havre',
  `font: 8.4pt/1.4 'DejaVu Sans Mono', monospace; letter-spacing: -.1mm; td, th { border: .15mm solid #444; padding: .8mm 1mm } th { background: #eee } .c { border: .4mm solid #000; text-align: center; padding: 2mm; margin: 4mm 0 }`,
  [
    `<table><tr><td style="border:0">DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE PUBLICITE FONCIERE<br>LE HAVRE<br>19 AVENUE DU GENERAL LECLERC<br>76600 LE HAVRE</td><td style="border:0;text-align:right">N° de demande : 7604P03 2026H8842<br>Date de dépôt : 06/10/2026<br>Demandeur : Me LEMARCHAND<br>Dossier : SAIDI / VENTE</td></tr></table><div class="c">RENSEIGNEMENTS SOMMAIRES URGENTS – HORS FORMALITE<br>ETAT DES FORMALITES PUBLIEES</div><p>Période de recherche : du 01/01/1971 au 05/10/2026<br>Date de certification : 05/10/2026</p><p>IMMEUBLE(S) REQUIS : LE HAVRE – Section LH n° 340 – Lots 67, 145, 212</p>${table(
      ['N°', 'Date dépôt', 'Référence', 'Nature de l’acte', 'Rédacteur', 'Détail'],
      [
        [
          '1',
          '14/11/1979',
          'Vol 1244 n° 31',
          'REGLEMENT DE COPROPRIETE',
          'Me ODIN',
          'du 02/10/1979',
        ],
        [
          '2',
          '22/03/2004',
          '2004P1877',
          'VENTE',
          'Me LEMARCHAND',
          'de CONS. PREVOST à FERON Jacques, prix 128.000,00 E',
        ],
        [
          '3',
          '09/07/2015',
          '2015P3302',
          'VENTE',
          'Me BRUNEL',
          'de FERON Jacques à SAIDI Abderrahmane et BELKACEM Nora, prix 184.500,00 E',
        ],
        [
          '4',
          '09/07/2015',
          '2015V1410',
          'PRIVILEGE DE PRETEUR DE DENIERS',
          'Me BRUNEL',
          'créancier BANQUE DE L’ESTUAIRE EXEMPLE, principal 150.000,00 E, accessoires 30.000,00 E, extrême effet 10/07/2036',
        ],
        [
          '5',
          '18/02/2024',
          '2024V0288',
          'HYPOTHEQUE LEGALE DU TRESOR',
          'SIP LE HAVRE',
          'principal 3.214,00 E, extrême effet 18/02/2034',
        ],
      ],
    )}<p style="margin-top:4mm">TITULAIRES ACTUELS DU DROIT DE PROPRIETE : SAIDI Abderrahmane, né le 12/12/1976 – BELKACEM Nora, née le 30/08/1979</p><p>Nombre d’inscriptions en cours : 2. Aucune saisie publiée. Frais de consultation du fichier : 12,00 E.</p><p>Le présent certificat est établi sous réserve des formalités en attente. LE HAVRE, LE 08/10/2026<br>Pour le service de la publicité foncière, le comptable des finances publiques</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-05',
      requested_from: '1971-01-01',
      owners: ['SAIDI Abderrahmane', 'BELKACEM Nora'],
      charges_registered: 2,
      parcels: ['LH 340'],
      lots: ['67', '145', '212'],
    },
    absent: ['price', 'deed_on', 'surface_carrez'],
  },
);

export const TITRES_NOTAIRES = [rouen, bordeaux, clermont, leHavre];
