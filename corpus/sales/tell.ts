// `node corpus/sales/tell.ts [sale …]`: the truth of each sale, to check it by hand.
import { SALES } from './sales.ts';

const names = process.argv.slice(2);
for (const sale of SALES.filter(({ name }) => names.length === 0 || names.includes(name)))
  console.log(sale.name, sale.date, JSON.stringify(sale.truth, null, 1));
