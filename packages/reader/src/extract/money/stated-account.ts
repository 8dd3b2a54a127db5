import { type StatedAmount, statedAmounts } from '../figures/stated-amounts.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
// An account that a letter adds up: « au total 722,50 € appelés et 610,00 € payés, tu dois donc encore 112,50 € ». No
// table proves its sums, but the three prove one another.
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { sidedBalance } from './signed-balance.ts';

type StatedAccount = {
  debits: Reading<number>;
  credits: Reading<number>;
  balance: Reading<number>;
};

const ASKED =
  /\b(?:appele|demande|facture|debite)e?s?\b|\btota(?:l|ux) (?:des? |de vos |de tes )?(?:debits?|appels|charges|sommes dues)\b/;
const PAID =
  /\b(?:vers|pay|regl|encaiss|credit)ee?s?\b|\brecue?s?\b|\btota(?:l|ux) (?:des? |de vos |de tes )?(?:credits?|versements|reglements|paiements)\b/;
const LEFT =
  /\bsolde|\breste|\bdev(?:ez|ons|oir)\b|\bdoi[st]\b|\bdoivent\b|redevable|\bdue?\b|debiteur|crediteur|faveur|trop[ -]/;
/** « 722,50 € appelés »: what is said right after a sum is said of it. */
const RIGHT_AFTER =
  /^(?:(?:vous |t'|lui |m'|nous )?(?:ont|a|avez|as|ai) (?:ete )?|d'|de |qui )?(?<word>\p{L}+)/u;

type Role = 'ASKED' | 'PAID' | null;
const roleIn = (words: string): Role =>
  ASKED.test(words) === PAID.test(words) ? null : ASKED.test(words) ? 'ASKED' : 'PAID';
const roleOf = ({ label, tail }: StatedAmount): Role =>
  roleIn(RIGHT_AFTER.exec(tail)?.groups?.['word'] ?? '') ?? roleIn(label);

/** Null where no three sums settle one another, or several do. */
export function statedAccount(sheets: readonly Sheet[]): StatedAccount | null {
  const all = statedAmounts(flowTextOf(sheets)).filter(({ value }) => value > 0);
  const of = (role: Role) => all.filter((one) => roleOf(one) === role);
  const found = of('ASKED').flatMap((debits) =>
    of('PAID').flatMap((credits) =>
      all
        .filter((one) => all.indexOf(one) > Math.max(all.indexOf(debits), all.indexOf(credits)))
        .flatMap((left): StatedAccount[] => {
          const owed = debits.value - credits.value;
          const words = `${left.label} ${left.tail}`;
          const one = sidedBalance({ ...left, value: { cents: left.value, side: null } }, words);
          const isSide = one !== null && (!one.signed || one.value === owed);
          return LEFT.test(words) && left.value === Math.abs(owed) && isSide
            ? [{ debits, credits, balance: { ...left, value: owed } }]
            : [];
        }),
    ),
  );
  const [only] = found;
  const isOne = new Set(found.map(({ balance }) => balance.value)).size === 1;
  return only && isOne ? only : null;
}
