// Numbers that hold together, for people and buildings that do not exist.
import { createChance } from '@quitus/papers/samples/chance';
import { type BankAccount, drawBankAccount, spacedIban } from '@quitus/papers/samples/identifiers';

export const accountOf = (seed: string): BankAccount & { spaced: string } => {
  const account = drawBankAccount(createChance(`corpus/${seed}`));
  return { ...account, spaced: spacedIban(account.iban) };
};
