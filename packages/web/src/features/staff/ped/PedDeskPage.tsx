import { pageMeta } from '../../../site/page-meta.ts';
import { forTheTeam } from '../for-the-team.ts';
import { PedDesk } from './PedDesk.tsx';

export const meta = () => pageMeta({ title: 'Pré-états datés à compléter', private: true });

export const clientLoader = forTheTeam;

export default function PedDeskPage() {
  return <PedDesk />;
}
