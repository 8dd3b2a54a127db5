// The rules of a building of the seventies and what amended those of another.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const rules = paperOf(
  'reglement-notaire-robinson',
  `font: 11pt/1.5 'Nimbus Mono PS', monospace; padding: 18mm 16mm 16mm 30mm; h2 { font-size: 11.5pt; text-align: center; margin: 4mm 0 } td, th { border: .2mm solid #000; padding: .7mm 1.2mm; font-size: 9.6pt } p { text-align: justify }`,
  [
    `<p>Me Georges SABATHIER<br>Notaire à SCEAUX (Hauts-de-Seine)</p><h2 style="margin-top:16mm">REGLEMENT DE COPROPRIETE<br>ETAT DESCRIPTIF DE DIVISION<br><br>« LES ALLEES CHANTECLER »</h2>${paragraphs(['L’AN MIL NEUF CENT SOIXANTE-DOUZE, le DOUZE SEPTEMBRE,', 'PAR-DEVANT Maître Georges SABATHIER, notaire à SCEAUX, soussigné, A COMPARU : Monsieur Marcel DURUY, directeur de société, agissant en qualité de gérant de la « SOCIETE CIVILE IMMOBILIERE CHANTECLER », dont le siège est à PARIS, LEQUEL, en vue de la division par appartements de l’ensemble immobilier ci-après désigné, a établi le présent règlement de copropriété conformément à la loi n° 65-557 du 10 juillet 1965.', 'TITRE PREMIER – DESIGNATION DE L’IMMEUBLE. Un ensemble immobilier en cours de construction situé au PLESSIS-ROBINSON (92350), 18 à 22 allée des Grands Chênes, comprenant trois bâtiments dénommés A, B et C, figurant au cadastre de ladite commune sous la section R numéro 214 pour une contenance de un hectare deux ares dix centiares.'])}`,
    `<h2>TITRE DEUXIEME<br>ETAT DESCRIPTIF DE DIVISION</h2><p>L’ensemble immobilier est divisé en QUATRE CENT TRENTE-SIX lots. La désignation de ces lots comprend l’indication de la quote-part des parties communes générales qui leur est attachée, exprimée en cent millièmes.</p>${table(
      ['Numéro du lot', 'Bâtiment', 'Etage', 'Nature', 'Quote-part sur 100.000'],
      [
        ['212', 'C', '3ème', 'Appartement 2 pièces', '742'],
        ['213', 'C', '3ème', 'Appartement 3 pièces', '988'],
        ['214', 'C', '3ème', 'Appartement 4 pièces', '1302'],
        ['318', 'C', 'Sous-sol', 'Cave', '14'],
        ['427', '', 'Sous-sol', 'Emplacement de stationnement', '70'],
      ],
    )}<h2>TITRE TROISIEME<br>PARTIES COMMUNES ET PARTIES PRIVATIVES</h2><p>Les parties communes générales comprennent la totalité du sol, les voies, les espaces verts, la loge du gardien et la chaufferie. Les parties communes spéciales à chaque bâtiment comprennent les fondations, les gros murs, la toiture, les escaliers et l’ascenseur.</p><p>Les parties privatives comprennent les revêtements de sol, les cloisons intérieures, les menuiseries intérieures, les appareils sanitaires et leurs canalisations.</p>`,
    `<h2>TITRE QUATRIEME<br>DESTINATION – JOUISSANCE</h2><p>L’immeuble est destiné à l’habitation bourgeoise. L’exercice des professions libérales est autorisé au rez-de-chaussée. Aucun copropriétaire ne pourra étendre de linge aux fenêtres ni modifier l’aspect extérieur des loggias.</p><h2>TITRE CINQUIEME<br>CHARGES</h2><p>Les charges communes générales sont réparties au prorata des cent millièmes attachés à chaque lot. Les charges de chauffage sont réparties selon la surface de chauffe. Les charges d’ascenseur font l’objet d’une grille particulière par bâtiment.</p><h2>TITRE SIXIEME<br>ADMINISTRATION</h2><p>Le syndicat des copropriétaires a son siège dans l’immeuble. L’assemblée générale se réunit au moins une fois par an dans les six mois de la clôture de l’exercice. Le syndic est assisté d’un conseil syndical.</p><p>DONT ACTE, fait et passé à SCEAUX, en l’étude du notaire soussigné.</p><p style="margin-top:6mm">Publié au bureau des hypothèques de VANVES le 30 octobre 1972, volume 1188, numéro 12.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1972-09-12',
      notary: either('Maître Georges SABATHIER', 'Me Georges SABATHIER', 'Maître SABATHIER'),
      publication: either('1188 n° 12', 'volume 1188, numéro 12'),
      building: 'LES ALLEES CHANTECLER',
      building_address: '18 à 22 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON',
      parcels: ['R 214'],
      lot_shares: [
        '212:742/100000',
        '213:988/100000',
        '214:1302/100000',
        '318:14/100000',
        '427:70/100000',
      ],
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc', 'owner'],
  },
);

const amendment = paperOf(
  'modificatif-division-monplaisir',
  `font: 10.6pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm 16mm 34mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm; text-decoration: underline } td, th { border: .2mm solid #000; text-align: center } p { text-align: justify }`,
  [
    `<p>101245703<br>FB/CL/</p><p><b>L’AN DEUX MILLE SEIZE,<br>LE QUATORZE AVRIL</b></p><p>À LYON (69006), 30 rue Vauban Prolongée, en l’office notarial,</p><p><b>Maître François BESSENAY</b>, notaire associé à LYON,</p><p>A REÇU le présent acte contenant <b>MODIFICATIF À ÉTAT DESCRIPTIF DE DIVISION ET À RÈGLEMENT DE COPROPRIÉTÉ</b>,</p><p>À LA REQUÊTE DU : Syndicat des copropriétaires de l’ensemble immobilier dénommé « LE CLOS DES MARINIERS », situé à LYON (69008), 27 rue Antoine Perrachon, représenté par son syndic la RÉGIE MORAND &amp; FILS, spécialement autorisé par l’assemblée générale du 2 décembre 2015 dont une copie certifiée conforme du procès-verbal est demeurée annexée.</p><h2>EXPOSÉ</h2><p>L’ensemble immobilier, cadastré section BT numéro 88, a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître CHAVANON, notaire à LYON, le 9 février 1954, publié au troisième bureau des hypothèques de LYON le 3 mars 1954, volume 1702, numéro 25.</p>`,
    `<h2>MODIFICATION DE L’ÉTAT DESCRIPTIF DE DIVISION</h2><p>Le lot numéro QUATORZE (14) est supprimé et divisé en deux nouveaux lots numérotés QUARANTE-CINQ (45) et QUARANTE-SIX (46), ainsi qu’il suit :</p>${table(
      ['Lot', 'Bâtiment', 'Étage', 'Nature', 'Quote-part (1000èmes)'],
      [
        ['14', 'unique', '1er', 'Appartement', 'supprimé'],
        ['45', 'unique', '1er', 'Appartement de deux pièces', '38 / 1000'],
        ['46', 'unique', '1er', 'Studio', '21 / 1000'],
      ],
    )}<p style="margin-top:4mm">Le total des quotes-parts demeure fixé à mille millièmes. Les autres dispositions du règlement de copropriété ne sont pas modifiées.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte a été publié au service de la publicité foncière de LYON 1er bureau le 11 mai 2016, volume 2016P, numéro 4417.</p><h2>FRAIS</h2><p>Les frais du présent acte sont supportés par le propriétaire du lot divisé.</p><p>DONT ACTE sur deux pages. Fait et passé aux lieu, jour, mois et an ci-dessus indiqués. Après lecture faite, le requérant a signé le présent acte avec le notaire.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2016-04-14',
      notary: either('Maître François BESSENAY', 'Maître BESSENAY'),
      modifies: ['1954-02-09'],
      publication: either('2016P n° 4417', 'volume 2016P, numéro 4417'),
      building: 'LE CLOS DES MARINIERS',
      building_address: '27 rue Antoine Perrachon, 69008 LYON',
      parcels: ['BT 88'],
      lot_shares: ['45:38/1000', '46:21/1000'],
    },
    absent: ['price', 'rnc', 'sellers', 'buyers'],
  },
);

export const ACTES_DE_COPROPRIETE = [rules, amendment];
