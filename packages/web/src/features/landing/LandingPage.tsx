import { paths } from '../../paths.ts';
import { jsonLd } from '../../site/json-ld.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import { Landing } from './Landing.tsx';

const DESCRIPTION =
  'Le robot récupère les documents chez le syndic, Quitus les vérifie, vous les partagez avec le notaire, les acquéreurs, l’agent et le vendeur.';

export const meta = () => [
  ...pageMeta({
    title: 'Le dossier de vente, enfin en ordre',
    description: DESCRIPTION,
    path: paths.landing,
  }),
  jsonLd({
    '@type': 'Organization',
    name: site.name,
    legalName: site.company,
    url: site.url,
    email: site.email,
    address: site.postal_address,
    description: site.mission,
  }),
];

export { Landing as default };
