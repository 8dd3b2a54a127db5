// The rules of a building as typed in 1974, and a deed that cuts one lot in two.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const rules = paperOf(
  'reglement-lyon-dactylographie',
  `font: 10.2pt/1.42 'Nimbus Mono PS', monospace; padding: 16mm 14mm 14mm 32mm; h2 { font: inherit; font-weight: bold; text-align: center; text-decoration: underline; margin: 3mm 0 } p { margin-bottom: 2mm; text-align: justify } td, th { padding: .4mm 1mm } th { border-bottom: .2mm solid #000 } .pg { position: absolute; top: 8mm; right: 14mm }`,
  [
    `<p class="pg">- 1 -</p><p style="text-align:center;margin-top:10mm"><b>REGLEMENT DE COPROPRIETE<br>ETAT DESCRIPTIF DE DIVISION</b></p><p style="text-align:center">IMMEUBLE " LE CARRE SAINT-LUC "<br>118 à 122 rue de Gerland à LYON 7ème</p><p style="margin-top:8mm">L'AN MIL NEUF CENT SOIXANTE-QUATORZE, le vingt-six mars,</p>${paragraphs(
      [
        'Par devant Maître Etienne VACHON, Notaire à LYON, soussigné,',
        'A COMPARU : Monsieur Robert SEIGNOBOS, promoteur, agissant en qualité de gérant de la Société Civile Immobilière " GERLAND SAINT-LUC ", au capital de 100.000 francs, dont le siège est à LYON (2ème), 14 rue de la République.',
        'LEQUEL, préalablement au règlement de copropriété objet des présentes, a exposé ce qui suit : la société comparante est propriétaire d’un terrain sis à LYON (69007), 118 à 122 rue de Gerland, figurant au cadastre de ladite ville section CD numéro 87, pour une contenance de soixante-dix-huit ares quarante centiares, sur lequel elle a édifié un ensemble immobilier composé de quatre bâtiments désignés A, B, C et D.',
        'Le présent règlement est établi conformément aux dispositions de la loi du 10 juillet 1965 et du décret du 17 mars 1967. Il a pour but de déterminer les parties communes et les parties privatives, de fixer les droits et obligations des copropriétaires, d’organiser l’administration de l’immeuble et de préciser les conditions dans lesquelles le règlement pourra être modifié.',
        'Il sera obligatoire pour tous les copropriétaires et occupants, leurs ayants droit et leurs ayants cause. Il fera la loi commune à laquelle tous devront se conformer.',
      ],
    )}<h2>PREMIERE PARTIE - DIVISION DE L'IMMEUBLE</h2><p>ARTICLE 1er. L'ensemble immobilier est divisé en quatre cent cinquante-deux lots, numérotés de 1 à 452. Chaque lot comporte une partie privative et une quote-part des parties communes générales, exprimée en cent-millièmes.</p>`,
    `<p class="pg">- 2 -</p><h2>ETAT DESCRIPTIF DE DIVISION - TABLEAU RECAPITULATIF (extrait)</h2>${table(
      ['Lot', 'Bât.', 'Etage', 'Nature du lot', '100.000èmes'],
      [
        ['212', 'C', '4', 'Appartement de quatre pièces', '1.105'],
        ['213', 'C', '5', 'Appartement de deux pièces', '887'],
        ['214', 'C', '5', 'Appartement de trois pièces', '1.204'],
        ['215', 'C', '5', 'Appartement de trois pièces', '1.204'],
        ['317', 'C', 's/sol', 'Cave', '12'],
        ['318', 'C', 's/sol', 'Cave', '12'],
        ['406', '', 's/sol', 'Emplacement de voiture', '71'],
        ['407', '', 's/sol', 'Emplacement de voiture', '71'],
      ],
    )}<h2>DEUXIEME PARTIE - PARTIES COMMUNES ET PARTIES PRIVATIVES</h2>${paragraphs([
      'ARTICLE 3. Les parties communes générales comprennent la totalité du sol, y compris celui des parties construites, les jardins et voies d’accès, les clôtures, les canalisations générales d’eau, de gaz et d’électricité, l’égout, la chaufferie et ses accessoires, le logement du gardien.',
      'ARTICLE 4. Les parties communes spéciales à chaque bâtiment comprennent les fondations, les gros murs, les planchers, la couverture, les halls, escaliers et paliers, l’ascenseur et sa machinerie.',
      'ARTICLE 5. Les parties privatives sont celles affectées à l’usage exclusif de chaque copropriétaire : carrelages, parquets et revêtements de sol, plafonds et enduits, cloisons intérieures, portes palières, fenêtres et persiennes, appareils sanitaires, radiateurs, installations de cuisine.',
      'Les séparations entre appartements, quand elles ne font pas partie du gros œuvre, sont mitoyennes entre les copropriétaires voisins.',
    ])}<h2>TROISIEME PARTIE - DESTINATION - CONDITIONS D'USAGE</h2><p>ARTICLE 7. L'immeuble est destiné à l'habitation bourgeoise. L'exercice d'une profession libérale est autorisé, sous réserve de ne pas nuire à la tranquillité des occupants. Les rez-de-chaussée sur rue du bâtiment D pourront être affectés à usage de commerce, à l'exclusion de toute activité bruyante ou malodorante.</p>`,
    `<p class="pg">- 3 -</p>${paragraphs([
      'ARTICLE 9. Chacun des copropriétaires pourra jouir de son lot comme bon lui semblera, à la condition de ne pas nuire aux droits des autres copropriétaires. Il ne pourra être étendu de linge aux fenêtres ni sur les loggias. Les stores devront être d’un modèle uniforme agréé par l’assemblée générale.',
    ])}<h2>QUATRIEME PARTIE - CHARGES COMMUNES</h2>${paragraphs([
      'ARTICLE 12. Les charges relatives à la conservation, à l’entretien et à l’administration des parties communes générales sont réparties entre tous les copropriétaires au prorata de leurs cent-millièmes.',
      'ARTICLE 13. Les dépenses d’ascenseur sont réparties par bâtiment, selon les millièmes figurant au tableau B annexé. Les dépenses de chauffage sont réparties selon la surface de chauffe installée dans chaque appartement.',
      'ARTICLE 14. Chaque copropriétaire versera au syndic une avance permanente de trésorerie dont le montant sera fixé par l’assemblée générale, sans pouvoir excéder le sixième du budget prévisionnel.',
    ])}<h2>CINQUIEME PARTIE - ADMINISTRATION DE L'IMMEUBLE</h2>${paragraphs([
      'ARTICLE 18. La collectivité des copropriétaires est constituée en un syndicat doté de la personnalité civile. Les copropriétaires se réunissent en assemblée générale au moins une fois chaque année, sur convocation du syndic adressée quinze jours au moins à l’avance. L’assemblée nomme le syndic et les membres du conseil syndical.',
      'ARTICLE 21. Le syndic est chargé d’assurer l’exécution du présent règlement et des délibérations de l’assemblée, d’administrer l’immeuble, de pourvoir à sa conservation, à sa garde et à son entretien.',
    ])}<p>DONT ACTE en trois pages. Fait et passé à LYON, en l'étude du notaire soussigné, les jour, mois et an ci-dessus. Et après lecture faite, le comparant a signé avec le notaire.</p><p style="margin-top:6mm;border:.3mm solid #000;padding:2mm">Publié au troisième bureau des hypothèques de LYON<br>le 19 avril 1974, volume 1288, numéro 4417. Taxe : 150 F. Le Conservateur.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1974-03-26',
      notary: either('Maître Etienne VACHON', 'Maître VACHON'),
      publication: either('1288 n° 4417', 'volume 1288, numéro 4417'),
      building: 'LE CARRE SAINT-LUC',
      building_address: either(
        '118 à 122 rue de Gerland, 69007 LYON',
        '118 à 122 rue de Gerland à LYON 7ème',
      ),
      parcels: ['CD 87'],
      lot_shares: [
        '212:1105/100000',
        '213:887/100000',
        '214:1204/100000',
        '215:1204/100000',
        '317:12/100000',
        '318:12/100000',
        '406:71/100000',
        '407:71/100000',
      ],
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc', 'syndic'],
  },
);

const amendment = paperOf(
  'modificatif-bordeaux-division',
  `font: 10.8pt/1.42 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 34mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } p { text-align: justify } td, th { border: .2mm solid #000; text-align: center; padding: .8mm } .pg { position: absolute; bottom: 8mm; right: 18mm; font-size: 8.5pt }`,
  [
    `<p>201884 03<br>MD/CL/</p><p style="margin-top:6mm"><b>L'AN DEUX MILLE DIX-NEUF,<br>LE DIX-SEPT JUIN</b></p><p>A BORDEAUX (Gironde), 22 cours de Verdun, au siège de l'Office Notarial, ci-après nommé,</p><p><b>Maître Marion DARTIGUES</b>, Notaire associée de la Société Civile Professionnelle « Marion DARTIGUES et Xavier LOUBÈRE », titulaire d'un Office Notarial à BORDEAUX,</p><p>A RECU le présent acte contenant <b>MODIFICATIF À L'ÉTAT DESCRIPTIF DE DIVISION</b>,</p><h2>A LA REQUÊTE DE</h2><p>La société dénommée SCI ACHARD, société civile immobilière au capital de 1 000,00 €, dont le siège est à BORDEAUX (33000), 4 rue Poyenne, identifiée au SIREN sous le numéro 900 004 224.</p><p>Le syndicat des copropriétaires de l'ensemble immobilier « LE CLOS BACALAN », représenté par son syndic, spécialement autorisé aux termes d'une délibération de l'assemblée générale en date du 14 mai 2019, dont une copie du procès-verbal est annexée.</p><h2>EXPOSÉ</h2><p>L'ensemble immobilier situé à BORDEAUX (33300), 27 rue Achard, cadastré section SB numéro 214 pour une contenance de 00 ha 31 a 07 ca, a fait l'objet d'un état descriptif de division et règlement de copropriété établi aux termes d'un acte reçu par Maître LAFOURCADE, notaire à BORDEAUX, le 8 décembre 1987, publié au service de la publicité foncière de BORDEAUX 1 le 21 janvier 1988, volume 1988P, numéro 612.</p><p>Ledit état descriptif de division a été modifié aux termes d'un acte reçu par Maître LAFOURCADE le 3 octobre 1995, publié le 12 décembre 1995, volume 1995P, numéro 9904.</p><p class="pg">1</p>`,
    `<h2>DIVISION DU LOT NUMÉRO 41</h2><p>La SCI ACHARD, propriétaire du lot numéro QUARANTE ET UN (41), local commercial au rez-de-chaussée du bâtiment B, entend diviser ce lot en deux nouveaux lots. Le lot numéro 41 est en conséquence supprimé et remplacé par les lots numéros CENT HUIT (108) et CENT NEUF (109), ci-après désignés :</p><p><b>Lot numéro cent huit (108)</b> : au rez-de-chaussée du bâtiment B, à gauche de l'entrée, un local à usage de bureau. Et les quatre cent dix-huit dix millièmes (418/10000èmes) des parties communes générales.</p><p><b>Lot numéro cent neuf (109)</b> : au rez-de-chaussée du bâtiment B, à droite de l'entrée, un appartement de type 2. Et les quatre cent six dix millièmes (406/10000èmes) des parties communes générales.</p><h2>TABLEAU RÉCAPITULATIF</h2>${table(
      [
        'N° lot',
        'Bât.',
        'Étage',
        'Nature',
        'Quote-part des parties communes (10 000èmes)',
        'Observations',
      ],
      [
        ['41', 'B', 'RDC', 'Local commercial', '824', 'Supprimé'],
        ['108', 'B', 'RDC', 'Bureau', '418', 'Issu du lot 41'],
        ['109', 'B', 'RDC', 'Appartement', '406', 'Issu du lot 41'],
      ],
    )}<p style="margin-top:4mm">Le total des quotes-parts demeure fixé à dix mille dix millièmes. Toutes les autres clauses du règlement de copropriété demeurent inchangées.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière de BORDEAUX 1. La taxe de publicité foncière est de 125,00 €.</p><h2>FRAIS</h2><p>Les frais, droits et émoluments sont supportés par la SCI ACHARD, qui s'y oblige.</p><h2>CERTIFICATION D'IDENTITÉ</h2><p>Le notaire soussigné certifie que l'identité complète des parties dénommées dans le présent document, telle qu'elle est indiquée en tête des présentes, lui a été régulièrement justifiée.</p><p><b>DONT ACTE sans renvoi.</b> Généré en l'office et visualisé sur support électronique aux lieu, jour, mois et an indiqués en en-tête du présent acte.</p><p class="pg">2</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2019-06-17',
      notary: either('Maître Marion DARTIGUES', 'Maître DARTIGUES'),
      modifies: either(['1987-12-08', '1995-10-03'], ['1987-12-08']),
      building: 'LE CLOS BACALAN',
      building_address: '27 rue Achard, 33300 BORDEAUX',
      parcels: ['SB 214'],
      lot_shares: either(
        ['108:418/10000', '109:406/10000'],
        ['41:824/10000', '108:418/10000', '109:406/10000'],
      ),
    },
    // What is printed was published of the deeds that this one amends.
    absent: ['publication', 'price', 'rnc'],
  },
);

export const ACTES_FONDATEURS = [rules, amendment];
