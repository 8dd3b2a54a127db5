import { describe, expect, it } from 'vitest';

import { mrzDigit } from './check-digits.ts';
import { findIdentityPapers } from './mrz.ts';
import { writtenText } from './written.ts';

const read = (lines: readonly string[]) =>
  findIdentityPapers(writtenText(['Carte nationale', ...lines, 'fin'].join('\n'))).map(
    ({ value }) => value,
  );

const sealed = (field: string) => `${field}${mrzDigit(field)}`;

function card(birth: string, expiry: string): string[] {
  const one = `IDFRA${sealed('X4RTBPFW4')}`.padEnd(30, '<');
  const [born, expires] = [sealed(birth), sealed(expiry)];
  const two = `${born}F${expires}FRA`.padEnd(29, '<');
  const whole = `${one.slice(5)}${born}${expires}${two.slice(18)}`;
  return [one, `${two}${mrzDigit(whole)}`, 'MARTIN<<MAELYS<GAELLE<MARIE'.padEnd(30, '<')];
}
const CARD = card('750713', '300211');

const OLD = (() => {
  const one = `${'IDFRABERTHIER'.padEnd(30, '<')}692017`;
  const two = `${sealed('880692310285')}${'CORINNE'.padEnd(14, '<')}${sealed('651206')}F`;
  return [one, `${two}${mrzDigit(`${one}${two}`)}`];
})();

const PASSPORT = (() => {
  const one = 'P<FRADUBOIS<TEST<<CLAIRE<MARIE'.padEnd(44, '<');
  const [number, born, expires] = [sealed('14AB12345'), sealed('890105'), sealed('330922')];
  const two = `${number}FRA${born}F${expires}${'<'.repeat(14)}0`;
  return [one, `${two}${mrzDigit(`${number}${born}${expires}${'<'.repeat(14)}0`)}`];
})();

describe('the lines for machines', () => {
  it('of a card of 2021', () => {
    expect(read(CARD)).toEqual([
      {
        kind: 'CARD_2021',
        number: 'X4RTBPFW4',
        last_name: 'MARTIN',
        first_names: 'MAELYS GAELLE MARIE',
        born_on: '1975-07-13',
        sex: 'F',
        expires_on: '2030-02-11',
        country: 'FRA',
      },
    ]);
  });

  it('of a card of 1995, which does not say when it expires', () => {
    expect(read(OLD)).toMatchObject([
      {
        kind: 'CARD_1995',
        number: '880692310285',
        last_name: 'BERTHIER',
        first_names: 'CORINNE',
        born_on: '1965-12-06',
        expires_on: null,
      },
    ]);
  });

  it('of a passport', () => {
    expect(read(PASSPORT)).toMatchObject([
      { kind: 'PASSPORT', number: '14AB12345', last_name: 'DUBOIS TEST', expires_on: '2033-09-22' },
    ]);
  });

  it('are mended where a figure was taken for a letter', () => {
    const [one = '', two = '', three = ''] = CARD;
    const seen = two.replace('750713', '75O7I3');
    expect(read([one, seen, three])).toMatchObject([{ born_on: '1975-07-13' }]);
  });

  it('say nothing when a check digit is wrong', () => {
    const [one = '', two = '', three = ''] = CARD;
    expect(read([one, two.replace('7507', '7508'), three])).toEqual([]);
    expect(read([one.replace('X4R', 'X4B'), two, three])).toEqual([]);
    expect(read(OLD.map((line) => line.replace('651206', '651207')))).toEqual([]);
    expect(read(PASSPORT.map((line) => line.replace('12345', '12346')))).toEqual([]);
  });

  it.each([
    ['a woman of seventy-two', '520713', '1952-07-13'],
    ['a man of ninety-eight', '280713', '1928-07-13'],
    ['a child of twelve', '080713', '2008-07-13'],
    ['a baby or somebody who is a hundred', '190713', null],
  ])('tell the century by the day the card expires: %s', (_, born, born_on) => {
    expect(read(card(born, '300211'))).toMatchObject([{ born_on }]);
  });

  it('need no clock for a card of 1995: its number says when it was made', () => {
    const [one = ''] = OLD;
    const two = `${sealed('050692310285')}${'CORINNE'.padEnd(14, '<')}${sealed('011206')}F`;
    expect(read([one, `${two}${mrzDigit(`${one}${two}`)}`])).toMatchObject([{ born_on: null }]);
    const older = `${sealed('050692310285')}${'CORINNE'.padEnd(14, '<')}${sealed('311206')}F`;
    expect(read([one, `${older}${mrzDigit(`${one}${older}`)}`])).toMatchObject([
      { born_on: '1931-12-06' },
    ]);
  });
});
