// Run by guarded-child.ts: pages drawn and prepared for OCR. `path format page…`. The answer is,
// for each page, a line of JSON then its pixels: a page that kills us does not take those before it.
import { sayAnswer, sayReady, sayStep } from '../file/child-answer.ts';
import { openGray } from './open-gray.ts';
import { prepare } from './prepare/prepare.ts';

sayReady();
const [path = '', format, ...numbers] = process.argv.slice(2);
const { pages, draw } = await openGray(path, format);
for (const number of numbers) {
  const { picture: drawn, page } = await draw(Number(number));
  const { picture, back } = prepare(drawn);
  const extracted = {
    pages,
    sheet: [page.width, page.height],
    drawn: [drawn.width, drawn.height],
    picture: [picture.width, picture.height],
    back,
  };
  sayAnswer(`${JSON.stringify(extracted)}\n`);
  sayAnswer(picture.data);
  sayStep();
}
process.exit(0);
