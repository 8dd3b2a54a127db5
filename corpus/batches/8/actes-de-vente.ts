// How three owners came to own, and what the land register says of one of them.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const flat = paperOf(
  'titre-vente-annecy',
  `font: 10.5pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 36mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } .pg { position: absolute; top: 8mm; right: 18mm; font-size: 9pt }`,
  [
    `<p class="pg">1</p><p>102447 01<br>PR/AM/</p><p><b>L’AN DEUX MILLE DIX-HUIT,<br>LE VINGT-HUIT SEPTEMBRE</b><br>À ANNECY (Haute-Savoie), 7 rue de la Poste, au siège de l’Office Notarial, ci-après nommé,<br><b>Maître Pauline ROSSET</b>, Notaire associé de la Société Civile Professionnelle dénommée « ROSSET – MAURIS, notaires associés », titulaire d’un Office Notarial à ANNECY, 7 rue de la Poste,</p><p><b>A RECU LA PRESENTE VENTE</b> à la requête des parties ci-après identifiées.</p><p>Cet acte comprend deux parties pour répondre aux exigences de la publicité foncière, néanmoins l’ensemble de l’acte et de ses annexes forme un contrat indissociable et unique. La première partie dite « partie normalisée » constitue le document hypothécaire normalisé et contient toutes les énonciations nécessaires tant à la publication au fichier immobilier qu’à la détermination de l’assiette et au contrôle du calcul de tous impôts, droits et taxes.</p><h2>IDENTIFICATION DES PARTIES</h2><p><b>VENDEUR</b></p><p>Monsieur Jean-Claude Maurice <b>DÉPOLLIER</b>, retraité, et Madame Simone <b>GRUFFAZ</b>, retraitée, son épouse, demeurant ensemble à ANNECY (74000) 5 chemin des Barattes.<br>Monsieur est né à THÔNES (74230) le 12 février 1944,<br>Madame est née à ANNECY (74000) le 3 août 1947.<br>Mariés à la mairie de THÔNES le 17 juin 1967 sous l’ancien régime légal de la communauté de meubles et acquêts à défaut de contrat de mariage préalable.<br>Sont présents à l’acte.</p><p><b>ACQUEREUR</b></p><p>Monsieur Fabrice Alain <b>PERRISSIN</b>, technicien, et Madame Céline Marie <b>TISSOT-DUPONT</b>, professeure des écoles, son épouse, demeurant ensemble à CRAN-GEVRIER (74960) 12 avenue Germain-Perréard.<br>Monsieur est né à ANNECY (74000) le 9 mai 1981,<br>Madame est née à BONNEVILLE (74130) le 26 novembre 1983.</p>`,
    `<p class="pg">2</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur et Madame PERRISSIN acquièrent la pleine propriété pour le compte de la communauté existant entre eux.</p><h2>IDENTIFICATION DU BIEN</h2><p><b>DÉSIGNATION</b></p><p>Dans un ensemble immobilier situé à ANNECY (HAUTE-SAVOIE) 74000, 5 chemin des Barattes, dénommé « LE PARC DES BARATTES », figurant ainsi au cadastre :</p><p>Section AT, N° 304, Lieudit « 5 chemin des Barattes », surface 00 ha 54 a 18 ca</p><p>Les lots de copropriété suivants :</p><p><b>Lot numéro cent dix-huit (118)</b><br>Dans le bâtiment B, au troisième étage, un appartement de quatre pièces comprenant : entrée, séjour, cuisine, trois chambres, salle de bains, WC, balcon.<br>Et les cent quatre-vingt-sept dix-millièmes (187/10000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro deux cent quatre (204)</b><br>Dans le bâtiment B, au sous-sol, une cave.<br>Et les six dix-millièmes (6/10000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro trois cent onze (311)</b><br>Un garage.<br>Et les quatorze dix-millièmes (14/10000 èmes) de la propriété du sol et des parties communes générales.</p><p>Tel que le BIEN existe, se poursuit et comporte avec toutes ses aisances, dépendances et immeubles par destination.</p><h2>MESURAGE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965 est de : 81,47 M² pour le lot numéro CENT DIX-HUIT (118). Le tout ainsi qu’il est développé à la suite de la partie normalisée de l’acte.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître MAURIS, notaire à ANNECY, le 20 décembre 1988, publié au service de la publicité foncière d’ANNECY le 31 janvier 1989, volume 1989P, numéro 812.</p>`,
    `<p class="pg">3</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>TROIS CENT QUARANTE-HUIT MILLE EUROS (348 000,00 EUR)</b>.</p><p>Le paiement de ce prix a lieu de la manière indiquée ci-après.</p><h2>PAIEMENT DU PRIX</h2><p>L’ACQUÉREUR a payé le prix comptant ce jour ainsi qu’il résulte de la comptabilité de l’office notarial, à concurrence de 280 000,00 EUR au moyen d’un prêt consenti par la Caisse Exemple de Savoie et de 68 000,00 EUR de ses deniers personnels. Le VENDEUR lui en donne quittance sans réserve.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les parties déclarant que le BIEN est entièrement libre de location ou occupation.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière d’ANNECY.</p><h2>DÉCLARATIONS FISCALES – PLUS-VALUE</h2><p>Le VENDEUR déclare que le BIEN constituait sa résidence principale et que la vente bénéficie de l’exonération de l’article 150 U, II, 1° du code général des impôts.</p><h2>STATUT DE LA COPROPRIÉTÉ</h2><p>Le syndic de l’immeuble est LAC ET MONTS IMMOBILIER, 18 avenue de Brogny à ANNECY. Le règlement de copropriété a été établi suivant acte reçu par Maître MAURIS le 11 mars 1987, publié le 15 avril 1987, volume 5530, numéro 6. L’ACQUÉREUR reconnaît en avoir reçu copie.</p><p>DONT ACTE sur trois pages. Après lecture faite, les parties ont signé le présent acte avec le notaire associé soussigné.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2018-09-28',
      notary: either('Maître Pauline ROSSET', 'Maître ROSSET'),
      sellers: either(
        ['Monsieur Jean-Claude Maurice DÉPOLLIER', 'Madame Simone GRUFFAZ'],
        ['Jean-Claude DÉPOLLIER', 'Simone GRUFFAZ'],
      ),
      buyers: either(
        ['Monsieur Fabrice Alain PERRISSIN', 'Madame Céline Marie TISSOT-DUPONT'],
        ['Fabrice PERRISSIN', 'Céline TISSOT-DUPONT'],
      ),
      price: 34800000,
      property_address: '5 chemin des Barattes, 74000 ANNECY',
      lots: ['118', '204', '311'],
      lot_shares: ['118:187/10000', '204:6/10000', '311:14/10000'],
      parcels: ['AT 304'],
      surface_carrez: 8147,
    },
    // The volumes printed are those of the seller's deed and of the rules.
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const house = paperOf(
  'titre-maison-saumur',
  `font: 10.8pt/1.5 'P052', serif; padding: 18mm 20mm 18mm 32mm; h2 { font-size: 11pt; letter-spacing: .3mm; margin: 4mm 0 1.5mm } .s { border: .4mm solid #333; padding: 2mm; font-size: 8.6pt; width: 82mm }`,
  [
    `<div class="s">SERVICE DE LA PUBLICITÉ FONCIÈRE DE SAUMUR<br>Publié et enregistré le 20/07/2011<br>Volume 2011P N° 2846<br>Droits : 9 415 EUR – CSI : 185 EUR</div><p style="text-align:center;margin:6mm 0"><b>VENTE</b><br>par les consorts GABORIT<br>au profit de Monsieur et Madame CHEVALLIER</p><p>L’AN DEUX MILLE ONZE,<br>Le SEPT JUIN,</p>${paragraphs(['Maître Étienne de LA GRANDIÈRE, notaire à SAUMUR (Maine-et-Loire), 15 rue Dacier, a reçu en la forme authentique le présent acte de vente, à la requête de :', '1°) Monsieur Hubert René GABORIT, viticulteur, demeurant à MONTSOREAU (49730), 2 quai de la Loire, célibataire, né à SAUMUR le 30 mars 1952 ;', '2°) Madame Monique Louise GABORIT, retraitée, demeurant à ANGERS (49000), 51 rue Bressigny, divorcée non remariée de Monsieur Yves HERVÉ, née à SAUMUR le 18 avril 1949 ;', 'ci-après dénommés « le VENDEUR », d’une part ;', 'Et Monsieur Laurent Michel CHEVALLIER, enseignant, et Madame Isabelle Anne MOREAU, orthophoniste, son épouse, demeurant à SAUMUR (49400), 30 rue du Portail-Louis, ci-après dénommés « l’ACQUÉREUR », d’autre part.'])}<h2>DÉSIGNATION</h2><p>Commune de SAUMUR (49400), 8 rue du Petit-Puy : une maison d’habitation élevée sur cave d’un rez-de-chaussée et d’un étage, grenier au-dessus, cour, jardin et dépendance en tuffeau. Cadastrée section CX numéro 91 pour 3 a 42 ca, et numéro 92 pour 1 a 15 ca.</p>`,
    `<h2>ORIGINE DE PROPRIÉTÉ</h2><p>Le bien appartient aux vendeurs, chacun pour moitié indivise, pour l’avoir recueilli dans la succession de leur mère, Madame Renée PASQUIER veuve GABORIT, décédée à SAUMUR le 6 janvier 2010, ainsi qu’il résulte d’une attestation immobilière dressée par le notaire soussigné le 2 juillet 2010, publiée le 12 août 2010, volume 2010P numéro 3011.</p><h2>PRIX ET PAIEMENT</h2><p>La présente vente est consentie et acceptée moyennant le prix principal de CENT QUATRE-VINGT-CINQ MILLE EUROS (185 000 €), que l’acquéreur a payé comptant par la comptabilité du notaire soussigné, ainsi que le vendeur le reconnaît et lui en donne quittance.</p><h2>ENTRÉE EN JOUISSANCE</h2><p>L’acquéreur aura la propriété et la jouissance du bien vendu à compter de ce jour, le bien étant libre de toute occupation.</p><h2>CHARGES ET CONDITIONS</h2><p>L’acquéreur prend le bien dans l’état où il se trouve, souffre les servitudes passives, acquitte les impôts et contributions à compter de l’entrée en jouissance. Le vendeur déclare que l’immeuble n’est grevé d’aucune inscription.</p><h2>DIAGNOSTICS</h2><p>Sont demeurés annexés : le constat de risque d’exposition au plomb, l’état relatif à l’amiante, l’état parasitaire, le diagnostic de performance énergétique (classe E), le diagnostic de l’installation électrique et l’état des risques. Le bien est desservi par l’assainissement collectif.</p><h2>AFFIRMATION DE SINCÉRITÉ</h2><p>Les parties affirment, sous les peines édictées par l’article 1837 du code général des impôts, que le présent acte exprime l’intégralité du prix convenu.</p><p>Fait et passé en l’étude, les jour, mois et an susdits. Lecture faite, les parties ont signé avec le notaire.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2011-06-07',
      notary: either('Maître Étienne de LA GRANDIÈRE', 'Maître de LA GRANDIÈRE'),
      publication: either('2011P n° 2846', 'Volume 2011P N° 2846'),
      sellers: either(
        ['Monsieur Hubert René GABORIT', 'Madame Monique Louise GABORIT'],
        ['Hubert GABORIT', 'Monique GABORIT'],
      ),
      buyers: either(
        ['Monsieur Laurent Michel CHEVALLIER', 'Madame Isabelle Anne MOREAU'],
        ['Laurent CHEVALLIER', 'Isabelle MOREAU'],
      ),
      price: 18500000,
      property_address: '8 rue du Petit-Puy, 49400 SAUMUR',
      parcels: ['CX 91', 'CX 92'],
    },
    absent: ['lots', 'lot_shares', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-rouen',
  `font: 11.2pt/1.6 'C059', serif; padding: 22mm 24mm`,
  [
    `<p><b>SELARL LEFEBVRE &amp; AUVRAY</b><br>Notaires<br>21 rue Beauvoisine – 76000 ROUEN<br>lefebvre.auvray@notaires.example.fr</p><h1 style="font-size:15pt;text-align:center;margin:10mm 0 8mm;letter-spacing:1mm">ATTESTATION</h1>${paragraphs(['Aux termes d’un acte reçu par Maître Camille AUVRAY, notaire à ROUEN, le 16 décembre 2021,', 'Monsieur Arnaud Pierre LEMONNIER, né à DIEPPE (76200) le 4 juillet 1986, et Madame Claire Élisabeth DUVAL, née à ÉVREUX (27000) le 15 janvier 1988, partenaires d’un pacte civil de solidarité, demeurant à ROUEN (76000), 14 quai de la Bourse,', 'ONT ACQUIS, chacun pour moitié,', 'de la société dénommée SCI DES TANNEURS, dont le siège est à ROUEN (76000), 8 place Saint-Marc,', 'les biens et droits immobiliers ci-après désignés : à ROUEN (76000), 33 rue Eau-de-Robec, dans l’ensemble immobilier « LE CLOS MARTAINVILLE » cadastré section KL numéro 218, le lot numéro 27 (appartement, 1214/100000èmes), le lot numéro 86 (cave, 12/100000èmes) et le lot numéro 142 (parking, 60/100000èmes).', 'Cette acquisition a eu lieu moyennant le prix de DEUX CENT TROIS MILLE EUROS (203.000,00 €), payé comptant.', 'La propriété et la jouissance ont été fixées au jour de l’acte, par la prise de possession réelle.', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit.'])}<p style="margin-top:8mm">Fait à ROUEN, le 16 décembre 2021</p><p style="text-align:right">Maître Camille AUVRAY</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2021-12-16',
      notary: either('Maître Camille AUVRAY', 'Maître AUVRAY'),
      sellers: either(['SCI DES TANNEURS'], ['société dénommée SCI DES TANNEURS']),
      buyers: either(
        ['Monsieur Arnaud Pierre LEMONNIER', 'Madame Claire Élisabeth DUVAL'],
        ['Arnaud LEMONNIER', 'Claire DUVAL'],
      ),
      price: 20300000,
      property_address: '33 rue Eau-de-Robec, 76000 ROUEN',
      lots: ['27', '86', '142'],
      lot_shares: ['27:1214/100000', '86:12/100000', '142:60/100000'],
      parcels: ['KL 218'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const register = paperOf(
  'hypotheque-renseignements-saumur',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 12pt; text-align: center; border: .3mm solid #000; padding: 2mm } h2 { font-size: 9.6pt; margin: 4mm 0 1mm; text-decoration: underline } td, th { border: .2mm solid #777 } th { background: #eee; font-weight: bold } .i { border: .2mm solid #777; padding: 2mm; margin-bottom: 2mm }`,
  [
    `<table><tr><td style="border:0"><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SERVICE DE LA PUBLICITÉ FONCIÈRE<br>MAINE-ET-LOIRE<br>Antenne de SAUMUR</td><td style="border:0;text-align:right">Demande de renseignements n° 4904P03 2026H7718<br>déposée le 14/09/2026<br>par Maître de LA GRANDIÈRE</td></tr></table><h1>ÉTAT HYPOTHÉCAIRE HORS FORMALITÉ<br>RELEVÉ DES FORMALITÉS PUBLIÉES</h1><p>Réf. dossier : VENTE CHEVALLIER. Coût : 12,00 EUR</p><p>Le comptable de la publicité foncière certifie le présent document qui contient les éléments suivants : les copies des fiches hypothécaires pour la période de publication antérieure à l’informatisation (néant), et le relevé des formalités publiées du 01/01/1974 au 10/09/2026 (date de mise à jour fichier).</p><p style="text-align:right">À Saumur, le 21/09/2026. Pour le service, l’agent chargé de la délivrance.</p><h2>IMMEUBLES SUR LESQUELS PORTE LA RÉPONSE</h2>${table(
      ['Code', 'Commune', 'Désignation cadastrale', 'Volume', 'Lot'],
      [
        ['328', 'SAUMUR', 'CX 91', '', ''],
        ['328', 'SAUMUR', 'CX 92', '', ''],
      ],
    )}<h2>PERSONNES</h2>${table(
      ['N°', 'Nom et prénoms', 'Date de naissance'],
      [
        ['1', 'CHEVALLIER Laurent Michel', '11/10/1974'],
        ['2', 'MOREAU Isabelle Anne', '02/03/1976'],
      ],
    )}`,
    `<h2>RELEVÉ DES FORMALITÉS – SAUMUR CX 91, CX 92</h2><div class="i"><b>N° d’ordre 1</b> – Date de dépôt : 12/08/2010 – Référence d’enliassement : 4904P03 2010P3011 – Date de l’acte : 02/07/2010<br>Nature : ATTESTATION APRÈS DÉCÈS<br>Rédacteur : NOT de LA GRANDIÈRE / SAUMUR<br>Disposant : PASQUIER Renée – Bénéficiaires : GABORIT Hubert, GABORIT Monique</div><div class="i"><b>N° d’ordre 2</b> – Date de dépôt : 20/07/2011 – Référence d’enliassement : 4904P03 2011P2846 – Date de l’acte : 07/06/2011<br>Nature : VENTE<br>Rédacteur : NOT de LA GRANDIÈRE / SAUMUR<br>Disposants : GABORIT Hubert, GABORIT Monique<br>Bénéficiaires : CHEVALLIER Laurent Michel, MOREAU Isabelle Anne (acquéreurs, toute propriété)<br>Prix / évaluation : 185.000,00 EUR</div><div class="i"><b>N° d’ordre 3</b> – Date de dépôt : 20/07/2011 – Référence d’enliassement : 4904P03 2011V1190 – Date de l’acte : 07/06/2011<br>Nature : PRIVILÈGE DE PRÊTEUR DE DENIERS<br>Créancier : Banque Exemple de l’Ouest – Montant principal : 120.000,00 EUR – Accessoires : 24.000,00 EUR<br>Date extrême d’exigibilité : 05/07/2031 – Date extrême d’effet : 05/07/2032</div><p>Dernière page de la réponse à la demande de renseignements qui comporte 2 pages y compris le certificat. Aucune autre formalité n’a été relevée du chef des personnes et sur les immeubles désignés pendant la période certifiée. Le présent état ne comporte ni saisie, ni prénotation.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-10',
      requested_from: '1974-01-01',
      owners: either(
        ['CHEVALLIER Laurent Michel', 'MOREAU Isabelle Anne'],
        ['CHEVALLIER Laurent', 'MOREAU Isabelle'],
      ),
      charges_registered: 1,
      parcels: ['CX 91', 'CX 92'],
    },
    absent: ['lots', 'price', 'surface_carrez', 'rnc'],
  },
);

export const ACTES_DE_VENTE = [flat, house, certificate, register];
