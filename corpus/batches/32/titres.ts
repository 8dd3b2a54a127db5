// Who owns: a sale of three sheets, an old typed sale of a house, two certificates, the land register's answer.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const clermont = paperOf(
  'titre-vente-clermont-ferrand',
  `font: 10pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 36mm; h2 { font-size: 10.6pt; text-align: center; text-decoration: underline; margin: 3.6mm 0 1.6mm } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`,
  [
    `<p>100482913<br>PT/LB/</p><p><b>L’AN DEUX MILLE QUATORZE,<br>LE DIX-NEUF DÉCEMBRE</b><br>À CLERMONT-FERRAND (Puy-de-Dôme), 5 cours Sablon, au siège de l’office notarial ci-après nommé,</p><p><b>Maître Pascal TOURNEBIZE</b>, notaire associé de la société civile professionnelle « Pascal TOURNEBIZE et Laure BRUGIÈRE », titulaire d’un office notarial à CLERMONT-FERRAND, soussigné,</p><p>Avec la participation de Maître Joël MAZUEL, notaire à RIOM, assistant l’ACQUÉREUR,</p><p><b>A REÇU LA PRÉSENTE VENTE à la requête de :</b></p><h2>VENDEUR</h2><p>1°) Monsieur Alain Robert <b>JALLAT</b>, retraité, demeurant à ROYAT (63130), 9 avenue de la Vallée, né à THIERS (63300) le 5 avril 1941, divorcé de Madame Odile FAURE et non remarié.</p><p>2°) Madame Christiane Lucie <b>JALLAT</b>, sans profession, épouse de Monsieur Yves PRADEL, demeurant à ISSOIRE (63500), 2 rue de Châteaudun, née à THIERS (63300) le 22 août 1944.</p><p>Propriétaires indivis chacun pour moitié, par suite du décès de leur mère, Madame Lucie MONTORIER.</p><h2>ACQUÉREUR</h2><p>Madame Geneviève Anne Marie <b>ROUX</b>, professeure, épouse de Monsieur Aymeric <b>de CHABANNES</b>, demeurant à COURNON-D’AUVERGNE (63800), 12 route du Cendre, née à AMBERT (63600) le 11 juin 1968. Mariée sous le régime de la séparation de biens aux termes de son contrat de mariage reçu par Maître OLLIER, notaire à AMBERT, le 2 mai 1995.</p><p class="pg">1</p>`,
    `<h2>OBJET DU CONTRAT</h2><p>Par ces présentes, le VENDEUR vend à l’ACQUÉREUR, qui accepte, la pleine propriété des biens ci-après désignés.</p><h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier soumis au régime de la copropriété, dénommé « LE CLOS TRUDAINE », situé à CLERMONT-FERRAND (63000), 18 rue Trudaine, cadastré :</p>${table(
      [],
      [
        ['Section', 'N°', 'Lieudit', 'Surface'],
        ['IO', '412', '18 rue Trudaine', '00 ha 21 a 63 ca'],
      ],
    )}<p style="margin-top:2mm"><b>Lot numéro quatorze (14)</b> : dans le bâtiment A, au quatrième étage, un appartement comprenant entrée, séjour, cuisine, trois chambres, salle de bains, w.c. Et les quatre cent douze dix-millièmes (412/10000èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro cinquante-deux (52)</b> : au sous-sol du bâtiment A, une cave portant le numéro 14. Et les huit dix-millièmes (8/10000èmes) de la propriété du sol et des parties communes générales.</p><p>L’ensemble a fait l’objet d’un règlement de copropriété établi par Maître GENDRAUD, notaire à CLERMONT-FERRAND, le 4 novembre 1971, publié le 30 novembre 1971, volume 5210 n° 8.</p><h2>MESURAGE – LOI CARREZ</h2><p>La superficie de la partie privative du lot numéro 14 est de 84,27 m², ainsi qu’il résulte d’une attestation établie par le cabinet Diag’Auvergne le 30 septembre 2014.</p><h2>EFFET RELATIF</h2><p>Attestation immobilière après le décès de Madame MONTORIER, reçue par Maître TOURNEBIZE le 14 mai 2013, publiée au service de la publicité foncière de CLERMONT-FERRAND 1 le 3 juin 2013, volume 2013P n° 4127.</p><p class="pg">2</p>`,
    `<h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>CENT TRENTE-QUATRE MILLE CINQ CENTS EUROS (134 500,00 EUR)</b>, payé comptant ce jour par l’ACQUÉREUR, ainsi qu’il résulte de la comptabilité du notaire soussigné. DONT QUITTANCE.</p><p>Pour le paiement de partie du prix, l’ACQUÉREUR a emprunté auprès de la Caisse Régionale Exemple la somme de 90 000,00 EUR.</p><h2>NÉGOCIATION</h2><p>Les parties reconnaissent que la vente a été négociée par l’agence Jaude Transactions, dont les honoraires, 6 500,00 EUR, sont à la charge de l’acquéreur.</p><h2>IMPÔTS</h2><p>L’ACQUÉREUR remboursera au VENDEUR la taxe foncière au prorata, soit 21,40 EUR.</p><h2>SITUATION LOCATIVE</h2><p>Le BIEN est vendu libre de toute occupation.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Une copie authentique des présentes sera publiée au service de la publicité foncière de CLERMONT-FERRAND 1.</p><p style="margin-top:4mm">DONT ACTE sur trois pages.</p><p style="border:.3mm solid #000;padding:2mm;margin-top:10mm">Publié et enregistré le 13/01/2015 au SPF de CLERMONT-FERRAND 1 – volume <b>2015P n° 312</b> – droits : 6 846,00 € – contribution de sécurité immobilière : 135,00 €</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2014-12-19',
      notary: either('Maître Pascal TOURNEBIZE', 'Maître TOURNEBIZE'),
      sellers: either(
        ['Monsieur Alain Robert JALLAT', 'Madame Christiane Lucie JALLAT'],
        ['Alain JALLAT', 'Christiane JALLAT'],
      ),
      buyers: either(
        ['Madame Geneviève Anne Marie ROUX'],
        ['Geneviève ROUX'],
        ['Madame Geneviève Anne Marie de CHABANNES'],
      ),
      price: 13450000,
      property_address: '18 rue Trudaine, 63000 CLERMONT-FERRAND',
      lots: ['14', '52'],
      lot_shares: ['14:412/10000', '52:8/10000'],
      parcels: ['IO 412'],
      surface_carrez: 8427,
      publication: either('2015P n° 312', 'volume 2015P n° 312'),
    },
    absent: ['rnc', 'meeting_on', 'rent'],
  },
);

const aurillac = paperOf(
  'titre-maison-ancien-aurillac',
  `font: 10.6pt/1.66 'Nimbus Mono PS', monospace; padding: 20mm 16mm 16mm 36mm; p { margin-bottom: 3mm }`,
  [
    `<p>VENTE<br>par les époux DELCHER<br>à M. et Mme FEL</p><p>23 Septembre 1983</p>${paragraphs(['L’AN MIL NEUF CENT QUATRE VINGT TROIS<br>LE VINGT TROIS SEPTEMBRE', 'Maître Jacques LAVEISSIERE, notaire à AURILLAC (Cantal), 14 rue Victor Hugo, a reçu le présent acte authentique :', 'VENDEURS : Monsieur Marcel Antonin DELCHER, agriculteur retraité, et Madame Rosa Jeanne CANTOURNET, son épouse, demeurant ensemble à ARPAJON-SUR-CERE.', 'ACQUEREURS : Monsieur Christian Paul FEL, facteur, et Madame Danielle SERRE, agent hospitalier, son épouse, demeurant ensemble à AURILLAC, 8 rue Jules Ferry.', 'DESIGNATION : Une maison d’habitation située à AURILLAC (15000), 36 chemin de la Jordanne, élevée sur cave d’un rez-de-chaussée et d’un étage, avec jardin attenant, le tout cadastré section CD n° 91 pour trois ares douze centiares et section CD n° 92 pour quatre ares cinq centiares.'])}`,
    paragraphs([
      'ORIGINE DE PROPRIETE : Les vendeurs ont fait construire ladite maison en 1959 sur un terrain acquis des consorts LABRO suivant acte de Maître BOUYGUES, notaire à AURILLAC, du 7 Mars 1957, transcrit le 2 Avril 1957, volume 1877 n° 44.',
      'PROPRIETE-JOUISSANCE : Les acquéreurs auront la propriété et la jouissance à compter de ce jour, par la prise de possession réelle.',
      'PRIX : La présente vente est consentie et acceptée moyennant le prix principal de DEUX CENT QUATRE VINGT MILLE FRANCS (280.000 F), que les acquéreurs ont payé comptant, ainsi qu’il résulte de la comptabilité du notaire soussigné, aux vendeurs qui le reconnaissent et leur en donnent quittance.',
      'PUBLICATION : Cet acte sera publié au bureau des hypothèques d’AURILLAC.',
      'DONT ACTE en deux pages. Lecture faite, les parties ont signé avec le notaire.',
      'Publié à la conservation des hypothèques d’AURILLAC le 14 Octobre 1983, volume 4518, n° 19. Taxe : mille cent vingt francs.',
    ]),
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1983-09-23',
      notary: either('Maître Jacques LAVEISSIERE', 'Maître LAVEISSIERE'),
      sellers: either(
        ['Monsieur Marcel Antonin DELCHER', 'Madame Rosa Jeanne CANTOURNET'],
        ['Marcel DELCHER', 'Rosa CANTOURNET'],
      ),
      buyers: either(
        ['Monsieur Christian Paul FEL', 'Madame Danielle SERRE'],
        ['Christian FEL', 'Danielle SERRE'],
      ),
      property_address: '36 chemin de la Jordanne, 15000 AURILLAC',
      parcels: ['CD 91', 'CD 92'],
      publication: either('4518 n° 19', 'volume 4518, n° 19'),
    },
    absent: ['lots', 'surface_carrez', 'rnc', 'lot_shares'],
  },
);

const rodez = paperOf(
  'titre-attestation-vente-rodez',
  `font: 11pt/1.55 'P052', serif; padding: 22mm 24mm`,
  [
    `<p style="text-align:center"><b>SELARL DELMAS NOTAIRES</b><br>Jean-François DELMAS – Anaïs DELMAS-COSTES<br><small>7 place du Bourg, 12000 RODEZ – delmas.rodez@notaires.example.fr – CRPCEN 12004</small></p><h1 style="font-size:13.5pt;text-align:center;margin:8mm 0">ATTESTATION DE VENTE</h1>${paragraphs(['AUX TERMES D’UN ACTE reçu par <b>Maître Anaïs DELMAS-COSTES</b>, notaire associée à RODEZ, le <b>6 novembre 2026</b>,', 'Monsieur Jérôme Albert CAZALS et Monsieur Yohan Pierre CAZALS, demeurant l’un et l’autre au MONASTÈRE (12000), 2 chemin du Moulinet,', 'Ont vendu à la société dénommée <b>SCI BOURRAN 12</b>, dont le siège est à RODEZ (12000), 28 avenue de l’Europe, identifiée au SIREN sous le numéro 900 010 336,', 'Les biens et droits immobiliers situés à <b>RODEZ (12000), 15 avenue Victor Hugo</b>, résidence FOIRAIL, cadastrés section AB numéro 655, savoir : le lot 45, local commercial, et les 1 150/20000èmes des parties communes générales ; le lot 46, réserve, et les 58/20000èmes des parties communes générales.', 'Moyennant le prix de <b>QUATRE-VINGT-SEIZE MILLE EUROS (96 000,00 €)</b>, payé comptant et quittancé à l’acte.', 'L’ACQUÉREUR a la propriété et la jouissance des biens à compter du jour de l’acte.', 'En foi de quoi la présente attestation est délivrée pour servir et valoir ce que de droit.', 'FAIT À RODEZ, le 6 novembre 2026'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2026-11-06',
      notary: either('Maître Anaïs DELMAS-COSTES', 'Maître DELMAS-COSTES'),
      sellers: either(
        ['Monsieur Jérôme Albert CAZALS', 'Monsieur Yohan Pierre CAZALS'],
        ['Jérôme CAZALS', 'Yohan CAZALS'],
      ),
      buyers: either(['SCI BOURRAN 12'], ['société dénommée SCI BOURRAN 12']),
      price: 9600000,
      property_address: '15 avenue Victor Hugo, 12000 RODEZ',
      lots: ['45', '46'],
      lot_shares: ['45:1150/20000', '46:58/20000'],
      parcels: ['AB 655'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'rent'],
  },
);

const lepuy = paperOf(
  'titre-attestation-succession-le-puy-en-velay',
  `font: 10.4pt/1.5 'C059', serif; padding: 18mm 20mm 16mm 34mm; h2 { font-size: 10.8pt; text-align: center; margin: 4mm 0 1.6mm }`,
  [
    `<p>Étude de Me Véronique CHAZOT, notaire<br>15 boulevard Maréchal Fayolle – 43000 LE PUY-EN-VELAY</p><h1 style="font-size:13pt;text-align:center">ATTESTATION IMMOBILIÈRE APRÈS DÉCÈS</h1><p>L’AN DEUX MILLE VINGT-CINQ, LE TRENTE ET UN JANVIER,</p><p>Maître Véronique CHAZOT, notaire au PUY-EN-VELAY (Haute-Loire), soussignée, a reçu le présent acte authentique contenant attestation de propriété immobilière après le décès de :</p><p>Monsieur Auguste Régis <b>BONNEFOY</b>, en son vivant retraité, époux de Madame Thérèse GIRAUD, demeurant au PUY-EN-VELAY (43000), 11 rue Chaussade, né à CRAPONNE-SUR-ARZON le 3 mars 1938 et décédé au PUY-EN-VELAY le 27 août 2024.</p><h2>DÉVOLUTION SUCCESSORALE</h2><p>Madame Thérèse Marie GIRAUD, son conjoint survivant, ayant opté pour l’usufruit de la totalité de la succession.</p><p>Madame Sylvie BONNEFOY, épouse de Monsieur Marc LIOGIER, et Monsieur Régis BONNEFOY, ses deux enfants, héritiers ensemble pour le tout, chacun pour moitié en nue-propriété.</p><h2>BIEN TRANSMIS</h2><p>Au PUY-EN-VELAY (43000), 11 rue Chaussade, dans un immeuble en copropriété cadastré section AK numéro 143 : le lot numéro 3, un appartement au premier étage, avec les 274/1000èmes des parties communes. Évalué à la somme de 118 000,00 € en toute propriété.</p><h2>EFFET RELATIF</h2><p>Acquisition reçue par Maître SABY, notaire au PUY, le 12 octobre 1979, publiée le 9 novembre 1979, volume 3907 n° 21.</p><h2>PUBLICITÉ</h2><p>Le présent acte a été publié au service de la publicité foncière de la HAUTE-LOIRE le 20 février 2025, volume 2025P n° 1188.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2025-01-31',
      notary: either('Maître Véronique CHAZOT', 'Me Véronique CHAZOT', 'Maître CHAZOT'),
      property_address: '11 rue Chaussade, 43000 LE PUY-EN-VELAY',
      lots: ['3'],
      lot_shares: ['3:274/1000'],
      parcels: ['AK 143'],
      publication: either('2025P n° 1188', 'volume 2025P n° 1188'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const tulle = paperOf(
  'hypotheque-reponse-tulle',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; td, th { border: .2mm solid #333; padding: .9mm 1.3mm } th { background: #e8e8e8; font-weight: bold } h2 { font-size: 9.4pt; margin: 4mm 0 1mm }`,
  [
    `<table><tr><td style="border:0"><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SERVICE DE LA PUBLICITÉ FONCIÈRE DE TULLE<br>Cité administrative – 19011 TULLE CEDEX</td><td style="border:0;text-align:right">N° de la demande : 2026H4402<br>Déposée le : 12/10/2026<br>Références du dossier : d’ARGENTAT / COMBES<br>Demandeur : SCP FARGES, notaires à TULLE</td></tr></table><h1 style="font-size:12pt;text-align:center;margin:5mm 0">RELEVÉ DES FORMALITÉS PUBLIÉES<br>du 01/01/1975 au 08/10/2026</h1><p>Réponse à la demande de renseignements hors formalité n° 3233-SD – immeuble(s) désigné(s) ci-après</p>${table(
      ['Commune', 'Préfixe / Section / N°', 'Lots'],
      [['TULLE (272)', 'AW 318', '7, 33']],
    )}<h2>Titulaires de droits au jour de la certification</h2>${table(
      ['Personne', 'Naissance', 'Droit'],
      [
        ['d’ARGENTAT Hubert Marie Louis', '19/01/1956', 'Propriétaire (PP)'],
        ['LACHAUD Béatrice', '30/09/1959', 'Propriétaire (PP)'],
      ],
    )}<h2>Formalités</h2>${table(
      [
        'N° d’ordre',
        'Date de dépôt',
        'Référence d’enliassement',
        'Nature et date de l’acte, rédacteur',
        'Créanciers, parties, montants',
      ],
      [
        [
          '1',
          '17/06/1991',
          '1991P2209',
          'VENTE du 24/05/1991, Me FARGES (TULLE)',
          'SCI SOUILHAC / d’ARGENTAT – LACHAUD – prix 410 000 F',
        ],
        [
          '2',
          '17/06/1991',
          '1991V1033',
          'PRIVILÈGE DE PRÊTEUR DE DENIERS, radiation totale le 11/03/2008 (2008D774)',
          'Crédit Rural Exemple',
        ],
        [
          '3',
          '22/02/2021',
          '2021V388',
          'HYPOTHÈQUE CONVENTIONNELLE du 04/02/2021, Me FARGES (TULLE), effet jusqu’au 10/02/2037',
          'Banque Corrèze Exemple – principal 62 000 EUR, accessoires 12 400 EUR',
        ],
      ],
    )}<p style="margin-top:5mm">CERTIFICAT DU SERVICE. Le présent état, qui comporte une page, est certifié conforme aux documents déposés au service pour la période du 01/01/1975 au 08/10/2026. Il n’existe, à cette date, qu’une (1) inscription en cours de validité. À Tulle, le 15/10/2026. Pour le service de la publicité foncière, le comptable des finances publiques.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-10-08', '2026-10-15'),
      requested_from: '1975-01-01',
      owners: either(
        ['d’ARGENTAT Hubert Marie Louis', 'LACHAUD Béatrice'],
        ['d’ARGENTAT Hubert', 'LACHAUD Béatrice'],
      ),
      charges_registered: either(1, 2),
      parcels: ['AW 318'],
      lots: ['7', '33'],
    },
    absent: ['price', 'deed_on', 'surface_carrez', 'rnc'],
  },
);

export const TITRES = [clermont, aurillac, rodez, lepuy, tulle];
