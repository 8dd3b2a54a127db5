import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const notFound = (path: string) =>
  route(path, 'features/not-found/NotFoundPage.tsx', { id: `not-found ${path}` });

export default [
  layout('layouts/PublicLayout.tsx', [
    index('features/landing/LandingPage.tsx'),
    route('/offrepro', 'features/offers/OffersPage.tsx'),
    route('/preetatdate', 'features/preetatdate/PreEtatDatePage.tsx'),
    route('/devenirpartenaire', 'features/partners/PartnersPage.tsx'),
    route('/apropos', 'features/about/AboutPage.tsx'),
    route('/faq', 'features/faq/FaqPage.tsx'),
    route('/etat-des-portails', 'features/portals/PortalHealthPage.tsx'),
    route('/conditions', 'features/legal/ConditionsPage.tsx'),
    route('/cgu', 'features/legal/TermsPage.tsx'),
    route('/cgv', 'features/legal/SalesTermsPage.tsx'),
    route('/cgvPED', 'features/legal/PedSalesTermsPage.tsx'),
    route('/cookies', 'features/legal/CookiesPage.tsx'),
    route('/confidentialite', 'features/legal/PrivacyPage.tsx'),
    route('/mentionslegales', 'features/legal/LegalNoticePage.tsx'),
    // Development: the server hides it in production.
    route('/atelier', 'features/atelier/AtelierPage.tsx'),
  ]),

  // Development and demonstration: the API answers 404 elsewhere, and so does the page.
  layout('layouts/OutboxLayout.tsx', [route('/boite-mail', 'features/outbox/OutboxPage.tsx')]),

  route('/connexion', 'features/auth/SignInPage.tsx'),
  route('/inscription', 'features/auth/SignUpPage.tsx'),
  route('/auth', 'features/auth/AuthCallbackPage.tsx'),
  route('/password/reset', 'features/auth/PasswordResetPage.tsx'),
  route('/invitation', 'features/invitations/InvitationLandingPage.tsx'),
  route('/invitation/:invitationToken', 'features/invitations/InvitationPage.tsx'),
  route('/share/:shareToken', 'features/sharing/SharePage.tsx'),
  route('/verifier', 'features/verification/VerificationPage.tsx', { id: 'verifier' }),
  route('/verifier/:number', 'features/verification/VerificationPage.tsx', {
    id: 'verifier number',
  }),
  route('/onboard/:commercialProspectId', 'features/onboarding/OnboardPage.tsx'),
  // Development and demonstration: where real payments are taken, the API knows no session of it.
  route('/caisse/:sessionId', 'features/payments/CashierPage.tsx'),
  route('/integration/url', 'features/onboarding/IntegrationPage.tsx'),

  layout('layouts/AccountLayout.tsx', [
    route('/account', 'features/portfolios/PortfoliosPage.tsx'),
    route('/account/nouveauportfolio', 'features/portfolios/NewPortfolioPage.tsx'),
    route('/account/nouveauutilisateur', 'features/account/NewAgentPage.tsx'),
    route('/account/agents', 'features/account/AgentsPage.tsx'),
    route('/account/profil', 'features/account/ProfilePage.tsx'),
    route('/account/securite', 'features/account/SecurityPage.tsx'),
    route('/account/facturation', 'features/account/billing/BillingPage.tsx'),
    route('/dashboard', 'features/portfolios/ToPortfolios.tsx'),
    route('/dashboard/:portfolioUid', 'features/dashboard/DashboardPage.tsx'),
    route('/dashboard/:portfolioUid/syndic', 'features/robots/SyndicPage.tsx'),
    route('/dashboard/:portfolioUid/impots', 'features/robots/TaxPage.tsx'),
    route('/dashboard/:portfolioUid/missions', 'features/missions/MissionsPage.tsx'),
    route('/dashboard/:portfolioUid/missionsped', 'features/statement/FollowPage.tsx'),
    route('/dashboard/:portfolioUid/download', 'features/downloads/DownloadPage.tsx'),
    route('/dashboard/:portfolioUid/preetatdate', 'features/statement/OrderPage.tsx'),
    route('/payment/offre', 'features/payments/OfferPage.tsx'),
    route('/payment/:productId/clientdetails', 'features/payments/ClientDetailsPage.tsx'),
    route('/payment/success', 'features/payments/SuccessPage.tsx'),
    // The team only: for anybody else there is no such page.
    route('/controle', 'features/staff/ControlPage.tsx'),
    route('/controle/preetatdate', 'features/staff/ped/PedDeskPage.tsx'),
    route('/controle/missions', 'features/staff/ped/MissionDeskPage.tsx'),
    route('/controle/file', 'features/staff/QueuePage.tsx'),
    route('/controle/journal', 'features/staff/JournalPage.tsx'),
  ]),

  notFound('/message'),
  notFound('*'),
] satisfies RouteConfig;
