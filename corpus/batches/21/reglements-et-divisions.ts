// The rules of three buildings: typed in 1954, a new one with its grid of lots, an amendment.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const typed = paperOf(
  'reglement-machine-1954-paris11',
  `font: 10.6pt/1.6 'Nimbus Mono PS', monospace; padding: 18mm 14mm 16mm 40mm; td, th { padding: .3mm 1mm }`,
  [
    `<p style="text-align:center">REGLEMENT DE COPROPRIETE<br>ET ETAT DESCRIPTIF</p><p style="text-align:center">14 et 16 rue des Haudriettes-Vieilles<br>PARIS (XIème)</p><p>L'AN MIL NEUF CENT CINQUANTE QUATRE, le ONZE FEVRIER,</p><p>PARDEVANT Me Gaston ROUSSEL, notaire à PARIS, soussigné,</p><p>A COMPARU : Monsieur Achille LEMONNIER, propriétaire, demeurant à NEUILLY SUR SEINE, lequel, préalablement à la vente par appartements qu'il se propose de faire de l'immeuble lui appartenant, a établi ainsi qu'il suit le règlement de copropriété devant régir ledit immeuble.</p><p>ARTICLE PREMIER. - Objet. - Le présent règlement, établi en exécution de la loi du 28 juin 1938, détermine les parties communes affectées à l'usage de tous et les parties privées.</p>`,
    `<p>ARTICLE 3. - DIVISION. - L'immeuble est divisé en cinquante six lots, les quotes-parts étant exprimées en dix mille soixante douzièmes (10.072èmes) :</p>${table(
      ['Lot', 'Situation', 'Consistance', '10.072èmes'],
      [
        ['16', 'Esc. A, 3e face', 'Trois pièces', '322'],
        ['17', 'Esc. A, 4e gauche', 'Deux pièces', '241'],
        ['18', 'Esc. A, 4e face', 'Trois pièces', '318'],
        ['19', 'Esc. A, 4e droite', 'Deux pièces', '239'],
        ['52', 'Sous-sol', 'Cave n° 9', '6'],
      ],
    )}<p style="margin-top:4mm">ARTICLE 4. - PARTIES COMMUNES. - Elles comprennent la totalité du sol, les fondations, les gros murs, la loge, les escaliers, les descentes.</p><p>ARTICLE 9. - CHARGES. - Chacun y contribue dans la proportion ci-dessus.</p><p>ARTICLE 14. - SYNDIC. - Monsieur LEMONNIER remplira provisoirement ces fonctions.</p><p>Transcrit au 3ème bureau des hypothèques de la SEINE le 29 mars 1954, volume 2241, numéro 17.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1954-02-11',
      notary: either('Me Gaston ROUSSEL', 'Maître ROUSSEL'),
      publication: either('2241 n° 17', 'volume 2241, numéro 17'),
      building_address: either(
        '14 et 16 rue des Haudriettes-Vieilles, PARIS',
        '14 et 16 rue des Haudriettes-Vieilles, PARIS (XIème)',
      ),
      lot_shares: ['16:322/10072', '17:241/10072', '18:318/10072', '19:239/10072', '52:6/10072'],
    },
    absent: ['modifies', 'price', 'rnc', 'parcels', 'meeting_on'],
  },
);

const LOTS = [
  ['1', 'A', 'RdC', 'Local commercial', '412'],
  ['2', 'A', '1', 'T2 – A11', '188'],
  ['3', 'A', '1', 'T3 – A12', '241'],
  ['4', 'A', '2', 'T4 – A21', '302'],
  ['29', 'B', '1', 'T3 – B12', '71'],
  ['64', 'SS', '-1', 'Stationnement P7', '7'],
] as const;
const recent = paperOf(
  'reglement-neuf-edd-nantes',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 16mm 18mm; h2 { font-size: 10.5pt; color: #1b4965 } td, th { border: .15mm solid #789; padding: .7mm 1.5mm } th { background: #dfe9ef }`,
  [
    `<p>102994501 – MCK/GT</p><h1 style="font-size:15pt;text-align:center">ÉTAT DESCRIPTIF DE DIVISION<br>RÈGLEMENT DE COPROPRIÉTÉ</h1><p style="text-align:center">« LES ATELIERS DU BAS-CHANTENAY »</p><p>L’AN DEUX MILLE VINGT ET UN, LE SEPT OCTOBRE, à NANTES, au siège de l’office, Maître Gwenaël TREGUIER, notaire associé, a reçu à la requête de la société SCCV BAS-CHANTENAY (SIREN 880 000 217), maître d’ouvrage, l’état descriptif de division et le règlement de copropriété ci-après.</p><h2>Titre I – Désignation de l’ensemble immobilier</h2><p>Un ensemble immobilier situé à NANTES (44100), 6 quai des Salorgeais, figurant au cadastre section DX numéro 209 pour une contenance de 21 a 08 ca, édifié en vertu d’un permis de construire délivré le 3 février 2020, comprenant deux bâtiments A et B sur un niveau de sous-sol.</p><h2>Sommaire</h2><p>Titre I Désignation – Titre II État descriptif de division – Titre III Destination – Titre IV Parties communes et privatives – Titre V Répartition des charges – Titre VI Administration – Titre VII Assurances – Titre VIII Mutations</p>`,
    `<h2>Titre II – État descriptif de division</h2><p>Soixante-douze lots. Les tantièmes sont exprimés en 2 500èmes. Tableau récapitulatif (extrait, article 71 du décret n° 55-1350 du 14 octobre 1955) :</p>${table(['N° lot', 'Bât.', 'Niveau', 'Nature', 'Q.p. PCG /2500'], LOTS)}<h2 style="margin-top:4mm">Titre III – Destination</h2><p>Usage mixte d’habitation et de commerce au rez-de-chaussée du bâtiment A. La location meublée touristique y est interdite dans les lots qui ne constituent pas une résidence principale.</p><h2>Titre V – Charges</h2><p>Les charges générales sont réparties selon la colonne ci-dessus. Les charges d’ascenseur sont réparties en 1 000èmes selon l’état annexé.</p><p>Acte publié au service de la publicité foncière de NANTES 1 le 15 novembre 2021, sous les références 4404P01 volume 2021P numéro 18822.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: null,
    facts: {
      deed_on: '2021-10-07',
      notary: either('Maître Gwenaël TREGUIER', 'Maître TREGUIER'),
      publication: either(
        '2021P n° 18822',
        'volume 2021P numéro 18822',
        '4404P01 volume 2021P numéro 18822',
      ),
      building: 'LES ATELIERS DU BAS-CHANTENAY',
      building_address: '6 quai des Salorgeais, 44100 NANTES',
      parcels: ['DX 209'],
      lot_shares: LOTS.map(([lot, , , , share]) => `${lot}:${share}/2500`),
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const amendment = paperOf(
  'modificatif-scission-nice',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm 18mm 40mm; h2 { font-size: 11pt; text-align: center } td, th { border: .2mm solid #000 }`,
  [
    `<p>20087 01 / FB / SR</p><p><b>L’AN DEUX MILLE ONZE<br>Le VINGT-QUATRE MAI</b></p><p>A NICE (Alpes-Maritimes), 15 rue de l’Hôtel-des-Postes-Vieille,</p><p><b>Maître Françoise BALESTRA</b>, notaire associée, a reçu le présent acte contenant <b>MODIFICATIF A L’ETAT DESCRIPTIF DE DIVISION ET AU REGLEMENT DE COPROPRIETE</b> de l’immeuble dénommé « LE PALAIS MIRAMONT », sis à NICE (06000), 41 avenue des Orangers de Cimiez, cadastré section LK numéro 156,</p><p>à la requête de Madame Yvette PASTORELLI, propriétaire du lot 13, autorisé par l’assemblée générale du 18 novembre 2010.</p><h2>EXPOSE</h2><p>L’immeuble a fait l’objet d’un règlement de copropriété reçu par Maître DALMAS, notaire à NICE, le 3 juillet 1949, publié au bureau des hypothèques de NICE le 1er août 1949 volume 1188 numéro 30, modifié aux termes d’un acte reçu par Maître BALESTRA père, le 19 septembre 1977, publié le 26 octobre 1977 volume 3390 numéro 5.</p><h2>MODIFICATION</h2><p>Le lot 13 est divisé en deux lots nouveaux ; le lot 13 ancien est supprimé.</p>${table(
      ['Lot ancien', 'Lots nouveaux', 'Consistance', 'Tantièmes /10000'],
      [
        ['13', '58', 'Appartement de trois pièces', '221'],
        ['13', '59', 'Studio', '84'],
      ],
    )}<p style="margin-top:3mm">Le présent acte sera publié au 1er bureau des hypothèques de NICE.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2011-05-24',
      notary: either('Maître Françoise BALESTRA', 'Maître BALESTRA'),
      modifies: either(['1949-07-03', '1977-09-19'], ['1949-07-03']),
      building: 'LE PALAIS MIRAMONT',
      building_address: '41 avenue des Orangers de Cimiez, 06000 NICE',
      parcels: ['LK 156'],
      lot_shares: ['58:221/10000', '59:84/10000'],
    },
    absent: ['publication', 'price', 'rnc'],
  },
);

export const REGLEMENTS_ET_DIVISIONS = [typed, recent, amendment];
