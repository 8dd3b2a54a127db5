/** Letters that look random and are the same each time. */
export function noise(length: number, seed: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return String.fromCharCode((state >>> 16) & 0x7f);
  }).join('');
}
