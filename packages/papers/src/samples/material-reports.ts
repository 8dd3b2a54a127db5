// Asbestos, lead and termites: what a surveyor looked for in the materials, room by room.
import { figures, heading, row, table, text, title, words } from './blocks.ts';
import { createChance } from './chance.ts';
import { shortDay } from './figures.ts';
import type { Home } from './home.ts';
import type { Look, Sample } from './press.ts';
import {
  lastDay,
  missionOf,
  reportNumber,
  surveyorEnd,
  surveyorHead,
  surveyTruth,
} from './surveyor-paper.ts';

export const MATERIAL_LAYOUTS = ['sober', 'registry'] as const satisfies readonly Look[];
export type MaterialLayout = (typeof MATERIAL_LAYOUTS)[number];

export function amiante(home: Home, layout: MaterialLayout) {
  const day = home.surveyed.asbestos;
  const number = reportNumber(home, 'AMI');
  return {
    look: layout,
    title: `Repérage amiante ${number}`,
    footer: `Dossier ${number}`,
    written_on: day,
    blocks: [
      surveyorHead(home, [`Rapport n° ${number}`, `Date du repérage : ${shortDay(day)}`]),
      title(
        'Rapport de mission de repérage',
        'des matériaux et produits contenant de l’amiante, pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti (listes A et B)',
      ),
      ...missionOf(home, day),
      heading('Conclusions'),
      text(
        'Liste A (flocages, calorifugeages, faux plafonds) : dans le cadre de la mission, **il n’a pas été repéré** de matériaux ou produits contenant de l’amiante.',
      ),
      text(
        'Liste B : dans le cadre de la mission, **il a été repéré** un conduit de vide-ordures en fibres-ciment contenant de l’amiante, sur jugement personnel de l’opérateur.',
      ),
      heading('Locaux visités'),
      table(
        [words('Local', 1), words('Sol'), words('Murs'), words('Plafond')],
        home.rooms.map(({ name }, index) =>
          row(name, index % 3 === 0 ? 'Carrelage' : 'Parquet', 'Peinture', 'Plâtre'),
        ),
      ),
      heading('Matériaux contenant de l’amiante'),
      table(
        [
          words('Local', 1),
          words('Composant', 1),
          words('État de conservation'),
          words('Recommandation', 1),
        ],
        [row('Cuisine', 'Conduit en fibres-ciment', 'Bon état', 'Évaluation périodique')],
      ),
      ...surveyorEnd(home, day),
    ],
    truth: { ...surveyTruth(home, 'AMIANTE', day), number, list_a: false, list_b: true },
  } as const satisfies Sample;
}

export function plomb(home: Home, layout: MaterialLayout) {
  const day = home.surveyed.lead;
  const number = reportNumber(home, 'CREP');
  const chance = createChance(`${home.seed}/lead`);
  const units = home.rooms.flatMap(({ name }) =>
    ['Mur', 'Plinthe', 'Fenêtre', 'Porte'].map((part) => ({
      name,
      part,
      measure: part === 'Fenêtre' ? chance.int(2, 19) : chance.int(0, 7),
    })),
  );
  const measured = units.map((unit) => ({
    ...unit,
    grade: unit.measure < 10 ? 0 : chance.int(1, 2),
  }));
  const of = (grade: number) => measured.filter((unit) => unit.grade === grade).length;
  const counts = [of(0), of(1), of(2), 0];
  const positive = measured.length > of(0);
  return {
    look: layout,
    title: `Constat de risque d’exposition au plomb ${number}`,
    footer: `Dossier ${number}`,
    written_on: day,
    blocks: [
      surveyorHead(home, [
        `Rapport n° ${number}`,
        `Date de la visite faisant l’objet du CREP : ${shortDay(day)}`,
      ]),
      title(
        'Constat de risque d’exposition au plomb (CREP)',
        'Articles L1334-5 et suivants du code de la santé publique',
      ),
      ...missionOf(home, day, [['Appareil', 'à fluorescence X, source chargée le 04/01/2024']]),
      heading('Synthèse des résultats'),
      table(
        [
          words('', 1),
          figures('Total'),
          ...['Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'].map((head) => figures(head)),
        ],
        [row('Nombre d’unités de diagnostic', String(measured.length), ...counts.map(String))],
      ),
      text(
        positive
          ? 'Le constat a mis en évidence la présence de revêtements contenant du plomb au-delà du seuil de 1 mg/cm², de classe 1 ou 2 : le propriétaire veille à leur entretien.'
          : 'Le constat n’a pas mis en évidence la présence de revêtements contenant du plomb au-delà du seuil de 1 mg/cm².',
      ),
      heading('Mesures'),
      table(
        [
          words('Local', 1),
          words('Unité de diagnostic', 1),
          figures('Mesure (mg/cm²)'),
          figures('Classe'),
        ],
        measured.map(({ name, part, measure, grade }) =>
          row(name, part, (measure / 10).toFixed(1).replace('.', ','), String(grade)),
        ),
        { size: 0.88, inset: 2.6 },
      ),
      ...surveyorEnd(home, day),
    ],
    truth: {
      ...surveyTruth(home, 'PLOMB', day),
      number,
      units: measured.length,
      by_class: counts,
      valid_until: positive ? lastDay(day, 12) : null,
    },
  } as const satisfies Sample;
}

export function termites(home: Home, layout: MaterialLayout) {
  const day = home.surveyed.termites;
  const number = reportNumber(home, 'TER');
  return {
    look: layout,
    title: `État relatif à la présence de termites ${number}`,
    footer: `Dossier ${number}`,
    written_on: day,
    blocks: [
      surveyorHead(home, [`Rapport n° ${number}`, `Visite effectuée le ${shortDay(day)}`]),
      title(
        'Rapport de l’état relatif à la présence de termites',
        'dans le bâtiment, norme NF P 03-201',
      ),
      ...missionOf(home, day, [['Durée de la visite', '1 h 20']]),
      heading('Identification des parties visitées'),
      table(
        [words('Partie visitée', 1), words('Ouvrages examinés', 2), words('Résultat', 2)],
        home.rooms.map(({ name }) =>
          row(name, 'Plinthes, huisseries, sol', 'Absence d’indices d’infestation de termites'),
        ),
      ),
      heading('Conclusion'),
      text(
        '**Il n’a pas été repéré d’indice d’infestation de termites** le jour de la visite, dans les parties visitées.',
      ),
      heading('Constatations diverses'),
      text(
        'Traces anciennes de vrillettes sur une plinthe de l’entrée, sans activité. Cette constatation n’entre pas dans la conclusion.',
      ),
      ...surveyorEnd(home, day),
    ],
    truth: {
      ...surveyTruth(home, 'TERMITES', day),
      number,
      infested: false,
      valid_until: lastDay(day, 6),
    },
  } as const satisfies Sample;
}
