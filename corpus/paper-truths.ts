// What the marks and the head of a paper's file say is true of it.
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import { type FactKind, type FactName, FACTS } from '@quitus/domain/reading/facts.data';
import { SUB_KINDS, type SubKind } from '@quitus/domain/reading/read-document';

import { attributeOf, type Element, textOf } from './html-elements.ts';
import type { Either, Truth, Value } from './paper.ts';

export type Complain = (fault: string) => void;

/** A fact as the file writes it: at a mark with what is printed there, or in the head. */
type Written = { fact: string; value: string; marked: boolean };
type Described = {
  id: string;
  type: string;
  sub_kind?: string | null;
  also?: readonly string[];
  pages?: readonly number[];
};

export function truthsIn(elements: readonly Element[], complain: Complain): Truth[] {
  const metas = elements.flatMap((one) => {
    const name = one.tagName === 'meta' ? attributeOf(one, 'name') : null;
    return name === null ? [] : [{ name, content: attributeOf(one, 'content') ?? '' }];
  });
  const written = [
    ...elements.flatMap((one) => markOf(one, complain)),
    ...metas
      .filter(({ name }) => name.startsWith('fact:'))
      .map(({ name, content }) => ({
        fact: name.slice('fact:'.length),
        value: content,
        marked: false,
      })),
  ];
  const several = metas
    .filter(({ name }) => name === 'document')
    .map(({ content }): Described => JSON.parse(content));
  const described = several.length > 0 ? several : [rootOf(elements)];
  const prefixes = described.map(({ id }) => (id ? `${id}:` : ''));
  for (const { fact } of written)
    if (!prefixes.some((prefix) => factName(fact, prefix))) complain(`${fact} is no fact`);
  return described.map((one, index) => {
    const prefix = prefixes[index] ?? '';
    const absent = wordsOf(
      metas.find(({ name }) => name === (one.id ? `absent:${one.id}` : 'absent'))?.content ?? null,
    ).flatMap((name) => factName(name, '') ?? complained(complain, `${name} is no fact`));
    const also = (one.also ?? []).flatMap((name) => typeOf(name, complain) ?? []);
    return {
      type: typeOf(one.type, complain),
      ...(also.length > 0 && { also }),
      sub_kind: subKindOf(one.sub_kind ?? null, complain),
      ...(one.pages && { pages: one.pages }),
      facts: factsOf(written, prefix, complain),
      ...(absent.length > 0 && { absent }),
    };
  });
}

const wordsOf = (text: string | null): string[] => (text ?? '').split(/\s+/).filter(Boolean);

function complained(complain: Complain, fault: string): [] {
  complain(fault);
  return [];
}

function markOf(element: Element, complain: Complain): Written[] {
  const fact = attributeOf(element, 'data-fact');
  if (fact === null) return [];
  const value = attributeOf(element, 'data-value');
  const name = factName(fact.replace(/^.*:/, ''), '');
  const kind = name && FACTS[name].kind;
  if (value === null && kind && kind !== 'TEXT' && kind !== 'LIST')
    return complained(complain, `${fact} has no data-value`);
  const printed = textOf(element).replaceAll(/\s+/g, ' ').trim();
  return [{ fact, value: value ?? printed, marked: true }];
}

function rootOf(elements: readonly Element[]): Described {
  const root = elements.find(({ tagName }) => tagName === 'html');
  const said = (name: string) => (root ? attributeOf(root, name) : null);
  return {
    id: '',
    type: said('data-type') ?? '',
    sub_kind: said('data-sub-kind'),
    also: wordsOf(said('data-also')),
  };
}

function typeOf(text: string, complain: Complain): DocumentType | null {
  if (text === 'none') return null;
  const known = DOCUMENT_TYPES.find((type) => type === text);
  if (!known) complain(`${text || 'nothing'} is no type`);
  return known ?? null;
}

function subKindOf(text: string | null, complain: Complain): SubKind | null {
  if (!text || text === 'none') return null;
  const known = SUB_KINDS.find((kind) => kind === text);
  if (!known) complain(`${text} is no sub_kind`);
  return known ?? null;
}

const FACT_NAMES = new Map(
  Object.keys(FACTS)
    .filter((name): name is FactName => name in FACTS)
    .map((name) => [name as string, name]),
);

const factName = (written: string, prefix: string): FactName | undefined =>
  written.startsWith(prefix) ? FACT_NAMES.get(written.slice(prefix.length)) : undefined;

function factsOf(written: readonly Written[], prefix: string, complain: Complain): Truth['facts'] {
  const facts: Truth['facts'] = {};
  for (const one of written) {
    const name = factName(one.fact, prefix);
    if (!name) continue;
    const value = valueOf(FACTS[name].kind, one);
    const former = facts[name];
    if (value === null) complain(`${one.fact} cannot be ${JSON.stringify(one.value)}`);
    else if (former === undefined) facts[name] = value;
    else if (Array.isArray(former) && Array.isArray(value)) facts[name] = [...former, ...value];
    else if (JSON.stringify(former) !== JSON.stringify(value))
      complain(`${one.fact} is told twice, each time otherwise`);
  }
  return facts;
}

function valueOf(kind: FactKind, { value, marked }: Omit<Written, 'fact'>): Value | Either | null {
  if (value.startsWith('{"either":')) return eitherOf(kind, parsed(value));
  if (kind === 'TEXT') return value;
  if (kind === 'LIST') return marked ? [value] : listOf(value);
  if (kind === 'DATE') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
  if (kind === 'YES_NO') return value === 'true' ? true : value === 'false' ? false : null;
  return value.trim() === '' || !Number.isFinite(Number(value)) ? null : Number(value);
}

/** Amounts may be written as texts there, as everywhere else. */
function eitherOf(kind: FactKind, told: unknown): Either | null {
  if (typeof told !== 'object' || told === null || !('either' in told)) return null;
  if (!Array.isArray(told.either)) return null;
  const values = told.either.map((one: unknown) =>
    typeof one === 'string' ? valueOf(kind, { value: one, marked: kind === 'LIST' }) : one,
  );
  return values.every(isValue) ? { either: values } : null;
}

const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

function listOf(value: string): string[] | null {
  const list: unknown = parsed(value);
  return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : null;
}

/** Null where it is no JSON. */
function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}
