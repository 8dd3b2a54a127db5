import type { Kind } from '../kind.ts';

export const CERTIFICAT_DE_SUPERFICIE: readonly Kind[] = [
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: 'BOUTIN',
    title: [
      'certificat de surface habitable',
      'attestation de surface habitable',
      'certificat loi boutin',
      'attestation loi boutin',
      'mesurage de la surface habitable',
      'surface habitable (loi boutin)',
      'surface habitable d’un logement mis en location',
      'surface habitable d’un logement donné en location',
    ],
    strong: [
      'loi boutin',
      'article r156-1',
      'article r111-2',
      'loi n° 2009-323',
      'surface habitable totale',
      'superficie habitable totale',
      'article 78 de la loi',
      'surface habitable de ce logement',
      'certifie avoir relevé ce jour la surface',
      'certifie avoir mesuré la surface habitable',
    ],
    weak: ['location', 'séjour', 'chambre', 'hauteur inférieure à 1,80 m', 'pièce'],
    against: [
      'loi carrez',
      'loi n° 96-1107',
      'superficie privative',
      'kwh/m²/an',
      'dépôt de garantie',
      'a reçu le présent acte',
      'état des risques',
    ],
  },
];
