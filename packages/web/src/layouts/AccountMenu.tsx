import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';

import { rememberGuide, useGuideMemory } from '../demo/guide-memory.ts';
import { useDemo } from '../demo/use-demo.ts';
import { OWN_PAGES } from '../navigation/own-pages.ts';
import { paths } from '../paths.ts';
import { useProfile } from '../profile/profile.ts';
import { signOut } from '../profile/sign-out.ts';
import { useSession } from '../session/session.ts';
import { chooseTheme, type Theme, useThemeChoice } from '../theme/theme-choice.ts';
import { Avatar } from '../ui/Avatar.tsx';

type Place = { to: string; text: string; state?: unknown };

const STAFF_PAGES: readonly Place[] = [{ to: paths.control, text: 'Contrôle' }];

const THEMES = { systeme: 'Système', jour: 'Jour', nuit: 'Nuit' } satisfies Record<Theme, string>;

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-champ px-3 text-left outline-none select-none data-highlighted:bg-email-doux data-highlighted:text-email data-highlighted:shadow-none';

/** `places` are those of the header, shown here where the header has no room for them. */
export function AccountMenu({ places }: { places: readonly Place[] }) {
  const session = useSession();
  const profile = useProfile();
  const place = useRef<HTMLDivElement>(null);
  const email = profile?.email ?? session?.email ?? '';

  return (
    <div ref={place}>
      <Menu.Root modal={false}>
        <Menu.Trigger className="rounded-full focus-visible:rounded-full">
          <Avatar of={email} />
          <span className="sr-only">Mon compte</span>
        </Menu.Trigger>
        {/* In the header, so that a reader finds it where its button is. */}
        <Menu.Portal container={place}>
          <Menu.Positioner
            side="bottom"
            align="end"
            sideOffset={8}
            collisionPadding={12}
            className="z-40"
          >
            <Menu.Popup className="max-h-(--available-height) w-68 overflow-y-auto rounded-carte bg-surface p-2 shadow-leve outline-none transition-opacity focus-visible:rounded-carte data-ending-style:opacity-0 data-starting-style:opacity-0">
              <div className="sm:hidden">
                <Places places={places} />
                <Separator />
              </div>
              <Menu.Group>
                <Menu.GroupLabel className="truncate px-3 pt-2 pb-1 font-semibold">
                  {email}
                </Menu.GroupLabel>
                <Places places={OWN_PAGES} />
                {profile?.staff && <Places places={STAFF_PAGES} />}
              </Menu.Group>
              <GuideItem email={email} />
              <Separator />
              <ThemeItems />
              <Separator />
              <Menu.Item onClick={() => void signOut()} className={ITEM}>
                Se déconnecter
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}

const Places = ({ places }: { places: readonly Place[] }) =>
  places.map(({ to, text, state }) => (
    <Menu.LinkItem key={to} closeOnClick render={<Link to={to} state={state} />} className={ITEM}>
      {text}
    </Menu.LinkItem>
  ));

/** A demonstration has a guided path, which may be taken up again. */
function GuideItem({ email }: { email: string }) {
  const { accounts } = useDemo();
  const { skipped } = useGuideMemory(email);
  if (accounts.length === 0 || !skipped) return null;
  return (
    <Menu.Item onClick={() => rememberGuide(email, { skipped: false })} className={ITEM}>
      Reprendre la visite guidée
    </Menu.Item>
  );
}

function ThemeItems() {
  const chosen = useThemeChoice();
  return (
    <Menu.Group>
      <Menu.GroupLabel className="px-3 pt-1 text-second text-encre-3">Apparence</Menu.GroupLabel>
      <Menu.RadioGroup value={chosen} onValueChange={chooseTheme}>
        {Object.entries(THEMES).map(([theme, word]) => (
          <Menu.RadioItem key={theme} value={theme} className={ITEM}>
            {word}
            <Menu.RadioItemIndicator>
              <Check className="text-email" />
            </Menu.RadioItemIndicator>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Group>
  );
}

const Separator = () => <hr className="mx-3 my-2 border-trait" />;
