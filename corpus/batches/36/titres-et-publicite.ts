// Who owns and since when: a recent deed of sale, an old typed one, a certificate, a succession, the register.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const thonon = paperOf(
  'titre-vente-thonon',
  `font: 10pt/1.42 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 34mm; h2 { font-size: 10.6pt; text-align: center; margin: 4mm 0 2mm; text-decoration: underline } p { text-align: justify } .pg { position: absolute; bottom: 8mm; right: 18mm; font-size: 8pt }`,
  [
    `<p>100 512 208<br>AFV/JB/</p><p><b>L’AN DEUX MILLE VINGT ET UN,<br>LE DIX-SEPT FÉVRIER</b></p><p>A THONON-LES-BAINS (Haute-Savoie), 9 place de l’Hôtel de Ville, au siège de l’office notarial, ci-après nommé,</p><p><b>Maître Anne-France VULLIEZ</b>, notaire associée de la SELARL « NOTAIRES DU LÉMAN »,</p><p>Avec la participation de Maître Quentin DECROUX, notaire à BONNEVILLE (Haute-Savoie), assistant le VENDEUR,</p><p><b>A RECU LA PRESENTE VENTE à la requête des parties ci-après identifiées.</b></p><p>Cet acte comprend deux parties pour répondre aux exigences de la publicité foncière, néanmoins l’ensemble de l’acte et de ses annexes forme un contrat indissociable et unique.</p><h2>VENDEUR</h2><p>Monsieur <b>Jean-Noël</b> François Marie <b>DUTRUEL</b>, viticulteur, et Madame <b>Colette</b> Simone <b>BIDAL</b>, retraitée, son épouse, demeurant ensemble à SCIEZ (74140), 210 route de Filly. Monsieur est né à THONON-LES-BAINS (74200) le 24 décembre 1951, Madame est née à ÉVIAN-LES-BAINS (74500) le 2 mai 1954. Mariés à la mairie de SCIEZ (74140) le 9 septembre 1978 sous le régime de la communauté d’acquêts à défaut de contrat de mariage préalable.</p><h2>ACQUÉREUR</h2><p>Monsieur <b>Olivier</b> Marc <b>CHATEL</b>, frontalier, demeurant à THONON-LES-BAINS (74200), 4 rue Vallon. Né à AMBILLY (74100) le 6 novembre 1980. Divorcé de Madame Sandra KELLER suivant jugement rendu par le tribunal judiciaire de THONON-LES-BAINS le 14 janvier 2019, et non remarié. Non lié par un pacte civil de solidarité.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur Olivier CHATEL acquiert la pleine propriété du BIEN objet de la vente.</p><p class="pg">1/3</p>`,
    `<h2>IDENTIFICATION DU BIEN</h2><p><b>DÉSIGNATION</b></p><p>Dans un ensemble immobilier situé à THONON-LES-BAINS (HAUTE-SAVOIE) 74200, 38 avenue de Corzent, dénommé LES TERRASSES DU LÉMAN. Figurant ainsi au cadastre :</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [
        ['AM', '207', '38 avenue de Corzent', '00 ha 18 a 44 ca'],
        ['AM', '512', 'Corzent', '00 ha 03 a 09 ca'],
      ],
    )}<p><b>Lot numéro cent quatre (104)</b><br>Dans le bâtiment A, au troisième étage, un appartement de type 5 avec terrasse. Et les trois cent douze /dix millièmes (312 /10000 èmes) des parties communes générales.</p><p>Tel que le BIEN existe, se poursuit et comporte avec tous droits y attachés, sans aucune exception ni réserve.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965, en application des dispositions de l’article 46 de cette loi et du décret n° 97-532 du 23 mai 1997, est de : <b>108,37 M² pour le lot numéro CENT QUATRE (104)</b>, ainsi qu’il résulte d’une attestation établie par LÉMAN DIAGNOSTICS le 4 novembre 2020.</p><h2>EFFET RELATIF</h2><p>Vente en l’état futur d’achèvement suivant acte reçu par Maître VULLIEZ, notaire à THONON-LES-BAINS, le 12 juillet 2018, publié au service de la publicité foncière de THONON-LES-BAINS le 1er août 2018, volume 2018P, numéro 6630.</p><h2>PROPRIÉTÉ JOUISSANCE</h2><p>L’ACQUEREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, le BIEN étant entièrement libre de location ou occupation.</p><p class="pg">2/3</p>`,
    `<h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>QUATRE CENT SOIXANTE-HUIT MILLE EUROS (468 000,00 EUR)</b>. Ce prix s’applique aux biens mobiliers à concurrence de douze mille euros (12 000,00 EUR) et au bien immobilier à concurrence de quatre cent cinquante-six mille euros (456 000,00 EUR).</p><h2>PAIEMENT DU PRIX</h2><p>L’ACQUEREUR a payé le prix comptant ce jour ainsi qu’il résulte de la comptabilité de l’office notarial dénommé en tête des présentes. DONT QUITTANCE. Il déclare employer une somme de 300 000,00 EUR provenant d’un prêt consenti par la Banque Exemple du Léman, garanti par une caution.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de THONON-LES-BAINS.</p><h2>COPROPRIÉTÉ</h2><p>Le syndic est CHABLAIS SYNDIC, 5 square Aristide Briand. La copropriété est immatriculée sous le numéro AG8-204-117. Un état daté a été délivré le 25 janvier 2021.</p><h2>PLUS-VALUES</h2><p>Le VENDEUR déclare que l’immeuble est entré dans son patrimoine au prix de 391 500,00 EUR.</p><p><b>DONT ACTE sans renvoi.</b> Généré en l’office notarial et visualisé sur support électronique aux lieu, jour, mois, an indiqués en en-tête du présent acte. Suivent les signatures. POUR COPIE AUTHENTIQUE.</p><p class="pg">3/3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2021-02-17',
      notary: either('Maître Anne-France VULLIEZ', 'Maître VULLIEZ'),
      sellers: either(
        ['Monsieur Jean-Noël François Marie DUTRUEL', 'Madame Colette Simone BIDAL'],
        ['Jean-Noël DUTRUEL', 'Colette BIDAL'],
      ),
      buyers: either(['Monsieur Olivier Marc CHATEL'], ['Olivier CHATEL']),
      price: 46800000,
      property_address: '38 avenue de Corzent, 74200 THONON-LES-BAINS',
      lots: ['104'],
      lot_shares: ['104:312/10000'],
      parcels: ['AM 207', 'AM 512'],
      surface_carrez: 10837,
    },
    absent: ['publication', 'meeting_on', 'iban', 'born_on'],
  },
);

const gap = paperOf(
  'titre-expedition-gap',
  `font: 10.6pt/1.6 'Nimbus Mono PS', monospace; padding: 18mm 14mm 14mm 42mm; p { text-align: justify; margin-bottom: 3mm }`,
  [
    `<p>12 MAI 1987<br>VENTE PELLEGRIN - ESCALLIER</p>${paragraphs(['PAR-DEVANT Maître Roger ISNARD, Notaire à GAP (Hautes-Alpes), soussigné, ONT COMPARU :', 'Monsieur Fernand Joseph PELLEGRIN, cultivateur en retraite, demeurant à GAP, quartier de Romette, veuf en premières noces non remarié de Madame Augustine GARCIN, né à LA BATIE-NEUVE le 7 juillet 1912,', 'Ci-après dénommé "LE VENDEUR", D\'UNE PART,', 'ET Monsieur Jérôme Alain ESCALLIER, employé de la S.N.C.F., et Madame Nicole Berthe AUBERT, secrétaire, son épouse, demeurant ensemble à VEYNES, nés : le mari à EMBRUN le 15 août 1956, la femme à GAP le 1er mars 1959, mariés sans contrat à VEYNES le 21 juin 1980,', 'Ci-après dénommés "L\'ACQUEREUR", D\'AUTRE PART.', "LESQUELS ont arrêté et convenu ce qui suit : Le VENDEUR vend, en s'obligeant aux garanties ordinaires et de droit, à l'ACQUEREUR qui accepte,"])}`,
    `<p>DESIGNATION</p>${paragraphs(['Dans un immeuble en copropriété dit "RESIDENCE BAYARD" sis à GAP, 17, avenue d\'Embrun, cadastré section CL numéro 44 pour 18 ares 30 centiares :', 'LE LOT NUMERO QUATORZE (14), consistant en un appartement de trois pièces au deuxième étage et les 388/10.000èmes des parties communes ;', 'LE LOT NUMERO CINQUANTE ET UN (51), consistant en un garage et les 41/10.000èmes des parties communes.', "PRIX : La présente vente est consentie et acceptée moyennant le prix principal de TROIS CENT DIX MILLE FRANCS (310.000 F), payé comptant ainsi qu'il résulte de la comptabilité du notaire.", "ORIGINE : Le bien appartient au vendeur pour l'avoir acquis de la Société BAYARD-CONSTRUCTION suivant acte reçu par Me ISNARD père, le 4 octobre 1965.", 'Publié au bureau des hypothèques de GAP le 9 juin 1987, volume 3302 numéro 51. Droits : 18.445 F.'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1987-05-12',
      notary: either('Maître Roger ISNARD', 'Maître ISNARD'),
      sellers: either(['Monsieur Fernand Joseph PELLEGRIN'], ['Fernand PELLEGRIN'], ['PELLEGRIN']),
      buyers: either(
        ['Monsieur Jérôme Alain ESCALLIER', 'Madame Nicole Berthe AUBERT'],
        ['Jérôme ESCALLIER', 'Nicole AUBERT'],
      ),
      property_address: either("17, avenue d'Embrun, GAP", "17, avenue d'Embrun"),
      lots: ['14', '51'],
      lot_shares: ['14:388/10000', '51:41/10000'],
      parcels: ['CL 44'],
      publication: either('3302 n° 51', 'volume 3302 numéro 51'),
    },
    absent: ['price', 'surface_carrez', 'rnc', 'meeting_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-montelimar',
  `font: 11pt/1.55 'P052', serif; padding: 24mm 22mm; h1 { font-size: 15pt; text-align: center; letter-spacing: .6mm }`,
  [
    `<table><tr><td><b>SCP CHAPOUTHIER – DE ROUX – LAFFONT</b><br>Notaires associés<br>3 boulevard Marre-Desmarais<br>26200 MONTÉLIMAR</td><td style="text-align:right">Dossier : VTE SAHRAOUI / 1004471<br>Clerc : Mme Bonnefoy</td></tr></table><h1 style="margin-top:10mm">ATTESTATION</h1>${paragraphs(['Aux termes d’un acte reçu par Maître Blandine DE ROUX, notaire à MONTÉLIMAR (Drôme), le 26 août 2026, il a été constaté la VENTE,', '<b>Par :</b> Madame Simone Aimée VIGNAL, veuve de Monsieur Louis COSTE, demeurant à MONTÉLIMAR (26200), EHPAD Les Lavandes.', '<b>Au profit de :</b> Monsieur Yacine SAHRAOUI et Madame Élodie Marie PRADELLE, partenaires liés par un pacte civil de solidarité, demeurant ensemble à DIEULEFIT (26220), 12 rue du Bourg.', '<b>Des biens</b> dont la désignation suit : à MONTÉLIMAR (26200), 64 route de Marseille, dans la copropriété dénommée NARBONNE 2, cadastrée section ZT numéro 188 : le lot numéro 52 (appartement) et le lot numéro 79 (parking).', '<b>Moyennant le prix</b> de CENT TRENTE-SIX MILLE EUROS (136 000,00 €), payé comptant. <b>Propriété et jouissance :</b> à compter du 26 août 2026.', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit.', 'Fait à MONTÉLIMAR, le 26 août 2026.'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2026-08-26',
      notary: either('Maître Blandine DE ROUX', 'Maître DE ROUX'),
      sellers: either(['Madame Simone Aimée VIGNAL'], ['Simone VIGNAL']),
      buyers: either(
        ['Monsieur Yacine SAHRAOUI', 'Madame Élodie Marie PRADELLE'],
        ['Yacine SAHRAOUI', 'Élodie PRADELLE'],
      ),
      price: 13600000,
      property_address: '64 route de Marseille, 26200 MONTÉLIMAR',
      lots: ['52', '79'],
      parcels: ['ZT 188'],
    },
    absent: ['publication', 'surface_carrez', 'iban'],
  },
);

const succession = paperOf(
  'titre-attestation-deces-bourg-en-bresse',
  `font: 10.2pt/1.48 'DejaVu Serif Condensed', serif; padding: 18mm 20mm 16mm 30mm; h2 { font-size: 10.4pt; text-align: center } p { text-align: justify }`,
  [
    `<p>Réf. 2026 00318 JC/NG</p><p style="text-align:center"><b>ATTESTATION DE PROPRIÉTÉ IMMOBILIÈRE<br>après le décès de Monsieur Roland PERTUISET</b></p><p>L’AN DEUX MILLE VINGT-SIX, le NEUF JUILLET, Maître Jocelyne CURTET, notaire à BOURG-EN-BRESSE (Ain), 11 place Bernard, soussignée, a dressé le présent acte constatant la transmission par décès de droits réels immobiliers, conformément à l’article 28-3° du décret du 4 janvier 1955.</p><h2>PERSONNE DÉCÉDÉE</h2><p>Monsieur Roland Claude PERTUISET, en son vivant retraité, demeurant à BOURG-EN-BRESSE (01000), 2 allée de Challes, né à MONTREVEL-EN-BRESSE (01340) le 13 avril 1938, veuf de Madame Jeannine BROYER, décédé à VIRIAT (01440) le 30 janvier 2026.</p><h2>DÉVOLUTION SUCCESSORALE</h2><p>Madame Catherine PERTUISET, épouse MOREL, demeurant à CEYZÉRIAT (01250), et Monsieur Franck PERTUISET, demeurant à LYON (69008), ses deux enfants, héritiers chacun pour moitié, ainsi constaté dans un acte de notoriété reçu par le notaire soussigné le 20 mars 2026.</p><h2>DÉSIGNATION</h2><p>A BOURG-EN-BRESSE (01000), 2 allée de Challes, copropriété LES VENNES, cadastrée section BX numéro 61 : le lot 31 (appartement, et les 251/10000èmes des parties communes) et le lot 119 (garage, et les 14/10000èmes).</p><h2>ÉVALUATION</h2><p>La pleine propriété est évaluée à 148 000,00 €.</p>`,
    `<h2>ORIGINE DE PROPRIÉTÉ</h2><p>Acquisition suivant acte reçu par Maître Goyet, notaire à BOURG-EN-BRESSE, le 5 mai 1979, publié au bureau des hypothèques de BOURG-EN-BRESSE le 31 mai 1979, volume 2871 numéro 30.</p><h2>CERTIFICATION</h2><p>Le notaire soussigné certifie et atteste que, par suite du décès, la propriété des biens ci-dessus désignés est transmise à Madame Catherine PERTUISET et Monsieur Franck PERTUISET, indivisément, chacun à concurrence de moitié.</p><p>Le présent acte sera publié au service de la publicité foncière de BOURG-EN-BRESSE. DONT ACTE sur deux pages.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2026-07-09',
      notary: either('Maître Jocelyne CURTET', 'Maître CURTET'),
      property_address: '2 allée de Challes, 01000 BOURG-EN-BRESSE',
      lots: ['31', '119'],
      lot_shares: ['31:251/10000', '119:14/10000'],
      parcels: ['BX 61'],
    },
    absent: ['price', 'publication', 'surface_carrez', 'sellers'],
  },
);

const register = paperOf(
  'hypotheque-releve-thonon',
  `font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; padding: 12mm; td, th { border: .15mm solid #555; padding: .9mm 1.2mm } .c { text-align: center; border: .3mm solid #000; padding: 2mm; margin: 3mm 0 }`,
  [
    `<table><tr><td style="border:0">DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SPF THONON-LES-BAINS<br>36 RUE VALLON<br>74200 THONON-LES-BAINS</td><td style="border:0">Demande de renseignements n° 7404P03 2026F5521<br>Reçue le 22/10/2026<br>Par : SELARL NOTAIRES DU LEMAN<br>Dossier CHATEL / AFV</td></tr></table><div class="c">CERTIFICAT<br>RELEVE DES FORMALITES PUBLIEES ET DES INSCRIPTIONS SUBSISTANTES<br>du 01/01/1976 au 20/10/2026 (date de mise à jour du fichier)</div><p>DESIGNATION DES IMMEUBLES</p>${table(
      ['Code', 'Commune', 'Désignation cadastrale', 'Volume', 'Lot'],
      [
        ['281', 'THONON-LES-BAINS', 'AM 207', '', '104'],
        ['281', 'THONON-LES-BAINS', 'AM 512', '', '104'],
      ],
    )}<p></p><p>TITULAIRE DU DROIT : CHATEL Olivier Marc, né le 06/11/1980 à AMBILLY</p>${table(
      [
        'Ordre',
        'Date de dépôt',
        'Réf. enliassement',
        'Nature de la formalité',
        'Parties / montants',
      ],
      [
        [
          '1',
          '24/04/2018',
          '2018P3315',
          'EDD / REGLEMENT DE COPROPRIETE',
          'SCCV TERRASSES DU LEMAN',
        ],
        ['2', '01/08/2018', '2018P6630', 'VEFA', 'SCCV TERRASSES DU LEMAN / DUTRUEL – BIDAL'],
        ['3', '08/03/2021', '2021P2207', 'VENTE', 'DUTRUEL – BIDAL / CHATEL, 468 000,00 EUR'],
        [
          '4',
          '19/09/2024',
          '2024V4410',
          'HYPOTHEQUE CONVENTIONNELLE',
          'Banque Exemple du Léman, principal 60 000,00 EUR, accessoires 12 000,00 EUR, extrême exigibilité 05/09/2034, extrême effet 05/09/2035',
        ],
      ],
    )}<p style="margin-top:4mm">Le présent certificat comporte 1 inscription subsistante. Certifié au 20/10/2026. Délivré le 28/10/2026. Le comptable des finances publiques, responsable du service.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-20',
      requested_from: '1976-01-01',
      owners: either(['CHATEL Olivier Marc'], ['CHATEL Olivier']),
      charges_registered: 1,
      parcels: ['AM 207', 'AM 512'],
      lots: ['104'],
    },
    absent: ['deed_on', 'surface_carrez', 'rnc'],
  },
);

export const TITRES_ET_PUBLICITE = [thonon, gap, certificate, succession, register];
