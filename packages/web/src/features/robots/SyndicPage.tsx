import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/SyndicPage';
import { RobotPage } from './RobotPage.tsx';

export const meta = () => pageMeta({ title: 'Connexion au syndic', private: true });

export default function SyndicPage({ params: { portfolioUid } }: Route.ComponentProps) {
  return <RobotPage key={portfolioUid} uid={portfolioUid} scope="SYNDIC" />;
}
