// Numbers and days in words, as deeds write them.
const UNITS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
];
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

const unit = (value: number): string => UNITS[value] ?? '';

function underHundred(value: number): string {
  if (value < 20) return unit(value);
  const ten = Math.floor(value / 10);
  const shifted = ten === 7 || ten === 9;
  const rest = (value % 10) + (shifted ? 10 : 0);
  const stem = TENS[ten] ?? '';
  if (rest === 0) return value === 80 ? `${stem}s` : stem;
  const and = (rest === 1 || rest === 11) && ten < 8;
  return and ? `${stem} et ${unit(rest)}` : `${stem}-${unit(rest)}`;
}

function underThousand(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (hundreds === 0) return underHundred(rest);
  const stem = hundreds === 1 ? 'cent' : `${unit(hundreds)} cent`;
  return rest === 0 ? `${stem}${hundreds > 1 ? 's' : ''}` : `${stem} ${underHundred(rest)}`;
}

/** Up to 999 999. */
export function inWords(value: number): string {
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  if (thousands === 0) return underThousand(rest);
  // Neither « cent » nor « vingt » takes an s before « mille ».
  const many = underThousand(thousands).replace(/(cent|vingt)s$/, '$1');
  const stem = thousands === 1 ? 'mille' : `${many} mille`;
  return rest === 0 ? stem : `${stem} ${underThousand(rest)}`;
}

/** « deux mille vingt-quatre, le premier mars ». */
export function dayInWords(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return `${inWords(year)}, le ${date === 1 ? 'premier' : inWords(date)} ${MONTHS[month - 1] ?? ''}`;
}
