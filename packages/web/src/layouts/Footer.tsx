import { Link } from 'react-router';

import { paths } from '../paths.ts';
import { site } from '../site.ts';
import { Logo } from '../ui/Logo.tsx';

const USEFUL = [
  { to: paths.proOffers, text: 'Offres Pro' },
  { to: paths.preEtatDate, text: 'Pré-état daté' },
  { to: paths.help, text: 'Aide' },
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

export function Footer() {
  return (
    <footer className="mt-16 border-t border-trait pt-14 pb-8">
      <div className="conteneur">
        <div className="grid gap-10 sm:grid-cols-3 md:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
          <div className="sm:col-span-3 md:col-span-1">
            <Logo to={site.logo_url} />
            <p className="mt-3 max-w-60 font-titre text-h4 font-normal">{site.mission}</p>
          </div>
          <FooterLinks title="LIENS UTILES" links={USEFUL} />
          <FooterLinks title="LÉGAL" links={LEGAL} />
          <section>
            <FooterTitle>CONTACT</FooterTitle>
            <address className="mt-3 flex flex-col gap-1 text-second text-encre-2 not-italic">
              <span className="py-1">{site.postal_address}</span>
              <a href={`mailto:${site.email}`} className="py-1 text-email underline">
                {site.email}
              </a>
            </address>
          </section>
        </div>
        <p className="mt-12 text-second text-encre-3">
          © {BUILD_YEAR} {site.company}. Fait à Paris par {site.company}.
        </p>
      </div>
    </footer>
  );
}

type FooterLinksProps = { title: string; links: readonly { to: string; text: string }[] };

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <FooterTitle>{title}</FooterTitle>
      <ul className="mt-3 flex flex-col gap-1 text-second">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-block py-1 text-encre-2 hover:text-encre hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const FooterTitle = ({ children }: { children: string }) => (
  <h2 className="font-texte text-puce font-semibold tracking-[0.06em] text-encre-3">{children}</h2>
);
