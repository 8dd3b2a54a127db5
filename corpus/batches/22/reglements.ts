// Rules of 1958, a division by a surveyor, an amendment; and a pré-état daté.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { small } from './commun.ts';

const rules = paperOf(
  'reglement-1958-montlucon',
  `font: 11pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 15mm 15mm 42mm; p { text-align: justify } .m { position: absolute; left: 8mm; top: 40mm; width: 28mm; font-size: 8pt }`,
  [
    `<div class="m">Timbre 4 NF<br><br>Répertoire<br>n° 1.187<br><br>Enregistré à<br>MONTLUCON A.C.<br>le 9 déc. 1958<br>F° 44 C° 312</div><p>DU VINGT-SEPT NOVEMBRE 1958</p><p>REGLEMENT DE CO-PROPRIETE<br>d'un immeuble sis à MONTLUCON<br>33, boulevard du Vieux-Canal</p><p>PAR DEVANT Me Gaston DESFOSSES, notaire à la résidence de MONTLUCON (Allier), soussigné,</p><p>ONT COMPARU :</p><p>1°) Monsieur Hippolyte Jules SABATHIER, négociant, et Madame Léontine AUFAUVRE, son épouse, demeurant ensemble à MONTLUCON ;</p><p>2°) Monsieur Pierre CHASSAGNETTE, entrepreneur, demeurant à COMMENTRY ;</p><p>LESQUELS, propriétaires indivis d'un immeuble cadastré section D numéro 1.142 pour six ares dix centiares, ont établi ainsi qu'il suit le règlement destiné à régir les rapports des co-propriétaires, conformément à la loi du 28 juin 1938.</p>`,
    `<p>TITRE PREMIER. DESIGNATION ET DIVISION</p><p>L'immeuble élevé sur caves d'un rez-de-chaussée et de quatre étages est divisé en treize lots :</p><p>PREMIER LOT : un magasin au rez-de-chaussée à droite, et cent dix-huit/millièmes (118/1000) du sol et des parties communes.</p><p>SEPTIEME LOT : un appartement au deuxième étage à gauche, une cave numéro 4, et quatre-vingt-six/millièmes (86/1000).</p><p>HUITIEME LOT : un appartement au deuxième étage à droite, une cave numéro 5, et soixante et un/millièmes (61/1000).</p><p>TITRE DEUXIEME. CHOSES COMMUNES</p><p>Sont communs : le sol, les gros murs, la toiture, l'escalier, la cour et le puits. Chaque co-propriétaire supporte les dépenses au prorata de ses millièmes.</p><p>TITRE TROISIEME. ADMINISTRATION</p><p>Le syndic est nommé par l'assemblée des co-propriétaires, réunie chaque année au mois d'avril.</p><p>DONT ACTE. Transcrit au bureau des hypothèques de MONTLUCON le 12 janvier 1959, volume 2.204 numéro 31.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1958-11-27',
      notary: either('Me Gaston DESFOSSES', 'Maître Gaston DESFOSSES', 'Maître DESFOSSES'),
      publication: either(
        '2204 n° 31',
        '2.204 n° 31',
        'volume 2.204 numéro 31',
        'volume 2204 numéro 31',
      ),
      building_address: either(
        '33, boulevard du Vieux-Canal, MONTLUCON',
        '33, boulevard du Vieux-Canal',
      ),
      parcels: either(['D 1142'], ['D 1.142']),
      lot_shares: ['1:118/1000', '7:86/1000', '8:61/1000'],
    },
    absent: ['modifies', 'price', 'rnc', 'sellers', 'meeting_on'],
  },
);

const division = paperOf(
  'edd-geometre-gap',
  `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h2 { font-size: 10.4pt; text-align: center; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; padding: 1mm; text-align: center; font-size: 8.8pt } .c { position: absolute; right: 14mm; bottom: 10mm; border: .3mm solid #000; padding: 2mm; font-size: 7.4pt }`,
  [
    `<p>Dossier 05-1418 CS</p><p style="text-align:center;font-size:12pt"><b>ÉTAT DESCRIPTIF DE DIVISION</b></p><p>L’AN DEUX MILLE TREIZE, le DIX-NEUF SEPTEMBRE, Maître Céline SARRAZIN, notaire à GAP (Hautes-Alpes), 2 place aux Herbes-Folles, a reçu le présent acte à la requête de Madame Odile Thérèse BLANC-GONNET, veuve de Monsieur Fernand PELLENQ, demeurant à GAP, 9 montée des Cordeliers.</p><h2>EXPOSÉ</h2><p>La requérante est propriétaire à GAP (05000), 9 montée des Cordeliers, d’un immeuble d’habitation cadastré section BK n° 207, d’une contenance de 3 a 42 ca. Désirant le diviser, elle a fait établir par le Cabinet ALPES TOPO, géomètres-experts à GAP, les plans annexés. Le présent acte ne contient pas de règlement de copropriété, lequel sera établi séparément.</p><h2>TABLEAU RÉCAPITULATIF</h2>${table(
      ['Lot', 'Niveau', 'Nature', 'Millièmes'],
      [
        ['1', 'RDC', 'Appartement avec jardin', '196'],
        ['2', '1er', 'Appartement', '186'],
        ['3', '1er', 'Appartement', '212'],
        ['4', '2e', 'Appartement', '181'],
        ['5', '2e', 'Appartement', '143'],
        ['6', 'combles', 'Grenier', '18'],
        ['7', 'RDC', 'Remise', '14'],
        ['8', 'S/S', 'Cave', '18'],
        ['9', 'S/S', 'Cave', '16'],
        ['10', 'S/S', 'Cave', '16'],
        ['', '', '<b>Total</b>', '<b>1000</b>'],
      ],
    )}<h2>PUBLICITÉ</h2><p>Le présent état descriptif sera publié au service de la publicité foncière de GAP aux frais de la requérante.</p><div class="c">Cabinet ALPES TOPO – géomètres-experts<br>Plans : RDC, 1er, 2e, combles, S/S – éch. 1/100<br>juin 2013 – indice A</div>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      deed_on: '2013-09-19',
      notary: either('Maître Céline SARRAZIN', 'Maître SARRAZIN'),
      building_address: '9 montée des Cordeliers, 05000 GAP',
      parcels: ['BK 207'],
      lot_shares: [
        '1:196/1000',
        '2:186/1000',
        '3:212/1000',
        '4:181/1000',
        '5:143/1000',
        '6:18/1000',
        '7:14/1000',
        '8:18/1000',
        '9:16/1000',
        '10:16/1000',
      ],
    },
    absent: ['publication', 'modifies', 'price', 'surface_carrez'],
  },
);

const amendment = paperOf(
  'modificatif-reunion-lots-perpignan',
  `font: 10.8pt/1.5 'Nimbus Roman', serif; padding: 18mm 22mm 15mm 34mm; h2 { font-size: 11pt; text-decoration: underline; margin: 4mm 0 1mm } p { text-align: justify }`,
  [
    `<p>101 662 03<br>JPC/AM/</p><p><b>L’AN DEUX MILLE VINGT-DEUX,<br>Le TRENTE JUIN,</b></p><p>À PERPIGNAN, en l’Office Notarial,</p><p><b>Maître Jean-Pierre CASADESSUS</b>, Notaire associé de la SELAS « CASADESSUS – PI-MARTY – TORRENT », titulaire d’un Office Notarial à PERPIGNAN, 30 avenue des Platanes-Hauts,</p><p>A REÇU le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</b>,</p><p>À LA REQUÊTE DE : le syndicat des copropriétaires de l’immeuble LES MICOCOULIERS, sis à PERPIGNAN (66000), 12 rue des Grenadiers, représenté par son syndic l’Agence ROIG Père et Filles, spécialement autorisé par l’assemblée générale du 24 mars 2022 (résolution n° 11).</p><h2>EXPOSÉ</h2><p>L’immeuble, cadastré section AL n° 88, a fait l’objet d’un règlement de copropriété contenant état descriptif de division reçu par Maître VILALLONGUE, notaire à PERPIGNAN, le 17 octobre 1966, publié le 5 décembre 1966 volume 1877 n° 12, modifié par acte de Maître BOBO, notaire à PERPIGNAN, le 8 février 1991, publié le 3 avril 1991 volume 91P n° 2044.</p><h2>MODIFICATION</h2><p>Les lots numéros TRENTE (30) et TRENTE ET UN (31) sont réunis et remplacés par le lot numéro CINQUANTE-CINQ (55) : au quatrième étage, un appartement de cinq pièces, et les six cent quatre dix millièmes (604/10000èmes) des parties communes générales. Les lots 30 et 31 sont supprimés.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Une copie authentique des présentes sera publiée au service de la publicité foncière de PERPIGNAN 1. Tous pouvoirs sont donnés à tout clerc de l’office.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2022-06-30',
      notary: either('Maître Jean-Pierre CASADESSUS', 'Maître CASADESSUS'),
      modifies: either(['1966-10-17', '1991-02-08'], ['1966-10-17']),
      building: 'LES MICOCOULIERS',
      building_address: '12 rue des Grenadiers, 66000 PERPIGNAN',
      parcels: ['AL 88'],
      lot_shares: ['55:604/10000'],
    },
    absent: ['publication', 'price', 'meeting_on', 'owner'],
  },
);

const ped = paperOf(
  'ped-syndic-evreux',
  `font: 8.6pt/1.3 'DejaVu Serif Condensed', serif; padding: 11mm 13mm; td { border: .15mm solid #888; padding: .8mm 1.2mm } td:last-child { text-align: right; width: 32mm } h2 { font-size: 9.4pt; margin: 3mm 0 1mm; font-variant: small-caps }`,
  [
    `<p><b>AXE EURE GESTION</b> – 22 ter rue de l’Iton-Couvert, 27000 ÉVREUX</p><p style="text-align:center;font-size:13pt"><b>PRÉ-ÉTAT DATÉ</b><br><small>Informations financières dues à l’acquéreur avant la promesse (article L. 721-2, 2° du CCH)</small></p><p>Copropriété : LE CLOS SAINT-TAURIN, 6 allée de la Madeleine-Basse, 27000 Évreux (AB3370055)<br>Cédant : SCI MARTIN-PÊCHEUR – lot n° 19 – 655/20000<br>Délivré le 6 octobre 2026 à la demande de Me LECOQ-VALLON, notaire à Évreux. Ce document n’est pas l’état daté de l’article 5 du décret du 17 mars 1967.</p><h2>A. Situation du lot vis-à-vis du syndicat</h2>${table(
      [],
      [
        ['Provisions exigibles du budget, non réglées', '23,50'],
        ['Provisions exigibles sur travaux, non réglées', '0,00'],
        ['Charges impayées des exercices antérieurs', '0,00'],
        ['Avance de trésorerie attachée au lot (remboursable au cédant)', '196,50'],
        ['Quote-part du fonds de travaux attachée au lot (acquise au syndicat)', '524,00'],
      ],
    )}<h2>B. Charges courantes du lot sur les deux derniers exercices</h2>${table(
      [],
      [
        ['2024/2025 – appelé', '2 246,00'],
        ['2024/2025 – réel', '2 212,39'],
        ['2023/2024 – appelé', '2 180,00'],
        ['2023/2024 – réel', '2 203,71'],
      ],
    )}<h2>C. Sommes restant à échoir</h2>${table(
      [],
      [
        ['Provisions du budget, 1er au 3e trimestre 2027 (par trimestre)', '764,89'],
        ['Travaux votés : fenêtres de cage', 'soldé'],
      ],
    )}<h2>D. État global du syndicat au 30/09/2025</h2>${table(
      [],
      [
        ['Impayés de charges au sein de la copropriété', '8 332,15'],
        ['Dette vis-à-vis des fournisseurs', '14 296,95'],
        ['Procédures en cours', 'néant'],
        ['Emprunt collectif, capital restant dû', '31 750,00'],
      ],
    )}${small('Coût du présent document : 150,00 € TTC à la charge du vendeur, conformément au contrat de syndic.')}`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'AXE EURE GESTION',
      building: 'LE CLOS SAINT-TAURIN',
      building_address: '6 allée de la Madeleine-Basse, 27000 Évreux',
      rnc: 'AB3370055',
      owner: 'SCI MARTIN-PÊCHEUR',
      lots: ['19'],
      tantiemes: 655,
      base: 20000,
      made_on: '2026-10-06',
      impayes: 833215,
      dette_fournisseurs: 1429695,
      emprunts: 3175000,
    },
    absent: ['meeting_on', 'price', 'iban', 'sellers'],
  },
);

export const REGLEMENTS = [rules, division, amendment, ped];
