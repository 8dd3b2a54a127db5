// Deeds of buildings: rules typed in 1967, a division drawn by a surveyor, an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const typed = paperOf(
  'reglement-dactylographie-montargis',
  `font: 10.2pt/1.5 'Nimbus Mono PS', monospace; padding: 16mm 16mm 14mm 34mm; p { text-align: justify } h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } .pg { text-align: center }`,
  [
    `<p class="pg">- 1 -</p><p>ETUDE DE Me Fernand GUILLEMINOT<br>NOTAIRE A MONTARGIS (Loiret)</p><p style="text-align:center;margin:10mm 0"><b>REGLEMENT DE COPROPRIETE<br>et ETAT DESCRIPTIF DE DIVISION<br>de la Résidence "LA VENISE DU GATINAIS"</b></p>
    <p>L'AN MIL NEUF CENT SOIXANTE SEPT,<br>Le DIX NEUF OCTOBRE.</p><p>PARDEVANT Maître Fernand GUILLEMINOT, notaire à la résidence de MONTARGIS, soussigné,</p><p>ONT COMPARU :</p><p>Monsieur Lucien Auguste BRISSET, entrepreneur de travaux publics, demeurant à AMILLY, route de Viroy, agissant en qualité de gérant de la Société Civile Immobilière "LE REMPART", dont le siège est à MONTARGIS, 8 rue Dorée, constituée suivant acte reçu par Maître GUILLEMINOT le 4 février 1965,</p><p>LEQUEL, préalablement au règlement de copropriété objet des présentes, a exposé que ladite société est propriétaire d'un terrain situé à MONTARGIS, 21 boulevard du Rempart, cadastré section AK numéro 318 pour une contenance de dix-neuf ares quarante-deux centiares et section AK numéro 319 pour deux ares sept centiares, sur lequel elle édifie un immeuble collectif de quatre étages.</p>`,
    `<p class="pg">- 2 -</p><h2>PREMIERE PARTIE<br>ETAT DESCRIPTIF DE DIVISION</h2><p>L'immeuble est divisé en quarante lots. Il est attribué à chacun d'eux une quote-part des parties communes exprimée en millièmes, savoir :</p>
    <p>LOT NUMERO UN.- Au rez-de-chaussée, à gauche en entrant, un appartement de trois pièces principales, et les vingt-huit / millièmes (28/1.000es) des parties communes générales.</p><p>LOT NUMERO DEUX.- Au rez-de-chaussée, à droite, un appartement de deux pièces, et les vingt et un / millièmes (21/1.000es).</p><p>LOT NUMERO TROIS.- Au premier étage, un appartement de quatre pièces avec loggia, et les trente-six / millièmes (36/1.000es).</p><p>LOT NUMERO VINGT NEUF.- Au sous-sol, une cave portant le numéro 9 du plan, et le un / millième (1/1.000e).</p><p>LOT NUMERO TRENTE QUATRE.- Dans la cour, un box à usage de garage, et les trois / millièmes (3/1.000es).</p>
    <h2>DEUXIEME PARTIE<br>REGLEMENT</h2><p>ARTICLE 1er.- Le présent règlement a été dressé conformément aux dispositions de la loi du 10 juillet 1965 et du décret du 17 mars 1967. Il oblige tous les copropriétaires, leurs héritiers et ayants cause.</p><p>ARTICLE 2.- PARTIES COMMUNES. Sont communes la totalité du sol, les fondations, les gros murs, la couverture, les vestibules, escaliers et couloirs des caves.</p>`,
    `<p class="pg">- 3 -</p><p>ARTICLE 3.- PARTIES PRIVATIVES. Sont privatifs les locaux et espaces qui, aux termes de l'état descriptif ci-dessus, sont compris dans la composition d'un lot : carrelages, parquets, plafonds, cloisons intérieures, portes palières, fenêtres et persiennes, installations sanitaires.</p><p>ARTICLE 7.- DESTINATION. L'immeuble est destiné à l'habitation bourgeoise. L'exercice d'une profession libérale y est admis, à l'exclusion de tout commerce bruyant ou malodorant.</p><p>ARTICLE 12.- CHARGES. Les charges générales sont réparties entre tous les copropriétaires au prorata des millièmes. Les dépenses de l'ascenseur sont réparties entre les seuls lots desservis.</p><p>ARTICLE 21.- ASSEMBLEES. Les copropriétaires se réunissent en assemblée générale au moins une fois par an. Le syndic est nommé par l'assemblée pour une durée qui ne peut excéder trois années.</p>
    <p>DONT ACTE. Fait et passé à MONTARGIS, en l'Etude. Lecture faite, le comparant a signé avec le notaire.</p><p style="margin-top:8mm">Publié au bureau des hypothèques de MONTARGIS le 28 novembre 1967<br>volume 3021 numéro 17<br>Reçu : quatre-vingt francs. Le conservateur : (illisible)</p><p>POUR EXPEDITION certifiée conforme.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1967-10-19',
      notary: either('Maître Fernand GUILLEMINOT', 'Me Fernand GUILLEMINOT', 'Maître GUILLEMINOT'),
      building: 'LA VENISE DU GATINAIS',
      building_address: either(
        '21 boulevard du Rempart, MONTARGIS',
        '21 boulevard du Rempart',
        'MONTARGIS, 21 boulevard du Rempart',
      ),
      publication: either('3021 n° 17', 'volume 3021 numéro 17'),
      parcels: ['AK 318', 'AK 319'],
      lot_shares: ['1:28/1000', '2:21/1000', '3:36/1000', '29:1/1000', '34:3/1000'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const LOTS = [
  ['1', 'A', 'RdC', 'Local commercial', '187'],
  ['2', 'A', 'RdC', 'Réserve', '24'],
  ['3', 'A', '1er', 'Appartement T2', '131'],
  ['4', 'A', '1er', 'Appartement T3', '158'],
  ['5', 'A', '2e', 'Appartement T2', '127'],
  ['6', 'A', '2e', 'Appartement T3', '153'],
  ['7', 'A', 'Combles', 'Appartement T2 mansardé', '98'],
  ['8', 'B', 'RdC', 'Maisonnette sur cour', '114'],
  ['9', '–', 'Sous-sol', 'Cave', '4'],
  ['10', '–', 'Sous-sol', 'Cave', '4'],
] as const;
const division = paperOf(
  'edd-geometre-chateauroux',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 16mm; td, th { border: .2mm solid #333; text-align: center; padding: 1.1mm } th { background: #e5e5e5; font-weight: bold } .c { border: .5mm solid #333; padding: 4mm; text-align: center; margin: 4mm 0 }`,
  [
    `<p><b>SELARL VIGNAUD-TESSON</b> – Géomètres-experts fonciers D.P.L.G.<br>40 avenue Charles de Gaulle, 36000 CHÂTEAUROUX – Ordre n° 2011 B 200014<br>Dossier 26-0418</p><div class="c"><b style="font-size:14pt">ÉTAT DESCRIPTIF DE DIVISION</b><br>Immeuble sis 19 rue Grande, 36000 CHÂTEAUROUX<br>Cadastré section BL n° 204, contenance 3 a 86 ca</div>
    <p>Établi en vue de la mise en copropriété de l’immeuble appartenant à la SCI LES CORDELIERS, conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955. Les quotes-parts de parties communes sont exprimées en millièmes (1000èmes) et calculées selon la consistance, la superficie et la situation des lots, sans égard à leur utilisation (article 5 de la loi du 10 juillet 1965).</p>
    ${table(['N° du lot', 'Bâtiment', 'Niveau', 'Nature du lot', 'Quote-part en 1000èmes'], [...LOTS, ['TOTAL', '', '', '', '1000']])}
    <p style="margin-top:4mm">Le lot n° 8 comprend le droit à la jouissance exclusive et privative de la courette située au droit de sa façade sud. Les caves sont accessibles par l’escalier commun.</p><p>Coefficients retenus : commerce 1,30 ; étage courant 1,00 ; combles 0,80 ; caves 0,15. Pièces annexées : plan de masse, plans des niveaux au 1/100, tableau de calcul.</p><p style="margin-top:8mm">Dressé à Châteauroux, le 3 mars 2026<br>Guillaume TESSON, géomètre-expert<br>Le présent état sera déposé au rang des minutes du notaire chargé de l’acte et publié par ses soins.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      building_address: '19 rue Grande, 36000 CHÂTEAUROUX',
      parcels: ['BL 204'],
      lot_shares: LOTS.map(([lot, , , , part]) => `${lot}:${part}/1000`),
    },
    absent: ['publication', 'notary', 'price', 'modifies', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-reunion-de-lots-vierzon',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm 16mm 36mm; p { text-align: justify } h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>101 556 03<br>HB/LC/</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>LE CINQ FÉVRIER</b></p><p>À VIERZON (Cher), 3 place Jacques Brel, en l’Office notarial ci-après désigné,</p><p>Maître Hervé BRUNEAU-LAVIGNE, notaire associé de la société « BRUNEAU-LAVIGNE ET MÉTAIS, notaires », titulaire d’un office notarial à VIERZON,</p><p>A REÇU le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</b></p><p>À LA REQUÊTE DE :</p>${paragraphs(['Le syndicat des copropriétaires de l’ensemble immobilier dénommé « LES FORGES », situé à VIERZON (18100), 1 à 5 avenue de la République, représenté par son syndic la société FONCIÈRE DU CHER GESTION, spécialement habilitée par l’assemblée générale du 20 juin 2018 ;', 'Et Monsieur Mehdi BENSAÏD, propriétaire des lots 14 et 15.'])}<h2>EXPOSÉ</h2><p>L’ensemble immobilier a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître Jules PAGNARD, notaire à VIERZON, le 8 juillet 1971, publié au bureau des hypothèques de BOURGES le 30 août 1971, volume 2844, numéro 6, modifié suivant acte reçu par Maître MÉTAIS, notaire à VIERZON, le 22 mai 1996, publié audit bureau le 3 juillet 1996, volume 96P, numéro 2217.</p>`,
    `<h2>MODIFICATIF</h2><p>Le comparant ayant réuni matériellement les appartements formant les lots 14 et 15, ces lots sont supprimés et remplacés par le lot 151 ci-après. L’ensemble immobilier figure au cadastre section AV numéro 77.</p>${table(
      ['N° lot', 'Bât.', 'Étage', 'Nature', 'Quote-part des parties communes générales'],
      [
        ['14', '2', '2e', 'supprimé', '–'],
        ['15', '2', '2e', 'supprimé', '–'],
        ['151', '2', '2e', 'Appartement de six pièces', '402 / 10000èmes'],
      ],
    )}<p style="margin-top:4mm">Il n’est rien changé aux autres lots ni à la base de répartition.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte a été publié au service de la publicité foncière de BOURGES le 7 mars 2019, volume 2019P, numéro 1508.</p><h2>FRAIS</h2><p>Les frais, droits et émoluments sont à la charge de Monsieur BENSAÏD. Pour la perception de la contribution de sécurité immobilière, le présent acte est sans valeur vénale.</p><p>DONT ACTE sur deux pages. Lecture faite, les parties ont signé le présent acte avec le notaire. POUR COPIE AUTHENTIQUE.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2019-02-05',
      notary: either('Maître Hervé BRUNEAU-LAVIGNE', 'Maître BRUNEAU-LAVIGNE'),
      building: 'LES FORGES',
      building_address: '1 à 5 avenue de la République, 18100 VIERZON',
      modifies: either(['1971-07-08', '1996-05-22'], ['1971-07-08']),
      publication: either('2019P n° 1508', 'volume 2019P, numéro 1508'),
      parcels: ['AV 77'],
      lot_shares: ['151:402/10000'],
    },
    absent: ['price', 'rnc', 'iban'],
  },
);

export const ACTES_IMMEUBLE = [typed, division, amendment];
