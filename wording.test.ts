// What people read is written as the house writes French. Each failure names the file and the sentence.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync } from 'vite';
import { expect, it } from 'vitest';

import { ELSEWHERE, ERROR_CATALOGUE, SENTENCES } from './e2e/support/specification.data.ts';

const root = import.meta.dirname;

/** Portals and papers that are made up speak as those they stand for; a terminal is read by engineers. */
const OTHERS = [
  /\.test\.tsx?$/,
  /\/replicas\//,
  /\/samples\//,
  /\/demo\/demo-(?:portal-)?papers/,
  /\/made-up-/,
  /^packages\/server\/src\/(?:db\/)?[\w-]+\.ts$/,
  // What a connector tells the team of a page it does not know.
  /^packages\/robots\/src\/(?!.*connector)/,
];

/** The specification owns its texts, faults included. */
const SPECIFIED = [
  ...SENTENCES.flatMap(({ texts }) => texts),
  ...Object.values(ERROR_CATALOGUE),
  ...ELSEWHERE,
];

const FRENCH =
  /[àâçéèêëîïôùûœ’«»]|(?:^|\s)(?:le|la|les|un|une|des|du|de|vous|votre|est|pas|pour|dans|qui|sur|avec|et|ou|par|au|aux|en|ce|nos|vos)(?:\s|$)/i;

const FAMILIES: Record<string, RegExp> = {
  'a straight apostrophe': /\p{L}'\p{L}/u,
  'a space that breaks before high punctuation': /(?:^|[\p{L}\d)»’…}]) [:;?!»%€](?=[\s.,)]|$)/u,
  'a space that breaks after «': /« /,
  'no space before ? or !': /\p{L}[?!](?=\s|$)/u,
  'a thin space or a raised letter, which the fonts lack': /[\u202f\u1d49\u02b3\u02e2]/,
  'three dots for one sign': /\.\.\./,
  'a word of the trade': /\b(?:scraping|IA|upload\w*|portfolio\w*)\b/i,
  'another word for « e-mail »':
    /(?<!e-|boîtes? |\p{L})mails?(?!\p{L})|(?<!adresses? |fill: |\p{L})emails?(?!\p{L})/iu,
  'the name of a code': /\b(?!QUITUS_)[A-Z]{2,}_[A-Z_]{2,}\b/,
  tutoiement: /(?:^|\s)(?:tu|toi|tes)\s/i,
};

type Node = { type: string; start: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Strings, parts of templates and words between tags; not imports, not the queries of a database. */
function* wordsIn(node: unknown, source: string): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* wordsIn(one, source);
  if (!isNode(node) || node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return;
  if (node.type === 'TaggedTemplateExpression' && source.startsWith('sql', node.start)) return;
  if (node.type === 'Literal' && typeof node['value'] === 'string') yield node['value'];
  if (node.type === 'JSXText' && typeof node['value'] === 'string') yield node['value'];
  if (node.type === 'TemplateElement' && isQuasi(node['value'])) yield node['value'].cooked;
  for (const child of Object.values(node)) yield* wordsIn(child, source);
}

const isQuasi = (value: unknown): value is { cooked: string } =>
  typeof value === 'object' && value !== null && 'cooked' in value;

const files = globSync('packages/{api,domain,papers,robots,server,web}/src/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter((file) => !OTHERS.some((other) => other.test(file)))
  .toSorted();

const told = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  return [...wordsIn(program, source)]
    .map((words) => words.replaceAll(/[ \n\t]+/g, ' '))
    .filter((words) => FRENCH.test(words) && !SPECIFIED.includes(words.trim()))
    .map((words) => ({ file, words }));
});

it('reads the sentences of the house', () => {
  expect(told.length).toBeGreaterThan(3000);
});

it.each(Object.entries(FAMILIES))('nothing that people read has %s', (_, family) => {
  const wrong = told.filter(({ words }) => family.test(words));
  expect(wrong.map(({ file, words }) => `${file}: ${words.trim().slice(0, 160)}`)).toEqual([]);
});
