export const CIVILITIES = ['MADAME', 'MONSIEUR'] as const;
export type Civility = (typeof CIVILITIES)[number];

export const CIVILITY_LABELS: Record<Civility, string> = {
  MADAME: 'Madame',
  MONSIEUR: 'Monsieur',
};

/** Fourteen digits whose last one checks the others (Luhn). Spaces are for the eye. */
export function isSiret(text: string): boolean {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^\d{14}$/.test(digits)) return false;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const value = digit * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** In any script: letters with their accents, spaces, hyphens, apostrophes and dots. */
export const isFirstName = (text: string): boolean =>
  /^[\p{L}\p{M}\p{Zs}.·・'’ʼ\-‐‑]+$/u.test(text);

/** A seller may be a company, whose name holds digits and more; no name holds pictures. */
export const isLastName = (text: string): boolean => !/\p{Extended_Pictographic}/u.test(text);

type Named = { first_name: string | null; last_name: string | null };

/** Whoever opens a dossier to others does it under their name: an e-mail address is not one. */
export const nameRefusal = ({ first_name, last_name }: Named): 'NAME_NEEDED' | null =>
  first_name && last_name ? null : 'NAME_NEEDED';

/** « Claire Dubois », or null when neither name is known. */
export const fullName = ({ first_name, last_name }: Named): string | null =>
  [first_name, last_name].filter(Boolean).join(' ') || null;
