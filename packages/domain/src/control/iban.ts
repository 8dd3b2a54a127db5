// The countries whose accounts pay each other in euros, and how long their numbers are. Any other two letters begin
// something else: « AC4718326 » is the number of a copropriété, « LD0417063 » the reference of a letter.
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 ' +
    'IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22'
  )
    .split(' ')
    .map((country) => [country.slice(0, 2), Number(country.slice(2))]),
);

/** Its two digits follow from all the others (ISO 7064). */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  if (iban.length !== LENGTHS[iban.slice(0, 2)]) return false;
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
