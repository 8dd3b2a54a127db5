/**
 * What the service says about itself. Each value may be set when the site is built
 * (QUITUS_SITE_*, QUITUS_ENVIRONMENT); none of them is secret.
 */
const env = import.meta.env;

export const site = {
  name: text(env.QUITUS_SITE_NAME, 'Quitus'),
  company: text(env.QUITUS_SITE_COMPANY, 'Quitus'),
  postal_address: text(env.QUITUS_SITE_POSTAL_ADDRESS, '12 rue des Exemples, 75000 Paris'),
  email: text(env.QUITUS_SITE_EMAIL, 'contact@example.fr'),
  mission: 'Rendre simple ce qui est compliqué.',
  logo_url: address('QUITUS_SITE_LOGO_URL', env.QUITUS_SITE_LOGO_URL, '/'),
  demo_url: address('QUITUS_SITE_DEMO_URL', env.QUITUS_SITE_DEMO_URL, 'https://example.fr/demo'),
  environment: trigram(text(env.QUITUS_ENVIRONMENT, 'dev')),
  figures: {
    statement_from_euros: 60,
    statement_hours: 24,
    complete_percent: 95,
    days_saved: 10,
    connected_managers: 8973,
  },
};

/** Left blank in .env, a setting keeps its usual value. */
function text(set: string | undefined, usual: string): string {
  return set?.trim() || usual;
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
