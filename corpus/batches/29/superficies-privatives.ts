// Areas of lots: a surveyor's form and a geometer's letter.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, sum, table } from '../../writing.ts';
import { FOOT, foot, pairs } from './outils.ts';

const common = `td, th { border: .15mm solid #889; padding: .7mm 1.3mm } th { font-weight: bold } ${FOOT}`;
type Room = readonly [string, number, number];
const ROOMS: readonly Room[] = [
  ['Entrée', 412, 0],
  ['Séjour', 2268, 0],
  ['Cuisine', 914, 0],
  ['Dégagement', 306, 0],
  ['Chambre 1', 1241, 0],
  ['Chambre 2', 1087, 0],
  ['Salle de bains', 438, 0],
  ['WC', 121, 0],
  ['Placard sous pente', 0, 96],
  ['Loggia', 0, 512],
];
const metres = (area: number): string => (area / 100).toFixed(2).replace('.', ',');
const carrezTotal = sum(ROOMS.map(([, area]) => area));
const carrez = paperOf(
  'carrez-attestation-quimper',
  `font: 9pt/1.4 'Carlito', sans-serif; h1 { font-size: 14pt; text-align: center } ${common} .n td:nth-child(n+2) { text-align: right } .r { border: .5mm solid #000; padding: 3mm; font-size: 12pt; text-align: center; margin: 4mm 0 }`,
  [
    `<p><b>CORNOUAILLE DIAGS</b> – 12 rue Élie-Fréron – 29000 QUIMPER – 02 98 00 77 31</p><h1>ATTESTATION DE SUPERFICIE PRIVATIVE « LOI CARREZ »</h1><p style="text-align:center">loi n° 96-1107 du 18 décembre 1996 – décret n° 97-532 du 23 mai 1997</p>${pairs(
      [
        ['Dossier n°', '26/CD/1930'],
        ['Copropriété', 'Les Terrasses de l’Odet'],
        ['Adresse du bien', '18 rue du Frout, 29000 QUIMPER'],
        ['Lot(s)', '21 – appartement T3, 3e étage'],
        ['Propriétaire', 'M. et Mme L’HARIDON Jean-Noël'],
        ['Date du relevé', '20/10/2026'],
      ],
    )}<p></p>${table(['Pièce', 'Superficie privative (m²)', 'Superficie non prise en compte (m²)'], [...ROOMS.map(([room, area, out]) => [room, metres(area), metres(out)]), ['<b>TOTAL</b>', `<b>${metres(carrezTotal)}</b>`, `<b>${metres(sum(ROOMS.map(([, , out]) => out)))}</b>`]], 'n')}<div class="r">Superficie privative totale : <b>${metres(carrezTotal)} m²</b></div><p>Non prise en compte : hauteur inférieure à 1,80 m, loggia, cave (lot 56, non mesurée). Mesures effectuées au lasermètre. Attestation établie pour la vente, sous réserve de la vérification par les services de la publicité foncière du caractère privatif des surfaces. Toute modification des lieux la rend caduque.</p><p style="text-align:right">Quimper, le 20/10/2026<br>Armelle NÉDÉLEC</p>${foot('CORNOUAILLE DIAGS – EI – SIRET 929 004 118 00015 – RCP Exemple n° HA 22 07 118')}`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '18 rue du Frout, 29000 QUIMPER',
      owner: 'M. et Mme L’HARIDON Jean-Noël',
      lots: either(['21'], ['21', '56']),
      report_number: '26/CD/1930',
      made_on: '2026-10-20',
      surface_carrez: carrezTotal,
    },
    absent: ['surface_habitable', 'surface_reference', 'rnc'],
  },
);

const surveyor = paperOf(
  'carrez-geometre-lettre-poitiers',
  `font: 11pt/1.55 'P052', serif; padding: 22mm 24mm`,
  [
    `<p><b>Thierry BEAUCHAMP-MENARD</b><br>Géomètre-expert foncier DPLG – ordre n° 05118<br>41 boulevard du Grand-Cerf, 86000 POITIERS</p><p style="text-align:right">Poitiers, le 7 octobre 2026</p><p><b>CERTIFICAT DE SUPERFICIE (article 46 de la loi du 10 juillet 1965)</b><br>N/Réf. : 26-3318</p>${paragraphs(['Je soussigné certifie avoir procédé le 6 octobre 2026, à la demande de Madame Constance FAVREAU DE LALANDE, propriétaire, au mesurage du lot numéro 5 dépendant de l’immeuble situé 26 rue de la Cathédrale, 86000 POITIERS.', 'Il s’agit d’un appartement en duplex, dont les superficies se décomposent ainsi : niveau bas, séjour 38,12 m², cuisine 13,40 m², entrée 6,05 m², WC 1,48 m² ; niveau haut, chambre 1 16,22 m², chambre 2 14,90 m², chambre 3 11,08 m², salle de bains 6,75 m², palier 4,10 m².', 'La superficie de la partie privative du lot, au sens de l’article 4-1 du décret du 17 mars 1967, est de 112,10 m² (cent douze mètres carrés et dix décimètres carrés).', 'Les surfaces d’une hauteur inférieure à 1,80 mètre, soit 9,36 m² au niveau haut, n’y sont pas comprises. La surface au sol est donc de 121,46 m².', 'En foi de quoi j’ai délivré le présent certificat pour servir et valoir ce que de droit.'])}`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '26 rue de la Cathédrale, 86000 POITIERS',
      owner: 'Madame Constance FAVREAU DE LALANDE',
      lots: ['5'],
      report_number: '26-3318',
      made_on: either('2026-10-06', '2026-10-07'),
      surface_carrez: 11210,
    },
    absent: ['surface_habitable', 'surface_reference', 'rnc'],
  },
);

export const SUPERFICIES_PRIVATIVES = [carrez, surveyor];
