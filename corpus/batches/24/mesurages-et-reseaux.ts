// Measured floors: two Carrez certificates and a living area for letting.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, sum, table } from '../../writing.ts';

const metres = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',');

const ROOMS = [
  ['Entrée', 412, 0],
  ['Séjour', 2236, 0],
  ['Cuisine', 918, 0],
  ['Dégagement', 305, 0],
  ['Chambre 1', 1290, 0],
  ['Chambre 2', 1104, 0],
  ['Salle de bains', 487, 0],
  ['WC', 121, 0],
  ['Mezzanine', 640, 388],
  ['Loggia', 0, 455],
] as const;
const carrez = sum(ROOMS.map((room) => room[1]));
const flat = paperOf(
  'carrez-attestation-lot-creteil',
  `font: 9.2pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 14mm; h1 { font-size: 14pt; background: #333; color: #fff; padding: 2mm 3mm } td, th { border: .15mm solid #aaa } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin: 4mm 0 }`,
  [
    `<h1>ATTESTATION DE SUPERFICIE – LOI CARREZ</h1><p>Loi n° 96-1107 du 18 décembre 1996, articles 4-1 et 4-2 du décret n° 67-223 du 17 mars 1967</p><div class="two"><div><b>Propriétaire</b><br>Indivision LOPES DA CRUZ / MOREIRA<br>14 allée Parmentier<br>94000 CRETEIL</div><div><b>Désignation</b><br>Lot n° 212 – Bât. B – 5e étage droite<br>14 allée Parmentier<br>94000 CRETEIL</div></div><p>Mesurage réalisé le 06/07/2026 par Rachid BELKACEM, SARL Expertis 94 – réf. 26-2207-LOP-C</p>${table(
      ['Pièce ou local', 'Surface Carrez m²', 'Hauteur < 1,80 m et hors Carrez m²'],
      [
        ...ROOMS.map(([room, in_, out]) => [room, metres(in_), metres(out)]),
        ['<b>Totaux</b>', `<b>${metres(carrez)}</b>`, metres(sum(ROOMS.map((room) => room[2])))],
      ],
    )}<p style="margin-top:4mm">Superficie totale privative du lot : <b>${metres(carrez)} m²</b>. Surface au sol totale : ${metres(carrez + sum(ROOMS.map((room) => room[2])))} m². La garantie de superficie ne porte que sur la première.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '14 allée Parmentier, 94000 CRETEIL',
      owner: 'Indivision LOPES DA CRUZ / MOREIRA',
      lots: ['212'],
      report_number: '26-2207-LOP-C',
      made_on: '2026-07-06',
      surface_carrez: carrez,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const surveyor = paperOf(
  'carrez-geometre-lettre-chambery',
  `font: 11.5pt/1.6 'Nimbus Roman', serif; padding: 24mm 26mm`,
  [
    `<p>Cabinet VIBERT-DURAND<br>Géomètre-expert D.P.L.G.<br>12, rue de Boigne<br>73000 CHAMBÉRY</p><h1 style="font-size:15pt;text-align:center;margin:8mm 0">CERTIFICAT DE MESURAGE</h1>${paragraphs(['Je soussigné Hugues VIBERT-DURAND, géomètre-expert, certifie avoir procédé le vingt et un octobre deux mille vingt-six, à la demande de Monsieur et Madame NGUYEN, propriétaires, au mesurage de la partie privative du lot numéro vingt-deux (22) de l’immeuble en copropriété « Le Nivolet », sis 14 rue Sommeiller à Chambéry (73000).', 'La superficie privative, déterminée conformément à l’article 46 de la loi du 10 juillet 1965, s’établit à <b>83 m² 46 dm²</b> (83,46 m²).', 'Le détail par pièce figure au plan joint n° 26-1077. Le balcon (7,20 m²) et la cave (lot 90) ne sont pas compris.', 'En foi de quoi j’ai délivré le présent certificat pour être joint à l’acte de vente.'])}<p style="text-align:right">Chambéry, le 23 octobre 2026</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '14 rue Sommeiller, 73000 Chambéry',
      owner: 'Monsieur et Madame NGUYEN',
      lots: either(['22'], ['22', '90']),
      made_on: either('2026-10-21', '2026-10-23'),
      surface_carrez: 8346,
    },
    absent: ['surface_habitable', 'price', 'dpe_number'],
  },
);

const living = paperOf(
  'boutin-location-orleans',
  `font: 9.6pt/1.4 'Carlito', sans-serif; padding: 16mm; td { border-bottom: .15mm solid #bbb } td:last-child { text-align: right }`,
  [
    `<p style="text-align:right">LOIRE-DIAG – 7 rue Royale, 45000 ORLÉANS</p><h1 style="font-size:15pt">Attestation de surface habitable</h1><p>article R. 156-1 du code de la construction et de l’habitation – loi dite Boutin du 25 mars 2009 – dossier LD/2026/884</p><p>Logement destiné à la location : 118 rue Dauphine, 45000 ORLÉANS, 2e étage, lot 18<br>Bailleur : Mlle Esther ABÉCASSIS<br>Relevé du 4 mai 2026</p>${table(
      [],
      [
        ['Séjour-cuisine', '26,40 m²'],
        ['Chambre 1', '12,15 m²'],
        ['Chambre 2', '10,08 m²'],
        ['Salle d’eau et WC', '5,62 m²'],
        ['Entrée, placards', '4,90 m²'],
        ['<b>Surface habitable</b>', '<b>59,15 m²</b>'],
        ['Annexes non comptées : balcon', '6,00 m²'],
      ],
    )}<p style="margin-top:4mm">Cette attestation ne vaut pas mesurage au sens de la loi Carrez.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '118 rue Dauphine, 45000 ORLÉANS',
      lots: ['18'],
      report_number: 'LD/2026/884',
      made_on: '2026-05-04',
      surface_habitable: 5915,
    },
    absent: ['surface_carrez', 'dpe_number', 'rent'],
  },
);

export const MESURAGES_ET_RESEAUX = [flat, surveyor, living];
