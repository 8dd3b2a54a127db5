// Private areas: a surveyor's table by room, a land surveyor's letter.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const css = `font: 8.6pt/1.38 'Nimbus Sans', sans-serif; td, th { border: .15mm solid #8d9aa5; padding: .8mm 1.3mm } th { background: #e7edf2; font-weight: bold } h1 { font-size: 12.5pt; text-align: center; color: #14405e } h2 { font-size: 9pt; background: #14405e; color: #fff; padding: .8mm 2mm; margin: 3mm 0 1mm }`;

const ROOMS: readonly (readonly [string, number, number])[] = [
  ['Entrée', 642, 0],
  ['Séjour – salle à manger', 2688, 0],
  ['Cuisine', 1014, 0],
  ['Dégagement', 388, 21],
  ['Chambre 1', 1256, 0],
  ['Chambre 2', 1140, 0],
  ['Chambre 3', 468, 0],
  ['Salle de bains', 412, 0],
  ['WC', 118, 0],
  ['Loggia', 0, 530],
  ['Cave (lot 64)', 0, 614],
];
const area = (value: number) => (value / 100).toFixed(2).replace('.', ',');
const carrezTotal = ROOMS.reduce((total, [, inside]) => total + inside, 0);
const outTotal = ROOMS.reduce((total, [, , out]) => total + out, 0);

const grid = paperOf(
  'carrez-pieces-lyon',
  css,
  [
    `<p><b>ACTIDIAG CONFLUENCE</b> – 9 cours Charlemagne, 69002 LYON – Réf. AC/26/2290/CARREZ</p><h1>CERTIFICAT DE SUPERFICIE DE LA PARTIE PRIVATIVE<br><span style="font-size:9pt">loi n° 96-1107 du 18 décembre 1996 (loi Carrez), décret n° 97-532 du 23 mai 1997</span></h1>${table(
      [],
      [
        ['Date du repérage', '19/10/2026', 'Propriétaire', 'Mme MORTIER-DESSAIGNE Hélène'],
        [
          'Adresse',
          '14 rue des Macchabées, 69005 LYON',
          'Désignation',
          'Bât. B, 3e étage, lot n° 27',
        ],
        ['Périmètre', 'ensemble des parties privatives', 'Opérateur', 'BOUCHARD Loïc'],
      ],
    )}<h2>Superficie privative en m² du ou des lot(s)</h2>${table(
      [
        'Partie de l’immeuble',
        'Superficie privative au sens Carrez',
        'Superficie hors Carrez',
        'Motif de non-prise en compte',
      ],
      [
        ...ROOMS.map(([room, inside, out]) => [
          room,
          inside ? area(inside) : '–',
          out ? area(out) : '–',
          out ? (room === 'Dégagement' ? 'placard < 1,80 m' : 'exclu par la loi') : '',
        ]),
        ['<b>Total</b>', `<b>${area(carrezTotal)}</b>`, `<b>${area(outTotal)}</b>`, ''],
      ],
    )}<p style="margin-top:4mm;font-size:11pt;text-align:center"><b>Surface loi Carrez totale : ${area(carrezTotal)} m²</b><br>Surface au sol totale : ${area(carrezTotal + outTotal)} m²</p><p>Fait à LYON, le 21/10/2026. La superficie est certifiée sous réserve que le règlement de copropriété, non fourni, ne comporte pas de mention contraire. Le lot 64 (cave) n’est pas soumis au mesurage.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      report_number: 'AC/26/2290/CARREZ',
      property_address: '14 rue des Macchabées, 69005 LYON',
      owner: 'Mme MORTIER-DESSAIGNE Hélène',
      lots: either(['27'], ['27', '64']),
      made_on: either('2026-10-19', '2026-10-21'),
      surface_carrez: carrezTotal,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const surveyor = paperOf(
  'carrez-geometre-metz',
  `font: 11pt/1.55 'P052', serif; padding: 22mm 24mm`,
  [
    `<p><b>Cabinet WAGNER-OTT</b><br>Géomètres-experts DPLG – inscrits à l’Ordre sous le n° 05418<br>2 place de la Comédie – 57000 METZ</p><p style="text-align:right">Metz, le 9 octobre 2026<br>N/réf. 26-4417-CW</p><p><b>ATTESTATION DE SUPERFICIE PRIVATIVE (loi Carrez)</b></p>${paragraphs(['Je soussigné Christophe WAGNER, géomètre-expert, atteste m’être rendu le 6 octobre 2026 dans l’appartement dépendant de la résidence Le Clos de Queuleu, 52 rue des Trois-Évêchés à METZ (57070), formant le lot n° 22 de la copropriété, appartenant à Madame Veuve SCHMITT Marie-Odile, à la demande de son tuteur, l’association Tutélia Moselle.', 'Après mesurage au lasermètre, la superficie privative dudit lot, calculée conformément à l’article 46 de la loi du 10 juillet 1965 et aux articles 4-1 et 4-2 du décret du 17 mars 1967, s’établit ainsi : entrée 5,21 m² ; séjour 22,94 m² ; cuisine 9,35 m² ; deux chambres 12,08 m² et 10,77 m² ; bains 4,66 m² ; WC 1,29 m².', 'Soit une superficie totale de <b>66,30 m²</b> (soixante-six mètres carrés trente décimètres carrés).', 'N’ont pas été comptés : le balcon (4,10 m²), la cave formant le lot 61 et le garage formant le lot 90.', 'La présente attestation n’est valable que pour la configuration des lieux constatée au jour de la visite. Aucun état descriptif de division ne nous a été communiqué.'])}<p style="text-align:right">C. WAGNER</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      report_number: '26-4417-CW',
      property_address: '52 rue des Trois-Évêchés, 57070 METZ',
      owner: 'Madame Veuve SCHMITT Marie-Odile',
      lots: either(['22'], ['22', '61', '90']),
      made_on: either('2026-10-06', '2026-10-09'),
      surface_carrez: 6630,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

export const SUPERFICIES = [grid, surveyor];
