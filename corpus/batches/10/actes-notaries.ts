// Deeds: two sales, a certificate of one, and the land register's answer.
import { either } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';
import { feuillet, grille } from './feuillet.ts';

const deed = `font: 12pt/1.5 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 36mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } p { text-align: justify; margin-bottom: 1.8mm } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`;

const flat = feuillet(
  'titre-vente-cherbourg',
  deed,
  [
    `<p>101884503<br>FD/AL/</p><p><b>L’AN DEUX MILLE QUATORZE,<br>LE VINGT-SIX SEPTEMBRE</b></p><p>À CHERBOURG-OCTEVILLE (Manche), 5 rue Gambetta, au siège de l’Office Notarial, ci-après nommé,</p><p>Maître François DESQUESNES, notaire associé de la société civile professionnelle dénommée « DESQUESNES et LEROUVILLOIS », titulaire d’un office notarial à CHERBOURG-OCTEVILLE, soussigné,</p><p>A REÇU LE PRÉSENT ACTE DE <b>VENTE</b> à la requête des personnes ci-après identifiées :</p><h2>IDENTIFICATION DES PARTIES</h2><p><b>VENDEUR</b></p><p>Madame Denise Marie POTTIER, retraitée, demeurant à VALOGNES (50700), 11 rue des Religieuses. Née à BRICQUEBEC (50260), le 7 mars 1936. Veuve de Monsieur Roger LAMACHE et non remariée. De nationalité française. Résidente au sens de la réglementation fiscale.</p><p><b>ACQUÉREUR</b></p><p>Monsieur Hervé Jacques LECONTE, technicien de maintenance, et Madame Sandrine Odile MAUGER, aide-soignante, son épouse, demeurant ensemble à CHERBOURG-OCTEVILLE (50100), 40 rue du Bois. Monsieur est né à CARENTAN (50500) le 19 mai 1974, Madame est née à CHERBOURG (50100) le 2 décembre 1976. Mariés à la mairie de TOURLAVILLE (50110) le 21 juin 2003 sous le régime de la communauté d’acquêts à défaut de contrat de mariage préalable.</p><p><b>QUOTITÉS ACQUISES</b> : Monsieur et Madame LECONTE acquièrent la pleine propriété des biens objet de la vente pour le compte de leur communauté.</p><h2>PRÉSENCE – REPRÉSENTATION</h2><p>Madame Denise POTTIER est présente à l’acte. Monsieur et Madame LECONTE sont présents à l’acte.</p><h2>DÉCLARATIONS DES PARTIES SUR LEUR CAPACITÉ</h2><p>Les parties déclarent que rien ne peut limiter leur capacité pour l’exécution des engagements qu’elles prennent aux présentes : qu’elles ne sont pas en état de cessation de paiement, de redressement ou de liquidation judiciaire, qu’elles ne font l’objet d’aucune mesure de protection et d’aucune procédure de surendettement.</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à CHERBOURG-OCTEVILLE (MANCHE) 50100, 14 quai Lawton Collins, dénommé RESIDENCE LES GOELANDS, figurant ainsi au cadastre : Section AX, N° 214, lieudit 14 quai Lawton Collins, surface 00 ha 28 a 40 ca.</p><p>Les lots de copropriété suivants :</p><p><b>Lot numéro huit (8)</b> : au bâtiment B, premier étage, un appartement de quatre pièces comprenant entrée, séjour, cuisine, trois chambres, salle de bains et water-closet. Et les deux cent soixante et onze dix millièmes (271 /10000èmes) des parties communes générales.</p><p><b>Lot numéro trente et un (31)</b> : au sous-sol du bâtiment B, une cave. Et les trois dix millièmes (3 /10000èmes) des parties communes générales.</p><p><b>Lot numéro cinquante-deux (52)</b> : à l’extérieur, un emplacement de parking. Et les douze dix millièmes (12 /10000èmes) des parties communes générales.</p><p>Tels que les BIENS existent, se comportent, avec tous droits y attachés, sans aucune exception ni réserve.</p><h2>SUPERFICIE DE L’ARTICLE 46 DE LA LOI DU 10 JUILLET 1965</h2><p>La superficie de la partie privative des BIENS soumis à la loi est de 84,27 m² pour le lot numéro huit (8), ainsi qu’il résulte d’une attestation établie par le cabinet Manche Expertise le 3 juin 2014.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>L’ensemble immobilier a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître LEMONNIER, notaire à CHERBOURG, le 30 juin 1971, publié au bureau des hypothèques de CHERBOURG le 22 juillet 1971, volume 3318, numéro 14.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître HAIZE, notaire à VALOGNES, le 11 avril 1989, publié au bureau des hypothèques de CHERBOURG le 30 mai 1989, volume 5120, numéro 7.</p><p class="pg">2</p>`,
    `<h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire des BIENS à compter de ce jour et en a la jouissance à compter du même jour par la prise de possession réelle, les BIENS étant entièrement libres de location ou occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>CENT TRENTE-HUIT MILLE CINQ CENTS EUROS (138 500,00 EUR)</b>, payé comptant à l’instant même par la comptabilité de l’office notarial. Le VENDEUR en consent quittance entière et définitive à l’ACQUÉREUR.</p><p>DONT QUITTANCE</p><h2>FINANCEMENT PAR UN PRÊT</h2><p>L’ACQUÉREUR déclare que sur le prix, la somme de 110 000,00 EUR provient d’un prêt consenti par le Crédit Exemple de Normandie, garanti par un privilège de prêteur de deniers.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de CHERBOURG-OCTEVILLE.</p><h2>DÉCLARATIONS FISCALES</h2><p>La mutation n’est pas soumise à la taxe sur la valeur ajoutée. L’assiette des droits est de 138 500,00 EUR. Le VENDEUR déclare que la plus-value est exonérée, les BIENS constituant sa résidence principale.</p><h2>CHARGES DE COPROPRIÉTÉ</h2><p>Le syndic, CABINET LEPOITTEVIN, a délivré l’état daté prévu à l’article 5 du décret du 17 mars 1967. L’ACQUÉREUR supporte les charges à compter de ce jour ; les appels de fonds exigibles avant la vente restent à la charge du VENDEUR.</p><p><b>DONT ACTE sans renvoi</b>, généré et visualisé sur support électronique en l’office du notaire soussigné, les jour, mois et an indiqués aux présentes. Et lecture faite, les parties ont certifié exactes les déclarations les concernant, avant d’apposer leur signature manuscrite sur tablette numérique.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2014-09-26',
      notary: either('Maître François DESQUESNES', 'Maître DESQUESNES'),
      sellers: either(['Madame Denise Marie POTTIER'], ['Denise POTTIER']),
      buyers: either(
        ['Monsieur Hervé Jacques LECONTE', 'Madame Sandrine Odile MAUGER'],
        ['Hervé LECONTE', 'Sandrine MAUGER'],
      ),
      price: 13850000,
      property_address: either(
        '14 quai Lawton Collins, 50100 CHERBOURG-OCTEVILLE',
        '14 quai Lawton Collins, CHERBOURG-OCTEVILLE (MANCHE) 50100',
      ),
      lots: ['8', '31', '52'],
      lot_shares: ['8:271/10000', '31:3/10000', '52:12/10000'],
      parcels: ['AX 214'],
      surface_carrez: 8427,
    },
    // The volumes printed are those of the rules and of the former owner.
    absent: ['publication', 'rnc', 'meeting_on', 'iban'],
  },
);

const house = feuillet(
  'titre-maison-aurillac',
  `${deed} font-family: 'P052', serif; font-size: 11.4pt`,
  [
    `<p>22 00418 03<br>MC/VB</p><p><b>L’AN DEUX MILLE VINGT ET UN, le VINGT-DEUX JUIN</b><br>À AURILLAC (Cantal), 18 avenue de la République</p><p><b>Maître Martine CANTUEL</b>, notaire, membre de la SELARL CANTUEL NOTAIRES, titulaire d’un office notarial dont le siège est à AURILLAC (15000),</p><p>A reçu le présent acte authentique contenant VENTE entre :</p><h2>PREMIÈREMENT – VENDEUR</h2><p>Monsieur Raymond Antoine LACOMBE, exploitant agricole retraité, né à VIC-SUR-CÈRE (15800) le 4 janvier 1948, et Madame Yvette Jeanne BROMET, sans profession, son épouse, née à AURILLAC (15000) le 29 août 1950, demeurant ensemble à ARPAJON-SUR-CÈRE (15130), 9 impasse du Moulin. Mariés sous le régime de la communauté réduite aux acquêts.</p><h2>DEUXIÈMEMENT – ACQUÉREUR</h2><p>Monsieur Julien Éric VIALATTE, menuisier, né à MAURIAC (15200) le 16 novembre 1988, demeurant à AURILLAC (15000), 12 rue des Carmes, célibataire, ayant conclu avec Madame Aude SERRE un pacte civil de solidarité sous le régime de la séparation de biens. Il acquiert la totalité en pleine propriété.</p><h2>DÉSIGNATION DU BIEN</h2><p>À ARPAJON-SUR-CÈRE (15130), 9 impasse du Moulin, une maison à usage d’habitation élevée sur cave d’un rez-de-chaussée et d’un étage, avec garage attenant et jardin, figurant au cadastre de la manière suivante :</p>${grille(
      'Section | N° | Lieudit | Surface',
      `BK | 88 | 9 impasse du Moulin | 00 ha 06 a 42 ca
      BK | 91 | Le Moulin | 00 ha 03 a 15 ca`,
    )}<p style="margin-top:2mm">Total surface : 00 ha 09 a 57 ca.</p><p class="pg">Page 1 / 2</p>`,
    `<h2>ORIGINE DE PROPRIÉTÉ</h2><p>Le bien appartient au vendeur pour avoir fait édifier les constructions sur un terrain acquis suivant acte reçu par Maître DELORT, notaire à AURILLAC, le 8 octobre 1979, publié au bureau des hypothèques d’AURILLAC le 19 novembre 1979, volume 2214, numéro 31.</p><h2>TRANSFERT DE PROPRIÉTÉ</h2><p>L’acquéreur devient propriétaire à compter de ce jour et en a la jouissance à compter du même jour par la prise de possession réelle.</p><h2>PRIX</h2><p>La vente est consentie et acceptée moyennant le prix principal de CENT SOIXANTE-QUATORZE MILLE EUROS (174 000,00 €), s’appliquant aux biens mobiliers à concurrence de 4 000,00 € et aux biens immobiliers à concurrence de 170 000,00 €.</p><p>Ce prix a été payé comptant, ce jour, ainsi qu’il résulte de la comptabilité du notaire soussigné. Le vendeur le reconnaît et en donne quittance.</p><h2>DIAGNOSTICS TECHNIQUES</h2>${paragraphs(['Le dossier de diagnostic technique établi par le cabinet Cantal Diag le 10 mars 2021 est annexé : constat plomb sans objet, état amiante, état des installations de gaz et d’électricité, diagnostic de performance énergétique, état des risques.', 'Assainissement : le bien n’est pas desservi par un réseau d’assainissement collectif et utilise une installation individuelle. Le contrôle du service public de l’assainissement non collectif est annexé.'])}<h2>TITRES – CORRESPONDANCE – PUBLICITÉ FONCIÈRE</h2><p>Une copie authentique des présentes sera publiée au service de la publicité foncière d’AURILLAC. L’acquéreur pourra se faire délivrer à ses frais tous anciens titres de propriété.</p><p>DONT ACTE rédigé sur dix-huit pages. Fait et passé à l’office notarial. Les parties ont signé avec le notaire.</p><p style="margin-top:6mm;border:.3mm solid #000;padding:2mm">Mention de publicité foncière : publié et enregistré le 05/07/2021 au SPF d’AURILLAC, volume 2021P numéro 2873. Droits : 9 877 €. Contribution de sécurité immobilière : 170 €.</p><p class="pg">Page 2 / 2</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2021-06-22',
      notary: either('Maître Martine CANTUEL', 'Maître CANTUEL'),
      sellers: either(
        ['Monsieur Raymond Antoine LACOMBE', 'Madame Yvette Jeanne BROMET'],
        ['Raymond LACOMBE', 'Yvette BROMET'],
      ),
      buyers: either(['Monsieur Julien Éric VIALATTE'], ['Julien VIALATTE']),
      price: 17400000,
      property_address: '9 impasse du Moulin, 15130 ARPAJON-SUR-CÈRE',
      parcels: ['BK 88', 'BK 91'],
      publication: either('2021P n° 2873', 'volume 2021P numéro 2873'),
    },
    absent: ['lots', 'lot_shares', 'rnc', 'surface_carrez', 'iban'],
  },
);

const certificate = feuillet(
  'titre-attestation-menton',
  `font: 12.5pt/1.6 'Nimbus Roman', serif; padding: 24mm 24mm; h1 { font-size: 14pt; text-align: center; margin: 8mm 0 } p { text-align: justify }`,
  [
    `<p><b>SCP BONFIGLIO – RAIMONDI</b><br>Notaires associés<br>3 rue Partouneaux, 06500 MENTON<br>etude.bonfiglio@example.fr</p><h1>ATTESTATION</h1>${paragraphs(['Aux termes d’un acte reçu par Maître Claude BONFIGLIO, notaire à MENTON, le 30 novembre 2018,', 'Il a été constaté la VENTE par Monsieur Lucien Honoré GASIGLIA, retraité, demeurant à ROQUEBRUNE-CAP-MARTIN (06190), 4 avenue Winston Churchill,', 'Au profit de Madame Giulia Paola FERRARI, interprète, demeurant à MENTON (06500), 12 rue Longue, célibataire,', 'Des biens immobiliers suivants : dans un immeuble en copropriété situé à MENTON (06500), 31 avenue de la Madone, dénommé « LE MADONE PALACE », cadastré section AP numéro 162, les lots numéros 27 (appartement au troisième étage) et 91 (cave),', 'Moyennant le prix de deux cent quatre-vingt-douze mille euros (292 000,00 €), payé comptant et quittancé à l’acte.', 'L’acquéreur est propriétaire depuis le jour de l’acte et en a la jouissance depuis le même jour. Les formalités de publicité foncière sont en cours.', 'En foi de quoi la présente attestation est délivrée pour servir et valoir ce que de droit.'])}<p style="margin-top:8mm;text-align:right">Fait à MENTON, le 30 novembre 2018<br>Maître Claude BONFIGLIO</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2018-11-30',
      notary: either('Maître Claude BONFIGLIO', 'Maître BONFIGLIO'),
      sellers: either(['Monsieur Lucien Honoré GASIGLIA'], ['Lucien GASIGLIA']),
      buyers: either(['Madame Giulia Paola FERRARI'], ['Giulia FERRARI']),
      price: 29200000,
      property_address: '31 avenue de la Madone, 06500 MENTON',
      lots: ['27', '91'],
      parcels: ['AP 162'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'iban'],
  },
);

const register = feuillet(
  'hypotheque-reponse-cherbourg',
  `font: 9.6pt/1.5 'DejaVu Sans Mono', monospace; padding: 12mm; h1 { font-size: 11pt; text-align: center; border: .4mm solid #000; padding: 2mm } td, th { border: .2mm solid #333; padding: 1mm } th { background: #eee }`,
  [
    `<table><tr><td style="border:0">DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE<br>DE SAINT-LO 1<br>CS 50118<br>50010 SAINT-LO CEDEX</td><td style="border:0;text-align:right">Demande n° 2026F4417<br>Déposée le 07/10/2026<br>Dossier : DESQUESNES / LECONTE<br>Cerfa n° 11194</td></tr></table><h1>RENSEIGNEMENTS SOMMAIRES URGENTS HORS FORMALITE<br>CERTIFICAT DU SERVICE DE LA PUBLICITE FONCIERE</h1><p>Période de certification : du 01/01/1976 au 06/10/2026</p><p>Le service de la publicité foncière certifie le présent document qui comporte les éléments suivants : les formalités publiées du 01/01/1976 au 06/10/2026 (date de mise à jour fichier) pour les immeubles ou droits réels désignés ci-dessous.</p><p>Le certificat ne porte que sur les formalités intervenues au cours de la période visée et concernant cumulativement les personnes et les immeubles désignés dans la demande. Le dépositaire dispose d’un délai pour signaler toute discordance entre le relevé et les titres en sa possession. Il refuse la délivrance des formalités concernant les propriétaires antérieurs qui n’ont pas été désignés dans la demande.</p>${grille(
      'Code | Commune | Désignation cadastrale | Volume | Lot',
      `129 | CHERBOURG-EN-COTENTIN | AX 214 | | 8
      129 | CHERBOURG-EN-COTENTIN | AX 214 | | 31
      129 | CHERBOURG-EN-COTENTIN | AX 214 | | 52`,
    )}<p></p>${grille(
      'N° | Titulaires actuels | Date de naissance | Nature du droit',
      `1 | LECONTE Hervé Jacques | 19/05/1974 | Pleine propriété (communauté)
      2 | MAUGER Sandrine Odile | 02/12/1976 | Pleine propriété (communauté)`,
    )}<p style="margin-top:4mm">Page 1 sur 2</p>`,
    `<p>Demande n° 2026F4417 – Page 2 sur 2</p><h1>RELEVE DES FORMALITES PUBLIEES</h1>${grille(
      'Ordre | Date de dépôt | Référence d’enliassement | Nature de l’acte | Rédacteur',
      `1 | 30/05/1989 | 5120 7 | VENTE – de RENOUF à POTTIER | Me HAIZE, VALOGNES
      2 | 14/10/2014 | 2014P3186 | VENTE – de POTTIER à LECONTE / MAUGER, prix 138 500,00 EUR | Me DESQUESNES
      3 | 14/10/2014 | 2014V1420 | PRIVILEGE DE PRETEUR DE DENIERS au profit du CREDIT EXEMPLE DE NORMANDIE, montant principal 110 000,00 EUR, accessoires 22 000,00 EUR, date extrême d’effet 05/10/2035 | Me DESQUESNES`,
    )}<p style="margin-top:4mm">Disposition n° 1 de la formalité 2014V1420 : créancier CREDIT EXEMPLE DE NORMANDIE ; débiteurs LECONTE Hervé, MAUGER Sandrine ; immeubles AX 214 lots 8, 31, 52.</p><p>Nombre d’inscriptions en cours : 1. Saisie : néant. Aucune formalité en attente au registre des dépôts entre le 07/10/2026 et la date de délivrance du présent certificat.</p><p>Rappel : les inscriptions conservent leur effet jusqu’à la date fixée par le créancier. Faute de renouvellement avant cette date, elles cessent de produire effet. La radiation d’une inscription est requise au moyen d’un acte authentique constatant la mainlevée du créancier. Tarif de la prestation : 14 EUR par personne ou par immeuble, acquitté lors du dépôt de la demande.</p><p style="text-align:right;margin-top:8mm">A SAINT-LO, le 12/10/2026<br>Pour le service de la publicité foncière,<br>le comptable des finances publiques</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-10-06', '2026-10-12'),
      requested_from: '1976-01-01',
      owners: either(
        ['LECONTE Hervé Jacques', 'MAUGER Sandrine Odile'],
        ['LECONTE Hervé', 'MAUGER Sandrine'],
      ),
      charges_registered: 1,
      parcels: ['AX 214'],
      lots: ['8', '31', '52'],
    },
    absent: ['deed_on', 'surface_carrez', 'iban', 'rnc'],
  },
);

export const ACTES_NOTARIES = [flat, house, certificate, register];
