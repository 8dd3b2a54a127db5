// Areas: two for a sale (a diagnostician's table, a surveyor's certificate), one for a letting.
import { either, paperOf } from '../../paper.ts';
import { sum, table } from '../../writing.ts';

const square = (hundredths: number) =>
  `${Math.trunc(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`;

const ROOMS: readonly (readonly [room: string, carrez: number, outside: number, why: string])[] = [
  ['2ème étage – Entrée', 512, 0, ''],
  ['2ème étage – Cuisine', 934, 0, ''],
  ['2ème étage – Séjour', 1837, 0, ''],
  ['2ème étage – Loggia', 0, 468, 'Surface non close'],
  ['2ème étage – Dégagement', 386, 0, ''],
  ['2ème étage – Chambre 1', 1164, 0, ''],
  ['2ème étage – Chambre 2', 1028, 41, 'Placard de moins de 1,80 m'],
  ['2ème étage – Salle d’eau', 361, 0, ''],
  ['2ème étage – Wc', 118, 0, ''],
  ['Sous-sol – Cave', 0, 522, 'Cave'],
];
const flatArea = sum(ROOMS.map((room) => room[1]));
const diagnostician = paperOf(
  'carrez-tableau-limoges',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; text-align: center; border: .4mm solid #333; padding: 2mm } h2 { font-size: 10.2pt; background: #e4e4e4; padding: .8mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #777; padding: .9mm 1.6mm } th { background: #f2f2f2; font-weight: bold }`,
  [
    `<p>VIENNE DIAGNOSTICS – 27 rue Armand-Dutreix 87000 LIMOGES</p><h1>Certificat de superficie de la partie privative</h1><p>Numéro de dossier : 26/IMO/0914<br>Date du repérage : 15/09/2026 – Heure d’arrivée : 09 h 30 – Durée du repérage : 02 h 15</p><p>La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi pour l’accès au logement et un urbanisme rénové du 24 mars 2014 (art. 54 II et V), de la loi n° 96-1107 du 18 décembre 1996 dite loi Carrez et du décret n° 97-532 du 23 mai 1997, en vue de reporter leur superficie dans un acte de vente à intervenir, en aucun cas elle ne préjuge du caractère de décence ou d’habitabilité du logement.</p><h2>Désignation du ou des bâtiments</h2><p>Adresse : 18 rue du Quinconce, 87000 LIMOGES – Bât. B, 2ème étage porte gauche – Lots numéros : 14 et 58<br>Section cadastrale HN, parcelle 214</p><h2>Désignation du propriétaire</h2><p>Nom et prénom : M. ou Mme GUIBERT Stéphane – Adresse : 23 avenue Garibaldi, 87100 LIMOGES</p><h2>Superficie privative en m² du ou des lots</h2><p style="text-align:center;font-size:11pt">Surface loi Carrez totale : <b>${square(flatArea)} m²</b></p><h2>Résultat du repérage</h2>${table(
      [
        'Parties de l’immeuble bâti visitées',
        'Superficie privative au sens Carrez',
        'Surface hors Carrez',
        'Commentaires',
      ],
      ROOMS.map(([room, carrez, outside, why]) => [
        room,
        square(carrez),
        outside ? square(outside) : '',
        why,
      ]),
    )}<p style="margin-top:3mm">Liste des pièces non visitées : néant. Représentant du propriétaire : sans accompagnateur. Document remis par le donneur d’ordre : titre de propriété. Intervenant : MOREAU Thomas. Fait à LIMOGES, le 15/09/2026.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '18 rue du Quinconce, 87000 LIMOGES',
      owner: 'M. ou Mme GUIBERT Stéphane',
      lots: ['14', '58'],
      report_number: '26/IMO/0914',
      made_on: '2026-09-15',
      surface_carrez: flatArea,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const surveyor = paperOf(
  'carrez-geometre-epinal',
  `font: 10.8pt/1.5 'P052', serif; padding: 20mm 22mm; td, th { border: .2mm solid #000 } td:last-child { text-align: right }`,
  [
    `<p><b>Philippe MARTINACHE</b><br>Géomètre-expert foncier D.P.L.G.<br>5 rue Rualménil, 88000 ÉPINAL</p><p style="text-align:right">Épinal, le 2 octobre 2026<br>N/Réf. : 26-311-C</p><h1 style="font-size:15pt;text-align:center">ATTESTATION DE SURFACE – LOI CARREZ</h1><p>Je soussigné, Philippe MARTINACHE, géomètre-expert inscrit au tableau de l’Ordre sous le numéro 00000, requis par Madame Claudine HUMBERT, propriétaire, certifie avoir procédé le 30 septembre 2026 au mesurage du lot numéro 5 de la copropriété du 26 rue des Minimes, 88000 ÉPINAL, consistant en un appartement situé au deuxième étage.</p><p>Le mesurage a été effectué conformément à l’article 46 de la loi n° 65-557 du 10 juillet 1965 et aux articles 4-1 et 4-2 du décret du 17 mars 1967 : il s’agit de la superficie des planchers des locaux clos et couverts, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escalier, gaines, embrasures de portes et de fenêtres, sans tenir compte des parties d’une hauteur inférieure à 1,80 mètre.</p>${table(
      ['Pièce', 'Surface en m²'],
      [
        ['Hall et couloir', '8,91'],
        ['Salon – salle à manger', '29,46'],
        ['Cuisine', '11,03'],
        ['Chambre sur cour', '13,72'],
        ['Chambre sur rue', '15,28'],
        ['Salle de bains et wc', '6,35'],
      ],
    )}<p style="margin-top:5mm">La superficie privative du lot numéro 5 ressort ainsi à <b>84,75 m²</b> (quatre-vingt-quatre mètres carrés soixante-quinze décimètres carrés). Le lot numéro 12, grenier non aménagé, n’est pas compris dans le présent mesurage.</p><p>La présente attestation est établie pour servir à la vente du bien. Elle cesse d’être valable en cas de travaux modifiant la distribution des locaux.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '26 rue des Minimes, 88000 ÉPINAL',
      owner: 'Madame Claudine HUMBERT',
      lots: ['5'],
      report_number: '26-311-C',
      made_on: either('2026-10-02', '2026-09-30'),
      surface_carrez: 8475,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const living = paperOf(
  'boutin-attestation-bayonne',
  `font: 10pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 16mm 18mm; h1 { font-size: 15pt; color: #0f5257 } td, th { border-bottom: .2mm solid #9bb } td:last-child, th:last-child { text-align: right }`,
  [
    `<p><b>ADOUR CONTRÔLE</b> – 12 rue Thiers, 64100 BAYONNE</p><h1>Attestation de surface habitable</h1><p>Dossier n° AC-64-2871 – visite du 11/04/2025</p><p>Loi n° 2009-323 du 25 mars 2009 de mobilisation pour le logement et la lutte contre l’exclusion (dite loi Boutin), article R. 156-1 du code de la construction et de l’habitation. La surface habitable d’un logement est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escaliers, gaines, embrasures de portes et de fenêtres ; il n’est pas tenu compte des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons ni des parties de locaux d’une hauteur inférieure à 1,80 m.</p>${table(
      [],
      [
        ['Bien loué', 'Appartement T2, 9 allée des Platanes, 64100 BAYONNE'],
        ['Lot de copropriété', '103'],
        ['Bailleur', 'SCI LARRALDE'],
      ],
    )}<p></p>${table(
      ['Pièce désignée', 'Surface habitable (m²)', 'Surface non prise en compte (m²)'],
      [
        ['Entrée', '3,64', ''],
        ['Séjour avec coin cuisine', '23,18', ''],
        ['Chambre', '11,87', ''],
        ['Salle de bains', '4,20', ''],
        ['Wc', '1,22', ''],
        ['Balcon', '', '6,05'],
      ],
    )}<p style="margin-top:5mm;font-size:12pt">Total de la surface habitable : <b>44,11 m²</b></p><p>Cette surface est à reporter dans le contrat de location. En cas d’erreur supérieure à un vingtième en défaveur du locataire, celui-ci peut demander une diminution de loyer (article 3-1 de la loi n° 89-462 du 6 juillet 1989).</p><p>Fait à Bayonne le 11/04/2025, Mikel DUHALDE.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '9 allée des Platanes, 64100 BAYONNE',
      owner: 'SCI LARRALDE',
      lots: ['103'],
      report_number: 'AC-64-2871',
      made_on: '2025-04-11',
      surface_habitable: 4411,
    },
    absent: ['surface_carrez', 'surface_reference'],
  },
);

export const MESURAGES = [diagnostician, surveyor, living];
