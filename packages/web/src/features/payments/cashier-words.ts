import type { CashierAction } from '@quitus/domain/payments/cashier';

/** In the order they are shown. */
export const CASHIER_BUTTONS: readonly { action: CashierAction; label: string }[] = [
  { action: 'ACCEPT', label: 'Payer : la carte est acceptée' },
  { action: 'CONFIRM', label: 'Confirmer auprès de la banque' },
  { action: 'AUTHENTICATE', label: 'Payer avec 3-D Secure' },
  { action: 'REFUSE', label: 'Payer avec une carte refusée' },
  { action: 'ABANDON', label: 'Abandonner et revenir' },
];

export const CLOSED_WORDS = {
  PAID: 'Ce paiement est fait. Vous pouvez fermer cette page.',
  EXPIRED: 'Cette page de paiement a expiré. Reprenez depuis votre commande.',
} as const;
