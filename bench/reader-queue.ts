// A process that reads the files it is told, two at a time like the worker of the server.
import { readFile } from '@quitus/reader/read';

const LANES = 2;
const queue = process.argv.slice(2);

async function lane(): Promise<void> {
  for (let path = queue.shift(); path; path = queue.shift()) await readFile(path);
}

console.log('ready');
await Promise.all(Array.from({ length: LANES }, lane));
process.exit(0);
