// Acts about the building: rules with a wide table of lots, a description of division alone, an amendment.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const RCP_LOTS = [
  ['1', 'Rez-de-ch.', 'Local commercial', '1 210', '0'],
  ['2', '1er', 'Appartement T3', '1 485', '148'],
  ['3', '2e', 'Appartement T3', '1 560', '231'],
  ['4', '3e', 'Appartement T4 avec terrasse', '2 015', '402'],
  ['5', 'Sous-sol', 'Cave', '35', '0'],
] as const;
const rules = paperOf(
  'reglement-cavaillon',
  `font: 10pt/1.45 'Nimbus Roman', serif; padding: 17mm 18mm 15mm 32mm; h2 { font-size: 10.6pt; text-align: center; margin: 3mm 0 } .t td, .t th { border: .2mm solid #000; padding: .8mm 1.2mm; font-size: 9pt } .n { position: absolute; bottom: 6mm; left: 50%; font-size: 8pt }`,
  [
    `<p>GROUPE NOTARIAL DURANCE-LUBERON<br>S.E.L.A.S. titulaire d’offices à CAVAILLON, APT et PERTUIS<br>Dossier 2024-0871 / FM / RCP</p><h2 style="margin-top:14mm;font-size:14pt">RÈGLEMENT DE COPROPRIÉTÉ<br>ÉTAT DESCRIPTIF DE DIVISION</h2><p style="text-align:center">« LE COURS BOURNISSAC »</p><p><b>L’AN DEUX MILLE VINGT-QUATRE, le DIX-NEUF SEPTEMBRE</b></p><p>Maître Fanny MONTFAJON-ISNARD, notaire au sein de la société susdénommée, dont le siège est à CAVAILLON (84300), 66 avenue Gabriel Péri,</p><p>A reçu en la forme authentique le présent acte à la requête de la société dénommée <b>LUBERON RÉNOVATION</b>, société par actions simplifiée au capital de 20 000 €, dont le siège est à L’ISLE-SUR-LA-SORGUE (84800), 4 quai Jean Jaurès, immatriculée au RCS d’AVIGNON sous le numéro 900 718 226, représentée par son président, M. Hervé CHABRAN.</p><p>Laquelle a exposé être propriétaire d’un immeuble qu’elle entend placer sous le régime de la loi n° 65-557 du 10 juillet 1965.</p><p class="n">1</p>`,
    `<h2>TITRE I – DÉSIGNATION DE L’IMMEUBLE</h2><p>Un immeuble élevé de trois étages sur rez-de-chaussée, situé à CAVAILLON (84300), 118 cours Bournissac, cadastré section CK numéro 214 lieudit « 118 cours Bournissac » pour 03 a 12 ca et section CK numéro 215 pour 00 a 41 ca.</p><h2>TITRE II – ÉTAT DESCRIPTIF DE DIVISION</h2><p>L’immeuble est divisé en cinq lots. Le tableau récapitulatif ci-après est établi conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955.</p>${table(['Lot', 'Niveau', 'Nature', 'Quote-part des parties communes générales (/6 305)', 'Charges d’escalier (/781)'], RCP_LOTS, 't')}<p style="margin-top:3mm">Total : 6 305 / 6 305 – escalier 781 / 781.</p><h2>TITRE III – PARTIES COMMUNES ET PRIVATIVES</h2><p>Sont communes les parties affectées à l’usage ou à l’utilité de tous les copropriétaires ou de plusieurs d’entre eux, notamment le sol, le gros œuvre, la toiture, les canalisations. Les parties privatives sont la propriété exclusive de chaque copropriétaire.</p><p class="n">2</p>`,
    `<h2>TITRE IV – DESTINATION DE L’IMMEUBLE</h2><p>L’immeuble est à usage mixte d’habitation et de commerce. La location meublée de courte durée est soumise à déclaration préalable au syndic ; elle est interdite dans les lots autres que ceux à usage d’habitation.</p><h2>TITRE V – RÉPARTITION DES CHARGES</h2><p>Les charges générales se répartissent au prorata des quotes-parts. Les charges d’escalier se répartissent selon la dernière colonne du tableau.</p><h2>TITRE VI – SYNDIC PROVISOIRE</h2><p>En attendant la première assemblée générale, ORBIS HABITAT SYNDIC AVIGNON, 40 bis cours Jean Jaurès, 84000 AVIGNON, exercera les fonctions de syndic provisoire.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière d’AVIGNON 1 dans les conditions et délais prévus par la loi.</p><p>DONT ACTE sur vingt-huit pages.</p><p class="n">28</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '2024-09-19',
      notary: either('Maître Fanny MONTFAJON-ISNARD', 'Maître MONTFAJON-ISNARD'),
      building: 'LE COURS BOURNISSAC',
      building_address: either(
        '118 cours Bournissac, 84300 CAVAILLON',
        'CAVAILLON (84300), 118 cours Bournissac',
      ),
      parcels: ['CK 214', 'CK 215'],
      lot_shares: ['1:1210/6305', '2:1485/6305', '3:1560/6305', '4:2015/6305', '5:35/6305'],
    },
    absent: ['publication', 'modifies', 'price', 'meeting_on', 'rnc', 'buyers'],
  },
);

const division = paperOf(
  'edd-colonnes-millau',
  `font: 9.4pt/1.45 'Nimbus Mono PS', monospace; padding: 18mm 16mm; .t td { border-bottom: .2mm dashed #000; padding: .6mm 1mm }`,
  [
    `<p>Etude de Me Justin CARRIERE-BOYER, notaire a MILLAU (Aveyron)</p><p style="text-align:center"><b>ETAT DESCRIPTIF DE DIVISION</b></p><p>L’AN MIL NEUF CENT SOIXANTE-HUIT et le VINGT-SIX JANVIER, par-devant Me Justin CARRIERE-BOYER, a comparu M. Elie Auguste VEZINHET, négociant en peaux, lequel a requis le notaire d’établir l’état descriptif de division d’un immeuble lui appartenant à MILLAU (12100), 19 boulevard de la Capelle, cadastré section AN n° 388, en vue de sa vente par lots.</p><p>L’immeuble comprend quatre lots désignés ci-après, avec indication de la quote-part de chacun dans la propriété du sol, exprimée en MILLIÈMES (1 000/1 000) :</p>${table(
      [],
      [
        ['LOT UN', 'Rez-de-chaussée, magasin et arrière-boutique', '310/1000'],
        ['LOT DEUX', 'Premier étage, appartement de cinq pièces', '360/1000'],
        ['LOT TROIS', 'Second étage, appartement de quatre pièces', '270/1000'],
        ['LOT QUATRE', 'Combles, grenier', '60/1000'],
      ],
      't',
    )}<p style="margin-top:4mm">Les parties communes, savoir le sol, les murs, la toiture, l’escalier, demeureront indivises entre les propriétaires des lots dans ces proportions. Il n’est pas établi de règlement de copropriété ; les charges seront supportées au prorata des millièmes.</p><p>Les présentes ont été publiées au bureau des hypothèques de MILLAU le 2 avril 1968, volume 2114, numéro 17.</p><p>DONT ACTE. Fait et passé à Millau, en l’étude.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      deed_on: '1968-01-26',
      notary: either(
        'Me Justin CARRIERE-BOYER',
        'Maître Justin CARRIERE-BOYER',
        'Me CARRIERE-BOYER',
      ),
      building_address: either(
        '19 boulevard de la Capelle, 12100 MILLAU',
        'MILLAU (12100), 19 boulevard de la Capelle',
      ),
      parcels: ['AN 388'],
      publication: either('2114 n° 17', 'volume 2114, numéro 17'),
      lot_shares: ['1:310/1000', '2:360/1000', '3:270/1000', '4:60/1000'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const amendment = paperOf(
  'modificatif-bandes-ajaccio',
  `font: 9.8pt/1.45 'C059', serif; padding: 16mm 18mm; h2 { background: #333; color: #fff; font-size: 10pt; padding: 1mm 3mm; margin: 4mm 0 2mm } .t td, .t th { border: .2mm solid #333; font-size: 8.8pt; padding: .8mm }`,
  [
    `<p>OFFICE NOTARIAL DU GOLFE – Maîtres LECA, TOMASINI & ASSOCIÉS<br>1 boulevard du Roi Jérôme, 20000 AJACCIO – CRPCEN 20999</p><h1 style="font-size:14pt;text-align:center;margin:6mm 0">MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</h1><p>Acte reçu le <b>trois octobre deux mille vingt-cinq (03/10/2025)</b> par Maître Marie-Ange TOMASINI, notaire à AJACCIO, à la requête du syndicat des copropriétaires de l’immeuble A STELLA DI MARE, représenté par son syndic, le Cabinet Paoli-Santucci.</p><h2>IMMEUBLE CONCERNÉ</h2><p>AJACCIO (20000), route des Sanguinaires, lieu-dit Barbicaja, cadastré section CM n° 77.</p><h2>ACTES ANTÉRIEURS MODIFIÉS</h2><p>1°) État descriptif de division et règlement de copropriété reçus par Me CAMPINCHI, notaire à AJACCIO, le 15 février 1979, publiés au bureau des hypothèques d’AJACCIO le 9 mars 1979, volume 2288 n° 4 ;<br>2°) Modificatif reçu par Me LECA le 22 juin 2004, publié le 30 juillet 2004, volume 2004P n° 3310.</p>`,
    `<h2>DÉCISION</h2><p>L’assemblée générale du 6 septembre 2025, en sa résolution 12, a décidé à la majorité requise la réunion des lots 18 et 19 et la création du lot 60.</p><h2>TABLEAU DES LOTS</h2>${table(
      ['Lot', 'Bât.', 'Étage', 'Désignation', 'Tantièmes (/5 000)'],
      [
        ['18', '1', '2e', 'Supprimé', '–'],
        ['19', '1', '2e', 'Supprimé', '–'],
        ['60', '1', '2e', 'Appartement de cinq pièces avec loggia', '421 / 5 000'],
      ],
      't',
    )}<p style="margin-top:4mm">Le total des tantièmes demeure fixé à 5 000.</p><h2>PUBLICITÉ FONCIÈRE – FRAIS</h2><p>Une copie authentique sera publiée au service de la publicité foncière d’AJACCIO. Les frais sont à la charge de Mme ORSONI et de M. CASANOVA.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2025-10-03',
      notary: either('Maître Marie-Ange TOMASINI', 'Maître TOMASINI'),
      modifies: ['1979-02-15', '2004-06-22'],
      building: 'A STELLA DI MARE',
      building_address: either(
        'route des Sanguinaires, lieu-dit Barbicaja, 20000 AJACCIO',
        'AJACCIO (20000), route des Sanguinaires, lieu-dit Barbicaja',
        'route des Sanguinaires, 20000 AJACCIO',
      ),
      parcels: ['CM 77'],
      lot_shares: ['60:421/5000'],
    },
    absent: ['publication', 'price', 'rnc', 'sellers'],
  },
);

export const ACTES_REGLEMENTS = [rules, division, amendment];
