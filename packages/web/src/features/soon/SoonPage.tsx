import { useMatches } from 'react-router';

import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { isSoonPath, SOON_PAGES } from './soon-pages.ts';

const titleOf = (id: string | undefined) =>
  id !== undefined && isSoonPath(id) ? SOON_PAGES[id] : 'Bientôt';

type MetaArguments = { matches: readonly ({ id: string } | undefined)[] };

export const meta = ({ matches }: MetaArguments) =>
  pageMeta({ title: titleOf(matches.at(-1)?.id), private: true });

export default function SoonPage() {
  const title = titleOf(useMatches().at(-1)?.id);
  const session = useSession();
  return (
    <div className="conteneur py-10 sm:py-16">
      <h1>{title}</h1>
      <p className="mt-4 text-chapeau text-encre-2">Cette page arrive bientôt.</p>
      <p className="mt-8">
        {session ? (
          <TextLink to={paths.account}>Revenir à mon compte</TextLink>
        ) : (
          <TextLink to={paths.landing}>Revenir à l’accueil</TextLink>
        )}
      </p>
    </div>
  );
}
