// Measured homes: two certificates of a lot's private area and one of a living area.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const grid = paperOf(
  'carrez-grille-albi',
  `font: 9.6pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13.5pt; text-align: center; background: #2e5d34; color: #fff; padding: 2mm } h2 { font-size: 10.5pt; color: #2e5d34; margin: 4mm 0 1mm } td, th { border: .2mm solid #9cb39f } th { background: #e5efe6; font-weight: bold } .n td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>TARN DIAG IMMO</b> – Cédric PAGÈS – 9 chemin de la Drèche, 81380 LESCURE-D’ALBIGEOIS</p><h1>Certificat de superficie de la partie privative</h1><p>Numéro de dossier : TDI-2026-0493 – Date du repérage : 19/08/2026 – Heure d’arrivée : 09 h 10 – Durée : 01 h 05</p><p style="font-size:8.4pt">La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi pour l’accès au logement et un urbanisme rénové (ALUR) n° 2014-366 du 24 mars 2014 art. 54 II et V, de la loi n° 96/1107 du 18 décembre 1996, n° 65-557 du 10 juillet 1965 et du décret n° 97-532 du 23 mai 1997, en vue de reporter leur superficie dans un acte de vente à intervenir.</p>${table(
      ['Désignation du bâtiment', 'Désignation du client'],
      [
        [
          'Département : Tarn<br>Adresse : 40 avenue du Viaduc<br>Commune : 81000 ALBI<br>Lot numéro 27, bâtiment B, 3e étage',
          'Nom : Indivision CALMELS<br>Adresse : 22 route de Cordes<br>81150 MARSSAC-SUR-TARN',
        ],
      ],
    )}<h2>Superficie privative en m² du lot</h2><p><b>Surface loi Carrez totale : 84,16 m² (quatre-vingt-quatre mètres carrés seize)</b><br>Surface au sol totale : 92,05 m² (quatre-vingt-douze mètres carrés zéro cinq)</p><h2>Résultat du repérage</h2>${table(
      [
        'Parties de l’immeuble bâti visitées',
        'Superficie privative au sens Carrez',
        'Surface au sol',
      ],
      [
        ['Entrée, dégagement', '9,84', '9,84'],
        ['Séjour', '26,31', '26,31'],
        ['Cuisine', '11,07', '11,07'],
        ['Chambre 1', '13,52', '13,52'],
        ['Chambre 2', '12,08', '12,08'],
        ['Chambre 3', '5,19', '5,97'],
        ['Salle de bains', '4,87', '4,87'],
        ['WC', '1,28', '1,28'],
        ['Loggia', '0,00', '7,11'],
        ['<b>TOTAL</b>', '<b>84,16</b>', '<b>92,05</b>'],
      ],
      'n',
    )}<p style="margin-top:4mm">Document fourni : aucun règlement de copropriété n’ayant été remis, la conformité de la consistance du lot n’a pas été vérifiée. Fait à Lescure-d’Albigeois, le 19/08/2026, par Cédric PAGÈS.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '40 avenue du Viaduc, 81000 ALBI',
      owner: 'Indivision CALMELS',
      lots: ['27'],
      report_number: 'TDI-2026-0493',
      made_on: '2026-08-19',
      surface_carrez: 8416,
    },
    absent: ['surface_habitable', 'surface_reference', 'price'],
  },
);

const letter = paperOf(
  'carrez-geometre-auray',
  `font: 11pt/1.55 'P052', serif; padding: 24mm 25mm; .s td { border-bottom: .15mm dotted #000; padding: .7mm 0 } .s td:last-child { text-align: right }`,
  [
    `<p>Ronan TANGUY<br>Géomètre-expert foncier DPLG<br>5 venelle du Lavoir – 56400 BRECH</p><p style="text-align:right">Brech, le 23 juin 2026</p><h1 style="font-size:14pt;text-align:center;margin:6mm 0">ATTESTATION DE SUPERFICIE « LOI CARREZ »</h1>${paragraphs(['Je soussigné, Ronan TANGUY, géomètre-expert inscrit à l’Ordre sous le numéro 00417, certifie avoir procédé le 22 juin 2026, à la demande de M. LE MESTRE Erwan et Mme CADIO Solenn, propriétaires, au mesurage du lot numéro 5 (cinq) de la copropriété « Résidence Ker Loc’h », 9 rue du Ponant, 56400 AURAY, constitué d’un appartement situé au premier étage.', 'Conformément à l’article 46 de la loi du 10 juillet 1965 et aux articles 4-1 et 4-2 du décret du 17 mars 1967, les superficies relevées, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escalier, gaines, embrasures de portes et de fenêtres, sont les suivantes :'])}${table(
      [],
      [
        ['Séjour avec coin cuisine', '31,42 m²'],
        ['Chambre', '12,77 m²'],
        ['Salle d’eau', '5,03 m²'],
        ['Dégagement', '3,61 m²'],
        ['Rangement', '1,24 m²'],
        ['<b>Superficie privative du lot 5</b>', '<b>54,07 m²</b>'],
      ],
      's',
    )}<p style="margin-top:5mm">Le balcon (6,10 m²) et le garage formant le lot 22 ne sont pas compris dans cette superficie. La présente attestation n’est valable qu’en l’absence de travaux modifiant la consistance du lot.</p><p style="margin-left:85mm;margin-top:8mm">R. TANGUY, géomètre-expert<br>Dossier 26.118</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '9 rue du Ponant, 56400 AURAY',
      owner: 'M. LE MESTRE Erwan et Mme CADIO Solenn',
      lots: either(['5'], ['5', '22']),
      report_number: '26.118',
      made_on: either('2026-06-22', '2026-06-23'),
      surface_carrez: 5407,
    },
    absent: ['surface_habitable', 'surface_reference', 'price'],
  },
);

const living = paperOf(
  'boutin-fiche-sete',
  `font: 9.6pt/1.45 'DejaVu Sans', sans-serif; padding: 16mm 18mm; h1 { font-size: 14pt; color: #a33b00 } td, th { border: .2mm solid #d0b8a8 } th { background: #f7ece5; font-weight: bold } td:nth-child(n+2) { text-align: right } .b { border: .5mm solid #a33b00; padding: 3mm; font-size: 12pt; margin-top: 5mm; text-align: center }`,
  [
    `<p><b>THAU DIAGNOSTICS</b> – Nadège FABRE – 34540 BALARUC-LES-BAINS – SIRET 900 000 471 00015</p><h1>Certificat de surface habitable (loi Boutin)</h1><p>Article 3 de la loi n° 89-462 du 6 juillet 1989 modifié par l’article 78 de la loi n° 2009-323 du 25 mars 2009 – article R. 156-1 du code de la construction et de l’habitation</p><p>Rapport TD-26-0064 du 20 février 2026<br>Propriétaire bailleur : SCI LA TRAMONTANE<br>Bien mesuré : appartement, 27 quai des Trois Digues, 34200 SÈTE, 2e étage, lot 214</p>${table(
      ['Pièce', 'Surface habitable (m²)', 'Surface non prise en compte (m²)'],
      [
        ['Entrée', '4,02', '0,00'],
        ['Séjour cuisine', '29,35', '0,00'],
        ['Chambre 1', '11,90', '0,00'],
        ['Chambre 2', '10,14', '0,00'],
        ['Salle de bains', '4,66', '0,00'],
        ['WC', '1,21', '0,00'],
        ['Terrasse', '0,00', '14,80'],
        ['Total', '61,28', '14,80'],
      ],
    )}<div class="b">Surface habitable totale : <b>61,28 m²</b></div><p style="margin-top:5mm">La surface habitable d’un logement est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escaliers, gaines, embrasures de portes et de fenêtres. Il n’est pas tenu compte de la superficie des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, ni des parties de locaux d’une hauteur inférieure à 1,80 mètre.</p><p>Mesurage réalisé au télémètre laser le 20 février 2026, en présence du gérant. Ce certificat est à annexer au contrat de location.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '27 quai des Trois Digues, 34200 SÈTE',
      owner: 'SCI LA TRAMONTANE',
      lots: ['214'],
      report_number: 'TD-26-0064',
      made_on: '2026-02-20',
      surface_habitable: 6128,
    },
    absent: ['surface_carrez', 'surface_reference', 'price'],
  },
);

export const MESURAGES = [grid, letter, living];
