// The area of a lot: Carrez for a sale, Boutin for a letting.
import { box, figures, heading, row, table, text, title, total, words } from './blocks.ts';
import { shortDay, squareMetres } from './figures.ts';
import type { Home } from './home.ts';
import { inWords } from './number-words.ts';
import type { Look, Sample } from './press.ts';
import {
  missionOf,
  reportNumber,
  surveyorEnd,
  surveyorHead,
  surveyTruth,
} from './surveyor-paper.ts';

export const AREA_LAYOUTS = ['sober', 'academic'] as const satisfies readonly Look[];
export type AreaLayout = (typeof AREA_LAYOUTS)[number];

/** « soixante-deux mètres carrés et quarante décimètres carrés ». */
const areaWords = (hundredths: number): string =>
  `${inWords(Math.trunc(hundredths / 100))} mètres carrés et ${inWords(hundredths % 100)} décimètres carrés`;

export function carrez(home: Home, layout: AreaLayout) {
  const day = home.surveyed.area;
  const number = reportNumber(home, 'CARREZ');
  const low = 84;
  return {
    look: layout,
    title: `Certificat de superficie privative ${number}`,
    footer: `Dossier ${number}`,
    written_on: day,
    blocks: [
      surveyorHead(home, [`Certificat n° ${number}`, `Mesuré le ${shortDay(day)}`]),
      title(
        'Certificat de superficie de la partie privative',
        'Loi n° 96-1107 du 18 décembre 1996, décret n° 97-532 du 23 mai 1997, article 46 de la loi du 10 juillet 1965',
      ),
      ...missionOf(home, day),
      heading('Détail des surfaces'),
      table(
        [
          words('Pièce ou désignation', 1),
          figures('Superficie privative'),
          figures('Surface hors Carrez'),
          figures('Superficie au sol'),
        ],
        [
          ...home.rooms.map(({ name, area }) =>
            row(name, squareMetres(area), '', squareMetres(area)),
          ),
          row('Placard sous rampant (hauteur < 1,80 m)', '', squareMetres(low), squareMetres(low)),
          total(
            'Total',
            squareMetres(home.surface),
            squareMetres(low),
            squareMetres(home.surface + low),
          ),
        ],
      ),
      box(
        text(`**Superficie privative totale : ${squareMetres(home.surface)}**`),
        text(`(${areaWords(home.surface)})`),
      ),
      ...surveyorEnd(home, day),
    ],
    truth: {
      ...surveyTruth(home, 'CARREZ', day),
      document_type: 'CERT_CARREZ',
      number,
      surface: home.surface,
      rooms: home.rooms,
      outside: low,
    },
  } as const satisfies Sample;
}

export function surfaceHabitable(home: Home, layout: AreaLayout) {
  const day = home.surveyed.area;
  const number = reportNumber(home, 'BOUTIN');
  return {
    look: layout,
    title: `Attestation de surface habitable ${number}`,
    footer: `Dossier ${number}`,
    written_on: day,
    blocks: [
      surveyorHead(home, [`Attestation n° ${number}`, `Mesuré le ${shortDay(day)}`]),
      title(
        'Attestation de surface habitable',
        'Article R156-1 du code de la construction et de l’habitation, loi Boutin',
      ),
      ...missionOf(home, day),
      table(
        [words('Pièce', 1), figures('Surface habitable')],
        [
          ...home.rooms.map(({ name, area }) => row(name, squareMetres(area))),
          total('Surface habitable totale', squareMetres(home.surface)),
        ],
      ),
      text(
        `La surface habitable du logement est de **${squareMetres(home.surface)}** (${areaWords(home.surface)}), déduction faite des murs, cloisons, marches et embrasures, et des parties d’une hauteur inférieure à 1,80 m.`,
      ),
      ...surveyorEnd(home, day),
    ],
    truth: {
      ...surveyTruth(home, 'BOUTIN', day),
      document_type: 'CERTIFICAT_DE_SUPERFICIE',
      number,
      surface: home.surface,
      rooms: home.rooms,
    },
  } as const satisfies Sample;
}
