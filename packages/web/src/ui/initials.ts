/** « CD » for Claire Dubois or claire.dubois@example.fr, « AG » for agence@example.fr. */
export function initialsOf(nameOrEmail: string): string {
  const [before = ''] = nameOrEmail.split('@');
  const words = before.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', second] = words;
  const letters = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
  return letters.toUpperCase();
}
