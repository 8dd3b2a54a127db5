import { formatPrice } from '@quitus/domain/payments/catalogue';
import type { ReactNode } from 'react';

import { sold } from '../../orders/sold.ts';
import { site } from '../../site/site.ts';

const { figures } = site;

const PRIVATE_PRICE = formatPrice(sold('PED').price_cents);

const thousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0');

export default function Figures() {
  return (
    <section aria-labelledby="chiffres" className="conteneur pb-11 md:pb-13">
      <h2 id="chiffres" className="sr-only">
        Quitus en chiffres
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1.25fr_1fr_1fr_1.1fr] lg:gap-5">
        <Figure
          value={figures.statement_from_euros}
          before="dès"
          after="€"
          look="bg-email text-sur-email"
        >
          Le pré-état daté, à partir de {figures.statement_from_euros} euros, livré en{' '}
          {figures.statement_hours}h. C’est le prix des professionnels ; {PRIVATE_PRICE} pour un
          particulier. Plus d’un millier livrés, tous validés par des notaires.
        </Figure>
        <Figure value={figures.complete_percent} after="%">
          des dossiers complets en moins de {figures.statement_hours}h
        </Figure>
        <Figure value={figures.days_saved} after="jours">
          de moins avant la signature
        </Figure>
        <Figure value={figures.connected_managers}>syndics connectés</Figure>
      </ul>
    </section>
  );
}

interface FigureProps {
  value: number;
  before?: string;
  after?: string;
  look?: string;
  children: ReactNode;
}

function Figure({ value, before, after, look = 'bg-surface', children }: FigureProps) {
  return (
    <li className={`rounded-carte px-6.5 pt-7 pb-6 shadow-pose ${look}`}>
      <p className="font-titre text-[1.75rem] leading-none tracking-[-.02em] whitespace-nowrap">
        {before !== undefined && <>{before}&nbsp;</>}
        <span className="text-[4.25rem] leading-none tracking-[-.03em]">{thousands(value)}</span>
        {after !== undefined && <>&nbsp;{after}</>}
      </p>
      <p className="mt-5 text-pretty">{children}</p>
    </li>
  );
}
