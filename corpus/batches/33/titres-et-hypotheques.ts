// How owners came to own, and what the land register answers: sales, certificates, a certified state.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const deedCss = `font: 10.2pt/1.42 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 36mm; h2 { font-size: 10.6pt; text-align: center; margin: 3.5mm 0 1.5mm } p { margin-bottom: 1.6mm } td, th { border: .2mm solid #000; padding: .6mm 1.5mm } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`;

const sale = paperOf(
  'titre-vente-longue-lille',
  deedCss,
  [
    `<p>102 918 03<br>AVD/FL/</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>LE VINGT-HUIT JUIN</b><br>À LILLE (Nord), 64 boulevard de la Liberté, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Astrid VAN DEN BROECK</b>, Notaire associé de la Société Civile Professionnelle « VAN DEN BROECK, LEROY et ASSOCIÉS », titulaire d’un Office Notarial à LILLE, identifié sous le numéro CRPCEN 59998,</p><p>Avec la participation de Maître Étienne SCHOTT, notaire à MARCQ-EN-BARŒUL, assistant l’ACQUÉREUR.</p><p><b>A REÇU LA PRÉSENTE VENTE</b> à la requête des parties ci-après identifiées, contenant également prêt par la banque Crédit Septentrion Exemple.</p><h2>IDENTIFICATION DES PARTIES</h2><h2>VENDEUR</h2><p>La société dénommée <b>IMMOBILIÈRE DU VIEUX-LILLE</b>, société par actions simplifiée au capital de 37 000 €, dont le siège est à LILLE (59800), 5 rue de la Clef, immatriculée au RCS de Lille Métropole sous le numéro 900 071 882, représentée par son président, Monsieur Guillaume D’HALLUIN.</p><h2>ACQUÉREUR</h2><p>Monsieur Bertrand Charles Marie <b>DE WITTE</b>, architecte, né à TOURCOING (59200) le 17 février 1979, et Madame Sabine Hélène <b>LEMAIRE</b>, orthophoniste, née à CAMBRAI (59400) le 5 octobre 1981, son épouse, demeurant ensemble à LILLE (59000), 201 rue Nationale. Mariés à la mairie de CAMBRAI le 12 juillet 2008 sous le régime de la séparation de biens aux termes du contrat reçu par Maître SCHOTT le 2 juin 2008. De nationalité française. Résidents au sens de la réglementation fiscale.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur acquiert 60/100 et Madame 40/100 de la pleine propriété indivise.</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier soumis au régime de la copropriété situé à <b>LILLE (NORD) 59800 14 rue Princesse</b>, dénommé « LE CLOS DE LA TREILLE », cadastré :</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [
        ['LM', '117', '14 rue Princesse', '00 ha 21 a 08 ca'],
        ['LM', '342', 'rue Saint-André', '00 ha 02 a 55 ca'],
      ],
    )}<p>Les lots de copropriété suivants :</p><p><b>Lot numéro trente et un (31)</b><br>Dans le bâtiment B, au troisième étage, un appartement de quatre pièces principales avec balcon.<br>Et les cent quatre-vingt-quatre dix millièmes (184/10000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro soixante-quatorze (74)</b><br>Au sous-sol, une cave.<br>Et les trois dix millièmes (3/10000 èmes) de la propriété du sol et des parties communes générales.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965, ainsi qu’à celles du décret numéro 97-532, est de 92,74 M² pour le lot numéro TRENTE ET UN (31), ainsi qu’il résulte d’une attestation établie par le cabinet MESURA le 14 mars 2019.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Acte reçu par Maître DELESALLE, notaire à LILLE, le 8 juillet 1968, publié au premier bureau des hypothèques de LILLE le 2 août 1968, volume 6120 numéro 22.</p><p class="pg">2</p>`,
    `<h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître Henri LEROY, notaire à LILLE, le 15 décembre 2016, publié au service de la publicité foncière de LILLE 1 le 6 janvier 2017, volume 2017P numéro 204.</p><h2>CHARGES ET CONDITIONS</h2><p>La vente est conclue sous les charges et conditions énoncées en seconde partie. Les frais de la présente vente et ceux qui en seront la suite sont à la charge exclusive de l’ACQUÉREUR.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire des BIENS à compter de ce jour. La jouissance s’exerce par la prise de possession réelle, les BIENS étant libres de toute occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>TROIS CENT DIX-HUIT MILLE CINQ CENTS EUROS (318 500,00 EUR)</b>, payé comptant par la comptabilité de l’office, à concurrence de 78 500,00 EUR au moyen de fonds personnels et de 240 000,00 EUR au moyen du prêt ci-après.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>L’acte sera publié au service de la publicité foncière de LILLE 1. Les droits sont de : 318 500,00 × 4,50 % = 14 333,00 EUR ; frais d’assiette 340,00 EUR.</p><p class="pg">3</p>`,
    `<h2>DIAGNOSTICS</h2><p>Amiante : absence, cabinet MESURA, 14 mars 2019. Performance énergétique : classe D, 187 kWh/m²/an. État des risques : 3 juin 2019.</p><h2>COPROPRIÉTÉ</h2><p>Syndic : FLANDRIMMO, 118 boulevard Vauban, 59000 LILLE. L’état daté prévu par l’article 5 du décret du 17 mars 1967 a été délivré le 11 juin 2019. Les procès-verbaux des assemblées des 14 juin 2016, 13 juin 2017 et 12 juin 2018 ont été remis à l’ACQUÉREUR.</p><h2>AFFIRMATION DE SINCÉRITÉ</h2><p>Les parties affirment, sous les peines édictées par l’article 1837 du code général des impôts, que le présent acte exprime l’intégralité du prix.</p><p><b>DONT ACTE sans renvoi.</b> Généré en l’office et visualisé sur support électronique aux lieu, jour, mois et an indiqués en entête du présent acte. Et lecture faite, les parties ont certifié exactes les déclarations les concernant.</p><p class="pg">4</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2019-06-28',
      notary: either('Maître Astrid VAN DEN BROECK', 'Maître VAN DEN BROECK'),
      sellers: either(
        ['IMMOBILIÈRE DU VIEUX-LILLE'],
        ['La société dénommée IMMOBILIÈRE DU VIEUX-LILLE'],
      ),
      buyers: either(
        ['Monsieur Bertrand Charles Marie DE WITTE', 'Madame Sabine Hélène LEMAIRE'],
        ['Bertrand DE WITTE', 'Sabine LEMAIRE'],
      ),
      price: 31850000,
      property_address: '14 rue Princesse, 59800 LILLE',
      lots: ['31', '74'],
      lot_shares: ['31:184/10000', '74:3/10000'],
      parcels: ['LM 117', 'LM 342'],
      surface_carrez: 9274,
    },
    // The volumes printed are those of the rules and of the seller's own title.
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-de-vente-amiens',
  `font: 10.8pt/1.55 'P052', serif; padding: 20mm 24mm; h1 { font-size: 15pt; text-align: center; letter-spacing: .6mm; margin: 8mm 0 }`,
  [
    `<p><b>OFFICE NOTARIAL DE LA HOTOIE</b><br>Séverine BOQUET-MARCHAND et Idriss TRAORÉ, notaires associés<br>27 rue de la Hotoie – 80000 AMIENS – Tél. 03 22 00 19 80</p><h1>ATTESTATION DE VENTE</h1>${paragraphs(
      [
        'Maître Idriss TRAORÉ, notaire à AMIENS, soussigné, CERTIFIE ET ATTESTE qu’aux termes d’un acte reçu par lui le 30 septembre 2021, il a été procédé à la vente,',
        '<b>Par</b> : Madame Renée Lucienne PRUVOT, veuve de Monsieur Gilbert CAGNY, née à CORBIE le 4 mai 1939, et Monsieur Pascal CAGNY, né à AMIENS le 23 août 1964,',
        '<b>Au profit de</b> : Madame Thi Lan NGUYEN, épouse de Monsieur Frédéric DUVAL, née à HUÉ (Viêt Nam) le 9 mars 1978, seule, à titre de bien propre par suite de remploi,',
        '<b>Des biens suivants</b> : à AMIENS (80000), 210 boulevard de Bapaume, dans la résidence « LE PARC SAINT-HONORÉ », cadastrée section IP numéro 57, le lot numéro 58 consistant en un appartement de trois pièces avec loggia, et les 112/8640èmes des parties communes générales.',
        'La propriété a été transférée le jour de l’acte, et l’entrée en jouissance fixée au 15 octobre 2021. Moyennant le prix de CENT SOIXANTE-SEPT MILLE EUROS (167 000,00 €), payé comptant.',
        'En foi de quoi la présente attestation a été délivrée pour servir et valoir ce que de droit, à AMIENS, le 1er octobre 2021. L’acte est en cours de publication au service de la publicité foncière d’AMIENS 1.',
      ],
    )}<p style="text-align:right;margin-top:10mm">Sceau et signature</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2021-09-30',
      notary: either('Maître Idriss TRAORÉ', 'Maître TRAORÉ'),
      sellers: either(
        ['Madame Renée Lucienne PRUVOT', 'Monsieur Pascal CAGNY'],
        ['Renée PRUVOT', 'Pascal CAGNY'],
      ),
      buyers: either(['Madame Thi Lan NGUYEN'], ['Thi Lan NGUYEN']),
      price: 16700000,
      property_address: '210 boulevard de Bapaume, 80000 AMIENS',
      lots: ['58'],
      lot_shares: ['58:112/8640'],
      parcels: ['IP 57'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const old = paperOf(
  'titre-ancien-francs-maubeuge',
  `font: 11pt/1.6 'Nimbus Mono PS', monospace; padding: 18mm 15mm 15mm 45mm`,
  [
    `<p>12 NOVEMBRE 1986<br>VENTE<br>VEUVE LAGNEAUX A LEPOUTRE</p>${paragraphs([
      'PARDEVANT Me André BRASSART, notaire à MAUBEUGE (Nord), soussigné,',
      'ONT COMPARU :',
      'Madame Marthe Augustine DUSSART, sans profession, demeurant à FERRIERE-LA-GRANDE, veuve en premières noces et non remariée de Monsieur Emile LAGNEAUX, "LE VENDEUR",',
      'Monsieur Hervé Paul LEPOUTRE, ajusteur, né à HAUTMONT le 3 janvier 1955, et Madame Chantal GOMES, vendeuse, née à JEUMONT le 27 mai 1957, son épouse, demeurant ensemble à MAUBEUGE, rue de Mons n° 40, "L’ACQUEREUR".',
      'LESQUELS ont convenu de la vente suivante, portant sur le lot numéro DEUX d’un immeuble en copropriété sis à MAUBEUGE, 6 place Vauban, cadastré section B numéro 1187 pour deux ares trente centiares, ledit lot consistant en un logement au premier étage, avec les 210/1.000èmes des parties communes.',
    ])}`,
    paragraphs([
      'PRIX. La présente vente est consentie et acceptée moyennant le prix de CENT QUARANTE-CINQ MILLE FRANCS (145.000 F), que l’acquéreur a payé comptant, ainsi qu’il résulte de la comptabilité du notaire. DONT QUITTANCE.',
      'ORIGINE. Le bien appartenait à la communauté LAGNEAUX-DUSSART pour l’avoir acquis de la Ville de MAUBEUGE le 9 avril 1957.',
      'ETAT CIVIL. L’acquéreur déclare s’être marié sous le régime légal à la mairie de JEUMONT le 18 septembre 1979.',
      'DONT ACTE sur deux pages. Fait et passé à MAUBEUGE les jour, mois et an que dessus.',
      'Publié à la conservation des hypothèques d’AVESNES-SUR-HELPE le 16 décembre 1986, volume 4518 n° 9. Reçu : salaires 145 F.',
    ]),
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1986-11-12',
      notary: either('Maître André BRASSART', 'Maître BRASSART'),
      sellers: either(['Madame Marthe Augustine DUSSART'], ['Marthe DUSSART'], ['VEUVE LAGNEAUX']),
      buyers: either(
        ['Monsieur Hervé Paul LEPOUTRE', 'Madame Chantal GOMES'],
        ['Hervé LEPOUTRE', 'Chantal GOMES'],
      ),
      property_address: either('6 place Vauban, MAUBEUGE', '6 place Vauban'),
      lots: ['2'],
      lot_shares: ['2:210/1000'],
      parcels: ['B 1187'],
      publication: either('4518 n° 9', 'volume 4518 n° 9'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const state = paperOf(
  'hypotheque-etat-reponse-lille',
  `font: 8.6pt/1.4 'DejaVu Sans Mono', monospace; padding: 12mm 13mm; .t { text-align: center; border-top: .3mm solid #000; border-bottom: .3mm solid #000; padding: 1.5mm; margin: 3mm 0; font-weight: bold } td, th { border: .2mm solid #555; padding: .7mm 1.2mm }`,
  [
    `<p>Direction générale des finances publiques<br>SERVICE DE LA PUBLICITE FONCIERE LILLE 1<br>Demande de renseignements n° 5914P01 2026H 20817 (41)</p><p style="text-align:right">Déposée le 05/10/2026 – Complémentaire de la demande initiale n° 2026H 14402<br>Demandeur : SCP VAN DEN BROECK – Réf. DE WITTE / vente</p><div class="t">CERTIFICATION</div><p>Le comptable de la publicité foncière certifie le présent état (1) qui comprend 3 faces de copies de fiches et qui est délivré sur les immeubles et les personnes désignés dans la demande, pour la période du 01/01/1976 au 30/09/2026 inclus (date de mise à jour du fichier).</p><p>A LILLE, le 09/10/2026. Pour le service, le comptable : S. MORTREUX</p><div class="t">ETAT DES FORMALITES – IMMEUBLE : LILLE, SECTION LM N° 117 ET 342, LOTS 31 ET 74</div>${table(
      [
        'N° d’ordre',
        'Date de dépôt',
        'Référence d’enliassement',
        'Nature de l’acte, rédacteur, parties',
      ],
      [
        [
          '1',
          '06/01/2017',
          '2017P204',
          'VENTE du 15/12/2016 – Me LEROY – à IMMOBILIERE DU VIEUX-LILLE',
        ],
        [
          '2',
          '18/07/2019',
          '2019P7731',
          'VENTE du 28/06/2019 – Me VAN DEN BROECK – Disposant : IMMOBILIERE DU VIEUX-LILLE – Bénéficiaires : DE WITTE Bertrand Charles Marie né le 17/02/1979 (60/100), LEMAIRE Sabine Hélène née le 05/10/1981 (40/100) – Prix : 318.500,00 EUR',
        ],
        [
          '3',
          '18/07/2019',
          '2019V3302',
          'PRIVILEGE DE PRETEUR DE DENIERS – Créancier : CREDIT SEPTENTRION EXEMPLE – Montant principal : 240.000,00 EUR – Accessoires : 48.000,00 EUR – Date extrême d’exigibilité : 05/07/2039 – Effet : 05/07/2040',
        ],
      ],
    )}<div class="t">TITULAIRES DU DROIT DE PROPRIETE</div>${table(
      ['Personne', 'Naissance', 'Droit'],
      [
        ['DE WITTE Bertrand Charles Marie', '17/02/1979 TOURCOING', 'Indivision PP 60/100'],
        ['LEMAIRE Sabine Hélène', '05/10/1981 CAMBRAI', 'Indivision PP 40/100'],
      ],
    )}<p style="margin-top:4mm">Nombre de publications : 2 – Nombre d’inscriptions : 1 – Saisies : néant. Formalités en attente au 30/09/2026 : néant.</p><p>(1) Etat établi sous réserve des formalités déposées postérieurement. Coût : 12 EUR.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-09-30', '2026-10-09'),
      requested_from: '1976-01-01',
      owners: either(
        ['DE WITTE Bertrand Charles Marie', 'LEMAIRE Sabine Hélène'],
        ['DE WITTE Bertrand', 'LEMAIRE Sabine'],
      ),
      charges_registered: 1,
      parcels: ['LM 117', 'LM 342'],
      lots: ['31', '74'],
    },
    absent: ['deed_on', 'surface_carrez', 'rnc'],
  },
);

export const TITRES_ET_HYPOTHEQUES = [sale, certificate, old, state];
