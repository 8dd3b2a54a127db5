// How people became owners and what the land register knows of it.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const DEED = `font: 10.6pt/1.42 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 36mm; h2 { font-size: 10.8pt; text-align: center; margin: 3.5mm 0 1.5mm; text-decoration: underline } p { text-align: justify; margin-bottom: 1.6mm } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`;

const flat = paperOf(
  'titre-vente-robinson',
  DEED,
  [
    `<p>101884602<br>HL/MB/<br>Le 28 juin 2018</p><p style="text-align:center"><b>VENTE<br>Par Madame Solange PRUVOST<br>Au profit de Monsieur et Madame Stéphane FAUCONNIER</b></p><p><b>L’AN DEUX MILLE DIX-HUIT,<br>LE VINGT-HUIT JUIN</b></p><p>À SCEAUX (Hauts-de-Seine), 14 rue du Docteur Berger Neuve, au siège de l’Office Notarial, ci-après nommé,</p><p>Maître Hélène LORMEAU, Notaire Associé de la Société Civile Professionnelle « LORMEAU et TISSIER, notaires associés », titulaire d’un Office Notarial à SCEAUX,</p><p>A REÇU LA PRÉSENTE VENTE À LA REQUÊTE DES PARTIES CI-APRÈS IDENTIFIÉES :</p><h2>VENDEUR</h2><p>Madame Solange Marie <b>PRUVOST</b>, retraitée, demeurant à ANTONY (92160), 71 avenue du Bois Tardieu, divorcée non remariée de Monsieur Claude BERTIN. Née à DOUAI (59500), le 16 février 1944. De nationalité française. Résidente au sens de la réglementation fiscale.</p><h2>ACQUÉREUR</h2><p>Monsieur Stéphane Julien <b>FAUCONNIER</b>, chef de projet, et Madame Émilie Rose <b>CARPENTIER</b>, professeure des écoles, son épouse, demeurant ensemble à CLAMART (92140), 9 rue de la Porte Trivaux. Monsieur est né à CHARTRES (28000) le 4 décembre 1980, Madame est née à MELUN (77000) le 19 mai 1982. Mariés à la mairie de CLAMART (92140) le 27 juin 2009 sous le régime de la communauté d’acquêts à défaut de contrat de mariage préalable.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur et Madame FAUCONNIER acquièrent la pleine propriété des BIENS objet de la vente pour le compte de leur communauté.</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier soumis au régime de la copropriété, situé au PLESSIS-ROBINSON (92350), 18 à 22 allée des Grands Chênes, dénommé LES ALLÉES CHANTECLER, figurant ainsi au cadastre :</p>${table(['Section', 'N°', 'Lieudit', 'Surface'], [['R', '214', '18 allée des Grands Chênes', '01 ha 02 a 10 ca']])}<p>Les lots de copropriété suivants :</p><p><b>Lot numéro deux cent quatorze (214)</b><br>Au bâtiment C, au troisième étage, un appartement de quatre pièces principales, et les mille trois cent deux cent millièmes (1302 /100000 èmes) des parties communes générales.</p><p><b>Lot numéro trois cent dix-huit (318)</b><br>Au bâtiment C, au sous-sol, une cave, et les quatorze cent millièmes (14 /100000 èmes) des parties communes générales.</p><p><b>Lot numéro quatre cent vingt-sept (427)</b><br>Au sous-sol, un emplacement de stationnement, et les soixante-dix cent millièmes (70 /100000 èmes) des parties communes générales.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965, en application de l’article 46 de ladite loi, est de : 83,47 m² pour le lot numéro deux cent quatorze (214).</p><h2>RÈGLEMENT DE COPROPRIÉTÉ</h2><p>L’ensemble immobilier a fait l’objet d’un règlement de copropriété et état descriptif de division établi aux termes d’un acte reçu par Maître SABATHIER, notaire à SCEAUX, le 12 septembre 1972, publié au bureau des hypothèques de VANVES le 30 octobre 1972, volume 1188, numéro 12.</p><p class="pg">2</p>`,
    `<h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître DELAHAYE, notaire à PARIS, le 3 juillet 1989, publié au service de la publicité foncière de VANVES 2 le 21 août 1989, volume 1989P, numéro 3310.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter du jour de la signature. Il en a la jouissance à compter du même jour par la prise de possession réelle, le BIEN étant libre de toute location ou occupation.</p><h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>QUATRE CENT DOUZE MILLE EUROS (412 000,00 EUR)</b>. Le paiement de ce prix aura lieu de la manière indiquée ci-après.</p><h2>PAIEMENT DU PRIX</h2><p>L’ACQUÉREUR a payé le prix comptant ce jour ainsi qu’il résulte de la comptabilité de l’office notarial dénommé en tête des présentes. DONT QUITTANCE.</p><h2>DÉCLARATION D’ORIGINE DES DENIERS</h2><p>L’ACQUÉREUR déclare avoir effectué le paiement à concurrence de 320 000,00 EUR au moyen d’un prêt consenti par la Banque Exemple de l’Ouest Parisien, avec affectation au privilège de prêteur de deniers.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>L’acte sera publié au service de la publicité foncière de VANVES 2.</p><p>DONT ACTE sur trois pages, généré et visualisé sur support électronique en l’étude du notaire soussigné, les jour, mois et an indiqués en tête.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2018-06-28',
      notary: either('Maître Hélène LORMEAU', 'Maître LORMEAU'),
      sellers: either(['Madame Solange Marie PRUVOST'], ['Madame Solange PRUVOST']),
      buyers: either(
        ['Monsieur Stéphane Julien FAUCONNIER', 'Madame Émilie Rose CARPENTIER'],
        ['Stéphane FAUCONNIER', 'Émilie CARPENTIER'],
      ),
      price: 41200000,
      building: 'LES ALLÉES CHANTECLER',
      property_address: '18 à 22 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON',
      lots: ['214', '318', '427'],
      lot_shares: ['214:1302/100000', '318:14/100000', '427:70/100000'],
      parcels: ['R 214'],
      surface_carrez: 8347,
    },
    // The volumes printed are those of the rules and of the seller's own deed.
    absent: ['publication', 'rnc', 'meeting_on', 'iban'],
  },
);

const house = paperOf(
  'titre-maison-gif',
  DEED.replace('Nimbus Roman', 'C059').replace('10.6pt', '10pt'),
  [
    `<p>SELARL « NOTAIRES DE LA VALLÉE »<br>5 place du Marché Neuf, 91190 GIF-SUR-YVETTE</p><p style="text-align:center"><b>COPIE AUTHENTIQUE</b></p><p>L’an deux mille treize, le neuf octobre, à GIF-SUR-YVETTE (Essonne), au siège de l’office notarial,</p><p>Maître Antoine QUÉMENER, notaire soussigné, membre de la SELARL dénommée ci-dessus,</p><p>a reçu le présent acte authentique de VENTE entre :</p><p>1°) Monsieur Robert Émile <b>LACHENAL</b>, ingénieur retraité, et Madame Yvette <b>MAUGER</b>, son épouse, demeurant ensemble à GIF-SUR-YVETTE (91190), 8 sentier des Noyers, ci-après dénommés « le VENDEUR »,</p><p>2°) Monsieur David <b>BENHAMOU</b>, médecin, né à CRÉTEIL le 22 mars 1976, célibataire, demeurant à PALAISEAU (91120), 31 rue de la Sablière Haute, ci-après dénommé « l’ACQUÉREUR ».</p><h2>OBJET</h2><p>Le VENDEUR vend à l’ACQUÉREUR, qui accepte, le bien dont la désignation suit :</p><h2>DÉSIGNATION DU BIEN</h2><p>Une maison d’habitation située à GIF-SUR-YVETTE (91190), 8 sentier des Noyers, élevée sur sous-sol d’un rez-de-chaussée et d’un étage, avec jardin, cadastrée :</p>${table(
      ['Section', 'Numéro', 'Adresse', 'Contenance'],
      [
        ['AN', '312', '8 sentier des Noyers', '6 a 84 ca'],
        ['AN', '313', 'Les Noyers', '1 a 12 ca'],
      ],
    )}<p>Tel que le bien existe, s’étend, se poursuit et comporte, avec toutes ses aisances et dépendances, sans exception ni réserve.</p>`,
    `<h2>PRIX</h2><p>La vente est consentie et acceptée moyennant le prix principal de CINQ CENT QUATRE-VINGT-CINQ MILLE EUROS (585 000 €), payé comptant ce jour par virement à la comptabilité du notaire soussigné.</p><h2>ORIGINE DE PROPRIÉTÉ</h2><p>Le bien appartient au VENDEUR pour avoir fait édifier la maison sur un terrain acquis de la commune suivant acte reçu par Maître HOUDAN, notaire à ORSAY, le 14 mai 1979.</p><h2>ENTRÉE EN JOUISSANCE</h2><p>L’ACQUÉREUR a la propriété et la jouissance du bien à compter de ce jour.</p><h2>SERVITUDES</h2><p>Le VENDEUR déclare qu’il n’a créé ni laissé créer aucune servitude, à l’exception d’un droit de passage de canalisations au profit de la parcelle AN 314.</p><h2>DIAGNOSTICS</h2><p>Sont demeurés annexés : le constat de l’état de l’installation de gaz, l’état de l’installation d’électricité, le diagnostic de performance énergétique, l’état relatif à la présence de termites et le certificat de raccordement à l’assainissement collectif.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte a été publié au service de la publicité foncière de CORBEIL-ESSONNES 3 le 31 octobre 2013, volume 2013P, numéro 7204.</p><p>Pour copie certifiée conforme à la minute, délivrée sur deux pages par le notaire soussigné.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2013-10-09',
      notary: either('Maître Antoine QUÉMENER', 'Maître QUÉMENER'),
      sellers: either(
        ['Monsieur Robert Émile LACHENAL', 'Madame Yvette MAUGER'],
        ['Robert LACHENAL', 'Yvette MAUGER'],
      ),
      buyers: ['Monsieur David BENHAMOU'],
      price: 58500000,
      property_address: '8 sentier des Noyers, 91190 GIF-SUR-YVETTE',
      parcels: ['AN 312', 'AN 313'],
      publication: either('2013P n° 7204', 'volume 2013P, numéro 7204'),
    },
    absent: ['lots', 'lot_shares', 'rnc', 'surface_carrez', 'iban'],
  },
);

const certificate = paperOf(
  'titre-attestation-paris',
  `font: 11pt/1.55 'DejaVu Serif Condensed', serif; padding: 24mm 24mm; p { text-align: justify }`,
  [
    `<p><b>ÉTUDE VAUQUELIN &amp; ASSOCIÉS</b><br>Notaires – 66 boulevard Voltaire Prolongé – 75011 PARIS</p><h1 style="font-size:15pt;text-align:center;margin:10mm 0">ATTESTATION DE PROPRIÉTÉ</h1>${paragraphs(['Je soussigné, Maître Baptiste VAUQUELIN, notaire associé à PARIS, certifie qu’aux termes d’un acte reçu par moi le 17 janvier 2022, il a été procédé à la vente', 'PAR : Monsieur Igor STANKOVIC, demeurant à MONTREUIL (93100),', 'AU PROFIT DE : Mademoiselle Chloé Anne VASSEUR, graphiste, demeurant à PARIS (75011), née à REIMS le 8 novembre 1993, célibataire,', 'des biens et droits immobiliers suivants dépendant d’un immeuble situé à PARIS 11ème arrondissement (75011), 12 rue Ferdinand Lormier, cadastré section CK numéro 41 :', 'Lot numéro 17 : un appartement au troisième étage, porte face, et les 69/1000èmes des parties communes générales. Lot numéro 52 : une cave au sous-sol, et les 3/1000èmes des parties communes générales.', 'Moyennant le prix de 398 500 euros, payé comptant et quittancé à l’acte.', 'L’acquéreur est propriétaire des biens depuis le 17 janvier 2022 et en a la jouissance à compter du même jour.', 'En foi de quoi j’ai délivré la présente attestation pour servir et valoir ce que de droit.'])}<p style="text-align:right;margin-top:8mm">Fait à PARIS, le 17 janvier 2022</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2022-01-17',
      notary: either('Maître Baptiste VAUQUELIN', 'Maître VAUQUELIN'),
      sellers: ['Monsieur Igor STANKOVIC'],
      buyers: either(['Mademoiselle Chloé Anne VASSEUR'], ['Chloé VASSEUR']),
      price: 39850000,
      property_address: either(
        '12 rue Ferdinand Lormier, 75011 PARIS',
        '12 rue Ferdinand Lormier, PARIS 11ème arrondissement (75011)',
      ),
      lots: ['17', '52'],
      lot_shares: ['17:69/1000', '52:3/1000'],
      parcels: ['CK 41'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'iban'],
  },
);

const register = paperOf(
  'hypotheque-formalites-robinson',
  `font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; letter-spacing: -.1mm; td, th { border: .2mm solid #000; padding: .8mm 1mm; font-size: 7.8pt } .b { border: .4mm solid #000; padding: 2mm; margin: 3mm 0; text-align: center }`,
  [
    `<p>Direction générale des finances publiques<br>SERVICE DE LA PUBLICITE FONCIERE DE VANVES 2</p><div class="b">CERTIFICAT DELIVRE PAR LE SERVICE DE LA PUBLICITE FONCIERE<br>sur demande de renseignements hors formalité n° 9214P02 2026H8830</div><p>Demande déposée le 22/09/2026 par Me LORMEAU, notaire à SCEAUX – réf. dossier FAUCONNIER / VENTE</p><p>PERIODE DE RECHERCHE : du 01/01/1974 au 21/09/2026 (date de mise à jour fichier)</p><p>IMMEUBLE(S) DE LA DEMANDE</p>${table(['Commune', 'Désignation cadastrale', 'Lots'], [['LE PLESSIS-ROBINSON', 'R 214', '214, 318, 427']])}<p style="margin-top:2mm">TITULAIRE(S) DU DROIT DE PROPRIETE</p>${table(
      ['N°', 'Désignation', 'Date de naissance'],
      [
        ['1', 'FAUCONNIER Stéphane Julien', '04/12/1980'],
        ['2', 'CARPENTIER Émilie Rose', '19/05/1982'],
      ],
    )}<p style="margin-top:3mm">Le service certifie que le présent état, établi au vu du fichier immobilier, révèle pour la période ci-dessus les formalités figurant au relevé ci-joint : 2 publications et 1 inscription en cours. A VANVES, le 24/09/2026. Le comptable des finances publiques.</p>`,
    `<p>RELEVE DES FORMALITES PUBLIEES – demande 9214P02 2026H8830 – page 2/2</p>${table(
      [
        'N° d’ordre',
        'Date de dépôt',
        'Référence',
        'Nature et date de l’acte',
        'Rédacteur',
        'Détail',
      ],
      [
        [
          '1',
          '21/08/1989',
          '1989P3310',
          'VENTE du 03/07/1989',
          'DELAHAYE / PARIS',
          'Disposant : SCI CHANTECLER. Bénéficiaire : PRUVOST Solange. Lots 214, 318, 427. Prix : 1.120.000 F',
        ],
        [
          '2',
          '19/07/2018',
          '2018P4471',
          'VENTE du 28/06/2018',
          'LORMEAU / SCEAUX',
          'Disposant : PRUVOST Solange. Bénéficiaires : FAUCONNIER / CARPENTIER. Lots 214, 318, 427. Prix : 412.000,00 EUR',
        ],
        [
          '3',
          '19/07/2018',
          '2018V1906',
          'PRIVILEGE DE PRETEUR DE DENIERS du 28/06/2018',
          'LORMEAU / SCEAUX',
          'Créancier : Banque Exemple de l’Ouest Parisien. Débiteurs : FAUCONNIER / CARPENTIER. Montant principal : 320.000,00 EUR. Accessoires : 64.000,00 EUR. Date extrême d’effet : 05/07/2044',
        ],
      ],
    )}<p style="margin-top:4mm">Il n’existe aucune autre formalité en attente de publication sur le registre des dépôts à la date du certificat. Le présent relevé ne concerne que les formalités publiées au service de la publicité foncière désigné en tête, et ne préjuge pas de celles qui auraient été publiées avant le 1er janvier 1956. Fin de l’état.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-09-21', '2026-09-24'),
      requested_from: '1974-01-01',
      owners: either(
        ['FAUCONNIER Stéphane Julien', 'CARPENTIER Émilie Rose'],
        ['FAUCONNIER Stéphane', 'CARPENTIER Émilie'],
      ),
      charges_registered: 1,
      parcels: ['R 214'],
      lots: ['214', '318', '427'],
    },
    absent: ['price', 'deed_on', 'surface_carrez', 'rnc'],
  },
);

export const VENTES_ET_FORMALITES = [flat, house, certificate, register];
