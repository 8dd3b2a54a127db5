import { expect, it } from 'vitest';

import { foreignDay } from './foreign-days.ts';

it.each([
  ['07 MFÓM/SEP 2021', '2021-09-07'],
  ['3 AOÛT/AUG 1990', '1990-08-03'],
  ['21 FEB 2030', '2030-02-21'],
  ['01 GEN/JAN 2024', '2024-01-01'],
])('« %s »', (printed, day) => {
  expect(foreignDay(printed)).toBe(day);
});

it.each(['07 MAI/JUN 2021', '31 FEB 2020', '12 EANÁ 2020', '12 SEP', 'SEP 2021'])(
  '« %s » is no day',
  (printed) => {
    expect(foreignDay(printed)).toBeNull();
  },
);
