const NUMBER = /^\s*(\d{1,4})\s*(bis|ter|quater)?\b/i;

/** The number at the head of an address, as its enamel plate would write it. */
export function streetNumber(address: string): { number?: string } {
  const [, digits, suffix] = NUMBER.exec(address) ?? [];
  if (digits === undefined) return {};
  return { number: suffix === undefined ? digits : `${digits} ${suffix.toLowerCase()}` };
}
