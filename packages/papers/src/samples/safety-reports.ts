// Electricity and gas: both print every possible conclusion and tick the right one.
import { checks, heading, row, table, text, title, words } from './blocks.ts';
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

export const SAFETY_LAYOUTS = ['sober', 'academic'] as const satisfies readonly Look[];
export type SafetyLayout = (typeof SAFETY_LAYOUTS)[number];

const THREE_YEARS = 36;

export function electricite(home: Home, layout: SafetyLayout) {
  const day = home.surveyed.electricity;
  const number = reportNumber(home, 'ELEC');
  return {
    look: layout,
    title: `État de l’installation intérieure d’électricité ${number}`,
    footer: `Dossier ${number}`,
    written_on: day,
    blocks: [
      surveyorHead(home, [
        `Rapport n° ${number}`,
        `Rapport du : ${shortDay(day)}`,
        `Valable jusqu’au ${shortDay(lastDay(day, THREE_YEARS))} pour une vente`,
      ]),
      title(
        'État de l’installation intérieure d’électricité',
        'Norme NF C16-600, article L134-7 du code de la construction et de l’habitation',
      ),
      ...missionOf(home, day, [['Installation', 'plus de quinze ans']]),
      heading('Conclusion'),
      checks(
        [false, 'L’installation intérieure d’électricité ne comporte aucune anomalie.'],
        [true, 'L’installation intérieure d’électricité comporte une ou des anomalies.'],
      ),
      heading('Anomalies relevées'),
      table(
        [words('Code'), words('Anomalie', 1), words('Mesure compensatoire', 1)],
        [
          row(
            'B.3.3.6 a1',
            'Au moins un socle de prise de courant ne comporte pas de broche de terre (chambre 2).',
            'Sans',
          ),
          row('B.7.3 a', 'L’enveloppe d’un interrupteur est cassée (dégagement).', 'Sans'),
          row(
            'B.8.3 e',
            'Un conducteur n’est pas placé dans un conduit sur toute sa longueur (cave).',
            'Sans',
          ),
        ],
      ),
      heading('Points contrôlés'),
      table(
        [words('Domaine', 1), words('Avis')],
        [
          row('Appareil général de commande et de protection, accessible', 'Conforme'),
          row('Dispositif différentiel de 500 mA à l’origine de l’installation', 'Conforme'),
          row('Dispositif différentiel de 30 mA', 'Conforme'),
          row('Prise de terre et liaison équipotentielle de la salle d’eau', 'Conforme'),
          row('Protection contre les surintensités', 'Conforme'),
        ],
      ),
      text(
        'Il est recommandé de faire lever les anomalies par un électricien qualifié avant toute mise en location.',
      ),
      ...surveyorEnd(home, day),
    ],
    truth: {
      ...surveyTruth(home, 'ELECTRICITE', day),
      number,
      anomalies: 3,
      valid_until: lastDay(day, THREE_YEARS),
    },
  } as const satisfies Sample;
}

export function gaz(home: Home, layout: SafetyLayout) {
  const day = home.surveyed.gas;
  const number = reportNumber(home, 'GAZ');
  return {
    look: layout,
    title: `État de l’installation intérieure de gaz ${number}`,
    footer: `Dossier ${number}`,
    written_on: day,
    blocks: [
      surveyorHead(home, [`Rapport n° ${number}`, `Document réalisé le : ${shortDay(day)}`]),
      title(
        'État de l’installation intérieure de gaz',
        'Norme NF P45-500, article L134-9 du code de la construction et de l’habitation',
      ),
      ...missionOf(home, day, [
        ['Nature du gaz', 'gaz naturel'],
        ['Distributeur', 'réseau public'],
      ]),
      heading('Appareils'),
      table(
        [words('Appareil', 1), words('Type'), words('Puissance'), words('Observation', 1)],
        [
          row('Chaudière murale', 'Étanche (C)', '24 kW', 'Entretien annuel à jour'),
          row('Table de cuisson', 'Non raccordée', '7 kW', 'Flexible valable jusqu’en 2029'),
        ],
      ),
      heading('Anomalies'),
      table(
        [words('Point de contrôle'), words('Type'), words('Libellé', 1)],
        [row('19.1', 'A1', 'L’amenée d’air de la cuisine est partiellement obstruée.')],
      ),
      heading('Conclusion'),
      checks(
        [false, 'L’installation ne comporte aucune anomalie.'],
        [
          true,
          'L’installation comporte des anomalies de type A1, à réparer lors d’une intervention ultérieure.',
        ],
        [
          false,
          'L’installation comporte des anomalies de type A2, à réparer dans les meilleurs délais.',
        ],
        [
          false,
          'L’installation comporte un danger grave et immédiat (DGI), à réparer avant remise en service.',
        ],
      ),
      ...surveyorEnd(home, day),
    ],
    truth: {
      ...surveyTruth(home, 'GAZ', day),
      number,
      anomalies: ['A1'],
      valid_until: lastDay(day, THREE_YEARS),
    },
  } as const satisfies Sample;
}
