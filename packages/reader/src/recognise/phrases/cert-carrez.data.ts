import type { Kind } from '../kind.ts';
import { OF_AN_AGENCY } from './other-worlds.data.ts';

/** The private area of a lot that is sold; what is let is measured otherwise (« Boutin »). */
export const CERT_CARREZ: readonly Kind[] = [
  {
    type: 'CERT_CARREZ',
    sub_kind: 'CARREZ',
    title: [
      'certificat de superficie privative',
      'certificat de superficie',
      'attestation de superficie',
      'attestation de superficie privative',
      'attestation de surface privative',
      'certificat loi carrez',
      'attestation loi carrez',
      'certificat de surface loi carrez',
      'mesurage loi carrez',
      'certificat de mesurage d’un lot de copropriété',
      'superficie de la partie privative',
      'mesurage des parties privatives',
      'mesurage d’un lot de copropriété',
      'attestation de mesurage',
    ],
    strong: [
      'loi n° 96-1107',
      'décret n° 97-532',
      'article 46 de la loi du 10 juillet 1965',
      'superficie privative totale',
      'surface privative totale',
      'superficie privative',
      'surface hors carrez',
      'surface loi carrez',
      'loi carrez',
      'superficie totale du lot',
      'mesurage du lot',
      'certifie avoir mesuré',
    ],
    weak: [
      'hauteur inférieure à 1,80 m',
      'superficie au sol',
      'lot n°',
      'séjour',
      'chambre',
      'pièce',
    ],
    against: [
      'loi boutin',
      'article r156-1',
      'article r111-2',
      'dossier de diagnostic technique',
      'a reçu le présent acte',
      'notaire soussigné',
      'dépôt de garantie',
      'échelle 1/100',
    ],
    signs: [OF_AN_AGENCY],
  },
];
