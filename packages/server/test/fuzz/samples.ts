// A value of the shape that a schema asks for, and what becomes of it when it is spoilt.
import { z } from 'zod';

import type { Chance } from './chance.ts';
import { SPLINTERS, TEXTS, VALUES } from './naughty.data.ts';

type Shape = z.core.JSONSchema.JSONSchema;
/** Names that stand for something of the world: an id of a dossier, of a file… */
export type Known = Record<string, string>;

const shapes = new Map<z.ZodType, Shape>();
const shapeOf = (schema: z.ZodType): Shape => {
  const shape =
    shapes.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  shapes.set(schema, shape);
  return shape;
};

export function sample(schema: z.ZodType, chance: Chance, known: Known): unknown {
  const whole = shapeOf(schema);
  return sampleOf(whole, '', { whole, chance, known });
}

type Around = { whole: Shape; chance: Chance; known: Known };

function sampleOf(given: Shape | boolean, name: string, around: Around): unknown {
  if (typeof given === 'boolean') return null;
  const { chance, known, whole } = around;
  const shape = resolve(given, whole);
  const said = known[name];
  if (said !== undefined && chance.once(0.9)) return said;
  if (shape.const !== undefined) return shape.const;
  const [first, ...others] = shape.enum ?? [];
  if (first !== undefined) return chance.pick([first, ...others]);
  const [either, ...or] = shape.anyOf ?? shape.oneOf ?? [];
  if (either) return sampleOf(chance.pick([either, ...or]), name, around);
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties)
        .filter(([field]) => shape.required?.includes(field) || chance.once(0.7))
        .map(([field, inside]) => [field, sampleOf(inside, field, around)]),
    );
  return plain(shape, name, around);
}

function resolve(shape: Shape, whole: Shape): Shape {
  const named = /^#\/\$defs\/(.+)$/.exec(shape.$ref ?? '')?.[1];
  return (named !== undefined && whole.$defs?.[named]) || shape;
}

function plain(
  { type, items, format, minimum = 0, maximum = 3, ...shape }: Shape,
  name: string,
  around: Around,
) {
  const { chance } = around;
  switch (Array.isArray(type) ? type[0] : type) {
    case 'array': {
      const inside = Array.isArray(items) ? items[0] : items;
      const length = Math.max(shape.minItems ?? 0, chance.below(3));
      return Array.from({ length }, () => sampleOf(inside ?? true, name, around));
    }
    case 'integer':
    case 'number':
      return Math.min(Math.max(minimum, chance.below(10)), Math.max(minimum, maximum));
    case 'boolean':
      return chance.once(0.5);
    case 'null':
      return null;
    case 'object':
      return {};
    case 'string':
    case undefined:
  }
  return text(format, chance);
}

const hex = (chance: Chance, length: number): string =>
  Array.from({ length }, () => chance.below(16).toString(16)).join('');

const FORMATS: Record<string, (chance: Chance) => string> = {
  uuid: (chance) =>
    `${hex(chance, 8)}-${hex(chance, 4)}-4${hex(chance, 3)}-8${hex(chance, 3)}-${hex(chance, 12)}`,
  email: (chance) => `${hex(chance, 12)}@example.fr`,
  date: () => '2026-11-20',
  'date-time': () => '2026-11-20T10:00:00.000Z',
};

const text = (format: string | undefined, chance: Chance): string =>
  FORMATS[format ?? '']?.(chance) ??
  chance.pick(['Sans objet', 'camille@example.fr', 'Un-mot-de-passe-1', '14 Rue du Marché', '7']);

/** One place of the value becomes something else; the value itself is left as it was. */
export function spoilt(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.once(0.3)) return chance.pick([anything(chance), [value], {}]);
    const at = chance.below(value.length);
    return value.map((item: unknown, index) => (index === at ? spoilt(item, chance) : item));
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    const [one, ...more] = fields;
    if (!one || chance.once(0.15)) return chance.pick([anything(chance), [value], fields]);
    const [name, inside] = chance.pick([one, ...more]);
    const without = fields.filter(([field]) => field !== name);
    if (chance.once(0.15)) return Object.fromEntries(without);
    if (chance.once(0.15)) return { ...value, [chance.pick(TEXTS)]: anything(chance) };
    return Object.fromEntries([...without, [name, spoilt(inside, chance)]]);
  }
  // Nearly right gets further than wrong.
  if (typeof value === 'string' && chance.once(0.5)) return `${value}${chance.pick(SPLINTERS)}`;
  return anything(chance);
}

export const anything = (chance: Chance): unknown =>
  chance.once(0.7) ? chance.pick(TEXTS) : chance.pick<unknown>(VALUES);
