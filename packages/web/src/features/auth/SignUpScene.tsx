import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import { expectedSlots } from '@quitus/domain/portfolios/progress';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';
import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';
import type { ReactNode } from 'react';

import { isHouse, statusFloors } from '../../facade/dossier-floors.ts';
import { Facade } from '../../facade/Facade.tsx';
import { HouseFacade } from '../../facade/HouseFacade.tsx';
import { site } from '../../site/site.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Steps } from '../../ui/Steps.tsx';

type SignUpSceneProps = {
  /** None once the account is made. */
  step: 1 | 2 | null;
  address: string;
  portfolio_type: PortfolioType;
  children: ReactNode;
};

/** The form on the left; on the right the building it opens, which takes the number typed and its documents. */
export function SignUpScene({ step, address, portfolio_type, children }: SignUpSceneProps) {
  const { number } = parsePropertyAddress(address);
  const expected = expectedSlots(portfolio_type, EMPTY_SITUATION);
  const Drawing = isHouse(portfolio_type) ? HouseFacade : Facade;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[57%_43%]">
      <div className="mx-auto w-[min(100%-2*var(--marge),35rem)] pb-16">
        <header className="flex min-h-17 items-center justify-between sm:min-h-30">
          <Logo to={site.logo_url} />
          {step !== null && <Steps current={step} total={2} />}
        </header>
        <main id="contenu" tabIndex={-1} className="mt-2 outline-none focus-visible:shadow-none">
          {children}
        </main>
      </div>
      <aside className="ciel sticky top-0 hidden h-dvh flex-col justify-between gap-8 px-8 pt-[14vh] lg:flex">
        <p className="text-center font-titre text-[1.75rem] leading-9 font-normal tracking-[-0.012em]">
          {expected.length} fenêtres à éclairer.
          <br />
          Le robot s’occupe des premières.
        </p>
        <div className="mx-auto w-full max-w-[min(36rem,62dvh)]">
          <Drawing
            floors={statusFloors(portfolio_type, expected)}
            {...(number !== null && { number })}
          />
        </div>
      </aside>
    </div>
  );
}
