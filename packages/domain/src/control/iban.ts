/** Of our accounts and of our neighbours'. */
const LENGTHS: Readonly<Record<string, number>> = {
  FR: 27,
  MC: 27,
  BE: 16,
  CH: 21,
  DE: 22,
  ES: 24,
  GB: 22,
  IE: 22,
  IT: 27,
  LU: 20,
  NL: 18,
  PT: 25,
};
/** « LD0417063… » is the reference of a letter: no country has these two letters. */
const COUNTRIES = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });

/** Its two digits follow from all the others (ISO 7064). */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const country = iban.slice(0, 2);
  if (COUNTRIES.of(country) === undefined) return false;
  if (iban.length !== (LENGTHS[country] ?? iban.length)) return false;
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
