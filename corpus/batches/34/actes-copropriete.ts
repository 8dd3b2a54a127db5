// Deeds of buildings: old rules typed in an office, a surveyor's division in lots, an amendment.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, sum, table } from '../../writing.ts';

const rules = paperOf(
  'reglement-expedition-pontoise',
  `font: 10.2pt/1.5 'Nimbus Mono PS', monospace; padding: 18mm 16mm 16mm 36mm; h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; margin: 3mm 0 2mm } p { text-align: justify } .n { position: absolute; top: 9mm; right: 16mm }`,
  [
    `<p class="n">- 1 -</p><p>ETUDE DE Me Gabriel MONTIGNY<br>NOTAIRE A PONTOISE (Val-d'Oise)<br>Successeur de Me BRUNSWICK</p><p style="text-align:center;margin:10mm 0">CAHIER DES CHARGES<br>ETAT DESCRIPTIF DE DIVISION<br>ET REGLEMENT DE COPROPRIETE<br>-----<br>RESIDENCE DE LA VIOSNE</p><p>L'AN MIL NEUF CENT SOIXANTE DIX HUIT<br>Le vingt-trois juin</p><p>PARDEVANT Maître Gabriel MONTIGNY, Notaire à PONTOISE, soussigné,</p><p>A COMPARU :</p><p>Monsieur Roland CHAPUIS, directeur de sociétés, demeurant à L'ISLE-ADAM, agissant en qualité de gérant de la SOCIETE CIVILE IMMOBILIERE DE LA VIOSNE, au capital de 50.000 Francs, dont le siège est à PONTOISE, 5 rue de Gisors.</p><p>LEQUEL, ès-qualités, a par ces présentes établi ainsi qu'il suit l'état descriptif de division et le règlement de copropriété d'un ensemble immobilier sis à PONTOISE (Val-d'Oise), 5-7 rue de Gisors, que ladite société fait édifier.</p>`,
    `<p class="n">- 2 -</p><h2>CHAPITRE I - DESIGNATION DE L'ENSEMBLE IMMOBILIER</h2><p>Un terrain figurant au cadastre rénové de ladite commune sous les relations suivantes : section AM, numéro 77, lieudit "rue de Gisors", pour dix-neuf ares quarante-deux centiares ; section AM, numéro 81, même lieudit, pour trois ares six centiares.</p><p>Le permis de construire a été délivré par arrêté du 4 novembre 1976 sous le numéro 95.4.61220.</p><h2>CHAPITRE II - ETAT DESCRIPTIF DE DIVISION</h2><p>LOT NUMERO ONZE (11) : au troisième étage, porte gauche, un appartement de deux pièces et les sept cent quarante / cent millièmes (740/100.000es) des parties communes générales.</p><p>LOT NUMERO DOUZE (12) : au troisième étage, porte face, un appartement de quatre pièces et les mille deux cent six / cent millièmes (1.206/100.000es) des parties communes générales.</p><p>LOT NUMERO QUARANTE-SEPT (47) : au sous-sol, une cave et les douze / cent millièmes (12/100.000es) des parties communes générales.</p><p>LOT NUMERO QUARANTE-HUIT (48) : au sous-sol, un emplacement pour voiture et les soixante-huit / cent millièmes (68/100.000es) des parties communes générales.</p>`,
    `<p class="n">- 3 -</p><h2>CHAPITRE III - PARTIES PRIVATIVES ET PARTIES COMMUNES</h2><p>Article 8.- Les parties privatives sont celles affectées à l'usage exclusif et particulier de chaque copropriétaire. Article 9.- Les parties communes sont celles qui sont affectées à l'usage ou à l'utilité de tous les copropriétaires ou de plusieurs d'entre eux ; elles comprennent la totalité du sol, les fondations, les gros murs de façade, les planchers à l'exclusion des revêtements, la couverture, les descentes d'eaux.</p><h2>CHAPITRE IV - DESTINATION</h2><p>Article 12.- L'ensemble immobilier est destiné à l'habitation et, au rez-de-chaussée, au commerce. Est interdite toute activité bruyante ou insalubre.</p><h2>CHAPITRE V - CHARGES</h2><p>Article 21.- Les charges générales seront réparties entre tous les copropriétaires au prorata des quotes-parts de parties communes attachées à leurs lots.</p><h2>CHAPITRE VI - SYNDICAT - ASSEMBLEES - SYNDIC</h2><p>Article 34.- Le syndic provisoire sera la Société GERANCE DU VEXIN, jusqu'à la première assemblée générale.</p><p style="margin-top:8mm">PUBLIE au premier bureau des hypothèques de PONTOISE, le 2 août 1978, volume 3306, numéro 14.<br>DONT ACTE sur trente-huit pages. Pour expédition (extrait).</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1978-06-23',
      notary: either('Maître Gabriel MONTIGNY', 'Me Gabriel MONTIGNY', 'Maître MONTIGNY'),
      publication: either('3306 n° 14', 'volume 3306, numéro 14'),
      building: 'RESIDENCE DE LA VIOSNE',
      building_address: either(
        '5-7 rue de Gisors, PONTOISE',
        '5-7 rue de Gisors, PONTOISE (Val-d’Oise)',
        '5-7 rue de Gisors',
      ),
      parcels: ['AM 77', 'AM 81'],
      lot_shares: ['11:740/100000', '12:1206/100000', '47:12/100000', '48:68/100000'],
    },
    absent: ['modifies', 'price', 'meeting_on', 'rnc'],
  },
);

const LOTS = [
  ['1', 'A', 'RDC', 'Local commercial', 212],
  ['2', 'A', 'RDC', 'Cave', 4],
  ['3', 'A', '1er', 'Appartement 3 pièces', 236],
  ['4', 'A', '2e', 'Appartement 3 pièces', 228],
  ['5', 'A', '2e', 'Débarras', 14],
  ['6', 'B', 'RDC', 'Studio', 118],
  ['7', 'B', '1er', 'Appartement 2 pièces', 164],
  ['8', '–', 'Cour', 'Stationnement', 24],
] as const;
const division = paperOf(
  'edd-geometre-etampes',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 15pt; text-align: center; color: #2f5d62 } h2 { font-size: 10.5pt; color: #2f5d62; margin: 4mm 0 1mm } .l td, .l th { border: .2mm solid #7aa0a4; text-align: center; padding: 1mm } .l th { background: #dfeeec; font-weight: bold }`,
  [
    `<table><tr><td style="padding:0"><b>GÉO-JUINE</b><br>Géomètres-experts associés<br>19 rue de la République, 91150 ÉTAMPES</td><td style="padding:0;text-align:right">Dossier 24-118<br>Dressé le 12 avril 2024<br>Ordre des géomètres-experts n° 2019B200014</td></tr></table><h1>ÉTAT DESCRIPTIF DE DIVISION</h1><p style="text-align:center">Immeuble situé 28 rue Louis Moreau, 91150 ÉTAMPES</p><h2>1. Désignation cadastrale</h2><p>Commune d’Étampes, section AS n° 204, contenance 3 a 87 ca. Immeuble composé de deux bâtiments, A sur rue (rez-de-chaussée et deux étages) et B sur cour (rez-de-chaussée et un étage).</p><h2>2. Tableau récapitulatif des lots</h2>${table(
      [
        'N° de lot',
        'Bât.',
        'Niveau',
        'Nature du lot',
        'Quote-part des parties communes générales (/1000)',
      ],
      [
        ...LOTS.map((lot) => [...lot]),
        `<tr><td colspan="4"><b>Total</b></td><td><b>${sum(LOTS.map((lot) => lot[4]))}</b></td></tr>`,
      ],
      'l',
    )}<h2>3. Mode de calcul</h2><p>Les quotes-parts sont calculées à partir de la superficie pondérée de chaque lot (coefficients de nature, d’étage et d’éclairement), sans égard à l’utilisation. Les plans des niveaux sont joints en annexe.</p><p>Le présent état descriptif est établi conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955, pour être reçu en la forme authentique et publié avec le règlement de copropriété à intervenir.</p><p style="margin-top:10mm;text-align:right">Sidonie Maurepas, géomètre-expert</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'EDD',
    facts: {
      building_address: '28 rue Louis Moreau, 91150 ÉTAMPES',
      parcels: ['AS 204'],
      lot_shares: LOTS.map((lot) => `${lot[0]}:${lot[4]}/1000`),
    },
    absent: ['publication', 'notary', 'modifies', 'price', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-acte-mantes-la-jolie',
  `font: 10.6pt/1.5 'P052', serif; padding: 20mm 22mm 18mm 34mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; padding: 1mm 1.5mm }`,
  [
    `<p>101 442 907<br>VLB/AC/</p><p><b>L’AN DEUX MILLE VINGT ET UN,<br>LE QUATORZE OCTOBRE</b></p><p>À MANTES-LA-JOLIE (Yvelines), 3 place Saint-Maclou, au siège de l’Office Notarial ci-après nommé,</p><p>Maître Véronique LE BIHAN, Notaire associée de la Société d’Exercice Libéral « LE BIHAN – CORMEILLES, notaires associés », titulaire d’un Office Notarial à MANTES-LA-JOLIE,</p><p>A REÇU LE PRÉSENT ACTE contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b>, À LA REQUÊTE DU :</p><p>SYNDICAT DES COPROPRIÉTAIRES de l’immeuble dénommé « LES TOURS DE GASSICOURT », situé à MANTES-LA-JOLIE (78200), 19 boulevard du Maréchal-Juin, représenté par son syndic, la société GPSO COPROPRIÉTÉS.</p><h2>EXPOSÉ</h2>${paragraphs(['I. Le règlement de copropriété contenant état descriptif de division a été reçu par Maître SAVOURÉ, notaire à MANTES-LA-JOLIE, le 30 mars 1967, publié au bureau des hypothèques de MANTES le 9 mai 1967, volume 2214, numéro 6.', 'II. Il a été modifié une première fois aux termes d’un acte reçu par Maître CORMEILLES, notaire à MANTES-LA-JOLIE, le 5 décembre 1994.'])}`,
    `<h2>MODIFICATION</h2><p>Suivant délibération de l’assemblée générale du 8 avril 2021, devenue définitive, le lot numéro 63 (loge de concierge) est créé par prélèvement sur les parties communes et cédé par le syndicat. La base des parties communes générales est portée de 10 000 à 10 085.</p>${table(
      ['Lot', 'Bâtiment', 'Étage', 'Nature', 'Quote-part nouvelle'],
      [['63', 'Tour 1', 'Rez-de-chaussée', 'Logement (ancienne loge)', '85 / 10 085']],
    )}<p style="margin-top:4mm">Les autres lots conservent leur nombre de tantièmes, désormais exprimés en dix mille quatre-vingt-cinquièmes. Toutes les clauses du règlement non contraires aux présentes demeurent en vigueur.</p><h2>CADASTRE</h2><p>L’immeuble figure au cadastre de la commune de MANTES-LA-JOLIE : section AE numéro 415, pour une contenance de 47 a 20 ca.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière de VERSAILLES 3 aux frais du requérant.</p><p>DONT ACTE sans renvoi. Généré en l’office et visualisé sur support électronique. Le requérant a signé avec le notaire.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2021-10-14',
      notary: either('Maître Véronique LE BIHAN', 'Maître LE BIHAN'),
      modifies: either(['1967-03-30', '1994-12-05'], ['1967-03-30']),
      building: 'LES TOURS DE GASSICOURT',
      building_address: '19 boulevard du Maréchal-Juin, 78200 MANTES-LA-JOLIE',
      lot_shares: ['63:85/10085'],
      parcels: ['AE 415'],
    },
    absent: ['publication', 'price', 'meeting_on', 'rnc'],
  },
);

export const ACTES_COPROPRIETE = [rules, division, amendment];
