// Rules of buildings and how they are cut into lots: a modern deed in boxes, a division alone, an amendment.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { boxed } from './communs.ts';

const boxCss = `.box { margin: 3mm 0 } .boxt { border: .4mm solid #000; text-align: center; font-weight: bold; padding: 1.2mm; margin-bottom: 2mm } p { text-align: justify } td, th { border: .2mm solid #000; padding: .8mm 1.5mm }`;

const rules = paperOf(
  'reglement-encadre-les-herbiers',
  `font: 10.2pt/1.4 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 28mm; ${boxCss}`,
  [
    `<p>100 774 02<br>AC/VB/</p><p><b>L’AN DEUX MILLE DOUZE,<br>Le SEPT FÉVRIER,</b></p><p>À LES HERBIERS (Vendée), 15 avenue de l’Océan,<br><b>Maître Arnaud CHAIGNEAU, notaire associé</b> de la SELARL « Chaigneau, Brossard et associés »,</p><p>A REÇU le présent acte contenant :</p>${boxed('ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ', '<p>À la requête de la société dénommée « BOCAGE PROMOTION », société à responsabilité limitée au capital de 50 000 €, dont le siège est à LES HERBIERS (85500), 9 rue du Bignon, représentée par son gérant Monsieur Freddy RAUTUREAU.</p>')}${boxed('DÉSIGNATION DE L’ENSEMBLE IMMOBILIER', '<p>Un ensemble immobilier dénommé « LE CLOS DES ALOUETTES », situé à LES HERBIERS (85500), 27 rue de l’Église, comprenant deux bâtiments A et B élevés d’un étage sur rez-de-chaussée.</p><p>Cadastré section AM numéro 312 pour 00 ha 18 a 44 ca, et section AM numéro 315 pour 00 ha 02 a 10 ca.</p>')}`,
    `${boxed(
      'TABLEAU RÉCAPITULATIF DE L’ÉTAT DESCRIPTIF DE DIVISION',
      table(
        [
          'Lot',
          'Bâtiment',
          'Étage',
          'Nature',
          'Quote-part du sol et des parties communes générales',
        ],
        [
          ['1', 'A', 'RDC', 'Appartement T2', '402/10000'],
          ['2', 'A', 'RDC', 'Appartement T3', '518/10000'],
          ['3', 'A', '1er', 'Appartement T3', '534/10000'],
          ['21', 'ext.', '–', 'Stationnement', '22/10000'],
          ['22', 'ext.', '–', 'Stationnement', '22/10000'],
        ],
      ),
    )}<p>(seuls sont reproduits les lots de l’extrait demandé ; le total est de 10 000/10 000èmes pour 44 lots)</p>${boxed('PARTIES COMMUNES – PARTIES PRIVATIVES', '<p>Sont communes les parties affectées à l’usage ou à l’utilité de tous les copropriétaires : sol, gros œuvre, toitures, réseaux, espaces verts. Sont privatives les parties affectées à l’usage exclusif du propriétaire d’un lot.</p>')}${boxed('DESTINATION', '<p>L’immeuble est à usage exclusif d’habitation. L’exercice d’une profession libérale est autorisé au rez-de-chaussée.</p>')}${boxed('CHARGES', '<p>Les charges générales sont réparties au prorata des quotes-parts de copropriété. Les charges d’eau sont réparties selon les compteurs individuels.</p>')}`,
    `${boxed('ADMINISTRATION', '<p>L’assemblée générale se réunit au moins une fois par an. Le syndic provisoire est BOCAGE GESTION, jusqu’à la première assemblée.</p>')}${boxed('PUBLICITÉ FONCIÈRE', '<p>Le présent acte a été publié au bureau des hypothèques de LA ROCHE-SUR-YON 2 le 2 mars 2012, volume 2012P numéro 1406.</p>')}<p>DONT ACTE sur trois pages. Fait et passé aux lieu, jour, mois et an susdits.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '2012-02-07',
      notary: either('Maître Arnaud CHAIGNEAU', 'Maître CHAIGNEAU'),
      building: 'LE CLOS DES ALOUETTES',
      building_address: '27 rue de l’Église, 85500 LES HERBIERS',
      parcels: ['AM 312', 'AM 315'],
      publication: either('2012P n° 1406', 'volume 2012P numéro 1406'),
      lot_shares: ['1:402/10000', '2:518/10000', '3:534/10000', '21:22/10000', '22:22/10000'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const division = paperOf(
  'reglement-division-saint-paul',
  `font: 10pt/1.45 'DejaVu Serif Condensed', serif; padding: 18mm 20mm; td, th { border: .2mm solid #555; padding: 1mm } h2 { font-size: 10.5pt; text-decoration: underline; margin-top: 4mm }`,
  [
    `<p>Office notarial de SAINT-PAUL (La Réunion)<br>Me Ketty BOYER-VIDOT, notaire</p><h1 style="font-size:14pt;text-align:center;margin:8mm 0">ÉTAT DESCRIPTIF DE DIVISION EN VOLUMES ET EN LOTS</h1><p>Acte du 19 octobre 2023, reçu par Maître Ketty BOYER-VIDOT, notaire à SAINT-PAUL.</p><p>Requérants : les consorts MAILLOT, savoir Monsieur Expédit MAILLOT, Madame Suzie MAILLOT épouse CADET et Monsieur Gilbert MAILLOT, propriétaires indivis.</p><h2>Immeuble</h2><p>Une maison d’habitation élevée d’un étage, sise à SAINT-PAUL (97460), 112 chaussée Royale, cadastrée section CT numéro 88, contenance 6 a 12 ca.</p><h2>Division</h2><p>Afin de sortir de l’indivision, les requérants divisent l’immeuble en trois lots, dont les quotes-parts sont exprimées en millièmes :</p>${table(
      ['Numéro', 'Situation', 'Désignation', 'Millièmes'],
      [
        ['1', 'Rez-de-chaussée', 'Logement de trois pièces, varangue', '420 / 1000'],
        ['2', 'Étage', 'Logement de quatre pièces', '485 / 1000'],
        ['3', 'Fond de cour', 'Garage et boutique', '95 / 1000'],
      ],
    )}<p style="margin-top:4mm">Total : mille millièmes. Un règlement de copropriété sera établi par acte séparé.</p><h2>Publication</h2><p>Publié au service de la publicité foncière de SAINT-PIERRE DE LA RÉUNION le 24/11/2023, volume 2023P n° 9117.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      deed_on: '2023-10-19',
      notary: either('Maître Ketty BOYER-VIDOT', 'Me Ketty BOYER-VIDOT', 'Maître BOYER-VIDOT'),
      building_address: '112 chaussée Royale, 97460 SAINT-PAUL',
      parcels: ['CT 88'],
      publication: either('2023P n° 9117', 'volume 2023P n° 9117'),
      lot_shares: ['1:420/1000', '2:485/1000', '3:95/1000'],
    },
    absent: ['modifies', 'price', 'rnc', 'sellers', 'meeting_on'],
  },
);

const amendment = paperOf(
  'modificatif-encadre-beaune',
  `font: 10.4pt/1.45 'C059', serif; padding: 18mm 20mm 18mm 30mm; ${boxCss}`,
  [
    `<p>SCP GAUTHEY – LARUE<br>Notaires associés<br>5 avenue de la République, 21200 BEAUNE</p>${boxed('MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION<br>ET AU RÈGLEMENT DE COPROPRIÉTÉ', '')}<p>L’an deux mille vingt-quatre, le vingt-huit juin, Maître Bénédicte LARUE, notaire à BEAUNE, a reçu le présent acte à la requête du syndicat des copropriétaires de la résidence LES HALLES, 14 rue d’Alsace, 21200 BEAUNE, représenté par son syndic BOURGOGNE SYNDIC BEAUNE, et de Madame Inês DA SILVA FERREIRA.</p>${boxed('EXPOSÉ', '<p>Le règlement de copropriété a été établi suivant acte reçu par Maître Henri GAUTHEY le 5 décembre 1974, publié au bureau des hypothèques de BEAUNE le 20 janvier 1975, volume 3012 numéro 17. Il a été modifié suivant acte reçu par le même notaire le 9 avril 1991, publié le 30 mai 1991, volume 91P numéro 1188.</p>')}`,
    `${boxed(
      'RÉUNION ET SUPPRESSION DE LOTS',
      '<p>Les lots 43 et 101 sont supprimés et réunis pour former le lot nouveau numéro 140.</p>' +
        table(
          ['Lot', 'Nature', 'Tantièmes généraux'],
          [
            ['43 (supprimé)', 'Appartement', '–'],
            ['101 (supprimé)', 'Cave', '–'],
            ['140 (créé)', 'Appartement avec cave', '487 / 10000'],
          ],
        ),
    )}${boxed('ASSEMBLÉE GÉNÉRALE', '<p>Ces modifications ont été autorisées par l’assemblée générale du 14 mars 2024, dont le procès-verbal est demeuré annexé.</p>')}${boxed('FORMALITÉS', '<p>Le présent acte sera publié au service de la publicité foncière de DIJON 1.</p>')}<p>DONT ACTE.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2024-06-28',
      notary: either('Maître Bénédicte LARUE', 'Maître LARUE'),
      building: 'LES HALLES',
      building_address: '14 rue d’Alsace, 21200 BEAUNE',
      modifies: ['1974-12-05', '1991-04-09'],
      lot_shares: ['140:487/10000'],
    },
    absent: ['publication', 'price', 'rnc', 'parcels'],
  },
);

export const REGLEMENTS = [rules, division, amendment];
