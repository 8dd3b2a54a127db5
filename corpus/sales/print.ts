// `node corpus/sales/print.ts <folder> [sale …]`: each sale in a folder of its name.
import { join } from 'node:path';

import { createPress } from '../press.ts';
import { printSale } from './sale.ts';
import { SALES, SECOND_SALES } from './sales.ts';

const [folder, ...names] = process.argv.slice(2);
if (!folder) throw new Error('print.ts <folder> [sale …]');
const press = createPress();
const every = [...SALES, ...SECOND_SALES];
for (const sale of every.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const paths = await printSale(sale, join(folder, sale.name), press);
  console.log(`${sale.name}: ${paths.length} files`);
}
await press.close();
