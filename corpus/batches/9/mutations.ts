// Sales by deed of a flat and of a house, a notary's certificate, and the answer of the land register.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const deed = `font: 10.6pt/1.45 'Nimbus Roman', serif; padding: 17mm 20mm 15mm 36mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 3.5mm 0 2mm } p { margin-bottom: 1.6mm } .pg { position: absolute; bottom: 7mm; right: 20mm; font-size: 8pt }`;

const flat = paperOf(
  'titre-vente-vannes',
  deed,
  [
    `<p>101884207<br>AC/SG/</p><p><b>L’AN DEUX MILLE DIX-HUIT,<br>LE VINGT-SIX JUILLET</b><br>À VANNES (Morbihan), 14 rue Joseph Le Brix, en l’étude du notaire soussigné,</p><p><b>Maître Anne CORLAY</b>, notaire associée de la société civile professionnelle « CORLAY et RIO, notaires associés », titulaire d’un office notarial à VANNES,</p><p>Avec la participation de Maître Gildas JOUAN, notaire à AURAY, assistant l’ACQUÉREUR,</p><p>A REÇU le présent acte contenant VENTE à la requête de :</p><h2>VENDEUR</h2><p>Monsieur Michel Yves <b>LE GALL</b>, retraité, et Madame Annick Marie <b>THOMAS</b>, retraitée, son épouse, demeurant ensemble à SÉNÉ (56860), 8 allée des Genêts. Monsieur est né à LORIENT (56100) le 12 février 1944, Madame est née à AURAY (56400) le 9 novembre 1947. Mariés à la mairie d’AURAY le 5 août 1968 sous le régime de la communauté légale.</p><p>Ci-après dénommés, ensemble, « le VENDEUR ».</p><h2>ACQUÉREUR</h2><p>Madame Solenn Gaëlle <b>KERBRAT</b>, professeure des écoles, demeurant à VANNES (56000), 3 rue de la Fontaine. Née à BREST (29200) le 4 avril 1985. Célibataire. Non liée par un pacte civil de solidarité. De nationalité française. Résidente au sens de la réglementation fiscale.</p><p>Ci-après dénommée « l’ACQUÉREUR ».</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à VANNES (56000), 12 rue du Vincin, dénommé LES HAUTS DE CONLEAU, figurant ainsi au cadastre : section BX numéro 214, lieudit « 12 rue du Vincin », surface 00 ha 38 a 40 ca.</p><p><b>Lot numéro quatorze (14) :</b> dans le bâtiment B, au deuxième étage, un appartement de quatre pièces principales. Et les trois cent douze / dix millièmes (312/10000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro cinquante-sept (57) :</b> au sous-sol, une cave. Et les six / dix millièmes (6/10000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro quatre-vingt-trois (83) :</b> un emplacement de parking extérieur. Et les quinze / dix millièmes (15/10000 èmes) de la propriété du sol et des parties communes générales.</p><h2>MESURAGE DE LA PARTIE PRIVATIVE – CARREZ</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965, ainsi qu’il résulte d’une attestation délivrée par le cabinet Morbihan Expertises le 23 mars 2018, est de : 81,64 m² pour le lot numéro QUATORZE (14).</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Acte reçu par Maître LE QUINTREC, notaire à VANNES, le 17 octobre 1979, publié au bureau des hypothèques de VANNES le 20 novembre 1979, volume 4418, numéro 27.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître LE QUINTREC le 14 mai 1981, publié au bureau des hypothèques de VANNES le 2 juin 1981, volume 4702, numéro 11.</p><p class="pg">2</p>`,
    `<h2>PROPRIÉTÉ JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire des BIENS à compter de ce jour. Il en a la jouissance à compter du même jour, par la prise de possession réelle, les BIENS étant libres de toute location ou occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>CENT QUATRE-VINGT-SEIZE MILLE EUROS (196 000,00 EUR)</b>. Le paiement de ce prix aura lieu de la manière indiquée ci-après.</p><h2>PAIEMENT DU PRIX</h2><p>L’ACQUÉREUR a payé le prix comptant ce jour, ainsi qu’il résulte de la comptabilité de l’office notarial. Le VENDEUR le reconnaît et lui en donne quittance sans réserve. À due concurrence de 150 000,00 EUR, le prix provient d’un prêt consenti par la Banque Exemple de Bretagne.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de VANNES 1. Droits : mutation à titre onéreux soumise au taux de 5,80 %.</p><h2>SYNDIC</h2><p>Le syndic de l’immeuble est la société ARMOR GESTION, 3 place de la Libération à VANNES. L’ACQUÉREUR supporte les charges à compter de ce jour ; les parties ont établi entre elles un prorata des charges courantes et de la taxe foncière.</p><h2>DIAGNOSTICS</h2><p>Le dossier de diagnostic technique est annexé. L’ACQUÉREUR déclare en avoir pris connaissance.</p><p><b>DONT ACTE sans renvoi</b>, généré et visualisé sur support électronique en l’étude du notaire soussigné, les jour, mois et an indiqués en en-tête.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2018-07-26',
      notary: either('Maître Anne CORLAY', 'Maître CORLAY'),
      sellers: either(
        ['Monsieur Michel Yves LE GALL', 'Madame Annick Marie THOMAS'],
        ['Michel LE GALL', 'Annick THOMAS'],
      ),
      buyers: either(['Madame Solenn Gaëlle KERBRAT'], ['Solenn KERBRAT']),
      price: 19600000,
      property_address: '12 rue du Vincin, 56000 VANNES',
      lots: ['14', '57', '83'],
      lot_shares: ['14:312/10000', '57:6/10000', '83:15/10000'],
      parcels: ['BX 214'],
      surface_carrez: 8164,
    },
    // The volumes printed are those of the rules and of the sellers' own purchase.
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const house = paperOf(
  'titre-maison-albi',
  deed.replace('Nimbus Roman', 'C059'),
  [
    `<p>Office notarial de Marssac-sur-Tarn<br>Réf. : 2011 00618 / FB</p><p><b>L’an deux mille onze, le quinze avril,</b></p><p>Maître François BOUYSSOU, notaire à MARSSAC-SUR-TARN (Tarn), 5 avenue d’Albi, soussigné, a reçu le présent acte authentique de VENTE, à la requête des personnes ci-après :</p><h2>VENDEUR</h2><p>Madame Odette Jeanne <b>FABRE</b>, sans profession, veuve de Monsieur Roger CALVET, demeurant à ALBI (81000), 20 rue Croix Verte. Née à GAILLAC (81600) le 30 mars 1931.</p><h2>ACQUÉREUR</h2><p>Monsieur Laurent Henri <b>ROQUES</b>, électricien, et Madame Sandrine Paule <b>VIALA</b>, aide-soignante, son épouse, demeurant ensemble à ALBI (81000), 6 rue du Castelviel. Monsieur est né à ALBI le 8 juin 1976 ; Madame est née à CASTRES (81100) le 21 janvier 1979. Mariés sous le régime légal de la communauté réduite aux acquêts, à défaut de contrat de mariage préalable à leur union célébrée à la mairie d’ALBI le 13 septembre 2003. Acquéreurs pour le compte de la communauté.</p><h2>IMMEUBLE VENDU</h2><p>Une maison à usage d’habitation avec jardin, située à MARSSAC-SUR-TARN (81150), 14 chemin de la Plaine, élevée d’un étage sur rez-de-chaussée, cadastrée :</p><p>Section AC numéro 301, « chemin de la Plaine », pour 09 a 12 ca ;<br>Section AC numéro 302, « chemin de la Plaine », pour 01 a 40 ca.</p><p class="pg">page 1/2</p>`,
    `<h2>ORIGINE DE PROPRIÉTÉ</h2><p>L’immeuble appartient en propre au VENDEUR pour l’avoir recueilli dans la succession de son père, suivant attestation de propriété dressée par Maître DELMAS, notaire à GAILLAC, le 11 janvier 1974, publiée au bureau des hypothèques d’ALBI le 8 février 1974, volume 3310 numéro 42.</p><h2>PRIX</h2><p>La présente vente a lieu moyennant le prix principal de CENT SOIXANTE-DOUZE MILLE CINQ CENTS EUROS (172 500,00 €), payé comptant, ainsi qu’il résulte de la comptabilité du notaire soussigné. DONT QUITTANCE.</p><h2>ENTRÉE EN JOUISSANCE</h2><p>L’ACQUÉREUR aura la propriété et la jouissance de l’immeuble à compter de ce jour, par la prise de possession réelle.</p><h2>CONDITIONS</h2><p>L’ACQUÉREUR prendra l’immeuble dans son état actuel, sans recours contre le VENDEUR pour vices apparents ou cachés. Il supportera les servitudes passives. Le VENDEUR déclare que l’immeuble est équipé d’un assainissement individuel et que les contrôles obligatoires ont été effectués. Les états relatifs au plomb, à l’amiante et à la performance énergétique sont annexés.</p><h2>FORMALITÉS</h2><p>Une copie authentique du présent acte sera publiée à la conservation des hypothèques d’ALBI.</p><p>Fait et passé à MARSSAC-SUR-TARN, en l’office. Après lecture, les parties ont signé avec le notaire.</p><p style="border:.3mm solid #000;padding:2mm;margin-top:6mm">Conservation des hypothèques d’ALBI – Dépôt du 09/05/2011 – Publié volume 2011 P numéro 3174 – Reçu : huit mille sept cent quatre-vingt-deux euros</p><p class="pg">page 2/2</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2011-04-15',
      notary: either('Maître François BOUYSSOU', 'Maître BOUYSSOU'),
      sellers: either(['Madame Odette Jeanne FABRE'], ['Odette FABRE']),
      buyers: either(
        ['Monsieur Laurent Henri ROQUES', 'Madame Sandrine Paule VIALA'],
        ['Laurent ROQUES', 'Sandrine VIALA'],
      ),
      price: 17250000,
      property_address: '14 chemin de la Plaine, 81150 MARSSAC-SUR-TARN',
      parcels: ['AC 301', 'AC 302'],
      publication: either('2011P n° 3174', '2011 P n° 3174', 'volume 2011 P numéro 3174'),
    },
    absent: ['lots', 'lot_shares', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-annecy',
  `font: 11pt/1.6 'P052', serif; padding: 24mm 24mm`,
  [
    `<p><b>BOCQUET – MERMILLOD</b><br>Notaires associés<br>3 rue Vaugelas, 74000 ANNECY<br>Téléphone : 04 50 00 12 88</p><h1 style="font-size:14pt;text-align:center;margin:10mm 0 6mm">ATTESTATION</h1>${paragraphs(['Je soussignée, Maître Claire MERMILLOD, notaire à ANNECY (Haute-Savoie), certifie et atteste qu’aux termes d’un acte reçu par moi le 3 octobre 2014, en cours de publication, il a été constaté la VENTE', '<b>Par :</b> Madame Geneviève Lucie PERRILLAT, retraitée, demeurant à THÔNES (74230),', '<b>Au profit de :</b> Monsieur Thierry Marc DUCRET, technicien, et Madame Valérie Agnès GAY, assistante dentaire, son épouse, demeurant ensemble à ANNECY-LE-VIEUX (74940), 41 route des Crêtes, acquéreurs de la pleine propriété pour le compte de la communauté existant entre eux,', 'Des biens et droits immobiliers ci-après désignés, dépendant de l’immeuble LE CLOS DES AULNES, situé à ANNECY (74000), 5 et 7 avenue de Brogny, cadastré section AV numéro 88 :', '– le lot numéro cent huit (108), consistant en un appartement au quatrième étage, et les 1874/100000èmes des parties communes générales ;', '– le lot numéro deux cent quinze (215), consistant en une réserve, et les 96/100000èmes des parties communes générales.', 'Moyennant le prix de DEUX CENT VINGT-HUIT MILLE EUROS (228 000,00 €), payé comptant et quittancé dans l’acte. L’entrée en jouissance a été fixée au jour de la signature.', 'En foi de quoi j’ai délivré la présente attestation pour servir et valoir ce que de droit.', 'Fait à ANNECY, le 3 octobre 2014.'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2014-10-03',
      notary: either('Maître Claire MERMILLOD', 'Maître MERMILLOD'),
      sellers: either(['Madame Geneviève Lucie PERRILLAT'], ['Geneviève PERRILLAT']),
      buyers: either(
        ['Monsieur Thierry Marc DUCRET', 'Madame Valérie Agnès GAY'],
        ['Thierry DUCRET', 'Valérie GAY'],
      ),
      price: 22800000,
      property_address: '5 et 7 avenue de Brogny, 74000 ANNECY',
      lots: ['108', '215'],
      lot_shares: ['108:1874/100000', '215:96/100000'],
      parcels: ['AV 88'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const register = paperOf(
  'hypotheque-releve-vannes',
  `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 12pt; text-align: center; border: .3mm solid #000; padding: 2mm } h2 { font-size: 9.6pt; margin: 4mm 0 1mm } td, th { border: .2mm solid #555; padding: 1mm 1.4mm } th { background: #eee }`,
  [
    `<table><tr><td style="border:0"><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SERVICE DE LA PUBLICITÉ FONCIÈRE<br>VANNES 1<br>35 boulevard de la Paix, 56000 VANNES</td><td style="border:0;text-align:right">Demande n° 2026H6203<br>Déposée le 21/09/2026<br>Par : SCP CORLAY et RIO, notaires à VANNES<br>Réf. dossier : KERBRAT SOLENN – HF</td></tr></table><h1>CERTIFICAT – RELEVÉ DES FORMALITÉS PUBLIÉES<br>Renseignements sommaires hors formalité (3233-SD)</h1><p>Période de publication antérieure à FIDJI : du 01/01/1971 au 31/12/1997 – Période FIDJI : du 01/01/1998 au 18/09/2026 (date de mise à jour fichier)</p><p>Il résulte de la présente demande que le service certifie, pour la période du 01/01/1971 au 18/09/2026, la liste des formalités ci-après, qui portent sur les immeubles et les personnes désignés.</p><h2>IMMEUBLES</h2>${table(
      ['Commune', 'Désignation cadastrale', 'Lots'],
      [['VANNES', 'BX 214', '14, 57, 83']],
    )}<h2>TITULAIRE(S) ACTUEL(S)</h2>${table(
      ['Nom, prénoms', 'Date de naissance', 'Droits'],
      [['KERBRAT Solenn Gaëlle', '04/04/1985', 'Pleine propriété']],
    )}<h2>FORMALITÉS</h2>${table(
      [
        'N° d’ordre',
        'Date de dépôt',
        'Référence d’enliassement',
        'Nature de l’acte',
        'Rédacteur / précisions',
      ],
      [
        [
          '1',
          '20/11/1979',
          '4418 n° 27',
          'RÈGLEMENT DE COPROPRIÉTÉ ET ÉTAT DESCRIPTIF DE DIVISION',
          'NOT Le Quintrec – VANNES',
        ],
        [
          '2',
          '02/06/1981',
          '4702 n° 11',
          'VENTE au profit de LE GALL / THOMAS',
          'NOT Le Quintrec – VANNES',
        ],
        [
          '3',
          '14/08/2018',
          '2018P7719',
          'VENTE LE GALL / THOMAS au profit de KERBRAT – prix 196.000,00 EUR',
          'NOT Corlay – VANNES',
        ],
        [
          '4',
          '14/08/2018',
          '2018V2260',
          'PRIVILÈGE DE PRÊTEUR DE DENIERS – Banque Exemple de Bretagne – montant principal 150.000,00 EUR – accessoires 30.000,00 EUR – date extrême d’effet 05/08/2039',
          'NOT Corlay – VANNES',
        ],
      ],
    )}<p style="margin-top:5mm">Nombre de formalités : 4, dont inscriptions : 1. Aucune saisie. Aucune formalité en attente au registre des dépôts entre le 19/09/2026 et le 25/09/2026.</p><p>Le présent certificat, délivré en réponse à la demande de renseignements du requérant, est établi sous la responsabilité du comptable public et dans la limite de la période ci-dessus. Coût : 12,00 €.</p><p style="text-align:right">À VANNES 1, le 28/09/2026<br>Pour le service de la publicité foncière, le comptable des finances publiques</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-09-18', '2026-09-28'),
      requested_from: '1971-01-01',
      owners: either(['KERBRAT Solenn Gaëlle'], ['KERBRAT Solenn']),
      charges_registered: 1,
      parcels: ['BX 214'],
      lots: ['14', '57', '83'],
    },
    absent: ['price', 'deed_on', 'surface_carrez'],
  },
);

export const MUTATIONS = [flat, house, certificate, register];
