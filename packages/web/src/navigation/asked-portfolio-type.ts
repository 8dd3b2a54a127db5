import {
  CREATABLE_PORTFOLIO_TYPES,
  type CreatablePortfolioType,
} from '@quitus/domain/portfolios/portfolio-type';

/** The dossier that the page one comes from is about, when its link says so. */
export function askedPortfolioType(search: string): CreatablePortfolioType | null {
  const asked = new URLSearchParams(search).get('portfolio_type');
  return CREATABLE_PORTFOLIO_TYPES.find((type) => type === asked) ?? null;
}
