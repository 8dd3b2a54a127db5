// Deeds of a building kept by a big office: the rules with their table of lots, and an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const LOTS = [
  ['45', 'C', '1er', 'Appartement type T2, face palier', '142'],
  ['46', 'C', '1er', 'Appartement type T4, gauche', '236'],
  ['47', 'C', '2e', 'Appartement type T3, droite', '181'],
  ['48', 'C', '2e', 'Appartement type T2, face palier', '143'],
  ['87', 'Cour', 'RDC', 'Garage', '6'],
  ['88', 'Cour', 'RDC', 'Garage', '6'],
  ['89', 'Cour', 'RDC', 'Garage double', '11'],
] as const;

const rules = paperOf(
  'reglement-acte-roubaix',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 18mm 18mm 18mm 32mm; h2 { font-size: 11pt; text-align: center; margin: 5mm 0 2.5mm } p { text-align: justify } td, th { border: .2mm solid #000; padding: 1mm 1.6mm } th { font-weight: bold; text-align: center } .pg { position: absolute; bottom: 8mm; left: 0; right: 0; text-align: center; font-size: 9pt }`,
  [
    `<p style="text-align:left">Maître Gaston LEPOUTRE<br>Notaire à ROUBAIX<br>Rue de la Poste aux Chevaux</p><p style="text-align:center;margin:12mm 0"><b style="font-size:15pt">RÈGLEMENT DE COPROPRIÉTÉ</b><br>et<br><b>ÉTAT DESCRIPTIF DE DIVISION</b><br><br>Ensemble immobilier dénommé « LE CLOS DES FILATURES »<br>118 rue des Peignerons – ROUBAIX (59100)</p><p>L’AN MIL NEUF CENT SOIXANTE-DOUZE, le NEUF NOVEMBRE,</p>${paragraphs(['Par-devant Maître Gaston LEPOUTRE, notaire à la résidence de ROUBAIX (Nord), soussigné, A COMPARU : Monsieur Achille VANDEPUTTE, directeur de sociétés, agissant en qualité de gérant de la « Société Civile Immobilière DES PEIGNERONS », dont le siège est à ROUBAIX, et ayant tous pouvoirs à l’effet des présentes en vertu d’une délibération des associés du deux octobre mil neuf cent soixante-douze.', 'LEQUEL, préalablement au règlement de copropriété faisant l’objet des présentes, a exposé que la société comparante a fait édifier, sur un terrain lui appartenant, un ensemble immobilier composé de trois bâtiments désignés A, B et C, élevés sur caves d’un rez-de-chaussée et de cinq étages, ainsi que de garages en bande dans la cour.', 'Cet ensemble figure au cadastre de la commune de ROUBAIX sous la section BK, numéro 318, lieudit « 118 rue des Peignerons », pour une contenance de quarante et un ares vingt-six centiares.'])}<p class="pg">1</p>`,
    `<h2>TITRE PREMIER<br>ÉTAT DESCRIPTIF DE DIVISION</h2><p>L’ensemble immobilier est divisé en deux cent douze lots, numérotés de un à deux cent douze, désignés au tableau récapitulatif ci-après, dont il est donné l’extrait suivant. Les quotes-parts de la propriété du sol et des parties communes générales sont exprimées en dix millièmes (10 000èmes).</p>${table(
      [
        'Numéro du lot',
        'Bâtiment',
        'Étage',
        'Nature du lot',
        'Quote-part des parties communes (/10 000)',
      ],
      LOTS.map((row) => [...row]),
    )}<h2>TITRE II<br>PARTIES COMMUNES ET PARTIES PRIVATIVES</h2>${paragraphs(['Article 3. – Les parties communes sont celles qui ne sont pas affectées à l’usage exclusif d’un copropriétaire déterminé. Elles comprennent notamment : la totalité du sol bâti et non bâti, les fondations, les gros murs de façade et de refend, les planchers hors revêtement, la couverture, les vestibules, escaliers et paliers, les locaux des services communs, la chaufferie et ses accessoires.', 'Article 4. – Les parties privatives sont constituées par les locaux compris dans chaque lot avec leurs accessoires : revêtements de sol, cloisons intérieures non porteuses, enduits, menuiseries, installations sanitaires, appareillage électrique après compteur.'])}<p class="pg">2</p>`,
    `<h2>TITRE III<br>DESTINATION – USAGE – CHARGES</h2>${paragraphs(['Article 8. – L’ensemble est à usage principal d’habitation. L’exercice d’une profession libérale y est permis à condition de ne pas nuire à la tranquillité de l’immeuble. Aucun commerce ne pourra être exploité dans les étages.', 'Article 11. – Chacun des copropriétaires pourra disposer et user de ses locaux comme bon lui semblera, sous réserve des droits des autres et du présent règlement. Il est interdit d’étendre du linge aux fenêtres, d’entreposer des matières dangereuses dans les caves et de modifier l’aspect extérieur.', 'Article 17. – Les charges relatives à la conservation, à l’entretien et à l’administration des parties communes sont réparties entre tous les copropriétaires au prorata de leurs quotes-parts. Les charges entraînées par l’ascenseur et par le chauffage sont réparties en fonction de l’utilité que ces services présentent à l’égard de chaque lot.'])}<h2>TITRE IV<br>ADMINISTRATION DE L’IMMEUBLE</h2>${paragraphs(['Article 24. – Les copropriétaires sont groupés en un syndicat représentant légalement la collectivité. Ils se réunissent en assemblée générale chaque année, dans les six mois de la clôture des comptes, sur convocation du syndic.', 'DONT ACTE, fait et passé à ROUBAIX, en l’étude, les jour, mois et an susdits. Lecture faite, le comparant a signé avec le notaire.'])}<p>Publié au deuxième bureau des hypothèques de LILLE le quatorze décembre 1972, volume 6614, numéro 22.</p><p class="pg">3</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1972-11-09',
      notary: either('Maître Gaston LEPOUTRE', 'Maître LEPOUTRE'),
      publication: either('6614 n° 22', 'volume 6614, numéro 22', 'volume 6614 n° 22'),
      building: 'LE CLOS DES FILATURES',
      building_address: '118 rue des Peignerons, 59100 ROUBAIX',
      parcels: ['BK 318'],
      lot_shares: LOTS.map(([lot, , , , share]) => `${lot}:${share}/10000`),
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc', 'owner'],
  },
);

const amendment = paperOf(
  'modificatif-division-reims',
  `font: 10.6pt/1.5 'P052', serif; padding: 18mm 20mm 18mm 30mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } p { text-align: justify } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p style="text-align:left">103488 02<br>BGR/ML/</p><p style="text-align:left"><b>L’AN DEUX MILLE VINGT ET UN,<br>LE QUATORZE SEPTEMBRE</b><br>A REIMS (Marne), 22 cours Langlet-Royer, au siège de l’office notarial ci-après nommé,</p><p><b>Maître Bénédicte GRANDRUPT</b>, notaire associée de la société d’exercice libéral par actions simplifiée « GRANDRUPT, LECOMTE & ASSOCIÉS, NOTAIRES », titulaire d’un office notarial à REIMS, identifiée sous le numéro CRPCEN 51999,</p><p><b>A REÇU le présent acte contenant MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b> à la requête de :</p><p>Le SYNDICAT DES COPROPRIÉTAIRES de l’immeuble dénommé « RÉSIDENCE CLOVIS », situé à REIMS (51100), 9 boulevard des Vignerons, représenté par son syndic, la société CITALYS CHAMPAGNE, en vertu d’une délibération de l’assemblée générale du 18 mai 2021 dont le procès-verbal est annexé.</p><h2>EXPOSÉ</h2><p>L’immeuble, cadastré section HX numéro 91, a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître POINSENOT, notaire à REIMS, le 6 juin 1967, publié au premier bureau des hypothèques de REIMS le 3 juillet 1967, volume 2208, numéro 14.</p><p>Ledit acte a été modifié suivant acte reçu par Maître DORIGNY, notaire à REIMS, le 22 janvier 1988, publié le 1er mars 1988, volume 88P, numéro 1177.</p>`,
    `<h2>MODIFICATION DE L’ÉTAT DESCRIPTIF DE DIVISION</h2><p>Le lot numéro 12, consistant en un local commercial au rez-de-chaussée, est supprimé et divisé en deux lots nouveaux numérotés 41 et 42, savoir :</p>${table(
      ['Lot', 'Niveau', 'Désignation', 'Tantièmes généraux'],
      [
        ['41', 'RDC', 'Local à usage de bureau', '410 / 10 000'],
        ['42', 'RDC', 'Studio', '195 / 10 000'],
      ],
    )}<p style="margin-top:4mm">Le total des tantièmes demeure fixé à 10 000. La quote-part des autres lots est inchangée.</p><h2>MODIFICATION DU RÈGLEMENT</h2><p>L’article 9 est complété par la disposition suivante : « Le lot 42 est affecté à l’habitation. » Les autres dispositions du règlement, non contraires aux présentes, restent en vigueur.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière de REIMS 1 par les soins du notaire soussigné. Taxe et contribution de sécurité immobilière : pour mémoire.</p><h2>FRAIS – ÉLECTION DE DOMICILE</h2><p>Les frais des présentes sont supportés par le propriétaire du lot divisé. Pour l’exécution des présentes, domicile est élu en l’office notarial.</p><p>DONT ACTE sans renvoi, généré en l’office notarial et visualisé sur support électronique aux lieu, jour, mois et an indiqués en en-tête du présent acte. Et lecture faite, la partie a certifié exactes les déclarations la concernant avant d’apposer sa signature manuscrite sur tablette numérique.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2021-09-14',
      notary: either('Maître Bénédicte GRANDRUPT', 'Maître GRANDRUPT'),
      modifies: either(['1967-06-06', '1988-01-22'], ['1967-06-06']),
      building: 'RÉSIDENCE CLOVIS',
      building_address: '9 boulevard des Vignerons, 51100 REIMS',
      parcels: ['HX 91'],
      lot_shares: ['41:410/10000', '42:195/10000'],
    },
    // The volumes printed are those of the older deeds.
    absent: ['publication', 'price', 'rnc', 'owner'],
  },
);

export const ACTES_IMMEUBLE_EST = [rules, amendment];
