// What founds a co-ownership and what changes it: the rules with their division, an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const rules = paperOf(
  'reglement-copropriete-vannes',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm 16mm 36mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; padding: .8mm 1.5mm; font-size: 9.6pt } .n { position: absolute; top: 9mm; left: 0; right: 0; text-align: center; font-size: 9pt }`,
  [
    `<p>Me Hervé LE QUINTREC<br>Notaire<br>56000 VANNES</p><p style="text-align:center;margin:14mm 0"><b>RÈGLEMENT DE COPROPRIÉTÉ<br>ÉTAT DESCRIPTIF DE DIVISION<br><br>« LES HAUTS DE CONLEAU »<br>12 rue du Vincin – VANNES</b></p><p>L’AN MIL NEUF CENT SOIXANTE-DIX-NEUF,<br>Le DIX-SEPT OCTOBRE,</p>${paragraphs(['Par-devant Maître Hervé LE QUINTREC, notaire à VANNES (Morbihan), soussigné,', 'A COMPARU : Monsieur Alain GUILLEMOT, promoteur, demeurant à VANNES, agissant en qualité de gérant de la société civile immobilière de construction-vente dénommée « CONLEAU-VINCIN », dont le siège est à VANNES, 2 rue Thiers.', 'LEQUEL, préalablement au règlement de copropriété faisant l’objet des présentes, a exposé ce qui suit : la société comparante est propriétaire d’un terrain situé à VANNES (56000), 12 rue du Vincin, figurant au cadastre rénové de ladite commune section BX numéro 214, lieudit « Le Vincin », pour une contenance de trente-huit ares quarante centiares (38 a 40 ca), sur lequel elle édifie un ensemble immobilier composé de deux bâtiments, A et B.', 'Le présent règlement est établi conformément aux dispositions de la loi n° 65-557 du 10 juillet 1965 et du décret n° 67-223 du 17 mars 1967. Il oblige tous les copropriétaires et leurs ayants cause.'])}`,
    `<p class="n">– 2 –</p><h2>PREMIÈRE PARTIE – ÉTAT DESCRIPTIF DE DIVISION</h2><p>L’ensemble immobilier est divisé en CENT VINGT-QUATRE (124) lots, numérotés de 1 à 124. La quote-part des parties communes affectée à chaque lot est exprimée en dix millièmes (10.000èmes). Le tableau récapitulatif ci-dessous, établi conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955, en est extrait.</p>${table(
      ['N° du lot', 'Bâtiment', 'Escalier', 'Étage', 'Nature du lot', 'Quote-part /10.000'],
      [
        ['12', 'B', '1', '1er', 'Appartement F2', '204'],
        ['13', 'B', '1', '2e', 'Appartement F3', '283'],
        ['14', 'B', '1', '2e', 'Appartement F4', '312'],
        ['57', 'B', '1', 'S/sol', 'Cave', '6'],
        ['58', 'B', '1', 'S/sol', 'Cave', '6'],
        ['83', '–', '–', 'Ext.', 'Parking', '15'],
      ],
    )}<h2>DEUXIÈME PARTIE – RÈGLEMENT DE COPROPRIÉTÉ</h2><p><b>Article 1 – Parties communes.</b> Sont communes les parties du bâtiment et du terrain affectées à l’usage ou à l’utilité de tous les copropriétaires ou de plusieurs d’entre eux, et notamment : la totalité du sol, les fondations, le gros œuvre, les façades, la toiture, les vestibules, couloirs et escaliers, les canalisations d’usage commun.</p><p><b>Article 2 – Parties privatives.</b> Sont privatives les parties comprises dans chaque lot et réservées à l’usage exclusif de son propriétaire : revêtements de sol, cloisons intérieures, menuiseries, installations sanitaires et de chauffage individuel.</p>`,
    `<p class="n">– 3 –</p><p><b>Article 3 – Destination.</b> L’immeuble est destiné à l’usage principal d’habitation. L’exercice d’une profession libérale y est autorisé sous réserve de ne causer aucune gêne aux autres occupants.</p><p><b>Article 4 – Usage des parties privatives.</b> Chaque copropriétaire dispose des parties privatives comprises dans son lot et en jouit librement, à condition de ne porter atteinte ni aux droits des autres copropriétaires ni à la destination de l’immeuble. Il est interdit d’étendre du linge aux fenêtres et de modifier la couleur des volets.</p><p><b>Article 5 – Charges générales.</b> Elles comprennent les impôts, les primes d’assurance, les honoraires du syndic, l’entretien et la réparation des parties communes. Elles sont réparties au prorata des quotes-parts de parties communes.</p><p><b>Article 6 – Charges d’ascenseur.</b> Elles sont réparties entre les seuls lots du bâtiment B en millièmes spéciaux tenant compte de l’étage.</p><p><b>Article 7 – Syndic et assemblées.</b> Les copropriétaires sont constitués en un syndicat doté de la personnalité civile. Ils se réunissent en assemblée générale au moins une fois par an. Le syndic est l’agent officiel du syndicat.</p><p><b>Article 8 – Avance.</b> Il est constitué une avance permanente de trésorerie.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Une expédition des présentes sera publiée au bureau des hypothèques de VANNES.</p><p>DONT ACTE, fait et passé à VANNES, en l’étude. Et, lecture faite, le comparant a signé avec le notaire.</p><p style="border:.3mm solid #000;padding:2mm">Publié et enregistré au bureau des hypothèques de VANNES, le 20 novembre 1979, volume 4418, numéro 27.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1979-10-17',
      notary: either('Maître Hervé LE QUINTREC', 'Me Hervé LE QUINTREC', 'Maître LE QUINTREC'),
      publication: either('4418 n° 27', 'volume 4418, numéro 27'),
      building: 'LES HAUTS DE CONLEAU',
      building_address: '12 rue du Vincin, 56000 VANNES',
      parcels: ['BX 214'],
      lot_shares: [
        '12:204/10000',
        '13:283/10000',
        '14:312/10000',
        '57:6/10000',
        '58:6/10000',
        '83:15/10000',
      ],
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-division-annecy',
  `font: 10.6pt/1.5 'C059', serif; padding: 18mm 22mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>20140817<br>PB/NR</p><p><b>L’AN DEUX MILLE QUATORZE,<br>LE NEUF SEPTEMBRE</b></p><p>À ANNECY (Haute-Savoie), 3 rue Vaugelas, au siège de l’Office notarial,</p><p>Maître Philippe BOCQUET, notaire associé à ANNECY, soussigné,</p><p>A reçu le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><h2>REQUÉRANT</h2><p>Le syndicat des copropriétaires de l’immeuble dénommé « LE CLOS DES AULNES », situé à ANNECY (74000), 5 et 7 avenue de Brogny, représenté par son syndic en exercice, spécialement habilité par délibération de l’assemblée générale du 22 mai 2014, dont une copie certifiée conforme est demeurée annexée.</p><h2>EXPOSÉ</h2><p>L’immeuble, cadastré section AV numéro 88, a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître Louis DUNAND, notaire à ANNECY, le 30 juin 1970, publié au bureau des hypothèques d’ANNECY le 24 août 1970, volume 2977 numéro 15.</p><p>Cet acte a été modifié une première fois aux termes d’un acte reçu par le même notaire le 3 mars 1982, publié audit bureau le 16 avril 1982, volume 5206 numéro 3.</p><p>L’assemblée générale a décidé la création d’un lot de parties communes en vue de sa cession, savoir l’ancienne loge du gardien.</p>`,
    `<h2>CRÉATION DE LOT</h2><p>En conséquence, il est créé le lot numéro deux cent quinze (215) ci-après désigné : au rez-de-chaussée du bâtiment 7, une réserve, et les quatre-vingt-seize / cent millièmes (96/100000èmes) des parties communes générales.</p>${table(
      ['Lot', 'Bât.', 'Étage', 'Nature', 'Quote-part des parties communes'],
      [['215', '7', 'RdC', 'Réserve', '96 / 100000']],
    )}<p style="margin-top:4mm">Les quotes-parts des autres lots, précédemment exprimées en 99904èmes, sont désormais exprimées en 100000èmes sans changement de leur numérateur. Le surplus du règlement demeure inchangé.</p><h2>CHARGES</h2><p>Le lot créé participera aux charges générales à compter du premier jour du trimestre suivant sa cession.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière d’ANNECY par les soins du notaire soussigné. Pour la perception de la contribution de sécurité immobilière, il est précisé que l’acte est sans valeur vénale.</p><p>DONT ACTE sur deux pages. Fait et passé aux lieu, jour, mois et an ci-dessus indiqués. Après lecture, le représentant du syndicat a signé avec le notaire.</p><p style="border:.3mm solid #000;padding:2mm;margin-top:6mm">Service de la publicité foncière d’ANNECY – Publié et enregistré le 02/10/2014 – Volume 2014 P n° 12406 – Droits : 125 EUR – Contribution : 15 EUR</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2014-09-09',
      notary: either('Maître Philippe BOCQUET', 'Maître BOCQUET'),
      modifies: either(['1970-06-30', '1982-03-03'], ['1970-06-30']),
      publication: either('2014P n° 12406', '2014 P n° 12406', 'Volume 2014 P n° 12406'),
      building: 'LE CLOS DES AULNES',
      building_address: '5 et 7 avenue de Brogny, 74000 ANNECY',
      parcels: ['AV 88'],
      lot_shares: ['215:96/100000'],
    },
    absent: ['price', 'rnc'],
  },
);

export const ACTES_DE_L_IMMEUBLE = [rules, amendment];
