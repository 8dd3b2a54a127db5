import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/TaxPage';
import { RobotPage } from './RobotPage.tsx';

export const meta = () => pageMeta({ title: 'Connexion aux impôts', private: true });

export default function TaxPage({ params: { portfolioUid } }: Route.ComponentProps) {
  return <RobotPage key={portfolioUid} uid={portfolioUid} scope="TAX" />;
}
