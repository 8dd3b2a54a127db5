// Rules of the building and its division into lots: an old typed deed, a recent one, an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const typed = paperOf(
  'reglement-dactylographie-sedan',
  `font: 10.6pt/1.6 'Nimbus Mono PS', monospace; padding: 18mm 15mm 15mm 42mm; .c { text-align: center; margin: 5mm 0 } pre { margin: 0; font: inherit }`,
  [
    `<p>Me Gaston LAMBERTY<br>NOTAIRE<br>08200 SEDAN</p><p class="c"><b>REGLEMENT DE COPROPRIETE</b><br>- - - - - - - -<br>IMMEUBLE "LA PRINCIPAUTE"</p>${paragraphs(
      [
        'L’AN MIL NEUF CENT SOIXANTE-QUATORZE,<br>LE VINGT-SIX SEPTEMBRE,',
        'PAR-DEVANT Maître Gaston LAMBERTY, notaire à SEDAN (Ardennes), soussigné,',
        'A COMPARU : Monsieur Fernand Jules GILLET-ROUSSEL, promoteur, demeurant à CHARLEVILLE-MEZIERES, 4 cours Briand, agissant en qualité de gérant de la Société Civile Immobilière "LA PRINCIPAUTE", au capital de 100.000 francs,',
        'LEQUEL, préalablement à l’établissement du règlement de copropriété, objet des présentes, a exposé ce qui suit :',
        'La société est propriétaire à SEDAN, 18 Promenoir des Prêtres, d’un terrain cadastré section AM numéro 214 pour 11 a 38 ca, sur lequel elle fait édifier un immeuble de cinq étages sur rez-de-chaussée.',
      ],
    )}`,
    `<p class="c">PREMIERE PARTIE<br>ETAT DESCRIPTIF DE DIVISION</p><p>L’immeuble est divisé en trente-six lots, numérotés de UN à TRENTE-SIX. Les quotes-parts de parties communes attachées à chacun d’eux sont exprimées en millièmes, ainsi qu’il est dit au tableau ci-après, extrait :</p><pre>------------------------------------------
 LOT   ETAGE   NATURE           1.000èmes
------------------------------------------
   1   R.d.C.  Appartement F3          58
   2   R.d.C.  Appartement F2          41
   3   1er     Appartement F4          71
  25   S/sol   Cave                     2
  26   S/sol   Cave                     2
------------------------------------------</pre><p class="c">DEUXIEME PARTIE<br>DISTINCTION DES PARTIES COMMUNES ET PRIVATIVES</p>${paragraphs(
      [
        'Article 3. Sont communes les parties de l’immeuble affectées à l’usage ou à l’utilité de tous les copropriétaires : la totalité du sol, les fondations, le gros oeuvre, la toiture, les escaliers, la cage d’ascenseur.',
        'Article 4. Les parties privatives comprennent les plafonds et parquets, les cloisons intérieures, les portes palières, les appareils sanitaires.',
      ],
    )}`,
    `<p class="c">TROISIEME PARTIE<br>DESTINATION - CHARGES - ADMINISTRATION</p>${paragraphs([
      'Article 9. L’immeuble est destiné à l’habitation bourgeoise. Les professions libérales y sont admises au rez-de-chaussée.',
      'Article 15. Les charges générales sont réparties entre tous les copropriétaires au prorata de leurs millièmes. Les charges d’ascenseur ne sont pas dues par les lots du rez-de-chaussée.',
      'Article 22. Il sera tenu une assemblée générale au moins une fois par an, dans les six mois de la clôture de l’exercice. Le syndic provisoire est Monsieur GILLET-ROUSSEL.',
      'DONT ACTE en trois feuillets, fait et passé à SEDAN, en l’étude, les jour, mois et an susdits.',
      'Publié au bureau des hypothèques de SEDAN le 31 octobre 1974, volume 2207, numéro 15.',
    ])}`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1974-09-26',
      notary: either('Maître Gaston LAMBERTY', 'Me Gaston LAMBERTY', 'Maître LAMBERTY'),
      publication: either('2207 n° 15', 'volume 2207, numéro 15'),
      building: either('LA PRINCIPAUTE', 'IMMEUBLE "LA PRINCIPAUTE"'),
      building_address: either('18 Promenoir des Prêtres, SEDAN', '18 Promenoir des Prêtres'),
      parcels: ['AM 214'],
      lot_shares: ['1:58/1000', '2:41/1000', '3:71/1000', '25:2/1000', '26:2/1000'],
    },
    absent: ['price', 'modifies', 'rnc', 'meeting_on'],
  },
);

const SHARES = [
  ['1', 'RDC', 'Cellule commerciale', '1 840'],
  ['2', 'RDC', 'Bureau', '960'],
  ['3', '1er', 'Appartement T2', '1 105'],
  ['4', '1er', 'Appartement T3', '1 420'],
  ['5', '2e', 'Appartement T2', '1 130'],
  ['6', '2e', 'Appartement T3', '1 455'],
  ['7', 'Combles', 'Appartement T4 en duplex', '1 910'],
  ['8', 'Cour', 'Emplacement de stationnement', '90'],
  ['9', 'Cour', 'Emplacement de stationnement', '90'],
] as const;
const recent = paperOf(
  'edd-geometre-boulogne',
  `font: 9.4pt/1.45 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h1 { font-size: 15pt; color: #1c4966 } h2 { font-size: 10.5pt; color: #1c4966; margin: 4mm 0 1mm } td, th { border: .2mm solid #7d99ab } th { background: #e2ebf1; font-weight: bold } td:last-child, th:last-child { text-align: right }`,
  [
    `<p><b>SELARL DUFLOS & CARON – Géomètres-experts</b><br>55 boulevard Daunou, 62200 BOULOGNE-SUR-MER – dossier 24-0418</p><h1>ÉTAT DESCRIPTIF DE DIVISION</h1><p>de l’immeuble en copropriété situé 8 rue de l’Amiral-Bruix, 62200 BOULOGNE-SUR-MER, dressé le 17 janvier 2025 pour être annexé à l’acte de Maître Clothilde DE RYCKE, notaire à Boulogne-sur-Mer.</p><h2>1. Désignation cadastrale</h2>${table(
      ['Section', 'Numéro', 'Lieudit', 'Contenance'],
      [
        ['XK', '88', '8 rue de l’Amiral-Bruix', '03 a 12 ca'],
        ['XK', '91', '8 rue de l’Amiral-Bruix', '00 a 47 ca'],
      ],
    )}<h2>2. Composition</h2><p>Un bâtiment unique, élevé d’un rez-de-chaussée, de deux étages et de combles aménagés, avec cour. L’ensemble est divisé en neuf (9) lots, dont les quotes-parts des parties communes générales sont exprimées en dix millièmes (/10 000).</p><h2>3. Tableau récapitulatif des lots</h2>${table(['Lot', 'Niveau', 'Nature', 'Quote-part /10 000'], [...SHARES, ['', '', 'Total', '10 000']])}<h2>4. Description de chaque lot</h2><p><b>Lot 1.</b> Au rez-de-chaussée, à droite du porche, une cellule commerciale avec vitrine sur rue et réserve. <b>Lot 2.</b> Au rez-de-chaussée sur cour, un bureau avec point d’eau. <b>Lots 3 et 4.</b> Au premier étage, appartements desservis par l’escalier A. <b>Lots 5 et 6.</b> Au deuxième étage, mêmes dispositions.</p>`,
    `<p><b>Lot 7.</b> Dans les combles, un appartement en duplex avec terrasse à jouissance exclusive. <b>Lots 8 et 9.</b> Dans la cour, deux emplacements non couverts, numérotés P1 et P2 sur le plan.</p><h2>5. Parties communes spéciales</h2><p>L’escalier A est commun aux lots 3 à 7 seulement. La cour est commune à tous les lots.</p><h2>6. Méthode</h2><p>Les quotes-parts ont été calculées conformément à l’article 5 de la loi du 10 juillet 1965, en fonction de la consistance, de la superficie et de la situation des lots, sans égard à leur utilisation : surfaces pondérées par un coefficient de niveau (0,95 à 1,05) et de nature (0,20 à 1,15).</p><h2>7. Plans annexés</h2><p>Plan de masse, plans des niveaux, coupe. Échelle 1/100.</p><p style="margin-top:8mm">Fait à Boulogne-sur-Mer, le 17 janvier 2025. Romain CARON, géomètre-expert inscrit à l’Ordre sous le numéro 06118.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      building_address: '8 rue de l’Amiral-Bruix, 62200 BOULOGNE-SUR-MER',
      parcels: ['XK 88', 'XK 91'],
      lot_shares: SHARES.map(([lot, , , share]) => `${lot}:${share.replace(' ', '')}/10000`),
    },
    absent: ['publication', 'price', 'modifies', 'meeting_on', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-reunion-lots-soissons',
  `font: 10.8pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm 18mm 36mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; text-align: center; padding: .7mm 1.5mm }`,
  [
    `<p>103 447 02<br>PLV/CB/</p><p><b>L’AN DEUX MILLE VINGT-TROIS,<br>LE QUATORZE FÉVRIER,</b><br>À SOISSONS (Aisne), 2 rue Quinquet, au siège de l’office notarial,</p><p>Maître Pierre-Louis VAN ACKER, notaire associé de la société « VAN ACKER & BRUNEAUX, notaires », titulaire d’un office notarial à SOISSONS,</p><p>A REÇU le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><p>À LA REQUÊTE DE : le syndicat des copropriétaires de l’immeuble dénommé « CLOÎTRE SAINT-JEAN-DES-VIGNES », sis à SOISSONS (02200), 3 rue de Panleu, représenté par son syndic, l’AGENCE DU VIEUX LAON, en vertu d’une délibération de l’assemblée générale du 9 novembre 2022.</p><h2>EXPOSÉ</h2><p>Aux termes d’un acte reçu par Maître Jacques HARANT, notaire à SOISSONS, le 3 juin 1981, publié au bureau des hypothèques de SOISSONS le 29 juillet 1981, volume 4410 numéro 6, il a été établi l’état descriptif de division et le règlement de copropriété de l’immeuble. Cet acte a été modifié suivant acte reçu par le même notaire le 20 octobre 1987, publié le 4 décembre 1987, volume 5102 numéro 17.</p><p>L’immeuble est cadastré section AE numéro 305.</p>`,
    `<h2>MODIFICATION</h2><p>Les lots numéros ONZE (11) et DOUZE (12), qui appartiennent au même copropriétaire et communiquent entre eux, sont supprimés et réunis en un lot nouveau numéro QUARANTE (40).</p>${table(
      ['Lot', 'Situation', 'Nature', 'Quote-part ancienne', 'Quote-part nouvelle'],
      [
        ['11', '1er étage', 'Studio', '32 / 1000', 'supprimé'],
        ['12', '1er étage', 'Appartement', '61 / 1000', 'supprimé'],
        ['40', '1er étage', 'Appartement de quatre pièces', 'néant', '93 / 1000'],
      ],
    )}<p style="margin-top:4mm">Le total des quotes-parts demeure de mille millièmes. Il n’est rien changé aux autres dispositions du règlement.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Une copie authentique sera publiée au service de la publicité foncière de LAON. Pour la perception de la contribution de sécurité immobilière, la modification est évaluée à la somme de 15 000,00 EUR.</p><h2>DONT ACTE sur deux pages</h2><p>Après lecture faite, le représentant du syndicat a certifié exactes les déclarations le concernant et a signé avec le notaire.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2023-02-14',
      notary: either('Maître Pierre-Louis VAN ACKER', 'Maître VAN ACKER'),
      modifies: either(['1981-06-03', '1987-10-20'], ['1981-06-03']),
      building: 'CLOÎTRE SAINT-JEAN-DES-VIGNES',
      building_address: '3 rue de Panleu, 02200 SOISSONS',
      parcels: ['AE 305'],
      lot_shares: either(['40:93/1000'], ['11:32/1000', '12:61/1000', '40:93/1000']),
    },
    absent: ['publication', 'price', 'meeting_on', 'rnc'],
  },
);

export const REGLEMENTS_ET_ETATS = [typed, recent, amendment];
