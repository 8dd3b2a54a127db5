const SITE = 'https://site.invalid';

/** A redirection may only lead to a path of this site: anything else is an open redirect. */
export function isSitePath(url: string): boolean {
  if (!url.startsWith('/') || /[\\\s]/.test(url) || url.startsWith('//')) return false;
  return URL.canParse(url, SITE) && new URL(url, SITE).origin === SITE;
}
