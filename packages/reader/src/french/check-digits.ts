// The digits by which a number proves that it was read right.

export function passesLuhn(digits: string): boolean {
  const total = Array.from(digits)
    .toReversed()
    .reduce((sum, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return total % 10 === 0;
}

/** The branches of the post office are the one exception: their digits add up to a multiple of five. */
const POST_OFFICE = '356000000';

export const isSiren = (digits: string): boolean => /^\d{9}$/.test(digits) && passesLuhn(digits);

export function isSiret(digits: string): boolean {
  if (!/^\d{14}$/.test(digits)) return false;
  if (!digits.startsWith(POST_OFFICE)) return passesLuhn(digits) && isSiren(digits.slice(0, 9));
  return (
    passesLuhn(digits) || Array.from(digits).reduce((sum, one) => sum + Number(one), 0) % 5 === 0
  );
}

export function isFrenchVat(number: string): boolean {
  const { key, siren = '' } = /^FR(?<key>\d{2})(?<siren>\d{9})$/.exec(number)?.groups ?? {};
  return isSiren(siren) && Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/** The last three digits of a taxpayer's number follow from the first ten. */
export const isTaxNumber = (digits: string): boolean =>
  /^[0-3]\d{12}$/.test(digits) && Number(digits.slice(0, 10)) % 511 === Number(digits.slice(10));

const MRZ_WEIGHTS = [7, 3, 1] as const;

/** Letters count from ten, the filler for nothing. */
export function mrzDigit(field: string): string {
  const total = Array.from(field).reduce((sum, sign, index) => {
    const value = sign === '<' ? 0 : Number.parseInt(sign, 36);
    return sum + value * (MRZ_WEIGHTS[index % 3] ?? 0);
  }, 0);
  return String(total % 10);
}
