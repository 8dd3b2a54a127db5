import { site } from './site.ts';

type PageMeta = {
  title: string;
  description?: string;
  /** Where the page stands, for search engines and for whoever shares it. */
  path?: string;
  private?: boolean;
  /** A picture of the site's `/og` folder. */
  image?: string;
};

/** The title of a tab, and what search engines and social networks may say of the page. */
export const pageMeta = ({
  title,
  description,
  path,
  private: hidden = false,
  image = '/og/quitus.png',
}: PageMeta) => {
  const fullTitle = `${title} · ${site.name}`;
  return [
    { title: fullTitle },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(path === undefined ? [] : sharing({ title: fullTitle, description, path, image })),
  ];
};

type Sharing = { title: string; description: string | undefined; path: string; image: string };

const sharing = ({ title, description, path, image }: Sharing) => [
  { tagName: 'link', rel: 'canonical', href: `${site.url}${path}` },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: site.name },
  { property: 'og:locale', content: 'fr_FR' },
  { property: 'og:url', content: `${site.url}${path}` },
  { property: 'og:title', content: title },
  ...(description === undefined ? [] : [{ property: 'og:description', content: description }]),
  { property: 'og:image', content: `${site.url}${image}` },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
];
