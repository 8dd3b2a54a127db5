// Where a key is a title over its lines, or beside their sum: its name ends where what it is shared on begins.

/** « (10/400) », « base 10000 », « (clé sur 912) », « – clé 030 », « /10000 », « 10 000 tantièmes »: beside the name, not in it. */
const QUALIFICATION =
  /(?<=\p{L}.*)[\s([–—:·-]*(?:\bbase\b.*|\bcl[eé]\s*(?:n°\s*|sur\s+|:\s*)?\d.*|\(\d[\d\s]*\)$|\(?\d[\d\s.]*(?:\/\s*\d|,\d{2}|[eè]mes).*|\/\s*\d[\d\s.]*\W*|\b\d[\d\s.]{2,}(?:(?:tanti|milli)[eè]mes|parts)?\W*|\d+\s*(?:(?:tanti|milli)[eè]mes|parts)\W*)$/iu;

/** What is left where the name is nothing but its number is the whole of it. */
export function withoutQualification(title: string): string {
  const bare = title.replace(QUALIFICATION, '').trim();
  return /\p{L}{3}/u.test(bare) && !/^cl[eé]$/iu.test(bare) ? bare : title.trim();
}
