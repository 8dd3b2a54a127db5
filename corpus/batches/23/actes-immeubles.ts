// Rules of buildings: an old typed one, the division of a surveyor, and an amendment.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const typed = `font: 10.4pt/1.55 'Nimbus Mono PS', monospace; padding: 20mm 18mm 16mm 40mm; p { margin: 0 0 3mm } h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; font-weight: normal; margin: 5mm 0 3mm }`;
const lille = paperOf(
  'reglement-dactylographie-lille',
  typed,
  [
    `<p>Me Gaston DECOTTIGNIES<br>Notaire<br>11, rue Nationale<br>LILLE</p><p style="text-align:center;margin:12mm 0">REGLEMENT DE COPROPRIETE<br>=*=*=*=*=*=*=*=*=*=*=*=*=<br>Immeuble à LILLE<br>62, rue de Wazemmes<br>dit "LES FILATURES"</p><p>L’AN MIL NEUF CENT SOIXANTE HUIT,<br>le vingt deux octobre,</p><p>PARDEVANT Maître Gaston DECOTTIGNIES, notaire à LILLE, soussigné,</p><p>A COMPARU :</p><p>La Société Civile Immobilière "LES FILATURES", au capital de cent mille francs, dont le siège est à LILLE, 62, rue de Wazemmes, représentée par Monsieur Achille WIBAUX, son gérant, demeurant à MARCQ-EN-BAROEUL,</p><p>Laquelle, préalablement au règlement de copropriété faisant l’objet des présentes, a exposé ce qui suit :</p><p>La Société est propriétaire d’un terrain sis à LILLE, 62, rue de Wazemmes, cadastré section K numéros 418 et 419, d’une contenance totale de vingt et un ares trente centiares, sur lequel elle édifie un immeuble collectif de cinq étages sur rez-de-chaussée.</p>`,
    `<h2>PREMIERE PARTIE – ETAT DESCRIPTIF DE DIVISION</h2><p>L’immeuble est divisé en soixante-douze lots. La quote-part de chacun dans la propriété du sol et des parties communes est exprimée en cinq millièmes (5.000èmes).</p><p>LOT NUMERO ONZE : au deuxième étage à gauche, un appartement de trois pièces, cuisine, salle de bains, débarras.<br>Et les cent soixante douze / cinq millièmes des parties communes générales .............. 172/5.000</p><p>LOT NUMERO DOUZE : au deuxième étage à droite, un appartement de trois pièces, cuisine, salle de bains, balcon.<br>Et les cent quatre vingt dix huit / cinq millièmes .................................. 198/5.000</p><p>LOT NUMERO CINQUANTE QUATRE : dans la cour, un emplacement pour voiture automobile.<br>Et les cinq / cinq millièmes ........................................................ 5/5.000</p><h2>DEUXIEME PARTIE – PARTIES COMMUNES ET PARTIES PRIVATIVES</h2><p>ARTICLE 4. Sont communes les parties affectées à l’usage de tous les copropriétaires : le sol, les gros murs, la toiture, l’escalier, l’ascenseur, les conduites.</p><p>ARTICLE 5. Sont privatifs les locaux et espaces compris dans chaque lot.</p>`,
    `<h2>TROISIEME PARTIE – USAGE ET CHARGES</h2><p>ARTICLE 9. L’immeuble est à usage d’habitation bourgeoise. Aucun commerce ne pourra y être exercé, hormis au rez-de-chaussée.</p><p>ARTICLE 14. Les charges générales sont supportées par les copropriétaires au prorata de leurs quotes-parts de parties communes. Celles d’ascenseur le sont suivant le tableau annexé, le rez-de-chaussée en étant exonéré.</p><h2>QUATRIEME PARTIE – ADMINISTRATION</h2><p>ARTICLE 21. Le syndicat a pour objet la conservation de l’immeuble. L’assemblée générale se réunit au moins une fois l’an sur convocation du syndic, quinze jours au moins à l’avance.</p><p>DONT ACTE, sur quatorze pages. Fait et passé à LILLE, en l’étude.</p><p style="margin-top:10mm">Publié au premier bureau des hypothèques de LILLE<br>le 4 décembre 1968, volume 4471, numéro 19.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1968-10-22',
      notary: either('Maître Gaston DECOTTIGNIES', 'Me Gaston DECOTTIGNIES', 'Maître DECOTTIGNIES'),
      publication: either('4471 n° 19', 'volume 4471, numéro 19'),
      building: 'LES FILATURES',
      building_address: either('62, rue de Wazemmes, LILLE', '62, rue de Wazemmes'),
      parcels: ['K 418', 'K 419'],
      lot_shares: ['11:172/5000', '12:198/5000', '54:5/5000'],
    },
    absent: ['modifies', 'rnc', 'meeting_on', 'price'],
  },
);

const bordeaux = paperOf(
  'edd-tableau-geometre-bordeaux',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center } .e td, .e th { border: .2mm solid #000; text-align: center; padding: 1mm } .e th { background: #eee; font-size: 8pt }`,
  [
    `<table><tr><td><b>SELARL AQUITAINE MESURES</b><br>Géomètres-experts – OGE n° 2008B200031<br>74 rue Fondaudège, 33000 BORDEAUX</td><td style="text-align:right">Dossier 18-2207<br>Plan n° 4 – indice C<br>Dressé le 12 avril 2018</td></tr></table><h1 style="margin-top:8mm">ÉTAT DESCRIPTIF DE DIVISION</h1><p style="text-align:center">Ensemble immobilier « Le Clos Lagrange » – 88 rue Lagrange, 33000 BORDEAUX<br>Cadastre : section KD n° 212 – 6 a 48 ca</p><p>Le présent état est établi conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955. L’immeuble comprend un bâtiment A (sur rue) et un bâtiment B (fond de cour), divisés en seize lots.</p>${table(
      [
        'N° du lot',
        'Bâtiment',
        'Escalier',
        'Étage',
        'Nature du lot',
        'Quotes-parts du sol et des PCG (/10 000)',
      ],
      [
        ['1', 'A', 'Unique', 'RDC', 'Local commercial', '1 140'],
        ['2', 'A', 'Unique', 'RDC', 'Cave', '35'],
        ['9', 'A', 'Unique', '1er', 'Appartement T3', '985'],
        ['14', 'A', 'Unique', '2ème', 'Appartement T4', '1 262'],
        ['15', 'B', '–', 'RDC', 'Studio', '478'],
        ['16', 'B', '–', '1er', 'Appartement T2', '640'],
      ],
      'e',
    )}<p style="margin-top:4mm">(extrait : les lots 3 à 8 et 10 à 13 figurent au feuillet suivant)</p><p>Les superficies ayant servi au calcul des quotes-parts sont indicatives et ne valent pas certificat au sens de la loi Carrez. Le géomètre-expert, Marc-Antoine DUPOUY.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      building: 'Le Clos Lagrange',
      building_address: '88 rue Lagrange, 33000 BORDEAUX',
      parcels: ['KD 212'],
      lot_shares: [
        '1:1140/10000',
        '2:35/10000',
        '9:985/10000',
        '14:1262/10000',
        '15:478/10000',
        '16:640/10000',
      ],
    },
    absent: ['publication', 'notary', 'surface_carrez', 'rnc', 'modifies'],
  },
);

const rennes = paperOf(
  'modificatif-reunion-lots-rennes',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm 18mm 36mm; h2 { font-size: 10.6pt; text-align: center; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>100418 02<br>YLB/AC/</p><p><b>L’AN DEUX MILLE VINGT ET UN,<br>Le SEPT OCTOBRE</b><br>À RENNES (Ille-et-Vilaine), 3 rue Hoche, au siège de l’Office Notarial, ci-après nommé,</p><p>Maître Yann LE BRETON-AUFFRAY, Notaire associé de la société « LE BRETON-AUFFRAY et COLLET, notaires », titulaire d’un Office Notarial à RENNES,</p><p>a reçu le présent acte contenant <b>MODIFICATIF À ÉTAT DESCRIPTIF DE DIVISION ET RÈGLEMENT DE COPROPRIÉTÉ</b>, à la requête de :</p><p>1°) Le syndicat des copropriétaires de l’ensemble immobilier « LES HAUTS DE BRÉQUIGNY », situé à RENNES (35200), 10 square de la Mettrie, représenté par son syndic, O.R.I. GESTION ;<br>2°) La société dénommée SCI KER AVEL, propriétaire des lots 17 et 18.</p><h2>EXPOSÉ</h2><p>L’ensemble immobilier, cadastré section IX numéro 77 pour 41 a 09 ca, a fait l’objet d’un état descriptif de division et règlement de copropriété reçu par Maître HERVÉ, notaire à RENNES, le 28 juin 1973, publié au 2ème bureau des hypothèques de RENNES le 3 septembre 1973, volume 2210 numéro 6, modifié par acte du même notaire du 11 mars 1980, publié le 2 mai 1980, volume 3902 numéro 14.</p>`,
    `<h2>RÉUNION DE LOTS</h2><p>Les lots numéros dix-sept (17) et dix-huit (18), appartenant au même propriétaire et contigus, sont réunis pour former le lot numéro soixante-treize (73). Les lots 17 et 18 sont supprimés.</p>${table(
      ['Lot', 'Bât.', 'Étage', 'Nature', 'Quote-part', 'Observations'],
      [
        ['17', 'B', 'S/sol', 'Cave', '6/10000', 'Supprimé'],
        ['18', 'B', 'S/sol', 'Cave', '7/10000', 'Supprimé'],
        ['73', 'B', 'S/sol', 'Cave', '13/10000', 'Créé (réunion 17 et 18)'],
      ],
    )}<p style="margin-top:4mm">Le total des tantièmes demeure de 10 000. Cette modification a été autorisée par l’assemblée générale du 22 juin 2021, résolution n° 19, dont une copie du procès-verbal est demeurée annexée.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>L’acte sera publié au service de la publicité foncière de RENNES 1. Droits fixes : 125,00 EUR. Contribution de sécurité immobilière : 15,00 EUR.</p><h2>FRAIS</h2><p>Les frais sont supportés par la SCI KER AVEL. DONT ACTE sur support électronique.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2021-10-07',
      notary: either('Maître Yann LE BRETON-AUFFRAY', 'Maître LE BRETON-AUFFRAY'),
      modifies: either(['1973-06-28', '1980-03-11'], ['1973-06-28']),
      building: 'LES HAUTS DE BRÉQUIGNY',
      building_address: either(
        '10 square de la Mettrie, 35200 RENNES',
        'RENNES (35200), 10 square de la Mettrie',
      ),
      parcels: ['IX 77'],
      lot_shares: either(['73:13/10000'], ['17:6/10000', '18:7/10000', '73:13/10000']),
    },
    absent: ['publication', 'price', 'rnc'],
  },
);

export const ACTES_IMMEUBLES = [lille, bordeaux, rennes];
