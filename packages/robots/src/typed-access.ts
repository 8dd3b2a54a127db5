// What somebody typed and which portal it is for, checked by the manifest before anything is sent.
import type { CredentialsOf, Fields, Manifest } from './manifest.ts';
import { RobotError } from './robot-error.ts';

type Parsed<F extends Fields> =
  | { credentials: CredentialsOf<F>; wrong?: never }
  /** Names of the fields that the manifest refuses. */
  | { credentials?: never; wrong: string[] };

export function parseCredentials<F extends Fields>(
  fields: F,
  typed: Readonly<Record<string, string>>,
): Parsed<F> {
  const parsed: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, { schema }] of Object.entries(fields)) {
    const result = schema.safeParse(typed[name]);
    if (result.success) parsed[name] = result.data;
    else wrong.push(name);
  }
  return isWhole(fields, parsed) ? { credentials: parsed } : { wrong };
}

const isWhole = <F extends Fields>(fields: F, parsed: object): parsed is CredentialsOf<F> =>
  Object.keys(fields).every((name) => name in parsed);

export function parsedOrder<F extends Fields, T>(order: {
  connector: { manifest: Manifest<F, T> };
  tenant: unknown;
  credentials: Record<string, string> | null;
}): { tenant: T; credentials: CredentialsOf<F> | null } {
  const { manifest } = order.connector;
  const tenant = manifest.tenant.safeParse(order.tenant);
  if (!tenant.success) throw new RobotError('UNSUPPORTED', { info: 'tenant' });
  if (order.credentials === null) return { tenant: tenant.data, credentials: null };
  const { credentials, wrong } = parseCredentials(manifest.fields, order.credentials);
  if (wrong) throw new RobotError('WRONG_KIND', { info: wrong.join(', ') });
  return { tenant: tenant.data, credentials };
}
