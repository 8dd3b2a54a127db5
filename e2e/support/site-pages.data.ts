/** The pages of the site, for whoever comes by. */
export const SITE_PAGES = [
  '/',
  '/offrepro',
  '/preetatdate',
  '/faq',
  '/apropos',
  '/devenirpartenaire',
  '/conditions',
  '/cgu',
  '/cgv',
  '/cgvPED',
  '/cookies',
  '/confidentialite',
  '/mentionslegales',
] as const;
