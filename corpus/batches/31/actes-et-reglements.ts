// Deeds: three titles, a register's answer, a règlement, an EDD alone, an amending deed.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const sale = paperOf(
  'titre-capitole-toulouse',
  `font: 10.2pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm 16mm 34mm; h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; margin: 3mm 0 2mm } p { text-align: justify } .pg { position: absolute; bottom: 7mm; right: 20mm }`,
  [
    `<p>101447 03<br>LB/CM/</p><p style="text-align:center"><b>L’AN DEUX MILLE DIX-HUIT,<br>LE VINGT-SEPT JUIN<br>À TOULOUSE (Haute-Garonne), 11 place du Capitole, au siège de l’Office Notarial,</b></p><p>Maître Laurence BERGÈS, Notaire Associé de la Société Civile Professionnelle « Laurence BERGÈS et Thomas IZARD, notaires associés », titulaire d’un Office Notarial à TOULOUSE, 11 place du Capitole,</p><p>Avec la participation de Maître Yann KERVELLA, notaire à MURET, assistant le VENDEUR,</p><p><b>A REÇU LA PRÉSENTE VENTE</b> à la requête des parties ci-après identifiées.</p><h2>VENDEUR</h2><p>Monsieur Guy Robert Marcel <b>DELPECH</b>, retraité, et Madame Colette Yvonne <b>SICARD</b>, retraitée, son épouse, demeurant ensemble à MURET (31600) 4 rue Clément Ader. Monsieur est né à GAILLAC (81600) le 11 mars 1941. Madame est née à RABASTENS (81800) le 30 septembre 1944. Mariés à la mairie de GAILLAC le 2 juillet 1966 sous le régime de la communauté de meubles et acquêts.</p><h2>ACQUÉREUR</h2><p>Monsieur Aymeric Louis Marie <b>DE LA TOUR D’ESCALQUENS</b>, consultant, époux de Madame Solène <b>PRAT</b>, demeurant à TOULOUSE (31400) 12 chemin de la Loge. Né à PAMIERS (09100) le 5 février 1979. Marié sous le régime de la séparation de biens.</p><p class="pg">1</p>`,
    `<h2>QUOTITÉS ACQUISES</h2><p>Monsieur Aymeric DE LA TOUR D’ESCALQUENS acquiert la pleine propriété du BIEN.</p><h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à TOULOUSE (HAUTE-GARONNE) 31000, 4 quai Saint-Pierre, dénommé « LE CLOS DU BAZACLE », figurant ainsi au cadastre :</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [['821 AB', '318', '4 quai Saint-Pierre', '00 ha 21 a 07 ca']],
    )}<p>Les lots de copropriété suivants :</p><p><b>Lot numéro soixante-sept (67)</b> : au bâtiment B, au troisième étage, un appartement de type 4. Et les trois cent dix-huit dix millièmes (318 /10000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro cent trente et un (131)</b> : au sous-sol, une cave portant le numéro 14. Et les neuf dix millièmes (9 /10000 èmes) de la propriété du sol et des parties communes générales.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>En application de l’article 46 de la loi du 10 juillet 1965, la superficie de la partie privative du lot 67 est de 91,48 M², ainsi qu’il résulte de l’attestation établie par le cabinet Midi-Mesures le 14 février 2018.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Acte reçu par Maître ESPARBÈS, notaire à TOULOUSE, le 19 octobre 1972, publié au 1er bureau des hypothèques de TOULOUSE le 8 décembre 1972, volume 4418, numéro 12.</p><p class="pg">2</p>`,
    `<h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître ESPARBÈS le 3 avril 1985, publié au service de la publicité foncière de TOULOUSE 1 le 21 mai 1985, volume 5877, numéro 3.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>TROIS CENT DOUZE MILLE EUROS (312 000,00 EUR)</b>, payé comptant par la comptabilité de l’office, à concurrence de 240 000,00 EUR au moyen d’un prêt du Crédit Régional Exemple. DONT QUITTANCE.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de TOULOUSE 1.</p><h2>NÉGOCIATION</h2><p>Les parties reconnaissent que les présentes ont été négociées par l’agence Capitole Transactions, dont la commission de 13 500,00 EUR est à la charge de l’ACQUÉREUR.</p><h2>URBANISME</h2><p>La commune a fait connaître le 9 mai 2018 sa renonciation au droit de préemption.</p><h2>MENTION SUR LA PROTECTION DES DONNÉES</h2><p>L’Office notarial traite des données personnelles pour l’accomplissement des activités notariales.</p><p><b>DONT ACTE</b> sans renvoi. Généré en l’office et visualisé sur support électronique aux lieu, jour, mois et an indiqués en entête du présent acte.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2018-06-27',
      notary: either('Maître Laurence BERGÈS', 'Maître BERGÈS'),
      sellers: either(
        ['Monsieur Guy Robert Marcel DELPECH', 'Madame Colette Yvonne SICARD'],
        ['Guy DELPECH', 'Colette SICARD'],
      ),
      buyers: either(
        ['Monsieur Aymeric Louis Marie DE LA TOUR D’ESCALQUENS'],
        ['Aymeric DE LA TOUR D’ESCALQUENS'],
      ),
      price: 31200000,
      property_address: either(
        '4 quai Saint-Pierre, 31000 TOULOUSE',
        'TOULOUSE (HAUTE-GARONNE) 31000, 4 quai Saint-Pierre',
      ),
      lots: ['67', '131'],
      lot_shares: ['67:318/10000', '131:9/10000'],
      parcels: either(['821 AB 318'], ['AB 318']),
      surface_carrez: 9148,
    },
    absent: ['publication', 'rnc', 'modifies'],
  },
);

const typed = paperOf(
  'titre-dactylographie-montauban',
  `font: 11pt/1.65 'Nimbus Mono PS', monospace; padding: 20mm 14mm 16mm 42mm`,
  [
    `<p>VENTE<br>Consorts TEYSSÈDRE<br>/ M. et Mme LAFARGUE<br>-------------<br>DU 14 OCTOBRE 1988</p><p>PAR DEVANT Me Jacques FAURÉ, notaire à MONTAUBAN, soussigné,</p><p>ONT COMPARU :</p><p>1°- Madame Germaine VAYSSE, veuve de Monsieur Émile TEYSSÈDRE, demeurant à MONTAUBAN, rue Lacaze.</p><p>2°- Monsieur Bernard TEYSSÈDRE, instituteur, demeurant à CAUSSADE.</p><p>Ci-après "LES VENDEURS", d'une part.</p><p>3°- Monsieur Alain LAFARGUE, mécanicien, et Madame Monique DELRIEU, son épouse, demeurant ensemble à MONTAUBAN, 6 rue de l'Hôtel de Ville.</p><p>Ci-après "LES ACQUÉREURS", d'autre part.</p>`,
    `<p>LESQUELS ont, par ces présentes, vendu aux ACQUÉREURS qui acceptent :</p><p>DÉSIGNATION - Dans un immeuble sis à MONTAUBAN (82000), 25 quai Adolphe Poult, cadastré section DK n° 402 : le lot numéro DIX-NEUF, un appartement au deuxième étage, et les 41/1.000èmes des parties communes.</p><p>PRIX - La présente vente est consentie moyennant le prix de DEUX CENT QUATRE-VINGT MILLE FRANCS (280.000 F), payé comptant.</p><p>DONT ACTE sur deux pages. Fait et passé à MONTAUBAN, en l'étude.</p><p>Publié au bureau des hypothèques de MONTAUBAN le 29 novembre 1988, volume 6120 n° 18. Taxe : 19.460 F.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1988-10-14',
      notary: either('Maître Jacques FAURÉ', 'Me Jacques FAURÉ', 'Maître FAURÉ'),
      sellers: either(
        ['Madame Germaine VAYSSE', 'Monsieur Bernard TEYSSÈDRE'],
        ['Consorts TEYSSÈDRE'],
      ),
      buyers: either(['Monsieur Alain LAFARGUE', 'Madame Monique DELRIEU'], ['M. et Mme LAFARGUE']),
      property_address: '25 quai Adolphe Poult, 82000 MONTAUBAN',
      lots: ['19'],
      lot_shares: ['19:41/1000'],
      parcels: ['DK 402'],
      publication: either('volume 6120 n° 18', '6120 n° 18'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-carcassonne',
  `font: 11.4pt/1.6 'C059', serif; padding: 24mm`,
  [
    `<p style="text-align:center"><b>SELARL BASTIDE NOTAIRES</b><br>Mes Anne-Claire ESCUDIÉ et Rémi BOUSQUET<br>18 rue de Verdun – 11000 CARCASSONNE</p><h1 style="font-size:15pt;text-align:center;margin-top:8mm">ATTESTATION DE VENTE</h1>${paragraphs(
      [
        'Aux termes d’un acte reçu par Maître Rémi BOUSQUET, notaire à CARCASSONNE, le 30 avril 2024,',
        'La société dénommée « SCI DES REMPARTS », dont le siège est à TRÈBES (11800), identifiée au SIREN sous le numéro 900 000 927,',
        'A vendu à Madame NGUYEN THI Lan Anh, ingénieure, célibataire, née à HUÉ (VIETNAM) le 17 juillet 1990, demeurant à CARCASSONNE (11000), 71 rue Trivalle,',
        'Les biens ci-après désignés, dans l’immeuble en copropriété « RÉSIDENCE TRIVALLE » situé à CARCASSONNE (11000), 71 rue Trivalle, cadastré section HB numéros 88 et 89 : le lot n° 12 (appartement) et le lot n° 30 (emplacement de parking).',
        'Moyennant le prix de CENT VINGT-HUIT MILLE EUROS (128 000,00 €).',
        'L’entrée en jouissance a été fixée au jour de l’acte. En foi de quoi la présente attestation est délivrée pour servir et valoir ce que de droit.',
        'Fait à CARCASSONNE, le 30 avril 2024.',
      ],
    )}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2024-04-30',
      notary: either('Maître Rémi BOUSQUET', 'Maître BOUSQUET'),
      sellers: either(['SCI DES REMPARTS'], ['société dénommée « SCI DES REMPARTS »']),
      buyers: ['Madame NGUYEN THI Lan Anh'],
      price: 12800000,
      property_address: '71 rue Trivalle, 11000 CARCASSONNE',
      lots: ['12', '30'],
      parcels: ['HB 88', 'HB 89'],
    },
    absent: ['publication', 'surface_carrez', 'lot_shares'],
  },
);

const register = paperOf(
  'hypotheque-reponse-nimes',
  `font: 8.6pt/1.4 'Nimbus Mono PS', monospace; td, th { border: .2mm solid #222; padding: 1mm } h1 { font-size: 11pt; text-align: center }`,
  [
    `<table><tr><td style="border:0">DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SPF DE NIMES 1<br>67 RUE SALOMON REINACH 30032 NIMES CEDEX 1</td><td style="border:0;text-align:right">Demande de renseignements n° 2026F20418<br>Déposée le 05/10/2026 par Me AMALRIC<br>Réf. dossier : LE GALL / VENTE</td></tr></table><h1>CERTIFICAT<br>Etat hypothécaire hors formalité</h1><p>Le comptable des finances publiques certifie le présent relevé pour la période du 01/01/1976 au 02/10/2026.</p><p>Immeuble requis : commune de NIMES, section EX n° 511, lots 4 et 17.<br>Personne requise : LE GALL Jean-Baptiste, né le 24/06/1982 à QUIMPER.</p>${table(
      ['N° ordre', 'Date dépôt', 'Référence', 'Nature et rédacteur'],
      [
        ['1', '12/09/2011', '2011P7740', 'VENTE – Me AMALRIC – VALETTE à LE GALL Jean-Baptiste'],
        [
          '2',
          '12/09/2011',
          '2011V3018',
          'PRIVILEGE DE PRETEUR DE DENIERS – Crédit Régional Exemple – principal 118.000 EUR – extrême effet 05/09/2032',
        ],
      ],
    )}<p style="margin-top:4mm">Il n’existe pas d’autre formalité. Nombre d’inscriptions en cours : 1.<br>Délivré à NIMES le 08/10/2026. Coût : 12 EUR.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-02',
      requested_from: '1976-01-01',
      owners: ['LE GALL Jean-Baptiste'],
      charges_registered: 1,
      parcels: ['EX 511'],
      lots: ['4', '17'],
    },
    absent: ['price', 'surface_carrez'],
  },
);

const LOTS = [
  ['1', 'RdC', 'Local commercial', '1 480'],
  ['2', 'RdC', 'Remise', '120'],
  ['3', '1er', 'Appartement quatre pièces', '2 310'],
  ['4', '2e', 'Appartement quatre pièces', '2 290'],
  ['5', '3e', 'Appartement trois pièces', '1 960'],
  ['6', '4e', 'Appartement deux pièces', '1 126'],
  ['7', '4e', 'Grenier', '714'],
] as const;
const shares = (base: number) =>
  LOTS.map(([lot, , , part]) => `${lot}:${part.replaceAll(' ', '')}/${base}`);
const rules = paperOf(
  'reglement-castelviel-albi',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm 16mm 36mm; h2 { font-size: 11pt; text-align: center } td, th { border: .2mm solid #000; padding: 1mm 1.5mm }`,
  [
    `<p>Étude de Me Paul-Henri GUIRAUD, notaire à ALBI</p><h1 style="font-size:15pt;text-align:center;margin-top:12mm">RÈGLEMENT DE COPROPRIÉTÉ</h1><p style="text-align:center">de l’immeuble « LE CASTELVIEL »<br>9 rue de la Rivière à ALBI</p>${paragraphs(['L’AN MIL NEUF CENT SOIXANTE-DIX-HUIT, le SEIZE JANVIER, par-devant Maître Paul-Henri GUIRAUD, notaire à ALBI, ont comparu Monsieur et Madame René CALVET, propriétaires, lesquels, voulant placer l’immeuble sous le régime de la loi du 10 juillet 1965 et du décret du 17 mars 1967, ont établi ce qui suit.', 'ARTICLE 1er. L’immeuble est situé à ALBI (81000), 9 rue de la Rivière. Il est cadastré section AM numéro 244 pour deux ares quatre-vingt-dix centiares. Il est élevé sur cave d’un rez-de-chaussée et de quatre étages.', 'ARTICLE 2. Le présent règlement est obligatoire pour tous les propriétaires et leurs ayants droit. Il a pour objet de fixer les droits et obligations des copropriétaires, de définir les parties communes et privatives, et d’organiser l’administration de l’immeuble.'])}`,
    `<h2>TITRE DEUXIÈME – ÉTAT DESCRIPTIF DE DIVISION</h2><p>L’immeuble est divisé en sept lots. La quote-part de chacun dans la propriété du sol et des parties communes est exprimée en dix millièmes (10 000èmes).</p>${table(['N° du lot', 'Étage', 'Nature du lot', 'Quote-part'], [...LOTS, ['', '', 'TOTAL', '10 000']])}<p style="margin-top:3mm">ARTICLE 9. Les parties communes comprennent la totalité du sol, les fondations, les gros murs, la toiture, le vestibule d’entrée, l’escalier et sa cage, les canalisations générales.</p>`,
    `<h2>TITRE TROISIÈME – USAGE ET CHARGES</h2><p>ARTICLE 14. Les appartements ne pourront être occupés que bourgeoisement ; l’exercice d’une profession libérale y est toutefois toléré. ARTICLE 15. Il est interdit d’étendre du linge aux fenêtres sur rue.</p><p>ARTICLE 21. Les charges générales sont réparties au prorata des quotes-parts. Les charges d’escalier ne sont pas dues par les lots 1 et 2.</p><p>ARTICLE 30. Les copropriétaires se réunissent en assemblée générale au moins une fois l’an. Le syndic est nommé pour trois ans au plus.</p><p>Publié au bureau des hypothèques d’ALBI le 27 février 1978, volume 3390, numéro 22.</p><p>Pour copie conforme.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1978-01-16',
      notary: either('Maître Paul-Henri GUIRAUD', 'Me Paul-Henri GUIRAUD', 'Maître GUIRAUD'),
      publication: either('volume 3390, numéro 22', '3390 n° 22'),
      building: 'LE CASTELVIEL',
      building_address: either('9 rue de la Rivière, 81000 ALBI', '9 rue de la Rivière à ALBI'),
      parcels: ['AM 244'],
      lot_shares: shares(10000),
    },
    absent: ['modifies', 'price', 'meeting_on', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-polygone-beziers',
  `font: 10.4pt/1.5 'P052', serif; padding: 18mm 22mm; h2 { font-size: 10.6pt; text-transform: uppercase } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>100882 02 – SR/AL</p><p style="text-align:center"><b>LE HUIT NOVEMBRE DEUX MILLE VINGT-DEUX</b></p><p>Maître Sandrine RAYNAL, notaire à BÉZIERS (34500), 7 place de la Citadelle, a reçu le présent acte contenant</p><p style="text-align:center"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><p>À la requête du syndicat des copropriétaires de l’ensemble immobilier « LES JARDINS DU POLYGONE », situé à BÉZIERS (34500), 16 avenue Saint-Saëns, cadastré section OV numéro 73, représenté par son syndic la société BITERROIS IMMOBILIER.</p><h2>Exposé</h2><p>L’ensemble immobilier a fait l’objet d’un état descriptif de division et règlement de copropriété reçu par Maître SERRES, notaire à BÉZIERS, le 6 mai 1981, publié le 24 juin 1981, volume 3012 numéro 9, et d’un premier modificatif reçu par le même notaire le 12 décembre 1996, publié le 20 janvier 1997, volume 97P numéro 418.</p><p>L’assemblée générale du 15 juin 2022 a décidé la division du lot 40.</p>`,
    `<h2>Division du lot 40</h2><p>Le lot numéro 40 (620/10 000) est supprimé et remplacé par les lots 95 et 96 :</p>${table(
      ['Lot', 'Bâtiment', 'Étage', 'Désignation', 'Tantièmes généraux'],
      [
        ['95', 'A', 'RdC', 'Cabinet médical', '410 / 10 000'],
        ['96', 'A', 'RdC', 'Studio', '210 / 10 000'],
      ],
    )}<h2>Publicité foncière</h2><p>Publié au service de la publicité foncière de BÉZIERS 1 le 1er décembre 2022, volume 2022P numéro 15330.</p><p>Les frais du présent acte sont à la charge du propriétaire du lot divisé. DONT ACTE.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2022-11-08',
      notary: either('Maître Sandrine RAYNAL', 'Maître RAYNAL'),
      modifies: either(['1981-05-06', '1996-12-12'], ['1981-05-06']),
      publication: either('volume 2022P numéro 15330', '2022P n° 15330'),
      building: 'LES JARDINS DU POLYGONE',
      building_address: '16 avenue Saint-Saëns, 34500 BÉZIERS',
      parcels: ['OV 73'],
      lot_shares: either(
        ['95:410/10000', '96:210/10000'],
        ['40:620/10000', '95:410/10000', '96:210/10000'],
      ),
    },
    absent: ['price', 'rnc', 'meeting_on'],
  },
);

export const ACTES_ET_REGLEMENTS = [sale, typed, certificate, register, rules, amendment];
