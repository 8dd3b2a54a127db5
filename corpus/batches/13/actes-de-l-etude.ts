// What a village notary keeps: the rules of a building with its lots, and an act that amends them.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const LOTS = [
  ['1', 'Rez-de-chaussée', 'Local commercial', '212'],
  ['2', 'Rez-de-chaussée', 'Studio sur cour', '98'],
  ['3', 'Premier étage', 'Appartement de trois pièces', '168'],
  ['4', 'Premier étage', 'Appartement de deux pièces', '134'],
  ['5', 'Deuxième étage', 'Appartement de quatre pièces', '203'],
  ['6', 'Combles', 'Appartement de trois pièces', '155'],
  ['7', 'Sous-sol', 'Cave', '8'],
  ['8', 'Sous-sol', 'Cave', '8'],
  ['9', 'Sous-sol', 'Cave', '6'],
  ['10', 'Sous-sol', 'Cave', '8'],
] as const;

const rules = paperOf(
  'reglement-machine-dax',
  `font: 10.6pt/1.55 'Nimbus Mono PS', monospace; padding: 20mm 18mm 16mm 34mm; h2 { font-size: 10.6pt; text-align: center; text-decoration: underline; margin: 3mm 0 } p { margin-bottom: 2mm } td, th { border: .2mm solid #000; padding: .6mm 1.5mm; font-size: 9.4pt } .pg { position: absolute; bottom: 8mm; right: 18mm }`,
  [
    `<p>Maître Henri DARRACQ<br>Notaire à TARTAS (Landes)</p><p style="text-align:center;margin:10mm 0"><b>REGLEMENT DE COPROPRIETE<br>ET ETAT DESCRIPTIF DE DIVISION<br>d’un immeuble sis à DAX, 5 rue des Thermes Vieux</b></p><p>L’AN MIL NEUF CENT SOIXANTE-DIX-HUIT<br>Le SEPT AVRIL</p>${paragraphs(['PAR-DEVANT Me Henri DARRACQ, notaire à TARTAS (Landes), soussigné,', 'ONT COMPARU : Monsieur Louis Etienne LABEYRIE, négociant, et Madame Jeanne Marie SOUBAIGNE, son épouse, demeurant ensemble à DAX, LESQUELS, préalablement au règlement de copropriété objet des présentes, ont exposé ce qui suit :', 'Ils sont propriétaires d’un immeuble situé à DAX (40100), 5 rue des Thermes Vieux, élevé sur caves d’un rez-de-chaussée, de deux étages et de combles aménagés, cadastré section AM numéro 218 pour une contenance de quatre ares douze centiares.', 'Ils se proposent de vendre cet immeuble par fractions et ont, en conséquence, établi le présent règlement conformément à la loi numéro 65-557 du 10 juillet 1965 et au décret numéro 67-223 du 17 mars 1967, lequel règlement s’imposera à tous les copropriétaires et à leurs ayants cause.'])}<p class="pg">1</p>`,
    `<h2>PREMIERE PARTIE - ETAT DESCRIPTIF DE DIVISION</h2><p>L’immeuble est divisé en dix lots. La quote-part des parties communes attachée à chacun d’eux est exprimée en millièmes (1/1000èmes).</p>${table(
      ['Numéro du lot', 'Situation', 'Nature', 'Quote-part des parties communes /1000'],
      LOTS,
    )}<p style="margin-top:4mm">Total : mille millièmes.</p><h2>DEUXIEME PARTIE - PARTIES COMMUNES ET PARTIES PRIVATIVES</h2><p>Sont communs la totalité du sol, les fondations, les gros murs de façade et de refend, la toiture, l’escalier et sa cage, l’entrée, la cour, les conduits de fumée, les canalisations d’eau, de gaz et d’électricité, à l’exception des parties situées à l’intérieur des locaux privatifs.</p><p>Sont privatifs les locaux compris dans chaque lot avec leurs carrelages, parquets, plafonds, cloisons intérieures, portes palières, fenêtres et persiennes.</p><p class="pg">2</p>`,
    `<h2>TROISIEME PARTIE - DESTINATION ET USAGE</h2><p>L’immeuble est destiné à l’habitation, sauf le lot numéro un qui pourra recevoir un commerce ne causant ni bruit ni odeur. Chaque copropriétaire jouira de son lot en bon père de famille et ne pourra rien faire qui nuise à la tranquillité des autres occupants. Il est interdit d’étendre du linge aux fenêtres de la rue.</p><h2>QUATRIEME PARTIE - CHARGES COMMUNES</h2><p>Les charges de conservation, d’entretien et d’administration de l’immeuble sont réparties entre les copropriétaires au prorata de leurs millièmes. Les dépenses de l’escalier sont supportées par les lots trois à six.</p><h2>CINQUIEME PARTIE - ADMINISTRATION</h2><p>Les copropriétaires se trouvent de plein droit groupés en un syndicat. L’assemblée générale se réunit une fois par an au moins sur convocation du syndic, qui peut être choisi parmi les copropriétaires.</p><h2>PUBLICITE FONCIERE</h2><p>Une expédition des présentes sera publiée au bureau des hypothèques de DAX. DONT ACTE, fait et passé à TARTAS en l’étude, les jour, mois et an susdits.</p><p style="border:.2mm solid #000;padding:2mm">Publié au bureau des hypothèques de DAX le 9 mai 1978, volume 2914 numéro 17. Reçu : salaire cent quarante francs. Le conservateur.</p><p class="pg">3</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1978-04-07',
      notary: either('Maître Henri DARRACQ', 'Me Henri DARRACQ', 'Maître DARRACQ'),
      publication: either('2914 n° 17', 'volume 2914 numéro 17', 'volume 2914, numéro 17'),
      building_address: '5 rue des Thermes Vieux, 40100 DAX',
      parcels: ['AM 218'],
      lot_shares: LOTS.map(([lot, , , share]) => `${lot}:${share}/1000`),
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc', 'owner'],
  },
);

const amendment = paperOf(
  'modificatif-garages-auray',
  `font: 11pt/1.5 'P052', serif; padding: 20mm 22mm 18mm 32mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>100 417 02<br>YG/AL</p><p style="text-align:center"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</b></p><p><b>L’AN DEUX MILLE VINGT,<br>LE QUINZE OCTOBRE</b></p>${paragraphs(['À PLUVIGNER (Morbihan), 3 place du Marché, au siège de l’office notarial ci-après nommé,', 'Maître Yann GUILLEMOT, notaire titulaire d’un office notarial à PLUVIGNER, A REÇU le présent acte à la requête du SYNDICAT DES COPROPRIÉTAIRES de l’ensemble immobilier dénommé « RÉSIDENCE KER LOC’H », situé à AURAY (56400), 9 rue du Ponant, représenté par son syndic, la société LE BIHAN IMMOBILIER, spécialement autorisée par l’assemblée générale du 28 février 2020.'])}<h2>EXPOSÉ</h2><p>L’ensemble immobilier, cadastré section BK numéro 307, a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître Jean KERVADEC, notaire à AURAY, le 6 mars 1992, publié au bureau des hypothèques de LORIENT 2 le 21 avril 1992, volume 1992P numéro 1806.</p><p>L’assemblée générale a décidé de céder le local à vélos du sous-sol, partie commune, en vue de créer deux emplacements de garage.</p>`,
    `<h2>MODIFICATION</h2><p>Il est créé, à partir des parties communes, les lots numéros quarante-neuf (49) et cinquante (50) :</p>${table(
      ['Lot', 'Bâtiment', 'Niveau', 'Désignation', 'Tantièmes généraux'],
      [
        ['49', 'A', 'Sous-sol', 'Garage', '12 / 10 024'],
        ['50', 'A', 'Sous-sol', 'Garage', '12 / 10 024'],
      ],
    )}<p style="margin-top:4mm">Par suite, le total des tantièmes généraux est porté de 10 000 à 10 024. Les quotes-parts attachées aux autres lots ne sont pas modifiées en valeur absolue. Toutes les autres clauses du règlement de copropriété demeurent inchangées et conservent leur plein effet.</p><h2>FORMALITÉS</h2><p>Une copie authentique sera publiée au service de la publicité foncière de LORIENT 2 par les soins du notaire, aux frais du syndicat. Pour la perception de la contribution de sécurité immobilière, les lots créés sont évalués à huit mille euros.</p><h2>MENTION SUR LA PROTECTION DES DONNÉES</h2><p>L’office notarial traite des données personnelles concernant les personnes mentionnées aux présentes pour l’accomplissement des activités notariales, notamment de formalités d’actes.</p><p>DONT ACTE sur deux pages, généré en l’office notarial et visualisé sur support électronique aux lieu, jour, mois et an indiqués en en-tête. Et lecture faite, le représentant du syndicat a certifié exactes les déclarations le concernant avant d’apposer sa signature manuscrite sur tablette numérique.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2020-10-15',
      notary: either('Maître Yann GUILLEMOT', 'Maître GUILLEMOT'),
      modifies: ['1992-03-06'],
      building: either('RÉSIDENCE KER LOC’H', 'KER LOC’H'),
      building_address: '9 rue du Ponant, 56400 AURAY',
      parcels: ['BK 307'],
      lot_shares: ['49:12/10024', '50:12/10024'],
    },
    // The volume printed is that of the act amended.
    absent: ['publication', 'price', 'rnc'],
  },
);

export const ACTES_DE_L_ETUDE = [rules, amendment];
