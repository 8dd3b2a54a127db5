// Rules of co-ownership: an old typed deed, a recent one, and an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const old = paperOf(
  'reglement-dactylographie-nantes',
  `font: 10.2pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 16mm 16mm 32mm; p { margin-bottom: 2.4mm; text-align: justify } .c { text-align: center } .pg { position: absolute; top: 8mm; right: 14mm }`,
  [
    `<span class="pg">- 1 -</span><p>Me Jacques de SESMAISONS-ROUXEAU<br>Notaire<br>11, rue Crébillon<br>NANTES</p><p class="c"><b>REGLEMENT DE COPROPRIETE<br>et<br>ETAT DESCRIPTIF DE DIVISION</b><br>-:-:-:-:-:-</p><p>L'AN MIL NEUF CENT SOIXANTE-HUIT,<br>le dix-sept juin,</p><p>Par-devant Maître Jacques de SESMAISONS-ROUXEAU, notaire à NANTES, soussigné,</p><p>A COMPARU :</p><p>Monsieur Emile Auguste BACONNAIS, entrepreneur, demeurant à NANTES, 4, place Mellinet, agissant en qualité de gérant de la Société Civile Immobilière "LES JARDINS DE PROCE", au capital de 200.000 Francs, dont le siège est à NANTES, 22, rue Racine ;</p><p>LEQUEL a établi ainsi qu'il suit, conformément à la loi numéro 65-557 du 10 Juillet 1965 et au décret du 17 Mars 1967, le règlement de copropriété et l'état descriptif de division d'un ensemble immobilier en cours d'édification à NANTES (Loire-Atlantique), 33, boulevard des Anglais, dénommé "LES JARDINS DE PROCE".</p><p class="c"><u>DESIGNATION DE L'ENSEMBLE IMMOBILIER</u></p><p>Un terrain sis à NANTES, figurant au cadastre rénové de ladite ville sous le numéro 288 de la section LO, pour une contenance de quarante-deux ares dix centiares, sur lequel seront édifiés deux bâtiments, A et B, élevés chacun sur sous-sol de cinq étages.</p>`,
    `<span class="pg">- 2 -</span><p class="c"><u>ETAT DESCRIPTIF DE DIVISION</u></p><p>L'ensemble immobilier est divisé en deux cent six lots, numérotés de 1 à 206, dont la désignation suit. Les quotes-parts sont exprimées en dix millièmes (10.000èmes) des parties communes générales.</p>${table(
      ['Lot', 'Bât.', 'Et.', 'Nature', '10.000èmes'],
      [
        ['41', 'B', '2e', 'Appartement quatre pièces', '418'],
        ['42', 'B', '2e', 'Appartement trois pièces', '388'],
        ['43', 'B', '3e', 'Appartement trois pièces', '391'],
        ['117', 'B', 's/sol', 'Cave', '8'],
        ['118', 'B', 's/sol', 'Cave', '9'],
      ],
    )}<p style="margin-top:3mm">(Extrait délivré pour les lots ci-dessus, le surplus du tableau figurant à l'expédition.)</p><p class="c"><u>CHAPITRE I - PARTIES COMMUNES ET PARTIES PRIVATIVES</u></p><p>Article premier.- Les parties communes comprennent la totalité du sol, les fondations, les gros murs, les couvertures, les vestibules, escaliers et paliers, les canalisations générales et l'ascenseur de chaque bâtiment.</p><p>Article 2.- Les parties privatives sont celles qui sont réservées à l'usage exclusif de chaque copropriétaire : revêtements de sols, cloisons, portes palières, installations sanitaires.</p><p class="c"><u>CHAPITRE II - DESTINATION ET USAGE</u></p><p>Article 3.- L'immeuble est destiné à l'habitation bourgeoise. L'exercice des professions libérales y est toléré, à l'exclusion de tout commerce.</p>`,
    `<span class="pg">- 3 -</span><p class="c"><u>CHAPITRE III - CHARGES</u></p><p>Article 9.- Les charges générales sont réparties au prorata des quotes-parts de parties communes. Les charges d'ascenseur sont réparties par bâtiment, en fonction de l'étage.</p><p>Article 10.- Le syndic peut exiger une avance permanente de trésorerie.</p><p class="c"><u>CHAPITRE IV - ADMINISTRATION</u></p><p>Article 14.- Les copropriétaires se réunissent en assemblée générale au moins une fois l'an sur convocation du syndic. Jusqu'à la première assemblée, le Cabinet BIGEARD, 8, rue Boileau à NANTES, exercera les fonctions de syndic provisoire.</p><p class="c"><u>PUBLICITE FONCIERE</u></p><p>Le présent acte sera publié au premier bureau des hypothèques de NANTES.</p><p>DONT ACTE sur treize pages.<br>Fait et passé à NANTES, en l'étude.<br>Après lecture, le comparant a signé avec le notaire.</p><p>Suit la mention :<br>"Publié au premier bureau des Hypothèques de NANTES le 9 juillet 1968, volume 6214, numéro 31. Reçu : cinquante francs. Le Conservateur, (signé) illisible."</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1968-06-17',
      notary: either('Maître Jacques de SESMAISONS-ROUXEAU', 'Me Jacques de SESMAISONS-ROUXEAU'),
      publication: either('6214 n° 31', 'volume 6214, numéro 31'),
      building: 'LES JARDINS DE PROCE',
      building_address: either(
        '33, boulevard des Anglais, NANTES',
        'NANTES (Loire-Atlantique), 33, boulevard des Anglais',
        '33, boulevard des Anglais',
      ),
      parcels: ['LO 288'],
      lot_shares: ['41:418/10000', '42:388/10000', '43:391/10000', '117:8/10000', '118:9/10000'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const LOTS: readonly (readonly [string, string, string, number])[] = [
  ['1', 'RDC', 'Local à usage de bureau', 1420],
  ['2', 'RDC', 'Appartement T2', 866],
  ['3', '1er étage', 'Appartement T4 avec balcon', 1614],
  ['4', '1er étage', 'Appartement T2', 902],
  ['5', '2ème étage', 'Appartement T5 en duplex', 2310],
  ['6', '2ème étage', 'Appartement T3', 1294],
  ['7', 'Combles', 'Appartement T3', 1248],
  ['8', 'Cour', 'Garage', 173],
  ['9', 'Cour', 'Garage', 173],
];
const recent = paperOf(
  'reglement-immeuble-ancien-poitiers',
  `font: 10pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 34mm; h2 { font-size: 10.6pt; text-align: center; margin: 4mm 0 2mm } td, th { border: .2mm solid #333; padding: .6mm 1.5mm } th { font-weight: bold } td:last-child { text-align: right } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt } p { text-align: justify; margin-bottom: 1.8mm }`,
  [
    `<p>103284702<br>ALT/MB/</p><p><b>L’AN DEUX MILLE VINGT-TROIS,<br>LE DOUZE SEPTEMBRE,</b><br>À POITIERS (Vienne), 2 place Alphonse-Lepetit, au siège de l’Office Notarial ci-après nommé,</p><p><b>Maître Anne-Laure TEXIER-GODARD</b>, Notaire associée de la société d’exercice libéral « CLAIN NOTAIRES », titulaire d’un Office Notarial à POITIERS, identifié sous le numéro CRPCEN 86099,</p><p><b>A REÇU le présent acte contenant :<br>ÉTAT DESCRIPTIF DE DIVISION ET RÈGLEMENT DE COPROPRIÉTÉ</b></p><p>À LA REQUÊTE DE : La société dénommée <b>HÔTEL FUMÉ PATRIMOINE</b>, société à responsabilité limitée au capital de 1 000,00 €, dont le siège est à BIARD (86580), 14 rue des Augustins, identifiée au SIREN sous le numéro 922 417 660 et immatriculée au RCS de POITIERS.</p><h2>DÉSIGNATION DE L’IMMEUBLE</h2><p>À POITIERS (VIENNE) 86000, 26 rue de la Cathédrale, un immeuble ancien élevé de deux étages sur rez-de-chaussée, combles aménagés, cour, figurant ainsi au cadastre :</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [
        ['BH', '412', '26 RUE DE LA CATHEDRALE', '00 ha 03 a 87 ca'],
        ['BH', '414', 'RUE SAINT PIERRE LE PUELLIER', '00 ha 00 a 22 ca'],
      ],
    )}<h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître Olivier BRUNETEAU, notaire à CHÂTELLERAULT, le 3 mars 2022, publié au service de la publicité foncière de POITIERS 1 le 28 mars 2022, volume 2022P, numéro 3377.</p><h2>OBJET</h2><p>Le présent règlement a notamment pour but d’établir l’état descriptif de division, de déterminer les parties communes et privatives, de fixer les droits et obligations des copropriétaires et d’organiser l’administration de l’immeuble, conformément à la loi du 10 juillet 1965 et au décret du 17 mars 1967.</p><span class="pg">1</span>`,
    `<h2>TABLEAU RÉCAPITULATIF DE L’ÉTAT DESCRIPTIF DE DIVISION</h2><p>Établi conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955. Les quotes-parts sont exprimées en 10000èmes.</p>${table(['Lot', 'Niveau', 'Nature', 'Quote-part / 10000'], [...LOTS.map(([number, level, nature, part]) => [number, level, nature, part]), ['TOTAL', '', '', '10000']])}<h2>DESTINATION</h2><p>L’immeuble est à usage d’habitation et de bureaux. La location meublée de courte durée est interdite dans les lots d’habitation autres que la résidence principale du loueur.</p><h2>SYNDIC PROVISOIRE</h2><p>La société POITOU COPROPRIÉTÉS, 18 rue Carnot à POITIERS, est désignée en qualité de syndic provisoire jusqu’à la première assemblée générale.</p><h2>IMMATRICULATION</h2><p>Le notaire soussigné procède à l’immatriculation initiale du syndicat au registre national, en application de l’article L. 711-4 du CCH.</p><h2>PUBLICITÉ FONCIÈRE – FRAIS</h2><p>L’acte sera publié au service de la publicité foncière de POITIERS 1. Les frais sont supportés par le requérant.</p><p><b>DONT ACTE</b> sans renvoi, généré et visualisé sur support électronique en l’office, les jour, mois et an indiqués en tête.</p><span class="pg">2</span>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '2023-09-12',
      notary: 'Maître Anne-Laure TEXIER-GODARD',
      building_address: either(
        '26 rue de la Cathédrale, 86000 POITIERS',
        'POITIERS (VIENNE) 86000, 26 rue de la Cathédrale',
      ),
      parcels: ['BH 412', 'BH 414'],
      lot_shares: LOTS.map(([number, , , part]) => `${number}:${part}/10000`),
    },
    // The volume printed is that of the purchase before.
    absent: ['publication', 'modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const amendment = paperOf(
  'reglement-modificatif-scission-quimper',
  `font: 10.4pt/1.5 'C059', serif; padding: 18mm 20mm 16mm 32mm; h2 { font-size: 10.6pt; margin: 3mm 0 1.5mm; text-decoration: underline } td, th { border: .2mm solid #555; padding: .7mm 1.5mm } .pg { position: absolute; bottom: 7mm; right: 20mm; font-size: 8pt }`,
  [
    `<p><b>OFFICE NOTARIAL DU STEÏR – Mes LE FLOC’H, BOURHIS et KERNÉIS</b><br>5 boulevard Dupleix, 29000 QUIMPER</p><p style="text-align:center"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION<br>ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p>${paragraphs(['L’an deux mille vingt et un, le quatre novembre, Maître Goulven BOURHIS, notaire à QUIMPER, a reçu le présent acte à la requête du syndicat des copropriétaires de l’immeuble « LES TERRASSES DE L’ODET », sis à QUIMPER (29000), 18 rue du Frout, représenté par son syndic, la société ODETYS COPRO, en vertu d’une décision de l’assemblée générale du 17 juin 2021, et de Monsieur Corentin MEVEL, propriétaire du lot numéro 20.'])}<h2>EXPOSÉ</h2>${paragraphs(['L’immeuble a fait l’objet d’un état descriptif de division avec règlement de copropriété établi suivant acte reçu par Maître Alain KERNÉIS, notaire à QUIMPER, le 29 avril 1982, publié au bureau des hypothèques de QUIMPER 1 le 2 juin 1982, volume 3118, numéro 14.', 'Monsieur MEVEL souhaite diviser le lot 20 en deux lots d’habitation distincts.'])}<h2>MODIFICATION</h2>${paragraphs(['Le lot numéro 20 est supprimé et remplacé par les lots 71 et 72 ci-après désignés :'])}${table(
      ['Lot', 'Désignation', 'Quote-part des parties communes'],
      [
        ['71', 'Appartement d’une pièce principale, premier étage', '184 / 10000'],
        ['72', 'Appartement de deux pièces principales, premier étage', '306 / 10000'],
      ],
    )}<p style="margin-top:2mm">Le total des quotes-parts demeure de dix mille dix millièmes.</p><span class="pg">1/2</span>`,
    `<h2>RÈGLEMENT DE COPROPRIÉTÉ</h2>${paragraphs(['L’article 7 est complété : « Les charges d’entretien du palier du premier étage desservant les lots 71 et 72 incombent à leurs seuls propriétaires, par moitié. » Toutes les autres stipulations du règlement de 1982, non modifiées, conservent leur plein effet.'])}<h2>PUBLICITÉ</h2>${paragraphs(['Le présent acte a été publié au service de la publicité foncière de QUIMPER 1 le 30 novembre 2021, volume 2021P, numéro 12046.', 'Les frais sont à la charge de Monsieur MEVEL. Une copie authentique sera remise au syndic.', 'Fait et passé à QUIMPER, en l’étude, les jour, mois et an susdits.'])}<span class="pg">2/2</span>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2021-11-04',
      notary: 'Maître Goulven BOURHIS',
      modifies: ['1982-04-29'],
      publication: either('2021P n° 12046', 'volume 2021P, numéro 12046'),
      building: 'LES TERRASSES DE L’ODET',
      building_address: either(
        '18 rue du Frout, 29000 QUIMPER',
        'QUIMPER (29000), 18 rue du Frout',
      ),
      lot_shares: ['71:184/10000', '72:306/10000'],
    },
    absent: ['price', 'rnc', 'parcels'],
  },
);

export const REGLEMENTS_COPROPRIETE = [old, recent, amendment];
