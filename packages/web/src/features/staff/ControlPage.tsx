import { pageMeta } from '../../site/page-meta.ts';
import { Desk } from './Desk.tsx';
import { forTheTeam } from './for-the-team.ts';

export const meta = () => pageMeta({ title: 'Vérification', private: true });

export const clientLoader = forTheTeam;

export default function ControlPage() {
  return <Desk />;
}
