// The check of a home's own drains by the public service.
import { addDays, addMonths } from '@quitus/domain/documents/calendar';

import {
  checks,
  fields,
  heading,
  row,
  signature,
  small,
  table,
  text,
  title,
  words,
} from './blocks.ts';
import { longDay, shortDay } from './figures.ts';
import { type Home, homeLine } from './home.ts';
import { namedAs } from './people.ts';
import type { Look, Sample } from './press.ts';

export const DRAIN_LAYOUTS = ['sober', 'registry'] as const satisfies readonly Look[];
export type DrainLayout = (typeof DRAIN_LAYOUTS)[number];

export function assainissement(home: Home, layout: DrainLayout) {
  const day = home.surveyed.drains;
  return {
    look: layout,
    title: 'Contrôle de l’assainissement non collectif',
    footer: `SPANC, contrôle du ${shortDay(day)}`,
    written_on: day,
    blocks: [
      {
        kind: 'letterhead',
        name: 'Communauté de communes de l’Exemple',
        lines: ['Service public d’assainissement non collectif (SPANC)'],
        right: [`Date du contrôle : ${shortDay(day)}`],
      },
      title(
        'Rapport de visite',
        'Contrôle périodique d’une installation d’assainissement non collectif',
      ),
      fields([
        ['Propriétaire', home.sellers.map(namedAs).join(' et ')],
        ['Immeuble', homeLine(home)],
        ['Parcelle', `section ${home.cadastre.section} n° ${home.cadastre.number}`],
      ]),
      heading('Description de l’installation'),
      table(
        [words('Ouvrage', 1), words('Caractéristiques', 1), words('État', 1)],
        [
          row(
            'Prétraitement',
            'Fosse toutes eaux de 3 000 litres',
            'Bon, vidange conseillée sous deux ans',
          ),
          row('Traitement', 'Tranchées d’épandage, 3 × 15 mètres', 'Fonctionnement correct'),
          row('Ventilation', 'Primaire seulement', 'Ventilation secondaire absente'),
        ],
      ),
      heading('Conclusion'),
      checks(
        [false, 'Installation conforme.'],
        [
          true,
          'Installation non conforme sans danger pour la santé : travaux dans un délai d’un an en cas de vente.',
        ],
        [false, 'Installation présentant un danger pour la santé des personnes.'],
      ),
      text('Travaux à prévoir : pose d’une ventilation secondaire avec extracteur.'),
      text(`Fait le ${longDay(day)}. Ce rapport est valable trois ans pour une vente.`),
      signature('', 'Le technicien du SPANC'),
      small('Article L271-4 du code de la construction et de l’habitation, 8°.'),
    ],
    truth: {
      document_type: 'DIAGNOSTICS_ASSAINISSEMENT',
      made_on: day,
      compliant: false,
      danger: false,
      valid_until: addDays(addMonths(day, 36), -1),
      owners: home.sellers.map(namedAs),
    },
  } as const satisfies Sample;
}
