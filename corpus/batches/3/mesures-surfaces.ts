// Areas: a Carrez certificate of a diagnostician, one of a surveyor, a living area for a lease.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { REPORT } from './expertises-sante.ts';

const diagnostician = paperOf(
  'carrez-lyon-certificat',
  `${REPORT} td:nth-child(n+2):not(.w) { text-align: right } .w { text-align: left } .r { border: .6mm solid #2b5a7a; padding: 3mm; text-align: center; margin: 4mm 0; font-size: 11pt }`,
  [
    `<h1>Certificat de superficie de la partie privative</h1><p>Numéro de dossier : 26/FAYOLLE/4471 – Date du repérage : 22/09/2026 – Heure d'arrivée : 09 h 05</p><p>La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi pour l'accès au logement et un urbanisme rénové (ALUR) n° 2014-366 du 24 mars 2014 art. 54 II et V, de la loi n° 96-1107 du 18 décembre 1996, n° 65-557 du 10 juillet 1965 et du décret n° 97-532 du 23 mai 1997, en vue de reporter leur superficie dans un acte de vente à intervenir, en aucun cas elle ne préjuge du caractère de décence ou d'habitabilité du logement.</p><h2>Désignation du ou des bâtiments</h2><p>Département : Rhône – Adresse : 120 rue de Gerland – Commune : 69007 LYON – Section cadastrale CD, parcelle n° 87<br>Désignation et situation du ou des lot(s) de copropriété : Bât. C, étage 5, lot numéro 214</p><h2>Désignation du client</h2><p>Nom et prénom : M. et Mme FAYOLLE Julien – 120 rue de Gerland 69007 LYON</p><h2>Désignation de l'opérateur de diagnostic</h2><p>THÉVENET Loïc – DIAG'ALPES – 8 rue de Marseille 69007 LYON – Police d'assurance 80.810.236 valable jusqu'au 31/12/2026</p><div class="r">Surface loi Carrez totale : <b>68,94 m²</b> (soixante-huit mètres carrés quatre-vingt-quatorze)<br>Surface au sol totale : 76,53 m² (soixante-seize mètres carrés cinquante-trois)</div><h2>Résultat du repérage</h2>${table(
      [
        'Parties de l’immeuble bâtis visitées',
        'Superficie privative au sens Carrez',
        'Surface au sol',
        'Commentaires',
      ],
      [
        ['Étage 5 – Entrée', '5,41', '5,41', ''],
        ['Étage 5 – Séjour', '24,18', '24,18', ''],
        ['Étage 5 – Cuisine', '9,06', '9,06', ''],
        ['Étage 5 – Chambre 1', '12,37', '12,37', ''],
        ['Étage 5 – Chambre 2', '10,02', '10,02', ''],
        ['Étage 5 – Salle de bains', '4,55', '4,70', 'hauteur inférieure à 1,80 m'],
        ['Étage 5 – W.C.', '1,21', '1,21', ''],
        ['Étage 5 – Dégagement', '2,14', '2,14', ''],
        ['Étage 5 – Loggia', '0,00', '7,44', 'non prise en compte'],
      ],
    )}<p style="margin-top:3mm">Documents remis par le donneur d'ordre : règlement de copropriété. En cas de modification ultérieure des lieux, le présent certificat devient caduc. La superficie ci-dessus s'entend hors lots d'une surface inférieure à 8 m², caves, garages et emplacements de stationnement.</p><p>Fait à LYON, le 24/09/2026</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      report_number: '26/FAYOLLE/4471',
      made_on: either('2026-09-22', '2026-09-24'),
      property_address: '120 rue de Gerland, 69007 LYON',
      owner: 'M. et Mme FAYOLLE Julien',
      lots: ['214'],
      surface_carrez: 6894,
      parcels: ['CD 87'],
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number', 'valid_until'],
  },
);

const surveyor = paperOf(
  'carrez-bordeaux-geometre-expert',
  `font: 10.4pt/1.45 'C059', serif; padding: 18mm 22mm; h1 { font-size: 14pt; text-align: center; letter-spacing: .3mm; margin: 6mm 0 } td, th { border: .2mm solid #333; padding: 1.2mm 2mm } td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>CAZAUX-LARRÈDE</b><br>Géomètres-experts foncier D.P.L.G. – Ordre n° 5577<br>3 place de la Bourse, 33000 BORDEAUX</p><p style="text-align:right">Dossier B-8841<br>Bordeaux, le 20 août 2026</p><h1>ATTESTATION DE SUPERFICIE PRIVATIVE<br>« LOI CARREZ »</h1><p>Je soussignée Agathe LARRÈDE, géomètre-expert, atteste avoir procédé le 18 août 2026, à la requête de Madame Sandrine DUCASSOU, propriétaire, au mesurage du lot de copropriété ci-après désigné, conformément à l'article 46 de la loi du 10 juillet 1965 et aux articles 4-1 à 4-3 du décret du 17 mars 1967 :</p><p>Commune de BORDEAUX (33300), 27 rue Achard, résidence Le Clos Bacalan, bâtiment A, troisième étage, lot n° 17, appartement de type 2.</p>${table(
      ['Pièce', 'Superficie (m²)'],
      [
        ['Entrée et placard', '4,02'],
        ['Séjour avec coin cuisine', '22,61'],
        ['Chambre', '12,34'],
        ['Salle de bains', '4,86'],
        ['WC', '1,22'],
        ['Dégagement', '1,13'],
      ],
    )}<p style="margin-top:5mm">La superficie privative de ce lot s'établit à <b>46,18 m²</b> (quarante-six mètres carrés et dix-huit décimètres carrés).</p><p>Le balcon de 5,90 m² et le box constituant le lot n° 96 ne sont pas compris dans cette superficie. Les mesures ont été effectuées au distancemètre laser, nu intérieur des murs et cloisons, déduction faite des marches, gaines, embrasures de portes et de fenêtres, et des parties d'une hauteur inférieure à 1,80 mètre.</p><p>Il n'a pas été procédé à la vérification de la conformité des lieux avec le règlement de copropriété, ni à la recherche d'éventuelles annexions de parties communes.</p><p>En foi de quoi la présente attestation est délivrée pour être annexée à l'acte de vente.</p><p style="text-align:right">Agathe LARRÈDE</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      report_number: 'B-8841',
      made_on: either('2026-08-18', '2026-08-20'),
      property_address: '27 rue Achard, 33300 BORDEAUX',
      owner: 'Madame Sandrine DUCASSOU',
      lots: either(['17'], ['17', '96']),
      surface_carrez: 4618,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const living = paperOf(
  'boutin-lille-attestation',
  `${REPORT.replaceAll('#2b5a7a', '#7a4b2b')} td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>NORD EXPERTISE IMMOBILIÈRE</b> – 77 rue de Paris 59000 LILLE</p><h1>ATTESTATION DE SURFACE HABITABLE<br><small>Loi n° 2009-323 du 25 mars 2009, dite loi Boutin – article R. 156-1 du code de la construction et de l'habitation</small></h1>${table(
      [],
      [
        ['Dossier n°', 'NEI-2023-0114'],
        ['Date de la mesure', '12/01/2023'],
        ['Adresse du logement', '52 rue d’Iéna, 59000 LILLE – 2e étage, porte droite – lot 12'],
        ['Propriétaire', 'M. VERHAEGHE Bastien'],
        ['Destination', 'Location à usage de résidence principale, non meublée'],
      ],
    )}<h2>Article R. 156-1</h2><p>La surface habitable d'un logement est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d'escalier, gaines, embrasures de portes et de fenêtres. Il n'est pas tenu compte de la superficie des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, séchoirs extérieurs au logement, vérandas, locaux communs et autres dépendances des logements, ni des parties de locaux d'une hauteur inférieure à 1,80 mètre.</p><h2>Détail des surfaces</h2>${table(
      ['Pièce', 'Surface habitable (m²)', 'Surface annexe (m²)'],
      [
        ['Hall', '4,11', ''],
        ['Salon – salle à manger', '21,36', ''],
        ['Cuisine', '7,42', ''],
        ['Chambre', '14,08', ''],
        ['Salle d’eau', '4,57', ''],
        ['Toilettes', '1,09', ''],
        ['Rangement', '2,07', '0,64'],
        ['Garage', '', '13,20'],
        ['TOTAL', '54,70', '13,84'],
      ],
    )}<p style="margin-top:3mm"><b>Surface habitable totale du logement : 54,70 m²</b> (cinquante-quatre mètres carrés et soixante-dix décimètres carrés)</p><p>Je soussignée Fanny DELATTRE certifie l'exactitude de la surface ci-dessus, mesurée ce jour à l'aide d'un télémètre laser. Le bailleur est tenu de mentionner cette surface au bail ; lorsque la surface réelle est inférieure de plus d'un vingtième à celle exprimée dans le bail, le locataire peut demander une diminution du loyer proportionnelle à l'écart constaté.</p><p>Fait à Lille, le 12/01/2023.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      report_number: 'NEI-2023-0114',
      made_on: '2023-01-12',
      property_address: '52 rue d’Iéna, 59000 LILLE',
      owner: 'M. VERHAEGHE Bastien',
      lots: ['12'],
      surface_habitable: 5470,
    },
    absent: ['surface_carrez', 'dpe_number', 'rent'],
  },
);

export const MESURES_SURFACES = [diagnostician, surveyor, living];
