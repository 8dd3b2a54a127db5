import { portfolioTag, type PortfolioType } from '@quitus/domain/portfolios/portfolio-type';

const LOOK = {
  Vente: 'bg-email-doux text-email',
  Gestion: 'bg-creux text-encre-2',
} satisfies Record<ReturnType<typeof portfolioTag>, string>;

export function TypeBadge({ type }: { type: PortfolioType }) {
  const tag = portfolioTag(type);
  return (
    <span
      className={`inline-block rounded-puce px-2.25 py-0.75 text-mini font-semibold whitespace-nowrap ${LOOK[tag]}`}
    >
      {tag}
    </span>
  );
}
