// How large a home is: two Carrez certificates and one of living space.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const certificate = paperOf(
  'carrez-attestation-paris',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center; border-top: .6mm solid #333; border-bottom: .6mm solid #333; padding: 2mm } td, th { border: .2mm solid #888 } th { background: #eee; font-weight: bold } .r td:nth-child(n+2) { text-align: right } .tot { border: .6mm solid #333; padding: 3mm; text-align: center; font-size: 12pt; margin: 5mm 0 }`,
  [
    `<p><b>MÉTRÉ BASTILLE</b> – Diagnostics immobiliers – 90 rue de la Roquette Basse, 75011 PARIS</p><h1>Certificat de superficie de la partie privative</h1><p>Numéro de dossier : MB/26/0611 – Date du repérage : 24/08/2026 – Heure d’arrivée : 14 h 00 – Durée : 00 h 45</p><p style="font-size:8.4pt">La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi n° 96-1107 du 18 décembre 1996, dite loi Carrez, et du décret n° 97-532 du 23 mai 1997, en vue de reporter leur superficie dans la promesse et l’acte de vente.</p>${table(
      [],
      [
        [
          'Désignation du bâtiment',
          '12 rue Ferdinand Lormier – 75011 PARIS<br>3e étage, porte face, lot numéro 17',
        ],
        ['Propriétaire', 'Mademoiselle Chloé VASSEUR'],
        ['Donneur d’ordre', 'Mademoiselle Chloé VASSEUR – 12 rue Ferdinand Lormier – 75011 PARIS'],
        ['Opérateur', 'Vincent MAHÉ'],
      ],
    )}<p style="margin-top:4mm"><b>Tableau récapitulatif des surfaces de chaque pièce au sens de la loi Carrez</b></p>${table(
      [
        'Parties de l’immeuble bâtis visitées',
        'Superficie privative au sens Carrez (m²)',
        'Surface au sol (m²)',
        'Commentaires',
      ],
      [
        ['Entrée', '2,84', '2,84', ''],
        ['Séjour', '18,27', '18,27', ''],
        ['Cuisine', '5,61', '5,61', ''],
        ['Chambre', '10,93', '11,40', 'embrasure'],
        ['Salle d’eau – WC', '3,48', '3,95', 'hauteur &lt; 1,80 m'],
      ],
      'r',
    )}<div class="tot">Surface loi Carrez totale : <b>41,13 m²</b> (quarante et un mètres carrés treize)<br>Surface au sol totale : 42,07 m²</div><p>Le règlement de copropriété n’ayant pas été fourni, il appartient au vendeur de contrôler que la totalité des surfaces mesurées a bien le caractère de surface privative.</p><p>Fait à PARIS, le 24/08/2026</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '12 rue Ferdinand Lormier, 75011 PARIS',
      owner: 'Mademoiselle Chloé VASSEUR',
      lots: ['17'],
      report_number: 'MB/26/0611',
      made_on: '2026-08-24',
      surface_carrez: 4113,
    },
    absent: ['surface_habitable', 'dpe_number', 'valid_until'],
  },
);

const surveyor = paperOf(
  'carrez-geometre-croix',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 20mm 24mm; td, th { border-bottom: .2mm solid #000; padding: .8mm 2mm } td:last-child, th:last-child { text-align: right }`,
  [
    `<p><b>Pierre-Antoine VANHOVE</b><br>Géomètre-expert foncier D.P.L.G.<br>22 rue de la Station, 59170 CROIX</p><p style="text-align:center;font-size:13pt;margin:8mm 0"><b>ATTESTATION DE SUPERFICIE<br>Article 46 de la loi n° 65-557 du 10 juillet 1965</b></p>${paragraphs(['Je soussigné, Pierre-Antoine VANHOVE, géomètre-expert inscrit à l’Ordre, atteste avoir procédé le 12 mars 2026, à la demande de l’indivision LECOMTE – DEBRUYNE, propriétaire, au mesurage du lot n° 6 de la copropriété RÉSIDENCE LES FILATURES, 64 avenue des Tisserands, 59170 CROIX, consistant en un appartement au premier étage.', 'Les surfaces relevées sont les suivantes :'])}${table(
      ['Pièce', 'm²'],
      [
        ['Hall', '6,20'],
        ['Salon – salle à manger', '29,74'],
        ['Cuisine', '9,05'],
        ['Chambre 1', '12,88'],
        ['Chambre 2', '10,31'],
        ['Salle de bains', '5,16'],
        ['WC', '1,42'],
      ],
    )}<p style="margin-top:5mm">La superficie privative du lot n° 6 s’établit ainsi à <b>74,76 m²</b> (soixante-quatorze mètres carrés et soixante-seize décimètres carrés).</p><p>N’ont pas été pris en compte : la loggia (5,90 m²), la cave, les embrasures de portes et de fenêtres, ainsi que les parties de locaux d’une hauteur inférieure à 1,80 mètre.</p><p>La présente attestation est valable tant que la configuration des lieux n’est pas modifiée.</p><p style="text-align:right;margin-top:8mm">Fait à Croix, le 13 mars 2026</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '64 avenue des Tisserands, 59170 CROIX',
      owner: either('indivision LECOMTE – DEBRUYNE', 'l’indivision LECOMTE – DEBRUYNE'),
      lots: ['6'],
      made_on: either('2026-03-12', '2026-03-13'),
      surface_carrez: 7476,
    },
    absent: ['surface_habitable', 'report_number', 'dpe_number'],
  },
);

const living = paperOf(
  'boutin-attestation-monplaisir',
  `font: 9.6pt/1.45 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; color: #b35400; text-align: center } td, th { border: .2mm solid #c9a183 } th { font-weight: bold } .r td:last-child { text-align: right }`,
  [
    `<p><b>CONFLUENCE EXPERTISES</b> – 18 quai Perrache Prolongé – 69002 LYON</p><h1>Attestation de surface habitable<br><span style="font-size:9pt">loi n° 2009-323 du 25 mars 2009, dite loi Boutin – article R. 156-1 du code de la construction et de l’habitation</span></h1>${table(
      [],
      [
        ['Rapport', 'CE-2026-5519'],
        [
          'Bien mesuré',
          'Appartement, 27 rue Antoine Perrachon – 69008 LYON – 2e étage gauche, lot 9',
        ],
        ['Propriétaire bailleur', 'SCI LES TROIS PLATANES'],
        ['Date de la mission', '22/06/2026'],
      ],
    )}<p style="margin-top:4mm">La surface habitable d’un logement est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escaliers, gaines, embrasures de portes et de fenêtres. Il n’est pas tenu compte de la superficie des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, ni des parties de locaux d’une hauteur inférieure à 1,80 mètre.</p>${table(
      ['Pièce', 'Surface habitable (m²)'],
      [
        ['Dégagement', '4,15'],
        ['Séjour', '19,62'],
        ['Cuisine', '8,04'],
        ['Chambre 1', '12,50'],
        ['Chambre 2', '9,87'],
        ['Salle de bains', '4,33'],
        ['WC', '1,20'],
      ],
      'r',
    )}<p style="font-size:12pt;margin:5mm 0;text-align:center">Total de la surface habitable : <b>59,71 m²</b></p><p>Attestation établie pour être annexée au contrat de location, à LYON, le 22/06/2026. Opérateur : Karim HADJ-SAID. Notre responsabilité ne saurait être engagée en cas de modification ultérieure des lieux.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '27 rue Antoine Perrachon, 69008 LYON',
      owner: 'SCI LES TROIS PLATANES',
      lots: ['9'],
      report_number: 'CE-2026-5519',
      made_on: '2026-06-22',
      surface_habitable: 5971,
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

export const MESURES_DE_SURFACE = [certificate, surveyor, living];
