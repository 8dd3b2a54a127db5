// Deeds of the building: an old typed set of rules, a description of lots, an amendment of today.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const moulins = paperOf(
  'reglement-dactylographie-moulins',
  `font: 10pt/1.62 'Nimbus Mono PS', monospace; padding: 18mm 16mm 16mm 34mm; .c { text-align: center } p { margin-bottom: 3mm }`,
  [
    `<p>Me Antoine CHAMPFEU<br>Notaire<br>MOULINS (Allier)</p><p>12 Juillet 1967</p><p class="c">REGLEMENT DE COPROPRIETE<br>de l’Immeuble sis à MOULINS, 3 et 5 rue de Paris<br>dit &quot;LE PALUET&quot;<br>----------</p>${paragraphs(['L’AN MIL NEUF CENT SOIXANTE SEPT,<br>Le douze Juillet.', 'PAR DEVANT Maître Antoine CHAMPFEU, Notaire à MOULINS, soussigné,', 'A COMPARU :', 'Monsieur Gaston Eugène VIRLOGEUX, entrepreneur, demeurant à MOULINS, 22 cours Anatole France, agissant en qualité de gérant de la SOCIETE CIVILE IMMOBILIERE DU PALUET, dont le siège est à MOULINS, 22 cours Anatole France.', 'LEQUEL, préalablement au règlement de copropriété faisant l’objet des présentes, a exposé ce qui suit :', 'La Société est propriétaire d’un terrain sis à MOULINS, 3 et 5 rue de Paris, cadastré section AM n° 318 et n° 319 pour une contenance totale de neuf ares quarante centiares, sur lequel elle achève d’édifier un immeuble élevé sur caves de quatre étages, pour l’avoir acquis de Madame Veuve SEGAUD suivant acte reçu par le notaire soussigné le 3 Février 1965, transcrit au bureau des hypothèques de MOULINS le 1er Mars 1965, volume 4120, n° 17.'])}`,
    `<p class="c">PREMIERE PARTIE<br>ETAT DESCRIPTIF DE DIVISION</p><p>L’immeuble est divisé en trente et un lots. Les quotes-parts de parties communes sont exprimées en cinq millièmes.</p>${table(
      ['N°', 'Etage', 'Désignation', '5.000èmes'],
      [
        ['10', '2e', 'Appartement de 3 pièces, porte gauche', '298'],
        ['11', '2e', 'Appartement de 4 pièces, porte face', '344'],
        ['12', '3e', 'Appartement de 4 pièces, porte gauche', '322'],
        ['13', '3e', 'Appartement de 3 pièces, porte droite', '291'],
        ['27', 'S/sol', 'Cave', '9'],
      ],
    )}<p class="c" style="margin-top:5mm">DEUXIEME PARTIE<br>PARTIES COMMUNES - PARTIES PRIVATIVES</p>${paragraphs(['ARTICLE 4.- Les parties communes comprennent notamment : la totalité du sol, les fondations, les gros murs, la couverture, les escaliers, le vestibule d’entrée, les conduites générales.', 'ARTICLE 7.- Chacun des copropriétaires aura le droit de jouir comme bon lui semblera des parties privatives, à la condition de ne pas nuire aux droits des autres. L’immeuble est à usage bourgeois d’habitation ; le rez-de-chaussée pourra recevoir des commerces non bruyants.', 'ARTICLE 15.- Les charges générales sont réparties au prorata des quotes-parts ci-dessus. Les charges d’escalier le sont entre les seuls lots desservis.', 'ARTICLE 22.- Le syndic est nommé par l’assemblée générale pour trois ans au plus. Il est tenu une assemblée chaque année dans les trois premiers mois.', 'DONT ACTE sur onze pages. Fait et passé en l’étude, les jour, mois et an susdits.', 'Publié au bureau des hypothèques de MOULINS le 8 Août 1967, volume 4466, n° 23.'])}`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1967-07-12',
      notary: either('Maître Antoine CHAMPFEU', 'Me Antoine CHAMPFEU', 'Maître CHAMPFEU'),
      publication: either('4466 n° 23', 'volume 4466, n° 23'),
      building: 'LE PALUET',
      building_address: either('3 et 5 rue de Paris, MOULINS', '3 et 5 rue de Paris'),
      parcels: ['AM 318', 'AM 319'],
      lot_shares: ['10:298/5000', '11:344/5000', '12:322/5000', '13:291/5000', '27:9/5000'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on', 'sellers'],
  },
);

const perigueux = paperOf(
  'edd-lots-perigueux',
  `font: 9.6pt/1.45 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 30mm; h2 { font-size: 10.6pt; text-align: center; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; padding: .8mm 1.4mm } th { font-weight: bold; text-align: center } .pg { position: absolute; bottom: 8mm; right: 18mm; font-size: 8pt }`,
  [
    `<p>203117602<br>EL/MD/</p><p style="text-align:center"><b>ÉTAT DESCRIPTIF DE DIVISION<br>de l’immeuble sis à PÉRIGUEUX (24000), 9 rue Limogeanne</b></p><p><b>L’AN DEUX MILLE VINGT-TROIS, LE VINGT-SIX SEPTEMBRE</b><br>À PÉRIGUEUX (Dordogne), 18 place Francheville, au siège de l’office notarial,</p><p><b>Maître Éloïse LABROUSSE</b>, notaire membre de la société d’exercice libéral à responsabilité limitée « LABROUSSE ET ASSOCIÉS », titulaire d’un office notarial à PÉRIGUEUX,</p><p>A REÇU le présent acte contenant état descriptif de division à la requête de :</p><p>La société dénommée <b>FONCIÈRE DU PUY SAINT-FRONT</b>, société par actions simplifiée au capital de 10 000,00 €, dont le siège est à BORDEAUX (33000), 41 cours d’Alsace-et-Lorraine, identifiée au SIREN sous le numéro 900 009 174, représentée par Monsieur Édouard de TERMES, son président.</p><h2>DÉSIGNATION DE L’IMMEUBLE</h2><p>Un immeuble en pierre élevé sur cave d’un rez-de-chaussée et de trois étages, figurant au cadastre section BK, numéro 204, lieudit « 9 rue Limogeanne », pour une surface de 00 ha 01 a 87 ca.</p><h2>DIVISION</h2><p>L’immeuble est divisé en HUIT (8) lots. La quote-part des parties communes générales attachée à chacun est exprimée en millièmes.</p><p class="pg">Page 1</p>`,
    `<h2>TABLEAU RÉCAPITULATIF DE L’ÉTAT DESCRIPTIF DE DIVISION</h2><p>établi conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955</p>${table(
      ['N° des lots', 'Bâtiment', 'Escalier', 'Niveau', 'Nature', 'Quote-part PCG / 1000'],
      [
        ['1', 'unique', '–', 'RdC', 'Local commercial', '262'],
        ['2', 'unique', 'A', '1er', 'Appartement T2', '158'],
        ['3', 'unique', 'A', '1er', 'Studio', '84'],
        ['4', 'unique', 'A', '2e', 'Appartement T3', '236'],
        ['5', 'unique', 'A', '3e', 'Appartement T3 mansardé', '221'],
        ['6', 'unique', '–', 'Cave', 'Cave', '14'],
        ['7', 'unique', '–', 'Cave', 'Cave', '12'],
        ['8', 'unique', '–', 'Cave', 'Cave', '13'],
        ['', '', '', '', 'TOTAL', '1000'],
      ],
    )}<h2>PLANS</h2><p>Sont demeurés annexés les plans dressés par le cabinet Périgord Géomètres, géomètres-experts, le 4 juillet 2023.</p><h2>RÈGLEMENT</h2><p>Le règlement de copropriété fera l’objet d’un acte séparé avant la première mutation.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière de PÉRIGUEUX 1.</p><p>DONT ACTE sur deux pages.</p><p class="pg">Page 2</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      deed_on: '2023-09-26',
      notary: either('Maître Éloïse LABROUSSE', 'Maître LABROUSSE'),
      building_address: '9 rue Limogeanne, 24000 PÉRIGUEUX',
      parcels: ['BK 204'],
      lot_shares: [
        '1:262/1000',
        '2:158/1000',
        '3:84/1000',
        '4:236/1000',
        '5:221/1000',
        '6:14/1000',
        '7:12/1000',
        '8:13/1000',
      ],
    },
    absent: ['publication', 'modifies', 'price', 'rnc'],
  },
);

const mende = paperOf(
  'modificatif-reunion-mende',
  `font: 10.4pt/1.5 'P052', serif; padding: 18mm 20mm 16mm 32mm; h2 { font-size: 10.8pt; margin: 4mm 0 1mm } td, th { border: .2mm solid #000; text-align: center; padding: 1mm }`,
  [
    `<p>SCP BOISSONNADE-VALETTE, notaires associés<br>2 place Urbain V – 48000 MENDE</p><p style="text-align:center;margin-top:8mm"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION<br>ET AU RÈGLEMENT DE COPROPRIÉTÉ<br>RÉSIDENCE « LE CHAPITRE »</b></p><p>L’AN DEUX MILLE DIX-NEUF, le quatorze février,</p><p>Maître Rémi VALETTE, notaire associé à MENDE, soussigné, a reçu en la forme authentique le présent acte à la requête de Madame Marie-Claude PAGÈS, agissant en qualité de syndic de la résidence « LE CHAPITRE », située à MENDE (48000), 2 allée Paul Doumer, cadastrée section AS n° 77, en vertu d’une délibération de l’assemblée générale du 9 novembre 2018.</p><h2>EXPOSÉ</h2><p>L’état descriptif de division et règlement de copropriété a été établi suivant acte reçu par Maître Louis BOISSONNADE, notaire à MENDE, le 20 juin 1974, publié au bureau des hypothèques de MENDE le 11 juillet 1974, volume 2871 n° 5. Il a été modifié suivant acte reçu par le même notaire le 6 mai 1981, publié le 2 juin 1981, volume 3340 n° 12.</p><h2>MODIFICATION</h2><p>Les lots 8 et 9, appartenant à la même personne, sont réunis pour former un lot nouveau, portant le numéro 25 ; les lots 8 et 9 sont supprimés.</p>${table(
      ['Lot', 'Étage', 'Nature', 'Millièmes'],
      [['25', '2e', 'Appartement de cinq pièces (réunion des lots 8 et 9)', '198 / 1000']],
    )}<h2>PUBLICITÉ</h2><p>Le présent acte a été publié au service de la publicité foncière de MENDE le 5 mars 2019, sous les références 2019P n° 641.</p><p>DONT ACTE, fait et passé à MENDE, en l’étude.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2019-02-14',
      notary: either('Maître Rémi VALETTE', 'Maître VALETTE'),
      modifies: either(['1974-06-20', '1981-05-06'], ['1974-06-20']),
      publication: either('2019P n° 641', '2019P 641'),
      building: 'LE CHAPITRE',
      building_address: '2 allée Paul Doumer, 48000 MENDE',
      parcels: ['AS 77'],
      lot_shares: ['25:198/1000'],
    },
    absent: ['price', 'rnc', 'meeting_on', 'surface_carrez'],
  },
);

export const REGLEMENTS = [moulins, perigueux, mende];
