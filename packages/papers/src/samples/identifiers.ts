// Numbers with the form, and where there is one the check digit, of the real ones; they name nobody.
import type { Chance } from './chance.ts';

/** Register of copropriétés: two letters, seven digits. */
export const drawRnc = (chance: Chance): string =>
  `A${chance.pick(['A', 'B', 'C', 'D', 'E', 'F'])}${chance.digits(7)}`;

/** « AB1-234-567 ». */
export const spacedRnc = (rnc: string): string =>
  `${rnc.slice(0, 3)}-${rnc.slice(3, 6)}-${rnc.slice(6)}`;

function luhnDigit(payload: string): number {
  const total = Array.from(payload)
    .toReversed()
    .reduce((sum, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return (10 - (total % 10)) % 10;
}

export function drawSiret(chance: Chance): string {
  const payload = `9${chance.digits(7)}`;
  const branch = `${payload}${luhnDigit(payload)}0001`;
  return `${branch}${luhnDigit(branch)}`;
}

export const spacedSiret = (siret: string): string =>
  `${siret.slice(0, 3)} ${siret.slice(3, 6)} ${siret.slice(6, 9)} ${siret.slice(9)}`;

/** Remainder of a number too long for a number. */
const modulo = (digits: string, by: number): number =>
  Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % by, 0);

export type BankAccount = {
  bank: string;
  branch: string;
  number: string;
  key: string;
  iban: string;
  bic: string;
};

/** Bank code 00000 belongs to no bank. */
export function drawBankAccount(chance: Chance): BankAccount {
  const [bank, branch, number] = ['00000', chance.digits(5), chance.digits(11)];
  const weighted = 89 * Number(bank) + 15 * Number(branch) + 3 * modulo(number, 97);
  const key = String(97 - (weighted % 97)).padStart(2, '0');
  const bban = `${bank}${branch}${number}${key}`;
  // F and R count as 15 and 27.
  const check = String(98 - modulo(`${bban}152700`, 97)).padStart(2, '0');
  return { bank, branch, number, key, iban: `FR${check}${bban}`, bic: 'EXEMFRPPXXX' };
}

export const spacedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

export const drawDpeNumber = (chance: Chance, year: number, department: string): string =>
  `${String(year).slice(2)}${department}E${chance.digits(7)}${chance.pick(['A', 'F', 'K', 'T', 'W'])}`;

/** The notice's reference, the taxpayer's number, and the owner's number in a town. */
export const drawTaxNumber = (chance: Chance): string =>
  `0${chance.digits(1)} ${chance.digits(2)} ${chance.digits(3)} ${chance.digits(3)} ${chance.digits(3)}`;

const MRZ_WEIGHTS = [7, 3, 1] as const;

/** Letters count from ten, the filler for nothing. */
export function mrzDigit(field: string): string {
  const total = Array.from(field).reduce((sum, sign, index) => {
    const value = sign === '<' ? 0 : Number.parseInt(sign, 36);
    return sum + value * (MRZ_WEIGHTS[index % 3] ?? 0);
  }, 0);
  return String(total % 10);
}

const mrzName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '<');

export type CardHolder = {
  first_name: string;
  last_name: string;
  sex: 'F' | 'M';
  born_on: string;
  card_number: string;
  expires_on: string;
};

const six = (day: string): string => day.replaceAll('-', '').slice(2);

/** The three lines of thirty of an identity card since 2021 (TD1). */
export function cardMrz(holder: CardHolder): readonly [string, string, string] {
  const { card_number, born_on, expires_on, sex } = holder;
  const first = `IDFRA${card_number}${mrzDigit(card_number)}`.padEnd(30, '<');
  const [born, expires] = [six(born_on), six(expires_on)];
  const dates = `${born}${mrzDigit(born)}${sex}${expires}${mrzDigit(expires)}FRA`.padEnd(29, '<');
  const checked = `${first.slice(5)}${dates.slice(0, 7)}${dates.slice(8, 15)}${dates.slice(18)}`;
  const names = `${mrzName(holder.last_name)}<<${mrzName(holder.first_name)}`;
  return [first, `${dates}${mrzDigit(checked)}`, names.slice(0, 30).padEnd(30, '<')];
}
