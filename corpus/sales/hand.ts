// What every software house prints for one owner: the call, the account, the settlement of a year.
import type { Paper } from '../paper.ts';
import type { Call, Entry, Scene, Settled } from './books.ts';

export type CallSheet = {
  /** The account before this call: above zero is owed. */
  before: number;
  printed: string;
  /** The permanent advance that the owner has paid, where the software prints it. */
  held?: number;
  note?: string;
};
export type AccountSheet = {
  from: string;
  at: string;
  held?: number;
  note?: string;
};
export type SettledSheet = { printed: string; note?: string };

export type Hand = {
  appel: (name: string, scene: Scene, call: Call, sheet: CallSheet) => Paper;
  releve: (name: string, scene: Scene, entries: readonly Entry[], sheet: AccountSheet) => Paper;
  decompte: (name: string, scene: Scene, year: Settled, sheet: SettledSheet) => Paper;
};
export type Look = { font: string; ink: string };

export const note = (text: string | undefined): string =>
  text ? `<p style="margin-top:4mm">${text}</p>` : '';
