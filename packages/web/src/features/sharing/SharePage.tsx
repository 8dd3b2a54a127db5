import { Navigate } from 'react-router';

import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';

export const meta = () => pageMeta({ title: 'Dossier partagé', private: true });

/** No link has been made yet, so none is valid: the page says it as it will once there are some. */
export default function SharePage() {
  return <Navigate to={paths.message('INVALID_SHARE_TOKEN')} replace />;
}
