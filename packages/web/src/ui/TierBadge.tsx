import { ACCOUNT_TYPE_LABELS, type AccountType } from '@quitus/domain/accounts/account-type';

/* Six colours, none of which a status uses alone: an offer is neither verified nor blocked. */
const TIERS = {
  BASIC: 'bg-creux text-encre-2',
  PRO_ON_DEMAND: 'bg-sarcelle-doux text-sarcelle',
  PRO_UNLIMITED: 'bg-email-doux text-email',
  ENTERPRISE_MASTER: 'bg-email text-sur-email',
  ENTERPRISE_AGENT: 'bg-ardoise-doux text-ardoise',
  GUEST: 'bg-argile-doux text-argile',
} satisfies Record<AccountType, string>;

export function TierBadge({ type }: { type: AccountType }) {
  return (
    <span
      className={`inline-block rounded-puce px-2.25 py-0.75 text-mini font-semibold whitespace-nowrap ${TIERS[type]}`}
    >
      {ACCOUNT_TYPE_LABELS[type]}
    </span>
  );
}
