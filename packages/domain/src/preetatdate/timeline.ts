// What happened to an ordered pré-état daté, told step by step.

export const PED_STEPS = [
  'ORDERED',
  'PAID',
  'AT_DESK',
  'QUESTION_ASKED',
  'QUESTION_ANSWERED',
  'LATE_CREDITED',
  'DELIVERED',
  'REFUSED',
  'REFRESH_ASKED',
  'ABANDONED',
  'REFUNDED',
] as const;
export type PedStep = (typeof PED_STEPS)[number];

/** Said between the team and whoever answers for the statement. */
export const isBetweenThem = (step: PedStep): boolean =>
  step === 'QUESTION_ASKED' || step === 'QUESTION_ANSWERED';

export const PED_STEP_LABELS: Record<PedStep, string> = {
  ORDERED: 'Commande passée',
  PAID: 'Paiement reçu',
  AT_DESK: 'Confié à l’équipe Quitus',
  QUESTION_ASKED: 'Question posée',
  QUESTION_ANSWERED: 'Réponse donnée',
  LATE_CREDITED: 'Délai dépassé : avoir accordé',
  DELIVERED: 'Pré-état daté livré',
  REFUSED: 'Refusé par le notaire : refait sans frais',
  REFRESH_ASKED: 'Mise à jour demandée',
  ABANDONED: 'Commande abandonnée',
  REFUNDED: 'Commande remboursée',
};
