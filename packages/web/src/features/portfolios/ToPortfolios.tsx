import { Navigate } from 'react-router';

import { paths } from '../../paths.ts';

/** An address cut short of its dossier leads to the list of them. */
export default function ToPortfolios() {
  return <Navigate to={paths.account} replace />;
}
