// The test cashier: what stands for the payment host on a laptop, and says so.
export const CASHIER_STATES = ['OPEN', 'AUTHENTICATING', 'PAID', 'EXPIRED'] as const;
export type CashierState = (typeof CASHIER_STATES)[number];

export const CASHIER_ACTIONS = ['ACCEPT', 'REFUSE', 'AUTHENTICATE', 'CONFIRM', 'ABANDON'] as const;
export type CashierAction = (typeof CASHIER_ACTIONS)[number];

const MOVES: Record<CashierState, Partial<Record<CashierAction, CashierState>>> = {
  OPEN: { ACCEPT: 'PAID', REFUSE: 'OPEN', AUTHENTICATE: 'AUTHENTICATING', ABANDON: 'OPEN' },
  // The bank asks who pays before it says yes or no.
  AUTHENTICATING: { CONFIRM: 'PAID', REFUSE: 'OPEN', ABANDON: 'OPEN' },
  PAID: {},
  EXPIRED: {},
};

/** Null when that cannot be done there. */
export const cashierMove = (from: CashierState, action: CashierAction): CashierState | null =>
  MOVES[from][action] ?? null;
