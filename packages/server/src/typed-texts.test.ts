// Walks the whole contract: a field that takes a text and forgets the rule is named here.
import type { Endpoint } from '@quitus/api/endpoint';
import { isPrintable } from '@quitus/domain/text/printable';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { APIS } from '../test/apis.ts';

type Field = { where: string; schema: z.core.$ZodType };

/** Hashed and never shown. */
const SECRETS = ['password', 'current_password'];
const WRAPPED = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodReadonly];
/** An address of mail is a pipe: what comes out of it is what counts. */
const TEXTS = [z.ZodString, z.ZodStringFormat, z.ZodPipe];
const NOT_TEXTS = [z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodFile];

/** Every place of a schema that may be a text. A kind of schema that nobody thought of is an error. */
function texts(where: string, schema: unknown): Field[] {
  const inside = (name: string, inner: unknown) => texts(`${where}.${name}`, inner);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => inside(name, inner));
  if (schema instanceof z.ZodArray) return inside('*', schema.element);
  if (schema instanceof z.ZodTuple)
    return schema.def.items.flatMap((item, index) => inside(String(index), item));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => texts(where, option));
  if (schema instanceof z.ZodRecord)
    return [...inside('key', schema.keyType), ...inside('value', schema.valueType)];
  for (const kind of WRAPPED) if (schema instanceof kind) return texts(where, schema.unwrap());
  for (const kind of TEXTS) if (schema instanceof kind) return [{ where, schema }];
  if (NOT_TEXTS.some((kind) => schema instanceof kind)) return [];
  throw new Error(`${where}: what kind of schema is this?`);
}

const endpoints: [name: string, endpoint: Endpoint][] = APIS.flatMap(Object.entries);

/** One of each family that printable.ts knows, long enough for any field. */
const UNPRINTABLE = ['\0', '\u0007', '\u009B', '\uD83D', '\uFFFE', '\u202E', '\u2066', '\u{E0041}'];
const around = (character: string) => `Rue${character}du Port`;

describe('what people send', () => {
  const fields = endpoints.flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema instanceof z.ZodType ? texts(`${name} ${part}`, schema) : [],
    ),
  );
  const isSecret = ({ where }: Field) => SECRETS.includes(where.split('.').at(-1) ?? '');

  it('is a good number of texts', () => {
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter(isSecret).length).toBeLessThan(6);
  });

  it('never comes in unprintable, and is told so where a text was expected', () => {
    const wrong = fields
      .filter((field) => !isSecret(field))
      .filter(({ schema }) => {
        const isText = z.safeParse(schema, around(' ')).success;
        return UNPRINTABLE.some((character) => {
          const { success, data, error } = z.safeParse(schema, around(character));
          if (success) return typeof data !== 'string' || !isPrintable(data);
          return isText && error.issues[0]?.message !== 'UNPRINTABLE_TEXT';
        });
      });
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });
});

describe('what people are sent', () => {
  const fields = endpoints.flatMap(([name, { response }]) =>
    response instanceof z.ZodType ? texts(name, response) : [],
  );

  it('may hold what was kept before the rule', () => {
    expect(fields.length).toBeGreaterThan(100);
    const wrong = fields.filter(
      ({ schema }) =>
        z.safeParse(schema, around(' ')).success &&
        UNPRINTABLE.some((one) => z.safeParse(schema, around(one)).data !== around(one)),
    );
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });
});
