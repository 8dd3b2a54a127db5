// The rules of a building with its division into lots, and a deed that splits one of them.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const SHARES = [
  ['25', 'B', '3e', 'Appartement de trois pièces, cuisine, séchoir', '171'],
  ['26', 'B', '3e', 'Appartement de deux pièces, cuisine', '111'],
  ['27', 'B', '3e', 'Appartement de quatre pièces, cuisine, loggia', '187'],
  ['28', 'B', '4e', 'Appartement de trois pièces, cuisine, séchoir', '171'],
  ['93', 'B', 'S/sol', 'Cave', '2'],
  ['94', 'B', 'S/sol', 'Cave', '2'],
  ['157', '–', 'S/sol', 'Garage', '9'],
  ['158', '–', 'S/sol', 'Garage', '9'],
] as const;

const rules = paperOf(
  'reglement-grenoble-notaire',
  `font: 10pt/1.52 'Nimbus Mono PS', monospace; padding: 16mm 15mm 16mm 30mm; h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } p { text-align: justify; margin-bottom: 2mm } td, th { border: .2mm solid #000; padding: .5mm 1.2mm; font-size: 9pt }`,
  [
    `<p>ÉTUDE DE Me PIERRE CHABERT-MOREL<br>NOTAIRE À GRENOBLE (ISÈRE)<br>2, place Grenette</p><p style="text-align:center;margin:8mm 0"><b>RÈGLEMENT DE COPROPRIÉTÉ<br>-:-:-:-<br>ÉTAT DESCRIPTIF DE DIVISION</b></p><p>L'AN MIL NEUF CENT SOIXANTE-HUIT<br>Le dix-sept octobre</p>${paragraphs(['PAR-DEVANT Maître Pierre CHABERT-MOREL, notaire à GRENOBLE, soussigné,', 'A COMPARU : Monsieur Henri Louis PERRIOLAT, entrepreneur, demeurant à LA TRONCHE (Isère), chemin de la Carronnerie, agissant en qualité de gérant de la Société Civile Immobilière « LE PARC DES ALLOBROGES », au capital de 50.000 francs, dont le siège est à GRENOBLE, 11 rue Lesdiguières.', 'LEQUEL, ès qualités, a requis le notaire soussigné de dresser ainsi qu’il suit l’état descriptif de division et le règlement de copropriété d’un ensemble immobilier que ladite société se propose d’édifier, conformément à la loi du 10 juillet 1965 et au décret du 17 mars 1967.'])}<h2>TITRE PREMIER - DÉSIGNATION DE L'IMMEUBLE</h2>${paragraphs(['Article 1er. - L’ensemble immobilier est situé à GRENOBLE (Isère), 22 avenue Jean Perrot. Il est édifié sur un terrain figurant au cadastre rénové de ladite commune sous les références suivantes : section EK numéro 88, pour une contenance de quarante-six ares douze centiares ; section EK numéro 89, pour une contenance de trois ares cinquante-sept centiares.', 'Article 2. - Il comprendra deux bâtiments dénommés A et B, élevés chacun sur sous-sol d’un rez-de-chaussée et de sept étages, ainsi que soixante-deux garages en sous-sol et des espaces verts.'])}`,
    `<h2>TITRE DEUXIÈME - ÉTAT DESCRIPTIF DE DIVISION</h2><p>Article 5. - L'ensemble immobilier est divisé en deux cent quatorze lots, numérotés de 1 à 214. La quote-part des parties communes afférente à chaque lot est exprimée en dix millièmes. Il est résumé par le tableau ci-après, établi conformément à l'article 71 du décret du 14 octobre 1955 (extrait) :</p>${table(['N° des lots', 'Bâtiment', 'Étage', 'Nature du lot', 'Quote-part 10.000èmes'], SHARES)}<h2>TITRE TROISIÈME - PARTIES COMMUNES ET PARTIES PRIVATIVES</h2>${paragraphs(["Article 8. - Les parties communes à tous les copropriétaires comprennent notamment : la totalité du sol, les voies d'accès, les espaces verts, les fondations, les gros murs, les toitures-terrasses, les canalisations d'eau, de gaz, d'électricité et d'égout jusqu'à leur pénétration dans les locaux privatifs, le local du transformateur.", "Article 9. - Sont communs aux seuls copropriétaires d'un même bâtiment : les halls d'entrée, les cages d'escalier, l'ascenseur avec sa machinerie, les gaines techniques et les séchoirs collectifs.", "Article 10. - Les parties privatives comprennent les revêtements de sols, les plafonds et faux plafonds, les cloisons intérieures, les portes palières, les fenêtres et persiennes, les appareils sanitaires et de chauffage, et d'une manière générale tout ce qui est inclus à l'intérieur des locaux."])}`,
    `<h2>TITRE QUATRIÈME - DESTINATION ET CONDITIONS D'USAGE</h2>${paragraphs(["Article 14. - L'immeuble est à usage principal d'habitation. L'exercice des professions libérales y est autorisé à condition de ne pas nuire à la tranquillité des occupants. Il ne pourra être étendu de linge aux fenêtres.", "Article 15. - Chaque copropriétaire peut louer ses locaux à charge d'en imposer le respect du présent règlement à son locataire. Les locations en garni par chambres séparées sont interdites.", "Article 16. - Les copropriétaires devront souffrir, sans indemnité, l'exécution des réparations qui deviendraient nécessaires aux choses communes, quelle qu'en soit la durée. Aucune plaque ni enseigne ne pourra être apposée sans l'autorisation du syndic."])}<h2>TITRE CINQUIÈME - CHARGES</h2>${paragraphs(["Article 21. - Les charges générales sont réparties entre tous les copropriétaires au prorata de leur quote-part dans les parties communes. Les charges d'ascenseur sont réparties entre les seuls lots du bâtiment desservi, en fonction de l'étage.", "Article 22. - Les frais de consommation d'eau froide sont répartis de même, à défaut de compteurs individuels.", "Article 23. - Chaque copropriétaire verse au syndic, à titre d'avance permanente de trésorerie, une somme fixée par l'assemblée, ainsi que des provisions trimestrielles."])}<h2>TITRE SIXIÈME - ADMINISTRATION</h2>${paragraphs(["Article 30. - Les copropriétaires sont obligatoirement groupés en un syndicat, qui a pour organes l'assemblée générale, le syndic et le conseil syndical.", "Article 31. - L'assemblée se réunit au moins une fois par an. Elle statue aux majorités prévues par les articles 24 à 26 de la loi. Chaque copropriétaire dispose d'autant de voix qu'il possède de quotes-parts.", "Article 34. - Le syndic est nommé pour trois ans au plus. Jusqu'à la première assemblée, le comparant désigne en qualité de syndic provisoire le cabinet Régie des Alpes, à GRENOBLE.", 'Article 38. - En cas de mutation, le nouveau copropriétaire est tenu de notifier son titre au syndic par lettre recommandée.'])}<p style="margin-top:6mm">DONT ACTE, fait et passé à GRENOBLE, en l'étude. Et après lecture, le comparant a signé avec le notaire.</p><p>Publié au 1er bureau des hypothèques de GRENOBLE le 25 novembre 1968, volume 4410, numéro 17. Taxe : 50 F. Le conservateur.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1968-10-17',
      notary: either('Maître Pierre CHABERT-MOREL', 'Maître CHABERT-MOREL'),
      publication: either('4410 n° 17', 'volume 4410, numéro 17'),
      building: 'LE PARC DES ALLOBROGES',
      building_address: either(
        '22 avenue Jean Perrot, GRENOBLE',
        'GRENOBLE (Isère), 22 avenue Jean Perrot',
      ),
      parcels: ['EK 88', 'EK 89'],
      lot_shares: SHARES.map(([number, , , , share]) => `${number}:${share}/10000`),
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc', 'owner'],
  },
);

const split = paperOf(
  'modificatif-clermont-subdivision',
  `font: 11.6pt/1.6 'Nimbus Roman', serif; padding: 18mm 20mm 18mm 36mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } p { text-align: justify } td, th { border: .2mm solid #000; font-size: 9.6pt }`,
  [
    `<p>104512 02<br>FB/LM</p><p style="text-align:right"><b>MODIFICATIF À ÉTAT DESCRIPTIF DE DIVISION<br>ET RÈGLEMENT DE COPROPRIÉTÉ</b><br>« LE CLOS CHANTURGUE »</p><p><b>L’AN MIL NEUF CENT QUATRE-VINGT-QUATORZE,<br>LE CINQ JUILLET</b></p>${paragraphs(['Maître François BRESSOLETTE, notaire associé à CLERMONT-FERRAND (Puy-de-Dôme), 14 place de Jaude, soussigné, a reçu le présent acte authentique à la requête de :', 'Le syndicat des copropriétaires de l’immeuble LE CLOS CHANTURGUE, situé à CLERMONT-FERRAND (63100), 41 rue de Blanzat, représenté par son syndic, ayant tous pouvoirs en vertu d’une délibération de l’assemblée générale du 28 avril 1994 dont une copie demeure annexée.'])}<h2>EXPOSÉ</h2>${paragraphs(['I. Aux termes d’un acte reçu par Maître Joseph TIXIER, notaire à RIOM, le 22 mars 1979, publié au deuxième bureau des hypothèques de CLERMONT-FERRAND le 11 mai 1979, volume 3208 numéro 5, il a été établi l’état descriptif de division et le règlement de copropriété dudit immeuble, cadastré section KT numéro 214 pour 58 a 03 ca.', 'II. Madame veuve PAGÈS, propriétaire du lot numéro 40, local à usage de bureau de 239 / 5000èmes, a demandé la subdivision de ce lot en deux lots nouveaux, ce que l’assemblée a autorisé.', 'III. Monsieur Alain CHEVALDONNET, géomètre-expert à CLERMONT-FERRAND, a dressé le 10 mai 1994 le plan de division du local et réparti entre les deux lots nouveaux la quote-part du lot supprimé, sans incidence sur celle des autres copropriétaires. Ce plan, certifié véritable par les parties, demeure joint au présent acte après mention.'])}`,
    `<h2>CECI EXPOSÉ, IL EST PROCÉDÉ À LA MODIFICATION SUIVANTE</h2><p>Le lot numéro 40 est supprimé et remplacé par les lots numéros 137 et 138, désignés comme suit :</p><p>Lot numéro cent trente-sept (137) : au rez-de-chaussée du bâtiment C, un appartement de deux pièces. Lot numéro cent trente-huit (138) : au rez-de-chaussée du bâtiment C, un appartement de deux pièces avec jouissance exclusive d’un jardin.</p>${table(
      [
        'Lots',
        'Bâtiment',
        'Niveau',
        'Nature',
        'Quote-part du sol et des parties communes générales',
      ],
      [
        ['137', 'C', 'RDC', 'Appartement', '115 / 5000'],
        ['138', 'C', 'RDC', 'Appartement et jardin', '124 / 5000'],
      ],
    )}<p style="margin-top:4mm">Le total des quotes-parts demeure égal à 5000 / 5000èmes. Toutes les autres clauses du règlement de copropriété sont maintenues.</p><h2>PUBLICITÉ FONCIÈRE – FRAIS</h2><p>Le présent acte sera publié au deuxième bureau des hypothèques de CLERMONT-FERRAND. Tous les frais, droits et émoluments sont à la charge de Madame veuve PAGÈS.</p><p>DONT ACTE sur deux pages, fait et passé en l’office notarial, les jour, mois et an que dessus. Après lecture faite, les parties ont signé avec le notaire.</p><p style="margin-top:6mm;border:.3mm solid #000;padding:2mm">Formalité de publicité – Conservation des hypothèques CLERMONT-FERRAND 2e bureau – Publié et enregistré le 2 septembre 1994 – Dépôt 8114 – Volume 1994 P n° 6027 – Reçu : 100 F</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '1994-07-05',
      notary: either('Maître François BRESSOLETTE', 'Maître BRESSOLETTE'),
      modifies: ['1979-03-22'],
      publication: either('1994 P n° 6027', '1994P n° 6027', 'Volume 1994 P n° 6027'),
      building: 'LE CLOS CHANTURGUE',
      building_address: '41 rue de Blanzat, 63100 CLERMONT-FERRAND',
      parcels: ['KT 214'],
      lot_shares: either(
        ['137:115/5000', '138:124/5000'],
        ['40:239/5000', '137:115/5000', '138:124/5000'],
      ),
    },
    absent: ['price', 'meeting_on', 'rnc', 'sellers'],
  },
);

export const REGLEMENTS_PUBLIES = [rules, split];
