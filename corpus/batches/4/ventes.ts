// What makes an owner: a flat sold in Orléans, a house sold near Pau, a certificate of an off-plan sale in Annecy.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

const deed = `font: 10.5pt/1.46 'Nimbus Roman', serif; padding: 18mm 20mm 16mm 40mm; h2 { font-size: 10.8pt; text-align: center; text-decoration: underline; margin: 3.5mm 0 1.8mm } p { text-align: justify; margin-bottom: 1.6mm } .pg { position: absolute; bottom: 7mm; right: 20mm; font-size: 8.5pt }`;

const flat = paperOf(
  'titre-appartement-orleans',
  deed,
  [
    `<p>100458201<br>LT/MC/</p><p><b>L’AN DEUX MILLE QUATORZE,<br>LE VINGT-QUATRE OCTOBRE</b></p><p>À ORLÉANS (Loiret), 3 place du Martroi, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Laure TRIQUET</b>, notaire membre de la société d’exercice libéral à responsabilité limitée dénommée « TRIQUET ET ASSOCIÉS », titulaire d’un office notarial dont le siège est à ORLÉANS, 3 place du Martroi,</p><p><b>A REÇU LE PRÉSENT ACTE CONTENANT VENTE,</b></p><p>À LA REQUÊTE DE :</p><h2>VENDEUR</h2><p>Monsieur Alain Jules <b>MOREAU</b>, retraité, époux de Madame Simone PAILLARD, demeurant à SAINT-JEAN-DE-BRAYE (45800), 27 rue de la Gare. Né à PITHIVIERS (45300), le 30 mars 1939. Marié à la mairie de PITHIVIERS le 12 août 1964 sous le régime de la séparation de biens aux termes du contrat reçu par Maître GIRARD le 3 août 1964. De nationalité française. Résident au sens de la réglementation fiscale. Est présent à l’acte.</p><h2>ACQUÉREUR</h2><p>Madame Brigitte Marie <b>FOUCAULT</b>, cadre de santé, demeurant à ORLÉANS (45000), 5 rue des Carmes, divorcée de Monsieur Patrick Louis MERLIN suivant jugement rendu par le tribunal de grande instance d’ORLÉANS le 6 février 2009, et non remariée. Née à GIEN (45500), le 11 janvier 1961. De nationalité française. N’ayant pas conclu de pacte civil de solidarité. Est présente à l’acte.</p><h2>QUOTITÉS ACQUISES</h2><p>Madame Brigitte FOUCAULT acquiert la totalité en pleine propriété.</p><p>Les déclarations des parties sur leur capacité, la nature et la quotité des droits immobiliers figurent en première partie ; la seconde partie comporte les informations et conventions ne nécessitant pas de publication.</p><p class="pg">1</p>`,
    `<h2>NATURE ET QUOTITÉ DES DROITS IMMOBILIERS</h2><p>Le VENDEUR vend à l’ACQUÉREUR, qui accepte, la pleine propriété du BIEN dont la désignation suit :</p><h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier soumis au régime de la copropriété situé à <b>ORLÉANS (LOIRET) 45100 112 Avenue Dauphine</b>, dénommé LE CLOS SAINT-MARCEAU. Figurant ainsi au cadastre : Section DK, N° 318, lieudit 112 Avenue Dauphine, surface 00 ha 64 a 12 ca.</p><p>Les lots de copropriété suivants :</p><p><b>Lot numéro trente et un (31)</b><br>Bâtiment B, premier étage : un appartement comprenant entrée, séjour, cuisine, deux chambres, salle de bains, WC, loggia.<br>Et les cent quatre-vingt-sept dix millièmes (187 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro soixante-dix-huit (78)</b><br>Au sous-sol du bâtiment B, une cave.<br>Et les trois dix millièmes (3 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro cent quarante-trois (143)</b><br>Un emplacement de stationnement extérieur.<br>Et les neuf dix millièmes (9 /10000 èmes) des parties communes générales.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965, ainsi qu’il résulte d’une attestation établie par la société LOIRE EXPERTISES le 2 septembre 2014, est de : <b>64,87 M²</b> pour le lot numéro TRENTE ET UN (31).</p><h2>RÈGLEMENT DE COPROPRIÉTÉ</h2><p>L’ensemble immobilier a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître LHERMITTE, notaire à ORLÉANS, le 8 mars 1979, publié au premier bureau des hypothèques d’ORLÉANS le 2 avril 1979, volume 4120, numéro 22.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître BRIDET, notaire à ORLÉANS, le 4 juillet 2003, publié au service de la publicité foncière d’ORLÉANS 1 le 22 août 2003, volume 2003P, numéro 6118.</p><p class="pg">2</p>`,
    `<h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, le BIEN étant entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>CENT DIX-HUIT MILLE CINQ CENTS EUROS (118.500,00 EUR)</b>, s’appliquant aux biens mobiliers à concurrence de deux mille euros (2.000,00 EUR). Le paiement de ce prix a lieu de la manière indiquée ci-après.</p><h2>PAIEMENT DU PRIX</h2><p>L’ACQUÉREUR a payé le prix comptant ce jour, dont 82.000,00 EUR au moyen d’un prêt consenti par la CAISSE RÉGIONALE VAL DE LOIRE EXEMPLE, ainsi qu’il résulte de la comptabilité de l’office. Ainsi que le VENDEUR le reconnaît et en donne quittance sans réserve. DONT QUITTANCE.</p><h2>PRIVILÈGE DE PRÊTEUR DE DENIERS</h2><p>Au moyen de l’origine des deniers, la banque sera investie du privilège prévu à l’article 2374 du code civil jusqu’au 5 novembre 2030.</p><h2>IMPÔT SUR LA MUTATION – DROITS</h2><p>Taxe départementale : 116.500,00 × 4,50 % = 5.242,50 EUR. Frais d’assiette : 5.242,50 × 2,37 % = 124,00 EUR. Taxe communale : 116.500,00 × 1,20 % = 1.398,00 EUR.</p><h2>FORMALITÉS</h2><p>L’acte sera soumis à la formalité de publicité foncière au service de la publicité foncière d’ORLÉANS 1. Le notaire adressera l’avis de mutation au syndic de l’immeuble (article 6 du décret du 17 mars 1967) par lettre recommandée.</p><h2>MENTION SUR LA PROTECTION DES DONNÉES – CERTIFICATION D’IDENTITÉ</h2><p>Le notaire soussigné certifie que l’identité complète des parties dénommées dans le présent document lui a été régulièrement justifiée.</p><p><b>DONT ACTE sur dix-neuf pages</b>, comprenant renvois approuvés : néant, blancs barrés : néant. Fait et passé aux lieu, jour, mois et an ci-dessus indiqués.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2014-10-24',
      notary: either('Maître Laure TRIQUET', 'Maître TRIQUET'),
      sellers: either(['Monsieur Alain Jules MOREAU'], ['Alain MOREAU']),
      buyers: either(['Madame Brigitte Marie FOUCAULT'], ['Brigitte FOUCAULT']),
      price: 11850000,
      property_address: '112 Avenue Dauphine, 45100 ORLÉANS',
      lots: ['31', '78', '143'],
      lot_shares: ['31:187/10000', '78:3/10000', '143:9/10000'],
      parcels: ['DK 318'],
      surface_carrez: 6487,
    },
    // The volumes printed are those of the rules and of the former owner.
    absent: ['publication', 'rnc', 'meeting_on', 'iban'],
  },
);

const house = paperOf(
  'titre-maison-bearn',
  deed,
  [
    `<p>1007714 03<br>JPL/CS</p><p><b>L’AN DEUX MILLE DIX-SEPT<br>Le DIX-NEUF JUIN</b></p><p>Maître Jean-Pierre LOUSTALOT, Notaire soussigné, associé de la Société Civile Professionnelle « Jean-Pierre LOUSTALOT et Cécile SAINT-MACARY », titulaire d’un Office Notarial à PAU (Pyrénées-Atlantiques), 14 boulevard d’Aragon,</p><p>A reçu en la forme authentique le présent acte de <b>VENTE</b> entre les personnes ci-après identifiées.</p><h2>IDENTIFICATION DES PARTIES</h2><p><b>Vendeur</b><br>Monsieur Henri Bernard CAPDEVIELLE, agriculteur retraité, né à MORLAÀS (64160) le 4 mai 1944, et Madame Marie-Louise LABORDE, sans profession, son épouse, née à LEMBEYE (64350) le 21 novembre 1947, demeurant ensemble à LESCAR (64230), 18 chemin de Beneharnum. Mariés sous le régime de la communauté légale à la mairie de MORLAÀS le 17 juin 1967.</p><p><b>Acquéreur</b><br>Monsieur Sylvain LANUSSE, ingénieur, né à TARBES (65000) le 2 mars 1986, et Madame Claire Élodie DOMECQ, pharmacienne, née à PAU (64000) le 27 septembre 1987, demeurant ensemble à PAU, 60 avenue Trespoey, liés par un pacte civil de solidarité enregistré le 8 avril 2014. Acquéreurs chacun pour moitié indivise.</p><h2>DÉSIGNATION</h2><p>Sur la commune de LESCAR (Pyrénées-Atlantiques) 64230, 18 chemin de Beneharnum : une maison à usage d’habitation élevée d’un étage sur rez-de-chaussée, avec garage attenant, dépendances, cour et jardin autour. Cadastrée : section BD numéro 47, contenance 08 a 31 ca ; section BD numéro 48, contenance 02 a 05 ca. Contenance totale : 10 a 36 ca.</p><p>Le BIEN n’étant pas soumis au statut de la copropriété, il n’y a pas lieu à mention de la superficie privative.</p><p class="pg">1</p>`,
    `<h2>EFFET RELATIF</h2><p>Donation-partage suivant acte reçu par Maître BARRAQUE, notaire à MORLAÀS, le 10 octobre 1978, dont une copie authentique a été publiée au bureau des hypothèques de PAU le 15 novembre 1978, volume 3918, numéro 40.</p><h2>PROPRIÉTÉ – ENTRÉE EN JOUISSANCE</h2><p>L’acquéreur aura la propriété du bien vendu à compter de ce jour et la jouissance à compter du même jour, par la prise de possession réelle et effective.</p><h2>PRIX</h2><p>La vente est consentie et acceptée moyennant le prix principal de DEUX CENT TRENTE-SIX MILLE EUROS (236 000,00 €), payé comptant par la comptabilité de l’office. Le vendeur en donne quittance à l’acquéreur.</p><h2>ASSAINISSEMENT</h2><p>Le vendeur déclare que l’immeuble n’est pas raccordé au réseau public de collecte et qu’il dispose d’une installation individuelle, contrôlée par le SPANC le 3 avril 2017. L’acquéreur déclare avoir reçu le rapport et faire son affaire de la mise en conformité.</p><h2>DOSSIER DE DIAGNOSTIC TECHNIQUE</h2><p>Sont demeurés annexés : le diagnostic de performance énergétique, l’état de l’installation intérieure d’électricité, l’état relatif à la présence de termites, l’état des risques naturels, miniers et technologiques.</p><h2>SERVITUDES</h2><p>Le vendeur déclare qu’il n’existe pas d’autre servitude que celle de passage de la canalisation d’eau potable le long de la limite est.</p><h2>PUBLICATION</h2><p>Une copie authentique des présentes sera publiée au service de la publicité foncière de PAU 1. Droits : 236 000 × 5,80665 %.</p><p>Mention portée après publication : publié et enregistré au service de la publicité foncière de PAU 1 le 7 juillet 2017, volume 2017P, numéro 5529.</p><p>FAIT ET PASSÉ en l’office du notaire soussigné à la date indiquée en tête. Après lecture, les parties ont signé avec le notaire.</p><p class="pg">2</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2017-06-19',
      notary: either('Maître Jean-Pierre LOUSTALOT', 'Maître LOUSTALOT'),
      sellers: either(
        ['Monsieur Henri Bernard CAPDEVIELLE', 'Madame Marie-Louise LABORDE'],
        ['Henri CAPDEVIELLE', 'Marie-Louise LABORDE'],
      ),
      buyers: either(
        ['Monsieur Sylvain LANUSSE', 'Madame Claire Élodie DOMECQ'],
        ['Sylvain LANUSSE', 'Claire DOMECQ'],
      ),
      price: 23600000,
      property_address: '18 chemin de Beneharnum, 64230 LESCAR',
      parcels: ['BD 47', 'BD 48'],
      publication: either('volume 2017P, numéro 5529', '2017P n° 5529'),
    },
    absent: ['lots', 'lot_shares', 'surface_carrez', 'rnc', 'iban'],
  },
);

const certificate = paperOf(
  'titre-attestation-acquisition',
  `font: 11.2pt/1.55 'Nimbus Roman', serif; padding: 22mm 24mm; p { text-align: justify }`,
  [
    `<p>NOTAIRES DU LAC<br>Société titulaire d’un office notarial<br>6 rue du Pâquier, 74000 ANNECY<br>CRPCEN 74999</p><p style="text-align:right">Dossier suivi par Léa DUPRAZ<br>Réf. 1029918 / AM / LD</p><h1 style="font-size:15pt;text-align:center;margin:8mm 0;letter-spacing:.6mm">ATTESTATION</h1>${paragraphs(
      [
        'Aux termes d’un acte reçu par Maître Adeline MERMILLOD, notaire à ANNECY, le douze novembre deux mille vingt et un,',
        'Il a été constaté la VENTE,',
        'Par : Monsieur Éric Joseph DEPLANTE, moniteur de ski, demeurant à LA CLUSAZ (74220), 212 route des Confins, né à ANNECY le 19 décembre 1958,',
        'Au profit de : la société civile immobilière dénommée LES ARAVIS, au capital de 1 000 euros, dont le siège est à ANNECY (74940), 17 route des Creuses, identifiée au SIREN sous le numéro 900 000 936 et immatriculée au registre du commerce et des sociétés d’ANNECY,',
        'Des biens et droits immobiliers ci-après désignés : dans un ensemble immobilier situé à ANNECY (74000), 41 avenue de Genève, dénommé LE PARMELAN, cadastré section AR numéro 92 pour 31 a 07 ca : le lot numéro douze (12), un appartement de trois pièces et les 289/10000èmes des parties communes générales ; le lot numéro cinquante-huit (58), une cave et les 8/10000èmes ; le lot numéro soixante et onze (71), un garage et les 21/10000èmes.',
        'La société LES ARAVIS est propriétaire desdits biens à compter du jour de l’acte et en a la jouissance à compter du même jour. La vente a eu lieu moyennant le prix de DEUX CENT QUATRE-VINGT-DIX-HUIT MILLE EUROS (298.000,00 EUR) payé comptant.',
        'En foi de quoi la présente attestation est délivrée pour servir et valoir ce que de droit, et notamment pour l’assurance des biens, l’ouverture des abonnements et l’information du syndic.',
        'FAIT À ANNECY, LE 12 NOVEMBRE 2021',
      ],
    )}<p style="text-align:right;margin-top:10mm">Maître Adeline MERMILLOD<br>(sceau de l’office)</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2021-11-12',
      notary: either('Maître Adeline MERMILLOD', 'Maître MERMILLOD'),
      sellers: either(['Monsieur Éric Joseph DEPLANTE'], ['Éric DEPLANTE']),
      buyers: either(
        ['LES ARAVIS'],
        ['SCI LES ARAVIS'],
        ['société civile immobilière dénommée LES ARAVIS'],
        ['société LES ARAVIS'],
        ['société civile immobilière LES ARAVIS'],
      ),
      price: 29800000,
      property_address: '41 avenue de Genève, 74000 ANNECY',
      lots: ['12', '58', '71'],
      lot_shares: ['12:289/10000', '58:8/10000', '71:21/10000'],
      parcels: ['AR 92'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'iban'],
  },
);

export const VENTES = [flat, house, certificate];
