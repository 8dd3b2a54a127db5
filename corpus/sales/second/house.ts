// A software house: how each of a syndic's papers looks when it prints them.
import type { Paper } from '../../paper.ts';
import { tr } from '../writing.ts';
import type { AccountPrint, Annexes, Fiche, Meeting, Scene } from './building.ts';
import type { Call, Settlement } from './ledger.ts';

export type CallPrint = {
  /** Owed before the call; below zero when the syndicat owes. */
  before: number;
  /** Permanent advance of the lots, where the paper prints it. */
  held?: number;
  note?: string;
};
/** What goes to one owner. */
export type OwnerHand = {
  call: (name: string, scene: Scene, call: Call, print: CallPrint) => Paper;
  account: (name: string, scene: Scene, account: AccountPrint) => Paper;
  settlement: (name: string, scene: Scene, settlement: Settlement) => Paper;
};
/** What is told of the whole building. */
export type BuildingHand = {
  annexes: (name: string, scene: Scene, annexes: Annexes) => Paper;
  minutes: (name: string, scene: Scene, meeting: Meeting) => Paper;
  convening: (name: string, scene: Scene, meeting: Meeting, printed: string) => Paper;
  fiche: (name: string, scene: Scene, fiche: Fiche) => Paper;
};

/** A row whose cells span so many columns each. */
export const wide = (
  cells: readonly (readonly [span: number, text: string])[],
  name = '',
): string =>
  `<tr class="${name}">${cells.map(([span, text]) => `<td colspan="${span}">${text}</td>`).join('')}</tr>`;
export const cells = (texts: readonly string[], name = ''): string => tr(texts, name);
export const grouped = (value: number, space = '\u00a0'): string =>
  String(value).replaceAll(/\B(?=(\d{3})+$)/g, space);
/** Sheets of at most so many items each. */
export const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
export const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .replaceAll('–', '-')
    .replaceAll('«', '"')
    .replaceAll('»', '"')
    .replaceAll('…', '...');
