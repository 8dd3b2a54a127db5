const FRENCH_LENGTH = 27;

/** Its two digits follow from all the others (ISO 7064). */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('FR') && iban.length !== FRENCH_LENGTH) return false;
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
