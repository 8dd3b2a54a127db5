// Deeds of buildings: rules typed in 1958, a division in lots of 2011, an amendment of 2021.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const typed = paperOf(
  'reglement-dactylographie-nancy',
  `font: 10.2pt/1.5 'Nimbus Mono PS', monospace; padding: 16mm 16mm 14mm 34mm; p { margin-bottom: 3mm } .c { text-align: center } .pg { position: absolute; top: 8mm; right: 16mm }`,
  [
    `<p class="pg">1er rôle</p><p>ETUDE DE Me JULES HUMBERT<br>Notaire<br>11, rue Héré - NANCY</p><p class="c">- REGLEMENT DE COPROPRIETE -<br>de l'immeuble "LE STANISLAS"<br>=====================</p><p>L'AN MIL NEUF CENT CINQUANTE-HUIT<br>Le DOUZE SEPTEMBRE,</p><p>Par-devant Me Jules HUMBERT, notaire à NANCY (Meurthe-et-Moselle), soussigné,</p><p>A COMPARU :</p><p>Monsieur Georges Albert MARCHAL, entrepreneur de travaux publics, demeurant à NANCY, 4 cours Léopold,<br>Agissant au nom et comme Président-Directeur Général de la Société anonyme dite "SOCIETE IMMOBILIERE EXELMANS", au capital de 12.000.000 de francs, dont le siège est à NANCY,</p><p>Lequel, ès-qualités, a préalablement au règlement de copropriété faisant l'objet des présentes exposé ce qui suit :</p><p>La société est propriétaire d'un terrain sis à NANCY, 17 rue du Maréchal Exelmans, figurant au cadastre rénové de ladite ville sous le numéro 86 de la section BK, pour une contenance de vingt-neuf ares quatre centiares, sur lequel elle fait édifier un groupe de trois bâtiments A, B et C à usage d'habitation.</p><p>Ce terrain lui appartient pour l'avoir acquis des époux THIRION suivant acte reçu par Me HUMBERT le 3 mars 1956, transcrit au bureau des hypothèques de NANCY le 28 mars 1956, volume 2214, n° 17.</p>`,
    `<p class="pg">2e rôle</p><p class="c">TITRE PREMIER - DIVISION DE L'IMMEUBLE</p><p>Les parties communes sont celles dont la propriété appartient indivisément à tous les copropriétaires : sol, cours, fondations, gros murs, charpente et couverture, souches de cheminées, vestibules, escaliers, loge du concierge, locaux à bicyclettes, canalisations d'eau, de gaz et d'électricité jusqu'aux branchements particuliers.</p><p>Les parties privées comprennent les appartements, chambres, garages et caves avec leurs planchers, cloisons, portes, fenêtres et persiennes.</p><p>L'immeuble est divisé en DEUX CENT SOIXANTE lots. Les quotes-parts sont exprimées en CENT MILLIEMES :</p><p>LOT N° 117 : bâtiment B, 3e étage gauche, un appartement de trois pièces, cuisine, salle d'eau, et les 1.402/100.000<br>LOT N° 118 : bâtiment B, 3e étage droite, un appartement de quatre pièces, cuisine, salle de bains, loggia, et les 1.758/100.000<br>LOT N° 203 : en rez-de-cour, un garage, et les 61/100.000<br>LOT N° 241 : au sous-sol, une cave portant le n° 41, et les 27/100.000</p><p class="c">TITRE II - USAGE DES PARTIES PRIVEES ET COMMUNES</p><p>Article 8. - Les appartements ne pourront être occupés que bourgeoisement. L'exercice des professions libérales y est toutefois admis. Il est interdit de battre des tapis après dix heures du matin et d'étendre du linge aux fenêtres.</p><p>Article 9. - Aucune enseigne, aucun écriteau ne pourra être apposé en façade sans l'autorisation du syndic.</p>`,
    `<p class="pg">3e et dernier rôle</p><p class="c">TITRE III - CHARGES COMMUNES</p><p>Article 14. - Les charges communes générales sont supportées par les copropriétaires au prorata de leurs quotes-parts. Les frais d'escalier sont répartis entre les seuls lots du bâtiment desservi. Le chauffage est réparti suivant la surface de chauffe des radiateurs.</p><p class="c">TITRE IV - ADMINISTRATION</p><p>Article 19. - Les copropriétaires forment un syndicat dont l'organe est l'assemblée générale et l'agent exécutif un syndic, nommé pour trois ans. L'assemblée se tient chaque année dans le courant du premier trimestre.</p><p>Article 22. - En cas de vente d'un lot, le vendeur reste tenu des charges exigibles au jour de la mutation.</p><p>DONT ACTE, sur trois rôles.<br>Fait et passé à NANCY, en l'étude, les jour, mois et an susdits.<br>Et lecture faite, le comparant a signé avec le notaire.</p><p>Suivent les signatures.</p><p>Enregistré à NANCY A.C., le 19 septembre 1958, folio 44, case 311. Reçu : deux mille six cents francs.</p><p>Transcrit au bureau des hypothèques de NANCY le 6 octobre 1958, volume 2698, numéro 31.</p><p>POUR EXPEDITION<br>contenant un mot rayé nul</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1958-09-12',
      notary: either('Me Jules HUMBERT', 'Maître Jules HUMBERT', 'Me HUMBERT'),
      publication: either('2698 n° 31', 'volume 2698, numéro 31'),
      building: 'LE STANISLAS',
      building_address: either(
        '17 rue du Maréchal Exelmans, NANCY',
        '17 rue du Maréchal Exelmans',
        'NANCY, 17 rue du Maréchal Exelmans',
      ),
      parcels: ['BK 86'],
      lot_shares: ['117:1402/100000', '118:1758/100000', '203:61/100000', '241:27/100000'],
    },
    absent: ['modifies', 'price', 'meeting_on', 'rnc', 'buyers'],
  },
);

const LOTS: readonly (readonly [string, string, string, string, string])[] = [
  ['1', 'A', 'RDC', 'Local commercial avec réserve', '1 842'],
  ['2', 'A', '1er', 'Appartement T3 n° A11', '1 106'],
  ['3', 'A', '1er', 'Appartement T2 n° A12', '784'],
  ['4', 'A', '2e', 'Appartement T4 duplex n° A21', '1 530'],
  ['5', 'A', '2e', 'Appartement T2 n° A22', '801'],
  ['6', 'B', 'RDC', 'Appartement T2 avec jardin n° B01', '862'],
  ['7', 'B', '1er', 'Appartement T3 n° B11', '1 142'],
  ['8', 'B', '2e', 'Appartement T3 n° B21', '1 168'],
  ['9', '–', 'Sous-sol', 'Emplacement de stationnement', '110'],
  ['10', '–', 'Sous-sol', 'Emplacement de stationnement', '110'],
  ['11', '–', 'Sous-sol', 'Emplacement double', '205'],
  ['12', '–', 'Sous-sol', 'Emplacement de stationnement', '110'],
  ['13', '–', 'Sous-sol', 'Emplacement de stationnement', '110'],
  ['14', '–', 'Sous-sol', 'Cave', '40'],
  ['15', '–', 'Sous-sol', 'Cave', '40'],
  ['16', '–', 'Sous-sol', 'Cave', '40'],
];

const division = paperOf(
  'reglement-edd-besancon',
  `font: 9.6pt/1.42 'P052', serif; padding: 16mm 20mm 14mm 30mm; h2 { font-size: 10pt; text-align: center; margin: 4mm 0 2mm; text-decoration: underline } td, th { border: .2mm solid #000; padding: .6mm 1.3mm; font-size: 8.6pt } th { font-weight: bold } td:last-child { text-align: right }`,
  [
    `<p>100 604 118<br>FG/AM/CD</p><p style="text-align:right"><b>L’AN DEUX MILLE ONZE,<br>Le VINGT-NEUF AVRIL</b></p><p>À BESANÇON (Doubs), 8 rue de la République, en l’office notarial ci-après dénommé,</p><p><b>Maître François GROSPERRIN</b>, notaire associé de la société civile professionnelle « François GROSPERRIN et Anne MAIROT, notaires associés », titulaire d’un office notarial à BESANÇON, soussigné,</p><p>A REÇU le présent acte contenant</p><p style="text-align:center"><b>ÉTAT DESCRIPTIF DE DIVISION</b></p><p>À LA REQUÊTE DE : la société dénommée <b>VAUBAN PROMOTION</b>, société à responsabilité limitée au capital de 100.000 €, dont le siège est à BESANÇON (25000), 2 rue Mégevand, identifiée au SIREN sous le numéro 900515602, représentée par son gérant, Monsieur Philippe JACQUEMARD.</p><h2>DÉSIGNATION DE L’ENSEMBLE IMMOBILIER</h2><p>Un ensemble immobilier dénommé « LE CLOS VAUBAN », situé à BESANÇON (25000), 19 rue des Granges, composé de deux bâtiments A et B sur sous-sol commun, édifié en vertu d’un permis de construire délivré le 7 octobre 2009 sous le numéro PC 025 056 09 B 0412.</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [
        ['AH', '211', '19 rue des Granges', '00 ha 06 a 82 ca'],
        ['AH', '213', 'Rue des Granges', '00 ha 01 a 15 ca'],
      ],
    )}<h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître Anne MAIROT, notaire à BESANÇON, le 18 décembre 2008, publié au 1er bureau des hypothèques de BESANÇON le 12 février 2009, volume 2009P, numéro 1187.</p><h2>PLANS</h2><p>Demeureront ci-annexés les plans dressés par M. PRALON, géomètre-expert à BESANÇON.</p>`,
    `<h2>TABLEAU RÉCAPITULATIF (article 71 du décret n° 55-1350 du 14 octobre 1955)</h2><p>L’ensemble est divisé en seize lots, numérotés de 1 à 16. La quote-part des parties communes générales attachée à chaque lot est exprimée en dix millièmes.</p>${table(
      ['Lot', 'Bât.', 'Étage', 'Nature du lot', 'Quote-part /10 000'],
      [...LOTS, ['', '', '', '<b>TOTAL</b>', '<b>10 000</b>']],
    )}<h2>CHARGES SPÉCIALES</h2><p>Un règlement de copropriété fixant la destination des lots et la répartition des charges est établi par acte séparé de ce jour.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Une expédition du présent acte sera publiée au 1er bureau des hypothèques de BESANÇON. Pour les besoins de la publicité foncière, tous pouvoirs sont donnés à tout clerc de l’office. Le requérant évalue l’immeuble à 2.950.000 €, pour la contribution de sécurité.</p><p>DONT ACTE sur quatre pages. Fait et passé aux lieu, jour, mois et an ci-dessus indiqués. Après lecture faite, la partie a signé avec le notaire soussigné.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      deed_on: '2011-04-29',
      notary: either('Maître François GROSPERRIN', 'Maître GROSPERRIN'),
      building: 'LE CLOS VAUBAN',
      building_address: either(
        '19 rue des Granges, 25000 BESANÇON',
        'BESANÇON (25000), 19 rue des Granges',
      ),
      parcels: ['AH 211', 'AH 213'],
      lot_shares: LOTS.map(([lot, , , , part]) => `${lot}:${part.replace(' ', '')}/10000`),
    },
    // The volume printed is that of the land's purchase.
    absent: ['publication', 'modifies', 'price', 'meeting_on', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-notaire-lyon',
  `font: 10.2pt/1.45 'Nimbus Roman', serif; padding: 17mm 20mm 14mm 36mm; h2 { font-size: 10.4pt; margin: 4mm 0 1.5mm; text-align: center } td, th { border: .2mm solid #000; padding: 1mm 1.5mm; text-align: center; font-size: 9pt } th { font-weight: bold }`,
  [
    `<p>102337411<br>JBR/LM/</p><p><b>L’AN DEUX MILLE VINGT ET UN,<br>LE SEPT OCTOBRE</b></p><p>À LYON 6<sup>e</sup> arrondissement (Rhône), 52 avenue Foch, au siège de l’Office Notarial,</p><p><b>Maître Jean-Baptiste ROLLIN</b>, Notaire associé de la société d’exercice libéral à responsabilité limitée « ROLLIN-VACHERON », titulaire d’un Office Notarial à LYON,</p><p>A REÇU LE PRÉSENT <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b> à la requête de :</p><p>1°) Le syndicat des copropriétaires de l’ensemble immobilier « LE CLOS SAINT-IRÉNÉE », situé à LYON (69005), 14 et 16 rue des Macchabées, représenté par son syndic la Régie BOUVARD & PEYSSON, en vertu d’une délibération de l’assemblée générale du 3 juin 2021 dont un extrait certifié conforme est demeuré annexé ;</p><p>2°) Monsieur Quang Minh PHAM, propriétaire du lot numéro 31.</p><h2>EXPOSÉ</h2><p>L’ensemble immobilier a fait l’objet d’un état descriptif de division et règlement de copropriété reçu par Maître VACHERON, notaire à LYON, le 21 janvier 1966, publié au troisième bureau des hypothèques de LYON le 2 mars 1966, volume 4471, numéro 8 ; et d’un premier modificatif reçu par Maître DELORME, notaire à LYON, le 15 novembre 1984, publié audit bureau le 11 janvier 1985, volume 6120, numéro 3.</p><p>Il est cadastré section AP numéro 44, pour 00 ha 31 a 07 ca.</p>`,
    `<h2>MODIFICATION</h2><p>Monsieur PHAM souhaite diviser le lot 31, appartement de six pièces au quatrième étage du bâtiment B, en deux lots distincts portant les numéros 65 et 66. Le lot 31 est supprimé. Les parties communes ne sont pas modifiées, et la somme des tantièmes demeure fixée à 10 000.</p>${table(
      [
        'Lot',
        'Bât.',
        'Étage',
        'Nature',
        'Anciens tantièmes généraux',
        'Nouveaux tantièmes généraux',
        'Observations',
      ],
      [
        ['31', 'B', '4e', 'Appartement 6 pièces', '452 / 10 000', '–', 'supprimé'],
        ['65', 'B', '4e', 'Appartement 4 pièces', '–', '298 / 10 000', 'issu du lot 31'],
        ['66', 'B', '4e', 'Appartement 2 pièces', '–', '154 / 10 000', 'issu du lot 31'],
      ],
    )}<h2>AUTRES DISPOSITIONS</h2>${paragraphs(['L’article 12 du règlement est complété ainsi : « La location meublée de courte durée à une clientèle de passage est soumise à déclaration préalable au syndic. » Les autres clauses du règlement demeurent en vigueur.', 'Les frais des présentes sont supportés par Monsieur PHAM. Le syndic devra reporter la nouvelle répartition dans ses comptes à compter du 1er janvier 2022.'])}<h2>PUBLICITÉ FONCIÈRE</h2><p>Une copie authentique des présentes a été publiée au service de la publicité foncière de LYON 5 le 18 novembre 2021, volume 2021P, numéro 14320.</p><p>DONT ACTE sans renvoi. Généré en l’office et visualisé sur support électronique aux lieu, jour, mois, an indiqués en en-tête du présent acte. Et lecture faite, les parties ont certifié exactes les déclarations les concernant avant d’apposer leur signature manuscrite sur tablette numérique.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2021-10-07',
      notary: either('Maître Jean-Baptiste ROLLIN', 'Maître ROLLIN'),
      modifies: either(['1966-01-21', '1984-11-15'], ['1966-01-21']),
      publication: either('2021P n° 14320', 'volume 2021P, numéro 14320'),
      building: 'LE CLOS SAINT-IRÉNÉE',
      building_address: '14 et 16 rue des Macchabées, 69005 LYON',
      parcels: ['AP 44'],
      lot_shares: either(
        ['65:298/10000', '66:154/10000'],
        ['31:452/10000', '65:298/10000', '66:154/10000'],
      ),
    },
    absent: ['price', 'rnc', 'buyers'],
  },
);

export const REGLEMENTS = [typed, division, amendment];
