// Deeds of sale of now and of then, a certificate of property, an answer of the land register.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const sale = paperOf(
  'titre-vente-toison-dijon',
  `font: 9.8pt/1.42 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 36mm; p { text-align: justify; margin-bottom: 1.6mm } h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; margin: 3mm 0 1.5mm } .n { position: absolute; bottom: 7mm; left: 0; right: 0; text-align: center; font-size: 8pt }`,
  [
    `<p>102337 05<br>SLP/AM/</p><p><b>L’AN DEUX MILLE VINGT,<br>LE VINGT-NEUF SEPTEMBRE</b></p><p>À DIJON (Côte-d’Or), 2 bis cours du Général de Gaulle, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Solène LE PRIOL-MUGNIER</b>, Notaire, membre de la Société d’exercice libéral à responsabilité limitée « Notaires du Cours », titulaire d’un Office Notarial à DIJON, identifié sous le numéro CRPCEN 21999,</p><p>Avec la participation de Maître Gilles RAVIOT, notaire à BEAUNE, assistant l’ACQUÉREUR,</p><p><b>A REÇU LA PRÉSENTE VENTE</b> à la requête des parties ci-après identifiées. Cet acte comprend deux parties pour répondre aux exigences de la publicité foncière.</p><h2>VENDEUR</h2><p>1°) Madame Renée Augustine <b>COLLARDOT</b>, retraitée, demeurant à TALANT (21240), 12 rue de Nachey, veuve de Monsieur Émile <b>GUENEBAUT</b> et non remariée. Née à NUITS-SAINT-GEORGES (21700) le 8 mai 1938. Pour l’usufruit.</p><p>2°) Monsieur Bruno Émile <b>GUENEBAUT</b>, technicien, demeurant à CHENÔVE (21300), 5 rue Lamartine, divorcé. Né à DIJON (21000) le 30 novembre 1964. Pour la nue-propriété.</p><h2>ACQUÉREUR</h2><p>Madame Capucine Marie Alix <b>LE BAILLY DE LA FALAISE</b>, avocate, demeurant à DIJON (21000), 40 rue Chabot-Charny, célibataire. Née à SAINT-BRIEUC (22000) le 11 février 1989. N’ayant pas conclu de pacte civil de solidarité.</p><h2>QUOTITÉS ACQUISES</h2><p>Madame LE BAILLY DE LA FALAISE acquiert la pleine propriété du BIEN objet de la vente.</p><p class="n">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à DIJON (CÔTE-D’OR) 21000, 3, 5 et 7 allée des Cerisiers, dénommé « LA TOISON D’OR II », figurant ainsi au cadastre : Section HM, N° 302, lieudit 3 all des Cerisiers, surface 00 ha 74 a 18 ca.</p><p>Les lots de copropriété suivants :</p><p><b>Lot numéro cinquante-deux (52)</b> : au bâtiment 5, troisième étage, un appartement comprenant entrée, séjour, cuisine, deux chambres, salle de bains, W.C., loggia. Et les deux cent quatre-vingt-sept /cent millièmes (287/100000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro cent cinquante-deux (152)</b> : au sous-sol, une cave. Et les neuf /cent millièmes (9/100000 èmes) des parties communes générales.</p><p><b>Lot numéro deux cent sept (207)</b> : un garage fermé. Et les trente-trois /cent millièmes (33/100000 èmes) des parties communes générales.</p><p>Tel que le BIEN existe, avec tous droits y attachés, sans aucune exception ni réserve.</p><h2>MENTION DE LA SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965 est de 71,84 m² pour le lot numéro CINQUANTE-DEUX (52), ainsi qu’il résulte d’une attestation du cabinet Diag 21 en date du 3 juin 2020.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>L’ensemble immobilier a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître JOLY, notaire à DIJON, le 19 juillet 1976, publié au 1er bureau des hypothèques de DIJON le 3 septembre 1976, volume 4820, numéro 11.</p><h2>EFFET RELATIF</h2><p>Attestation de propriété après le décès de Monsieur Émile GUENEBAUT suivant acte reçu par Maître RAVIOT le 12 avril 2011, publié au service de la publicité foncière de DIJON 1 le 5 mai 2011, volume 2011P, numéro 3308.</p><p class="n">2</p>`,
    `<h2>PROPRIÉTÉ JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les parties déclarant que le BIEN est entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>CENT SOIXANTE-DIX-HUIT MILLE CINQ CENTS EUROS (178 500,00 EUR)</b>. Le prix s’applique aux meubles à concurrence de 3 500,00 EUR et au BIEN à concurrence de 175 000,00 EUR. Il se répartit entre le vendeur usufruitier à hauteur de 20 %, soit 35 700,00 EUR, et le nu-propriétaire pour le surplus, soit 142 800,00 EUR.</p><p>L’ACQUÉREUR a payé ce prix comptant, ainsi qu’il résulte de la comptabilité de l’office. DONT QUITTANCE. Sur cette somme, 150 000,00 EUR proviennent d’un prêt consenti par la Caisse de l’Exemple Bourgogne.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de DIJON 1.</p><h2>IMPÔT SUR LA MUTATION</h2><p>L’assiette des droits est de 175 000,00 EUR. Taux départemental 4,50 % : 7 875,00 EUR ; taxe communale 1,20 % : 2 100,00 EUR ; frais d’assiette 2,37 % : 187,00 EUR ; total : 10 162,00 EUR. Contribution de sécurité immobilière : 179,00 EUR.</p><h2>DIAGNOSTICS</h2><p>Sont annexés : l’état relatif à l’amiante, le diagnostic de performance énergétique (classe D), l’état des risques, l’état de l’installation intérieure d’électricité.</p><h2>AFFIRMATION DE SINCÉRITÉ</h2><p>Les parties affirment que le présent acte exprime l’intégralité du prix.</p><p><b>DONT ACTE sans renvoi</b>. Généré en l’office et visualisé sur support électronique aux lieu, jour, mois et an indiqués en entête du présent acte. POUR COPIE AUTHENTIQUE sur trois pages.</p><p class="n">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2020-09-29',
      notary: either('Maître Solène LE PRIOL-MUGNIER', 'Maître LE PRIOL-MUGNIER'),
      sellers: either(
        ['Madame Renée Augustine COLLARDOT', 'Monsieur Bruno Émile GUENEBAUT'],
        ['Renée COLLARDOT', 'Bruno GUENEBAUT'],
      ),
      buyers: either(
        ['Madame Capucine Marie Alix LE BAILLY DE LA FALAISE'],
        ['Capucine LE BAILLY DE LA FALAISE'],
      ),
      price: 17850000,
      property_address: '3, 5 et 7 allée des Cerisiers, 21000 DIJON',
      lots: ['52', '152', '207'],
      lot_shares: ['52:287/100000', '152:9/100000', '207:33/100000'],
      parcels: ['HM 302'],
      surface_carrez: 7184,
    },
    absent: ['publication', 'rnc', 'meeting_on', 'iban'],
  },
);

const old = paperOf(
  'titre-dactylographie-miotte-belfort',
  `font: 10.6pt/1.6 'Nimbus Mono PS', monospace; padding: 18mm 14mm 14mm 38mm`,
  [
    `<p>12 JUILLET 1983<br>VENTE<br>Cts PETITCUENOT / M. et Mme RAVEY</p><p>L'AN MIL NEUF CENT QUATRE VINGT TROIS,<br>Le DOUZE JUILLET,</p><p>PARDEVANT Maître Henri CLERGET, Notaire à BELFORT (Territoire de Belfort), 1, place d'Armes, soussigné,</p><p>ONT COMPARU :</p><p>Monsieur Lucien PETITCUENOT, cheminot en retraite, et Madame Marthe HAAS, son épouse, demeurant ensemble à VALDOIE, 14, rue de Turenne,<br>Ci-après dénommés "LES VENDEURS", D'UNE PART,</p><p>Monsieur Gaston Michel RAVEY, ajusteur, né à HERICOURT le 4 avril 1949, et Madame Josette LIDY, secrétaire, née à BELFORT le 22 janvier 1952, son épouse, demeurant ensemble à BELFORT, 7, rue de Madrid, mariés sous le régime légal de la communauté,<br>Ci-après dénommés "LES ACQUEREURS", D'AUTRE PART,</p><p>LESQUELS ont fait entre eux la vente ci-après :</p>`,
    `<p>DESIGNATION.- Dans un immeuble sis à BELFORT, 23, faubourg de Brisach, cadastré section AK numéro 91 pour 18 ares 40 :</p><p>LE LOT NUMERO SIX (6) : un appartement de trois pièces au premier étage, et les 412/10.000èmes des parties communes ;</p><p>LE LOT NUMERO TRENTE-QUATRE (34) : une cave, et les 11/10.000èmes des parties communes.</p><p>PRIX.- La présente vente est consentie et acceptée moyennant le prix principal de DEUX CENT DIX MILLE FRANCS (210.000 F.), payé comptant à la vue du Notaire soussigné.</p><p>ENTREE EN JOUISSANCE.- Les acquéreurs auront la jouissance à compter de ce jour.</p><p>ORIGINE.- Acquis de la Société Alsacienne de Logement par acte de Me VIENOT du 9 mars 1961, transcrit à BELFORT le 30 mars 1961, volume 1988 n° 14.</p><p>DONT ACTE sur deux pages.</p><p>Publié au bureau des hypothèques de BELFORT le 19 août 1983,<br>volume 5127 numéro 22.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1983-07-12',
      notary: either('Maître Henri CLERGET', 'Maître CLERGET'),
      sellers: either(
        ['Monsieur Lucien PETITCUENOT', 'Madame Marthe HAAS'],
        ['Monsieur Lucien PETITCUENOT'],
        ['Cts PETITCUENOT'],
      ),
      buyers: either(
        ['Monsieur Gaston Michel RAVEY', 'Madame Josette LIDY'],
        ['Gaston RAVEY', 'Josette LIDY'],
        ['M. et Mme RAVEY'],
      ),
      property_address: either('23, faubourg de Brisach, BELFORT', '23 faubourg de Brisach'),
      lots: ['6', '34'],
      lot_shares: ['6:412/10000', '34:11/10000'],
      parcels: ['AK 91'],
      publication: either('5127 n° 22', 'volume 5127 numéro 22'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-logelbach-colmar',
  `font: 11pt/1.6 'C059', serif; padding: 22mm 24mm; p { text-align: justify }`,
  [
    `<p style="text-align:center"><b>OFFICE NOTARIAL DES TANNEURS</b><br>Marie-Odile RUHLMANN et Kevin TRAN-MULLER, notaires associés<br>22 rue des Tanneurs – 68000 COLMAR – 03 89 00 74 12</p><h1 style="font-size:14pt;text-align:center;margin:10mm 0">ATTESTATION DE PROPRIÉTÉ</h1><p>Aux termes d’un acte reçu par Maître Kevin TRAN-MULLER, notaire à COLMAR, le 18 décembre 2025,</p><p>Monsieur Théodore Jean KIENER, ingénieur, et Madame Anne-Lyse BÜHLER, son épouse, demeurant ensemble à WINTZENHEIM (68920), 6 rue Clemenceau,</p><p>ONT VENDU À</p><p>La société civile immobilière dénommée « SCI LES DEUX CIGOGNES », dont le siège est à COLMAR (68000), 3 rue Golbéry, identifiée au SIREN sous le numéro 900 001 548,</p><p>les biens et droits immobiliers ci-après : à COLMAR (68000), 31 A et B route d’Ingersheim, dans l’ensemble immobilier « RÉSIDENCE LE LOGELBACH », cadastré section MS numéro 114/22, le lot numéro 17 (appartement) et le lot numéro 44 (cave) ;</p><p>moyennant le prix de CENT TRENTE-DEUX MILLE EUROS (132 000,00 €), payé comptant et quittancé à l’acte.</p><p>L’inscription au Livre foncier de COLMAR est en cours. L’acquéreur est propriétaire depuis le jour de l’acte et a la jouissance des biens depuis le même jour.</p><p>EN FOI DE QUOI la présente attestation est délivrée pour valoir ce que de droit.</p><p style="text-align:right">À COLMAR, le 18 décembre 2025</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2025-12-18',
      notary: either('Maître Kevin TRAN-MULLER', 'Maître TRAN-MULLER'),
      sellers: either(
        ['Monsieur Théodore Jean KIENER', 'Madame Anne-Lyse BÜHLER'],
        ['Théodore KIENER', 'Anne-Lyse BÜHLER'],
      ),
      buyers: either(
        ['SCI LES DEUX CIGOGNES'],
        ['société civile immobilière SCI LES DEUX CIGOGNES'],
      ),
      price: 13200000,
      property_address: '31 A et B route d’Ingersheim, 68000 COLMAR',
      lots: ['17', '44'],
      parcels: either(['MS 114/22'], ['MS 114']),
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const answer = paperOf(
  'hypotheque-hors-formalite-besancon',
  `font: 8.3pt/1.4 'DejaVu Sans Mono', monospace; letter-spacing: -.1mm; td, th { border: .2mm solid #444; padding: 1mm } .b { border: .3mm solid #000; padding: 2mm; margin: 3mm 0 } .n { position: absolute; bottom: 6mm; right: 15mm }`,
  [
    `<p>DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE DU DOUBS<br>63 QUAI VEIL-PICARD – 25000 BESANCON</p><div class="b" style="text-align:center">REPONSE A UNE DEMANDE DE RENSEIGNEMENTS HORS FORMALITE<br>DEMANDE N° 2026H4471 DEPOSEE LE 05/10/2026</div><p>DEMANDEUR : OFFICE NOTARIAL DU DOUBS – V/REF : SUCC. MAITREJEAN</p><p>PERIODE DE CERTIFICATION : DU 01/01/1976 AU 02/10/2026</p>${table(
      ['COMMUNE', 'DESIGNATION CADASTRALE', 'VOLUME', 'LOT'],
      [
        ['BESANCON (25)', 'AY 218', '', '9'],
        ['BESANCON (25)', 'AY 218', '', '21'],
      ],
    )}<div class="b">CERTIFICATION<br>Le comptable des finances publiques soussigné certifie que le présent relevé de formalités, qui contient les éléments disponibles sur les formalités publiées et les inscriptions, comporte 4 formalités sur la période considérée.<br>A BESANCON, le 08/10/2026</div><p class="n">1/2</p>`,
    `<p>RELEVE DES FORMALITES – DEMANDE N° 2026H4471</p>${table(
      ['N°', 'DATE DE DEPOT', 'REFERENCE', 'NATURE DE L’ACTE', 'DETAIL'],
      [
        ['1', '14/03/1979', 'Vol. 3320 n° 6', 'REGLEMENT DE COPROPRIETE / EDD', 'Me PONCEOT'],
        [
          '2',
          '21/09/1988',
          '88P5142',
          'VENTE',
          'Vendeur : SCI BATTANT. Acquéreurs : MAITREJEAN Roland 17/06/1946 ; CHAPUIS Arlette 02/10/1948. Prix : 285.000 F',
        ],
        [
          '3',
          '21/09/1988',
          '88V2011',
          'PRIVILEGE DE PRETEUR DE DENIERS',
          'Créancier : CAISSE EXEMPLE DU DOUBS. Montant : 200.000 F. Date extrême d’effet : 10/09/2005 – INSCRIPTION PERIMEE',
        ],
        [
          '4',
          '11/02/2026',
          '2026V604',
          'HYPOTHEQUE LEGALE DU SYNDICAT DES COPROPRIETAIRES',
          'Créancier : SDC 37 RUE BATTANT. Débiteur : MAITREJEAN Roland. Montant principal : 2 418,30 EUR. Effet jusqu’au : 09/02/2036',
        ],
      ],
    )}<p style="margin-top:4mm">FIN DU RELEVE</p><p class="n">2/2</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-02',
      requested_from: '1976-01-01',
      owners: either(
        ['MAITREJEAN Roland', 'CHAPUIS Arlette'],
        ['CHAPUIS Arlette', 'MAITREJEAN Roland'],
      ),
      charges_registered: either(1, 2),
      parcels: ['AY 218'],
      lots: ['9', '21'],
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

export const TITRES_ET_HYPOTHEQUES = [sale, old, certificate, answer];
