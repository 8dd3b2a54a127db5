// The energy performance report of a home.
import {
  box,
  columns,
  fields,
  figures,
  heading,
  list,
  PAGE,
  row,
  small,
  subheading,
  table,
  text,
  title,
  total,
  words,
} from './blocks.ts';
import { amount, euros, longDay, shortDay, squareMetres, sum } from './figures.ts';
import type { Home } from './home.ts';
import type { Block, Sample } from './press.ts';
import { lastDay, missionOf, surveyorEnd, surveyorHead, surveyTruth } from './surveyor-paper.ts';

export const DPE_LAYOUTS = ['band', 'sober'] as const;
export type DpeLayout = (typeof DPE_LAYOUTS)[number];

/** Share of each use in the whole, in percent. */
const USES = [
  ['Chauffage', 62],
  ['Eau chaude sanitaire', 24],
  ['Refroidissement', 0],
  ['Éclairage', 5],
  ['Auxiliaires', 9],
] as const;
/** Cents for one kWh of primary energy, about. */
const CENTS_PER_KWH = 11;

export function dpe(home: Home, layout: DpeLayout) {
  const { dpe: found, surveyed, surface } = home;
  const day = surveyed.dpe;
  const valid_until = lastDay(day, 120);
  const area = surface / 100;
  const uses = USES.map(([name, percent]) => ({
    name,
    kwh: Math.round((found.energy * area * percent) / 100),
  }));
  const whole = sum(uses.map(({ kwh }) => kwh));
  const cost = (kwh: number, ratio: number) =>
    Math.round((kwh * CENTS_PER_KWH * ratio) / 1000) * 1000;
  const [low, high] = [
    sum(uses.map(({ kwh }) => cost(kwh, 0.85))),
    sum(uses.map(({ kwh }) => cost(kwh, 1.15))),
  ];
  const letter = found.letter > found.climate ? found.letter : found.climate;
  const scales: Block[] = [
    columns(
      [
        subheading('Performance énergétique et climatique'),
        {
          kind: 'scale',
          letter,
          value: `${found.energy} kWh/m²/an\n${found.emissions} kg CO₂/m²/an`,
          climate: false,
        },
      ],
      [
        subheading('Dont émissions de gaz à effet de serre'),
        {
          kind: 'scale',
          letter: found.climate,
          value: `${found.emissions} kg CO₂/m²/an`,
          climate: true,
        },
      ],
    ),
  ];
  return {
    look: layout,
    title: `Diagnostic de performance énergétique ${found.number}`,
    footer: `Dossier : ${found.number}`,
    written_on: day,
    blocks: [
      surveyorHead(home, [
        `N° ADEME : ${found.number}`,
        `Établi le : ${shortDay(day)}`,
        `Valable jusqu’au : ${shortDay(valid_until)}`,
      ]),
      title(
        'DPE, diagnostic de performance énergétique',
        home.kind === 'Maison' ? 'Logement individuel (maison)' : 'Logement (appartement)',
      ),
      fields(
        [
          ['Surface de référence', squareMetres(surface)],
          ['Type de bien', home.kind],
          ['Adresse', `${home.address.street}, ${home.address.postcode} ${home.address.city}`],
        ],
        30,
      ),
      ...scales,
      box(
        text(
          `**Estimation des coûts annuels d’énergie du logement : entre ${euros(low)} et ${euros(high)} par an.**`,
        ),
        small('Prix moyens des énergies indexés, abonnements compris.'),
      ),
      text(
        `Ce logement émet ${Math.round(found.emissions * area)} kg de CO₂ par an, pour une consommation de ${amount(whole * 100).split(',')[0] ?? ''} kWh d’énergie primaire.`,
      ),
      PAGE,
      ...missionOf(home, day),
      heading('Montants et consommations annuels d’énergie'),
      table(
        [
          words('Usage', 1),
          figures('Énergie primaire (kWh)'),
          figures('Frais annuels bas'),
          figures('Frais annuels hauts'),
        ],
        [
          ...uses.map(({ name, kwh }) =>
            row(name, String(kwh), euros(cost(kwh, 0.85)), euros(cost(kwh, 1.15))),
          ),
          total('Total', String(whole), euros(low), euros(high)),
        ],
      ),
      heading('Schéma des déperditions de chaleur'),
      table(
        [words('Paroi', 1), figures('Part')],
        [
          row('Murs', '31 %'),
          row('Portes et fenêtres', '22 %'),
          row('Toiture ou plafond', '17 %'),
          row('Ventilation', '14 %'),
          row('Plancher bas', '10 %'),
          row('Ponts thermiques', '6 %'),
        ],
      ),
      heading('Confort d’été, ventilation, isolation'),
      text(
        'Confort d’été : moyen. Ventilation : mécanique contrôlée simple flux. Isolation : insuffisante pour les murs, bonne pour les fenêtres en double vitrage.',
      ),
      PAGE,
      heading('Recommandations d’amélioration'),
      list(
        'Isoler les murs par l’intérieur lors de la prochaine rénovation.',
        'Remplacer la production d’eau chaude par un appareil thermodynamique.',
        'Faire entretenir les bouches de ventilation chaque année.',
      ),
      heading('Fiche technique du logement'),
      fields([
        ['Département', home.address.postcode.slice(0, 2)],
        ['Année de construction', String(home.built_year)],
        ['Surface de référence', squareMetres(surface)],
        ['Nombre de pièces principales', '3'],
        ['Hauteur moyenne sous plafond', '2,52 m'],
      ]),
      ...surveyorEnd(home, day),
      small(`Diagnostic transmis à l’ADEME le ${longDay(day)} sous le numéro ${found.number}.`),
    ],
    truth: {
      ...surveyTruth(home, 'DPE', day),
      number: found.number,
      valid_until,
      letter,
      climate_letter: found.climate,
      energy: found.energy,
      emissions: found.emissions,
      surface,
      cost: { low, high },
    },
  } as const satisfies Sample;
}
