import { lazy, Suspense, use, useEffect, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_FrameworkContext,
  type LinksFunction,
  type MetaFunction,
} from 'react-router';

import type { Route } from './+types/root';
import { consentScript } from './consent/consent-script.ts';
import { AfterMail } from './demo/AfterMail.tsx';
import { CookieBanner } from './features/consent/CookieBanner.tsx';
import { ThirdParties } from './features/consent/ThirdParties.tsx';
import { useNewPage } from './navigation/new-page.ts';
import { useProfileLoading } from './profile/profile.ts';
import { pageMeta } from './site/page-meta.ts';
import { STYLE_ID, siteStyle } from './site/site-style.ts';
import { site } from './site/site.ts';
import { unregisterServiceWorkers } from './start-up/start-up.ts';
import figtree from './theme/fonts/figtree-french.woff2?url';
import spectral from './theme/fonts/spectral-french-400.woff2?url';
import { useThemeAttribute } from './theme/theme-choice.ts';
import { themeScript } from './theme/theme-script.ts';
import { ErrorState } from './ui/ErrorState.tsx';
import { Logo } from './ui/Logo.tsx';
import { Snackbars } from './ui/Snackbars.tsx';
import { Spinner } from './ui/Spinner.tsx';

const NotFound = lazy(() => import('./features/not-found/NotFound.tsx'));

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  font(spectral),
  font(figtree),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** While a page that is drawn in the browser loads, and what previews of its link show. */
const LOADING = [{ title: site.name }, { name: 'robots', content: 'noindex' }];

export const meta: MetaFunction = ({ error }) => {
  // Null in the page that waits for every other one.
  if (error === undefined || error === null) return LOADING;
  return pageMeta({ title: isNotFound(error) ? 'Page introuvable' : 'Erreur', private: true });
};

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export function Layout({ children }: { children: ReactNode }) {
  const theme = useThemeAttribute();
  // A page written beforehand has its own start (`start-script.ts`).
  const shell = use(UNSAFE_FrameworkContext)?.isSpaMode;
  return (
    <html lang="fr" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f5f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f141e" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: themeScript + consentScript }} />
        <Meta />
        <style
          id={STYLE_ID}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: siteStyle }}
        />
        <Links />
      </head>
      <body>
        {children}
        {(shell || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  useProfileLoading();
  useNewPage();
  useEffect(() => void unregisterServiceWorkers(), []);
  return (
    <>
      <a
        href="#contenu"
        className="sr-only rounded-champ bg-surface px-4 py-3 font-semibold text-email shadow-leve focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Aller au contenu
      </a>
      <Outlet />
      <Snackbars afterMail={<AfterMail />} />
      <CookieBanner />
      <ThirdParties />
    </>
  );
}

export function HydrateFallback() {
  return (
    <CalmPage>
      <div className="noscript:hidden">
        <Spinner label="Chargement…" />
      </div>
      <noscript>
        <p className="max-w-140 text-center">
          Cette page demande JavaScript. Autorisez-le dans votre navigateur, ou ouvrez-la dans un
          autre.
        </p>
      </noscript>
    </CalmPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? (
    <Suspense fallback={<HydrateFallback />}>
      <NotFound />
    </Suspense>
  ) : (
    <CalmPage>
      <ErrorState
        title="Oops, une erreur s'est produite!"
        text="Rechargez la page. Si l’erreur revient, écrivez-nous."
        onRetry={() => window.location.reload()}
      />
    </CalmPage>
  );
}

function CalmPage({ children }: { children: ReactNode }) {
  return (
    <main
      id="contenu"
      className="conteneur flex min-h-dvh flex-col items-center justify-center gap-8 py-12"
    >
      <Logo />
      {children}
    </main>
  );
}
