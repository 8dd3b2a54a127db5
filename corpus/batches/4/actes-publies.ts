// Deeds that the land register holds: the rules of a suburb building, an amendment, and what the register answers.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const LOTS = [
  ['212', '3', '5ème', 'Un appartement de trois pièces, porte 340', '498'],
  ['213', '3', '5ème', 'Un studio, porte 341', '274'],
  ['214', '3', '5ème', 'Un appartement de quatre pièces, porte 342', '611'],
  ['215', '3', '5ème', 'Un appartement de deux pièces, porte 343', '402'],
  ['1066', 'S/sol', '2ème', 'Un emplacement de voiture', '38'],
  ['1067', 'S/sol', '2ème', 'Un emplacement de voiture', '38'],
] as const;
const rules = paperOf(
  'reglement-grand-ensemble',
  `font: 10.2pt/1.5 'Nimbus Mono PS', monospace; padding: 18mm 18mm 18mm 32mm; h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } p { text-align: justify } td, th { border: .2mm solid #000; padding: .6mm 1.2mm; font-size: 9.4pt } .pg { position: absolute; top: 8mm; left: 0; right: 0; text-align: center }`,
  [
    `<p class="pg">- 1 -</p><p>Me Pierre-Henri DELVAUX<br>Notaire à CHOISY-LE-ROI<br>(Val-de-Marne)</p><p style="text-align:center;margin-top:10mm"><b>REGLEMENT DE COPROPRIETE<br>ETAT DESCRIPTIF DE DIVISION</b><br>DE L’ENSEMBLE IMMOBILIER<br>DENOMME "LES BLEUETS"<br>A CRETEIL (Val-de-Marne)</p>${paragraphs(
      [
        'L’AN MIL NEUF CENT SOIXANTE-QUATORZE, le DIX-SEPT AVRIL,',
        'PAR DEVANT Maître Pierre-Henri DELVAUX, notaire à CHOISY-LE-ROI, soussigné,',
        'A COMPARU : Monsieur Jacques Emile RENOULT, directeur de société, demeurant à PARIS, agissant au nom et comme gérant de la SOCIETE CIVILE IMMOBILIERE DU MAIL, au capital de 100.000 francs, dont le siège est à PARIS, ayant tous pouvoirs à l’effet des présentes.',
        'LEQUEL, ès qualités, a dit et exposé ce qui suit : la société est propriétaire d’un terrain sis à CRETEIL, 4, 6 et 8 allée Parmentier, cadastré section AN numéro 214 pour une contenance de un hectare douze ares quarante centiares, sur lequel elle édifie un ensemble immobilier de trois bâtiments en vertu d’un permis de construire délivré le 9 mai 1972.',
        'Voulant soumettre cet ensemble au régime de la loi numéro 65-557 du 10 juillet 1965 et du décret du 17 mars 1967, le comparant a établi le présent règlement, qui a pour objet de déterminer les éléments de l’immeuble affectés à l’usage exclusif de chaque copropriétaire et ceux affectés à l’usage commun, de fixer les droits et obligations des copropriétaires et d’organiser l’administration de l’ensemble.',
      ],
    )}<h2>PREMIERE PARTIE<br>DESIGNATION ET DIVISION DE L’IMMEUBLE</h2>${paragraphs(['L’ensemble comprend le bâtiment 1 (R+9), le bâtiment 2 (R+9), le bâtiment 3 (R+7), deux niveaux de sous-sol à usage de parkings, des espaces verts et voies de circulation.'])}`,
    `<p class="pg">- 14 -</p><p>L’ensemble immobilier est divisé en mille quatre-vingt-huit lots numérotés de 1 à 1088. La quote-part des parties communes générales attachée à chaque lot est exprimée en cent millièmes (100.000èmes).</p><h2>TABLEAU RECAPITULATIF (extrait)</h2>${table(['Lot', 'Bât.', 'Niveau', 'Désignation', '/100000'], LOTS)}<h2>DEUXIEME PARTIE<br>PARTIES COMMUNES – PARTIES PRIVATIVES</h2>${paragraphs(
      [
        'Article 3. Les parties communes générales comprennent la totalité du sol, les clôtures, les voies d’accès, les canalisations et réseaux de toute nature jusqu’à leur pénétration dans les locaux privatifs, la sous-station de chauffage, la loge du gardien.',
        'Article 4. Les parties communes spéciales à chaque bâtiment comprennent les fondations, gros murs, planchers, toitures, terrasses même affectées à une jouissance privative, vestibules, escaliers, ascenseurs et leurs machineries.',
        'Article 5. Les parties privatives sont constituées par les locaux compris dans chaque lot avec tous leurs accessoires : revêtements de sols, plafonds et faux plafonds, cloisons intérieures, menuiseries, appareillage sanitaire, radiateurs.',
        'Article 6. L’immeuble est à usage exclusif d’habitation, sauf les locaux du rez-de-chaussée du bâtiment 1 qui pourront être affectés à l’exercice d’un commerce ou d’une profession libérale.',
      ],
    )}`,
    `<p class="pg">- 31 -</p><h2>QUATRIEME PARTIE<br>REPARTITION DES CHARGES – ADMINISTRATION</h2>${paragraphs(
      [
        'Article 22. Les charges générales sont réparties entre tous les copropriétaires au prorata des quotes-parts de copropriété contenues dans leurs lots. Les charges de bâtiment, d’ascenseur et de chauffage le sont selon les tableaux annexés, en fonction de l’utilité que ces services présentent à l’égard de chaque lot.',
        'Article 25. Chaque copropriétaire verse au syndic une avance permanente de trésorerie égale au sixième du budget prévisionnel annuel. Les provisions sont exigibles le premier jour de chaque trimestre civil.',
        'Article 30. Les copropriétaires sont réunis en assemblée générale au moins une fois par an, dans les six mois de la clôture de l’exercice, sur convocation du syndic adressée quinze jours au moins avant la réunion. Chacun dispose d’autant de voix qu’il possède de quotes-parts.',
        'Article 41. Le syndicat est tenu d’assurer l’immeuble contre l’incendie, les dégâts des eaux et la responsabilité civile.',
        'Article 45. Toutes contestations relatives à l’application du présent règlement seront portées devant le tribunal de la situation de l’immeuble.',
        'PUBLICITE FONCIERE. Le présent acte a été publié au troisième bureau des hypothèques de CRETEIL le 21 mai 1974, volume 1287, numéro 14.',
        'DONT ACTE sur trente-deux pages. Fait et passé à CHOISY-LE-ROI, en l’étude. Et, lecture faite, le comparant a signé avec le notaire.',
        'Suivent les signatures. Pour expédition certifiée conforme à la minute et ne comportant ni renvoi ni mot nul.',
      ],
    )}`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1974-04-17',
      notary: either('Maître Pierre-Henri DELVAUX', 'Me Pierre-Henri DELVAUX', 'Maître DELVAUX'),
      publication: either('volume 1287, numéro 14', '1287 n° 14'),
      building: 'LES BLEUETS',
      building_address: either('4, 6 et 8 allée Parmentier, CRETEIL', '4, 6 et 8 allée Parmentier'),
      parcels: ['AN 214'],
      lot_shares: LOTS.map(([lot, , , , share]) => `${lot}:${share}/100000`),
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc', 'owner'],
  },
);

const amendment = paperOf(
  'modificatif-scission-annecy',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 20mm 20mm 20mm 36mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } p { text-align: justify } td, th { border: .2mm solid #000; text-align: center }`,
  [
    `<p>103 417 02<br>AM/LD/</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>LE VINGT-HUIT FÉVRIER</b></p><p>À ANNECY (Haute-Savoie), 6 rue du Pâquier, au siège de l’Office notarial, ci-après nommé,</p><p>Maître Adeline MERMILLOD, notaire associée de la société « Notaires du Lac », titulaire d’un office notarial à ANNECY,</p><p>A reçu le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><h2>À LA REQUÊTE DE</h2><p>1°) Le syndicat des copropriétaires de l’immeuble dénommé LE PARMELAN, situé à ANNECY (74000), 41 avenue de Genève, représenté par son syndic, le Cabinet Burnod, en vertu d’une délibération de l’assemblée générale du 6 décembre 2018.</p><p>2°) Madame Nicole Andrée LARUAZ, retraitée, demeurant à ANNECY, propriétaire du lot numéro 9.</p><h2>EXPOSÉ</h2><p>L’immeuble a fait l’objet d’un état descriptif de division et règlement de copropriété établi aux termes d’un acte reçu par Maître Georges CHAPPAZ, notaire à ANNECY, le 3 juin 1981, publié au bureau des hypothèques d’ANNECY le 30 juin 1981, volume 7044, numéro 3.</p><p>Il a été modifié aux termes d’un acte reçu par Maître CHAPPAZ le 14 octobre 1992, publié le 9 novembre 1992, volume 1992P, numéro 8810.</p><p>Madame LARUAZ, propriétaire du lot 9 consistant en un appartement de cinq pièces, souhaite le diviser en deux lots distincts. L’assemblée a donné son accord, la répartition des charges restant inchangée dans son total.</p>`,
    `<h2>MODIFICATIF</h2><p>Le lot numéro 9 est supprimé et remplacé par les lots 110 et 111 ci-après créés :</p>${table(
      ['Lot', 'Esc.', 'Étage', 'Nature du lot', 'Quote-part des parties communes générales'],
      [
        ['110', 'B', '2e', 'Appartement de trois pièces', '255 / 10000'],
        ['111', 'B', '2e', 'Appartement de deux pièces', '163 / 10000'],
      ],
    )}<p style="margin-top:4mm">Total égal aux tantièmes du lot supprimé : 418 / 10000. Le total des tantièmes de l’immeuble demeure fixé à dix mille.</p><h2>CHARGES</h2><p>Les lots nouvellement créés supporteront les charges d’escalier et d’ascenseur dans les proportions suivantes : lot 110, quatre-vingt-neuf millièmes ; lot 111, cinquante-sept millièmes. Toutes les autres clauses du règlement de copropriété, non contraires aux présentes, demeurent en vigueur.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent acte sera publié au service de la publicité foncière d’ANNECY. Pour la perception de la contribution de sécurité immobilière, les parties déclarent que la présente opération est sans incidence sur la valeur des biens.</p><h2>POUVOIRS – FRAIS</h2><p>Tous pouvoirs sont donnés à tout clerc de l’office pour établir les actes rectificatifs nécessaires. Les frais des présentes et de leurs suites seront supportés par Madame LARUAZ, qui s’y oblige. L’office traite les données personnelles des parties pour l’accomplissement des activités notariales.</p><p><b>DONT ACTE sans renvoi</b>, généré et visualisé sur support électronique en l’office notarial, les jour, mois et an indiqués en tête. Et lecture faite, les requérants ont certifié exactes les déclarations les concernant, avant d’apposer leur signature manuscrite sur tablette numérique.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2019-02-28',
      notary: either('Maître Adeline MERMILLOD', 'Maître MERMILLOD'),
      modifies: either(['1981-06-03', '1992-10-14'], ['1981-06-03']),
      building: 'LE PARMELAN',
      building_address: '41 avenue de Genève, 74000 ANNECY',
      lot_shares: ['110:255/10000', '111:163/10000'],
    },
    // Both volumes printed are those of earlier deeds.
    absent: ['publication', 'price', 'rnc', 'parcels'],
  },
);

const answer = paperOf(
  'hypotheque-reponse-orleans',
  `font: 8.8pt/1.45 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #444; padding: .9mm 1.4mm } th { background: #eee; font-weight: bold } h2 { font-size: 10pt; margin: 4mm 0 1mm } .hd td { border: 0 }`,
  [
    `<table class="hd"><tr><td>DIRECTION GENERALE DES FINANCES PUBLIQUES<br><b>SERVICE DE LA PUBLICITE FONCIERE<br>ORLEANS 1</b><br>Cité administrative Coligny<br>131 rue du Faubourg Bannier 45042 ORLEANS CEDEX 1<br>Téléphone : 02 38 00 50 11</td><td style="text-align:right">Date : 07/10/2026<br>Page : 1 / 2<br><br>Maître TRIQUET Laure<br>SELARL TRIQUET ET ASSOCIES<br>3 place du Martroi<br>45000 ORLEANS</td></tr></table><p>Vos références : 1004582 / LT / FOUCAULT<br>Demande de renseignements n° 2026H18804 (hors formalité) déposée le 29/09/2026 – cerfa n° 11273</p><p style="text-align:center;font-size:12pt;border:.3mm solid #000;padding:2mm"><b>CERTIFICAT</b></p><p>Le comptable des finances publiques chargé de la publicité foncière certifie le présent document qui contient les éléments suivants :</p><p>– les copies des fiches hypothécaires : pour la période de publication antérieure à FIDJI : du 01/01/1977 au 09/06/1999 : il n’existe aucune formalité au fichier immobilier ;<br>– le relevé des formalités publiées depuis FIDJI : du 10/06/1999 au 30/09/2026 (date de mise à jour fichier) : 3 formalités ;<br>– le relevé des formalités en attente au registre des dépôts : du 30/09/2026 au 06/10/2026 : aucune.</p><h2>IMMEUBLE(S) REQUIS</h2>${table(
      ['Commune', 'Désignation cadastrale', 'Volume', 'Lot'],
      [
        ['ORLEANS', 'DK 318', '', '31'],
        ['ORLEANS', 'DK 318', '', '78'],
        ['ORLEANS', 'DK 318', '', '143'],
      ],
    )}<h2>PERSONNE(S) REQUISE(S)</h2><p>FOUCAULT Brigitte Marie – née le 11/01/1961 à GIEN (45)</p><p style="margin-top:8mm">Ce certificat ne peut être délivré qu’accompagné du relevé des formalités ci-après. Il ne porte pas sur les formalités périmées ou radiées avant le point de départ de la demande. Le demandeur est réputé avoir limité sa réquisition aux immeubles et personnes désignés ci-dessus. Coût : 14,00 €, payé d’avance.</p>`,
    `<p>SPF ORLEANS 1 – Demande 2026H18804 – Page : 2 / 2</p><p style="text-align:center"><b>RELEVE DES FORMALITES PUBLIEES DU 10/06/1999 AU 30/09/2026</b></p>${table(
      [
        'N° d’ordre',
        'Date de dépôt',
        'Référence d’enliassement',
        'Date de l’acte',
        'Nature de l’acte / Rédacteur',
      ],
      [
        ['1', '22/08/2003', '4504P01 2003P6118', '04/07/2003', 'VENTE – NOT BRIDET / ORLEANS'],
        ['2', '11/12/2014', '4504P01 2014P9027', '24/10/2014', 'VENTE – NOT TRIQUET / ORLEANS'],
        [
          '3',
          '11/12/2014',
          '4504P01 2014V3316',
          '24/10/2014',
          'PRIVILEGE DE PRETEUR DE DENIERS – NOT TRIQUET / ORLEANS',
        ],
      ],
    )}<h2>Disposition n° 1 de la formalité 2014P9027 : Vente</h2>${table(
      ['Rôle', 'Désignation des personnes', 'Date de naissance'],
      [
        ['Disposant', 'MOREAU Alain Jules', '30/03/1939'],
        ['Bénéficiaire', 'FOUCAULT Brigitte Marie', '11/01/1961'],
      ],
    )}<p>Immeubles : ORLEANS DK 318, lots 31, 78 et 143 – Prix / évaluation : 118 500,00 EUR – Droits : TP (toute propriété)</p><h2>Disposition n° 1 de la formalité 2014V3316 : Privilège de prêteur de deniers</h2>${table(
      ['Rôle', 'Désignation des personnes', 'Observation'],
      [
        ['Créancier', 'CAISSE REGIONALE VAL DE LOIRE EXEMPLE', 'Siège ORLEANS'],
        ['Débiteur', 'FOUCAULT Brigitte Marie', ''],
      ],
    )}<p>Montant principal : 82 000,00 EUR – Accessoires : 16 400,00 EUR – Taux d’intérêt : 2,85 % – Date extrême d’exigibilité : 05/11/2029 – Date extrême d’effet : 05/11/2030</p><p style="margin-top:6mm">Le présent relevé comporte une inscription en cours. Fin du relevé. A ORLEANS, le 07/10/2026, pour le service de la publicité foncière, le comptable des finances publiques.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-09-30', '2026-10-06', '2026-10-07'),
      requested_from: '1977-01-01',
      owners: either(['FOUCAULT Brigitte Marie'], ['FOUCAULT Brigitte']),
      charges_registered: 1,
      parcels: ['DK 318'],
      lots: ['31', '78', '143'],
    },
    absent: ['surface_carrez', 'iban', 'rnc'],
  },
);

export const ACTES_PUBLIES = [rules, amendment, answer];
