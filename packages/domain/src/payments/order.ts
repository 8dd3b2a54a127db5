// One sale: what is bought, by whom, and how far it is.
import { type AccountType, isPrivatePerson } from '../accounts/account-type.ts';
import type { PortfolioType } from '../portfolios/portfolio-type.ts';
import { CATALOGUE, isStatement, pedProductFor, type ProductId, taxOf } from './catalogue.ts';
import { offerOfProduct } from './offers.ts';

export const ORDER_STATES = ['OPEN', 'PAID', 'REFUNDED', 'WITHDRAWN', 'ABANDONED'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_STATE_LABELS: Record<OrderState, string> = {
  OPEN: 'À payer',
  PAID: 'Payée',
  REFUNDED: 'Remboursée',
  WITHDRAWN: 'Rétractée',
  ABANDONED: 'Abandonnée',
};

const NEXT: Record<OrderState, readonly OrderState[]> = {
  OPEN: ['PAID', 'ABANDONED'],
  // Paid at the last instant, while it was being abandoned: whoever paid gets what they paid for.
  ABANDONED: ['PAID'],
  PAID: ['REFUNDED', 'WITHDRAWN'],
  REFUNDED: [],
  WITHDRAWN: [],
};

export const canOrderBecome = (from: OrderState, to: OrderState): boolean =>
  NEXT[from].includes(to);

/** How long an order waits for its payment before it is abandoned. */
export const OPEN_ORDER_DAYS = 30;

export const MOST_EXTRA_AGENTS = 50;

export type Amounts = { unit_price_cents: number; amount_cents: number; tax_cents: number };

export function amountsOf(unit_price_cents: number, quantity: number): Amounts {
  const amount_cents = unit_price_cents * quantity;
  return { unit_price_cents, amount_cents, tax_cents: taxOf(amount_cents) };
}

export type OrderRefusal =
  | 'FORBIDDEN'
  | 'ORDER_NEEDS_PORTFOLIO'
  | 'PORTFOLIO_ALREADY_PAID'
  | 'PORTFOLIO_UNPAID'
  | 'OFFER_ALREADY_YOURS'
  | 'OFFER_HAS_NO_AGENTS'
  | 'OTHER_PRICE_APPLIES';

type Asked = {
  product_id: ProductId;
  buyer: AccountType;
  /** Null: ordered for the account. */
  portfolio: { portfolio_type: PortfolioType } | null;
};

/** Why this cannot be sold to this account. Who may order for a dossier is asked of the dossier. */
export function orderRefusal({ product_id, buyer, portfolio }: Asked): OrderRefusal | null {
  if (CATALOGUE[product_id].about === 'portfolio') {
    if (!portfolio) return 'ORDER_NEEDS_PORTFOLIO';
    const unpaid = portfolio.portfolio_type === 'PENDING_PAYMENT_PORTFOLIO';
    if (product_id === 'DOSSIER_ON_DEMAND') return unpaid ? null : 'PORTFOLIO_ALREADY_PAID';
    if (unpaid) return 'PORTFOLIO_UNPAID';
    return isStatement(product_id) && pedProductFor(buyer) !== product_id
      ? 'OTHER_PRICE_APPLIES'
      : null;
  }
  if (buyer === 'ENTERPRISE_AGENT') return 'FORBIDDEN';
  if (product_id === 'EXTRA_AGENT')
    return buyer === 'ENTERPRISE_MASTER' ? null : 'OFFER_HAS_NO_AGENTS';
  return offerOfProduct(product_id) === buyer ? 'OFFER_ALREADY_YOURS' : null;
}

/** Asked before anything is paid (articles L221-25 and L221-28 of the Code de la consommation). */
export type WithdrawalConsents = { begin_now: boolean; loss_acknowledged: boolean };

/** The fourteen days protect a consumer; an agency that buys for its trade has none to give up. */
export const mayChangeTheirMind = isPrivatePerson;

/** What is sold begins at once: it is sold to those who ask for that, knowing what they give up. */
export const consentRefusal = (
  given: WithdrawalConsents,
  buyer: AccountType,
): 'MISSING_WITHDRAWAL_CONSENT' | null =>
  !mayChangeTheirMind(buyer) || (given.begin_now && given.loss_acknowledged)
    ? null
    : 'MISSING_WITHDRAWAL_CONSENT';
