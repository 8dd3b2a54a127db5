// What notaries and the land register write: a sale, a letter of certificate, an inheritance, a gift, a state.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const sale = paperOf(
  'titre-vente-pessac',
  `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 16mm 20mm 16mm 36mm; h2 { font-size: 10.8pt; text-align: center; margin: 3.5mm 0 1.5mm; text-decoration: underline } p { text-align: justify; margin-bottom: 1.6mm } .pg { position: absolute; bottom: 7mm; right: 20mm; font-size: 8pt }`,
  [
    `<p>100884 12<br>AC/MD/</p><p><b>L’AN DEUX MILLE DIX-HUIT,<br>LE VINGT-NEUF JUIN</b><br>A PESSAC (Gironde), 22 avenue Pasteur, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Adeline CAZENAVE</b>, Notaire de la Société Civile Professionnelle dénommée « Adeline CAZENAVE et Marc DUTHIL, notaires associés », titulaire d’un Office Notarial dont le siège est à PESSAC (Gironde),</p><p><b>A RECU le présent acte contenant VENTE à la requête de :</b></p><h2>VENDEUR</h2><p>La Société dénommée <b>SCCV LES ECHOPPES DE NOES</b>, Société civile de construction vente au capital de 1.000,00 €, dont le siège est à BORDEAUX (33000), 8 cours de Gourgue, identifiée au SIREN sous le numéro 900 000 552 et immatriculée au RCS de BORDEAUX.</p><h2>ACQUEREUR</h2><p>Monsieur <b>Mickaël</b> Antonio <b>DA SILVA FERREIRA</b>, chef d’équipe, demeurant à TALENCE (33400), 14 rue Bontemps, célibataire, né à LORMONT (33310) le 7 septembre 1988, non lié par un pacte civil de solidarité,</p><p>Et Madame <b>Eva</b> Rosalie <b>LEBEAU</b>, éducatrice, demeurant à la même adresse, divorcée, née à LIBOURNE (33500) le 20 février 1990.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur DA SILVA FERREIRA acquiert la pleine propriété à concurrence de 60,00 % et Madame LEBEAU à concurrence de 40,00 %.</p><p class="pg">1</p>`,
    `<h2>DESIGNATION</h2><p>Dans un ensemble immobilier situé à PESSAC (33600), 5 rue des Poilus, dénommé LES ECHOPPES DE NOES, figurant ainsi au cadastre :</p><p>Section EN, n° 418, 5 rue des Poilus, 00 ha 17 a 22 ca<br>Section EN, n° 420, LE BOURG, 00 ha 02 a 03 ca</p><p><b>Lot numéro huit (8)</b> : au bâtiment B, au premier étage, un appartement de type T3 portant le numéro B12 au plan. Et les quatre cent soixante et un dix-millièmes (461/10000èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro trente-trois (33)</b> : au rez-de-chaussée, un emplacement de stationnement couvert. Et les vingt-neuf dix-millièmes (29/10000èmes).</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>Le vendeur déclare que la superficie privative du lot 8, calculée conformément à l’article 46 de la loi du 10 juillet 1965, est de 61,07 m², ainsi qu’il résulte d’une attestation établie par la société GIRONDIAG le 4 juin 2018.</p><h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>DEUX CENT TRENTE-SIX MILLE NEUF CENTS EUROS (236.900,00 EUR)</b>, taxe sur la valeur ajoutée incluse, payé comptant et quittancé ; dont 190.000,00 EUR au moyen d’un prêt consenti par le CREDIT GIRONDIN EXEMPLE.</p><h2>PUBLICITE FONCIERE</h2><p>L’acte sera publié au service de la publicité foncière de BORDEAUX 3.</p><h2>EFFET RELATIF</h2><p>Acquisition du terrain suivant acte reçu par Maître Pierre LABAT, notaire à BORDEAUX, le 3 mars 2016, publié le 22 mars 2016, volume 2016P, numéro 3310.</p><p class="pg">2</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2018-06-29',
      notary: either('Maître Adeline CAZENAVE', 'Maître CAZENAVE'),
      sellers: either(
        ['SCCV LES ECHOPPES DE NOES'],
        ['La Société dénommée SCCV LES ECHOPPES DE NOES'],
      ),
      buyers: either(
        ['Monsieur Mickaël Antonio DA SILVA FERREIRA', 'Madame Eva Rosalie LEBEAU'],
        ['Mickaël DA SILVA FERREIRA', 'Eva LEBEAU'],
      ),
      price: 23690000,
      property_address: '5 rue des Poilus, 33600 PESSAC',
      lots: ['8', '33'],
      lot_shares: ['8:461/10000', '33:29/10000'],
      parcels: ['EN 418', 'EN 420'],
      surface_carrez: 6107,
    },
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const letter = paperOf(
  'titre-attestation-tours',
  `font: 11.2pt/1.6 'Carlito', sans-serif; padding: 24mm`,
  [
    `<p style="font-size:15pt;color:#0d3b66"><b>BEAUNE & VIDAL</b><br><span style="font-size:9pt">Notaires – 40 boulevard Heurteloup, 37000 Tours – vidal@notaires.example.fr</span></p><h1 style="font-size:14pt;margin-top:12mm">Attestation de vente</h1>${paragraphs(
      [
        'Je soussignée, Maître Inès VIDAL, notaire à TOURS, certifie que, suivant acte reçu par moi le 21 novembre 2024, il a été vendu',
        'Par : Monsieur Thierry Claude RABAULT et Madame Nicole Andrée JOUBERT, son épouse, demeurant à SAINT-AVERTIN,',
        'À : Mademoiselle Océane Aïssatou FERRAND-DIALLO, demeurant à TOURS, 8 rue de la Scellerie,',
        'Dans un immeuble en copropriété sis à TOURS (37000), 8 rue de la Scellerie, cadastré section DY n° 96 : le lot n° 5 (appartement au premier étage) et le lot n° 11 (cave).',
        'Moyennant le prix de 148 000 € payé comptant.',
        'La propriété a été transférée le jour de l’acte ; l’entrée en jouissance a eu lieu le même jour. Attestation délivrée pour servir et valoir ce que de droit, dans l’attente de la publication au service de la publicité foncière.',
        'Fait à Tours, le 21 novembre 2024.',
      ],
    )}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2024-11-21',
      notary: either('Maître Inès VIDAL', 'Maître VIDAL'),
      sellers: either(
        ['Monsieur Thierry Claude RABAULT', 'Madame Nicole Andrée JOUBERT'],
        ['Thierry RABAULT', 'Nicole JOUBERT'],
      ),
      buyers: either(['Mademoiselle Océane Aïssatou FERRAND-DIALLO'], ['Océane FERRAND-DIALLO']),
      price: 14800000,
      property_address: '8 rue de la Scellerie, 37000 TOURS',
      lots: ['5', '11'],
      parcels: ['DY 96'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'lot_shares'],
  },
);

const heirs = paperOf(
  'titre-succession-limoges',
  `font: 11pt/1.55 'C059', serif; padding: 20mm 22mm 18mm 34mm; h2 { font-size: 11pt; text-align: center }`,
  [
    `<p>Étude de Maître Gérard FAUGERAS<br>2 place Denis Dussoubs – 87000 LIMOGES</p><p style="text-align:center;margin-top:8mm"><b>ATTESTATION DE PROPRIÉTÉ IMMOBILIÈRE<br>APRÈS LE DÉCÈS DE MONSIEUR ROGER CHAMPEYMOND</b></p><p><b>L’AN DEUX MILLE VINGT-CINQ, LE DIX-HUIT DÉCEMBRE,</b></p><p>Maître Gérard FAUGERAS, notaire à LIMOGES (Haute-Vienne), soussigné, a établi la présente attestation de propriété à la requête des ayants droit ci-après nommés.</p><h2>PERSONNE DÉCÉDÉE</h2><p>Monsieur Roger Léonard CHAMPEYMOND, en son vivant retraité, veuf de Madame Suzanne DELAGE, né à SAINT-JUNIEN le 9 août 1934, décédé à LIMOGES le 2 juillet 2025.</p><h2>DÉVOLUTION SUCCESSORALE</h2><p>Ses deux enfants, héritiers ensemble pour le tout et chacun divisément pour moitié : Madame Martine CHAMPEYMOND, épouse VAN DEN BERGHE, demeurant à GAND (Belgique), et Monsieur Alain CHAMPEYMOND, demeurant à LIMOGES.</p><h2>DÉSIGNATION</h2><p>Dans la copropriété LE CLOS DES ÉMAILLEURS, à LIMOGES (87000), 17 et 17 bis rue Montmailler, cadastrée section DS numéro 140 : le lot quatorze (14), appartement, et les 81/1200èmes ; le lot soixante-deux (62), garage, et les 6/1200èmes des parties communes générales.</p><h2>ÉVALUATION</h2><p>L’ensemble est évalué, pour la perception de la contribution de sécurité immobilière, à 96.000,00 euros.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2025-12-18',
      notary: either('Maître Gérard FAUGERAS', 'Maître FAUGERAS'),
      property_address: '17 et 17 bis rue Montmailler, 87000 LIMOGES',
      lots: ['14', '62'],
      lot_shares: ['14:81/1200', '62:6/1200'],
      parcels: ['DS 140'],
    },
    absent: ['price', 'publication', 'surface_carrez', 'sellers', 'rnc'],
  },
);

const state = paperOf(
  'hypotheque-formalites-limoges',
  `font: 8.6pt/1.35 'DejaVu Sans Mono', monospace; padding: 13mm; td, th { border: .15mm solid #444; padding: .7mm 1.2mm } .e { border: .3mm solid #000; padding: 2mm; margin: 3mm 0 }`,
  [
    `<p>DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE DE LIMOGES 1<br>Cité administrative, 30 rue Cruveilhier 87043 LIMOGES CEDEX 1</p><div class="e">DEMANDE DE RENSEIGNEMENTS N° 8704P01 2026H4471<br>DEPOSEE LE 16/03/2026 PAR Me FAUGERAS – HORS FORMALITE<br>RELEVE DES FORMALITES PUBLIEES DU 01/01/1976 AU 12/03/2026</div><p>CERTIFICAT DE DEPOT DES FORMALITES EN ATTENTE DU 13/03/2026 AU 16/03/2026 : NEANT</p><p>REQUISITION : LIMOGES DS 140 – LOTS 14, 62</p>${table(
      ['Personnes', 'Naissance', 'Qualité'],
      [
        ['CHAMPEYMOND Martine', '30/01/1961', 'propriétaire 1/2'],
        ['CHAMPEYMOND Alain', '11/11/1964', 'propriétaire 1/2'],
      ],
    )}<p></p>${table(
      ['N°', 'Date de dépôt', 'Référence', 'Nature de l’acte', 'Rédacteur'],
      [
        [
          '1',
          '19/05/1979',
          '1979P2207',
          'VENTE au profit de CHAMPEYMOND Roger / DELAGE Suzanne',
          'Me BARDET',
        ],
        [
          '2',
          '19/05/1979',
          '1979V0981',
          'PRIVILEGE DE PRETEUR DE DENIERS – radié le 04/02/1996',
          'Me BARDET',
        ],
        ['3', '14/01/2026', '2026P0188', 'ATTESTATION APRES DECES', 'Me FAUGERAS'],
        [
          '4',
          '20/02/2026',
          '2026V0214',
          'HYPOTHEQUE LEGALE DU SYNDICAT DES COPROPRIETAIRES – principal 964,88 EUR – effet jusqu’au 19/02/2036',
          'SDC LE CLOS DES EMAILLEURS',
        ],
      ],
    )}<p style="margin-top:6mm">Le chef de service certifie que le présent relevé comporte les formalités publiées. Inscription(s) subsistante(s) : 1. Limoges, le 20/03/2026.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-03-12', '2026-03-20'),
      requested_from: '1976-01-01',
      owners: ['CHAMPEYMOND Martine', 'CHAMPEYMOND Alain'],
      charges_registered: 1,
      parcels: ['DS 140'],
      lots: ['14', '62'],
    },
    absent: ['price', 'deed_on', 'surface_carrez', 'rnc'],
  },
);

export const ACTES_NOTAIRES = [sale, letter, heirs, state];
