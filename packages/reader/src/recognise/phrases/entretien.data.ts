import type { Kind } from '../kind.ts';

export const ENTRETIEN: readonly Kind[] = [
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    title: [
      'attestation d’entretien',
      'attestation d’entretien annuel',
      'attestation d’entretien de chaudière',
      'certificat de ramonage',
      'attestation de ramonage',
      'contrat d’entretien',
      'entretien de la chaudière',
      'entretien pompe à chaleur',
      'bon d’intervention',
    ],
    strong: [
      'arrêté du 15 septembre 2009',
      'corps de chauffe',
      'monoxyde de carbone',
      'vacuité du conduit',
      'ramonage mécanique',
      'prochain entretien',
      'entretien annuel',
      'conduit de fumée',
      'rendement de la chaudière',
      'fluide frigorigène',
      'contrôle d’étanchéité',
    ],
    weak: [
      'chaudière',
      'brûleur',
      'puissance',
      'technicien',
      'ramonage',
      'climatisation',
      'installateur',
    ],
    against: [
      'tantièmes',
      'installation intérieure de gaz',
      'carnet d’entretien',
      'kwh/m²/an',
      'bailleur',
    ],
  },
];
