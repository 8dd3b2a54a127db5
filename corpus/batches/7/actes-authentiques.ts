// Deeds: the rules of a building and their amendment, two sales, a certificate, the land register's answer.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const deedCss = `font: 10.8pt/1.42 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 36mm; h2 { font-size: 11pt; text-align: center; margin: 3.5mm 0 1.5mm; text-decoration: underline } p { text-align: justify; margin-bottom: 1.5mm } .pg { position: absolute; bottom: 7mm; left: 0; right: 0; text-align: center; font-size: 8pt } td, th { border: .2mm solid #000; padding: .7mm 1.5mm }`;

const LOTS = [
  ['13', 'B', '1er', 'Appartement de 4 pièces', '236'],
  ['14', 'B', '2ème', 'Appartement de 3 pièces', '187'],
  ['15', 'B', '2ème', 'Appartement de 4 pièces', '236'],
  ['57', 'B', 'Sous-sol', 'Cave', '4'],
  ['58', 'B', 'Sous-sol', 'Cave', '4'],
  ['90', 'Ext.', 'RdC', 'Parking', '9'],
  ['91', 'Ext.', 'RdC', 'Parking', '9'],
] as const;
const rules = paperOf(
  'reglement-notaire-limoges',
  deedCss,
  [
    `<p>Maître Henri COUSSY<br>Notaire<br>LIMOGES</p><p style="text-align:center;margin:10mm 0"><b>ÉTAT DESCRIPTIF DE DIVISION<br>ET<br>RÈGLEMENT DE COPROPRIÉTÉ</b><br>« LE CLOS DES ÉMAILLEURS »<br>27 mars 1974</p>${paragraphs(['L’AN MIL NEUF CENT SOIXANTE-QUATORZE, le vingt-sept mars,', 'Par-devant Maître Henri COUSSY, notaire à LIMOGES (Haute-Vienne), soussigné, A COMPARU : Monsieur Robert LACHAUD, directeur de sociétés, agissant en qualité de gérant de la Société Civile Immobilière « DU QUINCONCE », dont le siège est à LIMOGES, 2 cours Jourdan.', 'Lequel, préalablement à l’état descriptif de division et au règlement de copropriété faisant l’objet des présentes, a exposé ce qui suit.'])}<h2>EXPOSÉ</h2><p>La société comparante est propriétaire d’un terrain sis à LIMOGES (87000), 18 rue du Quinconce, cadastré section HN numéro 214 pour une contenance de quarante-huit ares trente-deux centiares, sur lequel elle fait édifier un ensemble immobilier composé de deux bâtiments A et B élevés sur sous-sol d’un rez-de-chaussée et de cinq étages, et de quarante-quatre emplacements de stationnement.</p><p>Le présent règlement est établi conformément aux dispositions de la loi n° 65-557 du 10 juillet 1965 et du décret n° 67-223 du 17 mars 1967. Ses dispositions et les modifications qui pourraient y être apportées seront obligatoires pour tous les copropriétaires et occupants d’une partie quelconque de l’immeuble.</p><p class="pg">– 1 –</p>`,
    `<h2>PREMIÈRE PARTIE – ÉTAT DESCRIPTIF DE DIVISION</h2><p>L’ensemble immobilier est divisé en CENT QUARANTE-HUIT (148) lots. La désignation de chacun comprend l’indication de la quote-part des parties communes générales, exprimée en dix millièmes (10 000èmes). Extrait du tableau récapitulatif :</p>${table(['Lot', 'Bâtiment', 'Étage', 'Nature du lot', 'Quote-part parties communes /10 000'], LOTS)}<p style="margin-top:4mm"><b>Lot numéro QUATORZE (14)</b> : dans le bâtiment B, au deuxième étage, porte à gauche, un appartement comprenant entrée, cuisine, séjour avec loggia, deux chambres, salle d’eau, water-closets, dégagement et placards. Et les cent quatre-vingt-sept / dix millièmes des parties communes générales.</p><h2>DEUXIÈME PARTIE – RÈGLEMENT DE COPROPRIÉTÉ</h2><h2>Chapitre I – Distinction des parties communes et des parties privatives</h2><p>Article 1. Les parties communes générales comprennent la totalité du sol, les voies de circulation, les espaces libres, les fondations, les gros murs de façade et de refend, les couvertures, les canalisations d’usage collectif, les vide-ordures, les halls et cages d’escalier.</p><p>Article 2. Les parties privatives comprennent les locaux et espaces inclus dans un lot, avec tous leurs accessoires : revêtements de sols, cloisons intérieures, portes palières, fenêtres, installations sanitaires et de chauffage, balcons et loggias pour leur revêtement superficiel.</p><p class="pg">– 2 –</p>`,
    `<h2>Chapitre II – Destination de l’immeuble, usage des parties privatives</h2><p>Article 5. L’immeuble est destiné à l’usage d’habitation bourgeoise. L’exercice d’une profession libérale est toléré, à l’exclusion de toute activité commerciale ou artisanale. La location meublée à la journée et l’établissement d’une pension de famille sont interdits.</p><p>Article 6. Chaque copropriétaire aura le droit de jouir comme bon lui semblera des parties privatives comprises dans son lot, à la condition de ne pas nuire aux droits des autres copropriétaires et de ne rien faire qui puisse compromettre la solidité de l’immeuble ou porter atteinte à sa destination. Il ne pourra être étendu de linge aux fenêtres ni aux balcons.</p><h2>Chapitre III – Charges</h2><p>Article 11. Les charges générales sont réparties entre tous les copropriétaires au prorata des quotes-parts de parties communes. Article 12. Les charges d’ascenseur sont réparties entre les lots du bâtiment desservi, en fonction de leur situation, suivant un tableau spécial ; les lots du rez-de-chaussée en sont exonérés.</p><h2>Chapitre IV – Administration</h2><p>Article 18. Les copropriétaires sont constitués en un syndicat. Il est tenu une assemblée générale au moins une fois par an. Le syndic, nommé pour trois ans au plus, exécute ses décisions, administre l’immeuble et représente le syndicat en justice.</p><h2>PUBLICATION</h2><p>Une expédition des présentes a été publiée au premier bureau des hypothèques de LIMOGES le 6 mai 1974, volume 2871, numéro 15.</p><p>DONT ACTE sur trente-sept pages. Fait et passé à LIMOGES, en l’étude. Lecture faite, le comparant a signé avec le notaire.</p><p class="pg">– 3 –</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1974-03-27',
      notary: either('Maître Henri COUSSY', 'Maître COUSSY'),
      publication: either('2871 n° 15', 'volume 2871, numéro 15'),
      building: 'LE CLOS DES ÉMAILLEURS',
      building_address: '18 rue du Quinconce, 87000 LIMOGES',
      parcels: ['HN 214'],
      lot_shares: LOTS.map(([lot, , , , part]) => `${lot}:${part}/10000`),
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc', 'owner'],
  },
);

const amendment = paperOf(
  'modificatif-combles-epinal',
  deedCss,
  [
    `<p>100 482 07<br>NT/CM</p><p><b>L’AN DEUX MILLE ONZE,<br>LE VINGT-DEUX SEPTEMBRE</b></p><p>À ÉPINAL (Vosges), 3 quai Jules-Ferry, au siège de l’office notarial,</p><p>Maître Noëlle TISSERAND, notaire associée, a reçu le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b> de l’immeuble sis à ÉPINAL (88000), 26 rue des Minimes, cadastré section AE numéro 388 pour 4 a 12 ca.</p><h2>À LA REQUÊTE DE</h2><p>Le syndicat des copropriétaires de l’immeuble, représenté par son syndic, le CABINET THOUVENIN &amp; FILS, spécialement habilité par une délibération de l’assemblée générale du 5 mai 2011 dont une copie demeurera annexée.</p><h2>EXPOSÉ</h2><p>L’immeuble a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître Louis AUBERTIN, notaire à ÉPINAL, le 14 février 1958, publié au bureau des hypothèques d’ÉPINAL le 21 mars 1958, volume 1904 numéro 33.</p><p>L’assemblée a décidé la création d’un lot dans les combles, au profit du copropriétaire du lot numéro 5, par prélèvement sur les parties communes, et la réunion à ce dernier.</p><h2>MODIFICATION</h2><p>Il est créé un lot numéro DOUZE (12), pris dans les combles, constitué d’un grenier non aménagé, et auquel sont attachés les six millièmes (6/1000èmes) des parties communes générales. La quote-part du lot numéro TROIS (3) est ramenée de cent trente-six à cent trente millièmes (130/1000èmes), du consentement de son propriétaire.</p><p class="pg">1</p>`,
    `<h2>TABLEAU RÉCAPITULATIF</h2>${table(
      ['Lot', 'Étage', 'Désignation', 'Ancienne quote-part', 'Nouvelle quote-part'],
      [
        ['3', '1er', 'Appartement', '136/1000', '130/1000'],
        ['12', 'Combles', 'Grenier', 'néant', '6/1000'],
      ],
    )}<p style="margin-top:4mm">Le total des quotes-parts demeure fixé à mille millièmes. Toutes les autres clauses du règlement de copropriété non contraires aux présentes conservent leur plein effet.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte a été publié à la conservation des hypothèques d’ÉPINAL le 18 octobre 2011, volume 2011P numéro 5207.</p><h2>MENTION – FRAIS</h2><p>Mention des présentes est consentie partout où besoin sera. Tous les frais seront supportés par le propriétaire du lot numéro 5, ainsi que l’a décidé l’assemblée générale.</p><p>DONT ACTE en deux pages, fait et passé aux lieu et date ci-dessus ; après lecture, le représentant du syndicat a signé avec le notaire.</p><p class="pg">2</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2011-09-22',
      notary: either('Maître Noëlle TISSERAND', 'Maître TISSERAND'),
      modifies: ['1958-02-14'],
      publication: either('2011P n° 5207', 'volume 2011P numéro 5207'),
      building_address: '26 rue des Minimes, 88000 ÉPINAL',
      parcels: ['AE 388'],
      lot_shares: ['3:130/1000', '12:6/1000'],
    },
    absent: ['price', 'rnc', 'sellers'],
  },
);

const sale = paperOf(
  'titre-vente-chambery',
  deedCss,
  [
    `<p>100254601<br>AM/LB/</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>LE HUIT NOVEMBRE</b></p><p>À CHAMBÉRY (Savoie), 5 place Monge, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Antoine MOLLARD</b>, Notaire associé de la société civile professionnelle « MOLLARD et BUTTIN », titulaire d’un office notarial dont le siège est à CHAMBÉRY,</p><p><b>A REÇU LE PRÉSENT ACTE DE VENTE à la requête de :</b></p><h2>VENDEUR</h2><p>Monsieur Roland Étienne <b>GACHET</b>, retraité, et Madame Simone <b>VIBERT</b>, retraitée, son épouse, demeurant ensemble à AIX-LES-BAINS (73100), 19 avenue du Petit Port. Monsieur est né à ALBENS (73410) le 4 juin 1944, Madame est née à RUMILLY (74150) le 29 août 1946. Mariés à la mairie de ALBENS le 12 avril 1969 sous le régime de la communauté d’acquêts à défaut de contrat de mariage préalable.</p><h2>ACQUÉREUR</h2><p>Monsieur Luc Jean-Marie <b>PERRIER</b>, technicien, et Madame Agathe <b>DUCRET</b>, professeur des écoles, son épouse, demeurant ensemble à BARBERAZ (73000), 7 rue des Épinettes. Monsieur est né à ANNECY (74000) le 23 février 1981, Madame est née à CHAMBÉRY (73000) le 11 décembre 1983. Mariés à la mairie de CHAMBÉRY le 25 août 2012 sous le régime de la séparation de biens.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur Luc PERRIER acquiert la pleine propriété indivise à concurrence de la moitié (1/2). Madame Agathe DUCRET acquiert la pleine propriété indivise à concurrence de la moitié (1/2).</p><p class="pg">1</p>`,
    `<h2>IDENTIFICATION DU BIEN</h2><p>Dans un ensemble immobilier en copropriété situé à CHAMBÉRY (SAVOIE) 73000, 112 chemin de la Cassine, dénommé « LES BALCONS DU NIVOLET ». Figurant ainsi au cadastre :</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [['CK', '97', '112 chemin de la Cassine', '01 ha 04 a 18 ca']],
    )}<p style="margin-top:3mm">Les lots de copropriété suivants :</p><p><b>Lot numéro vingt-sept (27)</b><br>Dans le bâtiment C, au troisième étage, un appartement de type T4 comprenant : hall, séjour, cuisine, trois chambres, salle de bains, wc, balcon. Et les trois cent douze dix millièmes (312/10000èmes) des parties communes générales.</p><p><b>Lot numéro soixante-trois (63)</b><br>Au sous-sol, un garage. Et les onze dix millièmes (11/10000èmes) des parties communes générales.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965, en application des dispositions de l’article 46 de cette loi et de l’article 4-1 du décret du 17 mars 1967, est de 84,17 M² pour le lot numéro VINGT-SEPT (27), ainsi qu’il résulte d’une attestation établie par le cabinet ALP’EXPERTISE le 2 septembre 2019.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Acte reçu par Maître BUTTIN, notaire à CHAMBÉRY, le 18 octobre 1981, publié au service de la publicité foncière de CHAMBÉRY le 20 novembre 1981, volume 4410, numéro 7.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître DUMOLLARD, notaire à AIX-LES-BAINS, le 30 juin 1988, publié le 3 août 1988, volume 6120, numéro 22.</p><p class="pg">2</p>`,
    `<h2>PROPRIÉTÉ JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les parties déclarant que le BIEN est entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>DEUX CENT DIX-HUIT MILLE CINQ CENTS EUROS (218&nbsp;500,00&nbsp;EUR)</b>. Le paiement de ce prix a lieu de la manière indiquée ci-après : 48&nbsp;500,00&nbsp;EUR provenant de deniers personnels et 170&nbsp;000,00&nbsp;EUR provenant d’un prêt consenti par la BANQUE DES BAUGES EXEMPLE.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de CHAMBÉRY. L’impôt sur la mutation est calculé sur la base du prix : taxe départementale 4,50 %, taxe communale 1,20 %, frais d’assiette 2,37 %.</p><h2>DIAGNOSTICS</h2><p>Un dossier de diagnostic technique demeure annexé : amiante, performance énergétique (classe E), installation intérieure de gaz, installation intérieure d’électricité, état des risques.</p><h2>STATUT DE LA COPROPRIÉTÉ</h2><p>Le syndic de l’immeuble est la Régie Combe de Savoie, 8 rue du Verney à CHAMBÉRY. Le VENDEUR supporte les provisions exigibles jusqu’à ce jour. Les travaux votés antérieurement à la promesse restent à sa charge.</p><h2>FORMALISME LIÉ À LA COMMUNICATION ÉLECTRONIQUE – CERTIFICATION</h2><p>DONT ACTE sans renvoi. Généré en l’office et visualisé sur support électronique aux lieu, jour, mois et an indiqués en en-tête. Et lecture faite, les parties ont certifié exactes les déclarations les concernant, avant d’apposer leur signature manuscrite sur tablette numérique.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2019-11-08',
      notary: either('Maître Antoine MOLLARD', 'Maître MOLLARD'),
      sellers: either(
        ['Monsieur Roland Étienne GACHET', 'Madame Simone VIBERT'],
        ['Roland GACHET', 'Simone VIBERT'],
      ),
      buyers: either(
        ['Monsieur Luc Jean-Marie PERRIER', 'Madame Agathe DUCRET'],
        ['Luc PERRIER', 'Agathe DUCRET'],
      ),
      price: 21850000,
      property_address: '112 chemin de la Cassine, 73000 CHAMBÉRY',
      lots: ['27', '63'],
      lot_shares: ['27:312/10000', '63:11/10000'],
      parcels: ['CK 97'],
      surface_carrez: 8417,
    },
    // The volumes printed are those of earlier deeds.
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const house = paperOf(
  'titre-maison-quimper',
  deedCss,
  [
    `<p>Répertoire n° 4 118<br>YC/GP</p><p style="text-align:center"><b>VENTE<br>Consorts KERVELLA / M. et Mme LE BIHAN</b></p><p>L’AN DEUX MILLE SEPT<br>Le vingt-neuf juin</p><p>Par-devant Maître Yves CARADEC, notaire à QUIMPER (Finistère), 22 rue du Parc, soussigné,</p><p><b>ONT COMPARU</b></p><p>1) Madame Marie-Jeanne <b>KERVELLA</b>, sans profession, demeurant à DOUARNENEZ (29100), 6 rue du Môle, veuve non remariée de Monsieur Corentin MOAL, née à PLOZÉVET le 9 mai 1931,</p><p>2) Monsieur Hervé <b>MOAL</b>, marin, demeurant à CONCARNEAU (29900), 41 quai Peneroff, célibataire, né à QUIMPER le 17 janvier 1958,</p><p>Ci-après dénommés « LE VENDEUR », d’une part,</p><p>Et Monsieur Yann Goulven <b>LE BIHAN</b>, électricien, et Madame Soizic Anne <b>QUÉMÉRÉ</b>, aide-soignante, son épouse, demeurant à QUIMPER (29000), 30 rue de Brest, mariés sous le régime légal à la mairie de ERGUÉ-GABÉRIC le 3 juillet 1999,</p><p>Ci-après dénommés « L’ACQUÉREUR », d’autre part,</p><p>LESQUELS ont convenu ce qui suit : le VENDEUR vend, en s’obligeant à toutes les garanties ordinaires de fait et de droit en pareille matière, à l’ACQUÉREUR, qui accepte, pour le compte de la communauté, les biens dont la désignation suit.</p><h2>DÉSIGNATION</h2><p>Une maison d’habitation située à QUIMPER (29000), 14 impasse de Kerlaëron, élevée sur sous-sol d’un rez-de-chaussée et d’un étage mansardé, avec jardin autour, cadastrée section EP numéro 112 pour 6 a 40 ca et section EP numéro 115 pour 1 a 08 ca.</p><p class="pg">1</p>`,
    `<h2>ORIGINE DE PROPRIÉTÉ</h2><p>Le terrain appartenait aux époux MOAL-KERVELLA pour l’avoir acquis suivant acte reçu par Maître LE GALL, notaire à QUIMPER, le 2 mars 1968. La maison a été édifiée par leurs soins en vertu d’un permis de construire délivré le 14 juin 1968. Monsieur Corentin MOAL est décédé à QUIMPER le 8 octobre 2005, laissant son conjoint survivant et son fils unique ; attestation immobilière dressée le 6 avril 2006.</p><h2>CHARGES ET CONDITIONS</h2><p>L’ACQUÉREUR prendra les biens vendus dans leur état actuel, sans recours contre le VENDEUR pour quelque cause que ce soit, notamment mauvais état du sol ou des bâtiments, vices mêmes cachés. Il souffrira les servitudes passives. Il acquittera à compter de ce jour les contributions et taxes.</p><h2>PRIX</h2><p>La présente vente est consentie et acceptée moyennant le prix principal de CENT QUATRE-VINGT-SIX MILLE EUROS (186.000,00 €), que l’ACQUÉREUR a payé comptant, ainsi qu’il résulte de la comptabilité du notaire soussigné, au VENDEUR qui le reconnaît et lui en donne quittance.</p><h2>FORMALITÉ</h2><p>Une expédition des présentes sera publiée au premier bureau des hypothèques de QUIMPER. Mention apposée par le conservateur : publié et enregistré le 13 août 2007, volume 2007P n° 7418, droits : 9&nbsp;104&nbsp;€.</p><p>DONT ACTE rédigé sur onze pages. Fait et passé à QUIMPER, en l’étude du notaire soussigné, la lecture du présent acte a été donnée aux parties et leurs signatures recueillies par le notaire.</p><p class="pg">2</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2007-06-29',
      notary: either('Maître Yves CARADEC', 'Maître CARADEC'),
      sellers: either(
        ['Madame Marie-Jeanne KERVELLA', 'Monsieur Hervé MOAL'],
        ['Marie-Jeanne KERVELLA', 'Hervé MOAL'],
      ),
      buyers: either(
        ['Monsieur Yann Goulven LE BIHAN', 'Madame Soizic Anne QUÉMÉRÉ'],
        ['Yann LE BIHAN', 'Soizic QUÉMÉRÉ'],
      ),
      price: 18600000,
      property_address: '14 impasse de Kerlaëron, 29000 QUIMPER',
      parcels: ['EP 112', 'EP 115'],
      publication: either('2007P n° 7418', 'volume 2007P n° 7418'),
    },
    absent: ['lots', 'lot_shares', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-limoges',
  `font: 11.4pt/1.55 'C059', serif; padding: 22mm 24mm; p { text-align: justify }`,
  [
    `<p>SELARL COUSSY-PEYRAT, notaires<br>15 boulevard Louis-Blanc, 87000 LIMOGES</p><h1 style="font-size:15pt;text-align:center;margin:10mm 0">ATTESTATION</h1>${paragraphs(['JE SOUSSIGNÉE, Maître Camille PEYRAT, notaire à LIMOGES,', 'CERTIFIE ET ATTESTE qu’aux termes d’un acte reçu par moi le 17 février 2016, contenant VENTE par Madame Odette Marcelle BARDET, retraitée, demeurant à PANAZOL (87350),', 'AU PROFIT DE Monsieur Stéphane Michel GUIBERT et de Madame Virginie Laure NADAUD, son épouse, demeurant ensemble à LIMOGES (87100), 23 avenue Garibaldi, mariés sous le régime de la communauté,', 'les biens et droits immobiliers suivants sont devenus la propriété des acquéreurs : dans un ensemble immobilier situé à LIMOGES (87000), 18 rue du Quinconce, cadastré section HN numéro 214, les lots numéros QUATORZE (14) : appartement, CINQUANTE-HUIT (58) : cave, et QUATRE-VINGT-ONZE (91) : parking,', 'moyennant le prix de CENT QUATRE MILLE NEUF CENTS EUROS (104&nbsp;900,00&nbsp;€), payé comptant et quittancé audit acte. L’entrée en jouissance a eu lieu le jour même par la prise de possession réelle.', 'EN FOI DE QUOI j’ai délivré la présente attestation pour servir et valoir ce que de droit, dans l’attente de la remise de la copie authentique de l’acte, actuellement soumise à la formalité de publicité foncière.'])}<p style="margin-top:8mm">Fait à LIMOGES, le 17 février 2016</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2016-02-17',
      notary: either('Maître Camille PEYRAT', 'Maître PEYRAT'),
      sellers: either(['Madame Odette Marcelle BARDET'], ['Odette BARDET']),
      buyers: either(
        ['Monsieur Stéphane Michel GUIBERT', 'Madame Virginie Laure NADAUD'],
        ['Stéphane GUIBERT', 'Virginie NADAUD'],
      ),
      price: 10490000,
      property_address: '18 rue du Quinconce, 87000 LIMOGES',
      lots: ['14', '58', '91'],
      parcels: ['HN 214'],
    },
    absent: ['publication', 'surface_carrez', 'lot_shares'],
  },
);

const land = paperOf(
  'hypotheque-renseignements-chambery',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm; h1 { font-size: 12pt; text-align: center; border: .3mm solid #000; padding: 2mm } td, th { border: .2mm solid #555; padding: 1mm } th { background: #eee }`,
  [
    `<table><tr><td style="border:0">DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITÉ FONCIÈRE<br>CHAMBÉRY 1</td><td style="border:0;text-align:right">Demande de renseignements n° 7304P01 2026H4471<br>Déposée le 28/09/2026 par Me MOLLARD<br>Réf. dossier : PERRIER-DUCRET</td></tr></table><h1>CERTIFICAT DE DÉPÔT ET RELEVÉ DES FORMALITÉS PUBLIÉES<br>du 01/01/1976 au 25/09/2026</h1><p>Le service de la publicité foncière certifie que le présent état, délivré sur la demande ci-dessus référencée, comporte les formalités intervenues du chef des personnes et sur les immeubles désignés ci-après, pour la période de publication arrêtée au 25/09/2026 (date de mise à jour du fichier).</p>${table(
      ['Commune', 'Désignation cadastrale', 'Volume', 'Lot(s)'],
      [['CHAMBÉRY', 'CK 97', '', '27']].concat([['CHAMBÉRY', 'CK 97', '', '63']]),
    )}<p></p>${table(
      ['N°', 'Personnes', 'Date et lieu de naissance'],
      [
        ['1', 'PERRIER Luc Jean-Marie', '23/02/1981 ANNECY'],
        ['2', 'DUCRET Agathe', '11/12/1983 CHAMBÉRY'],
      ],
    )}<p style="margin-top:4mm"><b>RELEVÉ DES FORMALITÉS</b></p><p>Disposition n° 1 – Date de dépôt : 20/11/1981 – Références d’enliassement : Vol 4410 n° 7 – Nature de l’acte : RÈGLEMENT DE COPROPRIÉTÉ ET ÉTAT DESCRIPTIF DE DIVISION – Rédacteur : Me BUTTIN.</p><p>Disposition n° 2 – Date de dépôt : 03/08/1988 – Vol 6120 n° 22 – VENTE – Disposant : SCI CASSINE – Bénéficiaires : GACHET Roland, VIBERT Simone.</p><p>Disposition n° 3 – Date de dépôt : 26/11/2019 – Références d’enliassement : 2019P 8834 – Nature de l’acte : VENTE du 08/11/2019 – Rédacteur : Me MOLLARD, CHAMBÉRY – Disposants : GACHET, VIBERT – Bénéficiaires : PERRIER, DUCRET, chacun pour moitié en pleine propriété – Prix : 218&nbsp;500,00&nbsp;EUR.</p><p>Disposition n° 4 – Date de dépôt : 26/11/2019 – Références d’enliassement : 2019V 3102 – INSCRIPTION DE PRIVILÈGE DE PRÊTEUR DE DENIERS – Créancier : BANQUE DES BAUGES EXEMPLE – Débiteurs : PERRIER, DUCRET – Montant principal : 170&nbsp;000,00&nbsp;EUR – Accessoires : 34&nbsp;000,00&nbsp;EUR – Date extrême d’exigibilité : 05/12/2039 – Date extrême d’effet : 05/12/2040.</p><p style="margin-top:4mm">Le présent relevé comporte 3 publications et 1 inscription. Il n’a pas été trouvé, dans la période comprise entre la date de mise à jour du fichier et celle du dépôt de la demande, d’autre formalité en instance au registre des dépôts.</p><p style="text-align:right">À CHAMBÉRY, le 05/10/2026<br>Le comptable public, responsable du service de la publicité foncière</p><p style="font-size:7.4pt">Les dispositions des articles 38 à 43 du décret du 14 octobre 1955 s’appliquent. Coût : 12 EUR.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-25',
      requested_from: '1976-01-01',
      owners: either(
        ['PERRIER Luc Jean-Marie', 'DUCRET Agathe'],
        ['PERRIER Luc', 'DUCRET Agathe'],
        ['PERRIER', 'DUCRET'],
      ),
      charges_registered: 1,
      parcels: ['CK 97'],
      lots: ['27', '63'],
    },
    absent: ['surface_carrez', 'rnc'],
  },
);

export const ACTES_DE_DIVISION = [rules, amendment];
export const ACTES_PROPRIETE = [sale, house, certificate, land];
