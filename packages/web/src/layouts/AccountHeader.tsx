import { hasPermission } from '@quitus/domain/accounts/permissions';
import { NavLink } from 'react-router';

import { PaletteButton } from '../features/palette/PaletteButton.tsx';
import { paths } from '../paths.ts';
import { useProfile } from '../profile.ts';
import { Logo } from '../ui/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const LINK =
  'inline-flex min-h-11 items-center font-medium text-encre-2 transition-colors hover:text-encre aria-[current]:font-semibold aria-[current]:text-encre aria-[current]:shadow-[0_2px_0_var(--encre)]';

/** The product has three places; on a phone they are in the menu of the account. */
export function AccountHeader() {
  const profile = useProfile();
  const places = [
    { to: paths.account, text: 'Mes dossiers', end: true },
    ...(profile && hasPermission(profile.account_type, 'CAN_MANAGE_AGENTS')
      ? [{ to: paths.agents, text: 'Agents', end: false }]
      : []),
    { to: paths.help, text: 'Aide', end: false },
  ];
  return (
    <header className="mx-auto flex min-h-19 w-[min(100%-2*var(--marge),84rem)] items-center justify-between gap-6 print:hidden">
      <Logo to={paths.account} />
      <div className="flex items-center gap-7 md:gap-6">
        <nav aria-label="Navigation du compte" className="flex gap-7 max-sm:hidden">
          {places.map(({ to, text, end }) => (
            <NavLink key={to} to={to} end={end} className={LINK}>
              {text}
            </NavLink>
          ))}
        </nav>
        <div className="flex items-center gap-2">
          <PaletteButton />
          <AccountMenu places={places} />
        </div>
      </div>
    </header>
  );
}
