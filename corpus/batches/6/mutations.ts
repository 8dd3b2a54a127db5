// Deeds that changed hands: a flat, a house, a certificate; and the answer of the land register.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const deedCss = `font: 11.2pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 36mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 3.5mm 0 1.5mm } p { text-align: justify; margin-bottom: 1.6mm } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`;

const flat = paperOf(
  'titre-grenoble-appartement',
  deedCss,
  [
    `<p>101988 03<br>MVL/CB/</p><p><b>L’AN DEUX MILLE DIX-SEPT,<br>LE VINGT-NEUF JUIN</b><br>À GRENOBLE (Isère), 18 boulevard Gambetta, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Mireille VALLIER-LAMBERT</b>, Notaire membre de la Société Civile Professionnelle « Mireille VALLIER-LAMBERT et Bruno ODRU, Notaires Associés », titulaire d’un Office Notarial dont le siège est à GRENOBLE, identifié sous le numéro CRPCEN 38999,</p><p><b>A REÇU LE PRÉSENT ACTE contenant VENTE à la requête de :</b></p><h2>VENDEUR</h2>${paragraphs(['Monsieur André Joseph <b>TERRAZ</b>, retraité, et Madame Colette Marie <b>BLANC-GONNET</b>, retraitée, son épouse, demeurant ensemble à MEYLAN (38240), 3 allée des Frênes.', 'Monsieur est né à VIZILLE (38220) le 4 novembre 1941, Madame est née à VOIRON (38500) le 19 mai 1944. Mariés à la mairie de VIZILLE le 8 août 1966 sous l’ancien régime légal de la communauté de meubles et acquêts. De nationalité française. Résidents au sens de la réglementation fiscale.'])}<h2>ACQUÉREUR</h2>${paragraphs(['Monsieur Laurent Marc <b>BOUVARD</b>, technicien, et Madame Claire Élise <b>PONTHIEU</b>, professeure des écoles, son épouse, demeurant ensemble à ÉCHIROLLES (38130), 40 avenue de Grugliasco.', 'Monsieur est né à CHAMBÉRY (73000) le 12 février 1984, Madame est née à AMIENS (80000) le 27 septembre 1986. Mariés à la mairie d’ÉCHIROLLES le 14 juin 2014 sous le régime de la communauté réduite aux acquêts, à défaut de contrat de mariage préalable.'])}<h2>PRÉSENCE – REPRÉSENTATION</h2><p>Monsieur et Madame TERRAZ sont présents à l’acte. Monsieur et Madame BOUVARD sont présents à l’acte. Les parties attestent par elles-mêmes que rien ne peut limiter leur capacité pour l’exécution des engagements qu’elles prennent, qu’elles ne sont pas en état de cessation de paiements ni concernées par une procédure de surendettement.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur et Madame BOUVARD acquièrent la pleine propriété du BIEN objet de la vente pour le compte de leur communauté.</p><p class="pg">1</p>`,
    `<h2>IDENTIFICATION DU BIEN – DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à <b>GRENOBLE (ISÈRE) (38100), 22 avenue Jean Perrot</b>, dénommé « LE PARC DES ALLOBROGES », figurant ainsi au cadastre : Section EK, n° 88, lieudit 22 avenue Jean Perrot, surface 00 ha 46 a 12 ca ; Section EK, n° 89, lieudit avenue Jean Perrot, surface 00 ha 03 a 57 ca.</p><p>Les lots de copropriété suivants :</p><p><b>Lot numéro vingt-sept (27)</b><br>Dans le bâtiment B, au troisième étage, un appartement de quatre pièces principales, cuisine, salle de bains, WC, loggia.<br>Et les cent quatre-vingt-sept dix millièmes (187 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro quatre-vingt-quatorze (94)</b><br>Dans le bâtiment B, au sous-sol, une cave.<br>Et les deux dix millièmes (2 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro cent cinquante-huit (158)</b><br>Au sous-sol, un garage fermé.<br>Et les neuf dix millièmes (9 /10000 èmes) des parties communes générales.</p><p>Tel que le BIEN existe, se poursuit et comporte avec toutes ses aisances, dépendances et immeubles par destination.</p><h2>USAGE DU BIEN</h2><p>Le VENDEUR déclare que le BIEN est actuellement à usage d’habitation. L’ACQUÉREUR entend conserver cet usage.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965, ainsi qu’il résulte de l’attestation établie par Isère Expertise le 3 février 2017, est de : 81,27 m² pour le lot numéro vingt-sept (27).</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Acte reçu par Maître CHABERT-MOREL, notaire à GRENOBLE, le 17 octobre 1968, publié au service de la publicité foncière de GRENOBLE 1 le 25 novembre 1968, volume 4410, numéro 17.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître GENEVOIS, notaire à GRENOBLE, le 30 mars 1979, publié au service de la publicité foncière de GRENOBLE 1 le 9 mai 1979, volume 7102, numéro 22.</p><p class="pg">2</p>`,
    `<h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les parties déclarant que le BIEN est entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>CENT QUATRE-VINGT-DOUZE MILLE EUROS (192&nbsp;000,00&nbsp;EUR)</b>. Ce prix s’applique aux biens mobiliers à concurrence de 3&nbsp;200,00&nbsp;EUR et au BIEN à concurrence de 188&nbsp;800,00&nbsp;EUR.</p><h2>PAIEMENT DU PRIX – FINANCEMENT</h2><p>L’ACQUÉREUR a payé le prix comptant ce jour ainsi qu’il résulte de la comptabilité du notaire soussigné, au moyen de ses deniers personnels à concurrence de 42&nbsp;000,00&nbsp;EUR et de deniers empruntés à la Banque Exemple des Alpes à concurrence de 150&nbsp;000,00&nbsp;EUR, aux termes d’un prêt remboursable en 240 mensualités.</p><h2>GARANTIE – ÉTAT DU BIEN</h2><p>L’ACQUÉREUR prend le BIEN dans l’état où il se trouve au jour de l’entrée en jouissance, sans recours contre le VENDEUR pour quelque cause que ce soit, notamment en raison des vices apparents ou cachés, sauf si le VENDEUR a la qualité de professionnel de l’immobilier. Le dossier de diagnostic technique (amiante, gaz, électricité, performance énergétique, risques) est annexé.</p><h2>IMPÔTS ET TAXES</h2><p>L’ACQUÉREUR règle ce jour au VENDEUR, par la comptabilité du notaire, le prorata de taxe foncière, déterminé par convention entre les parties sur le montant de la dernière imposition, soit 712,00 EUR.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière de GRENOBLE 1.</p><h2>PLUS-VALUES</h2><p>Le VENDEUR déclare que le BIEN constituait sa résidence principale et bénéficie de l’exonération de l’article 150 U II 1° du Code général des impôts.</p><h2>COPROPRIÉTÉ</h2><p>L’état daté délivré par le syndic le 12 juin 2017 demeure annexé. L’avance de trésorerie est remboursée au VENDEUR par l’ACQUÉREUR, soit 396,00 EUR.</p><p>DONT ACTE sans renvoi. Généré et visualisé sur support électronique en l’étude du notaire soussigné, les jour, mois et an indiqués en en-tête du présent acte.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2017-06-29',
      notary: either('Maître Mireille VALLIER-LAMBERT', 'Maître VALLIER-LAMBERT'),
      sellers: either(
        ['Monsieur André Joseph TERRAZ', 'Madame Colette Marie BLANC-GONNET'],
        ['André TERRAZ', 'Colette BLANC-GONNET'],
      ),
      buyers: either(
        ['Monsieur Laurent Marc BOUVARD', 'Madame Claire Élise PONTHIEU'],
        ['Laurent BOUVARD', 'Claire PONTHIEU'],
      ),
      price: 19200000,
      property_address: '22 avenue Jean Perrot, 38100 GRENOBLE',
      lots: ['27', '94', '158'],
      lot_shares: ['27:187/10000', '94:2/10000', '158:9/10000'],
      parcels: ['EK 88', 'EK 89'],
      surface_carrez: 8127,
    },
    // Both volumes printed are those of older deeds.
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const house = paperOf(
  'titre-montlouis-maison',
  deedCss,
  [
    `<p>SERVICE DE LA PUBLICITÉ FONCIÈRE TOURS 1 – Publié le 21/10/2011 – Volume 2011P N° 7730 – Droits : 9&nbsp;162&nbsp;€</p><p>2011 0447 / SR</p><p><b>L’AN DEUX MILLE ONZE<br>Le SEPT SEPTEMBRE</b></p>${paragraphs(['<b>Maître Stéphane RABUSSEAU</b>, soussigné, notaire à MONTLOUIS-SUR-LOIRE (Indre-et-Loire), 4 quai Albert Baillet, a reçu le présent acte de VENTE IMMOBILIÈRE, avec le concours de Maître Annie COULON, notaire à AMBOISE, conseil du vendeur.'])}<h2>IDENTIFICATION DES PARTIES</h2>${paragraphs(['1°) <u>Vendeur</u> : Mademoiselle Jacqueline <b>FOUQUET</b>, sans profession, demeurant à AMBOISE (37400), 21 rue Victor Hugo, célibataire, née à BLÉRÉ le 30 août 1932.', '2°) <u>Acquéreur</u> : Monsieur Philippe Yves <b>DELANOUE</b>, viticulteur, et Madame Sabine <b>ROUSSELET</b>, comptable, son épouse, demeurant ensemble à VOUVRAY (37210), 6 rue de la République. Nés, le mari à TOURS le 15 mars 1969, l’épouse à LOCHES le 9 décembre 1971. Mariés sous le régime de la séparation de biens.'])}<p>Ils acquièrent indivisément, chacun pour moitié. Les parties déclarent avoir la pleine capacité et n’être frappées d’aucune mesure de protection ; elles sont de nationalité française et résident en France. Le notaire a vérifié leur identité au vu des pièces d’état civil produites.</p><h2>DÉSIGNATION</h2>${paragraphs(['À MONTLOUIS-SUR-LOIRE (37270), <b>8 rue des Vignes</b> : une maison d’habitation comprenant au rez-de-chaussée : entrée, séjour, cuisine, deux chambres, salle d’eau, WC ; à l’étage : deux chambres mansardées et grenier. Cave troglodytique. Garage. Jardin clos de murs.', 'Cadastrée : section BC numéro 301, 8 rue des Vignes, 7 a 84 ca ; section BC numéro 303, Les Hauts de Husseau, 2 a 10 ca. Soit une contenance totale de 9 a 94 ca.', 'Ainsi que le tout existe, avec ses dépendances et tous droits de mitoyenneté, sans exception ni réserve, l’acquéreur déclarant bien connaître les lieux pour les avoir visités.', 'La parcelle est située en zone UB du plan local d’urbanisme et dans un périmètre de risque de mouvement de terrain ; la note de renseignements d’urbanisme délivrée par la mairie le 20 juin 2011 est annexée.'])}`,
    `<h2>ORIGINE DE PROPRIÉTÉ</h2><p>Le vendeur est propriétaire pour avoir recueilli le bien dans la succession de son père, Monsieur Lucien FOUQUET, suivant attestation reçue par Maître COULON père, notaire à AMBOISE, le 2 février 1974.</p><h2>CHARGES ET CONDITIONS</h2>${paragraphs(['L’acquéreur prendra le bien dans son état actuel, sans recours contre le vendeur pour vices apparents ou cachés, sous réserve des diagnostics annexés. Il supportera les servitudes passives, notamment une servitude de passage de canalisation au profit de la parcelle BC 302, et profitera des servitudes actives.', 'L’immeuble n’est pas raccordé au réseau public d’assainissement ; le contrôle du service public d’assainissement non collectif du 14 juin 2011 est annexé. L’état relatif aux termites, daté du 30 juin 2011, ne révèle pas d’indice d’infestation.'])}<h2>PRIX</h2><p>Cette vente est faite moyennant le prix principal de CENT QUATRE-VINGT MILLE EUROS (180.000&nbsp;€), que l’acquéreur a payé comptant, ainsi qu’il résulte de la comptabilité du notaire soussigné, ce que le vendeur reconnaît et lui en donne quittance. DONT QUITTANCE.</p><h2>DÉCLARATIONS FISCALES</h2><p>Pour la perception des droits, la vente porte sur un immeuble à usage d’habitation achevé depuis plus de cinq ans. Taxe de publicité foncière : 180.000&nbsp;€ x 5,09 % = 9.162&nbsp;€.</p><h2>FORMALITÉS</h2><p>Une copie authentique sera publiée au bureau des hypothèques compétent. Pour l’exécution des présentes, domicile est élu en l’étude du notaire soussigné.</p><p>Fait et passé à MONTLOUIS-SUR-LOIRE, en l’étude, les jour, mois et an susdits. Lecture faite, les parties ont signé avec le notaire. Suivent les signatures. POUR COPIE AUTHENTIQUE.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2011-09-07',
      notary: either('Maître Stéphane RABUSSEAU', 'Maître RABUSSEAU'),
      sellers: either(['Mademoiselle Jacqueline FOUQUET'], ['Jacqueline FOUQUET']),
      buyers: either(
        ['Monsieur Philippe Yves DELANOUE', 'Madame Sabine ROUSSELET'],
        ['Philippe DELANOUE', 'Sabine ROUSSELET'],
      ),
      price: 18000000,
      property_address: '8 rue des Vignes, 37270 MONTLOUIS-SUR-LOIRE',
      parcels: ['BC 301', 'BC 303'],
      publication: either('2011P n° 7730', 'Volume 2011P N° 7730'),
    },
    absent: ['lots', 'lot_shares', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-nice',
  `font: 11.2pt/1.6 'P052', serif; padding: 22mm 24mm; p { text-align: justify }`,
  [
    `<p style="text-align:center"><b>SCP BERTOLINO & FASSONE</b><br>Notaires associés<br>27 avenue Jean Médecin, 06000 NICE</p><h1 style="font-size:15pt;text-align:center;margin:10mm 0">ATTESTATION</h1>${paragraphs(['JE SOUSSIGNÉE, Maître Elena FASSONE, notaire associée à NICE (Alpes-Maritimes),', 'CERTIFIE ET ATTESTE qu’aux termes d’un acte reçu par moi le 18 janvier 2021, il a été constaté la VENTE par :', 'Monsieur Roger Antoine <b>CAUVIN</b>, demeurant à SAINT-LAURENT-DU-VAR (06700), 2 montée du Château,', 'Au profit de :', 'Madame Chiara <b>FERRERO</b>, traductrice, célibataire, demeurant à NICE (06000), 9 rue Verdi, née à TURIN (Italie) le 21 avril 1979,', 'Des biens et droits immobiliers ci-après désignés : à NICE (06000), 9 rue Verdi, dans l’immeuble en copropriété dénommé PALAIS MIRASOL, cadastré section KV numéro 95, les lots numéros 14 (appartement au quatrième étage) et 33 (chambre de service).', 'Moyennant le prix de DEUX CENT SOIXANTE-QUINZE MILLE EUROS (275&nbsp;000,00&nbsp;€), payé comptant et quittancé à l’acte.', 'L’entrée en jouissance a été fixée au jour de l’acte. Les formalités de publicité foncière sont en cours d’accomplissement auprès du service de la publicité foncière de NICE 1.', 'EN FOI DE QUOI j’ai délivré la présente attestation pour servir et valoir ce que de droit.'])}<p style="margin-top:8mm">Fait à NICE, le 18 janvier 2021</p><p style="text-align:right">Maître Elena FASSONE</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2021-01-18',
      notary: either('Maître Elena FASSONE', 'Maître FASSONE'),
      sellers: either(['Monsieur Roger Antoine CAUVIN'], ['Roger CAUVIN']),
      buyers: ['Madame Chiara FERRERO'],
      price: 27500000,
      property_address: '9 rue Verdi, 06000 NICE',
      lots: ['14', '33'],
      parcels: ['KV 95'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'lot_shares'],
  },
);

const FORMALITIES = [
  [
    '1',
    '09/05/1979',
    '1979P 7102 n° 22',
    'VENTE',
    'Me GENEVOIS / GRENOBLE',
    'TERRAZ / BLANC-GONNET',
  ],
  [
    '2',
    '17/07/2017',
    '2017P 5981',
    'VENTE',
    'SCP VALLIER-LAMBERT / GRENOBLE',
    'TERRAZ – BLANC-GONNET à BOUVARD – PONTHIEU. Prix : 192&nbsp;000,00&nbsp;EUR',
  ],
  [
    '3',
    '17/07/2017',
    '2017V 2204',
    'PRIVILÈGE DE PRÊTEUR DE DENIERS',
    'SCP VALLIER-LAMBERT / GRENOBLE',
    'Créancier : BANQUE EXEMPLE DES ALPES. Montant principal : 150&nbsp;000,00&nbsp;EUR. Date extrême d’exigibilité : 05/07/2037. Date extrême d’effet : 05/07/2038',
  ],
] as const;
const register = paperOf(
  'hypotheque-grenoble-etat',
  `font: 8.8pt/1.4 'DejaVu Sans Mono', monospace; padding: 13mm; h1 { font-size: 11pt; text-align: center; border: .3mm solid #000; padding: 2mm } td, th { border: .2mm solid #555; padding: 1mm; font-size: 8pt }`,
  [
    `<table><tr><td style="border:0">DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITÉ FONCIÈRE<br>GRENOBLE 1<br>Cité administrative – 38047 GRENOBLE CEDEX</td><td style="border:0;text-align:right">VALLIER-LAMBERT ET ODRU<br>NOTAIRES ASSOCIÉS<br>18 BOULEVARD GAMBETTA<br>38000 GRENOBLE</td></tr></table><h1>DEMANDE DE RENSEIGNEMENTS N° 2026H 21877<br>ÉTAT DÉLIVRÉ – CERTIFICAT</h1><p>Demande de renseignements : hors formalité, urgente. Déposée le 21/09/2026 par Me ODRU. Référence dossier : VENTE BOUVARD.<br>Période demandée : à compter du 01/01/1977</p><p>IMMEUBLES SUR LESQUELS PORTE LA DEMANDE</p>${table(
      ['Code', 'Commune', 'Désignation cadastrale', 'Volume', 'Lot(s)'],
      [
        ['185', 'GRENOBLE', 'EK 88', '', '27, 94, 158'],
        ['185', 'GRENOBLE', 'EK 89', '', '27, 94, 158'],
      ],
    )}<p></p><p>PERSONNES SUR LESQUELLES PORTE LA DEMANDE : BOUVARD Laurent Marc, né le 12/02/1984 – PONTHIEU Claire Élise, née le 27/09/1986</p><p>Le service de la publicité foncière certifie que le présent document, qui contient 2 pages, est l’état des renseignements hypothécaires répondant à la demande ci-dessus, du 01/01/1977 au 18/09/2026 (date de mise à jour fichier). Pour la période du 19/09/2026 au 21/09/2026, il n’existe au registre des dépôts aucune formalité en attente.</p><p>À GRENOBLE 1, le 23/09/2026. Pour le service de la publicité foncière, le comptable des finances publiques, Hervé ROCHAS</p><p>RAPPEL : le présent état ne comprend que les formalités publiées du chef des personnes et sur les immeubles désignés par le requérant. Les erreurs d’identification imputables à la demande ne peuvent engager la responsabilité de l’État. Les mentions en marge (radiations, réductions, cessions) sont reproduites à la suite de la formalité à laquelle elles se rapportent. Les formalités antérieures à la période demandée ne sont pas délivrées.</p><p style="font-size:7.4pt">Les informations sont délivrées en application des articles 2449 et suivants du code civil. Toute demande complémentaire doit rappeler le numéro ci-dessus. Coût : 14 euros.</p><p style="position:absolute;bottom:6mm">Page 1 sur 2</p>`,
    `<p>Demande de renseignements n° 2026H 21877 – RELEVÉ DES FORMALITÉS PUBLIÉES DU 01/01/1977 AU 18/09/2026</p>${table(['N° d’ordre', 'Date de dépôt', 'Références d’enliassement', 'Nature de l’acte', 'Rédacteur', 'Parties, sommes et observations'], FORMALITIES)}<p style="margin-top:4mm">Nombre de formalités : 3, dont publications : 2 ; inscriptions : 1.<br>Disposant de la formalité n° 2 : TERRAZ André Joseph 04/11/1941, BLANC-GONNET Colette Marie 19/05/1944. Bénéficiaires : BOUVARD Laurent Marc 12/02/1984, PONTHIEU Claire Élise 27/09/1986. Nature du droit : toute propriété en communauté.</p><p>FIN DE L’ÉTAT</p><p style="position:absolute;bottom:6mm">Page 2 sur 2</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-18',
      requested_from: '1977-01-01',
      owners: either(
        ['BOUVARD Laurent Marc', 'PONTHIEU Claire Élise'],
        ['BOUVARD Laurent', 'PONTHIEU Claire'],
      ),
      charges_registered: 1,
      parcels: ['EK 88', 'EK 89'],
      lots: ['27', '94', '158'],
    },
    absent: ['price', 'deed_on', 'surface_carrez', 'iban'],
  },
);

export const MUTATIONS = [flat, house, certificate, register];
