import type { ErrorCode } from '@quitus/api/errors';
import type { CreatablePortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import { href } from 'react-router';

const withQuery = (path: string, query: Record<string, string>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** Every address of the site, built here only; `href` checks each one against the route table. */
export const paths = {
  landing: href('/'),
  signUp: href('/inscription'),
  signUpFor: (portfolio_type: CreatablePortfolioType) =>
    withQuery(href('/inscription'), { portfolio_type }),
  signIn: href('/connexion'),
  sessionLost: withQuery(href('/connexion'), { error_code: 'AUTH_ERROR' }),
  authCallback: (search: string) => `${href('/auth')}${search}`,
  proOffers: href('/offrepro'),
  preEtatDate: href('/preetatdate'),
  becomePartner: href('/devenirpartenaire'),
  about: href('/apropos'),
  help: href('/faq'),
  portalHealth: href('/etat-des-portails'),
  conditions: href('/conditions'),
  terms: href('/cgu'),
  salesTerms: href('/cgv'),
  pedSalesTerms: href('/cgvPED'),
  cookies: href('/cookies'),
  privacy: href('/confidentialite'),
  legalNotice: href('/mentionslegales'),
  account: href('/account'),
  /** The list of dossiers, searched for what names somebody or something. */
  dossiersNamed: (q: string) => withQuery(href('/account'), { q }),
  newPortfolio: href('/account/nouveauportfolio'),
  newPortfolioFor: (portfolio_type: CreatablePortfolioType) =>
    withQuery(href('/account/nouveauportfolio'), { portfolio_type }),
  newAgent: href('/account/nouveauutilisateur'),
  agents: href('/account/agents'),
  profile: href('/account/profil'),
  security: href('/account/securite'),
  billing: href('/account/facturation'),
  dashboard: (portfolioUid: string) => href('/dashboard/:portfolioUid', { portfolioUid }),
  document: (portfolioUid: string, document: string) =>
    withQuery(href('/dashboard/:portfolioUid', { portfolioUid }), { document }),
  syndic: (portfolioUid: string) => href('/dashboard/:portfolioUid/syndic', { portfolioUid }),
  tax: (portfolioUid: string) => href('/dashboard/:portfolioUid/impots', { portfolioUid }),
  orderPed: (portfolioUid: string) =>
    href('/dashboard/:portfolioUid/preetatdate', { portfolioUid }),
  verify: href('/verifier'),
  verifyNumber: (number: string) => href('/verifier/:number', { number }),
  download: (portfolioUid: string) => href('/dashboard/:portfolioUid/download', { portfolioUid }),
  missions: (portfolioUid: string) => href('/dashboard/:portfolioUid/missions', { portfolioUid }),
  pedMissions: (portfolioUid: string) =>
    href('/dashboard/:portfolioUid/missionsped', { portfolioUid }),
  chooseOffer: href('/payment/offre'),
  /** An order that waits is taken up again; else one is opened, for a dossier or for the account. */
  clientDetails: (productId: string, about: { order: string } | { portfolio: string } | null) =>
    withQuery(href('/payment/:productId/clientdetails', { productId }), { ...about }),
  paid: (order: string) => withQuery(href('/payment/success'), { order }),
  control: href('/controle'),
  controlPed: (order: string | null) =>
    order === null
      ? href('/controle/preetatdate')
      : withQuery(href('/controle/preetatdate'), { commande: order }),
  controlMissions: href('/controle/missions'),
  controlOf: (place: { portfolio_uid: string; document_type: string }) =>
    withQuery(href('/controle'), {
      dossier: place.portfolio_uid,
      document: place.document_type,
    }),
  controlQueue: href('/controle/file'),
  journal: href('/controle/journal'),
  outbox: href('/boite-mail'),
  message: (error: ErrorCode) => withQuery(href('/message'), { error }),
};
