// One fact of a sale read wrong, in every way that readers err: a digit, a neighbour's amount, nothing at all.
import type { SourceFile } from '@quitus/domain/preetatdate/statement';
import { FACTS } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

export type Misreading = { name: string; how: string; files: readonly SourceFile[] };

type Place = { file_id: string; name: string; page: number; value: Fact['value'] };

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(FACTS).map(([name, { kind }]) => [name, kind]),
);
const isAmount = (name: string): boolean => ['CENTS', 'NUMBER'].includes(KINDS.get(name) ?? '');
const isDate = (name: string): boolean => KINDS.get(name) === 'DATE';

/** A convocation and its annexe tell the same fact of the same page: both are misread. */
const replaced = (
  files: readonly SourceFile[],
  at: Place,
  value: Fact['value'] | null,
): SourceFile[] =>
  files.map((file) =>
    file.file_id === at.file_id
      ? {
          ...file,
          documents: file.documents.map((document) => ({
            ...document,
            facts: document.facts.flatMap((fact) => {
              const isIt =
                fact.name === at.name && fact.page === at.page && fact.value === at.value;
              if (!isIt) return [fact];
              return value === null ? [] : [{ ...fact, value }];
            }),
          })),
        }
      : file,
  );

export function* misreadings(files: readonly SourceFile[]): Generator<Misreading> {
  const seen = new Set<string>();
  for (const file of files)
    for (const document of file.documents)
      for (const { name, page, value } of document.facts) {
        const place = { file_id: file.file_id, name, page, value };
        const key = JSON.stringify(place);
        if (seen.has(key)) continue;
        seen.add(key);
        const others = document.facts.filter((fact) => fact.name !== name && isAmount(fact.name));
        for (const [how, wrong] of waysOf(name, value, others))
          yield { name, how: `${file.name} ${name} ${how}`, files: replaced(files, place, wrong) };
      }
}

function waysOf(
  name: string,
  value: Fact['value'],
  others: readonly Fact[],
): (readonly [string, Fact['value'] | null])[] {
  if (typeof value === 'number' && isAmount(name)) {
    const neighbours = others.filter((fact) => fact.value !== value).slice(0, 3);
    const ways: (readonly [string, Fact['value'] | null])[] = [
      ['lost', null],
      ['ten times', value * 10],
      ['a digit', value + 300],
      ['the other sign', -value],
      ...neighbours.map((fact) => [`as ${fact.name}`, fact.value] as const),
    ];
    return ways.filter(([, wrong]) => wrong !== value);
  }
  if (typeof value === 'string' && isDate(name)) {
    const year = Number(value.slice(0, 4));
    return [
      ['lost', null],
      ['a year before', `${year - 1}${value.slice(4)}`],
      ['a year after', `${year + 1}${value.slice(4)}`],
    ];
  }
  return typeof value === 'object'
    ? [
        ['lost', null],
        ['its last lost', value.slice(0, -1)],
      ]
    : [];
}
