import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { reopenConsent } from '../consent/consent.ts';
import { paths } from '../paths.ts';
import { site } from '../site/site.ts';
import { useHydrated } from '../start-up/hydrated.ts';
import { Logo } from '../ui/Logo.tsx';
import { ThemeChoice } from '../ui/ThemeChoice.tsx';

const USEFUL = [
  { to: paths.proOffers, text: 'Offres Pro' },
  { to: paths.preEtatDate, text: 'Pré-état daté' },
  { to: paths.help, text: 'Aide' },
  { to: paths.portalHealth, text: 'État des portails' },
  { to: paths.about, text: 'À propos' },
  { to: paths.becomePartner, text: 'Devenir partenaire' },
];

const LEGAL = [
  { to: paths.terms, text: 'CGU' },
  { to: paths.salesTerms, text: 'CGV' },
  { to: paths.pedSalesTerms, text: 'CGV du pré-état daté' },
  { to: paths.privacy, text: 'Confidentialité' },
  { to: paths.cookies, text: 'Cookies' },
  { to: paths.legalNotice, text: 'Mentions légales' },
];

/** The year the site was built: it must read the same in the file and in the browser. */
const YEAR = BUILD_YEAR;

const ROW = 'inline-flex min-h-8 items-center text-encre-2 hover:text-encre hover:underline';

/** Always night: the street above it has gone home. */
export function Footer() {
  const alive = useHydrated();
  return (
    <footer data-theme="nuit" className="bg-papier pt-14 pb-8 text-encre print:hidden">
      <div className="conteneur">
        <div className="grid gap-10 sm:grid-cols-3 md:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
          <div className="sm:col-span-3 md:col-span-1">
            <Logo to={site.logo_url} />
            <p className="mt-3 max-w-50 font-titre text-h4 font-normal text-balance">
              {site.mission}
            </p>
          </div>
          <FooterLinks title="LIENS UTILES" links={USEFUL} />
          <FooterLinks title="LÉGAL" links={LEGAL}>
            <li>
              <button type="button" disabled={!alive} className={ROW} onClick={reopenConsent}>
                Gérer mes cookies
              </button>
            </li>
          </FooterLinks>
          <section>
            <FooterTitle>CONTACT</FooterTitle>
            <address className="mt-3 flex flex-col gap-1 text-second text-encre-2 not-italic">
              <span className="flex min-h-8 items-center">{site.postal_address}</span>
              <a href={`mailto:${site.email}`} className={ROW}>
                {site.email}
              </a>
            </address>
          </section>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-6">
          <p className="text-second text-encre-3">
            © {YEAR} {site.company}. Fait à Paris par {site.company}.
          </p>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}

type FooterLinksProps = {
  title: string;
  links: readonly { to: string; text: string }[];
  children?: ReactNode;
};

function FooterLinks({ title, links, children }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <FooterTitle>{title}</FooterTitle>
      <ul className="mt-3 flex flex-col gap-1 text-second">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={ROW}>
              {text}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

const FooterTitle = ({ children }: { children: string }) => (
  <h2 className="font-texte text-puce font-semibold tracking-[0.06em] text-encre-3">{children}</h2>
);
