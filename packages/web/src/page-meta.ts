import { site } from './site.ts';

type PageMeta = { title: string; private?: boolean; description?: string };

/** The title of a tab and what search engines may do with the page. */
export const pageMeta = ({ title, private: hidden = false, description }: PageMeta) => [
  { title: `${title} · ${site.name}` },
  ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
];
