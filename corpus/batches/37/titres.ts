// Who owns the home: a sale of today, one typed in francs, certificates of a notary.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

const sale = paperOf(
  'titre-vente-blois',
  `font: 10pt/1.42 'P052', serif; padding: 15mm 18mm 14mm 34mm; p { text-align: justify; margin-bottom: 1.6mm } h2 { font-size: 10.6pt; text-align: center; margin: 3.4mm 0 1.6mm; text-decoration: underline } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`,
  [
    `<p>103 774 12<br>SL/AM/</p><p><b>L’AN DEUX MILLE VINGT,<br>LE VINGT-HUIT AOÛT,</b></p><p>À BLOIS (Loir-et-Cher), 11 quai de la Saussaye, au siège de l’Office Notarial, ci-après nommé,</p><p>Maître Solène LE MOIGNE, Notaire associée de la Société par Actions Simplifiée dénommée « ÉTUDE DU CHÂTEAU », titulaire d’un Office Notarial à BLOIS, identifié sous le numéro CRPCEN 41012,</p><p>Avec la participation de Maître Antoine de BEAUREGARD, notaire à TOURS, assistant l’ACQUÉREUR, ici présent par visioconférence,</p><p><b>A REÇU LE PRÉSENT ACTE CONTENANT VENTE à la requête de :</b></p><h2>VENDEUR</h2><p>1°) Madame Huguette Marie <b>BOURDIN</b>, retraitée, demeurant à VINEUIL (41350), 9 allée des Cèdres, née à MER (41500) le 12 avril 1938, veuve en uniques noces de Monsieur Raymond GALLAIS et non remariée, usufruitière.</p><p>2°) Monsieur Pascal Raymond <b>GALLAIS</b>, mécanicien, époux de Madame Fatoumata SISSOKO, demeurant à ROMORANTIN-LANTHENAY (41200), 2 rue du Tour de Ville, né à BLOIS le 30 octobre 1964, nu-propriétaire.</p><h2>ACQUÉREUR</h2><p>Madame Marie-Ange Colette <b>BOURDIN</b>, aide-soignante, demeurant à BLOIS (41000), 3 rue Basse des Granges, veuve de Monsieur Didier LEPAGE, née à CONTRES (41700) le 6 juin 1957, non remariée et n’ayant pas conclu de pacte civil de solidarité, de nationalité française, résidente au sens de la réglementation fiscale.</p><h2>QUOTITÉS ACQUISES</h2><p>Madame Marie-Ange BOURDIN acquiert la pleine propriété des biens objet de la vente, ci-après le BIEN.</p><p class="pg">1</p>`,
    `<h2>IDENTIFICATION DU BIEN</h2><p>Dans un ensemble immobilier situé à BLOIS (LOIR-ET-CHER) 41000, 9-11 avenue de Vendôme, dénommé RÉSIDENCE BÉGON. Figurant ainsi au cadastre : Section DM, N° 411, Lieudit 9 AV DE VENDOME, Surface 00 ha 61 a 20 ca.</p><p>Les lots de copropriété suivants :</p><p><b>Lot numéro vingt-quatre (24)</b><br>Dans le bâtiment 2, au quatrième étage, un appartement comprenant entrée, séjour, cuisine, deux chambres, salle de bains, water-closets.<br>Et les trois cent trente-quatre dix millièmes (334 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro quatre-vingt-huit (88)</b><br>Au sous-sol, une cave.<br>Et les six dix millièmes (6 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro cent trente et un (131)</b><br>Un emplacement de stationnement extérieur.<br>Et les seize dix millièmes (16 /10000 èmes) des parties communes générales.</p><p>Tel que le BIEN se poursuit et comporte, avec tous immeubles par destination pouvant en dépendre.</p><h2>SUPERFICIE DE L’ARTICLE 46 DE LA LOI DU 10 JUILLET 1965</h2><p>La superficie de la partie privative du lot numéro 24 est de 68,17 M², ainsi qu’il résulte d’une attestation établie par la société EXPERT’AM 41 le 3 juin 2020, demeurée annexée.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Acte reçu par Maître THOREAU, notaire à BLOIS, le 11 septembre 1968, publié au service de la publicité foncière de BLOIS 1 le 7 octobre 1968, volume 3877, numéro 2.</p><h2>EFFET RELATIF</h2><p>Attestation de propriété après le décès de Monsieur Raymond GALLAIS suivant acte reçu par Maître THOREAU fils, notaire à BLOIS, le 14 janvier 2004, publiée au service de la publicité foncière de BLOIS 1 le 2 mars 2004, volume 2004P, numéro 1180.</p><p class="pg">2</p>`,
    `<h2>CHARGES ET CONDITIONS</h2><p>La vente a lieu sous les charges et conditions ordinaires et de droit. Les frais de la vente et ceux qui en seront la suite et la conséquence sont à la charge exclusive de l’ACQUÉREUR qui s’y oblige.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les parties déclarant que le BIEN est entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>CENT SEIZE MILLE CINQ CENTS EUROS (116 500,00 EUR)</b>. Le paiement de ce prix a lieu de la manière indiquée ci-après : comptant ce jour, ainsi qu’il résulte de la comptabilité de l’Office, à concurrence de 41 500,00 EUR provenant de fonds personnels et de 75 000,00 EUR au moyen d’un prêt consenti par la Banque Ligérienne Exemple. Le prix est réparti entre usufruit (30 %, soit 34 950,00 EUR) et nue-propriété (70 %, soit 81 550,00 EUR).</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de BLOIS 1.</p><h2>DÉCLARATION FISCALE</h2><p>L’assiette des droits est constituée par le prix de la présente vente. Droits : 116 500 x 4,50 % = 5 242,50 EUR ; frais d’assiette 2,37 % = 124,25 EUR ; taxe communale 1,20 % = 1 398,00 EUR.</p><h2>RÉPARTITION DES CHARGES DE COPROPRIÉTÉ</h2><p>Les parties ont été informées de l’état daté délivré par le syndic SYNDIC VAL DE CISSE le 7 août 2020. La taxe foncière de l’année sera répartie prorata temporis.</p><p>DONT ACTE sans renvoi. Généré sur support électronique en l’étude du notaire soussigné, les jour, mois et an indiqués aux présentes.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2020-08-28',
      notary: either('Maître Solène LE MOIGNE', 'Maître LE MOIGNE'),
      sellers: either(
        ['Madame Huguette Marie BOURDIN', 'Monsieur Pascal Raymond GALLAIS'],
        ['Huguette BOURDIN', 'Pascal GALLAIS'],
      ),
      buyers: either(['Madame Marie-Ange Colette BOURDIN'], ['Marie-Ange BOURDIN']),
      price: 11650000,
      property_address: '9-11 avenue de Vendôme, 41000 BLOIS',
      lots: ['24', '88', '131'],
      lot_shares: ['24:334/10000', '88:6/10000', '131:16/10000'],
      parcels: ['DM 411'],
      surface_carrez: 6817,
    },
    absent: ['publication', 'rnc', 'meeting_on', 'iban'],
  },
);

const typed = paperOf(
  'titre-dactylographie-sens',
  `font: 10.6pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 14mm 14mm 44mm; .m { position: absolute; left: 8mm; top: 60mm; width: 32mm; font-size: 8pt }`,
  [
    `<div class="m">VENTE<br><br>Cts MERLIN<br>à<br>M. et Mme<br>RAVANEL<br><br>-:-:-:-</div><p>L'AN MIL NEUF CENT SOIXANTE DIX NEUF<br>Le VINGT TROIS MARS</p><p>PARDEVANT Me Georges COLLINET, notaire à SENS (Yonne), soussigné,</p><p>ONT COMPARU :</p><p>Madame Berthe Angèle MERLIN, sans profession, veuve de Monsieur Octave LEDOUX, demeurant à SENS, 14 boulevard des Garibaldi ;</p><p>et Monsieur Roger Octave LEDOUX, employé des P.T.T., célibataire majeur, demeurant à JOIGNY (Yonne), 3 rue Boffrand ;</p><p>"vendeurs", d'une part ;</p><p>Monsieur Serge Emile RAVANEL, contremaître, né à TROYES (Aube) le 7 août 1941, et Madame Nicole Jeanne DHUICQ, secrétaire, son épouse, née à PONT-SUR-YONNE le 19 mai 1944, demeurant ensemble à SENS, mariés sans contrat à la mairie de PONT-SUR-YONNE le 2 juillet 1966 ;</p><p>"acquéreurs", d'autre part ;</p><p>Lesquels ont arrêté ce qui suit : les vendeurs vendent, en s'obligeant solidairement aux garanties ordinaires et de droit, aux acquéreurs qui acceptent, les biens ci-après désignés :</p>`,
    `<p>DESIGNATION</p><p>Dans un immeuble en copropriété sis à SENS (Yonne), 14 boulevard des Garibaldi, cadastré section AR numéro 56 pour onze ares trois centiares :</p><p>LE LOT NUMERO ONZE, consistant en un appartement de quatre pièces au deuxième étage, et les quatre-vingt-douze / millièmes (92/1.000es) des parties communes générales ;</p><p>LE LOT NUMERO VINGT SIX, consistant en une cave, et les deux / millièmes (2/1.000es) desdites parties communes.</p><p>PRIX</p><p>La présente vente est consentie et acceptée moyennant le prix de DEUX CENT DIX MILLE FRANCS (210.000 Frs), que les acquéreurs ont payé comptant en la comptabilité du notaire soussigné. DONT QUITTANCE.</p><p>PROPRIETE JOUISSANCE</p><p>Les acquéreurs seront propriétaires à compter de ce jour et entreront en jouissance le premier mai prochain.</p><p>Enregistré à SENS le 11 avril 1979, folio 44, bordereau 118/3.<br>Publié au bureau des hypothèques de SENS le 26 avril 1979, volume 4410 numéro 33.</p><p>POUR EXPEDITION sur deux pages, sans renvoi ni mot nul.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1979-03-23',
      notary: either('Maître Georges COLLINET', 'Me Georges COLLINET', 'Maître COLLINET'),
      sellers: either(
        ['Madame Berthe Angèle MERLIN', 'Monsieur Roger Octave LEDOUX'],
        ['Cts MERLIN'],
        ['Berthe MERLIN', 'Roger LEDOUX'],
      ),
      buyers: either(
        ['Monsieur Serge Emile RAVANEL', 'Madame Nicole Jeanne DHUICQ'],
        ['M. et Mme RAVANEL'],
        ['Serge RAVANEL', 'Nicole DHUICQ'],
      ),
      property_address: either('14 boulevard des Garibaldi, SENS', '14 boulevard des Garibaldi'),
      lots: ['11', '26'],
      lot_shares: ['11:92/1000', '26:2/1000'],
      parcels: ['AR 56'],
      publication: either('4410 n° 33', 'volume 4410 numéro 33'),
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const inherited = paperOf(
  'titre-attestation-deces-auxerre',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 18mm 22mm; h2 { font-size: 11pt; margin: 3mm 0 1mm } p { text-align: justify }`,
  [
    `<p><b>SCP DELAUNOY – KERVELLA</b><br>Notaires associés<br>2 place des Cordeliers, 89000 AUXERRE<br>Tél. 03 86 00 02 02 – delaunoy-kervella@notaires.example.fr</p><h1 style="font-size:14pt;text-align:center;margin:6mm 0">ATTESTATION DE PROPRIÉTÉ IMMOBILIÈRE APRÈS DÉCÈS</h1>${paragraphs(
      [
        'Maître Jean-Yves DELAUNOY, notaire associé à AUXERRE (Yonne), soussigné, atteste avoir établi suivant acte en date du 19 mai 2026 l’attestation notariée constatant la transmission, par suite du décès de la personne ci-après nommée, des droits immobiliers ci-dessous désignés.',
        '<b>PERSONNE DÉCÉDÉE.</b> Madame Suzanne Henriette LACROIX, en son vivant retraitée, veuve de Monsieur André BOURGOIN, née à CHABLIS (89800) le 15 février 1933, décédée à AUXERRE le 4 décembre 2025.',
        '<b>DÉVOLUTION.</b> Elle laisse pour recueillir sa succession ses deux enfants, ainsi que le constate un acte de notoriété reçu par Maître DELAUNOY le 20 janvier 2026 : Monsieur Philippe André BOURGOIN, demeurant à DIJON (21000), et Madame Claire Suzanne BOURGOIN, épouse de Monsieur Tomasz NOWAK, demeurant à AUXERRE, chacun pour moitié indivise en pleine propriété.',
        '<b>BIENS TRANSMIS.</b> À AUXERRE (89000), 48 quai de la Marine, dans l’ensemble immobilier dénommé LE CLOS DES MARINIERS, cadastré section HK numéro 92 : le lot 7 (appartement, 612/10000èmes), le lot 19 (cave, 9/10000èmes) et le lot 33 (stationnement, 21/10000èmes).',
        '<b>ÉVALUATION.</b> La pleine propriété de ces biens a été évaluée à CENT QUARANTE-HUIT MILLE EUROS (148 000,00 €).',
        '<b>ORIGINE.</b> Ces biens avaient été acquis suivant acte reçu par Maître POULAIN, notaire à AUXERRE, le 3 novembre 1989.',
        'L’acte a été déposé au service de la publicité foncière d’AUXERRE le 8 juin 2026, volume 2026P, numéro 3377.',
      ],
    )}<p>Fait à AUXERRE, le 15 juin 2026, pour servir et valoir ce que de droit.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2026-05-19',
      notary: either('Maître Jean-Yves DELAUNOY', 'Maître DELAUNOY'),
      property_address: either(
        '48 quai de la Marine, 89000 AUXERRE',
        'AUXERRE (89000), 48 quai de la Marine',
      ),
      lots: ['7', '19', '33'],
      lot_shares: ['7:612/10000', '19:9/10000', '33:21/10000'],
      parcels: ['HK 92'],
      publication: either('2026P n° 3377', 'volume 2026P, numéro 3377'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-vente-le-mans',
  `font: 11pt/1.55 'URW Bookman', serif; padding: 22mm 24mm; p { text-align: justify }`,
  [
    `<p style="text-align:center"><b>OFFICE NOTARIAL DES JACOBINS</b><br>Maîtres Capucine ROY et Hamid ZERROUKI, notaires associés<br>5 place du Cardinal Grente – 72000 LE MANS</p><h1 style="font-size:15pt;text-align:center;margin:8mm 0">ATTESTATION</h1>${paragraphs(['Aux termes d’un acte reçu par Maître Hamid ZERROUKI, Notaire au MANS, le 21 novembre 2023, il a été constaté la <b>VENTE</b>', '<b>Par :</b> la société dénommée FONCIÈRE DE L’HUISNE, société par actions simplifiée au capital de 10 000 €, dont le siège est au MANS (72000), 31 rue Nationale.', '<b>Au profit de :</b> Madame Nguyen Thi Mai Linh TRAN, pharmacienne, célibataire, née à NANTES (44000) le 9 mars 1991, demeurant au MANS.', '<b>Des biens ci-après :</b> dans l’immeuble en copropriété « Le Parc des Jacobins », situé au MANS (72000), 19 rue Hémon, cadastré section LZ n° 63 et n° 64, les lots numéros 104 et 231, soit 1 148/100000èmes et 18/100000èmes des parties communes.', '<b>Moyennant le prix de :</b> CENT QUATRE-VINGT-TREIZE MILLE EUROS (193 000,00 €), payé comptant.', '<b>Transfert de propriété et entrée en jouissance :</b> le jour de l’acte.', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit.'])}<p>Fait au MANS, le 21 novembre 2023.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2023-11-21',
      notary: either('Maître Hamid ZERROUKI', 'Maître ZERROUKI'),
      sellers: either(['FONCIÈRE DE L’HUISNE'], ['la société dénommée FONCIÈRE DE L’HUISNE']),
      buyers: either(['Madame Nguyen Thi Mai Linh TRAN'], ['Nguyen Thi Mai Linh TRAN']),
      price: 19300000,
      property_address: '19 rue Hémon, 72000 LE MANS',
      lots: ['104', '231'],
      lot_shares: ['104:1148/100000', '231:18/100000'],
      parcels: ['LZ 63', 'LZ 64'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'iban'],
  },
);

export const TITRES = [sale, typed, inherited, certificate];
