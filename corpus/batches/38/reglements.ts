// Rules of a building old and new, an amendment, and a plan of works.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const typed = paperOf(
  'reglement-machine-vesoul-d38',
  `font: 10.2pt/1.5 'Nimbus Mono PS', monospace; padding: 18mm 18mm 14mm 32mm; p { text-align: justify } h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } .n { text-align: center }`,
  [
    `<p class="n">- 1 -</p><p>Etude de Me Georges MAIROT<br>Notaire à VESOUL (Haute-Saône)<br>Place du Palais</p><p class="n" style="margin-top:12mm"><b>REGLEMENT DE COPROPRIETE<br>ET ETAT DESCRIPTIF DE DIVISION</b><br>de l'immeuble "LES HABERGES"</p><p>L'AN MIL NEUF CENT SOIXANTE-SEPT<br>Le vingt-deux septembre</p><p>PARDEVANT Maître Georges MAIROT, notaire à la résidence de VESOUL, soussigné,</p><p>A COMPARU : Monsieur Fernand COURTOISIER, entrepreneur, agissant au nom et comme gérant de la Société Civile Immobilière "LES HABERGES", au capital de DIX MILLE FRANCS, dont le siège est à VESOUL, 8 rue des Haberges.</p><p>LEQUEL, ès qualités, a, par ces présentes, établi le règlement de copropriété de l'immeuble ci-après, conformément à la loi du dix juillet mil neuf cent soixante-cinq et au décret du dix-sept mars mil neuf cent soixante-sept.</p><h2>DESIGNATION</h2><p>Un immeuble à usage d'habitation sis à VESOUL, 8 rue des Haberges, élevé sur sous-sol d'un rez-de-chaussée et de quatre étages, cadastré section AK, numéro 316, pour une contenance de dix-neuf ares quarante-deux centiares.</p>`,
    `<p class="n">- 2 -</p><h2>ETAT DESCRIPTIF DE DIVISION</h2><p>L'immeuble est divisé en quarante-huit lots. Les quotes-parts sont exprimées en dix millièmes.</p><p>LOT NUMERO TROIS : au premier étage à gauche, un appartement de quatre pièces, cuisine, salle d'eau, et les cinq cent douze / dix millièmes (512/10.000) des parties communes.</p><p>LOT NUMERO QUATRE : au premier étage à droite, un appartement de trois pièces, et les quatre cent trente / dix millièmes (430/10.000) des parties communes.</p><p>LOT NUMERO VINGT-SEPT : au sous-sol, une cave, et les six / dix millièmes (6/10.000) des parties communes.</p><p>LOT NUMERO QUARANTE ET UN : un garage, et les vingt-deux / dix millièmes (22/10.000) des parties communes.</p><h2>PARTIES COMMUNES - PARTIES PRIVATIVES</h2><p>Article 3 - Les parties communes comprennent la totalité du sol, les fondations, les gros murs, la toiture, l'escalier, les canalisations et branchements généraux.</p><p>Article 4 - Les locaux et espaces compris dans chaque lot sont privatifs.</p>`,
    `<p class="n">- 3 -</p><h2>CHARGES</h2><p>Article 11 - Les charges communes générales sont réparties au prorata des dix millièmes. Article 12 - Les dépenses de chauffage sont réparties d'après la surface des radiateurs.</p><h2>ADMINISTRATION</h2><p>Article 20 - Les copropriétaires sont réunis en assemblée générale une fois par an. Article 24 - Le syndic est nommé par l'assemblée. Monsieur COURTOISIER exercera les fonctions de syndic provisoire.</p><p style="margin-top:10mm">DONT ACTE sur trois pages. Fait et passé à VESOUL, en l'étude.<br>Suit la mention : Enregistré à VESOUL le 2 octobre 1967, folio 41, case 3. Reçu cinquante francs.</p><p>Publié au bureau des hypothèques de VESOUL le 20 octobre 1967, volume 3118, numéro 27.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1967-09-22',
      notary: either('Maître Georges MAIROT', 'Me Georges MAIROT', 'Maître MAIROT'),
      publication: either('3118 n° 27', 'volume 3118, numéro 27'),
      building: 'LES HABERGES',
      building_address: either('8 rue des Haberges, VESOUL', '8 rue des Haberges'),
      parcels: ['AK 316'],
      lot_shares: ['3:512/10000', '4:430/10000', '27:6/10000', '41:22/10000'],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const recent = paperOf(
  'reglement-notaire-macon-d38',
  `font: 10.2pt/1.45 'Nimbus Roman', serif; padding: 17mm 20mm 15mm 34mm; h2 { font-size: 10.6pt; text-align: center; margin: 4mm 0 2mm } .t td, .t th { border: .2mm solid #000; padding: .8mm 1.4mm; text-align: center } .pg { position: absolute; bottom: 7mm; left: 34mm; font-size: 8pt }`,
  [
    `<p>100914702<br>LD/SB/</p><p><b>L’AN DEUX MILLE VINGT ET UN,<br>LE TROIS DÉCEMBRE</b></p><p>À MÂCON (Saône-et-Loire), 61 rue de Lyon, au siège de l’Office Notarial,<br><b>Maître Laurence DESROCHES</b>, Notaire associée de la SELARL « DESROCHES – PERRIN, Notaires », titulaire d’un Office Notarial à MÂCON, identifiée sous le numéro CRPCEN 71999,</p><p>A REÇU le présent acte contenant <b>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</b>,</p><p>À LA REQUÊTE DE : la Société dénommée <b>MAISON DE BOIS PATRIMOINE</b>, société à responsabilité limitée au capital de 5 000 €, dont le siège est à CHARNAY-LÈS-MÂCON (71850), 12 chemin de la Coupée, identifiée au SIREN sous le numéro 900000526.</p><h2>IDENTIFICATION DE L’ENSEMBLE IMMOBILIER</h2><p>À MÂCON (SAÔNE-ET-LOIRE) 71000, 22 place aux Herbes, un immeuble dénommé « LA MAISON DE BOIS », figurant ainsi au cadastre : Section AM, n° 208, 22 place aux Herbes, 00 ha 01 a 94 ca ; Section AM, n° 209, rue Dombey, 00 ha 00 a 37 ca.</p><h2>CHAMP D’APPLICATION</h2><p>Le présent règlement est régi par la loi n° 65-557 du 10 juillet 1965 et le décret n° 67-223 du 17 mars 1967. Il a pour objet de déterminer la destination des parties tant privatives que communes ainsi que les conditions de leur jouissance.</p><p class="pg">1/3</p>`,
    `<h2>TABLEAU RÉCAPITULATIF</h2><p>Conformément à l’article 71 du décret n° 55-1350 du 14 octobre 1955, l’état descriptif est résumé dans le tableau ci-après :</p>${table(
      ['N° du lot', 'Étage', 'Nature du lot', 'Quote-part des parties communes générales (/1 000)'],
      [
        ['1', 'RDC', 'Local commercial', '214'],
        ['2', '1er', 'Appartement', '187'],
        ['3', '1er', 'Studio', '96'],
        ['4', '2e', 'Appartement', '192'],
        ['5', '2e', 'Studio', '98'],
        ['6', '3e', 'Appartement', '201'],
        ['7', 'Sous-sol', 'Cave', '4'],
        ['8', 'Sous-sol', 'Cave', '4'],
        ['9', 'Sous-sol', 'Cave', '4'],
        ['', '', 'TOTAL', '1 000'],
      ],
      't',
    )}<h2>PARTIES COMMUNES SPÉCIALES</h2><p>L’escalier et ses paliers sont des parties communes spéciales aux lots 2 à 6.</p><h2>SERVITUDES</h2><p>Néant, hors celles résultant de la situation en site patrimonial remarquable.</p><p class="pg">2/3</p>`,
    `<h2>USAGE DES PARTIES PRIVATIVES</h2><p>Chaque copropriétaire a le droit de jouir comme bon lui semble des parties privatives comprises dans son lot, à la condition de ne pas nuire aux droits des autres copropriétaires. La location meublée de courte durée n’est permise que dans les lots 1 et 2.</p><h2>RÉPARTITION DES CHARGES</h2><p>Sont réparties en fonction de l’utilité les charges entraînées par les services collectifs et éléments d’équipement communs. Les autres charges sont réparties au prorata des millièmes.</p><h2>SYNDIC PROVISOIRE</h2><p>L’AGENCE GUICHARD IMMOBILIER exercera les fonctions de syndic provisoire jusqu’à la première assemblée.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière de MÂCON.</p><h2>MENTION</h2><p>DONT ACTE sur support électronique. Les parties ont signé avec le notaire.</p><p class="pg">3/3</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '2021-12-03',
      notary: either('Maître Laurence DESROCHES', 'Maître DESROCHES'),
      building: 'LA MAISON DE BOIS',
      building_address: either(
        '22 place aux Herbes, 71000 MÂCON',
        '22 place aux Herbes, 71000 MÂCON (SAÔNE-ET-LOIRE)',
      ),
      parcels: ['AM 208', 'AM 209'],
      lot_shares: [
        '1:214/1000',
        '2:187/1000',
        '3:96/1000',
        '4:192/1000',
        '5:98/1000',
        '6:201/1000',
        '7:4/1000',
        '8:4/1000',
        '9:4/1000',
      ],
    },
    absent: ['publication', 'modifies', 'price', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-subdivision-luneville-d38',
  `font: 10.6pt/1.5 'P052', serif; padding: 18mm 22mm 15mm 34mm; h2 { font-size: 11pt; text-align: center } .t td, .t th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>N° 14 772 – Répertoire 2014/388</p><p style="text-align:center"><b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION<br>ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><p>L’AN DEUX MILLE QUATORZE, le DIX-SEPT AVRIL,</p><p>Par-devant Maître Philippe CUNY, notaire associé à LUNÉVILLE (Meurthe-et-Moselle), 30 rue Banaudon,</p><p>ONT COMPARU : 1° Monsieur Marc Étienne HAZOTTE, retraité, demeurant à LUNÉVILLE, propriétaire du lot 7 ; 2° le syndicat des copropriétaires de la « RÉSIDENCE STANISLAS », représenté par son syndic, habilité par l’assemblée générale du 12 décembre 2013.</p><h2>EXPOSÉ</h2><p>L’immeuble sis à LUNÉVILLE (54300), 2 place Léopold, cadastré section AE numéro 451, a fait l’objet d’un règlement de copropriété avec état descriptif de division reçu par Maître Robert GALLAND, notaire à LUNÉVILLE, le 8 juillet 1958, publié à LUNÉVILLE le 1er août 1958, volume 1290 numéro 16, modifié suivant acte reçu par le même notaire le 20 mars 1973, publié le 11 avril 1973, volume 2764 numéro 3.</p><h2>SUBDIVISION DU LOT 7</h2><p>Monsieur HAZOTTE subdivise le lot numéro 7 en deux lots nouveaux numérotés 23 et 24. Le lot 7 est supprimé.</p>`,
    `${table(
      ['Lot', 'Provenance', 'Nature', 'Étage', 'Tantièmes (10 000èmes)'],
      [
        ['23', 'ex-7', 'Appartement', '1er', '512'],
        ['24', 'ex-7', 'Studio', '1er', '268'],
      ],
      't',
    )}<p style="margin-top:5mm">Le total des quotes-parts des lots 23 et 24 est égal à celui du lot supprimé, soit 780 / 10 000.</p><h2>FORMALITÉS</h2><p>Publié au service de la publicité foncière de LUNÉVILLE le 6 mai 2014, volume 2014P numéro 1182. Droit fixe : 125 €. Contribution de sécurité immobilière : 15 €.</p><p>Fait et passé à LUNÉVILLE, en l’étude. Après lecture, les comparants ont signé avec le notaire.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2014-04-17',
      notary: either('Maître Philippe CUNY', 'Maître CUNY'),
      modifies: either(['1958-07-08', '1973-03-20'], ['1958-07-08']),
      publication: either('2014P n° 1182', 'volume 2014P numéro 1182'),
      building: 'RÉSIDENCE STANISLAS',
      building_address: '2 place Léopold, 54300 LUNÉVILLE',
      parcels: ['AE 451'],
      lot_shares: ['23:512/10000', '24:268/10000'],
    },
    absent: ['price', 'meeting_on', 'rnc'],
  },
);

const plan = paperOf(
  'pppt-bureau-montbeliard-d38',
  `font: 9.6pt/1.4 'URW Gothic', sans-serif; h1 { font-size: 18pt; color: #00577a } h2 { font-size: 11pt; color: #00577a; margin-top: 5mm } .t td, .t th { border: .2mm solid #9bb } .t td:last-child { text-align: right }`,
  [
    `<p>THERMEO ingénierie – bureau d’études – 4 rue Jean Bauhin, 25200 MONTBÉLIARD</p><h1>Projet de plan pluriannuel de travaux</h1><p>(article 14-2 de la loi du 10 juillet 1965)</p>${table(
      [],
      [
        ['Copropriété', 'LES JARDINS D’HÉRICOURT'],
        ['Adresse', '14 avenue des Alliés, 25200 MONTBÉLIARD'],
        ['Numéro d’immatriculation', 'AA9038416'],
        ['Rapport établi le', '19/01/2026'],
        ['Visites', '4 et 5 novembre 2025'],
      ],
      't',
    )}<h2>Analyse du bâti</h2><p>Les deux bâtiments datent de 1971. Les façades d’origine ne sont pas isolées. L’étanchéité du bâtiment B est en fin de vie. Le DPE collectif réalisé le 12/11/2025 classe l’ensemble en E.</p><h2>Travaux proposés</h2>${table(
      ['Travaux', 'Priorité', 'Échéance', 'Estimation TTC'],
      [
        ['Étanchéité du bâtiment B', '1', '2026', '28 600 €'],
        ['Robinets thermostatiques et équilibrage', '1', '2026-2027', '24 000 €'],
        ['Isolation des façades par l’extérieur', '2', '2029-2031', '486 000 €'],
        ['Remplacement de la VMC', '3', '2033', '61 500 €'],
      ],
      't',
    )}<h2>Performance après travaux</h2><p>Gain conventionnel estimé : 44 %. Classe projetée : C. Le financement peut mobiliser le fonds de travaux et MaPrimeRénov’ Copropriété.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'PPPT',
    facts: {
      building: 'LES JARDINS D’HÉRICOURT',
      building_address: '14 avenue des Alliés, 25200 MONTBÉLIARD',
      rnc: 'AA9038416',
      made_on: '2026-01-19',
    },
    absent: ['meeting_on', 'owner', 'budget', 'works_adopted'],
  },
);

export const REGLEMENTS = [typed, recent, amendment, plan];
