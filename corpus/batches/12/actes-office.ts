// What a big office draws up for an owner: two sales, a certificate, and the answer of the land register.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const ACT = `font: 10.6pt/1.46 'Nimbus Roman', serif; padding: 17mm 18mm 17mm 36mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } p { text-align: justify } .l { text-align: left } .pg { position: absolute; bottom: 8mm; right: 18mm; font-size: 8pt }`;

const couple = paperOf(
  'titre-vente-metz',
  ACT,
  [
    `<p class="l">100214 03<br>AW/NB/</p><p class="l"><b>L’AN DEUX MILLE DIX-HUIT,<br>LE VINGT-SIX OCTOBRE</b><br>A METZ (Moselle), 11 avenue des Bénédictins, au siège de l’Office Notarial, ci-après nommé,</p><p>Maître <b>Antoine WEISSGERBER</b>, Notaire Associé de la Société Civile Professionnelle « WEISSGERBER, NOIREL et BASTIEN », titulaire d’un Office Notarial à METZ (Moselle),</p><p>Avec la participation de Maître Sylvie ROLLAND, Notaire à THIONVILLE, assistant l’ACQUÉREUR, ici présente,</p><p><b>A REÇU la présente VENTE à la requête des personnes ci-après identifiées.</b></p><h2>IDENTIFICATION DES PARTIES</h2><p><b>VENDEUR</b> : Monsieur Roland Émile <b>SCHNEIDER</b>, retraité, et Madame Marie-Louise <b>HOFFMANN</b>, retraitée, son épouse, demeurant ensemble à MONTIGNY-LES-METZ (57950), 6 rue des Loges. Monsieur est né à FORBACH (57600) le 14 juillet 1941, Madame est née à SARREGUEMINES (57200) le 3 novembre 1944. Mariés à la mairie de FORBACH le 8 août 1966 sous le régime de la communauté universelle.</p><p><b>ACQUÉREUR</b> : Monsieur Laurent Michel <b>KIEFFER</b>, conducteur de travaux, et Madame Sandrine <b>LAMBERT</b>, pharmacienne, son épouse, demeurant ensemble à METZ (57000), 40 rue de la Grange aux Dames. Monsieur est né à METZ le 2 avril 1979, Madame est née à NANCY le 19 décembre 1981. Mariés sous le régime légal de la communauté d’acquêts à la mairie de WOIPPY le 21 mai 2005.</p><p class="pg">1</p>`,
    `<h2>NATURE ET QUOTITÉ DES DROITS IMMOBILIERS</h2><p>L’ACQUÉREUR acquiert la pleine propriété du BIEN pour le compte de la communauté existant entre les époux.</p><h2>IDENTIFICATION DU BIEN – DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à METZ (MOSELLE) 57000, 24 rue des Tanneurs du Sablon, dénommé « LES TERRASSES DU SABLON », figurant ainsi au cadastre :</p><p>Section SR, numéro 214, lieudit « 24 rue des Tanneurs du Sablon », surface 00 ha 62 a 18 ca.</p><p>Les lots de copropriété suivants :</p><p><b>Lot numéro cent quatorze (114)</b> : dans le bâtiment B, au troisième étage, un appartement de type F4 comprenant entrée, séjour, cuisine, trois chambres, salle de bains, water-closet, loggia. Et les mille deux cent soixante-quatorze cent millièmes (1274/100000èmes) des parties communes générales.</p><p><b>Lot numéro deux cent trente et un (231)</b> : au sous-sol, une cave. Et les six cent millièmes (6/100000èmes) des parties communes générales.</p><p><b>Lot numéro trois cent douze (312)</b> : au sous-sol, un emplacement de parking. Et les soixante-deux cent millièmes (62/100000èmes) des parties communes générales.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des lots soumis aux dispositions de l’article 46 de la loi du 10 juillet 1965 est de 84,37 M² pour le lot numéro CENT QUATORZE (114), ainsi qu’il résulte d’une attestation établie par la société MOSEL DIAG le 12 juillet 2018.</p><p class="pg">2</p>`,
    `<h2>CHARGES ET CONDITIONS – PRIX</h2><p>La vente est conclue moyennant le prix de <b>DEUX CENT DOUZE MILLE CINQ CENTS EUROS (212.500,00 EUR)</b>. Le paiement de ce prix a lieu de la manière indiquée ci-après : au comptant, à concurrence de 42.500,00 EUR au moyen de fonds personnels et de 170.000,00 EUR au moyen d’un prêt consenti par la BANQUE MOSELLANE EXEMPLE.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître NOIREL, Notaire à METZ, le 9 mars 1995, dont une expédition a été inscrite au Livre Foncier de METZ.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les lieux étant entièrement libres de location ou occupation.</p><h2>LIVRE FONCIER</h2><p>Les parties consentent et requièrent l’inscription au Livre Foncier de METZ du droit de propriété au nom de l’ACQUÉREUR.</p><h2>COPROPRIÉTÉ</h2><p>Le syndic actuel de l’immeuble est la société HEXALIA GRAND EST, 3 rue du Pont Amoureux à METZ. Le VENDEUR supporte les charges exigibles jusqu’à ce jour, l’ACQUÉREUR celles exigibles à compter de ce jour. L’ACQUÉREUR a reçu les documents visés à l’article L. 721-2 du Code de la construction et de l’habitation.</p><p>DONT ACTE sur trois pages. Fait et passé aux lieu, jour, mois et an ci-dessus indiqués.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2018-10-26',
      notary: either('Maître Antoine WEISSGERBER', 'Maître WEISSGERBER'),
      sellers: either(
        ['Monsieur Roland Émile SCHNEIDER', 'Madame Marie-Louise HOFFMANN'],
        ['Roland SCHNEIDER', 'Marie-Louise HOFFMANN'],
      ),
      buyers: either(
        ['Monsieur Laurent Michel KIEFFER', 'Madame Sandrine LAMBERT'],
        ['Laurent KIEFFER', 'Sandrine LAMBERT'],
      ),
      price: 21250000,
      property_address: '24 rue des Tanneurs du Sablon, 57000 METZ',
      lots: ['114', '231', '312'],
      lot_shares: ['114:1274/100000', '231:6/100000', '312:62/100000'],
      parcels: ['SR 214'],
      surface_carrez: 8437,
    },
    absent: ['publication', 'rnc', 'rent', 'meeting_on'],
  },
);

const company = paperOf(
  'titre-sci-roubaix',
  ACT,
  [
    `<p class="l"><b>COPIE AUTHENTIQUE</b></p><p class="l">Volume 2015P n° 8814 – Publié et enregistré le 24 juillet 2015 au service de la publicité foncière de LILLE 2. Droits : 6.215 EUR – CSI : 122 EUR</p><p class="l"><b>L’AN DEUX MILLE QUINZE<br>Le DIX-NEUF JUIN</b></p><p><b>Maître Caroline DUQUENNOY</b>, notaire associée à TOURCOING (Nord), 30 place du Pot de Fer,</p><p>A REÇU, en la forme authentique, le présent acte de VENTE.</p><p><b>VENDEUR</b><br>Madame Yvette Paulette <b>DELANNOY</b>, retraitée, demeurant à WATTRELOS (59150), 77 rue des Carliers, veuve non remariée de Monsieur Robert CARPENTIER. Née à ROUBAIX le 27 février 1938. De nationalité française.</p><p><b>ACQUÉREUR</b><br>La société dénommée <b>SCI BEFFROI 59</b>, société civile immobilière au capital de 1.000 EUR, dont le siège est à TOURCOING (59200), 17 rue des Briquetiers, identifiée au SIREN sous le numéro 900 448 112 et immatriculée au Registre du commerce et des sociétés de LILLE MÉTROPOLE, représentée par Monsieur Wim DESMEDT, son gérant.</p><p><b>DÉSIGNATION</b><br>Les biens et droits immobiliers ci-après désignés dépendant d’un ensemble immobilier en copropriété situé à ROUBAIX (59100), 118 rue des Peignerons, « LE CLOS DES FILATURES », cadastré section BK numéro 318 pour 41 a 26 ca :</p><p class="pg">- 1 -</p>`,
    `<p><b>LE LOT NUMÉRO QUARANTE-SEPT (47)</b> : au bâtiment C, deuxième étage, porte droite, un appartement de type T3. Avec les 181/10.000èmes de la propriété du sol et des parties communes générales.</p><p><b>LE LOT NUMÉRO QUATRE-VINGT-HUIT (88)</b> : dans la cour, un garage. Avec les 6/10.000èmes de la propriété du sol et des parties communes générales.</p><p>Superficie « Carrez » du lot 47 : 63,08 m², suivant certificat de mesurage du 2 avril 2015.</p><p><b>PRIX</b> – La présente vente est consentie et acceptée moyennant le prix principal de CENT HUIT MILLE EUROS (108.000 EUR), que l’ACQUÉREUR a payé comptant ce jour, ainsi qu’il résulte de la comptabilité du notaire soussigné. Le VENDEUR lui en donne quittance sans réserve.</p>${paragraphs(['<b>ORIGINE DE PROPRIÉTÉ</b> – Les biens appartiennent au VENDEUR par suite de l’attribution qui lui en a été faite dans l’acte de partage de la succession de son époux, reçu par Maître HERMANT, notaire à ROUBAIX, le 4 mai 2003, publié au deuxième bureau des hypothèques de LILLE le 30 juin 2003, volume 2003P, numéro 5120.', '<b>SITUATION LOCATIVE</b> – Les biens sont vendus libres de toute location, ainsi que le VENDEUR le déclare.', '<b>DIAGNOSTICS</b> – Un dossier de diagnostic technique comprenant les états relatifs à l’amiante, à l’électricité, à la performance énergétique et aux risques est demeuré annexé.', '<b>PLUS-VALUE</b> – Le VENDEUR déclare que les biens sont détenus depuis plus de trente ans par la communauté et entrent dans les cas d’exonération.', 'FAIT ET PASSÉ à TOURCOING, en l’office. Après lecture, les parties ont signé avec le notaire.'])}<p class="pg">- 2 -</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2015-06-19',
      notary: either('Maître Caroline DUQUENNOY', 'Maître DUQUENNOY'),
      sellers: either(['Madame Yvette Paulette DELANNOY'], ['Yvette DELANNOY']),
      buyers: ['SCI BEFFROI 59'],
      price: 10800000,
      publication: either('2015P n° 8814', 'Volume 2015P n° 8814', '2015P 8814'),
      property_address: '118 rue des Peignerons, 59100 ROUBAIX',
      lots: ['47', '88'],
      lot_shares: ['47:181/10000', '88:6/10000'],
      parcels: ['BK 318'],
      surface_carrez: 6308,
    },
    absent: ['rnc', 'rent', 'meeting_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-nancy',
  `font: 11.2pt/1.55 'P052', serif; padding: 22mm 24mm; p { text-align: justify }`,
  [
    `<p style="text-align:center"><b>GRANDVOINET, THOMASSIN & ASSOCIÉS</b><br>Notaires<br>2 place des Ducs – 54000 NANCY</p><h1 style="font-size:14pt;text-align:center;margin:8mm 0">ATTESTATION</h1>${paragraphs(['Aux termes d’un acte reçu par <b>Maître Hélène THOMASSIN</b>, notaire à NANCY (Meurthe-et-Moselle), le <b>3 juillet 2020</b>,', 'Il a été constaté la VENTE par : Monsieur Didier Alphonse <b>MANGEOT</b>, cadre, célibataire, demeurant à VANDOEUVRE-LES-NANCY (54500), 15 rue de Parme,', 'Au profit de : Madame Jacqueline Rose <b>PIERRON</b>, retraitée, divorcée, demeurant à NANCY (54000), 16 avenue des Charmilles Lorraines, née à TOUL (54200) le 11 mai 1952,', 'Des biens et droits immobiliers dépendant d’un ensemble immobilier situé à NANCY (54000), 10 à 18 avenue des Charmilles Lorraines, dénommé « LES AULNES », cadastré section CD numéro 77, et consistant dans les lots numéros 412 (appartement), 466 (cave) et 503 (garage).', 'La pleine propriété et la jouissance ont été transférées à l’acquéreur le jour de l’acte. La vente a eu lieu moyennant le prix de CENT TRENTE-QUATRE MILLE EUROS (134 000,00 €), payé comptant.', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit, à la demande de l’acquéreur, dans l’attente du titre définitif.'])}<p>Fait à NANCY, le 3 juillet 2020</p><p style="text-align:right">Le notaire</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2020-07-03',
      notary: either('Maître Hélène THOMASSIN', 'Maître THOMASSIN'),
      sellers: either(['Monsieur Didier Alphonse MANGEOT'], ['Didier MANGEOT']),
      buyers: either(['Madame Jacqueline Rose PIERRON'], ['Jacqueline PIERRON']),
      price: 13400000,
      property_address: '10 à 18 avenue des Charmilles Lorraines, 54000 NANCY',
      lots: ['412', '466', '503'],
      parcels: ['CD 77'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'lot_shares'],
  },
);

const register = paperOf(
  'hypotheque-formalites-reims',
  `font: 8.4pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 14mm; .t { background: #e6e6e6; text-align: center; font-weight: bold; padding: 2mm; font-size: 10.5pt; margin: 3mm 0 } td, th { border: .2mm solid #555; padding: 1mm 1.4mm } th { background: #f3f3f3; font-weight: bold } .n td { border: 0; padding: .4mm 1mm }`,
  [
    `<table class="n"><tr><td>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>Service de la publicité foncière de la MARNE<br>1 rue de l’Arquebuse, 51100 REIMS</td><td style="text-align:right">Demande de renseignements n° 5104P01 2026H9127<br>Déposée le 14/09/2026 par GRANDRUPT, LECOMTE & ASSOCIÉS<br>Réf. dossier : HOUDELET / VENTE</td></tr></table><div class="t">RELEVÉ DES FORMALITÉS PUBLIÉES – ÉTAT RÉPONSE<br>Demande sommaire hors formalité (3233-SD)</div><table class="n"><tr><td style="width:70mm">Période demandée</td><td>du 01/01/1972 au 14/09/2026</td></tr><tr><td>Date de mise à jour du fichier (certification)</td><td>11/09/2026</td></tr><tr><td>Désignation des immeubles</td><td>REIMS – section HX n° 91 – lots 8 et 35</td></tr><tr><td>Désignation des personnes</td><td>HOUDELET Francine, née le 07/03/1957 ; HOUDELET Bruno, né le 25/10/1960</td></tr></table><div class="t">FORMALITÉS INTERVENUES DEPUIS LE 01/01/1972</div>${table(
      [
        'N° d’ordre',
        'Date de dépôt',
        'Références d’enliassement',
        'Nature de l’acte, rédacteur, date',
        'Parties',
      ],
      [
        [
          '1',
          '12/04/1979',
          'Vol. 3871 n° 9',
          'VENTE – Me DORIGNY, notaire à REIMS – 05/03/1979',
          'De SCI CLOVIS à HOUDELET Marcel',
        ],
        [
          '2',
          '01/03/1988',
          '88P n° 1177',
          'MODIFICATIF À L’ÉTAT DESCRIPTIF – Me DORIGNY – 22/01/1988',
          'SDC RÉSIDENCE CLOVIS',
        ],
        [
          '3',
          '17/06/2019',
          '2019P n° 6042',
          'ATTESTATION APRÈS DÉCÈS de HOUDELET Marcel – Me LECOMTE – 20/05/2019',
          'HOUDELET Francine, HOUDELET Bruno, indivisaires par moitié',
        ],
        [
          '4',
          '05/11/2021',
          '2021V n° 3318',
          'HYPOTHÈQUE LÉGALE du syndicat des copropriétaires – bordereau du 02/11/2021 – principal 3 184,00 € – effet jusqu’au 02/11/2031',
          'SDC RÉSIDENCE CLOVIS contre HOUDELET Francine et Bruno',
        ],
      ],
    )}<p style="margin-top:4mm">Propriétaires actuels au fichier immobilier : HOUDELET Francine et HOUDELET Bruno. Inscriptions non périmées ni radiées : 1.</p><p>Le comptable des finances publiques soussigné certifie que le présent relevé, qui contient quatre formalités, est conforme aux documents déposés. Les formalités en cours de traitement au jour de la délivrance figurent, le cas échéant, dans la rubrique suivante : NÉANT. Coût : 12,00 €.</p><p>À REIMS, le 17/09/2026 – Pour le service, signature et cachet</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-11',
      requested_from: '1972-01-01',
      owners: ['HOUDELET Francine', 'HOUDELET Bruno'],
      charges_registered: 1,
      parcels: ['HX 91'],
      lots: ['8', '35'],
    },
    absent: ['price', 'deed_on', 'surface_carrez', 'iban'],
  },
);

export const ACTES_OFFICE = [couple, company, certificate, register];
