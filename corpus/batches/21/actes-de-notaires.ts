// Deeds: three sales and a certificate in the two usual programs, an inheritance, the register's answer.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const modern = paperOf(
  'titre-vente-quatre-pages-paris11',
  `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 42mm; p { text-align: justify } h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } .r { position: absolute; top: 8mm; right: 18mm; font-size: 8pt }`,
  [
    `<p>101488203<br>ALB/CDM/</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>Le VINGT-SIX JUIN,<br>A PARIS (11ème), 140 avenue Ledru-Rollet, au siège de l’Office Notarial, ci-après nommé,</b></p><p><b>Maître Anne-Laure BESNARD-CHOLET, Notaire associé de la Société d’Exercice Libéral à Responsabilité Limitée « BCV NOTAIRES », titulaire d’un Office Notarial dont le siège est à PARIS (11ème), identifié sous le numéro CRPCEN 75999,</b></p><p>Avec la participation de Maître Didier COUDERC, notaire à LA ROCHELLE, assistant L’ACQUEREUR,</p><p><b>A RECU LA PRESENTE VENTE à la requête des parties ci-après identifiées.</b></p><p>Cet acte comprend deux parties pour répondre aux exigences de la publicité foncière, néanmoins l’ensemble de l’acte et de ses annexes forme un contrat indissociable et unique.</p><h2>PARTIE NORMALISEE</h2><h2>IDENTIFICATION DES PARTIES</h2><p><b>VENDEUR</b></p><p>La Société dénommée <b>FINANCIERE DES HAUDRIETTES</b>, Société par actions simplifiée au capital de 40.000,00 €, dont le siège est à PARIS (75009), 8 cité de la Trinité-Basse, identifiée au SIREN sous le numéro 499 000 318 et immatriculée au Registre du Commerce et des Sociétés de PARIS.</p><p><b>ACQUEREUR</b></p><p>Madame Solange Marie Bénédicte <b>DE LA ROCHEBRUNE</b>, chirurgien-dentiste, épouse de Monsieur Ulrich <b>KELLER</b>, demeurant à LA ROCHELLE (17000) 22 quai des Carènes. Née à SAINTES (17100) le 9 octobre 1968. Mariée à la mairie de LA ROCHELLE le 4 mai 1996 sous le régime de la séparation de biens pure et simple.</p><p class="r">1</p>`,
    `<h2>QUOTITES ACQUISES</h2><p>Madame Solange DE LA ROCHEBRUNE acquiert la pleine propriété du BIEN objet de la vente.</p><h2>DESIGNATION</h2><p>Dans un ensemble immobilier situé à PARIS 11ÈME ARRONDISSEMENT (75011) 14 et 16 rue des Haudriettes-Vieilles, comprenant un bâtiment sur rue et un bâtiment sur cour.</p><p>Figurant ainsi au cadastre :</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [
        ['CK', '87', '14 RUE DES HAUDRIETTES-VIEILLES', '00 ha 04 a 12 ca'],
        ['CK', '88', '16 RUE DES HAUDRIETTES-VIEILLES', '00 ha 03 a 77 ca'],
      ],
    )}<p style="margin-top:3mm"><b>Lot numéro dix-huit (18)</b></p><p>Dans le bâtiment sur rue, escalier A, au quatrième étage face : un APPARTEMENT de trois pièces, entrée, cuisine, salle d’eau, water-closets.</p><p>Et les trois cent dix-huit /dix mille soixante-douzièmes (318 /10072 èmes) des parties communes générales.</p><p><b>Lot numéro cinquante-deux (52)</b></p><p>Au sous-sol, une CAVE portant le numéro 9.</p><p>Et les six /dix mille soixante-douzièmes (6 /10072 èmes) des parties communes générales.</p><p>Tel que le BIEN existe, se poursuit et comporte avec toutes ses aisances, dépendances et immeubles par destination.</p><h2>ETAT DESCRIPTIF DE DIVISION – REGLEMENT DE COPROPRIETE</h2><p>Aux termes d’un acte reçu par Maître ROUSSEL, notaire à PARIS, le 11 février 1954, publié au troisième bureau des hypothèques de la SEINE le 29 mars 1954, volume 2241, numéro 17.</p><p class="r">2</p>`,
    `<h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître VIGNERON, notaire à PARIS, le 30 novembre 2007, publié au service de la publicité foncière de PARIS 5 le 22 janvier 2008, volume 2008P, numéro 411.</p><h2>CHARGES ET CONDITIONS LIEES AU CALCUL DE L’IMPOT</h2><p>Les frais, droits et émoluments sont à la charge de l’ACQUEREUR.</p><h2>PROPRIETE JOUISSANCE</h2><p>L’ACQUEREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance par la perception des loyers, le BIEN étant loué à Monsieur Tiago MOREIRA suivant bail du 1er septembre 2016.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>SIX CENT QUATRE-VINGT-DIX-HUIT MILLE EUROS (698 000,00 EUR)</b>, dont 4 200,00 EUR de biens mobiliers.</p><p>Le paiement de ce prix aura lieu de la manière indiquée ci-après. Prêt : Banque de l’Estuaire Exemple, 400 000,00 EUR, remboursable en 240 mensualités.</p><p class="r">3</p>`,
    `<h2>FIN DE PARTIE NORMALISEE – PARTIE DEVELOPPEE</h2><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>Le VENDEUR déclare que la superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965, ainsi qu’à celles de l’article 46, est de <b>61,87 m²</b> pour le lot numéro 18, ainsi qu’il résulte d’une attestation établie par la société MESURES PARIS EST le 4 mars 2019.</p><h2>IMPOT SUR LA PLUS-VALUE</h2><p>Le VENDEUR, société commerciale, déclare ne pas relever du régime des plus-values des particuliers.</p><h2>PUBLICITE FONCIERE</h2><p>L’acte sera publié au service de la publicité foncière de PARIS 2.</p><p>DONT ACTE sans renvoi. Généré en l’office et visualisé sur support électronique, les jour, mois et an indiqués en tête du présent acte. Et lecture faite, les parties ont certifié exactes les déclarations les concernant, avant d’apposer leur signature manuscrite sur tablette numérique.</p><p class="r">4</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2019-06-26',
      notary: either('Maître Anne-Laure BESNARD-CHOLET', 'Maître BESNARD-CHOLET'),
      sellers: either(
        ['FINANCIERE DES HAUDRIETTES'],
        ['La Société dénommée FINANCIERE DES HAUDRIETTES'],
      ),
      buyers: either(
        ['Madame Solange Marie Bénédicte DE LA ROCHEBRUNE'],
        ['Solange DE LA ROCHEBRUNE'],
      ),
      price: 69800000,
      property_address: either(
        '14 et 16 rue des Haudriettes-Vieilles, 75011 PARIS 11ÈME ARRONDISSEMENT',
        '14 et 16 rue des Haudriettes-Vieilles, 75011 PARIS',
      ),
      lots: ['18', '52'],
      lot_shares: ['18:318/10072', '52:6/10072'],
      parcels: ['CK 87', 'CK 88'],
      surface_carrez: 6187,
    },
    absent: ['publication', 'rnc', 'meeting_on', 'rent'],
  },
);

const gift = paperOf(
  'titre-donation-usufruit-marseille',
  `font: 10.8pt/1.5 'C059', serif; padding: 18mm 20mm 18mm 38mm; h2 { font-size: 11pt; margin: 4mm 0 1.5mm }`,
  [
    `<p>Dossier 2014-771 / PFM</p><p><b>DONATION-PARTAGE</b></p><p>L’AN DEUX MILLE QUATORZE, le DOUZE DÉCEMBRE,</p><p>Maître Paul-François MARCAGGI, notaire soussigné à MARSEILLE (6ème), 70 rue Saint-Ferréolet,</p><p>a reçu le présent acte authentique contenant DONATION-PARTAGE à la requête de :</p><h2>DONATEUR</h2><p>Madame Assunta D’ANGELO née ESPOSITO, retraitée, veuve de Monsieur Salvatore D’ANGELO, demeurant à MARSEILLE (13008), 112 traverse des Accoules-Hautes, née à NAPLES (Italie) le 21 mars 1938.</p><h2>DONATAIRES COPARTAGÉS</h2><p>1°) Monsieur Gaëtan D’ANGELO, restaurateur, demeurant à LA CIOTAT (13600), né à MARSEILLE le 2 juin 1964 ;<br>2°) Madame Rosalba D’ANGELO épouse PONS, demeurant à CASSIS (13260), née à MARSEILLE le 17 août 1967.</p><p>Ses deux enfants et seuls présomptifs héritiers.</p><h2>RÉSERVE D’USUFRUIT</h2><p>Le DONATEUR se réserve, sa vie durant, l’usufruit de l’immeuble donné. Les DONATAIRES en ont la nue-propriété indivisément, chacun pour moitié, à compter de ce jour.</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans l’ensemble immobilier PARC DU ROUCAS FLEURI situé à MARSEILLE (13008), 112 traverse des Accoules-Hautes, cadastré quartier Vauban section 839 C numéro 41 : le LOT NUMÉRO DEUX CENT TRENTE ET UN (231), un appartement de type 3 au bâtiment D, et les 982/100000èmes des parties communes générales ; le LOT NUMÉRO TROIS CENT VINGT (320), un parking aérien, et les 64/100000èmes.</p><h2>ÉVALUATION</h2><p>L’immeuble est évalué en toute propriété à 310.000 euros et en nue-propriété, compte tenu de l’âge de l’usufruitière, à 217.000 euros.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Une copie authentique du présent acte a été publiée au 1er bureau du service de la publicité foncière de MARSEILLE le 8 janvier 2015, volume 2015P numéro 102.</p><p>DONT ACTE sur deux pages.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: null,
    facts: {
      deed_on: '2014-12-12',
      notary: either('Maître Paul-François MARCAGGI', 'Maître MARCAGGI'),
      property_address: '112 traverse des Accoules-Hautes, 13008 MARSEILLE',
      lots: ['231', '320'],
      lot_shares: ['231:982/100000', '320:64/100000'],
      publication: either('2015P n° 102', 'volume 2015P numéro 102'),
      parcels: either(['839 C 41'], ['C 41']),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const old = paperOf(
  'titre-dactylographie-1983-toulouse',
  `font: 11pt/1.65 'Nimbus Mono PS', monospace; padding: 18mm 14mm 16mm 46mm`,
  [
    `<p>14 SEPTEMBRE 1983</p><p>VENTE par la S.C.I. "LES MINIMETTES"<br>à M. et Mme ETCHEBARNE</p><p>L'AN MIL NEUF CENT QUATRE VINGT TROIS,<br>Le QUATORZE SEPTEMBRE,</p><p>Par devant Me Jean CAZENEUVE-LABORDE, notaire à TOULOUSE, 5 rue des Arts-Vieux, soussigné,</p><p>ONT COMPARU :</p><p>Monsieur Pierre VIDALOU, promoteur, agissant en qualité de gérant de la Société Civile Immobilière "LES MINIMETTES", au capital de 10.000 francs, dont le siège est à TOULOUSE,</p><p>D'UNE PART,</p><p>Monsieur Ramuntxo ETCHEBARNE, agent technique, et Madame Colette Andrée SOULA, secrétaire, son épouse, demeurant ensemble à BLAGNAC, 3 rue du Moulin-Vert,</p><p>D'AUTRE PART,</p>`,
    `<p>DESIGNATION. - Dans un immeuble en copropriété à TOULOUSE, 52 boulevard des Minimettes, cadastré section AH numéro 312 pour 18 ares :</p><p>- LOT NUMERO VINGT SEPT : un appartement de type 4 au 2ème étage, et les 214/10.000èmes des parties communes ;</p><p>- LOT NUMERO SOIXANTE : un garage, et les 19/10.000èmes.</p><p>PRIX. - La vente est consentie et acceptée moyennant le prix de TROIS CENT QUATRE VINGT CINQ MILLE FRANCS (385.000 F), que les acquéreurs ont payé comptant ainsi qu'il résulte de la comptabilité du notaire. DONT QUITTANCE.</p><p>JOUISSANCE. - Les acquéreurs auront la jouissance à compter de ce jour.</p><p>Publié au 1er bureau des hypothèques de TOULOUSE le 19 octobre 1983, vol. 7714 n° 22. Reçu 21.483 francs.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1983-09-14',
      notary: either('Me Jean CAZENEUVE-LABORDE', 'Me CAZENEUVE-LABORDE'),
      sellers: either(
        ['S.C.I. "LES MINIMETTES"'],
        ['Société Civile Immobilière "LES MINIMETTES"'],
        ['SCI LES MINIMETTES'],
      ),
      buyers: either(
        ['Monsieur Ramuntxo ETCHEBARNE', 'Madame Colette Andrée SOULA'],
        ['Ramuntxo ETCHEBARNE', 'Colette SOULA'],
        ['M. et Mme ETCHEBARNE'],
      ),
      property_address: either(
        '52 boulevard des Minimettes, TOULOUSE',
        '52 boulevard des Minimettes',
      ),
      lots: ['27', '60'],
      lot_shares: ['27:214/10000', '60:19/10000'],
      parcels: ['AH 312'],
      publication: either('7714 n° 22', 'vol. 7714 n° 22', 'volume 7714 n° 22'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-office-nantes',
  `font: 11pt/1.5 'Nimbus Sans', sans-serif; padding: 22mm 22mm; .l { border-left: 1.5mm solid #1b4965; padding-left: 4mm }`,
  [
    `<div class="l"><b>LOIRE &amp; OCÉAN NOTAIRES</b><br>Gwenaël TREGUIER – Marie-Charlotte DE KERSAINT – Notaires associés<br>2 place de la Petite-Hollandaise – 44000 NANTES – Tél. 02 40 00 55 90</div><p style="text-align:right">Nantes, le 30 août 2023</p><h1 style="font-size:14pt;text-align:center;margin:8mm 0">ATTESTATION DE VENTE</h1><p>Aux termes d’un acte reçu par Maître Marie-Charlotte DE KERSAINT, Notaire à NANTES, le 30 août 2023, il a été constaté la vente :</p><p><b>Par</b> Monsieur Loïc Hervé PÉRON, demeurant à REZÉ (44400), divorcé non remarié de Madame Sandrine JOLY,</p><p><b>Au profit de</b> Monsieur Kévin GUÉRIN et Madame Thi-Lan PHAM, son épouse, demeurant ensemble à NANTES (44100),</p><p>Des biens et droits immobiliers situés à <b>NANTES (44100) 6 quai des Salorgeais</b>, savoir : le lot numéro 29 (appartement B12) et le lot numéro 64 (place P7), cadastrés section DX n° 209.</p><p>Moyennant le prix de DEUX CENT QUATRE-VINGT-NEUF MILLE CINQ CENTS EUROS (289 500,00 €) payé comptant.</p><p>La prise de jouissance a été fixée au jour de l’acte. La publication au service de la publicité foncière de NANTES 1 est en cours. EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit.</p><p style="font-size:7.4pt;margin-top:20mm">SELAS LOIRE &amp; OCÉAN NOTAIRES – Office n° 44998 – Membre d’une association agréée, le règlement par chèque est accepté</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2023-08-30',
      notary: either('Maître Marie-Charlotte DE KERSAINT', 'Maître DE KERSAINT'),
      sellers: either(['Monsieur Loïc Hervé PÉRON'], ['Loïc PÉRON']),
      buyers: ['Monsieur Kévin GUÉRIN', 'Madame Thi-Lan PHAM'],
      price: 28950000,
      property_address: '6 quai des Salorgeais, 44100 NANTES',
      lots: ['29', '64'],
      parcels: ['DX 209'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const register = paperOf(
  'hypotheque-etat-reponse-paris',
  `font: 8.6pt/1.35 'DejaVu Sans Mono', monospace; padding: 12mm; td, th { border: .2mm solid #000; padding: .8mm 1mm }`,
  [
    `<p>Direction générale des finances publiques<br>SERVICE DE LA PUBLICITE FONCIERE PARIS 2<br>6 rue Paganini-Neuve 75972 PARIS CEDEX 20</p><p style="text-align:right">BCV NOTAIRES<br>140 avenue Ledru-Rollet<br>75011 PARIS</p><p><b>DEMANDE DE RENSEIGNEMENTS N° 7504P02 2026H14401</b><br>Votre référence : VTE ROCHEBRUNE / ALB<br>Déposée le 06/10/2026</p><p style="border:.4mm solid #000;padding:2mm;text-align:center"><b>CERTIFICAT – FORMALITES PUBLIEES DU 01/01/1976 AU 05/10/2026</b></p><p>Désignation : PARIS 11 – section CK – parcelles 87 et 88 – lots 18 et 52</p>${table(
      ['N° d’ordre', 'Dépôt', 'Réf.', 'Nature', 'Parties / Montants'],
      [
        [
          '1',
          '22/01/2008',
          '2008P411',
          'VENTE',
          'disposant : BOYER – bénéficiaire : FINANCIERE DES HAUDRIETTES',
        ],
        [
          '2',
          '18/07/2019',
          '2019P3308',
          'VENTE',
          'disposant : FINANCIERE DES HAUDRIETTES – bénéficiaire : DE LA ROCHEBRUNE Solange 09/10/1968',
        ],
        [
          '3',
          '18/07/2019',
          '2019V1190',
          'PRIVILEGE DE PRETEUR DE DENIERS',
          'BANQUE DE L’ESTUAIRE EXEMPLE – 400 000 EUR – effet jusqu’au 05/07/2040',
        ],
      ],
    )}<p style="margin-top:4mm">Propriétaire actuel : DE LA ROCHEBRUNE Solange. Nombre d’inscriptions : 1.</p><p>Le comptable des finances publiques certifie que le présent relevé contient toutes les formalités intervenues sur les immeubles ci-dessus pendant la période. Fait à PARIS, le 12/10/2026.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-05',
      requested_from: '1976-01-01',
      owners: ['DE LA ROCHEBRUNE Solange'],
      charges_registered: 1,
      parcels: ['CK 87', 'CK 88'],
      lots: ['18', '52'],
    },
    absent: ['price', 'deed_on', 'surface_carrez'],
  },
);

export const ACTES_DE_NOTAIRES = [modern, gift, old, certificate, register];
