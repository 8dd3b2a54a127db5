import { hasPermission } from '@quitus/domain/accounts/permissions';
import { NavLink } from 'react-router';

import { PaletteButton } from '../features/palette/PaletteButton.tsx';
import { useListAddress } from '../navigation/list-address.ts';
import { GOING_BACK } from '../navigation/new-page.ts';
import { paths } from '../paths.ts';
import { useProfile } from '../profile/profile.ts';
import { Logo } from '../ui/Logo.tsx';
import { teamWords } from '../words/team-words.ts';
import { AccountMenu } from './AccountMenu.tsx';

const LINK =
  'inline-flex min-h-11 items-center font-medium text-encre-2 transition-colors hover:text-encre aria-[current]:font-semibold aria-[current]:text-encre aria-[current]:shadow-[0_2px_0_var(--encre)]';

/** The product has three places; on a phone they are in the menu of the account. */
export function AccountHeader({ palette = true }: { palette?: boolean }) {
  const profile = useProfile();
  const list = useListAddress();
  const places = [
    { to: list, text: 'Mes dossiers', end: true, state: GOING_BACK },
    ...(profile && hasPermission(profile.account_type, 'CAN_MANAGE_AGENTS')
      ? [{ to: paths.agents, text: teamWords(profile.account_type).people, end: false }]
      : []),
    { to: paths.help, text: 'Aide', end: false },
  ];
  return (
    <header className="mx-auto flex min-h-19 w-[min(100%-2*var(--marge),84rem)] items-center justify-between gap-6 print:hidden">
      <Logo to={paths.account} />
      <div className="flex items-center gap-7 md:gap-6">
        <nav aria-label="Navigation du compte" className="flex gap-7 max-sm:hidden">
          {places.map(({ text, ...place }) => (
            <NavLink key={text} {...place} className={LINK}>
              {text}
            </NavLink>
          ))}
        </nav>
        <div className="flex items-center gap-2">
          {palette && <PaletteButton />}
          <AccountMenu places={places} />
        </div>
      </div>
    </header>
  );
}
