import type { AccountType } from '@quitus/domain/accounts/account-type';

import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** Instead of a button that would be refused: why, and what changes it. */
export const NoMorePortfolios = ({ type }: { type: AccountType }) => (
  <p className="max-w-100 text-second text-encre-2">
    {type === 'GUEST'
      ? 'Un compte d’invité consulte les dossiers des autres. Pour en ouvrir un, '
      : 'Votre compte comprend un dossier. Pour en ouvrir d’autres, '}
    <TextLink to={paths.chooseOffer}>choisissez une offre</TextLink>.
  </p>
);
