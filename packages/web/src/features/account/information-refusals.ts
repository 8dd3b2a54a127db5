import { type AccountInformation, accountsApi } from '@quitus/api/accounts.api';
import { errorText } from '@quitus/api/errors';

export type InformationRefusals = Partial<Record<keyof AccountInformation, string>>;

/** The rules of the contract, field by field, in its own sentences; empty when it may be sent. */
export function informationRefusals(changes: Partial<AccountInformation>): InformationRefusals {
  const refusals: Record<string, string> = {};
  const checked = accountsApi.saveInformation.body.safeParse(changes);
  for (const { path, message } of checked.error?.issues ?? [])
    refusals[String(path[0])] ??= errorText(message);
  return refusals;
}
