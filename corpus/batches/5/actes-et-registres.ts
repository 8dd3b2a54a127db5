// Who owns: a sale under the law of Alsace, one in Rennes, a certificate in Marseille.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

const deed = `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 18mm 18mm 16mm 36mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 1.5mm } p { text-align: justify; margin-bottom: 1.6mm } .pg { position: absolute; bottom: 8mm; right: 18mm; font-size: 8.5pt }`;

const alsace = paperOf(
  'titre-strasbourg-livre-foncier',
  `${deed} font-family: 'C059', serif`,
  [
    `<p>RÉPERTOIRE N° 18.442<br>FM/CS</p><p style="text-align:center;font-size:13pt"><b>VENTE D’APPARTEMENT</b></p><p>L’an deux mille dix-sept,<br>Le vingt-trois juin,</p><p>Par-devant Maître Florence METZGER, notaire à STRASBOURG (Bas-Rhin), 5 place Broglie,</p><p style="text-align:center">ont comparu</p><h2>I. – LE VENDEUR</h2><p>Madame Liselotte Marie <b>HEITZ</b>, sans profession, demeurant à SCHILTIGHEIM (67300), 12 rue Principale, née à COLMAR le 8 février 1938, veuve en premières noces et non remariée de Monsieur René STOLTZ.</p><p>ci-après dénommée « LE VENDEUR »,</p><h2>II. – L’ACQUÉREUR</h2><p>Monsieur Bernard Joseph <b>KIEFFER</b>, ingénieur territorial, né à HAGUENAU le 17 novembre 1969, et Madame Sandrine Odile <b>MULLER</b>, orthophoniste, son épouse, née à SÉLESTAT le 26 mars 1972, demeurant ensemble à STRASBOURG (67000), 41 avenue de la Forêt-Noire, mariés sous le régime de la communauté réduite aux acquêts à défaut de contrat préalable à leur union célébrée à la mairie de HAGUENAU le 5 août 2000.</p><p>ci-après dénommés « L’ACQUÉREUR »,</p><p>lesquels ont requis le notaire soussigné de recevoir en la forme authentique l’acte de vente qu’ils ont conclu directement entre eux.</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans l’immeuble en copropriété sis à STRASBOURG (67000), 22 rue de Verdun, inscrit au livre foncier et au cadastre de STRASBOURG comme suit : Section 96, numéro 214, « rue de Verdun », sol, contenance 9 ares 37 centiares,</p><p>les lots suivants, tels qu’ils figurent à l’esquisse d’étage et à l’état descriptif de division :</p><p><b>Lot n° 7</b> : au deuxième étage à droite, un appartement de quatre pièces, cuisine, salle de bains, balcon, et les soixante et un / millièmes (61/1000) de la copropriété du sol et des parties communes ;</p><p><b>Lot n° 31</b> : au sous-sol, une cave, et les deux / millièmes (2/1000) des mêmes parties ;</p><p><b>Lot n° 48</b> : dans la cour, un garage, et les cinq / millièmes (5/1000) des mêmes parties.</p><p>Superficie garantie par le vendeur (loi du 18 décembre 1996) : lot n° 7, quatre-vingt-douze mètres carrés et quatorze décimètres carrés (92,14 m²).</p><h2>ORIGINE DE PROPRIÉTÉ</h2><p>Le vendeur est propriétaire des biens pour les avoir recueillis dans la succession de Monsieur René STOLTZ, suivant certificat d’héritier délivré par le tribunal d’instance de STRASBOURG le 11 mai 2009. Il est inscrit au feuillet 51 207 du livre foncier de STRASBOURG.</p><h2>PRIX</h2><p>La vente est consentie et acceptée moyennant le prix principal de <b>DEUX CENT QUATRE-VINGT-DIX-HUIT MILLE EUROS (298.000,00 €)</b>, payé comptant ce jour par la comptabilité du notaire, dont quittance entière et définitive.</p><p class="pg">2</p>`,
    `<h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’acquéreur sera propriétaire des biens vendus et en aura la jouissance à compter de ce jour, les locaux étant libres de toute occupation.</p><h2>CHARGES ET CONDITIONS</h2><p>L’acquéreur prendra les biens dans leur état actuel. Il acquittera les charges de copropriété à compter de ce jour ; les provisions déjà appelées restent acquises au vendeur. Il fera son affaire du règlement de copropriété du 4 mars 1958 dont il reconnaît avoir reçu copie.</p><h2>REQUÊTE AU LIVRE FONCIER</h2><p>Les parties consentent et requièrent l’inscription au livre foncier de STRASBOURG du droit de propriété au nom de l’acquéreur, en communauté de biens. Elles requièrent l’inscription du privilège de prêteur de deniers au profit de la Caisse Rhénane Exemple pour sûreté de 180.000,00 € en principal. Elles renoncent à la notification prévue à l’article 88 du décret n° 2009-1193 du 7 octobre 2009.</p><h2>DIAGNOSTICS</h2><p>Sont annexés : l’état de l’installation intérieure d’électricité, le constat amiante, le diagnostic de performance énergétique, l’état des risques.</p><h2>AFFIRMATION DE SINCÉRITÉ</h2><p>Les parties affirment, sous les peines édictées par l’article 1837 du code général des impôts, que le présent acte exprime l’intégralité du prix.</p><p>DONT ACTE sur trois pages, fait et passé à STRASBOURG, en l’étude. Et après lecture, les parties ont signé avec le notaire.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2017-06-23',
      notary: either('Maître Florence METZGER', 'Maître METZGER'),
      sellers: either(['Madame Liselotte Marie HEITZ'], ['Liselotte HEITZ']),
      buyers: either(
        ['Monsieur Bernard Joseph KIEFFER', 'Madame Sandrine Odile MULLER'],
        ['Bernard KIEFFER', 'Sandrine MULLER'],
      ),
      price: 29800000,
      property_address: '22 rue de Verdun, 67000 STRASBOURG',
      lots: ['7', '31', '48'],
      lot_shares: ['7:61/1000', '31:2/1000', '48:5/1000'],
      parcels: ['96 214'],
      surface_carrez: 9214,
    },
    absent: ['rnc', 'iban', 'meeting_on'],
  },
);

const rennes = paperOf(
  'titre-rennes-vente',
  deed,
  [
    `<p>101226508<br>AH/MLG/</p><p><b>L’AN DEUX MILLE VINGT ET UN,<br>LE DIX-NEUF NOVEMBRE</b></p><p>À RENNES (Ille-et-Vilaine), 7 quai Lamartine, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Armelle HAMON</b>, notaire associée de la Société par Actions Simplifiée « BODIN HAMON NOTAIRES », identifiée sous le numéro CRPCEN 35888,</p><p>Avec la participation de Maître Erwan PRIGENT, notaire à BREST, assistant l’ACQUÉREUR,</p><p><b>A REÇU</b> la présente <b>VENTE</b> à la requête des parties ci-après identifiées.</p><p>Cet acte comprend deux parties pour répondre aux exigences de la publicité foncière, néanmoins l’ensemble de l’acte et de ses annexes forme un contrat indissociable et unique.</p><h2>VENDEUR</h2><p>La société dénommée <b>SCI DU MAIL</b>, société civile immobilière au capital de 1 524,49 €, dont le siège est à RENNES (35000), 27 mail François Mitterrand, identifiée au SIREN sous le numéro 900 000 835 et immatriculée au registre du commerce et des sociétés de RENNES.</p><h2>ACQUÉREUR</h2><p>Mademoiselle Solenn Anne <b>RIOU</b>, kinésithérapeute, demeurant à BREST (29200), 4 rue Traverse, née à QUIMPER (29000) le 30 septembre 1990, célibataire, non liée par un pacte civil de solidarité, de nationalité française.</p><h2>QUOTITÉS ACQUISES</h2><p>Mademoiselle RIOU acquiert la pleine propriété du BIEN pour la totalité.</p><p class="pg">1 / 3</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un immeuble soumis au régime de la copropriété situé à RENNES (ILLE-ET-VILAINE) 35000, 14 rue Legraverend, élevé sur cave d’un rez-de-chaussée et de quatre étages.</p><p>Figurant ainsi au cadastre :</p><table><tr><td>Section</td><td>N°</td><td>Lieudit</td><td>Surface</td></tr><tr><td>BM</td><td>318</td><td>14 RUE LEGRAVEREND</td><td>00 ha 02 a 61 ca</td></tr></table><p>Les lots de copropriété suivants :</p><p><b>Lot numéro trois (3)</b><br>Au premier étage, un appartement comprenant entrée, séjour, cuisine, chambre, salle d’eau, W.C.<br>Et les cent quinze millièmes (115 /1000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro neuf (9)</b><br>Une cave.<br>Et les trois millièmes (3 /1000 èmes) de la propriété du sol et des parties communes générales.</p><h2>MESURAGE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative du BIEN soumis à la loi du 18 décembre 1996 est de : 51,78 m² pour le lot numéro TROIS (3). Le tout ainsi qu’il est développé à une attestation établie par le cabinet ARMOR MESURES le 2 août 2021, annexée.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Acte de Maître Pierre GAUTIER, notaire à RENNES, du 28 novembre 1967, publié le 9 janvier 1968 volume 4120 numéro 6, modifié le 6 février 2014 aux termes d’un acte publié le 3 mars 2014 volume 2014P numéro 2207.</p><p class="pg">2 / 3</p>`,
    `<h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître Yves CORBEL, notaire à RENNES, le 14 avril 1999, publié au service de la publicité foncière de RENNES 1 le 27 mai 1999, volume 1999P numéro 4418.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les parties déclarant que le BIEN est libre de location.</p><h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>DEUX CENT TRENTE-QUATRE MILLE CINQ CENTS EUROS (234 500,00 EUR)</b>. Le paiement de ce prix a lieu de la manière indiquée ci-après : 47 000,00 EUR au moyen de deniers personnels, 187 500,00 EUR au moyen d’un prêt de la Caisse Armor Exemple, inscrite avec l’hypothèque légale spéciale de prêteur de deniers.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de RENNES 1.</p><h2>DROITS</h2><p>L’assiette des droits est de 234 500,00 EUR ; taxe départementale 4,50 % : 10 553,00 EUR ; taxe communale 1,20 % : 2 814,00 EUR ; frais d’assiette : 250,00 EUR.</p><h2>MENTION SUR LA PROTECTION DES DONNÉES PERSONNELLES</h2><p>L’Office notarial traite des données personnelles concernant les personnes mentionnées aux présentes, pour l’accomplissement des activités notariales, notamment de formalités d’actes.</p><p>DONT ACTE sans renvoi, généré sur support électronique en l’office, les jour, mois et an indiqués aux présentes.</p><p class="pg">3 / 3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2021-11-19',
      notary: either('Maître Armelle HAMON', 'Maître HAMON'),
      sellers: ['SCI DU MAIL'],
      buyers: either(['Mademoiselle Solenn Anne RIOU'], ['Solenn RIOU']),
      price: 23450000,
      property_address: '14 rue Legraverend, 35000 RENNES',
      lots: ['3', '9'],
      lot_shares: ['3:115/1000', '9:3/1000'],
      parcels: ['BM 318'],
      surface_carrez: 5178,
    },
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-marseille',
  `font: 11pt/1.55 'P052', serif; padding: 24mm`,
  [
    `<p><b>SELARL CANEBIÈRE NOTAIRES</b><br>Christophe AUBAGNAC – Inès BELKACEM, notaires associés<br>61 La Canebière, 13001 MARSEILLE<br>Dossier suivi par : Odile Vernet – réf. 1008841 / IB / OV</p><p style="text-align:center;font-size:14pt;margin-top:10mm"><b>ATTESTATION</b></p>${paragraphs(['Aux termes d’un acte reçu par Maître Inès BELKACEM, notaire à MARSEILLE, le 9 avril 2024, il a été constaté la VENTE,', 'PAR : Monsieur Robert Édouard SAVELLI, retraité, et Madame Ginette Paule ROCHE, son épouse, demeurant à AUBAGNE (13400), 8 chemin des Solans,', 'AU PROFIT DE : Madame Laetitia Marie ESPOSITO, ingénieure, divorcée, demeurant à MARSEILLE (13005), 128 boulevard Chave, acquéreur de la pleine propriété,', 'De : dans un ensemble immobilier dénommé LA VERRERIE, situé à MARSEILLE 5ème arrondissement (13005), 128 boulevard Chave, cadastré section 820 D numéro 114, les lots numéros 14 (appartement) et 73 (cave), avec les quotes-parts des parties communes y attachées.', 'Moyennant le prix de DEUX CENT DIX-SEPT MILLE EUROS (217 000,00 €) payé comptant et quittancé à l’acte.', 'La propriété et la jouissance ont été transférées à l’acquéreur le jour de l’acte. La prochaine taxe foncière sera réclamée au vendeur, prorata étant fait entre les parties.', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit, la copie authentique de l’acte étant en cours de publication au service de la publicité foncière de MARSEILLE 1.', 'Fait à MARSEILLE, le 9 avril 2024.'])}<p style="margin-left:90mm">Pour le notaire, sceau de l’étude</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2024-04-09',
      notary: either('Maître Inès BELKACEM', 'Maître BELKACEM'),
      sellers: either(
        ['Monsieur Robert Édouard SAVELLI', 'Madame Ginette Paule ROCHE'],
        ['Robert SAVELLI', 'Ginette ROCHE'],
      ),
      buyers: either(['Madame Laetitia Marie ESPOSITO'], ['Laetitia ESPOSITO']),
      price: 21700000,
      building: 'LA VERRERIE',
      property_address: either(
        '128 boulevard Chave, 13005 MARSEILLE',
        '128 boulevard Chave, MARSEILLE 5ème arrondissement (13005)',
      ),
      lots: ['14', '73'],
      parcels: either(['820 D 114'], ['D 114']),
    },
    absent: ['publication', 'surface_carrez', 'born_on', 'iban'],
  },
);

export const ACTES_ET_REGISTRES = [alsace, rennes, certificate];
