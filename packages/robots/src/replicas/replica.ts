// Local portals: for tests, and for the demonstration. They hold no code of the connectors.

/** What every replica can play; those that mean nothing to one are refused by its /__control. */
export const SCENARIOS = [
  'ok',
  'bad-password',
  'locked',
  'maintenance',
  'maintenance-200',
  'session-expired-mid-list',
  'session-expired-on-download',
  'slow-file',
  'truncated',
  'html-as-pdf',
  'zero-byte',
  'duplicate-document',
  'duplicate-title',
  'empty',
  'layout-changed',
  'rate-limited',
  'two-buildings',
  'misfiled',
  'password-expired',
  'cgu',
  'captcha',
  'otp',
  'redirect-outside',
  'bot-wall',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** What a portal plays: everything but what means nothing there, or of which nothing is known. */
export const allBut = (...unplayed: readonly Scenario[]): readonly Scenario[] =>
  SCENARIOS.filter((scenario) => !unplayed.includes(scenario));

/** A paper that the portal holds, under the title the portal gives it. */
export type ReplicaPaper = {
  id: string;
  title: string;
  folder: readonly string[];
  /** ISO day. */
  date: string;
  name: string;
  bytes: () => Promise<Uint8Array>;
};

export type ReplicaSeen = { method: string; path: string; host: string; at: number };

export type ReplicaOptions = {
  papers?: readonly ReplicaPaper[];
  scenario?: Scenario;
  /** Flags of one replica: `dom: '2026'`, `paging: 'on'`. */
  flags?: Record<string, string>;
  credentials?: Record<string, string>;
  now?: () => Date;
  /** In milliseconds: what tells how fast requests came. Real time unless told. */
  clock?: () => number;
  /** Where a code « sent by mail » really goes. */
  onCode?: (login: string, code: string) => void;
  /** 0 draws a free one. */
  port?: number;
  host?: string;
};

export type Replica = {
  url: string;
  /** What a connector of its family takes as tenant. */
  tenant: unknown;
  credentials: Record<string, string>;
  control: (change: { scenario?: Scenario; flags?: Record<string, string> }) => Promise<void>;
  log: () => readonly ReplicaSeen[];
  /** The last code « sent by mail » to this login. */
  code: (login: string) => string | null;
  stop: () => Promise<void>;
};
