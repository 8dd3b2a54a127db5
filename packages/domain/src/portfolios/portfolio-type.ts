export const PORTFOLIO_TYPES = [
  'APARTMENT_SALE_PORTFOLIO',
  'HOUSE_SALE_PORTFOLIO',
  'PED_PORTFOLIO',
  'PENDING_PAYMENT_PORTFOLIO',
  'GESTION_LOCATIVE_PORTFOLIO',
] as const;

export type PortfolioType = (typeof PORTFOLIO_TYPES)[number];

/** The three cards of the sign-up page; the first one is preselected. */
export const SIGN_UP_PORTFOLIO_TYPES = [
  'APARTMENT_SALE_PORTFOLIO',
  'HOUSE_SALE_PORTFOLIO',
  'GESTION_LOCATIVE_PORTFOLIO',
] as const satisfies readonly PortfolioType[];

export type SignUpPortfolioType = (typeof SIGN_UP_PORTFOLIO_TYPES)[number];

export const SIGN_UP_PORTFOLIO_LABELS: Record<SignUpPortfolioType, string> = {
  APARTMENT_SALE_PORTFOLIO: 'Bien en copropriété',
  HOUSE_SALE_PORTFOLIO: 'Maison Individuelle',
  GESTION_LOCATIVE_PORTFOLIO: 'Bien en copropriété',
};

/**
 * What may be opened, at sign-up too: the pré-état daté alone is chosen by the page that leads there. A
 * dossier that waits for its payment is not chosen.
 */
export const CREATABLE_PORTFOLIO_TYPES = [
  ...SIGN_UP_PORTFOLIO_TYPES,
  'PED_PORTFOLIO',
] as const satisfies readonly PortfolioType[];

export type CreatablePortfolioType = (typeof CREATABLE_PORTFOLIO_TYPES)[number];

export const PORTFOLIO_LABELS: Record<PortfolioType, string> = {
  ...SIGN_UP_PORTFOLIO_LABELS,
  PED_PORTFOLIO: 'Pré-état daté seul',
  PENDING_PAYMENT_PORTFOLIO: 'En attente de paiement',
};

export const portfolioTag = (type: PortfolioType): 'Gestion' | 'Vente' =>
  type === 'GESTION_LOCATIVE_PORTFOLIO' ? 'Gestion' : 'Vente';
