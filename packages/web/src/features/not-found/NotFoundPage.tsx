import { pageMeta } from '../../site/page-meta.ts';
import NotFound from './NotFound.tsx';

export const meta = () => pageMeta({ title: 'Page introuvable', private: true });

export default function NotFoundPage() {
  return <NotFound />;
}
