/** « AC1-234-567 » and « AC1234567 » are one number of the national register of copropriétés. */
export const rnc = (number: string): string => number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
