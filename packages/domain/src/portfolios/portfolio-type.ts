export const PORTFOLIO_TYPES = [
  'APARTMENT_SALE_PORTFOLIO',
  'HOUSE_SALE_PORTFOLIO',
  'PED_PORTFOLIO',
  'PENDING_PAYMENT_PORTFOLIO',
  'GESTION_LOCATIVE_PORTFOLIO',
] as const;

export type PortfolioType = (typeof PORTFOLIO_TYPES)[number];

/** The kinds a visitor may choose at sign-up; the first one is preselected. */
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

export const portfolioTag = (type: PortfolioType): 'Gestion' | 'Vente' =>
  type === 'GESTION_LOCATIVE_PORTFOLIO' ? 'Gestion' : 'Vente';
