// What a paper says, inside a pattern: « Les Lilas (2) » and « +75,96 » stand for themselves there.
export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
