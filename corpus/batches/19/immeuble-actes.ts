// Rules of buildings and what changes them: a typed deed of the sixties, a division by a surveyor, an amendment.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const old = paperOf(
  'reglement-machine-chambery',
  `font: 10.4pt/1.5 'Nimbus Mono PS', monospace; padding: 18mm 16mm 16mm 34mm; p { text-align: justify } h2 { font-size: 10.4pt; text-align: center; text-decoration: underline }`,
  [
    `<p style="text-align:center">- 1 -</p><p>PARDEVANT Maître Aimé BOVAGNET-PASCAL, notaire à CHAMBERY (Savoie), soussigné,</p><p>A COMPARU :</p><p>Monsieur François Marie DUCLOZ, entrepreneur, demeurant à CHAMBERY, agissant en qualité de gérant de la SOCIETE CIVILE IMMOBILIERE LE CURIAL, au capital de 50.000 francs,</p><p>LEQUEL, préalablement au REGLEMENT DE COPROPRIETE objet des présentes, a exposé ce qui suit :</p><h2>EXPOSE</h2><p>La Société est propriétaire d’un terrain sis à CHAMBERY, 118, avenue de Lyon, cadastré section BK, numéros 77 et 78, d’une contenance de vingt-six ares douze centiares, sur lequel elle fait édifier un immeuble dénommé "LE CURIAL", élevé sur sous-sol d’un rez-de-chaussée et de sept étages.</p><h2>TITRE PREMIER - ETAT DESCRIPTIF DE DIVISION</h2><p>L’immeuble est divisé en quatre-vingt-douze lots. Les quotes-parts de parties communes sont exprimées en neuf mille huit cent soixante-quatrièmes (9.864èmes).</p>`,
    `<p style="text-align:center">- 7 -</p><p>LOT NUMERO DIX-NEUF (19) :<br>Au troisième étage, à gauche de l’escalier, un appartement de quatre pièces principales, et les trois cent quatre-vingt-seize / neuf mille huit cent soixante-quatrièmes (396/9.864èmes) des parties communes.</p><p>LOT NUMERO VINGT (20) :<br>Au troisième étage, à droite, un appartement de trois pièces, et les 301/9.864èmes des parties communes.</p><p>LOT NUMERO QUARANTE-SEPT (47) :<br>Au sous-sol, une cave, et les 4/9.864èmes.</p><p>LOT NUMERO QUATRE-VINGT-HUIT (88) :<br>Dans la cour, un garage, et les 28/9.864èmes.</p><h2>TITRE DEUXIEME - PARTIES COMMUNES ET PRIVATIVES</h2><p>Sont communes à tous les copropriétaires : la totalité du sol, les fondations, les gros murs, la toiture, les cheminées, l’ascenseur, les canalisations hors celles affectées à l’usage exclusif d’un lot.</p><h2>TITRE TROISIEME - DESTINATION</h2><p>L’immeuble est destiné à l’habitation bourgeoise. L’exercice des professions libérales est autorisé au rez-de-chaussée.</p>`,
    `<p style="text-align:center">- 31 -</p><h2>TITRE SIXIEME - ADMINISTRATION</h2><p>Le syndicat est administré par un syndic élu par l’assemblée générale, laquelle se réunit chaque année avant le premier avril.</p><p>DONT ACTE en trente et une pages.</p><p>Fait et passé à CHAMBERY, en l’étude,</p><p>L’AN MIL NEUF CENT SOIXANTE-SEPT,<br>Le VINGT-SEPT FEVRIER,</p><p>Et après lecture faite le comparant a signé avec le notaire.</p><p style="margin-top:8mm">Publié au Bureau des Hypothèques de CHAMBERY le 6 avril 1967, volume 4418, numéro 22.<br>Reçu : cinquante francs.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1967-02-27',
      notary: either('Maître Aimé BOVAGNET-PASCAL', 'Maître BOVAGNET-PASCAL'),
      publication: either('4418 n° 22', 'volume 4418, numéro 22'),
      building: 'LE CURIAL',
      building_address: either('118, avenue de Lyon, CHAMBERY', '118 avenue de Lyon'),
      parcels: ['BK 77', 'BK 78'],
      lot_shares: ['19:396/9864', '20:301/9864', '47:4/9864', '88:28/9864'],
    },
    absent: ['modifies', 'rnc', 'price', 'meeting_on'],
  },
);

const LOTS = [
  ['1', 'Maison ancienne', 'RdC', 'Local commercial, WC', '58,40', '268'],
  ['2', 'Maison ancienne', '1er', 'Appartement T3', '64,15', '294'],
  ['3', 'Maison ancienne', 'Combles', 'Appartement T2, grenier', '47,90', '201'],
  ['4', 'Dépendance', 'RdC', 'Garage', '22,00', '71'],
  ['5', 'Dépendance', 'RdC + étage', 'Studio', '36,75', '166'],
] as const;
const surveyor = paperOf(
  'edd-geometre-bayonne',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 15mm; h1 { font-size: 14pt } h2 { font-size: 10.5pt; color: #8a1c1c } td, th { border: .2mm solid #000; padding: .9mm 1.4mm } th { background: #f0e6e6 } td:nth-child(n+5) { text-align: right }`,
  [
    `<table><tr><td style="border:0"><b style="font-size:13pt;color:#8a1c1c">SELARL HIRIGOYEN-MARTICORENA</b><br>Géomètres-experts D.P.L.G. – inscrits à l’Ordre sous le n° 2011C200044<br>6 allées Marines, 64100 BAYONNE</td><td style="border:0;text-align:right">Dossier 26-0417<br>Anglet, le 14 avril 2026</td></tr></table><h1>ÉTAT DESCRIPTIF DE DIVISION</h1><p>Commune d’ANGLET (64600) – immeuble sis 28 rue de Hausquette<br>Cadastre : section CE n° 311, 5 a 84 ca<br>Requérant : Indivision HARISPE (Mme Graxi HARISPE, M. Peio HARISPE)</p><h2>1. Désignation de l’ensemble</h2><p>L’ensemble comprend une maison ancienne sur trois niveaux et une dépendance. Il est divisé en cinq lots. Les quotes-parts des parties communes générales sont calculées sur mille (1 000èmes), d’après la superficie, la consistance et la situation des lots.</p><h2>2. Tableau récapitulatif de l’état descriptif de division</h2>${table(['N° du lot', 'Bâtiment', 'Niveau', 'Nature', 'Surface (m²)', 'Quote-part / 1 000'], LOTS)}<p style="margin-top:4mm">Total : 1 000 / 1 000èmes. Les parties communes spéciales à la maison ancienne (lots 1 à 3) comprennent l’escalier, la toiture et les façades de ce bâtiment.</p><p>Le présent état descriptif, accompagné des plans, sera déposé au rang des minutes de l’office notarial de Maître Amaia ELISSALDE à Biarritz en vue de sa publication.</p><p style="text-align:right">Le géomètre-expert, X. Marticorena</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      building_address: '28 rue de Hausquette, 64600 ANGLET',
      parcels: ['CE 311'],
      lot_shares: LOTS.map(([lot, , , , , part]) => `${lot}:${part}/1000`),
    },
    absent: ['publication', 'modifies', 'rnc', 'price', 'surface_carrez'],
  },
);

const amendment = paperOf(
  'modificatif-reunion-bourges',
  `font: 10.6pt/1.5 'P052', serif; padding: 18mm 22mm 16mm 32mm; h2 { font-size: 11pt; text-align: center } td, th { border: .2mm solid #000; padding: .8mm 2mm; text-align: center }`,
  [
    `<p>101 447 02<br>LB/FT</p><p><b>L’AN DEUX MILLE VINGT-TROIS,<br>LE SIX OCTOBRE</b><br>À BOURGES (Cher), 11 place Planchat, au siège de l’Office Notarial,</p><p><b>Maître Laure BUSSEROLLES</b>, notaire associée de la SAS « Busserolles, Prévost et Cie », titulaire d’un office notarial à BOURGES,</p><p>A REÇU le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b> de l’ensemble immobilier « LE PRADO » situé à BOURGES (18000), 29 avenue Jean Jaurès,</p><p>À LA REQUÊTE du syndicat des copropriétaires, représenté par BERRY COPRO, et de Monsieur Aurélien SAUVAGET, propriétaire des lots 31 et 32.</p><h2>RAPPEL DES ACTES ANTÉRIEURS</h2><p>L’ensemble immobilier a fait l’objet d’un état descriptif de division et règlement de copropriété reçu par Maître Georges TALBOT, notaire à BOURGES, le 12 juillet 1974, publié au bureau des hypothèques de BOURGES le 2 août 1974, volume 3106 n° 7, et d’un modificatif reçu par Maître TALBOT le 3 mai 1982, publié le 28 mai 1982, volume 4290 n° 15.</p>`,
    `<h2>MODIFICATION</h2><p>Les lots 31 et 32 sont supprimés et réunis pour former le lot nouveau numéro 97.</p>${table(
      ['Lot', 'Bât.', 'Étage', 'Nature', 'Quote-part (1 000èmes)', 'Observation'],
      [
        ['31', 'A', '4', 'Appartement', '19', 'supprimé'],
        ['32', 'A', '4', 'Appartement', '24', 'supprimé'],
        ['97', 'A', '4', 'Appartement T5', '43', 'créé'],
      ],
    )}<p style="margin-top:4mm">Le total des quotes-parts demeure fixé à 1 000. L’assemblée générale du 29 mars 2023 a autorisé cette réunion (16e résolution).</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière du CHER.</p><p>DONT ACTE sur huit pages. Cadastre : section HN n° 204.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2023-10-06',
      notary: either('Maître Laure BUSSEROLLES', 'Maître BUSSEROLLES'),
      modifies: either(['1974-07-12', '1982-05-03'], ['1974-07-12']),
      building: 'LE PRADO',
      building_address: '29 avenue Jean Jaurès, 18000 BOURGES',
      parcels: ['HN 204'],
      lot_shares: either(['97:43/1000'], ['31:19/1000', '32:24/1000', '97:43/1000']),
    },
    absent: ['publication', 'price', 'meeting_on', 'rnc', 'quitus'],
  },
);

export const IMMEUBLE_ACTES = [old, surveyor, amendment];
