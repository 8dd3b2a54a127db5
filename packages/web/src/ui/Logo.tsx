import { Link } from 'react-router';

function LogoMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-8 flex-none fill-none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M26.3 11.2A11.8 11.8 0 1 0 24.6 23.2" className="stroke-current" strokeWidth="3" />
      <path d="m11.8 16.2 6 6.2L29 9.4" className="stroke-vert" strokeWidth="3.4" />
    </svg>
  );
}

/* Thickened by a hair: its own weight would be another file of fonts for six letters, on every page. */
const LOOK =
  'inline-flex min-h-11 items-center gap-2.5 font-titre text-[1.6875rem] leading-none tracking-[-0.016em] [-webkit-text-stroke:.014em_currentColor] text-encre';

/** `to` may be another site: the header's logo leads to a configurable address. */
export function Logo({ to }: { to?: string }) {
  if (to === undefined) {
    return (
      <span className={LOOK}>
        <LogoMark />
        Quitus
      </span>
    );
  }
  return (
    <Link to={to} className={LOOK}>
      <LogoMark />
      Quitus
      <span className="sr-only">, accueil</span>
    </Link>
  );
}
