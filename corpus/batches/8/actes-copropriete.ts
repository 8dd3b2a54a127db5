// The rules of a building as they were typed, and a deed that changes them.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const rules = paperOf(
  'reglement-type-rouen',
  `font: 10.2pt/1.5 'Nimbus Mono PS', monospace; padding: 16mm 15mm 16mm 28mm; h2 { font-size: 10.6pt; text-align: center; margin: 4mm 0 2mm } table { font-size: 9pt } td, th { border: .2mm solid #000; padding: .6mm 1mm } .pg { position: absolute; top: 8mm; right: 15mm }`,
  [
    `<p class="pg">- 1 -</p><p style="text-align:center;margin-top:6mm"><b>RÈGLEMENT DE COPROPRIÉTÉ<br>contenant ÉTAT DESCRIPTIF DE DIVISION</b></p><p style="text-align:center">« LE CLOS MARTAINVILLE »</p><p>PAR-DEVANT Maître Jacques TOUTAIN, notaire à ROUEN, soussigné,</p><p>A COMPARU :</p><p>La société civile immobilière dite « ROBEC-CONSTRUCTION », au capital de 200.000 francs, dont le siège est à ROUEN, 4 rue du Gros-Horloge, représentée par son gérant, Monsieur André LEVASSEUR,</p><p>LAQUELLE, préalablement au règlement de copropriété objet des présentes, a exposé ce qui suit :</p><h2>EXPOSÉ</h2>${paragraphs(['La société comparante est propriétaire d’un terrain situé à ROUEN (Seine-Maritime), 33 rue Eau-de-Robec, cadastré section KL numéro 218 pour une contenance de quarante et un ares vingt centiares, sur lequel elle édifie un ensemble immobilier composé de quatre bâtiments désignés A, B, C et D.', 'Le présent règlement a été établi dans le but de fixer les règles d’administration de l’ensemble immobilier et les droits et obligations des copropriétaires, conformément à la loi n° 65-557 du 10 juillet 1965 et au décret n° 67-223 du 17 mars 1967. Il oblige tous les copropriétaires, leurs ayants cause et les occupants.', 'Il est divisé en quatre parties : désignation et division de l’immeuble ; destination et usage ; répartition des charges ; administration.'])}`,
    `<p class="pg">- 2 -</p><h2>PREMIÈRE PARTIE – ÉTAT DESCRIPTIF DE DIVISION</h2><p>L’ensemble immobilier est divisé en CENT QUARANTE-HUIT lots. Le tableau ci-après, dressé en exécution de l’article 71 du décret n° 55-1350 du 14 octobre 1955, en donne le résumé pour l’escalier 3 du bâtiment C et ses dépendances.</p>${table(
      ['N° du lot', 'Bâtiment', 'Escalier', 'Étage', 'Nature du lot', 'Quote-part (100.000èmes)'],
      [
        ['26', 'C', '3', '2e', 'Appartement', '1.105'],
        ['27', 'C', '3', '3e', 'Appartement', '1.214'],
        ['28', 'C', '3', '3e', 'Appartement', '980'],
        ['86', 'C', '3', 'S-sol', 'Cave', '12'],
        ['87', 'C', '3', 'S-sol', 'Cave', '12'],
        ['142', 'D', '', 'S-sol', 'Parking', '60'],
      ],
    )}<h2>DEUXIÈME PARTIE – DESTINATION ET USAGE</h2>${paragraphs(['Article 6. L’immeuble est destiné à l’habitation bourgeoise. L’exercice d’une profession libérale y est toléré à condition de ne causer aucune gêne aux autres occupants.', 'Article 7. Les parties privatives sont celles affectées à l’usage exclusif d’un copropriétaire : revêtements de sol, cloisons intérieures non porteuses, menuiseries, installations sanitaires, balcons quant à leur jouissance.', 'Article 8. Les parties communes sont toutes celles qui ne sont pas affectées à l’usage exclusif d’un copropriétaire : le sol, les fondations, les gros murs, les toitures, les vestibules, escaliers et ascenseurs, les réseaux.', 'Article 9. Il ne pourra être étendu de linge aux fenêtres, ni placé aucun objet sur leurs appuis. Les animaux bruyants ou dangereux sont interdits.'])}`,
    `<p class="pg">- 3 -</p><h2>TROISIÈME PARTIE – CHARGES</h2>${paragraphs(['Article 21. Les charges générales comprennent les impôts, les honoraires du syndic, les primes d’assurance, les dépenses d’entretien et de réparation des parties communes. Elles sont réparties au prorata des quotes-parts figurant à l’état descriptif de division.', 'Article 22. Les charges d’ascenseur sont réparties entre les lots desservis, selon un coefficient tenant compte de l’étage.', 'Article 23. Les charges de chauffage sont réparties en fonction du volume chauffé de chaque lot.'])}<h2>QUATRIÈME PARTIE – ADMINISTRATION</h2>${paragraphs(['Article 35. Les copropriétaires sont réunis de plein droit en un syndicat doté de la personnalité civile, dont l’organe délibérant est l’assemblée générale et l’organe exécutif le syndic.', 'Article 36. L’assemblée se réunit au moins une fois par an, dans le premier semestre, sur convocation du syndic adressée quinze jours à l’avance.', 'Article 44. Le syndic tient la comptabilité du syndicat et la liste des copropriétaires.', 'Pour l’exécution des présentes, domicile est élu en l’étude du notaire soussigné.'])}<p style="margin-top:5mm">DONT ACTE, fait et passé à ROUEN, en l’étude, l’an mil neuf cent soixante et onze, le vingt-deux septembre. Et lecture faite, le comparant a signé avec le notaire.</p><p>Publié au premier bureau des hypothèques de ROUEN le 18 octobre 1971, volume 2604 numéro 15.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1971-09-22',
      notary: either('Maître Jacques TOUTAIN', 'Maître TOUTAIN'),
      publication: either('2604 n° 15', 'volume 2604 numéro 15'),
      building: 'LE CLOS MARTAINVILLE',
      building_address: either(
        '33 rue Eau-de-Robec, ROUEN',
        'ROUEN (Seine-Maritime), 33 rue Eau-de-Robec',
      ),
      parcels: ['KL 218'],
      lot_shares: [
        '26:1105/100000',
        '27:1214/100000',
        '28:980/100000',
        '86:12/100000',
        '87:12/100000',
        '142:60/100000',
      ],
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc', 'syndic'],
  },
);

const amendment = paperOf(
  'modificatif-division-nancy',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm 18mm 34mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>100284 03<br>NB/LC/</p><p><b>L’AN DEUX MILLE QUATORZE,<br>LE DIX-SEPT JUIN</b><br>À NANCY (Meurthe-et-Moselle), 3 place Carrière, au siège de l’Office Notarial, ci-après nommé,<br><b>Maître Nathalie BRICE</b>, Notaire associée de la société civile professionnelle « BRICE et LAMBOLEZ », titulaire d’un Office Notarial à NANCY,</p><p><b>A REÇU</b> le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><p>À LA REQUÊTE DE :</p><p>Le syndicat des copropriétaires de l’immeuble « LES TILLEULS DE SAURUPT » situé à NANCY (54000), 41 rue de Saurupt, représenté par son syndic, le CABINET HUMBERT, spécialement habilité par délibération de l’assemblée générale du 21 mai 2013.</p><h2>EXPOSÉ</h2><p>L’immeuble, cadastré section BY numéro 77, lieudit « 41 rue de Saurupt », pour 00 ha 09 a 63 ca, a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître Georges SIMONIN, notaire à NANCY, le 7 novembre 1956, publié au bureau des hypothèques de NANCY le 3 décembre 1956, volume 1188 numéro 26.</p><p>Ledit état descriptif a été modifié aux termes d’un acte reçu par Maître Yves SIMONIN, notaire à NANCY, le 14 février 1983, publié le 9 mars 1983, volume 4120 numéro 3.</p><h2>DIVISION DU LOT NUMÉRO 20</h2><p>Le lot numéro 20 est divisé en deux nouveaux lots, les lots numéros 45 et 46, dont la désignation suit, tandis que le lot d’origine est supprimé.</p>`,
    `<h2>TABLEAU RÉCAPITULATIF</h2>${table(
      ['Lot', 'Bâtiment', 'Étage', 'Nature', 'Quote-part des parties communes', 'Observations'],
      [
        ['20', 'unique', '4e', 'Appartement', '58/1000', 'Supprimé'],
        ['45', 'unique', '4e', 'Studio', '27/1000', 'Issu du lot 20'],
        ['46', 'unique', '4e', 'Appartement', '31/1000', 'Issu du lot 20'],
      ],
    )}${paragraphs(['Le total des tantièmes demeure fixé à mille (1000).', 'Les autres dispositions du règlement de copropriété, non contraires aux présentes, demeurent inchangées.'])}<h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte a été publié au service de la publicité foncière de NANCY 1 le 2 juillet 2014, volume 2014P numéro 3377.</p><h2>FRAIS</h2><p>Les frais, droits et émoluments des présentes sont supportés par le propriétaire du lot divisé.</p><h2>MENTION LÉGALE D’INFORMATION</h2><p>L’office notarial dispose d’un traitement informatique pour l’accomplissement des activités notariales, notamment de formalités d’actes. Les données sont conservées pendant la durée légale.</p><p>DONT ACTE sur deux pages, sans renvoi ni mot nul. Après lecture faite, les parties ont signé le présent acte avec le notaire soussigné.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2014-06-17',
      notary: either('Maître Nathalie BRICE', 'Maître BRICE'),
      modifies: either(['1956-11-07', '1983-02-14'], ['1956-11-07']),
      publication: either('2014P n° 3377', 'volume 2014P numéro 3377'),
      building: 'LES TILLEULS DE SAURUPT',
      building_address: '41 rue de Saurupt, 54000 NANCY',
      parcels: ['BY 77'],
      lot_shares: either(['45:27/1000', '46:31/1000'], ['20:58/1000', '45:27/1000', '46:31/1000']),
    },
    absent: ['price', 'meeting_on', 'rnc', 'sellers', 'buyers'],
  },
);

export const ACTES_COPROPRIETE = [rules, amendment];
