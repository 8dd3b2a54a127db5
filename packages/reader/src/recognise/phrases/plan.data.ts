import type { Kind } from '../kind.ts';

/** Mostly drawing: the few words left are rooms, areas and a scale. */
export const PLAN_DU_LOGEMENT_ET_ANNEXES: readonly Kind[] = [
  {
    type: 'PLAN_DU_LOGEMENT_ET_ANNEXES',
    sub_kind: null,
    title: [
      'plan du logement',
      'plan de l’appartement',
      'plan de vente',
      'plan d’architecte',
      'plan de niveau',
      'plan des lots',
      'plan d’étage',
      'plan du lot',
      'plan de la cave',
      'plan du sous-sol',
      'plan du parking',
      'plan de cave',
      'plan de situation',
      'plan de masse',
      'croquis du logement',
      'plan de la maison',
    ],
    strong: [
      'échelle 1/100',
      'échelle 1/50',
      'échelle 1/200',
      'plan non contractuel',
      'cotes en mètres',
    ],
    weak: [
      'séjour',
      'chambre',
      'cuisine',
      'dégagement',
      'salle de bains',
      'balcon',
      'cave',
      'échelle',
    ],
    against: [
      'loi carrez',
      'surface habitable totale',
      'kwh/m²/an',
      'locataire',
      'tantièmes',
      'superficie privative',
    ],
    signs: [
      {
        name: 'échelle',
        pattern: /\bech(?:elle|\.)?\s*:?\s*1\s*[/:]\s*\d{2,4}\b/g,
        times: 1,
        weight: 4,
      },
      { name: 'surfaces de pièces', pattern: /\d,\d{1,2}\s*m(?:²|2)/g, times: 3, weight: 1 },
    ],
  },
];
