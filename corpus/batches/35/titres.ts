// Who owns: a sale of today, an old typed one, a gift-partition, two certificates.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

const sale = paperOf(
  'titre-vente-perpignan',
  `font: 9.9pt/1.42 'Nimbus Roman', serif; padding: 15mm 18mm 15mm 36mm; h2 { font-size: 10.4pt; text-align: center; margin: 3.5mm 0 1.5mm } p { text-align: justify } .p { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`,
  [
    `<p>102688301<br>ND/MV/</p><p><b>L’AN DEUX MILLE VINGT ET UN,<br>LE TRENTE JUIN</b></p><p>A PERPIGNAN (Pyrénées-Orientales), 2 boulevard des Pyrénées, au siège de l’Office Notarial, ci-après nommé,</p><p>Maître Nathalie DELCLOS-RIU, Notaire au sein de la Société par Actions Simplifiée « ÉTUDE DES PYRÉNÉES, notaires », titulaire d’un Office Notarial à PERPIGNAN, identifié sous le numéro CRPCEN 66004,</p><p>Avec la participation de Maître Olivier SABATÉ, notaire à CÉRET, assistant l’ACQUÉREUR.</p><p><b>A REÇU LA PRÉSENTE VENTE à la requête des parties ci-après identifiées.</b></p>
    <h2>VENDEUR</h2><p>Monsieur Ahmed <b>BOUZIANE</b>, artisan, et Madame Christelle Annie <b>FABREGAS</b>, aide-soignante, son épouse, demeurant ensemble à PERPIGNAN (66000) 6 avenue de Prades.<br>Monsieur est né à ORAN (ALGÉRIE) le 5 décembre 1969,<br>Madame est née à PRADES (66500) le 22 juillet 1972.<br>Mariés à la mairie de PERPIGNAN (66000) le 9 septembre 1995 sous le régime de la communauté d’acquêts à défaut de contrat de mariage préalable.</p>
    <h2>ACQUÉREUR</h2><p>Monsieur Joan Marc <b>PAGÈS-CLOTES</b>, viticulteur, époux de Madame Aurélie <b>SORIANO</b>, demeurant à THUIR (66300) 3 chemin de la Passio Vella.<br>Né à PERPIGNAN (66000) le 17 février 1984.<br>Marié à la mairie de THUIR le 6 juin 2015 sous le régime de la séparation de biens.</p>
    <h2>QUOTITÉS ACQUISES</h2><p>Monsieur Joan PAGÈS-CLOTES acquiert la pleine propriété du BIEN objet de la vente.</p><p class="p">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à PERPIGNAN (PYRÉNÉES-ORIENTALES) 66000, 6 à 10 avenue de Prades, dénommé « LES JARDINS DU CANIGOU »,<br>Figurant ainsi au cadastre : Section EH, N° 611, Lieudit 6 AV DE PRADES, Surface 00 ha 52 a 30 ca.</p>
    <p><b>Lot numéro quarante-deux (42)</b><br>Au troisième étage du bâtiment B, un appartement de type 3 comprenant entrée, séjour avec balcon, cuisine, deux chambres, salle de bains, WC.<br>Et les deux cent soixante-treize dix millièmes (273 /10000 èmes) des parties communes générales.</p>
    <p><b>Lot numéro cent dix-neuf (119)</b><br>Au sous-sol, une cave.<br>Et les quatre dix millièmes (4 /10000 èmes) des parties communes générales.</p>
    <p><b>Lot numéro cent soixante-trois (163)</b><br>À l’extérieur, un emplacement de stationnement.<br>Et les dix dix millièmes (10 /10000 èmes) des parties communes générales.</p>
    <p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965 est de : 63,27 m² pour le lot numéro QUARANTE-DEUX (42), ainsi qu’il résulte d’une attestation établie par le cabinet Diag Catalan le 11 mars 2021.</p>
    <h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>CENT TRENTE-QUATRE MILLE EUROS (134 000,00 EUR)</b>.<br>Le paiement de ce prix aura lieu de la manière indiquée ci-après. L’ACQUÉREUR a payé le prix comptant ce jour ainsi qu’il résulte de la comptabilité de l’office notarial. DONT QUITTANCE.</p>
    <h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître Pierre JUANDET, notaire à PERPIGNAN, le 14 avril 2003, publié au service de la publicité foncière de PERPIGNAN 1 le 28 mai 2003, volume 2003P, numéro 4410.</p>
    <h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les parties déclarant que le BIEN est entièrement libre de location ou occupation.</p><p class="p">2</p>`,
    `<h2>IMPÔTS SUR LA MUTATION</h2><p>L’assiette des droits est constituée par le prix, soit 134 000,00 EUR. Droits : taxe départementale 134 000,00 x 4,50 % = 6 030,00 ; taxe communale 1,20 % = 1 608,00 ; frais d’assiette 2,37 % = 143,00 ; TOTAL 7 781,00. Contribution de sécurité immobilière : 134,00 euros.</p>
    <h2>PUBLICITÉ FONCIÈRE</h2><p>L’acte sera soumis à la formalité de publicité foncière au service de la publicité foncière de PERPIGNAN.</p><h2>SYNDIC DE COPROPRIÉTÉ</h2><p>Le syndic de l’immeuble est le Cabinet TRAMONTANE, 23 cours Lazare Escarguel à PERPIGNAN. L’état daté délivré par le syndic est annexé.</p><h2>DIAGNOSTICS</h2><p>Un diagnostic de performance énergétique, établi le 11 mars 2021, est demeuré annexé. Amiante : absence. Électricité : anomalies.</p>
    <p><b>DONT ACTE sans renvoi</b>, généré et visualisé sur support électronique en l’étude du notaire soussigné, les jour, mois et an indiqués en tête. COPIE AUTHENTIQUE certifiée conforme à la minute par le notaire, délivrée sur trois pages.</p><p class="p">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2021-06-30',
      notary: either('Maître Nathalie DELCLOS-RIU', 'Maître DELCLOS-RIU'),
      sellers: either(
        ['Monsieur Ahmed BOUZIANE', 'Madame Christelle Annie FABREGAS'],
        ['Ahmed BOUZIANE', 'Christelle FABREGAS'],
      ),
      buyers: either(['Monsieur Joan Marc PAGÈS-CLOTES'], ['Joan PAGÈS-CLOTES']),
      price: 13400000,
      property_address: '6 à 10 avenue de Prades, 66000 PERPIGNAN',
      lots: ['42', '119', '163'],
      lot_shares: ['42:273/10000', '119:4/10000', '163:10/10000'],
      parcels: ['EH 611'],
      surface_carrez: 6327,
    },
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const typed = paperOf(
  'titre-dactylo-castres',
  `font: 10.4pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 15mm 15mm 38mm; p { margin-bottom: 3mm }`,
  [
    `<p>19 MAI 1987<br>VENTE<br>Cts AURIOL / SC MOULIN DE ROQUECOURBE</p><p>PARDEVANT Maître Yves BARTHÈS, Notaire à CASTRES (Tarn), 12 rue Frédéric Thomas, soussigné,</p><p>ONT COMPARU :</p><p>1°) Madame Berthe Élise MILHAU, sans profession, veuve non remariée de Monsieur Gaston AURIOL, demeurant à CASTRES, 4 quai des Jacobins, née à MAZAMET le 8 mars 1911 ;</p><p>2°) Monsieur Jacques Gaston AURIOL, professeur, demeurant à TOULOUSE, né à CASTRES le 30 juin 1938 ;</p><p>ci-après dénommés "LE VENDEUR", d'une part,</p><p>3°) La Société Civile DU MOULIN DE ROQUECOURBE, au capital de 50.000 Francs, siège à ROQUECOURBE (Tarn), représentée par sa gérante Madame Simone HUC née RASCOL,</p><p>ci-après dénommée "L'ACQUÉREUR", d'autre part,</p><p>LESQUELS ont convenu de ce qui suit :</p><p>Le vendeur vend, en s'obligeant à toutes les garanties ordinaires et de droit, à l'acquéreur qui accepte,</p>`,
    `<p>DESIGNATION</p><p>Dans un immeuble en copropriété situé à CASTRES, 4 quai des Jacobins, cadastré section AI n° 77 pour 3 ares 90 centiares :</p><p>- le LOT NUMERO VINGT-DEUX, appartement au deuxième étage, et les 311/1.000èmes des parties communes ;</p><p>- le LOT NUMERO QUARANTE-CINQ, une cave, et les 4/1.000èmes ;</p><p>- le LOT NUMERO QUARANTE-SIX, une cave, et les 4/1.000èmes.</p><p>PRIX</p><p>La présente vente est consentie et acceptée moyennant le prix principal de TROIS CENT QUINZE MILLE FRANCS (315.000 F) que l'acquéreur a payé comptant par la comptabilité du notaire soussigné. DONT QUITTANCE.</p><p>JOUISSANCE à compter de ce jour, l'appartement étant libre.</p><p>Publié à la Conservation des Hypothèques de CASTRES le 2 juillet 1987, volume 5518 n° 21. Taxe perçue : 18.900 F.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1987-05-19',
      notary: either('Maître Yves BARTHÈS', 'Maître BARTHÈS'),
      sellers: either(
        ['Madame Berthe Élise MILHAU', 'Monsieur Jacques Gaston AURIOL'],
        ['Berthe MILHAU', 'Jacques AURIOL'],
        ['Cts AURIOL'],
      ),
      buyers: either(
        ['La Société Civile DU MOULIN DE ROQUECOURBE'],
        ['Société Civile DU MOULIN DE ROQUECOURBE'],
        ['SC MOULIN DE ROQUECOURBE'],
      ),
      property_address: '4 quai des Jacobins, CASTRES',
      lots: ['22', '45', '46'],
      lot_shares: ['22:311/1000', '45:4/1000', '46:4/1000'],
      parcels: ['AI 77'],
      publication: either('5518 n° 21', 'volume 5518 n° 21'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-montauban',
  `font: 11pt/1.55 'P052', serif; padding: 22mm 24mm; p { text-align: justify }`,
  [
    `<p style="text-align:center"><b>SELARL NOTAIRES DU QUERCY</b><br>Émilie VAISSIÈRE – Paul-Henri d’ESCAYRAC – Notaires associés<br>20 place Prax-Paris, 82000 MONTAUBAN – 05 63 00 82 20</p><h1 style="font-size:15pt;text-align:center;margin:9mm 0">ATTESTATION DE VENTE</h1>${paragraphs(
      [
        'Aux termes d’un acte reçu par Maître Émilie VAISSIÈRE, notaire à MONTAUBAN (Tarn-et-Garonne), le 18 septembre 2023,',
        'Monsieur Jean Robert LACOSTE et Madame Ghislaine POUZERGUES, son épouse, demeurant à MOISSAC (82200),',
        'Ont vendu à :',
        'Madame Fatoumata DIALLO, ingénieure qualité, épouse de Monsieur Rémi LACOSTE, demeurant à MONTAUBAN (82000), née à CONAKRY (GUINÉE) le 12 mai 1990,',
        'Les biens et droits immobiliers ci-après désignés : à MONTAUBAN (82000), 55 allées de l’Empereur, dans la copropriété LES ALLÉES DE L’EMPEREUR cadastrée section BN numéro 1204, le lot numéro 7 (un appartement) et le lot numéro 29 (un garage),',
        'Moyennant le prix de cent cinquante-neuf mille huit cents euros (159 800,00 €), payé comptant et quittancé à l’acte.',
        'L’acquéreur est propriétaire et a la jouissance du bien depuis le jour de l’acte.',
        'En foi de quoi la présente attestation est délivrée pour servir et valoir ce que de droit, l’expédition de l’acte étant en cours de publication au service de la publicité foncière.',
        'Fait à MONTAUBAN, le 18 septembre 2023.',
      ],
    )}<p style="margin-left:90mm">Maître Émilie VAISSIÈRE</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2023-09-18',
      notary: either('Maître Émilie VAISSIÈRE', 'Maître VAISSIÈRE'),
      sellers: either(
        ['Monsieur Jean Robert LACOSTE', 'Madame Ghislaine POUZERGUES'],
        ['Jean LACOSTE', 'Ghislaine POUZERGUES'],
      ),
      buyers: ['Madame Fatoumata DIALLO'],
      price: 15980000,
      property_address: '55 allées de l’Empereur, 82000 MONTAUBAN',
      lots: ['7', '29'],
      parcels: ['BN 1204'],
    },
    absent: ['publication', 'surface_carrez', 'lot_shares', 'rnc'],
  },
);

const estate = paperOf(
  'titre-succession-ales',
  `font: 10.2pt/1.45 'DejaVu Serif Condensed', serif; padding: 16mm 20mm 16mm 34mm; h2 { font-size: 10.4pt; text-decoration: underline; margin: 3mm 0 1mm } p { text-align: justify }`,
  [
    `<p>Dossier 22.1408 – LB/FG</p><p style="text-align:center"><b>ATTESTATION DE PROPRIÉTÉ IMMOBILIÈRE<br>APRÈS LE DÉCÈS DE MADAME PAULETTE TEISSIER</b></p><p>L’AN DEUX MILLE VINGT-SIX, le CINQ FÉVRIER, Maître Lucas BROUILLET, notaire à ALÈS (Gard), 3 place Gabriel Péri, soussigné, a dressé la présente attestation à la requête de l’ayant droit ci-après nommé.</p>
    <h2>Personne décédée</h2><p>Madame Paulette Marcelle TEISSIER, en son vivant retraitée, demeurant à ALÈS (30100), 14 rue Mistral, née à LA GRAND-COMBE le 1er novembre 1938, veuve de Monsieur Raymond JOUVE, décédée à ALÈS le 16 août 2025.</p>
    <h2>Ayant droit</h2><p>Monsieur Sylvain Raymond JOUVE, cheminot, demeurant à NÎMES (30000), 40 rue Vincent Faïta, célibataire, né à ALÈS le 7 juin 1966, son fils et seul héritier.</p>
    <h2>Immeuble dépendant de la succession</h2><p>À ALÈS (30100), 14 rue Mistral, dans un immeuble en copropriété cadastré section CB numéro 290, le lot numéro quatre (4), un appartement au deuxième étage et les cent soixante et onze millièmes (171/1000èmes) des parties communes générales.</p>
    <h2>Évaluation</h2><p>Le bien est évalué à la somme de 78 000 euros, pour la perception du salaire et des droits.</p>
    <h2>Origine</h2><p>Acquis suivant acte reçu par Maître ROURE, notaire à ALÈS, le 3 octobre 1974, publié le 15 novembre 1974 volume 1107 numéro 22.</p>
    <h2>Attestation</h2><p>Le notaire soussigné certifie que les biens ci-dessus appartiennent désormais, en pleine propriété et par suite du décès, à Monsieur Sylvain JOUVE. La présente attestation sera publiée au service de la publicité foncière de NÎMES.</p><p>DONT ATTESTATION sur une page.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2026-02-05',
      notary: either('Maître Lucas BROUILLET', 'Maître BROUILLET'),
      property_address: '14 rue Mistral, 30100 ALÈS',
      lots: ['4'],
      lot_shares: ['4:171/1000'],
      parcels: ['CB 290'],
    },
    absent: ['price', 'publication', 'surface_carrez', 'rnc'],
  },
);

export const TITRES = [sale, typed, certificate, estate];
