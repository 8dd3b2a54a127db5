/**
 * What the service says about itself. Each value may be set when the site is built
 * (QUITUS_SITE_*, QUITUS_ENVIRONMENT); none of them is secret.
 */
const env = import.meta.env;

export const site = {
  name: text(env.QUITUS_SITE_NAME, 'Quitus'),
  company: text(env.QUITUS_SITE_COMPANY, 'Quitus'),
  url: text(env.QUITUS_SITE_URL, 'http://localhost:3000').replace(/\/+$/, ''),
  postal_address: text(env.QUITUS_SITE_POSTAL_ADDRESS, '12 rue des Exemples, 75000 Paris'),
  email: text(env.QUITUS_SITE_EMAIL, 'contact@example.fr'),
  mission: 'Rendre simple ce qui est compliqué.',
  logo_url: address('QUITUS_SITE_LOGO_URL', env.QUITUS_SITE_LOGO_URL, '/'),
  /** Where demonstrations are booked; without one, visitors write to us. */
  demo_url: address('QUITUS_SITE_DEMO_URL', env.QUITUS_SITE_DEMO_URL, '/#contact'),
  /** Third parties: loaded only when set, and only once the visitor has accepted. */
  chat_id: optional(env.QUITUS_SITE_CHAT_ID),
  reviews_id: optional(env.QUITUS_SITE_REVIEWS_ID),
  video_url: optional(env.QUITUS_SITE_VIDEO_URL),
  environment: trigram(text(env.QUITUS_ENVIRONMENT, 'dev')),
  /** Whether made-up reviews and partners are shown, as examples. */
  samples: text(env.QUITUS_SITE_SAMPLES, '1') !== '0',
  figures: {
    statement_from_euros: 60,
    statement_hours: 24,
    complete_percent: 95,
    days_saved: 10,
    connected_managers: 8973,
  },
  /** Identity that the law wants on the site: to be filled in before opening to the public. */
  legal: {
    form: text(env.QUITUS_SITE_LEGAL_FORM, 'société par actions simplifiée'),
    capital: text(env.QUITUS_SITE_LEGAL_CAPITAL, '10 000 €'),
    siren: text(env.QUITUS_SITE_LEGAL_SIREN, '000 000 000'),
    rcs: text(env.QUITUS_SITE_LEGAL_RCS, 'Paris'),
    vat_number: text(env.QUITUS_SITE_LEGAL_VAT, 'FR00 000000000'),
    head_office: text(env.QUITUS_SITE_LEGAL_OFFICE, '12 rue des Exemples, 75000 Paris'),
    phone: text(env.QUITUS_SITE_LEGAL_PHONE, '01 00 00 00 00'),
    publication_director: text(env.QUITUS_SITE_LEGAL_DIRECTOR, 'Camille Exemple'),
    host_name: text(env.QUITUS_SITE_LEGAL_HOST, 'Hébergeur Exemple'),
    host_address: text(env.QUITUS_SITE_LEGAL_HOST_ADDRESS, '1 rue du Serveur, 59000 Lille'),
    host_phone: text(env.QUITUS_SITE_LEGAL_HOST_PHONE, '03 00 00 00 00'),
    mediator_name: text(env.QUITUS_SITE_LEGAL_MEDIATOR, 'Médiateur Exemple'),
    mediator_address: text(env.QUITUS_SITE_LEGAL_MEDIATOR_ADDRESS, '2 rue de la Paix, 75000 Paris'),
    mediator_url: text(env.QUITUS_SITE_LEGAL_MEDIATOR_URL, 'https://mediateur.example.fr'),
    dpo_email: text(env.QUITUS_SITE_LEGAL_DPO_EMAIL, 'donnees@example.fr'),
  },
};

/** Left blank in .env, a setting keeps its usual value. */
function text(set: string | undefined, usual: string): string {
  return set?.trim() || usual;
}

function optional(set: string | undefined): string | null {
  return set?.trim() || null;
}

function address(name: string, set: string | undefined, usual: string): string {
  const value = text(set, usual);
  if (/^(https:\/\/|\/(?!\/))/.test(value)) return value;
  throw new Error(`${name} doit être une adresse https:// ou un chemin du site.`);
}

/** Two environments opened in one browser must not share a session: it prefixes the stored key. */
function trigram(value: string): string {
  if (/^[a-z]{3}$/.test(value)) return value;
  throw new Error('QUITUS_ENVIRONMENT doit être fait de trois lettres minuscules.');
}
