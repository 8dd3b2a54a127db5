// What the identity provider of the tax space says: messages of a frame to the page around it.

export type Answer =
  /** What the number is: LMDP (a password is asked), EXISTEPAS, BLOCAGE, 3S. */
  | { kind: 'CONTEXT'; context: string }
  | { kind: 'INSIDE'; url: string }
  | { kind: 'REFUSED'; tries_left: number | null }
  | { kind: 'MAINTENANCE' }
  | { kind: 'CODE' }
  /** Never seen: ours to learn, not the person's mistake. */
  | { kind: 'UNKNOWN' }
  /** A page that says nothing to the one around it. */
  | { kind: 'NONE' };

const MESSAGE = /postMessage\(\s*(?<quote>['"])(?<said>.*?)\k<quote>/s;
const WRONG_PASSWORD = /^4005(?::(?<left>\d+))?$/;
const MAINTENANCE = '4665';
const UNKNOWN: Answer = { kind: 'UNKNOWN' };

const READERS: Record<string, (rest: string) => Answer> = {
  ctx: (context) => ({ kind: 'CONTEXT', context }),
  // Plus signs of the message are spaces.
  ok: (url) => ({ kind: 'INSIDE', url: url.replaceAll('+', ' ') }),
  otp: () => ({ kind: 'CODE' }),
  lmdp: (reason) => {
    if (reason === MAINTENANCE) return { kind: 'MAINTENANCE' };
    const wrong = WRONG_PASSWORD.exec(reason);
    if (!wrong) return UNKNOWN;
    const left = wrong.groups?.['left'];
    return { kind: 'REFUSED', tries_left: left === undefined ? null : Number(left) };
  },
};

export function readAnswer(html: string): Answer {
  const said = MESSAGE.exec(html)?.groups?.['said'];
  if (said === undefined) return { kind: 'NONE' };
  const comma = said.indexOf(',');
  const [name, rest] = comma < 0 ? [said, ''] : [said.slice(0, comma), said.slice(comma + 1)];
  return READERS[name.trim()]?.(rest.trim()) ?? UNKNOWN;
}

/** « c******@example.fr »: where the code went, as the portal masks it. */
export const maskedAddress = (text: string): string | undefined =>
  /(?<![\w.*-])[\w.-]{0,64}\*[\w.*-]{0,64}@[\w.*-]{1,253}\w/.exec(text)?.[0];
