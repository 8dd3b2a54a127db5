// Numbers and days in words, as a notary writes them: the other way round of what the reader does.
const UNITS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const TENS =
  '- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ');
const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

function underHundred(value: number): string {
  if (value < 20) return UNITS[value] ?? '';
  const ten = Math.floor(value / 10);
  const rest = (value % 10) + (ten === 7 || ten === 9 ? 10 : 0);
  const stem = TENS[ten] ?? '';
  if (rest === 0) return ten === 8 ? `${stem}s` : stem;
  const joint = rest % 10 === 1 && ten < 8 ? ' et ' : '-';
  return `${stem}${joint}${UNITS[rest] ?? ''}`;
}

function underThousand(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (hundreds === 0) return underHundred(rest);
  const stem = hundreds === 1 ? 'cent' : `${UNITS[hundreds] ?? ''} cent`;
  if (rest === 0) return hundreds > 1 ? `${stem}s` : stem;
  return `${stem} ${underHundred(rest)}`;
}

/** Up to 999 999. */
export function inWords(value: number): string {
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  if (thousands === 0) return underThousand(rest);
  const many =
    thousands === 1 ? 'mille' : `${underThousand(thousands).replace(/(cent|vingt)s$/, '$1')} mille`;
  return rest === 0 ? many : `${many} ${underThousand(rest)}`;
}

/** « deux mille vingt-quatre, le premier mars ». */
export function dayInWords(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return `${inWords(year)}, le ${date === 1 ? 'premier' : inWords(date)} ${MONTHS[month - 1] ?? ''}`;
}
