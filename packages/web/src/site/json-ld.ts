/** Facts for search engines, as a route's `meta` wants them. */
export const jsonLd = (data: Record<string, unknown>) => ({
  'script:ld+json': { '@context': 'https://schema.org', ...data },
});
