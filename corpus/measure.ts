// npm run measure -- folder [--digital | --degraded] [--json] [--list]
// Sales written by people who have not seen the reader, a folder each: every paper is printed and read, the whole
// folder is controlled and its pré-état daté computed, and all of it is held against what their authors say.
// --list tells everything that is not as they say.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { measureFigures } from './measure/figures.ts';
import { type MeasuredSale, measuredSale } from './measure/measured-sale.ts';
import { measureList, measureReport } from './measure/report.ts';
import { saleFolder } from './measure/sale-folder.ts';
import { createPress } from './press.ts';

const { values: asked, positionals } = parseArgs({
  options: {
    digital: { type: 'boolean', default: false },
    degraded: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined || (asked.digital && asked.degraded)) {
  console.error('npm run measure -- dossier/ [--digital | --degraded] [--json] [--list]');
  process.exit(2);
}

const complain = (fault: string) => console.error(fault);
const press = createPress(complain);
const sales: MeasuredSale[] = [];
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();
for (const name of names) {
  try {
    const sale = saleFolder(join(folder, name), complain);
    sales.push(await measuredSale(sale, asked.degraded, press));
  } catch (error) {
    console.error(`${name} left out:`, error);
    process.exitCode = 1;
  }
}
await press.close();

const figures = measureFigures(sales);
if (asked.json) console.log(JSON.stringify({ figures, ...(asked.list && { sales }) }, null, 2));
else {
  console.log(measureReport(figures));
  if (asked.list) console.log(measureList(sales));
}
process.exit();
